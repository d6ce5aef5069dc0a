import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { entryChunks } from './entryChunks.node.ts';

const OTHER = '(globalThis.TURBOPACK||=[]).push([0,11,(e,t,n)=>{"use strict"}]);';
const REACT =
  '(globalThis.TURBOPACK||=[]).push([0,22,(e,t,n)=>{let a=[1,33,e=>a]},44,(e,t,n)=>{var d={rendererPackageName:"react-dom"}},55,e=>{}]);';

let build = '';

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'x-docs-entries-'));
  writeFileSync(path.join(build, 'a.js'), OTHER);
  writeFileSync(path.join(build, 'b.js'), REACT);
});

afterEach(() => {
  rmSync(build, { recursive: true });
});

function line(entry: unknown): string {
  const json = typeof entry === 'string' ? entry : JSON.stringify(entry);
  return `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${json});`;
}

test('the entries of a page are data in their order, after React DOM', () => {
  const app = { otherChunks: ['a.js', 'b.js'], runtimeModuleIds: [10783, 68146] };
  const page = { otherChunks: ['c.js'], runtimeModuleIds: [1] };
  expect(entryChunks(`${line(app)}\n${line(page)}\n`, build)).toEqual([
    { otherChunks: ['b.js'], runtimeModuleIds: [44] },
    app,
    page,
  ]);
});

test('a page without entries has none', () => {
  expect(entryChunks('', build)).toEqual([]);
});

test('a bundle without React DOM stops the build', () => {
  const app = { otherChunks: ['a.js'], runtimeModuleIds: [1] };
  expect(() => entryChunks(line(app), build)).toThrow('React DOM is in none of the chunks a.js.');
});

describe('any other script stops the build', () => {
  test.each([
    'alert(1)',
    `${line('{}')} alert(1)`,
    '(globalThis["OTHER"] || (globalThis["OTHER"] = [])).push({});',
    line('[1]'),
  ])('%s', (script) => {
    expect(() => entryChunks(script, build)).toThrow(
      'Next prints an inline script that is not known',
    );
  });
});
