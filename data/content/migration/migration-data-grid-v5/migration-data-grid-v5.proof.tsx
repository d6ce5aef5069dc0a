import * as community from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import * as premiumPackage from '@mui/x-data-grid-premium';
import { claim, click, expect, press } from '#test/proof.tsx';
import { cell, fields, showGrid, showPremium, texts } from '#test/proofs/grids.tsx';

const ROWS = [
  { id: 1, crop: 'Bean', soil: 'c' },
  { id: 2, crop: 'Beet', soil: 's' },
];

claim('Use the model; a column without an entry is visible.', async () => {
  const columns = [{ field: 'soil', hide: true }, { field: 'crop' }] as GridColDef[];
  for (const [columnVisibilityModel, shown] of [
    [{}, ['soil', 'crop']],
    [{ soil: false }, ['crop']],
  ] as const) {
    const { screen } = await showGrid({ rows: ROWS, columns, columnVisibilityModel });
    expect(fields(screen)).toEqual(shown);
    screen.unmount();
  }
});

claim(['columnTypes is removed.', 'A column type is an object that you spread:'], async () => {
  const weight: Partial<GridColDef> = { type: 'number', width: 120, align: 'left' };
  const columns: GridColDef[] = [{ ...weight, field: 'id' }];
  const { screen } = await showGrid({ rows: ROWS, columns });
  expect(cell(screen, 'id').offsetWidth).toBe(120);
  expect(cell(screen, 'id').className).toContain('textLeft');
  screen.unmount();
  const old = { columnTypes: { weight }, columns: [{ field: 'id', type: 'weight' }] } as object;
  const plain = await showGrid({ rows: ROWS, columns, ...old });
  expect(cell(plain.screen, 'id').offsetWidth).toBe(100);
});

claim(
  [
    'Columns of type date and dateTime take Date objects only.',
    'Convert strings and numbers in valueGetter:',
  ],
  async () => {
    const rows = [{ id: 1, sown: '2026-04-17T00:00' }];
    for (const type of ['date', 'dateTime'] as const) {
      await expect(showGrid({ rows, columns: [{ field: 'sown', type }] })).rejects.toThrow(
        'only accepts `Date` objects',
      );
      const valueGetter = (value: string) => new Date(value);
      const { screen } = await showGrid({ rows, columns: [{ field: 'sown', type, valueGetter }] });
      expect(texts(screen, 'sown')[0]).toContain('4/17/2026');
      screen.unmount();
    }
  },
);

claim(
  [
    'The default formatter of such a column shows the label of an option.',
    'Your own valueFormatter affects the cells, no longer the options.',
  ],
  async () => {
    const soil: GridColDef = {
      field: 'soil',
      type: 'singleSelect',
      editable: true,
      valueOptions: [
        { value: 'c', label: 'Clay' },
        { value: 's', label: 'Sand' },
      ],
    };
    for (const [own, shown] of [
      [{}, 'Clay'],
      [{ valueFormatter: (value: string) => `Soil ${value}` }, 'Soil c'],
    ] as const) {
      const { screen } = await showGrid({ rows: ROWS, columns: [{ ...soil, ...own }] });
      expect(texts(screen, 'soil')[0]).toBe(shown);
      await click(cell(screen, 'soil'), { times: 2 });
      for (const name of ['Clay', 'Sand']) {
        await expect.element(screen.getByRole('option', { name })).toBeVisible();
      }
      screen.unmount();
    }
  },
);

claim(
  ['null | the default text | an empty cell', 'undefined | the default text | the default text'],
  async () => {
    for (const [result, shown] of [
      [null, ''],
      [undefined, 'Bean'],
    ] as const) {
      const render = () => result;
      const column = { field: 'crop', editable: true };
      const { screen } = await showGrid({
        rows: ROWS,
        columns: [{ ...column, renderCell: render }],
      });
      expect(texts(screen, 'crop')[0]).toBe(shown);
      screen.unmount();
      const edited = await showGrid({
        rows: ROWS,
        columns: [{ ...column, renderEditCell: render }],
      });
      edited.api.startCellEditMode({ id: 1, field: 'crop' });
      await expect.poll(() => cell(edited.screen, 'crop').className).toContain('--editing');
      expect(texts(edited.screen, 'crop')[0]).toBe(shown);
      edited.screen.unmount();
    }
  },
);

claim(
  [
    'A new rows prop or setRows() used to keep the expansion of groups.',
    'It now resets it.',
    'For a change of some rows, use apiRef.current.updateRows():',
  ],
  async () => {
    const columns = [{ field: 'crop' }, { field: 'soil' }];
    const initialState = { rowGrouping: { model: ['crop'] } };
    const props = { rows: ROWS, columns, initialState };
    const { screen, api, redraw } = await showPremium(props);
    const soils = () => texts(screen, 'soil').filter((text) => text !== '').length;
    const expand = async () => {
      expect(soils()).toBe(0);
      await click(
        cell(screen, '__row_group_by_columns_group__').querySelector('button') ?? screen.stage,
      );
      await expect.poll(soils).toBe(1);
    };
    await expand();
    api.updateRows([{ id: 1, soil: 'New' }]);
    await expect.poll(() => texts(screen, 'soil')).toContain('New');
    api.setRows(ROWS.map((each) => ({ ...each })));
    await expect.poll(soils).toBe(0);
    await expand();
    await redraw({ ...props, rows: ROWS.map((each) => ({ ...each })) });
    await expect.poll(soils).toBe(0);
  },
);

claim('processRowUpdate returns the row to show, or a promise of it.', async () => {
  const columns = [{ field: 'crop', editable: true }];
  for (const later of [false, true]) {
    const { screen } = await showGrid({
      rows: ROWS,
      columns,
      processRowUpdate: (row) => {
        const shown = { ...row, crop: `${row.crop}!` };
        return later ? Promise.resolve(shown) : shown;
      },
    });
    await click(cell(screen, 'crop'), { times: 2 });
    await screen.getByRole('textbox').fill('Pea');
    await press('Enter');
    await expect.poll(() => texts(screen, 'crop')[0]).toBe('Pea!');
    screen.unmount();
  }
});

claim(
  [
    'setSelectionModel | setRowSelectionModel | no',
    'getRowIndex | getRowIndexRelativeToVisibleRows | rename-linkOperators-logicOperators',
    'setFilterLinkOperator | setFilterLogicOperator | rename-linkOperators-logicOperators',
    'updateColumn(column) | updateColumns([column]) | no',
    'commitCellChange() | stopCellEditMode() | no',
    'commitRowChange() | stopRowEditMode() | no',
    "setCellMode(id, field, 'edit') | startCellEditMode({ id, field }) | no",
    "setRowMode(id, 'edit') | startRowEditMode({ id }) | no",
  ],
  async () => {
    const { api } = await showGrid({ rows: ROWS, columns: [{ field: 'crop' }] });
    for (const [before, after] of [
      ['setSelectionModel', 'setRowSelectionModel'],
      ['getRowIndex', 'getRowIndexRelativeToVisibleRows'],
      ['setFilterLinkOperator', 'setFilterLogicOperator'],
      ['updateColumn', 'updateColumns'],
      ['commitCellChange', 'stopCellEditMode'],
      ['commitRowChange', 'stopRowEditMode'],
      ['setCellMode', 'startCellEditMode'],
      ['setRowMode', 'startRowEditMode'],
    ] as const) {
      expect(api).not.toHaveProperty(before);
      expect(api).toHaveProperty(after);
    }
  },
);

claim(
  [
    'gridSelectionStateSelector | gridRowSelectionStateSelector | rename-selectors-and-events',
    'allGridColumnsFieldsSelector | gridColumnFieldsSelector | the same',
    'allGridColumnsSelector | gridColumnDefinitionsSelector | the same',
    'visibleGridColumnsSelector | gridVisibleColumnDefinitionsSelector | the same',
    'filterableGridColumnsSelector | gridFilterableColumnDefinitionsSelector | the same',
    'gridVisibleSortedRowIdsSelector | gridExpandedSortedRowIdsSelector | the same',
    'gridVisibleSortedRowEntriesSelector | gridExpandedSortedRowEntriesSelector | the same',
    'gridVisibleRowCountSelector | gridExpandedRowCountSelector | the same',
    'gridVisibleSortedTopLevelRowEntriesSelector | gridFilteredSortedTopLevelRowEntriesSelector | the same',
    'gridVisibleTopLevelRowCountSelector | gridFilteredTopLevelRowCountSelector | the same',
    'getGridNumericColumnOperators | getGridNumericOperators | the same',
    'useGridApi | apiRef.current',
    'useGridState | apiRef.current.state, .setState, .forceUpdate',
    '.MuiDataGrid-withBorder | .MuiDataGrid-withBorderColor | sets the color only',
  ],
  () => {
    const names = [...Object.keys(community), ...Object.keys(premiumPackage)];
    for (const [before, after] of [
      ['gridSelectionStateSelector', 'gridRowSelectionStateSelector'],
      ['allGridColumnsFieldsSelector', 'gridColumnFieldsSelector'],
      ['allGridColumnsSelector', 'gridColumnDefinitionsSelector'],
      ['visibleGridColumnsSelector', 'gridVisibleColumnDefinitionsSelector'],
      ['filterableGridColumnsSelector', 'gridFilterableColumnDefinitionsSelector'],
      ['gridVisibleSortedRowIdsSelector', 'gridExpandedSortedRowIdsSelector'],
      ['gridVisibleSortedRowEntriesSelector', 'gridExpandedSortedRowEntriesSelector'],
      ['gridVisibleRowCountSelector', 'gridExpandedRowCountSelector'],
      [
        'gridVisibleSortedTopLevelRowEntriesSelector',
        'gridFilteredSortedTopLevelRowEntriesSelector',
      ],
      ['gridVisibleTopLevelRowCountSelector', 'gridFilteredTopLevelRowCountSelector'],
      ['getGridNumericColumnOperators', 'getGridNumericOperators'],
      ['useGridApi', 'useGridApiContext'],
      ['useGridState', 'useGridSelector'],
    ] as const) {
      expect(names).not.toContain(before);
      expect(names).toContain(after);
    }
    expect(community.gridClasses).not.toHaveProperty('withBorder');
    expect(community.gridClasses.withBorderColor).toBe('MuiDataGrid-withBorderColor');
  },
);
