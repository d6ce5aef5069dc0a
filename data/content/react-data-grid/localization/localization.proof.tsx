import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import { deDE, enUS, heIL, jaJP } from '@mui/x-data-grid/locales';
import * as premiumLocales from '@mui/x-data-grid-premium/locales';
import * as proLocales from '@mui/x-data-grid-pro/locales';
import { act, claim, click, expect, press, show, type, type Screen } from '#test/proof.tsx';
import {
  cell,
  fields,
  header,
  openColumnMenu,
  showGrid,
  showPro,
  texts,
} from '#test/proofs/grids.tsx';

type Localization = typeof enUS;
const COLUMNS: GridColDef[] = [
  { field: 'a', width: 150 },
  { field: 'n', type: 'number', width: 120 },
  { field: 'd', type: 'date', width: 150 },
];
const ROWS = Array.from({ length: 40 }, (_, id) => ({
  id,
  a: `a${id}`,
  n: 1234.5,
  d: new Date(2025, 4, 12),
}));
const grid = (props: Partial<DataGridProps> = {}) =>
  showGrid({ columns: COLUMNS, rows: ROWS, ...props });
const textOf = ({ components }: Localization) => components.MuiDataGrid.defaultProps.localeText;
const footer = ({ stage }: Screen) =>
  stage.querySelector('.MuiDataGrid-footerContainer')?.textContent ?? '';
const search = (screen: Screen) =>
  screen.getByRole('searchbox').element().getAttribute('placeholder');
const themed = (own: Partial<DataGridProps> = {}) =>
  show(
    <ThemeProvider theme={createTheme({}, deDE)}>
      <div style={{ height: 400 }}>
        <DataGrid columns={COLUMNS} rows={ROWS} checkboxSelection {...own} />
      </div>
    </ThemeProvider>,
  );

act('LanguageSwitch', async (demo) => {
  const choose = (name: string) => demo.getByRole('button', { name }).click();
  for (let turn = 0; turn < 2; turn += 1) {
    await choose('Deutsch');
    await expect.element(demo.getByRole('columnheader', { name: 'Kunde' })).toBeVisible();
    await expect.poll(() => footer(demo)).toContain('Zeilen pro Seite:');
    await expect.poll(() => footer(demo)).toContain('1–40 von 40');
    expect(texts(demo, 'total')[0]).toMatch(/^[\d.]+,\d\d\s€$/);
    await choose('日本語');
    await expect.element(demo.getByRole('columnheader', { name: '顧客' })).toBeVisible();
    await expect.poll(() => footer(demo)).not.toContain('Zeilen');
    await expect
      .element(demo.getByRole('button', { name: textOf(jaJP).toolbarColumns as string }))
      .toBeVisible();
    await choose('English');
    await expect.poll(() => footer(demo)).toContain('Rows per page:');
    await click(cell(demo, 'customer'));
    await expect.poll(() => footer(demo)).toContain('1 row selected');
    await choose('Français');
    await expect.poll(() => footer(demo)).toContain('1 ligne sélectionnée');
    await click(cell(demo, 'customer'));
  }
});

act('CustomPlaceholder', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => search(demo)).toBe('Flight, airline or destination');
    await type('zzz');
    await expect.element(demo.getByText('No flight matches your search.')).toBeVisible();
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => texts(demo, 'flight').length).toBeGreaterThan(3);
    await click(cell(demo, 'flight'));
    await expect.poll(() => footer(demo)).toMatch(/^1 flight(?!s)/);
    await click(cell(demo, 'flight'));
    await expect.poll(() => footer(demo)).not.toContain('1 flight');
  }
});

act('RtlArabic', async (demo) => {
  expect(fields(demo)).toEqual(['__check__', 'product', 'city', 'stock', 'available']);
  const left = (field: string) => header(demo, field).getBoundingClientRect().left;
  expect(left('product')).toBeGreaterThan(left('city'));
  await expect.poll(() => footer(demo)).toContain('1–5 من 5');
  for (let turn = 0; turn < 2; turn += 1) {
    await click(header(demo, 'stock'));
    await expect.poll(() => texts(demo, 'product')[0]).toBe('سكر');
    await click(header(demo, 'stock'));
    await expect.poll(() => texts(demo, 'product')[0]).toBe('شاي');
    await click(header(demo, 'stock'));
    await expect.poll(() => texts(demo, 'product')[0]).toBe('قهوة');
    await click(cell(demo, 'product'));
    await press('ArrowLeft');
    await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('city');
  }
});

claim(
  [
    'The texts of the Data Grid are in English (en-US) by default.',
    'localeText overrides the texts that it contains. The others stay in English.',
  ],
  async () => {
    const { screen, redraw } = await grid();
    expect(footer(screen)).toBe('Rows per page:1001–40 of 40');
    await redraw({ columns: COLUMNS, rows: ROWS, localeText: { paginationRowsPerPage: 'Size:' } });
    await expect.poll(() => footer(screen)).toBe('Size:1001–40 of 40');
    await openColumnMenu(screen, 'a');
    await expect.element(screen.getByRole('menuitem', { name: 'Sort by ASC' })).toBeVisible();
  },
);

claim(
  [
    '@mui/x-data-grid-pro/locales and @mui/x-data-grid-premium/locales contain the same locales.',
    'In version 8.4.0, 28 of the locales don\'t translate paginationDisplayedRows, so the footer shows "1–10 of 40" in English (#18829).',
    'The texts of pivoting and the AI assistant are in English in most locales.',
    'The texts of its prompt field are in English in 19 locales.',
    "Texts that a locale doesn't contain are in English.",
  ],
  async () => {
    const all = Object.entries(locales) as [string, Localization][];
    expect(all).toHaveLength(38);
    for (const others of [proLocales, premiumLocales] as Record<string, unknown>[]) {
      expect(Object.keys(others).sort()).toEqual(all.map(([name]) => name).sort());
    }
    const lacking = (key: string) => all.filter(([, locale]) => !(key in textOf(locale)));
    expect(lacking('paginationDisplayedRows')).toHaveLength(28);
    expect(lacking('promptFieldLabel')).toHaveLength(19);
    for (const key of ['pivotRows', 'pivotMenuAddToRows', 'aiAssistantPanelTitle', 'promptRerun']) {
      expect(lacking(key).length).toBeGreaterThan(30);
    }
    const { screen } = await grid({
      localeText: textOf(locales.frFR),
      initialState: { pagination: { paginationModel: { pageSize: 10 } } },
      pageSizeOptions: [10],
    });
    expect(footer(screen)).toContain('1–10 of 40');
  },
);

claim(
  [
    'Theme | createTheme({}, deDE) | Translate all grids of the theme',
    'Prop | localeText={deDE.components.MuiDataGrid.defaultProps.localeText} | Translate one grid, or switch the language',
    'If the theme has a locale and you pass localeText with one text, all other texts of this grid are in English.',
    'Spread the locale into localeText, as above.',
  ],
  async () => {
    const screen = await themed();
    expect(footer(screen)).toBe('Zeilen pro Seite:1001–40 von 40');
    screen.unmount();
    const one = await themed({ localeText: { noRowsLabel: 'Leer' } });
    expect(footer(one)).toBe('Rows per page:1001–40 of 40');
    one.unmount();
    const both = await themed({ localeText: { ...textOf(deDE), noRowsLabel: 'Leer' } });
    expect(footer(both)).toBe('Zeilen pro Seite:1001–40 von 40');
    both.unmount();
    const { screen: own } = await grid({ localeText: textOf(deDE) });
    expect(footer(own)).toBe('Zeilen pro Seite:1001–40 von 40');
  },
);

claim(
  [
    'localeText.MuiTablePagination, which version 7 used, has no effect. The text of MuiTablePagination in the theme has no effect either.',
    'In version 8.4.0, slotProps.basePagination has no effect.',
  ],
  async () => {
    const old = { MuiTablePagination: { labelRowsPerPage: 'Old:' } } as DataGridProps['localeText'];
    const { screen } = await grid({ localeText: old });
    expect(footer(screen)).toBe('Rows per page:1001–40 of 40');
    screen.unmount();
    const material = { labelRowsPerPage: 'Old:', showFirstButton: true };
    const { screen: second } = await grid({ slotProps: { basePagination: { material } } });
    expect(footer(second)).toBe('Rows per page:1001–40 of 40');
    expect(second.getByRole('button', { name: 'Go to first page' }).elements()).toHaveLength(0);
    second.unmount();
    const theme = createTheme({
      components: { MuiTablePagination: { defaultProps: { labelRowsPerPage: 'Old:' } } },
    });
    const other = await show(
      <ThemeProvider theme={theme}>
        <div style={{ height: 300 }}>
          <DataGrid columns={COLUMNS} rows={ROWS} />
        </div>
      </ThemeProvider>,
    );
    expect(footer(other)).toBe('Rows per page:1001–40 of 40');
  },
);

claim(
  [
    'footerTotalVisibleRows | visibleCount, totalCount',
    'columnMenuAriaLabel | columnName',
    'columnMenuSortAsc, columnMenuSortDesc (text or function) | colDef',
    'paginationDisplayedRows | { from, to, count, page, estimated }',
    "paginationItemAriaLabel | 'first', 'last', 'next' or 'previous'",
    'footerRowSelected | count',
  ],
  async () => {
    const got: Record<string, unknown[]> = {};
    const note =
      (name: string) =>
      (...parameters: unknown[]) => {
        got[name] = parameters;
        return name;
      };
    const { screen } = await grid({
      localeText: {
        footerRowSelected: note('selected'),
        columnMenuAriaLabel: note('menu'),
        columnMenuSortAsc: ({ field }) => `Up ${field}`,
        columnMenuSortDesc: 'Down',
        paginationDisplayedRows: note('displayed'),
        paginationItemAriaLabel: note('item'),
      },
    });
    await click(cell(screen, 'a'));
    await expect.poll(() => got.selected).toEqual([1]);
    expect(got.menu).toEqual(['d']);
    expect(got.displayed?.[0]).toMatchObject({ from: 1, to: 40, count: 40, page: 0 });
    expect(got.item?.[0]).toBe('next');
    expect(textOf(enUS).footerTotalVisibleRows?.(3, 9)).toBe('3 of 9');
    await openColumnMenu(screen, 'a');
    await expect.element(screen.getByRole('menuitem', { name: 'Up a' })).toBeVisible();
    await expect.element(screen.getByRole('menuitem', { name: 'Down' })).toBeVisible();
    screen.unmount();
    const pro = await showPro({
      columns: COLUMNS,
      rows: ROWS,
      localeText: { footerTotalVisibleRows: note('total') },
      initialState: {
        filter: { filterModel: { items: [{ field: 'a', operator: 'equals', value: 'a1' }] } },
      },
    });
    await expect.poll(() => got.total).toEqual([1, 40]);
    pro.screen.unmount();
  },
);

claim(
  [
    "Dates and numbers in cells | valueFormatter with Intl.DateTimeFormat or Intl.NumberFormat. By default, they're formatted in the browser's language, regardless of the locale of the grid",
    'Numbers in the footer, such as "1,250 rows selected" | footerRowSelected and footerTotalVisibleRows',
  ],
  async () => {
    const { screen } = await grid({ localeText: textOf(deDE) });
    expect(texts(screen, 'n')[0]).toBe((1234.5).toLocaleString());
    expect(texts(screen, 'd')[0]).toBe(new Date(2025, 4, 12).toLocaleDateString());
    expect(textOf(enUS).footerRowSelected?.(1250)).toBe('1,250 rows selected');
    expect(textOf(deDE).footerRowSelected?.(1250)).toContain('1,250');
  },
);

claim(
  'The clear button of header filters with showClearIcon, "Clear filter" | The text is fixed in version 8.4.0. Keep the default, which has the button in the menu',
  async () => {
    const { screen } = await showPro({
      columns: COLUMNS,
      rows: ROWS,
      headerFilters: true,
      localeText: { ...textOf(heIL), headerFilterClear: 'Away' },
      slotProps: { headerFilterCell: { showClearIcon: true } },
      initialState: {
        filter: { filterModel: { items: [{ field: 'a', operator: 'contains', value: 'a1' }] } },
      },
    });
    await expect.element(screen.getByRole('button', { name: 'Clear filter' })).toBeVisible();
  },
);

claim(
  [
    'dir="rtl" reverses the order of the columns.',
    'The direction of the theme reverses ← and → to match, so dir="rtl" alone isn\'t enough.',
  ],
  async () => {
    for (const direction of ['rtl', 'ltr'] as const) {
      const screen = await show(
        <ThemeProvider theme={createTheme({ direction }, heIL)}>
          <div dir="rtl" style={{ height: 300 }}>
            <DataGrid columns={COLUMNS} rows={ROWS} />
          </div>
        </ThemeProvider>,
      );
      const left = (field: string) => header(screen, field).getBoundingClientRect().left;
      expect(left('a')).toBeGreaterThan(left('n'));
      await click(cell(screen, 'a'));
      await press('ArrowLeft');
      await expect
        .poll(() => document.activeElement?.getAttribute('data-field'))
        .toBe(direction === 'rtl' ? 'n' : 'a');
      screen.unmount();
    }
  },
);
