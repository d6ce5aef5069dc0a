import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import {
  act,
  claim,
  click,
  expect,
  hover,
  press,
  show,
  showDemo,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { surface, ticks } from '#test/proofs/charts.tsx';

const HERE = '/data/content/react-charts/bar-demo';
const SALES: BarChartProps = {
  title: 'Loaves sold',
  width: 400,
  height: 240,
  hideLegend: true,
  skipAnimation: true,
  xAxis: [{ data: ['Mon', 'Tue', 'Wed'] }],
  series: [{ label: 'Loaves', data: [38, 44, 61] }],
};

function bars({ stage }: Screen, series = ''): Element[] {
  return [...stage.querySelectorAll(`.MuiBarElement-${series ? `series-${series}` : 'root'}`)];
}

/** The place of a bar, by its number, in px of the screen. */
function box(screen: Screen, index = 0, series = ''): DOMRect {
  return bars(screen, series)[index]?.getBoundingClientRect() ?? new DOMRect();
}

function fill(screen: Screen, index: number): string {
  return getComputedStyle(bars(screen)[index] ?? screen.stage).fill;
}

act('DrillDown', async (demo) => {
  const names = () => ticks(demo, 'X');
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(names).toEqual(['North', 'South', 'West']);
    await click(bars(demo)[1] ?? demo.stage);
    await expect.poll(names).toEqual(['Bari', 'Naples', 'Palermo']);
    await expect.element(demo.getByRole('button', { name: 'South', pressed: true })).toBeVisible();
    await demo.getByRole('button', { name: 'All' }).click();
  }
  demo.getByRole('button', { name: 'West' }).element().focus();
  await press('Enter');
  await expect.poll(names).toEqual(['Bordeaux', 'Lyon', 'Nantes']);
  await press('Enter');
  await expect.poll(names).toEqual(['North', 'South', 'West']);
});

act('BarsWithTable', async (demo) => {
  const summary = demo.getByText('Show the data as a table');
  const table = demo.getByRole('table', { name: 'Waste collected per resident, 2020 to 2024' });
  for (let turn = 0; turn < 2; turn += 1) {
    await summary.click();
    await expect.element(table).toBeVisible();
    expect(table.element().querySelectorAll('tbody tr')).toHaveLength(5);
    await expect.element(demo.getByRole('row', { name: '2024 47 kg 27 kg 44 kg' })).toBeVisible();
    await summary.click();
    await expect.element(table).not.toBeInTheDocument();
  }
});

claim(
  [
    "An 'ordinal' color map on the category axis colors the bars by name.",
    'unknownColor is the color of all others.',
    'The chart keeps the order of the array.',
    "domainLimit: 'strict' lets the longest bar fill the width.",
  ],
  async () => {
    const demo = await showDemo(`${HERE}/HighlightOneBar.tsx`);
    const colors = bars(demo).map((_, index) => fill(demo, index));
    expect(colors.filter((color) => color === 'rgb(118, 118, 118)')).toHaveLength(5);
    expect(colors[3]).toBe('rgb(0, 114, 178)');
    expect(ticks(demo, 'Y')[0]).toBe('Old Harbor');
    const { right } = surface(demo).getBoundingClientRect();
    expect(box(demo, 5).right).toBeCloseTo(right - 20, 0);
    const screen = await show(<BarChart {...SALES} series={[{ data: [5, 9, 2] }]} />);
    expect(ticks(screen, 'X')).toEqual(['Mon', 'Tue', 'Wed']);
  },
);

claim(
  [
    'Bars outside a stack start at zero.',
    'A min above zero cuts them off, and their lengths can no longer be compared.',
  ],
  async () => {
    const heights = async (min?: number) => {
      const screen = await show(<BarChart {...SALES} yAxis={[{ min, max: 70 }]} />);
      const { bottom } = surface(screen).getBoundingClientRect();
      const axis = bottom - 45;
      const visible = [0, 1, 2].map((index) => axis - box(screen, index).top);
      const overflow = box(screen).bottom - axis;
      screen.unmount();
      return { visible, overflow };
    };
    const automatic = await heights();
    expect(Math.abs(automatic.overflow)).toBeLessThan(1);
    expect(automatic).toEqual(await heights(0));
    const cut = await heights(30);
    expect(cut.overflow).toBeGreaterThan(50);
    const [first = 0, , third = 0] = cut.visible;
    expect(third / first).toBeGreaterThan(2);
  },
);

claim('A value equal to the threshold has the color of the interval above it.', async () => {
  const screen = await show(
    <BarChart
      {...SALES}
      yAxis={[
        { colorMap: { type: 'piecewise', thresholds: [44], colors: ['#ff0000', '#0000ff'] } },
      ]}
    />,
  );
  expect([0, 1, 2].map((index) => fill(screen, index))).toEqual([
    'rgb(255, 0, 0)',
    'rgb(0, 0, 255)',
    'rgb(0, 0, 255)',
  ]);
});

claim(
  "If the target can be higher than all bars, set max on the axis: reference lines don't extend its range.",
  async () => {
    for (const [max, isInside] of [
      [undefined, false],
      [120, true],
    ] as const) {
      const screen = await show(
        <BarChart {...SALES} yAxis={[{ max }]}>
          <ChartsReferenceLine y={100} />
        </BarChart>,
      );
      const line = screen.stage.querySelector('.MuiChartsReferenceLine-line') ?? screen.stage;
      const { top } = surface(screen).getBoundingClientRect();
      expect(line.getBoundingClientRect().top > top + 20).toBe(isInside);
      screen.unmount();
    }
  },
);

claim(
  [
    "A container reserves the space of its first x-axis and y-axis, even if it doesn't render them.",
    "To get it back, set position: 'none' on both.",
  ],
  async () => {
    for (const [position, width, height] of [
      [undefined, 300 - 45, 100 - 25],
      ['none', 300, 100],
    ] as const) {
      const screen = await show(
        <ChartContainer
          width={300}
          height={100}
          margin={0}
          skipAnimation
          xAxis={[{ scaleType: 'band', data: [1], categoryGapRatio: 0, position }]}
          yAxis={[{ max: 10, position }]}
          series={[{ type: 'bar', data: [10] }]}
        >
          <BarPlot />
        </ChartContainer>,
      );
      expect(box(screen)).toMatchObject({ width, height });
      screen.unmount();
    }
  },
);

claim("Children aren't clipped at the drawing area.", async () => {
  const screen = await show(
    <BarChart {...SALES}>
      <circle data-testid="dot" cx={200} cy={5} r={4} />
    </BarChart>,
  );
  const dot = screen.getByTestId('dot').element();
  const { x, y } = dot.getBoundingClientRect();
  expect(document.elementFromPoint(x + 4, y + 4)).toBe(dot);
});

claim(
  [
    'A series without stack has a bar of its own beside the stack.',
    'Each stack and each series without stack take the same width.',
    'Their order, from left to right or from top to bottom, is that of series.',
    'A stack takes the place of its first series.',
  ],
  async () => {
    const screen = await show(
      <BarChart
        {...SALES}
        series={[
          { id: 'a', data: [5, 5, 5] },
          { id: 'b', data: [3, 3, 3], stack: 'one' },
          { id: 'c', data: [4, 4, 4] },
          { id: 'd', data: [2, 2, 2], stack: 'one' },
          { id: 'e', data: [2, 2, 2], stack: 'two' },
        ]}
      />,
    );
    const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((id) => box(screen, 0, id));
    expect(new Set([a, b, c, d, e].map((each) => each?.width.toFixed(2))).size).toBe(1);
    expect(d?.x).toBe(b?.x);
    const order = [a, b, c, e].map((each) => each?.x ?? 0);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(new Set(order).size).toBe(4);
  },
);

claim(
  [
    "stackOffset: 'expand' scales each stack of positive values to the range 0 to 1.",
    'It is enough to set stackOffset on one series of the stack.',
    'valueFormatter and barLabel receive the original values.',
  ],
  async () => {
    const valueFormatter = vi.fn(String);
    const barLabel = vi.fn(() => null);
    for (const index of [0, 1]) {
      const screen = await show(
        <BarChart
          {...SALES}
          barLabel={barLabel}
          series={[
            { data: [3, 40, 500], stack: 'all', valueFormatter },
            { data: [1, 10, 100], stack: 'all', valueFormatter },
          ].map((series, each) => ({
            ...series,
            ...(each === index && { stackOffset: 'expand' }),
          }))}
        />,
      );
      expect(ticks(screen, 'Y').at(-1)).toBe('1.0');
      expect(new Set([3, 4, 5].map((bar) => Math.round(box(screen, bar).top))).size).toBe(1);
      await hover(surface(screen), { x: 100, y: 100 });
      await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Mon31');
      screen.unmount();
    }
    expect(valueFormatter.mock.calls.map(([value]) => value)).toContain(3);
    const labeled = (barLabel.mock.calls as unknown as [{ value: number }][]).map(
      ([item]) => item.value,
    );
    expect(new Set(labeled)).toEqual(new Set([3, 40, 500, 1, 10, 100]));
  },
);

claim(
  [
    'In a stack of bars, negative values are stacked below zero.',
    "This is stackOffset: 'diverging', the default of bars.",
    'On each side, the first series of the array is next to zero.',
    "With stackOffset: 'none', a negative value starts at the end of the bar before it and overlaps it.",
  ],
  async () => {
    const stacked = (stackOffset?: 'none' | 'diverging') =>
      show(
        <BarChart
          {...SALES}
          yAxis={[{ min: -20, max: 20 }]}
          series={[
            { id: 'a', data: [10, 10, 10], stack: 'one', ...(stackOffset && { stackOffset }) },
            { id: 'b', data: [-6, -6, -6], stack: 'one' },
            { id: 'c', data: [5, 5, 5], stack: 'one' },
            { id: 'd', data: [-3, -3, -3], stack: 'one' },
          ]}
        />,
      );
    const screen = await stacked();
    const zero = box(screen, 0, 'a').bottom;
    expect(box(screen, 0, 'b').top).toBeCloseTo(zero, 0);
    expect(box(screen, 0, 'c').bottom).toBeCloseTo(box(screen, 0, 'a').top, 0);
    expect(box(screen, 0, 'd').top).toBeCloseTo(box(screen, 0, 'b').bottom, 0);
    const places = (shown: Screen) => bars(shown).map((bar) => bar.getBoundingClientRect().top);
    const automatic = places(screen);
    screen.unmount();
    const diverging = await stacked('diverging');
    expect(places(diverging)).toEqual(automatic);
    diverging.unmount();
    const none = await stacked('none');
    const negative = box(none, 0, 'b');
    expect(negative.top).toBeCloseTo(box(none, 0, 'a').top, 0);
    expect(negative.height).toBeGreaterThan(20);
    expect(document.elementFromPoint(negative.x + 5, negative.top + 3)).toBe(bars(none, 'b')[0]);
  },
);

claim(
  [
    'The same stack places both bars on one line.',
    'Without it, they are in two rows.',
    'The valueFormatter of the axis and of the series removes the sign.',
    'Opposite min and max keep zero in the middle.',
    'reverse: true on the category axis moves the first age group to the bottom.',
  ],
  async () => {
    const demo = await showDemo(`${HERE}/PopulationPyramid.tsx`);
    expect(box(demo, 0).y).toBe(box(demo, 10).y);
    expect(box(demo, 0).y).toBeGreaterThan(box(demo, 1).y);
    expect(ticks(demo, 'X').join('')).not.toMatch(/[-−]/);
    const area = demo.stage.querySelector('.MuiChartsAxis-directionX line') ?? demo.stage;
    const { x, width } = area.getBoundingClientRect();
    expect(Math.abs(box(demo, 0).right - x - width / 2)).toBeLessThan(1);
    await hover(bars(demo)[0] ?? demo.stage);
    await expect.element(demo.getByRole('tooltip')).toHaveTextContent('Men4.3kWomen4.1k');
    const separate = await show(
      <BarChart
        {...SALES}
        layout="horizontal"
        xAxis={[]}
        yAxis={[{ data: ['a', 'b', 'c'] }]}
        series={[{ data: [-1, -2, -3] }, { data: [1, 2, 3] }]}
      />,
    );
    expect(box(separate, 3).y).toBeGreaterThanOrEqual(box(separate, 0).bottom);
  },
);

claim(
  'If you reverse the value axis, borderRadius rounds the bars at zero instead of their ends.',
  async () => {
    for (const layout of ['vertical', 'horizontal'] as const) {
      for (const reverse of [false, true]) {
        const value = [{ reverse, max: 70 }];
        const category = [{ data: ['a', 'b', 'c'] }];
        const screen = await show(
          <BarChart
            {...SALES}
            borderRadius={16}
            layout={layout}
            xAxis={layout === 'vertical' ? category : value}
            yAxis={layout === 'vertical' ? value : category}
          />,
        );
        const bar = bars(screen)[1];
        const { left, right, top, bottom } = box(screen, 1);
        /** A rounded corner isn't part of the bar. */
        const hits = (x: number, y: number) => document.elementFromPoint(x, y) === bar;
        const start = layout === 'vertical' ? hits(left + 2, bottom - 2) : hits(left + 2, top + 2);
        const end = layout === 'vertical' ? hits(left + 2, top + 2) : hits(right - 2, top + 2);
        // Reversed, the bar starts at the top or at the right
        expect({ layout, reverse, start, end }).toEqual({
          layout,
          reverse,
          start: true,
          end: false,
        });
        screen.unmount();
      }
    }
  },
);

claim(
  [
    "The invisible series has no label, so it isn't in the legend.",
    "Its valueFormatter returns null, so it isn't in the tooltip.",
  ],
  async () => {
    const demo = await showDemo(`${HERE}/Waterfall.tsx`);
    const items = [...demo.stage.querySelectorAll('.MuiChartsLegend-root li')];
    expect(items.map((item) => item.textContent)).toEqual(['Gain', 'Cost', 'Result']);
    await hover(bars(demo)[1] ?? demo.stage);
    const tooltip = demo.getByRole('tooltip');
    await expect.element(tooltip).toHaveTextContent('Material');
    expect(tooltip.element().textContent).toBe('MaterialCost€160k');
  },
);

claim("Without position, the second y-axis isn't visible.", async () => {
  for (const [position, count] of [
    [undefined, 1],
    ['right', 2],
  ] as const) {
    const screen = await show(
      <BarChart
        {...SALES}
        yAxis={[{ id: 'left' }, { id: 'second', ...(position && { position }) }]}
        series={[
          { data: [100, 200, 300], yAxisId: 'left' },
          { data: [1, 2, 3], yAxisId: 'second' },
        ]}
      />,
    );
    expect(screen.stage.querySelectorAll('.MuiChartsAxis-directionY')).toHaveLength(count);
    screen.unmount();
  }
});

claim(
  'Both scales then match: a bar has the same height on the left as its share on the right.',
  async () => {
    const demo = await showDemo(`${HERE}/Pareto.tsx`);
    await expect
      .poll(() => Math.round(box(demo).top))
      .toBe(
        (() => {
          const mark = demo.stage.querySelector('.MuiMarkElement-root') ?? demo.stage;
          const { top, height } = mark.getBoundingClientRect();
          return Math.round(top + height / 2);
        })(),
      );
  },
);

claim(
  [
    "tickLabelPlacement: 'tick' places each number at the edge of its bar.",
    'The valueFormatter of the axis receives the location, so the tooltip can show the whole interval.',
    'The intervals must have the same size: a band axis gives all categories the same width.',
  ],
  async () => {
    const demo = await showDemo(`${HERE}/Histogram.tsx`);
    const labels = [...demo.stage.querySelectorAll('.MuiChartsAxis-directionX text')];
    const third = labels[2]?.getBoundingClientRect() ?? new DOMRect();
    expect(labels[2]?.textContent).toBe('10');
    expect(Math.abs(third.x + third.width / 2 - box(demo, 2).x)).toBeLessThan(4);
    await hover(bars(demo)[2] ?? demo.stage);
    await expect
      .element(demo.getByRole('tooltip'))
      .toHaveTextContent('10 to under 15 minPatients9');
    const screen = await show(<BarChart {...SALES} xAxis={[{ data: [0, 5, 50] }]} />);
    expect(new Set([0, 1, 2].map((index) => box(screen, index).width.toFixed(1))).size).toBe(1);
  },
);

claim("Bars can't receive focus.", async () => {
  const screen = await show(<BarChart {...SALES} onItemClick={() => {}} />);
  expect(bars(screen).every((bar) => (bar as SVGElement).tabIndex < 0)).toBe(true);
  await press('Tab');
  expect(screen.stage.contains(document.activeElement)).toBe(false);
});

claim('With onItemClick, the cursor over a bar is a pointer.', async () => {
  for (const [onItemClick, cursor] of [
    [undefined, 'auto'],
    [() => {}, 'pointer'],
  ] as const) {
    const screen = await show(<BarChart {...SALES} onItemClick={onItemClick} />);
    expect(getComputedStyle(bars(screen)[0] ?? screen.stage).cursor).toBe(cursor);
    screen.unmount();
  }
});

claim(
  [
    'BarChart places two series side by side in each category.',
    'grid={{ horizontal: true }} adds lines at the values, and borderRadius rounds the ends of the bars.',
  ],
  async () => {
    const demo = await showDemo(`${HERE}/SimpleBars.tsx`);
    expect(bars(demo)).toHaveLength(12);
    for (let day = 0; day < 6; day += 1) {
      expect(box(demo, 6 + day).left).toBeGreaterThan(box(demo, day).right);
      if (day < 5) {
        expect(box(demo, day + 1).left).toBeGreaterThan(box(demo, 6 + day).right);
      }
      expect(box(demo, 6 + day).bottom).toBeCloseTo(box(demo, day).bottom, 0);
    }
    const lines = demo.stage.querySelectorAll('.MuiChartsGrid-horizontalLine');
    expect(lines).toHaveLength(
      demo.stage.querySelectorAll('.MuiChartsAxis-directionY line.MuiChartsAxis-tick').length,
    );
    expect(demo.stage.querySelectorAll('.MuiChartsGrid-verticalLine')).toHaveLength(0);
    const clip = () =>
      demo.stage.querySelector<SVGElement>('clipPath rect[style*="inset"]')?.style.clipPath;
    await expect.poll(clip).toMatch(/round 4px 4px 0(px)? 0(px)?\)/);
  },
);

claim(
  "A 'piecewise' color map on the value axis gives the bars below it another color.",
  async () => {
    const demo = await showDemo(`${HERE}/TargetLine.tsx`);
    const line = demo.stage.querySelector('.MuiChartsReferenceLine-line') ?? demo.stage;
    const target = line.getBoundingClientRect().top;
    const colors = bars(demo).map((_, index) => fill(demo, index));
    const isBelow = bars(demo).map((bar) => bar.getBoundingClientRect().top > target + 1);
    expect(isBelow.filter(Boolean)).toHaveLength(3);
    expect(colors).toEqual(
      isBelow.map((below) => (below ? 'rgb(213, 94, 0)' : 'rgb(0, 114, 178)')),
    );
  },
);

claim(
  [
    'BarPlot in a ChartContainer renders the bars without axes, legend or tooltip.',
    'Here they are in the title.',
  ],
  async () => {
    const demo = await showDemo(`${HERE}/TinyBars.tsx`);
    expect(bars(demo)).toHaveLength(24);
    expect(
      demo.stage.querySelector('[class*="MuiChartsAxis"], [class*="MuiChartsLegend"]'),
    ).toBeNull();
    await hover(bars(demo)[0] ?? demo.stage);
    expect(demo.getByRole('tooltip').query()).toBeNull();
    expect(surface(demo).querySelector('title')?.textContent).toContain(
      '21, 26, 24, 31, 29, 35, 33, 38',
    );
  },
);

claim(
  [
    'A child of the chart adds the totals, because there is no prop for them (issue 19458).',
    'useXScale and useYScale return the functions that turn a category and a value into pixels.',
  ],
  async () => {
    const found: [string, number | undefined][] = [];
    function Probe() {
      const x = useXScale<'band'>();
      const y = useYScale<'linear'>();
      found.push(['x', x('Tue')], ['y', y(44)]);
      return null;
    }
    const screen = await show(
      <BarChart {...SALES}>
        <Probe />
      </BarChart>,
    );
    const { left, top } = surface(screen).getBoundingClientRect();
    const last = Object.fromEntries(found);
    expect(box(screen, 1).left - left).toBeCloseTo(last['x'] ?? Number.NaN, 0);
    expect(Math.abs(box(screen, 1).top - top - (last['y'] ?? Number.NaN))).toBeLessThan(1);
    screen.unmount();
    const demo = await showDemo(`${HERE}/StackedTotals.tsx`);
    const texts = [...surface(demo).querySelectorAll('text')].map((text) => text.textContent);
    for (const total of [69, 72, 75, 94, 87, 92]) {
      expect(texts.filter((text) => text.includes(`${total}`))).toHaveLength(1);
    }
  },
);

claim(
  [
    "A 'piecewise' color map with the threshold 0 colors the bars by sign.",
    'You need neither a stack nor a second series.',
    'The axis line is at the edge of the chart, not at zero.',
    'disableLine hides it, and a ChartsReferenceLine at y={0} replaces it.',
  ],
  async () => {
    const demo = await showDemo(`${HERE}/PositiveNegative.tsx`);
    const [negative, positive] = ['rgb(213, 94, 0)', 'rgb(0, 114, 178)'];
    expect(bars(demo).map((_, index) => fill(demo, index))).toEqual(
      [4, 6, 15, 22, 11, -5, -18, -24, -13, 2, 9, 7].map((value) =>
        value < 0 ? negative : positive,
      ),
    );
    const axisLine = ({ stage }: Screen) =>
      stage.querySelector('.MuiChartsAxis-directionX .MuiChartsAxis-line');
    expect(axisLine(demo)).toBeNull();
    const zero = demo.stage.querySelector('.MuiChartsReferenceLine-line') ?? demo.stage;
    expect(Math.abs(zero.getBoundingClientRect().top - box(demo).bottom)).toBeLessThan(1.5);
    const screen = await show(<BarChart {...SALES} series={[{ data: [4, -9, 2] }]} />);
    const line = axisLine(screen)?.getBoundingClientRect().top ?? Number.NaN;
    expect(line).toBeGreaterThan(box(screen).bottom + 10);
  },
);

claim(
  'A child of the chart renders a line from the lower to the upper limit of each bar.',
  async () => {
    const demo = await showDemo(`${HERE}/ConfidenceIntervals.tsx`);
    const whiskers = [...demo.stage.querySelectorAll('path[d*="h12m-6,0V"]')];
    expect(whiskers).toHaveLength(4);
    whiskers.forEach((whisker, index) => {
      const { x, width, top, bottom } = whisker.getBoundingClientRect();
      const bar = box(demo, index);
      expect(top).toBeLessThan(bar.top);
      expect(bottom).toBeGreaterThan(bar.top);
      expect(x + width / 2).toBeCloseTo(bar.x + bar.width / 2, 0);
    });
  },
);
