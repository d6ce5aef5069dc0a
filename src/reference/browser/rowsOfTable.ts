import { CHANGE, CHANGE_HEADING } from '#src/reference/render/rowElement.ts';

/** Columns keep the widths of the whole table while rows are hidden: without that they jump with every letter. */
export function keepColumns(table: HTMLTableElement | null | undefined, isFiltered: boolean): void {
  const heads = [...(table?.tHead?.rows[0]?.cells ?? [])];
  if (!table || isFiltered === (table.style.tableLayout === 'fixed')) {
    return;
  }
  const widths = heads.map((head) => (isFiltered ? `${head.offsetWidth}px` : ''));
  table.style.width = isFiltered ? `${table.offsetWidth}px` : '';
  table.style.tableLayout = isFiltered ? 'fixed' : '';
  heads.forEach((head, index) => {
    head.style.width = widths[index] ?? '';
  });
}

/** A heading inside a table goes with the last of its rows. */
export function hideHeadings(table: HTMLElement | null): void {
  const shown = [...(table?.querySelectorAll<HTMLElement>(`${CHANGE}:not([hidden])`) ?? [])];
  const needed = new Set(shown.map((row) => headingOf(row)));
  for (const heading of table?.querySelectorAll<HTMLElement>(CHANGE_HEADING) ?? []) {
    heading.hidden = !needed.has(heading);
  }
}

/** The heading inside a table that a row stands below. */
export function headingOf(row: HTMLElement): Element | undefined {
  let before: Element | null = row;
  while (before?.matches(CHANGE)) {
    before = before.previousElementSibling;
  }
  return before === row ? undefined : (before ?? undefined);
}
