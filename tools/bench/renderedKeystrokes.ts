import type { Page } from '@playwright/test';
import { products } from '#data/products.ts';
import { packSearch } from '#src/search/index/packSearch.ts';
import type { SearchEntries } from '#src/search/index/searchEntry.ts';
import { serveSite } from '../../scripts/serve.ts';
import { timesOf, type KeystrokeTimes } from './keystrokes.ts';
import { launchBrowser, openPage } from './slowBrowser.ts';

const PAGE = '/x/introduction/';
const FIELD = '.search-box input';
const LIMIT_MS = 60_000;

/** Set up in the page by `watchAnswers`. */
type Watched = { whole: number };

/**
 * Types each query letter by letter into the box of `site/`, whose index is replaced by one of these entries, and tells how long it
 * takes from the letter to the laid out results, in ms; nothing is slowed down.
 */
export async function timeRenderedKeystrokes(
  entries: SearchEntries,
  queries: readonly string[],
): Promise<KeystrokeTimes> {
  const site = await serveSite({ root: 'site', port: 0 });
  const browser = await launchBrowser();
  try {
    const { page } = await openPage(browser, { baseURL: site.origin }, false);
    await page.addInitScript(watchAnswers);
    await replaceIndex(page, entries);
    await page.goto(PAGE);
    await page.locator('.search').click();
    await page.locator(FIELD).fill('qqqzzzxxx'); // nothing has it, so the texts are asked for too
    await page.waitForFunction(
      () => (window as unknown as { watched: Watched }).watched.whole > 0,
      undefined,
      { timeout: LIMIT_MS },
    );
    const times: number[] = [];
    for (const query of queries) {
      times.push(...(await page.evaluate(typeLetters, query)));
    }
    return timesOf(times);
  } finally {
    await browser.close();
    await site.close();
  }
}

async function replaceIndex(page: Page, entries: SearchEntries): Promise<void> {
  const { names, headings, details, texts } = packSearch(
    entries,
    products.map(({ id }) => id),
  );
  const files: Readonly<Record<string, unknown>> = { names, headings, details, ...texts };
  await page.route(/\/x\/search\/[\w-]+-\w+\.json$/, (route) => {
    const [, name = ''] = /([\w-]+)-\w+\.json$/.exec(route.request().url()) ?? [];
    return route.fulfill({ json: files[name] });
  });
}

/** Counts the answers of the worker behind which none is on the way. */
function watchAnswers(): void {
  const watched: Watched = { whole: 0 };
  Object.assign(window, { watched });
  const Original = Worker;
  window.Worker = class extends Original {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener(
        'message',
        ({ data }: MessageEvent<{ answer?: { isPartial: boolean } }>) => {
          watched.whole += data.answer?.isPartial === false ? 1 : 0;
        },
      );
    }
  };
}

/** Types as React hears it; each letter waits for the one before. */
async function typeLetters(query: string): Promise<number[]> {
  const { watched } = window as unknown as { watched: { whole: number } };
  const field = document.querySelector<HTMLInputElement>('.search-box input');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const { port1, port2 } = new MessageChannel();
  // Timers are held back to 4 ms.
  const turn = () =>
    new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage(null);
    });
  const times: number[] = [];
  for (let length = 1; length <= query.length; length += 1) {
    const before = watched.whole;
    const start = performance.now();
    write?.call(field, query.slice(0, length));
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    while (watched.whole === before && performance.now() - start < 5000) {
      await turn();
    }
    await turn(); // React draws behind the answer
    document.querySelector('.search-body')?.getBoundingClientRect();
    times.push(performance.now() - start);
  }
  return times;
}
