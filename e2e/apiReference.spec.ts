import apiPaths from '../test/api-paths.json' with { type: 'json' };
import { expectNoViolations } from './accessibility.ts';
import { clipboardText } from './clipboard.ts';
import { exportedPages, readExported } from './exportedPages.ts';
import { expect, test, visit } from './visit.ts';

const LARGEST = '/x/api/data-grid/data-grid-premium/';
const ANCHOR = 'prop-rowSelectionModel';
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

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

test('the contents list holds what a filter shows, also on the way back', async ({ page }) => {
  await visit(page, LARGEST);
  const listed = page.locator('.contents a[href^="#prop-"]:visible');
  const all = await listed.count();
  await page.getByRole('searchbox', { name: 'Filter props' }).fill('rowSelectionModel');
  await expect.poll(() => listed.count()).toBeLessThan(10);
  const found = await listed.count();
  await expect(listed.filter({ hasText: /^rowSelectionModel$/ })).toHaveCount(1);
  await page.locator('.row:visible a[href^="/x/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('DataGridPremium');
  await page.goBack();
  await expect(listed).toHaveCount(found);
  await page.getByRole('searchbox', { name: 'Filter props' }).fill('');
  await expect(listed).toHaveCount(all);
});

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

for (const width of [320, 360, 560]) {
  test(`at ${width} px a filter takes two lines: what is typed, what is chosen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, LARGEST);
    const bar = page.locator('.api > .bar').first();
    await expect(bar.locator('select')).toHaveCount(3);
    const lineOf = async (part: string) =>
      bar
        .locator(part)
        .evaluateAll((all) => [
          ...new Set(all.map((each) => Math.round(each.getBoundingClientRect().top))),
        ]);
    const [typed, chosen] = [await lineOf('input'), await lineOf('select')];
    expect([typed.length, chosen.length]).toEqual([1, 1]);
    expect(chosen[0]).toBe((typed[0] ?? 0) + 38);
  });
}

test('props begin behind one line of import; other imports are folded, demos and origin follow', () => {
  const html = readExported(LARGEST);
  const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.slice(0, 4)).toEqual(['props', 'slots', 'classes', 'demos']);
  const head = html.slice(html.indexOf('<div id="import"'), html.indexOf('<h2 id="props"'));
  const [seen = '', folded = ''] = head.split('<details class="api-imports">');
  expect(seen.match(/<pre>/g)).toHaveLength(1);
  expect(folded).toContain('<pre>');
  expect(html.indexOf('Read from')).toBeGreaterThan(html.indexOf('<h2 id="demos"'));
});

for (const address of [LARGEST, '/x/api/charts/bar-chart/', '/x/api/data-grid/grid-col-def/']) {
  test(`the first row is in view when a page opens on a laptop: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, address);
    await expect(page.locator('.row .h').first()).toBeInViewport({ ratio: 1 });
  });
}

test('the filter stands in the address: it can be shared, survives a reload, and is gone when emptied', async ({
  page,
}) => {
  await visit(page, LARGEST);
  const props = page.locator('.api').first();
  const filter = props.getByRole('searchbox', { name: 'Filter props' });
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
  const before = await canonical();
  const entries = await page.evaluate(() => history.length);
  await filter.fill('row');
  await props.getByRole('combobox', { name: 'Which props' }).selectOption('Premium');
  await expect(page).toHaveURL(/data-grid-premium\/\?filter=row&only=premium$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await canonical()).toBe(before);
  const rows = props.locator('.row:visible');
  const found = await rows.count();
  await page.reload();
  await expect(rows).toHaveCount(found);
  await expect(filter).toHaveValue('row');
  await expect(props.getByRole('combobox', { name: 'Which props' })).toHaveValue('premium');
  await filter.fill('');
  await props.getByRole('combobox', { name: 'Which props' }).selectOption('All props');
  await expect(page).toHaveURL(/data-grid-premium\/$/);
});

test('each filter of a page has its own place in the address', async ({ page }) => {
  await visit(page, `${LARGEST}?filter2=icon&filter=row`);
  await expect(page.getByRole('searchbox', { name: 'Filter slots' })).toHaveValue('icon');
  await expect(page.getByRole('searchbox', { name: 'Filter props' })).toHaveValue('row');
  const slots = page.locator('.api').nth(1).locator('.row:visible');
  await expect.poll(() => slots.count()).toBeLessThan(80);
});

test('a shared address leads to its row, though the filter in it would hide that', async ({
  page,
}) => {
  await visit(page, `${LARGEST}?filter=zebra#${ANCHOR}`);
  await expect(page.locator('.api').first().locator('.row:visible')).toHaveCount(1);
  await expect(page.locator(`#${ANCHOR}`)).toBeInViewport();
});

test('going on from a filtered page and back by the history, within the page too', async ({
  page,
}) => {
  await visit(page, '/x/api/charts/bar-chart/');
  const filter = page.getByRole('searchbox', { name: 'Filter props' });
  await filter.fill('highlight');
  await page.locator('#prop-axisHighlight .n').click();
  await expect(page).toHaveURL(/\?filter=highlight#prop-axisHighlight$/);
  await filter.fill('axis');
  await expect(page).toHaveURL(/\?filter=axis#prop-axisHighlight$/);
  await page.goBack();
  await expect(page).toHaveURL(/bar-chart\/\?filter=highlight$/);
  await expect(filter).toHaveValue('highlight');
  await page.goForward();
  await expect(filter).toHaveValue('axis');
});

for (const width of [360, 1280]) {
  test(`a row offers its name and what one writes, by mouse and by keyboard: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, LARGEST);
    const clipboard = () => clipboardText(page);
    const row = page.locator('#prop-autoHeight');
    await row.scrollIntoViewIfNeeded();
    const box = await row.boundingBox();
    await row.hover();
    const copy = row.getByRole('button', { name: 'Copy autoHeight', exact: true });
    await copy.click();
    await expect(copy).toHaveText('Copied');
    await expect(page.locator('#announcer')).toHaveText('Copied');
    expect(await clipboard()).toBe('autoHeight');
    await expect(copy).toHaveText('Copy');
    await row.hover();
    await row.getByRole('button', { name: 'Copy autoHeight={}' }).click();
    expect(await clipboard()).toBe('autoHeight={}');
    expect((await row.boundingBox())?.height).toBe(box?.height);
    // From one name to its buttons: one stop, and the arrow keys lead on. A mouse at rest would be on another row once the page scrolls.
    await page.mouse.move(0, 0);
    const other = page.locator('#prop-apiRef');
    await other.locator('.n').focus();
    await expect(other.getByRole('toolbar')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(other.getByRole('button', { name: 'Copy apiRef', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(clipboard).toBe('apiRef={}');
    await expect(page.locator('.row-copy')).toHaveCount(1);
  });
}

test('Ctrl + C above a row copies its name', async ({ page }) => {
  await visit(page, '/x/api/charts/bar-chart/');
  const row = page.locator('#prop-borderRadius');
  await row.hover();
  await expect(row.getByRole('toolbar')).toBeVisible();
  await row.locator('.x p').hover();
  await page.keyboard.press('Control+C');
  await expect.poll(() => clipboardText(page)).toBe('borderRadius');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('each row in view has its buttons, and no other', async ({ page }) => {
    await visit(page, LARGEST);
    await page.locator('#prop-density').scrollIntoViewIfNeeded();
    await expect(page.locator('#prop-density .row-copy')).toBeVisible();
    await expect.poll(() => page.locator('.row-copy').count()).toBeLessThan(40);
  });
});

test('rows stand by purpose, each below the page that names it most, and so they do on the next visit', async ({
  page,
}) => {
  await visit(page, LARGEST);
  const props = page.locator('.api').first();
  const order = props.getByRole('combobox', { name: 'Order of Props' });
  const all = await props.locator('.row').count();
  await order.selectOption('By purpose');
  const headings = props.locator('.purpose:visible h3');
  await expect(headings.filter({ hasText: /^Sorting$/ })).toBeVisible();
  await expect(headings.last()).toHaveText('Other');
  await expect(props.locator('.row')).toHaveCount(all);
  await expect(headings.getByRole('link', { name: 'Sorting' })).toHaveAttribute(
    'href',
    '/x/react-data-grid/sorting/',
  );
  await props.getByRole('searchbox', { name: 'Filter props' }).fill('sortModel');
  await expect(headings.first()).toHaveText('Sorting');
  await expect(props.locator('.row:visible .n').first()).toHaveText('sortModel');
  await visit(page, `/x/api/data-grid/data-grid/#prop-sortModel`);
  await expect(headings.filter({ hasText: /^Sorting$/ })).toBeVisible();
  await expect(page.locator('#prop-sortModel')).toBeInViewport();
  await order.selectOption('A to Z');
  await expect(headings).toHaveCount(0);
});

test('a row says what version 8 brought, and leads to what it was before', async ({ page }) => {
  await visit(page, '/x/api/charts/bar-chart/');
  await expect(page.locator('#prop-hideLegend')).toContainText('New in v8');
  await page.getByRole('combobox', { name: 'Which props' }).selectOption('Changed in v8');
  await expect(page.locator('.api').first().locator('.row:visible')).not.toHaveCount(0);
  await page.locator('#prop-colors').getByRole('link', { name: 'Changed in v8' }).click();
  await expect(page).toHaveURL(/migration-charts-v7\/#changed-BarChart-prop-colors$/);
  await expect(page.locator('#changed-BarChart-prop-colors')).toBeInViewport();
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
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    const said = await page.locator('html').getAttribute('data-api');
    expect(said ?? 'compact').toBe(layout);
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
