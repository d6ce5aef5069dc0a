import * as community from '@mui/x-charts';
import { BarChart } from '@mui/x-charts/BarChart';
import * as pro from '@mui/x-charts-pro';
import { claim, expect, hover, show } from '#test/proof.tsx';

claim('There is no component to import, and no release date.', () => {
  const names = [...Object.keys(community), ...Object.keys(pro)];
  expect(names.filter((name) => /gantt|schedule/i.test(name))).toEqual([]);
});

claim(
  [
    'For a read-only schedule, stack two series of horizontal bars: a transparent one up to the start of each task, and the duration on top of it.',
    'The valueFormatter that returns null keeps the transparent series out of the tooltip.',
  ],
  async () => {
    const screen = await show(
      <BarChart
        height={260}
        layout="horizontal"
        hideLegend
        dataset={[
          { name: 'Survey', start: 0, days: 5 },
          { name: 'Foundation', start: 4, days: 9 },
        ]}
        yAxis={[{ dataKey: 'name', width: 90 }]}
        series={[
          { dataKey: 'start', stack: 'task', color: 'transparent', valueFormatter: () => null },
          { dataKey: 'days', stack: 'task', label: 'Days' },
        ]}
      />,
    );
    const bars = [...screen.stage.querySelectorAll('.MuiBarElement-root')];
    const boxes = bars.map((bar) => bar.getBoundingClientRect());
    expect(bars.map((bar) => getComputedStyle(bar).fill).slice(0, 2)).toEqual([
      'rgba(0, 0, 0, 0)',
      'rgba(0, 0, 0, 0)',
    ]);
    expect(boxes[3]?.left).toBeCloseTo(boxes[1]?.right ?? 0, 0);
    expect(boxes[3]?.width).toBeGreaterThan(2 * (boxes[1]?.width ?? 0));
    await hover(bars[3] ?? screen.stage);
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('FoundationDays9');
  },
);
