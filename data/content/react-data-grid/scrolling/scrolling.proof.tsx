import { gridExpandedSortedRowIdsSelector, type GridColDef } from '@mui/x-data-grid';
import {
  act,
  claim,
  click,
  expect,
  settled,
  setDirection,
  setWidth,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, showGrid, showPremium, showPro, texts } from '#test/proofs/grids.tsx';

const ROWS = Array.from({ length: 80 }, (_, index) => ({ id: index, name: `Row ${index}` }));
const COLUMNS: GridColDef[] = [
  { field: 'name', width: 200 },
  ...Array.from({ length: 14 }, (_, index) => ({ field: `c${index}`, width: 150 })),
];
const BASE = { rows: ROWS, columns: COLUMNS, hideFooter: true };
const SIZE = { width: 700, height: 400 };

function scroller({ stage }: Pick<Screen, 'stage'>): Element {
  return stage.querySelector('.MuiDataGrid-virtualScroller') ?? stage;
}

const press = (demo: Screen, name: string) => demo.getByRole('button', { name }).click();

act('ScrollPad', async (demo) => {
  const place = () => [scroller(demo).scrollTop, scroller(demo).scrollLeft];
  for (let turn = 0; turn < 2; turn += 1) {
    for (let step = 0; step < 3; step += 1) {
      await press(demo, 'Down');
      await press(demo, 'Right');
    }
    await expect.element(demo.getByRole('status')).toHaveTextContent('Station 19, 18 May');
    await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('day18');
    await expect.poll(() => Math.min(...place())).toBeGreaterThan(300);
    for (let step = 0; step < 3; step += 1) {
      await press(demo, 'Up');
      await press(demo, 'Left');
    }
    await expect.element(demo.getByRole('status')).toHaveTextContent('Station 1, Station');
    await expect.poll(place).toEqual([0, 0]);
  }
  for (let step = 0; step < 8; step += 1) {
    await press(demo, 'Down'); // beyond the last row
  }
  await expect.element(demo.getByRole('status')).toHaveTextContent('Station 48, Station');
  expect(texts(demo, 'id')).toContain('48');
});

act('JumpToOrder', async (demo) => {
  const field = demo.getByRole('textbox', { name: 'Order number' });
  for (const id of ['47777', '48000', '47601', '47777']) {
    await field.fill(id);
    await press(demo, 'Go to order');
    await expect.poll(() => texts(demo, 'id')).toContain(id);
    await expect.poll(() => document.activeElement?.textContent).toBe(id);
  }
  await expect.element(demo.getByText('201–300 of 400')).toBeVisible();
  await field.fill('12');
  await press(demo, 'Go to order');
  await expect.element(demo.getByText('No such order')).toBeVisible();
});

act('RestoreScroll', async (demo) => {
  await setWidth(700);
  for (const place of [
    { top: 2000, left: 120 },
    { top: 900, left: 40 },
  ]) {
    scroller(demo).scrollTop = place.top;
    scroller(demo).scrollLeft = place.left;
    await settled();
    await press(demo, 'Unmount the grid');
    await expect
      .element(demo.getByRole('status'))
      .toHaveTextContent(
        `Stored position: ${place.top} px from the top, ${place.left} px from the start`,
      );
    await press(demo, 'Mount the grid');
    await expect.poll(() => scroller(demo).scrollTop).toBe(place.top);
    await expect.poll(() => scroller(demo).scrollLeft).toBe(place.left);
    await expect.poll(() => texts(demo, 'flight').length).toBeGreaterThan(0);
  }
});

claim(
  [
    "Call apiRef.current.scrollToIndexes() to scroll to a row and a column, even to those that aren't rendered.",
    "If you leave out an index, the grid doesn't scroll in that direction.",
    'The grid scrolls only as far as needed, and not at all if the cell is already in view.',
    "scrollToIndexes() doesn't move the focus.",
  ],
  async () => {
    const { screen, api } = await showGrid(BASE, SIZE);
    expect(texts(screen, 'name')).not.toContain('Row 60');
    expect(texts(screen, 'c12')).toEqual([]);
    api.scrollToIndexes({ rowIndex: 60, colIndex: 13 });
    await expect.poll(() => texts(screen, 'c12').length).toBeGreaterThan(0);
    const { top, left } = api.getScrollPosition();
    const view = scroller(screen).getBoundingClientRect();
    await expect
      .poll(() => Math.abs(cell(screen, 'c12').getBoundingClientRect().right - view.right))
      .toBeLessThan(20);
    expect(screen.stage.contains(document.activeElement)).toBe(false);
    api.scrollToIndexes({ rowIndex: 59, colIndex: 12 }); // in view already
    expect(api.getScrollPosition()).toEqual({ top, left });
    api.scrollToIndexes({ rowIndex: 0 });
    expect(api.getScrollPosition()).toEqual({ top: 0, left });
    await settled();
    api.scrollToIndexes({ rowIndex: 60 });
    api.scrollToIndexes({ colIndex: 0 });
    expect(api.getScrollPosition()).toEqual({ top, left: 0 });
  },
);

claim('All of this is available in every plan.', async () => {
  const props = { ...BASE, initialState: { scroll: { top: 300, left: 90 } } };
  const { api } = await showGrid(props, SIZE);
  await expect.poll(() => api.getScrollPosition()).toEqual({ top: 300, left: 90 });
  api.scroll({ top: 520 });
  expect(api.getScrollPosition()).toEqual({ top: 520, left: 90 });
  expect(api.scrollToIndexes({ rowIndex: 0, colIndex: 0 })).toBe(true);
  expect(api.getScrollPosition()).toEqual({ top: 0, left: 0 });
});

claim(
  'rowIndex is an index among the rows that match the filter, in their sorted order. colIndex is an index among the visible columns.',
  async () => {
    const { screen, api } = await showPro(
      {
        ...BASE,
        initialState: {
          sorting: { sortModel: [{ field: 'id', sort: 'desc' }] },
          filter: { filterModel: { items: [{ field: 'id', operator: '<', value: 70 }] } },
          columns: { columnVisibilityModel: { id: false, c0: false, c1: false } },
        },
        columns: [{ field: 'id', type: 'number' }, ...COLUMNS],
      },
      SIZE,
    );
    api.scrollToIndexes({ rowIndex: 69, colIndex: 12 });
    await expect
      .poll(() => texts(screen, 'name').at(-1) ?? texts(screen, 'c13').length)
      .toBeTruthy();
    await expect.poll(() => screen.stage.querySelector('[data-id="0"]')).not.toBeNull();
    await expect.poll(() => texts(screen, 'c13').length).toBeGreaterThan(0);
    expect(scroller(screen).scrollTop + scroller(screen).clientHeight).toBe(
      scroller(screen).scrollHeight,
    );
  },
);

claim(
  [
    "In version 8.4.0, the method returns true even if the grid doesn't scroll.",
    'It returns false if the grid has no visible columns, or if you pass a rowIndex and there are no rows.',
  ],
  async () => {
    const { screen, api } = await showGrid(BASE, SIZE);
    expect(api.scrollToIndexes({ rowIndex: 0, colIndex: 0 })).toBe(true);
    expect(api.getScrollPosition()).toEqual({ top: 0, left: 0 });
    screen.unmount();
    const noRows = await showGrid({ ...BASE, rows: [] }, SIZE);
    expect(noRows.api.scrollToIndexes({ rowIndex: 0 })).toBe(false);
    expect(noRows.api.scrollToIndexes({ colIndex: 3 })).toBe(true);
    noRows.screen.unmount();
    const noColumns = await showGrid({ ...BASE, columns: [] }, SIZE);
    expect(noColumns.api.scrollToIndexes({ rowIndex: 3 })).toBe(false);
    expect(noColumns.api.scrollToIndexes({ colIndex: 0 })).toBe(false);
    noColumns.screen.unmount();
    const hidden = await showGrid(
      { ...BASE, columns: [{ field: 'name' }], columnVisibilityModel: { name: false } },
      SIZE,
    );
    expect(hidden.api.scrollToIndexes({ rowIndex: 3 })).toBe(false);
  },
);

claim(
  [
    "With getRowHeight={() => 'auto'}, the grid estimates the height of rows that it hasn't rendered yet, and scrolls to the wrong position (issue 12242).",
    'Call the method again when the rows are rendered, or set getEstimatedRowHeight to the usual height.',
  ],
  async () => {
    const tall: GridColDef[] = [
      { field: 'name', renderCell: ({ value }) => <div style={{ height: 140 }}>{value}</div> },
    ];
    const { screen, api } = await showGrid(
      { ...BASE, columns: tall, getRowHeight: () => 'auto' },
      SIZE,
    );
    await settled();
    api.scrollToIndexes({ rowIndex: 50 });
    await expect.poll(() => scroller(screen).scrollTop).toBeGreaterThan(1000);
    await settled();
    await settled();
    const row = screen.stage.querySelector('[data-id="50"]');
    const bottom = scroller(screen).getBoundingClientRect().bottom;
    expect(!row || row.getBoundingClientRect().top > bottom).toBe(true);
    const isInView = () => {
      const found = screen.stage.querySelector('[data-id="50"]')?.getBoundingClientRect();
      return found !== undefined && found.top < bottom - 40;
    };
    await expect
      .poll(() => {
        api.scrollToIndexes({ rowIndex: 50 });
        return isInView();
      })
      .toBe(true);
  },
);

claim(
  "With pagination, rowIndex includes the rows of all pages. The method doesn't change the page, so call setPage() first.",
  async () => {
    const { screen, api } = await showGrid(
      {
        ...BASE,
        hideFooter: false,
        initialState: { pagination: { paginationModel: { pageSize: 25, page: 0 } } },
        pageSizeOptions: [25],
      },
      SIZE,
    );
    api.setPage(1);
    await settled();
    api.scrollToIndexes({ rowIndex: 49 });
    await expect.poll(() => texts(screen, 'name')).toContain('Row 49');
    expect(api.state.pagination.paginationModel.page).toBe(1);
    api.scrollToIndexes({ rowIndex: 25 });
    await expect.poll(() => texts(screen, 'name')[0]).toBe('Row 25');
    api.scrollToIndexes({ rowIndex: 70 });
    await settled();
    expect(api.state.pagination.paginationModel.page).toBe(1);
  },
);

claim(
  'With pagination on the server, or with pagination in tree data or row grouping, pass the index of the row in the page plus page * pageSize.',
  async () => {
    const paged = {
      ...BASE,
      hideFooter: false,
      pageSizeOptions: [25],
      initialState: { pagination: { paginationModel: { pageSize: 25, page: 1 } } },
    };
    const server = await showGrid(
      { ...paged, rows: ROWS.slice(25, 50), paginationMode: 'server', rowCount: 80 },
      SIZE,
    );
    server.api.scrollToIndexes({ rowIndex: 20 });
    await settled();
    expect(scroller(server.screen).scrollTop).toBe(0);
    server.api.scrollToIndexes({ rowIndex: 20 + 25 });
    await expect.poll(() => texts(server.screen, 'name')).toContain('Row 45');
    server.screen.unmount();
    // 30 groups of two rows: the second page has the last five groups, 15 rows.
    const rows = Array.from({ length: 60 }, (_, id) => ({ id, name: `G${id >> 1}`, leaf: id }));
    const columns: GridColDef[] = [{ field: 'name' }, { field: 'leaf' }];
    const all = { ...paged, columns, rows, pagination: true, defaultGroupingExpansionDepth: -1 };
    for (const props of [
      {
        ...all,
        treeData: true,
        getTreeDataPath: ({ name, leaf }: (typeof rows)[number]) => [name, `${leaf}`],
      },
      { ...all, initialState: { ...paged.initialState, rowGrouping: { model: ['name'] } } },
    ]) {
      const { screen, api } = await showPremium(props, SIZE);
      expect(gridExpandedSortedRowIdsSelector({ current: api }).indexOf(59)).toBe(89);
      expect(texts(screen, 'leaf')).not.toContain('59');
      api.scrollToIndexes({ rowIndex: 14 });
      await settled();
      expect(scroller(screen).scrollTop).toBe(0);
      api.scrollToIndexes({ rowIndex: 14 + 25 });
      await expect.poll(() => texts(screen, 'leaf')).toContain('59');
      screen.unmount();
    }
  },
);

claim("Rows in collapsed groups aren't counted.", async () => {
  const { screen, api } = await showPro(
    {
      rows: ROWS.map(({ id, name }) => ({
        id,
        name,
        path: id % 2 ? [`${id - 1}`, name] : [`${id}`],
      })),
      columns: COLUMNS,
      treeData: true,
      getTreeDataPath: ({ path }: { path: string[] }) => path,
      hideFooter: true,
    },
    SIZE,
  );
  api.scrollToIndexes({ rowIndex: 20 });
  const bottom = scroller(screen).getBoundingClientRect().bottom;
  await expect
    .poll(() => screen.stage.querySelector('[data-id="40"]')?.getBoundingClientRect().bottom)
    .toBeGreaterThan(bottom - 40);
  expect(screen.stage.querySelector('[data-id="20"]')).toBeNull();
});

claim('A value beyond the end scrolls to the end.', async () => {
  const { screen, api } = await showGrid(BASE, SIZE);
  api.scroll({ top: 1e6, left: 1e6 });
  await settled();
  const { scrollTop, scrollHeight, clientHeight } = scroller(screen);
  expect(scrollTop).toBeGreaterThan(1000);
  expect(scrollTop + clientHeight).toBe(scrollHeight);
});

claim(
  [
    "In right-to-left grids, pass a positive left: it's the distance from the right edge.",
    'getScrollPosition() returns the same distance as a negative number.',
  ],
  async () => {
    setDirection('rtl');
    const { screen, api } = await showGrid(BASE, SIZE);
    api.scroll({ left: 240 });
    await settled();
    expect(api.getScrollPosition().left).toBe(-240);
    expect(scroller(screen).scrollLeft).toBe(-240);
    takeConsole();
  },
);

claim(
  [
    'In version 8.4.0, only top is restored in right-to-left grids.',
    'Call scroll() with a positive left after mounting.',
  ],
  async () => {
    setDirection('rtl');
    for (const left of [-240, 240]) {
      const { screen, api } = await showGrid(
        { ...BASE, initialState: { scroll: { top: 300, left } } },
        SIZE,
      );
      await expect.poll(() => scroller(screen).scrollTop).toBe(300);
      await settled();
      expect(Math.abs(scroller(screen).scrollLeft)).toBe(0);
      api.scroll({ left: 240 });
      await expect.poll(() => api.getScrollPosition()).toEqual({ top: 300, left: -240 });
      screen.unmount();
    }
    takeConsole();
  },
);

claim('To react to scrolling, subscribe to the scrollPositionChange event:', async () => {
  const { screen, api } = await showGrid(BASE, SIZE);
  const heard = vi.fn();
  const stop = api.subscribeEvent('scrollPositionChange', heard);
  scroller(screen).scrollTop = 777;
  await expect.poll(() => heard.mock.lastCall?.[0]).toMatchObject({ top: 777, left: 0 });
  stop();
});

claim(
  [
    'The grid reads initialState.scroll once, when it mounts.',
    "exportState() doesn't contain the position.",
  ],
  async () => {
    const props = { ...BASE, initialState: { scroll: { top: 300, left: 0 } } };
    const { screen, api, redraw } = await showPro(props, SIZE);
    await expect.poll(() => scroller(screen).scrollTop).toBe(300);
    await redraw({ ...props, initialState: { scroll: { top: 900, left: 0 } } });
    await settled();
    expect(scroller(screen).scrollTop).toBe(300);
    expect(JSON.stringify(api.exportState())).not.toContain('scroll');
  },
);

claim(
  'This also works if the rows load after mounting: the grid waits for the first rows before it scrolls.',
  async () => {
    const props = { ...BASE, rows: [], loading: true };
    const initialState = { scroll: { top: 600, left: 0 } };
    const { screen, redraw } = await showPro({ ...props, initialState }, SIZE);
    await settled();
    expect(scroller(screen).scrollTop).toBe(0);
    await redraw({ ...BASE, initialState });
    await expect.poll(() => scroller(screen).scrollTop).toBe(600);
    await expect.poll(() => texts(screen, 'name')).toContain('Row 13');
    await click(cell(screen, 'name', 4));
  },
);
