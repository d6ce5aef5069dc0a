import { readXlsx, type Sheet, type Workbook } from 'hucre/xlsx';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid, GridToolbar, Toolbar, type GridApi, type GridColDef } from '@mui/x-data-grid';
import {
  act,
  claim,
  click,
  downloadOf,
  expect,
  setTimeZone,
  settled,
  show,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, showGrid, showPremium, showPro, texts } from '#test/proofs/grids.tsx';

const ROWS = [
  { id: 1, name: 'Ada', price: 20, day: new Date(2025, 4, 2) },
  { id: 2, name: 'Bo', price: -8, day: new Date(2025, 4, 9) },
  { id: 3, name: 'Cy', price: 1264.5, day: new Date(2025, 4, 20) },
];
const COLUMNS: GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'price', headerName: 'Price', type: 'number' },
];
const BASE = { rows: ROWS, columns: COLUMNS };

const press = (demo: Screen, name: string) => demo.getByRole('button', { name }).click();
const lines = (csv: string) => csv.split('\r\n');
const names = (csv: string) =>
  lines(csv)
    .slice(1)
    .map((line) => line.split(',')[0]);

async function choose(demo: Screen, item: string): Promise<void> {
  await press(demo, 'Export');
  await demo.getByRole('menuitem', { name: item }).click();
}

async function itemsOf(demo: Screen): Promise<string[]> {
  await press(demo, 'Export');
  await expect.element(demo.getByRole('menu')).toBeVisible();
  return [...document.querySelectorAll('[role="menuitem"]')].map((each) => each.textContent);
}

type Xlsx = { name: string; workbook: Workbook; sheet: Sheet };

async function xlsxOf(work: () => unknown): Promise<Xlsx> {
  const { name, bytes } = await downloadOf(async () => void (await work()));
  const workbook = await readXlsx(bytes, { readStyles: true });
  const [sheet] = workbook.sheets;
  if (!sheet) {
    throw new Error('The workbook has no sheet.');
  }
  return { name, workbook, sheet };
}

type Printed = {
  title: string;
  page: HTMLElement;
  styles: string[];
  color: string;
  toolbarHeight: number;
  text: (field: string) => string[];
};

/** What the grid puts into its frame for the print dialog, which does not open here: the frame is read before the grid removes it. */
async function printOf(work: () => unknown): Promise<Printed> {
  const remove = Node.prototype.removeChild;
  let printed: Printed | undefined;
  const spy = vi.spyOn(document.body, 'removeChild').mockImplementation((node) => {
    if (node instanceof HTMLIFrameElement) {
      printed = readFrame(node);
    }
    return remove.call(document.body, node) as typeof node;
  });
  try {
    await work();
    await expect.poll(() => printed?.title).toBeDefined();
  } finally {
    spy.mockRestore();
  }
  if (!printed) {
    throw new Error('Nothing was printed.');
  }
  return printed;
}

function readFrame({ contentDocument, contentWindow, title }: HTMLIFrameElement): Printed {
  const root = contentDocument?.querySelector('.MuiDataGrid-root');
  if (!contentDocument || !contentWindow || !root) {
    throw new Error('The frame holds no grid.');
  }
  const page = contentDocument.body.cloneNode(true) as HTMLElement;
  const styles = [...contentDocument.head.querySelectorAll('style')];
  const toolbar = contentDocument.querySelector('.MuiDataGrid-toolbar');
  return {
    title,
    page,
    styles: styles.map((each) => each.textContent),
    color: contentWindow.getComputedStyle(root).color,
    toolbarHeight: toolbar?.getBoundingClientRect().height ?? 0,
    text: (field) =>
      [...page.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
        (each) => each.textContent,
      ),
  };
}

const count = ({ page }: Printed, selector: string) => page.querySelectorAll(selector).length;
const headsOf = ({ page }: Printed) =>
  [...page.querySelectorAll('[role="columnheader"]')].map((each) =>
    each.getAttribute('data-field'),
  );

act('DefaultExportMenu', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    const all = await downloadOf(() => choose(demo, 'Download as CSV'));
    expect(all.name).toBe('orders.csv');
    expect(lines(all.text)).toHaveLength(61);
    expect(lines(all.text)[0]).toBe('Order,Customer,Country,Placed on,Status,Total');
    expect(lines(all.text)[1]).toContain('€');
    await click(cell(demo, 'customer', 1));
    const one = await downloadOf(() => choose(demo, 'Download as CSV'));
    expect(lines(one.text)).toEqual([lines(all.text)[0], lines(all.text)[2]]);
    await click(cell(demo, 'customer', 1), { keys: ['Ctrl'] });
  }
});

act('NoPrint', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await itemsOf(demo)).toEqual(['Download as CSV']);
    const { text } = await downloadOf(() =>
      demo.getByRole('menuitem', { name: 'Download as CSV' }).click(),
    );
    expect(lines(text)).toHaveLength(41);
  }
});

act('ExportedColumns', async (demo) => {
  const heads = [
    ['Visible columns', 'Name,Team,Age'],
    ['All columns', 'No.,Name,Team,Age'],
    ['Name, birthday and number', 'Name,Birthday,No.'],
    ['Visible columns', 'Name,Team,Age'],
  ] as const;
  for (const [name, head] of heads) {
    const { text } = await downloadOf(() => press(demo, name));
    expect(lines(text)[0]).toBe(head);
    expect(lines(text)).toHaveLength(31);
  }
});

act('RowsToExport', async (demo) => {
  const first = texts(demo, 'id');
  for (let turn = 0; turn < 2; turn += 1) {
    const all = await downloadOf(() => press(demo, 'All orders'));
    expect(all.name).toBe('all-orders.csv');
    expect(names(all.text)).toHaveLength(60);
    expect(names(all.text)[0]).toBe('48000');
    const matching = await downloadOf(() => press(demo, 'Matching orders'));
    expect(names(matching.text).slice(0, 5)).toEqual(first);
    expect(names(matching.text).length).toBeGreaterThan(5);
    expect(names(matching.text).length).toBeLessThan(60);
    await press(demo, 'Go to next page');
    await expect.poll(() => texts(demo, 'id')).not.toEqual(first);
    const page = await downloadOf(() => press(demo, 'This page'));
    expect(names(page.text)).toEqual(texts(demo, 'id'));
    await press(demo, 'Go to previous page');
    await expect.poll(() => texts(demo, 'id')).toEqual(first);
  }
});

act('ExportWithoutGroups', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    const { text } = await downloadOf(() => choose(demo, 'Download as CSV'));
    expect(lines(text)[0]).toBe('Order,Country,Customer,Total (€)');
    expect(lines(text)).toHaveLength(41);
    const { sheet } = await xlsxOf(() => choose(demo, 'Download as Excel'));
    expect(sheet.rows).toHaveLength(41);
    expect(sheet.rows[0]).toEqual(['Order', 'Country', 'Customer', 'Total (€)']);
    expect(sheet.rows.slice(1).map(([id]) => Number(id))).toEqual(names(text).map(Number));
  }
});

act('CsvPreview', async (demo) => {
  const file = demo.getByRole('region', { name: 'CSV file of the purchases' });
  const shown = () => lines(file.element().textContent);
  for (let turn = 0; turn < 2; turn += 1) {
    await expect
      .poll(shown)
      .toEqual([
        'Item,Price (€),Change (%),Ordered on',
        'Oak stool,"1,264.5",12,5/2/2025',
        `"Rug, wool",245,"'-8",5/9/2025`,
        '"Shelf 24""",,0,5/20/2025',
      ]);
    await demo.getByRole('switch', { name: 'Semicolons' }).click();
    await expect.poll(() => shown()[2]).toBe(`Rug, wool;245;"'-8";5/9/2025`);
    await demo.getByRole('switch', { name: 'Headers' }).click();
    await expect.poll(() => shown().length).toBe(3);
    await demo.getByRole('switch', { name: 'Without valueFormatter' }).click();
    await expect.poll(() => shown()[0]).toBe('Oak stool;1264.5;12;2025-05-02T00:00:00.000Z');
    for (const name of ['Semicolons', 'Headers', 'Without valueFormatter']) {
      await demo.getByRole('switch', { name }).click();
    }
  }
});

act('EscapeFormulas', async (demo) => {
  const file = demo.getByRole('region', { name: 'CSV file of the comments' });
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => file.element().textContent).toContain(`"'=1+1","'=HYPERLINK(`);
    await demo.getByRole('switch', { name: 'escapeFormulas' }).click();
    await expect.poll(() => file.element().textContent).toContain('=1+1,"=HYPERLINK(""https');
    await demo.getByRole('switch', { name: 'escapeFormulas' }).click();
  }
});

act('PrintDepartures', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    const printed = await printOf(() => press(demo, 'Print departures'));
    expect(printed.title).toBe('Departures of 12 May');
    expect(printed.text('flight')).toHaveLength(45);
    expect(printed.text('state')).toEqual([]);
    expect(count(printed, '.MuiDataGrid-footerContainer')).toBe(0);
    await expect.poll(() => document.querySelector('iframe')).toBeNull();
    await expect.poll(() => texts(demo, 'state').length).toBeGreaterThan(3);
  }
  takeConsole(); // in development, the grid warns that the page size of the print is no option
});

act('JsonExport', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    const { name, text } = await downloadOf(() => press(demo, 'Download as JSON'));
    const rows: { commodity: string }[] = JSON.parse(text);
    expect(name).toBe('trades.json');
    expect(rows).toHaveLength(40);
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'commodity',
      'desk',
      'quantity',
      'price',
      'settled',
    ]);
    expect(rows[0]?.commodity).toBe(texts(demo, 'commodity')[0]);
  }
});

act('ExcelTypedColumns', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    const { name, workbook, sheet } = await xlsxOf(() => choose(demo, 'Download as Excel'));
    expect(name).toBe('meters.xlsx');
    expect(sheet.rows).toEqual([
      ['Site', 'Status', 'Online', 'Reading (m³)', 'Installed', 'Last contact'],
      [
        'Pumping station 4',
        'In order',
        true,
        48210.25,
        new Date(Date.UTC(2021, 2, 14)),
        new Date(Date.UTC(2025, 4, 20, 8, 15)),
      ],
      [
        'Reservoir north',
        'Needs service',
        true,
        -12.5,
        new Date(Date.UTC(2019, 10, 2)),
        new Date(Date.UTC(2025, 4, 20, 8, 14)),
      ],
      [
        'Weir 2',
        'Out of order',
        false,
        1904,
        new Date(Date.UTC(2023, 6, 30)),
        new Date(Date.UTC(2025, 3, 28, 23, 59)),
      ],
    ]);
    const style = (place: string) => sheet.cells?.get(place)?.style;
    expect(style('1,3')).toMatchObject({ numFmt: '#,##0.00', font: { bold: true } });
    expect(style('1,4')?.numFmt).toBe('yyyy-mm-dd');
    expect(style('1,5')?.numFmt).toBe('dd.mm.yyyy hh:mm');
    expect(workbook.sheets[1]?.rows.flat()).toEqual([
      'Status',
      'In order',
      'Needs service',
      'Out of order',
    ]);
  }
});

act('ExcelHeaderFooter', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    const { workbook, sheet } = await xlsxOf(() => choose(demo, 'Download as Excel'));
    expect(workbook.properties?.creator).toBe('People department');
    expect(sheet.rows[0]?.[0]).toBe('Holidays 2025');
    expect(sheet.cells?.get('0,0')?.style?.font).toMatchObject({ bold: true, size: 16 });
    expect(sheet.rows[2]).toEqual(['Name', 'Position', 'Since', 'Holidays']);
    expect(sheet.rows[3]?.[1]).toBe('Head');
    expect(sheet.rows[15]?.[0]).toBe('Total');
    expect(sheet.cells?.get('15,3')?.formula).toBe('SUM(D4:D15)');
    expect(sheet.rowDefs?.get(4)?.outlineLevel).toBe(1);
  }
});

act('ExcelWorker', async (demo) => {
  await press(demo, 'Search');
  for (const desk of ['Lima', 'Osaka']) {
    await demo.getByRole('searchbox').fill(desk);
    await expect.poll(() => new Set(texts(demo, 'desk'))).toEqual(new Set([desk]));
    const { name, sheet } = await xlsxOf(async () => {
      await choose(demo, 'Download as Excel');
      await expect.element(demo.getByText('Exporting trades…')).toBeVisible();
    });
    await expect.element(demo.getByText('Export finished')).toBeVisible();
    expect(name).toBe('trades.xlsx');
    expect(sheet.rows[0]).toEqual([
      'Trade',
      'Commodity',
      'Desk',
      'Tonnes',
      'Price ($)',
      'Trade date',
    ]);
    expect(new Set(sheet.rows.slice(1).map((row) => row[2]))).toEqual(new Set([desk]));
    expect(sheet.rows.length).toBeGreaterThan(5000);
    expect(sheet.cells?.get('0,0')?.style?.font?.bold).toBe(true);
  }
});

// Behind many other downloads, Chromium does not tell of one that comes by itself, so this claim stands first.
claim(
  'In version 8.4.0, a worker ignores includeHeaders: false, and exports column group headers only if includeColumnGroupsHeaders is set to true in the options.',
  async () => {
    const { api } = await showPremium({
      ...BASE,
      columnGroupingModel: [{ groupId: 'Both', children: [{ field: 'name' }, { field: 'price' }] }],
    });
    const byWorker = (options: object) =>
      xlsxOf(() =>
        api.exportDataAsExcel({
          ...options,
          worker: () => new Worker(new URL('./excelWorker', import.meta.url), { type: 'module' }),
        }),
      );
    const plain = await xlsxOf(() => api.exportDataAsExcel());
    expect(plain.sheet.rows[0]?.[0]).toBe('Both');
    const bare = await xlsxOf(() =>
      api.exportDataAsExcel({ includeHeaders: false, includeColumnGroupsHeaders: false }),
    );
    expect(bare.sheet.rows[0]?.[0]).toBe('Ada');
    const first = await byWorker({ includeHeaders: false });
    expect(first.sheet.rows[0]).toEqual(['Name', 'Price']);
    const second = await byWorker({ includeColumnGroupsHeaders: true });
    expect(second.sheet.rows[0]?.[0]).toBe('Both');
  },
);

claim(
  "The menu item and the method accept the same options but don't share them, so pass the options to both.",
  async () => {
    const { screen, api } = await showGrid({
      ...BASE,
      showToolbar: true,
      slotProps: { toolbar: { csvOptions: { fileName: 'mine', delimiter: ';' } } },
    });
    const fromMenu = await downloadOf(() => choose(screen, 'Download as CSV'));
    expect(fromMenu.name).toBe('mine.csv');
    expect(fromMenu.text).toContain('Name;Price');
    const fromMethod = await downloadOf(() => api.exportDataAsCsv());
    expect(fromMethod.name).not.toBe('mine.csv');
    expect(fromMethod.text).toContain('Name,Price');
  },
);

claim(
  [
    'If you hide every format, the toolbar has no export button.',
    'The methods of the API object still work.',
  ],
  async () => {
    const none = { disableToolbarButton: true };
    const { screen, api } = await showGrid({
      ...BASE,
      showToolbar: true,
      slotProps: { toolbar: { csvOptions: none, printOptions: none } },
    });
    await expect.element(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export' }).elements()).toHaveLength(0);
    expect(lines(api.getDataAsCsv())).toHaveLength(4);
  },
);

claim(
  "In version 8.4.0, excelOptions: { disableToolbarButton: true } throws Cannot set properties of undefined (setting 'displayName') in development (issue 18174).",
  async () => {
    const excelOptions = { disableToolbarButton: true };
    await expect(
      showPremium({ ...BASE, showToolbar: true, slotProps: { toolbar: { excelOptions } } }),
    ).rejects.toThrow("setting 'displayName'");
    takeConsole();
  },
);

claim("The grid adds the file extension: use fileName: 'orders' for orders.csv.", async () => {
  const { api } = await showPremium(BASE);
  const csv = await downloadOf(() => api.exportDataAsCsv({ fileName: 'orders' }));
  expect(csv.name).toBe('orders.csv');
  const { name } = await xlsxOf(() => api.exportDataAsExcel({ fileName: 'orders' }));
  expect(name).toBe('orders.xlsx');
});

claim(
  [
    'fields | The visible columns | Yes | Yes | Yes',
    'allColumns | false | Yes | Yes | Yes',
    'An export contains the visible columns, in the order of the grid.',
    'Set allColumns to add the hidden columns, or list specific columns in fields.',
    'disableExport: true in a column definition excludes the column, even with allColumns.',
    'fields takes precedence: the grid exports the listed columns, even those with disableExport. CSV and Excel files use the order of fields, and a printout uses the order of the grid.',
    'An unknown field in fields is ignored.',
  ],
  async () => {
    const { api } = await showPremium({
      rows: ROWS,
      columns: [...COLUMNS, { field: 'day', type: 'date' }, { field: 'id', disableExport: true }],
      initialState: {
        columns: { columnVisibilityModel: { price: false }, orderedFields: ['day', 'name'] },
      },
    });
    const head = (options?: object) => lines(api.getDataAsCsv(options))[0];
    const excelHead = async (options?: object) => {
      const { sheet } = await xlsxOf(() => api.exportDataAsExcel(options));
      return sheet.rows[0]?.join();
    };
    const printed = await printOf(() => api.exportDataAsPrint({ fields: ['id', 'nope', 'price'] }));
    expect(headsOf(printed)).toEqual(['price', 'id']);
    const all = await printOf(() => api.exportDataAsPrint({ allColumns: true }));
    expect(headsOf(all)).toEqual(['day', 'name', 'price']);
    await settled();
    for (const [options, expected] of [
      [undefined, 'day,Name'],
      [{ allColumns: true }, 'day,Name,Price'],
      [{ fields: ['id', 'nope', 'price'] }, 'id,Price'],
    ] as const) {
      expect(head(options)).toBe(expected);
      expect(await excelHead(options)).toBe(expected);
    }
  },
);

claim(
  [
    'By default, an export contains the rows that match the filter, on all pages and in their sorted order.',
    'If rows are selected, the export contains only the selected rows that match the filter.',
    'Clicking a row selects it, so the export then contains only this row.',
    'Set disableRowSelectionOnClick, or use getRowsToExport so that the selection has no effect.',
    'It replaces the default rows, so the row selection has no effect.',
  ],
  async () => {
    const props = {
      ...BASE,
      initialState: {
        sorting: { sortModel: [{ field: 'price', sort: 'desc' as const }] },
        filter: { filterModel: { items: [{ field: 'price', operator: '>', value: -10 }] } },
        pagination: { paginationModel: { pageSize: 1 } },
      },
      pageSizeOptions: [1],
    };
    const { screen, api } = await showGrid(props);
    expect(names(api.getDataAsCsv())).toEqual(['Cy', 'Ada', 'Bo']);
    await click(cell(screen, 'name'));
    expect(names(api.getDataAsCsv())).toEqual(['Cy']);
    expect(names(api.getDataAsCsv({ getRowsToExport: () => [2, 3] }))).toEqual(['Bo', 'Cy']);
    screen.unmount();
    const other = await showGrid({ ...props, disableRowSelectionOnClick: true });
    await click(cell(other.screen, 'name'));
    expect(names(other.api.getDataAsCsv())).toEqual(['Cy', 'Ada', 'Bo']);
    other.screen.unmount();
    const { api: pro } = await showPro({ ...BASE, keepNonExistentRowsSelected: true });
    pro.selectRows([1, 2]);
    expect(names(pro.getDataAsCsv())).toEqual(['Ada', 'Bo']);
    pro.setFilterModel({ items: [{ field: 'price', operator: '<', value: 0 }] });
    await settled();
    expect(names(pro.getDataAsCsv())).toEqual(['Bo']);
  },
);

claim(
  [
    'Rows that are pinned are at the beginning or at the end of the file, unless rows are selected.',
    'None of these selectors returns pinned rows.',
    'gridPaginatedVisibleSortedGridRowIdsSelector | Rows of the current page; none without pagination on the client',
  ],
  async () => {
    const { api } = await showPro({
      ...BASE,
      pinnedRows: {
        top: [{ id: 8, name: 'Top', price: 1 }],
        bottom: [{ id: 9, name: 'Bottom', price: 1 }],
      },
    });
    expect(names(api.getDataAsCsv())).toEqual(['Top', 'Ada', 'Bo', 'Cy', 'Bottom']);
    api.selectRow(1);
    expect(names(api.getDataAsCsv())).toEqual(['Ada']);
    api.selectRow(1, false);
    const grid = await import('@mui/x-data-grid-pro');
    for (const select of [
      grid.gridDataRowIdsSelector,
      grid.gridSortedRowIdsSelector,
      grid.gridFilteredSortedRowIdsSelector,
      grid.gridExpandedSortedRowIdsSelector,
      grid.gridPaginatedVisibleSortedGridRowIdsSelector,
    ]) {
      const isPage = select === grid.gridPaginatedVisibleSortedGridRowIdsSelector;
      expect(select({ current: api })).toEqual(isPage ? [] : [1, 2, 3]);
    }
    for (const [paginationMode, ids] of [
      ['client', [1, 2]],
      ['server', []],
    ] as const) {
      const paged = await showPro({
        ...BASE,
        pagination: true,
        paginationMode,
        rowCount: paginationMode === 'server' ? 3 : undefined,
        pageSizeOptions: [2],
        initialState: { pagination: { paginationModel: { pageSize: 2 } } },
      });
      const current = { current: paged.api };
      expect(grid.gridPaginatedVisibleSortedGridRowIdsSelector(current)).toEqual(ids);
    }
  },
);

claim(
  [
    'With paginationMode="server" or a data source, the grid exports the rows that it has loaded.',
    "With lazy loading and a known row count, a CSV or Excel file also has an empty row for each row that isn't loaded.",
  ],
  async () => {
    const { screen, api } = await showGrid({ ...BASE, paginationMode: 'server', rowCount: 900 });
    expect(lines(api.getDataAsCsv())).toHaveLength(4);
    screen.unmount();
    const source = await showPro({
      columns: COLUMNS,
      dataSource: { getRows: () => Promise.resolve({ rows: ROWS, rowCount: 900 }) },
      pagination: true,
    });
    await expect.poll(() => names(source.api.getDataAsCsv())).toEqual(['Ada', 'Bo', 'Cy']);
    source.screen.unmount();
    const lazy = await showPro({
      columns: COLUMNS,
      dataSource: {
        getRows: ({ start, end }) =>
          Promise.resolve({ rows: MANY.slice(Number(start), end + 1), rowCount: MANY.length }),
      },
      lazyLoading: true,
      initialState: { pagination: { paginationModel: { pageSize: 25 } } },
    });
    await expect.poll(() => names(lazy.api.getDataAsCsv())).toHaveLength(MANY.length);
    expect(names(lazy.api.getDataAsCsv())[0]).toBe('Row 0');
    expect(names(lazy.api.getDataAsCsv()).at(-1)).toBe('');
  },
);

claim(
  [
    'CSV and Excel files include the rows in collapsed groups.',
    'In a printout, groups have their default expansion state. Printing also resets the groups on the screen to it.',
    'With row grouping, a file contains a row for each group, followed by its rows.',
    'Without getRowsToExport, group rows are exported with their aggregated values.',
    "The total at the bottom of the grid is exported as the last row, unless rows are selected. Group footers aren't exported.",
    "If the user selects all rows with the header checkbox and there is no filter, the group rows aren't exported.",
  ],
  async () => {
    const props: Parameters<typeof showPremium>[0] = {
      rows: ROWS.map((each) => ({ ...each, team: each.id < 3 ? 'North' : 'South' })),
      columns: [{ field: 'team' }, ...COLUMNS],
      initialState: {
        rowGrouping: { model: ['team'] },
        aggregation: { model: { price: 'sum' } },
      },
    };
    const { screen, api, redraw } = await showPremium({ ...props, disableVirtualization: true });
    const group = '__row_group_by_columns_group__';
    const fields = [group, 'name', 'price'];
    await settled();
    const collapsed = ['North (2)', 'South (1)', ''];
    const expanded = ['North (2)', '', '', 'South (1)', '', ''];
    for (const [depth, byDefault, byUser] of [
      [-1, expanded, collapsed],
      [0, collapsed, expanded],
    ] as const) {
      await redraw({ ...props, disableVirtualization: true, defaultGroupingExpansionDepth: depth });
      for (const team of ['North', 'South']) {
        api.setRowChildrenExpansion(`auto-generated-row-team/${team}`, depth === 0);
      }
      await expect.poll(() => texts(screen, group)).toEqual(byUser);
      const printed = await printOf(() => api.exportDataAsPrint());
      expect(printed.text(group)).toEqual(byDefault);
      await expect.poll(() => texts(screen, group)).toEqual(byDefault);
    }
    expect(lines(api.getDataAsCsv({ fields, escapeFormulas: false })).slice(1)).toEqual([
      'North,,12',
      ',Ada,20',
      ',Bo,-8',
      'South,,"1,264.5"',
      ',Cy,"1,264.5"',
      ',,"1,276.5"',
    ]);
    const { sheet } = await xlsxOf(() => api.exportDataAsExcel({ fields }));
    expect(sheet.rows.map((row) => row[2])).toEqual(['Price', 12, 20, -8, 1264.5, 1264.5, 1276.5]);
    api.selectRow(1);
    await settled();
    expect(lines(api.getDataAsCsv({ fields })).slice(1)).toEqual([',Ada,20']);
    api.selectRow(1, false);
    await redraw({ ...props, checkboxSelection: true });
    await screen.getByRole('checkbox', { name: 'Select all rows' }).click();
    await settled();
    expect(lines(api.getDataAsCsv({ fields })).slice(1)).toEqual([
      ',Ada,20',
      `,Bo,"'-8"`,
      ',Cy,"1,264.5"',
    ]);
    api.setRowSelectionModel({ type: 'include', ids: new Set() });
    await redraw({ ...props, getAggregationPosition: () => 'footer' });
    await settled();
    expect(lines(api.getDataAsCsv({ fields })).slice(1)).toEqual([
      'North,,',
      ',Ada,20',
      `,Bo,"'-8"`,
      'South,,',
      ',Cy,"1,264.5"',
      ',,"1,276.5"',
    ]);
  },
);

claim(
  [
    'Text that contains the delimiter, a quote or a line break is enclosed in quotes.',
    'Lines are separated by \\r\\n.',
  ],
  async () => {
    const { api } = await showGrid({
      rows: ['a,b', 'a"b', 'a\nb', 'a;b'].map((name, id) => ({ id, name })),
      columns: [{ field: 'name' }],
    });
    expect(lines(api.getDataAsCsv())).toEqual(['name', '"a,b"', '"a""b"', '"a\nb"', 'a;b']);
    expect(lines(api.getDataAsCsv({ delimiter: ';' }))[1]).toBe('a,b');
    expect(lines(api.getDataAsCsv({ delimiter: ';' }))[4]).toBe('"a;b"');
  },
);

claim(
  [
    'A CSV file contains the text that valueFormatter returns, not the content that renderCell renders.',
    'If there is no valueFormatter, the default formatter of the column type applies: in a US locale, 1264.5 becomes "1,264.5", and a date becomes 5/2/2025.',
    'With { csvExport: true }, it affects CSV files and copied rows, but not copied cells.',
  ],
  async () => {
    const columns: GridColDef[] = [
      { field: 'name', valueFormatter: (name) => `Dr ${name}`, renderCell: () => 'drawn' },
      { field: 'price', type: 'number' },
      { field: 'day', type: 'date' },
    ];
    const { api, redraw } = await showGrid({ rows: ROWS, columns });
    expect(lines(api.getDataAsCsv())[1]).toBe('Dr Ada,20,5/2/2025');
    expect(lines(api.getDataAsCsv())[3]).toBe('Dr Cy,"1,264.5",5/20/2025');
    await redraw({ rows: ROWS, columns, ignoreValueFormatterDuringExport: { csvExport: true } });
    expect(lines(api.getDataAsCsv())[3]).toBe('Cy,1264.5,2025-05-20T00:00:00.000Z');
  },
);

claim(
  [
    'With ignoreValueFormatterDuringExport, dates are converted to UTC with toISOString().',
    'In time zones ahead of UTC, local midnight becomes a time on the previous day.',
    'An empty cell of a number column contains the text null or undefined.',
  ],
  async () => {
    await setTimeZone('Europe/Berlin');
    const { api } = await showGrid({
      rows: [{ id: 1, price: null, day: new Date(2025, 4, 2) }, { id: 2 }],
      columns: [
        { field: 'price', type: 'number' },
        { field: 'day', type: 'date' },
      ],
      ignoreValueFormatterDuringExport: true,
    });
    expect(lines(api.getDataAsCsv())[1]).toBe('null,2025-05-01T22:00:00.000Z');
    expect(lines(api.getDataAsCsv())[2]).toBe('undefined,');
  },
);

claim(
  'If a value is an object and the column has no valueFormatter, the file contains [object Object], and the grid logs a warning.',
  async () => {
    const { api } = await showGrid({
      rows: [{ id: 1, owner: { first: 'Ada' } }],
      columns: [{ field: 'owner', renderCell: ({ value }) => value.first }],
    });
    expect(lines(api.getDataAsCsv())[1]).toBe('[object Object]');
    expect(takeConsole().join()).toContain('the CSV export might not display the value correctly');
  },
);

claim('A file is encoded in UTF-8 without a byte order mark.', async () => {
  const { api } = await showGrid(BASE);
  const plain = await downloadOf(() => api.exportDataAsCsv());
  expect([...plain.bytes.slice(0, 4)]).toEqual([78, 97, 109, 101]);
  const marked = await downloadOf(() => api.exportDataAsCsv({ utf8WithBom: true }));
  expect([...marked.bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 78]);
});

claim(
  [
    'By default, the grid adds an apostrophe to text that begins with =, +, -, @, a tab or a carriage return.',
    'Headers are escaped too.',
    "Numbers are escaped too: -8 is exported as '-8, and spreadsheet apps don't include it in sums (issue 13790).",
  ],
  async () => {
    const bad = ['=1', '+1', '-1', '@a', '\ta', '\ra', ' =1', 'a=1'];
    const { api } = await showGrid({
      rows: bad.map((name, id) => ({ id, name, price: -8 })),
      columns: [
        { field: 'name', headerName: '=cmd' },
        { field: 'price', type: 'number' },
      ],
    });
    const csv = api.getDataAsCsv();
    expect(csv.startsWith(`"'=cmd",price`)).toBe(true);
    for (const text of bad.slice(0, 6)) {
      expect(csv).toContain(`"'${text}","'-8"`);
    }
    for (const text of bad.slice(6)) {
      expect(csv).toContain(`\r\n${text},"'-8"`);
    }
    const open = api.getDataAsCsv({ escapeFormulas: false });
    expect(open.startsWith('=cmd,price\r\n=1,-8\r\n')).toBe(true);
  },
);

claim(
  [
    'Otherwise, use the Excel export, which exports numbers as numbers.',
    'With escapeFormulas, text that begins with one of the characters above also gets an apostrophe in Excel files.',
    "Numbers, headers and singleSelect labels don't get one (issue 22819).",
    "The grid writes text as text, not as a formula, so Excel doesn't execute it even with escapeFormulas: false.",
  ],
  async () => {
    const { api } = await showPremium({
      rows: [{ id: 1, name: '=1+1', price: -8, kind: '=2' }],
      columns: [
        { field: 'name', headerName: '=head' },
        { field: 'price', type: 'number' },
        { field: 'kind', type: 'singleSelect', valueOptions: ['=2'] },
      ],
    });
    const escaped = await xlsxOf(() => api.exportDataAsExcel());
    expect(escaped.sheet.rows).toEqual([
      ['=head', 'price', 'kind'],
      ["'=1+1", -8, '=2'],
    ]);
    const open = await xlsxOf(() => api.exportDataAsExcel({ escapeFormulas: false }));
    expect(open.sheet.rows[1]).toEqual(['=1+1', -8, '=2']);
    expect(open.sheet.cells?.get('1,0')?.formula).toBeUndefined();
  },
);

const ON_PAGE_2 = { pagination: { paginationModel: { pageSize: 25, page: 1 } } };
const OwnToolbar = () => <Toolbar>Mine</Toolbar>;
const MANY = Array.from({ length: 90 }, (_, id) => ({ id, name: `Row ${id}`, price: id }));

claim(
  'In version 8.4.0, a virtualized grid prints only the rows that are rendered (issue 15912).',
  async () => {
    const { api } = await showGrid({ rows: MANY, columns: COLUMNS });
    const printed = await printOf(() => api.exportDataAsPrint());
    expect(printed.text('name').length).toBeLessThan(30);
    takeConsole();
  },
);

claim(
  [
    'The grid copies itself into a hidden iframe.',
    'Set disableVirtualization, as the demo does.',
    'For printing, the filter and the sorting of the grid still apply to these rows.',
  ],
  async () => {
    const ids = { getRowsToExport: () => [5, 3, 1] };
    const props = { rows: MANY, columns: COLUMNS, disableVirtualization: true };
    const { screen, api } = await showPro(props);
    const all = await printOf(() => api.exportDataAsPrint());
    expect(all.text('name')).toHaveLength(90);
    await settled();
    // Printed anew where a busy machine had not drawn the chosen rows yet.
    const chosen = async () => {
      await settled();
      return (await printOf(() => api.exportDataAsPrint(ids))).text('name');
    };
    await expect.poll(chosen).toEqual(['Row 5', 'Row 3', 'Row 1']);
    await settled();
    api.setSortModel([{ field: 'price', sort: 'asc' }]);
    api.setFilterModel({ items: [{ field: 'price', operator: '>', value: 2 }] });
    await expect.poll(chosen).toEqual(['Row 3', 'Row 5']);
    await settled();
    screen.unmount();
    const paged = await showGrid({ ...props, initialState: ON_PAGE_2, pageSizeOptions: [25] });
    const printed = await printOf(() => paged.api.exportDataAsPrint());
    expect(printed.text('name')).toHaveLength(90);
    await expect.poll(() => texts(paged.screen, 'name')[0]).toBe('Row 25');
    takeConsole();
  },
);

claim(
  [
    'hideToolbar | false | Prints without the deprecated GridToolbar; see below for other toolbars',
    'In version 8.4.0, hideToolbar has no effect on the default toolbar or the Toolbar component.',
    "Hide it with pageStyle: '.MuiDataGrid-toolbar { display: none !important; }'.",
  ],
  async () => {
    const props = { ...BASE, showToolbar: true };
    const bars = (printed: Printed) =>
      count(printed, '.MuiDataGrid-toolbar, [class*="toolbarContainer"]');
    for (const [toolbar, before, after] of [
      [undefined, 1, 1],
      [OwnToolbar, 1, 1],
      [GridToolbar, 1, 0],
    ] as const) {
      const { screen, api } = await showGrid({ ...props, slots: toolbar && { toolbar } });
      expect(bars(await printOf(() => api.exportDataAsPrint()))).toBe(before);
      await settled();
      expect(bars(await printOf(() => api.exportDataAsPrint({ hideToolbar: true })))).toBe(after);
      await settled();
      screen.unmount();
    }
    const { api } = await showGrid(props);
    const pageStyle = '.MuiDataGrid-toolbar { display: none !important; }';
    const shown = await printOf(() => api.exportDataAsPrint());
    expect(shown.toolbarHeight).toBeGreaterThan(20);
    await settled();
    const hidden = await printOf(() => api.exportDataAsPrint({ pageStyle }));
    expect(hidden.toolbarHeight).toBe(0);
    takeConsole();
  },
);

claim(
  [
    'hideFooter | false | Prints without the footer',
    'includeCheckboxes | false | Prints the checkbox column',
    'copyStyles | true | Copies the style sheets of the page',
    'pageStyle | – | Adds CSS from a string, or from a function that returns a string',
    'bodyClassName | – | Adds classes to the body of the iframe',
    'fileName | The title of the page | The title of the iframe',
  ],
  async () => {
    const { api } = await showGrid({ ...BASE, checkboxSelection: true });
    const plain = await printOf(() => api.exportDataAsPrint());
    expect(plain.title).toBe(document.title);
    expect(count(plain, '.MuiDataGrid-footerContainer')).toBe(1);
    expect(headsOf(plain)).toEqual(['name', 'price']);
    expect(plain.styles.length).toBeGreaterThan(5);
    expect(plain.page.className).toBe('');
    await settled();
    const own = await printOf(() =>
      api.exportDataAsPrint({
        hideFooter: true,
        includeCheckboxes: true,
        copyStyles: false,
        pageStyle: () => '.own { color: red; }',
        bodyClassName: 'own paper',
        fileName: 'Prices',
      }),
    );
    expect(own.title).toBe('Prices');
    expect(count(own, '.MuiDataGrid-footerContainer')).toBe(0);
    expect(headsOf(own)).toEqual(['__check__', 'name', 'price']);
    expect(own.styles).toEqual(['.own { color: red; }']);
    expect(own.page.className).toBe('own paper');
    await settled();
    const text = await printOf(() => api.exportDataAsPrint({ pageStyle: '.text {}' }));
    expect(text.styles[0]).toBe('.text {}');
    takeConsole();
  },
);

claim(
  [
    'string and custom | Value as in the grid, with valueFormatter',
    'number | Number, without valueFormatter',
    'boolean | Boolean, without valueFormatter',
    'date | Date with the format dd.mm.yyyy, without valueFormatter',
    'dateTime | Date and time with the format dd.mm.yyyy hh:mm, without valueFormatter',
    'singleSelect | Label, with a dropdown of all options',
    'actions | Not exported, or empty if you list the column in fields',
    "Dates keep the local date and time that the grid displays, regardless of the user's time zone.",
    'singleSelect options in an array are stored in a second worksheet.',
    'valueOptionsSheetName sets its name; the default is Options.',
  ],
  async () => {
    await setTimeZone('America/New_York');
    const day = new Date(2025, 4, 2, 23, 30);
    const valueFormatter = () => 'formatted';
    const { api } = await showPremium({
      rows: [{ id: 1, text: 'a', own: 'b', number: 1.5, yes: true, day, moment: day, kind: 2 }],
      columns: [
        { field: 'text', valueFormatter },
        { field: 'own', type: 'custom', valueFormatter },
        { field: 'number', type: 'number', valueFormatter },
        { field: 'yes', type: 'boolean', valueFormatter },
        { field: 'day', type: 'date', valueFormatter },
        { field: 'moment', type: 'dateTime', valueFormatter },
        {
          field: 'kind',
          type: 'singleSelect',
          valueOptions: [
            { value: 1, label: 'One' },
            { value: 2, label: 'Two' },
          ],
        },
        { field: 'actions', type: 'actions', getActions: () => [] },
      ],
    });
    const fields = ['text', 'own', 'number', 'yes', 'day', 'moment', 'kind', 'actions'];
    const { workbook, sheet } = await xlsxOf(() => api.exportDataAsExcel({ fields }));
    const moment = new Date(Date.UTC(2025, 4, 2, 23, 30));
    expect(sheet.rows[1]?.slice(0, 7)).toEqual([
      'formatted',
      'formatted',
      1.5,
      true,
      moment,
      moment,
      'Two',
    ]);
    expect(sheet.rows[1]?.[7] ?? null).toBeNull();
    for (const allColumns of [false, true]) {
      const all = await xlsxOf(() => api.exportDataAsExcel({ allColumns }));
      expect(all.sheet.rows[0]).toEqual(fields.slice(0, 7));
    }
    expect(sheet.cells?.get('1,4')?.style?.numFmt).toBe('dd.mm.yyyy');
    expect(sheet.cells?.get('1,5')?.style?.numFmt).toBe('dd.mm.yyyy hh:mm');
    expect(workbook.sheets.map((each) => each.name)).toEqual(['Sheet1', 'Options']);
    expect(sheet.dataValidations?.[0]).toMatchObject({ type: 'list', range: 'G2' });
    expect(sheet.dataValidations?.[0]?.formula1).toBe('Options!$A$2:$A$3');
    const named = await xlsxOf(() =>
      api.exportDataAsExcel({ fields, valueOptionsSheetName: 'Kinds' }),
    );
    expect(named.workbook.sheets[1]?.name).toBe('Kinds');
  },
);

claim(
  'With tree data and row grouping, rows have an outline level, so users can collapse groups in Excel.',
  async () => {
    const { api } = await showPremium({
      rows: ROWS.map((each) => ({ ...each, path: each.id === 1 ? ['Ada'] : ['Ada', each.name] })),
      columns: COLUMNS,
      treeData: true,
      getTreeDataPath: ({ path }: { path: string[] }) => path,
    });
    const { sheet } = await xlsxOf(() => api.exportDataAsExcel());
    expect([1, 2, 3].map((row) => sheet.rowDefs?.get(row)?.outlineLevel ?? 0)).toEqual([0, 1, 1]);
  },
);

claim(
  [
    'A style applies to the whole column, including its header.',
    'The width of the column in Excel is its width in the grid, or the width that the user set. flex has no effect.',
  ],
  async () => {
    const { api } = await showPremium({
      rows: ROWS,
      columns: [
        { field: 'name', flex: 1 },
        { field: 'price', type: 'number', width: 150 },
        { field: 'day', type: 'date' },
      ],
    });
    api.setColumnWidth('day', 300);
    await settled();
    expect(api.getColumn('name').computedWidth).toBeGreaterThan(200);
    const columnsStyles = { price: { numFmt: '0.00', font: { italic: true } } };
    const { sheet } = await xlsxOf(() => api.exportDataAsExcel({ columnsStyles }));
    for (const row of [0, 1, 2, 3]) {
      expect(sheet.cells?.get(`${row},1`)?.style).toMatchObject({
        numFmt: '0.00',
        font: { italic: true },
      });
    }
    expect(sheet.columns?.[0]?.width).toBeCloseTo(100 / 7.5); // the default width
    expect(sheet.columns?.[1]?.width).toBe(20); // px / 7.5
    expect(sheet.columns?.[2]?.width).toBe(40);
  },
);

/** A worker that answers with what it was sent. */
function fakeWorker() {
  const post = vi.fn();
  const worker = {
    postMessage: post,
    terminate: vi.fn(),
    onmessage: null as ((event: { data: ArrayBuffer }) => void) | null,
  };
  return { worker, post, create: () => worker as unknown as Worker };
}

claim(
  [
    "onExcelExportStateChange is called with 'pending' when an export begins, and with 'finished' when the file is ready.",
    "It's also called without a worker.",
    'With a worker, the options exceljsPreProcess and exceljsPostProcess are ignored, and the grid logs a warning.',
    "If the worker fails, onExcelExportStateChange isn't called again.",
  ],
  async () => {
    const onExcelExportStateChange = vi.fn();
    const states = () => onExcelExportStateChange.mock.calls.map(([state]) => state);
    const { api } = await showPremium({ ...BASE, onExcelExportStateChange });
    await xlsxOf(() => api.exportDataAsExcel());
    expect(states()).toEqual(['pending', 'finished']);
    onExcelExportStateChange.mockClear();
    const { worker, post, create } = fakeWorker();
    const exceljsPreProcess = vi.fn();
    const exceljsPostProcess = vi.fn();
    await api.exportDataAsExcel({ worker: create, exceljsPreProcess, exceljsPostProcess });
    await expect.poll(() => post.mock.calls.length).toBe(1);
    expect(states()).toEqual(['pending']);
    expect(takeConsole().join()).toContain('exceljsPostProcess option is not supported');
    expect(Object.keys(worker)).toEqual(['postMessage', 'terminate', 'onmessage']); // no onerror
    const file = await downloadOf(() => worker.onmessage?.({ data: new ArrayBuffer(8) }));
    expect(file.bytes).toHaveLength(8);
    await expect.poll(states).toEqual(['pending', 'finished']);
    expect(exceljsPreProcess.mock.calls.length + exceljsPostProcess.mock.calls.length).toBe(0);
  },
);

claim(
  [
    "With a dark theme (palette.mode: 'dark'), the printed grid has light text.",
    'The copied style sheets are inserted after pageStyle.',
  ],
  async () => {
    const dark = createTheme({ palette: { mode: 'dark' } });
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <ThemeProvider theme={dark}>
        <div style={{ height: 300 }}>
          <DataGrid {...BASE} apiRef={apiRef} />
        </div>
      </ThemeProvider>,
    );
    const printed = await printOf(() => apiRef.current?.exportDataAsPrint());
    expect(printed.color).toBe('rgb(255, 255, 255)');
    const pageStyle = '.MuiDataGrid-root { color: #000 !important; }';
    const mended = await printOf(() => apiRef.current?.exportDataAsPrint({ pageStyle }));
    expect(mended.color).toBe('rgb(0, 0, 0)');
    expect(mended.styles[0]).toBe(pageStyle);
    expect(mended.styles.length).toBeGreaterThan(5);
    takeConsole();
  },
);

claim(
  [
    'getRowsToExport | Selected or filtered rows | Yes | Yes | Yes',
    'includeHeaders | true | Yes | – | Yes',
    'includeColumnGroupsHeaders | true | Yes | – | Yes',
    'With includeHeaders: false, a CSV file has no column group headers either, but an Excel file still has them.',
    'escapeFormulas | true | Yes | – | Yes',
  ],
  async () => {
    const { api } = await showPremium({
      rows: [
        { id: 1, name: '=1', price: 20 },
        { id: 2, name: 'Bo', price: 3 },
      ],
      columns: COLUMNS,
      columnGroupingModel: [{ groupId: 'Both', children: [{ field: 'name' }, { field: 'price' }] }],
      disableVirtualization: true,
    });
    const none = { includeHeaders: false };
    const flat = { includeColumnGroupsHeaders: false };
    const first = { getRowsToExport: () => [1] };
    const raw = { ...none, ...first, escapeFormulas: false };
    expect(lines(api.getDataAsCsv()).slice(0, 2)).toEqual(['Both,Both', 'Name,Price']);
    expect(lines(api.getDataAsCsv(flat))[0]).toBe('Name,Price');
    expect(lines(api.getDataAsCsv({ ...none, ...first }))).toEqual([`"'=1",20`]);
    expect(lines(api.getDataAsCsv(raw))).toEqual(['=1,20']);
    const firstCells = async (options?: object) => {
      const { sheet } = await xlsxOf(() => api.exportDataAsExcel(options));
      return sheet.rows.map(([text]) => text);
    };
    expect(await firstCells()).toEqual(['Both', 'Name', "'=1", 'Bo']);
    expect(await firstCells(flat)).toEqual(['Name', "'=1", 'Bo']);
    expect(await firstCells(none)).toEqual(['Both', "'=1", 'Bo']);
    expect(await firstCells({ ...flat, ...raw })).toEqual(['=1']);
    let printed: Printed | undefined;
    // Printed anew where a busy machine had not drawn the chosen rows yet.
    await expect
      .poll(async () => {
        await settled();
        printed = await printOf(() =>
          api.exportDataAsPrint({ ...flat, ...none, ...first } as object),
        );
        return printed.text('name');
      })
      .toEqual(['=1']);
    const counted = (selector: string) => printed && count(printed, selector);
    expect(counted('[role="columnheader"][data-field]')).toBe(2);
    expect(counted('[role="columnheader"][data-fields]')).toBe(1);
    await settled();
  },
);

claim(
  [
    'exceljsPreProcess({ workbook, worksheet }) runs before the grid adds headers and rows, and exceljsPostProcess runs after that.',
    'Both are async functions and can use the whole exceljs API.',
  ],
  async () => {
    const { api } = await showPremium(BASE);
    const counts: number[] = [];
    const { sheet } = await xlsxOf(() =>
      api.exportDataAsExcel({
        exceljsPreProcess: async ({ workbook, worksheet }) => {
          await settled();
          counts.push(workbook.worksheets.length, worksheet.rowCount);
          worksheet.addRow(['Title']);
        },
        exceljsPostProcess: async ({ worksheet }) => {
          await settled();
          counts.push(worksheet.rowCount);
          worksheet.addRow(['End']);
        },
      }),
    );
    expect(counts).toEqual([1, 0, 5]);
    expect(sheet.rows.map(([text]) => text)).toEqual(['Title', 'Name', 'Ada', 'Bo', 'Cy', 'End']);
  },
);
