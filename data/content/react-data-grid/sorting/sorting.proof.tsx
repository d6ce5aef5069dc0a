import { useEffect, useState } from 'react';
import {
  DataGrid,
  gridDateComparator,
  gridNumberComparator,
  gridStringOrNumberComparator,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
  type GridDataSource,
  type GridSortModel,
} from '@mui/x-data-grid';
import {
  gridFilteredSortedRowEntriesSelector,
  gridExpandedSortedRowEntriesSelector,
  useGridApiContext,
  type DataGridProProps,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid-pro';
import {
  act,
  claim,
  click,
  expect,
  hover,
  keyRow,
  press,
  show,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, header, openColumnMenu, showGrid, showPro, texts } from '#test/proofs/grids.tsx';

type Direction = 'asc' | 'desc' | undefined;

const COLUMNS: GridColDef[] = [
  { field: 'port' },
  { field: 'country' },
  { field: 'berths', type: 'number' },
];
const ROWS = [
  { id: 1, port: 'Cork', country: 'Ireland', berths: 6 },
  { id: 2, port: 'Aveiro', country: 'Portugal', berths: 9 },
  { id: 3, port: 'Dublin', country: 'Ireland', berths: 3 },
  { id: 4, port: 'Brest', country: 'France', berths: 9 },
];
const GIVEN = ['Cork', 'Aveiro', 'Dublin', 'Brest'];
const BY_NAME = ['Aveiro', 'Brest', 'Cork', 'Dublin'];
const BY_BERTHS = ['Dublin', 'Cork', 'Aveiro', 'Brest'];
const BY_BERTHS_DOWN = ['Aveiro', 'Brest', 'Cork', 'Dublin'];

const grid = (props: Partial<DataGridProps> = {}) =>
  showGrid({ rows: ROWS, columns: COLUMNS, ...props });
const pro = (props: Partial<DataGridProProps> = {}) =>
  showPro({ rows: ROWS, columns: COLUMNS, ...props });
const ports = (screen: Screen) => texts(screen, 'port');
const by = (field: string, sort: 'asc' | 'desc' = 'asc'): GridSortModel => [{ field, sort }];
const initially = (sortModel: GridSortModel) => ({ initialState: { sorting: { sortModel } } });

function direction(screen: Screen, field: string): Direction {
  const value = header(screen, field).ariaSort;
  return value === 'ascending' ? 'asc' : value === 'descending' ? 'desc' : undefined;
}

function arrow(screen: Screen, field: string): boolean {
  const own = header(screen, field);
  return (
    own.matches('.MuiDataGrid-columnHeader--sorted') &&
    own.querySelector('svg.MuiDataGrid-sortIcon') !== null
  );
}

/** The number beside the arrow. */
function priority(screen: Screen, field: string): string {
  return header(screen, field).querySelector('.MuiBadge-badge')?.textContent ?? '';
}

async function clickHeader(screen: Screen, field: string, key?: string): Promise<void> {
  await click(header(screen, field), { keys: key ? [key] : [] });
}

async function menuItems(screen: Screen, field: string): Promise<string[]> {
  await hover(header(screen, field));
  await openColumnMenu(screen, field);
  const names = screen
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)
    .filter((name) => /sort/i.test(name));
  await press('Escape');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  return names;
}

async function choose(screen: Screen, field: string, name: string): Promise<void> {
  await hover(header(screen, field));
  await openColumnMenu(screen, field);
  await screen.getByRole('menuitem', { name }).click();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
}

/** Shows a grid with one column `value`, sorted, and gives the IDs of its rows. */
async function idsOf(values: unknown[], column: Partial<GridColDef>, sort: 'asc' | 'desc') {
  const { screen, api } = await showGrid({
    columns: [{ ...column, field: 'value' } as GridColDef],
    rows: values.map((value, id) => ({ id, value })),
    ...initially(by('value', sort)),
  });
  const ids = api.getSortedRowIds();
  screen.unmount();
  return ids;
}

function numbers(screen: Screen, field: string): number[] {
  return texts(screen, field).map((text) => Number(text.replace(/[^\d.]/g, '')));
}

function isOrdered(values: (number | string)[], sort: 'asc' | 'desc'): boolean {
  const all = sort === 'asc' ? values : values.toReversed();
  return (
    all.length > 3 && all.every((value, index) => index === 0 || (all[index - 1] ?? '') <= value)
  );
}

/** Clicks a header twice through its directions, each of which shows these texts in a column, from the top. */
async function cycle(
  demo: Screen,
  field: string,
  steps: [Direction, string[]][],
  shown = field,
): Promise<void> {
  for (const [expected, first] of [...steps, ...steps]) {
    await clickHeader(demo, field);
    expect(direction(demo, field)).toBe(expected);
    expect(texts(demo, shown).slice(0, first.length)).toEqual(first);
  }
}

act('SortByHeader', async (demo) => {
  const before = texts(demo, 'flight');
  for (let turn = 0; turn < 2; turn += 1) {
    await clickHeader(demo, 'delay');
    expect(direction(demo, 'delay')).toBe('asc');
    expect(new Set(texts(demo, 'delay'))).toEqual(new Set(['0']));
    await clickHeader(demo, 'delay');
    expect(isOrdered(numbers(demo, 'delay'), 'desc')).toBe(true);
    expect(numbers(demo, 'delay')[0]).toBeGreaterThan(50);
    await clickHeader(demo, 'delay');
    expect(texts(demo, 'flight')).toEqual(before);
  }
  await choose(demo, 'destination', 'Sort by ASC');
  expect(texts(demo, 'destination')[0]).toBe('Athens');
  await choose(demo, 'destination', 'Unsort');
  expect(texts(demo, 'flight')).toEqual(before);
});

act('MultiSort', async (demo) => {
  expect(isOrdered(texts(demo, 'country'), 'asc')).toBe(true);
  const first = texts(demo, 'country').filter((country) => country === 'France').length;
  expect(isOrdered(numbers(demo, 'total').slice(0, first), 'desc')).toBe(true);
  const before = texts(demo, 'total');
  for (let turn = 0; turn < 2; turn += 1) {
    await clickHeader(demo, 'status', 'Shift');
    expect(['country', 'total', 'status'].map((field) => priority(demo, field))).toEqual([
      '1',
      '2',
      '3',
    ]);
    await clickHeader(demo, 'status', 'Shift');
    expect(direction(demo, 'status')).toBe('desc');
    await clickHeader(demo, 'status', 'Shift');
    expect(direction(demo, 'status')).toBeUndefined();
    expect(texts(demo, 'total')).toEqual(before);
  }
  await clickHeader(demo, 'placed');
  expect(['country', 'total'].map((field) => direction(demo, field))).toEqual([
    undefined,
    undefined,
  ]);
});

act('RatingSortedAtStart', async (demo) => {
  const best = ['4.8', '4.6', '4.4', '4.1', '3.9', '3.2'];
  expect(texts(demo, 'rating')).toEqual(best);
  await cycle(demo, 'rating', [
    [undefined, ['4.4', '3.9']],
    ['asc', best.toReversed()],
    ['desc', best],
  ]);
});

act('SortModelInState', async (demo) => {
  const echo = demo.getByRole('status');
  expect(isOrdered(numbers(demo, 'price'), 'desc')).toBe(true);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Largest first' }).click();
    await expect.element(echo).toHaveTextContent('[{"field":"quantity","sort":"desc"}]');
    expect(isOrdered(numbers(demo, 'quantity'), 'desc')).toBe(true);
    await demo.getByRole('button', { name: 'Oldest first' }).click();
    expect(direction(demo, 'day')).toBe('asc');
    await demo.getByRole('button', { name: 'As booked' }).click();
    await expect.element(echo).toHaveTextContent('[]');
    expect(texts(demo, 'id').slice(0, 3)).toEqual(['1', '2', '3']);
    await clickHeader(demo, 'side');
    await expect.element(echo).toHaveTextContent('[{"field":"side","sort":"asc"}]');
  }
});

act('SortingOff', async (demo) => {
  const before = texts(demo, 'at');
  for (const field of ['minutes', 'at', 'minutes']) {
    await clickHeader(demo, field);
    expect(texts(demo, 'at')).toEqual(before);
    expect(direction(demo, field)).toBeUndefined();
  }
  expect(await menuItems(demo, 'stop')).toEqual([]);
});

act('SortingOffOneColumn', async (demo) => {
  const before = texts(demo, 'note');
  for (let turn = 0; turn < 2; turn += 1) {
    await clickHeader(demo, 'note');
    expect(texts(demo, 'note')).toEqual(before);
  }
  await cycle(demo, 'owner', [
    ['asc', ['Alma', 'Esra', 'Esra', 'Finn']],
    ['desc', ['Hugo', 'Finn']],
    [undefined, ['Esra', 'Finn', 'Alma']],
  ]);
});

act('SortReadOnlyColumn', async (demo) => {
  const before = texts(demo, 'flight');
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [name, sort] of [
      ['Fullest first', 'desc'],
      ['Emptiest first', 'asc'],
    ] as const) {
      await demo.getByRole('button', { name }).click();
      expect(isOrdered(numbers(demo, 'load'), sort)).toBe(true);
      await clickHeader(demo, 'load');
      expect(direction(demo, 'load')).toBe(sort);
    }
    await demo.getByRole('button', { name: 'By time' }).click();
    expect(texts(demo, 'flight')).toEqual(before);
  }
});

act('BirthdayComparator', async (demo) => {
  const names = ['Dario', 'Gita', 'Boris', 'Esra', 'Cleo', 'Alma'];
  const shown = () => texts(demo, 'name').map((name) => name.split(' ')[0]);
  expect(shown()).toEqual(names);
  for (let turn = 0; turn < 2; turn += 1) {
    await clickHeader(demo, 'born');
    expect(shown()).toEqual(names.toReversed());
    await clickHeader(demo, 'born');
    expect(shown()).toEqual(['Alma', 'Boris', 'Cleo', 'Dario', 'Esra', 'Gita']);
    await clickHeader(demo, 'born');
    expect(shown()).toEqual(names);
  }
});

act('NaturalOrder', async (demo) => {
  const bins = ['A1', 'A2', 'A10', 'B1', 'B3', 'B12'];
  expect(texts(demo, 'bin')).toEqual(bins);
  await cycle(demo, 'part', [
    ['asc', ['M6 × 8', 'M6 × 16', 'M8 × 40', 'M8 × 120', 'M10 × 8', 'M10 × 40']],
    ['desc', ['M10 × 40', 'M10 × 8', 'M8 × 120']],
    [undefined, ['M8 × 40', 'M8 × 120', 'M10 × 40']],
  ]);
  await clickHeader(demo, 'bin');
  expect(texts(demo, 'bin')).toEqual(bins);
});

act('StatusOrder', async (demo) => {
  const statuses = ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'];
  const places = () => texts(demo, 'status').map((status) => statuses.indexOf(status));
  expect(isOrdered(places(), 'asc')).toBe(true);
  for (let turn = 0; turn < 2; turn += 1) {
    await clickHeader(demo, 'status');
    expect(isOrdered(places(), 'desc')).toBe(true);
    await clickHeader(demo, 'status');
    expect(texts(demo, 'id')[0]).toBe('48000');
    await clickHeader(demo, 'status');
    expect(isOrdered(places(), 'asc')).toBe(true);
  }
});

act('LeadsFirstComparator', async (demo) => {
  const owners = [
    'Alma Grau (lead)',
    'Iris Hossain (lead)',
    'Jamal Eriksen (lead)',
    'Boris Ito',
    'Cleo Acker',
    'Hugo Fontana',
  ];
  expect(texts(demo, 'owner')).toEqual(owners);
  await cycle(demo, 'owner', [
    ['desc', owners.toReversed()],
    [undefined, ['Hugo Fontana', 'Iris Hossain (lead)']],
    ['asc', owners],
  ]);
  await openColumnMenu(demo, 'owner');
  await expect.element(demo.getByRole('menuitem', { name: 'Filter' })).not.toBeInTheDocument();
});

claim(
  'The column has filterable: false, because the filter operators would compare the text [object Object].',
  async () => {
    const { screen, api } = await grid({
      columns: [{ field: 'port', valueFormatter: ({ name }: { name: string }) => name }],
      rows: [{ id: 1, port: { name: 'Cork' } }],
    });
    for (const [value, expected] of [
      ['Cork', []],
      ['object', ['Cork']],
    ] as const) {
      api.setFilterModel({ items: [{ field: 'port', operator: 'contains', value }] });
      await expect.poll(() => ports(screen)).toEqual(expected);
    }
  },
);

act('NullsLast', async (demo) => {
  const days = ['03/06/2025', '11/06/2025', '18/06/2025', '01/07/2025'];
  const open = ['Not confirmed', 'Not confirmed'];
  expect(texts(demo, 'due')).toEqual([...days, ...open]);
  await cycle(demo, 'due', [
    ['desc', [...days.toReversed(), ...open]],
    [undefined, ['18/06/2025', 'Not confirmed', '03/06/2025']],
    ['asc', [...days, ...open]],
  ]);
});

act('OrderWithoutReset', async (demo) => {
  expect(texts(demo, 'branch')[0]).toBe('Lyon');
  await cycle(demo, 'returns', [
    ['desc', ['71', '44', '38', '27', '12', '9']],
    ['asc', ['9', '12', '27', '38', '44', '71']],
  ]);
});

act('OrderPerColumn', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [field, first, second] of [
      ['quantity', 'desc', 'asc'],
      ['commodity', 'asc', 'desc'],
    ] as const) {
      await clickHeader(demo, field);
      expect(direction(demo, field)).toBe(first);
      await clickHeader(demo, field);
      expect(direction(demo, field)).toBe(second);
      await clickHeader(demo, field);
      expect(texts(demo, 'id').slice(0, 3)).toEqual(['1', '2', '3']);
    }
  }
});

act('RowsStayInPlace', async (demo) => {
  const count = async (place: number, text: string) => {
    await click(cell(demo, 'counted', place), { times: 2 });
    await expect.element(demo.getByRole('spinbutton')).toHaveFocus();
    await press('Control+A', 'Delete');
    await type(text);
    await press('Enter');
    await expect.poll(() => texts(demo, 'counted')[place]).toBe(text);
  };
  const products = texts(demo, 'product');
  expect(texts(demo, 'counted')).toEqual(['9', '16', '42', '51', '75', '118']);
  await count(0, '60');
  expect(texts(demo, 'product')).toEqual(products);
  await clickHeader(demo, 'counted');
  expect(texts(demo, 'counted')).toEqual(['118', '75', '60', '51', '42', '16']);
  await count(2, '9');
  expect(texts(demo, 'counted')).toEqual(['118', '75', '9', '51', '42', '16']);
  await clickHeader(demo, 'counted');
  expect(texts(demo, 'product')[0]).toBe('Desk mat');
  await clickHeader(demo, 'counted');
  expect(texts(demo, 'product')).toEqual(products);
  await count(3, '-5');
  await count(4, '');
  await clickHeader(demo, 'counted');
  expect(texts(demo, 'counted').slice(-2)).toEqual(['', '-5']);
});

async function setLatency(demo: Screen, name: string): Promise<void> {
  await demo.getByRole('combobox').click();
  await demo.getByRole('option', { name }).click();
  await expect.poll(() => document.querySelector('.MuiModal-root')).toBeNull();
}

act('ServerSort', async (demo) => {
  const log = demo.getByRole('status');
  await expect.poll(() => isOrdered(numbers(demo, 'price'), 'desc')).toBe(true);
  await setLatency(demo, '3,000 ms');
  await clickHeader(demo, 'commodity');
  expect(direction(demo, 'commodity')).toBe('asc');
  await clickHeader(demo, 'desk');
  await setLatency(demo, '200 ms');
  await clickHeader(demo, 'quantity');
  await expect.poll(() => isOrdered(numbers(demo, 'quantity'), 'asc')).toBe(true);
  await expect.element(log).toHaveTextContent(/commodity asc: aborted/);
  await expect.element(log).toHaveTextContent(/desk asc: aborted/);
  await expect.element(log).toHaveTextContent(/quantity asc: answered/);
  for (let turn = 0; turn < 2; turn += 1) {
    await clickHeader(demo, 'quantity');
    await expect.poll(() => isOrdered(numbers(demo, 'quantity'), 'desc')).toBe(true);
    await clickHeader(demo, 'quantity');
    await expect.poll(() => texts(demo, 'id')[0]).toBe('1');
    await clickHeader(demo, 'quantity');
    await expect.poll(() => isOrdered(numbers(demo, 'quantity'), 'asc')).toBe(true);
  }
});

claim(
  [
    'Users sort rows by clicking a column header: the first click sorts in ascending order, the second in descending order, and the third removes the sorting.',
    'Sorting is on by default.',
    'Without sorting, the grid keeps the order of rows.',
    'DataGrid sorts rows by one column at a time.',
    'An arrow in the header shows the direction.',
    "The default is ['asc', 'desc', null], where null means no sorting.",
  ],
  async () => {
    for (const { screen } of [await grid(), await pro()]) {
      expect(ports(screen)).toEqual(GIVEN);
      for (const [sort, expected] of [
        ['asc', BY_NAME],
        ['desc', BY_NAME.toReversed()],
        [undefined, GIVEN],
      ] as const) {
        await clickHeader(screen, 'port');
        expect([direction(screen, 'port'), arrow(screen, 'port')]).toEqual([
          sort,
          sort !== undefined,
        ]);
        expect(ports(screen)).toEqual(expected);
      }
      screen.unmount();
    }
    const { screen, api } = await grid();
    for (const key of ['Shift', 'Control', 'Meta']) {
      await clickHeader(screen, 'port', key);
      await clickHeader(screen, 'berths', key);
      expect(api.getSortModel()).toEqual(by('berths'));
      api.setSortModel([]);
    }
  },
);

claim(
  [
    'In the column menu, users select Sort by ASC or Sort by DESC to set a direction, and Unsort to remove the sorting.',
    'The column menu offers the directions in this list.',
  ],
  async () => {
    const { screen } = await grid();
    await choose(screen, 'port', 'Sort by DESC');
    expect(ports(screen)).toEqual(BY_NAME.toReversed());
    await choose(screen, 'port', 'Sort by ASC');
    expect(ports(screen)).toEqual(BY_NAME);
    await choose(screen, 'port', 'Unsort');
    expect(ports(screen)).toEqual(GIVEN);
    screen.unmount();
    const order = ['desc', null] as const;
    for (const props of [
      { sortingOrder: order },
      { columns: COLUMNS.map((each) => ({ ...each, sortingOrder: order })) },
    ]) {
      const other = await grid(props);
      expect(await menuItems(other.screen, 'port')).toEqual(['Sort by DESC']);
      other.api.sortColumn('port', 'desc');
      expect(await menuItems(other.screen, 'port')).toEqual(['Unsort']);
      other.screen.unmount();
    }
  },
);

claim(
  [
    'In DataGridPro and DataGridPremium, users add a column to the sorting by clicking its header while holding Ctrl, Cmd or Shift.',
    'Numbers next to the arrows show the priority.',
    'Clicking a header without one of these keys removes the other columns from the sorting.',
  ],
  async () => {
    for (const key of ['Shift', 'Control', 'Meta']) {
      const { screen } = await pro();
      await clickHeader(screen, 'berths', key);
      expect(priority(screen, 'berths')).toBe('');
      await clickHeader(screen, 'berths', key);
      await clickHeader(screen, 'port', key);
      await clickHeader(screen, 'port', key);
      expect(ports(screen)).toEqual(['Brest', 'Aveiro', 'Cork', 'Dublin']);
      expect([priority(screen, 'berths'), priority(screen, 'port')]).toEqual(['1', '2']);
      await clickHeader(screen, 'country');
      expect(['berths', 'port', 'country'].map((field) => direction(screen, field))).toEqual([
        undefined,
        undefined,
        'asc',
      ]);
      screen.unmount();
      // The same when the click removes the sorting of its own column.
      const other = await pro(initially([...by('country'), ...by('port', 'desc')]));
      await clickHeader(other.screen, 'port');
      expect(other.api.getSortModel()).toEqual([]);
      other.screen.unmount();
    }
  },
);

claim(
  [
    'Set disableMultipleColumnsSorting to limit sorting to one column.',
    "The default is false; in DataGrid, it's true and can't be changed.",
    'In DataGrid, or with disableMultipleColumnsSorting, the grid uses the first item of a longer model and logs an error in development:',
    'MUI X: The sortModel can only contain a single item when the disableMultipleColumnsSorting prop is set to true.',
  ],
  async () => {
    const message =
      'MUI X: The `sortModel` can only contain a single item when the `disableMultipleColumnsSorting` prop is set to `true`.';
    const model: GridSortModel = [...by('country'), ...by('port')];
    const off = { disableMultipleColumnsSorting: false } as object;
    const first = await grid({ ...off, sortModel: model });
    expect(takeConsole().join('\n')).toContain(message);
    expect(first.api.getSortModel()).toEqual(by('country'));
    first.screen.unmount();
    for (const isOff of [undefined, false, true]) {
      const { screen, api } = await pro({
        disableMultipleColumnsSorting: isOff,
        ...initially(model),
      });
      expect(api.getSortModel()).toEqual(isOff ? by('country') : model);
      api.setSortModel(by('country'));
      await clickHeader(screen, 'port', 'Shift');
      expect(api.getSortModel()).toEqual(isOff ? by('port') : model);
      api.sortColumn('country', 'asc', true);
      expect(api.getSortModel()).toHaveLength(isOff ? 1 : 2);
      screen.unmount();
    }
    takeConsole(); // it logs once for a page
  },
);

function OwnSortItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  return (
    <li role="menuitem">
      <button
        onClick={(event) => {
          apiRef.current.sortColumn(colDef.field, 'asc', true);
          onClick(event);
        }}
      >
        Add
      </button>
    </li>
  );
}

claim(
  [
    'Sort by ASC and Sort by DESC in the column menu remove the other columns from the sorting, and Unsort removes all of them (#19002).',
    'To keep them, override the item columnMenuSortItem with one that calls apiRef.current.sortColumn(field, direction, true).',
  ],
  async () => {
    const model: GridSortModel = [...by('country'), ...by('port')];
    for (const [field, item, expected] of [
      ['berths', 'Sort by ASC', by('berths')],
      ['port', 'Sort by DESC', by('port', 'desc')],
      ['port', 'Unsort', []],
    ] as const) {
      const { screen, api } = await pro(initially(model));
      await choose(screen, field, item);
      expect(api.getSortModel()).toEqual(expected);
      screen.unmount();
    }
    const { screen, api } = await pro({
      ...initially(model),
      slotProps: { columnMenu: { slots: { columnMenuSortItem: OwnSortItem } } },
    });
    await openColumnMenu(screen, 'berths');
    await screen.getByRole('button', { name: 'Add' }).click();
    expect(api.getSortModel()).toEqual([...model, ...by('berths')]);
  },
);

claim(
  [
    'The first item has the highest priority.',
    'An empty array means no sorting.',
    "The grid doesn't sort by an item whose sort is null.",
    'If sort is undefined, the grid sorts in ascending order without displaying an arrow.',
  ],
  async () => {
    const { screen, api } = await pro(initially([...by('berths', 'desc'), ...by('port', 'desc')]));
    const set = async (model: GridSortModel, expected: string[]) => {
      api.setSortModel(model);
      await expect.poll(() => ports(screen)).toEqual(expected);
      return arrow(screen, 'port');
    };
    expect(ports(screen)).toEqual(['Brest', 'Aveiro', 'Cork', 'Dublin']);
    await set([...by('port', 'desc'), ...by('berths', 'desc')], BY_NAME.toReversed());
    await set([], GIVEN);
    await set([{ field: 'port', sort: null }, ...by('berths')], BY_BERTHS);
    expect(await set([{ field: 'port', sort: undefined }], BY_NAME)).toBe(false);
  },
);

claim(
  "Later changes to initialState have no effect, and onSortModelChange isn't called for the initial model.",
  async () => {
    const onSortModelChange = vi.fn();
    for (const sortingMode of ['client', 'server'] as const) {
      const props = { rows: ROWS, columns: COLUMNS, sortingMode, onSortModelChange };
      const { screen, api, redraw } = await showGrid({ ...props, ...initially(by('port')) });
      await redraw({ ...props, ...initially(by('berths')) });
      expect(api.getSortModel()).toEqual(by('port'));
      expect(onSortModelChange).not.toHaveBeenCalled();
      screen.unmount();
    }
  },
);

claim(
  [
    'If you set sortModel without onSortModelChange, neither users nor the API object can change the sorting.',
    'When sortModel changes to undefined, its last value stays in effect.',
    'Pass [] to remove the sorting.',
  ],
  async () => {
    const { screen, api, redraw } = await grid({ sortModel: by('port') });
    await clickHeader(screen, 'port');
    await clickHeader(screen, 'berths');
    await choose(screen, 'berths', 'Sort by DESC');
    api.sortColumn('berths', 'asc');
    api.setSortModel([]);
    expect(ports(screen)).toEqual(BY_NAME);
    expect(api.getSortModel()).toEqual(by('port'));
    await redraw({ rows: ROWS, columns: COLUMNS, sortModel: undefined });
    expect(ports(screen)).toEqual(BY_NAME);
    await redraw({ rows: ROWS, columns: COLUMNS, sortModel: [] });
    await expect.poll(() => ports(screen)).toEqual(GIVEN);
  },
);

claim(
  "With sortModel={[{ field: 'total', sort: 'desc' }]}, the grid sorts all rows again each time your component renders.",
  async () => {
    for (const isStable of [true, false]) {
      const sortComparator = vi.fn((one: string, other: string) => one.localeCompare(other));
      const columns = [{ field: 'port', sortComparator }];
      const stable = by('port');
      const props = () => ({ rows: ROWS, columns, sortModel: isStable ? stable : by('port') });
      const { screen, redraw } = await showGrid(props());
      for (let turn = 0; turn < 2; turn += 1) {
        sortComparator.mockClear();
        await redraw(props());
        expect(sortComparator.mock.calls.length > 0).toBe(!isStable);
      }
      screen.unmount();
    }
  },
);

/** Changes columns and model at once, and sorts in an effect. */
function Applied({ first, next }: { first: DataGridProps; next: DataGridProps }) {
  const [props, setProps] = useState(first);
  const apiRef = useGridApiRef();
  useEffect(() => {
    apiRef.current?.applySorting();
  }, [apiRef, props.columns]);
  return (
    <div style={{ height: 400 }}>
      <button onClick={() => setProps(next)}>Next</button>
      <DataGrid {...props} apiRef={apiRef} />
    </div>
  );
}

claim(
  [
    "If the new model contains a column that the previous columns didn't have, the header has an arrow but the rows aren't sorted.",
    'Call apiRef.current.applySorting() in an effect, or give the grid a new key.',
    "When you remove a sorted column from columns, the grid calls onSortModelChange with a model that doesn't contain this column.",
  ],
  async () => {
    const onSortModelChange = vi.fn();
    const props = { rows: ROWS, columns: COLUMNS, onSortModelChange };
    const first = await showGrid({ ...props, ...initially(by('port')) });
    await first.redraw({ ...props, columns: COLUMNS.slice(1) });
    expect(onSortModelChange.mock.calls.map(([model]) => model)).toEqual([[]]);
    expect(first.api.getSortModel()).toEqual([]);
    first.screen.unmount();
    onSortModelChange.mockClear();
    const controlled = { ...props, sortModel: by('port') };
    const second = await showGrid(controlled);
    await second.redraw({ ...controlled, columns: COLUMNS.slice(1) });
    expect(onSortModelChange.mock.calls.map(([model]) => model)).toEqual([[]]);
    second.screen.unmount();

    const before = { rows: ROWS, columns: COLUMNS.slice(0, 2), sortModel: by('port') };
    const after = { rows: ROWS, columns: COLUMNS.slice(1), sortModel: by('berths') };
    const { screen, api, redraw } = await showGrid(before);
    await redraw(after);
    expect(arrow(screen, 'berths')).toBe(true);
    expect(texts(screen, 'berths')).toEqual(['6', '9', '3', '9']);
    api.applySorting();
    await expect.poll(() => texts(screen, 'berths')).toEqual(['3', '6', '9', '9']);
    screen.unmount();

    const keyed = await show(<DataGrid key="before" {...before} />);
    await keyed.rerender(<DataGrid key="after" {...after} />);
    await expect.poll(() => texts(keyed, 'berths')).toEqual(['3', '6', '9', '9']);
    keyed.unmount();

    const applied = await show(<Applied next={after} first={before} />);
    await applied.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => texts(applied, 'berths')).toEqual(['3', '6', '9', '9']);
  },
);

claim(
  [
    'You can still sort the rows with the sort model, sortColumn() and setSortModel().',
    "disableColumnSorting | Don't sort | Removed | Hidden",
    "sortable: false | Don't sort | Removed for this column | Visible",
    'Set disableColumnSorting when the order of the rows is meaningful.',
    'The default is false.',
    'Set sortable: false on a column, for example on a column of free-text notes.',
    'The default is true.',
  ],
  async () => {
    const fixed = COLUMNS.map((each) => ({ ...each, sortable: each.field !== 'port' }));
    for (const [props, isOff, isHidden] of [
      [{ disableColumnSorting: true }, true, true],
      [{ columns: fixed }, true, false],
      [{ disableColumnSorting: false }, false, false],
      [{}, false, false],
    ] as const) {
      const { screen, api } = await grid(props);
      await clickHeader(screen, 'port');
      expect(ports(screen)).toEqual(isOff ? GIVEN : BY_NAME);
      await press('Enter');
      expect(ports(screen)).toEqual(isOff ? GIVEN : BY_NAME.toReversed());
      api.setSortModel([]);
      expect(await menuItems(screen, 'port')).toHaveLength(isOff ? 0 : 2);
      expect(await menuItems(screen, 'berths')).toHaveLength(isHidden ? 0 : 2);
      api.sortColumn('port', 'asc');
      await expect.poll(() => ports(screen)).toEqual(BY_NAME);
      expect(arrow(screen, 'port')).toBe(!isHidden);
      api.setSortModel(by('port', 'desc'));
      await expect.poll(() => ports(screen)).toEqual(BY_NAME.toReversed());
      screen.unmount();
      const initial = await grid({ ...props, ...initially(by('port')) });
      expect(ports(initial.screen)).toEqual(BY_NAME);
      initial.screen.unmount();
    }
  },
);

const TREE: DataGridProProps = {
  treeData: true,
  getTreeDataPath: ({ path }: { path: string }) => path.split('/'),
  defaultGroupingExpansionDepth: -1,
  columns: [{ field: 'path' }],
  rows: ['B', 'B/y', 'B/x', 'A', 'A/z', 'A/w'].map((path, id) => ({ id, path })),
};

claim(
  "Columns of type actions, the checkbox column and the grouping column of tree data aren't sortable by default.",
  async () => {
    const { screen, api } = await grid({
      checkboxSelection: true,
      columns: [...COLUMNS, { field: 'do', type: 'actions', getActions: () => [] }],
    });
    for (const field of ['__check__', 'do']) {
      await click(header(screen, field));
      expect(api.getColumn(field).sortable).toBe(false);
      expect(api.getSortModel()).toEqual([]);
    }
    screen.unmount();
    const tree = await showPro(TREE);
    await click(header(tree.screen, '__tree_data_group__'));
    expect(tree.api.getSortModel()).toEqual([]);
  },
);

claim(
  [
    'The grid compares cell values.',
    'If the column has a valueGetter, these are the values that it returns.',
    'valueFormatter and renderCell have no effect on the order.',
    'singleSelect columns compare values, not labels.',
  ],
  async () => {
    const upsideDown: Partial<GridColDef> = {
      valueFormatter: (value: number) => String(100 - value),
      renderCell: ({ value }: { value?: number }) => `${100 - (value ?? 0)}`,
    };
    expect(await idsOf([30, 10, 20], { ...upsideDown, type: 'number' }, 'asc')).toEqual([1, 2, 0]);
    const valueGetter = (value: number) => -value;
    expect(await idsOf([30, 10, 20], { valueGetter, type: 'number' }, 'asc')).toEqual([0, 2, 1]);
    const valueOptions = [
      { value: 'a', label: 'Zinc' },
      { value: 'b', label: 'Iron' },
    ];
    expect(await idsOf(['b', 'a'], { type: 'singleSelect', valueOptions }, 'asc')).toEqual([1, 0]);
  },
);

claim(
  [
    "string, singleSelect | gridStringOrNumberComparator | Alphabetical in the browser's language; smallest number first",
    'number, boolean | gridNumberComparator | Smallest first; false before true',
    'date, dateTime | gridDateComparator | Earliest first',
    'With these comparators, null and undefined come first in ascending order and last in descending order.',
    'In ascending order, an empty string comes after them.',
    'By default, A10 comes before A2.',
  ],
  async () => {
    const { api } = await grid({
      columns: [
        { field: 'string' },
        { field: 'singleSelect', type: 'singleSelect', valueOptions: [] },
        { field: 'number', type: 'number' },
        { field: 'boolean', type: 'boolean' },
        { field: 'date', type: 'date' },
        { field: 'dateTime', type: 'dateTime' },
      ],
      rows: [],
    });
    const used = api.getAllColumns().map(({ sortComparator }) => sortComparator);
    expect(used).toEqual([
      gridStringOrNumberComparator,
      gridStringOrNumberComparator,
      gridNumberComparator,
      gridNumberComparator,
      gridDateComparator,
      gridDateComparator,
    ]);
    expect(await idsOf(['b', 'É', 'A', 'e', 'a10', 'a2'], {}, 'asc')).toEqual([2, 4, 5, 0, 3, 1]);
    expect(await idsOf([10, 9, 100], {}, 'asc')).toEqual([1, 0, 2]);
    expect(await idsOf([true, false, true], { type: 'boolean' }, 'asc')).toEqual([1, 0, 2]);
    const days = [new Date(2025, 4, 2), new Date(2024, 4, 2), new Date(2025, 4, 1)];
    expect(await idsOf(days, { type: 'dateTime' }, 'asc')).toEqual([1, 2, 0]);
    for (const [filled, type] of [
      ['x', 'string'],
      [-3, 'number'],
      [new Date(0), 'date'],
      [false, 'boolean'],
    ] as const) {
      expect(await idsOf([filled, null], { type }, 'asc')).toEqual([1, 0]);
      expect(await idsOf([undefined, filled], { type }, 'desc')).toEqual([1, 0]);
    }
    expect(await idsOf(['', null, 'x'], {}, 'asc')).toEqual([1, 0, 2]);
    expect(await idsOf(['', null, 'x'], {}, 'desc')).toEqual([2, 0, 1]);
  },
);

claim(
  'Rows with equal values keep the order of rows, not the order of the previous sorting (#10866).',
  async () => {
    const { screen } = await grid();
    for (let turn = 0; turn < 2; turn += 1) {
      await clickHeader(screen, 'port');
      await clickHeader(screen, 'port');
      await clickHeader(screen, 'berths');
      expect(ports(screen)).toEqual(BY_BERTHS);
      await clickHeader(screen, 'berths');
      expect(ports(screen)).toEqual(BY_BERTHS_DOWN);
    }
  },
);

claim(
  [
    "gridStringOrNumberComparator doesn't correctly sort columns that contain both 10 and '9' (#22927).",
    'Convert the values to one type in valueGetter.',
  ],
  async () => {
    // Neither comes before the other, so they stay as they are.
    expect(await idsOf([10, '9'], {}, 'asc')).toEqual(await idsOf(['9', 10], {}, 'asc'));
    const valueGetter = Number;
    expect(await idsOf([10, '9'], { valueGetter }, 'asc')).toEqual([1, 0]);
    expect(await idsOf(['9', 10], { valueGetter }, 'asc')).toEqual([0, 1]);
  },
);

claim(
  [
    'sortComparator(value1, value2, params1, params2) returns a negative number if the first value comes first, a positive number if the second value comes first, and 0 otherwise.',
    'For descending order, the grid reverses the sign.',
    'The params contain id, field, value, rowNode and api.',
    'To compare other fields, get the row with params1.api.getRow(params1.id).',
    'A comparator also receives the values null and undefined.',
  ],
  async () => {
    const received = vi.fn<(one: unknown, other: unknown) => number>(() => 0);
    await idsOf(
      [null, undefined, 'x'],
      { sortComparator: (one, other) => received(one, other) },
      'asc',
    );
    const empty = received.mock.calls.flatMap(([one, other]) => [one, other]);
    expect(empty).toEqual(expect.arrayContaining([null, undefined]));
    const byLength = (one: string, other: string) => one.length - other.length;
    const values = ['four', 'a', 'six', 'b'];
    expect(await idsOf(values, { sortComparator: byLength }, 'asc')).toEqual([1, 3, 2, 0]);
    expect(await idsOf(values, { sortComparator: byLength }, 'desc')).toEqual([0, 2, 1, 3]);
    const sortComparator: GridColDef['sortComparator'] = (one, other, first, second) => {
      expect(Object.keys(first).toSorted()).toEqual(['api', 'field', 'id', 'rowNode', 'value']);
      expect([first.field, first.value, second.value]).toEqual(['port', one, other]);
      expect(first.rowNode.id).toBe(first.id);
      return first.api.getRow(first.id).berths - second.api.getRow(second.id).berths;
    };
    const { screen } = await grid({
      columns: [{ field: 'port', sortComparator }],
      ...initially(by('port')),
    });
    expect(ports(screen)).toEqual(BY_BERTHS);
  },
);

claim(
  [
    "getSortComparator(direction) returns the comparator for a direction, and the grid doesn't reverse its sign.",
    'getSortComparator takes precedence over sortComparator.',
    "If it returns undefined, the rows aren't sorted by this column, even though its header has an arrow.",
  ],
  async () => {
    const asked: unknown[] = [];
    const sortComparator = (one: number, other: number) => other - one;
    const getSortComparator: GridColDef['getSortComparator'] = (sort) => {
      asked.push(sort);
      return (one: number, other: number) => one - other;
    };
    for (const sort of ['asc', 'desc'] as const) {
      expect(await idsOf([2, 3, 1], { getSortComparator, sortComparator }, sort)).toEqual([
        2, 0, 1,
      ]);
      expect(asked.at(-1)).toBe(sort);
    }
    const { screen } = await grid({
      columns: [{ field: 'port', getSortComparator: () => undefined }],
    });
    await clickHeader(screen, 'port');
    expect(ports(screen)).toEqual(GIVEN);
    expect(arrow(screen, 'port')).toBe(true);
  },
);

claim(
  [
    "When you pass a new comparator in columns, the grid doesn't sort again until the rows or the model change.",
    'Call apiRef.current.applySorting() in an effect.',
  ],
  async () => {
    const byBerths: GridColDef['sortComparator'] = (_, __, one, other) =>
      one.api.getRow(one.id).berths - other.api.getRow(other.id).berths;
    const columns = [{ field: 'port', sortComparator: byBerths }];
    for (const change of ['api', 'rows', 'model']) {
      const { screen, api, redraw } = await grid(initially(by('port')));
      await redraw({ rows: ROWS, columns });
      expect(ports(screen)).toEqual(BY_NAME);
      if (change === 'api') {
        api.applySorting();
      } else if (change === 'rows') {
        api.updateRows([{ id: 1, country: 'Eire' }]);
      } else {
        api.setSortModel(by('port'));
      }
      await expect.poll(() => ports(screen)).toEqual(BY_BERTHS);
      screen.unmount();
    }
  },
);

claim(
  [
    "Without null in sortingOrder, users can't remove the sorting.",
    "With sortingOrder={[null, 'asc', 'desc']}, clicking the header of an unsorted column doesn't sort it.",
    'The column menu items do.',
    "Clicks never reach a direction after null: with ['desc', null, 'asc'], they alternate between desc and no sorting.",
    'The sortingOrder of a column overrides the sortingOrder of the grid.',
  ],
  async () => {
    for (const show of [grid, pro]) {
      const { screen } = await show({ sortingOrder: ['asc', 'desc'], ...initially(by('port')) });
      for (const key of [undefined, 'Shift', 'Shift', undefined]) {
        await clickHeader(screen, 'port', key);
        expect(direction(screen, 'port')).toBeDefined();
      }
      expect(await menuItems(screen, 'port')).toEqual(['Sort by DESC']);
      screen.unmount();
    }
    const order = [null, 'asc', 'desc'] as const;
    const { screen } = await grid({ sortingOrder: order });
    for (let turn = 0; turn < 3; turn += 1) {
      await clickHeader(screen, 'port');
      expect(ports(screen)).toEqual(GIVEN);
    }
    await choose(screen, 'port', 'Sort by ASC');
    expect(ports(screen)).toEqual(BY_NAME);
    screen.unmount();
    const columns = COLUMNS.map((each) => ({ ...each, sortingOrder: ['desc', null] as const }));
    const other = await grid({ sortingOrder: ['asc', 'desc'], columns });
    for (const expected of ['desc', undefined, 'desc'] as const) {
      await clickHeader(other.screen, 'port');
      expect(direction(other.screen, 'port')).toBe(expected);
    }
    other.screen.unmount();
    const middle = await grid({ sortingOrder: ['desc', null, 'asc'] });
    for (const expected of ['desc', undefined, 'desc', undefined] as const) {
      await clickHeader(middle.screen, 'port');
      expect(direction(middle.screen, 'port')).toBe(expected);
    }
  },
);

claim(
  [
    'Set hideSortIcons: true on a column to hide its arrow, even when the column is sorted.',
    'Users can still sort by it.',
  ],
  async () => {
    const { screen } = await grid({ columns: [{ field: 'port', hideSortIcons: true }] });
    await clickHeader(screen, 'port');
    expect(ports(screen)).toEqual(BY_NAME);
    expect([direction(screen, 'port'), arrow(screen, 'port')]).toEqual(['asc', false]);
  },
);

claim(
  'Pagination | The grid sorts the rows of all pages and shows the first page. With paginationMode="server", it sorts only the rows that you passed',
  async () => {
    const served = await grid({
      rows: ROWS.slice(0, 2),
      paginationMode: 'server',
      rowCount: 4,
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { pageSize: 2 } } },
    });
    await clickHeader(served.screen, 'port');
    expect(ports(served.screen)).toEqual(['Aveiro', 'Cork']);
    served.screen.unmount();
    const { screen, api } = await grid({
      initialState: { pagination: { paginationModel: { page: 1, pageSize: 2 } } },
      pageSizeOptions: [2],
    });
    expect(ports(screen)).toEqual(['Dublin', 'Brest']);
    await clickHeader(screen, 'port');
    expect(ports(screen)).toEqual(['Aveiro', 'Brest']);
    api.setPage(1);
    await expect.poll(() => ports(screen)).toEqual(['Cork', 'Dublin']);
  },
);

claim(
  [
    'Editing, updateRows() | A row moves as soon as its value changes',
    'After editing, a row moves to its sorted position and can disappear from view (#13728).',
  ],
  async () => {
    const { screen, api } = await grid({
      columns: COLUMNS.map((each) => ({ ...each, editable: true })),
      ...initially(by('port')),
    });
    await click(cell(screen, 'port'), { times: 2 });
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    await press('Control+A');
    await type('Zadar');
    await press('Enter');
    await expect.poll(() => ports(screen)).toEqual(['Brest', 'Cork', 'Dublin', 'Zadar']);
    api.updateRows([{ id: 3, port: 'Aarhus' }]);
    await expect.poll(() => ports(screen)).toEqual(['Aarhus', 'Brest', 'Cork', 'Zadar']);
  },
);

claim("Row reordering | Users can't drag rows while the grid is sorted", async () => {
  const { screen } = await pro({ rowReordering: true });
  const handles = () =>
    screen.stage.querySelectorAll('.MuiDataGrid-rowReorderCell--draggable').length;
  for (const [field, expected] of [
    [undefined, 4],
    ['port', 0],
    ['port', 0],
    ['port', 4],
  ] as const) {
    if (field) {
      await clickHeader(screen, field);
    }
    await expect.poll(handles).toBe(expected);
  }
});

claim(
  'Tree data | The grid sorts the children of each parent. With disableChildrenSorting, it sorts only the top level',
  async () => {
    for (const disableChildrenSorting of [undefined, true]) {
      const { screen, api } = await showPro({ ...TREE, disableChildrenSorting });
      expect(texts(screen, 'path')).toEqual(['B', 'B/y', 'B/x', 'A', 'A/z', 'A/w']);
      api.sortColumn('path', 'asc');
      await expect
        .poll(() => texts(screen, 'path'))
        .toEqual(
          disableChildrenSorting
            ? ['A', 'A/z', 'A/w', 'B', 'B/y', 'B/x']
            : ['A', 'A/w', 'A/z', 'B', 'B/x', 'B/y'],
        );
      screen.unmount();
    }
  },
);

claim(
  [
    'With sortingMode="server", the grid shows rows in the order in which you pass them, and ignores comparators.',
    "The default is 'client'.",
    'The arrow changes immediately, before the new rows arrive.',
    "onSortModelChange isn't called on mount, so use the initial model for the first request.",
  ],
  async () => {
    const sortComparator = vi.fn(() => 1);
    const onSortModelChange = vi.fn();
    const props = {
      columns: COLUMNS.map((each) => ({ ...each, sortComparator })),
      sortingMode: 'server',
      onSortModelChange,
      ...initially(by('country')),
    } as const;
    const { screen, redraw } = await showGrid({ ...props, rows: ROWS });
    expect(onSortModelChange).not.toHaveBeenCalled();
    await clickHeader(screen, 'port');
    expect(ports(screen)).toEqual(GIVEN);
    expect(arrow(screen, 'port')).toBe(true);
    expect(onSortModelChange.mock.lastCall?.[0]).toEqual(by('port'));
    await redraw({ ...props, rows: ROWS.toReversed() });
    await expect.poll(() => ports(screen)).toEqual(GIVEN.toReversed());
    expect(sortComparator).not.toHaveBeenCalled();
    screen.unmount();
    const other = await grid({ sortingMode: undefined });
    await clickHeader(other.screen, 'port');
    expect(ports(other.screen)).toEqual(BY_NAME);
  },
);

claim(
  "With a data source, the sorting mode is 'server', and getRows() receives the sortModel.",
  async () => {
    for (const show of [showGrid, showPro]) {
      const getRows = vi.fn<GridDataSource['getRows']>(() =>
        Promise.resolve({ rows: ROWS, rowCount: ROWS.length }),
      );
      const { screen } = await show({ columns: COLUMNS, dataSource: { getRows } });
      await expect.poll(() => ports(screen)).toEqual(GIVEN);
      await clickHeader(screen, 'port');
      await expect.poll(() => getRows.mock.lastCall?.[0].sortModel).toEqual(by('port'));
      await expect.poll(() => ports(screen)).toEqual(GIVEN);
      screen.unmount();
    }
  },
);

claim(
  [
    'sortColumn() throws an error if no column has the field.',
    'getSortedRows() and getSortedRowIds() include rows on other pages and rows hidden by filters.',
    'For the rows that pass the filter, on all pages, use gridFilteredSortedRowEntriesSelector.',
    'To also exclude the children of collapsed rows, use gridExpandedSortedRowEntriesSelector.',
  ],
  async () => {
    const { screen, api } = await pro({
      pagination: true,
      pageSizeOptions: [2],
      initialState: {
        sorting: { sortModel: by('berths') },
        pagination: { paginationModel: { pageSize: 2 } },
        filter: { filterModel: { items: [{ field: 'port', operator: 'contains', value: 'r' }] } },
      },
    });
    expect(ports(screen)).toEqual(['Cork', 'Aveiro']);
    expect(() => api.sortColumn('depth', 'asc')).toThrow();
    expect(api.getSortedRows().map(({ port }) => port)).toEqual(BY_BERTHS);
    expect(api.getSortedRowIds()).toEqual([3, 1, 2, 4]);
    const apiRef = { current: api };
    for (const selector of [
      gridExpandedSortedRowEntriesSelector,
      gridFilteredSortedRowEntriesSelector,
    ]) {
      expect(selector(apiRef).map(({ id }) => id)).toEqual([1, 2, 4]);
    }
    screen.unmount();
    const tree = await showPro({ ...TREE, defaultGroupingExpansionDepth: 0 });
    const ref = { current: tree.api };
    expect(gridFilteredSortedRowEntriesSelector(ref)).toHaveLength(6);
    expect(gridExpandedSortedRowEntriesSelector(ref).map(({ id }) => id)).toEqual([0, 3]);
  },
);

keyRow('Enter', async () => {
  for (const { screen } of [
    await grid(),
    await pro(initially([...by('country'), ...by('berths')])),
  ]) {
    header(screen, 'port').focus();
    for (const expected of [BY_NAME, BY_NAME.toReversed(), GIVEN]) {
      await press('Enter');
      expect(ports(screen)).toEqual(expected);
      expect(direction(screen, 'country')).toBeUndefined();
    }
    screen.unmount();
  }
});

keyRow('Shift+Enter', async () => {
  const { screen, api } = await pro(initially(by('berths')));
  header(screen, 'port').focus();
  for (const expected of [
    [...by('berths'), ...by('port')],
    [...by('berths'), ...by('port', 'desc')],
    by('berths'),
  ]) {
    await press('Shift+Enter');
    expect(api.getSortModel()).toEqual(expected);
  }
});

keyRow('Ctrl+Enter', async () => {
  const { screen } = await grid();
  header(screen, 'port').focus();
  await press('Ctrl+Enter');
  await expect.element(screen.getByRole('menuitem', { name: 'Sort by ASC' })).toBeVisible();
  expect(ports(screen)).toEqual(GIVEN);
});
