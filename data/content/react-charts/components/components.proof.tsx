import type { ReactNode } from 'react';
import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { Gauge } from '@mui/x-charts/Gauge';
import {
  getValueToPositionMapper,
  useAnimateBar,
  useBarSeries,
  useChartGradientId,
  useChartId,
  useChartsLocalization,
  useDrawingArea,
  useItemHighlighted,
  useLegend,
  useLineSeries,
  usePieSeries,
  useSeries,
  useSvgRef,
  useXAxes,
  useXAxis,
  useXColorScale,
  useXScale,
  useYAxes,
  useYAxis,
  useYColorScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import * as proHooks from '@mui/x-charts-pro/hooks';
import {
  act,
  claim,
  click,
  expect,
  hover,
  show,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';

const CHART: BarChartProps = {
  height: 240,
  xAxis: [{ id: 'day', data: ['Mon', 'Tue', 'Wed'] }],
  yAxis: [{ id: 'sold' }],
  series: [{ id: 'bread', data: [4, 8, 6] }],
};

/** What a component below a chart reads, each time it renders. */
function reader<T>(use: () => T): { Reader: () => null; last: () => T } {
  const seen: T[] = [];
  function Reader() {
    seen.push(use());
    return null;
  }
  return {
    Reader,
    last: () => {
      const value = seen.at(-1);
      if (value === undefined) {
        throw new Error('Nothing was read.');
      }
      return value;
    },
  };
}

async function read<T>(
  use: () => T,
  chart = (children: ReactNode) => <BarChart {...CHART}>{children}</BarChart>,
): Promise<{ value: T; screen: Screen }> {
  const { Reader, last } = reader(use);
  const screen = await show(chart(<Reader />));
  return { value: last(), screen };
}

const surface = ({ stage }: Screen) =>
  stage.querySelector('svg[class*="MuiChartsSurface"]')?.getBoundingClientRect() ?? new DOMRect();
const bar = ({ stage }: Screen, index = 0) =>
  stage.querySelectorAll('.MuiBarElement-root')[index]?.getBoundingClientRect() ?? new DOMRect();

const LINES: LineChartProps = {
  height: 200,
  series: [
    { id: 'valley', data: [1, 2] },
    { id: 'ridge', data: [3, 4] },
  ],
};

function lines<T>(use: () => T) {
  return read(use, (children) => <LineChart {...LINES}>{children}</LineChart>);
}

act('PointerReadout', async (demo) => {
  const readout = () =>
    [...demo.stage.querySelectorAll('svg text')]
      .map((each) => each.textContent)
      .find((text) => / m, /.test(text));
  const area = demo.stage.querySelector('rect[fill="transparent"]') ?? demo.stage;
  const { width, height } = area.getBoundingClientRect();
  for (let turn = 0; turn < 2; turn += 1) {
    await hover(area, { x: width / 2, y: height / 2 });
    await expect.poll(readout).toBe('50.0 m, 12.0 °C');
    await hover(area, { x: width / 4, y: height / 4 });
    await expect.poll(readout).toMatch(/^(?:24|25)\.\d m, 18\.\d °C$/);
    await hover(demo.stage, { x: 5, y: 5 });
    await expect.poll(readout).toBeUndefined();
  }
});

claim('The whiskers update when the chart is resized or its data changes.', async () => {
  const { Reader, last } = reader(() => useYScale<'linear'>()(8));
  const chart = (width: number, top: number) => (
    <BarChart {...CHART} width={width} series={[{ data: [4, 8, top] }]}>
      <Reader />
    </BarChart>
  );
  const screen = await show(chart(400, 6));
  const first = last();
  await screen.rerender(chart(400, 80));
  expect(last()).toBeGreaterThan(first);
  const { Reader: Width, last: width } = reader(() => useDrawingArea().width);
  const wide = (size: number) => (
    <BarChart {...CHART} width={size}>
      <Width />
    </BarChart>
  );
  const other = await show(wide(400));
  const before = width();
  await other.rerender(wide(500));
  await expect.poll(width).toBe(before + 100);
});

claim(
  [
    'They work in every component below a ChartContainer, a ChartDataProvider or a chart other than Gauge.',
    'Below a Gauge, useChartsLocalization() and useItemHighlighted() throw.',
    'Outside of charts, useChartsLocalization() throws Can not find the charts localization context, and the other hooks, except those for animations, throw Could not find the Chart context.',
    "The hooks for axes need a chart with x- and y-axes, which a pie chart doesn't have.",
    'The same hooks work there.',
  ],
  async () => {
    const axes = {
      height: 240,
      xAxis: [{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed'] }],
      series: [{ type: 'bar', data: [4, 8, 6] }],
    } as const;
    for (const chart of [
      (children: ReactNode) => <BarChart {...CHART}>{children}</BarChart>,
      (children: ReactNode) => <ChartContainer {...axes}>{children}</ChartContainer>,
      (children: ReactNode) => (
        <ChartDataProvider {...axes}>
          <ChartsSurface>{children}</ChartsSurface>
        </ChartDataProvider>
      ),
      (children: ReactNode) => (
        <ChartDataProvider {...axes}>
          <ChartsSurface />
          <div>{children}</div>
        </ChartDataProvider>
      ),
    ]) {
      const { value, screen } = await read(
        () => [
          useYScale<'linear'>()(8),
          useBarSeries()[0]?.data,
          useItemHighlighted({ seriesId: 'bread', dataIndex: 0 }).isHighlighted,
          useChartsLocalization().localeText.noData,
        ],
        chart,
      );
      expect(value).toEqual([expect.any(Number), [4, 8, 6], false, expect.any(String)]);
      screen.unmount();
    }
    const gauge = (children: ReactNode) => (
      <Gauge width={200} height={200} value={60}>
        {children}
      </Gauge>
    );
    await expect(read(useChartsLocalization, gauge)).rejects.toThrow(
      'Can not find the charts localization context',
    );
    await expect(
      read(() => useItemHighlighted({ seriesId: 'bread', dataIndex: 0 }), gauge),
    ).rejects.toThrow("reading 'item'");
    for (const hook of [() => useDrawingArea(), () => useLineSeries(), () => useXScale()]) {
      await expect(read<unknown>(hook, (children) => <svg>{children}</svg>)).rejects.toThrow(
        'Could not find the Chart context',
      );
    }
    function Moved() {
      const { ref, ...place } = useAnimateBar({
        layout: 'vertical',
        x: 1,
        y: 2,
        width: 30,
        height: 40,
        xOrigin: 1,
        yOrigin: 42,
        skipAnimation: true,
      });
      return <rect {...place} ref={ref} data-testid="moved" />;
    }
    const alone = await show(
      <svg>
        <Moved />
      </svg>,
    );
    expect(alone.getByTestId('moved').element().getAttribute('height')).toBe('40');
    await expect(read(useChartsLocalization, (children) => <p>{children}</p>)).rejects.toThrow(
      'Can not find the charts localization context',
    );
    await expect(
      read(useXScale, (children) => (
        <PieChart height={200} series={[{ data: [{ value: 1 }] }]}>
          {children}
        </PieChart>
      )),
    ).rejects.toThrow("reading 'scale'");
    takeConsole();
  },
);

claim(
  'The Pro package adds useHeatmapSeries(), useIsZoomInteracting() and, from version 8.5.0, useFunnelSeries() in @mui/x-charts-pro/hooks.',
  () => {
    expect(Object.keys(proHooks)).toEqual(
      expect.arrayContaining(['useHeatmapSeries', 'useIsZoomInteracting']),
    );
  },
);

claim(
  'Children of a self-contained chart are rendered in the SVG, in front of the data.',
  async () => {
    const screen = await show(
      <BarChart {...CHART}>
        <circle data-testid="own" r={5} />
      </BarChart>,
    );
    const own = screen.getByTestId('own').element();
    const first = screen.stage.querySelector('.MuiBarElement-root');
    expect(own.closest('svg')).toBe(first?.closest('svg'));
    expect(first?.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

claim(
  [
    'The drawing area is the part of the SVG that contains the data.',
    'The axes and margins are outside it.',
    'left, top | The distance from the left and top edge of the SVG',
    'right, bottom | The distance from the right and bottom edge of the SVG',
    'width, height | The size of the drawing area',
    'right is a distance too, not a coordinate: the right end of the drawing area is at left + width.',
    'The coordinates of all hooks start at the top left corner of the SVG, not of the drawing area.',
  ],
  async () => {
    const { value, screen } = await read(() => ({
      area: useDrawingArea(),
      first: useXScale<'band'>()('Mon') ?? 0,
      zero: useYScale<'linear'>()(0),
    }));
    const { left, right, top, bottom, width, height } = value.area;
    const svg = surface(screen);
    expect(left + width + right).toBe(Math.floor(svg.width));
    expect(top + height + bottom).toBe(svg.height);
    expect([left, top, right, bottom]).toEqual([65, 20, 20, 45]); // the margins, and the sizes of the axes
    const [line, yAxis] = ['directionX .MuiChartsAxis-line', 'directionY'].map((part) =>
      screen.stage.querySelector(`.MuiChartsAxis-${part}`)?.getBoundingClientRect(),
    );
    expect((line?.left ?? 0) - svg.left).toBeCloseTo(left, 0);
    expect(line?.width).toBeCloseTo(width, 0);
    expect((line?.top ?? 0) - svg.top).toBeCloseTo(top + height, 0);
    expect(yAxis?.right).toBeLessThanOrEqual(svg.left + left + 1);
    for (const index of [0, 1, 2]) {
      const box = bar(screen, index);
      expect(box.left).toBeGreaterThanOrEqual(svg.left + left);
      expect(box.right).toBeLessThanOrEqual(svg.left + left + width);
      expect(box.top).toBeGreaterThanOrEqual(svg.top + top);
    }
    expect(bar(screen).left - svg.left).toBeGreaterThan(left);
    expect(bar(screen).left - svg.left - value.first).toBeGreaterThanOrEqual(0);
    expect(bar(screen).right - svg.left).toBeGreaterThan(value.first);
    expect(value.zero).toBe(top + height);
    expect(bar(screen).bottom - svg.top).toBeCloseTo(value.zero, 0);
  },
);

claim(
  [
    'useXScale(id), useYScale(id) | The D3 scale of an axis',
    'Without an argument, the hooks return the scale of the first axis.',
    'Pass an id to select another one:',
    "If no axis has this id, the hook throws Cannot read properties of undefined (reading 'scale').",
  ],
  async () => {
    const chart = (children: ReactNode) => (
      <BarChart
        {...CHART}
        yAxis={[
          { id: 'left', max: 10 },
          { id: 'right', max: 100 },
        ]}
      >
        {children}
      </BarChart>
    );
    const { value } = await read(
      () => [useYScale<'linear'>(), useYScale<'linear'>('left'), useYScale<'linear'>('right')],
      chart,
    );
    const [first, left, right] = value.map((scale) => scale.domain()[1]);
    expect([first, left]).toEqual([10, 10]);
    expect(right).toBe(100);
    await expect(read(() => useYScale('other'), chart)).rejects.toThrow(
      "Cannot read properties of undefined (reading 'scale')",
    );
    takeConsole();
  },
);

claim(
  [
    'Continuous: linear, log, pow, sqrt, time, utc | The position of any value, even outside the drawing area | invert(px), domain(), ticks()',
    'Continuous scales have invert(), which converts a pixel position to a value.',
    'Band and point scales have no invert().',
  ],
  async () => {
    const days = [1, 2, 3].map((day) => new Date(2025, 1, day));
    for (const scaleType of ['linear', 'log', 'pow', 'sqrt', 'time', 'utc'] as const) {
      const data = scaleType === 'time' || scaleType === 'utc' ? days : [1, 10, 100];
      const { value, screen } = await read(
        () => ({ scale: useXScale<'linear'>(), area: useDrawingArea() }),
        (children) => (
          <LineChart height={200} xAxis={[{ scaleType, data }]} series={[{ data: [1, 2, 3] }]}>
            {children}
          </LineChart>
        ),
      );
      const { scale, area } = value;
      expect(typeof scale.invert).toBe('function');
      const last = Number(data[2]);
      expect(Number(scale.invert(scale(last))) / last, scaleType).toBeCloseTo(1, 5);
      expect(scale(last * 3)).toBeGreaterThan(area.left + area.width);
      expect(scale.ticks().length).toBeGreaterThan(0);
      expect(scale.domain()).toHaveLength(2);
      screen.unmount();
    }
    for (const scaleType of ['band', 'point'] as const) {
      const { value, screen } = await read(
        () => useXScale(),
        (children) => (
          <LineChart
            height={200}
            xAxis={[{ scaleType, data: ['a', 'b'] }]}
            series={[{ data: [1, 2] }]}
          >
            {children}
          </LineChart>
        ),
      );
      expect('invert' in value).toBe(false);
      screen.unmount();
    }
  },
);

claim(
  [
    'band | The start of the band, or undefined for an unknown category | bandwidth(), step()',
    'point | The position of the category, or undefined for an unknown one | step()',
    'The center of a band is scale(value) + scale.bandwidth() / 2.',
    'getValueToPositionMapper(scale) returns a function that computes this center for band scales, and the position of a value for other scales.',
    'For an unknown category, it computes with 0 instead of undefined.',
    'Unless its axis has reverse, a continuous y-scale runs from bottom to top: larger values have smaller pixel positions.',
    'A band or point scale on the y-axis runs from top to bottom.',
    "For the height of a bar, subtract the larger value's position from the smaller one's.",
  ],
  async () => {
    const { value, screen } = await read(() => ({
      x: useXScale<'band'>(),
      y: useYScale<'linear'>(),
    }));
    const { x, y } = value;
    expect(x('Sun')).toBeUndefined();
    const center = (x('Tue') ?? 0) + x.bandwidth() / 2;
    const box = bar(screen, 1);
    expect(center).toBeCloseTo((box.left + box.right) / 2 - surface(screen).left, 0);
    expect(getValueToPositionMapper(x)('Tue')).toBe(center);
    expect(getValueToPositionMapper(x)('Sun')).toBe(x.bandwidth() / 2);
    expect(getValueToPositionMapper(y)(8)).toBe(y(8));
    expect(y(8)).toBeLessThan(y(4));
    expect(y(0) - y(8)).toBeCloseTo(box.height, 0);
    expect(x.step()).toBeCloseTo((x('Wed') ?? 0) - (x('Tue') ?? 0), 5);
    screen.unmount();
    const { value: bands } = await read(
      () => useYScale<'band'>(),
      (children) => (
        <BarChart
          {...CHART}
          layout="horizontal"
          xAxis={[]}
          yAxis={[{ data: ['Mon', 'Tue', 'Wed'] }]}
        >
          {children}
        </BarChart>
      ),
    );
    expect(bands('Mon')).toBeLessThan(bands('Tue') ?? 0);
    const { value: points } = await read(
      () => useXScale<'point'>(),
      (children) => (
        <LineChart
          height={200}
          xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue'] }]}
          series={[{ data: [1, 2] }]}
        >
          {children}
        </LineChart>
      ),
    );
    expect(points('Tue')).toBeGreaterThan(0);
    expect(points.step()).toBeCloseTo((points('Tue') ?? 0) - (points('Mon') ?? 0), 5);
    expect(getValueToPositionMapper(points)('Tue')).toBe(points('Tue'));
    expect(points('Sun')).toBeUndefined();
    expect(getValueToPositionMapper(points)('Sun')).toBe(0);
  },
);

claim(
  'To find the category below the pointer, divide the distance from the first band by scale.step().',
  async () => {
    const { value: scale, screen } = await read(() => useXScale<'band'>());
    const found = [0, 1, 2].map((index) => {
      const box = bar(screen, index);
      const pointer = (box.left + box.right) / 2 - surface(screen).left;
      const [first = ''] = scale.domain();
      return Math.floor((pointer - (scale(first) ?? 0)) / scale.step());
    });
    expect(found).toEqual([0, 1, 2]);
  },
);

claim(
  [
    'useLineSeries() | An array of all line series',
    "useLineSeries('valley') | One series, or undefined if there is no line series with this id",
    "useLineSeries(['valley', 'ridge']) | An array in the order of the IDs, without the unknown ones",
    'An empty array of IDs returns all series.',
    'Unknown IDs in an array log a warning in development.',
  ],
  async () => {
    const { value } = await lines(() => ({
      all: useLineSeries(),
      one: useLineSeries('valley'),
      none: useLineSeries('other') ?? 'undefined',
      some: useLineSeries(['ridge', 'valley']),
      empty: useLineSeries([]),
      bars: useBarSeries(),
    }));
    const ids = (list: { id: string | number }[]) => list.map(({ id }) => id);
    expect(ids(value.all)).toEqual(['valley', 'ridge']);
    expect(value.one?.id).toBe('valley');
    expect(value.none).toBe('undefined');
    expect(ids(value.some)).toEqual(['ridge', 'valley']);
    expect(ids(value.empty)).toEqual(['valley', 'ridge']);
    expect(value.bars).toEqual([]);
    expect(takeConsole()).toEqual([]);
    const unknown = await lines(() => useLineSeries(['other', 'ridge']));
    expect(ids(unknown.value)).toEqual(['ridge']);
    expect(takeConsole().join(' ')).toContain('could not be found: "other"');
  },
);

claim(
  [
    'These hooks return the processed series.',
    'Bar and line series have a color, stackedData, and data, even with a dataset.',
    'For stacked series, read stackedData[index].',
    'It contains the start and the end of each value.',
    'series.label can be a string or a function of the location.',
    "Call the function with 'legend' or 'tooltip', and the label of a slice also with 'arc'.",
  ],
  async () => {
    const { value } = await read(
      () => useLineSeries(),
      (children) => (
        <LineChart
          height={200}
          dataset={[
            { a: 1, b: 3 },
            { a: 2, b: 4 },
          ]}
          series={[
            { dataKey: 'a', stack: 'all' },
            { dataKey: 'b', stack: 'all' },
          ]}
        >
          {children}
        </LineChart>
      ),
    );
    expect(value.map(({ data }) => data)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(value.every(({ color }) => color.length > 0)).toBe(true);
    expect(value[1]?.stackedData.map((pair) => [...pair])).toEqual([
      [1, 4],
      [2, 6],
    ]);
    const label = (location: string) => `In the ${location}`;
    const { value: named } = await read(
      () => useLineSeries().map((series) => series.label),
      (children) => (
        <LineChart
          height={200}
          series={[
            { data: [1], label },
            { data: [2], label: 'Plain' },
          ]}
        >
          {children}
        </LineChart>
      ),
    );
    const [own, plain] = named;
    expect(typeof own === 'function' && [own('legend'), own('tooltip')]).toEqual([
      'In the legend',
      'In the tooltip',
    ]);
    expect(plain).toBe('Plain');
    const { value: slice } = await read(
      () => usePieSeries()[0]?.data[0]?.label,
      (children) => (
        <PieChart height={200} series={[{ data: [{ value: 1, label }] }]}>
          {children}
        </PieChart>
      ),
    );
    expect(typeof slice === 'function' && slice('arc')).toBe('In the arc');
  },
);

claim(
  [
    'An element in front of the data receives the pointer events, so the item behind it gets no highlight, no item tooltip and no onItemClick.',
    'Tooltips and highlights of the axis still work.',
  ],
  async () => {
    for (const pointerEvents of ['auto', 'none'] as const) {
      const onItemClick = vi.fn();
      const screen = await show(
        <BarChart {...CHART} onItemClick={onItemClick}>
          <rect width="100%" height="100%" fill="transparent" style={{ pointerEvents }} />
        </BarChart>,
      );
      const svg = screen.stage.querySelector('svg[class*="MuiChartsSurface"]') ?? screen.stage;
      const box = bar(screen, 1);
      const { left, top } = svg.getBoundingClientRect();
      await click(svg, { at: { x: box.left + box.width / 2 - left, y: box.top + 20 - top } });
      expect(onItemClick).toHaveBeenCalledTimes(pointerEvents === 'none' ? 1 : 0);
      await expect.element(screen.getByRole('tooltip')).toHaveTextContent(/^Tue/);
      screen.unmount();
    }
  },
);

claim(
  'A scatter chart finds the nearest point by its position, so its points still react unless disableVoronoi is set.',
  async () => {
    const data = [
      { id: 1, x: 1, y: 1 },
      { id: 2, x: 3, y: 3 },
    ];
    for (const disableVoronoi of [false, true]) {
      const onItemClick = vi.fn();
      const screen = await show(
        <ScatterChart
          height={200}
          disableVoronoi={disableVoronoi}
          onItemClick={onItemClick}
          series={[{ data }]}
        >
          <rect width="100%" height="100%" fill="transparent" />
        </ScatterChart>,
      );
      const svg = screen.stage.querySelector('svg[class*="MuiChartsSurface"]') ?? screen.stage;
      await click(svg, { at: { x: 150, y: 100 } });
      expect(onItemClick).toHaveBeenCalledTimes(disableVoronoi ? 0 : 1);
      screen.unmount();
    }
  },
);

claim(
  [
    'useItemHighlighted(item) | isHighlighted and isFaded of an item',
    'isHighlighted and isFaded are false unless the series of the highlighted item has a highlightScope:',
  ],
  async () => {
    for (const highlightScope of [undefined, { highlight: 'item', fade: 'global' }] as const) {
      const { value, screen } = await read(
        () => [
          useItemHighlighted({ seriesId: 'bread', dataIndex: 0 }).isHighlighted,
          useItemHighlighted({ seriesId: 'bread', dataIndex: 1 }).isFaded,
        ],
        (children) => (
          <BarChart
            {...CHART}
            highlightedItem={{ seriesId: 'bread', dataIndex: 0 }}
            series={[{ id: 'bread', data: [4, 8, 6], highlightScope }]}
          >
            {children}
          </BarChart>
        ),
      );
      expect(value).toEqual(highlightScope ? [true, true] : [false, false]);
      screen.unmount();
    }
  },
);

claim(
  [
    'useXAxis(id), useYAxis(id) | The configuration of an axis, with its data and scale',
    'useXAxes(), useYAxes() | All axes, and their IDs in order',
    'useSeries() | The series of all types',
    'useLegend() | The items of the legend',
    'useSvgRef() | A ref to the <svg>',
    'useChartId() | A unique id of the chart',
    'useChartsLocalization() | The texts of the chart',
  ],
  async () => {
    const use = () => ({
      x: useXAxis('day'),
      second: useYAxis('second'),
      xAxes: useXAxes(),
      yAxes: useYAxes(),
      series: useSeries(),
      legend: useLegend(),
      svg: useSvgRef(),
      id: useChartId(),
      texts: useChartsLocalization().localeText,
    });
    const chart = (children: ReactNode) => (
      <ChartContainer
        height={240}
        xAxis={[{ id: 'day', scaleType: 'band', data: ['Mon', 'Tue', 'Wed'] }]}
        yAxis={[{ id: 'first' }, { id: 'second', max: 100 }]}
        series={[
          { type: 'bar', id: 'bread', label: 'Bread', data: [4, 8, 6] },
          { type: 'line', id: 'cake', label: 'Cake', data: [1, 2, 3] },
        ]}
        localeText={{ noData: 'Nothing sold' }}
      >
        {children}
      </ChartContainer>
    );
    const { value, screen } = await read(use, chart);
    expect(value.x.data).toEqual(['Mon', 'Tue', 'Wed']);
    expect(value.x.scale.domain()).toEqual(['Mon', 'Tue', 'Wed']);
    expect(value.second.scale.domain()[1]).toBe(100);
    expect(value.xAxes.xAxisIds).toEqual(['day']);
    expect(value.yAxes.yAxisIds).toEqual(['first', 'second']);
    expect(Object.keys(value.yAxes.yAxis).toSorted()).toEqual(['first', 'second']);
    expect(value.series.bar?.seriesOrder).toEqual(['bread']);
    expect(value.series.line?.seriesOrder).toEqual(['cake']);
    expect(value.legend.items.map(({ label }) => label)).toEqual(['Bread', 'Cake']);
    expect(value.svg.current).toBe(screen.stage.querySelector('svg[class*="MuiChartsSurface"]'));
    expect(value.texts.noData).toBe('Nothing sold');
    const { value: other } = await read(use, chart);
    expect(value.id).toBeTruthy();
    expect(other.id).not.toBe(value.id);
  },
);

claim(
  [
    'useXColorScale(id), useYColorScale(id) | The color scale of an axis with a colorMap: a function that returns a color',
    'useChartGradientId(id) | The id of the gradient of an axis with a continuous or piecewise colorMap, for fill="url(#…)"',
  ],
  async () => {
    const { value } = await read(
      () => ({
        x: useXColorScale<'band'>('day'),
        y: useYColorScale<'linear'>('piecewise'),
        none: useYColorScale<'linear'>('plain') ?? 'undefined',
        gradients: [
          useChartGradientId('piecewise'),
          useChartGradientId('continuous'),
          useChartGradientId('day'),
          useChartGradientId('plain'),
        ],
      }),
      (children) => (
        <BarChart
          {...CHART}
          xAxis={[
            {
              id: 'day',
              data: [1, 2, 3],
              colorMap: { type: 'ordinal', values: [1, 2], colors: ['red', 'green'] },
            },
          ]}
          yAxis={[
            {
              id: 'piecewise',
              colorMap: { type: 'piecewise', thresholds: [5], colors: ['blue', 'orange'] },
            },
            { id: 'continuous', colorMap: { type: 'continuous', color: ['white', 'black'] } },
            { id: 'plain' },
          ]}
        >
          {children}
        </BarChart>
      ),
    );
    expect([1, 2].map((day) => value.x?.(day))).toEqual(['red', 'green']);
    expect([4, 6].map((sold) => value.y?.(sold))).toEqual(['blue', 'orange']);
    expect(value.none).toBe('undefined');
    expect(value.gradients.map((id) => document.getElementById(id) !== null)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  },
);

claim(
  "To place HTML exactly above the chart, for example a button at a data point, use position: 'absolute' in a parent with position: 'relative', and take the coordinates from the scales.",
  async () => {
    function Pin() {
      const left = getValueToPositionMapper(useXScale<'band'>())('Tue');
      const top = useYScale<'linear'>()(8);
      return (
        <button type="button" style={{ position: 'absolute', left, top }}>
          Tuesday
        </button>
      );
    }
    const screen = await show(
      <ChartDataProvider
        width={400}
        height={240}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed'] }]}
        series={[{ type: 'bar', data: [4, 8, 6] }]}
      >
        <div style={{ position: 'relative' }}>
          <ChartsSurface>
            <BarPlot />
          </ChartsSurface>
          <Pin />
        </div>
      </ChartDataProvider>,
    );
    const pin = screen.getByRole('button', { name: 'Tuesday' }).element().getBoundingClientRect();
    const box = bar(screen, 1);
    expect(pin.left).toBeCloseTo((box.left + box.right) / 2, 0);
    expect(pin.top).toBeCloseTo(box.top, 0);
  },
);

claim(
  "The slots of bars, marks and bar labels receive the position and the color as props, so you don't need a scale.",
  async () => {
    const seen: Record<string, object> = {};
    const slot = (name: string) =>
      function Seen(props: object) {
        seen[name] = props;
        return <g />;
      };
    const slots = { bar: slot('bar'), barLabel: slot('barLabel') };
    const mark = slot('mark');
    const x = expect.any(Number);
    const bars = await show(
      <BarChart {...CHART} barLabel="value" colors={['#00ff00']} slots={slots} />,
    );
    expect(seen.bar).toMatchObject({ x, y: x, width: x, height: x, color: '#00ff00' });
    expect(seen.barLabel).toMatchObject({ x, y: x, width: x, height: x, color: '#00ff00' });
    bars.unmount();
    await show(<LineChart {...LINES} colors={['#00ff00']} slots={{ mark }} />);
    expect(seen.mark).toMatchObject({ x, y: x, color: '#00ff00' });
  },
);
