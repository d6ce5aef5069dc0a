import type { Page } from '@playwright/test';
import { EVERYTHING, findViolations } from './accessibility.ts';
import { mirror } from './mirror.ts';
import { expect, test, visit } from './visit.ts';

const START = '/x/introduction/';
const BARS = '/x/react-charts/bars/';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

function box(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: 'Search the documentation' }),
    results: dialog.getByRole('option'),
    status: dialog.getByRole('status'),
  };
}

test('by keyboard: open, type, choose, read what it is, open it, and come back to where one was', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, BARS);
  const { dialog, field, results, status } = box(page);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('onRowSel');
  await expect(status).toHaveText(/^\d+ results$/);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const first = results.first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(first).toContainText('onRowSelectionModelChange');
  await expect(first).toContainText('prop');
  await expect(first.locator('.search-type')).toContainText('=>');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id'))!);
  await expect(dialog.getByRole('group', { name: 'Data Grid' })).toContainText('DataGrid');
  await page.keyboard.press('Alt+n');
  await expect(status).toHaveText('Copied onRowSelectionModelChange=');
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/data-grid\/#prop-onRowSelectionModelChange$/);
  await (await opened).close();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/data-grid\/#prop-onRowSelectionModelChange$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DataGrid');
  await expect(dialog).toBeHidden();
  // Escape gives the focus back to the button that opened the box; what was searched for is remembered, and can be forgotten.
  const button = page.getByRole('button', { name: 'Search…' });
  await button.click();
  await dialog.getByRole('button', { name: 'Forget “onRowSel”' }).click();
  await expect(dialog.getByText('Recent searches')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a slash opens it where nothing is being written; operators are completed; the open product goes first', async ({
  page,
}) => {
  await visit(page, BARS);
  const { dialog, field, results } = box(page);
  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('');
  await page.keyboard.type('/');
  await expect(dialog).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await field.pressSequentially('loading');
  await expect(dialog.getByRole('group').first()).toHaveAccessibleName('Charts');
  await field.fill('loading in:g');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('loading in:grid ');
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await results.first().click();
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/data-grid\/#prop-loading$/);
});

test('it is accessible when empty, with results and with none, in light and dark, mirrored too', async ({
  page,
}) => {
  test.slow();
  await visit(page, START);
  const { dialog, field, results } = box(page);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    if (scheme === 'dark') {
      await mirror(page);
    }
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expect(field).toHaveCSS('direction', scheme === 'dark' ? 'rtl' : 'ltr');
    expect(await findViolations(page, EVERYTHING), `${scheme}, empty`).toEqual([]);
    await field.fill('sorting');
    await expect(results.first()).toBeVisible();
    expect(await findViolations(page, EVERYTHING), `${scheme}, results`).toEqual([]);
    await field.fill('qqqzzzxxx');
    await expect(dialog.getByText('Nothing found for “qqqzzzxxx”.').first()).toBeVisible();
    expect(await findViolations(page, EVERYTHING), `${scheme}, none`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('where nothing is found it offers words that come near, and the list of everything', async ({
  page,
}) => {
  await visit(page, START);
  const { dialog, field, results, status } = box(page);
  await page.keyboard.press('Control+k');
  await field.fill('pnel');
  await expect(status).toHaveText('Nothing found for “pnel”.');
  await dialog
    .getByRole('button', { name: /^panel/ })
    .first()
    .click();
  await expect(field).toBeFocused();
  await expect(results.first()).toContainText(/panel/i);
  await field.fill('qqqzzzxxx');
  await dialog.getByRole('link', { name: 'All pages and members from A to Z' }).click();
  await expect(page).toHaveURL(/\/x\/all-pages\/$/);
  await expect(dialog).toBeHidden();
});

test('nothing of it is loaded before it is opened; once it has been used it answers without a network', async ({
  page,
  context,
  trouble,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, START);
  await page.waitForLoadState('networkidle');
  const { field, results } = box(page);
  expect(asked.filter((path) => path.startsWith('/x/search/'))).toEqual([]);
  await page.keyboard.press('Control+k');
  await field.fill('barLabel');
  await expect(results.first().locator('.search-type')).toBeVisible();
  await context.setOffline(true);
  await field.fill('disableVirtualization');
  await expect(results.first()).toContainText('disableVirtualization');
  await field.fill('stacked bar');
  await expect(results.first()).toContainText('Stacked bars');
  await context.setOffline(false);
  // The texts, which it would have liked to have too.
  expect(
    trouble.splice(0).filter((each) => !each.includes('/x/search/') && !each.includes('net::ERR')),
  ).toEqual([]);
});

test('on a phone it fills the window and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, START);
  await page.getByRole('button', { name: 'Search…' }).click();
  const { dialog, field, results } = box(page);
  await field.fill('processRowUpdate');
  await expect(results.first()).toBeVisible();
  const { width, height, over } = await dialog.evaluate((element) => ({
    width: element.clientWidth,
    height: element.clientHeight,
    over: Math.max(
      ...[...element.querySelectorAll('.search-body')].map(
        (each) => each.scrollWidth - each.clientWidth,
      ),
    ),
  }));
  // The page keeps the room of a scrollbar.
  expect(360 - width).toBeLessThanOrEqual(15);
  expect({ height, over }).toEqual({ height: 740, over: 0 });
});

test('without scripts its form leads to everything from A to Z, where nothing scrolls sideways', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(START);
  await page.getByRole('button', { name: 'Search…' }).click();
  await expect(page).toHaveURL(/\/x\/all-pages\/\??$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All pages from A to Z');
  await page.getByRole('link', { name: 'All members of Data Grid' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'checkboxSelection' }).first(),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await context.close();
});
