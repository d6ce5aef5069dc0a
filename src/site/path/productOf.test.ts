import { expect, test } from 'vitest';
import { productById } from './productById.ts';
import { productOf } from './productOf.ts';

test.each([
  ['/x/react-data-grid/', 'data-grid'],
  ['/fr/x/react-date-pickers/date-picker/#a', 'date-pickers'],
  ['/x/api/charts/bar-chart/', 'charts'],
  ['/x/api/tree-view/', 'tree-view'],
  ['/x/react-scheduler/', undefined],
  ['/x/introduction/', undefined],
  ['/toolpad/studio/', undefined],
])('%s belongs to the product %s', (path, id) => {
  expect(productOf(path)?.id).toBe(id);
});

test('finds a product by its id', () => {
  expect(productById('charts').name).toBe('Charts');
});

test('an id without a record is refused with what to do', () => {
  expect(() => productById('gantt' as 'charts')).toThrow(
    'No product has the id gantt. Add its record to data/products.ts.',
  );
});
