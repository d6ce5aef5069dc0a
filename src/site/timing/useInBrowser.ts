import { useSyncExternalStore } from 'react';

/**
 * A value that only a browser knows, such as its address.
 * @param atExport what stands for it in the exported page, and until React is there
 */
export function useInBrowser<Value, AtExport = Value>(
  read: () => Value,
  atExport: AtExport,
): Value | AtExport {
  return useSyncExternalStore<Value | AtExport>(neverChanges, read, () => atExport);
}

function neverChanges(): () => void {
  return () => {};
}
