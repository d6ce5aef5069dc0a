import { displayTitle } from '#src/site/tree/pageLinks.ts';
import { type TreeIndex, findNode } from '#src/site/tree/tree.ts';
import { apiText } from './apiProse.node.ts';
import type { ApiRecord } from '#src/reference/read/apiRecord.ts';
import type { Purpose } from './purpose.ts';

/**
 * A document and how often it says something in code: `DataGrid`, `rowHeight`, `DataGrid.rowHeight`, `slots.toolbar`. What its demos
 * use of the packages is among them.
 */
export type DocumentNames = { pathname: string; names: ReadonlyMap<string, number> };

/** Rows of a section with what texts call each of them. */
type Named = { anchor: string; name: string; called: readonly string[] };

/** Fewer rows are looked through sooner than groups of them. */
const LEAST_ROWS = 24;
/** Fewer groups, or a smaller part of the rows in them, would say little of what the rows are for. */
const LEAST_GROUPS = 3;
const LEAST_PART = 0.5;
/** A page that is called like a member is about it, though another one may name it more often. */
const NAMESAKE = 3;

/**
 * Groups the rows of a page by what they are for: a row belongs to that group of the sidebar whose documents name it most; what none
 * of them names stands last. Of a component only those documents are asked that name or use it: what `PieChart` does with `id` says
 * little of `BarChart`. Gives nothing for a section whose rows are few, or of which the documents say too little.
 * @param documents those of the product, in the order of the sidebar
 */
export function purposesOf(
  record: ApiRecord,
  documents: readonly DocumentNames[],
  tree: TreeIndex,
): Purpose[] {
  const owner = plainName(record.name);
  const about =
    record.kind === 'interface' ? documents : documents.filter(({ names }) => names.has(owner));
  return sectionsOf(record).flatMap((rows) => groupRows(rows, about, tree));
}

function sectionsOf({ name, members, slots, classes }: ApiRecord): Named[][] {
  const owner = plainName(name);
  return [
    members.map((each) => ({ ...each, called: [each.name, `${owner}.${each.name}`] })),
    slots.map((each) => ({
      ...each,
      called: [each.name, `slots.${each.name}`, `${owner}.slots.${each.name}`],
    })),
    classes.map((each) => ({
      ...each,
      called: [`.${each.className}`, `${owner}.classes.${each.name}`],
    })),
  ];
}

function groupRows(
  rows: readonly Named[],
  documents: readonly DocumentNames[],
  tree: TreeIndex,
): Purpose[] {
  if (rows.length < LEAST_ROWS) {
    return [];
  }
  const groups = new Map<string, { rows: string[]; pages: Map<string, number> }>();
  const others: string[] = [];
  for (const row of rows) {
    const named = documents
      .map(({ pathname, names }) => ({ pathname, times: timesOf(row, names, pathname) }))
      .filter(({ times }) => times > 0);
    const [best] = [...sumBy(named, ({ pathname }) => titleOfGroup(tree, pathname) ?? '')]
      .filter(([title]) => title !== '')
      .sort(([, one], [, other]) => other - one);
    if (!best) {
      others.push(row.anchor);
      continue;
    }
    const [title] = best;
    const group = groups.get(title) ?? { rows: [], pages: new Map<string, number>() };
    group.rows.push(row.anchor);
    for (const { pathname, times } of named) {
      if (titleOfGroup(tree, pathname) === title) {
        group.pages.set(pathname, (group.pages.get(pathname) ?? 0) + times);
      }
    }
    groups.set(title, group);
  }
  if (groups.size < LEAST_GROUPS || others.length > rows.length * (1 - LEAST_PART)) {
    return [];
  }
  const order = documents.map(({ pathname }) => titleOfGroup(tree, pathname));
  const purposes = [...groups].map(([title, group]) => ({
    title,
    href: `${mostNaming(group.pages)}/`,
    rows: group.rows,
  }));
  purposes.sort((one, other) => order.indexOf(one.title) - order.indexOf(other.title));
  return others.length === 0
    ? purposes
    : [...purposes, { title: apiText('otherPurpose'), href: null, rows: others }];
}

function timesOf(
  { name, called }: Named,
  names: ReadonlyMap<string, number>,
  pathname: string,
): number {
  const times = called.reduce((sum, each) => sum + (names.get(each) ?? 0), 0);
  const page = pathname.slice(pathname.lastIndexOf('/') + 1).replaceAll('-', '');
  return name.toLowerCase().includes(page) ? times * NAMESAKE : times;
}

function sumBy(
  named: readonly { pathname: string; times: number }[],
  keyOf: (named: { pathname: string }) => string,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const each of named) {
    sums.set(keyOf(each), (sums.get(keyOf(each)) ?? 0) + each.times);
  }
  return sums;
}

function mostNaming(pages: ReadonlyMap<string, number>): string {
  const [[pathname] = ['']] = [...pages].sort(([, one], [, other]) => other - one);
  return pathname;
}

/**
 * The title of what a page belongs to in its product: the outermost group that is more than a line above others. A page at the top of
 * its product introduces all of it, and belongs to none.
 */
function titleOfGroup(tree: TreeIndex, pathname: string): string | undefined {
  const [top, ...inside] = [...groupsAround(tree, pathname), pathname];
  if (top === undefined || inside.length < 2) {
    return undefined;
  }
  const nodes = inside.flatMap((path) => findNode(tree, path) ?? []);
  const group = nodes.find(({ children, subheader }) => !children || subheader === undefined);
  return group && displayTitle(group);
}

function groupsAround(tree: TreeIndex, pathname: string): string[] {
  const parent = tree.parents[pathname];
  return parent === undefined ? [] : [...groupsAround(tree, parent), parent];
}

/**
 * What a text in code names, by the plain name of whose it is: `<DataGridPro rowHeight={52} />`, `DataGrid.rowHeight` ->
 * `DataGrid.rowHeight`; `apiRef.current.setPage()` -> `setPage`; `rowHeight={52}` -> `rowHeight`; `<MobileDatePicker />` ->
 * `DatePicker`; undefined for anything else
 */
export function nameIn(code: string): string | undefined {
  const [, owner, ofClass, group = '', member] =
    /^<?(?:([A-Z]\w*)(?:[. ]|$))?(?:(\.Mui[\w-]+)|(?:apiRef\.current\.)?((?:slots|slotProps|classes)\.)?([a-z][\w-]*)(?:=.*|\(.*\))?)?(?: ?\/?>)?$/.exec(
      code,
    ) ?? [];
  const name = ofClass ?? (member && `${group.replace('slotProps', 'slots')}${member}`);
  return [...(owner ? [plainName(owner)] : []), ...(name ? [name] : [])].join('.') || undefined;
}

/** What exports share that vary one another: `DataGridPremium`, `DataGridProps` -> `DataGrid`; `MobileDatePicker` -> `DatePicker` */
export function plainName(name: string): string {
  return name.replace(/^(?:Desktop|Mobile|Static)/, '').replace(/(?:Pro|Premium)?(?:Props)?$/, '');
}
