import { expect, test } from 'vitest';
import { completions, parseQuery, withOperator } from './parseQuery.ts';

test('operators stand anywhere among the words', () => {
  expect(parseQuery('rows kind:prop in:grid height plan:pro')).toEqual({
    text: 'rows height',
    kinds: ['prop'],
    product: 'data-grid',
    plan: 'pro',
  });
});

test('an operator that is not whole yet narrows nothing and is no word', () => {
  expect(parseQuery('rows kind:pr')).toEqual({
    text: 'rows',
    kinds: null,
    product: null,
    plan: null,
  });
});

test.each<[string, string[]]>([
  ['rows ki', ['rows kind:']],
  ['kind:s', ['kind:slot ', 'kind:selector ']],
  ['in:', ['in:grid ', 'in:pickers ', 'in:charts ', 'in:tree ']],
  ['plan:pro', []],
  ['plan:pre', ['plan:premium ']],
  ['rows', []],
  ['', []],
])('"%s" may go on as %j', (input, ways) => {
  expect(completions(input)).toEqual(ways);
});

test.each([
  ['rows', 'kind', 'slot', 'rows kind:slot '],
  ['rows kind:prop in:grid height', 'kind', 'slot', 'rows in:grid height kind:slot '],
  ['rows KIND:prop ', 'kind', null, 'rows '],
  ['rows', 'in', null, 'rows '],
])('"%s" with %s:%s is "%s"', (input, name, value, expected) => {
  expect(withOperator(input, name, value)).toBe(expected);
});
