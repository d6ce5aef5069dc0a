import type { CSSProperties, ElementType } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { act, claim, click, expect, show, takeConsole, type Screen } from '#test/proof.tsx';

const ROWS = Array.from({ length: 150 }, (_, id) => ({ id, name: `Row ${id}` }));
const COLUMNS = [{ field: 'name' }];
const GRIDS = [DataGrid, DataGridPro, DataGridPremium];

function cells({ stage }: Screen, field: string): string[] {
  const found = stage.querySelectorAll(`[role="gridcell"][data-field="${field}"]`);
  return [...found].map((cell) => cell.textContent);
}

function header({ stage }: Screen, field: string): Element {
  return stage.querySelector(`[role="columnheader"][data-field="${field}"]`) ?? stage;
}

function sizeOf({ stage }: Screen): DOMRect {
  return stage.querySelector('.MuiDataGrid-root')?.getBoundingClientRect() ?? new DOMRect();
}

function grid(
  style: CSSProperties,
  props: Partial<DataGridProps> = {},
  Grid: ElementType = DataGrid,
) {
  return show(
    <div style={style}>
      <Grid rows={ROWS} columns={COLUMNS} {...props} />
    </div>,
  );
}

act('FirstGrid', async (demo) => {
  const start = cells(demo, 'product');
  const byStock = ['Oak stool', 'Copper kettle', 'Reading lamp'];
  for (let turn = 0; turn < 2; turn += 1) {
    for (const expected of [byStock, byStock.toReversed(), start]) {
      await click(header(demo, 'stock'));
      await expect.poll(() => cells(demo, 'product')).toEqual(expected);
    }
  }
});

claim(
  [
    'If your rows use another unique key, return it from getRowId:',
    'The grid throws an error for a row that has neither an id nor a getRowId to compute one.',
  ],
  async () => {
    const rows = [{ isbn: 'a-1', name: 'Atlas' }];
    await expect(grid({ height: 200 }, { rows })).rejects.toThrow('unique `id` property');
    await expect(
      grid({ height: 200 }, { rows: [{ name: 'None' }], getRowId: (row) => row.isbn }),
    ).rejects.toThrow('unique `id` property');
    takeConsole();
    const screen = await grid({ height: 200 }, { rows, getRowId: (row) => row.isbn });
    expect(screen.stage.querySelector('[role="row"][data-id="a-1"]')?.textContent).toBe('Atlas');
  },
);

claim('The grid takes the size of its parent.', async () => {
  for (const Grid of GRIDS) {
    const screen = await grid({ height: 321, width: 456 }, {}, Grid);
    const { width, height } = sizeOf(screen);
    expect([width, height]).toEqual([456, 321]);
    screen.unmount();
  }
});

claim(
  [
    'In a flex container, the grid is as high as its rows.',
    'Set a maxHeight on the container if there can be many rows: without it, the grid renders all rows of the page.',
  ],
  async () => {
    const flex: CSSProperties = { display: 'flex', flexDirection: 'column' };
    for (const Grid of GRIDS) {
      for (const [rows, style, count] of [
        [ROWS.slice(0, 3), flex, 3],
        [ROWS, flex, Grid === DataGrid ? 100 : 150],
        [ROWS.slice(0, 3), { ...flex, maxHeight: 500 }, 3],
      ] as const) {
        const screen = await grid(style, { rows, hideFooter: true }, Grid);
        await expect.poll(() => cells(screen, 'name')).toHaveLength(count);
        const { height } = sizeOf(screen);
        expect(Math.abs(height - (56 + count * 52))).toBeLessThan(4); // with its headers and borders
        screen.unmount();
      }
      const screen = await grid({ ...flex, maxHeight: 500 }, {}, Grid);
      expect(sizeOf(screen).height).toBe(500);
      expect(cells(screen, 'name').length).toBeLessThan(30);
      screen.unmount();
    }
  },
);

claim(
  'Screen readers announce aria-label, or the element that aria-labelledby refers to.',
  async () => {
    const screen = await show(
      <>
        <h2 id="heading">Open orders</h2>
        <div style={{ height: 200 }}>
          <DataGrid rows={ROWS} columns={COLUMNS} aria-labelledby="heading" />
        </div>
        <div style={{ height: 200 }}>
          <DataGrid rows={ROWS} columns={COLUMNS} aria-label="Closed orders" />
        </div>
      </>,
    );
    for (const name of ['Open orders', 'Closed orders']) {
      await expect.element(screen.getByRole('grid', { name })).toBeVisible();
    }
  },
);

claim('The key is MuiDataGrid for all three components.', async () => {
  const theme = createTheme({
    components: { MuiDataGrid: { defaultProps: { density: 'compact' } } },
  });
  for (const Grid of GRIDS) {
    const screen = await show(
      <ThemeProvider theme={theme}>
        <div style={{ height: 200 }}>
          <Grid rows={ROWS} columns={COLUMNS} />
        </div>
      </ThemeProvider>,
    );
    expect(screen.stage.querySelector('.MuiDataGrid-root--densityCompact')).not.toBeNull();
    screen.unmount();
  }
});
