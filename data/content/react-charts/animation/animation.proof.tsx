import { createRef } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import {
  BarChart,
  type BarChartProps,
  type BarElementProps,
  type BarLabelProps,
} from '@mui/x-charts/BarChart';
import {
  useAnimate,
  useAnimateArea,
  useAnimateBar,
  useAnimateBarLabel,
  useAnimateLine,
  useAnimatePieArc,
  useAnimatePieArcLabel,
} from '@mui/x-charts/hooks';
import { LineChart, type AnimatedAreaProps, type AnimatedLineProps } from '@mui/x-charts/LineChart';
import { PieChart, type PieArcLabelProps, type PieArcProps } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import {
  act,
  claim,
  expect,
  setMotion,
  settled,
  show,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { surface } from '#test/proofs/charts.tsx';

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
    'To turn the animations off, set skipAnimation.',
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

claim(
  [
    'The entrance plays when a chart mounts.',
    'To play it again, change the key of the chart, as the Replay buttons on this page do.',
  ],
  async () => {
    await setMotion(true);
    const screen = await show(<div />);
    const heights = (key: string, first: number) =>
      recorded(screen.stage, '.MuiBarElement-root', 'height', () =>
        screen.rerender(<BarChart key={key} {...SALES} series={[{ data: [first, 44, 61] }]} />),
      );
    const entrance = await heights('first', 38);
    expect(entrance[0]).toBe('0');
    expect(entrance.length).toBeGreaterThan(2);
    const update = await heights('first', 20);
    expect(update).not.toContain('0');
    expect((await heights('first', 20)).length).toBeLessThan(2);
    const again = await heights('second', 20);
    expect(again[0]).toBe('0');
    expect(again.at(-1)).toBe(update.at(-1));
  },
);

claim(
  [
    "To change a CSS animation, override the animation or transition properties of the part's class.",
    'Your CSS also runs when the user prefers reduced motion.',
    'Write such a class together with the class of the part, as in this demo.',
  ],
  async () => {
    for (const [isOn, selector, seen] of [
      [true, '& .MuiPieArcLabel-root.MuiPieArcLabel-animate', '0.9s'],
      [false, '& .MuiPieArcLabel-root.MuiPieArcLabel-animate', '0s'],
      [false, '& .MuiPieArcLabel-root', '0.9s'],
    ] as const) {
      await setMotion(isOn);
      const screen = await show(
        <PieChart
          width={200}
          height={200}
          series={[{ data: [{ value: 1 }], arcLabel: 'value' }]}
          sx={{ [selector]: { animationDuration: '0.9s' } }}
        />,
      );
      const label = screen.stage.querySelector('.MuiPieArcLabel-root') ?? screen.stage;
      await expect.poll(() => getComputedStyle(label).animationDuration).toBe(seen);
      screen.unmount();
    }
  },
);

claim(
  "The duration and the easing of bars, lines and slices aren't CSS: JavaScript sets their attributes in each frame.",
  async () => {
    await setMotion(true);
    const chart = (first: number) => (
      <BarChart
        {...SALES}
        series={[{ data: [first, 44, 61] }]}
        sx={{ '& .MuiBarElement-root': { transitionDuration: '30s' } }}
      />
    );
    const screen = await show(chart(10));
    const bars = screen.stage.querySelectorAll('.MuiBarElement-root');
    const height = (index: number) => Number(bars[index]?.getAttribute('height'));
    const isAt = (value: number) => Math.abs(height(0) / height(2) - value / 61) < 0.03;
    await expect.poll(() => isAt(10)).toBe(true);
    const heights = await recorded(screen.stage, '.MuiBarElement-root', 'height', () =>
      screen.rerender(chart(50)),
    );
    expect(heights.length).toBeGreaterThan(2);
    expect(isAt(50)).toBe(true); // long before the 30 s are over
  },
);

claim(
  [
    'To keep the default animation in a custom part, call the hook of the part.',
    'The hook takes the props of the slot, and returns attributes and a ref.',
    'useAnimateBar | <rect> | x, y, width, height',
    'useAnimateBarLabel | <text> | x, y, width, height',
    'useAnimateLine, useAnimateArea | <path> | d',
    'useAnimatePieArc | <path> | d, visibility',
    'useAnimatePieArcLabel | <text> | x, y',
  ],
  async () => {
    await setMotion(true);
    const seen = vi.fn<(part: string, names: string[]) => void>();
    const keep = <T extends object>(part: string, attributes: T): T => {
      seen(part, Object.keys(attributes).sort());
      return attributes;
    };
    const Bar = (props: BarElementProps) => (
      <rect className="bar" {...keep('bar', useAnimateBar(props))} />
    );
    const BarLabel = (props: BarLabelProps) => (
      <text className="bar-label" {...keep('barLabel', useAnimateBarLabel(props))} />
    );
    const Line = (props: AnimatedLineProps) => (
      <path className="line" {...keep('line', useAnimateLine(props))} />
    );
    const Area = (props: AnimatedAreaProps) => (
      <path className="area" {...keep('area', useAnimateArea(props))} />
    );
    const Slice = (props: PieArcProps) => (
      <path className="slice" {...keep('pieArc', useAnimatePieArc(props))} />
    );
    const SliceLabel = (props: PieArcLabelProps) => (
      <text className="slice-label" {...keep('pieArcLabel', useAnimatePieArcLabel(props))} />
    );
    const charts = (value: number) => (
      <div>
        <BarChart
          {...SALES}
          barLabel="value"
          slots={{ bar: Bar, barLabel: BarLabel }}
          series={[{ data: [value, 40, 61] }]}
        />
        <LineChart
          width={300}
          height={200}
          slots={{ line: Line, area: Area }}
          xAxis={[{ data: [1, 2, 3] }]}
          series={[{ data: [value, 40, 61], area: true }]}
        />
        <PieChart
          width={200}
          height={200}
          slots={{ pieArc: Slice, pieArcLabel: SliceLabel }}
          series={[{ data: [{ value }, { value: 30 }], arcLabel: 'value' }]}
        />
      </div>
    );
    const screen = await show(charts(20));
    expect(Object.fromEntries(seen.mock.calls)).toEqual({
      bar: ['height', 'ref', 'width', 'x', 'y'],
      barLabel: ['height', 'ref', 'width', 'x', 'y'],
      line: ['d', 'ref'],
      area: ['d', 'ref'],
      pieArc: ['d', 'ref', 'visibility'],
      pieArcLabel: ['ref', 'x', 'y'],
    });
    for (const [index, [selector, attribute]] of (
      [
        ['.bar', 'height'],
        ['.bar-label', 'y'],
        ['.line', 'd'],
        ['.area', 'd'],
        ['.slice', 'd'],
        ['.slice-label', 'x'],
      ] as const
    ).entries()) {
      const values = await recorded(screen.stage, selector, attribute, () =>
        screen.rerender(charts(index % 2 === 0 ? 50 : 20)),
      );
      expect(values.length, selector).toBeGreaterThan(2);
    }
  },
);

claim(
  [
    'useAnimateBarLabel moves the label to the center of the bar.',
    'The label starts at zero of the value axis.',
  ],
  async () => {
    for (const isOn of [true, false]) {
      await setMotion(isOn);
      const screen = await show(<div />);
      const places = await recorded(screen.stage, '.MuiBarLabel-root', 'y', () =>
        screen.rerender(<BarChart {...SALES} barLabel="value" skipAnimation={!isOn} />),
      );
      const read = (selector: string, name: string) =>
        Number(screen.stage.querySelector(selector)?.getAttribute(name));
      const center = (start: string, size: string) =>
        read('.MuiBarElement-root', start) + read('.MuiBarElement-root', size) / 2;
      expect(Number(places.at(-1))).toBeCloseTo(center('y', 'height'), 1);
      expect(read('.MuiBarLabel-root', 'x')).toBeCloseTo(center('x', 'width'), 1);
      expect(places.includes('195')).toBe(isOn); // the place of zero
      screen.unmount();
    }
  },
);

claim(
  [
    'createInterpolator | Gets the values of the start and of the end, and returns a function of the progress from 0 to 1',
    'transformProps | Turns values into attributes',
    'applyProps | Sets the attributes on the element, in each frame',
    'skip | Ends a running animation and starts no other',
    'ref | Your own ref, in addition to that of the hook',
    "applyProps works outside React: the chart doesn't render again in each frame.",
    'If you have nothing to transform, pass (current) => current.',
  ],
  async () => {
    await setMotion(true);
    const ends: [number, number][] = [];
    const progress: number[] = [];
    const rendered = vi.fn();
    const applied = vi.fn();
    const own = createRef<SVGCircleElement>();
    const Dot = ({ cx, skip, isPlain }: { cx: number; skip?: boolean; isPlain?: boolean }) => {
      rendered();
      const { ref, ...attributes } = useAnimate(
        { cx },
        {
          initialProps: { cx: 0 },
          createInterpolator: (from, to) => {
            ends.push([from.cx, to.cx]);
            return (share) => {
              progress.push(share);
              return { cx: from.cx + (to.cx - from.cx) * share };
            };
          },
          transformProps: isPlain
            ? (current: { cx: number }) => current
            : (current: { cx: number }) => ({ cx: 2 * current.cx }),
          applyProps: (element: SVGCircleElement, current) => {
            applied(current.cx);
            element.setAttribute('cx', String(current.cx));
          },
          skip,
          ref: own,
        },
      );
      return (
        <svg>
          <circle ref={ref} {...attributes} cy={10} r={4} />
        </svg>
      );
    };
    const screen = await show(<Dot cx={100} />);
    const circle = screen.stage.querySelector('circle');
    await expect.poll(() => circle?.getAttribute('cx')).toBe('200');
    expect(own.current).toBe(circle);
    expect(ends[0]).toEqual([0, 100]);
    expect(progress[0]).toBe(0);
    expect(progress.at(-1)).toBe(1);
    expect(progress.every((share) => share >= 0 && share <= 1)).toBe(true);
    expect(applied.mock.calls.length).toBeGreaterThan(3);
    expect(applied).toHaveBeenLastCalledWith(200);
    expect(rendered).toHaveBeenCalledTimes(1);

    await screen.rerender(<Dot cx={500} />);
    await screen.rerender(<Dot cx={500} skip />);
    expect(circle?.getAttribute('cx')).toBe('1000');
    applied.mockClear();
    await screen.rerender(<Dot cx={900} skip />);
    expect(circle?.getAttribute('cx')).toBe('1800');
    await settled();
    expect(applied).not.toHaveBeenCalled();
    screen.unmount();

    const plain = await show(<Dot cx={100} isPlain />);
    await expect.poll(() => plain.stage.querySelector('circle')?.getAttribute('cx')).toBe('100');
  },
);

claim(
  ['A slot can use any library.', 'The slot gets skipAnimation, which includes reduced motion.'],
  async () => {
    const seen = vi.fn();
    const Bar = ({ skipAnimation, x, y, width, height, className }: BarElementProps) => {
      seen(skipAnimation);
      return <rect className={className} x={x} y={y} width={width} height={height} />;
    };
    for (const [isOn, skipAnimation, isSkipped] of [
      [true, undefined, false],
      [true, true, true],
      [false, undefined, true],
      [false, false, true],
    ] as const) {
      await setMotion(isOn);
      const screen = await show(
        <BarChart {...SALES} skipAnimation={skipAnimation} slots={{ bar: Bar }} />,
      );
      await expect.poll(() => seen.mock.lastCall).toEqual([isSkipped]);
      screen.unmount();
    }
  },
);

claim('Charts skip the default animations while the user zooms.', async () => {
  await setMotion(true);
  const seen = vi.fn();
  const skips = () => seen.mock.calls.map(([skipAnimation]) => skipAnimation as boolean);
  const Bar = ({ skipAnimation, x, y, width, height }: BarElementProps) => {
    seen(skipAnimation);
    return <rect x={x} y={y} width={width} height={height} />;
  };
  const screen = await show(
    <BarChartPro
      width={400}
      height={240}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], zoom: true }]}
      series={[{ data: [38, 44, 61, 52, 40] }]}
      slots={{ bar: Bar }}
    />,
  );
  await expect.poll(() => skips().at(-1)).toBe(false);
  expect(skips()).not.toContain(true);
  const svg = surface(screen);
  const { left, top, width, height } = svg.getBoundingClientRect();
  svg.dispatchEvent(
    new WheelEvent('wheel', {
      deltaY: -300,
      clientX: left + width / 2,
      clientY: top + height / 2,
      bubbles: true,
      cancelable: true,
    }),
  );
  await expect.poll(skips).toContain(true);
  await expect.poll(() => skips().at(-1)).toBe(false);
});
