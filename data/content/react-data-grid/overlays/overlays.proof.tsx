import { useState } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGrid,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
  type GridColDef,
  type GridDataSource,
  type GridFilterModel,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';
import {
  DataGridPro,
  type DataGridProProps,
  type GridDataSource as GridDataSourcePro,
} from '@mui/x-data-grid-pro';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import {
  act,
  claim,
  click,
  expect,
  press,
  settled,
  show,
  type as typeText,
  type Screen,
} from '#test/proof.tsx';
import {
  cell,
  fields,
  header,
  showGrid,
  showPremium,
  showPro,
  texts,
} from '#test/proofs/grids.tsx';

const ROWS = Array.from({ length: 5 }, (_, index) => ({
  id: index + 1,
  name: `N${index + 1}`,
  price: 50 - index * 10,
}));
const MANY = Array.from({ length: 200 }, (_, id) => ({ id, name: `N${id}`, price: id }));
const COLUMNS: GridColDef[] = [
  { field: 'name', editable: true },
  { field: 'price', type: 'number' },
];
const BASE = { rows: ROWS, columns: COLUMNS };
const EMPTY = { rows: [], columns: COLUMNS };
const NO_HITS: GridFilterModel = {
  items: [{ field: 'name', operator: 'equals', value: 'nobody' }],
};
const HIDDEN = { name: false, price: false };
const PINNED: DataGridProProps['pinnedRows'] = { top: [{ id: 90, name: 'Total', price: 1 }] };
const SKELETON: DataGridProps['slotProps'] = { loadingOverlay: { variant: 'skeleton' } };
const PIVOT_TEXT = 'Add fields to rows, columns, and values to create a pivot table';
const TREE = {
  columns: COLUMNS,
  rows: [
    { id: 1, name: 'Ada', price: 1, path: ['Ada'] },
    { id: 2, name: 'Bo', price: 2, path: ['Ada', 'Bo'] },
  ],
  treeData: true,
  getTreeDataPath: ({ path }: { path: string[] }) => path,
};

function find({ stage }: Pick<Screen, 'stage'>, name: string): HTMLElement {
  const found = stage.querySelector<HTMLElement>(`.MuiDataGrid-${name}`);
  if (!found) {
    throw new Error(`There is no ${name}.`);
  }
  return found;
}

/** What covers the rows: the text of an overlay, the kind of a loading overlay, or nothing. */
function overlay({ stage }: Pick<Screen, 'stage'>): string | undefined {
  const wrapper = stage.querySelector('.MuiDataGrid-overlayWrapper');
  if (!wrapper) {
    return undefined;
  }
  const kinds = {
    skeleton: '.MuiDataGrid-skeletonLoadingOverlay',
    linear: '.MuiLinearProgress-indeterminate',
    circular: '.MuiCircularProgress-indeterminate',
  };
  const kind = Object.entries(kinds).find(([, selector]) => wrapper.querySelector(selector));
  return kind?.[0] ?? wrapper.textContent;
}

async function overlayOf(props: DataGridProps): Promise<string | undefined> {
  const { screen } = await showGrid(props);
  const shown = overlay(screen);
  screen.unmount();
  return shown;
}

function pivoted(rows: string[], hidden = false): Partial<DataGridPremiumProps> {
  const model = {
    rows: rows.map((field) => ({ field, hidden })),
    columns: [],
    values: [{ field: 'price', aggFunc: 'sum' }],
  };
  return { initialState: { pivoting: { enabled: true, model } } };
}

/** A data source whose responses are sent when `flush` is called. */
function heldSource(
  answer: (start: number, end: number, isFiltered: boolean) => GridGetRowsResponse,
) {
  const held: (() => void)[] = [];
  const source: GridDataSource = {
    getRows: ({ start, end, filterModel }) =>
      new Promise((resolve, reject) => {
        held.push(() => {
          try {
            resolve(answer(Number(start), end, filterModel.items.length > 0));
          } catch (error) {
            reject(error as Error);
          }
        });
      }),
  };
  const flush = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const send of held.splice(0)) {
      send();
    }
  };
  return { source, flush };
}

act('OverlayStates', async (demo) => {
  const change = async (state: string) => {
    await demo.getByRole('combobox', { name: /State of the grid/ }).click();
    await demo.getByRole('option', { name: state, exact: true }).click();
  };
  await expect.poll(() => overlay(demo)).toBe('skeleton');
  for (let turn = 0; turn < 2; turn += 1) {
    await change('Refresh');
    await expect.poll(() => overlay(demo)).toBe('linear');
    await change('No rows');
    await expect.poll(() => overlay(demo)).toBe('No rows');
    await change('No results');
    await expect.poll(() => overlay(demo)).toBe('No results found.');
    await change('No columns');
    await expect.poll(() => overlay(demo)).toBe('No columnsManage columns');
    await change('Rows');
    await expect.poll(() => overlay(demo)).toBeUndefined();
    await change('First load');
    await expect.poll(() => overlay(demo)).toBe('skeleton');
  }
});

act('SkeletonLoading', async (demo) => {
  const first = texts(demo, 'id');
  expect(overlay(demo)).toBeUndefined();
  for (const desk of ['Oslo', 'Lima', 'Lagos']) {
    await demo.getByRole('button', { name: desk }).click();
    await expect.poll(() => overlay(demo)).toBe('skeleton');
    await expect.poll(() => overlay(demo), { timeout: 4000 }).toBeUndefined();
    expect(texts(demo, 'id').join() === first.join()).toBe(desk === 'Lagos');
  }
  // Back before the response: nothing is loaded
  await demo.getByRole('button', { name: 'Osaka' }).click();
  await demo.getByRole('button', { name: 'Lagos' }).click();
  await expect.poll(() => overlay(demo)).toBeUndefined();
  expect(texts(demo, 'id')).toEqual(first);
});

act('LinearLoading', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    const before = texts(demo, 'bid');
    await demo.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => overlay(demo)).toBe('linear');
    expect(texts(demo, 'bid')).toEqual(before);
    await expect.poll(() => overlay(demo), { timeout: 4000 }).toBeUndefined();
    expect(texts(demo, 'bid')).not.toEqual(before);
  }
});

act('CircularLoading', async (demo) => {
  for (const salary of ['€62,424', '€63,672']) {
    await demo.getByRole('button', { name: 'Raise all by 2%' }).click();
    await expect.poll(() => overlay(demo)).toBe('circular');
    await expect.poll(() => overlay(demo), { timeout: 4000 }).toBeUndefined();
    expect(texts(demo, 'salary')[0]).toBe(salary);
  }
});

act('ImportProgress', async (demo) => {
  const start = demo.getByRole('button', { name: 'Import readings' });
  await start.click();
  await expect.poll(() => overlay(demo)).toMatch(/of 480 readings/);
  await demo.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => overlay(demo)).toBe('No rows');
  for (let turn = 0; turn < 2; turn += 1) {
    await start.click();
    await expect.poll(() => overlay(demo)).toMatch(/of 480 readings/);
    await expect.poll(() => overlay(demo), { timeout: 6000 }).toBeUndefined();
    expect(texts(demo, 'station')[0]).toBe('Harbor');
  }
});

act('NoRows', async (demo) => {
  const storm = demo.getByRole('switch', { name: 'Storm' });
  for (let turn = 0; turn < 2; turn += 1) {
    expect(overlay(demo)).toBe('All flights are on time');
    await storm.click();
    await expect.poll(() => texts(demo, 'flight').length).toBeGreaterThan(2);
    expect(overlay(demo)).toBeUndefined();
    await storm.click();
    await expect.poll(() => texts(demo, 'flight').length).toBe(0);
  }
});

act('NoRowsIllustrated', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Place sample orders' }).click();
    await expect.poll(() => texts(demo, 'commodity')).toEqual(['Copper', 'Cocoa', 'Oats']);
    for (let left = 2; left >= 0; left -= 1) {
      await demo.getByRole('menuitem', { name: 'Cancel order' }).first().click();
      await expect.poll(() => texts(demo, 'commodity').length).toBe(left);
    }
    await expect.element(demo.getByText('Your order book is empty')).toBeVisible();
  }
});

act('NoResults', async (demo) => {
  const search = () => demo.getByRole('searchbox').element() as HTMLInputElement;
  for (const word of ['press', 'turbine', 'pump']) {
    await click(search());
    await press('Ctrl+a');
    await typeText(word);
    if (word === 'turbine') {
      await expect.poll(() => overlay(demo)).toBe('No results found.');
    } else {
      await expect.poll(() => texts(demo, 'name').length).toBeGreaterThan(3);
      expect(overlay(demo)).toBeUndefined();
    }
  }
});

act('NoResultsIllustrated', async (demo) => {
  await expect.element(demo.getByText('Tonnes > 5000')).toBeVisible();
  await demo.getByRole('button', { name: 'Edit' }).click();
  const value = demo.getByRole('spinbutton', { name: 'Value' });
  await value.fill('400');
  await expect.poll(() => texts(demo, 'desk').length).toBeGreaterThan(2);
  await value.fill('9000');
  await expect.element(demo.getByText('Tonnes > 9000')).toBeVisible();
  await press('Escape');
  await demo.getByRole('button', { name: 'Clear the filter' }).click();
  await expect.poll(() => texts(demo, 'desk').length).toBeGreaterThan(5);
  expect(overlay(demo)).toBeUndefined();
});

act('NoColumns', async (demo) => {
  await demo.getByRole('button', { name: 'Manage columns' }).click();
  const all = demo.getByRole('checkbox', { name: 'Show/Hide All' });
  for (let turn = 0; turn < 2; turn += 1) {
    await all.click();
    await expect.poll(() => fields(demo)).toEqual(['name', 'job', 'since', 'holidays']);
    expect(overlay(demo)).toBeUndefined();
    await all.click();
    await expect.poll(() => overlay(demo)).toBe('No columnsManage columns');
  }
});

act('NoColumnsIllustrated', async (demo) => {
  await demo.getByRole('button', { name: 'Choose columns' }).click();
  const all = demo.getByRole('checkbox', { name: 'Show/Hide All' });
  await all.click();
  await expect.poll(() => fields(demo)).toHaveLength(5);
  await all.click();
  await expect.element(demo.getByText('All columns are hidden')).toBeVisible();
  await press('Escape');
  await demo.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => fields(demo)).toHaveLength(5);
  expect(overlay(demo)).toBeUndefined();
});

act('EmptyPivot', async (demo) => {
  expect(overlay(demo)).toBe(PIVOT_TEXT);
  await demo.getByRole('button', { name: 'Pivot', exact: true }).click();
  for (const [item, isEmpty] of [
    ['Add to Rows', false],
    ['Remove', true],
    ['Add to Rows', false],
  ] as const) {
    await clickFieldMenu(demo, 'Product', item);
    if (isEmpty) {
      await expect.poll(() => overlay(demo)).toBe(PIVOT_TEXT);
    } else {
      await expect.poll(() => overlay(demo)).toBeUndefined();
    }
  }
});

act('PivotSuggestions', async (demo) => {
  await demo.getByRole('button', { name: 'Revenue by country' }).click();
  await expect.poll(() => overlay(demo)).toBeUndefined();
  await demo.getByRole('button', { name: 'Pivot', exact: true }).click();
  await clickFieldMenu(demo, 'Country', 'Remove');
  await expect.element(demo.getByText('Start with a report')).toBeVisible();
  await demo.getByRole('button', { name: 'Units by channel' }).click();
  await expect.poll(() => overlay(demo)).toBeUndefined();
});

act('ServerErrorOverlay', async (demo) => {
  const fails = demo.getByRole('switch', { name: 'The server fails' });
  await expect.poll(() => texts(demo, 'id')).toHaveLength(5);
  for (let turn = 0; turn < 2; turn += 1) {
    const before = texts(demo, 'id');
    await fails.click();
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await expect.element(demo.getByRole('alert')).toBeVisible();
    await demo.getByRole('button', { name: 'Retry' }).click();
    await expect.element(demo.getByRole('alert')).toBeVisible();
    await fails.click();
    await demo.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => texts(demo, 'id')).toHaveLength(5);
    expect(overlay(demo)).toBeUndefined();
    expect(texts(demo, 'id')).not.toEqual(before);
  }
});

/** Uses the menu of a field in the pivot panel. */
async function clickFieldMenu(screen: Screen, name: string, item: string): Promise<void> {
  const all = [...screen.stage.querySelectorAll('.MuiDataGrid-pivotPanelField')];
  const button = all
    .find((each) => each.textContent.startsWith(name))
    ?.querySelector('button[aria-label="Field options"]');
  button?.scrollIntoView({ block: 'nearest' });
  await settled();
  await click(button ?? screen.stage);
  await screen.getByRole('menuitem', { name: item, exact: true }).click();
  await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull();
}

claim(
  [
    'The grid shows the other overlays automatically.',
    'The grid shows one overlay at a time.',
    'If several conditions are true, the overlay that is higher in this table takes precedence:',
    'No rows, and a filter | No rows',
    'No rows, and all columns hidden | No columns',
    'A filter without results, and all columns hidden | No results',
  ],
  async () => {
    const all = { ...BASE, filterModel: NO_HITS, columnVisibilityModel: HIDDEN };
    expect(await overlayOf({ ...all, loading: true })).toBe('linear');
    expect(await overlayOf(all)).toBe('No results found.');
    expect(await overlayOf({ ...EMPTY, filterModel: NO_HITS })).toBe('No rows');
    expect(await overlayOf({ ...EMPTY, columnVisibilityModel: HIDDEN })).toMatch(/^No columns/);
    expect(await overlayOf({ rows: [], columns: [] })).toBe('No columns');
    expect(await overlayOf({ ...EMPTY, loading: true })).toBe('skeleton');
    expect(await overlayOf({ columns: COLUMNS, rows: undefined })).toBe('No rows');
    expect(await overlayOf(BASE)).toBeUndefined();
    for (const [props, text] of [
      [{ ...BASE, ...pivoted([]), columnVisibilityModel: HIDDEN }, PIVOT_TEXT],
      [{ ...BASE, ...pivoted([]), loading: true }, 'linear'],
    ] as const) {
      const { screen } = await showPremium(props);
      await expect.poll(() => overlay(screen)).toBe(text);
      screen.unmount();
    }
  },
);

claim(
  [
    'No rows, but pinned rows | None',
    'A filter without results, and pinned rows | No results. The pinned rows stay visible',
    'All columns hidden, and list view | No columns. The list is hidden',
  ],
  async () => {
    const { screen, redraw } = await showPro({ ...EMPTY, pinnedRows: PINNED });
    expect(overlay(screen)).toBeUndefined();
    expect(texts(screen, 'name')).toEqual(['Total']);
    await redraw({ ...BASE, pinnedRows: PINNED, filterModel: NO_HITS });
    await expect.poll(() => overlay(screen)).toBe('No results found.');
    await expect.element(screen.getByText('Total', { exact: true })).toBeVisible();
    screen.unmount();
    const list: DataGridProProps = {
      ...BASE,
      listView: true,
      listViewColumn: { field: 'list', renderCell: ({ row }) => String(row.name) },
    };
    const other = await showPro(list);
    await expect.element(other.screen.getByText('N1')).toBeVisible();
    await other.redraw({ ...list, columnVisibilityModel: HIDDEN });
    await expect.poll(() => overlay(other.screen)).toMatch(/^No columns/);
    await expect.element(other.screen.getByText('N1')).not.toBeVisible();
  },
);

claim(
  [
    'All columns hidden, and checkboxSelection | None: the checkbox column is visible',
    'rows is empty, and rowCount is 100 | No results',
    'With server-side pagination, the grid assumes that there are rowCount rows, even if rows is empty.',
    'If the server finds no rows, set rowCount to 0 together with the empty rows.',
    'Otherwise, the overlay shows "No results found."',
  ],
  async () => {
    const hidden = { ...BASE, columnVisibilityModel: HIDDEN };
    expect(await overlayOf({ ...hidden, checkboxSelection: true })).toBeUndefined();
    const server: DataGridProps = { ...BASE, rowCount: 100, paginationMode: 'server' };
    const { screen, redraw } = await showGrid(server);
    expect(overlay(screen)).toBeUndefined();
    await redraw({ ...server, rows: [] });
    await expect.poll(() => overlay(screen)).toBe('No results found.');
    await redraw({ ...server, rows: [], rowCount: 0 });
    await expect.poll(() => overlay(screen)).toBe('No rows');
  },
);

claim(
  [
    'Set variant for a grid that has rows, and noRowsVariant for a grid without rows:',
    "'skeleton' | Hidden | noRowsVariant | For the first load, and when different rows load",
    "'linear-progress' | Visible | variant | To refresh the same rows",
    "'circular-progress' | Visible | Neither | While the user waits for an operation",
  ],
  async () => {
    for (const [variant, kind, visibility] of [
      [undefined, 'linear', 'visible'],
      ['linear-progress', 'linear', 'visible'],
      ['circular-progress', 'circular', 'visible'],
      ['skeleton', 'skeleton', 'hidden'],
    ] as const) {
      const slotProps = { loadingOverlay: { variant } };
      const { screen, redraw } = await showGrid({ ...BASE, loading: true, slotProps });
      expect(overlay(screen)).toBe(kind);
      expect(getComputedStyle(cell(screen, 'name')).visibility).toBe(visibility);
      await redraw({
        ...EMPTY,
        loading: true,
        slotProps: { loadingOverlay: { noRowsVariant: variant } },
      });
      await expect.poll(() => overlay(screen)).toBe(variant ? kind : 'skeleton');
      screen.unmount();
    }
  },
);

claim(
  'If loading becomes true in an effect after the first render, the grid shows "No rows" for a moment.',
  async () => {
    const { screen, redraw } = await showGrid(EMPTY);
    expect(overlay(screen)).toBe('No rows');
    await redraw({ ...EMPTY, loading: true });
    await expect.poll(() => overlay(screen)).toBe('skeleton');
  },
);

claim(
  [
    'The skeleton has a placeholder for each cell of the rows that fit in the grid.',
    "The rows and pinned rows are hidden, and users can't click or focus them.",
    'A cell that has focus loses it.',
    'The column headers stay usable: users can sort while the rows load.',
  ],
  async () => {
    const props: DataGridProProps = { ...BASE, pinnedRows: PINNED };
    const { screen, redraw } = await showPro(props);
    await click(cell(screen, 'name', 1));
    expect(document.activeElement).toBe(cell(screen, 'name', 1));
    await redraw({ ...props, loading: true, slotProps: SKELETON });
    await expect.poll(() => overlay(screen)).toBe('skeleton');
    await expect.poll(() => document.activeElement).toBe(document.body);
    expect(getComputedStyle(cell(screen, 'name', 1)).visibility).toBe('hidden');
    expect(getComputedStyle(find(screen, 'pinnedRows--top')).display).toBe('none');
    const rows = screen.stage.querySelectorAll('.MuiDataGrid-rowSkeleton');
    const room = find(screen, 'overlayWrapperInner').getBoundingClientRect().height;
    expect(rows.length).toBeGreaterThanOrEqual(Math.floor(room / 52));
    await click(header(screen, 'price'));
    await expect.element(header(screen, 'price')).toHaveAttribute('aria-sort', 'ascending');
    await redraw(props);
    await expect.poll(() => texts(screen, 'price')).toEqual(['1', '10', '20', '30', '40', '50']);
  },
);

claim(
  "With the default variant, the skeleton doesn't hide pinned rows if there are no other rows.",
  async () => {
    const props = { ...EMPTY, pinnedRows: PINNED, loading: true };
    const { screen } = await showPro(props);
    await expect.poll(() => overlay(screen)).toBe('skeleton');
    expect(getComputedStyle(find(screen, 'pinnedRows--top')).display).not.toBe('none');
    await expect.element(screen.getByText('Total', { exact: true })).toBeVisible();
    screen.unmount();
    const slotProps = { loadingOverlay: { variant: 'skeleton' as const } };
    const { screen: other } = await showPro({ ...props, slotProps });
    await expect.poll(() => getComputedStyle(find(other, 'pinnedRows--top')).display).toBe('none');
  },
);

claim(
  'The height of a skeleton row depends on rowHeight and density, but not on getRowHeight.',
  async () => {
    for (const [props, height] of [
      [{}, 52],
      [{ rowHeight: 30 }, 30],
      [{ density: 'compact' }, 36],
      [{ getRowHeight: () => 100 }, 52],
    ] as [Partial<DataGridProps>, number][]) {
      const { screen } = await showGrid({ ...EMPTY, loading: true, ...props });
      await expect
        .poll(() => find(screen, 'rowSkeleton').getBoundingClientRect().height)
        .toBe(height);
      screen.unmount();
    }
  },
);

claim(
  "The skeleton doesn't virtualize columns: it renders a placeholder for each visible column, even outside the viewport.",
  async () => {
    const columns = Array.from({ length: 60 }, (_, index) => ({ field: `f${index}`, width: 100 }));
    const { screen } = await showGrid({ rows: [], columns, loading: true }, { width: 500 });
    await expect.poll(() => overlay(screen)).toBe('skeleton');
    expect(find(screen, 'rowSkeleton').querySelectorAll('.MuiDataGrid-cellSkeleton')).toHaveLength(
      60,
    );
    expect(fields(screen).length).toBeLessThan(12);
  },
);

claim('The progress bar is below the column headers, and the rows stay visible.', async () => {
  const { screen } = await showGrid({ ...BASE, loading: true });
  const bar = screen.getByRole('progressbar').element().getBoundingClientRect();
  expect(bar.top).toBeCloseTo(header(screen, 'name').getBoundingClientRect().bottom, -1);
  await expect.element(screen.getByText('N1')).toBeVisible();
});

claim('The indicator is in the center of the rows that are in view.', async () => {
  const slotProps = { loadingOverlay: { variant: 'circular-progress' as const } };
  const { screen } = await showGrid({ ...BASE, rows: MANY, loading: true, slotProps });
  const middle = (element: Element) => {
    const { top, height } = element.getBoundingClientRect();
    return Math.round(top + height / 2);
  };
  const atFirst = middle(screen.getByRole('progressbar').element());
  expect(atFirst).toBe(middle(find(screen, 'overlayWrapperInner')));
  find(screen, 'virtualScroller').scrollTop = 3000;
  await expect.poll(() => texts(screen, 'name')).toContain('N60');
  expect(Math.abs(middle(screen.getByRole('progressbar').element()) - atFirst)).toBeLessThan(2);
});

claim(
  [
    'GridOverlay centers it and adds the backdrop.',
    'If there are no rows, the grid lays out your overlay like the skeleton: it moves when the user scrolls horizontally.',
    "Set noRowsVariant to 'circular-progress', so that your overlay stays in place.",
  ],
  async () => {
    const columns = Array.from({ length: 12 }, (_, index) => ({ field: `f${index}`, width: 100 }));
    const slots = { loadingOverlay: () => <p>Wait</p> };
    const props: DataGridProps = { rows: [], columns, loading: true, slots };
    const { screen, redraw } = await showGrid(props, { width: 500 });
    const left = () => screen.getByText('Wait').element().getBoundingClientRect().left;
    const scrollTo = async (x: number) => {
      find(screen, 'virtualScroller').scrollLeft = x;
      await expect.poll(() => find(screen, 'virtualScroller').scrollLeft).toBe(x);
      await settled();
    };
    const before = left();
    await scrollTo(300);
    expect(left()).toBeCloseTo(before - 300, 0);
    const slotProps = { loadingOverlay: { noRowsVariant: 'circular-progress' as const } };
    await redraw({ ...props, slotProps });
    await scrollTo(0);
    const beforeAgain = left();
    await scrollTo(300);
    expect(left()).toBeCloseTo(beforeAgain, 0);
  },
);

claim(
  [
    'The progress overlays block the pointer, but not the keyboard: a cell keeps focus, and the user can move to another cell and edit it.',
    'To prevent edits, pass isCellEditable={() => !loading}.',
    'To let users click rows while the grid refreshes, disable the pointer events of the overlay:',
  ],
  async () => {
    const { screen, redraw } = await showGrid(BASE);
    await click(cell(screen, 'name'));
    const isEditing = () => screen.stage.querySelector('.MuiDataGrid-cell--editing') !== null;
    const atThirdCell = () => {
      const { left, top } = cell(screen, 'name', 2).getBoundingClientRect();
      return document.elementFromPoint(left + 5, top + 5);
    };
    for (const variant of ['linear-progress', 'circular-progress'] as const) {
      const slotProps = { loadingOverlay: { variant } };
      await redraw({ ...BASE, loading: true, slotProps });
      await expect.poll(() => atThirdCell()?.className).toMatch(/MuiDataGrid-overlay /);
      expect(document.activeElement).toBe(cell(screen, 'name'));
      await press('ArrowDown', 'Enter');
      await expect.poll(isEditing).toBe(true);
      await press('Escape');
      await expect.poll(isEditing).toBe(false);
      await press('ArrowUp');
    }
    await redraw({ ...BASE, loading: true, isCellEditable: () => false });
    await press('ArrowDown', 'Enter');
    await settled();
    expect(isEditing()).toBe(false);
    const sx: DataGridProps['sx'] = {
      '& .MuiDataGrid-overlayWrapper': { pointerEvents: 'none' },
    };
    await redraw({ ...BASE, loading: true, sx });
    await expect.poll(atThirdCell).toBe(cell(screen, 'name', 2));
  },
);

claim(
  [
    "The progress indicators have no accessible name, the overlays aren't live regions, and the grid doesn't set aria-busy.",
    'Name the indicators in their slots, and announce the result yourself:',
  ],
  async () => {
    const silent = async (props: DataGridProps) => {
      const { screen } = await showGrid(props);
      const bar = screen.stage.querySelector('[role="progressbar"]');
      expect(bar?.hasAttribute('aria-label') ?? false).toBe(false);
      expect(bar?.hasAttribute('aria-labelledby') ?? false).toBe(false);
      expect(screen.stage.querySelector('[aria-busy]')).toBeNull();
      expect(find(screen, 'overlay').closest('[aria-live], [role="status"]')).toBeNull();
      screen.unmount();
    };
    await silent({ ...BASE, loading: true });
    await silent({
      ...BASE,
      loading: true,
      slotProps: { loadingOverlay: { variant: 'circular-progress' } },
    });
    await silent(EMPTY);
    await silent({ ...BASE, filterModel: NO_HITS });
    const slots = { baseLinearProgress: () => <LinearProgress aria-label="Loading orders" /> };
    const { screen } = await showGrid({ ...BASE, loading: true, slots });
    await expect.element(screen.getByRole('progressbar', { name: 'Loading orders' })).toBeVisible();
  },
);

claim(
  [
    'The loading prop | You set it to false, or call setLoading(false)',
    'apiRef.current?.setLoading(true) | You call setLoading(false), the grid receives new rows, or updateRows() changes a row',
  ],
  async () => {
    const { screen, api, redraw } = await showGrid(BASE);
    for (const isLoading of [true, false, true]) {
      api.setLoading(isLoading);
      await expect.poll(() => overlay(screen)).toBe(isLoading ? 'linear' : undefined);
    }
    await redraw({ ...BASE, rows: [...ROWS] });
    await expect.poll(() => overlay(screen)).toBeUndefined();
    api.setLoading(true);
    await expect.poll(() => overlay(screen)).toBe('linear');
    api.updateRows([{ id: 1, price: 7 }]);
    await expect.poll(() => overlay(screen)).toBeUndefined();
    await redraw({ ...BASE, loading: true });
    await expect.poll(() => overlay(screen)).toBe('linear');
    api.setLoading(false);
    await expect.poll(() => overlay(screen)).toBeUndefined();
    api.setLoading(true);
    await expect.poll(() => overlay(screen)).toBe('linear');
    await redraw({ ...BASE, loading: false });
    await expect.poll(() => overlay(screen)).toBeUndefined();
  },
);

claim(
  [
    'No rows | noRowsLabel | No rows',
    'No results | noResultsOverlayLabel | No results found.',
    'No columns | noColumnsOverlayLabel | No columns',
    'No columns (button) | noColumnsOverlayManageColumns | Manage columns',
  ],
  async () => {
    const localeText = {
      noRowsLabel: 'A',
      noResultsOverlayLabel: 'B',
      noColumnsOverlayLabel: 'C',
      noColumnsOverlayManageColumns: 'D',
    };
    const hidden = { ...BASE, columnVisibilityModel: HIDDEN };
    for (const [props, text, own] of [
      [EMPTY, 'No rows', 'A'],
      [{ ...BASE, filterModel: NO_HITS }, 'No results found.', 'B'],
      [hidden, 'No columnsManage columns', 'CD'],
    ] as [DataGridProps, string, string][]) {
      expect(await overlayOf(props)).toBe(text);
      expect(await overlayOf({ ...props, localeText })).toBe(own);
    }
  },
);

claim(
  [
    'Define their components outside your component.',
    'With an inline function, the overlay mounts again on each render, see stable slots.',
  ],
  async () => {
    let mounts = 0;
    function Body() {
      useState(() => {
        mounts += 1;
      });
      return <p>Empty</p>;
    }
    const inline = () => ({ ...EMPTY, slots: { noRowsOverlay: () => <Body /> } });
    const { screen, redraw } = await showGrid(inline());
    const before = mounts;
    await redraw(inline());
    await expect.poll(() => mounts).toBeGreaterThan(before);
    screen.unmount();
    const slots = { noRowsOverlay: Body };
    const stable = await showGrid({ ...EMPTY, slots });
    const afterFirst = mounts;
    await stable.redraw({ ...EMPTY, slots: { ...slots } });
    await settled();
    expect(mounts).toBe(afterFirst);
  },
);

claim(
  [
    'In tree data, the parents of a matching row stay visible.',
    'With disableChildrenFiltering, the filter ignores children: the overlay appears if no root row matches.',
  ],
  async () => {
    const filterModel = { items: [{ field: 'name', operator: 'equals', value: 'Bo' }] };
    const { screen, redraw } = await showPro({ ...TREE, filterModel });
    expect(overlay(screen)).toBeUndefined();
    expect(texts(screen, 'name')).toEqual(['Ada']);
    await redraw({ ...TREE, filterModel, disableChildrenFiltering: true });
    await expect.poll(() => overlay(screen)).toBe('No results found.');
  },
);

claim(
  'With filterMode="server" or a data source, the grid shows the no rows overlay if the response is empty.',
  async () => {
    expect(await overlayOf({ ...EMPTY, filterMode: 'server', filterModel: NO_HITS })).toBe(
      'No rows',
    );
    const { source, flush } = heldSource((start, end, isFiltered) =>
      isFiltered ? { rows: [], rowCount: 0 } : { rows: MANY.slice(start, end + 1), rowCount: 200 },
    );
    const { screen, api } = await showGrid({ columns: COLUMNS, dataSource: source });
    await flush();
    await expect.poll(() => texts(screen, 'name').length).toBeGreaterThan(3);
    api.setFilterModel(NO_HITS);
    await flush();
    await expect.poll(() => overlay(screen)).toBe('No rows');
  },
);

claim(
  [
    'If users hide all columns, the overlay has a button that opens the columns panel.',
    'The button is missing if columns is empty, or if disableColumnSelector is set.',
    'To prevent this state, set hideable: false for one column.',
  ],
  async () => {
    const hidden = { ...BASE, columnVisibilityModel: HIDDEN };
    expect(await overlayOf({ ...BASE, columns: [] })).toBe('No columns');
    expect(await overlayOf({ ...hidden, disableColumnSelector: true })).toBe('No columns');
    const first = await showGrid(hidden);
    await first.screen.getByRole('button', { name: 'Manage columns' }).click();
    await expect
      .element(first.screen.getByRole('checkbox', { name: 'Show/Hide All' }))
      .toBeVisible();
    first.screen.unmount();
    const columns = [{ field: 'name', hideable: false }, { field: 'price' }];
    const { screen, api } = await showGrid({ ...BASE, columns });
    api.showPreferences('columns' as never);
    await screen.getByRole('checkbox', { name: 'Show/Hide All' }).click();
    await expect.poll(() => fields(screen)).toEqual(['name']);
    expect(overlay(screen)).toBeUndefined();
  },
);

claim(
  [
    'While pivoting is active, the pivot table is empty if the pivot model has no visible field in rows.',
    'If rows is empty when pivoting starts, the same text appears, even if the pivot model has fields.',
    'If rows becomes empty later, the pivot table keeps its rows.',
    'rows is empty when pivoting starts, and a pivot table has fields | Empty pivot',
  ],
  async () => {
    for (const [props, text] of [
      [{ ...BASE, ...pivoted([]) }, PIVOT_TEXT],
      [{ ...BASE, ...pivoted(['name'], true) }, PIVOT_TEXT],
      [{ ...BASE, ...pivoted(['name']) }, undefined],
      [{ ...EMPTY, ...pivoted(['name']) }, PIVOT_TEXT],
    ] as const) {
      const { screen } = await showPremium(props);
      await settled();
      await expect.poll(() => overlay(screen)).toBe(text);
      screen.unmount();
    }
    const filled = { ...BASE, ...pivoted(['name']) };
    const kept = await showPremium(filled);
    const firstGroup = () => texts(kept.screen, '__row_group_by_columns_group__')[0];
    await expect.poll(firstGroup).toBe('N1 (1)');
    await kept.redraw({ ...filled, rows: [] });
    await settled();
    expect(firstGroup()).toBe('N1 (1)');
    expect(overlay(kept.screen)).toBeUndefined();
  },
);

claim(
  [
    'The grid has no error overlay.',
    'If a data source can\'t load a page, the grid removes its rows and shows "No rows", even though there may be rows on the server.',
    'Lazy loading keeps the loading overlay of the first request instead.',
  ],
  async () => {
    let isFailing = false;
    const { source, flush } = heldSource((start, end) => {
      if (isFailing) {
        throw new Error('Down');
      }
      return { rows: MANY.slice(start, end + 1), rowCount: 200 };
    });
    const { screen, api } = await showGrid({
      columns: COLUMNS,
      dataSource: source,
      onDataSourceError: () => {},
    });
    await flush();
    await expect.poll(() => texts(screen, 'name').length).toBeGreaterThan(3);
    isFailing = true;
    api.setPage(1);
    await flush();
    await expect.poll(() => overlay(screen)).toBe('No rows');
    expect(texts(screen, 'name')).toEqual([]);
    screen.unmount();
    let failures = 0;
    const lazy = await showPro({
      columns: COLUMNS,
      dataSource: source as GridDataSourcePro,
      lazyLoading: true,
      onDataSourceError: () => {
        failures += 1;
      },
    });
    await flush();
    await expect.poll(() => failures).toBe(1);
    await settled();
    expect(overlay(lazy.screen)).toBe('skeleton');
  },
);

claim(
  [
    'Data source with pagination | The loading overlay, above the rows of the previous page',
    'Lazy loading, first page | The loading overlay',
    'Lazy loading, rows in view (viewport loading) | Skeleton rows, and no overlay',
    'Lazy loading, next page (infinite loading) | The loading overlay',
  ],
  async () => {
    const known = () =>
      heldSource((start, end) => ({ rows: MANY.slice(start, end + 1), rowCount: 200 }));
    const paged = known();
    const first = await showGrid({ columns: COLUMNS, dataSource: paged.source });
    await expect.poll(() => overlay(first.screen)).toBe('skeleton');
    await paged.flush();
    await expect.poll(() => texts(first.screen, 'name')[0]).toBe('N0');
    first.api.setPage(1);
    await expect.poll(() => overlay(first.screen)).toBe('linear');
    expect(texts(first.screen, 'name')[0]).toBe('N0');
    await paged.flush();
    await expect.poll(() => texts(first.screen, 'name')[0]).toBe('N100');
    first.screen.unmount();

    const viewport = known();
    const second = await showPro({
      columns: COLUMNS,
      dataSource: viewport.source as GridDataSourcePro,
      lazyLoading: true,
    });
    await expect.poll(() => overlay(second.screen)).toBe('skeleton');
    await viewport.flush();
    await expect.poll(() => texts(second.screen, 'name')[0]).toBe('N0');
    find(second.screen, 'virtualScroller').scrollTop = 8000;
    await expect
      .poll(() => second.screen.stage.querySelectorAll('.MuiDataGrid-cellSkeleton').length)
      .toBeGreaterThan(3);
    expect(overlay(second.screen)).toBeUndefined();
    second.screen.unmount();

    const infinite = heldSource((start, end) => ({
      rows: MANY.slice(start, end + 1),
      rowCount: -1,
    }));
    const third = await showPro({
      columns: COLUMNS,
      dataSource: infinite.source as GridDataSourcePro,
      lazyLoading: true,
      initialState: { pagination: { paginationModel: { page: 0, pageSize: 20 } } },
    });
    await expect.poll(() => overlay(third.screen)).toBe('skeleton');
    await infinite.flush();
    await expect.poll(() => texts(third.screen, 'name')[0]).toBe('N0');
    find(third.screen, 'virtualScroller').scrollTop = 1e6;
    await expect.poll(() => overlay(third.screen)).toBe('linear');
    await infinite.flush();
    await expect.poll(() => overlay(third.screen)).toBeUndefined();
  },
);

claim(
  'Tree data of a data source, children of a row | A progress indicator in the row, and no overlay',
  async () => {
    let sendChildren = () => {};
    const dataSource: GridDataSourcePro = {
      getRows: ({ groupKeys = [] }) =>
        groupKeys.length === 0
          ? Promise.resolve({ rows: [{ id: 1, name: 'Pump', price: 1 }], rowCount: 1 })
          : new Promise((resolve) => {
              sendChildren = () =>
                resolve({ rows: [{ id: 2, name: 'Seal', price: 1 }], rowCount: 1 });
            }),
      getGroupKey: ({ name }) => String(name),
      getChildrenCount: ({ name }) => (name === 'Pump' ? 1 : 0),
    };
    const { screen } = await showPro({ columns: COLUMNS, treeData: true, dataSource });
    await expect.poll(() => texts(screen, 'name')).toEqual(['Pump']);
    await screen.getByRole('button', { name: 'see children' }).click();
    await expect.element(screen.getByRole('progressbar')).toBeVisible();
    expect(overlay(screen)).toBeUndefined();
    sendChildren();
    await expect.poll(() => texts(screen, 'name')).toEqual(['Pump', 'Seal']);
  },
);

claim(
  [
    'In a grid with a fixed height, overlays fill the space below the headers.',
    'If the height of the grid depends on its rows (autoHeight, or a flex parent), the overlay of an empty grid has the height of two rows.',
    'The skeleton of the first load has the same height.',
    "Set --DataGrid-overlayHeight to the height of the expected rows, so that the page doesn't shift when they load:",
  ],
  async () => {
    const height = ({ stage }: Screen) =>
      find({ stage }, 'overlayWrapperInner').getBoundingClientRect().height;
    const fixed = await showGrid(EMPTY, { height: 400 });
    const room = find(fixed.screen, 'virtualScroller').getBoundingClientRect().height;
    const headers = find(fixed.screen, 'columnHeaders').getBoundingClientRect().height;
    await expect.poll(() => Math.abs(height(fixed.screen) - room + headers)).toBeLessThan(3);
    fixed.screen.unmount();
    for (const loading of [false, true]) {
      const flex = await show(
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <DataGrid {...EMPTY} loading={loading} />
        </div>,
      );
      await expect.poll(() => height(flex)).toBe(104);
      flex.unmount();
      const auto = await show(<DataGrid {...EMPTY} loading={loading} autoHeight />);
      await expect.poll(() => height(auto)).toBe(104);
      auto.unmount();
    }
    const draw = (isLoading: boolean) => (
      <DataGridPro
        {...(isLoading ? EMPTY : BASE)}
        loading={isLoading}
        autoHeight
        sx={{ '--DataGrid-overlayHeight': `${5 * 52}px` }}
      />
    );
    const screen = await show(draw(true));
    await expect.poll(() => height(screen)).toBe(260);
    const before = find(screen, 'root').getBoundingClientRect().height;
    await screen.rerender(draw(false));
    await expect.poll(() => texts(screen, 'name')).toHaveLength(5);
    await expect
      .poll(() => Math.abs(find(screen, 'root').getBoundingClientRect().height - before))
      .toBeLessThan(2);
  },
);

claim(
  [
    'slotProps.noRowsOverlay and the slotProps of the other overlays accept HTML attributes and sx for the .MuiDataGrid-overlay element.',
    'In version 8.4.0, TypeScript rejects slotProps.emptyPivotOverlay.',
  ],
  async () => {
    const own = { id: 'mine', sx: { letterSpacing: '3px' } };
    for (const [slot, props] of Object.entries({
      noRowsOverlay: EMPTY,
      noResultsOverlay: { ...BASE, filterModel: NO_HITS },
      noColumnsOverlay: { ...BASE, columns: [] },
      loadingOverlay: { ...BASE, loading: true },
    })) {
      const slotProps = { [slot]: own } as DataGridProps['slotProps'];
      const { screen } = await showGrid({ ...props, slotProps });
      expect(find(screen, 'overlay').id).toBe('mine');
      expect(getComputedStyle(find(screen, 'overlay')).letterSpacing).toBe('3px');
      screen.unmount();
    }
    const premium: DataGridPremiumProps['slotProps'] = {
      // @ts-expect-error: the type has no such slot
      emptyPivotOverlay: own,
    };
    const { screen } = await showPremium({ ...BASE, ...pivoted([]), slotProps: premium });
    await expect.poll(() => overlay(screen)).toBe(PIVOT_TEXT);
    expect(find(screen, 'overlay').id).toBe('mine');
  },
);

claim(
  [
    'In version 8.4.0, the loading overlay ignores rows that are pinned to the top.',
    "After the user scrolls down, the last rows in view aren't covered (#22337).",
  ],
  async () => {
    const { screen } = await showPro({ ...BASE, rows: MANY, pinnedRows: PINNED, loading: true });
    const uncovered = () =>
      find(screen, 'virtualScroller').getBoundingClientRect().bottom -
      find(screen, 'overlayWrapperInner').getBoundingClientRect().bottom;
    await expect.poll(() => Math.abs(uncovered())).toBeLessThan(2);
    find(screen, 'virtualScroller').scrollTop = 500;
    await expect.poll(uncovered).toBeGreaterThan(50);
  },
);

claim(
  [
    'Without rows, the grid shows "No rows".',
    'If the filter or the quick filter excludes all rows, the grid shows "No results found."',
  ],
  async () => {
    const quick = { items: [], quickFilterValues: ['nobody'] };
    expect(await overlayOf(BASE)).toBeUndefined();
    expect(await overlayOf(EMPTY)).toBe('No rows');
    for (const filterModel of [NO_HITS, quick]) {
      expect(await overlayOf({ ...BASE, filterModel })).toBe('No results found.');
      expect(await overlayOf({ ...EMPTY, filterModel })).toBe('No rows');
    }
  },
);

claim('Overlay slots can use useGridApiContext() and useGridSelector().', async () => {
  function Columns() {
    const apiRef = useGridApiContext();
    return `${useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector).length} columns`;
  }
  const { screen, api } = await showGrid({ ...EMPTY, slots: { noRowsOverlay: Columns } });
  await expect.poll(() => overlay(screen)).toBe('2 columns');
  api.setColumnVisibility('price', false);
  await expect.poll(() => overlay(screen)).toBe('1 columns');
});

claim(
  [
    '.MuiDataGrid-overlayWrapper | Keeps the overlay in place while the user scrolls, except for the skeleton',
    '.MuiDataGrid-main--hiddenContent | The main area while the rows are hidden: skeleton and no columns',
  ],
  async () => {
    for (const [props, position, isHidden] of [
      [EMPTY, 'sticky', false],
      [{ ...BASE, loading: true }, 'sticky', false],
      [{ ...BASE, filterModel: NO_HITS }, 'sticky', false],
      [{ ...BASE, columnVisibilityModel: HIDDEN }, 'sticky', true],
      [{ ...EMPTY, loading: true }, 'static', true],
      [{ ...BASE, loading: true, slotProps: SKELETON }, 'static', true],
    ] as [DataGridProps, string, boolean][]) {
      const { screen } = await showGrid(props);
      expect(getComputedStyle(find(screen, 'overlayWrapper')).position).toBe(position);
      expect(screen.stage.querySelector('.MuiDataGrid-main--hiddenContent') !== null).toBe(
        isHidden,
      );
      screen.unmount();
    }
    const { screen } = await showGrid({ ...BASE, rows: MANY, loading: true });
    const top = () => find(screen, 'overlayWrapper').getBoundingClientRect().top;
    const before = top();
    find(screen, 'virtualScroller').scrollTop = 1000;
    await expect.poll(() => texts(screen, 'name')[0]).not.toBe('N0');
    expect(top()).toBeCloseTo(before, 0);
  },
);
