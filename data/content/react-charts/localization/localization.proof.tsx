import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { LineChart } from '@mui/x-charts/LineChart';
import { frFR, frFRLocalText } from '@mui/x-charts/locales';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import * as proLocales from '@mui/x-charts-pro/locales';
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
import { ticks } from '#test/proofs/charts.tsx';

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
  'In right-to-left text, the browser moves the sign of a negative tick: −40 looks like 40−.',
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
