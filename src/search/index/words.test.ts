import { expect, test } from 'vitest';
import {
  alternatives,
  hintedProduct,
  isSentence,
  nameParts,
  nameTerms,
  queryWords,
  stem,
  textTerms,
} from './words.ts';

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

test('a sentence is asked for by what it is about, two words by both', () => {
  expect(queryWords('How do I make a column editable?')).toEqual(['column', 'editable']);
  expect(queryWords('show toolbar')).toEqual(['show', 'toolbar']);
  expect(queryWords('how to make')).toEqual(['make']);
});

test('words that mean something together are one, and looked up as what the documents say', () => {
  expect(queryWords('set the time zone')).toEqual(['set', 'time zone']);
  expect(queryWords('merge cells')).toEqual(['merge cell']);
  expect(alternatives('time zone')).toEqual(['timezone']);
  expect(alternatives('hides')).toEqual(['hide', 'visibility', 'hidden']);
});

test.each([
  ['how to export to excel', true],
  ['export to excel', true],
  ['export excel', false],
  ['row height', false],
  ['rowHeight', false],
])('"%s" is a sentence: %s', (text, expected) => {
  expect(isSentence(text)).toBe(expected);
});

test('the words of a query tell which product it is about', () => {
  expect(hintedProduct(['hide', 'columns'])).toBe('data-grid');
  expect(hintedProduct(['time zone'])).toBe('date-pickers');
  expect(hintedProduct(['export'])).toBeNull();
});

test.each([
  ['colour', 'color'],
  ['customised', 'customized'],
  ['localisation', 'localization'],
  ['analyse', 'analyze'],
  ['labelling', 'labeling'],
])('"%s" is looked up as "%s", as the documents spell it', (british, american) => {
  expect(alternatives(british)).toContain(american);
});

test('what a British word stands for is found by its American spelling', () => {
  expect(alternatives('customise')).toContain('customization');
  expect(alternatives('row')).toEqual([]);
});
