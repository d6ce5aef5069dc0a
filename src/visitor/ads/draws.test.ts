import { expect, test, vi } from 'vitest';
import { inHouseAds } from '#data/ads.ts';
import { safely } from '#src/site/storage/safeStorage.ts';
import { memoryStore } from '#test/memoryStore.ts';
import { drawAppeal, pickAd, shapeOfVisit } from './draws.ts';

test.each([
  [0, 'inline'],
  [0.1999, 'inline'],
  [0.2, 'image'],
  [0.9999, 'image'],
] as const)('a draw of %d makes the shape %s', (draw, shape) => {
  expect(shapeOfVisit(memoryStore(), () => draw)).toBe(shape);
});

test('the shape is drawn once per visit', () => {
  const store = memoryStore();
  expect(shapeOfVisit(store, () => 0)).toBe('inline');
  const again = vi.fn(() => 0.9);
  expect(shapeOfVisit(store, again)).toBe('inline');
  expect(again).not.toHaveBeenCalled();
});

test('a shape that nobody can have stored is drawn anew', () => {
  const store = memoryStore();
  store.write('x-ad-shape', '<script>');
  expect(shapeOfVisit(store, () => 0.9)).toBe('image');
});

test('where storage is blocked the shape holds in memory', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  const store = safely({ read: blocked, write: blocked, remove: blocked });
  expect(shapeOfVisit(store, () => 0)).toBe('inline');
  expect(shapeOfVisit(store, () => 0.9)).toBe('inline');
});

test.each([
  [0.1999, true],
  [0.2, false],
])('a draw of %d appeals: %s', (draw, appeals) => {
  expect(drawAppeal(() => draw)).toBe(appeals);
});

test.each([
  [0, 0],
  [0.1999, 0],
  [0.2, 1],
  [0.4, 2],
  [0.6, 3],
  [0.8, 4],
  [0.9999, 4],
])('a draw of %d picks the in-house ad at %d', (draw, index) => {
  expect(pickAd(inHouseAds, () => draw)).toBe(inHouseAds[index]);
});

test('of no ads none is picked', () => {
  expect(pickAd([], () => 0)).toBeUndefined();
});
