import ts from 'typescript';

/** The shown element of a playground, around the place where what is chosen stands: whole lines. */
export type PlaygroundCode = { before: string[]; after: string[] };

const INDENT = '  ';

/**
 * Finds the element of a component that takes `{...props}` in a demo, written with one attribute a line.
 * @throws when there is none, or more than one
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
  const linesOf = (list: readonly ts.JsxAttributeLike[]) =>
    list.flatMap((each) => moved(each, root));
  return {
    before: [`<${component}`, ...linesOf(properties.slice(0, place))],
    after: [...linesOf(properties.slice(place + 1)), '/>'],
  };
}

function isPlace(attribute: ts.JsxAttributeLike): boolean {
  return ts.isJsxSpreadAttribute(attribute) && attribute.expression.getText() === 'props';
}

/** The lines of an attribute, as far to the right as an element without surroundings has them. */
function moved(attribute: ts.JsxAttributeLike, root: ts.SourceFile): string[] {
  const [first = '', ...rest] = attribute.getText().split('\n');
  const lineStart = root.text.lastIndexOf('\n', attribute.getStart()) + 1;
  const column = /^ */.exec(root.text.slice(lineStart))?.[0].length ?? 0;
  return [first, ...rest.map((line) => line.slice(column))].map((line) => INDENT + line);
}
