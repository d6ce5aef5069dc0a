import type { Locator, Page } from '@playwright/test';
import { listenForShifts } from './shifts.ts';
import { scrollPastDemos } from './stages.ts';
import { expect, test, visit } from './visit.ts';

const PREMIUM = '/x/api/data-grid/data-grid-premium/';
const GRID = '/x/react-data-grid/column-definition/';

const GUIDE = '/x/migration/migration-data-grid-v7/';

test.describe('the contents list', () => {
  test('follows the reader inside its own scroll area, also of a deep link', async ({ page }) => {
    await visit(page, `${PREMIUM}#prop-rowHeight`);
    const current = page.locator('.contents [aria-current]');
    await expect(current).toHaveAttribute('href', '#prop-rowHeight');
    await expect.poll(() => isInside(current, page.locator('.contents'))).toBe(true);
  });

  test('marks the first section at the top and the last at the end', async ({ page }) => {
    await visit(page, GRID);
    const links = page.locator('.contents a');
    await expect(links.first()).toHaveAttribute('aria-current', 'location');
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    await expect(links.last()).toHaveAttribute('aria-current', 'location');
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`below 900 px opens from a bar, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled,
        viewport: { width: 390, height: 740 },
        baseURL: test.info().project.use.baseURL ?? '',
      });
      const page = await context.newPage();
      await page.goto(GRID);
      const list = page.locator('.contents');
      await expect(list).toBeHidden();
      await page.locator('.contents-bar').focus();
      await page.keyboard.press('Enter');
      await expect(list).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(page.locator('.contents-bar')).toBeFocused();
      await page.keyboard.press('Enter');
      await list.getByRole('link').last().click();
      await expect(page).toHaveURL(/#/);
      if (javaScriptEnabled) {
        await expect(list).toBeHidden();
        const heading = page.locator(new URL(page.url()).hash);
        await expect(heading).toBeInViewport();
      }
      await context.close();
    });
  }

  test('breaks long names between their parts, and so does the sidebar', async ({ page }) => {
    await visit(page, PREMIUM);
    const long = page.locator('.contents a', { hasText: 'checkboxSelectionVisibleOnly' }).first();
    expect(await long.locator('wbr').count()).toBe(3);
    for (const part of ['.contents', '.tree']) {
      const wide = await page
        .locator(part)
        .evaluate((list) =>
          [...list.querySelectorAll('a')]
            .filter((link) => link.scrollWidth > link.clientWidth + 1)
            .map((link) => link.textContent),
        );
      expect(wide, part).toEqual([]);
    }
    const chips = page.locator('.tree .chips');
    const ends = await chips.evaluateAll((all) => [
      ...new Set(all.map((chip) => Math.round(chip.getBoundingClientRect().right))),
    ]);
    expect(ends).toHaveLength(1);
  });
});

test.describe('widths', () => {
  for (const [width, words, step] of [
    [1200, 705, 0],
    [1280, 720, 0],
    [1366, 720, 0],
    [1440, 720, 70],
    [1536, 720, 70],
    [1680, 720, 120],
    [1920, 860, 0],
    [2560, 860, 0],
  ] as const) {
    test(`in a window of ${width} px words are ${words} px wide, and what is looked at steps out by ${step} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, GRID);
      const text = await boxOf(page.locator('.doc > p').first());
      expect(text.width).toBeGreaterThanOrEqual(words);
      expect(text.width).toBeLessThanOrEqual(Math.max(720, words));
      for (const kind of ['.demo', '.table', '.code']) {
        const block = await boxOf(page.locator(`.doc > ${kind}`).first());
        expect(block.width, kind).toBe(text.width + 2 * step);
        expect(text.x - block.x, kind).toBe(step);
      }
      const heading = await boxOf(page.locator('h1'));
      expect(heading.x).toBe(text.x);
    });
  }

  test('a line holds no more words in the widest column than in the others', async ({ page }) => {
    const inOneEm: number[] = [];
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, GRID);
      const text = page.locator('.doc > p').first();
      const size = await text.evaluate((p) => Number.parseFloat(getComputedStyle(p).fontSize));
      inOneEm.push((await boxOf(text)).width / size);
    }
    expect(inOneEm[1]).toBeLessThan(1.08 * (inOneEm[0] ?? 0));
  });

  test('the header begins and ends where the columns below it do', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await visit(page, GRID);
    const frame = await boxOf(page.locator('.frame'));
    const logo = await boxOf(page.locator('.top .identity'));
    const last = await boxOf(page.locator('.top > .icon-button').last());
    expect(logo.x - frame.x).toBe(16);
    expect(frame.x + frame.width - last.x - last.width).toBe(16);
  });

  test('on a phone tables of two or three columns are stacks, and wider ones keep their first column', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, GUIDE);
    const tables = page.locator('.doc .table');
    expect(await tables.count()).toBeGreaterThan(0);
    for (const table of await tables.all()) {
      const columns = await table.locator('tr').first().locator('th').count();
      const first = table.locator('tbody td').first();
      if (columns < 4) {
        const spare = await table.evaluate((box) => box.scrollWidth - box.clientWidth);
        expect(spare).toBeLessThanOrEqual(0);
      } else {
        await expect(first).toHaveCSS('position', 'sticky');
      }
    }
  });

  test('on a phone no name in a table breaks within a word', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const address of [
      GUIDE,
      '/x/introduction/licensing/',
      '/x/react-charts/bars/',
      '/x/react-data-grid/',
      '/x/react-data-grid/row-height/',
      '/x/react-date-pickers/date-range-picker/',
      '/x/react-tree-view/rich-tree-view/selection/',
    ]) {
      await visit(page, address);
      const names = page.locator('.doc td :is(code, a), .doc .table:has(th:nth-child(4)) th code');
      expect(await names.count()).toBeGreaterThan(5);
      expect(await names.evaluateAll(brokenWords), address).toEqual([]);
    }
  });

  for (const width of [360, 768, 1280]) {
    test(`the button to the top covers no text at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await visit(page, GUIDE);
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      const button = await page.locator('.back-to-top').boundingBox();
      expect(button).not.toBeNull();
      for (const part of ['main', '.contents li']) {
        for (const box of await visibleBoxes(page, part)) {
          expect(overlaps(box, button ?? box), part).toBe(false);
        }
      }
    });
  }
});

test('the breadcrumb is a landmark whose groups lead to their pages', async ({ page }) => {
  await visit(page, '/x/react-charts/bars/');
  const links = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(links.first()).toHaveText('Charts');
  await expect(links.first()).toHaveAttribute('href', '/x/react-charts/');
  await visit(page, PREMIUM);
  await expect(links).toHaveText(['Data Grid', 'API reference']);
  await visit(page, '/x/react-data-grid/column-dimensions/');
  await expect(links).toHaveText(['Data Grid', 'Columns']);
  await links.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Column definition');
  await expect(page.locator('.crumbs li')).toHaveText(['Data Grid', 'Columns']);
});

test('a breadcrumb of two lines has its sign at the end of the first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await visit(page, '/x/react-date-pickers/date-picker/');
  const parts = page.locator('.crumbs li');
  const [first, second] = [await boxOf(parts.first()), await boxOf(parts.last())];
  expect(second.y).toBeGreaterThan(first.y);
  const signs = await parts.evaluateAll((all) =>
    all.map((part) =>
      ['::before', '::after'].map((place) => getComputedStyle(part, place).content.includes('/')),
    ),
  );
  expect(signs).toEqual([
    [false, true],
    [false, false],
  ]);
});

test('a name in a heading stands without a frame', async ({ page }) => {
  await visit(page, '/x/react-tree-view/rich-tree-view/selection/');
  const name = page.locator('.doc h2 code').first();
  await expect(name).toHaveCSS('border-top-width', '0px');
  await expect(name).toHaveCSS('padding-left', '0px');
});

test('a name that takes two lines has a whole frame on each', async ({ page }) => {
  await visit(page, GRID);
  await expect(page.locator('.doc > p code').first()).toHaveCSS('box-decoration-break', 'clone');
});

test('the page for unknown addresses leads to every product, however far the address is off', async ({
  page,
  trouble,
}) => {
  await visit(page, '/x/nope/');
  await expect(page.locator('.doc li a')).toHaveText([
    'Data Grid',
    'Date and Time Pickers',
    'Charts',
    'Tree View',
  ]);
  await page.locator('.doc').getByRole('link', { name: 'Charts' }).click();
  await expect(page).toHaveURL(/\/x\/react-charts\/$/);
  trouble.length = 0; // the address is unknown on purpose
});

test('the page for unknown addresses names products, offers the search and asks nothing', async ({
  page,
  trouble,
}) => {
  await visit(page, '/x/react-chart/bar/');
  await expect(page.locator('.suggestions a').first()).toHaveText('Charts: Bars overview');
  await expect(page.locator('.doc')).not.toContainText('beside this text');
  await expect(page.locator('.doc').getByRole('link', { name: 'list of all pages' })).toBeVisible();
  await expect(page.locator('.feedback')).toHaveCount(0);
  await page.getByRole('button', { name: 'Search the documentation' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  trouble.length = 0; // the address is unknown on purpose
});

test('on paper no control is left, and what is folded is open', async ({ page }) => {
  await visit(page, PREMIUM);
  await page.emulateMedia({ media: 'print' });
  for (const control of await page.locator('.bar > :not(output), .contents-bar').all()) {
    await expect(control).toBeHidden();
  }
  const folded = page.locator('.row details:not([open])').first();
  expect(await folded.evaluate(heightOfContent)).toBeGreaterThan(10);
  await visit(page, GRID);
  await expect(page.locator('.source summary').first()).toBeHidden();
});

test.describe('an ad', () => {
  for (const shape of ['image', 'inline']) {
    for (const [width, room, most] of [
      [400, 142, 110],
      [1280, 126, 70],
    ] as const) {
      test(`of the shape ${shape} is low in the middle of its room, as far from the texts around as their headings are, at ${width} px`, async ({
        page,
      }) => {
        await page.addInitScript((kept) => sessionStorage.setItem('x-ad-shape', kept), shape);
        await page.setViewportSize({ width, height: 800 });
        await visit(page, '/x/react-charts/bars/');
        const ad = page.locator(`.ad-${shape}`);
        await expect(ad).toBeVisible();
        const [inner, outer] = [await boxOf(ad), await boxOf(page.locator('.ad'))];
        expect(outer.height).toBe(room);
        expect(inner.height).toBeLessThanOrEqual(most);
        const [above, below] = await page.locator('.ad').evaluate(gapsAround);
        expect(above).toBe(24);
        expect(below).toBe(24);
        const middle = inner.y + inner.height / 2 - outer.y;
        expect(Math.abs(middle - room / 2)).toBeLessThanOrEqual(1);
      });
    }
  }

  test('is lighter than what it stands in, in light and dark', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/x/react-charts/bars/');
    const ad = page.locator('.ad-image, .ad-inline');
    await expect(ad).toBeVisible();
    await expect(ad).toHaveCSS('border-top-style', 'dashed');
    for (const isDark of [false, true]) {
      if (isDark) {
        await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      }
      const back = await brightness(page.locator('body'), 'backgroundColor');
      const contrast = async (part: Locator) => Math.abs((await brightness(part, 'color')) - back);
      const text = await contrast(page.locator('.doc > p').first());
      expect(await contrast(ad.locator('a'))).toBeLessThan(0.8 * text);
      expect(await contrast(ad.locator('b'))).toBeLessThan(text);
      await expect(ad).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  });

  for (const [address, name] of [
    ['/x/react-charts/gantt/', 'a short page'],
    ['/x/react-charts/areas-demo/', 'a page whose first section is a demo'],
    ['/x/api/charts/bar-chart/', 'a page of the reference'],
  ] as const) {
    test(`moves nothing on ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 700 });
      await visit(page, address);
      const shifts = await listenForShifts(page);
      await expect(page.locator('.ad-slot')).toBeVisible();
      await scrollPastDemos(page);
      const moved = (await shifts()).reduce((sum, each) => sum + each, 0);
      expect(moved).toBeLessThan(0.01);
    });
  }
});

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) {
    throw new Error('What is measured is not shown.');
  }
  return box;
}

/** How far an element is from the one above and the one below it. */
function gapsAround(element: Element): [number, number] {
  const { top, bottom } = element.getBoundingClientRect();
  const above = element.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
  const below = element.nextElementSibling?.getBoundingClientRect().top ?? 0;
  return [top - above, below - bottom];
}

/** Names whose line ends between two letters, shown as `data|Grid`. */
function brokenWords(names: Element[]): string[] {
  return names.flatMap((name) => {
    const parts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    for (let part = parts.nextNode(); part; part = parts.nextNode()) {
      const letters = part.textContent ?? '';
      const lineOf = (index: number) => {
        const range = document.createRange();
        range.setStart(part, index);
        range.setEnd(part, index + 1);
        return Math.round(range.getBoundingClientRect().top);
      };
      for (let index = 1; index < letters.length; index += 1) {
        const isInWord = /^\w\w$/.test(letters.slice(index - 1, index + 1));
        if (isInWord && lineOf(index) > lineOf(index - 1)) {
          return [`${letters.slice(0, index)}|${letters.slice(index)}`];
        }
      }
    }
    return [];
  });
}

/** From 0 (black) to 255. */
function brightness(part: Locator, property: 'color' | 'backgroundColor'): Promise<number> {
  return part.first().evaluate((element, name) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(element)[name].match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3;
  }, property);
}

type Box = { x: number; y: number; width: number; height: number };

function heightOfContent(details: Element): number {
  const content = [...details.children].find(({ tagName }) => tagName !== 'SUMMARY');
  return content?.getBoundingClientRect().height ?? 0;
}

async function isInside(part: Locator, list: Locator): Promise<boolean> {
  const [inner, outer] = await Promise.all([part.boundingBox(), list.boundingBox()]);
  return (
    inner !== null &&
    outer !== null &&
    inner.y >= outer.y &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Boxes of what is seen of the parts: a list that scrolls shows less than it holds. */
function visibleBoxes(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((parts) =>
    parts.map((part) => {
      const box = part.getBoundingClientRect();
      const outer = part.closest('.contents')?.getBoundingClientRect() ?? box;
      const isBar = part.tagName === 'MAIN' ? 97 : 0;
      const y = Math.max(box.y, outer.y, isBar);
      const bottom = Math.min(box.bottom, outer.bottom);
      return { x: box.x, y, width: box.width, height: Math.max(0, bottom - y) };
    }),
  );
}

function overlaps(a: Box, b: Box): boolean {
  return (
    a.height > 0 &&
    a.width > 0 &&
    a.x < b.x + b.width &&
    b.x < a.x + a.width &&
    a.y < b.y + b.height &&
    b.y < a.y + a.height
  );
}
