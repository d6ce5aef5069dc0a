import {
  getGridStringQuickFilterFn,
  gridFilteredSortedRowIdsSelector,
  gridFilterModelSelector,
  GridLogicOperator,
  gridQuickFilterValuesSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import {
  act,
  claim,
  expect,
  keyRow,
  press,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { showGrid, showPro, texts } from '#test/proofs/grids.tsx';

const ROWS = [
  { id: 1, port: 'Aveiro', country: 'Portugal', berths: 9 },
  { id: 2, port: 'Brest', country: 'France', berths: 1200 },
  { id: 3, port: 'Cork', country: 'Ireland', berths: 12 },
];
const COLUMNS: GridColDef[] = [
  { field: 'port' },
  { field: 'country' },
  { field: 'berths', type: 'number' },
];

const harbours = (props: Partial<DataGridProps> = {}) =>
  showGrid({ rows: ROWS, columns: COLUMNS, showToolbar: true, ...props });
/** A grid with one column of these values. */
const oneColumn = (column: Omit<GridColDef, 'field'>, values: unknown[]) =>
  showGrid({
    rows: values.map((own, id) => ({ id, own })),
    columns: [{ field: 'own', ...column } as GridColDef],
  });
const initially = (...quickFilterValues: string[]) => ({
  initialState: { filter: { filterModel: { items: [], quickFilterValues } } },
});
/** The ids of the rows that pass the filters. */
const passing = (api: GridApi) => gridFilteredSortedRowIdsSelector({ current: api });
const words = (api: GridApi) => gridQuickFilterValuesSelector({ current: api });
/** The ids of the rows that match a word. */
function found(api: GridApi, ...values: string[]) {
  api.setQuickFilterValues(values);
  return passing(api);
}

const button = (screen: Screen) => screen.getByRole('button', { name: 'Search' });
const field = (screen: Screen) => screen.getByRole('searchbox');

async function expand(screen: Screen): Promise<void> {
  await button(screen).click();
  await expect.element(field(screen)).toHaveFocus();
}

/** Types a text into the search, and expects a column to hold these values. */
async function search(screen: Screen, text: string, name: string, expected: string[]) {
  await field(screen).fill(text);
  await expect.poll(() => texts(screen, name)).toEqual(expected);
}

/** Types a text into the search, and expects all rendered rows to pass a test. */
async function searchFor(
  screen: Screen,
  text: string,
  name: string,
  test: (each: string) => boolean,
) {
  await field(screen).fill(text);
  await expect
    .poll(() => texts(screen, name).length > 0 && texts(screen, name).every(test))
    .toBe(true);
}

act('SearchOrders', async (demo) => {
  const before = texts(demo, 'id');
  await expand(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await searchFor(demo, 'leeds shipped', 'city', (city) => city === 'Leeds');
    expect(new Set(texts(demo, 'status'))).toEqual(new Set(['Shipped']));
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => texts(demo, 'id')).toEqual(before);
  }
  await search(demo, '47998', 'id', ['47998']);
});

act('InitialQuickFilter', async (demo) => {
  await expect.element(field(demo)).toHaveValue('highland delayed');
  expect(new Set(texts(demo, 'airline'))).toEqual(new Set(['Highland Air']));
  for (const state of ['boarding', 'delayed']) {
    await searchFor(demo, `highland ${state}`, 'state', (each) => each.toLowerCase() === state);
  }
});

act('HiddenColumnsSwitch', async (demo) => {
  const toggle = demo.getByRole('switch', { name: 'Search the hidden Carrier column' });
  for (let turn = 0; turn < 2; turn += 1) {
    expect(texts(demo, 'container')).toEqual([]);
    await toggle.click();
    await expect.poll(() => texts(demo, 'container')).toEqual(['ATL 40118', 'TRI 40562']);
    await toggle.click();
    await expect.poll(() => texts(demo, 'container')).toEqual([]);
  }
  await search(demo, 'genoa', 'container', ['SEA 31977', 'SEA 30288']);
  await toggle.click();
  await expect.element(field(demo)).toHaveValue('genoa');
  await search(demo, 'genoa seaway 24', 'container', ['SEA 31977']);
});

act('YearAndSkipColumn', async (demo) => {
  const of2024 = ['2023-004', '2024-002', '2024-009', '2024-011', '2025-001'];
  for (let turn = 0; turn < 2; turn += 1) {
    expect(texts(demo, 'id')).toEqual(of2024); // by the year, the value and the name of a client
    await search(demo, '2023', 'id', ['2023-017']);
    await search(demo, '2025', 'id', ['2024-002', '2025-001']);
    await search(demo, '004', 'id', []);
    await search(demo, '2024', 'id', of2024);
  }
});

act('CommaSeparatedParser', async (demo) => {
  await expect.element(field(demo)).toHaveValue('united kingdom, cork');
  const initial = ['Leeds', 'Cork'];
  expect(new Set(texts(demo, 'city'))).toEqual(new Set(initial));
  for (let turn = 0; turn < 2; turn += 1) {
    await searchFor(demo, 'lyon,', 'city', (city) => city === 'Lyon');
    await searchFor(demo, 'united kingdom, cork', 'city', (city) => initial.includes(city));
  }
  await expect.element(field(demo)).toHaveValue('united kingdom, cork');
});

act('AccentInsensitive', async (demo) => {
  const toggle = demo.getByRole('switch', { name: 'ignoreDiacritics' });
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => texts(demo, 'city')).toEqual(['Málaga', 'Malaga']);
    await toggle.click();
    await expect.poll(() => texts(demo, 'city')).toEqual(['Malaga']);
    await toggle.click();
  }
  await search(demo, 'os', 'city', ['Östersund']);
});

act('DisplayedNumbers', async (demo) => {
  const initial = texts(demo, 'price');
  expect(initial.every((price) => price.startsWith('$9,'))).toBe(true);
  for (let turn = 0; turn < 2; turn += 1) {
    await searchFor(demo, '7,', 'price', (price) => price.includes('7,'));
    await search(demo, '$9', 'price', initial);
    await field(demo).fill('9,');
    await expect.poll(() => texts(demo, 'price').every((price) => price.includes('9,'))).toBe(true);
  }
});

act('HighlightMatches', async (demo) => {
  const marks = () => [...demo.stage.querySelectorAll('mark')].map((each) => each.textContent);
  expect(new Set(marks().map((each) => each.toLowerCase()))).toEqual(new Set(['ito', '20']));
  for (const text of ['chen', 'lead']) {
    await field(demo).fill(text);
    await expect
      .poll(() => new Set(marks().map((each) => each.toLowerCase())))
      .toEqual(new Set([text]));
  }
  await field(demo).fill('');
  await expect.poll(marks).toEqual([]);
  await field(demo).fill('(');
  await expect.poll(() => texts(demo, 'name')).toEqual([]);
});

claim(
  [
    'The grid splits the text at spaces and displays the rows that match every word.',
    'The words can be in different columns.',
    'If the user also sets filters in the filter panel, a row must pass both.',
    'Matching ignores case.',
  ],
  async () => {
    const { screen, api } = await harbours();
    await expand(screen);
    await search(screen, '  CORK   ire ', 'port', ['Cork']);
    expect(words(api)).toEqual(['CORK', 'ire']);
    await search(screen, 'cork france', 'port', []);
    await search(screen, 'r', 'port', ['Aveiro', 'Brest', 'Cork']);
    api.setFilterModel({
      ...gridFilterModelSelector({ current: api }),
      items: [{ field: 'berths', operator: '>', value: 10 }],
    });
    await expect.poll(() => texts(screen, 'port')).toEqual(['Brest', 'Cork']);
    await search(screen, 'fr', 'port', ['Brest']);
    await search(screen, 'aveiro', 'port', []);
  },
);

claim(
  [
    'string | The formatted text of the cell contains it | lee matches Leeds',
    'custom and your own types | The formatted text of the cell contains it | Same as a string column',
    'The formatted text is the result of valueFormatter, or the value if there is no formatter.',
    'renderCell has no effect.',
    'A cell whose text is null or undefined matches no word.',
    "Characters such as . and * match literally. Words aren't regular expressions.",
  ],
  async () => {
    for (const kind of ['string', 'custom'] as const) {
      const { api, screen } = await oneColumn({ type: kind, renderCell: () => 'drawn' }, [
        'Leeds',
        'a.b*c',
        null,
        undefined,
        42,
      ]);
      expect(found(api, 'lee')).toEqual([0]);
      expect(found(api, 'LEE')).toEqual([0]);
      expect(found(api, '.')).toEqual([1]);
      expect(found(api, 'b*')).toEqual([1]);
      expect(found(api, '4')).toEqual([4]);
      expect(found(api, 'null')).toEqual([]);
      expect(found(api, 'undefined')).toEqual([]);
      expect(found(api, 'drawn')).toEqual([]);
      screen.unmount();
      const other = await oneColumn(
        { type: kind, valueFormatter: (value: string | null) => value && `${value} harbour` },
        ['Leeds', null],
      );
      expect(found(other.api, 'harbour')).toEqual([0]);
      other.screen.unmount();
    }
  },
);

claim(
  "singleSelect | The formatted text of the cell contains it, by default the label of the option | ship matches the option { value: 2, label: 'Shipped' }, and 2 doesn't",
  async () => {
    const valueOptions = [
      { value: 1, label: 'Open' },
      { value: 2, label: 'Shipped' },
    ];
    const column = { type: 'singleSelect', valueOptions };
    const { api, screen } = await oneColumn(column as never, [1, 2]);
    expect(found(api, 'ship')).toEqual([1]);
    expect(found(api, '2')).toEqual([]);
    screen.unmount();
    const valueFormatter = (value: number) => `step ${value}`;
    const other = await oneColumn({ ...column, valueFormatter } as never, [1, 2]);
    expect(found(other.api, 'ship')).toEqual([]);
    expect(found(other.api, '2')).toEqual([1]);
  },
);

claim(
  [
    "date | The formatted date contains it, by default the result of toLocaleDateString() | 5/12 matches 5/12/2025, and 2025-05 doesn't",
    'dateTime | The formatted date contains it, by default the result of toLocaleString() | 5:30 matches 5/12/2025, 5:30:00 AM',
  ],
  async () => {
    const values = [new Date(2025, 4, 12, 5, 30), new Date(2024, 0, 3, 17, 45), null];
    for (const kind of ['date', 'dateTime'] as const) {
      const { api, screen } = await oneColumn({ type: kind }, values);
      expect(found(api, '5/12')).toEqual([0]);
      expect(found(api, '2025-05')).toEqual([]);
      expect(found(api, '5:30')).toEqual(kind === 'date' ? [] : [0]);
      screen.unmount();
      const other = await oneColumn(
        { type: kind, valueFormatter: (value?: Date) => value?.toISOString().slice(0, 7) },
        values,
      );
      expect(found(other.api, '2025-05')).toEqual([0]);
      expect(found(other.api, '5/12')).toEqual([]);
      other.screen.unmount();
    }
  },
);

claim(
  "number | The cell value equals the word converted to a number | 1200 matches 1200, but 12 and 1,200 don't",
  async () => {
    const values = [1200, 12, 0, null, 0.5];
    for (const valueFormatter of [undefined, (value: number) => `${value} kg`]) {
      const { api, screen } = await oneColumn({ type: 'number', valueFormatter }, values);
      expect(found(api, '1200')).toEqual([0]);
      expect(found(api, '1200.0')).toEqual([0]);
      expect(found(api, '12')).toEqual([1]);
      expect(found(api, '1,200')).toEqual([]);
      expect(found(api, '0')).toEqual([2]);
      expect(found(api, '.5')).toEqual([4]);
      expect(found(api, 'kg')).toEqual([]);
      screen.unmount();
    }
  },
);

claim(
  [
    'boolean, actions | Never: the quick filter skips the column | true and yes match nothing',
    'The checkbox column is skipped.',
  ],
  async () => {
    const { api, screen } = await oneColumn({ type: 'boolean' }, [true, false]);
    for (const word of ['true', 'yes', 'no', 'false', '1']) {
      expect(found(api, word)).toEqual([]);
    }
    screen.unmount();
    const other = await showGrid({
      rows: [{ id: 1, own: 'true' }],
      columns: [{ field: 'own', type: 'actions', getActions: () => [] }],
      checkboxSelection: true,
    });
    other.api.selectRow(1);
    for (const word of ['true', 'false', '1']) {
      expect(found(other.api, word)).toEqual([]);
    }
  },
);

claim(
  [
    'The cells of the toggle column have the values true and false.',
    "false, fal or se matches each row whose detail panel isn't expanded, even if the row has no detail panel.",
    'To prevent this, add the column yourself: { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, getApplyQuickFilterFn: () => null }.',
    "The toggle column of detail panels isn't skipped. See the warning below.",
  ],
  async () => {
    for (const isMended of [false, true]) {
      const own: GridColDef = {
        ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
        getApplyQuickFilterFn: () => null,
      };
      const { api, screen } = await showPro({
        rows: ROWS,
        columns: isMended ? [own, ...COLUMNS] : COLUMNS,
        getDetailPanelContent: ({ id }) => (id === 3 ? null : 'Detail'),
        initialState: { detailPanel: { expandedRowIds: new Set([2]) } },
      });
      const ids = (word: string) => {
        api.setQuickFilterValues([word]);
        return gridFilteredSortedRowIdsSelector({ current: api as unknown as GridApi });
      };
      for (const word of ['false', 'fal', 'se']) {
        expect(ids(word)).toEqual(isMended ? [] : [1, 3]);
      }
      expect(ids('true')).toEqual(isMended ? [] : [2]);
      expect(ids('cork')).toEqual([3]);
      screen.unmount();
    }
  },
);

claim(
  [
    'initialState.filter.filterModel | On mount. Later changes to initialState are ignored',
    'The filterModel prop with onFilterModelChange | On mount, and when the prop receives a different object',
    'apiRef.current.setQuickFilterValues(words) | When you call it. With the filterModel prop, it only calls onFilterModelChange',
    'The text field displays the words, joined by spaces.',
  ],
  async () => {
    const props = { rows: ROWS, columns: COLUMNS, showToolbar: true };
    const { screen, api, redraw } = await harbours(initially('cork', 'ire'));
    await expect.element(field(screen)).toHaveValue('cork ire');
    await redraw({ ...props, ...initially('brest') });
    expect(words(api)).toEqual(['cork', 'ire']);
    api.setQuickFilterValues(['brest', 'fr']);
    await expect.element(field(screen)).toHaveValue('brest fr');
    expect(texts(screen, 'port')).toEqual(['Brest']);
    screen.unmount();

    const onFilterModelChange = vi.fn();
    const controlled = (...values: string[]) => ({
      ...props,
      onFilterModelChange,
      filterModel: { items: [], quickFilterValues: values },
    });
    const other = await showGrid(controlled('cork'));
    expect(texts(other.screen, 'port')).toEqual(['Cork']);
    await field(other.screen).fill('brest');
    await expect
      .poll(() => onFilterModelChange.mock.lastCall?.[0].quickFilterValues)
      .toEqual(['brest']);
    other.api.setQuickFilterValues(['brest', 'fr']);
    expect(onFilterModelChange.mock.lastCall?.[0].quickFilterValues).toEqual(['brest', 'fr']);
    expect(words(other.api)).toEqual(['cork']);
    expect(texts(other.screen, 'port')).toEqual(['Cork']); // the prop has not changed
    await other.redraw(controlled('aveiro'));
    await expect.poll(() => texts(other.screen, 'port')).toEqual(['Aveiro']);
    await expect.element(field(other.screen)).toHaveValue('aveiro');
  },
);

claim(
  [
    'quickFilterLogicOperator | GridLogicOperator.And | Whether a row must match all words (And) or one of them (Or)',
    'quickFilterValues | [] | The words',
  ],
  async () => {
    const { api } = await harbours();
    expect(words(api)).toEqual([]);
    const quickFilterValues = ['cork', 'brest'];
    for (const [quickFilterLogicOperator, ids] of [
      [undefined, []],
      [GridLogicOperator.And, []],
      [GridLogicOperator.Or, [2, 3]],
    ] as const) {
      api.setFilterModel({ items: [], quickFilterValues, quickFilterLogicOperator });
      expect(passing(api)).toEqual(ids);
    }
  },
);

claim(
  [
    'setFilterModel and the filterModel prop replace the whole model.',
    'If the new model has no quickFilterValues, the text field becomes empty.',
  ],
  async () => {
    const items = [{ field: 'berths', operator: '>', value: 10 }];
    const { screen, api } = await harbours(initially('cork'));
    api.setFilterModel({ items });
    await expect.element(field(screen)).toHaveValue('');
    expect(passing(api)).toEqual([2, 3]);
    api.setQuickFilterValues(['cork']);
    api.setFilterModel({ ...gridFilterModelSelector({ current: api }), items: [] });
    expect(passing(api)).toEqual([3]);
    screen.unmount();
    const props = { rows: ROWS, columns: COLUMNS, showToolbar: true };
    const other = await showGrid({
      ...props,
      filterModel: { items: [], quickFilterValues: ['cork'] },
    });
    await other.redraw({ ...props, filterModel: { items } });
    await expect.element(field(other.screen)).toHaveValue('');
    expect(passing(other.api)).toEqual([2, 3]);
  },
);

claim(
  [
    'With And, an empty string next to a word hides all rows, and an empty string alone has no effect.',
    'Passing a number throws value.replace is not a function if a column is matched as text.',
  ],
  async () => {
    const { api } = await harbours();
    expect(found(api, 'cork')).toEqual([3]);
    expect(found(api, '')).toEqual([1, 2, 3]);
    expect(found(api, 'cork', '')).toEqual([]);
    expect(found(api, '', 'cork')).toEqual([]);
    api.setFilterModel({
      items: [],
      quickFilterValues: ['cork', ''],
      quickFilterLogicOperator: GridLogicOperator.Or,
    });
    expect(passing(api)).toEqual([3]);
    expect(() => api.setQuickFilterValues([12])).toThrow('value.replace is not a function');
    takeConsole();
  },
);

claim(
  [
    'By default, the quick filter skips hidden columns.',
    'When the user hides or shows a column, the grid applies the words again.',
    'quickFilterExcludeHiddenColumns | true | Whether hidden columns are skipped',
  ],
  async () => {
    const { api } = await harbours();
    for (const [quickFilterExcludeHiddenColumns, ids] of [
      [undefined, []],
      [true, []],
      [false, [3]],
    ] as const) {
      api.setColumnVisibility('country', true);
      api.setFilterModel({
        items: [],
        quickFilterValues: ['ireland'],
        quickFilterExcludeHiddenColumns,
      });
      expect(passing(api)).toEqual([3]);
      api.setColumnVisibility('country', false);
      await expect.poll(() => passing(api)).toEqual(ids);
      api.setColumnVisibility('country', true);
      await expect.poll(() => passing(api)).toEqual([3]);
    }
  },
);

claim(
  [
    'It receives the word, the column and apiRef, and returns a function that checks a cell, or null to skip the column for this word.',
    'The returned function receives value, row, column and apiRef.',
    "The value isn't formatted.",
    'To remove a column from the search, set getApplyQuickFilterFn: () => null.',
    'With undefined, the column keeps the matching of its type.',
  ],
  async () => {
    const isMatch = vi.fn((value: number) => value === 9);
    const getFn = vi.fn((word: string) => (word === 'nine' ? isMatch : null));
    const columns: GridColDef[] = [
      { field: 'port', getApplyQuickFilterFn: () => null },
      { field: 'country', getApplyQuickFilterFn: undefined },
      {
        field: 'berths',
        type: 'number',
        valueFormatter: (value) => `${value} berths`,
        getApplyQuickFilterFn: getFn,
      },
    ];
    const { api } = await showGrid({ rows: ROWS, columns });
    expect(found(api, 'cork')).toEqual([]);
    expect(found(api, 'ireland')).toEqual([3]);
    expect(found(api, '9')).toEqual([]);
    expect(found(api, 'nine')).toEqual([1]);
    const ref = expect.objectContaining({ current: expect.anything() });
    const berths = expect.objectContaining({ field: 'berths' });
    expect(getFn).toHaveBeenLastCalledWith('nine', berths, ref);
    expect(isMatch).toHaveBeenCalledWith(9, ROWS[0], berths, ref);
  },
);

claim(
  [
    'To search the formatted text of a number column, set getApplyQuickFilterFn to getGridStringQuickFilterFn.',
    'Part of a number then matches too.',
  ],
  async () => {
    const { api } = await oneColumn(
      {
        type: 'number',
        valueFormatter: (value: number) => `€${value.toLocaleString('en-US')}`,
        getApplyQuickFilterFn: getGridStringQuickFilterFn,
      },
      [1200, 312],
    );
    expect(found(api, '€1,2')).toEqual([0]);
    expect(found(api, '12')).toEqual([1]);
    expect(found(api, '1200')).toEqual([]);
  },
);

claim(
  [
    'quickFilterParser | Splits at spaces and removes empty words | Receives the text, and returns the words',
    'quickFilterFormatter | Joins the words with a space | Receives words that were set in another way, and returns the text to display',
    'debounceMs | filterDebounceMs, which is 150 | Delay in ms between typing and filtering',
  ],
  async () => {
    const quickFilterParser = vi.fn((text: string) => text.split(';').filter(Boolean));
    const quickFilterFormatter = vi.fn((values: string[]) => values.join(';'));
    const { api, screen } = await harbours({
      slotProps: { toolbar: { quickFilterProps: { quickFilterParser, quickFilterFormatter } } },
    });
    await expand(screen);
    await field(screen).fill('cork;ire');
    await expect.poll(() => words(api)).toEqual(['cork', 'ire']);
    expect(quickFilterParser).toHaveBeenCalledWith('cork;ire');
    await expect.element(field(screen)).toHaveValue('cork;ire');
    api.setQuickFilterValues(['brest', 'fra']);
    await expect.element(field(screen)).toHaveValue('brest;fra');
    screen.unmount();

    for (const [props, least, most] of [
      [{}, 140, 450],
      [{ filterDebounceMs: 600 }, 590, 1100],
      [{ slotProps: { toolbar: { quickFilterProps: { debounceMs: 600 } } } }, 590, 1100],
    ] as const) {
      const other = await harbours(props);
      await expand(other.screen);
      await type('cor');
      const start = performance.now();
      await type('k');
      await expect.poll(() => passing(other.api), { interval: 10, timeout: 3000 }).toEqual([3]);
      const took = performance.now() - start;
      expect(took).toBeGreaterThan(least);
      expect(took).toBeLessThan(most + 400);
      other.screen.unmount();
    }
  },
);

claim(
  "If the grid renders again with a different quickFilterParser before debounceMs has passed, the typed text isn't applied, although the field displays it.",
  async () => {
    const stable = (text: string) => [text];
    for (const isStable of [true, false]) {
      const props = (): DataGridProps => ({
        rows: ROWS,
        columns: COLUMNS,
        showToolbar: true,
        slotProps: {
          toolbar: {
            quickFilterProps: {
              debounceMs: 600,
              quickFilterParser: isStable ? stable : (text: string) => [text],
            },
          },
        },
      });
      const { api, screen, redraw } = await showGrid(props());
      await expand(screen);
      await field(screen).fill('cork');
      await redraw(props());
      if (isStable) {
        await expect.poll(() => passing(api), { timeout: 3000 }).toEqual([3]);
      } else {
        const start = performance.now();
        await expect.poll(() => performance.now() - start, { timeout: 3000 }).toBeGreaterThan(1200);
        expect(passing(api)).toEqual([1, 2, 3]);
        expect(words(api)).toEqual([]);
      }
      await expect.element(field(screen)).toHaveValue('cork');
      screen.unmount();
    }
  },
);

claim(
  [
    'Set ignoreDiacritics so that mala also matches Málaga. The default is false.',
    'The prop applies to the quick filter and to the filters in the filter panel.',
    'Diacritics in the typed text are ignored too: málaga matches Malaga.',
    'The prop removes combining marks (U+0300 to U+036F), such as accents, umlauts and cedillas.',
    "Letters such as ø, ł and ß don't change: ol doesn't match Ølstykke.",
    "Without the prop, the text operators equals, does not equal and is any of ignore diacritics anyway, unless the browser's language treats them as different letters, such as ö in Swedish.",
    "The other text operators and the quick filter don't ignore them.",
  ],
  async () => {
    // As the operators compare, which take the language from the browser.
    const compare = (language: string) =>
      new Intl.Collator(language, { sensitivity: 'base', usage: 'search' }).compare('ö', 'o');
    expect(compare('en')).toBe(0);
    expect(compare('sv')).not.toBe(0);
    const cities = ['Málaga', 'Malaga', 'Ølstykke', 'Łomża', 'Straße'];
    const rows = cities.map((city, id) => ({ id, city }));
    for (const ignoreDiacritics of [undefined, false, true]) {
      const { api, screen } = await showGrid({
        rows,
        columns: [{ field: 'city' }],
        ignoreDiacritics,
      });
      const both = ignoreDiacritics ? [0, 1] : undefined;
      expect(found(api, 'mala')).toEqual(both ?? [1]);
      expect(found(api, 'málaga')).toEqual(both ?? [0]);
      for (const word of ['ol', 'lomza', 'strasse']) {
        expect(found(api, word)).toEqual([]);
      }
      const by = (operator: string, value: unknown) => {
        api.setFilterModel({ items: [{ field: 'city', operator, value }] });
        return passing(api);
      };
      for (const operator of ['contains', 'startsWith', 'endsWith']) {
        expect(by(operator, 'malaga')).toEqual(both ?? [1]);
      }
      expect(by('doesNotContain', 'malaga')).toEqual(both ? [2, 3, 4] : [0, 2, 3, 4]);
      expect(by('equals', 'malaga')).toEqual([0, 1]);
      expect(by('doesNotEqual', 'malaga')).toEqual([2, 3, 4]);
      expect(by('isAnyOf', ['malaga'])).toEqual([0, 1]);
      screen.unmount();
    }
  },
);

claim(
  [
    "Changing the prop doesn't apply the current filters again.",
    'To apply it immediately, change the key of the grid too, as the demo does.',
  ],
  async () => {
    const props = {
      rows: ['Málaga', 'Malaga'].map((city, id) => ({ id, city })),
      columns: [{ field: 'city' }],
      ...initially('mala'),
    };
    const { api, redraw } = await showGrid(props);
    expect(passing(api)).toEqual([1]);
    await redraw({ ...props, ignoreDiacritics: true });
    expect(passing(api)).toEqual([1]);
    expect(found(api, 'malag')).toEqual([0, 1]);
  },
);

claim(
  [
    "In singleSelect columns, is any of doesn't match options whose value has diacritics: the grid removes them from the cell value, but not from the selected values.",
    "Use values without diacritics, such as { value: 'malaga', label: 'Málaga' }.",
  ],
  async () => {
    for (const [ignoreDiacritics, value, option, ids] of [
      [false, 'Málaga', 'Málaga', [0]],
      [true, 'Málaga', 'Málaga', []],
      [true, 'malaga', { value: 'malaga', label: 'Málaga' }, [0]],
    ] as const) {
      const { api, screen } = await showGrid({
        rows: [{ id: 0, city: value }],
        columns: [{ field: 'city', type: 'singleSelect', valueOptions: [option] }],
        ignoreDiacritics,
      });
      api.setFilterModel({ items: [{ field: 'city', operator: 'isAnyOf', value: [value] }] });
      expect(passing(api)).toEqual(ids);
      api.setFilterModel({ items: [{ field: 'city', operator: 'is', value }] });
      expect(passing(api)).toEqual([0]);
      screen.unmount();
    }
  },
);

claim(
  [
    "It's expanded if there are words on mount.",
    'If you set words later, a collapsed field stays collapsed.',
    'The words are then hidden, although the grid filters by them.',
  ],
  async () => {
    const isExpanded = (screen: Screen) =>
      document
        .querySelector('[aria-label="Search"][aria-expanded]')
        ?.getAttribute('aria-expanded') === 'true' && field(screen).elements().length === 1;
    const first = await harbours(initially('cork'));
    expect(isExpanded(first.screen)).toBe(true);
    first.screen.unmount();
    const { api, screen } = await harbours();
    expect(isExpanded(screen)).toBe(false);
    api.setQuickFilterValues(['cork']);
    await expect.poll(() => texts(screen, 'port')).toEqual(['Cork']);
    expect(isExpanded(screen)).toBe(false);
    const control = field(screen).element().closest('.MuiTextField-root') as Element;
    expect(getComputedStyle(control).opacity).toBe('0');
  },
);

claim(
  'If the user types and presses Escape or Clear before debounceMs has passed, the grid still applies the typed words, although the field is empty.',
  async () => {
    for (const isKey of [true, false]) {
      const { api, screen } = await harbours({
        slotProps: { toolbar: { quickFilterProps: { debounceMs: 600 } } },
      });
      await expand(screen);
      await type('cork');
      await (isKey ? press('Escape') : screen.getByRole('button', { name: 'Clear' }).click());
      await expect.element(field(screen)).toHaveValue('');
      await expect.poll(() => passing(api)).toEqual([3]);
      await expect.element(field(screen)).toHaveValue('');
      screen.unmount();
    }
  },
);

claim(
  [
    'With filterMode="server", the grid doesn\'t filter rows.',
    'onFilterModelChange receives the words as part of the filter model. Send them to the server.',
  ],
  async () => {
    const onFilterModelChange = vi.fn();
    const { screen } = await harbours({ filterMode: 'server', onFilterModelChange });
    await expand(screen);
    await field(screen).fill('cork ire');
    await expect
      .poll(() => onFilterModelChange.mock.lastCall?.[0].quickFilterValues)
      .toEqual(['cork', 'ire']);
    expect(texts(screen, 'port')).toEqual(['Aveiro', 'Brest', 'Cork']);
  },
);

claim(
  [
    'Set slotProps={{ toolbar: { showQuickFilter: false } }} to remove the field from the default toolbar. The default is true.',
    "disableColumnFilter doesn't remove it.",
  ],
  async () => {
    for (const showQuickFilter of [undefined, true, false]) {
      const { screen } = await harbours({
        disableColumnFilter: true,
        slotProps: { toolbar: { showQuickFilter } },
      });
      expect(button(screen).elements()).toHaveLength(showQuickFilter === false ? 0 : 1);
      expect(screen.getByRole('button', { name: 'Filters' }).elements()).toHaveLength(0);
      screen.unmount();
    }
  },
);

claim(
  'Removing the words with Escape or the Clear button applies immediately, without the debounceMs delay.',
  async () => {
    const { api, screen } = await harbours({
      ...initially('cork'),
      slotProps: { toolbar: { quickFilterProps: { debounceMs: 5000 } } },
    });
    for (const isKey of [true, false]) {
      api.setQuickFilterValues(['cork']);
      await expect.element(field(screen)).toHaveValue('cork');
      if (isKey) {
        await field(screen).click();
        await press('Escape');
      } else {
        await screen.getByRole('button', { name: 'Clear' }).click();
      }
      await expect.poll(() => passing(api)).toEqual([1, 2, 3]);
      await expect.element(field(screen)).toHaveValue('');
    }
  },
);

keyRow('Enter, Space', async () => {
  for (const key of ['Enter', 'Space']) {
    const { screen } = await harbours();
    (button(screen).element() as HTMLElement).focus();
    await expect.element(button(screen)).toHaveFocus();
    await press(key);
    await expect.element(field(screen)).toHaveFocus();
    screen.unmount();
  }
});

keyRow('Escape', async () => {
  const { screen } = await harbours();
  await expand(screen);
  await type('cork');
  await expect.poll(() => texts(screen, 'port')).toEqual(['Cork']);
  await press('Escape');
  await expect.poll(() => texts(screen, 'port')).toEqual(['Aveiro', 'Brest', 'Cork']);
  await expect.element(field(screen)).toHaveFocus();
  await press('Escape');
  await expect.element(button(screen)).toHaveFocus();
});

keyRow('Tab, Shift+Tab', async () => {
  for (const key of ['Tab', 'Shift+Tab']) {
    const { screen } = await harbours();
    await expand(screen);
    await press(key);
    await expect.element(button(screen)).toHaveFocus();
    await expect.element(button(screen)).toHaveAttribute('aria-expanded', 'false');
    screen.unmount();

    const other = await harbours();
    await expand(other.screen);
    await type('cork');
    await expect.poll(() => texts(other.screen, 'port')).toEqual(['Cork']);
    await press(key);
    await expect.element(field(other.screen)).not.toHaveFocus();
    expect(document.querySelector('[aria-controls][aria-expanded="true"]')).not.toBeNull();
    other.screen.unmount();
  }
});
