import {
  GRID_ROOT_GROUP_ID,
  gridRowTreeSelector,
  type DataGridProProps,
  type GridColDef,
  type GridGroupNode,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-pro';
import { act, claim, click, dragTo, expect, press, vi, type Screen } from '#test/proof.tsx';
import { cell, fields, header, row, showPremium, showPro, texts } from '#test/proofs/grids.tsx';

const ROWS = ['A', 'B', 'C', 'D', 'E'].map((name, id) => ({ id, name, price: id }));
const COLUMNS: GridColDef[] = [{ field: 'name', editable: true }, { field: 'price' }];
const HANDLE = '__reorder__';

async function queue(props: Partial<DataGridProProps> = {}) {
  const onRowOrderChange = vi.fn<(params: GridRowOrderChangeParams) => void>();
  const base = { rows: ROWS, columns: COLUMNS, rowReordering: true, onRowOrderChange };
  const shown = await showPro({ ...base, ...props }, { height: 500 });
  return {
    ...shown,
    names: () => texts(shown.screen, 'name').join(' '),
    moves: () =>
      onRowOrderChange.mock.calls.map(([{ oldIndex, targetIndex }]) => [oldIndex, targetIndex]),
    redraw: (next: Partial<DataGridProProps>) => shown.redraw({ ...base, ...props, ...next }),
  };
}

const handle = (screen: Screen, index: number) =>
  cell(screen, HANDLE, index).querySelector('.MuiDataGrid-rowReorderCell') ?? screen.stage;
/** Drags a row over a cell of another row. */
const drag = (screen: Screen, from: number, to: number, field = 'name') =>
  dragTo(handle(screen, from), cell(screen, field, to));

act('DragRows', async (demo) => {
  const before = texts(demo, 'id');
  await expect.element(demo.getByText('Saved. Next job: J-771')).toBeVisible();
  await drag(demo, 0, 2, 'product');
  await expect
    .poll(() => texts(demo, 'id'))
    .toEqual(['J-772', 'J-774', 'J-771', ...before.slice(3)]);
  await expect.element(demo.getByText('Saved. Next job: J-772')).toBeVisible();
  await drag(demo, 2, 0, 'product');
  await expect.poll(() => texts(demo, 'id')).toEqual(before);
  await expect.element(demo.getByText('Saved. Next job: J-771')).toBeVisible();
  await drag(demo, 4, 3, 'product');
  await expect.poll(() => texts(demo, 'id')[3]).toBe('J-778');
});

act('CustomHandle', async (demo) => {
  expect(fields(demo).at(-1)).toBe(HANDLE);
  const before = texts(demo, 'customer');
  await drag(demo, 0, 1, 'street');
  await expect
    .poll(() => texts(demo, 'customer').slice(0, 2))
    .toEqual(['Kestrel Books', 'Harbor Café']);
  await drag(demo, 1, 0, 'street');
  await expect.poll(() => texts(demo, 'customer')).toEqual(before);
  expect(handle(demo, 0).textContent).toBe('Harbor Café, Quay Street 4');
});

act('MoveWithButtons', async (demo) => {
  const before = texts(demo, 'title');
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('menuitem', { name: 'Move Opening up' }).click();
    expect(texts(demo, 'title')).toEqual(before);
    await demo.getByRole('menuitem', { name: 'Move Opening down' }).click();
    await expect.poll(() => texts(demo, 'title').indexOf('Opening')).toBe(1);
    await demo.getByRole('menuitem', { name: 'Move Opening up' }).click();
    await expect.poll(() => texts(demo, 'title')).toEqual(before);
  }
  await demo.getByRole('menuitem', { name: 'Move Panel discussion down' }).click();
  expect(texts(demo, 'title')).toEqual(before);
});

claim(
  [
    'It adds a column with a drag handle, and onRowOrderChange reports each move.',
    'onRowOrderChange is called once, when the user drops the row.',
    'If the row is dropped at its old position, both indexes are equal:',
    'row | The row that was moved',
    'oldIndex | Its index before the move',
    'targetIndex | Its index after the move',
    "The grid keeps the new order in its state, and doesn't change the rows array.",
    'The next array that you pass to rows overwrites this order, so save the order if you control rows.',
    "updateRows() keeps the user's order.",
  ],
  async () => {
    const { screen, api, names, moves, redraw } = await queue();
    expect(fields(screen)).toEqual([HANDLE, 'name', 'price']);
    await drag(screen, 0, 2);
    await expect.poll(names).toBe('B C A D E');
    expect(moves()).toEqual([[0, 2]]);
    await drag(screen, 1, 1, 'price');
    await expect.poll(moves).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(names()).toBe('B C A D E');
    expect(ROWS.map(({ name }) => name).join(' ')).toBe('A B C D E');
    api.updateRows([{ id: 0, price: 9 }]);
    await expect.poll(() => texts(screen, 'price')[2]).toBe('9');
    expect(names()).toBe('B C A D E');
    await redraw({});
    expect(names()).toBe('B C A D E');
    await redraw({ rows: [...ROWS] });
    await expect.poll(names).toBe('A B C D E');
  },
);

claim(
  [
    'rowReordering is false by default.',
    'The grid is sorted | Clear the sort model, or set sortable: false for the columns',
    'A cell or a row is being edited | Finish editing',
    'The grid has tree data or row grouping | Not supported yet',
    'If all rows of tree data are at the top level, users can still drag them.',
    'Pinned rows have no handle.',
    "In this version, users can't reorder rows in tree data or row grouping.",
  ],
  async () => {
    const draggable = (screen: Screen) =>
      screen.stage.querySelectorAll('[draggable="true"].MuiDataGrid-rowReorderCell').length;
    const plain = await showPro({ rows: ROWS, columns: COLUMNS });
    expect(fields(plain.screen)).toEqual(['name', 'price']);
    plain.screen.unmount();
    const { screen, api } = await queue({ pinnedRows: { top: [{ id: 't', name: 'Top' }] } });
    expect(draggable(screen)).toBe(5);
    expect(row(screen, 't').querySelector('.MuiDataGrid-rowReorderCell')).toBeNull();
    for (let turn = 0; turn < 2; turn += 1) {
      await click(header(screen, 'name'));
      await expect.poll(() => draggable(screen)).toBe(0);
      api.setSortModel([]);
      await expect.poll(() => draggable(screen)).toBe(5);
      await click(cell(screen, 'name', 2), { times: 2 });
      await expect.poll(() => draggable(screen)).toBe(0);
      await press('Escape');
      await expect.poll(() => draggable(screen)).toBe(5);
    }
    screen.unmount();
    const all = { rows: ROWS, columns: COLUMNS, rowReordering: true };
    for (const props of [
      { ...all, treeData: true, getTreeDataPath: ({ name }: { name: string }) => ['All', name] },
      { ...all, initialState: { rowGrouping: { model: ['name'] } } },
    ]) {
      const tree = await showPremium({ ...props, defaultGroupingExpansionDepth: -1 });
      expect(draggable(tree.screen)).toBe(0);
      tree.screen.unmount();
    }
    const roots = await queue({ treeData: true, getTreeDataPath: ({ name }) => [String(name)] });
    expect(draggable(roots.screen)).toBe(5);
    await drag(roots.screen, 0, 2);
    await expect.poll(roots.names).toBe('B C A D E');
    expect(roots.moves()).toEqual([[0, 2]]);
  },
);

claim(
  'When the user drops the row outside the other rows, such as on a header, on a pinned row or outside the grid, it returns to its old position.',
  async () => {
    const { screen, names, moves } = await queue({
      pinnedRows: { bottom: [{ id: 'b', name: 'Z' }] },
    });
    const inside = screen.stage.querySelector('.MuiDataGrid-virtualScroller') ?? screen.stage;
    for (const [target, place] of [
      [screen.stage, { x: 200, y: 700 }],
      [inside, { x: 200, y: 380 }],
      [header(screen, 'name'), undefined],
      [row(screen, 'b'), undefined],
    ] as const) {
      await dragTo(handle(screen, 2), target, place);
      await expect.poll(names).toBe('A B C D E Z');
      expect(moves()).toEqual([]);
    }
  },
);

claim(
  'Both indexes count all rows, including those on other pages and those that a filter hides.',
  async () => {
    const paged = await queue({
      pagination: true,
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { pageSize: 2, page: 1 } } },
    });
    expect(paged.names()).toBe('C D');
    await drag(paged.screen, 0, 1);
    await expect.poll(paged.names).toBe('D C');
    expect(paged.moves()).toEqual([[2, 3]]);
    paged.screen.unmount();
    const filtered = await queue({
      initialState: {
        filter: { filterModel: { items: [{ field: 'price', operator: 'contains', value: '3' }] } },
      },
      rows: [...ROWS, { id: 33, name: 'F', price: 33 }],
    });
    expect(filtered.names()).toBe('D F');
    await drag(filtered.screen, 0, 1);
    await expect.poll(filtered.names).toBe('F D');
    expect(filtered.moves()).toEqual([[3, 5]]);
  },
);

claim(
  [
    "In version 8.4.0, a row doesn't move while the pointer is over a column with disableReorder, such as the checkbox column, and returns to its old position if the user drops it there (issue 18889).",
    'If the grid has disableColumnReorder, a row moves only while the pointer is over the handle column.',
  ],
  async () => {
    for (const props of [
      { columns: [{ field: 'name', disableReorder: true }, { field: 'price' }] },
      { disableColumnReorder: true },
    ]) {
      const { screen, names } = await queue(props);
      await drag(screen, 0, 2);
      expect(names()).toBe('A B C D E');
      await drag(screen, 0, 2, HANDLE);
      await expect.poll(names).not.toBe('A B C D E');
      screen.unmount();
    }
    const { screen, api, names, moves } = await queue({ checkboxSelection: true });
    await drag(screen, 0, 2, '__check__');
    expect(names()).toBe('A B C D E');
    const onMove = vi.fn();
    api.subscribeEvent('rowsSet', onMove);
    await drag(screen, 0, 3, '__check__'); // over the handle of the row between
    await expect.poll(names).toBe('A B C D E');
    expect(onMove.mock.calls.length).toBeGreaterThan(1); // it has moved, and back
    expect(moves()).toEqual([]);
  },
);

claim(
  [
    "setRowIndex() doesn't call onRowOrderChange, so save the order in the button's handler.",
    'Its targetIndex also counts all rows.',
    "It throws an error for an ID that the grid doesn't have, and for pinned rows, group rows and rows in a group.",
  ],
  async () => {
    const { screen, api, names, moves } = await queue({ rowReordering: false });
    api.setRowIndex(0, 2);
    await expect.poll(names).toBe('B C A D E');
    expect(moves()).toEqual([]);
    expect(() => api.setRowIndex('x', 0)).toThrow('No row with id #x found');
    screen.unmount();
    const paged = await queue({
      pagination: true,
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { pageSize: 2, page: 1 } } },
    });
    paged.api.setRowIndex(2, 3);
    await expect.poll(paged.names).toBe('D C');
    paged.screen.unmount();
    const tree = await showPro({
      rows: ROWS,
      columns: COLUMNS,
      pinnedRows: { top: [{ id: 't', name: 'Top' }] },
      treeData: true,
      getTreeDataPath: ({ name }) => ['All', name],
    });
    const root = gridRowTreeSelector({ current: tree.api })[GRID_ROOT_GROUP_ID] as GridGroupNode;
    const [group = ''] = root.children;
    expect(() => tree.api.setRowIndex(0, 2)).toThrow('do not support reordering of grouped rows');
    for (const id of ['t', group]) {
      expect(() => tree.api.setRowIndex(id, 2)).toThrow('do not support reordering of footer');
    }
  },
);

claim(
  [
    'It contains the id of the row, or its __reorder__ key if the row has one.',
    'Its field is __reorder__ and its width is 50.',
    'Without it, the handle column is placed before your columns.',
  ],
  async () => {
    const { screen, api } = await queue({
      rows: [
        { id: 7, name: 'A' },
        { id: 8, name: 'B', __reorder__: 'Second' },
      ],
    });
    expect(texts(screen, HANDLE)).toEqual(['7', 'Second']);
    expect(fields(screen)[0]).toBe(HANDLE);
    expect(api.getColumn(HANDLE)).toMatchObject({ field: '__reorder__', width: 50 });
    screen.unmount();
    for (const showAny of [showPro, showPremium]) {
      const other = await showAny({
        rows: ROWS,
        columns: COLUMNS,
        rowReordering: true,
        checkboxSelection: true,
      });
      expect(fields(other.screen).slice(0, 2)).toContain(HANDLE); // Pro has it first, Premium second
      expect(fields(other.screen).slice(2)).toEqual(['name', 'price']);
      other.screen.unmount();
    }
  },
);

claim(
  [
    'The drag also publishes the events rowDragStart and rowDragEnd.',
    'Between them, it publishes cellDragOver, or rowDragOver while the pointer is over a handle.',
  ],
  async () => {
    const { screen, api } = await queue();
    const published = new Set<string>();
    for (const name of ['rowDragStart', 'rowDragOver', 'cellDragOver', 'rowDragEnd'] as const) {
      api.subscribeEvent(name, () => published.add(name));
    }
    await drag(screen, 0, 2, HANDLE);
    await expect.poll(() => [...published]).toEqual(['rowDragStart', 'rowDragOver', 'rowDragEnd']);
    published.clear();
    await dragTo(cell(screen, HANDLE).firstElementChild ?? screen.stage, cell(screen, 'name', 2));
    await expect.poll(() => [...published].at(-1)).toBe('rowDragEnd');
    expect(published).toContain('cellDragOver');
  },
);

claim('The handle has no keyboard support.', async () => {
  const { screen, names } = await queue();
  expect(cell(screen, HANDLE).querySelector('[tabindex], button')).toBeNull();
  await click(cell(screen, 'name'));
  await press('ArrowLeft');
  await expect.poll(() => document.activeElement).toBe(cell(screen, HANDLE));
  await press('Enter', 'ArrowDown', 'Enter', 'Control+ArrowUp', 'Shift+ArrowDown', 'Alt+ArrowDown');
  await press('Space');
  expect(names()).toBe('A B C D E');
});
