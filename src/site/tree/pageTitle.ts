import { titleOf } from '#src/site/path/titleOf.ts';
import type { TreeIndex } from './buildTree.ts';
import { displayTitle } from './displayTitle.ts';
import { findNode } from './findPage.ts';

/** Title of the page or group at a path; outside the tree the path tells it (behaviour 1.1, rule 5). */
export function pageTitle(tree: TreeIndex, path: string): string {
  const node = findNode(tree, path);
  return node ? displayTitle(node) : titleOf(path);
}
