import * as community from '@mui/x-charts';
import { BarChart } from '@mui/x-charts/BarChart';
import * as pro from '@mui/x-charts-pro';
import { claim, expect, show } from '#test/proof.tsx';

claim('There is no component to import.', () => {
  const names = [...Object.keys(community), ...Object.keys(pro)];
  expect(names.filter((name) => /sankey/i.test(name))).toEqual([]);
});

claim("With stackOffset: 'expand', each bar shows shares instead of amounts:", async () => {
  const widths = async (stackOffset?: 'expand') => {
    const screen = await show(
      <BarChart
        height={240}
        layout="horizontal"
        yAxis={[{ data: ['Wind', 'Gas', 'Hydro'] }]}
        series={[
          { stack: 'use', stackOffset, data: [24, 31, 9] },
          { stack: 'use', stackOffset, data: [30, 12, 14] },
        ]}
      />,
    );
    const bars = [...screen.stage.querySelectorAll('.MuiBarElement-root')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    screen.unmount();
    return [0, 1, 2].map((row) => Math.round((bars[row] ?? 0) + (bars[row + 3] ?? 0)));
  };
  expect(new Set(await widths()).size).toBe(3);
  const [first = 0, ...others] = await widths('expand');
  for (const other of others) {
    expect(Math.abs(other - first)).toBeLessThanOrEqual(1);
  }
});
