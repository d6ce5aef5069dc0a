import type { ComponentProps, SVGProps } from 'react';
import { ChartContainerPro } from '@mui/x-charts-pro/ChartContainerPro';
import { Heatmap, HeatmapPlot, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import * as heatmapExports from '@mui/x-charts-pro/Heatmap';
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
import { ticks } from '#test/proofs/charts.tsx';

type Shown = Pick<Screen, 'stage'>;
type Cell = readonly [number, number, number];

const DATA: Cell[] = [
  [0, 0, 0],
  [1, 0, 50],
  [2, 0, 100],
  [0, 1, 20],
  [1, 1, 80],
];
const GRID: ComponentProps<typeof Heatmap> = {
  height: 240,
  xAxis: [{ data: ['a', 'b', 'c'] }],
  yAxis: [{ data: ['Y', 'Z'] }],
  series: [{ id: 'main', label: 'Value', data: DATA }],
};

function cells({ stage }: Shown): Element[] {
  return [...stage.querySelectorAll('.MuiHeatmap-cell')];
}

function box(screen: Shown, index: number): DOMRect {
  return cells(screen)[index]?.getBoundingClientRect() ?? new DOMRect();
}

function styles(screen: Shown, name: 'fill' | 'filter' | 'opacity'): string[] {
  return cells(screen).map((cell) => getComputedStyle(cell)[name]);
}

function element(found: Element | null | undefined): Element {
  if (!found) {
    throw new Error('There is no such element.');
  }
  return found;
}

act('TemperatureAnomalies', async (demo) => {
  const count = () => new Set(styles(demo, 'fill')).size;
  expect(count()).toBeGreaterThan(20);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'piecewise' }).click();
    await expect.poll(count).toBe(5);
    await demo.getByRole('button', { name: 'continuous' }).click();
    await expect.poll(count).toBeGreaterThan(20);
  }
  await hover(element(cells(demo)[0]));
  await expect
    .element(demo.getByRole('tooltip'))
    .toHaveTextContent('J2021Deviation from the mean+0.3 °C');
});

act('HighlightScopes', async (demo) => {
  const faded = () => cells(demo).filter((cell) => cell.matches('.Charts-faded')).length;
  const highlighted = () =>
    cells(demo).filter((cell) => cell.matches('.Charts-highlighted')).length;
  for (let turn = 0; turn < 2; turn += 1) {
    await hover(element(cells(demo)[8]));
    await expect.poll(() => [highlighted(), faded()]).toEqual([1, 23]);
    await demo.getByRole('switch', { name: 'Fade the other cells' }).click();
    await hover(element(cells(demo)[8]));
    await expect.poll(() => [highlighted(), faded()]).toEqual([1, 0]);
    await demo.getByRole('switch', { name: 'Fade the other cells' }).click();
  }
});

act('ClickCells', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('Click a cell, or press Tab and Enter.');
  for (let turn = 0; turn < 2; turn += 1) {
    await click(element(cells(demo)[7]));
    await expect.element(status).toHaveTextContent('Elm, Wed: 6 of 9 hours');
    await click(element(cells(demo)[0]));
    await expect.element(status).toHaveTextContent('Oak, Mon: 6 of 9 hours');
  }
  await press('Tab', 'Enter');
  await expect.element(status).toHaveTextContent('Oak, Tue: 7 of 9 hours');
  await press('Shift+Tab', 'Space');
  await expect.element(status).toHaveTextContent('Oak, Mon: 6 of 9 hours');
  await hover(element(cells(demo)[7]));
  await expect.element(demo.getByRole('tooltip')).toHaveTextContent('WedElmHours6');
});

act('HeatmapTable', async (demo) => {
  const table = demo.getByRole('table', { name: 'Defects per 1,000 units' });
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByText('Show the data as a table').click();
    await expect.element(table).toBeVisible();
    await expect.element(table.getByRole('row', { name: 'Porto 1.8 2.2 5.6 2' })).toBeVisible();
    await demo.getByText('Show the data as a table').click();
    await expect.element(table).not.toBeInTheDocument();
  }
});

claim(
  [
    'Heatmap accepts title, desc, id and className, but ignores them.',
    'Children are rendered inside the SVG.',
  ],
  async () => {
    const screen = await show(
      <Heatmap {...GRID} title="Ignored" desc="Ignored too" id="ignored" className="ignored">
        <title>Values of two rows</title>
      </Heatmap>,
    );
    const svg = element(element(cells(screen)[0]).closest('svg'));
    expect([...svg.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual([
      'Values of two rows',
    ]);
    expect(svg.querySelector('title')?.parentElement).toBe(svg);
    expect(svg.querySelector('desc')).toBeNull();
    expect(screen.stage.querySelector('#ignored, .ignored')).toBeNull();
  },
);

claim(
  [
    "The order of the cells doesn't matter.",
    'A pair without a cell, such as an hour when the library is closed, is empty and has no tooltip.',
  ],
  async () => {
    const places = async (data: Cell[]) => {
      const screen = await show(<Heatmap {...GRID} series={[{ data }]} />);
      const found = data
        .map(([x, y, value], index) => {
          const { left, top } = box(screen, index);
          return [value, x, y, Math.round(left), Math.round(top)].join(' ');
        })
        .toSorted();
      screen.unmount();
      return found;
    };
    expect(await places(DATA.toReversed())).toEqual(await places(DATA));
    const screen = await show(<Heatmap {...GRID} />);
    expect(cells(screen)).toHaveLength(5);
    await hover(element(cells(screen)[4]));
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('bZValue80');
    const svg = element(element(cells(screen)[0]).closest('svg'));
    const { left, top } = svg.getBoundingClientRect();
    await hover(svg, { x: box(screen, 2).left - left + 10, y: box(screen, 4).top - top + 10 });
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  },
);

claim('A heatmap displays its first series only.', async () => {
  const screen = await show(
    <Heatmap {...GRID} series={[{ data: DATA.slice(0, 2) }, { data: DATA.slice(2) }]} />,
  );
  expect(cells(screen)).toHaveLength(2);
});

claim(
  [
    "'piecewise' | thresholds, colors (one more than thresholds) | The interval that contains the value. A threshold belongs to the interval above it",
    "The colors prop doesn't apply to cells.",
  ],
  async () => {
    const screen = await show(
      <Heatmap
        {...GRID}
        colors={['#123456']}
        zAxis={[
          {
            colorMap: { type: 'piecewise', thresholds: [50, 90], colors: ['red', 'lime', 'blue'] },
          },
        ]}
      />,
    );
    expect(styles(screen, 'fill')).toEqual([
      'rgb(255, 0, 0)',
      'rgb(0, 255, 0)',
      'rgb(0, 0, 255)',
      'rgb(255, 0, 0)',
      'rgb(0, 255, 0)',
    ]);
  },
);

claim(
  "'ordinal' | values, colors, unknownColor (for all other values) | The index of the value in values",
  async () => {
    const screen = await show(
      <Heatmap
        {...GRID}
        zAxis={[
          {
            colorMap: {
              type: 'ordinal',
              values: [50, 100],
              colors: ['red', 'lime'],
              unknownColor: 'blue',
            },
          },
        ]}
      />,
    );
    expect(styles(screen, 'fill')).toEqual([
      'rgb(0, 0, 255)',
      'rgb(255, 0, 0)',
      'rgb(0, 255, 0)',
      'rgb(0, 0, 255)',
      'rgb(0, 0, 255)',
    ]);
  },
);

claim(
  'Other continuous color maps have no such limit: beyond min and max, two colors are extrapolated, and a function receives a number below 0 or above 1.',
  async () => {
    const data = [-50, 0, 150].map((value, x) => [x, 0, value] as const);
    const mapped = (color: [string, string] | ((share: number) => string)) =>
      show(
        <Heatmap
          {...GRID}
          series={[{ data }]}
          zAxis={[{ colorMap: { type: 'continuous', min: 0, max: 100, color } }]}
        />,
      );
    const extrapolated = await mapped(['#646464', '#969696']);
    expect(styles(extrapolated, 'fill')).toEqual([
      'rgb(75, 75, 75)',
      'rgb(100, 100, 100)',
      'rgb(175, 175, 175)',
    ]);
    extrapolated.unmount();
    const shares = new Set<number>();
    await mapped((share) => {
      shares.add(share);
      return 'red';
    });
    expect([...shares]).toEqual(expect.arrayContaining([-0.5, 0, 1.5]));
  },
);

claim(
  'width (y-axis), height (x-axis) | The space for labels, 45 and 25 by default, 20 more with a label',
  async () => {
    for (const [label, width, height] of [
      [undefined, 45, 25],
      ['Name', 65, 45],
    ] as const) {
      const screen = await show(
        <Heatmap
          {...GRID}
          margin={0}
          xAxis={[{ data: ['a', 'b', 'c'], label }]}
          yAxis={[{ data: ['Y', 'Z'], label }]}
        />,
      );
      const svg = element(element(cells(screen)[0]).closest('svg')).getBoundingClientRect();
      expect(Math.round(box(screen, 0).left - svg.left)).toBe(width);
      expect(Math.round(svg.bottom - box(screen, 3).bottom)).toBe(height);
      screen.unmount();
    }
  },
);

claim(
  [
    'Without a zAxis, the colors range from light green at 0 to dark blue at 100.',
    'All values of 100 or more have the same color.',
  ],
  async () => {
    const data = [0, 100, 250].map((value, x) => [x, 0, value] as const);
    const screen = await show(<Heatmap {...GRID} series={[{ data }]} />);
    expect(styles(screen, 'fill')).toEqual([
      'rgb(247, 252, 240)',
      'rgb(8, 64, 129)',
      'rgb(8, 64, 129)',
    ]);
  },
);

claim('Hovering highlights a cell if the series has a highlightScope.', async () => {
  const screen = await show(<Heatmap {...GRID} />);
  await hover(element(cells(screen)[1]));
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  expect(screen.stage.querySelector(`.${heatmapClasses.highlighted}`)).toBeNull();
});

claim(
  [
    'The saturation changes to 120% for the highlighted cell and to 80% for faded cells.',
    'highlightedItem and onHighlightChange control the highlight with { seriesId, dataIndex }, where dataIndex is the index of the cell in the data.',
  ],
  async () => {
    const onHighlightChange = vi.fn();
    const screen = await show(
      <Heatmap
        {...GRID}
        highlightedItem={{ seriesId: 'main', dataIndex: 3 }}
        onHighlightChange={onHighlightChange}
        series={[{ id: 'main', data: DATA, highlightScope: { highlight: 'item', fade: 'global' } }]}
      />,
    );
    const faded = 'saturate(0.8)';
    expect(styles(screen, 'filter')).toEqual([faded, faded, faded, 'saturate(1.2)', faded]);
    expect(cells(screen)[3]?.matches(`.${heatmapClasses.highlighted}`)).toBe(true);
    expect(screen.stage.querySelectorAll(`.${heatmapClasses.faded}`)).toHaveLength(4);
    await hover(element(cells(screen)[1]));
    await expect
      .poll(() => onHighlightChange.mock.lastCall)
      .toEqual([{ seriesId: 'main', dataIndex: 1 }]);
  },
);

claim(
  [
    'Both axes are band axes without gaps.',
    'The first category of the y-axis is at the top.',
    'Without data, the categories are numbered from 0.',
  ],
  async () => {
    const screen = await show(<Heatmap {...GRID} />);
    expect(box(screen, 0).right).toBeCloseTo(box(screen, 1).left, 0);
    expect(box(screen, 0).bottom).toBeCloseTo(box(screen, 3).top, 0);
    expect(ticks(screen, 'Y')).toEqual(['Y', 'Z']);
    screen.unmount();
    const bare = await show(<Heatmap {...GRID} xAxis={[]} yAxis={[{}]} />);
    expect(ticks(bare, 'X')).toEqual(['0', '1', '2']);
    expect(ticks(bare, 'Y')).toEqual(['0', '1']);
  },
);

claim(
  'categoryGapRatio | A gap between cells, as a fraction of the space of a category. 0 by default',
  async () => {
    const screen = await show(
      <Heatmap {...GRID} xAxis={[{ data: ['a', 'b', 'c'], categoryGapRatio: 0.2 }]} />,
    );
    const space = box(screen, 1).left - box(screen, 0).left;
    expect(box(screen, 0).width / space).toBeCloseTo(0.8);
  },
);

claim(
  [
    'The tooltip shows the two categories, the label of the series and the value.',
    'series[].valueFormatter receives the whole cell, [xIndex, yIndex, value], and { dataIndex }.',
  ],
  async () => {
    const valueFormatter = vi.fn(([, , value]: Cell) => `${value} °C`);
    const screen = await show(
      <Heatmap {...GRID} series={[{ label: 'Temperature', data: DATA, valueFormatter }]} />,
    );
    await hover(element(cells(screen)[3]));
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('aZTemperature20 °C');
    expect(valueFormatter).toHaveBeenCalledWith([0, 1, 20], { dataIndex: 3 });
  },
);

claim("slotProps.tooltip.trigger is 'item' or 'none'.", async () => {
  const screen = await show(<Heatmap {...GRID} slotProps={{ tooltip: { trigger: 'none' } }} />);
  await hover(element(cells(screen)[3]));
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
});

claim('hideLegend={false} displays it.', async () => {
  const screen = await show(<Heatmap {...GRID} />);
  const legend = () => screen.stage.querySelector('.MuiContinuousColorLegend-root');
  expect(legend()).toBeNull();
  await screen.rerender(<Heatmap {...GRID} hideLegend={false} />);
  expect(legend()?.textContent).toBe('0100');
});

claim(
  [
    'The slot receives x, y, width, height, className, the pointer handlers, and an ownerState with value, color, dataIndex, seriesId, isHighlighted and isFaded.',
    "Without them, highlighting and the tooltip don't work.",
  ],
  async () => {
    const seen: unknown[] = [];
    const Bare = ({
      ownerState,
      ...other
    }: SVGProps<SVGRectElement> & { ownerState: { color: string } }) => {
      seen.push({ ...other, ownerState });
      const { x, y, width, height, className } = other;
      return <rect {...{ x, y, width, height, className }} fill={ownerState.color} />;
    };
    const screen = await show(
      <Heatmap
        {...GRID}
        series={[{ id: 'main', data: DATA, highlightScope: { highlight: 'item', fade: 'global' } }]}
        slots={{ cell: Bare }}
      />,
    );
    expect(seen).toContainEqual(
      expect.objectContaining({
        x: expect.any(Number),
        y: expect.any(Number),
        width: expect.any(Number),
        height: expect.any(Number),
        className: expect.stringContaining('MuiHeatmap-cell'),
        onPointerEnter: expect.any(Function),
        onPointerLeave: expect.any(Function),
        ownerState: {
          value: 80,
          color: expect.any(String),
          dataIndex: 4,
          seriesId: 'main',
          isHighlighted: false,
          isFaded: false,
        },
      }),
    );
    await hover(element(cells(screen)[1]));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
    expect(screen.stage.querySelector(`.${heatmapClasses.highlighted}`)).toBeNull();
  },
);

claim(
  'For a click on a cell, onAxisClick receives the category of the x-axis only: { dataIndex, axisValue, seriesValues }, where seriesValues is empty. For a click on the labels of the y-axis, it receives the category of the y-axis.',
  async () => {
    const onAxisClick = vi.fn();
    const screen = await show(<Heatmap {...GRID} onAxisClick={onAxisClick} />);
    await click(element(cells(screen)[4]));
    expect(onAxisClick).toHaveBeenCalledOnce();
    expect(onAxisClick.mock.calls[0]?.[1]).toEqual({
      dataIndex: 1,
      axisValue: 'b',
      seriesValues: {},
    });
    await click(element(screen.stage.querySelector('svg')), { at: { x: 40, y: 60 } });
    expect(onAxisClick.mock.calls[1]?.[1]).toEqual({
      dataIndex: 0,
      axisValue: 'Y',
      seriesValues: {},
    });
  },
);

claim(
  "Heatmap can't be composed from its parts: HeatmapPlot needs the configuration of the series type, which isn't exported.",
  async () => {
    expect(Object.keys(heatmapExports).filter((name) => /config/i.test(name))).toEqual([]);
    await expect(
      show(
        <ChartContainerPro
          height={240}
          series={[{ type: 'heatmap', data: DATA }]}
          xAxis={[{ scaleType: 'band', data: ['a', 'b', 'c'] }]}
          yAxis={[{ scaleType: 'band', data: ['Y', 'Z'] }]}
        >
          <HeatmapPlot />
        </ChartContainerPro>,
      ),
    ).rejects.toThrow("Cannot read properties of undefined (reading 'getSeriesWithDefaultValues')");
    takeConsole();
  },
);

claim(
  [
    'valueFormatter | The text of a category, on the axis and in the tooltip',
    'label | The title of the axis',
  ],
  async () => {
    const screen = await show(
      <Heatmap
        {...GRID}
        xAxis={[
          {
            data: ['a', 'b', 'c'],
            label: 'Letters',
            valueFormatter: (category: string) => `(${category})`,
          },
        ]}
      />,
    );
    expect(ticks(screen, 'X')).toEqual(['(a)', '(b)', '(c)']);
    await expect.element(screen.getByText('Letters')).toBeVisible();
    await hover(element(cells(screen)[3]));
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('(a)ZValue20');
  },
);

claim(
  "'continuous' | min (0), max (100), color (two colors or a function of 0 to 1) | The position of the value between min and max",
  async () => {
    const colored = async (range: object) => {
      const color = ['#000000', '#646464'] as const;
      const colorMap = { type: 'continuous', color, ...range } as const;
      const screen = await show(<Heatmap {...GRID} zAxis={[{ colorMap }]} />);
      const found = styles(screen, 'fill');
      screen.unmount();
      return found.slice(0, 3);
    };
    expect(await colored({})).toEqual(['rgb(0, 0, 0)', 'rgb(50, 50, 50)', 'rgb(100, 100, 100)']);
    expect((await colored({ min: 0, max: 200 }))[2]).toBe('rgb(50, 50, 50)');
  },
);

claim('A heatmap has no labels of its own, so use this slot to display values, too.', async () => {
  const screen = await show(<Heatmap {...GRID} />);
  const texts = [...screen.stage.querySelectorAll('svg text')].map(
    ({ textContent }) => textContent,
  );
  expect(texts.toSorted()).toEqual(['Y', 'Z', 'a', 'b', 'c']);
});
