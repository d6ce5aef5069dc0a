import { html, htmlTexts, raw, type Html, type Part } from '#src/site/code/html.node.ts';
import { apiText, count, type Counted, MAJOR, planWord, word } from './apiProse.node.ts';
import { BAR, SOME } from './rowElement.ts';

/** So many rows are read at a glance. */
const GLANCE = 12;

const text = htmlTexts('api-docs');

/** A row, with the marks that the filter of its list can ask for. */
export type Row = { html: Html; marks: readonly string[] };

/** A mark that the filter of some rows can ask for. */
export type Choice = { value: string; label: string };

/** Rows with what their filter needs to know. */
export type Rows = {
  title: string;
  /** What a row is called. */
  word: Counted;
  rows: readonly Row[];
  choices: readonly Choice[];
  /** Whether the browser can ask what they are for (`purposes.node.ts`). */
  isGrouped?: boolean;
};

/** Rows in their frame, below a bar with filter and layout. Without scripts the bar only says how many rows there are. */
export function renderRows({ title, word: rowWord, rows, choices, isGrouped }: Rows): Html {
  const section = { section: title };
  const controls = [
    choices.length > 0
      ? renderSelect('only', text('whichRows', { rows: word(rowWord, 2) }), [
          { value: '', label: apiText('all', { rows: word(rowWord, 2) }) },
          ...choices,
        ])
      : '',
    isGrouped
      ? renderSelect('order', text('orderOf', section), [
          { value: 'name', label: apiText('byName') },
          { value: 'purpose', label: apiText('byPurpose') },
        ])
      : '',
    renderSelect(
      'layout',
      text('layoutOf', section),
      (['compact', 'list', 'table'] as const).map((value) => ({ value, label: apiText(value) })),
    ),
  ];
  const bar = renderBar(rows.length, rowWord, text('filter'), controls);
  return html`<div class="api">${bar}${renderList(rows)}</div>`;
}

/** A control of a bar with the marks to choose from. */
export function renderSelect(name: string, label: Part, choices: readonly Choice[]): Html {
  const options = choices.map(
    (choice) => html`<option value="${choice.value}">${choice.label}</option>`,
  );
  return html`<select name="${name}" aria-label="${label}">${options}</select>`;
}

/** The bar above rows: how many there are, the field of the filter, what else there is to choose. */
export function renderBar(number: number, what: Counted, hint: Part, controls: Part = ''): Html {
  const label = text('filterRows', { rows: word(what, 2) });
  return html`<form class="${BAR}" autocomplete="off">${renderCount(number, what)}<input type="search" name="text" placeholder="${hint}" aria-label="${label}">${controls}</form>`;
}

/** How many rows there are; beside it, for the filter, how the language says that some of them are shown. */
function renderCount(number: number, what: Counted): Html {
  const all = count(number, what);
  return html`<output name="count" ${raw(SOME)}="${text('someRows', { rows: all })}">${all}</output>`;
}

/** Rows of a table in a document: a short one is read at a glance, and needs no bar. */
export function renderTableRows(table: Rows): Html {
  return table.rows.length > GLANCE
    ? renderRows(table)
    : html`<div class="api">${renderList(table.rows)}</div>`;
}

function renderList(rows: readonly Row[]): Html {
  return html`<ul>${rows.map((row) => row.html)}</ul>`;
}

/** The marks that are found among rows of a page: required, a plan, what the last major did, deprecated. */
export function choicesOf(rows: readonly Row[]): Choice[] {
  return [
    { value: 'required', label: apiText('required') },
    { value: 'pro', label: planWord('pro') },
    { value: 'premium', label: planWord('premium') },
    { value: 'new', label: apiText('newIn', { major: MAJOR }) },
    { value: 'changed', label: apiText('changedIn', { major: MAJOR }) },
    { value: 'deprecated', label: apiText('deprecated') },
  ].filter(({ value }) => rows.some(({ marks }) => marks.includes(value)));
}
