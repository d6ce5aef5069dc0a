import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editPart, readEdit } from './editHash.ts';

test('what an edit is packed into leads back to it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), (text) => {
      expect(readEdit(`#system-Bars.tsx${editPart(text)}`)).toBe(text);
    }),
  );
});

test('it holds nothing that an address would write otherwise', () => {
  expect(editPart('export default () => <p title="ü">&amp; #</p>;\n')).toMatch(/^&edit=[\w+$-]+$/);
});

test.each([
  ['no edit', '#system-Bars.tsx'],
  ['an empty one', '#Bars.tsx&edit='],
  ['one that was cut', `#Bars.tsx${editPart('const a = 1;'.repeat(9)).slice(0, -4)}`],
  ['one that was written by hand', '#Bars.tsx&edit=hello'],
  ['other characters', '#Bars.tsx&edit=<script>'],
  ['a text of a million characters', `#Bars.tsx${editPart('a'.repeat(1_000_000))}`],
])('a hash with %s has none', (_, hash) => {
  expect(readEdit(hash)).toBeUndefined();
});
