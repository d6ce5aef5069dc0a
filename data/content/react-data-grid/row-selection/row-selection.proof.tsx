import {
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GRID_CHECKBOX_SELECTION_FIELD,
  gridFilteredSortedRowIdsSelector,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  gridRowSelectionManagerSelector,
  type DataGridProps,
  type GridActionsColDef,
  type GridApi,
  type GridColDef,
  type GridRowId,
  type GridRowSelectionModel,
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
  settled,
  setWidth,
  takeConsole,
  vi,
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

type Stage = Pick<Screen, 'stage'>;
/** What is asked of the API object of any plan. */
type Api = Pick<GridApi, 'state'>;

const COLUMNS: GridColDef[] = [
  { field: 'name', width: 150 },
  { field: 'n', type: 'number' },
];
const rowsOf = (...ids: number[]) => ids.map((id) => ({ id, name: `row ${id}`, n: id }));
const ROWS = rowsOf(1, 2, 3, 4, 5);
/** Two branches, of which only one has a row for its parent. */
const TREE: DataGridProProps = {
  rows: [
    { id: 1, path: ['a'] },
    { id: 2, path: ['a', 'b'] },
    { id: 3, path: ['c', 'd'] },
  ],
  columns: [],
  treeData: true,
  getTreeDataPath: ({ path }) => path as string[],
};
const NO_PROPAGATION = { parents: false, descendants: false };
const BEYOND = (value: number) => ({
  items: [{ field: 'n', operator: '>', value: String(value) }],
});
const NO_FILTER = { items: [] };
const PAGES = {
  pagination: true,
  pageSizeOptions: [2],
  initialState: { pagination: { paginationModel: { pageSize: 2 } } },
} as const;

const community = (props: Partial<DataGridProps> = {}) =>
  showGrid({ rows: ROWS, columns: COLUMNS, ...props });
const pro = (props: Partial<DataGridProProps> = {}) =>
  showPro({ rows: ROWS, columns: COLUMNS, ...props });
/** With checkboxes. */
const boxes = (props: Partial<DataGridProProps> = {}) => pro({ checkboxSelection: true, ...props });
const include = (...ids: GridRowId[]): GridRowSelectionModel => ({
  type: 'include',
  ids: new Set(ids),
});
const exclude = (...ids: GridRowId[]): GridRowSelectionModel => ({
  type: 'exclude',
  ids: new Set(ids),
});
const model = (api: Api) => api.state.rowSelection;
const count = (api: unknown) => gridRowSelectionCountSelector({ current: api as GridApi });
const found = (api: unknown) => gridRowSelectionIdsSelector({ current: api as GridApi });
const input = ({ stage }: Stage, name: string, within: Element = stage) => {
  const box = within.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!box) {
    throw new Error(`There is no checkbox ${name}.`);
  }
  return box;
};
const all = (screen: Stage) => input(screen, 'select_all_rows');
const tick = (screen: Stage, id: GridRowId) => input(screen, 'select_row', row(screen, id));
/** The first `length` rendered checkboxes of rows. */
const ticks = ({ stage }: Stage, length: number) =>
  [...stage.querySelectorAll<HTMLInputElement>('input[name="select_row"]')].slice(0, length);
const tickAt = (screen: Stage, index: number) => {
  const box = ticks(screen, index + 1)[index];
  if (!box) {
    throw new Error(`There is no row ${index}.`);
  }
  return box;
};
/** The ids of the highlighted rows. */
const selected = ({ stage }: Stage) =>
  [...stage.querySelectorAll<HTMLElement>('[role="row"].Mui-selected')].map(({ dataset }) =>
    String(dataset.id),
  );
const footer = ({ stage }: Stage) =>
  stage.querySelector('.MuiDataGrid-selectedRowCount')?.textContent ?? '';
const isMixed = (box: HTMLInputElement) => box.dataset.indeterminate === 'true';

async function clickRow(screen: Stage, index: number, ...keys: string[]): Promise<void> {
  await click(cell(screen, 'name', index), { keys });
}

/** Selects and deselects all in the header, twice. */
async function allAndNone(demo: Screen, some: number): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await click(all(demo));
    await expect.poll(() => footer(demo)).toBe(`${some} rows selected`);
    await click(all(demo));
    await expect.poll(() => selected(demo)).toEqual([]);
  }
}

async function turnSwitch(demo: Screen): Promise<void> {
  await demo.getByRole('switch').click();
}

act('BulkActions', async (demo) => {
  const status = demo.getByRole('status');
  const packed = demo.getByRole('button', { name: 'Mark as packed' });
  await expect.element(packed).toBeDisabled();
  for (const name of ['Mark as shipped', 'Mark as packed']) {
    await clickRow2(demo, 0);
    await click(tickAt(demo, 1));
    await expect.element(status).toHaveTextContent('2 selected, €2,359.40');
    await demo.getByRole('button', { name }).click();
    const word = name === 'Mark as packed' ? 'Packed' : 'Shipped';
    await expect.poll(() => texts(demo, 'status').slice(0, 2)).toEqual([word, word]);
    await expect.element(packed).toBeDisabled();
    expect(texts(demo, 'status')[2]).toBe('Returned');
  }
  for (let turn = 0; turn < 2; turn += 1) {
    await click(all(demo));
    await expect.element(status).toHaveTextContent(/^24 selected/);
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => selected(demo)).toEqual([]);
  }
});

/** Clicks in the second column of a demo. */
async function clickRow2(demo: Screen, index: number, ...keys: string[]): Promise<void> {
  const field = fields(demo).filter((each) => each !== GRID_CHECKBOX_SELECTION_FIELD)[1] ?? '';
  await click(cell(demo, field, index), { keys });
}

act('SingleSelect', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await clickRow2(demo, 0);
    await clickRow2(demo, 2);
    expect(selected(demo)).toEqual(['3']);
    await clickRow2(demo, 2);
    expect(selected(demo)).toEqual([]);
  }
});

act('MultiSelect', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await clickRow2(demo, 0);
    await clickRow2(demo, 2, 'Shift');
    expect(selected(demo)).toEqual(['1', '2', '3']);
    await clickRow2(demo, 1, 'Ctrl');
    expect(selected(demo)).toEqual(['1', '3']);
    await clickRow2(demo, 3);
    expect(selected(demo)).toEqual(['4']);
    await clickRow2(demo, 3);
    expect(selected(demo)).toEqual([]);
  }
});

act('Checkboxes', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await allAndNone(demo, 25);
    await turnSwitch(demo);
    expect(all(demo).disabled).toBe(true);
    for (const box of ticks(demo, 2)) {
      await click(box);
    }
    expect(selected(demo)).toEqual(['2']);
    await turnSwitch(demo);
    await clickRow2(demo, 1);
    expect(selected(demo)).toEqual([]);
  }
});

act('IncludeExclude', async (demo) => {
  const ids = (name: string) => demo.getByRole('group', { name }).getByText(/^ids:/);
  const shows = async (one: string, other: string) => {
    await expect.element(ids('include')).toHaveTextContent(`ids: {${one}}`);
    await expect.element(ids('exclude')).toHaveTextContent(`ids: {${other}}`);
  };
  await shows(' P2 ', ' P1, P3, P4, P5, P6 ');
  for (let turn = 0; turn < 2; turn += 1) {
    await click(all(demo)); // mixed, so all
    await shows(' P1, P2, P3, P4, P5, P6 ', ' ');
    await click(tick(demo, 'P3'));
    await shows(' P1, P2, P4, P5, P6 ', ' P3 ');
    await turnSwitch(demo);
    await expect.poll(() => selected(demo)).toContain('P7');
    await turnSwitch(demo);
    await expect.poll(() => selected(demo)).toEqual(['P1', 'P2', 'P4', 'P5', 'P6']);
    await demo.getByRole('button', { name: 'Use include' }).click();
    expect(selected(demo)).toEqual(['P1', 'P2', 'P4', 'P5', 'P6']);
    await shows(' P1, P2, P4, P5, P6 ', ' P3 ');
    await turnSwitch(demo);
    await expect.poll(() => demo.stage.querySelector('[data-id="P7"]')).not.toBeNull();
    expect(selected(demo)).not.toContain('P7');
    await turnSwitch(demo);
    await demo.getByRole('button', { name: 'Use exclude' }).click();
    expect(selected(demo)).toEqual(['P1', 'P2', 'P4', 'P5', 'P6']);
  }
});

act('ControlledSelection', async (demo) => {
  const status = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Select low stock' }).click();
    await expect.element(status).toHaveTextContent('3 selected: BR-10, HB-07, TU-28');
    await click(tick(demo, 'HB-07'));
    await expect.element(status).toHaveTextContent('2 selected: BR-10, TU-28');
    await click(all(demo));
    await expect.element(status).toHaveTextContent(/^6 selected/);
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect.element(status).toHaveTextContent('Nothing selected');
  }
});

act('NoClickSelect', async (demo) => {
  await clickRow2(demo, 0);
  expect(selected(demo)).toEqual([]);
  for (const expected of [1, 0, 1, 0]) {
    await click(tickAt(demo, 0));
    expect(selected(demo)).toHaveLength(expected);
  }
  await allAndNone(demo, 20);
});

act('OnlyLargeOrders', async (demo) => {
  const isLarge = texts(demo, 'total').map((text) => Number(text.replace(/[€,]/g, '')) > 1000);
  expect(new Set(isLarge).size).toBe(2);
  expect(ticks(demo, isLarge.length).map(({ disabled }) => !disabled)).toEqual(isLarge);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(all(demo));
    expect(ticks(demo, isLarge.length).map(({ checked }) => checked)).toEqual(isLarge);
    await click(all(demo));
    expect(selected(demo)).toEqual([]);
  }
});

act('KeepAfterFilter', async (demo) => {
  const searchFor = async (text: string) => {
    await demo.getByRole('searchbox').fill(text);
    await expect
      .poll(() => texts(demo, 'destination').every((each) => each.includes(text)))
      .toBe(true);
  };
  for (const isKept of [true, false, true, false]) {
    await demo.getByRole('button', { name: 'Search' }).click();
    await click(tickAt(demo, 0));
    await click(tickAt(demo, 1));
    await expect.poll(() => footer(demo)).toBe('2 rows selected');
    await searchFor('Porto');
    await searchFor('');
    await expect.poll(() => texts(demo, 'destination').length).toBeGreaterThan(5);
    await expect.poll(() => selected(demo)).toEqual(isKept ? ['1', '2'] : []);
    if (isKept) {
      await click(tickAt(demo, 0));
      await click(tickAt(demo, 1));
    }
    await turnSwitch(demo);
  }
});

act('CheckboxColumnMoved', async (demo) => {
  expect(fields(demo).at(-1)).toBe(GRID_CHECKBOX_SELECTION_FIELD);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(tick(demo, 2));
    expect(selected(demo)).toEqual(['2']);
    await click(all(demo));
    expect(selected(demo)).toHaveLength(5);
    await click(all(demo));
    expect(selected(demo)).toEqual([]);
  }
});

act('VisibleOnly', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await allAndNone(demo, 10);
    await turnSwitch(demo);
    await allAndNone(demo, 40);
    await turnSwitch(demo);
  }
});

act('ServerPagesSelection', async (demo) => {
  const status = demo.getByRole('status');
  const has = (some: number) =>
    expect.element(status).toHaveTextContent(`${some} of 60 orders selected`);
  const turnTo = async (name: string, first: string) => {
    await demo.getByRole('button', { name }).click();
    await expect.poll(() => texts(demo, 'id')[0]).toBe(first);
  };
  await expect.poll(() => texts(demo, 'id').length).toBe(5);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(tickAt(demo, 0));
    await turnTo('Go to next page', '47995');
    await click(all(demo));
    await has(6);
    await turnTo('Go to previous page', '48000');
    await expect.poll(() => selected(demo)).toEqual(['48000']);
    await demo.getByRole('button', { name: 'Clear' }).click();
    await has(0);
    await expect.poll(() => selected(demo)).toEqual([]);
  }
});

claim(
  [
    'In the Community plan without checkboxes, users can select one row at a time.',
    'A click on a cell selects its row and deselects the previous one.',
    'A second click deselects the row.',
  ],
  async () => {
    const { screen, api } = await community();
    await clickRow(screen, 0);
    for (const keys of [[], ['Shift'], ['Ctrl']]) {
      await clickRow(screen, 2, ...keys);
      expect(model(api)).toEqual(include(3));
      await clickRow(screen, 0, ...keys);
      expect(model(api)).toEqual(include(1));
    }
    await clickRow(screen, 0);
    expect(model(api)).toEqual(include());
  },
);

claim(
  [
    "Clicks on these cells don't select the row: the cell around a checkbox, the toggle of a detail panel, the handle of row reordering, a cell in edit mode and the actions column.",
    "Pinned rows can't be selected.",
  ],
  async () => {
    const actions: GridActionsColDef = { field: 'actions', type: 'actions', getActions: () => [] };
    const { screen, api } = await boxes({
      columns: [...COLUMNS.map((column) => ({ ...column, editable: true })), actions],
      getDetailPanelContent: () => 'Detail',
      pinnedRows: { top: rowsOf(9) },
      rowReordering: true,
    });
    for (const field of [
      '__detail_panel_toggle__',
      '__reorder__',
      'actions',
      GRID_CHECKBOX_SELECTION_FIELD,
    ]) {
      await click(cell(screen, field, 2), { at: { x: 2, y: 2 } });
      expect(model(api)).toEqual(include());
    }
    api.startCellEditMode({ id: 3, field: 'name' });
    await expect.poll(() => cell(screen, 'name', 3).querySelector('input')).not.toBeNull();
    await clickRow(screen, 3);
    expect(model(api)).toEqual(include());
    expect(api.getCellMode(3, 'name')).toBe('edit');
    api.stopCellEditMode({ id: 3, field: 'name' });
    await expect.poll(() => cell(screen, 'name', 3).querySelector('input')).toBeNull();
    await clickRow(screen, 0);
    api.selectRow(9);
    await click(all(screen));
    expect(selected(screen)).not.toContain('9');
    expect(row(screen, 9).querySelector('input')).toBeNull();
  },
);

claim(
  [
    "Click | Selects this row only. If it's the only selected row, deselects it",
    'Ctrl+click (⌘+click on macOS) | Selects or deselects this row, and keeps the others',
    "Shift+click on a row that isn't selected | Selects the range from the last clicked row to this one, and keeps the others",
    'Shift+click on a row that is selected | Deselects the range from the last clicked row to this one, except this row',
  ],
  async () => {
    const { screen, api } = await pro();
    const gives = async (index: number, keys: string[], ...ids: number[]) => {
      await clickRow(screen, index, ...keys);
      expect([...model(api).ids].sort()).toEqual(ids);
    };
    await gives(0, [], 1);
    await gives(2, ['Ctrl'], 1, 3);
    await gives(4, ['Shift'], 1, 3, 4, 5);
    await gives(3, ['Shift'], 1, 3, 4);
    await gives(0, ['Ctrl'], 3, 4);
    await gives(3, [], 4);
    await gives(3, []);
    await gives(1, ['Meta'], 2);
    await gives(2, ['Meta'], 2, 3);
    await gives(4, ['Ctrl'], 2, 3, 5);
    await gives(1, ['Shift'], 2);
  },
);

claim(
  [
    'With client-side pagination, a range can span pages: click a row on the first page, and Shift+click a row on the second page.',
    'With paginationMode="server", this Shift+click selects no rows.',
  ],
  async () => {
    const { screen, api } = await pro(PAGES);
    await clickRow(screen, 0);
    api.setPage(1);
    await expect.poll(() => texts(screen, 'name')).toEqual(['row 3', 'row 4']);
    await clickRow(screen, 1, 'Shift');
    expect(model(api)).toEqual(include(1, 2, 3, 4));
    screen.unmount();
    const own = { checkboxSelection: false, keepNonExistentRowsSelected: true };
    const other = await showPro(served(0, own));
    await clickRow(other.screen, 0);
    await other.redraw(served(1, own));
    await expect.poll(() => texts(other.screen, 'name')[0]).toBe('row 4');
    await clickRow(other.screen, 1, 'Shift');
    expect(model(other.api)).toEqual(include(1));
  },
);

claim(
  [
    'In version 8.4.0 of DataGridPro and DataGridPremium, Ctrl+A still creates an exclude model of all rows when disableMultipleRowSelection is set.',
    'Clicking a group row still selects its children.',
    'To prevent both, set rowSelectionPropagation={{ parents: false, descendants: false }} as well.',
  ],
  async () => {
    for (const checkboxSelection of [true, false]) {
      for (const rowSelectionPropagation of [undefined, NO_PROPAGATION]) {
        const { screen, api } = await showPremium({
          rows: ROWS,
          columns: COLUMNS,
          checkboxSelection,
          disableMultipleRowSelection: true,
          ...(rowSelectionPropagation && { rowSelectionPropagation }),
        });
        await clickRow(screen, 0);
        await press('Control+a');
        expect(model(api)).toEqual(rowSelectionPropagation ? include(1) : exclude());
        screen.unmount();
        const grouped = await showPremium({
          rows: ROWS,
          ...GROUPED,
          columns: GROUPED.columns ?? [],
          checkboxSelection,
          disableMultipleRowSelection: true,
          ...(rowSelectionPropagation && { rowSelectionPropagation }),
        });
        await clickRow(grouped.screen, 0);
        const parent = 'auto-generated-row-size/S';
        expect(model(grouped.api)).toEqual(
          rowSelectionPropagation ? include(parent) : include(parent, 1, 2),
        );
        grouped.screen.unmount();
      }
    }
  },
);

claim(
  [
    'Set disableMultipleRowSelection to limit users to one row.',
    'The default of checkboxSelection and disableMultipleRowSelection is false.',
  ],
  async () => {
    for (const disableMultipleRowSelection of [false, true]) {
      const { screen, api } = await pro(
        disableMultipleRowSelection ? { disableMultipleRowSelection } : {},
      );
      expect(fields(screen)).not.toContain(GRID_CHECKBOX_SELECTION_FIELD);
      await clickRow(screen, 0);
      await expect.poll(() => model(api)).toEqual(include(1));
      await clickRow(screen, 2, 'Ctrl');
      const both = disableMultipleRowSelection ? include(3) : include(1, 3);
      await expect.poll(() => model(api)).toEqual(both);
      screen.unmount();
    }
  },
);

claim(
  [
    'Users can then select several rows with DataGrid too.',
    'A click elsewhere in a row selects or deselects it, and keeps the others selected.',
    'Shift+click on a row or its checkbox selects a range.',
    'With disableMultipleRowSelection, users can select one row, and the header checkbox is disabled.',
  ],
  async () => {
    for (const show of [community, pro]) {
      const { screen, api } = await show({ checkboxSelection: true });
      await click(tick(screen, 1));
      await clickRow(screen, 2);
      expect(model(api)).toEqual(include(1, 3));
      await clickRow(screen, 0);
      expect(model(api)).toEqual(include(3));
      await click(tick(screen, 3));
      await click(tick(screen, 1));
      await click(tick(screen, 2), { keys: ['Shift'] });
      expect(model(api)).toEqual(include(1, 2));
      await clickRow(screen, 4, 'Shift');
      expect(model(api)).toEqual(include(1, 2, 3, 4, 5));
      screen.unmount();
      const single = await show({ checkboxSelection: true, disableMultipleRowSelection: true });
      await click(tick(single.screen, 1));
      await click(tick(single.screen, 2));
      expect(model(single.api)).toEqual(include(2));
      await clickRow(single.screen, 2, 'Ctrl');
      expect(model(single.api)).toEqual(include(3));
      expect(all(single.screen).disabled).toBe(true);
      single.screen.unmount();
    }
  },
);

claim(
  [
    'Set checkboxSelectionVisibleOnly together with pagination to limit the header checkbox to the current page.',
    'Rows selected on other pages stay selected.',
    'The header checkbox applies to all rows that match the filter, on all pages.',
  ],
  async () => {
    const { screen, api } = await boxes({ ...PAGES, checkboxSelectionVisibleOnly: true });
    await click(all(screen));
    expect(model(api)).toEqual(include(1, 2));
    api.setPage(1);
    await expect.poll(() => texts(screen, 'name')).toEqual(['row 3', 'row 4']);
    expect(all(screen).checked).toBe(false);
    await click(all(screen));
    expect(model(api)).toEqual(include(1, 2, 3, 4));
    await click(all(screen));
    expect(model(api)).toEqual(include(1, 2));
    screen.unmount();
    for (const show of [community, pro]) {
      const whole = await show({ ...PAGES, checkboxSelection: true });
      whole.api.setFilterModel(BEYOND(1));
      await expect.poll(() => texts(whole.screen, 'name')).toEqual(['row 2', 'row 3']);
      await click(all(whole.screen));
      expect(model(whole.api)).toEqual(include(2, 3, 4, 5));
      whole.screen.unmount();
    }
  },
);

claim(
  [
    'Without pagination, the header checkbox applies to all rows, and the console shows an error:',
    'The checkboxSelectionVisibleOnly prop has no effect when the pagination is not enabled.',
  ],
  async () => {
    const { screen, api } = await boxes({ checkboxSelectionVisibleOnly: true });
    expect(takeConsole()[0]?.replaceAll('`', '')).toContain(
      'The checkboxSelectionVisibleOnly prop has no effect when the pagination is not enabled.',
    );
    await click(all(screen));
    expect(model(api)).toEqual(include(1, 2, 3, 4, 5));
  },
);

claim(
  [
    'The grid renders the checkboxes in the position of this column.',
    'Keep checkboxSelection: without it, the grid removes this column.',
  ],
  async () => {
    const columns = [...COLUMNS, { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 88 }];
    for (const show of [community, pro]) {
      const { screen, redraw } = await show({ columns, checkboxSelection: true });
      expect(fields(screen)).toEqual(['name', 'n', GRID_CHECKBOX_SELECTION_FIELD]);
      expect(header(screen, GRID_CHECKBOX_SELECTION_FIELD).offsetWidth).toBe(88);
      await redraw({ rows: ROWS, columns, checkboxSelection: false });
      await expect.poll(() => fields(screen)).toEqual(['name', 'n']);
      screen.unmount();
    }
  },
);

claim(
  [
    "{ type: 'include', ids: new Set() } | None",
    "{ type: 'include', ids: new Set([1, 2]) } | Rows 1 and 2",
    "{ type: 'exclude', ids: new Set() } | All rows",
    "{ type: 'exclude', ids: new Set([1, 2]) } | All rows except 1 and 2",
  ],
  async () => {
    for (const show of [community, pro]) {
      const { screen, api } = await show({ checkboxSelection: true });
      for (const [next, ids] of [
        [include(1, 2), ['1', '2']],
        [exclude(), ['1', '2', '3', '4', '5']],
        [exclude(1, 2), ['3', '4', '5']],
        [include(), []],
      ] as const) {
        api.setRowSelectionModel(next);
        await expect.poll(() => selected(screen)).toEqual(ids);
      }
      screen.unmount();
    }
  },
);

claim(
  "With an exclude model, a row that's added later is selected. With an include model, it isn't.",
  async () => {
    for (const show of [community, pro]) {
      for (const first of [include(1, 2, 3, 4, 5), exclude()]) {
        const { screen, api } = await show({ checkboxSelection: true });
        api.setRowSelectionModel(first);
        api.updateRows(rowsOf(6));
        await expect.poll(() => texts(screen, 'name')).toHaveLength(6);
        expect(api.isRowSelected(6)).toBe(first.type === 'exclude');
        expect(selected(screen).includes('6')).toBe(first.type === 'exclude');
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'After "Select all", ids can be empty in DataGridPro and DataGridPremium.',
    "The header checkbox and Ctrl+A create { type: 'exclude', ids: new Set() } in DataGridPro and DataGridPremium.",
    "Deselecting rows one by one doesn't change the type either.",
    "Deselecting all rows with the header checkbox creates { type: 'include', ids: new Set() }, unless one of the conditions applies.",
  ],
  async () => {
    for (const show of [showPro, showPremium]) {
      const { screen, api } = await show({
        rows: ROWS,
        columns: COLUMNS,
        checkboxSelection: true,
        ...PAGES,
      });
      await click(all(screen));
      expect(model(api)).toEqual(exclude());
      await click(tick(screen, 1));
      await click(tick(screen, 2));
      expect(model(api)).toEqual(exclude(1, 2));
      await click(all(screen));
      expect(model(api)).toEqual(exclude());
      await click(all(screen));
      expect(model(api)).toEqual(include());
      await clickRow(screen, 0);
      await press('Control+a');
      expect(model(api)).toEqual(exclude());
      api.setFilterModel(BEYOND(0));
      await click(all(screen));
      expect(model(api)).toEqual(exclude(1, 2, 3, 4, 5));
      screen.unmount();
    }
  },
);

claim(
  'If the user deselects all rows of an exclude model one by one, the header checkbox stays indeterminate, although no row is selected.',
  async () => {
    const { screen, api } = await boxes();
    await click(all(screen));
    for (const box of ticks(screen, 5)) {
      await click(box);
    }
    expect(model(api)).toEqual(exclude(1, 2, 3, 4, 5));
    expect(selected(screen)).toEqual([]);
    expect(isMixed(all(screen))).toBe(true);
  },
);

claim(
  [
    'DataGrid (Community) | Include, with all rows that are loaded',
    'A filter item exists, even without a value | Include, with the rows that match',
    'The quick filter has a value | Include, with the rows that match',
    'isRowSelectable is set | Include, with the rows that can be selected',
    "checkboxSelectionVisibleOnly is set | Include, with the rows of the page if there's pagination",
    'rowSelectionPropagation has neither parents nor descendants | Include, with all rows that are loaded, except those in collapsed groups',
  ],
  async () => {
    const everything = include(1, 2, 3, 4, 5);
    const filtered = (filterModel: object) => ({
      initialState: { filter: { filterModel: { items: [], ...filterModel } } },
    });
    const free = await community({ checkboxSelection: true });
    await click(all(free.screen));
    expect(model(free.api)).toEqual(everything);
    free.screen.unmount();
    const cases: [Partial<DataGridProProps>, GridRowSelectionModel][] = [
      [filtered({ items: [{ field: 'n', operator: '>' }] }), everything],
      [filtered(BEYOND(3)), include(4, 5)],
      [filtered({ quickFilterValues: ['row 2'] }), include(2)],
      [filtered({ quickFilterValues: [''] }), exclude()],
      [{ isRowSelectable: ({ id }) => id !== 3 }, include(1, 2, 4, 5)],
      [{ ...PAGES, checkboxSelectionVisibleOnly: true }, include(1, 2)],
      [{ rowSelectionPropagation: NO_PROPAGATION }, everything],
      [{ rowSelectionPropagation: { parents: false } }, everything],
      [{ rowSelectionPropagation: { parents: true, descendants: false } }, exclude()],
    ];
    const groups = await showPremium({
      rows: ROWS,
      ...GROUPED,
      columns: GROUPED.columns ?? [],
      rowSelectionPropagation: NO_PROPAGATION,
    });
    await click(all(groups.screen));
    expect(model(groups.api)).toEqual(
      include('auto-generated-row-size/S', 'auto-generated-row-size/L'),
    );
    groups.screen.unmount();
    for (const [props, expected] of cases) {
      const { screen, api } = await boxes(props);
      await click(all(screen));
      expect(model(api)).toEqual(expected);
      screen.unmount();
    }
  },
);

claim(
  "\"Select all\" adds to the current model, so a model that's already of type 'exclude' keeps its type in each of these cases.",
  async () => {
    const { screen, api } = await boxes();
    api.setRowSelectionModel(exclude(2, 4));
    api.setFilterModel(BEYOND(3));
    await expect.poll(() => texts(screen, 'name')).toHaveLength(2);
    await click(all(screen));
    expect(model(api)).toEqual(exclude(2));
    screen.unmount();
    for (const props of [
      { isRowSelectable: () => true },
      { rowSelectionPropagation: NO_PROPAGATION },
      { ...PAGES, checkboxSelectionVisibleOnly: true },
    ]) {
      const other = await boxes(props);
      other.api.setRowSelectionModel(exclude(2, 4));
      await click(all(other.screen));
      expect(model(other.api).type).toBe('exclude');
      other.screen.unmount();
    }
    const free = await community({ checkboxSelection: true });
    free.api.setRowSelectionModel(exclude(2, 4));
    await click(all(free.screen));
    expect(model(free.api)).toEqual(exclude());
  },
);

claim(
  [
    'With flat rows, set rowSelectionPropagation={{ parents: false, descendants: false }}: rows without groups don\'t need propagation, and "Select all" then puts the IDs of all loaded rows into the model.',
    "If the user selects all rows without groups and then filters, the rows that don't match stay selected, even without keepNonExistentRowsSelected.",
    'gridRowSelectionIdsSelector and getSelectedRows() return them as well (#19421).',
  ],
  async () => {
    for (const isFlat of [true, false]) {
      const { screen, api } = await boxes(
        isFlat ? { rowSelectionPropagation: NO_PROPAGATION } : {},
      );
      await click(all(screen));
      expect(model(api)).toEqual(isFlat ? include(1, 2, 3, 4, 5) : exclude());
      api.setFilterModel(BEYOND(3));
      await expect.poll(() => texts(screen, 'name')).toHaveLength(2);
      await expect.poll(() => found(api).size).toBe(isFlat ? 2 : 5);
      expect(api.getSelectedRows().size).toBe(isFlat ? 2 : 5);
      api.setFilterModel(NO_FILTER);
      await expect.poll(() => selected(screen)).toHaveLength(isFlat ? 2 : 5);
      screen.unmount();
    }
  },
);

const GROUPED: Partial<DataGridPremiumProps> = {
  columns: [...COLUMNS, { field: 'size', valueGetter: (_value, { n }) => (n > 2 ? 'L' : 'S') }],
  initialState: { rowGrouping: { model: ['size'] } },
  checkboxSelection: true,
};

claim(
  [
    'gridRowSelectionIdsSelector(apiRef) | A Map of IDs and rows. For an exclude model, it ignores filters and leaves out generated group rows',
    'gridRowSelectionManagerSelector(apiRef) | An object whose has(id) returns whether a row is selected',
    'gridRowSelectionCountSelector(apiRef) | The number that the footer shows',
    'apiRef.current.getSelectedRows() returns the same Map as gridRowSelectionIdsSelector.',
    "In the Map, the value for a row that isn't loaded or for a generated group row is undefined.",
    'The rows are grouped.',
    'Group rows are counted as well.',
  ],
  async () => {
    const { screen, api } = await showPremium({ rows: ROWS, columns: COLUMNS, ...GROUPED });
    await click(all(screen));
    expect(model(api)).toEqual(exclude());
    expect([...found(api).keys()]).toEqual([1, 2, 3, 4, 5]);
    expect(api.getSelectedRows()).toBe(found(api));
    expect(footer(screen)).toBe('7 rows selected');
    expect(count(api)).toBe(7);
    api.setRowSelectionModel(include());
    api.selectRow('auto-generated-row-size/S');
    expect(count(api)).toBe(3);
    expect([...found(api)]).toEqual([
      ['auto-generated-row-size/S', undefined],
      [1, ROWS[0]],
      [2, ROWS[1]],
    ]);
    screen.unmount();
    const tree = await showPro({ ...TREE, checkboxSelection: true });
    await click(all(tree.screen));
    expect([...found(tree.api).keys()]).toEqual([1, 2, 3]);
    expect(footer(tree.screen)).toBe('4 rows selected');
    tree.screen.unmount();
    const flat = await boxes();
    flat.api.setRowSelectionModel(include(2, 99));
    const manager = gridRowSelectionManagerSelector({ current: flat.api as unknown as GridApi });
    expect([1, 2].map((id) => manager.has(id))).toEqual([false, true]);
    expect([...found(flat.api)]).toEqual([
      [2, ROWS[1]],
      [99, undefined],
    ]);
  },
);

claim(
  [
    "gridRowSelectionCountSelector subtracts ids.size from the number of rows that match the filter, if the model is of type 'exclude'.",
    "The model excludes a row that doesn't match the current filter.",
    'This row is subtracted, too.',
  ],
  async () => {
    const { screen, api } = await boxes();
    await click(all(screen));
    await click(tick(screen, 1));
    expect(footer(screen)).toBe('4 rows selected');
    api.setFilterModel(BEYOND(3));
    await expect.poll(() => selected(screen)).toEqual(['4', '5']);
    await expect.poll(() => footer(screen)).toBe('1 row selected');
    api.setFilterModel(BEYOND(4));
    await expect.poll(() => selected(screen)).toEqual(['5']);
    await expect.poll(() => footer(screen)).toBe('');
    const data = found(api);
    const ids = gridFilteredSortedRowIdsSelector({ current: api as unknown as GridApi });
    expect(data.size).toBe(4);
    expect(ids.filter((id) => data.get(id))).toEqual([5]);
  },
);

/** The third of each page of three rows on a server. */
function served(page: number, props: Partial<DataGridProProps> = {}): DataGridProProps {
  return {
    rows: rowsOf(page * 3 + 1, page * 3 + 2, page * 3 + 3),
    columns: COLUMNS,
    checkboxSelection: true,
    pagination: true,
    paginationMode: 'server',
    rowCount: 9,
    pageSizeOptions: [3],
    paginationModel: { page, pageSize: 3 },
    ...props,
  };
}

claim(
  [
    "The rows are paginated on the server, and the model is of type 'exclude'.",
    'Only the rows of the current page are counted.',
    'Include | The rows of the current page, and those already selected',
    "Exclude | The rows of all pages, including those that aren't loaded",
    'With an exclude model, the rows of other pages are shown as selected when they load.',
  ],
  async () => {
    const keep = { keepNonExistentRowsSelected: true };
    const { screen, api, redraw } = await showPro(served(0, keep));
    await click(all(screen));
    expect(model(api)).toEqual(exclude());
    expect(footer(screen)).toBe('3 rows selected');
    await click(tick(screen, 2));
    await redraw(served(1, keep));
    await expect.poll(() => selected(screen)).toEqual(['4', '5', '6']);
    expect(footer(screen)).toBe('2 rows selected');
    screen.unmount();
    const free = await showGrid({ ...(served(0, keep) as DataGridProps) });
    await click(tick(free.screen, 1));
    await free.redraw({ ...(served(1, keep) as DataGridProps) });
    await click(all(free.screen));
    expect(model(free.api)).toEqual(include(1, 4, 5, 6));
    expect(footer(free.screen)).toBe('4 rows selected');
  },
);

claim(
  [
    'With paginationMode="server", rows of other pages aren\'t in the grid, so by default the grid removes them from an include model when the page changes.',
    'Set keepNonExistentRowsSelected to keep the selection across pages.',
  ],
  async () => {
    for (const keepNonExistentRowsSelected of [false, true]) {
      const { screen, api, redraw } = await showPro(served(0, { keepNonExistentRowsSelected }));
      await click(tick(screen, 1));
      await redraw(served(1, { keepNonExistentRowsSelected }));
      await expect.poll(() => texts(screen, 'name')[0]).toBe('row 4');
      await expect
        .poll(() => model(api))
        .toEqual(keepNonExistentRowsSelected ? include(1) : include());
      await redraw(served(0, { keepNonExistentRowsSelected }));
      await expect.poll(() => texts(screen, 'name')[0]).toBe('row 1');
      expect(selected(screen)).toEqual(keepNonExistentRowsSelected ? ['1'] : []);
      screen.unmount();
    }
  },
);

claim(
  [
    'hideFooterSelectedRowCount removes the number from the footer.',
    "In windows narrower than 600 px, the footer doesn't show it.",
  ],
  async () => {
    const { screen } = await boxes();
    await click(all(screen));
    const visibility = () => {
      const element = screen.stage.querySelector('.MuiDataGrid-selectedRowCount');
      return element && getComputedStyle(element).visibility;
    };
    expect(visibility()).toBe('visible');
    await setWidth(599);
    await expect.poll(visibility).toBe('hidden');
    await setWidth(600);
    await expect.poll(visibility).toBe('visible');
    screen.unmount();
    const hidden = await boxes({ hideFooterSelectedRowCount: true });
    await click(all(hidden.screen));
    expect(footer(hidden.screen)).toBe('');
  },
);

claim(
  [
    "details.reason is 'singleRowSelection', 'multipleRowsSelection' or undefined.",
    'It\'s undefined for setRowSelectionModel(), and when "Select all" creates an exclude model or the header checkbox then deselects all rows.',
    'The rowSelectionModel prop | All: the model replaces the previous one | Only if propagation adds rows',
    'apiRef.current.selectRow(id, isSelected, resetSelection) | One row, or all with resetSelection | Yes',
    'apiRef.current.setRowSelectionModel(model) | All: the model replaces the previous one | Yes',
    "initialState and exportState() don't contain the row selection.",
  ],
  async () => {
    const onRowSelectionModelChange = vi.fn();
    const { screen, api, redraw } = await boxes({ onRowSelectionModelChange });
    const last = () => {
      const [next, { reason }] = onRowSelectionModelChange.mock.lastCall ?? [null, {}];
      return [next, reason];
    };
    api.selectRow(1);
    api.selectRow(2);
    expect(last()).toEqual([include(1, 2), 'singleRowSelection']);
    api.selectRow(3, true, true);
    expect(last()).toEqual([include(3), 'singleRowSelection']);
    api.setRowSelectionModel(include(4, 5));
    expect(last()).toEqual([include(4, 5), undefined]);
    api.selectRows([1]);
    expect(last()).toEqual([include(4, 5, 1), 'multipleRowsSelection']);
    await click(all(screen));
    expect(last()).toEqual([exclude(), undefined]);
    await click(all(screen));
    expect(last()).toEqual([include(), undefined]);
    expect(JSON.stringify(Object.keys(api.exportState()))).not.toMatch(/selection/i);
    const calls = onRowSelectionModelChange.mock.calls.length;
    await redraw({
      rows: ROWS,
      columns: COLUMNS,
      checkboxSelection: true,
      onRowSelectionModelChange,
      rowSelectionModel: include(2),
    });
    await expect.poll(() => selected(screen)).toEqual(['2']);
    expect(onRowSelectionModelChange.mock.calls.length).toBe(calls);
    screen.unmount();
    const parent = 'auto-generated-row-size/S';
    await showPremium({
      rows: ROWS,
      ...GROUPED,
      columns: GROUPED.columns ?? [],
      onRowSelectionModelChange,
      rowSelectionModel: include(parent),
    });
    expect(onRowSelectionModelChange.mock.calls.length).toBe(calls + 1);
    expect(last()[0]).toEqual(include(parent, 1, 2));
    const partial = exclude(1); // the group of row 1 stays selected
    const other = await showPremium({
      rows: ROWS,
      ...GROUPED,
      columns: GROUPED.columns ?? [],
      onRowSelectionModelChange,
      rowSelectionModel: partial,
    });
    expect(onRowSelectionModelChange.mock.calls.length).toBe(calls + 1);
    expect(model(other.api)).toEqual(partial);
  },
);

claim(
  "With DataGrid, if users can select one row only, a model with more than one row or of type 'exclude' throws rowSelectionModel can only contain 1 item in DataGrid.",
  async () => {
    for (const rowSelectionModel of [include(1, 2), exclude()]) {
      for (const single of [
        { checkboxSelection: false },
        { checkboxSelection: true, disableMultipleRowSelection: true },
      ]) {
        await expect(community({ rowSelectionModel, ...single })).rejects.toThrow(
          '`rowSelectionModel` can only contain 1 item in DataGrid',
        );
      }
    }
    takeConsole();
    const { screen } = await community({ rowSelectionModel: include(2) });
    expect(selected(screen)).toEqual(['2']);
  },
);

claim(
  [
    "The grid doesn't update when you change the Set of the model in place.",
    'Pass a new object: setModel({ type: model.type, ids: new Set(model.ids).add(id) }).',
  ],
  async () => {
    const own = include(1);
    const props = { rows: ROWS, columns: COLUMNS, checkboxSelection: true };
    const { screen, redraw } = await showPro({ ...props, rowSelectionModel: own });
    own.ids.add(3);
    await redraw({ ...props, rowSelectionModel: own });
    expect(selected(screen)).toEqual(['1']);
    await redraw({
      ...props,
      rowSelectionModel: { type: own.type, ids: new Set(own.ids).add(4) },
    });
    await expect.poll(() => selected(screen)).toEqual(['1', '3', '4']);
  },
);

claim('A Set isn\'t serializable: JSON.stringify(model) writes "ids":{}.', () => {
  expect(JSON.stringify(include(1, 2))).toContain('"ids":{}');
});

claim('Set rowSelection={false} to disable row selection and to clear the selection.', async () => {
  for (const show of [community, boxes]) {
    const { screen, api } = await show({ rowSelection: false });
    await clickRow(screen, 0);
    await press('Control+a');
    await press('Shift+Space');
    api.selectRow(1);
    api.setRowSelectionModel(include(1));
    expect(selected(screen)).toEqual([]);
    expect(model(api)).toEqual(include());
    screen.unmount();
    const later = await show();
    later.api.selectRow(2);
    for (const rowSelection of [false, true]) {
      await later.redraw({ rows: ROWS, columns: COLUMNS, rowSelection });
      await expect.poll(() => model(later.api)).toEqual(include());
    }
    later.screen.unmount();
  }
});

claim('Checkboxes and the keyboard still select rows.', async () => {
  for (const show of [community, pro]) {
    const { screen, api } = await show({
      checkboxSelection: true,
      disableRowSelectionOnClick: true,
    });
    await clickRow(screen, 0);
    await clickRow(screen, 0, 'Shift');
    await clickRow(screen, 0, 'Ctrl');
    expect(model(api)).toEqual(include());
    await press('Shift+Space');
    await click(tick(screen, 2));
    expect(model(api)).toEqual(include(1, 2));
    screen.unmount();
  }
});

claim(
  [
    'Their checkboxes are disabled, and "Select all" skips them.',
    "rowSelectionModel and setRowSelectionModel() don't call isRowSelectable.",
    "A row that can't be selected stays in such a model and is counted, although it isn't highlighted.",
    "If the selection isn't controlled, the grid removes it from an include model when isRowSelectable changes. An inline function changes on each render.",
    "selectRow(), selectRows() and selectRowRange() skip rows that can't be selected.",
  ],
  async () => {
    const isRowSelectable: DataGridProProps['isRowSelectable'] = ({ id }) => id !== 2;
    const { screen, api, redraw } = await boxes({ isRowSelectable });
    expect([1, 2].map((id) => tick(screen, id).disabled)).toEqual([false, true]);
    await clickRow(screen, 1);
    api.selectRow(2);
    api.selectRows([2]);
    api.selectRowRange({ startId: 1, endId: 3 });
    expect(model(api)).toEqual(include(1, 3));
    await click(all(screen));
    expect(model(api)).toEqual(include(1, 3, 4, 5));
    api.setRowSelectionModel(include(1, 2));
    await expect.poll(() => selected(screen)).toEqual(['1']);
    expect(footer(screen)).toBe('2 rows selected');
    await redraw({
      rows: ROWS,
      columns: COLUMNS,
      checkboxSelection: true,
      isRowSelectable: ({ id }) => id !== 2,
    });
    await expect.poll(() => model(api)).toEqual(include(1));
    screen.unmount();
    const controlled = await boxes({ isRowSelectable, rowSelectionModel: exclude() });
    expect(selected(controlled.screen)).toEqual(['1', '3', '4', '5']);
    expect(footer(controlled.screen)).toBe('5 rows selected');
  },
);

claim(
  [
    "When the user filters the grid, the rows that don't match are removed from an include model.",
    'They stay deselected when the filter is removed.',
    'Set keepNonExistentRowsSelected to keep them.',
    'With keepNonExistentRowsSelected, the model also keeps the IDs of rows that you delete.',
  ],
  async () => {
    for (const show of [community, pro]) {
      for (const keepNonExistentRowsSelected of [false, true]) {
        const { screen, api } = await show({
          checkboxSelection: true,
          keepNonExistentRowsSelected,
        });
        await click(tick(screen, 1));
        await click(tick(screen, 5));
        api.setFilterModel(BEYOND(3));
        await expect.poll(() => texts(screen, 'name')).toHaveLength(2);
        const left = keepNonExistentRowsSelected ? include(1, 5) : include(5);
        await expect.poll(() => model(api)).toEqual(left);
        api.setFilterModel(NO_FILTER);
        await expect.poll(() => texts(screen, 'name')).toHaveLength(5);
        expect(model(api)).toEqual(left);
        api.updateRows([{ id: 5, _action: 'delete' }]);
        await expect.poll(() => texts(screen, 'name')).toHaveLength(4);
        await expect.poll(() => model(api)).toEqual(keepNonExistentRowsSelected ? left : include());
        screen.unmount();
      }
    }
  },
);

claim(
  [
    "In version 8.4.0, if an uncontrolled model has the ID of a row that isn't in the grid, the grid throws No row with id #… found when isRowSelectable changes.",
    'With tree data or row grouping, isRowSelectable and keepNonExistentRowsSelected, deleting a selected row throws it too.',
  ],
  async () => {
    const complaint = 'No row with id #2 found';
    /** Whether there are messages, and all of them are this complaint. */
    const complains = () => [...new Set(takeConsole().map((each) => each.includes(complaint)))];
    const own = { checkboxSelection: true, keepNonExistentRowsSelected: true };
    const flat = await pro({ ...own, isRowSelectable: () => true });
    flat.api.selectRow(2);
    await expect.poll(() => selected(flat.screen)).toEqual(['2']);
    const left = { rows: rowsOf(1, 3, 4, 5), columns: COLUMNS, ...own };
    await flat.redraw({ ...left, isRowSelectable: () => true });
    await flat.redraw({ ...left, isRowSelectable: () => true });
    await expect.poll(() => flat.screen.stage.querySelector('[role="grid"]')).toBeNull();
    expect(complains()).toEqual([true]);
    flat.screen.unmount();
    const nested = { ...own, isRowSelectable: () => true };
    const rows = [
      { id: 1, path: ['a'] },
      { id: 2, path: ['a', 'b'] },
      { id: 3, path: ['a', 'c'] },
    ];
    const grouped = { rows: ROWS, ...GROUPED, columns: GROUPED.columns ?? [], ...nested };
    for (const { screen, api } of [
      await showPro({ ...TREE, ...nested, rows }),
      await showPremium(grouped),
    ]) {
      api.selectRow(2);
      await expect.poll(() => model(api)).toEqual(include(2));
      expect(() => api.updateRows([{ id: 2, _action: 'delete' }])).toThrow(complaint);
      screen.unmount();
    }
    const other = await showPro({ ...TREE, ...nested, rows });
    other.api.selectRow(2);
    await expect.poll(() => model(other.api)).toEqual(include(2));
    await other.redraw({ ...TREE, ...nested, rows: rows.filter(({ id }) => id !== 2) });
    await expect.poll(() => other.screen.stage.querySelector('[role="treegrid"]')).toBeNull();
    expect(complains()).toEqual([true]);
  },
);

claim(
  'Selecting a parent selects its children, and selecting all children selects the parent.',
  async () => {
    const { screen, api } = await showPremium({
      rows: ROWS,
      columns: COLUMNS,
      ...GROUPED,
      defaultGroupingExpansionDepth: 1,
    });
    const parent = 'auto-generated-row-size/S';
    await click(tick(screen, parent));
    expect(model(api)).toEqual(include(parent, 1, 2));
    await click(tick(screen, 2));
    expect(model(api)).toEqual(include(1));
    expect(isMixed(tick(screen, parent))).toBe(true);
    await click(tick(screen, 2));
    expect(model(api)).toEqual(include(1, 2, parent));
  },
);

claim(
  [
    'With grouped rows, adding a row replaces the exclude model, unless rowSelectionPropagation lacks parents.',
    'Its default is { parents: true, descendants: true }.',
    'In version 8.4.0, while rowSelectionPropagation has parents, the grid replaces an exclude model with an include model when grouped rows are filtered, added, updated or removed.',
    'Sorting does the same once a row in a group is deselected.',
    "With row grouping and without keepNonExistentRowsSelected, the new model contains selected rows of expanded groups. If all groups are collapsed, it's empty, and the selection is lost. With tree data, selected parents that are in rows stay selected, and their children too.",
    'With isRowSelectable={() => true}, "Select all" gives an include model of all rows, including those in collapsed groups.',
  ],
  async () => {
    const changes: ((api: GridApi) => void)[] = [
      (api) => api.setFilterModel(BEYOND(0)),
      (api) => api.updateRows(rowsOf(6)),
      (api) => api.updateRows([{ id: 1, name: 'new' }]),
      (api) => api.updateRows([{ id: 5, _action: 'delete' }]),
    ];
    for (const change of changes) {
      for (const depth of [0, 1]) {
        const { screen, api } = await showPremium({
          rows: ROWS,
          ...GROUPED,
          columns: GROUPED.columns ?? [],
          defaultGroupingExpansionDepth: depth,
        });
        await click(all(screen));
        expect(model(api)).toEqual(exclude());
        change(api as unknown as GridApi);
        await expect.poll(() => model(api).type).toBe('include');
        expect(model(api).ids.has(6)).toBe(false);
        expect(model(api).ids.has(2)).toBe(depth === 1);
        expect(model(api).ids.size === 0).toBe(depth === 0);
        screen.unmount();
      }
      const downwards = await showPremium({
        rows: ROWS,
        ...GROUPED,
        columns: GROUPED.columns ?? [],
        rowSelectionPropagation: { descendants: true },
      });
      await click(all(downwards.screen));
      change(downwards.api as unknown as GridApi);
      await settled();
      expect(model(downwards.api)).toEqual(exclude());
      downwards.screen.unmount();
    }
    const kept = await showPremium({
      rows: ROWS,
      ...GROUPED,
      columns: GROUPED.columns ?? [],
      keepNonExistentRowsSelected: true,
    });
    await click(all(kept.screen));
    kept.api.setFilterModel(BEYOND(0));
    await expect.poll(() => model(kept.api).type).toBe('include');
    expect(ROWS.filter(({ id }) => model(kept.api).ids.has(id))).toEqual(ROWS);
    kept.screen.unmount();
    const sorted = await showPremium({
      rows: ROWS,
      ...GROUPED,
      columns: GROUPED.columns ?? [],
      defaultGroupingExpansionDepth: 1,
    });
    await click(all(sorted.screen));
    sorted.api.setSortModel([{ field: 'n', sort: 'desc' }]);
    expect(model(sorted.api)).toEqual(exclude());
    await click(tick(sorted.screen, 1));
    expect(model(sorted.api).type).toBe('exclude');
    sorted.api.setSortModel([{ field: 'n', sort: 'asc' }]);
    await expect.poll(() => model(sorted.api).type).toBe('include');
    expect([1, 2].map((id) => model(sorted.api).ids.has(id))).toEqual([false, true]);
    sorted.screen.unmount();
    const tree = await showPro({ ...TREE, checkboxSelection: true });
    await click(all(tree.screen));
    expect(model(tree.api)).toEqual(exclude());
    tree.api.updateRows([{ id: 4, path: ['e'] }]);
    await expect.poll(() => model(tree.api)).toEqual(include(1, 2));
    tree.screen.unmount();
    const safe = await showPremium({
      rows: ROWS,
      ...GROUPED,
      columns: GROUPED.columns ?? [],
      isRowSelectable: () => true,
    });
    await click(all(safe.screen));
    for (const change of changes.slice(0, 3)) {
      expect(model(safe.api).type).toBe('include');
      for (const { id } of ROWS) {
        expect(model(safe.api).ids).toContain(id);
      }
      change(safe.api as unknown as GridApi);
      await expect.poll(() => texts(safe.screen, 'name').length).toBe(2);
    }
    expect([...model(safe.api).ids].filter((id) => typeof id === 'number').sort()).toEqual([
      1, 2, 3, 4, 5,
    ]);
  },
);

claim(
  "isRowSelected(id) returns true for an ID that doesn't exist, if the model is of type 'exclude'.",
  async () => {
    const { api } = await boxes({ rowSelectionModel: exclude() });
    expect(api.isRowSelected('nobody')).toBe(true);
  },
);

claim(
  [
    'If users can select one row only, selectRow(id) does nothing while another row is selected.',
    'Pass resetSelection: selectRow(id, true, true).',
  ],
  async () => {
    for (const show of [community, pro]) {
      const { screen, api } = await show({ disableMultipleRowSelection: true });
      api.selectRow(1);
      api.selectRow(2);
      expect(model(api)).toEqual(include(1));
      api.selectRow(2, true, true);
      expect(model(api)).toEqual(include(2));
      screen.unmount();
    }
  },
);

keyRow('Shift+Space', async () => {
  for (const show of [community, pro, boxes]) {
    const { screen, api } = await show();
    await click(cell(screen, 'n', 1), { keys: ['Ctrl'] });
    for (const expected of [include(), include(2), include()]) {
      await press('Shift+Space');
      expect(model(api)).toEqual(expected);
    }
    screen.unmount();
  }
});

keyRow('Shift+↑, Shift+↓', async () => {
  for (const show of [pro, boxes]) {
    const { screen, api } = await show();
    await clickRow(screen, 1);
    for (const [key, ids] of [
      ['Shift+↓', [2, 3]],
      ['Shift+↓', [2, 3, 4]],
      ['Shift+↑', [2, 3]],
      ['Shift+↑', [2]],
      ['Shift+↑', [1, 2]],
    ] as const) {
      await press(key);
      expect([...model(api).ids].sort()).toEqual(ids);
    }
    screen.unmount();
  }
  for (const show of [community, pro, boxes]) {
    const { screen, api } = await show({
      disableMultipleRowSelection: show !== community,
    });
    await clickRow(screen, 1);
    await press('Shift+↓');
    expect(model(api)).toEqual(include(3));
    await press('Shift+↑');
    expect(model(api)).toEqual(include(2));
    screen.unmount();
  }
});

claim('With cell selection , Shift+↑ and Shift+↓ select cells instead of rows.', async () => {
  const { screen, api } = await showPremium({ rows: ROWS, columns: COLUMNS, cellSelection: true });
  for (const [index, key] of [
    [1, 'Shift+ArrowUp'],
    [2, 'Shift+ArrowDown'],
  ] as const) {
    api.setRowSelectionModel(include());
    await clickRow(screen, index);
    await press(key);
    await expect.poll(() => api.getSelectedCellsAsArray().length).toBe(2);
    expect(model(api)).toEqual(include(index + 1));
  }
});

keyRow('Ctrl+A', async () => {
  for (const [show, props, length] of [
    [community, {}, 1],
    [community, { checkboxSelection: true }, 5],
    [pro, {}, 5],
    [boxes, {}, 5],
  ] as const) {
    const { screen } = await show(props);
    await clickRow(screen, 0);
    await press('Ctrl+A');
    await expect.poll(() => selected(screen)).toHaveLength(length);
    screen.unmount();
  }
});

keyRow('Space', async () => {
  for (const show of [community, pro]) {
    const { screen } = await show({ checkboxSelection: true });
    tick(screen, 2).focus();
    for (const expected of [['2'], [], ['2'], []]) {
      await press('Space');
      await expect.poll(() => selected(screen)).toEqual(expected);
    }
    all(screen).focus();
    for (const length of [5, 0, 5]) {
      await press('Space');
      await expect.poll(() => selected(screen)).toHaveLength(length);
    }
    screen.unmount();
  }
});
