import { readSearchApiPages } from '#src/reference/pages/searchMembers.node.ts';
import { breadcrumb, pageTitle } from '#src/site/tree/pageLinks.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { placeOf } from '#src/site/tree/place.ts';
import type { SearchPage } from '#src/search/index/searchEntry.ts';
import type { Documents } from '#src/documents/parse/readDocuments.node.ts';
import { readOutline } from '#src/documents/parse/readParsed.node.ts';

/** `tablePages`: the page that shows a generated table, by the table's name. */
export type SearchPages = { pages: SearchPage[]; tablePages: ReadonlyMap<string, string> };

/**
 * Every page of the tree as the search knows it: documents in sections, API pages by their names.
 * @throws with file and line when a document is broken
 */
export function readSearchPages(documents: Documents): SearchPages {
  const tablePages = new Map<string, string>();
  const references = readSearchApiPages();
  const paths = new Set([...siteTree.leaves, ...references.keys()]);
  const pages = [...paths].map((pathname): SearchPage => {
    const { node, product } = placeOf(siteTree, pathname);
    const document = documents.get(pathname);
    const outline = document && readOutline(document.file);
    outline?.tables.forEach((name) => tablePages.set(name, pathname));
    return {
      pathname,
      title: pageTitle(siteTree, pathname),
      kind: 'page',
      product: product?.id ?? null,
      plan: node?.plan ?? null,
      groups: breadcrumb(siteTree, pathname).map(({ title }) => title),
      sections: outline?.sections ?? [],
      demos: outline?.demos ?? [],
      ...references.get(pathname),
    };
  });
  return { pages, tablePages };
}
