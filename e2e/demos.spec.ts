import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { listenForBreaches } from './breaches.ts';
import { samplePages } from '#test/sample.ts';
import { pagesWithDemos } from './exportedPages.ts';
import { mirror } from './mirror.ts';
import { onPaintedPage, scrollPastDemos, type DrawnDemo } from './stages.ts';
import { expect, test, visit } from './visit.ts';

const MOST_SHIFT = 0.01;
const MOST_PAGES = 12;
/** Demos that were drawn before are only looked at again. */
const SECOND_LOOK_PX = 500;

for (const address of samplePages(pagesWithDemos(), MOST_PAGES)) {
  test.describe(`every demo of ${address}`, () => {
    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 800 } });
      test('is drawn in the room it was given', async ({ page }) => {
        await onPaintedPage(page, (painted) => expectRoom(painted, address));
      });
    });

    test.describe('on a desktop', () => {
      test.use({
        viewport: { width: 1280, height: 800 },
        // A colour on its way to another one would be measured on that way.
        contextOptions: { reducedMotion: 'reduce' },
      });
      test('is drawn in the room it was given, accessible in light and dark, works from right to left and in each styling', async ({
        page,
      }) => {
        test.slow();
        await onPaintedPage(page, async (painted) => {
          await expectRoom(painted, address);
          await expectNoViolations(painted);
          await mirror(painted);
          await expectDrawn(painted);
          for (const styling of ['Tailwind', 'CSS']) {
            const choice = painted.locator(`.stylings [value="${styling}"]`).first();
            if ((await choice.count()) > 0) {
              await choice.click();
              await expectDrawn(painted);
            }
          }
        });
      });
    });
  });
}

test.describe('a lost demo', () => {
  test('says so on its own stage, is there after another try, and the rest of the page works', async ({
    page,
    trouble,
  }) => {
    await visit(page, '/x/react-charts/bars/');
    await expect(page.locator('#BasicBars svg').first()).toBeVisible();
    await page.route('**/_next/static/chunks/**', (route) => route.abort('failed'));
    await page.locator('#ClickInspector').scrollIntoViewIfNeeded();
    await expect(page.locator('#ClickInspector .stage')).toContainText(
      'This demo could not be loaded.',
    );
    await expectOnlyLostFiles(trouble);
    await page.unroute('**/_next/static/chunks/**');

    await page.locator('#ClickInspector').getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#ClickInspector svg').first()).toBeVisible();
    await expect(page.locator('#BasicBars svg').first()).toBeAttached();
    await page.locator('#ClickInspector summary').click();
    await expect(page.locator('#ClickInspector .source pre')).toBeVisible();
    await page.locator('.pager [rel="next"]').click();
    await expect(page).not.toHaveURL(/\/bars\/$/);
  });

  test('leaves the page whole when nothing more arrives at all', async ({ page, trouble }) => {
    await page.route('**/_next/static/chunks/**', async (route) => {
      const isLate = await page.evaluate(() => 'hydrated' in document.documentElement.dataset);
      await (isLate ? route.abort('failed') : route.continue());
    });
    await visit(page, '/x/react-charts/bars/');
    await expect(page.locator('#BasicBars .stage')).toContainText('This demo could not be loaded.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bar charts');
    await expectOnlyLostFiles(trouble);
  });
});

async function expectRoom(page: Page, address: string): Promise<void> {
  const breaches = await listenForBreaches(page);
  await watchShifts(page);
  await visit(page, address);
  const demos = await scrollPastDemos(page);
  expect.soft(breaches, 'breaches of the Content-Security-Policy').toEqual([]);
  const faults = demos
    .filter((demo) => demo.state !== 'drawn' || !fits(demo))
    .map((demo) => `${demo.name} ${demo.state}: ${demo.height} px, ${demo.reserved} reserved`);
  expect(demos.length).toBeGreaterThan(0);
  expect.soft(faults).toEqual([]);
  expect.soft(await shiftsOf(page), 'layout shifts').toEqual([]);
  expect(await page.evaluate(overflow), 'px beyond the window').toBeLessThanOrEqual(0);
}

async function expectDrawn(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const demos = await scrollPastDemos(page, SECOND_LOOK_PX);
  expect(demos.length).toBeGreaterThan(0);
  expect(demos.filter(({ state }) => state !== 'drawn')).toEqual([]);
}

/** Takes what losing a file makes the browser say out of `trouble`. */
async function expectOnlyLostFiles(trouble: string[]): Promise<void> {
  const others = trouble.splice(0).filter((line) => !line.includes('net::ERR_FAILED'));
  expect(others).toEqual([]);
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const state = window as typeof window & { shifts?: string[]; shiftSum?: number };
    state.shifts = shifts;
    state.shiftSum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        state.shiftSum = (state.shiftSum ?? 0) + entry.value;
        const nodes = entry.sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const demo = element?.closest('.demo')?.id ?? '';
          return `${demo} ${element?.tagName.toLowerCase()}.${element?.getAttribute('class')}`;
        });
        shifts.push(
          `${entry.value.toFixed(4)} at ${Math.round(window.scrollY)}: ${nodes.join(', ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts seen, when they sum up to more than is allowed. */
async function shiftsOf(page: Page): Promise<string[]> {
  const { sum, shifts } = await page.evaluate(() => {
    const state = window as typeof window & { shifts?: string[]; shiftSum?: number };
    return { sum: state.shiftSum ?? 0, shifts: state.shifts ?? [] };
  });
  return sum > MOST_SHIFT ? [`${sum.toFixed(4)} in all`, ...shifts] : [];
}

function fits({ height, reserved, grows }: DrawnDemo): boolean {
  return Math.abs(height - reserved) <= 1 || (grows && height < reserved);
}

function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}
