import { readSearchMembers } from '#src/reference/pages/searchMembers.node.ts';
import type { Documents } from '#src/documents/parse/readDocuments.node.ts';
import { readSearchPages } from '#src/documents/page/searchPages.node.ts';
import type { SearchEntries } from '#src/search/index/searchEntry.ts';

/**
 * All that can be found on the site: pages in sections, and the rows of the API reference at the places where they are shown.
 * @throws with file and line when a document is broken
 */
export function readSearchEntries(documents: Documents): SearchEntries {
  const { pages, tablePages } = readSearchPages(documents);
  return { pages, members: readSearchMembers(tablePages) };
}
