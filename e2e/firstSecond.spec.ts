import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import { siteHandler } from '../src/delivery/serving/siteHandler.node.ts';
import { clipboardText } from './clipboard.ts';
import { readExported } from './exportedPages.ts';
import { expect, test, untilHydrated } from './visit.ts';

const INTRODUCTION = '/x/introduction/';
const BARS = '/x/react-charts/bars/';
const DARK_PAGE = 'rgb(15, 18, 20)';
/** So much later comes the second half of a page: time enough to paint the first. */
const SECOND_HALF_MS = 500;

test.describe('while the scripts of React are on their way', () => {
  test('mode, copy button, tabs, code and its language answer, and stay when React comes', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await holdScripts(page);
    await page.goto(INTRODUCTION, { waitUntil: 'domcontentloaded' });

    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');

    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    const panel = page.getByRole('tabpanel').first();
    await expect(panel).toContainText('pnpm add');
    await panel.getByRole('button', { name: 'Copy' }).click();
    await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboardText(page)).toContain('pnpm add @mui');

    expect(await isHydrated(page)).toBe(false);
    await release();
    await untilHydrated(page);
    await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(panel).toContainText('pnpm add');
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  });

  test('the code of a demo opens and changes its language, and stays so', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(BARS, { waitUntil: 'domcontentloaded' });
    const demo = page.locator('#Stacks');
    await demo.locator('summary').click();
    await expect(demo.locator('pre')).toBeVisible();

    const typed = page.locator('.demo:has([data-text])').first();
    await typed.getByRole('button', { name: 'JS' }).click();
    await expect(typed.getByRole('button', { name: 'JS' })).toHaveAttribute('aria-pressed', 'true');
    await expect(typed.locator('pre')).not.toContainText('import type');

    expect(await isHydrated(page)).toBe(false);
    await release();
    await untilHydrated(page);
    await expect(demo.locator('pre')).toBeVisible();
    await expect(typed.getByRole('button', { name: 'JS' })).toHaveAttribute('aria-pressed', 'true');
    await expect(typed.locator('.stage svg').first()).toBeVisible();
  });

  test('the phone drawer opens and stays open, and the text is whole', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await holdScripts(page);
    await page.goto(INTRODUCTION, { waitUntil: 'domcontentloaded' });
    const text = page.locator('.doc > :not(.ad)');
    const before = await text.allTextContents();
    expect(before.join('').length).toBeGreaterThan(2000);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const drawer = page.locator('#site-navigation');
    await expect(drawer).toBeVisible();
    await expect(drawer.locator('[aria-current="page"]')).toBeVisible();

    expect(await isHydrated(page)).toBe(false);
    await release();
    await untilHydrated(page);
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    expect(await text.allTextContents()).toEqual(before);
  });
});

test.describe('no flash of the other mode', () => {
  test('with dark stored', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
    expect(await seenColours(page)).toEqual([`dark ${DARK_PAGE}`]);
  });

  test.describe('on a dark device', () => {
    test.use({ colorScheme: 'dark' });

    test('without a stored choice', async ({ page }) => {
      expect(await seenColours(page)).toEqual([`dark ${DARK_PAGE}`]);
    });

    test('with light stored', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('mui-mode', 'light'));
      expect(await seenColours(page)).toEqual(['light rgb(255, 255, 255)']);
    });
  });
});

for (const [part, mark] of [
  ['header', 'data-replay="settings"'],
  ['table', 'react-charts/">Charts</a></td>'],
] as const) {
  test(`a page that comes in two halves, the first of which ends within a ${part}, is painted with the whole ${part}`, async ({
    page,
  }) => {
    const { origin, stop } = await serveInHalves(INTRODUCTION, mark);
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & {
          sources: { node: Element | null }[];
        })[]) {
          shifts.push(...sources.map(({ node }) => node?.className ?? ''));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(origin + INTRODUCTION);
    await untilHydrated(page);
    const [paint] = await page.evaluate(() =>
      performance.getEntriesByType('paint').map(({ startTime }) => startTime),
    );
    expect(paint).toBeGreaterThan(SECOND_HALF_MS);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual(
      [],
    );
    await stop();
  });
}

/** Serves `site/`; what comes of a page after a mark waits. */
async function serveInHalves(address: string, mark: string) {
  const answer = siteHandler('site');
  const [first = '', ...rest] = readExported(address).split(mark);
  const server = createServer((request, response) => {
    if (request.url !== address) {
      answer(request, response);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(first);
    setTimeout(() => response.end(mark + rest.join(mark)), SECOND_HALF_MS);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Holds React's scripts back until the returned function lets them go. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/x/_next/static/**', async (route) => {
    if (isHeld) {
      held.push(route);
    } else {
      await route.continue();
    }
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => 'hydrated' in document.documentElement.dataset);
}

/** Every pair of mode and background that any frame showed, from before the first paint until React runs a chart. */
async function seenColours(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      // Asked before each frame is painted, the first one included.
      if (document.body) {
        const { muiColorScheme } = document.documentElement.dataset;
        seen.add(`${muiColorScheme} ${getComputedStyle(document.body).backgroundColor}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(BARS);
  await untilHydrated(page);
  await expect(page.locator('#BasicBars svg').first()).toBeVisible();
  return page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}
