import { useState, type ReactNode } from 'react';
import { type DataGridProps, type GridColDef, type GridRowHeightParams } from '@mui/x-data-grid';
import {
  act,
  claim,
  click,
  expect,
  press,
  setWidth,
  settled,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, header, row, showGrid, showPremium, showPro, texts } from '#test/proofs/grids.tsx';

const DENSITIES = ['compact', 'standard', 'comfortable'] as const;
const COLUMNS: GridColDef[] = [
  { field: 'name', width: 120 },
  { field: 'note', width: 200 },
];
const LONG = 'The pump was replaced and the line started again. '.repeat(6);
const auto = () => 'auto' as const;

function rowsOf(count: number, note = 'Short') {
  return Array.from({ length: count }, (_, id) => ({ id, name: `Line ${id}`, note }));
}

function grid(props: Partial<DataGridProps> = {}, size?: { width?: number; height?: number }) {
  return showGrid({ rows: rowsOf(3), columns: COLUMNS, ...props }, size);
}

/** Of an element, in px, as it is laid out. */
const tall = (element: Element) => element.getBoundingClientRect().height;
const height = (screen: Screen, id: string | number) => tall(row(screen, id));
const heights = (screen: Screen) =>
  [...screen.stage.querySelectorAll('.MuiDataGrid-row')].map((each) => Math.round(tall(each)));
const scrolled = ({ stage }: Screen) => found(stage, '.MuiDataGrid-virtualScroller');
/** What can be scrolled through: the heights of all rows as the grid knows them. */
const area = ({ stage }: Screen) => tall(found(stage, '.MuiDataGrid-virtualScrollerContent'));

function found(stage: HTMLElement, selector: string): HTMLElement {
  const element = stage.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`Nothing is ${selector}.`);
  }
  return element;
}

async function scrollTo(screen: Screen, place: { top?: number; left?: number }): Promise<void> {
  scrolled(screen).scrollTo(place);
  await settled();
}

act('ShortRows', async (demo) => {
  const prices = () => texts(demo, 'price').map((each) => Number(each.replace(',', '')));
  const first = prices().slice(0, 5);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(header(demo, 'price'));
    await expect.poll(prices).toEqual(prices().toSorted((a, b) => a - b));
    expect(new Set(heights(demo))).toEqual(new Set([25]));
    await click(header(demo, 'price'));
    await click(header(demo, 'price'));
    await expect.poll(() => prices().slice(0, 5)).toEqual(first);
  }
});

act('VariableHeights', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [name, plain, high] of [
      ['Compact', 36, 53],
      ['Comfortable', 67, 99],
      ['Standard', 52, 76],
    ] as const) {
      await demo.getByRole('button', { name }).click();
      await expect
        .poll(() => heights(demo))
        .toEqual([plain, high, plain, plain, high, plain, plain]);
    }
    await demo.getByRole('button', { name: 'Standard' }).click(); // is not taken away
    await expect.poll(() => heights(demo)[0]).toBe(52);
  }
});

act('AutoHeightRows', async (demo) => {
  const isWhole = () =>
    [...demo.stage.querySelectorAll('[data-field="report"][role="gridcell"]')].every(
      ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight,
    );
  const wide = heights(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await setWidth(360);
    await expect.poll(() => heights(demo)[0]).toBeGreaterThan(wide[0] ?? 0);
    expect(isWhole()).toBe(true);
    await setWidth(1280);
    await expect.poll(() => heights(demo)).toEqual(wide);
    expect(isWhole()).toBe(true);
  }
  await click(header(demo, 'id'));
  await click(header(demo, 'id'));
  await expect.poll(() => heights(demo)).toEqual(wide.toReversed());
});

act('ExpandableText', async (demo) => {
  const before = height(demo, 7301);
  const link = (what: string) => demo.getByRole('button', { name: `Show ${what} of ticket 7301` });
  for (let turn = 0; turn < 2; turn += 1) {
    await link('more').click();
    await expect.poll(() => height(demo, 7301)).toBeGreaterThan(before);
    await expect.poll(() => texts(demo, 'message')[0]).toMatch(/until this is solved\?/);
    await link('less').click();
    await expect.poll(() => height(demo, 7301)).toBe(before);
  }
  await click(cell(demo, 'customer'));
  await press('ArrowRight', 'Space');
  await expect.element(link('less')).toHaveFocus();
  await press('Space');
  await expect.element(link('more')).toHaveFocus();
  await press('ArrowDown');
  await expect.element(link('more')).not.toHaveFocus();
  expect(texts(demo, 'message')[1]).toBe('How do we add a second till?');
});

act('AutoHeightManyColumns', async (demo) => {
  const headers = () => demo.stage.querySelectorAll('[role="columnheader"]').length;
  const toggle = demo.getByRole('switch', { name: 'Column virtualization' });
  await expect.poll(headers).toBe(41);
  await expect.poll(() => height(demo, 1)).toBeGreaterThan(90);
  const whole = heights(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await toggle.click();
    await expect.poll(headers).toBeLessThan(20);
    await expect.poll(() => height(demo, 1)).toBeLessThan(50);
    await scrollTo(demo, { left: 3000 });
    await expect.poll(() => height(demo, 1)).toBeCloseTo(whole[0] ?? 0, 0);
    await toggle.click();
    await expect.poll(headers).toBe(41);
    await expect.poll(() => heights(demo)).toEqual(whole);
  }
});

act('SpacedRows', async (demo) => {
  const gaps = () => {
    const places = [...demo.stage.querySelectorAll('.MuiDataGrid-row')].map((each) =>
      each.getBoundingClientRect(),
    );
    return places.slice(1).map(({ top }, index) => top - (places[index]?.bottom ?? 0));
  };
  const unsorted = texts(demo, 'id');
  for (let turn = 0; turn < 2; turn += 1) {
    await click(header(demo, 'due'));
    await expect.poll(() => texts(demo, 'id')[0]).toBe('SH-8844');
    await expect.poll(gaps).toEqual([8, 8, 8, 8]);
    expect(row(demo, 'SH-8844').style.marginTop).toBe('');
    expect(row(demo, 'SH-8845').style.marginBottom).toBe('');
    await click(header(demo, 'due'));
    await click(header(demo, 'due'));
    await expect.poll(() => texts(demo, 'id')).toEqual(unsorted);
    await expect.poll(gaps).toEqual([8, 8, 8, 8]);
  }
});

claim(
  [
    'The value must be a number greater than 0.',
    'For any other number, the grid uses 52.',
    'In development, it also logs a warning once.',
  ],
  async () => {
    for (const rowHeight of [0, -20, Number.NaN]) {
      const { screen } = await grid({ rowHeight });
      expect(height(screen, 0)).toBe(52);
      screen.unmount();
    }
    expect(takeConsole()).toEqual([
      expect.stringContaining('`rowHeight` prop should be a number greater than 0'),
    ]);
  },
);

claim(
  [
    'A row is 52 px high by default.',
    "The grid multiplies rowHeight and the header heights by 0.7 for the density 'compact', 1 for 'standard' and 1.3 for 'comfortable'.",
    'It rounds the result down.',
    'Not set | Not set | 36 px | 52 px | 67 px',
    '40 | Not set | 28 px | 40 px | 52 px',
    '40 | null or undefined | 28 px | 40 px | 52 px',
    '40 | 60 | 60 px | 60 px | 60 px',
    '40 | 60 * densityFactor | 42 px | 60 px | 78 px',
    '40 | 0 | 28 px | 40 px | 52 px',
    "40 | 'auto' | Content | Content | Content",
    "The grid doesn't apply the density to a number that you return.",
    "In an 'auto' row, rowHeight and density have no effect, and cells have no vertical padding.",
  ],
  async () => {
    const cases: [Partial<DataGridProps>, number[]][] = [
      [{}, [36, 52, 67]],
      [{ rowHeight: 40 }, [28, 40, 52]],
      [{ rowHeight: 40, getRowHeight: () => null }, [28, 40, 52]],
      [{ rowHeight: 40, getRowHeight: () => undefined }, [28, 40, 52]],
      [{ rowHeight: 40, getRowHeight: () => 60 }, [60, 60, 60]],
      [{ rowHeight: 40, getRowHeight: ({ densityFactor }) => 60 * densityFactor }, [42, 60, 78]],
      [{ rowHeight: 40, getRowHeight: () => 0 }, [28, 40, 52]],
    ];
    for (const [props, expected] of cases) {
      const { screen, redraw } = await grid({ ...props, density: 'standard' });
      for (const [index, density] of DENSITIES.entries()) {
        await redraw({ rows: rowsOf(3), columns: COLUMNS, ...props, density });
        await expect.poll(() => height(screen, 1)).toBeCloseTo(expected[index] ?? 0, 3);
        await expect.poll(() => area(screen)).toBeCloseTo(3 * (expected[index] ?? 0), 1);
      }
      screen.unmount();
      const { screen: own, api: ownApi } = await grid({
        ...props,
        initialState: { density: 'compact' },
      });
      expect(height(own, 1)).toBeCloseTo(expected[0] ?? 0, 3);
      ownApi.setDensity('comfortable');
      await expect.poll(() => height(own, 1)).toBeCloseTo(expected[2] ?? 0, 3);
      own.unmount();
    }
    const fitted = new Set<number>();
    for (const density of DENSITIES) {
      for (const rowHeight of [20, 40, 90]) {
        const { screen } = await grid({ rowHeight, density, getRowHeight: auto });
        await expect.poll(() => height(screen, 0)).toBeLessThan(30);
        fitted.add(height(screen, 0));
        expect(getComputedStyle(cell(screen, 'note')).paddingBlock).toBe('0px');
        screen.unmount();
      }
    }
    expect(fitted.size).toBe(1);
    takeConsole(); // getRowHeight of 0
  },
);

claim(
  [
    'columnHeaderHeight | 56 px | 39 px | 56 px | 72 px',
    'columnGroupHeaderHeight | Same as columnHeaderHeight | 39 px | 56 px | 72 px',
    'headerFilterHeight sets the height of header filters in the same way, but their row is at least as tall as its fields.',
    "In DataGridPro and DataGridPremium, don't pass undefined to columnHeaderHeight, or the header collapses to the height of its text.",
  ],
  async () => {
    const filterRows: [wanted: number, real: number][] = [];
    for (const [index, density] of DENSITIES.entries()) {
      for (const columnHeaderHeight of [undefined, 40]) {
        const { screen } = await showPro({
          rows: rowsOf(3),
          columns: COLUMNS,
          density,
          ...(columnHeaderHeight && { columnHeaderHeight }),
          headerFilters: true,
          columnGroupingModel: [{ groupId: 'Group', children: [{ field: 'name' }] }],
        });
        const expected = (columnHeaderHeight ? [28, 40, 52] : [39, 56, 72])[index];
        const lines = [...screen.stage.querySelectorAll('.MuiDataGrid-columnHeaders [role="row"]')];

        await expect
          .poll(() => lines.slice(0, 2).map((line) => Math.round(tall(line))))
          .toEqual([expected, expected]);
        filterRows.push([expected ?? 0, tall(lines[2] ?? screen.stage)]);
        screen.unmount();
      }
    }
    for (const [wanted, real] of filterRows) {
      expect(real).toBeGreaterThanOrEqual(wanted);
    }
    expect(filterRows[0]?.[1]).toBeGreaterThan(39);
    const filters = await showPro({
      rows: rowsOf(3),
      columns: COLUMNS,
      density: 'compact',
      headerFilters: true,
      headerFilterHeight: 100,
    });
    expect(tall(found(filters.screen.stage, '.MuiDataGrid-headerFilterRow'))).toBe(70);
    filters.screen.unmount();
    const base = { rows: rowsOf(3), columns: COLUMNS, columnHeaderHeight: undefined };
    for (const { screen } of [await showPro(base), await showPremium(base)]) {
      expect(tall(header(screen, 'name'))).toBeLessThan(30);
      screen.unmount();
    }
    expect(takeConsole().every((each) => each.includes('NaN'))).toBe(true);
    const { screen } = await grid(base);
    expect(tall(header(screen, 'name'))).toBe(56);
  },
);

claim(
  [
    "A height on .MuiDataGrid-row has no effect unless the row height is 'auto', because the grid sets the minimum and maximum height of other rows inline.",
    'If you override these styles with !important, the row height changes, but the scroll area and virtualization still use the old height.',
  ],
  async () => {
    const fitted = await grid({ getRowHeight: auto, sx: { '& .MuiDataGrid-row': { height: 90 } } });
    await expect.poll(() => heights(fitted.screen)).toEqual([90, 90, 90]);
    await expect.poll(() => area(fitted.screen)).toBe(270);
    fitted.screen.unmount();
    for (const [rule, expected] of [
      [{ height: 30 }, 52],
      [{ height: '30px !important' }, 52],
      [{ minHeight: '30px !important', maxHeight: '30px !important' }, 30],
    ] as const) {
      const { screen } = await grid({ rows: rowsOf(20), sx: { '& .MuiDataGrid-row': rule } });
      expect(height(screen, 1)).toBe(expected);
      expect(area(screen)).toBe(20 * 52);
      screen.unmount();
    }
  },
);

claim(
  [
    'getRowHeight receives the id and the model of a row and the current densityFactor.',
    "It returns the height in pixels, 'auto', or null or undefined for the default height.",
    "You can mix heights: return 'auto' for some rows and a number for others.",
    "Return 'auto' from getRowHeight to give each row the height of its tallest cell.",
    'Text wraps.',
  ],
  async () => {
    const rows = [...rowsOf(3), { id: 3, name: LONG, note: LONG }];
    const seen: GridRowHeightParams[] = [];
    const getRowHeight = (params: GridRowHeightParams) => {
      seen.push(params);
      return [90, null, undefined, 'auto' as const][Number(params.id)];
    };
    const { screen } = await grid({ rows, getRowHeight, density: 'compact' }, { height: 700 });
    expect(heights(screen).slice(0, 3)).toEqual([90, 36, 36]);
    expect(seen[0]).toEqual({ id: 0, model: rows[0], densityFactor: 0.7 });
    // `name` is narrower than `note`, and so higher
    const text = document.createRange();
    text.selectNodeContents(cell(screen, 'name', 3));
    const lines = new Set([...text.getClientRects()].map(({ top }) => top)).size;
    expect(lines).toBeGreaterThan(10);
    expect(height(screen, 3)).toBeGreaterThanOrEqual(text.getBoundingClientRect().height);
    expect(height(screen, 3)).toBeLessThan(text.getBoundingClientRect().height + 10);
    await expect.poll(() => area(screen)).toBeCloseTo(90 + 36 + 36 + height(screen, 3), 0);
  },
);

claim(
  [
    'With an inline function, the grid computes the heights of all rows on the page again each time the parent renders.',
    'This also applies to getEstimatedRowHeight and getRowSpacing.',
  ],
  async () => {
    const heightOf = vi.fn(() => 40);
    const base = { rows: rowsOf(60), columns: COLUMNS, getRowHeight: heightOf };
    const spacing = () => ({ top: 2 });
    const { screen, redraw } = await grid(base);
    const callsOf = async (props: Partial<DataGridProps>) => {
      heightOf.mockClear();
      await redraw({ ...base, ...props });
      return heightOf.mock.calls.length;
    };
    expect(await callsOf({})).toBe(0);
    expect(await callsOf({ getRowHeight: () => heightOf() })).toBeGreaterThanOrEqual(60);
    expect(await callsOf({ getEstimatedRowHeight: () => 30 })).toBeGreaterThanOrEqual(60);
    expect(await callsOf({ getRowSpacing: () => ({ top: 2 }) })).toBeGreaterThanOrEqual(60);
    expect(await callsOf({ getRowSpacing: spacing })).toBeGreaterThanOrEqual(60);
    expect(await callsOf({ getRowSpacing: spacing })).toBe(0);
    screen.unmount();
    heightOf.mockClear();
    await grid({ ...base, initialState: { pagination: { paginationModel: { pageSize: 25 } } } });
    expect(new Set(heightOf.mock.calls.map((call: unknown[]) => JSON.stringify(call))).size).toBe(
      25,
    );
  },
);

claim(
  'If a height depends on something outside the row, such as React state, pass a new function when that value changes.',
  async () => {
    let wanted = 40;
    const same = () => wanted;
    const { screen, redraw } = await grid({ getRowHeight: same });
    wanted = 80;
    await redraw({ rows: rowsOf(3), columns: COLUMNS, getRowHeight: () => wanted });
    await expect.poll(() => heights(screen)).toEqual([80, 80, 80]);
  },
);

claim(
  [
    'With autoPageSize, the grid divides the height of the viewport by rowHeight and the density.',
    'It ignores getRowHeight and getRowSpacing.',
  ],
  async () => {
    const sizes = async (props: Partial<DataGridProps>) => {
      const { screen, api } = await grid({ rows: rowsOf(80), autoPageSize: true, ...props });
      const size = () => api.state.pagination.paginationModel.pageSize;
      await expect.poll(size).toBeLessThan(30);
      const shown = size();
      screen.unmount();
      return shown;
    };
    const usual = await sizes({});
    expect(usual).toBe(5);
    expect(await sizes({ getRowHeight: () => 120 })).toBe(usual);
    expect(await sizes({ getRowSpacing: () => ({ top: 40 }) })).toBe(usual);
    expect(await sizes({ rowHeight: 26 })).toBeGreaterThan(usual * 1.9);
    expect(await sizes({ density: 'compact' })).toBeGreaterThan(usual);
  },
);

claim(
  [
    'Set a minHeight on the cells to keep rows with little text from becoming too short:',
    "The content of cells with display: 'text' is at the top of a tall row.",
    "To center it, set display: 'flex' on the column.",
  ],
  async () => {
    const rows = [
      { id: 0, name: 'A', note: 'B', text: LONG },
      { id: 1, name: 'A', note: 'B', text: 'C' },
    ];
    const { screen } = await grid({
      rows,
      columns: [{ field: 'name' }, { field: 'note', display: 'flex' }, { field: 'text' }],
      getRowHeight: auto,
      sx: { '& .MuiDataGrid-cell': { py: 1, minHeight: 52 } },
    });
    await expect.poll(() => height(screen, 0)).toBeGreaterThan(100);
    expect(Math.round(height(screen, 1))).toBe(52);
    const offset = (field: string) => {
      const text = document.createRange();
      text.selectNodeContents(cell(screen, field));
      return text.getBoundingClientRect().top - row(screen, 0).getBoundingClientRect().top;
    };
    expect(offset('name')).toBeLessThan(15);
    expect(offset('note')).toBeGreaterThan(40);
  },
);

claim(
  [
    'The grid observes the rows that it renders, so the row height changes as soon as the content does.',
    'The grid automatically measures a rendered row again when its content changes.',
  ],
  async () => {
    function Growing(): ReactNode {
      const [isHigh, setIsHigh] = useState(false);
      return (
        <button style={{ height: isHigh ? 150 : 40 }} onClick={() => setIsHigh(!isHigh)}>
          Grow
        </button>
      );
    }
    const { screen, api } = await grid({
      rows: rowsOf(2),
      columns: [...COLUMNS, { field: 'grow', renderCell: () => <Growing /> }],
      getRowHeight: auto,
    });
    await expect.poll(() => height(screen, 0)).toBeLessThan(60);
    for (let turn = 0; turn < 2; turn += 1) {
      await screen.getByRole('button', { name: 'Grow' }).first().click();
      await expect.poll(() => height(screen, 0)).toBeGreaterThan(149);
      await expect.poll(() => area(screen)).toBeCloseTo(height(screen, 0) + height(screen, 1), 0);
      await screen.getByRole('button', { name: 'Grow' }).first().click();
      await expect.poll(() => height(screen, 0)).toBeLessThan(60);
    }
    api.updateRows([{ id: 1, note: LONG }]);
    await expect.poll(() => height(screen, 1)).toBeGreaterThan(100);
    await expect.poll(() => area(screen)).toBeCloseTo(height(screen, 0) + height(screen, 1), 0);
  },
);

claim(
  [
    'A text cell in edit mode displays a single-line input.',
    'If that cell was the tallest in its row, the row shrinks until editing ends.',
  ],
  async () => {
    const { screen } = await grid({
      rows: rowsOf(2, LONG),
      columns: COLUMNS.map((column) => ({ ...column, editable: true })),
      getRowHeight: auto,
    });
    await expect.poll(() => height(screen, 0)).toBeGreaterThan(100);
    const before = height(screen, 0);
    await click(cell(screen, 'note'), { times: 2 });
    await expect.poll(() => height(screen, 0)).toBeLessThan(before / 2);
    expect(cell(screen, 'note').querySelector('input')).not.toBeNull();
    await press('Escape');
    await expect.poll(() => height(screen, 0)).toBe(before);
  },
);

claim(
  [
    'Until then, it assumes rowHeight multiplied by the density, so the height of the scroll area changes while the user scrolls down, and the scrollbar thumb jumps.',
    "The grid ignores the estimate for rows that it has measured, and for rows for which getRowHeight returns, or has returned before, anything but 'auto'.",
    'It also ignores it for rows that were on the page before getRowHeight was set.',
    "The density doesn't change the estimate.",
  ],
  async () => {
    const rows = rowsOf(100, LONG);
    const plain = await grid({ rows, getRowHeight: auto });
    await expect.poll(() => height(plain.screen, 0)).toBeGreaterThan(100);
    const real = height(plain.screen, 0);
    /** How many rows are measured, when the others have an estimated height. */
    const measured = (screen: Screen, all: number, guess: number, others = 0) =>
      (area(screen) - others - all * guess) / (real - guess);
    const isFew = async (count: () => number) => {
      await expect.poll(() => Math.abs(count() - Math.round(count()))).toBeLessThan(0.02);
      expect(count()).toBeGreaterThan(1);
      expect(count()).toBeLessThan(40);
    };
    await isFew(() => measured(plain.screen, 100, 52));
    const compact = await grid({ rows, getRowHeight: auto, density: 'compact' });
    await expect.poll(() => height(compact.screen, 0)).toBe(real);
    await isFew(() => measured(compact.screen, 100, 36));
    compact.screen.unmount();
    const fixed = await grid({ rows, getEstimatedRowHeight: () => 1000 });
    await fixed.redraw({
      rows,
      columns: COLUMNS,
      getRowHeight: auto,
      getEstimatedRowHeight: () => 1000,
    });
    await settled();
    expect(area(fixed.screen)).toBeLessThan(100 * 100);
    fixed.screen.unmount();
    const before = area(plain.screen);
    await scrollTo(plain.screen, { top: 3000 });
    await expect.poll(() => area(plain.screen)).toBeGreaterThan(before + real);
    plain.screen.unmount();
    for (const density of DENSITIES) {
      const { screen } = await grid({
        rows,
        density,
        getRowHeight: ({ id }) => (Number(id) < 90 ? 'auto' : 20),
        getEstimatedRowHeight: () => 1000,
      });
      await expect.poll(() => height(screen, 0)).toBe(real);
      await isFew(() => measured(screen, 90, 1000, 10 * 20));
      screen.unmount();
    }
  },
);

const MANY: GridColDef[] = Array.from({ length: 50 }, (_, index) => ({ field: `c${index}` }));

claim(
  [
    "As soon as one rendered row has the height 'auto', the grid renders all columns, because a cell that isn't rendered can't be measured.",
    'Set virtualizeColumnsWithAutoRowHeight to render only the columns in and near the viewport.',
    'Row heights then change while the user scrolls horizontally.',
    'If you set the prop on a mounted grid, it takes effect when the user scrolls or the grid is resized.',
  ],
  async () => {
    const rows = rowsOf(90).map((each) => ({ ...each, c45: LONG }));
    const cells = (screen: Screen, id = 1) =>
      row(screen, id).querySelectorAll('[role="gridcell"]').length;
    const onlyFirst = ({ id }: GridRowHeightParams) => (id === 0 ? ('auto' as const) : null);
    const first = await grid({ rows, columns: MANY, getRowHeight: onlyFirst }, { width: 600 });
    await expect.poll(() => cells(first.screen)).toBe(50);
    await scrollTo(first.screen, { top: 3500 });
    await expect.poll(() => cells(first.screen, 70)).toBeLessThan(25);
    first.screen.unmount();
    const base = { rows, columns: MANY, getRowHeight: auto };
    const mounted = await grid(base, { width: 600 });
    await expect.poll(() => cells(mounted.screen)).toBe(50);
    await mounted.redraw({ ...base, virtualizeColumnsWithAutoRowHeight: true });
    await settled();
    expect(cells(mounted.screen)).toBe(50);
    await scrollTo(mounted.screen, { top: 200 });
    await expect.poll(() => cells(mounted.screen)).toBeLessThan(25);
    mounted.screen.unmount();
    const resized = await grid(base, { width: 600 });
    await resized.redraw({ ...base, virtualizeColumnsWithAutoRowHeight: true });
    await settled();
    expect(cells(resized.screen)).toBe(50);
    found(resized.screen.stage, 'div').style.width = '700px';
    await expect.poll(() => cells(resized.screen)).toBeLessThan(25);
    resized.screen.unmount();
    const { screen } = await grid(
      { rows, columns: MANY, getRowHeight: auto, virtualizeColumnsWithAutoRowHeight: true },
      { width: 600 },
    );
    await expect.poll(() => cells(screen)).toBeLessThan(25);
    const low = height(screen, 0);
    await scrollTo(screen, { left: 4400 });
    await expect.poll(() => height(screen, 0)).toBeGreaterThan(low * 3);
  },
);

claim(
  [
    'resetRowHeights discards all measured heights and calls getRowHeight and getEstimatedRowHeight again for each row of the page.',
    'getRowHeight is the same function as before but now returns different numbers, for example because it reads a ref.',
    'They keep their last measured height until the user scrolls to them.',
  ],
  async () => {
    let wanted = 40;
    const same = () => wanted;
    const plain = await grid({ getRowHeight: same });
    wanted = 80;
    await plain.redraw({
      rows: plain.api.getAllRowIds().map((id) => plain.api.getRow(id)),
      columns: COLUMNS,
      getRowHeight: same,
      hideFooter: true,
    });
    plain.api.resetRowHeights();
    await expect.poll(() => heights(plain.screen)).toEqual([80, 80, 80]);
    plain.screen.unmount();

    const estimate = vi.fn(() => 52);
    const { screen, api } = await grid({
      rows: rowsOf(100, LONG),
      getRowHeight: auto,
      getEstimatedRowHeight: estimate,
    });
    await expect.poll(() => height(screen, 0)).toBeGreaterThan(100);
    await scrollTo(screen, { top: 5000 });
    await expect.poll(() => screen.stage.querySelector('[data-id="0"]')).toBeNull();
    const before = area(screen);
    const isRendered = (id: number) => screen.stage.querySelector(`[data-id="${id}"]`) !== null;
    [0, 1, 2].forEach((id) => api.updateRows([{ id, note: 'Short' }]));
    await settled();
    expect(isRendered(2)).toBe(false);
    expect(Math.abs(area(screen) - before)).toBeLessThan(2);
    estimate.mockClear();
    api.resetRowHeights();
    expect(estimate.mock.calls.length).toBeGreaterThanOrEqual(100);
  },
);

claim(
  [
    "After resetRowHeights, the grid assumes the estimated height for rendered 'auto' rows too, until their size changes or they are rendered anew.",
    'Until then, the scroll area is too short or too tall.',
  ],
  async () => {
    for (const estimate of [20, 500]) {
      const { screen, api } = await grid(
        { rows: rowsOf(3, LONG), getRowHeight: auto, getEstimatedRowHeight: () => estimate },
        { height: 2500 },
      );
      const real = () => height(screen, 0) + height(screen, 1) + height(screen, 2);
      await expect.poll(() => area(screen)).toBeCloseTo(real(), 0);
      const before = real();
      api.resetRowHeights();
      await settled();
      await settled();
      expect(area(screen)).toBe(3 * estimate);
      expect(real()).toBe(before);
      [0, 1, 2].forEach((id) => api.updateRows([{ id, note: LONG + LONG }]));
      await expect.poll(real).toBeGreaterThan(before * 1.5);
      await expect.poll(() => area(screen)).toBeCloseTo(real(), 0);
      screen.unmount();
    }
  },
);

claim(
  [
    'This works for numbers, unless the total height of the rows stays the same.',
    'If one row grows by as much as another shrinks, both keep their old heights, possibly until the user scrolls.',
    "If the result for a row changes from a number, null or undefined to 'auto', the row keeps its old height, possibly until it is scrolled out of view and back.",
  ],
  async () => {
    const rows = rowsOf(60, LONG);
    for (const before of [40, null, undefined]) {
      const { screen, redraw } = await grid({ rows, getRowHeight: () => before });
      const usual = before ?? 52;
      expect(height(screen, 0)).toBe(usual);
      await redraw({ rows, columns: COLUMNS, getRowHeight: () => 90 });
      await expect.poll(() => height(screen, 0)).toBe(90);
      await redraw({ rows, columns: COLUMNS, getRowHeight: () => before });
      await expect.poll(() => height(screen, 0)).toBe(usual);
      await redraw({ rows, columns: COLUMNS, getRowHeight: auto });
      await settled();
      await settled();
      expect(height(screen, 0)).toBe(usual);
      await scrollTo(screen, { top: 2400 });
      await expect.poll(() => screen.stage.querySelector('[data-id="0"]')).toBeNull();
      await scrollTo(screen, { top: 0 });
      await expect
        .poll(() => {
          scrolled(screen).scrollTo({ top: 0 });
          return screen.stage.querySelector('[data-id="0"]')?.clientHeight;
        })
        .toBeGreaterThan(200);
      screen.unmount();
    }
    const onlyTall =
      (tallId: number) =>
      ({ id }: GridRowHeightParams) =>
        id === tallId ? 90 : 40;
    const { screen, redraw } = await grid({ rows, getRowHeight: onlyTall(0) });
    await redraw({ rows, columns: COLUMNS, getRowHeight: onlyTall(1) });
    await settled();
    await settled();
    expect(heights(screen).slice(0, 2)).toEqual([90, 40]);
    await scrollTo(screen, { top: 1500 });
    await scrollTo(screen, { top: 0 });
    await expect.poll(() => heights(screen).slice(0, 2)).toEqual([40, 90]);
  },
);

claim(
  'For a pinned row, isFirstVisible and isLastVisible are false and indexRelativeToCurrentPage is undefined.',
  async () => {
    for (const position of ['top', 'bottom']) {
      const spacing = vi.fn<(params: object) => object>(() => ({ top: 5 }));
      const { screen } = await showPro({
        rows: rowsOf(2),
        columns: COLUMNS,
        pinnedRows: { [position]: [{ id: 9, name: 'Pinned' }] },
        getRowSpacing: spacing,
      });
      const calls = spacing.mock.calls.map(([params]) => params);
      expect(calls.findLast((each) => 'id' in each && each.id === 9)).toMatchObject({
        isFirstVisible: false,
        isLastVisible: false,
        indexRelativeToCurrentPage: undefined,
      });
      expect(row(screen, 9).style.marginTop).toBe('5px');
      screen.unmount();
    }
  },
);

claim(
  [
    'getRowSpacing returns the space above and below a row in pixels, as { top, bottom }.',
    'Both are optional.',
    "It doesn't depend on the density, and the margins of neighboring rows don't collapse: the bottom of one row and the top of the next add up.",
    'The space is added to the height of the row.',
    'isFirstVisible, isLastVisible | Whether the row is the first or the last one on the page',
    'indexRelativeToCurrentPage | The position of the row on the page, starting at 0; without pagination, its position among all rows that are displayed',
  ],
  async () => {
    for (const density of DENSITIES) {
      for (const [spacing, gap] of [
        [{ top: 6, bottom: 10 }, 16],
        [{ top: 6 }, 6],
        [{ bottom: 10 }, 10],
        [{}, 0],
      ] as const) {
        const { screen } = await grid({ density, getRowSpacing: () => spacing });
        const size = [36, 52, 67][DENSITIES.indexOf(density)] ?? 0;
        const [first, second] = [row(screen, 0), row(screen, 1)].map((each) =>
          each.getBoundingClientRect(),
        );
        expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(gap);
        expect(first?.height).toBe(size);
        expect(area(screen)).toBe(3 * (size + gap));
        screen.unmount();
      }
    }
    const note = vi.fn<(params: object) => object>(() => ({}));
    const of = () => note.mock.calls.map(([params]) => params);
    const paged = await grid({
      rows: rowsOf(5),
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { pageSize: 2, page: 1 } } },
      getRowSpacing: note,
    });
    const expected = (id: number, index: number, ends: boolean[]) =>
      expect.objectContaining({
        id,
        model: expect.objectContaining({ name: `Line ${id}` }),
        indexRelativeToCurrentPage: index,
        isFirstVisible: ends[0],
        isLastVisible: ends[1],
      });
    expect(of().slice(-2)).toEqual([expected(2, 0, [true, false]), expected(3, 1, [false, true])]);
    paged.screen.unmount();
    note.mockClear();
    await showPro({
      rows: rowsOf(5),
      columns: COLUMNS,
      sortModel: [{ field: 'name', sort: 'desc' }],
      filterModel: { items: [{ field: 'name', operator: 'isAnyOf', value: ['Line 1', 'Line 4'] }] },
      getRowSpacing: note,
    });
    await expect
      .poll(() => of().slice(-2))
      .toEqual([expected(4, 0, [true, false]), expected(1, 1, [false, true])]);
  },
);

claim(
  [
    "'margin' (default) | The margin of the row | The background of the grid; a click on it doesn't select the row",
    "'border' | The border of the row | The border, which is part of the row; a click on it selects the row",
    'The grid sets only the width of the border.',
    'Set its style and color as well, or no border is displayed.',
  ],
  async () => {
    const getRowSpacing = () => ({ top: 20 });
    const isSelected = (screen: Screen) => row(screen, 1).getAttribute('aria-selected');
    const clickAbove = async (screen: Screen, inside: boolean) => {
      const { x, top } = row(screen, 1).getBoundingClientRect();
      const origin = screen.stage.getBoundingClientRect();
      await click(screen.stage, {
        at: { x: x - origin.x + 40, y: top - origin.y + (inside ? 10 : -10) },
      });
    };
    const plain = await grid({ getRowSpacing });
    await clickAbove(plain.screen, false);
    expect(isSelected(plain.screen)).toBe('false');
    expect(getComputedStyle(row(plain.screen, 1)).marginTop).toBe('20px');
    plain.screen.unmount();

    const bordered = await grid({
      getRowSpacing,
      rowSpacingType: 'border',
      sx: { '& .MuiDataGrid-row': { borderTop: '0 solid', boxSizing: 'content-box' } },
    });
    expect(getComputedStyle(row(bordered.screen, 1)).borderTopWidth).toBe('20px');
    expect(height(bordered.screen, 1)).toBe(72);
    expect(area(bordered.screen)).toBe(3 * 72);
    await clickAbove(bordered.screen, true);
    expect(isSelected(bordered.screen)).toBe('true');
    bordered.screen.unmount();

    const bare = await grid({ getRowSpacing, rowSpacingType: 'border' });
    expect(row(bare.screen, 1).style.borderTopWidth).toBe('20px');
    expect(getComputedStyle(row(bare.screen, 1)).borderTopWidth).toBe('0px');
  },
);

claim(
  [
    'Without the 0, a row whose spacing is 0, such as the first one here, has a border of 3 px.',
    'CssBaseline sets box-sizing: border-box for all elements.',
    'Without content-box, the row keeps its height, the border covers part of its cells, and empty space remains below the last row.',
  ],
  async () => {
    const borders = async (rule: object) => {
      const { screen } = await grid({
        getRowSpacing: ({ isFirstVisible }) => ({ top: isFirstVisible ? 0 : 20 }),
        rowSpacingType: 'border',
        sx: { '& .MuiDataGrid-row': rule },
      });
      const lines = [0, 1, 2].map((id) => row(screen, id));
      const seen = {
        widths: lines.map((line) => getComputedStyle(line).borderTopWidth),
        heights: heights(screen),
        area: area(screen),
        overflow: (lines[1]?.scrollHeight ?? 0) - (lines[1]?.clientHeight ?? 0),
      };
      screen.unmount();
      return seen;
    };
    const widths = ['0px', '20px', '20px'];
    expect(await borders({ borderTop: '0 solid', boxSizing: 'content-box' })).toEqual({
      widths,
      heights: [52, 72, 72],
      area: 196,
      overflow: 0,
    });
    expect(await borders({ borderTop: '0 solid' })).toEqual({
      widths,
      heights: [52, 52, 52],
      area: 196,
      overflow: 20,
    });
    expect((await borders({ borderTopStyle: 'solid' })).widths).toEqual(['3px', '20px', '20px']);
  },
);

claim(
  'bottom adds the space between a row and its own panel, so the panel no longer looks like part of the row.',
  async () => {
    for (const [spacing, gap] of [
      [{ bottom: 12 }, 12],
      [{ top: 12 }, 0],
    ] as const) {
      const { screen } = await showPro({
        rows: rowsOf(2),
        columns: COLUMNS,
        getDetailPanelContent: () => <p>Panel</p>,
        getDetailPanelHeight: () => 60,
        initialState: { detailPanel: { expandedRowIds: new Set([0]) } },
        getRowSpacing: () => spacing,
      });
      const panel = found(screen.stage, '.MuiDataGrid-detailPanel').getBoundingClientRect();
      expect(panel.top - row(screen, 0).getBoundingClientRect().bottom).toBe(gap);
      screen.unmount();
    }
  },
);
