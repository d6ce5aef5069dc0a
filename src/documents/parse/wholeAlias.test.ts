import { expect, test } from 'vitest';
import { wholeAlias } from './wholeAlias.ts';

const known = ['use-the-locale', 'use-the-theme', 'sizing'];
const whole = (alias: string) => wholeAlias(alias, 'a.md', 'a.md:3', known);

test('an alias that is cut short stands for the old anchor that begins so; a whole one for itself', () => {
  expect(whole('use-the-l…')).toBe('use-the-locale');
  expect(whole('use-the')).toBe('use-the');
});

test.each([
  ['use-the…', '2 of'],
  ['use-a…', 'none of'],
])('%s is refused with its place: %s the old anchors begin so', (alias, count) => {
  expect(() => whole(alias)).toThrow(`a.md:3 has the alias ${alias}, and ${count}`);
});

test('the old anchors are those of the document', () => {
  expect(
    wholeAlias(
      'do-not-pass-the-section…',
      'data/content/migration/migration-pickers-v7/migration-pickers-v7.md',
      'there',
    ),
  ).toBe('do-not-pass-the-section-type-as-a-generic');
});
