import { type ReactNode, useState } from 'react';
import {
  BarChart,
  barElementClasses,
  barLabelClasses,
  BarPlot,
  type BarChartProps,
} from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight, chartsAxisHighlightClasses } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import type { HighlightItemData, HighlightScope } from '@mui/x-charts/context';
import { useItemHighlighted } from '@mui/x-charts/hooks';
import {
  areaElementClasses,
  LineChart,
  lineElementClasses,
  LinePlot,
  markElementClasses,
} from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import {
  act,
  claim,
  click,
  expect,
  hover,
  press,
  settled,
  show,
  showDemo,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { surface } from '#test/proofs/charts.tsx';

const DAYS = ['Mon', 'Tue', 'Wed'];
const GLOBAL: HighlightScope = { highlight: 'item', fade: 'global' };

/** What is highlighted and faded: `h`, `f` or `-` for each element of a class, in their order. */
function states({ stage }: Screen, part = 'MuiBarElement'): string {
  return [...stage.querySelectorAll(`.${part}-root`)]
    .map(({ classList }) => {
      const isHighlighted = classList.contains(`${part}-highlighted`);
      return isHighlighted ? 'h' : classList.contains(`${part}-faded`) ? 'f' : '-';
    })
    .join('');
}

function part({ stage }: Screen, selector: string, index = 0): Element {
  return stage.querySelectorAll(selector)[index] ?? stage;
}

function bar(screen: Screen, index: number): Element {
  return part(screen, '.MuiBarElement-root', index);
}

/** To where nothing is hovered. */
async function leave(screen: Screen): Promise<void> {
  await hover(screen.stage.ownerDocument.documentElement, { x: 5, y: 700 });
}

function lineOf({ stage }: Screen): DOMRect[] {
  return [...stage.querySelectorAll('.MuiChartsAxisHighlight-root')].map((path) =>
    path.getBoundingClientRect(),
  );
}

/** Two series of three bars, each with a scope. */
function bars(first?: HighlightScope, second = first, props: Partial<BarChartProps> = {}) {
  return (
    <BarChart
      height={240}
      hideLegend
      xAxis={[{ data: DAYS }]}
      series={[
        { id: 'a', data: [10, 20, 30], highlightScope: first },
        { id: 'b', data: [5, 15, 25], highlightScope: second },
      ]}
      {...props}
    />
  );
}

act('ScopeLab', async (demo) => {
  const choose = (group: string, name: string) =>
    demo.getByRole('group', { name: group }).getByRole('button', { name }).click();
  for (let turn = 0; turn < 2; turn += 1) {
    await choose('Chart', 'bars');
    await hover(bar(demo, 6));
    await expect.poll(() => states(demo)).toBe('ffffffhffffffff');
    await choose('highlight', 'series');
    await hover(bar(demo, 6));
    await expect.poll(() => states(demo)).toBe('fffffhhhhhfffff');
    await choose('fade', 'none');
    await hover(bar(demo, 6));
    await expect.poll(() => states(demo)).toBe('-----hhhhh-----');
    await choose('highlight', 'none');
    await choose('fade', 'series');
    await hover(bar(demo, 6));
    await expect.poll(() => states(demo)).toBe('-----f-fff-----');
    await choose('highlight', 'item');
    await choose('fade', 'global');
    await choose('Chart', 'pie');
    await hover(part(demo, '.MuiPieArc-root', 1));
    await expect.poll(() => states(demo, 'MuiPieArc')).toBe('fhf');
    await choose('Chart', 'points');
    const points = () => [...demo.stage.querySelectorAll('[data-drawing-container] circle')];
    await hover(points()[4] ?? demo.stage);
    await expect
      .poll(() => points().filter((point) => point.getAttribute('opacity') === '0.3').length)
      .toBe(14);
    await choose('Chart', 'lines');
    await choose('highlight', 'series');
    await hover(part(demo, '.MuiMarkElement-root', 1));
    await expect.poll(() => states(demo, 'MuiLineElement')).toBe('hff');
    await choose('highlight', 'item');
  }
});

act('AxisHighlight', async (demo) => {
  const choose = (group: string, name: string) =>
    demo.getByRole('group', { name: group }).getByRole('button', { name }).click();
  const shapes = () => lineOf(demo).map(({ width }) => Math.round(width));
  const aim = () => hover(bar(demo, 2));
  for (let turn = 0; turn < 2; turn += 1) {
    await aim();
    await expect.poll(shapes).toEqual([expect.any(Number), expect.any(Number)]);
    expect(shapes()[0]).toBeGreaterThan(20);
    await choose('x', 'line');
    await aim();
    await expect.poll(() => shapes()[0]).toBeLessThan(3);
    await choose('y', 'band');
    await aim();
    await expect.poll(() => shapes().length).toBe(1);
    await choose('x', 'none');
    await aim();
    await expect.poll(() => shapes().length).toBe(0);
    await choose('x', 'band');
    await choose('y', 'line');
  }
});

act('DrivenByInputs', async (demo) => {
  const choose = (name: string) => demo.getByRole('button', { name }).click();
  const isPressed = (name: string) =>
    demo.getByRole('button', { name }).element().getAttribute('aria-pressed');
  await expect.poll(() => states(demo)).toBe('ffhfffffffff');
  for (let turn = 0; turn < 2; turn += 1) {
    await choose('Maps');
    await choose('May');
    await expect.poll(() => states(demo)).toBe('ffffffffffhf');
    await choose('Clear');
    await expect.poll(() => states(demo)).toBe('------------');
    await hover(bar(demo, 1));
    await expect.poll(() => isPressed('Feb')).toBe('true');
    expect(isPressed('Ships')).toBe('true');
    await choose('Maps');
    await expect.poll(() => states(demo)).toBe('ffffffhfffff');
    await choose('Clear');
    await expect.poll(() => states(demo)).toBe('------------');
  }
});

act('LegendHighlight', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Oats' }).click();
    await expect.poll(() => states(demo, 'MuiLineElement')).toBe('ffhf');
    await demo.getByRole('button', { name: 'Rye' }).click();
    await expect.poll(() => states(demo, 'MuiLineElement')).toBe('fffh');
    await press('Enter');
    await expect.poll(() => states(demo, 'MuiLineElement')).toBe('----');
  }
  await demo.getByRole('button', { name: 'Oats' }).click();
  const wheat = demo.stage.querySelector<SVGPathElement>('.MuiLineElement-root');
  const { x = 0, y = 0 } = wheat?.getPointAtLength(wheat.getTotalLength() / 4) ?? {};
  await hover(surface(demo), { x, y });
  await expect.poll(() => states(demo, 'MuiLineElement')).toBe('hfff');
  await leave(demo);
  await expect.poll(() => states(demo, 'MuiLineElement')).toBe('ffhf');
});

act('TableAndChart', async (demo) => {
  const points = () => [...demo.stage.querySelectorAll('[data-drawing-container] circle')];
  const faded = () =>
    points()
      .map((point) => (point.getAttribute('opacity') === '0.3' ? 'f' : '-'))
      .join('');
  const row = (name: RegExp) => demo.getByRole('row', { name });
  for (let turn = 0; turn < 2; turn += 1) {
    await hover(row(/^Central/));
    await expect.poll(faded).toBe('ff-ff');
    await leave(demo);
    await expect.poll(faded).toBe('-----');
    (row(/^Anchor/).element() as HTMLElement).focus();
    await expect.poll(faded).toBe('-ffff');
    await hover(row(/^Central/));
    await expect.poll(faded).toBe('ff-ff');
    await leave(demo);
    await expect.poll(faded).toBe('-ffff');
    await hover(points()[0] ?? demo.stage);
    await leave(demo);
    await expect.poll(faded).toBe('-ffff');
    await press('Tab');
    await expect.poll(faded).toBe('f-fff');
    (document.activeElement as HTMLElement).blur();
    await expect.poll(faded).toBe('-----');
    await hover(points()[4] ?? demo.stage);
    await expect
      .poll(() =>
        row(/^Station 69/)
          .element()
          .classList.contains('Mui-selected'),
      )
      .toBe(true);
    await leave(demo);
    await expect.poll(faded).toBe('-----');
  }
});

claim(
  [
    "Without highlightScope, hovering doesn't change any item.",
    "A highlighted item doesn't fade.",
    "So { highlight: 'series', fade: 'global' } emphasizes the hovered series.",
    "highlight | 'none' (default) | Highlights nothing",
    'Highlights the hovered item',
    'Highlights all items of the hovered series',
    "fade | 'none' (default) | Fades nothing",
    'Fades the other items of the hovered series',
    'Fades all other items of the chart',
  ],
  async () => {
    const highlighted = { none: '------', item: '-h----', series: 'hhh---' };
    const faded = { none: '------', series: 'f-f---', global: 'f-ffff' };
    const undefinedScope = await show(bars());
    await hover(bar(undefinedScope, 1));
    expect(states(undefinedScope)).toBe('------');
    undefinedScope.unmount();
    for (const highlight of ['none', 'item', 'series'] as const) {
      for (const fade of ['none', 'series', 'global'] as const) {
        const screen = await show(bars({ highlight, fade }));
        await hover(bar(screen, 1));
        const expected = [...highlighted[highlight]]
          .map((mark, index) => (mark === 'h' ? 'h' : faded[fade][index]))
          .join('');
        await expect.poll(() => states(screen)).toBe(expected);
        await leave(screen);
        await expect.poll(() => states(screen)).toBe('------');
        screen.unmount();
      }
    }
    const onlyFade = await show(bars({ fade: 'global' }));
    await hover(bar(onlyFade, 1));
    await expect.poll(() => states(onlyFade)).toBe('f-ffff');
  },
);

claim(
  [
    'The scope of the hovered series applies to the whole chart.',
    "A series without a highlightScope fades too when the user hovers one with fade: 'global'.",
    'Hovering a series without a scope has no effect.',
  ],
  async () => {
    const screen = await show(
      <BarChart
        height={240}
        xAxis={[{ data: DAYS }]}
        series={[{ data: [10, 20, 30], highlightScope: GLOBAL }, { data: [5, 15, 25] }]}
      />,
    );
    await hover(bar(screen, 0));
    await expect.poll(() => states(screen)).toBe('hfffff');
    await hover(bar(screen, 4));
    await expect.poll(() => states(screen)).toBe('------');
  },
);

claim(
  [
    'Bars and lines | 20% brighter | Opacity 0.3',
    'Areas | 40% brighter, instead of 20% | Opacity 0.3',
    'Marks of lines | Only a class name | Only a class name',
    'Pie slices | 20% brighter, and series[].highlighted | Opacity 0.3, and series[].faded, by default a radius 5 px smaller',
  ],
  async () => {
    const look = (screen: Screen, selector: string, index = 0) => {
      const { filter, opacity } = getComputedStyle(part(screen, selector, index));
      return [filter, opacity];
    };
    const scope: HighlightScope = { highlight: 'series', fade: 'global' };
    const barScreen = await show(bars(scope));
    await hover(bar(barScreen, 0));
    await expect
      .poll(() => look(barScreen, '.MuiBarElement-series-a'))
      .toEqual(['brightness(1.2)', '1']);
    await expect.poll(() => look(barScreen, '.MuiBarElement-series-b')).toEqual(['none', '0.3']);
    await leave(barScreen);
    barScreen.unmount();

    const lineScreen = await show(
      <LineChart
        height={240}
        xAxis={[{ scaleType: 'point', data: DAYS }]}
        series={[
          { id: 'a', data: [10, 20, 30], area: true, showMark: false, highlightScope: scope },
          { id: 'b', data: [40, 45, 50], highlightScope: scope, showMark: false },
          { id: 'c', data: [2, 2, 2], area: true, showMark: false },
        ]}
      />,
    );
    expect(look(lineScreen, '.MuiAreaElement-series-a')).toEqual(['brightness(1.2)', '1']);
    await hover(part(lineScreen, '.MuiAreaElement-series-a'));
    await expect
      .poll(() => look(lineScreen, '.MuiAreaElement-series-a'))
      .toEqual(['brightness(1.4)', '1']);
    await expect
      .poll(() => look(lineScreen, '.MuiAreaElement-series-c'))
      .toEqual(['brightness(1.2)', '0.3']);
    await expect
      .poll(() => look(lineScreen, '.MuiLineElement-series-a'))
      .toEqual(['brightness(1.2)', '1']);
    await expect.poll(() => look(lineScreen, '.MuiLineElement-series-b')).toEqual(['none', '0.3']);
    await leave(lineScreen);
    lineScreen.unmount();

    const markScreen = await show(
      <LineChart
        height={240}
        xAxis={[{ scaleType: 'point', data: DAYS }]}
        series={[
          { id: 'a', data: [10, 20, 30], showMark: true, highlightScope: scope },
          { id: 'b', data: [40, 45, 50], showMark: true },
        ]}
      />,
    );
    const widthOf = () => part(markScreen, '.MuiMarkElement-root').getBoundingClientRect().width;
    const width = widthOf();
    await hover(part(markScreen, '.MuiMarkElement-root'));
    await expect.poll(() => states(markScreen, 'MuiMarkElement')).toMatch(/^hhh.ff$/);
    for (let index = 0; index < 6; index += 1) {
      expect(look(markScreen, '.MuiMarkElement-root', index)).toEqual(['none', '1']);
    }
    expect(widthOf()).toBe(width);
    await leave(markScreen);
    markScreen.unmount();

    const pie = (faded?: { additionalRadius: number }) => (
      <PieChart
        height={240}
        series={[
          {
            data: [{ value: 1 }, { value: 1 }],
            highlightScope: GLOBAL,
            highlighted: { additionalRadius: 10 },
            faded,
            outerRadius: 80,
          },
        ]}
      />
    );
    for (const [faded, radius] of [
      [undefined, 75],
      [{ additionalRadius: 0 }, 80],
    ] as const) {
      const pieScreen = await show(pie(faded));
      const radii = () =>
        [...pieScreen.stage.querySelectorAll('.MuiPieArc-root')].map((arc) =>
          Math.round(arc.getBoundingClientRect().height / 2),
        );
      expect(radii()).toEqual([80, 80]);
      await hover(part(pieScreen, '.MuiPieArc-root'));
      await expect.poll(radii).toEqual([90, radius]);
      await expect.poll(() => look(pieScreen, '.MuiPieArc-root')).toEqual(['brightness(1.2)', '1']);
      await expect.poll(() => look(pieScreen, '.MuiPieArc-root', 1)).toEqual(['none', '0.3']);
      await leave(pieScreen);
      pieScreen.unmount();
    }
  },
);

claim(
  [
    'A line or an area is one item for its whole series, and its marks are separate items.',
    "With { highlight: 'item', fade: 'global' }, hovering a mark fades all lines, even its own.",
    "Use highlight: 'series' for line charts.",
  ],
  async () => {
    const lines = (highlightScope: HighlightScope) => (
      <LineChart
        height={240}
        xAxis={[{ scaleType: 'point', data: DAYS }]}
        series={[
          { data: [10, 20, 30], highlightScope, showMark: true, curve: 'linear' },
          { data: [40, 45, 50], highlightScope, showMark: true, curve: 'linear' },
        ]}
      />
    );
    for (const [scope, onMark] of [
      [GLOBAL, 'ff'],
      [{ highlight: 'series', fade: 'global' }, 'hf'],
    ] as const) {
      const screen = await show(lines(scope));
      await hover(part(screen, '.MuiMarkElement-root', 1));
      await expect.poll(() => states(screen, 'MuiLineElement')).toBe(onMark);
      const line = screen.stage.querySelector<SVGPathElement>('.MuiLineElement-root');
      const { x = 0, y = 0 } = line?.getPointAtLength(line.getTotalLength() / 4) ?? {};
      await hover(surface(screen), { x, y });
      await expect.poll(() => states(screen, 'MuiLineElement')).toBe('hf');
      screen.unmount();
    }
  },
);

claim(['They have no effect in this version.', 'Use highlight and fade.'], async () => {
  const old = { highlighted: 'item', faded: 'global' } as HighlightScope;
  const screen = await show(bars(old));
  await hover(bar(screen, 0));
  expect(states(screen)).toBe('------');
  await leave(screen);
  await screen.rerender(bars({ highlight: 'item', fade: 'global' }));
  await hover(bar(screen, 0));
  await expect.poll(() => states(screen)).toBe('hfffff');
});

claim(
  [
    'A dashed line. On an axis of categories, it is in the middle of the category',
    "A gray rectangle over the category. It needs an axis with scaleType: 'band' or 'point', and has no effect on any other",
    "BarChart | { x: 'band' }, with layout=\"horizontal\" { y: 'band' }",
    "LineChart | { x: 'line' }",
    'ScatterChart | None',
  ],
  async () => {
    const found = async (element: ReactNode) => {
      const screen = await show(element);
      await hover(surface(screen), { x: 300, y: 100 });
      const all = [...screen.stage.querySelectorAll('.MuiChartsAxisHighlight-root')].map((path) => {
        const { width, height } = path.getBoundingClientRect();
        const isLine = getComputedStyle(path).strokeDasharray !== 'none';
        return `${isLine ? 'line' : 'band'} ${height > width ? 'x' : 'y'}`;
      });
      screen.unmount();
      return all;
    };
    const many = Array.from({ length: 12 }, (_, index) => `Day ${index}`);
    const series = [{ data: many.map((_, index) => index) }];
    const categories = [{ data: many }];
    const point = [{ scaleType: 'point' as const, data: many }];
    const linear = [{ data: many.map((_, index) => index) }];
    const band = { x: 'band', y: 'band' } as const;
    expect(await found(<BarChart height={300} xAxis={categories} series={series} />)).toEqual([
      'band x',
    ]);
    expect(
      await found(<BarChart height={300} layout="horizontal" yAxis={categories} series={series} />),
    ).toEqual(['band y']);
    expect(
      await found(
        <BarChart height={300} xAxis={categories} series={series} axisHighlight={band} />,
      ),
    ).toEqual(['band x']);
    expect(await found(<LineChart height={300} xAxis={point} series={series} />)).toEqual([
      'line x',
    ]);
    expect(
      await found(<LineChart height={300} xAxis={point} series={series} axisHighlight={band} />),
    ).toEqual(['band x']);
    expect(
      await found(<LineChart height={300} xAxis={linear} series={series} axisHighlight={band} />),
    ).toEqual([]);
    expect(
      await found(<ScatterChart height={300} series={[{ data: [{ x: 1, y: 2 }] }]} />),
    ).toEqual([]);

    const screen = await show(bars(undefined, undefined, { axisHighlight: { x: 'line' } }));
    const middle =
      (bar(screen, 1).getBoundingClientRect().left + bar(screen, 4).getBoundingClientRect().right) /
      2;
    await hover(bar(screen, 1));
    await expect.poll(() => lineOf(screen)[0]?.x).toBeCloseTo(middle, 0);
  },
);

claim(
  [
    'On an axis with data, the line snaps to the nearest value.',
    'On a continuous axis without data, it follows the pointer.',
    'In a scatter chart whose axes have no data, axisHighlight follows the pointer.',
    'With several x-axes or y-axes, the first one is used.',
  ],
  async () => {
    const points = [
      { x: 0, y: 0 },
      { x: 100, y: 10 },
    ];
    const chart = (data?: number[]) => (
      <ScatterChart
        height={300}
        axisHighlight={{ x: 'line' }}
        xAxis={[
          { min: 0, max: 100, data },
          { id: 'second', min: 0, max: 7, data: [0, 1], position: 'top' },
        ]}
        series={[{ data: points }]}
      />
    );
    const free = await show(chart());
    const start = surface(free).getBoundingClientRect().x;
    for (const x of [300, 333, 401]) {
      await hover(surface(free), { x, y: 100 });
      await expect.poll(() => Math.round((lineOf(free)[0]?.x ?? 0) - start)).toBe(x);
    }
    free.unmount();
    const snapped = await show(chart([0, 50, 100]));
    const places = new Set<number>();
    for (const x of [200, 300, 500, 700, 900, 1100]) {
      await hover(surface(snapped), { x, y: 100 });
      places.add(Math.round(lineOf(snapped)[0]?.x ?? 0));
    }
    expect(places.size).toBe(3);
  },
);

claim(
  [
    'A line chart also shows a circle, or the shape of the series, on each line at the nearest value.',
    'Turn it off with disableLineItemHighlight on LineChart, or with disableHighlight on a series.',
    'If both are set, the setting of the series applies.',
  ],
  async () => {
    const chart = (whole: boolean, own: { disableHighlight?: boolean }) => (
      <LineChart
        height={240}
        disableLineItemHighlight={whole}
        xAxis={[{ scaleType: 'point', data: DAYS }]}
        series={[
          { data: [10, 20, 30], showMark: false, ...own },
          { data: [20, 30, 40], showMark: false },
        ]}
      />
    );
    for (const [whole, own, count] of [
      [false, {}, 2],
      [false, { disableHighlight: true }, 1],
      [true, {}, 0],
      [true, { disableHighlight: false }, 1],
    ] as const) {
      const screen = await show(chart(whole, own));
      await hover(surface(screen), { x: 300, y: 100 });
      await expect
        .poll(() => screen.stage.querySelectorAll('.MuiHighlightElement-root').length)
        .toBe(count);
      screen.unmount();
    }
  },
);

claim(
  [
    'onHighlightChange is called with the new item, or with null when the pointer leaves it.',
    'The handler can be called several times with the same value.',
  ],
  async () => {
    const onHighlightChange = vi.fn();
    const screen = await show(bars(GLOBAL, GLOBAL, { onHighlightChange }));
    await hover(bar(screen, 4));
    await expect
      .poll(() => onHighlightChange.mock.lastCall)
      .toEqual([{ seriesId: 'b', dataIndex: 1 }]);
    await leave(screen);
    await expect.poll(() => onHighlightChange.mock.lastCall).toEqual([null]);
    screen.unmount();

    onHighlightChange.mockClear();
    const points = await show(
      <ScatterChart
        height={300}
        voronoiMaxRadius={5}
        series={[{ data: [{ x: 1, y: 1 }] }]}
        onHighlightChange={onHighlightChange}
      />,
    );
    for (const x of [300, 320, 340]) {
      await hover(surface(points), { x, y: 40 });
    }
    expect(onHighlightChange.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(onHighlightChange.mock.calls.every(([item]) => item === null)).toBe(true);
  },
);

claim(
  [
    'Give each series a string as id, and a highlightScope.',
    'Without the scope, highlightedItem has no effect.',
    'With a number as id, nothing is highlighted in this version, not even on hover.',
    'Leave out dataIndex to highlight a whole series.',
    "Bars, points and slices need highlight: 'series' for this.",
    "highlightedItem doesn't affect the tooltip.",
  ],
  async () => {
    const item = { seriesId: 'a', dataIndex: 1 };
    const none = await show(bars(undefined, undefined, { highlightedItem: item }));
    expect(states(none)).toBe('------');
    none.unmount();
    const one = await show(bars(GLOBAL, GLOBAL, { highlightedItem: item }));
    expect(states(one)).toBe('fhffff');
    expect(one.stage.ownerDocument.querySelector('[role="tooltip"]')).toBeNull();
    one.unmount();
    const whole = { seriesId: 'a' };
    const series = await show(bars({ highlight: 'series' }, undefined, { highlightedItem: whole }));
    expect(states(series)).toBe('hhh---');
    series.unmount();
    const asItem = await show(bars({ highlight: 'item' }, undefined, { highlightedItem: whole }));
    expect(states(asItem)).toBe('------');
    asItem.unmount();

    for (const [highlight, count] of [
      ['series', 2],
      ['item', 0],
    ] as const) {
      const pie = await show(
        <PieChart
          height={200}
          highlightedItem={whole}
          series={[{ id: 'a', data: [{ value: 1 }, { value: 2 }], highlightScope: { highlight } }]}
        />,
      );
      expect(pie.stage.querySelectorAll('.MuiPieArc-highlighted')).toHaveLength(count);
      pie.unmount();
      const points = await show(
        <ScatterChart
          height={200}
          highlightedItem={whole}
          series={[
            {
              id: 'a',
              markerSize: 10,
              data: [
                { x: 1, y: 1 },
                { x: 2, y: 2 },
              ],
              highlightScope: { highlight },
            },
          ]}
        />,
      );
      expect(points.stage.querySelectorAll('circle[r="12"]')).toHaveLength(count);
      points.unmount();
    }
    const numbered = await show(
      <BarChart
        height={240}
        hideLegend
        xAxis={[{ data: DAYS }]}
        series={[{ id: 1, data: [10, 20, 30], highlightScope: GLOBAL }]}
        highlightedItem={{ seriesId: 1, dataIndex: 1 }}
      />,
    );
    expect(states(numbered)).toBe('---');
    await hover(bar(numbered, 1));
    expect(states(numbered)).toBe('---');
    numbered.unmount();
  },
);

claim(
  [
    'Hovering changes the highlight even if highlightedItem is set and your handler ignores the change.',
    'Leaving the chart removes the highlight.',
    'To keep an item highlighted, pass a new object on each change:',
  ],
  async () => {
    const item: HighlightItemData = { seriesId: 'a', dataIndex: 1 };
    const fixed = await show(
      bars(GLOBAL, GLOBAL, { highlightedItem: item, onHighlightChange: () => {} }),
    );
    expect(states(fixed)).toBe('fhffff');
    await hover(bar(fixed, 5));
    await expect.poll(() => states(fixed)).toBe('fffffh');
    await leave(fixed);
    await expect.poll(() => states(fixed)).toBe('------');
    fixed.unmount();

    function Pinned() {
      const [pinned, setPinned] = useState({ seriesId: 'a', dataIndex: 1 });
      return bars(GLOBAL, GLOBAL, {
        onItemClick: (_, { seriesId, dataIndex }) =>
          setPinned({ seriesId: `${seriesId}`, dataIndex }),
        highlightedItem: pinned,
        onHighlightChange: () => setPinned((last) => ({ ...last })),
      });
    }
    const screen = await show(<Pinned />);
    await hover(bar(screen, 5));
    await expect.poll(() => states(screen)).toBe('fhffff');
    await leave(screen);
    await expect.poll(() => states(screen)).toBe('fhffff');
    await click(bar(screen, 4));
    await expect.poll(() => states(screen)).toBe('ffffhf');
    await leave(screen);
    await expect.poll(() => states(screen)).toBe('ffffhf');
  },
);

claim(
  [
    'Share highlightedItem and onHighlightChange between charts.',
    'Hovering an item highlights the one with the same seriesId and dataIndex in the other chart.',
    'The charts need the same series id, and data in the same order.',
    'The tooltip appears in the hovered chart only.',
  ],
  async () => {
    function Pair({ pieId }: { pieId: string }) {
      const [item, setItem] = useState<HighlightItemData | null>(null);
      return (
        <div>
          {bars(GLOBAL, GLOBAL, { highlightedItem: item, onHighlightChange: setItem })}
          <PieChart
            height={200}
            highlightedItem={item}
            onHighlightChange={setItem}
            series={[
              {
                id: pieId,
                data: [{ value: 3 }, { value: 2 }, { value: 1 }],
                highlightScope: GLOBAL,
              },
            ]}
          />
        </div>
      );
    }
    const screen = await show(<Pair pieId="a" />);
    await hover(bar(screen, 1));
    await expect.poll(() => states(screen, 'MuiPieArc')).toBe('fhf');
    expect(document.querySelectorAll('[role="tooltip"]')).toHaveLength(1);
    await hover(part(screen, '.MuiPieArc-root', 2));
    await expect.poll(() => states(screen)).toBe('ffhfff');
    expect(document.querySelectorAll('[role="tooltip"]')).toHaveLength(1);
    screen.unmount();
    const other = await show(<Pair pieId="other" />);
    await hover(bar(other, 1));
    await expect.poll(() => states(other)).toBe('fhffff');
    expect(states(other, 'MuiPieArc')).not.toContain('h');
  },
);

claim(
  [
    'Each part except the axis highlight and the points of a scatter chart has the class names highlighted and faded.',
    'The default opacity and brightness of bars, lines, areas and slices are SVG attributes, so CSS overrides them.',
  ],
  async () => {
    const screen = await show(
      bars(GLOBAL, GLOBAL, {
        barLabel: 'value',
        sx: { '& .MuiBarElement-faded': { opacity: 0.6 } },
      }),
    );
    await hover(bar(screen, 0));
    await expect.poll(() => states(screen)).toBe('hfffff');
    expect(states(screen, 'MuiBarLabel')).toBe('hfffff');
    expect(bar(screen, 1).getAttribute('opacity')).toBe('0.3');
    await expect.poll(() => getComputedStyle(bar(screen, 1)).opacity).toBe('0.6');
  },
);

claim(
  'ChartsAxisHighlight has the props x and y, with the same values and without a default.',
  async () => {
    for (const [props, count] of [
      [{}, 0],
      [{ x: 'line' }, 1],
      [{ x: 'line', y: 'line' }, 2],
      [{ x: 'none', y: 'band' }, 0],
    ] as const) {
      const screen = await show(
        <ChartContainer
          height={240}
          xAxis={[{ scaleType: 'point', data: DAYS }]}
          series={[{ type: 'line', data: [10, 20, 30] }]}
        >
          <LinePlot />
          <ChartsAxisHighlight {...props} />
        </ChartContainer>,
      );
      await hover(part(screen, 'svg'), { x: 300, y: 100 });
      expect(lineOf(screen)).toHaveLength(count);
      screen.unmount();
    }
  },
);

claim("Bars, points, lines and slices can't receive focus.", async () => {
  const screen = await show(
    <div>
      {bars(GLOBAL)}
      <PieChart height={200} series={[{ data: [{ value: 1 }], highlightScope: GLOBAL }]} />
      <LineChart
        height={200}
        xAxis={[{ scaleType: 'point', data: DAYS }]}
        series={[{ data: [1, 2, 3], highlightScope: GLOBAL }]}
      />
      <ScatterChart height={200} series={[{ data: [{ x: 1, y: 1 }], highlightScope: GLOBAL }]} />
    </div>,
  );
  await press('Tab', 'Tab');
  expect(screen.stage.contains(document.activeElement)).toBe(false);
  expect(screen.stage.querySelectorAll('[tabindex]')).toHaveLength(0);
});

claim(
  'A mark is also highlighted while the pointer is at its x value, even without a highlightScope.',
  async () => {
    const screen = await show(
      <LineChart
        height={240}
        xAxis={[{ scaleType: 'point', data: DAYS }]}
        series={[
          { data: [10, 20, 30], showMark: true },
          { data: [40, 45, 50], showMark: true },
        ]}
      />,
    );
    const { x, width } = part(screen, '.MuiMarkElement-root', 1).getBoundingClientRect();
    await hover(surface(screen), {
      x: x + width / 2 - surface(screen).getBoundingClientRect().x,
      y: 190,
    });
    await expect.poll(() => states(screen, 'MuiMarkElement')).toBe('-h--h-');
  },
);

claim(
  [
    'There are two kinds of highlight: highlightScope on a series changes the hovered items, and axisHighlight on the chart marks the position of the pointer on the axes.',
    'They work independently.',
  ],
  async () => {
    for (const scope of [undefined, GLOBAL]) {
      for (const x of ['none', 'band'] as const) {
        const screen = await show(bars(scope, scope, { axisHighlight: { x, y: 'none' } }));
        await hover(bar(screen, 1));
        await expect.poll(() => states(screen)).toBe(scope ? 'fhffff' : '------');
        await expect.poll(() => lineOf(screen).length).toBe(x === 'band' ? 1 : 0);
        const [band] = lineOf(screen);
        if (band) {
          const { left, right } = bar(screen, 1).getBoundingClientRect();
          expect(band.left).toBeLessThan(left);
          expect(band.right).toBeGreaterThan(right);
        }
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'Points | 1.2 times larger | Opacity 0.3',
    'Markers of a scatter chart have no classes in this version.',
    'Their slot receives isHighlighted and isFaded: see marker shape.',
    'Your own components get the same values from useItemHighlighted({ seriesId, dataIndex }).',
  ],
  async () => {
    const series = [
      {
        id: 'a',
        markerSize: 10,
        highlightScope: GLOBAL,
        data: [
          { id: 0, x: 1, y: 1 },
          { id: 1, x: 2, y: 2 },
        ],
      },
    ];
    const axis = [{ min: 0, max: 3 }];
    const screen = await show(
      <ScatterChart height={300} xAxis={axis} yAxis={axis} series={series} />,
    );
    const circles = () => [...screen.stage.querySelectorAll('[data-drawing-container] circle')];
    expect(circles().map((circle) => circle.getAttribute('r'))).toEqual(['10', '10']);
    await hover(circles()[0] ?? screen.stage);
    await expect
      .poll(() =>
        circles().map((circle) => [circle.getAttribute('r'), circle.getAttribute('opacity')]),
      )
      .toEqual([
        ['12', '1'],
        ['10', '0.3'],
      ]);
    expect(circles().some((circle) => circle.hasAttribute('class'))).toBe(false);
    await leave(screen);
    screen.unmount();

    const seen = vi.fn<(name: string, look: object) => void>();
    const looks = (): object => Object.fromEntries(seen.mock.calls);
    function Marker({ dataIndex, isHighlighted, isFaded, x, y }: ScatterMarkerProps) {
      seen(`marker ${dataIndex}`, { isHighlighted, isFaded });
      return <circle className="own" cx={x} cy={y} r={10} />;
    }
    function Own({ dataIndex }: { dataIndex: number }) {
      seen(`own ${dataIndex}`, useItemHighlighted({ seriesId: 'a', dataIndex }));
      return null;
    }
    const custom = await show(
      <ScatterChart
        height={300}
        xAxis={axis}
        yAxis={axis}
        series={series}
        slots={{ marker: Marker }}
      >
        <Own dataIndex={0} />
        <Own dataIndex={1} />
      </ScatterChart>,
    );
    const none = { isHighlighted: false, isFaded: false };
    expect(looks()).toEqual({ 'marker 0': none, 'marker 1': none, 'own 0': none, 'own 1': none });
    await hover(part(custom, '.own', 1));
    const highlighted = { isHighlighted: true, isFaded: false };
    const faded = { isHighlighted: false, isFaded: true };
    await expect.poll(looks).toEqual({
      'marker 0': faded,
      'marker 1': highlighted,
      'own 0': faded,
      'own 1': highlighted,
    });
  },
);

claim(
  "'none' | No highlight. In a bar or line chart with 'none' in both directions, the axis tooltip and the circles of lines appear only with slotProps.tooltip.trigger: 'axis'",
  async () => {
    const tooltip = () => document.querySelector('[role="tooltip"]');
    for (const [axisHighlight, trigger, isShown] of [
      [{ x: 'none' }, undefined, true],
      [{ x: 'none', y: 'none' }, undefined, false],
      [{ x: 'none', y: 'none' }, 'axis', true],
    ] as const) {
      const slotProps = { tooltip: { trigger } };
      const barScreen = await show(
        bars(undefined, undefined, { axisHighlight: { ...axisHighlight }, slotProps }),
      );
      await hover(bar(barScreen, 1));
      await settled();
      if (isShown) {
        await expect.poll(tooltip).not.toBeNull();
      }
      expect(tooltip() !== null).toBe(isShown);
      expect(lineOf(barScreen)).toHaveLength(0);
      barScreen.unmount();
      const lineScreen = await show(
        <LineChart
          height={240}
          axisHighlight={{ ...axisHighlight }}
          slotProps={slotProps}
          xAxis={[{ scaleType: 'point', data: DAYS }]}
          series={[{ data: [10, 20, 30], showMark: false }]}
        />,
      );
      await hover(surface(lineScreen), { x: 300, y: 100 });
      await settled();
      const circles = () => lineScreen.stage.querySelectorAll('.MuiHighlightElement-root').length;
      await expect.poll(circles).toBe(isShown ? 1 : 0);
      if (isShown) {
        await expect.poll(tooltip).not.toBeNull();
      }
      expect(tooltip() !== null).toBe(isShown);
      expect(lineOf(lineScreen)).toHaveLength(0);
      lineScreen.unmount();
    }
  },
);

claim(
  'For lines through the nearest point, store the index from onHighlightChange and render reference lines.',
  async () => {
    const demo = await showDemo('/data/content/react-charts/highlighting/SnappingLine.tsx');
    const points = [...demo.stage.querySelectorAll('[data-drawing-container] circle')];
    for (const point of points.slice(0, 3)) {
      await hover(point);
      const { left, top, width, height } = point.getBoundingClientRect();
      await expect
        .poll(() =>
          [...demo.stage.querySelectorAll('.MuiChartsReferenceLine-line')].map((path) => {
            const box = path.getBoundingClientRect();
            return box.width < box.height
              ? Math.abs(box.left + box.width / 2 - left - width / 2) < 2
              : Math.abs(box.top + box.height / 2 - top - height / 2) < 2;
          }),
        )
        .toEqual([true, true]);
    }
  },
);

claim(
  'With slotProps.legend.onItemClick, the legend items are buttons that keyboard users can reach.',
  async () => {
    const chart = (onItemClick?: () => void) => (
      <LineChart
        height={240}
        xAxis={[{ scaleType: 'point', data: DAYS }]}
        series={[{ label: 'Oats', data: [1, 2, 3] }]}
        slotProps={{ legend: { onItemClick } }}
      />
    );
    const plain = await show(chart());
    expect(plain.stage.querySelector('li button')).toBeNull();
    plain.unmount();
    const onItemClick = vi.fn();
    const screen = await show(chart(onItemClick));
    await press('Tab');
    await expect.element(screen.getByRole('button', { name: 'Oats' })).toHaveFocus();
    await press('Enter');
    expect(onItemClick).toHaveBeenCalledTimes(1);
  },
);

claim(
  [
    'Bars | barElementClasses from @mui/x-charts/BarChart',
    'Bar labels | barLabelClasses from @mui/x-charts/BarChart',
    'Lines, areas, marks | lineElementClasses, areaElementClasses, markElementClasses from @mui/x-charts/LineChart',
    'Axis highlight | chartsAxisHighlightClasses.root from @mui/x-charts/ChartsAxisHighlight',
  ],
  async () => {
    const count = ({ stage }: Screen, className: string) =>
      stage.querySelectorAll(`.${className}`).length;
    const screen = await show(bars(GLOBAL, GLOBAL, { barLabel: 'value' }));
    expect(count(screen, chartsAxisHighlightClasses.root)).toBe(0);
    await hover(bar(screen, 0));
    for (const classes of [barElementClasses, barLabelClasses]) {
      await expect.poll(() => count(screen, classes.root)).toBe(6);
      await expect.poll(() => count(screen, classes.highlighted)).toBe(1);
      await expect.poll(() => count(screen, classes.faded)).toBe(5);
    }
    expect(count(screen, chartsAxisHighlightClasses.root)).toBe(1);
    screen.unmount();
    const highlightScope: HighlightScope = { highlight: 'series', fade: 'global' };
    await hover(document.body, { x: 900, y: 700 });
    const lines = await show(
      <LineChart
        height={240}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue'] }]}
        series={[
          { data: [40, 45], area: true, showMark: true, highlightScope },
          { data: [10, 20], area: true, showMark: true, highlightScope },
          { data: [5, 5], area: true, showMark: true, highlightScope },
        ]}
      />,
    );
    for (const classes of [lineElementClasses, areaElementClasses, markElementClasses]) {
      expect(count(lines, classes.highlighted) + count(lines, classes.faded)).toBe(0);
    }
    await hover(part(lines, '.MuiMarkElement-root'));
    for (const [classes, perSeries] of [
      [lineElementClasses, 1],
      [areaElementClasses, 1],
      [markElementClasses, 2],
    ] as const) {
      await expect.poll(() => count(lines, classes.root)).toBe(3 * perSeries);
      await expect.poll(() => count(lines, classes.faded)).toBe(2 * perSeries);
    }
    expect(count(lines, lineElementClasses.highlighted)).toBe(1);
    expect(count(lines, areaElementClasses.highlighted)).toBe(1);
    expect(count(lines, markElementClasses.highlighted)).toBeGreaterThanOrEqual(2);
  },
);

claim('Set highlightedItem and onHighlightChange on the provider or the container.', async () => {
  const onHighlightChange = vi.fn();
  const props = {
    height: 240,
    highlightedItem: { seriesId: 'a', dataIndex: 1 },
    onHighlightChange,
  };
  const data = [10, 20, 30];
  for (const chart of [
    <ChartContainer
      key="container"
      {...props}
      xAxis={[{ scaleType: 'band', data: DAYS }]}
      series={[{ id: 'a', type: 'bar', data, highlightScope: GLOBAL }]}
    >
      <BarPlot />
    </ChartContainer>,
    <ChartDataProvider
      key="provider"
      {...props}
      xAxis={[{ scaleType: 'band', data: DAYS }]}
      series={[{ id: 'a', type: 'bar', data, highlightScope: GLOBAL }]}
    >
      <ChartsSurface>
        <BarPlot />
      </ChartsSurface>
    </ChartDataProvider>,
  ]) {
    await hover(document.body, { x: 900, y: 700 });
    onHighlightChange.mockClear();
    const screen = await show(chart);
    await expect.poll(() => states(screen)).toBe('fhf');
    await hover(bar(screen, 2));
    await expect
      .poll(() => onHighlightChange.mock.lastCall)
      .toEqual([{ seriesId: 'a', dataIndex: 2 }]);
    screen.unmount();
  }
});
