import { products } from '#data/products.ts';
import type { Product, ProductId } from '#data/types.ts';

/**
 * The record of a product.
 * @throws when `data/products.ts` has none for the id
 */
export function productById(id: ProductId): Product {
  const product = products.find((candidate) => candidate.id === id);
  if (!product) {
    throw new Error(`No product has the id ${id}. Add its record to data/products.ts.`);
  }
  return product;
}
