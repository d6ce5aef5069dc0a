import { expect, test } from 'vitest';
import { TermIndex, type TermDoc } from './termIndex.ts';

const DOCS: TermDoc[] = [
  { id: 1, name: 'Column pinning', initial: 'C', place: 'Columns' },
  { id: 2, name: 'Row pinning', initial: 'R', place: 'Rows' },
  { id: 3, name: 'pinnedColumns', initial: 'p', place: '' },
  { id: 4, name: 'Clipboard', initial: 'C', place: '' },
];

function setUp() {
  const index = new TermIndex(['name', 'initial', 'place']);
  index.add(DOCS);
  return index;
}

function idsOf(hits: readonly { id: number }[]) {
  return hits.map(({ id }) => id);
}

test('all words must be found, begun or whole, in any order', () => {
  const index = setUp();
  expect(idsOf(index.askAll(['col', 'pinning'], false))).toEqual([1]);
  expect(idsOf(index.askAll(['pinning', 'col'], false))).toEqual([1]);
  expect(idsOf(index.ask('row', false))).toEqual([2]);
  expect(index.askAll(['pinning', 'clipboard'], false)).toEqual([]);
});

test('words with typos are found when that is allowed', () => {
  const index = setUp();
  expect(index.askAll(['clipbaord'], false)).toEqual([]);
  expect(idsOf(index.askAll(['clipbaord'], true))).toEqual([4]);
});

test('typos are looked for only where a word is nowhere without, one of them in a word of five or six letters', () => {
  const index = setUp();
  index.add([{ id: 5, name: 'Colunm order', initial: 'C' }]);
  expect(idsOf(index.askAll(['colunm'], true))).toEqual([5]);
  expect(idsOf(index.askAll(['colmn'], true))).toEqual([1]);
  expect(index.askAll(['spalte'], true)).toEqual([]);
  expect(index.askAll(['cilpbo'], true)).toEqual([]);
  expect(index.near('tailwind')).toEqual([]);
  expect(index.near('clipbord')).toEqual(['clipboard']);
});

test('a letter alone finds the names that begin with it; beside words it only sorts what they find', () => {
  const index = setUp();
  expect(idsOf(index.askAll(['c'], false)).sort()).toEqual([1, 4]);
  expect(idsOf(index.askAll(['pinning', 'r'], false))).toEqual([2, 1]);
  expect(idsOf(index.askAll(['pinning', 'z'], false)).sort()).toEqual([1, 2]);
});

test('what is remembered of a word is forgotten when more comes', async () => {
  const index = setUp();
  expect(idsOf(index.askAll(['row'], false))).toEqual([2]);
  index.add([{ id: 5, name: 'Row height', initial: 'R' }]);
  expect(idsOf(index.askAll(['row'], false)).sort()).toEqual([2, 5]);
  await index.addSlowly([{ id: 6, name: 'Row spacing', initial: 'R' }]);
  expect(idsOf(index.askAll(['row'], false)).sort()).toEqual([2, 5, 6]);
});
