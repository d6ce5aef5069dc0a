import { expect, test } from 'vitest';
import { nameParts, nameTerms, queryWords, stem, textTerms } from './words.ts';

test('a name is found by what stands behind each of its capitals', () => {
  expect(nameTerms('onRowClick')).toEqual(['onrowclick', 'rowclick', 'click']);
  expect(nameTerms('getRowHTMLId')).toEqual(['getrowhtmlid', 'rowhtmlid', 'htmlid', 'id']);
});

test('a title is found by its words, their stems, and as one word', () => {
  expect(nameTerms('Stacked bars')).toEqual(['stacked', 'stack', 'bars', 'bar', 'stackedbars']);
});

test.each([
  ['columns', 'column'],
  ['stacking', 'stack'],
  ['stacked', 'stack'],
  ['class', 'class'],
  ['rows', 'row'],
])('the stem of %s is %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test('words that say nothing are left out of a query, unless there are no others', () => {
  expect(queryWords('How to sort the rows?')).toEqual(['sort', 'rows']);
  expect(queryWords('how to')).toEqual(['how', 'to']);
});

test('a text gives its words, names within it by their parts', () => {
  expect(textTerms('Use the valueGetter of a column')).toEqual(['valuegetter', 'getter', 'column']);
});

test('the beginnings of words may be written as one name', () => {
  expect(nameParts('colVis')).toEqual(['col', 'vis']);
});
