import { products } from '#data/products.ts';
import type { SearchAddresses } from '#src/search/worker/answerQueries.ts';
import { packSearch } from '#src/search/index/packSearch.ts';
import type { SearchEntries } from '#src/search/index/searchEntry.ts';
import { readSearchMembers } from '#src/reference/pages/searchMembers.node.ts';
import type { Documents } from '#src/documents/parse/readDocuments.node.ts';
import { readSearchPages } from '#src/documents/page/searchPages.node.ts';
import { hashedFolder } from './writeFiles.node.ts';

/**
 * Writes the files of the search under names that change with their content, so that they can be kept for a year, and takes away
 * those of another content.
 * @param worker the text of the worker
 * @returns their addresses
 */
export function writeSearch(entries: SearchEntries, worker: string): SearchAddresses {
  const parts = products.map(({ id }) => id);
  const { names, headings, details, texts } = packSearch(entries, parts);
  const { write, dropOthers } = hashedFolder('search');
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
  dropOthers();
  return addresses;
}

/**
 * All that can be found on the site: pages in sections, and the rows of the API reference at the places where they are shown.
 * @throws with file and line when a document is broken
 */
export function readSearchEntries(documents: Documents): SearchEntries {
  const { pages, tablePages } = readSearchPages(documents);
  return { pages, members: readSearchMembers(tablePages) };
}
