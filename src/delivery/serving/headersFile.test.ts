import { describe, expect, test } from 'vitest';
import { findHeaders, parseHeaders, printHeaders, type HeaderRule } from './headersFile.ts';

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'X-Frame-Options': 'DENY', 'Cache-Control': 'no-cache' } },
  { path: '/x/a', headers: { 'Cache-Control': 'no-store' } },
  { path: '/x/b/*', headers: { Link: '</a:b>; rel=preload' } },
];

test('what is printed is read again', () => {
  expect(printHeaders(rules.slice(1))).toBe(
    '/x/a\n  Cache-Control: no-store\n\n/x/b/*\n  Link: </a:b>; rel=preload\n',
  );
  expect(parseHeaders(printHeaders(rules))).toEqual(rules);
});

describe('an address gets', () => {
  test.each([
    ['/', { 'X-Frame-Options': 'DENY', 'Cache-Control': 'no-cache' }],
    [
      '/x/b/',
      { 'X-Frame-Options': 'DENY', 'Cache-Control': 'no-cache', Link: '</a:b>; rel=preload' },
    ],
    [
      '/x/b/c/d',
      { 'X-Frame-Options': 'DENY', 'Cache-Control': 'no-cache', Link: '</a:b>; rel=preload' },
    ],
    ['/x/b', { 'X-Frame-Options': 'DENY', 'Cache-Control': 'no-cache' }],
    ['/x/a/', { 'X-Frame-Options': 'DENY', 'Cache-Control': 'no-cache' }],
  ])('what all rules say that fit it: %s', (path, headers) => {
    expect(Object.fromEntries(findHeaders(rules, path))).toEqual(headers);
  });

  test('both values where two rules say the same header, as hosts join them', () => {
    expect(findHeaders(rules, '/x/a').get('Cache-Control')).toBe('no-cache, no-store');
  });
});

test('remarks and empty lines are passed by', () => {
  expect(parseHeaders('# all\n/*\n\n  # one\n  A: b # c\n')).toEqual([
    { path: '/*', headers: { A: 'b # c' } },
  ]);
});

test.each([
  ['  A: b', 1],
  ['/a\n  A', 2],
  ['/a\n  A:', 2],
  ['/a/*/b\n  A: b', 1],
  ['/a b', 1],
  ['a', 1],
])('"%s" is refused at line %i', (text, line) => {
  expect(() => parseHeaders(text)).toThrow(`Line ${line} of _headers is "`);
});
