import { products } from '#data/products.ts';
import type { Product } from '#data/types.ts';
import { parsePath } from './parsePath.ts';

const productsByAnalyticsId = new Map(products.map((product) => [product.analyticsId, product]));

/** The product a path belongs to, API pages included. `/x/api/tree-view/tree-item/` -> Tree View (behaviour 1.1, rule 5) */
export function productOf(path: string): Product | undefined {
  const { productId } = parsePath(path);
  return productId === null ? undefined : productsByAnalyticsId.get(productId);
}
