import { toNlcst } from 'mdast-util-to-nlcst';
import type { Heading, Paragraph, Root, TableCell } from 'mdast';
import type { Root as LanguageTree, Sentence } from 'nlcst';
import { toString as textOf } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { headings, spellings, terms, users, type Term } from '#data/writing/terms.ts';

/** What is amiss with a sentence: the line that it begins on, and what to write. */
export type ProseFinding = { line: number; message: string };

/** A sentence of more words is two sentences. */
export const MOST_WORDS = 35;

/** Stands for a code span, so that no word of it is read. */
const CODE = '\u00a7';
/** A statement whose subject is a clause. A question is none. */
const CLAUSE = /^What\b[^?]*$/;

type Matcher = { found: RegExp; except: RegExp | undefined; write: string };
/** What holds sentences. */
type Block = Heading | Paragraph | TableCell;
type Leaf = { start: number; line: number };

const language = unified().use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();
const shellWords = [...users, ...spellings].map(matcher);
const words = [...shellWords, ...terms.map(matcher)];
const titles = headings.map(({ avoid, write }) => ({
  found: RegExp(`^(?:${avoid})$`, 'i'),
  write,
}));

/**
 * Reads the prose of a document: paragraphs, headings, table cells, and the texts of its front matter. Code, addresses and the
 * names of demos are no prose.
 * @param root its parsed tree, with the places of its nodes
 */
export function checkProse(root: Root, source: string): ProseFinding[] {
  const findings = [...checkFrontMatter(source)];
  const file = new VFile(source);
  visit(root, (node) => {
    if (node.type === 'heading') {
      findings.push(...checkHeading(node, file));
    }
    if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') {
      findings.push(...checkBlock(node, file));
    }
  });
  return findings.sort((one, other) => one.line - other.line);
}

/** The same for a text of the shell, which is no prose: whom it means, and its spelling. */
export function checkShellText(text: string): string[] {
  return findWords(text, shellWords);
}

function checkBlock(block: Block, file: VFile): ProseFinding[] {
  const line = block.position?.start.line ?? 1;
  const tree = readLanguage(block, file);
  return [
    ...judgeWithRetext(tree, line),
    ...sentencesOf(tree).flatMap((sentence) => checkSentence(sentence, block.type)),
  ];
}

/** Table cells are read like paragraphs: `toNlcst` would leave them out. */
function readLanguage(block: Block, file: VFile): LanguageTree {
  const paragraph = { ...block, type: 'paragraph' } as Paragraph;
  const root: Root = { type: 'root', children: [paragraph], position: block.position };
  return toNlcst(root, file, ParseEnglish) as LanguageTree;
}

/** Repeated words, and "a" and "an". */
function judgeWithRetext(tree: LanguageTree, line: number): ProseFinding[] {
  const file = new VFile();
  language.runSync(tree, file);
  return file.messages.map((message) => ({
    line: message.line ?? line,
    message: `${message.reason}.`,
  }));
}

/** A sentence that begins with code is one of its own, although its first letter says nothing. */
function sentencesOf(tree: LanguageTree): Sentence[] {
  const sentences: Sentence[] = [];
  visit(tree, 'SentenceNode', (sentence) => {
    let start = 0;
    sentence.children.forEach((node, index) => {
      const [before, space] = [sentence.children[index - 2], sentence.children[index - 1]];
      const isEnd = before !== undefined && /[.?!]$/.test(textOf(before));
      if (node.type === 'SourceNode' && space?.type === 'WhiteSpaceNode' && isEnd) {
        sentences.push({ ...sentence, children: sentence.children.slice(start, index) });
        start = index;
      }
    });
    sentences.push({ ...sentence, children: sentence.children.slice(start) });
  });
  return sentences;
}

function checkSentence(sentence: Sentence, kind: Block['type']): ProseFinding[] {
  const { text, leaves } = flatten(sentence);
  const first = leaves[0]?.line ?? 1;
  const count = sentence.children.filter(
    ({ type }) => type === 'WordNode' || type === 'SourceNode',
  ).length;
  const lineAt = (index: number) => leaves.findLast(({ start }) => start <= index)?.line ?? first;
  return [
    ...words
      .flatMap((each) => matches(each, text))
      .map(({ index, message }) => ({ line: lineAt(index), message })),
    ...(count > MOST_WORDS
      ? [
          {
            line: first,
            message: `This sentence has ${count} words ("${text.slice(0, 40).trim()}…"). Make two of it; ${MOST_WORDS} are the most.`,
          },
        ]
      : []),
    ...(kind === 'paragraph' && CLAUSE.test(text)
      ? [
          {
            line: first,
            message: `"${text.slice(0, 40).trim()}…" begins with a clause. Begin with the thing that acts: "Saving returns focus", not "What ends the editing returns the focus".`,
          },
        ]
      : []),
  ];
}

/** The words of a sentence with code made unreadable, and where its parts begin. */
function flatten(sentence: Sentence): { text: string; leaves: Leaf[] } {
  let text = '';
  const leaves: Leaf[] = [];
  for (const node of sentence.children) {
    leaves.push({ start: text.length, line: node.position?.start.line ?? 1 });
    text += node.type === 'SourceNode' ? CODE : textOf(node).replaceAll('\n', ' ');
  }
  return { text, leaves };
}

function checkHeading(heading: Heading, file: VFile): ProseFinding[] {
  const line = heading.position?.start.line ?? 1;
  const text = sentencesOf(readLanguage(heading, file))
    .map((sentence) => flatten(sentence).text)
    .join(' ')
    .trim();
  return [
    ...(/[.,:;]$/.test(text)
      ? [{ line, message: `The heading "${text}" ends with "${text.slice(-1)}". Take it off.` }]
      : []),
    ...titles
      .filter(({ found }) => found.test(text))
      .map(({ write }) => ({
        line,
        message: `Nobody finds the heading "${text}". Write ${write}.`,
      })),
  ];
}

/** The title and the description, which pages, search and lists show. */
function checkFrontMatter(source: string): ProseFinding[] {
  const end = source.indexOf('\n---', 3);
  return source
    .slice(0, end < 0 ? 0 : end)
    .split('\n')
    .flatMap((line, index) => {
      const text = /^(?:title|description): (.*)$/.exec(line)?.[1] ?? '';
      return findWords(text, words).map((message) => ({ line: index + 1, message }));
    });
}

function findWords(text: string, matchers: readonly Matcher[]): string[] {
  return matchers.flatMap((each) => matches(each, text).map(({ message }) => message));
}

function matches(
  { found, except, write }: Matcher,
  text: string,
): { index: number; message: string }[] {
  const allowed = except
    ? [...text.matchAll(except)].map(({ index, 0: part }) => [index, index + part.length] as const)
    : [];
  return [...text.matchAll(found)]
    .filter(({ index }) => !allowed.some(([start, end]) => index >= start && index < end))
    .map(({ index, 0: part }) => ({ index, message: `"${part}": write ${write}.` }));
}

function matcher({ avoid, write, except, isExact }: Term): Matcher {
  return {
    found: wholeWords(avoid, isExact ? 'gu' : 'giu'),
    except: except === undefined ? undefined : wholeWords(except),
    write,
  };
}

function wholeWords(pattern: string, flags = 'giu'): RegExp {
  return RegExp(`(?<![\\p{L}\\d_])(?:${pattern})(?![\\p{L}\\d_])`, flags);
}
