// @vitest-environment jsdom
import { CacheProvider, Global } from '@emotion/react';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { expect, test } from 'vitest';
import { cacheOf } from './emotionCaches.ts';
import { LAYERS } from './layers.ts';

/** What a cache writes for a rule. */
function written(cache: EmotionCache, css: string): string {
  insertStyles(cache, serializeStyles([css], cache.registered), true);
  const sheets = document.querySelectorAll(`style[data-emotion="${cache.key}"]`);
  return [...sheets]
    .map(({ textContent }) => textContent)
    .join('')
    .replace(LAYERS, '');
}

test('every rule stands in the layer of the component library, mirrored from right to left', async () => {
  const css = 'padding-left:32px;@media print{margin-right:4px;}';
  expect(written(await cacheOf('ltr'), css)).toMatch(
    /^\.css-\w+\{\}@layer mui\{\.css-\w+\{padding-left:32px;\}\s*@media print\{\.css-\w+\{margin-right:4px;\}\}\}$/,
  );
  expect(written(await cacheOf('rtl'), css)).toMatch(
    /^\.rtl-\w+\{\}@layer mui\{\.rtl-\w+\{padding-right:32px;\}\s*@media print\{\.rtl-\w+\{margin-left:4px;\}\}\}$/,
  );
});

test('each direction has one cache, the mirroring one its own key, before all other styles (behaviour 4.4)', async () => {
  expect((await cacheOf('ltr')).key).toBe('css');
  const mirrored = await cacheOf('rtl');
  expect(mirrored.key).toBe('rtl');
  expect(mirrored.sheet.prepend).toBe(true);
  expect(await cacheOf('rtl')).toBe(mirrored);
});

test.each(['ltr', 'rtl'] as const)(
  'the sheet of %s begins with the order of layers, as it may stand before all that say it',
  async (direction) => {
    const cache = await cacheOf(direction);
    written(cache, 'color:red');
    expect(cache.sheet.tags[0]?.textContent).toBe(LAYERS);
  },
);

test('styles of the whole page, such as those of a text field, find their place beside those of classes', async () => {
  const cache = await cacheOf('ltr');
  written(cache, 'color:green');
  const styles = createElement(Global, { styles: 'body{color:red}' });
  render(createElement(CacheProvider, { value: cache }, styles));
  const sheets = [...document.querySelectorAll('style[data-emotion="css-global"]')];
  expect(sheets.map(({ textContent }) => textContent).join('')).toContain('body{color:red');
});
