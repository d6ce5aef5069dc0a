import { site } from '#data/site/site.ts';
import { escapeHtml } from '#src/site/code/highlight.node.ts';
import { readTableRecords } from '#src/reference/read/apiCache.node.ts';
import { planWord } from './apiProse.node.ts';
import { apiHtml } from './apiText.node.ts';
import type { GridFilterOperatorRecord, LocaleRecord } from '#src/reference/read/gridRecord.ts';

const LANGUAGES = new Intl.DisplayNames([site.language], {
  type: 'language',
  languageDisplay: 'standard',
});

/** Cells of HTML, headings first. */
export type TableRows = string[][];

/** The tables read from the packages whose rows are short: entries of the column menu, filter operators, translations of each product. */
export function plainTables(): ReadonlyMap<string, () => TableRows> {
  const { menuItems, filterOperators, locales } = readTableRecords();
  return new Map([
    [
      'grid-column-menu-items',
      () => [
        ['slotColumn', 'componentColumn', 'orderColumn', 'planColumn'].map((key) => apiHtml(key)),
        ...menuItems.map(({ slot, component, displayOrder, plan }) => [
          code(slot),
          code(component),
          String(displayOrder),
          plan ? `<span class="chip ${plan}">${planWord(plan)}</span>` : '',
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
    ['typeColumn', 'operatorColumn', 'labelColumn', 'valueColumn'].map((key) => apiHtml(key)),
    ...operators.map(({ columnType, operator, label, value }) => [
      code(columnType),
      code(operator),
      escapeHtml(label),
      valueOf(value),
    ]),
  ];
}

function valueOf(value: string | null): string {
  if (value === null) {
    return apiHtml('noValue');
  }
  return value.startsWith('option')
    ? apiHtml(value === 'option' ? 'optionValue' : 'optionValues')
    : code(value);
}

function localeRows(locales: readonly LocaleRecord[]): TableRows {
  return [
    ['languageColumn', 'tagColumn', 'importColumn', 'translatedColumn'].map((key) => apiHtml(key)),
    ...locales.map(({ name, tag, translated, texts }) => [
      escapeHtml(LANGUAGES.of(tag) ?? tag),
      code(tag),
      code(name),
      apiHtml(translated === texts ? 'allTexts' : 'someTexts', { translated, texts }),
    ]),
  ];
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}
