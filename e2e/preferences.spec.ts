import { expect, test, visit } from './visit.ts';

const INTRODUCTION = '/x/introduction/';
const PICKER = '/x/react-date-pickers/date-picker/';
const GRID = '/x/react-data-grid/column-definition/';
const YEAR_S = 31_536_000;

test('a chosen mode is stored, and followed in another tab', async ({ page, context }) => {
  await visit(page, INTRODUCTION);
  const other = await context.newPage();
  await visit(other, PICKER);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  for (const tab of [page, other]) {
    await expect(tab.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    await expect(tab.locator('body')).toHaveCSS('background-color', 'rgb(15, 18, 20)');
  }
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
});

test('without a choice the mode of the device is followed as it changes, in demos too', async ({
  page,
}) => {
  await visit(page, PICKER);
  const label = page.locator('#DeliveryDay label').first();
  await expect(label).toBeVisible();
  const light = await label.evaluate((element) => getComputedStyle(element).color);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(label).not.toHaveCSS('color', light);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
  await expect(label).toHaveCSS('color', light);
});

test('a package manager is remembered on other pages and after a reload', async ({ page }) => {
  await visit(page, INTRODUCTION);
  await page.getByRole('tab', { name: 'yarn' }).first().click();
  await page
    .locator(`#site-navigation`)
    .getByRole('link', { name: 'Tree View', exact: true })
    .waitFor();
  // Without a reload, then afresh.
  await page.evaluate((address) => {
    const link = document.querySelector('.pager a');
    link?.setAttribute('href', address);
  }, PICKER);
  await page.locator('.pager a').first().click();
  await expect(page).toHaveURL(new RegExp(`${PICKER}$`));
  const tab = page.getByRole('tab', { name: 'yarn' }).first();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').first()).toContainText('yarn add @mui/x-date-pickers');
  await page.reload();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').first()).toContainText('yarn add @mui/x-date-pickers');
});

test('a demo link that is followed inside the site wins over what was chosen before, and is not stored', async ({
  page,
  context,
}) => {
  await visit(page, '/x/react-charts/');
  await page.evaluate(() => {
    const link = document.querySelector('.pager a');
    link?.setAttribute('href', '/x/react-charts/bars/#css-ClickInspector.js');
  });
  await page.locator('.pager a').first().click();
  const demo = page.locator('#ClickInspector');
  await expect(demo.locator('.source pre')).toBeVisible();
  for (const name of ['JS', 'Plain CSS']) {
    await expect(demo.getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  await expect(demo.locator('.source pre').first()).toContainText('.module.css');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('codeVariant');
  // What is chosen by hand from then on holds, on this page and the next.
  await demo.getByRole('button', { name: 'TS', exact: true }).click();
  await expect(demo.getByRole('button', { name: 'TS', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.locator('.pager a').last().click();
  await expect(page).not.toHaveURL(/bars/);
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'TS');
});

test('the language of demo code is remembered for a year by a cookie', async ({
  page,
  context,
}) => {
  await visit(page, GRID);
  const demo = page.locator('#MinimalColumns');
  await expect(demo.locator('pre')).toContainText('type GridColDef');
  await demo.getByRole('button', { name: 'JS' }).click();
  await expect(demo.locator('pre')).not.toContainText('GridColDef');

  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'codeVariant', value: 'JS', path: '/', sameSite: 'Lax' });
  const secondsLeft = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(secondsLeft).toBeGreaterThan(YEAR_S - 120);
  expect(secondsLeft).toBeLessThanOrEqual(YEAR_S);

  await page.reload();
  await expect(demo.locator('pre')).not.toContainText('GridColDef');
  await expect(demo.getByRole('button', { name: 'JS' })).toHaveAttribute('aria-pressed', 'true');
});
