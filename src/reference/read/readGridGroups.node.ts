import type ts from 'typescript';
import { kebab } from '#src/site/path/names.ts';
import type { ApiProgram } from '#src/reference/declarations/apiProgram.node.ts';
import type { ApiRecord } from './apiRecord.ts';
import { exportsNamed } from '#src/reference/declarations/findExports.node.ts';
import type { GridApiGroup } from './gridRecord.ts';
import { propsOf } from './readProps.node.ts';

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
