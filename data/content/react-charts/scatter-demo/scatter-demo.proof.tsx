import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ScatterChart, ScatterPlot, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { claim, expect, hover, show, showDemo, type Screen } from '#test/proof.tsx';

const FOLDER = '/data/content/react-charts/scatter-demo';
const POINTS = [
  { id: 'a', x: 1, y: 10 },
  { id: 'b', x: 2, y: 20 },
  { id: 'c', x: 3, y: 30 },
];

function markers({ stage }: Screen): Element[] {
  return [...stage.querySelectorAll('[data-drawing-container] circle')];
}

function middles(screen: Screen): [number, number][] {
  return markers(screen).map((marker) => {
    const { x, y, width, height } = marker.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  });
}

/** The axes of a direction, by the texts of their ticks. */
function axes({ stage }: Screen, direction: 'X' | 'Y'): string[][] {
  return [...stage.querySelectorAll(`.MuiChartsAxis-direction${direction}`)].map((axis) =>
    [...axis.querySelectorAll('.MuiChartsAxis-tickLabel')].map((label) => label.textContent),
  );
}

const twoAxes = (position?: 'right', yAxisId?: string): ScatterChartProps => ({
  height: 300,
  grid: { horizontal: true },
  yAxis: [
    { id: 'first', min: 0, max: 30 },
    { id: 'second', min: 0, max: 3000, position },
  ],
  series: [{ data: POINTS }, { data: POINTS.map(({ x, y }) => ({ x, y: 100 * y })), yAxisId }],
});

claim(
  [
    'A series without a yAxisId uses the first axis.',
    'An axis after the first one is rendered only if it has a position.',
    'Without a position, its scale still applies to its series.',
    'The grid prop uses the first axis only.',
  ],
  async () => {
    const screen = await show(<ScatterChart {...twoAxes('right', 'second')} />);
    expect(axes(screen, 'Y')).toHaveLength(2);
    expect(middles(screen).slice(0, 3)).toEqual(middles(screen).slice(3));
    const lines = screen.stage.querySelectorAll('.MuiChartsGrid-horizontalLine');
    expect(lines).toHaveLength(axes(screen, 'Y')[0]?.length ?? 0);
    screen.unmount();

    const hidden = await show(<ScatterChart {...twoAxes(undefined, 'second')} />);
    expect(axes(hidden, 'Y')).toHaveLength(1);
    expect(middles(hidden).slice(0, 3)).toEqual(middles(hidden).slice(3));
    hidden.unmount();

    // 1000 is far above 30.
    expect(markers(await show(<ScatterChart {...twoAxes('right')} />))).toHaveLength(3);
  },
);

claim('With fixed min and max, the lines stay in the center when points change.', async () => {
  const screen = await showDemo(`${FOLDER}/Quadrants.tsx`);
  const svg = screen.stage.querySelector('.MuiChartsAxis-root')?.closest('svg');
  const [vertical] = screen.stage.querySelectorAll('.MuiChartsReferenceLine-line');
  const axis = svg?.querySelector('.MuiChartsAxis-directionX .MuiChartsAxis-line');
  const area = axis?.getBoundingClientRect() ?? new DOMRect();
  expect(vertical?.getBoundingClientRect().x).toBeCloseTo(area.x + area.width / 2, 0);
  expect(screen.stage.querySelectorAll('[data-drawing-container] text')).toHaveLength(6);
});

claim(
  [
    "A logarithmic scale of positive values can't show values of 0 or less.",
    "Points with such values aren't rendered.",
    'Otherwise, the axis starts at zero or below, and no point with a value above zero is rendered either.',
  ],
  async () => {
    const data = [
      { x: 1, y: 10 },
      { x: 2, y: 0 },
      { x: 3, y: -5 },
      { x: 4, y: 100 },
    ];
    const yAxis: ScatterChartProps['yAxis'] = [{ scaleType: 'log', min: 1, max: 1000 }];
    const screen = await show(<ScatterChart height={300} yAxis={yAxis} series={[{ data }]} />);
    expect(markers(screen)).toHaveLength(2);
    screen.unmount();
    for (const y of [0, -5]) {
      const points = [
        { x: 1, y: 10 },
        { x: 2, y },
        { x: 4, y: 100 },
      ];
      const open = await show(
        <ScatterChart height={300} yAxis={[{ scaleType: 'log' }]} series={[{ data: points }]} />,
      );
      expect(markers(open)).toHaveLength(0);
      open.unmount();
    }
  },
);

claim('The valueFormatter of the series reads the original date by its dataIndex.', async () => {
  const screen = await showDemo(`${FOLDER}/TimeOfDay.tsx`);
  expect(markers(screen)).toHaveLength(14);
  await hover(markers(screen)[1] ?? screen.stage);
  await expect
    .element(screen.getByRole('tooltip'))
    .toHaveTextContent(/^AlarmMar 3, 2025, 2:25\sPM$/);
});

claim('Small shifts keep equal values apart.', async () => {
  const screen = await showDemo(`${FOLDER}/StripPlot.tsx`);
  const places = middles(screen).map(String);
  expect(places).toHaveLength(30);
  expect(new Set(places).size).toBe(30);
  expect(axes(screen, 'Y')[0]).toEqual(['Clinic', 'Bank', 'Town hall']);
});

claim(
  [
    'The tooltip shows the points.',
    'For a tooltip of the expected values too, add a MarkPlot and set disableVoronoi.',
    'While Voronoi is on, moving the pointer closes the tooltip of a mark.',
  ],
  async () => {
    const demo = await showDemo(`${FOLDER}/ModelAndMeasurements.tsx`);
    await hover(demo.stage.querySelector('circle[r="6"]') ?? demo.stage);
    await expect.element(demo.getByRole('tooltip')).toHaveTextContent('Measured(3.1, 40)');
    demo.unmount();
    for (const disableVoronoi of [true, false]) {
      const screen = await show(
        <ChartDataProvider
          height={320}
          disableVoronoi={disableVoronoi}
          voronoiMaxRadius={10}
          xAxis={[{ data: [0, 5, 10] }]}
          series={[
            { type: 'line', data: [0, 5, 10], label: 'Line' },
            { type: 'scatter', data: [{ x: 0, y: 10 }], label: 'Point', markerSize: 6 },
          ]}
        >
          <ChartsSurface>
            <LinePlot />
            <MarkPlot />
            <ScatterPlot />
            <ChartsXAxis />
          </ChartsSurface>
          <ChartsTooltip trigger="item" />
        </ChartDataProvider>,
      );
      const tooltip = () => document.querySelector('[role="tooltip"]')?.textContent;
      await hover(screen.stage.querySelector('circle[r="6"]') ?? screen.stage);
      await expect.poll(tooltip).toBe('Point(0, 10)');
      await hover(screen.stage.querySelectorAll('.MuiMarkElement-root')[1] ?? screen.stage);
      await expect.poll(tooltip).toBe(disableVoronoi ? 'Line5' : undefined);
      screen.unmount();
    }
  },
);

claim(
  'Give points an id, so that React keeps their elements when you insert or remove points.',
  async () => {
    for (const [hasId, keeps] of [
      [true, true],
      [false, false],
    ] as const) {
      const chart = (points: typeof POINTS) => (
        <ScatterChart
          height={300}
          xAxis={[{ min: 0, max: 4 }]}
          yAxis={[{ min: 0, max: 40 }]}
          series={[{ data: hasId ? points : points.map(({ x, y }) => ({ x, y })) }]}
        />
      );
      const screen = await show(chart(POINTS));
      const last = markers(screen)[2];
      await screen.rerender(chart(POINTS.slice(1)));
      await expect.poll(() => markers(screen).length).toBe(2);
      expect(markers(screen)[1] === last).toBe(keeps);
      screen.unmount();
    }
  },
);

claim(
  'Set a small voronoiMaxRadius, so that the tooltip belongs to a point near the pointer.',
  async () => {
    const chart = (voronoiMaxRadius?: number) => (
      <ScatterChart height={300} voronoiMaxRadius={voronoiMaxRadius} series={[{ data: POINTS }]} />
    );
    const screen = await show(chart());
    const svg = screen.stage.querySelector('.MuiChartsAxis-root')?.closest('svg') ?? screen.stage;
    const far = { x: 300, y: 40 };
    await hover(svg, far);
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    await screen.rerender(chart(10));
    await hover(svg, { x: 310, y: 40 });
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  },
);
