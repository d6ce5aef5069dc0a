import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { products } from '#data/products.ts';
import type { SearchAddresses } from '#src/search/worker/answerQueries.ts';
import { packSearch } from '#src/search/index/packSearch.ts';
import type { SearchEntries } from '#src/search/index/searchEntry.ts';
import { writeIfChanged } from './writeIfChanged.node.ts';

const FOLDER = 'public/search';

/**
 * Writes the files of the search under names that change with their content, so that they can be kept for a year, and takes away
 * those of another content.
 * @param worker the text of the worker
 * @returns their addresses
 */
export function writeSearch(
  entries: SearchEntries,
  worker: string,
  folder = FOLDER,
): SearchAddresses {
  const parts = products.map(({ id }) => id);
  const { names, headings, details, texts } = packSearch(entries, parts);
  const written: string[] = [];
  const write = (name: string, extension: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const file = `${name}-${hash}.${extension}`;
    writeIfChanged(path.join(folder, file), text);
    written.push(file);
    return `/x/search/${file}`;
  };
  const json = (name: string, content: unknown) => write(name, 'json', JSON.stringify(content));
  const addresses = {
    worker: write('worker', 'js', worker),
    names: json('names', names),
    headings: json('headings', headings),
    details: json('details', details),
    texts: Object.fromEntries(
      Object.entries(texts).map(([part, text]) => [part, json(part, text)]),
    ) as SearchAddresses['texts'],
  };
  for (const old of existsSync(folder) ? readdirSync(folder) : []) {
    if (!written.includes(old)) {
      rmSync(path.join(folder, old));
    }
  }
  return addresses;
}
