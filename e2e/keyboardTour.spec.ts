import type { Page } from '@playwright/test';
import { EVERYTHING, findViolations } from './accessibility.ts';
import { expect, test, visit } from './visit.ts';

const START = '/x/react-charts/bars/';
const GRID = '/x/react-data-grid/column-definition/';

test('a visitor without a mouse reaches everything from the skip link to the feedback, and sees where the focus is', async ({
  page,
}) => {
  test.slow();
  await visit(page, START);

  await test.step('the skip link comes first and leads to the document', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main-content')).toBeFocused();
  });

  await test.step('the first stop behind it is in the document', async () => {
    await page.keyboard.press('Tab');
    expect(await focusedIn(page)).toBe('main');
  });

  await test.step('the header: mode and settings, with Escape out of the drawer', async () => {
    await page.getByRole('button', { name: 'Switch between light and dark' }).focus();
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Open settings' })).toBeFocused();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Settings' });
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(drawer.getByRole('radio', { name: 'Dark' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(drawer.getByRole('radio', { name: 'System', exact: true })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open settings' })).toBeFocused();
  });

  await test.step('a group of the sidebar opens and closes', async () => {
    const group = page
      .locator('#site-navigation')
      .getByRole('link', { name: 'Tree View', exact: true });
    await group.focus();
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(group).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('the code of a demo opens', async () => {
    const summary = page.locator('#Stacks summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#Stacks .source pre')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('#Stacks .source pre')).toBeFocused();
  });

  await test.step('every stop can be seen, and none is a trap', async () => {
    expect(await walk(page)).toEqual([]);
  });

  await test.step('the feedback is the last word of the page', async () => {
    const yes = page.locator('.feedback').getByRole('button', { name: 'Yes' });
    await yes.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Well explained.');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(yes).toBeFocused();
  });
});

/** Goes on by Tab from the code of a demo to the feedback; tells the stops that show no outline, or hold the focus. */
async function walk(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const seen: string[] = [];
  const end = page.locator('.feedback button').first();
  while (!(await end.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop.isSeen) {
      faults.push(`${stop.name} shows no focus`);
    }
    seen.push(stop.name);
    if (
      seen.length > 300 ||
      seen.slice(-4).every((name) => seen.length > 4 && name === stop.name)
    ) {
      return [...faults, `the focus stays at ${stop.name}`];
    }
  }
  return faults;
}

/** A demo draws its own focus in its own way. */
function describeFocus(): { name: string; isSeen: boolean } {
  const focused = document.activeElement;
  const { outlineStyle } = getComputedStyle(focused ?? document.body);
  const index = [...document.querySelectorAll('*')].indexOf(focused ?? document.body);
  return {
    name: `${index} ${focused?.outerHTML.slice(0, 80)}`,
    isSeen: outlineStyle !== 'none' || Boolean(focused?.closest('.stage')),
  };
}

function focusedIn(page: Page): Promise<string> {
  return page.evaluate(() =>
    document.activeElement?.closest('main') ? 'main' : (document.activeElement?.outerHTML ?? ''),
  );
}

test('a question mark shows the keys of the site; in a field and in a cell of a grid it is a letter', async ({
  page,
}) => {
  await visit(page, GRID);
  const sheet = page.getByRole('dialog', { name: 'Keyboard' });
  await page.locator('main h1').click();
  await page.keyboard.press('?');
  await expect(sheet.getByText('Open the search')).toBeVisible();
  expect(await findViolations(page, EVERYTHING)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await page.getByRole('button', { name: 'Open settings' }).click();
  await page.getByRole('button', { name: 'Keyboard' }).click();
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Close' }).click();

  await page.locator('[data-demo]').first().scrollIntoViewIfNeeded();
  await page.locator('[role="gridcell"]').first().click();
  await page.keyboard.press('?');
  await page.getByRole('searchbox', { name: 'Filter pages' }).pressSequentially('?');
  await expect(page.getByRole('searchbox', { name: 'Filter pages' })).toHaveValue('?');
  await expect(sheet).toHaveCount(0);
});
