import type * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, useColorScheme, type Theme } from '@mui/material/styles';
import { DataGrid, gridClasses, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid-pro/themeAugmentation';
import {
  act,
  claim,
  click,
  expect,
  hover,
  press,
  show,
  takeClipboard,
  type,
  type Screen,
} from '#test/proof.tsx';
import {
  cell,
  header,
  openColumnMenu,
  row,
  showGrid,
  showPro,
  texts,
} from '#test/proofs/grids.tsx';

const COLUMNS: GridColDef[] = [
  { field: 'name', width: 110 },
  { field: 'n', type: 'number', width: 100 },
];
const ROWS = [
  { id: 1, name: 'Copper', n: 3 },
  { id: 2, name: 'Barley', n: 1 },
  { id: 3, name: 'Oats', n: 2 },
  { id: 4, name: 'Wool', n: 4 },
];
const RED = 'rgb(255, 0, 0)';
const THEME_TYPES = import.meta.glob<string>(
  [
    '/node_modules/@mui/x-data-grid/themeAugmentation/*.d.ts',
    '/node_modules/@mui/x-data-grid-pro/themeAugmentation/*.d.ts',
    '/node_modules/@mui/x-data-grid-premium/themeAugmentation/*.d.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const colorOf = (element: Element) => getComputedStyle(element).backgroundColor;

/** The element of a class of the grid. */
function part({ stage }: Screen, name: keyof typeof gridClasses): HTMLElement {
  const found = stage.querySelector<HTMLElement>(`.${gridClasses[name]}`);
  if (!found) {
    throw new Error(`There is no ${gridClasses[name]}.`);
  }
  return found;
}

/** Emotion's cache as most apps have it; the one of this site puts its rules in a layer. */
function cacheWithoutLayers() {
  const cache = createCache({ key: 'plain' });
  cache.compat = true;
  return cache;
}

function gridWith(theme: Theme, props: Partial<DataGridProps> = {}) {
  return show(
    <ThemeProvider theme={theme}>
      <div style={{ height: 400 }}>
        <DataGrid rows={ROWS} columns={COLUMNS} {...props} />
      </div>
    </ThemeProvider>,
  );
}

/** Whether each rendered row has a class, from top to bottom. */
function rowsWith({ stage }: Pick<Screen, 'stage'>, name: string): boolean[] {
  return [...stage.querySelectorAll('[role="row"][data-id]')].map((each) =>
    each.classList.contains(name),
  );
}

act('SxBorders', async (demo) => {
  const root = part(demo, 'root');
  expect(getComputedStyle(root).borderTopWidth).toBe('2px');
  const color = getComputedStyle(root).borderTopColor;
  for (const index of [0, 2]) {
    const hovered = cell(demo, 'city', index);
    await hover(hovered);
    await expect.poll(() => getComputedStyle(hovered).color).toBe(color);
  }
  const before = texts(demo, 'customer');
  await click(header(demo, 'customer'));
  await expect.poll(() => texts(demo, 'customer')).not.toEqual(before);
  await click(header(demo, 'customer'));
  await click(header(demo, 'customer'));
  await expect.poll(() => texts(demo, 'customer')).toEqual(before);
});

act('LiveSheet', async (demo) => {
  const sheet = demo.getByRole('textbox', { name: 'Style sheet' });
  const title = () => getComputedStyle(part(demo, 'columnHeaderTitle'));
  expect(title().textTransform).toBe('uppercase');
  const plain = colorOf(part(demo, 'root'));
  for (const radius of ['0px', '0px']) {
    await demo.getByRole('combobox', { name: 'Add a variable or class' }).click();
    await demo.getByRole('option', { name: '--unstable_DataGrid-radius' }).click();
    await expect.poll(() => getComputedStyle(part(demo, 'root')).borderRadius).toBe(radius);
    await demo.getByRole('combobox', { name: 'Add a variable or class' }).click();
    await demo.getByRole('option', { name: 'row', exact: true }).click();
    await expect.poll(() => getComputedStyle(part(demo, 'row')).fontStyle).toBe('italic');
    await demo.getByRole('combobox', { name: 'Add a variable or class' }).click();
    await demo.getByRole('option', { name: '--DataGrid-t-color-background-base' }).click();
    await expect.poll(() => colorOf(part(demo, 'root'))).not.toBe(plain);
    await demo.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => getComputedStyle(part(demo, 'row')).fontStyle).toBe('normal');
  }
  await sheet.fill('.flights .MuiDataGrid-cell { color: rgb(1, 2, 3); }');
  await expect.poll(() => getComputedStyle(cell(demo, 'gate')).color).toBe('rgb(1, 2, 3)');
  const clipboard = await takeClipboard();
  await demo.getByRole('button', { name: 'Copy CSS' }).click();
  await expect.element(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboard.read()).toBe('.flights .MuiDataGrid-cell { color: rgb(1, 2, 3); }');
  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect.element(demo.getByRole('button', { name: 'Copy CSS' })).toBeVisible();
});

act('ColoredHeaders', async (demo) => {
  const plan = colorOf(header(demo, 'planQ1'));
  expect(colorOf(header(demo, 'planQ2'))).toBe(plan);
  expect(colorOf(header(demo, 'actualQ1'))).not.toBe(plan);
  expect(getComputedStyle(header(demo, 'account')).fontStyle).toBe('italic');
  for (const order of [
    ['9', '18', '72', '408'],
    ['408', '72', '18', '9'],
  ]) {
    await click(header(demo, 'actualQ1'));
    await expect.poll(() => texts(demo, 'actualQ1')).toEqual(order);
    expect(colorOf(header(demo, 'planQ1'))).toBe(plan);
  }
});

act('StatusRows', async (demo) => {
  const overdue = row(demo, 'R-1042');
  const rest = colorOf(overdue);
  expect(colorOf(row(demo, 'R-1045'))).toBe(rest);
  expect(colorOf(row(demo, 'R-1041'))).not.toBe(rest);
  await hover(overdue);
  await expect.poll(() => colorOf(overdue)).not.toBe(rest);
  await click(cell(demo, 'client', 1));
  await hover(header(demo, 'client'));
  await expect.element(overdue).toHaveAttribute('aria-selected', 'true');
  const selected = colorOf(overdue);
  expect(selected).not.toBe(rest);
  await click(cell(demo, 'client', 4));
  await hover(header(demo, 'client'));
  await expect.poll(() => colorOf(overdue)).toBe(rest);
  expect(colorOf(row(demo, 'R-1045'))).toBe(selected);
});

act('StripedRows', async (demo) => {
  const colors = () =>
    [...demo.stage.querySelectorAll('[role="row"][data-id]')].slice(0, 4).map(colorOf);
  const [even, odd] = colors();
  expect(even).not.toBe(odd);
  expect(colors()).toEqual([even, odd, even, odd]);
  const first = texts(demo, 'flight');
  await click(header(demo, 'destination'));
  await expect.poll(() => texts(demo, 'flight')).not.toEqual(first);
  expect(colors()).toEqual([even, odd, even, odd]);
  await click(header(demo, 'destination'));
  await click(header(demo, 'destination'));
  await expect.poll(() => texts(demo, 'flight')).toEqual(first);
});

act('LowStock', async (demo) => {
  const stock = () => cell(demo, 'stock', 1);
  const plain = colorOf(stock());
  const low = colorOf(cell(demo, 'stock', 0));
  expect(low).not.toBe(plain);
  for (const [value, color] of [
    ['5', low],
    ['120', plain],
    ['6', low],
  ] as const) {
    await click(stock(), { times: 2 });
    await press('Ctrl+a');
    await type(value);
    await press('Enter');
    await hover(header(demo, 'stock'));
    await expect.poll(() => stock().textContent).toBe(value);
    await expect.poll(() => colorOf(stock())).toBe(color);
  }
});

act('CellsByValue', async (demo) => {
  const noon = () => cell(demo, '10:00', 0);
  const plain = colorOf(noon());
  const hot = colorOf(cell(demo, '14:00', 0));
  const cold = colorOf(cell(demo, '06:00', 1));
  expect(new Set([plain, hot, cold]).size).toBe(3);
  for (const [value, color] of [
    ['7', hot],
    ['1', cold],
    ['4.2', plain],
    ['7', hot],
  ] as const) {
    await click(noon(), { times: 2 });
    await press('Ctrl+a');
    await type(value);
    await press('Enter');
    await expect.poll(() => noon().textContent).toBe(value);
    await expect.poll(() => colorOf(noon())).toBe(color);
  }
});

act('ContainerColors', async (demo) => {
  const choose = async (name: string) => {
    await demo.getByRole('combobox', { name: /^palette\.DataGrid/ }).click();
    await demo.getByRole('option', { name }).click();
  };
  const colors = () => ({
    bg: colorOf(part(demo, 'root')),
    header: colorOf(header(demo, 'q1')),
    pinned: colorOf(cell(demo, 'region', 0)),
    row: colorOf(row(demo, 0)),
  });
  const { bg, header: tinted, pinned } = colors();
  expect(new Set([bg, tinted, pinned]).size).toBe(3);
  expect(colors().row).toBe(pinned);
  for (let round = 0; round < 2; round += 1) {
    await choose('Theme default');
    await expect.poll(() => colors().header).toBe(colors().bg);
    expect(colors().pinned).toBe(colors().bg);
    await choose('Header and pinned');
    await expect.poll(() => colors()).toEqual({ bg, header: tinted, pinned, row: pinned });
  }
});

act('ThemeGallery', async (demo) => {
  const choose = (name: string) => demo.getByRole('button', { name }).click();
  const head = () => colorOf(header(demo, 'desk'));
  expect(head()).toBe('rgb(11, 93, 75)');
  for (let round = 0; round < 2; round += 1) {
    await choose('dark');
    await expect.poll(head).toBe('rgb(25, 33, 43)');
    await choose('dense');
    await expect.poll(() => header(demo, 'desk').offsetHeight).toBeLessThan(33);
    await choose('default');
    await expect.poll(() => header(demo, 'desk').offsetHeight).toBe(56);
    await choose('branded');
    await expect.poll(head).toBe('rgb(11, 93, 75)');
  }
});

act('LedgerLook', async (demo) => {
  const first = texts(demo, 'id');
  for (let round = 0; round < 2; round += 1) {
    await demo.getByRole('button', { name: 'Page 3' }).click();
    await expect.poll(() => texts(demo, 'id')).not.toEqual(first);
    await expect
      .element(demo.getByRole('button', { name: 'Page 3' }))
      .toHaveAttribute('aria-current', 'page');
    await demo.getByRole('button', { name: 'Page 1' }).click();
    await expect.poll(() => texts(demo, 'id')).toEqual(first);
    const box = demo.getByRole('checkbox', { name: 'Select row' }).first();
    await box.click();
    await expect.element(demo.getByText('1 row selected')).toBeVisible();
    await demo.getByRole('checkbox', { name: 'Unselect row' }).first().click();
    await expect.element(demo.getByText('1 row selected')).not.toBeInTheDocument();
  }
});

claim(
  [
    'The grid has horizontal borders between rows by default.',
    'Set showCellVerticalBorder and showColumnVerticalBorder for vertical borders between cells and between headers.',
    'Both are false by default.',
  ],
  async () => {
    const { screen, redraw } = await showGrid({ rows: ROWS, columns: COLUMNS });
    const ends = () => [
      getComputedStyle(cell(screen, 'name')).borderRightWidth,
      getComputedStyle(header(screen, 'name')).borderRightWidth,
    ];
    expect(ends()).toEqual(['0px', '0px']);
    await redraw({ rows: ROWS, columns: COLUMNS, showCellVerticalBorder: true });
    expect(ends()).toEqual(['1px', '0px']);
    await redraw({ rows: ROWS, columns: COLUMNS, showColumnVerticalBorder: true });
    expect(ends()).toEqual(['0px', '1px']);
    expect(getComputedStyle(cell(screen, 'name', 1)).borderTopWidth).toBe('1px');
  },
);

claim(
  [
    "sx={{ '--DataGrid-t-color-background-base': 'ivory' }} has no effect.",
    'Set palette.DataGrid in the theme, or add !important to the value.',
  ],
  async () => {
    // In the site's layers, and without them, as most apps have it.
    for (const cache of [undefined, cacheWithoutLayers()]) {
      for (const [value, color] of [
        ['ivory', 'rgb(255, 255, 255)'],
        ['ivory !important', 'rgb(255, 255, 240)'],
      ] as const) {
        const grid = (
          <div style={{ height: 400 }}>
            <DataGrid
              rows={ROWS}
              columns={COLUMNS}
              sx={{ '--DataGrid-t-color-background-base': value }}
            />
          </div>
        );
        const screen = await show(
          cache ? <CacheProvider value={cache}>{grid}</CacheProvider> : grid,
        );
        expect(colorOf(part(screen, 'root'))).toBe(color);
        screen.unmount();
      }
    }
    const themed = await gridWith(createTheme({ palette: { DataGrid: { bg: 'ivory' } } }));
    expect(colorOf(part(themed, 'root'))).toBe('rgb(255, 255, 240)');
  },
);

claim(
  [
    '--DataGrid-rowBorderColor | Color of borders between rows and of vertical borders',
    '--unstable_DataGrid-radius | Radius of the corners',
    '--unstable_DataGrid-headWeight | Font weight of header titles',
    "In sx, set the variables that don't have -t- in their names:",
  ],
  async () => {
    const { screen } = await showGrid({
      rows: ROWS,
      columns: COLUMNS,
      showCellVerticalBorder: true,
      sx: {
        '--DataGrid-rowBorderColor': RED,
        '--unstable_DataGrid-radius': '3px',
        '--unstable_DataGrid-headWeight': '900',
      },
    });
    const second = getComputedStyle(cell(screen, 'name', 1));
    expect([second.borderTopColor, second.borderRightColor]).toEqual([RED, RED]);
    expect(getComputedStyle(part(screen, 'root')).borderRadius).toBe('3px');
    expect(getComputedStyle(part(screen, 'columnHeaderTitle')).fontWeight).toBe('900');
  },
);

claim(
  [
    '--DataGrid-t-color-background-base | Background of the grid',
    '--DataGrid-t-header-background-base | Background of headers',
    '--DataGrid-t-cell-background-pinned | Background of pinned rows and columns',
    "--DataGrid-t-color-border-base | Color of the grid's border, the footer's border and column separators, and default of --DataGrid-rowBorderColor",
    '--DataGrid-t-color-interactive-selected, --DataGrid-t-color-interactive-selected-opacity | Background of selected rows',
    '--DataGrid-t-color-interactive-hover, --DataGrid-t-color-interactive-hover-opacity | Background of rows on hover',
    '--DataGrid-t-color-interactive-focus | Color of the outline of the focused cell or header',
  ],
  async () => {
    const { screen } = await showPro({
      rows: ROWS,
      columns: COLUMNS,
      pinnedRows: { bottom: [{ id: 9, name: 'All', n: 10 }] },
      initialState: { pinnedColumns: { left: ['name'] } },
      sx: Object.fromEntries(
        Object.entries({
          'color-background-base': 'rgb(0, 0, 1)',
          'header-background-base': 'rgb(0, 0, 2)',
          'cell-background-pinned': 'rgb(0, 0, 3)',
          'color-border-base': 'rgb(0, 0, 4)',
          'color-interactive-selected': RED,
          'color-interactive-selected-opacity': '1',
          'color-interactive-hover': 'rgb(0, 255, 0)',
          'color-interactive-hover-opacity': '1',
          'color-interactive-focus': 'rgb(0, 0, 255)',
        }).map(([name, value]) => [`--DataGrid-t-${name}`, `${value} !important`]),
      ),
    });
    expect(colorOf(part(screen, 'root'))).toBe('rgb(0, 0, 1)');
    expect(colorOf(header(screen, 'n'))).toBe('rgb(0, 0, 2)');
    expect(colorOf(cell(screen, 'name'))).toBe('rgb(0, 0, 3)');
    expect(colorOf(row(screen, 9))).toBe('rgb(0, 0, 3)');
    expect(getComputedStyle(part(screen, 'root')).borderTopColor).toBe('rgb(0, 0, 4)');
    expect(getComputedStyle(part(screen, 'footerContainer')).borderTopColor).toBe('rgb(0, 0, 4)');
    expect(getComputedStyle(cell(screen, 'n', 1)).borderTopColor).toBe('rgb(0, 0, 4)');
    expect(getComputedStyle(part(screen, 'columnSeparator')).color).toBe('rgb(0, 0, 4)');
    const channels = (id: number) =>
      colorOf(row(screen, id))
        .match(/[\d.]+/g)
        ?.map(Number);
    await hover(cell(screen, 'n', 1));
    await expect.poll(() => channels(2)?.slice(0, 3)).toEqual([0, 1, 0]);
    await click(cell(screen, 'n', 0));
    await hover(header(screen, 'n'));
    await expect.poll(() => channels(1)?.slice(0, 3)).toEqual([1, 0, 0]);
    expect(getComputedStyle(cell(screen, 'n', 0)).outlineColor).toBe('rgb(0, 0, 255)');
  },
);

claim(
  '--DataGrid-overlayHeight | Height of the "No rows" overlay if the height of the grid depends on its rows',
  async () => {
    const heightIn = async (style: React.CSSProperties) => {
      const screen = await show(
        <div style={style}>
          <DataGrid rows={[]} columns={COLUMNS} sx={{ '--DataGrid-overlayHeight': '222px' }} />
        </div>,
      );
      await expect.element(screen.getByText('No rows')).toBeVisible();
      const { offsetHeight } = part(screen, 'overlayWrapperInner');
      screen.unmount();
      return offsetHeight;
    };
    expect(await heightIn({ display: 'flex', flexDirection: 'column' })).toBe(222);
    expect(await heightIn({ height: 600 })).not.toBe(222);
  },
);

claim(
  'The function receives GridColumnHeaderParams, which contains the field and the colDef.',
  async () => {
    const seen: string[] = [];
    await showGrid({
      rows: ROWS,
      columns: [
        {
          field: 'name',
          headerClassName: (params) => {
            seen.push(Object.keys(params).toSorted().join());
            return '';
          },
        },
      ],
    });
    expect(new Set(seen)).toEqual(new Set(['colDef,field']));
  },
);

claim(
  [
    'The row inside the gridClasses.columnHeaders element has its own background, which covers yours (#18066).',
    'Set the background on that row:',
  ],
  async () => {
    const pinnedRows = { top: [{ id: 9, name: 'All', n: 10 }] };
    const { screen, redraw } = await showPro({
      rows: ROWS,
      columns: COLUMNS,
      pinnedRows,
      sx: { [`& .${gridClasses.columnHeaders}`]: { backgroundColor: RED } },
    });
    const line = () => part(screen, 'columnHeaders').querySelector('[role="row"]') as Element;
    expect(colorOf(part(screen, 'columnHeaders'))).toBe(RED);
    expect(colorOf(line())).toBe('rgb(255, 255, 255)');
    await redraw({
      rows: ROWS,
      columns: COLUMNS,
      pinnedRows,
      sx: {
        [`& .${gridClasses.columnHeaders} [role=row], & .${gridClasses.columnHeader}`]: {
          backgroundColor: RED,
        },
      },
    });
    expect(colorOf(line())).toBe(RED);
    expect(colorOf(header(screen, 'n'))).toBe(RED);
    expect(colorOf(row(screen, 9))).toBe('rgb(255, 255, 255)');
  },
);

claim(
  "The grid's rules for hovered and selected rows are more specific than a rule for .overdue, so they override its background.",
  async () => {
    const { screen } = await showGrid({
      rows: ROWS,
      columns: COLUMNS,
      getRowClassName: () => 'overdue',
      sx: { '& .overdue': { backgroundColor: RED } },
    });
    expect(colorOf(row(screen, 2))).toBe(RED);
    await hover(cell(screen, 'n', 1));
    await expect.poll(() => colorOf(row(screen, 2))).not.toBe(RED);
    await click(cell(screen, 'n', 1));
    await hover(header(screen, 'n'));
    await expect.element(row(screen, 2)).toHaveAttribute('aria-selected', 'true');
    expect(colorOf(row(screen, 2))).not.toBe(RED);
    expect(colorOf(row(screen, 1))).toBe(RED);
  },
);

claim('Add your own colors for both states, as in the demo above:', async () => {
  // A sheet before those of the grid, outside of layers: only specificity decides.
  const sheet = document.createElement('style');
  sheet.textContent = `
    .orders .MuiDataGrid-row.overdue { background-color: mistyrose; }
    .orders .MuiDataGrid-row.overdue:hover { background-color: lightpink; }
    .orders .MuiDataGrid-row.overdue.Mui-selected { background-color: pink; }
    .orders .MuiDataGrid-row.overdue.Mui-selected:hover { background-color: hotpink; }`;
  document.head.prepend(sheet);
  const screen = await show(
    <CacheProvider value={cacheWithoutLayers()}>
      <div style={{ height: 400 }}>
        <DataGrid
          className="orders"
          rows={ROWS}
          columns={COLUMNS}
          getRowClassName={() => 'overdue'}
        />
      </div>
    </CacheProvider>,
  );
  const color = () => colorOf(row(screen, 2));
  expect(color()).toBe('rgb(255, 228, 225)');
  await hover(cell(screen, 'n', 1));
  await expect.poll(color).toBe('rgb(255, 182, 193)');
  await click(cell(screen, 'n', 1));
  await expect.poll(color).toBe('rgb(255, 105, 180)');
  await hover(header(screen, 'n'));
  await expect.poll(color).toBe('rgb(255, 192, 203)');
  sheet.remove();
});

claim(
  [
    "Cells of pinned columns have their own background, so the color of the row isn't visible there (#14878).",
    'Make these cells inherit the background of the row, here for rows with the class overdue:',
  ],
  async () => {
    const props = {
      rows: ROWS,
      columns: COLUMNS,
      initialState: { pinnedColumns: { left: ['name'] } },
      getRowClassName: () => 'overdue',
    };
    const rest = { '& .overdue': { backgroundColor: RED } };
    const { screen, redraw } = await showPro({ ...props, sx: rest });
    expect(colorOf(row(screen, 1))).toBe(RED);
    expect(colorOf(cell(screen, 'name'))).not.toBe(RED);
    await redraw({
      ...props,
      sx: {
        ...rest,
        '&&& .overdue > [class*="cell--pinned"]': { backgroundColor: 'inherit' },
      },
    });
    expect(colorOf(cell(screen, 'name'))).toBe(RED);
    await click(cell(screen, 'n'));
    await expect.poll(() => colorOf(row(screen, 1))).not.toBe(RED);
    expect(colorOf(cell(screen, 'name'))).toBe(colorOf(row(screen, 1)));
  },
);

claim(
  [
    'The index is calculated after sorting and filtering, so the stripes alternate in every order.',
    'The index starts at 0 on each page.',
    'indexRelativeToCurrentPage | The index of the row on its page',
    'isFirstVisible, isLastVisible | Whether the row is the first or the last row on its page',
  ],
  async () => {
    const { screen, api } = await showGrid({
      rows: ROWS,
      columns: COLUMNS,
      initialState: { pagination: { paginationModel: { pageSize: 3 } } },
      pageSizeOptions: [3],
      getRowClassName: ({ indexRelativeToCurrentPage, isFirstVisible, isLastVisible }) =>
        `${indexRelativeToCurrentPage % 2 ? 'odd' : 'even'} ${isFirstVisible ? 'first' : ''} ${isLastVisible ? 'last' : ''}`,
    });
    expect(rowsWith(screen, 'even')).toEqual([true, false, true]);
    expect(rowsWith(screen, 'first')).toEqual([true, false, false]);
    expect(rowsWith(screen, 'last')).toEqual([false, false, true]);
    api.setSortModel([{ field: 'n', sort: 'desc' }]);
    await expect.poll(() => texts(screen, 'n')).toEqual(['4', '3', '2']);
    expect(rowsWith(screen, 'even')).toEqual([true, false, true]);
    api.setFilterModel({ items: [{ field: 'n', operator: '<', value: '4' }] });
    await expect.poll(() => texts(screen, 'n')).toEqual(['3', '2', '1']);
    expect(rowsWith(screen, 'even')).toEqual([true, false, true]);
    api.setFilterModel({ items: [] });
    await expect.poll(() => texts(screen, 'n')).toEqual(['4', '3', '2']);
    api.setPage(1);
    await expect.poll(() => texts(screen, 'n')).toEqual(['1']);
    expect(rowsWith(screen, 'even')).toEqual([true]);
    expect(rowsWith(screen, 'first')).toEqual([true]);
  },
);

claim(
  [
    'Rows that are pinned to the top are counted too.',
    'With one pinned row, the first row below it has the index 1, and isFirstVisible is true for the pinned row only.',
    'isLastVisible is then true for the second-to-last row of the page.',
  ],
  async () => {
    const { screen } = await showPro({
      rows: ROWS,
      columns: COLUMNS,
      pinnedRows: { top: [{ id: 9, name: 'All', n: 10 }] },
      getRowClassName: ({ indexRelativeToCurrentPage, isFirstVisible, isLastVisible }) =>
        `at-${indexRelativeToCurrentPage} ${isFirstVisible ? 'first' : ''} ${isLastVisible ? 'last' : ''}`,
    });
    expect(row(screen, 9)).toHaveClass('at-0', 'first');
    expect(row(screen, 1)).toHaveClass('at-1');
    expect(rowsWith(screen, 'first')).toEqual([true, false, false, false, false]);
    expect(rowsWith(screen, 'last')).toEqual([false, false, false, true, false]);
  },
);

claim('The function runs again when the row changes.', async () => {
  const { screen, api } = await showGrid({
    rows: ROWS,
    columns: [{ field: 'name', cellClassName: ({ row: { n } }) => (n > 3 ? 'much' : 'little') }],
  });
  expect(cell(screen, 'name')).toHaveClass('little');
  api.updateRows([{ id: 1, n: 8 }]);
  await expect.element(cell(screen, 'name')).toHaveClass('much');
});

claim(
  'A background that you set with a cell class covers the selected and the hover background of the row.',
  async () => {
    const { screen } = await showGrid({
      rows: ROWS,
      columns: [{ field: 'name', cellClassName: 'mine' }],
      sx: { '& .mine': { backgroundColor: RED } },
    });
    await click(cell(screen, 'name'));
    await expect.element(row(screen, 1)).toHaveAttribute('aria-selected', 'true');
    expect(colorOf(cell(screen, 'name'))).toBe(RED);
  },
);

claim(
  [
    "In pinned columns, the grid's rules for both states are more specific.",
    'For these columns, write &&&& .low in sx.',
  ],
  async () => {
    for (const cache of [undefined, cacheWithoutLayers()]) {
      for (const selector of ['& .low', '&&&& .low']) {
        const grid = (
          <div style={{ height: 400 }}>
            <DataGridPro
              rows={ROWS}
              columns={[{ field: 'name', cellClassName: 'low' }, { field: 'n' }]}
              initialState={{ pinnedColumns: { left: ['name'] } }}
              sx={{ [selector]: { backgroundColor: RED } }}
            />
          </div>
        );
        const screen = await show(
          cache ? <CacheProvider value={cache}>{grid}</CacheProvider> : grid,
        );
        const isRed = () => colorOf(cell(screen, 'name')) === RED;
        const wins = selector !== '& .low';
        await hover(header(screen, 'n'));
        await expect.poll(isRed).toBe(true);
        await hover(cell(screen, 'n'));
        await expect.poll(isRed).toBe(wins);
        await click(cell(screen, 'n'));
        await expect.element(row(screen, 1)).toHaveAttribute('aria-selected', 'true');
        expect(isRed()).toBe(wins);
        await hover(header(screen, 'n'));
        await expect.poll(isRed).toBe(wins);
        screen.unmount();
      }
    }
  },
);

claim(
  'If cellClassName and getCellClassName both apply to a cell, the cell has the classes of both.',
  async () => {
    const { screen } = await showGrid({
      rows: ROWS,
      columns: [{ field: 'name', cellClassName: 'mine' }],
      getCellClassName: () => 'any',
    });
    expect(cell(screen, 'name')).toHaveClass('mine', 'any');
  },
);

claim('Columns of type number are right-aligned by default.', async () => {
  const { screen } = await showGrid({ rows: ROWS, columns: COLUMNS });
  expect(getComputedStyle(cell(screen, 'n')).textAlign).toBe('right');
  expect(getComputedStyle(cell(screen, 'name')).textAlign).toBe('left');
});

claim(
  [
    'By default, the grid, its header and its pinned sections have the background palette.background.default of the theme.',
    'headerBg and pinnedBg default to bg.',
  ],
  async () => {
    for (const [palette, color] of [
      [{ background: { default: 'rgb(1, 2, 3)' } }, 'rgb(1, 2, 3)'],
      [{ DataGrid: { bg: 'rgb(4, 5, 6)' } }, 'rgb(4, 5, 6)'],
    ] as const) {
      const screen = await show(
        <ThemeProvider theme={createTheme({ palette })}>
          <div style={{ height: 400 }}>
            <DataGridPro
              rows={ROWS}
              columns={COLUMNS}
              pinnedRows={{ bottom: [{ id: 9, name: 'All', n: 10 }] }}
              initialState={{ pinnedColumns: { left: ['name'] } }}
            />
          </div>
        </ThemeProvider>,
      );
      const colors = [part(screen, 'root'), header(screen, 'n'), row(screen, 9)].map(colorOf);
      expect([...colors, colorOf(cell(screen, 'name'))]).toEqual([color, color, color, color]);
      screen.unmount();
    }
  },
);

claim(
  "The imports of the Pro and Premium packages don't have the types of palette.DataGrid.",
  () => {
    const files = Object.keys(THEME_TYPES);
    for (const name of ['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium']) {
      expect(files.filter((file) => file.includes(`/${name}/`))).toHaveLength(3);
    }
    expect(files.filter((file) => /palette/i.test(THEME_TYPES[file] ?? ''))).toEqual([
      '/node_modules/@mui/x-data-grid/themeAugmentation/overrides.d.ts',
    ]);
  },
);

claim('The space to the right of the last column has the background bg.', async () => {
  const screen = await gridWith(
    createTheme({ palette: { DataGrid: { bg: 'rgb(4, 5, 6)', headerBg: RED } } }),
  );
  expect(colorOf(header(screen, 'n'))).toBe(RED);
  const line = part(screen, 'columnHeaders').querySelector('[role="row"]') as Element;
  expect(colorOf(line)).toBe('rgb(4, 5, 6)');
  const free = part(screen, 'columnHeaders').getBoundingClientRect();
  const [top] = document.elementsFromPoint(free.right - 40, free.top + 20);
  expect(top?.closest(`.${gridClasses.columnHeader}`)).toBeNull();
});

claim(
  'If a column with flex fills the grid, the only such space is above a vertical scrollbar.',
  async () => {
    for (const maxWidth of [undefined, 150]) {
      const screen = await show(
        <ThemeProvider
          theme={createTheme({ palette: { DataGrid: { bg: 'rgb(4, 5, 6)', headerBg: RED } } })}
        >
          <div style={{ height: 200, width: 400 }}>
            <DataGrid
              rows={ROWS}
              columns={[{ field: 'name' }, { field: 'n', flex: 1, maxWidth }]}
              scrollbarSize={16}
            />
          </div>
        </ThemeProvider>,
      );
      const line = part(screen, 'columnHeaders').getBoundingClientRect();
      const last = header(screen, 'n').getBoundingClientRect();
      expect(line.right - last.right).toBeCloseTo(maxWidth ? 398 - 100 - 150 : 16, 0);
      const filler = part(screen, 'scrollbarFiller--header');
      expect([filler.offsetWidth, colorOf(filler)]).toEqual([16, 'rgba(0, 0, 0, 0)']);
      screen.unmount();
    }
  },
);

claim(
  "With cssVariables: true, the grid in version 8.4.0 keeps the palette.DataGrid of defaultColorScheme, which is 'light' by default, whichever mode users select (#18272).",
  async () => {
    const schemes = {
      light: { palette: { DataGrid: { headerBg: 'rgb(250, 250, 250)' } } },
      dark: { palette: { DataGrid: { headerBg: 'rgb(5, 5, 5)' } } },
    };
    const following = {
      palette: { DataGrid: { headerBg: 'var(--mui-palette-background-paper)' } },
    };
    const headerIn = async (theme: Theme, defaultMode: 'light' | 'dark' = 'light') => {
      const screen = await show(
        <ThemeProvider theme={theme} defaultMode={defaultMode} storageManager={null}>
          <Modes />
          <div style={{ height: 400 }}>
            <DataGrid rows={ROWS} columns={COLUMNS} />
          </div>
        </ThemeProvider>,
      );
      const colors: string[] = [];
      for (const mode of ['light', 'dark', 'light']) {
        await screen.getByRole('button', { name: mode, exact: true }).click();
        await expect.element(screen.getByText(`now ${mode}`)).toBeVisible();
        colors.push(colorOf(header(screen, 'n')));
      }
      screen.unmount();
      return colors;
    };
    const cssVariables = { colorSchemeSelector: 'data-tried' };
    const light = 'rgb(250, 250, 250)';
    const dark = 'rgb(5, 5, 5)';
    const kept = { cssVariables, colorSchemes: schemes };
    for (const mode of ['light', 'dark'] as const) {
      expect(await headerIn(createTheme(kept), mode)).toEqual([light, light, light]);
      const darkTheme = createTheme({ ...kept, defaultColorScheme: 'dark' });
      expect(await headerIn(darkTheme, mode)).toEqual([dark, dark, dark]);
    }
    const [day, night, again] = await headerIn(
      createTheme({ cssVariables, colorSchemes: { light: following, dark: following } }),
    );
    expect(night).not.toBe(day);
    expect(again).toBe(day);
    expect(await headerIn(createTheme({ colorSchemes: schemes }))).toEqual([light, dark, light]);
  },
);

function Modes() {
  const { mode, setMode } = useColorScheme();
  return (
    <>
      <button onClick={() => setMode('light')}>light</button>
      <button onClick={() => setMode('dark')}>dark</button>
      <p>now {mode}</p>
    </>
  );
}

claim('Menus and panels of the grid use the same palette.', async () => {
  const screen = await gridWith(
    createTheme({ palette: { mode: 'dark', background: { paper: 'rgb(1, 2, 3)' } } }),
  );
  await openColumnMenu(screen, 'name');
  const menu = screen.getByRole('menu').element();
  const { color } = getComputedStyle(menu);
  expect(color).toBe('rgb(255, 255, 255)');
});

claim(
  [
    'A prop that you set on a grid replaces its value in defaultProps.',
    'With the same selector, the sx of a grid overrides styleOverrides.',
  ],
  async () => {
    const theme = createTheme({
      components: {
        MuiDataGrid: {
          defaultProps: { columnHeaderHeight: 32 },
          styleOverrides: {
            root: { borderRadius: 1 },
            cell: { color: 'rgb(0, 0, 255)' },
            columnHeaderTitle: { color: 'rgb(0, 0, 255)' },
          },
        },
      },
    });
    const screen = await gridWith(theme, {
      columnHeaderHeight: 80,
      sx: { borderRadius: '5px', [`& .${gridClasses.cell}`]: { color: RED } },
    });
    expect(header(screen, 'name').offsetHeight).toBeGreaterThan(70);
    expect(getComputedStyle(part(screen, 'root')).borderRadius).toBe('5px');
    expect(getComputedStyle(cell(screen, 'name')).color).toBe(RED);
    expect(getComputedStyle(part(screen, 'columnHeaderTitle')).color).toBe('rgb(0, 0, 255)');
  },
);

claim('The values of slots and slotProps are merged.', async () => {
  const screen = await gridWith(
    createTheme({
      components: {
        MuiDataGrid: {
          defaultProps: {
            slots: { footer: FromTheme, noRowsOverlay: FromTheme },
            slotProps: { main: { title: 'from the theme' } },
          },
        },
      },
    }),
    { rows: [], slots: { footer: FromGrid }, slotProps: { main: { lang: 'en' } } },
  );
  await expect.element(screen.getByText('of the grid')).toBeVisible();
  expect(part(screen, 'overlayWrapper').textContent).toBe('of the theme');
  expect([part(screen, 'main').title, part(screen, 'main').lang]).toEqual(['from the theme', 'en']);
});

function FromTheme() {
  return <p>of the theme</p>;
}

function FromGrid() {
  return <p>of the grid</p>;
}

claim('It receives GridCellParams for each cell in every column.', async () => {
  const { screen } = await showGrid({
    rows: ROWS,
    columns: COLUMNS,
    checkboxSelection: true,
    getCellClassName: ({ field, id, value }) => `at-${field}-${id}-${value}`,
  });
  expect(cell(screen, 'name', 1)).toHaveClass('at-name-2-Barley');
  expect(cell(screen, 'n', 3)).toHaveClass('at-n-4-4');
  expect(cell(screen, '__check__')).toHaveClass('at-__check__-1-false');
});

claim(
  'The function receives GridCellParams, which contains the value, the row, the field and more.',
  async () => {
    let seen: object = {};
    await showGrid({
      rows: ROWS.slice(0, 1),
      columns: [
        {
          field: 'name',
          cellClassName: (params) => {
            seen = params;
            return '';
          },
        },
      ],
    });
    expect(seen).toMatchObject({ value: 'Copper', row: ROWS[0], field: 'name', id: 1 });
  },
);

claim(
  [
    "To align the title, set headerAlign to 'left', 'center' or 'right'.",
    "Set align on a column to 'left', 'center' or 'right'.",
    'align applies to the cells.',
    'For the header, use headerAlign.',
  ],
  async () => {
    const { screen } = await showGrid({
      rows: ROWS,
      columns: [
        { field: 'name', align: 'center' },
        { field: 'n', headerAlign: 'right' },
        { field: 'id', align: 'right', headerAlign: 'center' },
      ],
    });
    const aligned = ['name', 'n', 'id'].map((field) => [
      getComputedStyle(cell(screen, field)).textAlign,
      ['Center', 'Right'].find((each) =>
        header(screen, field).classList.contains(`MuiDataGrid-columnHeader--align${each}`),
      ),
    ]);
    expect(aligned).toEqual([
      ['center', undefined],
      ['left', 'Right'],
      ['right', 'Center'],
    ]);
  },
);

claim(
  [
    'The keys of styleOverrides are keys of gridClasses.',
    'In version 8.4.0, some of them have no effect, such as filler.',
    'Style these classes with a selector in root.',
  ],
  async () => {
    const overridden = (styleOverrides: object) =>
      gridWith(createTheme({ components: { MuiDataGrid: { styleOverrides } } }));
    const red = { backgroundColor: RED };
    const byKey = await overridden({ cell: red, filler: red });
    expect(colorOf(cell(byKey, 'name'))).toBe(RED);
    expect(colorOf(part(byKey, 'filler'))).not.toBe(RED);
    byKey.unmount();
    const inRoot = await overridden({ root: { [`& .${gridClasses.filler}`]: red } });
    expect(colorOf(part(inRoot, 'filler'))).toBe(RED);
  },
);
