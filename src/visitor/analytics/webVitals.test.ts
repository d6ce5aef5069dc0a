// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { TagWindow } from './gtag.ts';
import { reportWebVitals, type Library, type Metric } from './webVitals.ts';

vi.hoisted(() => {
  process.env.NEXT_PUBLIC_ANALYTICS_ID = 'G-1A2B';
});

const world = window as TagWindow;
const NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

beforeEach(() => {
  delete world.dataLayer;
  delete world.gtag;
});

/** A measuring library whose every metric is told at once. */
function library(): Library {
  const tell = (name: (typeof NAMES)[number]) => (report: (metric: Metric) => void) =>
    report({ name, value: 30, delta: 10, id: `v6-${name}` });
  return {
    onCLS: tell('CLS'),
    onFCP: tell('FCP'),
    onINP: tell('INP'),
    onLCP: tell('LCP'),
    onTTFB: tell('TTFB'),
  };
}

test('A10 a page load that draws 0.0001 reports its five metrics', async () => {
  expect(
    await reportWebVitals(
      () => 0.0001,
      () => Promise.resolve(library()),
      () => {},
    ),
  ).toBe(true);
  const events = (world.dataLayer ?? [])
    .map((command) => [...(command as IArguments)])
    .filter(([kind]) => kind === 'event');
  expect(events).toEqual(
    NAMES.map((name) => [
      'event',
      name,
      {
        value: 10,
        metric_label: 'Web Vitals',
        metric_value: 30,
        metric_delta: 10,
        metric_id: `v6-${name}`,
      },
    ]),
  );
});

test('A10 it reports the times of the framework too, and no others', async () => {
  const idle = () => {};
  const quiet = { onCLS: idle, onFCP: idle, onINP: idle, onLCP: idle, onTTFB: idle };
  await reportWebVitals(
    () => 0,
    () => Promise.resolve(quiet),
    (tell) => {
      tell({ name: 'Next.js-hydration', duration: 12.5, startTime: 300.4 });
      tell({ name: 'mine', duration: 1, startTime: 1 });
    },
  );
  const events = (world.dataLayer ?? [])
    .map((command) => [...(command as IArguments)])
    .filter(([kind]) => kind === 'event');
  expect(events).toEqual([
    [
      'event',
      'Next.js-hydration',
      {
        value: 12.5,
        metric_label: 'Next.js custom metric',
        metric_value: 12.5,
        metric_delta: 12.5,
        metric_id: 'Next.js-hydration-300',
      },
    ],
  ]);
});

test('A10 one that draws 0.00011 reports nothing and does not ask for the library', async () => {
  const load = vi.fn();
  expect(await reportWebVitals(() => 0.00011, load)).toBe(false);
  expect(load).not.toHaveBeenCalled();
  expect(world.dataLayer).toBeUndefined();
});

test('the library has what is asked of it', async () => {
  expect(Object.keys(await import('web-vitals'))).toEqual(
    expect.arrayContaining(NAMES.map((name) => `on${name}`)),
  );
});
