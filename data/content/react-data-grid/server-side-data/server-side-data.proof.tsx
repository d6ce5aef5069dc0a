import {
  DataGrid,
  GRID_ROOT_GROUP_ID,
  GridDataSourceCacheDefault,
  GridGetRowsError,
  GridLogicOperator,
  GridUpdateRowError,
  type DataGridProps,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
  type GridGetRowsResponse,
  type GridRowModel,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';
import { createRowServer, type RowQuestion } from '#data/content/shared/rowServer.ts';
import {
  act,
  claim,
  click,
  expect,
  press,
  setClock,
  settled,
  show,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, header, showGrid, showPremium, showPro, texts } from '#test/proofs/grids.tsx';

const ROWS = Array.from({ length: 60 }, (_, id) => ({ id, name: `r${id}`, n: id }));
const COLUMNS: GridColDef[] = [
  { field: 'name', width: 120, editable: true },
  { field: 'n', type: 'number', width: 100 },
];
const MISSING = /threw an error which was not handled because `onDataSourceError\(\)` is missing/;

const answer = ({ start, end }: GridGetRowsParams): GridGetRowsResponse => ({
  rows: ROWS.slice(Number(start), end + 1),
  rowCount: ROWS.length,
});
/** Page sizes, the first of which is the smallest, and the one to start with. */
const sizes = (pageSizeOptions: number[], pageSize = pageSizeOptions[0]) => ({
  pageSizeOptions,
  initialState: { pagination: { paginationModel: { pageSize } } },
});
const names = (from: number, to: number) => ROWS.slice(from, to + 1).map(({ name }) => name);
const shownNames = (screen: Screen) => texts(screen, 'name');
const footer = ({ stage }: Screen) =>
  stage.querySelector('.MuiTablePagination-displayedRows')?.textContent;
const isEditing = ({ stage }: Screen) => stage.querySelector('.MuiDataGrid-cell--editing') !== null;

/** A grid with a data source whose calls are known. */
async function served(
  props: Partial<DataGridProps> = {},
  dataSource: Partial<GridDataSource> = {},
  size?: { height: number },
) {
  const getRows = vi.fn(dataSource.getRows ?? (async (params) => answer(params)));
  const all = { columns: COLUMNS, ...sizes([5]), ...props, dataSource: { ...dataSource, getRows } };
  const shown = await showGrid(all, size);
  const ranges = () => getRows.mock.calls.map(([{ start, end }]) => `${start}-${end}`);
  const turnTo = async (page: number, expected: string[]) => {
    shown.api.setPage(page);
    await expect.poll(() => shownNames(shown.screen)).toEqual(expected);
  };
  return { ...shown, all, getRows, ranges, turnTo };
}

/** A promise for each call, to be settled by hand. */
function manual() {
  const waiting: { params: GridGetRowsParams; settle: (isFailing?: boolean) => void }[] = [];
  const getRows = (params: GridGetRowsParams) =>
    new Promise<GridGetRowsResponse>((resolve, reject) => {
      const settle = (isFailing = false) =>
        isFailing ? reject(new Error('Down')) : resolve(answer(params));
      waiting.push({ params, settle });
    });
  return { waiting, getRows };
}

async function edit(screen: Screen, field: string, text: string): Promise<void> {
  await click(cell(screen, field), { times: 2 });
  await expect.poll(() => isEditing(screen)).toBe(true);
  await press('Ctrl+A');
  await type(text);
  await press('Enter');
}

const next = (demo: Screen) => demo.getByRole('button', { name: 'Go to next page' });
const back = (demo: Screen) => demo.getByRole('button', { name: 'Go to previous page' });
const first = (demo: Screen) => texts(demo, 'id')[0];
const firstIs = (demo: Screen, id: number) =>
  expect.poll(() => first(demo), { timeout: 5000 }).toBe(String(id));

act('OrdersFromServer', async (demo) => {
  const log = demo.getByRole('status');
  const search = async (text: string) => {
    const field = demo.stage.querySelector<HTMLInputElement>('[role="searchbox"]');
    await expect.poll(() => (field?.focus(), document.activeElement === field)).toBe(true);
    await press('Ctrl+A', 'Delete');
    await type(text);
  };
  await firstIs(demo, 48000);
  for (const turn of [1, 2]) {
    await next(demo).click();
    await firstIs(demo, 47995);
    await back(demo).click();
    await firstIs(demo, 48000);
    await click(header(demo, 'total')); // ascending
    await expect.poll(() => texts(demo, 'total')[0]).toBe('€18.40');
    await click(header(demo, 'total')); // descending
    await expect.poll(() => texts(demo, 'total')[0]).toBe('€4,928.00');
    await click(header(demo, 'total')); // none
    await firstIs(demo, 48000);
    if (turn === 1) {
      await demo.getByRole('button', { name: 'Search' }).click();
    }
    await search('cork');
    await expect.poll(() => new Set(texts(demo, 'city'))).toEqual(new Set(['Cork']));
    await expect.element(log).toHaveTextContent(/rows 0 to 4, cork/);
    await search('');
    await firstIs(demo, 48000);
  }
  // The second turn needed nothing from the server but what its search wrote on the way.
  await expect.element(log).toHaveTextContent(/answered: rows 0 to 4/);
});

act('ShortTtl', async (demo) => {
  const sent = (count: number) =>
    expect.element(demo.getByText(`Requests sent: ${count}`)).toBeVisible();
  await firstIs(demo, 48000);
  for (const turn of [1, 2]) {
    await next(demo).click();
    await firstIs(demo, 47995);
    await sent(turn * 2);
    await back(demo).click();
    await firstIs(demo, 48000);
    await next(demo).click();
    await firstIs(demo, 47995);
    await sent(turn * 2);
    setClock(`2040-01-0${turn}`);
    await back(demo).click();
    await firstIs(demo, 48000);
    await sent(turn * 2 + 1);
  }
});

act('NoCache', async (demo) => {
  const sent = (count: number) =>
    expect.element(demo.getByText(`Requests sent: ${count}`)).toBeVisible();
  await firstIs(demo, 48000);
  for (const turn of [1, 2]) {
    await next(demo).click();
    await firstIs(demo, 47995);
    await sent(turn * 2);
    await back(demo).click();
    await firstIs(demo, 48000);
    await sent(turn * 2 + 1);
  }
});

act('ListedCache', async (demo) => {
  const sent = (count: number) =>
    expect.element(demo.getByText(`Requests sent: ${count}`)).toBeVisible();
  const cached = () => demo.getByRole('group', { name: 'Cached rows' }).element().textContent;
  const setSize = async (size: string) => {
    await demo.getByRole('combobox', { name: /^Rows per page/ }).click();
    await demo.getByRole('option', { name: size }).click();
  };
  await firstIs(demo, 48000);
  await expect.poll(cached).toBe('0–45–9');
  await sent(1);
  await setSize('5');
  await next(demo).click();
  await firstIs(demo, 47995);
  await sent(1);
  await setSize('10'); // still the second page, now of rows 10 to 19
  await firstIs(demo, 47990);
  await expect.poll(cached).toBe('0–45–910–1415–19');
  await sent(2);
  await demo.getByRole('button', { name: 'Clear cache' }).click();
  await expect.poll(cached).toBe('');
  await back(demo).click();
  await firstIs(demo, 48000);
  await expect.poll(cached).toBe('0–45–9');
  await sent(3);
  await setSize('5');
  await next(demo).click();
  await firstIs(demo, 47995);
  await sent(3);
});

act('EditThroughDataSource', async (demo) => {
  const message = demo.getByRole('alert');
  const save = async (total: string) => {
    await edit(demo, 'total', total);
    await expect.element(message).toHaveTextContent(/Order 47911 saved/);
    await expect.poll(() => isEditing(demo)).toBe(false);
    expect(first(demo)).toBe('47911');
    await demo.getByRole('button', { name: 'Refetch rows' }).click();
    await expect.poll(() => first(demo)).not.toBe('47911');
  };
  await firstIs(demo, 47911);
  for (const turn of [1, 2]) {
    await save(String(turn));
    await edit(demo, 'total', '-3');
    await expect.element(message).toHaveTextContent(/not saved: The total must be positive/);
    expect(isEditing(demo)).toBe(true);
    await press('Escape');
    await expect.poll(() => isEditing(demo)).toBe(false);
    await click(header(demo, 'total')); // none
    await firstIs(demo, 48000);
    await click(header(demo, 'total')); // ascending
    await firstIs(demo, 47911);
    await save('4928');
    await click(header(demo, 'total')); // descending
    await firstIs(demo, 47911);
  }
});

act('FailingServer', async (demo) => {
  const fails = demo.getByRole('switch', { name: 'The server fails' });
  await firstIs(demo, 48000);
  for (const [from, id] of [
    [5, 47995],
    [10, 47990],
  ] as const) {
    await fails.click();
    await next(demo).click();
    await expect
      .element(demo.getByText(`Rows ${from} to ${from + 4} couldn’t be loaded.`))
      .toBeVisible();
    await expect.poll(() => texts(demo, 'id')).toEqual([]);
    await fails.click();
    await demo.getByRole('button', { name: 'Retry' }).click();
    await firstIs(demo, id);
    await expect.element(demo.getByRole('alert')).not.toBeInTheDocument();
  }
});

claim(
  [
    'Pass a dataSource with a getRows function. The grid calls getRows with its filter, sort, and pagination models, and shows the rows that the function returns.',
    'The grid calls getRows on mount, and when the filter, sort, or pagination model changes, unless the rows are in the cache.',
    'Several changes in the same tick cause a single call, such as a new filter and the return to the first page.',
    "Omit rows: with a data source, the grid doesn't show these rows.",
    "With a data source, filterMode, sortingMode, and paginationMode are 'server', even if you set 'client'.",
    'sortModel | The sort model, or an empty array if no column is sorted',
    'paginationModel | The page index, starting at 0, and the page size',
    'start | The index of the first row of the page',
    'start and end describe the same rows as paginationModel.',
  ],
  async () => {
    const { screen, api, getRows, turnTo } = await served({
      rows: [{ id: 1, name: 'Prop' }],
      filterMode: 'client',
      sortingMode: 'client',
      paginationMode: 'client',
    });
    await expect.poll(() => shownNames(screen)).toEqual(names(0, 4));
    expect(getRows).toHaveBeenCalledOnce();
    expect(getRows.mock.lastCall?.[0]).toMatchObject({ sortModel: [], start: 0, end: 4 });
    await turnTo(2, names(10, 14));
    expect(getRows.mock.lastCall?.[0]).toMatchObject({
      paginationModel: { page: 2, pageSize: 5 },
      start: 10,
      end: 14,
    });
    await turnTo(0, names(0, 4));
    await turnTo(2, names(10, 14));
    expect(getRows).toHaveBeenCalledTimes(2);
    const filterModel = { items: [{ field: 'name', operator: 'contains', value: 'zz' }] };
    api.setFilterModel(filterModel);
    await expect.poll(() => getRows.mock.calls.length).toBe(3);
    api.setSortModel([{ field: 'n', sort: 'desc' }]);
    await expect.poll(() => getRows.mock.calls.length).toBe(4);
    expect(getRows.mock.lastCall?.[0]).toMatchObject({
      filterModel,
      sortModel: [{ field: 'n', sort: 'desc' }],
      paginationModel: { page: 0, pageSize: 5 },
    });
    // What the server sends is neither filtered nor sorted.
    await expect.poll(() => shownNames(screen)).toEqual(names(0, 4));
  },
);

claim(
  'While the grid waits for a response, it shows its loading overlay above the rows of the last response.',
  async () => {
    const { waiting, getRows } = manual();
    const { screen, api } = await served({}, { getRows });
    waiting[0]?.settle();
    await expect.poll(() => shownNames(screen)).toEqual(names(0, 4));
    api.setPage(1);
    await expect.poll(() => screen.stage.querySelector('[role="progressbar"]')).not.toBeNull();
    expect(shownNames(screen)).toEqual(names(0, 4));
    waiting[1]?.settle();
    await expect.poll(() => shownNames(screen)).toEqual(names(5, 9));
    await expect.poll(() => screen.stage.querySelector('[role="progressbar"]')).toBeNull();
  },
);

claim(
  [
    'If dataSource is a new object, the grid clears the cache and fetches the rows again.',
    'An object that you create while rendering causes this on each render.',
  ],
  async () => {
    const { screen, all, getRows, redraw } = await served();
    await expect.poll(() => shownNames(screen)).toEqual(names(0, 4));
    await redraw({ ...all });
    expect(getRows).toHaveBeenCalledOnce();
    for (const count of [2, 3]) {
      await redraw({ ...all, dataSource: { getRows } });
      await expect.poll(() => getRows.mock.calls.length).toBe(count);
    }
  },
);

claim(
  [
    'groupKeys | The keys of the parent rows, or an empty array at the root. See tree data ',
    'In DataGridPro and DataGridPremium, set pagination or lazyLoading.',
    'Otherwise, the grid requests only one page, which has 100 rows by default.',
  ],
  async () => {
    for (const showOne of [showPro, showPremium]) {
      for (const [pagination, size] of [
        [false, 100],
        [false, 5],
        [true, 5],
      ] as const) {
        const getRows = vi.fn(async (params: GridGetRowsParams) => answer(params));
        const { screen } = await showOne({
          columns: COLUMNS,
          ...(size === 5 && sizes([5])),
          pagination,
          dataSource: { getRows },
        });
        await expect.poll(() => shownNames(screen)[0]).toBe('r0');
        expect(getRows).toHaveBeenCalledOnce();
        expect(getRows.mock.lastCall?.[0]).toMatchObject({
          groupKeys: [],
          start: 0,
          end: size - 1,
        });
        expect(footer(screen) !== undefined).toBe(pagination);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    "rowCount | The number of rows on all pages that match the filter, or -1 if you don't know it",
    'pageInfo.hasNextPage | Has no effect in 8.4.0. If rowCount is -1, set the prop paginationMeta={{ hasNextPage: false }} on the last page',
    'If rowCount is neither in the response nor set as a prop, the footer of 8.4.0 shows "1–NaN of undefined".',
    "Return -1 if you don't know the number.",
    'The rowCount prop overrides the response.',
  ],
  async () => {
    const tries: [Partial<GridGetRowsResponse>, number | undefined, string][] = [
      [{ rowCount: 60 }, undefined, '1–5 of 60'],
      [{ rowCount: -1, pageInfo: { hasNextPage: true } }, undefined, '1–5 of more than 5'],
      [{ rowCount: -1, pageInfo: { hasNextPage: false } }, undefined, '1–5 of more than 5'],
      [{}, undefined, '1–NaN of undefined'],
      [{}, 42, '1–5 of 42'],
      [{ rowCount: 60 }, 42, '1–5 of 42'],
    ];
    for (const [response, rowCount, text] of tries) {
      const { screen, all, redraw } = await served(
        { rowCount },
        { getRows: async () => ({ rows: ROWS.slice(0, 5), ...response }) },
      );
      await expect.poll(() => footer(screen)).toBe(text);
      if (response.pageInfo?.hasNextPage === false) {
        await redraw({ ...all, paginationMeta: response.pageInfo });
        await expect.poll(() => footer(screen)).toBe('1–5 of 5');
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'If the page size is larger than the smallest one in pageSizeOptions, pageInfo.nextCursor makes the second page fail in 8.4.0 with "Cannot read properties of undefined (reading \'id\')".',
    'Leave nextCursor out if your server reads start and end.',
  ],
  async () => {
    for (const [smallest, pageInfo] of [
      [5, { hasNextPage: true, nextCursor: 'x' }],
      [9, { hasNextPage: true, nextCursor: 'x' }],
      [10, { hasNextPage: true, nextCursor: 'x' }],
      [5, { hasNextPage: true }],
    ] as const) {
      const onDataSourceError = vi.fn<(error: Error) => void>();
      const { screen, api } = await served(
        { ...sizes(smallest === 10 ? [10] : [smallest, 10], 10), onDataSourceError },
        { getRows: async (params) => ({ ...answer(params), pageInfo }) },
        { height: 700 },
      );
      await expect.poll(() => shownNames(screen)).toEqual(names(0, 9));
      api.setPage(1);
      if ('nextCursor' in pageInfo && smallest < 10) {
        await expect.poll(() => onDataSourceError.mock.calls.length).toBe(1);
        expect(onDataSourceError.mock.lastCall?.[0].message).toBe(
          "Cannot read properties of undefined (reading 'id')",
        );
      } else {
        await expect.poll(() => shownNames(screen)).toEqual(names(10, 19));
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'If a second request for root rows starts before the first response arrives, the grid ignores the first response.',
    "In 8.4.0, there is one exception: rows from the cache don't count as a newer request.",
    'If the user goes to an uncached page and returns to a cached page before the response arrives, the late response replaces the rows.',
    'The grid then shows the rows of one page with the page number of another.',
    'If your server is slow, set dataSourceCache={null}: each page change then sends a request, and the grid ignores the late response.',
    "The callback isn't called for a late response with root rows that failed.",
  ],
  async () => {
    for (const dataSourceCache of [undefined, null]) {
      const { waiting, getRows } = manual();
      const onDataSourceError = vi.fn();
      const { screen, api } = await served({ dataSourceCache, onDataSourceError }, { getRows });
      waiting[0]?.settle();
      await expect.poll(() => shownNames(screen)).toEqual(names(0, 4));
      // Page 1 is requested, then page 2, and page 1 arrives last or fails.
      api.setPage(1);
      await expect.poll(() => waiting.length).toBe(2);
      api.setPage(2);
      await expect.poll(() => waiting.length).toBe(3);
      waiting[2]?.settle();
      await expect.poll(() => shownNames(screen)).toEqual(names(10, 14));
      waiting[1]?.settle(dataSourceCache === null);
      await settled();
      expect(shownNames(screen)).toEqual(names(10, 14));
      expect(onDataSourceError).not.toHaveBeenCalled();
      // Page 3 is requested, then the first page again, which is in the cache if there is one.
      api.setPage(3);
      await expect.poll(() => waiting.length).toBe(4);
      api.setPage(0);
      if (dataSourceCache === null) {
        await expect.poll(() => waiting.length).toBe(5);
        waiting[4]?.settle();
      }
      await expect.poll(() => shownNames(screen)).toEqual(names(0, 4));
      waiting[3]?.settle();
      await expect
        .poll(() => shownNames(screen))
        .toEqual(dataSourceCache === null ? names(0, 4) : names(15, 19));
      expect(footer(screen)).toBe('1–5 of 60');
      screen.unmount();
    }
  },
);

claim(
  [
    'By default, the grid stores responses in memory for five minutes, in a GridDataSourceCacheDefault.',
    'The filter model, the sort model, start, and end form the cache key.',
    'In Pro, the key also contains groupKeys. In Premium, it also contains groupFields and aggregationModel.',
    "The grid doesn't fetch an expired entry by itself: the rows stay in the grid until the user changes a model or you call fetchRows.",
    'Responses that expire earlier or later | dataSourceCache={new GridDataSourceCacheDefault({ ttl })}, with ttl in milliseconds',
    'A different key | new GridDataSourceCacheDefault({ getKey })',
  ],
  async () => {
    setClock('2030-01-01T12:00:00Z');
    for (const [ttl, before, after] of [
      [undefined, '12:04:59', '12:05:01'],
      [10_000, '12:00:09', '12:00:11'],
    ] as const) {
      setClock('2030-01-01T12:00:00Z');
      const { screen, api, getRows, turnTo } = await served(
        ttl === undefined ? {} : { dataSourceCache: new GridDataSourceCacheDefault({ ttl }) },
      );
      await expect.poll(() => shownNames(screen)).toEqual(names(0, 4));
      await turnTo(1, names(5, 9));
      setClock(`2030-01-01T${before}Z`);
      await turnTo(0, names(0, 4));
      expect(getRows).toHaveBeenCalledTimes(2);
      setClock(`2030-01-01T${after}Z`);
      await settled();
      expect(getRows).toHaveBeenCalledTimes(2);
      api.dataSource.fetchRows();
      await expect.poll(() => getRows.mock.calls.length).toBe(3);
      screen.unmount();
    }
    const getKey = vi.fn(({ start }: GridGetRowsParams) => String(start));
    const { screen, api, getRows } = await served({
      dataSourceCache: new GridDataSourceCacheDefault({ getKey }),
    });
    await expect.poll(() => shownNames(screen)).toEqual(names(0, 4));
    api.setSortModel([{ field: 'n', sort: 'desc' }]);
    await expect.poll(() => getKey.mock.lastCall?.[0].sortModel.length).toBe(1);
    expect(getRows).toHaveBeenCalledOnce();
    screen.unmount();
    // Each part of the key at each plan.
    const more = [{ groupKeys: ['a'] }, { groupFields: ['a'] }, { aggregationModel: { n: 'sum' } }];
    for (const [showOne, known] of [
      [showGrid, 0],
      [showPro, 1],
      [showPremium, 3],
    ] as const) {
      const shown = await showOne({
        columns: COLUMNS,
        ...sizes([5]),
        initialState: {
          pagination: { paginationModel: { pageSize: 5 } },
          sorting: { sortModel: [{ field: 'n', sort: 'asc' }] },
        },
        dataSource: { getRows: async (params: GridGetRowsParams) => answer(params) },
      });
      await expect.poll(() => shownNames(shown.screen)[0]).toBe('r0');
      const { cache } = shown.api.dataSource;
      const key = { filterModel: { items: [] }, sortModel: [], start: 90, end: 94 };
      cache.set(key, { rows: [] });
      expect(cache.get({ ...key })).toBeDefined();
      expect(cache.get({ ...key, paginationModel: { page: 7, pageSize: 1 } })).toBeDefined();
      for (const part of [
        { start: 91 },
        { end: 95 },
        { sortModel: [{ field: 'n', sort: 'asc' as const }] },
        { filterModel: { items: [{ field: 'n', operator: '=' }] } },
      ]) {
        expect(cache.get({ ...key, ...part })).toBeUndefined();
      }
      more.forEach((part, index) => {
        const found = cache.get({ ...key, ...part });
        expect(found === undefined).toBe(index < known);
      });
      shown.screen.unmount();
    }
  },
);

claim(
  [
    'The key of a GridDataSourceCacheDefault that you create contains only the first four.',
    'With tree data, row grouping or aggregation, add the others in getKey.',
  ],
  async () => {
    const whole = (params: GridGetRowsParams) =>
      JSON.stringify({ ...params, paginationModel: undefined });
    for (const getKey of [undefined, whole]) {
      for (const what of ['tree data', 'row grouping', 'aggregation']) {
        const dataSourceCache = new GridDataSourceCacheDefault({ getKey });
        const get = vi.spyOn(dataSourceCache, 'get');
        const getRows = vi.fn(async (params: GridGetRowsParams) => ({
          rows: family(params),
          aggregateRow: { n: 3 },
        }));
        const { screen, api } = await showPremium({
          columns: COLUMNS,
          treeData: what === 'tree data',
          initialState: { rowGrouping: { model: what === 'row grouping' ? ['name'] : [] } },
          aggregationFunctions: { sum: {} },
          dataSource: { getRows, ...PARENTS },
          dataSourceCache,
        });
        await expect.poll(() => shownNames(screen)).toEqual(['top']);
        get.mockClear();
        if (what === 'aggregation') {
          api.setAggregationModel({ n: 'sum' });
        } else {
          api.dataSource.fetchRows('top');
        }
        await expect.poll(() => get.mock.calls.length).toBeGreaterThan(0);
        expect([what, getRows.mock.calls.length]).toEqual([what, getKey ? 2 : 1]);
        screen.unmount();
      }
    }
  },
);

/** The only row at the root, or the only one below it. */
const family = ({ groupKeys = [] }: GridGetRowsParams & { groupKeys?: string[] }) =>
  (groupKeys.length > 0 ? ['child'] : ['top']).map((name) => ({ id: name, name }));
const PARENTS = {
  getGroupKey: ({ name }: GridRowModel) => String(name),
  getChildrenCount: ({ name }: GridRowModel) => (name === 'top' ? 1 : 0),
  getAggregatedValue: ({ n }: GridRowModel) => n,
};

claim(
  'With tree data and groups, a new rows array, a new getRowId function, or another loading or rowCount moves the loaded children to the root.',
  async () => {
    const changes = [
      { rows: [] },
      { getRowId: ({ id }: GridRowModel) => id },
      { loading: true },
      { rowCount: 2 },
    ];
    for (const [isTree, change] of [true, false].flatMap((tree) =>
      changes.map((each) => [tree, each] as const),
    )) {
      const getRows = async (params: GridGetRowsParams) => ({
        rows: family(params),
      });
      const props = {
        columns: COLUMNS,
        treeData: isTree,
        initialState: { rowGrouping: { model: isTree ? [] : ['name'] } },
        dataSource: { getRows, ...PARENTS },
      };
      const { screen, api, redraw } = await showPremium(props);
      await expect.poll(() => shownNames(screen)).toEqual(['top']);
      api.dataSource.fetchRows('top');
      await expect.poll(() => shownNames(screen)).toEqual(['top', 'child']);
      expect(api.getRowNode('child')).toMatchObject({ parent: 'top', depth: 1 });
      await redraw({ ...props, ...change });
      expect(api.getRowNode('child')).toMatchObject({ parent: GRID_ROOT_GROUP_ID, depth: 0 });
      screen.unmount();
    }
  },
);

claim(
  'With tree data and groups, updateRows moves a child to the end of the grid: see tree data.',
  async () => {
    for (const treeData of [true, false]) {
      const getRows = async ({ groupKeys = [] }: GridGetRowsParams & { groupKeys?: string[] }) => ({
        rows: (groupKeys.length > 0 ? ['child', 'sister'] : ['top', 'last']).map((name) => ({
          id: name,
          name,
        })),
      });
      const { screen, api } = await showPremium({
        columns: COLUMNS,
        treeData,
        initialState: { rowGrouping: { model: treeData ? [] : ['name'] } },
        dataSource: { getRows, ...PARENTS },
      });
      await expect.poll(() => shownNames(screen)).toEqual(['top', 'last']);
      api.dataSource.fetchRows('top');
      await expect.poll(() => shownNames(screen)).toEqual(['top', 'child', 'sister', 'last']);
      api.updateRows([{ id: 'child', n: 5 }]);
      await expect.poll(() => shownNames(screen)).toEqual(['top', 'sister', 'last', 'child']);
      expect(api.getRowNode('child')).toMatchObject({ parent: GRID_ROOT_GROUP_ID, depth: 0 });
      screen.unmount();
    }
  },
);

claim(
  [
    'fetchRows reads the cache first.',
    'fetchRows() | Shows the rows for the current models, from the cache or from getRows',
    "fetchRows(GRID_ROOT_GROUP_ID, params) | Does the same, with some parameters replaced. The models of the grid don't change",
    'cache.clear() | Removes all responses. The grid keeps its rows',
    'A row that no longer matches the filter or the sort order stays where it is until you refetch.',
    'Otherwise, the grid later shows the old values from the cache.',
  ],
  async () => {
    const { screen, api, getRows, turnTo } = await served();
    await expect.poll(() => shownNames(screen)).toEqual(names(0, 4));
    await turnTo(1, names(5, 9));
    api.updateRows([{ id: 5, name: 'Pushed' }]);
    await expect.poll(() => shownNames(screen)[0]).toBe('Pushed');
    api.dataSource.fetchRows();
    await expect.poll(() => shownNames(screen)[0]).toBe('r5');
    expect(getRows).toHaveBeenCalledTimes(2);
    api.dataSource.cache.clear();
    await settled();
    expect(shownNames(screen)).toEqual(names(5, 9));
    expect(getRows).toHaveBeenCalledTimes(2);
    api.dataSource.fetchRows();
    await expect.poll(() => getRows.mock.calls.length).toBe(3);
    api.dataSource.fetchRows(GRID_ROOT_GROUP_ID, { start: 20, end: 24 });
    await expect.poll(() => shownNames(screen)).toEqual(names(20, 24));
    expect(footer(screen)).toBe('6–10 of 60');
    api.dataSource.fetchRows();
    await expect.poll(() => shownNames(screen)).toEqual(names(5, 9));
  },
);

claim(
  [
    'The cache stores a response in chunks, so that it can reuse the rows of one page size for another.',
    'The chunk size is the smaller of two numbers: the page size on mount, and the smallest of pageSizeOptions.',
    'If either is -1, the cache stores each response as a whole.',
    'end | The index of the last row of the page, inclusive. If the user shows all rows (a page size of -1), end is -2',
    '[10, 20, 50] | 50 to 10 | Pages 1 to 5 come from the cache',
    "[10, 25, 50] | 25 to 10 | Pages 1 and 2 come from the cache. Page 3 doesn't, because its chunk has only 5 of 10 rows",
    '[10, 25, 50] | 50 to 25 | Nothing comes from the cache',
  ],
  async () => {
    const tries: [number[], number, number, string[]][] = [
      [[10, 20, 50], 50, 10, ['0-49', '50-59']],
      [[10, 25, 50], 25, 10, ['0-24', '20-29', '30-39', '40-49', '50-59']],
      [[10, 25, 50], 50, 25, ['0-49', '0-24', '25-49', '50-74']],
      [[-1, 10, 20], 20, 10, ['0-19', '0-9', '10-19', '20-29', '30-39', '40-49', '50-59']],
      // The page size on mount is the smaller one.
      [[10, 20], 5, 10, ['0-4', '0-9', '10-19', '20-29', '30-39', '40-49', '50-59']],
    ];
    for (const [options, from, to, expected] of tries) {
      const { screen, api, ranges } = await served(
        { ...sizes(options, from) },
        {},
        { height: 600 },
      );
      await expect.poll(() => shownNames(screen)[0]).toBe('r0');
      api.setPageSize(to);
      await settled();
      for (let page = 0; page * to < ROWS.length; page += 1) {
        api.setPage(page);
        await settled();
        await expect.poll(() => shownNames(screen)[0]).toBe(`r${page * to}`);
      }
      await expect.poll(() => ranges().join(' ')).toBe(expected.join(' '));
      if (options.includes(-1)) {
        api.setPageSize(-1);
        await expect.poll(() => ranges().at(-1)).toBe('0--2');
      }
      screen.unmount();
    }
    // The last try starts with a page size that isn't offered.
    for (const message of takeConsole()) {
      expect(message).toContain('The page size `5` is not present');
    }
  },
);

claim(
  [
    'In 8.4.0, if a page has one more row than a multiple of the chunk size, such as 11 with chunks of 5, the cache returns it without its last row.',
    'With a page size of 1, the grid never calls getRows.',
    'With pageSizeOptions={[]}, pages from the cache have no rows.',
  ],
  async () => {
    const none = await served(sizes([], 5));
    await expect.poll(() => shownNames(none.screen)).toEqual(names(0, 4));
    await none.turnTo(1, names(5, 9));
    await none.turnTo(0, []);
    expect(none.ranges()).toEqual(['0-4', '5-9']);
    expect(takeConsole().join()).toContain('is not present in the `pageSizeOptions`');
    none.screen.unmount();
    const { screen, ranges, turnTo } = await served(sizes([5, 11], 11), {}, { height: 760 });
    await expect.poll(() => shownNames(screen)).toEqual(names(0, 10));
    await turnTo(1, names(11, 21));
    await turnTo(0, names(0, 9));
    expect(ranges()).toEqual(['0-10', '11-21']);
    screen.unmount();
    const rejected = rejections();
    const one = await served(sizes([1], 1));
    await expect.poll(rejected.count).toBe(1);
    one.api.setPage(1);
    await settled();
    expect(one.getRows).not.toHaveBeenCalled();
    rejected.end();
  },
);

claim(
  [
    'The grid calls clear when it mounts, and when dataSource changes.',
    "Two grids that share one cache clear each other's entries.",
    'If your clear keeps the entries, for example to keep a cache across pages of your app, 8.4.0 throws "No processor found" on mount: the grid can\'t show rows from the cache that early.',
    'Return undefined from get until the first call to set.',
  ],
  async () => {
    const entries = new Map<string, GridGetRowsResponse>();
    const keyOf = ({ start, end }: GridGetRowsParams) => `${start}-${end}`;
    const clear = vi.fn();
    const keeping = {
      get: (params: GridGetRowsParams) => entries.get(keyOf(params)),
      set: (params: GridGetRowsParams, response: GridGetRowsResponse) =>
        void entries.set(keyOf(params), response),
      clear,
    };
    const { screen, redraw, all, getRows } = await served({ dataSourceCache: keeping });
    await expect.poll(() => shownNames(screen)).toEqual(names(0, 4));
    expect(clear).toHaveBeenCalledOnce();
    await redraw({ ...all, dataSource: { getRows } });
    expect(clear).toHaveBeenCalledTimes(2);
    expect(getRows).toHaveBeenCalledOnce();
    screen.unmount();
    const rejected = rejections();
    const again = await served({ dataSourceCache: keeping });
    await expect.poll(rejected.count).toBe(1);
    expect(shownNames(again.screen)).toEqual([]);
    again.screen.unmount();
    let isWarm = false;
    const later = {
      ...keeping,
      get: (params: GridGetRowsParams) => (isWarm ? keeping.get(params) : undefined),
      set: (params: GridGetRowsParams, response: GridGetRowsResponse) => {
        isWarm = true;
        keeping.set(params, response);
      },
    };
    const warm = await served({ dataSourceCache: later });
    await expect.poll(() => shownNames(warm.screen)).toEqual(names(0, 4));
    entries.set('5-9', answer({ start: 5, end: 9 } as GridGetRowsParams));
    await warm.turnTo(1, names(5, 9));
    expect(warm.getRows).toHaveBeenCalledOnce();
    expect(rejected.count()).toBe(1);
    rejected.end();
    warm.screen.unmount();
    const shared = new GridDataSourceCacheDefault({});
    const one = await served({ dataSourceCache: shared });
    await expect.poll(() => shownNames(one.screen)).toEqual(names(0, 4));
    const size = () => Object.keys((shared as unknown as { cache: object }).cache).length;
    expect(size()).toBe(1);
    one.api.dataSource.fetchRows(GRID_ROOT_GROUP_ID, { start: 30, end: 34 });
    await expect.poll(size).toBe(2);
    await show(
      <DataGrid columns={COLUMNS} dataSource={one.all.dataSource} dataSourceCache={shared} />,
    );
    await expect.poll(size).not.toBe(2);
  },
);

claim('Each page change then sends a request.', async () => {
  const { screen, ranges, turnTo } = await served({ dataSourceCache: null });
  await expect.poll(() => shownNames(screen)).toEqual(names(0, 4));
  await turnTo(1, names(5, 9));
  await turnTo(0, names(0, 4));
  expect(ranges()).toEqual(['0-4', '5-9', '0-4']);
});

claim(
  [
    'The grid calls it instead of processRowUpdate when the user commits an edit that changed a value.',
    'rowId | The ID of the row',
    'updatedRow | The row with the new values',
    'previousRow | The row before the edit',
    'Resolves to a row | The grid stores it, clears the cache, and leaves edit mode',
    'Resolves to some fields and the ID | The grid changes these fields, clears the cache, and leaves edit mode',
    "Resolves to previousRow, or an equal row | The row and the cache don't change, and the grid leaves edit mode",
    'Rejects | The cell or row stays in edit mode, and onDataSourceError receives a GridUpdateRowError',
    'Resolves to undefined | Same as rejecting, even though the server has saved the row. Return the row',
    "The grid doesn't fetch after an edit.",
    'GridUpdateRowError | updateRow | rowId, updatedRow, and previousRow | The error that updateRow threw',
  ],
  async () => {
    const down = new Error('Down');
    const tries: [(row: GridRowModel) => unknown, string, boolean][] = [
      [(row) => ({ ...row, n: 99 }), 'Eva/99', true],
      [({ id, name }) => ({ id, name }), 'Eva/0', true],
      [() => ({ ...ROWS[0] }), 'r0/0', false],
      [() => Promise.reject(down), '', false],
      [() => undefined, '', false],
    ];
    for (const [respond, expected, isCleared] of tries) {
      const onDataSourceError = vi.fn<(error: GridGetRowsError | GridUpdateRowError) => void>();
      const processRowUpdate = vi.fn((row: GridRowModel) => row);
      const updateRow = vi.fn(async ({ updatedRow }: { updatedRow: GridRowModel }) =>
        respond(updatedRow),
      );
      const { screen, api, getRows } = await served(
        { onDataSourceError, processRowUpdate },
        { updateRow },
      );
      await expect.poll(() => shownNames(screen)).toEqual(names(0, 4));
      await click(cell(screen, 'name'), { times: 2 });
      await expect.poll(() => isEditing(screen)).toBe(true);
      await press('Enter');
      await expect.poll(() => isEditing(screen)).toBe(false);
      expect(updateRow).not.toHaveBeenCalled();
      await edit(screen, 'name', 'Eva');
      await expect.poll(() => updateRow.mock.calls.length).toBe(1);
      expect(updateRow.mock.lastCall?.[0]).toEqual({
        rowId: 0,
        updatedRow: { id: 0, name: 'Eva', n: 0 },
        previousRow: ROWS[0],
      });
      expect(processRowUpdate).not.toHaveBeenCalled();
      if (expected === '') {
        await expect.poll(() => onDataSourceError.mock.calls.length).toBe(1);
        const [error] = onDataSourceError.mock.lastCall ?? [];
        expect(error).toBeInstanceOf(GridUpdateRowError);
        expect(error?.params).toEqual(updateRow.mock.lastCall?.[0]);
        expect(isEditing(screen)).toBe(true);
        screen.unmount();
        continue;
      }
      await expect.poll(() => isEditing(screen)).toBe(false);
      expect(`${shownNames(screen)[0]}/${texts(screen, 'n')[0]}`).toBe(expected);
      expect(getRows).toHaveBeenCalledOnce();
      api.dataSource.fetchRows();
      await expect.poll(() => shownNames(screen)).toEqual(names(0, 4));
      expect(getRows).toHaveBeenCalledTimes(isCleared ? 2 : 1);
      expect(onDataSourceError).not.toHaveBeenCalled();
      screen.unmount();
    }
  },
);

claim(
  [
    'If getRows throws or rejects, the grid removes its rows and calls onDataSourceError with a GridGetRowsError.',
    "The page and the row count don't change, so that a retry can succeed.",
    'With lazy loading, or if the request was for children, the rows stay as well.',
    'GridGetRowsError | getRows | The parameters of the request | The error that getRows threw',
    'fetchRows(rowId) | Fetches the children of a row in tree data or row grouping. In 8.4.0, an ID of 0 fetches the root rows ',
    'Both errors have the message of their cause.',
    'Without onDataSourceError, the grid logs an error in development:',
  ],
  async () => {
    const down = new Error('Down');
    for (const isThrown of [false, true]) {
      for (const isHandled of [true, false]) {
        let isFailing = false;
        const onDataSourceError = vi.fn<(error: GridGetRowsError | GridUpdateRowError) => void>();
        const { screen, api } = await served(isHandled ? { onDataSourceError } : {}, {
          getRows: (params) => {
            if (isFailing && isThrown) {
              throw down;
            }
            return isFailing ? Promise.reject(down) : Promise.resolve(answer(params));
          },
        });
        await expect.poll(() => shownNames(screen)).toEqual(names(0, 4));
        isFailing = true;
        api.setPage(1);
        await expect.poll(() => shownNames(screen)).toEqual([]);
        expect(footer(screen)).toBe('6–10 of 60');
        if (isHandled) {
          const [error] = onDataSourceError.mock.lastCall ?? [];
          expect(error).toBeInstanceOf(GridGetRowsError);
          expect(error).toMatchObject({
            message: 'Down',
            cause: down,
            params: { start: 5, end: 9 },
          });
        }
        isFailing = false;
        api.dataSource.fetchRows();
        await expect.poll(() => shownNames(screen)).toEqual(names(5, 9));
        screen.unmount();
      }
    }
    // With lazy loading, and below a row of tree data.
    let isFailing = false;
    const onDataSourceError = vi.fn();
    const getRows = async (params: GridGetRowsParams) => {
      if (isFailing) {
        throw down;
      }
      return answer(params);
    };
    const lazy = await showPro({
      columns: COLUMNS,
      ...sizes([5]),
      lazyLoading: true,
      onDataSourceError,
      dataSource: { getRows },
    });
    await expect.poll(() => shownNames(lazy.screen)[0]).toBe('r0');
    isFailing = true;
    lazy.api.dataSource.cache.clear();
    lazy.api.dataSource.fetchRows();
    await expect.poll(() => onDataSourceError.mock.calls.length).toBeGreaterThan(0);
    expect(shownNames(lazy.screen)[0]).toBe('r0');
    lazy.screen.unmount();
    isFailing = false;
    const tree = await showPro({
      columns: COLUMNS,
      ...sizes([5]),
      pagination: true,
      treeData: true,
      onDataSourceError,
      dataSource: {
        getRows,
        getGroupKey: ({ name }) => String(name),
        getChildrenCount: () => 2,
      },
    });
    await expect.poll(() => shownNames(tree.screen)).toEqual(names(0, 4));
    onDataSourceError.mockClear();
    isFailing = true;
    tree.api.dataSource.fetchRows(1);
    await expect.poll(() => onDataSourceError.mock.calls.length).toBe(1);
    expect(onDataSourceError.mock.lastCall?.[0]).toMatchObject({ params: { groupKeys: ['r1'] } });
    expect(shownNames(tree.screen)).toEqual(names(0, 4));
    tree.api.dataSource.cache.clear();
    tree.api.dataSource.fetchRows(0);
    await expect.poll(() => onDataSourceError.mock.calls.length).toBe(2);
    expect(onDataSourceError.mock.lastCall?.[0]).toMatchObject({ params: { groupKeys: [] } });
    tree.screen.unmount();
    // Logged once in the life of the page.
    expect(takeConsole().filter((message) => MISSING.test(message))).toHaveLength(1);
  },
);

/** Counts and forgives promises that are rejected with what the grid throws on mount, until `end`. */
function rejections() {
  let count = 0;
  const keep = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    expect(String(event.reason)).toContain('No processor found');
    count += 1;
  };
  window.addEventListener('unhandledrejection', keep);
  const end = () => {
    window.removeEventListener('unhandledrejection', keep);
    takeConsole(); // the same, as messages
  };
  return { count: () => count, end };
}

type Answer = { rows: Record<string, unknown>[]; rowCount: number; aggregateRow: object };
const orders = makeOrders(240);

/** Asks the server of `server.node.ts`, which the configuration of the proofs mounts. */
async function ask(
  question: object,
): Promise<{ status: number; body: Answer & { message?: string } }> {
  const response = await fetch('/served-orders', {
    method: 'POST',
    body: JSON.stringify(question),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

/** Asks the server in the browser the same. */
async function askBrowser(question: RowQuestion): Promise<Answer> {
  const { rows, ...rest } = await createRowServer<Order>({ rows: orders, latency: 0 }).getRows(
    question,
  );
  return { ...rest, rows: rows.map((row) => ({ ...row })) };
}

/** What both servers say of a row, with days as texts. */
function comparable({ rows, rowCount, aggregateRow }: Answer) {
  const text = (value: unknown) =>
    value instanceof Date ? value.toISOString().slice(0, 10) : value;
  const keep = ['id', 'customer', 'city', 'country', 'status', 'placed', 'total'];
  const ofGroups = ['groupKey', 'childrenCount', 'totals'];
  return {
    rowCount,
    aggregateRow,
    rows: rows.map((row) =>
      [...keep, ...(row.groupKey ? ofGroups : [])].map((field) => text(row[field]) ?? null),
    ),
  };
}

const page = { start: 0, end: 9 };
const filtered = (...items: [field: string, operator: string, value: unknown][]): RowQuestion => ({
  ...page,
  filterModel: { items: items.map(([field, operator, value]) => ({ field, operator, value })) },
});

claim(
  [
    'This file is a complete server for getRows: it filters, sorts, paginates, groups, and computes totals.',
    'Rows with equal values need a defined order, or the same row can appear on two pages.',
  ],
  async () => {
    const or = { logicOperator: GridLogicOperator.Or };
    const cities = filtered(['city', 'contains', 'o'], ['total', '>', 2000]);
    const groupFields = ['country', 'status'];
    const aggregationModel = { total: 'sum', id: 'max' };
    const questions: RowQuestion[] = [
      page,
      { start: 235, end: 244 },
      ...['contains', 'doesNotContain', 'equals', 'doesNotEqual', 'startsWith', 'endsWith'].flatMap(
        (operator) =>
          ['LY', 'lyon', 'on', '%', '_'].map((value) => filtered(['city', operator, value])),
      ),
      filtered(['city', 'isAnyOf', ['Cork', 'ulm']]),
      filtered(['customer', 'contains', '& s'], ['city', 'equals', '']),
      ...['=', '!=', '>', '>=', '<', '<='].flatMap((operator) => [
        filtered(['total', operator, '1195.4']),
        filtered(['id', operator, 47_900]),
      ]),
      ...['is', 'not', 'after', 'onOrAfter', 'before', 'onOrBefore'].map((operator) =>
        filtered(['placed', operator, new Date('2025-03-02')]),
      ),
      ...['is', 'not'].map((operator) => filtered(['status', operator, 'Open'])),
      filtered(['total', 'isAnyOf', ['1195.4', 4928]]),
      ...['city', 'total', 'placed'].flatMap((field) =>
        ['isEmpty', 'isNotEmpty'].map((operator) => filtered([field, operator, undefined])),
      ),
      // Conditions that the user is still typing filter nothing.
      filtered(['city', 'contains', ''], ['total', '>', undefined], ['status', 'isAnyOf', []]),
      filtered(['status', 'isAnyOf', ['Open', 'Packed']]),
      cities,
      { ...cities, filterModel: { items: [], ...cities.filterModel, ...or } },
      { ...page, filterModel: { items: [], quickFilterValues: ['open', 'spain'] } },
      ...(['asc', 'desc'] as const).flatMap((sort) =>
        ['customer', 'city', 'status', 'placed', 'total', 'id'].map((field) => ({
          start: 40,
          end: 59,
          sortModel: [
            { field, sort },
            { field: 'total', sort: 'desc' as const },
          ],
        })),
      ),
      ...['sum', 'avg', 'min', 'max', 'size'].map((name) => ({
        ...filtered(['status', 'is', 'Open']),
        aggregationModel: { total: name },
      })),
      { ...page, groupFields, aggregationModel },
      { start: 3, end: 5, groupFields, sortModel: [{ field: 'country', sort: 'desc' }] },
      { ...page, groupFields, groupKeys: ['Spain'], aggregationModel },
      { ...page, groupFields, groupKeys: ['Spain', 'Open'], aggregationModel },
      { ...filtered(['total', '<', 900]), groupFields, aggregationModel },
    ];
    for (const question of questions) {
      const { status, body } = await ask(question);
      const expected = comparable(await askBrowser(question));
      expect([question, status]).toEqual([question, 200]);
      expect(rounded([question, comparable(body)])).toEqual(rounded([question, expected]));
    }
    // All pages together are all rows, each once.
    const ids = new Set<unknown>();
    for (let start = 0; start < orders.length; start += 20) {
      const sortModel = [{ field: 'status', sort: 'asc' }];
      const { body } = await ask({ start, end: start + 19, sortModel });
      body.rows.forEach(({ id }) => ids.add(id));
    }
    expect(ids.size).toBe(orders.length);
  },
);

/** Sums of decimals differ in their last digits with the order of the rows. */
function rounded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'number' ? Math.round(each * 1e6) / 1e6 : each,
  );
}

claim(
  [
    "A value such as '; DROP TABLE orders; -- is then compared like any other text.",
    "A field that isn't in columns, such as id; -- | Status 400",
    "An operator that the column type doesn't support | Status 400",
    'A sort direction other than asc and desc | Status 400',
    'SQL in the value of a text filter | Status 200, and the rows that match this text',
    'A page of more than 100 rows | Status 200, and the first 100 rows',
    'All rows (a page size of -1) | Status 200, and no rows',
    "The children of a group | Status 200, and all children, because the grid doesn't paginate them",
    'A malformed model, or a database error | Status 500, without the error message',
  ],
  async () => {
    const bad = [
      'id; --',
      '"id"',
      'id FROM orders; DROP TABLE orders; --',
      'constructor',
      '__proto__',
    ];
    const refused: object[] = [
      ...bad.flatMap((field) => [
        filtered([field, 'equals', 'x']),
        filtered([field, 'isEmpty', undefined]),
        { ...page, sortModel: [{ field, sort: 'asc' }] },
        { ...page, groupFields: [field] },
        { ...page, groupFields: ['city', field], groupKeys: ['Cork'] },
        { ...page, aggregationModel: { [field]: 'sum', total: 'sum', 'no such': 'sum' } },
      ]),
      ...['near', '>', '= 1 OR 1 =', 'constructor'].map((operator) =>
        filtered(['city', operator, 'x']),
      ),
      filtered(['total', 'contains', '1']),
      filtered(['total', 'contains', '']),
      filtered(['status', 'isEmpty', undefined]),
      filtered(['total', '>', '1 OR 1 = 1']),
      filtered(['placed', 'is', "2025' OR '1'='1"]),
      { ...page, sortModel: [{ field: 'id', sort: 'asc; DROP TABLE orders' }] },
      { ...page, aggregationModel: { total: 'sum(total); --' } },
      { ...cityIs('x'), filterModel: { items: [], logicOperator: 'and 1 = 1 or' } },
      { start: '0; DROP TABLE orders', end: 9 },
      { ...page, groupKeys: ['Spain'] },
    ];
    for (const question of refused) {
      expect([question, (await ask(question)).status]).toEqual([question, 400]);
    }
    for (const value of ["'; DROP TABLE orders; --", "' OR '1' = '1", 'x" OR 1 = 1 --', '%']) {
      for (const question of [
        cityIs(value),
        filtered(['city', 'contains', value]),
        filtered(['city', 'isAnyOf', [value, `${value}'`]]),
        { ...page, filterModel: { items: [], quickFilterValues: [value] } },
        { ...page, groupFields: ['city'], groupKeys: [value] },
      ]) {
        const { status, body } = await ask(question);
        expect([question, status, body.rows, body.rowCount]).toEqual([question, 200, [], 0]);
      }
    }
    expect((await ask({ start: 0, end: 1e9 })).body.rows).toHaveLength(100);
    expect((await ask({ start: 0, end: -2 })).body.rows).toHaveLength(0);
    expect((await ask({ start: 0, end: -9 })).body.rows).toHaveLength(0);
    const group = { groupFields: ['status'], groupKeys: ['Open'], start: 3, end: 4 };
    const children = (await ask(group)).body;
    expect(children.rowCount).toBeGreaterThan(2);
    expect(children.rows).toHaveLength(children.rowCount);
    // The column of the groups sorts the groups by their field, and not the rows in them.
    const sortModel = [{ field: '__row_group_by_columns_group__', sort: 'desc' }];
    const [one, two] = (await ask({ groupFields: ['city'], sortModel })).body.rows;
    expect(String(one?.city) > String(two?.city)).toBe(true);
    expect((await ask({ ...group, sortModel })).body).toEqual(children);
    expect((await ask({ ...page, aggregationModel: null })).status).toBe(500);
    expect(await ask({ ...page, sortModel: 5 })).toEqual({
      status: 500,
      body: { message: 'The server failed' },
    });
    expect((await fetch('/served-orders')).status).toBe(405);
    expect((await ask(page)).body.rowCount).toBe(240);
  },
);

const cityIs = (value: string) => filtered(['city', 'equals', value]);

claim(
  [
    'JSON.stringify converts the Date of a filter to a string such as 2025-06-30T00:00:00.000Z.',
    'Dates in responses are strings too: convert them in getRows, or with the valueGetter of the column.',
  ],
  async () => {
    const dataSource: GridDataSource = {
      getRows: async (params) => {
        const { status, body } = await ask(params);
        expect(status).toBe(200);
        return body as GridGetRowsResponse;
      },
    };
    const { screen, api } = await showGrid({
      columns: [
        { field: 'id' },
        { field: 'placed', type: 'date', valueGetter: (value: string) => new Date(value) },
      ],
      ...sizes([5]),
      dataSource,
    });
    await expect.poll(() => texts(screen, 'id')[0]).toBe('48000');
    expect(texts(screen, 'placed')[0]).toBe('6/30/2025');
    const value = new Date('2025-06-29');
    expect(JSON.stringify({ value })).toBe('{"value":"2025-06-29T00:00:00.000Z"}');
    api.setFilterModel({ items: [{ field: 'placed', operator: 'is', value }] });
    await expect.poll(() => new Set(texts(screen, 'placed'))).toEqual(new Set(['6/29/2025']));
    api.setSortModel([{ field: 'id', sort: 'asc' }]);
    await expect.poll(() => Number(texts(screen, 'id')[0])).toBeLessThan(47999);
  },
);

claim(
  'Otherwise, if the error body has no rows, the cause of the GridGetRowsError is a TypeError, and the status is lost.',
  async () => {
    for (const body of [{ message: 'Down' }, { rows: undefined, rowCount: undefined }]) {
      const onDataSourceError = vi.fn<(error: GridGetRowsError | GridUpdateRowError) => void>();
      const { screen } = await served(
        { onDataSourceError },
        { getRows: async () => body as unknown as GridGetRowsResponse },
      );
      await expect.poll(() => onDataSourceError.mock.calls.length).toBe(1);
      const [error] = onDataSourceError.mock.lastCall ?? [];
      expect(error).toBeInstanceOf(GridGetRowsError);
      expect(error?.cause).toBeInstanceOf(TypeError);
      expect(error?.message).not.toContain('Down');
      expect(shownNames(screen)).toEqual([]);
      screen.unmount();
    }
  },
);
