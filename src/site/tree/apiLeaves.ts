import type { ApiKind, ApiPage, PageLeaf, ProductId } from '#data/types.ts';
import { productById } from '#src/site/path/productById.ts';
import { kebab } from '#src/site/path/names.ts';

/**
 * The leaves of one list of `data/tree/apiPages.ts`. Interfaces carry no plan in the sidebar: 8.4.0 marks none, though three
 * of them are premium (behaviour 3.1 counts the marks).
 */
export function apiLeaves(product: ProductId, kind: ApiKind, list: readonly ApiPage[]): PageLeaf[] {
  return list.map(({ name, plan }) => ({
    pathname: apiPathname(product, name),
    title: name,
    ...(plan && kind === 'component' ? { plan } : {}),
  }));
}

/** Address of the API page of an export. `charts`, `ChartsXAxis` -> `/x/api/charts/charts-x-axis` */
export function apiPathname(product: ProductId, name: string): string {
  return `${productById(product).apiRoute}/${kebab(name)}`;
}
