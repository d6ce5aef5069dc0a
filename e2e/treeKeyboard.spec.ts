import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from './visit.ts';

const BELOW = '/x/react-tree-view/rich-tree-view';

test('lazy loading: an arrow fetches the children of an item, enters them, leaves and closes it', async ({
  page,
}) => {
  const tree = await openTree(page, 'lazy-loading', 'FromFirstItems');
  const house = item(tree, 'Palm House');
  await house.focus();
  await page.keyboard.press('ArrowRight');
  await expect(house).toHaveAttribute('aria-expanded', 'true');
  const first = house.getByRole('treeitem').first();
  await expect(first).toBeVisible();
  await house.focus(); // it may move while children arrive
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(house).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(house).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('End');
  await expect(item(tree, 'Herb Garden')).toBeFocused();
});

test('label editing: Enter edits and saves, Escape restores, an empty label is not saved', async ({
  page,
}) => {
  const tree = await openTree(page, 'editing', 'EditAll');
  const input = tree.getByRole('textbox', { name: 'Name' });
  await item(tree, 'Edelweiss').focus();
  await page.keyboard.press('Enter');
  await expect(input).toBeFocused();
  await input.fill('Arnica');
  await page.keyboard.press('Enter');
  await expect(item(tree, 'Arnica')).toBeFocused();
  await page.keyboard.press('Enter');
  await input.fill('Gorse');
  await page.keyboard.press('Escape');
  await expect(item(tree, 'Arnica')).toBeFocused();
  await page.keyboard.press('Enter');
  await input.fill('');
  await page.keyboard.press('Enter');
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item(tree, 'Arnica')).toBeFocused();
  const house = item(tree, 'Palm House');
  await house.focus();
  await page.keyboard.press('ArrowRight'); // Enter would edit
  await expect(house).toHaveAttribute('aria-expanded', 'true');
});

test('ordering: arrows, Home, End, letters and Enter work, and no key moves an item', async ({
  page,
}) => {
  const tree = await openTree(page, 'ordering', 'FreeMoves');
  const palm = item(tree, 'Palm House');
  const before = await tree.getByRole('treeitem').allTextContents();
  await palm.focus();
  await page.keyboard.press('ArrowDown');
  await expect(item(tree, 'Desert House')).toBeFocused();
  for (const key of ['Alt+ArrowUp', 'Control+ArrowRight', 'Alt+ArrowDown']) {
    await page.keyboard.press(key);
  }
  await expect(item(tree, 'Desert House')).toBeFocused();
  expect(await tree.getByRole('treeitem').allTextContents()).toEqual(before);
  await page.keyboard.press('Home');
  await expect(palm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(palm).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(palm).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('a');
  await expect(item(tree, 'Alpine House')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(item(tree, 'Alpine House')).toHaveAttribute('aria-expanded', 'false');
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
