import type { Store } from '#src/site/storage/safeStorage.ts';

/** A store of a browser that holds these texts at first. */
export function memoryStore(texts: Readonly<Record<string, string>> = {}): Store {
  const kept = new Map(Object.entries(texts));
  return {
    read: (key) => kept.get(key),
    write: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
  };
}
