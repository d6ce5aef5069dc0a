import { readdirSync } from 'node:fs';
import ts from 'typescript';
import type { ApiPages, ProductId } from '#data/types.ts';
import type { ApiProgram } from '#src/reference/declarations/apiProgram.node.ts';
import { exportsNamed } from '#src/reference/declarations/findExports.node.ts';
import { packagesOf } from '#src/reference/declarations/packages.node.ts';
import { propsOf } from './readProps.node.ts';

/** Every name there is, to tell a name from a mistake. */
export type NameRecords = {
  /** What the packages export. */
  exports: string[];
  /** What Material UI, React and the browser know of. */
  elsewhere: string[];
  /** Names of all that a page's export has, shown on its page or not, behind its product: `charts:BarChart`. */
  members: Record<string, string[]>;
};

/** Reads the names of everything that the packages export and of everything around them. */
export function readNames(pages: ApiPages, api: ApiProgram): NameRecords {
  const { checker, paths, surroundings, scope } = api;
  const named = checker
    .getSymbolsInScope(scope, ts.SymbolFlags.Type | ts.SymbolFlags.Value)
    .map(({ name }) => name);
  return {
    exports: sorted([...paths.flatMap((path) => [...path.exports.keys()]), ...adapters()]),
    elsewhere: sorted([...surroundings, ...named].filter((name) => /^[A-Z]\w+$/.test(name))),
    members: Object.fromEntries(
      Object.entries(pages).flatMap(([product, { component, interface: interfaces }]) => [
        ...component.map(({ name }) => membersOf(name, product, true, api)),
        ...interfaces.map(({ name }) => membersOf(name, product, false, api)),
      ]),
    ),
  };
}

/** Adapters are folders of their own, and are not read: each would bring a date library. */
function adapters(): string[] {
  return packagesOf('date-pickers').flatMap(({ folder }) =>
    readdirSync(folder).filter((name) => name.startsWith('Adapter')),
  );
}

function membersOf(name: string, product: string, isComponent: boolean, api: ApiProgram) {
  const { checker } = api;
  const types = exportsNamed(name, product as ProductId, api).flatMap(({ symbol }) =>
    isComponent ? propTypesOf(checker, symbol) : [checker.getDeclaredTypeOfSymbol(symbol)],
  );
  return [`${product}:${name}`, sorted([...propsOf(checker, types).keys()])] as const;
}

function propTypesOf(checker: ts.TypeChecker, component: ts.Symbol): ts.Type[] {
  return checker
    .getTypeOfSymbol(component)
    .getCallSignatures()
    .flatMap((signature) => signature.getParameters().slice(0, 1))
    .map((props) => checker.getTypeOfSymbol(props));
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
