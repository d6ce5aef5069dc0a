import * as community from '@mui/x-charts';
import { PieChart } from '@mui/x-charts/PieChart';
import * as pro from '@mui/x-charts-pro';
import { claim, expect, show } from '#test/proof.tsx';

claim('There is no component to import, and no release date.', () => {
  const names = [...Object.keys(community), ...Object.keys(pro)];
  expect(names.filter((name) => /tree/i.test(name))).toEqual([]);
});

claim(
  [
    'In the outer ring, keep the parts of each group together, in the order of the groups in the inner ring:',
    'Both rings need the same total.',
    "Otherwise, their angles don't match.",
  ],
  async () => {
    /** Where the second group and its first part begin, seen from the center. */
    const ends = async (builds: number) => {
      const screen = await show(
        <PieChart
          height={300}
          hideLegend
          series={[
            { id: 'groups', outerRadius: 80, data: [{ value: 210 }, { value: 120 }] },
            {
              id: 'parts',
              innerRadius: 85,
              outerRadius: 120,
              data: [{ value: 150 }, { value: 60 }, { value: builds }, { value: 35 }],
            },
          ]}
        />,
      );
      const angles = [...screen.stage.querySelectorAll('.MuiPieArc-root')].map((arc) => {
        const [x = 0, y = 0] = /^M(-?[\d.e-]+),(-?[\d.e-]+)/
          .exec(arc.getAttribute('d') ?? '')
          ?.slice(1)
          .map(Number) ?? [0, 0];
        return Math.atan2(y, x);
      });
      screen.unmount();
      return [angles[1], angles[4]].map((angle) => angle ?? Number.NaN);
    };
    const [group = 0, part = 1] = await ends(85);
    expect(part).toBeCloseTo(group, 2);
    const [other = 0, moved = 0] = await ends(200);
    expect(Math.abs(moved - other)).toBeGreaterThan(0.2);
  },
);
