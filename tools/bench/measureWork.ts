import type { Browser } from '@playwright/test';
import { openPage } from './slowBrowser.ts';

/** ms that a slowed down tab takes for a piece of work that is always the same: what pages do on their main thread, and nothing of a site. */
export type Work = { ms: number };

const VIEWPORT = { width: 1350, height: 940 };

/** Measures how fast this machine is just now, for limits in milliseconds. */
export async function measureWork(browser: Browser): Promise<Work> {
  const { page, close } = await openPage(browser, { viewport: VIEWPORT });
  try {
    return { ms: await page.evaluate(work) };
  } finally {
    await close();
  }
}

/** Makes, lays out and changes a table of texts, and sorts and prints its data in between. */
function work(): number {
  const ROWS = 600;
  const ROUNDS = 4;
  const start = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = Array.from({ length: ROWS }, (_, index) => ({
      id: (index * 7919 + round) % ROWS,
      text: `Row ${index} of a table that is laid out in round ${round}`,
    }));
    rows.sort((one, other) => one.text.localeCompare(other.text) || one.id - other.id);
    const kept = JSON.parse(JSON.stringify(rows)) as typeof rows;
    document.body.innerHTML = kept
      .map(
        ({ id, text }) =>
          `<section><h3>${id}</h3><p>${text}</p><a href="#${id}">${id}</a></section>`,
      )
      .join('');
    for (const section of document.querySelectorAll<HTMLElement>('section:nth-child(60n)')) {
      section.style.paddingInline = `${section.offsetHeight % 7}px`;
    }
    document.body.style.fontSize = `${14 + round}px`;
    document.body.getBoundingClientRect();
  }
  return performance.now() - start;
}
