import { forwardRef, memo, type ReactElement } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import {
  ContinuousColorLegend,
  PiecewiseColorLegend,
  type ChartsLegendSlotProps,
} from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { act, claim, click, expect, hover, press, show, vi, type Screen } from '#test/proof.tsx';

const LOANS: BarChartProps = {
  title: 'Loans',
  height: 200,
  xAxis: [{ data: ['Q1', 'Q2', 'Q3'] }],
  series: [
    { id: 'novels', label: 'Novels', data: [12, 11, 16] },
    { id: 'guides', label: 'Guides', data: [3, 5, 7] },
  ],
};
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

function boxOf(screen: Screen, selector: string): DOMRect {
  return screen.stage.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
}

/** The legend and the drawing beside it. */
function places(screen: Screen): { legend: DOMRect; drawing: DOMRect } {
  return {
    legend: root(screen)?.getBoundingClientRect() ?? new DOMRect(),
    drawing: boxOf(screen, '.MuiChartsSurface-root'),
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
});

act('ToggleSeries', async (demo) => {
  const lines = () => demo.stage.querySelectorAll('.MuiMarkElement-root').length;
  const ticks = () =>
    [...demo.stage.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')]
      .map((tick) => tick.textContent)
      .join();
  const start = ticks();
  expect(lines()).toBe(0);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Coffee' }).click();
    await expect.poll(() => items(demo)).toEqual(['Tea', 'Coffee (hidden)', 'Cocoa']);
    await expect.poll(ticks).not.toBe(start);
    await hover(demo.stage.querySelector('.MuiChartsSurface-root') ?? demo.stage);
    await expect.element(demo.getByRole('tooltip')).toHaveTextContent('Tea');
    expect(demo.getByRole('tooltip').element().textContent).not.toContain('Coffee');
    await demo.getByRole('button', { name: 'Coffee (hidden)' }).click();
    await expect.poll(() => items(demo)).toEqual(['Tea', 'Coffee', 'Cocoa']);
    await expect.poll(ticks).toBe(start);
  }
});

claim(
  ['A series without a label has no item.', 'Pie charts have one item per slice that has a label.'],
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
    expect(items(await show(<PieChart height={200} series={[{ data }]} />))).toEqual([
      'Phone',
      'Tablet',
    ]);
  },
);

claim(
  [
    'height is the height of the <svg>: a horizontal legend adds to it.',
    'The <svg> keeps its height, so the chart takes less space on the page.',
  ],
  async () => {
    const screen = await show(<BarChart {...LOANS} />);
    const whole = () =>
      screen.stage.querySelector('.MuiChartsSurface-root')?.parentElement?.offsetHeight ?? 0;
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
  'The ChartsLegend component has no position prop, and a direction in the default props of the theme turns the list without moving it.',
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
  },
);

claim('Tooltips still display the labels.', async () => {
  const screen = await show(<BarChart {...LOANS} hideLegend />);
  await hover(screen.stage.querySelector('.MuiBarElement-root') ?? screen.stage);
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Novels');
});

claim(
  'To keep its label in the tooltip, pass a function that returns undefined for the legend.',
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
  ["bar | 'square'", "line | 'line'", "scatter, pie | 'circle'", "radar | 'square'"],
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
    ] as const) {
      const screen = await show(chart);
      expect(marks(screen)).toEqual([type]);
      screen.unmount();
    }
  },
);

claim(
  [
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
    expect(Plain.mock.calls[0]?.[0]).toMatchObject({ color: '#123456' });
  },
);

claim("useLegend doesn't know color maps: color is the color of the series.", async () => {
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
    'If there are several axes in that direction, axisId names one, by its id or its index.',
    'Without axisId, the first axis counts.',
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
    "With 'start' or 'end', each item has one.",
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
  'A vertical piecewise legend is reversed, so there it differs from the index of the color.',
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
  },
);

claim(
  [
    'reverse swaps the gradient and the labels.',
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
  [
    "flexWrap: 'nowrap' keeps a vertical list in one column.",
    "Without it, the items that don't fit form a second column.",
  ],
  async () => {
    const series = Array.from({ length: 12 }, (_, index) => ({
      label: `Series ${index}`,
      data: [index, 1, 2],
    }));
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
  [
    "The mouse cursor stays an arrow over the items of ChartsLegend: set cursor: 'pointer' on button, as this demo does.",
    "A horizontal piecewise legend doesn't wrap.",
  ],
  async () => {
    const onItemClick = () => {};
    const series = await show(<BarChart {...LOANS} slotProps={{ legend: { onItemClick } }} />);
    const button = series.stage.querySelector('li button') ?? document.body;
    expect(getComputedStyle(button).cursor).toBe('default');
    series.unmount();
    const screen = await show(
      <BarChart
        {...LOANS}
        yAxis={[{ colorMap: PIECEWISE as never }]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{ legend: { axisDirection: 'y' } }}
      />,
    );
    expect(getComputedStyle(root(screen) ?? document.body).flexWrap).toBe('nowrap');
  },
);

claim("Without onHighlightChange, hovering the chart doesn't change the highlight.", async () => {
  const series = (LOANS.series ?? []).map((each) => ({
    ...each,
    highlightScope: { highlight: 'series', fade: 'global' } as const,
  }));
  const screen = await show(
    <BarChart {...LOANS} series={series} highlightedItem={{ seriesId: 'guides' }} />,
  );
  const faded = () => screen.stage.querySelectorAll('.MuiBarElement-faded').length;
  expect(faded()).toBe(3);
  await hover(screen.stage.querySelector('.MuiBarElement-series-novels') ?? screen.stage);
  expect(faded()).toBe(3);
  expect(screen.stage.querySelector('.MuiBarElement-series-novels')?.classList).toContain(
    'MuiBarElement-faded',
  );
});

claim(
  'To override width, height or borderRadius of a mark, use a stronger selector, such as li .MuiChartsLegend-mark.',
  async () => {
    const sx = { 'li .MuiChartsLegend-mark': { width: 20, height: 20 } };
    const screen = await show(<BarChart {...LOANS} slotProps={{ legend: { sx } }} />);
    expect(boxOf(screen, '.MuiChartsLegend-mark').width).toBe(20);
  },
);
