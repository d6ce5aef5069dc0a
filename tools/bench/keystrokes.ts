import { products } from '#data/products.ts';
import { packSearch } from '#src/search/index/packSearch.ts';
import type { SearchEntries } from '#src/search/index/searchEntry.ts';
import { SearchIndex } from '#src/search/ranking/searchIndex.ts';
import { toAnswer } from '../../src/search/ranking/toAnswer.ts';

export type KeystrokeTimes = { count: number; p50: number; p95: number; worst: number };

/** Types each query letter by letter into a whole index, and tells how long an answer takes, in ms. */
export async function timeKeystrokes(
  entries: SearchEntries,
  queries: readonly string[],
): Promise<KeystrokeTimes> {
  const files = packSearch(
    entries,
    products.map(({ id }) => id),
  );
  const index = new SearchIndex(files.names);
  index.addHeadings(files.headings);
  for (const texts of Object.values(files.texts)) {
    await index.addTexts(texts, files.headings);
  }
  const facts = { names: files.names, details: files.details, current: 'data-grid' as const };
  const times: number[] = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length += 1) {
      const start = performance.now();
      toAnswer(index.search(query.slice(0, length), 'data-grid'), facts);
      times.push(performance.now() - start);
    }
  }
  return timesOf(times);
}

/** Sums up times. */
export function timesOf(list: readonly number[]): KeystrokeTimes {
  const times = [...list].sort((one, other) => one - other);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { count: times.length, p50: at(0.5), p95: at(0.95), worst: at(1) };
}
