import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { importsOf, parseTsx } from '#src/site/code/sources.node.ts';
import { houseMap, withMap } from '../tools/checks/houseMap.ts';
import { groups } from '../tools/checks/rooms.ts';

/** Lowest first; a room of `src` imports only from lines above its own. */
const RANKS = [
  'generated',
  ...groups.flatMap(({ name, rooms }) => rooms.map(([room]) => `${name}/${room}`)),
];
const TOP = ['src', 'data', 'pages', 'scripts', 'tools', 'test', 'e2e'];
/** More files are two rooms. */
const MOST_FILES = 25;
/** More lines are two files. */
const MOST_LINES = 250;
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
}, 60_000); // it parses two thousand files

test('every room has its files, and not too many', () => {
  expect(crowding(files)).toEqual([]);
});

test('the map in README is the table of the rooms: npm run map', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toBe(withMap(readme, houseMap(groups)));
});

describe('a breach is told:', () => {
  test.each<[string, string, string]>([
    ['a higher group', 'src/site/code/a.ts', "import { b } from '#src/documents/parse/b.ts';"],
    ['a higher room', 'src/site/path/a.ts', "import { b } from '#src/site/tree/b.ts';"],
    [
      'a type of a higher room',
      'src/site/code/a.ts',
      "import type { B } from '#src/demos/model/b.ts';",
    ],
    ['a higher room, late', 'src/site/code/a.ts', "const b = import('#src/demos/model/b.ts');"],
    [
      'a higher room, handed on',
      'src/site/code/a.ts',
      "export { b } from '#src/demos/model/b.ts';",
    ],
    [
      'its own room by the long way',
      'src/site/code/a.ts',
      "import { b } from '#src/site/code/b.ts';",
    ],
    ['another room by a relative way', 'src/site/code/a.ts', "import { b } from '../path/b.ts';"],
    ['a group without its room', 'src/site/code/a.ts', "import { b } from '#src/site/b.ts';"],
    ['a route', 'src/site/code/a.ts', "import { b } from '../../../pages/b.tsx';"],
    ['a script', 'src/site/code/a.ts', "import { b } from '../../../scripts/b.ts';"],
    ['a tool', 'src/delivery/headers/a.ts', "import { b } from '../../../tools/bench/b.ts';"],
    ['a room without a rank', 'src/site/newRoom/a.ts', ''],
    ['a file beside the rooms', 'src/site/a.ts', ''],
    ['a folder in a room', 'src/site/code/folder/a.ts', ''],
    ['data that knows src', 'data/a.ts', "import { b } from '#src/site/path/b.ts';"],
    ['a test, imported', 'src/site/code/a.ts', "import { b } from './b.test.ts';"],
    ['test/, imported', 'scripts/a.ts', "import { b } from '../test/ports.ts';"],
    ['a file that is two', 'src/site/code/a.ts', '\n'.repeat(251)],
    [
      'a demo that uses the proofs',
      'data/content/a/A.tsx',
      "import { b } from './a.proof.tsx';\nexport default function A() {}",
    ],
    [
      'a proof that uses the site',
      'data/content/a/a.proof.tsx',
      "import { b } from '#data/site/site.ts';",
    ],
    ['a proof without its words', 'data/content/a/a.proof.tsx', "import { test } from 'vitest';"],
    ['a vague folder', 'scripts/utils/a.ts', ''],
    ['a barrel', 'src/site/code/index.ts', ''],
    ['a default export', 'src/site/code/a.ts', 'export default 1;'],
    ['a default export by name', 'src/site/code/a.ts', 'const a = 1;\nexport { a as default };'],
    ['any', 'src/site/code/a.ts', 'const a: any = 1;'],
    ['Node in a browser file', 'src/site/code/a.ts', "import fs from 'node:fs';"],
    ['a build file in a browser file', 'src/site/code/a.tsx', "import { b } from './b.node.ts';"],
    [
      'a demo that uses the site',
      'data/content/a/A.tsx',
      "import { site } from '#data/site/site.ts';\nexport default function A() {}",
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
    ['a lower room', 'src/site/code/a.ts', "import { b } from '#src/site/path/b.ts';"],
    [
      'any room of a lower group',
      'src/visitor/ads/a.ts',
      "import { b } from '#src/site/code/b.ts';",
    ],
    ['what is generated', 'src/site/path/a.ts', "import { b } from '#src/generated/b.ts';"],
    ['its own room', 'src/site/code/a.ts', "import { b } from './b.ts';"],
    [
      'a dictionary',
      'src/site/texts/a.ts',
      "import b from '../../../translations/translations.json';",
    ],
    ['data', 'src/site/path/a.ts', "import { b } from '#data/site/site.ts';"],
    ['a build file in a build file', 'src/site/code/a.node.ts', "import { b } from './b.node.ts';"],
    ['a build file in a route', 'pages/a.tsx', "import { b } from '#src/site/code/b.node.ts';"],
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
    ...(file.startsWith('src/') && rankOf(roomOf(file)) < 0
      ? [
          `${file} lies in no room. Move it into one, or give its room a line in tools/checks/rooms.ts.`,
        ]
      : []),
    ...(isSource(file) && text.split('\n').length > MOST_LINES + 1
      ? [`${file} has more than ${MOST_LINES} lines. Make two files of it.`]
      : []),
    ...imports.flatMap((from) => importBreaches(file, from)),
  ];
}

/** Rooms that hold too much, and those of the table that hold nothing. */
function crowding(all: readonly string[]): string[] {
  const counts = new Map(RANKS.map((room) => [room, 0]));
  for (const file of all.filter((each) => each.startsWith('src/') && isSource(each))) {
    counts.set(roomOf(file), (counts.get(roomOf(file)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([room]) => room !== 'generated')
    .flatMap(([room, count]) => [
      ...(count > MOST_FILES ? [`src/${room} has ${count} files. Make two rooms of it.`] : []),
      ...(count < 3 ? [`src/${room} has ${count} files. Move them where they belong.`] : []),
    ]);
}

/** What is written by hand and is neither a fact nor a test. */
function isSource(file: string): boolean {
  return (
    /^(?:src|pages|scripts|tools)\//.test(file) &&
    !file.startsWith('src/generated/') &&
    !isTest(file)
  );
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

/** Within a room imports are `./`; to others they are `#src/group/room/…` and go down the ranks; `data` is below all. */
function isUpward(file: string, from: string, target: string): boolean {
  if (!file.startsWith('src/') || isTest(file) || !isOurs(from)) {
    return false;
  }
  if (from.startsWith('./')) {
    return roomOf(target) !== roomOf(file);
  }
  if (from.startsWith('#src/')) {
    return !isBelow(roomOf(target), roomOf(file));
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

/** `group/room` of a file in a room, `generated` of one that is generated; of any other the folder it lies in, which has no rank. */
function roomOf(file: string): string {
  const folder = path.posix.dirname(file).replace(/^src\//, '');
  return folder.startsWith('generated') ? 'generated' : folder;
}

function rankOf(room: string): number {
  return RANKS.indexOf(room);
}

function isBelow(room: string, other: string): boolean {
  return rankOf(room) >= 0 && rankOf(room) < rankOf(other);
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
