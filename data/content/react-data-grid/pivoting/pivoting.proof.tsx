import {
  GRID_AGGREGATION_FUNCTIONS,
  type DataGridPremiumProps,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  setTimeZone,
  settled,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, fields, header, openColumnMenu, showPremium, texts } from '#test/proofs/grids.tsx';

const GROUP = '__row_group_by_columns_group__';
const ROWS = [
  { id: 1, product: 'Tent', region: 'North', quarter: 'Q2', size: 10, sales: 5, profit: 1 },
  { id: 2, product: 'Tent', region: 'South', quarter: 'Q1', size: 2, sales: 7, profit: 0 },
  { id: 3, product: 'Stove', region: 'North', quarter: 'Q2', size: 2, sales: 9, profit: 3 },
];
const COLUMNS: GridColDef[] = [
  { field: 'product', headerName: 'Product' },
  { field: 'region', headerName: 'Region' },
  { field: 'quarter', headerName: 'Quarter' },
  { field: 'size', type: 'number', headerName: 'Size' },
  { field: 'sales', type: 'number', headerName: 'Sales', editable: true },
  { field: 'profit', type: 'number', headerName: 'Profit' },
];
const BASE: DataGridPremiumProps = { rows: ROWS, columns: COLUMNS };
const OVERLAY = 'Add fields to rows, columns, and values to create a pivot table';

/** A model of plain fields, whose values are added up. */
function modelOf(rows: string[], columns: string[], values: string[]): GridPivotModel {
  return {
    rows: rows.map((field) => ({ field })),
    columns: columns.map((field) => ({ field })),
    values: values.map((field) => ({ field, aggFunc: 'sum' })),
  };
}
const CROSS = modelOf(['product'], ['quarter'], ['sales']);

function pivoted(model: GridPivotModel, props: Partial<DataGridPremiumProps> = {}) {
  return { ...BASE, initialState: { pivoting: { enabled: true, model } }, ...props };
}

function showWide(props: DataGridPremiumProps) {
  return showPremium(props, { width: 1200, height: 600 });
}

/** The labels of the column groups, from left to right, level by level. */
function groups({ stage }: Screen): string[] {
  return [...stage.querySelectorAll('.MuiDataGrid-columnHeader--filledGroup')].map(
    (each) => each.textContent,
  );
}

/** The texts of all rendered rows, the last one is the grand total. */
function lines({ stage }: Screen): string[] {
  return [...stage.querySelectorAll('[role="row"][data-id]')].map((each) =>
    [...each.querySelectorAll('[role="gridcell"]')].map((one) => one.textContent).join(' | '),
  );
}

function overlay({ stage }: Screen): string | undefined {
  return stage.querySelector('.MuiDataGrid-overlay')?.textContent;
}

function panelFields({ stage }: Screen): string[] {
  return [...stage.querySelectorAll('.MuiDataGrid-pivotPanelField')].map(
    (each) => each.textContent,
  );
}

/** Uses the menu of a field in the panel. */
async function move(screen: Screen, name: string, item: string): Promise<void> {
  const all = [...screen.stage.querySelectorAll('.MuiDataGrid-pivotPanelField')];
  const button = all
    .find((each) => each.textContent.startsWith(name))
    ?.querySelector('button[aria-label="Field options"]');
  button?.scrollIntoView({ block: 'nearest' });
  await settled();
  await click(button ?? screen.stage);
  await screen.getByRole('menuitem', { name: item, exact: true }).click();
  await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull();
}

async function togglePivot(screen: Screen): Promise<void> {
  await screen.getByRole('switch', { name: 'Pivot', exact: true }).click();
}

act('SalesPivot', async (demo) => {
  await expect.poll(() => groups(demo)[0]).toBe('2025');
  for (let turn = 0; turn < 2; turn += 1) {
    await togglePivot(demo);
    await expect.poll(() => fields(demo)).toContain('country');
    await togglePivot(demo);
    await expect.poll(() => fields(demo)[0]).toBe(GROUP);
    await move(demo, 'Sold on (Year)', 'Remove');
    await expect.poll(() => groups(demo)).toEqual([]);
    await move(demo, 'Channel', 'Add to Columns');
    await expect.poll(() => groups(demo).length).toBeGreaterThan(0);
    await move(demo, 'Channel', 'Remove');
    await move(demo, 'Sold on (Year)', 'Add to Columns');
    await expect.poll(() => groups(demo)[0]).toMatch(/^20/);
  }
});

act('InitialPivot', async (demo) => {
  await expect.poll(() => groups(demo)).toEqual(['Lagos', 'Lima', 'Osaka', 'Oslo']);
  await demo.getByRole('button', { name: 'Pivot', exact: true }).click();
  const checkbox = demo.getByRole('checkbox', { name: 'Price (USD)' });
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => fields(demo)).not.toContain('Lagos>->price');
    await checkbox.click();
    await expect.poll(() => fields(demo)).toContain('Lagos>->price');
    await checkbox.click();
  }
});

act('PivotViews', async (demo) => {
  const choose = async (name: string) => {
    await demo.getByRole('combobox', { name: /^View/ }).click();
    await demo.getByRole('option', { name }).click();
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => groups(demo)[0]).toBe('Americas');
    await choose('Units by channel');
    await expect.poll(() => groups(demo)[0]).toBe('Online');
    await demo.getByRole('switch', { name: 'Panel' }).click();
    await move(demo, 'Channel', 'Remove');
    await expect.element(demo.getByRole('combobox', { name: /^View/ })).toHaveTextContent('Custom');
    await demo.getByRole('button', { name: 'Close pivot settings' }).click();
    await demo.getByRole('switch', { name: 'Pivot mode' }).click();
    await expect.poll(() => fields(demo)[0]).toBe('region');
    await demo.getByRole('switch', { name: 'Pivot mode' }).click();
    await choose('Revenue by region');
  }
});

act('PivotByApi', async (demo) => {
  const button = (name: string) => demo.getByRole('button', { name });
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => groups(demo)).toContain('Delivered');
    await button('Swap rows and columns').click();
    await expect.poll(() => texts(demo, GROUP).join()).toContain('Delivered');
    await button('Swap rows and columns').click();
    await button('Toggle pivot').click();
    await expect.poll(() => fields(demo)[0]).toBe('id');
    await button('Toggle pivot').click();
    await button('Toggle panel').click();
    await expect.poll(() => panelFields(demo).length).toBeGreaterThan(0);
    await button('Toggle panel').click();
    await expect.poll(() => panelFields(demo)).toEqual([]);
  }
});

act('NonPivotableColumns', async (demo) => {
  const available = ['Country', 'Status', 'Placed (Year)', 'Placed (Quarter)', 'Total (€)'];
  await demo.getByRole('button', { name: 'Pivot', exact: true }).click();
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => panelFields(demo)).toEqual(available);
    await move(demo, 'Status', 'Add to Rows');
    await togglePivot(demo);
    await expect.poll(() => texts(demo, GROUP).length).toBe(5);
    await togglePivot(demo);
    await move(demo, 'Status', 'Remove');
  }
});

act('YearAndQuarter', async (demo) => {
  await expect.poll(() => groups(demo)[0]).toBe('2025');
  await demo.getByRole('button', { name: 'Pivot', exact: true }).click();
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('checkbox', { name: 'Sold on (Quarter)' }).click();
    await expect.poll(() => groups(demo)).not.toContain('Q1');
    await demo.getByRole('checkbox', { name: 'Sold on (Quarter)' }).click();
    await expect.poll(() => groups(demo)).toContain('Q1');
  }
});

act('MonthAndWeekday', async (demo) => {
  await expect.poll(() => groups(demo)[0]).toBe('2025-01');
  await demo.getByRole('button', { name: 'Pivot', exact: true }).click();
  for (let turn = 0; turn < 2; turn += 1) {
    await move(demo, 'Sold on (Weekday)', 'Add to Columns');
    await move(demo, 'Sold on (Month)', 'Remove');
    await expect.poll(() => groups(demo)).toContain('Wed');
    await move(demo, 'Sold on (Month)', 'Add to Columns');
    await move(demo, 'Sold on (Weekday)', 'Remove');
    await expect.poll(() => groups(demo).join()).toMatch(/^20..-/);
  }
});

/** Sorts by the total of one generated column, and back. */
async function sortTwice(demo: Screen, field: string): Promise<void> {
  const first = texts(demo, field);
  for (let turn = 0; turn < 2; turn += 1) {
    for (const sort of ['ascending', 'descending', 'none']) {
      await click(header(demo, field));
      await expect.poll(() => header(demo, field).ariaSort).toBe(sort);
    }
    await expect.poll(() => texts(demo, field)).toEqual(first);
  }
}

act('GeneratedColumns', async (demo) => {
  await expect.poll(() => groups(demo)).toEqual(['Online', 'Retail', 'Wholesale']);
  expect(header(demo, 'Online>->revenue').textContent).toContain('€');
  expect(getComputedStyle(cell(demo, 'Online>->units')).fontWeight).toBe('600');
  await sortTwice(demo, 'Online>->units');
});

act('StickyGroupLabels', async (demo) => {
  await expect.poll(() => groups(demo)[0]).toBe('2023');
  const scroller = demo.stage.querySelector('.MuiDataGrid-virtualScroller') ?? demo.stage;
  const label = () =>
    [...demo.stage.querySelectorAll('.MuiDataGrid-columnHeader--filledGroup')]
      .find((each) => each.textContent === '2023')
      ?.querySelector('.MuiDataGrid-columnHeaderTitle')
      ?.getBoundingClientRect().left ?? 0;
  for (let turn = 0; turn < 2; turn += 1) {
    scroller.scrollLeft = 400;
    await settled();
    await expect.poll(label).toBeGreaterThan(scroller.getBoundingClientRect().left);
    scroller.scrollLeft = 0;
    await settled();
    await expect.poll(label).toBeGreaterThan(scroller.getBoundingClientRect().left);
  }
});

act('TradingDesk', async (demo) => {
  await expect.poll(() => groups(demo)).toContain('Week 1');
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => texts(demo, GROUP)[1]).toMatch(/^(Buy|Sell)/);
    await click(cell(demo, GROUP).querySelector('button') ?? demo.stage);
    await expect.poll(() => texts(demo, GROUP)[1]).not.toMatch(/^(Buy|Sell)/);
    await click(cell(demo, GROUP).querySelector('button') ?? demo.stage);
  }
});

claim(
  [
    'A field that users add to Values starts with the first aggregation function for its type: sum for numbers, min for dates and size for text.',
    'If the table is empty when users close the panel with its close button, pivot mode is switched off.',
    'The pivot button in the toolbar, which needs showToolbar',
  ],
  async () => {
    const columns = [...COLUMNS, { field: 'day', type: 'date' as const, headerName: 'Day' }];
    const { screen, api } = await showWide({ ...BASE, columns, showToolbar: true });
    await screen.getByRole('button', { name: 'Pivot', exact: true }).click();
    for (const name of ['Product', 'Sales', 'Day']) {
      await move(screen, name, 'Add to Values');
    }
    expect(api.state.pivoting.model.values.map(({ aggFunc }) => aggFunc)).toEqual([
      'size',
      'sum',
      'min',
    ]);
    await togglePivot(screen);
    await expect.poll(() => overlay(screen)).toBe(OVERLAY);
    for (let turn = 0; turn < 2; turn += 1) {
      await screen.getByRole('button', { name: 'Pivot', exact: true }).click();
      expect(api.state.pivoting.active).toBe(true);
    }
    await screen.getByRole('button', { name: 'Close pivot settings' }).click();
    await expect.poll(() => api.state.pivoting.active).toBe(false);
    await expect.poll(() => fields(screen)).toContain('product');
    screen.unmount();
    const plain = await showWide(BASE);
    expect(plain.screen.getByRole('button', { name: 'Pivot', exact: true }).elements()).toEqual([]);
  },
);

claim(
  [
    'Checkbox | Hides the field without removing it from its section',
    'Arrow of a field in Columns | Sorts the column groups in ascending order, then in descending order, then by first occurrence',
  ],
  async () => {
    const { screen } = await showWide({
      ...BASE,
      initialState: { pivoting: { enabled: true, panelOpen: true, model: CROSS } },
    });
    await expect.poll(() => groups(screen)).toEqual(['Q2', 'Q1']);
    const field = () =>
      [...screen.stage.querySelectorAll('.MuiDataGrid-pivotPanelField')].find((each) =>
        each.textContent.startsWith('Quarter'),
      ) ?? screen.stage;
    for (const order of [
      ['Q1', 'Q2'],
      ['Q2', 'Q1'],
      ['Q2', 'Q1'],
    ]) {
      await click(field().querySelector('.MuiDataGrid-sortButton') ?? screen.stage);
      await expect.poll(() => groups(screen)).toEqual(order);
    }
    await screen.getByRole('checkbox', { name: 'Quarter' }).click();
    await expect.poll(() => groups(screen)).toEqual([]);
    expect(panelFields(screen)).toContain('Quarter');
  },
);

keyRow('Enter, Space on Field options', async () => {
  const { screen, api } = await showWide({
    ...BASE,
    initialState: { pivoting: { panelOpen: true } },
  });
  for (const key of ['Enter', 'Space']) {
    const button = screen.stage.querySelector<HTMLElement>('button[aria-label="Field options"]');
    button?.focus();
    await press(key);
    await expect.poll(() => document.activeElement?.textContent).toBe('Add to Rows');
    await press('Enter');
    await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull();
  }
  expect(api.state.pivoting.model.rows.map(({ field }) => field)).toEqual(['product', 'region']);
});

keyRow('Space on a checkbox', async () => {
  const { screen, api } = await showWide({
    ...BASE,
    initialState: { pivoting: { panelOpen: true, model: CROSS } },
  });
  const checkbox = screen.getByRole('checkbox', { name: 'Quarter' });
  for (const isHidden of [true, false]) {
    checkbox.element().parentElement?.querySelector('input')?.focus();
    await press('Space');
    await expect.poll(() => api.state.pivoting.model.columns[0]?.hidden).toBe(isHidden);
  }
});

claim(
  ["The panel takes 300 px of the grid's width.", 'Users can resize it from 260 to 400 px.'],
  async () => {
    const { screen, api } = await showWide(BASE);
    const width = () => screen.stage.querySelector<HTMLElement>('.MuiDataGrid-main')?.offsetWidth;
    const before = width() ?? 0;
    api.setPivotPanelOpen(true);
    await expect.poll(width).toBe(before - 300);
    const panel = screen.stage.querySelector('.MuiDataGrid-sidebar') ?? screen.stage;
    expect(getComputedStyle(panel)).toMatchObject({ minWidth: '260px', maxWidth: '400px' });
  },
);

claim(
  [
    'Without a visible field in rows, the grid has no rows and shows the text of emptyPivotOverlayLabel.',
    'Without a visible field in columns, there is one column per value.',
    'If there are values, the bottom row shows the aggregates of the whole table.',
  ],
  async () => {
    const empty = await showWide(pivoted(modelOf([], ['quarter'], ['sales'])));
    await expect.poll(() => overlay(empty.screen)).toBe(OVERLAY);
    expect(lines(empty.screen)).toEqual([]);
    empty.screen.unmount();
    const flat = await showWide(pivoted(modelOf(['product'], [], ['sales'])));
    await expect.poll(() => fields(flat.screen)).toEqual([GROUP, 'sales']);
    expect(lines(flat.screen)).toEqual(['Tent (2) | 12', 'Stove (1) | 9', ' | 21']);
    flat.screen.unmount();
    const bare = await showWide(pivoted(modelOf(['product'], [], [])));
    await expect.poll(() => lines(bare.screen)).toEqual(['Tent (2)', 'Stove (1)']);
  },
);

claim(
  [
    'Version 8.4.0 ignores initialState.pivoting.active.',
    'Later changes to initialState have no effect.',
  ],
  async () => {
    const pivoting = { active: true, model: CROSS };
    const { screen, redraw } = await showWide({ ...BASE, initialState: { pivoting } });
    await settled();
    expect(fields(screen)).toContain('product');
    await redraw(pivoted(CROSS));
    await settled();
    expect(fields(screen)).toContain('product');
  },
);

claim(
  'A prop without its callback is read-only: if you set pivotActive without onPivotActiveChange, neither the switch nor setPivotActive() changes the mode.',
  async () => {
    const { screen, api } = await showWide({
      ...BASE,
      pivotActive: false,
      pivotPanelOpen: true,
      pivotModel: CROSS,
    });
    await togglePivot(screen);
    api.setPivotActive(true);
    api.setPivotPanelOpen(false);
    api.setPivotModel(modelOf([], [], []));
    await settled();
    expect(api.state.pivoting).toMatchObject({ active: false, panelOpen: true, model: CROSS });
    expect(fields(screen)).toContain('product');
  },
);

claim(
  [
    'If pivotModel, rows or columns is a new object or array, the grid computes the pivot table again and resets which groups are expanded.',
    'Without a visible field in the columns of the model, only a new rows array resets the groups.',
  ],
  async () => {
    const model = modelOf(['product', 'region'], ['quarter'], ['sales']);
    const props = { ...BASE, pivotActive: true, pivotModel: model };
    const open = await showWide({ ...props, defaultGroupingExpansionDepth: 1 });
    await expect.poll(() => lines(open.screen).length).toBe(6);
    open.api.setRowChildrenExpansion('auto-generated-row-product/Tent', false);
    await expect.poll(() => lines(open.screen).length).toBe(4);
    await open.redraw({ ...props, defaultGroupingExpansionDepth: 1, rows: [...ROWS] });
    await expect.poll(() => lines(open.screen).length).toBe(6);
    open.screen.unmount();
    const { screen, api, redraw } = await showWide(props);
    await expect.poll(() => lines(screen).length).toBe(3);
    for (const next of [
      { columns: [...COLUMNS] },
      { rows: [...ROWS] },
      { pivotModel: { ...model } },
    ]) {
      api.setRowChildrenExpansion('auto-generated-row-product/Tent', true);
      await expect.poll(() => lines(screen).length).toBe(5);
      await redraw({ ...props, ...next });
      await expect.poll(() => lines(screen).length).toBe(3);
      await redraw(props);
      await expect.poll(() => lines(screen).length).toBe(3);
    }
    screen.unmount();
    const flat = { ...props, pivotModel: modelOf(['product', 'region'], [], ['sales']) };
    const without = await showWide(flat);
    await expect.poll(() => lines(without.screen).length).toBe(3);
    without.api.setRowChildrenExpansion('auto-generated-row-product/Tent', true);
    await expect.poll(() => lines(without.screen).length).toBe(5);
    for (const next of [
      { columns: [...COLUMNS] },
      { pivotModel: structuredClone(flat.pivotModel) },
    ]) {
      await without.redraw({ ...flat, ...next });
      for (let count = 0; count < 5; count += 1) {
        await settled();
      }
      expect(lines(without.screen)).toHaveLength(5);
    }
    await without.redraw({ ...flat, rows: [...ROWS] });
    await expect.poll(() => lines(without.screen).length).toBe(3);
  },
);

claim(
  [
    'You can set the model while pivot mode is off.',
    'The grid applies it when pivot mode is switched on.',
  ],
  async () => {
    const { screen, api } = await showWide(BASE);
    api.setPivotModel(CROSS);
    await settled();
    expect(fields(screen)).toContain('product');
    api.setPivotActive(true);
    await expect.poll(() => groups(screen)).toEqual(['Q2', 'Q1']);
  },
);

claim("exportState() doesn't contain the pivot model (#19750).", async () => {
  const { screen, api } = await showWide(pivoted(CROSS));
  await expect.poll(() => groups(screen)).toEqual(['Q2', 'Q1']);
  expect(api.exportState()).not.toHaveProperty('pivoting');
});

claim(
  [
    'While pivot mode is active, the grid replaces these props with values that it computes from the model.',
    'When you switch the mode off, your values apply again.',
    'rows | Your rows; with fields in columns, each row has one more property per value, such as Q2>->sales',
    "columns | Your columns, hidden, and the generated ones; users can't edit, reorder or hide them",
    'columnVisibilityModel | Hides your columns, except the values of a pivot without column fields',
    'columnGroupingModel | One group per value of the fields in columns',
    'rowGroupingModel | The visible fields of rows',
    'groupingColDef | Not filterable, aggregable or hideable; your own definition is ignored, including headerName and valueFormatter (#18731)',
    'disableRowGrouping | false',
    'aggregationModel | The functions of values',
    'getAggregationPosition | Totals of groups in their own row, the grand total in the footer',
    'disableAggregation | false',
    'headerFilters | false',
  ],
  async () => {
    const props: DataGridPremiumProps = {
      ...BASE,
      pivotModel: CROSS,
      columnVisibilityModel: { size: false, product: true },
      columnGroupingModel: [{ groupId: 'Money', children: [{ field: 'sales' }] }],
      rowGroupingModel: ['region'],
      aggregationModel: { size: 'max' },
      disableAggregation: true,
      disableRowGrouping: true,
      headerFilters: true,
      getAggregationPosition: () => 'footer',
      groupingColDef: {
        headerName: 'Mine',
        width: 333,
        hideDescendantCount: true,
        valueFormatter: () => 'Formatted',
      },
    };
    const { screen, api, redraw } = await showWide({ ...props, pivotActive: false });
    const filterRows = () =>
      screen.stage.querySelectorAll('.MuiDataGrid-columnHeader--filter').length;
    for (let turn = 0; turn < 2; turn += 1) {
      await redraw({ ...props, pivotActive: true });
      await expect.poll(() => groups(screen)).toEqual(['Q2', 'Q1']);
      await expect.poll(() => fields(screen)).toEqual([GROUP, 'Q2>->sales', 'Q1>->sales']);
      await expect
        .poll(() => lines(screen))
        .toEqual(['Tent (2) | 5 | 7', 'Stove (1) | 9 | ', ' | 14 | 7']);
      expect(api.getRow(1)).toEqual({ ...ROWS[0], 'Q2>->sales': 5 });
      expect(header(screen, GROUP).textContent).toBe('Product');
      expect(header(screen, GROUP).offsetWidth).not.toBe(333);
      expect(filterRows()).toBe(0);
      const column = api.getColumn('Q2>->sales');
      expect([column.editable, column.disableReorder, column.hideable]).toEqual([
        false,
        true,
        false,
      ]);
      const { filterable, aggregable, hideable } = api.getColumn(GROUP);
      expect([filterable, aggregable, hideable]).toEqual([false, false, false]);
      await redraw({ ...props, pivotActive: false });
      await expect.poll(() => groups(screen)).toEqual(['Money']);
      await expect
        .poll(() => [...new Set(fields(screen))]) // with those of the header filters
        .toEqual(['product', 'region', 'quarter', 'sales', 'profit']);
      await expect.poll(filterRows).toBeGreaterThan(0);
    }
  },
);

claim(
  [
    'For example, filters remove rows before they are aggregated, and defaultGroupingExpansionDepth expands groups.',
    "A filter doesn't remove column groups that are empty after filtering (#17295).",
    'With n fields in rows, set defaultGroupingExpansionDepth to n − 1.',
    'With -1, the grid also expands the last level, and renders a row without a name for each of your rows.',
  ],
  async () => {
    const items = [{ field: 'region', operator: 'contains', value: 'South' }];
    const filtered = await showWide(pivoted(CROSS, { filterModel: { items } }));
    await expect.poll(() => groups(filtered.screen)).toEqual(['Q2', 'Q1']);
    await expect.poll(() => lines(filtered.screen)).toEqual(['Tent (1) |  | 7', ' | 0 | 7']);
    filtered.screen.unmount();
    const model = modelOf(['product', 'region'], [], ['sales']);
    for (const [depth, names] of [
      [1, ['Tent (2)', 'North (1)', 'South (1)', 'Stove (1)', 'North (1)', '']],
      [-1, ['Tent (2)', 'North (1)', '', 'South (1)', '', 'Stove (1)', 'North (1)', '', '']],
    ] as const) {
      const { screen } = await showWide(pivoted(model, { defaultGroupingExpansionDepth: depth }));
      await expect.poll(() => texts(screen, GROUP)).toEqual(names);
      screen.unmount();
    }
  },
);

claim(
  [
    "treeData isn't overridden, and adds its own grouping column.",
    'Switching the mode on or off clears the row selection.',
    'If you set pivotActive, mounting the grid clears it too.',
    'Switching the mode off restores the previous state, so filters that were set in pivot mode are lost.',
  ],
  async () => {
    const tree = await showWide(
      pivoted(CROSS, { treeData: true, getTreeDataPath: ({ id }) => [String(id)] }),
    );
    await expect.poll(() => fields(tree.screen)).toContain('__tree_data_group__');
    tree.screen.unmount();
    const { api } = await showWide({ ...BASE, pivotModel: CROSS });
    for (const isOn of [true, false]) {
      const id = isOn ? 1 : 'auto-generated-row-product/Tent';
      await expect.poll(() => api.getRowNode(id)).not.toBeNull();
      api.selectRow(id);
      await expect.poll(() => api.getSelectedRows().size).toBeGreaterThan(0);
      api.setPivotActive(isOn);
      await expect.poll(() => api.getSelectedRows().size).toBe(0);
    }
    const onRowSelectionModelChange = vi.fn();
    const rowSelectionModel = { type: 'include' as const, ids: new Set([1]) };
    const selected = { ...BASE, rowSelectionModel, onRowSelectionModelChange };
    const plain = await showWide(selected);
    await settled();
    expect(onRowSelectionModelChange).not.toHaveBeenCalled();
    plain.screen.unmount();
    const controlled = await showWide({ ...selected, pivotActive: false });
    await expect.poll(() => onRowSelectionModelChange.mock.lastCall?.[0].ids.size).toBe(0);
    controlled.screen.unmount();
    const items = [{ field: 'region', operator: 'contains', value: 'South' }];
    for (const enabled of [true, false]) {
      const shown = await showWide({
        ...BASE,
        initialState: { pivoting: { enabled, model: CROSS } },
      });
      shown.api.setPivotActive(true);
      await expect.poll(() => groups(shown.screen)).toEqual(['Q2', 'Q1']);
      shown.api.setFilterModel({ items });
      await expect.poll(() => lines(shown.screen)[0]).toBe('Tent (1) |  | 7');
      shown.api.setPivotActive(false);
      await expect.poll(() => texts(shown.screen, 'sales')).toEqual(['5', '7', '9']);
      expect(shown.api.state.filter.filterModel.items).toEqual([]);
      shown.screen.unmount();
    }
  },
);

claim(
  [
    'In the panel, a field can be in only one section at a time (#17302).',
    'With a field in columns, a model that has the same field twice in values throws columnGroupingModel contains duplicated field.',
  ],
  async () => {
    const { screen, api } = await showWide({
      ...BASE,
      initialState: { pivoting: { panelOpen: true } },
    });
    await move(screen, 'Sales', 'Add to Values');
    await move(screen, 'Sales', 'Rows');
    expect(api.state.pivoting.model.values).toEqual([]);
    expect(api.state.pivoting.model.rows).toMatchObject([{ field: 'sales' }]);
    screen.unmount();
    const twice = modelOf(['product'], ['quarter'], ['sales', 'sales']);
    await expect(showWide(pivoted(twice))).rejects.toThrow(
      'columnGroupingModel contains duplicated field',
    );
    takeConsole();
  },
);

claim(
  [
    'Set disablePivoting to remove the toolbar button, the panel and the column menu item.',
    'The grid then ignores initialState.pivoting, pivotModel, pivotActive and pivotPanelOpen.',
  ],
  async () => {
    const { screen } = await showWide({
      ...pivoted(CROSS),
      disablePivoting: true,
      pivotActive: true,
      pivotPanelOpen: true,
      pivotModel: CROSS,
      showToolbar: true,
    });
    await settled();
    expect(fields(screen)).toContain('product');
    expect(panelFields(screen)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Pivot', exact: true }).elements()).toEqual([]);
    await openColumnMenu(screen, 'sales');
    expect(screen.getByRole('menuitem', { name: 'Manage pivot' }).elements()).toEqual([]);
  },
);

const DAYS = [
  {
    id: 1,
    product: 'Tent',
    sales: 5,
    day: new Date(2025, 4, 2),
    nested: { day: new Date(2025, 1, 1) },
  },
  { id: 2, product: 'Tent', sales: 7, day: null, nested: { day: new Date(2025, 1, 1) } },
];
const DAY_COLUMNS: GridColDef[] = [
  { field: 'product', headerName: 'Product' },
  { field: 'sales', headerName: 'Sales', type: 'number' },
  { field: 'day', headerName: 'Day', type: 'date' },
];

claim(
  [
    'Each column of type date gets two derived columns, <field>-year and <field>-quarter.',
    'The default derived columns read row[field], not your valueGetter.',
    'If the date is elsewhere in the row, the year is NaN.',
    'An empty date (null) counts as the start of 1970 in UTC, so its year is 1969 in American time zones.',
    'With undefined, the year is NaN.',
    'Otherwise, the fields are named undefined (Year) and undefined (Quarter).',
    'Columns of type dateTime have no derived columns.',
    'Set the prop to null to remove all derived columns.',
    'A model that you set in code can still use the column.',
    'The year and quarter of a date column stay available.',
  ],
  async () => {
    const props = { rows: DAYS, columns: DAY_COLUMNS };
    const model = modelOf(['product'], ['day-year', 'day-quarter'], ['sales']);
    const { screen } = await showWide(pivoted(model, props));
    await expect.poll(() => groups(screen)).toEqual(['2025', '1970', 'Q2', 'Q1']);
    screen.unmount();
    await setTimeZone('America/New_York');
    const rows = [DAYS[1] ?? {}, { id: 3, product: 'Tent', sales: 1 }];
    const america = await showWide(pivoted(model, { ...props, rows }));
    await expect.poll(() => groups(america.screen)).toEqual(['1969', 'NaN', 'Q4', 'QNaN']);
    america.screen.unmount();
    await setTimeZone('UTC');
    const elsewhere = await showWide(
      pivoted(modelOf(['product'], ['when-year'], ['sales']), {
        rows: DAYS,
        columns: [
          ...DAY_COLUMNS,
          {
            field: 'when',
            headerName: 'When',
            type: 'date',
            valueGetter: (_value, row) => row.nested.day,
          },
        ],
      }),
    );
    await expect.poll(() => groups(elsewhere.screen)).toEqual(['NaN']);
    elsewhere.screen.unmount();
    const panelOf = async (own: Partial<DataGridPremiumProps>) => {
      const shown = await showWide({
        rows: DAYS,
        columns: [
          { field: 'day', type: 'date' },
          { field: 'at', type: 'dateTime' },
        ],
        initialState: { pivoting: { panelOpen: true } },
        ...own,
      });
      const names = panelFields(shown.screen);
      shown.screen.unmount();
      return names;
    };
    expect(await panelOf({})).toEqual(['day', 'undefined (Year)', 'undefined (Quarter)', 'at']);
    expect(await panelOf({ getPivotDerivedColumns: null })).toEqual(['day', 'at']);
    const fixed = DAY_COLUMNS.map((each) => ({
      ...each,
      pivotable: each.field === 'sales',
    }));
    expect(await panelOf({ columns: fixed })).toEqual(['Sales', 'Day (Year)', 'Day (Quarter)']);
    const byCode = await showWide(
      pivoted(modelOf(['product'], [], ['sales']), { rows: DAYS, columns: fixed }),
    );
    await expect.poll(() => texts(byCode.screen, GROUP)[0]).toBe('Tent (2)');
  },
);

claim(
  [
    'In version 8.4.0, a date or dateTime column below a text or number field in rows throws Objects are not valid as a React child when its group is rendered (#17924).',
    'Above such a field, the date column throws column type only accepts Date objects when the groups below it are rendered.',
    'In columns, the header of a date is the long form of the date, such as Fri May 02 2025 00:00:00 GMT+0000.',
  ],
  async () => {
    const props = {
      rows: DAYS.slice(0, 1),
      columns: DAY_COLUMNS,
      defaultGroupingExpansionDepth: 1,
    };
    const { screen } = await showWide(pivoted(modelOf(['product'], ['day'], ['sales']), props));
    await expect.poll(() => groups(screen)[0]).toMatch(/^Fri May 02 2025 00:00:00 GMT/);
    screen.unmount();
    for (const type of ['date', 'dateTime'] as const) {
      const own = {
        ...props,
        columns: DAY_COLUMNS.map((each) => (each.field === 'day' ? { ...each, type } : each)),
      };
      const alone = await showWide(pivoted(modelOf(['day'], [], ['sales']), own));
      await expect.poll(() => texts(alone.screen, GROUP)[0]).toContain('5/2/2025');
      alone.screen.unmount();
      for (const field of ['product', 'sales']) {
        await expect(
          showWide(pivoted(modelOf([field, 'day'], [], ['sales']), own)),
        ).rejects.toThrow('Objects are not valid as a React child');
      }
      await expect(
        showWide(pivoted(modelOf(['day', 'product'], [], ['sales']), own)),
      ).rejects.toThrow('column type only accepts `Date` objects');
      takeConsole();
    }
  },
);

claim(
  [
    'Column groups are sorted as text, so 10 is before 2, and April before March (#18875).',
    'In version 8.4.0, sort has no effect below a level that has one group.',
  ],
  async () => {
    const sorted = (columns: GridPivotModel['columns']): GridPivotModel => ({ ...CROSS, columns });
    const rows = ROWS.toReversed();
    const numbers = await showWide(pivoted(sorted([{ field: 'size', sort: 'asc' }]), { rows }));
    await expect.poll(() => groups(numbers.screen)).toEqual(['10', '2']);
    numbers.screen.unmount();
    const columns = [...COLUMNS, { field: 'year', valueGetter: () => '2025' }];
    const below = await showWide(
      pivoted(sorted([{ field: 'year' }, { field: 'quarter', sort: 'asc' }]), { columns }),
    );
    await expect.poll(() => groups(below.screen)).toEqual(['2025', 'Q2', 'Q1']);
    below.screen.unmount();
    const alone = await showWide(pivoted(sorted([{ field: 'quarter', sort: 'asc' }])));
    await expect.poll(() => groups(alone.screen)).toEqual(['Q1', 'Q2']);
  },
);

claim(
  [
    'The grid copies headerName, width, minWidth, maxWidth, valueFormatter, renderCell and display from your column, but not its type, so numbers are aligned to the start.',
    'Without a visible field in columns, nothing is generated and pivotingColDef has no effect.',
    "Values are columns; they can't be rows (#20366).",
    'A column without a headerName shows the generated field in its headers, such as Q1>->sales.',
  ],
  async () => {
    const columns = COLUMNS.map((each) =>
      each.field === 'sales' ? { ...each, width: 177 } : { ...each, headerName: undefined },
    );
    const model = modelOf(['product'], ['quarter'], ['sales', 'profit']);
    const { screen } = await showWide(pivoted(model, { columns }));
    await expect.poll(() => groups(screen)).toEqual(['Q2', 'Q1']);
    expect(header(screen, 'Q1>->sales').textContent).toContain('Sales');
    expect(header(screen, 'Q1>->sales').offsetWidth).toBe(177);
    expect(header(screen, 'Q1>->profit').textContent).toContain('Q1>->profit');
    expect(cell(screen, 'Q1>->sales').className).toContain('textLeft');
    screen.unmount();
    const pivotingColDef = { headerName: 'Mine', align: 'right' as const };
    const flat = await showWide(pivoted(modelOf(['product'], [], ['sales']), { pivotingColDef }));
    await expect.poll(() => fields(flat.screen)).toEqual([GROUP, 'sales']);
    expect(header(flat.screen, 'sales').textContent).toContain('Sales');
    flat.screen.unmount();
    const cross = await showWide(pivoted(CROSS, { pivotingColDef }));
    await expect.poll(() => groups(cross.screen)).toEqual(['Q2', 'Q1']);
    expect(header(cross.screen, 'Q1>->sales').textContent).toContain('Mine');
    expect(cell(cross.screen, 'Q1>->sales').className).toContain('textRight');
  },
);

claim(
  [
    'No row belongs to both the row group and the column group | The cell is empty, if valueFormatter and renderCell return nothing for null',
    'The aggregated value is 0 | The cell is empty in row groups. The grand total is 0, or empty in a column with renderCell',
    'A field in columns is null or undefined | The column group (No value)',
    "A field in rows is null or undefined | The row skips this level. If it's the last level, the row is shown without a name, one level higher",
  ],
  async () => {
    const model = modelOf(['product'], ['quarter'], ['profit']);
    const { screen } = await showWide(pivoted(model));
    await expect
      .poll(() => lines(screen))
      .toEqual(['Tent (2) | 1 | ', 'Stove (1) | 3 | ', ' | 4 | 0']);
    screen.unmount();
    for (const missing of [null, undefined]) {
      const rows = [...ROWS, { id: 4, product: missing, quarter: missing, profit: 8 }];
      const shown = await showWide(pivoted(model, { rows }));
      await expect.poll(() => groups(shown.screen)).toEqual(['Q2', 'Q1', '(No value)']);
      await expect.poll(() => lines(shown.screen)[0]).toBe(' |  |  | 8');
      shown.screen.unmount();
    }
    const gaps = await showWide(
      pivoted(modelOf(['product', 'region'], [], ['sales']), {
        rows: [
          { id: 4, product: null, region: 'West', sales: 1 },
          { id: 5, product: 'Tent', region: null, sales: 2 },
        ],
        defaultGroupingExpansionDepth: 1,
      }),
    );
    await expect
      .poll(() => lines(gaps.screen))
      .toEqual(['West (1) | 1', ' | 1', 'Tent (1) | 2', ' | 2', ' | 3']);
    gaps.screen.unmount();
    const drawn = async (aggFunc: string, own: Partial<GridColDef>) => {
      const columns = COLUMNS.map((each) => (each.field === 'profit' ? { ...each, ...own } : each));
      const values = [{ field: 'profit', aggFunc }];
      const shown = await showWide(pivoted({ ...model, values }, { columns }));
      await expect.poll(() => lines(shown.screen).length).toBe(3);
      const rendered = lines(shown.screen);
      shown.screen.unmount();
      return rendered;
    };
    const renderCell: GridColDef['renderCell'] = ({ value }) => `[${value}]`;
    expect((await drawn('sum', { renderCell }))[2]).toBe(' | [4] | ');
    expect((await drawn('max', { renderCell }))[1]).toBe('Stove (1) | [3] | [null]');
    const valueFormatter = (value: unknown) => `€${value}`;
    expect((await drawn('max', { valueFormatter }))[1]).toBe('Stove (1) | €3 | €null');
    expect((await drawn('max', {}))[1]).toBe('Stove (1) | 3 | ');
  },
);

claim(
  [
    'In version 8.4.0, an empty string in the first field of columns throws An element of the columnGroupingModel does not have either field or groupId (#20552).',
    'In later fields, the column group has no label.',
  ],
  async () => {
    const second = await showWide(
      pivoted(modelOf(['product'], ['region', 'quarter'], ['sales']), {
        rows: [{ id: 4, product: 'Tent', region: 'North', quarter: '', sales: 1 }],
      }),
    );
    await expect.poll(() => groups(second.screen)).toEqual(['North', '']);
    second.screen.unmount();
    const rows = [...ROWS, { id: 4, product: 'Tent', quarter: '', sales: 1 }];
    await expect(showWide(pivoted(CROSS, { rows }))).rejects.toThrow(
      'An element of the columnGroupingModel does not have either `field` or `groupId`',
    );
    takeConsole();
    const columns = COLUMNS.map((each) =>
      each.field === 'quarter' ? { ...each, valueGetter: (value: string) => value || null } : each,
    );
    const { screen } = await showWide(pivoted(CROSS, { rows, columns }));
    await expect.poll(() => groups(screen)).toEqual(['Q2', 'Q1', '(No value)']);
  },
);

claim(
  'In version 8.4.0, switching pivot mode on with a data source throws No getGroupKey method provided.',
  async () => {
    const getRows = vi.fn(() => Promise.resolve({ rows: ROWS, rowCount: 3 }));
    const { screen, api } = await showWide({ columns: COLUMNS, dataSource: { getRows } });
    await expect.poll(() => texts(screen, 'product').length).toBe(3);
    api.setPivotModel(CROSS);
    api.setPivotActive(true);
    await expect.poll(() => fields(screen)).toEqual([]);
    expect(takeConsole().join()).toContain('No `getGroupKey` method provided');
  },
);

claim(
  [
    'With column fields, an aggregation function with getCellValue receives every row of the row group for each generated column, so all columns show the same result (#18342).',
    "An empty rows array doesn't clear a pivot table: the previous rows stay.",
  ],
  async () => {
    const model: GridPivotModel = { ...CROSS, values: [{ field: 'sales', aggFunc: 'all' }] };
    const props = pivoted(model, {
      aggregationFunctions: {
        ...GRID_AGGREGATION_FUNCTIONS,
        all: {
          getCellValue: ({ row }) => row.sales,
          apply: ({ values }) => values.reduce<number>((sum, each) => sum + Number(each ?? 0), 0),
        },
      },
    });
    const { screen, redraw } = await showWide(props);
    const all = ['Tent (2) | 12 | 12', 'Stove (1) | 9 | 9', ' | 21 | 21'];
    await expect.poll(() => lines(screen)).toEqual(all);
    await redraw({ ...props, rows: [] });
    await settled();
    expect(lines(screen)).toEqual(all);
    await redraw({ ...props, rows: ROWS.slice(2) });
    await expect.poll(() => lines(screen)).toEqual(['Stove (1) | 9', ' | 9']);
  },
);
