import type { Locator } from '@playwright/test';
import { expect, test, visit } from './visit.ts';

function colourOf(control: Locator): Promise<string> {
  return control.evaluate((element) => getComputedStyle(element).color);
}

test('every Copy is of one colour, in lists of imports as in code', async ({ page }) => {
  await visit(page, '/x/api/data-grid/data-grid-premium/');
  const inline = page.locator('.copy-inline').first();
  const imports = await colourOf(inline);
  await visit(page, '/x/introduction/installation/');
  expect(await colourOf(page.locator('.code .copy').first())).toBe(imports);
});

test('keys of a table stand as keys', async ({ page }) => {
  await visit(page, '/x/react-tree-view/accessibility/');
  const cell = page.getByRole('cell').filter({ hasText: 'Ctrl+Shift+Home' });
  await expect(cell.locator('kbd')).toHaveText(['Ctrl', 'Shift', 'Home']);
  const drawn = await cell
    .locator('kbd')
    .first()
    .evaluate((key) => getComputedStyle(key).borderBottomWidth);
  expect(drawn).toBe('2px');
});

test('the menu of a page is read behind its title and stands beside what is above it', async ({
  page,
}) => {
  await visit(page, '/x/react-charts/bars/');
  const title = page.getByRole('heading', { level: 1 });
  const button = page.getByRole('button', { name: 'Markdown of this page' });
  const isBehind = await button.evaluate(
    (element) =>
      (document.querySelector('h1')?.compareDocumentPosition(element) ?? 0) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(isBehind).toBeGreaterThan(0);
  const [above, beside] = [await title.boundingBox(), await button.boundingBox()];
  expect(beside!.y + beside!.height).toBeLessThanOrEqual(above!.y + 12);
});

test('a list of pages is filtered, and its letters go with their last page', async ({ page }) => {
  await visit(page, '/x/all-pages/');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ pages$/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter pages', exact: true }).last().fill('sankey');
  await expect(page.locator('.listed li:visible')).toHaveText([/^Sankey/]);
  await expect(page.locator('.listed h2:visible')).toHaveText(['S']);
});

test('a list inside a callout is not indented as one in the text is', async ({ page }) => {
  await visit(page, '/x/react-charts/bars/');
  const list = page.locator('.doc .note ul').first();
  expect(await list.evaluate((element) => getComputedStyle(element).paddingInlineStart)).toBe(
    '20px',
  );
});
