import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Where texts of the shell come from, in the browser or at build. `src/site/texts` gives them, and speaks to developers only. */
const FOLDERS = [
  ...[
    'site/code',
    'visitor/ads',
    'visitor/adNetwork',
    'visitor/feedback',
    'search',
    'reference',
    'demos',
    'documents',
    'shell',
    'delivery/outputs',
  ].map((name) => `src/${name}`),
  'pages',
];

/** Files of these folders whose texts are code for the compiler, are read by machines, or tell writers what is wrong. */
const NO_PROSE = [
  'src/reference/declarations/apiProgram.node.ts',
  'src/reference/pages/apiSchema.ts',
  'src/documents/check/checkFences.node.ts',
  'src/documents/check/checkProofs.node.ts',
  'src/documents/check/checkProse.node.ts',
  'src/documents/check/fenceProgram.node.ts',
  'src/documents/check/oldAnchors.ts',
  'src/documents/check/statedFacts.node.ts',
  'src/delivery/outputs/pageFiles.node.ts',
  'src/delivery/outputs/rootFiles.node.ts',
  'src/demos/build/tailwind.node.ts',
  'src/demos/export/demoFiles.ts',
  'src/demos/build/demoModules.node.ts',
  'src/demos/sandbox/liveError.ts',
  'src/demos/sandbox/sandboxModules.node.ts',
  'src/demos/playground/controlOf.ts',
  'src/search/hosted/pushRecords.ts',
  'src/search/index/words.ts',
];

/** Words that look like a text and are none. */
const KNOWN: readonly { words: RegExp; because: string }[] = [
  {
    words: /^(Enter|Escape|Home|End|Tab|Arrow\w+|(Meta|Control)\+C|Control\+K Meta\+K \/)$/,
    because: 'names of keys',
  },
  { words: /^Content-Type$/, because: 'a header of HTTP' },
  { words: /^Carbon$/, because: 'the name of the ad network' },
  { words: /^(npm install|pnpm add|yarn add)$/, because: 'commands' },
  { words: /^Tailwind$/, because: 'the name of a styling, as its cookie holds it' },
  {
    words: /^(\.tools button|\.source pre:.*|input, textarea, .*contenteditable.*)$/,
    because: 'selectors',
  },
  { words: /^data-replay value="$/, because: 'attributes' },
  {
    words: /^A :::tab stands outside of tabs\./,
    because: 'an error for those who write documents',
  },
  { words: /^@(?:layer|media) /, because: 'CSS' },
  { words: /^(import type( \{\} from ')?|Date)$/, because: 'TypeScript' },
  {
    words: /^(Is it|Use one of|Correct it\.|`, which exists nowhere in the packages\.)$/,
    because: 'ends of errors for those who build the site',
  },
  { words: /^allow-scripts allow-forms$/, because: 'rights of a frame' },
  { words: /^width=device-width/, because: 'a setting of the viewport' },
  { words: /^active checked completed /, because: 'names of states of Material UI' },
  {
    words: /^(Pro|Other|Adapter|Classes|Slots|Props|Mui-?|Grid|Title|Intro)$/,
    because: 'parts of names in the packages, or of a key',
  },
];

/** Parts of the shell in rooms that hold what is no text. */
const BESIDE = ['src/site/theme/PlanChip.tsx', 'src/visitor/analytics/UsageReport.tsx'];

const found = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.posix.join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !NO_PROSE.includes(file)),
);
const files = [...found, ...BESIDE];

test('every text of the shell stands in translations/translations.json', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => literals(file, readFileSync(file, 'utf8')))).toEqual([]);
});

describe('a text is found', () => {
  test.each([
    ['between tags', '<p>Show more</p>'],
    ['in a spoken attribute', '<button aria-label="Close" />'],
    ['in an expression', "<p>{isOpen ? 'Hide' : 'Show'}</p>"],
    ['in markup for the build', '\'<b class="wide">Not yet</b>\''],
    ['in an attribute of such markup', '`<p title="At work">${name}</p>`'],
    ['beside values', '`Source of ${name}`'],
    ['in a table of words', "const WORDS = { note: 'Note' };"],
  ])('%s', (_, code) => {
    expect(literals('a.tsx', code)).not.toEqual([]);
  });

  test.each([
    ['a class', '<p className="wide open" />'],
    ['a selector', "root.querySelector('.source pre')"],
    ['an error for developers', "throw new Error('Write a name.')"],
    ['a key of the dictionary', "translate('settings.mode')"],
    ['an import', "import { A } from './Some File.ts';"],
  ])('but not in %s', (_, code) => {
    expect(literals('a.tsx', code)).toEqual([]);
  });
});

/** Each text that is written where only its key should be: file, line, text. */
function literals(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (isUnseen(node)) {
      return;
    }
    for (const words of textsOf(node).filter(isText)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${words.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Errors are for those who build the site; imports, types, classes and selectors are seen by nobody. */
function isUnseen(node: ts.Node): boolean {
  const name = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) ? node.name.getText() : '';
  return (
    ts.isThrowStatement(node) ||
    (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) ||
    (ts.isCallExpression(node) && node.expression.getText() === 'requiredContext') ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    /^(class|className|d|rel)$/.test(name) ||
    (ts.isCallExpression(node) &&
      /\.querySelector(All)?$|\.closest$/.test(node.expression.getText()) &&
      isPlain(node)) ||
    (ts.isStringLiteral(node) && ts.isConditionalExpression(node.parent) && isClassOf(node.parent))
  );
}

function isPlain(call: ts.CallExpression): boolean {
  return call.arguments.every((argument) => ts.isStringLiteralLike(argument));
}

function isClassOf(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'class';
}

/** What a node would show: text between tags, and attributes that are read out. */
function textsOf(node: ts.Node): string[] {
  if (ts.isJsxText(node)) {
    return [node.text];
  }
  const isPart = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  if (!ts.isStringLiteralLike(node) && !isPart) {
    return [];
  }
  return /[<>]/.test(node.text) ? inMarkup(node.text) : [node.text];
}

/** Texts and spoken attributes of a piece of HTML, which may begin or end inside a tag. */
function inMarkup(html: string): string[] {
  const spoken = [...html.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*)/g)];
  const shown = html
    .replace(/^[^<]*?>/, '')
    .replace(/<[^>]*(?:>|$)/g, '\n')
    .split('\n');
  return [...spoken.map(([, words = '']) => words), ...shown];
}

/** A text begins with a capital, or has words side by side. */
function isText(words: string): boolean {
  const text = words.trim();
  const looksLikeText = /^[A-Z][a-z]+\b|[A-Za-z]{2,},? [a-z]{2,}/.test(text);
  return looksLikeText && !KNOWN.some((known) => known.words.test(text));
}
