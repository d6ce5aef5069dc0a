import { useEffect } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  ChartsAxisTooltipContent,
  ChartsItemTooltipContent,
  ChartsTooltip,
  chartsTooltipClasses,
  ChartsTooltipContainer,
  ChartsTooltipPaper,
  useAxesTooltip,
  useAxisTooltip,
  useItemTooltip,
  useRadarItemTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';
import { useSvgRef, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart, LinePlot } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import {
  act,
  claim,
  expect,
  hover,
  page,
  press,
  settled,
  show,
  showDemo,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { legend, surface, ticks } from '#test/proofs/charts.tsx';

const STAYS: BarChartProps = {
  title: 'Stays',
  height: 200,
  xAxis: [{ data: ['May', 'Jun', 'Jul'] }],
  series: [
    { id: 'hotels', label: 'Hotels', data: [412, 508, 631] },
    { id: 'camps', label: 'Campsites', data: [96, 188, 402] },
  ],
};
const POINTS = [
  { id: 0, x: 1.5, y: 1.5 },
  { id: 1, x: 1, y: 1 },
  { id: 2, x: 2, y: 2 },
];
const SLICES = [
  { id: 0, value: 3, label: 'Tram' },
  { id: 1, value: 2, label: 'Bus' },
];
const FOLDER = '/data/content/react-charts/tooltip';

function part({ stage }: Screen, selector: string, index = 0): Element {
  return stage.querySelectorAll(selector)[index] ?? stage;
}

function tooltip(): Element | null {
  return document.querySelector('[role="tooltip"]');
}

async function leave(screen: Screen): Promise<void> {
  await hover(part(screen, '.MuiChartsLegend-root'));
  await expect.poll(tooltip).toBeNull();
}

/** The text of the tooltip at a part of the chart. */
async function textAt(screen: Screen, selector: string, index = 0): Promise<string> {
  await hover(part(screen, selector, index));
  await expect.poll(() => tooltip()?.textContent).toBeTruthy();
  return tooltip()?.textContent ?? '';
}

act('TriggerSwitch', async (demo) => {
  for (const [trigger, text] of [
    ['item', 'Hotels412'],
    ['axis', 'MayHotels412Campsites96'],
    ['none', undefined],
    ['item', 'Hotels412'],
  ] as const) {
    await demo.getByRole('button', { name: trigger }).click();
    await hover(part(demo, '.MuiBarElement-root'));
    await expect.poll(() => tooltip()?.textContent).toBe(text);
  }
});

act('PinnedTooltip', async (demo) => {
  demo.stage.style.paddingTop = '200px'; // room for a tooltip above the chart
  const bottomAbove = (edge: () => number) =>
    Math.abs((tooltip()?.getBoundingClientRect().bottom ?? 0) + 8 - edge());
  const bar = () => part(demo, '.MuiBarElement-root', 2);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Top of bar' }).click();
    await hover(bar());
    await expect.poll(() => tooltip()?.textContent).toContain('63');
    await expect.poll(() => bottomAbove(() => bar().getBoundingClientRect().top)).toBeLessThan(3);
    await demo.getByRole('button', { name: 'Top of chart' }).click();
    await hover(bar());
    await expect
      .poll(() => bottomAbove(() => surface(demo).getBoundingClientRect().top + 20))
      .toBeLessThan(3);
    await demo.getByRole('button', { name: 'Pointer' }).click();
    await hover(bar());
    const { left, width } = bar().getBoundingClientRect();
    await expect
      .poll(() => (tooltip()?.getBoundingClientRect().left ?? 0) - (left + width / 2))
      .toBeGreaterThan(0);
  }
});

claim(
  [
    "The default is 'axis' for bar, line, radar and sparkline charts, and 'item' for pie, scatter, heatmap and funnel charts.",
    'A sparkline needs showTooltip as well.',
  ],
  async () => {
    const bars = await show(<BarChart {...STAYS} />);
    expect(await textAt(bars, '.MuiBarElement-root')).toBe('MayHotels412Campsites96');
    bars.unmount();
    const lines = await show(
      <LineChart
        height={200}
        xAxis={[{ scaleType: 'point', data: ['a', 'b', 'c'] }]}
        series={[
          { label: 'A', data: [1, 2, 3] },
          { label: 'B', data: [3, 2, 1] },
        ]}
      />,
    );
    expect(await textAt(lines, '.MuiMarkElement-root')).toContain('A1B3');
    lines.unmount();
    const radar = await show(
      <RadarChart
        height={300}
        radar={{ metrics: ['Speed', 'Price', 'Range'] }}
        series={[
          { label: 'A', data: [1, 2, 3] },
          { label: 'B', data: [3, 2, 1] },
        ]}
      />,
    );
    const { width } = surface(radar).getBoundingClientRect();
    await hover(surface(radar), { x: width / 2, y: 100 });
    await expect.poll(() => tooltip()?.textContent).toBe('SpeedA1B3');
    radar.unmount();
    const pie = await show(<PieChart height={200} series={[{ data: SLICES }]} />);
    expect(await textAt(pie, '.MuiPieArc-root')).toBe('Tram3');
    pie.unmount();
    const scatter = await show(
      <ScatterChart height={200} series={[{ label: 'A', data: POINTS }]} />,
    );
    expect(
      await textAt(scatter, '.MuiScatterChart-root circle, svg g[data-drawing-container] circle'),
    ).toBe('A(1.5, 1.5)');
    scatter.unmount();
    const funnel = await show(<FunnelChart height={200} series={[{ data: SLICES }]} />);
    expect(await textAt(funnel, '.MuiFunnelSection-root')).toBe('Tram3');
    funnel.unmount();
    const heatmap = await show(
      <Heatmap
        height={200}
        xAxis={[{ data: ['Mon', 'Tue'] }]}
        yAxis={[{ data: ['Morning'] }]}
        series={[
          {
            label: 'Calls',
            data: [
              [0, 0, 7],
              [1, 0, 9],
            ],
          },
        ]}
      />,
    );
    const cells = await textAt(heatmap, '.MuiHeatmap-cell');
    expect(cells).toContain('7');
    expect(cells).not.toContain('9');
    heatmap.unmount();
    const spark = await show(<SparkLineChart height={60} data={[4, 6, 5]} />);
    await hover(surface(spark));
    await settled();
    expect(tooltip()).toBeNull();
    spark.unmount();
    const telling = await show(<SparkLineChart height={60} data={[4, 6, 5]} showTooltip />);
    await hover(surface(telling));
    await expect.poll(() => tooltip()?.textContent).toBe('6');
  },
);

claim(
  'In scatter charts, anywhere in the drawing area, unless voronoiMaxRadius or disableVoronoi is set.',
  async () => {
    for (const [props, isAnywhere] of [
      [{}, true],
      [{ voronoiMaxRadius: 20 }, false],
      [{ disableVoronoi: true }, false],
    ] as const) {
      const screen = await show(
        <ScatterChart
          width={400}
          height={200}
          xAxis={[{ min: 0, max: 10 }]}
          yAxis={[{ min: 0, max: 10 }]}
          series={[{ label: 'A', data: [{ id: 1, x: 1, y: 1 }] }]}
          {...props}
        />,
      );
      await hover(surface(screen), { x: 300, y: 60 });
      await settled();
      if (isAnywhere) {
        await expect.poll(() => tooltip()?.textContent).toBe('A(1, 1)');
      } else {
        expect(tooltip()).toBeNull();
      }
      expect(await textAt(screen, 'svg[class*="MuiChartsSurface"] circle')).toBe('A(1, 1)');
      screen.unmount();
    }
  },
);

claim("In pie, scatter and heatmap charts, 'axis' shows no tooltip.", async () => {
  const slotProps = { tooltip: { trigger: 'axis' } } as const;
  const pie = await show(
    <PieChart height={200} series={[{ data: SLICES }]} slotProps={slotProps} />,
  );
  await hover(part(pie, '.MuiPieArc-root'));
  expect(tooltip()).toBeNull();
  pie.unmount();
  const scatter = await show(
    <ScatterChart height={200} series={[{ label: 'A', data: POINTS }]} slotProps={slotProps} />,
  );
  await hover(surface(scatter));
  expect(tooltip()).toBeNull();
  scatter.unmount();
});

claim(
  [
    'A tooltip is not rendered while the chart is loading.',
    'If the pointer is over the chart when loading ends, the tooltip opens the next time the pointer enters the chart.',
  ],
  async () => {
    const screen = await show(<BarChart {...STAYS} loading />);
    await hover(surface(screen));
    await settled();
    expect(tooltip()).toBeNull();
    await screen.rerender(<BarChart {...STAYS} />);
    await hover(part(screen, '.MuiBarElement-root'));
    await settled();
    expect(tooltip()).toBeNull();
    await leave(screen);
    expect(await textAt(screen, '.MuiBarElement-root')).toContain('Hotels');
  },
);

claim("With trigger: 'item', a line or an area has no tooltip between its marks.", async () => {
  const screen = await show(
    <LineChart
      height={200}
      xAxis={[{ scaleType: 'point', data: ['a', 'b'] }]}
      series={[{ label: 'A', data: [2, 2], area: true }]}
      yAxis={[{ min: 0, max: 4 }]}
      slotProps={{ tooltip: { trigger: 'item' } }}
    />,
  );
  expect(await textAt(screen, '.MuiMarkElement-root')).toBe('A2');
  await hover(part(screen, '.MuiAreaElement-root'));
  await expect.poll(() => tooltip()?.textContent || '').toBe('');
});

claim(
  [
    "ScatterChartPro and FunnelChart always use 'item', even if you set 'none'.",
    'To remove the tooltip there, render nothing in its slot: slots={{ tooltip: () => null }}.',
  ],
  async () => {
    const slotProps = { tooltip: { trigger: 'none' } } as const;
    const slots = { tooltip: () => null };
    const selector = 'svg g[data-drawing-container] circle';
    const scatter = await show(
      <ScatterChartPro height={200} series={[{ data: POINTS }]} slotProps={slotProps} />,
    );
    expect(await textAt(scatter, selector)).toBe('(1.5, 1.5)');
    await scatter.rerender(
      <ScatterChartPro height={200} series={[{ data: POINTS }]} slots={slots} />,
    );
    await hover(part(scatter, selector, 1));
    expect(tooltip()).toBeNull();
    scatter.unmount();
    const funnel = await show(
      <FunnelChart height={200} series={[{ data: SLICES }]} slotProps={slotProps} />,
    );
    expect(await textAt(funnel, '.MuiFunnelSection-root')).toBe('Tram3');
  },
);

claim(
  'open: true and keepMounted have no effect: the tooltip is mounted only while the pointer is over the data.',
  async () => {
    const screen = await show(
      <BarChart {...STAYS} slotProps={{ tooltip: { open: true, keepMounted: true } }} />,
    );
    expect(tooltip()).toBeNull();
    expect(await textAt(screen, '.MuiBarElement-root')).toContain('Hotels');
    await leave(screen);
  },
);

claim(
  [
    'The tooltip follows the mouse, to the right of it where there is room.',
    'If you pass your own modifiers, add the offset modifier again: they replace the default ones.',
  ],
  async () => {
    const cases: [ChartsTooltipProps, number][] = [
      [{}, 8],
      [{ modifiers: [] }, 0],
      [{ modifiers: [{ name: 'offset', options: { offset: [0, 30] } }] }, 30],
    ];
    for (const [props, distance] of cases) {
      const screen = await show(<BarChart {...STAYS} slotProps={{ tooltip: props }} />);
      for (const index of [0, 1]) {
        const bar = part(screen, '.MuiBarElement-root', index);
        await hover(bar);
        const { left, width } = bar.getBoundingClientRect();
        await expect
          .poll(() =>
            Math.abs((tooltip()?.getBoundingClientRect().left ?? 0) - left - width / 2 - distance),
          )
          .toBeLessThan(2);
      }
      screen.unmount();
    }
  },
);

claim(
  'On touch screens it is above the finger, and it closes when the finger leaves the screen.',
  async () => {
    const screen = await show(
      <div style={{ paddingTop: 300 }}>
        <BarChart {...STAYS} />
      </div>,
    );
    const bar = part(screen, '.MuiBarElement-root', 1);
    const { left, width, top, height } = bar.getBoundingClientRect();
    const clientX = left + width / 2;
    const clientY = top + height / 2;
    const touch = (type: string, bubbles = true) =>
      surface(screen).dispatchEvent(
        new PointerEvent(type, { pointerType: 'touch', bubbles, clientX, clientY, pointerId: 7 }),
      );
    touch('pointerenter', false);
    touch('pointerdown');
    touch('pointermove');
    await expect.poll(() => tooltip()?.textContent).toBe('JunHotels508Campsites188');
    await expect
      .poll(() => Math.round(clientY - (tooltip()?.getBoundingClientRect().bottom ?? 0)))
      .toBe(64);
    touch('pointerup');
    await expect.poll(tooltip).toBeNull();
  },
);

claim(
  [
    'Return null from the valueFormatter of a series, and the axis tooltip has no row for that value.',
    'Return an empty string to keep the row without text.',
    'One row | null from series[].valueFormatter',
    'A value of null keeps its row by default, because the default formatter returns an empty string.',
    'In bar charts with a dataset, null becomes 0: see bars.',
  ],
  async () => {
    const screen = await show(
      <BarChart
        {...STAYS}
        series={[
          { label: 'A', data: [1, 2, 3], valueFormatter: () => null },
          { label: 'B', data: [1, 2, 3], valueFormatter: () => '' },
          { label: 'C', data: [null, 2, 3] },
          { label: 'D', data: [1, 2, 3] },
        ]}
      />,
    );
    expect(await textAt(screen, '.MuiBarElement-root')).toBe('MayBCD1');
    screen.unmount();
    const given = await show(
      <BarChart
        height={200}
        dataset={[{ month: 'May', a: null, b: 1 }]}
        xAxis={[{ dataKey: 'month' }]}
        series={[
          { dataKey: 'a', label: 'A' },
          { dataKey: 'b', label: 'B' },
        ]}
      />,
    );
    expect(await textAt(given, '.MuiBarElement-root', 1)).toBe('MayA0B1');
  },
);

claim('In an item tooltip, null hides the text but not the row.', async () => {
  const screen = await show(
    <BarChart
      {...STAYS}
      series={[{ label: 'A', data: [1, 2, 3], valueFormatter: () => null }]}
      slotProps={{ tooltip: { trigger: 'item' } }}
    />,
  );
  expect(await textAt(screen, '.MuiBarElement-root')).toBe('A');
});

claim(
  [
    'The heading | hideTooltip: true on the axis',
    'An axis with all of its series | ignoreTooltip: true on the axis',
  ],
  async () => {
    const screen = await show(
      <BarChart {...STAYS} xAxis={[{ data: ['May', 'Jun', 'Jul'], hideTooltip: true }]} />,
    );
    expect(await textAt(screen, '.MuiBarElement-root')).toBe('Hotels412Campsites96');
    screen.unmount();
    const ignoring = await show(
      <BarChart {...STAYS} xAxis={[{ data: ['May', 'Jun', 'Jul'], ignoreTooltip: true }]} />,
    );
    await hover(part(ignoring, '.MuiBarElement-root'));
    expect(tooltip()).toBeNull();
  },
);

claim(
  [
    'The tooltip is rendered in a portal, at the end of <body>.',
    'Styles of the chart apply to it only with disablePortal: true.',
  ],
  async () => {
    const sx = { '.MuiChartsTooltip-paper': { backgroundColor: 'rgb(1, 2, 3)' } };
    for (const disablePortal of [false, true]) {
      const screen = await show(
        <BarChart {...STAYS} sx={sx} slotProps={{ tooltip: { disablePortal } }} />,
      );
      await textAt(screen, '.MuiBarElement-root');
      const paper = document.querySelector('.MuiChartsTooltip-paper') ?? document.body;
      expect(getComputedStyle(paper).backgroundColor === 'rgb(1, 2, 3)').toBe(disablePortal);
      expect(screen.stage.contains(tooltip())).toBe(disablePortal);
      expect(tooltip()?.parentElement === document.body).toBe(!disablePortal);
      screen.unmount();
    }
  },
);

claim(
  [
    'Without a formatter, the values of bar, line, pie, radar and funnel charts are formatted with toLocaleString(), in the language of the browser.',
    'Scatter charts show (x, y) and heatmaps the value, both as plain numbers.',
  ],
  async () => {
    const value = 1234567.5;
    const slices = [
      { id: 0, value, label: 'A' },
      { id: 1, value: 600000, label: 'B' },
    ];
    for (const [chart, selector, text] of [
      [
        <BarChart key="bar" {...STAYS} series={[{ data: [value, 2, 3] }]} />,
        '.MuiBarElement-root',
        value.toLocaleString(),
      ],
      [
        <LineChart
          key="line"
          height={200}
          series={[{ data: [value, 2], showMark: true }]}
          xAxis={[{ data: [1, 2] }]}
        />,
        '.MuiMarkElement-root',
        value.toLocaleString(),
      ],
      [
        <PieChart key="pie" height={200} series={[{ data: slices }]} />,
        '.MuiPieArc-root',
        value.toLocaleString(),
      ],
      [
        <RadarChart
          key="radar"
          height={300}
          radar={{ metrics: ['Speed', 'Price', 'Range'] }}
          series={[{ data: [value, value, value] }]}
        />,
        '.MuiRadarSeriesPlot-area',
        value.toLocaleString(),
      ],
      [
        <FunnelChart key="funnel" height={200} series={[{ data: slices }]} />,
        '.MuiFunnelSection-root',
        value.toLocaleString(),
      ],
      [
        <ScatterChart
          key="scatter"
          height={200}
          series={[{ data: [{ id: 0, x: 1, y: value }] }]}
        />,
        'svg g[data-drawing-container] circle',
        '(1, 1234567.5)',
      ],
      [
        <Heatmap
          key="heatmap"
          height={200}
          xAxis={[{ data: ['Mon'] }]}
          yAxis={[{ data: ['Morning'] }]}
          series={[{ data: [[0, 0, value]] }]}
        />,
        '.MuiHeatmap-cell',
        '1234567.5',
      ],
    ] as const) {
      const screen = await show(chart);
      expect(await textAt(screen, selector)).toContain(text);
      screen.unmount();
    }
  },
);

claim(
  'Inside ChartsSurface, a tooltip with disablePortal: true is invisible, because its HTML is in the <svg>.',
  async () => {
    for (const disablePortal of [false, true]) {
      const screen = await show(
        <ChartDataProvider
          height={200}
          xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
          series={[{ type: 'bar', label: 'A', data: [1, 2] }]}
        >
          <ChartsSurface>
            <BarPlot />
            <ChartsTooltip disablePortal={disablePortal} />
          </ChartsSurface>
        </ChartDataProvider>,
      );
      expect(await textAt(screen, '.MuiBarElement-root')).toBe('aA1');
      expect(surface(screen).contains(tooltip())).toBe(disablePortal);
      const { width = 0 } = tooltip()?.getBoundingClientRect() ?? {};
      expect(width === 0).toBe(disablePortal);
      screen.unmount();
    }
  },
);

claim(
  [
    'useItemTooltip returns null if no item is hovered. Otherwise, it returns:',
    'identifier | { type, seriesId, dataIndex }',
    'label, color, markType | The name of the series or slice, its color and mark',
    'value, formattedValue | The value and its text',
  ],
  async () => {
    const seen = vi.fn();
    function Content() {
      seen(useItemTooltip());
      return null;
    }
    function Own() {
      return (
        <div>
          <Content />
          <ChartsTooltipContainer trigger="item" />
        </div>
      );
    }
    const screen = await show(<BarChart {...STAYS} slots={{ tooltip: Own }} />);
    expect(seen).toHaveBeenLastCalledWith(null);
    await hover(part(screen, '.MuiBarElement-root', 1));
    await expect
      .poll(() => seen.mock.lastCall?.[0] as unknown)
      .toEqual({
        identifier: { type: 'bar', seriesId: 'hotels', dataIndex: 1 },
        label: 'Hotels',
        color: expect.any(String) as string,
        markType: 'square',
        value: 508,
        formattedValue: '508',
      });
  },
);

claim(
  [
    'useAxesTooltip returns null if no position is hovered. Otherwise, it returns an array with an entry per axis:',
    'Rows whose formattedValue is null are in the array as well: skip them yourself.',
    'useAxisTooltip is deprecated, and in this version it returns null or undefined, unless you pass multipleAxes: true.',
  ],
  async () => {
    const many = vi.fn();
    const single = vi.fn();
    const listed = vi.fn();
    function Own() {
      many(useAxesTooltip());
      single(useAxisTooltip());
      listed(useAxisTooltip({ multipleAxes: true }));
      return null;
    }
    const screen = await show(
      <BarChart
        {...STAYS}
        series={[{ id: 'a', label: 'A', data: [1, 2, 3], valueFormatter: () => null }]}
        slots={{ tooltip: Own }}
      />,
    );
    expect(many).toHaveBeenLastCalledWith(null);
    await hover(part(screen, '.MuiBarElement-root', 1));
    await expect
      .poll(() => many.mock.lastCall?.[0] as unknown)
      .toEqual([
        expect.objectContaining({
          axisDirection: 'x',
          axisValue: 'Jun',
          axisFormattedValue: 'Jun',
          dataIndex: 1,
          seriesItems: [
            expect.objectContaining({ seriesId: 'a', value: 2, formattedValue: null }) as object,
          ],
        }) as object,
      ]);
    expect(listed.mock.lastCall?.[0]).toHaveLength(1);
    expect(single.mock.calls.every(([data]) => (data ?? null) === null)).toBe(true);
  },
);

claim(
  [
    'For radar charts, use useRadarItemTooltip: its values has an entry per metric.',
    "The chart passes slotProps.tooltip to your component and, in pie, scatter and funnel charts, trigger: 'item'.",
  ],
  async () => {
    const seen = vi.fn();
    function Own() {
      seen(useRadarItemTooltip()?.values);
      return null;
    }
    const radar = await show(
      <RadarChart
        height={300}
        radar={{ metrics: ['Speed', 'Price', 'Range'] }}
        series={[{ label: 'A', data: [3, 2, 3] }]}
        slots={{ tooltip: Own }}
      />,
    );
    await hover(part(radar, '.MuiRadarSeriesPlot-area'));
    await expect
      .poll(() => seen.mock.lastCall?.[0] as unknown)
      .toEqual([
        { label: 'Speed', value: 3, formattedValue: '3' },
        { label: 'Price', value: 2, formattedValue: '2' },
        { label: 'Range', value: 3, formattedValue: '3' },
      ]);
    radar.unmount();
    const Given = vi.fn((_: ChartsTooltipProps) => null);
    const look = {
      height: 200,
      slots: { tooltip: Given },
      slotProps: { tooltip: { placement: 'top' } },
    } as const;
    for (const [chart, given] of [
      [<BarChart key="bar" {...STAYS} {...look} />, { placement: 'top' }],
      [
        <PieChart key="pie" {...look} series={[{ data: SLICES }]} />,
        { placement: 'top', trigger: 'item' },
      ],
      [
        <ScatterChart key="scatter" {...look} series={[{ data: POINTS }]} />,
        { placement: 'top', trigger: 'item' },
      ],
      [
        <FunnelChart key="funnel" {...look} series={[{ data: SLICES }]} />,
        { placement: 'top', trigger: 'item' },
      ],
    ] as const) {
      const screen = await show(chart);
      expect(Given.mock.lastCall?.[0]).toEqual(given);
      screen.unmount();
    }
  },
);

claim('In a composed chart, the items are grouped by type, bars before lines.', async () => {
  const seen = vi.fn();
  function Own() {
    seen(useAxesTooltip()?.[0]?.seriesItems.map(({ seriesId }) => seriesId));
    return null;
  }
  const screen = await show(
    <ChartDataProvider
      height={200}
      xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
      series={[
        { type: 'line', id: 'line 1', data: [1, 2] },
        { type: 'bar', id: 'bar 1', data: [1, 2] },
        { type: 'line', id: 'line 2', data: [2, 2] },
        { type: 'bar', id: 'bar 2', data: [1, 3] },
      ]}
    >
      <ChartsSurface>
        <BarPlot />
        <LinePlot />
      </ChartsSurface>
      <Own />
    </ChartDataProvider>,
  );
  await hover(part(screen, '.MuiBarElement-root'));
  await expect
    .poll(() => seen.mock.lastCall?.[0] as unknown)
    .toEqual(['bar 1', 'bar 2', 'line 1', 'line 2']);
});

claim(
  [
    'Pie charts pass the whole slice as the value: valueFormatter: ({ value, label }) => ….',
    'Scatter charts pass the point: ({ x, y, z }) => ….',
  ],
  async () => {
    const pie = await show(
      <PieChart
        height={200}
        series={[
          { data: SLICES, valueFormatter: ({ value, label }) => `${String(label)}: ${value} M` },
        ]}
      />,
    );
    expect(await textAt(pie, '.MuiPieArc-root')).toBe('TramTram: 3 M');
    pie.unmount();
    const scatter = await show(
      <ScatterChart
        height={200}
        series={[
          {
            label: 'A',
            data: [{ id: 0, x: 1, y: 2, z: 3 }],
            valueFormatter: (point) => `${point?.x}, ${point?.y}, ${String(point?.z)}`,
          },
        ]}
      />,
    );
    expect(await textAt(scatter, 'svg g[data-drawing-container] circle')).toBe('A1, 2, 3');
  },
);

claim(
  [
    'seriesItems has the order of series, so a stack reads upside down.',
    'This demo reverses it and adds a total.',
  ],
  async () => {
    const demo = await showDemo(`${FOLDER}/AxisTotal.tsx`);
    expect(await textAt(demo, '.MuiBarElement-root')).toBe(
      'Q1Organic121 tPaper168 tResidual412 tTotal: 701 t',
    );
  },
);

claim(
  [
    'The tooltip opens for pointers only.',
    "Keyboard users can't open it, and users can't point at its content, because it has pointer-events: none.",
  ],
  async () => {
    const screen = await show(<BarChart {...STAYS} />);
    await press('Tab', 'ArrowRight', 'Enter');
    expect(tooltip()).toBeNull();
    await textAt(screen, '.MuiBarElement-root');
    expect(getComputedStyle(tooltip() ?? document.body).pointerEvents).toBe('none');
    expect(page.getByRole('tooltip').elements()).toHaveLength(1);
  },
);

claim(
  [
    "If you mount the container only while there is data, it misses the pointerenter event and doesn't open.",
    'The content has no background.',
  ],
  async () => {
    function Always() {
      return (
        <ChartsTooltipContainer trigger="axis">
          <p>Own</p>
        </ChartsTooltipContainer>
      );
    }
    function Sometimes() {
      return useAxesTooltip() && <Always />;
    }
    const screen = await show(<BarChart {...STAYS} slots={{ tooltip: Always }} />);
    expect(await textAt(screen, '.MuiBarElement-root')).toBe('Own');
    for (const element of [tooltip(), tooltip()?.firstElementChild]) {
      expect(getComputedStyle(element ?? document.body).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    }
    await leave(screen);
    screen.unmount();
    const late = await show(<BarChart {...STAYS} slots={{ tooltip: Sometimes }} />);
    await hover(part(late, '.MuiBarElement-root'));
    await hover(part(late, '.MuiBarElement-root', 1));
    await settled();
    expect(tooltip()).toBeNull();
  },
);

claim(
  [
    'For all charts of an app, set the styleOverrides of MuiChartsTooltip in the theme.',
    'Its keys are root, paper, table, row and cell.',
  ],
  async () => {
    const keys = ['root', 'paper', 'table', 'row', 'cell', 'labelCell', 'valueCell', 'mark'];
    const styleOverrides = Object.fromEntries(
      keys.map((key, index) => [key, { scrollMarginTop: index + 1 }]),
    );
    const theme = createTheme({ components: { MuiChartsTooltip: { styleOverrides } } } as object);
    const screen = await show(
      <ThemeProvider theme={theme}>
        <BarChart {...STAYS} />
      </ThemeProvider>,
    );
    await textAt(screen, '.MuiBarElement-root');
    const seen = keys.map((key) => {
      const element = document.querySelector(`.MuiChartsTooltip-${key}`) ?? document.body;
      return getComputedStyle(element).scrollMarginTop;
    });
    // The cells with the label and with the value have the style of cells.
    expect(seen).toEqual(['1px', '2px', '3px', '4px', '5px', '5px', '5px', '0px']);
  },
);

claim(
  [
    "'axis' | Anywhere in the drawing area. In radar charts, anywhere in the circle | The axis value and one row per series",
    "'none' | Never | Nothing",
    "The tooltip | trigger: 'none'",
  ],
  async () => {
    const screen = await show(<BarChart {...STAYS} />);
    const { width, height } = surface(screen).getBoundingClientRect();
    await hover(surface(screen), { x: width - 30, y: 30 });
    await expect.poll(() => tooltip()?.textContent).toBe('JulHotels631Campsites402');
    await hover(surface(screen), { x: width - 5, y: height - 5 });
    await expect.poll(tooltip).toBeNull();
    await screen.rerender(<BarChart {...STAYS} slotProps={{ tooltip: { trigger: 'none' } }} />);
    await hover(part(screen, '.MuiBarElement-root'));
    expect(tooltip()).toBeNull();
    screen.unmount();
    const radar = await show(
      <RadarChart
        height={300}
        radar={{ metrics: ['Speed', 'Price', 'Range'] }}
        series={[{ label: 'A', data: [1, 2, 3] }]}
      />,
    );
    const middle = surface(radar).getBoundingClientRect().width / 2;
    await hover(surface(radar), { x: middle, y: 100 });
    await expect.poll(() => tooltip()?.textContent).toBe('SpeedA1');
    await hover(surface(radar), { x: middle - 140, y: 30 });
    await expect.poll(tooltip).toBeNull();
  },
);

claim(
  'To override the color of a value, use td.MuiChartsTooltip-valueCell: the default style has two classes',
  async () => {
    const sx = { 'td.MuiChartsTooltip-valueCell': { color: 'rgb(1, 2, 3)' } };
    const screen = await show(<BarChart {...STAYS} slotProps={{ tooltip: { sx } }} />);
    await textAt(screen, '.MuiBarElement-root');
    const cell = document.querySelector('.MuiChartsTooltip-valueCell') ?? document.body;
    expect(getComputedStyle(cell).color).toBe('rgb(1, 2, 3)');
  },
);

claim(
  [
    'Charts show a tooltip while the pointer is over their data.',
    'slotProps.tooltip.trigger decides what it shows: the values of one axis position, or one item.',
    "'item' | On a bar, a mark, a slice, a section or a cell. In scatter charts, anywhere in the drawing area, unless voronoiMaxRadius or disableVoronoi is set. In radar charts, on an area | The label and value of that item. In radar charts, all values of the series",
  ],
  async () => {
    const slotProps = { tooltip: { trigger: 'item' } } as const;
    const screen = await show(<BarChart {...STAYS} slotProps={slotProps} />);
    expect(await textAt(screen, '.MuiBarElement-root')).toBe('Hotels412');
    const { width } = surface(screen).getBoundingClientRect();
    await hover(surface(screen), { x: width - 30, y: 30 }); // beside the bars
    await expect.poll(tooltip).toBeNull();
    screen.unmount();
    const axis = await show(<BarChart {...STAYS} />);
    expect(await textAt(axis, '.MuiBarElement-root')).toBe('MayHotels412Campsites96');
    await leave(axis);
    axis.unmount();
    const radar = await show(
      <RadarChart
        height={300}
        radar={{ max: 10, metrics: ['Speed', 'Price', 'Range'] }}
        series={[{ label: 'A', data: [3, 2, 3] }]}
        slotProps={slotProps}
      />,
    );
    expect(await textAt(radar, '.MuiRadarSeriesPlot-area')).toBe('ASpeed3Price2Range3');
    const middle = surface(radar).getBoundingClientRect().width / 2;
    await hover(surface(radar), { x: middle, y: 60 }); // in the circle, beside the area
    await expect.poll(tooltip).toBeNull();
  },
);

claim(
  "With axisHighlight={{ x: 'none', y: 'none' }}, bar, line and sparkline charts open the axis tooltip only if you set trigger: 'axis'.",
  async () => {
    const axisHighlight = { x: 'none', y: 'none' } as const;
    for (const trigger of [undefined, 'axis'] as const) {
      const slotProps = { tooltip: { trigger } };
      for (const chart of [
        <BarChart key="bar" {...STAYS} axisHighlight={axisHighlight} slotProps={slotProps} />,
        <LineChart
          key="line"
          height={200}
          xAxis={[{ scaleType: 'point', data: ['a', 'b', 'c'] }]}
          series={[{ label: 'A', data: [1, 2, 3] }]}
          axisHighlight={axisHighlight}
          slotProps={slotProps}
        />,
        <SparkLineChart
          key="spark"
          height={60}
          data={[4, 6, 5]}
          showTooltip
          axisHighlight={axisHighlight}
          slotProps={slotProps}
        />,
      ]) {
        const screen = await show(chart);
        await hover(surface(screen));
        await settled();
        if (trigger === 'axis') {
          await expect.poll(() => tooltip()?.textContent).toBeTruthy();
        } else {
          expect(tooltip(), `${chart.key}`).toBeNull();
        }
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'The texts come from the label and valueFormatter of each series and from the valueFormatter of the axis.',
    'A series valueFormatter returns the text of a value.',
    'The value can be null if the data has gaps.',
    'series[].valueFormatter | value, { dataIndex } | The value of a row',
    "series[].label | 'tooltip' | The name of a row",
    "xAxis[].valueFormatter | value, { location: 'tooltip', scale } | The heading of an axis tooltip",
    'The second argument has the dataIndex of the value.',
    'The valueFormatter of an axis also formats its ticks.',
    'Use location to show a longer text in the tooltip than below a tick.',
    'label can be a function of the location, too.',
  ],
  async () => {
    const valueFormatter = vi.fn(
      (value: number | null, { dataIndex }: { dataIndex: number }) => `${value} at ${dataIndex}`,
    );
    const label = vi.fn((location: string) => `Hotels of the ${location}`);
    const axisFormatter = vi.fn(
      (value: string, { location }: { location: string }) => `${value} of the ${location}`,
    );
    const screen = await show(
      <BarChart
        {...STAYS}
        xAxis={[{ data: ['May', 'Jun', 'Jul'], valueFormatter: axisFormatter }]}
        series={[{ label, data: [412, null, 631], valueFormatter }]}
      />,
    );
    expect(ticks(screen, 'X')).toEqual(['May of the tick', 'Jun of the tick', 'Jul of the tick']);
    expect(await textAt(screen, '.MuiBarElement-root')).toBe(
      'May of the tooltipHotels of the tooltip412 at 0',
    );
    expect(valueFormatter).toHaveBeenLastCalledWith(412, { dataIndex: 0 });
    expect(label).toHaveBeenCalledWith('tooltip');
    expect(label).toHaveBeenCalledWith('legend');
    expect(axisFormatter).toHaveBeenCalledWith('May', {
      location: 'tooltip',
      scale: expect.any(Function) as object,
    });
    const { width } = surface(screen).getBoundingClientRect();
    await hover(surface(screen), { x: (65 + width - 20) / 2, y: 100 }); // the middle of the area
    await expect
      .poll(() => tooltip()?.textContent)
      .toBe('Jun of the tooltipHotels of the tooltipnull at 1');
  },
);

claim('The demo above has a long label in the legend and a short one in the tooltip.', async () => {
  const demo = await showDemo(`${FOLDER}/CodeAndName.tsx`);
  expect(legend(demo)).toEqual(['Time from order to shipment']);
  expect(await textAt(demo, '.MuiBarElement-root')).toBe('Central warehouse (CTR)Time17 h');
});

claim(
  [
    'Pass sx in slotProps.tooltip and target the parts by their classes.',
    'root | The positioned element, with role="tooltip"',
    'paper | The container with background and border',
    'table, row, cell | The table, its rows and cells',
    'labelCell, valueCell | The cells of a row. To override the color of a value, use td.MuiChartsTooltip-valueCell: the default style has two classes',
    'markContainer, mark | The colored mark',
  ],
  async () => {
    const sx = { '.MuiChartsTooltip-labelCell': { fontStyle: 'italic' } };
    for (const trigger of ['axis', 'item'] as const) {
      const screen = await show(
        <BarChart
          {...STAYS}
          series={[{ label: 'Hotels', data: [412, 508, 631], color: '#123456' }]}
          slotProps={{ tooltip: { trigger, sx } }}
        />,
      );
      await textAt(screen, '.MuiBarElement-root');
      const one = (name: keyof typeof chartsTooltipClasses) =>
        document.querySelector(`.${chartsTooltipClasses[name]}`) ?? document.body;
      expect(one('root')).toBe(tooltip());
      await expect.poll(() => one('root').getAttribute('data-popper-placement')).not.toBeNull();
      const { backgroundColor, borderTopStyle } = getComputedStyle(one('paper'));
      expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
      expect(borderTopStyle).toBe('solid');
      expect(one('paper').contains(one('table'))).toBe(true);
      expect([one('table').tagName, one('row').tagName]).toEqual(['TABLE', 'TR']);
      const cells = [...one('row').children];
      expect(cells.every((cell) => cell.matches(`.${chartsTooltipClasses.cell}`))).toBe(true);
      expect(cells).toEqual([one('labelCell'), one('valueCell')]);
      expect(cells.map(({ textContent }) => textContent)).toEqual(['Hotels', '412']);
      expect(cells.map((cell) => getComputedStyle(cell).fontStyle)).toEqual(['italic', 'normal']);
      expect(one('markContainer').contains(one('mark'))).toBe(true);
      expect(one('mark').querySelector('rect')?.getAttribute('fill')).toBe('#123456');
      screen.unmount();
    }
  },
);

claim(
  [
    'Replace the tooltip with slots.tooltip.',
    'Render ChartsTooltipContainer in it: it opens, closes and positions the tooltip.',
    'Its children are your content, which reads its data with a hook.',
    'Set trigger on the container.',
    'Use a Paper, or ChartsTooltipPaper from the same module.',
    'ChartsItemTooltipContent and ChartsAxisTooltipContent are the default contents.',
    'Render one of them next to your own parts.',
  ],
  async () => {
    function Own() {
      return <p>{useItemTooltip()?.formattedValue ?? 'no item'}</p>;
    }
    function OfItem() {
      return (
        <ChartsTooltipContainer trigger="item">
          <ChartsItemTooltipContent />
          <ChartsTooltipPaper data-testid="paper">
            <Own />
          </ChartsTooltipPaper>
        </ChartsTooltipContainer>
      );
    }
    function OfAxis() {
      return (
        <ChartsTooltipContainer trigger="axis">
          <ChartsAxisTooltipContent />
          <Own />
        </ChartsTooltipContainer>
      );
    }
    const items = await show(<BarChart {...STAYS} slots={{ tooltip: OfItem }} />);
    for (const [index, value] of [412, 508].entries()) {
      expect(await textAt(items, '.MuiBarElement-root', index)).toBe(`Hotels${value}${value}`);
      const { left, width } = part(items, '.MuiBarElement-root', index).getBoundingClientRect();
      await expect
        .poll(() => (tooltip()?.getBoundingClientRect().left ?? 0) - left - width / 2)
        .toBeGreaterThan(0);
      const paper = items.getByTestId('paper').element();
      expect(getComputedStyle(paper).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
      await leave(items);
    }
    items.unmount();
    const axis = await show(<BarChart {...STAYS} slots={{ tooltip: OfAxis }} />);
    await hover(part(axis, '.MuiBarElement-root'));
    await expect.poll(() => tooltip()?.textContent).toBe('MayHotels412Campsites96412');
    const { width } = surface(axis).getBoundingClientRect();
    await hover(surface(axis), { x: width - 30, y: 30 }); // beside the bars
    await expect.poll(() => tooltip()?.textContent).toBe('JulHotels631Campsites402no item');
  },
);

claim('In a composed chart, place the tooltip next to ChartsSurface.', async () => {
  for (const disablePortal of [false, true]) {
    const screen = await show(
      <ChartDataProvider
        height={200}
        xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
        series={[{ type: 'bar', label: 'A', data: [1, 2] }]}
      >
        <ChartsSurface>
          <BarPlot />
        </ChartsSurface>
        <ChartsTooltip disablePortal={disablePortal} />
      </ChartDataProvider>,
    );
    expect(await textAt(screen, '.MuiBarElement-root')).toBe('aA1');
    expect(surface(screen).contains(tooltip())).toBe(false);
    expect(tooltip()?.getBoundingClientRect().width ?? 0).toBeGreaterThan(0);
    screen.unmount();
  }
});

claim(
  [
    'useXScale and useYScale convert values to pixels of the <svg>, and useSvgRef gives access to the <svg> and its place on the screen.',
    'The position is computed again each time the pointer moves.',
  ],
  async () => {
    const seen = vi.fn();
    const getBoundingClientRect = vi.fn(() => new DOMRect(100, 100, 0, 0));
    function Own() {
      const xScale = useXScale<'band'>();
      const yScale = useYScale<'linear'>();
      const svgRef = useSvgRef();
      useItemTooltip(); // draws anew at each item
      const x = xScale('Jun');
      const y = yScale(508);
      useEffect(() => seen(x, y, svgRef.current));
      return (
        <ChartsTooltipContainer trigger="axis" anchorEl={{ getBoundingClientRect }}>
          <p>Own</p>
        </ChartsTooltipContainer>
      );
    }
    const screen = await show(<BarChart {...STAYS} slots={{ tooltip: Own }} />);
    const bar = part(screen, '.MuiBarElement-root', 1);
    await hover(bar);
    await expect.poll(() => seen.mock.lastCall?.[2] as unknown).toBe(surface(screen));
    const [x, y] = (seen.mock.lastCall ?? []) as unknown as [number, number];
    const box = bar.getBoundingClientRect();
    const place = surface(screen).getBoundingClientRect();
    // Bars are drawn in whole pixels.
    expect(Math.abs(place.left + x - box.left)).toBeLessThan(2);
    expect(Math.abs(place.top + y - box.top)).toBeLessThan(2);
    await expect.poll(() => getBoundingClientRect.mock.calls.length).toBeGreaterThan(0);
    for (const step of [10, 20]) {
      const { length } = getBoundingClientRect.mock.calls;
      await hover(bar, { x: step, y: 40 });
      await expect.poll(() => getBoundingClientRect.mock.calls.length).toBeGreaterThan(length);
    }
  },
);

claim(
  [
    "axisDirection, axisId, mainAxis | The axis. axisDirection is 'x', 'y' or 'rotation'",
    'axisValue, axisFormattedValue, dataIndex | The hovered position',
    'seriesItems | Per series: seriesId, color, value, formattedValue, formattedLabel, markType',
  ],
  async () => {
    const seen = vi.fn();
    function Own() {
      seen(useAxesTooltip());
      return null;
    }
    const slots = { tooltip: Own };
    const series = [{ id: 'a', label: 'A', data: [1, 2, 3], color: '#123456' }];
    const axis = [
      { id: 'months', data: ['May', 'Jun', 'Jul'], valueFormatter: (month: string) => `${month}!` },
    ];
    for (const [chart, axisDirection] of [
      [<BarChart key="x" height={200} xAxis={axis} series={series} slots={slots} />, 'x'],
      [
        <BarChart
          key="y"
          height={200}
          layout="horizontal"
          yAxis={axis}
          series={series}
          slots={slots}
        />,
        'y',
      ],
    ] as const) {
      const screen = await show(chart);
      await hover(part(screen, '.MuiBarElement-root', 1));
      await expect
        .poll(() => seen.mock.lastCall?.[0] as unknown)
        .toEqual([
          {
            axisDirection,
            axisId: 'months',
            mainAxis: expect.objectContaining({ id: 'months' }) as object,
            axisValue: 'Jun',
            axisFormattedValue: 'Jun!',
            dataIndex: 1,
            seriesItems: [
              {
                seriesId: 'a',
                color: '#123456',
                value: 2,
                formattedValue: '2',
                formattedLabel: 'A',
                markType: 'square',
              },
            ],
          },
        ]);
      screen.unmount();
    }
    const radar = await show(
      <RadarChart
        height={300}
        radar={{ metrics: ['Speed', 'Price', 'Range'] }}
        series={series}
        slots={slots}
      />,
    );
    const { width } = surface(radar).getBoundingClientRect();
    await hover(surface(radar), { x: width / 2, y: 100 });
    await expect
      .poll(() => seen.mock.lastCall?.[0] as unknown)
      .toEqual([
        expect.objectContaining({
          axisDirection: 'rotation',
          axisValue: 'Speed',
          dataIndex: 0,
          seriesItems: [expect.objectContaining({ seriesId: 'a', value: 1 }) as object],
        }) as object,
      ]);
  },
);
