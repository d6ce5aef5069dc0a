import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  DataGrid,
  gridVisibleColumnDefinitionsSelector,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import {
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  getRowGroupingFieldFromGroupingCriteria,
} from '@mui/x-data-grid-premium';
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
import {
  act,
  claim,
  click,
  dragTo,
  expect,
  hover,
  press,
  setDirection,
  settled,
  show,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';

const LONG = 'a text that is a good deal longer than the texts of the other rows';
const ROWS = Array.from({ length: 6 }, (_, id) => ({
  id,
  name: `name ${id}`,
  note: id === 3 ? LONG : `note ${id}`,
}));
/** Names and notes in a grid with 600 pixels between its borders. */
const BOTH: GridColDef[] = [{ field: 'name' }, { field: 'note' }];
const SIZE = { width: 602, height: 400 };

function separator(screen: Pick<Screen, 'stage'>, field: string): HTMLElement {
  const found = header(screen, field).querySelector<HTMLElement>('.MuiDataGrid-columnSeparator');
  return found ?? screen.stage;
}

/** The rendered width of a column in whole px. */
const widthOf = (screen: Pick<Screen, 'stage'>, field: string) =>
  Math.round(header(screen, field).getBoundingClientRect().width);

const widths = (api: GridApi, ...fields: string[]) =>
  fields.map((field) => Math.round(api.getColumn(field).computedWidth));

/** Drags the separator of a column to a place in its own header, or beyond it. */
async function resize(screen: Screen, field: string, width: number): Promise<void> {
  await dragTo(separator(screen, field), header(screen, field), { x: width, y: 30 });
}

/** Whether the texts of a column are cut. */
const isCut = (screen: Screen, field: string) =>
  [...screen.stage.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].some(
    (each) => each.scrollWidth > each.clientWidth + 1,
  );

/** The titles of the columns, from first to last. */
const headers = (screen: Screen) =>
  fields(screen).map((field) => header(screen, field).textContent);

const doubleClick = (screen: Screen, field: string) =>
  click(separator(screen, field), { times: 2 });

/** Gives autosizing, which is asynchronous, time to do what it should not. */
async function someFrames(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) {
    await settled();
  }
}

act('FixedWidths', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => widthOf(demo, 'route')).toBe(165);
    await resize(demo, 'route', 230);
    await expect.poll(() => widthOf(demo, 'route')).toBe(230);
    await resize(demo, 'route', 165);
  }
});

act('MinimumWidths', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await resize(demo, 'subject', 60);
    await expect.poll(() => widthOf(demo, 'subject')).toBe(180);
    await resize(demo, 'subject', 500);
    await expect.poll(() => widthOf(demo, 'subject')).toBe(320);
  }
});

act('FluidWidths', async (demo) => {
  const first = widthOf(demo, 'address');
  expect(widthOf(demo, 'agent')).toBe(120);
  await resize(demo, 'address', 250);
  await expect.poll(() => widthOf(demo, 'address')).toBe(250);
  const district = widthOf(demo, 'district');
  await resize(demo, 'address', first);
  await expect.poll(() => widthOf(demo, 'district')).toBeLessThan(district);
});

act('WidthPlayground', async (demo) => {
  const slider = (name: string) => demo.getByRole('slider', { name });
  const title = () => header(demo, 'task').textContent;
  const set = async (name: string, key: string) => {
    slider(name).element().focus();
    await press(key);
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await set('width', 'Home');
    await expect.poll(title).toBe('Task: 100 px');
    await set('width', 'End');
    await expect.poll(title).toBe('Task: 400 px');
    await set('maxWidth', 'Home');
    await expect.poll(title).toBe('Task: 50 px');
    await set('minWidth', 'End');
    await expect.poll(title).toBe('Task: 400 px');
    await set('minWidth', 'Home');
    await set('maxWidth', 'End');
    await set('width', 'Home');
    await set('flex', 'End');
    await expect.poll(() => widthOf(demo, 'task')).toBeGreaterThan(400);
    await expect.poll(title).toBe(`Task: ${widthOf(demo, 'task')} px`);
    await set('flex', 'Home');
    await expect.poll(title).toBe('Task: 100 px');
  }
});

act('ResizableColumns', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [wanted, width] of [
      [400, 240],
      [20, 120],
    ] as const) {
      await resize(demo, 'supplier', wanted);
      await expect.element(demo.getByText(`onColumnResize: Supplier ${width} px`)).toBeVisible();
      await expect
        .element(demo.getByText(`onColumnWidthChange: Supplier ${width} px`))
        .toBeVisible();
    }
    await resize(demo, 'goods', 60);
    await expect.element(demo.getByText('onColumnResize: Goods 140 px')).toBeVisible();
    await resize(demo, 'id', 200);
    expect(widthOf(demo, 'id')).toBe(80);
  }
});

act('AutosizePlayground', async (demo) => {
  const autosize = demo.getByRole('button', { name: 'Autosize' });
  const reset = demo.getByRole('button', { name: 'Reset widths' });
  const flip = (name: string) => demo.getByRole('switch', { name }).click();
  const all = () => ['title', 'author', 'shelf', 'loans'].map((field) => widthOf(demo, field));
  const sum = () => all().reduce((total, each) => total + each, 0);
  const toggle = async (field: string) => {
    await demo.getByRole('combobox').click();
    await demo.getByRole('option', { name: field }).click();
    await press('Escape');
    await expect.element(demo.getByRole('listbox')).not.toBeInTheDocument();
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await autosize.click();
    await expect.poll(() => widthOf(demo, 'shelf')).toBeLessThan(120);
    const [title = 0, , , loans = 0] = all();
    expect(isCut(demo, 'title')).toBe(true);
    await flip('includeOutliers');
    await expect.element(demo.getByLabelText('outliersFactor')).toBeDisabled();
    await autosize.click();
    await expect.poll(() => widthOf(demo, 'title')).toBeGreaterThan(title + 100);
    expect(isCut(demo, 'title')).toBe(false);
    await flip('includeOutliers');
    await flip('includeHeaders');
    await autosize.click();
    await expect.poll(() => widthOf(demo, 'loans')).toBeLessThan(loans - 100);
    await flip('expand');
    await autosize.click();
    await expect.poll(() => Math.abs(sum() - demo.stage.clientWidth)).toBeLessThan(5);
    await flip('expand');
    await flip('includeHeaders');
    await reset.click();
    await expect.poll(all).toEqual([120, 120, 120, 120]);
    await toggle('title');
    await demo.getByLabelText('outliersFactor').fill('30');
    await autosize.click();
    await expect.poll(() => widthOf(demo, 'shelf')).toBeLessThan(120);
    expect(widthOf(demo, 'title')).toBe(120);
    expect(isCut(demo, 'author')).toBe(false);
    await toggle('title');
    await autosize.click();
    await expect.poll(() => isCut(demo, 'title')).toBe(false);
    await demo.getByLabelText('outliersFactor').fill('1.5');
    await reset.click();
    await expect.poll(all).toEqual([120, 120, 120, 120]);
  }
});

act('AutosizeFromMenu', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    expect(isCut(demo, 'reason')).toBe(true);
    if (turn === 0) {
      await hover(header(demo, 'reason'));
      await openColumnMenu(demo, 'reason');
      await demo.getByRole('menuitem', { name: 'Autosize this column' }).click();
    } else {
      await click(cell(demo, 'reason'));
      await press('ArrowUp', 'Ctrl+Enter');
      await demo.getByRole('menuitem', { name: 'Autosize this column' }).click();
    }
    await expect.poll(() => isCut(demo, 'reason')).toBe(false);
    expect(widthOf(demo, 'product')).toBe(140);
    await resize(demo, 'reason', 160);
  }
});

act('AutosizeAfterFetch', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Load departures' }).click();
    await expect.poll(() => texts(demo, 'id').length).toBe(0);
    await expect.poll(() => widthOf(demo, 'destination')).toBe(100);
    await expect.poll(() => texts(demo, 'id').length).toBe(4);
    expect(headers(demo)).toEqual(['Train', 'Destination', 'Operator', 'Platform']);
    await expect.poll(() => isCut(demo, 'destination')).toBe(false);
    expect(widthOf(demo, 'destination')).toBeGreaterThan(180);
  }
});

act('AutosizeDynamicRows', async (demo) => {
  await expect.poll(() => widthOf(demo, 'finding')).toBe(320);
  expect(['lift', 'engineer'].some((field) => isCut(demo, field))).toBe(false);
  expect(row(demo, 1).offsetHeight).toBeGreaterThan(row(demo, 2).offsetHeight);
  for (let turn = 0; turn < 2; turn += 1) {
    await resize(demo, 'finding', 200);
    await expect.poll(() => widthOf(demo, 'finding')).toBe(200);
    await doubleClick(demo, 'finding');
    await expect.poll(() => widthOf(demo, 'finding')).toBe(320);
  }
});

act('AutosizeGroupedRows', async (demo) => {
  const grouping = '__row_group_by_columns_group__';
  const count = () => texts(demo, grouping).length;
  const width = () => header(demo, grouping).getBoundingClientRect().width;
  const toggle = (index: number) =>
    click(cell(demo, grouping, index).querySelector('button') ?? demo.stage);
  await expect.poll(count).toBe(2);
  for (let turn = 0; turn < 2; turn += 1) {
    await toggle(0);
    await expect.poll(width).toBeGreaterThan(116);
    const first = width();
    await toggle(1);
    await expect.poll(width).toBeGreaterThan(first + 5);
    await toggle(1);
    await expect.poll(width).toBe(first);
    await toggle(0);
    await expect.poll(width).toBeLessThan(first);
    expect(count()).toBe(2);
  }
});

claim(
  [
    'width is the width of the column in pixels. The default is 100.',
    'width | 100 | 0 means 100',
    'minWidth | 50 | 0 means 50 in a column without flex',
    "Don't set a minWidth above the maxWidth. A column without flex then gets its minWidth, and a column with flex may get its maxWidth.",
    'maxWidth | Infinity | -1 means Infinity, because JSON has no infinity',
    'Every width on this page includes the padding of the cell, which is 10 pixels on each side by default.',
    'The grid scrolls horizontally when the columns need more space than it has.',
  ],
  async () => {
    const { screen, api, redraw } = await showGrid(
      {
        rows: ROWS,
        columns: [
          { field: 'name' },
          { field: 'zero', width: 0 },
          { field: 'both', width: 70, minWidth: 90, maxWidth: 60 },
          { field: 'free', width: 900, maxWidth: -1 },
          { field: 'low', width: 20 },
          { field: 'none', width: 20, minWidth: 0 },
        ],
      },
      SIZE,
    );
    expect(widths(api, 'name', 'zero', 'both', 'free', 'low', 'none')).toEqual([
      100, 100, 90, 900, 50, 50,
    ]);
    expect(api.getColumn('name')).toMatchObject({ width: 100, minWidth: 50, maxWidth: Infinity });
    expect(widthOf(screen, 'name')).toBe(100);
    expect(getComputedStyle(cell(screen, 'name')).paddingInline).toBe('10px');
    expect(api.getRootDimensions().hasScrollX).toBe(true);
    await redraw({
      rows: ROWS,
      columns: [
        { field: 'both', flex: 1, minWidth: 90, maxWidth: 60 },
        { field: 'name', width: 300 },
      ],
    });
    expect(widths(api, 'both')).toEqual([60]);
    await redraw({
      rows: ROWS,
      columns: [
        { field: 'none', flex: 1, minWidth: 0 },
        { field: 'name', width: 700 },
      ],
    });
    expect(widths(api, 'none')).toEqual([0]);
  },
);

claim(
  'minWidth and maxWidth limit the width in pixels, whether it comes from width, flex, the user or autosizing.',
  async () => {
    const limits = { minWidth: 90, maxWidth: 130 };
    for (const [column, limit] of [
      [{ width: 400 }, 130],
      [{ width: 60 }, 90],
      [{ flex: 1 }, 130],
    ] as const) {
      const { screen, api } = await showGrid(
        { rows: ROWS, columns: [{ field: 'note', ...limits, ...column }, { field: 'name' }] },
        SIZE,
      );
      expect(widths(api, 'note')).toEqual([limit]);
      await resize(screen, 'note', 20);
      await expect.poll(() => widths(api, 'note')).toEqual([90]);
      await resize(screen, 'note', 300);
      await expect.poll(() => widths(api, 'note')).toEqual([130]);
      await api.autosizeColumns({ includeOutliers: true });
      expect(widths(api, 'note')).toEqual([130]);
      await api.autosizeColumns({ includeHeaders: false });
      expect(widths(api, 'note')).toEqual([90]);
      screen.unmount();
    }
  },
);

claim(
  [
    'The shares are proportional to the values: flex: 2 gets twice as much as flex: 1.',
    'A flex above 0 overrides width. With 0, which is the default, width applies.',
    'When the columns without flex fill the grid, flexible columns shrink to their minWidth.',
  ],
  async () => {
    const { api, redraw } = await showGrid(
      {
        rows: ROWS,
        columns: [
          { field: 'name', flex: 2, width: 70 },
          { field: 'note', flex: 1 },
          { field: 'off', flex: 0, width: 150 },
        ],
      },
      SIZE,
    );
    expect(widths(api, 'name', 'note', 'off')).toEqual([300, 150, 150]);
    await redraw({
      rows: ROWS,
      columns: [
        { field: 'name', flex: 2, minWidth: 80 },
        { field: 'note', flex: 1 },
        { field: 'off', width: 700 },
      ],
    });
    expect(widths(api, 'name', 'note', 'off')).toEqual([80, 50, 700]);
  },
);

claim(
  [
    'Address | flex: 2, minWidth: 200 | 320 | 200 | 200',
    'District | flex: 1 | 160 | 80 | 50',
    'Agent | flex: 1, maxWidth: 120 | 120 | 80 | 50',
    'Rent | width: 120 | 120 | 120 | 120',
    'At 720 pixels, 600 remain for the flexible columns.',
    'At 300 pixels, the flexible columns shrink to their minimum width. The columns need 420 pixels together, so the grid scrolls.',
  ],
  async () => {
    const columns: GridColDef[] = [
      { field: 'address', flex: 2, minWidth: 200 },
      { field: 'district', flex: 1 },
      { field: 'agent', flex: 1, maxWidth: 120 },
      { field: 'rent', width: 120 },
    ];
    for (const [inner, expected] of [
      [720, [320, 160, 120, 120]],
      [480, [200, 80, 80, 120]],
      [300, [200, 50, 50, 120]],
    ] as const) {
      const { screen, api } = await showGrid({ rows: ROWS, columns }, { width: inner + 2 });
      expect(widths(api, 'address', 'district', 'agent', 'rent')).toEqual(expected);
      expect(api.getRootDimensions().hasScrollX).toBe(inner === 300);
      screen.unmount();
    }
  },
);

claim(
  [
    "resizable | column | true | false: users can't drag the separator of this column",
    "disableColumnResize | grid | false | true: users can't drag any separator",
    'onColumnResize | grid | none | Called for each pointer movement during the drag',
    'onColumnWidthChange | grid | none | Called after the drag, after autosizing and after setColumnWidth',
    "disableColumnResize doesn't disable autosizing: a double-click at the end of a header still changes the width of the column.",
    'Set disableAutosize too.',
    "The separator can't receive focus, so keyboard users can't resize a column.",
  ],
  async () => {
    const onColumnResize = vi.fn();
    const onColumnWidthChange = vi.fn();
    const props = {
      rows: ROWS,
      columns: [{ field: 'name' }, { field: 'note', resizable: false }],
      onColumnResize,
      onColumnWidthChange,
    };
    const { screen, api, redraw } = await showGrid(props, SIZE);
    expect(separator(screen, 'name').tabIndex).toBe(-1);
    await resize(screen, 'note', 60);
    expect(widths(api, 'note')).toEqual([100]);
    expect(onColumnResize).not.toHaveBeenCalled();
    await resize(screen, 'name', 80);
    await expect.poll(() => onColumnWidthChange.mock.calls.length).toBe(1);
    expect(onColumnResize.mock.calls.length).toBeGreaterThan(4);
    expect(onColumnWidthChange.mock.lastCall?.[0]).toMatchObject({ width: 80 });
    api.setColumnWidth('name', 220);
    expect(onColumnWidthChange).toHaveBeenCalledTimes(2);
    await api.autosizeColumns();
    expect(onColumnWidthChange).toHaveBeenCalledTimes(4);
    api.setColumnWidth('name', 220);
    await redraw({ ...props, disableColumnResize: true, disableAutosize: true });
    await resize(screen, 'name', 300);
    await doubleClick(screen, 'name');
    await someFrames();
    expect(widths(api, 'name')).toEqual([220]);
    await redraw({ ...props, disableColumnResize: true });
    await doubleClick(screen, 'name');
    await expect.poll(() => widths(api, 'name')[0]).toBeLessThan(100);
  },
);

claim('A pinned column has its separator on the side of the scrolling columns.', async () => {
  const columns = ['name', 'note', 'other'].map((field) => ({ field }));
  const initialState = { pinnedColumns: { left: ['name'], right: ['other'] } };
  for (const direction of ['ltr', 'rtl'] as const) {
    setDirection(direction);
    const { screen } = await showPro({ rows: ROWS, columns, initialState }, SIZE);
    const side = (field: string) => {
      const place = separator(screen, field).getBoundingClientRect();
      const all = header(screen, field).getBoundingClientRect();
      return place.left + place.width / 2 > all.left + all.width / 2 ? 'right' : 'left';
    };
    const middle = (field: string) => header(screen, field).getBoundingClientRect().left;
    expect(middle('name')).toBeLessThan(middle('note'));
    expect(middle('note')).toBeLessThan(middle('other'));
    expect([side('name'), side('other')]).toEqual(['right', 'left']);
    expect(side('note')).toBe(direction === 'ltr' ? 'right' : 'left');
    screen.unmount();
  }
});

claim(
  [
    'Resizing a column sets its flex to 0, so it keeps its new width when the grid is resized.',
    'The remaining flexible columns share the space that the user frees or takes, so they change their widths too (issue #16652).',
    'To keep their widths, replace flex with the computed widths when the user starts to resize.',
    'From then on, no column adapts to the width of the grid.',
  ],
  async () => {
    const columns: GridColDef[] = ['name', 'note', 'other'].map((field) => ({
      field,
      headerName: `The ${field}`,
      flex: 1,
    }));
    for (const isKept of [false, true]) {
      const { screen, api } = await showGrid({ rows: ROWS, columns }, SIZE);
      if (isKept) {
        api.subscribeEvent('columnResize', () => {
          const flexible = gridVisibleColumnDefinitionsSelector({ current: api }).filter(
            ({ flex }) => flex,
          );
          if (flexible.length > 0) {
            api.updateColumns(
              flexible.map((column) => ({ ...column, width: column.computedWidth, flex: 0 })),
            );
          }
        });
      }
      await resize(screen, 'name', 120);
      const others = isKept ? [200, 200] : [240, 240];
      await expect.poll(() => widths(api, 'name', 'note', 'other')).toEqual([120, ...others]);
      expect(api.getColumn('name').flex).toBe(0);
      await resize(screen, 'name', 300);
      await expect
        .poll(() => widths(api, 'name', 'note', 'other'))
        .toEqual([300, ...(isKept ? [200, 200] : [150, 150])]);
      screen.stage.querySelector('div')?.style.setProperty('width', '802px');
      await expect.poll(() => api.getRootDimensions().root.width).toBe(800);
      await expect.poll(() => widths(api, 'name', 'note')).toEqual([300, isKept ? 200 : 250]);
      expect(header(screen, 'note').textContent).toBe('The note');
      screen.unmount();
    }
  },
);

claim(
  [
    'setColumnWidth and a width in initialState have no effect on a column with flex (issue #15018).',
    'onColumnWidthChange is still called.',
    'Set flex: 0 as well, with updateColumns or in the initial state.',
    'These values override those of the column definitions on the first render.',
  ],
  async () => {
    const onColumnWidthChange = vi.fn();
    const columns: GridColDef[] = [
      { field: 'name', flex: 1 },
      { field: 'note', width: 120 },
    ];
    for (const flex of [undefined, 0]) {
      const dimensions = {
        name: { width: 210, ...(flex === 0 && { flex }) },
        note: { width: 90, maxWidth: -1 },
      };
      const props = { rows: ROWS, columns, onColumnWidthChange };
      const { screen, api, redraw } = await showGrid(
        { ...props, initialState: { columns: { dimensions } } },
        SIZE,
      );
      expect(widths(api, 'name', 'note')).toEqual([flex === 0 ? 210 : 510, 90]);
      await redraw({
        ...props,
        columns: [...columns],
        initialState: { columns: { dimensions } },
      });
      expect(widths(api, 'name', 'note')).toEqual([flex === 0 ? 480 : 480, 120]);
      api.setColumnWidth('name', 240);
      expect(onColumnWidthChange.mock.lastCall?.[0]).toMatchObject({ width: 240 });
      expect(widths(api, 'name')).toEqual([480]);
      api.updateColumns([{ ...api.getColumn('name'), width: 240, flex: 0 }]);
      expect(widths(api, 'name')).toEqual([240]);
      screen.unmount();
    }
  },
);

claim(
  [
    'Width of one column | width of the column | setColumnWidth(field, width) | onColumnWidthChange',
    'All four properties | initialState.columns.dimensions | updateColumns([{ ...colDef, flex, … }]) | None',
    'Width of the content | autosizeOnMount, autosizeOptions | autosizeColumns(options) | onColumnWidthChange, for each width that changes',
    'Saved widths | initialState | exportState(), restoreState(state) | None',
  ],
  async () => {
    const onColumnWidthChange = vi.fn();
    const name: GridColDef = { field: 'name', headerName: 'The name', flex: 1 };
    const columns = [{ ...name, flex: 0 }, { field: 'note' }];
    const { screen, api } = await showGrid({ rows: ROWS, columns, onColumnWidthChange }, SIZE);
    const title = () => header(screen, 'name').textContent;
    api.setColumnWidth('name', 20);
    expect(onColumnWidthChange).toHaveBeenCalledTimes(1);
    expect(api.getColumn('name')).toMatchObject({ width: 20, computedWidth: 50 });
    const saved = api.exportState();
    api.updateColumns([{ ...name, minWidth: 120, maxWidth: 160 }]);
    expect(widths(api, 'name')).toEqual([160]);
    api.updateColumns([{ ...api.getColumn('name'), width: 140, flex: 0 }]);
    expect(widths(api, 'name')).toEqual([140]);
    await expect.poll(title).toBe('The name');
    api.updateColumns([{ field: 'name', width: 140, flex: 0 }]);
    await expect.poll(title).toBe('name'); // all but what is passed is lost
    api.restoreState(saved);
    expect(widths(api, 'name', 'note')).toEqual([50, 100]);
    expect(onColumnWidthChange).toHaveBeenCalledTimes(1);
    await api.autosizeColumns();
    expect(onColumnWidthChange).toHaveBeenCalledTimes(3);
    await api.autosizeColumns();
    expect(onColumnWidthChange).toHaveBeenCalledTimes(3);
  },
);

claim(
  [
    'disableAutosize turns off the double-click. autosizeOnMount and autosizeColumns still work.',
    'the user double-clicks the separator of the column',
    'autosizeOnMount runs it once with autosizeOptions, by default for all visible columns',
  ],
  async () => {
    const { screen, api } = await showGrid(
      {
        rows: ROWS,
        columns: BOTH,
        disableAutosize: true,
        autosizeOnMount: true,
        autosizeOptions: { includeOutliers: true },
      },
      SIZE,
    );
    await expect.poll(() => widths(api, 'name')[0]).toBeLessThan(100);
    expect(isCut(screen, 'note')).toBe(false);
    api.setColumnWidth('name', 150);
    await doubleClick(screen, 'name');
    await someFrames();
    expect(widths(api, 'name')).toEqual([150]);
    await api.autosizeColumns();
    expect(widths(api, 'name')[0]).toBeLessThan(100);
  },
);

claim(
  [
    'columns | visible columns | The fields to autosize; hidden columns are skipped',
    'includeHeaders | true | Whether the width of the header counts',
    'includeOutliers | false | Whether unusually wide or narrow cells count',
    'outliersFactor | 1.5 | How far a width may be outside the middle half of the widths, as a multiple of their interquartile range',
    'expand | false | Whether the columns grow, by the same number of pixels each, to fill the grid; none grows beyond its maxWidth',
    'By default, it ignores unusually wide cells.',
    'With fewer than four cells, includeOutliers has no effect: each width counts.',
    'If the interquartile range is below 5 pixels, outliersFactor has no effect: widths less than 5 pixels outside the middle half count.',
    'The table above describes what the grid does.',
  ],
  async () => {
    const columns: GridColDef[] = [
      { field: 'name', headerName: 'A header that is longer than all names' },
      { field: 'note' },
      { field: 'hidden', width: 333 },
    ];
    const { screen, api, redraw } = await showGrid(
      {
        rows: ROWS,
        columns,
        initialState: { columns: { columnVisibilityModel: { hidden: false } } },
      },
      SIZE,
    );
    const sized = async (options?: Parameters<GridApi['autosizeColumns']>[0]) => {
      await api.autosizeColumns(options);
      return widths(api, 'name', 'note') as [number, number];
    };
    const first = await sized();
    expect(
      await sized({ includeHeaders: true, includeOutliers: false, outliersFactor: 1.5 }),
    ).toEqual(first);
    const [withoutHeader] = await sized({ includeHeaders: false });
    expect(withoutHeader).toBeLessThan(first[0] - 100);
    const [, withOutlier] = await sized({ includeOutliers: true });
    expect(withOutlier).toBeGreaterThan(first[1] + 100);
    expect((await sized({ outliersFactor: 200 }))[1]).toBe(first[1]); // nearly equal widths: 5 px at most
    const [name, note] = await sized({ expand: true });
    expect(name + note).toBe(600);
    expect(Math.abs(name - first[0] - (note - first[1]))).toBeLessThanOrEqual(1);
    expect(api.getColumn('hidden').width).toBe(333);
    await redraw({ rows: ROWS.slice(1, 4), columns });
    expect(texts(screen, 'note')).toHaveLength(3);
    expect((await sized())[1]).toBe(withOutlier);
    const limited = columns.map((each) => ({ ...each, maxWidth: 150 }));
    await redraw({ rows: ROWS, columns: limited });
    expect(await sized({ expand: true })).toEqual([150, 150]);
    const content = ({ value }: { value?: number }) => <div style={{ width: value }} />;
    const sizes = [150, 150, 150, 154, 155].map((note, id) => ({ id, note }));
    await redraw({ rows: sizes, columns: [{ field: 'note', renderCell: content }] });
    for (const outliersFactor of [0, 1.5]) {
      await api.autosizeColumns({ includeHeaders: false, outliersFactor });
      expect(widths(api, 'note')).toEqual([174]);
    }
  },
);

claim(
  [
    'A double-click uses your autosizeOptions, but sets columns to that column and disableColumnVirtualization to false.',
    'autosizeColumns ignores the autosizeOptions prop.',
    'Autosizing sets flex to 0, so the columns keep their width when the grid is resized.',
    "autosizeColumns also changes columns with resizable: false. A double-click doesn't.",
    'While a call of autosizeColumns is running, the grid ignores further calls.',
    'If columns contains an unknown field, the promise rejects with a TypeError, and cells keep the styles used for measuring.',
  ],
  async () => {
    const { screen, api } = await showGrid(
      {
        rows: ROWS,
        columns: [
          { field: 'name', flex: 1 },
          { field: 'note', resizable: false },
        ],
        autosizeOptions: { columns: ['note'], includeOutliers: true, expand: true },
      },
      SIZE,
    );
    await doubleClick(screen, 'note');
    await someFrames();
    expect(widths(api, 'name', 'note')).toEqual([500, 100]);
    await doubleClick(screen, 'name');
    await expect.poll(() => api.getColumn('name').flex).toBe(0);
    expect(widths(api, 'name', 'note')).toEqual([500, 100]); // expanded
    const first = api.autosizeColumns({ columns: ['note'], includeOutliers: true });
    await Promise.all([first, api.autosizeColumns({ columns: ['name'] })]);
    expect(widths(api, 'name')).toEqual([500]);
    expect(widths(api, 'note')[0]).toBeGreaterThan(200);
    await api.autosizeColumns({ columns: ['name'] });
    const [name = 0] = widths(api, 'name');
    expect(name).toBeLessThan(100);
    screen.stage.querySelector('div')?.style.setProperty('width', '802px');
    await expect.poll(() => api.getRootDimensions().root.width).toBe(800);
    expect(widths(api, 'name')).toEqual([name]);
    api.setColumnWidth('name', 300);
    await api.autosizeColumns(); // neither of the columns of the prop alone, nor expanded
    expect(widths(api, 'name')[0]).toBeLessThan(100);
    expect(widths(api, 'note')[0]).toBeLessThan(100);
    const grid = screen.stage.querySelector('.MuiDataGrid-root');
    expect(grid?.classList.contains('MuiDataGrid-autosizing')).toBe(false);
    await expect(api.autosizeColumns({ columns: ['name', 'gone'] })).rejects.toThrow(TypeError);
    expect(grid?.classList.contains('MuiDataGrid-autosizing')).toBe(true);
  },
);

claim(
  [
    'In 8.4.0, the same applies to columns far outside the viewport (issue #20737). The grid measures before it mounts them, even with disableColumnVirtualization, and they get their minimum width.',
    'In grids with many columns, set columns to those in the viewport, or set disableVirtualization on the grid.',
    'disableColumnVirtualization | true | Whether column virtualization is off while the grid measures, see the warning below',
    'This includes autosizeOnMount.',
    "The grid measures the cells that are mounted. Rows on another page don't count, nor do rows that virtualization leaves out.",
  ],
  async () => {
    const many = Array.from({ length: 90 }, (_, id) => ({
      id,
      name: id === 80 ? LONG : 'x',
      last: LONG,
    }));
    const columns: GridColDef[] = [
      { field: 'name' },
      ...Array.from({ length: 12 }, (_, index) => ({ field: `f${index}`, width: 200 })),
      { field: 'last' },
    ];
    for (const disableVirtualization of [false, true]) {
      const { screen, api } = await showGrid({ rows: many, columns, disableVirtualization }, SIZE);
      await api.autosizeColumns({ columns: ['name', 'last'], includeOutliers: true });
      const [name = 0, last = 0] = widths(api, 'name', 'last');
      expect(last === 50).toBe(!disableVirtualization);
      expect([disableVirtualization, name > 300, last > 300]).toEqual([
        disableVirtualization,
        disableVirtualization,
        disableVirtualization,
      ]);
      screen.unmount();
      const mounted = await showGrid(
        {
          rows: many,
          columns,
          disableVirtualization,
          autosizeOnMount: true,
          autosizeOptions: { includeOutliers: true },
        },
        SIZE,
      );
      await expect.poll(() => widths(mounted.api, 'f0')[0]).toBeLessThan(100);
      expect(widths(mounted.api, 'last')[0] === 50).toBe(!disableVirtualization);
      mounted.screen.unmount();
    }
    const props = { rows: many, columns: BOTH, disableVirtualization: true };
    const { api } = await showGrid(
      { ...props, initialState: { pagination: { paginationModel: { pageSize: 25 } } } },
      SIZE,
    );
    await api.autosizeColumns({ columns: ['name'], includeOutliers: true });
    expect(widths(api, 'name')[0]).toBeLessThan(100);
  },
);

claim(
  [
    'Without columns, expand gives the checkbox column the same additional width as every other column.',
    'Pass the fields of your own columns.',
  ],
  async () => {
    const { api } = await showGrid({ rows: ROWS, columns: BOTH, checkboxSelection: true }, SIZE);
    await api.autosizeColumns();
    const before = widths(api, '__check__', 'name', 'note');
    expect(before[0]).toBe(50);
    await api.autosizeColumns({ expand: true });
    const grown = widths(api, '__check__', 'name', 'note').map(
      (each, index) => each - (before[index] ?? 0),
    );
    expect(Math.max(...grown) - Math.min(...grown)).toBeLessThanOrEqual(1);
    expect(grown[0]).toBeGreaterThan(100);
    api.updateColumns([{ field: '__check__', width: 50 }]);
    await api.autosizeColumns({ expand: true, columns: ['name', 'note'] });
    expect(widths(api, '__check__')).toEqual([50]);
    await expect.poll(() => api.getRootDimensions().columnsTotalWidth).toBe(600);
  },
);

claim(
  [
    'autosizeOnMount runs before your rows arrive, so it measures the headers only.',
    "If you call autosizeColumns directly after flushSync, the new cells aren't mounted yet, and the grid measures the headers only.",
    'The timeout gives the grid time to mount them.',
  ],
  async () => {
    const shown = async (hasTimeout: boolean) => {
      const apiRef: { current: GridApi | null } = { current: null };
      let setRows: (rows: typeof ROWS) => void = () => undefined;
      function Loading() {
        const [rows, set] = useState<typeof ROWS>([]);
        setRows = set;
        return (
          <div style={{ height: 400, width: 602 }}>
            <DataGrid apiRef={apiRef} rows={rows} columns={BOTH} autosizeOnMount />
          </div>
        );
      }
      const screen = await show(<Loading />);
      await expect.poll(() => widthOf(screen, 'note')).toBeLessThan(100);
      flushSync(() => setRows(ROWS));
      await someFrames();
      expect(widthOf(screen, 'note')).toBeLessThan(100);
      flushSync(() => setRows([]));
      await someFrames();
      flushSync(() => setRows(ROWS));
      if (hasTimeout) {
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
      }
      await apiRef.current?.autosizeColumns({ includeOutliers: true });
      await someFrames();
      const isWhole = !isCut(screen, 'note');
      screen.unmount();
      return isWhole;
    };
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await shown(false)).toBe(false);
      expect(await shown(true)).toBe(true);
    }
    takeConsole();
  },
);

claim(
  'Autosizing measures the text of a cell on one line, even where dynamic row height wraps it.',
  async () => {
    const { api, screen } = await showGrid(
      { rows: ROWS, columns: BOTH, getRowHeight: () => 'auto' },
      SIZE,
    );
    await expect.poll(() => row(screen, 3).offsetHeight).toBeGreaterThan(60);
    await api.autosizeColumns({ includeOutliers: true });
    expect(widths(api, 'note')[0]).toBeGreaterThan(300);
    await expect.poll(() => row(screen, 3).offsetHeight).toBeLessThan(60);
  },
);

claim(
  'With rowGroupingColumnMode="multiple", this column doesn\'t exist: get the field of each grouping column from getRowGroupingFieldFromGroupingCriteria(field).',
  async () => {
    const { api } = await showPremium(
      {
        rows: ROWS,
        columns: [...BOTH, { field: 'id' }],
        rowGroupingColumnMode: 'multiple',
        defaultGroupingExpansionDepth: -1,
        initialState: { rowGrouping: { model: ['name', 'note'] } },
      },
      { width: 1102, height: 700 },
    );
    const known = api.getAllColumns().map(({ field }) => field);
    expect(known).not.toContain(GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD);
    const grouping = ['name', 'note'].map(getRowGroupingFieldFromGroupingCriteria);
    expect(known).toEqual(expect.arrayContaining(grouping));
    await api.autosizeColumns({ columns: grouping, includeOutliers: true });
    const [name = 0, note = 0] = grouping.map((field) => api.getColumn(field).computedWidth);
    expect(note).toBeGreaterThan(name + 150);
  },
);

claim(
  'Users resize a column by dragging the separator at the end of its header, with the mouse or a finger.',
  async () => {
    const { screen, api } = await showGrid({ rows: ROWS, columns: BOTH }, SIZE);
    await resize(screen, 'name', 140);
    await expect.poll(() => widths(api, 'name')).toEqual([140]);
    const target = separator(screen, 'name');
    const { left, top, width } = target.getBoundingClientRect();
    const send = (type: string, by: number) => {
      const clientX = left + width / 2 + by;
      const touch = new Touch({ identifier: 1, target, clientX, clientY: top + 20 });
      const init = { touches: [touch], changedTouches: [touch], bubbles: true, cancelable: true };
      target.dispatchEvent(new TouchEvent(type, init));
    };
    send('touchstart', 0);
    send('touchmove', 20);
    send('touchmove', 60);
    send('touchend', 60);
    await expect.poll(() => widths(api, 'name')).toEqual([200]);
  },
);
