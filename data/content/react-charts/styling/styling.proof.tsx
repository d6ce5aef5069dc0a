import type { ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';
import * as palettes from '@mui/x-charts/colorPalettes';
import {
  cheerfulFiestaPalette,
  rainbowSurgePalette,
  rainbowSurgePaletteDark,
  rainbowSurgePaletteLight,
  strawberrySkyPaletteLight,
} from '@mui/x-charts/colorPalettes';
import { Gauge } from '@mui/x-charts/Gauge';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { renderToString } from 'react-dom/server';
import {
  act,
  claim,
  expect,
  hover,
  press,
  show,
  showDemo,
  userEvent,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { surface } from '#test/proofs/charts.tsx';

const HERE = '/data/content/react-charts/styling';
const RED = 'rgb(255, 0, 0)';
const BLUE = 'rgb(0, 0, 255)';
const SALES: BarChartProps = {
  title: 'Loaves sold',
  width: 400,
  height: 240,
  hideLegend: true,
  xAxis: [{ data: ['Mon', 'Tue', 'Wed'] }],
  series: [{ id: 'loaves', label: 'Loaves', data: [38, 44, 61] }],
};

function bars({ stage }: Screen): Element[] {
  return [...stage.querySelectorAll('.MuiBarElement-root')];
}

/** The colors of the parts with a class. */
function colors({ stage }: Screen, selector = '.MuiBarElement-root', property = 'fill'): string[] {
  return [...stage.querySelectorAll(selector)].map((part) =>
    getComputedStyle(part).getPropertyValue(property),
  );
}

function rgb(hex = ''): string {
  const [red, green, blue] = [1, 3, 5].map((from) =>
    Number.parseInt(hex.slice(from, from + 2), 16),
  );
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Of a color such as `#ffffff`, from 0 to 255. */
function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    Number.parseInt(hex.slice(from, from + 2), 16),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

act('PaletteBrowser', async (demo) => {
  const select = demo.getByRole('combobox', { name: 'Palette' });
  for (const [name, count, first] of [
    ['bluePalette', 8, '#BDDEFF'],
    ['mangoFusionPalette', 10, '#173A5E'],
    ['rainbowSurgePalette', 7, '#4254FB'],
    ['blueberryTwilightPalette', 6, '#02B2AF'],
  ] as const) {
    await userEvent.selectOptions(select, name);
    await expect.element(demo.getByText(`${count} colors`)).toBeVisible();
    await expect.poll(() => bars(demo).length).toBe(4 * count);
    await expect.poll(() => colors(demo)[0]).toBe(rgb(first));
    expect(new Set(colors(demo)).size).toBe(count);
  }
});

act('OverlayWithAxes', async (demo) => {
  const button = demo.getByRole('button', { name: 'Load again' });
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.element(demo.getByText('Loading data…')).toBeVisible();
    await expect.element(demo.getByText('Mon')).toBeVisible();
    expect(bars(demo)).toHaveLength(0);
    await expect.poll(() => bars(demo).length, { timeout: 4000 }).toBe(7);
    await button.click();
  }
});

act('MarginAndAxisSize', async (demo) => {
  const frame = () =>
    demo.stage.querySelector('rect[stroke-dasharray]')?.getBoundingClientRect() ?? new DOMRect();
  const left = () => Math.round(frame().left - surface(demo).getBoundingClientRect().left);
  const top = () => Math.round(frame().top - surface(demo).getBoundingClientRect().top);
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(left).toBe(100);
    demo.getByRole('slider', { name: 'margin: 20 px' }).element().focus();
    await press('ArrowRight');
    await expect.poll(left).toBe(110);
    await expect.poll(top).toBe(30);
    await press('ArrowLeft');
    demo.getByRole('slider', { name: 'yAxis width: 80 px' }).element().focus();
    await press('ArrowLeft');
    await expect.poll(left).toBe(90);
    await press('ArrowRight');
    await demo.getByRole('switch', { name: 'y-axis' }).click();
    await expect.poll(left).toBe(20);
    await demo.getByRole('switch', { name: 'y-axis' }).click();
  }
});

claim(
  [
    'series[].color is a CSS color.',
    'It applies to the lines, bars or points, to the legend and to the tooltip.',
  ],
  async () => {
    const label = 'Loaves';
    const size = { width: 300, height: 240 };
    for (const color of ['#ff0000', 'red', 'hsl(0 100% 50%)']) {
      for (const [chart, selector, property, mark] of [
        [
          <BarChart
            key="bar"
            {...SALES}
            hideLegend={false}
            series={[{ label, color, data: [1, 2, 3] }]}
          />,
          '.MuiBarElement-root',
          'fill',
          'rect',
        ],
        [
          <LineChart
            key="line"
            {...size}
            xAxis={[{ data: [1, 2, 3] }]}
            series={[{ label, color, data: [1, 2, 3] }]}
          />,
          '.MuiLineElement-root',
          'stroke',
          'rect',
        ],
        [
          <ScatterChart
            key="scatter"
            {...size}
            series={[{ label, color, data: [{ id: 0, x: 1, y: 1 }] }]}
          />,
          '[data-drawing-container] circle',
          'fill',
          'circle',
        ],
      ] as const) {
        const screen = await show(chart);
        expect(new Set(colors(screen, selector, property))).toEqual(new Set([RED]));
        expect(colors(screen, `.MuiChartsLegend-root ${mark}`)).toEqual([RED]);
        await hover(surface(screen), { x: 170, y: 120 });
        await expect.element(screen.getByRole('tooltip')).toBeVisible();
        const tooltip = document.querySelector(`[role="tooltip"] ${mark}`) ?? screen.stage;
        expect(getComputedStyle(tooltip).fill).toBe(RED);
        screen.unmount();
      }
    }
  },
);

claim('In a pie chart, each item of data has its own color.', async () => {
  const data = [
    { value: 1, color: '#ff0000' },
    { value: 2, color: '#0000ff' },
  ];
  const screen = await show(<PieChart height={200} series={[{ data }]} />);
  expect(colors(screen, '.MuiPieArc-root')).toEqual([RED, BLUE]);
});

claim(
  [
    "colors is an array of colors, or a function that gets 'light' or 'dark' and returns an array.",
    'The first series has the first color, and so on.',
    'In a pie chart, the slices have the colors in this order.',
    'If there are more series or slices than colors, the colors repeat.',
    'The default is rainbowSurgePalette, and strawberrySkyPalette in funnel charts.',
  ],
  async () => {
    const series = [1, 2, 3].map((value) => ({ data: [value] }));
    const xAxis = [{ data: ['Mon'] }];
    const palette = vi.fn(() => ['#ff0000', '#0000ff']);
    for (const given of [palette, ['#ff0000', '#0000ff']]) {
      const screen = await show(
        <BarChart {...SALES} colors={given} series={series} xAxis={xAxis} />,
      );
      expect(colors(screen)).toEqual([RED, BLUE, RED]);
      screen.unmount();
    }
    expect(palette.mock.calls.flat()).toContain('light');
    const screen = await show(<BarChart {...SALES} series={series} xAxis={xAxis} />);
    expect(colors(screen)).toEqual(rainbowSurgePaletteLight.slice(0, 3).map(rgb));
    const data = [1, 2, 3].map((value) => ({ value }));
    const pie = await show(
      <PieChart height={200} colors={['#ff0000', '#0000ff']} series={[{ data }]} />,
    );
    expect(colors(pie, '.MuiPieArc-root')).toEqual([RED, BLUE, RED]);
    const funnel = await show(<FunnelChart height={200} series={[{ data }]} />);
    expect(colors(funnel, '.MuiFunnelSection-root')).toEqual(
      strawberrySkyPaletteLight.slice(0, 3).map(rgb),
    );
  },
);

claim(
  [
    'The default palette and a function in colors follow theme.palette.mode.',
    "In a theme with cssVariables and two color schemes, Material UI 7 doesn't change this value when the user switches the mode.",
    'The palette remains that of the default color scheme, usually the light one.',
    'Pass the array yourself:',
  ],
  async () => {
    const dark = await show(
      <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
        <BarChart {...SALES} />
      </ThemeProvider>,
    );
    expect(colors(dark)[0]).toBe(rgb(rainbowSurgePaletteDark[0]));
    dark.unmount();
    const colorSchemes = { light: true, dark: true };
    for (const [cssVariables, forced, palette] of [
      [true, false, rainbowSurgePaletteLight],
      [true, true, rainbowSurgePaletteDark],
      [false, false, rainbowSurgePaletteDark],
    ] as const) {
      const screen = await show(
        <ThemeProvider
          theme={createTheme({
            colorSchemes,
            cssVariables: cssVariables && { colorSchemeSelector: 'data-proof' },
          })}
          defaultMode="dark"
          storageManager={null}
          {...({ disableNestedContext: true } as object)}
          {...(forced && { forceThemeRerender: true })}
        >
          <BarChart {...SALES} />
        </ThemeProvider>,
      );
      await expect.poll(() => colors(screen)[0]).toBe(rgb(palette[0]));
      screen.unmount();
    }
    const screen = await show(<BarChart {...SALES} colors={rainbowSurgePalette('dark')} />);
    expect(colors(screen)[0]).toBe(rgb(rainbowSurgePaletteDark[0]));
  },
);

claim(
  [
    'A colorMap on an axis colors the items by their value on this axis.',
    'It overrides the color of the series.',
    'The legend keeps the color of the series: replace it with a color legend, or hide it.',
    'In bar charts, the value axis wins over the category axis.',
  ],
  async () => {
    const screen = await show(
      <BarChart
        {...SALES}
        hideLegend={false}
        series={[{ label: 'Loaves', color: '#00ff00', data: [38, 44, 61] }]}
        xAxis={[
          { data: ['Mon', 'Tue', 'Wed'], colorMap: { type: 'ordinal', colors: ['#000000'] } },
        ]}
        yAxis={[
          { colorMap: { type: 'piecewise', thresholds: [50], colors: ['#ff0000', '#0000ff'] } },
        ]}
      />,
    );
    expect(colors(screen)).toEqual([RED, RED, BLUE]);
    expect(colors(screen, '.MuiChartsLegend-root rect')).toEqual(['rgb(0, 255, 0)']);
  },
);

claim(
  'If several axes have a colorMap, the z-axis wins over the y-axis, and the y-axis over the x-axis.',
  async () => {
    const map = (color: string) => ({
      type: 'piecewise' as const,
      thresholds: [100],
      colors: [color, color],
    });
    for (const [withZ, expected] of [
      [true, BLUE],
      [false, RED],
    ] as const) {
      const screen = await show(
        <ScatterChart
          width={300}
          height={200}
          xAxis={[{ colorMap: map('#00ff00') }]}
          yAxis={[{ colorMap: map('#ff0000') }]}
          zAxis={withZ ? [{ colorMap: map('#0000ff') }] : []}
          series={[{ data: [{ id: 1, x: 1, y: 1, z: 1 }] }]}
        />,
      );
      expect(colors(screen, 'circle')).toContain(expected);
      screen.unmount();
    }
  },
);

claim(
  [
    'A line changes its color exactly where it crosses the threshold.',
    'A mark has the color of its value.',
  ],
  async () => {
    const screen = await show(
      <LineChart
        width={400}
        height={240}
        hideLegend
        xAxis={[{ data: [1, 2, 3] }]}
        yAxis={[
          {
            min: 0,
            max: 100,
            colorMap: { type: 'piecewise', thresholds: [40], colors: ['#ff0000', '#0000ff'] },
          },
        ]}
        series={[{ data: [10, 90, 40] }]}
      />,
    );
    expect(colors(screen, '.MuiMarkElement-root', 'stroke')).toEqual([RED, BLUE, BLUE]);
    const [stroke = ''] = colors(screen, '.MuiLineElement-root', 'stroke');
    const gradient = document.getElementById(stroke.slice(6, -2));
    const stops = [...(gradient?.querySelectorAll('stop') ?? [])];
    expect(stops.map((stop) => stop.getAttribute('stop-color'))).toEqual(['#ff0000', '#0000ff']);
    // 60% of the drawing area is above 40; the gradient runs from the bottom to the top
    const place = 20 + 0.6 * (240 - 40 - 25);
    for (const stop of stops) {
      expect(Number(stop.getAttribute('offset'))).toBeCloseTo(1 - place / 240, 5);
    }
  },
);

claim(
  [
    "Values outside min and max aren't clamped: a function gets numbers below 0 and above 1.",
    "A pair of colors can't contain CSS variables: all values get the second color, or no color if the names contain different numbers.",
  ],
  async () => {
    const color = vi.fn(() => '#ff0000');
    const chart = (map: typeof color | [string, string]) => (
      <BarChart
        {...SALES}
        yAxis={[{ colorMap: { type: 'continuous', min: 40, max: 60, color: map } }]}
      />
    );
    const screen = await show(chart(color));
    const shares = (color.mock.calls as unknown as [number][]).map(([share]) => share);
    expect(Math.min(...shares)).toBeLessThan(0);
    expect(Math.max(...shares)).toBeGreaterThan(1);
    await screen.rerender(
      chart(['var(--mui-palette-error-main)', 'var(--mui-palette-primary-main)']),
    );
    expect(bars(screen).map((bar) => bar.getAttribute('fill'))).toEqual(
      Array.from({ length: 3 }, () => 'var(--mui-palette-primary-main)'),
    );
  },
);

claim(
  [
    'Each entry of values has the color at the same index of colors.',
    'Without values, the data of the axis is used.',
    "A category that isn't in values has the unknownColor, or the color of the series if there is none.",
  ],
  async () => {
    const shown = async (map: { values?: string[]; colors: string[]; unknownColor?: string }) => {
      const screen = await show(
        <BarChart
          {...SALES}
          colors={['#00ff00']}
          xAxis={[{ data: ['Mon', 'Tue', 'Wed'], colorMap: { type: 'ordinal', ...map } }]}
        />,
      );
      const result = colors(screen);
      screen.unmount();
      return result;
    };
    const pair = ['#ff0000', '#0000ff'];
    const green = 'rgb(0, 255, 0)';
    expect(await shown({ colors: [...pair, '#00ff00'] })).toEqual([RED, BLUE, green]);
    expect(await shown({ values: ['Wed', 'Mon'], colors: pair })).toEqual([BLUE, green, RED]);
    expect(await shown({ values: ['Wed', 'Mon'], colors: pair, unknownColor: '#000000' })).toEqual([
      BLUE,
      'rgb(0, 0, 0)',
      RED,
    ]);
  },
);

claim(
  [
    "With an ordinal colorMap on the x-axis of a line chart, the line is invisible: its stroke refers to a gradient that doesn't exist.",
    'The marks have their colors.',
  ],
  async () => {
    const screen = await show(
      <LineChart
        width={300}
        height={200}
        xAxis={[
          {
            scaleType: 'point',
            data: ['a', 'b'],
            colorMap: { type: 'ordinal', colors: ['#ff0000', '#0000ff'] },
          },
        ]}
        series={[{ data: [1, 2] }]}
      />,
    );
    const [stroke = ''] = colors(screen, '.MuiLineElement-root', 'stroke');
    expect(stroke).toMatch(/^url\("#.+"\)$/);
    expect(document.getElementById(stroke.slice(6, -2))).toBeNull();
    expect(colors(screen, '.MuiMarkElement-root', 'stroke')).toEqual([RED, BLUE]);
  },
);

claim(
  [
    'A chart has no data if series is empty, or if the data of each series is empty.',
    "An array of null isn't empty.",
    "loading doesn't hide existing data, but it turns off the tooltip.",
  ],
  async () => {
    for (const [series, isEmpty] of [
      [[], true],
      [[{ data: [] }, { data: [] }], true],
      [[{ data: [] }, { data: [1] }], false],
      [[{ data: [null, null] }], false],
    ] as const) {
      const screen = await show(<BarChart {...SALES} series={series} />);
      const text = screen.getByText('No data to display');
      await (isEmpty
        ? expect.element(text).toBeVisible()
        : expect.element(text).not.toBeInTheDocument());
      screen.unmount();
    }
    const screen = await show(<BarChart {...SALES} loading />);
    await expect.element(screen.getByText('Loading data…')).toBeVisible();
    expect(bars(screen)).toHaveLength(3);
    await hover(surface(screen), { x: 150, y: 200 });
    expect(document.querySelector('[role="tooltip"]')).toBeNull();
  },
);

claim(
  [
    'An axis is hidden as long as it has no values.',
    'To keep the layout stable, set data on the category axis, and min and max on the value axis.',
  ],
  async () => {
    const count = async (props: Partial<BarChartProps>) => {
      const screen = await show(<BarChart height={200} loading series={[]} {...props} />);
      const { length } = screen.stage.querySelectorAll('.MuiChartsAxis-root');
      screen.unmount();
      return length;
    };
    expect(await count({})).toBe(0);
    expect(await count({ xAxis: [{ data: ['a', 'b'] }] })).toBe(1);
    expect(await count({ xAxis: [{ data: ['a', 'b'] }], yAxis: [{ min: 0, max: 9 }] })).toBe(2);
  },
);

claim(
  [
    'The slots loadingOverlay and noDataOverlay are rendered inside the SVG.',
    'Wrap HTML in a <foreignObject>.',
    "A <div> alone isn't visible in an SVG.",
  ],
  async () => {
    const Text = () => <text data-testid="overlay">One moment</text>;
    const screen = await show(<BarChart {...SALES} loading slots={{ loadingOverlay: Text }} />);
    expect(surface(screen).contains(screen.getByTestId('overlay').element())).toBe(true);
    screen.unmount();
    const demo = await showDemo(`${HERE}/OwnOverlays.tsx`);
    await expect.element(demo.getByText('No visits yet')).toBeVisible();
    expect(demo.stage.querySelectorAll('foreignObject')).toHaveLength(1);
    const namespace = 'http://www.w3.org/2000/svg';
    const svg = document.createElementNS(namespace, 'svg');
    svg.innerHTML = '<div xmlns="http://www.w3.org/1999/xhtml">Alone</div>';
    document.body.append(svg);
    expect(svg.querySelector('div')?.getBoundingClientRect().width ?? 0).toBe(0);
  },
);

claim(
  ['The legend is outside the SVG.', 'A legend above or below it adds to that height.'],
  async () => {
    const screen = await show(<BarChart {...SALES} hideLegend={false} />);
    expect(surface(screen).getBoundingClientRect().height).toBe(240);
    expect(screen.stage.getBoundingClientRect().height).toBeGreaterThan(260);
  },
);

claim(
  'With width and height, the SVG is part of the first render, which also works on the server.',
  () => {
    expect(renderToString(<BarChart {...SALES} skipAnimation />)).toMatch(
      /height="[1-9]\d+"[^>]*MuiBarElement-root/,
    );
    expect(renderToString(<BarChart {...SALES} width={undefined} />)).not.toContain(
      'MuiBarElement',
    );
  },
);

claim(
  [
    'margin | 20 px on each side; 5 px for pie charts and sparklines, 10 px for gauges; radar charts: 30 px at the top and bottom, 50 px at the sides',
    'xAxis[].height | 25 px, or 45 px with a label',
    'yAxis[].width | 45 px, or 65 px with a label',
    'From the outside in, a chart has its margin, the axes and the drawing area.',
    'margin is a number for all sides, or an object.',
    "Sides that the object doesn't contain keep the default, or get 20 px in a sparkline.",
    "position: 'none' hides an axis and frees its space.",
  ],
  async () => {
    const area = async (props: Partial<BarChartProps>) => {
      const screen = await show(
        <BarChart {...SALES} {...props}>
          <clipPath data-testid="end" />
        </BarChart>,
      );
      const [clip] = screen.stage.querySelectorAll('clipPath[id$="clip-path"] rect');
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
        Number(clip?.getAttribute(name)),
      );
      screen.unmount();
      return { x, y, width, height };
    };
    expect(await area({})).toEqual({ x: 65, y: 20, width: 315, height: 175 });
    expect(
      await area({
        xAxis: [{ data: ['Mon', 'Tue', 'Wed'], label: 'Day' }],
        yAxis: [{ label: 'Loaves' }],
      }),
    ).toEqual({ x: 85, y: 20, width: 295, height: 155 });
    expect(await area({ margin: 50 })).toEqual({ x: 95, y: 50, width: 255, height: 115 });
    expect(await area({ margin: { right: 100 } })).toEqual({
      x: 65,
      y: 20,
      width: 235,
      height: 175,
    });
    expect(
      await area({
        xAxis: [{ data: ['Mon', 'Tue', 'Wed'], position: 'none' }],
        yAxis: [{ position: 'none' }],
      }),
    ).toEqual({ x: 20, y: 20, width: 360, height: 200 });

    const pie = await show(
      <PieChart width={200} height={200} skipAnimation series={[{ data: [{ value: 1 }] }]} />,
    );
    const slice = pie.stage.querySelector('.MuiPieArc-root') as SVGGraphicsElement;
    expect(Math.round(slice.getBBox().height)).toBe(190);
    pie.unmount();
    const spark = await show(<SparkLineChart width={200} height={50} data={[0, 10]} />);
    const line = spark.stage.querySelector('.MuiLineElement-root') as SVGGraphicsElement;
    expect(line.getBBox()).toMatchObject({ x: 5, width: 190 });
    spark.unmount();
    const gauge = await show(
      <Gauge width={200} height={200} value={50} skipAnimation startAngle={0} endAngle={360} />,
    );
    const arc = gauge.stage.querySelector('.MuiGauge-referenceArc') as SVGGraphicsElement;
    expect(Math.round(arc.getBBox().height)).toBe(180);
    gauge.unmount();
    const Area = () => {
      const { left, top, width, height } = useDrawingArea();
      return <g data-testid="area" data-area={[left, top, width, height].join()} />;
    };
    const radar = await show(
      <RadarChart
        width={300}
        height={200}
        radar={{ metrics: ['a', 'b', 'c'] }}
        series={[{ data: [1, 2, 3] }]}
      >
        <Area />
      </RadarChart>,
    );
    expect(radar.getByTestId('area').element().getAttribute('data-area')).toBe('50,30,200,140');
  },
);

claim(
  [
    'Tick labels that are longer than the size of their axis end in an ellipsis.',
    "The axis doesn't grow.",
  ],
  async () => {
    const screen = await show(
      <BarChart
        {...SALES}
        layout="horizontal"
        xAxis={[]}
        yAxis={[{ data: ['Sourdough from the stone oven', 'Rye', 'Oat'] }]}
      />,
    );
    const [label] = screen.stage.querySelectorAll('.MuiChartsAxis-directionY text');
    expect(label?.textContent).toMatch(/^S.*…$/);
    const { x } = bars(screen)[0]?.getBoundingClientRect() ?? new DOMRect();
    expect(Math.round(x - surface(screen).getBoundingClientRect().x)).toBe(65);
  },
);

claim(
  [
    'sx is applied to the element that contains the legend and the SVG.',
    'Fonts of axes: the font is an inline style.',
    'Set it in tickLabelStyle and labelStyle of the axis.',
    'fill works in CSS, nested in .MuiChartsAxis-root.',
    'Tooltip: it is rendered in a portal.',
    'Use slotProps.tooltip.sx.',
    'Series classes: an id with spaces becomes several classes.',
  ],
  async () => {
    const red = { color: '#ff0000' };
    const screen = await show(
      <BarChart
        {...SALES}
        hideLegend={false}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed'] }]}
        yAxis={[{ tickLabelStyle: { fontWeight: 700 } }]}
        series={[{ id: 'rye bread', label: 'Rye', data: [1, 2, 3] }]}
        sx={{
          outline: '1px solid #ff0000',
          '& .MuiChartsLegend-label': red,
          '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: '#ff0000', fontWeight: 700 },
          '& .MuiChartsTooltip-paper': { backgroundColor: '#ff0000' },
        }}
        slotProps={{ tooltip: { sx: { '& .MuiChartsTooltip-cell': red } } }}
      />,
    );
    const root = surface(screen).parentElement ?? screen.stage;
    expect(getComputedStyle(root).outlineColor).toBe(RED);
    expect(root.querySelector('.MuiChartsLegend-root')).not.toBeNull();
    expect(colors(screen, '.MuiChartsLegend-label', 'color')).toEqual([RED]);
    const [day] = colors(screen, '.MuiChartsAxis-directionX text', 'font-weight');
    const [count] = colors(screen, '.MuiChartsAxis-directionY text', 'font-weight');
    expect([day, count]).toEqual(['400', '700']);
    expect(new Set(colors(screen, '.MuiChartsAxis-tickLabel'))).toEqual(new Set([RED]));
    expect(bars(screen)[0]?.classList.contains('bread')).toBe(true);
    await hover(bars(screen)[1] ?? screen.stage);
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    expect(root.contains(screen.getByRole('tooltip').element())).toBe(false);
    const paper = document.querySelector('.MuiChartsTooltip-paper') ?? root;
    expect(getComputedStyle(paper).backgroundColor).not.toBe(RED);
    const cell = document.querySelector('.MuiChartsTooltip-cell') ?? root;
    expect(getComputedStyle(cell).color).toBe(RED);
  },
);

claim(
  [
    'BarChart, LineChart, PieChart, RadarChart and ScatterChart read defaultProps of the theme.',
    "A composed chart and SparkLineChart don't.",
  ],
  async () => {
    const defaults = { defaultProps: { colors: ['#ff0000'] } };
    const components: object = {
      MuiBarChart: defaults,
      MuiLineChart: defaults,
      MuiPieChart: defaults, // not in the types
      MuiRadarChart: defaults, // not in the types
      MuiScatterChart: defaults,
    };
    const theme = createTheme({ components });
    for (const [chart, selector, isRed] of [
      [<BarChart {...SALES} key="bar" />, '.MuiBarElement-root', true],
      [
        <LineChart key="line" width={200} height={200} series={[{ data: [1, 2], area: true }]} />,
        '.MuiAreaElement-root',
        true,
      ],
      [
        <PieChart key="pie" width={200} height={200} series={[{ data: [{ value: 1 }] }]} />,
        '.MuiPieArc-root',
        true,
      ],
      [
        <RadarChart
          key="radar"
          width={200}
          height={200}
          radar={{ metrics: ['a', 'b', 'c'] }}
          series={[{ data: [1, 2, 3], hideMark: false }]}
        />,
        '.MuiRadarSeriesPlot-mark',
        true,
      ],
      [
        <ScatterChart
          key="scatter"
          width={200}
          height={200}
          series={[{ data: [{ id: 1, x: 1, y: 1 }] }]}
        />,
        'circle',
        true,
      ],
      [
        <ChartContainer
          key="container"
          width={200}
          height={200}
          xAxis={[{ scaleType: 'band', data: [1] }]}
          series={[{ type: 'bar', data: [1] }]}
        >
          <BarPlot />
        </ChartContainer>,
        '.MuiBarElement-root',
        false,
      ],
      [
        <SparkLineChart key="spark" width={200} height={50} data={[1, 2]} plotType="bar" />,
        '.MuiBarElement-root',
        false,
      ],
    ] as const) {
      const screen = await show(<ThemeProvider theme={theme}>{chart}</ThemeProvider>);
      expect(colors(screen, selector).length).toBeGreaterThan(0);
      expect(colors(screen, selector)[0] === RED, `${chart.key}`).toBe(isRed);
      screen.unmount();
    }
    expect(cheerfulFiestaPalette('light')).toHaveLength(10);
  },
);

claim(
  [
    'The legend and the tooltip show the gradient too, because their marks are SVG elements.',
    'If you set it as color, the bars are black.',
  ],
  async () => {
    const demo = await showDemo(`${HERE}/GradientsAndPatterns.tsx`);
    const [counted = '', forecast = ''] = colors(demo, '.MuiChartsLegend-root svg rect');
    for (const paint of [counted, forecast]) {
      expect(document.getElementById(paint.slice(6, -2))).not.toBeNull();
    }
    await hover(bars(demo)[0] ?? demo.stage);
    await expect.element(demo.getByRole('tooltip')).toBeVisible();
    const mark = document.querySelector('[role="tooltip"] svg rect') ?? demo.stage;
    expect(getComputedStyle(mark).fill).toBe(counted);
    demo.unmount();
    const screen = await show(<BarChart {...SALES} colors={['linear-gradient(#f00, #00f)']} />);
    expect(colors(screen)[0]).toBe('rgb(0, 0, 0)');
  },
);

claim(
  "'ordinal' | values, colors, unknownColor | Band and point axes, except for lines; z-axes",
  async () => {
    const screen = await show(
      <ScatterChart
        width={300}
        height={200}
        zAxis={[
          { data: ['a', 'b'], colorMap: { type: 'ordinal', colors: ['#ff0000', '#0000ff'] } },
        ]}
        series={[
          {
            data: [
              { id: 1, x: 1, y: 1 },
              { id: 2, x: 2, y: 2 },
            ],
          },
        ]}
      />,
    );
    expect(new Set(colors(screen, 'circle'))).toEqual(new Set([RED, BLUE]));
  },
);

claim(
  [
    "'piecewise' | thresholds, colors | All, except band and point axes of lines",
    "'continuous' | min, max, color | All, except band and point axes of lines",
    'On a band or point axis, the other types can hide the line too: see lines.',
  ],
  async () => {
    const size = { width: 300, height: 200 };
    const data = [1, 2, 3];
    const series = [{ data }];
    const pair: [string, string] = ['#ff0000', '#0000ff'];
    const stops = ({ stage }: Screen) => {
      const stroke = stage.querySelector('.MuiLineElement-root')?.getAttribute('stroke') ?? '';
      const [, id = ''] = /^url\(#(.+)\)$/.exec(stroke) ?? [];
      expect(id).not.toBe('');
      return document.getElementById(id)?.querySelectorAll('stop').length ?? 0;
    };
    for (const colorMap of [
      { type: 'piecewise' as const, thresholds: [2.5], colors: pair },
      { type: 'continuous' as const, min: 0.5, max: 3.5, color: pair },
    ]) {
      for (const [chart, selector] of [
        [
          <BarChart key="band" {...size} xAxis={[{ data, colorMap }]} series={series} />,
          '.MuiBarElement-root',
        ],
        [
          <ScatterChart
            key="z"
            {...size}
            zAxis={[{ data, colorMap }]}
            series={[{ data: data.map((value) => ({ id: value, x: value, y: value })) }]}
          />,
          'circle',
        ],
      ] as const) {
        const screen = await show(chart);
        expect(new Set(colors(screen, selector)).size).toBeGreaterThan(1);
        screen.unmount();
      }
      for (const chart of [
        <LineChart key="x" {...size} xAxis={[{ data, colorMap }]} series={series} />,
        <LineChart key="y" {...size} yAxis={[{ colorMap }]} series={series} />,
      ]) {
        const screen = await show(chart);
        expect(stops(screen)).toBeGreaterThan(0);
        screen.unmount();
      }
      for (const scaleType of ['point', 'band'] as const) {
        const screen = await show(
          <LineChart {...size} xAxis={[{ scaleType, data, colorMap }]} series={series} />,
        );
        expect(stops(screen)).toBe(0);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'Choose one of the 13 palettes of @mui/x-charts/colorPalettes:',
    'rainbowSurgePalette | 7 | Categories, the default',
    'blueberryTwilightPalette | 6 | Categories',
    'mangoFusionPalette | 10 | Categories',
    'cheerfulFiestaPalette | 10 | Categories',
    'strawberrySkyPalette | 6 | Ordered series',
    'bluePalette, cyanPalette, greenPalette, orangePalette, pinkPalette, purplePalette, redPalette, yellowPalette | 8 each | Ordered series, from light to dark',
    'Each palette is a function.',
    'The arrays behind it are exported too, such as bluePaletteLight and bluePaletteDark.',
  ],
  () => {
    const exported: Record<string, unknown> = palettes;
    const counts = {
      rainbowSurge: 7,
      blueberryTwilight: 6,
      mangoFusion: 10,
      cheerfulFiesta: 10,
      strawberrySky: 6,
      ...{ blue: 8, cyan: 8, green: 8, orange: 8, pink: 8, purple: 8, red: 8, yellow: 8 },
    };
    const functions = Object.keys(exported).filter((name) => typeof exported[name] === 'function');
    expect(functions).toHaveLength(13);
    expect(new Set(functions)).toEqual(
      new Set(Object.keys(counts).map((name) => `${name}Palette`)),
    );
    for (const [name, count] of Object.entries(counts)) {
      const palette = exported[`${name}Palette`] as (mode: string) => string[];
      for (const [mode, ending] of [
        ['light', 'Light'],
        ['dark', 'Dark'],
      ] as const) {
        expect(palette(mode), name).toHaveLength(count);
        expect(palette(mode)).toEqual(exported[`${name}Palette${ending}`]);
        const shades = palette(mode).map(lightness);
        const isFalling = shades.every((shade, index) => shade < (shades[index - 1] ?? 256));
        expect(isFalling, `${name} ${mode}`).toBe(count === 8);
      }
    }
  },
);

claim(
  'color is a pair of colors, or a function of the position between min (0 by default) and max (100 by default).',
  async () => {
    const color = vi.fn((share: number) => (share < 0.5 ? '#ff0000' : '#0000ff'));
    const chart = (map: object) => (
      <BarChart
        {...SALES}
        series={[{ data: [0, 50, 100] }]}
        yAxis={[{ colorMap: { type: 'continuous', color, ...map } }]}
      />
    );
    const screen = await show(chart({}));
    expect(colors(screen)).toEqual([RED, BLUE, BLUE]);
    const shares = () => color.mock.calls.map(([share]) => share);
    expect(shares()).toEqual(expect.arrayContaining([0, 0.5, 1]));
    color.mockClear();
    await screen.rerender(chart({ min: -56, max: 200 }));
    await expect.poll(() => colors(screen)).toEqual([RED, RED, BLUE]);
    expect(shares()).toEqual(expect.arrayContaining([56 / 256, 106 / 256, 156 / 256]));
    await screen.rerender(chart({ color: ['#000000', '#ffffff'] }));
    await expect
      .poll(() => colors(screen))
      .toEqual(['rgb(0, 0, 0)', 'rgb(128, 128, 128)', 'rgb(255, 255, 255)']);
  },
);

claim('A function can return them:', async () => {
  const screen = await show(
    <div style={{ ['--high' as string]: '#0000ff', ['--low' as string]: '#ff0000' }}>
      <BarChart
        {...SALES}
        series={[{ data: [0, 50, 100] }]}
        yAxis={[
          {
            colorMap: {
              type: 'continuous',
              color: (share) => `color-mix(in srgb, var(--high) ${100 * share}%, var(--low))`,
            },
          },
        ]}
      />
    </div>,
  );
  await expect
    .poll(() => colors(screen))
    .toEqual(['color(srgb 1 0 0)', 'color(srgb 0.5 0 0.5)', 'color(srgb 0 0 1)']);
});

claim(
  [
    'In a piecewise colorMap, colors has one entry more than thresholds.',
    'List the thresholds in ascending order.',
    'On a time axis, they are Date objects.',
  ],
  async () => {
    const pieces = ['#ff0000', '#000000', '#0000ff'];
    const shown = async (thresholds: number[]) => {
      const screen = await show(
        <BarChart
          {...SALES}
          series={[{ data: [5, 15, 25] }]}
          yAxis={[{ colorMap: { type: 'piecewise', thresholds, colors: pieces } }]}
        />,
      );
      const found = colors(screen);
      screen.unmount();
      return found;
    };
    expect(await shown([10, 20])).toEqual([RED, 'rgb(0, 0, 0)', BLUE]);
    expect(await shown([20, 10])).not.toEqual([RED, 'rgb(0, 0, 0)', BLUE]);
    const days = [1, 2, 3].map((day) => new Date(2024, 4, day));
    const time = await show(
      <BarChart
        {...SALES}
        xAxis={[
          {
            data: days,
            colorMap: { type: 'piecewise', thresholds: days.slice(1), colors: pieces },
          },
        ]}
      />,
    );
    expect(colors(time)).toEqual([RED, 'rgb(0, 0, 0)', BLUE]);
    time.unmount();
    const scatter = await show(
      <ScatterChart
        width={300}
        height={200}
        xAxis={[
          {
            scaleType: 'time',
            colorMap: { type: 'piecewise', thresholds: days.slice(1), colors: pieces },
          },
        ]}
        series={[{ data: days.map((day, index) => ({ id: index, x: day.getTime(), y: index })) }]}
      />,
    );
    expect(colors(scatter, 'circle')).toEqual([RED, 'rgb(0, 0, 0)', BLUE]);
  },
);

claim(
  [
    'In a scatter chart, zAxis colors the points by a third value.',
    'Here it is the z of each point.',
  ],
  async () => {
    const screen = await show(
      <ScatterChart
        width={300}
        height={200}
        zAxis={[
          { colorMap: { type: 'piecewise', thresholds: [5], colors: ['#ff0000', '#0000ff'] } },
        ]}
        series={[
          {
            data: [
              { id: 1, x: 1, y: 2, z: 9 },
              { id: 2, x: 2, y: 1, z: 1 },
            ],
          },
        ]}
      />,
    );
    expect(colors(screen, 'circle')).toEqual([BLUE, RED]);
    screen.unmount();
    const demo = await showDemo(`${HERE}/ContinuousValues.tsx`);
    expect(new Set(colors(demo, '[data-drawing-container] circle')).size).toBeGreaterThan(2);
  },
);

claim(
  [
    'Set loading while data loads.',
    'Without data, the chart shows the noDataOverlay automatically.',
    'A composed chart and SparkLineChart have no overlay.',
    'Add ChartsOverlay as a child.',
    'The texts are loading and noData in localeText.',
    "Screen readers don't announce the overlay.",
  ],
  async () => {
    const size = { width: 300, height: 200 };
    const localeText = { loading: 'One moment', noData: 'Nothing yet' };
    const texts = ({ stage }: Screen) =>
      [...stage.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    const composed = (child?: ReactNode) => (
      <ChartContainer
        {...size}
        xAxis={[{ scaleType: 'band', data: [] }]}
        series={[{ type: 'bar', data: [] }]}
        localeText={localeText}
      >
        <BarPlot />
        {child}
      </ChartContainer>
    );
    const spark = (child?: ReactNode) => (
      <SparkLineChart {...size} data={[]}>
        {child}
      </SparkLineChart>
    );
    for (const [chart, text] of [
      [<BarChart key="empty" {...size} series={[]} localeText={localeText} />, 'Nothing yet'],
      [<BarChart key="wait" {...size} series={[]} loading localeText={localeText} />, 'One moment'],
      [composed(), undefined],
      [composed(<ChartsOverlay />), 'Nothing yet'],
      [composed(<ChartsOverlay loading />), 'One moment'],
      [spark(), undefined],
      [spark(<ChartsOverlay />), 'No data to display'],
    ] as const) {
      const screen = await show(chart);
      expect(texts(screen)).toEqual(text === undefined ? [] : [text]);
      const overlay = screen.stage.querySelector('svg text');
      expect(overlay?.closest('[aria-live], [role="status"], [role="alert"]') ?? null).toBeNull();
      screen.unmount();
    }
  },
);

claim(
  'In a narrow chart, a long text is cut off: in bar charts, line charts and heatmaps at the drawing area, in others at the edge of the SVG.',
  async () => {
    const size = { width: 150, height: 150 };
    const noData = 'There is nothing to be seen here today, nor was there yesterday';
    const look = { ...size, localeText: { noData } };
    for (const [chart, isClipped] of [
      [<BarChart key="bar" {...look} series={[]} />, true],
      [<LineChart key="line" {...look} series={[]} />, true],
      [<Heatmap key="heatmap" {...size} xAxis={[]} yAxis={[]} series={[]} />, true],
      [<PieChart key="pie" {...look} series={[]} />, false],
      [<ScatterChart key="scatter" {...look} series={[]} />, false],
      [
        <RadarChart
          key="radar"
          {...size}
          radar={{ max: 10, metrics: ['a', 'b', 'c'] }}
          series={[]}
        />,
        false,
      ],
    ] as const) {
      const screen = await show(chart);
      const text = [...screen.stage.querySelectorAll('svg text')].find((each) =>
        /nothing to be seen|No data/.test(each.textContent),
      );
      expect(text, `${chart.key}`).toBeDefined();
      const clip = text?.closest('[clip-path]')?.getAttribute('clip-path');
      expect(Boolean(clip), `${chart.key}`).toBe(isClipped);
      if (clip) {
        const [, id = ''] = /^url\(#(.+)\)$/.exec(clip) ?? [];
        const rect = document.getElementById(id)?.querySelector('rect');
        expect(Number(rect?.getAttribute('width'))).toBeLessThan(150);
      }
      expect(getComputedStyle(surface(screen)).overflow).toBe('hidden');
      expect(text?.getBoundingClientRect().width ?? 0).toBeGreaterThan(80);
      screen.unmount();
    }
  },
);

claim('In the demo, aria-busy on the container states that the chart is loading.', async () => {
  const demo = await showDemo(`${HERE}/OverlayWithAxes.tsx`);
  const busy = () => demo.stage.querySelector('[aria-busy]')?.getAttribute('aria-busy');
  expect(busy()).toBe('true');
  await expect.element(demo.getByText('Loading data…')).toBeVisible();
  await expect.poll(busy, { timeout: 4000 }).toBe('false');
  expect(bars(demo)).toHaveLength(7);
});

claim('useDrawingArea returns the area between the axes.', async () => {
  const seen = vi.fn();
  const Area = () => {
    const { left, top, width, height } = useDrawingArea();
    seen({ left, top, width, height });
    return null;
  };
  const screen = await show(
    <BarChart {...SALES} xAxis={[{ data: ['Mon', 'Tue', 'Wed'], height: 40 }]}>
      <Area />
    </BarChart>,
  );
  expect(seen.mock.lastCall?.[0]).toEqual({ left: 65, top: 20, width: 315, height: 160 });
  const svg = surface(screen).getBoundingClientRect();
  const lines = ['X', 'Y'].map((direction) =>
    screen.stage
      .querySelector(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-line`)
      ?.getBoundingClientRect(),
  );
  expect(Math.round((lines[0]?.top ?? 0) - svg.top)).toBe(180);
  expect(Math.round((lines[1]?.left ?? 0) - svg.left)).toBe(65);
});

claim('A chart fills the width of its parent.', async () => {
  for (const [parent, width, shown] of [
    [300, undefined, 300],
    [520, undefined, 520],
    [520, 400, 400],
  ] as const) {
    const screen = await show(
      <div style={{ width: parent }}>
        <BarChart {...SALES} width={width} />
      </div>,
    );
    await expect.poll(() => surface(screen).getBoundingClientRect().width).toBe(shown);
    screen.unmount();
  }
});

claim(
  'In ChartContainer, SparkLineChart and Gauge, it is applied to the SVG, and in Heatmap to both.',
  async () => {
    const size = { width: 200, height: 200 };
    const sx = { outline: '1px solid #ff0000' };
    for (const [chart, onSvg, onParent] of [
      [<BarChart key="bar" {...SALES} sx={sx} />, false, true],
      [
        <ChartContainer
          key="container"
          {...size}
          sx={sx}
          xAxis={[{ scaleType: 'band', data: ['a'] }]}
          series={[{ type: 'bar', data: [1] }]}
        >
          <BarPlot />
        </ChartContainer>,
        true,
        false,
      ],
      [<SparkLineChart key="spark" {...size} sx={sx} data={[1, 2]} />, true, false],
      [<Gauge key="gauge" {...size} sx={sx} value={50} />, true, false],
      [
        <Heatmap
          key="heatmap"
          {...size}
          sx={sx}
          xAxis={[{ data: ['a'] }]}
          yAxis={[{ data: ['b'] }]}
          series={[{ data: [[0, 0, 1]] }]}
        />,
        true,
        true,
      ],
    ] as const) {
      const screen = await show(chart);
      const svg = surface(screen);
      for (const [element, isOutlined] of [
        [svg, onSvg],
        [svg.parentElement ?? svg, onParent],
      ] as const) {
        const { outlineStyle, outlineColor } = getComputedStyle(element);
        expect(outlineStyle === 'solid' && outlineColor === RED, `${chart.key}`).toBe(isOutlined);
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'Bars, lines, areas, marks of one series | .MuiBarElement-series-<id>, .MuiLineElement-series-<id>, .MuiAreaElement-series-<id>, .MuiMarkElement-series-<id>',
    'Slices and their labels | .MuiPieArc-root, .MuiPieArcLabel-root',
    'Axis | .MuiChartsAxis-root, -directionX, -directionY, -line, -tick, -tickLabel, -label',
    'Grid | .MuiChartsGrid-line',
    'Legend | .MuiChartsLegend-root, .MuiChartsLegend-label',
    'Tooltip, outside the chart | .MuiChartsTooltip-paper, .MuiChartsTooltip-cell',
  ],
  async () => {
    const count = (within: ParentNode, selector: string) =>
      within.querySelectorAll(selector).length;
    const screen = await show(
      <BarChart
        {...SALES}
        hideLegend={false}
        grid={{ horizontal: true }}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed'], label: 'Day' }]}
        yAxis={[{ label: 'Loaves' }]}
      />,
    );
    expect(count(screen.stage, '.MuiBarElement-series-loaves')).toBe(3);
    for (const direction of ['X', 'Y']) {
      const axis = `.MuiChartsAxis-root.MuiChartsAxis-direction${direction}`;
      expect(count(screen.stage, axis)).toBe(1);
      expect(count(screen.stage, `${axis} line.MuiChartsAxis-line`)).toBe(1);
      expect(count(screen.stage, `${axis} line.MuiChartsAxis-tick`)).toBeGreaterThan(1);
      expect(count(screen.stage, `${axis} text.MuiChartsAxis-tickLabel`)).toBeGreaterThan(1);
      expect(count(screen.stage, `${axis} .MuiChartsAxis-label`)).toBe(1);
    }
    expect(count(screen.stage, 'line.MuiChartsGrid-line')).toBeGreaterThan(1);
    expect(count(screen.stage, '.MuiChartsLegend-root .MuiChartsLegend-label')).toBe(1);
    await hover(bars(screen)[1] ?? screen.stage);
    await expect
      .poll(() => count(document, '.MuiChartsTooltip-paper .MuiChartsTooltip-cell'))
      .toBe(2);
    expect(count(screen.stage, '.MuiChartsTooltip-paper')).toBe(0);
    screen.unmount();
    const line = await show(
      <LineChart
        width={300}
        height={200}
        xAxis={[{ data: [1, 2] }]}
        series={[
          { id: 'rye', data: [1, 2], area: true },
          { data: [2, 3], area: true },
        ]}
      />,
    );
    for (const [part, expected] of [
      ['Line', 1],
      ['Area', 1],
      ['Mark', 2],
    ] as const) {
      expect(
        count(line.stage, `path.Mui${part}Element-series-rye, circle.Mui${part}Element-series-rye`),
      ).toBe(expected);
    }
    line.unmount();
    const data = [{ value: 1 }, { value: 2 }];
    const pie = await show(
      <PieChart width={200} height={200} series={[{ data, arcLabel: 'value' }]} />,
    );
    expect(count(pie.stage, 'path.MuiPieArc-root')).toBe(2);
    expect(count(pie.stage, 'text.MuiPieArcLabel-root')).toBe(2);
  },
);

claim(
  'defaultProps set props of all charts of a type, and styleOverrides the CSS of a part.',
  async () => {
    const theme = createTheme({
      components: {
        MuiBarChart: { defaultProps: { colors: ['#ff0000'] } },
        MuiChartsLegend: { styleOverrides: { root: { fontSize: 33 } } },
      },
    } as object);
    const screen = await show(
      <ThemeProvider theme={theme}>
        <BarChart {...SALES} hideLegend={false} />
        <LineChart width={300} height={200} series={[{ label: 'Rye', data: [1, 2], area: true }]} />
      </ThemeProvider>,
    );
    expect(new Set(colors(screen))).toEqual(new Set([RED]));
    expect(colors(screen, '.MuiAreaElement-root')).not.toContain(RED);
    expect(colors(screen, '.MuiChartsLegend-label', 'font-size')).toEqual(['33px', '33px']);
  },
);

claim(
  'Pass <defs> as a child of the chart, and refer to its content in the color of a series: url(#id).',
  async () => {
    const screen = await show(
      <BarChart {...SALES} series={[{ data: [1, 2, 3], color: 'url(#proof-gradient)' }]}>
        <defs>
          <linearGradient id="proof-gradient">
            <stop stopColor="#ff0000" />
          </linearGradient>
        </defs>
      </BarChart>,
    );
    expect(new Set(colors(screen))).toEqual(new Set(['url("#proof-gradient")']));
    expect(surface(screen).querySelector('#proof-gradient')).not.toBeNull();
  },
);
