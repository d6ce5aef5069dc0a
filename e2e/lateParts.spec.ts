import type { Locator, Page } from '@playwright/test';
import { editPart } from '../src/demos/edit/editHash.ts';
import { otherThanLosses } from './deployedSite.ts';
import { expect, test, visit } from './visit.ts';

const BARS = '/x/react-charts/bars/';
const CHUNKS = '**/_next/static/chunks/**';
const BRANCHES = '**/x/tree/*.json';

type LatePart = {
  name: string;
  address: string;
  /** Its files, where they are no chunks. */
  files?: string;
  /** What has to be there before. */
  prepare?: (page: Page) => Promise<void>;
  /** What a user does to ask for it. */
  ask: (page: Page) => Promise<void>;
  /** What is there when it has come. */
  arrived: (page: Page) => Locator;
};

const PARTS: readonly LatePart[] = [
  {
    name: 'the search',
    address: BARS,
    ask: (page) => page.getByRole('search').getByRole('button').click(),
    arrived: (page) => page.getByRole('combobox'),
  },
  {
    name: 'the settings',
    address: BARS,
    ask: (page) => page.getByRole('button', { name: 'Open settings' }).click(),
    arrived: (page) => page.getByRole('dialog', { name: 'Settings' }),
  },
  {
    name: 'the filter of a reference',
    address: '/x/api/charts/bar-chart/',
    ask: (page) => page.locator('.bar [name="text"]').first().pressSequentially('series'),
    arrived: (page) => page.locator('.bar output', { hasText: ' of ' }),
  },
  {
    name: 'a branch of the sidebar',
    address: BARS,
    files: BRANCHES,
    ask: (page) => group(page, 'Tree View').click(),
    arrived: (page) => page.locator('#site-navigation [href="/x/react-tree-view/quickstart/"]'),
  },
  {
    name: 'the filter of the sidebar',
    address: BARS,
    files: BRANCHES,
    ask: (page) => page.getByRole('searchbox', { name: 'Filter pages' }).fill('lazy'),
    arrived: (page) => page.locator('#site-navigation mark').first(),
  },
  {
    name: 'the menu of a demo',
    address: BARS,
    ask: (page) => page.locator('#Stacks .tools .more').click(),
    arrived: (page) => page.getByRole('menu'),
  },
  {
    name: 'the preview of a demo',
    address: BARS,
    ask: (page) => page.locator('#Stacks .tools .preview').click(),
    arrived: (page) => page.getByRole('dialog', { name: 'Preview of Stacks' }),
  },
  {
    name: 'a file beside a demo',
    address: BARS,
    prepare: async (page) => {
      await page.locator('#ClickInspector summary').click();
      await page.locator('#ClickInspector .stylings [value="CSS"]').click();
      await expect(page.locator('#ClickInspector .files [role="tab"]')).toHaveCount(2);
      await page.waitForLoadState('networkidle');
    },
    ask: (page) => page.locator('#ClickInspector [data-do="file"][value]').click(),
    arrived: (page) => page.locator('#ClickInspector pre[data-file]'),
  },
  {
    name: 'the editor of a demo',
    address: BARS,
    ask: async (page) => {
      await page.locator('#Stacks summary').click();
      await page.locator('#Stacks .edit-code').click();
    },
    arrived: (page) => page.locator('#Stacks .cm-content'),
  },
  {
    name: 'the edit of a link',
    address: BARS,
    ask: (page) =>
      page.evaluate((edit) => {
        location.hash = `#system-Stacks.tsx${edit}`;
      }, editPart('export default function Stacks() {\n  return <p>Rivers</p>;\n}\n')),
    arrived: (page) => page.locator('#Stacks .cm-content'),
  },
];

test.afterEach(({ trouble }) => {
  expect(otherThanLosses(trouble)).toEqual([]);
});

for (const { name, address, files = CHUNKS, prepare, ask, arrived } of PARTS) {
  test(`${name} that does not arrive is tried for again, which is said`, async ({ page }) => {
    await untilQuiet(page, address);
    await prepare?.(page);
    await page.route(files, (route) => route.abort('failed'));
    await ask(page);
    await expect(page.locator('.notice')).toHaveText('This has not arrived. Trying again…');
    await page.unroute(files);
    await expect(arrived(page)).toBeVisible();
    await expect(page.locator('.notice')).toHaveCount(0);
  });
}

test('a part that stays lost says so, also to readers of the screen, and comes with the next press', async ({
  page,
}) => {
  await untilQuiet(page, BARS);
  await page.route(CHUNKS, (route) => route.abort('failed'));
  const button = page.locator('#Stacks .tools .more');
  await button.click();
  const text = 'This could not be loaded. Check your connection and try again.';
  await expect(page.locator('.notice')).toHaveText(text);
  await expect(page.locator('#announcer')).toHaveText(text);
  await page.unroute(CHUNKS);
  await button.click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('a download whose code does not arrive is tried for again, which is said', async ({
  page,
}) => {
  await untilQuiet(page, BARS);
  await page.locator('#Stacks .tools .more').click();
  const line = page.getByRole('menuitem', { name: 'Download as ZIP' });
  await expect(line).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route(CHUNKS, (route) => route.abort('failed'));
  const download = page.waitForEvent('download');
  await line.click();
  await expect(page.locator('.notice')).toHaveText('This has not arrived. Trying again…');
  await page.unroute(CHUNKS);
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('an index of the search that does not arrive is tried for again, and told when it stays lost', async ({
  page,
}) => {
  await untilQuiet(page, BARS);
  await page.route('**/x/search/**', (route) => route.abort('failed'));
  await page.keyboard.press('/');
  await expect(page.locator('.search-note')).toContainText('The search could not be loaded.');
  await page.keyboard.press('Escape');
  await page.unroute('**/x/search/**');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('bars');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a worker of the search that does not arrive is tried for again', async ({ page }) => {
  await untilQuiet(page, BARS);
  await page.route('**/x/search/worker-*', (route) => route.abort('failed'), { times: 1 });
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('bars');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a branch of the sidebar that stays lost says so, and its group stays closed, until the next click', async ({
  page,
}) => {
  await untilQuiet(page, BARS);
  await page.route(BRANCHES, (route) => route.abort('failed'));
  await group(page, 'Tree View').click();
  await expect(page.locator('.notice')).toHaveText(
    'This could not be loaded. Check your connection and try again.',
  );
  await expect(group(page, 'Tree View')).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(new RegExp(`${BARS}$`));
  await page.unroute(BRANCHES);
  await group(page, 'Tree View').click();
  await expect(group(page, 'Tree View')).toHaveAttribute('aria-expanded', 'true');
});

function group(page: Page, name: string): Locator {
  return page.locator('#site-navigation').getByRole('link', { name, exact: true });
}

/** Waits until all that comes by itself has come. */
async function untilQuiet(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.locator('#Stacks .edit-code').or(page.locator('.bar').first()).first().waitFor({
    state: 'attached',
  });
  await page.waitForLoadState('networkidle');
}
