import type { ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { axisClasses, ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import type { ChartsTextProps } from '@mui/x-charts/ChartsText';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import {
  act,
  claim,
  expect,
  hover,
  press,
  setDirection,
  setTimeZone,
  show,
  showDemo,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { surface, ticks } from '#test/proofs/charts.tsx';

type XAxis = NonNullable<LineChartProps['xAxis']>[number];
type YAxis = NonNullable<LineChartProps['yAxis']>[number];
type FormatterContext = Parameters<NonNullable<XAxis['valueFormatter']>>[1];

const HERE = '/data/content/react-charts/axis';
const RED = 'rgb(255, 0, 0)';
const SIZE = { width: 500, height: 300, skipAnimation: true, hideLegend: true } as const;

function all({ stage }: Screen, selector: string): Element[] {
  return [...stage.querySelectorAll(selector)];
}

function marks(screen: Screen, direction: 'X' | 'Y' = 'X'): Element[] {
  return all(screen, `.MuiChartsAxis-direction${direction} line.MuiChartsAxis-tick`);
}

/** The left edges of elements, in px of the chart. */
function lefts(elements: Element[]): number[] {
  return elements.map((element) => Math.round(element.getBoundingClientRect().left));
}

function axes(screen: Screen, direction: 'X' | 'Y' = 'X'): Element[] {
  return all(screen, `.MuiChartsAxis-direction${direction}`);
}

/** Where the line goes. */
function path(screen: Screen): string {
  return all(screen, '.MuiLineElement-root')[0]?.getAttribute('d') ?? '';
}

/** The horizontal places of the points of the line. */
function xs(screen: Screen): number[] {
  return (
    path(screen)
      .match(/[\d.]+(?=,)/g)
      ?.map(Number) ?? []
  );
}

/** The vertical places of the points of the line. */
function ys(screen: Screen): number[] {
  return (
    path(screen)
      .match(/(?<=,)[\d.]+/g)
      ?.map(Number) ?? []
  );
}

/** How many times as long as the first distance between three places the second one is. */
function ratio([first = 0, second = 0, third = 0]: number[]): number {
  return (third - second) / (second - first);
}

/** The text of the tooltip at a place of the chart. */
async function tooltipAt(screen: Screen, x: number): Promise<string> {
  await hover(surface(screen), { x, y: 150 });
  const tooltip = screen.getByRole('tooltip');
  await expect.element(tooltip).toBeVisible();
  return tooltip.element().textContent;
}

function line(x: XAxis, y: YAxis, data: (number | null)[]) {
  return <LineChart {...SIZE} xAxis={[x]} yAxis={[y]} series={[{ data, curve: 'linear' }]} />;
}

const X = { data: [1, 2, 3, 4] };
const CATEGORIES = { scaleType: 'band', data: ['a', 'b', 'c'] } as const;

act('ScaleAndPosition', async (demo) => {
  const choose = async (name: string, option: string) => {
    await demo.getByRole('combobox', { name: new RegExp(`^${name}`) }).click();
    await demo.getByRole('option', { name: option }).click();
  };
  expect(ticks(demo)).toEqual(['1', '10', '100', '1k']);
  for (let turn = 0; turn < 2; turn += 1) {
    await choose('scaleType', 'linear');
    await expect.poll(() => ticks(demo)).toContain('1,000');
    const linear = path(demo);
    await choose('scaleType', 'sqrt');
    await expect.poll(() => path(demo)).not.toBe(linear);
    await choose('scaleType', 'pow');
    await expect.poll(() => path(demo)).toBe(linear);
    await choose('scaleType', 'band');
    await expect.poll(() => ticks(demo).at(-1)).toBe('1000');
    expect(marks(demo)).toHaveLength(8);
    await choose('scaleType', 'point');
    await expect.poll(() => marks(demo)).toHaveLength(7);
    await choose('position', 'none');
    await expect.poll(() => axes(demo)).toHaveLength(0);
    await choose('position', 'top');
    await expect.poll(() => all(demo, '.MuiChartsAxis-top')).toHaveLength(1);
    await choose('position', 'bottom');
    await choose('scaleType', 'log');
    await expect.poll(() => marks(demo).length).toBeGreaterThan(20);
    await demo.getByRole('switch', { name: 'Ticks at the data' }).click();
    await expect.poll(() => marks(demo)).toHaveLength(7);
    await demo.getByRole('switch', { name: 'Ticks at the data' }).click();
    await expect.poll(() => marks(demo).length).toBeGreaterThan(20);
  }
});

act('LinearOrLog', async (demo) => {
  for (const [name, first] of [
    ['linear', '0'],
    ['log', '1K'],
    ['sqrt', '0'],
    ['log', '1K'],
  ] as const) {
    await demo.getByRole('button', { name }).click();
    await expect.poll(() => ticks(demo, 'Y')[0]).toBe(first);
  }
});

act('TimeZones', async (demo) => {
  for (const [name, first] of [
    ['Tokyo', 'Mon 09:00'],
    ['New York', 'Sun 20:00'],
    ['UTC', 'Mon 00:00'],
    ['Tokyo', 'Mon 09:00'],
  ] as const) {
    await demo.getByRole('button', { name }).click();
    await expect.poll(() => ticks(demo)[0]).toBe(first);
  }
});

act('IrregularDates', async (demo) => {
  const distances = () => {
    const places = xs(demo);
    return places.slice(1).map((place, index) => Math.round(place - (places[index] ?? 0)));
  };
  const inTime = distances();
  expect(new Set(inTime).size).toBeGreaterThan(3);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'point' }).click();
    await expect.poll(() => Math.max(...distances()) - Math.min(...distances())).toBeLessThan(2);
    expect(ticks(demo)).toContain('Feb 16');
    await demo.getByRole('button', { name: 'utc' }).click();
    await expect.poll(distances).toEqual(inTime);
  }
});

act('MinMaxSliders', async (demo) => {
  const low = demo.getByRole('slider', { name: 'Lowest price' });
  const start = path(demo);
  expect(ticks(demo, 'Y')[0]).toBe('80');
  for (let turn = 0; turn < 2; turn += 1) {
    low.element().focus();
    await press('ArrowLeft', 'ArrowLeft');
    await expect.element(demo.getByText('Price from 60 to 130')).toBeVisible();
    await expect.poll(() => ticks(demo, 'Y')[0]).toBe('60');
    expect(path(demo)).not.toBe(start);
    await press('ArrowRight', 'ArrowRight');
    await expect.poll(() => ticks(demo, 'Y')[0]).toBe('80');
    expect(path(demo)).toBe(start);
  }
  await press('End');
  await expect.element(demo.getByText('Price from 80 to 130')).toBeVisible();
});

act('DomainLimits', async (demo) => {
  const height = () => all(demo, '.MuiLineElement-root')[0]?.getBoundingClientRect().height ?? 0;
  const nice = height();
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'strict' }).click();
    await expect.poll(height).toBeGreaterThan(nice);
    await demo.getByRole('button', { name: 'symmetric' }).click();
    await expect.poll(height).toBeLessThan(nice);
    await demo.getByRole('button', { name: 'nice' }).click();
    await expect.poll(height).toBe(nice);
  }
});

act('ReverseSwitches', async (demo) => {
  const isFirst = (direction: 'X' | 'Y', side: 'left' | 'top') => {
    const labels = all(demo, `.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`);
    const [first, last] = [labels[0], labels.at(-1)].map((each) => each?.getBoundingClientRect());
    return (first?.[side] ?? 0) < (last?.[side] ?? 0);
  };
  for (const isReversed of [true, false, true, false]) {
    await demo.getByRole('switch', { name: 'Reverse x' }).click();
    await expect.poll(() => isFirst('X', 'left')).toBe(!isReversed);
    await demo.getByRole('switch', { name: 'Reverse y' }).click();
    await expect.poll(() => isFirst('Y', 'top')).toBe(!isReversed);
    await expect.poll(() => all(demo, '.MuiChartsAxis-top')).toHaveLength(isReversed ? 0 : 1);
  }
});

act('TickSteps', async (demo) => {
  expect(ticks(demo, 'Y')).toContain('0.5');
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('switch', { name: 'tickMinStep: 1' }).click();
    await expect.poll(() => ticks(demo, 'Y')).toEqual(['0', '1', '2', '3']);
    await demo.getByRole('switch', { name: 'tickMinStep: 1' }).click();
    await expect.poll(() => ticks(demo, 'Y')).toContain('0.5');
  }
  demo.getByRole('slider').element().focus();
  await press('End');
  await expect.poll(() => ticks(demo, 'Y').length).toBeGreaterThan(12);
  await press('Home');
  await expect.element(demo.getByText('tickNumber: 1')).toBeVisible();
  await expect.poll(() => ticks(demo, 'Y').length).toBeLessThan(5);
});

act('Positions', async (demo) => {
  const ofX = demo.getByRole('group', { name: 'Position of the x-axis' });
  const ofY = demo.getByRole('group', { name: 'Position of the y-axis' });
  for (let turn = 0; turn < 2; turn += 1) {
    await ofX.getByRole('button', { name: 'top' }).click();
    await expect.poll(() => all(demo, '.MuiChartsAxis-top')).toHaveLength(1);
    await ofY.getByRole('button', { name: 'right' }).click();
    await expect.poll(() => all(demo, '.MuiChartsAxis-right')).toHaveLength(1);
    await ofX.getByRole('button', { name: 'none' }).click();
    await ofY.getByRole('button', { name: 'none' }).click();
    await expect.poll(() => all(demo, '.MuiChartsAxis-root')).toHaveLength(0);
    await ofX.getByRole('button', { name: 'bottom' }).click();
    await ofY.getByRole('button', { name: 'left' }).click();
    await expect.poll(() => all(demo, '.MuiChartsAxis-root')).toHaveLength(2);
  }
});

act('LongLabels', async (demo) => {
  const isCut = () => ticks(demo, 'Y').some((text) => text.endsWith('…'));
  expect(isCut()).toBe(true);
  demo.getByRole('slider').element().focus();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('End');
    await expect.poll(isCut).toBe(false);
    await press('Home');
    await expect.poll(isCut).toBe(true);
  }
});

act('TickAngle', async (demo) => {
  const height = demo.getByRole('slider', { name: /Height/ });
  const angle = demo.getByRole('slider', { name: /Angle/ });
  const isCut = () => ticks(demo).some((text) => text.endsWith('…') || text === '');
  for (let turn = 0; turn < 2; turn += 1) {
    angle.element().focus();
    await press('Home');
    await expect.element(demo.getByText('Angle: -90°')).toBeVisible();
    await expect.poll(isCut).toBe(true);
    height.element().focus();
    await press('End');
    await expect.poll(isCut).toBe(false);
    await press('Home');
    await expect.poll(isCut).toBe(true);
  }
});

claim('Without xAxis, a line chart numbers its points from 0.', async () => {
  const screen = await show(<LineChart {...SIZE} series={[{ data: [4, 5, 6] }]} />);
  expect(ticks(screen)).toEqual(['0', '1', '2']);
});

claim('If data and dataKey are both set, data is used.', async () => {
  const dataset = [
    { day: 'Mon', sold: 1 },
    { day: 'Tue', sold: 2 },
  ];
  const screen = await show(
    <BarChart
      {...SIZE}
      dataset={dataset}
      xAxis={[{ dataKey: 'day', data: ['x', 'y'] }]}
      series={[{ dataKey: 'sold' }]}
    />,
  );
  expect(ticks(screen)).toEqual(['x', 'y']);
});

claim(
  [
    'A series without xAxisId and yAxisId belongs to the first axis of each direction.',
    'The domain of an axis covers only the series that belong to it.',
  ],
  async () => {
    const screen = await show(
      <LineChart
        {...SIZE}
        yAxis={[{ id: 'small' }, { id: 'large', position: 'right' }]}
        series={[{ data: [4, 5] }, { data: [400, 500], yAxisId: 'large' }]}
      />,
    );
    const [left = [], right = []] = axes(screen, 'Y').map((axis) =>
      [...axis.querySelectorAll('.MuiChartsAxis-tickLabel')].map(({ textContent }) =>
        Number(textContent),
      ),
    );
    expect(Math.max(...left)).toBe(5);
    expect(Math.min(...right)).toBe(400);
  },
);

claim(
  [
    "A yAxisId that matches no axis throws Cannot read properties of undefined (reading 'scale').",
    "In a bar chart, the last word is 'scaleType'.",
    'Two axes with the same id log an error in the console.',
  ],
  async () => {
    const series = [{ data: [4, 5], yAxisId: 'a' }];
    await expect(
      show(<LineChart {...SIZE} yAxis={[{ id: 'b' }]} series={series} />),
    ).rejects.toThrow("Cannot read properties of undefined (reading 'scale')");
    await expect(
      show(<BarChart {...SIZE} yAxis={[{ id: 'b' }]} series={series} />),
    ).rejects.toThrow("Cannot read properties of undefined (reading 'scaleType')");
    takeConsole();
    await show(<LineChart {...SIZE} yAxis={[{ id: 'a' }, { id: 'a' }]} series={series} />);
    expect(takeConsole().join()).toContain('axis ids are duplicated: a');
  },
);

claim("'pow' | Numbers | The same positions as 'linear', because the exponent is 1", async () => {
  const linear = path(await show(line(X, { scaleType: 'linear' }, [0, 1, 25, 100])));
  expect(path(await show(line(X, { scaleType: 'pow' }, [0, 1, 25, 100])))).toBe(linear);
  expect(path(await show(line(X, { scaleType: 'sqrt' }, [0, 1, 25, 100])))).not.toBe(linear);
});

claim(
  [
    "A 'band' axis gives each category a range of the same width.",
    "A 'point' axis gives each category a single point.",
    'The first and last points are at the ends of the axis, and the point of a single category is in the middle.',
    'A line chart accepts both.',
    'min, max and domainLimit have no effect on these two scales.',
  ],
  async () => {
    const limits = { min: 2, max: 3, domainLimit: () => ({ min: 2, max: 3 }) };
    for (const [scaleType, from, step] of [
      ['band', 134.167, 138.333],
      ['point', 65, 207.5],
    ] as const) {
      for (const more of [{}, limits]) {
        const screen = await show(line({ scaleType, data: [1, 2, 3], ...more }, {}, [1, 2, 3]));
        const places =
          path(screen)
            .match(/[\d.]+(?=,)/g)
            ?.map(Number) ?? [];
        for (const [index, place] of places.entries()) {
          expect(place).toBeCloseTo(from + index * step, 1);
        }
        expect(places).toHaveLength(3);
        screen.unmount();
      }
    }
    const single = await show(line({ scaleType: 'point', data: ['a'] }, {}, [1]));
    expect(xs(single)[0]).toBeCloseTo(272.5, 0);
  },
);

claim(
  [
    'A category that occurs twice has one tick and one position.',
    'The second bar is on top of the first one, and a line returns to the earlier point.',
    'In the axis tooltip, the categories after the second occurrence have the values of another item.',
  ],
  async () => {
    const data = ['M', 'T', 'W', 'T', 'F'];
    const bars = await show(
      <BarChart {...SIZE} xAxis={[{ data }]} series={[{ data: [1, 2, 3, 4, 5] }]} />,
    );
    expect(ticks(bars)).toEqual(['M', 'T', 'W', 'F']);
    const places = lefts(all(bars, '.MuiBarElement-root'));
    expect(places[3]).toBe(places[1]);
    const start = surface(bars).getBoundingClientRect().left;
    expect(await tooltipAt(bars, (places[2] ?? 0) - start + 10)).toBe('W3');
    await expect.poll(() => tooltipAt(bars, (places[4] ?? 0) - start + 10)).toBe('T4'); // over F
    bars.unmount();
    const screen = await show(line({ scaleType: 'point', data }, {}, [1, 2, 3, 4, 5]));
    const [, second, , fourth] = xs(screen);
    expect(fourth).toBe(second);
    takeConsole();
  },
);

claim('A square root scale also accepts zero and negative values.', async () => {
  const screen = await show(line(X, { scaleType: 'sqrt' }, [-100, 0, 25, 100]));
  expect(ticks(screen, 'Y')).toContain('0');
  expect(path(screen)).not.toContain('NaN');
});

claim(
  [
    "If a series on a log axis contains a zero, the line isn't visible, and the axis has no ticks.",
    'With a positive min, the ticks return, but the line ends before its first zero.',
    'Values on both sides of zero have the same effect, see issue 12361.',
    'Replace these values with null, which leaves a gap, or use a symmetric log scale.',
    "'log' | Numbers on one side of zero | Amounts over several orders of magnitude",
  ],
  async () => {
    const cases = [
      [{}, [1, 10, 100, 1000], 415, true],
      [{}, [0, 10, 100, 1000], 0, false],
      [{}, [1, 10, 0, 1000], 0, false],
      [{}, [1, 10, 100, 0], 0, false],
      [{ min: 1 }, [0, 10, 100, 1000], 0, true],
      [{ min: 1 }, [1, 10, 0, 1000], 415 / 3, true],
      [{}, [-5, 10, 100, 1000], 0, false],
      [{ min: 1 }, [1, 10, -5, 1000], 415 / 3, true],
      [{}, [-1, -10, -100, -1000], 415, true],
      [{}, [1, 10, null, 1000], 415, true],
    ] as const;
    for (const [limits, data, width, hasTicks] of cases) {
      const screen = await show(line(X, { scaleType: 'log', ...limits }, [...data]));
      const [shape] = all(screen, '.MuiLineElement-root');
      expect(shape?.getBoundingClientRect().width).toBeCloseTo(width, 0);
      expect(ticks(screen, 'Y').length > 0).toBe(hasTicks);
      screen.unmount();
    }
    const gap = await show(line(X, { scaleType: 'log' }, [1, 10, null, 1000]));
    expect(path(gap).match(/M/g)).toHaveLength(2);
  },
);

claim(
  [
    'If a log axis covers fewer decades than its number of ticks (one per 50 px by default), it also has ticks at multiples of the decades.',
    'By default, many of these ticks have an empty label.',
    'A log axis can have many more ticks.',
    'An empty label still hides a neighbor that would overlap it, so an x-axis from 1 to 1,000 can have the labels 1, 2, 20 and 200.',
    'Or, for two or more decades, set tickNumber to their number: if the axis starts and ends at a decade, only the ticks at the decades remain.',
    'Use tickLabelInterval as in the demo.',
  ],
  async () => {
    const x = { scaleType: 'log', data: [1, 10, 100, 1000] } as const;
    const decades = ['1', '10', '100', '1k'];
    const plain = await show(line(x, {}, [1, 2, 3, 4]));
    expect(ticks(plain)).toEqual(['1', '2', '20', '200']);
    expect(marks(plain)).toHaveLength(28);
    plain.unmount();
    const tickLabelInterval = (value: number) => Number.isInteger(Math.log10(value));
    const chosen = await show(line({ ...x, tickLabelInterval }, {}, [1, 2, 3, 4]));
    expect(ticks(chosen)).toEqual(decades);
    chosen.unmount();
    const few = await show(line({ ...x, tickNumber: 3 }, {}, [1, 2, 3, 4]));
    expect(ticks(few)).toEqual(decades);
    expect(marks(few)).toHaveLength(4);
    few.unmount();
    const upright = await show(line(X, { scaleType: 'log' }, [1, 10, 100, 1000])); // skips no labels
    expect(marks(upright, 'Y')).toHaveLength(28);
    expect(ticks(upright, 'Y')).toEqual(decades);
    upright.unmount();
    for (const [last, count] of [
      [1e7, 64], // of 415 px, so the number of ticks is 8
      [1e8, 9],
      [1e12, 7],
    ] as const) {
      const screen = await show(line({ scaleType: 'log', data: [1, 100, last] }, {}, [1, 2, 3]));
      expect(marks(screen)).toHaveLength(count);
      screen.unmount();
    }
  },
);

claim(
  [
    "This version has no 'symlog' scale.",
    'TypeScript rejects the name, and at runtime an unknown scaleType gives a linear axis.',
  ],
  async () => {
    const data = [-100, 1, 25, 100];
    const linear = path(await show(line(X, {}, data)));
    // @ts-expect-error: not a scale of this version
    const symlog: YAxis = { scaleType: 'symlog' };
    expect(path(await show(line(X, symlog, data)))).toBe(linear);
    takeConsole();
  },
);

claim(
  [
    "A 'time' axis has its ticks at round local times, a 'utc' axis at round UTC times.",
    "new Date('2025-03-01') is midnight UTC.",
    "On a 'time' axis in New York, that is February 28 at 19:00.",
    "'time' | Dates, or timestamps in milliseconds | Dates in the time zone of the user",
    "'utc' | Dates, or timestamps in milliseconds | Dates in UTC",
    'Band and point axes label dates in local time too, unless you set valueFormatter.',
  ],
  async () => {
    await setTimeZone('America/New_York');
    const data = [new Date('2025-03-01'), new Date('2025-03-02')];
    const seen = vi.fn((value: Date) => value.toISOString());
    for (const [scaleType, remainder] of [
      ['time', 5],
      ['utc', 0],
    ] as const) {
      seen.mockClear();
      const screen = await show(
        line({ scaleType, data, tickNumber: 2, valueFormatter: seen }, {}, [1, 2]),
      );
      const hours = seen.mock.calls.map(([value]) => value.getUTCHours() % 12);
      expect(hours).toContain(remainder);
      const places = lefts(marks(screen));
      expect(places.length).toBeGreaterThan(1);
      screen.unmount();
      const stamps = await show(
        line(
          { scaleType, data: data.map(Number), tickNumber: 2, valueFormatter: seen },
          {},
          [1, 2],
        ),
      );
      expect(lefts(marks(stamps))).toEqual(places);
      stamps.unmount();
    }
    expect(data[0]?.toISOString()).toBe('2025-03-01T00:00:00.000Z');
    const days = await show(<BarChart {...SIZE} xAxis={[{ data }]} series={[{ data: [1, 2] }]} />);
    expect(ticks(days)).toEqual(['07 PM', '07 PM']);
    expect(data[0]?.toLocaleString('en', { hourCycle: 'h23' })).toContain('2/28/2025, 19:00');
  },
);

claim(
  [
    "On a 'time' or 'utc' axis, the distance between two points is proportional to the time between them.",
    "Band and point axes place dates at equal distances, so gaps in the measurements aren't visible:",
  ],
  async () => {
    const data = [1, 2, 11].map((day) => new Date(Date.UTC(2025, 0, day)));
    for (const [scaleType, ratio] of [
      ['time', 9],
      ['utc', 9],
      ['band', 1],
      ['point', 1],
    ] as const) {
      const screen = await show(line({ scaleType, data }, {}, [1, 2, 3]));
      const [first = 0, second = 0, third = 0] = xs(screen);
      expect((third - second) / (second - first)).toBeCloseTo(ratio, 1);
      screen.unmount();
    }
  },
);

claim(
  [
    'Language: the default tick labels of dates are English, whatever the language of the browser.',
    'Repeated labels: ticks can be closer together than the unit that you format, so the same day appears twice.',
    'Set tickMinStep to that unit, in milliseconds.',
  ],
  async () => {
    const hour = 3_600_000;
    const data = Array.from(
      { length: 9 },
      (_, index) => new Date(Date.UTC(2025, 4, 10) + index * 6 * hour),
    );
    const axis = { scaleType: 'utc', domainLimit: 'strict', data } as const;
    const valueFormatter = (day: Date) => String(day.getUTCDate());
    const repeated = await show(line({ ...axis, valueFormatter }, {}, [1, 2, 3]));
    expect(ticks(repeated).slice(0, 5)).toEqual(['10', '10', '10', '10', '11']);
    repeated.unmount();
    const tickMinStep = 24 * hour;
    const once = await show(line({ ...axis, valueFormatter, tickMinStep }, {}, [1, 2, 3]));
    expect(ticks(once)).toEqual(['10', '11', '12']);
    once.unmount();
    const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
    const months = ['2025-04-01', '2025-05-01', '2025-06-01'].map((day) => new Date(day));
    const english = await show(line({ ...axis, data: months, tickNumber: 3 }, {}, [1, 2, 3]));
    expect(ticks(english)).toContain('May');
    language.mockRestore();
    languages.mockRestore();
  },
);

claim(
  [
    "Strings: a 'time' axis with date strings has no ticks, and the line isn't visible.",
    'Convert the strings with new Date().',
  ],
  async () => {
    const data = ['2025-01-01', '2025-01-02', '2025-01-03'];
    const screen = await show(line({ scaleType: 'time', data }, {}, [1, 2, 3]));
    expect(ticks(screen)).toEqual([]);
    expect(path(screen)).toContain('NaN');
    screen.unmount();
    takeConsole();
    const dates = data.map((day) => new Date(day));
    const converted = await show(line({ scaleType: 'time', data: dates }, {}, [1, 2, 3]));
    expect(ticks(converted).length).toBeGreaterThan(1);
    expect(path(converted)).not.toContain('NaN');
  },
);

claim(
  [
    'Timestamps: the ticks of a time axis show dates, but the heading of the tooltip shows the number.',
    'Use Date objects: with timestamps, valueFormatter receives a Date for a tick and a number for the tooltip.',
  ],
  async () => {
    const dates = ['2025-03-01', '2025-03-02', '2025-03-03'].map((day) => new Date(day));
    const stamps = dates.map(Number);
    for (const scaleType of ['time', 'utc'] as const) {
      const labels: string[][] = [];
      for (const [data, heading] of [
        [dates, /2025.*1$/],
        [stamps, /^1,740,787,200,0001$/],
      ] as const) {
        const screen = await show(line({ scaleType, data }, {}, [1, 2, 3]));
        labels.push(ticks(screen));
        expect(await tooltipAt(screen, 70)).toMatch(heading);
        screen.unmount();
      }
      expect(labels[0]?.length).toBeGreaterThan(1);
      expect(labels[1]).toEqual(labels[0]);
      const kinds = new Set<string>();
      const valueFormatter = (value: unknown, { location }: FormatterContext) => {
        kinds.add(`${location} ${value instanceof Date ? 'Date' : typeof value}`);
        return 'day';
      };
      const screen = await show(line({ scaleType, data: stamps, valueFormatter }, {}, [1, 2, 3]));
      expect(await tooltipAt(screen, 70)).toBe('day1');
      expect(kinds).toEqual(new Set(['tick Date', 'tooltip number']));
      screen.unmount();
    }
  },
);

claim(
  'Without a scaleType, dates on the x-axis of a line chart show their timestamps, such as 1,735,500,000,000.',
  async () => {
    const data = [new Date('2025-01-01'), new Date('2025-02-01'), new Date('2025-03-01')];
    const screen = await show(line({ data }, {}, [1, 2, 3]));
    expect(ticks(screen)[0]).toMatch(/^1,73\d,\d00,000,000/);
    takeConsole();
  },
);

claim(
  [
    'A \\n starts a new line in tick labels.',
    "Labels of an x-axis don't wrap.",
    'Rotate them or insert \\n, and set a larger height:',
  ],
  async () => {
    const x = { scaleType: 'point', data: ['a', 'b', 'c'], height: 60 } as const;
    const lines = (screen: Screen) =>
      all(screen, '.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').map((label) =>
        [...label.querySelectorAll('tspan')].map(({ textContent }) => textContent),
      );
    const broken = await show(
      line({ ...x, valueFormatter: (value: string) => `${value}\n2025` }, {}, [1, 2, 3]),
    );
    expect(lines(broken)[1]).toEqual(['b', '2025']);
    broken.unmount();
    const flat = { ...x, height: 25, valueFormatter: (value: string) => `${value}\n2025` };
    const low = await show(line(flat, {}, [1, 2, 3]));
    expect(ticks(low)[1]).not.toContain('2025');
    low.unmount();
    const long = await show(
      line({ ...x, valueFormatter: (value: string) => `${value} ${'long '.repeat(12)}` }, {}, [1]),
    );
    expect(lines(long).every((texts) => texts.length === 1)).toBe(true);
  },
);

claim(
  'Until then, transform the values of the series, and format ticks and tooltip with the inverse function:',
  async () => {
    const screen = await showDemo('/data/content/react-charts/axis/SignedLog.tsx');
    const expected = ['-100K', '-10K', '-1K', '0', '1K', '10K', '100K', '1M'];
    expect(ticks(screen, 'Y')).toEqual(expected);
    const [, , third] = all(screen, '.MuiMarkElement-root');
    await hover(third ?? screen.stage);
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Q3 24Profit-€41,000');
  },
);

claim(
  'On a linear axis, numbers have thousands separators by default, which is wrong for years: 2025 becomes 2,025.',
  async () => {
    const screen = await show(line({ data: [2025, 2026], tickMinStep: 1 }, {}, [1, 2]));
    expect(ticks(screen)).toEqual(['2,025', '2,026']);
  },
);

claim("The scales of band and point axes don't have this method.", async () => {
  for (const scaleType of [
    'band',
    'point',
    'linear',
    'log',
    'sqrt',
    'pow',
    'time',
    'utc',
  ] as const) {
    const found = new Set<boolean>();
    const data = [1, 10, 100];
    const valueFormatter = (value: number, context: FormatterContext) => {
      found.add(context.location !== 'legend' && 'tickFormat' in context.scale);
      return String(value);
    };
    const screen = await show(line({ scaleType, data, valueFormatter }, {}, data));
    expect([...found]).toEqual([scaleType !== 'band' && scaleType !== 'point']);
    screen.unmount();
  }
});

claim(
  "With TypeScript, set the scaleType of an axis whose valueFormatter uses context, even if it is 'linear': without it, context has no type.",
  async () => {
    // @ts-expect-error: context is implicitly any
    const untyped: YAxis = { valueFormatter: (value: number, context) => `${value} ${context}` };
    const typed: YAxis = {
      scaleType: 'linear',
      valueFormatter: (value: number, context) => `${value} ${context.location}`,
    };
    const screen = await show(line(X, { ...typed, width: 120 }, [1, 2, 3, 4]));
    expect(ticks(screen, 'Y')).toContain('1 tick');
    expect(untyped.scaleType).toBeUndefined();
  },
);

claim(
  [
    "'legend' | The legend of a color map",
    'In the legend, context.scale is undefined, so test location first.',
  ],
  async () => {
    const contexts: string[] = [];
    await show(
      <LineChart
        {...SIZE}
        hideLegend={false}
        xAxis={[X]}
        yAxis={[
          {
            colorMap: { type: 'piecewise', thresholds: [2], colors: ['#1976d2', '#d84315'] },
            valueFormatter: (value: number, context: FormatterContext) => {
              contexts.push(`${context.location} ${'scale' in context}`);
              return String(value);
            },
          },
        ]}
        series={[{ data: [1, 2, 3, 4] }]}
        slots={{ legend: () => <PiecewiseColorLegend axisDirection="y" /> }}
      />,
    );
    expect(contexts).toContain('legend false');
    expect(contexts).toContain('tick true');
  },
);

claim(
  [
    "Values outside the domain aren't visible: LineChart and BarChart clip at the edge of the drawing area.",
    "The domain of lines without area doesn't have to include zero.",
  ],
  async () => {
    const free = await show(line(X, {}, [60, 70, 80, 90]));
    expect(ticks(free, 'Y')[0]).toBe('60');
    free.unmount();
    const screen = await show(line(X, { min: 0, max: 10 }, [5, 70, 5, 5]));
    expect(all(screen, '.MuiMarkElement-root')).toHaveLength(3);
    expect(all(screen, '.MuiLineElement-root')[0]?.closest('[clip-path]')).not.toBeNull();
    screen.unmount();
    const bars = await show(
      <BarChart {...SIZE} yAxis={[{ max: 5 }]} series={[{ data: [3, 9] }]} />,
    );
    expect(all(bars, '.MuiBarElement-root')[1]?.closest('[clip-path]')).not.toBeNull();
  },
);

claim(
  [
    'domainLimit sets each end of the domain that has no min or max.',
    "'nice' | Extended to round values. The default, for x and y",
    "'strict' | From the lowest to the highest value of the data",
    '(min, max) => ({ min, max }) | What the function returns. Its arguments are the lowest and the highest value of the data',
    'If min or max is set too, it takes precedence over a domainLimit function.',
  ],
  async () => {
    const data = [3, 47, 93];
    const heights = async (y: YAxis) => {
      const screen = await show(line({ data: [1, 7, 13] }, y, data));
      const found =
        path(screen)
          .match(/(?<=,)[\d.]+/g)
          ?.map(Number) ?? [];
      screen.unmount();
      return found;
    };
    const nice = await heights({ domainLimit: 'nice' });
    expect(await heights({})).toEqual(nice);
    expect((await heights({ domainLimit: 'strict' }))[0]).toBeCloseTo(255, 0);
    expect((await heights({ domainLimit: 'strict' }))[2]).toBeCloseTo(20, 0);
    const domainLimit = vi.fn((min: number, max: number) => ({ min: min - 10, max: max + 10 }));
    expect((await heights({ domainLimit }))[0]).toBeCloseTo(255 - (235 * 10) / 110, 0);
    expect(domainLimit).toHaveBeenCalledWith(3, 93);
    expect((await heights({ domainLimit, min: 3 }))[0]).toBeCloseTo(255, 0);
    const above = await heights({ domainLimit: 'strict', min: -10 });
    expect(above[0]).toBeCloseTo(255 - (235 * 13) / 103, 0);
    expect(above[2]).toBeCloseTo(20, 0);
    const below = await heights({ domainLimit: 'nice', max: 93 });
    expect(below[0]).toBeCloseTo(255 - (235 * 3) / 93, 0);
    expect(below[2]).toBeCloseTo(20, 0);
    const screen = await show(line({ data: [1.2, 7, 13.1] }, {}, data));
    expect([ticks(screen)[0], ticks(screen).at(-1)]).toEqual(['0', '14']);
  },
);

claim('A reversed band axis has no tick at the edge of its first category.', async () => {
  for (const reverse of [false, true]) {
    const screen = await show(
      <BarChart {...SIZE} xAxis={[{ data: ['a', 'b'], reverse }]} series={[{ data: [1, 2] }]} />,
    );
    const places = all(
      screen,
      '.MuiChartsAxis-directionX .MuiChartsAxis-tickContainer:has(.MuiChartsAxis-tick)',
    ).map((tick) => tick.getAttribute('transform'));
    expect(places.includes(reverse ? 'translate(65, 0)' : 'translate(480, 0)')).toBe(true);
    expect(places.includes('translate(480, 0)')).toBe(!reverse);
    screen.unmount();
  }
});

claim('Without both, bars throw an error, and so do lines in development.', async () => {
  const axes = { xAxis: [{ label: 'Week' }], series: [{ data: [1, 2] }] };
  await expect(show(<BarChart {...SIZE} {...axes} />)).rejects.toThrow('is not iterable');
  await expect(show(<LineChart {...SIZE} {...axes} />)).rejects.toThrow(
    'The data length of the x axis (0 items) is lower',
  );
  takeConsole();
});

claim(
  [
    'For bars and areas, zero counts as a value of the data.',
    "Exceptions are areas on a log axis, areas with a baseline of 'min' or 'max', and areas stacked on a series without area.",
  ],
  async () => {
    const domainLimit = vi.fn((min: number, max: number) => ({ min, max }));
    const yAxis = [{ domainLimit }];
    await show(<BarChart {...SIZE} yAxis={yAxis} series={[{ data: [60, 80] }]} />);
    expect(domainLimit).toHaveBeenLastCalledWith(0, 80);
    await show(<LineChart {...SIZE} yAxis={yAxis} series={[{ data: [60, 80], area: true }]} />);
    expect(domainLimit).toHaveBeenLastCalledWith(0, 80);
    await show(<LineChart {...SIZE} yAxis={yAxis} series={[{ data: [60, 80] }]} />);
    expect(domainLimit).toHaveBeenLastCalledWith(60, 80);
    const low = { data: [60, 80], area: true, baseline: 'min' } as const;
    await show(<LineChart {...SIZE} yAxis={yAxis} series={[low]} />);
    expect(domainLimit).toHaveBeenLastCalledWith(60, 80);
    const log = [{ scaleType: 'log', domainLimit }] as const;
    await show(<LineChart {...SIZE} yAxis={log} series={[{ data: [60, 90], area: true }]} />);
    expect(domainLimit).toHaveBeenLastCalledWith(60, 90);
    const stacked = [
      { data: [60, 80], stack: 'a' },
      { data: [5, 5], stack: 'a', area: true },
    ];
    await show(<LineChart {...SIZE} yAxis={yAxis} series={stacked} />);
    expect(domainLimit).toHaveBeenLastCalledWith(60, 85);
  },
);

claim(
  [
    "Charts don't mirror their axes in right-to-left layouts: the x-axis still starts at the left.",
    "To mirror a chart, set reverse: true on the x-axis and position: 'right' on the y-axis.",
  ],
  async () => {
    setDirection('rtl');
    const screen = await show(line(X, {}, [1, 2, 3, 4]), { direction: 'rtl' });
    const [first = 0, second = 0] = lefts(marks(screen));
    expect(first).toBeLessThan(second);
    expect(all(screen, '.MuiChartsAxis-left')).toHaveLength(1);
    screen.unmount();
    const mirrored = await show(
      line({ ...X, reverse: true }, { position: 'right' }, [1, 2, 3, 4]),
      { direction: 'rtl' },
    );
    const [start = 0, next = 0] = lefts(marks(mirrored));
    expect(start).toBeGreaterThan(next);
    expect(all(mirrored, '.MuiChartsAxis-right')).toHaveLength(1);
    setDirection('ltr');
  },
);

claim(
  [
    'The grid prop of a chart renders lines at the ticks of the first axis of each direction.',
    'disableLine and disableTicks remove the line and the ticks of an axis.',
    'They are also props of ChartsXAxis and ChartsYAxis, as in this demo:',
  ],
  async () => {
    const screen = await show(
      <LineChart
        {...SIZE}
        grid={{ vertical: true, horizontal: true }}
        xAxis={[{ ...X, disableLine: true }]}
        yAxis={[
          { min: 0, max: 10, disableTicks: true },
          { id: 'second', position: 'right', min: 0, max: 7 },
        ]}
        series={[{ data: [1, 2, 3, 4] }]}
      />,
    );
    expect(all(screen, '.MuiChartsGrid-verticalLine')).toHaveLength(marks(screen).length);
    expect(all(screen, '.MuiChartsGrid-horizontalLine')).toHaveLength(6);
    expect(all(screen, '.MuiChartsAxis-directionX .MuiChartsAxis-line')).toHaveLength(0);
    expect(all(screen, '.MuiChartsAxis-left .MuiChartsAxis-line')).toHaveLength(1);
    expect(all(screen, '.MuiChartsAxis-left .MuiChartsAxis-tick')).toHaveLength(0);
    expect(all(screen, '.MuiChartsAxis-left .MuiChartsAxis-tickLabel')).toHaveLength(6);
    screen.unmount();
    const props = { disableLine: true, tickSize: 16, label: 'Days' };
    const composed = await show(
      <ChartContainer
        {...{ width: 500, height: 300 }}
        xAxis={[{ data: [1, 2], height: 60 }]}
        series={[{ type: 'line', data: [0, 1] }]}
      >
        <ChartsXAxis {...props} />
        <ChartsYAxis {...props} disableTicks />
      </ChartContainer>,
    );
    expect(all(composed, '.MuiChartsAxis-line')).toHaveLength(0);
    expect(composed.getByText('Days').elements()).toHaveLength(2);
    expect(marks(composed)[0]?.getBoundingClientRect().height).toBe(16);
    expect(marks(composed, 'Y')).toHaveLength(0);
  },
);

claim(
  [
    "For tick labels, textAnchor and dominantBaseline follow from angle and position if you don't set them.",
    'Tick labels are 12 px, axis labels 14 px.',
    "Set fontSize here and not in CSS: the chart measures labels with these styles to find those that overlap or don't fit.",
  ],
  async () => {
    for (const [position, angle, anchor, baseline] of [
      ['bottom', 0, 'middle', 'hanging'],
      ['bottom', 45, 'start', 'central'],
      ['bottom', -45, 'end', 'central'],
      ['top', 45, 'end', 'central'],
    ] as const) {
      const x = { ...X, position, height: 50, tickLabelStyle: { angle } };
      const screen = await show(line(x, {}, [1, 2, 3, 4]));
      const [label] = all(screen, '.MuiChartsAxis-directionX text');
      expect(label?.getAttribute('text-anchor')).toBe(anchor);
      expect(label?.getAttribute('dominant-baseline')).toBe(baseline);
      screen.unmount();
    }
    const size = (element?: Element | null) => element && getComputedStyle(element).fontSize;
    const plain = await show(line(X, { label: 'Liters' }, [1000, 2000, 3000, 4000]));
    expect(size(all(plain, '.MuiChartsAxis-tickLabel')[0])).toBe('12px');
    expect(size(plain.getByText('Liters').element())).toBe('14px');
    plain.unmount();
    const values = [1000, 2000, 3000, 4000];
    const measured = await show(line(X, { tickLabelStyle: { fontSize: 24 } }, values));
    expect(ticks(measured, 'Y')).not.toContain('1,000');
    measured.unmount();
    const styled = await show(
      <LineChart
        {...SIZE}
        xAxis={[X]}
        series={[{ data: values }]}
        sx={{ '& .MuiChartsAxis-left .MuiChartsAxis-tickLabel': { fontSize: '24px !important' } }}
      />,
    );
    expect(ticks(styled, 'Y')).toContain('1,000');
    expect(size(all(styled, '.MuiChartsAxis-left .MuiChartsAxis-tickLabel')[0])).toBe('24px');
  },
);

claim(
  [
    'The three properties have no effect on band and point axes.',
    'If the domain is smaller than tickMinStep, the axis has no ticks at all, so set a min and a max too.',
    'The steps limit the number of ticks, not the distance itself.',
    'Choose round steps: with tickMinStep: 14, ticks can be 10 apart.',
  ],
  async () => {
    const data = Array.from({ length: 8 }, (_, index) => index);
    const steps = { tickNumber: 2, tickMinStep: 4, tickMaxStep: 5 };
    for (const scaleType of ['band', 'point'] as const) {
      const screen = await show(line({ scaleType, data, ...steps }, {}, data));
      expect(ticks(screen)).toHaveLength(8);
      screen.unmount();
    }
    const small = await show(line(X, { tickMinStep: 1 }, [0, 0.2, 0.5, 0.1]));
    expect(ticks(small, 'Y')).toEqual([]);
    small.unmount();
    const limited = await show(line(X, { tickMinStep: 1, min: 0, max: 2 }, [0, 0.2, 0.5, 0.1]));
    expect(ticks(limited, 'Y')).toEqual(['0', '1', '2']);
    limited.unmount();
    const odd = { tickMinStep: 14, domainLimit: 'strict', tickNumber: 9 } as const;
    const screen = await show(line(X, odd, [0, 47, 70, 20]));
    expect(ticks(screen, 'Y').slice(0, 2)).toEqual(['0', '10']);
  },
);

claim(
  [
    'tickInterval takes an array of values.',
    'On band and point axes, tickInterval can also be a function (value, index) => boolean.',
    'The ticks and grid lines of a continuous axis are at these values only, and values outside the domain have no tick.',
    'A band axis keeps the tick at its end, unless you set another tickPlacement.',
    'A continuous axis ignores a function.',
  ],
  async () => {
    const data = [1, 7, 13];
    const screen = await show(
      <LineChart
        {...SIZE}
        grid={{ vertical: true }}
        xAxis={[{ data, tickInterval: [1, 13, 20] }]}
        series={[{ data }]}
      />,
    );
    expect(ticks(screen)).toEqual(['1', '13']);
    expect(all(screen, '.MuiChartsGrid-verticalLine')).toHaveLength(2);
    screen.unmount();
    for (const [tickPlacement, count] of [
      [undefined, 2],
      ['middle', 1],
    ] as const) {
      const axis = { ...CATEGORIES, tickInterval: ['b'], tickPlacement };
      const bars = await show(<BarChart {...SIZE} xAxis={[axis]} series={[{ data: [1, 2, 3] }]} />);
      expect(marks(bars)).toHaveLength(count);
      bars.unmount();
    }
    for (const scaleType of ['band', 'point'] as const) {
      const seen: unknown[] = [];
      const tickInterval = (value: string, index: number) => {
        seen.push(`${index} ${value}`);
        return value !== 'b';
      };
      const axis = { scaleType, data: ['a', 'b', 'c'], tickInterval };
      const some = await show(line(axis, {}, data));
      expect(ticks(some)).toEqual(['a', 'c']);
      expect(new Set(seen)).toEqual(new Set(['0 a', '1 b', '2 c']));
      some.unmount();
    }
    const plain = await show(line({ data }, {}, data));
    const expected = ticks(plain);
    plain.unmount();
    expect(ticks(await show(line({ data, tickInterval: () => false }, {}, data)))).toEqual(
      expected,
    );
  },
);

claim(
  [
    'tickLabelInterval: (value, index) => boolean decides which ticks have a label.',
    'The index counts the ticks, not the data.',
    'In this demo, each Monday has a tick, and every other one has a label:',
    'To hide labels on an x-axis, use tickLabelInterval.',
    "With the default, 'auto', an x-axis skips labels that would be closer than tickLabelMinGap (4 px) to the previous one.",
    "A y-axis doesn't skip labels.",
    'A valueFormatter that returns an empty text leaves an invisible label, which still hides a neighbor that would overlap it.',
  ],
  async () => {
    const data = Array.from({ length: 40 }, (_, index) => 1000 + index);
    const indexes: number[] = [];
    const some = await show(
      line(
        {
          scaleType: 'point',
          data,
          tickInterval: (value: number) => value % 10 === 0,
          tickLabelInterval: (_value, index) => {
            indexes.push(index);
            return true;
          },
        },
        {},
        data,
      ),
    );
    expect(new Set(indexes)).toEqual(new Set([0, 1, 2, 3]));
    some.unmount();
    const crowded = await show(line({ scaleType: 'point', data }, {}, data));
    const count = ticks(crowded).length;
    expect(count).toBeLessThan(20);
    crowded.unmount();
    const wide = await show(line({ scaleType: 'point', data, tickLabelMinGap: 60 }, {}, data));
    expect(ticks(wide).length).toBeLessThan(count);
    wide.unmount();
    const tall = await show(line(X, { tickInterval: data }, [1000, 1010, 1020, 1039]));
    expect(ticks(tall, 'Y')).toHaveLength(40);
    tall.unmount();
    const valueFormatter = (value: number) => (value % 4 === 3 ? `${value} long` : '');
    const empty = await show(line({ scaleType: 'point', data, valueFormatter }, {}, data));
    const shown = ticks(empty).filter(Boolean).length;
    empty.unmount();
    const filtered = await show(
      line(
        {
          scaleType: 'point',
          data,
          valueFormatter,
          tickLabelInterval: (value: number) => value % 4 === 3,
        },
        {},
        data,
      ),
    );
    expect(ticks(filtered).filter(Boolean).length).toBeGreaterThan(shown);
    filtered.unmount();
    const demo = await showDemo(`${HERE}/FilteredLabels.tsx`);
    expect(marks(demo)).toHaveLength(4);
    expect(ticks(demo)).toEqual(['Nov 3', 'Nov 17']);
  },
);

claim(
  [
    "With 'none', an axis takes up no space and has no ticks, but its scale still applies.",
    'Its values also remain the heading of the tooltip, unless you set hideTooltip: true.',
  ],
  async () => {
    const chart = (hideTooltip: boolean) => (
      <BarChart
        {...SIZE}
        xAxis={[{ data: ['Mon', 'Tue'], position: 'none', hideTooltip }]}
        yAxis={[{ position: 'none' }]}
        series={[{ label: 'Sold', data: [1, 3] }]}
      />
    );
    const screen = await show(chart(false));
    expect(all(screen, '.MuiChartsAxis-root')).toHaveLength(0);
    const [first, second] = all(screen, '.MuiBarElement-root').map((bar) =>
      bar.getBoundingClientRect(),
    );
    expect(second?.height).toBeCloseTo(260, 0);
    expect(first?.height).toBeCloseTo(260 / 3, 0);
    expect(await tooltipAt(screen, 120)).toBe('MonSold1');
    await screen.rerender(chart(true));
    await expect.poll(() => tooltipAt(screen, 120)).toBe('Sold1');
  },
);

claim(
  [
    'The first axis of a direction is visible by default, and each additional one needs a position.',
    'Axes on the same side are stacked outward, the first one next to the drawing area.',
    'An offset replaces this position with a distance from the drawing area in pixels.',
    "The chart doesn't make room for the offset.",
    'A second band axis with fewer categories groups those of the first.',
    "The series stays on the first axis, and an axis without a series isn't in the tooltip.",
    'The widths match if all groups have the same size: 12 months are 4 quarters of 3 months.',
  ],
  async () => {
    const series = [{ data: [1, 2] }];
    const one = await show(<LineChart {...SIZE} yAxis={[{}, { id: 'b' }]} series={series} />);
    expect(axes(one, 'Y')).toHaveLength(1);
    one.unmount();
    const two = await show(
      <LineChart
        {...SIZE}
        yAxis={[
          { min: 0, max: 10 },
          { id: 'b', position: 'left', min: 0, max: 10 },
        ]}
        series={series}
      />,
    );
    const [first = 0, second = 0] = lefts(axes(two, 'Y').map((axis) => axis.children[0] ?? axis));
    expect(first - second).toBe(45);
    two.unmount();
    const moved = await show(
      <LineChart
        {...SIZE}
        yAxis={[
          { min: 0, max: 10 },
          { id: 'b', position: 'left', min: 0, max: 10, offset: 80 },
        ]}
        series={series}
      />,
    );
    const places = lefts(axes(moved, 'Y').map((axis) => axis.children[0] ?? axis));
    expect((places[0] ?? 0) - (places[1] ?? 0)).toBe(80);
    expect(places[0]).toBe(first);
    moved.unmount();
    const grouped = await show(
      <BarChart
        {...SIZE}
        xAxis={[
          { data: ['a', 'b', 'c', 'd'] },
          { id: 'group', scaleType: 'band', data: ['G1', 'G2'], position: 'bottom' },
        ]}
        series={[{ label: 'Sold', data: [1, 2, 3, 4] }]}
      />,
    );
    expect(axes(grouped)).toHaveLength(2);
    expect(await tooltipAt(grouped, 100)).toBe('aSold1');
    grouped.unmount();
    const demo = await showDemo(`${HERE}/GroupedMonths.tsx`);
    const edges = lefts(all(demo, '.MuiChartsAxis-id-quarters line.MuiChartsAxis-tick'));
    expect(edges).toHaveLength(5);
    const months = all(demo, '.MuiBarElement-root').map((bar) => {
      const { left, right } = bar.getBoundingClientRect();
      return (left + right) / 2;
    });
    expect(months).toHaveLength(12);
    for (const quarter of [1, 2, 3]) {
      const between = ((months[3 * quarter - 1] ?? 0) + (months[3 * quarter] ?? 0)) / 2;
      expect(Math.abs((edges[quarter] ?? 0) - between)).toBeLessThan(2);
    }
  },
);

claim(
  [
    'xAxis[].height | 25 px | 45 px',
    'yAxis[].width | 45 px | 65 px',
    "The size is fixed: an axis doesn't grow with its labels.",
    'If you set height or width yourself, a label adds nothing to it.',
  ],
  async () => {
    const valueFormatter = (value: number) => `${value} and a very long text`;
    for (const [x, y, left, bottom] of [
      [{}, {}, 65, 45],
      [{ valueFormatter }, { valueFormatter }, 65, 45],
      [{ label: 'x' }, { label: 'y' }, 85, 65],
      [{ label: 'x', height: 25 }, { label: 'y', width: 45 }, 65, 45],
    ] as const) {
      const screen = await show(line({ ...X, ...x }, y, [1, 2, 3, 4]));
      const frame = surface(screen).getBoundingClientRect();
      const [lineX] = all(screen, '.MuiChartsAxis-directionX .MuiChartsAxis-line');
      const [lineY] = all(screen, '.MuiChartsAxis-directionY .MuiChartsAxis-line');
      expect((lineY?.getBoundingClientRect().left ?? 0) - frame.left).toBeCloseTo(left, -0.5);
      expect(frame.bottom - (lineX?.getBoundingClientRect().top ?? 0)).toBeCloseTo(bottom, -0.5);
      screen.unmount();
    }
  },
);

claim(
  [
    "A tick label that doesn't fit into its axis ends in an ellipsis, or is empty if no part of it fits.",
    'A label at the end of an x-axis is also cut off at the edge of the SVG.',
    'Set the margin of the chart to make room.',
    "If the top margin is less than 20 px and there is no x-axis at the top, a label at the upper end of a left y-axis isn't visible.",
  ],
  async () => {
    const x = { scaleType: 'point', data: ['Alexandria', 'Bratislava', 'Copenhagen'] } as const;
    const flat = await show(line({ ...x, height: 12 }, {}, [1, 2, 3]));
    expect(ticks(flat)).toEqual(['', '', '']);
    flat.unmount();
    const cut = await show(line(x, { valueFormatter: () => '1 234 567 kg' }, [1, 2, 3]));
    expect(ticks(cut).at(-1)).toMatch(/…$/);
    expect(ticks(cut)[1]).toBe('Bratislava');
    expect(ticks(cut, 'Y').every((text) => text.endsWith('…'))).toBe(true);
    cut.unmount();
    const roomy = await show(
      <LineChart {...SIZE} margin={{ right: 60 }} xAxis={[x]} series={[{ data: [1, 2, 3] }]} />,
    );
    expect(ticks(roomy).at(-1)).toBe('Copenhagen');
    roomy.unmount();
    for (const [top, position, label] of [
      [0, 'left', ''],
      [19, 'left', ''],
      [20, 'left', '40'],
      [5, 'right', '40'],
    ] as const) {
      const screen = await show(
        <LineChart
          {...SIZE}
          margin={{ top }}
          xAxis={[X]}
          yAxis={[{ position }]}
          series={[{ data: [10, 20, 30, 40] }]}
        />,
      );
      expect(ticks(screen, 'Y').at(-1)).toBe(label);
      screen.unmount();
    }
    const above = await show(
      <LineChart
        {...SIZE}
        margin={{ top: 0 }}
        xAxis={[{ ...X, position: 'top' }]}
        series={[{ data: [10, 20, 30, 40] }]}
      />,
    );
    expect(ticks(above, 'Y').at(-1)).toBe('40');
  },
);

claim(
  [
    'ChartsXAxis and ChartsYAxis have stroke and fill in their types, but ignore them.',
    'tickNumber, tickMinStep and tickMaxStep work in xAxis and yAxis only.',
  ],
  async () => {
    const chart = (props: object) => (
      <ChartContainer
        {...{ width: 500, height: 300 }}
        xAxis={[{ data: [0, 100], min: 0, max: 100 }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ type: 'line', data: [0, 100] }]}
      >
        <ChartsXAxis {...props} />
        <ChartsYAxis {...props} />
      </ChartContainer>
    );
    const look = (screen: Screen) => {
      const parts = all(screen, '.MuiChartsAxis-line, .MuiChartsAxis-tickLabel');
      return parts.map((part) => {
        const { stroke, fill } = getComputedStyle(part);
        return `${stroke} ${fill} ${part.textContent}`;
      });
    };
    const plain = await show(chart({}));
    const expected = look(plain);
    plain.unmount();
    const steps = { tickNumber: 2, tickMinStep: 50, tickMaxStep: 60 };
    const screen = await show(chart({ stroke: 'red', fill: 'red', ...steps }));
    expect(look(screen)).toEqual(expected);
    takeConsole();
  },
);

claim(
  [
    'The second y-axis of this demo shows the same range in another unit.',
    "It has no series, and such an axis isn't visible unless you set both ends of its domain, here with min and max:",
  ],
  async () => {
    const demo = await showDemo(`${HERE}/TwoUnits.tsx`);
    expect(ticks(demo, 'Y', 0)).toEqual(['0', '5', '10', '15', '20', '25']);
    expect(ticks(demo, 'Y', 1)).toEqual(['32', '41', '50', '59', '68', '77']);
    const [celsius, fahrenheit] = axes(demo, 'Y').map((axis) =>
      [...axis.querySelectorAll('.MuiChartsAxis-tick')].map((tick) =>
        Math.round(tick.getBoundingClientRect().top),
      ),
    );
    expect(fahrenheit).toEqual(celsius);
    demo.unmount();
    for (const [limits, count] of [
      [{}, 1],
      [{ min: 0 }, 1],
      [{ max: 5 }, 1],
      [{ min: 0, max: 5 }, 2],
      [{ domainLimit: () => ({ min: 0, max: 5 }) }, 2],
    ] as const) {
      const second = { id: 'second', position: 'right', ...limits } as const;
      const screen = await show(
        <LineChart {...SIZE} yAxis={[{}, second]} series={[{ data: [1, 2] }]} />,
      );
      expect(axes(screen, 'Y')).toHaveLength(count);
      screen.unmount();
    }
  },
);

claim(
  [
    'In a composed chart, each ChartsXAxis and ChartsYAxis renders one axis: the one with the ID axisId, or the first one by default.',
    "ChartsAxis renders all axes whose position isn't 'none'.",
    'A label that is set on the component adds no room.',
  ],
  async () => {
    const chart = (axis: ReactNode) => (
      <ChartContainer
        {...{ width: 500, height: 300 }}
        xAxis={[{ data: [1, 2] }]}
        yAxis={[
          { id: 'a', min: 0, max: 1 },
          { id: 'b', position: 'right', min: 0, max: 1 },
          { id: 'c', min: 0, max: 1 },
        ]}
        series={[{ type: 'line', data: [0, 1] }]}
      >
        {axis}
      </ChartContainer>
    );
    const first = await show(chart(<ChartsYAxis />));
    expect(all(first, '.MuiChartsAxis-id-a')).toHaveLength(1);
    const place = lefts(all(first, '.MuiChartsAxis-line'));
    first.unmount();
    const labelled = await show(chart(<ChartsYAxis label="Liters" />));
    expect(lefts(all(labelled, '.MuiChartsAxis-line'))).toEqual(place);
    labelled.unmount();
    const second = await show(chart(<ChartsYAxis axisId="b" />));
    expect(all(second, '.MuiChartsAxis-id-b')).toHaveLength(1);
    second.unmount();
    const every = await show(chart(<ChartsAxis />));
    expect(axes(every, 'Y')).toHaveLength(2);
    expect(axes(every, 'X')).toHaveLength(1);
  },
);

claim(
  [
    'Set either x or y: both or neither throws an error.',
    "The line doesn't extend the domain.",
    'If the value is outside the domain, the line is outside the drawing area, because nothing clips it.',
  ],
  async () => {
    const chart = (props: { x?: number; y?: number }) => (
      <LineChart {...SIZE} xAxis={[X]} yAxis={[{ min: 0, max: 10 }]} series={[{ data: [1, 2] }]}>
        <ChartsReferenceLine {...(props as { y: number })} />
      </LineChart>
    );
    for (const props of [{}, { x: 1, y: 1 }]) {
      await expect(show(chart(props))).rejects.toThrow('ChartsReferenceLine');
    }
    takeConsole();
    const screen = await show(chart({ y: 10.5 }));
    expect(ticks(screen, 'Y').at(-1)).toBe('10');
    const [mark] = all(screen, '.MuiChartsReferenceLine-line');
    const top = surface(screen).getBoundingClientRect().top;
    expect((mark?.getBoundingClientRect().top ?? 0) - top).toBeLessThan(15);
    expect(mark?.closest('[clip-path]')).toBeNull();
  },
);

claim(
  [
    'On a band axis, the line is at the start of the band of the category.',
    "A value that isn't a category logs an error and renders nothing.",
  ],
  async () => {
    const chart = (x: string) => (
      <BarChart {...SIZE} xAxis={[CATEGORIES]} series={[{ data: [1, 2, 3] }]}>
        <ChartsReferenceLine x={x} />
      </BarChart>
    );
    const screen = await show(chart('b'));
    const [mark = 0] = lefts(all(screen, '.MuiChartsReferenceLine-line'));
    const [, second = 0] = lefts(all(screen, '.MuiBarElement-root'));
    expect(Math.abs(mark - second)).toBeLessThan(3);
    screen.unmount();
    const none = await show(chart('z'));
    expect(all(none, '.MuiChartsReferenceLine-line')).toHaveLength(0);
    expect(takeConsole().join()).toContain('does not exist in the data');
  },
);

claim(
  [
    'By default, a band axis has a tick at its end that belongs to no category.',
    'tickLabelInterval also runs for this tick, with the value undefined.',
    'Test for it, or set another tickPlacement.',
  ],
  async () => {
    for (const [tickPlacement, count] of [
      [undefined, 4],
      ['start', 3],
    ] as const) {
      const tickLabelInterval = vi.fn((_value: string | undefined) => true);
      const axis = { ...CATEGORIES, tickPlacement, tickLabelInterval };
      const screen = await show(
        <BarChart {...SIZE} xAxis={[axis]} series={[{ data: [1, 2, 3] }]} />,
      );
      expect(marks(screen)).toHaveLength(count);
      const values = new Set(tickLabelInterval.mock.calls.map(([value]) => value));
      expect(values.has(undefined)).toBe(count === 4);
      screen.unmount();
    }
  },
);

claim(
  [
    'id | Generated | The name that a series refers to. It must be unique in the chart',
    "scaleType | 'linear', for the categories of a bar chart 'band' | How values become positions, see scale types",
    "position | 'bottom' or 'left' for the first axis, 'none' for the others | The side of the chart",
    'Bars need a band axis, and a bar chart sets it by itself.',
  ],
  async () => {
    const data = [1, 2, 10];
    const screen = await show(
      <LineChart
        {...SIZE}
        xAxis={[{ data }, { data }]}
        yAxis={[
          { min: 0, max: 1 },
          { min: 0, max: 1 },
        ]}
        series={[{ data: [0, 0, 0], curve: 'linear' }]}
      />,
    );
    expect(ratio(xs(screen))).toBeCloseTo(8, 1);
    expect(all(screen, '.MuiChartsAxis-root')).toHaveLength(2);
    expect(all(screen, '.MuiChartsAxis-bottom, .MuiChartsAxis-left')).toHaveLength(2);
    screen.unmount();
    const two = await show(
      <LineChart {...SIZE} xAxis={[{ data }, { data, position: 'top' }]} series={[{ data }]} />,
    );
    const ids = axes(two).map((axis) => /MuiChartsAxis-id-(\S+)/.exec(axis.classList.value)?.[1]);
    expect(ids.every(Boolean)).toBe(true);
    expect(new Set(ids).size).toBe(2);
    two.unmount();
    const bars = await show(<BarChart {...SIZE} xAxis={[{ data }]} series={[{ data }]} />);
    expect(ratio(lefts(all(bars, '.MuiBarElement-root')))).toBeCloseTo(1, 1);
    bars.unmount();
    const lying = await show(
      <BarChart {...SIZE} layout="horizontal" yAxis={[{ data }]} series={[{ data }]} />,
    );
    const tops = all(lying, '.MuiBarElement-root').map((bar) => bar.getBoundingClientRect().top);
    expect(ratio(tops)).toBeCloseTo(1, 1);
    lying.unmount();
    const series = [{ data }];
    await expect(
      show(<BarChart {...SIZE} xAxis={[{ scaleType: 'linear', data }]} series={series} />),
    ).rejects.toThrow('should be of type "band"');
    takeConsole();
  },
);

claim(
  [
    'A log scale makes a constant growth rate a straight line.',
    'In this demo, tickLabelInterval accepts no others.',
  ],
  async () => {
    for (const [scaleType, distances] of [
      ['log', 1],
      ['linear', 10],
    ] as const) {
      const screen = await show(line({ data: [1, 2, 3] }, { scaleType }, [1, 10, 100]));
      expect(ratio(ys(screen))).toBeCloseTo(distances, 1);
      screen.unmount();
    }
    const demo = await showDemo(`${HERE}/LinearOrLog.tsx`);
    expect(ticks(demo, 'Y').slice(0, 4)).toEqual(['1K', '10K', '100K', '1M']);
    expect(ticks(demo, 'Y').every((label) => /^10*[KM]$/.test(label))).toBe(true);
  },
);

claim('Bars start at zero, so no bar is visible on a log axis.', async () => {
  for (const [axis, isVisible] of [
    [{}, true],
    [{ scaleType: 'log' }, false],
    [{ scaleType: 'log', min: 1 }, false],
  ] as const) {
    const screen = await show(
      <BarChart {...SIZE} yAxis={[axis]} series={[{ data: [10, 100, 1000] }]} />,
    );
    const sizes = all(screen, '.MuiBarElement-root').map((bar) => bar.getBoundingClientRect());
    expect(sizes.some(({ width, height }) => width > 0 && height > 0)).toBe(isVisible);
    screen.unmount();
    takeConsole();
  }
});

claim(
  [
    'valueFormatter(value, context) returns the text of a value.',
    "'tick' | The tick label",
    "'tooltip' | The heading of the axis tooltip, and of the tooltip of a heatmap",
    'For ticks and tooltips, the context contains the D3 scale of the axis.',
    'In this demo, tick labels have two lines, and the tooltip has the full name of the month.',
  ],
  async () => {
    const seen = new Set<string>();
    const valueFormatter = (value: string, context: FormatterContext) => {
      const hasScale = context.location !== 'legend' && typeof context.scale === 'function';
      seen.add(`${context.location} ${hasScale}`);
      return `${value} ${context.location}`;
    };
    const data = ['a', 'b', 'c'];
    const screen = await show(line({ scaleType: 'point', data, valueFormatter }, {}, [4, 5, 6]));
    expect(ticks(screen)[1]).toBe('b tick');
    expect(await tooltipAt(screen, 70)).toBe('a tooltip4');
    expect(seen).toEqual(new Set(['tick true', 'tooltip true']));
    screen.unmount();
    const map = await show(
      <Heatmap
        width={500}
        height={300}
        xAxis={[{ data: ['a', 'b'], valueFormatter }]}
        yAxis={[{ data: ['c'], valueFormatter, width: 80 }]}
        series={[
          {
            data: [
              [0, 0, 1],
              [1, 0, 2],
            ],
          },
        ]}
      />,
    );
    expect(ticks(map)).toContain('a tick');
    await hover(all(map, '.MuiHeatmap-cell')[0] ?? map.stage);
    await expect.element(map.getByRole('tooltip')).toHaveTextContent(/a tooltip.*c tooltip/);
    map.unmount();
    const demo = await showDemo(`${HERE}/FormatByLocation.tsx`);
    const [label] = all(demo, '.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
    const lines = [...(label?.querySelectorAll('tspan') ?? [])];
    expect(lines.map(({ textContent }) => textContent)).toEqual(['Jan', '2025']);
    expect(await tooltipAt(demo, 110)).toContain('January 2025');
  },
);

claim(
  [
    'scale.tickFormat(count, specifier) returns a function that formats a value.',
    'Without specifier, the result is a default label, with as many decimals as count ticks need.',
    'With a D3 format, or a D3 time format for dates, you choose the result.',
  ],
  async () => {
    const labels = async (y: YAxis) => {
      const screen = await show(line(X, { ...y, min: 0, max: 3, tickNumber: 6 }, [0, 1, 2, 3]));
      const found = ticks(screen, 'Y');
      screen.unmount();
      return found;
    };
    const format = (count: number, specifier?: string): YAxis => ({
      scaleType: 'linear',
      valueFormatter: (value: number, context) =>
        context.location === 'legend' ? '' : context.scale.tickFormat(count, specifier)(value),
    });
    const byDefault = await labels({});
    expect(byDefault).toContain('0.5');
    expect(await labels(format(6))).toEqual(byDefault);
    expect((await labels(format(2))).every((label) => /^\d$/.test(label))).toBe(true);
    expect(await labels(format(6, '.2f'))).toContain('0.50');
    const dates: XAxis = {
      scaleType: 'utc',
      data: [new Date(Date.UTC(2025, 2, 1)), new Date(Date.UTC(2025, 5, 1))],
      valueFormatter: (value: Date, context) =>
        context.location === 'legend' ? '' : context.scale.tickFormat(8, '%Y/%m')(value),
    };
    const screen = await show(line(dates, {}, [1, 2]));
    expect(ticks(screen).length).toBeGreaterThan(1);
    expect(ticks(screen)).toContain('2025/04');
  },
);

claim(
  [
    'min and max replace the ends of a continuous axis.',
    'For dates, they take Date objects or timestamps.',
    "Use 'strict' on the x-axis of a line chart to remove the gaps at both ends.",
  ],
  async () => {
    const expectDomain = async (x: XAxis, [min, max]: readonly [number, number]) => {
      const screen = await show(line(x, {}, [1, 2, 3]));
      const values = (x.data ?? []).map(Number);
      const places = values.map((value) => 65 + (415 * (value - min)) / (max - min));
      const found = xs(screen);
      expect(found).toHaveLength(3);
      found.forEach((place, index) => expect(place).toBeCloseTo(places[index] ?? 0, 1));
      screen.unmount();
    };
    const data = [1, 7, 13];
    await expectDomain({ data }, [0, 14]);
    await expectDomain({ data, domainLimit: 'strict' }, [1, 13]);
    await expectDomain({ data, min: -5, max: 20 }, [-5, 20]);
    await expectDomain({ data, min: -5 }, [-5, 14]);
    await expectDomain({ data, max: 20 }, [0, 20]);
    const dates = [1, 2, 4].map((day) => new Date(Date.UTC(2025, 0, day)));
    const start = new Date(Date.UTC(2024, 11, 30));
    const end = new Date(Date.UTC(2025, 0, 6));
    const domain = [Number(start), Number(end)] as const;
    await expectDomain({ scaleType: 'utc', data: dates, min: start, max: end }, domain);
    const [min, max] = domain;
    await expectDomain({ scaleType: 'utc', data: dates, min, max }, domain);
  },
);

claim('reverse swaps the two ends of an axis.', async () => {
  for (const reverse of [false, true]) {
    for (const scaleType of ['linear', 'time', 'point', 'band'] as const) {
      const x = { scaleType, data: [1, 2, 3], reverse };
      const screen = await show(line(x, { reverse }, [1, 2, 3]));
      const [left = 0, , right = 0] = xs(screen);
      expect(right > left).toBe(!reverse);
      const [low = 0, , high = 0] = ys(screen);
      expect(high < low).toBe(!reverse);
      screen.unmount();
    }
  }
});

claim(
  ['In a composed chart, use ChartsGrid.', 'On a band axis, grid lines crash the chart.'],
  async () => {
    const chart = (scaleType: 'band' | 'point', grid: ReactNode) => (
      <ChartContainer
        {...{ width: 500, height: 300 }}
        xAxis={[{ scaleType, data: ['a', 'b', 'c'] }]}
        series={[{ type: 'line', data: [1, 2, 3] }]}
      >
        {grid}
      </ChartContainer>
    );
    const screen = await show(chart('point', <ChartsGrid vertical />));
    expect(all(screen, '.MuiChartsGrid-verticalLine')).toHaveLength(3);
    screen.unmount();
    const across = await show(chart('band', <ChartsGrid horizontal />));
    expect(all(across, '.MuiChartsGrid-horizontalLine').length).toBeGreaterThan(1);
    across.unmount();
    await expect(show(chart('band', <ChartsGrid vertical />))).rejects.toThrow("reading 'getTime'");
    const bars = {
      layout: 'horizontal',
      yAxis: [CATEGORIES],
      series: [{ data: [1, 2, 3] }],
    } as const;
    await expect(
      show(<BarChart {...SIZE} {...bars} grid={{ horizontal: true }} />),
    ).rejects.toThrow("reading 'getTime'");
    takeConsole();
  },
);

claim(
  [
    'A continuous axis has about one tick per 50 px, at round values.',
    'tickNumber sets an approximate number: D3 chooses the round step that comes closest.',
    'tickNumber | The approximate number of ticks',
    'tickMinStep | The smallest distance to aim for',
    'tickMaxStep | The largest distance to aim for',
    'Use tickMinStep: 1 for counts, so that there is no tick at 0.5.',
  ],
  async () => {
    const stepsOf = async (y: YAxis, data: number[], height = 300) => {
      const series = [{ data }];
      const screen = await show(
        <LineChart {...SIZE} height={height} xAxis={[X]} yAxis={[y]} series={series} />,
      );
      const found = ticks(screen, 'Y').map(Number);
      screen.unmount();
      return [(found[1] ?? 0) - (found[0] ?? 0), found.length];
    };
    const data = [0, 20, 60, 97];
    expect(await stepsOf({}, data)).toEqual([20, 6]);
    expect(await stepsOf({}, data, 565)).toEqual([10, 11]);
    expect(await stepsOf({}, data, 165)).toEqual([50, 3]);
    expect(await stepsOf({ tickNumber: 3 }, data)).toEqual([50, 3]);
    expect(await stepsOf({ tickNumber: 5 }, data)).toEqual([20, 6]);
    expect(await stepsOf({ tickNumber: 12 }, data)).toEqual([10, 11]);
    expect(await stepsOf({ tickMinStep: 40 }, data)).toEqual([50, 3]);
    expect(await stepsOf({ tickMaxStep: 10 }, data)).toEqual([10, 11]);
    const counts = [0, 1, 2, 1];
    expect(await stepsOf({ tickNumber: 6 }, counts)).toEqual([0.5, 5]);
    expect(await stepsOf({ tickNumber: 6, tickMinStep: 1 }, counts)).toEqual([1, 3]);
  },
);

claim('For dates, both steps are in milliseconds.', async () => {
  const hour = 3_600_000;
  const data = [0, 24, 48].map((hours) => new Date(Date.UTC(2025, 4, 10) + hours * hour));
  for (const [steps, count] of [
    [{}, 9],
    [{ tickMinStep: 24 * hour }, 3],
    [{ tickMaxStep: hour }, 49],
  ] as const) {
    const axis = { scaleType: 'utc', domainLimit: 'strict', data, ...steps } as const;
    const screen = await show(line(axis, {}, [1, 2, 3]));
    expect(marks(screen)).toHaveLength(count);
    screen.unmount();
  }
});

claim(
  "position is 'top', 'bottom' or 'none' for an x-axis, and 'left', 'right' or 'none' for a y-axis.",
  async () => {
    for (const [x, y, sides] of [
      ['bottom', 'left', ['bottom', 'left']],
      ['top', 'right', ['top', 'right']],
      ['none', 'right', ['right']],
      ['top', 'none', ['top']],
    ] as const) {
      const screen = await show(line({ ...X, position: x }, { position: y }, [1, 2, 3, 4]));
      const found = all(screen, '.MuiChartsAxis-root').map(
        ({ classList }) => /MuiChartsAxis-(top|bottom|left|right)/.exec(classList.value)?.[1],
      );
      expect(found).toEqual(sides);
      screen.unmount();
    }
    // @ts-expect-error: not a side of an x-axis
    const x: XAxis = { position: 'left' };
    // @ts-expect-error: not a side of a y-axis
    const y: YAxis = { position: 'top' };
    expect([x.position, y.position]).toEqual(['left', 'top']);
  },
);

claim(
  'To replace parts, use the slots axisLine, axisTick, axisTickLabel and axisLabel.',
  async () => {
    const text = (part: string) =>
      function Text({ text: content }: ChartsTextProps) {
        return <text data-part={part}>{content}</text>;
      };
    const screen = await show(
      <LineChart
        {...SIZE}
        xAxis={[{ scaleType: 'point', data: ['a', 'b', 'c'], label: 'Letters' }]}
        yAxis={[{ position: 'none' }]}
        series={[{ data: [1, 2, 3] }]}
        slots={{
          axisLine: () => <path data-part="line" />,
          axisTick: () => <path data-part="tick" />,
          axisTickLabel: text('tickLabel'),
          axisLabel: text('label'),
        }}
      />,
    );
    const textsOf = (part: string) =>
      all(screen, `[data-part="${part}"]`).map(({ textContent }) => textContent);
    expect(textsOf('line')).toHaveLength(1);
    expect(textsOf('tick')).toHaveLength(3);
    expect(textsOf('tickLabel')).toEqual(['a', 'b', 'c']);
    expect(textsOf('label')).toEqual(['Letters']);
    expect(all(screen, '.MuiChartsAxis-line, .MuiChartsAxis-tick')).toHaveLength(0);
  },
);

claim(
  'Set colors with sx and the classes of the axis, nested in axisClasses.root: otherwise the default colors of the axis can take precedence.',
  async () => {
    const lines = `& .${axisClasses.line}, & .${axisClasses.tick}`;
    const labels = `& .${axisClasses.tickLabel}`;
    const flat = { [lines]: { stroke: RED }, [labels]: { fill: RED } };
    for (const [sx, isRed] of [
      [{ [`& .${axisClasses.root}`]: flat }, true],
      [flat, false],
    ] as const) {
      const cache = createCache({ key: 'plain' }); // the first axis of a page
      cache.compat = true;
      const screen = await show(
        <CacheProvider value={cache}>
          <LineChart {...SIZE} series={[{ data: [2, 5, 3] }]} sx={sx} />
        </CacheProvider>,
      );
      const strokes = all(screen, '.MuiChartsAxis-line, .MuiChartsAxis-tick').map(
        (part) => getComputedStyle(part).stroke,
      );
      const fills = all(screen, '.MuiChartsAxis-tickLabel').map(
        (part) => getComputedStyle(part).fill,
      );
      expect(strokes.length).toBeGreaterThan(4);
      expect(new Set([...strokes, ...fills].map((color) => color === RED))).toEqual(
        new Set([isRed]),
      );
      screen.unmount();
    }
  },
);

claim(
  [
    'tickLabelStyle and labelStyle take CSS properties and three more:',
    'angle | The rotation in degrees, clockwise',
    "textAnchor | 'start', 'middle' or 'end': the point of the text at the tick",
    "dominantBaseline | The vertical alignment at the tick, such as 'hanging', 'central' or 'auto'",
  ],
  async () => {
    const style = {
      angle: 30,
      textAnchor: 'start',
      dominantBaseline: 'auto',
      letterSpacing: '3px',
    } as const;
    const screen = await show(
      line(
        { ...X, label: 'Hours', height: 90, tickLabelStyle: style, labelStyle: style },
        {},
        [1, 2, 3, 4],
      ),
    );
    const texts = [
      all(screen, '.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')[0],
      screen.getByText('Hours').element().closest('text'),
    ];
    for (const text of texts) {
      const matrix = text instanceof SVGGraphicsElement ? text.getScreenCTM() : null;
      expect(matrix?.b).toBeCloseTo(0.5, 2); // the sine; positive is clockwise
      expect(text?.getAttribute('text-anchor')).toBe('start');
      expect(text?.getAttribute('dominant-baseline')).toBe('auto');
      expect(text && getComputedStyle(text).letterSpacing).toBe('3px');
    }
  },
);

claim(
  [
    'The value. x gives a vertical line, y a horizontal one',
    'axisId | The first axis | The axis of the value',
    'A text at the line',
    "labelAlign | 'middle' | 'start' (top or left), 'middle' or 'end' of the line",
    'spacing | 5 | The distance of the label from the line and the edge in pixels, a number or { x, y }. A missing key is 0',
    'CSS properties',
  ],
  async () => {
    const draw = async (props: object) => {
      const screen = await show(
        <LineChart
          {...SIZE}
          xAxis={[{ data: [0, 10] }, { id: 'top', position: 'top', data: [0, 5], height: 30 }]}
          yAxis={[
            { min: 0, max: 10 },
            { id: 'right', position: 'right', min: 0, max: 100 },
          ]}
          series={[{ data: [1, 2] }]}
        >
          <ChartsReferenceLine label="Limit" {...(props as { y: number })} />
        </LineChart>,
      );
      const [mark] = all(screen, '.MuiChartsReferenceLine-line');
      const label = screen.getByText('Limit').element().closest('text');
      const found = {
        line: mark?.getAttribute('d'),
        label: ['x', 'y'].map((name) => Number(label?.getAttribute(name))),
        anchor: label?.getAttribute('text-anchor'),
        stroke: mark && getComputedStyle(mark).stroke,
        fill: label && getComputedStyle(label).fill,
      };
      screen.unmount();
      return found;
    };
    // The drawing area goes from 65 to 435 and from 50 to 255.
    for (const [props, d, label] of [
      [{ y: 5 }, 'M 65 152.5 l 370 0', [250, 147.5]],
      [{ y: 5, labelAlign: 'start' }, 'M 65 152.5 l 370 0', [70, 147.5]],
      [{ y: 5, labelAlign: 'end' }, 'M 65 152.5 l 370 0', [430, 147.5]],
      [{ x: 5 }, 'M 250 50 l 0 205', [255, 152.5]],
      [{ x: 5, labelAlign: 'start' }, 'M 250 50 l 0 205', [255, 55]],
      [{ x: 5, labelAlign: 'end' }, 'M 250 50 l 0 205', [255, 250]],
      [{ y: 50, axisId: 'right' }, 'M 65 152.5 l 370 0', [250, 147.5]],
      [{ x: 2.5, axisId: 'top' }, 'M 250 50 l 0 205', [255, 152.5]],
      [{ x: 5, labelAlign: 'start', spacing: 12 }, 'M 250 50 l 0 205', [262, 62]],
      [{ x: 5, labelAlign: 'start', spacing: { x: 20, y: 30 } }, 'M 250 50 l 0 205', [270, 80]],
      [{ x: 5, labelAlign: 'start', spacing: { x: 20 } }, 'M 250 50 l 0 205', [270, 50]],
      [{ y: 5, labelAlign: 'start', spacing: { y: 8 } }, 'M 65 152.5 l 370 0', [65, 144.5]],
    ] as const) {
      const found = await draw(props);
      expect(found.line, JSON.stringify(props)).toBe(d);
      expect(found.label, JSON.stringify(props)).toEqual(label);
      expect(found.stroke).not.toBe(RED);
    }
    expect((await draw({ y: 5 })).anchor).toBe('middle');
    const styled = await draw({ y: 5, lineStyle: { stroke: RED }, labelStyle: { fill: RED } });
    expect([styled.stroke, styled.fill]).toEqual([RED, RED]);
  },
);
