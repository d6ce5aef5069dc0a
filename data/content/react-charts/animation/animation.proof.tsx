import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { BarChart, type BarChartProps, type BarElementProps } from '@mui/x-charts/BarChart';
import { useAnimate, useAnimateBar } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  act,
  claim,
  expect,
  setMotion,
  settled,
  show,
  takeConsole,
  type Screen,
} from '#test/proof.tsx';

const SALES: BarChartProps = {
  title: 'Loaves sold',
  width: 400,
  height: 240,
  hideLegend: true,
  xAxis: [{ data: ['Mon', 'Tue', 'Wed'] }],
  series: [{ id: 'loaves', label: 'Loaves', data: [38, 44, 61] }],
};

/** All values that an attribute of the first such element has while `work` runs and for half a second after it. */
async function recorded(
  stage: Element,
  selector: string,
  attribute: string,
  work: () => Promise<unknown> | void,
): Promise<string[]> {
  const values: string[] = [];
  const read = () => {
    const element = stage.querySelector(selector);
    const value = attribute === 'text' ? element?.textContent : element?.getAttribute(attribute);
    if (value !== null && value !== undefined && value !== values.at(-1)) {
      values.push(value);
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(stage, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  await work();
  await new Promise((resolve) => setTimeout(resolve, 700));
  observer.disconnect();
  return values;
}

const replay = (demo: Screen) => demo.getByRole('button', { name: 'Replay' }).click();

act('EntranceAndUpdate', async (demo) => {
  await setMotion(true);
  const heights = (work: () => Promise<unknown>) =>
    recorded(demo.stage, '.MuiBarElement-root', 'height', work);
  for (let turn = 0; turn < 2; turn += 1) {
    const entrance = await heights(() => replay(demo));
    expect(entrance).toContain('0');
    expect(entrance.length).toBeGreaterThan(2);
    const update = await heights(() => demo.getByRole('button', { name: 'Other year' }).click());
    expect(update).not.toContain('0');
    expect(update.length).toBeGreaterThan(1);
  }
  await demo.getByRole('switch', { name: 'skipAnimation' }).click();
  const skipped = await heights(() => replay(demo));
  expect(skipped).toHaveLength(1);
  await demo.getByRole('switch', { name: 'skipAnimation' }).click();
});

act('CssPieLabels', async (demo) => {
  await setMotion(true);
  for (let turn = 0; turn < 2; turn += 1) {
    const before = demo.stage.querySelector('.MuiPieArcLabel-root');
    await replay(demo);
    const label = demo.stage.querySelector('.MuiPieArcLabel-root') ?? demo.stage;
    expect(label).not.toBe(before);
    const { animationDelay, animationDuration } = getComputedStyle(label);
    expect([animationDelay, animationDuration]).toEqual(['0.3s', '0.4s']);
  }
});

act('LabelWithDefaultHook', async (demo) => {
  await setMotion(true);
  for (let turn = 0; turn < 2; turn += 1) {
    for (const name of ['Replay', 'Other week']) {
      const places = await recorded(demo.stage, '.MuiBarLabel-root', 'y', () =>
        demo.getByRole('button', { name }).click(),
      );
      expect(places.length).toBeGreaterThan(1);
    }
    const label = demo.stage.querySelector('.MuiBarLabel-root');
    expect(label?.textContent).toBe(turn === 0 ? '47 kW' : '31 kW');
  }
});

act('CountingLabels', async (demo) => {
  await setMotion(true);
  for (let turn = 0; turn < 2; turn += 1) {
    const texts = await recorded(demo.stage, '.MuiBarLabel-root', 'text', () => replay(demo));
    expect(texts).toContain('0');
    expect(texts.at(-1)).toBe('1,860');
    expect(texts.length).toBeGreaterThan(2);
  }
});

act('StaggeredBars', async (demo) => {
  await setMotion(true);
  for (let turn = 0; turn < 2; turn += 1) {
    await replay(demo);
    const bars = [...demo.stage.querySelectorAll('.MuiBarElement-root')];
    const delays = bars.map((bar) => bar.getAnimations()[0]?.effect?.getTiming().delay);
    expect(delays.at(-1)).toBe(420);
    await expect
      .poll(() => bars.flatMap((bar) => bar.getAnimations()).length, { timeout: 4000 })
      .toBe(0);
  }
});

claim(
  [
    'Bars, lines, areas, marks and slices are animated when they appear and when their values change.',
    "Points of a scatter chart and the parts of a SparkLineChart aren't animated.",
  ],
  async () => {
    await setMotion(true);
    const charts = (factor: number) => (
      <div>
        <BarChart {...SALES} series={[{ data: [3, 4, 5 * factor] }]} />
        <LineChart
          width={300}
          height={200}
          series={[{ data: [3, 4, 5 * factor], area: true }]}
          xAxis={[{ data: [1, 2, 3] }]}
        />
        <PieChart width={200} height={200} series={[{ data: [{ value: factor }, { value: 1 }] }]} />
        <div className="without">
          <ScatterChart
            width={200}
            height={200}
            series={[
              {
                data: [
                  { id: 1, x: 1, y: 1 },
                  { id: 2, x: 2, y: factor },
                ],
              },
            ]}
          />
          <SparkLineChart width={200} height={50} data={[1, factor, 3]} plotType="bar" />
        </div>
      </div>
    );
    const screen = await show(charts(1));
    for (const [selector, attribute] of [
      ['.MuiBarElement-root', 'height'],
      ['.MuiLineElement-root', 'd'],
      ['.MuiAreaElement-root', 'd'],
      ['.MuiPieArc-root', 'd'],
    ] as const) {
      const values = await recorded(screen.stage, selector, attribute, () =>
        screen.rerender(
          charts(
            selector === '.MuiAreaElement-root' ? 3 : selector === '.MuiLineElement-root' ? 2 : 4,
          ),
        ),
      );
      expect(values.length, selector).toBeGreaterThan(2);
      await screen.rerender(charts(1));
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const mark = screen.stage.querySelector('.MuiMarkElement-root') ?? screen.stage;
    expect(getComputedStyle(mark).transitionProperty).toBe('cx, cy');
    for (const [selector, attribute] of [
      ['.without .MuiBarElement-root:nth-child(2)', 'height'],
      ['.without circle:last-of-type', 'cy'],
    ] as const) {
      const values = await recorded(screen.stage, selector, attribute, () =>
        screen.rerender(charts(selector.includes('circle') ? 9 : 7)),
      );
      expect(values.length, selector).toBeLessThan(3);
    }
  },
);

claim(
  [
    'An animation takes 300 ms and has the easing cubic-bezier(0.66, 0, 0.34, 1).',
    'Mark of a line | – | Transition of cx and cy, or of transform for other shapes',
    'Slice | Angles and radii: useAnimatePieArc | Transition of opacity, fill and filter',
    'Bar | Position and size: useAnimateBar | Transition of fill and opacity',
  ],
  async () => {
    await setMotion(true);
    const screen = await show(
      <div>
        <LineChart
          width={300}
          height={200}
          xAxis={[{ data: [1, 2] }]}
          series={[
            { id: 'circle', data: [1, 2] },
            { id: 'square', data: [2, 1], shape: 'square' },
          ]}
        />
        <PieChart width={200} height={200} series={[{ data: [{ value: 1 }] }]} />
        <BarChart {...SALES} />
      </div>,
    );
    await new Promise((resolve) => setTimeout(resolve, 200)); // the theme turns transitions off when it mounts
    for (const [selector, property, duration] of [
      ['.MuiMarkElement-series-circle', 'cx, cy', '0.3s'],
      ['.MuiMarkElement-series-square', 'transform, transform-origin', '0.3s'],
      ['.MuiPieArc-root', 'opacity, fill, filter', '0.3s'],
      ['.MuiBarElement-root', 'opacity, fill', '0.2s, 0.2s'],
    ] as const) {
      const style = getComputedStyle(screen.stage.querySelector(selector) ?? screen.stage);
      expect([style.transitionProperty, style.transitionDuration]).toEqual([property, duration]);
      if (duration === '0.3s') {
        expect(style.transitionTimingFunction).toBe('cubic-bezier(0.66, 0, 0.34, 1)');
      }
    }
  },
);

claim(
  [
    "Charts also skip animations while the user's system is set to reduced motion.",
    "skipAnimation={false} doesn't override reduced motion.",
    'The transitions of highlighting (opacity and fill) stay active with skipAnimation.',
  ],
  async () => {
    for (const [isOn, skipAnimation, isAnimated] of [
      [true, false, true],
      [true, true, false],
      [false, false, false],
      [false, undefined, false],
    ] as const) {
      await setMotion(isOn);
      const chart = (last: number) => (
        <BarChart {...SALES} skipAnimation={skipAnimation} series={[{ data: [last, 2, 9] }]} />
      );
      const screen = await show(chart(1));
      await new Promise((resolve) => setTimeout(resolve, 500));
      const values = await recorded(screen.stage, '.MuiBarElement-root', 'height', () =>
        screen.rerender(chart(8)),
      );
      expect(values.length > 2, `${isOn} ${skipAnimation}`).toBe(isAnimated);
      if (isOn) {
        const bar = screen.stage.querySelector('.MuiBarElement-root') ?? screen.stage;
        expect(getComputedStyle(bar).transitionDuration).toBe('0.2s, 0.2s');
      }
      screen.unmount();
    }
  },
);

claim('If either becomes active during an animation, the animation ends at once.', async () => {
  for (const byProp of [true, false]) {
    await setMotion(true);
    const screen = await show(<BarChart {...SALES} />);
    const height = () => screen.stage.querySelector('.MuiBarElement-root')?.getAttribute('height');
    if (byProp) {
      await screen.rerender(<BarChart {...SALES} skipAnimation />);
    } else {
      await setMotion(false);
      await settled();
    }
    const now = height();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(Number(height())).toBeGreaterThan(50);
    expect(now).toBe(height());
    screen.unmount();
  }
});

claim(
  ['Bars with the same id and index move to their new place.', 'Other bars start from zero.'],
  async () => {
    await setMotion(true);
    const chart = (ids: string[]) => (
      <BarChart
        {...SALES}
        series={ids.map((id) => ({ id, data: [id === 'a' ? 3 : 5, 4, 8], stack: 'all' }))}
      />
    );
    const screen = await show(chart(['a', 'b']));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const bar = screen.stage.querySelector('.MuiBarElement-series-a');
    const values = await recorded(screen.stage, '.MuiBarElement-series-a', 'y', () =>
      screen.rerender(chart(['b', 'a'])),
    );
    expect(screen.stage.querySelector('.MuiBarElement-series-a')).toBe(bar);
    expect(values.length).toBeGreaterThan(1);
    const heights = await recorded(screen.stage, '.MuiBarElement-series-c', 'height', () =>
      screen.rerender(chart(['b', 'c'])),
    );
    expect(heights[0]).toBe('0');
  },
);

claim(
  'Alone, it has the specificity of the default, and the style that is inserted later wins.',
  async () => {
    await setMotion(true);
    const cache = createCache({ key: 'proof' }); // without the styles of other charts
    for (const [selector, given, seen] of [
      // The styles of the chart are inserted before those of its labels, unless another chart has inserted these.
      ['& .MuiPieArcLabel-animate', '0.9s', '0.3s'],
      ['& .MuiPieArcLabel-animate', '0.8s', '0.8s'],
    ] as const) {
      const screen = await show(
        <CacheProvider value={cache}>
          <PieChart
            width={200}
            height={200}
            series={[{ data: [{ value: 1 }], arcLabel: 'value' }]}
            sx={{ [selector]: { animationDuration: given } }}
          />
        </CacheProvider>,
      );
      const label = screen.stage.querySelector('.MuiPieArcLabel-root') ?? screen.stage;
      expect(getComputedStyle(label).animationDuration).toBe(seen);
      screen.unmount();
    }
  },
);

claim(
  [
    'Add it to the classes that exist only while animations are active: .MuiPieArcLabel-animate, .MuiBarLabel-animate, .MuiMarkElement-animate.',
  ],
  async () => {
    for (const isOn of [true, false]) {
      await setMotion(isOn);
      const screen = await show(
        <div>
          <PieChart
            width={200}
            height={200}
            series={[{ data: [{ value: 1 }], arcLabel: 'value' }]}
          />
          <BarChart {...SALES} barLabel="value" />
          <LineChart width={200} height={200} series={[{ data: [1, 2] }]} />
        </div>,
      );
      for (const part of ['PieArcLabel', 'BarLabel', 'MarkElement']) {
        const { length } = screen.stage.querySelectorAll(`.Mui${part}-animate`);
        expect(length > 0, `${part} ${isOn}`).toBe(isOn);
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'The returned attributes are those of the start, such as a height of 0.',
    'The hook changes them through the ref.',
    'Without the ref, bars stay invisible.',
  ],
  async () => {
    await setMotion(true);
    for (const isPassed of [true, false]) {
      const Bar = (props: BarElementProps) => {
        const { ref, ...attributes } = useAnimateBar(props);
        return (
          <rect {...attributes} {...(isPassed && { ref })} className="bar" fill={props.color} />
        );
      };
      const screen = await show(<BarChart {...SALES} slots={{ bar: Bar }} />);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const height = Number(screen.stage.querySelector('.bar')?.getAttribute('height'));
      expect(height > 0).toBe(isPassed);
      screen.unmount();
    }
  },
);

claim(
  [
    'The start of the entrance. By default, the first values, which means no entrance',
    'When the values change during an animation, the next one starts at the current values.',
    'Without transformProps, the hook throws transformProps is not a function.',
  ],
  async () => {
    await setMotion(true);
    const starts: number[] = [];
    const Dot = ({ x, initial, bare }: { x: number; initial?: number; bare?: boolean }) => {
      const { ref, cx } = useAnimate(
        { x },
        {
          ...(initial !== undefined && { initialProps: { x: initial } }),
          createInterpolator: (from, to) => {
            starts.push(from.x);
            return (progress) => ({ x: from.x + (to.x - from.x) * progress });
          },
          transformProps: bare
            ? (undefined as never)
            : (current: { x: number }) => ({ cx: current.x }),
          applyProps: (element: SVGCircleElement, current) =>
            element.setAttribute('cx', String(current.cx)),
        },
      );
      return (
        <svg>
          <circle ref={ref} cx={cx} cy={10} r={4} />
        </svg>
      );
    };
    const still = await show(<Dot x={100} />);
    expect(starts.every((start) => start === 100)).toBe(true);
    still.unmount();
    starts.length = 0;
    const screen = await show(<Dot x={100} initial={0} />);
    expect(starts.at(-1)).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 150));
    await screen.rerender(<Dot x={500} initial={0} />);
    expect(starts.some((start) => start > 0 && start <= 100)).toBe(true);
    screen.unmount();
    await expect(show(<Dot x={1} bare />)).rejects.toThrow('transformProps is not a function');
    takeConsole();
  },
);
