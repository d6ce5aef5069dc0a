import { normalPath } from '#src/site/path/normalPath.ts';
import type { TreeIndex } from './buildTree.ts';
import { type PageLink, pageLink } from './pageLink.ts';

/** The groups a page stands in, from the outermost to the nearest, without an artificial root (behaviour 3.5). */
export function breadcrumb(tree: TreeIndex, path: string): PageLink[] {
  const parent = tree.parents[normalPath(path)];
  const link = pageLink(tree, parent);
  return link ? [...breadcrumb(tree, link.pathname), link] : [];
}
