import { useEffect, useRef } from 'react';
import dayjs from 'dayjs';
import {
  DataGrid,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  act,
  claim,
  click,
  downloadOf,
  expect,
  hover,
  press,
  setTimeZone,
  show,
  showDemo,
  takeClipboard,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, header, openColumnMenu, showGrid, texts } from '#test/proofs/grids.tsx';

const FOLDER = '/data/content/react-data-grid/custom-columns';

/** Sorts up, down and not at all, twice. */
async function sortThrough(demo: Screen, field: string, name: string, upwards: string[]) {
  const unsorted = texts(demo, name);
  for (let turn = 0; turn < 2; turn += 1) {
    for (const expected of [upwards, upwards.toReversed(), unsorted]) {
      await click(header(demo, field));
      await expect.poll(() => texts(demo, name)).toEqual(expected);
    }
  }
}

/** Opens the filter panel for a column, with this operator. */
async function filterBy(demo: Screen, field: string, operator?: string) {
  await hover(header(demo, field));
  await openColumnMenu(demo, field);
  await demo.getByRole('menuitem', { name: 'Filter' }).click();
  await expect.element(demo.getByRole('combobox', { name: /^Operator/ })).toBeVisible();
  if (operator !== undefined) {
    await demo.getByRole('combobox', { name: /^Operator/ }).click();
    await demo.getByRole('option', { name: operator }).click();
  }
}

async function endFilter(demo: Screen) {
  await demo.getByRole('button', { name: 'Delete' }).click();
  await press('Escape');
  await expect.element(demo.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
}

/** The lines of the CSV file that the toolbar exports. */
async function exported(demo: Screen): Promise<string[]> {
  const { text } = await downloadOf(async () => {
    await demo.getByRole('button', { name: 'Export' }).click();
    await demo.getByRole('menuitem', { name: 'Download as CSV' }).click();
  });
  await expect.element(demo.getByRole('menu')).not.toBeInTheDocument();
  return text.split('\r\n');
}

/** Starts editing a cell with a double click. */
async function edit(demo: Screen, field: string, row: number) {
  await click(cell(demo, field, row), { times: 2 });
  await expect.poll(() => isEditing(demo)).toBe(true);
  const isInside = (focused: Element | null) =>
    focused !== cell(demo, field, row) && cell(demo, field, row).contains(focused);
  await expect.poll(() => isInside(document.activeElement)).toBe(true);
}

function isEditing({ stage }: Screen): boolean {
  return stage.querySelector('.MuiDataGrid-cell--editing') !== null;
}

act('RendererGallery', async (demo) => {
  await sortThrough(demo, 'country', 'country', [
    'Germany',
    'Japan',
    'Kenya',
    'Norway',
    'Peru',
    'Portugal',
  ]);
  const stars = () =>
    cell(demo, 'rating', 2).querySelector('[role="img"]')?.getAttribute('aria-label');
  for (const [key, expected] of [
    ['ArrowRight', '4 Stars'],
    ['ArrowLeft', '3 Stars'],
    ['ArrowRight', '4 Stars'],
    ['ArrowLeft', '3 Stars'],
  ] as const) {
    await edit(demo, 'rating', 2);
    await press(key, 'Enter');
    await expect.poll(stars).toBe(expected);
  }
  for (const [count, expected] of [
    [3, '3 Stars'], // a click on the checked star
    [5, '5 Stars'],
    [3, '3 Stars'],
  ] as const) {
    await edit(demo, 'rating', 2);
    await click(cell(demo, 'rating', 2).querySelectorAll('label')[count - 1] ?? demo.stage);
    await press('Enter');
    await expect.poll(stars).toBe(expected);
  }
  for (const [keys, expected] of [
    [['Enter'], '3 Stars'],
    [['ArrowRight', 'Enter'], '4 Stars'],
    [['ArrowLeft', 'Enter'], '3 Stars'],
  ] as const) {
    await click(cell(demo, 'rating', 2));
    await press('Delete');
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
    await press(...keys);
    await expect.poll(() => isEditing(demo)).toBe(false);
    expect(stars()).toBe(expected);
  }
  for (const status of ['Blocked', 'In review', 'Blocked', 'In review']) {
    await click(cell(demo, 'status', 2), { times: 2 });
    await demo.getByRole('option', { name: status }).click();
    await expect.poll(() => document.querySelector('[role="listbox"]')).toBeNull();
    await press('Enter');
    await expect.poll(() => isEditing(demo)).toBe(false);
    await expect.poll(() => texts(demo, 'status')[2]).toBe(status);
  }
  await click(cell(demo, 'status', 2));
  await press('Delete');
  await expect.element(demo.getByRole('listbox')).toBeVisible();
  await press('Tab');
  await expect.element(demo.getByRole('listbox')).not.toBeInTheDocument();
  await click(cell(demo, 'country', 4)); // saves what is edited
  await expect.poll(() => isEditing(demo)).toBe(false);
  expect(texts(demo, 'status')[2]).toBe('In review');
  expect(takeConsole().filter((each) => !/null/.test(each))).toEqual([]); // the grid's own select complains of null
});

act('CurrencyColumnType', async (demo) => {
  await sortThrough(demo, 'unitPrice', 'unitPrice', [
    '$4.35',
    '$31.90',
    '$86.00',
    '$118.25',
    '$1,204.00',
  ]);
  expect(getComputedStyle(cell(demo, 'shipping')).fontVariantNumeric).toBe('tabular-nums');
  for (const [amount, expected] of [
    ['1250.5', '$1,250.50'],
    ['', ''],
    ['48', '$48.00'],
    ['1250.5', '$1,250.50'],
  ] as const) {
    await edit(demo, 'shipping', 0);
    await demo.getByRole('spinbutton').fill(amount);
    await press('Enter');
    await expect.poll(() => texts(demo, 'shipping')[0]).toBe(expected);
  }
  await filterBy(demo, 'unitPrice', '>');
  await demo.getByRole('spinbutton', { name: 'Value' }).fill('100');
  await expect.poll(() => texts(demo, 'unitPrice')).toEqual(['$118.25', '$1,204.00']);
  await endFilter(demo);
  await expect.poll(() => texts(demo, 'unitPrice')).toHaveLength(5);
});

act('SparklineCells', async (demo) => {
  const names = () => texts(demo, 'product');
  const upwards = ['Wool rug', 'Reading lamp', 'Steel shelf', 'Linen curtain', 'Oak stool'];
  await sortThrough(demo, 'weekly', 'product', upwards);
  expect(cell(demo, 'weekly').querySelector('path')).not.toBeNull();
  expect(cell(demo, 'stock').querySelectorAll('rect').length).toBeGreaterThanOrEqual(8);
  const label = () => cell(demo, 'weekly').querySelector('[role="img"]')?.ariaLabel;
  for (const [numbers, expected, line] of [
    ['5 6 70', '3 values, last 70', 'Oak stool,5 6 70,90 72 55 33 108 84 55 24'],
    ['14, 18, 31', '3 values, last 31', 'Oak stool,14 18 31,90 72 55 33 108 84 55 24'],
  ] as const) {
    await edit(demo, 'weekly', 0);
    await demo.getByRole('textbox', { name: 'Numbers, separated by spaces' }).fill(numbers);
    await press('Enter');
    await expect.poll(label).toBe(expected);
    expect((await exported(demo))[1]).toBe(line);
  }
  for (let turn = 0; turn < 2; turn += 1) {
    await filterBy(demo, 'weekly', '>');
    await demo.getByRole('spinbutton', { name: 'Value' }).fill('21');
    await expect.poll(names).toEqual(['Oak stool', 'Linen curtain']);
    await endFilter(demo);
    await expect.poll(names).toHaveLength(5);
  }
});

act('AutocompleteColumn', async (demo) => {
  await sortThrough(demo, 'to', 'to', [
    '',
    'Athens (ATH)',
    'Cairo (CAI)',
    'Dublin (DUB)',
    'Geneva (GVA)',
    'Krakow (KRK)',
    'Riga (RIX)',
  ]);
  const goal = () => texts(demo, 'to')[5];
  for (let turn = 0; turn < 2; turn += 1) {
    await edit(demo, 'to', 5);
    await type('Rig');
    await expect.element(demo.getByRole('option', { name: 'Riga (RIX)' })).toBeVisible();
    await press('Enter');
    await expect.poll(goal).toBe('Riga (RIX)');
    expect((await exported(demo))[6]).toBe('TM 635,Cairo (CAI),Riga (RIX),220');
    await click(cell(demo, 'to', 5));
    await press('Delete', 'Enter');
    await expect.poll(goal).toBe('');
    expect((await exported(demo))[6]).toBe('TM 635,Cairo (CAI),,220');
  }
  for (let turn = 0; turn < 2; turn += 1) {
    await filterBy(demo, 'from');
    const airports = demo.getByRole('combobox', { name: 'Airports' });
    for (const [airport, flights] of [
      ['Porto (OPO)', ['CZ 471', 'CZ 480']],
      ['Dublin (DUB)', ['CZ 471', 'CZ 480', 'HL 905']],
    ] as const) {
      await airports.click();
      await demo.getByRole('option', { name: airport }).click();
      await expect.poll(() => texts(demo, 'id')).toEqual(flights);
    }
    await endFilter(demo);
    await expect.poll(() => texts(demo, 'id')).toHaveLength(7);
  }
  await filterBy(demo, 'to', 'is empty');
  await expect.poll(() => texts(demo, 'id')).toEqual(['TM 635']);
});

act('PickersInCells', async (demo) => {
  await sortThrough(demo, 'birthday', 'birthday', [
    '2/3/1974',
    '9/30/1979',
    '4/8/1987',
    '7/12/1990',
    '11/25/1998',
  ]);
  for (const [typed, expected, line] of [
    ['03151991', '3/15/1991', 'Amina Castro,3/15/1991,"5/20/2025, 9:30:00 AM"'],
    ['07121990', '7/12/1990', 'Amina Castro,7/12/1990,"5/20/2025, 9:30:00 AM"'],
  ] as const) {
    await edit(demo, 'birthday', 0);
    await type(typed);
    await press('Enter');
    await expect.poll(() => texts(demo, 'birthday')[0]).toBe(expected);
    expect((await exported(demo))[1]).toBe(line);
  }
  for (let turn = 0; turn < 2; turn += 1) {
    await edit(demo, 'appointment', 2);
    await type('052320250145P');
    await press('Enter');
    await expect.poll(() => texts(demo, 'appointment')[2]).toBe('5/23/2025, 1:45:00 PM');
    await click(cell(demo, 'appointment', 2));
    await press('Delete', 'Enter');
    await expect.poll(() => texts(demo, 'appointment')[2]).toBe('');
  }
  for (const [field, operator, typed, expected] of [
    ['birthday', 'is after', '01011990', ['Amina Castro', 'Leila Gupta']],
    ['birthday', 'is', '02031974', ['Hiro Dahl']],
    ['appointment', 'is before', '052020251000A', ['Amina Castro']],
  ] as const) {
    await filterBy(demo, field, operator);
    await demo.getByRole('spinbutton', { name: 'Month' }).click();
    await type(typed);
    await expect.poll(() => texts(demo, 'patient')).toEqual(expected);
    await endFilter(demo);
    await expect.poll(() => texts(demo, 'patient')).toHaveLength(5);
  }
});

const OBJECTS = [
  { id: 1, place: { name: 'Riga' } },
  { id: 2, place: { name: 'Bari' } },
  { id: 3, place: { name: 'Ulm' } },
];
type Place = { name: string };

claim(
  [
    'Cell | renderCell | The cell displays the formatted value',
    'Text for CSV export and copying | valueFormatter | The text is the value itself: [object Object] for an object. CSV export also logs a warning in development',
    "Sorting | sortComparator | The comparator of the column type, which can't sort objects",
  ],
  async () => {
    const valueFormatter = (place: Place) => `to ${place.name}`;
    const sortComparator = (first: Place, second: Place) => first.name.localeCompare(second.name);
    const clipboard = await takeClipboard();
    const warnings: string[] = [];
    for (const [column, text, csv, isSorted] of [
      [{}, '[object Object]', '[object Object]', false],
      [{ valueFormatter }, 'to Riga', 'to Riga', false],
      [{ valueFormatter, renderCell: () => <b>Node</b> }, 'Node', 'to Riga', false],
      [{ valueFormatter, sortComparator }, 'to Riga', 'to Riga', true],
    ] as const) {
      const columns: GridColDef[] = [{ field: 'id' }, { ...column, field: 'place' }];
      const { screen, api } = await showGrid({
        columns,
        rows: OBJECTS,
        disableRowSelectionOnClick: true, // or the selected row is copied
      });
      expect(texts(screen, 'place')[0]).toBe(text);
      await clipboard.write('');
      await click(cell(screen, 'place'));
      await press('Control+c');
      await expect.poll(clipboard.read).toBe(csv);
      expect(takeConsole()).toEqual([]);
      expect(api.getDataAsCsv().split('\r\n')[1]).toBe(`1,${csv}`);
      warnings.push(...takeConsole());
      api.setQuickFilterValues(['to bari']);
      await expect.poll(() => texts(screen, 'id')).toEqual('valueFormatter' in column ? ['2'] : []);
      api.setQuickFilterValues([]);
      api.sortColumn('place', 'asc');
      await expect
        .poll(() => texts(screen, 'id'))
        .toEqual(isSorted ? ['2', '1', '3'] : ['1', '2', '3']);
      screen.unmount();
    }
    expect(warnings).toEqual([expect.stringContaining('the CSV export might not display')]);
  },
);

claim(
  'The quick filter also searches the formatted text, except in number columns, where it compares the value, and in boolean columns, which it ignores.',
  async () => {
    const valueFormatter = (value: unknown) => `as ${String(value)}`;
    for (const [columnType, value, text, found] of [
      ['string', 'x', 'as x', true],
      ['custom', 'x', 'as x', true],
      ['date', new Date(2025, 4, 20), 'as Tue May 20 2025', true],
      ['dateTime', new Date(2025, 4, 20), 'as Tue May 20 2025', true],
      ['singleSelect', 'x', 'as x', true],
      ['number', 31.9, 'as 31.9', false],
      ['number', 31.9, '31.9', true],
      ['boolean', true, 'as true', false],
      ['boolean', true, 'true', false],
    ] as const) {
      const column = { field: 'part', type: columnType, valueFormatter } as GridColDef;
      const { screen, api } = await showGrid({ columns: [column], rows: [{ id: 1, part: value }] });
      api.setQuickFilterValues([text]);
      await expect.poll(() => texts(screen, 'part').length).toBe(found ? 1 : 0);
      screen.unmount();
    }
  },
);

claim('It has no valueOptions or getActions either: set them on the column.', () => {
  const base: GridColTypeDef = { type: 'singleSelect', width: 90 };
  const column: GridColDef = { ...base, field: 'a', type: 'singleSelect', valueOptions: ['x'] };
  expect(column.width).toBe(90);
  // @ts-expect-error: belongs to singleSelect columns
  const options: GridColTypeDef = { valueOptions: ['x'] };
  // @ts-expect-error: belongs to actions columns
  const actions: GridColTypeDef = { getActions: () => [] };
  expect([options, actions]).toHaveLength(2);
});

claim(
  [
    "An unknown type has the defaults of 'string', and so does 'custom'.",
    "Set type to the built-in type that you extend: the type in this demo filters by number and is right-aligned because of type: 'number'.",
  ],
  async () => {
    const unknown = 'currency' as 'custom'; // JavaScript lets through what TypeScript refuses
    const { api } = await showGrid({
      rows: [{ id: 1 }],
      columns: [
        { field: 'a' },
        { field: 'b', type: unknown },
        { field: 'c', type: 'custom' },
        { field: 'd', type: 'number' },
      ],
    });
    const known = ({ align, filterOperators, sortComparator, renderEditCell }: GridColDef) => ({
      align,
      filterOperators,
      sortComparator,
      renderEditCell,
    });
    const usual = known(api.getColumn('a'));
    expect(known(api.getColumn('b'))).toEqual(usual);
    expect(known(api.getColumn('c'))).toEqual(usual);
    expect(api.getColumn('d').align).toBe('right');
    expect(api.getColumn('d').filterOperators?.map(({ value }) => value)).toContain('>=');
  },
);

claim(
  [
    'This column type sorts and filters by the last number, and exports the numbers as text.',
    'To edit a series, double-click it, type numbers separated by spaces, and press Enter.',
    "Text that isn't a number turns red and isn't saved.",
  ],
  async () => {
    const demo = await showDemo(`${FOLDER}/SparklineCells.tsx`);
    const numbers = demo.getByRole('textbox', { name: 'Numbers, separated by spaces' });
    for (const wrong of ['12 x', '', '1e999']) {
      await edit(demo, 'weekly', 1);
      await numbers.fill(wrong);
      await press('Enter');
      await expect.element(numbers).toBeVisible();
      await expect.element(numbers).toHaveAttribute('aria-invalid', 'true');
      await press('Escape');
      await expect.poll(() => isEditing(demo)).toBe(false);
      expect((await exported(demo))[2]).toMatch(/^Linen curtain,41 38 /);
    }
    await click(cell(demo, 'weekly', 1));
    await press('Delete');
    await expect.element(numbers).toHaveFocus();
    await expect.element(numbers).toHaveValue('');
    await type('7 8');
    await press('Enter');
    await expect.poll(() => isEditing(demo)).toBe(false);
    expect((await exported(demo))[2]).toMatch(/^Linen curtain,7 8,/);
  },
);

claim(
  [
    'Pressing Enter on an option selects it and saves the cell in one step.',
    'Escape closes the list first, and then cancels editing.',
  ],
  async () => {
    const demo = await showDemo(`${FOLDER}/AutocompleteColumn.tsx`);
    await edit(demo, 'to', 0);
    await press('Control+a');
    await type('Ath');
    await expect.element(demo.getByRole('option', { name: 'Athens (ATH)' })).toBeVisible();
    await press('Escape');
    await expect.element(demo.getByRole('option')).not.toBeInTheDocument();
    expect(isEditing(demo)).toBe(true);
    await press('Escape');
    await expect.poll(() => isEditing(demo)).toBe(false);
    expect(texts(demo, 'to')[0]).toBe('Dublin (DUB)');
    await edit(demo, 'to', 0);
    await press('Control+a');
    await type('Ath');
    await expect.element(demo.getByRole('option', { name: 'Athens (ATH)' })).toBeVisible();
    await press('Enter');
    await expect.poll(() => isEditing(demo)).toBe(false);
    expect(texts(demo, 'to')[0]).toBe('Athens (ATH)');
  },
);

claim(
  [
    "When the user presses Delete, Backspace or a letter on a cell, editing starts with '', even if the values of the column are objects or arrays.",
    'In date, dateTime and number columns it starts with undefined, in singleSelect columns with null, and in boolean columns with false.',
    "The grid also passes it to valueFormatter: a formatter that throws for '' breaks the grid.",
  ],
  async () => {
    for (const [columnType, expected] of [
      [undefined, ''],
      ['string', ''],
      ['custom', ''],
      ['number', undefined],
      ['date', undefined],
      ['dateTime', undefined],
      ['singleSelect', null],
      ['boolean', false],
    ] as const) {
      const seen: unknown[] = [];
      const renderEditCell = ({ value }: GridRenderEditCellParams) => {
        seen.push(value);
        return null;
      };
      const valueFormatter = vi.fn<(value: unknown) => string>(() => 'Place');
      const base = { field: 'place', editable: true, renderEditCell, valueFormatter };
      const column: GridColDef =
        columnType === 'singleSelect'
          ? { ...base, type: columnType, valueOptions: [] }
          : { ...base, type: columnType };
      const { screen } = await showGrid({ columns: [column], rows: OBJECTS });
      for (const key of ['Delete', 'Backspace', 'k']) {
        await click(cell(screen, 'place'));
        seen.length = 0;
        await press(key);
        await expect.poll(() => seen.length).toBeGreaterThan(0);
        expect(seen[0]).toBe(expected);
        expect(valueFormatter.mock.calls.map(([value]) => value)).toContain(expected);
        await press('Escape');
        await expect.poll(() => isEditing(screen)).toBe(false);
      }
      screen.unmount();
    }
    const valueFormatter = (place: Place) => place.name.toUpperCase();
    const { screen } = await showGrid({
      columns: [{ field: 'place', editable: true, valueFormatter }],
      rows: OBJECTS,
    });
    expect(texts(screen, 'place')).toEqual(['RIGA', 'BARI', 'ULM']);
    await click(cell(screen, 'place'));
    await press('Delete');
    await expect.poll(() => texts(screen, 'place')).toEqual([]);
    expect(takeConsole().join()).toContain('toUpperCase');
  },
);

claim(
  [
    'When the user clears one section of a date, the picker calls onChange with null.',
    'If you store null, pressing Enter deletes the date.',
    "If the date was empty, the picker doesn't call onChange until all its sections are filled.",
    'In both cases, the demo stores an invalid Date, which preProcessEditCellProps rejects.',
    'The clear button stores null.',
    'Pressing Delete on a cell and then Enter also empties the cell.',
    "Tab saves the cell and moves focus to the next one, so it doesn't move within your editor.",
  ],
  async () => {
    const demo = await showDemo(`${FOLDER}/PickersInCells.tsx`);
    const birthday = () => texts(demo, 'birthday')[0];
    await edit(demo, 'birthday', 0);
    await press('Backspace');
    await expect.element(demo.getByText('MM')).toBeVisible();
    await press('Enter');
    expect(isEditing(demo)).toBe(true);
    await press('Escape');
    await expect.poll(() => isEditing(demo)).toBe(false);
    expect(birthday()).toBe('7/12/1990');
    for (const [key, rest, saved] of [
      ['0', '3', undefined],
      ['0', '3151991', '3/15/1991'],
      ['0', '7121990', '7/12/1990'],
    ] as const) {
      await click(cell(demo, 'birthday', 0));
      await press(key);
      await expect.element(demo.getByText(/^0\d?$/)).toBeVisible();
      await type(rest);
      await press('Enter');
      await expect.poll(() => isEditing(demo)).toBe(saved === undefined);
      await press('Escape');
      await expect.poll(() => isEditing(demo)).toBe(false);
      expect(birthday()).toBe(saved ?? '7/12/1990');
    }
    await edit(demo, 'birthday', 0);
    await type('0103');
    await press('Tab');
    await expect.poll(() => isEditing(demo)).toBe(false);
    expect(birthday()).toBe('1/3/1990');
    await expect.poll(() => document.activeElement).toBe(cell(demo, 'appointment', 0));
    await edit(demo, 'birthday', 0);
    await hover(cell(demo, 'birthday', 0));
    await demo.getByRole('button', { name: 'Clear' }).click();
    await press('Enter');
    await expect.poll(birthday).toBe('');
    await click(cell(demo, 'birthday', 1));
    await press('Delete', 'Enter');
    await expect.poll(() => texts(demo, 'birthday')[1]).toBe('');
    demo.unmount();
    const onChange = vi.fn();
    const plain = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" autoFocus defaultValue={dayjs('2025-05-20')} onChange={onChange} />
      </LocalizationProvider>,
    );
    await expect.element(plain.getByRole('spinbutton', { name: 'Month' })).toHaveFocus();
    await press('Backspace');
    await expect.poll(() => onChange.mock.lastCall?.[0]).toBe(null);
    plain.unmount();
    onChange.mockClear();
    const empty = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" autoFocus onChange={onChange} />
      </LocalizationProvider>,
    );
    await expect.element(empty.getByRole('spinbutton', { name: 'Month' })).toHaveFocus();
    await type('0520');
    await expect.element(empty.getByRole('spinbutton', { name: 'Year' })).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    await type('2025');
    await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0);
  },
);

claim(
  [
    "Key events from a popup also bubble, even if it's rendered in a portal.",
    'The demo above stops them, because pressing Enter on a calendar day would otherwise save the old date.',
  ],
  async () => {
    function Editor({ api, id, field, value }: GridRenderEditCellParams<Due, Date>) {
      return (
        <DatePicker
          autoFocus
          value={dayjs(value)}
          onChange={(day) => {
            void api.setEditCellValue({ id, field, value: day?.toDate() });
          }}
        />
      );
    }
    const renderEditCell = (params: GridRenderEditCellParams<Due, Date>) => <Editor {...params} />;
    const columns: GridColDef<Due>[] = [
      { field: 'due', type: 'date', width: 250, editable: true, renderEditCell },
    ];
    const rows: Due[] = [{ id: 1, due: new Date(2025, 4, 20) }];
    const chooseNext = async (screen: Screen, field: string) => {
      await edit(screen, field, 0);
      await screen.getByRole('button', { name: /^Choose date/ }).click();
      await expect.element(screen.getByRole('gridcell', { selected: true })).toHaveFocus();
      await press('ArrowRight', 'Enter');
    };
    const plain = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DataGrid columns={columns} rows={rows} />
      </LocalizationProvider>,
    );
    await chooseNext(plain, 'due');
    await expect.poll(() => isEditing(plain)).toBe(false);
    expect(texts(plain, 'due')).toEqual(['5/20/2025']);
    plain.unmount();
    const demo = await showDemo(`${FOLDER}/PickersInCells.tsx`);
    for (const expected of ['7/13/1990', '7/14/1990']) {
      await chooseNext(demo, 'birthday');
      await expect.element(demo.getByRole('dialog')).not.toBeInTheDocument();
      expect(isEditing(demo)).toBe(true);
      await press('Enter');
      await expect.poll(() => isEditing(demo)).toBe(false);
      expect(texts(demo, 'birthday')[0]).toBe(expected);
    }
    await edit(demo, 'birthday', 0);
    await demo.getByRole('button', { name: /^Choose date/ }).click();
    await expect.element(demo.getByRole('gridcell', { selected: true })).toHaveFocus();
    await press('Tab');
    expect(isEditing(demo)).toBe(true);
    await press('Escape');
    await expect.element(demo.getByRole('dialog')).not.toBeInTheDocument();
    expect(isEditing(demo)).toBe(true);
    await press('Escape');
    await expect.poll(() => isEditing(demo)).toBe(false);
  },
);

type Due = { id: number; due: Date };

claim(
  [
    'Pass a string in the format YYYY-MM-DD to applyValue, not a Date.',
    'The operators of a date column read the filter value in UTC: in time zones east of UTC, midnight local time is on the day before.',
  ],
  async () => {
    for (const [zone, day] of [
      ['Asia/Tokyo', 19],
      ['Europe/Berlin', 19],
      ['UTC', 20],
      ['America/New_York', 20],
    ] as const) {
      await setTimeZone(zone);
      const rows = [19, 20, 21].map((id) => ({ id, due: new Date(2025, 4, id) }));
      const columns: GridColDef[] = [{ field: 'id' }, { field: 'due', type: 'date' }];
      const { screen, api } = await showGrid({ columns, rows });
      api.upsertFilterItem({ field: 'due', operator: 'is', value: new Date(2025, 4, 20) });
      await expect.poll(() => texts(screen, 'id')).toEqual([String(day)]);
      api.upsertFilterItem({ field: 'due', operator: 'is', value: '2025-05-20' });
      await expect.poll(() => texts(screen, 'id')).toEqual(['20']);
      screen.unmount();
    }
  },
);

claim(
  [
    'When hasFocus is true, focus your input.',
    "Otherwise it doesn't receive key events.",
    'Enter then saves the stored value.',
    'If your editor needs Enter, Escape or Tab, call event.stopPropagation().',
  ],
  async () => {
    function Editor({ api, id, field, value, hasFocus, focuses, keeps }: EditorProps) {
      const ref = useRef<HTMLInputElement>(null);
      useEffect(() => {
        if (hasFocus && focuses) {
          ref.current?.focus();
        }
      }, [hasFocus, focuses]);
      return (
        <input
          ref={ref}
          aria-label="Name"
          value={value ?? ''}
          onChange={({ target }) => {
            void api.setEditCellValue({ id, field, value: target.value });
          }}
          onKeyDown={(event) => keeps && event.stopPropagation()}
        />
      );
    }
    for (const [focuses, keeps, expected] of [
      [true, false, 'Bo'],
      [false, false, 'Ada'],
      [true, true, 'Ada'],
    ] as const) {
      const renderEditCell = (params: GridRenderEditCellParams) => (
        <Editor {...params} focuses={focuses} keeps={keeps} />
      );
      const { screen } = await showGrid({
        columns: [{ field: 'name', editable: true, renderEditCell }],
        rows: [{ id: 1, name: 'Ada' }],
      });
      await click(cell(screen, 'name'));
      await press('Enter');
      await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
      await press('Control+a');
      await type('Bo');
      await press('Enter');
      await expect.poll(() => isEditing(screen)).toBe(keeps);
      if (keeps) {
        await press('Tab', 'Escape');
        expect(isEditing(screen)).toBe(true);
      } else {
        expect(texts(screen, 'name')).toEqual([expected]);
      }
      screen.unmount();
    }
  },
);

type EditorProps = GridRenderEditCellParams & { focuses: boolean; keeps: boolean };

claim(
  "Pass focusElementRef to the input of a filter, so that it's focused when the filter panel opens.",
  async () => {
    const demo = await showDemo(`${FOLDER}/AutocompleteColumn.tsx`);
    await filterBy(demo, 'from');
    await expect.element(demo.getByRole('combobox', { name: 'Airports' })).toHaveFocus();
  },
);

claim("Set display: 'flex' on the column to center your editor vertically.", async () => {
  for (const [display, isCentered] of [
    ['text', false],
    ['flex', true],
  ] as const) {
    const renderEditCell = () => <div aria-label="Editor" style={{ height: 20, width: 50 }} />;
    const { screen } = await showGrid({
      columns: [{ field: 'name', editable: true, display, renderEditCell }],
      rows: [{ id: 1, name: 'Ada' }],
    });
    await click(cell(screen, 'name'), { times: 2 });
    await expect.poll(() => isEditing(screen)).toBe(true);
    const middle = (element: Element | null) => {
      const { y = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return y + height / 2;
    };
    const editor = cell(screen, 'name').querySelector('[aria-label="Editor"]');
    const distance = Math.abs(middle(editor) - middle(cell(screen, 'name')));
    expect(distance < 2).toBe(isCentered);
    screen.unmount();
  }
});

claim(
  'With editMode="row", it moves to the next editable cell, and saves the row after the last one.',
  async () => {
    const { screen, api } = await showGrid({
      editMode: 'row',
      rows: [{ id: 1, name: 'Ada', team: 'Core', city: 'Riga' }],
      columns: ['name', 'team', 'city'].map((field) => ({ field, editable: field !== 'team' })),
    });
    await click(cell(screen, 'name'));
    await press('Enter', 'Control+a');
    await type('Bo');
    await press('Tab');
    await expect.poll(() => cell(screen, 'city').contains(document.activeElement)).toBe(true);
    expect(api.getRowMode(1)).toBe('edit');
    await press('Tab');
    await expect.poll(() => api.getRowMode(1)).toBe('view');
    expect(texts(screen, 'name')).toEqual(['Bo']);
  },
);
