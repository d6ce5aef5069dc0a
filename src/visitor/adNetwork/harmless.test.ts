import fc from 'fast-check';
import { expect, test, describe } from 'vitest';
import { harmlessText, httpsAddress, isAtHost, pixelAddresses } from './harmless.ts';

describe('harmlessText', () => {
  test.each([
    ['Ship faster', 'Ship faster'],
    ['  Ship \t\r\n faster ', 'Ship faster'],
    ['<b>Ship</b>', '<b>Ship</b>'],
    ['a\u0000b\u0007c', 'a b c'],
    ['a\u202Eb\u2066c\u200Bd\uFEFFe', 'abcde'],
    ['Zo\u0308e', 'Zo\u0308e'],
    [`a${'\u0301'.repeat(50)}b`, 'a\u0301\u0301b'],
    ['a\uD83Db', 'ab'],
    ['日本語', '日本語'],
    ['\u200B\u2060', ''],
  ])('%j becomes %j', (text, line) => {
    expect(harmlessText(text, 40)).toBe(line);
  });

  test('a long text is cut between characters', () => {
    expect(harmlessText('😀'.repeat(30), 10)).toBe(`${'😀'.repeat(9)}…`);
    expect(harmlessText('word '.repeat(30), 11)).toBe('word word…');
  });

  test('whatever the text, it is one short line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const line = harmlessText(text, 40);
        expect([...line].length).toBeLessThanOrEqual(40);
        expect(line).not.toMatch(/\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u);
        expect(line).toBe(line.trim());
      }),
    );
  });
});

describe('httpsAddress', () => {
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
});

describe('pixelAddresses', () => {
  test.each<[pixel: string, timestamp: string, addresses: string[] | undefined]>([
    [
      'https://p/1?[timestamp]||https://p/2?[timestamp]',
      '171',
      ['https://p/1?171', 'https://p/2?171'],
    ],
    ['https://p/1', '171', ['https://p/1']],
    ['//p/1?[timestamp]', '171', ['https://p/1?171']],
    ['https://p/?[timestamp]&[timestamp]', '171', ['https://p/?171&[timestamp]']],
    ['https://p/?[timestamp]', '', ['https://p/?']],
    ['https://p/?[timestamp]', '$&', ['https://p/?$&']],
    ['||https://p/1|| ||https://p/2||', '', ['https://p/1', 'https://p/2']],
    ['', '', []],
    ['||||', '', []],
    ['https://p/1||javascript:alert(1)', '', undefined],
    ['http://p/1', '', undefined],
    ['https://p/1|https://p/2 ', '', ['https://p/1|https://p/2']],
    [Array(10).fill('https://p/').join('||'), '', Array<string>(10).fill('https://p/')],
    [Array(11).fill('https://p/').join('||'), '', undefined],
  ])('%s with the timestamp "%s"', (pixel, timestamp, addresses) => {
    expect(pixelAddresses(pixel, timestamp)).toEqual(addresses);
  });

  test('whatever the text, only https is asked for, ten times at most', () => {
    const part = fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom('', '//p/', 'javascript:a'));
    fc.assert(
      fc.property(fc.array(part), fc.string(), (parts, timestamp) => {
        const addresses = pixelAddresses(parts.join('||'), timestamp) ?? [];
        expect(addresses.length).toBeLessThanOrEqual(10);
        expect(addresses.every((address) => new URL(address).protocol === 'https:')).toBe(true);
      }),
    );
  });
});
