import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { importsOf, parseTsx } from '#src/code/parseTsx.node.ts';

/** Lowest first; a folder of `src` imports only from lines above its own. */
const RANKS = [
  ['path', 'context', 'storage', 'timing', 'visitor', 'unsaved', 'generated'],
  ['pageTree', 'i18n'],
  ['deployment'],
  ['analytics', 'plan'],
  ['theme', 'preferences', 'link', 'serviceWorker', 'prose'],
  ['code', 'ads', 'search', 'feedback', 'seo'],
  ['liveDemo', 'playground'],
  ['api', 'demo'],
  ['differences'],
  ['shell', 'content'],
];
const TOP = ['src', 'data', 'pages', 'scripts', 'test', 'e2e'];
const VAGUE = ['utils', 'helpers', 'common', 'lib', 'misc'];
/** Facts outside of `data` that `src` may read. */
const FACTS = /^(?:package|translations\/[\w-]+)\.json$/;

type SourceFacts = { imports: string[]; hasDefaultExport: boolean; hasAny: boolean };

const files = TOP.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
    .map((entry) => path.posix.join(entry.parentPath, entry.name)),
);

test('every file keeps the rules of the house', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => breaches(file, readFileSync(file, 'utf8')))).toEqual([]);
});

describe('a breach is told:', () => {
  test.each<[string, string, string]>([
    ['a higher rank', 'src/code/a.ts', "import { b } from '#src/content/b.ts';"],
    ['an equal rank', 'src/shell/a.ts', "import { b } from '#src/content/b.ts';"],
    ['a type of a higher rank', 'src/code/a.ts', "import type { B } from '#src/demo/b.ts';"],
    ['a higher rank, late', 'src/code/a.ts', "const b = import('#src/demo/b.ts');"],
    ['a higher rank, handed on', 'src/code/a.ts', "export { b } from '#src/demo/b.ts';"],
    ['its own folder by the long way', 'src/code/a.ts', "import { b } from '#src/code/b.ts';"],
    ['another folder by a relative way', 'src/code/a.ts', "import { b } from '../path/b.ts';"],
    ['a route', 'src/code/a.ts', "import { b } from '../../pages/b.tsx';"],
    ['a script', 'src/code/a.ts', "import { b } from '../../scripts/b.ts';"],
    ['a folder without a rank', 'src/newFolder/a.ts', ''],
    ['data that knows src', 'data/a.ts', "import { b } from '#src/path/b.ts';"],
    ['a test, imported', 'src/code/a.ts', "import { b } from './b.test.ts';"],
    ['test/, imported', 'scripts/a.ts', "import { b } from '../test/ports.ts';"],
    [
      'a demo that uses the proofs',
      'data/content/a/A.tsx',
      "import { b } from './a.proof.tsx';\nexport default function A() {}",
    ],
    [
      'a proof that uses the site',
      'data/content/a/a.proof.tsx',
      "import { b } from '#data/site.ts';",
    ],
    ['a proof without its words', 'data/content/a/a.proof.tsx', "import { test } from 'vitest';"],
    ['a vague folder', 'src/code/utils/a.ts', ''],
    ['a barrel', 'src/code/index.ts', ''],
    ['a default export', 'src/code/a.ts', 'export default 1;'],
    ['a default export by name', 'src/code/a.ts', 'const a = 1;\nexport { a as default };'],
    ['any', 'src/code/a.ts', 'const a: any = 1;'],
    ['Node in a browser file', 'src/code/a.ts', "import fs from 'node:fs';"],
    ['a build file in a browser file', 'src/code/a.tsx', "import { b } from './b.node.ts';"],
    [
      'a demo that uses the site',
      'data/content/a/A.tsx',
      "import { site } from '#data/site.ts';\nexport default function A() {}",
    ],
    [
      'a demo that uses another page',
      'data/content/a/A.tsx',
      "import { b } from '../b/b.ts';\nexport default function A() {}",
    ],
  ])('%s', (_case, file, text) => {
    expect(breaches(file, text)).toHaveLength(1);
  });

  test.each<[string, string, string]>([
    ['a lower rank', 'src/code/a.ts', "import { b } from '#src/path/b.ts';"],
    ['its own folder', 'src/code/a.ts', "import { b } from './b.ts';"],
    ['a dictionary', 'src/i18n/a.ts', "import b from '../../translations/translations.json';"],
    ['data', 'src/path/a.ts', "import { b } from '#data/site.ts';"],
    ['a build file in a build file', 'src/code/a.node.ts', "import { b } from './b.node.ts';"],
    ['a build file in a route', 'pages/a.tsx', "import { b } from '#src/code/b.node.ts';"],
    ['Node in a script', 'scripts/a.ts', "import fs from 'node:fs';"],
    ['a route', 'pages/a.tsx', 'export default function A() {}'],
    [
      'a proof',
      'data/content/a/a.proof.tsx',
      "import { act } from '#test/proof.tsx';\nimport { item } from '#test/proofs/richTrees.tsx';\nimport { b } from '#data/content/shared/b.ts';\nimport { c } from './c.ts';",
    ],
    [
      'a demo',
      'data/content/a/A.tsx',
      "import { b } from '#data/content/shared/b.ts';\nimport { c } from './c.ts';\nimport * as React from 'react';\nexport default function A() {}",
    ],
  ])('but not %s', (_case, file, text) => {
    expect(breaches(file, text)).toEqual([]);
  });
});

function breaches(file: string, text: string): string[] {
  const { imports, hasDefaultExport, hasAny } = readFacts(file, text);
  const mayExportDefault = /^(?:pages|data\/content)\//.test(file);
  return [
    ...VAGUE.filter((name) => file.split('/').slice(0, -1).includes(name)).map(
      (name) => `${file} lies in a folder named ${name}. Name what lives there.`,
    ),
    ...(/\/index\.tsx?$/.test(file) && !file.startsWith('pages/')
      ? [`${file} is a barrel. Import the files themselves.`]
      : []),
    ...(hasDefaultExport && !mayExportDefault ? [`${file} has a default export. Name it.`] : []),
    ...(hasAny ? [`${file} uses any. Use unknown, then parse.`] : []),
    ...(file.startsWith('src/') && rankOf(folderOf(file)) < 0
      ? [`${file} lies in a folder without a rank. Give it one in test/layers.test.ts.`]
      : []),
    ...imports.flatMap((from) => importBreaches(file, from)),
  ];
}

function importBreaches(file: string, from: string): string[] {
  const target = resolve(file, from);
  const problems: [boolean, string][] = [
    [isUpward(file, from, target), 'imports against the ranks'],
    [file.startsWith('data/') && target.startsWith('src/'), 'is data and knows src'],
    [isDemoAstray(file, from), 'is read by visitors and imports more than packages and siblings'],
    [!isTest(file) && isTest(target), 'imports a test'],
    [isProof(file) && from === 'vitest', 'is a proof and goes past #test/proof.tsx'],
    [runsInBrowser(file) && from.startsWith('node:'), 'runs in the browser and imports Node'],
    [
      runsInBrowser(file) && !file.startsWith('pages/') && /\.node\.ts$/.test(target),
      'runs in the browser and imports a build file',
    ],
  ];
  return problems.filter(([holds]) => holds).map(([, what]) => `${file} ${what} (${from}).`);
}

/** Within a folder of `src` imports are `./`; to others they are `#src/…` and go down the ranks; `data` is below all. */
function isUpward(file: string, from: string, target: string): boolean {
  if (!file.startsWith('src/') || isTest(file) || !isOurs(from)) {
    return false;
  }
  if (from.startsWith('./')) {
    return folderOf(target) !== folderOf(file);
  }
  if (from.startsWith('#src/')) {
    return rankOf(folderOf(target)) >= rankOf(folderOf(file));
  }
  return !from.startsWith('#data/') && !FACTS.test(target);
}

function isDemoAstray(file: string, from: string): boolean {
  return (
    file.startsWith('data/content/') &&
    isOurs(from) &&
    !from.startsWith('./') &&
    !from.startsWith('#data/content/shared/') &&
    !(isProof(file) && /^#test\/proof(?:\.tsx|s\/\w+\.(?:tsx|js))$/.test(from))
  );
}

function isProof(file: string): boolean {
  return file.startsWith('data/content/') && file.endsWith('.proof.tsx');
}

function isTest(file: string): boolean {
  return /^(?:test|e2e)\//.test(file) || /\.test\.tsx?$/.test(file) || isProof(file);
}

function runsInBrowser(file: string): boolean {
  return /^(?:src|data|pages)\//.test(file) && !/\.node\.ts$/.test(file) && !isTest(file);
}

function isOurs(from: string): boolean {
  return from.startsWith('.') || from.startsWith('#');
}

function resolve(file: string, from: string): string {
  return from.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), from)
    : from.replace(/^#/, '');
}

function folderOf(file: string): string {
  return file.split('/')[1] ?? '';
}

function rankOf(folder: string): number {
  return RANKS.findIndex((names) => names.includes(folder));
}

function readFacts(file: string, text: string): SourceFacts {
  const source = parseTsx(text, file);
  const imports = importsOf(text, file).map(({ specifier }) => specifier);
  const facts: SourceFacts = { imports, hasDefaultExport: false, hasAny: false };
  const visit = (node: ts.Node) => {
    facts.hasAny ||= node.kind === ts.SyntaxKind.AnyKeyword;
    facts.hasDefaultExport ||=
      ts.isExportAssignment(node) ||
      node.kind === ts.SyntaxKind.DefaultKeyword ||
      (ts.isExportSpecifier(node) && node.name.text === 'default');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return facts;
}
