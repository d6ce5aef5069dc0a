import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parseTsx } from '#src/site/code/sources.node.ts';

/** A text that a proof quotes, and the line of its call. */
export type Quote = { text: string; line: number };

/** What a proof file tries. */
export type Proofs = {
  file: string;
  /** Names of demos. */
  acts: readonly Quote[];
  /** Sentences of the document. */
  claims: readonly Quote[];
  /** First cells of rows of keyboard tables, with the heading of their section where it is named. */
  keyRows: readonly (Quote & { under?: string })[];
};

const WORDS = ['act', 'claim', 'keyRow'] as const;
type Word = (typeof WORDS)[number];
type Found = { word: Word; call: ts.CallExpression; line: number };

/** The file beside a document that tries it. `data/content/react-charts/bars` -> `data/content/react-charts/bars/bars.proof.tsx` */
export function proofFile(folder: string): string {
  return path.posix.join(folder, `${path.posix.basename(folder)}.proof.tsx`);
}

/**
 * Reads the demos, sentences and keys that a proof file names, without running it.
 * @throws with file and line when they cannot be read there
 */
export function readProofs(file: string, text = readFileSync(file, 'utf8')): Proofs {
  const source = parseTsx(text);
  const proofs = { file, acts: [] as Quote[], claims: [] as Quote[], keyRows: [] as Quote[] };
  for (const { word, call, line } of findCalls(source, file)) {
    const [first, second] = call.arguments;
    const place = `${file}:${line}`;
    const [text, ...others] = textsOf(first, word, place);
    if (word !== 'claim' && others.length > 0) {
      throw new Error(`${place}: ${word} takes one text. Write a call for each.`);
    }
    const quotes = [text, ...others].map((each) => ({ text: each ?? '', line }));
    if (word === 'claim') {
      proofs.claims.push(...quotes);
    } else if (word === 'act') {
      proofs.acts.push(...quotes);
    } else {
      const under = second && literalText(second);
      proofs.keyRows.push(...quotes.map((quote) => ({ ...quote, ...(under ? { under } : {}) })));
    }
  }
  return proofs;
}

function findCalls(source: ts.SourceFile, file: string): Found[] {
  const found: Found[] = [];
  for (const statement of source.statements) {
    const whole = ts.isExpressionStatement(statement) ? wordOf(statement.expression) : undefined;
    if (whole) {
      found.push({ ...whole, line: lineOf(whole.call) });
    }
    visit(statement, whole?.call);
  }
  return found;

  /** Anywhere else a call may run twice or never, so that what it quotes could not be counted. */
  function visit(node: ts.Node, known: ts.Node | undefined): void {
    const inside = node === known ? undefined : wordOf(node);
    if (inside) {
      throw new Error(
        `${file}:${lineOf(inside.call)}: ${inside.word} stands inside another statement. Write it as a statement of its own in the file.`,
      );
    }
    if (ts.isImportSpecifier(node) && node.propertyName && isWord(node.propertyName.text)) {
      throw new Error(
        `${file}:${lineOf(node)}: ${node.propertyName.text} is imported under another name. Import it as it is.`,
      );
    }
    ts.forEachChild(node, (child) => visit(child, known));
  }

  function lineOf(node: ts.Node): number {
    return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  }
}

function wordOf(node: ts.Node): { word: Word; call: ts.CallExpression } | undefined {
  return ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    isWord(node.expression.text)
    ? { word: node.expression.text, call: node }
    : undefined;
}

function isWord(name: string): name is Word {
  return (WORDS as readonly string[]).includes(name);
}

function textsOf(node: ts.Expression | undefined, word: Word, place: string): string[] {
  const elements = node && ts.isArrayLiteralExpression(node) ? node.elements : node && [node];
  const texts = elements?.map((element) => literalText(element)) ?? [];
  if (texts.length === 0 || texts.some((text) => text === undefined || text.trim() === '')) {
    throw new Error(
      `${place}: ${word} begins with a text that is not written out. Write it as a literal, without variables.`,
    );
  }
  return texts.filter((text) => text !== undefined);
}

function literalText(node: ts.Node): string | undefined {
  return ts.isStringLiteralLike(node) ? node.text : undefined;
}
