import ts from 'typescript';
import { importLines } from '#src/site/code/sources.node.ts';
import {
  readModule,
  usesOf,
  type Module,
  type Statement,
} from '#src/site/code/moduleSyntax.node.ts';

/** The shown code of a playground, around the place where what is chosen stands: whole lines. */
export type PlaygroundCode = { before: string[]; after: string[] };

const INDENT = '  ';
/** What an element uses and takes more lines than this stays away: readers have data of their own. */
const MOST_LINES = 30;

/**
 * Finds the element of a component that takes `{...props}` in a demo, written with one attribute a line, behind what it uses of the
 * module: what its reader copies can be pasted.
 * @throws when there is none, or more than one, or when it uses what only the demo has
 */
export function playgroundCode(source: string, file: string, component: string): PlaygroundCode {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const found: ts.JsxSelfClosingElement[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === component) {
      found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  const [element, ...others] = found.filter(({ attributes }) =>
    attributes.properties.some(isPlace),
  );
  if (!element || others.length > 0) {
    throw new Error(
      `${file} needs one element <${component} … {...props} />, which has no children: it is shown with the chosen props in place of {...props}.`,
    );
  }
  const { properties } = element.attributes;
  const place = properties.findIndex(isPlace);
  const uses = usesIn(element);
  refuseLocals(file, component, element, uses);
  const linesOf = (list: readonly ts.JsxAttributeLike[]) =>
    list.flatMap((each) => moved(each, root));
  return {
    before: [
      ...linesInFront(readModule(file, source), uses),
      `<${component}`,
      ...linesOf(properties.slice(0, place)),
    ],
    after: [...linesOf(properties.slice(place + 1)), '/>'],
  };
}

function isPlace(attribute: ts.JsxAttributeLike): boolean {
  return ts.isJsxSpreadAttribute(attribute) && attribute.expression.getText() === 'props';
}

/** The names that an element uses besides `{...props}`. */
function usesIn({ tagName, attributes }: ts.JsxSelfClosingElement): Set<string> {
  const nodes = [tagName, ...attributes.properties.filter((each) => !isPlace(each))];
  return new Set(nodes.flatMap((each) => [...usesOf(each)]));
}

/** @throws when the element uses what the functions around it are given or declare: the shown code does not have it */
function refuseLocals(
  file: string,
  component: string,
  element: ts.Node,
  uses: ReadonlySet<string>,
): void {
  for (let node = element.parent; !ts.isSourceFile(node); node = node.parent) {
    const declared = ts.isFunctionLike(node) ? node.parameters : localsOf(node);
    const local = declared.flatMap(({ name }) => [...usesOf(name)]).find((name) => uses.has(name));
    if (local !== undefined) {
      throw new Error(
        `${file} uses ${local} in <${component}>, which only the demo has: the shown code could not be pasted. Give the attribute a value that stands at the top of the file.`,
      );
    }
  }
}

function localsOf(node: ts.Node): readonly ts.VariableDeclaration[] {
  return ts.isBlock(node)
    ? node.statements.flatMap((each) =>
        ts.isVariableStatement(each) ? each.declarationList.declarations : [],
      )
    : [];
}

/** The imports and the short declarations that an element needs, with an empty line behind each group. */
function linesInFront(module: Module, uses: ReadonlySet<string>): string[] {
  const needed = new Set(
    [...uses].flatMap((use) => {
      const all = neededFor(module, use);
      const lines = all.flatMap(({ text }) => text.split('\n'));
      return lines.length > MOST_LINES ? [] : all;
    }),
  );
  const statements = module.statements.filter((each) => needed.has(each));
  const imports = module.imports.filter(
    ({ local }) => uses.has(local) || statements.some((each) => each.uses.has(local)),
  );
  return [
    ...importLines(imports),
    '',
    ...statements.flatMap(({ text }) => [...text.split('\n'), '']),
  ].slice(imports.length === 0 ? 1 : 0);
}

/** The statements that declare a name, at any remove. */
function neededFor({ statements }: Module, name: string): readonly Statement[] {
  const names = new Set([name]);
  for (const each of names) {
    statements
      .filter((statement) => statement.names.includes(each))
      .forEach((statement) => statement.uses.forEach((use) => names.add(use)));
  }
  return statements.filter((statement) => statement.names.some((each) => names.has(each)));
}

/** The lines of an attribute, as far to the right as an element without surroundings has them. */
function moved(attribute: ts.JsxAttributeLike, root: ts.SourceFile): string[] {
  const [first = '', ...rest] = attribute.getText().split('\n');
  const lineStart = root.text.lastIndexOf('\n', attribute.getStart()) + 1;
  const column = /^ */.exec(root.text.slice(lineStart))?.[0].length ?? 0;
  return [first, ...rest.map((line) => line.slice(column))].map((line) => INDENT + line);
}
