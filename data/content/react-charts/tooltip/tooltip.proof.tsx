import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  ChartsTooltip,
  ChartsTooltipContainer,
  useAxesTooltip,
  useAxisTooltip,
  useItemTooltip,
  useRadarItemTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';
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
import { surface } from '#test/proofs/charts.tsx';

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

claim('useItemTooltip returns null if no item is hovered. Otherwise, it returns:', async () => {
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
});

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

claim('seriesItems has the order of series, so a stack reads upside down.', async () => {
  const demo = await showDemo(`${FOLDER}/AxisTotal.tsx`);
  expect(await textAt(demo, '.MuiBarElement-root')).toBe(
    'Q1Organic121 tPaper168 tResidual412 tTotal: 701 t',
  );
});

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
  'For all charts of an app, set the styleOverrides of MuiChartsTooltip in the theme.',
  async () => {
    const theme = createTheme({
      components: {
        MuiChartsTooltip: { styleOverrides: { paper: { backgroundColor: 'rgb(1, 2, 3)' } } },
      },
    } as object);
    const screen = await show(
      <ThemeProvider theme={theme}>
        <BarChart {...STAYS} />
      </ThemeProvider>,
    );
    await textAt(screen, '.MuiBarElement-root');
    const paper = document.querySelector('.MuiChartsTooltip-paper') ?? document.body;
    expect(getComputedStyle(paper).backgroundColor).toBe('rgb(1, 2, 3)');
  },
);

claim(
  [
    "'axis' | Anywhere in the drawing area. In radar charts, anywhere in the circle | The axis value and one row per series",
    "'none' | Never | Nothing",
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
