import { describe, expect, test } from 'vitest';
import { readEntryChunks } from './entryChunks.node.ts';

function line(entry: string): string {
  return `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${entry});`;
}

test('the entries of a page are data, in their order and to the letter', () => {
  const first = '{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[10783,68146]}';
  const second = '{"otherChunks":["static/chunks/\\u003cb.js"],"runtimeModuleIds":[1]}';
  expect(readEntryChunks(`${line(first)}\n${line(second)}\n`)).toBe(`[${first},${second}]`);
});

test('a page without entries has an empty list', () => {
  expect(readEntryChunks('')).toBe('[]');
});

describe('any other script stops the build', () => {
  test.each([
    'alert(1)',
    `${line('{}')} alert(1)`,
    '(globalThis["OTHER"] || (globalThis["OTHER"] = [])).push({});',
    line('[1]'),
  ])('%s', (script) => {
    expect(() => readEntryChunks(script)).toThrow('Next prints an inline script that is not known');
  });
});
