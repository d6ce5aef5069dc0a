/** Somewhere to keep texts by key. */
export type Store = {
  read: (key: string) => string | undefined;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
};

/**
 * Wraps a store that may throw on every call. What it refuses is kept in memory instead, so the site works for the visit
 * and logs nothing.
 */
export function safely(store: Store): Store {
  const memory = new Map<string, string>();
  return {
    read(key) {
      try {
        return store.read(key) ?? memory.get(key);
      } catch {
        return memory.get(key); // storage is blocked
      }
    },
    write(key, value) {
      try {
        store.write(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value); // storage is blocked or full
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        store.remove(key);
      } catch {
        // storage is blocked: there is nothing to remove
      }
    },
  };
}

/** Kept on this device until removed. */
export const localStore = /* @__PURE__ */ safely(
  /* @__PURE__ */ webStore(() => window.localStorage),
);

/** Kept for this visit. */
export const sessionStore = /* @__PURE__ */ safely(
  /* @__PURE__ */ webStore(() => window.sessionStorage),
);

function webStore(storage: () => Storage): Store {
  return {
    read: (key) => storage().getItem(key) ?? undefined,
    write: (key, value) => storage().setItem(key, value),
    remove: (key) => storage().removeItem(key),
  };
}
