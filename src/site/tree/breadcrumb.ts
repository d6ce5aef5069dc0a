import type { TreeIndex } from './buildTree.ts';
import { type PageLink, pageLink } from './pageLink.ts';

/** The groups that a normal path stands in, from the outermost to the nearest, without an artificial root (behaviour 3.5). */
export function breadcrumb(tree: TreeIndex, pathname: string): PageLink[] {
  const parent = tree.parents[pathname];
  const link = pageLink(tree, parent);
  return link ? [...breadcrumb(tree, link.pathname), link] : [];
}
