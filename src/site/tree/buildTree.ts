import type { ApiPages, Page, PageLine } from '#data/types.ts';
import { normalPath } from '#src/site/path/normalPath.ts';
import { duplicateProblems } from './duplicateProblems.ts';
import { expandPages } from './expandPages.ts';
import { isInternal } from './isInternal.ts';
import { walkPages } from './walkPages.ts';

/** The page tree and what is looked up in it. Plain records and lists, so that it survives JSON. */
export interface TreeIndex {
  /** The top level, with every API page spelled out. */
  pages: Page[];
  /** Every page, group and link out by its path: normal inside the site, as written outside. */
  nodes: Record<string, Page>;
  /** Path of the nearest group of each node; the top level has none. */
  parents: Record<string, string>;
  /** Paths of the pages of this site in the order of the sidebar. */
  leaves: string[];
}

/**
 * Indexes the lines of `data/tree/pages.ts`.
 * @throws when a path stands in the tree twice; the message names it and both groups (behaviour 3.2)
 */
export function buildTree(lines: readonly PageLine[], apiPages: ApiPages): TreeIndex {
  const pages = expandPages(lines, apiPages);
  const duplicates = duplicateProblems(pages);
  if (duplicates.length > 0) {
    throw new Error(duplicates.join('\n'));
  }
  const placed = walkPages(pages).map(({ page, groups }) => ({
    page,
    path: treePath(page),
    parent: groups.at(-1),
  }));
  return {
    pages,
    nodes: Object.fromEntries(placed.map(({ path, page }) => [path, page])),
    parents: Object.fromEntries(
      placed.flatMap(({ path, parent }) => (parent ? [[path, treePath(parent)]] : [])),
    ),
    leaves: placed.filter(({ page }) => isPage(page)).map(({ path }) => path),
  };
}

function treePath({ pathname }: Page): string {
  return isInternal(pathname) ? normalPath(pathname) : pathname;
}

function isPage({ pathname, children }: Page): boolean {
  return !children && isInternal(pathname);
}
