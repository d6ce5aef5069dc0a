import type { CSSProperties, ReactElement } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as community from '@mui/x-charts';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { Gauge } from '@mui/x-charts/Gauge';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { renderToString } from 'react-dom/server';
import { PieChart } from '@mui/x-charts/PieChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import * as pro from '@mui/x-charts-pro';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
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

type Manifest = {
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
};

const MANIFESTS = import.meta.glob<Manifest>('/node_modules/@mui/x-charts{,-pro}/package.json', {
  import: 'default',
  eager: true,
});
const THEME_CODE = import.meta.glob<string>(
  '/node_modules/@mui/x-charts{,-pro}/esm/themeAugmentation/*.js',
  { query: '?raw', import: 'default', eager: true },
);
const D3_TYPES = import.meta.glob('/node_modules/@mui/x-charts-vendor/d3-*.d.ts', {
  query: '?raw',
});

const AXIS = [{ data: ['a', 'b', 'c'] }];
const SERIES = [{ label: 'Sold', data: [1, 2, 3] }];

/** The chart's SVG; marks of the legend are drawings too. */
function drawing({ stage }: Screen): Element {
  const all = [...stage.querySelectorAll('svg')];
  return all.find((svg) => !svg.closest('.MuiChartsLegend-root')) ?? stage;
}

function surface(screen: Screen): DOMRect {
  return drawing(screen).getBoundingClientRect();
}

/** The height of the whole chart. */
function chartHeight({ stage }: Screen): number {
  return stage.firstElementChild?.getBoundingClientRect().height ?? 0;
}

function inBox(style: CSSProperties, chart: ReactElement) {
  return show(<div style={style}>{chart}</div>);
}

act('BarsAndLine', async (demo) => {
  for (const [x, values] of [
    [150, ['Q1', '231', '4']],
    [surface(demo).width - 150, ['Q4', '327', '8']],
    [150, ['Q1', '231', '4']],
  ] as const) {
    await hover(drawing(demo), { x, y: 120 });
    for (const value of values) {
      await expect.element(demo.getByRole('tooltip')).toHaveTextContent(value);
    }
  }
});

claim(
  'A self-contained chart, such as BarChart, is a single component: pass it series, and it renders axes, legend and tooltip.',
  async () => {
    const screen = await show(<BarChart height={240} series={SERIES} />);
    for (const part of ['directionX', 'directionY']) {
      expect(screen.stage.querySelectorAll(`.MuiChartsAxis-${part}`)).toHaveLength(1);
    }
    expect(screen.stage.querySelector('.MuiChartsLegend-root')?.textContent).toBe('Sold');
    await hover(drawing(screen), { x: surface(screen).width / 2, y: 120 });
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Sold');
  },
);

claim(
  [
    'react, react-dom | ^17.0.0 || ^18.0.0 || ^19.0.0',
    '@mui/material, @mui/system | ^5.15.14 || ^6.0.0 || ^7.0.0',
    '@emotion/react | ^11.9.0, optional',
    '@emotion/styled | ^11.8.1, optional',
  ],
  () => {
    expect(Object.keys(MANIFESTS)).toHaveLength(2);
    for (const { peerDependencies, peerDependenciesMeta } of Object.values(MANIFESTS)) {
      const [react, material] = ['^17.0.0 || ^18.0.0 || ^19.0.0', '^5.15.14 || ^6.0.0 || ^7.0.0'];
      expect(peerDependencies).toEqual({
        react,
        'react-dom': react,
        '@mui/material': material,
        '@mui/system': material,
        '@emotion/react': '^11.9.0',
        '@emotion/styled': '^11.8.1',
      });
      expect(peerDependenciesMeta).toEqual({
        '@emotion/react': { optional: true },
        '@emotion/styled': { optional: true },
      });
    }
  },
);

claim(
  'The D3 modules with types are d3-color, d3-delaunay, d3-interpolate, d3-scale, d3-shape, d3-time and d3-timer.',
  () => {
    const names = Object.keys(D3_TYPES).map((file) => /d3-\w+/.exec(file)?.[0]);
    expect(names.toSorted()).toEqual(
      ['color', 'delaunay', 'interpolate', 'scale', 'shape', 'time', 'timer'].map(
        (name) => `d3-${name}`,
      ),
    );
  },
);

claim('Import it from its own path or from the root of the package.', () => {
  expect(community.BarChart).toBe(BarChart);
  expect(pro.BarChartPro).toBe(BarChartPro);
});

claim(
  'title, desc | string | The text that screen readers announce; Heatmap ignores both',
  async () => {
    const props = { height: 200, title: 'Sales', desc: 'Three shops', xAxis: AXIS };
    for (const [chart, texts] of [
      [<BarChart key="bars" {...props} series={SERIES} />, ['Sales', 'Three shops']],
      [
        <Heatmap key="heat" {...props} yAxis={AXIS} series={[{ data: [[0, 0, 1]] }]} />,
        [undefined, undefined],
      ],
    ] as const) {
      const screen = await show(chart);
      const svg = drawing(screen);
      expect(['title', 'desc'].map((name) => svg.querySelector(name)?.textContent)).toEqual(texts);
      screen.unmount();
    }
  },
);

claim(
  [
    'This chart renders a line on top of bars, each with its own axis.',
    'ChartDataProvider | Provides series, axes and size to its descendants',
    'ChartsXAxis, ChartsYAxis | The axes',
    'ChartsLegend, ChartsTooltip | HTML next to the <svg> and above it',
  ],
  async () => {
    const demo = await showDemo('/data/content/react-charts/quickstart/BarsAndLine.tsx');
    const parts = (name: string) => [...demo.stage.querySelectorAll(`.Mui${name}`)];
    expect(parts('ChartsAxis-directionX')).toHaveLength(1);
    expect(parts('ChartsAxis-left')).toHaveLength(1);
    expect(parts('ChartsAxis-right')).toHaveLength(1);
    const [line] = parts('LineElement-root');
    const bar = parts('BarElement-root').at(-1);
    expect(line && bar?.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(surface(demo).height).toBe(280);
    const list = demo.stage.querySelector('.MuiChartsLegend-root');
    expect(list?.closest('svg')).toBeNull();
    expect(list?.getBoundingClientRect().bottom).toBeLessThanOrEqual(surface(demo).top);
    await hover(drawing(demo), { x: 150, y: 120 });
    await expect.element(demo.getByRole('tooltip')).toBeVisible();
    expect(demo.getByRole('tooltip').element().closest('svg')).toBeNull();
  },
);

claim('BarPlot, LinePlot, MarkPlot | The data: each renders the series of its type', async () => {
  const series = [
    { type: 'bar', data: [4, 4] },
    { type: 'line', data: [4, 4] },
  ] as const;
  const xAxis = [{ scaleType: 'band', data: ['a', 'b'] }] as const;
  for (const [plot, counts] of [
    [<BarPlot key="bar" />, [2, 0, 0]],
    [<LinePlot key="line" />, [0, 1, 0]],
    [<MarkPlot key="mark" />, [0, 0, 2]],
  ] as const) {
    const screen = await show(
      <ChartContainer height={200} width={300} series={series} xAxis={xAxis}>
        {plot}
      </ChartContainer>,
    );
    const count = (name: string) => screen.stage.querySelectorAll(`.Mui${name}-root`).length;
    expect(['BarElement', 'LineElement', 'MarkElement'].map(count)).toEqual(counts);
    screen.unmount();
  }
});

claim(
  "If you don't render HTML next to the <svg>, ChartContainer replaces the provider and the surface:",
  async () => {
    const size = { width: 300, height: 240 };
    const series = [{ type: 'bar', data: [320, 410, 150] }] as const;
    const xAxis = [{ scaleType: 'band', data: ['Early', 'Late', 'Night'] }] as const;
    const drawn = async (chart: ReactElement) => {
      const screen = await show(chart);
      const { innerHTML } = screen.stage;
      screen.unmount();
      return innerHTML.replaceAll(/ id="[^"]*"|url\([^)]*\)/g, '');
    };
    const parts = (
      <>
        <BarPlot skipAnimation />
        <ChartsXAxis />
      </>
    );
    const html = await drawn(
      <ChartContainer {...size} series={series} xAxis={xAxis} title="Parcels">
        {parts}
      </ChartContainer>,
    );
    expect(html).toMatch(/^<svg.*MuiBarElement.*Night/s);
    expect(html).toBe(
      await drawn(
        <ChartDataProvider {...size} series={series} xAxis={xAxis}>
          <ChartsSurface title="Parcels">{parts}</ChartsSurface>
        </ChartDataProvider>,
      ),
    );
  },
);

claim('Later children are rendered on top of earlier ones', async () => {
  const series = [
    { type: 'bar', data: [4, 4] },
    { type: 'line', data: [4, 4] },
  ] as const;
  const xAxis = [{ scaleType: 'band', data: ['a', 'b'] }] as const;
  for (const isLineLast of [true, false]) {
    const plots = [<BarPlot key="bar" />, <LinePlot key="line" />];
    const screen = await show(
      <ChartContainer height={200} width={300} series={series} xAxis={xAxis}>
        {isLineLast ? plots : plots.toReversed()}
      </ChartContainer>,
    );
    const bar = screen.stage.querySelector('.MuiBarElement-root') ?? screen.stage;
    const line = screen.stage.querySelector('.MuiLineElement-root') ?? screen.stage;
    const isFollowing = bar.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isFollowing > 0).toBe(isLineLast);
    screen.unmount();
  }
});

claim(
  "In a composed chart, set the type of each series, and set scaleType: 'band' on the category axis.",
  async () => {
    const compose = (series: object, axis: object) =>
      show(
        <ChartContainer
          height={200}
          width={300}
          series={[{ data: [1, 2], ...series } as object as { type: 'bar' }]}
          xAxis={[{ data: ['a', 'b'], ...axis } as object as { scaleType: 'band' }]}
        >
          <BarPlot />
          <ChartsXAxis />
        </ChartContainer>,
      );
    const bars = ({ stage }: Screen) => stage.querySelectorAll('.MuiBarElement-root').length;
    const right = await compose({ type: 'bar' }, { scaleType: 'band' });
    expect(bars(right)).toBe(2);
    await expect(compose({ type: 'bar' }, {})).rejects.toThrow('band');
    await expect(compose({}, { scaleType: 'band' })).rejects.toThrow();
    takeConsole();
  },
);

claim(
  [
    'SVG | The whole chart without its HTML | width and height; by default, the width of the parent, and its height or 150 px',
    'The SVG keeps its height: a legend or a toolbar above or below it adds to the height of the chart, and a legend at its side takes up width next to it.',
    'The legend and the toolbar are HTML outside the SVG.',
  ],
  async () => {
    const draw = (vertical: 'top' | 'bottom' | undefined, isHidden = false) =>
      inBox(
        { width: 500 },
        <BarChart
          height={240}
          xAxis={AXIS}
          series={SERIES}
          hideLegend={isHidden}
          slotProps={{
            legend: vertical
              ? { position: { vertical } }
              : { direction: 'vertical', position: { horizontal: 'end' } },
          }}
        />,
      );
    const bare = await draw('top', true);
    expect([surface(bare).height, surface(bare).width, chartHeight(bare)]).toEqual([240, 500, 240]);
    bare.unmount();
    for (const vertical of ['top', 'bottom'] as const) {
      const screen = await draw(vertical);
      expect([surface(screen).height, surface(screen).width]).toEqual([240, 500]);
      expect(chartHeight(screen)).toBeGreaterThan(250);
      expect(screen.stage.querySelector('svg .MuiChartsLegend-root')).toBeNull();
      screen.unmount();
    }
    const aside = await draw(undefined);
    expect([surface(aside).height, chartHeight(aside)]).toEqual([240, 240]);
    expect(surface(aside).width).toBeLessThan(460);
  },
);

claim(
  [
    'Margin | The empty border of the SVG | 20 px on each side by default, less or more on some charts: set margin',
    'Axis | The ticks and labels of an axis | An x-axis is 25 px high and a y-axis 45 px wide, plus 20 px with a label: set height or width on the axis',
    'Drawing area | The data | The remaining space',
  ],
  async () => {
    const line = ({ stage }: Screen, direction: 'X' | 'Y') =>
      stage
        .querySelector(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-line`)
        ?.getBoundingClientRect() ?? new DOMRect();
    for (const [label, extra] of [
      [{}, 0],
      [{ label: 'Label' }, 20],
    ] as const) {
      const screen = await inBox(
        { width: 500 },
        <BarChart
          height={240}
          hideLegend
          series={SERIES}
          xAxis={[{ ...AXIS[0], ...label }]}
          yAxis={[label]}
        />,
      );
      const { left, right, top, bottom } = surface(screen);
      expect(Math.round(line(screen, 'Y').left - left)).toBe(20 + 45 + extra);
      expect(Math.round(bottom - line(screen, 'X').bottom)).toBe(20 + 25 + extra);
      expect(Math.round(right - line(screen, 'X').right)).toBe(20);
      expect(Math.round(line(screen, 'Y').top - top)).toBe(20);
      screen.unmount();
    }
  },
);

claim(
  [
    'Without height, a self-contained chart takes the height of its parent only if the parent is a flex or grid container with a height.',
    'Otherwise its SVG is 150 px high, which is the default of browsers.',
    'Sparklines and gauges are the exceptions: they take the height of any parent that has one.',
    'height, width | number | The size of the SVG in pixels; by default, the width of the parent, and its height or 150',
  ],
  async () => {
    for (const chart of [
      <BarChart key="bars" xAxis={AXIS} series={SERIES} hideLegend />,
      <PieChart key="pie" series={[{ data: [{ value: 1 }] }]} />,
    ]) {
      for (const [style, height] of [
        [{ height: 222, display: 'flex' }, 222],
        [{ height: 222, display: 'flex', flexDirection: 'column' }, 222],
        [{ height: 222, display: 'grid' }, 222],
        [{ height: 222 }, 150],
        [{ display: 'flex' }, 150],
        [{}, 150],
      ] as const) {
        const screen = await inBox({ width: 400, ...style }, chart);
        await expect.poll(() => surface(screen).height).toBe(height);
        expect(surface(screen).width).toBe(400);
        screen.unmount();
      }
    }
    for (const chart of [
      <SparkLineChart key="sparkline" data={[1, 3, 2]} />,
      <Gauge key="gauge" value={40} />,
    ]) {
      for (const [style, height] of [
        [{ height: 222, display: 'flex' }, 222],
        [{ height: 222 }, 222],
        [{}, 150],
      ] as const) {
        const screen = await inBox({ width: 400, ...style }, chart);
        await expect.poll(() => surface(screen).height).toBe(height);
        screen.unmount();
      }
    }
    const sized = await inBox(
      { width: 400, height: 222, display: 'flex' },
      <BarChart xAxis={AXIS} series={SERIES} hideLegend width={310} height={120} />,
    );
    expect([surface(sized).width, surface(sized).height]).toEqual([310, 120]);
  },
);

claim(
  [
    'The size of a parent is known in the browser only.',
    "width and height, so that the chart doesn't measure its parent",
    'skipAnimation, because the animation of bars and arcs starts from an empty chart',
  ],
  () => {
    const sizes = { width: 600, height: 300 };
    const heights = (props: object) =>
      renderToString(<BarChart xAxis={AXIS} series={SERIES} {...props} />)
        .match(/<rect[^>]*MuiBarElement/g)
        ?.map((bar) => Number(/height="(\d+)/.exec(bar)?.[1]));
    expect(heights({ skipAnimation: true })).toBeUndefined();
    expect(heights(sizes)).toEqual([0, 0, 0]);
    expect(heights({ ...sizes, skipAnimation: true })?.every((height) => height > 40)).toBe(true);
  },
);

claim(
  [
    'To set default props or styles of charts in a Material UI theme, import the types of the theme keys once.',
    'The import has no effect at run time.',
    'Pro charts have their own keys: MuiBarChart has no effect on BarChartPro, whose key is MuiBarChartPro.',
  ],
  async () => {
    const code = Object.values(THEME_CODE).map((text) => text.replaceAll(/\/\/.*/g, '').trim());
    expect(code.length).toBeGreaterThan(1);
    expect(code.filter((text) => text !== '' && text !== 'export {};')).toEqual([]);
    const root = { [`& .${axisClasses.tickLabel}`]: { fill: 'gray' } };
    const MuiChartsAxis = { styleOverrides: { root } };
    const hidden = { defaultProps: { hideLegend: true } };
    for (const [components, legends] of [
      [{}, [1, 1]],
      [{ MuiBarChart: hidden, MuiChartsAxis }, [0, 1]],
      [{ MuiBarChartPro: hidden, MuiChartsAxis }, [1, 0]],
    ] as const) {
      const counts: number[] = [];
      for (const chart of [
        <BarChart key="community" height={200} xAxis={AXIS} series={SERIES} />,
        <BarChartPro key="pro" height={200} xAxis={AXIS} series={SERIES} />,
      ]) {
        const screen = await show(
          <ThemeProvider theme={createTheme({ components } as object)}>{chart}</ThemeProvider>,
        );
        counts.push(screen.stage.querySelectorAll('.MuiChartsLegend-root').length);
        const label = screen.stage.querySelector(`.${axisClasses.tickLabel}`) ?? screen.stage;
        const isGray = getComputedStyle(label).fill === 'rgb(128, 128, 128)';
        expect(isGray).toBe('MuiChartsAxis' in components);
        screen.unmount();
      }
      expect(counts).toEqual(legends);
    }
  },
);
