import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid-premium';
import initSqlJs, { type Database, type SqlValue } from 'sql.js';

export interface Order {
  id: number;
  customer: string;
  city: string;
  country: string;
  status: string;
  placed: Date;
  total: number;
}

type Row = Record<string, SqlValue>;
type Condition = { sql: string; values: SqlValue[] };
type Operator = (column: string, value: unknown) => Condition;

/** The field that the grid sends when the user sorts the column of the groups. */
const groupingColumn = '__row_group_by_columns_group__';
const maxRows = 100;
const maxBody = 100_000;

/** An error of the client: its message is safe to send. */
class BadRequest extends Error {}

// Only the texts of these tables ever become SQL. Values from the client are looked up here, or bound to a `?`.

const like =
  (not: string, before: string, after: string): Operator =>
  (column, value) => ({
    sql: `${column} ${not} LIKE ? ESCAPE '\\'`,
    values: [before + String(value).replace(/[\\%_]/g, '\\$&') + after],
  });

const compare =
  (sign: string, parse: (value: unknown) => SqlValue): Operator =>
  (column, value) => ({ sql: `${column} ${sign} ? COLLATE NOCASE`, values: [parse(value)] });

const isAnyOf: Operator = (column, value) => {
  const values = Array.isArray(value) ? value.map(String) : [];
  return { sql: `${column} COLLATE NOCASE IN (${values.map(() => '?').join(', ')})`, values };
};

const emptiness: Record<string, Operator> = {
  isEmpty: (column) => ({ sql: `COALESCE(${column}, '') = ''`, values: [] }),
  isNotEmpty: (column) => ({ sql: `COALESCE(${column}, '') <> ''`, values: [] }),
};

const signs = { '=': '=', '!=': '<>', '>': '>', '>=': '>=', '<': '<', '<=': '<=' };
const days = { is: '=', not: '<>', after: '>', onOrAfter: '>=', before: '<', onOrBefore: '<=' };

const operators: Record<string, Record<string, Operator>> = {
  string: {
    contains: like('', '%', '%'),
    doesNotContain: like('NOT', '%', '%'),
    equals: compare('=', String),
    doesNotEqual: compare('<>', String),
    startsWith: like('', '', '%'),
    endsWith: like('', '%', ''),
    isAnyOf,
    ...emptiness,
  },
  singleSelect: { is: compare('=', String), not: compare('<>', String), isAnyOf },
  number: { ...comparisons(signs, numberOf), isAnyOf, ...emptiness },
  date: { ...comparisons(days, dayOf), ...emptiness },
};

function comparisons(
  names: Record<string, string>,
  parse: (value: unknown) => SqlValue,
): Record<string, Operator> {
  return Object.fromEntries(
    Object.entries(names).map(([name, sign]) => [name, compare(sign, parse)]),
  );
}

const columns: Record<string, string> = {
  id: 'number',
  customer: 'string',
  city: 'string',
  country: 'string',
  status: 'singleSelect',
  placed: 'date',
  total: 'number',
};
const directions: Record<string, string> = { asc: 'ASC', desc: 'DESC' };
const logic: Record<string, string> = { and: ' AND ', or: ' OR ' };
const functions: Record<string, string> = {
  sum: 'TOTAL', // like SUM, but 0 instead of NULL without rows
  avg: 'AVG',
  min: 'MIN',
  max: 'MAX',
  size: 'COUNT',
};

/** @throws BadRequest when the table has no such entry of its own (`constructor` is none) */
function lookUp<Value>(table: Record<string, Value>, name: unknown, what: string): Value {
  const found = Object.entries(table).find(([key]) => key === name);
  if (!found) {
    throw new BadRequest(`Unknown ${what}: ${JSON.stringify(name)}`);
  }
  return found[1];
}

/** The name of a column as SQL. */
function columnOf(field: unknown): string {
  lookUp(columns, field, 'field');
  return `"${String(field)}"`;
}

function numberOf(value: unknown): number {
  const number = Number(value);
  if (!Number.isFinite(number)) {
    throw new BadRequest('Not a number');
  }
  return number;
}

/** `2025-06-30`, whatever the time. */
function dayOf(value: unknown): string {
  const day = /^\d{4}-\d\d-\d\d/.exec(String(value));
  if (!day) {
    throw new BadRequest('Not a date');
  }
  return day[0];
}

function filterOf({ filterModel }: Partial<GridGetRowsParams>): Condition {
  const conditions = (filterModel?.items ?? []).flatMap(({ field, operator, value }) => {
    const known = operators[lookUp(columns, field, 'field')] ?? {};
    const condition = lookUp(known, operator, 'operator');
    // While the user is still typing, a condition has no value and filters nothing.
    const hasValue = Array.isArray(value) ? value.length > 0 : (value ?? '') !== '';
    return hasValue || operator in emptiness ? [condition(columnOf(field), value)] : [];
  });
  const words = (filterModel?.quickFilterValues ?? []).map((word) =>
    joined(
      ['customer', 'city', 'country', 'status'].map((column) => like('', '%', '%')(column, word)),
      'or',
    ),
  );
  return joined(
    [
      joined(conditions, filterModel?.logicOperator ?? 'and'),
      joined(words, filterModel?.quickFilterLogicOperator ?? 'and'),
    ],
    'and',
  );
}

function joined(conditions: Condition[], operator: string): Condition {
  const by = lookUp(logic, operator, 'logic operator');
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(by) || '1 = 1',
    values: conditions.flatMap(({ values }) => values),
  };
}

/** The totals of a model as columns of a query: `TOTAL("total") AS "total of total"`. */
function totalsOf(model: Record<string, string>): string[] {
  return Object.entries(model).map(([field, name]) => {
    const column = columnOf(field);
    return `${lookUp(functions, name, 'aggregation function')}(${column}) AS "total of ${field}"`;
  });
}

/** The totals in a row of such a query, by field. */
function totalsIn(row: Row | undefined, model: Record<string, string>): Row {
  return Object.fromEntries(
    Object.keys(model).map((field) => [field, row?.[`total of ${field}`] ?? null]),
  );
}

function query(database: Database, sql: string, values: SqlValue[]): Row[] {
  const statement = database.prepare(sql);
  try {
    statement.bind(values);
    const rows: Row[] = [];
    while (statement.step()) {
      rows.push(statement.getAsObject());
    }
    return rows;
  } finally {
    statement.free();
  }
}

function getRows(database: Database, params: Partial<GridGetRowsParams>): GridGetRowsResponse {
  const { groupFields = [], groupKeys = [], aggregationModel = {}, sortModel = [] } = params;
  const totals = totalsOf(aggregationModel);
  const filter = filterOf(params);
  const above = groupKeys.map((key, depth) =>
    compare('=', String)(columnOf(groupFields[depth]), key),
  );
  const { sql: where, values } = joined([filter, ...above], 'and');

  // The grid paginates only the root level.
  const first = Math.max(0, Math.trunc(numberOf(params.start ?? 0)));
  const last = Math.trunc(numberOf(params.end ?? first + maxRows));
  const page =
    groupKeys.length > 0 ? [-1, 0] : [Math.max(0, Math.min(last - first + 1, maxRows)), first];

  const grouped = groupFields[groupKeys.length];
  const order = sortModel.flatMap(({ field, sort }) => {
    const by = field === groupingColumn ? grouped : field;
    if (by === undefined || !sort) {
      return [];
    }
    const sql = `${columnOf(by)} COLLATE NOCASE ${lookUp(directions, sort, 'sort')}`;
    return grouped === undefined || by === grouped ? [sql] : []; // a group has no other columns
  });
  // Without a defined order of equal rows, two pages could show the same row.
  order.push(grouped === undefined ? 'id DESC' : 'MAX(id) DESC');
  const end = `ORDER BY ${order.join(', ')} LIMIT ? OFFSET ?`;

  const counted = grouped === undefined ? '*' : `DISTINCT ${columnOf(grouped)}`;
  const [size] = query(
    database,
    `SELECT COUNT(${counted}) AS n FROM orders WHERE ${where}`,
    values,
  );
  const [all] =
    totals.length > 0
      ? query(
          database,
          `SELECT ${totals.join(', ')} FROM orders WHERE ${filter.sql}`,
          filter.values,
        )
      : [];
  const response = { rowCount: Number(size?.n), aggregateRow: totalsIn(all, aggregationModel) };

  if (grouped === undefined) {
    const sql = `SELECT * FROM orders WHERE ${where} ${end}`;
    return { ...response, rows: query(database, sql, [...values, ...page]) };
  }
  const column = columnOf(grouped);
  const next = groupFields[groupKeys.length + 1];
  const children = next === undefined ? 'COUNT(*)' : `COUNT(DISTINCT ${columnOf(next)})`;
  const what = [`${column} AS groupKey`, `${children} AS childrenCount`, ...totals].join(', ');
  const sql = `SELECT ${what} FROM orders WHERE ${where} GROUP BY ${column} ${end}`;
  return {
    ...response,
    rows: query(database, sql, [...values, ...page]).map((group) => ({
      id: [...groupKeys, String(group.groupKey)].map(encodeURIComponent).join('/'),
      [grouped]: group.groupKey,
      groupKey: String(group.groupKey),
      childrenCount: group.childrenCount,
      totals: totalsIn(group, aggregationModel),
    })),
  };
}

async function readJson(request: IncomingMessage): Promise<Partial<GridGetRowsParams>> {
  let body = '';
  request.setEncoding('utf8'); // a letter of several bytes can be cut by the end of a chunk
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > maxBody) {
      throw new BadRequest('Too long');
    }
  }
  try {
    return JSON.parse(body) as Partial<GridGetRowsParams>;
  } catch {
    throw new BadRequest('Not JSON');
  }
}

/** Handles `POST` requests for rows: `http.createServer(await createHandler(orders)).listen(3001)`. */
export async function createHandler(orders: readonly Order[]) {
  const { Database } = await initSqlJs();
  const database = new Database();
  database.run(`CREATE TABLE orders (
    id INTEGER PRIMARY KEY, customer TEXT, city TEXT, country TEXT, status TEXT, placed TEXT, total REAL
  )`);
  for (const { id, customer, city, country, status, placed, total } of orders) {
    const day = [placed.getFullYear(), placed.getMonth() + 1, placed.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    database.run('INSERT INTO orders VALUES (?, ?, ?, ?, ?, ?, ?)', [
      id,
      customer,
      city,
      country,
      status,
      day,
      total,
    ]);
  }
  database.run('PRAGMA query_only = ON');

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.method !== 'POST') {
      send(405, { message: 'Use POST' });
      return;
    }
    try {
      send(200, getRows(database, await readJson(request)));
    } catch (error) {
      const isTheirs = error instanceof BadRequest;
      // Database messages can contain table and column names, so the client doesn't get them.
      send(isTheirs ? 400 : 500, { message: isTheirs ? error.message : 'The server failed' });
    }
  };
}
