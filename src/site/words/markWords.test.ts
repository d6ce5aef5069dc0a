import { expect, test } from 'vitest';
import { markWords } from './markWords.ts';

test.each([
  ['Column pinning', ['pin'], 'Column *pin*ning'],
  ['Column pinning', ['col', 'in'], '*Col*umn pinning'],
  ['BarChart', ['bar', 'chart'], '*Bar**Chart*'],
  ['Server-side data', ['side'], 'Server-*side* data'],
  ['Bars', ['x'], 'Bars'],
  ['Bars', [], 'Bars'],
])('in "%s" the words %j are marked', (title, words, marked) => {
  const pieces = markWords(title, words);
  expect(pieces.map(({ text, isMatch }) => (isMatch ? `*${text}*` : text)).join('')).toBe(marked);
});
