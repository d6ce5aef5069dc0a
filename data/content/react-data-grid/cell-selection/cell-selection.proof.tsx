import {
  gridClasses,
  type DataGridPremiumProps,
  type GridCellSelectionModel,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-premium';
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
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, row, showPremium, texts } from '#test/proofs/grids.tsx';

type Place = [row: number, field: string];
type Stage = Pick<Screen, 'stage'>;

const FIELDS = ['a', 'b', 'c', 'd'];
const COLUMNS: GridColDef[] = FIELDS.map((field) => ({ field, width: 100 }));
const ROWS = [1, 2, 3, 4].map((id) => ({
  id,
  ...Object.fromEntries(FIELDS.map((field) => [field, `${field}${id}`])),
}));
const ONE = { 1: { a: true } };
const BEYOND_FIRST = { items: [{ field: 'a', operator: 'isAnyOf', value: ['a2', 'a3', 'a4'] }] };

/** Cells alone, of 4 × 4. */
const grid = (props: Partial<DataGridPremiumProps> = {}) =>
  showPremium({
    rows: ROWS,
    columns: COLUMNS,
    cellSelection: true,
    rowSelection: false,
    ...props,
  });

/** The texts of the selected cells that are rendered, row by row. */
const selected = ({ stage }: Stage) =>
  [...stage.querySelectorAll('[role="gridcell"].Mui-selected')].map(
    ({ textContent }) => textContent,
  );
const selectedRows = ({ stage }: Stage) =>
  stage.querySelectorAll('[role="row"].Mui-selected').length;

async function pickCell(screen: Screen, [index, field]: Place, ...keys: string[]): Promise<void> {
  await click(cell(screen, field, index), { keys });
}

/** Texts of the cells from one to another. */
function between([top, left]: Place, [bottom, right]: Place): string[] {
  const columns = FIELDS.slice(FIELDS.indexOf(left), FIELDS.indexOf(right) + 1);
  return ROWS.slice(top, bottom + 1).flatMap(({ id }) => columns.map((field) => `${field}${id}`));
}

act('RangeSum', async (demo) => {
  const status = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await dragTo(cell(demo, 'Jan', 0), cell(demo, 'Feb', 1));
    await expect.element(status).toHaveTextContent('Count: 4Average: 3,538.8Sum: 14,155');
    await click(cell(demo, 'Jan', 5), { keys: ['Ctrl'] });
    await expect.element(status).toHaveTextContent('Count: 5Average: 3,027Sum: 15,135');
    await click(cell(demo, 'depot', 2));
    await expect.element(status).toHaveTextContent('Count: 0Average: –Sum: 0');
  }
});

act('CellRanges', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'customer', 1));
    await click(cell(demo, 'city', 2), { keys: ['Shift'] });
    expect(selected(demo)).toHaveLength(4);
    await demo.getByRole('switch').click();
    await expect
      .poll(() => demo.stage.querySelectorAll('input[name="select_row"]').length)
      .toBeGreaterThan(3);
    const box = cell(demo, '__check__', 1);
    await click(box);
    expect(selectedRows(demo)).toBe(1);
    expect(selected(demo)).toHaveLength(4);
    await click(box);
    await demo.getByRole('switch').click();
    await click(cell(demo, 'city', 0));
    expect(selected(demo)).toEqual([cell(demo, 'city', 0).textContent]);
  }
});

act('FormulaBar', async (demo) => {
  const field = demo.getByRole('textbox', { name: 'Shift' });
  expect(selected(demo)).toEqual(['N', 'N', 'N', 'N']);
  for (const word of ['L', 'E', 'N']) {
    await field.fill(word.toLowerCase());
    await expect.poll(() => selected(demo)).toEqual([word, word, word, word]);
    await expect.element(field).toHaveValue(word);
  }
  await demo.getByRole('button', { name: 'Clear selected shifts' }).click();
  await expect.poll(() => selected(demo)).toEqual(['', '', '', '']);
  await click(cell(demo, 'nurse', 0));
  await expect.element(field).toBeDisabled();
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'Mon', 0));
    await expect.element(field).toHaveValue('E');
    await click(cell(demo, 'Tue', 1), { keys: ['Shift'] });
    await field.fill('n');
    await expect.poll(() => selected(demo)).toEqual(['N', 'N', 'N', 'N']);
    await click(field);
    await press('End', 'e');
    await expect.element(field).toHaveValue('E');
    await expect.poll(() => texts(demo, 'Mon').slice(0, 3)).toEqual(['E', 'E', '']);
  }
});

act('OutlinedRange', async (demo) => {
  const edges = (field: string, index: number) => {
    const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } =
      getComputedStyle(cell(demo, field, index), '::after');
    return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].map(parseFloat);
  };
  expect(edges('commodity', 1)).toEqual([2, 0, 0, 2]);
  expect(edges('desk', 2)).toEqual([0, 0, 0, 0]);
  expect(edges('side', 3)).toEqual([0, 2, 2, 0]);
  const fire = (kind: string, index: number) =>
    cell(demo, 'id', index).dispatchEvent(new MouseEvent(kind, { bubbles: true, ctrlKey: true }));
  fire('mousedown', 0);
  fire('mouseover', 1);
  fire('mouseup', 1);
  await expect.poll(() => cell(demo, 'id', 1).classList.contains('Mui-selected')).toBe(true);
  expect(cell(demo, 'id', 2).classList.contains('Mui-selected')).toBe(false);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'desk', 0));
    expect(edges('desk', 0)).toEqual([2, 2, 2, 2]);
    await click(cell(demo, 'side', 1), { keys: ['Shift'] });
    expect(edges('desk', 0)).toEqual([2, 0, 0, 2]);
  }
});

claim(
  [
    'The default of cellSelection is false.',
    'Without cellSelection, setCellSelectionModel() and selectCellRange() do nothing, and isCellSelected() returns false.',
  ],
  async () => {
    const { screen, api } = await grid({ cellSelection: undefined });
    await pickCell(screen, [0, 'a']);
    api.setCellSelectionModel(ONE);
    api.selectCellRange({ id: 1, field: 'a' }, { id: 2, field: 'b' });
    expect(api.getCellSelectionModel()).toEqual({});
    expect(api.isCellSelected(1, 'a')).toBe(false);
    expect(selected(screen)).toEqual([]);
  },
);

claim(
  [
    'Row selection is enabled by default, so a click selects a cell and its row.',
    'Shift with an arrow key selects cells, but no rows.',
    'Cells only | cellSelection and rowSelection={false}',
    'Cells by click, rows by checkbox | cellSelection, checkboxSelection and disableRowSelectionOnClick',
    'While row selection is enabled, Shift+Space selects the focused cell and selects or deselects its row, even with disableRowSelectionOnClick.',
    'Ctrl+A selects all rows and no cells.',
  ],
  async () => {
    for (const [props, rows] of [
      [{ rowSelection: true }, 1],
      [{ rowSelection: false }, 0],
      [{ rowSelection: true, checkboxSelection: true, disableRowSelectionOnClick: true }, 0],
    ] as const) {
      const { screen } = await grid(props);
      await pickCell(screen, [1, 'b']);
      expect(selected(screen)).toEqual(['b2']);
      expect(selectedRows(screen)).toBe(rows);
      await press('ArrowDown');
      expect(selected(screen)).toEqual([]);
      await press('Shift+Space');
      await expect.poll(() => selected(screen)).toEqual(['b3']);
      if (props.rowSelection) {
        const of = () => row(screen, 3).classList.contains('Mui-selected');
        const first = of();
        await press('Shift+Space');
        await expect.poll(of).toBe(!first);
        await press('Shift+Space');
        await expect.poll(of).toBe(first);
        await press('ArrowDown');
        await press('Control+a');
        await expect.poll(() => selectedRows(screen)).toBe(4);
        expect(selected(screen)).toEqual([]);
      }
      await pickCell(screen, [1, 'b']);
      const before = selectedRows(screen);
      await press('Shift+ArrowDown');
      await expect.poll(() => selected(screen)).toEqual(['b2', 'b3']);
      expect(selectedRows(screen)).toBe(before);
      screen.unmount();
    }
  },
);

claim(
  [
    'Click | Selects this cell only',
    'Ctrl+click (⌘+click on macOS) | Selects or deselects this cell, and keeps the others',
    'Shift+click | Selects the range from the focused cell to this one',
  ],
  async () => {
    const { screen } = await grid();
    await pickCell(screen, [0, 'a']);
    for (const key of ['Ctrl', 'Meta']) {
      await pickCell(screen, [2, 'c'], key);
      expect(selected(screen)).toEqual(['a1', 'c3']);
      await pickCell(screen, [2, 'c'], key);
      expect(selected(screen)).toEqual(['a1']);
    }
    await pickCell(screen, [1, 'b']);
    expect(selected(screen)).toEqual(['b2']);
    await pickCell(screen, [3, 'c'], 'Shift');
    expect(selected(screen)).toEqual(between([1, 'b'], [3, 'c']));
    await pickCell(screen, [0, 'a'], 'Shift');
    expect(selected(screen)).toEqual(between([0, 'a'], [1, 'b']));
    await expect.element(cell(screen, 'b', 1)).toHaveFocus();
  },
);

claim('Drag | Selects the range of cells between the first and the current cell', async () => {
  const { screen, api } = await grid();
  await dragTo(cell(screen, 'c', 2), cell(screen, 'b', 0));
  expect(selected(screen)).toEqual(between([0, 'b'], [2, 'c']));
  expect(api.getSelectedCellsAsArray()).toHaveLength(6);
  await dragTo(cell(screen, 'a', 0), cell(screen, 'a', 1));
  expect(selected(screen)).toEqual(['a1', 'a2']);
});

claim(
  "Ctrl+drag (⌘+drag on macOS) | Adds the range to the selected cells. Dragging back doesn't remove cells",
  async () => {
    const { screen } = await grid();
    await pickCell(screen, [0, 'a']);
    const fire = (type: string, [index, field]: Place) =>
      cell(screen, field, index).dispatchEvent(
        new MouseEvent(type, { bubbles: true, ctrlKey: true }),
      );
    fire('mousedown', [1, 'c']);
    fire('mouseover', [1, 'd']);
    fire('mouseover', [2, 'd']);
    fire('mouseover', [1, 'c']);
    fire('mouseup', [1, 'c']);
    await expect.poll(() => selected(screen)).toEqual(['a1', 'c2', 'd2', 'c3', 'd3']);
  },
);

claim(
  [
    'While the user drags within 50 px of an edge of the viewport, the grid scrolls in that direction.',
    "In version 8.4.0, it doesn't scroll horizontally in a right-to-left layout.",
  ],
  async () => {
    const rows = Array.from({ length: 60 }, (_, id) => ({ id, a: `a${id}` }));
    const { screen } = await grid({ rows });
    const scroller = screen.stage.querySelector('.MuiDataGrid-virtualScroller');
    const fire = (type: string, target: Element) => {
      const { x, y, height } = target.getBoundingClientRect();
      const place = { clientX: x + 9, clientY: y + height / 2 };
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, ...place }));
    };
    fire('mousedown', cell(screen, 'a', 0));
    fire('mouseover', cell(screen, 'a', 2));
    expect(scroller?.scrollTop).toBe(0);
    fire('mouseover', cell(screen, 'a', 5));
    await expect.poll(() => scroller?.scrollTop).toBeGreaterThan(100);
    fire('mouseup', document.body);
    screen.unmount();
    for (const direction of ['ltr', 'rtl'] as const) {
      setDirection(direction);
      const wide = await showPremium(
        {
          rows: ROWS,
          columns: COLUMNS.map((column) => ({ ...column, width: 300 })),
          cellSelection: true,
        },
        { width: 500 },
      );
      const view = wide.screen.stage.querySelector('.MuiDataGrid-virtualScroller');
      const { left = 0, right = 0, bottom = 0 } = view?.getBoundingClientRect() ?? {};
      const send = (kind: string, field: string) =>
        cell(wide.screen, field, 1).dispatchEvent(
          new MouseEvent(kind, {
            bubbles: true,
            clientX: direction === 'ltr' ? right - 10 : left + 10,
            clientY: bottom - 150,
          }),
        );
      send('mousedown', 'a');
      send('mouseover', 'b');
      if (direction === 'ltr') {
        await expect.poll(() => view?.scrollLeft).toBeGreaterThan(50);
      } else {
        await new Promise((resolve) => setTimeout(resolve, 300));
        expect(view?.scrollLeft).toBe(0);
      }
      fire('mouseup', document.body);
      wide.screen.unmount();
    }
  },
);

claim(
  [
    "A click doesn't select cells of pinned rows, the checkbox column, the toggle of a detail panel or the actions column.",
    'A range contains the cells of the columns between its edges, including the checkbox, toggle and actions columns.',
  ],
  async () => {
    const { screen, api } = await grid({
      columns: [
        ...COLUMNS.slice(0, 2),
        { field: 'actions', type: 'actions', getActions: () => [] },
        ...COLUMNS.slice(2),
      ],
      checkboxSelection: true,
      getDetailPanelContent: () => 'Detail',
      pinnedRows: { top: [{ id: 9, a: 'pinned' }] },
    });
    await pickCell(screen, [0, 'a']);
    for (const field of ['__check__', '__detail_panel_toggle__', 'actions']) {
      await click(cell(screen, field, 2), { at: { x: 2, y: 2 } });
    }
    expect(api.getSelectedCellsAsArray()).toEqual([]);
    await pickCell(screen, [1, 'b']);
    await pickCell(screen, [1, 'c'], 'Shift');
    expect(api.getSelectedCellsAsArray().map(({ field }) => field)).toEqual(['b', 'actions', 'c']);
  },
);

claim(
  [
    'After a range is selected, an arrow key without Shift moves focus from the cell where the range started.',
    'The next range starts at the newly focused cell.',
    'After a drag or selectCellRange(), Shift+↑, Shift+↓, Shift+← and Shift+→ replace the range with a new one from the focused cell.',
    'Home, End, Page Up, Page Down and Space clear the selection, too.',
    'In version 8.4.0, Shift+← and Shift+→ are swapped in a right-to-left layout: Shift+→ extends the range to the left.',
    "Escape and clicks outside the grid don't clear the selection.",
  ],
  async () => {
    const { screen } = await grid();
    await pickCell(screen, [1, 'b']);
    await press('Shift+ArrowDown', 'Shift+ArrowRight');
    expect(selected(screen)).toEqual(between([1, 'b'], [2, 'c']));
    await press('Escape');
    await click(document.body, { at: { x: 5, y: 700 } });
    expect(selected(screen)).toEqual(between([1, 'b'], [2, 'c']));
    await pickCell(screen, [1, 'b']);
    await press('Shift+ArrowDown', 'ArrowRight');
    await expect.element(cell(screen, 'c', 1)).toHaveFocus();
    expect(selected(screen)).toEqual([]);
    await press('Shift+ArrowDown');
    expect(selected(screen)).toEqual(['c2', 'c3']);
    for (const key of ['Home', 'End', 'PageUp', 'PageDown', 'Space']) {
      await pickCell(screen, [1, 'b']);
      expect(selected(screen)).toEqual(['b2']);
      await press(key);
      expect(selected(screen)).toEqual([]);
    }
    screen.unmount();
    const other = await grid();
    await dragTo(cell(other.screen, 'a', 0), cell(other.screen, 'b', 1));
    await press('Shift+ArrowDown');
    expect(selected(other.screen)).toEqual(['a1', 'a2']);
    await pickCell(other.screen, [1, 'b']);
    other.api.selectCellRange({ id: 2, field: 'b' }, { id: 2, field: 'd' });
    await press('Shift+ArrowDown');
    expect(selected(other.screen)).toEqual(['b2', 'b3']);
    other.screen.unmount();
    setDirection('rtl');
    const rtl = await grid();
    await pickCell(rtl.screen, [1, 'b']);
    await press('Shift+ArrowRight');
    expect(selected(rtl.screen)).toEqual(['b2', 'c2']);
    const [b, c] = ['b', 'c'].map((field) => cell(rtl.screen, field).getBoundingClientRect().x);
    expect(c).toBeLessThan(b ?? 0);
  },
);

/** Grids with a pinned row or the footer of all rows, and the id of this row. */
const WITH_PINNED: [GridRowId, Partial<DataGridPremiumProps>][] = [
  ['p', { pinnedRows: { top: [{ id: 'p' }] } }],
  ['p', { pinnedRows: { bottom: [{ id: 'p' }] } }],
  ['auto-generated-group-footer-root', { initialState: { aggregation: { model: { a: 'size' } } } }],
];
const cellIn = (screen: Screen, id: GridRowId, field: string) =>
  row(screen, id).querySelector(`[data-field="${field}"]`) ?? screen.stage;

claim(
  'A drag that starts on such a row selects cells from the first row to the row under the pointer.',
  async () => {
    for (const [id, props] of WITH_PINNED) {
      const { screen } = await grid({ ...props, hideFooter: true });
      await dragTo(cellIn(screen, id, 'a'), cellIn(screen, 2, 'b'));
      await expect.poll(() => selected(screen)).toEqual(between([0, 'a'], [1, 'b']));
      screen.unmount();
    }
  },
);

claim(
  [
    'In version 8.4.0, a drag that reaches a pinned row or the aggregation footer of all rows clears the selection.',
    'On a cell of such a row, Shift+Space and Shift with an arrow key throw Cannot read properties of undefined.',
  ],
  async () => {
    const complaint = 'Cannot read properties of undefined';
    const thrown: string[] = [];
    const listen = (event: ErrorEvent) => {
      if (event.message.includes(complaint)) {
        thrown.push(event.message);
        event.preventDefault();
      }
    };
    window.addEventListener('error', listen);
    for (const [id, props] of WITH_PINNED) {
      const changed = vi.fn<(model: GridCellSelectionModel) => void>();
      const { screen } = await grid({
        ...props,
        hideFooter: true,
        onCellSelectionModelChange: changed,
      });
      const cellOf = (of: GridRowId, field: string) => cellIn(screen, of, field);
      await click(cellOf(2, 'a'));
      expect(selected(screen)).toEqual(['a2']);
      await dragTo(cellOf(2, 'a'), cellOf(id, 'b'));
      await expect.poll(() => selected(screen)).toEqual([]);
      const counts = changed.mock.calls.map(([model]) => Object.keys(model).length);
      expect(Math.max(...counts)).toBeGreaterThan(1); // on its way, the drag has selected
      expect(thrown).toEqual([]);
      await click(cellOf(id, 'b'));
      await expect.poll(() => document.activeElement).toBe(cellOf(id, 'b'));
      for (const key of ['Space', '↑', '↓', '←', '→']) {
        await press(`Shift+${key}`);
        await expect.poll(() => thrown.length, { message: key }).toBe(1);
        thrown.length = 0;
      }
      screen.unmount();
    }
    window.removeEventListener('error', listen);
    expect(takeConsole().filter((each) => !each.includes(complaint))).toEqual([]);
  },
);

claim(
  [
    'initialState.cellSelection | On mount. Later changes are ignored | No',
    'The cellSelectionModel prop | On mount, and when the prop receives another object | No',
    'apiRef.current.setCellSelectionModel(model) | When you call it. With the cellSelectionModel prop, it only calls the callback | Yes',
    'apiRef.current.selectCellRange(start, end) | When you call it. With the cellSelectionModel prop, it only calls the callback | Yes',
    'If both are set, the prop takes precedence over initialState.',
    "exportState() doesn't contain the selection.",
  ],
  async () => {
    const onCellSelectionModelChange = vi.fn();
    const base = {
      rows: ROWS,
      columns: COLUMNS,
      cellSelection: true,
      rowSelection: false,
      onCellSelectionModelChange,
    };
    const initial = (id: number) => ({ initialState: { cellSelection: { [id]: { a: true } } } });
    const { screen, api, redraw } = await showPremium({ ...base, ...initial(2) });
    expect(selected(screen)).toEqual(['a2']);
    await redraw({ ...base, ...initial(3) });
    expect(selected(screen)).toEqual(['a2']);
    expect(onCellSelectionModelChange).not.toHaveBeenCalled();
    api.setCellSelectionModel(ONE);
    expect(onCellSelectionModelChange).toHaveBeenCalledTimes(1);
    api.selectCellRange({ id: 3, field: 'b' }, { id: 2, field: 'a' });
    expect(onCellSelectionModelChange).toHaveBeenCalledTimes(2);
    await expect.poll(() => selected(screen)).toEqual(between([1, 'a'], [2, 'b']));
    expect(Object.keys(api.exportState())).not.toContain('cellSelection');
    screen.unmount();
    onCellSelectionModelChange.mockClear();
    const other = await showPremium({ ...base, ...initial(2), cellSelectionModel: ONE });
    expect(selected(other.screen)).toEqual(['a1']);
    await other.redraw({ ...base, cellSelectionModel: { 4: { d: true } } });
    await expect.poll(() => selected(other.screen)).toEqual(['d4']);
    expect(onCellSelectionModelChange).not.toHaveBeenCalled();
    other.api.setCellSelectionModel(ONE);
    other.api.selectCellRange({ id: 3, field: 'b' }, { id: 2, field: 'a' });
    expect(onCellSelectionModelChange).toHaveBeenCalledTimes(2);
    await settled();
    expect(selected(other.screen)).toEqual(['d4']);
  },
);

claim(
  [
    'A cell that the user deselects with Ctrl+click stays in the model with the value false. A row ID that is a number becomes a string in Object.keys(model).',
    'getSelectedCellsAsArray() leaves out deselected cells, and returns the original IDs.',
  ],
  async () => {
    const { screen, api } = await grid();
    await pickCell(screen, [0, 'a']);
    await pickCell(screen, [1, 'b'], 'Ctrl');
    await pickCell(screen, [0, 'a'], 'Ctrl');
    const model = api.getCellSelectionModel();
    expect(model).toEqual({ 1: { a: false }, 2: { b: true } });
    expect(Object.keys(model)).toEqual(['1', '2']);
    expect(api.getSelectedCellsAsArray()).toEqual([{ id: 2, field: 'b' }]);
  },
);

claim(
  'When a range is added to the selection, with Ctrl+drag or selectCellRange(start, end, true), the grid changes the objects of the rows in the current model.',
  async () => {
    const fields = { a: true };
    const cellSelection = { 1: fields, 2: fields };
    for (const props of [
      { initialState: { cellSelection } },
      { cellSelectionModel: cellSelection },
    ]) {
      const { screen, api } = await grid(props);
      api.selectCellRange({ id: 1, field: 'c' }, { id: 1, field: 'c' }, true);
      expect(fields).toEqual({ a: true, c: true });
      await expect.poll(() => api.isCellSelected(2, 'c')).toBe(true);
      screen.unmount();
      delete (fields as { c?: boolean }).c;
    }
  },
);

claim("If you don't update it, a click doesn't change the selection.", async () => {
  const onCellSelectionModelChange = vi.fn();
  const { screen, api } = await grid({ cellSelectionModel: ONE, onCellSelectionModelChange });
  await pickCell(screen, [2, 'b']);
  api.setCellSelectionModel({});
  expect(onCellSelectionModelChange).toHaveBeenCalledTimes(2);
  expect(selected(screen)).toEqual(['a1']);
});

claim(
  [
    "The model refers to rows and fields, so sorting and reordering columns don't change it.",
    'The selected cells can then form separate ranges.',
    "Filtering | Cells of rows that don't match stay in the model. getSelectedCellsAsArray() leaves them out",
    'Hidden columns | Their cells stay in the model, and getSelectedCellsAsArray() returns them',
  ],
  async () => {
    const { screen, api } = await grid();
    await pickCell(screen, [0, 'a']);
    await pickCell(screen, [1, 'b'], 'Shift');
    const model = api.getCellSelectionModel();
    api.setColumnIndex('b', 3);
    api.sortColumn('a', 'desc');
    await expect.poll(() => texts(screen, 'a')[0]).toBe('a4');
    expect(api.getCellSelectionModel()).toBe(model);
    expect(selected(screen)).toEqual(['a2', 'b2', 'a1', 'b1']);
    api.setFilterModel(BEYOND_FIRST);
    await expect.poll(() => texts(screen, 'a')).toEqual(['a4', 'a3', 'a2']);
    expect(api.getCellSelectionModel()).toBe(model);
    expect(api.getSelectedCellsAsArray().map(({ id }) => id)).toEqual([2, 2]);
    api.setColumnVisibility('b', false);
    await expect.poll(() => selected(screen)).toEqual(['a2']);
    expect(api.getSelectedCellsAsArray()).toHaveLength(2);
  },
);

claim(
  'Pagination | Cells of other pages stay in the model until the user clicks a cell or presses an arrow key. getSelectedCellsAsArray() returns those of the current page',
  async () => {
    const { screen, api } = await grid({
      pagination: true,
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { pageSize: 2 } } },
    });
    await pickCell(screen, [1, 'a']);
    api.setPage(1);
    await expect.poll(() => texts(screen, 'a')).toEqual(['a3', 'a4']);
    expect(api.getCellSelectionModel()).toEqual({ 2: { a: true } });
    expect(api.getSelectedCellsAsArray()).toEqual([]);
    await pickCell(screen, [1, 'b'], 'Ctrl');
    expect(api.getCellSelectionModel()).toEqual({ 2: { a: true }, 4: { b: true } });
    expect(api.getSelectedCellsAsArray()).toEqual([{ id: 4, field: 'b' }]);
    await pickCell(screen, [0, 'b']);
    expect(api.getCellSelectionModel()).toEqual({ 3: { b: true } });
    api.setPage(0);
    await expect.poll(() => texts(screen, 'a')[0]).toBe('a1');
    await pickCell(screen, [0, 'a'], 'Ctrl');
    await press('ArrowDown');
    expect(api.getCellSelectionModel()).toEqual({});
  },
);

claim(
  [
    "cell--rangeTop | The cell above isn't selected, or the cell is in the first row of the page",
    "cell--rangeBottom | The cell below isn't selected, or the cell is in the last row of the page",
    "cell--rangeLeft | The cell of the previous column isn't selected, or the cell is in the first column",
    "cell--rangeRight | The cell of the next column isn't selected, or the cell is in the last column",
    'A single selected cell has all four classes.',
    'In a right-to-left layout, the previous column is on the right, so cell--rangeLeft marks the right edge.',
  ],
  async () => {
    const { screen, api } = await grid();
    const edges = (field: string, index: number) =>
      (['Top', 'Right', 'Bottom', 'Left'] as const)
        .filter((side) =>
          cell(screen, field, index).classList.contains(gridClasses[`cell--range${side}`]),
        )
        .join(' ');
    for (const [place, around] of [
      [
        [0, 'a'],
        [1, 'b'],
      ],
      [
        [2, 'c'],
        [3, 'd'],
      ],
      [
        [1, 'b'],
        [2, 'c'],
      ],
    ] as const) {
      await pickCell(screen, [...place]);
      expect(edges(place[1], place[0])).toBe('Top Right Bottom Left');
      await pickCell(screen, [...around], 'Shift');
      expect(edges(place[1], place[0])).toBe('Top Left');
      expect(edges(around[1], around[0])).toBe('Right Bottom');
      expect(edges(around[1], place[0])).toBe('Top Right');
    }
    api.selectCellRange({ id: 1, field: 'a' }, { id: 4, field: 'd' });
    await expect.poll(() => edges('b', 1)).toBe('');
    expect(edges('a', 0)).toBe('Top Left');
    expect(edges('d', 3)).toBe('Right Bottom');
    screen.unmount();
    const paged = await grid({
      pagination: true,
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { pageSize: 2 } } },
      cellSelectionModel: { 2: { a: true }, 3: { a: true } },
    });
    for (const index of [1, 0]) {
      for (const side of ['Top', 'Bottom'] as const) {
        expect([...cell(paged.screen, 'a', index).classList]).toContain(
          gridClasses[`cell--range${side}`],
        );
      }
      paged.api.setPage(1);
      await expect.poll(() => texts(paged.screen, 'a')[0]).toBe('a3');
    }
    paged.screen.unmount();
    setDirection('rtl');
    const rtl = await grid();
    await pickCell(rtl.screen, [0, 'b']);
    await pickCell(rtl.screen, [0, 'c'], 'Shift');
    const [b, c] = ['b', 'c'].map((field) => cell(rtl.screen, field));
    expect(b?.getBoundingClientRect().x).toBeGreaterThan(c?.getBoundingClientRect().x ?? 0);
    expect(b?.classList.contains(gridClasses['cell--rangeLeft'])).toBe(true);
  },
);

keyRow('Shift+Space', async () => {
  const { screen } = await grid();
  await pickCell(screen, [0, 'a']);
  await press('ArrowRight');
  expect(selected(screen)).toEqual([]);
  await press('Shift+Space');
  await expect.poll(() => selected(screen)).toEqual(['b1']);
  await pickCell(screen, [2, 'c'], 'Ctrl');
  await press('Shift+Space');
  await expect.poll(() => selected(screen)).toEqual(['c3']);
  await press('Shift+ArrowUp', 'Shift+Space');
  expect(selected(screen)).toEqual(['c2', 'c3']);
  await pickCell(screen, [0, 'a']);
  await pickCell(screen, [1, 'b'], 'Shift');
  await press('Shift+Space');
  expect(selected(screen)).toEqual(between([0, 'a'], [1, 'b']));
  screen.unmount();
  const other = await grid();
  await dragTo(cell(other.screen, 'a', 0), cell(other.screen, 'b', 1));
  expect(selected(other.screen)).toEqual(between([0, 'a'], [1, 'b']));
  await press('Shift+Space');
  await expect.poll(() => selected(other.screen)).toEqual(['a1']);
  other.api.selectCellRange({ id: 2, field: 'b' }, { id: 2, field: 'd' });
  await expect.poll(() => selected(other.screen)).toEqual(['b2', 'c2', 'd2']);
  await press('Shift+Space');
  await expect.poll(() => selected(other.screen)).toEqual(['a1']);
});

keyRow('Shift+↑, Shift+↓, Shift+←, Shift+→', async () => {
  const { screen } = await grid();
  await pickCell(screen, [1, 'b']);
  for (const [key, from, to] of [
    ['Shift+↓', [1, 'b'], [2, 'b']],
    ['Shift+→', [1, 'b'], [2, 'c']],
    ['Shift+↑', [1, 'b'], [1, 'c']],
    ['Shift+↑', [0, 'b'], [1, 'c']],
    ['Shift+←', [0, 'b'], [1, 'b']],
    ['Shift+←', [0, 'a'], [1, 'b']],
  ] as const) {
    await press(key);
    expect(selected(screen)).toEqual(between([...from], [...to]));
    await expect.element(cell(screen, 'b', 1)).toHaveFocus();
  }
});

keyRow('↑, ↓, ←, →', async () => {
  const { screen } = await grid();
  for (const [key, index, field] of [
    ['↑', 0, 'b'],
    ['↓', 2, 'b'],
    ['←', 1, 'a'],
    ['→', 1, 'c'],
  ] as const) {
    await pickCell(screen, [1, 'b']);
    await press(key);
    await expect.element(cell(screen, field, index)).toHaveFocus();
    expect(selected(screen)).toEqual([]);
  }
});
