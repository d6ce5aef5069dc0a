import { expect, test } from 'vitest';
import { excerptOf } from './toAnswer.ts';

test('a short text is its own excerpt', () => {
  expect(excerptOf('Sort by a column.', ['column'])).toBe('Sort by a column.');
});

test('of a long text the excerpt is the part around the first word, cut between words', () => {
  const text = `${'before '.repeat(30)}pinned ${'after '.repeat(60)}`.trim();
  const excerpt = excerptOf(text, ['nothing', 'pinned']);
  expect(excerpt).toMatch(/^… before .*before pinned after .*after …$/);
  expect(excerpt.length).toBeLessThan(170);
});

test('without any of the words it is the beginning', () => {
  expect(excerptOf('word '.repeat(60).trim(), ['x'])).toMatch(/^word .* …$/);
});

test('it is as long as there is room', () => {
  const text = 'one two three four five six seven eight nine ten';
  expect(excerptOf(text, ['one'], 14)).toBe('one two three …');
});

test('a text for which there is room is whole, wherever the word stands in it', () => {
  const text = `${'word '.repeat(20)}end`;
  expect(excerptOf(text, ['end'], 200)).toBe(text);
});
