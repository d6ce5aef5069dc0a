import type { Page } from '@playwright/test';

/** What became of one demo: its height when drawn and the one its page reserves, in px. */
export type DrawnDemo = {
  name: string;
  height: number;
  reserved: number;
  state: string;
  /** A tree grows when its items are expanded, so its document may reserve room for that. */
  grows: boolean;
};

/** As far as a reader scrolls in one frame. */
const READERS_STEP_PX = 60;
/** In ms; a page on two busy cores has one within 1,000. */
const LONGEST_FRAME_MS = 10_000;
const NO_FRAMES = 'Chromium gives this page no more frames.';

/**
 * Does its work on this page, and once more on another one when Chromium stops painting the first for good, as it did with 3 of some
 * 500.
 */
export async function onPaintedPage(
  page: Page,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  try {
    await work(page);
  } catch (error) {
    if (!String(error).includes(NO_FRAMES)) {
      throw error;
    }
    await work(await page.context().newPage());
  }
}

/** Scrolls down the whole page, as a reader would unless `step` says so, waiting at each demo until it is drawn. Returns how each one turned out. */
export async function scrollPastDemos(page: Page, step = READERS_STEP_PX): Promise<DrawnDemo[]> {
  const settings = { stepPx: step, longestFrame: LONGEST_FRAME_MS, noFrames: NO_FRAMES };
  return page.evaluate(async ({ stepPx, longestFrame, noFrames }) => {
    const AT_MOST_MS = 15_000;
    const frame = () =>
      new Promise<void>((done, fail) => {
        const timer = setTimeout(() => fail(new Error(noFrames)), longestFrame);
        requestAnimationFrame(() => {
          clearTimeout(timer);
          done();
        });
      });
    const seen: DrawnDemo[] = [];
    for (const demo of document.querySelectorAll<HTMLElement>('.demo[data-demo]')) {
      const stage = demo.querySelector<HTMLElement>('.stage-root');
      const isInView = () => demo.getBoundingClientRect().bottom < window.innerHeight;
      const isAtEnd = () =>
        window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
      while (!isInView() && !isAtEnd()) {
        window.scrollBy(0, stepPx);
        await frame();
      }
      const end = performance.now() + AT_MOST_MS;
      // Two frames for what a demo measures of itself; one that is drawn anew, in another direction, waits again in between.
      let drawnFrames = 0;
      while (stage && drawnFrames < 2 && performance.now() < end) {
        await frame();
        drawnFrames = stateOf(stage) === 'waiting' ? 0 : drawnFrames + 1;
      }
      if (stage) {
        seen.push({
          name: demo.dataset.demo ?? '',
          ...heightsOf(stage),
          state: stateOf(stage),
          grows: stage.querySelector('[role="tree"]') !== null,
        });
      }
    }
    return seen;

    function stateOf(stage: HTMLElement): string {
      if (stage.querySelector('.stage-failed')) return 'failed';
      return stage.querySelector('.stage-wait') || !stage.firstElementChild ? 'waiting' : 'drawn';
    }

    // The stage is at least as high as reserved, so the demo is measured without that for a moment; nothing is painted.
    function heightsOf(stage: HTMLElement): { height: number; reserved: number } {
      const reserved = Number.parseFloat(getComputedStyle(stage).minHeight);
      stage.style.minHeight = '0';
      const { height } = stage.getBoundingClientRect();
      stage.style.minHeight = '';
      return { height, reserved };
    }
  }, settings);
}
