import {
  getRowGroupingFieldFromGroupingCriteria,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
} from '@mui/x-data-grid-premium';
import {
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  GRID_REORDER_COL_DEF,
  GRID_TREE_DATA_GROUPING_FIELD,
  GridPinnedColumnPosition,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {
  act,
  claim,
  click,
  dragTo,
  expect,
  hover,
  keyRow,
  press,
  setDirection,
  setWidth,
  settled,
  type Screen,
} from '#test/proof.tsx';
import {
  cell,
  fields,
  header,
  openColumnMenu,
  row,
  showPremium,
  showPro,
  texts,
} from '#test/proofs/grids.tsx';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const COLUMNS: GridColDef[] = NAMES.map((field) => ({ field, width: 100 }));
const ROWS = [1, 2, 3].map((id) => ({
  id,
  ...Object.fromEntries(NAMES.map((name) => [name, `${name}${id}`])),
}));
const { LEFT, RIGHT } = GridPinnedColumnPosition;
type Pins = DataGridProProps['pinnedColumns'];

/** Eight columns of 100 px, which fit into 900 px. */
function grid(props: Partial<DataGridProProps> = {}, width = 900) {
  return showPro({ columns: COLUMNS, rows: ROWS, ...props }, { width });
}

function initial(left: string[], right: string[] = []): Partial<DataGridProProps> {
  return { initialState: { pinnedColumns: { left, right } } };
}

/** The fields whose headers are at an edge for good, left ones first. */
function pinned({ stage }: Screen): string[] {
  const side = (name: string) =>
    [
      ...stage.querySelectorAll<HTMLElement>(
        `.MuiDataGrid-columnHeader--pinned${name}[data-field]`,
      ),
    ].map(({ dataset }) => dataset.field ?? '');
  return [...side('Left'), ...side('Right')];
}

function scroller({ stage }: Screen): Element {
  return stage.querySelector('.MuiDataGrid-virtualScroller') ?? stage;
}

async function scrollTo(screen: Screen, left: number): Promise<void> {
  scroller(screen).scrollLeft = left;
  await settled();
  await settled();
}

/** Whether header and cells of a column stand below each other. */
function isAligned(screen: Screen, field: string): boolean {
  const x = header(screen, field).getBoundingClientRect().x;
  return Math.abs(x - cell(screen, field).getBoundingClientRect().x) < 1;
}

async function menuItems(screen: Screen, field: string): Promise<string[]> {
  await hover(header(screen, field));
  await openColumnMenu(screen, field);
  const items = screen.getByRole('menuitem').elements();
  const names = items.map(({ textContent }) => textContent);
  await press('Escape');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  return names;
}

async function choose(screen: Screen, field: string, item: string): Promise<void> {
  await hover(header(screen, field));
  await openColumnMenu(screen, field);
  await screen.getByRole('menuitem', { name: item }).click();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
}

/** Scrolls to the end and back, twice: these columns stay where they are. */
async function staysWhileScrolling(demo: Screen, columns: string[]): Promise<void> {
  const places = () => columns.map((field) => header(demo, field).getBoundingClientRect().x);
  const before = places();
  for (const left of [200, 0, 200, 0]) {
    await scrollTo(demo, left);
    expect(scroller(demo).scrollLeft).toBe(left);
    expect(places()).toEqual(before);
    expect(columns.every((field) => isAligned(demo, field))).toBe(true);
  }
}

act('InitialPins', async (demo) => {
  await setWidth(800);
  expect(texts(demo, 'total')[0]).toBe('2,011');
  await staysWhileScrolling(demo, ['line', 'total']);
  for (let turn = 0; turn < 2; turn += 1) {
    await choose(demo, 'line', 'Unpin');
    await expect.poll(() => pinned(demo)).toEqual(['total']);
    await choose(demo, 'line', 'Pin to left');
    await expect.poll(() => pinned(demo)).toEqual(['line', 'total']);
  }
});

act('PinControls', async (demo) => {
  const model = demo.getByRole('status');
  const pick = async (label: RegExp, option: string) => {
    await demo.getByRole('combobox', { name: label }).click();
    await demo.getByRole('option', { name: option }).click();
    await press('Escape');
    await expect.poll(() => document.querySelector('[role="listbox"]')).toBeNull();
  };
  expect(pinned(demo)).toEqual(['flight', 'state']);
  for (let turn = 0; turn < 2; turn += 1) {
    await pick(/^Pinned left/, 'Gate');
    await expect.poll(() => pinned(demo)).toEqual(['flight', 'gate', 'state']);
    await pick(/^Pinned right/, 'Gate');
    await expect.poll(() => pinned(demo)).toEqual(['flight', 'state', 'gate']);
    await expect.element(model).toHaveTextContent('{"right":["state","gate"],"left":["flight"]}');
    await choose(demo, 'gate', 'Unpin');
    await expect.poll(() => pinned(demo)).toEqual(['flight', 'state']);
    await expect.element(model).toHaveTextContent('{"left":["flight"],"right":["state"]}');
  }
});

act('PinsByApi', async (demo) => {
  const press = (name: string) => demo.getByRole('button', { name }).click();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Pin or unpin the total');
    await expect.poll(() => pinned(demo)).toEqual(['total']);
    await press('Pin order and customer');
    await expect.poll(() => pinned(demo)).toEqual(['id', 'customer']);
    await press('Pin or unpin the total');
    await expect.poll(() => pinned(demo)).toEqual(['id', 'customer', 'total']);
    await press('Pin or unpin the total');
    await expect.poll(() => pinned(demo)).toEqual(['id', 'customer']);
    await press('Unpin all');
    await expect.poll(() => pinned(demo)).toEqual([]);
  }
});

act('PinsWithoutUi', async (demo) => {
  await setWidth(500);
  await staysWhileScrolling(demo, ['name', 'isAdmin']);
  for (const field of ['name', 'isAdmin']) {
    expect(await menuItems(demo, field)).not.toContain('Unpin');
  }
  await setWidth(1280);
});

act('PinnedCheckboxColumn', async (demo) => {
  await setWidth(700);
  await staysWhileScrolling(demo, ['__check__', 'id', 'actions']);
  const done = () => cell(demo, 'delivered', 1).querySelector('svg')?.getAttribute('data-value');
  await scrollTo(demo, 400);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('menuitem', { name: 'Mark as delivered: SH-721' }).click();
    await expect.poll(done).toBe('true');
    await demo.getByRole('menuitem', { name: 'Reopen: SH-721' }).click();
    await expect.poll(done).toBe('false');
    const checkbox = cell(demo, '__check__', 1).querySelector('input') ?? demo.stage;
    await click(checkbox);
    await expect.poll(() => row(demo, 'SH-721').getAttribute('aria-selected')).toBe('true');
    await click(checkbox);
    await expect.poll(() => row(demo, 'SH-721').getAttribute('aria-selected')).toBe('false');
  }
  await setWidth(1280);
});

act('PinnedWithDynamicRows', async (demo) => {
  const toggle = demo.getByRole('switch', { name: 'Details' });
  const height = () => row(demo, 'F-309').offsetHeight;
  const short = height();
  for (let turn = 0; turn < 2; turn += 1) {
    await toggle.click();
    await expect.poll(height).toBeGreaterThan(short + 30);
    expect(cell(demo, 'asset', 2).offsetHeight).toBe(height());
    expect(cell(demo, 'severity', 2).offsetHeight).toBe(height());
    await toggle.click();
    await expect.poll(height).toBe(short);
  }
});

act('ResponsivePins', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => pinned(demo)).toEqual(['commodity', 'desk', 'value']);
    await setWidth(360);
    await expect.poll(() => pinned(demo)).toEqual(['commodity']);
    await staysWhileScrolling(demo, ['commodity']);
    await setWidth(1280);
  }
});

claim(
  [
    'Later changes to initialState have no effect.',
    'The grid ignores fields that match no column.',
    'A field in both arrays is pinned to the left.',
  ],
  async () => {
    const { screen, redraw } = await grid(initial(['c', 'unknown'], ['c', 'a']));
    expect(fields(screen)).toEqual(['c', 'b', 'd', 'e', 'f', 'g', 'h', 'a']);
    expect(pinned(screen)).toEqual(['c', 'a']);
    await redraw({ columns: COLUMNS, rows: ROWS, ...initial(['d']) });
    expect(pinned(screen)).toEqual(['c', 'a']);
  },
);

claim(
  [
    "If you set pinnedColumns without onPinnedColumnsChange, the column menu and the API object don't change the pinned columns.",
    'When pinnedColumns changes to undefined, its last value stays in effect.',
    'Pass {} to unpin all columns.',
  ],
  async () => {
    const base = { columns: COLUMNS, rows: ROWS };
    const { screen, api, redraw } = await grid({ pinnedColumns: { left: ['c'] } });
    await choose(screen, 'd', 'Pin to right');
    api.pinColumn('e', LEFT);
    await settled();
    expect(pinned(screen)).toEqual(['c']);
    await redraw(base);
    expect(pinned(screen)).toEqual(['c']);
    await redraw({ ...base, pinnedColumns: { left: ['c'] } });
    await redraw({ ...base, pinnedColumns: {} });
    await expect.poll(() => pinned(screen)).toEqual([]);
  },
);

claim(
  [
    'onPinnedColumnsChange runs before the columns move.',
    'In the callback, exportState() and getVisibleColumns() still return the old order (#19160).',
  ],
  async () => {
    const seen: unknown[] = [];
    const { api } = await grid({
      onPinnedColumnsChange: (model, { api: current }) =>
        seen.push(
          model,
          current.exportState().columns?.orderedFields,
          current.getVisibleColumns().map(({ field }) => field),
        ),
    });
    api.pinColumn('d', LEFT);
    await settled();
    expect(seen).toEqual([{ left: ['d'], right: [] }, NAMES, NAMES]);
    expect(api.exportState().columns?.orderedFields?.[0]).toBe('d');
  },
);

claim(
  [
    "pinColumn() adds the column at the end of its array. On the left, it comes after the columns that are already pinned. On the right, it's at the edge.",
    'In a right-to-left layout, this is reversed.',
  ],
  async () => {
    const { screen, api } = await grid(initial(['c'], ['d']));
    api.pinColumn('e', LEFT);
    await settled();
    api.pinColumn('a', RIGHT);
    await settled();
    expect(fields(screen)).toEqual(['c', 'e', 'b', 'f', 'g', 'h', 'd', 'a']);
    expect(api.getPinnedColumns()).toEqual({ left: ['c', 'e'], right: ['d', 'a'] });
    screen.unmount();
    setDirection('rtl');
    const other = await grid(initial(['c'], ['d']));
    other.api.pinColumn('e', LEFT);
    await settled();
    other.api.pinColumn('a', RIGHT);
    await settled();
    const place = (field: string) => header(other.screen, field).getBoundingClientRect().x;
    const fromLeft = fields(other.screen).toSorted((first, second) => place(first) - place(second));
    expect(fromLeft).toEqual(['e', 'c', 'h', 'g', 'f', 'b', 'a', 'd']);
  },
);

claim(
  [
    'pinColumn(), unpinColumn() and isColumnPinned() read the pinned columns of the last render.',
    "If one handler calls pinColumn() for id and then for name, name is pinned and id isn't.",
    'Call setPinnedColumns() once to change several columns.',
  ],
  async () => {
    const { screen, api } = await grid();
    api.pinColumn('a', LEFT);
    expect(api.isColumnPinned('a')).toBe(false);
    expect(api.getPinnedColumns()).toEqual({ left: ['a'], right: [] });
    api.pinColumn('b', LEFT);
    await settled();
    expect(pinned(screen)).toEqual(['b']);
    expect(api.isColumnPinned('b')).toBe('left');
    api.setPinnedColumns({ left: ['a', 'b'] });
    await settled();
    expect(pinned(screen)).toEqual(['a', 'b']);
    api.unpinColumn('a');
    api.unpinColumn('b');
    await settled();
    expect(pinned(screen)).toEqual(['a']);
    screen.unmount();
    const other = await grid(initial(['c']));
    other.api.pinColumn('a', LEFT);
    other.api.pinColumn('b', LEFT);
    await settled();
    expect(pinned(other.screen)).toEqual(['c', 'b']);
  },
);

claim(
  [
    "They don't disable initialState, pinnedColumns or the API object.",
    'Set disableColumnPinning to remove the pinning items from every column menu.',
    "It's false by default.",
    'Set pinnable: false on a column to remove the pinning items from its menu.',
    "It's true by default.",
    'Its menu has no Unpin item.',
    'To keep the usual layout, set disableColumnMenu, remove the items from the menu, or set pinnable: false on each column.',
  ],
  async () => {
    const unpinnable = COLUMNS.map((column) => ({ ...column, pinnable: column.field !== 'a' }));
    const slotProps = { columnMenu: { slots: { columnMenuPinningItem: null } } };
    for (const [off, hasItems] of [
      [{}, { a: true, b: true }],
      [{ disableColumnPinning: true }, { a: false, b: false }],
      [{ columns: unpinnable }, { a: false, b: true }],
      [{ slotProps }, { a: false, b: false }],
    ] as const) {
      const { screen, api } = await grid({ ...off, ...initial(['a']) });
      expect(pinned(screen)).toEqual(['a']);
      expect((await menuItems(screen, 'a')).includes('Unpin')).toBe(hasItems.a);
      expect((await menuItems(screen, 'b')).includes('Pin to left')).toBe(hasItems.b);
      api.pinColumn('h', RIGHT);
      await expect.poll(() => pinned(screen)).toEqual(['a', 'h']);
      screen.unmount();
      const controlled = await grid({ ...off, pinnedColumns: { left: ['a'] } });
      expect(pinned(controlled.screen)).toEqual(['a']);
      controlled.screen.unmount();
    }
    const closed = await grid({ disableColumnMenu: true });
    await hover(header(closed.screen, 'a'));
    expect(header(closed.screen, 'a').querySelector('button[aria-haspopup]')).toBeNull();
    await click(cell(closed.screen, 'a'));
    await press('ArrowUp', 'Ctrl+Enter');
    await settled();
    expect(closed.screen.getByRole('menu').elements()).toEqual([]);
    closed.screen.unmount();
    const moved = await grid({ ...initial(['c']), slotProps });
    expect(fields(moved.screen)[0]).toBe('c');
  },
);

claim('For the row grouping column, set pinnable: false in groupingColDef.', async () => {
  for (const groupingColDef of [undefined, { pinnable: false }]) {
    const { screen } = await showPremium({
      columns: COLUMNS.map((column) => ({ ...column, pinnable: false })),
      rows: ROWS,
      groupingColDef,
      initialState: { rowGrouping: { model: ['a'] } },
    });
    const items = await menuItems(screen, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD);
    expect(items.includes('Pin to left')).toBe(groupingColDef === undefined);
    screen.unmount();
  }
});

claim(
  [
    "With this prop, the grid doesn't move pinned columns to the edge, and their headers and cells are misaligned.",
    'Place them first or last in columns.',
    'Columns that the grid adds come before yours. Pin them too, or remove the menu items in another way (#19143).',
  ],
  async () => {
    const off = { disableColumnPinning: true };
    const inside = await grid({ ...off, ...initial(['c']) });
    expect(fields(inside.screen)).toEqual(NAMES);
    expect(isAligned(inside.screen, 'c')).toBe(false);
    inside.screen.unmount();
    const outside = await grid({ ...off, ...initial(['a'], ['h']) }, 500);
    await scrollTo(outside.screen, 150);
    expect(isAligned(outside.screen, 'a') && isAligned(outside.screen, 'h')).toBe(true);
    outside.screen.unmount();
    for (const [left, expected] of [
      [['a'], false],
      [['__check__', 'a'], true],
    ] as const) {
      const { screen } = await grid({ ...off, checkboxSelection: true, ...initial([...left]) });
      expect(fields(screen)[0]).toBe('__check__');
      expect(isAligned(screen, 'a')).toBe(expected);
      screen.unmount();
    }
  },
);

claim(
  "The checkbox column isn't pinned by default, so columns pinned to the left come before it.",
  async () => {
    const { screen } = await grid({ checkboxSelection: true, ...initial(['c']) });
    expect(fields(screen).slice(0, 3)).toEqual(['c', '__check__', 'a']);
  },
);

claim(
  [
    "Checkbox selection | '__check__' | GRID_CHECKBOX_SELECTION_COL_DEF.field",
    "Row reordering | '__reorder__' | GRID_REORDER_COL_DEF.field",
    "Detail panel toggle | '__detail_panel_toggle__' | GRID_DETAIL_PANEL_TOGGLE_FIELD",
    "Tree data | '__tree_data_group__' | GRID_TREE_DATA_GROUPING_FIELD",
    "Row grouping in one column | '__row_group_by_columns_group__' | GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD",
    "Row grouping in several columns, such as by city | '__row_group_by_columns_group_city__' | getRowGroupingFieldFromGroupingCriteria('city')",
  ],
  async () => {
    const added = [
      GRID_CHECKBOX_SELECTION_COL_DEF.field,
      GRID_REORDER_COL_DEF.field,
      GRID_DETAIL_PANEL_TOGGLE_FIELD,
    ];
    expect(added).toEqual(['__check__', '__reorder__', '__detail_panel_toggle__']);
    const panels = { checkboxSelection: true, rowReordering: true };
    const pro = await grid({ ...panels, getDetailPanelContent: () => 'More', ...initial(added) });
    expect(pinned(pro.screen)).toEqual(added);
    pro.screen.unmount();
    const tree = await grid({
      treeData: true,
      getTreeDataPath: ({ id }) => [String(id)],
      ...initial([GRID_TREE_DATA_GROUPING_FIELD]),
    });
    expect(pinned(tree.screen)).toEqual(['__tree_data_group__']);
    tree.screen.unmount();
    const { screen } = await showPremium({
      columns: COLUMNS,
      rows: ROWS,
      initialState: {
        rowGrouping: { model: ['a'] },
        pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
      },
    });
    expect(pinned(screen)).toEqual(['__row_group_by_columns_group__']);
    screen.unmount();
    const several = await showPremium({
      columns: [...COLUMNS, { field: 'city' }],
      rows: ROWS,
      rowGroupingColumnMode: 'multiple',
      initialState: {
        rowGrouping: { model: ['a', 'city'] },
        pinnedColumns: { left: [getRowGroupingFieldFromGroupingCriteria('city')] },
      },
    });
    expect(pinned(several.screen)).toEqual(['__row_group_by_columns_group_city__']);
  },
);

claim(
  [
    'The total width of the pinned columns must be less than the width of the grid.',
    "If they are wider, users can't scroll the other columns into view.",
  ],
  async () => {
    for (const [width, isReachable] of [
      [350, false],
      [520, true],
    ] as const) {
      const { screen } = await grid(initial(['a', 'b'], ['c', 'd']), width);
      const seen = new Set<string>();
      for (let left = 0; left <= 800; left += 50) {
        await scrollTo(screen, left);
        const box = scroller(screen).getBoundingClientRect();
        for (let x = box.left + 1; x < box.right; x += 10) {
          const hit = document.elementFromPoint(x, box.top + 80)?.closest('[data-field]');
          seen.add(hit?.getAttribute('data-field') ?? '');
        }
      }
      expect(['e', 'f', 'g', 'h'].every((field) => seen.has(field))).toBe(isReachable);
      expect(['e', 'f', 'g', 'h'].some((field) => seen.has(field))).toBe(isReachable);
      screen.unmount();
    }
  },
);

claim(
  [
    'In version 8.4.0, headers and cells are misaligned when initialState pins a column with flex to the left, or to the right in a right-to-left layout (#17969).',
    'They stay misaligned until a column width changes.',
    'Set width on pinned columns, and flex on the others.',
  ],
  async () => {
    const withFlex = (...flexible: string[]) =>
      COLUMNS.slice(0, 6).map((column) =>
        flexible.includes(column.field) ? { ...column, flex: 1 } : column,
      );
    const { screen, api } = await grid({ columns: withFlex('a'), ...initial(['a']) });
    expect(isAligned(screen, 'b')).toBe(false);
    api.setColumnWidth('c', 150);
    await expect.poll(() => isAligned(screen, 'b')).toBe(true);
    screen.unmount();
    const other = await grid({ columns: withFlex('b', 'c'), ...initial(['a'], ['f']) });
    expect(['a', 'b', 'c', 'd', 'f'].every((field) => isAligned(other.screen, field))).toBe(true);
    other.screen.unmount();
    for (const [direction, left, right, expected] of [
      ['ltr', [], ['f'], true],
      ['rtl', ['f'], [], true],
      ['rtl', [], ['f'], false],
    ] as const) {
      setDirection(direction);
      const pins = initial([...left], [...right]);
      const { screen: each } = await grid({ columns: withFlex('f'), ...pins });
      expect(isAligned(each, 'b')).toBe(expected);
      each.unmount();
    }
  },
);

claim(
  [
    'Pinned columns follow the order of left and right.',
    "Users can't drag a pinned column to another position, or drop another column among the pinned ones.",
    'An unpinned column returns to its previous position.',
    'If you moved it with setColumnIndex(), it returns to the position that it had before that call (#22244).',
  ],
  async () => {
    const title = (screen: Screen, field: string) =>
      header(screen, field).querySelector('.MuiDataGrid-columnHeaderTitle') ?? screen.stage;
    const { screen, api } = await grid(initial(['c', 'b'], ['g', 'f']));
    const order = ['c', 'b', 'a', 'd', 'e', 'h', 'g', 'f'];
    expect(fields(screen)).toEqual(order);
    for (const [from, to] of [
      ['c', 'd'],
      ['c', 'b'],
      ['d', 'c'],
      ['d', 'b'],
      ['a', 'g'],
      ['f', 'e'],
    ] as const) {
      await dragTo(title(screen, from), header(screen, to));
      const [left, right] = [fields(screen).slice(0, 2), fields(screen).slice(-2)];
      expect([left, right]).toEqual([
        ['c', 'b'],
        ['g', 'f'],
      ]);
    }
    screen.unmount();
    const second = await grid();
    await dragTo(title(second.screen, 'b'), header(second.screen, 'e'));
    const dragged = ['a', 'c', 'd', 'e', 'b', 'f', 'g', 'h'];
    await expect.poll(() => fields(second.screen)).toEqual(dragged);
    for (let turn = 0; turn < 2; turn += 1) {
      second.api.pinColumn('b', LEFT);
      await expect.poll(() => fields(second.screen)[0]).toBe('b');
      second.api.unpinColumn('b');
      await expect.poll(() => fields(second.screen)).toEqual(dragged);
    }
    second.screen.unmount();
    const third = await grid();
    third.api.setColumnIndex('b', 4);
    await expect.poll(() => fields(third.screen)).toEqual(dragged);
    third.api.pinColumn('b', LEFT);
    await expect.poll(() => fields(third.screen)[0]).toBe('b');
    third.api.unpinColumn('b');
    await expect.poll(() => fields(third.screen)).toEqual(NAMES);
    expect(api).toBeDefined();
  },
);

claim(
  [
    "A hidden column stays pinned. When it's visible again, it's at the edge.",
    'A CSV export has the same column order as the grid, including pinned columns.',
    'Pinning splits a column group: its pinned and its unpinned columns have separate group headers.',
  ],
  async () => {
    const children = ['a', 'b', 'c'].map((field) => ({ field }));
    const columnGroupingModel = [{ groupId: 'Group', children }];
    const { screen, api } = await grid({ columnGroupingModel, ...initial(['c'], ['d']) });
    expect(api.getDataAsCsv({ includeColumnGroupsHeaders: false }).split('\r\n')[0]).toBe(
      'c,a,b,e,f,g,h,d',
    );
    const groups = () =>
      screen
        .getByRole('columnheader', { name: 'Group' })
        .elements()
        .map((each) => each.getAttribute('aria-colspan'));
    expect(groups()).toEqual(['1', '2']);
    api.setColumnVisibility('c', false);
    await expect.poll(() => fields(screen)[0]).toBe('a');
    expect(api.getPinnedColumns().left).toEqual(['c']);
    api.setColumnVisibility('c', true);
    await expect.poll(() => fields(screen)[0]).toBe('c');
    expect(pinned(screen)).toEqual(['c', 'd']);
    api.setPinnedColumns({ left: ['a', 'c'] });
    await expect.poll(groups).toEqual(['2', '1']);
  },
);

claim(
  [
    'setColumnIndex() moves the header of a pinned column, but leaves the cells at the edge.',
    'If it moves an unpinned column among the pinned ones, the cells of that column disappear.',
    'Pass an index between the left and the right pinned columns.',
  ],
  async () => {
    const { screen, api } = await grid(initial(['a']));
    api.setColumnIndex('a', 3);
    await expect.poll(() => fields(screen).indexOf('a')).toBe(3);
    expect(isAligned(screen, 'a')).toBe(false);
    screen.unmount();
    const other = await grid(initial(['a']));
    other.api.unpinColumn('a');
    await expect.poll(() => pinned(other.screen)).toEqual([]);
    other.api.setColumnIndex('a', 3);
    await expect.poll(() => fields(other.screen).indexOf('a')).toBe(3);
    expect(isAligned(other.screen, 'a')).toBe(true);
    other.screen.unmount();
    for (const [index, expected] of [
      [0, []],
      [1, []],
      [2, ['d1', 'd2', 'd3']],
      [6, ['d1', 'd2', 'd3']],
      [7, []],
    ] as const) {
      const each = await grid(initial(['a', 'b'], ['h']));
      each.api.setColumnIndex('d', index);
      await expect.poll(() => fields(each.screen).indexOf('d')).toBe(index);
      expect(texts(each.screen, 'd')).toEqual(expected);
      each.screen.unmount();
    }
  },
);

claim(
  [
    'In a right-to-left layout, left still means the left edge.',
    'There, the last field of left and the first field of right are the outermost.',
  ],
  async () => {
    setDirection('rtl');
    const { screen } = await grid(initial(['c', 'd'], ['a', 'b']), 500);
    for (const left of [0, -150]) {
      await scrollTo(screen, left);
      const at = ['d', 'c', 'b', 'a'].map((field) => header(screen, field).getBoundingClientRect());
      const [outerLeft, innerLeft, innerRight, outerRight] = at.map(({ x }) => x);
      const box = scroller(screen).getBoundingClientRect();
      expect(outerLeft).toBeCloseTo(box.left, 0);
      expect(innerLeft).toBeCloseTo(box.left + 100, 0);
      expect(innerRight).toBeCloseTo(box.right - 200, 0);
      expect(outerRight).toBeCloseTo(box.right - 100, 0);
    }
  },
);

claim(
  [
    'apiRef.current.exportState() contains the pinned columns and the order of all columns.',
    'If you write the state by hand, start columns.orderedFields with the fields of left and end it with those of right.',
    'In a right-to-left layout, start with right and end with left.',
    "Otherwise the headers of pinned columns aren't at the edge, but their cells are (#8170).",
    'The same happens when restoreState() receives pinnedColumns without the order.',
    'initialState works without the order.',
    'Otherwise restoreState() restores the order but not the pins, and headers and cells are misaligned.',
  ],
  async () => {
    const pinnedColumns: Pins = { left: ['d'], right: ['a'] };
    const sorted = ['d', 'b', 'c', 'e', 'f', 'g', 'h', 'a'];
    const { screen, api } = await grid();
    api.setPinnedColumns(pinnedColumns);
    await settled();
    const saved = api.exportState();
    expect(saved).toMatchObject({ pinnedColumns, columns: { orderedFields: sorted } });
    api.setPinnedColumns({});
    await expect.poll(() => fields(screen)).toEqual(NAMES);
    api.restoreState({ pinnedColumns: saved.pinnedColumns, columns: saved.columns });
    await expect.poll(() => fields(screen)).toEqual(sorted);
    expect(isAligned(screen, 'd') && isAligned(screen, 'a')).toBe(true);
    screen.unmount();
    for (const [orderedFields, expected] of [
      [sorted, true],
      [['c', 'd', 'a', 'b', 'e', 'f', 'g', 'h'], false],
    ] as const) {
      const other = await grid({
        initialState: { pinnedColumns, columns: { orderedFields: [...orderedFields] } },
      });
      expect(fields(other.screen)).toEqual(orderedFields);
      expect(isAligned(other.screen, 'd')).toBe(expected);
      other.screen.unmount();
    }
    const alone = await grid();
    alone.api.restoreState({ pinnedColumns });
    await settled();
    expect(fields(alone.screen)).toEqual(NAMES);
    expect(isAligned(alone.screen, 'd')).toBe(false);
    alone.screen.unmount();
    const first = await grid({ initialState: { pinnedColumns } });
    expect(fields(first.screen)).toEqual(sorted);
    expect(isAligned(first.screen, 'd')).toBe(true);
    first.screen.unmount();
    for (const isStored of [false, true]) {
      const own: DataGridProProps = { columns: COLUMNS, rows: ROWS };
      const third = await grid({
        pinnedColumns: { left: ['c'] },
        onPinnedColumnsChange: (pins) => {
          if (isStored) {
            void third.redraw({ ...own, pinnedColumns: pins });
          }
        },
      });
      third.api.restoreState({ pinnedColumns, columns: { orderedFields: sorted } });
      await expect.poll(() => fields(third.screen)).toEqual(sorted);
      await expect.poll(() => isAligned(third.screen, 'c')).toBe(isStored);
      expect(third.api.getPinnedColumns()).toEqual(isStored ? pinnedColumns : { left: ['c'] });
      third.screen.unmount();
    }
    setDirection('rtl');
    for (const [orderedFields, expected] of [
      [sorted.toReversed(), true],
      [sorted, false],
    ] as const) {
      const rtl = await grid({ initialState: { pinnedColumns, columns: { orderedFields } } });
      expect(isAligned(rtl.screen, 'd')).toBe(expected);
      rtl.screen.unmount();
    }
  },
);

claim(
  [
    "With getRowHeight={() => 'auto'}, pinned cells have the height of their row.",
    "The grid measures a row again when its content changes, so you don't need to call resetRowHeights().",
  ],
  async () => {
    const withText = (text: string): DataGridProProps => ({
      columns: COLUMNS,
      rows: ROWS.map((each) => ({ ...each, b: text })),
      getRowHeight: () => 'auto',
      ...initial(['a'], ['h']),
    });
    const { screen, redraw } = await showPro(withText('Short'), { width: 500 });
    const heights = () => {
      const first = row(screen, 1).getBoundingClientRect();
      return [
        row(screen, 2).getBoundingClientRect().top - first.top,
        ...['a', 'b', 'h'].map((field) => cell(screen, field).offsetHeight),
      ].map((height) => Math.round(height));
    };
    const short = heights()[0] ?? 0;
    for (let turn = 0; turn < 2; turn += 1) {
      await redraw(withText('A long text that takes several lines in a narrow column'));
      await expect.poll(() => heights()[0]).toBeGreaterThan(2 * short);
      await expect.poll(() => new Set(heights()).size).toBe(1);
      await redraw(withText('Short'));
      await expect.poll(heights).toEqual([short, short, short, short]);
    }
  },
);

keyRow('Ctrl+Enter on a header', async () => {
  const { screen } = await grid(initial(['b']));
  await click(cell(screen, 'b'));
  await press('ArrowUp', 'Ctrl+Enter');
  await expect.element(screen.getByRole('menuitem', { name: 'Unpin' })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'Pin to right' })).toBeVisible();
});

keyRow('←, →', async () => {
  const { screen } = await grid(initial(['c'], ['a']), 500);
  const box = screen.stage.getBoundingClientRect();
  const order = ['c', 'b', 'd', 'e', 'f', 'g', 'h', 'a'];
  const focused = () => document.activeElement?.getAttribute('data-field');
  await click(cell(screen, 'c'));
  for (const [key, path] of [
    ['→', order.slice(1)],
    ['←', order.toReversed().slice(1)],
  ] as const) {
    for (const field of path) {
      await press(key);
      await expect.poll(focused).toBe(field);
      const place = document.activeElement?.getBoundingClientRect();
      const x = (place?.x ?? 0) - box.x;
      const isInside = field === 'c' ? x < 2 : field === 'a' ? x > 398 : x > 100 && x < 300;
      expect(isInside).toBe(true);
    }
  }
});

keyRow('Home, End', async () => {
  const { screen } = await grid(initial(['c'], ['a']), 500);
  const focused = () => document.activeElement?.getAttribute('data-field');
  await click(cell(screen, 'b'));
  for (let turn = 0; turn < 2; turn += 1) {
    await press('End');
    await expect.poll(focused).toBe('a');
    await press('Home');
    await expect.poll(focused).toBe('c');
  }
});
