import { readFileSync } from 'node:fs';
import { readSearchEntries } from '../../src/delivery/outputs/writeSearch.node.ts';
import { readDocuments } from '../../src/documents/parse/readDocuments.node.ts';
import { prepareApi } from '../../src/reference/read/readApi.node.ts';
import type { SearchEntries } from '#src/search/index/searchEntry.ts';

const QUERIES = 'test/search-queries.json';
/** One query in so many is typed, letter by letter. */
const SAMPLE = 5;

/** What the site's search holds, and queries of readers to type into it. */
export function readTyped(): { entries: SearchEntries; typed: string[] } {
  prepareApi();
  const queries = JSON.parse(readFileSync(QUERIES, 'utf8')) as { query: string }[];
  const typed = queries.map(({ query }) => query).filter((_, index) => index % SAMPLE === 0);
  return { entries: readSearchEntries(readDocuments()), typed };
}
