import { queryWords } from '#src/search/index/words.ts';

/** The share of a name's words that begin as one that is asked for. `Install the key`, `install`, `key` -> 1 */
export function coverage(name: string, asked: readonly string[]): number {
  const words = queryWords(name);
  const matched = words.filter((word) => asked.some((each) => word.startsWith(each)));
  return matched.length / Math.max(words.length, 1);
}
