import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

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
  expect(plainText(text, 40)).toBe(line);
});

test('a long text is cut between characters', () => {
  expect(plainText('😀'.repeat(30), 10)).toBe(`${'😀'.repeat(9)}…`);
  expect(plainText('word '.repeat(30), 11)).toBe('word word…');
});

test('whatever the text, it is one short line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const line = plainText(text, 40);
      expect([...line].length).toBeLessThanOrEqual(40);
      expect(line).not.toMatch(/\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u);
      expect(line).toBe(line.trim());
    }),
  );
});
