import type { TreeIndex } from './buildTree.ts';
import { type PageLink, pageLink } from './pageLink.ts';

/** The pages before and after a page. */
export interface Neighbours {
  previous: PageLink | null;
  next: PageLink | null;
}

/** Previous and next of a normal path in the order of the sidebar, groups and links out left aside (behaviour 3.4). */
export function neighbours(tree: TreeIndex, pathname: string): Neighbours {
  const position = tree.leaves.indexOf(pathname);
  if (position < 0) {
    return { previous: null, next: null };
  }
  return {
    previous: pageLink(tree, tree.leaves[position - 1]),
    next: pageLink(tree, tree.leaves[position + 1]),
  };
}
