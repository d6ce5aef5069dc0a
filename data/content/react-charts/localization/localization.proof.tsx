import Alert from '@mui/material/Alert';
import { frFR as coreFrFR } from '@mui/material/locale';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';
import { LineChart } from '@mui/x-charts/LineChart';
import * as locales from '@mui/x-charts/locales';
import { frFR, frFRLocalText } from '@mui/x-charts/locales';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import * as proLocales from '@mui/x-charts-pro/locales';
import { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';
import { frFR as gridFrFR } from '@mui/x-data-grid/locales';
import {
  act,
  claim,
  expect,
  hover,
  show,
  showDemo,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { surface, ticks } from '#test/proofs/charts.tsx';

const HERE = '/data/content/react-charts/localization';
const SALES: BarChartProps = {
  title: 'Loaves sold',
  width: 400,
  height: 240,
  hideLegend: true,
  xAxis: [{ data: [2023, 2024] }],
  series: [{ id: 'loaves', label: 'Loaves', data: [3800, 4400.5] }],
};
const EMPTY = <BarChart width={300} height={200} series={[]} />;
const LOADING = <BarChart width={300} height={200} series={[]} loading />;

function overlay({ stage }: Screen): string[] {
  return [...stage.querySelectorAll('svg > g > text')].map((text) => text.textContent);
}

act('LocaleSwitch', async (demo) => {
  for (const [name, loading, noData] of [
    ['English', 'Loading data…', 'No data to display'],
    ['Deutsch', 'Daten werden geladen…', 'Keine Daten'],
    ['Français', 'Chargement…', 'Pas de données'],
    ['English', 'Loading data…', 'No data to display'],
  ] as const) {
    await demo.getByRole('button', { name }).click();
    await expect.element(demo.getByText(loading)).toBeVisible();
    await expect.element(demo.getByText(noData)).toBeVisible();
  }
});

act('NumbersAndDates', async (demo) => {
  for (const [locale, month, amount] of [
    ['en-US', 'Mar', '€20,000'],
    ['de-DE', 'Mär', '20.000 €'],
    ['fr-FR', 'mars', '20 000 €'],
    ['de-DE', 'Mär', '20.000 €'],
  ] as const) {
    await demo.getByRole('button', { name: locale }).click();
    await expect.poll(() => ticks(demo, 'X')).toContain(month);
    await expect
      .poll(() => ticks(demo, 'Y').map((text) => text.replaceAll(/\s/g, ' ')))
      .toContain(amount);
  }
});

claim(
  [
    'To translate them, pass localeText to a chart or to ChartsLocalizationProvider, or add a locale to the theme.',
    'loading | Loading data… | Overlay while loading is true',
    'noData | No data to display | Overlay of an empty chart',
    'Keys that you leave out keep the text of the provider or of the theme.',
    'If a key is set in several places, the chart wins over the provider, the provider over the theme, and the theme over English.',
  ],
  async () => {
    const theme = (outer: Theme) => createTheme(outer, frFR);
    for (const [chart, texts] of [
      [EMPTY, ['No data to display']],
      [LOADING, ['Loading data…']],
      [
        <ThemeProvider key="theme" theme={theme}>
          {EMPTY}
        </ThemeProvider>,
        ['Pas de données'],
      ],
      [
        <ThemeProvider key="provider" theme={theme}>
          <ChartsLocalizationProvider localeText={{ noData: 'Provider' }}>
            {EMPTY}
            {LOADING}
            <BarChart width={300} height={200} series={[]} localeText={{ noData: 'Chart' }} />
            <BarChart width={300} height={200} series={[]} localeText={{ loading: 'Chart' }} />
          </ChartsLocalizationProvider>
        </ThemeProvider>,
        ['Provider', 'Chargement…', 'Chart', 'Provider'],
      ],
    ] as const) {
      const screen = await show(chart);
      expect(overlay(screen)).toEqual(texts);
      screen.unmount();
    }
  },
);

claim(
  [
    'ChartsLocalizationProvider fills the keys that you leave out with those of the theme above it, or with English.',
    'A theme below it has no effect.',
    'Place the provider inside ThemeProvider.',
  ],
  async () => {
    const screen = await show(
      <ChartsLocalizationProvider localeText={{ noData: 'Provider' }}>
        <ThemeProvider theme={(outer: Theme) => createTheme(outer, frFR)}>
          {EMPTY}
          {LOADING}
        </ThemeProvider>
      </ChartsLocalizationProvider>,
    );
    expect(overlay(screen)).toEqual(['Provider', 'Loading data…']);
    screen.unmount();
    const inside = await show(
      <ThemeProvider theme={(outer: Theme) => createTheme(outer, frFR)}>
        <ChartsLocalizationProvider localeText={{ noData: 'Provider' }}>
          {EMPTY}
          {LOADING}
        </ChartsLocalizationProvider>
      </ThemeProvider>,
    );
    expect(overlay(inside)).toEqual(['Provider', 'Chargement…']);
  },
);

claim(
  [
    "Texts that a locale doesn't contain are in English.",
    'zoomIn | Zoom in | Tooltip of a button of the toolbar',
    'zoomOut | Zoom out | Tooltip of a button of the toolbar',
  ],
  async () => {
    expect(Object.keys(frFRLocalText)).toEqual(['loading', 'noData']);
    for (const [localeText, names] of [
      [frFRLocalText, ['Zoom in', 'Zoom out']],
      [{ zoomIn: 'Näher', zoomOut: 'Weiter' }, ['Näher', 'Weiter']],
    ] as const) {
      const screen = await show(
        <BarChartPro
          width={400}
          height={240}
          showToolbar
          localeText={localeText}
          xAxis={[{ data: [2023, 2024], zoom: true }]}
          series={[{ data: [1, 2] }]}
        />,
      );
      for (const name of names) {
        await expect.element(screen.getByRole('button', { name })).toBeVisible();
      }
      expect(takeConsole().join('')).toContain('disabled `button` child'); // a defect of the toolbar
      screen.unmount();
    }
  },
);

claim('@mui/x-charts-pro/locales exports the same locales.', () => {
  expect(proLocales.frFR).toBe(frFR);
});

claim(
  [
    "The locale doesn't change numbers and dates.",
    'Without valueFormatter, a chart can mix two languages:',
    'Ticks of numbers on a linear axis | American English: 12,000.5',
    'Ticks of dates | American English month and day names: March, Tue 05',
    'Values in the tooltip | toLocaleString(): the language of the browser',
    'A numeric category, such as 2024, is 2,024 in the tooltip of an English browser.',
  ],
  async () => {
    const toLocaleString = vi
      .spyOn(Number.prototype, 'toLocaleString')
      .mockImplementation(function format(this: number) {
        return new Intl.NumberFormat('de').format(this);
      });
    const screen = await show(<BarChart {...SALES} localeText={frFRLocalText} />);
    expect(ticks(screen, 'Y')).toContain('4,000');
    expect(ticks(screen, 'X')).toEqual(['2023', '2024']);
    const svg = screen.stage.querySelector('title')?.closest('svg') ?? screen.stage;
    await hover(svg, { x: 320, y: 150 });
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('2.024Loaves4.400,5');
    toLocaleString.mockRestore();
    screen.unmount();
    for (const [first, last, text] of [
      [new Date(2024, 0, 1), new Date(2024, 11, 31), 'March'],
      [new Date(2024, 2, 4), new Date(2024, 2, 9), 'Tue 05'],
    ] as const) {
      const line = await show(
        <LineChart
          width={900}
          height={200}
          xAxis={[{ scaleType: 'time', data: [first, last] }]}
          series={[{ data: [1, 2] }]}
        />,
      );
      expect(ticks(line, 'X')).toContain(text);
      line.unmount();
    }
  },
);

claim(
  [
    "These settings don't mirror charts.",
    'With dir alone, the labels of the y-axis cover the axis: the text starts on the wrong side of its tick.',
    'The theme corrects that.',
  ],
  async () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const screen = await show(
        <ThemeProvider theme={(outer: Theme): Theme => ({ ...outer, direction })}>
          <div dir="rtl">
            <BarChart {...SALES} />
          </div>
        </ThemeProvider>,
      );
      const labels = [...screen.stage.querySelectorAll('.MuiChartsAxis-directionY text')];
      const label = labels.at(-1) ?? screen.stage;
      const line = screen.stage.querySelector('.MuiChartsAxis-directionY line') ?? screen.stage;
      const axis = line.getBoundingClientRect().left;
      expect(label.getBoundingClientRect().right < axis).toBe(direction === 'rtl');
      const svg = screen.stage.querySelector('title')?.closest('svg') ?? screen.stage;
      expect(Math.round(axis - svg.getBoundingClientRect().left)).toBe(65);
      const [first, second] = [...screen.stage.querySelectorAll('.MuiBarElement-root')].map(
        (bar) => bar.getBoundingClientRect().x,
      );
      expect(first).toBeLessThan(second ?? 0);
      screen.unmount();
    }
  },
);

claim(
  [
    'Order of categories, direction of time | reverse: true on the x-axis',
    "Place of the value axis | position: 'right' on the y-axis",
  ],
  async () => {
    const demo = await showDemo(`${HERE}/RtlChart.tsx`);
    const [first, second] = [...demo.stage.querySelectorAll('.MuiBarElement-root')].map(
      (bar) => bar.getBoundingClientRect().x,
    );
    expect(first).toBeGreaterThan(second ?? 0);
    const line = demo.stage.querySelector('.MuiChartsAxis-directionY line') ?? demo.stage;
    const svg = line.closest('svg')?.getBoundingClientRect() ?? new DOMRect();
    expect(line.getBoundingClientRect().left).toBeGreaterThan(svg.left + svg.width / 2);
  },
);

claim(
  [
    'In right-to-left text, the browser moves the sign of a negative tick: −40 looks like 40−.',
    'Isolate the number in the valueFormatter of the axis:',
  ],
  async () => {
    for (const isIsolated of [false, true]) {
      const screen = await show(
        <ThemeProvider theme={(outer: Theme): Theme => ({ ...outer, direction: 'rtl' })}>
          <div dir="rtl">
            <BarChart
              {...SALES}
              series={[{ data: [-40, 20] }]}
              yAxis={
                isIsolated ? [{ valueFormatter: (value: number) => `\u2066${value}\u2069` }] : []
              }
            />
          </div>
        </ThemeProvider>,
      );
      const labels = [
        ...screen.stage.querySelectorAll<SVGTextElement>('.MuiChartsAxis-directionY text'),
      ];
      const label = labels.find((text) => /[-−]40/.test(text.textContent));
      const sign = label?.textContent.search(/[-−]/) ?? 0;
      const places = [sign, sign + 1].map((index) => label?.getExtentOfChar(index).x ?? 0);
      expect((places[0] ?? 0) < (places[1] ?? 0)).toBe(isIsolated);
      screen.unmount();
    }
  },
);

claim(
  [
    'Charts contain four built-in texts.',
    'Mind the spelling: the English object is enUSLocaleText, the French one is frFRLocalText, without the e.',
  ],
  async () => {
    const exported: Record<string, unknown> = locales;
    expect(Object.keys(locales.enUSLocaleText)).toEqual(['loading', 'noData', 'zoomIn', 'zoomOut']);
    expect(exported).toHaveProperty('frFRLocalText');
    expect(exported).not.toHaveProperty('enUSLocalText');
    expect(exported).not.toHaveProperty('frFRLocaleText');
    const screen = await show(
      <div>
        <ChartsLocalizationProvider localeText={frFRLocalText}>{EMPTY}</ChartsLocalizationProvider>
        <ChartsLocalizationProvider localeText={locales.enUSLocaleText}>
          {EMPTY}
        </ChartsLocalizationProvider>
      </div>,
    );
    expect(overlay(screen)).toEqual(['Pas de données', 'No data to display']);
  },
);

claim(
  [
    'Radar charts, Heatmap and SparkLineChart ignore localeText in this version.',
    'For them, use the provider or the theme.',
  ],
  async () => {
    const look = { width: 300, height: 200, localeText: { noData: 'Chart' } };
    const radar = { max: 10, metrics: ['a', 'b', 'c'] };
    const charts = (
      <div>
        <BarChart {...look} series={[]} />
        <RadarChart {...look} radar={radar} series={[]} />
        <RadarChartPro {...look} radar={radar} series={[]} />
        <Heatmap {...look} xAxis={[]} yAxis={[]} series={[]} />
        <SparkLineChart {...look} data={[]}>
          <ChartsOverlay />
        </SparkLineChart>
      </div>
    );
    const texts = ({ stage }: Screen) =>
      [...stage.querySelectorAll('svg text')]
        .map((text) => text.textContent)
        .filter((text) => text.length > 1);
    const plain = await show(charts);
    expect(texts(plain)).toEqual([
      'Chart',
      ...Array.from({ length: 4 }, () => 'No data to display'),
    ]);
    plain.unmount();
    const provided = await show(
      <ChartsLocalizationProvider localeText={{ noData: 'Provider' }}>
        {charts}
      </ChartsLocalizationProvider>,
    );
    expect(texts(provided)).toEqual(['Chart', ...Array.from({ length: 4 }, () => 'Provider')]);
    provided.unmount();
    const themed = await show(
      <ThemeProvider theme={(outer: Theme) => createTheme(outer, frFR)}>{charts}</ThemeProvider>,
    );
    expect(texts(themed)).toEqual(['Chart', ...Array.from({ length: 4 }, () => 'Pas de données')]);
    takeConsole(); // three of them pass the texts on to their drawing
  },
);

claim('The theme translates several packages at once.', async () => {
  const theme = createTheme({}, frFR, gridFrFR, coreFrFR);
  const components: unknown = theme.components;
  expect(components).toMatchObject({
    MuiChartsLocalizationProvider: frFR.components.MuiChartsLocalizationProvider,
    MuiDataGrid: gridFrFR.components.MuiDataGrid,
    MuiAlert: { defaultProps: { closeText: 'Fermer' } },
  });
  const screen = await show(
    <ThemeProvider theme={theme}>
      {EMPTY}
      <Alert onClose={() => {}}>Saved</Alert>
    </ThemeProvider>,
  );
  expect(overlay(screen)).toEqual(['Pas de données']);
  await expect.element(screen.getByRole('button', { name: 'Fermer' })).toBeVisible();
});

claim(
  "Ticks of numeric categories, bar labels, arcLabel: 'value', tooltips of SparkLineChart, ScatterChart and Heatmap | toString(): 12000.5",
  async () => {
    const value = 12000.5;
    const text = '12000.5';
    const toLocaleString = vi
      .spyOn(Number.prototype, 'toLocaleString')
      .mockImplementation(() => 'local');
    const size = { width: 300, height: 200 };
    const bars = await show(
      <BarChart
        {...size}
        xAxis={[{ data: [value] }]}
        series={[{ data: [value] }]}
        barLabel="value"
      />,
    );
    expect(ticks(bars, 'X')).toEqual([text]);
    expect(bars.stage.querySelector('.MuiBarLabel-root')?.textContent).toBe(text);
    bars.unmount();
    const pie = await show(
      <PieChart {...size} series={[{ data: [{ value }], arcLabel: 'value' }]} />,
    );
    expect(pie.stage.querySelector('.MuiPieArcLabel-root')?.textContent).toBe(text);
    pie.unmount();
    for (const [chart, shown] of [
      [<SparkLineChart key="spark" {...size} data={[1, value, 1]} showTooltip />, text],
      [
        <ScatterChart
          key="scatter"
          {...size}
          series={[{ data: [{ id: 0, x: value, y: value }] }]}
        />,
        `(${text}, ${text})`,
      ],
      [
        <Heatmap
          key="heatmap"
          {...size}
          xAxis={[{ data: ['Mon'] }]}
          yAxis={[{ data: ['Morning'] }]}
          series={[{ data: [[0, 0, value]] }]}
        />,
        text,
      ],
      [<PieChart key="pie" {...size} series={[{ data: [{ value }] }]} />, 'local'],
    ] as const) {
      const screen = await show(chart);
      const svg = surface(screen).getBoundingClientRect();
      await hover(surface(screen), { x: svg.width / 2 + 10, y: svg.height / 2 });
      await expect
        .poll(() => document.querySelector('[role="tooltip"]')?.textContent)
        .toContain(shown);
      screen.unmount();
    }
    toLocaleString.mockRestore();
  },
);

claim(
  "The formatter of an axis gets the location ('tick', 'tooltip' or 'legend'), so ticks can be shorter than the tooltip.",
  async () => {
    const valueFormatter = vi.fn((year: number, { location }: { location: string }) =>
      location === 'tick' ? `’${year % 100}` : `Year ${year} of the ${location}`,
    );
    const screen = await show(
      <BarChart
        {...SALES}
        hideLegend={false}
        xAxis={[
          {
            data: [2023, 2024],
            valueFormatter,
            colorMap: { type: 'continuous', min: 2020, max: 2030, color: ['#ff0000', '#0000ff'] },
          },
        ]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{ legend: { axisDirection: 'x' } }}
      />,
    );
    expect(ticks(screen, 'X')).toEqual(['’23', '’24']);
    const labels = [...screen.stage.querySelectorAll('.MuiContinuousColorLegend-label')];
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Year 2020 of the legend',
      'Year 2030 of the legend',
    ]);
    await hover(screen.stage.querySelector('.MuiBarElement-root') ?? screen.stage);
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Year 2023 of the tooltip');
    const locations = valueFormatter.mock.calls.map(([, { location }]) => location);
    expect(new Set(locations)).toEqual(new Set(['tick', 'tooltip', 'legend']));
  },
);

claim(
  'Direction of horizontal bars | reverse: true on the x-axis, without borderRadius',
  async () => {
    for (const reverse of [false, true]) {
      const screen = await show(
        <BarChart
          {...SALES}
          layout="horizontal"
          xAxis={[{ reverse }]}
          yAxis={[{ data: ['Rye', 'Oat'] }]}
        />,
      );
      const [first, second] = [...screen.stage.querySelectorAll('.MuiBarElement-root')].map((bar) =>
        bar.getBoundingClientRect(),
      );
      expect(Math.round((first?.width ?? 0) - (second?.width ?? 0))).not.toBe(0);
      expect(Math.abs((first?.left ?? 0) - (second?.left ?? 0)) < 1).toBe(!reverse);
      expect(Math.abs((first?.right ?? 0) - (second?.right ?? 0)) < 1).toBe(reverse);
      screen.unmount();
    }
  },
);
