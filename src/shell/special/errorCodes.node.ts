import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Messages of the library by code, each argument as `%s`. */
export type ErrorCodes = Record<string, string>;

const INSTALLED = 'node_modules/@mui';
/** Thousands of drawings, none of which throws. */
const WITHOUT_MESSAGES = 'icons-material';
/** How the sources name the function that takes the place of a message in production. */
const SHORTENED = /^_?format(?:Mui)?ErrorMessage$/;

/**
 * Messages that production builds of the installed packages shorten to a code, in the order of the codes.
 * @throws when a message has other arguments than its short form, or when there is none at all
 */
export function readErrorCodes(folder = INSTALLED): ErrorCodes {
  const found = listSources(folder).flatMap((file) =>
    errorCodesIn(readFileSync(file, 'utf8'), file),
  );
  if (found.length === 0) {
    throw new Error(
      `No source below ${folder} shortens a message. Run \`npm ci\`, or correct where src/shell/special/errorCodes.node.ts looks.`,
    );
  }
  return Object.fromEntries(found.sort(([a], [b]) => Number(a) - Number(b)));
}

/**
 * Codes and messages of one source text.
 * `isDev ? 'No ' + name : formatErrorMessage(7, name)` -> `[['7', 'No %s']]`
 */
export function errorCodesIn(text: string, file: string): [string, string][] {
  if (!text.includes('ErrorMessage(')) {
    return [];
  }
  const found: [string, string][] = [];
  const visit = (node: ts.Node) => {
    const call = ts.isConditionalExpression(node) ? node.whenFalse : undefined;
    if (call && ts.isConditionalExpression(node) && isShortened(call)) {
      found.push(readMessage(node.whenTrue, call, file));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS));
  return found;
}

function listSources(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name !== WITHOUT_MESSAGES)
    .map((name) => path.join(folder, name, 'esm'))
    .filter((sources) => existsSync(sources))
    .flatMap((sources) =>
      readdirSync(sources, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.m?js$/.test(name))
        .map((name) => path.join(sources, name)),
    )
    .sort();
}

function isShortened(node: ts.Expression): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    SHORTENED.test(node.expression.text)
  );
}

function readMessage(
  message: ts.Expression,
  { arguments: [code, ...rest] }: ts.CallExpression,
  file: string,
): [string, string] {
  const text = messageText(message);
  if (!code || !ts.isNumericLiteral(code) || text.split('%s').length - 1 !== rest.length) {
    throw new Error(
      `${file} shortens a message in a way that src/shell/special/errorCodes.node.ts does not know: "${text}". Teach it that form.`,
    );
  }
  return [code.text, text];
}

/** The text of literals and templates joined by `+`; anything else is an argument. */
function messageText(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return messageText(node.left) + messageText(node.right);
  }
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `%s${literal.text}`).join('');
  }
  return ts.isParenthesizedExpression(node) ? messageText(node.expression) : '%s';
}
