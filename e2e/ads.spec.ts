import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { readExported } from './exportedPages.ts';
import { expect, test, visit } from './visit.ts';

const PAGE = '/x/introduction/';
const OTHER_PAGE = '/x/react-charts/bars/';
const REFERENCE = '/x/api/charts/bar-chart/';
/** The least height of the slot's room on a phone and on a desk. */
const ROOMS = [
  { width: 400, height: 142 },
  { width: 1280, height: 126 },
];
const SHAPES = ['image', 'inline'] as const;
/** Every in-house ad: a draw picks the one at floor(5 × draw). */
const DRAWS = [0, 0.2, 0.4, 0.6, 0.8];

type Shape = (typeof SHAPES)[number];

test('the room stands in the exported page, behind the first section of its text and empty', () => {
  for (const address of [PAGE, OTHER_PAGE, REFERENCE]) {
    const parts = readExported(address).split('<div class="ad"></div>');
    expect(parts).toHaveLength(2);
    expect(parts[0]?.match(/<h2 /g)).toHaveLength(1);
    expect(parts[1]).toMatch(/^<h2 /);
  }
});

for (const { width, height } of ROOMS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    for (const shape of SHAPES) {
      test(`every in-house ad, ${shape}, comes into a room of ${height} px and moves nothing`, async ({
        page,
      }) => {
        await prepare(page, shape);
        for (const draw of DRAWS) {
          await openWith(page, draw);
          await expect(slot(page)).toHaveAttribute('data-state', 'own');
          await expect(slot(page).getByText('Ad by MUI')).toBeVisible();
          await expect(slot(page).locator('img')).toHaveCount(shape === 'image' ? 1 : 0);
          expect(await roomHeight(page)).toBe(height);
          expect(await shift(page), `layout shift with the draw ${draw}`).toBe(0);
        }
      });
    }

    test('a bot gets the room and nothing in it', async ({ browser, baseURL }) => {
      const page = await openAs(browser, { baseURL, userAgent: 'Googlebot/2.1' }, width);
      await settle(page);
      expect(await page.locator('.ad').innerHTML()).toBe('');
      expect(await roomHeight(page)).toBe(height);
      expect(await shift(page)).toBe(0);
      await page.context().close();
    });

    test('who refuses tracking gets an in-house ad, and nobody else is asked', async ({
      browser,
      baseURL,
    }) => {
      const page = await openAs(browser, { baseURL, extraHTTPHeaders: { DNT: '1' } }, width);
      await expect(slot(page)).toHaveAttribute('data-state', 'own');
      await settle(page);
      expect(await shift(page)).toBe(0);
      expect(await hostsAsked(page)).toEqual([new URL(baseURL ?? '').host]);
      await page.context().close();
    });
  });
}

test('an ad has its picture, leads out in a tab of its own, and names its kind', async ({
  page,
}) => {
  await prepare(page, 'image');
  await openWith(page, 0.4);
  const link = slot(page).getByRole('link', { name: /^Design kits/ });
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('group', { name: 'Advertisement' })).toBeVisible();
  const picture = link.locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(130);
});

test('the shape holds for the visit, and each page has a slot of its own', async ({ page }) => {
  await prepare(page, 'inline');
  await openWith(page, 0);
  await expect(slot(page)).toHaveAttribute('data-ga-event-label', 'in-house-body-top-inline');
  await page
    .locator('#site-navigation')
    .getByRole('link', { name: 'Licensing', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Licensing');
  await expect(slot(page)).toHaveAttribute('data-ga-event-label', 'in-house-body-top-inline');
  await expect(page.locator('.ad')).toHaveCount(1);
});

test('a browser that keeps nothing has its ad all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await visit(page, PAGE);
  await expect(slot(page).getByText('Ad by MUI')).toBeVisible();
});

test('an ad whose code is blocked leaves its room empty, and the page as it is', async ({
  page,
  trouble,
}) => {
  await watchShift(page);
  for (const chunk of chunksOf('ads.appealTitle')) {
    await page.route(`**/${chunk}`, (route) => route.abort());
  }
  await visit(page, PAGE);
  await settle(page);
  expect(await page.locator('.ad').innerHTML()).toBe('');
  await expect(page.locator('.doc')).toBeVisible();
  expect(await shift(page)).toBe(0);
  // What the browser says of the request; the page itself says nothing.
  expect(trouble.filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([]);
  trouble.length = 0;
});

test('without scripts, and on paper, there is no room for an ad', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.locator('.ad')).toBeHidden();
  await context.close();
  const reader = await browser.newPage({ baseURL });
  await visit(reader, PAGE);
  await expect(reader.locator('.ad')).toBeVisible();
  await reader.emulateMedia({ media: 'print' });
  await expect(reader.locator('.ad')).toBeHidden();
  await reader.close();
});

/**
 * The names of the scripts that hold a text: the bundler may write one part twice.
 * @throws when none does
 */
function chunksOf(text: string): string[] {
  const folder = 'site/x/_next/static/chunks';
  const names = readdirSync(folder).filter(
    (file) => file.endsWith('.js') && readFileSync(`${folder}/${file}`, 'utf8').includes(text),
  );
  if (names.length === 0) {
    throw new Error(`No script of the export holds "${text}".`);
  }
  return names;
}

function slot(page: Page) {
  return page.locator('.ad-slot');
}

/** Makes the visitor's shape sure, and watches what moves. */
async function prepare(page: Page, shape: Shape): Promise<void> {
  await page.addInitScript((kept) => sessionStorage.setItem('x-ad-shape', kept), shape);
  await watchShift(page);
}

/** Opens the page with a browser that always draws the same number. */
async function openWith(page: Page, draw: number): Promise<void> {
  await page.addInitScript((number) => {
    Math.random = () => number;
  }, draw);
  await visit(page, PAGE);
  await expect(slot(page)).toBeVisible();
  await settle(page);
}

async function openAs(
  browser: Browser,
  options: BrowserContextOptions,
  width: number,
): Promise<Page> {
  const context = await browser.newContext({ ...options, viewport: { width, height: 740 } });
  const page = await context.newPage();
  await watchShift(page);
  if (options.extraHTTPHeaders?.DNT) {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
    });
  }
  await visit(page, PAGE);
  return page;
}

async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

/** Waits until the page has done all it does by itself. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

async function roomHeight(page: Page): Promise<number | undefined> {
  return (await page.locator('.ad').boundingBox())?.height;
}

/** Hosts of everything that the page has asked for. */
function hostsAsked(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).host)),
  ]);
}
