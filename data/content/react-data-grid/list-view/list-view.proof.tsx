import type {
  DataGridPremiumProps,
  GridColDef,
  GridListViewColDef,
} from '@mui/x-data-grid-premium';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  setWidth,
  takeClipboard,
  takeConsole,
  type Screen,
} from '#test/proof.tsx';
import {
  cell,
  fields,
  header,
  row,
  showGrid,
  showPremium,
  showPro,
  texts,
} from '#test/proofs/grids.tsx';

const COLUMNS: GridColDef[] = [
  { field: 'name', editable: true },
  { field: 'team' },
  { field: 'score', type: 'number' },
];
const ROWS = [
  { id: 1, name: 'Ada', team: 'x', score: 3 },
  { id: 2, name: 'Bea', team: 'y', score: 1 },
  { id: 3, name: 'Cem', team: 'x', score: 2 },
];
const ITEM: GridListViewColDef<(typeof ROWS)[number]> = {
  field: 'name',
  renderCell: ({ row: each }) => (
    <span>
      {each.name} <button>Go</button>
    </span>
  ),
};
const BASE = { rows: ROWS, columns: COLUMNS, listView: true, listViewColumn: ITEM };
const NAMES = ['Ada Go', 'Bea Go', 'Cem Go'];
const PHONE = { width: 360 };

const list = (props: Partial<DataGridPremiumProps> = {}) =>
  showPremium({ ...BASE, ...props }, PHONE);
const heightOf = (screen: Screen, field: string) =>
  Math.round(cell(screen, field).getBoundingClientRect().height);
const focusedId = () => document.activeElement?.closest('[data-id]')?.getAttribute('data-id');

act('PeopleList', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    expect(fields(demo)).toEqual([]);
    expect(texts(demo, 'team')).toEqual([]);
    await demo.getByRole('button', { name: 'Grid' }).click();
    await expect.poll(() => fields(demo)).toEqual(['name', 'team', 'lastLogin', 'isAdmin']);
    await expect.poll(() => texts(demo, 'team')[0]).toBeTruthy();
    await expect.poll(() => header(demo, 'name').offsetWidth).toBeGreaterThan(400); // or Team moves
    await click(header(demo, 'team'));
    await expect.poll(() => texts(demo, 'team')[0]).toBe(turn === 0 ? 'design' : 'support');
    const first = texts(demo, 'name')[0] ?? '';
    await demo.getByRole('button', { name: 'List' }).click();
    await expect.poll(() => texts(demo, 'name')[0]).toContain(first);
  }
});

act('ListByBreakpoint', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => fields(demo).length).toBe(6);
    await setWidth(360);
    await expect.poll(() => fields(demo)).toEqual([]);
    await expect.poll(() => texts(demo, 'customer')[0]).toContain('Order 48000');
    await setWidth(1280);
  }
});

act('EditableList', async (demo) => {
  for (const [before, after] of [
    ['Kitchen', 'Canteen'],
    ['Canteen', 'Kitchen'],
    ['Kitchen', 'Canteen'],
  ] as const) {
    await demo.getByRole('button', { name: `Edit ${before}` }).click();
    await demo.getByRole('textbox', { name: /^Place/ }).fill('Not this');
    await demo.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(demo.getByRole('dialog')).not.toBeInTheDocument();
    await demo.getByRole('button', { name: `Edit ${before}` }).click();
    await demo.getByRole('textbox', { name: /^Place/ }).fill(after);
    await demo.getByRole('spinbutton').fill('900');
    await demo.getByRole('button', { name: 'Save' }).click();
    await expect.element(demo.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => texts(demo, 'place')[1]).toBe(`${after}W-2042, 900 m³`);
  }
  (demo.getByRole('button', { name: 'Edit Canteen' }).element() as HTMLElement).focus();
  await press('Space');
  await expect.element(demo.getByRole('dialog')).toBeVisible();
});

act('FileManagerList', async (demo) => {
  const first = () => texts(demo, 'name')[0];
  const choose = (name: string) => demo.getByRole('button', { name }).click();
  const closed = () =>
    expect.element(demo.getByRole('dialog', { name: 'Options' })).not.toBeInTheDocument();
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [label, name] of [
      ['Latest change', 'Inspection report.pdf'],
      ['Largest', 'Roof, north side.jpg'],
      ['Name', 'Crack in wall.jpg'],
    ] as const) {
      await choose('Sort');
      await choose(label);
      await expect.poll(first).toContain(name);
      await closed();
    }
    await choose('Actions of Floor plan.pdf');
    await choose('Details');
    await expect.element(demo.getByText('1240 kB, Mar 11, 2025').last()).toBeVisible();
    await choose('Close');
    await closed();
    for (const [before, after] of [
      ['Floor plan.pdf', 'Ground floor.pdf'],
      ['Ground floor.pdf', 'Floor plan.pdf'],
    ] as const) {
      await choose(`Actions of ${before}`);
      await choose('Rename');
      await demo.getByRole('textbox', { name: 'Name' }).fill(after);
      await choose('Save');
      await expect.element(demo.getByRole('button', { name: `Actions of ${after}` })).toBeVisible();
      await closed();
    }
    await demo.getByRole('searchbox').fill('floor');
    await expect.poll(() => texts(demo, 'name').length).toBe(1);
    await demo.getByRole('searchbox').fill('');
    await expect.poll(() => texts(demo, 'name').length).toBe(turn === 0 ? 8 : 7);
    await choose(turn === 0 ? 'Actions of Offers' : 'Actions of Permits');
    await choose('Delete');
    await closed();
    await expect.poll(() => texts(demo, 'name').length).toBe(turn === 0 ? 7 : 6);
  }
});

claim(
  [
    'By default, listView is false. If it is true, the grid renders no column headers and only one cell per row, which is as wide as the viewport of the grid.',
    'DataGrid ignores listView and renders the columns.',
  ],
  async () => {
    const { screen, redraw } = await showPro(
      { rows: ROWS, columns: COLUMNS, listViewColumn: ITEM },
      PHONE,
    );
    expect(fields(screen)).toHaveLength(3);
    await redraw({ ...BASE });
    await expect.poll(() => fields(screen)).toEqual([]);
    expect(texts(screen, 'name')).toEqual(NAMES);
    expect(screen.stage.querySelectorAll('[role="gridcell"]')).toHaveLength(3);
    expect(cell(screen, 'name').getBoundingClientRect().width).toBe(358);
    screen.unmount();
    const community = await showGrid({ ...BASE, listView: true } as Parameters<typeof showGrid>[0]);
    expect(fields(community.screen)).toHaveLength(3);
    expect(texts(community.screen, 'team')).toEqual(['x', 'y', 'x']);
    takeConsole();
  },
);

claim(
  [
    'params.value is row[field]. If the row has no such field, the value is undefined.',
    "The valueGetter and valueFormatter of the column with this field don't run for the item. To get the formatted value of a column, read params.api.getCellParams(params.id, field).formattedValue with another field.",
  ],
  async () => {
    const columns: GridColDef[] = [
      { field: 'name', valueGetter: () => 'got', valueFormatter: () => 'formatted' },
      { field: 'score', valueFormatter: (value: number) => `${value} points` },
    ];
    for (const [field, text] of [
      ['name', 'Ada Ada 3 points'],
      ['own', 'undefined undefined 3 points'],
    ] as const) {
      const { screen } = await list({
        columns,
        listViewColumn: {
          field,
          renderCell: ({ value, formattedValue, api, id }) =>
            `${value} ${formattedValue} ${api.getCellParams(id, 'score').formattedValue}`,
        },
      });
      expect(texts(screen, field)[0]).toBe(text);
      screen.unmount();
    }
  },
);

claim('Without listViewColumn, the grid logs a warning and renders no cells.', async () => {
  const { screen } = await list({ listViewColumn: undefined });
  expect(screen.stage.querySelectorAll('[role="gridcell"]')).toHaveLength(0);
  const found = takeConsole();
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('The `listViewColumn` prop must be set');
});

claim(
  'Sort order, filters, page and selected rows stay the same when the view changes.',
  async () => {
    const props = { ...BASE, pagination: true, pageSizeOptions: [1] };
    const { screen, api, redraw } = await showPro(
      {
        ...props,
        listView: false,
        initialState: { pagination: { paginationModel: { pageSize: 1 } } },
      },
      PHONE,
    );
    api.setFilterModel({ items: [{ field: 'team', operator: 'equals', value: 'x' }] });
    api.setSortModel([{ field: 'score', sort: 'asc' }]);
    api.setPage(1);
    await expect.poll(() => texts(screen, 'name')).toEqual(['Ada']);
    api.selectRow(1);
    for (const listView of [true, false]) {
      await redraw({ ...props, listView });
      await expect.poll(() => texts(screen, 'name')).toEqual([listView ? 'Ada Go' : 'Ada']);
      expect([...api.getSelectedRows().keys()]).toEqual([1]);
      expect(api.state.pagination.paginationModel.page).toBe(1);
    }
  },
);

claim('The density multiplies rowHeight: with density="compact", 88 px become 61 px.', async () => {
  const { screen, redraw } = await showPro({ ...BASE, rowHeight: 88 }, PHONE);
  expect(heightOf(screen, 'name')).toBe(88);
  await redraw({ ...BASE, rowHeight: 88, density: 'compact' });
  await expect.poll(() => heightOf(screen, 'name')).toBe(61);
});

claim(
  [
    "If getRowHeight returned 'auto' in the list, and you remove the prop in the grid view, the rows still fit their content (issue 19628).",
    "Keep the function and return a number, such as getRowHeight={() => (isList ? 'auto' : 52)}.",
  ],
  async () => {
    const tall = (height: number) => <p style={{ height }}>Tall</p>;
    const listViewColumn = { field: 'name', renderCell: () => tall(120) };
    for (const isKept of [false, true]) {
      const { screen, redraw } = await showPro(
        { ...BASE, listViewColumn, getRowHeight: () => 'auto' },
        PHONE,
      );
      await expect.poll(() => heightOf(screen, 'name')).toBeGreaterThan(120);
      await redraw({
        ...BASE,
        columns: [{ field: 'name', renderCell: () => tall(200) }],
        listViewColumn,
        listView: false,
        getRowHeight: isKept ? () => 52 : undefined,
      });
      await expect.poll(() => heightOf(screen, 'name') > 200).toBe(!isKept);
      expect(heightOf(screen, 'name') === 52).toBe(isKept);
      screen.unmount();
    }
  },
);

claim(
  "Cells in the list view can't be edited: neither a double click nor Enter starts editing.",
  async () => {
    const { screen, redraw } = await showPro({ ...BASE }, PHONE);
    const editors = () => screen.getByRole('textbox').elements().length;
    await click(cell(screen, 'name', 0), { times: 2, at: { x: 4, y: 20 } });
    await press('Enter');
    expect(editors()).toBe(0);
    await redraw({ ...BASE, listView: false });
    await click(cell(screen, 'name', 0), { times: 2 });
    await expect.poll(editors).toBe(1);
    await press('Escape');
  },
);

claim(
  [
    'In version 8.4.0, Tab skips all items until one of them has had focus, for example after a click. A button with tabIndex={params.tabIndex} is skipped as well.',
    'Leave the button in the tab order: Tab moves focus to the button, and ↓ then moves focus to the next item.',
  ],
  async () => {
    const listViewColumn: GridListViewColDef = {
      field: 'name',
      renderCell: ({ tabIndex }) => <button tabIndex={tabIndex}>Go</button>,
    };
    const { screen } = await list({ listViewColumn });
    await press('Tab', 'Tab');
    expect(focusedId()).toBeUndefined();
    await click(cell(screen, 'name', 0), { at: { x: 200, y: 20 } });
    await press('Tab');
    expect(focusedId()).toBe('1');
    screen.unmount();
    await list();
    await press('Tab');
    expect(document.activeElement?.textContent).toBe('Go');
    expect(focusedId()).toBe('1');
    await press('↓');
    await expect.poll(focusedId).toBe('2');
  },
);

claim(
  'disableRowSelectionOnClick prevents a tap on the button from selecting the row.',
  async () => {
    for (const disableRowSelectionOnClick of [false, true]) {
      const { screen, api } = await list({ disableRowSelectionOnClick });
      await screen.getByRole('button', { name: 'Go' }).first().click();
      expect(api.getSelectedRows().size).toBe(disableRowSelectionOnClick ? 0 : 1);
      screen.unmount();
    }
  },
);

claim(
  [
    'Sorting and filtering | Work with your own controls or the toolbar',
    'Pagination | Works',
    'Row pinning | Pinned rows use the same renderer',
    'Column pinning and header filters | Not rendered',
  ],
  async () => {
    const { screen, api } = await list({
      showToolbar: true,
      headerFilters: true,
      pagination: true,
      pageSizeOptions: [2],
      pinnedRows: { top: [{ id: 9, name: 'Pin', team: 'x', score: 0 }] },
      initialState: {
        pinnedColumns: { left: ['name'], right: ['team'] },
        pagination: { paginationModel: { pageSize: 2 } },
      },
    });
    expect(texts(screen, 'name')).toEqual(['Pin Go', 'Ada Go', 'Bea Go']);
    expect(screen.stage.querySelectorAll('[role="columnheader"]')).toHaveLength(0);
    api.setPage(1);
    await expect.poll(() => texts(screen, 'name')).toEqual(['Pin Go', 'Cem Go']);
    api.setSortModel([{ field: 'score', sort: 'desc' }]);
    await expect.poll(() => texts(screen, 'name')).toEqual(['Pin Go', 'Ada Go', 'Cem Go']);
    await screen.getByRole('button', { name: 'Search' }).click();
    await screen.getByRole('searchbox').fill('Cem');
    await expect.poll(() => texts(screen, 'name')).toEqual(['Pin Go', 'Cem Go']);
  },
);

claim(
  [
    'Row selection | A click selects the row. checkboxSelection renders no checkboxes',
    'Copying | Ctrl+C copies the visible columns of the selected rows. Ctrl+V pastes into their editable columns',
  ],
  async () => {
    const clipboard = await takeClipboard();
    const { screen, api } = await list({
      checkboxSelection: true,
      initialState: { columns: { columnVisibilityModel: { team: false } } },
    });
    expect(screen.getByRole('checkbox').elements()).toHaveLength(0);
    await click(cell(screen, 'name', 0), { at: { x: 4, y: 20 } });
    expect([...api.getSelectedRows().keys()]).toEqual([1]);
    await press('Ctrl+C');
    await expect.poll(clipboard.read).toBe('Ada\t3');
    await clipboard.write('Eva\t5');
    await press('Ctrl+V');
    await expect.poll(() => texts(screen, 'name')).toEqual(['Eva Go', 'Bea Go', 'Cem Go']);
  },
);

claim(
  [
    'Row grouping and aggregation | renderCell also runs for groups and totals, whose params.row has no data',
    'If renderCell runs for such rows, check params.rowNode.type first. It is leaf for your rows, group for groups, and pinnedRow for pinned rows and the total.',
  ],
  async () => {
    const { screen } = await list({
      listViewColumn: {
        field: 'name',
        renderCell: ({ row: each, rowNode }) => `${rowNode.type} ${each.name}`,
      },
      defaultGroupingExpansionDepth: -1,
      pinnedRows: { top: [{ id: 9, name: 'Pin', team: 'x', score: 0 }] },
      initialState: {
        rowGrouping: { model: ['team'] },
        aggregation: { model: { score: 'sum' } },
      },
    });
    expect(texts(screen, 'name')).toEqual([
      'pinnedRow Pin',
      'group undefined',
      'leaf Ada',
      'leaf Cem',
      'group undefined',
      'leaf Bea',
      'pinnedRow undefined',
    ]);
  },
);

claim(
  [
    'Cell selection | Works if field is the field of the first column, see below',
    "In version 8.4.0 with cellSelection, clicking an item throws a TypeError if field isn't the field of a column.",
    "If field isn't the field of the first column, Shift+Space throws a TypeError.",
  ],
  async () => {
    const at = { x: 4, y: 20 };
    for (const [field, afterClick, afterKey] of [
      ['name', false, false],
      ['score', false, true],
      ['own', true, false],
    ] as const) {
      const { screen, api } = await list({
        listViewColumn: { ...ITEM, field },
        cellSelection: true,
        rowSelection: false,
      });
      await click(cell(screen, field, 0), { at });
      const clicked = takeConsole().join();
      expect(clicked.includes('TypeError')).toBe(afterClick);
      if (!afterClick) {
        expect(api.getCellSelectionModel()).toEqual({ 1: { [field]: true } });
        await press('Shift+Space');
        expect(takeConsole().join().includes('TypeError')).toBe(afterKey);
      }
      screen.unmount();
      takeConsole();
    }
  },
);

keyRow('↑, ↓', async () => {
  const { screen } = await list();
  await click(cell(screen, 'name', 0), { at: { x: 4, y: 20 } });
  await press('↓');
  expect(focusedId()).toBe('2');
  await press('↓', '↑');
  expect(focusedId()).toBe('2');
});

keyRow('Ctrl+Home, Ctrl+End', async () => {
  const { screen } = await list();
  await click(cell(screen, 'name', 1), { at: { x: 4, y: 20 } });
  await press('Ctrl+End');
  expect(focusedId()).toBe('3');
  await press('Ctrl+Home');
  expect(focusedId()).toBe('1');
});

keyRow('Tab', async () => {
  const { screen } = await list();
  await click(cell(screen, 'name', 1), { at: { x: 4, y: 20 } });
  await press('Tab');
  expect(document.activeElement?.textContent).toBe('Go');
  expect(focusedId()).toBe('2');
});

keyRow('Shift+Space', async () => {
  const { screen } = await list({ disableRowSelectionOnClick: true });
  await click(cell(screen, 'name', 1), { at: { x: 4, y: 20 } });
  for (const isSelected of ['true', 'false']) {
    await press('Shift+Space');
    await expect.element(row(screen, 2)).toHaveAttribute('aria-selected', isSelected);
  }
});
