import { createRef, type ReactElement } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as community from '@mui/x-charts';
import { BarChart } from '@mui/x-charts/BarChart';
import * as overlays from '@mui/x-charts/ChartsOverlay';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import * as pro from '@mui/x-charts-pro';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import {
  act,
  claim,
  expect,
  hover,
  show,
  showDemo,
  takeConsole,
  type Screen,
} from '#test/proof.tsx';

const LICENSES = import.meta.glob<string>('/node_modules/@mui/x-charts{,-pro}/package.json', {
  import: 'license',
  eager: true,
});
const AXIS = [{ data: ['a', 'b', 'c'] }];
const SERIES = [{ label: 'Sold', data: [1, 2, 3] }];

function count({ stage }: Screen, selector: string): number {
  return stage.querySelectorAll(selector).length;
}

async function choose(demo: Screen, label: RegExp, option: string): Promise<void> {
  await demo.getByRole('combobox', { name: label }).click();
  await demo.getByRole('option', { name: option }).click();
}

type Choice = readonly [button: string, marks: string, count: number];

/** Clicks to the second chart and back, twice; each draws as many marks as named, and none of the other's. */
async function switches(demo: Screen, wrong: Choice, better: Choice): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [[button, marks, drawn], [, others]] of [
      [better, wrong],
      [wrong, better],
    ] as const) {
      await demo.getByRole('button', { name: button }).click();
      await expect.poll(() => count(demo, marks)).toBe(drawn);
      expect(count(demo, others)).toBe(0);
    }
  }
}

act('ChartSwitcher', async (demo) => {
  const drawn = {
    Bars: '.MuiBarElement-root',
    Lines: '.MuiLineElement-root',
    Pie: '.MuiPieArc-root',
    Scatter: 'svg circle',
  };
  for (const [chart, mark] of [...Object.entries(drawn), ...Object.entries(drawn)]) {
    await choose(demo, /^Chart/, chart);
    await expect.poll(() => count(demo, mark)).toBeGreaterThan(0);
  }
  await choose(demo, /^Chart/, 'Bars');
  const fill = () => {
    const [bar] = demo.stage.querySelectorAll('.MuiBarElement-root');
    return bar ? getComputedStyle(bar).fill : '';
  };
  const first = fill();
  await choose(demo, /^Palette/, 'Mango fusion');
  await expect.poll(fill).not.toBe(first);
  await choose(demo, /^Palette/, 'Rainbow surge');
  await expect.poll(fill).toBe(first);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('switch', { name: 'Legend' }).click();
    await expect.poll(() => count(demo, '.MuiChartsLegend-root')).toBe(turn);
    await demo.getByRole('switch', { name: 'Grid' }).click();
    await expect.poll(() => count(demo, '.MuiChartsGrid-line') > 0).toBe(turn === 1);
    await demo.getByRole('switch', { name: 'Stack' }).click();
  }
});

claim(
  'MUI X Charts renders data as SVG: React renders the elements, D3 computes scales and shapes, and your Material UI theme provides text colors and fonts.',
  async () => {
    const theme = createTheme({
      palette: { text: { primary: '#123456' } },
      typography: { fontFamily: 'Courier' },
    });
    const chart = (
      <BarChart height={200} xAxis={[{ ...AXIS[0], label: 'Shops' }]} series={SERIES} />
    );
    const read = ({ stage }: Screen) =>
      ['tickLabel', 'label'].map((name) => {
        const text = stage.querySelector(`svg .MuiChartsAxis-${name} tspan`) ?? stage;
        const { fill, fontFamily } = getComputedStyle(text);
        return [fill, fontFamily];
      });
    const own = ['rgb(18, 52, 86)', 'Courier'];
    const usual = await show(chart);
    expect(read(usual).flat()).not.toContain('Courier');
    expect(usual.stage.querySelector('.MuiBarElement-root')?.closest('svg')).not.toBeNull();
    usual.unmount();
    expect(read(await show(<ThemeProvider theme={theme}>{chart}</ThemeProvider>))).toEqual([
      own,
      own,
    ]);
  },
);

claim('Series and axes have the same format in all three.', async () => {
  const series = [{ type: 'bar', data: [1, 2, 3] }] as const;
  const xAxis = [{ scaleType: 'band', data: ['a', 'b', 'c'] }] as const;
  function Own() {
    return <text data-testid="own">{community.useBarSeries()[0]?.data.join(' ')}</text>;
  }
  const size = { width: 300, height: 200 };
  const whole = await show(<BarChart {...size} series={[...series]} xAxis={[...xAxis]} />);
  expect(count(whole, '.MuiBarElement-root')).toBe(3);
  whole.unmount();
  const composed = await show(
    <community.ChartContainer {...size} series={[...series]} xAxis={[...xAxis]}>
      <community.BarPlot />
      <Own />
    </community.ChartContainer>,
  );
  expect(count(composed, '.MuiBarElement-root')).toBe(3);
  expect(composed.getByTestId('own').element().textContent).toBe('1 2 3');
});

claim(
  'In version 8.4, the radar and the funnel chart are exported as Unstable_RadarChart and Unstable_FunnelChart.',
  () => {
    expect(Object.keys({ ...community, ...pro })).toEqual(
      expect.arrayContaining(['Unstable_RadarChart', 'Unstable_FunnelChart']),
    );
  },
);

claim(
  [
    'Bars | Amounts by category, grouped or stacked, vertical or horizontal | Community',
    'Lines and areas | Change over time | Community',
    'Pie | Shares of a whole | Community',
    'Scatter | The relation of two measures | Community',
    'Sparkline | A trend in a small space, such as a table cell | Community',
    'Gauge | One value between a minimum and a maximum | Community',
    'Radar | Several measures of a few items | Community',
    'A measure by two categories, as color',
    'The values that remain after each step',
    "Planned charts aren't available yet.",
    'It depends on @mui/x-charts and exports nearly all of it.',
    'Some exports, such as ChartContainer, ChartsOverlay, Toolbar and ToolbarButton, come from @mui/x-charts only.',
    'For zoom and export, use BarChartPro, LineChartPro or ScatterChartPro.',
  ],
  async () => {
    const names = Object.keys(pro);
    const missing = Object.keys(community).filter((name) => !names.includes(name));
    expect(missing).toEqual(expect.arrayContaining(['ChartContainer', 'Toolbar', 'ToolbarButton']));
    expect(missing.length).toBeLessThan(8);
    expect(Object.keys(overlays)).toContain('ChartsOverlay');
    expect(names).not.toContain('ChartsOverlay');
    expect(names).toContain('Heatmap');
    expect(Object.keys(community)).not.toContain('Heatmap');
    expect(Object.keys(community).filter((name) => name.includes('Funnel'))).toEqual([]);
    expect(Object.keys(community)).toEqual(
      expect.arrayContaining([
        'BarChart',
        'LineChart',
        'AreaPlot',
        'PieChart',
        'ScatterChart',
        'SparkLineChart',
        'Gauge',
        'RadarChart',
      ]),
    );
    expect(names.filter((name) => /Treemap|Sankey|Gantt/.test(name))).toEqual([]);
    const zoomed = [{ ...AXIS[0], zoom: true }];
    const charts: ReactElement[] = [
      <BarChartPro key="bars" height={200} xAxis={zoomed} series={SERIES} />,
      <LineChartPro
        key="lines"
        height={200}
        xAxis={[{ ...zoomed[0], scaleType: 'point' }]}
        series={SERIES}
      />,
      <ScatterChartPro
        key="dots"
        height={200}
        xAxis={[{ zoom: true }]}
        series={[{ data: [{ id: 1, x: 1, y: 2 }] }]}
      />,
      <Heatmap
        key="heat"
        height={200}
        xAxis={AXIS}
        yAxis={AXIS}
        series={[{ data: [[0, 0, 1]] }]}
      />,
      <FunnelChart key="funnel" height={200} series={[{ data: [{ value: 2 }, { value: 1 }] }]} />,
    ];
    for (const chart of charts) {
      const screen = await show(chart);
      expect(screen.stage.querySelector('svg')).not.toBeNull();
      screen.unmount();
    }
  },
);

claim(
  'A bar above the chart. The default toolbar of Pro charts has buttons to zoom in and out, if an axis has zoom. Toolbar and ToolbarButton, to build your own, are part of Community',
  async () => {
    const screen = await show(
      <BarChartPro height={200} showToolbar xAxis={[{ ...AXIS[0], zoom: true }]} series={SERIES} />,
    );
    const buttons = screen.stage.querySelectorAll('.MuiChartsToolbar-root button');
    const names = () => [...buttons].map((button) => button.getAttribute('aria-label'));
    expect(names()).toEqual(['Zoom in', 'Zoom out']);
    expect(takeConsole().join()).toContain('disabled `button` child'); // of the library's own button
    expect(Object.keys(community)).toEqual(expect.arrayContaining(['Toolbar', 'ToolbarButton']));
  },
);

claim('Emphasize the hovered item or series, and fade the others', async () => {
  const series = [
    { label: 'A', data: [3, 3, 3] },
    {
      label: 'B',
      data: [3, 3, 3],
      highlightScope: { highlight: 'series', fade: 'global' } as const,
    },
  ];
  const screen = await show(
    <LineChart height={200} xAxis={[{ data: [1, 2, 3] }]} series={series} />,
  );
  const faded = () => count(screen, '.MuiMarkElement-faded');
  expect(faded()).toBe(0);
  const marks = screen.stage.querySelectorAll('.MuiMarkElement-root');
  await hover(marks[4] ?? screen.stage);
  await expect.poll(faded).toBe(3);
});

claim('The names and colors of the series, as HTML next to the SVG', async () => {
  const screen = await show(<BarChart height={200} xAxis={AXIS} series={SERIES} />);
  const legend = screen.stage.querySelector('.MuiChartsLegend-root');
  expect(legend?.textContent).toBe('Sold');
  expect(legend?.closest('svg')).toBeNull();
});

claim('Series names, which can differ between legend, tooltip and arcs', async () => {
  const label = (location: string) => `in ${location}`;
  const screen = await show(
    <PieChart height={200} series={[{ arcLabel: 'label', data: [{ value: 1, label }] }]} />,
  );
  const [arc] = screen.stage.querySelectorAll('.MuiPieArc-root');
  expect(screen.stage.querySelector('.MuiChartsLegend-root')?.textContent).toBe('in legend');
  expect(screen.stage.querySelector('.MuiPieArcLabel-root')?.textContent).toBe('in arc');
  await hover(arc ?? screen.stage);
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('in tooltip');
});

claim('Print, PDF and images', async () => {
  const apiRef = createRef<ChartProApi>() as { current: ChartProApi | undefined };
  await show(<BarChartPro apiRef={apiRef} height={200} xAxis={AXIS} series={SERIES} />);
  expect([apiRef.current?.exportAsPrint, apiRef.current?.exportAsImage]).toEqual([
    expect.any(Function),
    expect.any(Function),
  ]);
});

claim('@mui/x-charts is free and has the MIT license.', () => {
  expect(LICENSES).toEqual({
    '/node_modules/@mui/x-charts/package.json': 'MIT',
    '/node_modules/@mui/x-charts-pro/package.json': expect.not.stringContaining('MIT'),
  });
});

act('TooManySlices', (demo) =>
  switches(
    demo,
    ['Wrong: pie', '.MuiPieArc-root', 10],
    ['Better: bars', '.MuiBarElement-root', 10],
  ),
);

act('LineAcrossCategories', (demo) =>
  switches(
    demo,
    ['Wrong: line', '.MuiLineElement-root', 1],
    ['Better: bars', '.MuiBarElement-root', 5],
  ),
);

act('CutAxis', (demo) =>
  switches(
    demo,
    ['Wrong: bars from €1.10', '.MuiBarElement-root', 8],
    ['Better: line', '.MuiLineElement-root', 1],
  ),
);

claim(
  'Below, the bar for August is 2.7 times as long as the bar for January, for a price that is 4% higher.',
  async () => {
    const { stage } = await showDemo('/data/content/react-charts/CutAxis.tsx');
    const visible = (month: number) => {
      const bar = stage.querySelectorAll('.MuiBarElement-root')[month];
      const axis = stage.querySelector('.MuiChartsAxis-directionX .MuiChartsAxis-line');
      return bar && axis ? axis.getBoundingClientRect().y - bar.getBoundingClientRect().y : 0;
    };
    await expect.poll(() => visible(7) / visible(0)).toBeCloseTo(2.67, 1);
  },
);

act('ManyPoints', async (demo) => {
  const status = demo.getByRole('status');
  const corners = () =>
    demo.stage.querySelector('.MuiLineElement-root')?.getAttribute('d')?.match(/[MLC]/g)?.length;
  const reduce = demo.getByRole('switch', { name: 'Down-sample' });
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [name, whole, reduced] of [
      ['100', 100, 100],
      ['10,000', 10_000, 590],
      ['1,000', 1000, 500],
    ] as const) {
      await demo.getByRole('button', { name }).click();
      await expect.poll(corners).toBe(whole);
      await expect.element(status).toHaveTextContent(/^\d+ ms to the next frame$/);
      await reduce.click();
      await expect.poll(corners).toBe(reduced);
      await reduce.click();
      await expect.poll(corners).toBe(whole);
    }
  }
});

claim(
  'Down-sample before you pass the data: downsample in the demo keeps the lowest and the highest point of each bucket, so that peaks stay visible.',
  async () => {
    const demo = await showDemo('/data/content/react-charts/ManyPoints.tsx');
    const heights = () =>
      (demo.stage.querySelector('.MuiLineElement-root')?.getAttribute('d') ?? '')
        .split(/[MLC]/)
        .slice(1)
        .map((corner) => Number(/[\d.]+$/.exec(corner)?.[0]));
    await demo.getByRole('button', { name: '10,000' }).click();
    await expect.poll(() => heights().length).toBe(10_000);
    const edges = () => [Math.min(...heights()), Math.max(...heights())];
    const whole = edges();
    const tips = heights()
      .toSorted((a, b) => a - b)
      .slice(0, 5);
    await demo.getByRole('switch', { name: 'Down-sample' }).click();
    await expect.poll(() => heights().length).toBe(590);
    expect(edges()).toEqual(whole);
    expect(
      heights()
        .toSorted((a, b) => a - b)
        .slice(0, 5),
    ).toEqual(tips);
  },
);

claim(
  [
    'A line without marks is one path for any number of points.',
    'Each bar, mark and scatter point is a separate element.',
  ],
  async () => {
    const size = { width: 600, height: 200 };
    const countMarks = async (chart: ReactElement, marks: string) => {
      const screen = await show(chart);
      const { length } = screen.stage.querySelectorAll(marks);
      screen.unmount();
      return length;
    };
    for (const points of [3, 40]) {
      const data = Array.from({ length: points }, (_, index) => index);
      const pairs = data.map((x) => ({ id: x, x, y: x }));
      const lines = '.MuiLineElement-root, .MuiMarkElement-root';
      expect([
        await countMarks(<LineChart {...size} series={[{ data, showMark: false }]} />, lines),
        await countMarks(<LineChart {...size} series={[{ data }]} />, '.MuiMarkElement-root'),
        await countMarks(<BarChart {...size} series={[{ data }]} />, '.MuiBarElement-root'),
        await countMarks(<ScatterChart {...size} series={[{ data: pairs }]} />, 'circle'),
      ]).toEqual([1, points, points, points]);
    }
  },
);

claim(
  'The default palette has seven colors, so three pairs of departments below share one.',
  async () => {
    const { stage } = await showDemo('/data/content/react-charts/TooManySlices.tsx');
    const fills = () =>
      [...stage.querySelectorAll('.MuiPieArc-root')].map((arc) => getComputedStyle(arc).fill);
    await expect.poll(() => fills().length).toBe(10);
    expect(new Set(fills()).size).toBe(7);
  },
);
