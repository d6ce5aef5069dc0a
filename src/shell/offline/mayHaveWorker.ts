import { site } from '#data/site/site.ts';

type Browser = { navigator: object; isSecureContext: boolean };

/** Whether a page may register a worker: on a production host, by its exact name, in a browser that knows workers (S2, S9). */
export function mayHaveWorker(
  hostname = location.hostname,
  browser: Browser = window,
  productionHosts = site.productionHosts,
): boolean {
  return productionHosts.includes(hostname) && knowsWorkers(browser);
}

/** Whether the browser knows workers, which some do on encrypted pages only. */
export function knowsWorkers(browser: Browser = window): boolean {
  return browser.isSecureContext && 'serviceWorker' in browser.navigator;
}
