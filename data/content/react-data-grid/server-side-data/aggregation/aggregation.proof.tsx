import {
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
  type GridGetRowsResponse,
  type GridRowModel,
} from '@mui/x-data-grid-premium';
import { act, claim, click, expect, press, settled, type, vi, type Screen } from '#test/proof.tsx';
import { cell, header, openColumnMenu, showPremium, texts } from '#test/proofs/grids.tsx';

const ROWS = Array.from({ length: 40 }, (_, id) => ({ id, name: `r${id}`, n: id }));
const COLUMNS: GridColDef[] = [
  { field: 'name', width: 160 },
  { field: 'n', type: 'number', width: 160, editable: true },
];
const FUNCTIONS: DataGridPremiumProps['aggregationFunctions'] = {
  sum: { label: 'sum', columnTypes: ['number'] },
  avg: { label: 'average' },
};
const SUM = { n: 'sum' };

/** A page of rows with a total that shows what was asked for: the length of the filter's value. */
const answer = ({ start, end, filterModel }: GridGetRowsParams): GridGetRowsResponse => {
  const total = 1000 + String(filterModel.items[0]?.value ?? '').length;
  const response = { rows: ROWS.slice(Number(start), end + 1), rowCount: ROWS.length };
  return { ...response, aggregateRow: { n: total } } as GridGetRowsResponse;
};

/** A grid with totals of its data source, whose calls are known. */
async function served(
  props: Partial<DataGridPremiumProps> = {},
  dataSource: Partial<GridDataSource> = {},
) {
  const getRows = vi.fn<GridDataSource['getRows']>(
    dataSource.getRows ?? (async (params) => answer(params)),
  );
  const shown = await showPremium({
    columns: COLUMNS,
    aggregationFunctions: FUNCTIONS,
    pagination: true,
    pageSizeOptions: [5],
    initialState: {
      pagination: { paginationModel: { pageSize: 5 } },
      aggregation: { model: SUM },
    },
    ...props,
    dataSource: { getAggregatedValue: (row, field) => row[field], ...dataSource, getRows },
  });
  await expect.poll(() => texts(shown.screen, 'name')[0]).toBe('r0');
  return { ...shown, getRows };
}

/** The text of the footer row in a column, `undefined` without a footer. */
const total = ({ stage }: Screen, field = 'n') =>
  stage.querySelector('.MuiDataGrid-pinnedRows--bottom')?.querySelector(`[data-field="${field}"]`)
    ?.textContent;
const totalIs = (screen: Screen, text: string | undefined, field = 'n') =>
  expect.poll(() => total(screen, field), { timeout: 5000 }).toBe(text);

/** Opens the menu of a column and returns the functions that it offers. */
async function offered(screen: Screen, field: string): Promise<(string | null)[]> {
  await openColumnMenu(screen, field);
  const item = screen.getByRole('combobox', { name: /^Aggregation/ });
  await item.click();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  return [...document.querySelectorAll('[role="listbox"] [role="option"]')].map(
    (each) => each.textContent,
  );
}

async function select(screen: Screen, field: string, name: string): Promise<void> {
  await offered(screen, field);
  await screen.getByRole('option', { name }).click();
  await expect.poll(() => document.querySelector('[role="menu"], [role="listbox"]')).toBeNull();
}

async function editFirst(screen: Screen, field: string, text: string): Promise<void> {
  await click(cell(screen, field), { times: 2 });
  await expect.poll(() => screen.stage.querySelector('.MuiDataGrid-cell--editing')).not.toBeNull();
  await press('Ctrl+A');
  await type(text);
  await press('Enter');
  await expect.poll(() => screen.stage.querySelector('.MuiDataGrid-cell--editing')).toBeNull();
}

act('ServerTotals', async (demo) => {
  const requested = (text: string) =>
    expect.element(demo.getByRole('status')).toHaveTextContent(`Requested: ${text}`);
  await expect.poll(() => total(demo, 'quantity')).toMatch(/^\d\d,\d{3}$/);
  const before = total(demo, 'quantity');
  await requested('quantity sum, price avg');
  await select(demo, 'quantity', 'maximum');
  await requested('price avg, quantity max');
  await totalIs(demo, '450', 'quantity');
  await select(demo, 'quantity', 'sum');
  await totalIs(demo, before, 'quantity');
  await select(demo, 'quantity', 'count');
  await totalIs(demo, '300', 'quantity');
  await requested('price avg, quantity size');
  await select(demo, 'quantity', '...');
  await totalIs(demo, '', 'quantity');
  await requested('price avg');
  await select(demo, 'quantity', 'maximum');
  await totalIs(demo, '450', 'quantity');
});

act('TotalsAfterEdit', async (demo) => {
  await expect.poll(() => total(demo, 'quantity')).toBeTruthy();
  const number = (text: string | null | undefined) => Number((text ?? '').replaceAll(',', ''));
  const [first = ''] = texts(demo, 'quantity');
  const before = number(total(demo, 'quantity'));
  for (const turn of [1, 2]) {
    await editFirst(demo, 'quantity', String(1000 * turn));
    await expect
      .poll(() => number(total(demo, 'quantity')))
      .toBe(before + 1000 * turn - number(first));
    await editFirst(demo, 'quantity', first);
    await expect.poll(() => number(total(demo, 'quantity'))).toBe(before);
  }
});

act('ServerTotalsLazy', async (demo) => {
  const scroller = () => demo.stage.querySelector('.MuiDataGrid-virtualScroller');
  await expect.poll(() => total(demo, 'quantity')).toMatch(/^\d\d,\d{3}$/);
  await expect.element(demo.getByText('Requests sent: 1')).toBeVisible();
  const before = total(demo, 'quantity');
  for (const top of [4000, 0, 9000]) {
    scroller()?.scrollTo({ top });
    await expect
      .poll(() => texts(demo, 'commodity').filter(Boolean).length, { timeout: 5000 })
      .toBeGreaterThan(4);
    expect(total(demo, 'quantity')).toBe(before);
  }
});

act('ServerTotalsGrouped', async (demo) => {
  await expect.poll(() => total(demo, 'quantity')).toMatch(/^\d\d,\d{3}$/);
  const groups = () => texts(demo, 'quantity').length;
  const count = groups();
  const expand = (place: number) => demo.getByRole('button', { name: 'see children' }).nth(place);
  for (const place of [0, 1]) {
    expect(texts(demo, 'quantity')[0]).toMatch(/^\d+,\d{3}$/);
    await expand(place).click();
    await expect.poll(groups).toBeGreaterThan(count);
    expect(texts(demo, 'quantity')[0]).toMatch(/^\d+,\d{3}$/);
    await demo.getByRole('button', { name: 'hide children' }).click();
    await expect.poll(groups).toBe(count);
  }
});

act('ServerTotalsTree', async (demo) => {
  await totalIs(demo, '€201,300', 'cost');
  const top = ['€28,150', '€103,400', '€69,750', '€201,300'];
  await expect.poll(() => texts(demo, 'cost')).toEqual(top);
  for (const below of [
    ['€18,400', '€9,750'],
    ['€18,400', '€9,750'],
  ]) {
    await demo.getByRole('button', { name: 'see children' }).first().click();
    await expect.poll(() => texts(demo, 'cost')).toEqual([top[0], ...below, ...top.slice(1)]);
    await demo.getByRole('button', { name: 'hide children' }).click();
    await expect.poll(() => texts(demo, 'cost')).toEqual(top);
  }
});

claim(
  [
    "Return the totals as aggregateRow from getRows, and read them in getAggregatedValue. The grid shows them in its footer, and doesn't compute any totals itself.",
    "The grid doesn't call apply of a client-side function.",
    'getRows receives params.aggregationModel, an object with the function name of each aggregated field.',
    'The grid calls getRows again when the user selects another function, unless the response is in the cache.',
  ],
  async () => {
    const apply = vi.fn(() => 5);
    const { screen, getRows } = await served({
      aggregationFunctions: { sum: { label: 'sum', apply }, avg: { label: 'average', apply } },
    });
    await totalIs(screen, '1,000');
    expect(getRows.mock.lastCall?.[0].aggregationModel).toEqual(SUM);
    await select(screen, 'n', 'average');
    await expect.poll(() => getRows.mock.calls.length).toBe(2);
    expect(getRows.mock.lastCall?.[0].aggregationModel).toEqual({ n: 'avg' });
    await totalIs(screen, '1,000');
    await select(screen, 'n', 'sum');
    await expect.poll(() => header(screen, 'n').textContent).toMatch(/sum$/);
    await settled();
    expect(getRows).toHaveBeenCalledTimes(2);
    expect(apply).not.toHaveBeenCalled();
  },
);

claim(
  [
    'With a data source, aggregationFunctions is an empty object by default: list the functions of your server.',
    'params.aggregationModel contains the model even with disableAggregation, and anyone can change a request.',
  ],
  async () => {
    const { screen, getRows } = await served({ disableAggregation: true });
    expect(getRows.mock.lastCall?.[0].aggregationModel).toEqual(SUM);
    expect(total(screen)).toBeUndefined();
    screen.unmount();
    const shown = await showPremium({
      columns: COLUMNS,
      dataSource: {
        getRows: async (params) => answer(params),
        getAggregatedValue: (row, field) => row[field],
      },
    });
    await expect.poll(() => texts(shown.screen, 'name')[0]).toBe('r0');
    await openColumnMenu(shown.screen, 'n');
    expect(document.querySelector('[role="menu"] [role="combobox"]')).toBeNull();
  },
);

claim(
  "With a data source, a model with a function that isn't in aggregationFunctions makes 8.4.0 throw an error: \"Cannot read properties of undefined (reading 'valueFormatter')\".",
  async () => {
    const initialState = { aggregation: { model: { n: 'median' } } };
    await expect(served({ initialState })).rejects.toThrow(
      "Cannot read properties of undefined (reading 'valueFormatter')",
    );
  },
);

claim(
  [
    'label | The text in the header and in the column menu. Names of built-in functions, such as sum, have a translated default',
    'columnTypes | The types of the columns that offer the function. By default, all types',
    'valueFormatter | Formats the total. By default, the grid uses the valueFormatter of the column',
    'hasCellUnit | Passed to the renderCell of the column as params.aggregation.hasCellUnit. false means that the total has another unit, such as a count. valueFormatter applies in both cases',
  ],
  async () => {
    const units = new Set<boolean | undefined>();
    const columns: GridColDef[] = [
      { field: 'name', width: 160 },
      {
        field: 'n',
        renderCell: ({ aggregation, formattedValue }) => {
          units.add(aggregation?.hasCellUnit);
          return formattedValue;
        },
        type: 'number',
        width: 160,
        valueFormatter: (value: number) => `${value} kg`,
      },
    ];
    const { screen, api } = await served({
      columns,
      aggregationFunctions: {
        sum: { columnTypes: ['number'] },
        size: { label: 'how many', hasCellUnit: false },
        tons: { label: 'in tons', valueFormatter: (value: number) => `${value / 1000} t` },
      },
    });
    await totalIs(screen, '1000 kg');
    expect(header(screen, 'n').textContent).toMatch(/sum$/);
    expect(await offered(screen, 'n')).toEqual(['...', 'sum', 'how many', 'in tons']);
    await press('Escape', 'Escape');
    await expect.poll(() => document.querySelector('[role="menu"], [role="listbox"]')).toBeNull();
    expect(await offered(screen, 'name')).toEqual(['...', 'how many', 'in tons']);
    await press('Escape', 'Escape');
    api.setAggregationModel({ n: 'tons' });
    await totalIs(screen, '1 t');
    expect(header(screen, 'n').textContent).toMatch(/in tons$/);
    api.setAggregationModel({ n: 'size' });
    await expect.poll(() => header(screen, 'n').textContent).toMatch(/how many$/);
    await totalIs(screen, '1000 kg');
    expect(units).toEqual(new Set([undefined, true, false]));
  },
);

claim(
  [
    'The grid calls getAggregatedValue(row, field) with aggregateRow for the footer, and with each group row for the totals of that group.',
    'Without this function, the footer has no values.',
    'Return a number for a number column, so that valueFormatter receives a number.',
  ],
  async () => {
    const getAggregatedValue = vi.fn((row: GridRowModel, field: string) => row[field]);
    const { screen } = await served({}, { getAggregatedValue });
    await totalIs(screen, '1,000');
    expect(getAggregatedValue).toHaveBeenCalledWith({ n: 1000 }, 'n');
    screen.unmount();
    const without = await served({}, { getAggregatedValue: undefined });
    await totalIs(without.screen, '');
    without.screen.unmount();
    getAggregatedValue.mockClear();
    const groups = ['a', 'b'].map((name) => ({ id: name, name, key: name, n: 7 }));
    const grouped = await showPremium({
      columns: COLUMNS,
      aggregationFunctions: FUNCTIONS,
      initialState: { aggregation: { model: SUM }, rowGrouping: { model: ['name'] } },
      dataSource: {
        getRows: async () =>
          ({ rows: groups, rowCount: 2, aggregateRow: { n: 14 } }) as GridGetRowsResponse,
        getGroupKey: (row) => row.key,
        getChildrenCount: () => 3,
        getAggregatedValue,
      },
    });
    await totalIs(grouped.screen, '14');
    for (const row of groups) {
      expect(getAggregatedValue).toHaveBeenCalledWith(row, 'n');
    }
  },
);

claim(
  [
    "Initial model | initialState={{ aggregation: { model: { total: 'sum' } } }}",
    'Controlled model | aggregationModel and onAggregationModelChange',
    "From code | apiRef.current.setAggregationModel({ total: 'avg' })",
  ],
  async () => {
    const { screen, api, getRows } = await served();
    await totalIs(screen, '1,000');
    api.setAggregationModel({ n: 'avg' });
    await expect.poll(() => getRows.mock.lastCall?.[0].aggregationModel).toEqual({ n: 'avg' });
    api.setAggregationModel({});
    await totalIs(screen, undefined);
    api.setAggregationModel(SUM);
    await totalIs(screen, '1,000');
    screen.unmount();
    const onAggregationModelChange = vi.fn();
    const held = await served({ aggregationModel: SUM, onAggregationModelChange });
    await totalIs(held.screen, '1,000');
    await select(held.screen, 'n', 'average');
    expect(onAggregationModelChange.mock.lastCall?.[0]).toEqual({ n: 'avg' });
    expect(header(held.screen, 'n').textContent).toMatch(/sum$/);
  },
);

claim('With row grouping or tree data, this collapses the expanded rows.', async () => {
  for (const treeData of [false, true]) {
    const getRows = async ({ groupKeys = [] }: GridGetRowsParams & { groupKeys?: string[] }) => {
      const ids = groupKeys.length === 0 ? ['a', 'b'] : groupKeys.map((key) => `in ${key}`);
      const rows = ids.map((id) => ({ id, name: id, n: 1 }));
      return { rows, rowCount: rows.length, aggregateRow: { n: 2 } } as GridGetRowsResponse;
    };
    const { screen, api } = await showPremium({
      columns: COLUMNS,
      aggregationFunctions: FUNCTIONS,
      treeData,
      initialState: {
        aggregation: { model: SUM },
        ...(!treeData && { rowGrouping: { model: ['name'] } }),
      },
      dataSource: {
        getRows,
        getGroupKey: ({ name }) => String(name),
        getChildrenCount: ({ id }) => (String(id).startsWith('in') ? 0 : 1),
        getAggregatedValue: (row, field) => row[field],
      },
    });
    const count = () => texts(screen, 'n').length;
    await totalIs(screen, '2');
    const before = count();
    await screen.getByRole('button', { name: 'see children' }).first().click();
    await expect.poll(count).toBe(before + 1);
    api.dataSource.cache.clear();
    api.dataSource.fetchRows();
    await expect.poll(count).toBe(before);
    await settled();
    expect(count()).toBe(before);
    screen.unmount();
  }
});

claim('After updateRow, the grid still shows the old totals (#19799).', async () => {
  let sum = 1000;
  const { screen, api } = await served(
    {},
    {
      getRows: async (params) =>
        ({ ...answer(params), aggregateRow: { n: sum } }) as GridGetRowsResponse,
      updateRow: async ({ updatedRow }) => {
        sum = 1077;
        return updatedRow;
      },
    },
  );
  await totalIs(screen, '1,000');
  await editFirst(screen, 'n', '77');
  await expect.poll(() => texts(screen, 'n')[0]).toBe('77');
  expect(total(screen)).toBe('1,000');
  api.dataSource.fetchRows();
  await totalIs(screen, '1,077');
});

claim(
  [
    'In 8.4.0, a page from the cache has no aggregateRow if it consists of several chunks.',
    'The footer then keeps the totals of the last request.',
    'For example, with pageSizeOptions={[5, 10]} and 10 rows a page, if the user returns to an earlier filter, its rows appear with the totals of the later filter.',
    'Offer one page size, or set dataSourceCache={null}.',
  ],
  async () => {
    const filterOf = (value: string) => ({
      items: [{ id: 1, field: 'name', operator: 'contains', value }],
    });
    for (const [props, isRight] of [
      [{ pageSizeOptions: [5, 10] }, false],
      [{ pageSizeOptions: [10] }, true],
      [{ pageSizeOptions: [5, 10], dataSourceCache: null }, true],
    ] as const) {
      const { screen, api, getRows } = await served({
        pageSizeOptions: [...props.pageSizeOptions],
        ...('dataSourceCache' in props && { dataSourceCache: null }),
        initialState: {
          pagination: { paginationModel: { pageSize: 10 } },
          aggregation: { model: SUM },
        },
      });
      api.setFilterModel(filterOf('a'));
      await totalIs(screen, '1,001');
      api.setFilterModel(filterOf('abc'));
      await totalIs(screen, '1,003');
      api.setFilterModel(filterOf('a'));
      await totalIs(screen, isRight ? '1,001' : '1,003');
      expect(getRows).toHaveBeenCalledTimes('dataSourceCache' in props ? 4 : 3);
      screen.unmount();
    }
  },
);

claim(
  [
    'If getRows fails, the footer disappears with the rows.',
    'With lazy loading, both stay.',
    'After a response without aggregateRow, the footer keeps the totals of the previous response.',
  ],
  async () => {
    let state: 'whole' | 'bare' | 'down' = 'whole';
    const { screen, api } = await served(
      { onDataSourceError: () => {}, dataSourceCache: null },
      {
        getRows: async (params) => {
          if (state === 'down') {
            throw new Error('Down');
          }
          const { aggregateRow, ...rest } = answer(params) as GridGetRowsResponse & {
            aggregateRow: object;
          };
          return state === 'bare' ? rest : { ...rest, aggregateRow };
        },
      },
    );
    await totalIs(screen, '1,000');
    state = 'down';
    api.setPage(1);
    await totalIs(screen, undefined);
    expect(texts(screen, 'name')).toEqual([]);
    state = 'whole';
    api.dataSource.fetchRows();
    await totalIs(screen, '1,000');
    state = 'bare';
    api.setFilterModel({ items: [{ field: 'name', operator: 'contains', value: 'r' }] });
    await settled();
    await totalIs(screen, '1,000');
    screen.unmount();
    const onDataSourceError = vi.fn();
    state = 'whole';
    const lazy = await served(
      { lazyLoading: true, pagination: false, dataSourceCache: null, onDataSourceError },
      {
        getRows: async (params) => {
          if (state === 'down') {
            throw new Error('Down');
          }
          return answer(params);
        },
      },
    );
    await totalIs(lazy.screen, '1,000');
    state = 'down';
    lazy.api.dataSource.fetchRows();
    await expect.poll(() => onDataSourceError.mock.calls.length).toBeGreaterThan(0);
    expect(texts(lazy.screen, 'name')[0]).toBe('r0');
    await totalIs(lazy.screen, '1,000');
  },
);
