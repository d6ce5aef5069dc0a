import { useState, type ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as community from '@mui/x-data-grid';
import {
  DataGrid,
  GridFilterInputValue,
  GridPreferencePanelsValue,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  useGridApiContext,
  type DataGridProps,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import * as premiumPackage from '@mui/x-data-grid-premium';
import {
  gridFilteredSortedRowIdsSelector,
  type DataGridPremiumProps,
  type GridApi,
} from '@mui/x-data-grid-premium';
import { claim, click, expect, hover, press, show, takeClipboard, vi } from '#test/proof.tsx';
import {
  cell,
  fields,
  header,
  row,
  showGrid,
  showPremium,
  showPro,
  texts,
} from '#test/proofs/grids.tsx';

const ROWS = [
  { id: 1, name: 'Beet', area: 3, path: ['Beet'], sown: new Date(2026, 3, 17) },
  { id: 2, name: 'Aloe', area: 1, path: ['Aloe'], sown: new Date(2026, 4, 2) },
  { id: 3, name: 'Cacao', area: 2, path: ['Beet', 'Cacao'], sown: new Date(2026, 5, 1) },
];
const COLUMNS: GridColDef[] = [
  { field: 'name', editable: true },
  { field: 'area', type: 'number' },
];
const MANY = Array.from({ length: 200 }, (_, id) => ({ id }));
const WIDE = Array.from({ length: 60 }, (_, index) => ({ field: `f${index}` }));

const display = (element: Element): string => getComputedStyle(element).display;

claim(
  [
    'The functions of a column receive their values one by one instead of a params object.',
    'valueGetter | ({ value, row }) | (value, row, column, apiRef)',
    'valueFormatter | ({ value }) | (value, row, column, apiRef)',
    'valueSetter | (params) | (value, row, column, apiRef)',
    'valueParser | (value, params) | (value, row, column, apiRef)',
    'colSpan | (cellParams) | (value, row, column, apiRef)',
    'pastedValueParser | (value, params) | (value, row, column, apiRef)',
    'groupingValueGetter | (params) | (value, row, column, apiRef)',
    'Code that still has them saves nothing.',
    'Save in processRowUpdate, which must return the row to show:',
  ],
  async () => {
    const calls = new Map<string, unknown[]>();
    const noted =
      <Result,>(name: string, result: (value: never, row: never) => Result) =>
      (...given: unknown[]) => {
        calls.set(name, given);
        return result(given[0] as never, given[1] as never);
      };
    const same = (value: unknown) => value;
    const columns: GridColDef[] = [
      {
        field: 'name',
        editable: true,
        valueGetter: noted('valueGetter', same),
        valueFormatter: noted('valueFormatter', String),
        valueSetter: noted('valueSetter', (name: string, old: object) => ({ ...old, name })),
        valueParser: noted('valueParser', same),
        colSpan: noted('colSpan', () => 1),
        pastedValueParser: noted('pastedValueParser', same),
        groupingValueGetter: noted('groupingValueGetter', same),
      } as GridColDef,
    ];
    const onRowEditCommit = vi.fn();
    const clipboard = await takeClipboard();
    const { screen, api } = await showPremium({
      rows: ROWS,
      columns,
      editMode: 'row',
      processRowUpdate: (updated) => ({ ...updated, name: `${updated.name}!` }),
      ...({ onRowEditCommit } as object),
    });
    api.subscribeEvent('rowEditCommit' as never, onRowEditCommit);
    await click(cell(screen, 'name'), { times: 2 });
    await screen.getByRole('textbox').fill('Bean');
    await press('Enter');
    await expect.poll(() => texts(screen, 'name')[0]).toBe('Bean!');
    expect(onRowEditCommit).not.toHaveBeenCalled();
    await clipboard.write('Pasted');
    await click(cell(screen, 'name', 1));
    await press('Control+v');
    await expect.poll(() => texts(screen, 'name')[1]).toBe('Pasted!');
    api.setRowGroupingModel(['name']);
    await expect.poll(() => calls.has('groupingValueGetter')).toBe(true);
    expect(calls.size).toBe(7);
    for (const [value, record, column, apiRef] of calls.values()) {
      expect(value).toEqual(expect.any(String));
      expect(record).toHaveProperty('area');
      expect(column).toMatchObject({ field: 'name' });
      expect(apiRef).toHaveProperty('current.getRow');
    }
  },
);

claim('A row group has no value in most columns.', async () => {
  const seen: unknown[] = [];
  const columns: GridColDef[] = [
    { field: 'name' },
    { field: 'area', valueFormatter: (value) => seen.push(value) && '' },
  ];
  const { screen } = await showPremium({
    rows: ROWS,
    columns,
    initialState: { rowGrouping: { model: ['name'] } },
  });
  await expect.element(screen.getByRole('treegrid')).toBeVisible();
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set([undefined]));
});

claim(
  [
    'type accepts the built-in names only.',
    "In an array without a type, TypeScript reads 'number' as any string:",
    'as const after the literal works as well.',
  ],
  async () => {
    const loose = [{ field: 'area', type: 'number' }];
    // @ts-expect-error -- any string
    const refused: GridColDef[] = loose;
    const literal = [{ field: 'area', type: 'number' as const }];
    const accepted: GridColDef[] = literal;
    // @ts-expect-error -- not a built-in name
    const own: GridColDef = { field: 'area', type: 'weight' };
    expect([refused.length, own.field]).toEqual([1, 'area']);
    const { screen } = await showGrid({ rows: ROWS, columns: accepted });
    expect(getComputedStyle(cell(screen, 'area')).textAlign).toBe('right');
  },
);

claim('Put them on the column, once:', async () => {
  const soils = [
    { code: 'c', name: 'Clay' },
    { code: 's', name: 'Sand' },
  ];
  const columns: GridColDef[] = [
    {
      field: 'soil',
      type: 'singleSelect',
      editable: true,
      valueOptions: soils as never,
      getOptionValue: (option) => (option as unknown as (typeof soils)[number]).code,
      getOptionLabel: (option) => (option as unknown as (typeof soils)[number]).name,
    },
  ];
  const { screen, api } = await showGrid({ rows: [{ id: 1, soil: 's' }], columns });
  expect(texts(screen, 'soil')).toEqual(['Sand']);
  await click(cell(screen, 'soil'), { times: 2 });
  await screen.getByRole('option', { name: 'Clay' }).click();
  api.stopCellEditMode({ id: 1, field: 'soil' });
  await expect.poll(() => texts(screen, 'soil')).toEqual(['Clay']);
  api.showFilterPanel('soil');
  for (const operator of ['is', 'is any of']) {
    await screen.getByRole('combobox', { name: /^Operator/ }).click();
    await screen.getByRole('option', { name: operator, exact: true }).click();
    await screen.getByRole('combobox', { name: /^Value/ }).click();
    await expect.element(screen.getByRole('option', { name: 'Sand' })).toBeVisible();
    await press('Escape');
  }
});

const OFF = {
  hideable: false,
  sortable: false,
  filterable: false,
  resizable: false,
  pinnable: false,
  groupable: false,
  aggregable: false,
};
const DISABLED: Partial<DataGridPremiumProps> = {
  disableColumnSelector: true,
  disableColumnSorting: true,
  disableColumnFilter: true,
  disableAutosize: true,
  disableColumnPinning: true,
};
/** Where each model goes: its prop, its place in the initial state, its method. */
const MODELS = [
  ['columnVisibilityModel', 'columns.columnVisibilityModel', { name: false }],
  ['sortModel', 'sorting.sortModel', [{ field: 'name', sort: 'asc' }]],
  [
    'filterModel',
    'filter.filterModel',
    { items: [{ field: 'name', operator: 'contains', value: 'ee' }] },
  ],
  ['pinnedColumns', 'pinnedColumns', { left: ['area'] }],
  ['rowGroupingModel', 'rowGrouping.model', ['area']],
  ['aggregationModel', 'aggregation.model', { area: 'sum' }],
] as const;

claim(
  [
    'Since version 7, your code can still use the feature: with a model, with the initial state or through the API.',
    'hiding | hideable | disableColumnSelector | columnVisibilityModel, initialState.columns.columnVisibilityModel | setColumnVisibilityModel',
    'sorting | sortable | disableColumnSorting | sortModel, initialState.sorting.sortModel | setSortModel',
    'filtering | filterable | disableColumnFilter | filterModel, initialState.filter.filterModel | setFilterModel',
    'pinning | pinnable | disableColumnPinning | pinnedColumns, initialState.pinnedColumns | setPinnedColumns',
    'row grouping | groupable | – | rowGroupingModel, initialState.rowGrouping.model | setRowGroupingModel',
    'aggregation | aggregable | – | aggregationModel, initialState.aggregation.model | setAggregationModel',
  ],
  async () => {
    const columns = COLUMNS.map((column) => ({ ...column, ...OFF }));
    for (const [model, place, value] of MODELS) {
      const [first = '', second] = place.split('.');
      const initialState = { [first]: second ? { [second]: value } : value };
      for (const props of [{ [model]: value }, { initialState }, undefined]) {
        const { screen, api } = await showPremium({ rows: ROWS, columns, ...DISABLED, ...props });
        const found = () => ({
          columnVisibilityModel: !fields(screen).includes('name'),
          sortModel: texts(screen, 'name').join() === 'Aloe,Beet,Cacao',
          filterModel: texts(screen, 'name').join() === 'Beet',
          pinnedColumns:
            screen.stage.querySelectorAll('.MuiDataGrid-cell--pinnedLeft').length === 3,
          rowGroupingModel: fields(screen).includes('__row_group_by_columns_group__'),
          aggregationModel: texts(screen, 'area').at(-1) === '6',
        });
        if (!props) {
          expect(Object.values(found())).not.toContain(true);
          const method = `set${model.charAt(0).toUpperCase()}${model.slice(1)}`;
          (api as unknown as Record<string, (to: unknown) => void>)[method]?.(value);
        }
        await expect
          .poll(() => found()[model], { message: `${model} ${JSON.stringify(props)}` })
          .toBe(true);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    "With disableColumnPinning, pinned columns stick, but the grid doesn't move them to the edge.",
    'Put them first or last in columns.',
  ],
  async () => {
    for (const [props, order] of [
      [{ disableColumnPinning: true }, 'name,area'],
      [{}, 'area,name'],
    ] as const) {
      const columns = COLUMNS.map((column) => ({ ...column, pinnable: false }));
      const pinnedColumns = { left: ['area'] };
      const { screen } = await showPro({ rows: ROWS, columns, pinnedColumns, ...props });
      expect(fields(screen).join()).toBe(order);
      expect(getComputedStyle(cell(screen, 'area')).position).toBe('sticky');
      screen.unmount();
    }
  },
);

claim('autosizing | resizable | disableAutosize | autosizeOnMount | autosizeColumns', async () => {
  const columns = [{ field: 'name', width: 300, resizable: false }];
  const width = (screen: Parameters<typeof cell>[0]) => cell(screen, 'name').offsetWidth;
  const mounted = await showGrid({
    rows: ROWS,
    columns,
    disableAutosize: true,
    autosizeOnMount: true,
  });
  await expect.poll(() => width(mounted.screen)).toBeLessThan(200);
  mounted.screen.unmount();
  const { screen, api } = await showGrid({ rows: ROWS, columns, disableAutosize: true });
  expect(width(screen)).toBe(300);
  await api.autosizeColumns();
  await expect.poll(() => width(screen)).toBeLessThan(200);
});

claim(
  'disableRowGrouping and disableAggregation are not in the table, because they stop models too.',
  async () => {
    const props = {
      rows: ROWS,
      columns: COLUMNS,
      disableRowGrouping: true,
      disableAggregation: true,
    };
    const grouped = await showPremium({ ...props, rowGroupingModel: ['area'] });
    expect(fields(grouped.screen)).toEqual(['name', 'area']);
    grouped.screen.unmount();
    const { screen, api } = await showPremium({ ...props, aggregationModel: { area: 'sum' } });
    api.setRowGroupingModel(['area']);
    await expect.poll(() => texts(screen, 'area')).toEqual(['3', '1', '2']);
    expect(fields(screen)).toEqual(['name', 'area']);
  },
);

claim(
  [
    'Slot names begin with a small letter.',
    'slot preferencesPanel | slot panel, in slots and in slotProps',
  ],
  async () => {
    const Own = () => <i>Own</i>;
    for (const [props, count] of [
      [{ components: { Footer: Own } }, 0],
      [{ slots: { Footer: Own } }, 0],
      [{ slots: { footer: Own } }, 1],
      [{ slots: { preferencesPanel: Own } }, 0],
      [{ slots: { panel: Own } }, 1],
    ] as const) {
      const { screen, api } = await showGrid({
        rows: ROWS,
        columns: COLUMNS,
        ...(props as object),
      });
      api.showFilterPanel('name');
      await expect.poll(() => document.querySelectorAll('i').length).toBe(count);
      screen.unmount();
    }
    const slotProps = { panel: { className: 'own' }, preferencesPanel: { className: 'old' } };
    const { api } = await showGrid({
      rows: ROWS,
      columns: COLUMNS,
      slotProps: slotProps as object,
    });
    api.showFilterPanel('name');
    await expect.poll(() => document.querySelectorAll('.own').length).toBe(1);
    expect(document.querySelectorAll('.old')).toHaveLength(0);
  },
);

claim(
  [
    "It is a controlled prop now: if you set it, users can't change it in the toolbar.",
    'Or keep it in your own state, with density and onDensityChange.',
  ],
  async () => {
    const Toolbar = () => (
      <GridToolbarContainer>
        <GridToolbarDensitySelector />
      </GridToolbarContainer>
    );
    const own: DataGridProps = {
      rows: ROWS,
      columns: COLUMNS,
      showToolbar: true,
      slots: { toolbar: Toolbar },
    };
    function Stateful() {
      const [density, setDensity] = useState<GridDensity>('compact');
      return <DataGrid {...own} density={density} onDensityChange={setDensity} />;
    }
    for (const [grid, height] of [
      [<DataGrid key="a" {...own} density="compact" />, 36],
      [<DataGrid key="b" {...own} initialState={{ density: 'compact' }} />, 67],
      [<Stateful key="c" />, 67],
    ] as const) {
      const screen = await show(grid);
      expect(row(screen, 1).offsetHeight).toBe(36);
      await screen.getByRole('button', { name: 'Density' }).click();
      await screen.getByRole('menuitem', { name: 'Comfortable' }).click();
      await expect.poll(() => row(screen, 1).offsetHeight).toBe(height);
      screen.unmount();
    }
  },
);

claim(
  'rowBuffer, columnBuffer | rowBufferPx, columnBufferPx | pixels instead of a count; both are 150 by default',
  async () => {
    const rendered = async (props: Partial<DataGridProps>) => {
      const { screen } = await showGrid(
        { rows: MANY, columns: WIDE, ...props, pageSizeOptions: [100] },
        { width: 500 },
      );
      const rows = screen.stage.querySelectorAll('[role="row"][data-id]');
      const cells = rows[0]?.querySelectorAll('[role="gridcell"][data-field]');
      screen.unmount();
      return [rows.length, cells?.length ?? 0] as const;
    };
    const [rows, columns] = await rendered({ rowBufferPx: 0, columnBufferPx: 0 });
    expect(await rendered({})).toEqual(await rendered({ rowBufferPx: 150, columnBufferPx: 150 }));
    for (const pixels of [150, 520]) {
      const [more, wider] = await rendered({ rowBufferPx: pixels, columnBufferPx: pixels });
      expect(Math.abs(more - rows - pixels / 52)).toBeLessThan(1.01);
      expect(Math.abs(wider - columns - pixels / 100)).toBeLessThan(1.01);
    }
    const old = { rowBuffer: 20, columnBuffer: 20, rowThreshold: 0, columnThreshold: 0 } as object;
    expect(await rendered(old)).toEqual(await rendered({}));
  },
);

claim(
  [
    'experimentalFeatures.columnGrouping | always on | remove-stabilized-experimentalFeatures',
    'experimentalFeatures.clipboardPaste | always on | the same',
    'experimentalFeatures.lazyLoading | always on | the same',
    'unstable_cellSelection | cellSelection | rename-cell-selection-props',
    'unstable_cellSelectionModel | cellSelectionModel | the same',
    'unstable_onCellSelectionModelChange | onCellSelectionModelChange | the same',
    'unstable_ignoreValueFormatterDuringExport | ignoreValueFormatterDuringExport | the same',
    'unstable_splitClipboardPastedText | splitClipboardPastedText | the same',
    'unstable_headerFilters | headerFilters | no',
  ],
  async () => {
    const columns: GridColDef[] = [
      { field: 'name', editable: true, valueFormatter: (value) => `Crop ${value}` },
      { field: 'area', type: 'number' },
    ];
    const columnGroupingModel = [{ groupId: 'Group', children: [{ field: 'name' }] }];
    const clipboard = await takeClipboard();
    const onFetchRows = vi.fn();
    const lazy = await showPro({
      rows: ROWS,
      columns,
      rowCount: 90,
      rowsLoadingMode: 'server',
      onFetchRows,
    });
    await expect.poll(() => onFetchRows.mock.calls.length).toBeGreaterThan(0);
    lazy.screen.unmount();
    const values = {
      cellSelection: true,
      cellSelectionModel: { 1: { name: true } },
      onCellSelectionModelChange: vi.fn(),
      ignoreValueFormatterDuringExport: true,
      splitClipboardPastedText: () => [['Split']],
      headerFilters: true,
    };
    for (const prefix of ['unstable_', '']) {
      const isOn = prefix === '';
      const named = Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]);
      const { screen, api } = await showPremium({
        rows: ROWS,
        columns,
        columnGroupingModel,
        ...(Object.fromEntries(named) as object),
      });
      await expect.element(screen.getByText('Group')).toBeVisible();
      expect(screen.stage.querySelectorAll('.MuiDataGrid-headerFilterRow')).toHaveLength(
        isOn ? 1 : 0,
      );
      expect(screen.stage.querySelectorAll('.Mui-selected.MuiDataGrid-cell')).toHaveLength(
        isOn ? 1 : 0,
      );
      expect(api.getDataAsCsv().includes('Crop Aloe')).toBe(!isOn);
      await clipboard.write('Pasted');
      await click(cell(screen, 'name', 0));
      await press('Control+v');
      await expect.poll(() => texts(screen, 'name')[0]).toBe(isOn ? 'Crop Split' : 'Crop Pasted');
      await click(cell(screen, 'name', 1));
      expect(values.onCellSelectionModelChange.mock.calls.length > 0).toBe(isOn);
      screen.unmount();
    }
  },
);

claim(
  [
    'The list of columns has its own slot, columnsManagement.',
    'Its settings move there from columnsPanel, which still reaches the panel around it.',
    'slotProps.columnsPanel with sort, autoFocusSearchField and the like | slotProps.columnsManagement with the same keys',
    'disableShowAllButton, disableHideAllButton | disableShowHideToggle; one checkbox replaces both buttons',
  ],
  async () => {
    const settings = {
      sort: 'asc',
      autoFocusSearchField: false,
      disableShowHideToggle: true,
    } as const;
    for (const [slotProps, isSet] of [
      [{ columnsPanel: { className: 'around' } }, false],
      [{ columnsPanel: { className: 'around' }, columnsManagement: settings }, true],
    ] as const) {
      const columns = [{ field: 'name' }, { field: 'area' }];
      const { screen, api } = await showGrid({ rows: ROWS, columns, slotProps });
      api.showPreferences(GridPreferencePanelsValue.columns);
      const boxes = () =>
        [...document.querySelectorAll('.around .MuiDataGrid-columnsManagementRow')].map(
          (each) => each.textContent,
        );
      await expect.poll(boxes).toEqual(isSet ? ['area', 'name'] : ['name', 'area']);
      expect(screen.getByRole('checkbox', { name: 'Show/Hide All' }).elements()).toHaveLength(
        isSet ? 0 : 1,
      );
      await expect.poll(() => document.activeElement?.matches('input[type="search"]')).toBe(!isSet);
      screen.unmount();
    }
  },
);

claim(
  'GridToolbarColumnsButton, GridToolbarFilterButton, GridToolbarDensitySelector and GridToolbarExport no longer take props for their button directly:',
  async () => {
    const direct = { className: 'direct' } as object;
    const button = { button: { className: 'own' } };
    const Toolbar = () => (
      <GridToolbarContainer>
        <GridToolbarColumnsButton
          {...direct}
          slotProps={{ ...button, tooltip: { title: 'Show or hide columns' } }}
        />
        <community.GridToolbarFilterButton {...direct} slotProps={button} />
        <GridToolbarDensitySelector {...direct} slotProps={button} />
        <community.GridToolbarExport {...direct} slotProps={button} />
      </GridToolbarContainer>
    );
    const slots = { toolbar: Toolbar };
    const { screen } = await showGrid({ rows: ROWS, columns: COLUMNS, showToolbar: true, slots });
    expect(screen.stage.querySelectorAll('.direct')).toHaveLength(0);
    expect(screen.stage.querySelectorAll('button.own')).toHaveLength(4);
    await hover(screen.stage.querySelector('button.own') ?? screen.stage);
    await expect
      .element(screen.getByRole('tooltip', { name: 'Show or hide columns' }))
      .toBeVisible();
  },
);

claim(
  [
    'the function they return: (cellParams) | (value, row, column, apiRef)',
    'The arguments no longer contain the formatted text.',
    'Get it with apiRef.current.getRowFormattedValue(row, column).',
    'The quick filter searched hidden columns as well.',
    'It now ignores them.',
  ],
  async () => {
    const calls: unknown[][] = [];
    const applied =
      () =>
      (...given: unknown[]) => {
        const [value, record, column, apiRef] = given;
        calls.push(given);
        const { current } = apiRef as { current: GridApi };
        const formatted: unknown = current.getRowFormattedValue(record as never, column as never);
        return value !== 'Aloe' && formatted === `Crop ${String(value)}`;
      };
    const columns: GridColDef[] = [
      {
        field: 'name',
        valueFormatter: (value) => `Crop ${value}`,
        filterOperators: [
          { value: 'mine', getApplyFilterFn: applied, InputComponent: GridFilterInputValue },
        ],
        getApplyQuickFilterFn: applied,
      },
      { field: 'area', type: 'number' },
    ];
    const { screen, api } = await showGrid({ rows: ROWS, columns });
    api.setFilterModel({ items: [{ field: 'name', operator: 'mine', value: 'x' }] });
    await expect.poll(() => texts(screen, 'name')).toEqual(['Crop Beet', 'Crop Cacao']);
    api.setFilterModel({ items: [], quickFilterValues: ['3'] });
    await expect.poll(() => calls.length).toBeGreaterThan(3);
    for (const given of calls) {
      expect(given).toHaveLength(4);
      expect(given).toMatchObject([
        expect.any(String),
        { area: expect.any(Number) },
        { field: 'name' },
        {},
      ]);
    }
    screen.unmount();
    const plain = await showGrid({
      rows: ROWS,
      columns: COLUMNS,
      initialState: { columns: { columnVisibilityModel: { area: false } } },
    });
    plain.api.setFilterModel({ items: [], quickFilterValues: ['3'] });
    await expect.poll(() => texts(plain.screen, 'name')).toEqual([]);
    plain.api.setColumnVisibility('area', true);
    await expect.poll(() => texts(plain.screen, 'name')).toEqual(['Beet']);
  },
);

claim(
  [
    'Filters of date and dateTime columns put Date objects into the model.',
    'Strings, for example from a saved model, are still accepted.',
    'The selects of the filter panel are Material UI Select components.',
  ],
  async () => {
    for (const [kind, text] of [
      ['date', '2026-04-17'],
      ['dateTime', '2026-04-17T00:00'],
    ] as const) {
      const onFilterModelChange = vi.fn();
      const columns: GridColDef[] = [...COLUMNS, { field: 'sown', type: kind }];
      const { screen, api } = await showGrid({ rows: ROWS, columns, onFilterModelChange });
      api.showFilterPanel('sown');
      await expect
        .poll(() => document.querySelectorAll('.MuiDataGrid-filterForm .MuiSelect-select').length)
        .toBeGreaterThan(1);
      expect(document.querySelectorAll('select')).toHaveLength(0);
      await screen.getByLabelText('Value').fill(text);
      await expect
        .poll(() => onFilterModelChange.mock.lastCall?.[0].items[0].value)
        .toBeInstanceOf(Date);
      await expect.poll(() => texts(screen, 'name')).toEqual(['Beet']);
      api.setFilterModel({ items: [{ field: 'sown', operator: 'is', value: '2026-05-02T00:00' }] });
      await expect.poll(() => texts(screen, 'name')).toEqual(['Aloe']);
      screen.unmount();
    }
  },
);

claim(
  [
    'gridDensityValueSelector | gridDensitySelector',
    'unstable_gridFocusColumnHeaderFilterSelector | gridFocusColumnHeaderFilterSelector',
    'unstable_gridHeaderFilteringEditFieldSelector | gridHeaderFilteringEditFieldSelector',
    'unstable_gridHeaderFilteringMenuSelector | gridHeaderFilteringMenuSelector',
    'unstable_gridHeaderFilteringStateSelector | gridHeaderFilteringStateSelector',
    'unstable_gridTabIndexColumnHeaderFilterSelector | gridTabIndexColumnHeaderFilterSelector',
    'unstable_gridFocusColumnGroupHeaderSelector | gridFocusColumnGroupHeaderSelector',
    'unstable_gridTabIndexColumnGroupHeaderSelector | gridTabIndexColumnGroupHeaderSelector',
    'SUBMIT_FILTER_STROKE_TIME, SUBMIT_FILTER_DATE_STROKE_TIME | the prop filterDebounceMs',
    'locales from @mui/x-data-grid, -pro or -premium | from @mui/x-data-grid/locales, and so on',
  ],
  () => {
    const names = Object.keys(premiumPackage);
    for (const name of [
      'gridDensitySelector',
      'gridFocusColumnHeaderFilterSelector',
      'gridHeaderFilteringEditFieldSelector',
      'gridHeaderFilteringMenuSelector',
      'gridHeaderFilteringStateSelector',
      'gridTabIndexColumnHeaderFilterSelector',
      'gridFocusColumnGroupHeaderSelector',
      'gridTabIndexColumnGroupHeaderSelector',
    ]) {
      expect(names).toContain(name);
      expect(names).not.toContain(`unstable_${name}`);
    }
    const all = [...names, ...Object.keys(community)];
    expect(all).not.toContain('gridDensityValueSelector');
    expect(all.filter((name) => /^SUBMIT_FILTER|^[a-z]{2}[A-Z]{2}$/.test(name))).toEqual([]);
    expect(locales).toHaveProperty('frFR');
  },
);

claim(
  [
    'unstable_getColumnGroupPath, unstable_getAllGroupDetails | getColumnGroupPath, getAllGroupDetails',
    'unstable_getCellSelectionModel | getCellSelectionModel',
    'unstable_getSelectedCellsAsArray | getSelectedCellsAsArray',
    'unstable_isCellSelected | isCellSelected',
    'unstable_selectCellRange | selectCellRange',
    'unstable_setCellSelectionModel | setCellSelectionModel',
    'getRootDimensions() may return null | never null',
    'rootElementRef may be missing | always there',
    'event renderedRowsIntervalChange with GridRenderedRowsIntervalChangeParams | the same event with GridRenderContext; the old type is removed',
  ],
  async () => {
    const early: unknown[] = [];
    function Footer() {
      const { current } = useGridApiContext();
      early.push(current.getRootDimensions(), current.rootElementRef);
      return null;
    }
    const { screen, api } = await showPremium({
      rows: MANY,
      columns: WIDE,
      slots: { footer: Footer },
    });
    expect(early.length).toBeGreaterThan(1);
    expect(early.every((each) => typeof each === 'object' && each !== null)).toBe(true);
    for (const name of [
      'getColumnGroupPath',
      'getAllGroupDetails',
      'getCellSelectionModel',
      'getSelectedCellsAsArray',
      'isCellSelected',
      'selectCellRange',
      'setCellSelectionModel',
    ]) {
      expect(api).toHaveProperty(name);
      expect(api).not.toHaveProperty(`unstable_${name}`);
    }
    const given = vi.fn();
    api.subscribeEvent('renderedRowsIntervalChange', given);
    api.scrollToIndexes({ rowIndex: 150 });
    await expect.poll(() => given.mock.calls.length).toBeGreaterThan(0);
    expect(Object.keys(given.mock.calls[0]?.[0]).sort()).toEqual([
      'firstColumnIndex',
      'firstRowIndex',
      'lastColumnIndex',
      'lastRowIndex',
    ]);
    screen.unmount();
  },
);

claim(
  [
    'columnHeaders | columnPositions, densityFactor, minColumnIndex',
    'row | containerWidth, position',
    'headerFilterCell | filterOperators',
  ],
  async () => {
    const given = new Map<string, string[]>();
    const noted = (name: string) =>
      function Noted(props: object) {
        given.set(name, Object.keys(props));
        return null;
      };
    for (const name of ['row', 'columnHeaders', 'headerFilterCell']) {
      const slots = { [name]: noted(name) };
      const { screen } = await showPro({
        rows: ROWS,
        columns: COLUMNS,
        headerFilters: true,
        slots,
      });
      screen.unmount();
    }
    expect(given.size).toBe(3);
    for (const name of [
      'columnPositions',
      'densityFactor',
      'minColumnIndex',
      'containerWidth',
      'position',
      'filterOperators',
    ]) {
      expect([...given.values()].flat()).not.toContain(name);
    }
  },
);

claim(
  ['With selected rows, printing prints these only.', 'To print all rows, say so:'],
  async () => {
    for (const [printOptions, expected] of [
      [undefined, [2]],
      [
        {
          getRowsToExport: ({ apiRef }: { apiRef: { current: GridApi } }) =>
            gridFilteredSortedRowIdsSelector(apiRef),
        },
        [1, 2, 3],
      ],
    ] as const) {
      const { screen, api } = await showGrid({
        rows: ROWS,
        columns: COLUMNS,
        showToolbar: true,
        pageSizeOptions: [3, 100],
        rowSelectionModel: { type: 'include', ids: new Set([2]) },
        slotProps: { toolbar: { printOptions } } as object,
      });
      const printed: unknown[] = []; // the rows while they are printed, then those that are back
      api.subscribeEvent('rowsSet', () => printed.push(api.getAllRowIds()));
      await screen.getByRole('button', { name: 'Export' }).click();
      await screen.getByRole('menuitem', { name: 'Print' }).click();
      await expect.poll(() => printed).toEqual([expected, [1, 2, 3]]);
      screen.unmount();
    }
  },
);

claim(
  'It now uses CSS sticky: headers and pinned parts are inside the element that scrolls, .MuiDataGrid-virtualScroller.',
  async () => {
    const { screen } = await showPro({
      rows: MANY,
      columns: WIDE,
      pinnedColumns: { left: ['f0'] },
      pinnedRows: { top: [{ id: 'top' }] },
    });
    const style = (name: string) =>
      getComputedStyle(screen.stage.querySelector(name) ?? screen.stage);
    expect(style('.MuiDataGrid-virtualScroller').overflow).toBe('scroll');
    for (const name of [
      '.MuiDataGrid-topContainer',
      '.MuiDataGrid-cell--pinnedLeft',
      '.MuiDataGrid-columnHeader--pinnedLeft',
    ]) {
      expect(style(`.MuiDataGrid-virtualScroller ${name}`).position).toBe('sticky');
    }
  },
);

claim(
  [
    'They are blocks now, and the wrapper inside them (cellContent) is removed.',
    'Text is cut off with an ellipsis as before.',
    "If you center custom content, set display: 'flex' in that column:",
    '.MuiDataGrid-cellContent | –',
    '.MuiDataGrid-cell--withRenderer | –',
  ],
  async () => {
    const columns: GridColDef[] = [
      { field: 'name' },
      { field: 'area', display: 'flex', renderCell: () => <i style={{ height: 20 }}>Chip</i> },
    ];
    const { screen } = await showGrid({ rows: ROWS, columns });
    expect([display(cell(screen, 'name')), display(cell(screen, 'area'))]).toEqual([
      'block',
      'flex',
    ]);
    expect(cell(screen, 'name').innerHTML).toBe('Beet');
    const { textOverflow, overflow, whiteSpace } = getComputedStyle(cell(screen, 'name'));
    expect([textOverflow, overflow, whiteSpace]).toEqual(['ellipsis', 'hidden', 'nowrap']);
    const outer = cell(screen, 'area').getBoundingClientRect();
    const inner = cell(screen, 'area').querySelector('i')?.getBoundingClientRect();
    expect(
      Math.abs(outer.top + outer.bottom - (inner?.top ?? 0) - (inner?.bottom ?? 0)),
    ).toBeLessThan(3);
    expect(
      screen.stage.querySelectorAll('.MuiDataGrid-cellContent, .MuiDataGrid-cell--withRenderer'),
    ).toHaveLength(0);
  },
);

claim(
  [
    '.Mui-hovered | :hover',
    '.MuiDataGrid--pinnedColumns-left, .MuiDataGrid--pinnedColumns-right | –',
    '.MuiDataGrid-pinnedColumnHeaders, and with --left, --right | –, pinned headers stick in the normal header row',
    '.MuiDataGrid-columnHeader--showColumnBorder | .MuiDataGrid-columnHeader--withLeftBorder, .MuiDataGrid-columnHeader--withRightBorder',
    '.MuiDataGrid-columnHeadersInner, and with --scrollable | –',
    '.MuiDataGrid-columnHeaderDropZone, .MuiDataGrid-columnGroupHeader | –',
  ],
  async () => {
    const { screen } = await showPro({
      rows: ROWS,
      columns: [...COLUMNS, { field: 'id' }],
      pinnedColumns: { left: ['name'], right: ['id'] },
      showColumnVerticalBorder: true,
      columnGroupingModel: [{ groupId: 'Group', children: [{ field: 'area' }] }],
    });
    await hover(cell(screen, 'area'));
    expect(row(screen, 1).matches(':hover')).toBe(true);
    const classes = [...screen.stage.querySelectorAll('[class]')].flatMap((each) => [
      ...each.classList,
    ]);
    expect(
      classes.filter((name) =>
        /Mui-hovered|pinnedColumns-|pinnedColumnHeaders|showColumnBorder|columnHeadersInner|DropZone|columnGroupHeader$/.test(
          name,
        ),
      ),
    ).toEqual([]);
    expect(classes).toContain('MuiDataGrid-columnHeader--withLeftBorder');
    expect(classes).toContain('MuiDataGrid-columnHeader--withRightBorder');
    const pinned = header(screen, 'name');
    expect(pinned.closest('[role="row"]')).toBe(header(screen, 'area').closest('[role="row"]'));
    expect(getComputedStyle(pinned).position).toBe('sticky');
  },
);

claim(
  'Because rows scroll below them, they now have the color theme.palette.background.default, which pinned parts already had.',
  async () => {
    const theme = createTheme({ palette: { background: { default: 'rgb(1, 2, 3)' } } });
    const Themed = ({ children }: { children: ReactNode }) => (
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    );
    const screen = await show(
      <Themed>
        <premiumPackage.DataGridPremium
          rows={ROWS}
          columns={COLUMNS}
          pinnedColumns={{ left: ['name'] }}
        />
      </Themed>,
    );
    for (const element of [header(screen, 'name'), header(screen, 'area'), cell(screen, 'name')]) {
      expect(getComputedStyle(element).backgroundColor).toBe('rgb(1, 2, 3)');
    }
  },
);

claim(
  [
    'grid role and row or column counts | on the root element | on .MuiDataGrid-main',
    'grid with tree data | grid | treegrid',
    'cells | cell | gridcell',
    'experimentalFeatures.ariaV7 | always on | the same',
  ],
  async () => {
    const { screen } = await showGrid({ rows: ROWS, columns: COLUMNS });
    const main = screen.stage.querySelector('.MuiDataGrid-main');
    const names = ['role', 'aria-rowcount', 'aria-colcount'];
    expect(names.map((name) => main?.getAttribute(name))).toEqual(['grid', '4', '2']);
    const root = screen.stage.querySelector('.MuiDataGrid-root');
    expect(names.map((name) => root?.getAttribute(name))).toEqual([null, null, null]);
    expect(screen.stage.querySelectorAll('[role="cell"]')).toHaveLength(0);
    expect(screen.stage.querySelectorAll('[role="gridcell"]')).toHaveLength(6);
    screen.unmount();
    const tree = await showPro({
      rows: ROWS,
      columns: COLUMNS,
      treeData: true,
      getTreeDataPath: ({ path }) => path,
    });
    await expect.element(tree.screen.getByRole('treegrid')).toBeVisible();
  },
);
