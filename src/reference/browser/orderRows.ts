import { PURPOSE } from '#src/reference/render/rowElement.ts';

/** Rows that stand together; the heading of those that stand alone is null. */
export type RowGroup = { heading: HTMLElement | null; rows: readonly HTMLElement[] };

/** The order of a list before anything changed it. */
const orders = new WeakMap<Element, readonly HTMLElement[]>();

/** The rows of a list as they were written. */
export function writtenRows(list: Element, rows: readonly HTMLElement[]): readonly HTMLElement[] {
  const written = orders.get(list) ?? rows;
  orders.set(list, written);
  return written;
}

/**
 * Puts the rows of each group first whose names begin with a text, then those whose names have it, then those that only say it; without
 * a text they stand as they were given. A heading is hidden with the last of its rows, and one of no group is taken away.
 * @param nameOf the name of a row, in lower case
 */
export function orderRows(
  list: Element,
  groups: readonly RowGroup[],
  text: string,
  nameOf: (row: HTMLElement) => string,
): void {
  const ordered = groups.flatMap(({ heading, rows }) => {
    if (heading) {
      heading.hidden = rows.every(({ hidden }) => hidden);
    }
    const own = text === '' ? rows : [...rows].sort((one, other) => place(one) - place(other));
    return heading ? [heading, ...own] : own;
  });
  for (const heading of list.querySelectorAll(`:scope > .${PURPOSE}`)) {
    if (!ordered.includes(heading as HTMLElement)) {
      heading.remove();
    }
  }
  if (ordered.some((element, index) => element !== list.children[index])) {
    list.append(...ordered);
  }

  function place(row: HTMLElement): number {
    const at = nameOf(row).indexOf(text);
    return at < 0 ? 2 : Math.min(at, 1);
  }
}
