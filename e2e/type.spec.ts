import type { Page } from '@playwright/test';
import { expect, test, visit } from './visit.ts';

declare global {
  interface Window {
    shift: number;
  }
}

/** Each test is a first visit: its context has no cache and no storage. */
const PAGES = [
  '/x/introduction/',
  '/x/experiments/weight/',
  '/x/react-charts/bars/',
  '/x/api/data-grid/data-grid/',
];
for (const path of PAGES) {
  for (const width of [360, 1280]) {
    test(`the first visit of ${path} at ${width} px is set in the designed type, and nothing jumps when it comes`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShift(page);
      await visit(page, path);
      await expect.poll(() => drawnFonts(page, 'h1')).toEqual(['IBM Plex Sans']);
      expect(await page.evaluate(() => window.shift)).toBeLessThan(0.01);
    });
  }
}

for (const width of [360, 1280]) {
  test(`nothing jumps on the first visit of a page whose lines would break anew, at ${width} px, and the next page is set in the designed type`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShift(page);
    await visit(page, '/x/introduction/licensing/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('x-fonts'))).toBe('loaded');
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.01);
    await page.locator('.pager [rel="next"]').click();
    await expect(page).not.toHaveURL(/licensing\/$/);
    await expect.poll(() => drawnFonts(page, 'h1')).toEqual(['IBM Plex Sans']);
  });
}

test('a page that is opened from another is set in it too', async ({ page }) => {
  await visit(page, '/x/introduction/');
  await page.locator('.pager [rel="next"]').click();
  await expect(page).not.toHaveURL(/introduction\/$/);
  await expect.poll(() => drawnFonts(page, 'h1')).toEqual(['IBM Plex Sans']);
});

test('names of props are drawn with a semibold face, types with a regular one', async ({
  page,
}) => {
  await visit(page, '/x/api/data-grid/data-grid/');
  await expect.poll(() => drawnFaces(page, '.row .n')).toEqual(['IBMPlexMono-SemiBold']);
  await expect
    .poll(() => drawnFaces(page, '.row .ty'))
    .toEqual([expect.stringMatching(/^IBMPlexMono(-Regular)?$/)]);
});

function watchShift(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function drawnFonts(page: Page, selector: string): Promise<string[]> {
  return (await fontsOf(page, selector)).map(({ familyName }) => familyName);
}

async function drawnFaces(page: Page, selector: string): Promise<string[]> {
  return (await fontsOf(page, selector)).map(({ postScriptName }) => postScriptName);
}

/** The fonts that a part's letters are drawn with, whatever its style asks for. */
async function fontsOf(page: Page, selector: string) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont);
}
