import { escapeHtml } from '#src/site/code/highlight.node.ts';
import { count, planWord, word, type Counted } from './apiProse.node.ts';
import type { ApiEntry } from '#src/reference/read/apiRecord.ts';
import { apiHtml, apiText } from './apiText.node.ts';

/** So many rows are read at a glance. */
const GLANCE = 12;

/** A mark that the filter of some rows can ask for. */
export type Choice = { value: string; label: string };

/** Rows with what their filter needs to know. */
export type Rows = {
  title: string;
  /** What a row is called. */
  word: Counted;
  rows: readonly string[];
  choices: readonly Choice[];
};

/** Rows in their frame, below a bar with filter and layout. Without scripts the bar only says how many rows there are. */
export function renderRows({ title, word: rowWord, rows, choices }: Rows): string {
  const options = choices.map(
    ({ value, label }) => `<option value="${value}">${escapeHtml(label)}</option>`,
  );
  const layouts = (['compact', 'list', 'table'] as const).map(
    (value) => `<option value="${value}">${apiHtml(value)}</option>`,
  );
  const what = { rows: escapeHtml(word(rowWord, 2)) };
  return [
    `<div class="api"><form class="bar" autocomplete="off">${renderCount(rows.length, rowWord)}`,
    `<input type="search" name="text" placeholder="${apiHtml('filter')}" aria-label="${apiHtml('filterRows', what)}">`,
    options.length > 0
      ? `<select name="only" aria-label="${apiHtml('whichRows', what)}"><option value="">${apiHtml('all')}</option>${options.join('')}</select>`
      : '',
    `<select name="layout" aria-label="${apiHtml('layoutOf', { section: escapeHtml(title) })}">${layouts.join('')}</select></form>`,
    `<ul>${rows.join('')}</ul></div>`,
  ].join('');
}

/** How many rows there are; beside it, for the filter, how the language says that some of them are shown. */
export function renderCount(number: number, what: Counted): string {
  const all = escapeHtml(count(number, what));
  const some = apiHtml('someRows', { rows: all });
  return `<output name="count" data-some="${some}">${all}</output>`;
}

/** Rows of a table in a document: a short one is read at a glance, and needs no bar. */
export function renderTableRows(table: Rows): string {
  return table.rows.length > GLANCE
    ? renderRows(table)
    : `<div class="api"><ul>${table.rows.join('')}</ul></div>`;
}

/** The marks that are found among rows of a page: required, a plan, deprecated. */
export function choicesOf(entries: readonly ApiEntry[], rows: readonly string[]): Choice[] {
  return [
    {
      value: 'required',
      label: apiText('required'),
      has: rows.some((row) => row.includes('data-is="required')),
    },
    { value: 'pro', label: planWord('pro'), has: entries.some(({ plan }) => plan === 'pro') },
    {
      value: 'premium',
      label: planWord('premium'),
      has: entries.some(({ plan }) => plan === 'premium'),
    },
    {
      value: 'deprecated',
      label: apiText('deprecated'),
      has: entries.some(({ deprecated }) => deprecated !== null),
    },
  ].filter(({ has }) => has);
}
