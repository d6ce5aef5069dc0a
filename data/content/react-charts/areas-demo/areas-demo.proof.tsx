import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { act, claim, expect, hover, show, showDemo, vi, type Screen } from '#test/proof.tsx';
import { surface } from '#test/proofs/charts.tsx';

const HERE = '/data/content/react-charts/areas-demo';
const SALES: LineChartProps = {
  title: 'Bread sold',
  height: 240,
  hideLegend: true,
  xAxis: [{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu'] }],
  series: [],
};

function areas({ stage }: Screen): Element[] {
  return [...stage.querySelectorAll('.MuiAreaElement-root')];
}

/** How many separate pieces an area has. */
function pieces(screen: Screen): number {
  return (areas(screen)[0]?.getAttribute('d') ?? '').split('M').length - 1;
}

/** The texts of the ticks of the y-axis. */
function ticks({ stage }: Screen): string[] {
  const labels = stage.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
  return [...labels].map((label) => label.textContent);
}

/** Rests the mouse at the last point of a chart, and reads the tooltip. */
async function lastTooltip(screen: Screen): Promise<string> {
  await hover(surface(screen), { x: surface(screen).getBoundingClientRect().width - 21, y: 60 });
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  return screen.getByRole('tooltip').element().textContent;
}

act('AreaGapsJoined', async (demo) => {
  expect(pieces(demo)).toBe(1);
  for (const count of [3, 1, 3, 1]) {
    await demo.getByRole('switch', { name: 'connectNulls' }).click();
    await expect.poll(() => pieces(demo)).toBe(count);
  }
});

claim(
  'With an area, the y-axis includes zero by default, so that the height represents the amount.',
  async () => {
    for (const area of [true, undefined]) {
      const screen = await show(
        <LineChart {...SALES} series={[{ data: [38, 44, 61, 52], area }]} />,
      );
      expect(ticks(screen).includes('0')).toBe(area === true);
      screen.unmount();
    }
  },
);

claim(
  [
    'Set area: true and the same stack on each series.',
    'The first series is at the bottom.',
    'The tooltip lists the series in the order of the array, so the first row is the bottom of the stack.',
    "To reverse the stack, set stackOrder: 'reverse'.",
  ],
  async () => {
    for (const stackOrder of ['none', 'reverse'] as const) {
      const common = { stack: 'all', area: true, stackOrder };
      const screen = await show(
        <LineChart
          {...SALES}
          series={[
            { id: 'a', label: 'A', data: [1, 2, 3, 4], ...common },
            { id: 'b', label: 'B', data: [5, 6, 7, 8], ...common },
          ]}
        />,
      );
      const bottom = (id: string) =>
        screen.stage.querySelector(`.MuiAreaElement-series-${id}`)?.getBoundingClientRect()
          .bottom ?? 0;
      expect(bottom('a') > bottom('b')).toBe(stackOrder === 'none');
      expect(await lastTooltip(screen)).toBe('ThuA4B8');
      screen.unmount();
    }
  },
);

claim(
  'A series without area: true keeps its place in the stack, but its space stays empty.',
  async () => {
    const screen = await show(
      <LineChart
        {...SALES}
        series={[
          { data: [10, 10, 10, 10], stack: 'all' },
          { data: [10, 10, 10, 10], stack: 'all', area: true },
        ]}
        yAxis={[{ min: 0, max: 20 }]}
      />,
    );
    expect(areas(screen)).toHaveLength(1);
    expect(Math.round(areas(screen)[0]?.getBoundingClientRect().height ?? 0)).toBe(
      Math.round((240 - 65) / 2),
    );
  },
);

claim(
  [
    "stackOffset: 'expand' scales the stack at each x value to the range 0 to 1.",
    'It is enough to set stackOffset on one series of the stack.',
    'The tooltip and valueFormatter receive the original values, not the shares: divide by the total yourself, as this demo does.',
  ],
  async () => {
    for (const first of [true, false]) {
      const valueFormatter = vi.fn((value: number | null) => `${value} kg`);
      const expand = { stackOffset: 'expand' } as const;
      const common = { stack: 'all', area: true, valueFormatter };
      const screen = await show(
        <LineChart
          {...SALES}
          yAxis={[{ max: 1 }]}
          series={[
            { id: 'a', label: 'A', data: [10, 20, 30, 40], ...common, ...(first && expand) },
            { id: 'b', label: 'B', data: [30, 60, 90, 120], ...common, ...(!first && expand) },
          ]}
        />,
      );
      const height = (id: string) =>
        screen.stage.querySelector(`.MuiAreaElement-series-${id}`)?.getBoundingClientRect()
          .height ?? 0;
      expect(Math.round(height('a'))).toBe(Math.round((240 - 65) / 4));
      expect(
        ticks(screen)
          .map(Number)
          .every((tick) => tick <= 1),
      ).toBe(true);
      expect(await lastTooltip(screen)).toBe('ThuA40 kgB120 kg');
      screen.unmount();
    }
  },
);

claim(
  ['An area ends before a null and starts again after it.', 'connectNulls fills the gap too.'],
  async () => {
    for (const connectNulls of [false, true]) {
      const series = [{ data: [3, 4, null, 5, 6], area: true, connectNulls }];
      const screen = await show(
        <LineChart {...SALES} xAxis={[{ data: [1, 2, 3, 4, 5] }]} series={series} />,
      );
      expect(pieces(screen)).toBe(connectNulls ? 1 : 2);
      screen.unmount();
    }
  },
);

claim(
  'In a stack, a null counts as 0 for the series above it: the areas above drop at that point.',
  async () => {
    const screen = await show(
      <LineChart
        {...SALES}
        yAxis={[{ min: 0, max: 20 }]}
        series={[
          { data: [10, null, 10, 10], stack: 'all', area: true, connectNulls: true },
          { id: 'above', data: [5, 5, 5, 5], stack: 'all', area: true },
        ]}
      />,
    );
    const marks = [...screen.stage.querySelectorAll('.MuiMarkElement-series-above')];
    const [first, second, third] = marks.map((mark) => Number(mark.getAttribute('cy')));
    expect(third).toBe(first);
    expect(second).toBeGreaterThan((first ?? 0) + 80);
  },
);

claim(
  [
    'For a fill that depends on the value, pass a <linearGradient> as a child of the chart, and refer to it in sx.',
    'gradientUnits="userSpaceOnUse" gives the gradient the coordinates of the SVG instead of the bounding box of the area.',
    'From 0 to the height of the SVG, it covers the whole chart.',
    'The offset of a stop is the y position of the threshold, divided by the height of the SVG.',
    'The scale from useYScale returns the position, and useDrawingArea the three parts of the height.',
    'The legend and the tooltip keep the color of the series.',
  ],
  async () => {
    const demo = await showDemo(`${HERE}/AboveBelowZero.tsx`);
    const svg = surface(demo).getBoundingClientRect();
    const [, zero] = [
      ...demo.stage.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickContainer'),
    ]
      .map((tick) => [tick.textContent, tick.querySelector('line')] as const)
      .find(([text]) => text === '0') ?? ['', null];
    const offsets = [...demo.stage.querySelectorAll('linearGradient stop')].map((stop) =>
      Number(stop.getAttribute('offset')),
    );
    const y = (zero?.getBoundingClientRect().y ?? 0) - svg.y;
    expect(offsets).toHaveLength(2);
    expect(Math.abs((offsets[0] ?? 0) * svg.height - y)).toBeLessThan(1);
    expect(offsets[1]).toBe(offsets[0]);
    const gradient = surface(demo).querySelector('linearGradient');
    expect(gradient?.getAttribute('gradientUnits')).toBe('userSpaceOnUse');
    expect(['y1', 'y2'].map((name) => Number(gradient?.getAttribute(name)))).toEqual([
      0,
      svg.height,
    ]);
    const { fill } = getComputedStyle(areas(demo)[0] ?? demo.stage);
    expect(fill).toContain(`#${gradient?.id}`);
    await lastTooltip(demo);
    expect(document.querySelector('.MuiChartsLabelMark-fill')?.getAttribute('fill')).toBe(
      '#7F7F7F',
    );
  },
);

claim(
  'A piecewise colorMap on the y-axis colors the line, the area and the tooltip without any SVG of your own.',
  async () => {
    const demo = await showDemo(`${HERE}/ColorMapArea.tsx`);
    const fill = areas(demo)[0]?.getAttribute('fill') ?? '';
    const [, id = ''] = /^url\(#(.+)\)$/.exec(fill) ?? [];
    expect(document.getElementById(id)?.tagName).toBe('linearGradient');
    expect(demo.stage.querySelector('.MuiLineElement-root')?.getAttribute('stroke')).toBe(fill);
    await lastTooltip(demo);
    expect(document.querySelector('.MuiChartsLabelMark-fill')?.getAttribute('fill')).toBe(
      '#0072B2',
    );
  },
);

claim(
  [
    'To fill the space between two lines, stack their difference on the lower one, and fill the difference only.',
    'The tooltip would show the difference.',
    'valueFormatter shows both ends instead, and returns null for the lower series to leave it out.',
  ],
  async () => {
    const demo = await showDemo(`${HERE}/RangeBand.tsx`);
    expect(areas(demo)).toHaveLength(1);
    const area = areas(demo)[0]?.getBoundingClientRect();
    const [low, high] = [...demo.stage.querySelectorAll('.MuiLineElement-root')].map((line) =>
      line.getBoundingClientRect(),
    );
    expect(area?.top).toBeCloseTo(high?.top ?? 0, 0);
    expect(area?.bottom).toBeCloseTo(low?.bottom ?? 0, 0);
    expect(await lastTooltip(demo)).toBe('SunRange12 to 22 °C');
    demo.unmount();
    const screen = await show(
      <LineChart
        {...SALES}
        series={[
          { label: 'Low', data: [9, 9, 9, 12], stack: 'range' },
          { label: 'Range', data: [1, 1, 1, 10], stack: 'range', area: true },
        ]}
      />,
    );
    expect(await lastTooltip(screen)).toContain('Range10');
  },
);

claim('showMark: false hides the marks, and fillOpacity lets the grid show through.', async () => {
  const demo = await showDemo(`${HERE}/SimpleArea.tsx`);
  expect(demo.stage.querySelectorAll('.MuiMarkElement-root')).toHaveLength(0);
  expect(demo.stage.querySelectorAll('.MuiChartsGrid-horizontalLine').length).toBeGreaterThan(2);
  expect(getComputedStyle(areas(demo)[0] ?? demo.stage).fillOpacity).toBe('0.5');
});

claim(
  [
    'Areas in cards, without axes.',
    'Set the same min and max on each chart to make the charts comparable.',
  ],
  async () => {
    const demo = await showDemo(`${HERE}/TinyAreas.tsx`);
    expect(demo.stage.querySelectorAll('.MuiChartsAxis-root')).toHaveLength(0);
    const lines = [...demo.stage.querySelectorAll('.MuiLineElement-root')];
    const ends = lines.map((line) => Number(/,([\d.]+)$/.exec(line.getAttribute('d') ?? '')?.[1]));
    const expected = [46, 36, 83].map((load) => 6 + 58 * (1 - load / 100));
    expect(ends).toHaveLength(3);
    ends.forEach((end, index) => expect(end).toBeCloseTo(expected[index] ?? 0, 1));
  },
);

claim(
  'Format the axis in percent, and set max: 1: otherwise a rounding error in the sum can extend the axis beyond 1.',
  async () => {
    const demo = await showDemo(`${HERE}/PercentArea.tsx`);
    expect([ticks(demo)[0], ticks(demo).at(-1)]).toEqual(['0%', '100%']);
    demo.unmount();
    for (const max of [undefined, 1]) {
      const screen = await show(
        <LineChart
          {...SALES}
          yAxis={[{ max, domainLimit: 'nice' }]}
          series={[1, 38, 69, 0, 4].map((value) => ({
            data: [value, value, value, value],
            area: true,
            stack: 'all',
            stackOffset: 'expand',
          }))}
        />,
      );
      const tops = areas(screen).map((area) => area.getBoundingClientRect().top);
      const edge = surface(screen).getBoundingClientRect().top + 20;
      expect(Math.min(...tops) > edge + 10).toBe(max === undefined);
      screen.unmount();
    }
  },
);
