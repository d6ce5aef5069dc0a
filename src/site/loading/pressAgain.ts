import { sessionStore, type Store } from '#src/site/storage/safeStorage.ts';
import { PRESS_AGAIN_KEY } from '#src/site/storage/storedKeys.ts';

/** A control that has not come by then is no longer waited for. */
const AT_MOST_MS = 10_000;

/** Keeps which control was pressed on a page that has to be reloaded before it can answer. */
export function keepPress(control: string, address: string, store: Store = sessionStore): void {
  store.write(PRESS_AGAIN_KEY, JSON.stringify([address, control]));
}

/**
 * Presses the control that a reload has cut off, once the page answers; one that is not there yet, when it comes. Another page than the
 * one it stood on forgets it.
 */
export function pressAgain(address: string, store: Store = sessionStore): void {
  const kept = store.read(PRESS_AGAIN_KEY);
  if (kept === undefined) {
    return;
  }
  store.remove(PRESS_AGAIN_KEY);
  const [from, control] = parsePress(kept);
  if (from !== address || control === undefined || press(control)) {
    return;
  }
  const observer = new MutationObserver(() => press(control) && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), AT_MOST_MS);
}

function press(control: string): boolean {
  const found = document.querySelector<HTMLElement>(control);
  found?.click();
  return found !== null;
}

/** Anyone may write into the storage of a browser: what is no press is none. */
function parsePress(text: string): [from?: string, control?: string] {
  try {
    const parts: unknown = JSON.parse(text);
    const [from, control]: unknown[] = Array.isArray(parts) ? parts : [];
    if (typeof from === 'string' && typeof control === 'string') {
      document.createDocumentFragment().querySelector(control); // throws where it is no selector
      return [from, control];
    }
  } catch {
    // not JSON, or not a selector
  }
  return [];
}
