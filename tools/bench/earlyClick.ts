import type { Browser } from '@playwright/test';
import { openPage } from './slowBrowser.ts';

/** A control, and what its click must bring about. Both are told as texts, for they run in the page. */
export type EarlyControl = {
  name: string;
  page: string;
  width: number;
  selector: string;
  /** Expression that is true when the effect is in the DOM. */
  effect: string;
};

const FIXTURE = '/x/experiments/weight/';
const DOCS = '/x/experiments/docs/';
const HEIGHT = 940;
const LIMIT_MS = 8000;

export const modeSwitch: EarlyControl = {
  name: 'mode switch',
  page: FIXTURE,
  width: 1350,
  selector: '[data-do="mode"]',
  effect: `document.documentElement.dataset.muiColorScheme === 'dark'`,
};

export const otherControls: readonly EarlyControl[] = [
  {
    name: 'drawer',
    page: FIXTURE,
    width: 360,
    selector: '.menu-button',
    effect: `document.querySelector('#site-navigation:popover-open') !== null`,
  },
  {
    name: 'copy button',
    page: FIXTURE,
    width: 1350,
    selector: '[data-do="copy"]',
    effect: `document.querySelector('[data-do="copy"]').textContent === 'Copied'`,
  },
  {
    name: 'tab',
    page: DOCS,
    width: 1350,
    selector: '[data-group="pricing-plan"] [role="tab"]:nth-child(2)',
    effect: `document.querySelectorAll('[data-group="pricing-plan"] [role="tabpanel"]')[1].getClientRects().length > 0`,
  },
];

/**
 * Clicks a control with a real pointer as soon as the first contentful paint is reported.
 * @returns ms from the press, and from the paint, until the effect is in the DOM; Infinity when it never is
 */
export async function earlyClick(
  browser: Browser,
  origin: string,
  control: EarlyControl,
): Promise<{ sinceClick: number; sincePaint: number }> {
  const { page, cdp, close } = await openPage(browser, {
    viewport: { width: control.width, height: HEIGHT },
    colorScheme: 'light',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'pressAt' });
  cdp.on('Runtime.bindingCalled', ({ payload }) => {
    const [x = 0, y = 0] = JSON.parse(payload) as number[];
    const button = { x, y, button: 'left', clickCount: 1 } as const;
    void cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
    void cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
  });
  await page.addInitScript(
    `(${watchEffect.toString()})(${JSON.stringify(control.selector)}, () => ${control.effect})`,
  );
  await page.goto(origin + control.page, { waitUntil: 'commit' });
  const seen = await page
    .waitForFunction(() => (window as unknown as { early: Early }).early.effect > 0, null, {
      timeout: LIMIT_MS,
    })
    .then(() => page.evaluate(() => (window as unknown as { early: Early }).early))
    .catch(() => undefined); // no effect within the limit
  await close();
  return seen
    ? { sinceClick: seen.effect - seen.press, sincePaint: seen.effect - seen.paint }
    : { sinceClick: Infinity, sincePaint: Infinity };
}

type Early = { paint: number; press: number; effect: number };

function watchEffect(selector: string, isDone: () => boolean) {
  const early: Early = { paint: 0, press: 0, effect: 0 };
  const world = window as unknown as { early: Early; pressAt: (place: string) => void };
  world.early = early;
  const look = () => {
    if (early.press > 0 && early.effect === 0 && isDone()) {
      early.effect = performance.now();
    }
  };
  const press = () => {
    const target = document.querySelector(selector);
    if (!target) {
      requestAnimationFrame(press); // painted before this part of the page had arrived
      return;
    }
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = target.getBoundingClientRect();
    world.pressAt(JSON.stringify([x + width / 2, y + height / 2]));
  };
  const watch = () => {
    look();
    requestAnimationFrame(watch);
  };
  document.addEventListener('pointerdown', ({ timeStamp }) => (early.press ||= timeStamp), true);
  document.addEventListener('click', () => queueMicrotask(look));
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (paint && early.paint === 0) {
      early.paint = paint.startTime;
      press();
    }
  }).observe({ type: 'paint', buffered: true });
  watch();
}
