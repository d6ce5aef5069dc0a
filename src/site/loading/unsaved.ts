const holders = new Set<symbol>();
const listeners = new Set<() => void>();

/** Says that the page holds something a reload would lose. Returns how to say that it is saved or gone. */
export function holdUnsaved(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  return () => {
    if (holders.delete(holder) && holders.size === 0) {
      listeners.forEach((listener) => listener());
    }
  };
}

/** Whether a reload would lose a comment, an edited demo or the like: nothing but the visitor may reload the page then. */
export function isUnsaved(): boolean {
  return holders.size > 0;
}

/** Calls the listener whenever nothing is unsaved any more. Returns how to stop. */
export function onSaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
