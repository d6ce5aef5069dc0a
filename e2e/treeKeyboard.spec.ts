import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from './visit.ts';

const BELOW = '/x/react-tree-view/rich-tree-view';

test('lazy loading: an arrow fetches the children of an item, enters them, leaves and closes it', async ({
  page,
}) => {
  const tree = await openTree(page, 'lazy-loading', 'FromFirstItems');
  const parent = item(tree, 'Retail');
  await parent.focus();
  await page.keyboard.press('ArrowRight');
  await expect(parent).toHaveAttribute('aria-expanded', 'true');
  const first = parent.getByRole('treeitem').first();
  await expect(first).toBeVisible();
  await parent.focus(); // it may move while children arrive
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(parent).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(parent).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('End');
  await expect(item(tree, 'Finance')).toBeFocused();
});

test('label editing: Enter edits and saves, Escape restores, an empty label is not saved', async ({
  page,
}) => {
  const tree = await openTree(page, 'editing', 'EditAll');
  const input = tree.getByRole('textbox', { name: 'Name' });
  await item(tree, 'Metrics').focus();
  await page.keyboard.press('Enter');
  await expect(input).toBeFocused();
  await input.fill('Figures');
  await page.keyboard.press('Enter');
  await expect(item(tree, 'Figures')).toBeFocused();
  await page.keyboard.press('Enter');
  await input.fill('Charts');
  await page.keyboard.press('Escape');
  await expect(item(tree, 'Figures')).toBeFocused();
  await page.keyboard.press('Enter');
  await input.fill('');
  await page.keyboard.press('Enter');
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item(tree, 'Figures')).toBeFocused();
  const folder = item(tree, 'Work');
  await folder.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(folder).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight'); // Enter would edit
  await expect(folder).toHaveAttribute('aria-expanded', 'true');
});

test('ordering: arrows, Home, End, letters and Enter work, and no key moves an item', async ({
  page,
}) => {
  const tree = await openTree(page, 'ordering', 'FreeMoves');
  const products = item(tree, 'Products');
  const before = await tree.getByRole('treeitem').allTextContents();
  await products.focus();
  await page.keyboard.press('ArrowDown');
  await expect(item(tree, 'Analytics')).toBeFocused();
  for (const key of ['Alt+ArrowUp', 'Control+ArrowRight', 'Alt+ArrowDown']) {
    await page.keyboard.press(key);
  }
  await expect(item(tree, 'Analytics')).toBeFocused();
  expect(await tree.getByRole('treeitem').allTextContents()).toEqual(before);
  await page.keyboard.press('Home');
  await expect(products).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(products).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('r');
  await expect(item(tree, 'Resources')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(item(tree, 'Resources')).toHaveAttribute('aria-expanded', 'false');
});

async function openTree(page: Page, name: string, demo: string): Promise<Locator> {
  test.slow();
  await visit(page, `${BELOW}/${name}/`);
  const tree = page.locator(`#${demo}`).getByRole('tree');
  await tree.scrollIntoViewIfNeeded();
  await expect(tree.getByRole('treeitem').first()).toBeVisible();
  return tree;
}

/** An item by its own label: the name of a parent holds those of its children. */
function item(tree: Locator, label: string): Locator {
  return tree.getByRole('treeitem', { name: new RegExp(`^${label}`) });
}
