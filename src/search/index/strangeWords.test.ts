import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packSearch } from './packSearch.ts';
import { completions, isAsking, parseQuery } from '#src/search/ranking/parseQuery.ts';
import { SearchIndex } from '#src/search/ranking/searchIndex.ts';
import { alternatives } from './words.ts';

/** The names that every plain object has: looked up in one, they find what nobody put there. */
const INHERITED = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Function.prototype),
];

const index = new SearchIndex(packSearch({ pages: [], members: [] }, []).names);

test.each(INHERITED)('%s is a word of a query like any other', (word) => {
  for (const input of [word, `${word}:`, `${word}:${word}`, `kind:${word}`, `in:${word}`]) {
    expect(completions(input)).toEqual([]);
    expect(index.search(input, null).found).toEqual([]);
    expect(index.near(input)).toEqual([]);
  }
  expect(alternatives(word.toLowerCase()).every((other) => typeof other === 'string')).toBe(true);
  expect(isAsking(parseQuery(`kind:${word} in:${word} plan:${word}`))).toBe(false);
});

test('no query breaks the search', () => {
  const word = fc.oneof(fc.constantFrom(...INHERITED), fc.string());
  const words = fc.array(fc.tuple(fc.constantFrom('', 'kind:', 'in:', 'plan:'), word));
  fc.assert(
    fc.property(words, (list) => {
      const input = list.map((parts) => parts.join('')).join(' ');
      expect(index.search(input, null).found).toEqual([]);
      expect(Array.isArray(completions(input))).toBe(true);
    }),
  );
});
