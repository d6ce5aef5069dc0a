import { createRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as community from '@mui/x-data-grid';
import {
  createRowSelectionManager,
  DataGrid,
  GridGetRowsError,
  GridUpdateRowError,
  useGridApiRef,
  type DataGridProps,
  type GridColumnVisibilityModel,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';
import * as premiumPackage from '@mui/x-data-grid-premium';
import {
  DataGridPremium,
  gridFilteredRowsLookupSelector,
  gridRowSelectionIdsSelector,
  gridVisibleRowsLookupSelector,
  type DataGridPremiumProps,
  type GridApi,
} from '@mui/x-data-grid-premium';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { claim, click, expect, press, show, vi, type Screen } from '#test/proof.tsx';

const ROWS = Array.from({ length: 5 }, (_, id) => ({
  id,
  name: `Row ${id}`,
  path: id < 3 ? ['top', `${id}`] : [`${id}`],
}));
const COLUMNS = [{ field: 'name', editable: true }];
const TWO = [...COLUMNS, { field: 'id' }];
const SKELETON = { loadingOverlay: { noRowsVariant: 'skeleton' } } as const;
const BACKGROUND = '--DataGrid-t-color-background-base';

function all({ stage }: Screen, field: string): HTMLElement[] {
  return [...stage.querySelectorAll<HTMLElement>(`[role="gridcell"][data-field="${field}"]`)];
}

function cells(screen: Screen, field: string): string[] {
  return all(screen, field).map((cell) => cell.textContent);
}

function header({ stage }: Screen, field: string): HTMLElement {
  return stage.querySelector<HTMLElement>(`[role="columnheader"][data-field="${field}"]`) ?? stage;
}

function box(screen: Screen, row?: number): HTMLInputElement | Element {
  const place = row === undefined ? header(screen, '__check__') : all(screen, '__check__')[row];
  return place?.querySelector('input') ?? screen.stage;
}

/** The IDs of the selected rows. */
function selected({ stage }: Screen): (string | null)[] {
  const rows = stage.querySelectorAll('[role="row"][aria-selected="true"]');
  return [...rows].map((row) => row.getAttribute('data-id'));
}

const grid = (props: Partial<DataGridProps> = {}) =>
  show(
    <div style={{ height: 450 }}>
      <DataGrid rows={ROWS} columns={COLUMNS} {...props} />
    </div>,
  );

const pro = (props: Partial<DataGridProProps> = {}) =>
  show(
    <div style={{ height: 450 }}>
      <DataGridPro rows={ROWS} columns={COLUMNS} {...props} />
    </div>,
  );

async function premium(props: Partial<DataGridPremiumProps> = {}) {
  const apiRef = createRef<GridApi>();
  const screen = await show(
    <div style={{ height: 450 }}>
      <DataGridPremium apiRef={apiRef} rows={ROWS} columns={COLUMNS} {...props} />
    </div>,
  );
  if (!apiRef.current) {
    throw new Error('The grid has no API object.');
  }
  return { screen, api: apiRef.current, apiRef: { current: apiRef.current } };
}

claim(
  [
    'The grid no longer forwards data-*, aria-* and other attributes.',
    'Give them to the element that should have them: root is .MuiDataGrid-root, main is the element with the grid role.',
    'aria-label and aria-labelledby are props and stay where they are.',
  ],
  async () => {
    const own = { 'data-own': 'a', 'aria-describedby': 'b', title: 'c' } as object;
    const screen = await grid({
      ...own,
      'aria-label': 'Beds',
      slotProps: { root: { 'data-root': '1' }, main: { 'data-main': '1' } } as object,
    });
    expect(
      screen.stage.querySelector('[data-own], [aria-describedby="b"], [title="c"]'),
    ).toBeNull();
    expect(screen.stage.querySelector('.MuiDataGrid-root[data-root]')).not.toBeNull();
    await expect
      .element(screen.getByRole('grid', { name: 'Beds' }))
      .toHaveAttribute('data-main', '1');
  },
);

claim(
  [
    'The parameters of the failed request are in error.params, the original error in error.cause.',
    'Since the data source can save rows, a failed edit arrives here too, as a GridUpdateRowError.',
  ],
  async () => {
    const errors: (GridGetRowsError | GridUpdateRowError)[] = [];
    let isFailing = true;
    const cause = new Error('down');
    const dataSource = {
      getRows: () =>
        isFailing ? Promise.reject(cause) : Promise.resolve({ rows: ROWS, rowCount: 5 }),
      updateRow: () => Promise.reject(cause),
    };
    const screen = await show(
      <div style={{ height: 300 }}>
        <DataGrid
          columns={COLUMNS}
          dataSource={dataSource}
          onDataSourceError={(...given) => errors.push(...given)}
        />
      </div>,
    );
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    expect(errors[0]).toBeInstanceOf(GridGetRowsError);
    expect(errors[0]).toMatchObject({ cause, params: { paginationModel: { page: 0 } } });
    isFailing = false;
    await click(header(screen, 'name'));
    await expect.poll(() => cells(screen, 'name').length).toBe(5);
    errors.length = 0;
    await click(all(screen, 'name')[0] ?? screen.stage, { times: 2 });
    await screen.getByRole('textbox').fill('New');
    await press('Enter');
    await expect.poll(() => errors.at(-1)).toBeInstanceOf(GridUpdateRowError);
  },
);

claim(
  [
    "With type: 'exclude', ids holds the rows that are not selected.",
    'On Pro and Premium, "Select all" sets { type: \'exclude\', ids: new Set() } while four conditions hold: rowSelectionPropagation is on, the filter model is empty, and neither isRowSelectable nor checkboxSelectionVisibleOnly is set.',
    'Otherwise it adds the IDs of the selectable rows that pass the filter.',
    'Use the manager below, or call gridRowSelectionIdsSelector(apiRef), which returns the selected rows for both types.',
  ],
  async () => {
    const filterModel = { items: [{ field: 'name', operator: 'isNotEmpty' }] };
    const waiting = { items: [{ field: 'name', operator: 'contains' }] };
    for (const [props, type] of [
      [{}, 'exclude'],
      [{ rowSelectionPropagation: { parents: false, descendants: false } }, 'include'],
      [{ initialState: { filter: { filterModel } } }, 'include'],
      // a filter that still waits for its value
      [{ initialState: { filter: { filterModel: waiting } } }, 'include'],
      [{ isRowSelectable: () => true }, 'include'],
      [{ checkboxSelectionVisibleOnly: true, pagination: true }, 'include'],
    ] as const) {
      const onRowSelectionModelChange = vi.fn();
      const { screen, apiRef } = await premium({
        checkboxSelection: true,
        onRowSelectionModelChange,
        ...props,
      });
      await click(box(screen));
      const ids = type === 'exclude' ? [] : [0, 1, 2, 3, 4];
      expect(onRowSelectionModelChange.mock.lastCall?.[0]).toEqual({ type, ids: new Set(ids) });
      expect([...gridRowSelectionIdsSelector(apiRef).keys()]).toEqual([0, 1, 2, 3, 4]);
      screen.unmount();
    }
    const { apiRef } = await premium({ rowSelectionModel: { type: 'exclude', ids: new Set([3]) } });
    expect([...gridRowSelectionIdsSelector(apiRef).keys()]).toEqual([0, 1, 2, 4]);
  },
);

claim(
  [
    'createRowSelectionManager(model) handles both types.',
    'The last two change the set that you pass, so copy a model that you keep in state:',
  ],
  () => {
    for (const type of ['include', 'exclude'] as const) {
      const ids = new Set([3]);
      const manager = createRowSelectionManager({ type, ids });
      expect(manager.has(3)).toBe(type === 'include');
      manager[type === 'include' ? 'unselect' : 'select'](3);
      expect([manager.has(3), ids.size]).toEqual([type === 'exclude', 0]);
    }
  },
);

claim(
  [
    'With tree data or row grouping , selecting a row selects the rows below it, and a parent whose rows are all selected is selected too.',
    'indeterminateCheckboxAction | a click on an indeterminate checkbox selects; the default was to deselect',
  ],
  async () => {
    const tree: Partial<DataGridProProps> = {
      treeData: true,
      getTreeDataPath: (row) => row.path,
      checkboxSelection: true,
      defaultGroupingExpansionDepth: 1,
    };
    const screen = await pro(tree);
    await click(box(screen, 0));
    expect(selected(screen)).toHaveLength(4);
    await click(box(screen, 1));
    expect(selected(screen)).toEqual(['1', '2']);
    await click(box(screen, 0));
    expect(selected(screen)).toHaveLength(4);
    screen.unmount();
    const without = await pro({
      ...tree,
      rowSelectionPropagation: { parents: false, descendants: false },
    });
    await click(box(without, 0));
    expect(selected(without)).toHaveLength(1);
  },
);

claim(
  'It now counts selectable rows: rows that isRowSelectable refuses no longer keep it half-checked.',
  async () => {
    const screen = await grid({ checkboxSelection: true, isRowSelectable: ({ id }) => id !== 0 });
    await click(box(screen));
    expect(selected(screen)).toEqual(['1', '2', '3', '4']);
    const checkbox = box(screen) as HTMLInputElement;
    expect([checkbox.checked, checkbox.dataset.indeterminate]).toEqual([true, 'false']);
  },
);

claim(
  ['It now deselects it.', 'In a selection of several rows, the click still leaves this one row.'],
  async () => {
    for (const draw of [grid, pro]) {
      const screen = await draw();
      for (const expected of [['1'], [], ['1']]) {
        await click(all(screen, 'name')[1] ?? screen.stage);
        expect(selected(screen)).toEqual(expected);
      }
      screen.unmount();
    }
    const screen = await pro();
    await click(all(screen, 'name')[1] ?? screen.stage);
    await click(all(screen, 'name')[3] ?? screen.stage, { keys: ['Ctrl'] });
    expect(selected(screen)).toEqual(['1', '3']);
    await click(all(screen, 'name')[1] ?? screen.stage);
    expect(selected(screen)).toEqual(['1']);
  },
);

claim(
  [
    'It appears with showToolbar and needs no slot.',
    'Without the prop, nothing is rendered, not even your own toolbar.',
    'The quick filter was off and is on.',
    'The default toolbar has no density menu.',
  ],
  async () => {
    const slots = { toolbar: () => <i>My toolbar</i> };
    for (const [props, shown] of [
      [{}, undefined],
      [{ slots }, undefined],
      [{ slots, showToolbar: true }, 'i'],
      [{ showToolbar: true }, '[role="toolbar"]'],
    ] as const) {
      const screen = await grid(props);
      expect(screen.stage.querySelector('i, [role="toolbar"]')?.matches(shown ?? '*')).toBe(
        shown === undefined ? undefined : true,
      );
      screen.unmount();
    }
    const screen = await grid({ showToolbar: true });
    await expect.element(screen.getByRole('button', { name: 'Search' })).toBeVisible();
    expect(screen.getByRole('button', { name: /density/i }).elements()).toHaveLength(0);
    screen.unmount();
    const without = await grid({
      showToolbar: true,
      slotProps: { toolbar: { showQuickFilter: false } },
    });
    expect(without.getByRole('button', { name: 'Search' }).elements()).toHaveLength(0);
  },
);

claim(
  'sorting or filtering always returns to the first page; the default was to stay',
  async () => {
    const screen = await grid({
      initialState: { pagination: { paginationModel: { pageSize: 2, page: 1 } } },
      pageSizeOptions: [2],
    });
    expect(cells(screen, 'name')).toEqual(['Row 2', 'Row 3']);
    await click(header(screen, 'name'));
    await expect.poll(() => cells(screen, 'name')).toEqual(['Row 0', 'Row 1']);
  },
);

claim(
  'The button that clears a header filter moved from the cell into the menu of the header filter.',
  async () => {
    for (const showClearIcon of [false, true]) {
      const screen = await pro({
        headerFilters: true,
        initialState: {
          filter: {
            filterModel: { items: [{ field: 'name', operator: 'contains', value: 'Row' }] },
          },
        },
        ...(showClearIcon && { slotProps: { headerFilterCell: { showClearIcon } } }),
      });
      const clear = () => screen.getByRole('button', { name: 'Clear filter' }).elements().length;
      await expect.poll(clear).toBe(showClearIcon ? 1 : 0);
      if (!showClearIcon) {
        await screen.getByRole('button', { name: 'Operator' }).click();
        await expect.element(screen.getByRole('menuitem', { name: /clear/i })).toBeVisible();
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'It now starts as null, and its type says so.',
    'Components inside the grid are unaffected: current of useGridApiContext() is never null.',
  ],
  async () => {
    const seen: unknown[] = [];
    const inside: unknown[] = [];
    function Inside() {
      inside.push(community.useGridApiContext().current);
      return null;
    }
    const slots = { footer: Inside };
    function Grid() {
      const apiRef = useGridApiRef();
      seen.push(apiRef.current);
      return <DataGrid apiRef={apiRef} rows={ROWS} columns={COLUMNS} slots={slots} />;
    }
    await show(<Grid />);
    expect(seen[0]).toBeNull();
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.every((api) => api !== null && typeof api === 'object')).toBe(true);
  },
);

claim(
  [
    'They now hold the false entries only: an id without an entry passes.',
    'filteredRowsLookup | true or false per ID | only false; get the IDs from gridDataRowIdsSelector',
    'visibleRowsLookup | true or false per id | only false; compare with !== false',
  ],
  async () => {
    const { apiRef, api } = await premium();
    api.upsertFilterItem({ field: 'name', operator: 'endsWith', value: '3' });
    await expect
      .poll(() => gridFilteredRowsLookupSelector(apiRef))
      .toEqual({ 0: false, 1: false, 2: false, 4: false });
    expect(gridVisibleRowsLookupSelector(apiRef)).not.toHaveProperty('3');
    expect(premiumPackage.gridDataRowIdsSelector(apiRef)).toEqual([0, 1, 2, 3, 4]);
  },
);

claim(
  [
    'GridOverlays | –',
    'sanitizeFilterItemValue | –',
    'createUseGridApiEventHandler | –',
    'The paid grids no longer export LicenseInfo.',
    'GridSaveAltIcon | SaveAlt of @mui/icons-material',
  ],
  () => {
    const names = [...Object.keys(community), ...Object.keys(premiumPackage)];
    for (const name of [
      'GridOverlays',
      'sanitizeFilterItemValue',
      'createUseGridApiEventHandler',
      'LicenseInfo',
      'GridSaveAltIcon',
    ]) {
      expect(names).not.toContain(name);
    }
    expect(names).toContain('GridToolbar');
  },
);

claim('Expanded rows are a Set<GridRowId> instead of an array.', async () => {
  const onDetailPanelExpandedRowIdsChange = vi.fn();
  const { screen, api } = await premium({
    getDetailPanelContent: () => <p>Detail</p>,
    initialState: { detailPanel: { expandedRowIds: new Set([1]) } },
    onDetailPanelExpandedRowIdsChange,
  });
  await screen.getByRole('button', { name: 'Expand' }).first().click();
  expect(onDetailPanelExpandedRowIdsChange.mock.lastCall?.[0]).toEqual(new Set([0, 1]));
  expect(api.getExpandedDetailPanels()).toEqual(new Set([0, 1]));
});

claim(
  [
    'The grid also has its own background now: DataGrid.bg, else the default background of the theme.',
    'Header and pinned sections fall back to it.',
  ],
  async () => {
    const color = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
    for (const [DataGridColors, body] of [
      [{ bg: '#f8faf6' }, 'rgb(248, 250, 246)'],
      [undefined, 'rgb(1, 2, 3)'],
    ] as const) {
      const palette = {
        background: { default: 'rgb(1, 2, 3)' },
        ...(DataGridColors && { DataGrid: DataGridColors }),
      };
      const screen = await show(
        <ThemeProvider theme={createTheme({ palette })}>
          <DataGrid rows={ROWS} columns={COLUMNS} />
        </ThemeProvider>,
      );
      expect(color(screen.stage.querySelector('.MuiDataGrid-root'))).toBe(body);
      expect(color(screen.stage.querySelector('.MuiDataGrid-columnHeader'))).toBe(body);
      screen.unmount();
    }
  },
);

claim('With row grouping , the role of the grid is treegrid instead of grid.', async () => {
  const { screen } = await premium({ initialState: { rowGrouping: { model: ['name'] } } });
  await expect.element(screen.getByRole('treegrid')).toBeVisible();
  expect(screen.getByRole('grid').elements()).toHaveLength(0);
  screen.unmount();
  const plain = await premium();
  await expect.element(plain.screen.getByRole('grid')).toBeVisible();
});

claim(
  [
    'It now returns to the first model you passed as columnVisibilityModel, or else to the one in initialState.',
    'Whenever columns change, by the prop or by updateColumns(), the grid stores the current visibility instead.',
  ],
  async () => {
    for (const isControlled of [false, true]) {
      const apiRef = createRef<GridApi>();
      function Grid() {
        const [model, setModel] = useState<GridColumnVisibilityModel>({ name: false });
        return (
          <DataGridPremium
            apiRef={apiRef}
            rows={ROWS}
            columns={TWO}
            initialState={{ columns: { columnVisibilityModel: { id: false } } }}
            {...(isControlled && {
              columnVisibilityModel: model,
              onColumnVisibilityModelChange: setModel,
            })}
            showToolbar
          />
        );
      }
      const screen = await show(<Grid />);
      const columns = screen.getByRole('button', { name: 'Columns' });
      const resetButton = screen.getByRole('button', { name: 'Reset' });
      const reset = async () => {
        await columns.click();
        await resetButton.click();
        await columns.click();
        await expect.element(resetButton).not.toBeInTheDocument();
      };
      const shown = () => [cells(screen, 'name').length, cells(screen, 'id').length];
      const [first, hidden] = isControlled ? [[0, 5], 'name'] : [[5, 0], 'id'];
      await expect.poll(shown).toEqual(first);
      apiRef.current?.setColumnVisibility(hidden, true);
      await expect.poll(shown).toEqual([5, 5]);
      await reset();
      await expect.poll(shown).toEqual(first);
      apiRef.current?.setColumnVisibility(hidden, true);
      await expect.poll(shown).toEqual([5, 5]);
      apiRef.current?.updateColumns([{ field: 'name', headerName: 'Full name' }]);
      apiRef.current?.setColumnVisibility('name', false);
      await expect.poll(shown).toEqual([0, 5]);
      await reset();
      await expect.poll(shown).toEqual([5, 5]);
      screen.unmount();
    }
  },
);

claim(
  [
    'Text that you set in the theme for MuiTablePagination no longer reaches the footer.',
    'labelRowsPerPage | paginationRowsPerPage',
    'labelDisplayedRows | paginationDisplayedRows, with from, to, count and estimated',
    'getItemAriaLabel | paginationItemAriaLabel',
    'slotProps.pagination | has no effect, and neither has slotProps.basePagination; write a basePagination slot',
  ],
  async () => {
    const mine = { labelRowsPerPage: 'Mine' };
    const theme = createTheme({ components: { MuiTablePagination: { defaultProps: mine } } });
    const screen = await show(
      <ThemeProvider theme={theme}>
        <DataGrid
          rows={ROWS}
          columns={COLUMNS}
          slotProps={{ pagination: mine, basePagination: { material: mine } } as object}
        />
      </ThemeProvider>,
    );
    await expect.element(screen.getByText('Rows per page:')).toBeVisible();
    expect(screen.getByText('Mine').elements()).toHaveLength(0);
    screen.unmount();
    const own = await grid({
      estimatedRowCount: 50,
      localeText: {
        paginationRowsPerPage: 'Each page',
        paginationDisplayedRows: ({ from, to, count, estimated }) =>
          `${from} ${to} ${count} ${estimated}`,
        paginationItemAriaLabel: (type) => `To ${type}`,
      },
      paginationMode: 'server',
      rowCount: -1,
    });
    await expect.element(own.getByText('Each page')).toBeVisible();
    await expect.element(own.getByText(/^1 \d+ -1 50$/)).toBeVisible();
    await expect.element(own.getByRole('button', { name: 'To next' })).toBeVisible();
    own.unmount();
    const wrapped = await grid({
      slots: { basePagination: () => <b>My pagination</b> },
    });
    await expect.element(wrapped.getByText('My pagination')).toBeVisible();
  },
);

claim(
  [
    'The grid passes size in slotProps.root.',
    'With header filters , your InputComponent must render its headerFilterMenu prop.',
    'Otherwise the cell has no menu.',
    'label and placeholder are now in slotProps.root.',
  ],
  async () => {
    const roots: unknown[] = [];
    for (const isMenuRendered of [true, false]) {
      function Input({ headerFilterMenu, slotProps }: GridFilterInputValueProps) {
        roots.push(slotProps?.root);
        return <i>{isMenuRendered && headerFilterMenu}</i>;
      }
      const operator = { value: 'mine', getApplyFilterFn: () => null, InputComponent: Input };
      const columns = [{ field: 'name', filterOperators: [{ ...operator, headerLabel: 'mine' }] }];
      const screen = await pro({ columns, headerFilters: true });
      await expect.poll(() => screen.stage.querySelectorAll('i').length).toBe(1);
      expect(screen.getByRole('button', { name: 'Operator' }).elements()).toHaveLength(
        isMenuRendered ? 1 : 0,
      );
      expect(roots.at(-1)).toEqual({ size: 'small', label: 'Mine', placeholder: '' });
      screen.unmount();
    }
  },
);

claim(
  [
    'viewportInnerSize.width of the dimensions | without pinned columns | with pinned columns',
    'The inputs of the filter panel have the outlined look of Material UI.',
    'They no longer accept a state object.',
    "Props that only Material UI knows go into material of a base slot: slotProps={{ baseButton: { material: { variant: 'contained' } } }}.",
  ],
  async () => {
    const { api } = await premium({
      columns: TWO,
      initialState: { pinnedColumns: { left: ['name'] } },
      slotProps: { baseButton: { material: { variant: 'contained' } } },
    });
    const { viewportInnerSize, viewportOuterSize } = api.getRootDimensions();
    expect(viewportInnerSize.width).toBe(viewportOuterSize.width);
    api.showFilterPanel('name');
    const count = (name: string) => document.querySelectorAll(name).length;
    await expect.poll(() => count('.MuiDataGrid-filterForm .MuiOutlinedInput-root')).toBe(4);
    expect(count('.MuiInput-root, .MuiFilledInput-root')).toBe(0);
    expect(count('.MuiButton-contained')).toBeGreaterThan(0);
    expect(() => community.gridRowCountSelector(api.state as never)).toThrow();
  },
);

claim(
  '.MuiDataGrid-main--hasSkeletonLoadingOverlay | .MuiDataGrid-main--hiddenContent, also set while the "No columns" overlay shows',
  async () => {
    for (const [props, isHidden] of [
      [{}, false],
      [{ columnVisibilityModel: { name: false } }, true],
      [{ loading: true, rows: [], slotProps: SKELETON }, true],
    ] as const) {
      const screen = await grid(props);
      await expect
        .poll(() => screen.stage.querySelector('.MuiDataGrid-main--hiddenContent') !== null)
        .toBe(isHidden);
      screen.unmount();
    }
  },
);

claim(
  'If a sub-component of yours renders parts of the grid through a React portal, wrap them in GridPortalWrapper, so that they find the variables:',
  async () => {
    const slots = {
      footer: () =>
        createPortal(
          <>
            <community.GridPortalWrapper>
              <i>With</i>
            </community.GridPortalWrapper>
            <i>Without</i>
          </>,
          document.body,
        ),
    };
    const screen = await grid({ slots });
    const color = async (text: string) => {
      const element = screen.getByText(text, { exact: true });
      await expect.element(element).toBeVisible();
      return getComputedStyle(element.element()).getPropertyValue(BACKGROUND);
    };
    expect(await color('With')).not.toBe('');
    expect(await color('Without')).toBe('');
  },
);
