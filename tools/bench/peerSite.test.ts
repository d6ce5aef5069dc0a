import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPeer } from './peerSite.ts';

const WHOLE = {
  name: 'Other',
  folder: 'dist',
  base: '/docs/',
  pages: { short: '/docs/a/', long: '/docs/b/', reference: '/docs/c/' },
  clicks: { from: '/docs/a/', link: 'a.next', back: 'a.previous', heading: 'h1' },
};

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'x-docs-peer-'));
  mkdirSync(path.join(folder, 'dist'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a site is as its file describes it, with its folder beside the file', () => {
  describe(JSON.stringify(WHOLE));
  expect(readPeer(folder)).toEqual({ ...WHOLE, folder: path.join(folder, 'dist') });
});

test.each([
  ['no file', undefined, 'has no peer.json'],
  ['no JSON', '{', 'is not JSON'],
  ['a list', '[]', 'lacks "folder", a text'],
  ['no build', JSON.stringify({ ...WHOLE, folder: 'out' }), 'Build the site first'],
  ['no page', JSON.stringify({ ...WHOLE, pages: { short: '/a' } }), 'pages lacks "long", a text'],
  ['no clicks', JSON.stringify({ ...WHOLE, clicks: undefined }), 'lacks "clicks", an object'],
  ['a half search', JSON.stringify({ ...WHOLE, search: {} }), 'search lacks "from", a text'],
])('%s is told in a sentence', (_, content, told) => {
  if (content !== undefined) {
    describe(content);
  }
  expect(() => readPeer(folder)).toThrow(told);
});

function describe(content: string): void {
  writeFileSync(path.join(folder, 'peer.json'), content);
}
