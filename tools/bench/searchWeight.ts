import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliFileSize } from './brotliSize.ts';

/** In bytes, packed by brotli: `first`, what a search fetches before its first answer (worker and names); `whole`, all files of its index. */
export type SearchWeight = { first: number; whole: number };

/** Weighs the search of an exported site. */
export function weighSearch(site: string): SearchWeight {
  const folder = path.join(site, 'x/search');
  const sum = (wanted: RegExp) =>
    readdirSync(folder)
      .filter((name) => wanted.test(name))
      .reduce((total, name) => total + brotliFileSize(path.join(folder, name)), 0);
  return { first: sum(/^(?:worker|names)-/), whole: sum(/\.json$/) };
}
