import {
  GRID_CHECKBOX_SELECTION_FIELD,
  GridPreferencePanelsValue,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import {
  getRowGroupingFieldFromGroupingCriteria,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
} from '@mui/x-data-grid-premium';
import { act, claim, expect, keyRow, press, setWidth, vi, type Screen } from '#test/proof.tsx';
import { fields, openColumnMenu, showGrid, showPremium, texts } from '#test/proofs/grids.tsx';

const COLUMNS: GridColDef[] = [
  { field: 'port', headerName: 'Harbour' },
  { field: 'berths', type: 'number' },
  { field: 'depth', type: 'number' },
];
const ALL = COLUMNS.map(({ field }) => field);
const ROWS = [
  { id: 1, port: 'Aveiro', berths: 9, depth: 4 },
  { id: 2, port: 'Brest', berths: 3, depth: 12 },
  { id: 3, port: 'Cork', berths: 6, depth: 7 },
];

const harbours = (props: Partial<DataGridProps> = {}) =>
  showGrid({ rows: ROWS, columns: COLUMNS, showToolbar: true, ...props });
const hidden = (...names: string[]) => Object.fromEntries(names.map((name) => [name, false]));
const initially = (...names: string[]) => ({
  initialState: { columns: { columnVisibilityModel: hidden(...names) } },
});
const box = (screen: Screen, name: string) => screen.getByRole('checkbox', { name });
const reset = (screen: Screen) => screen.getByRole('button', { name: 'Reset' });
const panel = () => document.querySelector<HTMLElement>('.MuiDataGrid-panel .MuiDataGrid-paper');
const searchField = () =>
  document.querySelector<HTMLInputElement>('.MuiDataGrid-columnsManagementHeader input');
const listed = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnsManagementRow')].map((each) =>
    each.textContent.trim(),
  );

async function openPanel(screen: Screen): Promise<void> {
  await screen.getByRole('button', { name: 'Columns' }).click();
  await expect.poll(searchField).not.toBeNull();
}

async function closePanel(): Promise<void> {
  searchField()?.focus(); // Reset is disabled by a click on it, and loses the focus
  await press('Escape');
  await expect.poll(panel).toBeNull();
}

async function search(text: string): Promise<void> {
  await expect.poll(() => document.activeElement === searchField()).toBe(true);
  for (const letter of text) {
    await press(letter);
  }
}

/** Toggles columns in the open panel by their names, and expects these fields. */
async function toggle(screen: Screen, names: string[], left: string[]): Promise<void> {
  for (const name of names) {
    await box(screen, name).click();
  }
  await expect.poll(() => fields(screen)).toEqual(left);
}

/** Hides columns in the panel and shows them again, twice. */
async function hideAndShow(demo: Screen, names: string[], left: string[]): Promise<void> {
  const before = fields(demo);
  await openPanel(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await toggle(demo, names, left);
    await toggle(demo, names, before);
  }
  await closePanel();
}

act('ColumnsPanel', async (demo) => {
  const all = fields(demo);
  await hideAndShow(demo, ['City', 'Total'], ['id', 'customer', 'placed', 'status']);
  for (let turn = 0; turn < 2; turn += 1) {
    await openColumnMenu(demo, 'city');
    await demo.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect.poll(() => fields(demo)).not.toContain('city');
    await openPanel(demo);
    await reset(demo).click();
    await expect.poll(() => fields(demo)).toEqual(all);
    await closePanel();
  }
});

act('NonHideableColumn', async (demo) => {
  await openPanel(demo);
  await expect.element(box(demo, 'Username')).toBeDisabled();
  for (let turn = 0; turn < 2; turn += 1) {
    await toggle(demo, ['Show/Hide All'], ['username']);
    await toggle(demo, ['Show/Hide All'], ['username', 'email', 'role', 'lastLogin']);
  }
});

act('InitialVisibility', async (demo) => {
  const first = ['departs', 'flight', 'destination', 'gate', 'state', 'delay'];
  expect(fields(demo)).toEqual(first);
  await openPanel(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await toggle(demo, ['Load factor'], [...first, 'load']);
    await reset(demo).click();
    await expect.poll(() => fields(demo)).toEqual(first);
  }
});

act('ControlledVisibility', async (demo) => {
  const chip = (name: string) => demo.getByRole('button', { name: `Show ${name}` });
  for (let turn = 0; turn < 2; turn += 1) {
    await chip('Desk').click();
    await expect.poll(() => fields(demo)).toContain('desk');
    await chip('Settled').click();
    await expect.element(demo.getByText('All columns are visible')).toBeVisible();
    await openPanel(demo);
    await box(demo, 'Desk').click();
    await box(demo, 'Settled').click();
    await closePanel();
    await expect.element(chip('Desk')).toBeVisible();
    expect(fields(demo)).not.toContain('settled');
  }
});

act('TogglableSubset', async (demo) => {
  await openPanel(demo);
  expect(listed()).toEqual(['Commodity', 'Desk', 'Side', 'Tonnes', 'Price (USD)']);
  const group = GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD;
  for (let turn = 0; turn < 2; turn += 1) {
    await box(demo, 'Commodity').click(); // the last that was hidden
    await toggle(demo, ['Show/Hide All'], [group, 'id', 'settled']);
    await reset(demo).click();
    await expect
      .poll(() => fields(demo))
      .toEqual([group, 'id', 'desk', 'side', 'quantity', 'price', 'settled']);
  }
});

act('ToggleFilteredOnly', async (demo) => {
  const all = fields(demo);
  await expect.poll(() => texts(demo, 'Q2Margin')).toEqual(['116', '75', '50', '76']);
  await openPanel(demo);
  await search('margin');
  await expect.poll(listed).toEqual(['Q1 margin', 'Q2 margin', 'Q3 margin', 'Q4 margin']);
  for (let turn = 0; turn < 2; turn += 1) {
    await toggle(
      demo,
      ['Show/Hide All'],
      all.filter((field) => !field.endsWith('Margin')),
    );
    await toggle(demo, ['Show/Hide All'], all);
  }
});

act('RoleBasedColumns', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [role, extra] of [
      ['Team lead', ['holidays']],
      ['HR', ['holidays', 'since']],
      ['Employee', []],
    ] as const) {
      await demo.getByRole('combobox', { name: /^View as/ }).click();
      await demo.getByRole('option', { name: role }).click();
      await expect.poll(() => fields(demo)).toEqual(['name', 'job', 'manager', ...extra]);
    }
  }
  await expect.element(demo.getByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
});

act('ResponsiveColumns', async (demo) => {
  const wide = fields(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await setWidth(400);
    await expect.poll(() => fields(demo)).toEqual(['departs', 'flight', 'destination']);
    await openPanel(demo);
    await box(demo, 'Gate').click();
    await expect.element(box(demo, 'Gate')).toBeChecked();
    await setWidth(1280);
    await expect.poll(() => fields(demo)).toEqual(wide);
    await setWidth(400);
    await box(demo, 'Gate').click();
    await closePanel();
    await setWidth(1280);
  }
});

claim(
  [
    'A column is visible unless its field is false in the column visibility model.',
    'A column without a key is visible.',
    'A key that matches no column has no effect.',
  ],
  async () => {
    const { screen, redraw } = await harbours();
    expect(fields(screen)).toEqual(ALL);
    for (const columnVisibilityModel of [{ berths: true, ship: false }, hidden('berths', 'ship')]) {
      await redraw({ rows: ROWS, columns: COLUMNS, columnVisibilityModel });
      await expect
        .poll(() => fields(screen))
        .toEqual(columnVisibilityModel.berths ? ALL : ['port', 'depth']);
    }
  },
);

claim(
  [
    'initialState.columns.columnVisibilityModel | The columns with a key | On mount. Later changes to the prop are ignored',
    'The columnVisibilityModel prop | All columns: the model replaces the previous one | On mount, and when the prop receives another object',
    'When both are set, the prop takes precedence over initialState.',
  ],
  async () => {
    const base = { rows: ROWS, columns: COLUMNS };
    const { screen, redraw } = await showGrid({ ...base, ...initially('port') });
    expect(fields(screen)).toEqual(['berths', 'depth']);
    await redraw({ ...base, ...initially('depth') });
    expect(fields(screen)).toEqual(['berths', 'depth']);
    screen.unmount();

    const other = await showGrid({
      ...base,
      ...initially('port'),
      columnVisibilityModel: hidden('depth'),
    });
    expect(fields(other.screen)).toEqual(['port', 'berths']);
    await other.redraw({ ...base, columnVisibilityModel: hidden('berths') });
    await expect.poll(() => fields(other.screen)).toEqual(['port', 'depth']);
  },
);

claim(
  [
    'apiRef.current.setColumnVisibility(field, isVisible) | One column | When you call it',
    'apiRef.current.setColumnVisibilityModel(model) | All columns: the model replaces the previous one | When you call it',
  ],
  async () => {
    const { screen, api } = await harbours(initially('port'));
    api.setColumnVisibility('depth', false);
    await expect.poll(() => fields(screen)).toEqual(['berths']);
    api.setColumnVisibility('port', true);
    await expect.poll(() => fields(screen)).toEqual(['port', 'berths']);
    api.setColumnVisibilityModel(hidden('port'));
    await expect.poll(() => fields(screen)).toEqual(['berths', 'depth']);
    expect(api.getVisibleColumns().map(({ field }) => field)).toEqual(['berths', 'depth']);
  },
);

claim(
  [
    "If you don't update columnVisibilityModel in onColumnVisibilityModelChange, users and API methods can't show or hide a column.",
    'The checkboxes in the panel keep their state.',
    'With a controlled model, setColumnVisibility and setColumnVisibilityModel call onColumnVisibilityModelChange, and the grid changes when you update the prop.',
  ],
  async () => {
    const onColumnVisibilityModelChange = vi.fn();
    const columnVisibilityModel = hidden('port');
    const props = {
      rows: ROWS,
      columns: COLUMNS,
      showToolbar: true,
      onColumnVisibilityModelChange,
    };
    const { screen, api, redraw } = await showGrid({ ...props, columnVisibilityModel });
    await openPanel(screen);
    await box(screen, 'depth').click();
    await expect.element(box(screen, 'depth')).toBeChecked();
    await box(screen, 'Harbour').click();
    await expect.element(box(screen, 'Harbour')).not.toBeChecked();
    await box(screen, 'Show/Hide All').click();
    await closePanel();
    await openColumnMenu(screen, 'berths');
    await screen.getByRole('menuitem', { name: 'Hide column' }).click();
    expect(onColumnVisibilityModelChange).toHaveBeenCalledTimes(4);
    api.setColumnVisibility('port', true);
    api.setColumnVisibilityModel(hidden('depth'));
    expect(onColumnVisibilityModelChange).toHaveBeenCalledTimes(6);
    expect(onColumnVisibilityModelChange.mock.lastCall?.[0]).toEqual(hidden('depth'));
    expect(fields(screen)).toEqual(['berths', 'depth']);
    await redraw({ ...props, columnVisibilityModel: hidden('depth') });
    await expect.poll(() => fields(screen)).toEqual(['port', 'berths']);
    expect(onColumnVisibilityModelChange).toHaveBeenCalledTimes(6);
  },
);

claim(
  [
    'The callback receives the whole model.',
    'Show/Hide All removes the keys of the columns that it shows instead of setting them to true, so the model can be {}.',
  ],
  async () => {
    const onColumnVisibilityModelChange = vi.fn();
    const { screen } = await harbours({ ...initially('port'), onColumnVisibilityModelChange });
    await openPanel(screen);
    await box(screen, 'depth').click();
    expect(onColumnVisibilityModelChange.mock.lastCall?.[0]).toEqual(hidden('port', 'depth'));
    await box(screen, 'Harbour').click();
    expect(onColumnVisibilityModelChange.mock.lastCall?.[0]).toEqual({ port: true, depth: false });
    await box(screen, 'Show/Hide All').click();
    expect(onColumnVisibilityModelChange.mock.lastCall?.[0]).toEqual({});
  },
);

claim(
  [
    'The column menu then has no Hide column item, and the checkbox of the column in the panel is disabled.',
    'hideable only restricts users: the column visibility model and the API methods can still hide the column.',
    'The default is true.',
  ],
  async () => {
    const [first, ...others] = COLUMNS;
    const columns = [{ ...first, field: 'port', hideable: false }, ...others];
    const { screen, api } = await harbours({ columns });
    expect([api.getColumn('port').hideable, api.getColumn('depth').hideable]).toEqual([
      false,
      true,
    ]);
    await openColumnMenu(screen, 'port');
    await expect.element(screen.getByRole('menuitem', { name: 'Manage columns' })).toBeVisible();
    await expect
      .element(screen.getByRole('menuitem', { name: 'Hide column' }))
      .not.toBeInTheDocument();
    await press('Escape');
    await openPanel(screen);
    await expect.element(box(screen, 'port')).not.toBeInTheDocument();
    await expect.element(box(screen, 'Harbour')).toBeDisabled();
    await toggle(screen, ['Show/Hide All'], ['port']);
    api.setColumnVisibility('port', false);
    await expect.poll(() => fields(screen)).toEqual([]);
    screen.unmount();
    const model = await harbours({ columns, columnVisibilityModel: hidden('port') });
    expect(fields(model.screen)).toEqual(['berths', 'depth']);
  },
);

claim(
  [
    "In the column menu, users can't hide the last visible column that has a menu, but Show/Hide All in the panel hides every hideable column.",
    'If no column is visible, the grid displays an overlay with a Manage columns button that opens the panel, unless rows are loading or no row matches the filter.',
  ],
  async () => {
    const [first, ...others] = COLUMNS;
    const columns = [{ ...first, field: 'port', disableColumnMenu: true }, ...others];
    const { screen } = await harbours({ columns, showToolbar: false, ...initially('berths') });
    await openColumnMenu(screen, 'depth');
    await expect
      .element(screen.getByRole('menuitem', { name: 'Hide column' }))
      .toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('menuitem', { name: 'Manage columns' }).click();
    await box(screen, 'Show/Hide All').click();
    await expect.element(box(screen, 'depth')).toBeChecked(); // at first, it shows what is hidden
    await toggle(screen, ['Show/Hide All'], []);
    await closePanel();
    await expect.element(screen.getByText(/^No columns/)).toBeVisible();
    await screen.getByRole('button', { name: 'Manage columns' }).click();
    await toggle(screen, ['berths'], ['berths']);
    screen.unmount();
    const columnVisibilityModel = hidden(...ALL);
    const none = { field: 'port', operator: 'equals', value: 'None' };
    const nothing = await harbours({ columnVisibilityModel, filterModel: { items: [none] } });
    await expect.element(nothing.screen.getByText(/^No results/)).toBeVisible();
    nothing.screen.unmount();
    const loading = await harbours({ columnVisibilityModel, loading: true });
    await expect.element(loading.screen.getByRole('progressbar')).toBeVisible();
    await expect.element(loading.screen.getByText(/^No columns/)).not.toBeInTheDocument();
  },
);

claim(
  [
    'Users open the panel with Columns in the toolbar, which showToolbar renders, or with Manage columns in the column menu.',
    'It lists the columns in the order of the grid, by their headerName, or by their field if there is no headerName.',
    "sort | None | Sorts the list by name: 'asc' or 'desc'",
  ],
  async () => {
    const names = ['Harbour', 'berths', 'depth'];
    for (const [sort, expected] of [
      [undefined, names],
      ['asc', ['berths', 'depth', 'Harbour']],
      ['desc', ['Harbour', 'depth', 'berths']],
    ] as const) {
      const { screen } = await harbours({ slotProps: { columnsManagement: { sort } } });
      await openPanel(screen);
      expect(listed()).toEqual(expected);
      await closePanel();
      await openColumnMenu(screen, 'berths');
      await screen.getByRole('menuitem', { name: 'Manage columns' }).click();
      await expect.poll(listed).toEqual(expected);
      screen.unmount();
    }
    const { screen } = await harbours({ showToolbar: false });
    await expect.element(screen.getByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
  },
);

claim(
  [
    'searchPredicate | Part of the name | Receives a column and the search text in lowercase, and returns whether the column matches',
    "autoFocusSearchField | true | Whether the search field has focus when the panel opens. Otherwise, the first checkbox that isn't disabled has focus",
  ],
  async () => {
    const searchPredicate = vi.fn(({ field }: GridColDef, text: string) => field.startsWith(text));
    const columns = COLUMNS.map((each, index) => ({ ...each, hideable: index > 0 }));
    for (const isOwn of [false, true]) {
      const { screen } = await harbours({
        columns,
        slotProps: {
          columnsManagement: isOwn ? { autoFocusSearchField: false, searchPredicate } : {},
        },
      });
      await openPanel(screen);
      if (isOwn) {
        await expect.element(box(screen, 'berths')).toHaveFocus();
        await press('Shift+Tab');
      }
      await search('P');
      await expect.poll(listed).toEqual(isOwn ? ['Harbour'] : ['depth']);
      screen.unmount();
    }
    expect(new Set(searchPredicate.mock.calls.map(([, text]) => text))).toEqual(new Set(['p']));
  },
);

claim(
  [
    "The other columns aren't listed, and Show/Hide All doesn't change them.",
    'The function receives every column of the grid, including those that the grid adds.',
    'With checkboxSelection, the panel lists Checkbox selection, and Show/Hide All hides the checkboxes along with the other columns.',
    'To keep them, exclude GRID_CHECKBOX_SELECTION_FIELD.',
  ],
  async () => {
    const { screen } = await harbours({ checkboxSelection: true });
    await openPanel(screen);
    expect(listed()).toEqual(['Checkbox selection', 'Harbour', 'berths', 'depth']);
    await toggle(screen, ['Show/Hide All'], []);
    screen.unmount();

    const received: string[][] = [];
    const getTogglableColumns = (columns: GridColDef[]) => {
      const names = columns.map(({ field }) => field);
      received.push(names);
      return names.filter((field) => field !== GRID_CHECKBOX_SELECTION_FIELD && field !== 'port');
    };
    const other = await showPremium({
      rows: ROWS,
      columns: COLUMNS,
      checkboxSelection: true,
      showToolbar: true,
      initialState: { rowGrouping: { model: ['port'] } },
      slotProps: { columnsManagement: { getTogglableColumns } },
    });
    await openPanel(other.screen);
    const [first] = received;
    expect(first?.toSorted()).toEqual(
      [...ALL, GRID_CHECKBOX_SELECTION_FIELD, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD].toSorted(),
    );
    await other.screen.getByRole('checkbox', { name: 'Show/Hide All' }).click();
    await expect.poll(() => fields(other.screen)).toEqual([GRID_CHECKBOX_SELECTION_FIELD, 'port']);
  },
);

claim(
  [
    "By default, Show/Hide All toggles every hideable column, even those that don't match the search.",
    "With toggleAllMode: 'filteredOnly', it toggles the columns that match the search.",
    "toggleAllMode | 'all' | Whether Show/Hide All toggles all columns ('all') or only those that match the search ('filteredOnly')",
  ],
  async () => {
    const columns = COLUMNS.map((each, index) => ({ ...each, hideable: index > 0 }));
    for (const [toggleAllMode, left] of [
      [undefined, ['port']],
      ['all', ['port']],
      ['filteredOnly', ['port', 'berths']],
    ] as const) {
      const { screen } = await harbours({
        columns,
        slotProps: { columnsManagement: { toggleAllMode } },
      });
      await openPanel(screen);
      await search('dep');
      await expect.poll(listed).toEqual(['depth']);
      await toggle(screen, ['Show/Hide All'], [...left]);
      await toggle(screen, ['Show/Hide All'], ALL);
      screen.unmount();
    }
  },
);

claim(
  [
    'If both are true, the panel has no footer.',
    'disableShowHideToggle | false | Removes Show/Hide All',
    'disableResetButton | false | Removes Reset',
  ],
  async () => {
    for (const disableShowHideToggle of [false, true]) {
      for (const disableResetButton of [false, true]) {
        const { screen } = await harbours({
          slotProps: { columnsManagement: { disableShowHideToggle, disableResetButton } },
        });
        await openPanel(screen);
        expect(box(screen, 'Show/Hide All').elements()).toHaveLength(disableShowHideToggle ? 0 : 1);
        expect(reset(screen).elements()).toHaveLength(disableResetButton ? 0 : 1);
        expect(document.querySelectorAll('.MuiDataGrid-columnsManagementFooter')).toHaveLength(
          disableShowHideToggle && disableResetButton ? 0 : 1,
        );
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'The model of initialState or, with a controlled model, the first value of the prop',
    'The model at the time when the columns prop received a new array, or updateColumns or autosizeColumns was called, if this happened later',
    'If you set columnVisibilityModel to a saved model after the first render, Reset restores the first value, not the saved model.',
  ],
  async () => {
    const { screen, api, redraw } = await harbours(initially('port'));
    const afterReset = async () => {
      await openPanel(screen);
      await reset(screen).click();
      await expect.element(reset(screen)).toBeDisabled();
      await closePanel();
      return fields(screen);
    };
    api.setColumnVisibilityModel(hidden('depth'));
    expect(await afterReset()).toEqual(['berths', 'depth']);
    api.setColumnVisibilityModel(hidden('depth'));
    await redraw({ rows: ROWS, columns: [...COLUMNS], showToolbar: true });
    api.setColumnVisibilityModel({});
    expect(await afterReset()).toEqual(['port', 'berths']);
    api.setColumnVisibilityModel(hidden('berths'));
    api.updateColumns([{ field: 'port', width: 200 }]);
    api.setColumnVisibilityModel({});
    expect(await afterReset()).toEqual(['port', 'depth']);
    api.setColumnVisibilityModel(hidden('depth'));
    await api.autosizeColumns();
    api.setColumnVisibilityModel({});
    expect(await afterReset()).toEqual(['port', 'berths']);
    screen.unmount();

    const onColumnVisibilityModelChange = vi.fn();
    const props = {
      rows: ROWS,
      columns: COLUMNS,
      showToolbar: true,
      onColumnVisibilityModelChange,
    };
    const other = await showGrid({ ...props, columnVisibilityModel: hidden('port') });
    await other.redraw({ ...props, columnVisibilityModel: hidden('depth') });
    await openPanel(other.screen);
    await reset(other.screen).click();
    expect(onColumnVisibilityModelChange.mock.lastCall?.[0]).toEqual(hidden('port'));
  },
);

claim(
  [
    'It removes the Columns button from the toolbar, Hide column and Manage columns from the column menu, and Manage columns from the overlay.',
    'The default is false.',
    'apiRef.current.showPreferences(GridPreferencePanelsValue.columns) still opens the panel.',
  ],
  async () => {
    for (const disableColumnSelector of [undefined, false, true]) {
      const { screen, api } = await harbours({ disableColumnSelector });
      const has = (role: string, name: string) =>
        screen.getByRole(role, { name }).elements().length === 1;
      expect(has('button', 'Columns')).toBe(!disableColumnSelector);
      await openColumnMenu(screen, 'depth');
      expect(has('menuitem', 'Hide column')).toBe(!disableColumnSelector);
      expect(has('menuitem', 'Manage columns')).toBe(!disableColumnSelector);
      await press('Escape');
      api.showPreferences(GridPreferencePanelsValue.columns);
      await expect.poll(listed).toEqual(['Harbour', 'berths', 'depth']);
      await closePanel();
      api.setColumnVisibilityModel(hidden(...ALL));
      await expect.element(screen.getByText(/^No columns/)).toBeVisible();
      expect(has('button', 'Manage columns')).toBe(!disableColumnSelector);
      screen.unmount();
    }
  },
);

claim(
  [
    'Sorting and filters | Stay active, and the filter panel lists the hidden columns',
    'Quick filter | Ignores their values by default',
    'CSV export | Leaves them out, unless allColumns is true or fields lists them',
    "renderCell and valueFormatter | Aren't called to render the rows",
    'The rows still contain the values of hidden columns, and users can read them in the browser.',
  ],
  async () => {
    const render = vi.fn(({ value }: { value?: number }) => String(value));
    const format = vi.fn(String);
    const columns = COLUMNS.map((each) =>
      each.field === 'depth'
        ? { ...each, renderCell: render }
        : each.field === 'berths'
          ? { ...each, valueFormatter: format }
          : each,
    );
    const { screen, api } = await harbours({
      columns,
      initialState: {
        ...initially('depth', 'berths').initialState,
        sorting: { sortModel: [{ field: 'depth', sort: 'desc' }] },
        filter: { filterModel: { items: [{ field: 'berths', operator: '>', value: '4' }] } },
      },
    });
    expect(texts(screen, 'port')).toEqual(['Cork', 'Aveiro']);
    expect([render.mock.calls, format.mock.calls]).toEqual([[], []]);
    expect(api.getRow(1)).toMatchObject({ depth: 4, berths: 9 });
    expect(api.getDataAsCsv().split('\r\n')[0]).toBe('Harbour');
    expect(api.getDataAsCsv({ allColumns: true }).split('\r\n')[0]).toBe('Harbour,berths,depth');
    expect(api.getDataAsCsv({ fields: ['depth'] }).split('\r\n')[0]).toBe('depth');
    api.showFilterPanel('port');
    await screen.getByRole('combobox', { name: /^Columns/ }).click();
    await expect.element(screen.getByRole('option', { name: 'depth' })).toBeVisible();
    screen.unmount();

    const other = await harbours(initially('depth'));
    other.api.setQuickFilterValues(['12']);
    await expect.poll(() => texts(other.screen, 'port')).toEqual([]);
    other.api.setColumnVisibility('depth', true);
    await expect.poll(() => texts(other.screen, 'port')).toEqual(['Brest']);
  },
);

claim(
  [
    'Users can still show the other columns on a phone.',
    "They couldn't if you passed a shorter columns array.",
  ],
  async () => {
    await setWidth(360, 640);
    const { screen } = await harbours(initially('depth'));
    await openPanel(screen);
    await toggle(screen, ['depth'], ALL);
    screen.unmount();
    const shorter = await harbours({ columns: COLUMNS.slice(0, 2) });
    await openPanel(shorter.screen);
    expect(listed()).toEqual(['Harbour', 'berths']);
  },
);

claim(
  'In both modes, it hides columns if all hideable columns that match are visible, and shows columns otherwise.',
  async () => {
    for (const [toggleAllMode, first, then] of [
      ['all', [], ALL],
      ['filteredOnly', ['berths'], ['berths', 'depth']],
    ] as const) {
      const { screen } = await harbours({
        ...initially('port'),
        slotProps: { columnsManagement: { toggleAllMode } },
      });
      await openPanel(screen);
      await search('dep');
      await expect.poll(listed).toEqual(['depth']);
      await toggle(screen, ['Show/Hide All'], [...first]);
      await toggle(screen, ['Show/Hide All'], [...then]);
      screen.unmount();
    }
    const columns = COLUMNS.map((each) => ({ ...each, hideable: each.field !== 'port' }));
    const { screen } = await harbours({ columns, ...initially('port') });
    await openPanel(screen);
    await toggle(screen, ['Show/Hide All'], []); // port is hidden, but users can't show it
  },
);

claim(
  'With rowGroupingColumnMode="multiple", exclude the field that getRowGroupingFieldFromGroupingCriteria(field) returns.',
  async () => {
    const own = getRowGroupingFieldFromGroupingCriteria('port');
    const { screen } = await showPremium({
      rows: ROWS,
      columns: COLUMNS,
      showToolbar: true,
      rowGroupingColumnMode: 'multiple',
      initialState: { rowGrouping: { model: ['port'] } },
      slotProps: {
        columnsManagement: {
          getTogglableColumns: (columns: GridColDef[]) =>
            columns.map(({ field }) => field).filter((field) => field !== own),
        },
      },
    });
    await openPanel(screen);
    await toggle(screen, ['Show/Hide All'], [own]);
  },
);

claim('Reset is disabled afterward, so focus leaves the panel.', async () => {
  for (const isPressed of [false, true]) {
    const { screen } = await harbours();
    await openPanel(screen);
    await box(screen, 'depth').click();
    if (isPressed) {
      await press('Tab', 'Tab');
      await expect.element(reset(screen)).toHaveFocus();
      await press('Enter');
    } else {
      await reset(screen).click();
    }
    await expect.element(reset(screen)).toBeDisabled();
    await expect.poll(() => panel()?.contains(document.activeElement)).toBe(false);
    screen.unmount();
  }
});

keyRow('Tab, Shift+Tab', async () => {
  const { screen } = await harbours({ rows: [] });
  await openPanel(screen);
  const visited: unknown[] = [];
  for (let step = 0; step < 8; step += 1) {
    await press('Tab');
    expect(panel()?.contains(document.activeElement)).toBe(true);
    visited.push(document.activeElement);
  }
  expect(visited).toContain(box(screen, 'depth').element());
  await press('Shift+Tab');
  expect(document.activeElement).toBe(visited.at(-2));
});

keyRow('Space', async () => {
  const { screen } = await harbours();
  await openPanel(screen);
  await expect.poll(() => document.activeElement === searchField()).toBe(true);
  await press('Tab');
  await expect.element(box(screen, 'Harbour')).toHaveFocus();
  for (const left of [['berths', 'depth'], ALL]) {
    await press('Space');
    await expect.poll(() => fields(screen)).toEqual(left);
  }
});

keyRow('Escape', async () => {
  const { screen } = await harbours();
  await openPanel(screen);
  await press('Escape');
  await expect.poll(panel).toBeNull();
  await openPanel(screen);
  await box(screen, 'depth').click();
  await reset(screen).click();
  await press('Escape');
  expect(panel()).not.toBeNull();
  await press('Tab', 'Escape');
  await expect.poll(panel).toBeNull();
});
