import type { ReactNode } from 'react';
import * as radarExports from '@mui/x-charts/RadarChart';
import {
  Unstable_RadarChart as RadarChart,
  Unstable_RadarDataProvider as RadarDataProvider,
  RadarAxisHighlight,
  RadarGrid,
  RadarSeriesArea,
  RadarSeriesMarks,
  RadarSeriesPlot,
  type RadarChartProps,
} from '@mui/x-charts/RadarChart';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  ChartsTooltipContainer,
  useItemTooltip,
  useRadarItemTooltip,
} from '@mui/x-charts/ChartsTooltip';
import {
  act,
  claim,
  click,
  expect,
  hover,
  press,
  show,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { legend, surface } from '#test/proofs/charts.tsx';

type Shown = Pick<Screen, 'stage'>;

const METRICS = ['North', 'East', 'South', 'West'];
const SCORES: RadarChartProps = {
  title: 'Scores',
  height: 300,
  hideLegend: true,
  radar: { max: 10, metrics: METRICS },
  series: [
    { id: 'old', label: 'Old', data: [10, 10, 10, 10] },
    { id: 'new', label: 'New', data: [5, 5, 5, 5] },
  ],
};

function all({ stage }: Shown, name: string): Element[] {
  return [...stage.querySelectorAll(`.MuiRadar${name}`)];
}

function element(found: Element | null | undefined): Element {
  if (!found) {
    throw new Error('There is no such element.');
  }
  return found;
}

/** The center of the grid and its radius at the first metric, in px of the drawing. */
function circle(screen: Shown): { x: number; y: number; radius: number } {
  const radial = all(screen, 'Grid-radial')[0]?.getAttribute('d') ?? '';
  const [x = 0, y = 0, , top = 0] = radial.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
  return { x, y, radius: y - top };
}

/** The marks of all series: how far they are from the center to the right and up, as shares of the radius. */
function marks(screen: Shown): { right: number; up: number }[] {
  const { x, y, radius } = circle(screen);
  return all(screen, 'SeriesPlot-mark').map((mark) => ({
    right: (Number(mark.getAttribute('cx')) - x) / radius,
    up: (y - Number(mark.getAttribute('cy'))) / radius,
  }));
}

/** Moves the pointer to a place, in shares of the radius from the center. */
async function hoverAt(screen: Shown, right: number, up: number): Promise<void> {
  const { x, y, radius } = circle(screen);
  await hover(surface(screen), { x: x + right * radius, y: y - up * radius });
}

function opacities(screen: Shown): (string | null)[] {
  return all(screen, 'SeriesPlot-area').map((area) => area.getAttribute('stroke-opacity'));
}

act('FillAndMarks', async (demo) => {
  const fills = () => all(demo, 'SeriesPlot-area').map((area) => area.getAttribute('fill'));
  const count = () => all(demo, 'SeriesPlot-mark').length;
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('switch', { name: 'fillArea' }).click();
    await expect.poll(fills).toEqual(['transparent', 'transparent']);
    await demo.getByRole('switch', { name: 'hideMark' }).click();
    await expect.poll(count).toBe(0);
    await demo.getByRole('switch', { name: 'fillArea' }).click();
    await expect.poll(fills).toEqual(['#d55e00', '#0072b2']);
    await demo.getByRole('switch', { name: 'hideMark' }).click();
    await expect.poll(count).toBe(12);
  }
});

act('GridSettings', async (demo) => {
  const rings = () => all(demo, 'Grid-divider').length;
  const kind = () => all(demo, 'Grid-divider')[0]?.tagName;
  const stripes = () => all(demo, 'Grid-stripe').length;
  expect(rings()).toBe(5);
  demo.getByRole('slider', { name: 'divisions: 5' }).element().focus();
  await press('End');
  await expect.poll(rings).toBe(10);
  await press('Home');
  await expect.poll(rings).toBe(1);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('switch', { name: 'circular' }).click();
    await expect.poll(kind).toBe('path');
    await demo.getByRole('switch', { name: 'stripes' }).click();
    await expect.poll(stripes).toBe(0);
    await demo.getByRole('switch', { name: 'circular' }).click();
    await expect.poll(kind).toBe('circle');
    await demo.getByRole('switch', { name: 'stripes' }).click();
    await expect.poll(stripes).toBe(1);
  }
});

act('HighlightModes', async (demo) => {
  for (const mode of ['series', 'none', 'axis', 'series'] as const) {
    await demo.getByRole('button', { name: mode }).click();
    await hoverAt(demo, 0, 0.1);
    await expect
      .poll(() => [all(demo, 'AxisHighlight-line').length, opacities(demo)])
      .toEqual([mode === 'axis' ? 1 : 0, mode === 'series' ? ['0.5', '1'] : ['1', '1']]);
  }
});

act('ControlledHighlight', async (demo) => {
  await expect.poll(() => opacities(demo)).toEqual(['1', '0.5', '0.5']);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Bo' }).click();
    await expect.poll(() => opacities(demo)).toEqual(['0.5', '1', '0.5']);
    await demo.getByRole('button', { name: 'Bo' }).click();
    await expect.poll(() => opacities(demo)).toEqual(['1', '1', '1']);
  }
  await hoverAt(demo, 0, 0.1);
  await expect
    .element(demo.getByRole('button', { name: 'Cleo' }))
    .toHaveAttribute('aria-pressed', 'true');
});

act('TooltipModes', async (demo) => {
  const tooltip = demo.getByRole('tooltip');
  for (const [trigger, text] of [
    ['axis', /^CarbohydratesLentils60\.1 gBrown rice76\.2 g$/],
    ['none', undefined],
    ['item', /^Brown riceCarbohydrates76\.2 gProtein7\.5 gFat2\.7 g/],
    ['axis', /^CarbohydratesLentils60\.1 gBrown rice76\.2 g$/],
  ] as const) {
    await demo.getByRole('button', { name: trigger }).click();
    await hoverAt(demo, 0, 0.1);
    if (text) {
      await expect.poll(() => tooltip.element().textContent).toMatch(text);
    } else {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expect.element(tooltip).not.toBeInTheDocument();
    }
  }
});

act('RadarTable', async (demo) => {
  const table = demo.getByRole('table', { name: /Guest ratings of two hotels/ });
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByText('Show the data as a table').click();
    await expect.element(table).toBeVisible();
    await expect.element(table.getByRole('row', { name: 'Food 3.6 4.6' })).toBeVisible();
    await demo.getByText('Show the data as a table').click();
    await expect.element(table).not.toBeInTheDocument();
  }
});

claim('The title and desc props become the <title> and <desc> of the SVG.', async () => {
  const screen = await show(<RadarChart {...SCORES} desc="Old and new" />);
  expect(surface(screen).querySelector('title')?.textContent).toBe('Scores');
  expect(surface(screen).querySelector('desc')?.textContent).toBe('Old and new');
});

claim(
  [
    'In version 8.4, its export has the prefix Unstable_:',
    'From version 8.5, RadarChart is also exported without the prefix.',
    'In version 8.4, RadarDataProvider has the prefix Unstable_ too.',
  ],
  () => {
    expect(radarExports.RadarChart).toBe(RadarChart);
    expect(radarExports.RadarDataProvider).toBe(RadarDataProvider);
  },
);

claim(
  [
    'A chart fills the width of its parent.',
    'Set height, unless the parent is a flex or grid container with a height of its own.',
  ],
  async () => {
    const { radar, series } = SCORES;
    for (const [style, height] of [
      [{ height: 222, display: 'flex' }, 222],
      [{ height: 222, display: 'grid' }, 222],
      [{ height: 222 }, 150],
    ] as const) {
      const screen = await show(
        <div style={{ width: 400, ...style }}>
          <RadarChart hideLegend radar={radar} series={series} />
        </div>,
      );
      await expect.poll(() => surface(screen).getBoundingClientRect().height).toBe(height);
      expect(surface(screen).getBoundingClientRect().width).toBe(400);
      screen.unmount();
    }
  },
);

claim(
  [
    'The value at each index of series[].data belongs to the metric at the same index.',
    'The first metric is at the top, and the others follow clockwise.',
  ],
  async () => {
    const screen = await show(
      <RadarChart {...SCORES} series={[{ label: 'Old', data: [10, 8, 6, 4] }]} />,
    );
    for (const [index, right, up] of [
      [0, 0, 1],
      [1, 0.8, 0],
      [2, 0, -0.6],
      [3, -0.4, 0],
    ] as const) {
      expect(marks(screen)[index]?.right).toBeCloseTo(right);
      expect(marks(screen)[index]?.up).toBeCloseTo(up);
    }
    const names = [...surface(screen).querySelectorAll('text')].map((text) => {
      const { x, y } = circle(screen);
      const right = Number(text.getAttribute('x')) - x;
      const up = y - Number(text.getAttribute('y'));
      const isUpright = Math.abs(up) > Math.abs(right);
      return [text.textContent, isUpright ? Math.sign(up) : 0, isUpright ? 0 : Math.sign(right)];
    });
    expect(names).toEqual([
      ['North', 1, 0],
      ['East', 0, 1],
      ['South', -1, 0],
      ['West', 0, -1],
    ]);
  },
);

claim(
  [
    "A series with more values than metrics crashes the chart: Cannot read properties of undefined (reading 'scale').",
    'With fewer values, the shape closes without the remaining metrics.',
    'Unless these metrics have a max, the shapes of the other series break there.',
    'Two equal names count as one metric, so the chart crashes in the same way.',
  ],
  async () => {
    const message = "Cannot read properties of undefined (reading 'scale')";
    const chart = (metrics: string[], data: number[]) => (
      <RadarChart {...SCORES} radar={{ metrics }} series={[{ data }]} />
    );
    await expect(show(chart(['a', 'b', 'c'], [1, 2, 3, 4]))).rejects.toThrow(message);
    await expect(show(chart(['a', 'b', 'a'], [1, 2, 3]))).rejects.toThrow(message);
    takeConsole();
    const screen = await show(chart(['a', 'b', 'c', 'd'], [1, 2, 3]));
    expect(all(screen, 'SeriesPlot-mark')).toHaveLength(3);
    expect(all(screen, 'SeriesPlot-area')[0]?.getAttribute('d')).toMatch(/^M[^L]*L[^L]*L[^L]*Z$/);
    screen.unmount();
    const metrics = ['a', 'b', 'c', 'd'];
    const series = [{ data: [1, 2, 3] }, { data: [1, 2, 3, 4] }];
    for (const [radar, isBroken] of [
      [{ metrics }, true],
      [{ metrics, max: 5 }, false],
    ] as const) {
      const both = await show(<RadarChart {...SCORES} radar={radar} series={series} />);
      const shape = all(both, 'SeriesPlot-area')[1]?.getAttribute('d') ?? '';
      expect(shape.includes('NaN')).toBe(isBroken);
      takeConsole();
      both.unmount();
    }
  },
);

claim('Later series are rendered on top and receive the pointer first.', async () => {
  const screen = await show(<RadarChart {...SCORES} />);
  const { x, y } = circle(screen);
  const place = surface(screen).getBoundingClientRect();
  expect(document.elementFromPoint(place.x + x + 5, place.y + y - 5)).toBe(
    all(screen, 'SeriesPlot-area')[1],
  );
});

claim(
  [
    'series[].fillArea fills the shape of a series, and series[].hideMark removes its marks.',
    'Both are off by default.',
  ],
  async () => {
    const screen = await show(<RadarChart {...SCORES} />);
    const fills = () => all(screen, 'SeriesPlot-area').map((area) => area.getAttribute('fill'));
    expect(all(screen, 'SeriesPlot-mark')).toHaveLength(8);
    expect(fills()).toEqual(['transparent', 'transparent']);
    const [first = { data: [] }, second = { data: [] }] = SCORES.series;
    await screen.rerender(
      <RadarChart
        {...SCORES}
        series={[{ ...first, color: 'red', fillArea: true, hideMark: true }, second]}
      />,
    );
    expect(fills()).toEqual(['red', 'transparent']);
    expect(all(screen, 'SeriesPlot-mark')).toHaveLength(4);
  },
);

claim(
  [
    'Each metric has its own scale, so metrics can have different units.',
    'To set limits, pass objects instead of strings.',
    'Strings, or objects with name, min and max',
    'metrics[].max | radar.max | The value at the outer edge',
    'max | computed | The max of each metric that has none',
  ],
  async () => {
    const metrics = [
      { name: 'North' },
      { name: 'East', max: 20 },
      { name: 'South', min: 5, max: 15 },
      { name: 'West' },
    ];
    const screen = await show(
      <RadarChart {...SCORES} radar={{ max: 10, metrics }} series={[{ data: [10, 10, 10, 5] }]} />,
    );
    const shares = () =>
      marks(screen).map(({ right, up }) => Math.round(Math.hypot(right, up) * 100) / 100);
    expect(shares()).toEqual([1, 0.5, 0.5, 0.5]);
    await screen.rerender(
      <RadarChart
        {...SCORES}
        radar={{ max: 20, metrics: METRICS }}
        series={[{ data: [10, 10, 10, 5] }]}
      />,
    );
    expect(shares()).toEqual([0.5, 0.5, 0.5, 0.25]);
    await screen.rerender(
      <RadarChart {...SCORES} radar={{ metrics }} series={[{ data: [73, 10, 10, 20] }]} />,
    );
    expect(shares().slice(1, 3)).toEqual([0.5, 0.5]);
    expect(shares()[0]).toBeLessThan(1); // of a computed limit
    expect(shares()[0]).toBeGreaterThan(0.5);
  },
);

claim(
  [
    'Without any max, the limit of a metric is its greatest value, rounded up to a nice number.',
    'A smaller chart rounds to coarser numbers: the same value can get a limit of 80 in a large chart and of 100 in a small one.',
  ],
  async () => {
    for (const [height, limit] of [
      [300, 100],
      [900, 80],
    ] as const) {
      const screen = await show(
        <RadarChart
          {...SCORES}
          height={height}
          radar={{ metrics: METRICS }}
          series={[{ data: [73, 10, 10, 10] }, { data: [20, 10, 10, 10] }]}
        />,
      );
      expect(marks(screen)[0]?.up).toBeCloseTo(73 / limit);
      screen.unmount();
    }
  },
);

claim('If all values of a metric are 0, they are halfway to the edge, so set a max.', async () => {
  for (const [radar, up] of [
    [{ metrics: METRICS }, 0.5],
    [{ metrics: METRICS, max: 10 }, 0],
  ] as const) {
    const screen = await show(
      <RadarChart {...SCORES} radar={radar} series={[{ data: [0, 10, 10, 10] }]} />,
    );
    expect(marks(screen)[0]?.up).toBeCloseTo(up);
    screen.unmount();
  }
});

claim(
  [
    'Without max, two metrics get different scales, even if their unit is the same.',
    'A score of 4 can then be farther from the center than a score of 8.',
  ],
  async () => {
    const series = [{ data: [4, 1, 8, 1] }, { data: [2, 1, 17, 1] }];
    const screen = await show(
      <RadarChart {...SCORES} radar={{ metrics: METRICS }} series={series} />,
    );
    expect(marks(screen)[0]?.up).toBeGreaterThan(-(marks(screen)[2]?.up ?? 0));
  },
);

claim(
  [
    "Values outside the limits aren't clipped.",
    'A value greater than max is placed outside the grid, and a value less than min on the opposite side of the center.',
  ],
  async () => {
    const screen = await show(<RadarChart {...SCORES} series={[{ data: [15, -5, 5, 5] }]} />);
    expect(marks(screen)[0]?.up).toBeCloseTo(1.5);
    expect(marks(screen)[1]?.right).toBeCloseTo(-0.5);
  },
);

claim(
  [
    'To break a long label, return a string with \\n from the labelFormatter, as the demo above does.',
    'The margin of the chart makes room for the labels.',
    'Its default is 50 px to the left and the right, and 30 px above and below.',
  ],
  async () => {
    const screen = await show(<RadarChart {...SCORES} />);
    const lines = ({ stage }: Shown) =>
      [...stage.querySelectorAll('text')].map((text) => text.querySelectorAll('tspan').length);
    expect(lines(screen)).toEqual([1, 1, 1, 1]);
    expect(circle(screen).radius).toBeCloseTo(120);
    await screen.rerender(<RadarChart {...SCORES} margin={100} />);
    await expect.poll(() => circle(screen).radius).toBeCloseTo(50);
    screen.unmount();
    const narrow = await show(<RadarChart {...SCORES} width={260} />);
    expect(circle(narrow).radius).toBeCloseTo(80);
    narrow.unmount();
    const broken = await show(
      <RadarChart
        {...SCORES}
        radar={{ metrics: METRICS, labelFormatter: (name) => `${name}\nto 10` }}
      />,
    );
    await expect.poll(() => lines(broken)).toEqual([2, 2, 2, 2]);
  },
);

claim(
  [
    'The grid divides each scale into equal parts.',
    'divisions | 5 | The number of rings',
    "shape | 'sharp' | 'sharp' for polygons, 'circular' for circles",
  ],
  async () => {
    const screen = await show(<RadarChart {...SCORES} />);
    const rings = () => all(screen, 'Grid-divider');
    const shares = () => {
      const sizes = rings().map((ring) => ring.getBoundingClientRect().height);
      return sizes.map((size) => Math.round((size / Math.max(...sizes)) * 100));
    };
    expect(shares()).toEqual([20, 40, 60, 80, 100]);
    expect(rings().every(({ tagName }) => tagName === 'path')).toBe(true);
    const sharp = rings().map((ring) => ring.getAttribute('d'));
    await screen.rerender(<RadarChart {...SCORES} shape="sharp" divisions={5} />);
    expect(rings().map((ring) => ring.getAttribute('d'))).toEqual(sharp);
    await screen.rerender(<RadarChart {...SCORES} shape="circular" divisions={4} />);
    expect(shares()).toEqual([25, 50, 75, 100]);
    expect(rings().every(({ tagName }) => tagName === 'circle')).toBe(true);
  },
);

claim(
  'stripeColor | every second ring | (index) => string, counted from the center, or null for no stripes',
  async () => {
    const stripeColor = vi.fn((index: number) => (index === 0 ? 'red' : 'none'));
    const screen = await show(<RadarChart {...SCORES} stripeColor={stripeColor} />);
    const stripes = () => all(screen, 'Grid-stripe');
    const smallest = stripes().toSorted(
      (a, b) => a.getBoundingClientRect().width - b.getBoundingClientRect().width,
    )[0];
    expect(smallest?.getAttribute('fill')).toBe('red');
    await screen.rerender(<RadarChart {...SCORES} />);
    expect(stripes().map((stripe) => stripe.getAttribute('fill') === 'none')).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
    await screen.rerender(<RadarChart {...SCORES} stripeColor={null} />);
    expect(stripes()).toEqual([]);
  },
);

claim('Stripes have an opacity of 0.1.', async () => {
  for (const shape of ['sharp', 'circular'] as const) {
    const screen = await show(<RadarChart {...SCORES} shape={shape} />);
    expect(all(screen, 'Grid-stripe').map((stripe) => stripe.getAttribute('fill-opacity'))).toEqual(
      Array.from({ length: 5 }, () => '0.1'),
    );
    screen.unmount();
  }
});

claim(
  [
    "'axis' is the default.",
    'A line marks the metric that is nearest to the pointer, and a dot marks the value of each series.',
    'This highlight works anywhere in the circle.',
  ],
  async () => {
    const screen = await show(<RadarChart {...SCORES} />);
    const line = () => all(screen, 'AxisHighlight-line');
    const dots = () =>
      all(screen, 'AxisHighlight-dot').map((dot) => Math.round(Number(dot.getAttribute('cy'))));
    const { x, y, radius } = circle(screen);
    await hoverAt(screen, 0.1, 0.9);
    await expect.poll(line).toHaveLength(1);
    expect(dots()).toEqual([Math.round(y - radius), Math.round(y - radius / 2)]);
    await hoverAt(screen, 0.68, 0.66); // outside of each shape, nearer to the east
    await expect.poll(dots).toEqual([Math.round(y), Math.round(y)]);
    expect(Number(all(screen, 'AxisHighlight-dot')[0]?.getAttribute('cx'))).toBeCloseTo(x + radius);
    await hoverAt(screen, 0.85, 0.85);
    await expect.poll(line).toHaveLength(0);
  },
);

claim(
  [
    "With 'series', hovering a shape highlights it and fades the others.",
    'highlightedItem is { seriesId } or null.',
    'Hovering a shape calls onHighlightChange with its { seriesId }, and leaving it calls the function with null.',
    'Hovering a shape highlights it even if highlightedItem stays the same, and leaving the shape removes the highlight.',
    'A shape receives the pointer in its whole area, even without fillArea.',
  ],
  async () => {
    const screen = await show(<RadarChart {...SCORES} highlight="series" />);
    await hoverAt(screen, 0.1, 0.6);
    await expect.poll(() => opacities(screen)).toEqual(['1', '0.5']);
    await hoverAt(screen, 0.1, 0.1);
    await expect.poll(() => opacities(screen)).toEqual(['0.5', '1']);
    screen.unmount();
    const onHighlightChange = vi.fn();
    const controlled = await show(
      <RadarChart
        {...SCORES}
        highlight="series"
        highlightedItem={{ seriesId: 'new' }}
        onHighlightChange={onHighlightChange}
      />,
    );
    expect(opacities(controlled)).toEqual(['0.5', '1']);
    await hoverAt(controlled, 0.1, 0.6);
    await expect.poll(() => onHighlightChange.mock.lastCall).toEqual([{ seriesId: 'old' }]);
    await expect.poll(() => opacities(controlled)).toEqual(['1', '0.5']);
    await hoverAt(controlled, 0.9, 0.9);
    await expect.poll(() => onHighlightChange.mock.lastCall).toEqual([null]);
    await expect.poll(() => opacities(controlled)).toEqual(['1', '1']);
    for (const [highlightedItem, found] of [
      [{ seriesId: 'old' }, ['1', '0.5']],
      [null, ['1', '1']],
    ] as const) {
      await controlled.rerender(
        <RadarChart {...SCORES} highlight="series" highlightedItem={highlightedItem} />,
      );
      await expect.poll(() => opacities(controlled)).toEqual(found);
    }
  },
);

claim(["'none' removes the line and the fading.", "The tooltip isn't affected."], async () => {
  const screen = await show(<RadarChart {...SCORES} highlight="none" />);
  await hoverAt(screen, 0, 0.3);
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('NorthOld10New5');
  expect(all(screen, 'AxisHighlight-line')).toEqual([]);
  expect(opacities(screen)).toEqual(['1', '1']);
});

claim(
  "The highlightScope of a series overrides the one that highlight sets, even with 'none' and 'axis'.",
  async () => {
    const scope = { highlight: 'series', fade: 'none' } as const;
    for (const highlight of ['series', 'none', 'axis'] as const) {
      const screen = await show(
        <RadarChart
          {...SCORES}
          highlight={highlight}
          series={SCORES.series.map((each) => ({ ...each, highlightScope: scope }))}
        />,
      );
      await hoverAt(screen, 0.1, 0.1);
      await expect
        .poll(() => all(screen, 'SeriesPlot-area').map((area) => area.getAttribute('stroke-width')))
        .toEqual(['1', '2']);
      expect(opacities(screen)).toEqual(['1', '1']);
      screen.unmount();
    }
  },
);

claim('The highlight prop and the trigger are independent.', async () => {
  const screen = await show(
    <RadarChart {...SCORES} highlight="axis" slotProps={{ tooltip: { trigger: 'item' } }} />,
  );
  await hoverAt(screen, 0, 0.3);
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('NewNorth5East5');
  expect(all(screen, 'AxisHighlight-line')).toHaveLength(1);
});

claim(
  [
    "'axis', the default | All series at the metric that is nearest to the pointer",
    "'item' | All metrics of the series under the pointer",
    "'none' | No tooltip",
  ],
  async () => {
    for (const [trigger, text] of [
      [undefined, 'NorthOld10New5'],
      ['axis', 'NorthOld10New5'],
      ['item', 'NewNorth5East5South5West5'],
    ] as const) {
      const screen = await show(
        <RadarChart {...SCORES} {...(trigger && { slotProps: { tooltip: { trigger } } })} />,
      );
      await hoverAt(screen, 0.05, 0.3);
      await expect.element(screen.getByRole('tooltip')).toHaveTextContent(text);
      screen.unmount();
    }
    const screen = await show(
      <RadarChart {...SCORES} slotProps={{ tooltip: { trigger: 'none' } }} />,
    );
    await hoverAt(screen, 0.05, 0.3);
    await expect.poll(() => all(screen, 'AxisHighlight-line')).toHaveLength(1);
    expect(screen.getByRole('tooltip').query()).toBeNull();
  },
);

claim(
  ['The legend lists each series with a label, above the chart.', 'Set hideLegend to remove it.'],
  async () => {
    const series = [...SCORES.series, { data: [1, 2, 3, 4] }];
    const screen = await show(<RadarChart {...SCORES} series={series} hideLegend={false} />);
    expect(legend(screen)).toEqual(['Old', 'New']);
    const list = element(screen.stage.querySelector('.MuiChartsLegend-root'));
    expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      surface(screen).getBoundingClientRect().top,
    );
    await screen.rerender(<RadarChart {...SCORES} series={series} hideLegend />);
    await expect.poll(() => legend(screen)).toEqual([]);
  },
);

claim(
  [
    "slotProps.legend.position has no effect, and a legend with direction: 'vertical' stays above the chart.",
    "Set the direction of the flex container instead: sx={{ flexDirection: 'column-reverse' }} for a legend below the chart, 'row-reverse' for one to the right.",
  ],
  async () => {
    const legend = ({ stage }: Shown) =>
      element(stage.querySelector('.MuiChartsLegend-root')).getBoundingClientRect();
    for (const [props, side] of [
      [{ slotProps: { legend: { position: { vertical: 'bottom' } } } }, 'top'],
      [
        { slotProps: { legend: { direction: 'vertical', position: { horizontal: 'end' } } } },
        'top',
      ],
      [{ sx: { flexDirection: 'column-reverse' } }, 'bottom'],
      [{ sx: { flexDirection: 'row-reverse' } }, 'right'],
    ] as const) {
      const screen = await show(<RadarChart {...SCORES} {...props} hideLegend={false} />);
      const chart = surface(screen).getBoundingClientRect();
      const place = legend(screen);
      expect(
        {
          top: place.bottom <= chart.top,
          bottom: place.top >= chart.bottom,
          right: place.left >= chart.right,
        }[side],
      ).toBe(true);
      screen.unmount();
    }
  },
);

claim('It returns the same value as useItemTooltip, typed as a radar item.', async () => {
  const seen: unknown[] = [];
  const Tooltip = () => {
    const item = useRadarItemTooltip();
    const other: unknown = useItemTooltip();
    seen.push({ item, other });
    return null;
  };
  const screen = await show(<RadarChart {...SCORES} slots={{ tooltip: Tooltip }} />);
  await hoverAt(screen, 0.1, 0.6);
  const item = expect.objectContaining({
    label: 'Old',
    values: expect.arrayContaining([expect.objectContaining({ label: 'East', value: 10 })]),
  });
  await expect.poll(() => seen.at(-1)).toEqual({ item, other: item });
});

claim('This tooltip names the best metric of a series:', async () => {
  const BestMetric = () => {
    const item = useRadarItemTooltip();
    const best = item?.values.toSorted((a, b) => Number(b.value) - Number(a.value))[0];

    return (
      <ChartsTooltipContainer trigger="item">
        {item && best && `${item.label} is best at ${best.label}: ${best.formattedValue}`}
      </ChartsTooltipContainer>
    );
  };
  const screen = await show(
    <RadarChart
      {...SCORES}
      highlight="series"
      slots={{ tooltip: BestMetric }}
      series={[{ label: 'Seaview', data: [4.1, 3.6, 4.7, 2] }]}
    />,
  );
  await hoverAt(screen, 0.1, 0.1);
  await expect
    .element(screen.getByRole('tooltip'))
    .toHaveTextContent('Seaview is best at South: 4.7');
});

claim(
  [
    'startAngle | 0 | The angle of the first metric, in degrees clockwise from the top',
    "(name, { location }) => string, where location is 'tick' or 'tooltip'",
    'labelGap | 10 | The distance of the labels from the chart, in pixels',
    'metrics[].min | 0 | The value at the center',
  ],
  async () => {
    const labelFormatter = vi.fn((name: string) => name);
    const chart = (labelGap?: number) => (
      <RadarChart
        {...SCORES}
        radar={{ max: 10, metrics: METRICS, startAngle: 90, labelGap, labelFormatter }}
        series={[{ label: 'Old', data: [5, 0, 0, 0] }]}
      />
    );
    const screen = await show(chart());
    const gap = () => {
      const { right } = element(all(screen, 'Grid-divider').at(-1)).getBoundingClientRect();
      const texts = [...screen.stage.querySelectorAll('text')];
      const label = element(texts.find(({ textContent }) => textContent === 'North'));
      return label.getBoundingClientRect().left - right;
    };
    const [first, center] = all(screen, 'SeriesPlot-mark').map((mark) => ({
      x: Number(mark.getAttribute('cx')),
      y: Number(mark.getAttribute('cy')),
    }));
    const grid = element(all(screen, 'Grid-divider').at(-1)).getBoundingClientRect();
    expect((first?.x ?? 0) - (center?.x ?? 0)).toBeCloseTo(grid.width / 4);
    expect(first?.y).toBeCloseTo(center?.y ?? 0);
    expect(gap()).toBeCloseTo(10, 0);
    await hover(surface(screen), { x: first?.x ?? 0, y: (first?.y ?? 0) + 2 });
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('NorthOld5');
    expect(new Set(labelFormatter.mock.calls)).toContainEqual(['North', { location: 'tick' }]);
    expect(new Set(labelFormatter.mock.calls)).toContainEqual(['North', { location: 'tooltip' }]);
    await screen.rerender(chart(30));
    expect(gap()).toBeCloseTo(30, 0);
  },
);

claim(
  "The chart has no click handler (issue 18750), and its shapes can't receive focus.",
  async () => {
    const screen = await show(<RadarChart {...SCORES} />);
    await press('Tab');
    expect(screen.stage.contains(document.activeElement)).toBe(false);
    expect(screen.stage.querySelector('svg [tabindex]')).toBeNull();
    await click(surface(screen), { at: { x: 40, y: 40 } });
    expect(takeConsole()).toEqual([]);
  },
);

claim(
  [
    'RadarSeriesArea renders all shapes and RadarSeriesMarks all marks, so the marks of each series are in front of all shapes.',
    'RadarSeriesPlot renders series by series: a later series covers the marks of an earlier one.',
    'All three take a seriesId to render one series.',
    'RadarSeriesArea and RadarSeriesMarks also take SVG attributes.',
  ],
  async () => {
    const { radar, series } = SCORES;
    const order = async (parts: ReactNode) => {
      const screen = await show(
        <RadarDataProvider height={300} radar={radar} series={[...series]}>
          <ChartsSurface>{parts}</ChartsSurface>
        </RadarDataProvider>,
      );
      const names = [
        ...screen.stage.querySelectorAll('.MuiRadarSeriesPlot-area, .MuiRadarSeriesPlot-mark'),
      ].map(({ tagName }) => tagName[0]);
      screen.unmount();
      return names.join('');
    };
    const marksOfOne = 'c'.repeat(4);
    expect(
      await order(
        <>
          <RadarSeriesArea />
          <RadarSeriesMarks />
        </>,
      ),
    ).toBe(`pp${marksOfOne}${marksOfOne}`);
    expect(await order(<RadarSeriesPlot />)).toBe(`p${marksOfOne}p${marksOfOne}`);
    expect(await order(<RadarSeriesPlot seriesId="new" />)).toBe(`p${marksOfOne}`);
    expect(await order(<RadarSeriesArea seriesId="new" />)).toBe('p');
    expect(await order(<RadarSeriesMarks seriesId="new" />)).toBe(marksOfOne);
    const styled = await show(
      <RadarDataProvider height={300} radar={radar} series={[...series]}>
        <ChartsSurface>
          <RadarSeriesArea strokeDasharray="5 4" />
          <RadarSeriesMarks opacity={0.7} />
        </ChartsSurface>
      </RadarDataProvider>,
    );
    expect(all(styled, 'SeriesPlot-area')[0]?.getAttribute('stroke-dasharray')).toBe('5 4');
    expect(all(styled, 'SeriesPlot-mark')[0]?.getAttribute('opacity')).toBe('0.7');
  },
);

claim(
  "Set highlight on RadarDataProvider, and leave out RadarAxisHighlight unless highlight is 'axis'.",
  async () => {
    const { radar, series } = SCORES;
    for (const [highlight, found] of [
      ['series', ['1', '0.5']],
      ['axis', ['1', '1']],
    ] as const) {
      const screen = await show(
        <RadarDataProvider height={300} radar={radar} series={[...series]} highlight={highlight}>
          <ChartsSurface>
            <RadarGrid />
            <RadarSeriesArea />
            <RadarAxisHighlight />
          </ChartsSurface>
        </RadarDataProvider>,
      );
      await hoverAt(screen, 0.1, 0.6);
      await expect.poll(() => opacities(screen)).toEqual(found);
      await expect.poll(() => all(screen, 'AxisHighlight-line')).toHaveLength(1); // with each of them
      screen.unmount();
    }
  },
);

claim(
  [
    'RadarChart renders these components:',
    'The parts have these class names: MuiRadarSeriesPlot-area, MuiRadarSeriesPlot-mark, MuiRadarGrid-radial, MuiRadarGrid-divider, MuiRadarGrid-stripe, MuiRadarAxisHighlight-line and MuiRadarAxisHighlight-dot.',
  ],
  async () => {
    const child = <circle data-testid="child" r={3} />;
    const screen = await show(
      <RadarChart {...SCORES} hideLegend={false}>
        {child}
      </RadarChart>,
    );
    await hoverAt(screen, 0.05, 0.3);
    await expect.poll(() => all(screen, 'AxisHighlight-dot')).toHaveLength(2);
    const svg = surface(screen);
    const parts = [
      '.MuiRadarGrid-stripe',
      '.MuiRadarGrid-radial',
      '.MuiRadarGrid-divider',
      'text',
      '.MuiRadarSeriesPlot-area',
      '.MuiRadarAxisHighlight-line',
      '.MuiRadarSeriesPlot-mark',
      '[data-testid="child"]',
    ];
    const places = parts.map((part) =>
      [...svg.querySelectorAll('*')].findIndex((each) => each.matches(part)),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const list = element(screen.stage.querySelector('.MuiChartsLegend-root'));
    expect(list.compareDocumentPosition(svg)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('tooltip').element().closest('svg')).toBeNull();
    await screen.rerender(
      <RadarChart {...SCORES} loading>
        {child}
      </RadarChart>,
    );
    const overlay = [...surface(screen).querySelectorAll('text')].at(-1);
    expect(overlay?.textContent).toMatch(/^Loading/);
    const last = element(all(screen, 'SeriesPlot-mark').at(-1));
    expect(overlay?.compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(overlay?.compareDocumentPosition(screen.getByTestId('child').element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
);

claim("Shapes aren't animated, so skipAnimation has no effect.", async () => {
  const other = [{ id: 'old', data: [2, 3, 4, 5] }];
  for (const skipAnimation of [false, true]) {
    const screen = await show(<RadarChart {...SCORES} skipAnimation={skipAnimation} />);
    const path = () => all(screen, 'SeriesPlot-area')[0]?.getAttribute('d');
    const before = path();
    await screen.rerender(<RadarChart {...SCORES} skipAnimation={skipAnimation} series={other} />);
    const after = path();
    expect(after).not.toBe(before);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(path()).toBe(after);
    screen.unmount();
  }
});
