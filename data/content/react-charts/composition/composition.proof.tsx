import type { ReactNode } from 'react';
import * as community from '@mui/x-charts';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider, type ChartDataProviderProps } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineChart, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import {
  act,
  claim,
  click,
  expect,
  hover,
  press,
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
