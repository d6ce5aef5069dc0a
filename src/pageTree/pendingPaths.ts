import { products } from '#data/products.ts';
import type { ProductId } from '#data/types.ts';
import type { TreeIndex } from './buildTree.ts';

/** The lists of `data/pending.ts` that speak of pages. */
export interface Pending {
  pendingPages: readonly string[];
  pendingApi: readonly ProductId[];
}

/** Every path that waits for its page: those listed one by one, and the API pages of the products listed. */
export function pendingPaths(tree: TreeIndex, { pendingPages, pendingApi }: Pending): string[] {
  const waitingRoutes = products
    .filter(({ id }) => pendingApi.includes(id))
    .map(({ apiRoute }) => apiRoute);
  const waitingLeaves = tree.leaves.filter((leaf) =>
    waitingRoutes.some((route) => leaf === route || leaf.startsWith(`${route}/`)),
  );
  return [...pendingPages, ...waitingLeaves];
}
