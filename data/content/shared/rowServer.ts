import type { GridGetRowsParams, GridRowId, GridUpdateRowParams } from '@mui/x-data-grid';
import { createFakeNetwork, type FakeNetwork, type FakeNetworkOptions } from './fakeNetwork.ts';
import { rowFilter } from './filterRows.ts';
import { groupLevel, treeLevel, type Level } from './rowLevels.ts';
import { sortRows } from './sortRows.ts';
import { totalRows } from './totalRows.ts';

/** What is asked for: the parameters that a data source of any plan is called with, each of which can be left out. */
export interface RowQuestion extends Partial<GridGetRowsParams> {
  /** Keys of the rows above the wanted level, from the root. */
  groupKeys?: readonly string[];
  groupFields?: readonly string[];
  /** Aggregation functions by field: sum, avg, min, max, size. */
  aggregationModel?: Readonly<Record<string, string>>;
}

/** A row as it is sent; what the server says of a level is there with groups and trees. */
export type ServedRow<Row> = Row & Partial<Level>;

export interface RowAnswer<Row> {
  rows: ServedRow<Row>[];
  /** -1: not known. */
  rowCount: number;
  /** Where the count is only estimated: the next hundred. */
  estimatedRowCount?: number;
  pageInfo: { hasNextPage: boolean; nextCursor?: string };
  /** Totals of all rows of the question, whatever the page. */
  aggregateRow: Record<string, number | null>;
}

export interface RowServerOptions<Row> extends FakeNetworkOptions {
  rows: readonly Row[];
  /** Makes the rows a tree: the keys from the root to a row, its own last. */
  pathOf?: (row: Row) => readonly string[];
  /** What the server tells of the number of rows. `known` unless said. */
  count?: 'known' | 'unknown' | 'estimated';
}

/** A server in the browser with a table of rows. It sorts, filters, pages, groups and adds up, and stores updates. */
export interface RowServer<Row> extends Omit<FakeNetwork<unknown>, 'send'> {
  getRows: (question: RowQuestion, signal?: AbortSignal) => Promise<RowAnswer<Row>>;
  /** Stores a row and sends it back. Rejects when there is none of its id. */
  updateRow: (
    update: Pick<GridUpdateRowParams, 'rowId' | 'updatedRow'>,
    signal?: AbortSignal,
  ) => Promise<Row>;
}

export function createRowServer<Row extends { id: GridRowId }>({
  rows: given,
  pathOf,
  count = 'known',
  ...network
}: RowServerOptions<Row>): RowServer<Row> {
  const { send, ...rest } = createFakeNetwork<unknown>(network);
  let rows: readonly Row[] = given;

  const answer = (question: RowQuestion): RowAnswer<Row> => {
    const { groupKeys = [], groupFields = [], aggregationModel = {} } = question;
    const isWanted = rowFilter(question.filterModel);
    const wanted = rows.filter(isWanted);
    const level = pathOf
      ? treeLevel(rows, pathOf, groupKeys, isWanted, aggregationModel)
      : groupFields.length > 0
        ? groupLevel(wanted, groupFields, groupKeys, aggregationModel)
        : wanted;
    const sorted = sortRows(level as ServedRow<Row>[], question.sortModel);
    const [start, end] = groupKeys.length > 0 ? [0, sorted.length] : rangeOf(question, sorted);
    const last = sorted[end - 1];
    const hasNextPage = end < sorted.length;
    return {
      rows: sorted.slice(start, end),
      rowCount: count === 'known' ? sorted.length : -1,
      ...(count === 'estimated' && {
        estimatedRowCount: Math.ceil(sorted.length / 100) * 100,
      }),
      pageInfo: { hasNextPage, ...(hasNextPage && last && { nextCursor: cursorOf(last) }) },
      aggregateRow: totalRows(wanted, aggregationModel),
    };
  };

  const store = (rowId: GridRowId, updatedRow: object): Row => {
    const before = rows.find(({ id }) => id === rowId);
    if (!before) {
      throw new Error(`The server has no row ${rowId}.`);
    }
    const stored: Row = { ...before, ...updatedRow, id: rowId };
    rows = rows.map((row) => (row.id === rowId ? stored : row));
    return stored;
  };

  return {
    ...rest,
    getRows: (question, signal) => send('rows', question, () => answer(question), signal),
    updateRow: ({ rowId, updatedRow }, signal) =>
      send('update', { rowId, updatedRow }, () => store(rowId, updatedRow as object), signal),
  };
}

/** First row and the one behind the last: by index (`end` is the last row's), behind a cursor, or by page. */
function rangeOf(
  { start, end, paginationModel }: RowQuestion,
  rows: readonly { id: GridRowId }[],
): [number, number] {
  const { page = 0, pageSize = rows.length } = paginationModel ?? {};
  if (typeof start === 'number' && end !== undefined) {
    return [start, Math.min(end + 1, rows.length)];
  }
  const first =
    typeof start === 'string'
      ? rows.findIndex((row) => cursorOf(row) === start) + 1
      : (start ?? page * pageSize);
  return [first, Math.min(first + pageSize, rows.length)];
}

/** Names the last row that was sent; a client can only give it back. */
function cursorOf({ id }: { id: GridRowId }): string {
  return `after-${id}`;
}
