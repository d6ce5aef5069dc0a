import type { Page, Product } from '#data/types.ts';
import { isApiPath } from '#src/site/path/base.ts';
import { normalPath } from '#src/site/path/normalPath.ts';
import { productOf } from '#src/site/path/productOf.ts';
import type { TreeIndex } from './tree.ts';

/** What a path is on this site. Made once where a path comes in, so that nothing behind it reads the path again. */
export interface Place {
  /** Normal path. */
  pathname: string;
  /** The page or group of the tree; some pages stand outside it. */
  node: Page | undefined;
  product: Product | undefined;
  /** Whether it belongs to the API reference, indexes included. */
  isApi: boolean;
}

/** The place of a path in any spelling. `/fr/x/api/charts/bar-chart/#a` -> the page of BarChart, Charts */
export function placeOf(tree: TreeIndex, path: string): Place {
  const pathname = normalPath(path);
  return {
    pathname,
    node: tree.nodes[pathname],
    product: productOf(pathname),
    isApi: isApiPath(pathname),
  };
}
