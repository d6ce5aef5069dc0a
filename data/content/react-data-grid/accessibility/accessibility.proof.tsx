import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridActionsCellItem,
  GridCellCheckboxRenderer,
  GridToolbar,
  GridToolbarDensitySelector,
  Toolbar,
  type DataGridProps,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import type { DataGridProProps } from '@mui/x-data-grid-pro';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  setDirection,
  settled,
  show,
  takeClipboard,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  cell,
  header,
  openColumnMenu,
  row,
  showGrid,
  showPremium,
  showPro,
  texts,
} from '#test/proofs/grids.tsx';

const FIELDS = ['a', 'b', 'c', 'd'];
const COLUMNS: GridColDef[] = FIELDS.map((field) => ({ field, width: 120 }));
const ROWS = Array.from({ length: 30 }, (_, index) => ({
  id: index,
  group: `g${index % 3}`,
  ...Object.fromEntries(FIELDS.map((field) => [field, `${field}${(index * 7) % 30}`])),
}));
const GROUPING = '__row_group_by_columns_group__';
const TREE = '__tree_data_group__';

/** Six rows fit: 400 px without borders and header, by 52 px. */
const plain = (props: Partial<DataGridProps> = {}) =>
  showGrid({ columns: COLUMNS, rows: ROWS, hideFooter: true, ...props });
const pro = (props: Partial<DataGridProProps> = {}) =>
  showPro({ columns: COLUMNS, rows: ROWS, hideFooter: true, ...props });

type Shown = Awaited<ReturnType<typeof plain>>;

/** What has the focus: `3/b` for a cell, `/b` for a header. */
const at = () => {
  const field = document.activeElement?.closest('[data-field]')?.getAttribute('data-field');
  const id = document.activeElement?.closest('[data-id]')?.getAttribute('data-id');
  return field ? `${id ?? ''}/${field}` : undefined;
};
/** Presses keys one after the other; each must move the focus to its place. */
async function walk(...steps: [key: string, place: string][]): Promise<void> {
  for (const [key, place] of steps) {
    await press(key);
    await expect.poll(at, { message: key }).toBe(place);
  }
}
const grid = ({ stage }: Screen) => stage.querySelector('.MuiDataGrid-main');
const ofGrid = (screen: Screen, name: string) => grid(screen)?.getAttribute(name);
const sorts = ({ stage }: Screen) =>
  [...stage.querySelectorAll('[aria-sort]')].map((each) => each.getAttribute('aria-sort'));
const rowIndex = (screen: Screen, id: number) => row(screen, id).getAttribute('aria-rowindex');
const widthOf = (screen: Screen, field: string) => header(screen, field).offsetWidth;
const heightOfRow = (screen: Screen) => row(screen, 0).offsetHeight;

act('KeyboardSheet', async (demo) => {
  const result = () => demo.stage.querySelector('[aria-current]')?.textContent;
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'flight', 1));
    for (const [key, expected] of [
      ['ArrowDown', /^←, →, ↑, ↓Move by one cellFocus: Flight [A-Z]{2} \d+$/],
      ['End', /^Home, EndFirst or last cellFocus: Delay/],
      ['Control+Home', /^Ctrl\+Home, .*Focus: Checkbox selection/],
      ['ArrowRight', /Focus: Flight/],
      ['PageDown', /^Page Up, .*Focus: Flight/],
      ['PageUp', /^Page Up, .*Focus: Flight/],
      ['Shift+Space', /^Shift\+Space.*\d selected$/],
      ['Shift+ArrowDown', /^Shift\+↑.*selected$/],
      ['Control+a', /^Ctrl\+A.*(60 selected|No effect here)$/],
      ['Control+c', /^Ctrl\+C.*Copied \d+ characters$/],
      ['Control+Home', /Focus/],
      ['ArrowUp', /Focus: header of/],
      ['ArrowRight', /Focus: header of Flight$/],
      ['Enter', /^Enter in a header.*flight sorted: (asc|desc)$/],
      ['Control+Enter', /^Ctrl\+Enter in a header.*Menu open/],
      ['Escape', /^Ctrl\+Enter in a header/],
    ] as const) {
      await press(key);
      await expect.poll(result, { message: key }).toMatch(expected);
    }
    await click(cell(demo, 'flight', 0));
  }
});

act('TabSequenceCompare', async (demo) => {
  const focused = () => document.activeElement;
  const stops = async (count: number) => {
    const seen = [];
    for (let index = 0; index < count; index += 1) {
      await press('Tab');
      seen.push(focused()?.textContent);
    }
    return seen;
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await click(demo.getByText('Without tabIndex: five tab stops')); // the next Tab starts here
    const emails = texts(demo, 'email');
    expect(emails).toHaveLength(8);
    const seen = await stops(6);
    expect(seen.slice(1, 5)).toEqual(emails.slice(0, 4));
    expect(focused()?.closest('[role="grid"]')).toBe(
      demo.getByRole('grid', { name: 'With params.tabIndex: one tab stop' }).element(),
    );
    await press('ArrowDown', 'ArrowRight');
    await expect.poll(() => focused()?.getAttribute('href')).toBe(`mailto:${emails[4]}`);
    await press('ArrowUp', 'ArrowLeft');
    await expect.poll(at).toBe('/supplier');
    (focused() as HTMLElement).blur();
  }
});

act('AnnouncedResults', async (demo) => {
  const status = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.element(status).toHaveTextContent(/^40 of 40 orders$/);
    await demo.getByRole('button', { name: 'Search' }).click();
    await type('Lyon');
    await expect.element(status).toHaveTextContent(/^\d of 40 orders$/);
    expect(texts(demo, 'city').every((city) => city === 'Lyon')).toBe(true);
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect.element(status).toHaveTextContent(/^40 of 40 orders$/);
    await click(header(demo, 'total'));
    await expect.element(status).toHaveTextContent('40 of 40 orders · Total (EUR), ascending');
    await click(header(demo, 'total'));
    await expect.element(status).toHaveTextContent('40 of 40 orders · Total (EUR), descending');
    await click(header(demo, 'total'));
    await click(cell(demo, '__check__', 1));
    await expect.element(status).toHaveTextContent('40 of 40 orders · 1 selected');
    await click(cell(demo, '__check__', 1));
  }
});

act('WidthFromMenu', async (demo) => {
  for (const start of [95, 98]) {
    expect(widthOf(demo, 'city')).toBe(start);
    await openColumnMenu(demo, 'city');
    await demo.getByRole('menuitem', { name: 'Wider' }).click();
    await demo.getByRole('menuitem', { name: 'Wider' }).click();
    await expect.poll(() => widthOf(demo, 'city')).toBe(start + 48);
    for (const taken of [24, 0, -24, -48, -72]) {
      await demo.getByRole('menuitem', { name: 'Narrower' }).click();
      await expect.poll(() => widthOf(demo, 'city')).toBe(Math.max(start + taken, 50));
    }
    await demo.getByRole('menuitem', { name: 'Wider' }).click();
    await expect.poll(() => widthOf(demo, 'city')).toBe(74);
    await press('ArrowDown', 'Enter');
    await expect.poll(() => widthOf(demo, 'city')).toBe(50);
    await press('Escape');
    await expect.element(demo.getByRole('menu')).not.toBeInTheDocument();
    await openColumnMenu(demo, 'city');
    await demo.getByRole('menuitem', { name: 'Wider' }).click();
    await demo.getByRole('menuitem', { name: 'Wider' }).click();
    await expect.poll(() => widthOf(demo, 'city')).toBe(98);
    await press('Escape');
    await expect.element(demo.getByRole('menu')).not.toBeInTheDocument();
  }
});

act('DensityInToolbar', async (demo) => {
  const choose = async (name: string) => {
    await demo.getByRole('button', { name: 'Density' }).click();
    await demo.getByRole('menuitemradio', { name }).click();
    await expect.element(demo.getByRole('menu')).not.toBeInTheDocument();
  };
  const height = () => demo.stage.querySelector<HTMLElement>('[role="row"][data-id]')?.offsetHeight;
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(height).toBe(36);
    await choose('Comfortable');
    await expect.poll(height).toBe(67);
    await choose('Standard');
    await expect.poll(height).toBe(52);
    await choose('Compact');
  }
});

claim(
  "A grid has no name by default, so a screen reader can't announce which grid has focus.",
  async () => {
    const { screen } = await plain();
    for (const name of ['aria-label', 'aria-labelledby']) {
      expect(ofGrid(screen, name)).toBe(null);
    }
  },
);

claim(
  [
    'aria-label | Names the grid',
    'aria-labelledby | Names the grid with the text of another element, such as a heading',
    'label | Names the grid and its toolbar, and shows the text in the default toolbar',
    'aria-label and aria-labelledby take precedence over label for the name of the grid.',
  ],
  async () => {
    const { screen, redraw } = await plain({ label: 'Orders', showToolbar: true });
    const props = { columns: COLUMNS, rows: ROWS, label: 'Orders', showToolbar: true };
    await expect.element(screen.getByRole('grid', { name: 'Orders' })).toBeVisible();
    await expect.element(screen.getByRole('toolbar', { name: 'Orders' })).toBeVisible();
    await expect.element(screen.getByText('Orders')).toBeVisible();
    await redraw({ ...props, 'aria-label': 'Open' });
    await expect.element(screen.getByRole('grid', { name: 'Open' })).toBeVisible();
    await expect.element(screen.getByRole('toolbar', { name: 'Orders' })).toBeVisible();
    screen.unmount();
    const own = await show(
      <section>
        <h2 id="title">Departed</h2>
        <div style={{ height: 200 }}>
          <DataGrid columns={COLUMNS} rows={ROWS} label="Orders" aria-labelledby="title" />
        </div>
      </section>,
    );
    await expect.element(own.getByRole('grid', { name: 'Departed' })).toBeVisible();
    expect(own.getByText('Orders').elements()).toEqual([]);
  },
);

keyRow('←, →, ↑, ↓', async () => {
  const { screen } = await plain();
  await click(cell(screen, 'b', 1));
  await walk(['→', '1/c'], ['↓', '2/c'], ['←', '2/b'], ['↑', '1/b'], ['↑', '0/b'], ['↑', '/b']);
});

keyRow('Home, End', 'Cells', async () => {
  const { screen } = await plain();
  await click(cell(screen, 'b', 1));
  await walk(['End', '1/d'], ['Home', '1/a'], ['Home', '1/a']);
});

keyRow('Ctrl+Home, Ctrl+End', async () => {
  const { screen } = await plain();
  await click(cell(screen, 'b', 1));
  await walk(['Ctrl+End', '29/d'], ['Ctrl+Home', '0/a'], ['Ctrl+End', '29/d']);
});

keyRow('Page Down, Page Up', async () => {
  const { screen } = await plain();
  await click(cell(screen, 'b', 1));
  await walk(
    ['Page Down', '7/b'],
    ['Page Down', '13/b'],
    ['Page Up', '7/b'],
    ['Page Up', '1/b'],
    ['Page Up', '0/b'],
    ['Page Up', '/b'],
  );
});

keyRow('Space', async () => {
  const { screen } = await plain();
  await click(cell(screen, 'b', 1));
  await walk(['Space', '7/b'], ['Space', '13/b']);
});

keyRow('Tab, Shift+Tab', async () => {
  const { screen } = await plain({ showToolbar: true, hideFooter: false });
  await click(cell(screen, 'b', 1));
  await press('Tab');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox');
  await press('Shift+Tab');
  await expect.poll(at).toBe('1/b');
  await press('Shift+Tab');
  await expect
    .poll(() => document.activeElement?.closest('[role]')?.getAttribute('role'))
    .toBe('toolbar');
});

claim(
  [
    'With pagination, the first and the last row are those of the current page.',
    'In a right-to-left layout, too, ← moves focus to the cell on the left, and → to the cell on the right.',
  ],
  async () => {
    const { screen } = await plain({
      initialState: { pagination: { paginationModel: { page: 1, pageSize: 10 } } },
      pageSizeOptions: [10],
    });
    await click(cell(screen, 'b', 1));
    await walk(['Ctrl+End', '19/d'], ['Ctrl+Home', '10/a'], ['ArrowUp', '/a']);
    screen.unmount();
    setDirection('rtl');
    const rtl = await plain();
    await click(cell(rtl.screen, 'b', 1));
    await walk(['←', '1/c'], ['→', '1/b'], ['→', '1/a']);
  },
);

claim(
  [
    'Pinned rows are part of the sequence, so the first row can be a pinned row.',
    'With header filters, ↑ in the first row moves focus to the header filter of the column.',
  ],
  async () => {
    const { screen } = await pro({
      headerFilters: true,
      pinnedRows: { top: [{ id: 'p', a: 'x' }], bottom: [{ id: 'q' }] },
    });
    await click(cell(screen, 'b', 2));
    await walk(['Control+Home', 'p/a'], ['Control+End', 'q/d'], ['Control+Home', 'p/a']);
    const inFilters = () =>
      document.activeElement?.closest('.MuiDataGrid-headerFilterRow') !== null && at() === '/a';
    expect(inFilters()).toBe(false);
    await press('ArrowUp');
    await expect.poll(inFilters).toBe(true);
    await press('ArrowUp');
    await expect.poll(inFilters).toBe(false);
    expect(at()).toBe('/a');
  },
);

/** A grid whose header of a column has the focus. */
async function inHeader(field: string, shown: { screen: Screen }): Promise<Screen> {
  await click(cell(shown.screen, field));
  await press('ArrowUp');
  await expect.poll(at).toBe(`/${field}`);
  return shown.screen;
}

keyRow('Enter', async () => {
  const screen = await inHeader('b', await plain());
  for (const order of ['ascending', 'descending', 'none']) {
    await press('Enter');
    await expect.poll(() => header(screen, 'b').getAttribute('aria-sort')).toBe(order);
  }
});

keyRow('Shift+Enter', async () => {
  const screen = await inHeader('b', await pro());
  await press('Enter', 'ArrowRight', 'Shift+Enter');
  await expect.poll(() => sorts(screen)).toEqual(['none', 'ascending', 'ascending', 'none']);
});

keyRow('Ctrl+Enter, ⌘+Enter', async () => {
  const screen = await inHeader('b', await plain());
  await press('Ctrl+Enter');
  await expect.element(screen.getByRole('menu')).toBeVisible();
  expect(sorts(screen)).toEqual(['none', 'none', 'none', 'none']);
});

keyRow('Page Down', async () => {
  await inHeader('b', await plain());
  await walk(['Page Down', '6/b']);
});

claim('In DataGrid, Shift+Enter sorts like Enter.', async () => {
  const screen = await inHeader('b', await plain());
  await press('Enter', 'ArrowRight', 'Shift+Enter');
  await expect.poll(() => sorts(screen)).toEqual(['none', 'none', 'ascending', 'none']);
});

const selected = (api: { getSelectedRows: () => Map<unknown, unknown> }) =>
  [...api.getSelectedRows().keys()].map(Number).sort((one, other) => one - other);
/** The first row is focused, none is selected. */
async function inFirstRow(props: Partial<DataGridProps> = {}) {
  const shown = await plain({
    checkboxSelection: true,
    disableRowSelectionOnClick: true,
    ...props,
  });
  await click(cell(shown.screen, 'b'));
  expect(selected(shown.api)).toEqual([]);
  return shown;
}

keyRow('Space in the checkbox column', async () => {
  const { api } = await inFirstRow();
  await press('Home');
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Space');
    await expect.poll(() => selected(api)).toEqual([0]);
    await press('Space');
    await expect.poll(() => selected(api)).toEqual([]);
  }
  expect(at()).toBe('0/__check__');
});

keyRow('Shift+Space', async () => {
  const { api } = await inFirstRow();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Shift+Space');
    await expect.poll(() => selected(api)).toEqual([0]);
    await press('Shift+Space');
    await expect.poll(() => selected(api)).toEqual([]);
  }
  expect(at()).toBe('0/b');
});

keyRow('Shift+↑, Shift+↓', async () => {
  const { api } = await inFirstRow();
  for (const [key, rows] of [
    ['Shift+↓', [0, 1]],
    ['Shift+↓', [0, 1, 2]],
    ['Shift+↑', [0, 1]],
    ['Shift+↑', [0]],
    ['Shift+↓', [0, 1]],
  ] as const) {
    await press(key);
    await expect.poll(() => selected(api)).toEqual(rows);
  }
});

keyRow('Shift+Home, Shift+End', async () => {
  const { api } = await inFirstRow();
  await press('ArrowDown', 'ArrowDown', 'Shift+Home');
  await expect.poll(at).toBe('0/__check__');
  await expect.poll(() => selected(api)).toEqual([0, 1, 2]);
  const other = await inFirstRow();
  await press('Shift+End');
  await expect.poll(at).toBe('29/d');
  await expect.poll(() => selected(other.api)).toHaveLength(30);
  await press('Shift+Home'); // the first row is already selected
  await expect.poll(() => selected(other.api)).toEqual([0]);
});

keyRow('Ctrl+A, ⌘+A', async () => {
  const { api } = await inFirstRow({
    initialState: {
      pagination: { paginationModel: { pageSize: 10 } },
      filter: { filterModel: { items: [{ field: 'a', operator: 'contains', value: '2' }] } },
    },
    pageSizeOptions: [10],
  });
  await press('Ctrl+A');
  const matching = ROWS.filter((each) => String((each as Record<string, unknown>).a).includes('2'));
  expect(matching.length).toBeGreaterThan(10);
  await expect.poll(() => selected(api)).toEqual(matching.map(({ id }) => id));
});

keyRow('Ctrl+C, ⌘+C', async () => {
  const clipboard = await takeClipboard();
  const { screen } = await inFirstRow();
  await press('Ctrl+C');
  await expect.poll(clipboard.read).toBe('b0');
  await press('Shift+Space', 'Ctrl+C');
  await expect.poll(clipboard.read).toBe('a0\tb0\tc0\td0');
  screen.unmount();
  const premium = await showPremium({
    columns: COLUMNS,
    rows: ROWS,
    cellSelection: true,
    disableRowSelectionOnClick: true,
  });
  await click(cell(premium.screen, 'a'));
  premium.api.selectRow(1, true);
  await press('Ctrl+C');
  await expect.poll(clipboard.read).toBe('a7\tb7\tc7\td7');
  premium.api.selectCellRange({ id: 0, field: 'b' }, { id: 0, field: 'c' });
  await press('Ctrl+C');
  await expect.poll(clipboard.read).toBe('b0\tc0');
});

claim(
  'In a DataGrid without checkboxes, Shift+↓ selects the next row instead of the previous one, and Ctrl+A does nothing.',
  async () => {
    const { screen, api } = await plain();
    await click(cell(screen, 'b'));
    await expect.poll(() => selected(api)).toEqual([0]);
    await press('Shift+ArrowDown');
    await expect.poll(() => selected(api)).toEqual([1]);
    await press('Control+a');
    await settled();
    expect(selected(api)).toEqual([1]);
  },
);

claim(
  [
    'With checkboxSelectionVisibleOnly, Ctrl+A selects the rows of the current page.',
    "With a filter or isRowSelectable, it doesn't select several rows.",
  ],
  async () => {
    const pages = await pro({
      checkboxSelection: true,
      checkboxSelectionVisibleOnly: true,
      pagination: true,
      initialState: { pagination: { paginationModel: { pageSize: 10 } } },
      pageSizeOptions: [10],
    });
    await click(cell(pages.screen, 'b'));
    await press('Control+a');
    await expect.poll(() => selected(pages.api)).toHaveLength(10);
    pages.screen.unmount();
    const filter = { filterModel: { items: [{ field: 'a', operator: 'contains', value: '2' }] } };
    for (const own of [{ initialState: { filter } }, { isRowSelectable: () => true }]) {
      const { screen, api } = await pro({ disableMultipleRowSelection: true, ...own });
      await click(cell(screen, 'b'));
      await expect.poll(() => selected(api)).toHaveLength(1);
      await press('Control+a');
      await settled();
      expect(selected(api)).toHaveLength(1);
      screen.unmount();
    }
  },
);

claim(
  'With paginationMode="server", Ctrl+A in DataGrid selects only the rows of the loaded page.',
  async () => {
    for (const [draw, type, size] of [
      [plain, 'include', 10],
      [pro, 'exclude', 0],
    ] as const) {
      const { screen, api } = await draw({
        rows: ROWS.slice(0, 10),
        rowCount: 30,
        paginationMode: 'server',
        pagination: true,
        initialState: { pagination: { paginationModel: { pageSize: 10 } } },
        pageSizeOptions: [10],
        checkboxSelection: true,
        disableRowSelectionOnClick: true,
      });
      const model = () => api.state.rowSelection;
      await click(cell(screen, 'b'));
      await press('Control+a');
      await expect.poll(() => [model().type, model().ids.size]).toEqual([type, size]);
      screen.unmount();
    }
  },
);

claim(
  "With cell selection , Shift with an arrow key, Home or End selects no rows and doesn't move focus.",
  async () => {
    const { screen, api } = await showPremium({
      columns: COLUMNS,
      rows: ROWS,
      cellSelection: true,
    });
    await click(cell(screen, 'b', 1));
    await expect.poll(() => selected(api)).toEqual([1]);
    for (const key of ['↓', '↑', '↑', '→', '←', 'End', 'Home']) {
      await press(`Shift+${key}`);
      await settled();
      expect(selected(api), key).toEqual([1]);
      expect(at(), key).toBe('1/b');
    }
  },
);

claim(
  'If Shift+↓ or Shift+End moves focus to a pinned row, or to the aggregation footer of all rows, the selection stays the same.',
  async () => {
    const footer = 'auto-generated-group-footer-root';
    const cases: [string, Partial<DataGridPremiumProps>][] = [
      ['p', { pinnedRows: { bottom: [{ id: 'p', a: 'x' }] } }],
      [footer, { initialState: { aggregation: { model: { a: 'size' } } } }],
    ];
    for (const [last, props] of cases) {
      const { screen, api } = await showPremium({
        columns: COLUMNS,
        rows: ROWS.slice(0, 3),
        hideFooter: true,
        ...props,
      });
      for (const [index, key, place] of [
        [2, 'Shift+↓', `${last}/b`],
        [0, 'Shift+End', `${last}/d`],
        [1, 'Shift+End', `${last}/d`],
      ] as const) {
        await click(cell(screen, 'b', index));
        await expect.poll(() => selected(api)).toEqual([index]);
        await walk([key, place]);
        await settled();
        expect(selected(api)).toEqual([index]);
      }
      await click(cell(screen, 'b', 0));
      await walk(['Shift+↓', '1/b']);
      await expect.poll(() => selected(api)).toEqual([0, 1]);
      screen.unmount();
    }
  },
);

claim(
  "There are exceptions: Ctrl+C still copies. Space on the checkbox of a row, Space on a row group after a click on its toggle, and ←, → between the buttons of an actions cell don't call onCellKeyDown.",
  async () => {
    const clipboard = await takeClipboard();
    const keys: string[] = [];
    const { screen, api } = await plain({
      columns: [
        ...COLUMNS,
        {
          field: 'do',
          type: 'actions',
          getActions: () =>
            ['Edit', 'Delete'].map((label) => (
              <GridActionsCellItem key={label} label={label} icon={<i />} />
            )),
        },
      ],
      checkboxSelection: true,
      disableRowSelectionOnClick: true,
      onCellKeyDown: (_params, event) => {
        keys.push(event.key);
        event.defaultMuiPrevented = true;
      },
    });
    await click(cell(screen, 'b'));
    await press('Control+c');
    await expect.poll(clipboard.read).toBe('b0');
    expect(keys).toContain('c');
    api.setCellFocus(0, '__check__');
    await expect.poll(at).toBe('0/__check__');
    await press('Space');
    await expect.poll(() => selected(api)).toEqual([0]);
    expect(keys).not.toContain(' ');
    api.setCellFocus(0, 'do');
    for (const [key, name] of [
      [undefined, 'Edit'],
      ['→', 'Delete'],
      ['←', 'Edit'],
    ] as const) {
      if (key) {
        await press(key);
      }
      await expect.poll(button).toBe(name);
    }
    expect(keys.filter((key) => key.startsWith('Arrow'))).toEqual([]);
    screen.unmount();
    const groups = await showPremium({
      columns: [...COLUMNS, { field: 'group' }],
      rows: ROWS,
      initialState: { rowGrouping: { model: ['group'] } },
      onCellKeyDown: (_params, event) => {
        keys.push(event.key);
      },
    });
    await click(cell(groups.screen, GROUPING).querySelector('button') as HTMLElement);
    await expect.poll(() => expanded(groups.screen)).toBe(1);
    await press('Space');
    await expect.poll(() => expanded(groups.screen)).toBe(0);
    expect(keys).not.toContain(' ');
    const place = (group: string) => `auto-generated-row-group/${group}/${GROUPING}`;
    await walk(['ArrowDown', place('g1')], ['ArrowUp', place('g0')]); // to the cell itself
    await press('Space');
    await expect.poll(() => expanded(groups.screen)).toBe(1);
    expect(keys).toContain(' ');
  },
);

claim(
  [
    'In version 8.4.0 of Pro and Premium, Ctrl+A selects all rows even if disableMultipleRowSelection is true.',
    'The grid calls onCellKeyDown before it handles a key in a cell. Set event.defaultMuiPrevented to true to prevent the default behavior of the grid.',
    'For headers, subscribe to the event columnHeaderKeyDown with { isFirst: true } as the third argument of subscribeEvent().',
  ],
  async () => {
    const { screen, api } = await pro({ disableMultipleRowSelection: true });
    await click(cell(screen, 'b'));
    await press('Control+a');
    await expect.poll(() => selected(api)).toHaveLength(30);
    screen.unmount();
    const before = vi.fn();
    const own = await pro({
      disableMultipleRowSelection: true,
      onCellKeyDown: (_params, event) => {
        before(at());
        event.defaultMuiPrevented = true;
      },
    });
    await click(cell(own.screen, 'b'));
    await press('Control+a', 'ArrowDown', 'Space');
    await settled();
    expect(selected(own.api)).toEqual([0]);
    expect(at()).toBe('0/b');
    expect(before).toHaveBeenCalledWith('0/b');
    own.api.subscribeEvent(
      'columnHeaderKeyDown',
      (_params, event) => {
        event.defaultMuiPrevented = true;
      },
      { isFirst: true },
    );
    own.api.setColumnHeaderFocus('b');
    await expect.poll(at).toBe('/b');
    await press('Enter', 'ArrowRight', 'Control+Enter');
    await settled();
    expect(at()).toBe('/b');
    expect(sorts(own.screen)).toEqual(['none', 'none', 'none', 'none']);
  },
);

const expanded = ({ stage }: Screen) =>
  stage.querySelectorAll('[aria-expanded="true"][role="row"]').length;

keyRow('Space in the column of row groups', async () => {
  const { screen } = await showPremium({
    columns: [...COLUMNS, { field: 'group' }],
    rows: ROWS,
    initialState: { rowGrouping: { model: ['group'] } },
  });
  await click(cell(screen, GROUPING));
  for (const count of [1, 0, 1]) {
    await press('Space');
    await expect.poll(() => expanded(screen)).toBe(count);
  }
  expect(at()).toContain(GROUPING);
});

const tree = () =>
  pro({
    rows: ROWS.slice(0, 9),
    treeData: true,
    getTreeDataPath: ({ id }) => (id < 3 ? [`g${id}`] : [`g${id % 3}`, String(id)]),
  });

keyRow('Space, Enter in the column of tree data', async () => {
  const { screen } = await tree();
  await click(cell(screen, TREE));
  for (const [key, count] of [
    ['Space', 1],
    ['Enter', 0],
    ['Enter', 1],
    ['Space', 0],
  ] as const) {
    await press(key);
    await expect.poll(() => expanded(screen)).toBe(count);
  }
});

/** The name of the focused button of the toolbar. */
const button = () => document.activeElement?.getAttribute('aria-label');
async function inToolbar(): Promise<void> {
  await plain({ showToolbar: true });
  await press('Tab');
  await expect.poll(button).toBe('Columns');
}

keyRow('←, →', async () => {
  await inToolbar();
  for (const [key, name] of [
    ['→', 'Filters'],
    ['→', 'Export'],
    ['→', 'Search'],
    ['→', 'Columns'],
    ['←', 'Search'],
    ['←', 'Export'],
  ] as const) {
    await press(key);
    await expect.poll(button).toBe(name);
  }
});

keyRow('Home, End', 'Toolbar', async () => {
  await inToolbar();
  await press('End');
  await expect.poll(button).toBe('Search');
  await press('Home');
  await expect.poll(button).toBe('Columns');
});

claim(
  [
    'The header row and the rows share one tab stop: the cell or header that had focus last, or the first header.',
    'With checkboxSelection, the first tab stop is the checkbox of the header.',
    'The toolbar and each control of the footer are separate tab stops.',
  ],
  async () => {
    const { screen } = await plain({ showToolbar: true, hideFooter: false, rows: ROWS });
    await press('Tab', 'Tab');
    await expect.poll(at).toBe('/a');
    await walk(['ArrowDown', '0/a'], ['ArrowRight', '0/b']);
    await press('Tab');
    expect(document.activeElement?.getAttribute('role')).toBe('combobox');
    await walk(['Shift+Tab', '0/b']);
    await press('Shift+Tab');
    expect(button()).toBe('Columns');
    screen.unmount();
    const pages = await plain({
      checkboxSelection: true,
      hideFooter: false,
      initialState: { pagination: { paginationModel: { page: 1, pageSize: 10 } } },
      pageSizeOptions: [10, 25],
    });
    await press('Tab');
    await expect.poll(button).toBe('Select all rows');
    const names = [];
    for (let index = 0; index < 3; index += 1) {
      await press('Tab');
      names.push(button() ?? document.activeElement?.getAttribute('role'));
    }
    expect(names).toEqual(['combobox', 'Go to previous page', 'Go to next page']);
    pages.screen.unmount();
  },
);

claim(
  [
    'In version 8.4.0, this cell loses the tab stop if its row is filtered out or removed, or if the user changes the page with the mouse.',
    'Tab then skips all headers and cells until the user clicks one of them.',
  ],
  async () => {
    const a0 = { field: 'a', operator: 'equals', value: 'a0' };
    for (const lose of [
      ({ api }: Shown) => api.setFilterModel({ items: [a0] }),
      ({ api }: Shown) => api.updateRows([{ id: 1, _action: 'delete' }]),
      ({ screen }: Shown) => screen.getByRole('button', { name: 'Go to next page' }).click(),
    ]) {
      const shown = await plain({
        showToolbar: true,
        hideFooter: false,
        pageSizeOptions: [10, 25],
        initialState: { pagination: { paginationModel: { pageSize: 10 } } },
      });
      const { screen } = shown;
      const tabs = async () => {
        (screen.getByRole('button', { name: 'Columns' }).element() as HTMLElement).focus();
        await press('Tab');
        return at();
      };
      await click(cell(screen, 'b', 1));
      expect(await tabs()).toBe('1/b');
      await lose(shown);
      await expect.poll(tabs).toBeUndefined();
      await click(cell(screen, 'b'));
      const place = at();
      expect(place).toMatch(/b$/);
      expect(await tabs()).toBe(place);
      screen.unmount();
    }
  },
);

claim(
  [
    'A link or button from renderCell is a tab stop in each row, unless you pass it params.tabIndex.',
    'Its value is 0 in the cell that has the tab stop, and -1 in the others.',
    'When a cell receives focus from the keyboard, its first element with tabIndex={0} is focused instead of the cell.',
    'If several elements of the cell have params.tabIndex, Tab moves from one to the next.',
  ],
  async () => {
    const withButtons = (isRight: boolean) =>
      plain({
        columns: [
          { field: 'a' },
          {
            field: 'b',
            renderCell: ({ tabIndex, value }) => (
              <>
                <button tabIndex={isRight ? tabIndex : undefined}>{value}</button>
                <button tabIndex={isRight ? tabIndex : undefined}>More</button>
              </>
            ),
          },
        ],
        rows: ROWS.slice(0, 3),
      });
    const stops = ({ stage }: Screen) =>
      [...stage.querySelectorAll<HTMLElement>('[role="gridcell"] button')].map(
        ({ tabIndex }) => tabIndex,
      );
    const wrong = await withButtons(false);
    expect(stops(wrong.screen)).toEqual([0, 0, 0, 0, 0, 0]);
    wrong.screen.unmount();
    const { screen } = await withButtons(true);
    expect(stops(screen)).toEqual([-1, -1, -1, -1, -1, -1]);
    await click(cell(screen, 'a', 1));
    await press('ArrowRight');
    await expect.poll(() => document.activeElement?.textContent).toBe('b7');
    expect(stops(screen)).toEqual([-1, -1, 0, 0, -1, -1]);
    await press('Tab');
    await expect.poll(() => document.activeElement?.textContent).toBe('More');
    expect(at()).toBe('1/b');
  },
);

claim(
  [
    'Grid | grid, or treegrid with tree data or row groups | aria-rowcount, aria-colcount, aria-multiselectable, and the name',
    'Row of a treegrid | row | Also aria-level, aria-setsize and aria-posinset, except for pinned rows and footers, and aria-expanded if children of the row match the filter',
    'Header of a column group | columnheader | aria-colindex, aria-colspan, and aria-sort="none"',
  ],
  async () => {
    const { screen } = await plain({
      columnGroupingModel: [{ groupId: 'Both', children: [{ field: 'b' }, { field: 'c' }] }],
    });
    expect(ofGrid(screen, 'role')).toBe('grid');
    expect(ofGrid(screen, 'aria-multiselectable')).toBe('false');
    const group = screen.getByRole('columnheader', { name: 'Both' }).element();
    expect(group.getAttribute('aria-sort')).toBe('none');
    expect([group.getAttribute('aria-colindex'), group.getAttribute('aria-colspan')]).toEqual([
      '2',
      '2',
    ]);
    screen.unmount();
    const shown = await tree();
    expect(ofGrid(shown.screen, 'role')).toBe('treegrid');
    expect(ofGrid(shown.screen, 'aria-multiselectable')).toBe('true');
    const parent = row(shown.screen, 0);
    const of = (name: string) => parent.getAttribute(`aria-${name}`);
    expect(['level', 'setsize', 'posinset', 'expanded'].map(of)).toEqual(['1', '3', '1', 'false']);
    await click(cell(shown.screen, TREE));
    await press('Space');
    await expect.poll(() => of('expanded')).toBe('true');
    const child = row(shown.screen, 3);
    expect(child.getAttribute('aria-level')).toBe('2');
    expect(child.hasAttribute('aria-expanded')).toBe(false);
    shown.api.setFilterModel({ items: [{ field: 'a', operator: 'equals', value: 'a0' }] });
    await expect.poll(() => texts(shown.screen, 'a')).toEqual(['a0']);
    await expect.poll(() => row(shown.screen, 0).hasAttribute('aria-expanded')).toBe(false);
    expect(row(shown.screen, 0).getAttribute('aria-level')).toBe('1');
    shown.screen.unmount();
    const groups = await showPremium({
      columns: [...COLUMNS, { field: 'group' }],
      rows: ROWS,
      pinnedRows: { top: [{ id: 'p', a: 'x' }] },
      initialState: {
        rowGrouping: { model: ['group'] },
        aggregation: { model: { a: 'size' } },
      },
    });
    expect(ofGrid(groups.screen, 'role')).toBe('treegrid');
    for (const id of ['p', 'auto-generated-group-footer-root']) {
      for (const name of ['level', 'setsize', 'posinset', 'expanded']) {
        expect(row(groups.screen, id).hasAttribute(`aria-${name}`), `${name} of ${id}`).toBe(false);
      }
    }
  },
);

claim(
  [
    "aria-rowcount counts the header row, each level of column groups, pinned rows, and the rows that match the filter on all pages. Rows in collapsed groups don't count.",
    'aria-rowindex is 1 for the first header row. With client-side pagination, it continues from page to page.',
    'aria-colcount and aria-colindex count visible columns.',
  ],
  async () => {
    const { screen, api } = await pro({
      columnGroupingModel: [{ groupId: 'Both', children: [{ field: 'b' }, { field: 'c' }] }],
      pinnedRows: { top: [{ id: 'p', a: 'x' }], bottom: [{ id: 'q' }] },
      pagination: true,
      initialState: { pagination: { paginationModel: { page: 1, pageSize: 10 } } },
      pageSizeOptions: [10],
    });
    expect(ofGrid(screen, 'aria-rowcount')).toBe(String(2 + 2 + 30));
    const heads = [...screen.stage.querySelectorAll('.MuiDataGrid-columnHeaders [role="row"]')];
    expect(heads.map((each) => each.getAttribute('aria-rowindex'))).toEqual(['1', '2']);
    expect(rowIndex(screen, 10)).toBe(String(2 + 1 + 10 + 1));
    expect(ofGrid(screen, 'aria-colcount')).toBe('4');
    api.setColumnVisibility('a', false);
    await expect.poll(() => ofGrid(screen, 'aria-colcount')).toBe('3');
    expect(header(screen, 'b').getAttribute('aria-colindex')).toBe('1');
    api.setFilterModel({ items: [{ field: 'b', operator: 'equals', value: 'b7' }] });
    await expect.poll(() => ofGrid(screen, 'aria-rowcount')).toBe('5');
    screen.unmount();
    const shown = await tree();
    expect(ofGrid(shown.screen, 'aria-rowcount')).toBe('4');
    shown.api.setRowChildrenExpansion(0, true);
    await expect.poll(() => ofGrid(shown.screen, 'aria-rowcount')).toBe('6');
  },
);

claim(
  [
    "aria-selected is true or false on rows that users can select. Rows that fail isRowSelectable, pinned rows, and all rows with rowSelection={false} don't have it.",
    "aria-sort is ascending, descending or none on each column header, even if users can't sort by the column. With several sorted columns, each of them has its direction.",
  ],
  async () => {
    const { screen, api } = await pro({
      columns: [...COLUMNS, { field: 'e', sortable: false, width: 80 }],
      isRowSelectable: ({ id }) => id !== 1,
      pinnedRows: { top: [{ id: 'p', a: 'x' }] },
      initialState: { sorting: { sortModel: [{ field: 'b', sort: 'desc' }] } },
    });
    api.setSortModel([]);
    await expect.poll(() => sorts(screen)).toEqual(['none', 'none', 'none', 'none', 'none']);
    await click(cell(screen, 'a', 1));
    await expect.poll(() => row(screen, 0).getAttribute('aria-selected')).toBe('true');
    expect(row(screen, 2).getAttribute('aria-selected')).toBe('false');
    expect(row(screen, 1).hasAttribute('aria-selected')).toBe(false);
    expect(row(screen, 'p').hasAttribute('aria-selected')).toBe(false);
    api.setSortModel([
      { field: 'd', sort: 'desc' },
      { field: 'a', sort: 'asc' },
    ]);
    await expect
      .poll(() => sorts(screen))
      .toEqual(['ascending', 'none', 'none', 'descending', 'none']);
    screen.unmount();
    const none = await plain({ rowSelection: false });
    expect(none.screen.stage.querySelectorAll('[aria-selected]')).toHaveLength(0);
  },
);

claim(
  [
    'With paginationMode="server", aria-rowcount counts the rows of the current page, and aria-rowindex restarts on each page.',
    "With header filters , the row of the filters has the same aria-rowindex as the first row of data, and aria-rowcount doesn't count it.",
  ],
  async () => {
    const { screen } = await plain({
      rows: ROWS.slice(0, 10),
      rowCount: 500,
      paginationMode: 'server',
      initialState: { pagination: { paginationModel: { page: 3, pageSize: 10 } } },
      pageSizeOptions: [10],
    });
    expect(ofGrid(screen, 'aria-rowcount')).toBe('11');
    expect(rowIndex(screen, 0)).toBe('2');
    screen.unmount();
    const filters = await pro({ headerFilters: true });
    const line = filters.screen.stage.querySelector('.MuiDataGrid-headerFilterRow');
    expect(line?.getAttribute('aria-rowindex')).toBe('2');
    expect(rowIndex(filters.screen, 0)).toBe('2');
    expect(ofGrid(filters.screen, 'aria-rowcount')).toBe('31');
  },
);

claim(
  "The grid contains no live region: a screen reader doesn't announce that a filter changed the number of rows, that the sort changed, or that rows are loading.",
  async () => {
    const { screen, api } = await plain({ hideFooter: false, showToolbar: true, loading: true });
    const live = () =>
      document.body.querySelectorAll(
        '[aria-live], [role="status"], [role="alert"], [role="log"], output',
      ).length;
    expect(live()).toBe(0);
    api.setSortModel([{ field: 'a', sort: 'asc' }]);
    api.setFilterModel({ items: [{ field: 'b', operator: 'equals', value: 'nothing' }] });
    await expect.poll(() => texts(screen, 'a')).toEqual([]);
    expect(live()).toBe(0);
  },
);

claim(
  [
    "The focus ring is 1 px wide and has the primary color. It's half transparent if an element in the cell has focus, such as a checkbox",
    'Buttons and checkboxes are at least 24 by 24 px, with compact density too. The separators between headers are 10 px wide',
    'The grid has no name. The checkboxes of all rows have the same name',
    'The grid scrolls the focused cell into view, but your page can cover it',
  ],
  async () => {
    const { screen } = await pro({
      density: 'compact',
      checkboxSelection: true,
      rowReordering: true,
      hideFooter: false,
      showToolbar: true,
      pagination: true,
      getDetailPanelContent: () => <p>Panel</p>,
      columns: [...COLUMNS, { field: 'e' }, { field: 'f', width: 400 }],
      initialState: {
        filter: { filterModel: { items: [{ field: 'a', operator: 'isNotEmpty' }] } },
      },
    });
    const buttons = [...screen.stage.querySelectorAll('button, input[type="checkbox"]')];
    expect(buttons.length).toBeGreaterThan(20);
    for (const each of buttons) {
      const { width, height } = each.getBoundingClientRect();
      expect(Math.min(width, height), each.outerHTML).toBeGreaterThanOrEqual(24);
    }
    const separator = screen.stage.querySelector<HTMLElement>(
      '.MuiDataGrid-columnSeparator--resizable',
    );
    expect(separator?.offsetWidth).toBe(10);
    const names = [...screen.stage.querySelectorAll('input[name="select_row"]')].map((each) =>
      each.getAttribute('aria-label'),
    );
    expect(new Set(names)).toEqual(new Set(['Select row']));
    await click(cell(screen, 'a'));
    const focused = () => document.activeElement ?? document.body;
    const { outlineWidth, outlineColor } = getComputedStyle(focused());
    expect(outlineWidth).toBe('1px');
    const probe = document.createElement('i');
    probe.style.color = 'rgb(from var(--mui-palette-primary-main) r g b)'; // in the notation of the grid's color
    screen.stage.append(probe);
    expect(outlineColor).toBe(getComputedStyle(probe).color);
    probe.remove();
    await press('ArrowLeft');
    await expect.poll(at).toBe('0/__check__');
    expect(focused().tagName).toBe('INPUT');
    const own = getComputedStyle(cell(screen, '__check__'));
    expect(own.outlineWidth).toBe('1px');
    expect(own.outlineColor).not.toBe(outlineColor);
    expect(own.outlineColor).toContain('0.5');
    await press('Control+End');
    await expect.poll(at).toBe('29/f');
    const inside = () => {
      const own = focused().getBoundingClientRect();
      const room = screen.stage
        .querySelector('.MuiDataGrid-virtualScroller')
        ?.getBoundingClientRect();
      return room && own.bottom <= room.bottom + 1 && own.right <= room.right + 1;
    };
    await expect.poll(inside).toBe(true);
  },
);

claim('Make it wider', async () => {
  const { screen } = await plain({
    checkboxSelection: true,
    sx: {
      '& .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within': {
        outlineWidth: 2,
        outlineColor: 'primary.main',
        outlineOffset: -2,
      },
    },
  });
  const ring = (element: HTMLElement) => {
    const { outlineWidth, outlineColor } = getComputedStyle(element);
    return `${outlineWidth} ${outlineColor}`;
  };
  await click(cell(screen, 'a'));
  const wide = ring(cell(screen, 'a'));
  expect(wide).toMatch(/^2px rgb\(/);
  await press('ArrowLeft');
  await expect.poll(() => ring(cell(screen, '__check__'))).toBe(wide);
  await press('ArrowUp');
  await expect.poll(() => ring(header(screen, '__check__'))).toBe(wide);
});

claim(
  [
    'The checkbox of each row is named "Select row" or "Unselect row".',
    'Replace its cell to add text that identifies the row:',
  ],
  async () => {
    const { screen, redraw } = await plain({ checkboxSelection: true });
    const names = () =>
      [...screen.stage.querySelectorAll('input[name="select_row"]')].map((each) =>
        each.getAttribute('aria-label'),
      );
    await click(cell(screen, 'a'));
    await expect.poll(() => names().slice(0, 2)).toEqual(['Unselect row', 'Select row']);
    await redraw({
      rows: ROWS,
      checkboxSelection: true,
      columns: [
        {
          ...GRID_CHECKBOX_SELECTION_COL_DEF,
          renderCell: (params) => {
            const slotProps = { htmlInput: { 'aria-label': `Select ${params.row.a}` } };
            return <GridCellCheckboxRenderer {...params} {...{ slotProps }} />;
          },
        },
        ...COLUMNS,
      ],
    });
    const boxes = () =>
      [...screen.stage.querySelectorAll('[role="gridcell"] input')].map((each) =>
        each.getAttribute('aria-label'),
      );
    await expect.poll(() => boxes().slice(0, 2)).toEqual(['Select a0', 'Select a7']);
    await screen.getByRole('checkbox', { name: 'Select a7' }).click();
    await expect.poll(() => row(screen, 1).getAttribute('aria-selected')).toBe('true');
  },
);

claim(
  [
    "density scales the heights of rows and headers: 0.7 for 'compact', 1 for 'standard' (the default), and 1.3 for 'comfortable'.",
    "initialState={{ density: 'compact' }} | On mount. Later changes are ignored",
    'density with onDensityChange | On mount, and when the prop changes',
    "apiRef.current.setDensity('compact') | When you call it",
    'The grid calls onDensityChange(density) when you call setDensity() with another density.',
    "If you set density and don't update it in onDensityChange, setDensity() has no effect.",
    'The default toolbar of version 8 has no density button.',
  ],
  async () => {
    const own = { columns: COLUMNS, rows: ROWS };
    const { screen, api, redraw } = await plain({ showToolbar: true });
    const height = () => heightOfRow(screen);
    expect(height()).toBe(52);
    expect(screen.getByRole('button', { name: 'Density' }).elements()).toEqual([]);
    for (const [density, rowHeight] of [
      ['compact', 36],
      ['comfortable', 67],
      ['standard', 52],
    ] as const) {
      api.setDensity(density);
      await expect.poll(height).toBe(rowHeight);
    }
    await redraw({ ...own, initialState: { density: 'compact' } });
    expect(height()).toBe(52);
    screen.unmount();
    const initial = await plain({ initialState: { density: 'compact' } });
    expect(heightOfRow(initial.screen)).toBe(36);
    initial.screen.unmount();
    const changed = vi.fn<(density: GridDensity) => void>();
    const controlled = await plain({ density: 'compact', onDensityChange: changed });
    controlled.api.setDensity('comfortable');
    await settled();
    expect(changed).toHaveBeenCalledWith('comfortable', expect.anything());
    expect(heightOfRow(controlled.screen)).toBe(36);
    await controlled.redraw({ ...own, density: 'comfortable' });
    await expect.poll(() => heightOfRow(controlled.screen)).toBe(67);
  },
);

claim(
  "disableDensitySelector hides the deprecated GridToolbarDensitySelector, the density button of GridToolbar. It doesn't affect other buttons.",
  async () => {
    const { screen, redraw } = await plain({ showToolbar: true, slots: { toolbar: GridToolbar } });
    await expect.element(screen.getByRole('button', { name: 'Density' })).toBeVisible();
    const own = { columns: COLUMNS, rows: ROWS, showToolbar: true, disableDensitySelector: true };
    await redraw({ ...own, slots: { toolbar: GridToolbar } });
    expect(screen.getByRole('button', { name: 'Density' }).elements()).toEqual([]);
    const Mine = () => (
      <Toolbar>
        <GridToolbarDensitySelector />
        Mine
      </Toolbar>
    );
    await redraw({ ...own, slots: { toolbar: Mine } });
    await expect.element(screen.getByText('Mine')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Density' }).elements()).toEqual([]);
    await redraw({ ...own, disableDensitySelector: false, slots: { toolbar: Mine } });
    await expect.element(screen.getByRole('button', { name: 'Density' })).toBeVisible();
  },
);
