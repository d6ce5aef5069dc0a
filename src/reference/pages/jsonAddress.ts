import { apiPathname } from '#src/site/tree/apiLeaves.ts';
import type { ApiRecord } from '#src/reference/read/apiRecord.ts';

/** Address of the machine-readable record of a page: `/x/api/charts/bar-chart.json`. */
export function jsonAddress({ product, name }: Pick<ApiRecord, 'product' | 'name'>): string {
  return `${apiPathname(product, name)}.json`;
}
