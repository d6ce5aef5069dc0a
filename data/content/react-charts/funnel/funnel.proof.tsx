import type { SVGProps } from 'react';
import { strawberrySkyPalette } from '@mui/x-charts/colorPalettes';
import { ChartContainerPro } from '@mui/x-charts-pro/ChartContainerPro';
import * as funnelExports from '@mui/x-charts-pro/FunnelChart';
import {
  FunnelPlot,
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
  type FunnelChartProps,
  type FunnelCurveType,
} from '@mui/x-charts-pro/FunnelChart';
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

const STAGES = [
  { label: 'Seen', value: 100 },
  { label: 'Tried', value: 60 },
  { label: 'Bought', value: 40 },
];
const SALES: FunnelChartProps = {
  title: 'Sales',
  height: 300,
  hideLegend: true,
  series: [{ id: 'sales', data: STAGES }],
};

function sections({ stage }: Pick<Screen, 'stage'>): Element[] {
  return [...stage.querySelectorAll('.MuiFunnelSection-root')];
}

function box(screen: Pick<Screen, 'stage'>, index = 0): DOMRect {
  return sections(screen)[index]?.getBoundingClientRect() ?? new DOMRect();
}

function path(screen: Pick<Screen, 'stage'>, index = 0): string {
  return sections(screen)[index]?.getAttribute('d') ?? '';
}

/** How wide a section is at a share of its height, from its start (0) to its end (1). */
function widthAt(screen: Pick<Screen, 'stage'>, index: number, share: number): number {
  const element = sections(screen)[index];
  if (!(element instanceof SVGPathElement)) {
    throw new Error('There is no such section.');
  }
  const { x, y, width, height } = element.getBBox();
  const svg = element.ownerSVGElement;
  let count = 0;
  for (let at = 0; at <= 400; at += 1) {
    const point = svg?.createSVGPoint();
    if (point) {
      point.x = x + (width * at) / 400;
      point.y = y + 0.5 + (height - 1) * share;
      count += element.isPointInFill(point) ? 1 : 0;
    }
  }
  return (count / 401) * width;
}

function widths(screen: Pick<Screen, 'stage'>, index: number): [start: number, end: number] {
  return [widthAt(screen, index, 0), widthAt(screen, index, 1)];
}

function labels({ stage }: Pick<Screen, 'stage'>): SVGTextElement[] {
  return [...stage.querySelectorAll<SVGTextElement>('.MuiFunnelSection-root ~ text')];
}

function texts(screen: Pick<Screen, 'stage'>): string[] {
  return labels(screen).map(({ textContent }) => textContent);
}

function ticks({ stage }: Pick<Screen, 'stage'>): string[] {
  const found = stage.querySelectorAll('.MuiChartsAxis-tickLabel');
  return [...found].map(({ textContent }) => textContent);
}

function element(found: Element | undefined): Element {
  if (!found) {
    throw new Error('There is no such element.');
  }
  return found;
}

act('StageLegend', async (demo) => {
  const names = ['Applied', 'Screened', 'Interviewed', 'Hired'];
  expect(legend(demo)).toEqual(names);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('switch', { name: 'hideLegend' }).click();
    await expect.poll(() => legend(demo)).toEqual([]);
    await demo.getByRole('switch', { name: 'hideLegend' }).click();
    await expect.poll(() => legend(demo)).toEqual(names);
  }
  await hover(element(sections(demo)[1]));
  await expect
    .element(demo.getByRole('tooltip'))
    .toHaveTextContent('Passed the résumé screening204');
});

act('LabelPositions', async (demo) => {
  const first = () => labels(demo)[0]?.getBoundingClientRect() ?? new DOMRect();
  const start = first();
  expect(start.left).toBeGreaterThan(box(demo).left + box(demo).width / 2);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'start' }).click();
    await expect.poll(() => first().left).toBeLessThan(box(demo).left + box(demo).width / 2);
    await demo.getByRole('button', { name: 'top' }).click();
    await expect.poll(() => first().top).toBeLessThan(start.top);
    await demo.getByRole('button', { name: 'end' }).click();
    await demo.getByRole('button', { name: 'middle' }).click();
    await expect.poll(() => first().left).toBe(start.left);
  }
  demo.getByRole('slider', { name: 'offset.x: 16 px' }).element().focus();
  await press('Home');
  await expect.poll(() => first().left).toBeCloseTo(start.left - 16, 0);
});

act('CurveSwitch', async (demo) => {
  const smooth = path(demo);
  for (const curve of ['step', 'pyramid', 'step-pyramid', 'linear', 'bump']) {
    const before = path(demo);
    await demo.getByRole('combobox', { name: /^curve/ }).click();
    await demo.getByRole('option', { name: curve }).click();
    await expect.poll(() => path(demo)).not.toBe(before);
  }
  expect(path(demo)).toBe(smooth);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('switch', { name: 'horizontal' }).click();
    await expect.poll(() => box(demo, 1).left).toBeGreaterThan(box(demo, 0).right - 1);
    await demo.getByRole('switch', { name: 'horizontal' }).click();
    await expect.poll(() => box(demo, 1).top).toBeGreaterThan(box(demo, 0).bottom - 1);
  }
});

act('SectionGap', async (demo) => {
  const gap = () => Math.round(box(demo, 1).top - box(demo, 0).bottom);
  expect(gap()).toBe(4);
  demo.getByRole('slider', { name: 'gap: 4 px' }).element().focus();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('End');
    await expect.poll(gap).toBe(24);
    await press('Home');
    await expect.poll(gap).toBe(0);
  }
});

act('SectionCorners', async (demo) => {
  const start = path(demo, 1);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('switch', { name: 'gap' }).click();
    await expect.poll(() => path(demo, 1)).not.toBe(start);
    await demo.getByRole('switch', { name: 'gap' }).click();
    await expect.poll(() => path(demo, 1)).toBe(start);
  }
  demo.getByRole('slider', { name: 'borderRadius: 16 px' }).element().focus();
  await press('Home');
  await expect.element(demo.getByText('borderRadius: 0 px')).toBeVisible();
  expect(path(demo, 1)).not.toBe(start);
});

act('OutlinedSections', async (demo) => {
  const stroke = () => sections(demo)[0]?.getAttribute('stroke');
  const outline = stroke();
  expect(outline).not.toBe('none');
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'filled' }).click();
    await expect.poll(stroke).toBe('none');
    await demo.getByRole('button', { name: 'outlined' }).click();
    await expect.poll(stroke).toBe(outline);
  }
});

act('HighlightStage', async (demo) => {
  const opacities = () => sections(demo).map((section) => section.getAttribute('opacity'));
  const button = demo.getByRole('button', { name: 'Toured' });
  for (let turn = 0; turn < 2; turn += 1) {
    await button.click();
    await expect.poll(opacities).toEqual(['0.3', '0.3', '1', '0.3']);
    await button.click();
    await expect.poll(opacities).toEqual(['1', '1', '1', '1']);
  }
  await hover(element(sections(demo)[0]));
  await expect.poll(opacities).toEqual(['1', '0.3', '0.3', '0.3']);
  await expect
    .element(demo.getByRole('button', { name: 'Booked' }))
    .toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await hover(element(sections(demo)[0]));
  await expect.poll(opacities).toEqual(['1', '0.3', '0.3', '0.3']);
  await hover(button);
  await expect.poll(opacities).toEqual(['0.3', '0.3', '1', '0.3']); // the button is still pressed
  await hover(element(sections(demo)[2]));
  await hover(button);
  await expect.poll(opacities).toEqual(['0.3', '0.3', '1', '0.3']);
});

act('StageAxis', async (demo) => {
  const first = () =>
    demo.stage.querySelector('.MuiChartsAxis-tickLabel')?.getBoundingClientRect() ?? new DOMRect();
  const names = ['Sent', 'Opened', 'Clicked', 'Booked'];
  for (const position of ['left', 'top', 'bottom', 'right', 'left']) {
    await demo.getByRole('button', { name: position }).click();
    await expect.poll(() => ticks(demo)).toEqual(names);
    await expect
      .poll(() => {
        const place = first();
        const section = box(demo);
        return {
          left: place.right <= section.left,
          right: place.left >= section.right,
          top: place.bottom <= section.top,
          bottom: place.top >= section.bottom,
        }[position];
      })
      .toBe(true);
  }
});

act('ScaledStages', async (demo) => {
  const ratio = () => Math.round((box(demo, 0).height / box(demo, 3).height) * 10) / 10;
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'band' }).click();
    await expect.poll(ratio).toBe(1);
    await demo.getByRole('button', { name: 'linear' }).click();
    await expect.poll(ratio).toBeCloseTo(46 / 11, 0);
  }
});

act('ClickStage', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('Click a section.');
  for (const [index, text] of [
    [2, 'Assessed: 390 claims. 80 fewer than Documented.'],
    [0, 'Reported: 540 claims.'],
    [2, 'Assessed: 390 claims. 80 fewer than Documented.'],
  ] as const) {
    await click(element(sections(demo)[index]));
    await expect.poll(() => status.element().textContent).toBe(text);
  }
});

act('FunnelTable', async (demo) => {
  const table = demo.getByRole('table', { name: 'Trees that survive in the city forest' });
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByText('Show the data as a table').click();
    await expect.element(table).toBeVisible();
    await expect.element(table.getByRole('row', { name: 'Fifth year 430' })).toBeVisible();
    await demo.getByText('Show the data as a table').click();
    await expect.element(table).not.toBeInTheDocument();
  }
});

claim('The title and desc props become the <title> and <desc> of the SVG.', async () => {
  const screen = await show(<FunnelChart {...SALES} desc="From 100 to 40" />);
  const svg = sections(screen)[0]?.closest('svg');
  expect(svg?.querySelector('title')?.textContent).toBe('Sales');
  expect(svg?.querySelector('desc')?.textContent).toBe('From 100 to 40');
});

claim(
  [
    'A chart fills the width of its parent.',
    'Set height, unless the parent is a flex or grid container with a height of its own.',
  ],
  async () => {
    for (const [style, height] of [
      [{ height: 222, display: 'flex' }, 222],
      [{ height: 222, display: 'grid' }, 222],
      [{ height: 222 }, 150],
    ] as const) {
      const screen = await show(
        <div style={{ width: 400, ...style }}>
          <FunnelChart hideLegend series={[{ data: STAGES }]} />
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
    'The sections follow the order of the data.',
    'The greatest value takes up the whole width of the drawing area.',
    'With the default curve, each section narrows to the width of the next one.',
    'The last section has parallel sides.',
  ],
  async () => {
    const screen = await show(
      <FunnelChart {...SALES} series={[{ data: STAGES, borderRadius: 0 }]} />,
    );
    expect(texts(screen)).toEqual(['100', '60', '40']);
    expect(box(screen, 0).bottom).toBeCloseTo(box(screen, 1).top, 0);
    const whole = box(screen, 0).width;
    expect(whole).toBeCloseTo(screen.stage.getBoundingClientRect().width - 40, -1);
    const shares = [0, 1, 2].map((index) =>
      widths(screen, index).map((width) => Math.round((width / whole) * 20) * 5),
    );
    expect(shares).toEqual([
      [100, 60],
      [60, 40],
      [40, 40],
    ]);
  },
);

claim(
  'If the first value is less than the last one, the funnel is upside down: each section starts with the width of the previous one.',
  async () => {
    const data = STAGES.toReversed();
    const screen = await show(<FunnelChart {...SALES} series={[{ data, borderRadius: 0 }]} />);
    const whole = box(screen, 2).width;
    const shares = [0, 1, 2].map((index) =>
      widths(screen, index).map((width) => Math.round((width / whole) * 20) * 5),
    );
    expect(shares).toEqual([
      [40, 40],
      [40, 60],
      [60, 100],
    ]);
  },
);

claim(
  "In a funnel that isn't upside down, a section widens toward its end if the next value is greater.",
  async () => {
    const data = [{ value: 100 }, { value: 40 }, { value: 80 }];
    const screen = await show(<FunnelChart {...SALES} series={[{ data, borderRadius: 0 }]} />);
    const [start, end] = widths(screen, 1);
    expect(start / box(screen, 0).width).toBeCloseTo(0.4, 1);
    expect(end / box(screen, 0).width).toBeCloseTo(0.8, 1);
  },
);

claim(
  [
    "The chart doesn't sort the data.",
    "With the 'step' curve, that section gets the width of the next value, so its width is wrong.",
  ],
  async () => {
    const data = [{ value: 100 }, { value: 40 }, { value: 80 }];
    const screen = await show(<FunnelChart {...SALES} series={[{ data, curve: 'step' }]} />);
    expect(texts(screen)).toEqual(['100', '40', '80']);
    expect(box(screen, 1).width / box(screen, 0).width).toBeCloseTo(0.8);
  },
);

claim(
  [
    'The legend lists each item with a label.',
    'Set hideLegend to remove it.',
    "series[].label isn't displayed.",
  ],
  async () => {
    const data = [...STAGES, { value: 10 }];
    const chart = (isHidden: boolean) => (
      <FunnelChart {...SALES} hideLegend={isHidden} series={[{ data, label: 'Campaign' }]} />
    );
    const screen = await show(chart(false));
    expect(legend(screen)).toEqual(['Seen', 'Tried', 'Bought']);
    await hover(element(sections(screen)[0]));
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Seen100');
    expect(document.body.textContent).not.toContain('Campaign');
    await screen.rerender(chart(true));
    await expect.poll(() => legend(screen)).toEqual([]);
  },
);

claim(
  "labelMarkType | 'square' | 'circle' | 'line' | component | The mark in the legend and the tooltip",
  async () => {
    const Mark = () => <svg data-testid="own mark" />;
    const data = [
      { label: 'a', value: 9 },
      { label: 'b', value: 8, labelMarkType: 'circle' },
      { label: 'c', value: 7, labelMarkType: 'line' },
      { label: 'd', value: 6, labelMarkType: Mark },
    ] as const;
    const screen = await show(
      <FunnelChart {...SALES} hideLegend={false} series={[{ data: [...data] }]} />,
    );
    const marks = (root: Element) =>
      [...root.querySelectorAll('.MuiChartsLabelMark-root')].map((mark) =>
        mark.querySelector('[data-testid="own mark"]')
          ? 'own'
          : /MuiChartsLabelMark-(square|circle|line)/.exec(mark.getAttribute('class') ?? '')?.[1],
      );
    const kinds = ['square', 'circle', 'line', 'own'];
    expect(marks(screen.stage)).toEqual(kinds);
    for (const [index, kind] of kinds.entries()) {
      await hover(element(sections(screen)[index]));
      await expect.poll(() => marks(screen.getByRole('tooltip').element())).toEqual([kind]);
    }
  },
);

claim("A label can be a function of the location, which is 'legend' or 'tooltip'.", async () => {
  const label = vi.fn((location: string) => location);
  const screen = await show(
    <FunnelChart {...SALES} hideLegend={false} series={[{ data: [{ value: 9, label }] }]} />,
  );
  await hover(element(sections(screen)[0]));
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('tooltip9');
  expect(new Set(label.mock.calls.flat())).toEqual(new Set(['legend', 'tooltip']));
});

claim(
  [
    'Each section displays its value.',
    'The section and the tooltip display the text that it returns.',
    "An item label isn't displayed in the section, unless the valueFormatter returns it.",
    'The function receives the item and { dataIndex }.',
  ],
  async () => {
    expect(texts(await show(<FunnelChart {...SALES} />))).toEqual(['100', '60', '40']);
    const valueFormatter = vi.fn((item: { value: number }) => `${item.value} €`);
    const screen = await show(
      <FunnelChart {...SALES} series={[{ data: STAGES, valueFormatter }]} />,
    );
    expect(texts(screen)).toEqual(['100 €', '60 €', '40 €']);
    expect(valueFormatter).toHaveBeenCalledWith(expect.objectContaining(STAGES[1]), {
      dataIndex: 1,
    });
    await hover(element(sections(screen)[1]));
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Tried60 €');
  },
);

claim(
  ['To hide the labels, set sectionLabel: false.', 'To hide only some of them, pass a function:'],
  async () => {
    const screen = await show(
      <FunnelChart {...SALES} series={[{ data: STAGES, sectionLabel: false }]} />,
    );
    expect(labels(screen)).toEqual([]);
    screen.unmount();
    const some = await show(
      <FunnelChart
        {...SALES}
        series={[{ data: STAGES, sectionLabel: ({ value }) => (value < 50 ? false : {}) }]}
      />,
    );
    expect(texts(some)).toEqual(['100', '60']);
  },
);

claim(
  [
    "position.vertical | 'top', 'middle', 'bottom' | 'middle'",
    "position.horizontal | 'start', 'center', 'end' | 'center'",
    "textAnchor | 'start', 'middle', 'end' | depends on the horizontal position",
    "dominantBaseline | 'hanging', 'central', 'baseline' and others | depends on the vertical position",
    'offset | a number, or { x, y } in pixels | 0',
    "With textAnchor: 'start' and the horizontal position 'end', the labels are placed beside the sections.",
  ],
  async () => {
    type Label = NonNullable<FunnelChartProps['series'][number]['sectionLabel']>;
    const chart = (sectionLabel?: Label) => (
      <FunnelChart {...SALES} series={[{ data: STAGES, ...(sectionLabel && { sectionLabel }) }]} />
    );
    const screen = await show(chart());
    const read = (...names: string[]) => names.map((name) => labels(screen)[2]?.getAttribute(name));
    const place = () => read('x', 'y', 'text-anchor', 'dominant-baseline');
    const usual = place();
    const text = () => labels(screen)[2]?.getBoundingClientRect() ?? new DOMRect();
    expect(text().left).toBeLessThan(box(screen, 2).right - 10);
    await screen.rerender(
      chart({ position: { vertical: 'middle', horizontal: 'center' }, offset: { x: 0, y: 0 } }),
    );
    expect(place()).toEqual(usual);
    for (const [horizontal, anchor] of [
      ['start', 'start'],
      ['center', 'middle'],
      ['end', 'end'],
    ] as const) {
      await screen.rerender(chart({ position: { horizontal } }));
      expect(read('text-anchor')).toEqual([anchor]);
    }
    for (const [vertical, baseline] of [
      ['top', 'hanging'],
      ['middle', 'central'],
      ['bottom', 'baseline'],
    ] as const) {
      await screen.rerender(chart({ position: { vertical } }));
      expect(read('dominant-baseline')).toEqual([baseline]);
    }
    await screen.rerender(chart({ textAnchor: 'end', dominantBaseline: 'hanging' }));
    expect(read('text-anchor', 'dominant-baseline')).toEqual(['end', 'hanging']);
    await screen.rerender(chart({ textAnchor: 'start', position: { horizontal: 'end' } }));
    expect(text().left).toBeGreaterThan(box(screen, 2).right - 2);
  },
);

claim(
  [
    'The label has the primary text color of the theme, which is hard to read on dark sections.',
    "Labels have no class name, and funnelSectionClasses.label isn't applied to them (issue 18057), so select the text elements after the sections:",
  ],
  async () => {
    const screen = await show(<FunnelChart {...SALES} />);
    expect(labels(screen).map((label) => label.getAttribute('class'))).toEqual([null, null, null]);
    expect(labels(screen)[0]?.getAttribute('fill')).toBe('var(--mui-palette-text-primary)');
    expect(screen.stage.querySelector(`.${funnelSectionClasses.label}`)).toBeNull();
  },
);

claim(
  [
    'The funnelSection slot replaces the path of a section.',
    'It receives d, color, variant, seriesId, dataIndex and classes, and with onItemClick also onClick.',
  ],
  async () => {
    const seen: Record<string, unknown>[] = [];
    const Section = (props: SVGProps<SVGPathElement>) => {
      seen.push({ ...props });
      return <path data-testid="replaced" d={props.d} />;
    };
    const slots = { funnelSection: Section };
    const series = [{ id: 'sales', data: STAGES, variant: 'outlined' }] as const;
    const screen = await show(<FunnelChart {...SALES} series={[...series]} slots={slots} />);
    expect(sections(screen)).toEqual([]);
    expect(screen.getByTestId('replaced').elements()).toHaveLength(3);
    const props = {
      d: expect.stringMatching(/^M/),
      color: strawberrySkyPalette('light')[2],
      variant: 'outlined',
      seriesId: 'sales',
      dataIndex: 2,
      classes: expect.objectContaining({ root: expect.stringContaining('MuiFunnelSection-root') }),
    };
    expect(seen.at(-1)).toMatchObject(props);
    expect(seen.at(-1)?.onClick).toBeUndefined();
    expect(Object.keys(seen.at(-1) ?? {}).filter((name) => /^onPointer/.test(name))).toEqual([]);
    await screen.rerender(
      <FunnelChart {...SALES} series={[...series]} slots={slots} onItemClick={vi.fn()} />,
    );
    await expect.poll(() => typeof seen.at(-1)?.onClick).toBe('function');
  },
);

claim(
  "It receives no other pointer handlers, so a replaced section isn't highlighted and has no tooltip.",
  async () => {
    const onHighlightChange = vi.fn();
    const onItemClick = vi.fn();
    const Section = ({ d, onClick }: SVGProps<SVGPathElement>) => (
      <path data-testid="replaced" d={d} onClick={onClick} />
    );
    const chart = {
      ...SALES,
      series: [{ data: STAGES, highlightScope: { highlight: 'item' } as const }],
      onHighlightChange,
      onItemClick,
    };
    const usual = await show(<FunnelChart {...chart} />);
    await hover(element(sections(usual)[0]));
    await expect.element(usual.getByRole('tooltip')).toHaveTextContent('Seen100');
    expect(onHighlightChange).toHaveBeenCalled();
    usual.unmount();
    onHighlightChange.mockClear();
    const replaced = await show(<FunnelChart {...chart} slots={{ funnelSection: Section }} />);
    await click(replaced.getByTestId('replaced').first());
    await expect.poll(() => onItemClick.mock.calls.length).toBe(1);
    expect(replaced.getByRole('tooltip').query()).toBeNull();
    expect(onHighlightChange).not.toHaveBeenCalled();
  },
);

claim('Labels beside the sections are cut off at the edge of the SVG.', async () => {
  const screen = await show(
    <FunnelChart
      {...SALES}
      series={[
        {
          data: STAGES,
          sectionLabel: { position: { horizontal: 'end' }, textAnchor: 'start' },
          valueFormatter: () => 'a label that is longer than the margin of the chart',
        },
      ]}
    />,
  );
  const svg = element(sections(screen)[0]?.closest('svg') ?? undefined);
  const last = labels(screen)[0]?.getBoundingClientRect() ?? new DOMRect();
  expect(last.right).toBeGreaterThan(svg.getBoundingClientRect().right);
  expect(getComputedStyle(svg).overflow).toBe('hidden');
});

claim(
  [
    'In a vertical funnel, a positive offset.y moves a label up.',
    "A positive offset.x moves an 'end' label to the right, and all other labels to the left.",
  ],
  async () => {
    for (const vertical of ['top', 'middle', 'bottom'] as const) {
      for (const horizontal of ['start', 'center', 'end'] as const) {
        const places = [];
        for (const offset of [0, 10]) {
          const screen = await show(
            <FunnelChart
              {...SALES}
              series={[
                { data: STAGES, sectionLabel: { position: { vertical, horizontal }, offset } },
              ]}
            />,
          );
          const label = labels(screen)[1];
          places.push({ x: Number(label?.getAttribute('x')), y: Number(label?.getAttribute('y')) });
          screen.unmount();
        }
        const [before, after] = places;
        expect((after?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(-10);
        expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(horizontal === 'end' ? 10 : -10);
      }
    }
  },
);

claim(
  [
    'series[].curve sets the shape of the sections, and series[].layout their direction.',
    "The defaults are 'linear' and 'vertical'.",
    'gap is a number of pixels, and 0 by default.',
    'It is a prop of the chart, not of a series.',
    'series[].borderRadius is a number of pixels, and 8 by default.',
    "series[].variant is 'filled' by default.",
  ],
  async () => {
    type Series = Partial<FunnelChartProps['series'][number]>;
    const shapes = async (series: Series, props: Partial<FunnelChartProps> = {}) => {
      const screen = await show(
        <FunnelChart {...SALES} {...props} series={[{ data: STAGES, ...series }]} />,
      );
      const found = sections(screen).map((section) =>
        ['d', 'stroke', 'fill-opacity'].map((name) => section.getAttribute(name)),
      );
      screen.unmount();
      return found;
    };
    const usual = await shapes({});
    expect(await shapes({ curve: 'linear', layout: 'vertical' })).toEqual(usual);
    expect(await shapes({ borderRadius: 8, variant: 'filled' })).toEqual(usual);
    expect(await shapes({}, { gap: 0 })).toEqual(usual);
    expect(await shapes({ gap: 20 } as object)).toEqual(usual);
    for (const other of [
      { curve: 'step' },
      { layout: 'horizontal' },
      { borderRadius: 7 },
      { variant: 'outlined' },
    ] as const) {
      expect(await shapes(other)).not.toEqual(usual);
    }
    const screen = await show(<FunnelChart {...SALES} />);
    expect(box(screen, 1).top - box(screen, 0).bottom).toBeCloseTo(0, 0);
    await screen.rerender(<FunnelChart {...SALES} gap={20} />);
    expect(box(screen, 1).top - box(screen, 0).bottom).toBeCloseTo(20, 0);
  },
);

claim(
  [
    "'linear' | Straight sides, from one value to the next",
    "'bump' | Smooth sides, from one value to the next",
    "'step' | Rectangles",
    "'pyramid' | A triangle, cut into sections",
    "'step-pyramid' | Rectangles along a triangle",
  ],
  async () => {
    const whole = async (curve: FunnelCurveType) => {
      const screen = await show(
        <FunnelChart {...SALES} series={[{ data: STAGES, curve, borderRadius: 0 }]} />,
      );
      const { width } = box(screen);
      const ends = [0, 1, 2].map((index) =>
        widths(screen, index).map((wide) => Math.round((wide / width) * 20) * 5),
      );
      const early = widthAt(screen, 0, 0.25) / width; // of 1 to 0.6
      screen.unmount();
      return { ends, early };
    };
    const toNext = [
      [100, 60],
      [60, 40],
      [40, 40],
    ];
    const linear = await whole('linear');
    expect(linear.ends).toEqual(toNext);
    expect(linear.early).toBeLessThan(0.92);
    expect(linear.early).toBeGreaterThan(0.88);
    const bump = await whole('bump');
    expect(bump.ends).toEqual(toNext);
    expect(bump.early).toBeGreaterThan(0.92);
    expect((await whole('step')).ends).toEqual([
      [100, 100],
      [60, 60],
      [40, 40],
    ]);
    expect((await whole('pyramid')).ends).toEqual([
      [100, 65],
      [65, 35],
      [35, 0],
    ]);
    expect((await whole('step-pyramid')).ends).toEqual([
      [100, 100],
      [65, 65],
      [35, 35],
    ]);
  },
);

claim(
  "'outlined' adds a border and makes the fill translucent, so that the labels are readable in light and dark mode.",
  async () => {
    const read = ({ stage }: Pick<Screen, 'stage'>) => {
      const section = element(sections({ stage })[0]);
      return [section.getAttribute('stroke'), section.getAttribute('fill-opacity')];
    };
    const screen = await show(<FunnelChart {...SALES} />);
    expect(read(screen)).toEqual(['none', '1']);
    await screen.rerender(
      <FunnelChart {...SALES} series={[{ data: STAGES, variant: 'outlined' }]} />,
    );
    const color = element(sections(screen)[0]).getAttribute('fill');
    expect(read(screen)).toEqual([color, '0.4']);
  },
);

claim("One series with layout: 'horizontal' makes the whole chart horizontal.", async () => {
  const screen = await show(
    <FunnelChart {...SALES} series={[{ data: STAGES }, { data: STAGES, layout: 'horizontal' }]} />,
  );
  for (const start of [0, 3]) {
    expect(box(screen, start + 1).left).toBeCloseTo(box(screen, start).right, 0);
  }
});

claim("The widths of its sections don't depend on their values.", async () => {
  const paths = [];
  for (const values of [
    [90, 80, 10],
    [90, 20, 10],
  ]) {
    const data = values.map((value) => ({ value }));
    const screen = await show(<FunnelChart {...SALES} series={[{ data, curve: 'pyramid' }]} />);
    paths.push([0, 1, 2].map((index) => path(screen, index)));
    screen.unmount();
  }
  expect(paths[0]).toEqual(paths[1]);
});

claim(
  [
    'Half of the gap is removed at each end of a section, including the ends of the funnel.',
    "The position of the labels doesn't depend on the gap.",
  ],
  async () => {
    const screen = await show(<FunnelChart {...SALES} />);
    const before = [0, 1, 2].map((index) => box(screen, index));
    const places = labels(screen).map((label) => label.getAttribute('y'));
    await screen.rerender(<FunnelChart {...SALES} gap={20} />);
    for (const index of [0, 1, 2]) {
      expect(box(screen, index).top).toBeCloseTo((before[index]?.top ?? 0) + 10, 0);
      expect(box(screen, index).bottom).toBeCloseTo((before[index]?.bottom ?? 0) - 10, 0);
    }
    expect(labels(screen).map((label) => label.getAttribute('y'))).toEqual(places);
  },
);

claim(
  [
    "With a gap of 0, a 'linear' funnel is rounded at its outer corners only.",
    "The 'bump' curve ignores the radius.",
  ],
  async () => {
    for (const [curve, gap, changed] of [
      ['linear', 0, [true, false, true]],
      ['linear', 4, [true, true, true]],
      ['bump', 0, [false, false, false]],
      ['bump', 4, [false, false, false]],
    ] as const) {
      const chart = (borderRadius: number) => (
        <FunnelChart {...SALES} gap={gap} series={[{ data: STAGES, curve, borderRadius }]} />
      );
      const screen = await show(chart(0));
      const sharp = [0, 1, 2].map((index) => path(screen, index));
      await screen.rerender(chart(12));
      expect([0, 1, 2].map((index) => path(screen, index) !== sharp[index])).toEqual(changed);
      screen.unmount();
    }
  },
);

claim(
  [
    'A section has the color of data[].color, or a color of the palette.',
    'colors sets the palette of the chart.',
    'Its default is strawberrySkyPalette.',
  ],
  async () => {
    const fills = (screen: Screen) =>
      sections(screen).map((section) => section.getAttribute('fill'));
    const screen = await show(<FunnelChart {...SALES} />);
    const palette = strawberrySkyPalette('light');
    expect(fills(screen)).toEqual(palette.slice(0, 3));
    const data = STAGES.map((stage, index) => (index === 1 ? { ...stage, color: 'red' } : stage));
    await screen.rerender(<FunnelChart {...SALES} series={[{ data }]} />);
    expect(fills(screen)).toEqual([palette[0], 'red', palette[2]]);
    await screen.rerender(
      <FunnelChart {...SALES} series={[{ data }]} colors={['blue', 'green', 'black']} />,
    );
    expect(fills(screen)).toEqual(['blue', 'red', 'black']);
  },
);

claim(
  'Each series starts with the first color of the palette, so sections with the same index have the same color in all series.',
  async () => {
    const screen = await show(
      <FunnelChart {...SALES} series={[{ data: STAGES }, { data: STAGES }]} />,
    );
    const fills = sections(screen).map((section) => section.getAttribute('fill'));
    expect(fills.slice(0, 3)).toEqual(fills.slice(3));
    expect(new Set(fills).size).toBe(3);
  },
);

claim(
  [
    'Several series are rendered on top of each other around the same center.',
    'The first series is at the back.',
    'All series share one scale: the greatest value of the chart takes up the whole width.',
  ],
  async () => {
    const small = STAGES.map(({ value }) => ({ value: value / 2 }));
    const screen = await show(
      <FunnelChart {...SALES} series={[{ data: STAGES }, { data: small }]} />,
    );
    expect(box(screen, 3).width / box(screen, 0).width).toBeCloseTo(0.5);
    const { x, y, width, height } = box(screen, 0);
    expect(box(screen, 3).x + box(screen, 3).width / 2).toBeCloseTo(x + width / 2, 0);
    expect(box(screen, 3).y).toBeCloseTo(y, 0);
    expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(sections(screen)[3]);
  },
);

claim(
  'A section in front covers the smaller ones behind it, which then get no tooltip.',
  async () => {
    const small = STAGES.map(({ value }) => ({ label: 'Small', value: value / 2 }));
    const screen = await show(
      <FunnelChart {...SALES} series={[{ data: small }, { data: STAGES }]} />,
    );
    for (const x of [0.5, 0.35]) {
      const { width, height } = box(screen, 3);
      await hover(element(sections(screen)[3]), { x: width * x, y: height / 2 });
      await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Seen100');
    }
  },
);

claim(
  [
    'series[].highlightScope sets which sections are highlighted and faded on hover.',
    'A highlighted section is brighter, and a faded one has an opacity of 0.3.',
  ],
  async () => {
    const chart = (scope: 'item' | 'none') => (
      <FunnelChart
        {...SALES}
        series={[{ data: STAGES, highlightScope: { highlight: scope, fade: 'global' } }]}
      />
    );
    const screen = await show(chart('item'));
    const read = (name: string) => sections(screen).map((section) => section.getAttribute(name));
    await hover(element(sections(screen)[1]));
    await expect.poll(() => read('opacity')).toEqual(['0.3', '1', '0.3']);
    expect(read('filter')).toEqual([null, 'brightness(120%)', null]);
    await screen.rerender(chart('none'));
    await hover(element(sections(screen)[2]));
    await expect.poll(() => read('filter')).toEqual([null, null, null]);
  },
);

claim(
  'On outlined sections, highlighting makes the fill opaque, and fading has no effect.',
  async () => {
    const screen = await show(
      <FunnelChart
        {...SALES}
        highlightedItem={{ seriesId: 'sales', dataIndex: 0 }}
        series={[
          {
            id: 'sales',
            data: STAGES,
            variant: 'outlined',
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
      />,
    );
    const read = (name: string) => sections(screen).map((section) => section.getAttribute(name));
    expect(read('fill-opacity')).toEqual(['1', '0.4', '0.4']);
    expect(read('opacity')).toEqual(['1', '1', '1']);
  },
);

claim(
  "position | 'left' or 'bottom' with categories, otherwise 'none' | 'left' and 'right' for vertical funnels, 'top' and 'bottom' for horizontal ones",
  async () => {
    const categories = ['a', 'b', 'c'];
    const screen = await show(<FunnelChart {...SALES} categoryAxis={{ categories }} />);
    expect(ticks(screen)).toEqual(categories);
    expect(screen.stage.querySelector('.MuiChartsAxis-left')).not.toBeNull();
    screen.unmount();
    const sideways = await show(
      <FunnelChart
        {...SALES}
        series={[{ data: STAGES, layout: 'horizontal' }]}
        categoryAxis={{ categories }}
      />,
    );
    expect(sideways.stage.querySelector('.MuiChartsAxis-bottom')).not.toBeNull();
    sideways.unmount();
    const bare = await show(<FunnelChart {...SALES} categoryAxis={{ size: 80 }} />);
    expect(ticks(bare)).toEqual([]);
  },
);

claim(
  [
    'The names, in the order of the data. They must be unique',
    'size | 45 (left, right), 25 (top, bottom) | The width or height of the axis, in pixels',
  ],
  async () => {
    const same = await show(
      <FunnelChart {...SALES} categoryAxis={{ categories: ['a', 'b', 'a'] }} />,
    );
    expect(box(same, 2).top).toBe(box(same, 0).top);
    same.unmount();
    for (const [layout, position, room] of [
      ['vertical', 'left', { left: 65, right: 20, top: 20, bottom: 20 }],
      ['vertical', 'right', { left: 20, right: 65, top: 20, bottom: 20 }],
      ['horizontal', 'top', { left: 20, right: 20, top: 45, bottom: 20 }],
      ['horizontal', 'bottom', { left: 20, right: 20, top: 20, bottom: 45 }],
    ] as const) {
      const screen = await show(
        <FunnelChart
          {...SALES}
          series={[{ data: STAGES, layout, borderRadius: 0 }]}
          categoryAxis={{ categories: ['a', 'b', 'c'], position }}
        />,
      );
      const svg = element(sections(screen)[0]?.closest('svg') ?? undefined);
      const whole = svg.getBoundingClientRect();
      const boxes = [0, 1, 2].map((index) => box(screen, index));
      expect({
        left: Math.round(Math.min(...boxes.map(({ left }) => left)) - whole.left),
        right: Math.round(whole.right - Math.max(...boxes.map(({ right }) => right))),
        top: Math.round(Math.min(...boxes.map(({ top }) => top)) - whole.top),
        bottom: Math.round(whole.bottom - Math.max(...boxes.map(({ bottom }) => bottom))),
      }).toEqual(room);
      screen.unmount();
    }
  },
);

claim('On a left or right axis, names that are longer than size end in an ellipsis.', async () => {
  const categories = ['Responsibilities', 'Qualification', 'Interviews'];
  const screen = await show(<FunnelChart {...SALES} categoryAxis={{ categories }} />);
  expect(ticks(screen).every((text) => text.endsWith('…'))).toBe(true);
  await screen.rerender(<FunnelChart {...SALES} categoryAxis={{ categories, size: 160 }} />);
  await expect.poll(() => ticks(screen)).toEqual(categories);
});

claim("A position that doesn't fit the layout logs a warning in development.", async () => {
  await show(
    <FunnelChart {...SALES} categoryAxis={{ categories: ['a', 'b', 'c'], position: 'top' }} />,
  );
  expect(takeConsole()).toEqual([
    expect.stringContaining("the categoryAxis position is set to 'top' but"),
  ]);
});

claim(
  [
    'By default, all sections have the same height.',
    "With scaleType: 'linear', the height of a section is proportional to its value.",
    "scaleType | 'band' | 'linear' sizes the sections by their values",
    'With the default curve, both the width and the height then follow the value, so the area exaggerates differences.',
  ],
  async () => {
    const screen = await show(<FunnelChart {...SALES} />);
    expect(box(screen, 0).height).toBeCloseTo(box(screen, 2).height, 0);
    const usual = [0, 1, 2].map((index) => path(screen, index));
    await screen.rerender(<FunnelChart {...SALES} categoryAxis={{ scaleType: 'band' }} />);
    expect([0, 1, 2].map((index) => path(screen, index))).toEqual(usual);
    await screen.rerender(<FunnelChart {...SALES} categoryAxis={{ scaleType: 'linear' }} />);
    expect(box(screen, 0).height / box(screen, 2).height).toBeCloseTo(2.5, 1);
    expect(box(screen, 0).height / box(screen, 1).height).toBeCloseTo(100 / 60, 1);
    expect(box(screen, 0).width / box(screen, 2).width).toBeCloseTo(2.5, 1);
  },
);

claim(
  [
    'categoryAxis displays the names of the stages beside the funnel.',
    'disableLine, disableTicks | false | Hide the line and the ticks',
  ],
  async () => {
    const categories = ['a', 'b', 'c'];
    const count = ({ stage }: Screen) =>
      ['line', 'tick'].map((name) => stage.querySelectorAll(`.MuiChartsAxis-${name}`).length);
    const screen = await show(<FunnelChart {...SALES} />);
    expect([ticks(screen), count(screen)]).toEqual([[], [0, 0]]);
    await screen.rerender(<FunnelChart {...SALES} categoryAxis={{ categories }} />);
    expect(ticks(screen)).toEqual(categories);
    const names = [...screen.stage.querySelectorAll('.MuiChartsAxis-tickLabel')];
    expect(names.every((name) => name.getBoundingClientRect().right < box(screen, 0).left)).toBe(
      true,
    );
    const [line = 0, tick = 0] = count(screen);
    expect(line).toBe(1);
    expect(tick).toBeGreaterThan(2);
    await screen.rerender(
      <FunnelChart {...SALES} categoryAxis={{ categories, disableLine: true }} />,
    );
    expect(count(screen)).toEqual([0, tick]);
    await screen.rerender(
      <FunnelChart {...SALES} categoryAxis={{ categories, disableTicks: true }} />,
    );
    expect(count(screen)).toEqual([1, 0]);
  },
);

claim('Without them, the labels of the axis read undefined.', async () => {
  const screen = await show(
    <FunnelChart {...SALES} categoryAxis={{ scaleType: 'linear', position: 'left', size: 90 }} />,
  );
  expect(new Set(ticks(screen))).toEqual(new Set(['undefined']));
});

claim(
  [
    'onItemClick fires when the user clicks a section.',
    "It receives the event and { type: 'funnel', seriesId, dataIndex }.",
    "Sections can't receive focus, so onItemClick isn't available to keyboard users.",
  ],
  async () => {
    const onItemClick = vi.fn();
    const screen = await show(<FunnelChart {...SALES} onItemClick={onItemClick} />);
    await click(element(sections(screen)[1]));
    expect(onItemClick).toHaveBeenCalledOnce();
    expect(onItemClick.mock.calls[0]?.[1]).toEqual({
      type: 'funnel',
      seriesId: 'sales',
      dataIndex: 1,
    });
    await press('Tab');
    expect(sections(screen)).not.toContain(document.activeElement);
    expect(sections(screen).every((section) => !section.hasAttribute('tabindex'))).toBe(true);
  },
);

claim(
  [
    "slotProps.tooltip.trigger is ignored: it is always 'item'.",
    'To remove the tooltip, replace its slot: slots={{ tooltip: () => null }}.',
  ],
  async () => {
    for (const trigger of ['none', 'axis'] as const) {
      const screen = await show(<FunnelChart {...SALES} slotProps={{ tooltip: { trigger } }} />);
      await hover(element(sections(screen)[0]));
      await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Seen100');
      screen.unmount();
    }
    const screen = await show(<FunnelChart {...SALES} slots={{ tooltip: () => null }} />);
    await hover(element(sections(screen)[0]));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  },
);

claim(
  'Children of FunnelChart are rendered inside its SVG, in front of the sections.',
  async () => {
    const screen = await show(
      <FunnelChart {...SALES}>
        <circle cx={100} cy={100} r={5} data-testid="dot" />
      </FunnelChart>,
    );
    const dot = screen.getByTestId('dot').element();
    const last = element(sections(screen)[2]);
    expect(dot.closest('svg')).toBe(last.closest('svg'));
    expect(last.compareDocumentPosition(dot) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

claim(
  'The sections have the class names MuiFunnelSection-root, MuiFunnelSection-series- with the id of the series, MuiFunnelSection-outlined, MuiFunnelSection-highlighted and MuiFunnelSection-faded.',
  async () => {
    const chart = (variant: 'filled' | 'outlined', dataIndex?: number) => (
      <FunnelChart
        {...SALES}
        highlightedItem={dataIndex === undefined ? null : { seriesId: 'sales', dataIndex }}
        series={[
          {
            id: 'sales',
            data: STAGES,
            variant,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
      />
    );
    const screen = await show(chart('filled'));
    const names = () =>
      sections(screen).map((section) =>
        ['root', 'series-sales', 'outlined', 'highlighted', 'faded'].filter((name) =>
          section.classList.contains(`MuiFunnelSection-${name}`),
        ),
      );
    const always = ['root', 'series-sales'];
    expect(names()).toEqual([always, always, always]);
    await screen.rerender(chart('outlined', 1));
    await expect.poll(names).toEqual([
      [...always, 'outlined', 'faded'],
      [...always, 'outlined', 'highlighted'],
      [...always, 'outlined', 'faded'],
    ]);
  },
);

claim("MuiFunnelSection-filled is added only if you set variant: 'filled'.", async () => {
  const filled = ({ stage }: Screen) => stage.querySelectorAll('.MuiFunnelSection-filled').length;
  const screen = await show(<FunnelChart {...SALES} />);
  expect(filled(screen)).toBe(0);
  await screen.rerender(<FunnelChart {...SALES} series={[{ data: STAGES, variant: 'filled' }]} />);
  expect(filled(screen)).toBe(3);
});

claim(
  "The shapes aren't animated: new values are displayed immediately, and skipAnimation has no effect.",
  async () => {
    const other = [{ data: STAGES.map(({ value }) => ({ value: value ** 2 })) }];
    for (const skipAnimation of [false, true]) {
      const screen = await show(<FunnelChart {...SALES} skipAnimation={skipAnimation} />);
      const before = path(screen);
      await screen.rerender(
        <FunnelChart {...SALES} skipAnimation={skipAnimation} series={other} />,
      );
      const after = path(screen);
      expect(after).not.toBe(before);
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(path(screen)).toBe(after);
      screen.unmount();
    }
  },
);

claim(
  [
    "FunnelPlot can't be used in a container.",
    "The configuration of the series type isn't exported, and a container with a funnel series throws Cannot read properties of undefined (reading 'getSeriesWithDefaultValues').",
  ],
  async () => {
    expect(Object.keys(funnelExports).filter((name) => /config/i.test(name))).toEqual([]);
    await expect(
      show(
        <ChartContainerPro
          height={300}
          series={[{ type: 'funnel', data: STAGES }]}
          xAxis={[{ scaleType: 'linear' }]}
          yAxis={[{ scaleType: 'band', data: [0, 1, 2] }]}
        >
          <FunnelPlot />
        </ChartContainerPro>,
      ),
    ).rejects.toThrow("Cannot read properties of undefined (reading 'getSeriesWithDefaultValues')");
    takeConsole();
  },
);
