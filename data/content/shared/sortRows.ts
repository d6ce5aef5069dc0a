import type { GridSortModel } from '@mui/x-data-grid';
import { valueOf } from './filterRows.ts';

/** Sorts by a sort model; rows that it cannot tell apart keep their order, and nothing comes last. */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  model: GridSortModel | undefined,
): Row[] {
  const rules = (model ?? []).filter(({ sort }) => sort);
  return [...rows].sort((one, other) => {
    for (const { field, sort } of rules) {
      const order = compare(valueOf(one, field), valueOf(other, field), sort === 'desc' ? -1 : 1);
      if (order !== 0) {
        return order;
      }
    }
    return 0;
  });
}

function compare(one: unknown, other: unknown, direction: 1 | -1): number {
  const isOneNothing = one === undefined || one === null;
  const isOtherNothing = other === undefined || other === null;
  if (isOneNothing || isOtherNothing) {
    return Number(isOneNothing) - Number(isOtherNothing);
  }
  const order =
    typeof one === 'string' ? one.localeCompare(String(other), 'en') : Number(one) - Number(other);
  return order * direction;
}
