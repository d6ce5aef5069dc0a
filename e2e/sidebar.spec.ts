import type { Locator, Page } from '@playwright/test';
import type { Page as TreePage } from '#data/types.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { walkPages } from '../src/site/tree/tree.ts';
import { clickLink } from './deployedSite.ts';
import { expect, test, visit } from './visit.ts';

const BARS = '/x/react-charts/bars/';
const BRANCHES = '**/x/tree/*.json';
const FREE_BELOW_PX = 120;

test('the sidebar is narrowed by its filter, and comes back as it was', async ({ page }) => {
  await visit(page, BARS);
  const nav = page.locator('#site-navigation');
  await nav.locator('.tree').evaluate((element) => element.scrollTo(0, 200));
  const before = await nav.getByRole('link').count();
  const box = page.getByRole('searchbox', { name: 'Filter pages' });
  await box.pressSequentially('Lazy');
  await expect(nav.locator('a:not(.group)')).toHaveText([/^Lazy loading/, /^Lazy loading/]);
  await expect(nav.locator('mark')).toHaveText(['Lazy', 'Lazy']);
  await expect(nav.getByRole('status')).toHaveText('2 pages match.');
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(nav.getByRole('link')).toHaveCount(before);
  expect(await nav.locator('.tree').evaluate((element) => element.scrollTop)).toBe(200);
});

test('Enter opens the first page that the filter leaves, which stays', async ({ page }) => {
  await visit(page, BARS);
  const box = page.getByRole('searchbox', { name: 'Filter pages' });
  await box.fill('sankey');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/x\/react-charts\/sankey\/$/);
  await expect(box).toHaveValue('sankey');
  await expect(page.locator('#site-navigation [aria-current="page"]')).toBeVisible();
});

test('what is typed before React is there counts once it is', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/x/_next/static/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(BARS, { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('sankey');
  await expect(page.locator('#site-navigation a:not(.group)').first()).not.toHaveText(/^Sankey/);
  release();
  await expect(page.locator('#site-navigation a:not(.group)')).toHaveText([/^Sankey/]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Escape empties the filter first, then closes the drawer', async ({ page }) => {
    await visit(page, BARS);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const nav = page.locator('#site-navigation');
    const box = page.getByRole('searchbox', { name: 'Filter pages' });
    await box.fill('lazy');
    await expect(nav.locator('mark')).toHaveCount(2);
    await box.press('Escape');
    await expect(box).toHaveValue('');
    await expect(nav).toBeVisible();
    await box.press('Escape');
    await expect(nav).toBeHidden();
  });
});

test('open groups and the offset are kept over 20 pages', async ({ page }) => {
  test.slow();
  await visit(page, BARS);
  const nav = page.locator('#site-navigation');
  for (const name of ['Tree View', 'Introduction']) {
    await group(page, name).click();
    await expect(group(page, name)).toHaveAttribute('aria-expanded', 'true');
  }
  const offset = () => nav.locator('.tree').evaluate((element) => element.scrollTop);
  const addresses = ['/x/react-charts/bars/', '/x/react-charts/bar-demo/'];
  await nav.locator('.tree').evaluate((element) => element.scrollTo(0, 150));
  for (let turn = 1; turn <= 20; turn += 1) {
    const address = addresses[turn % 2] ?? '';
    await nav.locator(`a[href="${address}"]:not(.group)`).click();
    await expect(nav.locator('[aria-current="page"]')).toHaveAttribute('href', address);
    expect(await offset()).toBe(150);
  }
  for (const name of ['Tree View', 'Introduction', 'Charts']) {
    await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  }
});

test('the open page is in view in the sidebar, with 120 px free below it and not under the filter', async ({
  page,
}) => {
  await visit(page, '/x/api/charts/scatter-plot/');
  await expectActiveInView(page);
  await page.locator('.pager [rel="prev"]').click();
  await expect(page).not.toHaveURL(/scatter-plot/);
  await expectActiveInView(page);
});

async function expectActiveInView(page: Page): Promise<void> {
  const room = () =>
    page.locator('#site-navigation').evaluate((nav) => {
      const active = nav.querySelector('[aria-current="page"]')?.getBoundingClientRect();
      const filter = nav.querySelector('input')?.getBoundingClientRect();
      return {
        below: nav.getBoundingClientRect().bottom - (active?.bottom ?? Infinity),
        above: (active?.top ?? 0) - (filter?.bottom ?? 0),
      };
    });
  await expect.poll(async () => (await room()).below).toBeGreaterThanOrEqual(FREE_BELOW_PX - 1);
  expect((await room()).above).toBeGreaterThanOrEqual(0);
}

test('every row of the tree has its labels drawn, rows that are subheaders too', async ({
  page,
}) => {
  await visit(page, BARS);
  const nav = page.locator('#site-navigation');
  const closed = nav.locator('.group[aria-expanded="false"]');
  while ((await closed.count()) > 0) {
    await closed.first().click();
  }
  const drawn = await nav
    .locator('.tree :is(a, .subheader)')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll<HTMLElement>('.chip')]
          .filter((chip) => chip.offsetWidth > 10)
          .map((chip) => chip.textContent),
      ),
    );
  expect(drawn).toEqual(walkPages(siteTree.pages).map((place) => labelsOf(place.page)));
});

test.describe('what is inside of a closed group', () => {
  test('is fetched when the pointer comes to it, and not before; the click waits for nothing', async ({
    page,
  }) => {
    const asked = listenForBranches(page);
    await visit(page, BARS);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await group(page, 'Charts').hover(); // it is here
    await group(page, 'Data Grid').hover();
    await expect.poll(() => asked).toEqual(['react-data-grid']);
    await page.waitForLoadState('networkidle');
    await page.route(BRANCHES, (route) => route.abort('failed'));
    await group(page, 'Data Grid').click();
    await expect(group(page, 'Data Grid')).toHaveAttribute('aria-expanded', 'true');
    await expect(row(page, '/x/react-data-grid/quickstart/')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${BARS}$`));
    await group(page, 'Data Grid').click();
    await expect(row(page, '/x/react-data-grid/quickstart/')).toHaveCount(0);
    expect(asked).toEqual(['react-data-grid']);
  });

  test('opens by the keyboard, inside of the open branch too', async ({ page }) => {
    await visit(page, BARS);
    for (const [name, inside] of [
      ['Migration', '/x/migration/migration-charts-v7/'],
      ['API reference', '/x/api/charts/bar-chart/'],
    ] as const) {
      await group(page, name).focus();
      await page.keyboard.press('Enter');
      await expect(group(page, name)).toHaveAttribute('aria-expanded', 'true');
      await expect(group(page, name)).toBeFocused();
      await expect(row(page, inside)).toBeAttached();
    }
    await expect(row(page, BARS)).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(new RegExp(`${BARS}$`));
  });

  test('is shown when it has come on a slow network, until when the group looks closed', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route(BRANCHES, async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, BARS);
    const asked = page.waitForRequest(BRANCHES);
    await group(page, 'Tree View').click();
    await asked;
    await expect(group(page, 'Tree View')).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('.notice')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${BARS}$`));
    release();
    await expect(group(page, 'Tree View')).toHaveAttribute('aria-expanded', 'true');
    await expect(row(page, '/x/react-tree-view/quickstart/')).toBeVisible();
  });

  test('comes with a page of another branch, whose row is brought into view', async ({ page }) => {
    await visit(page, BARS);
    await clickLink(page, '/x/react-tree-view/quickstart/');
    await expect(row(page, '/x/react-tree-view/quickstart/')).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(group(page, 'Tree View')).toHaveAttribute('aria-expanded', 'true');
    await expectActiveInView(page);
  });

  test('is found by the filter, for which all of it is fetched once', async ({ page }) => {
    const asked = listenForBranches(page);
    await visit(page, '/x/experiments/weight/');
    const box = page.getByRole('searchbox', { name: 'Filter pages' });
    await box.focus();
    await expect.poll(() => asked.length).toBe(7);
    await box.fill('sankey');
    await expect(page.locator('#site-navigation a:not(.group)')).toHaveText([/^Sankey/]);
    await box.fill('date range');
    await expect(page.locator('#site-navigation mark').first()).toBeVisible();
    expect(asked.length).toBe(7);
  });
});

/** Names of the branches of the sidebar that the page asks for. */
function listenForBranches(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/x\/tree\/(.+)-[0-9a-f]{12}\.json$/.exec(request.url()) ?? [];
    asked.push(...(name === undefined ? [] : [name]));
  });
  return asked;
}

function group(page: Page, name: string): Locator {
  return page.locator('#site-navigation').getByRole('link', { name, exact: true });
}

function row(page: Page, address: string): Locator {
  return page.locator(`#site-navigation a[href="${address}"]:not(.group)`);
}

function labelsOf({ newFeature, planned, unstable, plan }: TreePage): string[] {
  return [
    ...(newFeature ? ['New'] : []),
    ...(planned ? ['Planned'] : []),
    ...(unstable ? ['Preview'] : []),
    ...(plan ? [plan === 'pro' ? 'Pro' : 'Premium'] : []),
  ];
}
