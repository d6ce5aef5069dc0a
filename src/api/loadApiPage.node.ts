import { apiPages } from '#data/apiPages.ts';
import { products } from '#data/products.ts';
import type { ProductId } from '#data/types.ts';
import { apiPathname } from '#src/pageTree/apiLeaves.ts';
import { siteTree } from '#src/pageTree/siteTree.ts';
import { readRecord } from './apiCache.node.ts';
import { renderApiIndex } from './apiIndexPage.node.ts';
import { demosUsing, type DemoFolder } from './demosUsing.node.ts';
import { renderApiPage, type RenderedApiPage } from './renderApiPage.node.ts';

const pages = new Map(
  products.flatMap(({ id }) =>
    [...apiPages[id].component, ...apiPages[id].interface].map(
      ({ name }) => [apiPathname(id, name), { product: id, name }] as const,
    ),
  ),
);
const indexes = new Map<string, ProductId>(products.map(({ id, apiRoute }) => [apiRoute, id]));

/** Normal paths of every generated page of the products that are not pending: components, interfaces, indexes. */
export function apiPaths(pendingApi: readonly ProductId[] = []): string[] {
  const waiting = products
    .filter(({ id }) => pendingApi.includes(id))
    .map(({ apiRoute }) => apiRoute);
  return [...indexes.keys(), ...pages.keys()].filter(
    (path) => !waiting.some((route) => path === route || path.startsWith(`${route}/`)),
  );
}

/** Indexes of products whose sidebar has no line for one. */
export function indexesOutsideTree(): string[] {
  return [...indexes.keys()].filter((path) => !siteTree.leaves.includes(path));
}

/** Fragments of an API page; undefined for any other page. */
export function apiAnchors(pathname: string): Set<string> | undefined {
  const page = pages.get(pathname);
  if (!page) {
    return undefined;
  }
  const { members, slots, classes } = readRecord(page.product, page.name);
  const anchors = [...members, ...slots, ...classes].map(({ anchor }) => anchor);
  return new Set(['import', 'demos', 'props', 'properties', 'slots', 'classes', ...anchors]);
}

/**
 * Draws the API page at a normal path from its cached record.
 * @throws when there is none at that path, or the record was not generated
 */
export async function loadApiPage(
  pathname: string,
  folders: readonly DemoFolder[],
): Promise<RenderedApiPage> {
  const product = indexes.get(pathname);
  if (product) {
    return renderApiIndex(product, (name) => readRecord(product, name));
  }
  const page = pages.get(pathname);
  if (!page) {
    throw new Error(`No API page has the path ${pathname}. data/apiPages.ts lists their names.`);
  }
  const record = readRecord(page.product, page.name);
  return renderApiPage(record, demosUsing(page.name, page.product, folders));
}
