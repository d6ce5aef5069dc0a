import { apiPages } from '#data/tree/apiPages.ts';
import { cacheKey, isCacheFresh, writeCache } from './apiCache.node.ts';
import { readReference } from './readReference.node.ts';

/**
 * Sees to it that the cache holds the record of every API page. Reads the packages (20 s of one core) only after a change of
 * their versions, of the list of names or of the reader.
 * @returns how many records were read anew
 */
export function prepareApi(): number {
  const key = cacheKey();
  if (isCacheFresh(key)) {
    return 0;
  }
  const reference = readReference(apiPages);
  writeCache(reference, key);
  return reference.records.length;
}
