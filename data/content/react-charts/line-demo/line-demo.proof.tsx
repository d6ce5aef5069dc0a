import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
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
import { surface, ticks } from '#test/proofs/charts.tsx';

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

/** What the chart shows after so many ms more of its timer, which `vi` moves on. */
async function pathAfter(time: number, screen: Screen): Promise<string | null | undefined> {
  vi.advanceTimersByTime(time);
  await settled();
  return lines(screen)[0]?.getAttribute('d');
}

act('LiveFeed', async (demo) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  for (let turn = 0; turn < 2; turn += 1) {
    const first = ticks(demo, 'X')[0];
    const before = await pathAfter(0, demo);
    await demo.getByRole('button', { name: 'Start' }).click();
    await settled(); // the effect has started the timer
    expect(await pathAfter(20_000, demo)).not.toBe(before);
    expect(ticks(demo, 'X')[0]).not.toBe(first);
    await demo.getByRole('button', { name: 'Stop' }).click();
    await settled();
    const stopped = await pathAfter(0, demo);
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

claim("domainLimit: 'strict' ends the axis at the last value.", async () => {
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
});

claim(
  [
    "position: 'none' hides an axis, and margin sets the space around the line.",
    "showMark keeps the last mark, and tooltip.trigger: 'none' turns the tooltip off.",
  ],
  async () => {
    const demo = await showDemo(`${HERE}/TinyLines.tsx`);
    expect(demo.stage.querySelectorAll('.MuiChartsAxis-root')).toHaveLength(0);
    expect(demo.stage.querySelectorAll('.MuiMarkElement-root')).toHaveLength(3);
    const chart = surface(demo).getBoundingClientRect();
    const line = lines(demo)[0]?.getBoundingClientRect() ?? new DOMRect();
    expect(Math.round(line.left - chart.left)).toBe(6);
    await hover(surface(demo));
    expect(document.querySelector('[role="tooltip"]')).toBeNull();
  },
);

claim(
  [
    'The legend is outside the SVG, so its mark stays solid.',
    'labelMarkType accepts a component for the mark in the legend and the tooltip.',
  ],
  async () => {
    const demo = await showDemo(`${HERE}/DashedLine.tsx`);
    const planned = demo.stage.querySelector('.MuiLineElement-series-planned') ?? demo.stage;
    expect(getComputedStyle(planned).strokeDasharray).toBe('6px, 4px');
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
      const start = await pathAfter(0, demo);
      expect(await pathAfter(20_000, demo)).toBe(start);
      await demo.getByRole('button', { name: 'Start' }).click();
      await settled();
      expect(await pathAfter(wait - 100, demo)).toBe(start);
      expect(await pathAfter(100, demo)).not.toBe(start);
      demo.unmount();
      vi.useRealTimers();
    }
  },
);

claim('The y-axis covers the values of the series only.', async () => {
  const screen = await show(<LineChart {...SALES} />);
  const before = ticks(screen, 'Y');
  await screen.rerender(
    <LineChart {...SALES}>
      <circle cx={80} cy={-100} r={4} />
    </LineChart>,
  );
  expect(ticks(screen, 'Y')).toEqual(before);
});

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
    'The invisible path needs stroke="transparent".',
    'With stroke="none", it doesn\'t receive the pointer.',
  ],
  async () => {
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
