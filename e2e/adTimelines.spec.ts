import type { Browser, BrowserContextOptions } from '@playwright/test';
import { serveConfigured } from '../tools/bench/configuredServer.ts';
import { COLUMNS, type Column } from './adColumns.ts';
import { PICTURE_HOST, refuse, startNetwork, type Network } from './adNetwork.ts';
import { listenForBreaches } from './breaches.ts';
import { samplePages } from '#test/sample.ts';
import { expect, listenForTrouble, test, visit } from './visit.ts';

const PAGE = '/x/introduction/';
/** The least height of the slot's room on a phone and on a desk. */
const ROOMS = [
  { width: 400, height: 142 },
  { width: 1280, height: 126 },
];
/** A display is told 2500 ms after the slot came to rest, at the latest 5000 ms after its start; slow machines take longer. */
const DISPLAY_MS = 30_000;

/** Each takes ten seconds; the full run follows all of them. */
const MOST_COLUMNS = 8;
const names = samplePages(
  COLUMNS.map(({ name }) => name),
  MOST_COLUMNS,
);

for (const column of COLUMNS.filter(({ name }) => names.includes(name))) {
  test(`${column.name}: nothing moves, and what was seen is told once`, async ({ browser }) => {
    test.slow();
    const network = await startNetwork({
      '/script.js': column.script ?? refuse,
      '/feed.json': column.feed ?? refuse,
    });
    const site = await serveConfigured('site', network.environment);
    await Promise.all(ROOMS.map((room) => follow(browser, site.origin, network, column, room)));
    const source = column.shape === 'image' ? '/script.js' : '/feed.json';
    const asked = network.asked.filter((path) => path === source).length;
    if (column.asked === undefined) {
      expect(asked).toBeGreaterThanOrEqual(ROOMS.length);
    } else {
      expect(asked).toBe(ROOMS.length * column.asked);
    }
    await site.close();
    network.close();
  });
}

async function follow(
  browser: Browser,
  origin: string,
  network: Network,
  column: Column,
  { width, height }: (typeof ROOMS)[number],
): Promise<void> {
  const { page, pixels, trouble } = await openPage(browser, column, {
    baseURL: origin,
    viewport: { width, height: 740 },
    ...(column.userAgent ? { userAgent: column.userAgent } : {}),
  });
  const breaches = await listenForBreaches(page);
  await visit(page, PAGE);
  const displays = () =>
    network.told
      .filter((each) => each.width === width)
      .map(({ command }) => command as [string, string, Record<string, string>])
      .filter(([, name, event]) => name === 'ad' && event.eventAction === 'display')
      .map(([, , event]) => event.eventLabel);
  if (column.display !== undefined) {
    await expect.poll(displays, { timeout: DISPLAY_MS }).toEqual([column.display]);
  } else {
    // What counts visits comes when the page is calm, as the slot does.
    await expect.poll(() => network.told.some((each) => each.width === width)).toBe(true);
    expect(displays()).toEqual([]);
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  expect(seen.states).toEqual(column.states);
  expect(seen.shifts, `layout shifts at ${width} px`).toEqual([]);
  expect((await page.locator('.ad').boundingBox())?.height).toBe(height);
  if (column.says !== undefined) {
    await expect(page.locator('.ad-slot')).toContainText(column.says);
  }
  expect(pixels.sort()).toEqual(column.pixels ?? pixels);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.evaluate(isHeadingOnTop)).toBe(true);
  expect(breaches).toEqual([]);
  expect(trouble.filter((line) => !isOfNetwork(line, network))).toEqual([]);
  await page.context().close();
}

/** An element that a layout shift names. */
type Moved = { node: Node | null; previousRect: DOMRect | null; currentRect: DOMRect | null };

/** What moved is told by its classes and how far. */
type Seen = { states: string[]; shifts: string[] };

/** A page that always draws the same numbers, follows the slot's states and what moves, and gets the feed's pictures. */
async function openPage(browser: Browser, column: Column, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const trouble = listenForTrouble(context);
  const page = await context.newPage();
  const pixels: string[] = [];
  await page.route(`https://${PICTURE_HOST}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname !== '/a.png') {
      pixels.push(pathname + search);
    }
    return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  });
  await page.addInitScript(watch, { shape: column.shape, appeal: column.appeals ? 0.1 : 0.5 });
  return { page, pixels, trouble };
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

function watch({ shape, appeal }: { shape: string; appeal: number }): void {
  sessionStorage.setItem('x-ad-shape', shape);
  // What is drawn before the slot is there decides about the appeal; what is drawn later, whether a display is told.
  Math.random = () => (document.querySelector('.ad-slot') ? 0.05 : appeal);
  const seen: Seen = { states: [], shifts: [] };
  (window as unknown as { seen: Seen }).seen = seen;
  new MutationObserver(() => {
    const state = document.querySelector<HTMLElement>('.ad-slot')?.dataset.state;
    if (state !== undefined && state !== seen.states.at(-1)) {
      seen.states.push(state);
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { sources: Moved[] })[]) {
      const sources =
        entry.sources.length > 0
          ? entry.sources
          : [{ node: null, previousRect: null, currentRect: null }];
      for (const { node, previousRect, currentRect } of sources) {
        const { className, nodeName } =
          node instanceof Element ? node : { className: '', nodeName: 'text' };
        seen.shifts.push(
          `${nodeName}.${className} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
        );
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function isHeadingOnTop(): boolean {
  window.scrollTo(0, 0);
  const heading = document.querySelector('h1');
  const { left, top } = heading?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return heading?.contains(document.elementFromPoint(left + 5, top + 5)) ?? false;
}

/** What a browser says of requests that a bad network does not answer well, or of the error it throws. */
function isOfNetwork(line: string, { origin }: Network): boolean {
  return line.includes(origin) || /Failed to load resource|a lie|MIME type/.test(line);
}
