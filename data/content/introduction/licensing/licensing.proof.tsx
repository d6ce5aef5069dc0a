import type { ElementType } from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { renderToString } from 'react-dom/server';
import { claim, click, expect, show, type Screen } from '#test/proof.tsx';

const ROWS = Array.from({ length: 120 }, (_, id) => ({ id, name: `Row ${id % 7}` }));
const PAID = [DataGridPro, DataGridPremium];

function grid(Grid: ElementType, props: object = {}): Promise<Screen> {
  return show(
    <div style={{ height: 450 }}>
      <Grid rows={ROWS} columns={[{ field: 'name' }, { field: 'id' }]} {...props} />
    </div>,
  );
}

function cell({ stage }: Screen, row: number, field = 'name'): Element {
  return stage.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)[row] ?? stage;
}

function header({ stage }: Screen, field: string): Element {
  return stage.querySelector(`[role="columnheader"][data-field="${field}"]`) ?? stage;
}

function selected({ stage }: Screen): number {
  return stage.querySelectorAll('[role="row"][aria-selected="true"]').length;
}

claim(
  [
    'pagination | always on, pageSize up to 100, or -1 for all rows | off by default, no limit',
    'DataGridPro and DataGridPremium set pagination to false by default.',
    'Set it to true to keep the pages.',
  ],
  async () => {
    const sizeOf = (pageSize: number) => ({
      pageSizeOptions: [pageSize],
      initialState: { pagination: { paginationModel: { pageSize } } },
    });
    const size = sizeOf(120);
    const pages = ({ stage }: Screen) =>
      stage.querySelector('.MuiTablePagination-displayedRows')?.textContent;
    expect(pages(await grid(DataGrid, { pagination: false }))).toBe('1–100 of 120');
    expect(pages(await grid(DataGrid, sizeOf(-1)))).toBe('1–120 of 120');
    await expect(grid(DataGrid, size)).rejects.toThrow('cannot exceed 100');
    for (const Grid of PAID) {
      expect(pages(await grid(Grid))).toBeUndefined();
      expect(pages(await grid(Grid, { pagination: true, ...size }))).toBe('1–120 of 120');
    }
  },
);

claim(
  [
    'disableColumnReorder | always true | false by default: users can reorder columns',
    'disableMultipleColumnsSorting | always true | false by default',
  ],
  async () => {
    for (const Grid of [DataGrid, ...PAID]) {
      const screen = await grid(Grid, {
        disableColumnReorder: false,
        disableMultipleColumnsSorting: false,
      });
      const isPaid = Grid !== DataGrid;
      expect(header(screen, 'name').querySelector('[draggable="true"]') !== null).toBe(isPaid);
      await click(header(screen, 'name'));
      await click(header(screen, 'id'), { keys: ['Shift'] });
      const sorted = () =>
        screen.stage.querySelectorAll(
          '[role="columnheader"]:is([aria-sort="ascending"], [aria-sort="descending"])',
        ).length;
      await expect.poll(sorted).toBe(isPaid ? 2 : 1);
      screen.unmount();
    }
  },
);

claim(
  'disableMultipleRowSelection | applies with checkboxSelection only; without checkboxes, users select one row | applies with and without checkboxes',
  async () => {
    for (const [Grid, props, count] of [
      [DataGrid, {}, 1],
      [DataGrid, { disableMultipleRowSelection: false }, 1],
      [DataGrid, { checkboxSelection: true }, 2],
      [DataGrid, { checkboxSelection: true, disableMultipleRowSelection: true }, 1],
      [DataGridPro, {}, 2],
      [DataGridPro, { disableMultipleRowSelection: true }, 1],
      [DataGridPro, { checkboxSelection: true, disableMultipleRowSelection: true }, 1],
      [DataGridPremium, { disableMultipleRowSelection: true }, 1],
    ] as const) {
      const screen = await grid(Grid, props);
      await click(cell(screen, 1));
      await click(cell(screen, 3), { keys: ['Ctrl'] });
      expect(selected(screen)).toBe(count);
      screen.unmount();
    }
  },
);

claim('checkboxSelectionVisibleOnly | always false | applies with pagination', async () => {
  const page = {
    pageSizeOptions: [5],
    initialState: { pagination: { paginationModel: { pageSize: 5 } } },
    checkboxSelection: true,
    checkboxSelectionVisibleOnly: true,
    pagination: true,
  };
  for (const [Grid, text] of [
    [DataGrid, '120 rows selected'],
    [DataGridPro, '5 rows selected'],
    [DataGridPremium, '5 rows selected'],
  ] as const) {
    const screen = await grid(Grid, page);
    await click(header(screen, '__check__').querySelector('input') ?? screen.stage);
    await expect.element(screen.getByText(text)).toBeVisible();
    screen.unmount();
  }
});

claim(
  [
    'MUI X Missing license key | MUI X: Missing license key. | no key was set',
    "The watermark doesn't block clicks, and the component keeps working, with one exception.",
  ],
  async () => {
    for (const Grid of PAID) {
      const screen = await grid(Grid);
      await expect.element(screen.getByText('MUI X Missing license key')).toBeVisible();
      await click(cell(screen, 1));
      expect(selected(screen)).toBe(1);
      screen.unmount();
    }
  },
);

claim(
  'The check runs offline, where the component renders: in the browser, and also on your server with server rendering.',
  async () => {
    const tree = <RichTreeViewPro items={[{ id: 'a', label: 'Anna' }]} />;
    expect(renderToString(tree)).toContain('MUI X Missing license key');
    const screen = await show(tree);
    await expect.element(screen.getByText('MUI X Missing license key')).toBeVisible();
  },
);

claim('disableMultipleColumnsFiltering | always true | false by default', async () => {
  for (const Grid of [DataGrid, ...PAID]) {
    const screen = await grid(Grid, { showToolbar: true, disableMultipleColumnsFiltering: false });
    await screen.getByRole('button', { name: 'Filters' }).click();
    await expect.element(screen.getByRole('combobox', { name: /^Columns/ })).toBeVisible();
    const add = screen.getByRole('button', { name: 'Add filter' }).elements();
    expect(add).toHaveLength(Grid === DataGrid ? 0 : 1);
    screen.unmount();
  }
});
