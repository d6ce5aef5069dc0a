import { readSearchApiPages } from '#src/api/searchMembers.node.ts';
import { breadcrumb } from '#src/pageTree/breadcrumb.ts';
import { findPage } from '#src/pageTree/findPage.ts';
import { pageTitle } from '#src/pageTree/pageTitle.ts';
import { siteTree } from '#src/pageTree/siteTree.ts';
import { productOf } from '#src/path/productOf.ts';
import type { SearchPage } from '#src/search/searchEntry.ts';
import type { Documents } from './readDocuments.node.ts';
import { readOutline } from './readParsed.node.ts';

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
    const document = documents.get(pathname);
    const outline = document && readOutline(document.file);
    outline?.tables.forEach((name) => tablePages.set(name, pathname));
    return {
      pathname,
      title: pageTitle(siteTree, pathname),
      kind: 'page',
      product: productOf(pathname)?.id ?? null,
      plan: findPage(siteTree, pathname)?.plan ?? null,
      groups: breadcrumb(siteTree, pathname).map(({ title }) => title),
      sections: outline?.sections ?? [],
      demos: outline?.demos ?? [],
      ...references.get(pathname),
    };
  });
  return { pages, tablePages };
}
