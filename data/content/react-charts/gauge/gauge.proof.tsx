import { useLayoutEffect, useRef } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  Gauge,
  gaugeClasses,
  GaugeContainer,
  type GaugeProps,
  GaugeReferenceArc,
  GaugeValueArc,
  GaugeValueText,
  useGaugeState,
} from '@mui/x-charts/Gauge';
import {
  act,
  claim,
  expect,
  press,
  setDirection,
  setMotion,
  takeConsole,
  show,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { surface } from '#test/proofs/charts.tsx';

function part({ stage }: Screen, name: 'valueArc' | 'referenceArc' | 'valueText'): Element | null {
  return stage.querySelector(`.${gaugeClasses[name]}`);
}

function box(screen: Screen, name: 'valueArc' | 'referenceArc' | 'valueText'): DOMRect {
  return part(screen, name)?.getBoundingClientRect() ?? new DOMRect();
}

function pathOf(screen: Screen, name: 'valueArc' | 'referenceArc' = 'valueArc'): string {
  return part(screen, name)?.getAttribute('d') ?? '';
}

/** The lines of the text of each gauge. */
function lines({ stage }: Screen): string[] {
  return [...stage.querySelectorAll('text tspan')].map((line) => line.textContent);
}

/** What a component inside of the gauge reads. */
async function stateOf(props: GaugeProps): Promise<ReturnType<typeof useGaugeState>> {
  const states: ReturnType<typeof useGaugeState>[] = [];
  function Probe() {
    states.push(useGaugeState());
    return null;
  }
  const screen = await show(
    <Gauge width={300} height={160} {...props}>
      <Probe />
    </Gauge>,
  );
  const state = states.at(-1);
  screen.unmount();
  if (!state) {
    throw new Error('The child of the gauge is not rendered.');
  }
  return state;
}

act('ValueRange', async (demo) => {
  const meter = demo.getByRole('meter', { name: 'Greenhouse temperature' });
  await expect.element(meter).toHaveAttribute('aria-valuenow', '18');
  const slider = demo.getByRole('slider', { name: 'Temperature' });
  for (let turn = 0; turn < 2; turn += 1) {
    slider.element().focus();
    await press('Home');
    await expect.poll(() => lines(demo)).toEqual(['-10 °C']);
    await press('End');
    await expect.poll(() => lines(demo)).toEqual(['40 °C']);
    await demo.getByRole('switch', { name: 'Connected' }).click();
    await expect.poll(() => lines(demo)).toEqual(['No reading']);
    expect(part(demo, 'valueArc')).toBeNull();
    await expect.element(meter).toHaveAttribute('aria-valuetext', 'No reading');
    await expect.element(slider).toBeDisabled();
    await demo.getByRole('switch', { name: 'Connected' }).click();
    await expect.poll(() => lines(demo)).toEqual(['40 °C']);
    expect(part(demo, 'valueArc')).not.toBeNull();
  }
});

act('TextFormats', async (demo) => {
  const group = demo.getByRole('group', { name: 'Text' });
  expect(lines(demo)).toEqual(['7.4 kW', 'of 12 kW']);
  for (const [format, expected] of [
    ['default', ['7.4']],
    ['unit', ['7.4 kW']],
    ['none', []],
    ['fraction', ['7.4 / 12']],
    ['two lines', ['7.4 kW', 'of 12 kW']],
    ['none', []],
    ['default', ['7.4']],
  ] as const) {
    await group.getByRole('button', { name: format }).click();
    await expect.poll(() => lines(demo)).toEqual(expected);
  }
});

act('ThresholdColor', async (demo) => {
  const slider = demo.getByRole('slider', { name: 'Carbon dioxide' });
  const fill = () => getComputedStyle(part(demo, 'valueArc') ?? demo.stage).fill;
  expect(lines(demo)).toEqual(['920 ppm', 'Ventilate soon']);
  slider.element().focus();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Home');
    await expect.poll(() => lines(demo)).toEqual(['400 ppm', 'Good']);
    await expect.poll(fill).toBe('rgb(0, 114, 178)');
    await press('End');
    await expect.poll(() => lines(demo)).toEqual(['2000 ppm', 'Ventilate now']);
    await expect.poll(fill).toBe('rgb(213, 94, 0)');
  }
});

act('GaugeNeedle', async (demo) => {
  const angle = () => demo.stage.querySelector<SVGGElement>('g[style*="rotate"]')?.style.transform;
  expect(lines(demo)).toEqual(['84', 'km/h']);
  const start = angle();
  demo.getByRole('slider', { name: 'Speed' }).element().focus();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('ArrowRight');
    await expect.poll(() => lines(demo)[0]).toBe('85');
    expect(angle()).not.toBe(start);
    await press('ArrowLeft');
    await expect.poll(() => lines(demo)[0]).toBe('84');
    expect(angle()).toBe(start);
  }
});

act('NextReading', async (demo) => {
  const next = demo.getByRole('button', { name: 'Next reading' });
  const meter = demo.getByRole('meter', { name: 'Level of the rain barrel' });
  for (const level of [88, 17, 65, 42, 88]) {
    await next.click();
    await expect.element(meter).toHaveAttribute('aria-valuenow', `${level}`);
    await expect.poll(() => lines(demo)).toEqual([`${level}%`]);
    await demo.getByRole('switch', { name: 'skipAnimation' }).click();
  }
});

act('TankLevels', async (demo) => {
  const table = demo.getByRole('table', { name: 'Diesel tanks' });
  await expect
    .element(demo.getByRole('meter', { name: 'Diesel tank Depot' }))
    .toHaveAttribute('aria-valuetext', '4,600 L of 6,000 L');
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByText('Show the data as a table').click();
    await expect.element(table.getByRole('row', { name: 'Depot 4,600 L 6,000 L' })).toBeVisible();
    await demo.getByText('Show the data as a table').click();
    await expect.poll(() => table.query()).toBeNull();
  }
});

claim(
  [
    'Set value, which is a number from 0 to 100 unless you set another range.',
    'valueMin is 0 and valueMax is 100 by default.',
    'The <svg> has the role meter with aria-valuenow, aria-valuemin and aria-valuemax.',
    'Its content is hidden from screen readers, including the text and your children.',
  ],
  async () => {
    const screen = await show(
      <Gauge aria-label="Load" height={160} value={40}>
        <text data-testid="child">More</text>
      </Gauge>,
    );
    const meter = screen.getByRole('meter', { name: 'Load' }).element();
    expect(meter.localName).toBe('svg');
    expect(
      ['aria-valuenow', 'aria-valuemin', 'aria-valuemax'].map((name) => meter.getAttribute(name)),
    ).toEqual(['40', '0', '100']);
    const texts = [...meter.querySelectorAll('text')];
    expect(texts.map((text) => text.textContent)).toEqual(['40', 'More']);
    expect(texts.every((text) => text.closest('[aria-hidden="true"]'))).toBe(true);
  },
);

claim(
  [
    'A gauge fills the width of its parent.',
    'Set height, unless the parent has a height of its own.',
    'Without either, the gauge is 150 px high.',
  ],
  async () => {
    for (const display of ['block', 'flex', 'grid']) {
      for (const [height, expected] of [
        [300, 300],
        [undefined, 150],
      ] as const) {
        const screen = await show(
          <div style={{ display, height, width: 400 }}>
            <Gauge aria-label="Load" value={40} />
          </div>,
        );
        const size = () => surface(screen).getBoundingClientRect();
        await expect.poll(() => size().height).toBeCloseTo(expected, 0);
        expect(size().width).toBeCloseTo(400, 0);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'Without value, or with null, the gauge has no value arc and no text, unless text is set.',
    'With value={null}, aria-valuenow is missing.',
    'By default, the text is the value, formatted with toLocaleString().',
    'Return null to remove it.',
  ],
  async () => {
    for (const props of [{}, { value: null }]) {
      const screen = await show(<Gauge aria-label="Load" height={160} {...props} />);
      expect(part(screen, 'valueArc')).toBeNull();
      expect(part(screen, 'referenceArc')).not.toBeNull();
      expect(lines(screen)).toEqual([]);
      expect(surface(screen).hasAttribute('aria-valuenow')).toBe(false);
      await screen.rerender(<Gauge aria-label="Load" height={160} {...props} text="none" />);
      expect(lines(screen)).toEqual(['none']);
      screen.unmount();
    }
    const screen = await show(<Gauge height={160} value={1234} valueMax={2000} />);
    expect(lines(screen)).toEqual([(1234).toLocaleString()]);
    const text = vi.fn(() => null);
    await screen.rerender(<Gauge height={160} value={1234} valueMax={2000} text={text} />);
    expect(lines(screen)).toEqual([]);
    expect(text).toHaveBeenCalledWith({ value: 1234, valueMin: 0, valueMax: 2000 });
  },
);

claim(
  [
    "The gauge doesn't limit the value: the arc continues beyond endAngle, or starts before startAngle.",
    'If valueMin and valueMax are equal, the path of the arc contains NaN.',
  ],
  async () => {
    const quarters = { startAngle: 0, endAngle: 90 };
    expect((await stateOf({ ...quarters, value: 150 })).valueAngle).toBeCloseTo(0.75 * Math.PI, 5);
    expect((await stateOf({ ...quarters, value: -50 })).valueAngle).toBeCloseTo(-Math.PI / 4, 5);
    const screen = await show(<Gauge width={300} height={160} {...quarters} value={150} />);
    expect(box(screen, 'valueArc').height).toBeGreaterThan(box(screen, 'referenceArc').height + 5);
    await screen.rerender(<Gauge width={300} height={160} {...quarters} value={-50} />);
    expect(box(screen, 'valueArc').left).toBeLessThan(box(screen, 'referenceArc').left - 5);
    screen.unmount();
    const empty = await show(<Gauge height={160} value={5} valueMin={5} valueMax={5} />);
    expect(pathOf(empty)).toContain('NaN');
  },
);

claim(
  [
    'Without cx and cy, the gauge places the center so that the radius is as large as possible: a half circle can use the whole height.',
    "cx={0} and cy={0} don't move the center of a full circle, because 0 is handled like a missing value.",
    "Write '0%' for the edge.",
    'cx, cy | set by the gauge | The center, from the top left of the drawing area, in pixels or as a percentage of its size',
  ],
  async () => {
    // 280 × 140 px remain within the margin.
    const half = { startAngle: -90, endAngle: 90 };
    expect(await stateOf(half)).toMatchObject({ outerRadius: 140, cx: 150, cy: 150 });
    expect(await stateOf({})).toMatchObject({ outerRadius: 70, cx: 150, cy: 80 });
    const quarter = await stateOf({ startAngle: 0, endAngle: 90 });
    expect(quarter.outerRadius).toBe(140);
    expect(quarter.cx).toBe(80);
    expect((await stateOf({ cx: 0 })).cx).toBe(150);
    expect((await stateOf({ cy: 0 })).cy).toBe(80);
    expect(await stateOf({ cx: 100, cy: 50 })).toMatchObject({ cx: 110, cy: 60 });
    expect(await stateOf({ cx: '25%', cy: '50%' })).toMatchObject({ cx: 80, cy: 80 });
    expect((await stateOf({ ...half, cx: '0%' })).cx).toBe(10);
    expect((await stateOf({ startAngle: 90, endAngle: 180, cy: '0%' })).cy).toBe(10);
  },
);

claim(
  [
    'Radii are pixels or percentages of the largest radius that fits.',
    "innerRadius | '80%' | The inner edge of the arc",
    "outerRadius | '100%' | The outer edge of the arc",
    "cornerRadius | 0 | Rounds the ends. A percentage refers to the thickness of the arc: '50%' makes round ends",
  ],
  async () => {
    const state = await stateOf({});
    expect(state.outerRadius).toBe(state.maxRadius);
    expect(state.innerRadius).toBe(0.8 * state.outerRadius);
    const sized = await stateOf({ innerRadius: 30, outerRadius: '50%' });
    expect(sized).toMatchObject({ innerRadius: 30, outerRadius: 35, maxRadius: 70 });
    expect(state.cornerRadius).toBe(0);
    expect((await stateOf({ cornerRadius: '50%' })).cornerRadius).toBeCloseTo(7, 5);
  },
);

claim(
  [
    'If endAngle is less than startAngle, the arc grows counterclockwise.',
    "Gauges aren't mirrored in right-to-left layouts.",
  ],
  async () => {
    const half = (props: GaugeProps) => (
      <Gauge width={300} height={160} value={25} startAngle={-90} endAngle={90} {...props} />
    );
    const isLeft = (screen: Screen) =>
      box(screen, 'valueArc').right < box(screen, 'referenceArc').left + 140;
    for (const direction of ['ltr', 'rtl'] as const) {
      setDirection(direction);
      const screen = await show(half({}));
      expect(isLeft(screen)).toBe(true);
      await screen.rerender(half({ startAngle: 90, endAngle: -90 }));
      expect(isLeft(screen)).toBe(false);
      expect(box(screen, 'valueArc').left).toBeGreaterThan(box(screen, 'referenceArc').right - 140);
      screen.unmount();
    }
    setDirection('ltr');
  },
);

claim(
  [
    'The text is placed at the center of the circle.',
    'In a half circle that fills the height, the center is 10 px above the bottom of the <svg>, so text larger than about 20 px is cut off.',
  ],
  async () => {
    const half = (props: GaugeProps) => (
      <Gauge width={300} height={160} value={25} startAngle={-90} endAngle={90} {...props} />
    );
    const sized = (fontSize: number) => ({ [`& .${gaugeClasses.valueText}`]: { fontSize } });
    const screen = await show(half({ sx: sized(16) }));
    const bottom = () => surface(screen).getBoundingClientRect().bottom;
    expect(bottom() - box(screen, 'referenceArc').bottom).toBeCloseTo(10, 0);
    expect(box(screen, 'valueText').bottom).toBeLessThanOrEqual(bottom());
    await screen.rerender(half({ sx: sized(32) }));
    expect(box(screen, 'valueText').bottom).toBeGreaterThan(bottom());
    expect(getComputedStyle(surface(screen)).overflow).toBe('hidden');
    await screen.rerender(half({ sx: sized(32), startAngle: -110, endAngle: 110 }));
    expect(box(screen, 'valueText').bottom).toBeLessThanOrEqual(bottom());
    await screen.rerender(half({ sx: sized(32), margin: { bottom: 24 } }));
    expect(box(screen, 'valueText').bottom).toBeLessThanOrEqual(bottom());
  },
);

claim(
  [
    'The distance between two lines is calculated from the font size of the page, and ignores your CSS.',
    "For large texts, compose the gauge and set style on GaugeValueText, together with its alignment: style={{ fontSize: 32, textAnchor: 'middle', dominantBaseline: 'central' }}.",
  ],
  async () => {
    const distance = (screen: Screen) =>
      Number.parseFloat(screen.stage.querySelectorAll('tspan')[1]?.getAttribute('dy') ?? '');
    const text = 'one\ntwo';
    const screen = await show(<Gauge height={200} value={1} text={text} />);
    await expect.poll(() => distance(screen)).toBeGreaterThan(10);
    const small = distance(screen);
    await screen.rerender(
      <Gauge
        height={200}
        value={1}
        text={text}
        sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: 32 } }}
      />,
    );
    expect(distance(screen)).toBe(small);
    screen.unmount();
    const large = await show(
      <GaugeContainer height={200} value={1}>
        <GaugeValueText
          text={text}
          style={{ fontSize: 32, textAnchor: 'middle', dominantBaseline: 'central' }}
        />
      </GaugeContainer>,
    );
    await expect.poll(() => distance(large)).toBeGreaterThan(1.5 * small);
    const middle = surface(large).getBoundingClientRect();
    const place = large.stage.querySelector('text')?.getBoundingClientRect() ?? new DOMRect();
    expect(place.x + place.width / 2).toBeCloseTo(middle.x + middle.width / 2, 0);
  },
);

claim(
  [
    "MuiGauge in the components of a theme can't set default props.",
    'Its styleOverrides.referenceArc also applies to the value arc, and styleOverrides.valueArc has no effect.',
  ],
  async () => {
    const fills = async (MuiGauge: object) => {
      const theme = createTheme({ components: { MuiGauge } as object });
      const screen = await show(
        <ThemeProvider theme={theme}>
          <Gauge height={160} value={40} />
        </ThemeProvider>,
      );
      const result = (['valueArc', 'referenceArc'] as const).map(
        (name) => getComputedStyle(part(screen, name) ?? screen.stage).fill,
      );
      const max = surface(screen).getAttribute('aria-valuemax');
      screen.unmount();
      return [...result, max];
    };
    const plain = await fills({});
    expect(await fills({ defaultProps: { valueMax: 50 } })).toEqual(plain);
    expect(await fills({ styleOverrides: { valueArc: { fill: 'red' } } })).toEqual(plain);
    expect(await fills({ styleOverrides: { referenceArc: { fill: 'rgb(1, 2, 3)' } } })).toEqual([
      'rgb(1, 2, 3)',
      'rgb(1, 2, 3)',
      '100',
    ]);
  },
);

claim(
  [
    'In a composed gauge, the <svg>, the arcs and the text have none of these classes.',
    'The arc of the value. Set skipAnimation here: the prop of GaugeContainer has no effect and logs a warning',
  ],
  async () => {
    await setMotion(true);
    const first: (string | null | undefined)[] = [];
    function Noting({ onContainer }: { onContainer: boolean }) {
      const frame = useRef<HTMLDivElement>(null);
      useLayoutEffect(() => {
        first.push(frame.current?.querySelector('.arc')?.getAttribute('d'));
      }, []);
      return (
        <div ref={frame}>
          <GaugeContainer
            width={200}
            height={200}
            value={50}
            {...(onContainer && { skipAnimation: true })}
          >
            <GaugeReferenceArc />
            <GaugeValueText />
            <GaugeValueArc className="arc" {...(!onContainer && { skipAnimation: true })} />
          </GaugeContainer>
        </div>
      );
    }
    const still = await show(<Noting onContainer={false} />);
    const full = still.stage.querySelector('.arc')?.getAttribute('d');
    still.unmount();
    const screen = await show(<Noting onContainer />);
    expect(part(screen, 'valueArc')).toBeNull();
    expect(part(screen, 'referenceArc')).toBeNull();
    expect(part(screen, 'valueText')).toBeNull();
    expect(lines(screen)).toEqual(['50']);
    expect(surface(screen).matches(`.${gaugeClasses.root}`)).toBe(false);
    await expect.poll(() => screen.stage.querySelector('.arc')?.getAttribute('d')).toBe(full);
    expect(takeConsole().join()).toContain('does not recognize the `skipAnimation` prop');
    expect(first[0]).toBe(full);
    expect(first[1]).not.toBe(full);
  },
);

claim(
  [
    'The value arc grows from startAngle when it appears, and moves when the value changes.',
    'skipAnimation turns the animation off.',
  ],
  async () => {
    await setMotion(true);
    const noted: (number | undefined)[] = [];
    function Noting(props: GaugeProps) {
      const frame = useRef<HTMLDivElement>(null);
      useLayoutEffect(() => {
        const arc = frame.current?.querySelector(`.${gaugeClasses.valueArc}`);
        noted.push(Math.round(arc?.getBoundingClientRect().height ?? Number.NaN));
      });
      return (
        <div ref={frame}>
          <Gauge width={200} height={200} innerRadius={0} {...props} />
        </div>
      );
    }
    const screen = await show(<Noting value={50} />);
    const height = () => Math.round(box(screen, 'valueArc').height);
    await expect.poll(height).toBe(180);
    await screen.rerender(<Noting value={25} />);
    await expect.poll(height).toBe(90);
    expect(noted[0]).toBeLessThan(180);
    expect(noted[1]).toBe(180);
    screen.unmount();
    noted.length = 0;
    const still = await show(<Noting skipAnimation value={50} />);
    await still.rerender(<Noting skipAnimation value={25} />);
    expect(noted).toEqual([180, 90]);
  },
);

claim('Children of Gauge are rendered on top of its arcs and its text.', async () => {
  const screen = await show(
    <Gauge height={160} value={40}>
      <circle r={4} />
    </Gauge>,
  );
  const group = part(screen, 'valueArc')?.parentElement;
  expect([...(group?.children ?? [])].at(-1)?.localName).toBe('circle');
});

claim(
  'To leave out a part or to change the order, compose the gauge: GaugeContainer takes the same props except text, classes and skipAnimation, and renders only its children.',
  async () => {
    const screen = await show(
      <GaugeContainer aria-label="Level" height={160} value={40}>
        <circle r={4} />
      </GaugeContainer>,
    );
    await expect.element(screen.getByRole('meter', { name: 'Level' })).toBeVisible();
    expect(screen.stage.querySelectorAll('path, text')).toHaveLength(0);
    expect(screen.stage.querySelectorAll('circle')).toHaveLength(1);
  },
);

claim(
  [
    'Name each gauge: with aria-labelledby and the id of a visible text, or with aria-label.',
    'title is a name too, which browsers also show as a tooltip.',
  ],
  async () => {
    const screen = await show(
      <>
        <p id="name">By text</p>
        <Gauge aria-labelledby="name" height={100} value={1} />
        <Gauge aria-label="By label" height={100} value={1} />
        <Gauge title="By title" height={100} value={1} />
      </>,
    );
    for (const name of ['By text', 'By label', 'By title']) {
      await expect.element(screen.getByRole('meter', { name })).toBeVisible();
    }
  },
);

claim(
  "A swipe that starts on the gauge doesn't scroll the page, because the <svg> has touch-action: none.",
  async () => {
    const screen = await show(<Gauge height={100} value={1} />);
    expect(getComputedStyle(surface(screen)).touchAction).toBe('none');
    await screen.rerender(<Gauge height={100} value={1} sx={{ touchAction: 'auto' }} />);
    expect(getComputedStyle(surface(screen)).touchAction).toBe('auto');
  },
);

claim(
  'The origin of both arcs is the center of the circle, so the gradient runs from -outerRadius to outerRadius.',
  async () => {
    const screen = await show(<Gauge width={200} height={200} value={40} />);
    for (const name of ['valueArc', 'referenceArc'] as const) {
      expect(part(screen, name)?.getAttribute('transform')).toBe('translate(100, 100)');
    }
  },
);

claim(
  'Each ring is a meter with its own name, so screen readers announce three values.',
  async () => {
    const { default: ActivityRings } = await import('./ActivityRings.tsx');
    const screen = await show(<ActivityRings />);
    for (const name of ['Steps', 'Active minutes', 'Hours of sleep']) {
      await expect.element(screen.getByRole('meter', { name })).toBeVisible();
    }
  },
);

claim(
  [
    'Angles are in degrees, clockwise from the top.',
    'startAngle | 0 | The angle of valueMin',
    'endAngle | 360 | The angle of valueMax',
    'value, valueMin, valueMax | The props. value can be null',
    'valueAngle | The angle of the value in radians, or null',
    'startAngle, endAngle | In radians',
    'cx, cy | The center in pixels of the <svg>',
    'A point at an angle is x = cx + radius * Math.sin(angle) and y = cy - radius * Math.cos(angle).',
  ],
  async () => {
    const range = { valueMin: 20, valueMax: 40 };
    const circle = await stateOf({ ...range, value: 20 });
    expect(circle).toMatchObject({ ...range, value: 20, valueAngle: 0, startAngle: 0 });
    expect(circle.endAngle).toBeCloseTo(2 * Math.PI, 5);
    expect((await stateOf({ ...range, value: 40 })).valueAngle).toBeCloseTo(2 * Math.PI, 5);
    expect(await stateOf({ value: null })).toMatchObject({ value: null, valueAngle: null });
    const arc = { value: 75, startAngle: 0, endAngle: 180 };
    const { cx, cy, innerRadius, outerRadius, valueAngle } = await stateOf(arc);
    expect(valueAngle).toBeCloseTo(0.75 * Math.PI, 5);
    const screen = await show(<Gauge width={300} height={160} {...arc} />);
    const { left, top } = surface(screen).getBoundingClientRect();
    // The arc goes from the top over the right: it ends to the lower right of the center.
    expect(box(screen, 'valueArc').right).toBeCloseTo(left + cx + outerRadius, 0);
    expect(box(screen, 'valueArc').top).toBeCloseTo(top + cy - outerRadius, 0);
    const end = (radius: number) => ({
      x: left + cx + radius * Math.sin(valueAngle ?? Number.NaN),
      y: top + cy - radius * Math.cos(valueAngle ?? Number.NaN),
    });
    expect(box(screen, 'valueArc').bottom).toBeCloseTo(end(outerRadius).y, 0);
    const { x, y } = end((innerRadius + outerRadius) / 2);
    expect(document.elementFromPoint(x + 2, y - 2)).toBe(part(screen, 'valueArc'));
    expect(document.elementFromPoint(x - 2, y + 2)).toBe(part(screen, 'referenceArc'));
  },
);

claim(
  [
    'text is a string or a function that receives { value, valueMin, valueMax }.',
    'A \\n starts a new line.',
  ],
  async () => {
    const screen = await show(<Gauge height={160} value={5} text={'one\ntwo'} />);
    await expect.poll(() => lines(screen)).toEqual(['one', 'two']);
    const [one, two] = [...screen.stage.querySelectorAll('tspan')].map((line) =>
      line.getBoundingClientRect(),
    );
    expect(two?.top).toBeGreaterThan((one?.top ?? Number.NaN) + 5);
    const text = vi.fn(() => 'three');
    await screen.rerender(<Gauge height={160} value={5} valueMin={1} valueMax={9} text={text} />);
    expect(lines(screen)).toEqual(['three']);
    expect(text).toHaveBeenCalledWith({ value: 5, valueMin: 1, valueMax: 9 });
  },
);

claim(
  [
    'root | .MuiGauge-root | The <svg>',
    'referenceArc | .MuiGauge-referenceArc | The arc of the whole range',
    'valueArc | .MuiGauge-valueArc | The arc of the value',
    'valueText | .MuiGauge-valueText | The group around the text',
    'To change the size and the weight, style .MuiGauge-valueText with gaugeClasses.valueText.',
    'The color is the fill of the <text> inside it.',
  ],
  async () => {
    const screen = await show(
      <Gauge
        height={160}
        value={50}
        innerRadius={0}
        sx={{
          [`& .${gaugeClasses.valueText}`]: { fontSize: 30, fontWeight: 700 },
          [`& .${gaugeClasses.valueText} text`]: { fill: 'rgb(1, 2, 3)' },
        }}
      />,
    );
    const found = (name: string) => screen.stage.querySelector(`.MuiGauge-${name}`);
    expect(found('root')).toBe(surface(screen));
    expect(found('referenceArc')?.localName).toBe('path');
    expect(found('valueArc')?.localName).toBe('path');
    expect(box(screen, 'referenceArc').width).toBeCloseTo(140, 0);
    expect(box(screen, 'valueArc').width).toBeCloseTo(70, 0);
    expect(found('valueText')?.localName).toBe('g');
    const text = found('valueText')?.querySelector('text') ?? screen.stage;
    expect(getComputedStyle(text)).toMatchObject({
      fontSize: '30px',
      fontWeight: '700',
      fill: 'rgb(1, 2, 3)',
    });
  },
);

claim(
  [
    'GaugeReferenceArc | The arc of the whole range',
    'GaugeValueText | The text, with the prop text and the attributes of an SVG <text>',
  ],
  async () => {
    const screen = await show(
      <GaugeContainer height={160} width={300} value={25}>
        <GaugeReferenceArc className="all" />
        <GaugeValueText text="Lake" y={128} opacity={0.7} />
      </GaugeContainer>,
    );
    expect(lines(screen)).toEqual(['Lake']);
    const text = screen.stage.querySelector('text');
    expect(text?.getAttribute('y')).toBe('128');
    expect(text?.getAttribute('opacity')).toBe('0.7');
    expect(text?.getAttribute('x')).toBe('150');
    expect(screen.stage.querySelector('.all')?.getBoundingClientRect().width).toBeCloseTo(140, 0);
    expect(screen.stage.querySelectorAll('path')).toHaveLength(1);
  },
);

claim('In the demo above, it is 60 percent, 48 kilometers left.', async () => {
  const { default: BatteryLevel } = await import('./BatteryLevel.tsx');
  const screen = await show(<BatteryLevel />);
  expect(surface(screen).getAttribute('aria-valuetext')).toBe('60 percent, 48 kilometers left');
});
