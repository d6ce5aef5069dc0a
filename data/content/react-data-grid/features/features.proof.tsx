import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import {
  act,
  claim,
  click,
  expect,
  press,
  show,
  takeClipboard,
  type Screen,
} from '#test/proof.tsx';
import { features, type Feature } from './features.ts';
import { LiveExample } from './liveExample.tsx';

const ROWS = Array.from({ length: 120 }, (_, id) => ({ id, name: id < 3 ? 'Ada' : `Name ${id}` }));

function cells({ stage }: Screen, field: string): HTMLElement[] {
  return [...stage.querySelectorAll<HTMLElement>(`[role="gridcell"][data-field="${field}"]`)];
}

function header({ stage }: Screen, field: string): HTMLElement {
  return stage.querySelector<HTMLElement>(`[role="columnheader"][data-field="${field}"]`) ?? stage;
}

function grid(props: Partial<DataGridProps> = {}) {
  return show(
    <div style={{ height: 500, width: 600 }}>
      <DataGrid rows={ROWS} columns={[{ field: 'name' }, { field: 'id' }]} {...props} />
    </div>,
  );
}

act('FeatureMatrix', async (demo) => {
  const features = demo.getByRole('grid', { name: 'Features of the Data Grid' });
  /** Those of the list alone; an expanded feature has a grid of its own. */
  const names = () =>
    [...features.element().querySelectorAll('[data-field="name"] a')].map(
      (link) => link.textContent,
    );
  await expect.element(demo.getByRole('grid', { name: 'Example: Column types' })).toBeVisible();
  const start = names();
  const search = demo.getByRole('searchbox', { name: 'Search the features' });
  for (let turn = 0; turn < 2; turn += 1) {
    await search.fill('header filters');
    await expect.poll(names).toEqual(['Header filters']);
    await demo.getByRole('button', { name: 'Expand' }).click();
    await expect.element(demo.getByRole('grid', { name: 'Example: Header filters' })).toBeVisible();
    await demo.getByRole('button', { name: 'Collapse' }).click();
    await search.fill('');
    await expect.poll(names).toEqual(expect.arrayContaining(start));
  }
  await click(header(demo, 'plan'));
  await click(header(demo, 'plan'));
  await expect.poll(() => cells(demo, 'plan')[0]?.textContent).toBe('Premium');
  await demo.getByRole('combobox', { name: /^Group by/ }).click();
  await demo.getByRole('option', { name: 'Area' }).click();
  await expect.element(demo.getByText('Columns (11)')).toBeVisible();
});

/** Shows the example of each feature of a plan. */
async function tryExamples(plan: Feature['plan']): Promise<void> {
  const tried = features.filter((feature) => feature.plan === plan && feature.hint);
  expect(tried.length).toBeGreaterThan(4);
  for (const feature of tried) {
    const screen = await show(
      <div style={{ height: 280, width: 700 }}>
        <LiveExample feature={feature} />
      </div>,
    );
    const name = `Example: ${feature.name}`;
    await expect.poll(() => screen.stage.querySelector(`[aria-label="${name}"]`)).not.toBeNull();
    screen.unmount();
  }
}

claim('Community features only | @mui/x-data-grid | DataGrid', () => tryExamples('Community'));

claim('At least one Pro feature | @mui/x-data-grid-pro | DataGridPro', () => tryExamples('Pro'));

claim('At least one Premium feature | @mui/x-data-grid-premium | DataGridPremium', () =>
  tryExamples('Premium'),
);

claim('Pages of up to 100 rows, or all rows on one page. Pro has no limit.', async () => {
  const initialState = { pagination: { paginationModel: { pageSize: 120 } } };
  const props = { rows: ROWS, columns: [{ field: 'name' }], initialState, pageSizeOptions: [120] };
  await expect(show(<DataGrid {...props} />)).rejects.toThrow('cannot exceed 100');
  const whole = await grid({
    initialState: { pagination: { paginationModel: { pageSize: -1 } } },
    pageSizeOptions: [-1],
  });
  await expect.element(whole.getByText('1–120 of 120')).toBeVisible();
  whole.unmount();
  const screen = await show(
    <div style={{ height: 300 }}>
      <DataGridPro pagination {...props} />
    </div>,
  );
  await expect.element(screen.getByText('1–120 of 120')).toBeVisible();
});

claim(
  [
    'Only the columns near the viewport are in the DOM.',
    'Only the rows near the viewport are in the DOM.',
  ],
  async () => {
    const columns = Array.from({ length: 40 }, (_, index) => ({ field: `column-${index}` }));
    const screen = await grid({ columns });
    const fields = () =>
      [...screen.stage.querySelectorAll('[role="row"][data-id]:last-child [data-field]')].map(
        (cell) => cell.getAttribute('data-field'),
      );
    const ids = () =>
      [...screen.stage.querySelectorAll('[role="row"][data-id]')].map((row) =>
        row.getAttribute('data-id'),
      );
    expect(ids()).not.toContain('60');
    expect(fields()).not.toContain('column-30');
    await click(cells(screen, 'column-0')[0] ?? screen.stage);
    await press('Control+End');
    await expect.poll(ids).toContain('99');
    await expect.poll(fields).toContain('column-39');
    expect(fields()).not.toContain('column-20');
  },
);

claim('Equal values in adjacent rows are merged.', async () => {
  const screen = await grid({ rowSpanning: true });
  await expect.poll(() => cells(screen, 'name')[0]?.getAttribute('aria-rowspan')).toBe('3');
  expect(cells(screen, 'name').filter((cell) => cell.textContent === 'Ada')).toHaveLength(1);
});

claim('Copy a cell or the selected rows.', async () => {
  const clipboard = await takeClipboard();
  const screen = await grid({ checkboxSelection: true, disableRowSelectionOnClick: true });
  await click(cells(screen, 'name')[4] ?? screen.stage);
  await press('Control+c');
  await expect.poll(clipboard.read).toBe('Name 4');
  for (const row of [0, 4]) {
    await click(cells(screen, '__check__')[row]?.querySelector('input') ?? screen.stage);
  }
  await press('Control+c');
  await expect.poll(clipboard.read).toBe('Ada\t0\r\nName 4\t4');
});

claim('Search the visible columns with one text field.', async () => {
  for (const isShown of [true, false]) {
    const screen = await grid({
      showToolbar: true,
      initialState: { columns: { columnVisibilityModel: { name: isShown } } },
    });
    await screen.getByRole('button', { name: 'Search' }).click();
    await screen.getByRole('searchbox').fill('Ada');
    await expect
      .poll(() => cells(screen, 'id').map((cell) => cell.textContent))
      .toEqual(isShown ? ['0', '1', '2'] : []);
    screen.unmount();
  }
});

claim('Sort by one column, with your own comparator if needed.', async () => {
  const screen = await grid({
    columns: [{ field: 'name', sortComparator: (a, b) => a.length - b.length }, { field: 'id' }],
  });
  await click(header(screen, 'name'));
  await click(header(screen, 'id'), { keys: ['Shift'] });
  expect(header(screen, 'name').getAttribute('aria-sort')).toBe('none');
  expect(header(screen, 'id').getAttribute('aria-sort')).toBe('ascending');
});
