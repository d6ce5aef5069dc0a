import type { ReactElement } from 'react';
import * as community from '@mui/x-charts';
import { BarChart, barElementClasses, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { rainbowSurgePaletteLight } from '@mui/x-charts/colorPalettes';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/x-charts/themeAugmentation';
import { claim, expect, hover, show, type Screen } from '#test/proof.tsx';

const AXIS = [{ scaleType: 'band', data: ['a', 'b', 'c'] }] as const;
const SERIES = [{ label: 'Sold', data: [1, 2, 3] }];

function first({ stage }: Screen, selector: string): Element {
  const found = stage.querySelector(selector);
  if (!found) {
    throw new Error(`The chart has no ${selector}.`);
  }
  return found;
}

function style(screen: Screen, selector: string): CSSStyleDeclaration {
  return getComputedStyle(first(screen, selector));
}

const bars = (props: object = {}): ReactElement => (
  <BarChart height={240} xAxis={[...AXIS]} series={SERIES} {...props} />
);

claim(
  [
    'ChartContainer renders the <svg> of ChartsSurface and nothing around it.',
    'Ready-made charts such as BarChart have a <div> as their root, which holds the legend and the <svg>.',
    'ChartContainer fills its parent by itself when it has no width or height.',
  ],
  async () => {
    const container = await show(
      <div style={{ width: 320, height: 210 }}>
        <ChartContainer xAxis={[...AXIS]} series={[{ type: 'bar', data: [1, 2, 3] }]}>
          <BarPlot />
        </ChartContainer>
      </div>,
    );
    const [root] = container.stage.firstElementChild?.children ?? [];
    expect(root?.tagName).toBe('svg');
    const { width, height } = first(container, 'svg').getBoundingClientRect();
    expect([width, height]).toEqual([320, 210]);
    container.unmount();
    const screen = await show(bars());
    const chart = screen.stage.firstElementChild;
    expect(chart?.tagName).toBe('DIV');
    expect([...(chart?.children ?? [])].map(({ tagName }) => tagName).toSorted()).toEqual([
      'UL',
      'svg',
    ]);
  },
);

claim('A width and height now size the <svg> only, no longer an element around it.', async () => {
  const screen = await show(bars({ width: 400 }));
  const svg = first(screen, '.MuiBarElement-root').closest('svg');
  expect(svg?.getBoundingClientRect().height).toBe(240);
  expect(screen.stage.firstElementChild?.getBoundingClientRect().height).toBeGreaterThan(250);
});

claim(
  [
    'x axis | part of the margins | height, default 25 px',
    'y axis | part of the margins | width, default 45 px',
    'margin | 50 px on each side | 20 px on each side',
    'margins of charts with axes | 50 px on each side, axes included | 20 px on each side, axes not included',
  ],
  async () => {
    const edges = (screen: Screen) => {
      const svg =
        first(screen, '.MuiBarElement-root').closest('svg')?.getBoundingClientRect() ??
        new DOMRect();
      const x = first(
        screen,
        '.MuiChartsAxis-directionX .MuiChartsAxis-line',
      ).getBoundingClientRect();
      return [x.left - svg.left, svg.right - x.right, svg.bottom - x.bottom].map(Math.round);
    };
    const screen = await show(bars());
    expect(edges(screen)).toEqual([65, 20, 45]);
    screen.unmount();
    const sized = await show(bars({ yAxis: [{ width: 70 }], margin: 5 }));
    expect(edges(sized)).toEqual([75, 5, 30]);
  },
);

claim(
  [
    'A label that does not fit the axis ends in an ellipsis; give the axis a larger height or width.',
    'tick labels | cut off | ellipsis',
  ],
  async () => {
    const label = 'A category with a name that is far too long for it';
    const draw = (width: number) =>
      show(
        <BarChart
          layout="horizontal"
          height={240}
          yAxis={[{ scaleType: 'band', data: [label], width }]}
          series={[{ data: [1] }]}
        />,
      );
    const narrow = await draw(60);
    const text = (screen: Screen) =>
      first(screen, '.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').textContent;
    await expect.poll(() => text(narrow)).toMatch(/^A.*…$/);
    narrow.unmount();
    expect(text(await draw(400))).toBe(label);
  },
);

claim(
  [
    'line | marks are <path> | marks are <circle>; shape of the series chooses another | no',
    'pie, scatter | items need an id | id is optional | no',
  ],
  async () => {
    const line = (shape: object) => (
      <LineChart height={200} xAxis={[{ data: [1, 2] }]} series={[{ data: [1, 2], ...shape }]} />
    );
    const screen = await show(line({}));
    expect(first(screen, '.MuiMarkElement-root').tagName).toBe('circle');
    screen.unmount();
    const shaped = await show(line({ shape: 'star' }));
    expect(first(shaped, '.MuiMarkElement-root').tagName).toBe('path');
    shaped.unmount();
    const pie = await show(
      <PieChart height={200} series={[{ data: [{ value: 1 }, { value: 2 }] }]} />,
    );
    expect(pie.stage.querySelectorAll('.MuiPieArc-root')).toHaveLength(2);
  },
);

claim('default palette | blueberryTwilightPalette | rainbowSurgePalette', async () => {
  const screen = await show(bars());
  expect(rainbowSurgePaletteLight).toContain(
    first(screen, '.MuiBarElement-root').getAttribute('fill'),
  );
});

claim(
  [
    'Style overrides of MuiLineElement, MuiAreaElement and MuiBarElement in a theme have no effect on the elements.',
    'areaElementClasses.root and barElementClasses.root work in the same way.',
  ],
  async () => {
    const root = { strokeWidth: '7px' };
    const overrides = { styleOverrides: { root } };
    const theme = createTheme({
      components: {
        MuiLineElement: overrides,
        MuiAreaElement: overrides,
        MuiBarElement: overrides,
      } as object,
    });
    const charts = (sx: object) => (
      <ThemeProvider theme={theme}>
        <LineChart height={200} series={[{ data: [1, 2], area: true }]} sx={sx} />
        <BarChart height={200} xAxis={[...AXIS]} series={SERIES} sx={sx} />
      </ThemeProvider>
    );
    const parts = [
      lineElementClasses.root,
      community.areaElementClasses.root,
      barElementClasses.root,
    ];
    const widths = (screen: Screen) => parts.map((part) => style(screen, `.${part}`).strokeWidth);
    const plain = await show(charts({}));
    expect(widths(plain)).not.toContain('7px');
    plain.unmount();
    const styled = await show(
      charts(Object.fromEntries(parts.map((part) => [`& .${part}`, root]))),
    );
    expect(widths(styled)).toEqual(['7px', '7px', '7px']);
  },
);

claim(
  [
    'Faded lines, areas, bars and slices have the SVG attribute opacity="0.3", and highlighted ones an attribute filter.',
    'CSS overrides both.',
  ],
  async () => {
    const highlightScope = { highlight: 'item', fade: 'global' } as const;
    const ofSeries = { highlight: 'series', fade: 'global' } as const;
    const lines = ['a', 'b'].map((id) => ({
      id,
      data: [1, 2],
      area: true,
      highlightScope: ofSeries,
    }));
    const slices = [{ id: 'a', data: [{ value: 2 }, { value: 1 }], highlightScope }];
    const item = { seriesId: 'a', dataIndex: 0 };
    for (const [chart, parts] of [
      [
        <LineChart key="lines" height={200} series={lines} highlightedItem={item} />,
        ['MuiLineElement', 'MuiAreaElement'],
      ],
      [
        <PieChart key="slices" height={200} series={slices} highlightedItem={item} />,
        ['MuiPieArc'],
      ],
    ] as const) {
      const other = await show(chart);
      for (const part of parts) {
        const read = (state: string, name: string) =>
          first(other, `.${part}-${state}`).getAttribute(name);
        await expect.poll(() => read('faded', 'opacity')).toBe('0.3');
        expect(read('highlighted', 'filter')).toMatch(/brightness/);
      }
      other.unmount();
    }
    const styled = await show(
      bars({
        series: [{ id: 'a', data: [3, 3, 3], highlightScope }],
        highlightedItem: item,
        sx: {
          '& .MuiBarElement-faded': { opacity: 0.6 },
          '& .MuiBarElement-highlighted': { filter: 'none' },
        },
      }),
    );
    expect(first(styled, '.MuiBarElement-faded').getAttribute('opacity')).toBe('0.3');
    await expect.poll(() => style(styled, '.MuiBarElement-faded').opacity).toBe('0.6');
    await expect.poll(() => style(styled, '.MuiBarElement-highlighted').filter).toBe('none');
    styled.unmount();
    const screen = await show(bars({ series: [{ data: [3, 3, 3], highlightScope }] }));
    const all = screen.stage.querySelectorAll('.MuiBarElement-root');
    await hover(all[1] ?? screen.stage);
    await expect.poll(() => all[0]?.getAttribute('opacity')).toBe('0.3');
    expect(all[1]?.getAttribute('filter')).toMatch(/brightness/);
    expect(all[1]?.getAttribute('fill')).toBe(all[0]?.getAttribute('fill'));
  },
);
