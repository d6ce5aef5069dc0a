import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parseTsx } from '#src/site/code/sources.node.ts';

/** The modules by which built HTML and the browser's code know each other. */
const CONTRACT = [
  'src/site/code/codeElement.ts',
  'src/site/timing/pageEvents.ts',
  'src/visitor/preferences/codePreference.ts',
  'src/reference/render/rowElement.ts',
  'src/demos/model/demoElement.ts',
  'src/demos/playground/panelElement.ts',
];

/** Lies below the contract, and measures whatever text is drawn. */
const BELOW = 'src/site/theme/ownFonts.ts';

/** What selectors name before a class. */
const TAGS = 'a|button|details|div|form|li|pre|span|table|ul';

/** What a module of the contract names: a class, an attribute `data-…` or an event `x-…`. */
type Name = { text: string; home: string; literal: RegExp };

const names = CONTRACT.flatMap((home) =>
  [...readFileSync(home, 'utf8').matchAll(/^(?:export )?const [A-Z_]+ = '([a-z][a-z-]*)';$/gm)].map(
    ([, text = '']): Name => ({ text, home, literal: literalOf(text) }),
  ),
);

const files = ['src', 'pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => path.posix.join(entry.parentPath, entry.name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^src\/generated\//.test(file)),
);

test('names of the contract stand in its modules only', () => {
  expect(names.length).toBeGreaterThan(40);
  expect(files.flatMap((file) => breaches(file, readFileSync(file, 'utf8')))).toEqual([]);
}, 60_000); // it parses a thousand files

test.each([
  ['a selector', "element.closest('.stage');", '.stage', 'src/demos/model/demoElement.ts'],
  ['HTML', '`<div class="stage" id="${id}">`;', 'class="stage', 'src/demos/model/demoElement.ts'],
  ['JSX', '<p className="stage-wait" />;', 'class="stage-wait', 'src/demos/model/demoElement.ts'],
  ['an attribute', "query('[data-do=copy]');", 'data-do', 'src/site/code/codeElement.ts'],
  ['data of an element', 'form.dataset.is;', 'dataset.is', 'src/reference/render/rowElement.ts'],
  ['an event', "on(document, ['x-page']);", 'x-page', 'src/site/timing/pageEvents.ts'],
])('a breach in %s is told', (_, text, found, home) => {
  expect(breaches('src/a.tsx', `\n${text}`)).toEqual([
    `src/a.tsx:2 writes "${found}" itself. Import its name from ${home}.`,
  ]);
});

test.each([
  ['a word', "translate('stage');"],
  ['a longer name', "element.closest('.stage-row [data-documents]');"],
  ['another mark beside a class', '`<span class="chip preview">`;'],
  ['a comment', '// .stage and data-do'],
])('but not in %s', (_, text) => {
  expect(breaches('src/a.tsx', text)).toEqual([]);
});

function breaches(file: string, text: string): string[] {
  if (CONTRACT.includes(file) || file === BELOW) {
    return [];
  }
  const source = parseTsx(text, file);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const written = writtenIn(node, source);
    for (const { literal, home } of written === '' ? [] : names) {
      const [match] = literal.exec(written) ?? [];
      if (match !== undefined) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        found.push(`${file}:${line + 1} writes "${match}" itself. Import its name from ${home}.`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What a node says to the page, in the words that `literalOf` reads: texts as they are, attributes of JSX as HTML. */
function writtenIn(node: ts.Node, source: ts.SourceFile): string {
  if (ts.isJsxAttribute(node)) {
    const { name, initializer } = node;
    const value = initializer && ts.isStringLiteral(initializer) ? initializer.text : '';
    return `${name.getText(source)}="${value}`.replace(/^className=/, 'class=');
  }
  if (ts.isPropertyAccessExpression(node)) {
    const isData = node.expression.getText(source).endsWith('dataset');
    return isData ? `dataset.${node.name.text}` : '';
  }
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
  return isText || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : '';
}

function literalOf(name: string): RegExp {
  if (name.startsWith('data-')) {
    const camel = name.slice(5).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    return new RegExp(`(?<![\\w-])${name}(?![\\w-])|^dataset\\.${camel}$`);
  }
  return name.startsWith('x-')
    ? new RegExp(`^${name}$`)
    : new RegExp(
        `(?<=^|[\\s,(>+~:\\]]|\\b(?:${TAGS}))\\.${name}(?![\\w-])|class="${name}(?![\\w-])`,
      );
}
