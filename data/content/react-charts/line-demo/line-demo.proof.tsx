import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useYScale } from '@mui/x-charts/hooks';
import { LineChart, type AnimatedLineProps, type LineChartProps } from '@mui/x-charts/LineChart';
import {
  act,
  claim,
  click,
  expect,
  hover,
  setMotion,
  settled,
  show,
  showDemo,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { legend, surface, ticks } from '#test/proofs/charts.tsx';

const HERE = '/data/content/react-charts/line-demo';
const SALES: LineChartProps = {
  title: 'Loaves sold',
  height: 240,
  hideLegend: true,
  xAxis: [{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu'] }],
  series: [{ id: 'loaves', label: 'Loaves', data: [38, 44, 61, 52] }],
};

function lines({ stage }: Screen): Element[] {
  return [...stage.querySelectorAll('.MuiLineElement-root')];
}

/** The places of the points of a path without curves. */
function points(path: Element | null | undefined): [x: number, y: number][] {
  const places = path?.getAttribute('d')?.matchAll(/(-?[\d.]+),(-?[\d.]+)/g) ?? [];
  return [...places].map(([, x, y]) => [Number(x), Number(y)]);
}

/** What the chart shows after so many ms more of its timer, which `vi` moves on. */
async function pathAfter(time: number, screen: Screen): Promise<string | null | undefined> {
  vi.advanceTimersByTime(time);
  await settled();
  return path(screen);
}

function path(screen: Screen): string | null | undefined {
  return lines(screen)[0]?.getAttribute('d');
}

act('LiveFeed', async (demo) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  for (let turn = 0; turn < 2; turn += 1) {
    const first = ticks(demo, 'X')[0];
    const before = path(demo);
    await demo.getByRole('button', { name: 'Start' }).click();
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0); // the effect has started it
    vi.advanceTimersByTime(20_000);
    await expect.poll(() => path(demo)).not.toBe(before);
    await expect.poll(() => ticks(demo, 'X')[0]).not.toBe(first);
    await demo.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => vi.getTimerCount()).toBe(0);
    const stopped = path(demo);
    expect(await pathAfter(20_000, demo)).toBe(stopped);
  }
});

act('WiderHitArea', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('Selected line: none');
  for (const [index, name] of [
    [0, 'lithium'],
    [1, 'flow'],
    [0, 'lithium'],
  ] as const) {
    const line = demo.stage.querySelectorAll<SVGPathElement>('path[stroke="transparent"]')[index];
    const point = line?.getPointAtLength(line.getTotalLength() / 2) ?? { x: 0, y: 0 };
    await click(surface(demo), { at: { x: point.x, y: point.y + 9 } });
    await expect.element(status).toHaveTextContent(`Selected line: ${name}`);
  }
});

claim(
  [
    "domainLimit: 'strict' ends the axis at the last value.",
    'tickInterval lists the values that have a tick.',
  ],
  async () => {
    const demo = await showDemo(`${HERE}/SimpleLine.tsx`);
    expect(ticks(demo, 'X')).toEqual(['0:00', '6:00', '12:00', '18:00', '24:00']);
    demo.unmount();
    for (const domainLimit of ['nice', 'strict'] as const) {
      const screen = await show(
        <LineChart
          height={200}
          width={300}
          hideLegend
          xAxis={[{ data: [0, 11], domainLimit }]}
          series={[{ data: [1, 2] }]}
        />,
      );
      const { width } = lines(screen)[0]?.getBoundingClientRect() ?? new DOMRect();
      expect(Math.round(width) === 300 - 85).toBe(domainLimit === 'strict');
      screen.unmount();
    }
  },
);

claim(
  [
    "position: 'none' hides an axis, and margin sets the space around the line.",
    "domainLimit leaves room above and below the line, so that it isn't clipped at the edge.",
    "showMark keeps the last mark, and tooltip.trigger: 'none' turns the tooltip off.",
  ],
  async () => {
    const demo = await showDemo(`${HERE}/TinyLines.tsx`);
    expect(demo.stage.querySelectorAll('.MuiChartsAxis-root')).toHaveLength(0);
    expect(demo.stage.querySelectorAll('.MuiMarkElement-root')).toHaveLength(3);
    const chart = surface(demo).getBoundingClientRect();
    const line = lines(demo)[0]?.getBoundingClientRect() ?? new DOMRect();
    expect(Math.round(line.left - chart.left)).toBe(6);
    for (const [index, each] of lines(demo).entries()) {
      const { top, bottom } = surface(demo, index).getBoundingClientRect();
      const box = each.getBoundingClientRect();
      expect(box.top).toBeGreaterThan(top + 6 + 1); // half of the line's width
      expect(box.bottom).toBeLessThan(bottom - 6 - 1);
    }
    await hover(surface(demo));
    expect(document.querySelector('[role="tooltip"]')).toBeNull();
  },
);

claim(
  [
    'Give the series an id and set strokeDasharray on its class in sx.',
    'The legend is outside the SVG, so its mark stays solid.',
    'labelMarkType accepts a component for the mark in the legend and the tooltip.',
  ],
  async () => {
    const demo = await showDemo(`${HERE}/DashedLine.tsx`);
    const planned = demo.stage.querySelector('.MuiLineElement-series-planned') ?? demo.stage;
    expect(getComputedStyle(planned).strokeDasharray).toBe('6px, 4px');
    const remaining = demo.stage.querySelector('.MuiLineElement-series-remaining') ?? demo.stage;
    expect(getComputedStyle(remaining).strokeDasharray).toBe('none');
    expect(demo.stage.querySelectorAll('.MuiChartsLegend-root path')).toHaveLength(1);
    await hover(surface(demo));
    await expect.poll(() => document.querySelectorAll('[role="tooltip"] path').length).toBe(1);
  },
);

claim('A series without yAxisId uses the first y-axis.', async () => {
  const screen = await show(
    <LineChart
      {...SALES}
      yAxis={[{ id: 'left' }, { id: 'right', position: 'right' }]}
      series={[{ data: [100, 200, 150, 120] }, { yAxisId: 'right', data: [1, 2, 1, 2] }]}
    />,
  );
  expect(ticks(screen, 'Y', 0)).toContain('200');
  expect(ticks(screen, 'Y', 1)).toContain('2.0');
});

claim(
  [
    'On a point or band axis, x must be an entry of the axis data.',
    "Otherwise the line isn't rendered, and in development the console shows an error.",
    "A continuous axis doesn't extend to a reference line: set min or max so that the line stays inside.",
    'If you set both x and y, or neither, the component throws an error.',
  ],
  async () => {
    const draw = (line: { x?: string; y?: number }, max?: number) =>
      show(
        <LineChart {...SALES} yAxis={[{ max }]}>
          <ChartsReferenceLine {...(line as { y: number })} />
        </LineChart>,
      );
    const count = ({ stage }: Screen) =>
      stage.querySelectorAll('.MuiChartsReferenceLine-line').length;
    const right = await draw({ x: 'Tue' });
    expect(count(right)).toBe(1);
    right.unmount();
    const wrong = await draw({ x: 'Fri' });
    expect(count(wrong)).toBe(0);
    expect(takeConsole().join('')).toContain('does not exist in the data of x axis');
    wrong.unmount();
    for (const [max, isInside] of [
      [undefined, false],
      [120, true],
    ] as const) {
      const screen = await draw({ y: 100 }, max);
      const line = screen.stage.querySelector('.MuiChartsReferenceLine-line') ?? screen.stage;
      const top = surface(screen).getBoundingClientRect().top;
      expect(line.getBoundingClientRect().top > top + 20).toBe(isInside);
      screen.unmount();
    }
    await expect(draw({ x: 'Tue', y: 50 })).rejects.toThrow('cannot have both `x` and `y`');
    await expect(draw({})).rejects.toThrow('should have a value in `x` or `y`');
    takeConsole();
  },
);

claim(
  'The tooltip also appears for the years without a survey, with the text that valueFormatter returns.',
  async () => {
    const demo = await showDemo(`${HERE}/GapsJoined.tsx`);
    const { width } = surface(demo).getBoundingClientRect();
    await hover(surface(demo), { x: 65 + ((width - 85) * 5) / 30, y: 60 });
    await expect.element(demo.getByRole('tooltip')).toHaveTextContent(/^1995Stock\W*no survey$/);
  },
);

claim(
  [
    'Nothing moves until the user clicks Start.',
    'With reduced motion, the chart updates every five seconds.',
  ],
  async () => {
    for (const [isOn, wait] of [
      [true, 1000],
      [false, 5000],
    ] as const) {
      await setMotion(isOn);
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const demo = await showDemo(`${HERE}/LiveFeed.tsx`);
      const start = path(demo);
      expect(await pathAfter(20_000, demo)).toBe(start);
      await demo.getByRole('button', { name: 'Start' }).click();
      await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
      expect(await pathAfter(wait - 100, demo)).toBe(start);
      vi.advanceTimersByTime(100);
      await expect.poll(() => path(demo)).not.toBe(start);
      demo.unmount();
      vi.useRealTimers();
    }
  },
);

claim(
  [
    'The y-axis covers the values of the series only.',
    'Set its max, or the band extends beyond the drawing area.',
  ],
  async () => {
    const screen = await show(<LineChart {...SALES} />);
    const before = ticks(screen, 'Y');
    await screen.rerender(
      <LineChart {...SALES}>
        <circle cx={80} cy={-100} r={4} />
      </LineChart>,
    );
    expect(ticks(screen, 'Y')).toEqual(before);
    screen.unmount();
    function High() {
      return <circle data-testid="high" cx={80} cy={useYScale<'linear'>()(90)} r={4} />;
    }
    for (const [max, isInside] of [
      [undefined, false],
      [100, true],
    ] as const) {
      const chart = await show(
        <LineChart {...SALES} yAxis={[{ max }]}>
          <High />
        </LineChart>,
      );
      const y = Number(chart.getByTestId('high').element().getAttribute('cy'));
      expect(y > 20 && y < 195).toBe(isInside);
      chart.unmount();
    }
  },
);

claim(
  'It is a child of the chart, so it is in front of the line: make it transparent, and let it ignore the pointer.',
  async () => {
    const demo = await showDemo(`${HERE}/ForecastWithUncertainty.tsx`);
    const band = demo.stage.querySelector('polygon') ?? demo.stage;
    const [line] = lines(demo);
    expect(
      line && line.compareDocumentPosition(band) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    const { x, y, width, height } = band.getBoundingClientRect();
    expect(document.elementFromPoint(x + width * 0.9, y + height / 3)?.tagName).not.toBe('polygon');
    await hover(surface(demo), { x: surface(demo).getBoundingClientRect().width - 25, y: 100 });
    await expect.element(demo.getByRole('tooltip')).toHaveTextContent('88 GW (79 to 98)');
  },
);

claim("All shapes except 'circle' are <path> elements.", async () => {
  for (const shape of [
    'circle',
    'cross',
    'diamond',
    'square',
    'star',
    'triangle',
    'wye',
  ] as const) {
    const screen = await show(<LineChart {...SALES} series={[{ data: [1, 2, 3, 4], shape }]} />);
    const [mark] = screen.stage.querySelectorAll('.MuiMarkElement-root');
    expect(mark?.tagName).toBe(shape === 'circle' ? 'circle' : 'path');
    screen.unmount();
  }
});

claim(
  [
    'A line is 2 px wide, which is too thin to hit with a finger.',
    'Render a second, invisible path for the pointer.',
    'The invisible path needs stroke="transparent".',
    'With stroke="none", it doesn\'t receive the pointer.',
  ],
  async () => {
    const thin = vi.fn();
    const plain = await show(
      <LineChart
        {...SALES}
        yAxis={[{ min: 0, max: 80 }]}
        series={[{ data: [40, 40, 40, 40], showMark: false }]}
        onLineClick={thin}
      />,
    );
    const [line] = lines(plain);
    expect(line && getComputedStyle(line).strokeWidth).toBe('2px');
    for (const [distance, count] of [
      [0, 1],
      [8, 1], // not once more
    ] as const) {
      await click(surface(plain), { at: { x: 300, y: 20 + (240 - 65) / 2 + distance } });
      expect(thin).toHaveBeenCalledTimes(count);
    }
    plain.unmount();
    for (const stroke of ['transparent', 'none']) {
      const onLineClick = vi.fn();
      const Wide = ({ ownerState, skipAnimation, ...line }: AnimatedLineProps) => (
        <path
          {...line}
          fill="none"
          stroke={stroke}
          strokeWidth={24}
          data-id={ownerState.id}
          data-skip={skipAnimation}
        />
      );
      const screen = await show(
        <LineChart
          {...SALES}
          yAxis={[{ min: 0, max: 80 }]}
          series={[{ data: [40, 40, 40, 40], showMark: false }]}
          slots={{ line: Wide }}
          onLineClick={onLineClick}
        />,
      );
      await click(surface(screen), { at: { x: 300, y: 20 + (240 - 65) / 2 + 8 } });
      expect(onLineClick).toHaveBeenCalledTimes(stroke === 'none' ? 0 : 1);
      screen.unmount();
    }
  },
);

claim(
  [
    "Give each y-axis an id, place one with position: 'right', and name the axis in the yAxisId of each series.",
    'The color of the axis line shows which series belongs to which axis.',
  ],
  async () => {
    const demo = await showDemo(`${HERE}/TwoYAxes.tsx`);
    for (const [index, id, side, last] of [
      [0, 'temperature', 'left', '40'],
      [1, 'humidity', 'right', '100'],
    ] as const) {
      const axis = demo.stage.querySelector(`.MuiChartsAxis-id-${id}`);
      expect(axis?.classList.contains(`MuiChartsAxis-${side}`)).toBe(true);
      expect(ticks(demo, 'Y', index).at(-1)).toBe(last);
      const edge = axis?.querySelector('.MuiChartsAxis-line') ?? demo.stage;
      const { stroke, strokeWidth } = getComputedStyle(edge);
      expect(stroke).toBe(getComputedStyle(lines(demo)[index] ?? demo.stage).stroke);
      expect(strokeWidth).toBe('2px');
    }
  },
);

claim(
  [
    'It marks a value of one axis: y renders a horizontal line, x a vertical one.',
    "labelAlign places the label at the 'start', the 'middle' (default) or the 'end' of the line.",
  ],
  async () => {
    for (const labelAlign of ['start', 'middle', undefined, 'end'] as const) {
      const screen = await show(
        <LineChart {...SALES}>
          <ChartsReferenceLine y={50} label="Limit" labelAlign={labelAlign} />
          <ChartsReferenceLine x="Tue" label="Day" labelAlign={labelAlign} />
        </LineChart>,
      );
      const [across, down] = [...screen.stage.querySelectorAll('.MuiChartsReferenceLine-line')].map(
        (line) => line.getBoundingClientRect(),
      );
      const { width } = surface(screen).getBoundingClientRect();
      expect(across?.width).toBeCloseTo(width - 85, 1);
      expect(down?.height).toBeCloseTo(175, 1);
      expect([across?.height, down?.width]).toEqual([0, 0]);
      const [limit, day] = ['Limit', 'Day'].map((text) =>
        screen.getByText(text, { exact: true }).element().closest('text')?.getBoundingClientRect(),
      );
      const along = ((limit?.x ?? 0) + (limit?.width ?? 0) / 2 - (across?.x ?? 0)) / (width - 85);
      const below = ((day?.y ?? 0) + (day?.height ?? 0) / 2 - (down?.y ?? 0)) / 175;
      for (const share of [along, below]) {
        const third = labelAlign === 'start' ? 0 : labelAlign === 'end' ? 2 : 1;
        expect(Math.floor(3 * share), labelAlign).toBe(third);
      }
      screen.unmount();
    }
  },
);

claim('connectNulls joins their values, and the marks show which values exist.', async () => {
  const demo = await showDemo(`${HERE}/GapsJoined.tsx`);
  expect(lines(demo)[0]?.getAttribute('d')?.match(/M/g)).toHaveLength(1);
  expect(points(lines(demo)[0])).toHaveLength(4);
  expect(demo.stage.querySelectorAll('.MuiMarkElement-root')).toHaveLength(4);
});

claim(
  'skipAnimation is set, because the animation would change the height of each point instead of moving the line to the left.',
  async () => {
    await setMotion(true);
    const chart = (from: number, skipAnimation: boolean) => (
      <LineChart
        {...SALES}
        skipAnimation={skipAnimation}
        xAxis={[{ data: [0, 1, 2, 3].map((index) => from + index), domainLimit: 'strict' }]}
        yAxis={[{ min: 0, max: 80 }]}
        series={[{ data: [10, 60, 20, 70, 30].slice(from, from + 4), curve: 'linear' }]}
      />
    );
    for (const skipAnimation of [false, true]) {
      const screen = await show(chart(0, skipAnimation));
      const start = points(lines(screen)[0]);
      const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now()); // it stops
      await screen.rerender(chart(1, skipAnimation));
      const between = points(lines(screen)[0]);
      clock.mockRestore();
      await expect.poll(() => points(lines(screen)[0])[3]?.[1]).toBeCloseTo(195 - (175 * 30) / 80);
      const end = points(lines(screen)[0]);
      expect(JSON.stringify(between) === JSON.stringify(end)).toBe(skipAnimation);
      for (const moment of [between, end]) {
        expect(moment.map(([x]) => x)).toEqual(start.map(([x]) => x));
      }
      expect(end.map(([, y]) => y)).not.toEqual(start.map(([, y]) => y));
      screen.unmount();
    }
  },
);

claim('Fixed min and max on the y-axis keep the scale from jumping with each value.', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const demo = await showDemo(`${HERE}/LiveFeed.tsx`);
  const before = ticks(demo, 'Y');
  expect([before[0], before.at(-1)]).toEqual(['0', '60']);
  const start = path(demo);
  await demo.getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  vi.advanceTimersByTime(30_000);
  await expect.poll(() => path(demo)).not.toBe(start);
  expect(ticks(demo, 'Y')).toEqual(before);
  demo.unmount();
  vi.useRealTimers();
  for (const limits of [{}, { min: 0, max: 100 }]) {
    const chart = (last: number) => (
      <LineChart {...SALES} yAxis={[limits]} series={[{ data: [38, 44, 61, last] }]} />
    );
    const screen = await show(chart(52));
    const scale = ticks(screen, 'Y');
    await screen.rerender(chart(97));
    await expect.poll(() => ticks(screen, 'Y').join() === scale.join()).toBe('min' in limits);
    screen.unmount();
  }
});

claim(
  [
    'A custom line slot renders the same path twice, each copy clipped to its part of the drawing area: solid until the last measured year, dashed after it.',
    'The band is a <polygon> whose points come from useXScale and useYScale.',
    "curve is 'linear', so that the line and the band have the same shape.",
  ],
  async () => {
    const demo = await showDemo(`${HERE}/ForecastWithUncertainty.tsx`);
    const [solid, dashed, ...others] = demo.stage.querySelectorAll('path[stroke="#0072B2"]');
    expect(others).toHaveLength(0);
    expect(dashed?.getAttribute('d')).toBe(solid?.getAttribute('d'));
    expect([solid, dashed].map((path) => path?.getAttribute('stroke-dasharray'))).toEqual([
      null,
      '6 4',
    ]);
    const now = points(solid)[6]; // 2024
    const [past, forecast] = ['past', 'forecast'].map((name, index) => {
      const rect = demo.stage.querySelector(`clipPath[id$="-${name}"] rect`);
      const clipped = [solid, dashed][index]?.closest(`g[clip-path*="-${name}"]`);
      expect(clipped).not.toBeNull();
      return ['x', 'width'].map((key) => Number(rect?.getAttribute(key)));
    });
    expect((past?.[0] ?? 0) + (past?.[1] ?? 0)).toBeCloseTo(now?.[0] ?? 0, 1);
    expect(forecast?.[0]).toBeCloseTo(now?.[0] ?? 0, 1);
    const band = demo.stage.querySelector('polygon')?.getAttribute('points')?.split(' ') ?? [];
    const corners = band.map((corner) => corner.split(',').map(Number));
    expect(corners).toHaveLength(10);
    expect(corners[0]?.[0]).toBeCloseTo(now?.[0] ?? 0, 1);
    expect(corners[0]?.[1]).toBeCloseTo(now?.[1] ?? 0, 1);
    for (const [index, [x = 0, y = 0]] of points(solid).slice(6).entries()) {
      const [upper, lower] = [corners[index], corners[9 - index]];
      expect(upper?.[0]).toBeCloseTo(x, 1);
      expect(lower?.[0]).toBeCloseTo(x, 1);
      expect(upper?.[1]).toBeLessThanOrEqual(y + 0.1);
      expect(lower?.[1]).toBeGreaterThanOrEqual(y - 0.1);
    }
    expect(solid?.getAttribute('d')).toMatch(/^[ML\d.,]+$/);
  },
);

claim(
  [
    'Names next to the lines replace the legend.',
    'A child of the chart reads the series and the scales.',
    'margin.right makes room for the names.',
  ],
  async () => {
    const demo = await showDemo(`${HERE}/EndLabels.tsx`);
    expect(legend(demo)).toEqual([]);
    const svg = surface(demo).getBoundingClientRect();
    for (const [index, name] of ['Online', 'Television', 'Print'].entries()) {
      const line = lines(demo)[index];
      const [x = 0, y = 0] = points(line).at(-1) ?? [];
      const box = demo.getByText(name, { exact: true }).element().getBoundingClientRect();
      expect(box.left - svg.left).toBeGreaterThan(x);
      expect(box.right).toBeLessThan(svg.right);
      expect(Math.abs((box.top + box.bottom) / 2 - svg.top - y)).toBeLessThan(4);
      expect(line?.getBoundingClientRect().right).toBeCloseTo(svg.right - 90, 0);
    }
  },
);
