import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** What every page loads begins here; what is imported late, or at build only, is no part of it. */
const ENTRIES = ['pages/_app.tsx', 'pages/[...slug].tsx'];

/** Modules of the first bundle by what imports them. */
function firstBundle(): Map<string, string> {
  const found = new Map(ENTRIES.map((entry) => [entry, 'Next']));
  for (const file of found.keys()) {
    for (const from of staticImports(file)) {
      const target = resolve(file, from);
      if (!found.has(target) && !target.endsWith('.node.ts')) {
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

test.each([
  'data/tree/pages.ts',
  'data/tree/apiPages.ts',
  'data/products.ts',
  'data/tree/overviews.ts',
  'data/tree/olderPages.ts',
])('no page loads %s: what the shell shows of it stands in the record of the page', (facts) => {
  expect(existsSync(facts)).toBe(true);
  const bundle = firstBundle();
  const way: string[] = [];
  for (let file: string | undefined = facts; file && bundle.has(file); file = bundle.get(file)) {
    way.push(file);
  }
  expect(way.join(' < ')).toBe('');
});

test('the way from the routes to the shell is followed', () => {
  const bundle = firstBundle();
  expect([...bundle.keys()]).toEqual(
    expect.arrayContaining([
      'src/shell/sidebar/NavTree.tsx',
      'src/generated/navTop.ts',
      'data/site/site.ts',
    ]),
  );
  expect(bundle.has('src/search/box/SearchDialog.tsx')).toBe(false);
});
