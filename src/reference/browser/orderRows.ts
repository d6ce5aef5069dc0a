/** The order of a list before a filter changed it. */
const orders = new WeakMap<Element, readonly HTMLElement[]>();

/**
 * Puts the rows of a list first whose names begin with a text, then those whose names have it, then those that only say it; without a
 * text they stand as they were written.
 * @param nameOf the name of a row, in lower case
 */
export function orderRows(
  list: Element,
  rows: readonly HTMLElement[],
  text: string,
  nameOf: (row: HTMLElement) => string,
): void {
  const written = orders.get(list) ?? rows;
  orders.set(list, written);
  const ordered =
    text === '' ? written : [...written].sort((one, other) => place(one) - place(other));
  if (ordered.some((row, index) => row !== list.children[index])) {
    list.append(...ordered);
  }

  function place(row: HTMLElement): number {
    const at = nameOf(row).indexOf(text);
    return at < 0 ? 2 : Math.min(at, 1);
  }
}
