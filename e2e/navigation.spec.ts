import type { Page } from '@playwright/test';
import { expect, test, visit } from './visit.ts';

const GRID = '/x/react-data-grid/column-definition/';
const BARS = '/x/react-charts/bars/';
const MIGRATION = '/x/migration/migration-tree-view-v7/';
const HEADER_PX = 57;
const CONTENTS_BAR_PX = 40;
const ROOM_BELOW_HEADER_PX = 40;

test.describe('a click changes the page without a reload', () => {
  test('on a link of the sidebar', async ({ page }) => {
    await visit(page, GRID);
    const sameDocument = await markDocument(page);
    await page.locator('#site-navigation a[href="/x/react-data-grid/column-dimensions/"]').click();
    await expectPage(page, '/x/react-data-grid/column-dimensions/', 'Column dimensions');
    expect(await sameDocument()).toBe(true);
  });

  test('on a link in the text, whose contents list follows', async ({ page }) => {
    await visit(page, '/x/experiments/docs/');
    const sameDocument = await markDocument(page);
    await expect(page.locator('.contents a[href="#admonitions"]')).toBeVisible();
    await page.locator('.doc a[href="/x/introduction/"]').click();
    await expectPage(page, '/x/introduction/', 'MUI X overview');
    await expect(page.locator('.contents a[href="#plans"]')).toBeVisible();
    await expect(page.locator('.contents a[href="#admonitions"]')).toHaveCount(0);
    expect(await sameDocument()).toBe(true);
  });

  test('between pages whose demos are drawn, of which none is left behind', async ({ page }) => {
    await visit(page, GRID);
    const grids = page.locator('.MuiDataGrid-root');
    const ownGrids = page.locator('.doc .MuiDataGrid-root');
    await expect(ownGrids.first()).toBeVisible();
    await page.locator('#site-navigation a[href="/x/react-data-grid/features/"]').click();
    await expect(page.locator('h1')).toContainText('features');
    await expect(ownGrids.first()).toBeVisible();
    await page.goBack();
    await expect(page.locator('h1')).toContainText('Column definition');
    await expect(ownGrids.first()).toBeVisible();
    await expect.poll(async () => (await grids.count()) - (await ownGrids.count())).toBe(0);
  });

  test('on the pager, and the new page begins at its top', async ({ page }) => {
    await visit(page, GRID);
    const sameDocument = await markDocument(page);
    await page.locator('.pager [rel="next"]').click();
    await expectPage(page, '/x/react-data-grid/column-dimensions/', 'Column dimensions');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.locator('.pager [rel="prev"]').click();
    await expectPage(page, GRID, 'Column definition');
    await expect(page.locator('#MinimalColumns .MuiDataGrid-root')).toBeVisible();
    expect(await sameDocument()).toBe(true);
  });

  test('in the phone drawer, which closes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, GRID);
    const sameDocument = await markDocument(page);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.locator('#site-navigation a[href="/x/react-data-grid/column-dimensions/"]').click();
    await expectPage(page, '/x/react-data-grid/column-dimensions/', 'Column dimensions');
    await expect(page.locator('#site-navigation')).toBeHidden();
    expect(await sameDocument()).toBe(true);
  });
});

test.describe('back and forward restore where one was reading', () => {
  for (const slowDown of [1, 6]) {
    test(`between pages, on a processor ${slowDown} times as slow`, async ({ page, context }) => {
      test.slow();
      const session = await context.newCDPSession(page);
      await visit(page, BARS);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
      await scrollTo(page, 2500);
      await page.locator('#site-navigation a[href="/x/react-charts/bar-demo/"]').click();
      await expectPage(page, '/x/react-charts/bar-demo/', 'Bar chart demos');
      await page.goBack();
      await expectPage(page, BARS, 'Bar charts');
      await expectScroll(page, 2500);
      await scrollTo(page, 3000);
      await page.goForward();
      await expectPage(page, '/x/react-charts/bar-demo/', 'Bar chart demos');
      await expectScroll(page, 0);
      await page.goBack();
      await expectScroll(page, 3000);
    });
  }

  test('between the headings of a page', async ({ page }) => {
    await visit(page, '/x/react-charts/bar-demo/');
    await page.locator('#site-navigation a[href="/x/react-charts/bars/"]').last().click();
    await expectPage(page, BARS, 'Bar charts');
    await scrollTo(page, 700);
    await page.locator('.contents a').nth(6).click();
    await expect(page).toHaveURL(/#/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await page.goBack();
    await expectScroll(page, 700);
  });
});

test.describe('a hash brings its heading below the header', () => {
  for (const width of [1280, 360]) {
    test(`on a fresh load, with demos above, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, `${GRID}#column-types`);
      await expectBelowHeader(page, 'column-types');
      await expect(page.locator('#AllColumnTypes')).toBeAttached();
      await expectBelowHeader(page, 'column-types');
    });
  }

  test('from the contents list', async ({ page }) => {
    await visit(page, BARS);
    const sameDocument = await markDocument(page);
    const link = page.locator('.contents a').nth(5);
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expectBelowHeader(page, id);
    await expect(link).toHaveAttribute('aria-current', 'location');
    expect(await sameDocument()).toBe(true);
  });

  test('from another page, with demos above', async ({ page }) => {
    await visit(page, MIGRATION);
    const sameDocument = await markDocument(page);
    const id = 'automatic-parents-and-children-selection';
    await page.locator(`.doc a[href$="/selection/#${id}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/selection/#${id}$`));
    await expectBelowHeader(page, id);
    expect(await sameDocument()).toBe(true);
  });
});

test('the page behind a link is fetched when the pointer rests on it, before the click', async ({
  page,
}) => {
  await visit(page, '/x/introduction/');
  const link = page.locator('#site-navigation a[href="/x/react-charts/"]');
  const fetched = page.waitForRequest(/\/_next\/data\/.+\/react-charts\.json/);
  await link.hover();
  await fetched;
  await expect(page).toHaveURL(/\/x\/introduction\/$/);
});

test('a click with Ctrl opens a tab of its own', async ({ page, context }) => {
  await visit(page, GRID);
  const opened = context.waitForEvent('page');
  await page.locator('.pager [rel="next"]').click({ modifiers: ['Control'] });
  const tab = await opened;
  await expect(tab).toHaveURL(/\/x\/react-data-grid\/column-dimensions\/$/);
  await expectPage(page, GRID, 'Column definition');
});

test('links to other sites and to files are left to the browser', async ({ page }) => {
  await page.route('https://mui.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await visit(page, GRID);
  await page.getByRole('link', { name: "What's new in MUI X" }).click();
  await expect(page).toHaveURL('https://mui.com/x/whats-new/');

  await visit(page, GRID);
  await page
    .locator('.doc p a')
    .first()
    .evaluate((link) => {
      link.setAttribute('href', '/x/favicon.svg');
    });
  await page.locator('.doc p a').first().click();
  await expect(page).toHaveURL(/\/x\/favicon\.svg$/);
});

test.describe('a group of the sidebar', () => {
  test('opens and closes by a click', async ({ page }) => {
    await visit(page, GRID);
    const group = page
      .locator('#site-navigation')
      .getByRole('link', { name: 'Charts', exact: true });
    const inside = page.locator('#site-navigation a[href="/x/react-charts/bars/"]');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(new RegExp(`${GRID}$`));
    await openGroupsUntil(page, inside);
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(inside).toHaveCount(0);
  });

  test('leads to its first page while React is not there', async ({ page }) => {
    await page.route('**/x/_next/static/**', () => undefined);
    await page.goto(GRID, { waitUntil: 'domcontentloaded' });
    await page
      .locator('#site-navigation')
      .getByRole('link', { name: 'Charts', exact: true })
      .click();
    await expect(page).toHaveURL(/\/x\/react-charts\/$/);
  });
});

/** Leaves a mark that a reload would wipe out; the returned question says whether it is still there. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

/** The address, the title, the heading, the active entry of the sidebar all tell of one page. */
async function expectPage(page: Page, address: string, title: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page).toHaveTitle(`${title} - MUI X`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.locator('#site-navigation [aria-current="page"]')).toHaveAttribute(
    'href',
    address,
  );
}

async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const top = () => page.locator(`[id="${id}"]`).evaluate((el) => el.getBoundingClientRect().top);
  const bar = page.locator('.contents-bar'); // on a phone it stays below the header
  const covered = HEADER_PX + ((await bar.isVisible()) ? CONTENTS_BAR_PX : 0);
  await expect.poll(top).toBeGreaterThanOrEqual(covered);
  expect(await top()).toBeLessThanOrEqual(covered + ROOM_BELOW_HEADER_PX);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  const goThere = () =>
    page.evaluate(async (y) => {
      window.scrollTo(0, y);
      // Text above that is laid out now moves what is in view, and the browser follows it.
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
      return Math.round(window.scrollY);
    }, top);
  await expect.poll(goThere).toBe(top);
}

async function expectScroll(page: Page, top: number): Promise<void> {
  const distance = () => page.evaluate((y) => Math.abs(window.scrollY - y), top);
  await expect.poll(distance).toBeLessThanOrEqual(2);
}

async function openGroupsUntil(page: Page, inside: ReturnType<Page['locator']>): Promise<void> {
  const closed = page.locator('#site-navigation .inside .group[aria-expanded="false"]');
  while ((await inside.count()) === 0 && (await closed.count()) > 0) {
    await closed.last().click();
  }
  await expect(inside).toBeVisible();
}
