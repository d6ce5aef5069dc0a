import { escapeHtml } from '#src/site/code/highlight.node.ts';
import { count, type Counted, MAJOR, planWord, word, apiHtml, apiText } from './apiProse.node.ts';
import { BAR, MARKS, SOME } from './rowElement.ts';

/** So many rows are read at a glance. */
const GLANCE = 12;
const MARKED = new RegExp(`^<li [^>]*${MARKS}="([^"]*)"`);

/** A mark that the filter of some rows can ask for. */
export type Choice = { value: string; label: string };

/** Rows with what their filter needs to know. */
export type Rows = {
  title: string;
  /** What a row is called. */
  word: Counted;
  rows: readonly string[];
  choices: readonly Choice[];
  /** Whether the browser can ask what they are for (`purposes.node.ts`). */
  isGrouped?: boolean;
};

/** Rows in their frame, below a bar with filter and layout. Without scripts the bar only says how many rows there are. */
export function renderRows({ title, word: rowWord, rows, choices, isGrouped }: Rows): string {
  const options = choices.map(
    ({ value, label }) => `<option value="${value}">${escapeHtml(label)}</option>`,
  );
  const layouts = (['compact', 'list', 'table'] as const).map(
    (value) => `<option value="${value}">${apiHtml(value)}</option>`,
  );
  const section = { section: escapeHtml(title) };
  const what = { rows: escapeHtml(word(rowWord, 2)) };
  const controls = [
    options.length > 0
      ? `<select name="only" aria-label="${apiHtml('whichRows', what)}"><option value="">${apiHtml('all')}</option>${options.join('')}</select>`
      : '',
    isGrouped
      ? `<select name="order" aria-label="${apiHtml('orderOf', section)}"><option value="name">${apiHtml('byName')}</option><option value="purpose">${apiHtml('byPurpose')}</option></select>`
      : '',
    `<select name="layout" aria-label="${apiHtml('layoutOf', section)}">${layouts.join('')}</select>`,
  ];
  const bar = renderBar(rows.length, rowWord, apiHtml('filter'), controls.join(''));
  return `<div class="api">${bar}<ul>${rows.join('')}</ul></div>`;
}

/** The bar above rows: how many there are, the field of the filter, what else there is to choose. */
export function renderBar(number: number, what: Counted, hint: string, controls = ''): string {
  const label = apiHtml('filterRows', { rows: escapeHtml(word(what, 2)) });
  return `<form class="${BAR}" autocomplete="off">${renderCount(number, what)}<input type="search" name="text" placeholder="${hint}" aria-label="${label}">${controls}</form>`;
}

/** How many rows there are; beside it, for the filter, how the language says that some of them are shown. */
function renderCount(number: number, what: Counted): string {
  const all = escapeHtml(count(number, what));
  const some = apiHtml('someRows', { rows: all });
  return `<output name="count" ${SOME}="${some}">${all}</output>`;
}

/** Rows of a table in a document: a short one is read at a glance, and needs no bar. */
export function renderTableRows(table: Rows): string {
  return table.rows.length > GLANCE
    ? renderRows(table)
    : `<div class="api"><ul>${table.rows.join('')}</ul></div>`;
}

/** The marks that are found among rows of a page: required, a plan, what the last major did, deprecated. */
export function choicesOf(rows: readonly string[]): Choice[] {
  return [
    { value: 'required', label: apiText('required') },
    { value: 'pro', label: planWord('pro') },
    { value: 'premium', label: planWord('premium') },
    { value: 'new', label: apiText('newIn', { major: MAJOR }) },
    { value: 'changed', label: apiText('changedIn', { major: MAJOR }) },
    { value: 'deprecated', label: apiText('deprecated') },
  ].filter(({ value }) => rows.some((row) => marksOf(row).includes(value)));
}

function marksOf(row: string): string[] {
  return MARKED.exec(row)?.[1]?.split(' ') ?? [];
}
