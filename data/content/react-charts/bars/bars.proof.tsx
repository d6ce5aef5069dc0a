import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import type { StackOffsetType, StackOrderType } from '@mui/x-charts/models';
import {
  act,
  claim,
  click,
  expect,
  hover,
  press,
  show,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { legend, surface, ticks } from '#test/proofs/charts.tsx';

const QUARTERS = ['Winter', 'Spring', 'Summer', 'Autumn'];
const RENTALS: BarChartProps = {
  title: 'Rentals',
  height: 240,
  xAxis: [{ data: QUARTERS }],
  series: [{ label: 'Rented', data: [120, 340, 510, 260] }],
};

function bars({ stage }: Screen): Element[] {
  return [...stage.querySelectorAll('.MuiBarElement-root')];
}

/** The place of a bar, by its number, in px of the screen. */
function box(screen: Screen, index = 0): DOMRect {
  return bars(screen)[index]?.getBoundingClientRect() ?? new DOMRect();
}

function fills(screen: Screen): Set<string> {
  return new Set(bars(screen).map((bar) => getComputedStyle(bar).fill));
}

act('GapPlayground', async (demo) => {
  const start = box(demo).width;
  demo.getByRole('slider', { name: 'Category gap: 0.2' }).element().focus();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('ArrowRight');
    await expect.element(demo.getByText('Category gap: 0.3')).toBeVisible();
    await expect.poll(() => box(demo).width).toBeLessThan(start);
    await press('ArrowLeft');
    await expect.element(demo.getByText('Category gap: 0.2')).toBeVisible();
    await expect.poll(() => box(demo).width).toBe(start);
  }
});

act('TickPlacement', async (demo) => {
  const { stage } = demo;
  const count = () =>
    stage.querySelectorAll('.MuiChartsAxis-directionX line.MuiChartsAxis-tick').length;
  const firstLabel = () =>
    stage.querySelector('.MuiChartsAxis-tickLabel')?.getBoundingClientRect().x ?? 0;
  const middle = firstLabel();
  expect(count()).toBe(6);
  for (let turn = 0; turn < 2; turn += 1) {
    const labels = demo.getByRole('group', { name: 'Tick label placement' });
    await demo.getByRole('button', { name: 'start' }).click();
    await expect.poll(count).toBe(5);
    await labels.getByRole('button', { name: 'tick' }).click();
    await expect.poll(firstLabel).toBeLessThan(middle);
    await demo.getByRole('button', { name: 'extremities' }).click();
    await labels.getByRole('button', { name: 'middle' }).click();
    await expect.poll(count).toBe(6);
    await expect.poll(firstLabel).toBe(middle);
  }
});

act('ColorMaps', async (demo) => {
  for (const [kind, count] of [
    ['ordinal', 4],
    ['continuous', 12],
    ['piecewise', 3],
    ['continuous', 12],
  ] as const) {
    await demo.getByRole('button', { name: kind }).click();
    await expect.poll(() => fills(demo).size).toBe(count);
  }
});

act('RoundedCorners', async (demo) => {
  /** Vertical bars stand on one line, horizontal ones begin at one. */
  const isSideways = () => Math.abs(box(demo, 0).left - box(demo, 1).left) < 1;
  demo.getByRole('slider', { name: 'Radius: 10 px' }).element().focus();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Home');
    await expect.element(demo.getByText('Radius: 0 px')).toBeVisible();
    await press('End');
    await expect.element(demo.getByText('Radius: 30 px')).toBeVisible();
  }
  for (const expected of [true, false, true]) {
    await demo.getByRole('switch', { name: 'horizontal' }).click();
    await expect.poll(isSideways).toBe(expected);
  }
});

act('ClickInspector', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('Click a bar or beside it.');
  for (const [index, day] of [
    [0, 'Mon'],
    [2, 'Wed'],
    [0, 'Mon'],
  ] as const) {
    const seated = demo.stage.querySelectorAll('.MuiBarElement-series-seated');
    await click(seated[index] ?? demo.stage);
    await expect.element(status).toHaveTextContent(`"seriesId": "seated", "dataIndex": ${index}`);
    await expect.element(status).toHaveTextContent(`"axisValue": "${day}"`);
  }
});

act('AnimateToggle', async (demo) => {
  const first = () => Math.round(box(demo).height);
  const start = first();
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Other year' }).click();
    await expect.poll(first).not.toBe(start);
    await demo.getByRole('button', { name: 'Other year' }).click();
    await expect.poll(first).toBe(start);
    await demo.getByRole('switch', { name: 'skipAnimation' }).click();
  }
  demo.getByRole('slider', { name: 'Days shown: 14' }).element().focus();
  await press('Home');
  await expect.poll(() => bars(demo).length).toBe(3);
  await press('End');
  await expect.poll(() => bars(demo).length).toBe(30);
});

claim('A series without a label has no legend item.', async () => {
  const series = [{ label: 'Rented', data: [1, 2] }, { data: [1, 2] }];
  expect(legend(await show(<BarChart {...RENTALS} series={series} />))).toEqual(['Rented']);
});

claim(
  "BarChart sets scaleType: 'band' on the category axis, and throws an error if you set another scale there.",
  async () => {
    expect(bars(await show(<BarChart {...RENTALS} />))).toHaveLength(4);
    for (const scaleType of ['point', 'linear', 'log', 'time', 'utc', 'sqrt', 'pow'] as const) {
      const axis = { scaleType, data: [1, 2, 3, 4] };
      await expect(show(<BarChart {...RENTALS} xAxis={[axis]} />)).rejects.toThrow(
        'should be of type "band"',
      );
    }
    takeConsole();
  },
);

claim('Without a category axis, the categories are numbered from 0.', async () => {
  expect(ticks(await show(<BarChart height={200} series={[{ data: [4, 3, 2, 1] }]} />))).toEqual([
    '0',
    '1',
    '2',
    '3',
  ]);
});

claim('With -1 they cover each other completely, with the last series in front.', async () => {
  const series = [{ data: [4, 4] }, { data: [4, 4] }];
  const xAxis = [{ data: ['a', 'b'], barGapRatio: -1 }];
  const screen = await show(<BarChart {...RENTALS} series={series} xAxis={xAxis} />);
  const { x, y, width, height } = box(screen, 0);
  expect(box(screen, 2)).toMatchObject({ x, y, width, height });
  expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(bars(screen)[2]);
});

claim(
  [
    'In a dataset, null becomes 0: the bar has no height, and the tooltip and valueFormatter get 0.',
    'A missing key becomes 0 too, and logs a warning.',
    'To keep empty values, use series[].data, where null stays null.',
  ],
  async () => {
    const valueFormatter = vi.fn((value: number | null) => (value === null ? null : `${value} kg`));
    const inDataset = (first: object) => (
      <BarChart
        height={240}
        dataset={[
          { day: 'Mon', ...first },
          { day: 'Tue', sold: 5 },
        ]}
        xAxis={[{ dataKey: 'day' }]}
        series={[{ dataKey: 'sold', label: 'Sold', valueFormatter }]}
      />
    );
    const inSeries = (
      <BarChart
        height={240}
        xAxis={[{ data: ['Mon', 'Tue'] }]}
        series={[{ data: [null, 5], valueFormatter }]}
      />
    );
    for (const [chart, value, warning] of [
      [inDataset({ sold: null }), 'Sold0 kg', undefined],
      [inDataset({}), 'Sold0 kg', 'contains nonnumerical elements'],
      [inSeries, undefined, undefined],
    ] as const) {
      const screen = await show(chart);
      expect(Math.min(...bars(screen).map((_, index) => box(screen, index).height))).toBe(
        value === undefined ? box(screen).height : 0,
      );
      await hover(surface(screen), { x: 200, y: 100 });
      const tooltip = screen.getByRole('tooltip');
      await expect.element(tooltip).toHaveTextContent('Mon');
      expect(tooltip.element().textContent).toBe(`Mon${value ?? ''}`);
      expect(valueFormatter).toHaveBeenCalledWith(value ? 0 : null, { dataIndex: 0 });
      valueFormatter.mockClear();
      expect(takeConsole()).toEqual(warning ? [expect.stringContaining(warning)] : []);
      screen.unmount();
    }
  },
);

claim('A click on a bar calls both handlers, onAxisClick first.', async () => {
  const calls: string[] = [];
  const screen = await show(
    <BarChart
      {...RENTALS}
      onItemClick={() => calls.push('item')}
      onAxisClick={() => calls.push('axis')}
    />,
  );
  await click(bars(screen)[1] ?? screen.stage);
  expect(calls).toEqual(['axis', 'item']);
});

claim(
  [
    'onAxisClick fires when the user clicks anywhere in the drawing area, including the space between bars.',
    'onAxisClick | event, { dataIndex, axisValue, seriesValues }, in the type also null | Native MouseEvent from the <svg>',
  ],
  async () => {
    const onAxisClick = vi.fn();
    const onItemClick = vi.fn();
    const screen = await show(
      <BarChart {...RENTALS} onAxisClick={onAxisClick} onItemClick={onItemClick} />,
    );
    const gap = (box(screen, 1).left - box(screen, 0).right) / 2;
    const place = {
      x: box(screen, 1).left - gap / 2 - surface(screen).getBoundingClientRect().x,
      y: 100,
    };
    await click(surface(screen), { at: place });
    expect(onAxisClick).toHaveBeenCalledOnce();
    expect(onAxisClick.mock.calls[0]?.[0]).toBeInstanceOf(MouseEvent);
    expect(onAxisClick.mock.calls[0]?.[1]).toEqual({
      dataIndex: 1,
      axisValue: 'Spring',
      seriesValues: expect.any(Object),
    });
    await click(surface(screen), { at: { x: 5, y: 100 } }); // beside the categories: no call with null
    expect(onAxisClick).toHaveBeenCalledOnce();
    expect(onItemClick).not.toHaveBeenCalled();
  },
);

claim(
  "Bars can't receive focus, so these handlers aren't available to keyboard users.",
  async () => {
    const onItemClick = vi.fn();
    const screen = await show(<BarChart {...RENTALS} onItemClick={onItemClick} />);
    await press('Tab');
    expect(screen.stage.contains(document.activeElement)).toBe(false);
    expect(bars(screen).every((bar) => !bar.hasAttribute('tabindex'))).toBe(true);
  },
);

claim('The first category is at the top.', async () => {
  const screen = await show(
    <BarChart
      {...RENTALS}
      layout="horizontal"
      xAxis={[]}
      yAxis={[{ data: ['a', 'b', 'c', 'd'] }]}
    />,
  );
  expect(ticks(screen, 'Y')).toEqual(['a', 'b', 'c', 'd']);
  expect(box(screen, 0).top).toBeLessThan(box(screen, 1).top);
});

claim(
  "The label is the raw number: valueFormatter isn't applied, and 0 gets no label.",
  async () => {
    const series = [{ data: [5, 0, 7], valueFormatter: (value: number | null) => `${value} €` }];
    const screen = await show(<BarChart {...RENTALS} series={series} barLabel="value" />);
    const labels = [...screen.stage.querySelectorAll('.MuiBarLabel-root')];
    expect(labels.map((label) => label.textContent)).toEqual(['5', '7']);
  },
);

claim(
  [
    'The legend is placed above the chart and adds to that height.',
    'The title and desc props become the <title> and <desc> of the SVG.',
  ],
  async () => {
    const screen = await show(<BarChart {...RENTALS} desc="Per quarter" />);
    const drawing = surface(screen);
    expect(drawing.getBoundingClientRect().height).toBeCloseTo(240, 0);
    expect(drawing.querySelector(':scope > title')?.textContent).toBe('Rentals');
    expect(drawing.querySelector(':scope > desc')?.textContent).toBe('Per quarter');
    const list = screen.stage.querySelector('.MuiChartsLegend-root') ?? drawing;
    expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      drawing.getBoundingClientRect().top + 1,
    );
    expect(drawing.parentElement?.getBoundingClientRect().height).toBeGreaterThan(250);
    await screen.rerender(<BarChart {...RENTALS} hideLegend />);
    await expect
      .poll(() => surface(screen).parentElement?.getBoundingClientRect().height)
      .toBeCloseTo(240, 0);
  },
);

claim(
  'If the axis is shorter, the extra values are dropped, and the console shows an error in development.',
  async () => {
    const xAxis = [{ data: ['a', 'b'] }];
    expect(bars(await show(<BarChart {...RENTALS} xAxis={xAxis} />))).toHaveLength(2);
    expect(takeConsole()).toEqual([expect.stringContaining('has less data (2 values)')]);
  },
);

claim(
  "Two equal entries, such as the two 'T' of a week, share one position, and their bars overlap.",
  async () => {
    const screen = await show(<BarChart {...RENTALS} xAxis={[{ data: ['M', 'T', 'W', 'T'] }]} />);
    expect(box(screen, 3).x).toBe(box(screen, 1).x);
    expect(box(screen, 2).x).toBeGreaterThan(box(screen, 1).x);
  },
);

claim(
  'With a log scale on the value axis, no bar is visible, because bars start at zero and zero has no logarithm.',
  async () => {
    for (const axis of [{}, { scaleType: 'log' }, { scaleType: 'log', min: 1 }] as const) {
      const screen = await show(<BarChart {...RENTALS} skipAnimation yAxis={[axis]} />);
      const heights = bars(screen).map((bar) => bar.getBoundingClientRect().height);
      expect(Math.max(0, ...heights) > 0).toBe(!('scaleType' in axis));
      screen.unmount();
    }
    takeConsole(); // React tells of the attributes that are not a number
  },
);

claim('An axis with a dataKey needs the dataset prop.', async () => {
  const series = [{ data: [1, 2] }];
  await expect(
    show(<BarChart height={240} xAxis={[{ dataKey: 'day' }]} series={series} />),
  ).rejects.toThrow('MUI X Charts: x-axis uses `dataKey` but no `dataset` is provided.');
  takeConsole();
});

claim(
  [
    'categoryGapRatio | 0.2 | The gap between two categories, as a fraction of the space of a category. 0 leaves no gap, 1 leaves no bar',
    'barGapRatio | 0.1 | The gap between the bars of one category, as a fraction of the width of a bar',
    'A negative barGapRatio makes the bars of a category overlap.',
  ],
  async () => {
    const series = [{ data: [4, 4] }, { data: [4, 4] }];
    /** The bars of the first category are 0 and 2, those of the second 1 and 3. */
    const placed = async (axis: { categoryGapRatio?: number; barGapRatio?: number }) => {
      const xAxis = [{ data: ['a', 'b'], ...axis }];
      const screen = await show(
        <BarChart {...RENTALS} width={465} series={series} xAxis={xAxis} yAxis={[]} />,
      );
      const space = box(screen, 1).x - box(screen, 0).x;
      const categoryGap = (box(screen, 1).left - box(screen, 2).right) / space;
      const barGap = (box(screen, 2).left - box(screen, 0).right) / box(screen).width;
      const { width } = box(screen);
      screen.unmount();
      return { categoryGap, barGap, width };
    };
    const automatic = await placed({});
    expect(automatic.categoryGap).toBeCloseTo(0.2, 2);
    expect(automatic.barGap).toBeCloseTo(0.1, 2);
    const closed = await placed({ categoryGapRatio: 0, barGapRatio: 0.5 });
    expect(closed.categoryGap).toBeCloseTo(0, 2);
    expect(closed.barGap).toBeCloseTo(0.5, 2);
    expect((await placed({ categoryGapRatio: 1 })).width).toBeCloseTo(0, 2);
    expect((await placed({ barGapRatio: -0.5 })).barGap).toBeCloseTo(-0.5, 2);
  },
);

claim(
  [
    'Series with the same stack string are stacked on top of each other.',
    'Series with different stack strings are placed side by side.',
    "stackOffset is 'diverging' by default for bars: negative values grow below zero.",
    "stackOrder is 'none' by default, which keeps the order of the series.",
    'It is enough to set them on one series of the stack.',
  ],
  async () => {
    const placed = async (settings: {
      stackOffset?: StackOffsetType;
      stackOrder?: StackOrderType;
    }) => {
      const screen = await show(
        <BarChart
          {...RENTALS}
          xAxis={[{ data: ['a'] }]}
          yAxis={[{ min: -20, max: 20 }]}
          series={[
            { data: [10], stack: 'one' },
            { data: [5], stack: 'one', ...settings },
            { data: [-5], stack: 'one' },
            { data: [10], stack: 'two' },
          ]}
        />,
      );
      const boxes = [0, 1, 2, 3].map((index) => {
        const { left, top, right, bottom } = box(screen, index);
        return { left, top, right, bottom };
      });
      screen.unmount();
      return boxes;
    };
    const automatic = await placed({});
    const [first, second, negative, other] = automatic;
    expect(second?.left).toBe(first?.left);
    expect(second?.bottom).toBeCloseTo(first?.top ?? Number.NaN, 0);
    expect(negative?.top).toBeCloseTo(first?.bottom ?? Number.NaN, 0);
    expect(other?.left).toBeGreaterThan(first?.right ?? Number.NaN);
    expect(other?.bottom).toBeCloseTo(first?.bottom ?? Number.NaN, 0);
    expect(await placed({ stackOffset: 'diverging', stackOrder: 'none' })).toEqual(automatic);
    const reversed = await placed({ stackOrder: 'reverse' });
    expect(reversed[0]?.bottom).toBeCloseTo(reversed[1]?.top ?? Number.NaN, 0);
    const none = await placed({ stackOffset: 'none' });
    expect(none[2]?.top).toBeCloseTo(none[1]?.top ?? Number.NaN, 0);
  },
);

claim(
  [
    "layout is 'vertical' by default.",
    'On BarChart, the prop applies to every series.',
    "Without the prop, one series with layout: 'horizontal' makes the whole chart horizontal.",
  ],
  async () => {
    type Layout = 'vertical' | 'horizontal';
    for (const [layout, own, expected] of [
      [undefined, undefined, 'vertical'],
      ['horizontal', undefined, 'horizontal'],
      ['vertical', 'horizontal', 'vertical'],
      [undefined, 'horizontal', 'horizontal'],
    ] as [Layout | undefined, Layout | undefined, Layout][]) {
      const screen = await show(
        <BarChart
          height={240}
          {...(layout && { layout })}
          series={[{ data: [3, 6] }, { data: [3, 6], ...(own && { layout: own }) }]}
        />,
      );
      for (const index of [0, 2]) {
        const isWide = box(screen, index + 1).width > 1.5 * box(screen, index).width;
        expect(isWide).toBe(expected === 'horizontal');
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'A left axis is 45 px wide, and longer labels end in an ellipsis.',
    'To make room, set yAxis[].width.',
  ],
  async () => {
    const name = 'Department of housing';
    const sideways = (width?: number) => (
      <BarChart
        height={240}
        margin={0}
        layout="horizontal"
        yAxis={[{ data: [name], ...(width && { width }) }]}
        series={[{ data: [4] }]}
      />
    );
    const screen = await show(sideways());
    const line = () =>
      screen.stage.querySelector('.MuiChartsAxis-directionY .MuiChartsAxis-line') ?? screen.stage;
    const width = () =>
      line().getBoundingClientRect().left - surface(screen).getBoundingClientRect().left;
    await expect.poll(() => ticks(screen, 'Y')[0]).toMatch(/^D.*…$/);
    expect(width()).toBeCloseTo(45, 0);
    await screen.rerender(sideways(240));
    await expect.poll(() => ticks(screen, 'Y')).toEqual([name]);
    expect(width()).toBeCloseTo(240, 0);
  },
);

claim(
  "In this version, the other direction throws Cannot read properties of undefined (reading 'getTime'), whatever the tickPlacement.",
  async () => {
    for (const tickPlacement of [undefined, 'start', 'middle', 'end', 'extremities'] as const) {
      const xAxis = [{ data: QUARTERS, ...(tickPlacement && { tickPlacement }) }];
      const chart = (grid: BarChartProps['grid']) => (
        <BarChart {...RENTALS} xAxis={xAxis} {...(grid && { grid })} />
      );
      const screen = await show(chart({ horizontal: true }));
      expect(bars(screen)).toHaveLength(4);
      screen.unmount();
      await expect(show(chart({ vertical: true }))).rejects.toThrow(
        "Cannot read properties of undefined (reading 'getTime')",
      );
    }
    takeConsole();
  },
);

claim(
  [
    'If several sources define a color, the first of this list applies:',
    "'continuous' | min (0), max (100), color (two colors or a function of 0 to 1) | The position of the value between min and max",
    "'ordinal' | values, colors, unknownColor | The category",
    'A band axis accepts all three types.',
  ],
  async () => {
    const colors = async (x: object, y: object) => {
      const series = [{ data: [0, 50, 100], color: 'rgb(1, 2, 3)' }];
      const screen = await show(
        <BarChart
          {...RENTALS}
          xAxis={[{ data: [1, 2, 3], ...x }]}
          yAxis={[{ ...y }]}
          series={series}
        />,
      );
      const found = bars(screen).map((bar) => getComputedStyle(bar).fill);
      screen.unmount();
      return found;
    };
    const own = 'rgb(1, 2, 3)';
    const [red, lime] = ['rgb(255, 0, 0)', 'rgb(0, 255, 0)'];
    const gray = (value: number) => `rgb(${value}, ${value}, ${value})`;
    const ordinal = { type: 'ordinal', values: [2], colors: [red] };
    const continuous = { type: 'continuous', color: ['#000000', '#ffffff'] };
    expect(await colors({}, {})).toEqual([own, own, own]);
    expect(await colors({ colorMap: ordinal }, {})).toEqual([own, red, own]);
    expect(await colors({ colorMap: { ...ordinal, unknownColor: lime } }, {})).toEqual([
      lime,
      red,
      lime,
    ]);
    const shades = [gray(0), gray(128), gray(255)];
    expect(await colors({}, { colorMap: continuous })).toEqual(shades);
    expect(await colors({ colorMap: ordinal }, { colorMap: continuous })).toEqual(shades);
    const byShare = (share: number) => gray(share * 200);
    expect(await colors({}, { colorMap: { ...continuous, color: byShare } })).toEqual([
      gray(0),
      gray(100),
      gray(200),
    ]);
    const within = { ...continuous, min: 1, max: 3 };
    expect(await colors({ colorMap: within }, {})).toEqual(shades);
    const piecewise = { type: 'piecewise', thresholds: [2], colors: [red, lime] };
    expect(await colors({ colorMap: piecewise }, {})).toEqual([red, lime, lime]);
  },
);

claim(
  [
    'It rounds the corners at the end of a bar, not those at the zero line.',
    'In a stack, it rounds the outer ends only.',
  ],
  async () => {
    const series = [
      { data: [10], stack: 'one' },
      { data: [10], stack: 'one' },
      { data: [-10], stack: 'one' },
      { data: [10] },
    ];
    const screen = await show(
      <BarChart
        {...RENTALS}
        height={400}
        skipAnimation
        borderRadius={16}
        xAxis={[{ data: ['a'] }]}
        series={series}
      />,
    );
    const ends = bars(screen).map((bar) => {
      const { left, top, bottom } = bar.getBoundingClientRect();
      /** A rounded corner isn't part of the bar. */
      const isRound = (y: number) => document.elementFromPoint(left + 2, y) !== bar;
      return [isRound(top + 2), isRound(bottom - 2)];
    });
    expect(ends).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [true, false],
    ]);
  },
);

claim(
  [
    'barLabel="value" displays each value in the center of its bar.',
    'Return null to hide it.',
    'Labels are clipped at the edge of the drawing area.',
  ],
  async () => {
    const labels = (screen: Screen) => [...screen.stage.querySelectorAll('.MuiBarLabel-root')];
    const screen = await show(<BarChart {...RENTALS} skipAnimation barLabel="value" />);
    expect(labels(screen).map((label) => label.textContent)).toEqual(['120', '340', '510', '260']);
    labels(screen).forEach((label, index) => {
      const { x, y, width, height } = label.getBoundingClientRect();
      const bar = box(screen, index);
      expect(Math.abs(x + width / 2 - bar.x - bar.width / 2)).toBeLessThan(1.5);
      expect(Math.abs(y + height / 2 - bar.y - bar.height / 2)).toBeLessThan(3);
      expect(label.closest('[clip-path]')).not.toBeNull();
    });
    await screen.rerender(
      <BarChart
        {...RENTALS}
        skipAnimation
        barLabel={({ value }) => (value === 340 ? null : `${value} kg`)}
      />,
    );
    expect(labels(screen).map((label) => label.textContent)).toEqual([
      '120 kg',
      '510 kg',
      '260 kg',
    ]);
  },
);

claim(
  [
    'It receives the position and the size of the bar (x, y, width, height), the point where its animation starts (xOrigin, yOrigin), skipAnimation and the text as children.',
    'It receives the same position, size and origin as a label, and an ownerState with id (the series), dataIndex, color, isHighlighted and isFaded.',
  ],
  async () => {
    const received: Record<'label' | 'bar', object[]> = { label: [], bar: [] };
    function Label(props: object) {
      received.label.push(props);
      return null;
    }
    function Bar(props: object) {
      received.bar.push(props);
      return null;
    }
    const series = [{ id: 'sold', color: 'rgb(1, 2, 3)', data: [7] }];
    const xAxis = [{ data: ['a'] }];
    const plain = await show(
      <BarChart {...RENTALS} skipAnimation series={series} xAxis={xAxis} yAxis={[]} />,
    );
    const { left, top } = surface(plain).getBoundingClientRect();
    const { x, y, width, height, bottom } = box(plain);
    plain.unmount();
    await show(
      <BarChart
        {...RENTALS}
        skipAnimation
        series={series}
        xAxis={xAxis}
        yAxis={[]}
        barLabel="value"
        slots={{ barLabel: Label, bar: Bar }}
      />,
    );
    const place = {
      x: expect.closeTo(x - left, 0),
      y: expect.closeTo(y - top, 0),
      width: expect.closeTo(width, 0),
      height: expect.closeTo(height, 0),
      xOrigin: expect.any(Number),
      yOrigin: expect.closeTo(bottom - top, 0),
    };
    expect(received.label.at(-1)).toMatchObject({
      ...place,
      skipAnimation: true,
      children: '7',
    });
    expect(received.bar.at(-1)).toMatchObject({
      ...place,
      ownerState: {
        id: 'sold',
        dataIndex: 0,
        color: 'rgb(1, 2, 3)',
        isHighlighted: false,
        isFaded: false,
      },
    });
  },
);

claim(
  [
    'It also fires for clicks on the labels of the category axis.',
    "onItemClick | event, { type: 'bar', seriesId, dataIndex } | React event from the bar",
    'seriesValues maps each series id to its value in that category.',
    'Give the series an id, or the keys are generated names.',
  ],
  async () => {
    const onAxisClick = vi.fn();
    const onItemClick = vi.fn();
    const series = [{ id: 'rented', data: [120, 340, 510, 260] }, { data: [1, 2, 3, 4] }];
    const screen = await show(
      <BarChart {...RENTALS} series={series} onAxisClick={onAxisClick} onItemClick={onItemClick} />,
    );
    const labels = screen.stage.querySelectorAll('.MuiChartsAxis-directionX text');
    await click(labels[2] ?? screen.stage);
    const { seriesValues } = onAxisClick.mock.calls[0]?.[1] ?? {};
    expect(seriesValues.rented).toBe(510);
    expect(Object.values(seriesValues)).toEqual([510, 3]);
    expect(Object.keys(seriesValues)[1]).toMatch(/generated/);
    expect(onItemClick).not.toHaveBeenCalled();
    await click(bars(screen)[1] ?? screen.stage);
    expect(onItemClick).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ nativeEvent: expect.any(MouseEvent) }),
      { type: 'bar', seriesId: 'rented', dataIndex: 1 },
    );
  },
);
