import path from 'node:path';
import ts from 'typescript';
import type { ApiPages } from '#data/types.ts';
import { allPackages, publicPaths, type PublicPath } from './packages.node.ts';

/** A public path with its exports by name, aliases followed. */
export type ReadPath = PublicPath & { exports: ReadonlyMap<string, ts.Symbol> };

/** The declarations of all packages in one program. */
export type ApiProgram = {
  checker: ts.TypeChecker;
  program: ts.Program;
  paths: readonly ReadPath[];
  /** Names that the packages' surroundings export: React and Material UI. */
  surroundings: readonly string[];
  /** A place from which every global name is in sight. */
  scope: ts.Node;
  /** A component's props, or an interface, with every generic parameter at its default. */
  atDefaults: (symbol: ts.Symbol) => ts.Type | undefined;
};

/** What users import beside the packages, and documents name beside them. */
const SURROUNDINGS = ['react', '@mui/material', '@mui/material/styles'];

const ENTRY = path.resolve('api-reference-entry.ts');

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * Loads the declarations of every public path.
 * @throws when a declaration does not parse, or a path of an installed package leads nowhere
 */
export function loadApiProgram(pages: ApiPages, packages = allPackages()): ApiProgram {
  const paths = packages.flatMap((read) => publicPaths(read));
  const entry = entryText(paths, pages);
  const program = createProgram(entry);
  refuseBroken(program);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(ENTRY);
  if (!source) {
    throw new Error(
      'The entry of the API reference was not read. Look at src/reference/declarations/apiProgram.node.ts.',
    );
  }
  const modules = source.statements.filter((each) => ts.isImportDeclaration(each));
  return {
    checker,
    program,
    scope: source,
    surroundings: modules
      .slice(paths.length)
      .flatMap((each) => exportedBy(checker, each))
      .map(({ name }) => name),
    paths: paths.map((each, index) => ({
      ...each,
      exports: exportsOf(checker, modules[index], each),
    })),
    atDefaults: defaultsReader(checker, source),
  };
}

/**
 * One import for each path, and one use of each documented export that leaves its generic parameters to their defaults.
 * The date type of the pickers is `any` until an adapter names its own: this one names it by its own name.
 */
function entryText(paths: readonly PublicPath[], pages: ApiPages): string {
  return [
    ...paths.map(({ installed }, index) => `import * as m${index} from '${installed}';`),
    ...SURROUNDINGS.map((name, index) => `import * as s${index} from '${name}';`),
    ...paths
      .filter(({ name }) => name === '@mui/x-date-pickers/models')
      .map(
        ({ installed }) =>
          `declare module '${installed}' { interface PickerValidDateLookup { any: PickerValidDate } }`,
      ),
    'interface PickerValidDate { readonly pickerValidDate: never }',
    'const nothing = {};',
    ...paths.flatMap((each, index) => uses(each, index, pages)),
  ].join('\n');
}

function uses({ package: { product }, name: path_ }: PublicPath, index: number, pages: ApiPages) {
  if (path_.split('/').length > 2) {
    return []; // a root exports all that its folders do
  }
  const { component, interface: interfaces } = pages[product];
  return [
    ...component.flatMap(({ name }) =>
      [name, `Unstable_${name}`].map(
        (each) => `export const c${index}${each} = m${index}.${each}(nothing);`,
      ),
    ),
    ...interfaces.map(({ name }) => `export type t${index}${name} = m${index}.${name};`),
  ];
}

function createProgram(entry: string): ts.Program {
  const host = ts.createCompilerHost(OPTIONS, true);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === ENTRY || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === ENTRY
      ? ts.createSourceFile(file, entry, ts.ScriptTarget.ES2022, true)
      : getSourceFile(file, ...rest);
  return ts.createProgram([ENTRY], OPTIONS, host);
}

function refuseBroken(program: ts.Program): void {
  for (const file of program.getSourceFiles()) {
    const [problem] = /node_modules\/(@mui\/)?x-/.test(file.fileName)
      ? program.getSyntacticDiagnostics(file)
      : [];
    if (problem) {
      const line = file.getLineAndCharacterOfPosition(problem.start ?? 0).line + 1;
      throw new Error(
        `${path.relative('.', file.fileName)}:${line} does not parse: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')} Install the package anew.`,
      );
    }
  }
}

function exportsOf(
  checker: ts.TypeChecker,
  statement: ts.ImportDeclaration | undefined,
  { name }: PublicPath,
): Map<string, ts.Symbol> {
  const exported = statement ? exportedBy(checker, statement) : [];
  if (exported.length === 0) {
    throw new Error(
      `The path ${name} has an index.d.ts, but its package does not export it. Leave it out in NOT_READ of src/reference/declarations/packages.node.ts.`,
    );
  }
  return new Map(exported.map((symbol) => [symbol.name, follow(checker, symbol)] as const));
}

/** What the module of an import exports; nothing when there is no such module. */
function exportedBy(checker: ts.TypeChecker, statement: ts.ImportDeclaration): ts.Symbol[] {
  const exporter = checker.getSymbolAtLocation(statement.moduleSpecifier);
  return exporter ? checker.getExportsOfModule(exporter) : [];
}

function follow(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Finds the uses that `entryText` wrote, by the symbol they use. */
function defaultsReader(checker: ts.TypeChecker, source: ts.SourceFile) {
  const uses = new Map<ts.Symbol, ts.CallExpression | ts.TypeNode>();
  const keep = (name: ts.Node, use: ts.CallExpression | ts.TypeNode) => {
    const symbol = checker.getSymbolAtLocation(name);
    if (symbol) {
      uses.set(follow(checker, symbol), use);
    }
  };
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement) && ts.isTypeReferenceNode(statement.type)) {
      keep(
        ts.isQualifiedName(statement.type.typeName)
          ? statement.type.typeName.right
          : statement.type.typeName,
        statement.type,
      );
    }
    const call = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]?.initializer
      : undefined;
    if (call && ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression)) {
      keep(call.expression.name, call);
    }
  }
  return (symbol: ts.Symbol) => {
    const use = uses.get(symbol);
    if (!use) {
      return undefined;
    }
    if (!ts.isCallExpression(use)) {
      return checker.getTypeFromTypeNode(use);
    }
    const props = checker.getResolvedSignature(use)?.getParameters()[0];
    return props && checker.getTypeOfSymbolAtLocation(props, use);
  };
}
