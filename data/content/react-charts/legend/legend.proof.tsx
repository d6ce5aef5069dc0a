import { forwardRef, memo, type ReactElement } from 'react';
import StarIcon from '@mui/icons-material/Star';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLabelMark, type ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import {
  ChartsLegend,
  ContinuousColorLegend,
  PiecewiseColorLegend,
  piecewiseColorDefaultLabelFormatter,
  piecewiseColorLegendClasses,
  type ChartsLegendSlotProps,
  type PiecewiseLabelFormatterParams,
} from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import {
  act,
  claim,
  click,
  expect,
  hover,
  press,
  show,
  showDemo,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { ticks } from '#test/proofs/charts.tsx';

const LOANS: BarChartProps = {
  title: 'Loans',
  height: 200,
  xAxis: [{ data: ['Q1', 'Q2', 'Q3'] }],
  series: [
    { id: 'novels', label: 'Novels', data: [12, 11, 16] },
    { id: 'guides', label: 'Guides', data: [3, 5, 7] },
  ],
};
const SURFACE = 'svg[class*="MuiChartsSurface-root"]';
const CONTINUOUS = { type: 'continuous', min: 0, max: 20, color: ['#ffffff', '#000000'] } as const;
const PIECEWISE = {
  type: 'piecewise',
  thresholds: [10, 20],
  colors: ['#00ff00', '#ffff00', '#ff0000'],
};

function root({ stage }: Screen): HTMLElement | null {
  return stage.querySelector('ul[class*="Legend-root"]');
}

function items(screen: Screen): string[] {
  return [...(root(screen)?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
}

/** A place on a line, in px from the top left of its box. */
function placeOn(line: SVGPathElement): { x: number; y: number } {
  const { x, y } = line
    .getPointAtLength(line.getTotalLength() / 2)
    .matrixTransform(line.getScreenCTM() ?? undefined);
  const box = line.getBoundingClientRect();
  return { x: x - box.x, y: y - box.y };
}

function boxOf(screen: Screen, selector: string): DOMRect {
  return screen.stage.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
}

/** The legend and the drawing beside it. */
function places(screen: Screen): { legend: DOMRect; drawing: DOMRect } {
  return {
    legend: root(screen)?.getBoundingClientRect() ?? new DOMRect(),
    drawing: boxOf(screen, SURFACE),
  };
}

function marks({ stage }: Screen): string[] {
  return [...stage.querySelectorAll('li .MuiChartsLabelMark-root')].map(
    (mark) => /MuiChartsLabelMark-(square|circle|line)/.exec(mark.className)?.[1] ?? 'other',
  );
}

async function choose(demo: Screen, label: RegExp, option: string): Promise<void> {
  await demo.getByRole('combobox', { name: label }).click();
  await demo.getByRole('option', { name: option }).click();
}

act('LegendPosition', async (demo) => {
  const isAt = (side: 'above' | 'below' | 'before' | 'after') => {
    const { legend, drawing } = places(demo);
    return {
      above: legend.bottom <= drawing.top,
      below: legend.top >= drawing.bottom,
      before: legend.right <= drawing.left,
      after: legend.left >= drawing.right,
    }[side];
  };
  await expect.poll(() => isAt('after')).toBe(true);
  for (let turn = 0; turn < 2; turn += 1) {
    await choose(demo, /^horizontal/, 'start');
    await expect.poll(() => isAt('before')).toBe(true);
    await choose(demo, /^direction/, 'horizontal');
    await expect.poll(() => isAt('above')).toBe(true);
    await choose(demo, /^vertical/, 'bottom');
    await expect.poll(() => isAt('below')).toBe(true);
    await choose(demo, /^vertical/, 'middle');
    await choose(demo, /^direction/, 'vertical');
    await choose(demo, /^horizontal/, 'end');
    await expect.poll(() => isAt('after')).toBe(true);
  }
});

act('LegendSpacing', async (demo) => {
  const width = () => boxOf(demo, '.MuiChartsLegend-mark').width;
  const between = () => {
    const [first, second] = demo.stage.querySelectorAll('.MuiChartsLegend-series');
    return (
      (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0)
    );
  };
  for (let turn = 0; turn < 2; turn += 1) {
    demo
      .getByRole('slider', { name: /^Items/ })
      .element()
      .focus();
    await press('End');
    await expect.poll(() => Math.round(between())).toBe(40);
    await press('Home');
    await expect.poll(() => Math.round(between())).toBe(0);
    demo.getByRole('slider', { name: /^Mark/ }).element().focus();
    await press('End');
    await expect.element(demo.getByText('Mark: 24 px')).toBeVisible();
    await press('Home');
    demo.getByRole('slider', { name: /^Size/ }).element().focus();
    await press('End');
    await expect.poll(width).toBe(24);
    await press('Home');
    await expect.poll(width).toBe(6);
  }
});

act('HideLegend', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('switch', { name: 'hideLegend' }).click();
    await expect.poll(() => root(demo)).toBeNull();
    await demo.getByRole('switch', { name: 'hideLegend' }).click();
    await expect.poll(() => items(demo)).toEqual(['Lake', 'River']);
  }
});

act('MarkTypes', async (demo) => {
  for (const type of ['square', 'line', 'circle', 'square']) {
    await demo.getByRole('button', { name: type }).click();
    await expect.poll(() => marks(demo)).toEqual([type, type]);
  }
});

act('AxisDirections', async (demo) => {
  for (const [button, texts] of [
    ['x: year', ['1930', '', '2025']],
    ['y: floor', ['2,000', '', '14,000']],
    ['z: energy', ['30', '', '220']],
    ['x: year', ['1930', '', '2025']],
  ] as const) {
    await demo.getByRole('button', { name: button }).click();
    await expect.poll(() => items(demo)).toEqual(texts);
  }
});

act('LegendClicks', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('Click a legend item.');
  for (const [name, id, index] of [
    ['Novels', 'novels', 0],
    ['Travel guides', 'guides', 1],
    ['Novels', 'novels', 0],
  ] as const) {
    await demo.getByRole('button', { name }).click();
    await expect.element(status).toHaveTextContent(`"seriesId": "${id}"`);
    await expect.element(status).toHaveTextContent(`"index": ${index}`);
  }
});

act('HighlightSeries', async (demo) => {
  const faded = () => demo.stage.querySelectorAll('.MuiLineElement-faded').length;
  expect(faded()).toBe(0);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'North harbor' }).click();
    await expect.poll(faded).toBe(3);
    await demo.getByRole('button', { name: 'River port' }).click();
    await expect.poll(faded).toBe(3);
    await demo.getByRole('button', { name: 'River port' }).click();
    await expect.poll(faded).toBe(0);
  }
  const isFaded = (port: string) =>
    demo.stage
      .querySelector(`.MuiLineElement-series-${port}`)
      ?.classList.contains('MuiLineElement-faded');
  await demo.getByRole('button', { name: 'North harbor' }).click();
  const inland = demo.stage.querySelector<SVGPathElement>('.MuiLineElement-series-inland');
  if (!inland) {
    throw new Error('There is no line of the inland port.');
  }
  for (let turn = 0; turn < 2; turn += 1) {
    await hover(inland, placeOn(inland));
    await expect.poll(() => isFaded('north')).toBe(true);
    await hover(demo.getByRole('button', { name: 'River port' }));
    await expect.poll(() => isFaded('north')).toBe(false);
    expect(isFaded('inland')).toBe(true);
  }
});

act('ToggleSeries', async (demo) => {
  const lines = () => demo.stage.querySelectorAll('.MuiMarkElement-root').length;
  const yTicks = () => ticks(demo, 'Y').join();
  const start = yTicks();
  expect(lines()).toBe(0);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Coffee' }).click();
    await expect.poll(() => items(demo)).toEqual(['Tea', 'Coffee (hidden)', 'Cocoa']);
    await expect.poll(yTicks).not.toBe(start);
    await hover(demo.stage.querySelector(SURFACE) ?? demo.stage);
    await expect.element(demo.getByRole('tooltip')).toHaveTextContent('Tea');
    expect(demo.getByRole('tooltip').element().textContent).not.toContain('Coffee');
    await demo.getByRole('button', { name: 'Coffee (hidden)' }).click();
    await expect.poll(() => items(demo)).toEqual(['Tea', 'Coffee', 'Cocoa']);
    await expect.poll(yTicks).toBe(start);
  }
});

claim(
  [
    'A series without a label has no item.',
    'Pie charts have one item per slice that has a label, and funnel charts one per section.',
  ],
  async () => {
    const bars = await show(
      <BarChart {...LOANS} series={[{ data: [1, 2, 3] }, { data: [1, 2, 3], label: 'Seen' }]} />,
    );
    expect(items(bars)).toEqual(['Seen']);
    bars.unmount();
    const data = [
      { id: 0, value: 3, label: 'Phone' },
      { id: 1, value: 2 },
      { id: 2, value: 1, label: 'Tablet' },
    ];
    const pie = await show(<PieChart height={200} series={[{ data }]} />);
    expect(items(pie)).toEqual(['Phone', 'Tablet']);
    pie.unmount();
    const funnel = await show(<FunnelChart height={200} series={[{ data }]} />);
    expect(items(funnel)).toEqual(['Phone', 'Tablet']);
  },
);

claim(
  [
    'height is the height of the <svg>: a horizontal legend adds to it.',
    'The <svg> keeps its height, so the chart takes less space on the page.',
  ],
  async () => {
    const screen = await show(<BarChart {...LOANS} />);
    const whole = () => screen.stage.querySelector(SURFACE)?.parentElement?.offsetHeight ?? 0;
    const withLegend = whole();
    expect(places(screen).drawing.height).toBe(200);
    expect(withLegend).toBeGreaterThan(200);
    await screen.rerender(<BarChart {...LOANS} hideLegend />);
    expect(places(screen).drawing.height).toBe(200);
    expect(whole()).toBeLessThan(withLegend);
  },
);

claim(
  [
    "A horizontal legend is above the <svg>, or below it with vertical: 'bottom'.",
    "A vertical legend is after the <svg>, or before it with horizontal: 'start'.",
    'start and end follow the text direction: start is the right side in right-to-left layouts.',
  ],
  async () => {
    const at = async (
      legend: ChartsLegendSlotProps['legend'],
      direction: 'ltr' | 'rtl' = 'ltr',
    ) => {
      const screen = await show(<BarChart {...LOANS} slotProps={{ legend }} />, { direction });
      const { legend: list, drawing } = places(screen);
      screen.unmount();
      return [
        list.bottom <= drawing.top && 'above',
        list.top >= drawing.bottom && 'below',
        list.right <= drawing.left && 'left',
        list.left >= drawing.right && 'right',
      ].find(Boolean);
    };
    expect(await at({})).toBe('above');
    expect(await at({ position: { vertical: 'middle' } })).toBe('above');
    expect(await at({ position: { vertical: 'bottom' } })).toBe('below');
    expect(await at({ direction: 'vertical' })).toBe('right');
    expect(await at({ direction: 'vertical', position: { horizontal: 'center' } })).toBe('right');
    expect(await at({ direction: 'vertical', position: { horizontal: 'start' } })).toBe('left');
    expect(await at({ direction: 'vertical' }, 'rtl')).toBe('left');
    expect(await at({ direction: 'vertical', position: { horizontal: 'start' } }, 'rtl')).toBe(
      'right',
    );
  },
);

claim(
  "In bar, line, scatter and funnel charts, horizontal: 'start' and horizontal: 'end' align the legend only if you also set direction: 'horizontal', although it is the default.",
  async () => {
    const data = [{ id: 0, x: 1, y: 1 }];
    const height = 200;
    for (const direction of [undefined, 'horizontal'] as const) {
      const slotProps = { legend: { direction, position: { horizontal: 'end' } } } as const;
      for (const chart of [
        <BarChart key="bar" {...LOANS} slotProps={slotProps} />,
        <LineChart
          key="line"
          height={height}
          series={[{ label: 'A', data: [1, 2] }]}
          slotProps={slotProps}
        />,
        <ScatterChart
          key="scatter"
          height={height}
          series={[{ label: 'A', data }]}
          slotProps={slotProps}
        />,
        <FunnelChart
          key="funnel"
          height={height}
          series={[{ data: [{ value: 2, label: 'A' }, { value: 1 }] }]}
          slotProps={slotProps}
        />,
      ]) {
        const screen = await show(chart);
        const { legend, drawing } = places(screen);
        const before = legend.left - drawing.left;
        const after = drawing.right - legend.right;
        expect(Math.abs(before - after) < 2).toBe(direction === undefined);
        expect(after < 20).toBe(direction === 'horizontal');
        screen.unmount();
      }
    }
  },
);

claim('In RadarChart, neither moves the legend: see radar.', async () => {
  for (const legend of [
    { direction: 'vertical' },
    { direction: 'horizontal', position: { vertical: 'bottom' } },
  ] as const) {
    const screen = await show(
      <RadarChart
        height={200}
        radar={{ metrics: ['a', 'b', 'c'] }}
        series={[{ label: 'A', data: [1, 2, 3] }]}
        slotProps={{ legend }}
      />,
    );
    const { legend: list, drawing } = places(screen);
    expect(list.bottom).toBeLessThanOrEqual(drawing.top);
    screen.unmount();
  }
});

claim(
  [
    'The ChartsLegend component has no position prop.',
    'A direction in the default props of the theme turns the list without moving it.',
    'In pie charts, this default has no effect.',
  ],
  async () => {
    const theme = createTheme({
      components: { MuiChartsLegend: { defaultProps: { direction: 'vertical' } } },
    } as object);
    const screen = await show(
      <ThemeProvider theme={theme}>
        <BarChart {...LOANS} />
      </ThemeProvider>,
    );
    const { legend, drawing } = places(screen);
    expect(getComputedStyle(root(screen) ?? document.body).flexDirection).toBe('column');
    expect(legend.bottom).toBeLessThanOrEqual(drawing.top);
    screen.unmount();
    const horizontal = createTheme({
      components: { MuiChartsLegend: { defaultProps: { direction: 'horizontal' } } },
    } as object);
    const pie = await show(
      <ThemeProvider theme={horizontal}>
        <PieChart height={200} series={[{ data: [{ value: 1, label: 'A' }] }]} />
      </ThemeProvider>,
    );
    expect(getComputedStyle(root(pie) ?? document.body).flexDirection).toBe('column');
    expect(places(pie).legend.left).toBeGreaterThanOrEqual(places(pie).drawing.right);
  },
);

claim(
  [
    'In pie charts, set it on each slice: on the series, it has no effect.',
    'In funnel charts, both work.',
  ],
  async () => {
    const data = [
      { value: 2, label: 'A' },
      { value: 1, label: 'B', labelMarkType: 'line' },
    ] as const;
    const series = [{ labelMarkType: 'circle', data }] as const;
    const pie = await show(<PieChart height={200} series={[{ labelMarkType: 'square', data }]} />);
    expect(marks(pie)).toEqual(['circle', 'line']);
    await hover(pie.stage.querySelector('.MuiPieArc-root') ?? pie.stage);
    await expect
      .poll(() => document.querySelector('[role="tooltip"] .MuiChartsLabelMark-circle'))
      .not.toBeNull();
    pie.unmount();
    expect(marks(await show(<FunnelChart height={200} series={series} />))).toEqual([
      'circle',
      'line',
    ]);
  },
);

claim('Tooltips still display the labels.', async () => {
  const screen = await show(<BarChart {...LOANS} hideLegend />);
  await hover(screen.stage.querySelector('.MuiBarElement-root') ?? screen.stage);
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Novels');
});

claim(
  'To keep its label in the tooltip, set label to a function that returns undefined for the legend.',
  async () => {
    const label = ((location: 'tooltip' | 'legend') =>
      location === 'tooltip' ? 'Target' : undefined) as () => string;
    const series = [
      { label: 'Measured', data: [4, 7, 5] },
      { label, data: [5, 6, 6] },
    ];
    const screen = await show(<BarChart {...LOANS} series={series} />);
    expect(items(screen)).toEqual(['Measured']);
    await hover(screen.stage.querySelector('.MuiBarElement-root') ?? screen.stage);
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Target');
  },
);

claim(
  'The sx prop of the chart works too, because the legend is inside the root element of the chart.',
  async () => {
    const screen = await show(
      <BarChart {...LOANS} sx={{ '.MuiChartsLegend-label': { color: 'rgb(1, 2, 3)' } }} />,
    );
    const label = screen.stage.querySelector('.MuiChartsLegend-label') ?? document.body;
    expect(getComputedStyle(label).color).toBe('rgb(1, 2, 3)');
  },
);

claim(
  ["bar | 'square'", "line | 'line'", "scatter, pie | 'circle'", "radar, funnel | 'square'"],
  async () => {
    const label = 'One';
    for (const [chart, type] of [
      [<BarChart key="bar" height={200} series={[{ label, data: [1] }]} />, 'square'],
      [<LineChart key="line" height={200} series={[{ label, data: [1, 2] }]} />, 'line'],
      [
        <ScatterChart
          key="scatter"
          height={200}
          series={[{ label, data: [{ id: 0, x: 1, y: 1 }] }]}
        />,
        'circle',
      ],
      [
        <PieChart key="pie" height={200} series={[{ data: [{ id: 0, value: 1, label }] }]} />,
        'circle',
      ],
      [
        <RadarChart
          key="radar"
          height={200}
          radar={{ metrics: ['a', 'b', 'c'] }}
          series={[{ label, data: [1, 2, 3] }]}
        />,
        'square',
      ],
      [
        <FunnelChart key="funnel" height={200} series={[{ data: [{ value: 1, label }] }]} />,
        'square',
      ],
    ] as const) {
      const screen = await show(chart);
      expect(marks(screen)).toEqual([type]);
      screen.unmount();
    }
  },
);

claim(
  [
    'labelMarkType accepts a component with the props className and color.',
    'The chart accepts only functions.',
    'A component wrapped in memo or forwardRef is ignored, and the mark is a square.',
    'The color is passed as a prop.',
    'A shape that ignores className lacks the class .MuiChartsLabelMark-fill.',
  ],
  async () => {
    const Plain = vi.fn(({ color }: ChartsLabelCustomMarkProps) => (
      <svg data-testid="own" fill={color} />
    ));
    const Forwarding = forwardRef<SVGSVGElement, ChartsLabelCustomMarkProps>(
      function Forwarding(props, ref) {
        return <svg data-testid="own" ref={ref} fill={props.color} />;
      },
    );
    const Remembered = memo(function Remembered(props: ChartsLabelCustomMarkProps) {
      return <svg data-testid="own" fill={props.color} />;
    });
    for (const [labelMarkType, count] of [
      [Plain as (props: ChartsLabelCustomMarkProps) => ReactElement, 1],
      [Forwarding, 0],
      [Remembered, 0],
    ] as const) {
      const screen = await show(
        <BarChart
          {...LOANS}
          series={[{ label: 'A', data: [1, 2, 3], color: '#123456', labelMarkType }]}
        />,
      );
      expect(screen.stage.querySelectorAll('li [data-testid="own"]')).toHaveLength(count);
      expect(screen.stage.querySelectorAll('li .MuiChartsLabelMark-fill')).toHaveLength(1 - count);
      expect(screen.stage.querySelectorAll('li rect')).toHaveLength(1 - count);
      screen.unmount();
    }
    expect(Plain.mock.calls[0]?.[0]).toMatchObject({
      color: '#123456',
      className: 'MuiChartsLabelMark-fill',
    });
  },
);

claim('useLegend ignores color maps: color is the color of the series.', async () => {
  function Colors() {
    return <p data-testid="colors">{useLegend().items.map(({ color }) => color)}</p>;
  }
  const screen = await show(
    <BarChart
      {...LOANS}
      yAxis={[{ colorMap: CONTINUOUS }]}
      series={[{ label: 'A', data: [1, 2, 3], color: '#123456' }]}
      slots={{ legend: Colors }}
    />,
  );
  await expect.element(screen.getByTestId('colors')).toHaveTextContent('#123456');
});

claim(
  [
    "axisDirection is 'z' by default.",
    'The type must match: each component renders nothing for a color map of another type.',
  ],
  async () => {
    for (const [legend, colorMap, axisDirection, count] of [
      [ContinuousColorLegend, CONTINUOUS, 'y', 1],
      [ContinuousColorLegend, CONTINUOUS, undefined, 0],
      [ContinuousColorLegend, PIECEWISE, 'y', 0],
      [PiecewiseColorLegend, PIECEWISE, 'y', 1],
      [PiecewiseColorLegend, PIECEWISE, undefined, 0],
      [PiecewiseColorLegend, CONTINUOUS, 'y', 0],
    ] as const) {
      const screen = await show(
        <BarChart
          {...LOANS}
          yAxis={[{ colorMap: colorMap as typeof CONTINUOUS }]}
          slots={{ legend }}
          slotProps={{ legend: { axisDirection } }}
        />,
      );
      expect(screen.stage.querySelectorAll('ul')).toHaveLength(count);
      screen.unmount();
    }
  },
);

claim(
  [
    'The labels are the min and max of the color map, not of the data.',
    "They are 0 and 100 if you don't set them.",
    "The valueFormatter of an x- or y-axis formats them, with location: 'legend'.",
    'If there are several axes in that direction, axisId selects one by its id or index.',
    'Without axisId, the first axis is used.',
  ],
  async () => {
    const valueFormatter = vi.fn(
      (value: number, { location }: { location: string }) => `${value} ${location}`,
    );
    const screen = await show(
      <ChartDataProvider
        height={200}
        series={[{ type: 'bar', data: [5, 6] }]}
        xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
        yAxis={[
          { id: 'set', valueFormatter, colorMap: CONTINUOUS },
          { id: 'open', colorMap: { type: 'continuous', color: ['#ffffff', '#000000'] } },
        ]}
      >
        <ContinuousColorLegend axisDirection="y" />
        <ContinuousColorLegend axisDirection="y" axisId="open" />
        <ContinuousColorLegend axisDirection="y" axisId={1} />
        <ChartsSurface>
          <BarPlot />
        </ChartsSurface>
      </ChartDataProvider>,
    );
    const texts = [...screen.stage.querySelectorAll('ul')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['0 legend20 legend', '0100', '0100']);
  },
);

claim(
  [
    "labelPosition is 'extremes' by default: only the first and the last item have a label, outside of the marks.",
    "With 'start' or 'end', each item has a label.",
    'In a vertical legend, the highest piece is at the top.',
    'An empty string shows the mark without a label.',
    'null removes the item.',
    'The default texts are <10, 10-20 and >20.',
  ],
  async () => {
    const texts = async (props: object) => {
      const screen = await show(
        <BarChart
          {...LOANS}
          yAxis={[{ colorMap: PIECEWISE as never }]}
          slots={{ legend: PiecewiseColorLegend }}
          slotProps={{ legend: { axisDirection: 'y', ...props } }}
        />,
      );
      const found = items(screen);
      screen.unmount();
      return found;
    };
    expect(await texts({})).toEqual(['<10', '', '>20']);
    expect(await texts({ labelPosition: 'start' })).toEqual(['<10', '10-20', '>20']);
    expect(await texts({ labelPosition: 'end' })).toEqual(['<10', '10-20', '>20']);
    expect(await texts({ labelPosition: 'end', direction: 'vertical' })).toEqual([
      '>20',
      '10-20',
      '<10',
    ]);
    const labelFormatter = ({ index }: { index: number }) => [null, '', 'High'][index] ?? null;
    expect(await texts({ labelPosition: 'end', labelFormatter })).toEqual(['', 'High']);
  },
);

claim('length | The number of thresholds. It is the index of the last color', async () => {
  const labelFormatter = vi.fn(() => '');
  await show(
    <BarChart
      {...LOANS}
      yAxis={[{ colorMap: PIECEWISE as never }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{ legend: { axisDirection: 'y', labelFormatter } }}
    />,
  );
  expect(labelFormatter).toHaveBeenCalledWith(expect.objectContaining({ index: 2, length: 2 }));
});

claim('With onItemClick, each item becomes a <button> that users can reach with Tab.', async () => {
  const onItemClick = vi.fn();
  const screen = await show(<BarChart {...LOANS} slotProps={{ legend: { onItemClick } }} />);
  await press('Tab');
  await press('Enter');
  await press('Tab');
  await press('Space');
  expect(onItemClick.mock.calls.map(([, item, index]) => [item.seriesId, index])).toEqual([
    ['novels', 0],
    ['guides', 1],
  ]);
  await expect.element(screen.getByRole('button', { name: 'Guides' })).toHaveFocus();
});

claim(
  [
    'The third argument is the position in the list, counting the items that labelFormatter removes.',
    'A vertical piecewise legend is reversed: its first item has the last color.',
  ],
  async () => {
    const onItemClick = vi.fn();
    const screen = await show(
      <BarChart
        {...LOANS}
        yAxis={[{ colorMap: PIECEWISE as never }]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{
          legend: { axisDirection: 'y', direction: 'vertical', labelPosition: 'end', onItemClick },
        }}
      />,
    );
    await click(screen.getByRole('button', { name: '>20' }));
    const [, item, index] = onItemClick.mock.calls[0] ?? [];
    expect(item).toMatchObject({ type: 'piecewiseColor', minValue: 20, maxValue: null });
    expect(index).toBe(0);
    screen.unmount();
    const removing = await show(
      <BarChart
        {...LOANS}
        yAxis={[{ colorMap: PIECEWISE as never }]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition: 'end',
            labelFormatter: ({ index }) => (index === 2 ? 'High' : null),
            onItemClick,
          },
        }}
      />,
    );
    expect(items(removing)).toEqual(['High']);
    await click(removing.getByRole('button', { name: 'High' }));
    expect(onItemClick).toHaveBeenLastCalledWith(expect.anything(), expect.anything(), 2);
  },
);

claim(
  [
    "In a horizontal legend, 'start' places the labels above the gradient and 'end' below it.",
    "In a vertical legend, 'start' is before the gradient and 'end' after it.",
    "'extremes' places the labels at the two ends of the gradient.",
  ],
  async () => {
    const sides = async (props: object, direction: 'ltr' | 'rtl' = 'ltr') => {
      const screen = await show(
        <BarChart
          {...LOANS}
          yAxis={[{ colorMap: CONTINUOUS }]}
          slots={{ legend: ContinuousColorLegend }}
          slotProps={{ legend: { axisDirection: 'y', sx: { width: 200, height: 90 }, ...props } }}
        />,
        { direction },
      );
      const gradient = boxOf(screen, '.MuiContinuousColorLegend-gradient');
      const found = ['min', 'max'].map((end) => {
        const label = boxOf(screen, `.MuiContinuousColorLegend-${end}Label`);
        return [
          label.bottom <= gradient.top && 'above',
          label.top >= gradient.bottom && 'below',
          label.right <= gradient.left && 'left',
          label.left >= gradient.right && 'right',
        ].find(Boolean);
      });
      screen.unmount();
      return found;
    };
    const vertical = { direction: 'vertical' };
    expect(await sides({ labelPosition: 'start' })).toEqual(['above', 'above']);
    expect(await sides({ labelPosition: 'end' })).toEqual(['below', 'below']);
    expect(await sides({ labelPosition: 'extremes' })).toEqual(['left', 'right']);
    expect(await sides({ ...vertical, labelPosition: 'start' })).toEqual(['left', 'left']);
    expect(await sides({ ...vertical, labelPosition: 'end' })).toEqual(['right', 'right']);
    expect(await sides({ ...vertical, labelPosition: 'start' }, 'rtl')).toEqual(['right', 'right']);
    expect(await sides({ ...vertical, labelPosition: 'extremes' })).toEqual(['below', 'above']);
  },
);

claim(
  [
    'reverse inverts the direction of the gradient and its labels.',
    'In a vertical legend, the minimum is at the bottom.',
  ],
  async () => {
    const edges = async (props: object) => {
      const screen = await show(
        <BarChart
          {...LOANS}
          yAxis={[{ colorMap: CONTINUOUS }]}
          slots={{ legend: ContinuousColorLegend }}
          slotProps={{ legend: { axisDirection: 'y', sx: { width: 200, height: 60 }, ...props } }}
        />,
      );
      const min = boxOf(screen, '.MuiContinuousColorLegend-minLabel');
      const max = boxOf(screen, '.MuiContinuousColorLegend-maxLabel');
      screen.unmount();
      return { isMinLeft: min.left < max.left, isMinBelow: min.top > max.top };
    };
    expect((await edges({})).isMinLeft).toBe(true);
    expect((await edges({ reverse: true })).isMinLeft).toBe(false);
    expect((await edges({ direction: 'vertical' })).isMinBelow).toBe(true);
    expect((await edges({ direction: 'vertical', reverse: true })).isMinBelow).toBe(false);
  },
);

claim(
  'In version 8.5.0, reverse: true on the axis inverts the gradient, but not the labels: swap the texts with minLabel and maxLabel.',
  async () => {
    for (const reverse of [false, true]) {
      const screen = await show(
        <BarChart
          {...LOANS}
          yAxis={[{ colorMap: CONTINUOUS, reverse }]}
          slots={{ legend: ContinuousColorLegend }}
          slotProps={{ legend: { axisDirection: 'y', sx: { width: 200 } } }}
        />,
      );
      const min = boxOf(screen, '.MuiContinuousColorLegend-minLabel');
      const max = boxOf(screen, '.MuiContinuousColorLegend-maxLabel');
      expect(min.left).toBeLessThan(max.left);
      const fill = root(screen)?.querySelector('rect')?.getAttribute('fill') ?? '';
      const [, id = ''] = /^url\(#(.+)\)$/.exec(fill) ?? [];
      // Where the color of the minimum is: at the left, or at the right.
      expect(document.getElementById(id)?.getAttribute('x1')).toBe(reverse ? '1' : '0');
      screen.unmount();
    }
  },
);

claim(
  [
    'A legend with many items becomes taller than the <svg>.',
    "flexWrap: 'nowrap' keeps a vertical list in one column.",
    "Without it, the items that don't fit form a second column.",
  ],
  async () => {
    const series = Array.from({ length: 12 }, (_, index) => ({
      label: `Series ${index}`,
      data: [index, 1, 2],
    }));
    const whole = await show(
      <BarChart {...LOANS} series={series} slotProps={{ legend: { direction: 'vertical' } }} />,
    );
    const { legend, drawing } = places(whole);
    expect(legend.height).toBeGreaterThan(drawing.height);
    whole.unmount();
    for (const [flexWrap, columns] of [
      ['nowrap', 1],
      ['wrap', 2],
    ] as const) {
      const sx = { maxHeight: 190, overflowY: 'auto', flexWrap };
      const screen = await show(
        <BarChart
          {...LOANS}
          series={series}
          slotProps={{ legend: { direction: 'vertical', sx } }}
        />,
      );
      const lefts = [...(root(screen)?.querySelectorAll('li') ?? [])].map(
        (item) => item.getBoundingClientRect().left,
      );
      expect(new Set(lefts).size).toBe(columns);
      screen.unmount();
    }
  },
);

claim(
  "The mouse cursor stays an arrow over the items of ChartsLegend: set cursor: 'pointer' on button, as this demo does.",
  async () => {
    const style = document.createElement('style');
    style.textContent = '@layer theme { button { cursor: default } }'; // as browsers do; the site has another rule
    document.body.append(style);
    const onItemClick = () => {};
    const cursorOf = ({ stage }: Screen) =>
      getComputedStyle(stage.querySelector('li button') ?? stage).cursor;
    const series = await show(<BarChart {...LOANS} slotProps={{ legend: { onItemClick } }} />);
    expect(cursorOf(series)).toBe('default');
    await series.rerender(
      <BarChart
        {...LOANS}
        slotProps={{ legend: { onItemClick, sx: { button: { cursor: 'pointer' } } } }}
      />,
    );
    expect(cursorOf(series)).toBe('pointer');
  },
);

claim(
  "A label wraps at its spaces. To prevent this, set whiteSpace: 'nowrap', as the first color legend of this page does.",
  async () => {
    const heightOf = async (sx: object) => {
      const screen = await show(
        <BarChart
          {...LOANS}
          yAxis={[{ colorMap: CONTINUOUS }]}
          slots={{ legend: ContinuousColorLegend }}
          slotProps={{
            legend: { axisDirection: 'y', maxLabel: 'Very many', sx: { width: 300, ...sx } },
          }}
        />,
      );
      const { height } = boxOf(screen, '.MuiContinuousColorLegend-maxLabel');
      screen.unmount();
      return height;
    };
    const line = await heightOf({ whiteSpace: 'nowrap' });
    expect(await heightOf({})).toBeGreaterThan(line * 1.5);
    const demo = await showDemo('/data/content/react-charts/legend/ColorLegend.tsx');
    expect(boxOf(demo, '.MuiContinuousColorLegend-maxLabel').height).toBe(line);
  },
);

claim(
  [
    'With labels below or above the marks, the first and the last mark are off-center.',
    "Set alignSelf: 'center' on piecewiseColorLegendClasses.mark, which is the class .MuiPiecewiseColorLegendClasses-mark.",
  ],
  async () => {
    const centered = async (props: object) => {
      const screen = await show(
        <BarChart
          {...LOANS}
          yAxis={[{ colorMap: PIECEWISE as never }]}
          slots={{ legend: PiecewiseColorLegend }}
          slotProps={{ legend: { axisDirection: 'y', ...props } }}
        />,
      );
      const found = [...screen.stage.querySelectorAll('.MuiPiecewiseColorLegendClasses-item')].map(
        (item) => {
          const mark = item.querySelector('.MuiPiecewiseColorLegendClasses-mark');
          const { left, width } = mark?.getBoundingClientRect() ?? new DOMRect();
          const box = item.getBoundingClientRect();
          return Math.abs(left + width / 2 - box.left - box.width / 2) < 1;
        },
      );
      screen.unmount();
      return found;
    };
    const labelFormatter = ({ index }: { index: number }) => `A long label of piece ${index}`;
    const sx = { [`.${piecewiseColorLegendClasses.mark}`]: { alignSelf: 'center' } };
    for (const labelPosition of ['start', 'end']) {
      const props = { labelPosition, labelFormatter };
      expect(await centered(props)).toEqual([false, true, false]);
      expect(await centered({ ...props, sx })).toEqual([true, true, true]);
    }
  },
);

claim(
  [
    "A horizontal piecewise legend doesn't wrap.",
    "If your labels are long, set flexWrap: 'wrap' and width: 'auto', as this demo does.",
  ],
  async () => {
    const thresholds = Array.from({ length: 30 }, (_, index) => (index + 1) * 1000);
    const colors = Array.from({ length: 31 }, (_, index) => `hsl(${index * 10} 50% 50%)`);
    for (const [sx, isWrapped] of [
      [{}, false],
      [{ flexWrap: 'wrap', width: 'auto' }, true],
    ] as const) {
      const screen = await show(
        <div style={{ width: 300 }}>
          <BarChart
            {...LOANS}
            yAxis={[{ colorMap: { type: 'piecewise', thresholds, colors } }]}
            slots={{ legend: PiecewiseColorLegend }}
            slotProps={{ legend: { axisDirection: 'y', labelPosition: 'end', sx } }}
          />
        </div>,
      );
      const tops = [...(root(screen)?.querySelectorAll('li') ?? [])].map(
        (item) => item.getBoundingClientRect().top,
      );
      expect(tops).toHaveLength(31);
      expect(new Set(tops).size > 1).toBe(isWrapped);
      screen.unmount();
    }
  },
);

claim(
  [
    "Legend items don't highlight their series.",
    'Hovering a line replaces the highlight even if you control highlightedItem, and leaving the line removes it.',
  ],
  async () => {
    const screen = await show(
      <LineChart
        height={200}
        xAxis={[{ scaleType: 'point', data: ['a', 'b', 'c'] }]}
        series={['novels', 'guides', 'comics'].map((id, index) => ({
          id,
          label: id,
          showMark: false,
          data: [10 * index, 10 * index + 2, 10 * index + 1],
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        highlightedItem={{ seriesId: 'guides' }}
      />,
    );
    const faded = () =>
      [...screen.stage.querySelectorAll('.MuiLineElement-faded')].map(
        (line) => /series-(\w+)/.exec(line.getAttribute('class') ?? '')?.[1],
      );
    expect(faded()).toEqual(expect.arrayContaining(['novels', 'comics']));
    const item = screen.stage.querySelector('.MuiChartsLegend-series') ?? screen.stage;
    await hover(item);
    expect(faded()).toEqual(expect.arrayContaining(['novels', 'comics']));
    const line = screen.stage.querySelector<SVGPathElement>('.MuiLineElement-series-novels');
    if (!line) {
      throw new Error('There is no line.');
    }
    await hover(line, placeOn(line));
    await expect.poll(faded).toEqual(expect.arrayContaining(['guides', 'comics']));
    await hover(item);
    await expect.poll(faded).toEqual([]);
  },
);

claim(
  'To override width, height or borderRadius of a mark, use a stronger selector, such as li .MuiChartsLegend-mark.',
  async () => {
    const sx = { 'li .MuiChartsLegend-mark': { width: 20, height: 20 } };
    const screen = await show(<BarChart {...LOANS} slotProps={{ legend: { sx } }} />);
    expect(boxOf(screen, '.MuiChartsLegend-mark').width).toBe(20);
  },
);

claim(
  [
    'Bar, line, scatter, pie, radar and funnel charts render a legend as soon as a series or slice has a label.',
    'Configure it with slotProps.legend, replace it with slots.legend, and remove it with hideLegend.',
    'The legend is an HTML list next to the <svg>, not a part of it.',
    'Each item has a mark in the color of its series and the series label.',
    'hideLegend removes the legend.',
  ],
  async () => {
    const charts = (label: string | undefined, props: object = {}) => {
      const look = { height: 200, colors: ['#123456'], ...props };
      return [
        <BarChart key="bar" {...look} series={[{ label, data: [1] }]} />,
        <LineChart key="line" {...look} series={[{ label, data: [1, 2] }]} />,
        <ScatterChart
          key="scatter"
          {...look}
          series={[{ label, data: [{ id: 0, x: 1, y: 1 }] }]}
        />,
        <PieChart key="pie" {...look} series={[{ data: [{ id: 0, value: 1, label }] }]} />,
        <RadarChart
          key="radar"
          {...look}
          radar={{ metrics: ['a', 'b', 'c'] }}
          series={[{ label, data: [1, 2, 3] }]}
        />,
        <FunnelChart key="funnel" {...look} series={[{ data: [{ value: 1, label }] }]} />,
      ];
    };
    for (const chart of charts('Novels')) {
      const screen = await show(chart);
      expect(items(screen)).toEqual(['Novels']);
      const drawing = screen.stage.querySelector(SURFACE);
      expect(root(screen)?.parentElement).toBe(drawing?.parentElement);
      const fill = screen.stage.querySelector('li .MuiChartsLabelMark-fill');
      expect(fill?.getAttribute('fill')).toBe('#123456');
      screen.unmount();
    }
    for (const chart of [...charts(undefined), ...charts('Novels', { hideLegend: true })]) {
      const screen = await show(chart);
      expect(screen.stage.querySelector(SURFACE)).not.toBeNull();
      expect(root(screen)).toBeNull();
      screen.unmount();
    }
    for (const chart of charts('Novels', { slotProps: { legend: { className: 'mine' } } })) {
      const screen = await show(chart);
      expect(root(screen)?.classList.contains('mine')).toBe(true);
      screen.unmount();
    }
    const Mine = () => <p>My legend</p>;
    for (const chart of charts('Novels', { slots: { legend: Mine } })) {
      const screen = await show(chart);
      await expect.element(screen.getByText('My legend')).toBeVisible();
      expect(root(screen)).toBeNull();
      screen.unmount();
    }
  },
);

claim(
  [
    'direction arranges the items in a row or a column.',
    "direction | 'horizontal', 'vertical' | 'horizontal', in pie charts 'vertical'",
    "position.vertical | 'top', 'middle', 'bottom' | Depends on direction",
    "position.horizontal | 'start', 'center', 'end' | Depends on direction",
    'The other half of position aligns the legend along that side.',
    'The chart reads both from its own slotProps.legend.',
  ],
  async () => {
    const laid = async (legend: ChartsLegendSlotProps['legend'], shape: 'bar' | 'pie' = 'bar') => {
      const screen = await show(
        shape === 'bar' ? (
          <BarChart {...LOANS} slotProps={{ legend }} />
        ) : (
          <PieChart
            height={200}
            series={[
              {
                data: [
                  { value: 2, label: 'A' },
                  { value: 1, label: 'B' },
                ],
              },
            ]}
            slotProps={{ legend }}
          />
        ),
      );
      const { legend: list, drawing } = places(screen);
      const flow = getComputedStyle(root(screen) ?? document.body).flexDirection;
      screen.unmount();
      return {
        flow,
        side: list.bottom <= drawing.top ? 'above' : list.left >= drawing.right ? 'after' : 'other',
        isTop: list.top - drawing.top < 20,
        isBottom: drawing.bottom - list.bottom < 20,
        isLeft: list.left - drawing.left < 20,
        isRight: drawing.right - list.right < 20,
        isMiddle: Math.abs(list.top + list.bottom - drawing.top - drawing.bottom) < 4,
        isCenter: Math.abs(list.left + list.right - drawing.left - drawing.right) < 4,
      };
    };
    const row = { flow: 'row', side: 'above' };
    const column = { flow: 'column', side: 'after' };
    expect(await laid({})).toMatchObject({ ...row, isCenter: true });
    expect(await laid({}, 'pie')).toMatchObject({ ...column, isMiddle: true });
    expect(await laid({ direction: 'horizontal' }, 'pie')).toMatchObject(row);
    const vertical = { direction: 'vertical' } as const;
    expect(await laid(vertical)).toMatchObject({ ...column, isMiddle: true, isTop: false });
    expect(await laid({ ...vertical, position: { vertical: 'top' } })).toMatchObject({
      ...column,
      isTop: true,
      isBottom: false,
    });
    expect(await laid({ ...vertical, position: { vertical: 'bottom' } })).toMatchObject({
      ...column,
      isTop: false,
      isBottom: true,
    });
    const horizontal = { direction: 'horizontal' } as const;
    expect(await laid({ ...horizontal, position: { horizontal: 'start' } })).toMatchObject({
      ...row,
      isLeft: true,
      isCenter: false,
    });
    expect(await laid({ ...horizontal, position: { horizontal: 'end' } })).toMatchObject({
      ...row,
      isRight: true,
      isCenter: false,
    });
  },
);

claim(
  [
    'The gap of the list is the space between items.',
    'The gap of .MuiChartsLegend-series is the space between a mark and its label.',
  ],
  async () => {
    for (const [gap, own] of [
      ['30px', '12px'],
      ['10px', '4px'],
    ] as const) {
      const sx = { gap, '.MuiChartsLegend-series': { gap: own } };
      const screen = await show(<BarChart {...LOANS} slotProps={{ legend: { sx } }} />);
      const [first, second] = [...screen.stage.querySelectorAll('.MuiChartsLegend-series')].map(
        (item) => item.getBoundingClientRect(),
      );
      expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(Number.parseInt(gap, 10));
      const mark = boxOf(screen, '.MuiChartsLegend-mark');
      const label = boxOf(screen, '.MuiChartsLegend-label');
      expect(Math.round(label.left - mark.right)).toBe(Number.parseInt(own, 10));
      screen.unmount();
    }
  },
);

claim(
  [
    '.MuiChartsLegend-root | The list',
    '.MuiChartsLegend-horizontal, .MuiChartsLegend-vertical | The list, depending on the direction of ChartsLegend. With slotProps.legend, the class is always -horizontal',
    '.MuiChartsLegend-series | An item: its mark and its label',
    '.MuiChartsLegend-mark | The mark',
    '.MuiChartsLegend-label | The text',
  ],
  async () => {
    const composed = (direction: 'horizontal' | 'vertical') => (
      <ChartDataProvider
        height={200}
        xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
        series={[{ type: 'bar', label: 'Novels', data: [5, 6] }]}
      >
        <ChartsLegend direction={direction} />
      </ChartDataProvider>
    );
    for (const [element, direction, other] of [
      [composed('horizontal'), 'horizontal', 'vertical'],
      [composed('vertical'), 'vertical', 'horizontal'],
      [
        <BarChart key="slot" {...LOANS} slotProps={{ legend: { direction: 'vertical' } }} />,
        'horizontal',
        'vertical',
      ],
    ] as const) {
      const screen = await show(element);
      const list = screen.stage.querySelector('.MuiChartsLegend-root');
      expect(list).toBe(root(screen));
      expect(list?.classList.contains(`MuiChartsLegend-${direction}`)).toBe(true);
      expect(list?.classList.contains(`MuiChartsLegend-${other}`)).toBe(false);
      const item = list?.querySelector('.MuiChartsLegend-series');
      const [mark, label] = item?.children ?? [];
      expect(mark?.matches('.MuiChartsLegend-mark.MuiChartsLabelMark-root')).toBe(true);
      expect(label?.matches('.MuiChartsLegend-label')).toBe(true);
      expect(label?.textContent).toBe('Novels');
      screen.unmount();
    }
  },
);

claim(
  [
    'The legend uses the typography variant caption and the primary text color of the theme.',
    'Change both with sx.',
    'The shape inside a mark has the class .MuiChartsLabelMark-fill.',
  ],
  async () => {
    const theme = createTheme({
      typography: { caption: { fontSize: '17px' } },
      palette: { text: { primary: '#010203' } },
    });
    const look = async (sx: object) => {
      const screen = await show(
        <ThemeProvider theme={theme}>
          <BarChart {...LOANS} slotProps={{ legend: { sx } }} />
        </ThemeProvider>,
      );
      const label = screen.stage.querySelector('.MuiChartsLegend-label') ?? document.body;
      const { fontSize, color } = getComputedStyle(label);
      const shapes = [...screen.stage.querySelectorAll('.MuiChartsLegend-mark rect')];
      expect(shapes).toHaveLength(2);
      expect(shapes.every((shape) => shape.matches('.MuiChartsLabelMark-fill'))).toBe(true);
      screen.unmount();
      return [fontSize, color];
    };
    expect(await look({})).toEqual(['17px', 'rgb(1, 2, 3)']);
    expect(await look({ fontSize: '21px', color: '#040506' })).toEqual(['21px', 'rgb(4, 5, 6)']);
  },
);

claim(['Set labelMarkType on a series.', 'It applies to the legend and the tooltip.'], async () => {
  for (const [labelMarkType, shown] of [
    [undefined, 'square'],
    ['circle', 'circle'],
    ['line', 'line'],
  ] as const) {
    const screen = await show(
      <BarChart {...LOANS} series={[{ label: 'A', data: [1, 2, 3], labelMarkType }]} />,
    );
    expect(marks(screen)).toEqual([shown]);
    await hover(screen.stage.querySelector('.MuiBarElement-root') ?? screen.stage);
    await expect
      .poll(
        () => document.querySelector('[role="tooltip"] .MuiChartsLabelMark-root')?.classList.value,
      )
      .toContain(`MuiChartsLabelMark-${shown}`);
    screen.unmount();
  }
});

claim('All icons of @mui/icons-material are such components.', async () => {
  const Icon: unknown = StarIcon;
  const Wrapped = ({ className }: ChartsLabelCustomMarkProps) => <StarIcon className={className} />;
  for (const [labelMarkType, icons] of [
    [Icon as typeof Wrapped, 0],
    [Wrapped, 1],
  ] as const) {
    const screen = await show(
      <BarChart {...LOANS} series={[{ label: 'A', data: [1, 2, 3], labelMarkType }]} />,
    );
    expect(screen.stage.querySelectorAll('li [data-testid="StarIcon"]')).toHaveLength(icons);
    expect(screen.stage.querySelectorAll('li rect')).toHaveLength(1 - icons);
    screen.unmount();
  }
});

claim(
  [
    'Pass a component to slots.legend.',
    'Inside it, useLegend from @mui/x-charts/hooks returns the items.',
    'id | A key for the item: the id of the series, slice or section',
    'seriesId, itemId | The series, and in pie and funnel charts the slice or section',
    'label | The text for the legend',
    'color | The color of the series, slice or section',
    'markType | The labelMarkType. Render it with ChartsLabelMark from @mui/x-charts/ChartsLabel',
  ],
  async () => {
    const seen = vi.fn();
    function Own() {
      const entries = useLegend().items;
      seen(entries);
      return entries.map(({ id, markType, color }) => (
        <ChartsLabelMark key={id} type={markType} color={color} />
      ));
    }
    const label = (location: string) => `A of the ${location}`;
    const text = 'A of the legend';
    const slots = { legend: Own };
    const data = [
      { id: 'phone', value: 2, label, color: '#123456', labelMarkType: 'line' },
    ] as const;
    for (const [chart, item] of [
      [
        <BarChart
          key="bar"
          height={200}
          slots={slots}
          series={[{ id: 'a', label, data: [1], color: '#123456', labelMarkType: 'line' }]}
        />,
        { id: 'a', seriesId: 'a' },
      ],
      [
        <PieChart key="pie" height={200} slots={slots} series={[{ id: 'share', data }]} />,
        { id: 'phone', seriesId: 'share', itemId: 'phone' },
      ],
      [
        <FunnelChart key="funnel" height={200} slots={slots} series={[{ id: 'steps', data }]} />,
        { id: 'phone', seriesId: 'steps', itemId: 'phone' },
      ],
    ] as const) {
      const screen = await show(chart);
      expect(seen.mock.lastCall?.[0]).toEqual([
        { ...item, label: text, color: '#123456', markType: 'line' },
      ]);
      const mark = screen.stage.querySelector('.MuiChartsLabelMark-line .MuiChartsLabelMark-fill');
      expect(mark?.getAttribute('fill')).toBe('#123456');
      screen.unmount();
    }
  },
);

claim(
  [
    'The hook reads the context of the chart.',
    'Outside a chart, use ChartDataProvider as the common parent of your legend and ChartsSurface.',
  ],
  async () => {
    function Own() {
      return <p data-testid="own">{useLegend().items.map(({ label }) => label)}</p>;
    }
    const screen = await show(
      <ChartDataProvider
        height={200}
        xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
        series={[{ type: 'bar', label: 'Novels', data: [5, 6] }]}
      >
        <Own />
        <ChartsSurface>
          <BarPlot />
        </ChartsSurface>
      </ChartDataProvider>,
    );
    await expect.element(screen.getByTestId('own')).toHaveTextContent('Novels');
    screen.unmount();
    await expect(show(<Own />)).rejects.toThrow(/Could not find the charts? context/i);
    takeConsole();
  },
);

claim(
  [
    "If an axis has a colorMap, the marks of the default legend don't show its colors.",
    'Both work as slots.legend of a chart and as components in a composed chart.',
    'They have no prop for their length: set the CSS width of a horizontal gradient and the height of a vertical one.',
  ],
  async () => {
    const axes = [{ colorMap: CONTINUOUS }, { colorMap: PIECEWISE as never }];
    for (const axis of axes) {
      const screen = await show(
        <BarChart
          {...LOANS}
          yAxis={[axis]}
          series={[{ label: 'A', data: [1, 12, 25], color: '#123456' }]}
        />,
      );
      const fill = screen.stage.querySelector('li .MuiChartsLabelMark-fill');
      expect(fill?.getAttribute('fill')).toBe('#123456');
      const [bar] = screen.stage.querySelectorAll('.MuiBarElement-root');
      expect(bar?.getAttribute('fill')).not.toBe('#123456');
      screen.unmount();
    }
    for (const [index, Legend] of [ContinuousColorLegend, PiecewiseColorLegend].entries()) {
      const yAxis = axes.slice(index, index + 1);
      const chart = await show(
        <BarChart
          {...LOANS}
          yAxis={yAxis}
          slots={{ legend: Legend }}
          slotProps={{ legend: { axisDirection: 'y' } }}
        />,
      );
      expect(root(chart)).not.toBeNull();
      chart.unmount();
      const composed = await show(
        <ChartDataProvider
          height={200}
          xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
          yAxis={yAxis}
          series={[{ type: 'bar', data: [5, 6] }]}
        >
          <Legend axisDirection="y" />
          <ChartsSurface>
            <BarPlot />
          </ChartsSurface>
        </ChartDataProvider>,
      );
      expect(root(composed)).not.toBeNull();
      composed.unmount();
    }
    for (const [direction, side, sx] of [
      ['horizontal', 'width', { width: 240 }],
      ['horizontal', 'width', { width: 120 }],
      ['vertical', 'height', { height: 150 }],
      ['vertical', 'height', { height: 90 }],
    ] as const) {
      const screen = await show(
        <BarChart
          {...LOANS}
          yAxis={[{ colorMap: CONTINUOUS }]}
          slots={{ legend: ContinuousColorLegend }}
          slotProps={{ legend: { axisDirection: 'y', direction, sx } }}
        />,
      );
      const gradient = boxOf(screen, '.MuiContinuousColorLegend-gradient');
      expect(Math.round(gradient[side])).toBe(Object.values(sx)[0]);
      screen.unmount();
    }
  },
);

claim(
  [
    "If the color map belongs to another axis, set 'x' or 'y'.",
    "There is no legend for 'ordinal' color maps: build one with the same values and colors.",
    'axisDirection is the direction of the axis whose color map is displayed.',
  ],
  async () => {
    const ordinal = { type: 'ordinal', colors: ['#ff0000', '#00ff00', '#0000ff'] } as const;
    for (const [legend, colorMap, axisDirection, count] of [
      [ContinuousColorLegend, CONTINUOUS, 'x', 1],
      [ContinuousColorLegend, CONTINUOUS, 'y', 0],
      [ContinuousColorLegend, ordinal, 'x', 0],
      [PiecewiseColorLegend, PIECEWISE, 'x', 1],
      [PiecewiseColorLegend, PIECEWISE, 'y', 0],
      [PiecewiseColorLegend, ordinal, 'x', 0],
    ] as const) {
      const screen = await show(
        <BarChart
          {...LOANS}
          xAxis={[{ data: [1, 2, 3], colorMap: colorMap as typeof CONTINUOUS }]}
          slots={{ legend }}
          slotProps={{ legend: { axisDirection } }}
        />,
      );
      expect(screen.stage.querySelectorAll('ul')).toHaveLength(count);
      screen.unmount();
    }
  },
);

claim('The position and direction of slotProps.legend also apply to color legends.', async () => {
  for (const [legend, colorMap] of [
    [ContinuousColorLegend, CONTINUOUS],
    [PiecewiseColorLegend, PIECEWISE as never],
  ] as const) {
    const at = async (props: object) => {
      const screen = await show(
        <BarChart
          {...LOANS}
          yAxis={[{ colorMap }]}
          slots={{ legend }}
          slotProps={{ legend: { axisDirection: 'y', sx: { minWidth: 60 }, ...props } }}
        />,
      );
      const { legend: list, drawing } = places(screen);
      screen.unmount();
      return [
        list.bottom <= drawing.top && 'above',
        list.top >= drawing.bottom && 'below',
        list.right <= drawing.left && 'left',
        list.left >= drawing.right && 'right',
      ].find(Boolean);
    };
    expect(await at({})).toBe('above');
    expect(await at({ position: { vertical: 'bottom' } })).toBe('below');
    expect(await at({ direction: 'vertical' })).toBe('right');
    expect(await at({ direction: 'vertical', position: { horizontal: 'start' } })).toBe('left');
  }
});

claim(
  [
    "direction | 'horizontal' | 'vertical' | 'horizontal'",
    "labelPosition | 'start' | 'extremes' | 'end' | 'end'",
    'minLabel, maxLabel | string | ({ value, formattedValue }) => string | The formatted bounds',
    'reverse | boolean | false',
    'rotateGradient | boolean | false',
    'thickness | number (px) | 12',
    'gradientId | string | The gradient of the axis',
  ],
  async () => {
    const shown = async (props: object) => {
      const screen = await show(
        <BarChart
          {...LOANS}
          yAxis={[{ colorMap: CONTINUOUS, valueFormatter: (value: number) => `${value} loans` }]}
          slots={{ legend: ContinuousColorLegend }}
          slotProps={{ legend: { axisDirection: 'y', sx: { width: 200 }, ...props } }}
        />,
      );
      const list = root(screen) ?? screen.stage;
      const svg = list.querySelector('svg') ?? list;
      const { a, b } = new DOMMatrix(getComputedStyle(svg).transform);
      const fill = list.querySelector('rect')?.getAttribute('fill') ?? '';
      const [, id = ''] = /^url\(#(.+)\)$/.exec(fill) ?? [];
      const result = {
        classes: list.className,
        texts: items(screen).filter(Boolean),
        turn: (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360,
        thickness: boxOf(screen, 'li .MuiChartsLabelGradient-mask').height,
        id,
        isThere: document.getElementById(id) !== null,
      };
      screen.unmount();
      return result;
    };
    const plain = await shown({});
    expect(plain).toMatchObject({
      texts: ['0 loans', '20 loans'],
      turn: 0,
      thickness: 12,
      isThere: true,
    });
    expect(plain.classes).toContain('MuiContinuousColorLegend-horizontal');
    expect(plain.classes).toContain('MuiContinuousColorLegend-end');
    const other = await shown({ direction: 'vertical', labelPosition: 'start' });
    expect(other.classes).toContain('MuiContinuousColorLegend-vertical');
    expect(other.classes).toContain('MuiContinuousColorLegend-start');
    expect((await shown({ reverse: true })).turn).toBe(180);
    expect((await shown({ rotateGradient: true })).turn).toBe(90);
    expect((await shown({ thickness: 30 })).thickness).toBe(30);
    expect((await shown({ gradientId: 'my-own' })).id).toBe('my-own');
    const maxLabel = ({ value, formattedValue }: { value: unknown; formattedValue: string }) =>
      `${String(value)}: ${formattedValue}`;
    expect((await shown({ minLabel: 'Few', maxLabel })).texts).toEqual(['Few', '20: 20 loans']);
  },
);

claim('A z-axis has no formatter: set minLabel and maxLabel.', async () => {
  const texts = async (props: object) => {
    const zAxis = {
      colorMap: { ...CONTINUOUS, max: 2000 },
      valueFormatter: (value: number) => `${value} kWh`, // not in the types
    };
    const screen = await show(
      <ScatterChart
        height={200}
        zAxis={[zAxis]}
        series={[{ data: [{ id: 0, x: 1, y: 1, z: 1 }] }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{ legend: { ...props } }}
      />,
    );
    const found = items(screen).filter(Boolean);
    screen.unmount();
    return found;
  };
  expect(await texts({})).toEqual(['0', (2000).toLocaleString()]);
  expect(await texts({ minLabel: '0 kWh', maxLabel: '2000 kWh' })).toEqual(['0 kWh', '2000 kWh']);
});

claim(
  [
    'labelFormatter returns the text of an item.',
    'index | The position of the color in colors',
    'min, max | The bounds. null for the open end',
    "formattedMin, formattedMax | The bounds, formatted by the axis with location: 'legend'",
    'To change only a few of them, call piecewiseColorDefaultLabelFormatter for the others.',
  ],
  async () => {
    const labelFormatter = vi.fn((params: PiecewiseLabelFormatterParams) =>
      params.index === 1 ? 'Some' : piecewiseColorDefaultLabelFormatter(params),
    );
    const screen = await show(
      <BarChart
        {...LOANS}
        yAxis={[
          {
            colorMap: PIECEWISE as never,
            valueFormatter: (value: number, { location }: { location: string }) =>
              `${value} ${location}`,
          },
        ]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{ legend: { axisDirection: 'y', labelPosition: 'end', labelFormatter } }}
      />,
    );
    expect(items(screen)).toEqual(['<10 legend', 'Some', '>20 legend']);
    const ten = '10 legend';
    const twenty = '20 legend';
    expect(labelFormatter.mock.calls.slice(0, 3).map(([params]) => params)).toEqual([
      { index: 0, length: 2, min: null, formattedMin: null, max: 10, formattedMax: ten },
      { index: 1, length: 2, min: 10, formattedMin: ten, max: 20, formattedMax: twenty },
      { index: 2, length: 2, min: 20, formattedMin: twenty, max: null, formattedMax: null },
    ]);
  },
);

claim(
  [
    "ChartsLegend and PiecewiseColorLegend support it, but ContinuousColorLegend doesn't.",
    "ChartsLegend | { type: 'series', seriesId, itemId, label, color }",
    "PiecewiseColorLegend | { type: 'piecewiseColor', minValue, maxValue, label, color }",
  ],
  async () => {
    const onItemClick = vi.fn();
    const slotProps = { legend: { onItemClick } };
    const bars = await show(
      <BarChart
        {...LOANS}
        series={[{ id: 'novels', label: 'Novels', color: '#123456', data: [1, 2, 3] }]}
        slotProps={slotProps}
      />,
    );
    await click(bars.getByRole('button', { name: 'Novels' }));
    const series = { type: 'series', label: 'Novels', color: '#123456' };
    expect(onItemClick.mock.lastCall?.[1]).toEqual({
      ...series,
      seriesId: 'novels',
      itemId: undefined,
    });
    bars.unmount();
    const data = [{ id: 'novels', value: 1, label: 'Novels', color: '#123456' }];
    const pie = await show(
      <PieChart height={200} series={[{ id: 'shares', data }]} slotProps={slotProps} />,
    );
    await click(pie.getByRole('button', { name: 'Novels' }));
    expect(onItemClick.mock.lastCall?.[1]).toEqual({
      ...series,
      seriesId: 'shares',
      itemId: 'novels',
    });
    pie.unmount();
    const pieces = await show(
      <BarChart
        {...LOANS}
        yAxis={[{ colorMap: PIECEWISE as never }]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{ legend: { axisDirection: 'y', labelPosition: 'end', onItemClick } }}
      />,
    );
    await click(pieces.getByRole('button', { name: '10-20' }));
    expect(onItemClick.mock.lastCall?.[1]).toEqual({
      type: 'piecewiseColor',
      minValue: 10,
      maxValue: 20,
      label: '10-20',
      color: '#ffff00',
    });
    pieces.unmount();
    const continuous = await show(
      <BarChart
        {...LOANS}
        yAxis={[{ colorMap: CONTINUOUS }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{ legend: { axisDirection: 'y', onItemClick } }}
      />,
    );
    expect(root(continuous)).not.toBeNull();
    expect(root(continuous)?.querySelector('button')).toBeNull();
    takeConsole(); // React may complain of the prop, which ends on the list
  },
);

claim(
  [
    'Keep the hidden IDs in your state, and pass an empty data array for these series.',
    'In a line chart, the y-axis then includes zero.',
    'To avoid it, pass null values instead.',
    "Don't remove the series from the array: its legend item would disappear with it.",
    'Returning null from valueFormatter removes its row from the tooltip.',
  ],
  async () => {
    const shown = async (hidden?: object) => {
      const screen = await show(
        <LineChart
          height={200}
          xAxis={[{ scaleType: 'point', data: ['a', 'b', 'c'] }]}
          series={[
            { id: 'tea', label: 'Tea', data: [310, 320, 330] },
            ...(hidden ? [{ id: 'coffee', label: 'Coffee', data: [], ...hidden }] : []),
          ]}
        />,
      );
      const drawing = screen.stage.querySelector(SURFACE) ?? screen.stage;
      await hover(drawing, { x: drawing.getBoundingClientRect().width / 2, y: 60 });
      await expect.poll(() => document.querySelector('[role="tooltip"]')?.textContent).toBeTruthy();
      const result = {
        items: items(screen),
        lowest: ticks(screen, 'Y')[0],
        tooltip: document.querySelector('[role="tooltip"]')?.textContent,
        marks: screen.stage.querySelectorAll('.MuiMarkElement-series-coffee').length,
      };
      screen.unmount();
      return result;
    };
    const both = ['Tea', 'Coffee'];
    const alone = await shown();
    expect(alone.items).toEqual(['Tea']);
    expect(alone.lowest).not.toBe('0');
    expect(await shown({})).toMatchObject({ items: both, lowest: '0', marks: 0 });
    const data = [null, null, null];
    expect(await shown({ data })).toMatchObject({ items: both, lowest: alone.lowest, marks: 0 });
    expect((await shown({ data })).tooltip).toContain('Coffee');
    expect((await shown({ data, valueFormatter: () => null })).tooltip).toBe(alone.tooltip);
  },
);
