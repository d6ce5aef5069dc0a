import type ts from 'typescript';
import type { Plan } from '#data/types.ts';
import type { ApiProgram } from '#src/reference/declarations/apiProgram.node.ts';
import type { ApiRecord } from './apiRecord.ts';
import { placeOf } from '#src/reference/declarations/declarationPlace.node.ts';
import { readDocComment } from '#src/reference/declarations/docComment.node.ts';
import { exportsNamed } from '#src/reference/declarations/findExports.node.ts';
import type { GridEvent } from './gridRecord.ts';
import { PLAN_RANK } from '#src/reference/declarations/planRank.ts';
import { printType } from '#src/reference/types/printType.node.ts';
import { type DeclaredProp, propsOf } from './readProps.node.ts';

const LOOKUP = 'GridEventLookup';
/** Props that hear an event of another name; all others are `on` and the name of theirs. */
const HEARD_BY: Readonly<Record<string, string>> = {
  cellSelectionChange: 'onCellSelectionModelChange',
  pivotModeChange: 'onPivotActiveChange',
  rowSelectionChange: 'onRowSelectionModelChange',
};

/**
 * Every documented event of the grid. The paid packages add theirs to one interface of the community package, and not
 * each of its exports shows them all, so all of them are read.
 * @param grid record of the grid of the highest plan, whose props hear the events
 * @throws when no package exports the interface of events
 */
export function readGridEvents(api: ApiProgram, grid: ApiRecord): GridEvent[] {
  const { checker } = api;
  const lookups = exportsNamed(LOOKUP, 'data-grid', api).map(({ symbol }) =>
    checker.getDeclaredTypeOfSymbol(symbol),
  );
  if (lookups.length === 0) {
    throw new Error(
      `No package of the grid exports ${LOOKUP}, which lists its events. Correct src/reference/read/readGridEvents.node.ts.`,
    );
  }
  return [...propsOf(checker, lookups).values()]
    .map((each) => readEvent(each, checker, grid))
    .filter((event) => event !== undefined)
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function readEvent(
  { symbol, type }: DeclaredProp,
  checker: ts.TypeChecker,
  { members }: ApiRecord,
): GridEvent | undefined {
  const { description, deprecated, isIgnored } = readDocComment(checker, symbol);
  if (isIgnored) {
    return undefined;
  }
  const { name } = symbol;
  const handled = HEARD_BY[name] ?? `on${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const prop = members.find((member) => member.name === handled);
  const parts = propsOf(checker, [type]);
  const textOf = (part: string) => {
    const found = parts.get(part);
    return found ? printType(checker, found.type) : null;
  };
  return {
    name,
    anchor: `event-${name}`,
    description,
    deprecated,
    plan: higher(placeOf(symbol.declarations?.[0])?.package.plan ?? null, prop?.plan ?? null),
    since: null,
    params: textOf('params'),
    event: textOf('event'),
    prop: prop?.name ?? null,
  };
}

/** An event that a paid prop hears is fired by what the prop is for. */
function higher(one: Plan | null, other: Plan | null): Plan | null {
  return PLAN_RANK[Math.max(PLAN_RANK.indexOf(one), PLAN_RANK.indexOf(other))] ?? null;
}
