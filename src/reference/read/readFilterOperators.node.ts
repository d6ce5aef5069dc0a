import { createRequire } from 'node:module';
import path from 'node:path';
import type { GridFilterOperatorRecord } from './gridRecord.ts';
import { packagesOf } from '#src/reference/declarations/packages.node.ts';

/** Modules of the free package: its column types, and the texts of its panel. */
const COLUMN_TYPES = 'colDef/gridDefaultColumnTypes.js';
const TEXTS = 'constants/localeTextConstants.js';
/** Stands among the column types for those of the reader. */
const OWN_TYPES = 'custom';

/** The value that each input of the filter panel, with its type, puts into the model. */
const VALUES: Readonly<Record<string, string>> = {
  GridFilterInputValue: 'string',
  'GridFilterInputValue:number': 'number',
  'GridFilterInputDate:date': 'Date',
  'GridFilterInputDate:datetime-local': 'Date',
  GridFilterInputBoolean: 'boolean',
  GridFilterInputSingleSelect: 'option',
  GridFilterInputMultipleValue: 'string[]',
  'GridFilterInputMultipleValue:number': 'number[]',
  GridFilterInputMultipleSingleSelect: 'option[]',
};

type Operator = {
  value: string;
  InputComponent?: { name: string };
  InputComponentProps?: { type?: string };
};

const require = createRequire(import.meta.url);

/**
 * The filter operators of each column type, in the order of the panel.
 * @throws when an operator has a text or an input that is not known here
 */
export function readFilterOperators(): GridFilterOperatorRecord[] {
  const [{ name, folder, version } = { name: '', folder: '', version: '' }] =
    packagesOf('data-grid');
  const load = (file: string) => require(path.resolve(folder, file)) as Record<string, unknown>;
  const { getGridDefaultColumnTypes } = load(COLUMN_TYPES) as {
    getGridDefaultColumnTypes(): Record<
      string,
      { filterOperators?: Operator[]; filterable?: boolean }
    >;
  };
  const { GRID_DEFAULT_LOCALE_TEXT: texts } = load(TEXTS) as {
    GRID_DEFAULT_LOCALE_TEXT: Record<string, unknown>;
  };
  return Object.entries(getGridDefaultColumnTypes())
    .filter(([columnType, { filterable }]) => columnType !== OWN_TYPES && filterable !== false)
    .flatMap(([columnType, { filterOperators = [] }]) =>
      filterOperators.map(({ value: operator, InputComponent, InputComponentProps }) => {
        const input = [InputComponent?.name, InputComponentProps?.type].filter(Boolean).join(':');
        const label = texts[`filterOperator${operator[0]?.toUpperCase()}${operator.slice(1)}`];
        if (typeof label !== 'string' || (input && !VALUES[input])) {
          throw new Error(
            `${name} ${version} has the operator "${operator}" of ${columnType} columns with the input "${input}", which has no text or no type of value. Correct VALUES of src/reference/read/readFilterOperators.node.ts.`,
          );
        }
        return { columnType, operator, label, value: VALUES[input] ?? null };
      }),
    );
}
