import { createRef, type ReactNode } from 'react';
import * as community from '@mui/x-charts';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useChartRootRef } from '@mui/x-charts/hooks';
import * as pro from '@mui/x-charts-pro';
import { BarChartPro, type BarChartProProps } from '@mui/x-charts-pro/BarChartPro';
import { ChartContainerPro, type ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import {
  act,
  claim,
  downloadOf,
  expect,
  hover,
  page,
  setMotion,
  setWidth,
  settled,
  show,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';

const CHART: BarChartProProps = {
  height: 240,
  xAxis: [{ id: 'day', data: ['Mon', 'Tue', 'Wed', 'Thu'] }],
  series: [{ label: 'Sold', data: [4, 9, 6, 8], color: '#1976d2' }],
};
const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG = [0xff, 0xd8, 0xff];
const WEBP = [0x52, 0x49, 0x46, 0x46];

type Pixels = { width: number; height: number; data: Uint8ClampedArray };
type Printed = { frame: HTMLIFrameElement; body: HTMLElement };

const begins = (bytes: Uint8Array, mark: number[]) => mark.every((each, at) => bytes[at] === each);
const press = (demo: Screen, name: string) => demo.getByRole('button', { name }).click();

/** The element that is exported: it holds the drawing, the legend and the toolbar. */
function rootOf({ stage }: Screen): HTMLElement {
  const root = stage.querySelector('svg[viewBox][class*="MuiChartsSurface"]')?.parentElement;
  if (!root) {
    throw new Error('There is no chart.');
  }
  return root;
}

function apiOf() {
  return createRef<ChartProApi>() as { current: ChartProApi | undefined };
}

/** What is printed: the frame stays on the page until its reader is done, as long as a print dialog would be open. */
async function printOf<T>(
  work: () => unknown,
  read: (printed: Printed) => Promise<T> | T,
): Promise<T> {
  const append = Node.prototype.appendChild;
  const frames: HTMLIFrameElement[] = [];
  const print = vi.fn();
  const spy = vi.spyOn(document.body, 'appendChild').mockImplementation((node) => {
    const added = append.call(document.body, node);
    if (node instanceof HTMLIFrameElement && node.contentWindow) {
      frames.push(node);
      node.contentWindow.print = print;
    }
    return added as typeof node;
  });
  try {
    await work();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    const [frame] = frames;
    if (!frame?.contentDocument) {
      throw new Error('Nothing was printed.');
    }
    return await read({ frame, body: frame.contentDocument.body });
  } finally {
    spy.mockRestore();
    frames.forEach((frame) => frame.remove());
  }
}

async function decode(
  picture: Blob,
  offset = { x: 0, y: 0 },
  size?: { width: number; height: number },
): Promise<Pixels> {
  const bitmap = await createImageBitmap(picture);
  const width = Math.round(size?.width ?? bitmap.width);
  const height = Math.round(size?.height ?? bitmap.height);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) {
    throw new Error('There is no canvas.');
  }
  context.drawImage(bitmap, -Math.round(offset.x), -Math.round(offset.y));
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

async function imageOf(work: () => unknown): Promise<Pixels & { name: string; bytes: Uint8Array }> {
  const { name, bytes } = await downloadOf(async () => void (await work()));
  return { name, bytes, ...(await decode(new Blob([bytes.slice()]))) };
}

async function seen(
  element: Element,
  offset?: { x: number; y: number },
  size?: { width: number; height: number },
): Promise<Pixels> {
  const marks = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (each) => each.childElementCount === 0 && each.textContent.includes('Missing license key'),
  );
  marks.forEach((each) => each.style.setProperty('display', 'none'));
  const base64 = await page.screenshot({ element, save: false });
  marks.forEach((each) => each.style.removeProperty('display'));
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return decode(new Blob([bytes]), offset, size);
}

function colorAt({ data, width }: Pixels, x: number, y: number): number[] {
  const start = (Math.round(y) * width + Math.round(x)) * 4;
  return [...data.slice(start, start + 4)];
}

function overWhite({ data }: Pixels): Uint8ClampedArray {
  const solid = new Uint8ClampedArray((data.length / 4) * 3);
  for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
    const alpha = (data[pixel * 4 + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      solid[pixel * 3 + channel] = (data[pixel * 4 + channel] ?? 0) * alpha + 255 * (1 - alpha);
    }
  }
  return solid;
}

/**
 * The share of pixels of a picture that are nowhere near in the other, where lines can stand up to 2 px beside: texts and lines
 * are smoothed otherwise at another place of the screen. What is transparent counts as white.
 */
function difference(a: Pixels, b: Pixels): number {
  const width = Math.min(a.width, b.width);
  const height = Math.min(a.height, b.height);
  expect(Math.abs(a.width - b.width)).toBeLessThanOrEqual(1);
  expect(Math.abs(a.height - b.height)).toBeLessThanOrEqual(1);
  const [one, two] = [a, b].map(overWhite);
  if (!one || !two) {
    return 1;
  }
  const isSame = (x: number, y: number, otherX: number, otherY: number) => {
    const start = (y * a.width + x) * 3;
    const other = (otherY * b.width + otherX) * 3;
    return [0, 1, 2].every(
      (channel) => Math.abs((one[start + channel] ?? 0) - (two[other + channel] ?? 0)) <= 80,
    );
  };
  const near = [0, -1, 1, -2, 2];
  let count = 0;
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const isFound = near.some((dy) => near.some((dx) => isSame(x, y, x + dx, y + dy)));
      count += isFound ? 0 : 1;
    }
  }
  return count / (width * height);
}

const blankLike = ({ width, height }: Pixels): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).fill(255),
});

/** Opens a picture beside the chart on the screen. */
function expectSame(picture: Pixels, screenshot: Pixels): void {
  const ink = difference(screenshot, blankLike(screenshot));
  expect(ink).toBeGreaterThan(0.01);
  expect(difference(picture, screenshot)).toBeLessThan(ink / 10);
  expect(difference(screenshot, picture)).toBeLessThan(ink / 10);
}

/** Opens the printed page so wide that the chart has the width it has on the screen, and lays it over that. */
async function expectPrinted(root: HTMLElement, { frame, body }: Printed): Promise<void> {
  const onScreen = await seen(root);
  const { width, height } = root.getBoundingClientRect();
  const place = () => body.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  const open = (pageWidth: number) =>
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '9999',
      border: '0',
      background: 'white',
      width: `${pageWidth}px`,
      height: `${height + 40}px`,
    });
  open(width);
  open(2 * width - place().width);
  await settled();
  await frame.contentDocument?.fonts.ready;
  expect(place().width).toBe(width);
  expectSame(await seen(frame, place(), onScreen), onScreen);
}

act('ExportMenu', async (demo) => {
  await setWidth(640);
  const choose = async (name: string) => {
    await press(demo, 'Export');
    await demo.getByRole('menuitem', { name }).click();
    await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull();
  };
  for (let turn = 0; turn < 2; turn += 1) {
    const onScreen = await seen(rootOf(demo));
    for (const [name, mark] of [
      ['PNG image', PNG],
      ['JPEG image', JPEG],
    ] as const) {
      const image = await imageOf(() => choose(name));
      expect(image.name).toMatch(/^energy-mix/);
      expect(begins(image.bytes, [...mark])).toBe(true);
      expectSame(image, onScreen);
    }
    await printOf(
      () => choose('Print or save as PDF'),
      async (printed) => {
        expect(printed.frame.title).toBe('energy-mix');
        await expectPrinted(rootOf(demo), printed);
      },
    );
  }
});

act('PrintChart', async (demo) => {
  await setWidth(640);
  for (let turn = 0; turn < 2; turn += 1) {
    await printOf(
      () => press(demo, 'Print'),
      async (printed) => {
        expect(printed.frame.title).toBe('Reservoir levels');
        expect(printed.body.textContent).toContain('North');
        expect(printed.body.textContent).not.toContain('Print');
        await expectPrinted(rootOf(demo), printed);
      },
    );
  }
});

act('ImageFormat', async (demo) => {
  await setWidth(640);
  const quality = demo.getByRole('slider', { name: 'quality' });
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [type, mark] of [
      ['image/webp', WEBP],
      ['image/jpeg', JPEG],
      ['image/png', PNG],
    ] as const) {
      await demo.getByRole('combobox', { name: /^type/ }).click();
      await demo.getByRole('option', { name: type }).click();
      await expect.poll(() => document.querySelector('[role="listbox"]')).toBeNull();
      const image = await imageOf(() => press(demo, 'Save image'));
      expect(begins(image.bytes, [...mark])).toBe(true);
      expectSame(image, await seen(rootOf(demo)));
      if (type === 'image/png') {
        await expect.element(quality).toBeDisabled();
      }
    }
  }
});

act('ExportCard', async (demo) => {
  await setWidth(640);
  const card = () => demo.stage.querySelector<HTMLElement>('.MuiPaper-root') ?? demo.stage;
  for (let turn = 0; turn < 2; turn += 1) {
    const image = await imageOf(() => press(demo, 'Save card'));
    expect(image.name).toMatch(/^commuters/);
    expectSame(image, await seen(card()));
    await printOf(
      () => press(demo, 'Print card'),
      async (printed) => {
        expect(printed.body.textContent).toMatch(/How our staff come to work.*Train.*On foot/);
        expect(printed.body.textContent).not.toContain('Save card');
        await expectPrinted(card(), printed);
      },
    );
  }
});

function Root({ children }: { children: ReactNode }) {
  return <section ref={useChartRootRef()}>{children}</section>;
}

claim(
  [
    'Export works on LineChartPro, BarChartPro and ScatterChartPro, and on charts that you compose with ChartDataProviderPro.',
    'Version 8.5.0 adds FunnelChart, Heatmap and RadarChartPro.',
  ],
  async () => {
    const apiRef = apiOf();
    for (const chart of [
      <LineChartPro key="line" apiRef={apiRef} height={200} series={[{ data: [1, 2, 3] }]} />,
      <BarChartPro key="bar" apiRef={apiRef} {...CHART} />,
      <ScatterChartPro
        key="scatter"
        apiRef={apiRef}
        height={200}
        series={[{ data: [{ id: 1, x: 1, y: 1 }] }]}
      />,
      <ChartDataProviderPro
        key="composed"
        apiRef={apiRef}
        height={200}
        xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
        series={[{ type: 'bar', data: [1, 2] }]}
      >
        <Root>
          <ChartsSurface>
            <BarPlot />
          </ChartsSurface>
        </Root>
      </ChartDataProviderPro>,
      <FunnelChart
        key="funnel"
        apiRef={apiRef}
        height={200}
        series={[{ data: [{ value: 2 }, { value: 1 }] }]}
      />,
      <Heatmap
        key="heatmap"
        apiRef={apiRef}
        height={200}
        xAxis={[{ data: ['a'] }]}
        yAxis={[{ data: ['b'] }]}
        series={[{ data: [[0, 0, 1]] }]}
      />,
      <RadarChartPro
        key="radar"
        apiRef={apiRef}
        height={200}
        radar={{ metrics: ['a', 'b', 'c'] }}
        series={[{ data: [1, 2, 3] }]}
      />,
    ]) {
      const screen = await show(chart);
      await printOf(
        () => apiRef.current?.exportAsPrint(),
        ({ body }) => expect(body.querySelectorAll('svg[viewBox]').length).toBeGreaterThan(0),
      );
      screen.unmount();
    }
  },
);

claim('Both methods return a promise, although their type says void.', async () => {
  const apiRef = apiOf();
  await show(<BarChartPro {...CHART} apiRef={apiRef} />);
  const kept: unknown[] = [];
  await printOf(
    () => kept.push(apiRef.current?.exportAsPrint()),
    () => undefined,
  );
  await downloadOf(() => void kept.push(apiRef.current?.exportAsImage()));
  expect(kept).toEqual([expect.any(Promise), expect.any(Promise)]);
});

claim(
  [
    'exportAsPrint() | fileName | Opens the print dialog of the browser, where users can also save a PDF',
    'exportAsPrint() copies the chart with the styles of the page into a hidden frame and prints the frame.',
    "The rest of the page isn't printed.",
    'The chart with its legend, as it is on the screen.',
  ],
  async () => {
    const apiRef = apiOf();
    const screen = await show(
      <div>
        <p>Beside the chart</p>
        <BarChartPro {...CHART} apiRef={apiRef} />
      </div>,
    );
    const styles = document.head.querySelectorAll('style').length;
    await printOf(
      () => apiRef.current?.exportAsPrint(),
      async (printed) => {
        const { width, height } = printed.frame.getBoundingClientRect();
        expect(width * height).toBeLessThan(20);
        expect(printed.body.textContent).toContain('Mon');
        expect(printed.body.querySelector('.MuiChartsLegend-root')?.textContent).toBe('Sold');
        expect(printed.body.textContent).not.toContain('Beside');
        const copied = printed.frame.contentDocument?.head.querySelectorAll('style').length ?? 0;
        expect(copied).toBeGreaterThan(styles - 5); // one per style sheet that has rules
        await expectPrinted(rootOf(screen), printed);
      },
    );
  },
);

claim(
  [
    'With a height prop, the printed chart is never larger than on the screen.',
    'On a narrower page, it is scaled down to fit.',
    "A chart with a width prop isn't scaled, and is cut off if the page is narrower.",
  ],
  async () => {
    for (const [width, height] of [
      [undefined, 240],
      [600, 240],
      [undefined, undefined],
    ]) {
      const apiRef = apiOf();
      const screen = await show(
        <div style={{ width: 600, height: 240 }}>
          <BarChartPro {...CHART} width={width} height={height} apiRef={apiRef} />
        </div>,
      );
      const bar = (place: ParentNode) =>
        place.querySelector('.MuiBarElement-root')?.getBoundingClientRect() ?? new DOMRect();
      const onScreen = bar(screen.stage).width;
      await printOf(
        () => apiRef.current?.exportAsPrint(),
        async ({ frame, body }) => {
          frame.style.height = '400px';
          const widths: number[] = [];
          for (const page of [300, 620, 1200]) {
            frame.style.width = `${page}px`;
            await settled();
            widths.push(Math.round((bar(body).width / onScreen) * 100));
          }
          if (height === undefined) {
            expect(widths[2]).toBeGreaterThan(150);
          } else {
            expect(widths[2]).toBe(100);
          }
          if (width === undefined) {
            expect(widths[0]).toBeLessThan(55);
          } else {
            expect(widths[0]).toBe(100);
            expect(body.scrollWidth).toBeGreaterThan(500);
          }
        },
      );
      screen.unmount();
    }
  },
);

claim(
  [
    'quality | 0.9 | A number from 0 to 1 for JPEG and WebP. PNG ignores it',
    "If the browser can't write the format, the file is a PNG.",
  ],
  async () => {
    const apiRef = apiOf();
    await show(<BarChartPro {...CHART} apiRef={apiRef} />);
    const size = async (type: string, quality: number) => {
      const { bytes } = await imageOf(() =>
        apiRef.current?.exportAsImage({ fileName: 'sold', type, quality }),
      );
      return bytes.length;
    };
    expect(await size('image/jpeg', 0.1)).toBeLessThan(await size('image/jpeg', 1));
    expect(await size('image/webp', 0.1)).toBeLessThan(await size('image/webp', 1));
    expect(await size('image/png', 0.1)).toBe(await size('image/png', 1));
    const { bytes } = await imageOf(() => apiRef.current?.exportAsImage({ type: 'image/tiff' }));
    expect(begins(bytes, PNG)).toBe(true);
  },
);

claim(
  [
    'The image has the size of the chart on the screen, multiplied by devicePixelRatio.',
    'On a screen with a ratio of 2, a chart that is 600 px wide gives an image of 1,200 px.',
  ],
  async () => {
    const apiRef = apiOf();
    const screen = await show(
      <div style={{ width: 600 }}>
        <BarChartPro {...CHART} apiRef={apiRef} />
      </div>,
    );
    const { width, height } = rootOf(screen).getBoundingClientRect();
    expect(width).toBe(600);
    for (const ratio of [1, 2]) {
      vi.stubGlobal('devicePixelRatio', ratio);
      const image = await imageOf(() => apiRef.current?.exportAsImage());
      vi.unstubAllGlobals();
      expect(image.width).toBe(width * ratio);
      expect(image.height).toBe(Math.floor(height * ratio));
    }
  },
);

claim(
  [
    'A chart has no background of its own.',
    'The image has the background that your style sheets give to body, for example that of CssBaseline.',
    'Without one, a PNG is transparent, and a JPEG is black, which makes dark text unreadable.',
    "To choose the color, set it on the chart: sx={{ bgcolor: 'background.paper' }}.",
  ],
  async () => {
    const sheet = document.createElement('style');
    document.head.append(sheet);
    try {
      for (const [background, sx, png, jpeg] of [
        ['transparent', undefined, [0, 0, 0, 0], [0, 0, 0, 255]],
        ['rgb(255, 0, 0)', undefined, [255, 0, 0, 255], [254, 0, 0, 255]],
        ['transparent', { bgcolor: 'white' }, [255, 255, 255, 255], [255, 255, 255, 255]],
      ] as const) {
        sheet.textContent = `html { background: transparent !important } body { background: ${background} !important }`;
        const apiRef = apiOf();
        const screen = await show(<BarChartPro {...CHART} sx={sx} apiRef={apiRef} />);
        for (const [type, corner] of [
          ['image/png', png],
          ['image/jpeg', jpeg],
        ] as const) {
          const image = await imageOf(() => apiRef.current?.exportAsImage({ type }));
          expect(colorAt(image, 3, 3), `${background}, ${type}`).toEqual([...corner]);
        }
        screen.unmount();
      }
      const apiRef = apiOf();
      const screen = await show(
        <BarChartPro {...CHART} sx={{ bgcolor: 'background.paper' }} apiRef={apiRef} />,
      );
      const paper = getComputedStyle(rootOf(screen)).backgroundColor.match(/\d+/g)?.map(Number);
      const image = await imageOf(() => apiRef.current?.exportAsImage());
      expect(colorAt(image, 3, 3)).toEqual([...(paper ?? []), 255]);
    } finally {
      sheet.remove();
    }
  },
);

claim(
  [
    'If an image export fails, for example because rasterizehtml is missing or the chart is hidden, the chart logs an error to the console.',
    "The promise doesn't reject, so catch never runs.",
  ],
  async () => {
    const apiRef = apiOf();
    await show(<BarChartPro {...CHART} sx={{ display: 'none' }} apiRef={apiRef} />);
    takeConsole();
    await expect(Promise.resolve(apiRef.current?.exportAsImage())).resolves.toBeUndefined();
    expect(takeConsole().join(' ')).toContain('Error exporting chart as image');
  },
);

claim(
  'If a linked style sheet of the page fails to load, neither method exports anything, and nothing is logged.',
  async () => {
    const apiRef = apiOf();
    await show(<BarChartPro {...CHART} apiRef={apiRef} />);
    const link = document.createElement('link');
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    const print = vi.fn();
    const frames = () => [...document.body.querySelectorAll('iframe')];
    try {
      await new Promise((resolve) => {
        Object.assign(link, { rel: 'stylesheet', href: '/missing.css', onerror: resolve });
        document.head.append(link);
      });
      void apiRef.current?.exportAsPrint();
      void apiRef.current?.exportAsImage();
      await expect.poll(() => frames().length).toBe(2);
      for (const { contentWindow } of frames()) {
        Object.assign(contentWindow ?? {}, { print });
        await expect
          .poll(() => contentWindow?.performance.getEntriesByName(link.href).length)
          .toBe(1); // asked for in vain
      }
      await settled();
      expect(print).not.toHaveBeenCalled();
      expect(save).not.toHaveBeenCalled();
      frames()[0]?.contentDocument?.querySelector('link')?.dispatchEvent(new Event('load'));
      await expect.poll(() => print.mock.calls.length).toBe(1); // this is what both wait for
    } finally {
      save.mockRestore();
      link.remove();
      frames().forEach((frame) => frame.remove());
    }
  },
);

claim('A chart that users have zoomed is exported with its visible part only.', async () => {
  const apiRef = apiOf();
  const days = Array.from({ length: 40 }, (_, day) => `d${day}`);
  const screen = await show(
    <BarChartPro
      height={240}
      apiRef={apiRef}
      xAxis={[{ id: 'day', data: days, zoom: true }]}
      series={[{ data: days.map((_, day) => day + 1) }]}
      initialZoom={[{ axisId: 'day', start: 50, end: 75 }]}
    />,
  );
  await printOf(
    () => apiRef.current?.exportAsPrint(),
    async (printed) => {
      expect(printed.body.textContent).toContain('d22');
      expect(printed.body.textContent).not.toContain('d12');
      await expectPrinted(rootOf(screen), printed);
    },
  );
});

claim('During an animation, the final state.', async () => {
  await setMotion(true);
  const apiRef = apiOf();
  const screen = await show(<BarChartPro {...CHART} apiRef={apiRef} />);
  const height = (place: ParentNode) =>
    Number(place.querySelectorAll('.MuiBarElement-root')[1]?.getAttribute('height'));
  expect(height(screen.stage)).toBeLessThan(120);
  await printOf(
    () => apiRef.current?.exportAsPrint(),
    ({ body }) => expect(height(body)).toBeGreaterThan(150),
  );
});

claim(
  [
    'There is no default export button: call the methods from your own button.',
    'A toolbar, with its buttons.',
  ],
  async () => {
    const apiRef = apiOf();
    const screen = await show(
      <BarChartPro
        {...CHART}
        apiRef={apiRef}
        showToolbar
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu'], zoom: true }]}
      />,
    );
    const names = [...screen.stage.querySelectorAll('button')].map((each) => each.ariaLabel);
    expect(names).toEqual(['Zoom in', 'Zoom out']);
    await printOf(
      () => apiRef.current?.exportAsPrint(),
      ({ body }) => expect(body.querySelectorAll('button')).toHaveLength(2),
    );
    takeConsole(); // Material UI warns of the tooltip around a disabled button
  },
);

claim('No tooltip, and no heading that you render next to the chart.', async () => {
  const apiRef = apiOf();
  const screen = await show(
    <div>
      <h3>Heading</h3>
      <BarChartPro {...CHART} apiRef={apiRef} />
    </div>,
  );
  const bar = screen.stage.querySelector('.MuiBarElement-root');
  await hover(bar ?? screen.stage);
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  await printOf(
    () => apiRef.current?.exportAsPrint(),
    ({ body }) => {
      expect(body.querySelector('[role="tooltip"]')).toBeNull();
      expect(body.textContent).not.toContain('Heading');
    },
  );
});

claim(
  [
    'The frame gets the styles of your page, but not the attributes and classes of its <html> and <body> elements.',
    'If your dark mode depends on such an attribute, as with CSS theme variables and colorSchemeSelector, the export has the colors of light mode.',
  ],
  async () => {
    const html = document.documentElement;
    try {
      const apiRef = apiOf();
      const screen = await show(<BarChartPro {...CHART} apiRef={apiRef} />);
      html.dataset.muiColorScheme = 'dark';
      const fill = (place: ParentNode) => {
        const label = place.querySelector('.MuiChartsAxis-tickLabel');
        const view = label?.ownerDocument.defaultView;
        return label && view ? view.getComputedStyle(label).fill : '';
      };
      const brightness = (color: string) => Number(/\d+/.exec(color)?.[0]);
      await expect.poll(() => brightness(fill(screen.stage))).toBeGreaterThan(180);
      await printOf(
        () => apiRef.current?.exportAsPrint(),
        ({ body }) => {
          expect(body.className).toBe('');
          expect(body.parentElement?.attributes).toHaveLength(0);
          expect(brightness(fill(body))).toBeLessThan(80);
        },
      );
    } finally {
      delete html.dataset.muiColorScheme;
    }
  },
);

claim(
  [
    'This is also the way to export a pie chart, because there is no Pro pie chart.',
    'ChartContainerPro and ChartDataProviderPro render no root element of their own.',
    'If no element has the ref of useChartRootRef(), both methods do nothing, and log nothing.',
  ],
  async () => {
    const apiRef = apiOf();
    expect(Object.keys(pro).filter((name) => name.startsWith('PieChart'))).toEqual(
      Object.keys(community).filter((name) => name.startsWith('PieChart')),
    );
    const props = {
      apiRef,
      height: 200,
      series: [{ type: 'bar', data: [1, 2] }],
      xAxis: [{ scaleType: 'band', data: ['a', 'b'] }],
    } as const;
    for (const chart of [
      <ChartContainerPro key="container" {...props}>
        <BarPlot />
      </ChartContainerPro>,
      <ChartDataProviderPro key="provider" {...props}>
        <ChartsSurface>
          <BarPlot />
        </ChartsSurface>
      </ChartDataProviderPro>,
    ]) {
      const screen = await show(chart);
      expect(screen.stage.querySelectorAll('.MuiBarElement-root')).toHaveLength(2);
      const append = vi.spyOn(document.body, 'appendChild');
      await apiRef.current?.exportAsPrint();
      await apiRef.current?.exportAsImage();
      await settled();
      expect(append).not.toHaveBeenCalled();
      append.mockRestore();
      screen.unmount();
    }
  },
);

claim(
  [
    'exportAsImage() | fileName, type, quality | Downloads an image',
    'The title of the frame.',
    'fileName | The title of the page | The name of the file',
    "type | 'image/png' | The format. Browsers support 'image/png' and 'image/jpeg', and most of them 'image/webp'",
  ],
  async () => {
    const { title } = document;
    const apiRef = apiOf();
    await show(<BarChartPro {...CHART} apiRef={apiRef} />);
    try {
      document.title = 'Bakery report';
      for (const [fileName, name] of [
        [undefined, 'Bakery report'],
        ['sold', 'sold'],
      ] as const) {
        const image = await imageOf(() => apiRef.current?.exportAsImage({ fileName }));
        expect(image.name.replace(/\.\w+$/, '')).toBe(name);
        expect(begins(image.bytes, PNG)).toBe(true);
        await printOf(
          () => apiRef.current?.exportAsPrint({ fileName }),
          ({ frame }) => expect(frame.title).toBe(name),
        );
      }
    } finally {
      document.title = title;
    }
    for (const [type, mark] of [
      ['image/png', PNG],
      ['image/jpeg', JPEG],
      ['image/webp', WEBP],
    ] as const) {
      const { bytes } = await imageOf(() => apiRef.current?.exportAsImage({ type }));
      expect(begins(bytes, mark)).toBe(true);
    }
  },
);

claim(
  [
    'In a composed chart, you choose what is exported.',
    'Call useChartRootRef() in a component inside ChartDataProviderPro, and pass the ref to an element.',
    'The export contains that element with everything in it.',
    'To include a heading, compose the chart.',
  ],
  async () => {
    const apiRef = apiOf();
    await show(
      <ChartDataProviderPro
        apiRef={apiRef}
        height={200}
        xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
        series={[{ type: 'bar', label: 'Sold', data: [1, 2] }]}
      >
        <p>Outside</p>
        <Root>
          <h3>Heading</h3>
          <ChartsSurface>
            <BarPlot />
          </ChartsSurface>
        </Root>
        <ChartsLegend />
      </ChartDataProviderPro>,
    );
    await printOf(
      () => apiRef.current?.exportAsPrint(),
      ({ body }) => {
        expect(body.firstElementChild?.tagName).toBe('SECTION');
        expect(body.querySelectorAll('h3, .MuiBarElement-root')).toHaveLength(3);
        expect(body.textContent).not.toMatch(/Outside|Sold/);
      },
    );
  },
);
