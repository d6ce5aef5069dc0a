import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { headerRules } from '#src/delivery/headers/headerRules.ts';
import { keepAssets } from './keptAssets.node.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A finished site with these chunks. */
function build(name: string, chunks: string[]): string {
  const site = path.join(folder, name);
  for (const file of [
    `x/introduction/index.html`,
    `x/_next/data/${name}/introduction.json`,
    `x/_next/static/${name}/_buildManifest.js`,
    `x/scripts/controls-${name}.js`,
    `x/search/names-${name}.json`,
    `x/tree/migration-${name}.json`,
    ...chunks.map((chunk) => `x/_next/static/chunks/${chunk}`),
  ]) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), `${name} ${file}`);
  }
  return site;
}

function day(text: string): Date {
  return new Date(`${text}T12:00:00Z`);
}

function record(site: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(site, 'kept-assets.json'), 'utf8')) as never;
}

test('the hashed files of the build before stay, its pages and data do not', () => {
  const [a, b] = [build('a', ['old.js', 'both.js']), build('b', ['both.js', 'new.js'])];
  expect(keepAssets(a, b, day('2026-11-01'))).toEqual({ kept: 5, dropped: 0 });
  expect(Object.keys(record(b))).toEqual([
    'x/_next/static/a/_buildManifest.js',
    'x/_next/static/chunks/old.js',
    'x/scripts/controls-a.js',
    'x/search/names-a.json',
    'x/tree/migration-a.json',
  ]);
  expect(readFileSync(path.join(b, 'x/_next/static/chunks/old.js'), 'utf8')).toContain('a x/_next');
  expect(readFileSync(path.join(b, 'x/_next/static/chunks/both.js'), 'utf8')).toContain(
    'b x/_next',
  );
  expect(existsSync(path.join(b, 'x/_next/data/a'))).toBe(false);
});

test('every folder whose files browsers keep for a year is kept', () => {
  const [a, b] = [build('a', []), build('b', [])];
  keepAssets(a, b, day('2026-11-01'));
  const folders = ['_next', 'search', 'tree', 'scripts', 'fonts', 'cards', 'introduction'];
  const rules = headerRules(
    { page: '', framed: '', sandbox: '' },
    folders.map((name) => ({ name, isFolder: true })),
  );
  const hashed = rules
    .filter(({ headers }) => headers['Cache-Control']?.includes('immutable'))
    .map(({ path: where }) => where.slice(1, -'*'.length));
  expect(hashed).toHaveLength(4);
  for (const where of hashed) {
    expect(Object.keys(record(b)).some((file) => file.startsWith(where))).toBe(true);
  }
});

test('files stay for 30 days after the last build that had them', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => build(name, [`${name}.js`]));
  keepAssets(a!, b!, day('2026-11-01'));
  keepAssets(b!, c!, day('2026-11-20'));
  expect(record(c!)['x/_next/static/chunks/a.js']).toBe('2026-11-01');
  expect(record(c!)['x/_next/static/chunks/b.js']).toBe('2026-11-20');
  expect(keepAssets(c!, d!, day('2026-12-05'))).toEqual({ kept: 10, dropped: 5 });
  expect(existsSync(path.join(d!, 'x/_next/static/chunks/a.js'))).toBe(false);
  expect(existsSync(path.join(d!, 'x/_next/static/chunks/b.js'))).toBe(true);
});

test('a file that comes back counts as new', () => {
  const [a, b, c] = [build('a', ['s.js']), build('b', []), build('c', ['s.js'])];
  keepAssets(a, b, day('2026-11-01'));
  keepAssets(b, c, day('2026-11-20'));
  expect(record(c)['x/_next/static/chunks/s.js']).toBeUndefined();
});

test('a second run changes nothing', () => {
  const [a, b] = [build('a', ['old.js']), build('b', [])];
  keepAssets(a, b, day('2026-11-01'));
  const first = record(b);
  expect(keepAssets(a, b, day('2026-11-01'))).toEqual({ kept: 5, dropped: 0 });
  expect(record(b)).toEqual(first);
});

test('a folder that is no site is told', () => {
  expect(() => keepAssets(path.join(folder, 'none'), build('b', []), day('2026-11-01'))).toThrow(
    'is no finished site: it has no folder x.',
  );
});
