import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import type { ApiProgram } from '#src/reference/declarations/apiProgram.node.ts';
import { packagesOf } from '#src/reference/declarations/packages.node.ts';
import type { ApiRecord } from './apiRecord.ts';
import type { TableRecords, GridMenuItem, GridFilterOperatorRecord } from './gridRecord.ts';
import { readGridEvents, readGridGroups, readGridSelectors } from './readGrid.node.ts';
import { readLocales } from './readLocales.node.ts';

/** The pages whose members the tables of the grid refer to. */
const GRID = 'DataGridPremium';
const GRID_API = 'GridApi';

/**
 * Reads what documents embed as tables.
 * @throws when data/tree/apiPages.ts does not list the grid's own pages
 */
export function readTables(api: ApiProgram, records: readonly ApiRecord[]): TableRecords {
  const recordOf = (name: string): ApiRecord => {
    const record = records.find((each) => each.product === 'data-grid' && each.name === name);
    if (!record) {
      throw new Error(
        `The tables of the grid need the page of ${name}. List it in data/tree/apiPages.ts.`,
      );
    }
    return record;
  };
  return {
    events: readGridEvents(api, recordOf(GRID)),
    selectors: readGridSelectors(api),
    groups: readGridGroups(api, recordOf(GRID_API)),
    menuItems: readMenuItems(),
    filterOperators: readFilterOperators(),
    locales: readLocales(),
  };
}

/** Modules that hold the entries each plan adds to the column menu. */
const MODULES: Readonly<Record<string, string>> = {
  '@mui/x-data-grid': 'components/menu/columnMenu/GridColumnMenu.js',
  '@mui/x-data-grid-pro': 'components/GridProColumnMenu.js',
  '@mui/x-data-grid-premium': 'components/GridPremiumColumnMenu.js',
};

/**
 * The entries of the grid's column menu in their order, with the component each one is unless replaced.
 * @throws when a package has none where they are looked for
 */
function readMenuItems(): GridMenuItem[] {
  return packagesOf('data-grid')
    .flatMap(({ name, folder, version, plan }) => {
      const file = path.posix.join(folder, MODULES[name] ?? '');
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const components = new Map(
        [...text.matchAll(/(columnMenu\w+Item): (?:_\w+\.)?(Grid\w+)/g)].map(
          ([, slot = '', component = '']) => [slot, component] as const,
        ),
      );
      const orders = [...text.matchAll(/(columnMenu\w+Item): \{\s*displayOrder: (\d+)/g)];
      if (orders.length === 0 || orders.some(([, slot = '']) => !components.has(slot))) {
        throw new Error(
          `${name} ${version} has no entries of the column menu in ${file}. Correct MODULES of src/reference/read/readMenuItems.node.ts.`,
        );
      }
      return orders.map(([, slot = '', displayOrder]) => ({
        slot,
        component: components.get(slot) ?? '',
        displayOrder: Number(displayOrder),
        plan,
      }));
    })
    .sort((one, other) => one.displayOrder - other.displayOrder);
}

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
function readFilterOperators(): GridFilterOperatorRecord[] {
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
