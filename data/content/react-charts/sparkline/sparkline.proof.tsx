import Card from '@mui/material/Card';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { SparkLineChart, type SparkLineChartProps } from '@mui/x-charts/SparkLineChart';
import {
  act,
  claim,
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

const SIZE = { width: 200, height: 60 } as const;

function all({ stage }: Screen, selector: string): Element[] {
  return [...stage.querySelectorAll(selector)];
}

/** Where the line goes. */
function path(screen: Screen, index = 0): string {
  return all(screen, '.MuiLineElement-root')[index]?.getAttribute('d') ?? '';
}

async function pathOf(props: Partial<SparkLineChartProps>): Promise<string> {
  const screen = await show(<SparkLineChart {...SIZE} data={[50, 60, 70]} {...props} />);
  const found = path(screen);
  screen.unmount();
  return found;
}

/** The text of the tooltip over the middle of the chart; null: there is none. */
async function tooltipOf(props: Partial<SparkLineChartProps>): Promise<string | null> {
  const screen = await show(<SparkLineChart {...SIZE} data={[50, 60, 70]} {...props} />);
  await hover(surface(screen), { x: 100, y: 30 });
  await settled();
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  const found = document.querySelector('[role="tooltip"]')?.textContent ?? null;
  screen.unmount();
  return found;
}

act('CurveChoices', async (demo) => {
  const monotone = path(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    for (const name of ['linear', 'natural', 'step']) {
      await demo.getByRole('button', { name }).click();
      await expect.poll(() => path(demo)).not.toBe(monotone);
    }
    await demo.getByRole('button', { name: 'monotoneX' }).click();
    await expect.poll(() => path(demo)).toBe(monotone);
    await demo.getByRole('switch', { name: 'area' }).click();
    await expect.poll(() => all(demo, '.MuiAreaElement-root')).toHaveLength(0);
    await demo.getByRole('switch', { name: 'area' }).click();
    await expect.poll(() => all(demo, '.MuiAreaElement-root')).toHaveLength(1);
  }
});

act('SharedRange', async (demo) => {
  const height = () => all(demo, '.MuiLineElement-root')[1]?.getBoundingClientRect().height ?? 0;
  const shared = height();
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('switch').click();
    await expect.poll(height).toBeGreaterThan(4 * shared);
    await demo.getByRole('switch').click();
    await expect.poll(height).toBe(shared);
  }
});

act('RangeLimits', async (demo) => {
  const nice = path(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'strict' }).click();
    await expect.poll(() => path(demo)).not.toBe(nice);
    const strict = path(demo);
    await demo.getByRole('button', { name: 'from zero' }).click();
    await expect.poll(() => path(demo)).not.toBe(strict);
    await demo.getByRole('button', { name: 'nice' }).click();
    await expect.poll(() => path(demo)).toBe(nice);
  }
});

act('ThickLine', async (demo) => {
  const clip = () => demo.stage.querySelector('svg > clipPath > rect')?.getAttribute('height');
  expect(clip()).toBe('92');
  for (let turn = 0; turn < 2; turn += 1) {
    demo.getByRole('slider').element().focus();
    await press('End');
    await expect.poll(clip).toBe('102');
    await press('Home');
    await expect.poll(clip).toBe('90');
    await demo.getByRole('switch').click();
    await expect.poll(clip).toBeUndefined();
    await demo.getByRole('switch').click();
    await expect.poll(clip).toBe('90');
  }
});

act('WithTable', async (demo) => {
  const isOpen = () => demo.stage.querySelector('details')?.open;
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByText('Show the data').click();
    await expect.poll(isOpen).toBe(true);
    await expect.element(demo.getByRole('row', { name: /Thursday/ })).toHaveTextContent('51 min');
    await demo.getByText('Show the data').click();
    await expect.poll(isOpen).toBe(false);
  }
});

claim(
  'SparkLineChart shows one series of numbers in a small space, without axes, legend or animation.',
  async () => {
    await setMotion(true);
    for (const plotType of ['line', 'bar'] as const) {
      const screen = await show(
        <SparkLineChart {...SIZE} plotType={plotType} data={[50, 60, 70]} />,
      );
      const [shape] = all(screen, '.MuiLineElement-root, .MuiBarElement-root');
      const place = JSON.stringify(shape?.getBoundingClientRect());
      expect(all(screen, '.MuiChartsAxis-root, .MuiChartsLegend-root')).toHaveLength(0);
      await new Promise((resolve) => {
        setTimeout(resolve, 400);
      });
      expect(JSON.stringify(shape?.getBoundingClientRect())).toBe(place);
      screen.unmount();
    }
  },
);

claim(["plotType is 'line' by default.", "plotType | 'line' | 'line' or 'bar'"], async () => {
  for (const [props, counts] of [
    [{}, [1, 0]],
    [{ plotType: 'line' }, [1, 0]],
    [{ plotType: 'bar' }, [0, 3]],
  ] as const) {
    const screen = await show(<SparkLineChart {...SIZE} data={[50, 60, 70]} {...props} />);
    expect([
      all(screen, '.MuiLineElement-root').length,
      all(screen, '.MuiBarElement-root').length,
    ]).toEqual(counts);
    screen.unmount();
  }
});

claim(
  [
    'width, height | The size of the parent | The size in pixels',
    'The <title> and <desc> of the SVG',
  ],
  async () => {
    for (const [style, props, size] of [
      [{}, {}, [300, 70]],
      [{ display: 'flex' }, {}, [300, 70]],
      [{}, { width: 120, height: 40 }, [120, 40]],
    ] as const) {
      const screen = await show(
        <div style={{ width: 300, height: 70, ...style }}>
          <SparkLineChart data={[5, 6]} title="Sales" desc="Rising" {...props} />
        </div>,
      );
      const measured = () => {
        const { width, height } = surface(screen).getBoundingClientRect();
        return [width, height];
      };
      await expect.poll(measured).toEqual(size);
      expect(surface(screen).querySelector('title')?.textContent).toBe('Sales');
      expect(surface(screen).querySelector('desc')?.textContent).toBe('Rising');
      screen.unmount();
    }
  },
);

claim('area fills the space between a line and zero.', async () => {
  for (const [value, top, bottom] of [
    [5, 17.5, 30],
    [-5, 30, 42.5],
  ] as const) {
    const screen = await show(
      <SparkLineChart {...SIZE} area data={[value, value, value]} yAxis={{ min: -10, max: 10 }} />,
    );
    const { top: edge } = surface(screen).getBoundingClientRect();
    const [area] = all(screen, '.MuiAreaElement-root').map((each) => each.getBoundingClientRect());
    expect((area?.top ?? 0) - edge).toBeCloseTo(top, 0);
    expect((area?.bottom ?? 0) - edge).toBeCloseTo(bottom, 0);
    screen.unmount();
  }
});

claim("With 'bar', each value is a bar that starts at zero.", async () => {
  const screen = await show(
    <SparkLineChart
      width={200}
      height={70}
      plotType="bar"
      data={[10, -10, 20]}
      yAxis={{ min: -10, max: 20 }}
    />,
  );
  const [up, down, high] = all(screen, '.MuiBarElement-root').map((bar) =>
    bar.getBoundingClientRect(),
  );
  expect(up?.bottom).toBeCloseTo(down?.top ?? 0, 0);
  expect(high?.bottom).toBeCloseTo(down?.top ?? 0, 0);
  expect([up?.height, down?.height, high?.height]).toEqual([20, 20, 40]);
});

claim(
  'Set a height: in a table cell or a card, a sparkline without it is 150 px high.',
  async () => {
    const sparkline = <SparkLineChart data={[50, 60, 70]} />;
    for (const place of [
      <table key="table">
        <tbody>
          <tr>
            <td style={{ width: 300 }}>{sparkline}</td>
          </tr>
        </tbody>
      </table>,
      <Card key="card">{sparkline}</Card>,
    ]) {
      const screen = await show(place);
      expect(surface(screen).getBoundingClientRect().height).toBe(150);
      screen.unmount();
    }
  },
);

claim(
  [
    "A line with a single value isn't visible, so use bars if there can be only one.",
    'A line of equal values, without area and limits, is flat and halfway up, whatever the value.',
  ],
  async () => {
    const screen = await show(<SparkLineChart {...SIZE} data={[5]} />);
    const [line] = all(screen, '.MuiLineElement-root');
    expect(line?.getBoundingClientRect()).toMatchObject({ width: 0, height: 0 });
    screen.unmount();
    const bars = await show(<SparkLineChart {...SIZE} plotType="bar" data={[5]} />);
    expect(all(bars, '.MuiBarElement-root')[0]?.getBoundingClientRect().height).toBe(42);
    bars.unmount();
    for (const value of [-3, 0, 5, 1000]) {
      expect(await pathOf({ data: [value, value, value] })).toBe('M5,30L100,30L195,30');
    }
  },
);

claim(
  "curve sets the interpolation and is 'linear' by default, unlike in a line chart.",
  async () => {
    expect(await pathOf({})).toBe(await pathOf({ curve: 'linear' }));
    expect(await pathOf({ data: [1, 5, 2] })).not.toBe(
      await pathOf({ data: [1, 5, 2], curve: 'monotoneX' }),
    );
  },
);

claim('Neither prop has an effect on bars.', async () => {
  const screen = await show(
    <SparkLineChart {...SIZE} plotType="bar" data={[1, 2]} area curve="step" />,
  );
  expect(all(screen, '.MuiBarElement-root')).toHaveLength(2);
  expect(all(screen, '.MuiAreaElement-root, .MuiLineElement-root')).toHaveLength(0);
  takeConsole();
});

claim(
  [
    "An area extends the range to zero, and a line doesn't.",
    'With area={false}, a line has the range of an area.',
    'To turn the area off, omit the prop or pass undefined: area={isFilled || undefined}.',
  ],
  async () => {
    const plain = await pathOf({});
    const filled = await pathOf({ area: true });
    expect(plain).toMatch(/^M5,55L/);
    expect(filled).toMatch(/^M5,30L/);
    expect(await pathOf({ area: false })).toBe(filled);
    expect(await pathOf({ area: undefined })).toBe(plain);
  },
);

claim(
  [
    'showTooltip and showHighlight are off by default.',
    'showHighlight shows a point on a line, or a shaded band over a bar.',
    'valueFormatter formats the value in the tooltip.',
  ],
  async () => {
    const marks = '.MuiHighlightElement-root, .MuiChartsAxisHighlight-root';
    for (const [plotType, showHighlight, count] of [
      ['line', false, 0],
      ['bar', false, 0],
      ['line', true, 1],
      ['bar', true, 1],
    ] as const) {
      const props = { ...SIZE, plotType, showHighlight, data: [50, 60, 70] };
      const screen = await show(<SparkLineChart {...props} />);
      await hover(surface(screen), { x: 100, y: 30 });
      await expect.poll(() => all(screen, marks)).toHaveLength(count);
      expect(document.querySelector('[role="tooltip"]')).toBeNull();
      const [bar] = all(screen, '.MuiBarElement-root');
      const [band] = all(screen, '.MuiChartsAxisHighlight-root');
      if (bar && band) {
        expect(bar.compareDocumentPosition(band)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      }
      screen.unmount();
    }
    expect(await tooltipOf({ showTooltip: true, valueFormatter: (value) => `${value} kg` })).toBe(
      '60 kg',
    );
  },
);

claim(
  [
    "With axisHighlight={{ x: 'none', y: 'none' }}, a sparkline doesn't follow the pointer, and the tooltip doesn't appear.",
    "To keep it, set slotProps={{ tooltip: { trigger: 'axis' } }}.",
  ],
  async () => {
    const props = { showTooltip: true, axisHighlight: { x: 'none', y: 'none' } } as const;
    expect(await tooltipOf({ showTooltip: true })).toBe('60');
    expect(await tooltipOf(props)).toBeNull();
    expect(await tooltipOf({ ...props, slotProps: { tooltip: { trigger: 'axis' } } })).toBe('60');
  },
);

claim(
  'To configure the tooltip and the highlight further, use slotProps.tooltip and axisHighlight.',
  async () => {
    const slotProps = { tooltip: { trigger: 'none' } } as const;
    expect(await tooltipOf({ showTooltip: true })).toBe('60');
    expect(await tooltipOf({ showTooltip: true, slotProps })).toBeNull();
    for (const [axisHighlight, count] of [
      [{}, 0],
      [{ x: 'line' }, 1],
    ] as const) {
      const screen = await show(
        <SparkLineChart
          {...SIZE}
          data={[50, 60, 70]}
          showHighlight
          axisHighlight={axisHighlight}
        />,
      );
      await hover(surface(screen), { x: 100, y: 30 });
      await expect.poll(() => all(screen, '.MuiHighlightElement-root')).toHaveLength(1);
      expect(all(screen, '.MuiChartsAxisHighlight-root')).toHaveLength(count);
      screen.unmount();
    }
  },
);

claim("Keyboard users can't reach the tooltip.", async () => {
  const screen = await show(<SparkLineChart {...SIZE} data={[5, 6]} showTooltip showHighlight />);
  await press('Tab');
  expect(screen.stage.contains(document.activeElement)).toBe(false);
});

claim('Axes stay hidden: position has no effect.', async () => {
  const screen = await show(
    <SparkLineChart
      {...SIZE}
      data={[5, 6]}
      xAxis={{ position: 'bottom' }}
      yAxis={{ position: 'left' }}
    />,
  );
  expect(all(screen, '.MuiChartsAxis-root')).toHaveLength(0);
});

claim(
  [
    'The data of xAxis provides the heading of the tooltip.',
    'Without xAxis, the tooltip has no heading.',
    'An xAxis without data shows the index there, unless you set hideTooltip: true.',
  ],
  async () => {
    expect(await tooltipOf({ showTooltip: true })).toBe('60');
    const xAxis = { data: ['Mon', 'Tue', 'Wed'] };
    expect(await tooltipOf({ showTooltip: true, xAxis })).toBe('Tue60');
    expect(await tooltipOf({ showTooltip: true, xAxis: {} })).toBe('160');
    expect(await tooltipOf({ showTooltip: true, xAxis: { hideTooltip: true } })).toBe('60');
  },
);

claim(
  "Any scale is possible for a line: with scaleType: 'time', irregular dates keep their distances.",
  async () => {
    const data = [1, 2, 10].map((day) => new Date(2025, 0, day));
    const xAxis = { scaleType: 'time', data, domainLimit: 'strict' } as const;
    const places = (await pathOf({ xAxis })).match(/[\d.]+(?=,)/g)?.map(Number);
    expect(places?.[1]).toBeCloseTo(5 + 190 / 9, 0);
  },
);

claim("The default is 'point' for a line and 'band' for bars.", async () => {
  expect(await pathOf({ xAxis: { scaleType: 'point' } })).toBe(await pathOf({}));
  expect(await pathOf({ xAxis: { scaleType: 'band' } })).not.toBe(await pathOf({}));
  const bars = async (props: Partial<SparkLineChartProps>) => {
    const screen = await show(
      <SparkLineChart {...SIZE} plotType="bar" data={[50, 60, 70]} {...props} />,
    );
    const found = all(screen, '.MuiBarElement-root').map((bar) => [
      bar.getAttribute('x'),
      bar.getAttribute('width'),
    ]);
    screen.unmount();
    return found;
  };
  expect(await bars({ xAxis: { scaleType: 'band' } })).toEqual(await bars({}));
  await expect(bars({ xAxis: { scaleType: 'point' } })).rejects.toThrow('band');
  takeConsole();
});

claim(
  [
    "By default, each sparkline has its own range, so sparklines next to each other can't be compared.",
    'Set the same min and max for all of them.',
  ],
  async () => {
    const [low, high] = [{ data: [1, 2, 3] }, { data: [10, 20, 30] }];
    expect(await pathOf(low)).toBe(await pathOf(high));
    const yAxis = { min: 0, max: 50 };
    expect(await pathOf({ ...low, yAxis })).toBe('M5,54L100,53L195,52');
    expect(await pathOf({ ...high, yAxis })).toBe('M5,45L100,35L195,25');
  },
);

claim('The range is rounded by default.', async () => {
  const data = [51.3, 60, 68.7];
  const nice = await pathOf({ data });
  expect(nice).toBe(await pathOf({ data, yAxis: { domainLimit: 'nice' } }));
  const [first = 0, , last = 0] = nice.match(/(?<=,)[\d.]+/g)?.map(Number) ?? [];
  expect(first).toBeLessThan(54.5);
  expect(last).toBeGreaterThan(5.5);
  expect(await pathOf({ data, yAxis: { domainLimit: 'strict' } })).toMatch(
    /^M5,55L100,[\d.]+L195,5$/,
  );
});

claim(
  ['color sets one color for all values.', 'To color by value, add a colorMap to yAxis:'],
  async () => {
    const fills = async (props: Partial<SparkLineChartProps>) => {
      const screen = await show(
        <SparkLineChart {...SIZE} plotType="bar" data={[-2, 1, 3]} {...props} />,
      );
      const found = all(screen, '.MuiBarElement-root').map((bar) => getComputedStyle(bar).fill);
      screen.unmount();
      return found;
    };
    const [red, blue, green] = ['rgb(255, 0, 0)', 'rgb(0, 0, 255)', 'rgb(0, 128, 0)'];
    expect(await fills({ color: 'green' })).toEqual([green, green, green]);
    expect(await fills({})).not.toContain(green);
    expect(
      await fills({
        color: 'green',
        yAxis: { colorMap: { type: 'piecewise', thresholds: [0], colors: ['red', 'blue'] } },
      }),
    ).toEqual([red, blue, blue]);
  },
);

claim('A ThemeProvider with forceThemeRerender is the exception.', async () => {
  const theme = createTheme({
    colorSchemes: { light: true, dark: true },
    cssVariables: { colorSchemeSelector: 'data-proof' },
  });
  for (const isForced of [false, true]) {
    const color = vi.fn((mode: string) => (mode === 'dark' ? 'white' : 'black'));
    const screen = await show(
      <ThemeProvider
        theme={theme}
        defaultMode="dark"
        storageManager={null}
        {...({ disableNestedContext: true } as object)}
        {...(isForced && { forceThemeRerender: true })}
      >
        <SparkLineChart {...SIZE} data={[5, 6]} color={color} />
      </ThemeProvider>,
    );
    await expect.poll(() => color.mock.lastCall).toEqual([isForced ? 'dark' : 'light']);
    screen.unmount();
  }
});

claim(
  [
    'With a color of the theme, a sparkline follows the selected mode:',
    "color can also be a function that receives palette.mode of the theme, 'light' or 'dark':",
    'In a theme with cssVariables, palette.mode stays the same when the user selects another mode, so the function still receives the default one.',
  ],
  async () => {
    const color = vi.fn((mode: string) => (mode === 'dark' ? 'white' : 'rgb(1, 2, 3)'));
    const stroke = (screen: Screen) =>
      getComputedStyle(all(screen, '.MuiLineElement-root')[0] ?? screen.stage).stroke;
    const modes = () => {
      const found = new Set(color.mock.calls.map(([mode]) => mode));
      color.mockClear();
      return [...found];
    };
    const chart = <SparkLineChart {...SIZE} data={[5, 6]} color={color} />;
    for (const mode of ['light', 'dark'] as const) {
      const plain = createTheme({ palette: { mode } });
      const screen = await show(<ThemeProvider theme={plain}>{chart}</ThemeProvider>);
      expect(modes()).toEqual([mode]);
      expect(stroke(screen)).toBe(mode === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(1, 2, 3)');
      screen.unmount();
    }
    const strokes: string[] = [];
    for (const mode of ['light', 'dark'] as const) {
      localStorage.setItem('mui-mode', mode);
      const screen = await show(chart); // the site's theme has CSS variables
      expect(document.documentElement.dataset.muiColorScheme).toBe(mode);
      expect(modes()).toEqual(['light']);
      screen.unmount();
      const themed = await show(
        <SparkLineChart {...SIZE} data={[5, 6]} color="var(--mui-palette-error-main)" />,
      );
      strokes.push(stroke(themed));
      themed.unmount();
    }
    expect(new Set(strokes).size).toBe(2);
    localStorage.setItem('mui-mode', 'light');
    await show(chart);
  },
);

claim(
  [
    'A sparkline is clipped 1 px outside of its drawing area.',
    'Increase clipAreaOffset ({ top, right, bottom, left }, 1 px each by default), or set disableClipping.',
    'Neither makes room: lines that extend beyond the margin are cut off at the edge of the SVG.',
  ],
  async () => {
    const screen = await show(<SparkLineChart {...SIZE} data={[5, 6]} />);
    const clip = () => {
      const rect = screen.stage.querySelector('svg > clipPath > rect');
      return ['x', 'y', 'width', 'height'].map((name) => rect?.getAttribute(name));
    };
    expect(clip()).toEqual(['4', '4', '192', '52']);
    await screen.rerender(
      <SparkLineChart {...SIZE} data={[5, 6]} clipAreaOffset={{ top: 5, left: 3 }} />,
    );
    expect(clip()).toEqual(['2', '0', '194', '56']);
    screen.unmount();
    const free = await show(<SparkLineChart {...SIZE} data={[5, 6]} disableClipping />);
    expect(free.stage.querySelector('svg > clipPath')).toBeNull();
    expect(getComputedStyle(surface(free)).overflow).toBe('hidden');
  },
);

claim('Children of SparkLineChart are rendered in its SVG, on top of the series.', async () => {
  const screen = await show(
    <SparkLineChart {...SIZE} data={[5, 6]}>
      <circle r="3" />
    </SparkLineChart>,
  );
  expect(surface(screen).lastElementChild?.tagName).toBe('circle');
});

claim(
  'margin | 5 | Pixels around the drawing area, a number or an object with sides. A side that the object omits has 20 px',
  async () => {
    expect(await pathOf({})).toMatch(/^M5,55L100,30L195,5$/);
    expect(await pathOf({ margin: { left: 10 } })).toMatch(/^M10,40L95,30L180,20$/);
  },
);
