import { valueOf } from './filterRows.ts';

const TOTALS: Readonly<Record<string, (values: readonly number[]) => number | null>> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  avg: (values) =>
    values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null,
  min: (values) => (values.length > 0 ? Math.min(...values) : null),
  max: (values) => (values.length > 0 ? Math.max(...values) : null),
  size: (values) => values.length,
};

/** The totals of rows by field, such as `{ quantity: 'sum' }`. `size` counts the rows that have a value. */
export function totalRows(
  rows: readonly object[],
  model: Readonly<Record<string, string>>,
): Record<string, number | null> {
  return Object.fromEntries(
    Object.entries(model).map(([field, name]) => {
      const total = TOTALS[name];
      if (!total) {
        throw new Error(`The server does not know the aggregation function "${name}".`);
      }
      const given = rows.map((row) => valueOf(row, field));
      const values = given.filter((value) => value !== undefined && value !== null);
      return [field, total(name === 'size' ? values.map(() => 1) : values.map(Number))];
    }),
  );
}
