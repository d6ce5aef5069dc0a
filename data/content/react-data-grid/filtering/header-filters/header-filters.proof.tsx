import {
  GridLogicOperator,
  type DataGridProProps,
  type GridColDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid-pro';
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
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, header, openColumnMenu, row, showPro, texts } from '#test/proofs/grids.tsx';

const PORT: GridColDef = { field: 'port', headerName: 'Port', width: 180 };
const COLUMNS: GridColDef[] = [
  PORT,
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
  await click(cell(demo, 'rating'));
  await press('ArrowUp', 'Enter');
  for (const count of [6, 6, 5, 3, 1]) {
    await press('ArrowRight');
    await expect.poll(() => texts(demo, 'name')).toHaveLength(count);
  }
  await press('Escape', 'ArrowRight');
  await expect.poll(focusedField).toBe('rooms');
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
  const button = demo.getByRole('button', { name: /^Filter Airline:/ });
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
  await click(cell(demo, 'gate'));
  await press('ArrowUp');
  await expect.poll(focusedField).toBe('gate');
  await press('ArrowRight');
  await expect.poll(focusedField).toBe('delay');
});

claim(
  [
    'The inputs and the filter panel change the same filter model.',
    'Filters on several columns are combined with logicOperator of the filter model, which is and by default.',
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
    'Without a filter, a cell uses the first operator of the column.',
    'A column with filterable: false has an empty cell. If the model contains a filter for the column, the cell shows it in a disabled input.',
    "The operator isAnyOf isn't in the menu. A filter with this operator still applies, but the cell shows an empty input, and typing in it adds a second filter.",
    'Clearing the text of an input keeps the operator. Clear filter in the menu resets the text and the operator.',
    'An operator without a value, such as Is empty, shows its name instead of an input.',
  ],
  async () => {
    const unfilterable = { columns: [{ ...PORT, filterable: false }, ...COLUMNS.slice(1)] };
    const br = { id: 1, field: 'port', operator: 'contains', value: 'Br' };
    for (const items of [[], [br]]) {
      const { screen } = await ports({ ...unfilterable, ...filtered(items) });
      expect(texts(screen, 'port')).toEqual(items.length > 0 ? ['Brest'] : ALL);
      expect([input(screen, 'port')?.value, input(screen, 'port')?.disabled]).toEqual(
        items.length > 0 ? ['Br', true] : [undefined, undefined],
      );
      screen.unmount();
    }
    const anyOf = { id: 1, field: 'port', operator: 'isAnyOf', value: ['Brest'] };
    const second = await ports(filtered([{ ...anyOf, value: ['Aveiro', 'Brest'] }]));
    expect(texts(second.screen, 'port')).toEqual(['Aveiro', 'Brest']);
    await write(second.screen, 'port', 'Av');
    await expect.poll(() => texts(second.screen, 'port')).toEqual(['Aveiro']);
    expect(second.api.exportState().filter?.filterModel?.items).toHaveLength(2);
    second.screen.unmount();
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
    'The default operator of a field is stored once for all grids on the page.',
    'If a second grid has a column with the same field but without this operator, typing in its header filter throws No filter operator found for column.',
    'A filter in the model helps only until the user clears it. Give such columns different fields.',
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
    await choose(good.screen, 'shared', 'Clear filter');
    await expect.poll(() => texts(good.screen, 'shared')).toEqual(['5']);
    const throws = async (screen: Screen) => {
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
    };
    await throws(good.screen);
    await throws((await ports({ columns, rows })).screen);
  },
);

claim(
  [
    'Set disableColumnFilter to remove Filter from the column menus, and slots.headerFilterMenu to null to remove the operator menus.',
    'Clear filter is in the menu by default, and a dot on the menu button marks an active filter.',
    'Set slotProps.headerFilterCell.showClearIcon to show a clear button in the cell instead.',
    'Users clear such a filter by deleting its text or by selecting the empty option, which is any in a boolean column.',
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
    await write(simple.screen, 'port', '');
    await select(simple.screen, 'open', 'true');
    await expect.poll(() => texts(simple.screen, 'port')).toEqual(['Aveiro', 'Córk']);
    await select(simple.screen, 'open', 'any');
    await expect.poll(() => texts(simple.screen, 'port')).toEqual(ALL);
  },
);

claim(
  [
    "By default, it's the same as columnHeaderHeight. The density changes both.",
    'headerFilterHeight sets the height of the header filter row in pixels.',
    'The row is at least as tall as its fields, even with a lower value.',
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
    for (const [props, wanted] of [
      [{ density: 'compact' }, 39],
      [{ headerFilterHeight: 10 }, 10],
    ] as const) {
      const { screen } = await ports(props);
      const filters = screen.stage.querySelector('.MuiDataGrid-headerFilterRow');
      const tall = filters?.getBoundingClientRect().height;
      expect(tall).toBeGreaterThan(wanted);
      for (const { field } of COLUMNS) {
        const own = filter(screen, field).querySelector<HTMLElement>('.MuiInputBase-root');
        expect(own?.offsetHeight).toBeGreaterThan(0);
        expect(tall).toBeGreaterThanOrEqual(own?.offsetHeight ?? Infinity);
      }
      screen.unmount();
    }
  },
);

claim(
  "Set ignoreDiacritics so that typing cafe also matches Café. It's false by default.",
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
    'showHeaderFilterMenu() opens the menu next to the menu button that was used last.',
    "Don't call it before the user has used a menu button: no menu opens, and users can't reach the header filter with the arrow keys until you call hideHeaderFilterMenu().",
    "While an input has focus, the arrow keys don't move focus out of it. They move the text cursor, or change a number, a date or the option of a select.",
  ],
  async () => {
    const { screen, api } = await ports();
    api.showHeaderFilterMenu('port');
    await settled();
    expect(screen.getByRole('menu').elements()).toEqual([]);
    await click(cell(screen, 'port'));
    await press('ArrowUp');
    await settled();
    expect(filter(screen, 'port').contains(document.activeElement)).toBe(false);
    api.hideHeaderFilterMenu();
    await expect.poll(() => filter(screen, 'port').contains(document.activeElement)).toBe(true);
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
    await click(input(screen, 'berths') ?? screen.stage);
    await type('3');
    await press('ArrowUp');
    await expect.poll(() => input(screen, 'berths')?.value).toBe('4');
    expect(document.activeElement).toBe(input(screen, 'berths'));
  },
);

claim(
  [
    'Typing text, a number or a date is debounced by filterDebounceMs, which is 150 by default.',
    "Give each item an id, even if there's only one. Otherwise, the grid logs an error when the user filters a second column.",
  ],
  async () => {
    const onFilterModelChange = vi.fn();
    const slow = await ports({ filterDebounceMs: 2000, onFilterModelChange });
    await click(input(slow.screen, 'port') ?? slow.screen.stage);
    await type('Br');
    expect(onFilterModelChange).not.toHaveBeenCalled();
    await expect.poll(() => texts(slow.screen, 'port'), { timeout: 5000 }).toEqual(['Brest']);
    expect(onFilterModelChange).toHaveBeenCalledTimes(1);
    await select(slow.screen, 'open', 'false');
    expect(onFilterModelChange).toHaveBeenCalledTimes(2);
    slow.screen.unmount();
    const item = { field: 'port', operator: 'contains', value: 'r' };
    const { screen } = await ports(filtered([item]));
    await write(screen, 'berths', '3');
    await expect.poll(() => texts(screen, 'port')).toEqual(['Brest']);
    expect(takeConsole().join()).toContain('The `id` field is required on `filterModel.items`');
  },
);

claim(
  [
    'headerLabel of an operator | The label of the input and the menu item | –',
    'A custom operator needs a headerLabel. Without it, the grid throws Missing translation for key on the first render or when the user opens a header filter menu.',
    "Render headerFilterMenu and clearButton. Otherwise, the cell has no menu. The filter panel doesn't pass these two props.",
    'inputRef replaces the focusElementRef of the filter panel.',
    'clearButton is null unless showClearIcon is set and the filter has a value.',
    'Return your own input from renderHeaderFilter, null to leave the cell empty, or undefined to keep the default input.',
  ],
  async () => {
    let given: GridFilterInputValueProps | undefined;
    const own = (hasMenu: boolean, headerLabel?: string): GridColDef => ({
      ...PORT,
      field: `port${hasMenu}${headerLabel}`,
      filterOperators: [
        {
          value: 'own',
          label: 'own',
          headerLabel,
          getApplyFilterFn: () => null,
          InputComponent: (props: GridFilterInputValueProps) => {
            given = props;
            return hasMenu && props.headerFilterMenu;
          },
        },
      ],
    });
    await expect(ports({ columns: [own(true)] })).rejects.toThrow('Missing translation for key');
    takeConsole();
    const second = { value: 'two', label: 'two', getApplyFilterFn: () => null };
    const mine = own(true, 'Mine');
    const both = await ports({
      columns: [{ ...mine, filterOperators: [...(mine.filterOperators ?? []), second] }],
    });
    await click(filter(both.screen, mine.field).querySelector('button') ?? document.body);
    const seen: string[] = [];
    await expect
      .poll(() => seen.push(...takeConsole()) && seen.join(' '))
      .toContain('Missing translation for key');
    await expect.poll(() => takeConsole()).toEqual([]);
    for (const [hasMenu, showClearIcon] of [
      [false, false],
      [true, false],
      [true, true],
    ] as const) {
      const column = own(hasMenu, 'Mine');
      const { field } = column;
      const { screen, api } = await ports({
        columns: [column],
        slotProps: { headerFilterCell: { showClearIcon } },
      });
      expect(filter(screen, field).querySelectorAll('button')).toHaveLength(hasMenu ? 1 : 0);
      expect([given?.clearButton, given?.slotProps?.root.label]).toEqual([null, 'Mine']);
      expect([given?.inputRef === undefined, given?.focusElementRef]).toEqual([false, undefined]);
      api.setFilterModel({ items: [{ id: 1, field, operator: 'own', value: 'a' }] });
      await expect.poll(() => given?.clearButton !== null).toBe(showClearIcon);
      if (hasMenu) {
        await openMenu(screen, field);
        await expect.element(screen.getByRole('menuitem', { name: 'Mine' })).toBeVisible();
        await press('Escape');
        await expect.poll(() => screen.getByRole('menu').elements()).toEqual([]);
      }
      screen.unmount();
    }
    const panel = await ports({ columns: [own(true, 'Mine')], headerFilters: false });
    panel.api.showFilterPanel(own(true, 'Mine').field);
    await expect.poll(() => given?.focusElementRef).toBeDefined();
    expect([given?.headerFilterMenu, given?.clearButton, given?.inputRef]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    panel.screen.unmount();
    const rendered = await ports({
      columns: [
        { ...PORT, renderHeaderFilter: () => undefined },
        { field: 'berths', renderHeaderFilter: () => null },
        {
          field: 'open',
          renderHeaderFilter: ({ inputRef }) => (
            <input ref={inputRef as React.Ref<HTMLInputElement>} />
          ),
        },
      ],
    });
    expect(input(rendered.screen, 'port')).not.toBeNull();
    expect(filter(rendered.screen, 'berths').innerHTML).toBe('');
    await click(cell(rendered.screen, 'open'));
    await press('ArrowUp', 'Enter');
    await expect.poll(() => document.activeElement).toBe(input(rendered.screen, 'open'));
  },
);

claim(
  [
    'Pass inputRef, onFocus and onBlur to your input.',
    "Without it, Enter doesn't move focus into the input.",
    'Without onFocus, arrow keys leave the input after a click. Without onBlur, its cell stays in edit mode after a click elsewhere.',
  ],
  async () => {
    for (const missing of [undefined, 'inputRef', 'onFocus', 'onBlur'] as const) {
      const InputComponent = ({ inputRef, onFocus, onBlur }: GridFilterInputValueProps) => (
        <input
          ref={missing === 'inputRef' ? undefined : (inputRef as React.Ref<HTMLInputElement>)}
          onFocus={missing === 'onFocus' ? undefined : onFocus}
          onBlur={missing === 'onBlur' ? undefined : onBlur}
          tabIndex={-1}
        />
      );
      const operator = { value: 'own', label: 'own', headerLabel: 'Mine', InputComponent };
      const { screen, api } = await ports({
        columns: [
          { field: 'berths' },
          { ...PORT, filterOperators: [{ ...operator, getApplyFilterFn: () => null }] },
        ],
      });
      const isInInput = () => document.activeElement === input(screen, 'port');
      await click(cell(screen, 'port'));
      await press('ArrowUp');
      await expect.poll(focusedField).toBe('port');
      await press('Enter');
      await settled();
      expect(isInInput()).toBe(missing !== 'inputRef');
      await click(cell(screen, 'port'));
      await click(input(screen, 'port') ?? document.body);
      await expect.poll(isInInput).toBe(true);
      await press('ArrowLeft');
      await settled();
      expect(isInInput()).toBe(missing !== 'onFocus');
      await click(input(screen, 'port') ?? document.body);
      await type('a');
      await click(cell(screen, 'berths'));
      await settled();
      expect(api.state.headerFiltering.editing).toBe(missing === 'onBlur' ? 'port' : null);
      screen.unmount();
    }
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

keyRow('↓ on a column header', async () => {
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
  await press('End', 'Enter', 'Enter');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await press('Escape');
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

keyRow('A letter or digit without Shift', async () => {
  const screen = await onFilter();
  await press('Shift+B');
  await settled();
  expect(document.activeElement).toBe(filter(screen, 'port'));
  await press('b');
  await expect.poll(() => input(screen, 'port')?.value).toBe('b');
  await expect.poll(() => texts(screen, 'port')).toEqual(['Brest']);
});

/** Presses a key in the input of each column, reached with the keyboard, and reads which header filter then has the focus. */
async function leaving(key: string): Promise<(string | null | undefined)[]> {
  const found: (string | null | undefined)[] = [];
  for (const { field } of COLUMNS) {
    const screen = await onFilter(field);
    await press('Enter');
    await expect.poll(() => document.activeElement).not.toBe(filter(screen, field));
    await press(key);
    await expect.poll(() => document.activeElement?.role).toBe('columnheader');
    found.push(focusedField());
    screen.unmount();
  }
  return found;
}

keyRow('Tab in the input', async () => {
  expect(await leaving('Tab')).toEqual(['port', 'port', 'open']);
  const screen = await onFilter();
  await click(input(screen, 'berths') ?? screen.stage);
  await press('Tab');
  await expect.poll(() => document.activeElement).toBe(filter(screen, 'port'));
  await press('→', 'Enter');
  await expect.poll(() => document.activeElement).toBe(input(screen, 'berths'));
});

keyRow('Shift+Tab in the input', async () => {
  expect(await leaving('Shift+Tab')).toEqual(['port', 'port', 'berths']);
  const screen = await onFilter();
  await click(input(screen, 'berths') ?? screen.stage);
  await press('Shift+Tab');
  await expect.poll(() => document.activeElement).toBe(filter(screen, 'port'));
});

keyRow('Ctrl+Enter', async () => {
  const screen = await onFilter();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Ctrl+Enter');
    await expect.element(screen.getByRole('menu')).toBeVisible();
    await press('Escape');
    await expect.poll(() => screen.getByRole('menu').elements()).toEqual([]);
  }
  for (const field of ['port', 'berths']) {
    for (const enter of [() => click(input(screen, field) ?? screen.stage), () => press('Enter')]) {
      await enter();
      await expect.poll(() => document.activeElement).toBe(input(screen, field));
      await press('Ctrl+Enter');
      await expect.poll(() => document.activeElement).not.toBe(input(screen, field));
      await settled();
      expect(focusedField()).toBe(field);
      expect(screen.getByRole('menu').elements()).toEqual([]);
    }
  }
});
