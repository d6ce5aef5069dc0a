import { expect, test, visit } from './visit.ts';

test('a reader who migrates sees only what concerns them', async ({ page }) => {
  await visit(page, '/x/migration/migration-data-grid-v7/');
  const box = page.getByRole('searchbox', { name: 'Filter changes' });
  const table = page.locator('.api', { has: box });
  const count = table.getByRole('status');
  await expect(count).toHaveText(/^\d+ changes$/);
  const widths = () =>
    table
      .locator('th')
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width));
  const whole = await widths();
  await box.fill('density');
  await expect(count).toHaveText(/^1 of \d+ changes$/);
  for (const [index, width] of (await widths()).entries()) {
    expect(Math.abs(width - (whole[index] ?? 0))).toBeLessThan(1.5); // no column jumps
  }
  await expect(table.getByRole('cell', { name: 'toolbar and panels' })).toBeVisible();
  await expect(table.getByRole('cell', { name: 'the density selector' })).toBeVisible();
  await expect(table.getByRole('cell', { name: 'any grid' })).toBeHidden();
  await table.getByRole('link', { name: 'not in the default toolbar' }).click();
  await expect(page).toHaveURL(/#density-selector$/);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Migration' })).toBeVisible();
});

test('a reader who plans an upgrade sees the changes of their packages, and ticks off what is done', async ({
  page,
}) => {
  await visit(page, '/x/migration/');
  const plan = page.locator('.plan');
  const count = plan.getByRole('status').first();
  await expect(count).toHaveText(/^\d+ changes$/);
  await plan.getByLabel('The version you upgrade from').selectOption('From v7');
  await plan.getByRole('checkbox', { name: 'Tree View', exact: true }).check();
  await expect(count).toHaveText(/^\d+ of \d+ changes$/);
  await expect(plan.getByRole('heading')).toHaveText(['From v7 to v8', 'Tree View']);
  await expect(plan.locator('pre:visible')).toHaveText(
    'npx @mui/x-codemod@latest v8.0.0/preset-safe <path>',
  );
  const change = plan.getByRole('row', { name: 'selectItem setItemSelection' });
  const place = () =>
    change.evaluate((row) => row.getBoundingClientRect().y + document.documentElement.scrollTop);
  const before = await place();
  await change.getByText('selectItem').first().click();
  await expect(plan.getByText('1 done')).toBeVisible();
  expect(await place()).toBe(before);
  await page.reload();
  await expect(change.getByRole('checkbox')).toBeChecked();
  await expect(plan.getByRole('heading')).toHaveText(['From v7 to v8', 'Tree View']);
  await change.getByRole('link', { name: 'setItemSelection' }).click();
  await expect(page).toHaveURL(/\/migration-tree-view-v7\/#api-methods$/);
  await page.goBack();
  await expect(change.getByRole('checkbox')).toBeChecked();
  await plan.getByRole('button', { name: 'Clear the ticks' }).click();
  await expect(plan.getByText('1 done')).toBeHidden();
  await expect(change.getByRole('checkbox')).not.toBeChecked();
});
