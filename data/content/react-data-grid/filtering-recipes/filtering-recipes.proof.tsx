import {
  DataGrid,
  FilterPanelTrigger,
  gridFilteredSortedRowIdsSelector,
  QuickFilter,
  QuickFilterControl,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import Portal from '@mui/material/Portal';
import {
  act,
  claim,
  click,
  expect,
  press,
  show,
  showDemo,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, showGrid, showPro, texts } from '#test/proofs/grids.tsx';

const COLUMNS: GridColDef[] = [
  { field: 'bird', editable: true },
  { field: 'seen', type: 'number' },
];
const ROWS = [
  { id: 1, bird: 'Heron', seen: 4 },
  { id: 2, bird: 'Plover', seen: 9 },
  { id: 3, bird: 'Heron', seen: 7 },
];
const HERONS = { items: [{ id: 1, field: 'bird', operator: 'equals', value: 'heron' }] };

const birds = (props: Partial<DataGridProps> = {}) =>
  showGrid({ rows: ROWS, columns: COLUMNS, ...props });
const panel = () => document.querySelector<HTMLElement>('.MuiDataGrid-panel .MuiDataGrid-paper');
const valueField = () =>
  document.querySelector<HTMLInputElement>('.MuiDataGrid-filterFormValueInput input');
const filters = (screen: Screen) => screen.getByRole('button', { name: /Filters$/ });

async function enter(text: string): Promise<void> {
  await expect.poll(valueField).not.toBeNull();
  valueField()?.focus();
  valueField()?.select();
  await type(text);
}

const chip = (demo: Screen, status: string) =>
  demo.getByRole('button', { name: new RegExp(`^${status}:`) });
const count = (demo: Screen, status: string) =>
  Number(chip(demo, status).element().textContent.split(' ')[1]);

act('FilterCounts', async (demo) => {
  const names = ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'];
  const all = () => names.map((name) => count(demo, name));
  await expect.poll(() => all().reduce((sum, each) => sum + each, 0)).toBe(1000);
  for (let turn = 0; turn < 2; turn += 1) {
    for (const name of ['Packed', 'Returned']) {
      await chip(demo, name).click();
      await expect.poll(() => [...new Set(texts(demo, 'status'))]).toEqual([name]);
      await expect.element(demo.getByText(new RegExp(`of ${count(demo, name)}$`))).toBeVisible();
    }
    await chip(demo, 'Returned').click();
    await expect.element(demo.getByText(/of 1,?000$/)).toBeVisible();
    const [open, packed] = all() as [number, number];
    const [from, to] = texts(demo, 'status')[0] === 'Open' ? ['Open', 'Packed'] : ['', 'Open'];
    await click(cell(demo, 'status'), { times: 2 });
    await demo.getByRole('option', { name: to }).click();
    await press('Enter');
    if (from === 'Open') {
      await expect.poll(all).toEqual([open - 1, packed + 1, ...all().slice(2)]);
    } else {
      await expect.poll(() => count(demo, 'Open')).toBe(open + 1);
    }
  }
});

act('FiltersInLocalStorage', async (demo) => {
  const saved = () => localStorage.getItem('orders-filter-model') ?? '';
  for (let turn = 0; turn < 2; turn += 1) {
    await filters(demo).click();
    await enter('4797');
    await expect.poll(saved).toContain('4797');
    await press('Escape');
    await expect.poll(panel).toBeNull();
    const rows = texts(demo, 'id');
    expect(rows.every((id) => id.startsWith('4797'))).toBe(true);
    await demo.getByRole('button', { name: 'Remount the grid' }).click();
    await expect.poll(() => texts(demo, 'id')).toEqual(rows);
    expect(saved()).not.toContain('fromInput');
    await filters(demo).click();
    await expect.poll(() => valueField()?.value).toBe('4797');
    await demo.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => texts(demo, 'id')[0]).toBe('48000');
  }
});

act('ExternalQuickFilter', async (demo) => {
  const search = demo.getByRole('searchbox', { name: 'Search people' });
  const teams = () => [...new Set(texts(demo, 'team'))];
  const before = texts(demo, 'name');
  for (let turn = 0; turn < 2; turn += 1) {
    await search.fill('finance');
    await expect.poll(teams).toEqual(['finance']);
    await filters(demo).click();
    await enter('a');
    await expect.element(filters(demo)).toHaveTextContent('1Filters');
    await press('Escape');
    await expect.poll(panel).toBeNull();
    await search.fill('');
    await expect.poll(() => teams().length).toBeGreaterThan(1);
    await filters(demo).click();
    await demo.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => texts(demo, 'name')).toEqual(before);
  }
});

claim(
  [
    'apiRef.current.getFilterState(model) returns the result of a filter model without applying it.',
    "The result contains filteredRowsLookup, an object with row IDs as keys. The value is false for a row that doesn't match.",
    "In a flat grid, rows that match aren't in the lookup, so counting the values that are true gives 0.",
  ],
  async () => {
    const onFilterModelChange = vi.fn();
    for (const plan of [showGrid, showPro]) {
      const { screen, api } = await plan({ rows: ROWS, columns: COLUMNS, onFilterModelChange });
      expect(api.getFilterState(HERONS).filteredRowsLookup).toEqual({ 2: false });
      expect(texts(screen, 'bird')).toHaveLength(3);
      expect(api.state.filter.filterModel.items).toEqual([]);
      screen.unmount();
    }
    expect(onFilterModelChange).not.toHaveBeenCalled();
  },
);

claim(
  "The grid doesn't update the counts for you. Subscribe to the event rowsSet, which fires after new rows, edits and updateRows.",
  async () => {
    const { screen, api, redraw } = await birds();
    const onRowsSet = vi.fn();
    const stop = api.subscribeEvent('rowsSet', onRowsSet);
    const fired = async (work: () => Promise<void> | void) => {
      onRowsSet.mockClear();
      await work();
      await expect.poll(() => onRowsSet.mock.calls.length).toBeGreaterThan(0);
    };
    await fired(() => api.updateRows([{ id: 2, bird: 'Heron' }]));
    expect(api.getFilterState(HERONS).filteredRowsLookup).toEqual({});
    await fired(() => redraw({ columns: COLUMNS, rows: ROWS.slice(0, 2) }));
    await fired(async () => {
      await click(cell(screen, 'bird'), { times: 2 });
      await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
      await press('Control+A');
      await type('Gull');
      await press('Enter');
    });
    await expect.poll(() => api.getFilterState(HERONS).filteredRowsLookup[1]).toBe(false);
    stop();
  },
);

claim(
  [
    'The counts ignore the current filters.',
    'With filterMode="server", the lookup is empty, because the grid doesn\'t filter.',
  ],
  async () => {
    const many = { id: 2, field: 'seen', operator: '>', value: 5 };
    const { screen, api } = await showPro({
      rows: ROWS,
      columns: COLUMNS,
      filterModel: { items: [many] },
    });
    expect(texts(screen, 'seen')).toEqual(['9', '7']);
    expect(api.getFilterState(HERONS).filteredRowsLookup).toEqual({ 2: false });
    expect(api.getFilterState({ items: [...HERONS.items, many] }).filteredRowsLookup).toEqual({
      1: false,
      2: false,
    });
    expect(api.getFilterState({ ...HERONS, quickFilterValues: ['7'] }).filteredRowsLookup).toEqual({
      1: false,
      2: false,
    });
    screen.unmount();
    const server = await birds({ filterMode: 'server' });
    expect(server.api.getFilterState(HERONS).filteredRowsLookup).toEqual({});
  },
);

const FILE = '/data/content/react-data-grid/filtering-recipes/FiltersInLocalStorage.tsx';
const KEY = 'orders-filter-model';
const itemOf = (field: string, operator: string, value: unknown) =>
  JSON.stringify({ items: [{ id: 1, field, operator, value }] });

claim(
  [
    'parse removes items with an unknown field | The filter panel throws an error for an item without a column',
    'The storage event only fires in other tabs',
  ],
  async () => {
    for (const text of [itemOf('ship', 'equals', 'x'), 'no JSON', 'null']) {
      localStorage.setItem(KEY, text);
      const demo = await showDemo(FILE);
      expect(texts(demo, 'id')[0]).toBe('48000');
      await filters(demo).click();
      await expect.poll(valueField).not.toBeNull();
      demo.unmount();
    }
    const onStorage = vi.fn();
    window.addEventListener('storage', onStorage);
    const demo = await showDemo(FILE);
    localStorage.setItem(KEY, itemOf('city', 'equals', 'Cork'));
    expect(texts(demo, 'city')[0]).not.toBe('Cork');
    expect(onStorage).not.toHaveBeenCalled();
    window.removeEventListener('storage', onStorage);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY })); // as another tab causes it
    await expect.poll(() => [...new Set(texts(demo, 'city'))]).toEqual(['Cork']);
  },
);

claim(
  'If a saved operator no longer exists, for example after you change the type of a column, the grid throws an error when it mounts.',
  async () => {
    localStorage.setItem(KEY, itemOf('total', 'contains', '5'));
    await expect(showDemo(FILE)).rejects.toThrow('No filter operator found for column');
    takeConsole();
  },
);

const Outside = () => (
  <Portal>
    <QuickFilter>
      <QuickFilterControl />
    </QuickFilter>
    <FilterPanelTrigger>Filters</FilterPanelTrigger>
  </Portal>
);

claim(
  [
    'Components such as QuickFilter and FilterPanelTrigger need the context of the grid.',
    "showToolbar must be true, or the slot isn't rendered.",
    'Otherwise, the portal would render into the body of the page.',
    "Set expanded on QuickFilter. Otherwise, the search field isn't in the tab sequence while it is empty.",
  ],
  async () => {
    for (const Part of [QuickFilter, FilterPanelTrigger]) {
      await expect(show(<Part />)).rejects.toThrow(/MUI X/);
      takeConsole();
    }
    const { screen } = await birds({ slots: { toolbar: Outside } });
    expect(document.querySelector('[role="searchbox"]')).toBeNull();
    screen.unmount();
    const other = await birds({ slots: { toolbar: Outside }, showToolbar: true });
    const search = () => document.querySelector<HTMLInputElement>('[role="searchbox"]');
    expect([search()?.tabIndex, other.screen.stage.contains(search())]).toEqual([-1, false]);
    search()?.focus();
    await type('plo');
    await expect.poll(() => texts(other.screen, 'bird')).toEqual(['Plover']);
    expect(search()?.tabIndex).toBe(0);
  },
);

claim(
  'With a new toolbar component for each render, React would remount the field, and the field would lose focus.',
  async () => {
    const draw = (toolbar: DataGridProps['slots']) => (
      <div style={{ height: 300 }}>
        <DataGrid rows={ROWS} columns={COLUMNS} slots={toolbar} showToolbar />
      </div>
    );
    const slots = { toolbar: Outside };
    const screen = await show(draw(slots));
    for (const [next, keeps] of [
      [slots, true],
      [{ toolbar: () => <Outside /> }, false],
    ] as const) {
      document.querySelector<HTMLInputElement>('[role="searchbox"]')?.focus();
      expect(document.activeElement?.role).toBe('searchbox');
      await screen.rerender(draw(next));
      await expect.poll(() => document.activeElement?.role === 'searchbox').toBe(keeps);
    }
  },
);

claim(
  "If you don't need the components of the grid, use your own field and call apiRef.current.setQuickFilterValues(words):",
  async () => {
    const { api } = await birds();
    api.setQuickFilterValues(['her', '7']);
    expect(gridFilteredSortedRowIdsSelector({ current: api })).toEqual([3]);
    api.setQuickFilterValues([]);
    expect(gridFilteredSortedRowIdsSelector({ current: api })).toHaveLength(3);
  },
);
