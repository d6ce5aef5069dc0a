import type { Browser } from '@playwright/test';
import { openPage } from './slowBrowser.ts';

export type Chunk = { file: string; kb: number; holds: string };

/** Class names that only this package's own code spells out. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  grid: /MuiDataGrid/,
  charts: /MuiCharts?(?:Axis|Grid|Tooltip|Surface|Legend)|MuiBarElement/,
  pickers: /MuiPickers|MuiDateCalendar|MuiPickerPopper/,
  'tree view': /MuiRichTreeView|MuiTreeItem/,
};

const VIEWPORT = { width: 1350, height: 940 };

/** The chunks that a page fetches when one of its demos comes into view, and which package's code each holds. */
export async function demoChunks(browser: Browser, url: string, demo: string): Promise<Chunk[]> {
  const { page, calm, close } = await openPage(browser, { viewport: VIEWPORT }, false);
  await page.goto(url);
  await calm();
  const added: Promise<Chunk>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      added.push(describe(response.url(), response));
    }
  });
  await page.evaluate((name) => {
    // The others would come near the window too.
    for (const other of document.querySelectorAll(`.demo:not([id="${name}"])`)) {
      other.remove();
    }
    document.getElementById(name)?.scrollIntoView({ behavior: 'instant' });
  }, demo);
  await page.waitForFunction(
    (name) => document.querySelector(`[id="${name}"] .stage-wait`) === null,
    demo,
  );
  await calm();
  const chunks = await Promise.all(added);
  await close();
  return chunks.sort((a, b) => b.kb - a.kb);
}

type Answer = {
  text: () => Promise<string>;
  request: () => { sizes: () => Promise<{ responseBodySize: number }> };
};

async function describe(url: string, response: Answer): Promise<Chunk> {
  const [text, { responseBodySize }] = await Promise.all([
    response.text(),
    response.request().sizes(),
  ]);
  const holds = Object.keys(PACKAGES).filter((name) => PACKAGES[name]?.test(text));
  return {
    file: url.slice(url.lastIndexOf('/') + 1),
    kb: responseBodySize / 1024,
    holds: holds.join(' + '),
  };
}
