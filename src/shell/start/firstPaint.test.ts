// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
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

test('before the first paint, fonts that an earlier page has loaded are in use', async () => {
  localStorage.setItem('x-fonts', 'loaded');
  await import('./firstPaint.ts');
  expect(document.documentElement.className).toBe('js fonts');
});

test('before the first paint the rows of the reference have the layout that was chosen', async () => {
  localStorage.setItem('x-api-layout', 'list');
  await import('./firstPaint.ts');
  expect(document.documentElement.dataset).toMatchObject({ api: 'list', apiEarly: 'list' });
});
