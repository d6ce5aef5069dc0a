import { expect, test, visit } from './visit.ts';

const PAGE = '/x/experiments/served-rows/';

test('rows come page by page from a server inside the page, sorted by it, until it fails', async ({
  page,
}) => {
  await visit(page, PAGE);
  const demo = page.locator('#ServedTrades');
  const status = demo.getByRole('status');
  await expect(demo.locator('[data-id="1"]')).toBeVisible();
  await expect(status).toHaveText(/^Request \d+ \(rows\): answered$/);
  const asked: string[] = [];
  // Further code of the page itself may still be on its way.
  page.on('request', (request) => {
    if (!request.url().includes('/_next/static/')) {
      asked.push(request.url());
    }
  });

  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(demo.locator('[data-id="11"]')).toBeVisible();
  await expect(demo.getByText('11–20 of 1000')).toBeVisible();
  await demo.getByRole('columnheader', { name: 'price' }).click();
  await expect(demo.locator('[data-field="price"][role="gridcell"]').first()).toHaveText(
    /^20[12]$/,
  );

  await demo.getByRole('switch', { name: 'Fail' }).check();
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(status).toHaveText('The server does not answer.');
  expect(asked).toEqual([]);
});

test('an edited cell is stored by the server', async ({ page }) => {
  await visit(page, PAGE);
  const demo = page.locator('#ServedTrades');
  const cell = demo.locator('[data-id="1"] [data-field="quantity"]');
  await cell.dblclick();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toHaveText(/update|rows/);
  await expect(cell).toHaveText('123');
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(demo.locator('[data-id="11"]')).toBeVisible();
  await demo.getByRole('button', { name: 'Go to previous page' }).click();
  await expect(cell).toHaveText('123');
});

test('a branch of a tree and a group are asked for when they are opened', async ({ page }) => {
  await visit(page, PAGE);
  const tree = page.locator('#ServedStaff');
  await tree.scrollIntoViewIfNeeded();
  await expect(tree.getByRole('gridcell', { name: 'Head' })).toBeVisible();
  await tree.getByRole('button', { name: 'see children' }).first().click();
  await expect(tree.getByRole('gridcell', { name: 'Director' }).first()).toBeVisible();

  const groups = page.locator('#ServedGroups');
  await groups.scrollIntoViewIfNeeded();
  await expect(groups.getByRole('gridcell', { name: /^Wool/ })).toBeVisible();
  await groups.getByRole('button', { name: 'see children' }).first().click();
  await expect(groups.getByRole('gridcell', { name: /^Oslo/ })).toBeVisible();
});
