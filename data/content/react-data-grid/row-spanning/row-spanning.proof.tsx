import { startTransition, useEffect, useState, type ReactNode } from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  settled,
  show,
  vi,
  type Screen,
} from '#test/proof.tsx';
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
    'The default is false.',
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
    'It affects only the comparison: the cell, sorting, filtering and export still use the value of the column.',
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
    'The grid compares values with ===.',
    'It never merges cells whose value is null or undefined.',
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
  'Cells in the columns for checkboxes, row reordering and detail panel toggles are never merged.',
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
    'With rowSpanning, the grid also compares cells that are covered by a colSpan.',
    "If a covered cell has the same value as the row below, the cell of that row isn't displayed.",
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
    "Row height | The height of a merged cell is the height of its first row times the number of its rows. The cell doesn't fit if getRowHeight returns different heights or 'auto', or if getRowSpacing adds space",
    'Hover and selection | A single row is highlighted, and so only part of a merged cell. A click on a merged cell selects its first row. Set disableRowSelectionOnClick, and make the hover color transparent, as in the first demo',
    'CSV export | Each row has its own value',
    'Editing | The user edits only the first row of the merged cell. The cell is split when the value changes',
    "exportState | The exported state doesn't include spans. Pass rowSpanning again",
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

/** As the document shows it. */
function SpannedAfterMount(props: Omit<DataGridProps, 'columns'>): ReactNode {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => startTransition(() => setIsMounted(true)), []);
  return (
    <div style={{ height: 400 }}>
      <DataGrid columns={COLUMNS} rowSpanning={isMounted} {...props} />
    </div>
  );
}

const MIXED = ['Red', 'Blue', 'Red', 'Blue', 'Red'].map((team, id) => ({
  id,
  team,
  site: `Site ${id}`,
}));
const SORTED: Partial<DataGridProps>[] = [
  { initialState: { sorting: { sortModel: [{ field: 'team', sort: 'asc' }] } } },
  { sortModel: [{ field: 'team', sort: 'asc' }] },
];

claim(
  'The grid is sorted on the first render, through initialState or sortModel | Cells are merged in the order of rows | Sort rows before you pass them, or set rowSpanning after the first render',
  async () => {
    for (const props of SORTED) {
      const { screen, api } = await grid({ rows: MIXED, ...props });
      await settled();
      expect(texts(screen, 'team')).toEqual(['Blue', 'Blue', 'Red', 'Red', 'Red']);
      expect(new Set(spans(screen, 'team'))).toEqual(new Set(['Blue 1', 'Red 1']));
      if (!props.sortModel) {
        api.sortColumn('team', 'desc');
        await expect.poll(() => spans(screen, 'team')).toEqual(['Red 3', 'Blue 2']);
      }
      screen.unmount();
      const passed = await grid({
        rows: MIXED.toSorted((a, b) => a.team.localeCompare(b.team)),
        ...props,
      });
      expect(spans(passed.screen, 'team')).toEqual(['Blue 2', 'Red 3']);
      passed.screen.unmount();
      const later = await show(<SpannedAfterMount rows={MIXED} {...props} />);
      await expect.poll(() => spans(later, 'team')).toEqual(['Blue 2', 'Red 3']);
      later.unmount();
    }
  },
);

claim(
  [
    "With client-side pagination, the grid starts on a page other than the first | The cells on that page aren't merged to match its rows | Set rowSpanning after the first render",
    'Sorting, filtering or changing the page corrects the first, second and fourth cases, because the grid then computes the spans again.',
  ],
  async () => {
    const rows = Array.from({ length: 15 }, (_, id) => ({ id, team: 'Red', site: `Site ${id}` }));
    const pagination = { paginationModel: { pageSize: 5, page: 1 } };
    const props = { rows, pageSizeOptions: [5], initialState: { pagination } };
    const { screen, api } = await grid(props);
    await settled();
    expect(spans(screen, 'team')).toEqual(Array.from({ length: 5 }, () => 'Red 1'));
    api.setPage(2);
    await expect.poll(() => spans(screen, 'team')).toEqual(['Red 5']);
    api.setPage(1);
    await expect.poll(() => spans(screen, 'team')).toEqual(['Red 5']);
    screen.unmount();
    const sorted = await grid(props);
    sorted.api.sortColumn('id', 'desc');
    await expect.poll(() => spans(sorted.screen, 'team')).toEqual(['Red 5']);
    sorted.screen.unmount();
    const filtered = await grid({ rows: MIXED, ...SORTED[0] });
    filtered.api.upsertFilterItem({ field: 'site', operator: 'contains', value: 'Site' });
    await expect.poll(() => spans(filtered.screen, 'team')).toEqual(['Blue 2', 'Red 3']);
    filtered.screen.unmount();
    const server = await grid({
      ...props,
      rows: rows.slice(5, 10),
      paginationMode: 'server',
      rowCount: 15,
    });
    await expect.poll(() => spans(server.screen, 'team')).toEqual(['Red 5']);
    server.screen.unmount();
    const later = await show(<SpannedAfterMount {...props} />);
    await expect.poll(() => spans(later, 'team')).toEqual(['Red 5']);
  },
);

claim(
  'The grid displays no rows between two sets of rows, because rows is empty or no row matches the filter: issue 19144 | The new rows have the spans of the old ones with the same IDs | Replace the old rows with the new ones directly',
  async () => {
    const other = ROWS.map((each) => ({ ...each, team: `Team ${each.id}` }));
    const base = { columns: COLUMNS, rowSpanning: true };
    const filtered = await grid();
    const keep = async (value: string, expected: string[]) => {
      filtered.api.setFilterModel({
        items: value ? [{ id: 1, field: 'site', operator: 'equals', value }] : [],
      });
      await expect.poll(() => texts(filtered.screen, 'id')).toEqual(expected);
      await settled();
    };
    await keep('Nowhere', []);
    await keep('Oslo', ['1', '4']);
    expect(spans(filtered.screen, 'team')).toEqual(['Red 3', 'Blue 1']);
    await keep('', EACH_ID);
    await keep('Oslo', ['1', '4']);
    expect(spans(filtered.screen, 'team')).toEqual(['Red 1', 'Blue 1']);
    filtered.screen.unmount();
    for (const isEmptied of [true, false]) {
      const { screen, redraw } = await grid({ rows: [] });
      await redraw({ ...base, rows: ROWS }); // the first rows are right
      await expect.poll(() => spans(screen, 'team')).toEqual(['Red 3', 'Blue 1']);
      if (isEmptied) {
        await redraw({ ...base, rows: [] });
      }
      await redraw({ ...base, rows: other });
      await settled();
      expect(spans(screen, 'team')).toEqual(
        isEmptied ? ['Team 1 3', 'Team 4 1'] : ['Team 1 1', 'Team 2 1', 'Team 3 1', 'Team 4 1'],
      );
      if (isEmptied) {
        await redraw({ ...base, rows: [] });
        await redraw({ ...base, rows: ROWS.map((each) => ({ ...each, id: each.id + 10 })) });
        await expect.poll(() => texts(screen, 'id')).toEqual(['11', '12', '13', '14']);
        await settled();
        expect(spans(screen, 'team')).toEqual(['Red 1', 'Red 1', 'Red 1', 'Blue 1']);
      }
      screen.unmount();
    }
  },
);

claim(
  'In Pro and Premium without pagination, or with a page size of -1, a span starts in the first 20 rows and ends after the 21st: issue 19539 | The span is displayed as two cells | Set pagination with a page size, or set rowSpanning after the first render',
  async () => {
    const rowsOf = (before: number, count: number) =>
      Array.from({ length: 30 }, (_, id) => ({
        id,
        team: before <= id && id < before + count ? 'Red' : `Team ${id}`,
        site: `Site ${id}`,
      }));
    const base = { columns: COLUMNS, rowSpanning: true };
    const size = { height: 1900 };
    const red = (screen: Screen) => spans(screen, 'team').filter((each) => each.startsWith('Red'));
    for (const showPaid of [showPro, showPremium]) {
      for (const [before, count, expected] of [
        [0, 21, ['Red 21']],
        [0, 30, ['Red 21', 'Red 9']],
        [10, 11, ['Red 11']],
        [15, 11, ['Red 6', 'Red 5']],
        [20, 5, ['Red 5']],
        [21, 5, ['Red 5']],
      ] as const) {
        const rows = rowsOf(before, count);
        const { screen, api } = await showPaid({ ...base, rows }, size);
        await settled();
        expect(red(screen)).toEqual(expected);
        api.sortColumn('id', 'asc');
        await expect.poll(() => red(screen)).toEqual([`Red ${count}`]);
        screen.unmount();
        const paged = await showPaid({ ...base, rows, pagination: true }, size);
        expect(red(paged.screen)).toEqual([`Red ${count}`]);
        paged.screen.unmount();
        const later = await showPaid({ ...base, rows, rowSpanning: false }, size);
        await later.redraw({ ...base, rows });
        await expect.poll(() => red(later.screen)).toEqual([`Red ${count}`]);
        later.screen.unmount();
      }
    }
    const free = await showGrid({ ...base, rows: rowsOf(15, 11) }, size);
    expect(red(free.screen)).toEqual(['Red 11']);
    free.screen.unmount();
    const onOnePage = await showGrid(
      {
        ...base,
        rows: rowsOf(15, 11),
        pageSizeOptions: [-1],
        initialState: { pagination: { paginationModel: { pageSize: -1 } } },
      },
      size,
    );
    await settled();
    expect(red(onOnePage.screen)).toEqual(['Red 6', 'Red 5']);
  },
);

claim(
  "The user expands or collapses a row of tree data or row grouping: issue 19340 | Spans include hidden rows and cover other rows | Don't combine these features",
  async () => {
    const paths = [['a'], ['a', '1'], ['a', '2'], ['b'], ['b', '1']];
    const tree = await showPro({
      rows: paths.map((path, id) => ({ id, path, team: 'Red' })),
      columns: [{ field: 'team' }],
      treeData: true,
      getTreeDataPath: ({ path }) => path,
      rowSpanning: true,
    });
    const all = spans(tree.screen, 'team');
    expect(all).toEqual(['Red 5']); // two rows are displayed
    tree.api.setRowChildrenExpansion(0, true);
    tree.api.setRowChildrenExpansion(0, false);
    await settled();
    expect(spans(tree.screen, 'team')).toEqual(all);
    tree.screen.unmount();
    const grouped = await showPremium({
      rows: ['x', 'x', 'x', 'y'].map((kind, id) => ({ id, kind, team: 'Red' })),
      columns: [{ field: 'kind' }, { field: 'team' }],
      rowSpanning: true,
      initialState: { rowGrouping: { model: ['kind'] } },
    });
    grouped.api.setRowChildrenExpansion('auto-generated-row-kind/x', true);
    await settled();
    // The group y, below, is covered.
    expect(spans(grouped.screen, 'team')).toContain('Red 4');
  },
);

claim(
  "The user shows a hidden column while the filter model has no quickFilterValues, or has quickFilterExcludeHiddenColumns: false | The cells of the column aren't merged | Set quickFilterValues: [] in the filter model, and don't set quickFilterExcludeHiddenColumns: false",
  async () => {
    const item = { field: 'id', operator: 'isAnyOf', value: ['1', '2', '3'] };
    const columns = { columnVisibilityModel: { team: false } };
    const apart = ['Red 1', 'Red 1', 'Red 1'];
    const cases: [Partial<GridFilterModel>, string[]][] = [
      [{}, apart],
      [{ quickFilterValues: [], quickFilterExcludeHiddenColumns: false }, apart],
      [{ quickFilterValues: [] }, ['Red 3']],
    ];
    for (const [quick, expected] of cases) {
      const filterModel = { items: [item], ...quick };
      const { screen, api } = await grid({ initialState: { filter: { filterModel }, columns } });
      await expect.poll(() => spans(screen, 'site')).toEqual(['Oslo 1', 'Lima 2']);
      api.setColumnVisibility('team', true);
      await expect.poll(() => texts(screen, 'team')[0]).toBe('Red');
      await expect.poll(() => spans(screen, 'team')).toEqual(expected);
      await settled();
      expect(spans(screen, 'team')).toEqual(expected);
      screen.unmount();
    }
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
  screen.unmount();
  const paged = await grid({
    columns: COLUMNS.slice(1),
    pageSizeOptions: [3],
    initialState: { pagination: { paginationModel: { pageSize: 3 } } },
  });
  await click(cell(paged.screen, 'site', 1));
  await press('↓'); // there is nothing below it on this page
  await expect.poll(focused).toBe('Lima');
  await press('←');
  await expect.poll(focused).toBe('Red');
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
