import ts from 'typescript';
import { parseTsx } from '#src/site/code/sources.node.ts';

/** What has more is not short. */
const MOST_LINES = 10;

/**
 * The JSX of a demo that a reader came for: the first element of the library it draws, at its own indentation. Undefined when
 * there is none, or when it is long.
 */
export function shortCode(source: string): string | undefined {
  const file = parseTsx(source);
  const element = findElement(file, namesFrom(file, /^@mui\/x-/));
  if (!element) {
    return undefined;
  }
  const start = element.getStart(file);
  const indent = start - (source.lastIndexOf('\n', start) + 1);
  const lines = source
    .slice(start, element.end)
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.slice(lengthOfIndent(line, indent))));
  return lines.length <= MOST_LINES ? lines.join('\n') : undefined;
}

/** Names of what is imported from packages that match. */
function namesFrom(file: ts.SourceFile, packages: RegExp): Set<string> {
  return new Set(
    file.statements.flatMap((statement) => {
      const isWanted =
        ts.isImportDeclaration(statement) &&
        ts.isStringLiteral(statement.moduleSpecifier) &&
        packages.test(statement.moduleSpecifier.text);
      const bindings = isWanted ? statement.importClause?.namedBindings : undefined;
      return bindings && ts.isNamedImports(bindings)
        ? bindings.elements.map(({ name }) => name.text)
        : [];
    }),
  );
}

function findElement(file: ts.SourceFile, names: ReadonlySet<string>): ts.Node | undefined {
  const visit = (node: ts.Node): ts.Node | undefined => {
    const opening = ts.isJsxElement(node) ? node.openingElement : node;
    const isOurs =
      (ts.isJsxOpeningElement(opening) || ts.isJsxSelfClosingElement(opening)) &&
      names.has(opening.tagName.getText(file)) &&
      // What only wraps others says nothing of them.
      !/Provider$/.test(opening.tagName.getText(file));
    return isOurs ? node : ts.forEachChild(node, visit);
  };
  return visit(file);
}

function lengthOfIndent(line: string, most: number): number {
  return Math.min(most, line.length - line.trimStart().length);
}
