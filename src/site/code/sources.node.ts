import ts from 'typescript';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Import } from './moduleSyntax.node.ts';

/** The syntax of a TSX module, without types. Its nodes do not know their parents. */
export function parseTsx(source: string, file = 'module.tsx'): ts.SourceFile {
  return ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, false);
}

/** A module that another one imports, as that names it, and where the name stands in its text. */
export type Imported = { specifier: string; isLate: boolean; start: number; end: number };

/**
 * What a module imports: by `import` and `export … from`, for its types, and late by `import()`. A name that is put together while the
 * module runs is none.
 * @param file its name, whose ending says how it is written
 */
export function importsOf(source: string, file?: string): Imported[] {
  const parsed = parseTsx(source, file);
  const found: Imported[] = [];
  const add = (node: ts.Node) => {
    const name = nameOfModule(node);
    if (name && ts.isStringLiteralLike(name)) {
      const [start, end] = [name.getStart(parsed) + 1, name.end - 1];
      found.push({ specifier: name.text, isLate: ts.isCallExpression(node), start, end });
    }
  };
  const addAll = (node: ts.Node): void => {
    add(node);
    ts.forEachChild(node, addAll);
  };
  parsed.statements.forEach(/\bimport\s*\(/.test(source) ? addAll : add);
  return found;
}

function nameOfModule(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return node.moduleSpecifier;
  }
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  }
  const isLate = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isLate ? node.arguments[0] : undefined;
}

/** One line for each package, the default import and the namespace in front. */
export function importLines(imports: readonly Import[]): string[] {
  const specifiers = [...new Set(imports.map(({ specifier }) => specifier))];
  return specifiers.flatMap((specifier) => {
    const all = imports.filter((each) => each.specifier === specifier);
    const named = all.filter(({ name }) => name !== 'default' && name !== '*');
    const whole = unique(all.filter(({ name }) => name === 'default' || name === '*'));
    const list = unique(named).map(
      ({ name, local, isType }) =>
        `${isType ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`,
    );
    const isAllType = list.length > 0 && list.every((each) => each.startsWith('type '));
    const braces = list.map((each) => (isAllType ? each.slice('type '.length) : each)).join(', ');
    return [
      ...whole.map(
        ({ name, local, isType }) =>
          `import ${isType ? 'type ' : ''}${name === '*' ? '* as ' : ''}${local} from '${specifier}';`,
      ),
      ...(list.length > 0
        ? [`import ${isAllType ? 'type ' : ''}{ ${braces} } from '${specifier}';`]
        : []),
    ];
  });
}

/** What two modules import is imported once, as a value if one of them needs the value. */
function unique(imports: readonly Import[]): Import[] {
  const same = (one: Import) => (other: Import) =>
    one.name === other.name && one.local === other.local;
  return imports
    .filter((each, index) => imports.findIndex(same(each)) === index)
    .map((each) => ({ ...each, isType: imports.filter(same(each)).every(({ isType }) => isType) }));
}

/** A file and those of this project that it imports, at any depth, as paths from its root. */
export function ownSources(file: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(file)) {
    seen.add(file);
    for (const { specifier } of importsOf(readFileSync(file, 'utf8'), file)) {
      if (/^#(?:src|data|test)\//.test(specifier)) {
        ownSources(specifier.slice(1), seen);
      } else if (specifier.startsWith('.')) {
        ownSources(path.posix.join(path.posix.dirname(file), specifier), seen);
      }
    }
  }
  return seen;
}

/** What stands for a program: its files, those it imports, and what else decides what comes out of it. */
export function hashProgram(file: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const each of [...ownSources(file), ...inputs]) {
    hash.update(`${each}\n`).update(readFileSync(each));
  }
  return hash.digest('hex');
}
