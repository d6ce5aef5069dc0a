import type { Browser } from '@playwright/test';
import { openPage, type Tab } from './slowBrowser.ts';

/** Selectors of a page's own link to another one, of that one's link back, and of the heading that both have. */
export type ClickPath = { link: string; back: string; heading: string };

/** ms from a click to the frame that shows the next page's heading: the first time, and again after having gone back. */
export type Clicks = { cold: number; warm: number };

const VIEWPORT = { width: 1350, height: 940 };
const QUIET_MS = 800;
const LIMIT_MS = 60_000;
const KEY = 'bench-click';

/** Follows a link, goes back by another and follows it again, on the slow device, once the page is calm. */
export async function measureClicks(
  browser: Browser,
  url: string,
  { link, back, heading }: ClickPath,
): Promise<Clicks> {
  const tab = await openPage(browser, { viewport: VIEWPORT });
  try {
    await tab.page.addInitScript(watchArrival, KEY);
    await tab.page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
    await tab.calm();
    const cold = await follow(tab, link, heading);
    await tab.requests.silence(QUIET_MS);
    await follow(tab, back, heading);
    await tab.requests.silence(QUIET_MS);
    return { cold, warm: await follow(tab, link, heading) };
  } finally {
    await tab.close();
  }
}

type Watched = { watchArrival: () => void; arrivedAfter?: number };

async function follow({ page }: Tab, link: string, heading: string): Promise<number> {
  await page.evaluate(click, { link, heading, key: KEY });
  const arrived = await page.waitForFunction(
    () => (window as unknown as Watched).arrivedAfter,
    null,
    { timeout: LIMIT_MS },
  );
  return (await arrived.jsonValue()) ?? NaN;
}

/** The time of the click outlives the document: a site may load the next page anew. */
function click({ link, heading, key }: { link: string; heading: string; key: string }): void {
  const target = document.querySelector<HTMLElement>(link);
  if (!target) {
    throw new Error(`There is no link ${link} on ${location.pathname}.`);
  }
  const watched = window as unknown as Watched;
  delete watched.arrivedAfter;
  const from = document.querySelector(heading)?.textContent.trim() ?? '';
  const at = performance.timeOrigin + performance.now();
  sessionStorage.setItem(key, JSON.stringify({ heading, from, at }));
  requestAnimationFrame(watched.watchArrival);
  target.click();
}

function watchArrival(key: string): void {
  const watched = window as unknown as Watched;
  watched.watchArrival = () => {
    const kept = sessionStorage.getItem(key);
    if (kept === null) {
      return;
    }
    const { heading, from, at } = JSON.parse(kept) as { heading: string; from: string; at: number };
    const shown = document.querySelector(heading);
    const text = shown?.textContent.trim() ?? '';
    if (text === '' || text === from || shown?.getClientRects().length === 0) {
      requestAnimationFrame(watched.watchArrival);
      return;
    }
    // Behind the frame in which it is drawn.
    requestAnimationFrame(() =>
      setTimeout(() => {
        sessionStorage.removeItem(key);
        watched.arrivedAfter = performance.timeOrigin + performance.now() - at;
      }),
    );
  };
  requestAnimationFrame(watched.watchArrival);
}
