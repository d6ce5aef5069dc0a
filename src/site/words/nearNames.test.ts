import { expect, test } from 'vitest';
import { editDistance } from './editDistance.ts';
import { nearNames } from './nearNames.ts';

test.each([
  ['grid', 'grid', 0],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('from %j to %j there are %i changes', (one, other, changes) => {
  expect(editDistance(one, other)).toBe(changes);
});

test('names are near when two thirds of their letters are the same, whatever their case', () => {
  const names = ['DataGrid', 'DataGridPro', 'BarChart'];
  expect(nearNames('Datagird', names)).toEqual(['DataGrid']);
  expect(nearNames('Sankey', names)).toEqual([]);
});
