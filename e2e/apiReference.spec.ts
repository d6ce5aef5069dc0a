import apiPaths from '../test/api-paths.json' with { type: 'json' };
import { expectNoViolations } from './accessibility.ts';
import { exportedPages, readExported } from './exportedPages.ts';
import { expect, test, visit } from './visit.ts';

const LARGEST = '/x/api/data-grid/data-grid-premium/';
const ANCHOR = 'prop-rowSelectionModel';
/** Height of the bar at the top of every page; px. */
const HEADER_PX = 56;

test('a prop is found, its type followed, and the way back leads to the same filter and place', async ({
  page,
}) => {
  await visit(page, LARGEST);
  const props = page.locator('.api').first();
  const rows = props.locator('.row:visible');
  await props.getByRole('searchbox', { name: 'Filter props' }).fill('GridColDef<');
  await expect.poll(() => rows.count()).toBeLessThan(20);
  const found = await rows.count();
  expect(found).toBeGreaterThan(0);
  const link = rows.getByRole('link', { name: 'GridColDef', exact: true }).first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 40));
  const place = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/grid-col-def\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GridColDef');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DataGridPremium');
  await expect(props.getByRole('searchbox', { name: 'Filter props' })).toHaveValue('GridColDef<');
  await expect(rows).toHaveCount(found);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

for (const address of [LARGEST, '/x/migration/migration-data-grid-v7/']) {
  test(`Enter in a filter leaves page, filter and place as they are: ${address}`, async ({
    page,
  }) => {
    await visit(page, address);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const filter = page.locator('.bar input').first();
    await filter.fill('row');
    const place = await page.evaluate(() => window.scrollY);
    await filter.press('Enter');
    await expect(filter).toHaveValue('row');
    await expect(filter).toBeFocused();
    expect(await page.evaluate(() => [scrollY, 'isSamePage' in window])).toEqual([place, true]);
  });
}

test('a filter brings names first, marks what it found, and stays in reach', async ({ page }) => {
  await visit(page, LARGEST);
  const props = page.locator('.api').first();
  const filter = props.getByRole('searchbox', { name: 'Filter props' });
  const names = props.locator('.row:visible .n');
  const before = await names.first().textContent();
  await filter.fill('row');
  await expect(names.first()).toHaveText(/^row/);
  const marked = () => page.evaluate(() => CSS.highlights.get('filter')?.size ?? 0);
  expect(await marked()).toBeGreaterThan(10);
  await page.evaluate(() => window.scrollBy(0, 1200));
  await expect.poll(async () => (await filter.boundingBox())?.y).toBeLessThan(HEADER_PX + 60);
  await expect(filter).toBeInViewport();
  await filter.fill('');
  await expect(names.first()).toHaveText(before ?? '');
  expect(await marked()).toBe(0);
});

test('props begin behind one line of import; other imports are folded, demos follow', () => {
  const html = readExported(LARGEST);
  const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.slice(0, 5)).toEqual(['import', 'props', 'slots', 'classes', 'demos']);
  const head = html.slice(html.indexOf('<h2 id="import"'), html.indexOf('<h2 id="props"'));
  const [seen = '', folded = ''] = head.split('<details class="api-imports">');
  expect(seen.match(/<pre>/g)).toHaveLength(1);
  expect(folded).toContain('<pre>');
});

for (const layout of ['compact', 'list', 'table']) {
  test(`a member's address leads to its row, in the ${layout} layout`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('x-api-layout', value), layout);
    await visit(page, `${LARGEST}#${ANCHOR}`);
    const top = () => page.locator(`#${ANCHOR}`).evaluate((row) => row.getBoundingClientRect().top);
    const header = await page
      .locator('header')
      .first()
      .evaluate((bar) => bar.getBoundingClientRect().bottom);
    expect(header).toBeCloseTo(HEADER_PX, -1);
    // Below the filter of its section, which stays below the header.
    const filter = page.locator('.api > .bar').first();
    const end = () => filter.evaluate((bar) => bar.getBoundingClientRect().bottom);
    await expect.poll(async () => Math.abs((await top()) - (await end()))).toBeLessThanOrEqual(8);
  });

  test(`the remembered ${layout} layout shifts nothing after the first paint`, async ({ page }) => {
    await page.addInitScript((value) => {
      localStorage.setItem('x-api-layout', value);
      const seen: number[] = [];
      Object.assign(window, { shifts: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          seen.push((entry as unknown as { value: number }).value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    }, layout);
    await visit(page, LARGEST);
    await expect(page.locator('html')).toHaveAttribute('data-api', layout);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });

  for (const width of [360, 1280, 1920]) {
    test(`the ${layout} layout does not scroll sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((value) => localStorage.setItem('x-api-layout', value), layout);
      for (const address of [LARGEST, '/x/api/charts/axis-config/', '/x/api/data-grid/grid-api/']) {
        await visit(page, address);
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, address).toBeLessThanOrEqual(0);
      }
    });
  }
}

test('the largest page of reference is accessible in light and dark', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, LARGEST);
  await expectNoViolations(page);
});

test('without scripts the whole reference is there, and no control that would do nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/x/api/tree-view/tree-item/');
  const rows = page.locator('.api .row');
  expect(await rows.count()).toBeGreaterThan(30);
  for (const row of await rows.all()) {
    await expect(row).toBeVisible();
  }
  await expect(page.locator('.bar input, .bar select').first()).toBeHidden();
  await expect(page.locator('.bar output').first()).toBeVisible();
  const folded = page.locator('details.ty').first();
  await folded.locator('summary').click();
  await expect(folded.locator('dl, pre').first()).toBeVisible();
  await context.close();
});

test('before a visitor touches a filter, the page asks for no script beyond those of every page', () => {
  const list = (address: string) => {
    const html = readExported(address);
    return /id="late-scripts"[^>]*>(.*?)<\/script>/.exec(html)?.[1];
  };
  expect(list(LARGEST)).toBe(list('/x/introduction/'));
});

test('a name in a text shows its type on hover and on focus, moves nothing, and Escape closes it', async ({
  page,
}) => {
  await visit(page, '/x/react-data-grid/column-definition/');
  const name = page.locator('.doc p > a[href^="/x/api/"]:has(> code)').first();
  await name.scrollIntoViewIfNeeded();
  const before = await name.boundingBox();
  await name.hover();
  const popover = page.getByRole('tooltip');
  await expect(popover).toBeVisible();
  await expect(popover).not.toBeEmpty();
  await expect(name).toHaveAccessibleDescription(await popover.innerText());
  expect(await name.boundingBox()).toEqual(before);
  await popover.hover();
  await expect(popover).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await name.focus();
  await expect(popover).toBeVisible();
  await name.blur();
  await expect(popover).toBeHidden();
});

test('a row leads to the demos that use it', async ({ page }) => {
  await visit(page, '/x/api/charts/bar-chart/');
  const uses = page.locator('#prop-series .u');
  await uses.locator('summary').click();
  await uses.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/x\/[\w/-]+\/#[A-Z]\w+$/);
});

test('every page of the reference is exported, and no other but the two indexes outside the tree', () => {
  const exported = exportedPages().filter((address) => address.startsWith('/x/api/'));
  const expected = [...apiPaths, '/x/api/charts', '/x/api/tree-view'].map((path) => `${path}/`);
  expect(apiPaths).toHaveLength(182);
  expect(exported).toEqual(expected.sort());
});
