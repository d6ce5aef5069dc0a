import {
  gridFilteredSortedRowIdsSelector,
  GridLogicOperator,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid';
import type { DataGridProProps } from '@mui/x-data-grid-pro';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  setTimeZone,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  cell,
  fields,
  header,
  openColumnMenu,
  showGrid,
  showPro,
  texts,
} from '#test/proofs/grids.tsx';

const COLUMNS: GridColDef[] = [
  { field: 'ship' },
  { field: 'crew', type: 'number', width: 200 }, // wide enough for its icons
  { field: 'built', type: 'date' },
  { field: 'sails', type: 'dateTime' },
  { field: 'steam', type: 'boolean' },
  { field: 'flag', type: 'singleSelect', valueOptions: ['Chile', 'Ghana'] },
];
const [SHIP, CREW] = COLUMNS as [GridColDef, GridColDef];
const ROWS = [
  {
    id: 1,
    ship: 'Élise',
    crew: 12,
    built: new Date(2025, 4, 12),
    sails: new Date(2025, 4, 12, 14, 30),
    steam: true,
    flag: 'Chile',
  },
  {
    id: 2,
    ship: 'Marta',
    crew: 0,
    built: new Date(2025, 4, 11),
    sails: new Date(2025, 4, 12, 9, 0),
    steam: false,
    flag: 'Ghana',
  },
  { id: 3, ship: null, crew: null, built: null, sails: null, steam: null, flag: null },
];

const fleet = (props: Partial<DataGridProps> = {}) =>
  showGrid({ rows: ROWS, columns: COLUMNS, showToolbar: true, ...props }, { width: 900 });
const model = (...items: GridFilterItem[]): GridFilterModel => ({ items });
const initially = (...items: GridFilterItem[]) => ({
  initialState: { filter: { filterModel: model(...items) } },
});
const matching = (api: GridApi) => gridFilteredSortedRowIdsSelector({ current: api });

/** The ids of the rows that match one item after the other. */
function idsOf(api: GridApi, ...items: Omit<GridFilterItem, 'id'>[]): number[][] {
  return items.map((item) => {
    api.setFilterModel(model(item));
    return matching(api).map(Number);
  });
}

const filters = (screen: Screen) => screen.getByRole('button', { name: 'Filters' });
const select = (screen: Screen, name: 'Columns' | 'Operator' | 'Value') =>
  screen.getByRole('combobox', { name: new RegExp(`^${name}`) });
const panel = () => document.querySelector<HTMLElement>('.MuiDataGrid-panel .MuiDataGrid-paper');
const forms = () => [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-filterForm')];
const valueField = () =>
  document.querySelector<HTMLInputElement>('.MuiDataGrid-filterFormValueInput input');
const chips = () => [...document.querySelectorAll('.MuiDataGrid-panel .MuiChip-label')];
const filterIcon = (screen: Screen, field: string) =>
  header(screen, field).querySelector<HTMLElement>('button[aria-label="Show filters"]');

async function openPanel(screen: Screen): Promise<void> {
  await filters(screen).click();
  await expect.poll(() => forms().length).toBeGreaterThan(0);
}

async function closePanel(): Promise<void> {
  await press('Escape');
  await expect.poll(panel).toBeNull();
}

async function choose(screen: Screen, name: 'Columns' | 'Operator' | 'Value', option: string) {
  await select(screen, name).click();
  await screen.getByRole('option', { name: option }).click();
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
}

/** Types into the value field, in place of what it holds. */
async function enter(text: string): Promise<void> {
  await expect.poll(valueField).not.toBeNull();
  valueField()?.focus();
  valueField()?.select();
  await type(text);
}

/** Deletes the only filter, which closes the panel. */
async function deleteFilter(screen: Screen): Promise<void> {
  await screen.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(panel).toBeNull();
}

act('AllOperators', async (demo) => {
  const all = texts(demo, 'subject');
  for (let turn = 0; turn < 2; turn += 1) {
    await openPanel(demo);
    await enter('INVOICE');
    await expect
      .poll(() => texts(demo, 'subject'))
      .toEqual(['Invoice shows the wrong VAT rate', 'Duplicate invoice numbers']);
    await choose(demo, 'Columns', 'Priority');
    await choose(demo, 'Operator', 'is');
    await choose(demo, 'Value', 'Urgent');
    await expect.poll(() => texts(demo, 'priority')).toEqual(['Urgent', 'Urgent']);
    await choose(demo, 'Columns', 'Hours');
    await choose(demo, 'Operator', '>');
    await enter('7.5');
    await expect.poll(() => texts(demo, 'hours')).toEqual(['11', '8.5']);
    await choose(demo, 'Columns', 'Last reply');
    await choose(demo, 'Operator', 'is empty');
    await expect.poll(() => texts(demo, 'subject')).toEqual(['Please add Norwegian']);
    await choose(demo, 'Columns', 'Due');
    await choose(demo, 'Operator', 'is after');
    await expect.poll(() => texts(demo, 'subject')).toEqual(all);
    await choose(demo, 'Columns', 'Escalated');
    await choose(demo, 'Value', 'true');
    await expect.poll(() => texts(demo, 'subject')).toHaveLength(4);
    await deleteFilter(demo);
    await expect.poll(() => texts(demo, 'subject')).toEqual(all);
  }
});

const euros = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));

act('InitialFilter', async (demo) => {
  const first = texts(demo, 'total');
  expect(first.length).toBeGreaterThan(3);
  expect(first.every((total) => euros(total) > 2500)).toBe(true);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(filterIcon(demo, 'total') as HTMLElement);
    await enter('100');
    await expect.poll(() => texts(demo, 'total').some((total) => euros(total) < 2500)).toBe(true);
    await enter('2500');
    await expect.poll(() => texts(demo, 'total')).toEqual(first);
    await closePanel();
  }
  await click(filterIcon(demo, 'total') as HTMLElement);
  await deleteFilter(demo);
  await expect.element(demo.getByText('1–60 of 60')).toBeVisible();
});

act('ControlledFilter', async (demo) => {
  const preset = (name: string) => demo.getByRole('button', { name });
  for (let turn = 0; turn < 2; turn += 1) {
    await preset('Now boarding').click();
    await expect.element(demo.getByText('State is Boarding')).toBeVisible();
    await expect.poll(() => [...new Set(texts(demo, 'state'))]).toEqual(['Boarding']);
    await preset('Gates A').click();
    await expect.poll(() => texts(demo, 'gate').every((gate) => gate.startsWith('A'))).toBe(true);
    await preset('Over an hour late').click();
    await openPanel(demo);
    await enter('90');
    await expect.element(demo.getByText('Delay (min) > 90')).toBeVisible();
    await expect.element(preset('Over an hour late')).toHaveAttribute('aria-pressed', 'false');
    expect(texts(demo, 'delay').every((delay) => Number(delay) > 90)).toBe(true);
    await enter('60');
    await expect.element(preset('Over an hour late')).toHaveAttribute('aria-pressed', 'true');
    await closePanel();
    await demo.getByRole('button', { name: 'Search' }).click();
    await demo.getByRole('searchbox').fill('riga');
    await preset('All flights').click();
    await expect.poll(() => [...new Set(texts(demo, 'destination'))]).toEqual(['Riga']);
    await demo.getByRole('searchbox').fill('');
    await expect.element(demo.getByText('No column filter')).toBeVisible();
  }
});

act('FilteringOff', async (demo) => {
  await expect.element(filters(demo)).not.toBeInTheDocument();
  const search = demo.getByRole('searchbox');
  for (let turn = 0; turn < 2; turn += 1) {
    await openColumnMenu(demo, 'station');
    await expect.element(demo.getByRole('menuitem', { name: 'Filter' })).not.toBeInTheDocument();
    await press('Escape');
    await expect.element(demo.getByRole('menu')).not.toBeInTheDocument();
    await demo.getByRole('button', { name: 'Search' }).click();
    await search.fill('serra');
    await expect.poll(() => texts(demo, 'station')).toEqual(['Serra']);
    await search.fill('');
    await expect.poll(() => texts(demo, 'station')).toHaveLength(5);
  }
});

act('FilterOffForColumn', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await openColumnMenu(demo, 'checksum');
    await expect.element(demo.getByRole('menuitem', { name: 'Filter' })).not.toBeInTheDocument();
    await press('Escape');
    await expect.element(demo.getByRole('menu')).not.toBeInTheDocument();
    await openPanel(demo);
    await select(demo, 'Columns').click();
    await expect.element(demo.getByRole('option', { name: 'Price (EUR)' })).toBeVisible();
    await expect.element(demo.getByRole('option', { name: 'Checksum' })).not.toBeInTheDocument();
    await press('Escape');
    await enter('belt');
    await expect.poll(() => texts(demo, 'part')).toEqual(['Drive belt 900']);
    await deleteFilter(demo);
    await expect.poll(() => texts(demo, 'part')).toHaveLength(6);
    const search = demo.getByRole('searchbox');
    await demo.getByRole('button', { name: 'Search' }).click();
    await search.fill('2f8e');
    await expect.poll(() => texts(demo, 'part')).toEqual(['Limit switch']);
    await search.fill('');
    await expect.poll(() => texts(demo, 'part')).toHaveLength(6);
  }
});

act('ReadOnlyFilter', async (demo) => {
  const own = demo.getByRole('switch', { name: 'Only my desk' });
  const desks = () => [...new Set(texts(demo, 'desk'))];
  for (let turn = 0; turn < 2; turn += 1) {
    expect(desks()).toEqual(['Lima']);
    await openPanel(demo);
    await expect.element(select(demo, 'Columns')).toHaveAttribute('aria-disabled', 'true');
    expect(valueField()?.disabled).toBe(true);
    await filters(demo).click();
    await expect.poll(panel).toBeNull();
    await own.click();
    await expect.poll(() => desks().length).toBeGreaterThan(1);
    await own.click();
    await expect.poll(desks).toEqual(['Lima']);
    await openColumnMenu(demo, 'side');
    await demo.getByRole('menuitem', { name: 'Filter' }).click();
    await expect.element(own).not.toBeChecked();
    await enter('sell');
    await expect.poll(() => [...new Set(texts(demo, 'side'))]).toEqual(['Sell']);
    await closePanel();
    await own.click();
    await expect.poll(desks).toEqual(['Lima']);
  }
});

act('FilterModelAsJson', async (demo) => {
  const json = demo.getByRole('textbox', { name: 'Filter model' });
  const shown = () => (json.element() as HTMLTextAreaElement).value;
  const apply = async (text: string) => {
    await json.fill(text);
    await demo.getByRole('button', { name: 'Apply' }).click();
  };
  for (let turn = 0; turn < 2; turn += 1) {
    expect(JSON.parse(shown())).toEqual({
      items: [{ id: 1, field: 'total', operator: '>=', value: 1000 }],
      quickFilterValues: [],
    });
    const start = shown();
    for (const [text, message] of [
      ['{ "items": [', 'This is not valid JSON.'],
      ['{}', 'The model needs an array “items”.'],
      ['{ "items": [{ "field": "total" }] }', 'The item needs a field and an operator.'],
      [start.replace('"total"', '"sum"'), /^No column has the field “sum”\./],
      [start.replace('">="', '"contains"'), /^“total” has no operator “contains”\./],
      [start.replace('1000', '"1000"'), 'The value must be a number.'],
      [
        '{ "items": [{ "field": "customer", "operator": "isAnyOf", "value": "Groen" }] }',
        'The value must be an array, and each entry a string.',
      ],
      [start.replace('[]', '[5]'), '“quickFilterValues” must be an array of strings.'],
      ['{ "items": [], "logicOperator": "or" }', "This demo doesn't read “logicOperator”."],
    ] as const) {
      await apply(text);
      await expect.element(demo.getByText(message)).toBeVisible();
    }
    await apply(start.replace('1000', '2500'));
    await expect.poll(() => texts(demo, 'total').every((total) => euros(total) >= 2500)).toBe(true);
    await openPanel(demo);
    await expect.poll(() => valueField()?.value).toBe('2500');
    await choose(demo, 'Columns', 'Placed on');
    await choose(demo, 'Operator', 'is on or before');
    valueField()?.focus();
    await type('02032025');
    await expect.poll(shown).toContain('"2025-02-03T00:00:00.000Z"');
    await closePanel();
    expect(shown()).not.toContain('fromInput');
    const rows = texts(demo, 'customer');
    await apply(shown().replace('2025-02-03T00:00:00.000Z', '2025-02-03'));
    await expect.poll(shown).toContain('"2025-02-03"');
    expect(texts(demo, 'customer')).toEqual(rows);
    await apply('{ "items": [], "quickFilterValues": ["cork"] }');
    await expect.poll(() => texts(demo, 'customer').length).toBe(0);
    await apply(start);
  }
});

claim(
  [
    'Filtering is on by default. In code, you can set the same filters with the filter model.',
    'Filters in the toolbar, with showToolbar | The current filter, or a filter without a value for the first filterable column',
    'Filter in the column menu | A filter for this column',
    'The filter icon in the header of a filtered column | The current filter',
  ],
  async () => {
    const { screen, api } = await fleet({
      columns: [{ ...SHIP, filterable: false }, ...COLUMNS.slice(1)],
    });
    await openPanel(screen);
    await expect.element(select(screen, 'Columns')).toHaveTextContent('crew');
    expect([valueField()?.value, filterIcon(screen, 'crew')]).toEqual(['', null]);
    await closePanel();
    await openColumnMenu(screen, 'crew');
    await screen.getByRole('menuitem', { name: 'Filter' }).click();
    await enter('12');
    await expect.poll(() => matching(api)).toEqual([1]);
    await closePanel();
    for (const button of [filterIcon(screen, 'crew'), filters(screen).element()]) {
      await click(button as HTMLElement);
      await expect.poll(() => valueField()?.value).toBe('12');
      await expect.element(select(screen, 'Columns')).toHaveTextContent('crew');
      await closePanel();
    }
    await openColumnMenu(screen, 'flag');
    await screen.getByRole('menuitem', { name: 'Filter' }).click();
    await expect.element(select(screen, 'Columns')).toHaveTextContent('flag');
    api.setFilterModel(model({ field: 'steam', operator: 'is', value: 'true' }));
    expect(matching(api)).toEqual([1]);
    screen.unmount();

    const bare = await fleet({ showToolbar: false });
    await expect.element(filters(bare.screen)).not.toBeInTheDocument();
  },
);

claim(
  [
    'The grid filters while the user types, 150 ms after the last keystroke.',
    'Set filterDebounceMs to change the delay.',
    'The delay applies to fields for text, numbers and dates, but not to lists of options.',
  ],
  async () => {
    for (const [field, text, delay] of [
      ['ship', 'a', 150],
      ['crew', '1', 150],
      ['built', '05122025', 150],
      ['ship', 'a', 900],
    ] as const) {
      const onFilterModelChange = vi.fn();
      const { screen, api } = await fleet({
        filterDebounceMs: delay === 150 ? undefined : delay,
        onFilterModelChange,
        ...initially({ id: 1, field, operator: COLUMNS_FIRST[field] }),
      });
      api.showFilterPanel();
      await expect.poll(valueField).not.toBeNull();
      await enter(text);
      const start = performance.now();
      await expect.poll(() => onFilterModelChange.mock.calls.length, { interval: 5 }).toBe(1);
      const waited = performance.now() - start;
      expect(waited).toBeGreaterThan(delay - 100);
      expect(waited).toBeLessThan(delay + 400);
      screen.unmount();
    }
    const { screen, api } = await fleet({
      filterDebounceMs: 60_000,
      ...initially({ id: 1, field: 'flag', operator: 'is' }),
    });
    api.showFilterPanel();
    await choose(screen, 'Value', 'Ghana');
    expect(matching(api)).toEqual([2]);
    await choose(screen, 'Operator', 'is not');
    expect(matching(api)).toEqual([1, 3]);
  },
);
const COLUMNS_FIRST = { ship: 'contains', crew: '=', built: 'is' };

claim(
  [
    'When users select another column, the panel keeps the operator if the new column has it.',
    'It keeps the value as well if the column type and the input stay the same. In a singleSelect column, the value must also be one of its options.',
    'The first operator of a type is the default.',
  ],
  async () => {
    const { screen, api } = await fleet({
      columns: [
        ...COLUMNS,
        { field: 'port' },
        { field: 'yard', type: 'singleSelect', valueOptions: ['Ghana', 'Peru'] },
      ],
      ...initially({ id: 1, field: 'ship', operator: 'endsWith', value: 'ta' }),
    });
    const current = () => {
      const { field, operator, value } = api.state.filter.filterModel.items[0] as GridFilterItem;
      return [field, operator, value];
    };
    await openPanel(screen);
    await choose(screen, 'Columns', 'port');
    expect(current()).toEqual(['port', 'endsWith', 'ta']);
    await choose(screen, 'Columns', 'crew');
    expect(current()).toEqual(['crew', '=', undefined]);
    await choose(screen, 'Operator', 'is empty');
    await choose(screen, 'Columns', 'built');
    expect(current()).toEqual(['built', 'isEmpty', undefined]);
    await choose(screen, 'Operator', 'is not');
    await choose(screen, 'Columns', 'flag');
    expect(current()).toEqual(['flag', 'not', undefined]);
    for (const [value, kept] of [
      ['Ghana', 'Ghana'],
      ['Chile', undefined],
    ]) {
      api.setFilterModel(model({ id: 1, field: 'flag', operator: 'is', value }));
      await choose(screen, 'Columns', 'yard');
      expect(current()).toEqual(['yard', 'is', kept]);
    }
    for (const column of COLUMNS) {
      api.setFilterModel(model());
      api.showFilterPanel(column.field);
      expect(api.state.filter.filterModel.items[0]?.operator).toBe(
        api.getColumn(column.field).filterOperators?.[0]?.value,
      );
    }
  },
);

keyRow('Tab, Shift+Tab', async () => {
  const { screen } = await fleet();
  await openPanel(screen);
  await expect.poll(() => document.activeElement === valueField()).toBe(true);
  await press('Shift+Tab');
  await expect.element(select(screen, 'Operator')).toHaveFocus();
  for (let stop = 0; stop < 8; stop += 1) {
    await press('Tab');
    expect(panel()?.contains(document.activeElement)).toBe(true);
  }
});

keyRow('Enter', async () => {
  const { screen, api } = await fleet(initially({ id: 1, field: 'ship', operator: 'isAnyOf' }));
  await openPanel(screen);
  await enter('marta');
  expect(matching(api)).toHaveLength(3);
  await press('Enter');
  await expect.poll(() => matching(api)).toEqual([2]);
  await type('élise');
  await press('Enter');
  await expect.poll(() => matching(api)).toEqual([1, 2]);
  api.setFilterModel(model({ id: 1, field: 'flag', operator: 'isAnyOf' }));
  await expect.element(select(screen, 'Columns')).toHaveTextContent('flag');
  await enter('gha');
  await press('ArrowDown', 'Enter');
  await expect.poll(() => matching(api)).toEqual([2]);
});

keyRow('Backspace', async () => {
  const { screen, api } = await fleet(
    initially({ id: 1, field: 'ship', operator: 'isAnyOf', value: ['Marta', 'Élise'] }),
  );
  await openPanel(screen);
  await expect.poll(() => document.activeElement === valueField()).toBe(true);
  await press('Backspace');
  await expect.poll(() => matching(api)).toEqual([2]);
});

keyRow('Escape', async () => {
  const { screen } = await fleet();
  await openPanel(screen);
  await expect.poll(() => document.activeElement === valueField()).toBe(true);
  await select(screen, 'Operator').click();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await press('Escape');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  expect(panel()).not.toBeNull();
  await press('Escape');
  await expect.poll(panel).toBeNull();
});

claim(
  "With is any of on a string or number column, the typed text isn't part of the filter until the user presses Enter or clicks the text in the list below the field.",
  async () => {
    for (const [field, text] of [
      ['ship', 'Marta'],
      ['crew', '12'],
    ] as const) {
      const { screen, api } = await fleet(initially({ id: 1, field, operator: 'isAnyOf' }));
      await openPanel(screen);
      await enter(text);
      await press('Escape'); // closes the list of options
      await closePanel();
      expect(matching(api)).toHaveLength(3);
      await openPanel(screen);
      await enter(text);
      await press('Enter');
      await expect.poll(() => chips().map((chip) => chip.textContent)).toEqual([text]);
      expect(matching(api)).toHaveLength(1);
      api.setFilterModel(model({ id: 1, field, operator: 'isAnyOf' }));
      await enter(text);
      expect(matching(api)).toHaveLength(3);
      await screen.getByRole('option', { name: text }).click();
      await expect.poll(() => matching(api)).toHaveLength(1);
      screen.unmount();
    }
  },
);

claim(
  [
    'The community plan filters by one column at a time: when the user adds a filter, it replaces the previous one.',
    'A second item in the community plan | The item is ignored, and the grid logs an error',
  ],
  async () => {
    const { screen, api } = await fleet(
      initially({ id: 1, field: 'ship', operator: 'contains', value: 'a' }),
    );
    expect(matching(api)).toEqual([2]);
    await openColumnMenu(screen, 'crew');
    await screen.getByRole('menuitem', { name: 'Filter' }).click();
    await enter('12');
    await expect.poll(() => matching(api)).toEqual([1]);
    expect(api.state.filter.filterModel.items.map(({ field }) => field)).toEqual(['crew']);
    api.setFilterModel(
      model(
        { id: 1, field: 'crew', operator: '=', value: 0 },
        { id: 2, field: 'ship', operator: 'contains', value: 'zz' },
      ),
    );
    expect(matching(api)).toEqual([2]);
    expect(takeConsole().join()).toContain('can only contain a single item');
  },
);

claim(
  [
    'Operators with the value "none" don\'t need a value, and the others don\'t filter until they have one.',
    "No value, or '' | The item is ignored, if its operator requires a value",
  ],
  async () => {
    const { api } = await fleet();
    for (const { field } of COLUMNS) {
      for (const { value: operator, requiresFilterValue = true } of api.getColumn(field)
        .filterOperators ?? []) {
        const [without, empty] = idsOf(api, { field, operator }, { field, operator, value: '' });
        expect([operator, without]).toEqual([
          operator,
          requiresFilterValue ? [1, 2, 3] : operator === 'isEmpty' ? [3] : [1, 2],
        ]);
        expect([field, operator, empty]).toEqual([field, operator, without]);
      }
    }
  },
);

claim(
  [
    "Letter case doesn't matter, and spaces around the value are ignored.",
    'equals, doesNotEqual and isAnyOf ignore accents too: Cordier freres equals Cordier Frères.',
    "The other operators don't ignore accents, unless ignoreDiacritics is true.",
    "By default, contains with the value freres doesn't match Frères.",
    'Set ignoreDiacritics to ignore accents in the filters and in the quick filter.',
    'The default is false.',
  ],
  async () => {
    const rows = [{ id: 1, ship: 'Cordier Frères' }];
    const operators = (part: string, whole: string) => [
      { operator: 'contains', value: part },
      { operator: 'startsWith', value: whole },
      { operator: 'endsWith', value: part },
      { operator: 'equals', value: whole },
      { operator: 'isAnyOf', value: ['x', whole] },
    ];
    const matches = (api: GridApi, part: string, whole: string) =>
      idsOf(api, ...operators(part, whole).map((each) => ({ field: 'ship', ...each }))).map(
        ({ length }) => length,
      );
    const { screen, api } = await fleet({ rows });
    expect(matches(api, ' FRÈRES ', '  cordier frèRES ')).toEqual([1, 1, 1, 1, 1]);
    expect(matches(api, 'freres', 'cordier freres')).toEqual([0, 0, 0, 1, 1]);
    expect(
      idsOf(
        api,
        { field: 'ship', operator: 'doesNotEqual', value: 'CORDIER FRERES ' },
        { field: 'ship', operator: 'doesNotContain', value: 'freres' },
        { field: 'ship', operator: 'doesNotContain', value: ' FRÈRES' },
      ),
    ).toEqual([[], [1], []]);
    screen.unmount();
    const { api: plain } = await fleet({ rows, ignoreDiacritics: true });
    expect(matches(plain, 'freres', 'cordier freres')).toEqual([1, 1, 1, 1, 1]);
    plain.setFilterModel({ items: [], quickFilterValues: ['freres'] });
    expect(matching(plain)).toEqual([1]);
  },
);

claim(
  "The browser's language determines what an accent is: in Swedish, o and ö are different letters.",
  async () => {
    const { Collator } = Intl;
    const { api } = await fleet({ rows: [{ id: 1, ship: 'Interiör' }] });
    const item = { field: 'ship', operator: 'equals', value: 'interior' };
    expect(idsOf(api, item)).toEqual([[1]]);
    Intl.Collator = class extends Collator {
      constructor(locales?: string, options?: Intl.CollatorOptions) {
        super(locales ?? 'sv', options);
      }
    } as typeof Collator;
    try {
      expect(idsOf(api, item)).toEqual([[]]);
    } finally {
      Intl.Collator = Collator;
    }
  },
);

claim(
  "With ignoreDiacritics, isAnyOf in a singleSelect column doesn't match any option whose value has an accent: the grid removes the accents from the cells, but not from the values of the filter.",
  async () => {
    const rows = [
      { id: 1, flag: 'Perú' },
      { id: 2, flag: 'Chile' },
    ];
    const columns: GridColDef[] = [
      { field: 'flag', type: 'singleSelect', valueOptions: ['Perú', 'Chile'] },
    ];
    for (const [ignoreDiacritics, ids] of [
      [false, [1, 2]],
      [true, [2]],
    ] as const) {
      const { screen, api } = await fleet({ rows, columns, ignoreDiacritics });
      expect(
        idsOf(
          api,
          { field: 'flag', operator: 'isAnyOf', value: ['Perú', 'Chile'] },
          { field: 'flag', operator: 'is', value: 'Perú' },
        ),
      ).toEqual([ids, [1]]);
      screen.unmount();
    }
    const valueOptions = [{ value: 'PE', label: 'Perú' }];
    const { api } = await fleet({
      rows: [{ id: 1, flag: 'PE' }],
      columns: [{ field: 'flag', type: 'singleSelect', valueOptions }],
      ignoreDiacritics: true,
    });
    expect(idsOf(api, { field: 'flag', operator: 'isAnyOf', value: ['PE'] })).toEqual([[1]]);
  },
);

claim(
  'If the column has a valueParser, the grid also applies it to the value of the filter.',
  async () => {
    const { api } = await fleet({
      columns: [{ ...SHIP, valueParser: (value: string) => value.replace('SS ', '') }, CREW],
    });
    expect(
      idsOf(
        api,
        { field: 'ship', operator: 'equals', value: 'SS Marta' },
        { field: 'ship', operator: 'isAnyOf', value: ['SS Marta'] },
        { field: 'crew', operator: '=', value: '12' },
      ),
    ).toEqual([[2], [2], [1]]);
  },
);

claim(
  [
    'string | doesNotContain, doesNotEqual and isEmpty',
    'number | != and isEmpty',
    'date, dateTime | isEmpty',
    'boolean | is with the value false',
    'singleSelect | not',
    'So not depends on the column type: "due is not June 12" hides tickets without a date, but "priority is not High" shows tickets without a priority.',
  ],
  async () => {
    const { api } = await fleet();
    const values: Record<string, [unknown, ...unknown[]]> = {
      ship: ['Marta'],
      crew: [12],
      built: ['2025-05-12'],
      sails: ['2025-05-12T14:30'],
      steam: [true, false],
      flag: ['Chile'],
    };
    const found = COLUMNS.map(({ field }) => {
      const hits = (api.getColumn(field).filterOperators ?? []).flatMap(({ value: operator }) =>
        (values[field] ?? []).flatMap((value) => {
          const item = { field, operator, value: operator === 'isAnyOf' ? [value] : value };
          return idsOf(api, item)[0]?.includes(3) ? [operator, String(value)].slice(0, 2) : [];
        }),
      );
      return [field, ...hits.filter((_, index) => index % 2 === 0), hits.at(-1)];
    });
    expect(found).toEqual([
      ['ship', 'doesNotContain', 'doesNotEqual', 'isEmpty', 'Marta'],
      ['crew', '!=', 'isEmpty', '12'],
      ['built', 'isEmpty', '2025-05-12'],
      ['sails', 'isEmpty', '2025-05-12T14:30'],
      ['steam', 'is', 'false'],
      ['flag', 'not', 'Chile'],
    ]);
  },
);

claim(
  "A cell is empty if its value is null or undefined. In a string column, '' is empty too.",
  async () => {
    const { api } = await fleet({
      rows: [
        { id: 1, ship: '', crew: '' },
        { id: 2, ship: null, crew: null },
        { id: 3 },
        { id: 4, ship: 'a', crew: 0 },
      ],
    });
    expect(
      idsOf(api, { field: 'ship', operator: 'isEmpty' }, { field: 'crew', operator: 'isEmpty' }),
    ).toEqual([
      [1, 2, 3],
      [2, 3],
    ]);
  },
);

claim(
  [
    'Filters compare the value of the cell, which is the result of valueGetter if the column has one.',
    'They ignore valueFormatter and renderCell: a cell with the value 0.25 that displays 25% matches = 0.25.',
    'In string, date and singleSelect columns, the quick filter compares the formatted text instead.',
  ],
  async () => {
    const { screen, api } = await fleet({
      rows: [{ id: 1, crew: 0.25, ship: 'Marta' }],
      columns: [
        { ...CREW, valueFormatter: (value: number) => `${value * 100}%`, renderCell: undefined },
        { ...SHIP, valueGetter: (value: string) => `SS ${value}`, renderCell: () => 'x' },
        { field: 'code', valueGetter: () => 'low', valueFormatter: () => 'high' },
        {
          field: 'built',
          type: 'date',
          valueGetter: () => new Date(2020, 4, 12),
          valueFormatter: () => 'spring',
        },
        {
          field: 'flag',
          type: 'singleSelect',
          valueOptions: [{ value: 'pt', label: 'Lisbon' }],
          valueGetter: () => 'pt',
        },
      ],
    });
    expect(texts(screen, 'crew')).toEqual(['25%']);
    expect(
      idsOf(
        api,
        { field: 'crew', operator: '=', value: 0.25 },
        { field: 'crew', operator: '=', value: 25 },
        { field: 'ship', operator: 'startsWith', value: 'ss m' },
        { field: 'ship', operator: 'equals', value: 'x' },
        { field: 'code', operator: 'equals', value: 'low' },
        { field: 'code', operator: 'equals', value: 'high' },
      ),
    ).toEqual([[1], [], [1], [], [1], []]);
    for (const [word, ids] of [
      ['high', [1]],
      ['low', []],
      ['spring', [1]],
      ['2020', []],
      ['lisbon', [1]],
      ['pt', []],
    ] as const) {
      api.setFilterModel({ items: [], quickFilterValues: [word] });
      expect(matching(api)).toEqual(ids);
    }
  },
);

claim(
  [
    "logicOperator | GridLogicOperator.And | Whether a row must match all items ('and') or at least one ('or')",
    'items | [] | The filters of the panel',
    'quickFilterValues | [] | The words of the quick filter',
    'quickFilterLogicOperator | GridLogicOperator.And | Whether a row must match all words or at least one',
    'quickFilterExcludeHiddenColumns | true | Whether the quick filter ignores hidden columns',
    'A row must match both the items and the quick filter.',
    'GridLogicOperator.And is the default: a row must match every item. With GridLogicOperator.Or, one matching item is enough.',
  ],
  async () => {
    const { api } = await showPro({
      rows: ROWS,
      columns: COLUMNS,
      initialState: { columns: { columnVisibilityModel: { flag: false } } },
    });
    expect(api.state.filter.filterModel).toEqual({
      items: [],
      logicOperator: 'and',
      quickFilterValues: [],
      quickFilterLogicOperator: 'and',
    });
    const ids = (next: GridFilterModel) => {
      api.setFilterModel(next);
      return gridFilteredSortedRowIdsSelector({ current: api as unknown as GridApi });
    };
    const items = [
      { id: 1, field: 'ship', operator: 'contains', value: 'a' },
      { id: 2, field: 'crew', operator: '=', value: 12 },
    ];
    expect(ids({ items })).toEqual([]);
    expect(ids({ items, logicOperator: GridLogicOperator.Or })).toEqual([1, 2]);
    const two = { items: [], quickFilterValues: ['marta', 'élise'] };
    expect(ids(two)).toEqual([]);
    expect(ids({ ...two, quickFilterLogicOperator: GridLogicOperator.Or })).toEqual([1, 2]);
    const either = { items, logicOperator: GridLogicOperator.Or };
    expect(ids({ ...either, quickFilterValues: ['marta'] })).toEqual([2]);
    const country = { items: [], quickFilterValues: ['ghana'] };
    expect(ids(country)).toEqual([]);
    expect(ids({ ...country, quickFilterExcludeHiddenColumns: false })).toEqual([2]);
  },
);

claim(
  [
    'initialState.filter.filterModel | On mount. Later changes to the prop are ignored',
    'The filterModel prop | On mount, and when the prop receives another object',
    'apiRef.current.setFilterModel(model) | When you call it. With the filterModel prop, it only calls onFilterModelChange',
    'When both are set, the prop takes precedence over initialState.',
  ],
  async () => {
    const [one, two] = [1, 2].map((id) => model({ field: 'id', operator: '=', value: id })) as [
      GridFilterModel,
      GridFilterModel,
    ];
    const base = { rows: ROWS, columns: [{ field: 'id', type: 'number' } as GridColDef] };
    const init = (filterModel: GridFilterModel) => ({ initialState: { filter: { filterModel } } });
    const { screen, api, redraw } = await showGrid({ ...base, ...init(one) });
    expect(matching(api)).toEqual([1]);
    await redraw({ ...base, ...init(two) });
    expect(matching(api)).toEqual([1]);
    api.setFilterModel(two);
    expect(matching(api)).toEqual([2]);
    screen.unmount();
    const both = await showGrid({ ...base, ...init(one), filterModel: two });
    expect(matching(both.api)).toEqual([2]);
    await both.redraw({ ...base, filterModel: one });
    await expect.poll(() => matching(both.api)).toEqual([1]);
    const onFilterModelChange = vi.fn();
    await both.redraw({ ...base, filterModel: one, onFilterModelChange });
    both.api.setFilterModel(two);
    expect(onFilterModelChange.mock.lastCall?.[0]).toEqual(two);
    expect([matching(both.api), both.api.state.filter.filterModel]).toEqual([[1], one]);
  },
);

claim(
  'A field that matches no column | The item is ignored, but the grid throws an error when the panel opens. A change of the columns removes the item, for example when a flex column gets its width',
  async () => {
    const { screen, api } = await fleet(
      initially({ id: 1, field: 'mast', operator: '=', value: 1 }),
    );
    expect(matching(api)).toHaveLength(3);
    expect(takeConsole()).toEqual([]);
    await filters(screen).click();
    await expect.poll(() => fields(screen)).toEqual([]);
    expect(takeConsole().join()).toContain("reading 'filterable'");
    await expect.poll(() => takeConsole()).toEqual([]);
    screen.unmount();
    const flexible = await fleet({
      columns: COLUMNS.map((column) => ({ ...column, flex: 1 })),
      ...initially({ id: 1, field: 'mast', operator: '=', value: 1 }),
    });
    await expect.poll(() => flexible.api.state.filter.filterModel.items).toEqual([]);
  },
);

claim(
  [
    "An operator that the column doesn't have | The grid throws No filter operator found for column",
    'A number as the value of contains | The grid throws a TypeError, because string operators need a string',
  ],
  async () => {
    for (const [item, message] of [
      [{ field: 'crew', operator: 'contains', value: '1' }, 'No filter operator found for column'],
      [{ field: 'ship', operator: 'contains', value: 1 }, /trim is not a function/],
    ] as const) {
      await expect(fleet(initially(item))).rejects.toThrow(message);
      takeConsole();
      const { screen, api } = await fleet();
      expect(() => api.setFilterModel(model(item))).toThrow(message);
      screen.unmount();
    }
  },
);

claim(
  'No operator | The grid uses the first operator of the column, and logs an error',
  async () => {
    const item = { id: 1, field: 'ship', value: 'art' } as unknown as GridFilterItem;
    const { api } = await fleet(initially(item));
    expect(matching(api)).toEqual([2]);
    expect(api.state.filter.filterModel.items[0]?.operator).toBe('contains');
    expect(takeConsole().join()).toContain('The `operator` field is required');
  },
);

claim(
  "value: null with = or another comparison in a number column | The item compares with 0, and the toolbar doesn't count it as an active filter",
  async () => {
    const { screen, api } = await fleet(
      initially({ id: 1, field: 'crew', operator: '=', value: null }),
    );
    expect(matching(api)).toEqual([2]);
    const badge = () => filters(screen).element().querySelector('.MuiBadge-invisible');
    expect([badge() === null, filterIcon(screen, 'crew')]).toEqual([false, null]);
    api.setFilterModel(model({ id: 1, field: 'crew', operator: '=', value: 12 }));
    await expect.poll(badge).toBeNull();
  },
);

claim(
  [
    'A date column reads the day of value in UTC. new Date(2025, 4, 12) is May 11 in time zones east of UTC.',
    "Pass '2025-05-12' or new Date(Date.UTC(2025, 4, 12)).",
    "A dateTime column reads local time, so '2025-05-12T14:30' is 14:30 in the user's time zone.",
  ],
  async () => {
    for (const zone of ['Asia/Tokyo', 'America/New_York', 'UTC']) {
      await setTimeZone(zone);
      const rows = [12, 11].map((day) => ({
        id: day,
        built: new Date(2025, 4, day),
        sails: new Date(2025, 4, day, 14, 30),
      }));
      const { screen, api } = await fleet({ rows });
      const is = (value: unknown, field = 'built') => idsOf(api, { field, operator: 'is', value });
      expect(is(new Date(2025, 4, 12))).toEqual([[zone === 'Asia/Tokyo' ? 11 : 12]]);
      expect(is('2025-05-12')).toEqual([[12]]);
      expect(is(new Date(Date.UTC(2025, 4, 12)))).toEqual([[12]]);
      expect(is('2025-05-12T14:30', 'sails')).toEqual([[12]]);
      expect(is(new Date(2025, 4, 12, 14, 30), 'sails')).toEqual([[12]]);
      screen.unmount();
    }
  },
);

claim(
  [
    'After JSON.stringify, dates are strings, which date operators accept.',
    'Items that the user entered have an internal key fromInput.',
  ],
  async () => {
    const onFilterModelChange = vi.fn<(next: GridFilterModel) => void>();
    const { screen, api } = await fleet({ onFilterModelChange });
    await openPanel(screen);
    await enter('art');
    await expect.poll(() => matching(api)).toEqual([2]);
    const typed = onFilterModelChange.mock.lastCall?.[0] as GridFilterModel;
    expect(typed.items[0]).toHaveProperty('fromInput');
    await choose(screen, 'Columns', 'built');
    await enter('05122025');
    await expect.poll(() => matching(api)).toEqual([1]);
    const picked = onFilterModelChange.mock.lastCall?.[0] as GridFilterModel;
    expect(picked.items[0]?.value).toBeInstanceOf(Date);
    api.setFilterModel(model());
    api.setFilterModel(JSON.parse(JSON.stringify(picked)) as GridFilterModel);
    expect(matching(api)).toEqual([1]);
  },
);

claim(
  [
    "The column, the operator or the value of a filter | 'upsertFilterItem'",
    "The delete button of a filter | 'deleteFilterItem'",
    "If you don't update filterModel in onFilterModelChange, users can't change the filters, and the panel keeps the previous column and operator.",
  ],
  async () => {
    const onFilterModelChange = vi.fn<NonNullable<DataGridProps['onFilterModelChange']>>();
    const start = model({ id: 1, field: 'ship', operator: 'contains', value: 'art' });
    const { screen, api } = await fleet({ filterModel: start, onFilterModelChange });
    const reason = () => onFilterModelChange.mock.lastCall?.[1].reason;
    await openPanel(screen);
    await enter('zzz');
    await expect.poll(() => onFilterModelChange.mock.calls.length).toBe(1);
    expect(reason()).toBe('upsertFilterItem');
    await choose(screen, 'Operator', 'equals');
    await expect.element(select(screen, 'Operator')).toHaveTextContent('contains');
    expect(reason()).toBe('upsertFilterItem');
    await choose(screen, 'Columns', 'crew');
    expect(reason()).toBe('upsertFilterItem');
    await expect.element(select(screen, 'Columns')).toHaveTextContent('ship');
    await screen.getByRole('button', { name: 'Delete' }).click();
    expect(reason()).toBe('deleteFilterItem');
    expect(onFilterModelChange).toHaveBeenCalledTimes(4);
    expect([matching(api), api.state.filter.filterModel]).toEqual([[2], start]);
  },
);

claim(
  [
    "Add filter | 'upsertFilterItems'",
    "Remove all | 'removeAllFilterItems', or 'deleteFilterItem' if the only filter has no value",
    "And or Or | 'changeLogicOperator'",
    'Filter in the column menu, or the quick filter | undefined',
  ],
  async () => {
    const onFilterModelChange = vi.fn<NonNullable<DataGridProProps['onFilterModelChange']>>();
    const reasons = () => onFilterModelChange.mock.calls.map(([, { reason }]) => reason);
    const { screen, api } = await showPro({
      rows: ROWS,
      columns: [SHIP, CREW],
      showToolbar: true,
      onFilterModelChange,
    });
    await openColumnMenu(screen, 'crew');
    await screen.getByRole('menuitem', { name: 'Filter' }).click();
    await expect.poll(valueField).not.toBeNull();
    api.setQuickFilterValues(['marta']);
    await screen.getByRole('button', { name: 'Add filter' }).click();
    await expect.poll(() => forms().length).toBe(2);
    await screen.getByRole('combobox', { name: 'Logic operator' }).first().click();
    await screen.getByRole('option', { name: 'Or' }).click();
    await screen.getByRole('button', { name: 'Remove all' }).click();
    await expect
      .poll(reasons)
      .toEqual([
        undefined,
        undefined,
        'upsertFilterItems',
        'changeLogicOperator',
        'removeAllFilterItems',
      ]);
    screen.unmount();
    const other = await showPro({ rows: ROWS, columns: [SHIP, CREW], onFilterModelChange });
    await openColumnMenu(other.screen, 'crew');
    await other.screen.getByRole('menuitem', { name: 'Filter' }).click();
    await other.screen.getByRole('button', { name: 'Remove all' }).click();
    await expect.poll(() => reasons().at(-1)).toBe('deleteFilterItem');
  },
);

claim(
  'Exception: with isAnyOf in a string or number column, users can still edit the value.',
  async () => {
    for (const [field, value, text, ids] of [
      ['ship', ['Marta'], 'élise', [1, 2]],
      ['crew', [0], '12', [1, 2]],
      ['flag', ['Ghana'], '', [2]],
    ] as const) {
      const { screen, api } = await fleet({
        columns: COLUMNS.map((each) => ({ ...each, filterable: each.field !== field })),
        ...initially({ id: 1, field, operator: 'isAnyOf', value }),
      });
      await openPanel(screen);
      expect(valueField()?.disabled).toBe(field === 'flag');
      if (text) {
        await enter(text);
        await press('Enter');
      }
      await expect.poll(() => matching(api)).toEqual(ids);
      screen.unmount();
    }
  },
);

claim(
  'In the community plan, upsertFilterItem ignores an item with another id, and the grid logs an error. Use the id of the current item, or setFilterModel.',
  async () => {
    const { api } = await fleet(initially({ id: 1, field: 'ship', operator: 'isNotEmpty' }));
    api.upsertFilterItem({ id: 2, field: 'crew', operator: '=', value: 12 });
    expect(matching(api)).toEqual([1, 2]);
    takeConsole(); // the error is logged once a page
    api.upsertFilterItem({ id: 1, field: 'crew', operator: '=', value: 12 });
    expect(matching(api)).toEqual([1]);
  },
);

claim(
  [
    'Set disableColumnFilter to remove Filters from the toolbar, Filter from the column menu and the icons in the headers. The default is false.',
    'The quick filter remains available, and the filter model still applies.',
  ],
  async () => {
    const item = initially({ id: 1, field: 'crew', operator: '=', value: 12 });
    for (const disableColumnFilter of [undefined, true]) {
      const { screen, api } = await fleet({ disableColumnFilter, ...item });
      expect(matching(api)).toEqual([1]);
      expect(filterIcon(screen, 'crew') === null).toBe(Boolean(disableColumnFilter));
      expect(filters(screen).query() === null).toBe(Boolean(disableColumnFilter));
      await openColumnMenu(screen, 'crew');
      expect(screen.getByRole('menuitem', { name: 'Filter' }).query() === null).toBe(
        Boolean(disableColumnFilter),
      );
      await press('Escape');
      await expect.element(screen.getByRole('searchbox')).toBeInTheDocument();
      api.setFilterModel({ items: [], quickFilterValues: ['marta'] });
      expect(matching(api)).toEqual([2]);
      screen.unmount();
    }
  },
);

claim(
  [
    "The filterable key doesn't affect the quick filter: the search field of the demo finds a checksum.",
    'The default is true.',
    'The grid applies them, and the panel displays them as disabled fields.',
  ],
  async () => {
    const { screen, api } = await fleet({
      columns: [{ ...SHIP, filterable: false }, CREW],
      ...initially({ id: 1, field: 'ship', operator: 'contains', value: 'art' }),
    });
    expect([api.getColumn('ship').filterable, api.getColumn('crew').filterable]).toEqual([
      false,
      true,
    ]);
    expect(matching(api)).toEqual([2]);
    await openPanel(screen);
    await expect.element(select(screen, 'Columns')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(select(screen, 'Operator')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
    expect(valueField()?.disabled).toBe(true);
    api.setFilterModel({ items: [], quickFilterValues: ['élise'] });
    expect(matching(api)).toEqual([1]);
  },
);

claim(
  [
    'In the community plan, Filter in the column menu of another column replaces the read-only filter. The demo then turns the switch off.',
    'In Pro and Premium, the panel adds the new filter, and Remove all keeps the read-only filter.',
    "But if users select Or, they see rows that don't match it.",
  ],
  async () => {
    const props = {
      rows: ROWS,
      columns: [{ ...SHIP, filterable: false }, CREW],
      ...initially({ id: 1, field: 'ship', operator: 'isNotEmpty' }),
    };
    for (const plan of [showGrid, showPro]) {
      const { screen, api } = await plan(props);
      const items = () => api.state.filter.filterModel.items.map(({ field }) => field);
      await openColumnMenu(screen, 'crew');
      await screen.getByRole('menuitem', { name: 'Filter' }).click();
      await expect.poll(items).toEqual(plan === showGrid ? ['crew'] : ['ship', 'crew']);
      if (plan === showPro) {
        await expect.poll(valueField).not.toBeNull();
        valueField()?.focus();
        await type('12');
        await expect.poll(() => texts(screen, 'ship')).toEqual(['Élise']);
        await press('Control+A', 'Delete');
        await type('0');
        await expect.poll(() => texts(screen, 'ship')).toEqual(['Marta']);
        await screen.getByRole('combobox', { name: 'Logic operator' }).first().click();
        await screen.getByRole('option', { name: 'Or' }).click();
        await expect.poll(() => texts(screen, 'ship')).toEqual(['Élise', 'Marta']);
        await screen.getByRole('button', { name: 'Remove all' }).click();
        await expect.poll(items).toEqual(['ship']);
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'The grid filters again when rows changes and after updateRows.',
    "A row that the user edits disappears if its new value doesn't match.",
    "When you remove a column from columns, the grid removes its items from the model, and calls onFilterModelChange. If you add the column again, its items aren't restored.",
  ],
  async () => {
    const onFilterModelChange = vi.fn<(next: GridFilterModel) => void>();
    const columns = [{ ...SHIP, editable: true }, CREW];
    const props = { columns, onFilterModelChange, rows: ROWS };
    const { screen, api, redraw } = await showGrid({
      ...props,
      ...initially({ id: 1, field: 'ship', operator: 'contains', value: 'a' }),
    });
    expect(matching(api)).toEqual([2]);
    api.updateRows([{ id: 3, ship: 'Ada' }]);
    await expect.poll(() => matching(api)).toEqual([2, 3]);
    await click(cell(screen, 'ship', 0), { times: 2 });
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
    await press('Control+A');
    await type('Otto');
    await press('Enter');
    await expect.poll(() => matching(api)).toEqual([3]);
    await redraw({ ...props, rows: [{ id: 7, ship: 'Anna' }] });
    await expect.poll(() => matching(api)).toEqual([7]);
    expect(onFilterModelChange).not.toHaveBeenCalled();
    await redraw({ ...props, columns: [CREW] });
    await expect.poll(() => onFilterModelChange.mock.lastCall?.[0].items).toEqual([]);
    await redraw(props);
    await expect.poll(() => fields(screen)).toEqual(['ship', 'crew']);
    expect(matching(api)).toHaveLength(3);
  },
);

claim('With filterMode="server", the grid doesn\'t filter.', async () => {
  const { api } = await fleet({
    filterMode: 'server',
    ...initially({ id: 1, field: 'crew', operator: '=', value: 12 }),
  });
  expect(matching(api)).toHaveLength(3);
});
