import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { httpsAddress, isAtHost } from './httpsAddress.ts';

test.each([
  ['https://a.example/b?c=d#e', 'https://a.example/b?c=d#e'],
  ['//a', 'https://a'],
  ['//a.example/b', 'https://a.example/b'],
  ['HTTPS://a.example/', 'HTTPS://a.example/'],
  ['https://a.example:8443/', 'https://a.example:8443/'],
])('%s is taken', (text, address) => {
  expect(httpsAddress(text)).toBe(address);
});

describe('is refused:', () => {
  test.each([
    '',
    '/x/introduction/',
    'a.example',
    'http://a.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://a.example/1',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://a.example/',
    'ws://a.example/',
    'https:a.example',
    'https:/a.example',
    'https:///a.example',
    'https://',
    '//',
    '///a.example',
    '//\\a.example',
    'https:\\\\a.example',
    'https://a.example\\@b.example',
    'https://name:word@a.example/',
    'https://name@a.example/',
    'https://a.example/ b',
    'https://a.example/\tb',
    'https://a.example/\u0000',
    '\u0001https://a.example/',
    'https://a b/',
    'https://[::1',
    'https://a.example:99999/',
    `https://a.example/${'a'.repeat(2048)}`,
  ])('%j', (text) => {
    expect(httpsAddress(text)).toBeUndefined();
  });
});

test('whatever the text, what is taken is https and has no name in it', () => {
  const start = fc.constantFrom('', '//', 'https://', 'http://', 'javascript:', 'https:', '\t//');
  fc.assert(
    fc.property(start, fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (head, rest) => {
      const address = httpsAddress(head + rest);
      if (address !== undefined) {
        const url = new URL(address, 'https://this.example/');
        expect([url.protocol, url.username, url.password]).toEqual(['https:', '', '']);
        expect(httpsAddress(address)).toBe(address);
      }
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['https://img.example/a.png', true],
  ['https://IMG.example/a.png', true],
  ['https://img.example:443/a.png', true],
  ['https://img.example:8443/a.png', false],
  ['https://img.example.evil.example/a.png', false],
  ['https://evil.example/img.example', false],
  ['https://a.img.example/', false],
])('%s lies at img.example: %s', (address, isThere) => {
  expect(isAtHost(address, ['other.example', 'img.example'])).toBe(isThere);
});
