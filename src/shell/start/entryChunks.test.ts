import { describe, expect, test } from 'vitest';
import { entryChunks } from './entryChunks.node.ts';

function line(entry: unknown): string {
  const json = typeof entry === 'string' ? entry : JSON.stringify(entry);
  return `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${json});`;
}

test('the entries of a page are data in their order', () => {
  const app = { otherChunks: ['a.js', 'b.js'], runtimeModuleIds: [10783, 68146] };
  const page = { otherChunks: ['c.js'], runtimeModuleIds: [1] };
  expect(entryChunks(`${line(app)}\n${line(page)}\n`)).toEqual([app, page]);
});

test('a page without entries has none', () => {
  expect(entryChunks('')).toEqual([]);
});

describe('any other script stops the build', () => {
  test.each([
    'alert(1)',
    `${line('{}')} alert(1)`,
    '(globalThis["OTHER"] || (globalThis["OTHER"] = [])).push({});',
    line('[1]'),
  ])('%s', (script) => {
    expect(() => entryChunks(script)).toThrow('Next prints an inline script that is not known');
  });
});
