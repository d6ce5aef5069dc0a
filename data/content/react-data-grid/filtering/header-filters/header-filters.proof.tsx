import { GridLogicOperator, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  settled,
  takeConsole,
  type,
  type Screen,
} from '#test/proof.tsx';
import { cell, header, openColumnMenu, row, showPro, texts } from '#test/proofs/grids.tsx';

const COLUMNS: GridColDef[] = [
  { field: 'port', headerName: 'Port', width: 180 },
  { field: 'berths', headerName: 'Berths', type: 'number', width: 180 },
  { field: 'open', headerName: 'Open', type: 'boolean', width: 180 },
];
const ROWS = [
  { id: 1, port: 'Aveiro', berths: 9, open: true },
  { id: 2, port: 'Brest', berths: 3, open: false },
  { id: 3, port: 'Córk', berths: 6, open: true },
];
const ALL = ROWS.map(({ port }) => port);

const ports = (props: Partial<DataGridProProps> = {}) =>
  showPro({ rows: ROWS, columns: COLUMNS, headerFilters: true, ...props });
const filtered = (items: object[], more = {}) =>
  ({ initialState: { filter: { filterModel: { items, ...more } } } }) as Partial<DataGridProProps>;

/** The header filter of a column. */
function filter({ stage }: Pick<Screen, 'stage'>, field: string): HTMLElement {
  const found = stage.querySelector<HTMLElement>(
    `.MuiDataGrid-headerFilterRow [data-field="${field}"]`,
  );
  if (!found) {
    throw new Error(`There is no header filter of ${field}.`);
  }
  return found;
}
const input = (screen: Screen, field: string) => filter(screen, field).querySelector('input');
const focusedField = () =>
  document.activeElement?.closest('[data-field]')?.getAttribute('data-field');

async function write(screen: Screen, field: string, text: string): Promise<void> {
  const target = input(screen, field);
  await click(target ?? screen.stage);
  await press('Control+A', 'Backspace');
  if (text) {
    await type(text);
  }
}

async function openMenu(screen: Screen, field: string): Promise<void> {
  await click(filter(screen, field).querySelector('[aria-haspopup="true"]') ?? screen.stage);
  await expect.element(screen.getByRole('menu')).toBeVisible();
}

async function choose(screen: Screen, field: string, item: string): Promise<void> {
  await openMenu(screen, field);
  await screen.getByRole('menuitem', { name: item }).click();
  await expect.poll(() => screen.getByRole('menu').elements()).toEqual([]);
}

/** Chooses in the select of a header filter. */
async function select(screen: Screen, field: string, option: string): Promise<void> {
  await click(filter(screen, field).querySelector('[role="combobox"]') ?? screen.stage);
  await screen.getByRole('option', { name: option }).click();
  await expect.poll(() => document.querySelector('.MuiModal-root')).toBeNull();
}

const each = (screen: Screen, field: string, test: (text: string) => boolean) =>
  expect.poll(() => texts(screen, field).length > 0 && texts(screen, field).every(test)).toBe(true);

act('HeaderFilters', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await write(demo, 'customer', 'alder');
    await each(demo, 'customer', (text) => text === 'Alder & Sons');
    await select(demo, 'status', 'Packed');
    await each(demo, 'status', (text) => text === 'Packed');
    await choose(demo, 'status', 'Clear filter');
    await expect.poll(() => new Set(texts(demo, 'status')).size).toBeGreaterThan(1);
    await choose(demo, 'customer', 'Does not contain');
    await each(demo, 'customer', (text) => text !== 'Alder & Sons');
    await choose(demo, 'customer', 'Clear filter');
    await expect.poll(() => texts(demo, 'id')[0]).toBe('48000');
  }
});

act('SimpleHeaderFilters', async (demo) => {
  expect(
    demo.stage.querySelector('.MuiDataGrid-headerFilterRow [aria-haspopup="true"]'),
  ).toBeNull();
  const all = texts(demo, 'commodity');
  for (let turn = 0; turn < 2; turn += 1) {
    await write(demo, 'commodity', 'wool');
    await each(demo, 'commodity', (text) => text === 'Wool');
    await write(demo, 'commodity', '');
    await expect.poll(() => texts(demo, 'commodity')).toEqual(all);
    await select(demo, 'side', 'Sell');
    await each(demo, 'side', (text) => text === 'Sell');
    await click(filter(demo, 'side').querySelector('[role="combobox"]') ?? demo.stage);
    await demo.getByRole('option').first().click();
    await expect.poll(() => document.querySelector('.MuiModal-root')).toBeNull();
    await expect.poll(() => texts(demo, 'commodity')).toEqual(all);
  }
});

act('InlineClear', async (demo) => {
  await each(demo, 'customer', (text) => /a/i.test(text));
  const clear = (field: string) =>
    filter(demo, field).querySelector<HTMLElement>('[aria-label="Clear filter"]');
  expect(clear('country')).toBeNull();
  for (let turn = 0; turn < 2; turn += 1) {
    await click(clear('customer') ?? demo.stage);
    await expect.poll(() => clear('customer')).toBeNull();
    await expect.poll(() => texts(demo, 'id')[0]).toBe('48000');
    await write(demo, 'customer', 'brava');
    await each(demo, 'customer', (text) => text === 'Brava Cocinas');
  }
});

act('RenderHeaderFilter', async (demo) => {
  expect(filter(demo, 'phone').textContent).toBe('');
  for (let turn = 0; turn < 2; turn += 1) {
    await select(demo, 'isAdmin', 'Admins');
    await expect.poll(() => texts(demo, 'name')).toEqual(['Kofi Adeyemi', 'Noor Ivanova']);
    await select(demo, 'isAdmin', 'Members');
    await expect.poll(() => texts(demo, 'name')).toHaveLength(4);
    await select(demo, 'isAdmin', 'All roles');
    await expect.poll(() => texts(demo, 'name')).toHaveLength(6);
  }
});

act('RatingHeaderInput', async (demo) => {
  const stars = (count: number) =>
    click(filter(demo, 'rating').querySelectorAll('label')[count - 1] ?? demo.stage);
  for (let turn = 0; turn < 2; turn += 1) {
    await stars(4);
    await expect.poll(() => texts(demo, 'name')).toHaveLength(3);
    await choose(demo, 'rating', 'Exactly');
    await expect.poll(() => texts(demo, 'name')).toEqual(['Harbour House', 'Lakeside Inn']);
    await choose(demo, 'rating', 'Clear filter');
    await expect.poll(() => texts(demo, 'name')).toHaveLength(6);
  }
});

act('CustomHeaderFilterCell', async (demo) => {
  const button = demo.getByRole('button', { name: /^Filter Airline: / });
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.element(button).toHaveTextContent('Any');
    await button.click();
    await expect.element(demo.getByRole('textbox', { name: 'Value' })).toBeVisible();
    await demo.getByRole('textbox', { name: 'Value' }).fill('Cara');
    await each(demo, 'airline', (text) => text === 'Caravela');
    await expect.element(button).toHaveTextContent('contains Cara');
    await demo.getByRole('textbox', { name: 'Value' }).fill('');
    await expect.poll(() => new Set(texts(demo, 'airline')).size).toBeGreaterThan(1);
    await press('Escape');
  }
});

claim(
  [
    'The inputs and the filter panel change the same filter model.',
    'Filters in several columns are combined with logicOperator of the filter model, which is and by default.',
    'headerFilters is false by default.',
  ],
  async () => {
    const { screen, api } = await ports();
    await write(screen, 'port', 'r');
    await expect.poll(() => texts(screen, 'port')).toEqual(ALL);
    await write(screen, 'berths', '3');
    await expect.poll(() => texts(screen, 'port')).toEqual(['Brest']);
    api.setFilterLogicOperator(GridLogicOperator.Or);
    await expect.poll(() => texts(screen, 'port')).toEqual(ALL);
    api.setFilterModel({ items: [{ id: 1, field: 'port', operator: 'startsWith', value: 'Av' }] });
    await expect.poll(() => input(screen, 'port')?.value).toBe('Av');
    screen.unmount();
    const off = await showPro({ rows: ROWS, columns: COLUMNS });
    expect(off.screen.stage.querySelector('.MuiDataGrid-headerFilterRow')).toBeNull();
  },
);

claim(
  [
    'Without a filter, a cell uses the first operator of its column.',
    'A column with filterable: false has an empty cell.',
    "The operator isAnyOf isn't in the menu. A filter with this operator still applies, but its column shows an empty input.",
    'Clearing the text of an input keeps the operator. Clear filter in the menu resets both.',
    'An operator without a value, such as Is empty, shows its name instead of an input.',
  ],
  async () => {
    const anyOf = { id: 1, field: 'port', operator: 'isAnyOf', value: ['Brest'] };
    const { screen, api } = await ports({
      columns: COLUMNS.map((column) => ({ ...column, filterable: column.field !== 'open' })),
      ...filtered([anyOf]),
    });
    expect(texts(screen, 'port')).toEqual(['Brest']);
    expect(input(screen, 'port')?.value).toBe('');
    expect(filter(screen, 'open').querySelector('input')).toBeNull();
    await openMenu(screen, 'port');
    const names = screen
      .getByRole('menuitem')
      .elements()
      .map((item) => item.textContent);
    expect(names).toContain('Contains');
    expect(names).not.toContain('Is any of');
    await press('Escape');
    api.setFilterModel({ items: [] });
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await choose(screen, 'port', 'Starts with');
    await write(screen, 'port', 'B');
    await expect.poll(() => texts(screen, 'port')).toEqual(['Brest']);
    await write(screen, 'port', '');
    await expect.poll(() => texts(screen, 'port')).toEqual(ALL);
    expect(filter(screen, 'port').textContent).toContain('Starts with');
    await write(screen, 'port', 'B');
    await expect.poll(() => texts(screen, 'port')).toEqual(['Brest']);
    await choose(screen, 'port', 'Clear filter');
    await expect.poll(() => filter(screen, 'port').textContent).toContain('Contains');
    await choose(screen, 'port', 'Is empty');
    await expect.poll(() => input(screen, 'port')).toBeNull();
    expect(filter(screen, 'port').textContent).toBe('Is empty');
  },
);

claim(
  'When headerFilters changes to false, the row disappears, but its filters still apply.',
  async () => {
    const { screen, redraw } = await ports();
    const top = () =>
      row(screen, 2).getBoundingClientRect().top -
      header(screen, 'port').getBoundingClientRect().top;
    await write(screen, 'port', 'Br');
    for (let turn = 0; turn < 2; turn += 1) {
      await expect.poll(() => texts(screen, 'port')).toEqual(['Brest']);
      await expect.poll(top).toBe(112);
      await redraw({ rows: ROWS, columns: COLUMNS, headerFilters: false });
      await expect.poll(top).toBe(56);
      expect(texts(screen, 'port')).toEqual(['Brest']);
      await redraw({ rows: ROWS, columns: COLUMNS, headerFilters: true });
    }
  },
);

claim(
  [
    'The grid remembers the default operator of a field for all grids of the page.',
    'If two grids have a column with the same field but different operators, typing in the second one throws No filter operator found for column.',
    'Give such columns different fields, or start with a filter in the model.',
  ],
  async () => {
    const first = await ports({ columns: [{ field: 'shared' }] });
    first.screen.unmount();
    const columns: GridColDef[] = [{ field: 'shared', type: 'number', width: 200 }];
    const rows = [{ id: 1, shared: 5 }];
    const item = { id: 1, field: 'shared', operator: '=' };
    const good = await ports({ columns, rows, ...filtered([item]) });
    await write(good.screen, 'shared', '7');
    await expect.poll(() => texts(good.screen, 'shared')).toEqual([]);
    good.screen.unmount();
    const { screen } = await ports({ columns, rows });
    await write(screen, 'shared', '7');
    const said: string[] = [];
    await expect
      .poll(() => {
        said.push(...takeConsole());
        return said.join();
      })
      .toContain('No filter operator found for column');
    await settled();
    takeConsole();
    screen.unmount();
    takeConsole();
  },
);

claim(
  [
    'Set disableColumnFilter to remove Filter from the column menus, and slots.headerFilterMenu to null to remove the operator menus.',
    'Clear filter is in the menu by default, and a dot on the menu button marks an active filter.',
    'Set showClearIcon to show a clear button in the cell instead.',
  ],
  async () => {
    const one = filtered([{ id: 1, field: 'port', operator: 'contains', value: 'r' }]);
    const { screen } = await ports(one);
    const dot = (each: Screen) =>
      filter(each, 'port').querySelector('.MuiBadge-badge:not(.MuiBadge-invisible)');
    const clear = (each: Screen) =>
      filter(each, 'port').querySelector('[aria-label="Clear filter"]');
    expect(dot(screen)).not.toBeNull();
    expect(clear(screen)).toBeNull();
    await choose(screen, 'port', 'Clear filter');
    await expect.poll(() => dot(screen)).toBeNull();
    screen.unmount();
    const inline = await ports({
      ...one,
      slotProps: { headerFilterCell: { showClearIcon: true } },
    });
    expect([dot(inline.screen), clear(inline.screen) === null]).toEqual([null, false]);
    await openMenu(inline.screen, 'port');
    expect(inline.screen.getByRole('menuitem', { name: 'Clear filter' }).elements()).toEqual([]);
    await press('Escape');
    inline.screen.unmount();
    const simple = await ports({ disableColumnFilter: true, slots: { headerFilterMenu: null } });
    await openColumnMenu(simple.screen, 'port');
    expect(simple.screen.getByRole('menuitem', { name: 'Filter' }).elements()).toEqual([]);
    await press('Escape');
    await expect.poll(() => simple.screen.getByRole('menu').elements()).toEqual([]);
    expect(filter(simple.screen, 'port').querySelector('[aria-haspopup="true"]')).toBeNull();
    await write(simple.screen, 'port', 'Br');
    await expect.poll(() => texts(simple.screen, 'port')).toEqual(['Brest']);
  },
);

claim(
  [
    "It's the same as columnHeaderHeight by default, and the density changes both.",
    'headerFilterHeight sets the height of the row in pixels.',
  ],
  async () => {
    for (const [props, expected] of [
      [{}, 56],
      [{ columnHeaderHeight: 80 }, 80],
      [{ headerFilterHeight: 72 }, 72],
      [{ headerFilterHeight: 100, density: 'compact' }, 70],
      [{ columnHeaderHeight: 80, density: 'compact' }, 56],
    ] as const) {
      const { screen } = await ports(props);
      expect(filter(screen, 'port').offsetHeight).toBe(expected);
      screen.unmount();
    }
  },
);

claim(
  "Set ignoreDiacritics to find Café when the user types cafe. It's false by default.",
  async () => {
    for (const ignoreDiacritics of [undefined, true]) {
      const { screen } = await ports({ ignoreDiacritics });
      await write(screen, 'port', 'cork');
      await expect.poll(() => texts(screen, 'port')).toEqual(ignoreDiacritics ? ['Córk'] : []);
      screen.unmount();
    }
  },
);

claim(
  [
    'showHeaderFilterMenu() opens the menu next to the menu button that was used last. Before the first use, it has no effect.',
    'While an input has focus, the arrow keys move the text cursor.',
  ],
  async () => {
    const { screen, api } = await ports();
    api.showHeaderFilterMenu('port');
    await settled();
    expect(screen.getByRole('menu').elements()).toEqual([]);
    api.hideHeaderFilterMenu();
    await openMenu(screen, 'port');
    await press('Escape');
    await expect.poll(() => screen.getByRole('menu').elements()).toEqual([]);
    api.showHeaderFilterMenu('port');
    await expect.element(screen.getByRole('menu')).toBeVisible();
    api.hideHeaderFilterMenu();
    await expect.poll(() => screen.getByRole('menu').elements()).toEqual([]);
    api.setColumnHeaderFilterFocus('port');
    api.startHeaderFilterEditMode('port');
    await expect.poll(() => document.activeElement).toBe(input(screen, 'port'));
    await type('ac');
    await press('ArrowLeft');
    await type('b');
    await expect.poll(() => input(screen, 'port')?.value).toBe('abc');
  },
);

/** Shows ports with the focus on the header filter of a column. */
async function onFilter(field = 'port') {
  const { screen } = await ports();
  await click(cell(screen, field));
  await press('ArrowUp');
  await expect
    .poll(() => document.activeElement?.closest('.MuiDataGrid-headerFilterRow'))
    .not.toBeNull();
  return screen;
}

keyRow('↓ on a header', async () => {
  const screen = await onFilter();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('ArrowUp');
    await expect.poll(() => document.activeElement).toBe(header(screen, 'port'));
    await press('↓');
    await expect.poll(() => filter(screen, 'port').contains(document.activeElement)).toBe(true);
  }
});

keyRow('←, →', async () => {
  await onFilter();
  for (const [key, field] of [
    ['→', 'berths'],
    ['→', 'open'],
    ['←', 'berths'],
    ['←', 'port'],
  ] as const) {
    await press(key);
    await expect.poll(focusedField).toBe(field);
  }
});

keyRow('Home, End', async () => {
  await onFilter('berths');
  for (let turn = 0; turn < 2; turn += 1) {
    await press('End');
    await expect.poll(focusedField).toBe('open');
    await press('Home');
    await expect.poll(focusedField).toBe('port');
  }
});

keyRow('Enter', async () => {
  const screen = await onFilter();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Enter');
    await expect.poll(() => document.activeElement).toBe(input(screen, 'port'));
    await press('Enter');
    await expect.poll(() => document.activeElement).not.toBe(input(screen, 'port'));
    expect(focusedField()).toBe('port');
  }
});

keyRow('Escape', async () => {
  const screen = await onFilter();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Enter');
    await expect.poll(() => document.activeElement).toBe(input(screen, 'port'));
    await press('Escape');
    await expect.poll(() => document.activeElement).not.toBe(input(screen, 'port'));
  }
});

keyRow('A letter or digit', async () => {
  const screen = await onFilter();
  await press('b');
  await expect.poll(() => input(screen, 'port')?.value).toBe('b');
  await expect.poll(() => texts(screen, 'port')).toEqual(['Brest']);
});

keyRow('Tab, Shift+Tab in the input', async () => {
  const screen = await onFilter('berths');
  for (const key of ['Tab', 'Shift+Tab']) {
    for (const field of ['port', 'berths']) {
      await click(input(screen, field) ?? screen.stage);
      await expect.poll(() => document.activeElement).toBe(input(screen, field));
      await press(key);
      await expect.poll(() => document.activeElement).toBe(filter(screen, 'port'));
    }
  }
  await click(input(screen, 'port') ?? screen.stage);
  await press('Enter', '→', 'Enter');
  await expect.poll(() => document.activeElement).toBe(input(screen, 'berths'));
});

keyRow('Ctrl+Enter', async () => {
  const screen = await onFilter();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Ctrl+Enter');
    await expect.element(screen.getByRole('menu')).toBeVisible();
    await press('Escape');
    await expect.poll(() => screen.getByRole('menu').elements()).toEqual([]);
  }
});
