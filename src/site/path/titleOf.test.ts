import fc from 'fast-check';
import { expect, test } from 'vitest';
import { titleOf } from './titleOf.ts';

/** Any text, lone surrogates included. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units));

test.each([
  ['T1', '/x/introduction/installation', 'Installation'],
  ['T2', '/x/introduction/priority-support', 'Priority support'],
  ['T3', '/x/guides/telemetry', 'Telemetry'],
  ['T4', '/x/react-data-grid', 'Data grid'],
  ['T6', '/x/react-data-grid/column-ordering', 'Column ordering'],
  ['T7', '/x/react-data-grid/recipes-editing', 'Recipes editing'],
  ['T8', '/x/react-data-grid/server-side-data/lazy-loading', 'Lazy loading'],
  ['T11', '/x/react-charts/3d-bars', '3d bars'],
  ['T12', '/x/api/data-grid/data-grid', 'DataGrid'],
  ['T13', '/x/api/data-grid/grid-csv-export-options', 'GridCsvExportOptions'],
  ['T14', '/x/api/date-pickers/date-time-picker-tabs', 'DateTimePickerTabs'],
  ['T15', '/x/api/charts/use-x-axis', 'useXAxis'],
  ['T16', '/x/api/charts/user-menu', 'UserMenu'],
  ['T19', '/x/api/tree-view/tree-item', 'TreeItem'],
  ['T20', '/x/api/data-grid', 'DataGrid'],
  ['T21', '/x/migration/migration-data-grid-v7', 'Migration data grid v7'],
  ['T22', '/x/react-data-grid/faq', 'Faq'],
  ['T24', '/x/react-data-grid/api-object', 'Api object'],
  ['T25', '/x/react-data-grid/URL-state', 'URL state'],
  ['T27', '/x/react-data-grid/style.md', 'Style'],
  ['T30', '/x/react-data-grid/column-header#a-b', 'Column header'],
])('%s: %s is titled %s', (_id, path, title) => {
  expect(titleOf(path)).toBe(title);
});

test.each([
  ['/x/api/charts/bar-chart-3d', 'BarChart3D'],
  ['/x/api/charts/use', 'Use'],
  ['/api-docs/use-data', 'useData'],
  ['/x/guides/migrate-react-grid', 'Migrate react grid'],
  ['/x/react-charts/bars/?a=b', 'Bars'],
  ['/', 'MUI X'],
  ['/zh/', 'MUI X'],
  ['/x/react-', 'MUI X'],
  ['/x/.md', 'MUI X'],
  ['/x/--', 'MUI X'],
])('%s is titled %s', (path, title) => {
  expect(titleOf(path)).toBe(title);
});

test('a title is never empty', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.webPath()), (path) => {
      expect(titleOf(path).trim()).not.toBe('');
    }),
  );
});
