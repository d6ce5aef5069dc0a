import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkFences } from '#src/documents/check/checkFences.node.ts';
import { readDocuments } from '#src/documents/parse/readDocuments.node.ts';
import { readFences } from '#src/documents/parse/readFences.node.ts';

const FRAGMENTS = 'data/writing/fragments';

const folder = mkdtempSync(path.join(tmpdir(), 'fences-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the code of every fence in every document compiles', () => {
  const fences = [...readDocuments().values()].flatMap((document) => readFences(document));
  expect(fences.length).toBeGreaterThan(200);
  expect(checkFences(fences, FRAGMENTS)).toEqual([]);
}, 300_000);

describe('a fence', () => {
  test('is judged line by line, by what stands behind its language', () => {
    const found = check(
      [
        ['```ts', 'export const a: number = 1;'],
        ['```ts', 'export const a = 1;', "export const b: number = 'b';"],
        ['```tsx', 'export const c = known + 1;'],
        ['```tsx fragment="known"', 'export const c = known + 1;'],
        ['```ts fragment="unknown"', 'export const d = unknown;'],
        ['```ts fragment="Kind"', "export const e: Kind = 'f';"],
        ['```ts error="not assignable"', "export const g: number = 'g';"],
        ['```ts error="not assignable"', 'export const g = 1;'],
        ['```ts version="7"', "import { gone } from 'a-package-of-old';", 'gone();'],
        ['```ts version="7"', 'gone(;'],
        ['```js', 'module.exports = (a) => a;'],
        ['```text', 'not ( code'],
      ],
      "export declare const known: number;\nexport type Kind = 'e';\n",
    );
    expect(found).toEqual([
      "11: Type 'string' is not assignable to type 'number'.",
      "15: Cannot find name 'known'.",
      expect.stringMatching(/^22: .* has no exported member named 'unknown'\./),
      '27: Type \'"f"\' is not assignable to type \'"e"\'.',
      '34: expects the error "not assignable", and has none.',
      "44: ')' expected.",
    ]);
  });

  test('that shows a difference: both halves parse, the newer one compiles', () => {
    const found = check([
      ['```ts', 'const a: Gone = 1; // [!code --]', 'const a = 1; // [!code ++]', 'export { a };'],
      ['```ts', 'const a = (; // [!code --]', 'const a = 1; // [!code ++]', 'export { a };'],
      ['```ts', 'const a = 1; // [!code --]', "const a: 1 = 'a'; // [!code ++]", 'export { a };'],
    ]);
    expect(found).toEqual([
      '12: Expression expected.',
      "19: Type '\"a\"' is not assignable to type '1'.",
    ]);
  });

  test('that lists members is compared with their type', () => {
    const found = check(
      [
        ['```ts fragment="Api" members="Api"', 'open: (id: string) => void;'],
        ['```ts fragment="Api" members="Api"', 'open: (id: string, how: number) => void;'],
        ['```ts fragment="Api" members="Api"', 'close: () => void;'],
      ],
      'export type Api = { open: (id: string) => void; shut: () => void };\n',
    );
    expect(found.filter((line) => Number.parseInt(line) < 10)).toEqual([]);
    expect(found.length).toBeGreaterThan(1);
  });

  test('may import other fences of its page by their titles', () => {
    const found = check([
      ['```ts title="src/licence.ts"', 'export const key = 1;'],
      ['```tsx title="main.tsx"', "import './licence.ts';", "export * from './App.tsx';"],
    ]);
    expect(found).toEqual([expect.stringMatching(/^11: Cannot find module '\.\/App\.tsx' /)]);
  });
});

/** What is found in a document that holds these fences, each with its line; `context` holds the names of fragments. */
function check(fences: string[][], context = 'export {};'): string[] {
  const file = path.join(folder, 'page.md');
  const head = ['---', 'title: A', 'description: B', '---'];
  writeFileSync(file, [...head, ...fences.flatMap((lines) => [...lines, '```', ''])].join('\n'));
  writeFileSync(path.join(folder, 'general.ts'), context);
  return checkFences(readFences({ file, folder }), folder).map((line) =>
    line.replace(`${file}:`, ''),
  );
}
