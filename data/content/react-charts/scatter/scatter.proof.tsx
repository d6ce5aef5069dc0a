import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useScatterSeries } from '@mui/x-charts/hooks';
import {
  ScatterChart,
  ScatterPlot,
  type ScatterChartProps,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import type { ScatterItemIdentifier, ScatterValueType } from '@mui/x-charts/models';
import {
  act,
  claim,
  click,
  expect,
  hover,
  press,
  show,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { surface } from '#test/proofs/charts.tsx';

/** Three points: top left, bottom left and far to the right. */
const POINTS = [
  { id: 'a', x: 10, y: 90 },
  { id: 'b', x: 10, y: 10 },
  { id: 'c', x: 90, y: 50 },
];
const BASE = {
  title: 'Three points',
  height: 300,
  xAxis: [{ min: 0, max: 100 }],
  yAxis: [{ min: 0, max: 100 }],
  series: [{ id: 'three', label: 'Three', data: POINTS }],
} satisfies ScatterChartProps;

function markers({ stage }: Screen): SVGElement[] {
  return [...stage.querySelectorAll<SVGElement>('[data-drawing-container] circle')];
}

/** The middle of a marker, and places beside it, in px from the top left of the chart's drawing. */
function place(screen: Screen, index: number, { right = 0, down = 0 } = {}) {
  const { x, y, width, height } = markers(screen)[index]?.getBoundingClientRect() ?? new DOMRect();
  const start = surface(screen).getBoundingClientRect();
  return { x: x + width / 2 - start.x + right, y: y + height / 2 - start.y + down };
}

function fills(screen: Screen): string[] {
  return markers(screen).map((marker) => getComputedStyle(marker).fill);
}

function tooltip(screen: Screen) {
  return screen.getByRole('tooltip');
}

function ticks({ stage }: Screen, direction: 'X' | 'Y'): number[] {
  const labels = stage.querySelectorAll(
    `.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`,
  );
  return [...labels].map((label) => Number(label.textContent.replace(',', '')));
}

act('VoronoiLab', async (demo) => {
  const slider = () => demo.getByRole('slider').element();
  const beside = () => place(demo, 3, { down: 60 });
  for (let turn = 0; turn < 2; turn += 1) {
    await hover(surface(demo), place(demo, 3, { down: 20 }));
    await expect.element(tooltip(demo)).toHaveTextContent('17.9 °C at 38 km');
    await hover(surface(demo), beside());
    await expect.element(tooltip(demo)).not.toBeInTheDocument();
    (slider() as HTMLElement).focus();
    await press('End');
    await expect.element(demo.getByText('voronoiMaxRadius: 150 px')).toBeVisible();
    await hover(surface(demo), beside());
    await expect.element(tooltip(demo)).toHaveTextContent('17.9 °C at 38 km');
    await demo.getByRole('switch', { name: 'disableVoronoi' }).click();
    expect(slider()).toBeDisabled();
    await hover(surface(demo), beside());
    await expect.element(tooltip(demo)).not.toBeInTheDocument();
    await hover(surface(demo), place(demo, 3));
    await expect.element(tooltip(demo)).toHaveTextContent('17.9 °C at 38 km');
    await demo.getByRole('switch', { name: 'disableVoronoi' }).click();
    (slider() as HTMLElement).focus();
    await press('Home', 'ArrowRight', 'ArrowRight');
    await expect.element(demo.getByText('voronoiMaxRadius: 30 px')).toBeVisible();
  }
});

act('ClickInspector', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('Click a point, or the space near one.');
  for (let turn = 0; turn < 2; turn += 1) {
    await click(surface(demo), { at: place(demo, 1, { down: 15 }) });
    await expect.element(status).toHaveTextContent('Parcel D2, clicked on <svg>');
    await demo.getByRole('switch', { name: 'disableVoronoi' }).click();
    await click(surface(demo), { at: place(demo, 7) });
    await expect.element(status).toHaveTextContent('Parcel F4, clicked on <circle>');
    await click(surface(demo), { at: place(demo, 1, { down: 15 }) });
    await expect.element(status).toHaveTextContent('Parcel F4, clicked on <circle>');
    await demo.getByRole('switch', { name: 'disableVoronoi' }).click();
  }
});

act('ColorByAxis', async (demo) => {
  /** Whether the points' colors follow their order from left to right. */
  const isSorted = () => {
    const reds = markers(demo)
      .map((marker) => ({
        x: marker.getBoundingClientRect().x,
        color: getComputedStyle(marker).fill,
      }))
      .sort((a, b) => a.x - b.x)
      .map(({ color }) => Number(/\d+/.exec(color)?.[0]));
    return reds.every((red, index) => index === 0 || red <= (reds[index - 1] ?? 0));
  };
  for (const [name, end, sorted] of [
    ['Rent', /2200.€/, false],
    ['Size', /112.m²/, true],
    ['Walk to the station', /24.min/, false],
    ['Size', /112.m²/, true],
  ] as const) {
    await demo.getByRole('button', { name }).click();
    await expect.element(demo.getByText(end)).toBeVisible();
    await expect.poll(isSorted).toBe(sorted);
    await expect.poll(() => new Set(fills(demo)).size).toBeGreaterThan(10);
  }
});

act('MarkerSize', async (demo) => {
  const radius = () => markers(demo)[0]?.getAttribute('r');
  expect(radius()).toBe('6');
  for (let turn = 0; turn < 2; turn += 1) {
    (demo.getByRole('slider').element() as HTMLElement).focus();
    await press('Home');
    await expect.element(demo.getByText('markerSize: 1 px')).toBeVisible();
    await expect.poll(radius).toBe('1');
    await press('End');
    await expect.poll(radius).toBe('16');
  }
});

act('PointCount', async (demo) => {
  const status = demo.getByRole('status');
  const count = () => markers(demo).length;
  const dots = () => {
    const path = demo.stage.querySelector('[data-drawing-container] path');
    return path?.getAttribute('d')?.match(/h0/g)?.length ?? 0;
  };
  await expect.element(status).toHaveTextContent('Press a button to render that many points.');
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: '1,000' }).click();
    await expect.element(status).toHaveTextContent(/^1,000 points: \d+ ms$/);
    await expect.poll(count).toBe(1000);
    await demo.getByRole('switch', { name: 'One path' }).click();
    await expect.poll(count).toBe(0);
    await expect.poll(dots).toBe(1000);
    await demo.getByRole('button', { name: '10,000' }).click();
    await expect.element(status).toHaveTextContent(/^10,000 points: \d+ ms$/);
    await expect.poll(dots).toBe(10_000);
    await demo.getByRole('button', { name: '100', exact: true }).click();
    await expect.element(status).toHaveTextContent(/^100 points: \d+ ms$/);
    await demo.getByRole('switch', { name: 'One path' }).click();
    await expect.poll(count).toBe(100);
  }
});

act('WithTable', async (demo) => {
  const summary = demo.getByText('Data of the chart as a table');
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.element(demo.getByRole('table')).not.toBeInTheDocument();
    await summary.click();
    await expect.element(demo.getByRole('row', { name: 'Physics 70 66' })).toBeVisible();
    await press('Enter');
    await expect.element(demo.getByRole('table')).not.toBeInTheDocument();
  }
});

claim(
  [
    'Both axes are linear by default.',
    "They cover the values of their series, rounded to ticks, and don't have to contain zero.",
  ],
  async () => {
    const series = [
      { data: [{ x: 101, y: 1040 }] },
      {
        data: [
          { x: 137, y: 1990 },
          { x: 120, y: 1500 },
        ],
      },
    ];
    const screen = await show(<ScatterChart height={300} series={series} />);
    for (const [direction, min, max] of [
      ['X', 101, 137],
      ['Y', 1040, 1990],
    ] as const) {
      const values = ticks(screen, direction);
      const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
      expect(new Set(steps).size).toBe(1);
      expect(Math.min(...values)).toBeLessThanOrEqual(min);
      expect(Math.min(...values)).toBeGreaterThan(0);
      expect(Math.max(...values)).toBeGreaterThanOrEqual(max);
    }
  },
);

claim(
  [
    'A point outside of the min and max of its axes is not rendered.',
    "Points outside of min and max aren't rendered.",
  ],
  async () => {
    const chart = (x: object, y: object) => <ScatterChart {...BASE} xAxis={[x]} yAxis={[y]} />;
    const screen = await show(chart({ min: 0, max: 100 }, { min: 0, max: 100 }));
    expect(markers(screen)).toHaveLength(3);
    await screen.rerender(chart({ min: 0, max: 80 }, { min: 0, max: 100 }));
    await expect.poll(() => markers(screen).length).toBe(2);
    await screen.rerender(chart({ min: 0, max: 80 }, { min: 0, max: 80 }));
    await expect.poll(() => markers(screen).length).toBe(1);
  },
);

claim(
  [
    'If series[].data contains null, the chart throws Cannot read properties of null.',
    'In a dataset, rows without x or y are skipped.',
    'A row whose x or y is null or missing has no point.',
  ],
  async () => {
    const data = [...POINTS, null] as ScatterValueType[];
    await expect(show(<ScatterChart height={300} series={[{ data }]} />)).rejects.toThrow(
      'Cannot read properties of null',
    );
    takeConsole();
    const dataset = [
      { id: 1, left: 4, top: 6 },
      { id: 2, left: null, top: 5 },
      { id: 3, left: 8, top: null },
      { id: 4, top: 7 },
      { id: 5, left: 7, top: 9 },
    ];
    const series = [{ datasetKeys: { id: 'id', x: 'left', y: 'top' } }];
    const screen = await show(<ScatterChart height={300} dataset={dataset} series={series} />);
    expect(markers(screen)).toHaveLength(2);
    expect(Math.min(...ticks(screen, 'X'))).toBe(4);
  },
);

claim(
  'The type declares id as optional, but without it the chart throws has incomplete datasetKeys.',
  async () => {
    const series: ScatterChartProps['series'] = [{ datasetKeys: { x: 'left', y: 'top' } }];
    const dataset = [{ left: 4, top: 6 }];
    await expect(
      show(<ScatterChart height={300} dataset={dataset} series={series} />),
    ).rejects.toThrow('has incomplete datasetKeys');
    takeConsole();
  },
);

claim(
  [
    'The tooltip displays the label of the series and the raw numbers as (x, y).',
    "It doesn't apply the valueFormatter of the axes, so a date is displayed as a number of milliseconds.",
  ],
  async () => {
    const x = Date.UTC(2025, 5, 12);
    const axis = { scaleType: 'time', valueFormatter: () => 'a day' } as const;
    const screen = await show(
      <ScatterChart
        height={300}
        xAxis={[axis]}
        series={[{ label: 'Delivery', data: [{ x, y: 12 }] }]}
      />,
    );
    await hover(surface(screen), { x: 300, y: 100 });
    await expect.element(tooltip(screen)).toHaveTextContent(`Delivery(${x}, 12)`);
  },
);

claim(
  [
    'ScatterChartPro ignores slotProps.tooltip.trigger.',
    "Even with 'none' or 'axis', the tooltip of the item appears.",
    'To remove the tooltip until then, set slots.tooltip to a component that renders null.',
  ],
  async () => {
    for (const trigger of ['item', 'none', 'axis'] as const) {
      const screen = await show(<ScatterChartPro {...BASE} slotProps={{ tooltip: { trigger } }} />);
      await hover(surface(screen), place(screen, 2));
      await expect.element(tooltip(screen)).toHaveTextContent('Three(90, 50)');
      screen.unmount();
    }
    const screen = await show(<ScatterChartPro {...BASE} slots={{ tooltip: () => null }} />);
    await hover(surface(screen), place(screen, 2));
    await expect.element(tooltip(screen)).not.toBeInTheDocument();
  },
);

claim(
  "With slotProps.tooltip.trigger set to 'axis', no tooltip appears in ScatterChart.",
  async () => {
    const chart = (trigger: 'item' | 'axis') => (
      <ScatterChart
        {...BASE}
        xAxis={[{ data: [10, 90], min: 0, max: 100 }]}
        slotProps={{ tooltip: { trigger } }}
      />
    );
    const screen = await show(chart('item'));
    await hover(surface(screen), place(screen, 2));
    await expect.element(tooltip(screen)).toBeVisible();
    await screen.rerender(chart('axis'));
    await hover(surface(screen), place(screen, 1));
    await hover(surface(screen), place(screen, 2));
    await expect.element(tooltip(screen)).not.toBeInTheDocument();
  },
);

claim(
  [
    'The pointer selects the point whose cell it is in: the nearest one, whatever the distance.',
    'By default, a click far from any point still fires with the nearest one.',
    'Set voronoiMaxRadius to limit that.',
    'Fires for | a click in the drawing area, with the nearest point within voronoiMaxRadius | a click on a marker',
    'Event | native MouseEvent of the <svg> | React event of the marker',
    'Cursor on a marker | unchanged | pointer',
  ],
  async () => {
    const onItemClick = vi.fn();
    const screen = await show(<ScatterChart {...BASE} onItemClick={onItemClick} />);
    const far = place(screen, 2, { right: -250, down: 5 });
    await hover(surface(screen), far);
    await expect.element(tooltip(screen)).toHaveTextContent('Three(90, 50)');
    await click(surface(screen), { at: far });
    expect(onItemClick).toHaveBeenCalledOnce();
    const [event, item] = onItemClick.mock.calls[0] ?? [];
    expect(event).toBeInstanceOf(MouseEvent);
    expect(item).toEqual({ type: 'scatter', seriesId: 'three', dataIndex: 2 });
    expect(markers(screen)[2]?.getAttribute('cursor')).toBe('unset');

    await screen.rerender(
      <ScatterChart {...BASE} onItemClick={onItemClick} voronoiMaxRadius={40} />,
    );
    await click(surface(screen), { at: far });
    expect(onItemClick).toHaveBeenCalledOnce();
    await click(surface(screen), { at: place(screen, 2, { right: -30 }) });
    expect(onItemClick).toHaveBeenCalledTimes(2);

    onItemClick.mockClear();
    await screen.rerender(<ScatterChart {...BASE} onItemClick={onItemClick} disableVoronoi />);
    await click(surface(screen), { at: place(screen, 2, { right: -30 }) });
    expect(onItemClick).not.toHaveBeenCalled();
    await click(surface(screen), { at: place(screen, 2) });
    expect(onItemClick).toHaveBeenCalledOnce();
    expect(onItemClick.mock.calls[0]?.[0]).toHaveProperty('nativeEvent');
    expect(onItemClick.mock.calls[0]?.[1]).toEqual(item);
    expect(markers(screen)[2]?.getAttribute('cursor')).toBe('pointer');
  },
);

claim(
  [
    'series[].disableHover has no effect while Voronoi is on: the nearest point can belong to any series.',
    'series[].disableHover | false | With disableVoronoi, turns off tooltips and highlighting of the series',
  ],
  async () => {
    const chart = (disableVoronoi: boolean, disableHover: boolean) => (
      <ScatterChart
        {...BASE}
        disableVoronoi={disableVoronoi}
        series={[{ id: 'three', label: 'Three', data: POINTS, disableHover }]}
      />
    );
    for (const [disableVoronoi, disableHover, shown] of [
      [false, false, true],
      [false, true, true],
      [true, false, true],
      [true, true, false],
    ] as const) {
      const screen = await show(chart(disableVoronoi, disableHover));
      await hover(surface(screen), place(screen, 2));
      await (shown
        ? expect.element(tooltip(screen)).toBeVisible()
        : expect.element(tooltip(screen)).not.toBeInTheDocument());
      screen.unmount();
    }
  },
);

claim('If two points have the same position, users can reach only one of them.', async () => {
  const found = new Set<number>();
  const same = [
    { x: 50, y: 50 },
    { x: 50, y: 50 },
    { x: 90, y: 90 },
  ];
  const screen = await show(
    <ScatterChart
      {...BASE}
      series={[{ data: same }]}
      onItemClick={(_: unknown, { dataIndex }: ScatterItemIdentifier) => found.add(dataIndex)}
    />,
  );
  for (const beside of [{}, { right: 9 }, { right: -9 }, { down: 9 }, { down: -9 }]) {
    await click(surface(screen), { at: place(screen, 0, beside) });
  }
  expect(found.size).toBe(1);
});

claim(
  'A highlighted marker grows by a factor of 1.2, and a faded one has an opacity of 0.3.',
  async () => {
    const highlightScope = { highlight: 'item', fade: 'global' } as const;
    const screen = await show(
      <ScatterChart {...BASE} series={[{ data: POINTS, markerSize: 10, highlightScope }]} />,
    );
    await hover(surface(screen), place(screen, 2));
    await expect
      .poll(() => markers(screen).map((marker) => marker.getAttribute('r')))
      .toEqual(['10', '10', '12']);
    expect(markers(screen).map((marker) => marker.getAttribute('opacity'))).toEqual([
      '0.3',
      '0.3',
      '1',
    ]);
  },
);

claim('series[].markerSize is the radius of the markers in pixels, and 4 by default.', async () => {
  const series = [{ data: POINTS }, { data: POINTS, markerSize: 9 }];
  const screen = await show(<ScatterChart {...BASE} series={series} />);
  const widths = markers(screen).map((marker) => marker.getBoundingClientRect().width);
  expect(widths).toEqual([8, 8, 8, 18, 18, 18]);
});

claim(
  "Markers can't receive focus, so this handler isn't available to keyboard users.",
  async () => {
    for (const disableVoronoi of [false, true]) {
      const screen = await show(
        <ScatterChart {...BASE} disableVoronoi={disableVoronoi} onItemClick={() => {}} />,
      );
      await press('Tab');
      expect(screen.stage.contains(document.activeElement)).toBe(false);
      expect(markers(screen).some((marker) => marker.hasAttribute('tabindex'))).toBe(false);
      screen.unmount();
    }
  },
);

claim(
  [
    'If several axes have a colorMap, the first of this list applies:',
    'Its values are zAxis[].data by index, or the column of zAxis[].dataKey in the dataset, or else the z of each point.',
  ],
  async () => {
    const by = (color: string) => ({
      colorMap: { type: 'piecewise' as const, thresholds: [-1], colors: ['gray', color] },
    });
    const colorOf = async (props: Partial<ScatterChartProps>) => {
      const screen = await show(
        <ScatterChart
          {...BASE}
          series={[{ color: 'black', data: POINTS.map((point) => ({ ...point, z: 5 })) }]}
          {...props}
        />,
      );
      const all = [...new Set(fills(screen))];
      screen.unmount();
      return all;
    };
    const [xAxis, yAxis, zAxis] = [[by('red')], [by('lime')], [by('blue')]];
    expect(await colorOf({ xAxis, yAxis, zAxis })).toEqual(['rgb(0, 0, 255)']);
    expect(await colorOf({ xAxis, yAxis })).toEqual(['rgb(0, 255, 0)']);
    expect(await colorOf({ xAxis, yAxis: [{}] })).toEqual(['rgb(255, 0, 0)']);
    expect(await colorOf({ xAxis: [{}], yAxis: [{}] })).toEqual(['rgb(0, 0, 0)']);

    const levels = {
      colorMap: { type: 'piecewise' as const, thresholds: [10], colors: ['red', 'blue'] },
    };
    const dataset = [{ level: 20 }, { level: 20 }, { level: 20 }];
    expect(await colorOf({ zAxis: [levels] })).toEqual(['rgb(255, 0, 0)']);
    expect(await colorOf({ zAxis: [{ ...levels, dataKey: 'level' }], dataset })).toEqual([
      'rgb(0, 0, 255)',
    ]);
    expect(await colorOf({ zAxis: [{ ...levels, data: [20, 20, 20] }] })).toEqual([
      'rgb(0, 0, 255)',
    ]);
    expect(
      await colorOf({ zAxis: [{ ...levels, data: [1, 1, 1], dataKey: 'level' }], dataset }),
    ).toEqual(['rgb(255, 0, 0)']);
  },
);

claim(
  [
    "min and max aren't computed from the points.",
    'Otherwise, values above 100 get a color beyond the end of the scale.',
  ],
  async () => {
    const share = vi.fn((value: number) => `rgb(0, 0, ${Math.round(value * 10)})`);
    const colorMap = { type: 'continuous', color: share } as const;
    const data = [
      { x: 1, y: 1, z: 100 },
      { x: 2, y: 2, z: 400 },
      { x: 3, y: 3, z: 200 },
    ];
    const screen = await show(
      <ScatterChart height={300} zAxis={[{ colorMap }]} series={[{ data }]} />,
    );
    expect(fills(screen)).toEqual(['rgb(0, 0, 10)', 'rgb(0, 0, 40)', 'rgb(0, 0, 20)']);
  },
);

claim(
  [
    "A 'continuous' or 'piecewise' color map of the first z-axis applies to each series without a zAxisId.",
    'A point without a value on this axis gets no color and is black.',
    "To exclude a series, add a second z-axis without a colorMap, such as zAxis={[{ id: 'speed', colorMap }, { id: 'plain' }]}, and set zAxisId: 'plain' on the series.",
  ],
  async () => {
    const colorMaps = [
      { type: 'continuous' as const, color: ['#ffffff', '#ff0000'] as const },
      { type: 'piecewise' as const, thresholds: [5], colors: ['white', 'red'] },
    ];
    for (const colorMap of colorMaps) {
      const chart = (zAxisId?: string) => (
        <ScatterChart
          height={300}
          zAxis={[{ id: 'speed', colorMap }, { id: 'plain' }]}
          series={[
            { data: [{ x: 1, y: 1, z: 100 }], color: 'blue' },
            { data: [{ x: 2, y: 2 }], color: 'blue', zAxisId },
          ]}
        />
      );
      const screen = await show(chart());
      expect(fills(screen)).toEqual(['rgb(255, 0, 0)', 'rgb(0, 0, 0)']);
      await screen.rerender(chart('plain'));
      await expect.poll(() => fills(screen)).toEqual(['rgb(255, 0, 0)', 'rgb(0, 0, 255)']);
      screen.unmount();
    }
  },
);

claim('The lines are at the ticks of the first x-axis and the first y-axis.', async () => {
  const screen = await show(
    <ScatterChart
      {...BASE}
      grid={{ vertical: true, horizontal: true }}
      xAxis={[
        { min: 0, max: 100 },
        { id: 'second', min: 0, max: 3, position: 'top' },
      ]}
      yAxis={[
        { min: 0, max: 100 },
        { id: 'other', min: 0, max: 3, position: 'right' },
      ]}
    />,
  );
  for (const [line, first, edge] of [
    ['vertical', '.MuiChartsAxis-directionX', 'x'],
    ['horizontal', '.MuiChartsAxis-directionY', 'y'],
  ] as const) {
    const places = (selector: string) =>
      [...screen.stage.querySelectorAll(selector)]
        .map((element) => Math.round(element.getBoundingClientRect()[edge]))
        .sort((a, b) => a - b);
    const [axis] = screen.stage.querySelectorAll(first);
    const marks = [...(axis?.querySelectorAll('.MuiChartsAxis-tick') ?? [])]
      .map((tick) => Math.round(tick.getBoundingClientRect()[edge]))
      .sort((a, b) => a - b);
    expect(places(`.MuiChartsGrid-${line}Line`)).toEqual(marks);
  }
});

claim(
  [
    'Pass the other props to your element.',
    'They include onClick and the pointer handlers that disableVoronoi needs.',
  ],
  async () => {
    const withoutRest = ({ x, y, color }: ScatterMarkerProps) => (
      <circle cx={x} cy={y} r={8} fill={color} />
    );
    const withRest = (props: ScatterMarkerProps) => {
      const { seriesId, dataIndex, x, y, color, size, isHighlighted, isFaded, ...other } = props;
      return <circle cx={x} cy={y} r={8} fill={color} {...other} />;
    };
    for (const [marker, disableVoronoi, works] of [
      [withoutRest, false, true],
      [withoutRest, true, false],
      [withRest, true, true],
    ] as const) {
      const onItemClick = vi.fn();
      const screen = await show(
        <ScatterChart
          {...BASE}
          slots={{ marker }}
          disableVoronoi={disableVoronoi}
          onItemClick={onItemClick}
        />,
      );
      await click(surface(screen), { at: place(screen, 2) });
      await (works
        ? expect.element(tooltip(screen)).toBeVisible()
        : expect.element(tooltip(screen)).not.toBeInTheDocument());
      expect(onItemClick).toHaveBeenCalledTimes(works ? 1 : 0);
      screen.unmount();
    }
  },
);

claim('In this version, markers have no class names.', async () => {
  const screen = await show(
    <ScatterChart
      {...BASE}
      sx={{ '& [data-drawing-container] circle': { stroke: 'rgb(255, 255, 255)' } }}
    />,
  );
  expect(markers(screen).map((marker) => marker.hasAttribute('class'))).toEqual([
    false,
    false,
    false,
  ]);
  expect(markers(screen).map((marker) => getComputedStyle(marker).stroke)).toEqual([
    'rgb(255, 255, 255)',
    'rgb(255, 255, 255)',
    'rgb(255, 255, 255)',
  ]);
});

claim(
  [
    'Children of ScatterChart are rendered inside its SVG, on top of the points.',
    'To render something behind the points, compose the chart and place your element before ScatterPlot.',
  ],
  async () => {
    const cover = <rect data-testid="cover" x="0" y="0" width="2000" height="400" />;
    const isOnTop = (screen: Screen) => {
      const { x, y } = markers(screen)[2]?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(x + 4, y + 4)?.tagName;
    };
    const chart = await show(<ScatterChart {...BASE}>{cover}</ScatterChart>);
    expect(chart.getByTestId('cover').element().closest('svg')).toBe(surface(chart));
    expect(isOnTop(chart)).toBe('rect');
    chart.unmount();

    const series = [{ type: 'scatter', data: POINTS } as const];
    const composed = await show(
      <ChartContainer height={300} series={series} xAxis={BASE.xAxis} yAxis={BASE.yAxis}>
        {cover}
        <g data-drawing-container>
          <ScatterPlot />
        </g>
      </ChartContainer>,
    );
    expect(isOnTop(composed)).toBe('circle');
  },
);

claim(
  [
    "useScatterSeries('rent') | The series with this id, or undefined",
    "useScatterSeries(['rent', 'lease']) | These series, in this order",
    'useScatterSeries() | All scatter series of the chart',
  ],
  async () => {
    const seen: unknown[] = [];
    function Probe() {
      seen.push(
        useScatterSeries('rent')?.id,
        useScatterSeries('none')?.id,
        useScatterSeries(['rent', 'lease']).map(({ id }) => id),
        useScatterSeries().map(({ id }) => id),
      );
      return null;
    }
    await show(
      <ScatterChart
        height={300}
        series={[
          { id: 'lease', data: POINTS },
          { id: 'rent', data: POINTS },
        ]}
      >
        <Probe />
      </ScatterChart>,
    );
    expect(seen.slice(0, 4)).toEqual(['rent', undefined, ['rent', 'lease'], ['lease', 'rent']]);
  },
);

claim(
  [
    'Moving the pointer is expensive too: each time the nearest point changes, all markers render again, even without a highlightScope.',
    'With disableVoronoi and disableHover on each series, no marker renders again when the pointer moves, and there are no tooltips.',
    'onItemClick still fires for a click on a marker.',
    'Each render of the component that contains the chart renders all markers again.',
  ],
  async () => {
    const rendered: number[] = [];
    const marker = ({ x, y, dataIndex, onClick }: ScatterMarkerProps) => {
      rendered.push(dataIndex);
      return <circle cx={x} cy={y} r={5} onClick={onClick} />;
    };
    const slots = { marker };
    let screen = await show(<ScatterChart {...BASE} slots={slots} />);
    const move = async () => {
      rendered.length = 0;
      for (const index of [0, 1, 2]) {
        await hover(surface(screen), place(screen, index));
      }
    };
    await move();
    for (const index of [0, 1, 2]) {
      expect(rendered.filter((each) => each === index).length).toBeGreaterThanOrEqual(3);
    }

    const series = [{ data: POINTS, disableHover: true }];
    const onItemClick = vi.fn();
    const chart = () => (
      <ScatterChart
        {...BASE}
        series={series}
        slots={slots}
        onItemClick={onItemClick}
        disableVoronoi
      />
    );
    screen.unmount();
    screen = await show(chart());
    await move();
    expect(rendered).toEqual([]);
    await expect.element(tooltip(screen)).not.toBeInTheDocument();
    await click(surface(screen), { at: place(screen, 1) });
    expect(onItemClick.mock.calls[0]?.[1]).toMatchObject({ dataIndex: 1 });
    await screen.rerender(chart());
    expect(rendered).toEqual(expect.arrayContaining([0, 1, 2]));
  },
);

claim("Tooltips and clicks still work, because Voronoi doesn't need the markers.", async () => {
  const onItemClick = vi.fn();
  const chart = (hasMarkers: boolean) => (
    <ScatterChart
      {...BASE}
      slots={hasMarkers ? undefined : { scatter: () => null }}
      onItemClick={onItemClick}
    />
  );
  const screen = await show(chart(true));
  const at = place(screen, 2);
  await screen.rerender(chart(false));
  expect(markers(screen)).toHaveLength(0);
  await click(surface(screen), { at });
  await expect.element(tooltip(screen)).toHaveTextContent('Three(90, 50)');
  expect(onItemClick.mock.calls[0]?.[1]).toMatchObject({ dataIndex: 2 });
});

claim(
  [
    "Voronoi is on if one of the series is of type 'scatter'.",
    'Then set onItemClick on the provider or the container.',
    'With disableVoronoi, set it on ScatterPlot.',
  ],
  async () => {
    for (const disableVoronoi of [false, true]) {
      const onContainer = vi.fn();
      const onPlot = vi.fn();
      const screen = await show(
        <ChartContainer
          height={300}
          disableVoronoi={disableVoronoi || undefined}
          onItemClick={onContainer}
          series={[{ type: 'scatter', data: POINTS }]}
          xAxis={BASE.xAxis}
          yAxis={BASE.yAxis}
        >
          <g data-drawing-container>
            <ScatterPlot onItemClick={onPlot} />
          </g>
        </ChartContainer>,
      );
      await click(surface(screen), { at: place(screen, 2, { right: disableVoronoi ? 0 : -30 }) });
      expect(onContainer).toHaveBeenCalledTimes(disableVoronoi ? 0 : 1);
      expect(onPlot).toHaveBeenCalledTimes(disableVoronoi ? 1 : 0);
      screen.unmount();
    }
  },
);

claim(
  "If all points are outside of min and max, the tooltip still appears, for a point that isn't rendered.",
  async () => {
    const screen = await show(<ScatterChart {...BASE} xAxis={[{ min: 200, max: 300 }]} />);
    expect(markers(screen)).toHaveLength(0);
    await hover(surface(screen), { x: 300, y: 100 });
    await expect.element(tooltip(screen)).toHaveTextContent(/^Three/);
  },
);

claim(
  'id | string | number | The React key of the marker. Without it, the key is the index',
  async () => {
    for (const hasIds of [true, false]) {
      const data = POINTS.map(({ id, ...point }) => (hasIds ? { id, ...point } : point));
      const screen = await show(<ScatterChart {...BASE} series={[{ id: 'three', data }]} />);
      const [first, second, third] = markers(screen);
      await screen.rerender(
        <ScatterChart {...BASE} series={[{ id: 'three', data: data.slice(1) }]} />,
      );
      await expect.poll(() => markers(screen).length).toBe(2);
      expect(markers(screen)).toEqual(hasIds ? [second, third] : [first, second]);
      expect(markers(screen)[0]).toBe(hasIds ? second : first);
      screen.unmount();
    }
  },
);

claim(
  [
    'grid renders lines behind the points.',
    'Its type is { vertical?: boolean, horizontal?: boolean }, and both are off by default.',
  ],
  async () => {
    for (const [grid, vertical, horizontal] of [
      [undefined, false, false],
      [{}, false, false],
      [{ vertical: true }, true, false],
      [{ horizontal: true }, false, true],
    ] as const) {
      const screen = await show(<ScatterChart {...BASE} grid={grid} />);
      const line = (name: string) => screen.stage.querySelector(`.MuiChartsGrid-${name}Line`);
      expect([line('vertical') !== null, line('horizontal') !== null]).toEqual([
        vertical,
        horizontal,
      ]);
      const found = line('vertical') ?? line('horizontal');
      const [marker] = markers(screen);
      if (found && marker) {
        const order = found.compareDocumentPosition(marker);
        expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'x, y | The position in pixels',
    'size | The markerSize of the series',
    'color | The color of the point',
    'seriesId, dataIndex | The point in the data',
    'isHighlighted, isFaded | The state of highlighting',
  ],
  async () => {
    const seen: ScatterMarkerProps[] = [];
    const marker = (props: ScatterMarkerProps) => {
      seen.push(props);
      return <circle cx={props.x} cy={props.y} r={props.size} />;
    };
    const highlightScope = { highlight: 'item', fade: 'global' } as const;
    const series = [{ id: 'three', data: POINTS, markerSize: 7, color: '#123456', highlightScope }];
    const screen = await show(
      <ScatterChart
        {...BASE}
        series={series}
        slots={{ marker }}
        highlightedItem={{ seriesId: 'three', dataIndex: 2 }}
      />,
    );
    const last = (index: number) => seen.findLast(({ dataIndex }) => dataIndex === index);
    const { x, y } = place(screen, 2);
    const point = { seriesId: 'three', size: 7, color: '#123456' };
    expect(last(2)).toMatchObject({ ...point, isHighlighted: true, isFaded: false });
    expect(last(2)?.x).toBeCloseTo(x, 0);
    expect(last(2)?.y).toBeCloseTo(y, 0);
    expect(last(0)).toMatchObject({ ...point, isHighlighted: false, isFaded: true });
  },
);
