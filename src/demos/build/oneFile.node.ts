import { readFileSync, statSync } from 'node:fs';
import prettier from 'prettier';
import ts from 'typescript';
import { importLines } from '#src/site/code/sources.node.ts';
import {
  readModule,
  type Import,
  type Module,
  type Statement,
} from '#src/site/code/moduleSyntax.node.ts';
import { ownFile, readOwnFiles } from './demoModules.node.ts';
import { isScript } from './plainFile.node.ts';

/** Many documents and their twins ask for the same demos, of which most share a file. */
const joinedFiles = new Map<string, { stamp: string; text: Promise<string> }>();

/**
 * A demo as one file that compiles wherever its packages are installed: what it uses of the modules of this site stands in front of it,
 * whole declarations with their comments. A style sheet stays an import, as no module can hold it, and so does what is loaded when needed.
 * @throws when two of these declarations have one name, one name comes from two packages, or a module exports in another way than by `export` before a declaration
 */
export async function oneFile(file: string): Promise<string> {
  const files = readOwnFiles(file);
  const stamp = [...files.keys()].map((each) => statSync(each).mtimeMs).join();
  const before = joinedFiles.get(file);
  if (before?.stamp === stamp) {
    return before.text;
  }
  const scripts = [...files].filter(([each]) => isScript(each));
  const text =
    scripts.length === 1 ? Promise.resolve(readFileSync(file, 'utf8')) : join(file, scripts);
  joinedFiles.set(file, { stamp, text });
  return text;
}

async function join(file: string, scripts: readonly (readonly [string, string])[]) {
  const modules = new Map(scripts.map(([each, source]) => [each, readModule(each, source)]));
  const demo = modules.get(file);
  if (!demo) {
    throw new Error(`${file} is no script. Only demos become one file.`);
  }
  const needed = usedOf(demo, modules);
  const order = inOrder(file, modules).map((each) => ({
    module: each,
    statements:
      each === demo
        ? each.statements
        : each.statements.filter(
            ({ names }) =>
              names.some((name) => needed.has(`${each.file} ${name}`)) ||
              (names.length === 0 && [...needed].some((use) => use.startsWith(`${each.file} `))),
          ),
  }));
  refuseClashes(
    file,
    order.map(({ module, statements }) => [module.file, statements.flatMap(({ names }) => names)]),
  );
  const texts = order.flatMap(({ module, statements }) =>
    statements.map(({ text }) => (module === demo ? text : withoutExport(text))),
  );
  // What the demo itself imports stands first, as it was written.
  const imports = [...order]
    .reverse()
    .filter(({ statements }) => statements.length > 0)
    .flatMap(({ module, statements }) => packagesOf(module, statements, module === demo));
  refuseTwoPackages(file, imports);
  const shown = order.filter(({ statements }) => statements.length > 0).map(({ module }) => module);
  const augmentations = shown
    .flatMap((module) => module.augmentations)
    // One of a file of this site, as './worker.ts', only says that the file belongs to the module.
    .filter((each) => !/^[.#]/.test(each));
  const effects = shown.flatMap((module) => module.effects);
  const head = [
    ...importLines(imports),
    ...[...new Set(augmentations)].map((each) => `import type {} from '${each}';`),
    ...[...new Set(effects)].map((each) => `import '${each}';`),
  ].join('\n');
  // A module that is loaded when needed stays a file of its own, found without its ending as everywhere.
  const body = texts.join('\n\n').replace(/(import\('\.\/[^']+)\.tsx?'/g, "$1'");
  return prettier.format(`${head}\n\n${body}\n`, {
    parser: 'typescript',
    printWidth: 100,
    singleQuote: true,
  });
}

/** `<file> <name>` of every declaration in another module that a demo needs, at any remove. */
function usedOf(demo: Module, modules: ReadonlyMap<string, Module>): Set<string> {
  const needed = new Set<string>();
  const follow = (module: Module, uses: ReadonlySet<string>): void => {
    for (const use of uses) {
      const imported = module.imports.find(({ local }) => local === use);
      const target = imported ? ownFile(module.file, imported.specifier) : undefined;
      if (imported && target !== undefined && modules.has(target)) {
        if (imported.name !== imported.local) {
          throw new Error(
            `${module.file} calls ${imported.name} of ${target} ${imported.local}, so the two cannot stand in one file. Import it under its own name.`,
          );
        }
        need(target, imported.name);
      } else if (module !== demo && module.statements.some(({ names }) => names.includes(use))) {
        need(module.file, use);
      }
    }
  };
  const need = (file: string, name: string): void => {
    const key = `${file} ${name}`;
    const target = modules.get(file);
    const statement = target?.statements.find(({ names }) => names.includes(name));
    if (!target || !statement || needed.has(key)) {
      return;
    }
    statement.names.forEach((each) => needed.add(`${file} ${each}`));
    follow(target, statement.uses);
    // What a module does when it is loaded belongs to all it declares.
    target.statements
      .filter(({ names }) => names.length === 0)
      .forEach(({ uses }) => follow(target, uses));
  };
  for (const { uses } of demo.statements) {
    follow(demo, uses);
  }
  return needed;
}

/** Each module behind those it imports, as they are run. */
function inOrder(file: string, modules: ReadonlyMap<string, Module>): Module[] {
  const ordered = new Set<Module>();
  const visited = new Set<string>();
  const visit = (each: string): void => {
    const found = modules.get(each);
    if (!found || visited.has(each)) {
      return;
    }
    visited.add(each);
    for (const { specifier } of found.imports) {
      visit(ownFile(each, specifier) ?? '');
    }
    ordered.add(found);
  };
  visit(file);
  return [...ordered];
}

/** What of a module's imports of packages and style sheets the statements use; a demo keeps them all. */
function packagesOf(
  module: Module,
  statements: readonly Statement[],
  isWhole: boolean,
): readonly Import[] {
  return module.imports.filter(
    ({ specifier, local }) =>
      !isScript(ownFile(module.file, specifier) ?? '') &&
      (isWhole || statements.some(({ uses }) => uses.has(local))),
  );
}

function refuseClashes(file: string, declared: readonly (readonly [string, readonly string[]])[]) {
  const places = new Map<string, string>();
  for (const [place, names] of declared) {
    for (const name of names) {
      const other = places.get(name);
      if (other !== undefined && other !== place) {
        throw new Error(
          `${file} cannot stand in one file: ${other} and ${place} both declare ${name}. Rename one of the two.`,
        );
      }
      places.set(name, place);
    }
  }
}

function refuseTwoPackages(file: string, imports: readonly Import[]): void {
  for (const { local, specifier } of imports) {
    const other = imports.find((each) => each.local === local && each.specifier !== specifier);
    if (other) {
      throw new Error(
        `${file} cannot stand in one file: it imports ${local} from ${specifier}, and a module that it uses imports it from ${other.specifier}. Import it from the same package, or do without its name.`,
      );
    }
  }
}

/** `export const a = 1;` -> `const a = 1;`, with the comment above it */
function withoutExport(text: string): string {
  const root = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const [statement] = root.statements;
  const modifier =
    statement && ts.canHaveModifiers(statement)
      ? ts.getModifiers(statement)?.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : undefined;
  return modifier
    ? text.slice(0, modifier.getStart()) + text.slice(modifier.end).trimStart()
    : text;
}
