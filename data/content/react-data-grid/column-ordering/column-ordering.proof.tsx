import { useState } from 'react';
import { commands } from 'vitest/browser';
import { GRID_CHECKBOX_SELECTION_FIELD } from '@mui/x-data-grid';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {
  act,
  claim,
  click,
  expect,
  press,
  setDirection,
  settled,
  show,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  cell,
  fields,
  header,
  openColumnMenu,
  showGrid,
  showPremium,
  showPro,
  texts,
} from '#test/proofs/grids.tsx';

const ALL = ['a', 'b', 'c', 'd'];
const COLUMNS: GridColDef[] = ALL.map((field) => ({ field }));
const ROWS = [{ id: 1, a: 1, b: 2, c: 3, d: 4 }];
/** Leaves room beside the grid. */
const SIZE = { width: 600, height: 300 };

const grid = (props: Partial<DataGridProProps> = {}) =>
  showPro({ rows: ROWS, columns: COLUMNS, ...props }, SIZE);
const locked = (...names: string[]) =>
  COLUMNS.map((each) => ({ ...each, disableReorder: names.includes(each.field) }));
const ordered = (...orderedFields: string[]) => ({ columns: { orderedFields } });

/** Drags a header to these places one after the other. The grid compares places of the pointer, so it must notice each of them. */
async function dragThrough(from: Element, ...places: [x: number, y: number][]): Promise<void> {
  const [x, y] = middleOf(from);
  const moves: [x: number, y: number][] = [[x + 16, y + 4]];
  for (const [toX, toY] of places) {
    moves.push([toX + 16 * Math.sign(x - toX), toY], [toX, toY]);
  }
  let noticed = Number.NaN;
  const notice = ({ clientX }: DragEvent) => {
    noticed = clientX;
  };
  document.addEventListener('dragover', notice, true);
  await commands.moveMouse([{ move: [x, y] }, { button: 'down' }, { move: [x + 8, y + 2] }]);
  for (const move of moves) {
    for (let attempt = 0; attempt < 20 && noticed !== move[0]; attempt += 1) {
      await commands.moveMouse([{ move }]);
      await settled();
    }
  }
  await commands.moveMouse([{ button: 'up' }]);
  await settled();
  document.removeEventListener('dragover', notice, true);
}

function middleOf(element: Element): [x: number, y: number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

/** Drags a header to others, one after the other. */
const drag = (screen: Screen, from: string, ...to: string[]) =>
  dragThrough(header(screen, from), ...to.map((field) => middleOf(header(screen, field))));
const dragToCell = (screen: Screen, from: string, to: string) =>
  dragThrough(header(screen, from), middleOf(cell(screen, to)));

/** Drags a header over the one right of it, and releases it beside the grid. */
async function dragOut(screen: Screen, from: string, over: string): Promise<void> {
  const [x, y] = middleOf(header(screen, over));
  await dragThrough(header(screen, from), [x, y], [SIZE.width + 80, y]);
}

async function expectOrder(screen: Screen, order: string[]): Promise<void> {
  await expect.poll(() => fields(screen).slice(0, order.length)).toEqual(order);
}

act('ReorderColumns', async (demo) => {
  const before = ['id', 'day', 'commodity', 'desk', 'side', 'quantity', 'price'];
  for (let turn = 0; turn < 2; turn += 1) {
    await drag(demo, 'quantity', 'commodity');
    await expectOrder(demo, ['id', 'day', 'quantity', 'commodity', 'desk']);
    await drag(demo, 'quantity', 'side');
    await expectOrder(demo, before);
  }
});

act('LockedColumnOrder', async (demo) => {
  const before = ['rider', 'team', 'time', 'climb', 'power'];
  for (let turn = 0; turn < 2; turn += 1) {
    await drag(demo, 'rider', 'time');
    await drag(demo, 'team', 'rider');
    await expectOrder(demo, before);
    await drag(demo, 'team', 'time');
    await expectOrder(demo, ['rider', 'time', 'team', 'climb', 'power']);
    await drag(demo, 'time', 'team');
    await expectOrder(demo, before);
  }
});

act('OrderPresets', async (demo) => {
  const first = fields(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Gate staff' }).click();
    await expectOrder(demo, ['gate', 'flight', 'state']);
    await drag(demo, 'gate', 'state');
    await expectOrder(demo, ['flight', 'state', 'gate']);
    await demo.getByRole('button', { name: 'Delay desk' }).click();
    await expectOrder(demo, ['delay', 'state', 'flight', 'destination']);
    await demo.getByRole('button', { name: 'Timetable' }).click();
    await expectOrder(demo, first);
  }
});

act('MoveColumnMenu', async (demo) => {
  const before = ['id', 'customer', 'city', 'placed', 'status', 'total'];
  const choose = async (field: string, name: string) => {
    await openColumnMenu(demo, field);
    await demo.getByRole('menuitem', { name }).click();
    await expect.element(demo.getByRole('menu')).not.toBeInTheDocument();
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await choose('city', 'Move toward end');
    await expectOrder(demo, ['id', 'customer', 'placed', 'city']);
    await choose('city', 'Move toward start');
    await expectOrder(demo, before);
  }
  for (const [field, name] of [
    ['id', 'Move toward start'],
    ['total', 'Move toward end'],
  ] as const) {
    await openColumnMenu(demo, field);
    await expect
      .element(demo.getByRole('menuitem', { name }))
      .toHaveAttribute('aria-disabled', 'true');
    await press('Escape');
    await expect.element(demo.getByRole('menu')).not.toBeInTheDocument();
  }
  // With a pinned column, which keeps its edge.
  for (let turn = 0; turn < 2; turn += 1) {
    await choose('city', 'Pin to left');
    await expectOrder(demo, ['city', 'id', 'customer']);
    for (const [field, name] of [
      ['city', 'Move toward start'],
      ['city', 'Move toward end'],
      ['id', 'Move toward start'],
    ] as const) {
      await openColumnMenu(demo, field);
      await expect
        .element(demo.getByRole('menuitem', { name }))
        .toHaveAttribute('aria-disabled', 'true');
      await press('Escape');
      await expect.element(demo.getByRole('menu')).not.toBeInTheDocument();
    }
    await choose('id', 'Move toward end');
    await expectOrder(demo, ['city', 'customer', 'id']);
    await choose('id', 'Move toward start');
    await choose('city', 'Unpin');
    await expectOrder(demo, before);
  }
  // With a hidden column between the two.
  await openColumnMenu(demo, 'city');
  await demo.getByRole('menuitem', { name: 'Hide column' }).click();
  await expectOrder(demo, ['id', 'customer', 'placed']);
  await choose('customer', 'Move toward end');
  await expectOrder(demo, ['id', 'placed', 'customer']);
});

claim('In this demo, focus a header, press Ctrl+Enter and choose Move toward end.', async () => {
  const { default: MoveColumnMenu } = await import('./MoveColumnMenu.tsx');
  const screen = await show(<MoveColumnMenu />);
  await click(cell(screen, 'city'));
  await press('ArrowUp', 'Control+Enter');
  const item = screen.getByRole('menuitem', { name: 'Move toward end' });
  await expect.element(item).toBeVisible();
  for (let step = 0; step < 12 && document.activeElement !== item.element(); step += 1) {
    await press('ArrowDown');
  }
  await press('Enter');
  await expectOrder(screen, ['id', 'customer', 'placed', 'city']);
});

claim(
  [
    'In Data Grid Pro and Premium, users can drag a column header to move the column.',
    'Initially, the columns have the order of the columns array.',
    'The user can drop the column on a header or on a cell.',
    "In DataGrid, users can't drag columns.",
  ],
  async () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      setDirection(direction);
      for (const showPlan of [showPro, showPremium]) {
        const { screen } = await showPlan({ rows: ROWS, columns: COLUMNS }, SIZE);
        expect(fields(screen)).toEqual(ALL);
        await drag(screen, 'a', 'c');
        await expectOrder(screen, ['b', 'c', 'a', 'd']);
        await dragToCell(screen, 'a', 'd');
        await expectOrder(screen, ['b', 'c', 'd', 'a']);
        screen.unmount();
      }
    }
    setDirection('ltr');
    const { screen, api } = await showGrid({ rows: ROWS, columns: COLUMNS }, SIZE);
    expect(screen.stage.querySelectorAll('[draggable="true"]')).toHaveLength(0);
    expect('setColumnIndex' in api).toBe(false);
  },
);

claim(
  [
    'The order of the columns array | All | On mount, and when the prop receives a new array',
    'initialState.columns.orderedFields | All | On mount. Later changes to the prop are ignored',
    'apiRef.current.restoreState({ columns: { orderedFields } }) | All | When you call it',
    'You can leave fields out of orderedFields: the grid places their columns after the others.',
    'The grid ignores fields that match no column.',
  ],
  async () => {
    for (const showPlan of [showGrid, showPro, showPremium]) {
      const base = { rows: ROWS, columns: COLUMNS };
      const { screen, api, redraw } = await showPlan({
        ...base,
        initialState: ordered('c', 'x', 'a'),
      });
      expect(fields(screen)).toEqual(['c', 'a', 'b', 'd']);
      await redraw({ ...base, initialState: ordered('d') });
      expect(fields(screen)).toEqual(['c', 'a', 'b', 'd']);
      api.restoreState(ordered('b', 'y'));
      await expectOrder(screen, ['b', 'c', 'a', 'd']);
      await redraw({ ...base, columns: COLUMNS.toReversed() });
      await expectOrder(screen, ALL.toReversed());
      screen.unmount();
    }
  },
);

claim(
  [
    'With checkboxSelection, start orderedFields with GRID_CHECKBOX_SELECTION_FIELD, or the checkbox column comes after the columns that you list.',
  ],
  async () => {
    const check = GRID_CHECKBOX_SELECTION_FIELD;
    for (const showPlan of [showGrid, showPro]) {
      for (const [order, expected] of [
        [
          ['c', 'a'],
          ['c', 'a', check, 'b', 'd'],
        ],
        [
          [check, 'c', 'a'],
          [check, 'c', 'a', 'b', 'd'],
        ],
      ] as const) {
        const { screen } = await showPlan({
          rows: ROWS,
          columns: COLUMNS,
          checkboxSelection: true,
          initialState: ordered(...order),
        });
        expect(fields(screen)).toEqual(expected);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'The grid pins headers by position, but cells by field.',
    'If orderedFields or setColumnIndex moves another column in front of a left-pinned column, the header of that column is pinned, and its cells disappear (#8170).',
    'Start orderedFields with the fields that are pinned to the left, and end with those pinned to the right.',
    'In a right-to-left layout, start with those pinned to the right, and end with those pinned to the left.',
  ],
  async () => {
    const pinnedIn = (screen: Screen) =>
      ['Left', 'Right'].map((side) =>
        fields(screen).filter((field) =>
          header(screen, field).classList.contains(`MuiDataGrid-columnHeader--pinned${side}`),
        ),
      );
    for (const [order, expected] of [
      [
        ['c', 'd'],
        [['c'], ['a']],
      ],
      [
        ['b', 'd', 'c', 'a'],
        [['b'], ['a']],
      ],
    ] as const) {
      const { screen, api } = await grid({
        initialState: { pinnedColumns: { left: ['b'], right: ['a'] }, ...ordered(...order) },
      });
      expect(pinnedIn(screen)).toEqual(expected);
      expect(texts(screen, 'c')).toEqual(order[0] === 'c' ? [] : ['3']);
      expect(api.getPinnedColumns()).toEqual({ left: ['b'], right: ['a'] });
      screen.unmount();
    }
    const { screen, api } = await grid({ initialState: { pinnedColumns: { left: ['b'] } } });
    expect(pinnedIn(screen)).toEqual([['b'], []]);
    api.setColumnIndex('d', 0);
    await expect.poll(() => pinnedIn(screen)).toEqual([['d'], []]);
    expect(texts(screen, 'd')).toEqual([]);
    screen.unmount();
    setDirection('rtl');
    for (const [order, expected] of [
      [['a', 'c', 'd', 'b'], true],
      [['b', 'c', 'd', 'a'], false],
    ] as const) {
      const rtl = await grid({
        initialState: { pinnedColumns: { left: ['b'], right: ['a'] }, ...ordered(...order) },
      });
      const [above, below] = [header(rtl.screen, 'b'), cell(rtl.screen, 'b')].map((each) =>
        Math.round(each.getBoundingClientRect().x),
      );
      expect(above === below).toBe(expected);
      rtl.screen.unmount();
    }
  },
);

claim(
  'The header of a locked or pinned column, the cells of a locked column, the footer and the empty area below the rows count as outside.',
  async () => {
    const places: [Partial<DataGridProProps>, (screen: Screen) => Element | null][] = [
      [{ columns: locked('d') }, (screen: Screen) => header(screen, 'd')],
      [{ columns: locked('d') }, (screen: Screen) => cell(screen, 'd')],
      [
        { initialState: { pinnedColumns: { right: ['d'] } } },
        (screen: Screen) => header(screen, 'd'),
      ],
      [{}, ({ stage }: Screen) => stage.querySelector('.MuiDataGrid-footerContainer')],
      [{}, ({ stage }: Screen) => stage.querySelector('.MuiDataGrid-main')],
    ];
    for (const keepColumnPositionIfDraggedOutside of [false, true]) {
      for (const [props, place] of places) {
        const onColumnOrderChange = vi.fn();
        const { screen } = await grid({
          ...props,
          keepColumnPositionIfDraggedOutside,
          onColumnOrderChange,
        });
        const target = place(screen);
        if (!target) {
          throw new Error('There is nothing to drop on.');
        }
        const [x, y] = middleOf(target);
        await dragThrough(header(screen, 'a'), middleOf(header(screen, 'b')), [x, y]);
        await expectOrder(screen, keepColumnPositionIfDraggedOutside ? ['b', 'a'] : ['a', 'b']);
        expect(onColumnOrderChange).toHaveBeenCalledTimes(
          keepColumnPositionIfDraggedOutside ? 1 : 0,
        );
        screen.unmount();
      }
    }
  },
);

claim('restoreState with orderedFields keeps the widths and the hidden columns.', async () => {
  const { screen, api } = await grid();
  api.setColumnWidth('a', 150);
  api.setColumnVisibility('b', false);
  api.restoreState(ordered('d', 'c', 'b', 'a'));
  await expectOrder(screen, ['d', 'c', 'a']);
  expect(api.getColumn('a').computedWidth).toBe(150);
});

claim(
  [
    'The index that you pass to setColumnIndex starts at 0 and counts all columns, including hidden columns and the checkbox column.',
    'The indexes count hidden columns too.',
    'Calls setColumnIndex or restoreState | Not called',
  ],
  async () => {
    const onColumnOrderChange = vi.fn();
    const { screen, api } = await grid({
      checkboxSelection: true,
      initialState: { columns: { columnVisibilityModel: { a: false } } },
      onColumnOrderChange,
    });
    api.setColumnIndex('d', 2);
    await expectOrder(screen, [GRID_CHECKBOX_SELECTION_FIELD, 'd', 'b', 'c']);
    expect(api.getAllColumns().map(({ field }) => field)).toEqual([
      GRID_CHECKBOX_SELECTION_FIELD,
      'a',
      'd',
      'b',
      'c',
    ]);
    api.restoreState(ordered(GRID_CHECKBOX_SELECTION_FIELD, ...ALL));
    await expectOrder(screen, [GRID_CHECKBOX_SELECTION_FIELD, 'b', 'c', 'd']);
    expect(onColumnOrderChange).not.toHaveBeenCalled();
    await drag(screen, 'b', 'd');
    await expectOrder(screen, [GRID_CHECKBOX_SELECTION_FIELD, 'c', 'd', 'b']);
    expect(onColumnOrderChange.mock.lastCall?.[0]).toMatchObject({ oldIndex: 2, targetIndex: 4 });
  },
);

claim(
  [
    'Set disableColumnReorder on the grid to stop users from dragging columns.',
    'The default is false.',
    'Both props only restrict users: setColumnIndex can still move a locked column.',
  ],
  async () => {
    const { screen, api } = await grid({ disableColumnReorder: true });
    expect(screen.stage.querySelectorAll('[draggable="true"]')).toHaveLength(0);
    await drag(screen, 'a', 'c');
    expect(fields(screen)).toEqual(ALL);
    api.setColumnIndex('a', 2);
    await expectOrder(screen, ['b', 'c', 'a', 'd']);
    screen.unmount();
    const other = await grid({ columns: locked('a') });
    other.api.setColumnIndex('a', 3);
    await expectOrder(other.screen, ['b', 'c', 'd', 'a']);
  },
);

claim(
  "Users can't drag a locked column, but it moves by one position when they drag another column past it.",
  async () => {
    const { screen } = await grid({ columns: locked('b') });
    await drag(screen, 'b', 'd');
    await expectOrder(screen, ALL);
    await drag(screen, 'a', 'c');
    await expectOrder(screen, ['b', 'c', 'a', 'd']);
  },
);

claim(
  'If a column must keep its position, make it the first or the last one, or pin it.',
  async () => {
    const onColumnOrderChange = vi.fn();
    for (const props of [
      { columns: locked('a', 'd') },
      { initialState: { pinnedColumns: { left: ['a'], right: ['d'] } } },
    ]) {
      const other = await grid({ ...props, onColumnOrderChange });
      await drag(other.screen, 'b', 'c', 'd'); // past c, then released where it cannot be dropped
      await expectOrder(other.screen, ALL);
      expect(onColumnOrderChange).not.toHaveBeenCalled();
      await drag(other.screen, 'b', 'c');
      await expectOrder(other.screen, ['a', 'c', 'b', 'd']);
      expect(onColumnOrderChange).toHaveBeenCalledTimes(1);
      onColumnOrderChange.mockClear();
      other.screen.unmount();
    }
  },
);

claim(
  'Pinned columns and the columns that the grid adds, such as the checkboxes, are locked.',
  async () => {
    const { screen } = await grid({
      checkboxSelection: true,
      rowReordering: true,
      getDetailPanelContent: () => null,
      initialState: { pinnedColumns: { right: ['d'] } },
    });
    const draggable = fields(screen).filter((field) =>
      header(screen, field).querySelector('[draggable="true"]'),
    );
    expect(fields(screen)).toHaveLength(7);
    expect(draggable).toEqual(['a', 'b', 'c']);
    screen.unmount();
    const groups = await showPremium({
      rows: ROWS,
      columns: COLUMNS,
      initialState: { rowGrouping: { model: ['a'] } },
    });
    const [first] = fields(groups.screen);
    expect(header(groups.screen, first ?? '').querySelector('[draggable="true"]')).toBeNull();
  },
);

claim(
  'The columns of a column group stay together, unless the group has freeReordering.',
  async () => {
    for (const freeReordering of [false, true]) {
      const { screen } = await grid({
        columnGroupingModel: [
          { groupId: 'pair', freeReordering, children: [{ field: 'a' }, { field: 'b' }] },
        ],
      });
      await drag(screen, 'a', 'b', 'c');
      await expectOrder(screen, freeReordering ? ['b', 'c', 'a', 'd'] : ['b', 'a', 'c', 'd']);
      screen.unmount();
    }
  },
);

claim(
  [
    'The grid calls onColumnOrderChange with { column, oldIndex, targetIndex } when the user drops the column.',
    'Drops the column in another position | Called once',
    'Drops the column where it was before | Called, with equal indexes',
    'Drops the column outside the grid | Not called, and the column returns to its position',
    'By default, a column that is dropped outside the grid returns to its position before the drag.',
    'With keepColumnPositionIfDraggedOutside, it keeps its last position in the grid, and onColumnOrderChange is called.',
  ],
  async () => {
    for (const keepColumnPositionIfDraggedOutside of [undefined, false, true]) {
      const onColumnOrderChange = vi.fn();
      const { screen } = await grid({ keepColumnPositionIfDraggedOutside, onColumnOrderChange });
      const calls = () =>
        onColumnOrderChange.mock.calls.map(([{ column, oldIndex, targetIndex }]) => [
          column.field,
          oldIndex,
          targetIndex,
        ]);
      await drag(screen, 'a', 'd');
      await expectOrder(screen, ['b', 'c', 'd', 'a']);
      expect(calls()).toEqual([['a', 0, 3]]);
      await dragToCell(screen, 'c', 'c');
      await expect.poll(calls).toEqual([
        ['a', 0, 3],
        ['c', 1, 1],
      ]);
      onColumnOrderChange.mockClear();
      await dragOut(screen, 'b', 'd');
      if (keepColumnPositionIfDraggedOutside) {
        await expect.poll(calls).toEqual([['b', 0, 2]]);
        await expectOrder(screen, ['c', 'd', 'b', 'a']);
      } else {
        await expectOrder(screen, ['b', 'c', 'd', 'a']);
        expect(calls()).toEqual([]);
      }
      screen.unmount();
    }
  },
);

function SavedOrder() {
  const apiRef = useGridApiRef();
  const [orderedFields] = useState<string[]>(() =>
    JSON.parse(localStorage.getItem('order') ?? '[]'),
  );
  const saveOrder = () => {
    const order = apiRef.current?.exportState().columns?.orderedFields;
    localStorage.setItem('order', JSON.stringify(order));
  };
  return (
    <div style={SIZE}>
      <DataGridPro
        apiRef={apiRef}
        rows={ROWS}
        columns={COLUMNS}
        initialState={{ columns: { orderedFields } }}
        onColumnOrderChange={saveOrder}
      />
    </div>
  );
}

claim(
  [
    'Store orderedFields from the exported state when the order changes, and pass it to initialState on mount:',
    'An empty array keeps the order of columns.',
  ],
  async () => {
    const first = await show(<SavedOrder />);
    expect(fields(first)).toEqual(ALL);
    await drag(first, 'a', 'c');
    await expectOrder(first, ['b', 'c', 'a', 'd']);
    first.unmount();
    expect(fields(await show(<SavedOrder />))).toEqual(['b', 'c', 'a', 'd']);
  },
);
