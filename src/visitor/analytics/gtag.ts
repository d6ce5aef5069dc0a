import { site } from '#data/site/site.ts';
import type { Command, Gtag } from './events.ts';
import { isCounting } from '#src/visitor/signals/isCounting.ts';

/** The part of a window that the vendor's script reads. */
export type TagWindow = { dataLayer?: unknown[]; gtag?: Gtag };

/**
 * Tells the vendor's script something, now or as soon as it is there; nothing happens without an id, or for a visitor who asks for
 * privacy. It never throws: a blocked script leaves a list that nobody reads.
 */
export function gtag(...command: Command): void {
  if (site.analytics !== undefined && isCounting()) {
    const world: TagWindow = window as TagWindow;
    (world.gtag ?? openDataLayer(world, site.analytics.id, new Date()))(...command);
  }
}

/** Makes the global `gtag` and the list it fills, which begins with the settings: no cookies, no page views of the vendor's own. */
export function openDataLayer(world: TagWindow, id: string, now: Date): Gtag {
  const list = (world.dataLayer ??= []);
  const open: Gtag = function () {
    // The vendor's script knows a command by its being an `arguments` object; it passes arrays by.
    // eslint-disable-next-line prefer-rest-params
    list.push(arguments);
  };
  world.gtag = open;
  open('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
  open('js', now);
  open('config', id, { send_page_view: false });
  return open;
}

/** Asks for the vendor's script, once for a document. That it may be blocked is welcome. */
export function addVendorScript(document: Document, { id, scriptUrl }: VendorScript): void {
  const address = `${scriptUrl}?id=${id}`;
  if ([...document.scripts].some(({ src }) => src === address)) {
    return;
  }
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

type VendorScript = { id: string; scriptUrl: string };
