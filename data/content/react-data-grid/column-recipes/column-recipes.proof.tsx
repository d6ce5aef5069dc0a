import type { GridColDef } from '@mui/x-data-grid-pro';
import { fields, header, showGrid, showPro, texts } from '#test/proofs/grids.tsx';
import { act, claim, dragTo, expect, settled, vi, type Screen } from '#test/proof.tsx';

const ROWS = [
  { id: 1, name: 'Ada', price: 20, city: 'Leeds' },
  { id: 2, name: 'Bo', price: 3, city: 'Cork' },
];
const COLUMNS: GridColDef[] = [{ field: 'name' }, { field: 'price' }, { field: 'city', flex: 1 }];
const SIZE = { width: 602 };

const widthOf = (screen: Pick<Screen, 'stage'>, field: string) =>
  Math.round(header(screen, field).getBoundingClientRect().width);

async function resize(screen: Screen, field: string, width: number): Promise<void> {
  const separator = header(screen, field).querySelector('.MuiDataGrid-columnSeparator');
  await dragTo(separator ?? screen.stage, header(screen, field), { x: width, y: 30 });
}

/** Drags the header of a column over another one. */
async function reorder(screen: Screen, field: string, over: string): Promise<void> {
  const grip = header(screen, field).querySelector('.MuiDataGrid-columnHeaderDraggableContainer');
  await dragTo(grip ?? screen.stage, header(screen, over));
}

act('KeepWidthAndOrder', async (demo) => {
  const unit = (name: string) => demo.getByRole('button', { name }).click();
  const start = ['id', 'recipient', 'city', 'weight'];
  for (let turn = 0; turn < 2; turn += 1) {
    await resize(demo, 'recipient', 210);
    await expect.poll(() => widthOf(demo, 'recipient')).toBe(210);
    await resize(demo, 'city', 150);
    await expect.poll(() => widthOf(demo, 'city')).toBe(150);
    await reorder(demo, 'weight', 'id');
    await expect.poll(() => fields(demo)).toEqual(['weight', 'id', 'recipient', 'city']);
    await unit('Pounds');
    await expect.element(demo.getByRole('columnheader', { name: 'Weight (lb)' })).toBeVisible();
    expect(texts(demo, 'weight')[0]).toBe('5.3');
    expect(fields(demo)).toEqual(['weight', 'id', 'recipient', 'city']);
    expect([widthOf(demo, 'recipient'), widthOf(demo, 'city')]).toEqual([210, 150]);
    await reorder(demo, 'weight', 'city');
    await expect.poll(() => fields(demo)).toEqual(start);
    await unit('Kilograms');
    await expect.poll(() => texts(demo, 'weight')[0]).toBe('2.4');
    expect(fields(demo)).toEqual(start);
    await resize(demo, 'recipient', 160);
  }
});

claim(
  [
    'When the columns prop receives a new array, the grid discards the column widths and the order that the user chose.',
    "initialState applies to the first render only. The grid doesn't apply it again when columns changes.",
    'On the first render | initialState={saved}',
    'After you pass new columns | apiRef.current.restoreState(saved)',
    "New rows don't reset the columns.",
    "Columns that the saved state doesn't contain come last.",
  ],
  async () => {
    const initialState = {
      columns: { orderedFields: ['price', 'name', 'city'], dimensions: { name: { width: 210 } } },
    };
    const props = { rows: ROWS, initialState };
    const { screen, api, redraw } = await showPro({ ...props, columns: COLUMNS }, SIZE);
    expect(fields(screen)).toEqual(['price', 'name', 'city']);
    expect(widthOf(screen, 'name')).toBe(210);
    await resize(screen, 'price', 150);
    await reorder(screen, 'city', 'price');
    await expect.poll(() => fields(screen)).toEqual(['city', 'price', 'name']);
    await redraw({ ...props, rows: [...ROWS], columns: COLUMNS });
    expect(fields(screen)).toEqual(['city', 'price', 'name']);
    expect(widthOf(screen, 'price')).toBe(150);
    const saved = api.exportState();
    await redraw({ ...props, columns: [...COLUMNS] });
    expect(fields(screen)).toEqual(['name', 'price', 'city']);
    expect([widthOf(screen, 'name'), widthOf(screen, 'price')]).toEqual([100, 100]);
    api.restoreState({ columns: saved.columns });
    await settled();
    expect(fields(screen)).toEqual(['city', 'price', 'name']);
    expect([widthOf(screen, 'name'), widthOf(screen, 'price')]).toEqual([210, 150]);
    await redraw({ ...props, columns: [{ field: 'fresh' }, ...COLUMNS] });
    api.restoreState({ columns: saved.columns });
    await settled();
    expect(fields(screen)).toEqual(['city', 'price', 'name', 'fresh']);
    screen.unmount();
    const again = await showPro({ rows: ROWS, columns: COLUMNS, initialState: saved }, SIZE);
    expect(fields(again.screen)).toEqual(['city', 'price', 'name']);
    expect(widthOf(again.screen, 'price')).toBe(150);
  },
);

claim(
  [
    "onColumnWidthChange receives the field and the new width. It's called after the drag, and also after autosizing.",
    "onColumnOrderChange is called when the user drops a column in the grid. By default, a drop outside the grid restores the order, and the callback isn't called. getAllColumns() returns the columns in their new order, hidden ones included.",
    'A column with flex would ignore the width.',
  ],
  async () => {
    const onColumnWidthChange = vi.fn();
    const onColumnOrderChange = vi.fn();
    const columns: GridColDef[] = [...COLUMNS, { field: 'hidden' }];
    const { screen, api, redraw } = await showPro(
      {
        rows: ROWS,
        columns,
        onColumnWidthChange,
        onColumnOrderChange,
        initialState: { columns: { columnVisibilityModel: { hidden: false } } },
      },
      SIZE,
    );
    await resize(screen, 'name', 140);
    await expect.poll(() => onColumnWidthChange.mock.calls.length).toBe(1);
    expect(onColumnWidthChange.mock.lastCall?.[0]).toMatchObject({
      colDef: { field: 'name' },
      width: 140,
    });
    await api.autosizeColumns({ columns: ['price'] });
    expect(onColumnWidthChange.mock.lastCall?.[0].colDef.field).toBe('price');
    const grip = header(screen, 'name').querySelector(
      '.MuiDataGrid-columnHeaderDraggableContainer',
    );
    await dragTo(grip ?? screen.stage, screen.stage, { x: 700, y: 30 });
    await settled();
    expect(fields(screen)).toEqual(['name', 'price', 'city']);
    expect(onColumnOrderChange).not.toHaveBeenCalled();
    await reorder(screen, 'price', 'name');
    await expect.poll(() => onColumnOrderChange.mock.calls.length).toBe(1);
    expect(api.getAllColumns().map(({ field }) => field)).toEqual([
      'price',
      'name',
      'city',
      'hidden',
    ]);
    await redraw({
      rows: ROWS,
      columns: [{ field: 'name' }, { field: 'city', flex: 1, width: 90 }],
    });
    expect(widthOf(screen, 'city')).toBe(500);
    await redraw({
      rows: ROWS,
      columns: [{ field: 'name' }, { field: 'city', flex: 0, width: 90 }],
    });
    expect(widthOf(screen, 'city')).toBe(90);
  },
);

claim('With DataGrid, leave out the order and keep the widths.', async () => {
  const onColumnWidthChange = vi.fn();
  const { screen } = await showGrid({ rows: ROWS, columns: COLUMNS, onColumnWidthChange }, SIZE);
  await reorder(screen, 'price', 'name');
  await settled();
  expect(fields(screen)).toEqual(['name', 'price', 'city']);
  await resize(screen, 'name', 140);
  await expect.poll(() => onColumnWidthChange.mock.lastCall?.[0].width).toBe(140);
});

claim(
  [
    "If you control columnVisibilityModel, restoreState doesn't apply the widths and the order of a state that you parsed from JSON.",
    'Leave the model out:',
  ],
  async () => {
    const props = { rows: ROWS, columnVisibilityModel: { city: false } };
    const { screen, api, redraw } = await showPro({ ...props, columns: COLUMNS }, SIZE);
    api.setColumnWidth('name', 150);
    api.setColumnIndex('price', 0);
    const text = JSON.stringify(api.exportState());
    await redraw({ ...props, columns: [...COLUMNS] });
    const saved = JSON.parse(text) as ReturnType<typeof api.exportState>;
    api.restoreState({ columns: saved.columns });
    await settled();
    expect(widthOf(screen, 'name')).toBe(100);
    expect(fields(screen)).toEqual(['name', 'price']);
    const { columnVisibilityModel, ...layout } = saved.columns ?? {};
    expect(columnVisibilityModel).toEqual({ city: false });
    api.restoreState({ columns: layout });
    await settled();
    expect(widthOf(screen, 'name')).toBe(150);
    expect(fields(screen)).toEqual(['price', 'name']);
  },
);
