import { describe, expect, test } from 'vitest';
import { toJavaScript } from './toJavaScript.node.ts';

test.each<[string, string, string]>([
  ['plain code', "const a = 'a';\n", "const a = 'a';\n"],
  ['an annotation', 'const a: number = 1;\n', 'const a = 1;\n'],
  [
    'an interface, whose lines go',
    'const a = 1;\n\ninterface A {\n  b: string;\n}\n\nconst c = 2;\n',
    'const a = 1;\n\nconst c = 2;\n',
  ],
  ['a type', 'type A = { b: string };\nconst a = 1;\n', 'const a = 1;\n'],
  [
    'an import of types',
    "import type { A } from 'a';\nimport { b } from 'b';\n",
    "import { b } from 'b';\n",
  ],
  ['a mixed import', "import { a, type A } from 'a';\n", "import { a } from 'a';\n"],
  [
    'a mixed import of several lines',
    "import {\n  a,\n  type A,\n  type B,\n} from 'a';\n",
    "import { a } from 'a';\n",
  ],
  ['an export of a type', 'export type { A };\nexport { a };\n', 'export { a };\n'],
  [
    'generics of a function',
    'function first<T extends object>(list: readonly T[]): T | undefined {\n  return list[0];\n}\n',
    'function first(list) {\n  return list[0];\n}\n',
  ],
  [
    'generics of an arrow',
    'const same = <T,>(value: T): T => value;\n',
    'const same = (value) => value;\n',
  ],
  [
    'generics of a call',
    'const [a] = React.useState<string | null>(null);\n',
    'const [a] = React.useState(null);\n',
  ],
  [
    'generics of a component',
    'const a = <Grid<Row> rows={rows as Row[]} />;\n',
    'const a = <Grid rows={rows} />;\n',
  ],
  [
    'generics of a component around others',
    'const a = (\n  <Tree<Item, true> items={b}>\n    <b />\n  </Tree>\n);\n',
    'const a = (\n  <Tree items={b}>\n    <b />\n  </Tree>\n);\n',
  ],
  ['as', 'const a = b as unknown as string;\n', 'const a = b;\n'],
  ['as const', "const a = ['b'] as const;\n", "const a = ['b'];\n"],
  [
    'satisfies',
    "const a = [{ field: 'b' }] satisfies Column[];\n",
    "const a = [{ field: 'b' }];\n",
  ],
  ['a non-null mark', 'const a = b!.c;\n', 'const a = b.c;\n'],
  [
    'optional parameters',
    'function a(b?: string, c: number = 1) {\n  return b;\n}\n',
    'function a(b, c = 1) {\n  return b;\n}\n',
  ],
  [
    'a type guard',
    "const isA = (a: unknown): a is A => typeof a === 'string';\n",
    "const isA = (a) => typeof a === 'string';\n",
  ],
  [
    'parameters of several lines',
    'function A({\n  b,\n  c,\n}: {\n  b: string;\n  c: number;\n}) {\n  return b;\n}\n',
    'function A({ b, c }) {\n  return b;\n}\n',
  ],
  ['declarations', "declare module 'a' {\n  interface B {}\n}\n\nconst a = 1;\n", 'const a = 1;\n'],
  ['comments stay', '// Why.\nconst a: A = 1; // So.\n', '// Why.\nconst a = 1; // So.\n'],
])('%s', async (_case, source, script) => {
  expect(await toJavaScript(source, 'Demo.tsx')).toBe(script);
});

test('blank lines of the author stay', async () => {
  const source = 'const a = 1;\n\nconst b: number = 2;\n\n// Why.\nconst c = 3;\n';
  expect(await toJavaScript(source, 'Demo.tsx')).toBe(source.replace(': number', ''));
});

describe('stops at syntax that is more than a type', () => {
  test.each([
    ['enum', 'const a = 1;\nenum Size {\n  Small,\n}\n', 'Demo.tsx:2', 'enum Size {'],
    ['namespace', 'namespace A {\n  export const b = 1;\n}\n', 'Demo.tsx:1', 'namespace A {'],
    [
      'parameter property',
      'class A {\n  constructor(private b: string) {}\n}\n',
      'Demo.tsx:2',
      'private',
    ],
    ['import =', "import a = require('a');\n", 'Demo.tsx:1', "import a = require('a');"],
    ['export =', 'export = a;\n', 'Demo.tsx:1', 'export = a;'],
  ])('%s', async (_kind, source, place, text) => {
    await expect(toJavaScript(source, 'Demo.tsx')).rejects.toThrow(
      new Error(
        `${place} holds syntax that is more than a type (${text}). Write it in plain JavaScript.`,
      ),
    );
  });
});

test('stops at a source that does not parse', async () => {
  await expect(toJavaScript('const a = 1;\nconst b = (;\n', 'Demo.tsx')).rejects.toThrow(
    new Error('Demo.tsx does not parse: Unexpected token (2:12) Mend it.'),
  );
});
