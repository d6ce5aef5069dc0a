import type { Page, PageLeaf } from '#data/types.ts';
import { normalPath } from '#src/site/path/normalPath.ts';
import type { TreeIndex } from './buildTree.ts';

/** The page of this site at a path in any spelling; never a group (behaviour 1.1, rule 5). */
export function findPage(tree: TreeIndex, path: string): PageLeaf | undefined {
  const node = findNode(tree, path);
  return node?.children ? undefined : node;
}

/** The page or group at a path in any spelling. */
export function findNode(tree: TreeIndex, path: string): Page | undefined {
  return tree.nodes[normalPath(path)];
}
