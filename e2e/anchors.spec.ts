import type { Page } from '@playwright/test';
import { samplePages } from '#test/sample.ts';
import { pagesWithDemos } from './exportedPages.ts';
import { expect, test, visit } from './visit.ts';

/** Height of the header and the room below it (behaviour 12.3); where there is a contents bar, it takes part of that room. */
const LANDING_PX = 57 + 32;
const BELOW_BAR_PX = 57 + 64;
const HEIGHT_PX = 800;
const MOST_OFF_PX = 8;
const MOST_PAGES = 4;

for (const [index, address] of samplePages(pagesWithDemos(), MOST_PAGES).entries()) {
  // Each page in both ways, each way on a desktop and on a phone; both ways at both widths took a quarter of an hour more.
  const [loaded, clicked] = index % 2 === 0 ? ([1280, 360] as const) : ([360, 1280] as const);

  test(`anchors of ${address} land below the header from a fresh load at ${loaded} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: loaded, height: HEIGHT_PX });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    for (const id of await someHeadings(page)) {
      await page.goto('about:blank');
      await visit(page, `${address}#${id}`);
      await expectLanding(page, id);
    }
  });

  test(`anchors of ${address} land below the header from a click at ${clicked} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: clicked, height: HEIGHT_PX });
    await visit(page, address);
    for (const id of await someHeadings(page)) {
      await page.evaluate((hash) => window.scrollTo(0, hash.length % 2 ? 0 : 600), id);
      await page
        .locator(`.doc a[href="#${id}"], .contents a[href="#${id}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expectLanding(page, id);
    }
  });
}

/** Ids of a heading at the start, in the middle and near the end of a page. */
async function someHeadings(page: Page): Promise<string[]> {
  const ids = await page
    .locator('.doc h2[id], .doc h3[id]')
    .evaluateAll((headings) => headings.map(({ id }) => id));
  const places = [1, Math.floor(ids.length / 2), ids.length - 3];
  return [...new Set(places.map((place) => ids[place] ?? ''))].filter(Boolean);
}

/** Once the demos in view are drawn. A heading near the end of the page may not come up so far. */
async function expectLanding(page: Page, id: string): Promise<void> {
  const hasBar = await page.locator('.contents-bar').isVisible();
  const landing = hasBar ? BELOW_BAR_PX : LANDING_PX;
  const off = () =>
    page.evaluate(
      ([name, expected]) => {
        const top = document.getElementById(name)?.getBoundingClientRect().top ?? Infinity;
        const root = document.documentElement;
        const isAtEnd = window.scrollY + root.clientHeight >= root.scrollHeight - 1;
        return isAtEnd && top > expected ? 0 : Math.abs(top - expected);
      },
      [id, landing] as const,
    );
  await expect.poll(off, id).toBeLessThanOrEqual(MOST_OFF_PX);
  await expect.poll(() => page.evaluate(waitingInView)).toBe(0);
  expect(await off(), id).toBeLessThanOrEqual(MOST_OFF_PX);
}

/** How many demos in the window are not drawn yet. */
function waitingInView(): number {
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  return [...document.querySelectorAll('.stage-wait')].filter(isInView).length;
}
