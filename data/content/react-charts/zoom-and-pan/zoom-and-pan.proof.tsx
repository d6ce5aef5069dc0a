import { createRef, type ReactElement, type ReactNode } from 'react';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { Gauge } from '@mui/x-charts/Gauge';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { ChartContainerPro, type ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import {
  ChartZoomSlider,
  chartAxisZoomSliderThumbClasses,
} from '@mui/x-charts-pro/ChartZoomSlider';
import { useIsZoomInteracting } from '@mui/x-charts-pro/hooks';
import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import {
  act,
  claim,
  click,
  dragTo,
  expect,
  press,
  setMotion,
  settled,
  show,
  takeConsole,
  userEvent,
  vi,
  type Screen,
} from '#test/proof.tsx';

const DAYS = Array.from({ length: 101 }, (_, index) => index);
const VALUES = DAYS.map((day) => (day === 50 ? 400 : 20 + (day % 7)));
const POINTS = DAYS.map((day) => ({ id: day, x: day, y: VALUES[day] ?? 0 }));
const AXIS = { id: 'day', data: DAYS, zoom: true } as const;
const LINE: LineChartProProps = {
  height: 300,
  xAxis: [AXIS],
  series: [{ data: VALUES, showMark: false }],
};

/** The drawings of charts; marks of a legend are drawings too. */
function surfaces({ stage }: Screen): Element[] {
  const all = [...stage.querySelectorAll('.MuiChartsAxis-root')].map((axis) => axis.closest('svg'));
  return [...new Set(all)].filter((svg) => svg !== null);
}

function surface(screen: Screen, index = 0): Element {
  const svg = surfaces(screen)[index];
  if (!svg) {
    throw new Error('There is no chart.');
  }
  return svg;
}

/** The line of an axis, which is as long as the drawing area. */
function line(screen: Screen, direction: 'X' | 'Y', index = 0): DOMRect {
  const found = surface(screen, index).querySelector(
    `.MuiChartsAxis-direction${direction} .MuiChartsAxis-line`,
  );
  return found?.getBoundingClientRect() ?? new DOMRect();
}

function ticks(screen: Screen, direction: 'X' | 'Y' = 'X', index = 0): string[] {
  const labels = surface(screen, index).querySelectorAll(
    `.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`,
  );
  return [...labels].map((label) => label.textContent);
}

/** Turns the wheel over a place of the drawing area, from 0 to 1; says whether the page would stand still. */
async function wheel(
  screen: Screen,
  deltaY: number,
  { at = 0.5, ctrlKey = false, index = 0, below = false } = {},
): Promise<boolean> {
  const { left, width, top } = line(screen, 'X', index);
  const event = new WheelEvent('wheel', {
    deltaY,
    ctrlKey,
    clientX: left + at * width,
    clientY: below ? top + 15 : top - 60,
    bubbles: true,
    cancelable: true,
  });
  surface(screen, index).dispatchEvent(event);
  await settled();
  return event.defaultPrevented;
}

/** Drags the drawing by some px to the right. */
async function pan(screen: Screen, by: number, index = 0): Promise<void> {
  const svg = surface(screen, index);
  const { width, height } = svg.getBoundingClientRect();
  await dragTo(svg, svg, { x: width / 2 + by, y: height / 2 });
}

function thumbs({ stage }: Screen, placement: 'start' | 'end', orientation = 'horizontal') {
  return stage.querySelectorAll(
    `.MuiChartAxisZoomSliderThumb-${placement}.MuiChartAxisZoomSliderThumb-${orientation}`,
  );
}

function thumb(screen: Screen, placement: 'start' | 'end', orientation?: string): Element {
  return thumbs(screen, placement, orientation)[0] ?? screen.stage;
}

/** What the slider of the x-axis shows, in percent. */
function range(screen: Screen): [number, number] {
  const { left, width } = line(screen, 'X');
  const at = (placement: 'start' | 'end') => {
    const box = thumb(screen, placement).getBoundingClientRect();
    return Math.round(((box.left + box.width / 2 - left) / width) * 100);
  };
  return [at('start'), at('end')];
}

function showZoomed(props: Partial<LineChartProProps> = {}) {
  const onZoomChange = vi.fn<(zoom: ZoomData[]) => void>();
  const apiRef = createRef<ChartProApi>() as { current: ChartProApi | undefined };
  const chart = <LineChartPro {...LINE} apiRef={apiRef} onZoomChange={onZoomChange} {...props} />;
  return { chart, apiRef, onZoomChange, zoom: () => onZoomChange.mock.lastCall?.[0] ?? [] };
}

const span = ([zoom]: ZoomData[]) => (zoom ? zoom.end - zoom.start : Number.NaN);

act('LoadExplorer', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    const first = ticks(demo);
    expect(range(demo)[1] - range(demo)[0]).toBe(40);
    await wheel(demo, -400);
    await expect.poll(() => range(demo)[1] - range(demo)[0]).toBeLessThan(32);
    expect(ticks(demo)).not.toEqual(first);
    const [start] = range(demo);
    await pan(demo, -120);
    await expect.poll(() => range(demo)[0]).toBeGreaterThan(start);
    const track = thumb(demo, 'start').parentElement?.querySelector('rect') ?? demo.stage;
    const { width } = track.getBoundingClientRect();
    await dragTo(thumb(demo, 'start'), track, { x: 0.3 * width, y: 4 });
    await dragTo(thumb(demo, 'end'), track, { x: 0.7 * width, y: 4 });
    await expect.poll(() => range(demo)).toEqual([30, 70]);
  }
});

act('ZoomScatter', async (demo) => {
  const first = [ticks(demo), ticks(demo, 'Y')];
  for (let turn = 0; turn < 2; turn += 1) {
    for (let step = 0; step < 4; step += 1) {
      await wheel(demo, -400);
    }
    await expect.poll(() => ticks(demo)).not.toEqual(first[0]);
    expect(ticks(demo, 'Y')).not.toEqual(first[1]);
    const zoomed = ticks(demo);
    await pan(demo, 160);
    await expect.poll(() => ticks(demo)).not.toEqual(zoomed);
    for (let step = 0; step < 12; step += 1) {
      await wheel(demo, 400);
    }
    await expect.poll(() => [ticks(demo), ticks(demo, 'Y')]).toEqual(first);
  }
});

act('ZoomBars', async (demo) => {
  const firstBar = () => demo.stage.querySelector('.MuiBarElement-root')?.getBoundingClientRect();
  const width = firstBar()?.width ?? 0;
  for (let turn = 0; turn < 2; turn += 1) {
    await wheel(demo, -800);
    await expect.poll(() => firstBar()?.width ?? 0).toBeGreaterThan(width * 1.5);
    for (let step = 0; step < 6; step += 1) {
      await wheel(demo, 800);
    }
    await expect.poll(() => firstBar()?.width ?? 0).toBeCloseTo(width, 1);
  }
});

act('ZoomOptions', async (demo) => {
  const status = demo.getByRole('status');
  const slider = (name: string) => demo.getByRole('slider', { name });
  await expect.element(status).toHaveTextContent('Visible: 0% to 100%');
  for (let turn = 0; turn < 2; turn += 1) {
    await wheel(demo, -100);
    await expect.element(status).toHaveTextContent('Visible: 5% to 95%');
    slider('minStart').element().focus();
    await press('ArrowRight', 'ArrowRight');
    await expect.element(status).toHaveTextContent('Visible: 10% to 100%');
    slider('step').element().focus();
    await press('End');
    await wheel(demo, -100);
    await expect.element(status).toHaveTextContent('Visible: 23% to 87%');
    const zoomed = status.element().textContent;
    await demo.getByRole('switch', { name: 'panning' }).click();
    await expect.element(status).toHaveTextContent('Visible: 10% to 100%');
    await wheel(demo, -100);
    await pan(demo, 200);
    await expect.element(status).toHaveTextContent(zoomed);
    await demo.getByRole('switch', { name: 'panning' }).click();
    await wheel(demo, -100);
    await pan(demo, 600);
    await expect.element(status).toHaveTextContent('Visible: 10% to 74%');
    slider('maxSpan').element().focus();
    await press('PageDown', 'PageDown', 'PageDown', 'PageDown', 'PageDown');
    await expect.element(status).toHaveTextContent(/^Visible: 10% to (?!100)/);
    slider('maxSpan').element().focus();
    await press('End');
    slider('minStart').element().focus();
    await press('Home');
    slider('step').element().focus();
    await press('Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await expect.element(status).toHaveTextContent('Visible: 0% to 100%');
  }
});

act('FilterMode', async (demo) => {
  const top = () => Number(ticks(demo, 'Y').at(-1));
  expect(top()).toBeGreaterThan(20);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'discard' }).click();
    await expect.poll(top).toBeLessThan(15);
    await pan(demo, -400);
    await expect.poll(top).toBeGreaterThan(20);
    await pan(demo, 400);
    await expect.poll(top).toBeLessThan(15);
    await demo.getByRole('button', { name: 'keep' }).click();
    await expect.poll(top).toBeGreaterThan(20);
  }
});

act('SliderAxes', async (demo) => {
  const count = () => demo.stage.querySelectorAll('.MuiChartAxisZoomSliderThumb-root').length;
  expect(count()).toBe(4);
  for (let turn = 0; turn < 2; turn += 1) {
    const track = thumb(demo, 'end').parentElement?.querySelector('rect') ?? demo.stage;
    const { width } = track.getBoundingClientRect();
    await dragTo(thumb(demo, 'end'), track, { x: width / 2, y: 4 });
    await expect.poll(() => range(demo)).toEqual([0, 50]);
    await dragTo(thumb(demo, 'end'), track, { x: width, y: 4 });
    await expect.poll(() => range(demo)).toEqual([0, 100]);
    const before = ticks(demo, 'Y');
    const upper = thumb(demo, 'end', 'vertical');
    const { y } = upper.getBoundingClientRect();
    const high = upper.parentElement?.querySelector('rect') ?? demo.stage;
    await dragTo(upper, high, { x: 4, y: 120 });
    await expect.poll(() => upper.getBoundingClientRect().y).toBeGreaterThan(y + 100);
    expect(ticks(demo, 'Y')).not.toEqual(before);
    await dragTo(upper, high, { x: 4, y: 0 });
    await expect.poll(() => ticks(demo, 'Y')).toEqual(before);
    for (const [axis, left] of [
      ['x', 2],
      ['y', 0],
      ['x', 2],
      ['y', 4],
    ] as const) {
      await demo.getByRole('switch', { name: `Slider of the ${axis}-axis` }).click();
      await expect.poll(count).toBe(left);
    }
  }
});

act('ZoomPresets', async (demo) => {
  const start = ticks(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Last day' }).click();
    await expect.poll(() => ticks(demo)).not.toEqual(start);
    const day = ticks(demo);
    await demo.getByRole('button', { name: 'Reset zoom' }).click();
    await expect.poll(() => ticks(demo)).not.toEqual(day);
    expect(ticks(demo)).not.toEqual(start);
    await demo.getByRole('button', { name: 'Last week' }).click();
    await expect.poll(() => ticks(demo)).toEqual(start);
  }
});

act('LinkedCharts', async (demo) => {
  const same = () => expect.poll(() => ticks(demo, 'X', 1)).toEqual(ticks(demo, 'X', 0));
  await same();
  for (let turn = 0; turn < 2; turn += 1) {
    const first = ticks(demo);
    await wheel(demo, -600, { index: 0 });
    await expect.poll(() => ticks(demo)).not.toEqual(first);
    await same();
    await pan(demo, -150, 1);
    await same();
    await wheel(demo, 800, { index: 1 });
    await same();
  }
});

act('KeyboardRange', async (demo) => {
  const first = demo.getByRole('slider', { name: 'First day' });
  const last = demo.getByRole('slider', { name: 'Last day' });
  const bar = () => demo.stage.querySelector('.MuiBarElement-root')?.getBoundingClientRect().x;
  await expect.element(first).toHaveAttribute('aria-valuetext', 'May 7');
  await expect.element(last).toHaveAttribute('aria-valuetext', 'Jun 12');
  for (let turn = 0; turn < 2; turn += 1) {
    const before = bar();
    first.element().focus();
    await press('ArrowRight');
    await expect.element(first).toHaveAttribute('aria-valuetext', 'May 8');
    await expect.poll(bar).not.toBe(before);
    await press('ArrowLeft');
    await expect.poll(bar).toBe(before);
    last.element().focus();
    await press('ArrowRight', 'ArrowRight');
    await expect.element(last).toHaveAttribute('aria-valuetext', 'Jun 14');
    await press('ArrowLeft', 'ArrowLeft');
  }
  await wheel(demo, -400);
  await expect.element(first).not.toHaveAttribute('aria-valuetext', 'May 7');
  first.element().focus();
  for (let day = 0; day < 30; day += 1) {
    await press('ArrowRight');
  }
  const [from, to] = [first, last].map((each) => Number(each.element().ariaValueNow));
  // Both days are visible: seven days are six steps.
  expect((to ?? 0) - (from ?? 0)).toBeGreaterThanOrEqual(6);
});

act('ZoomSwitch', async (demo) => {
  const zoom = demo.getByRole('switch', { name: 'Zoom and pan' });
  const touchAction = () => getComputedStyle(surface(demo)).touchAction;
  const swipe = () =>
    !surface(demo).dispatchEvent(new Event('touchmove', { bubbles: true, cancelable: true }));
  for (let turn = 0; turn < 2; turn += 1) {
    expect(touchAction()).toBe('pan-y');
    expect(swipe()).toBe(false);
    const before = ticks(demo);
    expect(await wheel(demo, -400)).toBe(false);
    expect(ticks(demo)).toEqual(before);
    await zoom.click();
    await expect.poll(touchAction).toBe('none');
    expect(swipe()).toBe(true);
    expect(await wheel(demo, -400)).toBe(true);
    await expect.poll(() => ticks(demo)).not.toEqual(before);
    const zoomed = ticks(demo);
    await zoom.click();
    await expect.poll(touchAction).toBe('pan-y');
    expect(ticks(demo)).toEqual(zoomed);
  }
});

act('ComposedZoom', async (demo) => {
  expect(range(demo)).toEqual([50, 75]);
  const track = thumb(demo, 'start').parentElement?.querySelector('rect') ?? demo.stage;
  const { width } = track.getBoundingClientRect();
  for (let turn = 0; turn < 2; turn += 1) {
    await wheel(demo, -300);
    await expect.poll(() => range(demo)).not.toEqual([50, 75]);
    await dragTo(thumb(demo, 'start'), track, { x: width / 2, y: 4 });
    await dragTo(thumb(demo, 'end'), track, { x: 0.75 * width, y: 4 });
    await expect.poll(() => range(demo)).toEqual([50, 75]);
  }
});

claim(
  'Wheel up or down | Zooms in or out. The point below the pointer stays in place, unless the visible part reaches an end of the axis',
  async () => {
    const { chart, zoom } = showZoomed();
    const screen = await show(chart);
    const below = ([{ start, end } = { start: 0, end: 100 }]: Partial<ZoomData>[] = []) =>
      (start ?? 0) + 0.3 * ((end ?? 0) - (start ?? 0));
    await wheel(screen, -300, { at: 0.3 });
    const near = span(zoom());
    expect(near).toBeLessThan(80);
    expect(below(zoom())).toBeCloseTo(30, 0);
    await wheel(screen, -300, { at: 0.3 });
    expect(span(zoom())).toBeLessThan(near);
    expect(below(zoom())).toBeCloseTo(30, 0);
    await wheel(screen, 100, { at: 0.3 });
    expect(below(zoom())).toBeCloseTo(30, 0);
    expect(span(zoom())).toBeGreaterThan(near / 1.3);
  },
);

claim('Wheel with Ctrl | Zooms three times as fast', async () => {
  const spans = [];
  for (const ctrlKey of [false, true]) {
    const { chart, zoom } = showZoomed();
    const screen = await show(chart);
    await wheel(screen, -100, { ctrlKey });
    spans.push(100 / span(zoom()) - 1);
    screen.unmount();
  }
  expect((spans[1] ?? 0) / (spans[0] ?? 1)).toBeCloseTo(3, 5);
});

claim(['Pinch with two fingers on a touch screen | Zooms in or out'], async () => {
  const { chart, zoom } = showZoomed();
  const screen = await show(chart);
  const svg = surface(screen);
  const { left, top, width } = line(screen, 'X');
  const finger = async (kind: string, pointerId: number, x: number) => {
    svg.dispatchEvent(
      new PointerEvent(kind, {
        pointerId,
        pointerType: 'touch',
        clientX: x,
        clientY: top - 60,
        bubbles: true,
      }),
    );
    await settled();
  };
  const middle = left + width / 2;
  await finger('pointerdown', 1, middle - 20);
  await finger('pointerdown', 2, middle + 20);
  for (let step = 0; step < 10; step += 1) {
    await finger('pointermove', 2, middle + 30 + step * 10);
  }
  const near = span(zoom());
  expect(near).toBeLessThan(98);
  for (let step = 0; step < 5; step += 1) {
    await finger('pointermove', 2, middle + 100 - step * 10);
  }
  expect(span(zoom())).toBeGreaterThan(near);
  await finger('pointerup', 1, middle);
  await finger('pointerup', 2, middle);
});

claim('Drag with the mouse or one finger | Pans, once the chart is zoomed in', async () => {
  const { chart, zoom } = showZoomed();
  const screen = await show(chart);
  await pan(screen, 200);
  expect(zoom()[0]).toMatchObject({ start: 0, end: 100 });
  await wheel(screen, -500);
  const [before] = zoom();
  await pan(screen, 60);
  await expect.poll(() => zoom()[0]?.start).toBeLessThan(before?.start ?? 0);
  expect(span(zoom())).toBeCloseTo((before?.end ?? 0) - (before?.start ?? 0), 5);
});

claim(
  [
    'A gesture affects each axis that has zoom.',
    'Any number of axes can have zoom.',
    'onZoomChange | Called with the zoom of all zoomable axes on each change',
  ],
  async () => {
    const onZoomChange = vi.fn<(zoom: ZoomData[]) => void>();
    const screen = await show(
      <ScatterChartPro
        height={300}
        xAxis={[
          { id: 'x', zoom: true },
          { id: 'other', position: 'top' },
        ]}
        yAxis={[{ id: 'y', zoom: { minSpan: 2 } }]}
        series={[{ data: POINTS }]}
        onZoomChange={onZoomChange}
      />,
    );
    await wheel(screen, -300);
    const zoom = onZoomChange.mock.lastCall?.[0] ?? [];
    expect(zoom.map(({ axisId }) => axisId)).toEqual(['x', 'y']);
    for (const { start, end } of zoom) {
      expect(end - start).toBeLessThan(90);
    }
  },
);

claim(
  'BarChart, LineChart and ScatterChart ignore zoom, apart from the space that slider.enabled reserves.',
  async () => {
    const xAxis = [AXIS];
    for (const chart of [
      <BarChart key="bar" height={300} xAxis={xAxis} series={[{ data: VALUES }]} />,
      <LineChart key="line" height={300} xAxis={xAxis} series={[{ data: VALUES }]} />,
      <ScatterChart key="scatter" height={300} xAxis={xAxis} series={[{ data: POINTS }]} />,
    ]) {
      const screen = await show(chart);
      const before = ticks(screen);
      expect(before.length).toBeGreaterThan(3);
      expect(await wheel(screen, -500)).toBe(false);
      expect(ticks(screen)).toEqual(before);
      screen.unmount();
    }
  },
);

claim(
  'When the user releases the mouse after dragging, the browser fires a click, so onAxisClick runs after each pan that ends on the chart.',
  async () => {
    const onAxisClick = vi.fn();
    const { chart } = showZoomed({
      onAxisClick,
      initialZoom: [{ axisId: 'day', start: 40, end: 60 }],
    });
    const screen = await show(chart);
    await pan(screen, 80);
    expect(onAxisClick).toHaveBeenCalledTimes(1);
    await pan(screen, -80);
    expect(onAxisClick).toHaveBeenCalledTimes(2);
  },
);

claim(
  [
    'On an x-axis or a continuous y-axis with reverse: true, the chart moves against the pointer when the user drags it, and the wheel zooms around the mirrored point.',
    'Set panning: false on such an axis and enable its slider, which moves in the right direction.',
  ],
  async () => {
    const initialZoom = [{ axisId: 'day', start: 40, end: 60 }];
    const reversed = { ...AXIS, reverse: true };
    for (const [axis, sign] of [
      [AXIS, -1],
      [reversed, -1],
    ] as const) {
      const { chart, zoom } = showZoomed({ initialZoom, xAxis: [axis] });
      const screen = await show(chart);
      await pan(screen, 80);
      await expect.poll(() => Math.sign((zoom()[0]?.start ?? 40) - 40)).toBe(sign);
      const [before = { start: 0, end: 0 }] = zoom();
      await wheel(screen, -300, { at: 0.9 });
      const [after = { start: 0, end: 0 }] = zoom();
      const trimmed = after.start - before.start;
      expect(trimmed / (trimmed + before.end - after.end)).toBeCloseTo(0.9, 1); // reversed, the start is at the right
      screen.unmount();
    }
    for (const reverse of [false, true]) {
      const vertical = showZoomed({
        initialZoom,
        xAxis: [{ data: DAYS }],
        yAxis: [{ id: 'day', reverse, zoom: true }],
      });
      const screen = await show(vertical.chart);
      const svg = surface(screen);
      const { width, height } = svg.getBoundingClientRect();
      await dragTo(svg, svg, { x: width / 2, y: height / 2 + 40 });
      await expect.poll(() => vertical.zoom()[0]?.start ?? 40).toBeGreaterThan(40); // reversed, the start is at the top
      screen.unmount();
    }
    const { chart, zoom } = showZoomed({
      initialZoom,
      xAxis: [{ ...reversed, zoom: { panning: false, slider: { enabled: true } } }],
    });
    const screen = await show(chart);
    await pan(screen, 80);
    expect(zoom()).toEqual([]);
    const left = () => thumb(screen, 'end').getBoundingClientRect().x;
    const before = left();
    const active = thumb(screen, 'start').parentElement?.querySelectorAll('rect')[1];
    const { width = 0 } = active?.getBoundingClientRect() ?? {};
    await dragTo(active ?? screen.stage, active ?? screen.stage, { x: width / 2 + 50, y: 5 });
    await expect.poll(left).toBeGreaterThan(before + 30);
  },
);

claim(
  'step | 5 | The speed of the wheel and of pinching. With 5, 100 px of wheel movement zoom in by 10%',
  async () => {
    const { chart, zoom } = showZoomed();
    await wheel(await show(chart), -100);
    expect(100 / span(zoom())).toBeCloseTo(1.1, 5);
  },
);

claim(
  'panning | true | false disables dragging the chart. Users can still move the range of the slider',
  async () => {
    const { chart, zoom } = showZoomed({
      initialZoom: [{ axisId: 'day', start: 40, end: 60 }],
      xAxis: [{ ...AXIS, zoom: { panning: false, slider: { enabled: true } } }],
    });
    const screen = await show(chart);
    await pan(screen, 80);
    expect(range(screen)).toEqual([40, 60]);
    const active = thumb(screen, 'start').parentElement?.querySelectorAll('rect')[1];
    const { width = 0 } = active?.getBoundingClientRect() ?? {};
    await dragTo(active ?? screen.stage, active ?? screen.stage, { x: width / 2 + 50, y: 5 });
    await expect.poll(() => zoom()[0]?.start ?? 0).toBeGreaterThan(42);
    expect(span(zoom())).toBeCloseTo(20, 5);
  },
);

claim(
  'With many data points, lower minSpan: with the default of 10%, a chart of 1,000 bars shows at least 100 of them.',
  async () => {
    const { chart, zoom } = showZoomed();
    const screen = await show(chart);
    for (let step = 0; step < 60; step += 1) {
      await wheel(screen, -150);
    }
    expect(span(zoom())).toBeGreaterThanOrEqual(10);
    expect(span(zoom())).toBeLessThan(12);
  },
);

claim(
  [
    "minSpan, maxSpan, minStart and maxEnd don't apply to initialZoom, zoomData and setZoomData().",
    'Without initialZoom, the chart starts with the whole range from minStart to maxEnd, even if that is more than maxSpan.',
  ],
  async () => {
    const zoom = { minStart: 20, maxEnd: 80, minSpan: 10, maxSpan: 30, slider: { enabled: true } };
    const xAxis = [{ ...AXIS, zoom }];
    const beyond = [{ axisId: 'day', start: 5, end: 95 }];
    const screen = await show(<LineChartPro {...LINE} xAxis={xAxis} />);
    expect(range(screen)).toEqual([20, 80]);
    screen.unmount();
    for (const props of [{ initialZoom: beyond }, { zoomData: beyond }]) {
      const other = await show(<LineChartPro {...LINE} xAxis={xAxis} {...props} />);
      await expect.poll(() => range(other)).toEqual([5, 95]);
      other.unmount();
    }
    const { chart, apiRef } = showZoomed({ xAxis });
    const last = await show(chart);
    apiRef.current?.setZoomData([{ axisId: 'day', start: 1, end: 3 }]);
    await expect.poll(() => range(last)).toEqual([1, 3]);
  },
);

claim(
  'In version 8.5.0, a click on the track of the slider ignores minSpan near its end.',
  async () => {
    const { chart, zoom } = showZoomed({
      initialZoom: [{ axisId: 'day', start: 0, end: 30 }],
      xAxis: [{ ...AXIS, zoom: { minSpan: 10, slider: { enabled: true } } }],
    });
    const screen = await show(chart);
    const track = thumb(screen, 'start').parentElement?.querySelector('rect') ?? screen.stage;
    const { width, height } = track.getBoundingClientRect();
    for (const [at, expected] of [
      [0.6, 10],
      [0.97, 3],
    ] as const) {
      await click(track, { at: { x: at * width, y: height / 2 } });
      await expect.poll(() => Math.round(span(zoom()))).toBe(expected);
    }
    takeConsole(); // while the button is down, the range is empty
  },
);

claim(
  [
    "filterMode | 'keep' | Whether other axes ignore the data outside the visible part",
    "With filterMode: 'keep', zooming doesn't change the other axes.",
    "With 'discard', the points outside the visible part don't count, and the other axes fit the remaining ones.",
    'It has no effect on another axis that has zoom itself: that axis keeps its whole range.',
  ],
  async () => {
    const initialZoom = [{ axisId: 'day', start: 0, end: 30 }];
    for (const [filterMode, y, isFitted] of [
      [undefined, false, false],
      ['keep', false, false],
      ['discard', false, true],
      ['discard', true, false],
    ] as const) {
      const screen = await show(
        <LineChartPro
          {...LINE}
          initialZoom={initialZoom}
          xAxis={[{ ...AXIS, zoom: filterMode ? { filterMode } : true }]}
          yAxis={[{ zoom: y }]}
        />,
      );
      const top = Number(ticks(screen, 'Y').at(-1));
      expect(top < 50, `${filterMode}, zoom on the other axis: ${y}`).toBe(isFitted);
      screen.unmount();
    }
  },
);

claim(
  [
    'slider | disabled | The zoom slider: { enabled, size }',
    'The slider is placed next to the axis, outside its labels.',
    'size is the space it takes up in pixels, 28 by default: a height on an x-axis and a width on a y-axis.',
    "An axis with position: 'none' has no slider.",
    'A larger size adds space, but the slider keeps its thickness.',
    'While the user hovers over the range, its tooltip shows percentages of the axis.',
    'Style the thumbs with the class names of chartAxisZoomSliderThumbClasses.',
  ],
  async () => {
    const sized = (size: number, position?: 'none') => (
      <LineChartPro
        {...LINE}
        xAxis={[{ ...AXIS, position, zoom: { slider: { enabled: true, size } } }]}
        initialZoom={[{ axisId: 'day', start: 25, end: 75 }]}
      />
    );
    const areaOf = async (x: boolean, y: boolean) => {
      const zoom = (enabled: boolean) => (enabled ? { slider: { enabled } } : true);
      const chart = await show(
        <LineChartPro
          {...LINE}
          xAxis={[{ ...AXIS, zoom: zoom(x) }]}
          yAxis={[{ id: 'y', zoom: zoom(y) }]}
        />,
      );
      expect(thumbs(chart, 'start')).toHaveLength(x ? 1 : 0);
      expect(thumbs(chart, 'start', 'vertical')).toHaveLength(y ? 1 : 0);
      const area = [line(chart, 'X').width, line(chart, 'Y').height].map(Math.round);
      chart.unmount();
      return area;
    };
    const [wide = 0, high = 0] = await areaOf(false, false);
    expect(await areaOf(true, false)).toEqual([wide, high - 28]);
    expect(await areaOf(false, true)).toEqual([wide - 28, high]);
    const screen = await show(sized(28));
    const labels = [
      ...screen.stage.querySelectorAll('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel'),
    ].map((label) => label.getBoundingClientRect().bottom);
    expect(thumb(screen, 'start').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      Math.max(...labels),
    );
    const { root, horizontal, start, end } = chartAxisZoomSliderThumbClasses;
    expect([...thumb(screen, 'start').classList]).toEqual(
      expect.arrayContaining([root, horizontal, start]),
    );
    expect([...thumb(screen, 'end').classList]).toEqual(
      expect.arrayContaining([root, horizontal, end]),
    );
    const drawn = () => line(screen, 'Y').height;
    const [height, thick] = [drawn(), thumb(screen, 'start').getBoundingClientRect().height];
    const active = thumb(screen, 'start').parentElement?.querySelectorAll('rect')[1];
    await userEvent.hover(active ?? screen.stage);
    await expect.element(screen.getByText('25')).toBeVisible();
    await expect.element(screen.getByText('75')).toBeVisible();
    await userEvent.unhover(active ?? screen.stage);
    await screen.rerender(sized(60));
    await expect.poll(drawn).toBe(height - 32);
    expect(thumb(screen, 'start').getBoundingClientRect().height).toBe(thick);
    screen.unmount();
    const hidden = await show(sized(28, 'none'));
    expect(thumbs(hidden, 'start')).toHaveLength(0);
  },
);

claim(
  [
    'initialZoom | The zoom at the first render. The chart ignores later changes',
    'initialZoom needs no entry for an axis that starts unzoomed.',
    "zoomData needs one for each axis: without an entry, the axis isn't zoomable.",
  ],
  async () => {
    const both = {
      height: 300,
      xAxis: [{ id: 'x', zoom: true }],
      yAxis: [{ id: 'y', zoom: true }],
      series: [{ data: POINTS }],
    };
    const onZoomChange = vi.fn<(zoom: ZoomData[]) => void>();
    const half = [{ axisId: 'x', start: 0, end: 50 }];
    const chart = (end: number) => (
      <ScatterChartPro
        {...both}
        initialZoom={[{ axisId: 'x', start: 0, end }]}
        onZoomChange={onZoomChange}
      />
    );
    const screen = await show(chart(50));
    const before = ticks(screen);
    await screen.rerender(chart(20));
    expect(ticks(screen)).toEqual(before);
    await wheel(screen, -200);
    expect(onZoomChange.mock.lastCall?.[0].map(({ axisId }) => axisId).toSorted()).toEqual([
      'x',
      'y',
    ]);
    screen.unmount();
    await wheel(
      await show(<ScatterChartPro {...both} zoomData={half} onZoomChange={onZoomChange} />),
      -200,
    );
    expect(onZoomChange.mock.lastCall?.[0].map(({ axisId }) => axisId)).toEqual(['x']);
  },
);

claim(
  [
    'onZoomChange fires for each step of a gesture, even if the values stay the same.',
    'This happens, for example, when the user turns the wheel on a chart that is completely zoomed out.',
  ],
  async () => {
    const { chart, onZoomChange } = showZoomed();
    const screen = await show(chart);
    await wheel(screen, 100);
    await wheel(screen, 100);
    expect(onZoomChange).toHaveBeenCalledTimes(2);
    expect(onZoomChange.mock.lastCall?.[0][0]).toMatchObject({ start: 0, end: 100 });
  },
);

claim(
  [
    'To change the zoom without controlling it, call apiRef.current.setZoomData().',
    'It takes the new array, or a function of the previous one.',
    'Pass all axes that you want to keep: the new array replaces the previous one.',
  ],
  async () => {
    const apiRef = createRef<ChartProApi>() as { current: ChartProApi | undefined };
    const screen = await show(
      <ScatterChartPro
        height={300}
        apiRef={apiRef}
        xAxis={[{ id: 'x', zoom: true }]}
        yAxis={[{ id: 'y', zoom: true }]}
        series={[{ data: POINTS }]}
        initialZoom={[
          { axisId: 'x', start: 0, end: 20 },
          { axisId: 'y', start: 0, end: 20 },
        ]}
      />,
    );
    const before = [ticks(screen), ticks(screen, 'Y')];
    apiRef.current?.setZoomData([{ axisId: 'x', start: 0, end: 20 }]);
    await expect.poll(() => ticks(screen, 'Y')).not.toEqual(before[1]);
    expect(ticks(screen)).toEqual(before[0]);
    let previous: ZoomData[] = [];
    apiRef.current?.setZoomData((zoom) => {
      previous = zoom;
      return zoom.map((each) => ({ ...each, end: 60 }));
    });
    expect(previous).toEqual([{ axisId: 'x', start: 0, end: 20 }]);
    await expect.poll(() => ticks(screen)).not.toEqual(before[0]);
  },
);

claim(
  [
    'The chart creates the zoom state of its axes at the first render.',
    'If zoom is turned on later, gestures on that axis have no effect.',
    'Control zoomData as in this demo, or pass another key to the chart.',
  ],
  async () => {
    const chart = (zoom: boolean, key = 'same') => (
      <LineChartPro key={key} {...LINE} xAxis={[{ ...AXIS, zoom }]} />
    );
    const screen = await show(chart(false));
    const before = ticks(screen);
    await screen.rerender(chart(true));
    await wheel(screen, -500);
    expect(ticks(screen)).toEqual(before);
    await screen.rerender(chart(true, 'other'));
    await wheel(screen, -500);
    await expect.poll(() => ticks(screen)).not.toEqual(before);
  },
);

claim(
  [
    "If a chart with showToolbar has two zoomable axes, and one of them loses zoom in a later render, version 8.5.0 can throw Cannot read properties of undefined (reading 'minStart').",
    'Pass another key to the chart together with that change.',
  ],
  async () => {
    const chart = (zoom: boolean, key = 'same') => (
      <ScatterChartPro
        key={key}
        showToolbar
        height={300}
        xAxis={[{ id: 'x', zoom: true }]}
        yAxis={[{ id: 'y', zoom }]}
        series={[{ data: POINTS }]}
      />
    );
    const keyed = await show(chart(true));
    await keyed.rerender(chart(false, 'other'));
    expect(ticks(keyed).length).toBeGreaterThan(2);
    keyed.unmount();
    const screen = await show(chart(true));
    await screen.rerender(chart(false));
    expect(takeConsole().join(' ')).toContain(
      "Cannot read properties of undefined (reading 'minStart')",
    );
  },
);

claim(
  "The chart and its slider can't receive focus, so gestures aren't available to keyboard users.",
  async () => {
    const screen = await show(
      <LineChartPro {...LINE} xAxis={[{ ...AXIS, zoom: { slider: { enabled: true } } }]} />,
    );
    expect(thumbs(screen, 'start')).toHaveLength(1);
    await press('Tab');
    expect(screen.stage.contains(document.activeElement)).toBe(false);
    expect(screen.stage.querySelectorAll('[tabindex], button, input')).toHaveLength(0);
  },
);

claim(
  [
    'While the pointer is in the drawing area of a zoomable chart, the wheel never scrolls the page, even when the chart is completely zoomed out.',
    "On touch screens, users can't scroll the page by swiping over the chart.",
  ],
  async () => {
    const { chart, zoom } = showZoomed();
    const screen = await show(chart);
    expect(await wheel(screen, 100)).toBe(true);
    expect(zoom()[0]).toMatchObject({ start: 0, end: 100 });
    expect(await wheel(screen, -100)).toBe(true);
    expect(await wheel(screen, 100, { below: true })).toBe(false);
    const swipe = new Event('touchmove', { bubbles: true, cancelable: true });
    surface(screen).dispatchEvent(swipe);
    expect(swipe.defaultPrevented).toBe(true);
  },
);

claim(
  'The SVG of every chart has the style touch-action: none, which blocks swiping even without zoom.',
  async () => {
    const size = { width: 200, height: 200 };
    const charts: ReactElement[] = [
      <BarChart key="bar" {...size} series={[{ data: [1, 2] }]} />,
      <LineChart key="line" {...size} series={[{ data: [1, 2] }]} />,
      <ScatterChart key="scatter" {...size} series={[{ data: POINTS }]} />,
      <PieChart key="pie" {...size} series={[{ data: [{ value: 1 }] }]} />,
      <SparkLineChart key="spark" {...size} data={[1, 2]} />,
      <Gauge key="gauge" {...size} value={50} />,
      <BarChartPro key="pro" {...size} series={[{ data: [1, 2] }]} />,
    ];
    for (const chart of charts) {
      const screen = await show(chart);
      const svg = screen.stage.querySelector('svg[viewBox]');
      expect(svg ? getComputedStyle(svg).touchAction : '', chart.key ?? '').toBe('none');
      screen.unmount();
    }
  },
);

claim(
  [
    'zoomData | The controlled zoom. Keep the array in state: each new array counts as a change',
    'With zoomData, it also returns true right after the first render.',
  ],
  async () => {
    const zoomData = [{ axisId: 'day', start: 0, end: 50 }];
    const seen: boolean[] = [];
    function Watch() {
      seen.push(useIsZoomInteracting());
      return null;
    }
    const controlled = (zoom: ZoomData[]) => (
      <LineChartPro {...LINE} zoomData={zoom}>
        <Watch />
      </LineChartPro>
    );
    const screen = await show(controlled(zoomData));
    expect(seen).toContain(true);
    await expect.poll(() => seen.at(-1)).toBe(false);
    const before = ticks(screen);
    await wheel(screen, -500);
    expect(ticks(screen)).toEqual(before); // the array is still the same
    seen.length = 0;
    await screen.rerender(controlled(zoomData));
    expect(seen).not.toContain(true);
    await screen.rerender(controlled([...zoomData]));
    expect(seen).toContain(true);
    await screen.rerender(controlled([{ axisId: 'day', start: 0, end: 20 }]));
    await expect.poll(() => ticks(screen)).not.toEqual(before);
  },
);

claim(
  [
    'On the category axis of horizontal bars, the chart also moves against the pointer.',
    'Its slider is upside down: the lower end represents the first category, although the chart shows it at the top.',
    'With reverse: true, dragging moves the chart with the pointer, but the first category is at the bottom.',
  ],
  async () => {
    const data = DAYS.slice(0, 20).map((day) => `c${day}`);
    for (const reverse of [false, true]) {
      const screen = await show(
        <BarChartPro
          height={300}
          layout="horizontal"
          yAxis={[{ id: 'y', data, reverse, zoom: { slider: { enabled: true } } }]}
          series={[{ data: DAYS.slice(0, 20) }]}
          initialZoom={[{ axisId: 'y', start: 40, end: 60 }]}
        />,
      );
      const top = (name: string) => {
        const labels = [...screen.stage.querySelectorAll('.MuiChartsAxis-tickLabel')];
        const label = labels.find(({ textContent }) => textContent === name);
        return label?.getBoundingClientRect().top ?? Number.NaN;
      };
      const before = top('c10');
      expect(top('c9') < before).toBe(!reverse);
      const svg = surface(screen);
      const { width, height } = svg.getBoundingClientRect();
      await dragTo(svg, svg, { x: width / 2, y: height / 2 + 40 });
      await expect.poll(() => top('c10') - before > 20).toBe(reverse);
      expect(top('c10') - before < -20).toBe(!reverse);
      const [low, high] = (['start', 'end'] as const).map(
        (placement) => thumb(screen, placement, 'vertical').getBoundingClientRect().top,
      );
      expect((low ?? 0) > (high ?? 0)).toBe(!reverse);
      screen.unmount();
    }
  },
);

claim(
  'useIsZoomInteracting() from @mui/x-charts-pro/hooks returns true while the zoom changes, and false again about 170 ms after the last change.',
  async () => {
    const seen: boolean[] = [];
    function Watch() {
      seen.push(useIsZoomInteracting());
      return null;
    }
    const { chart } = showZoomed({ children: <Watch /> });
    const screen = await show(chart);
    expect(seen.at(-1)).toBe(false);
    await wheel(screen, -100);
    expect(seen.at(-1)).toBe(true);
    const start = performance.now();
    await expect.poll(() => seen.at(-1), { interval: 10 }).toBe(false);
    expect(performance.now() - start).toBeGreaterThan(60);
  },
);

claim(
  'Otherwise, bars and lines outside the visible part reach beyond the drawing area.',
  async () => {
    const screen = await show(
      <ChartContainerPro
        height={300}
        series={[{ type: 'bar', data: [5, 5, 5, 5] }]}
        xAxis={[{ id: 'day', scaleType: 'band', data: ['a', 'b', 'c', 'd'], zoom: true }]}
        initialZoom={[{ axisId: 'day', start: 30, end: 70 }]}
      >
        <ChartsXAxis />
        <ChartsYAxis />
        <BarPlot />
      </ChartContainerPro>,
    );
    const axis = line(screen, 'Y');
    const hit = document.elementFromPoint(axis.left - 20, axis.bottom - 20);
    expect(hit?.classList.contains('MuiBarElement-root')).toBe(true);
  },
);

claim(
  [
    'Set zoom on an axis of LineChartPro, BarChartPro or ScatterChartPro, and users can zoom and pan along that axis.',
    'xAxis[].zoom and yAxis[].zoom take true, or an object with options.',
  ],
  async () => {
    const onZoomChange = vi.fn<(zoom: ZoomData[]) => void>();
    const size = { height: 300, onZoomChange };
    for (const zoom of [true, { minSpan: 5 }]) {
      for (const chart of [
        <LineChartPro key="line" {...LINE} {...size} xAxis={[{ ...AXIS, zoom }]} />,
        <BarChartPro
          key="bar"
          {...size}
          xAxis={[{ ...AXIS, scaleType: 'band', zoom }]}
          series={[{ data: VALUES }]}
        />,
        <ScatterChartPro
          key="scatter"
          {...size}
          yAxis={[{ id: 'day', zoom }]}
          series={[{ data: POINTS }]}
        />,
      ]) {
        onZoomChange.mockClear();
        const screen = await show(chart);
        await wheel(screen, -500);
        const [near = { start: 0, end: 100 }] = onZoomChange.mock.lastCall?.[0] ?? [];
        expect(near.end - near.start).toBeLessThan(80);
        const svg = surface(screen);
        const { width, height } = svg.getBoundingClientRect();
        await dragTo(svg, svg, { x: width / 2 + 60, y: height / 2 + 40 });
        await expect
          .poll(() => onZoomChange.mock.lastCall?.[0][0]?.start)
          .not.toBeCloseTo(near.start, 3);
        expect(span(onZoomChange.mock.lastCall?.[0] ?? [])).toBeCloseTo(near.end - near.start, 5);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'minStart | 0 | The start of the range that users can reach, in percent of the axis',
    'maxEnd | 100 | The end of that range',
    'minSpan | 10 | The smallest part of the axis that users can zoom into, in percent',
    'maxSpan | 100 | The largest part that users can zoom out to',
  ],
  async () => {
    const turned = async (options: object, deltaY: number) => {
      const { chart, zoom } = showZoomed({
        initialZoom: [{ axisId: 'day', start: 40, end: 60 }],
        xAxis: [{ ...AXIS, zoom: { ...options } }],
      });
      const screen = await show(chart);
      for (let step = 0; step < 18; step += 1) {
        await wheel(screen, deltaY);
      }
      screen.unmount();
      return zoom()[0] ?? { start: Number.NaN, end: Number.NaN };
    };
    expect(await turned({}, 100)).toMatchObject({ start: 0, end: 100 });
    expect(await turned({ minStart: 20, maxEnd: 80 }, 100)).toMatchObject({ start: 20, end: 80 });
    for (const [options, deltaY, low, high] of [
      [{}, -100, 10, 12],
      [{ minSpan: 4 }, -100, 4, 5],
      [{ minSpan: 15 }, -100, 15, 17],
      [{ maxSpan: 50 }, 100, 44, 50],
    ] as const) {
      const { start, end } = await turned(options, deltaY);
      expect(end - start).toBeGreaterThanOrEqual(low);
      expect(end - start).toBeLessThanOrEqual(high);
    }
  },
);

claim(
  'minStart, maxEnd, minSpan and maxSpan are percentages of the whole axis, whatever its scale.',
  async () => {
    const ends: number[] = [];
    function Reader() {
      const { left, width } = useDrawingArea();
      ends.push(useXScale<'linear'>().invert(left + width));
      return null;
    }
    for (const [scaleType, data, end] of [
      ['linear', [0, 20, 100], 50],
      ['log', [1, 100, 10_000], 100],
    ] as const) {
      const screen = await show(
        <LineChartPro
          height={200}
          xAxis={[{ scaleType, data: [...data], zoom: { maxEnd: 50 } }]}
          series={[{ data: [1, 2, 3] }]}
        >
          <Reader />
        </LineChartPro>,
      );
      expect((ends.at(-1) ?? 0) / end).toBeCloseTo(1, 2);
      screen.unmount();
    }
  },
);

claim(
  'Users drag its range to pan, its thumbs to zoom and, from version 8.5.0, its track to select a new range.',
  async () => {
    const { chart, zoom } = showZoomed({
      initialZoom: [{ axisId: 'day', start: 10, end: 30 }],
      xAxis: [{ ...AXIS, zoom: { slider: { enabled: true } } }],
    });
    const screen = await show(chart);
    const [track, active] = thumb(screen, 'start').parentElement?.querySelectorAll('rect') ?? [];
    const { width } = track?.getBoundingClientRect() ?? new DOMRect();
    const rounded = () => {
      const [{ start, end } = { start: 0, end: 0 }] = zoom();
      return [Math.round(start), Math.round(end)];
    };
    await dragTo(active ?? screen.stage, track ?? screen.stage, { x: 0.3 * width, y: 4 });
    await expect.poll(rounded).toEqual([20, 40]);
    await dragTo(thumb(screen, 'end'), track ?? screen.stage, { x: 0.45 * width, y: 4 });
    await expect.poll(rounded).toEqual([20, 45]);
    await dragTo(track ?? screen.stage, track ?? screen.stage, { x: 0.8 * width, y: 4 });
    await expect.poll(rounded).toEqual([50, 80]);
    takeConsole(); // while the button goes down, the range is empty
  },
);

claim("In version 8.5.0, zoom.slider.showTooltip takes 'hover', 'always' or 'never'.", async () => {
  for (const showTooltip of ['hover', 'always', 'never'] as const) {
    const screen = await show(
      <LineChartPro
        {...LINE}
        xAxis={[{ ...AXIS, zoom: { slider: { enabled: true, showTooltip } } }]}
        initialZoom={[{ axisId: 'day', start: 23, end: 77 }]}
      />,
    );
    const shown = () =>
      [...document.querySelectorAll('.MuiTypography-caption')]
        .map((each) => each.textContent)
        .filter((text) => text === '23' || text === '77');
    await expect.poll(shown).toEqual(showTooltip === 'always' ? ['23', '77'] : []);
    const active = thumb(screen, 'start').parentElement?.querySelectorAll('rect')[1];
    await userEvent.hover(active ?? screen.stage);
    await settled();
    await expect.poll(shown).toEqual(showTooltip === 'never' ? [] : ['23', '77']);
    await userEvent.unhover(active ?? screen.stage);
    screen.unmount();
  }
});

claim('The chart itself skips its animations during that time.', async () => {
  await setMotion(true);
  const seen: boolean[] = [];
  function Watch() {
    seen.push(useIsZoomInteracting());
    return null;
  }
  const chart = (top: number) => (
    <BarChartPro
      height={300}
      xAxis={[{ id: 'day', data: ['a', 'b', 'c'], zoom: true }]}
      yAxis={[{ max: 100 }]}
      series={[{ data: [top, 50, 50] }]}
    >
      <Watch />
    </BarChartPro>
  );
  const screen = await show(chart(50));
  const size = (name: 'width' | 'height') =>
    Number(screen.stage.querySelector('.MuiBarElement-root')?.getAttribute(name));
  await expect.poll(() => size('height')).toBeGreaterThan(100);
  await screen.rerender(chart(90));
  const early = size('height');
  await expect.poll(() => size('height')).toBeGreaterThan(early * 1.2); // new data is animated
  const before = size('width');
  await wheel(screen, -500, { at: 0.05 });
  await settled();
  const soon = size('width');
  expect(soon).toBeGreaterThan(before * 1.2);
  expect(seen.at(-1)).toBe(true);
  await expect.poll(() => seen.at(-1)).toBe(false);
  expect(size('width')).toBe(soon);
});

claim(
  [
    'ChartDataProviderPro and ChartContainerPro accept initialZoom, zoomData, onZoomChange and apiRef.',
    'It takes no props and renders the sliders of the axes that enable one.',
  ],
  async () => {
    const parts = (
      <>
        <ChartsXAxis />
        <ChartsYAxis />
        <BarPlot />
        <ChartZoomSlider />
      </>
    );
    const props = {
      height: 300,
      series: [{ type: 'bar' as const, data: [1, 2, 3, 4] }],
      xAxis: [
        {
          id: 'day',
          scaleType: 'band' as const,
          data: ['a', 'b', 'c', 'd'],
          zoom: { slider: { enabled: true } },
        },
      ],
      yAxis: [{ id: 'sold', zoom: true }],
    };
    const part = [
      { axisId: 'day', start: 25, end: 75 },
      { axisId: 'sold', start: 0, end: 100 },
    ];
    for (const isContainer of [true, false]) {
      for (const isControlled of [false, true]) {
        const onZoomChange = vi.fn<(zoom: ZoomData[]) => void>();
        const apiRef = createRef<ChartProApi>() as { current: ChartProApi | undefined };
        const all = {
          ...props,
          onZoomChange,
          apiRef,
          initialZoom: isControlled ? undefined : part,
          zoomData: isControlled ? part : undefined,
        };
        const wrapped = (children: ReactNode) =>
          isContainer ? (
            <ChartContainerPro {...all}>{children}</ChartContainerPro>
          ) : (
            <ChartDataProviderPro {...all}>
              <ChartsSurface>{children}</ChartsSurface>
            </ChartDataProviderPro>
          );
        const screen = await show(wrapped(parts));
        expect(range(screen)).toEqual([25, 75]);
        expect(thumbs(screen, 'start')).toHaveLength(1);
        expect(thumbs(screen, 'start', 'vertical')).toHaveLength(0);
        apiRef.current?.setZoomData([{ axisId: 'day', start: 0, end: 50 }]);
        expect(onZoomChange.mock.lastCall?.[0]).toEqual([{ axisId: 'day', start: 0, end: 50 }]);
        await settled();
        await expect.poll(() => range(screen)).toEqual(isControlled ? [25, 75] : [0, 50]);
        screen.unmount();
      }
    }
  },
);
