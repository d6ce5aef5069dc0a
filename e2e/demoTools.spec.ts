import { readFile } from 'node:fs/promises';
import type { Locator, Page, Request } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { decompressFromBase64 } from 'lz-string';
import { clipboardText } from './clipboard.ts';
import { expect, test, visit } from './visit.ts';

const BARS = '/x/react-charts/bars/';
const DOCS = '/x/experiments/docs/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function choose(page: Page, demo: Locator, line: string): Promise<void> {
  await demo.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: line }).click();
}

test('the copied link to the code of a demo, opened fresh, shows that code and that demo', async ({
  page,
  context,
}) => {
  test.slow();
  await visit(page, BARS);
  const demo = page.locator('#Stacks');
  await demo.getByRole('button', { name: 'JS', exact: true }).click();
  await choose(page, demo, 'Copy link to the code');
  await expect(page.locator('.notice')).toHaveText('Link copied');
  await expect(page.locator('#announcer')).toHaveText('Link copied');
  const link = await clipboardText(page);
  expect(link).toMatch(/\/x\/react-charts\/bars\/#system-Stacks\.js$/);

  await context.clearCookies();
  const fresh = await context.newPage();
  await visit(fresh, link);
  const linked = fresh.locator('#Stacks');
  await expect(linked.locator('.source pre')).toBeVisible();
  await expect(linked.getByRole('button', { name: 'JS', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(linked.locator('.stage svg').first()).toBeInViewport();
  expect(await fresh.evaluate(() => document.cookie)).not.toContain('codeVariant');
});

test('a demo that was played with is drawn as at first again', async ({ page }) => {
  await visit(page, DOCS);
  const demo = page.locator('#Counter');
  await demo.scrollIntoViewIfNeeded();
  const button = demo.locator('.stage button').first();
  const before = await button.textContent();
  await button.click();
  await expect(button).not.toHaveText(before ?? '');
  await choose(page, demo, 'Reset the demo');
  await expect(button).toHaveText(before ?? '');
  await expect(demo.getByRole('button', { name: 'More' })).toBeFocused();
});

test('the toolbar is one tab stop, and its menu is used by the keyboard alone', async ({
  page,
}) => {
  await visit(page, BARS);
  const demo = page.locator('#Stacks');
  await demo.locator('summary').focus();
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('button', { name: 'Copy' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('button', { name: 'TS', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  const more = demo.getByRole('button', { name: 'More' });
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'More for Stacks' });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('menuitem', { name: 'Download as ZIP' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(demo.locator('.tools :focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(more).toBeFocused();
});

test('a demo is taken away whole: as an archive, to StackBlitz and to CodeSandbox', async ({
  page,
  context,
}) => {
  test.slow();
  await context.route(/^https:\/\/(stackblitz\.com|codesandbox\.io)\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Taken</title>' }),
  );
  await visit(page, BARS);
  const demo = page.locator('#Stacks');

  const arriving = page.waitForEvent('download');
  await choose(page, demo, 'Download as ZIP');
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('Stacks.zip');
  const files = unpack(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['package.json', 'src/index.tsx', 'src/Stacks.tsx', 'LICENSE.md']),
  );
  const { dependencies } = JSON.parse(files['package.json'] ?? '{}') as {
    dependencies: Record<string, string>;
  };
  expect(dependencies).toHaveProperty('@mui/x-charts');
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual(
    [],
  );

  const toStackBlitz = await sentBy(page, () => choose(page, demo, 'Open in StackBlitz'));
  const form = new URLSearchParams(toStackBlitz.postData() ?? '');
  expect(toStackBlitz.url()).toBe('https://stackblitz.com/run');
  for (const [path, text] of Object.entries(files)) {
    expect(form.get(`project[files][${path}]`)?.replaceAll('\r\n', '\n'), path).toBe(text);
  }

  const toCodeSandbox = await sentBy(page, () => choose(page, demo, 'Open in CodeSandbox'));
  const parameters = new URLSearchParams(toCodeSandbox.postData() ?? '').get('parameters') ?? '';
  const text = decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/'));
  expect(JSON.parse(text)).toEqual({
    files: Object.fromEntries(Object.entries(files).map(([path, content]) => [path, { content }])),
  });
});

test('a demo stands alone in a tab, with the way back to its code', async ({ page, context }) => {
  await visit(page, BARS);
  const opening = context.waitForEvent('page');
  await choose(page, page.locator('#Stacks'), 'Open alone in a tab');
  const opened = await opening;
  const address = opened.url();
  await opened.close();
  // Headless Chromium paints nothing of a tab that a page has opened: it is visited as a tab of its own.
  const alone = await context.newPage();
  await visit(alone, address);
  await expect(alone.getByRole('heading', { level: 1 })).toHaveText('Stacks');
  await expect(alone).toHaveTitle('Stacks - MUI X');
  await expect(alone.locator('.stage-root svg').first()).toBeVisible();
  await alone.getByRole('link', { name: 'Back to its page' }).click();
  await expect(alone).toHaveURL(/\/bars\/#system-Stacks\.tsx$/);
  await expect(alone.locator('#Stacks .source pre')).toBeVisible();
});

/** The form that a press sends to another site, in a tab of its own, which is closed again. */
async function sentBy(page: Page, press: () => Promise<void>): Promise<Request> {
  const context = page.context();
  const asking = context.waitForEvent('request', (request) => request.method() === 'POST');
  const opening = context.waitForEvent('page');
  await press();
  const request = await asking;
  const tab = await opening;
  await tab.close();
  await page.bringToFront();
  return request;
}

/** The files of an archive, without the one folder that holds them. */
function unpack(archive: Uint8Array): Record<string, string> {
  const entries = Object.entries(unzipSync(archive)).map(([path, bytes]) => [
    path.replace(/^Stacks\//, ''),
    strFromU8(bytes),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}
