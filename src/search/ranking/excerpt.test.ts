import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

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
