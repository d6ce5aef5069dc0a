import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridFilteredTopLevelRowCountSelector,
  gridPageSelector,
  gridRowNodeSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { GridAiAssistantPanel, GridPreferencePanelsValue } from '@mui/x-data-grid-premium';
import {
  act,
  claim,
  click,
  expect,
  press,
  settled,
  show,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { fields, header, showGrid, showPremium, showPro, texts } from '#test/proofs/grids.tsx';
import { pack, unpack } from './gridState.ts';

const ROWS = Array.from({ length: 30 }, (_, id) => ({
  id,
  name: ['Ada', 'Bo', 'Cy'][id % 3],
  price: (id * 7) % 30,
}));
const COLUMNS: GridColDef[] = [
  { field: 'name', width: 120 },
  { field: 'price', type: 'number' },
  { field: 'day' },
];
const BASE = { rows: ROWS, columns: COLUMNS, pageSizeOptions: [5, 10, 100] };
const ONLY_BO = {
  filter: { filterModel: { items: [{ field: 'name', operator: 'equals', value: 'Bo' }] } },
};
const SECOND_PAGE = { pagination: { paginationModel: { page: 1, pageSize: 5 } } };
const REVERSED = { orderedFields: ['day', 'price', 'name'] };

const pressButton = (demo: Screen, name: string) => demo.getByRole('button', { name }).click();
const pageOf = (api: GridApi) => api.state.pagination.paginationModel;

act('SavedViews', async (demo) => {
  const ids = () => texts(demo, 'id').join();
  const before = ids();
  for (let turn = 0; turn < 2; turn += 1) {
    await pressButton(demo, 'To pack, largest first');
    await expect.poll(() => new Set(texts(demo, 'status'))).toEqual(new Set(['Open']));
    expect(header(demo, 'total')).toHaveAttribute('aria-sort', 'descending');
    await pressButton(demo, 'All orders');
    await expect.poll(ids).toBe(before);
    expect(header(demo, 'total')).toHaveAttribute('aria-sort', 'none');
  }
  await click(header(demo, 'city'));
  await expect.poll(() => texts(demo, 'city')[0]).toBe('Bari');
  const sorted = ids();
  await demo.getByRole('textbox', { name: 'View name' }).fill('By city');
  await pressButton(demo, 'Save view');
  await pressButton(demo, 'All orders');
  await expect.poll(ids).toBe(before);
  await pressButton(demo, 'By city');
  await expect.poll(ids).toBe(sorted);
  await press('Delete');
  await expect.element(demo.getByRole('button', { name: 'By city' })).not.toBeInTheDocument();
  expect(ids()).toBe(sorted);
});

act('InitialStateMix', async (demo) => {
  await expect.poll(() => fields(demo)).not.toContain('id');
  expect(new Set(texts(demo, 'side'))).toEqual(new Set(['Buy']));
  expect(texts(demo, 'price')).toHaveLength(10);
  const first = texts(demo, 'price').join();
  for (let turn = 0; turn < 2; turn += 1) {
    await pressButton(demo, 'Go to previous page');
    await expect.poll(() => texts(demo, 'price').join()).not.toBe(first);
    await pressButton(demo, 'Go to next page');
    await expect.poll(() => texts(demo, 'price').join()).toBe(first);
  }
});

act('ReadSelectorOnClick', async (demo) => {
  await pressButton(demo, 'Read state');
  await expect.element(demo.getByText('Page 1, 5 per page, 60 flights, not sorted')).toBeVisible();
  await pressButton(demo, 'Go to next page');
  await expect.element(demo.getByText('6–10 of 60')).toBeVisible();
  await pressButton(demo, 'Read state');
  await expect.element(demo.getByText('Page 2, 5 per page, 60 flights, not sorted')).toBeVisible();
  await click(header(demo, 'delay'));
  await pressButton(demo, 'Read state');
  await expect
    .element(demo.getByText('Page 1, 5 per page, 60 flights, sorted by delay asc'))
    .toBeVisible();
});

act('SelectorInToolbar', async (demo) => {
  await expect.element(demo.getByText('Page 1 of 10, 240 trades')).toBeVisible();
  const slider = demo.getByRole('slider', { name: 'Page' });
  (slider.element() as HTMLElement).focus();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('End');
    await expect.element(demo.getByText('Page 10 of 10, 240 trades')).toBeVisible();
    expect(texts(demo, 'id').length).toBeGreaterThan(0);
    await press('Home');
    await expect.element(demo.getByText('Page 1 of 10, 240 trades')).toBeVisible();
  }
});

act('CloneGridState', async (demo) => {
  await click(header(demo, 'delay'));
  await click(header(demo, 'delay'));
  await expect.poll(() => header(demo, 'delay').getAttribute('aria-sort')).toBe('descending');
  const first = texts(demo, 'delay')[0];
  await pressButton(demo, 'Clone this grid');
  const second = demo.getByRole('grid', { name: 'Departures, copy 1' });
  await expect.element(second).toBeVisible();
  await expect
    .poll(
      () => second.element().querySelector('[role="gridcell"][data-field="delay"]')?.textContent,
    )
    .toBe(first);
  await click(header(demo, 'delay'));
  await pressButton(demo, 'Clone this grid');
  await expect.element(demo.getByRole('grid', { name: 'Departures, copy 2' })).toBeVisible();
  await expect.element(second).not.toBeInTheDocument();
});

act('StateInLocalStorage', async (demo) => {
  localStorage.removeItem('demo-grid-state');
  const remount = async (name: string) => {
    await pressButton(demo, name);
    await pressButton(demo, 'Mount grid');
    await expect.poll(() => texts(demo, 'id').length).toBeGreaterThan(0);
  };
  await pressButton(demo, 'Unmount grid');
  await remount('Clear storage');
  await click(header(demo, 'price'));
  await expect.poll(() => header(demo, 'price').getAttribute('aria-sort')).toBe('ascending');
  for (let turn = 0; turn < 2; turn += 1) {
    await remount('Unmount grid');
    expect(header(demo, 'price')).toHaveAttribute('aria-sort', 'ascending');
  }
  await pressButton(demo, 'Unmount grid');
  await remount('Store version 1');
  expect(header(demo, 'quantity')).toHaveAttribute('aria-sort', 'descending');
  expect(fields(demo)).not.toContain('desk');
  await pressButton(demo, 'Unmount grid');
  await remount('Store version 99');
  expect(header(demo, 'quantity')).toHaveAttribute('aria-sort', 'none');
  expect(fields(demo)).toContain('desk');
  await pressButton(demo, 'Unmount grid');
  await pressButton(demo, 'Clear storage');
});

claim('If a model is both controlled and in initialState, the prop takes precedence.', async () => {
  const { api } = await showGrid({
    ...BASE,
    sortModel: [{ field: 'name', sort: 'asc' }],
    initialState: { sorting: { sortModel: [{ field: 'price', sort: 'desc' }] } },
  });
  expect(api.state.sorting.sortModel).toEqual([{ field: 'name', sort: 'asc' }]);
});

claim(
  "The grid reads initialState on the first render. Later changes to the prop don't affect the state of the grid.",
  async () => {
    const { api, redraw } = await showGrid({ ...BASE, initialState: { density: 'compact' } });
    await redraw({ ...BASE, initialState: { density: 'comfortable' } });
    await settled();
    expect(api.state.density).toBe('compact');
  },
);

claim(
  [
    'detailPanel | expandedRowIds | Pro | No',
    'scroll | top and left, in pixels | Community | No',
    'cellSelection | The selected cells | Premium | No',
    "aggregation | model | Premium | If it isn't empty",
  ],
  async () => {
    const { api } = await showPremium({
      ...BASE,
      cellSelection: true,
      getDetailPanelContent: () => 'Details',
      initialState: {
        scroll: { top: 200, left: 0 },
        detailPanel: { expandedRowIds: new Set([1]) },
        cellSelection: { 1: { name: true } },
      },
    });
    await expect.poll(() => api.getScrollPosition().top).toBe(200);
    expect(Object.keys(api.exportState()).sort()).toEqual([
      'columns',
      'density',
      'filter',
      'pagination',
      'pinnedColumns',
      'preferencePanel',
      'rowGrouping',
      'sorting',
    ]);
    api.setAggregationModel({ price: 'sum' });
    expect(api.exportState().aggregation).toEqual({ model: { price: 'sum' } });
  },
);

claim(
  'preferencePanel | Which panel is open: filter, columns or AI assistant | Community | Yes',
  async () => {
    for (const [openedPanelValue, panel] of [
      [GridPreferencePanelsValue.filters, '.MuiDataGrid-filterForm'],
      [GridPreferencePanelsValue.columns, '.MuiDataGrid-columnsManagement'],
      [GridPreferencePanelsValue.aiAssistant, '.MuiDataGrid-aiAssistantPanel'],
    ] as const) {
      const { screen, api } = await showPremium({
        ...BASE,
        showToolbar: true,
        aiAssistant: true,
        slots: { aiAssistantPanel: GridAiAssistantPanel },
        initialState: { preferencePanel: { open: true, openedPanelValue } },
      });
      await expect.poll(() => document.querySelector(panel)).not.toBeNull();
      expect(api.exportState().preferencePanel).toMatchObject({ open: true, openedPanelValue });
      api.hidePreferences();
      await expect.poll(() => document.querySelector(panel)).toBeNull();
      screen.unmount();
    }
  },
);

claim(
  [
    "On the first render, apiRef.current is null, and selectors throw Cannot read properties of null (reading 'state') or (reading 'instanceId').",
    'They also throw if you pass them to useGridSelector() in the component that renders the grid (#21315).',
  ],
  async () => {
    function Direct(): ReactNode {
      const apiRef = useGridApiRef();
      expect(apiRef.current).toBeNull();
      return gridPageSelector(apiRef as { current: GridApi });
    }
    function Hook(): ReactNode {
      const apiRef = useGridApiRef();
      const page = useGridSelector(apiRef as { current: GridApi }, gridPageSelector);
      return <DataGrid {...BASE} apiRef={apiRef} label={String(page)} />;
    }
    const complaint = "Cannot read properties of null (reading 'state')";
    await expect(show(<Direct />)).rejects.toThrow(complaint);
    await expect(show(<Hook />)).rejects.toThrow(complaint);
    expect(() => gridFilteredSortedRowIdsSelector({ current: null as unknown as GridApi })).toThrow(
      "Cannot read properties of null (reading 'instanceId')",
    );
  },
);

claim('A few take a second argument, for example gridRowNodeSelector(apiRef, id).', async () => {
  const { api } = await showGrid(BASE);
  expect(gridRowNodeSelector({ current: api }, 3)?.id).toBe(3);
});

claim(
  [
    'useGridSelector() renders the component again when the selected value changes.',
    'If a selector returns a new object or array on each call, the component renders again after each change of the state.',
  ],
  async () => {
    const renders = { page: 0, fresh: 0 };
    const Page = () => {
      useGridSelector(useGridApiContext(), gridPageSelector);
      useEffect(() => {
        renders.page += 1;
      });
      return null;
    };
    const Fresh = () => {
      useGridSelector(useGridApiContext(), () => [1]);
      useEffect(() => {
        renders.fresh += 1;
      });
      return null;
    };
    const slots = { footer: Both };
    function Both() {
      return useMemo(
        () => (
          <>
            <Page />
            <Fresh />
          </>
        ),
        [],
      );
    }
    const { api } = await showGrid({ ...BASE, slots, initialState: SECOND_PAGE });
    await settled();
    const before = { ...renders };
    api.setCellFocus(6, 'name');
    await settled();
    expect(renders.page).toBe(before.page);
    expect(renders.fresh).toBeGreaterThan(before.fresh);
    api.setPage(0);
    await expect.poll(() => renders.page).toBeGreaterThan(before.page);
  },
);

claim(
  [
    'apiRef.current.exportState() returns an object that you can store as JSON. You can pass it to initialState or restoreState().',
    'Both calls export the column order.',
    "They also export the widths of columns that have a width, minWidth, maxWidth or flex in columns, even if the user didn't resize them.",
  ],
  async () => {
    const { api } = await showGrid({ ...BASE, initialState: { ...ONLY_BO, ...SECOND_PAGE } });
    const saved = JSON.parse(JSON.stringify(api.exportState()));
    expect(Object.keys(saved.columns.dimensions)).toEqual(['name']);
    const dirty = api.exportState({ exportOnlyDirtyModels: true });
    expect(Object.keys(dirty.columns?.dimensions ?? {})).toEqual(['name']);
    expect(dirty.columns?.orderedFields).toEqual(['name', 'price', 'day']);
    expect(dirty.sorting).toBeUndefined();
    api.setFilterModel({ items: [] });
    await settled();
    api.restoreState(saved);
    await settled();
    const other = await showGrid({ ...BASE, initialState: saved });
    for (const each of [api, other.api]) {
      expect(each.state.filter.filterModel.items[0]?.value).toBe('Bo');
      expect(pageOf(each)).toEqual({ page: 1, pageSize: 5 });
    }
  },
);

claim(
  [
    'In version 8.4.0, exportOnlyDirtyModels leaves out a changed page size on the first page, and a changed page with the default page size.',
    'It also leaves out a changed density.',
    'To export them, set initialState.pagination.paginationModel and initialState.density.',
  ],
  async () => {
    const dirty = (api: GridApi) => api.exportState({ exportOnlyDirtyModels: true }).pagination;
    const { api } = await showGrid(BASE);
    api.setPageSize(10);
    api.setDensity('compact');
    await settled();
    expect(dirty(api)).toBeUndefined();
    expect(api.exportState().density).toBe('compact');
    expect(api.exportState({ exportOnlyDirtyModels: true }).density).toBeUndefined();
    const rows = Array.from({ length: 250 }, (_, id) => ({ id }));
    const many = await showGrid({ ...BASE, rows });
    many.api.setPage(1);
    await settled();
    expect(pageOf(many.api).page).toBe(1);
    expect(dirty(many.api)).toBeUndefined();
    const named = await showGrid({
      ...BASE,
      initialState: {
        density: 'standard',
        pagination: { paginationModel: { page: 0, pageSize: 5 } },
      },
    });
    named.api.setPageSize(10);
    named.api.setDensity('compact');
    await settled();
    expect(named.api.exportState({ exportOnlyDirtyModels: true }).density).toBe('compact');
    expect(dirty(named.api)?.paginationModel).toEqual({ page: 0, pageSize: 10 });
  },
);

claim(
  [
    'Models that are missing from the object keep their values.',
    'restoreState() calls the callbacks of the models that change, such as onFilterModelChange.',
    "For a controlled model, update your state in the callback. Otherwise the model doesn't change.",
  ],
  async () => {
    const onFilterModelChange = vi.fn();
    const onSortModelChange = vi.fn();
    const { api, redraw } = await showGrid({
      ...BASE,
      onFilterModelChange,
      onSortModelChange,
      initialState: { sorting: { sortModel: [{ field: 'price', sort: 'asc' }] } },
    });
    api.restoreState(ONLY_BO);
    await settled();
    expect(onFilterModelChange).toHaveBeenCalledOnce();
    expect(onSortModelChange).not.toHaveBeenCalled();
    expect(api.state.sorting.sortModel).toEqual([{ field: 'price', sort: 'asc' }]);
    await redraw({ ...BASE, filterModel: { items: [] }, onFilterModelChange });
    await settled();
    onFilterModelChange.mockClear();
    api.restoreState(ONLY_BO);
    await settled();
    expect(onFilterModelChange).toHaveBeenCalledOnce();
    expect(api.state.filter.filterModel.items).toEqual([]);
  },
);

claim(
  'A page without its filter shows other rows. If you restore a filter without a page, the grid shows the first page.',
  async () => {
    const { api, screen } = await showGrid({
      ...BASE,
      initialState: { ...ONLY_BO, ...SECOND_PAGE },
    });
    await expect.poll(() => new Set(texts(screen, 'name'))).toEqual(new Set(['Bo']));
    const bo = texts(screen, 'price').join();
    const plain = await showGrid(BASE);
    plain.api.restoreState(SECOND_PAGE);
    await expect.poll(() => texts(plain.screen, 'price').length).toBe(5);
    expect(texts(plain.screen, 'price').join()).not.toBe(bo);
    plain.api.restoreState(ONLY_BO);
    await settled();
    expect(pageOf(plain.api).page).toBe(0);
    expect(pageOf(api).page).toBe(1);
  },
);

claim(
  "The functions below add the version, migrate states of an older version, and discard states that they can't read.",
  () => {
    const state = {
      ...ONLY_BO,
      sorting: { sortModel: [{ field: 'tons', sort: 'desc' as const }] },
      columns: { columnVisibilityModel: { tons: false }, orderedFields: ['name', 'tons'] },
      aggregation: { model: { tons: 'sum' } },
    };
    expect(unpack(pack(state))).toEqual(state);
    const old = {
      ...state,
      filter: { filterModel: { items: [{ field: 'tons', operator: '=', value: 'tons' }] } },
    };
    expect(unpack(JSON.stringify({ version: 1, state: old }))).toEqual({
      filter: { filterModel: { items: [{ field: 'quantity', operator: '=', value: 'tons' }] } },
      sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] },
      columns: { columnVisibilityModel: { quantity: false }, orderedFields: ['name', 'quantity'] },
      aggregation: { model: { quantity: 'sum' } },
    });
    for (const text of [null, '', '{', 'null', '{"version":99}', '[]']) {
      expect(unpack(text)).toBeUndefined();
    }
  },
);

claim(
  'When the grid unmounts, apiRef.current is set in the cleanup of useLayoutEffect, but null in the cleanup of useEffect.',
  async () => {
    const seen: Record<string, boolean> = {};
    function Own() {
      const apiRef = useGridApiRef();
      useLayoutEffect(() => () => void (seen.layout = apiRef.current !== null), [apiRef]);
      useEffect(() => () => void (seen.effect = apiRef.current !== null), [apiRef]);
      return <DataGrid {...BASE} apiRef={apiRef} />;
    }
    const screen = await show(<Own />);
    await screen.rerender(<p>Gone</p>);
    await expect.poll(() => seen).toEqual({ layout: true, effect: false });
  },
);

claim(
  'In these callbacks, exportState() already returns the new model, unless the model is controlled.',
  async () => {
    const seen: (string | undefined)[] = [];
    const onSortModelChange = (_model: unknown, { api }: { api: GridApi }) => {
      seen.push(api.exportState().sorting?.sortModel?.[0]?.field);
    };
    const { api } = await showGrid({ ...BASE, onSortModelChange } as typeof BASE);
    api.sortColumn('price', 'asc');
    await expect.poll(() => seen).toEqual(['price']);
    const other = await showGrid({ ...BASE, sortModel: [], onSortModelChange } as typeof BASE);
    other.api.sortColumn('price', 'asc');
    await expect.poll(() => seen).toEqual(['price', undefined]);
  },
);

claim(
  'The grid publishes the stateChange event after each change of the state, even if the exported state is the same. Compare the text before you send it:',
  async () => {
    const { api } = await showGrid(BASE);
    const heard = vi.fn();
    api.subscribeEvent('stateChange', heard);
    const before = JSON.stringify(api.exportState());
    api.setCellFocus(1, 'name');
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
    expect(JSON.stringify(api.exportState())).toBe(before);
  },
);

claim(
  'If rows is empty on the first render and the state contains pagination.rowCount, the grid switches to the first page. Without rowCount, it keeps the restored page.',
  async () => {
    for (const [rowCount, page] of [
      [undefined, 1],
      [30, 0],
    ]) {
      const initialState = { pagination: { ...SECOND_PAGE.pagination, rowCount } };
      const { api, redraw } = await showGrid({ ...BASE, rows: [], initialState });
      await settled();
      await redraw({ ...BASE, initialState });
      await settled();
      expect(pageOf(api)).toEqual({ page, pageSize: 5 });
    }
  },
);

claim(
  'A new columns array resets the order and the widths of the columns to those in the array (#5418).',
  async () => {
    const { api, screen, redraw } = await showPro({ ...BASE, initialState: { columns: REVERSED } });
    await expect.poll(() => fields(screen)).toEqual(REVERSED.orderedFields);
    api.setColumnWidth('name', 180);
    await redraw({ ...BASE, columns: COLUMNS.map((each) => ({ ...each })) });
    await expect.poll(() => fields(screen)).toEqual(['name', 'price', 'day']);
    expect(api.getColumn('name').width).toBe(120);
  },
);

claim(
  'In version 8.4.0, restoreState() ignores orderedFields and dimensions if the same call changes a controlled columnVisibilityModel (#11494).',
  async () => {
    const ref: { current: GridApi | null } = { current: null };
    function Own() {
      const [model, setModel] = useState<Record<string, boolean>>({});
      return (
        <div style={{ height: 300 }}>
          <DataGrid
            {...BASE}
            apiRef={ref}
            columnVisibilityModel={model}
            onColumnVisibilityModelChange={setModel}
          />
        </div>
      );
    }
    const screen = await show(<Own />);
    const dimensions = { price: { width: 222 } };
    ref.current?.restoreState({
      columns: { ...REVERSED, dimensions, columnVisibilityModel: { name: false } },
    });
    await expect.poll(() => fields(screen)).toEqual(['price', 'day']);
    expect(ref.current?.getColumn('price').width).toBe(100);
    ref.current?.restoreState({ columns: { ...REVERSED, dimensions } });
    await expect.poll(() => fields(screen)).toEqual(['day', 'price']);
    expect(ref.current?.getColumn('price').width).toBe(222);
  },
);

claim(
  "exportState() leaves out an empty aggregation model, and restoreState() doesn't change a missing model.",
  async () => {
    const { api } = await showPremium(BASE);
    const saved = api.exportState();
    expect(saved.aggregation).toBeUndefined();
    api.setAggregationModel({ price: 'sum' });
    await settled();
    api.restoreState(saved);
    await settled();
    expect(api.state.aggregation.model).toEqual({ price: 'sum' });
    api.restoreState({ aggregation: { model: {} }, ...saved });
    await settled();
    expect(api.state.aggregation.model).toEqual({});
  },
);

claim(
  [
    'Columns that are missing from orderedFields are added at the end.',
    'Fields in orderedFields that match no column are ignored.',
    'A saved width takes precedence over a new width in columns.',
  ],
  async () => {
    const { api, screen } = await showPro({
      ...BASE,
      initialState: {
        columns: {
          orderedFields: ['day', 'gone', 'price'],
          dimensions: { name: { width: 210 } },
        },
      },
    });
    await expect.poll(() => fields(screen)).toEqual(['day', 'price', 'name']);
    expect(api.getColumn('name').width).toBe(210);
    expect(api.exportState().columns?.orderedFields).toEqual(['day', 'price', 'name']);
  },
);

claim(
  [
    'A restored filter on a field that no longer exists has no effect on the rows. The grid throws an error when the filter panel opens, unless its columns have changed since then: that removes the filter.',
    "If the column doesn't have the operator of a restored filter, the grid throws No filter operator found for column.",
  ],
  async () => {
    const { api } = await showGrid(BASE);
    const restore = (field: string, operator: string) =>
      api.restoreState({ filter: { filterModel: { items: [{ field, operator, value: 'Bo' }] } } });
    restore('gone', 'equals');
    await settled();
    expect(gridFilteredTopLevelRowCountSelector({ current: api })).toBe(30);
    expect(api.state.filter.filterModel.items).toHaveLength(1);
    api.setColumnWidth('name', 130);
    expect(api.state.filter.filterModel.items).toEqual([]);
    expect(() => restore('name', 'sounds like')).toThrow('No filter operator found for column');
    restore('gone', 'equals');
    api.showFilterPanel();
    await expect.poll(() => takeConsole().join(' ')).toContain('TypeError');
    await expect.poll(() => takeConsole()).toEqual([]);
  },
);

claim(
  'While pivoting is active, exportState() returns the columns, row groups and aggregation of the pivot table.',
  async () => {
    const model = {
      rows: [{ field: 'name' }],
      columns: [],
      values: [{ field: 'price', aggFunc: 'sum' }],
    };
    const { api } = await showPremium({
      ...BASE,
      initialState: { pivoting: { enabled: true, model } },
    });
    await expect.poll(() => api.exportState().rowGrouping?.model).toEqual(['name']);
    expect(api.exportState().aggregation?.model).toEqual({ price: 'sum' });
    expect(api.exportState().columns?.orderedFields?.[0]).toContain('row_group');
  },
);

claim(
  [
    'In version 8.4.0, restoreState() compares the page with the number of rows before the call.',
    'If the grid was filtered to fewer pages, it shows the last of those pages.',
    'Restore rowCount first, from the exported state:',
  ],
  async () => {
    const paginationModel = { page: 3, pageSize: 5 };
    const { api } = await showGrid({ ...BASE, initialState: { pagination: { paginationModel } } });
    await settled();
    const saved = api.exportState();
    api.setFilterModel(ONLY_BO.filter.filterModel);
    await settled();
    api.restoreState(saved);
    await settled();
    expect(pageOf(api)).toEqual({ page: 1, pageSize: 5 });
    api.setFilterModel(ONLY_BO.filter.filterModel);
    await settled();
    api.restoreState({ pagination: { rowCount: saved.pagination?.rowCount } });
    api.restoreState(saved);
    await settled();
    expect(pageOf(api)).toEqual(paginationModel);
  },
);

claim(
  [
    'This resets the column order and every model that the exported state contains. It resets the width of a column only if columns sets it.',
    "The row selection doesn't change. The aggregation doesn't change either if the exported state contains none (see below).",
  ],
  async () => {
    const { api, screen } = await showPremium(BASE);
    const first = api.exportState();
    api.setRowGroupingModel(['day']);
    api.setAggregationModel({ price: 'sum' });
    api.setPinnedColumns({ left: ['price'] });
    await settled();
    api.restoreState(first);
    await settled();
    expect(api.state.rowGrouping.model).toEqual([]);
    expect(api.state.pinnedColumns).toEqual({});
    expect(api.state.aggregation.model).toEqual({ price: 'sum' });
    api.selectRow(1);
    api.setAggregationModel({});
    await settled();
    api.setColumnWidth('name', 200);
    api.setColumnWidth('price', 201);
    api.setColumnIndex('day', 0);
    api.setSortModel([{ field: 'name', sort: 'asc' }]);
    api.setDensity('compact');
    await expect.poll(() => fields(screen)[0]).toBe('day');
    api.restoreState(first);
    await expect.poll(() => fields(screen)).toEqual(['name', 'price', 'day']);
    expect(api.state.sorting.sortModel).toEqual([]);
    expect(api.state.density).toBe('standard');
    expect(api.getColumn('name').width).toBe(120);
    expect(api.getColumn('price').width).toBe(201);
    expect([...api.getSelectedRows().keys()]).toEqual([1]);
  },
);
