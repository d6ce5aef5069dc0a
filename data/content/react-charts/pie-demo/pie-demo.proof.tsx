import { PieChart, type PieArcLabelProps, type PieChartProps } from '@mui/x-charts/PieChart';
import {
  act,
  claim,
  click,
  expect,
  hover,
  press,
  setWidth,
  show,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { legend, surface } from '#test/proofs/charts.tsx';
import CenterLabel from './CenterLabel.tsx';
import CustomMarks from './CustomMarks.tsx';
import DrillDown from './DrillDown.tsx';
import PatternSlices from './PatternSlices.tsx';
import StyledLabels from './StyledLabels.tsx';
import TwoRings from './TwoRings.tsx';

type Series = PieChartProps['series'][number];

function arcs({ stage }: Screen): SVGPathElement[] {
  return [...stage.querySelectorAll<SVGPathElement>('.MuiPieArc-root')];
}

/** What is visible of the slices. */
function visible(screen: Screen): SVGPathElement[] {
  return arcs(screen).filter((arc) => arc.getAttribute('visibility') !== 'hidden');
}

function texts({ stage }: Screen): string[] {
  return [...stage.querySelectorAll('.MuiPieArcLabel-root')]
    .map((text) => text.textContent)
    .filter((text) => text !== '');
}

/** The angles of the middles of the slices of a series. */
async function slicesOf(screen: Screen, series: string): Promise<DOMRect[]> {
  return [...screen.stage.querySelectorAll(`.MuiPieArc-series-${series}`)].map((arc) =>
    arc.getBoundingClientRect(),
  );
}

act('OtherSlice', async (demo) => {
  const group = demo.getByRole('switch', { name: 'Group causes below 3%' });
  expect(legend(demo)).toHaveLength(6);
  expect(legend(demo)).toContain('Other');
  for (let turn = 0; turn < 2; turn += 1) {
    await group.click();
    await expect.poll(() => legend(demo)).toHaveLength(9);
    expect(legend(demo)).toContain('Stolen cable');
    expect(arcs(demo)).toHaveLength(9);
    await group.click();
    await expect.poll(() => legend(demo)).toHaveLength(6);
    expect(arcs(demo)).toHaveLength(6);
  }
});

act('DrillDown', async (demo) => {
  const status = demo.getByRole('status');
  const back = demo.getByRole('button', { name: 'All areas' });
  await expect.element(status).toHaveTextContent('City budget');
  for (const [index, area, part] of [
    [0, 'Education', 'Daycare'],
    [1, 'Transport', 'Bike lanes'],
    [0, 'Education', 'Daycare'],
  ] as const) {
    await click(arcs(demo)[index] ?? demo.stage);
    await expect.element(status).toHaveTextContent(`City budget: ${area}`);
    expect(legend(demo)).toContain(part);
    await click(arcs(demo)[0] ?? demo.stage);
    await expect.element(status).toHaveTextContent(`City budget: ${area}`);
    await back.click();
    await expect.poll(() => legend(demo)).toEqual(['Education', 'Transport', 'Culture']);
    expect(back.query()).toBeNull();
  }
  demo.getByRole('button', { name: 'Culture' }).element().focus();
  await press('Enter');
  await expect.element(status).toHaveTextContent('City budget: Culture');
  await back.click();
  await expect.poll(() => legend(demo)).toHaveLength(3);
});

act('ToggleSlices', async (demo) => {
  const rolls = demo.getByRole('button', { name: /^Rolls/ });
  for (let turn = 0; turn < 2; turn += 1) {
    await rolls.click();
    await expect.poll(() => legend(demo)).toEqual(['Bread', 'Rolls (hidden)', 'Cake', 'Coffee']);
    await expect.poll(() => visible(demo).length).toBe(3);
    await rolls.click();
    await expect.poll(() => legend(demo)).toEqual(['Bread', 'Rolls', 'Cake', 'Coffee']);
    await expect.poll(() => visible(demo).length).toBe(4);
  }
  for (const name of ['Bread', 'Rolls', 'Cake', 'Coffee']) {
    await demo.getByRole('button', { name }).click();
  }
  await expect.poll(() => visible(demo).length).toBe(0);
  for (const name of ['Bread', 'Rolls', 'Cake', 'Coffee']) {
    await demo.getByRole('button', { name: `${name} (hidden)` }).click();
  }
  await expect.poll(() => visible(demo).length).toBe(4);
});

claim(
  [
    'Then the parts in the outer ring are next to their group.',
    'Without color, both rings take the same palette.',
    '.MuiPieArcLabel-series-<id> styles the labels of one ring.',
  ],
  async () => {
    const screen = await show(<TwoRings />);
    const [groups, sources] = [await slicesOf(screen, 'groups'), await slicesOf(screen, 'sources')];
    expect([groups.length, sources.length]).toEqual([3, 8]);
    // Both rings end at the top of the circle: bounds of the last group and of its last part share their right side.
    expect(groups[2]?.right).toBeCloseTo(sources[7]?.right ?? 0, 0);
    const fill = (series: string) => {
      const label = screen.stage.querySelector(`.MuiPieArcLabel-series-${series}`);
      return label && getComputedStyle(label).fill;
    };
    expect(fill('groups')).toBe('rgb(27, 27, 27)');
    expect(fill('sources')).not.toBe(fill('groups'));
    screen.unmount();
    const data = [{ value: 1 }, { value: 2 }];
    const plain = await show(
      <PieChart
        height={200}
        series={[
          { data, outerRadius: 40 },
          { data, innerRadius: 50 },
        ]}
      />,
    );
    const fills = arcs(plain).map((arc) => arc.getAttribute('fill'));
    expect(fills.slice(0, 2)).toEqual(fills.slice(2));
  },
);

claim(
  "'100%' is half of the shorter side of the drawing area, which leaves the lower half free.",
  async () => {
    const series: Series = { data: [{ value: 1 }], startAngle: -90, endAngle: 90 };
    const screen = await show(<PieChart height={200} width={400} series={[series]} />);
    const svg = surface(screen).getBoundingClientRect();
    const arc = arcs(screen)[0]?.getBoundingClientRect() ?? new DOMRect();
    expect(arc.height).toBeCloseTo(95, 0);
    expect(arc.bottom).toBeCloseTo(svg.top + 100, 0);
  },
);

claim('arcLabelMinAngle hides the labels of narrow slices.', async () => {
  const screen = await show(<StyledLabels />);
  expect(arcs(screen)).toHaveLength(6);
  expect(texts(screen)).toEqual(['43%', '30%', '15%', '9%']);
});

claim(
  [
    'formattedArcLabel is the result of arcLabel.',
    'The middle of a slice is at (startAngle + endAngle) / 2, in radians clockwise from the top.',
  ],
  async () => {
    const slot = vi.fn<(props: PieArcLabelProps) => null>(() => null);
    await show(
      <PieChart
        height={200}
        slots={{ pieArcLabel: slot }}
        series={[
          { data: [{ label: 'A', value: 1 }, { value: 3 }], arcLabel: ({ label }) => `${label}!` },
        ]}
      />,
    );
    const [first] = slot.mock.calls.map(([props]) => props);
    expect(first).toMatchObject({ formattedArcLabel: 'A!', startAngle: 0, endAngle: Math.PI / 2 });
    expect(first).not.toHaveProperty('dataIndex');
  },
);

claim('The radius of the corners is limited to half of the thickness of the ring.', async () => {
  const pathWith = async (cornerRadius: number) => {
    const data = [{ value: 1 }, { value: 1 }];
    const screen = await show(
      <PieChart
        height={200}
        hideLegend
        series={[{ data, innerRadius: 60, outerRadius: 80, cornerRadius }]}
      />,
    );
    const path = arcs(screen)[0]?.getAttribute('d');
    screen.unmount();
    return path;
  };
  expect(await pathWith(30)).toBe(await pathWith(10));
  expect(await pathWith(10)).not.toBe(await pathWith(9));
});

claim(
  'Without innerRadius, the gaps get narrower toward the center, where the slices meet.',
  async () => {
    const data = [{ value: 1 }, { value: 1 }, { value: 1 }];
    const screen = await show(
      <PieChart height={200} series={[{ data, paddingAngle: 10, cornerRadius: 4 }]} />,
    );
    expect(arcs(screen).every((arc) => arc.getAttribute('d')?.endsWith('L0,0Z'))).toBe(true);
    await screen.rerender(
      <PieChart height={200} series={[{ data, paddingAngle: 10, innerRadius: 40 }]} />,
    );
    expect(arcs(screen).some((arc) => arc.getAttribute('d')?.endsWith('L0,0Z'))).toBe(false);
  },
);

claim(
  [
    'The children of PieChart are rendered inside its <svg>.',
    'useDrawingArea returns the area of the pie, so the text stays in the center when the size or the legend changes.',
  ],
  async () => {
    const screen = await show(<CenterLabel />);
    for (const width of [1280, 500, 360]) {
      await setWidth(width);
      const text = screen.getByText('revenue in 2024').element();
      expect(surface(screen).contains(text)).toBe(true);
      const boxes = arcs(screen).map((arc) => arc.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const place = text.getBoundingClientRect();
      expect(Math.abs(place.left + place.right - left - right)).toBeLessThan(2);
    }
  },
);

claim(
  "labelMarkType sets the mark of a slice in the legend and the tooltip: 'circle', 'square', 'line' or a component.",
  async () => {
    const screen = await show(<CustomMarks />);
    const marks = screen.stage.querySelectorAll('.MuiChartsLegend-root .MuiSvgIcon-root');
    expect(marks).toHaveLength(3);
    await hover(arcs(screen)[0] ?? screen.stage);
    const tooltip = screen.getByRole('tooltip');
    await expect.element(tooltip).toHaveTextContent('Phone57%');
    expect(tooltip.element().querySelectorAll('.MuiSvgIcon-root')).toHaveLength(1);
  },
);

claim(
  [
    'Click a slice or its legend item to show its parts.',
    'Legend items with a handler are buttons, so keyboard users can drill down too.',
  ],
  async () => {
    const screen = await show(<DrillDown />);
    await press('Tab');
    await expect.element(screen.getByRole('button', { name: 'Education' })).toHaveFocus();
    await press('Tab', 'Enter');
    await expect.element(screen.getByRole('status')).toHaveTextContent('City budget: Transport');
  },
);

claim(
  'A hidden slice stays in the data with the value 0, because a removed one would lose its legend item.',
  async () => {
    const series = (data: Series['data']) => [{ data }];
    const bread = { label: 'Bread', value: 4 };
    const screen = await show(
      <PieChart height={200} series={series([bread, { label: 'Rolls', value: 0 }])} />,
    );
    expect(legend(screen)).toEqual(['Bread', 'Rolls']);
    expect(visible(screen)).toHaveLength(1);
    await screen.rerender(<PieChart height={200} series={series([bread])} />);
    expect(legend(screen)).toEqual(['Bread']);
  },
);

claim(
  [
    'A color can refer to an SVG pattern or gradient: url(#id).',
    'The legend and the tooltip use the pattern as well.',
  ],
  async () => {
    const screen = await show(<PatternSlices />);
    const [, pump] = arcs(screen);
    const fill = pump?.getAttribute('fill') ?? '';
    const id = /^url\(#(.+)\)$/.exec(fill)?.[1] ?? '';
    expect(document.getElementById(id)?.localName).toBe('pattern');
    const marks = [...screen.stage.querySelectorAll('.MuiChartsLabelMark-fill')];
    expect(marks[1]?.getAttribute('fill')).toBe(fill);
    const { width, height } = surface(screen).getBoundingClientRect();
    await hover(surface(screen), { x: width / 2 - 60, y: height / 2 + 50 });
    const tooltip = screen.getByRole('tooltip');
    await expect.element(tooltip).toHaveTextContent('Heat pump128 apartments');
    const mark = tooltip.element().querySelector('.MuiChartsLabelMark-fill');
    expect(mark?.getAttribute('fill')).toBe(fill);
  },
);
