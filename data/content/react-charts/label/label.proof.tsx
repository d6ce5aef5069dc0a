import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { claim, expect, hover, show, showDemo, vi, type Screen } from '#test/proof.tsx';
import { legend } from '#test/proofs/charts.tsx';

async function tooltipOf(screen: Screen, selector: string): Promise<string> {
  await hover(screen.stage.querySelector(selector) ?? screen.stage);
  const tooltip = screen.getByRole('tooltip');
  await expect.element(tooltip).toBeVisible();
  return tooltip.element().textContent;
}

function locations(label: { mock: { calls: unknown[][] } }): Set<unknown> {
  return new Set(label.mock.calls.map(([location]) => location));
}

claim('The legend and the tooltip display it.', async () => {
  const screen = await show(
    <BarChart height={200} xAxis={[{ data: ['a'] }]} series={[{ label: 'Apples', data: [4] }]} />,
  );
  expect(legend(screen)).toEqual(['Apples']);
  expect(await tooltipOf(screen, '.MuiBarElement-root')).toBe('aApples4');
});

claim(
  'A series without a label has no item in the legend, and its row in the tooltip has a value but no name.',
  async () => {
    const screen = await show(
      <BarChart height={200} xAxis={[{ data: ['a'] }]} series={[{ data: [4] }]} />,
    );
    expect(legend(screen)).toEqual([]);
    expect(await tooltipOf(screen, '.MuiBarElement-root')).toBe('a4');
  },
);

claim(
  'It makes the axis 20 px larger, unless you set the height or width of the axis.',
  async () => {
    const bottom = async (label?: string, height?: number) => {
      const screen = await show(
        <LineChart
          height={200}
          xAxis={[{ scaleType: 'point', data: ['a', 'b'], label, height }]}
          series={[{ data: [4, 5] }]}
        />,
      );
      const line = screen.stage.querySelector('.MuiChartsAxis-directionX .MuiChartsAxis-line');
      const place = line?.getBoundingClientRect().top ?? 0;
      screen.unmount();
      return place;
    };
    expect((await bottom()) - (await bottom('Year'))).toBe(20);
    expect(await bottom(undefined, 50)).toBe(await bottom('Year', 50));
  },
);

claim(
  'In this demo, the legend has the full names and the tooltip the currency codes.',
  async () => {
    const demo = await showDemo('/data/content/react-charts/label/ShortInTooltip.tsx');
    expect(legend(demo)).toEqual(['Swiss franc', 'Swedish krona', 'Norwegian krone']);
    expect(await tooltipOf(demo, '.MuiBarElement-root')).toBe('Q1CHF-4.6%SEK-3.4%NOK-4.1%');
  },
);

claim('location is the only argument.', async () => {
  const label = vi.fn((location: string) => location);
  const screen = await show(
    <BarChart height={200} xAxis={[{ data: ['a: '] }]} series={[{ label, data: [4] }]} />,
  );
  expect(await tooltipOf(screen, '.MuiBarElement-root')).toBe('a: tooltip4');
  expect(locations(label)).toEqual(new Set(['legend', 'tooltip']));
  expect(label.mock.calls.every((call) => call.length === 1)).toBe(true);
});

claim(
  [
    "Bar, line, scatter, radar | series[].label | 'legend', 'tooltip'",
    "Heatmap | series[].label | 'tooltip'",
    "Pie | series[].data[].label | 'legend', 'tooltip', 'arc'",
    "Funnel | series[].data[].label | 'legend', 'tooltip'",
  ],
  async () => {
    const label = vi.fn((location: string) => `At ${location}`);
    const data = [{ id: 0, value: 4, label }];
    for (const [chart, selector, expected] of [
      [
        <BarChart key="bar" height={200} series={[{ label, data: [4] }]} />,
        '.MuiBarElement-root',
        ['legend', 'tooltip'],
      ],
      [
        <LineChart
          key="line"
          height={200}
          xAxis={[{ data: [1, 2] }]}
          series={[{ label, data: [4, 5] }]}
        />,
        '.MuiMarkElement-root',
        ['legend', 'tooltip'],
      ],
      [
        <ScatterChart
          key="scatter"
          height={200}
          series={[{ label, data: [{ id: 0, x: 1, y: 1 }] }]}
        />,
        'g[data-drawing-container] circle',
        ['legend', 'tooltip'],
      ],
      [
        <RadarChart
          key="radar"
          height={200}
          radar={{ metrics: ['a', 'b', 'c'] }}
          series={[{ label, data: [1, 2, 3] }]}
        />,
        '.MuiRadarSeriesPlot-area',
        ['legend', 'tooltip'],
      ],
      [
        <Heatmap
          key="heatmap"
          height={200}
          hideLegend={false}
          xAxis={[{ data: ['a'] }]}
          yAxis={[{ data: ['b'] }]}
          series={[{ label, data: [[0, 0, 7]] }]}
        />,
        '.MuiHeatmap-cell',
        ['tooltip'],
      ],
      [
        <PieChart key="pie" height={200} series={[{ arcLabel: 'label', data }]} />,
        '.MuiPieArc-root',
        ['arc', 'legend', 'tooltip'],
      ],
      [
        <FunnelChart key="funnel" height={200} series={[{ data }]} />,
        '.MuiFunnelSection-root',
        ['legend', 'tooltip'],
      ],
    ] as const) {
      label.mockClear();
      const screen = await show(chart);
      expect(await tooltipOf(screen, selector)).toContain('At tooltip');
      expect([...locations(label)].toSorted()).toEqual(expected);
      screen.unmount();
    }
  },
);

claim('The function also works for series with a dataKey.', async () => {
  const screen = await show(
    <BarChart
      height={200}
      dataset={[{ name: 'a', sold: 4 }]}
      xAxis={[{ dataKey: 'name' }]}
      series={[{ dataKey: 'sold', label: (location) => `Sold (${location})` }]}
    />,
  );
  expect(legend(screen)).toEqual(['Sold (legend)']);
});

claim(
  [
    "With arcLabel: 'label', it is also displayed on the slice, and the location is 'arc'.",
    'Without arcLabel, slices have no text.',
  ],
  async () => {
    const data = [{ id: 0, value: 4, label: (location: string) => `Wind ${location}` }];
    const texts = async (arcLabel?: 'label') => {
      const screen = await show(<PieChart height={200} series={[{ arcLabel, data }]} />);
      const found = [...screen.stage.querySelectorAll('.MuiPieArcLabel-root')]
        .map((text) => text.textContent)
        .filter(Boolean);
      expect(legend(screen)).toEqual(['Wind legend']);
      screen.unmount();
      return found;
    };
    expect(await texts('label')).toEqual(['Wind arc']);
    expect(await texts()).toEqual([]);
  },
);

claim(
  [
    "The type of a funnel label has the location 'section' as well, but this version never calls the function with it.",
    'Sections display their value.',
    'To change that text, use the valueFormatter of the series.',
    'sectionLabel positions or hides it.',
  ],
  async () => {
    const label = vi.fn((location: string) => `Visits ${location}`);
    const screen = await show(
      <FunnelChart
        height={200}
        series={[
          {
            data: [
              { id: 0, value: 80, label },
              { id: 1, value: 40, label: 'Orders' },
            ],
          },
        ]}
      />,
    );
    await expect.element(screen.getByText('80')).toBeVisible();
    expect(legend(screen)).toEqual(['Visits legend', 'Orders']);
    expect(locations(label).has('section')).toBe(false);
    screen.unmount();
    const data = [{ value: 80 }, { value: 40 }];
    const texts = async (props: object) => {
      const funnel = await show(<FunnelChart height={200} series={[{ data, ...props }]} />);
      const found = [...funnel.stage.querySelectorAll('svg text')]
        .map(({ textContent }) => textContent)
        .filter((text) => text.endsWith('visits'));
      funnel.unmount();
      return found;
    };
    const valueFormatter = ({ value }: { value: number }) => `${value} visits`;
    expect(await texts({ valueFormatter })).toEqual(['80 visits', '40 visits']);
    expect(await texts({ valueFormatter, sectionLabel: false })).toEqual([]);
  },
);

claim("arcLabel can also be 'value', 'formattedValue' or a function of the slice.", async () => {
  const data = [{ id: 0, value: 4, label: 'Wind' }];
  for (const [arcLabel, text] of [
    ['value', '4'],
    ['formattedValue', '4 MW'],
    [({ label, value }: { label?: string; value: number }) => `${label}: ${value}`, 'Wind: 4'],
  ] as const) {
    const screen = await show(
      <PieChart
        height={200}
        series={[{ arcLabel, data, valueFormatter: ({ value }) => `${value} MW` }]}
      />,
    );
    expect(screen.stage.querySelector('.MuiPieArcLabel-root')?.textContent).toBe(text);
    screen.unmount();
  }
});
