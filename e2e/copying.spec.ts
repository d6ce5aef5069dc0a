import { clipboardText } from './clipboard.ts';
import { expect, test, visit } from './visit.ts';

const INTRODUCTION = '/x/introduction/';
const BARS = '/x/react-charts/bars/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a click on the copy button of a block copies its text and says so for two seconds', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/x/experiments/docs/');
  const block = page.locator('.doc > .code').first();
  await block.hover();
  const button = block.getByRole('button', { name: 'Copy' });
  await button.click();
  const copied = block.getByRole('button', { name: 'Copied' });
  await expect(copied).toHaveAttribute('data-copied', 'true');
  await expect(page.locator('#announcer')).toHaveText('Copied');
  expect(await clipboardText(page)).toBe(await block.locator('pre').textContent());
  await page.clock.runFor(2000);
  await expect(button).toBeVisible();
  await expect(button).not.toHaveAttribute('data-copied');
});

test('Ctrl + C over a block copies it while nothing is selected, and leaves a selection to the browser', async ({
  page,
}) => {
  await visit(page, '/x/experiments/docs/');
  const block = page.locator('.doc > .code').first();
  await block.hover();
  await expect(block.locator('.copy')).toHaveAttribute('data-keys', 'Ctrl + C');
  await page.keyboard.press('Control+c');
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboardText(page)).toBe(await block.locator('pre').textContent());

  const second = page.locator('.doc > .code').nth(1);
  await second.hover();
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    document.getSelection()?.selectAllChildren(heading ?? document.body);
  });
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboardText(page)).toBe(await page.locator('h1').textContent());
  await expect(second.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});

test('code that has the focus is copied by the keyboard alone, also that of a demo', async ({
  page,
}) => {
  await visit(page, BARS);
  const source = page.locator('#Stacks .source');
  await source.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+c');
  await expect(source.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboardText(page)).toContain('export default function Stacks()');
});

test('a direct load with an anchor, and a block in tabs that was not there before, copy too', async ({
  page,
}) => {
  await visit(page, `${BARS}#stacking`);
  await page.locator('.pager [rel="next"]').click();
  await expect(page).not.toHaveURL(/\/bars\//);
  await visit(page, `${INTRODUCTION}#plans`);
  await page.getByRole('tab', { name: 'yarn' }).first().click();
  const panel = page.getByRole('tabpanel').first();
  await panel.locator('pre').hover();
  await page.keyboard.press('Control+c');
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboardText(page)).toContain('yarn add');
});

test('each import line of the reference is copied for itself', async ({ page }) => {
  await visit(page, '/x/api/charts/bar-chart/');
  await page.getByRole('button', { name: 'Copy line 2' }).click();
  expect(await clipboardText(page)).toBe(await page.locator('.lines code').nth(1).textContent());
  await expect(page.getByRole('button', { name: 'Copy line 2' })).toHaveText('Copied');
});

test('a refused clipboard changes nothing and logs nothing', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await visit(page, '/x/experiments/docs/');
  const block = page.locator('.doc > .code').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy' }).click();
  await page.keyboard.press('Control+c');
  await expect(block.locator('.copy')).toHaveText('Copy');
});
