import { apiPages } from '#data/tree/apiPages.ts';
import { products } from '#data/products.ts';
import { productById } from '#src/site/path/productById.ts';
import { documentedProducts } from '#src/site/tree/documentedProducts.ts';
import { apiPathname } from '#src/site/tree/tree.ts';
import { apiText } from '#src/reference/render/apiProse.node.ts';
import type { MemberKind, SearchMember, SearchPage } from '#src/search/index/searchEntry.ts';
import { readRecord, readTableRecords } from '#src/reference/read/apiCache.node.ts';
import type { ApiEntry, ApiRecord } from '#src/reference/read/apiRecord.ts';
import { PLAN_RANK } from '#src/reference/declarations/planRank.ts';

type ApiFacts = Pick<SearchPage, 'title' | 'kind' | 'plan' | 'importLine' | 'isMain'>;

const MAIN = products.flatMap(({ mainExports }) => mainExports);
/** Where the tables of the grid are shown, unless a document embeds them elsewhere. */
const GRID = productById('data-grid');
const METHODS_PAGE = apiPathname(GRID.id, 'GridApi');
const SELECTORS_PAGE = `${GRID.route}/state`;
const EVENTS_PAGE = `${GRID.route}/events`;

/** The generated pages by path, as the search knows them; the indexes of the products among them. */
export function readSearchApiPages(): Map<string, ApiFacts> {
  const indexes = documentedProducts.map(({ name, apiRoute }): [string, ApiFacts] => [
    apiRoute,
    { title: apiTitle(name), kind: 'page', plan: null },
  ]);
  const pages = readRecords().map((record): [string, ApiFacts] => [
    apiPathname(record.product, record.name),
    {
      title: record.name,
      kind: record.kind,
      plan: record.plan,
      isMain: MAIN.includes(record.name),
      ...(record.imports[0] === undefined ? {} : { importLine: record.imports[0] }),
    },
  ]);
  return new Map([...indexes, ...pages]);
}

/**
 * Every row of the API reference: props, properties, slots, classes; events, selectors and methods of the grid.
 * @param tablePages the page that shows a table of the grid, by the table's name
 */
export function readSearchMembers(tablePages: ReadonlyMap<string, string>): SearchMember[] {
  const { events, selectors, groups } = readTableRecords();
  const methods = new Set(groups.flatMap(({ members }) => members.map(({ name }) => name)));
  const rows = readRecords()
    .sort((one, other) => importance(one) - importance(other))
    .flatMap((record) => membersOf(record, methods));
  return [
    ...rows,
    ...groups.flatMap(({ id, members }) =>
      members.map((member) => {
        const page = tablePages.get(`grid-api-${id}`) ?? METHODS_PAGE;
        return { ...toMember('method', member, page), type: member.type };
      }),
    ),
    ...events.map((event): SearchMember => {
      const page = tablePages.get('grid-events');
      const found = toMember('event', event, page ?? EVENTS_PAGE);
      const prop = page === undefined && event.prop !== null ? rowOfProp(rows, event.prop) : null;
      return { ...found, ...prop, type: event.params };
    }),
    ...selectors.map((selector) => {
      const table = `grid-selectors-${selector.category.toLowerCase().replaceAll(' ', '-')}`;
      const page = tablePages.get('grid-selectors') ?? tablePages.get(table) ?? SELECTORS_PAGE;
      return { ...toMember('selector', selector, page), type: selector.type };
    }),
  ];
}

function readRecords(): ApiRecord[] {
  return products.flatMap(({ id }) =>
    [...apiPages[id].component, ...apiPages[id].interface].map(({ name }) => readRecord(id, name)),
  );
}

/** The lower the earlier: what is free before what is paid, the main components before the others. */
function importance({ name, plan }: ApiRecord): number {
  const place = MAIN.indexOf(name);
  return PLAN_RANK.indexOf(plan) * 1000 + (place < 0 ? MAIN.length : place);
}

function membersOf(record: ApiRecord, methods: ReadonlySet<string>): SearchMember[] {
  const { kind, members, slots, classes } = record;
  const page = apiPathname(record.product, record.name);
  const row = kind === 'interface' ? 'property' : 'prop';
  const isApi = page === METHODS_PAGE;
  return [
    ...members
      .filter(({ name }) => !isApi || !methods.has(name))
      .map((member) => ({
        ...toMember(row, member, page),
        type: member.type,
        default: member.default,
      })),
    ...slots.map((slot) => ({
      ...toMember('slot', slot, page),
      type: slot.type,
      default: slot.default,
    })),
    ...classes.map((each) => ({ ...toMember('class', each, page), type: `.${each.className}` })),
  ];
}

function toMember(kind: MemberKind, entry: ApiEntry, pathname: string): SearchMember {
  const { name, anchor, plan } = entry;
  return { name, kind, pathname, anchor, type: null, default: null, plan };
}

function rowOfProp(rows: readonly SearchMember[], prop: string) {
  const row = rows.find(
    ({ kind, name, pathname }) =>
      kind === 'prop' && name === prop && pathname.startsWith(`${GRID.apiRoute}/`),
  );
  return row ? { pathname: row.pathname, anchor: row.anchor } : null;
}

function apiTitle(product: string): string {
  return apiText('index.title', { product });
}
