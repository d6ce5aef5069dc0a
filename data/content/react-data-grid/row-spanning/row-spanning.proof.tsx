import type { DataGridProps, GridApi, GridColDef } from '@mui/x-data-grid';
import { act, claim, click, expect, keyRow, press, vi, type Screen } from '#test/proof.tsx';
import { cell, header, row, showGrid, showPremium, showPro, texts } from '#test/proofs/grids.tsx';

const COLUMNS: GridColDef[] = [
  { field: 'id', width: 60, rowSpanValueGetter: () => null },
  { field: 'team', width: 120 },
  { field: 'site', width: 120 },
];
const ROWS = [
  { id: 1, team: 'Red', site: 'Oslo' },
  { id: 2, team: 'Red', site: 'Lima' },
  { id: 3, team: 'Red', site: 'Lima' },
  { id: 4, team: 'Blue', site: 'Oslo' },
];
const EACH_ID = ['1', '2', '3', '4'];

function grid(props: Partial<DataGridProps> = {}, size?: { height?: number }) {
  return showGrid({ rows: ROWS, columns: COLUMNS, rowSpanning: true, ...props }, size);
}

/** The cells of a column with the number of rows that each spans: `Red 3`. */
const spans = (screen: Screen, field: string) =>
  [...screen.stage.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (each) => `${each.textContent} ${each.getAttribute('aria-rowspan')}`,
  );

async function sortBy(demo: Screen, field: string, times = 1): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await click(header(demo, field));
  }
}

const focused = () => document.activeElement?.textContent;

act('SpanToggle', async (demo) => {
  const spanning = demo.getByRole('switch', { name: 'Row spanning' });
  const merged = ['SO-2041 3', 'SO-2042 2', 'SO-2043 1', 'SO-2044 2'];
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => spans(demo, 'order')).toEqual(merged);
    expect(spans(demo, 'customer')).toEqual(['Harbour Café 3', 'Fjord Bikes 2', 'Studio Lumen 3']);
    expect(texts(demo, 'quantity')).toHaveLength(8);
    await spanning.click();
    await expect.poll(() => texts(demo, 'order')).toHaveLength(8);
    await sortBy(demo, 'product');
    await spanning.click();
    await expect.poll(() => spans(demo, 'product')).toContain('Wool rug 2');
    await expect.poll(() => spans(demo, 'order')[0]).toBe('SO-2042 1');
    await sortBy(demo, 'product', 2);
  }
});

act('SpanByPerson', async (demo) => {
  const wards = ['Cardiology 2', 'Emergency 1', 'Emergency 2', 'Emergency 1', 'Maternity 1'];
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => spans(demo, 'age')).toEqual(['34 3', '34 2', '51 2']);
    expect(spans(demo, 'ward')).toEqual(wards);
    await sortBy(demo, 'day');
    await expect
      .poll(() => spans(demo, 'age'))
      .toEqual(['34 2', '34 1', '51 1', '34 1', '34 1', '51 1']);
    await sortBy(demo, 'day', 2);
  }
});

act('ClassScheduleSpans', async (demo) => {
  expect(spans(demo, 'tuesday')).toEqual(['Chemistry 3', 'Music 3']);
  const breakCell = cell(demo, 'monday', 2);
  expect([breakCell.textContent, breakCell.getAttribute('aria-colspan')]).toEqual([
    'Lunch break',
    '5',
  ]);
  const whole = header(demo, 'friday').getBoundingClientRect().right;
  expect(Math.abs(breakCell.getBoundingClientRect().right - whole)).toBeLessThan(2);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'monday'));
    for (const [key, text] of [
      ['ArrowDown', 'English'],
      ['ArrowDown', 'Lunch break'],
      ['ArrowRight', 'Lunch break'],
      ['ArrowDown', 'Geography'],
      ['ArrowRight', 'Music'],
    ] as const) {
      if (key === 'ArrowRight' && text === 'Lunch break') {
        continue; // nothing is right of it
      }
      await press(key);
      await expect.poll(focused).toBe(text);
    }
  }
});

act('CalendarSpans', async (demo) => {
  expect(spans(demo, 'Tue').slice(0, 3)).toEqual([
    'Train to Graz 3',
    'Customer visit 4',
    'Train home 3',
  ]);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'Tue'));
    await press('ArrowDown');
    await expect.poll(focused).toBe('Customer visit');
    await press('ArrowDown');
    await expect.poll(focused).toBe('Train home');
    await press('ArrowUp');
    await expect.poll(focused).toBe('Customer visit');
  }
});

claim(
  [
    'Set rowSpanning to merge neighboring cells of a column that have the same value into one cell that spans their rows.',
    "It's false by default.",
    'The grid compares the values of every column.',
    "A cell that is merged into another one isn't in the accessibility tree.",
    'The first cell has aria-rowspan.',
  ],
  async () => {
    const plain = await grid({ rowSpanning: undefined });
    expect(spans(plain.screen, 'team')).toEqual(['Red 1', 'Red 1', 'Red 1', 'Blue 1']);
    plain.screen.unmount();
    const { screen } = await grid();
    expect(spans(screen, 'team')).toEqual(['Red 3', 'Blue 1']);
    expect(spans(screen, 'site')).toEqual(['Oslo 1', 'Lima 2', 'Oslo 1']);
    expect(cell(screen, 'team').offsetHeight).toBe(3 * 52);
    expect(screen.getByRole('gridcell', { name: 'Red' }).elements()).toHaveLength(1);
    const covered = row(screen, 2).querySelector('[data-colindex="1"]');
    expect(covered?.getAttribute('role')).toBe('presentation');
    expect(covered?.textContent).toBe('');
  },
);

claim(
  [
    'The result of rowSpanValueGetter',
    'The result of valueGetter',
    'rowSpanValueGetter receives (value, row, column, apiRef), where value is row[field].',
    'It affects the comparison only: the cell, sorting, filtering and export keep using the value of the column.',
  ],
  async () => {
    const rowSpanValueGetter = vi.fn((value: string) => value.length);
    const valueGetter = (value: string) => `${value}!`;
    const both = { field: 'site', valueGetter, rowSpanValueGetter } as GridColDef;
    const rows = [
      { id: 1, site: 'Oslo' },
      { id: 2, site: 'Lima' },
      { id: 3, site: 'Accra' },
    ];
    const { screen, api } = await grid({ rows, columns: [both] });
    expect(spans(screen, 'site')).toEqual(['Oslo! 2', 'Accra! 1']);
    const [value, given, column, apiRef] = rowSpanValueGetter.mock.calls[0] as unknown[];
    expect([value, given]).toEqual(['Oslo', rows[0]]);
    expect(column).toMatchObject({ field: 'site' });
    expect(apiRef).toHaveProperty('current');
    expect(api.getDataAsCsv()).toBe('site\r\nOslo!\r\nLima!\r\nAccra!');
    api.sortColumn('site', 'asc');
    expect(api.getSortedRowIds()).toEqual([3, 2, 1]);
    api.upsertFilterItem({ field: 'site', operator: 'equals', value: 'Lima!' });
    await expect.poll(() => texts(screen, 'site')).toEqual(['Lima!']);
    screen.unmount();
    const half = { field: 'site', valueGetter: (text: string) => text.length } as GridColDef;
    const other = await grid({ rows, columns: [half] });
    expect(spans(other.screen, 'site')).toEqual(['4 2', '5 1']);
  },
);

claim(
  [
    'Values are compared with ===.',
    'Cells whose value is null or undefined are never merged.',
    'Exclude a column | null',
    'Merge values that are objects or dates | A string or a number, such as date.getTime()',
    'Merge several values, such as all days of a month | The value that they share',
  ],
  async () => {
    const rows = [1, 2, 3].map((id) => ({
      id,
      day: new Date(2025, 4, 2),
      near: new Date(2025, 4, id),
      none: null,
      text: '',
      zero: 0,
    }));
    const { screen } = await grid({
      rows,
      columns: [
        { field: 'day', type: 'date' },
        {
          field: 'time',
          type: 'date',
          valueGetter: (_, { day }) => day,
          rowSpanValueGetter: (_, { day }) => day.getTime(),
        },
        { field: 'near', type: 'date', rowSpanValueGetter: (near: Date) => near.getMonth() },
        { field: 'none' },
        { field: 'missing' },
        { field: 'text' },
        { field: 'zero' },
        { field: 'off', valueGetter: () => 1, rowSpanValueGetter: () => null },
      ],
    });
    const counts = ['day', 'time', 'near', 'none', 'missing', 'text', 'zero', 'off'].map(
      (field) => spans(screen, field).length,
    );
    expect(counts).toEqual([3, 1, 1, 3, 3, 1, 1, 3]);
  },
);

claim(
  'The columns for checkboxes, row reordering and detail panel toggles are never merged.',
  async () => {
    const { screen } = await showPro({
      rows: ROWS,
      columns: COLUMNS,
      rowSpanning: true,
      checkboxSelection: true,
      rowReordering: true,
      getDetailPanelContent: () => null,
    });
    expect(spans(screen, 'team')).toHaveLength(2);
    for (const field of ['__check__', '__reorder__', '__detail_panel_toggle__']) {
      expect(spans(screen, field)).toHaveLength(4);
    }
  },
);

claim(
  [
    'The grid computes the spans again when rows are sorted, filtered or updated, when the page changes and when columns are shown or hidden.',
    'A span ends at the end of the page.',
  ],
  async () => {
    const { screen, api } = await grid();
    for (let turn = 0; turn < 2; turn += 1) {
      api.sortColumn('site', 'asc');
      await expect.poll(() => spans(screen, 'site')).toEqual(['Lima 2', 'Oslo 2']);
      await expect.poll(() => spans(screen, 'team')).toEqual(['Red 3', 'Blue 1']);
      api.sortColumn('site', null);
      api.upsertFilterItem({ field: 'id', operator: 'isAnyOf', value: ['1', '3', '4'] });
      await expect.poll(() => spans(screen, 'team')).toEqual(['Red 2', 'Blue 1']);
      api.setFilterModel({ items: [] });
      api.updateRows([{ id: 2, team: 'Green' }]);
      await expect
        .poll(() => spans(screen, 'team'))
        .toEqual(['Red 1', 'Green 1', 'Red 1', 'Blue 1']);
      api.updateRows([{ id: 2, team: 'Red' }]);
      await expect.poll(() => spans(screen, 'team')).toEqual(['Red 3', 'Blue 1']);
      api.setColumnVisibility('site', false);
      api.setColumnVisibility('site', true);
      await expect.poll(() => spans(screen, 'site')).toEqual(['Oslo 1', 'Lima 2', 'Oslo 1']);
    }
    screen.unmount();
    const paged = await grid({
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { pageSize: 2 } } },
    });
    for (let turn = 0; turn < 2; turn += 1) {
      await expect.poll(() => spans(paged.screen, 'team')).toEqual(['Red 2']);
      paged.api.setPage(1);
      await expect.poll(() => spans(paged.screen, 'team')).toEqual(['Red 1', 'Blue 1']);
      paged.api.setPage(0);
    }
  },
);

claim(
  [
    'Row spanning also compares cells that are covered by a colSpan.',
    'If a covered cell has the same value as the row below, the cell of that row disappears.',
    'Return null from rowSpanValueGetter for the covered fields of such a row.',
  ],
  async () => {
    for (const isExcluded of [false, true]) {
      const { screen } = await grid({
        columns: [
          { field: 'id', colSpan: (_, { id }) => (id === 2 ? 3 : 1) },
          { field: 'team' },
          {
            field: 'site',
            rowSpanValueGetter: (site: string, { id }: { id: number }) =>
              isExcluded && id === 2 ? null : site,
          },
        ] as GridColDef[],
      });
      expect(texts(screen, 'id')).toEqual(EACH_ID);
      expect(texts(screen, 'site')).toEqual(
        isExcluded ? ['Oslo', 'Lima', 'Oslo'] : ['Oslo', 'Oslo'],
      );
      screen.unmount();
    }
  },
);

claim(
  [
    "Row height | A merged cell is as high as its first row times the number of its rows: it doesn't fit if getRowHeight returns other heights or 'auto', or if getRowSpacing adds space",
    'Hover and selection | Highlight a single row, and so only a part of a merged cell; a click on a merged cell selects its first row. Set disableRowSelectionOnClick, and make the hover color transparent as the first demo does',
    'CSV export | Each row has its own value',
    'Editing | The merged cell edits its first row only, and is split when the value changes',
    "exportState | Doesn't include spans; pass rowSpanning again",
  ],
  async () => {
    const tall = (screen: Screen) => cell(screen, 'team').offsetHeight;
    const fits = (screen: Screen) =>
      Math.abs(
        cell(screen, 'team').getBoundingClientRect().bottom -
          row(screen, 3).getBoundingClientRect().bottom,
      ) < 2;
    for (const [props, expected] of [
      [{}, true],
      [{ density: 'compact' }, true],
      [{ getRowHeight: () => 80 }, true],
      [{ getRowHeight: ({ id }) => (id === 2 ? 120 : null) }, false],
      [{ getRowHeight: () => 'auto' }, false],
      [{ getRowSpacing: () => ({ top: 10 }) }, false],
    ] as [Partial<DataGridProps>, boolean][]) {
      const { screen } = await grid(props);
      expect(fits(screen)).toBe(expected);
      screen.unmount();
    }
    const { screen, api } = await grid({
      columns: COLUMNS.map((column) => ({ ...column, editable: true })),
    });
    expect(tall(screen)).toBe(156);
    expect(api.getDataAsCsv()).toBe(
      'id,team,site\r\n1,Red,Oslo\r\n2,Red,Lima\r\n3,Red,Lima\r\n4,Blue,Oslo',
    );
    await click(cell(screen, 'team'), { at: { x: 20, y: 140 } });
    await expect.poll(() => row(screen, 1).getAttribute('aria-selected')).toBe('true');
    expect(screen.stage.querySelectorAll('[role="row"][aria-selected="true"]')).toHaveLength(1);
    expect(getComputedStyle(cell(screen, 'team')).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    expect(row(screen, 1).offsetHeight).toBe(52);
    expect(JSON.stringify(api.exportState())).not.toMatch(/span/i);
    await click(cell(screen, 'team'), { times: 2 });
    await screen.getByRole('textbox').fill('Gold');
    await press('Enter');
    await expect.poll(() => spans(screen, 'team')).toEqual(['Gold 1', 'Red 2', 'Blue 1']);
  },
);

claim(
  [
    'Without pagination, a span of more than 21 rows is displayed as two cells after the first render: issue 19539.',
    'Sorting or filtering merges them.',
    'Alternatively, set pagination.',
  ],
  async () => {
    const rowsOf = (count: number) =>
      Array.from({ length: count }, (_, id) => ({ id, team: 'Red', site: `Site ${id}` }));
    const props = (count: number) => ({
      rows: rowsOf(count),
      columns: COLUMNS,
      rowSpanning: true,
    });
    /** How many cells are displayed at first; a sort leaves one. */
    const first = async (
      { screen, api }: { screen: Screen; api: Pick<GridApi, 'sortColumn'> },
      count: number,
    ) => {
      const before = spans(screen, 'team').length;
      api.sortColumn('id', 'asc');
      await expect.poll(() => spans(screen, 'team')).toEqual([`Red ${count}`]);
      screen.unmount();
      return before;
    };
    const size = { height: 1900 };
    expect(await first(await showPro(props(21), size), 21)).toBe(1);
    expect(await first(await showPro(props(30), size), 30)).toBe(2);
    expect(await first(await showPro({ ...props(30), pagination: true }, size), 30)).toBe(1);
    expect(await first(await showPremium(props(21), size), 21)).toBe(1);
    expect(await first(await showPremium(props(30), size), 30)).toBe(2);
    expect(await first(await showPremium({ ...props(30), pagination: true }, size), 30)).toBe(1);
    expect(await first(await showGrid(props(30), size), 30)).toBe(1);
    const filtered = await showPro(props(30), size);
    expect(spans(filtered.screen, 'team')).toHaveLength(2);
    filtered.api.upsertFilterItem({ field: 'site', operator: 'contains', value: 'Site' });
    await expect.poll(() => spans(filtered.screen, 'team')).toEqual(['Red 30']);
  },
);

claim('Arrow keys treat a merged cell as one cell:', async () => {
  const { screen } = await grid();
  await click(cell(screen, 'team'));
  for (const text of ['Blue', 'Red', 'Blue']) {
    await press(text === 'Red' ? 'ArrowUp' : 'ArrowDown');
    await expect.poll(focused).toBe(text);
  }
});

keyRow('↓', async () => {
  const { screen } = await grid();
  await click(cell(screen, 'team'));
  await press('↓');
  await expect.poll(focused).toBe('Blue');
});

keyRow('↑', async () => {
  const { screen } = await grid();
  await click(cell(screen, 'team', 1));
  await press('↑');
  await expect.poll(focused).toBe('Red');
});

keyRow('→, ←', async () => {
  const { screen } = await grid({ columns: [...COLUMNS, { field: 'last', width: 90 }] });
  await click(cell(screen, 'id', 2));
  await press('→');
  await expect.poll(focused).toBe('Red');
  await click(cell(screen, 'last', 2));
  await press('←');
  await expect.poll(focused).toBe('Lima');
  expect(document.activeElement?.getAttribute('aria-rowspan')).toBe('2');
});
