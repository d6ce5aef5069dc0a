import type { ProductId } from '#data/types.ts';

/** A migration guide: the product it is about, and the versions that it leads from and to. */
export type Guide = { product: ProductId; from: string; to: string };

const GUIDE = /^migration\/migration-(data-grid|pickers|charts|tree-view)-(?:v(\d+)|lab)$/;
const PRODUCTS: ReadonlyMap<string, ProductId> = new Map([
  ['data-grid', 'data-grid'],
  ['pickers', 'date-pickers'],
  ['charts', 'charts'],
  ['tree-view', 'tree-view'],
]);
/** The first version of what was in another package before, by its product. */
const AFTER_LAB: ReadonlyMap<ProductId, number> = new Map([
  ['date-pickers', 5],
  ['tree-view', 6],
]);

/** What guide a page is. `migration/migration-charts-v7` -> Charts, `v7`, `v8`; null: none of one product */
export function guideOf(path: string): Guide | null {
  const [, name = '', version] = GUIDE.exec(path) ?? [];
  const product = PRODUCTS.get(name);
  if (product === undefined) {
    return null;
  }
  const to = version === undefined ? AFTER_LAB.get(product) : Number(version) + 1;
  return to === undefined
    ? null
    : { product, from: version === undefined ? 'lab' : `v${version}`, to: `v${to}` };
}

/**
 * The major version that a page leads away from. `migration/migration-charts-v7` -> 7; `migration/migration-pickers-lab` -> 0;
 * `react-charts/bars` -> null
 */
export function guideFrom(path: string): number | null {
  const [, version = '0'] = /^migration\/.*?(?:v(\d+))?$/.exec(path) ?? [];
  return path.startsWith('migration/') ? Number(version) : null;
}
