import { expect, test } from 'vitest';
import { completions, parseQuery } from './parseQuery.ts';

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
