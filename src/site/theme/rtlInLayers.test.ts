import { compile, middleware, serialize, stringify } from 'stylis';
import { expect, test } from 'vitest';
import { rtlInLayers } from './rtlInLayers.ts';

function mirror(css: string): string {
  return serialize(compile(css), middleware([rtlInLayers, stringify]));
}

test.each([
  ['.a{padding-left:32px}', '.a{padding-right:32px;}'],
  ['@layer mui{.a{padding-left:32px}}', '@layer mui{.a{padding-right:32px;}}'],
  [
    '@layer mui{@media (min-width:1px){.a{margin:0 1px 0 2px}}}',
    '@layer mui{@media (min-width:1px){.a{margin:0 2px 0 1px;}}}',
  ],
])('mirrors %s', (css, mirrored) => {
  expect(mirror(css)).toBe(mirrored);
});
