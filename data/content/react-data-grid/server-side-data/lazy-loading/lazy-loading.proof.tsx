import {
  GRID_ROOT_GROUP_ID,
  type DataGridProProps,
  type GridDataSource,
  type GridGetRowsError,
} from '@mui/x-data-grid-pro';
import { createRowServer, type RowQuestion } from '#data/content/shared/rowServer.ts';
import { makeStaff } from '#data/content/shared/staff.ts';
import { act, claim, click, expect, press, settled, vi, type Screen } from '#test/proof.tsx';
import { cell, header, row, showPremium, showPro, texts } from '#test/proofs/grids.tsx';

/** The rows of the server: their numbers, and their order when they are sorted. */
const ROWS = Array.from({ length: 100 }, (_, id) => ({ id, mark: (id * 37) % 100 }));
const COLUMNS = [{ field: 'id' }, { field: 'mark', type: 'number' as const }];

type Response = Awaited<ReturnType<GridDataSource['getRows']>>;
interface Setup {
  pageSize?: number;
  height?: number;
  count?: 'known' | 'unknown';
  rows?: typeof ROWS;
  /** Leaves the throttle at its default; 30 ms otherwise. */
  isThrottled?: boolean;
  /** Changes what the server sends. */
  change?: (sent: Response, question: RowQuestion) => Response;
}

/** A grid with lazy loading, and the server that it asks. */
async function showLazy(
  props: Partial<DataGridProProps> = {},
  { pageSize = 20, height, count, rows = ROWS, isThrottled, change = (sent) => sent }: Setup = {},
) {
  const server = createRowServer({ rows, latency: 10, count });
  const errors: GridGetRowsError[] = [];
  const base: DataGridProProps = {
    columns: COLUMNS,
    lazyLoading: true,
    ...(!isThrottled && { lazyLoadingRequestThrottleMs: 30 }),
    onDataSourceError: (error) => errors.push(error as GridGetRowsError),
    initialState: { pagination: { paginationModel: { pageSize } } },
    dataSource: {
      getRows: async (params) => {
        const { rows: sent, rowCount } = await server.getRows(params);
        return change({ rows: sent, rowCount }, params);
      },
    },
    ...props,
  };
  const shown = await showPro(base, { height });
  const ranges = () =>
    server.getLog().map(({ question }) => {
      const { start, end } = question as RowQuestion;
      return `${start}-${end}`;
    });
  const retry = () => shown.api.dataSource.fetchRows(GRID_ROOT_GROUP_ID, errors.at(-1)?.params);
  await expect.poll(() => server.getLog()[0]?.state).not.toBe('open');
  return { ...shown, base, server, errors, ranges, retry };
}

function scroller({ stage }: Screen): HTMLElement {
  return stage.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller') ?? stage;
}

function skeletons({ stage }: Screen): number {
  return stage.querySelectorAll('.MuiDataGrid-cellSkeleton').length;
}

/** Time enough for a request that must not come. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) {
    await settled();
  }
}

/** Scrolls down until a row with this text is rendered. */
async function scrollTo(screen: Screen, field: string, text: string): Promise<void> {
  await expect
    .poll(
      () => {
        scroller(screen).scrollTop += 300;
        return texts(screen, field);
      },
      { interval: 60, timeout: 15_000 },
    )
    .toContain(text);
}

async function toTop(screen: Screen, field: string, text: string): Promise<void> {
  scroller(screen).scrollTop = 0;
  await expect.poll(() => texts(screen, field)[0]).toBe(text);
}

act('ViewportLoading', async (demo) => {
  await expect.poll(() => texts(demo, 'id')[0]).toBe('1');
  for (let turn = 0; turn < 2; turn += 1) {
    scroller(demo).scrollTop = 52 * 1000;
    await expect.poll(() => texts(demo, 'id'), { timeout: 5000 }).toContain('1003');
    await toTop(demo, 'id', '1');
  }
  await expect.element(demo.getByRole('status')).toHaveTextContent(/: rows \d{3,4} to 10\d9$/);
  await click(header(demo, 'price'));
  await expect.poll(() => texts(demo, 'id')[0], { timeout: 5000 }).not.toBe('1');
});

act('ThrottleChoice', async (demo) => {
  const status = demo.getByRole('status');
  const counted = () => Number(/\d+/.exec(status.element().textContent)?.[0]);
  await expect.poll(() => texts(demo, 'id')[0]).toBe('0');
  const results: number[] = [];
  for (const [throttle, distance] of [
    ['2000 ms', 600],
    ['0 ms', -600],
  ] as const) {
    await demo.getByRole('combobox', { name: /^Throttle/ }).click();
    await demo.getByRole('option', { name: throttle }).click();
    const reset = demo.getByRole('button', { name: 'Reset' });
    // Until the request that another throttle makes is counted.
    await expect
      .poll(async () => {
        await reset.click();
        return counted();
      })
      .toBe(0);
    for (let step = 0; step < 30; step += 1) {
      scroller(demo).scrollTop += distance;
      await settled();
    }
    await expect.poll(counted, { timeout: 5000 }).toBeGreaterThan(0);
    results.push(counted());
  }
  expect(results[1]).toBeGreaterThan(results[0] ?? 0);
});

act('InfiniteLoading', async (demo) => {
  const status = demo.getByRole('status');
  await expect.poll(() => texts(demo, 'id')[0]).toBe('48000');
  await expect.element(status).toHaveTextContent('Request 1: rows 0 to 14');
  await scrollTo(demo, 'id', '47970');
  await toTop(demo, 'id', '48000');
  await scrollTo(demo, 'id', '47901');
  await click(header(demo, 'total'));
  await expect.poll(() => texts(demo, 'id')[0], { timeout: 5000 }).not.toBe('48000');
  await expect.element(status).toHaveTextContent('rows 0 to 14');
});

act('SwitchLoadingMode', async (demo) => {
  const status = demo.getByRole('status');
  const count = (name: string) => demo.getByRole('button', { name, exact: true });
  await expect.poll(() => texts(demo, 'flight').length).toBeGreaterThan(3);
  await expect.element(status).toHaveTextContent('Request 1: rows 0 to 19');
  for (let turn = 0; turn < 2; turn += 1) {
    await count('100').click();
    await expect.element(demo.getByText('Total Rows: 100')).toBeVisible();
    scroller(demo).scrollTop = 52 * 60;
    await expect.element(status).toHaveTextContent(/rows [46]0 to [5-9]9/);
    await expect.poll(() => skeletons(demo), { timeout: 5000 }).toBe(0);
    await count('40').click();
    await expect.element(status).toHaveTextContent(/rows 0 to [1-5]9/);
    await expect.element(demo.getByText('Total Rows: 40')).toBeVisible();
    await count('-1').click();
    await expect.element(demo.getByText('Total Rows: 20')).toBeVisible();
    // A count that arrives during a request adds no skeleton rows.
    await expect.element(status).toHaveTextContent(/: rows 0 to 19$/);
    await expect.poll(() => skeletons(demo)).toBe(0);
  }
});

act('LazyErrors', async (demo) => {
  const fails = demo.getByRole('switch', { name: 'Server fails' });
  const alert = demo.getByText(/^Rows \d+ to \d+ failed$/);
  const prices = () => texts(demo, 'price').map((price) => Number(price.replace(',', '')));
  const rise = () => (prices().at(-1) ?? 0) - (prices()[0] ?? 0);
  await expect.poll(() => texts(demo, 'id')[0]).toBe('1');
  for (const direction of [1, -1]) {
    await fails.click();
    await click(header(demo, 'price'));
    await expect.element(alert).toBeVisible();
    await fails.click();
    await demo.getByRole('button', { name: 'Retry' }).click();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.poll(() => rise() * direction).toBeGreaterThan(0);
  }
  await fails.click();
  scroller(demo).scrollTop = 52 * 100;
  await expect.element(alert).toBeVisible();
  expect(skeletons(demo)).toBeGreaterThan(0);
  await fails.click();
  scroller(demo).scrollTop = 52 * 130;
  await expect.element(alert).not.toBeInTheDocument();
  await expect.poll(() => skeletons(demo), { timeout: 5000 }).toBe(0);
});

act('CursorLoading', async (demo) => {
  const status = demo.getByRole('status');
  await expect.poll(() => texts(demo, 'id')[0]).toBe('48000');
  await expect.element(status).toHaveTextContent('Request 1: from the first order');
  await scrollTo(demo, 'id', '47980');
  await expect.element(status).toHaveTextContent(/^Request \d: after-479\d\d$/);
  await toTop(demo, 'id', '48000');
  await click(header(demo, 'id'));
  await expect.poll(() => texts(demo, 'id')[0], { timeout: 5000 }).toBe('47881');
  await scrollTo(demo, 'id', '47910');
  await toTop(demo, 'id', '47881');
  await click(header(demo, 'id'));
  await expect.poll(() => texts(demo, 'id')[0], { timeout: 5000 }).toBe('48000');
  await click(header(demo, 'id'));
  await scrollTo(demo, 'id', '47930');
  const ids = texts(demo, 'id').filter(Boolean).map(Number);
  expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) - index));
});

claim(
  [
    'The footer shows the number of rows instead of page controls.',
    'The pageSize of the paginationModel sets the size of a request: ranges start at multiples of it, and a request can contain several pages.',
    'The default is 100 rows.',
    'The grid requests the rows near the viewport, and skips those far above them.',
  ],
  async () => {
    const shown = await showLazy();
    await expect.poll(() => texts(shown.screen, 'id')[0]).toBe('0');
    expect(shown.ranges()).toEqual(['0-19']);
    await expect.element(shown.screen.getByText('Total Rows: 100')).toBeVisible();
    expect(shown.screen.getByRole('button', { name: 'Go to next page' }).elements()).toEqual([]);
    scroller(shown.screen).scrollTop = 52 * 50;
    await expect.poll(() => texts(shown.screen, 'id')).toContain('50');
    expect(shown.ranges()).toEqual(['0-19', expect.stringMatching(/^40-[57]9$/)]);
    shown.screen.unmount();
    const usual = await showLazy({ initialState: {} });
    expect(usual.ranges()).toEqual(['0-99']);
  },
);

claim(
  'When the sort order or the filter changes, the grid scrolls to the top and requests the first page again.',
  async () => {
    const shown = await showLazy();
    for (const change of [
      () => shown.api.setSortModel([{ field: 'mark', sort: 'asc' }]),
      () => shown.api.setFilterModel({ items: [{ field: 'mark', operator: '>', value: 5 }] }),
    ]) {
      await expect
        .poll(() => {
          scroller(shown.screen).scrollTop = 52 * 50;
          return shown.ranges().at(-1);
        })
        .toMatch(/^40-/);
      await expect.poll(() => skeletons(shown.screen)).toBe(0);
      change();
      await expect.poll(() => shown.ranges().at(-1)).toBe('0-19');
      await expect.poll(() => scroller(shown.screen).scrollTop).toBe(0);
    }
    await expect.poll(() => texts(shown.screen, 'mark')[0]).toBe('6');
    await expect.element(shown.screen.getByText('Total Rows: 94')).toBeVisible();
  },
);

claim(
  [
    "In version 8.4.0, a response with pageInfo.nextCursor can fail: onDataSourceError receives \"Cannot read properties of undefined (reading 'id')\", and the grid doesn't show the rows (#18571).",
    'This happens if a request contains several pages, or if the pageSize exceeds the smallest of the pageSizeOptions, which is 25 by default.',
    'Return only rows and rowCount.',
    'The grid requests rows by their index.',
  ],
  async () => {
    const shown = await showLazy(
      {},
      { change: (sent) => ({ ...sent, pageInfo: { nextCursor: 'a' } }) },
    );
    await expect.poll(() => texts(shown.screen, 'id')[0]).toBe('0');
    scroller(shown.screen).scrollTop = 52 * 50;
    await expect
      .poll(() => shown.errors[0]?.message)
      .toBe("Cannot read properties of undefined (reading 'id')");
    expect(shown.ranges().at(-1)).toBe('40-79');
    expect(skeletons(shown.screen)).toBeGreaterThan(0);
    shown.screen.unmount();
    for (const pageSize of [25, 26]) {
      const onePage = await showLazy(
        {},
        { pageSize, change: (sent) => ({ ...sent, pageInfo: { nextCursor: 'a' } }) },
      );
      await expect.poll(() => texts(onePage.screen, 'id')[0]).toBe('0');
      scroller(onePage.screen).scrollTop = 52 * pageSize;
      await expect.poll(() => onePage.server.getLog()[1]?.state).toBe('answered');
      expect(onePage.ranges()).toEqual(['0-' + (pageSize - 1), `${pageSize}-${2 * pageSize - 1}`]);
      await expect.poll(() => onePage.errors).toHaveLength(pageSize - 25);
      onePage.screen.unmount();
    }
  },
);

claim(
  [
    'The rowCount prop | You know the count before the first request. The prop overrides the other sources',
    'rowCount in the response of getRows() | Your server counts the rows of the current filter',
    'apiRef.current.setRowCount(count) | You receive the count later',
    'If the count is too large, the skeleton rows at the end are never replaced.',
  ],
  async () => {
    const rowsOf = ({ api }: Awaited<ReturnType<typeof showLazy>>) =>
      api.getRowNode(GRID_ROOT_GROUP_ID)?.type === 'group' && api.getAllRowIds().length > 0
        ? api.state.pagination.rowCount
        : 0;
    const byProp = await showLazy({ rowCount: 50 });
    await expect.poll(() => rowsOf(byProp)).toBe(50);
    byProp.api.setRowCount(70);
    expect(rowsOf(byProp)).toBe(50);
    byProp.screen.unmount();
    const late = await showLazy({}, { change: ({ rows }) => ({ rows }) });
    await expect.poll(() => rowsOf(late)).toBe(-1);
    late.api.setRowCount(120);
    await expect.poll(() => rowsOf(late)).toBe(120);
    await expect
      .poll(() => {
        scroller(late.screen).scrollTop = 1e6;
        return late.ranges().at(-1);
      })
      .toMatch(/^100-1[13]9$/);
    await expect.poll(() => late.server.getLog().at(-1)?.state).toBe('answered');
    await settled();
    expect(skeletons(late.screen)).toBeGreaterThan(0);
  },
);

claim(
  [
    'Rows stay selected when the user scrolls them out of view.',
    "After sorting or filtering, the grid deselects rows that aren't in the first response, unless you set keepNonExistentRowsSelected.",
  ],
  async () => {
    for (const [count, keepNonExistentRowsSelected] of [
      ['known', false],
      ['known', true],
      ['unknown', false],
      ['unknown', true],
    ] as const) {
      const shown = await showLazy(
        { checkboxSelection: true, keepNonExistentRowsSelected },
        { count },
      );
      await expect.poll(() => texts(shown.screen, 'id')[1]).toBe('1');
      await shown.screen.getByRole('checkbox', { name: 'Select row' }).nth(1).click();
      const selected = () => [...shown.api.state.rowSelection.ids];
      await expect
        .poll(
          () => {
            scroller(shown.screen).scrollTop = 1e6;
            return shown.api.getRowNode(1)?.type;
          },
          { timeout: 8000 },
        )
        .toBe('skeletonRow');
      expect(selected()).toEqual([1]);
      await toTop(shown.screen, 'id', '0');
      expect(row(shown.screen, 1).getAttribute('aria-selected')).toBe('true');
      shown.api.setSortModel([{ field: 'id', sort: 'desc' }]);
      await expect.poll(() => texts(shown.screen, 'id')[0]).toBe('99');
      expect(selected()).toEqual(keepNonExistentRowsSelected ? [1] : []);
      shown.api.selectRow(99, true);
      shown.api.setFilterModel({ items: [{ field: 'id', operator: '<', value: 50 }] });
      await expect.poll(() => texts(shown.screen, 'id')[0]).toBe('49');
      expect(selected()).toEqual(keepNonExistentRowsSelected ? [1, 99] : []);
      shown.screen.unmount();
    }
  },
);

claim(
  [
    'Row count | 0 or more | -1, or missing',
    'Scrollbar | As long as all rows | As long as the loaded rows',
    "Requests | The rows in view that aren't loaded | The rows after the last loaded row, when that row is near",
    'In both modes, the grid replaces rows that are far from the viewport with skeleton rows when a response arrives.',
    "When the user scrolls back, these rows are loaded from the cache, or from the server if they aren't in the cache.",
  ],
  async () => {
    for (const count of ['known', 'unknown'] as const) {
      for (const dataSourceCache of [undefined, null]) {
        const shown = await showLazy({ dataSourceCache }, { count });
        await expect.poll(() => texts(shown.screen, 'id')[0]).toBe('0');
        const rows = count === 'known' ? 100 : 20;
        expect(scroller(shown.screen).scrollHeight).toBeGreaterThan(rows * 52);
        expect(scroller(shown.screen).scrollHeight).toBeLessThan(rows * 52 + 150);
        await scrollTo(shown.screen, 'id', '70');
        expect(shown.api.getRowNode(0)?.type).toBe('skeletonRow');
        const before = shown.ranges().length;
        await toTop(shown.screen, 'id', '0');
        expect(shown.api.getRowNode(0)?.type).toBe('leaf');
        expect(shown.ranges().slice(before)).toEqual(
          dataSourceCache === null ? [expect.stringMatching(/^0-/)] : [],
        );
        shown.screen.unmount();
      }
    }
  },
);

claim(
  "Users can jump to rows that aren't loaded, with the scrollbar or Ctrl+End. In code, call apiRef.current.scrollToIndexes({ rowIndex: 1500 }).",
  async () => {
    const shown = await showLazy();
    await expect.poll(() => texts(shown.screen, 'id')[0]).toBe('0');
    await click(cell(shown.screen, 'id'));
    await press('Control+End');
    await expect.poll(() => texts(shown.screen, 'id')).toContain('99');
    shown.api.scrollToIndexes({ rowIndex: 45 });
    await expect.poll(() => texts(shown.screen, 'id')).toContain('45');
  },
);

claim(
  [
    'While the user scrolls, the grid sends at most one request every 500 ms.',
    'To change this time, set lazyLoadingRequestThrottleMs.',
    "The throttle doesn't delay the next page of infinite loading.",
    'After the pause, the grid requests the rows that are then in view.',
  ],
  async () => {
    const many = Array.from({ length: 2000 }, (_, id) => ({ id, mark: id }));
    const requests: number[] = [];
    for (const isThrottled of [true, false]) {
      const shown = await showLazy(isThrottled ? {} : { lazyLoadingRequestThrottleMs: 0 }, {
        isThrottled,
        pageSize: 5,
        rows: many,
      });
      const start = performance.now();
      for (let step = 0; step < 40; step += 1) {
        scroller(shown.screen).scrollTop += 300;
        await settled();
      }
      const most = (performance.now() - start) / 500;
      const first = Math.floor(scroller(shown.screen).scrollTop / 52);
      await expect.poll(() => texts(shown.screen, 'id')).toContain(String(first + 2));
      if (isThrottled) {
        expect(shown.ranges().length - 1).toBeLessThanOrEqual(most + 3); // the first call and the last one
      }
      requests.push(shown.ranges().length);
      shown.screen.unmount();
    }
    expect(requests[1]).toBeGreaterThan(requests[0] ?? 0);
    const infinite = await showLazy({ lazyLoadingRequestThrottleMs: 60_000 }, { count: 'unknown' });
    await expect.poll(() => texts(infinite.screen, 'id')[0]).toBe('0');
    await scrollTo(infinite.screen, 'id', '39');
    expect(infinite.ranges().slice(0, 2)).toEqual(['0-19', '20-39']);
  },
);

claim(
  [
    'When the last row is less than 80 px below the viewport, the grid requests the next page.',
    'To change this distance, set scrollEndThreshold.',
    "If a page doesn't fill the grid, the grid requests the next page without scrolling.",
  ],
  async () => {
    for (const [scrollEndThreshold, distance, requests] of [
      [undefined, 120, 1],
      [undefined, 60, 2],
      [300, 280, 2],
    ] as const) {
      const shown = await showLazy(scrollEndThreshold === undefined ? {} : { scrollEndThreshold }, {
        count: 'unknown',
      });
      await expect.poll(() => texts(shown.screen, 'id')[0]).toBe('0');
      await settled();
      const box = scroller(shown.screen);
      box.scrollTop = box.scrollHeight - box.clientHeight - distance;
      await quiet();
      expect(shown.ranges()).toHaveLength(requests);
      shown.screen.unmount();
    }
    const tall = await showLazy({}, { count: 'unknown', pageSize: 5, height: 600 });
    await expect.poll(() => texts(tall.screen, 'id').length).toBeGreaterThan(9);
    expect(scroller(tall.screen).scrollTop).toBe(0);
  },
);

claim(
  [
    'The grid stops requesting pages after a response without new rows, and ignores pageInfo.hasNextPage (#22933).',
    'If you return a rowCount with the last page and -1 with the others, the grid resets when the user scrolls back to those pages.',
  ],
  async () => {
    for (const isCounted of [false, true]) {
      const shown = await showLazy(
        {},
        {
          rows: ROWS.slice(0, 60),
          count: 'unknown',
          change: ({ rows }, { end }) => {
            const hasNextPage = Number(end) < 59;
            return {
              rows,
              pageInfo: { hasNextPage },
              rowCount: isCounted && !hasNextPage ? 60 : -1,
            };
          },
        },
      );
      await scrollTo(shown.screen, 'id', '59');
      for (const top of [1e6, 1600, 1e6, 0]) {
        scroller(shown.screen).scrollTop = top;
        await quiet();
      }
      expect(shown.ranges().slice(0, 4)).toEqual([
        ...['0-19', '20-39', '40-59'],
        isCounted ? '0-19' : '60-79',
      ]);
      if (!isCounted) {
        expect(shown.ranges()).toHaveLength(4);
      }
      shown.screen.unmount();
    }
  },
);

claim(
  [
    'From -1 to 40, with 20 loaded rows | Skeleton rows are added after the loaded rows',
    'From 40 to 100 | Skeleton rows are added',
    'Below the number of loaded rows and skeleton rows, such as from 100 to 40 | The grid resets: it empties the cache and requests the first page',
    'From 40 to -1 | The grid resets, and continues with infinite loading',
    'After a reset, the grid scrolls to the top.',
  ],
  async () => {
    const change = ({ rows }: Response) => ({ rows });
    const shown = await showLazy({ rowCount: -1 }, { change });
    const total = () => Math.round((scroller(shown.screen).scrollHeight - 56) / 52);
    await expect.poll(total).toBe(20);
    const clear = vi.spyOn(shown.api.dataSource.cache, 'clear');
    const set = (rowCount: number) => shown.redraw({ ...shown.base, rowCount });
    await set(40);
    await expect.poll(total).toBe(40);
    await set(100);
    await expect.poll(total).toBe(100);
    expect(shown.ranges()).toEqual(['0-19']);
    scroller(shown.screen).scrollTop = 52 * 50;
    await expect.poll(() => shown.ranges()).toHaveLength(2);
    await expect.poll(() => skeletons(shown.screen)).toBe(0);
    expect(clear).not.toHaveBeenCalled();
    const resets = async (rowCount: number, rows: number) => {
      await quiet(); // a count that arrives during a request doesn't reset the grid
      await expect
        .poll(() => shown.server.getLog().every(({ state }) => state !== 'open'))
        .toBe(true);
      const [clears, asked] = [clear.mock.calls.length, shown.ranges().length];
      await set(rowCount);
      await expect.poll(total).toBe(rows);
      await expect.poll(() => clear.mock.calls.length).toBe(clears + 1);
      await expect.poll(() => shown.ranges()[asked]).toBe('0-19');
      await expect.poll(() => scroller(shown.screen).scrollTop).toBe(0);
    };
    await resets(40, 40);
    await resets(-1, 20);
    await scrollTo(shown.screen, 'id', '59');
    await resets(40, 40);
  },
);

claim(
  'In 8.4.0, a new getRowId function or a change of loading removes the skeleton rows.',
  async () => {
    const changes: Partial<DataGridProProps>[] = [{ getRowId: ({ id }) => id }, { loading: true }];
    for (const change of changes) {
      const { screen, base, redraw } = await showLazy();
      const total = () => Math.round((scroller(screen).scrollHeight - 56) / 52);
      await expect.poll(total).toBe(100);
      await redraw({ ...base });
      await quiet();
      expect(total()).toBe(100);
      await redraw({ ...base, ...change });
      await expect.poll(total).toBe(20);
      screen.unmount();
    }
  },
);

claim(
  [
    'In 8.4.0, if the rowCount prop increases, the loaded rows move up over the skeleton rows between them.',
    'With setRowCount(), they stay in place.',
  ],
  async () => {
    for (const isProp of [true, false]) {
      const { screen, api, base, redraw } = await showLazy(isProp ? { rowCount: 80 } : {}, {
        change: ({ rows }) => ({ rows }),
      });
      const total = () => Math.round((scroller(screen).scrollHeight - 56) / 52);
      const placeOf = (id: number) => api.getRowIndexRelativeToVisibleRows(id);
      if (!isProp) {
        api.setRowCount(80);
      }
      await expect.poll(total).toBe(80);
      scroller(screen).scrollTop = 52 * 50;
      await expect.poll(() => placeOf(50)).toBe(50);
      await (isProp ? redraw({ ...base, rowCount: 100 }) : api.setRowCount(100));
      await expect.poll(total).toBe(100);
      expect([0, 50].map(placeOf)).toEqual([0, isProp ? 30 : 50]);
      screen.unmount();
    }
  },
);

claim(
  [
    "In version 8.4.0, lazyLoading works with neither tree data nor row grouping: the grouping column shows no names, and groups can't be expanded. See issue #14527.",
    'Without lazyLoading, the grid requests the rows of a group when the user expands it.',
  ],
  async () => {
    for (const lazyLoading of [true, false]) {
      for (const isTree of [true, false]) {
        const server = createRowServer({
          rows: isTree ? makeStaff(30) : ROWS,
          latency: 10,
          ...(isTree && { pathOf: (each) => (each as unknown as { path: string[] }).path }),
        });
        const field = isTree ? '__tree_data_group__' : '__row_group_by_columns_group__';
        const { screen } = await showPremium({
          columns: isTree ? [{ field: 'job' }] : COLUMNS,
          treeData: isTree,
          lazyLoading,
          initialState: { rowGrouping: { model: isTree ? [] : ['mark'] } },
          onDataSourceError: () => {},
          dataSource: {
            getRows: async (params) => {
              const { rows, rowCount } = await server.getRows(params);
              return { rows, rowCount };
            },
            getGroupKey: ({ groupKey, id }) => String(groupKey || id),
            getChildrenCount: ({ childrenCount }) => Number(childrenCount),
          },
        });
        await expect.poll(() => texts(screen, field).length).toBeGreaterThan(0);
        const name = texts(screen, field)[0];
        expect(name).toMatch(lazyLoading ? /^( \(4\))?$/ : /^\S+/);
        const before = texts(screen, field);
        const icon = cell(screen, field).querySelector('button');
        expect(icon === null).toBe(lazyLoading && !isTree);
        if (icon) {
          await click(icon);
          await expect.poll(() => server.getLog()).toHaveLength(2);
          await expect.poll(() => server.getLog().at(-1)?.state).toBe('answered');
        }
        await settled();
        expect(texts(screen, field).length > before.length || !isTree).toBe(
          !lazyLoading || !isTree,
        );
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'onDataSourceError receives a GridGetRowsError with the parameters of the request.',
    'To repeat the request, pass these parameters to fetchRows():',
    'Without these parameters, fetchRows() requests the first page.',
    'The first page | The grid stays in the loading state | Your retry',
    'Rows in view (viewport loading) | The skeleton rows stay | Scrolling, or your retry',
    'The next page (infinite loading) | The grid stays in the loading state | Your retry',
    'A new sort order or filter | The grid stays in the loading state, and scrolling sends no requests | Your retry',
    'After a failed request, the progress bar or the skeleton can stay until a request succeeds.',
  ],
  async () => {
    for (const count of ['known', 'unknown'] as const) {
      let isFailing = true;
      const shown = await showLazy(
        { dataSourceCache: null },
        {
          count,
          change: (sent) => {
            if (isFailing) {
              throw new Error('No connection');
            }
            return sent;
          },
        },
      );
      const isLoading = () => shown.api.state.rows.loading;
      const recover = async () => {
        isFailing = false;
        shown.retry();
        await expect.poll(isLoading).toBe(false);
        await expect.poll(() => skeletons(shown.screen)).toBe(0);
        isFailing = true;
      };
      await expect.poll(() => shown.errors).toHaveLength(1);
      expect(shown.errors[0]?.name).toBe('GridGetRowsError');
      expect(isLoading()).toBe(true);
      await recover();
      expect(texts(shown.screen, 'id')[0]).toBe('0');

      scroller(shown.screen).scrollTop = count === 'known' ? 52 * 50 : 1e6;
      await expect.poll(() => shown.errors).toHaveLength(2);
      expect(isLoading()).toBe(count === 'unknown');
      expect(skeletons(shown.screen) > 0).toBe(count === 'known');
      scroller(shown.screen).scrollTop += count === 'known' ? 300 : -100;
      if (count === 'known') {
        await expect.poll(() => shown.errors.length).toBeGreaterThan(2);
      }
      await recover();

      const before = shown.errors.length;
      shown.api.setSortModel([{ field: 'id', sort: 'desc' }]);
      await expect.poll(() => shown.errors).toHaveLength(before + 1);
      expect(isLoading()).toBe(true);
      scroller(shown.screen).scrollTop += 400;
      await quiet();
      expect(shown.errors).toHaveLength(before + 1);
      await recover();
      await expect.poll(() => texts(shown.screen, 'id')[0]).toBe('99');
      shown.api.dataSource.fetchRows();
      expect(shown.ranges().at(-1)).toBe('0-19');
      shown.screen.unmount();
    }
  },
);
