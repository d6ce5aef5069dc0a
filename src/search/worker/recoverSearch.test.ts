import { expect, test, vi } from 'vitest';
import { ownWorld } from '#src/site/loading/recoverLoss.ts';
import { memoryStore } from '#test/memoryStore.ts';
import { recoverSearch, takeTypedSearch } from './recoverSearch.ts';

const HERE = 'https://docs.example.com/x/introduction/';

test('an index of an older build reloads the page, and the box opens again with what was typed until then', async () => {
  const store = memoryStore();
  const go = vi.fn<(address: string) => void>();
  const world = {
    ...ownWorld,
    ...{ store, go, here: () => HERE, own: () => 'a' },
    ...{ deployed: async () => 'b', isKept: async () => false },
  };
  let typed = 'gr';
  void recoverSearch(
    () => typed,
    world,
    () => Promise.reject(new Error('Failed to load names.json: it answers 404.')),
  );
  typed = 'grid';
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith(HERE));
  expect(store.read('x-press-again')).toBe(JSON.stringify([HERE, '[data-replay="search"]']));
  expect(takeTypedSearch(store)).toBe('grid');
  expect(takeTypedSearch(store)).toBe('');
});
