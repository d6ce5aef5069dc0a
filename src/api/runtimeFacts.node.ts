import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { fileOf } from './declarationPlace.node.ts';

/** What only a component's JavaScript says. */
export type RuntimeFacts = {
  /** Names in its `propTypes`; undefined where it ships none. */
  propTypes: ReadonlySet<string> | undefined;
  /** Key of the component in a theme. */
  themeName: string | null;
};

/** Reads the module beside a component's declaration, without running it. */
export function readRuntimeFacts(declaration: ts.Declaration | undefined, name: string): RuntimeFacts {
  const text = moduleBeside(declaration);
  return { propTypes: readPropTypes(text, name), themeName: readThemeName(text) };
}

/** Prefix of the global classes that a module of class names makes: `MuiBarElement`. */
export function readClassPrefix(declaration: ts.Declaration | undefined): string | null {
  return /generateUtilityClass(?:es)?\(\s*'(\w+)'/.exec(moduleBeside(declaration))?.[1] ?? null;
}

function moduleBeside(declaration: ts.Declaration | undefined): string {
  const file = fileOf(declaration).replace(/\.d\.ts$/, '.js');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function readThemeName(text: string): string | null {
  return /use(?:Theme)?Props\(\{[^}]*?name: '(Mui\w+)'/.exec(text)?.[1] ?? null;
}

function readPropTypes(text: string, name: string): Set<string> | undefined {
  const start = new RegExp(`\\b${name}(?:Raw|Root|Component)?\\d?\\.propTypes = \\{`).exec(text) ?? /\.propTypes = \{/.exec(text);
  if (!start) {
    return undefined;
  }
  const source = ts.createSourceFile(
    'propTypes.js',
    `(${text.slice(start.index + start[0].length - 1)}`,
    ts.ScriptTarget.ESNext,
    true,
    ts.ScriptKind.JS,
  );
  const [statement] = source.statements;
  const object = statement && firstObject(statement);
  return new Set(
    (object?.properties ?? []).flatMap((property) =>
      property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
        ? [property.name.text]
        : [],
    ),
  );
}

function firstObject(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  return ts.isObjectLiteralExpression(node) ? node : ts.forEachChild(node, firstObject);
}
