import { expect, test } from 'vitest';
import type { Store } from '#src/site/storage/safeStorage.ts';
import { forgetSearch, keepSearch, recentSearches } from './recentSearches.ts';

function emptyStore(): Store & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

test('the six latest searches are kept, each once, the latest first', () => {
  const store = emptyStore();
  for (const text of ['a', 'b', 'c', ' a ', 'd', 'e', 'f', 'g', '  ']) {
    keepSearch(store, text);
  }
  expect(recentSearches(store)).toEqual(['g', 'f', 'e', 'd', 'a', 'c']);
});

test('one can be forgotten, and all; nothing is left in the store then', () => {
  const store = emptyStore();
  keepSearch(store, 'a');
  keepSearch(store, 'b');
  forgetSearch(store, 'b');
  expect(recentSearches(store)).toEqual(['a']);
  forgetSearch(store);
  expect(store.kept.size).toBe(0);
});

test.each(['{', '3', '[1, "a"]'])('what others wrote there (%s) breaks nothing', (text) => {
  const store = emptyStore();
  store.write('x-recent-searches', text);
  expect(recentSearches(store)).toEqual(text.startsWith('[') ? ['a'] : []);
});
