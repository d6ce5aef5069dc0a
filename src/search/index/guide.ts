import { products } from '#data/products.ts';
import type { ProductId } from '#data/types.ts';

/** A migration guide: the product it is about, and the versions that it leads from and to. */
export type Guide = { product: ProductId; from: string; to: string };

const GUIDE = /^migration\/migration-(.+)-(?:v(\d+)|lab)$/;
const LAB = 'lab';

/** What guide a page is. `migration/migration-charts-v7` -> Charts, `v7`, `v8`; null: none of one product */
export function guideOf(path: string): Guide | null {
  const [, name, version] = GUIDE.exec(path) ?? [];
  const { id, migration } = products.find((each) => each.migration?.guide === name) ?? {};
  if (name === undefined || id === undefined || migration === undefined) {
    return null;
  }
  return version === undefined
    ? { product: id, from: LAB, to: `v${migration.firstMajor}` }
    : { product: id, from: `v${version}`, to: `v${Number(version) + 1}` };
}

/**
 * The major version that a page leads away from. `migration/migration-charts-v7` -> 7; `migration/migration-pickers-lab` -> 0;
 * `react-charts/bars` -> null
 */
export function guideFrom(path: string): number | null {
  const [, version = '0'] = /^migration\/.*?(?:v(\d+))?$/.exec(path) ?? [];
  return path.startsWith('migration/') ? Number(version) : null;
}
