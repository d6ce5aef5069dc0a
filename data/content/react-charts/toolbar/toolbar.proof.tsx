import * as community from '@mui/x-charts';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import * as pro from '@mui/x-charts-pro';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { ChartsToolbarPro } from '@mui/x-charts-pro/ChartsToolbarPro';
import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { act, claim, expect, press, show, takeConsole, vi, type Screen } from '#test/proof.tsx';
import { surface } from '#test/proofs/charts.tsx';

const DAYS = Array.from({ length: 21 }, (_, day) => day);
const LINE: LineChartProProps = {
  height: 300,
  xAxis: [{ id: 'day', data: DAYS, zoom: true }],
  series: [{ label: 'Price', data: DAYS.map((day) => 20 + (day % 5)) }],
};

const toolbar = ({ stage }: Screen) => stage.querySelector('.MuiChartsToolbar-root');
const button = (screen: Screen, name: string) => screen.getByRole('button', { name });

function ticks({ stage }: Screen): string[] {
  return [...stage.querySelectorAll('.MuiChartsAxis-tickLabel')].map((each) => each.textContent);
}

function showZoomed(props: Partial<LineChartProProps> = {}) {
  const onZoomChange = vi.fn<(zoom: ZoomData[]) => void>();
  const zoom = () => {
    const [{ start = 0, end = 0 } = {}]: Partial<ZoomData>[] =
      onZoomChange.mock.lastCall?.[0] ?? [];
    return [start, end].map((each) => Math.round(each * 100) / 100);
  };
  return {
    zoom,
    chart: <LineChartPro {...LINE} showToolbar onZoomChange={onZoomChange} {...props} />,
  };
}

/** Material UI warns of the tooltips around disabled buttons. */
function forgiveTooltips(): void {
  expect(takeConsole().filter((text) => !text.includes('a disabled `button` child'))).toEqual([]);
}

act('ZoomToolbar', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    const first = ticks(demo);
    for (let step = 0; step < 5; step += 1) {
      await button(demo, 'Zoom in').click();
    }
    await expect.poll(() => ticks(demo)).not.toEqual(first);
    const near = ticks(demo);
    for (let step = 0; step < 5; step += 1) {
      await button(demo, 'Zoom out').click();
    }
    await expect.poll(() => ticks(demo)).not.toEqual(near);
    for (const name of ['showToolbar', 'zoom']) {
      const toggle = demo.getByRole('switch', { name });
      await toggle.click();
      await expect.poll(() => toolbar(demo)).toBeNull();
      await toggle.click();
      await expect.poll(() => toolbar(demo)).not.toBeNull();
    }
  }
});

act('OwnToolbar', async (demo) => {
  const columns = () =>
    new Set(
      [...demo.stage.querySelectorAll('.MuiBarElement-root')].map((bar) =>
        Math.round(bar.getBoundingClientRect().x),
      ),
    ).size;
  const labels = () => demo.stage.querySelectorAll('.MuiBarLabel-root').length;
  expect(columns()).toBe(4);
  for (let turn = 0; turn < 2; turn += 1) {
    const stack = button(demo, 'Stack the bars');
    await stack.click();
    await expect.poll(columns).toBe(8);
    await expect.element(stack).toHaveAttribute('aria-pressed', 'false');
    await stack.click();
    await expect.poll(columns).toBe(4);
    await button(demo, 'Show values').click();
    await expect.poll(labels).toBe(8);
    await button(demo, 'Show values').click();
    await expect.poll(labels).toBe(0);
  }
});

claim(
  [
    'Set showToolbar on LineChartPro, BarChartPro or ScatterChartPro to show buttons that zoom in and out.',
    'showToolbar is false by default.',
    'The toolbar renders only if it has buttons.',
    'In this version, these are the zoom buttons, so at least one axis needs zoom.',
  ],
  async () => {
    const charts = (showToolbar?: boolean, zoom?: boolean) => [
      <LineChartPro
        key="line"
        showToolbar={showToolbar}
        height={200}
        xAxis={[{ data: [1, 2], zoom }]}
        series={[{ data: [1, 2] }]}
      />,
      <BarChartPro
        key="bar"
        showToolbar={showToolbar}
        height={200}
        xAxis={[{ data: ['a', 'b'], zoom }]}
        series={[{ data: [1, 2] }]}
      />,
      <ScatterChartPro
        key="scatter"
        showToolbar={showToolbar}
        height={200}
        yAxis={[{ zoom }]}
        series={[{ data: [{ id: 1, x: 1, y: 1 }] }]}
      />,
    ];
    for (const [showToolbar, zoom] of [
      [undefined, true],
      [true, undefined],
      [true, true],
    ] as const) {
      for (const chart of charts(showToolbar, zoom)) {
        const screen = await show(chart);
        const names = [...screen.stage.querySelectorAll('button')].map((each) => each.ariaLabel);
        expect(names).toEqual(showToolbar && zoom ? ['Zoom in', 'Zoom out'] : []);
        expect(toolbar(screen) !== null).toBe(names.length > 0);
        screen.unmount();
      }
    }
    forgiveTooltips();
  },
);

claim(
  'Above or below the chart, the toolbar adds its own height to the height of the chart.',
  async () => {
    const screen = await show(showZoomed().chart);
    expect(surface(screen).getBoundingClientRect().height).toBe(300);
    const { bottom } = toolbar(screen)?.getBoundingClientRect() ?? new DOMRect();
    expect(surface(screen).getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    forgiveTooltips();
  },
);

claim(
  [
    'The toolbar and the legend share one flex container.',
    'With the legend at the bottom, the toolbar is at the bottom too, and with a vertical legend it is at the side of the chart.',
  ],
  async () => {
    const legends = [
      [{}, 'above'],
      [{ position: { vertical: 'bottom', horizontal: 'center' } }, 'below'],
      [{ direction: 'vertical' }, 'beside'],
    ] as const;
    for (const [legend, place] of legends) {
      const screen = await show(showZoomed({ slotProps: { legend } }).chart);
      const bar = toolbar(screen)?.getBoundingClientRect() ?? new DOMRect();
      const chart = surface(screen).getBoundingClientRect();
      const container = toolbar(screen)?.parentElement;
      expect(screen.stage.querySelector('.MuiChartsLegend-root')?.parentElement).toBe(container);
      expect(container && getComputedStyle(container).display).toBe('flex');
      expect({
        above: bar.bottom <= chart.top,
        below: bar.top >= chart.bottom,
        beside: bar.left >= chart.right || bar.right <= chart.left,
      }).toMatchObject({ [place]: true });
      screen.unmount();
    }
    forgiveTooltips();
  },
);

claim(
  [
    'Each click zooms all zoomable axes around the center of the visible part, as far as the limits of the axis allow:',
    'Zoom in | The visible part becomes 10% smaller',
    'Zoom out | The visible part becomes 10% larger',
  ],
  async () => {
    const { chart, zoom } = showZoomed();
    const screen = await show(chart);
    await button(screen, 'Zoom in').click();
    expect(zoom()).toEqual([5, 95]);
    await button(screen, 'Zoom in').click();
    expect(zoom()).toEqual([9.5, 90.5]);
    await button(screen, 'Zoom out').click();
    expect(zoom()).toEqual([5.45, 94.55]);
    screen.unmount();
    const onZoomChange = vi.fn<(zoom: ZoomData[]) => void>();
    const both = await show(
      <ScatterChartPro
        showToolbar
        height={200}
        xAxis={[{ id: 'x', zoom: true }]}
        yAxis={[{ id: 'y', zoom: true }]}
        series={[{ data: [{ id: 1, x: 1, y: 1 }] }]}
        onZoomChange={onZoomChange}
      />,
    );
    await button(both, 'Zoom in').click();
    expect(onZoomChange.mock.lastCall?.[0]).toEqual([
      { axisId: 'x', start: 5, end: 95 },
      { axisId: 'y', start: 5, end: 95 },
    ]);
    forgiveTooltips();
  },
);

claim(
  'The buttons respect the options of the axis: Zoom in stops at minSpan, and Zoom out stops at maxSpan, minStart and maxEnd.',
  async () => {
    for (const [options, far] of [
      [{ minSpan: 50, minStart: 10, maxEnd: 90 }, [10, 90]],
      [{ minSpan: 50, maxSpan: 60 }, [20, 80]],
    ] as const) {
      const { chart, zoom } = showZoomed({
        xAxis: [{ id: 'day', data: DAYS, zoom: options }],
        initialZoom: [{ axisId: 'day', start: 22, end: 78 }],
      });
      const screen = await show(chart);
      for (let step = 0; step < 5; step += 1) {
        await button(screen, 'Zoom in').click({ force: true });
      }
      expect(zoom()).toEqual([25, 75]);
      for (let step = 0; step < 8; step += 1) {
        await button(screen, 'Zoom out').click({ force: true });
      }
      expect(zoom()).toEqual([...far]);
      screen.unmount();
    }
    forgiveTooltips();
  },
);

claim(
  'Users reach the enabled buttons with Tab, so the toolbar makes zooming available to keyboard users.',
  async () => {
    const { chart, zoom } = showZoomed();
    const screen = await show(chart);
    await press('Tab');
    expect(document.activeElement?.ariaLabel).toBe('Zoom in');
    await press('Enter');
    await expect.poll(zoom).toEqual([5, 95]);
    await press('Tab');
    expect(document.activeElement?.ariaLabel).toBe('Zoom out');
    await press('Space');
    await expect.poll(() => zoom()[0]).toBeLessThan(5);
    expect(toolbar(screen)?.contains(document.activeElement)).toBe(true);
    forgiveTooltips();
  },
);

claim(
  ['The labels come from the keys zoomIn and zoomOut.', 'Pass them to the chart as localeText:'],
  async () => {
    const { chart } = showZoomed({ localeText: { zoomIn: 'Vergrößern', zoomOut: 'Verkleinern' } });
    const screen = await show(chart);
    await expect.element(button(screen, 'Vergrößern')).toBeVisible();
    await expect.element(button(screen, 'Verkleinern')).toBeVisible();
    forgiveTooltips();
  },
);

claim(
  "Toolbar and ToolbarButton are part of @mui/x-charts, and @mui/x-charts-pro doesn't export them.",
  async () => {
    for (const name of ['Toolbar', 'ToolbarButton']) {
      expect(Object.keys(community)).toContain(name);
      expect(Object.keys(pro)).not.toContain(name);
    }
    forgiveTooltips();
  },
);

claim('Render ChartsToolbarPro next to the surface:', async () => {
  const screen = await show(
    <ChartDataProviderPro
      height={300}
      xAxis={[{ id: 'day', data: DAYS, zoom: true }]}
      series={[{ type: 'line', data: DAYS }]}
    >
      <ChartsToolbarPro />
      <ChartsSurface>
        <LinePlot />
        <ChartsXAxis axisId="day" />
      </ChartsSurface>
    </ChartDataProviderPro>,
  );
  const first = ticks(screen);
  for (let step = 0; step < 6; step += 1) {
    await button(screen, 'Zoom in').click();
  }
  await expect.poll(() => ticks(screen)).not.toEqual(first);
  forgiveTooltips();
});

claim(
  [
    'In version 8.5.0, a button is disabled when all zoomable axes have reached its limit.',
    'Material UI then logs a warning in development, because a disabled button in a Tooltip fires no events.',
  ],
  async () => {
    const screen = await show(showZoomed().chart);
    await expect.element(button(screen, 'Zoom out')).toBeDisabled();
    await expect.element(button(screen, 'Zoom in')).toBeEnabled();
    expect(takeConsole().join(' ')).toContain('a disabled `button` child to the Tooltip');
    screen.unmount();
    const yAxis = [{ id: 'y', zoom: true }];
    const initialZoom = [{ axisId: 'y', start: 0, end: 50 }];
    const half = await show(showZoomed({ yAxis, initialZoom }).chart);
    await expect.element(button(half, 'Zoom out')).toBeEnabled();
  },
);

claim('Place them in ChartDataProvider, next to the surface.', async () => {
  const onClick = vi.fn();
  const own = (
    <Toolbar>
      <ToolbarButton aria-label="Reset" onClick={onClick} />
    </Toolbar>
  );
  const screen = await show(
    <ChartDataProvider
      height={200}
      xAxis={[{ data: [1, 2] }]}
      series={[{ type: 'line', data: [1, 2] }]}
    >
      {own}
      <ChartsSurface>
        <LinePlot />
      </ChartsSurface>
    </ChartDataProvider>,
  );
  await button(screen, 'Reset').click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(toolbar(screen)?.nextElementSibling).toBe(surface(screen));
  screen.unmount();
  await expect(show(own)).rejects.toThrow('Could not find the Charts Slots context');
  takeConsole();
});

claim(
  [
    'From version 8.5.0, the toolbar slot replaces the toolbar of a chart that has showToolbar.',
    'The default toolbar has no buttons for export.',
  ],
  async () => {
    const slots = { toolbar: () => <p>My toolbar</p> };
    const screen = await show(showZoomed().chart);
    const names = [...screen.stage.querySelectorAll('button')].map((each) => each.ariaLabel);
    expect(names).toEqual(['Zoom in', 'Zoom out']);
    screen.unmount();
    const own = await show(showZoomed({ slots }).chart);
    await expect.element(own.getByText('My toolbar')).toBeVisible();
    expect(toolbar(own)).toBeNull();
    own.unmount();
    const none = await show(showZoomed({ slots, showToolbar: false }).chart);
    expect(none.stage.textContent).not.toContain('My toolbar');
    forgiveTooltips();
  },
);
