import type { Heading, Node, Parents, Root, RootContent, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import type { OutlineEntry } from '#src/documents/directives/directive.ts';
import { isDirective, outlineOf } from '#src/documents/directives/directives.node.ts';

/** A text of a document as users read it: a paragraph, a heading, a cell or a row of a table. */
export type Statement = {
  kind: 'text' | 'cell' | 'row';
  text: string;
  line: number;
  under: string;
};

/** A demo that a document shows, and what its line says of it. */
export type ShownDemo = OutlineEntry & { kind: 'demo'; line: number };

/** A demo that is called still: its folder and the place where its document says so. */
export type StillDemo = { folder: string; name: string; place: string };

const CELLS = ' | ';
const SENTENCE_END = /[.!?:;…]["'”’)\]]*$/;
const NEAR_ENOUGH = 0.5;

/** The texts of a document in their order; a row stands behind its cells, as `first | second`. */
export function readStatements(root: Root): Statement[] {
  const statements: Statement[] = [];
  let under = '';
  const add = (node: Node, kind: Statement['kind'], text: string) => {
    if (text !== '') {
      statements.push({ kind, text, line: node.position?.start.line ?? 1, under });
    }
  };
  const walk = (node: RootContent) => {
    if (node.type === 'heading' || node.type === 'paragraph') {
      const text = textOf(node);
      under = node.type === 'heading' ? text : under;
      add(node, 'text', text);
    } else if (node.type === 'tableRow') {
      node.children.forEach((cell) => add(cell, 'cell', textOf(cell)));
      add(node, 'row', rowText(node));
    } else if ('children' in node) {
      node.children.forEach(walk);
    }
  };
  root.children.forEach(walk);
  return statements;
}

/** The demos and playgrounds of a document in their order. */
export function readShownDemos(root: Root): ShownDemo[] {
  const demos: ShownDemo[] = [];
  visit(root, (node) => {
    const entry = isDirective(node) ? outlineOf(node) : undefined;
    if (entry?.kind === 'demo') {
      demos.push({ ...entry, line: node.position?.start.line ?? 1 });
    }
  });
  return demos;
}

/** Whether a document says this: a whole sentence, cell or row, or several sentences that follow each other. */
export function isStated(quote: string, statements: readonly Statement[]): boolean {
  const wanted = folded(quote);
  return statements.some(({ text, kind }) =>
    kind === 'text' ? holdsWhole(text, wanted) : text === wanted || holdsWhole(text, wanted),
  );
}

/** The sentence of the document that is most like a quote; undefined when none is. */
export function nearestSentence(
  quote: string,
  statements: readonly Statement[],
): { text: string; line: number } | undefined {
  const wanted = wordsOf(quote);
  let best: { text: string; line: number; likeness: number } | undefined;
  for (const { text, kind, line } of statements) {
    for (const sentence of kind === 'text' ? sentencesOf(text) : [text]) {
      const likeness = likenessOf(wanted, wordsOf(sentence));
      if (likeness > (best?.likeness ?? NEAR_ENOUGH)) {
        best = { text: sentence, line, likeness };
      }
    }
  }
  return best && { text: best.text, line: best.line };
}

/** Rows of tables that begin with a cell, in the section of a heading if one is named. */
export function rowsOf(
  cell: string,
  statements: readonly Statement[],
  under?: string,
): Statement[] {
  const start = folded(cell) + CELLS;
  return statements.filter(
    (each) =>
      each.kind === 'row' &&
      each.text.startsWith(start) &&
      (under === undefined || each.under === folded(under)),
  );
}

function holdsWhole(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text.slice(0, at).trimEnd();
    const after = text.slice(at + wanted.length);
    const isStart = before === '' || (/\s$/.test(text.slice(0, at)) && SENTENCE_END.test(before));
    const isEnd = after === '' || (/^\s/.test(after) && SENTENCE_END.test(wanted));
    if (isStart && isEnd) {
      return true;
    }
  }
  return false;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\S)/);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** Part of the words of two texts that both have: 0 to 1. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return (2 * shared) / (one.size + other.size || 1);
}

function rowText(row: TableRow): string {
  return row.children.map((cell) => textOf(cell)).join(CELLS);
}

function textOf(node: Heading | Parents | RootContent): string {
  return folded(rawText(node));
}

function rawText(node: Parents | RootContent): string {
  if (node.type === 'break') {
    return ' ';
  }
  if ('value' in node) {
    return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
  }
  return 'children' in node ? node.children.map((child) => rawText(child)).join('') : '';
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
