import { groupPages } from '#data/tree/overviews.ts';
import type { PageGroup } from '#data/types.ts';
import type { TreeIndex } from './buildTree.ts';

/** Normal path of the page that stands for a group. `/x/migration-group` -> `/x/migration` */
export function groupPage({ pathname }: Pick<PageGroup, 'pathname'>): string | undefined {
  return Object.hasOwn(groupPages, pathname) ? groupPages[pathname] : undefined;
}

/** The group that a page outside of the tree stands for. `/x/migration` -> `/x/migration-group`; a page in the tree has its own place. */
export function groupStoodFor(tree: TreeIndex, pathname: string): string | undefined {
  if (tree.nodes[pathname]) {
    return undefined;
  }
  return Object.entries(groupPages).find(([, page]) => page === pathname)?.[0];
}
