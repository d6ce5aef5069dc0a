import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fileOf, placeOf } from './declarationPlace.node.ts';

/** What only a component's JavaScript says. */
export type RuntimeFacts = {
  /** Names in its `propTypes`; undefined where it ships none. */
  propTypes: ReadonlySet<string> | undefined;
  /** Key of the component in a theme. */
  themeName: string | null;
};

/** Reads the module beside a component's declaration, without running it. */
export function readRuntimeFacts(
  declaration: ts.Declaration | undefined,
  name: string,
): RuntimeFacts {
  const text = moduleBeside(declaration);
  return { propTypes: readPropTypes(text, name), themeName: readThemeName(text) };
}

/** Global classes that a module of class names makes: those it spells out, and the prefix of all others. */
export type ClassNames = { prefix: string | null; spelledOut: ReadonlyMap<string, string> };

/** Reads the module beside the declaration of class names. */
export function readClassNames(declaration: ts.Declaration | undefined): ClassNames {
  const text = moduleBeside(declaration);
  const made = ['generateUtilityClasses', 'generateUtilityClass'].map((maker) =>
    // In a module for Node, the call reads `(0, _generateUtilityClasses.default)(`.
    new RegExp(`${maker}(?:\\.default)?\\)?\\(\\s*'(\\w+)'`).exec(text),
  );
  const pairs = [...text.matchAll(/(\w+): '(\w+-[\w-]+)'/g)];
  return {
    prefix: made.find((each) => each !== null)?.[1] ?? null,
    spelledOut: new Map(pairs.map(([, name = '', className = '']) => [name, className])),
  };
}

/** Key of a component in the theme types of its package, where its own module does not name it. */
export function readThemeKey(declaration: ts.Declaration | undefined, name: string): string | null {
  const place = placeOf(declaration);
  const folder = place && path.join(place.package.folder, 'themeAugmentation');
  if (!folder || !existsSync(folder)) {
    return null;
  }
  const text = readdirSync(folder)
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const plain = name.replace(/(Pro|Premium)$/, '');
  return [`Mui${name}`, `Mui${plain}`].find((key) => new RegExp(`\\b${key}\\b`).test(text)) ?? null;
}

function moduleBeside(declaration: ts.Declaration | undefined): string {
  const file = fileOf(declaration).replace(/\.d\.ts$/, '.js');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function readThemeName(text: string): string | null {
  return /use(?:Theme)?Props\(\{[^}]*?name: '(Mui\w+)'/.exec(text)?.[1] ?? null;
}

function readPropTypes(text: string, name: string): Set<string> | undefined {
  const start =
    new RegExp(`\\b${name}(?:Raw|Root|Component)?\\d?\\.propTypes = \\{`).exec(text) ??
    /\.propTypes = \{/.exec(text);
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
