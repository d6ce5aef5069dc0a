import type ts from 'typescript';
import type { Plan } from '#data/types.ts';
import type { ApiProgram } from '#src/reference/declarations/apiProgram.node.ts';
import { placeOf } from '#src/reference/declarations/declarationPlace.node.ts';
import { readDocComment } from '#src/reference/declarations/docComment.node.ts';
import { exportsNamed } from '#src/reference/declarations/findExports.node.ts';
import { PLAN_RANK } from '#src/reference/declarations/planRank.ts';
import { printType } from '#src/reference/types/printType.node.ts';
import { kebab } from '#src/site/path/names.ts';
import type { ApiRecord } from './apiRecord.ts';
import type { GridEvent, GridSelector, GridApiGroup } from './gridRecord.ts';
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

const NO_CATEGORY = 'Other';

/** Every documented selector that a package of the grid exports, with the category its comment gives. */
export function readGridSelectors({ checker, paths }: ApiProgram): GridSelector[] {
  const roots = paths.filter(
    ({ package: { product, name: root }, name }) => product === 'data-grid' && name === root,
  );
  const exported = new Map(roots.flatMap(({ exports }) => [...exports]));
  return [...exported]
    .filter(([name]) => /^grid\w+Selector$/.test(name))
    .flatMap(([name, symbol]) => {
      const { description, deprecated, isIgnored, category } = readDocComment(checker, symbol);
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      const selector = {
        name,
        anchor: `selector-${name}`,
        description,
        deprecated,
        plan: placeOf(symbol.declarations?.[0])?.package.plan ?? null,
        since: null,
        category: category ?? NO_CATEGORY,
        type: signature ? printType(checker, signature.getReturnType()) : '',
      };
      return isIgnored ? [] : [selector];
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Groups that readers look for under another group's name. */
const PART_OF: Readonly<Record<string, string>> = {
  'row-multi-selection': 'row-selection',
  'row-pro': 'row',
};

/**
 * The methods of the grid's API object by the interface that declares them: those of `GridColumnPinningApi` are
 * `column-pinning`. What an interface takes over from another one belongs to both.
 * @param gridApi record of the API object's type
 */
export function readGridGroups(api: ApiProgram, gridApi: ApiRecord): GridApiGroup[] {
  const { checker } = api;
  const interfaces = exportsNamed(gridApi.name, 'data-grid', api).flatMap(({ symbol }) =>
    basesOf(checker, checker.getDeclaredTypeOfSymbol(symbol)),
  );
  const groups = new Map<string, { interfaces: Set<string>; names: Set<string> }>();
  for (const base of interfaces) {
    const { name } = base.symbol;
    const id = idOf(name);
    const group = groups.get(id) ?? { interfaces: new Set(), names: new Set() };
    group.interfaces.add(name);
    for (const member of propsOf(checker, [base]).keys()) {
      group.names.add(member);
    }
    groups.set(id, group);
  }
  return [...groups]
    .map(([id, group]) => ({
      id,
      interfaces: [...group.interfaces],
      members: gridApi.members.filter(({ name }) => group.names.has(name)),
    }))
    .filter(({ id, members }) => id !== '' && members.length > 0)
    .sort((one, other) => one.id.localeCompare(other.id, 'en'));
}

/** The interfaces that a type extends, at any depth. */
function basesOf(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  const { target = type } = type as ts.TypeReference; // of a generic one, the interface itself
  const bases = target.isClassOrInterface() ? checker.getBaseTypes(target) : [];
  return bases.flatMap((base) => [base, ...basesOf(checker, base)]);
}

/** `GridColumnPinningApi` -> `column-pinning`; empty for what only collects others: `GridApiCommon` */
function idOf(name: string): string {
  const words = /^Grid(\w+?)Api(?:Pro|Premium)?$/.exec(name)?.[1] ?? '';
  const id = kebab(words);
  return PART_OF[id] ?? id;
}
