import { useState } from 'react';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid';
import { act, claim, click, expect, press, settled, show, vi, type Screen } from '#test/proof.tsx';
import { cell, row, showGrid, showPro } from '#test/proofs/grids.tsx';

const columnsOf = (count: number): GridColDef[] =>
  Array.from({ length: count }, (_, index) => ({ field: `c${index}`, width: 100 }));
const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id, c0: id }));
/** Six and a half rows and nine columns fit. */
const ROOM = { width: 900, height: 400 };
const pro = (props: Partial<DataGridProProps> = {}) =>
  showPro({ columns: columnsOf(100), rows: rowsOf(1000), hideFooter: true, ...props }, ROOM);

type Stage = Pick<Screen, 'stage'>;
const ids = ({ stage }: Stage) =>
  [...stage.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset.id),
  );
const heads = ({ stage }: Stage) =>
  [...stage.querySelectorAll<HTMLElement>('[role="columnheader"]')].map(({ dataset }) =>
    Number(dataset.field?.slice(1)),
  );
const cells = ({ stage }: Stage) => stage.querySelectorAll('[role="gridcell"]').length;
function scroller({ stage }: Stage): HTMLElement {
  const found = stage.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller');
  if (!found) {
    throw new Error('There is no grid.');
  }
  return found;
}
async function scrollTo(screen: Stage, place: ScrollToOptions): Promise<void> {
  scroller(screen).scrollTo(place);
  await settled();
}

act('ThousandColumns', async (demo) => {
  await expect.element(demo.getByRole('grid')).toHaveAttribute('aria-colcount', '1000');
  const names = () =>
    [...demo.stage.querySelectorAll('[role="columnheader"]')].map((each) => each.textContent);
  const first = names();
  expect(first.length).toBeLessThan(30);
  await click(cell(demo, 'serial'));
  for (let turn = 0; turn < 2; turn += 1) {
    await press('End');
    await expect.poll(names).toContain('25 Sept 25');
    expect(names().length).toBeLessThan(30);
    await press('Home');
    await expect.poll(names).toContain('1 Jan 23');
    expect(names()).not.toContain('25 Sept 25');
  }
});

act('MeasuredScrolling', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('Nothing measured yet.');
  await demo.getByRole('button', { name: 'Add 100,000 rows' }).click();
  await expect.element(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
  const numbers = () => (status.element().textContent.match(/\d+(?=[ .])/g) ?? []).map(Number);
  await demo.getByRole('button', { name: 'Count elements' }).click();
  await expect
    .element(status)
    .toHaveTextContent(/^In the DOM: \d+ rows, \d+ columns, \d+ cells\.$/);
  const [small = 0] = numbers();
  expect(small).toBe(ids(demo).length);
  for (let turn = 0; turn < 2; turn += 1) {
    const { scrollTop } = scroller(demo);
    await demo.getByRole('button', { name: 'Scroll and measure' }).click();
    await expect
      .poll(() => status.element().textContent, { timeout: 12_000 })
      .toMatch(/60 frames: \d+\.\d ms on average, \d+\.\d ms the slowest\.$/);
    await expect.poll(() => scroller(demo).scrollTop).toBeGreaterThan(scrollTop + 2000);
    await expect.element(demo.getByRole('button', { name: 'Scroll and measure' })).toBeEnabled();
  }
  await demo.getByRole('combobox', { name: /Buffer in px/ }).click();
  await demo.getByRole('option', { name: '1000' }).click();
  await expect.element(demo.getByRole('listbox')).not.toBeInTheDocument();
  await demo.getByRole('button', { name: 'Count elements' }).click();
  await expect.poll(() => numbers()[0]).toBeGreaterThan(2 * small);
});

claim(
  [
    'The Data Grid renders only the rows and columns in the viewport and a buffer around it, and replaces them while the user scrolls.',
    'In a grid of 900 by 400 px with columns of 100 px, the grid initially renders 99 cells by default. With 1,000 px for both props, it renders 494.',
    'rowBufferPx | 150 | Rows up to this many pixels above and below the viewport',
    'columnBufferPx | 150 | Columns up to this many pixels before and after the viewport',
  ],
  async () => {
    const { screen } = await pro({ hideFooter: false });
    expect([ids(screen).length, heads(screen).length, cells(screen)]).toEqual([9, 11, 99]);
    await scrollTo(screen, { top: 20_000 });
    await expect.poll(() => Math.min(...ids(screen))).toBeGreaterThan(300);
    expect(ids(screen).length).toBeLessThan(40);
    screen.unmount();
    for (const [buffer, count] of [
      [150, 99],
      [1000, 494],
    ] as const) {
      const each = await pro({ hideFooter: false, rowBufferPx: buffer, columnBufferPx: buffer });
      expect(cells(each.screen)).toBe(count);
      each.screen.unmount();
    }
  },
);

claim(
  'DataGrid shows 100 rows per page by default, and also renders only those near the viewport.',
  async () => {
    const { screen } = await showGrid({ columns: columnsOf(3), rows: rowsOf(300) }, ROOM);
    await expect.poll(() => ids(screen).length).toBeLessThan(20);
    expect(ids(screen).length).toBeGreaterThan(5);
    await expect.element(screen.getByText('1–100 of 300')).toBeVisible();
  },
);

claim(
  "Columns outside the viewport and its buffer aren't in the DOM, except pinned columns .",
  async () => {
    const { screen } = await pro({
      initialState: { pinnedColumns: { left: ['c0'], right: ['c99'] } },
    });
    await scrollTo(screen, { left: 4000 });
    await expect.poll(() => heads(screen).includes(45)).toBe(true);
    expect(heads(screen)).toEqual(expect.arrayContaining([0, 99]));
    expect(heads(screen)).not.toContain(20);
    expect(heads(screen)).not.toContain(80);
  },
);

claim(
  [
    "With getRowHeight={() => 'auto'}, the grid renders all columns to measure the height of the rows. One rendered row with this height is enough to render all columns.",
    'Set virtualizeColumnsWithAutoRowHeight to virtualize the columns anyway.',
  ],
  async () => {
    const auto = { getRowHeight: () => 'auto' as const, rows: rowsOf(5) };
    const { screen } = await pro(auto);
    await expect.poll(() => heads(screen).length).toBe(100);
    screen.unmount();
    const mixed = await pro({ getRowHeight: ({ id }) => (id === 1 ? 'auto' : null) });
    await expect.poll(() => heads(mixed.screen).length).toBe(100);
    expect(row(mixed.screen, 3).querySelectorAll('[role="gridcell"]')).toHaveLength(100);
    await scrollTo(mixed.screen, { top: 10_000 });
    await expect.poll(() => heads(mixed.screen).length).toBeLessThan(20);
    mixed.screen.unmount();
    const other = await pro({ ...auto, virtualizeColumnsWithAutoRowHeight: true });
    await settled();
    expect(heads(other.screen).length).toBeLessThan(20);
  },
);

claim(
  [
    "The buffer is a hint, and applies while the grid isn't scrolling.",
    'Not scrolling | rowBufferPx on both sides | columnBufferPx on both sides',
    'Scrolling down or up | 15 row heights in the direction of scrolling | None',
    'Scrolling left or right | None | 300 px in the direction of scrolling',
    'One second after the last scroll, the buffers from the props apply again.',
  ],
  async () => {
    for (const buffer of [0, 500]) {
      const { screen } = await pro({ rowBufferPx: buffer, columnBufferPx: buffer });
      const outer = Math.ceil(buffer / 52);
      /** Rows and columns that are rendered before and after the viewport. */
      const outside = () => {
        const { scrollTop, scrollLeft, clientWidth } = scroller(screen);
        const [top, left] = [Math.floor(scrollTop / 52), Math.floor(scrollLeft / 100)];
        const [bottom, right] = [
          Math.floor((scrollTop + 342) / 52),
          Math.ceil((scrollLeft + clientWidth) / 100) - 1,
        ];
        return {
          above: top - Math.min(...ids(screen)),
          below: Math.max(...ids(screen)) - bottom,
          before: left - Math.min(...heads(screen)),
          after: Math.max(...heads(screen)) - right,
        };
      };
      const near = (actual: number, wanted: number) =>
        expect(Math.abs(actual - wanted), JSON.stringify(outside())).toBeLessThanOrEqual(1);
      const atRest = () => {
        const side = Math.ceil(buffer / 100);
        const wanted = { above: outer, below: outer, before: side, after: side };
        const isAtRest = () => {
          const actual = outside();
          return (Object.keys(wanted) as (keyof typeof wanted)[]).every(
            (key) => Math.abs(actual[key] - wanted[key]) <= 1,
          );
        };
        return expect.poll(isAtRest, { timeout: 3000 }).toBe(true);
      };
      await scrollTo(screen, { top: 20_000, left: 4000 });
      await atRest();
      await scrollTo(screen, { top: 20_300 });
      near(outside().above, 0);
      near(outside().below, 15);
      near(outside().before, 0);
      near(outside().after, 0);
      await atRest();
      await scrollTo(screen, { top: 20_000 });
      near(outside().above, 15);
      near(outside().below, 0);
      await atRest();
      await scrollTo(screen, { left: 4300 });
      near(outside().before, 0);
      near(outside().after, 3);
      near(outside().above, 0);
      near(outside().below, 0);
      screen.unmount();
    }
  },
);

claim(
  "A cell that has focus stays in the DOM when the user scrolls away, but it's invisible. The next arrow key scrolls back to it.",
  async () => {
    const { screen } = await pro();
    await click(cell(screen, 'c1', 1));
    await scrollTo(screen, { top: 30_000 });
    await expect.poll(() => Math.min(...ids(screen).filter((id) => id !== 1))).toBeGreaterThan(500);
    await expect.poll(() => getComputedStyle(row(screen, 1)).opacity).toBe('0');
    expect(document.activeElement?.closest('[data-id]')).toBe(row(screen, 1));
    await press('ArrowDown');
    await expect
      .poll(() => document.activeElement?.closest('[data-id]')?.getAttribute('data-id'))
      .toBe('2');
    expect(scroller(screen).scrollTop).toBeLessThan(200);
  },
);

claim(
  'State inside a cell, such as useState in a component from renderCell, is lost when its row or column leaves the DOM.',
  async () => {
    function Counter() {
      const [count, setCount] = useState(0);
      return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
    }
    const counters = [{ field: 'c0', renderCell: () => <Counter /> }, ...columnsOf(50).slice(1)];
    const { screen } = await pro({ columns: counters });
    const first = () => cell(screen, 'c0').textContent;
    await click(cell(screen, 'c0').querySelector('button') ?? screen.stage);
    await expect.poll(first).toBe('Count 1');
    await click(cell(screen, 'c0', 2)); // or the focus keeps the row in the DOM
    for (const [top, text] of [
      [500, 'Count 0'],
      [30_000, 'Count 0'],
    ] as const) {
      await scrollTo(screen, { top });
      await expect.poll(() => ids(screen).includes(0)).toBe(false);
      await scrollTo(screen, { top: 0 });
      await expect.poll(first).toBe(text);
    }
    await click(cell(screen, 'c0').querySelector('button') ?? screen.stage);
    await expect.poll(first).toBe('Count 1');
    await click(cell(screen, 'c2', 2));
    await scrollTo(screen, { left: 3000 });
    await expect.poll(() => heads(screen).includes(0)).toBe(false);
    await scrollTo(screen, { left: 0 });
    await expect.poll(first).toBe('Count 0');
  },
);

claim(
  [
    'To find out which rows are rendered, subscribe to the event renderedRowsIntervalChange. Its parameter has firstRowIndex and lastRowIndex.',
    'With pagination, both count from the first row of the page.',
  ],
  async () => {
    const { screen, api } = await pro();
    const heard = vi.fn();
    api.subscribeEvent('renderedRowsIntervalChange', heard);
    await scrollTo(screen, { top: 20_000 });
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
    const [{ firstRowIndex, lastRowIndex }] = heard.mock.lastCall ?? [{}];
    expect([firstRowIndex, lastRowIndex - 1]).toEqual([
      Math.min(...ids(screen)),
      Math.max(...ids(screen)),
    ]);
    screen.unmount();
    const pages = await pro({
      pagination: true,
      initialState: { pagination: { paginationModel: { page: 2, pageSize: 100 } } },
      pageSizeOptions: [100],
    });
    const onPage = vi.fn();
    pages.api.subscribeEvent('renderedRowsIntervalChange', onPage);
    await scrollTo(pages.screen, { top: 1040 });
    await expect.poll(() => onPage.mock.calls.length).toBeGreaterThan(0);
    expect(onPage.mock.lastCall?.[0].firstRowIndex).toBe(Math.min(...ids(pages.screen)) - 200);
  },
);

claim(
  [
    "The grid accepts more rows, but users can't scroll to those beyond the limit, and the console shows no message.",
    "scrollToIndexes() and Ctrl+End don't reach them either.",
  ],
  async () => {
    const { screen, api } = await pro({ columns: columnsOf(2), rows: rowsOf(700_000) });
    expect(api.getRowsCount()).toBe(700_000);
    const reachesEnd = () =>
      ids(screen).includes(699_999) && row(screen, 699_999).getBoundingClientRect().top < 700;
    await scrollTo(screen, { top: 40_000_000 });
    expect(scroller(screen).scrollHeight).toBeLessThan(33_600_000);
    expect(scroller(screen).scrollTop).toBeGreaterThan(33_500_000);
    expect(reachesEnd()).toBe(false);
    await scrollTo(screen, { top: 33_000_000 });
    await expect.poll(() => ids(screen).some((id) => id > 634_000 && id < 645_300)).toBe(true);
    api.scrollToIndexes({ rowIndex: 699_999 });
    await settled();
    expect(scroller(screen).scrollTop).toBeLessThan(33_600_000);
    expect(reachesEnd()).toBe(false);
    await scrollTo(screen, { top: 0 });
    await expect.poll(() => ids(screen).includes(0)).toBe(true);
    await click(cell(screen, 'c0'));
    await press('Control+End');
    await settled();
    expect(scroller(screen).scrollTop).toBeLessThan(33_600_000);
    const focused = row(screen, 699_999);
    expect(getComputedStyle(focused).opacity === '0' || !isInView(focused, screen)).toBe(true);
  },
);

claim(
  'The print export and autosizeColumns() disable column virtualization while they run.',
  async () => {
    const { api } = await pro({ columns: columnsOf(30) });
    const isOn = () => api.state.virtualization.enabledForColumns;
    for (const run of [() => api.autosizeColumns(), () => api.exportDataAsPrint()]) {
      expect(isOn()).toBe(true);
      const done = run();
      expect(isOn()).toBe(false);
      await done;
      await expect.poll(isOn).toBe(true);
    }
  },
);

function isInView(element: HTMLElement, screen: Stage): boolean {
  const room = scroller(screen).getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > room.top && top < room.bottom;
}

claim(
  [
    'Set disableVirtualization to render all rows and columns. The default is false.',
    'A grid with 100 rows and 30 columns then has 3,000 cells in the DOM, so use this prop in tests.',
    'disableVirtualization | All rendered | All rendered',
  ],
  async () => {
    const { screen } = await pro({
      columns: columnsOf(30),
      rows: rowsOf(100),
      disableVirtualization: true,
    });
    await expect.poll(() => cells(screen)).toBe(3000);
    expect(heads(screen)).toHaveLength(30);
  },
);

claim(
  [
    'apiRef.current.unstable_setVirtualization(false) | All rendered | All rendered',
    'apiRef.current.unstable_setColumnVirtualization(false) | Virtualized | All rendered',
    'autoHeight, or a parent without a height | All rendered | Virtualized',
    'If no parent limits the height of the grid, it grows with its rows, and all rows are in the viewport of the grid.',
  ],
  async () => {
    const own = { columns: columnsOf(30), rows: rowsOf(60) };
    const { screen, api } = await pro(own);
    const counts = () => [ids(screen).length < 30, heads(screen).length < 30];
    expect(counts()).toEqual([true, true]);
    api.unstable_setColumnVirtualization(false);
    await expect.poll(counts).toEqual([true, false]);
    api.unstable_setVirtualization(true);
    await expect.poll(counts).toEqual([true, true]);
    api.unstable_setVirtualization(false);
    await expect.poll(counts).toEqual([false, false]);
    expect(cells(screen)).toBe(1800);
    screen.unmount();
    for (const autoHeight of [true, false]) {
      const each = await show(
        <div style={{ width: 900 }}>
          <DataGridPro {...own} autoHeight={autoHeight} />
        </div>,
      );
      await expect.poll(() => ids(each).length).toBe(60);
      expect(heads(each).length).toBeLessThan(20);
      each.unmount();
    }
  },
);
