import { expect, test } from 'vitest';
import type { HeadingsFile, NamesFile, TextFile } from '#src/search/index/packedFiles.ts';
import { passageAt, placeOf } from './passage.ts';

const names = {
  pages: [
    ['Licensing', 'introduction/licensing', 0, null, 'page', null, 0],
    ['Bars', 'react-charts/bars', 0, 'charts', 'page', null, 0],
  ],
} as unknown as NamesFile;
const headings: HeadingsFile = [[1, ['Stacking', 'stacking', 2], ['Layout', 'layout', 2]]];
const texts: TextFile = [[1, 'Compare amounts.', 'One above another.', 'From left to right.']];

test('an address leads to a page, an anchor and the part that has its text', () => {
  expect(placeOf('/x/react-charts/bars/#layout', names)).toEqual({
    page: 1,
    anchor: 'layout',
    part: 'charts',
  });
  expect(placeOf('/x/introduction/licensing/', names)).toEqual({
    page: 0,
    anchor: '',
    part: 'general',
  });
  expect(placeOf('/x/nowhere/', names)).toBeUndefined();
});

test.each([
  ['layout', 'From left to right.'],
  ['', 'Compare amounts.'],
  ['BasicBars', 'Compare amounts.'],
])('the text at "%s" is "%s"', (anchor, text) => {
  expect(passageAt({ page: 1, anchor, part: 'charts' }, texts, headings)).toBe(text);
});

test('a page without a text has none', () => {
  expect(passageAt({ page: 0, anchor: '', part: 'general' }, texts, headings)).toBeNull();
});
