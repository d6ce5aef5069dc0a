import { around } from '#src/site/timing/on.ts';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** Whether a key opens the search: `Ctrl+K` and `⌘K` anywhere, `/` where nothing is being written. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: Key): boolean {
  if (altKey) {
    return false;
  }
  if (key.toLowerCase() === 'k') {
    return (ctrlKey || metaKey) && !shiftKey;
  }
  return key === '/' && !ctrlKey && !metaKey && !around(target, FIELDS);
}
