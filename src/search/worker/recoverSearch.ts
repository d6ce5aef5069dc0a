import { keepPress } from '#src/site/loading/pressAgain.ts';
import { ownWorld, recoverLoss } from '#src/site/loading/recoverLoss.ts';
import { sessionStore, type Store } from '#src/site/storage/safeStorage.ts';
import { TYPED_SEARCH_KEY } from '#src/site/storage/storedKeys.ts';
import { startSearch } from './startSearch.ts';

/** Opens the box: what is pressed again after a reload. */
export const SEARCH_BUTTON = '[data-replay="search"]';

/**
 * Starts the search for an open box, as every late part comes: when its files went with an older build the page is reloaded, and the
 * box opens again with what was typed; else two more tries are made.
 * @throws when the search cannot be had
 */
export function recoverSearch(typed: () => string, world = ownWorld, start = startSearch) {
  return recoverLoss(start, undefined, {
    ...world,
    go(address) {
      world.store.write(TYPED_SEARCH_KEY, typed());
      keepPress(SEARCH_BUTTON, address, world.store);
      world.go(address);
    },
  });
}

/** What was typed into the box before the page had to be reloaded; it is given once. */
export function takeTypedSearch(store: Store = sessionStore): string {
  const typed = store.read(TYPED_SEARCH_KEY) ?? '';
  store.remove(TYPED_SEARCH_KEY);
  return typed;
}
