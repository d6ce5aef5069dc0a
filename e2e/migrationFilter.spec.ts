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
