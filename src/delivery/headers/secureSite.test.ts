import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findHeaders, parseHeaders } from '#src/delivery/serving/headersFile.ts';
import { hashScript } from './inlineScripts.node.ts';
import { nextRecord, readHashes, secureSite, withPolicy } from './secureSite.node.ts';

vi.hoisted(() => {
  process.env.NEXT_PUBLIC_EXTRA_FONT_URL = 'https://type.example.com/extra.css';
});

const HEAD = '<!DOCTYPE html><html><head><meta charSet="utf-8" data-next-head=""/>';
const NONE = { current: [], previous: [] };
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secure-'));
  put('x/introduction/index.html', `${HEAD}<script>boot()</script></head></html>`);
  put('x/onepirate/index.html', `${HEAD}<script>boot()</script></head></html>`);
  put('x/sandbox/index.html', `${HEAD}<script>boot()</script></head></html>`);
  put('404.html', `${HEAD}<script>boot()</script><script>lost()</script></head></html>`);
  put('x/favicon.svg', '<svg></svg>');
});

afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function read(file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

function policyOf(file: string): string {
  return (
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(read(file))?.[1] ?? ''
  );
}

function header(): string {
  return findHeaders(parseHeaders(read('_headers')), '/x/').get('Content-Security-Policy') ?? '';
}

test('each page has its own scripts in its policy, right behind its encoding', () => {
  secureSite(folder, NONE);
  expect(read('x/introduction/index.html')).toContain(
    '<meta charSet="utf-8" data-next-head=""/><meta http-equiv="Content-Security-Policy"',
  );
  expect(policyOf('x/introduction/index.html')).toContain(
    `script-src 'self' '${hashScript('boot()')}';`,
  );
  expect(policyOf('404.html')).toContain(`'${hashScript('lost()')}'`);
});

test('the header has the scripts of all pages', () => {
  secureSite(folder, NONE);
  expect(header()).toContain(`'${hashScript('boot()')}'`);
  expect(header()).toContain(`'${hashScript('lost()')}'`);
});

test('the additional font is admitted on its one page only', () => {
  secureSite(folder, NONE);
  expect(policyOf('x/onepirate/index.html')).toContain('https://type.example.com');
  expect(policyOf('x/introduction/index.html')).not.toContain('https://type.example.com');
  expect(header()).toContain('https://type.example.com');
});

test('only the page of edited demos may make scripts of texts', () => {
  secureSite(folder, NONE);
  expect(policyOf('x/sandbox/index.html')).toContain("'unsafe-eval'");
  expect(policyOf('x/introduction/index.html')).not.toContain("'unsafe-eval'");
  expect(header()).not.toContain("'unsafe-eval'");
});

test('other files and folders have their rules, and are left as they are', () => {
  secureSite(folder, NONE);
  expect(parseHeaders(read('_headers')).map((rule) => rule.path)).toEqual(
    expect.arrayContaining(['/x/introduction/*', '/x/onepirate/*', '/x/favicon.svg']),
  );
  expect(read('x/favicon.svg')).toBe('<svg></svg>');
});

describe('hashes of the last release', () => {
  test('stay for one release', () => {
    const before = { current: ['sha256-old='], previous: ['sha256-older='] };
    const now = secureSite(folder, before);
    expect(header()).toContain("'sha256-old='");
    expect(header()).not.toContain("'sha256-older='");
    expect(readHashes(folder)).toEqual(now);
  });

  test('stay when the same release is built again', () => {
    const first = secureSite(folder, { current: ['sha256-old='], previous: [] });
    expect(nextRecord(first.current, first)).toEqual(first);
  });

  test('are none for a folder that has no record', () => {
    expect(readHashes(folder)).toEqual(NONE);
  });

  test('are not named twice', () => {
    expect(nextRecord(['a', 'b'], { current: ['b', 'c'], previous: [] })).toEqual({
      current: ['a', 'b'],
      previous: ['c'],
    });
  });
});

test('the same folder gives the same bytes', () => {
  const [one, other] = [0, 1].map(() =>
    withPolicy(`${HEAD}</head>`, 'x/a/index.html', ['sha256-a=']),
  );
  expect(one).toBe(other);
});

test.each([
  [`${HEAD}<body onload="a()"></body>`, 'has <body onload="a()">'],
  ['<html><head></head></html>', 'does not say its encoding'],
])('a page that the policy would break stops the build: %s', (html, sentence) => {
  expect(() => withPolicy(html, 'x/a/index.html', [])).toThrow(`x/a/index.html ${sentence}`);
});
