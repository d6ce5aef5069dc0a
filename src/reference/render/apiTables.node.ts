import { apiPathname } from '#src/site/tree/tree.ts';
import type { Plan } from '#data/types.ts';
import { readTableRecords } from '#src/reference/read/apiCache.node.ts';
import type { ApiMember } from '#src/reference/read/apiRecord.ts';
import type {
  GridEvent,
  GridSelector,
  GridFilterOperatorRecord,
  LocaleRecord,
} from '#src/reference/read/gridRecord.ts';
import { site } from '#data/site/site.ts';
import { chip, code, html, htmlTexts, type Html, type Part } from '#src/site/code/html.node.ts';
import { word, planWord } from './apiProse.node.ts';
import { renderFact, renderMemberRow, renderRow } from './renderRow.node.ts';
import { choicesOf, renderTableRows } from './renderRows.node.ts';
import { typeRenderer } from './renderType.node.ts';

/** The page that has the props which hear an event of a plan. */
const GRIDS: Readonly<Record<Plan | 'community', string>> = {
  community: 'DataGrid',
  pro: 'DataGridPro',
  premium: 'DataGridPremium',
};

const type = typeRenderer('data-grid', '');

/**
 * The tables of the grid that documents can ask for, as rows like those of an API page: `grid-events`, `grid-selectors` and
 * those of one category (`grid-selectors-visible-columns`), `grid-api-column-pinning` for a group of methods.
 */
export function apiTables(): ReadonlyMap<string, () => Html> {
  const { events, selectors, groups } = readTableRecords();
  const categories = [...new Set(selectors.map(({ category }) => category))].sort();
  return new Map([
    ['grid-events', () => renderEvents(events)],
    ['grid-selectors', () => renderSelectors(selectors, categories)],
    ...categories.map(
      (each) =>
        [
          `grid-selectors-${slug(each)}`,
          () =>
            renderSelectors(
              selectors.filter(({ category }) => category === each),
              [],
            ),
        ] as const,
    ),
    ...groups.map(({ id, members }) => [`grid-api-${id}`, () => renderMethods(members)] as const),
  ]);
}

function renderEvents(events: readonly GridEvent[]): Html {
  const rows = events.map((event) =>
    renderRow(event, [renderFact(type(handlerOf(event))), renderProp(event)], [], { type }),
  );
  return renderTableRows({
    title: word('event', 2),
    word: 'event',
    rows,
    choices: choicesOf(rows),
  });
}

/** What a handler is called with: `(params: GridRowParams, event: MouseEvent<HTMLElement>)` */
function handlerOf({ params, event }: GridEvent): string {
  return `(${[params && `params: ${params}`, event && `event: ${event}`].filter(Boolean).join(', ')})`;
}

function renderProp({ prop, plan }: GridEvent): Part {
  const grid = apiPathname('data-grid', GRIDS[plan ?? 'community']);
  return prop ? html`<a href="${grid}/#prop-${prop}">${prop}</a>` : '';
}

function renderSelectors(selectors: readonly GridSelector[], categories: readonly string[]): Html {
  const rows = selectors.map((selector) =>
    renderRow(selector, [renderFact(type(selector.type))], [slug(selector.category)], { type }),
  );
  return renderTableRows({
    title: word('selector', 2),
    word: 'selector',
    rows,
    choices: categories.map((label) => ({ value: slug(label), label })),
  });
}

function renderMethods(members: readonly ApiMember[]): Html {
  // An API object has all of its methods: that they are required says nothing.
  const rows = members.map((each) => renderMemberRow({ ...each, required: false }, { type }));
  return renderTableRows({
    title: word('method', 2),
    word: 'method',
    rows,
    choices: choicesOf(rows),
  });
}

/** `Visible Columns` -> `visible-columns` */
function slug(category: string): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

const LANGUAGES = new Intl.DisplayNames([site.language], {
  type: 'language',
  languageDisplay: 'standard',
});

const text = htmlTexts('api-docs');

/** Cells, headings first. */
export type TableRows = readonly (readonly Part[])[];

/** The tables read from the packages whose rows are short: entries of the column menu, filter operators, translations of each product. */
export function plainTables(): ReadonlyMap<string, () => TableRows> {
  const { menuItems, filterOperators, locales } = readTableRecords();
  return new Map([
    [
      'grid-column-menu-items',
      () => [
        [text('slotColumn'), text('componentColumn'), text('orderColumn'), text('planColumn')],
        ...menuItems.map(({ slot, component, displayOrder, plan }) => [
          code(slot),
          code(component),
          displayOrder,
          plan ? chip(plan, planWord(plan)) : '',
        ]),
      ],
    ],
    ['grid-filter-operators', () => operatorRows(filterOperators)],
    ...Object.entries(locales).map(
      ([name, list]) => [`${name}-locales`, () => localeRows(list)] as const,
    ),
  ]);
}

function operatorRows(operators: readonly GridFilterOperatorRecord[]): TableRows {
  return [
    [text('typeColumn'), text('operatorColumn'), text('labelColumn'), text('valueColumn')],
    ...operators.map(({ columnType, operator, label, value }) => [
      code(columnType),
      code(operator),
      label,
      valueOf(value),
    ]),
  ];
}

function valueOf(value: string | null): Part {
  if (value === null) {
    return text('noValue');
  }
  return value.startsWith('option')
    ? text(value === 'option' ? 'optionValue' : 'optionValues')
    : code(value);
}

function localeRows(locales: readonly LocaleRecord[]): TableRows {
  return [
    [text('languageColumn'), text('tagColumn'), text('importColumn'), text('translatedColumn')],
    ...locales.map(({ name, tag, translated, texts }) => [
      LANGUAGES.of(tag) ?? tag,
      code(tag),
      code(name),
      text(translated === texts ? 'allTexts' : 'someTexts', { translated, texts }),
    ]),
  ];
}
