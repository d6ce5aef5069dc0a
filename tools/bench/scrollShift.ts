import type { Browser } from '@playwright/test';
import { openPage } from './slowBrowser.ts';

const STEP_PX = 120;
const PAUSE_MS = 200;
const DRAWN_MS = 20_000;

/**
 * Sum of all layout shifts from the first byte to the end of a slow scroll past every demo of a page.
 * @throws when a demo has not arrived
 */
export async function scrollShift(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<number> {
  const { page, calm, close } = await openPage(browser, { viewport });
  await page.addInitScript(watchShifts);
  await page.goto(url);
  await calm();
  await page.mouse.move(viewport.width / 2, viewport.height / 2);
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < length; y += STEP_PX) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(PAUSE_MS);
  }
  await calm();
  // The last one may have arrived and not be drawn yet.
  await page
    .waitForFunction(() => !document.querySelector('.stage-wait'), null, { timeout: DRAWN_MS })
    .catch(() => undefined);
  const seen = await page.evaluate(() => ({
    shift: (window as unknown as { shift: number }).shift,
    missing: document.querySelectorAll('.stage-wait, .stage-failed').length,
    y: window.scrollY,
  }));
  await close();
  if (seen.missing > 0 || seen.y === 0) {
    throw new Error(`${seen.missing} demos of ${url} did not arrive while it was scrolled.`);
  }
  return seen.shift;
}

function watchShifts() {
  const world = window as unknown as { shift: number };
  world.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      world.shift += entry.hadRecentInput ? 0 : entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
