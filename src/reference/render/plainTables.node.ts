import { site } from '#data/site/site.ts';
import { chip, code, htmlTexts, type Part } from '#src/site/code/html.node.ts';
import { readTableRecords } from '#src/reference/read/apiCache.node.ts';
import { planWord } from './apiProse.node.ts';
import type { GridFilterOperatorRecord, LocaleRecord } from '#src/reference/read/gridRecord.ts';

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
