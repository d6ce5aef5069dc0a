import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashedFolder } from './writeFiles.node.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hashed-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(...texts: string[]): string[] {
  const { write: add, dropOthers } = hashedFolder('tree', folder);
  const addresses = texts.map((text, index) => add(`branch-${index}`, 'json', text));
  dropOthers();
  return addresses;
}

test('a file lies at its address, whose name follows from its text alone', () => {
  const [address = ''] = write('[1]');
  expect(address).toMatch(/^\/x\/tree\/branch-0-[0-9a-f]{12}\.json$/);
  expect(readFileSync(path.join(folder, address.slice('/x/'.length)), 'utf8')).toBe('[1]');
  expect(write('[1]')).toEqual([address]);
  expect(write('[2]')).not.toEqual([address]);
});

test('files of another content are taken away', () => {
  write('[1]', '[2]');
  write('[1]', '[3]');
  expect(readdirSync(path.join(folder, 'tree'))).toHaveLength(2);
});
