import { beforeAll, describe, expect, test } from 'vitest';
import { otherNames } from '#data/writing/otherNames.ts';
import { readIdentifier } from './identifiers.node.ts';
import { prepareApi } from '#src/reference/read/readApi.node.ts';

beforeAll(() => void prepareApi(), 600_000);

describe('a code span that has a row leads to it:', () => {
  test.each([
    ['BarChart', 'charts', '/x/api/charts/bar-chart/'],
    ['<DataGrid />', 'data-grid', '/x/api/data-grid/data-grid/'],
    ['GridColDef[]', null, '/x/api/data-grid/grid-col-def/'],
    ['BarPlotProps', 'charts', '/x/api/charts/bar-plot/#props'],
    ['DataGrid.rows', null, '/x/api/data-grid/data-grid/#prop-rows'],
    ['GridColDef.width', 'data-grid', '/x/api/data-grid/grid-col-def/#property-width'],
    ['DataGrid.slots', 'data-grid', '/x/api/data-grid/data-grid/#prop-slots'],
    ['DataGrid.slots.toolbar', 'data-grid', '/x/api/data-grid/data-grid/#slot-toolbar'],
    ['DataGrid.slotProps.toolbar', 'data-grid', '/x/api/data-grid/data-grid/#slot-toolbar'],
    ['TreeItem.classes.checkbox', 'tree-view', '/x/api/tree-view/tree-item/#class-checkbox'],
  ] as const)('%s', (text, product, href) => {
    expect(readIdentifier(text, product)).toEqual({ kind: 'row', href });
  });
});

test('an interface has no props to lead to', () => {
  expect(readIdentifier('GridFilterItemProps', 'data-grid').kind).not.toBe('row');
});

test.each([
  ['an export without a page', 'GridRowId'],
  ['an unstable export by its name', 'FunnelChart'],
  ['an adapter', 'AdapterDateFnsJalali'],
  ['a prop that goes to the root', 'TreeItem.onMouseEnter'],
  ['a component of Material UI', 'ThemeProvider'],
  ['a type of the browser', 'HTMLDivElement'],
  ['a member of what has no page', 'GridRowModes.Edit'],
])('%s exists', (_what, text) => {
  expect(readIdentifier(text, null).kind).not.toBe('mistake');
});

test("a name of the document's own code exists", () => {
  expect(readIdentifier('GridOfMine', 'data-grid', new Set(['GridOfMine']))).toEqual({
    kind: 'known',
  });
});

test.each([
  ['DataGrid.rowss', 'DataGrid.rows'],
  ['GridColDeff', 'GridColDef'],
  ['Datagrid', 'DataGrid'],
  ['DataGrid.slots.footr', undefined],
])('%s is a mistake for %s', (text, meant) => {
  const found = readIdentifier(text, 'data-grid');
  expect(found.kind === 'mistake' && [...found.near, undefined].includes(meant)).toBe(true);
});

test.each([
  'rows',
  'apiRef.current',
  'Ctrl',
  'npm install',
  'MuiDataGridd',
  'MyPage',
  'GRID_ROOT',
  'Esc',
])('%s is no identifier', (text) => {
  expect(readIdentifier(text, 'data-grid')).toEqual({ kind: 'other' });
});

test('a name that may be said for a reason is no mistake', () => {
  for (const name of Object.keys(otherNames)) {
    expect(readIdentifier(name, null)).toEqual({ kind: 'known' });
  }
});
