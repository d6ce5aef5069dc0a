import {
  bundledLanguages,
  createHighlighter,
  type Highlighter,
  type ThemeRegistration,
} from 'shiki';
import { html, type Html } from './html.node.ts';

/** A line of highlighted code: its HTML, whether it is marked, and its place in a difference. */
export type CodeLine = { html: Html; marked: boolean; change?: 'added' | 'removed' };

const LANGUAGES = [
  'tsx',
  'ts',
  'jsx',
  'js',
  'json',
  'bash',
  'css',
  'html',
  'md',
  'yaml',
  'diff',
] as const;

/** Token classes of `code.css`, by the scopes of a TextMate grammar. Everything else is plain text. */
const TOKENS: readonly (readonly [name: string, scopes: readonly string[]])[] = [
  ['c', ['comment', 'punctuation.definition.comment']],
  ['s', ['string', 'punctuation.definition.string', 'markup.inserted', 'markup.underline.link']],
  [
    'k',
    [
      'keyword',
      'storage',
      'keyword.operator.new',
      'keyword.operator.expression',
      'constant.language',
    ],
  ],
  ['n', ['constant.numeric', 'keyword.other.unit']],
  [
    't',
    [
      'entity.name.type',
      'support.type.primitive',
      'support.class',
      'entity.name.tag',
      'support.class.component',
      'entity.name.function',
      'support.function',
      'support.type.property-name.json',
    ],
  ],
  ['a', ['entity.other.attribute-name', 'support.type.property-name.css', 'markup.deleted']],
  ['p', ['keyword.operator', 'punctuation.separator', 'storage.type.function.arrow']],
];

/** Colours that only carry the name of a token class from Shiki to us: `#00000c` is class `c`. */
const COLOUR_OF = new Map(
  TOKENS.map(([name]) => [name, `#0000${name.charCodeAt(0).toString(16)}`]),
);
const CLASS_OF = new Map([...COLOUR_OF].map(([name, colour]) => [colour, name]));

const theme: ThemeRegistration = {
  name: 'token-classes',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: TOKENS.map(([name, scopes]) => ({
    scope: [...scopes],
    settings: { foreground: COLOUR_OF.get(name) },
  })),
};

let shared: Promise<Highlighter> | undefined;

/**
 * Highlights code line by line with the classes of `code.css`, so that one HTML serves light and dark.
 * `// [!code ++]` and `// [!code --]` at the end of a line mark a difference and are taken out.
 * @param marked 1-based numbers of the lines to mark
 * @throws when the language is not one of `LANGUAGES` or `text`
 */
export async function highlight(
  code: string,
  language: string,
  marked: ReadonlySet<number> = new Set(),
): Promise<CodeLine[]> {
  const source = code.replace(/\n$/, '').split('\n').map(readChange);
  const text = source.map((line) => line.text).join('\n');
  const tokens = await tokenize(text, language);
  return tokens.map((line, index) => ({
    html: line,
    marked: marked.has(index + 1),
    change: source[index]?.change,
  }));
}

async function tokenize(text: string, language: string): Promise<Html[]> {
  if (language === 'text') {
    return text.split('\n').map((line) => html`${line}`);
  }
  if (!LANGUAGES.some((known) => known === language) || !(language in bundledLanguages)) {
    throw new Error(
      `The code language "${language}" is not known. Use one of ${LANGUAGES.join(', ')} or text.`,
    );
  }
  shared ??= createHighlighter({ themes: [theme], langs: [...LANGUAGES] });
  const highlighter = await shared;
  const { tokens } = highlighter.codeToTokens(text, {
    lang: language as (typeof LANGUAGES)[number],
    theme: 'token-classes',
    tokenizeTimeLimit: 0, // its half a second is short on a busy machine: the rest of a line stayed plain
  });
  return tokens.map((line) => joinTokens(line.map(({ content, color }) => [content, color])));
}

/** Neighbours of one class become one element: fewer nodes, fewer bytes. */
function joinTokens(line: [text: string, colour: string | undefined][]): Html {
  const runs: { text: string; name: string | undefined }[] = [];
  for (const [text, colour] of line) {
    const name = CLASS_OF.get(colour?.toLowerCase() ?? '');
    const last = runs.at(-1);
    if (last && (last.name === name || text.trim() === '')) {
      last.text += text;
    } else {
      runs.push({ text, name });
    }
  }
  const parts = runs.map(({ text, name }) => (name ? html`<i class="${name}">${text}</i>` : text));
  return html`${parts}`;
}

/** A line without the comment that marks it as added or removed, and which of both it is. */
export function readChange(line: string): { text: string; change?: CodeLine['change'] } {
  const found = /\s*(?:\/\/|#|\{?\/\*)\s*\[!code (\+\+|--)\]\s*(?:\*\/\}?)?\s*$/.exec(line);
  if (!found) {
    return { text: line };
  }
  return {
    text: line.slice(0, found.index),
    change: found[1] === '++' ? 'added' : 'removed',
  };
}
