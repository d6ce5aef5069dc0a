import { around } from './on.ts';

/** Where a letter is something that is written; a cell of a grid takes it to be edited. */
const TAKES_LETTERS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="gridcell"]';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** Whether a key opens the search: `Ctrl+K` and `⌘K` anywhere, `/` where nothing is being written. */
export function isSearchKey(pressed: Key): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (key.toLowerCase() === 'k') {
    return (ctrlKey || metaKey) && !shiftKey && !altKey;
  }
  return key === '/' && isBare(pressed);
}

/** Whether a key shows all keys: `?` where nothing is being written. */
export function isHelpKey(pressed: Key): boolean {
  return pressed.key === '?' && isBare(pressed);
}

function isBare({ ctrlKey, metaKey, altKey, target }: Key): boolean {
  return !ctrlKey && !metaKey && !altKey && !around(target, TAKES_LETTERS);
}
