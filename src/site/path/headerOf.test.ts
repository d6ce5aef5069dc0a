import { expect, test } from 'vitest';
import { headerOf } from './headerOf.ts';

test.each([
  ['/x/react-data-grid/', 'Data Grid', 'MUI X'],
  ['/x/api/data-grid/', 'Data Grid', 'MUI X'],
  ['/x/react-date-pickers/playground/', 'Date Pickers', 'MUI X'],
  ['/x/react-charts/', 'Charts', 'MUI X'],
  ['/x/api/tree-view/tree-item/', 'Tree View', 'MUI X'],
  ['/x/react-data-grid-group/', 'MUI X', null],
  ['/x/react-chart-components/', 'MUI X', null],
  ['/x/react-scheduler/', 'MUI X', null],
  ['/x/introduction/', 'MUI X', null],
  ['/', 'MUI X', null],
])('the header of %s shows %s under %s', (path, name, overline) => {
  expect(headerOf(path)).toMatchObject({ name, overline, version: '8.4.0' });
});
