import { expect, test } from 'vitest';
import { partialHits, type TermHit } from './termHits.ts';

const TOTAL = 100;

function hit(id: number, score: number, term: string): TermHit {
  return { id, score, terms: [term] };
}

test('of several words the one that fewer have says more, and what has all of them comes first', () => {
  const column = [1, 2, 3, 4, 5].map((id) => hit(id, 10, 'column'));
  const hits = partialHits([[column], [[hit(5, 10, 'clipboard'), hit(6, 10, 'clipboard')]]], TOTAL);
  expect(hits.map(({ id }) => id).slice(0, 2)).toEqual([5, 6]);
  expect(hits[0]).toMatchObject({ score: 10, share: 1, terms: ['column', 'clipboard'] });
  expect(hits[1]?.share).toBeGreaterThan(0.5);
  expect(hits[2]?.share).toBeLessThan(0.5);
});

test('a word that stands in a name and in its text counts once, where it is worth more', () => {
  const byName = [hit(1, 8, 'row'), hit(2, 3, 'row')];
  const byText = [hit(1, 5, 'rows'), hit(2, 6, 'rows')];
  expect(partialHits([[byName, byText]], TOTAL)).toEqual([
    { ...hit(1, 8, 'row'), share: 1 },
    { ...hit(2, 6, 'rows'), share: 1 },
  ]);
});

test('one word may be found by name alone, another by text alone', () => {
  const [first] = partialHits(
    [
      [[hit(1, 4, 'hide')], []],
      [[], [hit(1, 4, 'column'), hit(2, 4, 'column')]],
    ],
    TOTAL,
  );
  expect(first).toMatchObject({ id: 1, share: 1, terms: ['hide', 'column'] });
});
