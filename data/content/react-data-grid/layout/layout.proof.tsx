import type { CSSProperties, ReactNode } from 'react';
import { DataGrid, type DataGridProps, type GridApi } from '@mui/x-data-grid';
import { header, texts } from '#test/proofs/grids.tsx';
import { act, claim, click, expect, show, takeConsole, vi, type Screen } from '#test/proof.tsx';

const ROWS = Array.from({ length: 200 }, (_, id) => ({ id, name: `name ${id}` }));
const COLUMNS = [{ field: 'name' }];
const FLEX: CSSProperties = { display: 'flex', flexDirection: 'column' };

/** A grid in a parent with this style, in an element that is 700 px wide. */
async function within(
  style: CSSProperties,
  props: Partial<DataGridProps> = {},
  before?: ReactNode,
) {
  const apiRef: { current: GridApi | null } = { current: null };
  const draw = (own: CSSProperties, others = props) => (
    <div style={{ width: 700 }}>
      <div style={own}>
        {before}
        <DataGrid rows={ROWS} columns={COLUMNS} hideFooter {...others} apiRef={apiRef} />
      </div>
    </div>
  );
  const screen = await show(draw(style));
  return {
    screen,
    apiRef,
    redraw: (next: CSSProperties, others?: Partial<DataGridProps>) =>
      screen.rerender(draw(next, others)),
  };
}

type Stage = Pick<Screen, 'stage'>;
const root = ({ stage }: Stage) => stage.querySelector<HTMLElement>('.MuiDataGrid-root') ?? stage;
const heightOf = (screen: Stage) => root(screen).offsetHeight;
const rowsOf = ({ stage }: Stage) => stage.querySelectorAll('[role="row"][data-id]').length;
const overlay = ({ stage }: Stage) =>
  stage.querySelector<HTMLElement>('.MuiDataGrid-overlayWrapperInner')?.offsetHeight;
/** 100 rows of a page, headers and borders. */
const ALL = 100 * 52 + 58;

/** Sorts by a column and back. */
async function sortThrough(demo: Screen, field: string): Promise<void> {
  const first = texts(demo, field)[0];
  for (let turn = 0; turn < 2; turn += 1) {
    await click(header(demo, field));
    await click(header(demo, field));
    await expect.poll(() => texts(demo, field)[0]).not.toBe(first);
    await click(header(demo, field));
    await expect.poll(() => texts(demo, field)[0]).toBe(first);
  }
}

act('FillRemainingSpace', async (demo) => {
  const first = heightOf(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Hide the summary' }).click();
    await expect.poll(() => heightOf(demo)).toBeGreaterThan(first + 20);
    await demo.getByRole('button', { name: 'Show the summary' }).click();
    await expect.poll(() => heightOf(demo)).toBe(first);
  }
  expect(demo.stage.offsetHeight).toBeLessThan(520);
});

act('FlexColumnParent', async (demo) => {
  expect(heightOf(demo)).toBe(400);
  expect(rowsOf(demo)).toBeLessThan(20);
  await sortThrough(demo, 'destination');
});

act('ClampedHeight', async (demo) => {
  const add = demo.getByRole('button', { name: 'Add an order' });
  const remove = demo.getByRole('button', { name: 'Remove an order' });
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => heightOf(demo)).toBe(214);
    await add.click();
    await expect.poll(() => heightOf(demo)).toBe(266);
    for (let count = 4; count < 12; count += 1) {
      await add.click();
    }
    await expect.element(add).toBeDisabled();
    await expect.poll(() => heightOf(demo)).toBe(400);
    for (let count = 12; count > 0; count -= 1) {
      await remove.click();
    }
    await expect.element(remove).toBeDisabled();
    await expect.poll(() => heightOf(demo)).toBe(200);
    await expect.element(demo.getByText('No rows')).toBeVisible();
    for (let count = 0; count < 3; count += 1) {
      await add.click();
    }
  }
});

act('FixedBox', async (demo) => {
  expect(root(demo).offsetWidth).toBe(460);
  expect(heightOf(demo)).toBe(318);
  await sortThrough(demo, 'station');
});

act('OverlayHeight', async (demo) => {
  const variable = demo.getByRole('switch', { name: 'Set --DataGrid-overlayHeight' });
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => overlay(demo)).toBe(250);
    await variable.click();
    await expect.poll(() => overlay(demo)).toBe(104);
    await demo.getByRole('button', { name: 'Add a claim' }).click();
    await expect.poll(() => heightOf(demo)).toBe(110);
    await demo.getByRole('button', { name: 'Remove the claim' }).click();
    await expect.element(demo.getByText('No open claims')).toBeVisible();
    await variable.click();
  }
});

act('AutoHeightLegacy', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => heightOf(demo)).toBe(3 * 52 + 58);
    await demo.getByRole('button', { name: 'Add a person' }).click();
    await expect.poll(() => heightOf(demo)).toBe(4 * 52 + 58);
    for (let count = 4; count > 0; count -= 1) {
      await demo.getByRole('button', { name: 'Remove a person' }).click();
    }
    await expect.poll(() => heightOf(demo)).toBe(2 * 52 + 58); // the overlay
    for (let count = 0; count < 3; count += 1) {
      await demo.getByRole('button', { name: 'Add a person' }).click();
    }
  }
});

claim(
  [
    'a fixed height | The height of the parent | Those in view',
    'display: flex, flexDirection: column, maxHeight | The height of its rows, up to the limit | Those in view',
    'no height | The height of its rows | Every row of the page',
    "In a parent with display: 'flex' and flexDirection: 'column', the grid grows with its rows.",
    'Set a maxHeight on the parent: rows beyond that height scroll, and the grid renders only those in view.',
    'When the parent has no height, the grid is as high as its rows, and renders every row of the current page.',
    'With 100 rows per page, that is 5,200 pixels of rows.',
  ],
  async () => {
    const { screen, redraw } = await within({ height: 300 });
    expect([heightOf(screen), rowsOf(screen) < 15]).toEqual([300, true]);
    await redraw({ ...FLEX, maxHeight: 400 });
    await expect.poll(() => heightOf(screen)).toBe(400);
    expect(rowsOf(screen)).toBeLessThan(15);
    await redraw({ ...FLEX, maxHeight: 400 }, { rows: ROWS.slice(0, 2) });
    await expect.poll(() => heightOf(screen)).toBe(2 * 52 + 58);
    for (const style of [FLEX, {}]) {
      await redraw(style, { rows: ROWS });
      await expect.poll(() => heightOf(screen)).toBe(ALL);
      await expect.poll(() => rowsOf(screen)).toBe(100);
    }
  },
);

claim(
  [
    "Without display: 'flex' and flexDirection: 'column', maxHeight doesn't limit the grid: it becomes as high as its rows, and extends beyond the parent.",
    "The same happens in a parent with display: 'flex' alone, or with display: 'grid'.",
  ],
  async () => {
    for (const style of [{}, { display: 'grid' }, { display: 'flex' }]) {
      const { screen } = await within({ ...style, maxHeight: 300 });
      await expect.poll(() => heightOf(screen)).toBe(ALL);
      expect(root(screen).parentElement?.offsetHeight).toBe(300);
      screen.unmount();
    }
  },
);

claim(
  'With minHeight on the parent, the grid has that height even if it contains few rows.',
  async () => {
    const { screen } = await within({ ...FLEX, minHeight: 350 }, { rows: ROWS.slice(0, 1) });
    await expect.poll(() => heightOf(screen)).toBe(350);
  },
);

claim(
  [
    'This grid shows five rows of 52 pixels, column headers of 56 pixels, and two borders of 1 pixel, which is 318 pixels in total. The footer would need 53 more.',
    'Without a width, the grid is as wide as its parent allows.',
  ],
  async () => {
    const { screen, redraw } = await within({}, { rows: ROWS.slice(0, 5) });
    await expect.poll(() => heightOf(screen)).toBe(318);
    expect(root(screen).offsetWidth).toBe(700);
    await redraw({}, { rows: ROWS.slice(0, 5), hideFooter: false });
    await expect.poll(() => heightOf(screen)).toBe(318 + 53);
  },
);

claim(
  [
    "A height in percent needs a parent whose own height doesn't depend on its content.",
    'The parent can have a height in pixels, in viewport units, or in percent of such a parent, or be a flex item that fills its container.',
    "minHeight and maxHeight aren't enough.",
    'Otherwise the browser ignores the percentage, and the element behaves like one without a height.',
    "100dvh doesn't depend on any ancestor.",
  ],
  async () => {
    const { screen, redraw } = await within({ height: '50%' });
    await expect.poll(() => heightOf(screen)).toBe(ALL);
    await redraw({ height: '50dvh' });
    await expect.poll(() => heightOf(screen)).toBe(400);
    screen.unmount();
    const inside = await show(
      <div style={{ height: 600 }}>
        <div style={{ height: '50%' }}>
          <div style={{ height: '100%' }}>
            <DataGrid rows={ROWS} columns={COLUMNS} />
          </div>
        </div>
      </div>,
    );
    expect(heightOf(inside)).toBe(300);
    inside.unmount();
    const grid = (
      <div style={{ height: '100%' }}>
        <DataGrid rows={ROWS} columns={COLUMNS} hideFooter />
      </div>
    );
    for (const style of [{ minHeight: 300 }, { maxHeight: 300 }]) {
      const alone = await show(<div style={style}>{grid}</div>);
      await expect.poll(() => heightOf(alone)).toBe(ALL);
      alone.unmount();
    }
    for (const flexDirection of ['row', 'column'] as const) {
      const item = await show(
        <div style={{ display: 'flex', flexDirection, height: 300 }}>
          <div style={{ flex: 1, minHeight: 0, minWidth: 0 }}>{grid}</div>
        </div>,
      );
      await expect.poll(() => heightOf(item)).toBe(300);
      item.unmount();
    }
  },
);

claim(
  [
    'To give the grid the space below a header, make the page a flex container, and wrap the grid in an element with flex: 1 and minHeight: 0:',
    'Without minHeight: 0, the element is at least as high as all rows, and the page scrolls instead of the grid (issue #8895).',
    'The same applies to a row of flex items, such as a grid beside a sidebar. With minWidth: 0, the element that contains the grid can become narrower than the columns.',
  ],
  async () => {
    for (const minHeight of [0, undefined]) {
      const screen = await show(
        <div style={{ ...FLEX, height: 500 }}>
          <div style={{ flex: 'none', height: 100 }}>Orders</div>
          <div style={{ flex: 1, minHeight }}>
            <DataGrid rows={ROWS} columns={COLUMNS} hideFooter />
          </div>
        </div>,
      );
      await expect.poll(() => heightOf(screen)).toBe(minHeight === 0 ? 400 : ALL);
      screen.unmount();
    }
    const wide = [{ field: 'name', width: 900 }];
    for (const minWidth of [0, undefined]) {
      const screen = await show(
        <div style={{ display: 'flex', width: 600 }}>
          <div style={{ flex: 'none', width: 200 }}>Menu</div>
          <div style={{ flex: 1, minWidth, height: 300 }}>
            <DataGrid rows={ROWS} columns={wide} />
          </div>
        </div>,
      );
      await expect
        .poll(() => root(screen).offsetWidth)
        .toSatisfy((width: number) => (minWidth === 0 ? width === 400 : width > 400));
      screen.unmount();
    }
  },
);

claim(
  [
    'If the height of the parent is 0, or too small for more than the footer, the grid logs an error and shows no rows:',
    'The parent DOM element of the Data Grid has an empty height.',
    'A parent with a width of 0 causes the same error for the width.',
    'The grid is in an element with display: none, such as a hidden tab | Mount the grid when the element becomes visible',
    "The width of the parent depends on its content, as with display: inline-flex | Set width: '100%' on the parent",
    'In a hidden element, you can ignore the error. The grid appears when the element does.',
  ],
  async () => {
    for (const [style, word] of [
      [{ height: 0 }, 'height'],
      [{ width: 0, height: 300 }, 'width'],
      [{ display: 'none', height: 300 }, 'height'],
      [{ display: 'inline-flex', flexDirection: 'column', height: 300 }, 'width'],
    ] as const) {
      const { screen, redraw } = await within(style);
      const said: string[] = [];
      await expect
        .poll(() => said.concat(takeConsole()).join(' '))
        .toContain(`The parent DOM element of the Data Grid has an empty ${word}.`);
      if ('height' in style && style.height === 0) {
        expect(heightOf(screen)).toBe(2); // its borders
      }
      if ('display' in style) {
        await redraw({ ...style, display: 'flex', width: '100%' });
        await expect.poll(() => heightOf(screen)).toBe(300);
        await expect
          .element(screen.getByRole('gridcell', { name: 'name 1' }).first())
          .toBeVisible();
      }
      takeConsole();
      screen.unmount();
    }
    const { screen } = await within({
      display: 'inline-flex',
      flexDirection: 'column',
      height: 300,
      width: '100%',
    });
    expect(root(screen).offsetWidth).toBe(700);
    screen.unmount();
    await within({ height: 45 }, { hideFooter: false });
    expect(takeConsole().join(' ')).toContain('has an empty height.');
  },
);

claim(
  [
    'The grid adapts to the size of its parent.',
    'onResize is called when the size changes, with the width and the height of the area that contains the headers and rows.',
    'This area excludes borders, the toolbar and the footer.',
    "It's called at most once per resizeThrottleMs, which is 60 milliseconds by default.",
    "With resizeThrottleMs={0}, it's never called.",
  ],
  async () => {
    const onResize = vi.fn();
    const { screen, redraw, apiRef } = await within({ height: 300 }, { onResize });
    await redraw({ height: 360 });
    await expect.poll(() => onResize.mock.lastCall?.[0].height).toBe(358);
    expect(onResize.mock.lastCall?.[0].width).toBe(698);
    expect(heightOf(screen)).toBe(360);
    expect(apiRef.current?.getRootDimensions().hasScrollY).toBe(true);
    onResize.mockClear();
    const start = performance.now();
    for (let height = 361; height < 381; height += 1) {
      await redraw({ height });
    }
    await expect.poll(() => onResize.mock.lastCall?.[0].height).toBe(378);
    const turns = (performance.now() - start) / 60;
    expect(onResize.mock.calls.length).toBeLessThanOrEqual(turns + 2);
    await redraw({ height: 380 }, { onResize, hideFooter: false, showToolbar: true });
    const main = screen.stage.querySelector<HTMLElement>('.MuiDataGrid-main');
    await expect.poll(() => main?.offsetHeight).toBeLessThan(378 - 52 - 40);
    await expect.poll(() => onResize.mock.lastCall?.[0].height).toBe(main?.offsetHeight);
    expect(apiRef.current?.getRootDimensions().root.height).toBe(main?.offsetHeight);
    screen.unmount();
    onResize.mockClear();
    const always = await within({ height: 300 }, { onResize, resizeThrottleMs: 0 });
    await always.redraw({ height: 360 });
    await expect.poll(() => always.apiRef.current?.getRootDimensions().root.height).toBe(358);
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    expect(onResize).not.toHaveBeenCalled();
  },
);

claim(
  [
    'Overlays such as "No rows" and the loading overlay fill the space for rows.',
    'If the grid takes its height from its rows, an empty grid has no such space. The overlay is then as high as two rows.',
    'To change that, set the CSS variable --DataGrid-overlayHeight. In a parent with a fixed height, the overlay keeps its height, and a higher value makes the empty grid scroll.',
  ],
  async () => {
    for (const loading of [false, true]) {
      for (const sx of [undefined, { '--DataGrid-overlayHeight': '300px' }]) {
        for (const [style, props, free] of [
          [FLEX, { rowHeight: 52 }, 104],
          [FLEX, { rowHeight: 80 }, 160],
          [{}, { autoHeight: true }, 104],
          [{ height: 500 }, {}, undefined],
        ] as const) {
          const { screen } = await within(style, { rows: [], loading, sx, ...props });
          await expect.poll(() => overlay(screen)).toBe(free ? (sx ? 300 : free) : 442);
          screen.unmount();
        }
      }
    }
    for (const variable of ['300px', '600px']) {
      const sx = { '--DataGrid-overlayHeight': variable };
      const { screen } = await within({ height: 500 }, { rows: [], sx });
      const scroller = screen.stage.querySelector('.MuiDataGrid-virtualScroller');
      const isHigher = () => (scroller?.scrollHeight ?? 0) > (scroller?.clientHeight ?? 0);
      await expect.poll(isHigher).toBe(variable === '600px');
      expect(overlay(screen)).toBe(442);
      screen.unmount();
    }
  },
);

claim(
  [
    'autoHeight makes the grid as high as its rows. The default is false.',
    'With autoHeight, the grid renders every row of the page, and maxHeight on a flex parent hides the rows beyond that height without a scrollbar.',
    "To replace it, remove the prop, and wrap the grid in <div style={{ display: 'flex', flexDirection: 'column' }}>.",
    'Don\'t combine autoHeight with autoPageSize: the grid logs an error, and with many rows React throws "Maximum update depth exceeded".',
  ],
  async () => {
    const { screen, redraw } = await within({ height: 300 }, { autoHeight: true });
    await expect.poll(() => heightOf(screen)).toBe(ALL);
    expect(rowsOf(screen)).toBe(100);
    await redraw({ ...FLEX, maxHeight: 300 });
    await expect.poll(() => heightOf(screen)).toBe(300);
    expect(rowsOf(screen)).toBe(100);
    expect(screen.stage.querySelector('.MuiDataGrid-scrollbar--vertical')).toBeNull();
    await redraw(FLEX, {});
    await expect.poll(() => heightOf(screen)).toBe(ALL);
    screen.unmount();
    await expect(within({ height: 300 }, { autoHeight: true, autoPageSize: true })).rejects.toThrow(
      'Maximum update depth exceeded',
    );
    expect(takeConsole().join(' ')).toContain('are not valid props');
    await within({ height: 300 }, { autoHeight: true, autoPageSize: true, rows: ROWS.slice(0, 3) });
    expect(takeConsole().join(' ')).not.toContain('Maximum update depth');
  },
);
