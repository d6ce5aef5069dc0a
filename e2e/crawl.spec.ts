import type { Page } from '@playwright/test';
import { listenForBreaches } from './breaches.ts';
import { samplePages } from '#test/sample.ts';
import { exportedPages } from './exportedPages.ts';
import { expect, test, visit } from './visit.ts';

const PAGES_PER_TEST = 31;
const MOST_PAGES = 125;

test.use({ viewport: { width: 360, height: 740 } });

test('the whole tree is exported', () => {
  expect(exportedPages().length).toBeGreaterThanOrEqual(363);
});

const pages = samplePages(exportedPages(), MOST_PAGES);

for (let start = 0; start < pages.length; start += PAGES_PER_TEST) {
  const part = pages.slice(start, start + PAGES_PER_TEST);
  test(`${part.length} pages from ${part[0]} on are whole on a phone`, async ({ page }) => {
    test.slow();
    const breaches = await listenForBreaches(page);
    const faults: string[] = [];
    for (const address of part) {
      const response = await visit(page, address);
      faults.push(...(await findFaults(page, address, response?.status())));
    }
    expect(faults).toEqual([]);
    expect(breaches, 'breaches of the Content-Security-Policy').toEqual([]);
  });
}

async function findFaults(page: Page, address: string, status?: number): Promise<string[]> {
  // What is far below is not laid out yet, and has no width.
  await page.evaluate(() => document.querySelector('.doc')?.classList.remove('arriving', 'short'));
  const seen = await page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
    width: document.scrollingElement?.scrollWidth ?? 0,
    room: document.scrollingElement?.clientWidth ?? 0,
  }));
  const faults = {
    [`answers ${status}`]: status !== 200,
    'has no title': !/^\S.* - MUI X$/.test(seen.title),
    'has no description': !seen.description?.trim(),
    [`has the canonical link ${seen.canonical}`]: pathOf(seen.canonical) !== address,
    [`has ${seen.headings.length} h1`]: seen.headings.length !== 1 || !seen.headings[0]?.trim(),
    [`is ${seen.width} px wide in ${seen.room} px`]: seen.width > seen.room,
  };
  return Object.entries(faults)
    .filter(([, isThere]) => isThere)
    .map(([fault]) => `${address} ${fault}`);
}

function pathOf(address: string | undefined): string | undefined {
  return address && new URL(address).pathname;
}
