import { expect, test } from 'vitest';
import { buildTree } from '#src/site/tree/tree.ts';
import type { ApiMember, ApiRecord } from '#src/reference/read/apiRecord.ts';
import { nameIn, purposesOf } from './purposes.node.ts';

test.each([
  ['rowHeight', 'rowHeight'],
  ['rowHeight={52}', 'rowHeight'],
  ['DataGrid.rowHeight', 'DataGrid.rowHeight'],
  ['<DataGridPro rowHeight={52} />', 'DataGrid.rowHeight'],
  ['<MobileDatePicker />', 'DatePicker'],
  ['DataGridProps', 'DataGrid'],
  ['apiRef.current.setPage()', 'setPage'],
  ['slotProps.toolbar', 'slots.toolbar'],
  ['DataGrid.slots.toolbar', 'DataGrid.slots.toolbar'],
  ['.MuiDataGrid-row', '.MuiDataGrid-row'],
  ['aria-label', 'aria-label'],
  ['npm install x', undefined],
  ['Ctrl + C', undefined],
])('%j names %j', (code, name) => {
  expect(nameIn(code)).toBe(name);
});

const page = (pathname: string) => ({ pathname });
const tree = buildTree(
  [
    {
      pathname: '/x/grid-group',
      title: 'Grid',
      children: [
        page('/x/grid'),
        {
          pathname: '/x/grid/features',
          subheader: 'Features',
          children: [
            {
              pathname: '/x/grid/rows-group',
              title: 'Rows',
              children: [page('/x/grid/row-height'), page('/x/grid/row-order')],
            },
            page('/x/grid/sorting'),
            page('/x/grid/paging'),
            page('/x/grid/other-component'),
          ],
        },
      ],
    },
  ],
  {} as never,
);

function documentNaming(pathname: string, names: Record<string, number>, isAbout = true) {
  return {
    pathname,
    names: new Map(Object.entries({ ...names, ...(isAbout ? { DataGrid: 1 } : {}) })),
  };
}

function recordWith(names: readonly string[]): ApiRecord {
  const members = names.map((name) => ({ name, anchor: `prop-${name}` }) as ApiMember);
  return { name: 'DataGridPro', kind: 'component', members, slots: [], classes: [] } as never;
}

/** Rows that no document names. */
const unnamed = (length: number) => Array.from({ length }, (_each, index) => `unnamed${index}`);
const rowProps = Array.from({ length: 12 }, (_each, index) => `row${index}`);
const rowTimes = Object.fromEntries(rowProps.map((name) => [name, 1]));

const documents = [
  documentNaming('/x/grid', { sortModel: 90 }),
  documentNaming('/x/grid/row-height', { ...rowTimes, sortModel: 2, 'DataGrid.spacing': 1 }),
  documentNaming('/x/grid/row-order', { sortModel: 2, spacing: 3 }),
  documentNaming('/x/grid/sorting', { sortModel: 3, sorting: 1, paging: 2 }),
  documentNaming('/x/grid/paging', { paging: 1, page: 1 }),
  documentNaming('/x/grid/other-component', { page: 9 }, false),
];

test('a row belongs to the group whose documents name it most; a page called like it counts more; the rest stands last', () => {
  const names = [...rowProps, 'sortModel', 'sorting', 'paging', 'page', 'spacing', ...unnamed(9)];
  expect(purposesOf(recordWith(names), documents, tree)).toEqual([
    {
      title: 'Rows',
      href: '/x/grid/row-height/',
      rows: [...rowProps.map((name) => `prop-${name}`), 'prop-sortModel', 'prop-spacing'],
    },
    { title: 'Sorting', href: '/x/grid/sorting/', rows: ['prop-sorting'] },
    { title: 'Paging', href: '/x/grid/paging/', rows: ['prop-paging', 'prop-page'] },
    { title: 'Other', href: null, rows: unnamed(9).map((name) => `prop-${name}`) },
  ]);
});

test('few rows, and rows of which documents say little, have no groups', () => {
  expect(purposesOf(recordWith([...rowProps, 'sorting', 'paging']), documents, tree)).toEqual([]);
  const little = recordWith([...rowProps, 'sorting', 'paging', ...unnamed(20)]);
  expect(purposesOf(little, documents, tree)).toEqual([]);
});
