import { useState, type ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  GridFooterContainer,
  GridPagination,
  GridPreferencePanelsValue,
  GridToolbar,
  Toolbar,
  useGridApiContext,
  useGridApiRef,
  useGridRootProps,
  useGridSelector,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import {
  act,
  claim,
  click,
  expect,
  hover,
  press,
  show,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  cell,
  fields,
  header,
  openColumnMenu,
  row,
  showGrid,
  showPremium,
  showPro,
  texts,
} from '#test/proofs/grids.tsx';

const ROWS = [
  { id: 1, name: 'Ada', price: 20 },
  { id: 2, name: 'Bo', price: 3 },
  { id: 3, name: 'Cy', price: 100 },
];
const COLUMNS: GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'price', headerName: 'Price', type: 'number' },
];
const DOCUMENT = import.meta.glob<string>('./components.md', { query: '?raw', import: 'default' });
const DECLARATIONS = import.meta.glob<string>(
  [
    '/node_modules/@mui/x-data-grid/models/gridSlotsComponent.d.ts',
    '/node_modules/@mui/x-data-grid/models/gridSlotsComponentsProps.d.ts',
    '/node_modules/@mui/x-data-grid-pro/models/gridProSlotProps.d.ts',
    '/node_modules/@mui/x-data-grid-pro/models/gridProSlotsComponent.d.ts',
    '/node_modules/@mui/x-data-grid-premium/models/gridPremiumSlotsComponent.d.ts',
  ],
  { query: '?raw', import: 'default' },
);

const grid = (props: Partial<DataGridProps> = {}) =>
  showGrid({ rows: ROWS, columns: COLUMNS, ...props });
const part = (name: string) => document.querySelector<HTMLElement>(`.MuiDataGrid-${name}`);
const closed = (screen: Screen, role: 'menu' | 'tooltip') =>
  expect.element(screen.getByRole(role)).not.toBeInTheDocument();

async function source(end: string): Promise<string> {
  const load = Object.entries({ ...DOCUMENT, ...DECLARATIONS }).find(([path]) =>
    path.endsWith(end),
  )?.[1];
  return (await load?.()) ?? '';
}

/** The slots that are declared last in a file, without those of icons and basic controls. */
async function declared(file: string): Promise<string[]> {
  const text = await source(file);
  const body = text.slice(text.lastIndexOf('export interface'));
  return [...body.matchAll(/^ {2}(\w+): React/gm)].map(([, name = '']) => name);
}

act('SlotAnatomy', async (demo) => {
  const said = () => demo.stage.querySelector('p[aria-live]')?.textContent;
  const outlined = () => document.querySelector('body > [aria-hidden] > span')?.textContent;
  const names = [...demo.stage.querySelectorAll('ul[aria-label="Slots"] a')];
  const community = await declared('/gridSlotsComponent.d.ts');
  expect(names.map((each) => each.textContent).toSorted()).toEqual(
    community.filter((each) => each !== 'pinnedRows').toSorted(),
  );
  for (const each of names) {
    expect(each.getAttribute('href')).toBe(`/x/api/data-grid/data-grid/#slot-${each.textContent}`);
  }
  const pointAt = async (target: Element | null | undefined, slot: string) => {
    if (!target) {
      throw new Error(`${slot} is not rendered`);
    }
    await hover(target);
    await expect.poll(outlined).toBe(slot);
    expect(said()).toMatch(new RegExp(`^${slot}: `));
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await pointAt(part('toolbarQuickFilter'), 'toolbar');
    await pointAt(cell(demo, 'customer', 2), 'cell');
    await pointAt(header(demo, 'customer'), 'columnHeaders');
    await pointAt(
      header(demo, 'total').querySelector('.MuiDataGrid-sortButton'),
      'columnHeaderSortIcon',
    );
    await pointAt(
      header(demo, 'city').querySelector('.MuiDataGrid-columnHeaderTitle'),
      'columnHeaders',
    ); // its sort button moves the icon
    await pointAt(
      header(demo, 'city').querySelector('.MuiDataGrid-filterIcon'),
      'columnHeaderFilterIconButton',
    );
    await click(cell(demo, 'customer', 2));
    await expect.poll(() => part('selectedRowCount')).not.toBeNull();
    await pointAt(part('selectedRowCount'), 'footer');
    await pointAt(document.querySelector('.MuiTablePagination-displayedRows'), 'pagination');
    await demo.getByRole('button', { name: 'Filters' }).click();
    await expect.poll(() => part('filterForm')).not.toBeNull();
    await pointAt(part('filterForm'), 'filterPanel');
    await pointAt(demo.getByRole('link', { name: 'filterPanel' }).element(), 'filterPanel');
    await press('Escape');
    await expect.poll(() => part('filterForm')).toBeNull();
    await openColumnMenu(demo, 'status');
    await pointAt(part('menuList'), 'columnMenu');
    await press('Escape');
    await closed(demo, 'menu');
    for (const [situation, slot, text] of [
      ['No rows', 'noRowsOverlay', 'No rows'],
      ['No results', 'noResultsOverlay', 'No results found.'],
      ['No columns', 'noColumnsOverlay', 'No columns'],
    ] as const) {
      await demo.getByRole('button', { name: situation }).click();
      await expect.poll(() => part('overlay')?.textContent).toContain(text);
      await pointAt(part('overlay'), slot);
    }
    await demo.getByRole('button', { name: 'Loading' }).click();
    await expect.poll(() => part('cellSkeleton')).not.toBeNull();
    await pointAt(part('cellSkeleton'), 'skeletonCell');
    await hover(demo.getByRole('link', { name: 'detailPanels' }));
    await expect.poll(said).toContain('detailPanels: ');
    expect(outlined()).toBeUndefined();
    await demo.getByRole('button', { name: 'Rows' }).click();
    await expect.poll(() => texts(demo, 'customer').length).toBeGreaterThan(2);
    demo.getByRole('link', { name: 'footer', exact: true }).element().focus();
    await expect.poll(outlined).toBe('footer');
    await press('Tab', 'Shift+Tab');
    await expect.poll(outlined).toBe('footer');
    await click(cell(demo, 'status', 1));
    await press('ArrowDown');
    await expect.poll(outlined).toBe('cell');
  }
});

act('GroupedColumnsPanel', async (demo) => {
  const box = (name: string) => demo.getByRole('checkbox', { name });
  await demo.getByRole('button', { name: 'Columns' }).click();
  for (let turn = 0; turn < 2; turn += 1) {
    await box('Time').click();
    await expect.poll(() => fields(demo)).not.toContain('departs');
    expect(fields(demo)).not.toContain('delay');
    await expect.element(box('Time')).not.toBeChecked();
    await expect.element(box('Departure')).toBePartiallyChecked();
    await box('Delay').click();
    await expect.poll(() => fields(demo)).toContain('delay');
    await expect.element(box('Time')).toBePartiallyChecked();
    await box('Departure').click();
    await expect.poll(() => fields(demo)).toContain('departs');
    await expect.element(box('Departure')).toBeChecked();
  }
  await press('Escape');
  await expect.element(box('Departure')).not.toBeInTheDocument();
});

act('PerColumnMenu', async (demo) => {
  const items = () =>
    [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].map((each) =>
      each.innerText.trim(),
    );
  const bar = () =>
    getComputedStyle(cell(demo, 'total').firstElementChild ?? demo.stage).borderInlineEndColor;
  await openColumnMenu(demo, 'id');
  expect(items()).toEqual(['Sort by ASC', 'Sort by DESC']);
  await press('Escape');
  await closed(demo, 'menu');
  await openColumnMenu(demo, 'customer');
  expect(items()).toEqual([
    'Sort by ASC',
    'Sort by DESC',
    'Filter',
    'Hide column',
    'Manage columns',
  ]);
  await press('Escape');
  await closed(demo, 'menu');
  for (const [name, color] of [
    ['Purple', 'rgb(186, 104, 200)'],
    ['Green', 'rgb(76, 175, 80)'],
    ['Orange', 'rgb(255, 152, 0)'],
  ] as const) {
    await openColumnMenu(demo, 'total');
    expect(items()).toEqual(['Green', 'Orange', 'Purple']);
    await demo.getByRole('menuitem', { name }).click();
    await closed(demo, 'menu');
    await expect.poll(bar).toBe(color);
  }
});

act('ConfiguredToolbar', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Search' }).click();
    await type('Copper');
    await expect.poll(() => new Set(texts(demo, 'commodity')).size).toBe(1);
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => new Set(texts(demo, 'commodity')).size).toBeGreaterThan(1);
    await demo.getByRole('button', { name: 'Export' }).click();
    await expect.element(demo.getByRole('menuitem', { name: 'Download as CSV' })).toBeVisible();
    expect(document.querySelectorAll('[role="menuitem"]')).toHaveLength(1);
    await click(header(demo, 'id')); // Escape does not close this menu in 8.4.0
    await closed(demo, 'menu');
  }
});

act('LegacyToolbar', async (demo) => {
  const height = () => Math.round(row(demo, 48_000).getBoundingClientRect().height);
  for (const [name, expected] of [
    ['Compact', 36],
    ['Comfortable', 67],
    ['Standard', 52],
  ] as const) {
    await demo.getByRole('button', { name: /density|row height/i }).click();
    await demo.getByRole('menuitem', { name }).click();
    await expect.poll(height).toBe(expected);
  }
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Export' }).click();
    await expect.element(demo.getByRole('menuitem', { name: 'Download as CSV' })).toBeVisible();
    await expect.poll(() => document.activeElement?.closest('[role="menu"]')).not.toBeNull();
    await press('Escape');
    await closed(demo, 'menu');
  }
});

act('StatusFooter', async (demo) => {
  const footer = () => part('footerContainer')?.textContent;
  expect(footer()).toBe('Live0 of 50 trades selected');
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(footer).toBe('Paused0 of 50 trades selected');
    await click(cell(demo, 'commodity'));
    await expect.poll(footer).toBe('Paused1 of 50 trades selected');
    await click(cell(demo, 'commodity'));
    await demo.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(footer).toBe('Live0 of 50 trades selected');
  }
});

act('PagedButtons', async (demo) => {
  const first = () => texts(demo, 'id')[0];
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Go to page 10' }).click();
    await expect.poll(first).toBe('47955');
    expect(texts(demo, 'id')).toHaveLength(2);
    await demo.getByRole('button', { name: 'Go to previous page' }).click();
    await expect.poll(first).toBe('47960');
    await demo.getByRole('button', { name: 'Go to page 1', exact: true }).click();
    await expect.poll(first).toBe('48000');
  }
  await demo.getByRole('combobox').click();
  await demo.getByRole('option', { name: '10' }).click();
  await expect.element(demo.getByRole('button', { name: 'Go to page 5' })).toBeVisible();
  await expect.element(demo.getByRole('button', { name: 'Go to page 10' })).not.toBeInTheDocument();
});

act('RightClickRowMenu', async (demo) => {
  const status = () => texts(demo, 'status')[2];
  for (const name of ['shipped', 'packed', 'shipped'] as const) {
    await click(cell(demo, 'customer', 2), { button: 'right' });
    await demo.getByRole('menuitem', { name: `Mark as ${name}` }).click();
    await expect.poll(() => document.querySelector('.MuiMenu-root')).toBeNull();
    await expect.poll(() => status()?.toLowerCase()).toBe(name);
  }
  await click(cell(demo, 'customer', 2), { button: 'right' });
  await expect.element(demo.getByRole('menu')).toBeVisible();
  await press('Escape');
  await closed(demo, 'menu');
});

act('CellLengthPopover', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await hover(cell(demo, 'title'));
    await expect.element(demo.getByText('47 of 60 characters')).toBeVisible();
    await hover(cell(demo, 'button', 1));
    await expect.element(demo.getByText('21 of 20 characters')).toBeVisible();
    await hover(cell(demo, 'topic'));
    await expect.element(demo.getByRole('status')).not.toBeInTheDocument();
  }
  await click(cell(demo, 'topic', 3));
  await press('ArrowRight');
  await expect.element(demo.getByText('30 of 60 characters')).toBeVisible();
  await press('ArrowLeft');
  await expect.element(demo.getByRole('status')).not.toBeInTheDocument();
});

act('OwnSortIcons', async (demo) => {
  const icon = () =>
    header(demo, 'age').querySelector('.MuiDataGrid-sortButton svg')?.getAttribute('data-testid');
  expect(icon()).toBe('ExpandLessIcon');
  for (let turn = 0; turn < 2; turn += 1) {
    await click(header(demo, 'age'));
    await expect.poll(icon).toBe('ExpandMoreIcon');
    await click(header(demo, 'age'));
    await click(header(demo, 'age'));
    await expect.poll(() => header(demo, 'age').getAttribute('aria-sort')).toBe('ascending');
    expect(icon()).toBe('ExpandLessIcon');
  }
});

act('StarCheckboxes', async (demo) => {
  const star = () => row(demo, 1).querySelector('svg')?.getAttribute('data-testid');
  for (let turn = 0; turn < 2; turn += 1) {
    expect(star()).toBe('StarBorderIcon');
    await click(row(demo, 1).querySelector('input') ?? demo.stage);
    await expect.poll(star).toBe('StarIcon');
    await click(row(demo, 1).querySelector('input') ?? demo.stage);
    await expect.poll(star).toBe('StarBorderIcon');
    await demo.getByRole('button', { name: 'Columns' }).click();
    const reset = demo.getByRole('button', { name: 'Reset' });
    await expect.element(reset).toBeVisible();
    expect(getComputedStyle(reset.element()).borderTopLeftRadius).toBe('16px');
    await press('Escape');
    await expect.element(reset).not.toBeInTheDocument();
  }
});

claim(
  'These are the slots for the parts of the grid, except icons and basic controls:',
  async () => {
    const page = await source('components.md');
    const listed = [...page.matchAll(/^\| \[`(\w+)`\]/gm)].map(([, name]) => name);
    const all = [
      ...(await declared('/gridSlotsComponent.d.ts')),
      ...(await declared('/gridProSlotsComponent.d.ts')),
      ...(await declared('/gridPremiumSlotsComponent.d.ts')),
    ].filter((each) => each !== 'pinnedRows');
    expect(all).toHaveLength(25);
    expect(listed.toSorted()).toEqual(all.toSorted());
    let running: string[] = [];
    function Names() {
      running = Object.keys(useGridRootProps().slots);
      return null;
    }
    await showPremium({ rows: ROWS, columns: COLUMNS, slots: { footer: Names } });
    const parts = running.filter(
      (each) =>
        each !== 'pinnedRows' &&
        !each.startsWith('base') &&
        (!each.endsWith('Icon') || each === 'columnHeaderSortIcon'),
    );
    expect(all.filter((each) => !parts.includes(each))).toEqual([]);
  },
);

claim('Slots with "No" receive nothing from slotProps.', async () => {
  const page = await source('components.md');
  const filter = (operator: string) => ({
    initialState: { filter: { filterModel: { items: [{ field: 'name', operator }] } } },
  });
  for (const [names, props] of [
    ['row cell columnHeaders columnHeaderSortIcon footer footerRowCount', {}],
    ['toolbar bottomContainer detailPanels panel', { showToolbar: true }],
    ['pagination', { pagination: true }],
    ['loadingOverlay', { loading: true }],
    ['skeletonCell', { loading: true, rows: [] }],
    ['noRowsOverlay', { rows: [] }],
    ['noColumnsOverlay', { columns: [] }],
    ['noResultsOverlay', filter('isEmpty')],
    ['columnHeaderFilterIconButton', filter('isNotEmpty')],
    ['filterPanel', {}],
    ['columnsPanel columnsManagement', {}],
    ['headerFilterCell', { headerFilters: true }],
    ['emptyPivotOverlay', { initialState: { pivoting: { enabled: true } } }],
  ] as [string, Partial<DataGridPremiumProps>][]) {
    for (const name of names.split(' ')) {
      let received: string | undefined;
      function Spy(own: object) {
        received = 'data-a' in own ? 'Yes' : 'No';
        return null;
      }
      const { screen, api } = await showPremium({
        rows: ROWS,
        columns: COLUMNS,
        slots: { [name]: Spy },
        slotProps: { [name]: { 'data-a': '' } },
        ...props,
      });
      if (name === 'filterPanel') {
        api.showFilterPanel();
      } else if (name.startsWith('columns')) {
        api.showPreferences(GridPreferencePanelsValue.columns);
      }
      await expect.poll(() => received).toBeDefined();
      const line = page.split('\n').find((each) => each.startsWith(`| [\`${name}\`]`));
      expect(line?.match(/(Yes|No) +\|$/)?.[1], name).toBe(received);
      screen.unmount();
    }
  }
});

claim(
  [
    'Each time the parent renders, the slot mounts again, and loses its state and focus.',
    'A search field in such a toolbar loses focus while the user types.',
  ],
  async () => {
    const bar = (text: string, setText: (next: string) => void) => (
      <Toolbar>
        <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      </Toolbar>
    );
    function Inside() {
      const [text, setText] = useState('');
      const SearchBar = () => bar(text, setText);
      return (
        <div style={{ height: 300 }}>
          <DataGrid rows={ROWS} columns={COLUMNS} slots={{ toolbar: SearchBar }} showToolbar />
        </div>
      );
    }
    function OutsideBar() {
      const [text, setText] = useState('');
      return bar(text, setText);
    }
    const slots = { toolbar: OutsideBar };
    const Outside = () => (
      <div style={{ height: 300 }}>
        <DataGrid rows={ROWS} columns={COLUMNS} slots={slots} showToolbar />
      </div>
    );
    for (const [Page, expected] of [
      [Inside, 'a'],
      [Outside, 'abc'],
    ] as const) {
      const screen = await show(<Page />);
      const field = screen.getByRole('textbox', { name: 'Search' });
      await field.click();
      await type('abc');
      await expect.element(field).toHaveValue(expected);
      screen.unmount();
    }
  },
);

claim(['The toolbar slot alone renders nothing.', 'Set showToolbar as well.'], async () => {
  const slots = { toolbar: () => <b>Mine</b> };
  const { screen, redraw } = await grid({ slots });
  expect(screen.stage.textContent).not.toContain('Mine');
  await redraw({ rows: ROWS, columns: COLUMNS, slots, showToolbar: true });
  await expect.element(screen.getByText('Mine')).toBeVisible();
});

claim(
  [
    'In version 8.4.0, the default toolbar ignores sx, className and style in slotProps.toolbar (#18655, #19592).',
    "Set sx={{ '& .MuiDataGrid-toolbar': { … } }} on the grid instead.",
  ],
  async () => {
    const toolbar = { sx: { color: 'red' }, className: 'mine', style: { color: 'red' } };
    const { redraw } = await grid({ showToolbar: true, slotProps: { toolbar } as object });
    expect(part('toolbar')?.className).not.toContain('mine');
    expect(getComputedStyle(part('toolbar') ?? document.body).color).not.toBe('rgb(255, 0, 0)');
    await redraw({
      rows: ROWS,
      columns: COLUMNS,
      showToolbar: true,
      sx: { '& .MuiDataGrid-toolbar': { color: 'red' } },
    });
    await expect
      .poll(() => getComputedStyle(part('toolbar') ?? document.body).color)
      .toBe('rgb(255, 0, 0)');
  },
);

claim(
  'With slotProps, you can also pass attributes to two elements that aren\'t slots: root for the outermost element, and main for the element with role="grid".',
  async () => {
    const { screen } = await grid({
      slotProps: { root: { 'data-a': 'root' }, main: { 'data-a': 'main' } },
    });
    expect(screen.stage.querySelector('.MuiDataGrid-root')?.getAttribute('data-a')).toBe('root');
    expect(screen.getByRole('grid').element().getAttribute('data-a')).toBe('main');
  },
);

claim(
  ['Outside the grid, useGridApiContext() throws an error.', 'Use useGridApiRef() there.'],
  async () => {
    function Outside(): ReactNode {
      useGridApiContext();
      return null;
    }
    await expect(show(<Outside />)).rejects.toThrow('MUI X: Could not find the Data Grid context.');
    function Page() {
      const apiRef = useGridApiRef();
      return (
        <div style={{ height: 300 }}>
          <button onClick={() => apiRef.current?.sortColumn('price', 'asc')}>Sort</button>
          <DataGrid apiRef={apiRef} rows={ROWS} columns={COLUMNS} />
        </div>
      );
    }
    const screen = await show(<Page />);
    await screen.getByRole('button', { name: 'Sort', exact: true }).first().click();
    await expect.poll(() => texts(screen, 'price')).toEqual(['3', '20', '100']);
  },
);

claim(
  [
    'To remove an item from the export menu, set disableToolbarButton: true in its options.',
    'If the menu has no items, the export button is hidden.',
  ],
  async () => {
    const toolbar = {
      csvOptions: { disableToolbarButton: true },
      printOptions: { disableToolbarButton: true },
    };
    const { screen, redraw } = await grid({ showToolbar: true });
    const button = screen.getByRole('button', { name: 'Export' });
    await expect.element(button).toBeVisible();
    await redraw({ rows: ROWS, columns: COLUMNS, showToolbar: true, slotProps: { toolbar } });
    await expect.element(button).not.toBeInTheDocument();
  },
);

claim(
  [
    'hideFooterPagination | The page controls. The grid still shows one page at a time',
    "hideFooterRowCount | The number of rows. With pagination, the footer doesn't show it",
  ],
  async () => {
    const first = await grid({
      hideFooterPagination: true,
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { pageSize: 2 } } },
    });
    expect(texts(first.screen, 'name')).toEqual(['Ada', 'Bo']);
    expect(document.querySelector('.MuiTablePagination-root')).toBeNull();
    first.screen.unmount();
    for (const [props, expected] of [
      [{}, 'Total Rows: 3'],
      [{ hideFooterRowCount: true }, ''],
      [{ pagination: true, hideFooterPagination: true }, ''],
    ] as const) {
      const { screen } = await showPro({ rows: ROWS, columns: COLUMNS, ...props });
      expect(part('footerContainer')?.textContent).toBe(expected);
      screen.unmount();
    }
  },
);

claim(
  [
    'In version 8.4.0, the grid passes neither slotProps.pagination nor slotProps.basePagination to the controls (#20024).',
    'GridPagination ignores its props, too.',
    'Replace the slot, or set the default props of MuiTablePagination in the theme.',
  ],
  async () => {
    const wanted = { showFirstButton: true, material: { showFirstButton: true } };
    const Passing = GridPagination as unknown as (props: object) => ReactNode;
    const isShown = (screen: Screen) =>
      screen.getByRole('button', { name: 'Go to first page' }).elements().length > 0;
    for (const props of [
      { slotProps: { pagination: wanted } },
      { slotProps: { basePagination: wanted } },
      { slots: { pagination: () => <Passing {...wanted} /> } },
    ] as object[]) {
      const { screen } = await grid(props);
      await expect.element(screen.getByRole('button', { name: 'Go to next page' })).toBeVisible();
      expect(isShown(screen)).toBe(false);
      screen.unmount();
    }
    const theme = createTheme({
      components: { MuiTablePagination: { defaultProps: { showFirstButton: true } } },
    });
    const screen = await show(
      <ThemeProvider theme={theme}>
        <div style={{ height: 300 }}>
          <DataGrid rows={ROWS} columns={COLUMNS} />
        </div>
      </ThemeProvider>,
    );
    expect(isShown(screen)).toBe(true);
  },
);

claim(
  [
    'The grid calls your onClick in addition to onRowClick and its own handling, such as row selection.',
    'It calls neither onClick nor onRowClick in cells of type actions, in cells that are being edited, and in cells for checkboxes, row reordering or detail panels.',
  ],
  async () => {
    const onClick = vi.fn();
    const onRowClick = vi.fn();
    const { screen, api } = await showPro({
      rows: ROWS,
      columns: [
        { field: 'name', editable: true },
        { field: 'price' },
        { field: 'actions', type: 'actions', getActions: () => [] },
      ],
      slotProps: { row: { onClick } },
      onRowClick,
      checkboxSelection: true,
      rowReordering: true,
      getDetailPanelContent: () => 'Details',
    });
    await click(cell(screen, 'price', 1));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onRowClick).toHaveBeenCalledTimes(1);
    expect(api.isRowSelected(2)).toBe(true);
    for (const field of ['actions', '__check__', '__reorder__', '__detail_panel_toggle__']) {
      await click(cell(screen, field, 1));
    }
    expect(onClick).toHaveBeenCalledTimes(1);
    api.startCellEditMode({ id: 2, field: 'name' });
    await expect.element(screen.getByRole('textbox')).toBeVisible();
    await click(screen.getByRole('textbox'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onRowClick).toHaveBeenCalledTimes(1);
  },
);

claim(
  [
    'The data-id attribute of the element contains the row ID as a string.',
    'The data-field attribute of a cell contains the field, and its row has data-id.',
  ],
  async () => {
    const seen: (string | undefined)[] = [];
    const { screen } = await grid({
      slotProps: {
        row: { onContextMenu: (event) => seen.push(event.currentTarget.dataset.id) },
        cell: { onContextMenu: (event) => seen.push(event.currentTarget.dataset.field) },
      },
    });
    await click(cell(screen, 'price', 1), { button: 'right' });
    expect(seen).toEqual(['price', '2']);
  },
);

claim(
  [
    'Add handlers to slotProps.columnHeaders, and find the header with event.target.closest(\'[role="columnheader"]\').',
    'Its data-field attribute contains the field.',
  ],
  async () => {
    const seen: (string | null | undefined)[] = [];
    const { screen } = await grid({
      slotProps: {
        columnHeaders: {
          onContextMenu: ({ target }: { target: EventTarget }) =>
            seen.push(
              (target as Element).closest('[role="columnheader"]')?.getAttribute('data-field'),
            ),
        } as object,
      },
    });
    await click(header(screen, 'price'), { button: 'right' });
    expect(seen).toEqual(['price']);
  },
);

claim(
  "When the user hovers over the header of a column that isn't sorted, the grid shows the icon of the first direction in sortingOrder, with reduced opacity (#19235).",
  async () => {
    for (const [sortingOrder, expected] of [
      [['asc', 'desc'], 'Up'],
      [['desc', 'asc'], 'Down'],
    ] as const) {
      const { screen } = await grid({
        sortingOrder: [...sortingOrder],
        slots: {
          columnSortedAscendingIcon: () => <i>Up</i>,
          columnSortedDescendingIcon: () => <i>Down</i>,
        },
      });
      await hover(header(screen, 'name'));
      const button = header(screen, 'name').querySelector('.MuiDataGrid-sortButton');
      expect(button?.textContent).toBe(expected);
      await expect
        .poll(() => Number(getComputedStyle(button ?? document.body).opacity))
        .toBeCloseTo(0.5);
      screen.unmount();
    }
  },
);

claim(
  [
    'The slots columnSortedAscendingIcon and columnSortedDescendingIcon can be null.',
    'With null, the header has no sort button in that state.',
    'columnMenuUnsortIcon is null by default, so Unsort in the column menu has no icon.',
  ],
  async () => {
    const { screen, api } = await grid({ slots: { columnSortedAscendingIcon: null } });
    const button = () => header(screen, 'name').querySelector('.MuiDataGrid-sortButton');
    api.sortColumn('name', 'asc');
    await expect.poll(() => header(screen, 'name').getAttribute('aria-sort')).toBe('ascending');
    expect(button()).toBeNull();
    api.sortColumn('name', 'desc');
    await expect.poll(button).not.toBeNull();
    await openColumnMenu(screen, 'name');
    const icons = (name: string) =>
      screen.getByRole('menuitem', { name }).element().querySelectorAll('svg').length;
    expect(icons('Unsort')).toBe(0);
    expect(icons('Sort by ASC')).toBe(1);
  },
);

claim(
  "In version 8.4.0, the type of slotProps doesn't contain emptyPivotOverlay, so use a cast.",
  async () => {
    const refused: DataGridPremiumProps['slotProps'] = {
      // @ts-expect-error: the type doesn't contain it
      emptyPivotOverlay: { className: 'own-pivot' },
    };
    await showPremium({
      rows: ROWS,
      columns: COLUMNS,
      initialState: { pivoting: { enabled: true } },
      slotProps: refused,
    });
    await expect.poll(() => part('overlay')?.className).toContain('own-pivot');
  },
);

claim('Most icons receive fontSize, className or both.', async () => {
  const received = new Map<string, string[]>();
  const spy = (name: string) => (own: object) => {
    received.set(name, Object.keys(own).toSorted());
    return null;
  };
  const names = ['columnSortedAscendingIcon', 'columnMenuIcon', 'columnResizeIcon'] as const;
  const { api } = await showPro({
    rows: ROWS,
    columns: COLUMNS,
    slots: {
      ...Object.fromEntries(names.map((name) => [name, spy(name)])),
      filterPanelAddIcon: spy('filterPanelAddIcon'),
    },
    initialState: { sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } },
  });
  api.showFilterPanel();
  await expect.poll(() => received.get('filterPanelAddIcon')).toEqual([]);
  expect(names.map((name) => received.get(name))).toEqual([
    ['className', 'fontSize'],
    ['fontSize'],
    ['className'],
  ]);
});

claim(
  'It receives count, page, rowsPerPage, rowsPerPageOptions, disabled, onPageChange and onRowsPerPageChange.',
  async () => {
    let received: string[] = [];
    await grid({
      rowCount: -1,
      paginationMode: 'server',
      loading: true,
      slots: {
        basePagination: (own: { disabled?: boolean }) => {
          received = Object.keys(own);
          return own.disabled ? 'off' : 'on';
        },
      },
    });
    const expected =
      'count page rowsPerPage rowsPerPageOptions disabled onPageChange onRowsPerPageChange';
    expect(received).toEqual(expect.arrayContaining(expected.split(' ')));
    expect(part('footerContainer')?.textContent).toBe('off');
  },
);

claim('Render GridFooterContainer to keep its height and border.', async () => {
  const box = () => {
    const style = getComputedStyle(part('footerContainer') ?? document.body);
    return [style.minHeight, style.borderTopWidth];
  };
  const first = await grid();
  const expected = box();
  expect(expected).toEqual(['52px', '1px']);
  first.screen.unmount();
  await grid({ slots: { footer: () => <GridFooterContainer>Mine</GridFooterContainer> } });
  expect(box()).toEqual(expected);
});

claim(
  [
    'useGridApiContext() | The API object in a ref',
    'useGridSelector(apiRef, selector) | A value of the state. The component renders again when the value changes',
    'useGridRootProps() | The props of the grid, with their defaults',
  ],
  async () => {
    function Footer() {
      const apiRef = useGridApiContext();
      const { rowHeight, disableColumnMenu } = useGridRootProps();
      const found = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
      return `${rowHeight} ${disableColumnMenu} ${found} of ${apiRef.current.getRowsCount()}`;
    }
    const { screen, api } = await grid({ disableColumnMenu: true, slots: { footer: Footer } });
    await expect.poll(() => screen.stage.textContent).toContain('52 true 3 of 3');
    api.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'Bo' }] });
    await expect.poll(() => screen.stage.textContent).toContain('52 true 1 of 3');
  },
);

claim(
  [
    'showToolbar shows the default toolbar, and label adds a title to it.',
    'showQuickFilter | true | Shows the quick filter',
  ],
  async () => {
    const base = { rows: ROWS, columns: COLUMNS };
    const { screen, redraw } = await grid({ label: 'Trades' });
    expect(part('toolbar')).toBeNull();
    await redraw({ ...base, showToolbar: true });
    expect(part('toolbarLabel')).toBeNull();
    const search = screen.getByRole('button', { name: 'Search' });
    await expect.element(search).toBeVisible();
    const slotProps = { toolbar: { showQuickFilter: false } };
    await redraw({ ...base, showToolbar: true, label: 'Trades', slotProps });
    await expect.poll(() => part('toolbarLabel')?.textContent).toBe('Trades');
    await expect.element(search).not.toBeInTheDocument();
  },
);

claim(
  [
    'The footer shows the number of selected rows, and either the pagination or the number of rows.',
    'All of them are false by default.',
    'hideFooter | The footer',
    'hideFooterSelectedRowCount | The number of selected rows',
  ],
  async () => {
    const base = { rows: ROWS, columns: COLUMNS };
    const { screen, redraw } = await showPro(base);
    const shown = () => [
      part('footerContainer') !== null,
      part('selectedRowCount') !== null,
      part('rowCount') !== null,
      document.querySelector('.MuiTablePagination-root') !== null,
    ];
    await click(cell(screen, 'name'));
    await expect.poll(shown).toEqual([true, true, true, false]);
    await redraw({ ...base, pagination: true });
    await expect.poll(shown).toEqual([true, true, false, true]);
    await redraw({ ...base, hideFooterSelectedRowCount: true });
    await expect.poll(shown).toEqual([true, false, true, false]);
    await redraw({ ...base, hideFooter: true });
    await expect.poll(shown).toEqual([false, false, false, false]);
  },
);

claim(
  [
    "It receives the grid's own props, such as those of GridSlotProps['baseButton'], and material.",
    'To pass props of Material UI to the default control, use material in its slotProps.',
  ],
  async () => {
    const slotProps: DataGridProps['slotProps'] = {
      baseCheckbox: { material: { color: 'secondary' } },
    };
    const plain = await grid({ checkboxSelection: true, slotProps });
    await expect
      .poll(() => row(plain.screen, 1).querySelector('.MuiCheckbox-colorSecondary'))
      .not.toBeNull();
    plain.screen.unmount();
    let received: object = {};
    function Box(own: object) {
      received = own;
      return null;
    }
    await grid({ checkboxSelection: true, slotProps, slots: { baseCheckbox: Box } });
    expect(received).toMatchObject({ material: { color: 'secondary' }, checked: false });
    expect(received).toHaveProperty('onChange');
  },
);

claim(
  [
    'The name of the interface is the name of the slot plus "PropsOverrides", such as ToolbarPropsOverrides or FooterPropsOverrides.',
    'For footerRowCount, the interface is named FooterRowCountOverrides.',
    'For columnHeaders, headerFilterMenu, emptyPivotOverlay and aiAssistantPanel, there is no such interface.',
  ],
  async () => {
    const interfaces =
      (await source('/gridSlotsComponentsProps.d.ts')) + (await source('/gridProSlotProps.d.ts'));
    const slots = [
      ...(await declared('/gridSlotsComponent.d.ts')),
      ...(await declared('/gridProSlotsComponent.d.ts')),
      ...(await declared('/gridPremiumSlotsComponent.d.ts')),
    ];
    expect(slots).toContain('toolbar');
    const without = slots.filter(
      (each) =>
        !interfaces.includes(
          `interface ${each.charAt(0).toUpperCase()}${each.slice(1)}PropsOverrides `,
        ),
    );
    expect(without.toSorted()).toEqual([
      'aiAssistantPanel',
      'columnHeaders',
      'emptyPivotOverlay',
      'footerRowCount',
      'headerFilterMenu',
    ]);
    expect(interfaces).toContain('interface FooterRowCountOverrides ');
  },
);

claim('The ready-made GridToolbar contains all of them.', async () => {
  const { screen } = await grid({ showToolbar: true, slots: { toolbar: GridToolbar } });
  expect(part('toolbarContainer')).not.toBeNull();
  for (const name of ['Select columns', 'Show filters', /density|row height/i, 'Export']) {
    await expect.element(screen.getByRole('button', { name })).toBeVisible();
  }
  expect(part('toolbarQuickFilter')).not.toBeNull();
});
