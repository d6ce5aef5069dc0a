// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deviceMode, operatingSystem, pixelRatio, watchPixelRatio } from './device.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'macOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'iOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, 'iOS'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 5, 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'Linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 0, 'other'],
  ['', 0, 'other'],
] as const)('%s with %i touch points is %s', (userAgent, touchPoints, family) => {
  expect(operatingSystem(userAgent, touchPoints)).toBe(family);
});

test.each([
  [1, 1],
  [1.25, 1.3],
  [2.625, 2.6],
  [0.8999, 0.9],
])('the pixel ratio %d is sent as %d', (devicePixelRatio, sent) => {
  expect(pixelRatio({ devicePixelRatio })).toBe(sent);
});

describe('a change of the pixel ratio', () => {
  test('is told each time, and not after the end', () => {
    const queries: { text: string; change: EventTarget }[] = [];
    vi.stubGlobal('matchMedia', (text: string) => {
      const change = new EventTarget();
      queries.push({ text, change });
      return change;
    });
    const onChange = vi.fn();
    const stop = watchPixelRatio(onChange);
    vi.stubGlobal('devicePixelRatio', 2);
    queries.at(-1)?.change.dispatchEvent(new Event('change'));
    vi.stubGlobal('devicePixelRatio', 3);
    queries.at(-1)?.change.dispatchEvent(new Event('change'));
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(queries.map(({ text }) => text)).toEqual([
      '(resolution: 1dppx)',
      '(resolution: 2dppx)',
      '(resolution: 3dppx)',
    ]);
    stop();
    queries.at(-1)?.change.dispatchEvent(new Event('change'));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('is never told by a browser without media queries, which also is a light one', () => {
    vi.stubGlobal('matchMedia', undefined);
    expect(() => watchPixelRatio(() => {})()).not.toThrow();
    expect(deviceMode()).toBe('light');
  });
});
