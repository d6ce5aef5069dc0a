import ts from 'typescript';

/** A statement at the top of a module: its text with the comments above it, what it declares and what it may refer to. */
export type Statement = { text: string; names: readonly string[]; uses: ReadonlySet<string> };

/** One thing that a module imports: `name` is what it is called in the other module. */
export type Import = { specifier: string; name: string; local: string; isType: boolean };

export type Module = {
  file: string;
  imports: readonly Import[];
  /** Imported for their effects alone. */
  effects: readonly string[];
  /** Imported for what they add to other types: `import type {} from '@mui/x-charts/themeAugmentation'`. */
  augmentations: readonly string[];
  statements: readonly Statement[];
};

/**
 * Reads a module as syntax: what it imports, and what each of its statements declares and uses.
 * @throws when it exports by a list
 */
export function readModule(file: string, source: string): Module {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true, kind);
  const imports: Import[] = [];
  const effects: string[] = [];
  const augmentations: string[] = [];
  const statements: Statement[] = [];
  for (const statement of root.statements) {
    if (ts.isImportDeclaration(statement)) {
      const own = importsOf(statement);
      imports.push(...own);
      if (own.length === 0) {
        const { text } = statement.moduleSpecifier as ts.StringLiteral;
        (isOfTypes(statement) ? augmentations : effects).push(text);
      }
    } else if (ts.isExportDeclaration(statement)) {
      throw new Error(
        `${file} exports by a list, which demos that draw it into their own file cannot read. Write export before each declaration.`,
      );
    } else {
      const text = source.slice(statement.getFullStart(), statement.end).trim();
      statements.push({ text, names: namesOf(statement), uses: usesOf(statement) });
    }
  }
  return { file, imports, effects, augmentations, statements };
}

function isOfTypes({ importClause }: ts.ImportDeclaration): boolean {
  return importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

function importsOf(statement: ts.ImportDeclaration): Import[] {
  const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
  const clause = statement.importClause;
  if (!clause) {
    return [];
  }
  const isType = isOfTypes(statement);
  const bindings = clause.namedBindings;
  return [
    ...(clause.name ? [{ specifier, name: 'default', local: clause.name.text, isType }] : []),
    ...(bindings && ts.isNamespaceImport(bindings)
      ? [{ specifier, name: '*', local: bindings.name.text, isType }]
      : []),
    ...(bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map((element) => ({
          specifier,
          name: (element.propertyName ?? element.name).text,
          local: element.name.text,
          isType: isType || element.isTypeOnly,
        }))
      : []),
  ];
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  }
  const { name } = statement as ts.Statement & { name?: ts.Node };
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

function boundNames(name: ts.BindingName): string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isOmittedExpression(element) ? [] : boundNames(element.name),
      );
}

/** Names that stand where a variable or a type can be meant: not behind a dot, and not as the name of a property. */
export function usesOf(statement: ts.Node): Set<string> {
  const uses = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isPropertyName(node)) {
      uses.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return uses;
}

function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isQualifiedName(parent) && parent.right === node) ||
    ((ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isJsxAttribute(parent)) &&
      parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
}
