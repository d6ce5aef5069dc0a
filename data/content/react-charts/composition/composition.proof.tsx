import { createRef, type CSSProperties, type ReactNode } from 'react';
import * as community from '@mui/x-charts';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider, type ChartDataProviderProps } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useChartsLocalization, useDrawingArea } from '@mui/x-charts/hooks';
import {
  AreaPlot,
  LineChart,
  LineHighlightPlot,
  LinePlot,
  MarkPlot,
} from '@mui/x-charts/LineChart';
import { PiePlot } from '@mui/x-charts/PieChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { ChartContainerPro, type ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import {
  act,
  claim,
  click,
  expect,
  hover,
  press,
  setMotion,
  settled,
  show,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { surface } from '#test/proofs/charts.tsx';

const DATA = {
  height: 240,
  xAxis: [{ id: 'day', scaleType: 'band', data: ['Mon', 'Tue', 'Wed'] }],
  series: [
    { type: 'bar', label: 'Bread', data: [4, 8, 6] },
    { type: 'line', label: 'Cake', data: [2, 3, 90] },
  ],
} satisfies ChartDataProviderProps<'bar' | 'line'>;

function compose(inside: ReactNode, beside?: ReactNode, more?: Partial<typeof DATA> & object) {
  return (
    <ChartDataProvider {...DATA} {...more}>
      <ChartsSurface>{inside}</ChartsSurface>
      {beside}
    </ChartDataProvider>
  );
}

const all = ({ stage }: Screen, selector: string) => [...stage.querySelectorAll(selector)];
const bars = (screen: Screen) => all(screen, '.MuiBarElement-root');
const texts = (screen: Screen, selector: string) =>
  all(screen, selector).map((each) => each.textContent);
const follows = (a: Element | undefined, b: Element | undefined) =>
  a && b ? a.compareDocumentPosition(b) === Node.DOCUMENT_POSITION_FOLLOWING : false;

act('ChartAnatomy', async (demo) => {
  const outlined = () => demo.stage.querySelector('[data-outline]')?.getAttribute('data-outline');
  const said = () => demo.stage.querySelector('p[aria-live]')?.textContent ?? '';
  const first = (selector: string) => demo.stage.querySelector(selector) ?? demo.stage;
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [selector, name, text] of [
      [
        '.MuiBarElement-root',
        'Bar',
        'Bar: rendered by BarPlot, class .MuiBarElement-root, slot bar.',
      ],
      ['.MuiMarkElement-root', 'Mark', 'rendered by MarkPlot'],
      ['.MuiChartsLegend-root', 'Legend', 'rendered by ChartsLegend'],
      ['.MuiChartsAxis-tickLabel', 'Tick label', 'slot axisTickLabel'],
    ] as const) {
      const target = first(selector);
      const { width, height } = target.getBoundingClientRect();
      await hover(target, {
        x: width / 2,
        y: selector.includes('BarElement') ? height - 8 : height / 2,
      });
      await expect.poll(outlined, { message: name }).toBe(name);
      expect(said()).toContain(text);
    }
    const { width, height } = first('svg:has(> title)').getBoundingClientRect();
    await hover(first('svg:has(> title)'), { x: width - 4, y: height - 4 });
    await expect.poll(outlined).toBe('Surface');
    const names = texts(demo, 'ul[aria-label="Parts"] li');
    for (const name of turn === 0 ? names : names.slice(-2)) {
      await demo.getByRole('button', { name }).click();
      await expect.poll(said).toContain(`${name}: rendered by `);
      const [, components = ''] =
        /rendered by ([\w, ]+?)(?:, class|\.|, slot|$)/.exec(said()) ?? [];
      for (const component of components.split(', ')) {
        expect(Object.keys(community)).toContain(component);
      }
      const [, className] = /class \.([\w-]+)/.exec(said()) ?? [];
      const isHere = className === undefined || demo.stage.querySelector(`.${className}`) !== null;
      expect(outlined() === name, name).toBe(isHere);
      expect(said().includes('It appears while the pointer is in the drawing area')).toBe(!isHere);
    }
  }
});

act('FixedOrFluid', async (demo) => {
  const width = () => surface(demo).getBoundingClientRect().width;
  const parent = demo.getByRole('slider', { name: 'Parent: 80%' });
  for (let turn = 0; turn < 2; turn += 1) {
    const wide = width();
    parent.element().focus();
    await press('ArrowLeft', 'ArrowLeft');
    await expect.poll(width).toBeLessThan(wide * 0.8);
    const fixed = demo.getByRole('switch', { name: 'width={260}' });
    await fixed.click();
    await expect.poll(width).toBe(260);
    demo.getByRole('slider').element().focus();
    await press('ArrowRight', 'ArrowRight');
    expect(width()).toBe(260);
    await fixed.click();
    await expect.poll(width).toBe(wide);
  }
});

act('SeriesTypes', async (demo) => {
  const count = () => [bars(demo).length, all(demo, '.MuiLineElement-root').length];
  expect(count()).toEqual([6, 1]);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Planned: bar' }).click();
    await expect.poll(count).toEqual([12, 0]);
    await demo.getByRole('button', { name: 'Actual: line' }).click();
    await expect.poll(count).toEqual([6, 1]);
    await demo.getByRole('button', { name: 'Planned: line' }).click();
    await expect.poll(count).toEqual([0, 2]);
    await demo.getByRole('button', { name: 'Actual: bar' }).click();
    await expect.poll(count).toEqual([6, 1]);
  }
});

act('ClipRange', async (demo) => {
  const marks = () => all(demo, '.MuiMarkElement-root').length;
  const clipped = () =>
    demo.stage
      .querySelector('.MuiLineElement-root')
      ?.closest('g[clip-path]:not([clip-path*="line-clip"])');
  const clip = demo.getByRole('switch', { name: 'Clip' });
  expect(marks()).toBe(11);
  for (let turn = 0; turn < 2; turn += 1) {
    await clip.click();
    await expect.poll(clipped).toBeFalsy();
    const line = all(demo, '.MuiLineElement-root')[0]?.getBoundingClientRect();
    const axis = all(demo, '.MuiChartsAxis-directionY .MuiChartsAxis-line')[0];
    expect(line?.left).toBeLessThan((axis?.getBoundingClientRect().left ?? 0) - 20);
    await clip.click();
    await expect.poll(clipped).toBeTruthy();
    demo.getByRole('slider', { name: 'First week' }).element().focus();
    await press('ArrowRight', 'ArrowRight');
    await expect.poll(marks).toBe(9);
    await press('ArrowLeft', 'ArrowLeft');
    await expect.poll(marks).toBe(11);
  }
});

claim('It renders no element.', async () => {
  const screen = await show(
    <ChartDataProvider {...DATA}>
      <p>Beside</p>
    </ChartDataProvider>,
  );
  expect(screen.stage.innerHTML).toBe('<p>Beside</p>');
  takeConsole();
});

claim(
  [
    'ChartContainer combines both components and takes the props of both.',
    'Its children are rendered in the <svg>, so use it for charts without HTML.',
    "The legend is HTML: it isn't visible in ChartContainer.",
  ],
  async () => {
    const screen = await show(
      <ChartContainer {...DATA} title="Sold" className="mine">
        <BarPlot />
        <ChartsLegend />
      </ChartContainer>,
    );
    const svg = surface(screen);
    expect(svg.classList.contains('mine')).toBe(true);
    expect(svg.querySelector('title')?.textContent).toBe('Sold');
    expect(bars(screen).every((bar) => svg.contains(bar))).toBe(true);
    const legend = screen.stage.querySelector('.MuiChartsLegend-root');
    expect(legend && svg.contains(legend)).toBe(true);
    const { width = 0, height = 0 } = legend?.getBoundingClientRect() ?? {};
    expect(width * height).toBe(0);
    takeConsole();
  },
);

claim(
  [
    'ChartsTooltip works inside ChartContainer too, because it renders into the <body>.',
    'Without ChartsTooltip, a composed chart has no tooltip.',
  ],
  async () => {
    const chart = (tooltip: ReactNode) => (
      <ChartContainer {...DATA}>
        <BarPlot />
        {tooltip}
      </ChartContainer>
    );
    const screen = await show(chart(<ChartsTooltip trigger="item" />));
    await hover(bars(screen)[1] ?? screen.stage);
    const tooltip = screen.getByRole('tooltip');
    await expect.element(tooltip).toHaveTextContent('Bread8');
    expect(surface(screen).contains(tooltip.element())).toBe(false);
    screen.unmount();
    const without = await show(chart(null));
    await hover(bars(without)[1] ?? without.stage);
    await settled();
    expect(document.querySelector('[role="tooltip"]')).toBeNull();
  },
);

claim('Without width, the chart fills the width of its parent and resizes with it.', async () => {
  const chart = (width: number) => (
    <div style={{ width }}>
      <ChartContainer {...DATA}>
        <BarPlot />
      </ChartContainer>
    </div>
  );
  const screen = await show(chart(400));
  expect(surface(screen).getBoundingClientRect().width).toBe(400);
  const first = bars(screen)[0]?.getBoundingClientRect().width ?? 0;
  await screen.rerender(chart(800));
  await expect
    .poll(() => bars(screen)[0]?.getBoundingClientRect().width)
    .toBeGreaterThan(first * 1.8);
});

claim(
  [
    'In a composed chart, each series needs a type.',
    'A plot renders only the series of its own type:',
    "A series whose plot you don't render isn't visible, but it still has an item in the legend and counts toward the range of the axes.",
    'No message warns you.',
  ],
  async () => {
    const screen = await show(
      compose(
        <>
          <BarPlot />
          <ChartsYAxis />
        </>,
        <ChartsLegend />,
      ),
    );
    expect(bars(screen)).toHaveLength(3);
    expect(all(screen, '.MuiLineElement-root')).toHaveLength(0);
    expect(texts(screen, '.MuiChartsLegend-root li')).toEqual(['Bread', 'Cake']);
    expect(Math.max(...texts(screen, '.MuiChartsAxis-tickLabel').map(Number))).toBeGreaterThan(80);
    expect(takeConsole()).toEqual([]);
  },
);

claim(
  [
    'An SVG has no z-index: later children are painted over earlier ones.',
    'BarChart and LineChart render the grid first, then the bars, areas and lines, then the axes.',
    'The marks of a line are painted over the axes.',
  ],
  async () => {
    const screen = await show(
      compose(
        <>
          <BarPlot />
          <rect data-testid="own" width="100%" height="100%" />
        </>,
      ),
    );
    const { x, y, width, height } = bars(screen)[1]?.getBoundingClientRect() ?? new DOMRect();
    expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(
      screen.getByTestId('own').element(),
    );
    screen.unmount();
    const axis = [{ scaleType: 'band', data: ['a', 'b'] }] as const;
    for (const [chart, item] of [
      [
        <BarChart
          key="bar"
          height={200}
          grid={{ horizontal: true }}
          xAxis={[...axis]}
          series={[{ data: [1, 2] }]}
        />,
        '.MuiBarElement-root',
      ],
      [
        <LineChart
          key="line"
          height={200}
          grid={{ horizontal: true }}
          series={[{ data: [1, 2] }]}
        />,
        '.MuiLineElement-root',
      ],
    ] as const) {
      const other = await show(chart);
      const [grid] = all(other, '.MuiChartsGrid-root');
      const [plot] = all(other, item);
      const [line] = all(other, '.MuiChartsAxis-root');
      expect(follows(grid, plot)).toBe(true);
      expect(follows(plot, line)).toBe(true);
      const [mark] = all(other, '.MuiMarkElement-root');
      expect(mark === undefined || follows(line, mark)).toBe(true);
      other.unmount();
    }
  },
);

claim(
  [
    'If min or max of an axis cuts off data, or users zoom, lines and bars reach beyond the drawing area.',
    'They need no clip path: MarkPlot leaves out marks outside the drawing area.',
  ],
  async () => {
    const screen = await show(
      <ChartContainer
        height={240}
        xAxis={[{ data: [1, 2, 3, 4, 5], min: 2, max: 4 }]}
        series={[{ type: 'line', data: [1, 2, 3, 4, 5] }]}
      >
        <LinePlot />
        <MarkPlot />
        <ChartsYAxis />
        <ChartsGrid horizontal />
      </ChartContainer>,
    );
    const line = all(screen, '.MuiLineElement-root')[0]?.getBoundingClientRect();
    const grid = all(screen, '.MuiChartsGrid-line')[0]?.getBoundingClientRect();
    expect(line?.left).toBeLessThan((grid?.left ?? 0) - 10);
    expect(line?.right).toBeGreaterThan((grid?.right ?? 0) + 10);
    expect(all(screen, '.MuiMarkElement-root')).toHaveLength(3);
  },
);

claim(
  [
    'Two charts with the same id on one page share the first clip path.',
    'offset enlarges the rectangle: offset={{ top: 10 }} shows 10 px above the drawing area.',
    'A negative number makes it smaller.',
  ],
  async () => {
    const clippedBars = (id: string, height: number) => (
      <ChartContainer
        height={height}
        xAxis={DATA.xAxis}
        series={[{ type: 'bar', data: [4, 8, 6] }]}
      >
        <ChartsClipPath id={id} />
        <g clipPath={`url(#${id})`}>
          <BarPlot />
        </g>
      </ChartContainer>
    );
    for (const [second, isShown] of [
      ['two', true],
      ['one', false],
    ] as const) {
      const screen = await show(
        <div>
          {clippedBars('one', 120)}
          {clippedBars(second, 300)}
        </div>,
      );
      const bar = bars(screen)[3];
      const { x, bottom, width } = bar?.getBoundingClientRect() ?? new DOMRect();
      expect(document.elementFromPoint(x + width / 2, bottom - 10) === bar).toBe(isShown);
      screen.unmount();
    }
    const rect = async (top: number) => {
      const screen = await show(compose(<ChartsClipPath id="clip" offset={{ top }} />));
      const [found] = all(screen, 'clipPath rect');
      const place = ['y', 'height'].map((name) => Number(found?.getAttribute(name)));
      screen.unmount();
      return place;
    };
    const [y = 0, height = 0] = await rect(0);
    expect(await rect(10)).toEqual([y - 10, height + 10]);
    expect(await rect(-10)).toEqual([y + 10, height - 10]);
  },
);

claim(
  [
    'ChartsXAxis and ChartsYAxis render one axis each: the one with the id axisId, or the first one.',
    "ChartsAxis renders all axes whose position isn't 'none'.",
    'By default, that is the first x-axis and the first y-axis.',
  ],
  async () => {
    const axes = (position?: 'right') => ({
      yAxis: [
        { id: 'left', label: 'First' },
        { id: 'right', label: 'Second', position, min: 0, max: 10 },
      ],
    });
    const labels = async (axis: ReactNode, position?: 'right') => {
      const screen = await show(
        <ChartDataProvider {...DATA} {...axes(position)}>
          <ChartsSurface>{axis}</ChartsSurface>
        </ChartDataProvider>,
      );
      const found = texts(screen, '.MuiChartsAxis-directionY .MuiChartsAxis-label');
      const count = all(screen, '.MuiChartsAxis-directionX').length;
      screen.unmount();
      return [count, ...found];
    };
    expect(await labels(<ChartsYAxis />)).toEqual([0, 'First']);
    expect(await labels(<ChartsYAxis axisId="right" />, 'right')).toEqual([0, 'Second']);
    expect(await labels(<ChartsAxis />)).toEqual([1, 'First']);
    expect(await labels(<ChartsAxis />, 'right')).toEqual([1, 'First', 'Second']);
  },
);

claim(
  [
    'The provider listens to the pointer to find the nearest category.',
    'If you use no ChartsAxisHighlight, LineHighlightPlot or axis tooltip, set disableAxisListener on the provider.',
    'The chart then skips that work on each pointer move.',
    'Item tooltips, onItemClick and onAxisClick still work.',
  ],
  async () => {
    const onItemClick = vi.fn();
    const onAxisClick = vi.fn();
    const highlights = (screen: Screen) => all(screen, '.MuiChartsAxisHighlight-root').length;
    for (const disableAxisListener of [false, true]) {
      const screen = await show(
        <ChartDataProvider
          {...DATA}
          disableAxisListener={disableAxisListener}
          onAxisClick={onAxisClick}
        >
          <ChartsSurface>
            <BarPlot onItemClick={onItemClick} />
            <ChartsAxisHighlight x="band" />
          </ChartsSurface>
          <ChartsTooltip trigger="item" />
        </ChartDataProvider>,
      );
      await hover(bars(screen)[1] ?? screen.stage);
      await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Bread8');
      expect(highlights(screen)).toBe(disableAxisListener ? 0 : 1);
      onItemClick.mockClear();
      onAxisClick.mockClear();
      await click(bars(screen)[1] ?? screen.stage);
      expect(onItemClick).toHaveBeenCalledOnce();
      expect(onAxisClick).toHaveBeenCalledOnce();
      screen.unmount();
    }
  },
);

claim(
  [
    'Bars and their labels | BarPlot | .MuiBarElement-root, .MuiBarLabel-root | bar, barLabel',
    'Lines | LinePlot | .MuiLineElement-root | line',
    'Areas below lines | AreaPlot | .MuiAreaElement-root | area',
    'Marks of lines | MarkPlot | .MuiMarkElement-root | mark',
    'Axis line, ticks and texts | ChartsXAxis, ChartsYAxis | .MuiChartsAxis-root | axisLine, axisTick, axisTickLabel, axisLabel',
    '.MuiChartsGrid-root',
    '.MuiChartsReferenceLine-root',
    'In a composed chart, pass a slot to the component that renders it, such as slots={{ bar: MyBar }} on BarPlot.',
  ],
  async () => {
    const own = (name: string) =>
      function Own() {
        return <g data-slot={name} />;
      };
    const axis = {
      axisLine: own('axisLine'),
      axisTick: own('axisTick'),
      axisTickLabel: own('axisTickLabel'),
      axisLabel: own('axisLabel'),
    };
    const bar = { bar: own('bar') };
    const barLabel = { barLabel: own('barLabel') };
    const parts: { root: string; plain: ReactNode; replaced?: ReactNode; slots?: string[] }[] = [
      {
        root: 'MuiBarElement',
        plain: <BarPlot />,
        replaced: <BarPlot slots={bar} />,
        slots: ['bar'],
      },
      {
        root: 'MuiBarLabel',
        plain: <BarPlot barLabel="value" />,
        replaced: <BarPlot barLabel="value" slots={barLabel} />,
        slots: ['barLabel'],
      },
      {
        root: 'MuiLineElement',
        plain: <LinePlot />,
        replaced: <LinePlot slots={{ line: own('line') }} />,
        slots: ['line'],
      },
      {
        root: 'MuiAreaElement',
        plain: <AreaPlot />,
        replaced: <AreaPlot slots={{ area: own('area') }} />,
        slots: ['area'],
      },
      {
        root: 'MuiMarkElement',
        plain: <MarkPlot />,
        replaced: <MarkPlot slots={{ mark: own('mark') }} />,
        slots: ['mark'],
      },
      {
        root: 'MuiChartsAxis',
        plain: <ChartsXAxis />,
        replaced: <ChartsXAxis slots={axis} />,
        slots: Object.keys(axis),
      },
      {
        root: 'MuiChartsAxis',
        plain: <ChartsYAxis />,
        replaced: <ChartsYAxis slots={axis} />,
        slots: Object.keys(axis),
      },
      { root: 'MuiChartsGrid', plain: <ChartsGrid horizontal /> },
      { root: 'MuiChartsReferenceLine', plain: <ChartsReferenceLine y={3} /> },
    ];
    const chart = (part: ReactNode) => (
      <ChartContainer
        height={240}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue'], label: 'Day' }]}
        yAxis={[{ label: 'Sold' }]}
        series={[
          { type: 'bar', data: [4, 8] },
          { type: 'line', data: [2, 3], area: true },
        ]}
      >
        {part}
      </ChartContainer>
    );
    for (const { root, plain, replaced, slots = [] } of parts) {
      const screen = await show(chart(plain));
      expect(all(screen, `.${root}-root`).length, root).toBeGreaterThan(0);
      expect(all(screen, '[data-slot]')).toHaveLength(0);
      screen.unmount();
      const other = await show(chart(replaced));
      const names = all(other, '[data-slot]').map((each) => each.getAttribute('data-slot'));
      expect([...new Set(names)].toSorted()).toEqual([...slots].toSorted());
      other.unmount();
    }
  },
);

claim(
  [
    'Self-contained charts take the slots of their parts in their own slots prop.',
    'Legend, HTML | ChartsLegend | .MuiChartsLegend-root | legend',
    'Tooltip, HTML | ChartsTooltip | .MuiChartsTooltip-root | tooltip',
    '.MuiChartsAxisHighlight-root',
  ],
  async () => {
    const mine = (name: string) =>
      function Mine() {
        return <p data-slot={name} />;
      };
    const slots = {
      legend: mine('legend'),
      tooltip: mine('tooltip'),
      bar: () => <g data-slot="bar" />,
      axisLine: () => <g data-slot="axisLine" />,
    };
    const chart = (own?: typeof slots) => (
      <BarChart
        height={240}
        xAxis={DATA.xAxis}
        series={[{ label: 'Bread', data: [4, 8, 6] }]}
        slots={own}
      />
    );
    const screen = await show(chart());
    await hover(bars(screen)[1] ?? screen.stage);
    await expect.poll(() => document.querySelectorAll('.MuiChartsTooltip-root').length).toBe(1);
    expect(all(screen, '.MuiChartsTooltip-root')).toHaveLength(0);
    expect(all(screen, 'div > .MuiChartsLegend-root')).toHaveLength(1);
    expect(all(screen, '.MuiChartsAxisHighlight-root')).toHaveLength(1);
    expect(all(screen, '[data-slot]')).toHaveLength(0);
    screen.unmount();
    const own = await show(chart(slots));
    const names = all(own, '[data-slot]').map((each) => each.getAttribute('data-slot'));
    expect([...new Set(names)].toSorted()).toEqual(Object.keys(slots).toSorted());
    expect(all(own, '.MuiChartsLegend-root, .MuiBarElement-root')).toHaveLength(0);
  },
);

claim(
  [
    'width, height, margin | ref, the <svg>',
    'skipAnimation, localeText | className, sx',
    'highlightedItem, onHighlightChange, onAxisClick | Other attributes of the <svg>',
  ],
  async () => {
    await setMotion(true);
    const ref = createRef<SVGSVGElement>();
    const onHighlightChange = vi.fn();
    const onAxisClick = vi.fn();
    const read: unknown[] = [];
    function Reader() {
      read.push([useDrawingArea(), useChartsLocalization().localeText.noData]);
      return null;
    }
    const screen = await show(
      <ChartDataProvider
        width={400}
        height={240}
        margin={30}
        skipAnimation
        localeText={{ noData: 'Nothing sold' }}
        highlightedItem={{ seriesId: 'sold', dataIndex: 1 }}
        onHighlightChange={onHighlightChange}
        onAxisClick={onAxisClick}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue'], position: 'none' }]}
        yAxis={[{ position: 'none', max: 10 }]}
        series={[
          {
            type: 'bar',
            id: 'sold',
            data: [4, 8],
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
      >
        <ChartsSurface
          ref={ref}
          className="mine"
          sx={{ opacity: 0.5 }}
          {...({ id: 'own-id' } as object)}
        >
          <BarPlot />
          <Reader />
        </ChartsSurface>
      </ChartDataProvider>,
    );
    const [first, second] = bars(screen);
    expect(second?.getAttribute('height')).toBe('144'); // it does not grow
    const svg = surface(screen);
    expect(ref.current).toBe(svg);
    const { width, height } = svg.getBoundingClientRect();
    expect([width, height]).toEqual([400, 240]);
    expect(svg.classList.contains('mine')).toBe(true);
    expect(getComputedStyle(svg).opacity).toBe('0.5');
    expect(svg.id).toBe('own-id');
    expect(read.at(-1)).toEqual([
      expect.objectContaining({ left: 30, top: 30, right: 30, bottom: 30 }),
      'Nothing sold',
    ]);
    expect(second?.classList.contains('MuiBarElement-highlighted')).toBe(true);
    expect(first?.classList.contains('MuiBarElement-faded')).toBe(true);
    await click(first ?? screen.stage);
    expect(onHighlightChange.mock.lastCall?.[0]).toMatchObject({ seriesId: 'sold', dataIndex: 0 });
    expect(onAxisClick).toHaveBeenCalledOnce();
  },
);

claim(
  'ChartDataProviderPro and ChartContainerPro take the same props, and add zoom and export.',
  async () => {
    const initialZoom = [{ axisId: 'day', start: 0, end: 50 }];
    const xAxis = DATA.xAxis.map((axis) => ({ ...axis, zoom: true }));
    const props = { ...DATA, xAxis, initialZoom };
    for (const chart of [
      (apiRef: { current: ChartProApi | undefined }) => (
        <ChartContainerPro {...props} apiRef={apiRef} title="Sold" className="mine">
          <BarPlot />
        </ChartContainerPro>
      ),
      (apiRef: { current: ChartProApi | undefined }) => (
        <ChartDataProviderPro {...props} apiRef={apiRef}>
          <ChartsSurface title="Sold" className="mine">
            <BarPlot />
          </ChartsSurface>
        </ChartDataProviderPro>
      ),
    ]) {
      const apiRef: { current: ChartProApi | undefined } = { current: undefined };
      const screen = await show(chart(apiRef));
      const svg = surface(screen);
      expect(svg.querySelector('title')?.textContent).toBe('Sold');
      expect(svg.classList.contains('mine')).toBe(true);
      const wide = bars(screen)[0]?.getBoundingClientRect().width ?? 0;
      apiRef.current?.setZoomData([{ axisId: 'day', start: 0, end: 100 }]);
      await expect
        .poll(() => bars(screen)[0]?.getBoundingClientRect().width)
        .toBeLessThan(wide * 0.6);
      expect(typeof apiRef.current?.exportAsPrint).toBe('function');
      expect(typeof apiRef.current?.exportAsImage).toBe('function');
      screen.unmount();
    }
  },
);

claim('The same is true for height, but only if the parent has a height of its own.', async () => {
  const chart = (style: CSSProperties) => (
    <div style={style}>
      <ChartContainer xAxis={DATA.xAxis} series={DATA.series}>
        <BarPlot />
      </ChartContainer>
    </div>
  );
  const height = (screen: Screen) => surface(screen).getBoundingClientRect().height;
  const screen = await show(chart({ height: 300 }));
  expect(height(screen)).toBe(300);
  await screen.rerender(chart({ height: 500 }));
  await expect.poll(() => height(screen)).toBe(500);
  screen.unmount();
  const other = await show(chart({ minHeight: 400, width: 300 }));
  expect(other.stage.firstElementChild?.getBoundingClientRect().height).toBe(400);
  expect(height(other)).not.toBe(400);
  takeConsole();
});

claim(
  [
    'margin is the space between the edge of the SVG and the axes, 20 px on each side by default.',
    'Axes have a size of their own: height of an x-axis and width of a y-axis.',
  ],
  async () => {
    const areas: { left: number; right: number; top: number; bottom: number }[] = [];
    function Reader() {
      areas.push(useDrawingArea());
      return null;
    }
    const edges = async (margin?: number, sizes?: [height: number, width: number]) => {
      const screen = await show(
        <ChartContainer
          height={240}
          margin={margin}
          xAxis={[
            {
              scaleType: 'band',
              data: ['Mon', 'Tue', 'Wed'],
              height: sizes?.[0],
              position: sizes ? 'bottom' : 'none',
            },
          ]}
          yAxis={[{ width: sizes?.[1], position: sizes ? 'left' : 'none' }]}
          series={DATA.series}
        >
          <Reader />
        </ChartContainer>,
      );
      screen.unmount();
      const { left, right, top, bottom } = areas.at(-1) ?? {};
      return [left, right, top, bottom];
    };
    expect(await edges()).toEqual([20, 20, 20, 20]);
    expect(await edges(5)).toEqual([5, 5, 5, 5]);
    expect(await edges(undefined, [50, 70])).toEqual([90, 20, 20, 70]);
    expect(await edges(5, [50, 70])).toEqual([75, 5, 5, 55]);
  },
);

claim(
  [
    "'bar' | BarPlot",
    "'line' | LinePlot, AreaPlot (with area: true), MarkPlot, LineHighlightPlot",
    "'pie' | PiePlot",
    "'scatter' | ScatterPlot",
  ],
  async () => {
    const days = [{ scaleType: 'band', data: ['Mon', 'Tue'] } as const];
    const plots = (
      <>
        <BarPlot />
        <AreaPlot />
        <LinePlot />
        <LineHighlightPlot />
        <MarkPlot />
        <PiePlot />
        <ScatterPlot />
      </>
    );
    const roots = ['BarElement', 'LineElement', 'AreaElement', 'MarkElement', 'PieArc'];
    const found = (screen: Screen) =>
      roots.filter((root) => all(screen, `.Mui${root}-root`).length > 0);
    const bar = await show(
      <ChartContainer height={200} xAxis={days} series={[{ type: 'bar', data: [1, 2] }]}>
        {plots}
      </ChartContainer>,
    );
    expect(found(bar)).toEqual(['BarElement']);
    bar.unmount();
    for (const area of [false, true]) {
      const line = await show(
        <ChartContainer height={200} xAxis={days} series={[{ type: 'line', area, data: [1, 2] }]}>
          {plots}
        </ChartContainer>,
      );
      expect(found(line)).toEqual(
        ['LineElement', 'AreaElement', 'MarkElement'].filter(
          (root) => area || root !== 'AreaElement',
        ),
      );
      expect(all(line, '.MuiHighlightElement-root')).toHaveLength(0);
      await hover(all(line, '.MuiMarkElement-root')[0] ?? line.stage);
      await expect.poll(() => all(line, '.MuiHighlightElement-root').length).toBe(1);
      line.unmount();
    }
    const pie = await show(
      <ChartContainer height={200} series={[{ type: 'pie', data: [{ value: 1 }] }]}>
        {plots}
      </ChartContainer>,
    );
    expect(found(pie)).toEqual(['PieArc']);
    pie.unmount();
    const data = [
      { id: 1, x: 1, y: 1 },
      { id: 2, x: 3, y: 3 },
    ];
    const points = async (plot: ReactNode) => {
      const screen = await show(
        <ChartContainer height={200} series={[{ type: 'scatter', data }]}>
          {plot}
        </ChartContainer>,
      );
      expect(found(screen)).toEqual([]);
      const { length } = all(screen, 'circle');
      screen.unmount();
      return length;
    };
    expect(await points(plots)).toBe(2);
    expect(await points(<BarPlot />)).toBe(0);
  },
);

claim("'heatmap', 'funnel' | None: a heatmap or a funnel can't be composed", async () => {
  for (const chart of [
    <ChartDataProviderPro
      key="heatmap"
      height={200}
      xAxis={[{ scaleType: 'band', data: ['a'] }]}
      yAxis={[{ scaleType: 'band', data: ['b'] }]}
      series={[{ type: 'heatmap', data: [[0, 0, 1]] }]}
    >
      <ChartsSurface />
    </ChartDataProviderPro>,
    <ChartDataProviderPro
      key="funnel"
      height={200}
      series={[{ type: 'funnel', data: [{ value: 2 }, { value: 1 }] }]}
    >
      <ChartsSurface />
    </ChartDataProviderPro>,
  ]) {
    await expect(show(chart)).rejects.toThrow('getSeriesWithDefaultValues');
  }
  takeConsole();
});

claim(
  [
    "Bars need an axis with scaleType: 'band'.",
    'Lines and bars can share it.',
    'With dataset, each series and axis reads its dataKey, as in self-contained charts.',
  ],
  async () => {
    const chart = (scaleType: 'band' | 'point') => (
      <ChartContainer
        height={200}
        dataset={[
          { day: 'Mon', bread: 4, cake: 2 },
          { day: 'Tue', bread: 8, cake: 3 },
        ]}
        xAxis={[{ scaleType, dataKey: 'day' }]}
        series={[
          { type: 'bar', dataKey: 'bread' },
          { type: 'line', dataKey: 'cake' },
        ]}
      >
        <BarPlot />
        <MarkPlot />
        <ChartsXAxis />
      </ChartContainer>
    );
    const screen = await show(chart('band'));
    expect(texts(screen, '.MuiChartsAxis-tickLabel')).toEqual(['Mon', 'Tue']);
    const boxes = bars(screen).map((bar) => bar.getBoundingClientRect());
    const marks = all(screen, '.MuiMarkElement-root').map((mark) => mark.getBoundingClientRect());
    expect([boxes.length, marks.length]).toEqual([2, 2]);
    expect((boxes[1]?.height ?? 0) / (boxes[0]?.height ?? 1)).toBeCloseTo(2, 1);
    boxes.forEach(({ left, width }, index) => {
      const mark = marks[index] ?? new DOMRect();
      expect(mark.left + mark.width / 2).toBeCloseTo(left + width / 2, 0);
    });
    screen.unmount();
    await expect(show(chart('point'))).rejects.toThrow('should be of type "band"');
    takeConsole();
  },
);

claim(
  'Examples are onItemClick on BarPlot, LinePlot and MarkPlot, and borderRadius and barLabel on BarPlot.',
  async () => {
    const onItemClick = vi.fn();
    const clicked = () => onItemClick.mock.lastCall?.[1];
    const screen = await show(
      compose(<BarPlot onItemClick={onItemClick} borderRadius={8} barLabel="value" />),
    );
    expect(texts(screen, '.MuiBarLabel-root')).toEqual(['4', '8', '6']);
    expect(bars(screen).every((bar) => bar.closest('g[clip-path]') !== null)).toBe(true);
    const { width, height } = bars(screen)[1]?.getBoundingClientRect() ?? new DOMRect();
    await click(bars(screen)[1] ?? screen.stage, { at: { x: width / 2, y: height - 3 } });
    expect(clicked()).toMatchObject({ type: 'bar', dataIndex: 1 });
    screen.unmount();
    const plain = await show(compose(<BarPlot />));
    expect(all(plain, '.MuiBarLabel-root')).toHaveLength(0);
    expect(bars(plain).some((bar) => bar.closest('g[clip-path]') !== null)).toBe(false);
    plain.unmount();
    const level = {
      height: 240,
      xAxis: DATA.xAxis,
      yAxis: [{ min: 0, max: 10 }],
      series: [{ type: 'line', id: 'cake', data: [5, 5, 5] }],
    } satisfies ChartDataProviderProps<'line'>;
    for (const [plot, selector, item] of [
      [<LinePlot key="line" onItemClick={onItemClick} />, '.MuiLineElement-root', {}],
      [<MarkPlot key="mark" onItemClick={onItemClick} />, '.MuiMarkElement-root', { dataIndex: 0 }],
    ] as const) {
      onItemClick.mockClear();
      const other = await show(<ChartContainer {...level}>{plot}</ChartContainer>);
      await click(all(other, selector)[0] ?? other.stage);
      expect(clicked()).toMatchObject({ type: 'line', seriesId: 'cake', ...item });
      other.unmount();
    }
  },
);

claim(
  [
    'horizontal renders lines at the ticks of the first y-axis, and vertical at those of the first x-axis.',
    'In this version, lines along the categories of a band axis crash the chart: see bars.',
  ],
  async () => {
    const screen = await show(
      <ChartContainer
        height={240}
        xAxis={[{ data: [1, 2, 3, 4] }]}
        yAxis={[{ id: 'first' }, { id: 'second', position: 'right', min: 0, max: 7 }]}
        series={[{ type: 'line', data: [10, 20, 30, 40] }]}
      >
        <ChartsGrid horizontal vertical />
        <ChartsXAxis />
        <ChartsYAxis axisId="first" />
        <ChartsYAxis axisId="second" />
      </ChartContainer>,
    );
    const places = (selector: string, side: 'left' | 'top') =>
      all(screen, selector).map((each) => Math.round(each.getBoundingClientRect()[side]));
    const across = places('.MuiChartsGrid-horizontalLine', 'top');
    expect(across.length).toBeGreaterThan(2);
    expect(across).toEqual(places('.MuiChartsAxis-left .MuiChartsAxis-tick', 'top'));
    expect(across).not.toEqual(places('.MuiChartsAxis-right .MuiChartsAxis-tick', 'top'));
    expect(places('.MuiChartsGrid-verticalLine', 'left')).toEqual(
      places('.MuiChartsAxis-directionX .MuiChartsAxis-tick', 'left'),
    );
    screen.unmount();
    await expect(show(compose(<ChartsGrid vertical />))).rejects.toThrow("reading 'getTime'");
    takeConsole();
  },
);

claim(
  [
    'Place ChartsLegend in ChartDataProvider, before or after the surface.',
    'It takes direction, sx and other props directly, not in slotProps.',
  ],
  async () => {
    const legend = (
      <ChartsLegend direction="vertical" className="mine" sx={{ letterSpacing: '3px' }} />
    );
    for (const isFirst of [true, false]) {
      const screen = await show(
        <ChartDataProvider {...DATA}>
          {isFirst ? legend : null}
          <ChartsSurface>
            <BarPlot />
          </ChartsSurface>
          {isFirst ? null : legend}
        </ChartDataProvider>,
      );
      const list = screen.stage.querySelector('.MuiChartsLegend-root.mine');
      expect(texts(screen, '.MuiChartsLegend-root li')).toEqual(['Bread', 'Cake']);
      const { flexDirection, letterSpacing } = getComputedStyle(list ?? screen.stage);
      expect([flexDirection, letterSpacing]).toEqual(['column', '3px']);
      expect(follows(list ?? undefined, surface(screen))).toBe(isFirst);
      screen.unmount();
    }
    const plain = await show(compose(<BarPlot />, <ChartsLegend />));
    const list = plain.stage.querySelector('.MuiChartsLegend-root');
    expect(getComputedStyle(list ?? plain.stage).flexDirection).toBe('row');
  },
);

claim(
  [
    '<ChartsTooltip trigger="axis" /> shows all values of a category, and is the default.',
    'trigger="item" shows one item: set it for pie and scatter plots.',
  ],
  async () => {
    for (const trigger of [undefined, 'axis', 'item'] as const) {
      const screen = await show(compose(<BarPlot />, <ChartsTooltip trigger={trigger} />));
      await hover(bars(screen)[1] ?? screen.stage);
      const tooltip = screen.getByRole('tooltip');
      await expect.element(tooltip).toHaveTextContent('Bread8');
      const text = tooltip.element().textContent;
      expect(text.includes('Cake3')).toBe(trigger !== 'item');
      screen.unmount();
    }
    const data = [
      { label: 'Train', value: 38 },
      { label: 'Bicycle', value: 38 },
    ];
    const pie = await show(
      <ChartDataProvider height={200} series={[{ type: 'pie', data }]}>
        <ChartsSurface>
          <PiePlot />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartDataProvider>,
    );
    await hover(all(pie, '.MuiPieArc-root')[0] ?? pie.stage);
    await expect.element(pie.getByRole('tooltip')).toHaveTextContent('Train38');
  },
);

claim(
  'ChartsAxisHighlight marks the category below the pointer: x="band" or x="line".',
  async () => {
    for (const x of ['band', 'line'] as const) {
      const screen = await show(
        compose(
          <>
            <ChartsAxisHighlight x={x} />
            <BarPlot />
          </>,
        ),
      );
      const highlights = () => all(screen, '.MuiChartsAxisHighlight-root');
      expect(highlights()).toHaveLength(0);
      await hover(bars(screen)[1] ?? screen.stage);
      await expect.poll(() => highlights().length).toBe(1);
      const bar = bars(screen)[1]?.getBoundingClientRect() ?? new DOMRect();
      const mark = highlights()[0]?.getBoundingClientRect() ?? new DOMRect();
      expect((mark.left + mark.right) / 2).toBeCloseTo((bar.left + bar.right) / 2, 0);
      expect(mark.width > bar.width).toBe(x === 'band');
      expect(mark.width < 5).toBe(x === 'line');
      screen.unmount();
    }
  },
);
