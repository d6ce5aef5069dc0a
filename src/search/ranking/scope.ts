import { products } from '#data/products.ts';
import type { ProductId } from '#data/types.ts';
import { groupBy } from '#src/site/words/groupBy.ts';
import type { Entry } from '#src/search/index/entries.ts';

/** What people call the products. */
const PRODUCT_WORDS: ReadonlyMap<string, ProductId> = new Map(
  products.flatMap(({ id, searchWords }) => searchWords.map((word) => [word, id] as const)),
);
const LONGEST = 4;

/** What some words of a query say of where to look, and the words that are left to look for. */
export type Scope = { pages: ReadonlySet<number>; product: ProductId | null; rest: string[] };

/** The pages of a component or interface, and their product. */
export type ComponentPages = { pages: readonly number[]; product: ProductId | null };

/** Pages of components and interfaces by the key of their names. */
export function indexComponents(entries: readonly Entry[]): ReadonlyMap<string, ComponentPages> {
  const found = entries.filter(({ kind }) => kind === 'component' || kind === 'interface');
  return new Map(
    [...groupBy(found, ({ key }) => key)].map(([key, list]) => [
      key,
      { pages: list.flatMap(({ pages }) => pages), product: list[0]?.product ?? null },
    ]),
  );
}

/** Finds a component or product among the words of a query. `bar`, `chart`, `loading` -> the page of BarChart, `loading` */
export function findScope(
  words: readonly string[],
  components: ReadonlyMap<string, ComponentPages>,
): Scope | null {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const joined = words.slice(start, start + length).join('');
      const component = components.get(joined);
      const product = PRODUCT_WORDS.get(joined) ?? component?.product ?? null;
      if (component || product) {
        const rest = [...words.slice(0, start), ...words.slice(start + length)];
        return { pages: new Set(component?.pages), product, rest };
      }
    }
  }
  return null;
}
