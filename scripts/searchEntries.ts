import { readSearchMembers } from '#src/api/searchMembers.node.ts';
import type { Documents } from '#src/content/readDocuments.node.ts';
import { readSearchPages } from '#src/content/searchPages.node.ts';
import type { SearchEntries } from '#src/search/searchEntry.ts';

/**
 * All that can be found on the site: pages in sections, and the rows of the API reference at the places where they are shown.
 * @throws with file and line when a document is broken
 */
export function readSearchEntries(documents: Documents): SearchEntries {
  const { pages, tablePages } = readSearchPages(documents);
  return { pages, members: readSearchMembers(tablePages) };
}
