import ts from 'typescript';
import { parseTsx } from '#src/site/code/sources.node.ts';

/** Attributes whose keys name slots. */
const SLOT_PROPS = ['slots', 'slotProps'];

/**
 * What a demo uses of the packages: exports (`charts:BarChart`), props it sets (`charts:BarChart.series`), slots it fills
 * (`charts:BarChart.slots.legend`), properties of objects it declares by their type (`data-grid:GridColDef.field`).
 * Each name stands behind the product of the package it is imported from.
 */
export function usesOf(source: string): Set<string> {
  const file = parseTsx(source);
  const imported = importedNames(file);
  const uses = new Set(imported.values());
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      addProps(node, imported.get(node.tagName.getText(file)), uses, file);
    }
    if (
      ts.isVariableDeclaration(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node)
    ) {
      const value = ts.isVariableDeclaration(node) ? node.initializer : node.expression;
      addProperties(value, imported.get(namedType(node.type, file)), uses);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

/** Local names of what a module imports from MUI X, with what they mean. */
function importedNames(file: ts.SourceFile): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of file.statements) {
    const from =
      ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)
        ? /^@mui\/x-([\w-]+)/
            .exec(statement.moduleSpecifier.text)?.[1]
            ?.replace(/-(pro|premium)$/, '')
        : undefined;
    const bindings =
      from !== undefined && ts.isImportDeclaration(statement)
        ? statement.importClause?.namedBindings
        : undefined;
    for (const { name, propertyName } of bindings && ts.isNamedImports(bindings)
      ? bindings.elements
      : []) {
      const exported = (propertyName ?? name).text.replace(/^Unstable_/, '');
      names.set(name.text, `${from}:${exported}`);
    }
  }
  return names;
}

function addProps(
  { attributes }: ts.JsxOpeningLikeElement,
  component: string | undefined,
  uses: Set<string>,
  file: ts.SourceFile,
): void {
  for (const attribute of component === undefined ? [] : attributes.properties) {
    if (!ts.isJsxAttribute(attribute)) {
      continue;
    }
    const prop = attribute.name.getText(file);
    uses.add(`${component}.${prop}`);
    const value = attribute.initializer;
    if (SLOT_PROPS.includes(prop) && value && ts.isJsxExpression(value)) {
      for (const slot of keysOf(value.expression)) {
        uses.add(`${component}.slots.${slot}`);
      }
    }
  }
}

/** The keys of an object, or of every object in a list. */
function addProperties(
  value: ts.Expression | undefined,
  type: string | undefined,
  uses: Set<string>,
): void {
  const objects = value && ts.isArrayLiteralExpression(value) ? value.elements : [value];
  for (const key of type === undefined ? [] : objects.flatMap((each) => keysOf(each))) {
    uses.add(`${type}.${key}`);
  }
}

function keysOf(value: ts.Expression | undefined): string[] {
  return value && ts.isObjectLiteralExpression(value)
    ? value.properties.flatMap(({ name }) =>
        name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
      )
    : [];
}

/** `readonly GridColDef<Row>[]` -> `GridColDef` */
function namedType(type: ts.TypeNode | undefined, file: ts.SourceFile): string {
  return /^(?:readonly )?(\w+)/.exec(type?.getText(file) ?? '')?.[1] ?? '';
}
