import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { claim, expect, hover, show, showDemo, vi, type Screen } from '#test/proof.tsx';

function legend({ stage }: Screen): string[] {
  return [...stage.querySelectorAll('.MuiChartsLegend-root li')].map((item) => item.textContent);
}

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

claim('It is a string, and the axis is 20 px larger with it.', async () => {
  const bottom = async (label?: string) => {
    const screen = await show(
      <LineChart
        height={200}
        xAxis={[{ scaleType: 'point', data: ['a', 'b'], label }]}
        series={[{ data: [4, 5] }]}
      />,
    );
    const line = screen.stage.querySelector('.MuiChartsAxis-directionX .MuiChartsAxis-line');
    const place = line?.getBoundingClientRect().top ?? 0;
    screen.unmount();
    return place;
  };
  expect((await bottom()) - (await bottom('Year'))).toBe(20);
});

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
    <BarChart height={200} xAxis={[{ data: ['a'] }]} series={[{ label, data: [4] }]} />,
  );
  expect(await tooltipOf(screen, '.MuiBarElement-root')).toBe('atooltip4');
  expect(locations(label)).toEqual(new Set(['legend', 'tooltip']));
  expect(label.mock.calls.every((call) => call.length === 1)).toBe(true);
});

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
      const found = [...screen.stage.querySelectorAll('.MuiPieArcLabel-root')].map(
        (text) => text.textContent,
      );
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
  },
);
