import type { Browser } from '@playwright/test';
import type { CompressedServer } from './compressedServer.ts';
import { openPage, type Tab } from './slowBrowser.ts';

/** How a site's search is used: selectors of what opens it, its field and its results, and two words that are typed. */
export type SearchPath = {
  open: string;
  input: string;
  result: string;
  query: string;
  second: string;
};

/** ms from the click that opens the search; `second` from the second word typed to its results. */
export type Searched = { opened: number; first: number; second: number; fetchedKb: number };

const VIEWPORT = { width: 1350, height: 940 };
const QUIET_MS = 600;
const LIMIT_MS = 60_000;

/** Opens the search of a calm page on the slow device and types two words, one after the other. */
export async function measureSearch(
  browser: Browser,
  server: CompressedServer,
  page: string,
  { open, input, result, query, second }: SearchPath,
): Promise<Searched> {
  const tab = await openPage(browser, { viewport: VIEWPORT });
  try {
    await tab.page.goto(server.origin + page, { waitUntil: 'load', timeout: LIMIT_MS });
    await tab.calm();
    const bytes = server.sentBytes();
    const start = await now(tab);
    await tab.page
      .locator(open)
      .first()
      .evaluate((button: HTMLElement) => button.click());
    const opened = await shownAt(tab, input);
    const field = tab.page.locator(input).first();
    await field.focus();
    await tab.page.keyboard.type(query);
    const first = await shownAt(tab, result, query);
    await tab.requests.silence(QUIET_MS);
    const fetchedKb = (server.sentBytes() - bytes) / 1024;
    const before = await textOf(tab, result);
    const again = await now(tab);
    await field.fill(second);
    const answered = await shownAt(tab, result, second, before);
    return { opened: opened - start, first: first - start, second: answered - again, fetchedKb };
  } finally {
    await tab.close();
  }
}

function now({ page }: Tab): Promise<number> {
  return page.evaluate(() => performance.now());
}

/** When something that matches is in view with a word in it, all that matches being other than before. */
async function shownAt({ page }: Tab, selector: string, word = '', before = ''): Promise<number> {
  const shown = await page.waitForFunction(
    ([css, text, old]) => {
      const found = [...document.querySelectorAll(css)];
      const isOld = old !== '' && found.map(({ textContent }) => textContent).join('\n') === old;
      const isShown = found.some(
        (each) => each.getClientRects().length > 0 && each.textContent.toLowerCase().includes(text),
      );
      return isShown && !isOld ? performance.now() : 0;
    },
    [selector, word, before] as const,
    { polling: 'raf', timeout: LIMIT_MS },
  );
  return shown.jsonValue();
}

function textOf({ page }: Tab, selector: string): Promise<string> {
  return page
    .locator(selector)
    .evaluateAll((found) => found.map((each) => each.textContent).join('\n'));
}
