import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { LineChart, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import type { StackOffsetType, StackOrderType } from '@mui/x-charts/models';
import {
  act,
  claim,
  expect,
  hover,
  show,
  showDemo,
  takeConsole,
  userEvent,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { legend, ticks } from '#test/proofs/charts.tsx';

const HERE = '/data/content/react-charts/stacking';
const DAYS = ['Mon', 'Tue', 'Wed'];
/** What a series of a stack is given, of each kind of chart. */
type Part = {
  id: string;
  label?: string;
  data: (number | null)[];
  stack?: string;
  stackOffset?: StackOffsetType;
  stackOrder?: StackOrderType;
};

function bars({ stage }: Screen, id: string): DOMRect[] {
  return [...stage.querySelectorAll(`.MuiBarElement-series-${id}`)].map((bar) =>
    bar.getBoundingClientRect(),
  );
}

/** The series of the first category, from the bottom to the top. */
function fromBottom(screen: Screen, ids: string[]): string[] {
  return [...ids].sort(
    (a, b) => (bars(screen, b)[0]?.bottom ?? 0) - (bars(screen, a)[0]?.bottom ?? 0),
  );
}

/** The middles of the marks of each line, in px from the top, by color. */
function marks({ stage }: Screen): number[] {
  return [...stage.querySelectorAll('circle.MuiMarkElement-root')].map(
    (mark) => mark.getBoundingClientRect().y,
  );
}

function chart(series: Part[], props: Partial<BarChartProps> = {}) {
  return <BarChart height={300} hideLegend xAxis={[{ data: DAYS }]} series={series} {...props} />;
}

function lines(series: Part[], y?: { min: number; max: number }) {
  return (
    <LineChart
      height={300}
      hideLegend
      xAxis={[{ scaleType: 'point', data: DAYS }]}
      yAxis={y && [y]}
      series={series}
    />
  );
}

act('OffsetLab', async (demo) => {
  const values = () => ticks(demo, 'Y').map((text) => Number(text.replace('−', '-')));
  const below = () => Math.min(...values()) < 0;
  const top = () => Math.max(...values());
  const choose = (name: string) => userEvent.selectOptions(demo.getByRole('combobox'), name);
  for (const kind of ['rect', 'path', 'rect']) {
    await expect
      .poll(() => demo.stage.querySelectorAll(`${kind}[class*="-series-"]`).length)
      .toBeGreaterThan(2);
    await choose('expand');
    await expect.poll(top).toBe(1);
    await choose('silhouette');
    await expect.poll(below).toBe(true);
    await choose('wiggle');
    await expect.poll(top).toBeGreaterThan(1);
    await choose('diverging');
    await expect.poll(below).toBe(false);
    await demo.getByRole('switch', { name: 'Negative values' }).click();
    await expect.poll(below).toBe(true);
    await choose('none');
    await expect.poll(below).toBe(false);
    await demo.getByRole('switch', { name: 'Negative values' }).click();
    await demo.getByRole('switch', { name: 'Areas' }).click();
  }
});

act('OrderLab', async (demo) => {
  const status = demo.getByRole('status');
  const choose = (name: string) => userEvent.selectOptions(demo.getByRole('combobox'), name);
  /** The areas from bottom to top, by the lowest end of their shapes. */
  const lowest = () => {
    const areas = [...demo.stage.querySelectorAll('.MuiAreaElement-root')];
    const bottoms = areas.map((area) => area.getBoundingClientRect().bottom);
    const found = areas[bottoms.indexOf(Math.max(...bottoms))];
    return found?.getAttribute('fill');
  };
  const colors = new Map<string, string>();
  for (const text of ['Car', 'On foot', 'Bus', 'Bicycle', 'Train']) {
    const item = [...demo.stage.querySelectorAll('.MuiChartsLegend-root li')].find(
      (each) => each.textContent === text,
    );
    colors.set(text, item?.querySelector('[fill]')?.getAttribute('fill') ?? '');
  }
  for (const [order, name] of [
    ['reverse', 'Train'],
    ['ascending', 'Bicycle'],
    ['descending', 'Car'],
    ['appearance', 'On foot'],
    ['none', 'Car'],
    ['reverse', 'Train'],
  ] as const) {
    await choose(order);
    await expect.element(status).toHaveTextContent(`${name}, is at the bottom.`);
    await expect.poll(lowest).toBe(colors.get(name));
  }
  await choose('insideOut');
  await expect.element(status).toHaveTextContent('are in the middle');
  await expect.poll(lowest).not.toBe(colors.get('On foot'));
});

claim(
  [
    'Give series the same stack string, and each one starts where the one below it ends.',
    'Series with the same stack are stacked.',
    'In a bar chart, different stacks are side by side.',
    'A series without stack, such as the returns in the demo above, is beside them.',
  ],
  async () => {
    const screen = await show(
      chart([
        { id: 'a', data: [10, 20, 30], stack: 'one' },
        { id: 'b', data: [5, 5, 5], stack: 'one' },
        { id: 'c', data: [8, 8, 8], stack: 'two' },
        { id: 'd', data: [9, 9, 9] },
      ]),
    );
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => bars(screen, id));
    for (const index of [0, 1, 2]) {
      expect(b?.[index]?.bottom).toBeCloseTo(a?.[index]?.top ?? 0, 0);
      expect(b?.[index]?.x).toBe(a?.[index]?.x);
      expect(c?.[index]?.x).toBeGreaterThan(a?.[index]?.right ?? 0);
      expect(d?.[index]?.x).toBeGreaterThan(c?.[index]?.right ?? 0);
      expect(c?.[index]?.bottom).toBeCloseTo(a?.[index]?.bottom ?? 0, 0);
      expect(d?.[index]?.bottom).toBeCloseTo(a?.[index]?.bottom ?? 0, 0);
    }
  },
);

claim('In a line chart, each stack starts at zero by default.', async () => {
  const y = { min: 0, max: 100 };
  const stacked = await show(
    lines(
      [
        { id: 'a', data: [10, 20, 30], stack: 'one' },
        { id: 'b', data: [5, 5, 5], stack: 'one' },
        { id: 'c', data: [8, 8, 8], stack: 'two' },
      ],
      y,
    ),
  );
  const found = marks(stacked);
  stacked.unmount();
  const plain = await show(
    lines(
      [
        { id: 'a', data: [10, 20, 30] },
        { id: 'b', data: [15, 25, 35] },
        { id: 'c', data: [8, 8, 8] },
      ],
      y,
    ),
  );
  expect(found).toEqual(marks(plain));
});

claim(
  'In a chart with bars and lines, bars are stacked on bars and lines on lines, even if they have the same stack.',
  async () => {
    const screen = await show(
      <ChartContainer
        height={300}
        xAxis={[{ scaleType: 'band', data: DAYS }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[
          { type: 'bar', id: 'a', data: [50, 50, 50], stack: 'one' },
          { type: 'line', id: 'b', data: [20, 20, 20], stack: 'one' },
          { type: 'line', id: 'c', data: [30, 30, 30], stack: 'one' },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
      </ChartContainer>,
    );
    const { top = 0, bottom = 0 } = bars(screen, 'a')[0] ?? {};
    const middles = [...screen.stage.querySelectorAll('circle')].map((mark) => {
      const { y, height } = mark.getBoundingClientRect();
      return Math.round(((bottom - y - height / 2) / (bottom - top)) * 50);
    });
    expect(middles).toEqual([20, 20, 20, 50, 50, 50]);
  },
);

claim(
  'The tooltip, barLabel and valueFormatter get the value of the series, not the sum.',
  async () => {
    const valueFormatter = vi.fn((value: number | null) => `${value} kg`);
    const screen = await show(
      <BarChart
        height={300}
        barLabel="value"
        xAxis={[{ data: DAYS }]}
        series={[
          { label: 'Low', data: [10, 10, 10], stack: 'one' },
          { id: 'b', label: 'High', data: [7, 7, 7], stack: 'one', valueFormatter },
        ]}
      />,
    );
    const labels = [...screen.stage.querySelectorAll('.MuiBarLabel-root')];
    expect(labels.map((label) => label.textContent)).toEqual(['10', '10', '10', '7', '7', '7']);
    await hover(screen.stage.querySelector('.MuiBarElement-series-b') ?? screen.stage);
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('High7 kg');
    expect(valueFormatter).toHaveBeenCalledWith(7, { dataIndex: 0 });
  },
);

claim(
  [
    'null counts as zero for the series above it.',
    'A bar chart renders no bar for it, and a line chart without connectNulls leaves a gap.',
    'In a dataset, a bar chart treats null as 0, and the tooltip displays 0.',
  ],
  async () => {
    const series = [
      { id: 'a', data: [10, null, 10], stack: 'one' },
      { id: 'b', data: [5, 5, 5], stack: 'one' },
    ];
    const screen = await show(chart(series));
    const [a, b] = [bars(screen, 'a'), bars(screen, 'b')];
    expect(a).toHaveLength(2);
    expect(b[1]?.bottom).toBeCloseTo(a[0]?.bottom ?? 0, 0);
    screen.unmount();
    const lineScreen = await show(lines(series));
    expect(marks(lineScreen)).toHaveLength(5);
    const path = lineScreen.stage.querySelector('.MuiLineElement-series-a')?.getAttribute('d');
    expect(path?.match(/M/g)).toHaveLength(2);
    lineScreen.unmount();
    const rows = await show(
      <BarChart
        height={300}
        dataset={[{ day: 'Mon', sold: null, rented: 3 }]}
        xAxis={[{ dataKey: 'day' }]}
        series={[
          { dataKey: 'sold', label: 'Sold', stack: 'one' },
          { id: 'b', dataKey: 'rented', label: 'Rented', stack: 'one' },
        ]}
        slotProps={{ tooltip: { trigger: 'axis' } }}
      />,
    );
    await hover(rows.stage.querySelector('.MuiBarElement-series-b') ?? rows.stage);
    await expect.element(rows.getByRole('tooltip')).toHaveTextContent('MonSold0Rented3');
  },
);

claim(
  [
    'If a chart has a dataset and one of its bar or line series has its own data, the chart writes these values into your dataset.',
    'In each row, the key is the id of the series.',
    'An id that is also the name of a column overwrites that column.',
    'Frozen rows, such as those of a Redux store, throw object is not extensible.',
  ],
  async () => {
    const rows = () => [
      { day: 'Mon', sold: 4 },
      { day: 'Tue', sold: 6 },
      { day: 'Wed', sold: 5 },
    ];
    for (const Chart of [BarChart, LineChart]) {
      const element = (dataset: ReturnType<typeof rows>, id: string) => (
        <Chart
          height={300}
          dataset={dataset}
          xAxis={[{ scaleType: 'band', dataKey: 'day' }]}
          series={[
            { dataKey: 'sold', stack: 'one' },
            { id, data: [1, 2, 3], stack: 'one' },
          ]}
        />
      );
      const changed = rows();
      (await show(element(changed, 'extra'))).unmount();
      expect(changed[1]).toEqual({ day: 'Tue', sold: 6, extra: 2 });
      const overwritten = rows();
      (await show(element(overwritten, 'sold'))).unmount();
      expect(overwritten.map(({ sold }) => sold)).toEqual([1, 2, 3]);
      const frozen = rows().map((row) => Object.freeze(row));
      await expect(show(element(frozen, 'extra'))).rejects.toThrow('object is not extensible');
      takeConsole();
    }
  },
);

claim(
  [
    "'none' | Starts at zero. A negative value goes back down, over the series below it | Lines",
    "'diverging' | Positive values are stacked above zero, negative values below zero | Bars",
    "If a stack has positive and negative values, use 'diverging'.",
    "With 'none', its bars cover each other.",
    'The line and the marks of a negative area are then at its upper edge.',
  ],
  async () => {
    const series = (stackOffset?: StackOffsetType) => [
      { id: 'a', data: [10, 10, 10], stack: 'one', stackOffset },
      { id: 'b', data: [-4, -4, -4], stack: 'one' },
    ];
    for (const [offset, covers] of [
      [undefined, false],
      ['diverging', false],
      ['none', true],
    ] as const) {
      const screen = await show(chart(series(offset)));
      const [a = new DOMRect()] = bars(screen, 'a');
      const [b = new DOMRect()] = bars(screen, 'b');
      expect(b.top).toBeCloseTo(covers ? a.top : a.bottom, 0);
      screen.unmount();
    }
    for (const [offset, last] of [
      [undefined, 6],
      ['none', 6],
      ['diverging', 0],
    ] as const) {
      const y = { min: -20, max: 20 };
      const screen = await show(lines(series(offset), y));
      const found = marks(screen)[3];
      screen.unmount();
      // d3 gives a negative part as [from, to] with the smaller one first, and the line is at the second.
      const at = await show(lines([{ id: 'a', data: [last, last, last] }], y));
      expect(found).toBe(marks(at)[0]);
      at.unmount();
    }
  },
);

claim(
  [
    'Scales each stack to the range 0 to 1',
    "With 'expand', each bar has the same length, and the chart compares shares.",
    'The axis goes from 0 to 1, so format it as percent.',
    'The tooltip still gets the original value: this demo computes its share in valueFormatter.',
    'If a stack has positive and negative values, the shares exceed 1.',
  ],
  async () => {
    const series = (second: number) => [
      { id: 'a', data: [10, 90, 3], stack: 'one', stackOffset: 'expand' as const },
      { id: 'b', data: [30, 10, second], stack: 'one', label: 'Second' },
    ];
    const screen = await show(chart(series(1)));
    expect(ticks(screen, 'Y').map(Number)).toEqual(expect.arrayContaining([0, 1]));
    expect(Math.max(...ticks(screen, 'Y').map(Number))).toBe(1);
    const [a, b] = [bars(screen, 'a'), bars(screen, 'b')];
    const lengths = a.map(({ bottom }, index) => Math.round(bottom - (b[index]?.top ?? 0)));
    expect(new Set(lengths).size).toBe(1);
    await hover(screen.stage.querySelector('.MuiBarElement-series-b') ?? screen.stage);
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Second30');
    screen.unmount();
    const negative = await show(chart(series(-1)));
    expect(Math.max(...ticks(negative, 'Y').map(Number))).toBeGreaterThan(1);
  },
);

claim('Centers each stack around zero', async () => {
  const screen = await show(
    chart(
      [
        { id: 'a', data: [10, 20, 30], stack: 'one', stackOffset: 'silhouette' },
        { id: 'b', data: [6, 2, 4], stack: 'one' },
      ],
      { yAxis: [{ min: -20, max: 20 }] },
    ),
  );
  const axis = screen.stage.querySelector('.MuiChartsAxis-directionY .MuiChartsAxis-line');
  const { top = 0, bottom = 0 } = axis?.getBoundingClientRect() ?? {};
  bars(screen, 'a').forEach((bar, index) => {
    expect((bar.bottom + (bars(screen, 'b')[index]?.top ?? 0)) / 2).toBeCloseTo(
      (top + bottom) / 2,
      -0.5,
    );
  });
});

claim(
  [
    'It is enough to set stackOffset and stackOrder on one series of the stack.',
    'If several series set different values, the last one applies.',
  ],
  async () => {
    const series = (...settings: Partial<Part>[]) =>
      ['a', 'b', 'c'].map((id, index) => ({
        id,
        data: [10 + index, 10, 10],
        stack: 'one',
        ...settings[index],
      }));
    const order = async (...settings: Partial<Part>[]) => {
      const screen = await show(chart(series(...settings)));
      const isShare = Math.max(...ticks(screen, 'Y').map(Number)) === 1;
      const found = fromBottom(screen, ['a', 'b', 'c']).join('');
      screen.unmount();
      return isShare ? `${found} of 1` : found;
    };
    const [reverse, none] = [{ stackOrder: 'reverse' }, { stackOrder: 'none' }] as const;
    const [expand, plain] = [{ stackOffset: 'expand' }, { stackOffset: 'none' }] as const;
    expect(await order()).toBe('abc');
    expect(await order(reverse)).toBe('cba');
    expect(await order({}, reverse)).toBe('cba');
    expect(await order({}, {}, reverse)).toBe('cba');
    expect(await order(reverse, none)).toBe('abc');
    expect(await order(none, {}, reverse)).toBe('cba');
    expect(await order(expand)).toBe('abc of 1');
    expect(await order({}, {}, expand)).toBe('abc of 1');
    expect(await order(expand, plain)).toBe('abc');
  },
);

claim(
  [
    "'none' (default) | The order of series",
    "'reverse' | The reverse order of series",
    "'ascending' | From the smallest sum to the largest",
    "'descending' | From the largest sum to the smallest",
    "'appearance' | From the earliest maximum to the latest",
    'In a horizontal bar chart, the order is from left to right.',
    'stackOrder sets which series is at the bottom.',
  ],
  async () => {
    // Sums: a 60, b 66, c 45. Maxima: a last, b first, c second.
    const series = (stackOrder?: StackOrderType) => [
      { id: 'a', data: [15, 15, 30], stack: 'one', stackOrder },
      { id: 'b', data: [32, 17, 17], stack: 'one' },
      { id: 'c', data: [10, 25, 10], stack: 'one' },
    ];
    for (const [order, expected] of [
      [undefined, 'abc'],
      ['none', 'abc'],
      ['reverse', 'cba'],
      ['ascending', 'cab'],
      ['descending', 'bac'],
      ['appearance', 'bca'],
    ] as const) {
      const screen = await show(chart(series(order)));
      expect(fromBottom(screen, ['a', 'b', 'c']).join('')).toBe(expected);
      screen.unmount();
      const sideways = await show(
        chart(series(order), { layout: 'horizontal', xAxis: [{}], yAxis: [{ data: DAYS }] }),
      );
      const lefts = ['a', 'b', 'c'].sort(
        (one, two) => (bars(sideways, one)[0]?.left ?? 0) - (bars(sideways, two)[0]?.left ?? 0),
      );
      expect(lefts.join('')).toBe(expected);
      sideways.unmount();
    }
  },
);

claim('The earliest maxima in the middle, later ones outside', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const screen = await show(
    <BarChart
      height={300}
      hideLegend
      xAxis={[{ data: ids }]}
      series={ids.map((id, index) => ({
        id,
        data: ids.map((_, day) => (day === index ? 30 : 10)),
        stack: 'one',
        stackOrder: 'insideOut',
      }))}
    />,
  );
  expect(fromBottom(screen, ids)).toEqual(['e', 'c', 'a', 'b', 'd']);
});

claim(
  [
    'The legend and the tooltip keep the order of series, whatever the stackOrder.',
    'So by default, a list from top to bottom is the reverse of a vertical stack.',
    "Set stackOrder: 'reverse' to have the first series at the top of both.",
  ],
  async () => {
    for (const stackOrder of ['none', 'reverse', 'ascending'] as const) {
      const screen = await show(
        chart(
          [
            { id: 'a', label: 'A', data: [15, 15, 30], stack: 'one', stackOrder },
            { id: 'b', label: 'B', data: [5, 5, 5], stack: 'one' },
          ],
          { hideLegend: false, slotProps: { tooltip: { trigger: 'axis' } } },
        ),
      );
      expect(legend(screen)).toEqual(['A', 'B']);
      await hover(screen.stage.querySelector('.MuiBarElement-series-a') ?? screen.stage);
      await expect.element(screen.getByRole('tooltip')).toHaveTextContent('MonA15B5');
      expect(fromBottom(screen, ['a', 'b'])).toEqual(
        stackOrder === 'none' ? ['a', 'b'] : ['b', 'a'],
      );
      screen.unmount();
    }
  },
);

claim('Moves the baseline to keep the slopes of the areas small', async () => {
  const slopes = async (stackOffset: StackOffsetType) => {
    const series = [
      { id: 'a', data: [10, 30, 30], stack: 'one', stackOffset },
      { id: 'b', data: [10, 10, 10], stack: 'one' },
    ];
    const screen = await show(chart(series, { yAxis: [{ min: -50, max: 50 }] }));
    const [a, b] = [bars(screen, 'a'), bars(screen, 'b')];
    screen.unmount();
    const rise = (ends: number[]) => Math.abs((ends[1] ?? Number.NaN) - (ends[0] ?? Number.NaN));
    return {
      baseline: rise(a.map(({ bottom }) => bottom)),
      top: rise(b.map(({ top }) => top)),
    };
  };
  const [none, wiggle] = [await slopes('none'), await slopes('wiggle')];
  expect(none.baseline).toBeLessThan(1);
  expect(wiggle.baseline).toBeGreaterThan(none.top / 3);
  expect(wiggle.top).toBeLessThan(none.top / 2);
});

claim(
  "The numbers of the y-axis have no meaning here, so this demo hides it with position: 'none'.",
  async () => {
    const demo = await showDemo(`${HERE}/Streamgraph.tsx`);
    expect(demo.stage.querySelectorAll('.MuiAreaElement-root').length).toBeGreaterThan(3);
    expect(ticks(demo, 'X').length).toBeGreaterThan(0);
    expect(demo.stage.querySelector('.MuiChartsAxis-directionY')).toBeNull();
  },
);

claim('Set area: true to fill the space of each series.', async () => {
  const data = [10, 20, 30];
  const areas = async (area: boolean) => {
    const screen = await show(
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: DAYS }]}
        series={['a', 'b'].map((id) => ({ id, data, stack: 'one', area }))}
      />,
    );
    const found = [...screen.stage.querySelectorAll('.MuiAreaElement-root')].map((each) =>
      each.getBoundingClientRect(),
    );
    screen.unmount();
    return found;
  };
  expect(await areas(false)).toHaveLength(0);
  const filled = await areas(true);
  expect(filled).toHaveLength(2);
  const [lowest, highest] = filled.toSorted((one, other) => other.bottom - one.bottom);
  expect(highest?.top).toBeLessThan((lowest?.top ?? Number.NaN) - 20);
});

claim(
  [
    'A component inside the chart can add up the series with useBarSeries and place the texts with the scales.',
    'barLabel shows the parts.',
  ],
  async () => {
    const demo = await showDemo(`${HERE}/StackTotals.tsx`);
    const texts = [...demo.stage.querySelectorAll('text[font-weight="600"]')];
    expect(texts.map((text) => text.textContent)).toEqual(['109', '121', '110', '134', '128']);
    const labels = [...demo.stage.querySelectorAll('.MuiBarLabel-root')];
    expect(labels.slice(0, 5).map((label) => label.textContent)).toEqual([
      '52',
      '61',
      '47',
      '58',
      '49',
    ]);
    const tops = [...demo.stage.querySelectorAll('.MuiBarElement-root')].map((bar) =>
      bar.getBoundingClientRect(),
    );
    texts.forEach((text, index) => {
      const { x, width, bottom } = text.getBoundingClientRect();
      const bar = tops[10 + index] ?? new DOMRect();
      expect(x + width / 2).toBeCloseTo(bar.x + bar.width / 2, 0);
      expect(Math.abs(bar.top - bottom)).toBeLessThan(10);
    });
  },
);
