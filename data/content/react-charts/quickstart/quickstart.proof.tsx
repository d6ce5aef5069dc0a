import type { CSSProperties, ReactElement } from 'react';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { renderToString } from 'react-dom/server';
import { PieChart } from '@mui/x-charts/PieChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { act, claim, expect, hover, show, takeConsole, type Screen } from '#test/proof.tsx';

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
    'A self-contained chart without height takes the height of its parent only if the parent is a flex or grid container with a height.',
    'Otherwise its SVG is 150 px high, which is the default of browsers.',
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
