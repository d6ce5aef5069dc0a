import { useState } from 'react';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type DataGridProps,
  type GridColDef,
  type GridFilterModel,
  type GridDataSource,
} from '@mui/x-data-grid';
import {
  act,
  claim,
  click,
  expect,
  press,
  setTimeZone,
  show,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  cell,
  header,
  openColumnMenu,
  row,
  showGrid,
  showPremium,
  showPro,
  texts,
} from '#test/proofs/grids.tsx';

const COLUMNS: GridColDef[] = [
  { field: 'port' },
  { field: 'berths', type: 'number' },
  { field: 'opened', type: 'date', valueGetter: (value: string) => new Date(value) },
  { field: 'seen', type: 'dateTime', valueGetter: (value: string) => new Date(value) },
  { field: 'kind', type: 'singleSelect', valueOptions: ['sea', 'river'] },
];
const ROWS = [
  { id: 1, port: 'Cork', berths: 6, opened: '2001-04-02', seen: '2025-01-01', kind: 'sea' },
  { id: 2, port: 'Aveiro', berths: 9, opened: '2003-04-02', seen: '2025-01-01', kind: 'sea' },
  { id: 3, port: 'Linz', berths: 3, opened: '2002-04-02', seen: '2025-01-01', kind: 'river' },
];
const GIVEN = ['Cork', 'Aveiro', 'Linz'];
const CORK: GridFilterModel = { items: [{ field: 'port', operator: 'contains', value: 'cork' }] };

const ports = (screen: Screen) => texts(screen, 'port');
const panelValue = () =>
  document.querySelector<HTMLInputElement>('.MuiDataGrid-filterFormValueInput input');

/** Puts the focus into the value of the panel, which animates at first. */
function isFocused(): boolean {
  panelValue()?.focus();
  return document.activeElement === panelValue();
}

/** Shows a grid in server mode with what its callback receives. */
async function served(props: Partial<DataGridProps> = {}) {
  const onChange = vi.fn<(model: GridFilterModel) => void>();
  const shown = await showGrid({
    rows: ROWS,
    columns: COLUMNS,
    filterMode: 'server',
    onFilterModelChange: onChange,
    showToolbar: true,
    ...props,
  });
  return { ...shown, onChange, last: () => onChange.mock.lastCall?.[0] };
}

/** Opens the filter panel at a column, from its menu. */
async function openPanel(screen: Screen, field: string): Promise<void> {
  await openColumnMenu(screen, field);
  await screen.getByRole('menuitem', { name: 'Filter' }).click();
  await expect.poll(panelValue).not.toBeNull();
}

async function search(screen: Screen, text: string): Promise<void> {
  const trigger = screen.stage.querySelector('[aria-expanded="false"][aria-label="Search"]');
  if (trigger) {
    await click(trigger);
  }
  const field = screen.stage.querySelector<HTMLInputElement>(
    '[role="searchbox"], input[type="search"]',
  );
  await expect.poll(() => (field?.focus(), document.activeElement === field)).toBe(true);
  await press('Control+A', 'Delete');
  await type(text);
}

act('ServerFilter', async (demo) => {
  const log = demo.getByRole('status');
  const found = (count: number) =>
    expect.element(demo.getByText(`Orders found: ${count}`)).toBeVisible();
  const setLatency = async (name: string) => {
    await demo.getByRole('combobox', { name: /Latency/ }).click();
    await demo.getByRole('option', { name }).click();
    await expect.poll(() => document.querySelector('.MuiModal-root')).toBeNull();
  };
  await found(100);
  const height = demo.stage.offsetHeight;
  // An item without a value needs no request.
  const first = log.element().textContent;
  await openPanel(demo, 'placed');
  await press('Escape');
  await expect.poll(panelValue).toBeNull();
  expect(log.element().textContent).toBe(first);
  await setLatency('3000 ms');
  await search(demo, 'cork');
  await expect.element(log).toHaveTextContent(/2\. open: cork/);
  await setLatency('200 ms');
  await search(demo, 'ulm');
  await expect.element(log).toHaveTextContent(/2\. aborted: cork/);
  await expect.element(log).toHaveTextContent(/3\. answered: ulm/);
  await expect.poll(() => new Set(texts(demo, 'city'))).toEqual(new Set(['Ulm']));
  const fails = demo.getByRole('switch', { name: 'Server fails' });
  for (const city of ['lyon', 'cork']) {
    const before = texts(demo, 'city');
    await fails.click();
    await search(demo, city);
    await expect.element(demo.getByText('The server failed')).toBeVisible();
    expect(demo.stage.offsetHeight).toBe(height);
    expect(texts(demo, 'city')).toEqual(before);
    await fails.click();
    await demo.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => texts(demo, 'city')[0]?.toLowerCase()).toBe(city);
  }
  await search(demo, '');
  await found(100);
  const requests = log.element().textContent;
  await openPanel(demo, 'placed');
  expect(log.element().textContent).toBe(requests);
});

claim(
  [
    'Set filterMode="server" and fetch rows in onFilterModelChange: the grid then shows rows as you pass them, without filtering.',
    "filterMode | 'server' | Disables filtering in the grid. The default is 'client'",
    'onFilterModelChange | A function | Receives the filter model when a filter or the quick filter changes. Send it to your server',
    'rows | The rows of the response | Displayed as you pass them',
  ],
  async () => {
    const { screen, api, redraw, onChange } = await served();
    api.setFilterModel(CORK);
    api.setQuickFilterValues(['linz']);
    expect(
      onChange.mock.calls.map(([{ items, quickFilterValues }]) => [
        items.length,
        quickFilterValues,
      ]),
    ).toEqual([
      [1, undefined],
      [1, ['linz']],
    ]);
    expect(ports(screen)).toEqual(GIVEN);
    await redraw({ rows: ROWS.slice(1), columns: COLUMNS, filterMode: 'server' });
    await expect.poll(() => ports(screen)).toEqual(GIVEN.slice(1));
    screen.unmount();
    for (const filterMode of [undefined, 'client'] as const) {
      const other = await served({ filterMode });
      other.api.setFilterModel(CORK);
      await expect.poll(() => ports(other.screen)).toEqual(['Cork']);
      other.screen.unmount();
    }
  },
);

claim(
  [
    "onFilterModelChange isn't called on mount.",
    "The grid doesn't call getApplyFilterFn of the filter operators.",
    'The grid still sorts the rows that you pass.',
  ],
  async () => {
    const getApplyFilterFn = vi.fn(() => null);
    const columns = [{ field: 'port', filterOperators: [{ value: 'contains', getApplyFilterFn }] }];
    for (const props of [
      { initialState: { filter: { filterModel: CORK } } },
      { filterModel: CORK },
    ]) {
      const { screen, onChange } = await served({ ...props, columns });
      expect(onChange).not.toHaveBeenCalled();
      expect(getApplyFilterFn).not.toHaveBeenCalled();
      await click(header(screen, 'port'));
      expect(ports(screen)).toEqual(['Aveiro', 'Cork', 'Linz']);
      screen.unmount();
    }
  },
);

claim(
  [
    "Selected rows that aren't in the new rows are deselected, unless you set keepNonExistentRowsSelected.",
    'In DataGridPro and DataGridPremium, Select all rows without a filter also selects the rows that you pass later.',
  ],
  async () => {
    for (const showOne of [showGrid, showPro, showPremium]) {
      const props = { columns: COLUMNS, filterMode: 'server', checkboxSelection: true } as const;
      const { screen, redraw } = await showOne({ ...props, rows: ROWS.slice(1) });
      await screen.getByRole('checkbox', { name: 'Select all rows' }).click();
      await redraw({ ...props, rows: ROWS });
      await expect.poll(() => ports(screen)).toEqual(GIVEN);
      expect(row(screen, 2).getAttribute('aria-selected')).toBe('true');
      expect(row(screen, 1).getAttribute('aria-selected')).toBe(String(showOne !== showGrid));
      screen.unmount();
    }
    for (const keepNonExistentRowsSelected of [false, true]) {
      const props = {
        columns: COLUMNS,
        filterMode: 'server',
        keepNonExistentRowsSelected,
      } as const;
      const { screen, redraw } = await showGrid({ ...props, rows: ROWS });
      await click(cell(screen, 'port'));
      await redraw({ ...props, rows: ROWS.slice(1) });
      await redraw({ ...props, rows: ROWS });
      await expect
        .poll(() => row(screen, 1).getAttribute('aria-selected'))
        .toBe(String(keepNonExistentRowsSelected));
      screen.unmount();
    }
  },
);

claim(
  'If no row matches, the grid shows the overlay noRowsOverlay ("No rows"), not noResultsOverlay.',
  async () => {
    for (const [filterMode, rows, expected] of [
      ['server', [], 'No rows'],
      ['client', ROWS, 'No results found.'],
    ] as const) {
      const { screen } = await served({
        filterMode,
        rows,
        filterModel: { items: [{ field: 'port', operator: 'contains', value: 'q' }] },
      });
      await expect.element(screen.getByText(expected)).toBeVisible();
      screen.unmount();
    }
  },
);

claim(
  [
    'After the user filters for totals of at least 500 and searches for cork, the filter model contains:',
    'items | Compare field with value using operator. Ignore id and fromInput, which are for the filter panel',
    'The type of value depends on the column: a number in number columns, true or false in boolean columns, and the value of the option in singleSelect columns.',
    "With the operator isAnyOf, it's an array.",
    'An item without a value, or with an empty array, is incomplete, unless its operator is isEmpty or isNotEmpty.',
  ],
  async () => {
    const { screen, api, last } = await served();
    await openPanel(screen, 'berths');
    await screen.getByRole('combobox', { name: /^Operator/ }).click();
    await screen.getByRole('option', { name: '>=' }).click();
    await expect.poll(isFocused).toBe(true);
    await type('500');
    await expect.poll(() => last()?.items[0]?.value as unknown).toBe(500);
    api.setQuickFilterValues(['cork']);
    expect(last()).toEqual({
      items: [
        {
          id: expect.any(Number),
          field: 'berths',
          operator: '>=',
          value: 500,
          fromInput: expect.any(String),
        },
      ],
      logicOperator: 'and',
      quickFilterValues: ['cork'],
      quickFilterLogicOperator: 'and',
    });
    screen.unmount();
    const other = await served({
      initialState: {
        filter: { filterModel: { items: [{ field: 'port', operator: 'isAnyOf' }] } },
      },
    });
    await other.screen.getByRole('button', { name: 'Filters' }).click();
    await expect.poll(panelValue).not.toBeNull();
    await expect.poll(isFocused).toBe(true);
    await type('Cork');
    await press('Enter');
    await expect.poll(() => other.last()?.items[0]?.value as unknown).toEqual(['Cork']);
    await press('Backspace');
    await expect.poll(() => other.last()?.items[0]?.value as unknown).toEqual([]);
    other.screen.unmount();
    const columns: GridColDef[] = [
      { field: 'berths', type: 'number' },
      { field: 'open', type: 'boolean' },
      {
        field: 'kind',
        type: 'singleSelect',
        valueOptions: [{ value: 7, label: 'river' }],
      },
    ];
    for (const [field, option, expected] of [
      ['open', 'false', false],
      ['kind', 'river', 7],
    ] as const) {
      const third = await served({ columns, filterDebounceMs: 100_000 });
      await openColumnMenu(third.screen, field);
      await third.screen.getByRole('menuitem', { name: 'Filter' }).click();
      await third.screen.getByRole('combobox', { name: /^Value/ }).click();
      await third.screen.getByRole('option', { name: option }).click();
      await expect.poll(() => third.last()?.items[0]?.value as unknown).toBe(expected);
      third.screen.unmount();
    }
    const fourth = await served({ columns });
    await openPanel(fourth.screen, 'berths');
    await expect.poll(isFocused).toBe(true);
    await type('5');
    await expect.poll(() => fourth.last()?.items[0]?.value as unknown).toBe(5);
    await press('Backspace');
    await expect.poll(() => fourth.last()?.items[0]?.value as unknown).toBeUndefined();
  },
);

claim(
  [
    'In date columns, the value is a Date at midnight UTC of the selected day.',
    'Send value.toISOString().slice(0, 10), because getDate() returns the previous day west of Greenwich.',
    "In dateTime columns, the value is the selected time in the user's time zone.",
  ],
  async () => {
    await setTimeZone('America/New_York');
    for (const [field, chosen, expected] of [
      ['opened', '2025-05-21', '2025-05-21T00:00:00.000Z'],
      ['seen', '2025-05-21T09:30', '2025-05-21T13:30:00.000Z'],
    ] as const) {
      const { screen, last } = await served();
      await openPanel(screen, field);
      await screen.getByLabelText(/^Value/).fill(chosen);
      await expect
        .poll(() => {
          const value = last()?.items[0]?.value as Date | undefined;
          return value?.toISOString();
        })
        .toBe(expected);
      if (field === 'opened') {
        expect((last()?.items[0]?.value as Date).getDate()).toBe(20);
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'While the user types in the filter panel or in the quick filter, the grid calls onFilterModelChange after a pause of 150 ms.',
    'Set filterDebounceMs for a longer pause and fewer requests.',
    "Selecting a column, an operator, or an option of a singleSelect or boolean column isn't debounced.",
  ],
  async () => {
    for (const filterDebounceMs of [undefined, 1000]) {
      const { screen, onChange, last } = await served({ filterDebounceMs });
      const least = (filterDebounceMs ?? 150) - 10;
      await openPanel(screen, 'port');
      onChange.mockClear();
      await expect.poll(isFocused).toBe(true);
      await type('cor');
      let start = performance.now();
      await press('k');
      await expect.poll(() => last()?.items[0]?.value as unknown, { interval: 10 }).toBe('cork');
      expect(performance.now() - start).toBeGreaterThan(least);
      if (filterDebounceMs) {
        expect(onChange).toHaveBeenCalledOnce(); // otherwise, a busy machine types too slowly
      }
      await press('Escape');
      await search(screen, 'cor');
      start = performance.now();
      await press('k');
      await expect.poll(() => last()?.quickFilterValues, { interval: 10 }).toEqual(['cork']);
      expect(performance.now() - start).toBeGreaterThan(least);
      screen.unmount();
    }
    const { screen, last } = await served({ filterDebounceMs: 100_000 });
    await openPanel(screen, 'port');
    await screen.getByRole('combobox', { name: /^Operator/ }).click();
    await screen.getByRole('option', { name: 'equals' }).click();
    await expect.poll(() => last()?.items[0]?.operator).toBe('equals');
    await screen.getByRole('combobox', { name: /^Columns/ }).click();
    await screen.getByRole('option', { name: 'berths' }).click();
    await expect.poll(() => last()?.items[0]?.field).toBe('berths');
    await press('Escape');
    await expect.poll(panelValue).toBeNull();
    await openColumnMenu(screen, 'kind');
    await screen.getByRole('menuitem', { name: 'Filter' }).click();
    await screen.getByRole('combobox', { name: /^Value/ }).click();
    await screen.getByRole('option', { name: 'river' }).click();
    await expect.poll(() => last()?.items[0]?.value as unknown).toBe('river');
  },
);

claim(
  "The callback also runs when the model changes but the result doesn't: for example, when the user opens the panel from the column menu, or selects another column or operator before entering a value (#18863).",
  async () => {
    const { screen, onChange, last } = await served();
    await openPanel(screen, 'port');
    expect(onChange).toHaveBeenCalledOnce();
    await screen.getByRole('combobox', { name: /^Operator/ }).click();
    await screen.getByRole('option', { name: 'equals' }).click();
    expect(onChange).toHaveBeenCalledTimes(2);
    await screen.getByRole('combobox', { name: /^Columns/ }).click();
    await screen.getByRole('option', { name: 'berths' }).click();
    expect(onChange).toHaveBeenCalledTimes(3);
    expect(last()?.items[0]?.value).toBeUndefined();
  },
);

function SearchBar() {
  return (
    <Toolbar>
      <QuickFilter expanded>
        <QuickFilterControl aria-label="Search" />
      </QuickFilter>
    </Toolbar>
  );
}

function Ports({ isInside }: { isInside: boolean }) {
  const [rows, setRows] = useState(ROWS);
  const Own = () => <SearchBar />;
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        rows={rows}
        columns={COLUMNS}
        filterMode="server"
        onFilterModelChange={() => setRows(ROWS.slice(0, 1))}
        showToolbar
        slots={{ toolbar: isInside ? Own : SearchBar }}
      />
    </div>
  );
}

claim(
  [
    'If you define the component of slots.toolbar inside your component, React mounts it again on each render.',
    'The quick filter then loses focus when the rows arrive (#9580).',
  ],
  async () => {
    for (const isInside of [false, true]) {
      const screen = await show(<Ports isInside={isInside} />);
      await screen.getByLabelText('Search').click();
      await type('c');
      await expect.poll(() => ports(screen)).toEqual(['Cork']);
      await expect.poll(() => document.activeElement?.tagName).toBe(isInside ? 'BODY' : 'INPUT');
      screen.unmount();
    }
  },
);

claim(
  ['When a complete filter or the quick filter changes, the grid returns to the first page.'],
  async () => {
    const { screen, api } = await served({
      pageSizeOptions: [1],
      paginationMode: 'server',
      rowCount: 30,
      initialState: { pagination: { paginationModel: { page: 2, pageSize: 1 } } },
    });
    expect(api.state.pagination.paginationModel.page).toBe(2);
    const page = () => api.state.pagination.paginationModel.page;
    await openPanel(screen, 'port');
    expect(page()).toBe(2);
    api.setFilterModel(CORK);
    await expect.poll(page).toBe(0);
    api.setPage(2);
    await expect.poll(page).toBe(2);
    api.setQuickFilterValues(['cork']);
    await expect.poll(page).toBe(0);
    screen.unmount();
  },
);

claim(
  'A data source sets all three modes: the grid calls getRows() with the filter model and ignores late responses, with one exception.',
  async () => {
    for (const showOne of [showGrid, showPro]) {
      const answers: ((name: string) => void)[] = [];
      const getRows = vi.fn<GridDataSource['getRows']>(
        () =>
          new Promise((resolve) => {
            answers.push((port) => resolve({ rows: [{ id: 1, port }], rowCount: 1 }));
          }),
      );
      const { screen, api } = await showOne({
        columns: COLUMNS.slice(0, 1),
        dataSource: { getRows },
        pagination: true,
      });
      await expect.poll(() => answers).toHaveLength(1);
      api.setFilterModel(CORK);
      await expect.poll(() => answers).toHaveLength(2);
      expect(getRows.mock.lastCall?.[0].filterModel).toEqual(CORK);
      answers[1]?.('Newer');
      await expect.poll(() => ports(screen)).toEqual(['Newer']);
      answers[0]?.('Older');
      await Promise.resolve();
      await click(header(screen, 'port'));
      await expect.poll(() => answers).toHaveLength(3);
      expect(ports(screen)).toEqual(['Newer']);
      expect(getRows.mock.lastCall?.[0]).toMatchObject({
        sortModel: [{ field: 'port', sort: 'asc' }],
      });
      screen.unmount();

      // The exception: the newer rows come from the cache.
      answers.length = 0;
      const cached = await showOne({
        columns: COLUMNS.slice(0, 1),
        dataSource: { getRows },
        pagination: true,
        pageSizeOptions: [5],
        initialState: { pagination: { paginationModel: { pageSize: 5 } } },
      });
      await expect.poll(() => answers).toHaveLength(1);
      const filterBy = (value: string) =>
        cached.api.setFilterModel({ items: [{ field: 'port', operator: 'contains', value }] });
      for (const name of ['Cork', 'Linz']) {
        const count = answers.length;
        filterBy(name);
        await expect.poll(() => answers).toHaveLength(count + 1);
        answers[count]?.(name);
        await expect.poll(() => ports(cached.screen)).toEqual([name]);
      }
      filterBy('Brest');
      await expect.poll(() => answers).toHaveLength(4);
      filterBy('Cork');
      await expect.poll(() => ports(cached.screen)).toEqual(['Cork']);
      answers[3]?.('Late');
      await expect.poll(() => ports(cached.screen)).toEqual(['Late']);
      expect(answers).toHaveLength(4);
      cached.screen.unmount();
    }
  },
);
