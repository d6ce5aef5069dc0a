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
    list: dialog.getByRole('listbox', { name: 'Results' }),
    results: dialog.getByRole('option'),
    preview: dialog.getByRole('region', { name: 'Text of the chosen result' }),
    status: dialog.getByRole('status'),
  };
}

test('by keyboard: open, type, choose, read what it is, open it, and come back to where one was', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, BARS);
  const { dialog, field, list, results, status } = box(page);
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
  await expect(list.getByRole('group', { name: 'Data Grid' })).toContainText('DataGrid');
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
  const { dialog, field, list, results } = box(page);
  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('');
  await page.keyboard.type('/');
  await expect(dialog).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await field.pressSequentially('loading');
  await expect(list.getByRole('group').first()).toHaveAccessibleName('Charts');
  await field.fill('loading in:g');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('loading in:grid ');
  await expect(list.getByRole('group')).toHaveCount(1);
  await results.first().click();
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/data-grid\/#prop-loading$/);
});

test('products and kinds are chosen by button, by mouse and by key, and the list stays where it is', async ({
  page,
}) => {
  await visit(page, START);
  const { dialog, field, list, results } = box(page);
  await page.keyboard.press('Control+k');
  await field.fill('loading');
  await expect(results.first()).toBeVisible();
  const place = () => list.evaluate((element) => element.getBoundingClientRect().top);
  const charts = dialog.getByRole('button', { name: /^Charts \d+$/ });
  const slots = dialog.getByRole('button', { name: /^slot \d+$/ });
  const [top, widths] = [await place(), await charts.evaluate((each) => each.clientWidth)];
  await charts.click();
  await expect(field).toHaveValue('loading in:charts ');
  await expect(charts).toHaveAttribute('aria-pressed', 'true');
  await expect(list.getByRole('group')).toHaveCount(1);
  await expect(list.getByRole('group')).toHaveAccessibleName('Charts');
  // From the field the buttons are reached by Tab, behind the one that closes; the arrows lead back.
  await field.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: /^Data Grid/ })).toBeFocused();
  await slots.focus();
  await page.keyboard.press('Space');
  await expect(field).toHaveValue('loading in:charts kind:slot ');
  await expect(results.first()).toContainText('slot');
  await expect(results.first()).toContainText('Charts › ');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('loading in:charts ');
  await expect(results.nth(1)).toBeVisible(); // the answer to what is asked now has come
  await page.keyboard.press('ArrowDown');
  await expect(field).toBeFocused();
  await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect([await place(), await charts.evaluate((each) => each.clientWidth)]).toEqual([top, widths]);
  // An operator that is typed presses the button.
  await field.fill('loading in:tree');
  await expect(charts).toHaveAttribute('aria-pressed', 'false');
  await expect(dialog.getByRole('button', { name: /^Tree View/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('results in migration guides say whose they are, and from which version to which', async ({
  page,
}) => {
  await visit(page, START);
  const { field, results } = box(page);
  await page.keyboard.press('Control+k');
  await field.fill('codemod');
  const guides = results.filter({ hasText: /^Run the codemod/ });
  await expect(
    guides.filter({ hasText: 'Data Grid › ' }).filter({ hasText: 'v7 → v8' }),
  ).toHaveCount(1);
  await expect(guides.filter({ hasText: 'Charts › ' }).filter({ hasText: 'v7 → v8' })).toHaveCount(
    1,
  );
  await expect(
    guides.filter({ hasText: 'Data Grid › ' }).filter({ hasText: 'v6 → v7' }),
  ).toHaveCount(1);
  await field.fill('codemod in:charts');
  await expect(guides.first()).toContainText('v7 → v8');
});

test('where there is room the text of the chosen result stands beside the list, and is fetched only then', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const texts = () => asked.filter((path) => /search\/(?:data-grid|charts|general)-/.test(path));
  await page.setViewportSize({ width: 900, height: 800 });
  await visit(page, START);
  const { dialog, field, results, preview } = box(page);
  await page.keyboard.press('Control+k');
  await field.fill('stacking');
  await expect(results.nth(7)).toBeVisible();
  await expect(preview).toBeHidden();
  expect(texts()).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(preview.locator('mark').first()).toHaveText(/stack/i);
  await expect(preview.locator('p').nth(1)).not.toBeEmpty();
  expect(texts()).toHaveLength(1);
  const { height } = (await dialog.boundingBox())!;
  await page.keyboard.press('ArrowDown');
  const second = (await results.nth(1).locator('b').textContent())!;
  await expect(preview.locator('p').first()).toHaveText(second);
  await results.nth(2).hover();
  const third = (await results.nth(2).locator('b').textContent())!;
  await expect(preview.locator('p').first()).toHaveText(third);
  expect((await dialog.boundingBox())!.height).toBe(height);
  const over = await preview.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(over).toBe(0);
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
  const { dialog, field, results, preview } = box(page);
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
  await expect(preview).toBeHidden();
  const last = dialog.getByRole('group', { name: 'Kind' }).locator('button:enabled').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
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
