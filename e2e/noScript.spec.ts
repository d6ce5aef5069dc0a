import type { Browser, Page } from '@playwright/test';
import { WRITTEN_PAGES } from './exportedPages.ts';
import { overviews } from '#data/tree/overviews.ts';
import { indexesOutsideTree } from '#src/reference/pages/loadApiPage.node.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { expect, test, visit } from './visit.ts';

/** Controls that need scripts, demos and their short code, the ad, and what names a tab panel while there are no tabs to click. */
const DIFFERS =
  '.stage, .ad, .contents-bar, .tools, .edit-code, .short-code, .copy, .unfold, .tablist, .bar > :not(output), .tab-name, .when-open, script, style';

for (const address of WRITTEN_PAGES) {
  test(`${address} reads the same without scripts`, async ({ page, browser, baseURL }) => {
    await visit(page, address);
    const withScripts = await page.evaluate(readTexts, DIFFERS);
    const plain = await openWithoutScripts(browser, baseURL, address);
    const { shown, hidden } = await plain.evaluate(readTexts, DIFFERS);
    expect(hidden).toEqual([]);
    expect(shown.join('\n')).toBe([...withScripts.texts].join('\n'));
    await plain.context().close();
  });
}

test('without scripts tab panels stand under their names, and a demo shows its source', async ({
  browser,
  baseURL,
}) => {
  const page = await openWithoutScripts(browser, baseURL, '/x/introduction/');
  for (const panel of await page.locator('.tabs .tab').all()) {
    await expect(panel).toBeVisible();
    await expect(panel.locator('.tab-name')).toBeVisible();
  }
  await expect(page.locator('.tablist').first()).toBeHidden();
  await page.goto('/x/react-charts/bars/');
  const wait = page.locator('#Stacks .stage-wait');
  expect(await wait.innerText()).toContain('Stacks. This demo needs JavaScript.');
  const source = page.locator('#Stacks .source');
  await expect(source.locator('pre')).toBeHidden();
  await source.locator('summary').click();
  await expect(source.locator('pre')).toBeVisible();
  await expect(source.locator('pre')).toContainText('export default function Stacks()');
  await page.context().close();
});

test('without scripts a closed group of the sidebar leads to its page', async ({
  browser,
  baseURL,
}) => {
  const page = await openWithoutScripts(browser, baseURL, '/x/react-charts/bars/');
  const nav = page.locator('#site-navigation');
  await expect(nav.locator('[aria-current="page"]')).toHaveAttribute(
    'href',
    '/x/react-charts/bars/',
  );
  await nav.getByRole('link', { name: 'Migration', exact: true }).click();
  await expect(page).toHaveURL(/\/x\/migration\/$/);
  await expect(nav.locator('.group[aria-current="page"]')).toHaveText('Migration');
  await page.context().close();
});

test('without scripts the phone drawer opens and leads on', async ({ browser, baseURL }) => {
  const page = await openWithoutScripts(browser, baseURL, '/x/introduction/', 360);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.locator('#site-navigation').getByRole('link', { name: 'Charts', exact: true }).click();
  await expect(page).toHaveURL(/\/x\/react-charts\/$/);
  await page.context().close();
});

test('without scripts the version switcher opens and leads to the same page of an older version', async ({
  browser,
  baseURL,
}) => {
  const page = await openWithoutScripts(browser, baseURL, '/x/react-charts/bars/');
  const menu = page.locator('#version-menu');
  await page.getByRole('button', { name: 'Version v8.4.0' }).click();
  await expect(menu.getByRole('link', { name: 'v7' })).toHaveAttribute(
    'href',
    'https://v7.mui.com/x/react-charts/bars/',
  );
  await menu.getByRole('button', { name: 'v8.4.0' }).click();
  await expect(menu).toBeHidden();
  await page.context().close();
});

test('every page is reachable from the introduction by links alone', async ({ page }) => {
  test.slow();
  await page.goto('/x/introduction/');
  const reached = await page.evaluate(followLinks, '/x/introduction/');
  const tree = siteTree.leaves.map((pathname) => `${pathname}/`);
  expect(tree.length).toBe(363);
  const indexes = indexesOutsideTree().map((pathname) => `${pathname}/`);
  expect(indexes).toEqual(['/x/api/charts/', '/x/api/tree-view/']);
  const overviewPages = Object.keys(overviews).map((pathname) => `${pathname}/`);
  expect(
    [...tree, ...indexes, ...overviewPages].filter((address) => !reached.includes(address)),
  ).toEqual([]);
});

async function openWithoutScripts(
  browser: Browser,
  baseURL: string | undefined,
  address: string,
  width = 1280,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** The texts of a page in order: all of them, those in view or in a closed `details` or popover, and those that nothing would show. */
function readTexts(differs: string): { texts: string[]; shown: string[]; hidden: string[] } {
  const texts: string[] = [];
  const shown: string[] = [];
  const hidden: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const parent = walker.currentNode.parentElement;
    if (text !== '' && parent && !parent.closest(differs)) {
      texts.push(text);
      const canBeShown = parent.checkVisibility() || parent.closest('details, [popover]') !== null;
      (canBeShown ? shown : hidden).push(text);
    }
  }
  return { texts, shown, hidden };
}

/** Addresses of all pages that links lead to, as they stand in the HTML files; links that only a script would show do not count. */
async function followLinks(start: string): Promise<string[]> {
  const reached = new Set([start]);
  for (const address of reached) {
    const html = await (await fetch(address)).text();
    const page = new DOMParser().parseFromString(html, 'text/html');
    for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href^="/x/"]')) {
      const { pathname } = new URL(link.getAttribute('href') ?? '', location.origin);
      if (pathname.endsWith('/') && !link.closest('[hidden]')) {
        reached.add(pathname);
      }
    }
  }
  return [...reached];
}
