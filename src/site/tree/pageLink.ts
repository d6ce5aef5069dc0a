import type { TreeIndex } from './buildTree.ts';
import { pageTitle } from './pageTitle.ts';

/** A node as another page speaks of it. */
export interface PageLink {
  pathname: string;
  title: string;
}

/** Path and displayed title of a node; `null` for no node, because a page's props travel as JSON. */
export function pageLink(tree: TreeIndex, pathname: string | undefined): PageLink | null {
  return pathname === undefined ? null : { pathname, title: pageTitle(tree, pathname) };
}
