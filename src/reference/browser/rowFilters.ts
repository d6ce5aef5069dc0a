import { rememberLayout } from '#src/visitor/preferences/apiLayout.ts';
import { around } from '#src/site/timing/on.ts';
import { markMatches } from './markMatches.ts';
import { orderRows } from './orderRows.ts';
import { showLayout } from './rowLayout.ts';

/** The filters of the rows of all pages, once they answer. */
export type RowFilters = {
  /** Sets the filters of a page one goes back to as they were left; a link to it leads to all of its rows. */
  restore: () => void;
};

/** What a filter was set to. */
type Setting = { text: string; only: string };

/** The controls of a bar; one of few rows has no choice of marks. */
type Controls = {
  text: HTMLInputElement | undefined;
  only: HTMLSelectElement | undefined;
  count: HTMLOutputElement | undefined;
};

const ROWS = '.row, [data-row=change], [data-row=item]';

/** Listens to the bars from now on, and answers what was typed until now. Call it once. */
export function answerBars(): RowFilters {
  /** By page and place of its bar. */
  const kept = new Map<string, Setting>();
  let isReturn = false;
  const answer = (form: HTMLFormElement) => {
    kept.set(nameOf(form), filterRows(form));
    markMatches(bars().map((bar) => ({ rows: rowsOf(bar).filter(isShown), text: textAsked(bar) })));
  };

  document.addEventListener('input', ({ target }) => {
    const form = around<HTMLFormElement>(target, '.bar');
    if (form && target instanceof HTMLSelectElement && target.name === 'layout') {
      rememberLayout(target.value);
      showLayout(target.value);
    } else if (form) {
      answer(form);
    }
  });
  window.addEventListener('popstate', () => {
    isReturn = true;
  });
  document.addEventListener('click', () => {
    isReturn = false;
  });
  bars().forEach(answer);

  const restore = () => {
    for (const form of bars()) {
      const left = isReturn ? kept.get(nameOf(form)) : undefined;
      if (left) {
        setControls(form, left);
        answer(form);
      }
    }
  };
  return { restore };
}

function setControls(form: HTMLFormElement, { text, only }: Setting): void {
  const controls = controlsOf(form);
  if (controls.text) {
    controls.text.value = text;
  }
  if (controls.only) {
    controls.only.value = only;
  }
}

/** Hides what does not hold the text, or not the mark; a row that the address names stays (`api.css`). */
function filterRows(form: HTMLFormElement): Setting {
  const { text, only, count } = controlsOf(form);
  const rows = rowsOf(form);
  const words = textAsked(form);
  keepColumns(form.parentElement?.querySelector('table'), words !== '');
  for (const row of rows) {
    const isMeant = !only?.value || row.dataset.is?.split(' ').includes(only.value);
    row.hidden = !(isMeant && textOf(row).toLowerCase().includes(words));
  }
  hideHeadings(form.parentElement);
  const list = form.parentElement?.querySelector(':scope > ul');
  if (list) {
    const own = rows.filter((row) => row.parentElement === list);
    orderRows(list, own, words, nameOfRow);
  }
  const shown = rows.filter(isShown).length;
  if (count) {
    const { some = '' } = count.dataset; // how the language says it, written at build
    count.value = shown < rows.length ? some.replace('{shown}', String(shown)) : count.defaultValue;
  }
  return { text: text?.value ?? '', only: only?.value ?? '' };
}

function rowsOf(form: HTMLFormElement): HTMLElement[] {
  return [...(form.parentElement?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
}

function textAsked(form: HTMLFormElement): string {
  return (controlsOf(form).text?.value ?? '').trim().toLowerCase();
}

function isShown({ hidden }: HTMLElement): boolean {
  return !hidden;
}

/** `rowheight`; a row without a name of its own says all of itself. */
function nameOfRow(row: HTMLElement): string {
  return (row.querySelector('.n') ?? row).textContent.toLowerCase();
}

/** Columns keep the widths of the whole table while rows are hidden: without that they jump with every letter. */
function keepColumns(table: HTMLTableElement | null | undefined, isFiltered: boolean): void {
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

/** All that a row says, without the demos that use it; a row of a table says what its heading says too. */
function textOf(row: HTMLElement): string {
  const heading = headingOf(row)?.textContent ?? '';
  return heading + row.textContent.replace(row.querySelector('.u')?.textContent ?? '', '');
}

/** A heading inside a table goes with the last of its rows. */
function hideHeadings(table: HTMLElement | null): void {
  const shown = [
    ...(table?.querySelectorAll<HTMLElement>('[data-row=change]:not([hidden])') ?? []),
  ];
  const needed = new Set(shown.map((row) => headingOf(row)));
  for (const heading of table?.querySelectorAll<HTMLElement>('[data-row=heading]') ?? []) {
    heading.hidden = !needed.has(heading);
  }
}

function headingOf(row: HTMLElement): Element | undefined {
  if (row.dataset.row !== 'change') {
    return undefined;
  }
  let before: Element | null = row;
  while (before instanceof HTMLElement && before.dataset.row === 'change') {
    before = before.previousElementSibling;
  }
  return before ?? undefined;
}

function controlsOf({ elements }: HTMLFormElement): Controls {
  const named = (name: string) => elements.namedItem(name);
  const [text, only, count] = [named('text'), named('only'), named('count')];
  return {
    text: text instanceof HTMLInputElement ? text : undefined,
    only: only instanceof HTMLSelectElement ? only : undefined,
    count: count instanceof HTMLOutputElement ? count : undefined,
  };
}

function nameOf(form: HTMLFormElement): string {
  return location.pathname + bars().indexOf(form);
}

function bars(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>('.bar')];
}
