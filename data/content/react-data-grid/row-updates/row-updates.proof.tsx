import type { GridColDef } from '@mui/x-data-grid';
import type { GridApi } from '@mui/x-data-grid-pro';
import {
  act,
  claim,
  click,
  expect,
  hover,
  press as pressKeys,
  setClock,
  settled,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  cell,
  header,
  openColumnMenu,
  showGrid,
  showPremium,
  showPro,
  texts,
} from '#test/proofs/grids.tsx';

const ROWS = [
  { id: 1, name: 'Ada', price: 20 },
  { id: 2, name: 'Bo', price: 3 },
  { id: 3, name: 'Cy', price: 100 },
];
const COLUMNS: GridColDef[] = [{ field: 'name' }, { field: 'price' }];
const BASE = { rows: ROWS, columns: COLUMNS };

const press = (demo: Screen, name: string) => demo.getByRole('button', { name }).click();

/** A tree: Ada above Bo and Cy. */
const TREE = {
  columns: COLUMNS,
  rows: ROWS.map((each) => ({ ...each, path: each.id === 1 ? ['Ada'] : ['Ada', each.name] })),
  treeData: true,
  getTreeDataPath: ({ path }: { path: string[] }) => path,
};

function figure({ stage }: Screen, name: string): number {
  const term = [...stage.querySelectorAll('dt')].find((each) => each.textContent === name);
  return Number(term?.nextElementSibling?.textContent.replace(/[^\d]/g, '') || NaN);
}

function scroller({ stage }: Screen): Element {
  return stage.querySelector('.MuiDataGrid-virtualScroller') ?? stage;
}

act('UpdateViaApi', async (demo) => {
  const flights = texts(demo, 'flight');
  expect(flights).toHaveLength(6);
  const delay = Number(texts(demo, 'delay')[0]);
  for (const turn of [1, 2]) {
    await press(demo, 'Delay first flight');
    await expect.poll(() => texts(demo, 'delay')[0]).toBe(String(delay + turn * 15));
    expect(texts(demo, 'state')[0]).toBe('Delayed');
    expect(texts(demo, 'flight')).toEqual(flights);
  }
  await press(demo, 'Board all');
  await expect.poll(() => new Set(texts(demo, 'state'))).toEqual(new Set(['Boarding']));
  await press(demo, 'Delete first flight');
  await expect.poll(() => texts(demo, 'flight')).toEqual(flights.slice(1));
  await press(demo, 'Add flight');
  await expect.poll(() => texts(demo, 'flight').length).toBe(6);
  for (let left = 6; left > 0; left -= 1) {
    await press(demo, 'Delete first flight');
    await expect.poll(() => texts(demo, 'flight').length).toBe(left - 1);
  }
  for (const name of ['Delete first flight', 'Delay first flight', 'Board all']) {
    await press(demo, name);
  }
  const adding = demo.getByRole('button', { name: 'Add flight' });
  while (adding.element().matches(':enabled')) {
    await adding.click();
  }
  await expect.poll(() => texts(demo, 'flight').length).toBeGreaterThan(5);
});

act('ReplaceRows', async (demo) => {
  await press(demo, 'Update first item');
  await expect.poll(() => texts(demo, 'stock')[0]).toBe('409');
  await press(demo, 'Update all');
  await expect.poll(() => texts(demo, 'stock')).toEqual(['459', '88', '71', '214', '62']);
  for (let turn = 0; turn < 2; turn += 1) {
    await press(demo, 'Add item');
  }
  await expect.poll(() => texts(demo, 'id').length).toBe(7);
  expect(demo.getByRole('button', { name: 'Add item' }).element()).toBeDisabled();
  for (let left = 7; left > 0; left -= 1) {
    await press(demo, 'Delete first item');
    await expect.poll(() => texts(demo, 'id').length).toBe(left - 1);
  }
  expect(demo.getByRole('button', { name: 'Update all' }).element()).toBeDisabled();
  await press(demo, 'Add item');
  await expect.poll(() => texts(demo, 'stock')).toEqual(['410']);
});

act('TenThousandUpdates', async (demo) => {
  const prices = () => texts(demo, 'updates').join();
  await press(demo, '2000 ms');
  await press(demo, 'Start');
  await expect.poll(() => figure(demo, 'Updates/s'), { timeout: 4000 }).toBeGreaterThan(5000);
  expect(figure(demo, 'Renders/s')).toBeLessThanOrEqual(2);
  await press(demo, 'Stop');
  await expect.element(demo.getByRole('button', { name: 'Start' })).toBeVisible();
  const before = prices();
  await press(demo, '0 ms');
  await press(demo, 'Start');
  await expect.poll(() => figure(demo, 'Renders/s'), { timeout: 6000 }).toBeGreaterThan(2);
  await expect
    .element(demo.getByRole('button', { name: 'Start' }), { timeout: 15_000 })
    .toBeVisible();
  expect(prices()).not.toBe(before);
});

act('LegacyInfiniteScroll', async (demo) => {
  const count = () => demo.stage.querySelector('[role="grid"]')?.getAttribute('aria-rowcount');
  await expect.poll(count).toBe('21');
  for (const expected of ['41', '61']) {
    scroller(demo).scrollTop = 1e6;
    await expect.poll(count).toBe(expected);
  }
  scroller(demo).scrollTop = 1e6;
  await expect.poll(() => texts(demo, 'id')).toContain('47941');
});

act('LegacyLazyLoading', async (demo) => {
  await expect.poll(() => texts(demo, 'id')[0]).toBe('48000');
  for (let turn = 0; turn < 2; turn += 1) {
    scroller(demo).scrollTop = 1e6;
    await expect.poll(() => texts(demo, 'id').at(-1)).toBe('47701');
    scroller(demo).scrollTop = 0;
    await expect.poll(() => texts(demo, 'id')[0]).toBe('48000');
  }
  await click(header(demo, 'id'));
  await expect.poll(() => texts(demo, 'id')[0]).toBe('47701');
  await click(header(demo, 'id'));
  await expect.poll(() => texts(demo, 'id')[0]).toBe('48000');
  await hover(header(demo, 'customer'));
  await openColumnMenu(demo, 'customer');
  await demo.getByRole('menuitem', { name: 'Filter' }).click();
  await demo.getByRole('textbox', { name: 'Value' }).fill('Dahl');
  await expect.poll(() => new Set(texts(demo, 'city'))).toEqual(new Set(['Uppsala']));
  await demo.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => new Set(texts(demo, 'city')).size).toBeGreaterThan(1);
});

claim(
  [
    'Each button in this demo calls updateRows() once, and the rows prop stays the same.',
    'An existing ID | The fields of the update are merged into the row',
    'A new ID | The row is added at the end, or at its sorted or grouped position',
    "An existing ID with _action: 'delete' | The row is removed",
    "An unknown ID with _action: 'delete' | No change",
    'An update without an ID throws an error.',
  ],
  async () => {
    const { screen, api } = await showGrid(BASE);
    api.updateRows([{ id: 2, price: 4 }]);
    await expect.poll(() => texts(screen, 'price')).toEqual(['20', '4', '100']);
    expect(api.getRow(2)).toEqual({ id: 2, name: 'Bo', price: 4 });
    api.updateRows([{ id: 9, name: 'Di' }]);
    await expect.poll(() => texts(screen, 'name')).toEqual(['Ada', 'Bo', 'Cy', 'Di']);
    api.updateRows([{ id: 1, _action: 'delete' }]);
    api.updateRows([{ id: 77, _action: 'delete' }]);
    await expect.poll(() => texts(screen, 'name')).toEqual(['Bo', 'Cy', 'Di']);
    expect(() => api.updateRows([{ name: 'Ed' }])).toThrow('without id when calling updateRows()');
    api.setSortModel([{ field: 'name', sort: 'asc' }]);
    api.updateRows([{ id: 10, name: 'Al' }]);
    await expect.poll(() => texts(screen, 'name')).toEqual(['Al', 'Bo', 'Cy', 'Di']);
    screen.unmount();
    const tree = await showPro({ ...TREE, defaultGroupingExpansionDepth: -1 });
    tree.api.updateRows([{ id: 7, name: 'Eve', path: ['Eve'] }]);
    tree.api.updateRows([{ id: 8, name: 'Di', path: ['Ada', 'Di'] }]);
    await expect.poll(() => texts(tree.screen, 'name')).toEqual(['Ada', 'Bo', 'Cy', 'Di', 'Eve']);
  },
);

claim(
  'If you set getRowId, an update needs the field that getRowId reads instead of id.',
  async () => {
    const { screen, api } = await showGrid({ ...BASE, getRowId: ({ name }) => name });
    api.updateRows([{ name: 'Bo', price: 5 }]);
    await expect.poll(() => texts(screen, 'price')).toEqual(['20', '5', '100']);
    expect(() => api.updateRows([{ id: 1, price: 5 }])).toThrow('unique `id`');
  },
);

claim(
  [
    'In the Community plan, the Data Grid accepts one update per call.',
    'With two or more, it throws You cannot update several rows at once in apiRef.current.updateRows on the DataGrid.',
    'Pro and Premium accept any number of updates, and render once per call.',
    'Several updates of the same row are merged in order.',
  ],
  async () => {
    const updates = [
      { id: 1, price: 7 },
      { id: 1, name: 'Al' },
      { id: 1, price: 8 },
      { id: 2, price: 9 },
    ];
    const community = await showGrid(BASE);
    expect(() => community.api.updateRows(updates)).toThrow(
      'You cannot update several rows at once in `apiRef.current.updateRows` on the DataGrid',
    );
    expect(texts(community.screen, 'price')).toEqual(['20', '3', '100']);
    community.screen.unmount();
    for (const showPaid of [showPro, showPremium]) {
      const renderCell = vi.fn(({ value }: { value?: number }) => value);
      const { screen, api } = await showPaid({
        rows: ROWS,
        columns: [{ field: 'name' }, { field: 'price', renderCell }],
      });
      renderCell.mockClear();
      api.updateRows(updates);
      await expect.poll(() => texts(screen, 'price')).toEqual(['8', '9', '100']);
      expect(texts(screen, 'name')[0]).toBe('Al');
      expect(renderCell.mock.calls.length).toBeLessThanOrEqual(3);
      screen.unmount();
    }
  },
);

claim(
  [
    'The grid sorts and filters the rows again after each new array.',
    'Rows that keep their ID and match the filter stay selected, and the scroll position stays the same.',
  ],
  async () => {
    const rows = Array.from({ length: 100 }, (_, id) => ({ id, name: `N${id}`, price: id }));
    const props = {
      rows,
      columns: COLUMNS,
      initialState: { sorting: { sortModel: [{ field: 'price', sort: 'asc' as const }] } },
    };
    const { screen, api, redraw } = await showGrid(props);
    api.selectRow(3);
    scroller(screen).scrollTop = 520;
    await expect.poll(() => texts(screen, 'name')).toContain('N10');
    await redraw({ ...props, rows: rows.map((each) => ({ ...each, price: each.price * 2 })) });
    expect(scroller(screen).scrollTop).toBe(520);
    expect(api.isRowSelected(3)).toBe(true);
    await redraw({ ...props, rows: rows.map((each) => ({ ...each, price: -each.price })) });
    scroller(screen).scrollTop = 0;
    await expect.poll(() => texts(screen, 'name')[0]).toBe('N99');
    expect(api.isRowSelected(3)).toBe(true);
    await redraw({ ...props, rows: rows.filter(({ id }) => id !== 3) });
    await expect.poll(() => api.isRowSelected(3)).toBe(false);
    await redraw(props);
    api.setFilterModel({ items: [{ field: 'name', operator: 'startsWith', value: 'N' }] });
    api.selectRow(3);
    await redraw({ ...props, rows: rows.map((each) => ({ ...each })) });
    expect(api.isRowSelected(3)).toBe(true);
    await redraw({ ...props, rows: rows.map((each) => (each.id === 3 ? { id: 3 } : { ...each })) });
    await expect.poll(() => api.isRowSelected(3)).toBe(false);
  },
);

claim(
  [
    'In development, the grid freezes the array: rows.push(…) throws an error.',
    "If you change a row object in place, the grid doesn't notice the change.",
  ],
  async () => {
    const rows = ROWS.map((each) => ({ ...each }));
    const { screen, redraw } = await showGrid({ rows, columns: COLUMNS });
    expect(() => rows.push({ id: 4, name: 'Di', price: 1 })).toThrow(TypeError);
    Object.assign(rows[0] ?? {}, { name: 'Al' });
    await redraw({ rows, columns: COLUMNS });
    expect(texts(screen, 'name')).toEqual(['Ada', 'Bo', 'Cy']);
  },
);

claim(
  [
    'With tree data and row grouping, a new array rebuilds the row tree and resets each group to its default expansion: the groups that the user expanded collapse again.',
    'updateRows() keeps them expanded.',
  ],
  async () => {
    const grouped = { ...BASE, initialState: { rowGrouping: { model: ['name'] } } };
    for (const props of [TREE, grouped]) {
      const { screen, redraw, api } = await showPremium(props);
      const expanded = () => screen.stage.querySelectorAll('[role="row"][aria-expanded="true"]');
      for (let turn = 0; turn < 2; turn += 1) {
        await click(screen.getByRole('button', { name: 'see children' }).first());
        await expect.poll(() => expanded().length).toBe(1);
        api.updateRows([
          { id: 1, price: 5 + turn },
          { id: 3, price: 6 },
        ]);
        await expect.poll(() => api.getRow(1)).toMatchObject({ price: 5 + turn });
        expect(expanded().length).toBe(1);
        await redraw({ ...props, rows: props.rows.map((each) => ({ ...each })) });
        await expect.poll(() => expanded().length).toBe(0);
      }
      screen.unmount();
      const byDefault = { ...props, defaultGroupingExpansionDepth: -1 };
      const other = await showPremium(byDefault);
      const open = () =>
        other.screen.stage.querySelectorAll('[role="row"][aria-expanded="true"]').length;
      const all = open();
      await click(other.screen.getByRole('button', { name: 'hide children' }).first());
      await expect.poll(open).toBe(all - 1);
      await other.redraw({ ...byDefault, rows: props.rows.map((each) => ({ ...each })) });
      await expect.poll(open).toBe(all);
      other.screen.unmount();
    }
  },
);

claim(
  [
    'getRow(id) | The row object, or null if there is no such row',
    'getRowModels() | A Map of all rows by ID, regardless of the filter and the page',
    'getAllRowIds() | The IDs of all rows',
    'getRowsCount() | The number of rows, or rowCount if that is larger',
    'Of these methods, only getRow() returns pinned rows.',
    "updateRows() and setRows() don't call processRowUpdate, which runs for user edits.",
  ],
  async () => {
    const processRowUpdate = vi.fn((each: object) => each);
    const { api } = await showGrid({
      ...BASE,
      processRowUpdate,
      pageSizeOptions: [1],
      initialState: {
        pagination: { paginationModel: { pageSize: 1 } },
        filter: { filterModel: { items: [{ field: 'name', operator: 'contains', value: 'o' }] } },
      },
    });
    expect(api.getRow(1)).toBe(ROWS[0]);
    expect(api.getRow(9)).toBeNull();
    expect([...api.getRowModels()]).toEqual(ROWS.map((each) => [each.id, each]));
    expect(api.getAllRowIds()).toEqual([1, 2, 3]);
    expect(api.getRowsCount()).toBe(3);
    api.updateRows([{ id: 1, price: 1 }]);
    api.setRows(ROWS.slice(1));
    expect(api.getRowsCount()).toBe(2);
    expect(processRowUpdate).not.toHaveBeenCalled();
    const top = { id: 't', name: 'Top', price: 1 };
    const server = await showPro({
      ...BASE,
      paginationMode: 'server',
      rowCount: 50,
      pinnedRows: { top: [top] },
    });
    expect(server.api.getRow('t')).toEqual(top);
    expect(server.api.getRowsCount()).toBe(50);
    expect(server.api.getAllRowIds()).toEqual([1, 2, 3]);
    expect([...server.api.getRowModels().keys()]).toEqual([1, 2, 3]);
    await server.redraw({ ...BASE, pinnedRows: { top: [top] } });
    await expect.poll(() => server.api.getRowsCount()).toBe(3);
  },
);

claim(
  [
    'apiRef.current.setRows(rows) replaces all rows, like a new rows prop.',
    "It's available in every plan.",
  ],
  async () => {
    for (const showAny of [showGrid, showPro, showPremium]) {
      const { screen, api } = await showAny(BASE);
      api.setRows([
        { id: 3, name: 'Cyd' },
        { id: 8, name: 'Hy' },
      ]);
      await expect.poll(() => texts(screen, 'name')).toEqual(['Cyd', 'Hy']);
      expect(texts(screen, 'price')).toEqual(['', '']);
      screen.unmount();
    }
  },
);

claim(
  [
    'The parent renders again with the same array | The updates stay',
    'Sorting, filtering, a new columns array, a new loading | The updates stay',
    'A new rows array, even with the same objects | The updates are lost',
    'A new rowCount | The updates are lost',
    "updateRows() and setRows() don't change your own state, so the next array that you pass to rows overwrites their changes.",
    'rows={[…]} and rows={data.filter(…)} create a new array on each render of the parent.',
  ],
  async () => {
    const server = { ...BASE, paginationMode: 'server' as const, rowCount: 3 };
    for (const showAny of [showGrid, showPro]) {
      for (const isWhole of [false, true]) {
        const { screen, api, redraw } = await showAny(server);
        const update = async () => {
          if (isWhole) {
            api.setRows(ROWS.map((each) => ({ ...each, price: 1 })));
          } else {
            api.updateRows([{ id: 1, price: 1 }]);
          }
          await expect.poll(() => texts(screen, 'price')[0]).toBe('1');
        };
        await update();
        for (const props of [server, { ...server, columns: [...COLUMNS] }]) {
          await redraw(props);
          expect(texts(screen, 'price')[0]).toBe('1');
        }
        await redraw({ ...server, loading: true });
        await redraw(server);
        expect(texts(screen, 'price')[0]).toBe('1');
        api.setSortModel([{ field: 'name', sort: 'asc' }]);
        api.setFilterModel({ items: [{ field: 'name', operator: 'contains', value: 'a' }] });
        await expect.poll(() => texts(screen, 'price')).toEqual(['1']);
        for (const props of [
          { ...server, rows: [...ROWS] },
          { ...server, rowCount: 50 },
        ]) {
          await redraw(props);
          await expect.poll(() => texts(screen, 'price')[0]).toBe('20');
          await redraw(server);
          await update();
        }
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'While pivoting is active, updateRows() and setRows() change the rows behind the pivot table.',
    "An update isn't merged into the row: it replaces the row, so pass all fields.",
    'setRows([]) has no effect while pivoting is active.',
  ],
  async () => {
    const { screen, api } = await showPremium({
      ...BASE,
      initialState: {
        pivoting: {
          enabled: true,
          model: {
            rows: [{ field: 'name' }],
            columns: [],
            values: [{ field: 'price', aggFunc: 'size' }],
          },
        },
      },
    });
    const counts = () => texts(screen, 'price').slice(0, 3);
    await expect.poll(counts).toEqual(['1', '1', '1']);
    api.updateRows([{ id: 4, name: 'Ada', price: 2 }]);
    await expect.poll(counts).toEqual(['2', '1', '1']);
    api.updateRows([{ id: 2, price: 4 }]);
    api.setPivotActive(false);
    await expect.poll(() => api.getRow(2)).toEqual({ id: 2, price: 4 });
    api.setPivotActive(true);
    await expect.poll(counts).toContain('2');
    api.setRows(ROWS.slice(2));
    await expect.poll(() => texts(screen, 'price')).toEqual(['1', '1']);
    api.setRows([]);
    await settled();
    expect(texts(screen, 'price')).toEqual(['1', '1']);
  },
);

claim(
  [
    'The default is 0: each call is applied at once.',
    'Set throttleRowsMs to collect calls for that many milliseconds and apply them together.',
    'The first call after a pause is applied at once. The last call of a burst is applied at the end of the throttle interval.',
    "The rows prop isn't throttled: a new array discards the pending updates.",
    'While updates are pending, the grid has the old rows: getRow() and getRowModels() return them without the updates.',
  ],
  async () => {
    const atOnce = await showPro(BASE);
    for (const price of [1, 2, 3]) {
      atOnce.api.updateRows([{ id: 1, price }]);
      expect(atOnce.api.getRow(1).price).toBe(price);
    }
    atOnce.screen.unmount();
    const props = { ...BASE, throttleRowsMs: 600 };
    const { screen, api, redraw } = await showPro(props);
    const price = () => api.getRow(1).price;
    api.updateRows([{ id: 1, price: 0 }]);
    await expect.poll(price).toBe(0); // a burst right after the first render waits too
    await new Promise((resolve) => setTimeout(resolve, 650)); // the pause is what is tried
    for (const next of [1, 2, 3]) {
      api.updateRows([
        { id: 1, price: next },
        { id: 2, price: next },
      ]);
      expect(price()).toBe(1);
      expect(api.getRowModels().get(2)).toMatchObject({ price: 1 });
    }
    api.updateRows([{ id: 3, price: 7 }]);
    await expect.poll(() => texts(screen, 'price'), { timeout: 2000 }).toEqual(['3', '3', '7']);
    api.setRows(ROWS.slice(1));
    expect(api.getRowsCount()).toBe(3);
    await redraw({ ...props, rows: ROWS.slice(2) });
    expect(api.getRowsCount()).toBe(1);
    api.updateRows([{ id: 3, price: 55 }]);
    await redraw({ ...props, rows: [...ROWS] });
    await new Promise((resolve) => setTimeout(resolve, 650)); // the update would come by now
    expect(texts(screen, 'price')).toEqual(['20', '3', '100']);
  },
);

claim(
  [
    'With throttleRowsMs, calling updateRows() while a call of setRows() is pending throws Unable to prepare a partial update if a full update is not applied yet.',
    'In one call of updateRows(), a delete takes precedence: the row is removed, even if a later update adds it again.',
    'In version 8.4.0, rows can also be missing when separate calls delete and add them within one throttle interval (issue 9982).',
    'Update such rows instead of deleting them.',
  ],
  async () => {
    const props = { ...BASE, throttleRowsMs: 300 };
    const pending = await showPro(props);
    pending.api.setRows(ROWS.slice(1)); // the first render counts as an update
    expect(() => pending.api.updateRows([{ id: 2, price: 1 }])).toThrow(
      'Unable to prepare a partial update if a full update is not applied yet',
    );
    pending.screen.unmount();
    for (const throttleRowsMs of [0, 300]) {
      const { screen, api } = await showPro({ ...BASE, throttleRowsMs });
      api.updateRows([{ id: 3, price: 1 }]);
      await expect.poll(() => texts(screen, 'price')[2], { timeout: 2000 }).toBe('1');
      for (const id of [1, 2]) {
        api.updateRows([{ id, _action: 'delete' }]);
      }
      for (const each of ROWS.slice(0, 2)) {
        api.updateRows([each]);
      }
      api.updateRows([{ id: 3, price: 2 }]);
      await expect.poll(() => texts(screen, 'price'), { timeout: 2000 }).toContain('2');
      const left = texts(screen, 'name').toSorted();
      expect(left.length < 3).toBe(throttleRowsMs > 0);
      api.updateRows([
        { id: 3, _action: 'delete' },
        { id: 3, name: 'Cy', price: 1 },
      ]);
      await expect.poll(() => texts(screen, 'name'), { timeout: 2000 }).not.toContain('Cy');
      screen.unmount();
    }
  },
);

claim(
  [
    'onRowsScrollEnd is deprecated.',
    "The grid calls onRowsScrollEnd when the user scrolls near the last row, and after the first render if the rows don't fill the grid.",
    'The default is 80.',
  ],
  async () => {
    const rows = Array.from({ length: 100 }, (_, id) => ({ id, name: `N${id}` }));
    for (const [scrollEndThreshold, gap, isCalled] of [
      [undefined, 100, false],
      [undefined, 60, true],
      [300, 250, true],
    ] as const) {
      const onRowsScrollEnd = vi.fn();
      const { screen } = await showPro({
        rows,
        columns: COLUMNS,
        onRowsScrollEnd,
        ...(scrollEndThreshold && { scrollEndThreshold }),
      });
      const area = scroller(screen);
      area.scrollTop = area.scrollHeight - area.clientHeight - gap;
      await expect.poll(() => texts(screen, 'name')).toContain('N95');
      if (isCalled) {
        await expect.poll(() => onRowsScrollEnd.mock.calls.length).toBe(1);
      } else {
        expect(onRowsScrollEnd).not.toHaveBeenCalled();
      }
      screen.unmount();
    }
    const onRowsScrollEnd = vi.fn();
    await showPro({ ...BASE, onRowsScrollEnd });
    await expect.poll(() => onRowsScrollEnd.mock.calls.length).toBe(1);
  },
);

claim(
  [
    'With rowsLoadingMode="server", the grid shows skeleton rows up to rowCount.',
    'It calls onFetchRows for the skeleton rows in view after the first render and while the user scrolls.',
    'While the grid is sorted or filtered, and after each change of the sorting or filter, it calls onFetchRows for all rows in view, even for loaded rows.',
    'The params are firstRowToRender, lastRowToRender (the index after the last row), sortModel and filterModel.',
    "Tree data and row grouping aren't supported: unstable_replaceRows() throws an error.",
  ],
  async () => {
    const onFetchRows = vi.fn();
    const { screen, api } = await showPro({
      ...BASE,
      rowCount: 50,
      rowsLoadingMode: 'server',
      sortingMode: 'server',
      filterMode: 'server',
      onFetchRows,
    });
    const skeletons = () => screen.stage.querySelectorAll('.MuiDataGrid-cellSkeleton').length;
    await expect.poll(skeletons).toBeGreaterThan(0);
    expect(screen.stage.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')).toBe('51');
    const [first] = onFetchRows.mock.calls;
    expect(first?.[0].firstRowToRender).toBe(3);
    for (const model of [{ sort: 'asc' as const }, {}]) {
      onFetchRows.mockClear();
      if (model.sort) {
        api.setSortModel([{ field: 'name', ...model }]);
      } else {
        api.setFilterModel({ items: [{ field: 'name', operator: 'contains', value: 'a' }] });
      }
      await expect.poll(() => onFetchRows.mock.lastCall?.[0]?.firstRowToRender).toBe(0);
    }
    api.setSortModel([]);
    api.setFilterModel({ items: [] });
    scroller(screen).scrollTop = 1e6;
    await expect.poll(() => onFetchRows.mock.lastCall?.[0]?.lastRowToRender).toBe(50);
    expect(Object.keys(onFetchRows.mock.lastCall?.[0]).toSorted()).toEqual([
      'filterModel',
      'firstRowToRender',
      'lastRowToRender',
      'sortModel',
    ]);
    api.unstable_replaceRows(49, [{ id: 49, name: 'Last', price: 1 }]);
    await expect.poll(() => texts(screen, 'name').at(-1)).toBe('Last');
    api.setSortModel([{ field: 'name', sort: 'asc' }]);
    scroller(screen).scrollTop = 0;
    // Unlike in the first call, these include the loaded rows
    await expect.poll(() => onFetchRows.mock.lastCall?.[0]?.firstRowToRender).toBe(0);
    screen.unmount();
    for (const props of [TREE, { ...BASE, initialState: { rowGrouping: { model: ['name'] } } }]) {
      const tree = await showPremium(props);
      expect(() => tree.api.unstable_replaceRows(0, [{ id: 3, name: 'x' }])).toThrow(
        'not compatible with tree data and row grouping',
      );
      tree.screen.unmount();
    }
    takeConsole();
  },
);

claim(
  [
    'After sorting or filtering, call setRows([]) before you insert the first response.',
    'unstable_replaceRows() can throw an error when one of its rows is already in the grid at another index.',
  ],
  async () => {
    const props = { ...BASE, sortingMode: 'server' as const };
    const { screen, api } = await showPro(props);
    const answer = [{ id: 3, name: 'Cy', price: 1 }];
    expect(() => {
      api.unstable_replaceRows(0, answer); // Cy is also the last row
      api.unstable_replaceRows(2, [{ id: 7, name: 'Gil', price: 1 }]);
    }).toThrow();
    takeConsole();
    screen.unmount();
    const other = await showPro(props);
    other.api.setRows([]);
    other.api.unstable_replaceRows(0, answer);
    await expect.poll(() => texts(other.screen, 'name')).toEqual(['Cy']);
  },
);

claim(
  [
    'User edits are throttled too, unless the data source saves them: while an edit is pending, the cell displays its old value again.',
    'A user edit fails in the same way.',
  ],
  async () => {
    const onProcessRowUpdateError = vi.fn();
    const props = {
      ...BASE,
      columns: [{ field: 'name', editable: true }, { field: 'price' }],
      processRowUpdate: (each: object) => each,
      onProcessRowUpdateError,
      throttleRowsMs: 1500,
    };
    const { screen, api } = await showPro(props);
    await click(cell(screen, 'name'), { times: 2 });
    await pressKeys('Z', 'Enter');
    await expect.poll(() => cell(screen, 'name').querySelector('input')).toBeNull();
    expect(texts(screen, 'name')[0]).toBe('Ada');
    await expect.poll(() => texts(screen, 'name')[0], { timeout: 3000 }).toBe('AdaZ');
    expect(onProcessRowUpdateError).not.toHaveBeenCalled();
    api.setRows(ROWS.map((each) => ({ ...each })));
    await click(cell(screen, 'name', 1), { times: 2 });
    await pressKeys('Z', 'Enter');
    await expect.poll(() => onProcessRowUpdateError.mock.calls.length).toBe(1);
    expect(String(onProcessRowUpdateError.mock.calls[0]?.[0])).toContain('full update');
    screen.unmount();
    const served = await showPro({
      columns: props.columns,
      throttleRowsMs: 3_600_000,
      dataSource: {
        getRows: () => {
          setClock('2100-01-01'); // the first rows need not wait
          return Promise.resolve({ rows: ROWS, rowCount: 3 });
        },
        updateRow: ({ updatedRow }) => Promise.resolve(updatedRow),
      },
    });
    await expect.poll(() => texts(served.screen, 'name')[0]).toBe('Ada');
    await click(cell(served.screen, 'name'), { times: 2 });
    await pressKeys('Z', 'Enter');
    await expect.poll(() => texts(served.screen, 'name')[0]).toBe('AdaZ');
  },
);

claim(
  'The data source | The server sorts, filters and paginates | A function that fetches a page of rows | Yes , but not for nested rows. With lazy loading, only the first page after sorting, filtering or a lower row count',
  async () => {
    const start = performance.now();
    const { screen } = await showPro({
      columns: COLUMNS,
      dataSource: { getRows: () => Promise.resolve({ rows: ROWS, rowCount: 3 }) },
      throttleRowsMs: 1000,
    });
    await expect.poll(() => texts(screen, 'name').length, { timeout: 4000 }).toBe(3);
    expect(performance.now() - start).toBeGreaterThan(800);
    screen.unmount();
    const throttleRowsMs = 3_600_000;
    const changes: ((api: GridApi) => void)[] = [
      (api) => api.setSortModel([{ field: 'name', sort: 'desc' }]),
      (api) => api.setFilterModel({ items: [{ field: 'name', operator: 'isNotEmpty' }] }),
      (api) => api.setRowCount(2),
    ];
    for (const [turn, change] of changes.entries()) {
      let answer = ROWS;
      let rowCount = 3;
      const getRows = vi.fn(() => Promise.resolve({ rows: answer, rowCount }));
      const lazy = await showPro({
        columns: COLUMNS,
        dataSource: { getRows },
        dataSourceCache: null,
        lazyLoading: true,
        throttleRowsMs,
      });
      await expect.poll(() => texts(lazy.screen, 'name')).toEqual(['Ada', 'Bo', 'Cy']);
      answer = [...ROWS].reverse().slice(0, turn === 2 ? 2 : 3);
      rowCount = answer.length;
      change(lazy.api);
      await expect.poll(() => getRows.mock.calls.length).toBe(2);
      await expect.poll(() => lazy.api.state.rows.loading).toBe(false);
      await settled();
      expect(texts(lazy.screen, 'name')[0]).toBe('Ada');
      setClock(`${2100 + turn}-01-01`); // the interval is over
      lazy.api.setSortModel([{ field: 'price', sort: 'asc' }]);
      await expect.poll(() => texts(lazy.screen, 'name')[0]).toBe('Cy');
      lazy.screen.unmount();
    }
    const tree = await showPro({
      columns: COLUMNS,
      treeData: true,
      throttleRowsMs,
      dataSource: {
        getRows: ({ groupKeys = [] }) => {
          setClock('2200-01-01'); // the rows at the root need not wait
          const rows = groupKeys.length === 0 ? ROWS.slice(0, 1) : ROWS.slice(1);
          return Promise.resolve({ rows, rowCount: 1 });
        },
        getGroupKey: ({ name }) => String(name),
        getChildrenCount: ({ id }) => (id === 1 ? 2 : 0),
      },
    });
    await expect.poll(() => texts(tree.screen, 'name')).toEqual(['Ada']);
    tree.api.dataSource.fetchRows(1);
    await expect.poll(() => texts(tree.screen, 'name')).toEqual(['Ada', 'Bo', 'Cy']);
  },
);
