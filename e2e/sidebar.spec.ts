import type { Page } from '@playwright/test';
import type { Page as TreePage } from '#data/types.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { walkPages } from '#src/site/tree/walkPages.ts';
import { expect, test, visit } from './visit.ts';

const BARS = '/x/react-charts/bars/';
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
  await nav.getByRole('link', { name: 'Tree View', exact: true }).click();
  await nav.getByRole('link', { name: 'Introduction', exact: true }).click();
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

function labelsOf({ newFeature, planned, unstable, plan }: TreePage): string[] {
  return [
    ...(newFeature ? ['New'] : []),
    ...(planned ? ['Planned'] : []),
    ...(unstable ? ['Preview'] : []),
    ...(plan ? [plan === 'pro' ? 'Pro' : 'Premium'] : []),
  ];
}
