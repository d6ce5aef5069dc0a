import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findHeaders, parseHeaders } from '#src/delivery/serving/headersFile.ts';
import { addEdition } from './addEdition.node.ts';

let folder = '';
let newer = '';
let older = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'editions-'));
  newer = build('newer', '/x', ['/ /x/ 301', '/x/old/ /x/new/ 301']);
  older = build('older', '/x/v7', ['/ /x/v7/ 301', '/x/v7/old/ /x/v7/new/ 301']);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A finished folder of an edition. */
function build(name: string, base: string, redirects: string[]): string {
  const site = path.join(folder, name);
  mkdirSync(path.join(site, base, 'introduction'), { recursive: true });
  const files = {
    [`${base}/index.html`]: `home of ${name}`,
    [`${base}/introduction/index.html`]: `introduction of ${name}`,
    _headers: `/*\n  X-All: ${name}\n\n${base}/sw.js\n  Cache-Control: no-store ${name}\n\n${base}/introduction/*\n  X-Policy: ${name}\n`,
    _redirects: redirects.map((line) => `${line}\n`).join(''),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: https://mui.com${base}/sitemap.xml\n`,
  };
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(site, file), text);
  }
  return site;
}

function read(file: string): string {
  return readFileSync(path.join(newer, file), 'utf8');
}

test('the pages of both are there, each with its own headers', () => {
  addEdition(older, newer, '/x/v7');
  expect(read('x/introduction/index.html')).toBe('introduction of newer');
  expect(read('x/v7/introduction/index.html')).toBe('introduction of older');
  const rules = parseHeaders(read('_headers'));
  const policy = (address: string) => Object.fromEntries(findHeaders(rules, address));
  expect(policy('/x/introduction/')).toEqual({ 'X-All': 'newer', 'X-Policy': 'newer' });
  expect(policy('/x/v7/introduction/')).toEqual({ 'X-All': 'newer', 'X-Policy': 'older' });
  expect(policy('/x/v7/sw.js')).toEqual({ 'X-All': 'newer', 'Cache-Control': 'no-store older' });
});

test('redirects and sitemaps of both are told, the root is that of this edition', () => {
  addEdition(older, newer, '/x/v7');
  expect(read('_redirects').trim().split('\n')).toEqual([
    '/ /x/ 301',
    '/x/old/ /x/new/ 301',
    '/x/v7/old/ /x/v7/new/ 301',
  ]);
  expect(read('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://mui.com/x/sitemap.xml\nSitemap: https://mui.com/x/v7/sitemap.xml\n',
  );
});

test('a second time changes nothing, and takes away what the other edition no longer has', () => {
  addEdition(older, newer, '/x/v7');
  const before = ['_headers', '_redirects', 'robots.txt'].map(read);
  writeFileSync(path.join(newer, 'x/v7/gone.html'), '');
  addEdition(older, newer, '/x/v7');
  expect(['_headers', '_redirects', 'robots.txt'].map(read)).toEqual(before);
  expect(existsSync(path.join(newer, 'x/v7/gone.html'))).toBe(false);
});

test('a folder without that edition is told in a sentence, and nothing is changed', () => {
  const before = read('_headers');
  expect(() => addEdition(newer, newer, '/x/v6')).toThrow('holds no edition at /x/v6. Build');
  expect(read('_headers')).toBe(before);
});
