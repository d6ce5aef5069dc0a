import type { PageRecord } from '#src/site/tree/pageRecord.ts';

/** Tells a page that no search engine shall show: it is no part of the documentation, or its address is unknown. */
export function isKeptFromSearch({ kind }: PageRecord): boolean {
  return kind === 'special' || kind === 'missing';
}
