import ts from 'typescript';

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
