import { expect, test } from 'vitest';
import { readCriticalCss, readLateCss } from './criticalCss.node.ts';

test('the layers of styles are these, in this order (behaviour 4.4)', () => {
  const named = [...readCriticalCss().matchAll(/@layer ([^{;]+)/g)];
  expect(named.flatMap(([, names = '']) => names.split(','))).toEqual([
    'theme',
    'docsearch',
    'mui',
    'utilities',
  ]);
});

test('the site’s own rules stand in the lowest layer, so that they never reach into a component', () => {
  const [, inLayer = ''] = /@layer theme\{(.*)\}@layer/s.exec(readCriticalCss()) ?? [];
  expect(inLayer).toContain('.frame{');
  for (const [, css] of readLateCss()) {
    expect(css).toMatch(/^@layer theme\{/);
  }
});

test('images for one mode follow the class of the body (M6)', () => {
  expect(readCriticalCss()).toContain(
    'body:not(.mode-dark) .only-dark-mode,.mode-dark .only-light-mode{display:none}',
  );
});
