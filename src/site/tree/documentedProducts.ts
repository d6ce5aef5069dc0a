import { products } from '#data/products.ts';
import { apiPages } from '#data/tree/apiPages.ts';
import type { Product } from '#data/types.ts';

/** The products with API pages; only these have an index of them and a list of their members. */
export const documentedProducts: readonly Product[] = products.filter(({ id }) =>
  Object.values(apiPages[id]).some((list) => list.length > 0),
);
