import { rememberLayout } from '#src/storage/apiLayout.ts';
import { showLayout } from './rowLayout.ts';

/** What a filter was set to, by page and place of its bar. */
const kept = new Map<string, { text: string; only: string }>();
let isReturn = false;

const ROWS = '.row, [data-row=change]';

/** Listens to the bars from now on, and answers what was typed until now. */
export function answerBars(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('.bar')) {
      answer(target as HTMLInputElement);
    }
  });
  window.addEventListener('popstate', () => {
    isReturn = true;
  });
  document.addEventListener('click', () => {
    isReturn = false;
  });
  for (const form of bars()) {
    filterRows(form);
  }
}

/** Sets the filters of a page one goes back to as they were left; a link to it leads to all of its rows. */
export function restoreFilters(): void {
  for (const form of bars()) {
    const { text, only } = controlsOf(form);
    const left = isReturn ? kept.get(nameOf(form)) : undefined;
    if (left && text) {
      text.value = left.text;
      if (only) {
        only.value = left.only;
      }
      filterRows(form);
    }
  }
}

function answer({ form, name, value }: HTMLInputElement): void {
  if (name === 'layout') {
    rememberLayout(value);
    showLayout(value);
  } else if (form) {
    filterRows(form);
  }
}

/** Hides what does not hold the text, or not the mark; a row that the address names stays (`api.css`). */
function filterRows(form: HTMLFormElement): void {
  const { text, only, count } = controlsOf(form);
  const rows = [...(form.parentElement?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
  const words = (text?.value ?? '').trim().toLowerCase();
  for (const row of rows) {
    const isMeant = !only?.value || row.dataset.is?.split(' ').includes(only.value);
    row.hidden = !(isMeant && textOf(row).toLowerCase().includes(words));
  }
  hideHeadings(form.parentElement);
  kept.set(nameOf(form), { text: text?.value ?? '', only: only?.value ?? '' });
  const shown = rows.filter((row) => !row.hidden).length;
  if (count) {
    count.value = `${shown < rows.length ? `${shown} of ` : ''}${count.defaultValue}`;
  }
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
  if (row.dataset.row === undefined) {
    return undefined;
  }
  let before: Element | null = row;
  while (before instanceof HTMLElement && before.dataset.row === 'change') {
    before = before.previousElementSibling;
  }
  return before ?? undefined;
}

function controlsOf(form: HTMLFormElement): Record<string, HTMLInputElement> {
  return form.elements as unknown as Record<string, HTMLInputElement>;
}

function nameOf(form: HTMLFormElement): string {
  return location.pathname + bars().indexOf(form);
}

function bars(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>('.bar')];
}
