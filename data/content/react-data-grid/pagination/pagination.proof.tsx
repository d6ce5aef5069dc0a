import { useEffect, useState } from 'react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPageSizeSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterModel,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  setWidth,
  show,
  takeConsole,
  vi,
} from '#test/proof.tsx';
import type { Screen } from '#test/proof.tsx';
import { cell, header, showGrid, showPremium, showPro, texts } from '#test/proofs/grids.tsx';

const COLUMNS: GridColDef[] = [
  { field: 'ship', headerName: 'Ship' },
  { field: 'tons', headerName: 'Tons', type: 'number' },
];
const rowsOf = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({
    id: first + index,
    ship: `S${first + index}`,
    tons: (first + index) % 7,
  }));

type Model = Partial<GridPaginationModel>;
const initially = (paginationModel: Model) => ({
  initialState: { pagination: { paginationModel } },
});
/** What each plan takes. */
const fleet = (count: number) => ({
  columns: COLUMNS,
  rows: rowsOf(count),
  pageSizeOptions: [5, 10, 25, 100],
});
const ships = (count: number, props: Partial<DataGridProps> = {}) => ({
  ...fleet(count),
  ...props,
});
/** A page of 25 of a server, as `rows`, with these props. */
const served = (page: number, count: number, props: Partial<DataGridProps>): DataGridProps => ({
  ...ships(0),
  rows: rowsOf(count, page * 25 + 1),
  paginationMode: 'server',
  paginationModel: { page, pageSize: 25 },
  ...props,
});

const one = ({ stage }: Pick<Screen, 'stage'>, part: string) =>
  stage.querySelector<HTMLElement>(`.MuiTablePagination-${part}`);
const footer = (screen: Pick<Screen, 'stage'>) => one(screen, 'displayedRows')?.textContent;
const size = (screen: Pick<Screen, 'stage'>) => one(screen, 'select')?.textContent;
const button = (screen: Screen, name: string) =>
  screen.getByRole('button', { name: `Go to ${name} page` });
const go = (screen: Screen, name: string) => button(screen, name).click();
const isOn = (screen: Screen, name: string) =>
  !(button(screen, name).element() as HTMLButtonElement).disabled;
const first = (screen: Pick<Screen, 'stage'>, field = 'ship') => texts(screen, field)[0];

/** Waits until the grid shows these rows of all. */
async function shows(screen: Screen, text: string): Promise<void> {
  await expect.poll(() => footer(screen), { timeout: 5000 }).toBe(text);
}

/** Goes to pages one after the other, and reads the footer. */
async function page(screen: Screen, ...steps: [direction: string, text: string][]): Promise<void> {
  for (const [direction, text] of steps) {
    await expect.poll(() => isOn(screen, direction), { timeout: 5000 }).toBe(true);
    await go(screen, direction);
    await shows(screen, text);
  }
}

async function chooseSize(screen: Screen, option: string): Promise<void> {
  await screen.getByRole('combobox', { name: /page:/ }).click();
  await screen.getByRole('option', { name: option }).click();
  await expect.poll(() => size(screen)).toBe(option);
  await expect.poll(() => screen.getByRole('listbox').elements()).toEqual([]);
}

/** Waits until no page is on its way. */
async function loaded(screen: Screen, field: string, text: string): Promise<void> {
  await expect
    .poll(() => [first(screen, field), screen.stage.querySelector('[role="progressbar"]')], {
      timeout: 5000,
    })
    .toEqual([text, null]);
}

const idOf = (page: number, size = 5) => String(48_000 - page * size);

// Demos

act('PagedOrders', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await page(
      demo,
      ['next', '6–10 of 240'],
      ['next', '11–15 of 240'],
      ['previous', '6–10 of 240'],
    );
    await chooseSize(demo, '25');
    await shows(demo, '26–50 of 240');
    await page(demo, ['previous', '1–25 of 240']);
    await chooseSize(demo, '5');
    await page(demo, ['next', '6–10 of 240']);
    await click(header(demo, 'total'));
    await shows(demo, '1–5 of 240');
    expect(first(demo, 'id')).not.toBe(idOf(0));
    await click(header(demo, 'total'));
    await click(header(demo, 'total'));
    await expect.poll(() => first(demo, 'id')).toBe(idOf(0));
  }
});

act('ProPaging', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await page(demo, ['next', '501–1000 of 2500']);
    expect(first(demo, 'serial')).toBe('M-000501');
    await chooseSize(demo, '1000');
    await shows(demo, '1001–2000 of 2500');
    await page(demo, ['previous', '1–1000 of 2500']);
    await chooseSize(demo, '500');
    await shows(demo, '1–500 of 2500');
  }
});

act('PageSizeChoices', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await page(demo, ['next', '6–10 of 48']);
    await chooseSize(demo, 'All');
    await shows(demo, '1–48 of 48');
    expect([isOn(demo, 'next'), isOn(demo, 'previous')]).toEqual([false, false]);
    await chooseSize(demo, 'A dozen');
    await shows(demo, '1–12 of 48');
    await chooseSize(demo, '5');
    await shows(demo, '1–5 of 48');
  }
});

act('AutoPageSize', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [height, text] of [
      ['Large', '1–7 of 60'],
      ['Small', '1–3 of 60'],
      ['Medium', '1–5 of 60'],
    ] as const) {
      await demo.getByRole('button', { name: height }).click();
      await shows(demo, text);
      expect(texts(demo, 'id')).toHaveLength(Number(text.slice(2, 3)));
    }
  }
});

act('InitialPage', async (demo) => {
  await shows(demo, '11–15 of 60');
  for (let turn = 0; turn < 2; turn += 1) {
    await page(demo, ['next', '16–20 of 60'], ['previous', '11–15 of 60']);
  }
});

act('ControlledPage', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Oldest orders' }).click();
    await shows(demo, '56–60 of 60');
    await expect.element(demo.getByText('Page 12 of 12')).toBeVisible();
    await chooseSize(demo, '20');
    await shows(demo, '41–60 of 60');
    await expect.element(demo.getByText('Page 3 of 3')).toBeVisible();
    await demo.getByRole('button', { name: 'Newest orders' }).click();
    await shows(demo, '1–20 of 60');
    await chooseSize(demo, '5');
    await page(demo, ['next', '6–10 of 60']);
  }
});

act('NumberedPages', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Go to page 12' }).click();
    await expect.poll(() => first(demo, 'id')).toBe('56');
    await demo.getByRole('button', { name: 'Go to previous page' }).click();
    await expect.poll(() => first(demo, 'id')).toBe('51');
    await demo.getByRole('button', { name: 'Go to page 1' }).click();
    await expect.poll(() => first(demo, 'id')).toBe('1');
  }
});

act('ServerEverything', async (demo) => {
  await loaded(demo, 'id', idOf(0));
  for (let turn = 0; turn < 2; turn += 1) {
    await page(demo, ['next', '6–10 of 240']);
    await loaded(demo, 'id', idOf(1));
    await expect.element(demo.getByText('Request: page 1')).toBeVisible();
    await click(header(demo, 'id'));
    await expect.element(demo.getByText('Request: page 0, sorted by id asc')).toBeVisible();
    await loaded(demo, 'id', '47761');
    await shows(demo, '1–5 of 240');
    await click(header(demo, 'id'));
    await loaded(demo, 'id', '48000');
    await click(header(demo, 'id'));
    await expect.element(demo.getByText('Request: page 0')).toBeVisible();
    await loaded(demo, 'id', '48000');
  }
});

act('ServerKnownCount', async (demo) => {
  await shows(demo, '1–5 of 240');
  for (let turn = 0; turn < 2; turn += 1) {
    await page(demo, ['next', '6–10 of 240']);
    await loaded(demo, 'id', idOf(1));
    await chooseSize(demo, '20');
    await shows(demo, '21–40 of 240');
    await loaded(demo, 'id', idOf(1, 20));
    await page(demo, ['previous', '1–20 of 240']);
    await chooseSize(demo, '5');
    await loaded(demo, 'id', idOf(0));
  }
});

act('ServerUnknownCount', async (demo) => {
  await loaded(demo, 'id', idOf(0));
  await shows(demo, '1–5 of more than 5');
  await page(demo, ['next', '6–10 of more than 10'], ['next', '11–15 of more than 15']);
  await page(demo, ['next', '16–20 of more than 20']);
  await expect.poll(() => isOn(demo, 'next')).toBe(true);
  await go(demo, 'next');
  for (let turn = 0; turn < 2; turn += 1) {
    await shows(demo, '21–23 of 23');
    expect(isOn(demo, 'next')).toBe(false);
    for (const text of ['16–20 of 23', '11–15 of 23', '6–10 of 23', '1–5 of 23']) {
      await page(demo, ['previous', text]);
    }
    for (const text of ['6–10 of 23', '11–15 of 23', '16–20 of 23', '21–23 of 23']) {
      await page(demo, ['next', text]);
    }
  }
});

act('ServerEstimatedCount', async (demo) => {
  await loaded(demo, 'id', '1');
  await shows(demo, '1–5 of around 20');
  for (let turn = 0; turn < 2; turn += 1) {
    await page(demo, ['next', '6–10 of around 20'], ['next', '11–15 of around 20']);
    await page(demo, ['next', '16–20 of more than 20']);
    await demo.getByRole('button', { name: 'Use the exact count' }).click();
    await shows(demo, '16–20 of 43');
    await demo.getByRole('button', { name: 'Use the estimate' }).click();
    await shows(demo, '16–20 of more than 20');
    await page(demo, ['previous', '11–15 of around 20'], ['previous', '6–10 of around 20']);
    await page(demo, ['previous', '1–5 of around 20']);
  }
});

act('CursorPaging', async (demo) => {
  const names = new Map<string, string | undefined>();
  for (const [count, texts1, last] of [
    ['Estimated', ['1–5 of around 100', '6–10 of around 100'], '21–23 of 23'],
    ['Unknown', ['1–5 of more than 5', '6–10 of more than 10'], '21–23 of 23'],
    ['Known', ['1–5 of 23', '6–10 of 23'], '21–23 of 23'],
  ] as const) {
    await demo.getByRole('radio', { name: count }).click();
    await shows(demo, texts1[0]);
    await expect.poll(() => texts(demo, 'name').length, { timeout: 5000 }).toBe(5);
    const start = first(demo, 'name');
    await page(demo, ['next', texts1[1]]);
    await expect.poll(() => first(demo, 'name'), { timeout: 5000 }).not.toBe(start);
    names.set(count, first(demo, 'name'));
    await page(demo, ['previous', texts1[0]]);
    await expect.poll(() => first(demo, 'name'), { timeout: 5000 }).toBe(start);
    if (count === 'Known') {
      await chooseSize(demo, '10');
      await expect.poll(() => texts(demo, 'name').length, { timeout: 5000 }).toBeGreaterThan(5);
      await page(demo, ['next', '11–20 of 23']);
      await expect.poll(() => texts(demo, 'name').length, { timeout: 5000 }).toBeGreaterThan(5);
      await expect
        .poll(async () => {
          await go(demo, 'next');
          return footer(demo);
        })
        .toBe(last);
    }
  }
  expect(new Set(names.values()).size).toBe(1);
});

act('ServerFailure', async (demo) => {
  await loaded(demo, 'id', idOf(0));
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('switch', { name: 'The server fails' }).click();
    await page(demo, ['next', '6–10 of 240']);
    await expect.element(demo.getByRole('alert')).toHaveTextContent('Page 2 couldn’t be loaded.');
    await expect.poll(() => texts(demo, 'id')).toEqual([]);
    await page(demo, ['next', '11–15 of 240']);
    expect(demo.getByRole('alert').elements()).toEqual([]); // page 3 is on its way
    await expect.element(demo.getByRole('alert')).toHaveTextContent('Page 3 couldn’t be loaded.');
    await page(demo, ['previous', '6–10 of 240']);
    await expect.element(demo.getByRole('alert')).toHaveTextContent('Page 2 couldn’t be loaded.');
    await demo.getByRole('switch', { name: 'The server fails' }).click();
    await demo.getByRole('button', { name: 'Retry' }).click();
    await loaded(demo, 'id', idOf(1));
    expect(demo.getByRole('alert').elements()).toEqual([]);
    await page(demo, ['previous', '1–5 of 240']);
    await loaded(demo, 'id', idOf(0));
  }
  await demo.getByRole('switch', { name: 'The server is slow' }).click();
  await page(demo, ['next', '6–10 of 240']);
  await expect.element(demo.getByRole('progressbar')).toBeVisible();
  await page(demo, ['previous', '1–5 of 240']);
});

// Sentences

claim(
  [
    'DataGrid splits its rows into pages of 100.',
    'DataGridPro and DataGridPremium paginate their rows if you set pagination.',
    "Pagination | On; it can't be disabled | Off; set pagination to enable it",
    'Largest page size | 100, or -1 for all rows | No limit',
    'pagination={false} has no effect in DataGrid, and TypeScript reports an error.',
  ],
  async () => {
    const { pageSizeOptions, ...props } = fleet(250);
    expect(pageSizeOptions).toBeDefined();
    const { screen } = await showGrid(props);
    expect([footer(screen), size(screen)]).toEqual(['1–100 of 250', '100']);
    screen.unmount();
    // @ts-expect-error -- refused
    const off: DataGridProps = { ...props, pagination: false };
    const same = await showGrid(off);
    expect(footer(same.screen)).toBe('1–100 of 250');
    same.screen.unmount();
    for (const showPaid of [showPro, showPremium]) {
      const without = await showPaid(props);
      expect(footer(without.screen)).toBeUndefined();
      await expect.element(without.screen.getByText(/Total Rows/)).toBeVisible();
      without.screen.unmount();
      const paged = await showPaid({
        ...props,
        pagination: true,
        pageSizeOptions: [200],
        ...initially({ pageSize: 200 }),
      });
      expect(footer(paged.screen)).toBe('1–200 of 250');
      paged.screen.unmount();
    }
  },
);

claim(["It's false by default.", 'Footer without pagination | – | Number of rows'], async () => {
  for (const plan of [showPro, showPremium]) {
    for (const props of [{}, { pagination: false }]) {
      const { screen } = await plan({ ...fleet(12), ...props });
      expect(footer(screen)).toBeUndefined();
      expect(screen.stage.querySelector('.MuiDataGrid-rowCount')?.textContent).toMatch(/12$/);
      screen.unmount();
    }
    const { screen } = await plan({ ...fleet(12), pagination: true });
    await shows(screen, '1–12 of 12');
    expect(screen.stage.querySelector('.MuiDataGrid-rowCount')).toBeNull();
    screen.unmount();
  }
});

claim(['A pageSize above 100 throws this error:'], async () => {
  await expect(showGrid(ships(3, initially({ pageSize: 101 })))).rejects.toThrow(
    'MUI X: `pageSize` cannot exceed 100 in the MIT version of the DataGrid.',
  );
  const { screen, api } = await showGrid(ships(3));
  expect(() => api.setPageSize(101)).toThrow('`pageSize` cannot exceed 100');
  expect(footer(screen)).toBe('1–3 of 3');
  takeConsole();
});

claim('When you sort or filter a column, the grid returns to the first page.', async () => {
  const model = { page: 2, pageSize: 5 };
  for (const plan of [showGrid, showPro]) {
    const { screen, api } = await plan({ ...fleet(25), ...initially(model), pagination: true });
    const found = () => api.state.pagination.paginationModel.page;
    expect(found()).toBe(2);
    await click(header(screen, 'ship'));
    await expect.poll(found).toBe(0);
    api.setPage(2);
    await expect.poll(found).toBe(2);
    api.setFilterModel({ items: [{ field: 'ship', operator: 'contains', value: 'S' }] });
    await expect.poll(found).toBe(0);
    await shows(screen, '1–5 of 25');
    screen.unmount();
  }
});

claim(
  [
    "hideFooterPagination and hideFooter hide the controls, but they don't disable pagination.",
    'Users then see one page only, by default the first 100 rows.',
  ],
  async () => {
    for (const hide of [{ hideFooterPagination: true }, { hideFooter: true }]) {
      const { screen, api } = await showGrid(ships(102, hide));
      expect(footer(screen)).toBeUndefined();
      await click(cell(screen, 'ship'));
      await press('Control+End');
      await expect.poll(() => texts(screen, 'ship').at(-1)).toBe('S100');
      await press('ArrowDown', 'PageDown');
      expect(texts(screen, 'ship').at(-1)).toBe('S100');
      expect(gridPaginationModelSelector({ current: api })).toEqual({ page: 0, pageSize: 100 });
      screen.unmount();
    }
  },
);

claim(
  [
    "In version 8.4.0, the rows don't change when pagination changes from false to true or back. The footer changes (#19281).",
    'Changing only paginationMode after the first render has no effect on the rows either.',
    'Change the key of the grid together with these props.',
  ],
  async () => {
    const props = { ...fleet(8), ...initially({ pageSize: 5 }) };
    const { screen, redraw } = await showPro(props);
    for (const pagination of [true, false, true]) {
      await redraw({ ...props, pagination });
      await expect.poll(() => footer(screen)).toBe(pagination ? '1–5 of 8' : undefined);
      expect(texts(screen, 'ship')).toHaveLength(8);
    }
    screen.unmount();
    const other = await showPro({ ...props, pagination: true });
    await other.redraw({ ...props, pagination: false });
    await expect.poll(() => footer(other.screen)).toBeUndefined();
    expect(texts(other.screen, 'ship')).toHaveLength(5);
    other.screen.unmount();
    const client = ships(8, initially({ pageSize: 5 }));
    const server = { ...client, paginationMode: 'server', rowCount: 50 } as const;
    const toServer = await showGrid(client);
    await toServer.redraw(server);
    await shows(toServer.screen, '1–5 of 50');
    expect(texts(toServer.screen, 'ship')).toHaveLength(5);
    toServer.screen.unmount();
    const toClient = await showGrid(server);
    await toClient.redraw(client);
    await shows(toClient.screen, '1–5 of 8');
    expect(texts(toClient.screen, 'ship')).toHaveLength(8);
  },
);

claim(
  [
    'pageSizeOptions is an array of numbers or { value, label } objects. The default is [25, 50, 100].',
    'The value -1 shows all rows on one page.',
    "If the page size isn't in pageSizeOptions, the select is hidden and the grid logs a warning.",
    'With a single option, the select is hidden without a warning.',
  ],
  async () => {
    const { screen } = await showGrid({ columns: COLUMNS, rows: rowsOf(150) });
    await screen.getByRole('combobox', { name: /page:/ }).click();
    const options = screen.getByRole('option').elements();
    expect(options.map((each) => each.textContent)).toEqual(['25', '50', '100']);
    screen.unmount();
    const all = await showGrid(
      ships(150, {
        pageSizeOptions: [5, { value: -1, label: 'All' }],
        ...initially({ pageSize: -1 }),
      }),
    );
    expect([footer(all.screen), size(all.screen)]).toEqual(['1–150 of 150', 'All']);
    expect(gridExpandedSortedRowIdsSelector({ current: all.api })).toHaveLength(150);
    await click(cell(all.screen, 'ship'));
    await press('Control+End');
    await expect.poll(() => texts(all.screen, 'ship').at(-1)).toBe('S150');
    all.screen.unmount();
    const missing = await showGrid(ships(50, initially({ pageSize: 7 })));
    expect(one(missing.screen, 'select')).toBeNull();
    expect(takeConsole().join()).toContain('is not present in the `pageSizeOptions`');
    missing.screen.unmount();
    const single = await showGrid(
      ships(50, { pageSizeOptions: [5], ...initially({ pageSize: 5 }) }),
    );
    expect(one(single.screen, 'select')).toBeNull();
    expect(footer(single.screen)).toBe('1–5 of 50');
  },
);

claim(
  'On screens narrower than 600 px, the select is hidden. Users can still change the page.',
  async () => {
    const { screen } = await showGrid(ships(50, initially({ pageSize: 5 })));
    const isVisible = () => (one(screen, 'select')?.getBoundingClientRect().width ?? 0) > 0;
    for (const [width, expected] of [
      [599, false],
      [600, true],
      [599, false],
    ] as const) {
      await setWidth(width);
      await expect.poll(isVisible).toBe(expected);
    }
    await page(screen, ['next', '6–10 of 50']);
    screen.unmount();
    const sx = {
      '& .MuiTablePagination-root .MuiTablePagination-input': { display: 'inline-flex' },
    };
    const shown = await showGrid(ships(50, { sx, ...initially({ pageSize: 5 }) }));
    expect(one(shown.screen, 'select')?.getBoundingClientRect().width).toBeGreaterThan(0);
  },
);

claim(
  [
    'The page number stays the same when the page size changes.',
    'With 5 rows per page, page 4 starts with row 16. With 10 rows per page, it starts with row 31.',
    "If that page doesn't exist, the grid displays the last page.",
  ],
  async () => {
    const { screen } = await showGrid(ships(50, initially({ page: 3, pageSize: 5 })));
    await shows(screen, '16–20 of 50');
    expect(first(screen)).toBe('S16');
    await chooseSize(screen, '10');
    await shows(screen, '31–40 of 50');
    expect(first(screen)).toBe('S31');
    await chooseSize(screen, '25');
    await shows(screen, '26–50 of 50');
    expect(first(screen)).toBe('S26');
  },
);

claim(
  [
    'The page size changes when the grid is resized.',
    'The grid divides the height by rowHeight times the density factor. It ignores getRowHeight.',
    "Don't use autoPageSize with autoHeight, because autoHeight makes the height depend on the page size. The grid logs an error.",
    'If the automatic page size is one of pageSizeOptions, the select appears.',
    'Pass pageSizeOptions={[]} to hide it.',
    'With a data source, pass [1000] instead.',
  ],
  async () => {
    const fit = async (expected: number, props: Partial<DataGridProps>) => {
      const { screen } = await showGrid(
        ships(50, { autoPageSize: true, pageSizeOptions: [], ...props }),
        { height: 371 },
      );
      await shows(screen, `1–${expected} of 50`);
      return screen;
    };
    (await fit(5, {})).unmount();
    (await fit(2, { rowHeight: 104 })).unmount();
    (await fit(7, { density: 'compact' })).unmount();
    (await fit(5, { getRowHeight: () => 104 })).unmount();
    const with5 = await fit(5, { pageSizeOptions: [5, 10] });
    expect(size(with5)).toBe('5');
    with5.unmount();
    const other = await fit(5, { pageSizeOptions: [10, 20] });
    expect(one(other, 'select')).toBeNull();
    other.unmount();
    const without = await fit(5, {});
    expect(one(without, 'select')).toBeNull();
    without.unmount();
    const { screen: fetched } = await showGrid(
      {
        columns: COLUMNS,
        autoPageSize: true,
        pageSizeOptions: [1000],
        dataSource: {
          getRows: async ({ start, end }) => ({
            rows: rowsOf(50).slice(Number(start), end + 1),
            rowCount: 50,
          }),
        },
      },
      { height: 371 },
    );
    await shows(fetched, '1–5 of 50');
    expect(one(fetched, 'select')).toBeNull();
    await go(fetched, 'next');
    await expect.poll(() => first(fetched)).toBe('S6');
    await go(fetched, 'previous');
    await expect.poll(() => first(fetched)).toBe('S1');
    fetched.unmount();
    const both = await showGrid(ships(3, { autoPageSize: true, autoHeight: true }));
    expect(takeConsole().join()).toContain('are not valid props');
    both.screen.unmount();
  },
);

claim(
  [
    'If you control paginationModel, store the page size that onPaginationModelChange receives.',
    'Before the first measurement, the page size is 0, unless you set another one. Wait for the measured value before you request rows from a server.',
  ],
  async () => {
    const onPaginationModelChange = vi.fn();
    const props = ships(50, { autoPageSize: true, pageSizeOptions: [], onPaginationModelChange });
    const { screen } = await showGrid(props, { height: 371 });
    await shows(screen, '1–5 of 50');
    const sizes = onPaginationModelChange.mock.calls.map(([model]) => model.pageSize as number);
    expect(sizes.at(-1)).toBe(5);
    screen.unmount();
    const own = await showGrid(
      { ...props, paginationModel: { page: 0, pageSize: 0 }, onPaginationModelChange },
      { height: 371 },
    );
    await expect
      .poll(() => onPaginationModelChange.mock.lastCall?.[0])
      .toEqual({ page: 0, pageSize: 5 });
    await own.redraw({ ...props, paginationModel: { page: 0, pageSize: 5 } });
    await shows(own.screen, '1–5 of 50');
    own.screen.unmount();
    for (const [more, start] of [
      [{}, 0],
      [initially({ pageSize: 9 }), 9],
    ] as const) {
      const seen: number[] = [];
      const Pages = () => {
        seen.push(useGridSelector(useGridApiContext(), gridPageSizeSelector));
        return null;
      };
      const slots = { pagination: Pages };
      const { screen } = await showGrid({ ...props, ...more, slots }, { height: 371 });
      await expect.poll(() => [seen[0], seen.at(-1)]).toEqual([start, 5]);
      screen.unmount();
    }
  },
);

claim(
  ['The default is { page: 0, pageSize: 100 }.', 'Later changes to initialState have no effect.'],
  async () => {
    const { screen, api, redraw } = await showGrid(ships(50));
    expect(gridPaginationModelSelector({ current: api })).toEqual({ page: 0, pageSize: 100 });
    await redraw(ships(50, initially({ page: 1, pageSize: 5 })));
    expect(footer(screen)).toBe('1–50 of 50');
  },
);

claim(
  [
    "Without onPaginationModelChange, users can't change the page or the page size.",
    'Sorting or filtering on a later page calls onPaginationModelChange with page 0.',
    'If rows are removed and the page no longer exists, the grid calls it with the last page that exists.',
  ],
  async () => {
    const own = ships(50, { paginationModel: { page: 2, pageSize: 5 } });
    const frozen = await showGrid(own);
    await go(frozen.screen, 'next');
    await frozen.screen.getByRole('combobox', { name: /page:/ }).click();
    await frozen.screen.getByRole('option', { name: '10', exact: true }).click();
    expect([footer(frozen.screen), size(frozen.screen)]).toEqual(['11–15 of 50', '5']);
    frozen.screen.unmount();
    for (const change of ['sort', 'filter', 'remove'] as const) {
      const onPaginationModelChange = vi.fn();
      const { screen, api, redraw } = await showGrid({ ...own, onPaginationModelChange });
      if (change === 'sort') {
        api.sortColumn('ship', 'desc');
      } else if (change === 'filter') {
        api.setFilterModel({ items: [{ field: 'ship', operator: 'contains', value: 'S' }] });
      } else {
        await redraw({ ...own, rows: rowsOf(8), onPaginationModelChange });
      }
      const last = { page: change === 'remove' ? 1 : 0, pageSize: 5 };
      await expect.poll(() => onPaginationModelChange.mock.lastCall?.[0]).toEqual(last);
      screen.unmount();
    }
  },
);

claim(
  [
    "setPageSize() accepts sizes that aren't in pageSizeOptions.",
    "If the page passed to setPage() doesn't exist, the grid displays the first or the last page.",
    "Without rows, or with rowCount={-1}, setPage() doesn't check the page.",
    'This example displays the page that contains a row:',
  ],
  async () => {
    const { screen, api } = await showGrid(ships(50, initially({ pageSize: 5 })));
    api.setPageSize(7);
    await shows(screen, '1–7 of 50');
    expect(takeConsole().join()).toContain('is not present');
    api.sortColumn('ship', 'desc');
    const apiRef = { current: api };
    const index = gridExpandedSortedRowIdsSelector(apiRef).indexOf(30);
    api.setPage(Math.floor(index / 7));
    await expect.poll(() => texts(screen, 'ship')).toContain('S30');
    api.setPage(99);
    await shows(screen, '50–50 of 50');
    api.setPage(-3);
    await shows(screen, '1–7 of 50');
    api.setPaginationModel({ page: 1, pageSize: 25 });
    await shows(screen, '26–50 of 50');
    screen.unmount();
    const empty = await showGrid(ships(0));
    empty.api.setPage(-1);
    expect(gridPaginationModelSelector({ current: empty.api }).page).toBe(-1);
    const unknown = await showGrid(ships(5, { paginationMode: 'server', rowCount: -1 }));
    unknown.api.setPage(99);
    expect(gridPaginationModelSelector({ current: unknown.api }).page).toBe(99);
  },
);

claim(
  [
    'With rowCount={-1}, the button for the last page is disabled.',
    'In version 8.4.0, slotProps.pagination and slotProps.basePagination have no effect (#20024).',
  ],
  async () => {
    const both = { showFirstButton: true, showLastButton: true };
    const slotProps = { basePagination: { material: both }, pagination: both };
    const { screen } = await showGrid(ships(50, { slotProps, ...initially({ pageSize: 5 }) }));
    expect(button(screen, 'last').elements()).toEqual([]);
    screen.unmount();
    const theme = (outer: Theme) => {
      const MuiTablePagination = { defaultProps: both };
      return { ...outer, components: { ...outer.components, MuiTablePagination } };
    };
    const themed = (props: DataGridProps) =>
      show(
        <ThemeProvider theme={theme}>
          <DataGrid {...props} />
        </ThemeProvider>,
      );
    const known = await themed(ships(50, initially({ pageSize: 5 })));
    for (let turn = 0; turn < 2; turn += 1) {
      await page(known, ['last', '46–50 of 50'], ['first', '1–5 of 50']);
    }
    known.unmount();
    const unknown = await themed(served(1, 25, { rowCount: -1 }));
    expect([isOn(unknown, 'last'), isOn(unknown, 'first')]).toEqual([false, true]);
  },
);

claim('localeText.MuiTablePagination has no effect.', async () => {
  const old = { MuiTablePagination: { labelRowsPerPage: 'Nope' } };
  const { screen } = await showGrid(ships(30, { localeText: old as DataGridProps['localeText'] }));
  expect(one(screen, 'selectLabel')?.textContent).toBe('Rows per page:');
  screen.unmount();
  const own = await showGrid(
    served(0, 25, {
      rowCount: -1,
      estimatedRowCount: 90,
      localeText: {
        paginationRowsPerPage: 'Orders per page:',
        paginationDisplayedRows: ({ from, to, count, estimated }) =>
          `${from} to ${to} of ${count !== -1 ? count : `about ${estimated ?? to}`}`,
        paginationItemAriaLabel: (type) => `${type} page`,
      },
    }),
  );
  expect(one(own.screen, 'selectLabel')?.textContent).toBe('Orders per page:');
  expect(footer(own.screen)).toBe('1 to 25 of about 90');
  await expect.element(own.screen.getByRole('button', { name: 'next page' })).toBeEnabled();
});

claim(
  [
    'The grid then displays all rows of the rows prop, and changes the pagination model when the user changes the page.',
    'Otherwise, the grid sorts and filters only the rows of the current page.',
    'Don\'t set rowCount with paginationMode="client". The footer displays it although the rows end earlier, and the grid logs an error.',
  ],
  async () => {
    const { screen, api } = await showGrid(
      ships(8, { paginationMode: 'server', rowCount: 50, ...initially({ page: 0, pageSize: 5 }) }),
    );
    expect(texts(screen, 'ship')).toHaveLength(8);
    await page(screen, ['next', '6–10 of 50']);
    expect(gridPaginationModelSelector({ current: api }).page).toBe(1);
    expect(texts(screen, 'ship')).toHaveLength(8);
    api.sortColumn('ship', 'desc');
    await expect.poll(() => first(screen)).toBe('S8');
    api.setFilterModel({ items: [{ field: 'ship', operator: 'equals', value: 'S3' }] });
    await expect.poll(() => texts(screen, 'ship')).toEqual(['S3']);
    screen.unmount();
    const client = await showGrid(ships(8, { rowCount: 50, ...initially({ pageSize: 5 }) }));
    await shows(client.screen, '1–5 of 50');
    await page(client.screen, ['next', '6–10 of 50']);
    expect(texts(client.screen, 'ship')).toEqual(['S6', 'S7', 'S8']);
    expect(takeConsole().join()).toContain('has no effect');
  },
);

claim(
  [
    'Sorting on a later page calls onSortModelChange and onPaginationModelChange.',
    'If the sort model is uncontrolled, as in this demo, both calls are in one React batch, and an effect that depends on both models runs once.',
    'If you pass sortModel, the page changes one render later. The effect then runs twice, first with the old page, so abort the first request.',
    'The same applies to filterModel.',
  ],
  async () => {
    for (const isControlled of [false, true]) {
      const requests: [page: number, sorted?: string, searched?: string][] = [];
      const Orders = () => {
        const [paginationModel, setPaginationModel] = useState({ page: 2, pageSize: 25 });
        const [sortModel, setSortModel] = useState<GridSortModel>([]);
        const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [] });
        useEffect(() => {
          const [{ value } = { value: undefined }] = filterModel.items;
          requests.push([paginationModel.page, sortModel[0]?.field, value as string]);
        }, [paginationModel, sortModel, filterModel]);
        return (
          <DataGrid
            {...served(2, 25, { rowCount: 230, sortingMode: 'server', filterMode: 'server' })}
            apiRef={apiRef}
            paginationModel={paginationModel}
            onPaginationModelChange={setPaginationModel}
            onSortModelChange={setSortModel}
            onFilterModelChange={setFilterModel}
            {...(isControlled && { sortModel, filterModel })}
          />
        );
      };
      const apiRef: { current: GridApi | null } = { current: null };
      const screen = await show(<Orders />);
      expect(requests.splice(0)).toEqual([[2, undefined, undefined]]);
      await click(header(screen, 'ship'));
      await expect.poll(() => requests.at(-1)).toEqual([0, 'ship', undefined]);
      expect(requests.splice(0)).toHaveLength(isControlled ? 2 : 1);
      apiRef.current?.setPage(3);
      await expect.poll(() => requests.splice(0)).toEqual([[3, 'ship', undefined]]);
      const item = { id: 1, field: 'ship', operator: 'contains', value: 'S' };
      apiRef.current?.setFilterModel({ items: [item] });
      await expect.poll(() => requests.at(-1)).toEqual([0, 'ship', 'S']);
      expect(requests.map(([page]) => page)).toEqual(isControlled ? [3, 0] : [0]);
      screen.unmount();
    }
    const onSortModelChange = vi.fn();
    const onPaginationModelChange = vi.fn();
    const { api } = await showGrid({
      ...served(2, 25, { rowCount: 230, sortingMode: 'server' }),
      onSortModelChange,
      onPaginationModelChange,
    });
    api.sortColumn('ship', 'asc');
    expect(onSortModelChange).toHaveBeenCalledTimes(1);
    expect(onPaginationModelChange).toHaveBeenCalledTimes(1);
    expect(onPaginationModelChange.mock.lastCall?.[0]).toEqual({ page: 0, pageSize: 25 });
  },
);

/** Shows a page of a server, reads the footer and whether the next page can be opened. */
async function stateOf(page: number, count: number, props: Partial<DataGridProps>) {
  const shown = await showGrid(served(page, count, props));
  return { ...shown, state: [footer(shown.screen), isOn(shown.screen, 'next')] };
}

claim(
  [
    'Known, first page | rowCount={230} | 1–25 of 230 | Enabled',
    'Known, last page | rowCount={230} | 226–230 of 230 | Disabled',
    'Known, no rows | rowCount={0} | 0–0 of 0 | Disabled',
    'Unknown | rowCount={-1} | 1–25 of more than 25 | Enabled',
    'Estimated | rowCount={-1}, estimatedRowCount={200} | 1–25 of around 200 | Enabled',
    'Estimate reached or exceeded | rowCount={-1}, estimatedRowCount={200} | 176–200 of more than 200 | Enabled',
    'Estimate and known count | rowCount={230}, estimatedRowCount={200} | 1–25 of 230 | Enabled',
  ],
  async () => {
    for (const [page, count, props, text, isEnabled] of [
      [0, 25, { rowCount: 230 }, '1–25 of 230', true],
      [9, 5, { rowCount: 230 }, '226–230 of 230', false],
      [0, 0, { rowCount: 0 }, '0–0 of 0', false],
      [0, 25, { rowCount: -1 }, '1–25 of more than 25', true],
      [0, 25, { rowCount: -1, estimatedRowCount: 200 }, '1–25 of around 200', true],
      [6, 25, { rowCount: -1, estimatedRowCount: 200 }, '151–175 of around 200', true],
      [7, 25, { rowCount: -1, estimatedRowCount: 200 }, '176–200 of more than 200', true],
      [8, 25, { rowCount: -1, estimatedRowCount: 200 }, '201–225 of more than 225', true],
      [0, 25, { rowCount: 230, estimatedRowCount: 200 }, '1–25 of 230', true],
    ] as const) {
      const { screen, state } = await stateOf(page, count, props);
      expect(state).toEqual([text, isEnabled]);
      screen.unmount();
    }
  },
);

claim(
  [
    'Unknown, last page, no paginationMeta | rowCount={-1} | 226–250 of more than 250 | Enabled: users can open an empty page',
    'Unknown, last page, count not stored | rowCount={-1}, hasNextPage: false | 226–250 of more than 250 | Enabled: users can open an empty page',
    'Unknown, last page, count stored in onRowCountChange | hasNextPage: false | 226–230 of 230 | Disabled',
    'When hasNextPage is false, the grid computes the count from the page number, the page size and the rows of the last page.',
  ],
  async () => {
    const paginationMeta = { hasNextPage: false };
    for (const meta of [{}, { paginationMeta }]) {
      const onPaginationModelChange = vi.fn();
      const props = { rowCount: -1, onPaginationModelChange, ...meta };
      const { screen, state } = await stateOf(9, 5, props);
      expect(state).toEqual(['226–250 of more than 250', true]);
      await go(screen, 'next');
      expect(onPaginationModelChange.mock.lastCall?.[0]).toEqual({ page: 10, pageSize: 25 });
      screen.unmount();
    }
    const onRowCountChange = vi.fn();
    const { screen, redraw } = await stateOf(9, 5, {
      rowCount: -1,
      paginationMeta,
      onRowCountChange,
    });
    await expect.poll(() => onRowCountChange.mock.calls).toEqual([[230, expect.anything()]]);
    await redraw(served(9, 5, { rowCount: 230, paginationMeta, onRowCountChange }));
    await shows(screen, '226–230 of 230');
    expect(isOn(screen, 'next')).toBe(false);
  },
);

claim(
  [
    'Unknown or estimated, loading | rowCount={-1}, loading | 1–25 of more than 25 | Disabled, like the previous page button',
    'With a known count, the buttons stay enabled while loading is true.',
  ],
  async () => {
    for (const estimatedRowCount of [undefined, 200]) {
      const { screen, redraw } = await stateOf(1, 25, {
        rowCount: -1,
        loading: true,
        estimatedRowCount,
      });
      expect([isOn(screen, 'next'), isOn(screen, 'previous')]).toEqual([false, false]);
      expect(footer(screen)).toBe(
        estimatedRowCount ? '26–50 of around 200' : '26–50 of more than 50',
      );
      await redraw(served(1, 25, { rowCount: -1, loading: false, estimatedRowCount }));
      expect([isOn(screen, 'next'), isOn(screen, 'previous')]).toEqual([true, true]);
      screen.unmount();
    }
    const first = await stateOf(0, 25, { rowCount: -1, loading: true });
    expect(first.state).toEqual(['1–25 of more than 25', false]);
    first.screen.unmount();
    const known = await stateOf(1, 25, { rowCount: 230, loading: true });
    expect([isOn(known.screen, 'next'), isOn(known.screen, 'previous')]).toEqual([true, true]);
  },
);

claim(
  [
    'Undefined on a later render | rowCount={undefined} after 230 | 26–50 of 230 | Enabled: the page and the count stay the same',
    'With rowCount={undefined}, the grid logs an error, unless it has a data source.',
    'The prop is required even if you set the count in initialState.pagination.rowCount or with setRowCount().',
    'rowCount={data?.total ?? 0} resets the page if data is undefined during a request.',
    'A count of 0 means that there are no pages, so the grid calls onPaginationModelChange with page 0.',
  ],
  async () => {
    const onPaginationModelChange = vi.fn();
    const { screen, redraw } = await stateOf(1, 25, { rowCount: 230, onPaginationModelChange });
    await redraw(served(1, 0, { rowCount: undefined, onPaginationModelChange }));
    expect([footer(screen), isOn(screen, 'next')]).toEqual(['26–50 of 230', true]);
    expect(takeConsole().join()).toContain('The `rowCount` prop must be passed');
    expect(onPaginationModelChange).not.toHaveBeenCalled();
    await redraw(served(1, 0, { rowCount: 0, onPaginationModelChange }));
    await expect
      .poll(() => onPaginationModelChange.mock.lastCall?.[0])
      .toEqual({ page: 0, pageSize: 25 });
    screen.unmount();
  },
);

claim(
  [
    'When the page size changes while the count is unknown, the grid returns to the first page.',
    'With autoPageSize and no initial page size, the page number stays the same.',
    'If paginationMeta changes to undefined, its last value still applies.',
    'Otherwise, the old count remains, or the grid computes a wrong one from the first page and the old hasNextPage.',
  ],
  async () => {
    const props = ships(5, {
      paginationMode: 'server',
      rowCount: -1,
      ...initially({ page: 3, pageSize: 5 }),
    });
    const { screen, redraw } = await showGrid(props);
    await chooseSize(screen, '10');
    await shows(screen, '1–10 of more than 10');
    const onRowCountChange = vi.fn();
    const last = { ...props, paginationMeta: { hasNextPage: false }, onRowCountChange };
    await redraw(last);
    await expect.poll(() => onRowCountChange.mock.lastCall?.[0]).toBe(5);
    await redraw({ ...last, rowCount: 5, paginationMeta: undefined });
    await shows(screen, '1–5 of 5');
    await redraw({ ...last, rowCount: -1, rows: rowsOf(4), paginationMeta: undefined });
    await expect.poll(() => onRowCountChange.mock.lastCall?.[0]).toBe(4);
    onRowCountChange.mockClear();
    await redraw({ ...last, rowCount: 5, paginationMeta: { hasNextPage: true } });
    await redraw({ ...last, rowCount: -1, paginationMeta: { hasNextPage: true } });
    await shows(screen, '1–10 of more than 10');
    expect(onRowCountChange).not.toHaveBeenCalled();
    screen.unmount();
    const fitting = ships(5, {
      paginationMode: 'server',
      rowCount: -1,
      autoPageSize: true,
      pageSizeOptions: [],
    });
    const fit = await showGrid(fitting, { height: 371 });
    await shows(fit.screen, '1–5 of more than 5');
    fit.api.setPage(3);
    await shows(fit.screen, '16–20 of more than 20');
    await fit.redraw({ ...fitting, density: 'compact' });
    await shows(fit.screen, '22–28 of more than 28');
  },
);

claim(
  'Tree data and row grouping: pageSize counts top-level rows. Expanded children are on the page of their parent.',
  async () => {
    const grouped = await showPremium({
      ...fleet(50),
      pagination: true,
      initialState: {
        pagination: { paginationModel: { pageSize: 5 } },
        rowGrouping: { model: ['tons'] },
      },
      pageSizeOptions: [5],
      defaultGroupingExpansionDepth: -1,
    });
    await shows(grouped.screen, '1–5 of 7');
    expect(texts(grouped.screen, 'ship').length).toBeGreaterThan(5);
    grouped.screen.unmount();
    const tree = await showPro({
      columns: COLUMNS,
      rows: rowsOf(12),
      treeData: true,
      getTreeDataPath: ({ id }) => (id > 6 ? ['S1', `S${id}`] : [`S${id}`]),
      pagination: true,
      pageSizeOptions: [2],
      ...initially({ pageSize: 2 }),
      defaultGroupingExpansionDepth: -1,
    });
    await shows(tree.screen, '1–2 of 6');
    expect(texts(tree.screen, 'ship')).toEqual(['S1', 'S7', 'S8', 'S9', 'S10', 'S11', 'S12', 'S2']);
  },
);

claim(
  [
    "Row pinning : pinned rows are on each page, and pageSize doesn't count them.",
    'Export: a CSV file contains the rows of all pages, or only the selected rows if there are any. With paginationMode="server", it contains the rows of the loaded page.',
    'Row selection: the checkbox in the header selects the rows of all pages. Set checkboxSelectionVisibleOnly to select those of the current page. For server-side pagination, see keep the selection.',
  ],
  async () => {
    const { screen, api } = await showPro({
      ...fleet(12),
      pagination: true,
      ...initially({ pageSize: 5 }),
      pinnedRows: { bottom: [{ id: 99, ship: 'Total', tons: 1 }] },
      checkboxSelection: true,
    });
    for (const text of ['6–10 of 12', '11–12 of 12']) {
      await page(screen, ['next', text]);
      expect(texts(screen, 'ship').at(-1)).toBe('Total');
    }
    expect(texts(screen, 'ship')).toEqual(['S11', 'S12', 'Total']);
    expect(
      api
        .getDataAsCsv()
        .split('\r\n')
        .filter((line) => line.startsWith('S')),
    ).toHaveLength(13);
    await screen.getByRole('checkbox', { name: 'Select all rows' }).click();
    expect(api.getSelectedRows().size).toBe(12);
    api.selectRows([1, 2], true, true);
    expect(api.getDataAsCsv().split('\r\n')).toHaveLength(3);
    screen.unmount();
    const visible = await showPro({
      ...fleet(12),
      pagination: true,
      ...initially({ pageSize: 5 }),
      checkboxSelection: true,
      checkboxSelectionVisibleOnly: true,
    });
    await visible.screen.getByRole('checkbox', { name: 'Select all rows' }).click();
    expect(visible.api.getSelectedRows().size).toBe(5);
    visible.screen.unmount();
    const server = await showGrid(served(1, 25, { rowCount: 230 }));
    expect(server.api.getDataAsCsv().split('\r\n')).toHaveLength(26);
  },
);

claim(
  [
    'exportState() contains the pagination model.',
    'In version 8.4.0, exportState({ exportOnlyDirtyModels: true }) contains the pagination model only if both the page and the page size differ from the default.',
    'If you set initialState.pagination.paginationModel or paginationModel, the model is always exported.',
  ],
  async () => {
    const { api } = await showGrid(ships(250));
    const dirty = () =>
      api.exportState({ exportOnlyDirtyModels: true }).pagination?.paginationModel;
    for (const [model, isExported] of [
      [{ page: 1, pageSize: 100 }, false],
      [{ page: 0, pageSize: 25 }, false],
      [{ page: 1, pageSize: 25 }, true],
    ] as const) {
      api.setPaginationModel(model);
      expect(api.exportState().pagination?.paginationModel).toEqual(model);
      expect(dirty()).toEqual(isExported ? model : undefined);
    }
    for (const props of [initially({ page: 0 }), { paginationModel: { page: 0, pageSize: 100 } }]) {
      const other = await showGrid(ships(250, props));
      const { pagination } = other.api.exportState({ exportOnlyDirtyModels: true });
      expect(pagination?.paginationModel).toEqual({ page: 0, pageSize: 100 });
    }
  },
);

// Keys

keyRow('Page Down, Page Up', async () => {
  const { screen } = await showGrid(ships(50, initially({ pageSize: 10 })), { height: 371 });
  await click(cell(screen, 'ship'));
  const focused = () => document.activeElement?.textContent;
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Page Down');
    await expect.poll(focused).not.toBe('S1');
    await press('Page Down', 'Page Down');
    await expect.poll(focused).toBe('S10');
    await press('Page Up', 'Page Up', 'Page Up');
    await expect.poll(focused).toBe('Ship');
    await press('ArrowDown');
    await expect.poll(focused).toBe('S1');
  }
  expect(footer(screen)).toBe('1–10 of 50');
});

keyRow('Ctrl+End, Ctrl+Home', async () => {
  const { screen } = await showGrid(ships(50, initially({ pageSize: 10, page: 1 })));
  await click(cell(screen, 'ship'));
  const focused = () => [
    document.activeElement?.closest('[data-id]')?.getAttribute('data-id'),
    document.activeElement?.getAttribute('data-field'),
  ];
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Ctrl+End');
    await expect.poll(focused).toEqual(['20', 'tons']);
    await press('Ctrl+Home');
    await expect.poll(focused).toEqual(['11', 'ship']);
  }
});

keyRow('Tab in a cell', async () => {
  const { screen } = await showGrid(ships(50, initially({ pageSize: 5, page: 1 })));
  await click(cell(screen, 'ship'));
  await press('Tab');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('combobox').element());
  await press('Tab');
  await expect.poll(() => document.activeElement).toBe(button(screen, 'previous').element());
  await press('Tab');
  await expect.poll(() => document.activeElement).toBe(button(screen, 'next').element());
  await press('Enter');
  await shows(screen, '11–15 of 50');
});
