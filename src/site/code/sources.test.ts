import { expect, test, describe } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importsOf, hashProgram, ownSources } from './sources.node.ts';

describe('parseTsx', () => {
const namesIn = (source: string, file?: string) =>
  importsOf(source, file).map(({ specifier }) => specifier);

test('every way to import is found, in the order of the text', () => {
  const source = [
    "import a from 'a';",
    "import type { B } from './b.ts';",
    "import './c.css';",
    'export { d } from "#src/d.ts";',
    "type F = import('./f.ts').F;",
    "const g = lazy(() => import('./g.tsx'));",
  ];
  expect(namesIn(source.join('\n'))).toEqual([
    'a',
    './b.ts',
    './c.css',
    '#src/d.ts',
    './f.ts',
    './g.tsx',
  ]);
});

test('words that only look like one are none', () => {
  expect(namesIn("// import a from 'a'\nconst b = \"from './b.ts'\";")).toEqual([]);
  expect(namesIn('const a = (name: string) => import(`./${name}.ts`);')).toEqual([]);
});

test('a late one says so, and each says where its name stands', () => {
  const source = "import a from './a.ts';\nconst b = () => import('./b.ts');";
  const [first, second] = importsOf(source);
  expect([first?.isLate, second?.isLate]).toEqual([false, true]);
  expect(source.slice(second?.start, second?.end)).toBe('./b.ts');
});

test('the ending of a file says how it is written', () => {
  expect(
    namesIn("const a = <T,>(b: unknown) => <T>b;\nconst c = import('./c.ts');", 'a.ts'),
  ).toEqual(['./c.ts']);
});
});

describe('ownSources', () => {
test('what decides a parsed document is found beside it and through aliases, and pages are not of it', () => {
  const sources = ownSources('src/documents/parse/readParsed.node.ts');
  expect(sources).toContain('src/documents/parse/headings.node.ts'); // by way of another file of its folder
  expect(sources).toContain('src/site/code/sources.node.ts'); // by an alias
  expect(sources).toContain('data/products.ts');
  expect(sources).not.toContain('data/tree/pages.ts'); // a new page does not make the others be parsed anew
});

test('the hash of a program changes with each of its files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'program-'));
  const [entry, part, input] = ['a.ts', 'b.ts', 'c.json'].map((name) => path.join(folder, name));
  writeFileSync(entry ?? '', "import { b } from './b.ts';");
  const hashes = ['1', '2'].flatMap((value) =>
    [part, input].map((file) => {
      [part, input].forEach((each) => writeFileSync(each ?? '', ''));
      writeFileSync(file ?? '', value);
      return hashProgram(entry ?? '', [input ?? '']);
    }),
  );
  expect(new Set(hashes).size).toBe(4);
  rmSync(folder, { recursive: true });
});
});
