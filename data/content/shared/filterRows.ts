import type { GridFilterItem, GridFilterModel } from '@mui/x-data-grid';

type Test = (value: unknown, wanted: unknown) => boolean;

/** The operators of the data grid's columns, without regard to capitals. */
const OPERATORS: Readonly<Record<string, Test>> = {
  contains: (value, wanted) => textOf(value).includes(textOf(wanted)),
  doesNotContain: (value, wanted) => !textOf(value).includes(textOf(wanted)),
  equals: (value, wanted) => textOf(value) === textOf(wanted),
  doesNotEqual: (value, wanted) => textOf(value) !== textOf(wanted),
  startsWith: (value, wanted) => textOf(value).startsWith(textOf(wanted)),
  endsWith: (value, wanted) => textOf(value).endsWith(textOf(wanted)),
  isAnyOf: (value, wanted) => listOf(wanted).some((each) => textOf(each) === textOf(value)),
  is: (value, wanted) => isSame(value, wanted),
  not: (value, wanted) => !isSame(value, wanted),
  isEmpty: (value) => isNothing(value),
  isNotEmpty: (value) => !isNothing(value),
  '=': (value, wanted) => numberOf(value) === numberOf(wanted),
  '!=': (value, wanted) => numberOf(value) !== numberOf(wanted),
  '>': (value, wanted) => numberOf(value) > numberOf(wanted),
  '>=': (value, wanted) => numberOf(value) >= numberOf(wanted),
  '<': (value, wanted) => numberOf(value) < numberOf(wanted),
  '<=': (value, wanted) => numberOf(value) <= numberOf(wanted),
  after: (value, wanted) => dayOf(value) > dayOf(wanted),
  onOrAfter: (value, wanted) => dayOf(value) >= dayOf(wanted),
  before: (value, wanted) => dayOf(value) < dayOf(wanted),
  onOrBefore: (value, wanted) => dayOf(value) <= dayOf(wanted),
};
const WITHOUT_VALUE = ['isEmpty', 'isNotEmpty'];

/**
 * Makes the test of a filter model, with its quick filter, as a server would read it.
 * @throws when it names an operator that this server does not know
 */
export function rowFilter(model: GridFilterModel | undefined): (row: object) => boolean {
  const tests = (model?.items ?? []).filter(isComplete).map((item) => {
    const test = OPERATORS[item.operator];
    if (!test) {
      throw new Error(`The server does not know the operator "${item.operator}".`);
    }
    return (row: object) => test(valueOf(row, item.field), item.value);
  });
  const words = (model?.quickFilterValues ?? []).map(textOf).filter((word) => word !== '');
  const quick = words.map(
    (word) => (row: object) => Object.values(row).some((value) => textOf(value).includes(word)),
  );
  return (row) =>
    holds(tests, model?.logicOperator, row) && holds(quick, model?.quickFilterLogicOperator, row);
}

/** What a row has in a field. */
export function valueOf(row: object, field: string): unknown {
  return (row as Readonly<Record<string, unknown>>)[field];
}

function holds(
  tests: readonly ((row: object) => boolean)[],
  logic: string | undefined,
  row: object,
): boolean {
  return logic === 'or' && tests.length > 0
    ? tests.some((test) => test(row))
    : tests.every((test) => test(row));
}

/** While somebody is still writing a condition, it filters nothing. */
function isComplete({ operator, value }: GridFilterItem): boolean {
  const given = value as unknown;
  return WITHOUT_VALUE.includes(operator) || !(isNothing(given) || listOf(given).length === 0);
}

function isSame(value: unknown, wanted: unknown): boolean {
  return value instanceof Date ? dayOf(value) === dayOf(wanted) : textOf(value) === textOf(wanted);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function textOf(value: unknown): string {
  if (value instanceof Date) {
    return dayOf(value);
  }
  return typeof value === 'object' || isNothing(value) ? '' : String(value).toLowerCase();
}

function numberOf(value: unknown): number {
  return isNothing(value) ? Number.NaN : Number(value);
}

/** Days in local time, written so that they compare as texts: `2025-05-21`. */
function dayOf(value: unknown): string {
  if (!(value instanceof Date)) {
    return String(value).slice(0, 10);
  }
  const parts = [value.getFullYear(), value.getMonth() + 1, value.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
