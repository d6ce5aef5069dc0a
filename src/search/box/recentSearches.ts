import type { Store } from '#src/site/storage/safeStorage.ts';
import { RECENT_SEARCHES_KEY } from '#src/site/storage/storedKeys.ts';

const MOST = 6;

/** What was searched for with success, the latest first. */
export function recentSearches(store: Store): string[] {
  try {
    const kept: unknown = JSON.parse(store.read(RECENT_SEARCHES_KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((each): each is string => typeof each === 'string').slice(0, MOST)
      : [];
  } catch {
    return []; // not written by us
  }
}

/** Puts a search first. */
export function keepSearch(store: Store, text: string): void {
  const trimmed = text.trim();
  if (trimmed !== '') {
    write(store, [trimmed, ...recentSearches(store).filter((each) => each !== trimmed)]);
  }
}

/** Forgets one search, or all. */
export function forgetSearch(store: Store, text?: string): void {
  const left = text === undefined ? [] : recentSearches(store).filter((each) => each !== text);
  if (left.length === 0) {
    store.remove(RECENT_SEARCHES_KEY);
  } else {
    write(store, left);
  }
}

function write(store: Store, searches: readonly string[]): void {
  store.write(RECENT_SEARCHES_KEY, JSON.stringify(searches.slice(0, MOST)));
}
