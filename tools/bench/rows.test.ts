import { expect, test } from 'vitest';
import { formatTable, hasMissed, median, numberRow } from './rows.ts';

const limits = { must: 1.4, aim: 1.15 };

test.each([
  [1.15, 'aim'],
  [1.2, 'must'],
  [1.41, 'MISSES THE MUST'],
  [NaN, 'MISSES THE MUST'],
  [Infinity, 'MISSES THE MUST'],
])('%d is judged "%s"', (value, verdict) => {
  const row = numberRow('paint', value, limits);
  expect(row.verdict).toBe(verdict);
  expect(hasMissed([row])).toBe(verdict.startsWith('MISSES'));
});

test('a row shows value, unit and note', () => {
  const { measured, must } = numberRow('paint', 1.2, limits, { unit: '×', digits: 2, note: '420' });
  expect([measured, must]).toEqual(['1.20 × (420)', '1.40 ×']);
});

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[1, Infinity, Infinity], Infinity],
  [[], NaN],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('columns are as wide as their widest cell', () => {
  const table = formatTable([
    ['a', 'b'],
    ['long', 'c'],
  ]);
  expect(table).toBe('a     b\n----  -\nlong  c');
});
