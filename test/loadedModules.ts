import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Our own modules that are loaded with some, each by the first that imports it; what is imported late is none.
 * @param isLeft tells an address in the project whose module is not followed
 */
export function loadedModules(
  entries: readonly string[],
  isLeft: (file: string) => boolean,
): Map<string, string> {
  const found = new Map(entries.map((entry) => [entry, 'the start']));
  for (const file of found.keys()) {
    for (const from of staticImports(file)) {
      const target = resolve(file, from);
      if (!found.has(target) && !isLeft(target)) {
        found.set(target, file);
      }
    }
  }
  return found;
}

/** Our own modules that a file imports when it is loaded; types are gone by then. */
function staticImports(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext);
  return source.statements
    .flatMap((statement) => {
      const isImport = ts.isImportDeclaration(statement) && !isOnlyTypes(statement.importClause);
      const isExport = ts.isExportDeclaration(statement) && !statement.isTypeOnly;
      const from = isImport || isExport ? statement.moduleSpecifier : undefined;
      return from && ts.isStringLiteral(from) ? [from.text] : [];
    })
    .filter((from) => /^(?:\.|#)/.test(from));
}

function isOnlyTypes(clause: ts.ImportClause | undefined): boolean {
  const names = clause?.namedBindings;
  return (
    clause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    (clause?.name === undefined &&
      names !== undefined &&
      ts.isNamedImports(names) &&
      names.elements.every((element) => element.isTypeOnly))
  );
}

function resolve(file: string, from: string): string {
  return from.startsWith('#') ? from.slice(1) : path.posix.join(path.posix.dirname(file), from);
}
