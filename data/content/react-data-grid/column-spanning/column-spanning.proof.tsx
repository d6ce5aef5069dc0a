import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { GridPinnedColumnPosition, type DataGridProProps } from '@mui/x-data-grid-pro';
import {
  act,
  claim,
  click,
  dragTo,
  expect,
  keyRow,
  press,
  setDirection,
  settled,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  cell,
  fields,
  header,
  openColumnMenu,
  row,
  showGrid,
  showPremium,
  showPro,
  texts,
} from '#test/proofs/grids.tsx';

const ROWS = [
  { id: 1, a: 'A1', b: 'B1', c: 'C3', d: 'D1' },
  { id: 2, a: 'A2', b: 'B2', c: 'C2', d: 'D2' },
  { id: 3, a: 'A3', b: 'B3', c: 'C1', d: 'D3' },
];
const FIELDS = ['a', 'b', 'c', 'd'];

/** Columns of 100 px; `spans` holds the `colSpan` of some. */
const columnsOf = (spans: Record<string, GridColDef['colSpan']>, all = FIELDS): GridColDef[] =>
  all.map((field) => ({ field, width: 100, ...(field in spans && { colSpan: spans[field] }) }));

function grid(spans: Record<string, GridColDef['colSpan']>, props: Partial<DataGridProps> = {}) {
  return showGrid({ rows: ROWS, columns: columnsOf(spans), ...props });
}

/** The cells of a row with the px that each takes: `A1 200`. */
const widths = (screen: Screen, id: number) =>
  [...row(screen, id).querySelectorAll<HTMLElement>('[role="gridcell"]')].map(
    (each) => `${each.textContent} ${each.offsetWidth}`,
  );
const focused = () => document.activeElement?.textContent;

async function walk(steps: [key: string, text: string][]): Promise<void> {
  for (const [key, text] of steps) {
    await press(key);
    await expect.poll(focused).toBe(text);
  }
}

act('SpanSummaryRow', async (demo) => {
  const spansOf = () =>
    ['subtotal', 'tax', 'total'].map((id) =>
      [...row(demo, id).querySelectorAll('[role="gridcell"]')].map((each) => [
        each.textContent,
        each.getAttribute('aria-colspan'),
      ]),
    );
  expect(spansOf()).toEqual([
    [
      ['Subtotal', '3'],
      ['€1,806.00', '1'],
    ],
    [
      ['VAT', '2'],
      ['20%', '1'],
      ['€361.20', '1'],
    ],
    [
      ['Total', '3'],
      ['€2,167.20', '1'],
    ],
  ]);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'product', 4));
    await walk([
      ['ArrowRight', '€1,806.00'],
      ['ArrowDown', '€361.20'],
      ['ArrowLeft', '20%'],
      ['ArrowUp', 'Subtotal'],
      ['ArrowUp', 'Desk mat'],
    ]);
  }
});

act('SpanEveryCell', async (demo) => {
  const first = () => texts(demo, 'company')[0];
  for (let turn = 0; turn < 2; turn += 1) {
    await click(header(demo, 'city'));
    await expect.poll(first).toBe('Fjord Bikes, Bergen');
    await click(header(demo, 'city'));
    await expect.poll(first).toBe('Studio Lumen, Porto');
    await click(header(demo, 'city'));
    await expect.poll(first).toBe('Harbour Café, Leith');
  }
  expect(texts(demo, 'city')).toEqual([]);
});

act('SpanFromData', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'name'));
    await walk([
      ['ArrowRight', 'Fontana family'],
      ['ArrowDown', 'Fontana family'],
      ['ArrowDown', ''],
      ['ArrowRight', 'C. Duarte'],
      ['ArrowRight', 'B. Gray'],
      ['ArrowRight', 'I. Chen'],
    ]);
    expect(document.activeElement?.getAttribute('aria-colspan')).toBe('7');
    await press('End');
    const name = () => cell(demo, 'name').getBoundingClientRect().left;
    expect(Math.abs(name() - header(demo, 'name').getBoundingClientRect().left)).toBeLessThan(2);
    await press('Home');
    await expect.poll(focused).toBe('Street 3');
  }
});

claim(
  [
    'Set colSpan in a column definition to let the cells of the column span the columns that follow.',
    'The value is a whole number, or a function that returns one for each cell.',
    'The default is 1.',
    'A number applies to every cell of the column.',
    "Headers don't span: each column keeps its own header.",
    'A cell that spans columns has aria-colspan.',
  ],
  async () => {
    const { screen } = await grid({ a: 2 });
    for (const { id, a, c, d } of ROWS) {
      expect(widths(screen, id)).toEqual([`${a} 200`, `${c} 100`, `${d} 100`]);
    }
    expect(fields(screen)).toEqual(FIELDS);
    expect(FIELDS.map((field) => header(screen, field).offsetWidth)).toEqual([100, 100, 100, 100]);
    expect(cell(screen, 'a').getAttribute('aria-colspan')).toBe('2');
    screen.unmount();
    const plain = await grid({});
    expect(widths(plain.screen, 1)).toEqual(['A1 100', 'B1 100', 'C3 100', 'D1 100']);
  },
);

claim(
  [
    'The function receives (value, row, column, apiRef) and returns the number of columns.',
    'value is the result of valueGetter, or row[field] if the column has none.',
  ],
  async () => {
    const colSpan = vi.fn((_value: string, { id }: { id: number }) => (id === 2 ? 3 : 1));
    for (const valueGetter of [undefined, (value: string) => `${value}!`]) {
      colSpan.mockClear();
      const columns = columnsOf({ a: colSpan });
      const { screen } = await grid(
        {},
        {
          columns: columns.map((each) =>
            each.field === 'a' && valueGetter ? ({ ...each, valueGetter } as GridColDef) : each,
          ),
        },
      );
      const end = valueGetter ? '!' : '';
      const [value, given, column, apiRef] = colSpan.mock.calls[0] as unknown[];
      expect([value, given]).toEqual([`A1${end}`, ROWS[0]]);
      expect(column).toMatchObject({ field: 'a' });
      expect(apiRef).toHaveProperty('current');
      expect(widths(screen, 1)).toHaveLength(4);
      expect(widths(screen, 2)).toEqual([`A2${end} 300`, 'D2 100']);
      screen.unmount();
    }
  },
);

claim(
  [
    "undefined, 0 or 1 | Doesn't span",
    '2 or more | Spans its own column and the next ones',
    'More than the columns that follow | Ends at the last column',
    'More than the columns of its section | Ends at the last column of its pinned or unpinned section',
  ],
  async () => {
    for (const [colSpan, first] of [
      [undefined, 'A1 100'],
      [0, 'A1 100'],
      [1, 'A1 100'],
      [2, 'A1 200'],
      [3, 'A1 300'],
      [4, 'A1 400'],
      [9, 'A1 400'],
    ] as const) {
      for (const of of [colSpan, () => colSpan]) {
        const { screen } = await grid({ a: of });
        expect(widths(screen, 1)[0]).toBe(first);
        screen.unmount();
      }
    }
    for (const [pinnedColumns, expected] of [
      [{ left: ['a'] }, ['A1 100', 'B1 300']],
      [{ left: ['a', 'b'] }, ['A1 200', 'C3 100', 'D1 100']],
      [{ right: ['d'] }, ['A1 300', 'D1 100']],
    ] as const) {
      const { screen } = await showPro({
        rows: ROWS,
        columns: columnsOf({ a: 4, b: 4 }),
        initialState: {
          pinnedColumns: Object.fromEntries(
            Object.entries(pinnedColumns).map(([side, names]) => [side, [...names]]),
          ),
        },
      });
      expect(widths(screen, 1)).toEqual(expected);
      screen.unmount();
    }
  },
);

claim(
  [
    "The grid doesn't render a cell that is covered by another one, and doesn't call colSpan or renderCell for it.",
    'Its value still exists: sorting, filtering and CSV export use it.',
    'Excel export merges the cells of a span.',
  ],
  async () => {
    const colSpan = vi.fn(() => 1);
    const renderCell = vi.fn(() => 'rendered');
    const columns = columnsOf({ a: 3, b: colSpan, c: colSpan }).map((column) =>
      column.field === 'a' || column.field === 'd' ? column : { ...column, renderCell },
    );
    const { screen, api } = await grid({}, { columns });
    expect([texts(screen, 'b'), texts(screen, 'c')]).toEqual([[], []]);
    expect(colSpan).not.toHaveBeenCalled();
    expect(renderCell).not.toHaveBeenCalled();
    expect(api.getDataAsCsv().split('\r\n')[1]).toBe('A1,B1,C3,D1');
    api.sortColumn('c', 'asc');
    await expect.poll(() => texts(screen, 'a')).toEqual(['A3', 'A2', 'A1']);
    api.upsertFilterItem({ field: 'b', operator: 'equals', value: 'B2' });
    await expect.poll(() => texts(screen, 'a')).toEqual(['A2']);
    screen.unmount();
    const premium = await showPremium({ rows: ROWS, columns: columnsOf({ a: 3 }) });
    const workbook = await premium.api.getDataAsExcel();
    const sheet = workbook?.worksheets[0];
    expect(sheet?.getCell('B2').isMerged).toBe(true);
    expect(sheet?.getCell('C2').master.address).toBe('A2');
    expect(sheet?.getCell('D2').isMerged).toBe(false);
  },
);

claim(
  [
    'A span is a number of visible columns, not a list of fields.',
    'When the user moves, hides or pins a column, the cell covers different columns than before and can hide values.',
    'The spans stay correct, but a row such as a total can move away from the rows that it sums up.',
  ],
  async () => {
    const { screen, api } = await showPro({
      rows: ROWS,
      columns: columnsOf({ a: (_, { id }) => (id === 3 ? 2 : 1) }),
    });
    const usual = ['A3 200', 'C1 100', 'D3 100'];
    for (let turn = 0; turn < 2; turn += 1) {
      await expect.poll(() => widths(screen, 3)).toEqual(usual);
      api.setColumnVisibility('b', false);
      await expect.poll(() => widths(screen, 3)).toEqual(['A3 200', 'D3 100']);
      api.setColumnVisibility('b', true);
      api.setColumnIndex('d', 1);
      await expect.poll(() => widths(screen, 3)).toEqual(['A3 200', 'B3 100', 'C1 100']);
      api.setColumnIndex('d', 3);
      api.pinColumn('c', GridPinnedColumnPosition.LEFT);
      await expect.poll(() => widths(screen, 3)).toEqual(['C1 100', 'A3 200', 'D3 100']);
      api.unpinColumn('c');
      api.setColumnIndex('c', 2);
      api.sortColumn('a', 'desc');
      await expect.poll(() => texts(screen, 'a')).toEqual(['A3', 'A2', 'A1']);
      expect(widths(screen, 3)).toEqual(usual);
      api.sortColumn('a', null);
    }
  },
);

/** What the menu of a column offers, and what its header does. */
async function offersOf(props: Partial<DataGridProProps>, field = 'b'): Promise<string[]> {
  const { screen, api } = await showPro({ rows: ROWS, columns: columnsOf({ a: 2 }), ...props });
  await openColumnMenu(screen, field);
  const items = screen
    .getByRole('menuitem')
    .elements()
    .map((each) => each.textContent);
  await press('Escape');
  await expect.poll(() => screen.getByRole('menu').elements()).toHaveLength(0);
  await dragTo(header(screen, field), header(screen, 'd'));
  if (api.getAllColumns().findIndex((each) => each.field === field) > 1) {
    items.push('Drag');
  }
  screen.unmount();
  const sorted = await showPro({ rows: ROWS, columns: columnsOf({ a: 2 }), ...props });
  await click(header(sorted.screen, field));
  if (sorted.api.getSortModel().length > 0) {
    items.push('Click to sort');
  }
  sorted.screen.unmount();
  return items;
}

let offersOfAll: Promise<string[]> | undefined;

/** What the column `b` no longer offers with a property of its own, and the whole grid with a prop; other columns still do. */
async function expectOff(
  own: Partial<GridColDef>,
  prop: keyof DataGridProProps,
  offers: string[],
  more: string[] = [],
) {
  const all = await (offersOfAll ??= offersOf({}));
  expect(all).toEqual(expect.arrayContaining([...offers, ...more]));
  const without = (gone: string[]) => all.filter((each) => !gone.includes(each));
  const columns = columnsOf({ a: 2 }).map((each) =>
    each.field === 'b' ? { ...each, ...own } : each,
  );
  expect(await offersOf({ columns })).toEqual(without(offers));
  expect(await offersOf({ columns }, 'c')).toEqual(expect.arrayContaining(offers));
  expect(await offersOf({ [prop]: true })).toEqual(without([...offers, ...more]));
}

claim('Hide the column | hideable: false | disableColumnSelector', () =>
  expectOff({ hideable: false }, 'disableColumnSelector', ['Hide column'], ['Manage columns']),
);

claim('Move the column | disableReorder: true | disableColumnReorder', () =>
  expectOff({ disableReorder: true }, 'disableColumnReorder', ['Drag']),
);

claim('Pin the column | pinnable: false | disableColumnPinning', () =>
  expectOff({ pinnable: false }, 'disableColumnPinning', ['Pin to left', 'Pin to right']),
);

claim('Sort by the column | sortable: false | disableColumnSorting', () =>
  expectOff({ sortable: false }, 'disableColumnSorting', [
    'Sort by ASC',
    'Sort by DESC',
    'Click to sort',
  ]),
);

claim('Filter by the column | filterable: false | disableColumnFilter', () =>
  expectOff({ filterable: false }, 'disableColumnFilter', ['Filter']),
);

claim(
  'Turn off these features for the column with colSpan and the columns that it covers:',
  async () => {
    // Another column jumps over the two, but does not get between them.
    const { screen } = await showPro({
      rows: ROWS,
      columns: columnsOf({ b: 2 }).map((each) => ({
        ...each,
        disableReorder: ['b', 'c'].includes(each.field),
      })),
    });
    await dragTo(header(screen, 'a'), header(screen, 'b'), { x: 90, y: 20 });
    expect(fields(screen).join('')).toContain('bc');
    await dragTo(header(screen, 'a'), header(screen, 'c'), { x: 90, y: 20 });
    expect(fields(screen).join('')).toContain('bc');
  },
);

claim(
  [
    "When the grid is scrolled horizontally, a cell in a pinned row that starts far left of the viewport isn't rendered, and the rest of its row is shifted: issue 18421.",
    'Set disableVirtualization to avoid this.',
  ],
  async () => {
    const names = Array.from({ length: 40 }, (_, index) => `f${index}`);
    const line = (id: number) => ({
      id,
      ...Object.fromEntries(names.map((name) => [name, `${name} of ${id}`])),
    });
    const shift = async (props: object) => {
      const { screen } = await showPro(
        {
          rows: [line(1), line(2)],
          pinnedRows: { top: [line(9)] },
          columns: columnsOf({ f1: (_, { id }) => (id === 9 ? 8 : 1) }, names),
          ...props,
        },
        { width: 600 },
      );
      const scroller = screen.stage.querySelector('.MuiDataGrid-virtualScroller');
      scroller?.scrollTo({ left: 700 });
      await settled();
      await expect.poll(() => screen.stage.querySelector('[data-field="f10"]')).not.toBeNull();
      await settled();
      const left = (id: number) =>
        row(screen, id).querySelector('[data-field="f10"]')?.getBoundingClientRect().left ?? 0;
      const by = left(9) - left(1);
      screen.unmount();
      return Math.abs(by);
    };
    expect(await shift({})).toBeGreaterThan(50);
    expect(await shift({ disableVirtualization: true })).toBe(0);
  },
);

const MIDDLE = { b: (_: unknown, { id }: { id: number }) => (id === 2 ? 2 : 1) };

keyRow('→, ←', async () => {
  const { screen } = await grid(MIDDLE);
  await click(cell(screen, 'a', 1));
  await walk([
    ['→', 'B2'],
    ['→', 'D2'],
    ['←', 'B2'],
    ['←', 'A2'],
  ]);
});

claim(
  'In right-to-left grids, if the cell below is covered, ↓ moves focus to the cell after the span.',
  async () => {
    setDirection('rtl');
    const { screen } = await grid(MIDDLE);
    await click(cell(screen, 'c'));
    await walk([
      ['↓', 'D2'],
      ['↓', 'D3'],
    ]);
    await click(cell(screen, 'c', 1));
    await walk([['↑', 'B2']]);
  },
);

claim(
  'If colSpan is more than the columns of its section, → skips cells of the next section.',
  async () => {
    const { screen } = await showPro({
      rows: ROWS,
      columns: columnsOf({ a: 3 }),
      initialState: { pinnedColumns: { left: ['a', 'b'] } },
    });
    expect(widths(screen, 1)).toEqual(['A1 200', 'C3 100', 'D1 100']);
    await click(cell(screen, 'a'));
    await walk([
      ['→', 'D1'],
      ['←', 'C3'],
    ]);
  },
);

claim(
  "If the user presses → on a cell that covers the last column, and then Tab, Shift+Tab doesn't return to the cells.",
  async () => {
    for (const [colSpan, isBack] of [
      [1, true],
      [2, false],
    ] as const) {
      const { screen } = await grid({ c: colSpan });
      await click(cell(screen, 'b'));
      await press('→', '→', '→', 'Tab', 'Shift+Tab');
      await settled();
      expect(document.activeElement?.getAttribute('role') === 'gridcell').toBe(isBack);
      screen.unmount();
    }
  },
);

keyRow('↓, ↑', async () => {
  const { screen } = await grid(MIDDLE);
  await click(cell(screen, 'c'));
  await walk([['↓', 'B2']]);
  await click(cell(screen, 'c', 1));
  await walk([['↑', 'B2']]);
});
