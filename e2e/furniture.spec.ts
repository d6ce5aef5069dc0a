import type { Page } from '@playwright/test';
import { readExported } from './exportedPages.ts';
import { expect, test, visit } from './visit.ts';

const BARS = '/x/react-charts/bars/';
const GRID = '/x/react-data-grid/column-definition/';

test.describe('back to top', () => {
  for (const direction of ['ltr', 'rtl']) {
    test(`shows past 200 px, 24 px from bottom and end, ${direction}`, async ({ page }) => {
      await visit(page, BARS);
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
        document.body.dir = dir;
      }, direction);
      const button = page.getByRole('button', { name: 'Scroll back to top' });
      await scrollTo(page, 200);
      await expect(button).toHaveCount(0);
      await scrollTo(page, 201);
      await expect(button).toBeVisible();
      const place = page.locator('.back-to-top');
      await expect(place).toHaveCSS('position', 'fixed');
      await expect(place).toHaveCSS('bottom', '24px');
      await expect(place).toHaveCSS(direction === 'rtl' ? 'left' : 'right', '24px');
      await expect(place).toHaveCSS('z-index', '10');
    });
  }
  test.use({ viewport: { width: 1280, height: 740 } });

  test('brings to the top, and a keyboard goes on from there', async ({ page }) => {
    await visit(page, BARS);
    await scrollTo(page, 1500);
    await page.getByRole('button', { name: 'Scroll back to top' }).press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('button', { name: 'Scroll back to top' })).toHaveCount(0);
    await expect(page.locator('#main-content')).toBeFocused();
  });
});

test.describe('the progress bar', () => {
  test('shows while a page is long on its way', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/_next/data/**/guides/telemetry.json?*', async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, BARS);
    await goTo(page, '/x/guides/telemetry/');
    const bar = page.getByRole('progressbar', { name: 'Loading the next page' });
    await expect(bar).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Telemetry');
    await expect(bar).toHaveCount(0);
  });

  test('never shows for an anchor of the page', async ({ page }) => {
    await visit(page, BARS);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[role="progressbar"].progress')) {
          document.documentElement.dataset.progressSeen = '';
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.locator('.contents a').nth(3).click();
    await expect(page).toHaveURL(/#/);
    await expect(page.locator('.contents a').nth(3)).toHaveAttribute('aria-current', 'location');
    await expect(page.locator('html[data-progress-seen]')).toHaveCount(0);
  });
});

test('the skip link comes first, stands 16 px below the top while focused, and leads to the text', async ({
  page,
}) => {
  await page.goto(BARS, { waitUntil: 'domcontentloaded' });
  const link = page.getByRole('link', { name: 'Skip to content' });
  expect((await link.boundingBox())?.y).toBe(-80);
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect.poll(async () => (await link.boundingBox())?.y).toBe(16);
  await expect(link).toHaveCSS('z-index', '1501');
  await page.keyboard.press('Enter');
  const main = page.locator('#main-content');
  await expect(main).toBeFocused();
  await expect(main).toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ media: 'print' });
  await expect(link).toBeHidden();
});

test('with reduced motion the skip link only fades', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(BARS, { waitUntil: 'domcontentloaded' });
  const link = page.getByRole('link', { name: 'Skip to content' });
  await expect(link).toHaveCSS('opacity', '0');
  await expect(link).toHaveCSS('transition-property', 'opacity');
  await page.keyboard.press('Tab');
  await expect(link).toHaveCSS('opacity', '1');
});

test('an API page leads to its source at the version of its package, in a tab of its own', async ({
  page,
}) => {
  await visit(page, '/x/api/charts/bar-chart/');
  const link = page.getByRole('link', { name: 'View the source' });
  await expect(link).toHaveAttribute(
    'href',
    'https://github.com/mui/mui-x/blob/v8.4.0/packages/x-charts/src/BarChart/BarChart.tsx',
  );
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener nofollow');
});

test('a page offers to edit it where the site has a repository, and only there', () => {
  const hasRepository = process.env.SITE_REPOSITORY !== undefined;
  expect(readExported(BARS).includes('Edit this page')).toBe(hasRepository);
});

test('a click in the contents list holds for a second, whatever the page scrolls past', async ({
  page,
}) => {
  await visit(page, GRID);
  const heldFor = await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const link = [...document.querySelectorAll<HTMLElement>('.contents a')].at(-1);
    const isCurrent = () => link?.getAttribute('aria-current') === 'location';
    const start = performance.now();
    link?.click();
    while (!isCurrent()) {
      await frame();
    }
    window.scrollTo(0, 1200);
    while (isCurrent()) {
      await frame();
    }
    return performance.now() - start;
  });
  expect(heldFor).toBeGreaterThanOrEqual(1000);
});

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

/** Follows a link of the text, pointed to a page that nothing has fetched yet. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('.doc')?.append(link);
    link.click();
  }, address);
}
