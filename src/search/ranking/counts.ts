import { products } from '#data/products.ts';
import type { ProductId } from '#data/types.ts';
import type { Entry } from '#src/search/index/entries.ts';
import { isAskedFor, kindChoices, type Query } from './parseQuery.ts';

/** How much a query finds of each product and each kind, each counted as if nothing were chosen of its own sort. */
export type Counts = {
  products: Readonly<Partial<Record<ProductId, number>>>;
  kinds: Readonly<Record<string, number>>;
};

/** Counts what was found before the operators of its query have left anything out. */
export function countFound(entries: readonly Entry[], query: Query): Counts {
  const ofAnyProduct = { ...query, product: null };
  const ofAnyKind = { ...query, kinds: null };
  const byProduct = new Map<ProductId, number>();
  const byKind = new Map<Entry['kind'], number>();
  for (const entry of entries) {
    if (entry.about !== null && isAskedFor(entry, ofAnyProduct)) {
      byProduct.set(entry.about, (byProduct.get(entry.about) ?? 0) + 1);
    }
    if (isAskedFor(entry, ofAnyKind)) {
      byKind.set(entry.kind, (byKind.get(entry.kind) ?? 0) + 1);
    }
  }
  return {
    products: countProducts((product) => byProduct.get(product) ?? 0),
    kinds: countKinds((kind) => byKind.get(kind) ?? 0),
  };
}

/** All products with their counts, those of which there is nothing too. */
export function countProducts(countOf: (product: ProductId) => number): Counts['products'] {
  return Object.fromEntries(products.map(({ id }) => [id, countOf(id)]));
}

/** Sums up what `kind:` may be followed by. `page` stands for pages, sections and all that has a page of the reference. */
export function countKinds(countOf: (kind: Entry['kind']) => number): Counts['kinds'] {
  return Object.fromEntries(
    kindChoices.map(({ name, kinds }) => [
      name,
      kinds.reduce((sum, kind) => sum + countOf(kind), 0),
    ]),
  );
}
