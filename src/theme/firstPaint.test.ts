// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const load = vi.fn();

beforeEach(() => {
  load.mockReset().mockResolvedValue([]);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  vi.resetModules();
  localStorage.clear();
  document.documentElement.className = '';
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  [null, 'light'],
])('before the first paint the stored mode %s is shown', async (mode, shown) => {
  if (mode !== null) {
    localStorage.setItem('mui-mode', mode);
  }
  await import('./firstPaint.ts');
  expect(document.documentElement.dataset.muiColorScheme).toBe(shown);
  expect(document.documentElement.className).toBe('js');
});

test('the font of the text is asked for before the first layout, and its absence is no error', async () => {
  load.mockRejectedValue(new DOMException('offline', 'NetworkError'));
  await import('./firstPaint.ts');
  expect(load.mock.calls).toEqual([['1em "IBM Plex Sans Variable"']]);
});

test('before the first paint the rows of the reference have the layout that was chosen', async () => {
  localStorage.setItem('x-api-layout', 'list');
  await import('./firstPaint.ts');
  expect(document.documentElement.dataset).toMatchObject({ api: 'list', apiEarly: 'list' });
});
