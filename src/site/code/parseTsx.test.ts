import { expect, test } from 'vitest';
import { importsOf } from './parseTsx.node.ts';

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
