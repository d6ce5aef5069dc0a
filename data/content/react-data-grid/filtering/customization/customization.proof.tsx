import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  getGridBooleanOperators,
  getGridDateOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  GridFilterInputValue,
  gridFilterModelSelector,
  GridLogicOperator,
  GridPreferencePanelsValue,
  GridToolbarFilterButton,
  Toolbar,
  type DataGridProps,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterItem,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import {
  act,
  claim,
  click,
  expect,
  hover,
  keyRow,
  press,
  setWidth,
  show,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, openColumnMenu, showGrid, showPro, texts } from '#test/proofs/grids.tsx';

const ROWS = [
  { id: 1, port: 'Aveiro', berths: 9, depth: 4 },
  { id: 2, port: 'Brest', berths: 3, depth: 12 },
  { id: 3, port: 'Cork', berths: 6, depth: 7 },
];
const COLUMNS: GridColDef[] = [
  { field: 'port' },
  { field: 'berths', type: 'number' },
  { field: 'depth', type: 'number' },
];
const OWN: GridFilterOperator = {
  value: 'from',
  label: 'from',
  getApplyFilterFn: ({ value }) => (value ? (own) => own >= value : null),
  InputComponent: GridFilterInputValue,
};

const harbours = (props: Partial<DataGridProps> = {}) =>
  showGrid({ rows: ROWS, columns: COLUMNS, ...props });
/** The columns, with other operators of the number of berths. */
const withBerths = (filterOperators: GridFilterOperator[], more: Partial<GridColDef> = {}) =>
  COLUMNS.map((each) =>
    each.field === 'berths' ? ({ ...each, filterOperators, ...more } as GridColDef) : each,
  );
const filtered = (...items: GridFilterItem[]) => ({
  initialState: { filter: { filterModel: { items } } },
});
const panel = () => document.querySelector<HTMLElement>('.MuiDataGrid-panel .MuiDataGrid-paper');
const inPanel = (selector: string) => [
  ...document.querySelectorAll<HTMLElement>(`.MuiDataGrid-panel ${selector}`),
];
const filters = (screen: Screen) => screen.getByRole('button', { name: 'Filters' });
const select = (screen: Screen, name: 'Columns' | 'Operator', at = 0) =>
  screen.getByRole('combobox', { name: new RegExp(`^${name}`) }).nth(at);
const field = (screen: Screen, name: string) => screen.getByRole('spinbutton', { name });
const rowCount = ({ stage }: Screen) => stage.querySelectorAll('[role="row"][data-id]').length;

async function openPanel(screen: Screen, name = 'Filters'): Promise<void> {
  await screen.getByRole('button', { name }).click();
  await expect.poll(() => inPanel('.MuiDataGrid-filterForm').length).toBeGreaterThan(0);
}

async function closePanel(): Promise<void> {
  await expect.poll(() => panel()?.contains(document.activeElement)).toBe(true);
  await press('Escape');
  await expect.poll(panel).toBeNull();
}

/** The choices of a select in the panel. */
async function choices(
  screen: Screen,
  name: 'Columns' | 'Operator',
  at?: number,
): Promise<string[]> {
  await select(screen, name, at).click();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  const all = [...document.querySelectorAll('[role="option"]')].map((each) => each.textContent);
  await press('Escape');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  return all;
}

async function choose(screen: Screen, name: 'Columns' | 'Operator', option: string): Promise<void> {
  await select(screen, name).click();
  await screen.getByRole('option', { name: option }).click();
  await expect.poll(() => document.querySelector('.MuiPopover-root')).toBeNull();
}

const star = (at: number) => {
  const found = inPanel('.MuiRating-root label')[at - 1];
  if (!found) {
    throw new Error(`The panel has no star ${at}.`);
  }
  return found;
};

act('RatingFromOperator', async (demo) => {
  const four = ['Alameda House', 'Casa Verde', 'Harbour Lodge', 'Quay House'];
  expect(texts(demo, 'hotel')).toEqual(four);
  await openPanel(demo);
  await expect.element(demo.getByRole('radio', { name: '4 Stars' })).toHaveFocus();
  for (let turn = 0; turn < 2; turn += 1) {
    await click(star(3));
    await expect.poll(() => rowCount(demo)).toBe(7);
    await click(star(3)); // takes it back
    await expect.poll(() => rowCount(demo)).toBe(8);
    await click(star(4));
    await expect.poll(() => texts(demo, 'hotel')).toEqual(four);
  }
  await choose(demo, 'Operator', '<');
  await expect.poll(() => rowCount(demo)).toBe(8);
  await field(demo, 'Value').fill('3');
  await expect.poll(() => texts(demo, 'hotel')).toEqual(['Grand Orient']);
  await choose(demo, 'Operator', 'from');
  await expect.poll(() => rowCount(demo)).toBe(8);
  await click(star(4));
  await expect.poll(() => texts(demo, 'hotel')).toEqual(four);
});

act('KeepSelectedRows', async (demo) => {
  const all = texts(demo, 'supplier');
  for (let count = 0; count < 2; count += 1) {
    await demo.getByRole('checkbox', { name: 'Select row' }).first().click();
  }
  await openPanel(demo);
  await choose(demo, 'Columns', 'Country');
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('textbox', { name: 'Value' }).fill('Spain');
    await expect
      .poll(() => texts(demo, 'supplier'))
      .toEqual(['Alder Metals', 'Bora Castings', 'Sierra Metal']);
    await demo.getByRole('textbox', { name: 'Value' }).fill('');
    await expect.poll(() => texts(demo, 'supplier')).toEqual(all);
  }
  await choose(demo, 'Columns', 'Certificate');
  await demo.getByRole('combobox', { name: /^Value/ }).click();
  await demo.getByRole('option', { name: 'None' }).click();
  await expect.poll(() => rowCount(demo)).toBe(4);
  await expect.element(demo.getByRole('listbox')).not.toBeInTheDocument();
  await closePanel();
  await demo.getByRole('checkbox', { name: 'Unselect row' }).first().click();
  expect(texts(demo, 'supplier')).toContain('Alder Metals'); // until the filter runs again
});

act('BetweenOperator', async (demo) => {
  const totals = () => texts(demo, 'total').map((text) => Number(text.replaceAll(/[^\d.]/g, '')));
  const are = (test: (total: number) => boolean) =>
    expect.poll(() => totals().length > 0 && totals().every(test)).toBe(true);
  await are((total) => total >= 1000 && total <= 1500);
  await openPanel(demo);
  await expect.element(field(demo, 'From')).toHaveFocus();
  for (let turn = 0; turn < 2; turn += 1) {
    await field(demo, 'To').fill('');
    await expect.poll(() => totals().some((total) => total > 1500)).toBe(true);
    await are((total) => total >= 1000);
    await field(demo, 'From').fill('');
    await expect.poll(() => totals()[0] !== undefined && Math.min(...totals()) < 1000).toBe(true);
    await field(demo, 'To').fill('600');
    await are((total) => total <= 600);
    await field(demo, 'From').fill('1000');
    await field(demo, 'To').fill('1500');
    await are((total) => total >= 1000 && total <= 1500);
  }
});

act('LimitedOperators', async (demo) => {
  await openPanel(demo);
  expect((await choices(demo, 'Operator')).toSorted()).toEqual(['<', '>']);
  for (let turn = 0; turn < 2; turn += 1) {
    await choose(demo, 'Operator', '<');
    await expect.poll(() => texts(demo, 'quantity').every((each) => Number(each) < 300)).toBe(true);
    await choose(demo, 'Operator', '>');
    await expect.poll(() => texts(demo, 'quantity').every((each) => Number(each) > 300)).toBe(true);
  }
  await choose(demo, 'Columns', 'Desk');
  expect(await choices(demo, 'Operator')).toEqual(['contains']);
  await choose(demo, 'Columns', 'Trade');
  expect(await choices(demo, 'Operator')).toEqual(['contains']);
});

act('PercentInput', async (demo) => {
  const loads = () => texts(demo, 'load').map((text) => Number(text.replace('%', '')));
  const are = (test: (load: number) => boolean) =>
    expect.poll(() => loads().length > 0 && loads().every(test)).toBe(true);
  await are((load) => load >= 90);
  await openPanel(demo);
  await expect.element(field(demo, 'Percent')).toHaveFocus();
  await expect.element(field(demo, 'Percent')).toHaveValue(90);
  for (const most of ['55', '58']) {
    await choose(demo, 'Operator', '<=');
    await field(demo, 'Percent').fill(most);
    await are((load) => load <= Number(most));
    await expect.element(field(demo, 'Percent')).toHaveValue(Number(most));
    await choose(demo, 'Operator', '>=');
    await field(demo, 'Percent').fill('90');
    await are((load) => load >= 90);
  }
  await field(demo, 'Percent').fill('');
  await expect.poll(() => loads().some((load) => load < 90)).toBe(true);
  await choose(demo, 'Operator', 'is empty');
  await expect.poll(loads).toEqual([]);
});

act('StyledFilterPanel', async (demo) => {
  const before = texts(demo, 'id');
  await openPanel(demo);
  expect(await choices(demo, 'Columns')).toEqual([
    'City',
    'Customer',
    'Order',
    'Placed on',
    'Status',
    'Total',
  ]);
  expect(demo.getByRole('combobox', { name: 'Logic operator' }).elements()).toHaveLength(1);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('textbox', { name: 'Value' }).fill('zz');
    await expect.poll(() => texts(demo, 'id')).toEqual([]);
    await demo.getByRole('textbox', { name: 'Value' }).fill('l');
    await expect.poll(() => texts(demo, 'id')).toEqual(before);
  }
  await demo.getByRole('button', { name: 'Add filter' }).click();
  await expect.poll(() => inPanel('.MuiDataGrid-filterForm').length).toBe(3);
  const tops = () =>
    inPanel('.MuiDataGrid-filterForm:first-child .MuiInputBase-root').map((each) =>
      Math.round(each.getBoundingClientRect().top),
    );
  expect(new Set(tops().slice(-2)).size).toBe(1);
  await setWidth(360);
  await expect.poll(() => new Set(tops().slice(-2)).size).toBe(2);
});

act('PanelAnchoredToButton', async (demo) => {
  const button = demo.getByRole('button', { name: 'Filter staff' });
  for (let turn = 0; turn < 2; turn += 1) {
    await openPanel(demo, 'Filter staff');
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    const own = button.element().getBoundingClientRect();
    const opened = panel()?.getBoundingClientRect();
    expect(opened?.left).toBeLessThan(own.right);
    expect(opened?.right).toBeGreaterThan(own.left);
    expect(Math.abs((opened?.top ?? 0) - own.bottom)).toBeLessThan(2);
    await button.click();
    await expect.poll(panel).toBeNull();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  }
  await openPanel(demo, 'Filter staff');
  await demo.getByRole('textbox', { name: 'Value' }).fill('Hugo');
  await expect.poll(() => texts(demo, 'name').every((name) => name.startsWith('Hugo'))).toBe(true);
  await closePanel();
});

claim(
  [
    'It replaces the operators of the column type.',
    'The operator select in the filter panel lists the operators in array order.',
    'A new filter uses the first one.',
  ],
  async () => {
    const [equal, , greater] = getGridNumericOperators() as GridFilterOperator[] as [
      GridFilterOperator,
      GridFilterOperator,
      GridFilterOperator,
    ];
    const { screen, api } = await harbours({ columns: withBerths([greater, OWN, equal]) });
    api.showFilterPanel('berths');
    await expect.element(select(screen, 'Operator')).toBeVisible();
    expect(await choices(screen, 'Operator')).toEqual(['>', 'from', '=']);
    expect(gridFilterModelSelector({ current: api }).items).toMatchObject([
      { field: 'berths', operator: '>' },
    ]);
  },
);

claim(
  [
    'string and your own types | getGridStringOperators()',
    'number | getGridNumericOperators()',
    'boolean | getGridBooleanOperators()',
    'date | getGridDateOperators()',
    'dateTime | getGridDateOperators(true)',
    'singleSelect | getGridSingleSelectOperators()',
  ],
  async () => {
    const listed = {
      string: getGridStringOperators(),
      custom: getGridStringOperators(),
      number: getGridNumericOperators(),
      boolean: getGridBooleanOperators(),
      date: getGridDateOperators(),
      dateTime: getGridDateOperators(true),
      singleSelect: getGridSingleSelectOperators(),
    } as const;
    const types = Object.keys(listed) as (keyof typeof listed)[];
    const columns = types.map((each) => ({ field: each, type: each, valueOptions: [] }));
    const { api } = await showGrid({ rows: [], columns: columns as GridColDef[] });
    const shape = (operators: readonly GridFilterOperator[]) =>
      operators.map(({ value, InputComponent, InputComponentProps }) => [
        value,
        InputComponent,
        InputComponentProps,
      ]);
    for (const each of types) {
      expect(shape(api.getColumn(each).filterOperators ?? [])).toEqual(shape(listed[each]));
    }
  },
);

claim(
  [
    'Operators receive the cell value, which is the field of the row or the result of valueGetter.',
    'valueFormatter and renderCell have no effect on it.',
  ],
  async () => {
    const columns: GridColDef[] = [
      {
        field: 'port',
        valueGetter: (value: string) => `${value} harbour`,
        valueFormatter: () => 'shown',
        renderCell: () => 'drawn',
      },
    ];
    const { screen, api } = await harbours({ columns });
    for (const [value, count] of [
      ['harbour', 3],
      ['Cork', 1],
      ['shown', 0],
      ['drawn', 0],
    ] as const) {
      api.setFilterModel({ items: [{ field: 'port', operator: 'contains', value }] });
      await expect.poll(() => rowCount(screen)).toBe(count);
    }
  },
);

claim(
  [
    'If getApplyFilterFn returns null, the grid ignores the filter.',
    'Return null while the filter has no value.',
    'The function returned by getApplyFilterFn receives value, row, column and apiRef, and returns whether the row passes the filter.',
  ],
  async () => {
    const isMatch = vi.fn((value: number) => value > 5);
    const plain: GridFilterOperator = {
      value: 'busy',
      label: 'is busy',
      getApplyFilterFn: () => isMatch,
    };
    const { screen, api } = await harbours({ columns: withBerths([OWN, plain]) });
    api.showFilterPanel('berths');
    await expect.element(screen.getByRole('textbox', { name: 'Value' })).toBeVisible();
    expect(rowCount(screen)).toBe(3);
    await choose(screen, 'Operator', 'is busy');
    await expect.poll(() => texts(screen, 'port')).toEqual(['Aveiro', 'Cork']);
    expect(inPanel('.MuiDataGrid-filterFormValueInput input')).toEqual([]);
    const [value, row, column, apiRef] = isMatch.mock.calls[0] as unknown[];
    expect([value, row]).toEqual([9, ROWS[0]]);
    expect(column).toMatchObject({ field: 'berths' });
    expect(apiRef).toMatchObject({ current: { getRow: expect.any(Function) } });
    screen.unmount();

    const other = await showPro({ rows: ROWS, columns: withBerths([OWN]) });
    for (const logicOperator of [GridLogicOperator.And, GridLogicOperator.Or]) {
      other.api.setFilterModel({
        logicOperator,
        items: [
          { id: 1, field: 'berths', operator: 'from' },
          { id: 2, field: 'port', operator: 'contains', value: 'Cork' },
        ],
      });
      await expect.poll(() => texts(other.screen, 'port')).toEqual(['Cork']);
    }
  },
);

claim(
  'InputComponent | Component of the input. Without it, the filter panel shows no input, and a header filter shows the input of the column type',
  async () => {
    const plain = { ...OWN, headerLabel: 'From', InputComponent: undefined };
    const { screen, api } = await harbours({ columns: withBerths([plain]) });
    api.showFilterPanel('berths');
    await expect.element(select(screen, 'Operator')).toBeVisible();
    expect(inPanel('.MuiDataGrid-filterFormValueInput input')).toEqual([]);
    screen.unmount();
    for (const requiresFilterValue of [undefined, false]) {
      const other = await showPro({
        rows: ROWS,
        columns: withBerths([{ ...plain, requiresFilterValue }]),
        headerFilters: true,
      });
      const inputs = other.screen.getByRole('spinbutton', { name: 'From' });
      const anyInputs = other.screen.getByRole('textbox', { name: 'From' });
      expect(inputs.elements().length + anyInputs.elements().length).toBe(
        requiresFilterValue === false ? 0 : 1,
      );
      await expect.element(other.screen.getByText('From').first()).toBeVisible();
      other.screen.unmount();
    }
  },
);

claim('With ignoreDiacritics, strings in item.value and value have no diacritics.', async () => {
  for (const ignoreDiacritics of [false, true]) {
    const seen: unknown[] = [];
    const own: GridFilterOperator = {
      value: 'own',
      label: 'own',
      getApplyFilterFn: ({ value: least }) => {
        seen.push(least);
        return (value) => seen.push(value) > 0;
      },
    };
    const { screen } = await showGrid({
      rows: [{ id: 1, city: 'Málaga' }],
      columns: [{ field: 'city', filterOperators: [own] }],
      ignoreDiacritics,
      ...filtered({ field: 'city', operator: 'own', value: 'é' }),
    });
    expect(new Set(seen)).toEqual(new Set(ignoreDiacritics ? ['e', 'Malaga'] : ['é', 'Málaga']));
    screen.unmount();
  }
});

claim(
  'requiresFilterValue | Set it to false if the operator needs no value. Otherwise, the grid removes a filter without a value when the user opens the panel from a column menu. With false, a header filter shows the label instead of an input. The default is true',
  async () => {
    for (const requiresFilterValue of [undefined, true, false]) {
      const plain: GridFilterOperator = {
        value: 'busy',
        label: 'is busy',
        requiresFilterValue,
        getApplyFilterFn: () => (value) => value > 5,
      };
      const { screen, api } = await showPro({
        rows: ROWS,
        columns: withBerths([plain]),
        ...filtered({ id: 1, field: 'berths', operator: 'busy' }),
      });
      expect(rowCount(screen)).toBe(2);
      await openColumnMenu(screen, 'port');
      await screen.getByRole('menuitem', { name: 'Filter' }).click();
      await expect.element(select(screen, 'Operator')).toBeVisible();
      const items = gridFilterModelSelector({ current: api }).items.map((each) => each.field);
      expect(items).toEqual(requiresFilterValue === false ? ['berths', 'port'] : ['port']);
      await expect.poll(() => rowCount(screen)).toBe(requiresFilterValue === false ? 2 : 3);
      screen.unmount();

      const own = await harbours({
        columns: withBerths([OWN, plain]),
        ...filtered({ id: 1, field: 'berths', operator: 'busy' }),
      });
      await openColumnMenu(own.screen, 'berths');
      await own.screen.getByRole('menuitem', { name: 'Filter' }).click();
      await expect.element(select(own.screen, 'Operator')).toBeVisible();
      expect(gridFilterModelSelector({ current: own.api }).items).toMatchObject([
        { field: 'berths', operator: requiresFilterValue === false ? 'busy' : 'from' },
      ]);
      own.screen.unmount();
    }
  },
);

claim(
  "getValueAsString | Formats the value for the tooltip of the deprecated GridToolbarFilterButton. The Filters button of the default toolbar doesn't show values",
  async () => {
    const columns = withBerths([{ ...OWN, getValueAsString: (value) => `${value} berths` }]);
    const item = { field: 'berths', operator: 'from', value: 5 };
    const OldToolbar = () => (
      <Toolbar>
        <GridToolbarFilterButton />
      </Toolbar>
    );
    for (const isOld of [true, false]) {
      const { screen } = await harbours({
        columns,
        ...filtered(item),
        showToolbar: true,
        slots: isOld ? { toolbar: OldToolbar } : {},
      });
      const name = isOld ? 'Show filters' : 'Filters';
      await hover(screen.getByRole('button', { name }).first());
      await expect
        .poll(() => document.querySelector('[role="tooltip"]')?.textContent, { timeout: 4000 })
        .toMatch(isOld ? /5 berths/ : /^Filters$/);
      screen.unmount();
    }
  },
);

claim(
  'If a custom operator has no label, the filter panel throws an error such as Missing translation for key filterOperatorFrom. when it shows a filter for the column.',
  async () => {
    const { api } = await harbours({ columns: withBerths([{ ...OWN, label: undefined }]) });
    const seen: string[] = [];
    api.showFilterPanel('berths');
    await expect
      .poll(() => seen.push(...takeConsole()) && seen.join(' '))
      .toContain('Missing translation for key filterOperatorFrom.');
    await expect.poll(() => takeConsole()).toEqual([]);
  },
);

claim(
  [
    'With headerFilters, an operator without headerLabel throws a similar error on the first render if the header filter uses it.',
    'By default, that is the first operator of the column.',
    'Other operators throw when the user opens a header filter menu.',
  ],
  async () => {
    await expect(
      showPro({ rows: ROWS, columns: withBerths([OWN]), headerFilters: true }),
    ).rejects.toThrow('Missing translation for key headerFilterOperatorFrom.');
    takeConsole();
    const { screen } = await showPro({
      rows: ROWS,
      columns: withBerths([{ ...OWN, headerLabel: 'From' }]),
      headerFilters: true,
    });
    await expect.element(screen.getByLabelText('From')).toBeVisible();
    screen.unmount();

    const [equal] = getGridNumericOperators() as GridFilterOperator[];
    const other = await showPro({
      rows: ROWS,
      columns: [
        { field: 'name' },
        { field: 'quays', type: 'number', filterOperators: [equal as never, OWN as never] },
      ],
      headerFilters: true,
    });
    await click(
      other.screen.stage.querySelector('.MuiDataGrid-columnHeader--filter button') as Element,
    );
    const seen: string[] = [];
    await expect
      .poll(() => seen.push(...takeConsole()) && seen.join(' '))
      .toContain('Missing translation for key headerFilterOperatorFrom.');
    await expect.poll(() => takeConsole()).toEqual([]);
    const items = [{ field: 'quays', operator: OWN.value, value: 1 }];
    await expect(
      showPro({
        rows: ROWS,
        columns: [
          { field: 'quays', type: 'number', filterOperators: [equal as never, OWN as never] },
        ],
        headerFilters: true,
        initialState: { filter: { filterModel: { items } } },
      }),
    ).rejects.toThrow('Missing translation for key headerFilterOperatorFrom.');
    takeConsole();
  },
);

claim(
  [
    "Before getApplyFilterFn runs, the valueParser of the column converts the value of the filter item, or each entry if it's an array.",
    'No value | NaN',
    'null | 0',
    'An empty string | null',
    "'500' | 500",
    "['500', ''] | [500, null]",
    '[500, null] | [500, 0]',
    "The value in the filter model itself doesn't change.",
    'In a number column, a null in an array becomes 0.',
    'JSON.stringify turns undefined in an array into null.',
  ],
  async () => {
    expect(JSON.stringify([500, undefined])).toBe('[500,null]');
    const received = vi.fn<(item: GridFilterItem) => null>(() => null);
    const { api } = await harbours({
      columns: withBerths([{ ...OWN, getApplyFilterFn: received }]),
    });
    for (const [value, parsed] of [
      [undefined, Number.NaN],
      [null, 0],
      ['', null],
      ['500', 500],
      [
        ['500', ''],
        [500, null],
      ],
      [
        [500, null],
        [500, 0],
      ],
    ] as const) {
      received.mockClear();
      api.setFilterModel({ items: [{ field: 'berths', operator: 'from', value }] });
      expect(received.mock.lastCall?.[0].value).toEqual(parsed);
      expect(gridFilterModelSelector({ current: api }).items[0]?.value).toEqual(value);
    }
  },
);

claim(
  [
    "Clearing a checkbox doesn't apply the filters again.",
    'The row is hidden the next time the filter model or the rows change.',
    "The quick filter doesn't use these operators, so the demo removes it.",
  ],
  async () => {
    const columns: GridColDef[] = [
      {
        field: 'port',
        filterOperators: getGridStringOperators().map((each) => ({
          ...each,
          getApplyFilterFn: (item, column) => {
            const isMatch = each.getApplyFilterFn(item, column);
            return (
              isMatch &&
              ((value, row, col, apiRef) =>
                apiRef.current.isRowSelected(row.id) || isMatch(value, row, col, apiRef))
            );
          },
        })),
      },
    ];
    const item = { field: 'port', operator: 'contains', value: 'Cork' };
    const { screen, api } = await harbours({ columns, checkboxSelection: true });
    for (const change of [
      () => api.upsertFilterItem({ ...item, value: 'Cor' }),
      () => api.updateRows([{ id: 2, port: 'Brest II' }]),
    ]) {
      api.selectRow(1);
      api.setFilterModel({ items: [item] });
      await expect.poll(() => texts(screen, 'port')).toEqual(['Aveiro', 'Cork']);
      api.selectRow(1, false);
      await expect
        .element(screen.getByRole('checkbox', { name: 'Unselect row' }))
        .not.toBeInTheDocument();
      expect(texts(screen, 'port')).toEqual(['Aveiro', 'Cork']);
      change();
      await expect.poll(() => texts(screen, 'port')).toEqual(['Cork']);
    }
    api.setFilterModel({ items: [] });
    api.selectRow(1);
    api.setQuickFilterValues(['Cork']);
    await expect.poll(() => texts(screen, 'port')).toEqual(['Cork']);
  },
);

claim(
  [
    "If the filter model contains an operator that the column doesn't have, the grid throws MUI X: No filter operator found for column 'price' and operator value '='.",
    'With filterMode="server", it doesn\'t throw.',
    "A filter for a column that doesn't exist has no effect on the rows, but the grid throws when the user clicks Filters, unless it has removed the filter. It does so when its columns change, for example when a flex column gets its width.",
  ],
  async () => {
    const columns: GridColDef[] = [{ field: 'price', type: 'number', filterOperators: [OWN] }];
    const rows = [{ id: 1, price: 5 }];
    const equal = (name: string) => filtered({ field: name, operator: '=', value: 1 });
    await expect(showGrid({ rows, columns, ...equal('price') })).rejects.toThrow(
      "MUI X: No filter operator found for column 'price' and operator value '='.",
    );
    takeConsole();
    const server = await showGrid({ rows, columns, filterMode: 'server', ...equal('price') });
    expect(texts(server.screen, 'price')).toEqual(['5']);
    server.screen.unmount();
    const broken = await showGrid({ rows, columns, showToolbar: true, ...equal('weight') });
    expect(texts(broken.screen, 'price')).toEqual(['5']);
    await filters(broken.screen).click();
    const seen: string[] = [];
    await expect
      .poll(() => seen.push(...takeConsole()) && seen.join(' '))
      .toContain("Cannot read properties of undefined (reading 'filterable')");
    await expect.poll(() => takeConsole()).toEqual([]);
    broken.screen.unmount();
    const mended = await showGrid({
      rows,
      columns: columns.map((each) => ({ ...each, flex: 1 })),
      ...equal('weight'),
    });
    await expect.poll(() => gridFilterModelSelector({ current: mended.api }).items).toEqual([]);
    mended.screen.unmount();
    const { api } = await showGrid({ rows, columns });
    expect(() =>
      api.setFilterModel({ items: [{ field: 'price', operator: '=', value: 1 }] }),
    ).toThrow("MUI X: No filter operator found for column 'price' and operator value '='.");
    takeConsole();
  },
);

/** What an input component has received last. */
function spyInput() {
  const received = vi.fn<(props: GridFilterInputValueProps) => void>();
  const Input = (props: GridFilterInputValueProps) => {
    received(props);
    return <GridFilterInputValue {...props} />;
  };
  const given = () =>
    Object.entries(received.mock.lastCall?.[0] ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name]) => name)
      .toSorted();
  return { Input, given, props: () => received.mock.lastCall?.[0] };
}

claim(
  [
    'item, applyValue, apiRef | Yes | Yes',
    'slotProps | root with size | root with size, label and placeholder',
    'disabled | true if the filter is read-only | true if the filter is read-only',
    'focusElementRef | Ref to an object with a focus method | No',
    'inputRef | No | Ref of the input',
    'tabIndex, onFocus, onBlur, className | No | Yes',
    'isFilterActive | No | Whether the filter has a value or focus',
    'headerFilterMenu | No | Button to render next to the input',
    'clearButton | No | Button to render next to the input, if showClearIcon is set and the filter has a value',
    "Pass disabled to the input. The panel sets it for filters of columns that aren't filterable.",
  ],
  async () => {
    const { Input, given, props } = spyInput();
    const columns = withBerths([{ ...OWN, headerLabel: 'From', InputComponent: Input }]);
    const { api, screen } = await harbours({ columns });
    api.showFilterPanel('berths');
    await expect
      .poll(given)
      .toEqual(['apiRef', 'applyValue', 'focusElementRef', 'item', 'slotProps']);
    expect(Object.keys(props()?.slotProps?.root ?? {})).toEqual(['size']);
    screen.unmount();

    const other = await showPro({
      rows: ROWS,
      columns,
      headerFilters: true,
      slotProps: { headerFilterCell: { showClearIcon: true } },
      ...filtered({ id: 1, field: 'berths', operator: 'from', value: 5 }),
    });
    expect(given()).toEqual(
      [
        'apiRef',
        'applyValue',
        'className',
        'clearButton',
        'disabled',
        'headerFilterMenu',
        'inputRef',
        'isFilterActive',
        'item',
        'onBlur',
        'onFocus',
        'slotProps',
        'tabIndex',
      ].toSorted(),
    );
    expect(Object.keys(props()?.slotProps?.root ?? {}).toSorted()).toEqual([
      'label',
      'placeholder',
      'size',
    ]);
    expect(props()).toMatchObject({ isFilterActive: true, disabled: false });
    other.api.setFilterModel({ items: [] });
    await expect.poll(() => props()?.isFilterActive).toBe(false);
    expect(props()?.clearButton).toBeNull();
    await other.screen.getByLabelText('From').click();
    await expect.poll(() => props()?.isFilterActive).toBe(true);
    other.screen.unmount();

    const readOnly = withBerths([{ ...OWN, headerLabel: 'From', InputComponent: Input }], {
      filterable: false,
    });
    const item = { id: 1, field: 'berths', operator: 'from', value: 5 };
    const third = await showPro({
      rows: ROWS,
      columns: readOnly,
      headerFilters: true,
      ...filtered(item),
    });
    expect(props()?.disabled).toBe(true);
    expect(props()?.clearButton).toBeNull();
    third.screen.unmount();
    const fourth = await harbours({ columns: readOnly, ...filtered(item) });
    fourth.api.showFilterPanel();
    await expect.poll(() => Object.hasOwn(props() ?? {}, 'focusElementRef')).toBe(true);
    expect(props()?.disabled).toBe(true);
  },
);

claim(
  [
    'Call applyValue({ ...item, value }) to apply a value. The grid applies it immediately, so debounce text inputs.',
    'The panel calls focus on its last filter when it opens and when the number of filters changes.',
  ],
  async () => {
    const { Input, props } = spyInput();
    const { api, screen } = await harbours({
      columns: withBerths([{ ...OWN, InputComponent: Input }]),
    });
    api.showFilterPanel('berths');
    await expect
      .poll(() => document.activeElement?.closest('.MuiDataGrid-filterForm'))
      .not.toBeNull();
    expect(document.activeElement?.tagName).toBe('INPUT');
    const given = props();
    given?.applyValue({ ...given.item, value: 6 });
    expect(gridFilterModelSelector({ current: api }).items[0]?.value).toBe(6);
    await expect.poll(() => rowCount(screen)).toBe(2);
    screen.unmount();

    const item = { field: 'berths', operator: 'from', value: 5 };
    const other = await showPro({
      rows: ROWS,
      columns: withBerths([OWN]),
      ...filtered({ ...item, id: 1 }, { ...item, id: 2 }),
    });
    const focused = () =>
      inPanel('.MuiDataGrid-filterForm').findIndex((each) => each.contains(document.activeElement));
    other.api.showFilterPanel();
    await expect.poll(focused).toBe(1);
    other.api.upsertFilterItem({ ...item, id: 3 });
    await expect.poll(focused).toBe(2);
    other.api.deleteFilterItem({ ...item, id: 1 });
    await expect.poll(focused).toBe(1);
  },
);

claim(
  [
    'When the user selects another operator in the filter panel, the grid keeps the value if both operators have the same InputComponent.',
    'Otherwise, the grid removes it.',
    'A function that you create for each operator, such as InputComponent: (props) => <Input {...props} /> inside map, is a different component each time.',
  ],
  async () => {
    const base = getGridNumericOperators().slice(0, 3);
    for (const [operators, value] of [
      [base, 6],
      [
        base.map((each) => ({
          ...each,
          InputComponent: (props: GridFilterInputValueProps) => <GridFilterInputValue {...props} />,
        })),
        undefined,
      ],
    ] as const) {
      const { api, screen } = await harbours({
        columns: withBerths([...operators]),
        ...filtered({ field: 'berths', operator: '=', value: 6 }),
      });
      api.showFilterPanel();
      await expect.element(select(screen, 'Operator')).toBeVisible();
      await choose(screen, 'Operator', '>');
      expect(gridFilterModelSelector({ current: api }).items[0]).toMatchObject({
        operator: '>',
        value,
      });
      screen.unmount();
    }
  },
);

claim(
  'A header filter keeps the value with any operator, so check the type of the value in your component and in getApplyFilterFn.',
  async () => {
    const [equal] = getGridNumericOperators() as GridFilterOperator[];
    const { Input, props } = spyInput();
    const { screen, api } = await showPro({
      rows: ROWS,
      columns: withBerths([
        equal as GridFilterOperator,
        { ...OWN, headerLabel: 'From', InputComponent: Input },
      ]),
      headerFilters: true,
      ...filtered({ id: 1, field: 'berths', operator: '=', value: 6 }),
    });
    const menus = '.MuiDataGrid-columnHeader--filter[aria-label="berths"] button';
    await click(screen.stage.querySelector(menus) as Element);
    await screen.getByRole('menuitem', { name: 'From' }).click();
    const changed = { operator: 'from', value: 6 };
    await expect
      .poll(() => gridFilterModelSelector({ current: api as never }).items)
      .toMatchObject([changed]);
    await expect.poll(() => props()?.item).toMatchObject(changed);
  },
);

claim(
  [
    'logicOperators | Operators between filters. With one entry, the select is disabled. By default, users select And or Or',
    "If a filter model has a logicOperator that isn't in logicOperators, the panel changes it to the first entry when it opens.",
    'With an empty array, the select is hidden.',
    'In both cases, Material UI logs a warning about an out-of-range value in development.',
  ],
  async () => {
    const items = [
      { id: 1, field: 'port', operator: 'contains', value: 'r' },
      { id: 2, field: 'berths', operator: '>', value: 5 },
    ];
    for (const [logicOperators, count] of [
      [undefined, 2],
      [[GridLogicOperator.And], 2],
      [[], 0],
    ] as const) {
      const { screen, api } = await showPro({
        rows: ROWS,
        columns: COLUMNS,
        slotProps: { filterPanel: { logicOperators: logicOperators && [...logicOperators] } },
        initialState: { filter: { filterModel: { items, logicOperator: GridLogicOperator.Or } } },
      });
      const used = () => gridFilterModelSelector({ current: api }).logicOperator;
      expect(used()).toBe('or');
      api.showFilterPanel();
      await expect.element(select(screen, 'Operator').first()).toBeVisible();
      const logic = screen.getByRole('combobox', { name: 'Logic operator' });
      const shown = inPanel('.MuiDataGrid-filterFormLogicOperatorInput').filter(
        (each) => getComputedStyle(each).display !== 'none',
      );
      expect(shown).toHaveLength(count);
      expect(takeConsole().join(' ').includes('out-of-range value')).toBe(!!logicOperators);
      await expect.poll(used).toBe(logicOperators?.length === 1 ? 'and' : 'or');
      if (count > 0) {
        expect(logic.first().element().getAttribute('aria-disabled')).toBe(
          logicOperators ? 'true' : null,
        );
      }
      screen.unmount();
    }
  },
);

claim(
  [
    "columnsSort | Sorts the columns in the select by name: 'asc' or 'desc'. By default, they are in the order of the grid",
    'filterFormProps.filterColumns | Returns the fields that the column select of a filter lists',
  ],
  async () => {
    const columns = ['q', 'b', 'k'].map((name) => ({ field: name }));
    for (const [filterPanel, expected] of [
      [{}, ['q', 'b', 'k']],
      [{ columnsSort: 'asc' }, ['b', 'k', 'q']],
      [{ columnsSort: 'desc' }, ['q', 'k', 'b']],
      [{ filterFormProps: { filterColumns: () => ['b', 'q'] } }, ['q', 'b']],
    ] as const) {
      const { screen, api } = await showGrid({ rows: [], columns, slotProps: { filterPanel } });
      api.showFilterPanel();
      await expect.element(select(screen, 'Columns')).toBeVisible();
      expect(await choices(screen, 'Columns')).toEqual(expected);
      screen.unmount();
    }
  },
);

claim(
  [
    'With columnsSort, when the panel opens for the first time, its filter is for the first column of the grid.',
    'Filters added later are for the first column of the sorted list.',
    'To set the column yourself, use getColumnForNewFilter.',
  ],
  async () => {
    const columns = ['q', 'b', 'k'].map((name) => ({ field: name }));
    const { screen, api } = await showPro({
      rows: [],
      columns,
      slotProps: { filterPanel: { columnsSort: 'asc' } },
    });
    api.showFilterPanel();
    await expect.element(select(screen, 'Columns')).toBeVisible();
    expect(select(screen, 'Columns').element().textContent).toBe('q');
    await screen.getByRole('button', { name: 'Add filter' }).click();
    await expect
      .poll(() => gridFilterModelSelector({ current: api }).items.map((each) => each.field))
      .toEqual(['q', 'b']);
    screen.unmount();

    for (const [getColumnForNewFilter, expected] of [
      [undefined, ['q', 'b', 'b']],
      [() => 'k', ['k', 'k', 'k']],
    ] as const) {
      const other = await showGrid({
        rows: [],
        columns,
        slotProps: { filterPanel: { columnsSort: 'asc', getColumnForNewFilter } },
      });
      for (const name of expected) {
        other.api.showFilterPanel();
        await expect.element(select(other.screen, 'Columns')).toBeVisible();
        expect(select(other.screen, 'Columns').element().textContent).toBe(name);
        other.api.hideFilterPanel();
        await expect.poll(panel).toBeNull();
      }
      other.screen.unmount();
    }
  },
);

claim(
  [
    'filterFormProps.columnInputProps | Props of the column select',
    'filterFormProps.operatorInputProps | Props of the operator select',
    'filterFormProps.valueInputProps | Props of the element around the input. Each InputComponent receives the props in its InputComponentProps key',
    'filterFormProps.deleteIconProps | Props of the element around the delete button',
    'In columnInputProps and operatorInputProps, variant is ignored: the selects are outlined.',
    'Pass other props of the Material UI Select in material, such as columnInputProps: { material: { autoWidth: true } }.',
  ],
  async () => {
    const named = (className: string) => ({ className, variant: 'standard' });
    const { screen, api } = await harbours({
      slotProps: {
        filterPanel: {
          filterFormProps: {
            columnInputProps: { ...named('own-column'), material: { 'data-own': 'yes' } },
            operatorInputProps: named('own-operator'),
            valueInputProps: {
              className: 'own-value',
              InputComponentProps: { placeholder: 'Type here' },
            },
            deleteIconProps: { className: 'own-delete' },
          },
        },
      },
    });
    api.showFilterPanel();
    await expect.element(screen.getByPlaceholder('Type here')).toBeVisible();
    const matches = (selector: string) => inPanel(selector).length;
    expect(matches('.own-column.MuiDataGrid-filterFormColumnInput.MuiOutlinedInput-root')).toBe(1);
    expect(matches('.own-operator.MuiDataGrid-filterFormOperatorInput.MuiOutlinedInput-root')).toBe(
      1,
    );
    expect(matches('.own-value.MuiDataGrid-filterFormValueInput input')).toBe(1);
    expect(matches('.own-delete.MuiDataGrid-filterFormDeleteIcon button')).toBe(1);
    expect(matches('.own-column[data-own="yes"]')).toBe(1);
  },
);

claim(
  [
    'To replace the whole panel, pass a component as slots.filterPanel.',
    'The grid renders it inside the popup.',
  ],
  async () => {
    const { api, screen } = await harbours({
      slots: { filterPanel: () => <button type="button">Own panel</button> },
    });
    api.showFilterPanel();
    await expect.element(screen.getByRole('button', { name: 'Own panel' })).toBeVisible();
    expect(inPanel('button').map((each) => each.textContent)).toEqual(['Own panel']);
  },
);

claim(
  [
    'By default, the panel opens below the Filters button of the toolbar, or below the column headers if the grid has no such button.',
    'slotProps.panel also applies to the columns panel, which then opens below the same element.',
  ],
  async () => {
    const top = () => Math.round(panel()?.getBoundingClientRect().top ?? -1);
    const bottomOf = (each: Element) => Math.round(each.getBoundingClientRect().bottom);
    for (const showToolbar of [true, false]) {
      const { api, screen } = await harbours({ showToolbar });
      api.showFilterPanel();
      const target = showToolbar
        ? filters(screen).element()
        : (screen.stage.querySelector('.MuiDataGrid-columnHeaders') as Element);
      await expect.poll(() => Math.abs(top() - bottomOf(target))).toBeLessThan(3);
      screen.unmount();
    }
    const target = document.createElement('div');
    target.style.cssText = 'position:absolute;top:300px;left:600px;width:80px;height:20px';
    document.body.append(target);
    const { api } = await harbours({ showToolbar: true, slotProps: { panel: { target } } });
    for (const each of [GridPreferencePanelsValue.filters, GridPreferencePanelsValue.columns]) {
      api.showPreferences(each);
      await expect.poll(() => Math.abs(top() - 320)).toBeLessThan(3);
    }
    target.remove();
  },
);

claim(
  "Otherwise, the button can't close the panel: releasing the mouse button closes it, and the click opens it again.",
  async () => {
    for (const stops of [false, true]) {
      const opened = vi.fn();
      const apiRef: NonNullable<DataGridProps['apiRef']> = { current: null };
      let isOpen = false;
      const screen = await show(
        <div style={{ height: 400 }}>
          <button
            type="button"
            onPointerUp={(event) => stops && isOpen && event.stopPropagation()}
            onClick={() =>
              isOpen ? apiRef.current?.hideFilterPanel() : apiRef.current?.showFilterPanel()
            }
          >
            Own button
          </button>
          <DataGrid
            apiRef={apiRef}
            rows={ROWS}
            columns={COLUMNS}
            onPreferencePanelOpen={() => {
              isOpen = true;
              opened();
            }}
            onPreferencePanelClose={() => {
              isOpen = false;
            }}
          />
        </div>,
      );
      const button = screen.getByRole('button', { name: 'Own button' });
      await click(button);
      await expect.poll(panel).not.toBeNull();
      await click(button);
      if (stops) {
        await expect.poll(panel).toBeNull();
      } else {
        await expect.poll(() => opened.mock.calls.length).toBe(2);
        await expect.poll(panel).not.toBeNull();
      }
      screen.unmount();
    }
  },
);

claim(
  'With an empty filterOperators array, the column menu still has a Filter item, and clicking it throws an error.',
  async () => {
    const { screen, api } = await harbours({ columns: withBerths([]) });
    await openColumnMenu(screen, 'berths');
    await expect.element(screen.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
    expect(() => api.showFilterPanel('berths')).toThrow(TypeError);
  },
);

claim("It needs no target and doesn't move the columns panel.", async () => {
  const OwnToolbar = () => (
    <Toolbar>
      <ColumnsPanelTrigger>Own columns</ColumnsPanelTrigger>
      <div style={{ width: 300 }} />
      <FilterPanelTrigger>Own filters</FilterPanelTrigger>
    </Toolbar>
  );
  const { screen } = await harbours({ showToolbar: true, slots: { toolbar: OwnToolbar } });
  for (const name of ['Own filters', 'Own columns']) {
    const button = screen.getByRole('button', { name });
    await button.click();
    await expect.poll(panel).not.toBeNull();
    const own = button.element().getBoundingClientRect();
    await expect
      .poll(() => Math.abs((panel()?.getBoundingClientRect().right ?? 0) - own.right))
      .toBeLessThan(name === 'Own filters' ? 20 : 300);
    const right = panel()?.getBoundingClientRect().right ?? 0;
    expect(
      right <
        screen.getByRole('button', { name: 'Own filters' }).element().getBoundingClientRect().left,
    ).toBe(name === 'Own columns');
    await button.click();
    await expect.poll(panel).toBeNull();
  }
});

keyRow('Tab, Shift+Tab', async () => {
  const { api, screen } = await harbours(filtered({ field: 'berths', operator: '>', value: 4 }));
  api.showFilterPanel();
  await expect.element(field(screen, 'Value')).toHaveFocus();
  const visited = new Set<Element | null>();
  for (let step = 0; step < 6; step += 1) {
    await press('Tab');
    visited.add(document.activeElement);
  }
  const controls = [...visited].filter((each) => panel()?.contains(each));
  expect(controls.length).toBeGreaterThan(2);
  expect(visited.has(cell(screen, 'port'))).toBe(false);
  await field(screen, 'Value').click();
  await press('Shift+Tab');
  await expect.element(select(screen, 'Operator')).toHaveFocus();
});

keyRow('Escape', async () => {
  const { api, screen } = await harbours();
  api.showFilterPanel('port');
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
  await type('rk');
  await expect.poll(() => texts(screen, 'port')).toEqual(['Cork']);
  await press('Escape');
  await expect.poll(panel).toBeNull();
  expect(texts(screen, 'port')).toEqual(['Cork']);
  screen.unmount();

  const slow = await harbours({ filterDebounceMs: 500 });
  slow.api.showFilterPanel('port');
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
  await type('rk');
  await press('Escape');
  await expect.poll(panel).toBeNull();
  const start = performance.now();
  await expect.poll(() => performance.now() - start).toBeGreaterThan(800);
  expect(texts(slow.screen, 'port')).toEqual(['Aveiro', 'Brest', 'Cork']);
});
