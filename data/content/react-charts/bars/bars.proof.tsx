import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
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
import { legend, surface, ticks } from '#test/proofs/charts.tsx';

const QUARTERS = ['Winter', 'Spring', 'Summer', 'Autumn'];
const RENTALS: BarChartProps = {
  title: 'Rentals',
  height: 240,
  xAxis: [{ data: QUARTERS }],
  series: [{ label: 'Rented', data: [120, 340, 510, 260] }],
};

function bars({ stage }: Screen): Element[] {
  return [...stage.querySelectorAll('.MuiBarElement-root')];
}

/** The place of a bar, by its number, in px of the screen. */
function box(screen: Screen, index = 0): DOMRect {
  return bars(screen)[index]?.getBoundingClientRect() ?? new DOMRect();
}

function fills(screen: Screen): Set<string> {
  return new Set(bars(screen).map((bar) => getComputedStyle(bar).fill));
}

act('GapPlayground', async (demo) => {
  const start = box(demo).width;
  demo.getByRole('slider', { name: 'Category gap: 0.2' }).element().focus();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('ArrowRight');
    await expect.element(demo.getByText('Category gap: 0.3')).toBeVisible();
    await expect.poll(() => box(demo).width).toBeLessThan(start);
    await press('ArrowLeft');
    await expect.element(demo.getByText('Category gap: 0.2')).toBeVisible();
    await expect.poll(() => box(demo).width).toBe(start);
  }
});

act('TickPlacement', async (demo) => {
  const { stage } = demo;
  const count = () =>
    stage.querySelectorAll('.MuiChartsAxis-directionX line.MuiChartsAxis-tick').length;
  const firstLabel = () =>
    stage.querySelector('.MuiChartsAxis-tickLabel')?.getBoundingClientRect().x ?? 0;
  const middle = firstLabel();
  expect(count()).toBe(6);
  for (let turn = 0; turn < 2; turn += 1) {
    const labels = demo.getByRole('group', { name: 'Tick label placement' });
    await demo.getByRole('button', { name: 'start' }).click();
    await expect.poll(count).toBe(5);
    await labels.getByRole('button', { name: 'tick' }).click();
    await expect.poll(firstLabel).toBeLessThan(middle);
    await demo.getByRole('button', { name: 'extremities' }).click();
    await labels.getByRole('button', { name: 'middle' }).click();
    await expect.poll(count).toBe(6);
    await expect.poll(firstLabel).toBe(middle);
  }
});

act('ColorMaps', async (demo) => {
  for (const [kind, count] of [
    ['ordinal', 4],
    ['continuous', 12],
    ['piecewise', 3],
    ['continuous', 12],
  ] as const) {
    await demo.getByRole('button', { name: kind }).click();
    await expect.poll(() => fills(demo).size).toBe(count);
  }
});

act('RoundedCorners', async (demo) => {
  /** Vertical bars stand on one line, horizontal ones begin at one. */
  const isSideways = () => Math.abs(box(demo, 0).left - box(demo, 1).left) < 1;
  demo.getByRole('slider', { name: 'Radius: 10 px' }).element().focus();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Home');
    await expect.element(demo.getByText('Radius: 0 px')).toBeVisible();
    await press('End');
    await expect.element(demo.getByText('Radius: 30 px')).toBeVisible();
  }
  for (const expected of [true, false, true]) {
    await demo.getByRole('switch', { name: 'horizontal' }).click();
    await expect.poll(isSideways).toBe(expected);
  }
});

act('ClickInspector', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('Click a bar or beside it.');
  for (const [index, day] of [
    [0, 'Mon'],
    [2, 'Wed'],
    [0, 'Mon'],
  ] as const) {
    const seated = demo.stage.querySelectorAll('.MuiBarElement-series-seated');
    await click(seated[index] ?? demo.stage);
    await expect.element(status).toHaveTextContent(`"seriesId": "seated", "dataIndex": ${index}`);
    await expect.element(status).toHaveTextContent(`"axisValue": "${day}"`);
  }
});

act('AnimateToggle', async (demo) => {
  const first = () => Math.round(box(demo).height);
  const start = first();
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Other year' }).click();
    await expect.poll(first).not.toBe(start);
    await demo.getByRole('button', { name: 'Other year' }).click();
    await expect.poll(first).toBe(start);
    await demo.getByRole('switch', { name: 'skipAnimation' }).click();
  }
  demo.getByRole('slider', { name: 'Days shown: 14' }).element().focus();
  await press('Home');
  await expect.poll(() => bars(demo).length).toBe(3);
  await press('End');
  await expect.poll(() => bars(demo).length).toBe(30);
});

claim('A series without a label has no legend item.', async () => {
  const series = [{ label: 'Rented', data: [1, 2] }, { data: [1, 2] }];
  expect(legend(await show(<BarChart {...RENTALS} series={series} />))).toEqual(['Rented']);
});

claim(
  "BarChart sets scaleType: 'band' on the category axis, and throws an error if you set another scale there.",
  async () => {
    expect(bars(await show(<BarChart {...RENTALS} />))).toHaveLength(4);
    for (const scaleType of ['point', 'linear', 'log', 'time', 'utc', 'sqrt', 'pow'] as const) {
      const axis = { scaleType, data: [1, 2, 3, 4] };
      await expect(show(<BarChart {...RENTALS} xAxis={[axis]} />)).rejects.toThrow(
        'should be of type "band"',
      );
    }
    takeConsole();
  },
);

claim('Without a category axis, the categories are numbered from 0.', async () => {
  expect(ticks(await show(<BarChart height={200} series={[{ data: [4, 3, 2, 1] }]} />))).toEqual([
    '0',
    '1',
    '2',
    '3',
  ]);
});

claim('With -1 they cover each other completely, with the last series in front.', async () => {
  const series = [{ data: [4, 4] }, { data: [4, 4] }];
  const xAxis = [{ data: ['a', 'b'], barGapRatio: -1 }];
  const screen = await show(<BarChart {...RENTALS} series={series} xAxis={xAxis} />);
  const { x, y, width, height } = box(screen, 0);
  expect(box(screen, 2)).toMatchObject({ x, y, width, height });
  expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(bars(screen)[2]);
});

claim(
  [
    'In a dataset, null becomes 0: the bar has no height, and the tooltip and valueFormatter get 0.',
    'A missing key becomes 0 too, and logs a warning.',
    'To keep empty values, use series[].data, where null stays null.',
  ],
  async () => {
    const valueFormatter = vi.fn((value: number | null) => (value === null ? null : `${value} kg`));
    const inDataset = (first: object) => (
      <BarChart
        height={240}
        dataset={[
          { day: 'Mon', ...first },
          { day: 'Tue', sold: 5 },
        ]}
        xAxis={[{ dataKey: 'day' }]}
        series={[{ dataKey: 'sold', label: 'Sold', valueFormatter }]}
      />
    );
    const inSeries = (
      <BarChart
        height={240}
        xAxis={[{ data: ['Mon', 'Tue'] }]}
        series={[{ data: [null, 5], valueFormatter }]}
      />
    );
    for (const [chart, value, warning] of [
      [inDataset({ sold: null }), 'Sold0 kg', undefined],
      [inDataset({}), 'Sold0 kg', 'contains nonnumerical elements'],
      [inSeries, undefined, undefined],
    ] as const) {
      const screen = await show(chart);
      expect(Math.min(...bars(screen).map((_, index) => box(screen, index).height))).toBe(
        value === undefined ? box(screen).height : 0,
      );
      await hover(surface(screen), { x: 200, y: 100 });
      const tooltip = screen.getByRole('tooltip');
      await expect.element(tooltip).toHaveTextContent('Mon');
      expect(tooltip.element().textContent).toBe(`Mon${value ?? ''}`);
      expect(valueFormatter).toHaveBeenCalledWith(value ? 0 : null, { dataIndex: 0 });
      valueFormatter.mockClear();
      expect(takeConsole()).toEqual(warning ? [expect.stringContaining(warning)] : []);
      screen.unmount();
    }
  },
);

claim('A click on a bar calls both handlers, onAxisClick first.', async () => {
  const calls: string[] = [];
  const screen = await show(
    <BarChart
      {...RENTALS}
      onItemClick={() => calls.push('item')}
      onAxisClick={() => calls.push('axis')}
    />,
  );
  await click(bars(screen)[1] ?? screen.stage);
  expect(calls).toEqual(['axis', 'item']);
});

claim(
  [
    'onAxisClick fires when the user clicks anywhere in the drawing area, including the space between bars.',
    'onAxisClick | event, { dataIndex, axisValue, seriesValues }, in the type also null | Native MouseEvent from the <svg>',
  ],
  async () => {
    const onAxisClick = vi.fn();
    const onItemClick = vi.fn();
    const screen = await show(
      <BarChart {...RENTALS} onAxisClick={onAxisClick} onItemClick={onItemClick} />,
    );
    const gap = (box(screen, 1).left - box(screen, 0).right) / 2;
    const place = {
      x: box(screen, 1).left - gap / 2 - surface(screen).getBoundingClientRect().x,
      y: 100,
    };
    await click(surface(screen), { at: place });
    expect(onAxisClick).toHaveBeenCalledOnce();
    expect(onAxisClick.mock.calls[0]?.[0]).toBeInstanceOf(MouseEvent);
    expect(onAxisClick.mock.calls[0]?.[1]).toEqual({
      dataIndex: 1,
      axisValue: 'Spring',
      seriesValues: expect.any(Object),
    });
    await click(surface(screen), { at: { x: 5, y: 100 } }); // beside the categories: no call with null
    expect(onAxisClick).toHaveBeenCalledOnce();
    expect(onItemClick).not.toHaveBeenCalled();
  },
);

claim(
  "Bars can't receive focus, so these handlers aren't available to keyboard users.",
  async () => {
    const onItemClick = vi.fn();
    const screen = await show(<BarChart {...RENTALS} onItemClick={onItemClick} />);
    await press('Tab');
    expect(screen.stage.contains(document.activeElement)).toBe(false);
    expect(bars(screen).every((bar) => !bar.hasAttribute('tabindex'))).toBe(true);
  },
);

claim('The first category is at the top.', async () => {
  const screen = await show(
    <BarChart
      {...RENTALS}
      layout="horizontal"
      xAxis={[]}
      yAxis={[{ data: ['a', 'b', 'c', 'd'] }]}
    />,
  );
  expect(ticks(screen, 'Y')).toEqual(['a', 'b', 'c', 'd']);
  expect(box(screen, 0).top).toBeLessThan(box(screen, 1).top);
});

claim(
  "The label is the raw number: valueFormatter isn't applied, and 0 gets no label.",
  async () => {
    const series = [{ data: [5, 0, 7], valueFormatter: (value: number | null) => `${value} €` }];
    const screen = await show(<BarChart {...RENTALS} series={series} barLabel="value" />);
    const labels = [...screen.stage.querySelectorAll('.MuiBarLabel-root')];
    expect(labels.map((label) => label.textContent)).toEqual(['5', '7']);
  },
);
