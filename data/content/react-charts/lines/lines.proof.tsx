import type { MouseEvent as ReactMouseEvent } from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  AreaPlot,
  LineChart,
  LinePlot,
  MarkPlot,
  type LineChartProps,
} from '@mui/x-charts/LineChart';
import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import {
  act,
  claim,
  click,
  expect,
  hover,
  press,
  setMotion,
  show,
  showDemo,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { legend, surface, ticks } from '#test/proofs/charts.tsx';

const HERE = '/data/content/react-charts/lines';
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu'];
const SALES: LineChartProps = {
  title: 'Loaves sold',
  height: 240,
  xAxis: [{ scaleType: 'point', data: DAYS }],
  series: [{ id: 'loaves', label: 'Loaves', data: [38, 44, 61, 52] }],
};
const SKIPPED = 'MUI X Charts: The data length of the x axis (2 items) is lower than';

function parts({ stage }: Screen, kind: 'Line' | 'Area' | 'Mark' | 'Highlight'): Element[] {
  return [...stage.querySelectorAll(`.Mui${kind}Element-root`)];
}

/** The commands of the path of a line or an area. */
function path(screen: Screen, kind: 'Line' | 'Area' = 'Line', index = 0): string {
  return parts(screen, kind)[index]?.getAttribute('d') ?? '';
}

/** How many separate pieces a line has. */
function pieces(screen: Screen): number {
  return path(screen).split('M').length - 1;
}

/** Rests the mouse on the chart at a share of the drawing area's width, and reads the tooltip. */
async function tooltipAt(screen: Screen, share: number): Promise<string> {
  const { width } = surface(screen).getBoundingClientRect();
  await hover(surface(screen), { x: 65 + share * (width - 85), y: 60 });
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  return screen.getByRole('tooltip').element().textContent;
}

act('BridgedGaps', async (demo) => {
  expect(pieces(demo)).toBe(4);
  for (const count of [1, 4, 1, 4]) {
    await demo.getByRole('switch', { name: 'connectNulls' }).click();
    await expect.poll(() => pieces(demo)).toBe(count);
    expect(parts(demo, 'Mark')).toHaveLength(9);
  }
});

act('SeriesOptions', async (demo) => {
  const paths = () => [0, 1].map((index) => path(demo, 'Line', index)).join(' ');
  const start = path(demo);
  const readings: [string, () => number | string][] = [
    ['area', () => parts(demo, 'Area').length],
    ['stack', paths],
    ['showMark', () => parts(demo, 'Mark').length],
    ['connectNulls', paths],
  ];
  for (let turn = 0; turn < 2; turn += 1) {
    for (const curve of ['linear', 'stepAfter', 'monotoneX']) {
      const before = path(demo);
      await demo.getByRole('combobox', { name: /^curve/ }).click();
      await demo.getByRole('option', { name: curve }).click();
      await expect.poll(() => path(demo)).not.toBe(before);
    }
    await expect.poll(() => path(demo)).toBe(start);
    for (const [name, changes] of readings) {
      const before = changes();
      await demo.getByRole('switch', { name }).click();
      await expect.poll(changes, { message: name }).not.toBe(before);
      await demo.getByRole('switch', { name }).click();
      await expect.poll(changes).toBe(before);
    }
  }
});

act('StepsWithBars', async (demo) => {
  const width = () => parts(demo, 'Line')[0]?.getBoundingClientRect().width ?? 0;
  const start = width();
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('switch', { name: 'strictStepCurve' }).click();
    await expect.poll(width).toBeLessThan(start - 50);
    await demo.getByRole('switch', { name: 'strictStepCurve' }).click();
    await expect.poll(width).toBe(start);
  }
});

act('BaselineKnob', async (demo) => {
  const start = path(demo, 'Area');
  for (const name of ['0', 'min', 'max', '45', 'max']) {
    const before = path(demo, 'Area');
    await demo.getByRole('button', { name }).click();
    await expect.poll(() => path(demo, 'Area')).not.toBe(before);
    expect(path(demo, 'Area') === start).toBe(name === '45');
  }
});

act('ColorMaps', async (demo) => {
  const colors = () => new Set(parts(demo, 'Mark').map((mark) => mark.getAttribute('stroke'))).size;
  expect(colors()).toBe(3);
  for (const [name, count] of [
    ['y continuous', 11],
    ['x piecewise', 2],
    ['y piecewise', 3],
    ['x piecewise', 2],
  ] as const) {
    await demo.getByRole('button', { name }).click();
    await expect.poll(colors).toBe(count);
  }
});

act('ClickInspector', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('Click in the chart.');
  const marks = demo.stage.querySelectorAll('.MuiMarkElement-series-received');
  for (const index of [0, 2, 0]) {
    await click(marks[index] ?? demo.stage);
    await expect.element(status).toHaveTextContent(`onMarkClick{ "type": "line"`);
    await expect
      .element(status)
      .toHaveTextContent(`"seriesId": "received", "dataIndex": ${index} }onAxisClick`);
    const area = demo.stage.querySelector('.MuiAreaElement-series-open') ?? demo.stage;
    const { width, height } = area.getBoundingClientRect();
    await click(area, { at: { x: width / 2 + 10, y: height - 10 } });
    await expect
      .element(status)
      .toHaveTextContent('onAreaClick{ "type": "line", "seriesId": "open" }onAxisClick');
    await expect.element(status).toHaveTextContent('"dataIndex": 2, "axisValue": "Wed"');
  }
});

act('AnimateToggle', async (demo) => {
  const start = path(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Show the weekend' }).click();
    await expect.poll(() => path(demo)).not.toBe(start);
    await demo.getByRole('button', { name: 'Show the weekdays' }).click();
    await expect.poll(() => path(demo)).toBe(start);
    await demo.getByRole('switch', { name: 'skipAnimation' }).click();
  }
});

act('LineWithTable', async (demo) => {
  const table = demo.getByRole('table', { name: 'Price per square meter, 2018 to 2024' });
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByText('Show the data as a table').click();
    await expect.element(table.getByRole('row', { name: '2021 €3,810 €3,420' })).toBeVisible();
    await demo.getByText('Show the data as a table').click();
    await expect.poll(() => table.query()).toBeNull();
  }
});

claim('Without xAxis, the chart numbers the points from 0 on a point axis.', async () => {
  const screen = await show(<LineChart height={200} series={[{ data: [4, 3, 2] }]} />);
  expect(ticks(screen)).toEqual(['0', '1', '2']);
});

claim(
  [
    'The y-axis includes zero when a series has an area.',
    "The exceptions are a baseline of 'min' or 'max', a log axis, and an area stacked on a series without one.",
    'The y-axis includes zero as soon as area is set, even to false.',
    'If you toggle areas and want the axis to follow, leave the property out: { ...(isFilled ? { area: true } : {}) }.',
    '0 or no value | Between zero and the line | Included',
    'A number | Between that value and the line | Included',
    "'min' | Below the line | Only if the values or the rounding reach it",
    "'max' | Above the line | Only if the values or the rounding reach it",
    'With a numeric baseline, set min on the y-axis to leave out zero.',
    "The y-axis doesn't extend to a baseline outside its range: set min or max.",
  ],
  async () => {
    for (const [series, yAxis, hasZero] of [
      [{}, {}, false],
      [{ area: true }, {}, true],
      [{ area: false }, {}, true],
      [{ area: true, baseline: 0 }, {}, true],
      [{ area: true, baseline: 50 }, {}, true],
      [{ area: true, baseline: 100 }, {}, true],
      [{ area: true, data: [-4, 3, 5, 2], baseline: 'min' }, {}, true],
      [{ area: true, baseline: 'min' }, {}, false],
      [{ area: true, baseline: 'max' }, {}, false],
      [{ area: true, baseline: 50 }, { min: 40 }, false],
    ] as const) {
      const screen = await show(
        <LineChart {...SALES} yAxis={[yAxis]} series={[{ data: [58, 54, 61, 52], ...series }]} />,
      );
      expect(ticks(screen, 'Y').includes('0'), JSON.stringify(series)).toBe(hasZero);
      expect(ticks(screen, 'Y')).not.toContain('100');
      screen.unmount();
    }
    for (const area of [true, undefined]) {
      const series = [
        { data: [58, 54, 61, 52], stack: 'all', area },
        { data: [5, 4, 6, 3], stack: 'all', area: true },
      ];
      const screen = await show(<LineChart {...SALES} series={series} />);
      expect(ticks(screen, 'Y').includes('0')).toBe(area === true);
      screen.unmount();
    }
    const series = [{ data: [58, 54, 61, 52], area: true }];
    const screen = await show(
      <LineChart {...SALES} yAxis={[{ scaleType: 'log' }]} series={series} />,
    );
    expect(ticks(screen, 'Y')[0]).toBe('10');
    expect(path(screen, 'Area')).not.toContain('NaN');
  },
);

claim(
  [
    "A continuous axis covers the range of its data and ends at round values, so a y-axis doesn't always include zero.",
    'To start it at zero, set min: 0.',
    "To end an axis at the first and the last value, set domainLimit: 'strict'.",
  ],
  async () => {
    for (const [data, yAxis, first, last] of [
      [[51, 58, 54, 69], {}, '50', '70'],
      [[3, 58, 54, 97], {}, '0', '100'],
      [[51, 58, 54, 69], { min: 0 }, '0', '80'],
      [[51, 58, 54, 69], { domainLimit: 'strict' }, '55', '65'],
    ] as const) {
      const screen = await show(<LineChart {...SALES} yAxis={[yAxis]} series={[{ data }]} />);
      expect([ticks(screen, 'Y')[0], ticks(screen, 'Y').at(-1)]).toEqual([first, last]);
      const line = parts(screen, 'Line')[0]?.getBoundingClientRect() ?? new DOMRect();
      expect(Math.round(line.height) === 240 - 65).toBe('domainLimit' in yAxis);
      screen.unmount();
    }
  },
);

claim(
  'Lines are clipped at the edge of the drawing area: a line along the edge shows half of its width.',
  async () => {
    for (const [max, isWhole] of [
      [50, false],
      [100, true],
    ] as const) {
      const screen = await show(
        <LineChart {...SALES} yAxis={[{ min: 0, max }]} series={[{ data: [50, 50, 50, 50] }]} />,
      );
      const { left, top, width } = surface(screen).getBoundingClientRect();
      const y = top + 20 + (240 - 65) * (1 - 50 / max);
      const isLineAt = (distance: number) =>
        document.elementFromPoint(left + width / 2, y + distance) === parts(screen, 'Line')[0];
      expect([isLineAt(0.5), isLineAt(-0.5)]).toEqual([true, isWhole]);
      screen.unmount();
    }
  },
);

claim(
  [
    'If another series is longer, the chart counts the missing values as 0 when it sets the range of the y-axis.',
    'To avoid it, fill the shorter series with null, or set min.',
    'undefined in data leaves a gap too, but it counts as 0 in the range of the y-axis.',
  ],
  async () => {
    const full = [58, 54, 61, 52];
    for (const [data, min, hasZero] of [
      [[55, 56], undefined, true],
      [[55, 56, undefined, 57], undefined, true],
      [[55, 56, null, null], undefined, false],
      [[55, 56], 50, false],
    ] as const) {
      const series = [{ data: full }, { data: data as readonly (number | null)[] }];
      const screen = await show(<LineChart {...SALES} yAxis={[{ min }]} series={series} />);
      expect(ticks(screen, 'Y').includes('0'), JSON.stringify(data)).toBe(hasZero);
      screen.unmount();
    }
    const equal = [{ data: [58, 54] }, { data: [55, 56] }];
    const screen = await show(<LineChart {...SALES} series={equal} />);
    expect(ticks(screen, 'Y')).not.toContain('0');
  },
);

claim(
  'If the x-axis has fewer entries than a series, LineChart throws The data length of the x axis (2 items) is lower than the length of series (3 items). in development.',
  async () => {
    for (const area of [true, undefined]) {
      await expect(
        show(
          <LineChart
            height={200}
            xAxis={[{ data: [1, 2] }]}
            series={[{ data: [1, 2, 3], area }]}
          />,
        ),
      ).rejects.toThrow(SKIPPED);
      takeConsole();
    }
  },
);

claim(
  [
    'A line connects its points in the order of the array.',
    'Sort the data by x, or the line runs back and forth and the tooltip shows the wrong points.',
  ],
  async () => {
    const screen = await show(
      <LineChart
        height={200}
        xAxis={[{ data: [1, 3, 2] }]}
        series={[{ data: [1, 2, 3], curve: 'linear' }]}
      />,
    );
    const xs = [...path(screen).matchAll(/[ML]([\d.]+)/g)].map(([, x]) => Number(x));
    expect(xs).toHaveLength(3);
    expect(xs[1]).toBeGreaterThan(xs[2] ?? 0);
    expect(await tooltipAt(screen, 0.5)).toBe('32');
  },
);

claim("Two equal ones, such as the two 'T' of a week, share one position.", async () => {
  const xAxis = [{ scaleType: 'point' as const, data: ['M', 'T', 'W', 'T'] }];
  const screen = await show(<LineChart {...SALES} xAxis={xAxis} />);
  const [, tuesday, , thursday] = parts(screen, 'Mark').map((mark) => mark.getAttribute('cx'));
  expect(thursday).toBe(tuesday);
});

claim(
  [
    'While all arrays are empty, the chart shows No data to display.',
    'On a continuous x-axis, hovering over the empty chart renders an axis highlight with an invalid path, and the browser logs an error.',
    'Point and band axes are unaffected.',
    "Set axisHighlight={{ x: 'none' }} until the data arrives.",
  ],
  async () => {
    for (const [xAxis, x, isInvalid] of [
      [[{ data: [] }], 'line', true],
      [[{ scaleType: 'time', data: [] }], 'line', true],
      [[{ data: [] }], 'none', undefined],
      [[{ scaleType: 'point', data: [] }], 'line', undefined],
      [[{ scaleType: 'band', data: [] }], 'line', undefined],
      [undefined, 'line', undefined],
    ] as const) {
      const screen = await show(
        <LineChart height={200} xAxis={xAxis} series={[{ data: [] }]} axisHighlight={{ x }} />,
      );
      await expect.element(screen.getByText('No data to display')).toBeVisible();
      await hover(surface(screen), { x: 300, y: 90 });
      const highlight = screen.stage.querySelector('.MuiChartsAxisHighlight-root');
      expect(highlight?.getAttribute('d')?.includes('undefined')).toBe(isInvalid);
      screen.unmount();
    }
  },
);

claim(
  [
    'null stays null in a dataset and leaves a gap.',
    'A missing key or a string leaves a gap too, and logs a warning.',
  ],
  async () => {
    // The package warns of a key only once per page, so each turn has its own.
    for (const [sold, row, isWarned] of [
      ['a', { a: null }, false],
      ['b', {}, true],
      ['c', { c: '5' }, true],
    ] as const) {
      const screen = await show(
        <LineChart
          height={200}
          dataset={[
            { day: 1, [sold]: 3 },
            { day: 2, [sold]: 4 },
            { day: 3, ...row },
            { day: 4, [sold]: 5 },
            { day: 5, [sold]: 4 },
          ]}
          xAxis={[{ dataKey: 'day' }]}
          series={[{ dataKey: sold }]}
        />,
      );
      expect(pieces(screen)).toBe(2);
      expect(parts(screen, 'Mark')).toHaveLength(4);
      expect(takeConsole().join().includes('contains nonnumerical elements')).toBe(isWarned);
      screen.unmount();
    }
  },
);

claim(
  'A series with data in a chart with a dataset writes its values into the objects of your dataset, under the id of the series.',
  async () => {
    const dataset: { day: number; sold: number; loaves?: number }[] = [
      { day: 1, sold: 3 },
      { day: 2, sold: 4 },
    ];
    await show(
      <LineChart
        height={200}
        dataset={dataset}
        xAxis={[{ dataKey: 'day' }]}
        series={[{ dataKey: 'sold' }, { id: 'loaves', data: [8, 9] }]}
      />,
    );
    expect(dataset.map(({ loaves }) => loaves)).toEqual([8, 9]);
  },
);

claim(
  [
    'Set area: true on a series to fill the space between its line and zero.',
    'The fill is opaque, so an area covers the areas behind it.',
    "Stack them, or make them transparent: sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.4 } }}.",
  ],
  async () => {
    const series = [{ data: [3, 4, 5, 4], area: true }];
    const screen = await show(<LineChart {...SALES} yAxis={[{ max: 10 }]} series={series} />);
    const [area] = parts(screen, 'Area');
    expect(area && getComputedStyle(area)).toMatchObject({ fillOpacity: '1', opacity: '1' });
    const { top } = surface(screen).getBoundingClientRect();
    const box = area?.getBoundingClientRect() ?? new DOMRect();
    expect(box.bottom - top).toBeCloseTo(195, 0);
    expect(box.top).toBeCloseTo(parts(screen, 'Line')[0]?.getBoundingClientRect().top ?? 0, 1);
    screen.unmount();
    const clear = await show(
      <LineChart
        {...SALES}
        series={series}
        sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.4 } }}
      />,
    );
    const [shape] = parts(clear, 'Area');
    expect(shape && getComputedStyle(shape).fillOpacity).toBe('0.4');
    clear.unmount();
    const plain = await show(<LineChart {...SALES} series={[{ data: [3, 4, 5, 4] }]} />);
    expect(parts(plain, 'Area')).toHaveLength(0);
  },
);

claim(
  [
    'The tooltip shows the value of each series, not the sum.',
    'A null counts as 0 in the sum of the series above it.',
    'In a stack, value is the sum up to this series.',
  ],
  async () => {
    const showMark = vi.fn(() => true);
    const screen = await show(
      <LineChart
        {...SALES}
        series={[
          { label: 'A', data: [1, null, 3, 4], stack: 's' },
          { label: 'B', data: [10, 20, 30, 40], stack: 's', showMark },
        ]}
      />,
    );
    expect(showMark.mock.calls.flat().slice(0, 4)).toEqual(
      [11, 20, 33, 44].map((value, index) =>
        expect.objectContaining({ value, index, position: DAYS[index] }),
      ),
    );
    expect(await tooltipAt(screen, 1)).toBe('ThuA4B40');
  },
);

claim(
  [
    'Its line ends at its last value.',
    'The missing values have no mark.',
    'In the tooltip, valueFormatter receives null for them.',
    'Without a valueFormatter, the tooltip shows the series without a value.',
  ],
  async () => {
    const valueFormatter = vi.fn((value: number | null) =>
      value === null ? '(none)' : `${value}`,
    );
    const series = [
      { label: 'Long', data: [5, 6, 7, 8] },
      { label: 'Short', data: [1, 2], valueFormatter },
      { label: 'Plain', data: [3, 4] },
    ];
    const screen = await show(<LineChart {...SALES} series={series} />);
    expect(parts(screen, 'Mark')).toHaveLength(8);
    const [long, short] = parts(screen, 'Line').map((line) => line.getBoundingClientRect().right);
    expect(short).toBeLessThan((long ?? 0) - 100);
    expect(await tooltipAt(screen, 1)).toBe('ThuLong8Short(none)Plain');
    expect(valueFormatter).toHaveBeenCalledWith(null, { dataIndex: 3 });
  },
);

claim(
  [
    'A null breaks the line.',
    'With connectNulls: true, the line connects the points on both sides of a gap.',
    'connectNulls connects across inner gaps only.',
    'Leading and trailing null values stay empty.',
    'To start a line later, put null in front of its values.',
  ],
  async () => {
    const xAxis = [{ data: [0, 1, 2, 3, 4, 5, 6] }];
    for (const none of [null, undefined]) {
      const data = [none, 3, 4, none, 5, 4, none] as (number | null)[];
      for (const connectNulls of [false, true]) {
        const screen = await show(
          <LineChart {...SALES} xAxis={xAxis} series={[{ data, connectNulls }]} />,
        );
        expect(pieces(screen)).toBe(connectNulls ? 1 : 2);
        const line = parts(screen, 'Line')[0]?.getBoundingClientRect() ?? new DOMRect();
        const { width } = surface(screen).getBoundingClientRect();
        expect(Math.round(line.width)).toBe(Math.round(((width - 85) * 4) / 6));
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'The tooltip shows no text for null, unless valueFormatter returns one.',
    'If it returns null, the tooltip leaves the series out.',
  ],
  async () => {
    for (const [valueFormatter, text] of [
      [undefined, 'ThuLoaves'],
      [() => '(none)', 'ThuLoaves(none)'],
      [() => null, 'Thu'],
    ] as const) {
      const series = [{ label: 'Loaves', data: [1, 2, 3, null], valueFormatter }];
      const screen = await show(<LineChart {...SALES} series={series} />);
      expect(await tooltipAt(screen, 1)).toBe(text);
      screen.unmount();
    }
  },
);

claim(
  [
    'A value between two gaps has no line, except with step curves on a point or band axis.',
    'Only its mark shows the value, so keep showMark on.',
  ],
  async () => {
    for (const [scaleType, curve, hasLine] of [
      ['point', 'linear', false],
      ['point', 'step', true],
      ['band', 'stepAfter', true],
      ['linear', 'step', false],
    ] as const) {
      const xAxis = [{ scaleType, data: scaleType === 'linear' ? [1, 2, 3, 4] : DAYS }];
      const series = [{ data: [null, 3, null, null], curve }];
      const screen = await show(<LineChart {...SALES} xAxis={xAxis} series={series} />);
      const width = parts(screen, 'Line')[0]?.getBoundingClientRect().width ?? 0;
      expect(width > 0, `${scaleType} ${curve}`).toBe(hasLine);
      expect(parts(screen, 'Mark')).toHaveLength(1);
      screen.unmount();
    }
  },
);

claim(
  [
    "NaN isn't a gap: the y-axis loses its range and its ticks, and all lines on it disappear or become flat.",
    'With both min and max set on the axis, only the rest of that line is missing.',
  ],
  async () => {
    for (const [limits, isRangeKept] of [
      [{}, false],
      [{ min: 0 }, false],
      [{ max: 5 }, false],
      [{ min: 0, max: 5 }, true],
    ] as const) {
      const series = [{ data: [1, 2, NaN, 4] }, { data: [1, 2, 3, 4] }];
      const screen = await show(<LineChart {...SALES} yAxis={[limits]} series={series} />);
      const full = surface(screen).getBoundingClientRect().width - 85;
      const [broken, other] = parts(screen, 'Line').map((line) => line.getBoundingClientRect());
      expect(ticks(screen, 'Y').length > 0).toBe(isRangeKept);
      expect([broken, other].map((box) => (box?.height ?? 0) > 0)).toEqual([
        isRangeKept,
        isRangeKept,
      ]);
      if (isRangeKept) {
        expect(broken?.width).toBeLessThan(full / 2);
        expect(Math.round(other?.width ?? 0)).toBe(Math.round(full));
      }
      screen.unmount();
    }
  },
);

claim(
  [
    "'monotoneX' (default) | Smooth, and never above or below both points",
    "'natural', 'catmullRom' | Smooth. It can overshoot, and show values that aren't in your data",
  ],
  async () => {
    const data = [
      [0, 0, 10, 10, 0, 3, 3],
      [5, 9, 1, 1, 1, 8, 7],
    ];
    const curves = ['monotoneX', 'linear', 'bumpX', 'natural', 'catmullRom', undefined] as const;
    for (const curve of curves) {
      const series = data.map((values) => ({ data: values, curve }));
      const screen = await show(
        <LineChart
          height={240}
          hideLegend
          xAxis={[{ data: [0, 1, 2, 3, 4, 5, 6] }]}
          yAxis={[{ min: -10, max: 20 }]}
          series={series}
        />,
      );
      const overshoots = parts(screen, 'Line').some((line, index) => {
        const values = data[index] ?? [];
        const y = (value: number) => 20 + ((20 - value) / 30) * (240 - 65);
        if (!(line instanceof SVGPathElement)) {
          return true;
        }
        const box = line.getBBox();
        return (
          box.y < y(Math.max(...values)) - 0.5 || box.y + box.height > y(Math.min(...values)) + 0.5
        );
      });
      expect(overshoots, curve).toBe(curve === 'natural' || curve === 'catmullRom');
      screen.unmount();
    }
  },
);

claim(
  [
    "'step' | Horizontal, with the change in the middle",
    "'stepBefore' | Changes to the next value at once, then horizontal",
    "'stepAfter' | Keeps the value until the next point",
  ],
  async () => {
    for (const [curve, corners] of [
      ['step', ['0,0', '0.5,0', '0.5,1', '1,1']],
      ['stepBefore', ['0,0', '0,1', '1,1']],
      ['stepAfter', ['0,0', '1,0', '1,1']],
    ] as const) {
      const screen = await show(
        <LineChart
          height={240}
          hideLegend
          xAxis={[{ data: [0, 1] }]}
          series={[{ data: [0, 1], curve }]}
        />,
      );
      const { width } = surface(screen).getBoundingClientRect();
      const places = [...path(screen).matchAll(/([\d.]+),([\d.]+)/g)].map(
        ([, x, y]) => `${(Number(x) - 65) / (width - 85)},${(195 - Number(y)) / (240 - 65)}`,
      );
      expect([...new Set(places)]).toEqual(corners);
      screen.unmount();
    }
  },
);

claim(
  [
    'On a band axis, step curves extend by half a step beyond the first and the last point, so that they cover whole bars.',
    'Step curves also extend before and after a gap, and by half a step on a point axis.',
    'On a reversed axis, step curves extend in the wrong direction: set strictStepCurve.',
    'strictStepCurve: true ends them in the middle of the bands.',
    'Other scale types and other curves are unaffected.',
  ],
  async () => {
    const data = [3, 4, null, 5, 6, 6];
    const days = ['a', 'b', 'c', 'd', 'e', 'f'];
    const widthOf = async (
      scaleType: 'band' | 'point' | 'linear',
      curve: 'step' | 'linear',
      strictStepCurve: boolean,
    ) => {
      const screen = await show(
        <LineChart
          {...SALES}
          xAxis={[{ scaleType, data: scaleType === 'linear' ? [0, 1, 2, 3, 4, 5] : days }]}
          series={[{ data, curve, strictStepCurve }]}
        />,
      );
      const line = parts(screen, 'Line')[0]?.getBoundingClientRect().width ?? 0;
      const step =
        (surface(screen).getBoundingClientRect().width - 85) / (scaleType === 'band' ? 6 : 5);
      // Horizontal starts and ends: the pieces' first x values.
      const starts = [...path(screen).matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x) - 65);
      screen.unmount();
      return [line / step, (starts[1] ?? 0) / step].map((value) => Math.round(value * 10) / 10);
    };
    expect(await widthOf('band', 'step', false)).toEqual([6, 3]);
    expect(await widthOf('band', 'step', true)).toEqual([5, 3.5]);
    expect(await widthOf('band', 'linear', false)).toEqual([5, 3.5]);
    expect(await widthOf('point', 'step', false)).toEqual([6, 2.5]);
    expect(await widthOf('point', 'step', true)).toEqual([5, 3]);
    expect(await widthOf('linear', 'step', false)).toEqual([5, 3]);
    const reversed = await show(
      <LineChart
        {...SALES}
        xAxis={[{ scaleType: 'band', data: days, reverse: true }]}
        series={[{ data: [3, 4, 5, 5, 6, 6], curve: 'step' }]}
      />,
    );
    const line = parts(reversed, 'Line')[0]?.getBoundingClientRect().width ?? 0;
    const step = (surface(reversed).getBoundingClientRect().width - 85) / 6;
    expect(Math.round((10 * line) / step) / 10).toBe(4.5);
  },
);

claim(
  [
    'Each point has a mark, unless it is outside the range of an axis.',
    'showMark: false hides the marks of a series.',
    'A function keeps some of them.',
    'Marks are one SVG element per point.',
    "shape is 'circle' by default.",
    "The others are 'cross', 'diamond', 'square', 'star', 'triangle' and 'wye'.",
    "'circle' renders a <circle>, the other shapes a <path>, which is slower.",
  ],
  async () => {
    for (const [series, names] of [
      [{}, ['circle', 'circle', 'circle', 'circle']],
      [{ showMark: false }, []],
      [{ shape: 'wye' }, ['path', 'path', 'path', 'path']],
      [{ showMark: ({ index }: { index: number }) => index === 2 }, ['circle']],
    ] as const) {
      const screen = await show(
        <LineChart {...SALES} series={[{ data: [1, 2, 3, 2], ...series }]} />,
      );
      expect(parts(screen, 'Mark').map(({ tagName }) => tagName)).toEqual(names);
      screen.unmount();
    }
    const shapes = ['cross', 'diamond', 'square', 'star', 'triangle', 'wye'] as const;
    const outlines = new Set<string | null | undefined>();
    for (const shape of shapes) {
      const screen = await show(<LineChart {...SALES} series={[{ data: [1, 2, 3, 2], shape }]} />);
      outlines.add(parts(screen, 'Mark')[0]?.getAttribute('d'));
      screen.unmount();
    }
    expect(outlines.size).toBe(shapes.length);
    const series = [{ data: [1, 2, 3, 2] }];
    const screen = await show(<LineChart {...SALES} yAxis={[{ max: 2.5 }]} series={series} />);
    expect(parts(screen, 'Mark')).toHaveLength(3);
  },
);

claim(
  [
    'While the user hovers over the chart, a filled highlight appears on each line that has a value there, even without marks.',
    'disableHighlight: true removes it for a series, and the disableLineItemHighlight prop for the chart.',
  ],
  async () => {
    for (const [first, isDisabled, count] of [
      [{}, false, 2],
      [{ disableHighlight: true }, false, 1],
      [{}, true, 0],
    ] as const) {
      const series = [
        { data: [1, 2, 3, 4], showMark: false, ...first },
        { data: [2, 3, 4, 5], showMark: false },
        { data: [3, null, 5, 6], showMark: false },
      ];
      const screen = await show(
        <LineChart {...SALES} disableLineItemHighlight={isDisabled} series={series} />,
      );
      await tooltipAt(screen, 0.3);
      expect(parts(screen, 'Highlight')).toHaveLength(count);
      screen.unmount();
    }
  },
);

claim(
  [
    'The legend shows the color of the series, and the tooltip shows the color of the point.',
    'the colorMap of the y-axis',
    'the colorMap of the x-axis',
    'In a stack, the colorMap of the y-axis colors a line by the sum, but its marks and the tooltip by the value of the series.',
  ],
  async () => {
    const yMap = { type: 'piecewise' as const, thresholds: [50], colors: ['#ff0000', '#00ff00'] };
    const xMap = { type: 'piecewise' as const, thresholds: [2], colors: ['#0000ff', '#00ffff'] };
    for (const [x, y, color] of [
      [xMap, yMap, '#00ff00'],
      [xMap, undefined, '#00ffff'],
      [undefined, undefined, '#aabbcc'],
    ] as const) {
      const screen = await show(
        <LineChart
          {...SALES}
          xAxis={[{ data: [0, 1, 2, 3], colorMap: x }]}
          yAxis={[{ colorMap: y }]}
          series={[{ label: 'Loaves', data: [38, 44, 61, 52], color: '#aabbcc' }]}
        />,
      );
      expect(parts(screen, 'Mark')[3]?.getAttribute('stroke')).toBe(color);
      await tooltipAt(screen, 1);
      const marks = document.querySelectorAll('.MuiChartsLabelMark-fill');
      expect([...marks].map((mark) => mark.getAttribute('fill'))).toEqual(['#aabbcc', color]);
      screen.unmount();
    }
    const series = ['Rye', 'Wheat'].map((label) => ({
      label,
      data: [30, 30, 30, 30],
      stack: 'all',
    }));
    const screen = await show(
      <LineChart {...SALES} hideLegend yAxis={[{ colorMap: yMap, min: 0 }]} series={series} />,
    );
    expect(new Set(parts(screen, 'Mark').map((mark) => mark.getAttribute('stroke')))).toEqual(
      new Set(['#ff0000']),
    );
    await tooltipAt(screen, 1);
    const marks = document.querySelectorAll('.MuiChartsLabelMark-fill');
    expect([...marks].map((mark) => mark.getAttribute('fill'))).toEqual(['#ff0000', '#ff0000']);
    const [lower, upper] = parts(screen, 'Line').map((line) => getComputedStyle(line).stroke);
    expect(upper).toBe(lower); // one gradient along the y-axis, with the threshold between the two
    expect(upper).toContain('url(');
  },
);

claim(
  "The marks get the colors, but the line and its area disappear, because their color refers to a gradient that the chart doesn't render.",
  async () => {
    const colorMap = { type: 'ordinal' as const, values: DAYS, colors: ['#ff0000', '#00ff00'] };
    const screen = await show(
      <LineChart
        {...SALES}
        xAxis={[{ scaleType: 'point', data: DAYS, colorMap }]}
        series={[{ data: [38, 44, 61, 52], area: true }]}
      />,
    );
    expect(parts(screen, 'Mark')[0]?.getAttribute('stroke')).toBe('#ff0000');
    for (const reference of [
      parts(screen, 'Line')[0]?.getAttribute('stroke'),
      parts(screen, 'Area')[0]?.getAttribute('fill'),
    ]) {
      const [, id = ''] = /^url\(#(.+)\)$/.exec(reference ?? '') ?? [];
      expect(id).not.toBe('');
      expect(document.getElementById(id)).toBeNull();
    }
  },
);

claim(
  'On a point or band x-axis, they hide the line too, unless a threshold, or both min and max, are entries of its data.',
  async () => {
    const colors: [string, string] = ['#ff0000', '#00ff00'];
    const piecewise = (threshold: number) => ({
      type: 'piecewise' as const,
      thresholds: [threshold],
      colors,
    });
    const data = [1, 2, 3, 4];
    for (const scaleType of ['point', 'band'] as const) {
      for (const [colorMap, isVisible] of [
        [piecewise(2.5), false],
        [piecewise(3), true],
        [{ type: 'continuous' as const, min: 0, max: 10, color: colors }, false],
        [{ type: 'continuous' as const, min: 1, max: 4, color: colors }, true],
      ] as const) {
        const screen = await show(
          <LineChart {...SALES} xAxis={[{ scaleType, data, colorMap }]} series={[{ data }]} />,
        );
        const stroke = parts(screen, 'Line')[0]?.getAttribute('stroke') ?? '';
        const [, id = ''] = /^url\(#(.+)\)$/.exec(stroke) ?? [];
        const stops = document.getElementById(id)?.querySelectorAll('stop').length ?? 0;
        expect(stops > 0).toBe(isVisible);
        screen.unmount();
      }
    }
  },
);

claim(
  "On a log axis, 'continuous' also hides the line, unless you set a positive min on the color map.",
  async () => {
    const color: [string, string] = ['#ff0000', '#00ff00'];
    for (const [min, isVisible] of [
      [undefined, false],
      [0, false],
      [1, true],
    ] as const) {
      const colorMap = { type: 'continuous' as const, min, max: 1000, color };
      const yAxis = [{ scaleType: 'log' as const, colorMap }];
      const series = [{ data: [2, 30, 400, 50] }];
      const screen = await show(<LineChart {...SALES} yAxis={yAxis} series={series} />);
      const stroke = parts(screen, 'Line')[0]?.getAttribute('stroke') ?? '';
      const [, id = ''] = /^url\(#(.+)\)$/.exec(stroke) ?? [];
      expect(id).not.toBe('');
      const stops = document.getElementById(id)?.querySelectorAll('stop').length ?? 0;
      expect(stops > 0).toBe(isVisible);
      screen.unmount();
    }
  },
);

claim(
  [
    "grid={{ vertical: true }} with scaleType: 'band' throws Cannot read properties of undefined (reading 'getTime') in this version.",
    "Use scaleType: 'point'.",
  ],
  async () => {
    const draw = (scaleType: 'band' | 'point') =>
      show(<LineChart {...SALES} grid={{ vertical: true }} xAxis={[{ scaleType, data: DAYS }]} />);
    await expect(draw('band')).rejects.toThrow("reading 'getTime'");
    takeConsole();
    const screen = await draw('point');
    expect(screen.stage.querySelectorAll('.MuiChartsGrid-verticalLine')).toHaveLength(4);
  },
);

claim(
  [
    'A filter brightens each area by 20%, unless a colorMap sets its color.',
    'A highlighted area is brightened by 40%.',
    '.MuiHighlightElement-root | The highlight of each line',
    'Give the series an id, and append it for the parts of one series: .MuiLineElement-series-target.',
  ],
  async () => {
    const screen = await show(
      <LineChart {...SALES} series={[{ id: 'target', data: [1, 2, 3, 4], area: true }]} />,
    );
    await tooltipAt(screen, 0.3);
    expect(parts(screen, 'Highlight')).toHaveLength(1);
    for (const kind of ['Line', 'Area', 'Mark'] as const) {
      expect(screen.stage.querySelector(`.Mui${kind}Element-series-target`)).not.toBeNull();
    }
    screen.unmount();
    const colorMap = {
      type: 'piecewise' as const,
      thresholds: [2],
      colors: ['#ff0000', '#00ff00'],
    };
    for (const [yAxis, highlightedItem, filter] of [
      [{}, null, 'brightness(120%)'],
      [{ colorMap }, null, null],
      [{}, { seriesId: 'target' }, 'brightness(140%)'],
    ] as const) {
      const again = await show(
        <LineChart
          {...SALES}
          yAxis={[yAxis]}
          highlightedItem={highlightedItem}
          series={[
            {
              id: 'target',
              data: [1, 2, 3, 4],
              area: true,
              highlightScope: { highlight: 'series' },
            },
          ]}
        />,
      );
      expect(parts(again, 'Area')[0]?.getAttribute('filter')).toBe(filter);
      again.unmount();
    }
  },
);

claim(
  [
    "onLineClick and onAreaClick don't receive a dataIndex.",
    'Use onAxisClick to get the nearest point.',
    'The chart calls it before the other handler.',
    "onAxisClick isn't limited to the drawing area: it fires for clicks on the tick labels of the x-axis too.",
    'Without marks there is nothing to click for onMarkClick: the highlight ignores the pointer.',
  ],
  async () => {
    const calls: unknown[] = [];
    const screen = await show(
      <LineChart
        {...SALES}
        series={[
          { id: 'loaves', data: [40, 40, 40, 40], showMark: false, area: true, baseline: 'min' },
        ]}
        yAxis={[{ min: 0, max: 80 }]}
        onAxisClick={(_, data) => calls.push('axis', data?.dataIndex)}
        onLineClick={(_, item) => calls.push('line', item)}
        onAreaClick={(_, item) => calls.push('area', item)}
        onMarkClick={() => calls.push('mark')}
      />,
    );
    const item = { type: 'line', seriesId: 'loaves' };
    const { width } = surface(screen).getBoundingClientRect();
    const x = 65 + (width - 85) / 3; // Tuesday
    const y = 20 + (240 - 65) / 2;
    await hover(surface(screen), { x, y });
    expect(parts(screen, 'Highlight')).toHaveLength(1);
    await click(surface(screen), { at: { x, y } });
    expect(calls.splice(0)).toEqual(['axis', 1, 'line', item]);
    await click(surface(screen), { at: { x, y: y + 30 } });
    expect(calls.splice(0)).toEqual(['axis', 1, 'area', item]);
    await click(
      screen.stage.querySelectorAll('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')[1] ??
        screen.stage,
    );
    expect(calls.splice(0)).toEqual(['axis', 1]);
  },
);

claim(
  [
    "Lines and marks can't receive focus, so these handlers aren't available to keyboard users.",
    "The values of a line aren't part of the text of the chart, and can't be reached with the keyboard.",
  ],
  async () => {
    const screen = await show(<LineChart {...SALES} onMarkClick={() => {}} />);
    expect(surface(screen).textContent).toContain('Mon');
    expect(surface(screen).textContent).not.toMatch(/38|44|61|52/);
    await press('Tab');
    expect(screen.stage.contains(document.activeElement)).toBe(false);
    expect(screen.stage.querySelector('[tabindex]')).toBeNull();
  },
);

claim(
  [
    'Without one, the chart numbers the series by their position.',
    'Removing the first one then changes the identity of all others, including their palette colors and classes.',
  ],
  async () => {
    const chart = (from: number) => (
      <LineChart {...SALES} series={[{ data: [1, 2, 3, 4] }, { data: [2, 3, 4, 5] }].slice(from)} />
    );
    const screen = await show(chart(0));
    const [first, second] = parts(screen, 'Line').map((line) => line.getAttribute('stroke'));
    expect(second).not.toBe(first);
    expect(parts(screen, 'Line')[1]?.classList).toContain(
      'MuiLineElement-series-auto-generated-id-1',
    );
    await screen.rerender(chart(1));
    expect(parts(screen, 'Line')[0]?.getAttribute('stroke')).toBe(first);
    expect(parts(screen, 'Line')[0]?.classList).toContain(
      'MuiLineElement-series-auto-generated-id-0',
    );
  },
);

claim(
  [
    'A line appears from left to right, and moves when its values change.',
    'skipAnimation turns both off.',
    "Charts also skip the animation when the user's system is set to reduced motion.",
  ],
  async () => {
    const chart = (data: number[], skipAnimation: boolean) => (
      <LineChart {...SALES} skipAnimation={skipAnimation} series={[{ data }]} />
    );
    const still = await show(chart([1, 4, 2, 4], true));
    const last = path(still);
    still.unmount();
    for (const [isMotionOn, skipAnimation, isAnimated] of [
      [true, false, true],
      [true, true, false],
      [false, false, false],
    ] as const) {
      await setMotion(isMotionOn);
      const screen = await show(chart([4, 1, 3, 1], skipAnimation));
      const mask = parts(screen, 'Line')[0]?.parentElement?.parentElement?.querySelector('rect');
      expect(mask && parseFloat(getComputedStyle(mask).animationDuration) > 0).toBe(isAnimated);
      const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now()); // it stops
      await screen.rerender(chart([1, 4, 2, 4], skipAnimation));
      expect(path(screen) === last).toBe(!isAnimated);
      clock.mockRestore();
      await expect.poll(() => path(screen)).toBe(last);
      screen.unmount();
    }
  },
);

claim('In a composed chart, set the type of each series.', async () => {
  const compose = (type: object) =>
    show(
      <ChartDataProvider
        height={200}
        width={300}
        series={[{ data: [1, 2], ...type } as object as { type: 'line' }]}
        xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
      >
        <ChartsSurface>
          <BarPlot />
          <LinePlot />
        </ChartsSurface>
      </ChartDataProvider>,
    );
  expect(parts(await compose({ type: 'line' }), 'Line')).toHaveLength(1);
  await expect(compose({})).rejects.toThrow();
  takeConsole();
});

claim('Set onAxisClick on the provider or the container.', async () => {
  const onAxisClick = vi.fn();
  const options = {
    height: 200,
    width: 300,
    series: [{ type: 'line' as const, id: 'loaves', data: [1, 2] }],
    xAxis: [{ scaleType: 'point' as const, data: ['a', 'b'] }],
    onAxisClick,
  };
  for (const chart of [
    <ChartDataProvider key="provider" {...options}>
      <ChartsSurface>
        <LinePlot />
      </ChartsSurface>
    </ChartDataProvider>,
    <ChartContainer key="container" {...options}>
      <LinePlot />
    </ChartContainer>,
  ]) {
    const screen = await show(chart);
    await click(surface(screen), { at: { x: 270, y: 100 } });
    expect(onAxisClick.mock.calls.splice(0)).toEqual([
      [expect.anything(), { dataIndex: 1, axisValue: 'b', seriesValues: { loaves: 2 } }],
    ]);
    screen.unmount();
  }
});

claim(
  [
    'A chart fills the width of its parent.',
    'Set height, unless the parent is a flex or grid container with a height of its own.',
  ],
  async () => {
    for (const [style, height, expected] of [
      [{ height: 222, display: 'flex' }, undefined, 222],
      [{ height: 222, display: 'grid' }, undefined, 222],
      [{ height: 222 }, undefined, 150],
      [{ height: 222 }, 180, 180],
    ] as const) {
      const screen = await show(
        <div style={{ width: 400, ...style }}>
          <LineChart {...SALES} height={height} hideLegend />
        </div>,
      );
      await expect.poll(() => surface(screen).getBoundingClientRect().height).toBe(expected);
      expect(surface(screen).getBoundingClientRect().width).toBe(400);
      screen.unmount();
    }
  },
);

claim(
  [
    'Each number in series[].data is the y value of a point.',
    'The entry of xAxis[].data with the same index is its x value.',
    "xAxis[].scaleType | 'linear', 'time', 'utc', 'log', 'pow', 'sqrt', 'point', 'band' | How x values are placed. 'linear' by default",
  ],
  async () => {
    const values = [10, 90, 40];
    for (const [xAxis, places] of [
      [{ data: [0, 2, 10] }, [0, 0.2, 1]],
      [{ data: [0, 2, 10], scaleType: 'linear' }, [0, 0.2, 1]],
      [{ data: [0, 2, 10], scaleType: 'point' }, [0, 0.5, 1]],
    ] as const) {
      const screen = await show(
        <LineChart
          height={240}
          width={485}
          xAxis={[xAxis]}
          yAxis={[{ min: 0, max: 100 }]}
          series={[{ data: values }]}
        />,
      );
      const marks = parts(screen, 'Mark');
      expect(marks).toHaveLength(3);
      marks.forEach((mark, index) => {
        expect(Number(mark.getAttribute('cx'))).toBeCloseTo(65 + 400 * (places[index] ?? 0), 1);
        expect(Number(mark.getAttribute('cy'))).toBeCloseTo(195 - 1.75 * (values[index] ?? 0), 1);
      });
      screen.unmount();
    }
  },
);

claim(
  [
    'series[].label | string | ((location) => string) | The name in the legend and the tooltip',
    'series[].valueFormatter | (value, { dataIndex }) => string | null | The text of a value in the tooltip',
  ],
  async () => {
    const screen = await show(
      <LineChart
        {...SALES}
        series={[
          {
            data: [38, 44, 61, 52],
            label: (location) => `In the ${location}`,
            valueFormatter: (value, { dataIndex }) => `${value} at ${dataIndex}`,
          },
          { data: [1, 2, 3, 4], label: 'Rolls' },
        ]}
      />,
    );
    expect(legend(screen)).toEqual(['In the legend', 'Rolls']);
    expect(await tooltipAt(screen, 1)).toBe('ThuIn the tooltip52 at 3Rolls4');
  },
);

/** The values at which the points of two stacked series are, on a y-axis from -20 to 20. */
async function stacked(
  lower: number[],
  upper: number[],
  strategies: readonly [object, object],
): Promise<{ a: number[]; b: number[]; bottom: number }> {
  const [a, b] = [lower, upper].map((data, index) => ({
    id: index === 0 ? 'a' : 'b',
    data,
    stack: 'all',
    area: true,
    ...strategies[index],
  }));
  const screen = await show(
    <LineChart
      height={240}
      hideLegend
      xAxis={[{ data: [0, 1] }]}
      yAxis={[{ min: -20, max: 20 }]}
      series={a && b ? [a, b] : []}
    />,
  );
  const valueAt = (y: number) => Math.round(100 * (20 - (40 * (y - 20)) / 175)) / 100 || 0; // not -0
  const valuesOf = (id: string) =>
    [...screen.stage.querySelectorAll(`.MuiMarkElement-series-${id}`)].map((mark) =>
      valueAt(Number(mark.getAttribute('cy'))),
    );
  const area = screen.stage.querySelector('.MuiAreaElement-series-b') ?? screen.stage;
  const bottom = area.getBoundingClientRect().bottom - surface(screen).getBoundingClientRect().top;
  const found = { a: valuesOf('a'), b: valuesOf('b'), bottom: Math.round(valueAt(bottom)) };
  screen.unmount();
  return found;
}

claim(
  [
    'Series with the same stack string are stacked on top of each other, in the order of the array.',
    "stackOffset | 'none' | 'expand' scales each stack to the range 0 to 1, 'diverging' stacks negative areas below zero, with their lines at the upper edge, 'silhouette' centers the stack around zero, 'wiggle' shifts it for streamgraphs",
    "stackOrder | 'none' | 'reverse', 'ascending', 'descending', 'appearance' or 'insideOut'",
    'It is enough to set them on one series of the stack.',
  ],
  async () => {
    const data = [
      [4, 10],
      [12, 2],
    ] as const;
    const summed = { a: [4, 10], b: [16, 12] };
    const stack = (...strategies: [object, object]) =>
      stacked([...data[0]], [...data[1]], strategies);
    expect(await stack({}, {})).toMatchObject(summed);
    expect(await stack({}, { stack: 'other' })).toMatchObject({ a: [4, 10], b: [12, 2] });
    for (const [stackOffset, values] of [
      ['none', summed],
      ['expand', { a: [0.25, 0.83], b: [1, 1] }],
      ['silhouette', { a: [-4, 4], b: [8, 6] }],
      ['wiggle', { a: [4, 7.33], b: [16, 9.33] }],
    ] as const) {
      expect(await stack({ stackOffset }, {}), stackOffset).toMatchObject(values);
      expect(await stack({}, { stackOffset }), stackOffset).toMatchObject(values);
    }
    const negative = (strategy: object) => stacked([4, -6], [10, -10], [strategy, {}]);
    const below = { a: [4, 0], b: [14, -6], bottom: -16 };
    expect(await negative({ stackOffset: 'diverging' })).toEqual(below);
    expect(await negative({})).toEqual({ a: [4, -6], b: [14, -16], bottom: -16 });
    for (const [stackOrder, isTurned] of [
      ['none', false],
      ['descending', false],
      ['reverse', true],
      ['ascending', true],
    ] as const) {
      const values = isTurned ? { a: [10, 10], b: [1, 1] } : { a: [9, 9], b: [10, 10] };
      expect(await stacked([9, 9], [1, 1], [{ stackOrder }, {}])).toMatchObject(values);
      expect(await stacked([9, 9], [1, 1], [{}, { stackOrder }])).toMatchObject(values);
    }
  },
);

claim(
  [
    'An area fills the space between its line and baseline, which is 0 by default.',
    "baseline isn't meant for stacked series: each area would reach down to the baseline and cover the others.",
  ],
  async () => {
    const heights = async (...series: NonNullable<LineChartProps['series']>) => {
      const screen = await show(
        <LineChart {...SALES} yAxis={[{ min: 0, max: 100 }]} series={series} />,
      );
      const found = parts(screen, 'Area').map((area) =>
        Math.round(area.getBoundingClientRect().height),
      );
      screen.unmount();
      return found;
    };
    const high = { data: [80, 80, 80, 80], area: true };
    expect(await heights(high)).toEqual([140]);
    expect(await heights({ ...high, baseline: 0 })).toEqual([140]);
    expect(await heights({ ...high, baseline: 40 })).toEqual([70]);
    const low = { data: [40, 40, 40, 40], area: true, stack: 'all' };
    expect(await heights(low, low)).toEqual([70, 70]);
    const based = { ...low, baseline: 0 };
    expect((await heights(based, based)).toSorted((a, b) => a - b)).toEqual([70, 140]);
  },
);

claim(
  [
    "'linear' | Straight",
    "'bumpX', 'bumpY' | S-shaped, horizontal or vertical at each point",
    "'monotoneY' | Smooth along y, for lines that run vertically",
  ],
  async () => {
    const draw = async (
      curve: 'linear' | 'bumpX' | 'bumpY' | 'monotoneY' | 'natural',
      xs: number[],
      ys: number[],
    ) => {
      const screen = await show(
        <LineChart
          height={240}
          width={485}
          hideLegend
          xAxis={[{ data: xs, min: 0, max: 16 }]}
          yAxis={[{ min: 0, max: 5 }]}
          series={[{ data: ys, curve }]}
        />,
      );
      const [line] = parts(screen, 'Line');
      const box = line instanceof SVGGraphicsElement ? line.getBBox() : new DOMRect();
      const found = { d: path(screen), right: (box.x + box.width - 65) / 25 };
      screen.unmount();
      return found;
    };
    // The points are at 65,195 and 465,20; the middle is at 265,107.5.
    const twoPoints = [
      [0, 16],
      [0, 5],
    ] as const;
    const between = async (curve: 'linear' | 'bumpX' | 'bumpY') =>
      (await draw(curve, [...twoPoints[0]], [...twoPoints[1]])).d;
    expect(await between('linear')).toBe('M65,195L465,20');
    expect(await between('bumpX')).toBe('M65,195C265,195,265,20,465,20');
    expect(await between('bumpY')).toBe('M65,195C65,107.5,465,107.5,465,20');
    const vertical = [
      [0, 10, 10, 0],
      [0, 1, 2, 3],
    ] as const;
    const rightOf = async (curve: 'monotoneY' | 'natural') =>
      (await draw(curve, [...vertical[0]], [...vertical[1]])).right;
    expect(await rightOf('monotoneY')).toBeCloseTo(10, 1);
    expect(await rightOf('natural')).toBeGreaterThan(10.5);
    expect((await draw('monotoneY', [...vertical[0]], [...vertical[1]])).d).toContain('C');
  },
);

claim(
  'The function receives { index, position, value, x, y }: the index, the x value, the y value and the position in pixels.',
  async () => {
    const received: object[] = [];
    const data = [38, 44, 61, 52];
    const showMark = (mark: object) => received.push(mark) > 0;
    const screen = await show(<LineChart {...SALES} series={[{ data, showMark }]} />);
    const marks = parts(screen, 'Mark').map((mark) => ({
      x: Number(mark.getAttribute('cx')),
      y: Number(mark.getAttribute('cy')),
    }));
    expect(received.slice(-4)).toEqual(
      DAYS.map((position, index) => ({ index, position, value: data[index], ...marks[index] })),
    );
  },
);

claim(
  [
    'A series has the color of series[].color, or a color of the colors palette.',
    'With a colorMap on an axis, the color of a line changes with the values of that axis.',
  ],
  async () => {
    const colors = ['#ff0000', '#00ff00'];
    const data = [30, 30, 60, 60];
    const plain = await show(
      <LineChart
        {...SALES}
        colors={colors}
        series={[{ data }, { data, color: '#0000ff' }, { data }]}
      />,
    );
    expect(parts(plain, 'Line').map((line) => line.getAttribute('stroke'))).toEqual([
      '#ff0000',
      '#0000ff',
      '#ff0000',
    ]);
    plain.unmount();
    const piecewise = (threshold: number) => ({
      type: 'piecewise' as const,
      thresholds: [threshold],
      colors,
    });
    for (const [x, y, marks, end] of [
      [undefined, piecewise(50), [0, 0, 1, 1], 'y2'],
      [piecewise(1), undefined, [0, 1, 1, 1], 'x2'],
    ] as const) {
      const screen = await show(
        <LineChart
          {...SALES}
          xAxis={[{ data: [0, 1, 2, 3], colorMap: x }]}
          yAxis={[{ colorMap: y }]}
          series={[{ data }]}
        />,
      );
      const strokes = parts(screen, 'Mark').map((mark) => mark.getAttribute('stroke'));
      expect(strokes).toEqual(marks.map((index) => colors[index]));
      const stroke = parts(screen, 'Line')[0]?.getAttribute('stroke') ?? '';
      const [, id = ''] = /^url\(#(.+)\)$/.exec(stroke) ?? [];
      const gradient = document.getElementById(id);
      const ends = ['1', '2'].map((index) => gradient?.getAttribute(`${end.charAt(0)}${index}`));
      expect(ends[0]).not.toBe(ends[1]);
      const stops = [...(gradient?.querySelectorAll('stop') ?? [])];
      expect(new Set(stops.map((stop) => stop.getAttribute('stop-color'))).size).toBe(2);
      screen.unmount();
    }
  },
);

claim(
  [
    'grid renders lines behind the data.',
    'Its type is { vertical?: boolean, horizontal?: boolean }, and both are off by default.',
  ],
  async () => {
    for (const [grid, vertical, horizontal] of [
      [undefined, false, false],
      [{ vertical: true }, true, false],
      [{ horizontal: true }, false, true],
      [{ vertical: true, horizontal: true }, true, true],
    ] as const) {
      const screen = await show(<LineChart {...SALES} grid={grid} />);
      const [across, down] = ['vertical', 'horizontal'].map((name) => [
        ...screen.stage.querySelectorAll(`.MuiChartsGrid-${name}Line`),
      ]);
      expect([across, down].map((lines = []) => lines.length > 0)).toEqual([vertical, horizontal]);
      const [line] = parts(screen, 'Line');
      for (const gridLine of [...(across ?? []), ...(down ?? [])]) {
        const order = line && gridLine.compareDocumentPosition(line);
        expect((order ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      }
      screen.unmount();
    }
  },
);

claim(
  [
    '.MuiLineElement-root | Each line, a <path>',
    '.MuiAreaElement-root | Each area, a <path>',
    '.MuiMarkElement-root | Each mark',
    'Lines, areas and marks have -highlighted and -faded classes too.',
    "To show your color as it is, set filter: 'none'.",
    'Pass an SVG gradient or pattern as a child of the chart.',
  ],
  async () => {
    const highlightScope = { highlight: 'series', fade: 'global' } as const;
    const series = ['a', 'b'].map((id) => ({
      id,
      data: [1, 2, 3, 4],
      area: true,
      highlightScope,
    }));
    const screen = await show(
      <LineChart {...SALES} series={series} highlightedItem={{ seriesId: 'a' }} />,
    );
    for (const [kind, count] of [
      ['Line', 1],
      ['Area', 1],
      ['Mark', 4],
    ] as const) {
      expect(parts(screen, kind)).toHaveLength(2 * count);
      expect(parts(screen, kind)[0]?.tagName).toBe(kind === 'Mark' ? 'circle' : 'path');
      for (const [state, id] of [
        ['highlighted', 'a'],
        ['faded', 'b'],
      ] as const) {
        const found = [...screen.stage.querySelectorAll(`.Mui${kind}Element-${state}`)];
        expect(found, `${kind} ${state}`).toHaveLength(count);
        expect(
          found.every(({ classList }) => classList.contains(`Mui${kind}Element-series-${id}`)),
        ).toBe(true);
      }
    }
    screen.unmount();
    for (const filter of [undefined, 'none'] as const) {
      const filtered = await show(
        <LineChart {...SALES} series={series} sx={{ '& .MuiAreaElement-root': { filter } }} />,
      );
      const [area] = parts(filtered, 'Area');
      expect(area && getComputedStyle(area).filter === 'none').toBe(filter === 'none');
      filtered.unmount();
    }
    const demo = await showDemo(`${HERE}/DashesAndGradient.tsx`);
    const [area] = parts(demo, 'Area');
    const { fill, filter } = getComputedStyle(area ?? demo.stage);
    const [, id = ''] = /url\("?#([^")]+)"?\)/.exec(fill) ?? [];
    expect(surface(demo).querySelector('linearGradient[id][x1="0"]')?.id).toBe(id);
    expect(filter).toBe('none');
  },
);

claim(
  [
    "onMarkClick | event, { type: 'line', seriesId, dataIndex } | React event from the mark",
    "onLineClick | event, { type: 'line', seriesId } | React event from the line",
    "onAreaClick | event, { type: 'line', seriesId } | React event from the area",
    'onAxisClick | event, { dataIndex, axisValue, seriesValues }, in the type also null | Native MouseEvent from the <svg>',
    'A line is 2 px wide and hard to hit.',
  ],
  async () => {
    const calls: unknown[][] = [];
    const keep =
      (name: string) =>
      (event: ReactMouseEvent<SVGElement>, item: object): void => {
        const isReact = event.nativeEvent instanceof MouseEvent;
        calls.push([name, isReact, event.currentTarget, item]);
      };
    const screen = await show(
      <LineChart
        {...SALES}
        yAxis={[{ min: 0, max: 80 }]}
        series={[{ id: 'loaves', data: [40, 40, 40, 40], area: true }]}
        onMarkClick={keep('mark')}
        onLineClick={keep('line')}
        onAreaClick={keep('area')}
        onAxisClick={(event, data) => {
          const isSurface = event.currentTarget === surface(screen);
          calls.push(['axis', event instanceof MouseEvent, isSurface, data]);
        }}
      />,
    );
    const axis = {
      dataIndex: 1,
      axisValue: 'Tue',
      seriesValues: { loaves: 40 },
    };
    const item = { type: 'line', seriesId: 'loaves' };
    const [line, area] = [parts(screen, 'Line')[0], parts(screen, 'Area')[0]];
    expect(line && getComputedStyle(line).strokeWidth).toBe('2px');
    const { width } = surface(screen).getBoundingClientRect();
    const [x, y] = [65 + (width - 85) * 0.4, 20 + (240 - 65) / 2];
    const mark = parts(screen, 'Mark')[1] ?? screen.stage;
    await click(mark);
    expect(calls.splice(0)).toEqual([
      ['axis', true, true, axis],
      ['mark', true, mark, { ...item, dataIndex: 1 }],
    ]);
    await click(surface(screen), { at: { x, y } });
    expect(calls.splice(0)).toEqual([
      ['axis', true, true, axis],
      ['line', true, line, item],
    ]);
    await click(surface(screen), { at: { x, y: y + 5 } }); // beside the line
    expect(calls.splice(0)).toEqual([
      ['axis', true, true, axis],
      ['area', true, area, item],
    ]);
  },
);

claim(
  ['A fixed id keeps lines and their animation together.', 'To keep the color too, set color.'],
  async () => {
    for (const [id, color, isSame, isColorKept] of [
      ['b', undefined, true, false],
      ['b', '#ff0000', true, true],
      [undefined, undefined, false, false],
    ] as const) {
      const series = [
        { ...(id && { id: 'a' }), data: [1, 2, 3, 4] },
        { ...(id && { id }), ...(color && { color }), data: [2, 3, 4, 5] },
      ];
      const screen = await show(<LineChart {...SALES} series={series} />);
      const [, second] = parts(screen, 'Line');
      const stroke = second?.getAttribute('stroke');
      await screen.rerender(<LineChart {...SALES} series={series.slice(1)} />);
      await expect.poll(() => parts(screen, 'Line')).toHaveLength(1);
      const [rest] = parts(screen, 'Line');
      expect(rest === second).toBe(isSame);
      expect(rest?.getAttribute('stroke') === stroke).toBe(isColorKept);
      screen.unmount();
    }
  },
);

claim('title becomes the <title> of the SVG, and desc becomes its <desc>.', async () => {
  const screen = await show(<LineChart {...SALES} desc="The table below has the values." />);
  const [title, desc] = ['title', 'desc'].map((name) =>
    surface(screen).querySelector(`:scope > ${name}`),
  );
  expect([title?.textContent, desc?.textContent]).toEqual([
    'Loaves sold',
    'The table below has the values.',
  ]);
});

claim(
  [
    '<details> keeps the table out of the way.',
    'It is keyboard accessible without any code.',
    'The table and the chart read the same array and use the same formatter.',
  ],
  async () => {
    const demo = await showDemo(`${HERE}/LineWithTable.tsx`);
    const table = demo.getByRole('table');
    expect(table.query()).toBeNull();
    await press('Tab');
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    await press('Enter');
    await expect.element(table).toBeVisible();
    await expect.element(table.getByRole('row', { name: '2024 €3,960 €3,340' })).toBeVisible();
    const { width } = surface(demo).getBoundingClientRect();
    await hover(surface(demo), { x: width - 22, y: 60 });
    await expect.element(demo.getByRole('tooltip')).toHaveTextContent(/2024.*€3,960.*€3,340/);
    await press('Enter');
    await expect.poll(() => demo.stage.querySelector('details')?.open).toBe(false);
  },
);

claim(
  [
    'Marks are outside of the clip path, so that those at the edge stay whole.',
    'data-drawing-container marks a group that may overflow the drawing area: the chart treats a pointer over it as inside.',
  ],
  async () => {
    const screen = await show(
      <LineChart {...SALES} yAxis={[{ min: 0, max: 50 }]} series={[{ data: [50, 50, 50, 50] }]} />,
    );
    const { left, top, width } = surface(screen).getBoundingClientRect();
    const x = 65 + (width - 85) / 3; // Tuesday; the drawing area begins at 20
    await hover(surface(screen), { x: x + 60, y: 16 });
    expect(document.querySelector('[role="tooltip"]')).toBeNull();
    const mark = parts(screen, 'Mark')[1];
    expect(mark?.closest('[data-drawing-container]')).not.toBeNull();
    expect(document.elementFromPoint(left + x, top + 16)).toBe(mark);
    await hover(surface(screen), { x, y: 16 });
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Tue');
  },
);

claim(
  'Render MarkPlot together with LinePlot: the line defines the clip path that its marks use.',
  async () => {
    for (const hasLine of [true, false]) {
      const screen = await show(
        <ChartContainer
          height={200}
          width={300}
          series={[{ type: 'line', id: 'loaves', data: [1, 2] }]}
          xAxis={[{ scaleType: 'point', data: ['a', 'b'] }]}
        >
          {hasLine && <LinePlot />}
          <MarkPlot />
        </ChartContainer>,
      );
      const clip = parts(screen, 'Mark')[0]?.parentElement?.getAttribute('clip-path') ?? '';
      const [, id = ''] = /^url\(#(.+)\)$/.exec(clip) ?? [];
      expect(id).not.toBe('');
      expect(document.getElementById(id) !== null).toBe(hasLine);
      screen.unmount();
    }
  },
);

claim(
  'LinePlot, AreaPlot and MarkPlot each have an onItemClick prop, in place of the three handlers of LineChart.',
  async () => {
    const calls: unknown[] = [];
    const screen = await show(
      <ChartContainer
        height={240}
        width={485}
        series={[{ type: 'line', id: 'loaves', data: [40, 40, 40, 40], area: true }]}
        xAxis={[{ scaleType: 'point', data: DAYS }]}
        yAxis={[{ min: 0, max: 80 }]}
      >
        <AreaPlot onItemClick={(_, item) => calls.push('area', item)} />
        <LinePlot onItemClick={(_, item) => calls.push('line', item)} />
        <MarkPlot onItemClick={(_, item) => calls.push('mark', item)} />
      </ChartContainer>,
    );
    const item = { type: 'line', seriesId: 'loaves' };
    await click(parts(screen, 'Mark')[2] ?? screen.stage);
    expect(calls.splice(0)).toEqual(['mark', { ...item, dataIndex: 2 }]);
    await click(surface(screen), { at: { x: 265, y: 107.5 } });
    expect(calls.splice(0)).toEqual(['line', item]);
    await click(surface(screen), { at: { x: 265, y: 150 } });
    expect(calls.splice(0)).toEqual(['area', item]);
  },
);

claim(
  [
    'LineChartPro from @mui/x-charts-pro/LineChartPro takes the same props.',
    'It adds zoom and pan, export and a toolbar for zooming.',
  ],
  async () => {
    const plain = await show(<LineChart {...SALES} showToolbar />);
    const d = path(plain);
    expect(plain.getByRole('button').query()).toBeNull();
    plain.unmount();
    const apiRef: NonNullable<LineChartProProps['apiRef']> = { current: undefined };
    const xAxis = [{ id: 'days', scaleType: 'point', data: DAYS, zoom: { minSpan: 10 } }] as const;
    const same = await show(<LineChartPro {...(SALES as LineChartProProps)} />);
    expect(path(same)).toBe(d);
    same.unmount();
    const screen = await show(
      <LineChartPro {...(SALES as LineChartProProps)} xAxis={xAxis} apiRef={apiRef} showToolbar />,
    );
    expect(path(screen)).toBe(d);
    expect(typeof apiRef.current?.exportAsImage).toBe('function');
    expect(typeof apiRef.current?.exportAsPrint).toBe('function');
    await screen.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => path(screen)).not.toBe(d);
    takeConsole(); // the tooltip of a disabled button of the toolbar warns
  },
);
