import { apiPages } from '#data/tree/apiPages.ts';
import { products } from '#data/products.ts';
import type { ProductId } from '#data/types.ts';
import { apiPathname } from '#src/site/tree/tree.ts';
import { documentedProducts } from '#src/site/tree/documentedProducts.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { readRecord } from '#src/reference/read/apiCache.node.ts';
import type { ApiRecord } from '#src/reference/read/apiRecord.ts';
import { renderApiIndex } from './apiIndexPage.node.ts';
import { demosFinder, type DemoFolders } from './demosUsing.node.ts';
import { type AboutPage, renderApiPage, type RenderedApiPage } from './renderApiPage.node.ts';

/** `source`: address of the source that the page was read from; an index has none. */
type LoadedApiPage = RenderedApiPage & Pick<PageRecord, 'source'>;

const pages = new Map(
  products.flatMap(({ id }) =>
    [...apiPages[id].component, ...apiPages[id].interface].map(
      ({ name }) => [apiPathname(id, name), { product: id, name }] as const,
    ),
  ),
);
const indexes = new Map<string, ProductId>(
  documentedProducts.map(({ id, apiRoute }) => [apiRoute, id]),
);

/** Normal paths of every generated page: components, interfaces, indexes. */
export function apiPaths(): string[] {
  return [...indexes.keys(), ...pages.keys()];
}

/** Indexes of products whose sidebar has no line for one. */
export function indexesOutsideTree(): string[] {
  return [...indexes.keys()].filter((path) => !siteTree.leaves.includes(path));
}

/** Fragments of an API page that a link may lead to; undefined for any other page. */
export function apiAnchors(pathname: string): ReadonlySet<string> | undefined {
  const product = indexes.get(pathname);
  if (product) {
    const kinds = Object.entries(apiPages[product]).filter(([, list]) => list.length > 0);
    return new Set(['main-content', ...kinds.map(([kind]) => `${kind}s`)]);
  }
  const page = pages.get(pathname);
  return page && anchorsOfRecord(readRecord(page.product, page.name));
}

function anchorsOfRecord({ kind, members, slots, classes }: ApiRecord): Set<string> {
  const sections = [
    { id: kind === 'interface' ? 'properties' : 'props', entries: members },
    { id: 'slots', entries: slots },
    { id: 'classes', entries: classes },
  ].filter(({ entries }) => entries.length > 0);
  return new Set([
    ...['main-content', 'import', 'demos'],
    ...sections.flatMap(({ id, entries }) => [id, ...entries.map(({ anchor }) => anchor)]),
  ]);
}

/**
 * Draws the API page at a normal path from its cached record.
 * @param aboutPage what other rooms know of a record
 * @throws when there is none at that path, or the record was not generated
 */
export async function loadApiPage(
  pathname: string,
  folders: DemoFolders,
  aboutPage: (record: ApiRecord) => Omit<AboutPage, 'demosOf'>,
): Promise<LoadedApiPage> {
  const product = indexes.get(pathname);
  if (product) {
    return renderApiIndex(product, (name) => readRecord(product, name));
  }
  const page = pages.get(pathname);
  if (!page) {
    throw new Error(
      `No API page has the path ${pathname}. data/tree/apiPages.ts lists their names.`,
    );
  }
  const record = readRecord(page.product, page.name);
  const rendered = await renderApiPage(record, {
    ...aboutPage(record),
    demosOf: demosFinder(page.product, folders),
  });
  return { ...rendered, source: { address: record.source, isEditable: false } };
}
