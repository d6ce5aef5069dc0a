import { apiPathname } from '#src/site/tree/tree.ts';
import type { ApiRecord } from '#src/reference/read/apiRecord.ts';

/** What a popover says of a page and of each of its rows, by anchor; that of the page itself stands under ''. */
export type ApiHints = Readonly<Record<string, string>>;

/** Address of the hints of the page that a link leads to: `/x/api/charts/bar-chart/` -> `/x/api/charts/bar-chart.hints.json` */
export function hintsAddress(pathname: string): string {
  return `${pathname.replace(/\/$/, '')}.hints.json`;
}

/** Address of the machine-readable record of a page: `/x/api/charts/bar-chart.json`. */
export function jsonAddress({ product, name }: Pick<ApiRecord, 'product' | 'name'>): string {
  return `${apiPathname(product, name)}.json`;
}
