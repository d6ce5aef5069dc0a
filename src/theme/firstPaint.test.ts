// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  document.documentElement.className = '';
});

test.each([
  ['dark', null, 'dark', 'js'],
  ['light', null, 'light', 'js'],
  [null, null, 'light', 'js'],
  ['dark', 'loaded', 'dark', 'js fonts'],
])(
  'before the first paint the stored mode %s is shown, and fonts that are %s are in use',
  async (mode, fonts, shown, classes) => {
    for (const [key, value] of Object.entries({ 'mui-mode': mode, fonts })) {
      if (value !== null) {
        localStorage.setItem(key, value);
      }
    }
    await import('./firstPaint.ts');
    expect(document.documentElement.dataset.muiColorScheme).toBe(shown);
    expect(document.documentElement.className).toBe(classes);
  },
);

test('before the first paint the rows of the reference have the layout that was chosen', async () => {
  localStorage.setItem('x-api-layout', 'list');
  await import('./firstPaint.ts');
  expect(document.documentElement.dataset).toMatchObject({ api: 'list', apiEarly: 'list' });
});
