import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Heading, Link } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentTwin } from './documentTwin.node.ts';
import { loadPage } from '#src/documents/page/loadPage.node.ts';
import { pageTwin } from './pageTwin.node.ts';
import { readDocuments } from '#src/documents/parse/readDocuments.node.ts';
import { parseDocument } from '#src/documents/parse/parseDocument.node.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { printMarkdown } from './printMarkdown.node.ts';
import { samplePages } from '#test/sample.ts';

const parser = unified().use(remarkParse).use(remarkGfm);
const MOST_PAGES = 50;
const documents = [...readDocuments().values()];
const sample = samplePages(
  documents.map(({ pathname }) => `${pathname}/`),
  MOST_PAGES,
);
const sampled = documents.filter(({ pathname }) => sample.includes(`${pathname}/`));

function read(markdown: string): { headings: string[]; addresses: string[] } {
  const headings: Heading[] = [];
  const links: Link[] = [];
  const root = parser.parse(markdown);
  visit(root, 'heading', (node) => void headings.push(node));
  visit(root, 'link', (node) => void links.push(node));
  return {
    headings: headings.map((node) => textOf(node).trim()),
    addresses: links.map(({ url }) => url),
  };
}

test.each(sampled.map((document) => [document.pathname, document] as const))(
  'the twin of %s has its headings, whole addresses and no directives',
  async (pathname, document) => {
    const source = readFileSync(document.file, 'utf8');
    const { root, frontMatter } = parseDocument(source, document.file);
    const written: string[] = [];
    visit(root, 'heading', (node) => {
      visit(
        node,
        'textDirective',
        (badge) => void badge.children.push({ type: 'text', value: capital(badge.name) }),
      );
      written.push(textOf(node).trim());
    });
    const twin = await pageTwin({ ...PAGE, ...frontMatter, pathname }, document);
    const { headings, addresses } = read(twin);
    expect(headings).toEqual([frontMatter.title, ...written]);
    expect(addresses.filter((address) => !/^(https?|mailto):/.test(address))).toEqual([]);
    const directives: string[] = [];
    visit(
      unified().use(remarkParse).use(remarkDirective).parse(twin),
      ['leafDirective', 'containerDirective'],
      (node) => void directives.push(node.type),
    );
    expect(directives).toEqual([]);
  },
);

const PAGE: Pick<PageRecord, 'html'> = { html: '' };

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

test.each(['/x/api/charts/bar-chart', '/x/api/data-grid/grid-col-def', '/x/api/tree-view'])(
  'the twin of the generated page %s has its headings, and a line for each member',
  async (pathname) => {
    const page = await loadPage(pathname);
    const twin = await pageTwin(page, undefined);
    const { headings, addresses } = read(twin);
    const titles = page.toc.filter(({ depth }) => depth === 2).map(({ text }) => text);
    expect(headings).toEqual([page.title, ...titles]);
    for (const { text } of page.toc.filter(({ depth }) => depth === 3)) {
      expect(twin).toContain(`- **\`${text}\`**`);
    }
    expect(addresses.filter((address) => !address.startsWith('http'))).toEqual([]);
  },
);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'twin-'));
  writeFileSync(path.join(folder, 'TallBars.tsx'), 'export default 1;\n');
  writeFileSync(path.join(folder, 'server.ts'), 'listen();\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [
    'a demo',
    '::demo{name="TallBars" height="300"}',
    '[Demo: Tall bars](http://localhost:8400/x/bars/#TallBars)\n\n```tsx\nexport default 1;\n```',
  ],
  [
    'a file beside the document',
    '::source{file="server.ts"}',
    '```ts title="server.ts"\nlisten();\n```',
  ],
  ['an admonition', ':::warning\nMind *this*.\n:::', '> **Warning**\n>\n> Mind *this*.'],
  ['an admonition with a title', ':::tip[Faster]\nDo that.\n:::', '> **Faster**\n>\n> Do that.'],
  [
    'tabs',
    '::::tabs{group="plan"}\n:::tab[Free]\nA\n:::\n:::tab[Pro]\nB\n:::\n::::',
    '**Free**\n\nA\n\n**Pro**\n\nB',
  ],
  [
    'an installation',
    '::install{packages="@mui/x-charts"}',
    '```bash\nnpm install @mui/x-charts\n```',
  ],
  ['a badge and an anchor of its own', '## Zoom :pro[] {#zoom}', '## Zoom *Pro*'],
  ['code', '```tsx title="App.tsx" {1}\na\n```', '```tsx title="App.tsx"\na\n```'],
  [
    'a change of code',
    '```ts\na; // [!code --]\nb; // [!code ++]\nc;\n```',
    '```diff\n- a;\n+ b;\n  c;\n```',
  ],
  [
    'links',
    '[a](#zoom) and [b](/x/introduction/)',
    '[a](http://localhost:8400/x/bars/#zoom) and [b](http://localhost:8400/x/introduction/)',
  ],
])('plain Markdown stands for %s', async (_, source, markdown) => {
  const file = path.join(folder, 'bars.md');
  writeFileSync(file, `---\ntitle: Bars\ndescription: Tall.\n---\n\n${source}\n`);
  const twin = await documentTwin({ pathname: '/x/bars', file, folder, demos: [] });
  expect(printMarkdown(twin).trimEnd()).toBe(markdown);
});

test('a twin begins with title, lead and plan, and ends with what was checked and its address', async () => {
  const file = path.join(folder, 'bars.md');
  writeFileSync(file, '---\ntitle: Bars\ndescription: Tall.\n---\n\nText.\n');
  const page = {
    ...PAGE,
    pathname: '/x/bars',
    title: 'Bars',
    description: 'Tall.',
    plan: 'pro',
  } as const;
  const twin = await pageTwin(page, { pathname: '/x/bars', file, folder, demos: [] });
  const lines = twin.trimEnd().split('\n\n');
  expect(lines.slice(0, 4)).toEqual(['# Bars', 'Tall.', 'Pro plan', 'Text.']);
  expect(lines[4]).toMatch(/^Each build checks/);
  expect(lines[5]).toContain('http://localhost:8400/x/bars/');
});
