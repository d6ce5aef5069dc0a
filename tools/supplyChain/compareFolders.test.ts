import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { differences, hashFolder } from './compareFolders.ts';

const made: string[] = [];

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'x-docs-compare-'));
  made.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

afterEach(() => {
  made.splice(0).forEach((folder) => rmSync(folder, { recursive: true }));
});

function compare(one: Record<string, string>, other: Record<string, string>, allowed: RegExp[]) {
  return differences(
    hashFolder(folderOf(one)),
    hashFolder(folderOf(other)),
    allowed.map((file) => ({ file, because: 'a reason' })),
  );
}

test('folders with the same files do not differ', () => {
  const files = { 'x/index.html': 'page', 'x/a/b.js': 'script' };
  expect(compare(files, files, [])).toEqual([]);
});

test('a file that differs, is lost or is new is named', () => {
  const one = { 'x/a.html': 'one', 'x/b.html': 'same', 'x/c.html': 'lost' };
  const other = { 'x/a.html': 'other', 'x/b.html': 'same', 'x/d.html': 'new' };
  expect(compare(one, other, [])).toEqual([
    'x/a.html differs.',
    'x/c.html is in the first build only.',
    'x/d.html is in the second build only.',
  ]);
});

test('what is allowed to differ is not named', () => {
  expect(compare({ 'x/date.json': '1', a: '1' }, { 'x/date.json': '2', a: '2' }, [/date/])).toEqual(
    ['a differs.'],
  );
});
