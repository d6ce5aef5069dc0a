import type { GridRowId } from '@mui/x-data-grid';
import { valueOf } from './filterRows.ts';
import { totalRows } from './totalRows.ts';

/** What a server says of a row beyond its own values: how many rows stand below it, and their totals. */
export interface Level {
  /** What the row is called among the keys of those below it. */
  groupKey: string;
  /** 0: it has none. */
  childrenCount: number;
  totals: Record<string, number | null>;
}

type Totals = Readonly<Record<string, string>>;

/** The groups of a level, each once, in the order of their first rows; below the last field come the rows themselves. */
export function groupLevel<Row extends { id: GridRowId }>(
  rows: readonly Row[],
  fields: readonly string[],
  keys: readonly string[],
  totals: Totals,
): (object & { id: GridRowId } & Level)[] {
  const inside = rows.filter((row) =>
    keys.every((key, depth) => keyOf(row, fields[depth] ?? '') === key),
  );
  const field = fields[keys.length];
  if (field === undefined) {
    return inside.map((row) => ({ ...row, groupKey: '', childrenCount: 0, totals: {} }));
  }
  const groups = new Map<string, Row[]>();
  for (const row of inside) {
    const key = keyOf(row, field);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups].map(([groupKey, members]) => ({
    id: [...keys, groupKey].map(encodeURIComponent).join('/'),
    [field]: members[0] && valueOf(members[0], field),
    groupKey,
    childrenCount: countBelow(members, fields[keys.length + 1]),
    totals: totalRows(members, totals),
  }));
}

/** The rows of a level of a tree, by the paths of all rows. What is wanted stays with everything above it. */
export function treeLevel<Row extends { id: GridRowId }>(
  rows: readonly Row[],
  pathOf: (row: Row) => readonly string[],
  keys: readonly string[],
  isWanted: (row: Row) => boolean,
  totals: Totals,
): (Row & Level)[] {
  const wanted = rows.filter(isWanted);
  const startsWith = (row: Row, start: readonly string[]) =>
    start.every((key, depth) => pathOf(row)[depth] === key);
  return rows
    .filter((row) => pathOf(row).length === keys.length + 1 && startsWith(row, keys))
    .map((row) => {
      const path = pathOf(row);
      const below = wanted.filter((each) => each !== row && startsWith(each, path));
      const children = new Set(below.map((each) => pathOf(each)[path.length]));
      return { row, path, below, children };
    })
    .filter(({ row, below }) => below.length > 0 || isWanted(row))
    .map(({ row, path, below, children }) => ({
      ...row,
      groupKey: path.at(-1) ?? '',
      childrenCount: children.size,
      totals: below.length > 0 ? totalRows(below, totals) : {},
    }));
}

function keyOf(row: object, field: string): string {
  return String(valueOf(row, field) ?? '');
}

function countBelow(members: readonly object[], field: string | undefined): number {
  return field === undefined
    ? members.length
    : new Set(members.map((row) => keyOf(row, field))).size;
}
