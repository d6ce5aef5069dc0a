import { expect, test } from 'vitest';
import { apiPathname } from './apiLeaves.ts';

test.each([
  ['data-grid', 'DataGridPro', '/x/api/data-grid/data-grid-pro'],
  ['date-pickers', 'DateTimePickerTabs', '/x/api/date-pickers/date-time-picker-tabs'],
  ['charts', 'ChartsXAxis', '/x/api/charts/charts-x-axis'],
  ['charts', 'Gauge', '/x/api/charts/gauge'],
  ['tree-view', 'TreeItemDragAndDropOverlay', '/x/api/tree-view/tree-item-drag-and-drop-overlay'],
] as const)('the API page of %s %s is %s', (product, name, pathname) => {
  expect(apiPathname(product, name)).toBe(pathname);
});
