import type { ComponentProps } from 'react';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { deDE } from '@mui/x-date-pickers/locales';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { setDefaultOptions } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import dayjs, { type Dayjs } from 'dayjs';
import updateLocale from 'dayjs/plugin/updateLocale';
import { DateTime, Settings } from 'luxon';
import moment from 'moment';
import {
  act,
  claim,
  click,
  expect,
  press,
  setClock,
  setDirection,
  setPointer,
  show,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { AdapterDateFns, AdapterLuxon, AdapterMoment } from '#test/proofs/dateAdapters.js';
import {
  day,
  enter,
  expectClosed,
  field,
  inProvider,
  openPicker,
  section,
  text,
} from '#test/proofs/pickers.tsx';
import 'dayjs/locale/ar';
import 'dayjs/locale/be';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/hr';
import 'dayjs/locale/lt';
import 'dayjs/locale/pl';
import 'dayjs/locale/ru';
import 'dayjs/locale/sv';
import 'dayjs/locale/uk';
// Vite takes the file of Moment.js that these change, and not the one of moment/locale.
import 'moment/dist/locale/de';
import 'moment/dist/locale/en-gb';
import 'moment/dist/locale/sv';

type DateAdapter = NonNullable<ComponentProps<typeof LocalizationProvider>['dateAdapter']>;

const globalAfterImports = moment.locale();
moment.locale('en');
dayjs.extend(updateLocale);

const MAY_21 = dayjs('2025-05-21T15:30');
const STAY: [Dayjs, Dayjs] = [MAY_21, dayjs('2025-05-23T15:30')];

/** The weekday row, as it is displayed. */
function weekdays(): string {
  return [...document.querySelectorAll('[role="columnheader"]')]
    .map((label) => label.textContent)
    .join(' ');
}

/** What the toolbar of a range picker shows. */
function toolbarText(): string {
  const toolbar = document.querySelector(
    '.MuiDateRangePickerToolbar-root, .MuiDateTimeRangePickerToolbar-root',
  );
  return toolbar?.textContent ?? '';
}

/** The names of the weekdays for screen readers. */
function firstWeekday(): string {
  return document.querySelector('[role="columnheader"]')?.getAttribute('aria-label') ?? '';
}

/** The column of May 21, 2025, a Wednesday. */
function columnOf21(): number {
  const cell = [...document.querySelectorAll('[role="gridcell"]')].find(
    (each) => each.textContent === '21',
  );
  const row = cell?.closest('[role="row"]');
  return cell && row ? [...row.querySelectorAll('[role="gridcell"]')].indexOf(cell) : -1;
}

/** How many columns the digital clock has. */
function columns(): number {
  return document.querySelectorAll('.MuiMultiSectionDigitalClockSection-root').length;
}

async function locales(
  demo: Screen,
  shownBy: [name: string, shown: string, month: string, first: string][],
) {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [name, shown, month, first] of shownBy) {
      await demo.getByRole('button', { name }).click();
      await expect.poll(() => text(demo, 'Shift starts')).toBe(shown);
      await expect.element(demo.getByText(month)).toBeVisible();
      await expect.poll(firstWeekday).toBe(first);
    }
  }
  await day(demo, '9').click();
  await expect.element(day(demo, '9')).toHaveAttribute('aria-selected', 'true');
}

act('LocaleSwitch', (demo) =>
  locales(demo, [
    ['en', '05/21/2025 03:30 PM', 'May 2025', 'Sunday'],
    ['en-gb', '21/05/2025 15:30', 'May 2025', 'Monday'],
    ['sv', '2025-05-21 15:30', 'maj 2025', 'måndag'],
    ['de', '21.05.2025 15:30', 'Mai 2025', 'Montag'],
  ]),
);

act('LocaleDateFns', (demo) =>
  locales(demo, [
    ['en-US', '05/21/2025 03:30 PM', 'May 2025', 'Sunday'],
    ['en-GB', '21/05/2025 15:30', 'May 2025', 'Monday'],
    ['sv', '2025-05-21 15:30', 'maj 2025', 'måndag'],
    ['de', '21.05.2025 15:30', 'Mai 2025', 'Montag'],
  ]),
);

act('LocaleLuxon', (demo) =>
  locales(demo, [
    ['en-US', '05/21/2025 03:30 PM', 'May 2025', 'Sunday'],
    ['en-GB', '21/05/2025 15:30', 'May 2025', 'Monday'],
    ['sv', '2025-05-21 15:30', 'maj 2025', 'måndag'],
    ['de', '21.05.2025 15:30', 'Mai 2025', 'Montag'],
  ]),
);

act('LocaleMoment', (demo) =>
  locales(demo, [
    ['en', '05/21/2025 03:30 PM', 'May 2025', 'Sunday'],
    ['en-gb', '21/05/2025 15:30', 'May 2025', 'Monday'],
    ['sv', '2025-05-21 15:30', 'maj 2025', 'måndag'],
    ['de', '21.05.2025 15:30', 'Mai 2025', 'Montag'],
  ]),
);

act('MeridiemCycle', async (demo) => {
  const shown = () => [/Boston/, /Berlin/].map((label) => text(demo, label));
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [cycle, times] of [
      ['12 hours', ['09:45 PM', '09:45 PM']],
      ['24 hours', ['21:45', '21:45']],
      ['Locale', ['09:45 PM', '21:45']],
    ] as const) {
      await demo.getByRole('button', { name: cycle }).click();
      await expect.poll(shown).toEqual(times);
    }
  }
  await openPicker(demo, /Berlin/);
  await demo.getByRole('option', { name: '22 hours' }).click();
  await expect.poll(() => text(demo, /Berlin/)).toBe('22:45');
});

act('FieldFormats', async (demo) => {
  const shown = () =>
    ['Boarding pass', 'Invoice', 'Calendar entry', 'Log file', 'Timetable', 'Card'].map((label) =>
      text(demo, label),
    );
  await expect
    .poll(shown)
    .toEqual([
      '21 May 15:30',
      'May 21, 2025',
      'Wednesday, May 21, 03:30 PM',
      '2025-05-21 15:30:00',
      'departs 15:30 on May 21',
      '05/25',
    ]);
  await click(section(demo, 'Month', 'Log file'));
  await type('06');
  await expect.poll(() => text(demo, 'Invoice')).toBe('June 21, 2025');
  await expect.poll(() => text(demo, 'Calendar entry')).toBe('Saturday, June 21, 03:30 PM');
  await click(section(demo, 'Month', 'Card'));
  await type('05');
  await expect.poll(() => text(demo, 'Timetable')).toBe('departs 15:30 on May 21');
  await click(section(demo, 'Hours', 'Calendar entry'));
  await type('4');
  await expect.poll(() => text(demo, 'Boarding pass')).toBe('21 May 16:30');
  await click(section(demo, 'Hours', 'Timetable'));
  await type('15');
  await expect.poll(() => text(demo, 'Log file')).toBe('2025-05-21 15:30:00');
});

act('DensityPair', async (demo) => {
  expect(text(demo, 'Dense')).toBe('05/21/2025');
  expect(text(demo, 'Spacious')).toBe('05 / 21 / 2025');
  for (const [name, shown] of [
    ['9', '05 / 09 / 2025'],
    ['21', '05 / 21 / 2025'],
  ] as const) {
    await openPicker(demo, 'Spacious');
    await day(demo, name).click();
    await expect.poll(() => text(demo, 'Spacious')).toBe(shown);
    await expectClosed(demo);
  }
});

act('LeadingZeros', async (demo) => {
  for (const [digits, added, asIs] of [
    ['', '05/07/2025', '5/7/2025'],
    ['12', '12/07/2025', '12/7/2025'],
    ['5', '05/07/2025', '5/7/2025'],
  ] as const) {
    for (const [label, shown] of [
      ['Zeros added', added],
      ['As in the format', asIs],
    ] as const) {
      if (digits !== '') {
        await enter(demo, digits, label);
      }
      await expect.poll(() => text(demo, label)).toBe(shown);
    }
  }
});

act('TranslatedPlaceholders', async (demo) => {
  const names = ['English texts', 'German texts', 'Your own texts'];
  const shown = () => names.map((name) => text(demo, name));
  expect(shown()).toEqual(['DD.MM.YYYY', 'TT.MM.JJJJ', 'TT. Mon JJJJ']);
  for (let turn = 0; turn < 2; turn += 1) {
    for (const name of names) {
      await enter(demo, '21052025', name, /German|own/.test(name) ? 'Tag' : 'Day');
    }
    await expect.poll(shown).toEqual(['21.05.2025', '21.05.2025', '21. Mai 2025']);
    for (const name of names) {
      await click(section(demo, /German|own/.test(name) ? 'Tag' : 'Day', name));
      await press('Control+a', 'Delete');
    }
    await expect.poll(shown).toEqual(['DD.MM.YYYY', 'TT.MM.JJJJ', 'TT. Mon JJJJ']);
  }
});

act('ProviderFormats', async (demo) => {
  const labels = [
    'Arrival (field)',
    'Arrival (picker)',
    'Gate closes (field)',
    'Gate closes (picker)',
  ];
  expect(labels.map((label) => text(demo, label))).toEqual([
    '2025-05-21',
    '2025-05-21',
    '2025-05-21 03:30 PM',
    '2025-05-21 03:30 PM',
  ]);
  for (const name of ['9', '21']) {
    await openPicker(demo, 'Arrival (picker)');
    await day(demo, name).click();
    await expect
      .poll(() => text(demo, 'Arrival (picker)'))
      .toBe(`2025-05-${name.padStart(2, '0')}`);
    await expectClosed(demo);
  }
});

act('ToolbarFormat', async (demo) => {
  for (const [name, shown] of [
    ['9', 'Friday, 9 May'],
    ['21', 'Wednesday, 21 May'],
    ['9', 'Friday, 9 May'],
  ] as const) {
    await day(demo, name).click();
    await expect.element(demo.getByRole('heading', { name: shown })).toBeVisible();
  }
});

act('WeekdayLabels', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [name, labels] of [
      ['Default', 'S M T W T F S'],
      ['We.', 'Su. Mo. Tu. We. Th. Fr. Sa.'],
      ['Wed', 'Sun Mon Tue Wed Thu Fri Sat'],
    ] as const) {
      await demo.getByRole('button', { name }).click();
      await expect.poll(weekdays).toBe(labels);
    }
  }
});

act('HeaderFormat', async (demo) => {
  await expect.element(demo.getByText('2025年5月')).toBeVisible();
  await demo.getByRole('button', { name: 'Next month' }).click();
  await expect.element(demo.getByText('2025年6月')).toBeVisible();
  await demo.getByRole('button', { name: 'Previous month' }).click();
  await expect.element(demo.getByText('2025年5月')).toBeVisible();
});

act('WeekStartLibraries', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const name of ['date-fns', 'Luxon', 'Moment.js', 'Day.js']) {
      await demo.getByRole('button', { name }).click();
      await expect.poll(firstWeekday).toBe('Saturday');
      await expect.poll(columnOf21).toBe(4);
      expect(Settings.defaultWeekSettings === null).toBe(name !== 'Luxon');
    }
  }
  await demo.getByRole('button', { name: 'Luxon' }).click();
  demo.unmount();
  expect(Settings.defaultWeekSettings).toBeNull();
});

act(
  'ArabicRtl',
  async (demo) => {
    const label = 'موعد التسليم';
    expect(text(demo, label)).toBe('2025 مايو 21');
    expect(firstWeekday()).toBe('السبت');
    const left = (name: string) => day(demo, name).first().element().getBoundingClientRect().left;
    expect(left('20')).toBeGreaterThan(left('21'));
    for (const [name, shown] of [
      ['9', '2025 مايو 09'],
      ['21', '2025 مايو 21'],
    ] as const) {
      await field(demo, label).getByRole('button').click();
      const popup = demo.getByRole('dialog');
      expect(getComputedStyle(popup.getByRole('grid').element()).direction).toBe('rtl');
      await popup.getByRole('gridcell', { name }).click();
      await expect.poll(() => text(demo, label)).toBe(shown);
      await expectClosed(demo);
    }
  },
  { direction: 'ltr' },
);

claim(
  [
    'The locale sets the order of day, month and year, the names of months and days, the 12-hour or 24-hour clock, and the first day of the week.',
    'When adapterLocale changes, mounted fields and pickers update and keep their value.',
  ],
  async () => {
    for (const [adapter, names] of [
      [AdapterDayjs, ['en', 'de']],
      [AdapterLuxon, ['en-US', 'de']],
      [AdapterMoment, ['en', 'de']],
    ] as [DateAdapter, string[]][]) {
      setClock('2025-05-21T12:00:00');
      const element = (locale: string | undefined) => (
        <LocalizationProvider dateAdapter={adapter} adapterLocale={locale ?? 'en'}>
          <DateTimePicker label="Day" />
          <DateCalendar />
        </LocalizationProvider>
      );
      const screen = await show(element(names[0]));
      await enter(screen, '052120250330P');
      await expect.poll(() => text(screen)).toBe('05/21/2025 03:30 PM');
      for (let turn = 0; turn < 2; turn += 1) {
        await screen.rerender(element(names[1]));
        await expect.poll(() => text(screen)).toBe('21.05.2025 15:30');
        await expect.element(screen.getByText('Mai 2025')).toBeVisible();
        expect([firstWeekday(), columnOf21()]).toEqual(['Montag', 2]);
        await screen.rerender(element(names[0]));
        await expect.poll(() => text(screen)).toBe('05/21/2025 03:30 PM');
        expect([firstWeekday(), columnOf21()]).toEqual(['Sunday', 3]);
      }
      screen.unmount();
    }
  },
);

claim(
  [
    `Day.js | String, such as "de" | import 'dayjs/locale/de' | English formats and weeks`,
    "The global locale isn't enough.",
    "After dayjs.locale('de') without adapterLocale, the month in the calendar header is German, but fields keep the English format and weeks start on Sunday.",
  ],
  async () => {
    dayjs.locale('de');
    try {
      for (const [locale, shown, first] of [
        [undefined, '05/21/2025', 'Sunday'],
        ['de', '21.05.2025', 'Montag'],
      ] as const) {
        const screen = await inProvider(
          <>
            <DateField label="Day" defaultValue={dayjs('2025-05-21')} />
            <DateCalendar defaultValue={dayjs('2025-05-21')} />
          </>,
          locale ? { adapterLocale: locale } : {},
        );
        expect(text(screen)).toBe(shown);
        expect(firstWeekday()).toBe(first);
        await expect.element(screen.getByText('Mai 2025')).toBeVisible();
        screen.unmount();
      }
    } finally {
      dayjs.locale('en');
    }
  },
);

claim(
  'If the import is missing, formats are English and the console shows "Your locale has not been found".',
  async () => {
    const screen = await inProvider(<DateField label="Day" defaultValue={MAY_21} />, {
      adapterLocale: 'gl',
    });
    expect(text(screen)).toBe('05/21/2025');
    expect(takeConsole().join()).toContain('Your locale has not been found');
  },
);

claim(
  [
    'In the locales be, hr, lt, pl, ru and uk, a month name has a different ending next to a day.',
    'In a field with a format such as D MMMM YYYY, the first edit of the day makes the date invalid, and the next key makes it null (#11543).',
    'Use numeric months in these locales.',
  ],
  async () => {
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    for (const [format, isInvalid] of [
      ['D MMMM YYYY', true],
      ['D.MM.YYYY', false],
    ] as const) {
      for (const locale of ['be', 'hr', 'lt', 'pl', 'ru', 'uk', 'de']) {
        const screen = await inProvider(
          <DateField label="Day" format={format} defaultValue={MAY_21} onChange={onChange} />,
          { adapterLocale: locale },
        );
        await expect.element(field(screen)).toHaveAttribute('aria-invalid', 'false');
        const hasFault = isInvalid && locale !== 'de';
        await enter(screen, '2', 'Day', 'Day');
        await expect.element(field(screen)).toHaveAttribute('aria-invalid', String(hasFault));
        expect(onChange.mock.lastCall?.[0]?.isValid()).toBe(!hasFault);
        await type('2');
        await expect
          .poll(() => onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD') ?? null)
          .toBe(hasFault ? null : '2025-05-22');
        screen.unmount();
      }
    }
  },
);

claim(
  [
    `date-fns | Locale object | import { de } from 'date-fns/locale/de' | enUS`,
    'A string throws an error when a picker renders.',
  ],
  async () => {
    const screen = await inProvider(<DatePicker label="Day" />, { dateAdapter: AdapterDateFns });
    expect(text(screen)).toBe('MM/DD/YYYY');
    screen.unmount();
    await expect(
      inProvider(<DatePicker label="Day" />, { dateAdapter: AdapterDateFns, adapterLocale: 'de' }),
    ).rejects.toThrow();
    takeConsole();
  },
);

claim(
  [
    'Luxon | String, such as "de" | None: the browser has the locales | en-US',
    'A tag with an underscore, such as "en_GB", throws an error.',
  ],
  async () => {
    for (const [locale, shown] of [
      [undefined, 'MM/DD/YYYY'],
      ['de', 'DD.MM.YYYY'],
      ['en-GB', 'DD/MM/YYYY'],
      ['fr-CA', 'YYYY-MM-DD'],
    ] as const) {
      const screen = await inProvider(<DateField label="Day" />, {
        dateAdapter: AdapterLuxon,
        ...(locale && { adapterLocale: locale }),
      });
      expect(text(screen)).toBe(shown);
      screen.unmount();
    }
    await expect(
      inProvider(<DateField label="Day" />, { dateAdapter: AdapterLuxon, adapterLocale: 'en_GB' }),
    ).rejects.toThrow();
    takeConsole();
  },
);

claim(
  'With Settings.throwOnInvalid = true, typing in a field throws an error, because a date is invalid until its last section is filled (#11853).',
  async () => {
    for (const isOn of [false, true]) {
      Settings.throwOnInvalid = isOn;
      try {
        const screen = await inProvider(<DateField label="Day" />, { dateAdapter: AdapterLuxon });
        await enter(screen, '05');
        if (isOn) {
          await expect.poll(() => takeConsole().join()).toContain('Invalid DateTime');
        } else {
          await expect.poll(() => text(screen)).toBe('05/DD/YYYY');
          expect(takeConsole()).toEqual([]);
        }
        screen.unmount();
      } finally {
        Settings.throwOnInvalid = false;
      }
    }
    takeConsole();
  },
);

claim(
  [
    `Moment.js | String, such as "de" | import 'moment/locale/de' | The global locale, moment.locale()`,
    'Import the locales, then set the global locale again: each import changes it for your whole application.',
    "Vite bundles a different file of Moment.js, which moment/locale/de doesn't change.",
    'Import moment/dist/locale/de instead.',
  ],
  async () => {
    expect(globalAfterImports).toBe('sv'); // the last of the imports above
    // @ts-expect-error Moment's locales have no declarations.
    await import('moment/locale/pl');
    expect(moment.locales()).not.toContain('pl');
    expect(moment.locales()).toContain('de');
    for (const [locale, shown] of [
      ['de', 'DD.MM.YYYY'],
      ['en', 'MM/DD/YYYY'],
    ] as const) {
      moment.locale(locale);
      const screen = await inProvider(<DateField label="Day" />, { dateAdapter: AdapterMoment });
      expect(text(screen)).toBe(shown);
      screen.unmount();
    }
  },
);

claim(
  [
    'ampm (boolean) sets the 12-hour or 24-hour clock in time and date time components.',
    'By default, the clock follows the locale.',
    'format changes the field only: with format="HH:mm" in an English locale, the popup still has an AM/PM column.',
    'Set ampm={false}, which changes the field and the popup.',
    "ampm doesn't change a field that has its own format.",
  ],
  async () => {
    for (const [locale, props, shown, count] of [
      ['en', {}, '03:30 PM', 3],
      ['de', {}, '15:30', 2],
      ['en', { ampm: false }, '15:30', 2],
      ['de', { ampm: true }, '03:30 PM', 3],
      ['en', { format: 'HH:mm' }, '15:30', 3],
      ['en', { format: 'hh:mm A', ampm: false }, '03:30 PM', 2],
    ] as const) {
      const screen = await inProvider(<TimePicker label="Day" defaultValue={MAY_21} {...props} />, {
        adapterLocale: locale,
      });
      expect(text(screen)).toBe(shown);
      await openPicker(screen);
      await expect.poll(columns).toBe(count);
      screen.unmount();
      const both = await inProvider(
        <>
          <TimeField label="Field" defaultValue={MAY_21} {...props} />
          <DateTimePicker label="Both" defaultValue={MAY_21} {...props} />
        </>,
        { adapterLocale: locale },
      );
      expect(text(both, 'Field')).toBe(shown);
      expect(text(both, 'Both')).toContain(shown);
      both.unmount();
    }
  },
);

claim(
  [
    'The format also sets which sections users can edit.',
    'Parts of the date without a section keep their value.',
  ],
  async () => {
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    const screen = await inProvider(
      <DateField label="Day" format="MM/YYYY" defaultValue={MAY_21} onChange={onChange} />,
    );
    expect(screen.getByRole('spinbutton').elements()).toHaveLength(2);
    await enter(screen, '062026');
    expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm')).toBe('2026-06-21 15:30');
  },
);

claim(
  [
    "Text inside a format must be escaped: [departs] H:mm in Day.js and Moment.js, 'departs' H:mm in date-fns and Luxon.",
    'Macro tokens expand to the format of the locale: L and LL in Day.js and Moment.js, P and PPP in date-fns, D and DD in Luxon.',
    "The lowercase macro tokens of Moment.js, such as ll, aren't expanded: the field displays their letters.",
  ],
  async () => {
    for (const [adapter, format, shown] of [
      [AdapterDayjs, '[departs] H:mm', 'departs hh:mm'],
      [AdapterMoment, '[departs] H:mm', 'departs hh:mm'],
      [AdapterDateFns, "'departs' H:mm", 'departs hh:mm'],
      [AdapterLuxon, "'departs' H:mm", 'departs hh:mm'],
      [AdapterDayjs, 'am H:mm', 'aamm hh:mm'],
      [AdapterDayjs, 'L', 'MM/DD/YYYY'],
      [AdapterDayjs, 'LL', 'MMMM DD, YYYY'],
      [AdapterDayjs, 'll', 'MMMM DD, YYYY'],
      [AdapterMoment, 'L', 'MM/DD/YYYY'],
      [AdapterMoment, 'LL', 'MMMM DD, YYYY'],
      [AdapterMoment, 'll', 'll'],
      [AdapterDateFns, 'P', 'MM/DD/YYYY'],
      [AdapterDateFns, 'PPP', 'MMMM DD, YYYY'],
      [AdapterLuxon, 'D', 'MM/DD/YYYY'],
      [AdapterLuxon, 'DD', 'MMMM DD, YYYY'],
    ] as [DateAdapter, string, string][]) {
      const screen = await inProvider(<DateTimeField label="Day" format={format} />, {
        dateAdapter: adapter,
      });
      expect([format, text(screen)]).toEqual([format, shown]);
      screen.unmount();
    }
  },
);

claim(
  [
    'With Day.js, a format with the day of the week must also have the day of the month.',
    'Otherwise, the first edit makes the date invalid, unless today is the same day of the week.',
  ],
  async () => {
    for (const [today, format, isInvalid] of [
      ['2025-05-23', 'dddd, HH:mm', true],
      ['2025-05-28', 'dddd, HH:mm', false], // the weekday of the value
      ['2025-05-23', 'dddd, D MMMM, HH:mm', false],
    ] as const) {
      setClock(`${today}T12:00:00`);
      const screen = await inProvider(
        <DateTimeField label="Day" format={format} defaultValue={MAY_21} />,
      );
      await enter(screen, '4', 'Day', 'Hours');
      await expect.element(field(screen)).toHaveAttribute('aria-invalid', String(isInvalid));
      screen.unmount();
    }
  },
);

/** The tokens of a row: those of Day.js, date-fns, Luxon and Moment.js. */
const ADAPTERS: DateAdapter[] = [AdapterDayjs, AdapterDateFns, AdapterLuxon, AdapterMoment];

async function tryTokens(rows: [name: string, shown: string | RegExp, tokens: string[]][]) {
  setClock('2025-05-21T15:30:00');
  for (const [name, shown, tokens] of rows) {
    for (const [index, written] of tokens.entries()) {
      for (const token of written.split(' ').filter(Boolean)) {
        const screen = await inProvider(<DateTimeField label="Day" format={token} />, {
          dateAdapter: ADAPTERS[index] ?? AdapterDayjs,
        });
        const placeholder = text(screen);
        expect(screen.getByRole('spinbutton').elements()).toHaveLength(1);
        await click(section(screen, name));
        await press('ArrowUp');
        expect(text(screen), token).not.toBe(placeholder);
        if (typeof shown === 'string') {
          expect(placeholder, token).toBe(shown);
        } else {
          expect(text(screen), token).toMatch(shown);
        }
        screen.unmount();
      }
    }
  }
}

claim(
  [
    'Year, 4 digits | YYYY | y, yyy, yyyy | y, yyyy | Y, YYYY',
    'Year, 2 digits | YY | yy | yy | YY',
    'Month, digits | M, MM | M, MM, L, LL | M, MM, L, LL | M, MM',
    'Month, name | MMM, MMMM | MMM, MMMM, LLL, LLLL | MMM, MMMM, LLL, LLLL | MMM, MMMM',
    'Day of the month, digits | D, DD | d, dd | d, dd | D, DD',
    'Day of the month with letters, such as 1st | Do | do | – | Do',
  ],
  async () => {
    await tryTokens([
      ['Year', 'YYYY', ['YYYY', 'y yyy yyyy', 'y yyyy', 'Y YYYY']],
      ['Year', 'YY', ['YY', 'yy', 'yy', 'YY']],
      ['Month', 'MM', ['M MM', 'M MM L LL', 'M MM L LL', 'M MM']],
      ['Month', 'MMMM', ['MMM MMMM', 'MMM MMMM LLL LLLL', 'MMM MMMM LLL LLLL', 'MMM MMMM']],
      ['Day', /^\d+$/, ['D DD', 'd dd', 'd dd', 'D DD']],
      ['Day', /^\d+st$/, ['Do', 'do', '', 'Do']],
    ]);
  },
);

claim(
  [
    'Day of the week, digit | d | e, ee, i, ii, c, cc | c, E | d, e, E',
    'Day of the week, name | dd, ddd, dddd | E to EEEEE, iii, iiii, eee to eeeeee, ccc to cccccc | ccc, cccc, EEE, EEEE | dd, ddd, dddd',
  ],
  async () => {
    await tryTokens([
      ['Week day', 'EE', ['d', 'e ee i ii c cc', 'c E', 'd e E']],
      [
        'Week day',
        'EEEE',
        [
          'dd ddd dddd',
          'E EE EEE EEEE EEEEE iii iiii eee eeee eeeee eeeeee ccc cccc ccccc cccccc',
          'ccc cccc EEE EEEE',
          'dd ddd dddd',
        ],
      ],
    ]);
  },
);

claim(
  [
    'Hours, 0 to 23 | H, HH | H, HH | H, HH | H, HH',
    'Hours, 1 to 12 | h, hh | h, hh | h, hh | h, hh',
    'Minutes | m, mm | m, mm | m, mm | m, mm',
    'Seconds | s, ss | s, ss | s, ss | s, ss',
    'AM or PM | A, a | a, aa, aaa | a | A, a',
  ],
  async () => {
    await tryTokens([
      ['Hours', /^0?0$/, ['H HH', 'H HH', 'H HH', 'H HH']],
      ['Hours', /^0?1$/, ['h hh', 'h hh', 'h hh', 'h hh']],
      ['Minutes', 'mm', ['m mm', 'm mm', 'm mm', 'm mm']],
      ['Seconds', 'ss', ['s ss', 's ss', 's ss', 's ss']],
      ['Meridiem', 'aa', ['A a', 'a aa aaa', 'a', 'A a']],
    ]);
  },
);

claim(
  [
    'No other token is supported: no quarter, no day of the year, no week, no time zone, no hours from 1 to 24 or from 0 to 11.',
    "An unsupported token doesn't throw.",
    'The field displays its letters as text (Q), or splits it into supported tokens (MMMMM becomes MMMM and M).',
  ],
  async () => {
    for (const [adapter, year, tokens] of [
      [AdapterDayjs, 'YYYY', ['Q', 'k', 'kk', 'w', 'ww', 'z', 'Z', 'X']],
      [AdapterDateFns, 'yyyy', ['Q', 'k', 'kk', 'w', 'I', 'z', 'K', 'T', 'R']],
      [AdapterLuxon, 'yyyy', ['q', 'W', 'o', 'z', 'Z', 'kk']],
      [AdapterMoment, 'YYYY', ['Q', 'k', 'kk', 'w', 'W', 'z', 'Z', 'X']],
    ] as [DateAdapter, string, string[]][]) {
      for (const token of tokens) {
        const screen = await inProvider(<DateTimeField label="Day" format={`${token} ${year}`} />, {
          dateAdapter: adapter,
        });
        expect(text(screen)).toBe(`${token} YYYY`);
        expect(screen.getByRole('spinbutton').elements()).toHaveLength(1);
        screen.unmount();
      }
    }
    for (const [adapter, format, shown] of [
      [AdapterDayjs, 'MMMMM', 'MMMMMM'],
      [AdapterDateFns, 'MMMMM', 'MMMMMM'],
      [AdapterLuxon, 'MMMMM', 'MMMMMM'],
      [AdapterMoment, 'DDD', 'DDDD'],
    ] as [DateAdapter, string, string][]) {
      const screen = await inProvider(<DateTimeField label="Day" format={format} />, {
        dateAdapter: adapter,
      });
      expect(screen.getByRole('spinbutton').elements()).toHaveLength(2);
      expect(text(screen)).toBe(shown);
      screen.unmount();
    }
  },
);

claim(
  [
    'formatDensity is "dense" (default) or "spacious".',
    'Spacious fields have a space on both sides of the separators /, . and -.',
  ],
  async () => {
    for (const [format, dense, spacious] of [
      ['DD/MM/YYYY', '21/05/2025', '21 / 05 / 2025'],
      ['DD.MM.YYYY', '21.05.2025', '21 . 05 . 2025'],
      ['DD-MM-YYYY', '21-05-2025', '21 - 05 - 2025'],
      ['D. MMM YYYY', '21. May 2025', '21. May 2025'],
      ['HH:mm', '15:30', '15:30'],
    ] as const) {
      const screen = await inProvider(
        <>
          <DateTimeField label="Default" format={format} defaultValue={MAY_21} />
          <DateTimeField
            label="Spacious"
            format={format}
            formatDensity="spacious"
            defaultValue={MAY_21}
          />
        </>,
      );
      expect(text(screen, 'Default')).toBe(dense);
      expect(text(screen, 'Spacious')).toBe(spacious);
      screen.unmount();
    }
  },
);

claim(
  [
    'Fields display digits with leading zeros even if the format has none, so that a field keeps its width while the user types.',
    'With shouldRespectLeadingZeros (default false), the field displays digits exactly as in the format:',
    'On a picker, pass the prop through slotProps.field.',
  ],
  async () => {
    const early = dayjs('2025-05-07T03:04:05');
    for (const [format, padded, exact] of [
      ['D/M/YYYY H:m:s', '07/05/2025 03:04:05', '7/5/2025 3:4:5'],
      ['DD/MM/YYYY HH:mm:ss', '07/05/2025 03:04:05', '07/05/2025 03:04:05'],
    ] as const) {
      const screen = await inProvider(
        <>
          <DateTimeField label="Default" format={format} defaultValue={early} />
          <DateTimeField
            label="Respect"
            format={format}
            shouldRespectLeadingZeros
            defaultValue={early}
          />
          <DateTimePicker
            label="Picker"
            format={format}
            defaultValue={early}
            slotProps={{ field: { shouldRespectLeadingZeros: true } }}
          />
        </>,
      );
      expect(text(screen, 'Default')).toBe(padded);
      expect(text(screen, 'Respect')).toBe(exact);
      expect(text(screen, 'Picker')).toBe(exact);
      screen.unmount();
    }
  },
);

claim(
  [
    'Luxon formats May 7 with D as 07/05/2025 in en-GB.',
    'The field expands D to d/M/yyyy, so with shouldRespectLeadingZeros it displays 7/5/2025.',
  ],
  async () => {
    const day = DateTime.fromISO('2025-05-07');
    expect(day.setLocale('en-GB').toFormat('D')).toBe('07/05/2025');
    for (const [format, shown] of [
      ['D', '7/5/2025'],
      ['dd/MM/yyyy', '07/05/2025'],
    ] as const) {
      const screen = await inProvider(
        <DateField
          label="Day"
          format={format}
          shouldRespectLeadingZeros
          defaultValue={day as unknown as Dayjs}
        />,
        { dateAdapter: AdapterLuxon, adapterLocale: 'en-GB' },
      );
      expect(text(screen)).toBe(shown);
      screen.unmount();
    }
  },
);

claim(
  [
    'keyboardDate | Date Field, Date Picker, the date of the Date Time Picker, Date Range Picker',
    'keyboardDateTime12h, keyboardDateTime24h | Date Time Field',
    'fullTime12h, fullTime24h | Time Field, options of DigitalClock',
    'hours12h, hours24h, minutes, seconds, meridiem | Time Picker, the time of the Date Time Picker, columns of MultiSectionDigitalClock',
    'The Date Time Field and the Date Time Picker use different keys.',
  ],
  async () => {
    for (const ampm of [true, false]) {
      const screen = await inProvider(
        <>
          <DateField label="Date Field" defaultValue={MAY_21} />
          <DatePicker label="Date Picker" defaultValue={MAY_21} />
          <DateRangePicker label="Stay" defaultValue={STAY} />
          <DateTimePicker label="Date Time Picker" ampm={ampm} defaultValue={MAY_21} />
          <DateTimeField label="Date Time Field" ampm={ampm} defaultValue={MAY_21} />
          <TimeField label="Time Field" ampm={ampm} defaultValue={MAY_21} />
          <TimePicker
            label="Time Picker"
            ampm={ampm}
            views={['hours', 'minutes', 'seconds']}
            defaultValue={MAY_21}
          />
          <DigitalClock ampm={ampm} timeStep={60} defaultValue={MAY_21} />
        </>,
        {
          dateFormats: {
            keyboardDate: '[1] D',
            keyboardDateTime12h: '[2] D',
            keyboardDateTime24h: '[3] D',
            fullTime12h: '[4] H',
            fullTime24h: '[5] H',
            hours12h: '[6] h',
            hours24h: '[7] H',
            minutes: '[8] m',
            seconds: '[9] s',
            meridiem: '[0] A',
          },
        },
      );
      expect(text(screen, 'Date Field')).toBe('1 21');
      expect(text(screen, 'Date Picker')).toBe('1 21');
      expect(text(screen, 'Stay')).toMatch(/^1 21\s*–\s*1 23$/);
      expect(text(screen, 'Date Time Picker')).toBe(
        ampm ? '1 21 6 03:8 30 0 PM' : '1 21 7 15:8 30',
      );
      expect(text(screen, 'Date Time Field')).toBe(ampm ? '2 21' : '3 21');
      expect(text(screen, 'Time Field')).toBe(ampm ? '4 15' : '5 15');
      expect(text(screen, 'Time Picker')).toBe(ampm ? '6 03:8 30:9 00 0 PM' : '7 15:8 30:9 00');
      expect(document.querySelector('.MuiDigitalClock-item')?.textContent).toBe(
        ampm ? '4 0' : '5 0',
      );
      await openPicker(screen, 'Time Picker');
      await expect
        .poll(() =>
          [...document.querySelectorAll('.MuiMultiSectionDigitalClockSection-root')].map(
            (column) => column.querySelector('[role="option"]')?.textContent,
          ),
        )
        .toEqual(ampm ? ['6 12', '8 0', '9 0', '0 AM'] : ['7 0', '8 0', '9 0']);
      screen.unmount();
    }
  },
);

claim(
  [
    'month, year | Calendar header, list of years',
    'monthShort | Months of the Month Calendar',
    'dayOfMonth | Days of the calendar',
    'weekdayShort | First letter in the weekday row',
    'normalDateWithWeekday, normalDate | Toolbar of the Date Picker, in English and in other locales',
    'shortDate | Toolbar of the Date Time Picker, and of range pickers with dates',
    'fullDate | Accessible name of the button that opens a picker with a date',
  ],
  async () => {
    const dateFormats = {
      month: '[m] M',
      year: '[y] YYYY',
      monthShort: '[ms] M',
      dayOfMonth: '[d] D',
      weekdayShort: '[x]',
      normalDateWithWeekday: '[nw] D',
      normalDate: '[n] D',
      shortDate: '[s] D',
      fullDate: '[full] D',
    };
    for (const locale of ['en', 'de']) {
      const screen = await inProvider(
        <StaticDatePicker views={['year', 'month', 'day']} defaultValue={MAY_21} />,
        { dateFormats, adapterLocale: locale },
      );
      await expect.element(screen.getByText('m 5 y 2025')).toBeVisible();
      expect(screen.getByRole('heading').element().textContent).toBe(
        locale === 'en' ? 'nw 21' : 'n 21',
      );
      expect(weekdays()).toBe('X X X X X X X');
      await expect.element(day(screen, 'd 9')).toBeVisible();
      await screen.getByRole('button', { name: /switch to year view/ }).click();
      await screen.getByRole('radio', { name: 'y 2024' }).click();
      await expect
        .poll(() => document.querySelector('.MuiMonthCalendar-root')?.textContent)
        .toMatch(/^ms 1ms 2/);
      screen.unmount();
    }
    const screen = await inProvider(
      <>
        <StaticDateTimePicker defaultValue={MAY_21} />
        <DatePicker label="Date" defaultValue={MAY_21} />
        <DateTimePicker label="Both" defaultValue={MAY_21} />
      </>,
      { dateFormats },
    );
    await expect.element(screen.getByText('s 21')).toBeVisible();
    for (const label of ['Date', 'Both']) {
      await expect
        .element(field(screen, label).getByRole('button'))
        .toHaveAccessibleName('Choose date, selected date is full 21');
    }
    screen.unmount();
    const ranges = await inProvider(
      <>
        <StaticDateRangePicker defaultValue={STAY} />
        <DateRangePicker label="Dates" defaultValue={STAY} />
        <DateTimeRangePicker label="Both" defaultValue={STAY} />
      </>,
      { dateFormats },
    );
    expect(toolbarText()).toMatch(/s 21.*s 23/);
    for (const label of ['Dates', 'Both']) {
      await expect
        .element(field(ranges, label).getByRole('button'))
        .toHaveAccessibleName('Choose range, selected range is full 21 - full 23');
    }
    ranges.unmount();
    await inProvider(<MobileDateTimeRangePicker open defaultValue={STAY} />, { dateFormats });
    await expect.poll(toolbarText).toMatch(/s 21.*s 23/);
  },
);

claim(
  [
    'Placeholders such as MM come from the translated texts, not from the date library.',
    'By default, MMM and MMMM have the same placeholder.',
    'fieldYearPlaceholder | { digitAmount, format } | YYYY or YY',
    'fieldMonthPlaceholder | { contentType, format } | MMMM for names, MM for digits',
    'fieldDayPlaceholder | { format } | DD',
    'fieldWeekDayPlaceholder | { contentType, format } | EEEE for names, EE for digits',
    'fieldHoursPlaceholder, fieldMinutesPlaceholder, fieldSecondsPlaceholder, fieldMeridiemPlaceholder | { format } | hh, mm, ss, aa',
  ],
  async () => {
    for (const [format, shown] of [
      ['YYYY YY', 'YYYY YY'],
      ['M MM MMM MMMM', 'MM MM MMMM MMMM'],
      ['D Do', 'DD DD'],
      ['d dddd', 'EE EEEE'],
      ['hh:mm:ss A', 'hh:mm:ss aa'],
    ] as const) {
      const screen = await inProvider(<DateTimeField label="Day" format={format} />, {
        adapterLocale: 'de',
      });
      expect(text(screen)).toBe(shown);
      screen.unmount();
    }
    const asked: Record<string, unknown> = {};
    const note =
      (name: string) =>
      (params: unknown): string => {
        asked[name] = params;
        return name;
      };
    const screen = await inProvider(
      <DateTimeField label="Day" format="YYYY MMM D dddd h m s A" />,
      {
        localeText: {
          fieldYearPlaceholder: note('year'),
          fieldMonthPlaceholder: note('month'),
          fieldDayPlaceholder: note('day'),
          fieldWeekDayPlaceholder: note('week'),
          fieldHoursPlaceholder: note('hours'),
          fieldMinutesPlaceholder: note('minutes'),
          fieldSecondsPlaceholder: note('seconds'),
          fieldMeridiemPlaceholder: note('meridiem'),
        },
      },
    );
    expect(text(screen)).toBe('year month day week hours minutes seconds meridiem');
    expect(asked).toEqual({
      year: { digitAmount: 4, format: 'YYYY' },
      month: { contentType: 'letter', format: 'MMM' },
      day: { format: 'D' },
      week: { contentType: 'letter', format: 'dddd' },
      hours: { format: 'h' },
      minutes: { format: 'm' },
      seconds: { format: 's' },
      meridiem: { format: 'A' },
    });
  },
);

claim(
  [
    "When localeText changes but adapterLocale and format stay the same, the placeholders of a mounted field don't change until its value does.",
    'Give the field a key that contains the language.',
  ],
  async () => {
    const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;
    const element = (isGerman: boolean, hasKey: boolean) => (
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale="de"
        {...(isGerman && { localeText: german })}
      >
        <DateField key={hasKey && isGerman ? 'de' : 'en'} label="Day" />
      </LocalizationProvider>
    );
    for (const hasKey of [false, true]) {
      const screen = await show(element(false, hasKey));
      expect(text(screen)).toBe('DD.MM.YYYY');
      await screen.rerender(element(true, hasKey));
      expect(text(screen)).toBe(hasKey ? 'TT.MM.JJJJ' : 'DD.MM.YYYY');
      await enter(screen, '21052025', 'Day', 'Tag');
      await expect.poll(() => text(screen)).toBe('21.05.2025');
      await press('Control+a', 'Delete');
      await expect.poll(() => text(screen)).toBe('TT.MM.JJJJ');
      screen.unmount();
    }
  },
);

claim(
  [
    'Only mobile and static pickers have a toolbar by default.',
    'toolbarFormat works in pickers with a date.',
    'The toolbar of the Time Picker ignores it, and React logs a warning about an unknown prop.',
  ],
  async () => {
    for (const [pointer, count] of [
      ['fine', 0],
      ['coarse', 1],
    ] as const) {
      setPointer(pointer);
      const screen = await inProvider(
        <DatePicker
          label="Day"
          defaultValue={MAY_21}
          slotProps={{ toolbar: { toolbarFormat: '[day] D' } }}
        />,
      );
      await openPicker(screen);
      expect(document.querySelectorAll('.MuiPickersToolbar-root')).toHaveLength(count);
      if (count === 1) {
        await expect.element(screen.getByRole('heading', { name: 'day 21' })).toBeVisible();
      }
      screen.unmount();
    }
    const toolbar = { toolbarFormat: '[day] D' };
    const screen = await inProvider(
      <>
        <StaticDateTimePicker defaultValue={MAY_21} slotProps={{ toolbar }} />
        <StaticTimePicker defaultValue={MAY_21} slotProps={{ toolbar }} />
      </>,
    );
    expect(screen.getByText('day 21').elements()).toHaveLength(1);
    expect(takeConsole().join()).toContain('React does not recognize');
    screen.unmount();
    const range = await inProvider(
      <StaticDateRangePicker defaultValue={STAY} slotProps={{ toolbar }} />,
    );
    expect(toolbarText()).toMatch(/day 21.*day 23/);
    range.unmount();
    await inProvider(
      <MobileDateTimeRangePicker open defaultValue={STAY} slotProps={{ toolbar }} />,
    );
    await expect.poll(toolbarText).toMatch(/day 21.*day 23/);
  },
);

claim(
  [
    'By default, the label is the first letter of the short name, in uppercase.',
    'The function receives a date of that weekday, not its name.',
    'Screen readers always announce the full name of the day.',
  ],
  async () => {
    const screen = await inProvider(<DateCalendar />, {
      dateFormats: { weekdayShort: '[q]ddd' },
    });
    expect(weekdays()).toBe('Q Q Q Q Q Q Q');
    screen.unmount();
    const received: string[] = [];
    const formatter = (date: Dayjs) => {
      received.push(date.format('dddd'));
      return '';
    };
    const other = await inProvider(<DateCalendar dayOfWeekFormatter={formatter} />);
    expect(received.slice(-7)).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ]);
    expect(firstWeekday()).toBe('Sunday');
    other.unmount();
  },
);

claim(
  [
    'The calendar keeps its rows of days until the month changes.',
    "If you change the setting while a calendar is mounted, the weekday labels move but the days don't.",
    'Each day is then in the wrong column (#16742).',
    'Change the setting before the first render, or give the calendar a new key.',
  ],
  async () => {
    const element = (key: string) => (
      <DateCalendar key={key} defaultValue={dayjs('2025-05-21')} reduceAnimations />
    );
    const inside = (key: string) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>{element(key)}</LocalizationProvider>
    );
    const screen = await show(inside('first'));
    expect([firstWeekday(), columnOf21()]).toEqual(['Sunday', 3]);
    try {
      dayjs.updateLocale('en', { weekStart: 1 });
      await screen.rerender(inside('first'));
      expect([firstWeekday(), columnOf21()]).toEqual(['Monday', 3]); // below Thursday
      await screen.getByRole('button', { name: 'Next month' }).click();
      await screen.getByRole('button', { name: 'Previous month' }).click();
      await expect.poll(columnOf21).toBe(2);
      await screen.rerender(inside('second'));
      expect([firstWeekday(), columnOf21()]).toEqual(['Monday', 2]);
    } finally {
      dayjs.updateLocale('en', { weekStart: 0 });
    }
  },
);

claim(
  [
    'setDefaultOptions({ weekStartsOn }) of date-fns has no effect, because the locale object of the adapter has priority (#18690).',
    'Pass a modified copy of the locale object.',
  ],
  async () => {
    setClock('2025-05-21T12:00:00');
    setDefaultOptions({ weekStartsOn: 1 });
    try {
      for (const [locale, first, column] of [
        [undefined, 'Sunday', 3],
        [enUS, 'Sunday', 3],
        [{ ...enUS, options: { ...enUS.options, weekStartsOn: 1 as const } }, 'Monday', 2],
      ] as const) {
        const screen = await inProvider(<DateCalendar />, {
          dateAdapter: AdapterDateFns,
          ...(locale && { adapterLocale: locale }),
        });
        expect([firstWeekday(), columnOf21()]).toEqual([first, column]);
        screen.unmount();
      }
    } finally {
      setDefaultOptions({});
    }
  },
);

claim(
  [
    'Luxon takes the first day from the browser, based on the region of the locale.',
    'To use the same day everywhere, set it for all locales:',
  ],
  async () => {
    setClock('2025-05-21T12:00:00');
    for (const [locale, first] of [
      ['en-US', 'Sunday'],
      ['en-GB', 'Monday'],
      ['fa-IR', 'شنبه'],
    ] as const) {
      for (const isSet of [false, true]) {
        Settings.defaultWeekSettings = isSet
          ? { firstDay: 7, minimalDays: 1, weekend: [6, 7] }
          : null;
        const screen = await inProvider(<DateCalendar />, {
          dateAdapter: AdapterLuxon,
          adapterLocale: locale,
        });
        expect([locale, firstWeekday()]).toEqual([
          locale,
          isSet ? (locale === 'fa-IR' ? 'یکشنبه' : 'Sunday') : first,
        ]);
        screen.unmount();
      }
    }
    Settings.defaultWeekSettings = null;
  },
);

claim(
  [
    'Change the settings before you create dates.',
    'An older date can keep the previous settings, and the days of its calendar are then in the wrong columns.',
    'In Japanese, Luxon leaves out the character 月: set the format of the calendar header.',
  ],
  async () => {
    const older = DateTime.fromISO('2025-05-21');
    Settings.defaultWeekSettings = { firstDay: 1, minimalDays: 4, weekend: [6, 7] };
    try {
      for (const [value, column] of [
        [older, 3], // below Thursday
        [DateTime.fromISO('2025-05-21'), 2],
      ] as const) {
        const screen = await inProvider(<DateCalendar defaultValue={value as unknown as Dayjs} />, {
          dateAdapter: AdapterLuxon,
        });
        expect([firstWeekday(), columnOf21()]).toEqual(['Monday', column]);
        screen.unmount();
      }
    } finally {
      Settings.defaultWeekSettings = null;
    }
    for (const [format, shown] of [
      [undefined, '5 2025'],
      ["yyyy'年'M'月'", '2025年5月'],
    ] as const) {
      const screen = await inProvider(
        <DateCalendar
          defaultValue={older as unknown as Dayjs}
          {...(format && { slotProps: { calendarHeader: { format } } })}
        />,
        { dateAdapter: AdapterLuxon, adapterLocale: 'ja' },
      );
      await expect.element(screen.getByText(shown)).toBeVisible();
      screen.unmount();
    }
  },
);

claim('moment.updateLocale also makes the locale the global one.', async () => {
  try {
    moment.updateLocale('de', { week: { dow: 0, doy: 6 } });
    expect(moment.locale()).toBe('de');
    const screen = await inProvider(<DateCalendar />, {
      dateAdapter: AdapterMoment,
      adapterLocale: 'de',
    });
    expect(firstWeekday()).toBe('Sonntag');
    screen.unmount();
  } finally {
    moment.updateLocale('de', { week: { dow: 1, doy: 4 } });
    moment.locale('en');
  }
});

claim(
  [
    'In a right-to-left field, the parts of a format that are separated by spaces run from right to left.',
    'D MMMM YYYY starts with the day on the right.',
    'The keyboard still moves through the sections from left to right: from the year to the month, then to the day.',
    'Escaped text must not contain spaces.',
    'With [due on] D MMMM, the field displays the brackets.',
  ],
  async () => {
    setDirection('rtl');
    const screen = await inProvider(
      <>
        <DateField label="Day" format="D MMMM YYYY" />
        <DateField label="Due" format="[due on] D MMMM" />
        <DateField label="Short" format="[due] D MMMM" />
      </>,
    );
    const left = (name: string) => section(screen, name).element().getBoundingClientRect().left;
    expect(left('Day')).toBeGreaterThan(left('Month'));
    expect(left('Month')).toBeGreaterThan(left('Year'));
    await click(section(screen, 'Year'));
    await type('2025');
    await expect.element(section(screen, 'Month')).toHaveFocus();
    await type('05');
    await expect.element(section(screen, 'Day')).toHaveFocus();
    await type('21');
    await expect.poll(() => text(screen)).toBe('2025 May 21');
    expect(text(screen, 'Due')).toMatch(/[[\]]/);
    expect(text(screen, 'Short')).not.toMatch(/[[\]]/);
  },
);
