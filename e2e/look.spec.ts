import type { Locator, Page } from '@playwright/test';
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
  for (const [width, least] of [
    [1200, 700],
    [1280, 700],
    [1366, 700],
    [1440, 700],
    [1536, 860],
    [1920, 860],
  ] as const) {
    test(`a demo has ${least} px in a window of ${width} px, and steps out by 70 px or not at all`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, GRID);
      const demo = await page.locator('.doc > .demo').first().boundingBox();
      const text = await page.locator('.doc').boundingBox();
      expect(demo?.width).toBeGreaterThanOrEqual(least);
      expect([0, 70]).toContain(Math.round((text?.x ?? 0) - (demo?.x ?? 0)));
    });
  }

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

test('an ad fills the room that is kept for it, in both shapes', async ({ page }) => {
  for (const [width, height] of [
    [400, 142],
    [1280, 126],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/x/introduction/');
    const ad = page.locator('.ad-image, .ad-inline');
    await expect(ad).toBeVisible();
    expect((await ad.boundingBox())?.height).toBe(height);
    expect((await page.locator('.ad').boundingBox())?.height).toBe(height);
  }
});

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
