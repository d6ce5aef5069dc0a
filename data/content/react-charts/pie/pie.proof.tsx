import { useLayoutEffect, useRef } from 'react';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart, PiePlot, type PieChartProps } from '@mui/x-charts/PieChart';
import {
  act,
  claim,
  click,
  expect,
  hover,
  press,
  setDirection,
  setMotion,
  show,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { legend, surface } from '#test/proofs/charts.tsx';

type Series = PieChartProps['series'][number];

const THIRDS = [
  { label: 'A', value: 1 },
  { label: 'B', value: 1 },
  { label: 'C', value: 1 },
];
const PALETTE = ['#4254FB', '#FFB422', '#FA4F58', '#0DBEFF', '#22BF75', '#FA83B4', '#FF7511'];

function arcs({ stage }: Screen): SVGPathElement[] {
  return [...stage.querySelectorAll<SVGPathElement>('.MuiPieArc-root')];
}

/** What is visible of the slices. */
function visible(screen: Screen): SVGPathElement[] {
  return arcs(screen).filter((arc) => arc.getAttribute('visibility') !== 'hidden');
}

function box(screen: Screen, index = 0): DOMRect {
  return arcs(screen)[index]?.getBoundingClientRect() ?? new DOMRect();
}

/** Of all visible slices together. */
function pieBox(screen: Screen): { width: number; height: number; x: number; y: number } {
  const boxes = visible(screen).map((arc) => arc.getBoundingClientRect());
  const left = Math.min(...boxes.map((each) => each.left));
  const top = Math.min(...boxes.map((each) => each.top));
  const right = Math.max(...boxes.map((each) => each.right));
  const bottom = Math.max(...boxes.map((each) => each.bottom));
  return { width: right - left, height: bottom - top, x: left, y: top };
}

function fills(screen: Screen): (string | null)[] {
  return arcs(screen).map((arc) => arc.getAttribute('fill'));
}

function labels({ stage }: Screen): string[] {
  const texts = [...stage.querySelectorAll('.MuiPieArcLabel-root')];
  return texts.map((text) => text.textContent).filter((text) => text !== '');
}

function Pie({ series, ...props }: Partial<Omit<PieChartProps, 'series'>> & { series: Series }) {
  return <PieChart title="Pie" height={220} {...props} series={[series]} />;
}

act('PaletteChoice', async (demo) => {
  const group = demo.getByRole('group', { name: 'Source of the colors' });
  for (const [kind, first, last] of [
    ['colors', '#9ecae1', '#0b3c68'],
    ['data[].color', '#9aa5b1', '#d55e00'],
    ['default', '#4254FB', '#0DBEFF'],
    ['colors', '#9ecae1', '#0b3c68'],
  ] as const) {
    await group.getByRole('button', { name: kind }).click();
    await expect.poll(() => [fills(demo)[0], fills(demo)[3]]).toEqual([first, last]);
  }
});

act('ShapePlayground', async (demo) => {
  const start = arcs(demo).map((arc) => arc.getAttribute('d'));
  const paths = () => arcs(demo).map((arc) => arc.getAttribute('d'));
  for (const [name, shown, there, back] of [
    ['innerRadius: 40%', 'innerRadius: 45%', 'ArrowRight', 'ArrowLeft'],
    ['outerRadius: 100%', 'outerRadius: 95%', 'ArrowLeft', 'ArrowRight'],
    ['paddingAngle: 3°', 'paddingAngle: 4°', 'ArrowRight', 'ArrowLeft'],
    ['cornerRadius: 6 px', 'cornerRadius: 7 px', 'ArrowRight', 'ArrowLeft'],
    ['startAngle: 0°', 'startAngle: 15°', 'ArrowRight', 'ArrowLeft'],
    ['endAngle: 360°', 'endAngle: 345°', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    demo.getByRole('slider', { name }).element().focus();
    for (let turn = 0; turn < 2; turn += 1) {
      await press(there);
      await expect.element(demo.getByText(shown)).toBeVisible();
      await expect.poll(paths).not.toEqual(start);
      await press(back);
      await expect.poll(paths).toEqual(start);
    }
  }
  demo.getByRole('slider', { name: 'outerRadius: 100%' }).element().focus();
  await press('Home');
  await expect.element(demo.getByText('outerRadius: 0%')).toBeVisible();
  await press('End');
  await expect.poll(paths).toEqual(start);
});

act('SortedSlices', async (demo) => {
  /** Indexes by the place of the slices, clockwise from the top: the middle of the first one is right of the center. */
  const isRight = (index: number) => {
    const pie = pieBox(demo);
    return box(demo, index).left >= pie.x + pie.width / 2 - 1;
  };
  const group = demo.getByRole('group', { name: 'sortingValues' });
  await expect.poll(() => isRight(4)).toBe(true);
  for (const [option, fridayIsFirst] of [
    ['none', false],
    ['asc', false],
    ['desc', true],
    ['none', false],
  ] as const) {
    await group.getByRole('button', { name: option }).click();
    await expect.poll(() => isRight(4)).toBe(fridayIsFirst);
    expect(legend(demo)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
  }
});

act('ArcLabels', async (demo) => {
  const group = demo.getByRole('group', { name: 'arcLabel' });
  const narrow = demo.getByRole('switch', { name: 'arcLabelMinAngle: 25' });
  expect(labels(demo)).toEqual(['46%', '22%', '18%', '9%']);
  for (let turn = 0; turn < 2; turn += 1) {
    await group.getByRole('button', { name: 'value', exact: true }).click();
    await expect.poll(() => labels(demo)).toEqual(['46', '22', '18', '9']);
    await group.getByRole('button', { name: 'label', exact: true }).click();
    await expect.poll(() => labels(demo)).toEqual(['Car', 'Train', 'Bicycle', 'Bus']);
    await group.getByRole('button', { name: 'function' }).click();
    await expect.poll(() => labels(demo)[0]).toBe('Car 46%');
    await narrow.click();
    await expect.poll(() => labels(demo)).toHaveLength(6);
    await narrow.click();
    await expect.poll(() => labels(demo)).toHaveLength(4);
    await group.getByRole('button', { name: 'formattedValue' }).click();
    await expect.poll(() => labels(demo)[0]).toBe('46%');
  }
});

act('ActiveSlice', async (demo) => {
  const states = () =>
    arcs(demo).map((arc) =>
      arc.matches('.MuiPieArc-highlighted')
        ? 'highlighted'
        : arc.matches('.MuiPieArc-faded')
          ? 'faded'
          : '',
    );
  const water = demo.getByRole('button', { name: 'Water' });
  for (let turn = 0; turn < 2; turn += 1) {
    await water.click();
    await expect.poll(states).toEqual(['faded', 'faded', 'faded', 'highlighted']);
    await expect.element(water).toHaveAttribute('aria-pressed', 'true');
    await water.click();
    await expect.poll(states).toEqual(['', '', '', '']);
  }
  const { width, height } = surface(demo).getBoundingClientRect();
  await hover(surface(demo), { x: width / 2 + 70, y: height / 2 - 20 });
  await expect.poll(() => states()[0]).toBe('highlighted');
  const forest = demo.getByRole('button', { name: 'Forest' });
  await expect.element(forest).toHaveAttribute('aria-pressed', 'true');
  await hover(surface(demo), { x: 5, y: 5 });
  await expect.poll(states).toEqual(['', '', '', '']);
});

act('ClickInspector', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('Click a slice.');
  for (const [index, label] of [
    [0, 'Day ticket'],
    [1, 'Week ticket'],
    [0, 'Day ticket'],
  ] as const) {
    await click(arcs(demo)[index] ?? demo.stage);
    await expect.element(status).toHaveTextContent(`"seriesId": "tickets", "dataIndex": ${index}`);
    await expect.element(status).toHaveTextContent(`"label": "${label}"`);
    await expect.element(status).toHaveTextContent('"formattedValue"');
  }
});

act('DataStates', async (demo) => {
  const group = demo.getByRole('group', { name: 'Answer of the server' });
  await expect.element(demo.getByText('No tickets this week')).toBeVisible();
  for (let turn = 0; turn < 2; turn += 1) {
    await group.getByRole('button', { name: 'data', exact: true }).click();
    await expect.poll(() => visible(demo).length).toBe(3);
    expect(demo.getByText('No tickets this week').query()).toBeNull();
    await group.getByRole('button', { name: 'loading' }).click();
    await expect.element(demo.getByText('Loading data…')).toBeVisible();
    await group.getByRole('button', { name: 'no data' }).click();
    await expect.element(demo.getByText('No tickets this week')).toBeVisible();
    await group.getByRole('button', { name: 'all zero' }).click();
    await expect.element(demo.getByText('No tickets this week')).toBeVisible();
  }
});

act('AnimateToggle', async (demo) => {
  const paths = () => arcs(demo).map((arc) => arc.getAttribute('d'));
  const start = paths();
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Other week' }).click();
    await expect.poll(paths).not.toEqual(start);
    await demo.getByRole('button', { name: 'Other week' }).click();
    await expect.poll(paths).toEqual(start);
    await demo.getByRole('switch', { name: 'skipAnimation' }).click();
  }
});

act('PieWithTable', async (demo) => {
  const table = demo.getByRole('table', { name: 'Energy use of a home in 2024' });
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByText('Show the data as a table').click();
    await expect.element(table.getByRole('row', { name: 'Heating 9,800 kWh 69%' })).toBeVisible();
    await demo.getByText('Show the data as a table').click();
    await expect.poll(() => table.query()).toBeNull();
  }
});

claim(
  [
    'A slice without a label has no legend item.',
    "Values don't need to add up to 100: the chart divides each one by the sum.",
    'Without it, values are formatted with toLocaleString().',
  ],
  async () => {
    const data = [{ value: 3000 }, { label: 'B', value: 1000 }];
    const screen = await show(<Pie series={{ data, arcLabel: 'formattedValue' }} />);
    expect(legend(screen)).toEqual(['B']);
    expect(labels(screen)).toEqual([(3000).toLocaleString(), (1000).toLocaleString()]);
    // A quarter: as wide as high, and half of the pie.
    expect(box(screen, 1).width).toBeCloseTo(pieBox(screen).width / 2, 0);
    expect(box(screen, 1).height).toBeCloseTo(pieBox(screen).height / 2, 0);
  },
);

claim(
  [
    'A value of 0 has no slice but keeps its legend item.',
    'A negative value counts as 0.',
    "If all values are 0, the chart is empty and doesn't show a message: see empty data.",
  ],
  async () => {
    for (const third of [0, -5]) {
      const data = [
        { label: 'A', value: 2 },
        { label: 'B', value: 1 },
        { label: 'C', value: third },
      ];
      const screen = await show(<Pie series={{ data }} />);
      expect(visible(screen)).toEqual(arcs(screen).slice(0, 2));
      expect(legend(screen)).toEqual(['A', 'B', 'C']);
      screen.unmount();
    }
    for (const values of [
      [0, 0],
      [0, -1],
    ]) {
      const data = values.map((value, index) => ({ label: `L${index}`, value }));
      const screen = await show(<Pie series={{ data }} />);
      expect(visible(screen)).toEqual([]);
      expect(screen.getByText('No data to display').query()).toBeNull();
      screen.unmount();
    }
  },
);

claim(
  'If two slices of a series, or two slices with a legend item, have the same id, React logs Encountered two children with the same key, because the IDs are keys in the labels and in the legend.',
  async () => {
    const series = (prefix: string) => [
      { id: 'inner', outerRadius: 40, data: [{ id: 'a', label: 'A', value: 1 }] },
      { id: 'outer', innerRadius: 50, data: [{ id: `${prefix}a`, label: 'A', value: 1 }] },
    ];
    (await show(<PieChart height={200} series={series('outer-')} />)).unmount();
    expect(takeConsole()).toEqual([]);
    (await show(<PieChart height={200} hideLegend series={series('')} />)).unmount();
    expect(takeConsole()).toEqual([]);
    await show(<PieChart height={200} series={series('')} />);
    expect(takeConsole().join()).toContain('Encountered two children with the same key');
  },
);

claim(
  [
    'Without settings, slices take the colors of the default palette in the order of the data.',
    'color takes precedence over colors.',
    'The default palette has seven colors.',
    'If there are more slices than colors, the colors repeat.',
    'With several series, each series starts again with the first color.',
  ],
  async () => {
    const data = Array.from({ length: 8 }, (_, index) => ({ label: `${index}`, value: index + 1 }));
    const screen = await show(<Pie series={{ data }} />);
    expect(fills(screen)).toEqual([...PALETTE, PALETTE[0]]);
    screen.unmount();
    const own = [...THIRDS.slice(0, 2), { label: 'C', value: 1, color: '#123456' }];
    const colors = ['#aaaaaa', '#bbbbbb', '#cccccc'];
    const second = await show(<Pie colors={colors} series={{ data: own }} />);
    expect(fills(second)).toEqual(['#aaaaaa', '#bbbbbb', '#123456']);
    second.unmount();
    const rings = [
      { outerRadius: 40, data: THIRDS },
      { innerRadius: 50, data: THIRDS },
    ];
    const third = await show(<PieChart height={200} series={rings} />);
    expect(fills(third)).toEqual([...PALETTE.slice(0, 3), ...PALETTE.slice(0, 3)]);
  },
);

claim(
  "colors is an array of strings, or a function that receives 'light' or 'dark' and returns an array.",
  async () => {
    const colors = vi.fn((mode: 'light' | 'dark') => (mode === 'dark' ? ['#fff'] : ['#000']));
    const screen = await show(<Pie colors={colors} series={{ data: THIRDS }} />);
    expect(new Set(colors.mock.calls.map(([mode]) => mode))).toEqual(new Set(['light']));
    expect(fills(screen)).toEqual(['#000', '#000', '#000']);
  },
);

claim(
  [
    "For radii, '100%' is half of the shorter side of the drawing area.",
    'For cx, it is the width of the drawing area, and for cy its height.',
    'A string without a unit throws Received an unknown value "80".',
    'The drawing area is the <svg> without the margin of the chart, which is 5 px on each side by default.',
  ],
  async () => {
    const one = [{ value: 1 }];
    const screen = await show(<PieChart height={200} width={400} series={[{ data: one }]} />);
    expect(pieBox(screen).width).toBeCloseTo(190, 0);
    screen.unmount();
    for (const [size, width] of [
      ['50%', 95],
      [50, 100],
    ] as const) {
      const half = await show(
        <PieChart
          height={200}
          width={400}
          series={[{ data: one, outerRadius: size, cx: '0%', cy: '100%' }]}
        />,
      );
      const svg = surface(half).getBoundingClientRect();
      const pie = pieBox(half);
      expect(pie.width).toBeCloseTo(width, 0);
      expect(pie.x + pie.width / 2).toBeCloseTo(svg.left + 5, 0);
      expect(pie.y + pie.height / 2).toBeCloseTo(svg.bottom - 5, 0);
      half.unmount();
    }
    await expect(show(<Pie series={{ data: one, outerRadius: '80' }} />)).rejects.toThrow(
      'Received an unknown value "80"',
    );
    takeConsole();
  },
);

claim(
  "A half circle doesn't grow into the free half: the radius is still half of the shorter side.",
  async () => {
    const screen = await show(
      <PieChart
        height={200}
        width={400}
        series={[{ data: THIRDS, startAngle: -90, endAngle: 90 }]}
      />,
    );
    expect(pieBox(screen).width).toBeCloseTo(190, 0);
    expect(pieBox(screen).height).toBeCloseTo(95, 0);
  },
);

claim(
  [
    'With an endAngle below startAngle, the slices run counterclockwise and their labels disappear, because their negative angles are below the default arcLabelMinAngle.',
    'Set arcLabelMinAngle: -360 to show them.',
  ],
  async () => {
    const series = { data: THIRDS, arcLabel: 'label', startAngle: 0, endAngle: -360 } as const;
    const screen = await show(<Pie series={series} />);
    const pie = pieBox(screen);
    expect(box(screen, 0).right).toBeLessThanOrEqual(pie.x + pie.width / 2 + 1);
    expect(labels(screen)).toEqual([]);
    await screen.rerender(<Pie series={{ ...series, arcLabelMinAngle: -360 }} />);
    expect(labels(screen)).toEqual(['A', 'B', 'C']);
  },
);

claim('With paddingAngle, a slice with the value 0 still takes its gap.', async () => {
  const half = async (withZero: boolean) => {
    const clicked = vi.fn();
    const data = [{ value: 1 }, { value: 1 }, ...(withZero ? [{ value: 0 }] : [])];
    const screen = await show(
      <Pie series={{ data, paddingAngle: 30, innerRadius: 20 }} onItemClick={clicked} />,
    );
    await click(surface(screen), { at: placeOnPie(screen, 90) });
    screen.unmount();
    return clicked.mock.calls[0]?.[2];
  };
  const alone = await half(false);
  const beside = await half(true);
  expect(alone.endAngle - alone.startAngle).toBeCloseTo(Math.PI, 5);
  expect(beside.endAngle - beside.startAngle).toBeCloseTo(Math.PI - Math.PI / 12, 5);
});

claim(
  [
    'Slices are placed clockwise in the order of the data.',
    'sortingValues moves the slices only.',
    'The legend, the colors and dataIndex keep the order of the data.',
  ],
  async () => {
    const data = [
      { label: 'small', value: 1 },
      { label: 'large', value: 3 },
    ];
    for (const [sortingValues, right] of [
      ['none', 0],
      ['asc', 0],
      ['desc', 1],
      [(a: number, b: number) => b - a, 1],
    ] as const) {
      const clicked = vi.fn();
      const screen = await show(<Pie series={{ data, sortingValues }} onItemClick={clicked} />);
      await click(surface(screen), { at: placeOnPie(screen, 45) });
      expect(clicked.mock.calls[0]?.[1]).toMatchObject({ dataIndex: right });
      expect(legend(screen)).toEqual(['small', 'large']);
      expect(fills(screen)).toEqual(PALETTE.slice(0, 2));
      screen.unmount();
    }
  },
);

claim(
  [
    'A label is centered between the inner and the outer radius.',
    'It is 0 by default, so even a slice with the value 0 has a label.',
  ],
  async () => {
    const series: Series = { data: [{ value: 1 }, { value: 0 }], arcLabel: 'value' };
    const screen = await show(<Pie series={{ ...series, innerRadius: 40, outerRadius: 80 }} />);
    expect(labels(screen)).toEqual(['1', '0']);
    const label = screen.stage.querySelector('.MuiPieArcLabel-root');
    expect(Number(label?.getAttribute('y'))).toBeCloseTo(60, 5);
    await screen.rerender(<Pie series={{ ...series, arcLabelMinAngle: 1 }} />);
    expect(labels(screen)).toEqual(['1']);
  },
);

claim("If it is a function, it receives 'arc'", async () => {
  const label = vi.fn((location: string) => location);
  const screen = await show(<Pie series={{ data: [{ value: 1, label }], arcLabel: 'label' }} />);
  expect(labels(screen)).toEqual(['arc']);
  expect(legend(screen)).toEqual(['legend']);
});

claim(
  [
    'The legend of a pie is vertical by default.',
    'It is on the right, or on the left in right-to-left layouts.',
  ],
  async () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      setDirection(direction);
      const screen = await show(<Pie series={{ data: THIRDS }} />);
      const list = screen.stage.querySelector('.MuiChartsLegend-root');
      const svg = surface(screen).getBoundingClientRect();
      const place = list?.getBoundingClientRect() ?? new DOMRect();
      expect(list && getComputedStyle(list).flexDirection).toBe('column');
      if (direction === 'ltr') {
        expect(place.left).toBeGreaterThanOrEqual(svg.right - 1);
      } else {
        expect(place.right).toBeLessThanOrEqual(svg.left + 1);
      }
      screen.unmount();
    }
    setDirection('ltr');
  },
);

claim(
  "position.horizontal: 'start' moves a vertical legend to the other side, and position.vertical: 'bottom' moves a horizontal one below the pie.",
  async () => {
    const screen = await show(
      <Pie
        series={{ data: THIRDS }}
        slotProps={{ legend: { position: { horizontal: 'start' } } }}
      />,
    );
    const place = () =>
      screen.stage.querySelector('.MuiChartsLegend-root')?.getBoundingClientRect() ?? new DOMRect();
    expect(place().right).toBeLessThanOrEqual(surface(screen).getBoundingClientRect().left + 1);
    await screen.rerender(
      <Pie
        series={{ data: THIRDS }}
        slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
      />,
    );
    expect(place().top).toBeGreaterThanOrEqual(surface(screen).getBoundingClientRect().bottom - 1);
  },
);

claim(
  [
    "Without highlightScope, hovering doesn't change the slices.",
    'faded is { additionalRadius: -5 } by default.',
    'Your object replaces this default entirely.',
    'Faded slices also have an opacity of 0.3, and highlighted ones are 20% brighter.',
  ],
  async () => {
    const data = [{ value: 1 }, { value: 1 }];
    const screen = await show(<Pie series={{ data, outerRadius: 80 }} />);
    const look = () =>
      arcs(screen).map((arc) => [
        Math.round(arc.getBoundingClientRect().height / 2),
        arc.getAttribute('opacity'),
        arc.getAttribute('filter'),
      ]);
    const rest = look();
    await hover(arcs(screen)[0] ?? screen.stage);
    expect(look()).toEqual(rest);
    const highlightScope = { highlight: 'item', fade: 'global' } as const;
    await screen.rerender(<Pie series={{ data, outerRadius: 80, highlightScope }} />);
    await expect.poll(look).toEqual([
      [80, '1', 'brightness(120%)'],
      [75, '0.3', 'none'],
    ]);
    await screen.rerender(
      <Pie series={{ data, outerRadius: 80, highlightScope, faded: { color: '#abcdef' } }} />,
    );
    await expect.poll(look).toEqual([
      [80, '1', 'brightness(120%)'],
      [80, '0.3', 'none'],
    ]);
    expect(fills(screen)[1]).toBe('#abcdef');
  },
);

claim(
  'Slice labels keep their position: arcLabelRadius in highlighted or faded has no effect.',
  async () => {
    const places = async (states: Partial<Series>) => {
      const series: Series = {
        id: 'a',
        data: [{ value: 1 }, { value: 1 }],
        arcLabel: 'value',
        highlightScope: { highlight: 'item', fade: 'global' },
        ...states,
      };
      const highlightedItem = { seriesId: 'a', dataIndex: 0 };
      const screen = await show(<Pie skipAnimation series={series} {...{ highlightedItem }} />);
      expect(screen.stage.querySelectorAll('.MuiPieArcLabel-faded')).toHaveLength(1);
      const texts = [...screen.stage.querySelectorAll('.MuiPieArcLabel-root')];
      screen.unmount();
      return texts.map((text) => [text.getAttribute('x'), text.getAttribute('y')]);
    };
    const plain = await places({});
    const highlighted = { arcLabelRadius: 20, outerRadius: 40 };
    expect(await places({ highlighted, faded: { arcLabelRadius: 10 } })).toEqual(plain);
  },
);

claim(
  "At outerRadius: '100%', an additionalRadius of more than 5 px reaches beyond the <svg>, where it is hidden.",
  async () => {
    const series: Series = {
      id: 'a',
      data: [{ value: 1 }, { value: 1 }],
      highlightScope: { highlight: 'series' },
      highlighted: { additionalRadius: 6 },
    };
    const screen = await show(
      <PieChart height={200} width={300} highlightedItem={{ seriesId: 'a' }} series={[series]} />,
    );
    expect(pieBox(screen).height).toBeCloseTo(202, 0);
    expect(getComputedStyle(surface(screen)).overflow).toBe('hidden');
  },
);

claim(
  [
    'With onItemClick, the cursor over slices is a pointer.',
    'A click on a slice label counts as a click on the slice below it.',
    "Slices can't receive focus, so this handler isn't available to keyboard users.",
  ],
  async () => {
    const onItemClick = vi.fn();
    const series: Series = { data: THIRDS, arcLabel: 'label' };
    const plain = await show(<Pie series={series} />);
    expect(arcs(plain)[0]?.getAttribute('cursor')).toBe('unset');
    plain.unmount();
    const screen = await show(<Pie series={series} onItemClick={onItemClick} />);
    expect(arcs(screen)[0]?.getAttribute('cursor')).toBe('pointer');
    const text = screen.stage.querySelectorAll('.MuiPieArcLabel-root')[1];
    const label = text?.getBoundingClientRect() ?? new DOMRect();
    const svg = surface(screen).getBoundingClientRect();
    const at = { x: label.x + label.width / 2 - svg.x, y: label.y + label.height / 2 - svg.y };
    await click(surface(screen), { at });
    expect(onItemClick.mock.calls[0]?.[1]).toEqual({
      type: 'pie',
      seriesId: expect.anything(),
      dataIndex: 1,
    });
    expect(onItemClick.mock.calls[0]?.[2]).toMatchObject({ label: 'B', formattedValue: '1' });
    await press('Tab');
    expect(screen.stage.contains(document.activeElement)).toBe(false);
  },
);

claim(
  [
    'While loading is set, the chart shows Loading data… and no tooltip.',
    'If data is empty, it shows No data to display.',
    "loading doesn't remove the slices: pass an empty array to hide old data.",
  ],
  async () => {
    const screen = await show(<Pie loading series={{ data: THIRDS }} />);
    await expect.element(screen.getByText('Loading data…')).toBeVisible();
    expect(visible(screen)).toHaveLength(3);
    await hover(arcs(screen)[0] ?? screen.stage);
    expect(screen.getByRole('tooltip').query()).toBeNull();
    await screen.rerender(<Pie series={{ data: [] }} />);
    await expect.element(screen.getByText('No data to display')).toBeVisible();
  },
);

claim(
  [
    'Slices grow from their middle when they appear, and move when their values change.',
    'skipAnimation turns the animation off.',
  ],
  async () => {
    await setMotion(true);
    const starts: (string | null | undefined)[] = [];
    /** Notes what the first slice looks like as soon as it is in the document. */
    function Noting({ values, ...props }: { values: number[]; skipAnimation?: boolean }) {
      const frame = useRef<HTMLDivElement>(null);
      useLayoutEffect(() => {
        starts.push(frame.current?.querySelector('.MuiPieArc-root')?.getAttribute('visibility'));
      }, []);
      return (
        <div ref={frame}>
          <PieChart
            width={200}
            height={200}
            hideLegend
            series={[{ data: values.map((value) => ({ value })) }]}
            {...props}
          />
        </div>
      );
    }
    const QUARTER = 'M0,-95A95,95,0,0,1,95,0L0,0Z';
    /** How many shapes the first slice takes until it is a quarter. */
    const stepsToQuarter = async (skipAnimation: boolean) => {
      const screen = await show(<Noting values={[1, 1]} skipAnimation={skipAnimation} />);
      const [arc] = arcs(screen);
      const shape = () => arc?.getAttribute('d');
      await expect.poll(shape).toBe('M0,-95A95,95,0,1,1,0,95L0,0Z');
      const shapes = new Set<string | null | undefined>();
      const observer = new MutationObserver(() => shapes.add(shape()));
      observer.observe(arc ?? screen.stage, { attributeFilter: ['d'] });
      await screen.rerender(<Noting values={[1, 3]} skipAnimation={skipAnimation} />);
      await expect.poll(shape).toBe(QUARTER);
      observer.disconnect();
      screen.unmount();
      return shapes.size;
    };
    expect(await stepsToQuarter(false)).toBeGreaterThan(2);
    expect(await stepsToQuarter(true)).toBe(1);
    expect(starts).toEqual(['hidden', 'visible']);
  },
);

claim(
  [
    'The animation connects slices by their index, not by their id.',
    'If you remove the first slice, each of the others starts from the shape of the slice before it, and takes over its palette color.',
  ],
  async () => {
    const data = [
      { id: 'a', value: 1 },
      { id: 'b', value: 2 },
      { id: 'c', value: 3 },
    ];
    const screen = await show(<Pie series={{ data }} />);
    const [first, second] = arcs(screen);
    await screen.rerender(<Pie series={{ data: data.slice(1) }} />);
    expect(arcs(screen)).toEqual([first, second]);
    expect(fills(screen)).toEqual(PALETTE.slice(0, 2));
  },
);

claim(
  "A swipe that starts on the chart doesn't scroll the page, because the <svg> has touch-action: none.",
  async () => {
    const screen = await show(<Pie series={{ data: THIRDS }} />);
    expect(getComputedStyle(surface(screen)).touchAction).toBe('none');
    await screen.rerender(
      <Pie series={{ data: THIRDS }} sx={{ '& svg': { touchAction: 'pan-y' } }} />,
    );
    expect(getComputedStyle(surface(screen)).touchAction).toBe('pan-y');
  },
);

claim(
  [
    'The labels of all series are on top of all slices, and your children are on top of both.',
    'In a composed chart, the legend is horizontal by default, and there is no message for empty data.',
  ],
  async () => {
    const series: Series[] = [
      { data: THIRDS, outerRadius: 40, arcLabel: 'value' },
      { data: THIRDS, innerRadius: 50, arcLabel: 'value' },
    ];
    const screen = await show(
      <PieChart height={200} series={series}>
        <circle data-testid="child" r={4} />
      </PieChart>,
    );
    const parts = [...surface(screen).querySelectorAll('.MuiPieArc-root, text, circle')];
    expect(parts.map(({ localName }) => localName)).toEqual([
      ...Array<string>(6).fill('path'),
      ...Array<string>(6).fill('text'),
      'circle',
    ]);
    screen.unmount();
    const composed = await show(
      <ChartDataProvider
        height={200}
        series={[
          { type: 'pie', data: THIRDS },
          { type: 'pie', data: [] },
        ]}
      >
        <ChartsLegend />
        <ChartsSurface>
          <PiePlot />
        </ChartsSurface>
      </ChartDataProvider>,
    );
    const list = composed.stage.querySelector('.MuiChartsLegend-root');
    expect(list && getComputedStyle(list).flexDirection).toBe('row');
    composed.unmount();
    const empty = await show(
      <ChartDataProvider height={200} series={[{ type: 'pie', data: [] }]}>
        <ChartsSurface>
          <PiePlot />
        </ChartsSurface>
      </ChartDataProvider>,
    );
    expect(empty.getByText('No data to display').query()).toBeNull();
  },
);

claim(
  [
    "Set the type of each series, and position: 'none' on both axes.",
    "Otherwise, ChartDataProvider reserves 45 px on the left and 25 px at the bottom for the axes, and the pie isn't centered.",
    'ChartDataProvider has a margin of 20 px by default.',
  ],
  async () => {
    const areas: ReturnType<typeof useDrawingArea>[] = [];
    function Area() {
      areas.push(useDrawingArea());
      return null;
    }
    const areaWith = async (axes: object) => {
      const screen = await show(
        <ChartDataProvider
          height={200}
          width={300}
          series={[{ type: 'pie', data: THIRDS }]}
          {...axes}
        >
          <ChartsSurface>
            <PiePlot />
            <Area />
          </ChartsSurface>
        </ChartDataProvider>,
      );
      screen.unmount();
      return areas.at(-1);
    };
    const sides = { top: 20, right: 20, bottom: 20, left: 20 };
    expect(await areaWith({})).toMatchObject({ ...sides, left: 65, bottom: 45 });
    const none = [{ position: 'none' }];
    expect(await areaWith({ xAxis: none, yAxis: none })).toMatchObject(sides);
  },
);

claim(
  'Each <path> has the classes .MuiPieArc-series-<id> and .MuiPieArc-data-index-<n>.',
  async () => {
    const screen = await show(<Pie series={{ id: 'votes', data: THIRDS }} />);
    expect(screen.stage.querySelectorAll('path.MuiPieArc-series-votes')).toHaveLength(3);
    expect(arcs(screen)[2]?.matches('.MuiPieArc-data-index-2')).toBe(true);
  },
);

/** The last props of each slice in a slot of the chart. */
async function slotProps(name: 'pieArc' | 'pieArcLabel', chart: Partial<PieChartProps>) {
  const seen: Record<string, unknown>[] = [];
  const slot = (props: object) => {
    seen.push({ ...props });
    return null;
  };
  const screen = await show(
    <PieChart
      height={200}
      width={300}
      hideLegend
      skipAnimation
      series={[]}
      slots={{ [name]: slot }}
      {...chart}
    />,
  );
  screen.unmount();
  return seen;
}

claim(
  [
    "series[].valueFormatter formats the value in the tooltip and in arcLabel: 'formattedValue'.",
    "It receives the slice and { dataIndex }: ({ value }) => value + ' kg'.",
    "'value' | The number as it is",
    "'formattedValue' | The result of valueFormatter",
  ],
  async () => {
    const valueFormatter = vi.fn(({ value }: { value: number }) => `${value} kg`);
    const series: Series = { data: [{ id: 'a', value: 3000 }], valueFormatter };
    const screen = await show(<Pie series={{ ...series, arcLabel: 'formattedValue' }} />);
    expect(labels(screen)).toEqual(['3000 kg']);
    expect(valueFormatter).toHaveBeenCalledWith(expect.objectContaining({ id: 'a', value: 3000 }), {
      dataIndex: 0,
    });
    await hover(surface(screen), placeOnPie(screen, 45));
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('3000 kg');
    await screen.rerender(<Pie series={{ ...series, arcLabel: 'value' }} />);
    await expect.poll(() => labels(screen)).toEqual(['3000']);
  },
);

claim(
  'A function | What it returns. It receives the slice with id, label, value, formattedValue, color, startAngle and endAngle (in radians)',
  async () => {
    const arcLabel = vi.fn(() => 'returned');
    const label = (location: string) => `at ${location}`;
    const data = [{ id: 'a', value: 1, color: '#123456', label }];
    const screen = await show(<Pie series={{ data, arcLabel }} />);
    expect(labels(screen)).toEqual(['returned']);
    expect(arcLabel).toHaveBeenCalledWith(
      expect.objectContaining({
        id: 'a',
        label: 'at arc',
        value: 1,
        formattedValue: '1',
        color: '#123456',
        startAngle: 0,
        endAngle: 2 * Math.PI,
      }),
    );
  },
);

claim(
  [
    'innerRadius | 0 | The radius of the hole',
    "outerRadius | '100%' | The radius of the slices",
    'cornerRadius | 0 | Rounds the corners of slices, in pixels',
    'paddingAngle | 0 | The angle between two slices, in degrees',
    'startAngle | 0 | The angle of the first slice, in degrees clockwise from the top',
    'endAngle | 360 | The angle at which the last slice ends',
    'The pieArc slot receives the angles in radians, the radii in pixels, id (the series), dataIndex, color, isHighlighted, isFaded and onClick.',
  ],
  async () => {
    const data = [{ value: 1, color: '#123456' }];
    const onItemClick = () => {};
    const [plain] = await slotProps('pieArc', { series: [{ id: 'a', data }], onItemClick });
    expect(plain).toMatchObject({
      innerRadius: 0,
      outerRadius: 95,
      cornerRadius: 0,
      paddingAngle: 0,
      startAngle: 0,
      endAngle: 2 * Math.PI,
      id: 'a',
      dataIndex: 0,
      color: '#123456',
      isHighlighted: false,
      isFaded: false,
      onClick: expect.any(Function),
    });
    const geometry = { innerRadius: '40%', outerRadius: 80, cornerRadius: 3, paddingAngle: 18 };
    const angles = { startAngle: 90, endAngle: 270 };
    const [shaped] = await slotProps('pieArc', { series: [{ data, ...geometry, ...angles }] });
    expect(shaped).toMatchObject({ innerRadius: 38, outerRadius: 80, cornerRadius: 3 });
    expect(shaped?.['paddingAngle']).toBeCloseTo(Math.PI / 10, 5);
    expect(shaped?.['startAngle']).toBeCloseTo(Math.PI / 2, 5);
    expect(shaped?.['endAngle']).toBeCloseTo(1.5 * Math.PI, 5);
  },
);

claim(
  [
    'additionalRadius | Pixels added to the outerRadius of the series. Can be negative. Ignored if the same object has an outerRadius',
    'paddingAngle | In degrees',
    'The pieArcLabel slot receives the same geometry, but without the changes of highlighted and faded: while a slice is faded, its outerRadius is 5 px smaller.',
    'It also receives arcLabelRadius and the text as formattedArcLabel, but no dataIndex.',
  ],
  async () => {
    const chart = (faded: object): Partial<PieChartProps> => ({
      highlightedItem: { seriesId: 'a', dataIndex: 0 },
      series: [
        {
          id: 'a',
          data: [{ value: 1 }, { value: 1 }],
          outerRadius: 80,
          arcLabel: 'value',
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 7, paddingAngle: 18 },
          faded,
        },
      ],
    });
    const radii = async (name: 'pieArc' | 'pieArcLabel', faded: object) => {
      const seen = await slotProps(name, chart(faded));
      return seen.slice(-2).map(({ outerRadius }) => outerRadius);
    };
    expect(await radii('pieArc', { additionalRadius: -20 })).toEqual([87, 60]);
    expect(await radii('pieArc', { additionalRadius: -20, outerRadius: 70 })).toEqual([87, 70]);
    expect(await radii('pieArcLabel', { additionalRadius: -20 })).toEqual([80, 75]);
    const [arc] = (await slotProps('pieArc', chart({}))).slice(-2);
    expect(arc?.['paddingAngle']).toBeCloseTo(Math.PI / 10, 5);
    const [label] = (await slotProps('pieArcLabel', chart({}))).slice(-2);
    expect(label).toMatchObject({ arcLabelRadius: 40, formattedArcLabel: '1', paddingAngle: 0 });
    expect(label).not.toHaveProperty('dataIndex');
  },
);

claim(
  [
    "highlight | 'item' for the slice, 'series' for all slices of its series, 'none'",
    "fade | 'series' for the other slices of the series, 'global' for those of other series too, 'none'",
  ],
  async () => {
    const states = async (highlightScope: Series['highlightScope']) => {
      const data = [{ value: 1 }, { value: 1 }];
      const seen = await slotProps('pieArc', {
        highlightedItem: { seriesId: 'a', dataIndex: 0 },
        series: [
          { id: 'a', data, outerRadius: 40, highlightScope },
          { id: 'b', data, innerRadius: 50 },
        ],
      });
      return seen
        .slice(-4)
        .map(({ isHighlighted, isFaded }) => (isHighlighted ? 'h' : isFaded ? 'f' : '-'))
        .join('');
    };
    expect(await states({ highlight: 'item', fade: 'none' })).toBe('h---');
    expect(await states({ highlight: 'series', fade: 'none' })).toBe('hh--');
    expect(await states({ highlight: 'none', fade: 'none' })).toBe('----');
    expect(await states({ highlight: 'item', fade: 'series' })).toBe('hf--');
    expect(await states({ highlight: 'item', fade: 'global' })).toBe('hfff');
  },
);

claim(
  [
    'arcLabelMinAngle hides the labels of slices with a smaller angle, in degrees.',
    'To move it, set arcLabelRadius to a number of pixels, or to a percentage with the same base as the radii.',
    'hideLegend removes it.',
  ],
  async () => {
    const data = [
      { label: 'A', value: 1 },
      { label: 'B', value: 3 },
    ];
    for (const [arcLabelMinAngle, expected] of [
      [89, ['1', '3']],
      [91, ['3']],
    ] as const) {
      const screen = await show(<Pie series={{ data, arcLabel: 'value', arcLabelMinAngle }} />);
      expect(labels(screen)).toEqual(expected);
      expect(legend(screen)).toEqual(['A', 'B']);
      screen.unmount();
    }
    for (const [arcLabelRadius, y] of [
      [60, 60],
      ['50%', 47.5],
    ] as const) {
      const series: Series = {
        data: [{ label: 'A', value: 1 }],
        arcLabel: 'value',
        arcLabelRadius,
      };
      const screen = await show(<PieChart height={200} width={300} hideLegend series={[series]} />);
      expect(legend(screen)).toEqual([]);
      const label = screen.stage.querySelector('.MuiPieArcLabel-root');
      expect(Number(label?.getAttribute('y'))).toBeCloseTo(y, 5);
      screen.unmount();
    }
  },
);

claim(
  [
    '1 | The React event from the <path>',
    "2 | { type: 'pie', seriesId, dataIndex }",
    '3 | The slice, with its data, formattedValue, angles in radians and radii in pixels',
    'title becomes the <title> of the SVG, and desc becomes its <desc>.',
  ],
  async () => {
    const onItemClick = vi.fn();
    const series: Series = {
      id: 'a',
      data: [{ label: 'A', value: 4 }],
      innerRadius: 20,
      outerRadius: 80,
    };
    const screen = await show(<Pie desc="One slice" series={series} onItemClick={onItemClick} />);
    expect(surface(screen).querySelector('title')?.textContent).toBe('Pie');
    expect(surface(screen).querySelector('desc')?.textContent).toBe('One slice');
    await click(surface(screen), { at: placeOnPie(screen, 45) });
    const [event, item, slice] = onItemClick.mock.calls[0] ?? [];
    expect(event).toHaveProperty('nativeEvent');
    expect(event.target).toBe(arcs(screen)[0]);
    expect(item).toEqual({ type: 'pie', seriesId: 'a', dataIndex: 0 });
    expect(slice).toMatchObject({
      label: 'A',
      value: 4,
      formattedValue: '4',
      startAngle: 0,
      endAngle: 2 * Math.PI,
      innerRadius: 20,
      outerRadius: 80,
    });
  },
);

/** In px from the top left of the drawing: at an angle clockwise from the top, half way out. */
function placeOnPie(screen: Screen, degrees: number): { x: number; y: number } {
  const { width, height } = surface(screen).getBoundingClientRect();
  const radius = Math.min(width, height) / 2 - 5;
  const angle = (degrees * Math.PI) / 180;
  return {
    x: width / 2 + (radius / 2) * Math.sin(angle),
    y: height / 2 - (radius / 2) * Math.cos(angle),
  };
}
