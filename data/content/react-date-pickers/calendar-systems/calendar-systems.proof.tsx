// Before moment-hijri, which adds the names of its months to it.
import 'moment/locale/ar-sa';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { Dayjs } from 'dayjs';
import hijri, { type Moment } from 'moment-hijri';
import jalaali from 'moment-jalaali';
import { act, claim, click, expect, press, takeConsole, type, vi } from '#test/proof.tsx';
import {
  AdapterDateFnsJalali,
  AdapterMomentHijri,
  AdapterMomentJalaali,
} from '#test/proofs/dateAdapters.js';
import {
  day,
  enter,
  expectClosed,
  field,
  inProvider,
  section,
  text,
} from '#test/proofs/pickers.tsx';

const PERSIAN_DIGITS = '۰۱۲۳۴۵۶۷۸۹';
const EASTERN_DIGITS = '٠١٢٣٤٥٦٧٨٩';

/** A date of another library, where the types of this program know those of Day.js only. */
function foreign(date: Date | Moment): Dayjs {
  return date as unknown as Dayjs;
}

function eastern(number: number): string {
  return String(number).replace(/\d/g, (digit) => EASTERN_DIGITS[Number(digit)] ?? '');
}

function isPersian(text: string | null | undefined): boolean {
  return [...(text ?? '')].some((char) => PERSIAN_DIGITS.includes(char));
}

function header(): string {
  return document.querySelector('.MuiPickersCalendarHeader-label')?.textContent ?? '';
}

function firstWeekday(): string {
  return document.querySelector('[role="columnheader"]')?.getAttribute('aria-label') ?? '';
}

function weekdayLabels(): string {
  return [...document.querySelectorAll('[role="columnheader"]')]
    .map((label) => label.textContent)
    .join(' ');
}

act('JalaliDateFns', async (demo) => {
  const label = 'نوبت پزشک';
  expect(weekdayLabels()).toBe('ش ی د س چ پ ج');
  expect(text(demo, label)).toBe('1404/02/31');
  expect(header()).toBe('اردیبهشت 1404');
  expect(firstWeekday()).toBe('شنبه');
  for (const [name, shown] of [
    ['9', '1404/02/09'],
    ['31', '1404/02/31'],
  ] as const) {
    await field(demo, label).getByRole('button').click();
    await demo.getByRole('dialog').getByRole('gridcell', { name }).click();
    await expect.poll(() => text(demo, label)).toBe(shown);
    await expectClosed(demo);
  }
  await enter(demo, '14040101', label, 'سال');
  await expect.poll(() => text(demo, label)).toBe('1404/01/01');
});

act('JalaliMoment', async (demo) => {
  const label = 'نوبت پزشک';
  expect(text(demo, label)).toBe('1404/02/31');
  expect(header()).toBe('اردیبهشت 1404');
  expect(firstWeekday()).toBe('شنبه');
  await expect
    .element(field(demo, label).getByRole('button'))
    .toHaveAccessibleName(/31 اردیبهشت 1404/);
  for (const [name, shown] of [
    ['9', '1404/02/09'],
    ['31', '1404/02/31'],
  ] as const) {
    await field(demo, label).getByRole('button').click();
    await demo.getByRole('dialog').getByRole('gridcell', { name }).click();
    await expect.poll(() => text(demo, label)).toBe(shown);
    await expectClosed(demo);
  }
  await enter(demo, '14040101', label, 'سال');
  await expect.poll(() => text(demo, label)).toBe('1404/01/01');
});

act('HijriButton', async (demo) => {
  const button = demo.getByRole('button', { name: /موعد السفر/ });
  await expect.element(button).toHaveTextContent('٢٣ ذو القعدة ١٤٤٦');
  for (const [name, shown] of [
    [9, '٩ ذو القعدة ١٤٤٦'],
    [23, '٢٣ ذو القعدة ١٤٤٦'],
  ] as const) {
    await button.click();
    await demo.getByRole('gridcell', { name: eastern(name) }).click();
    await expect.element(button).toHaveTextContent(shown);
    await expectClosed(demo);
  }
  await button.click();
  const previous = demo.getByRole('button', { name: 'Previous month' });
  const next = demo.getByRole('button', { name: 'Next month' });
  await previous.click();
  await expect.poll(header).toContain('شوال');
  await previous.click();
  await expect.poll(header).toContain('رمضان');
  await previous.click();
  await expect.poll(header).toContain('شعبان');
  await next.click();
  await expect.poll(header).toContain('رمضان');
  await next.click();
  await expect.poll(header).toContain('شوال');
  await demo.getByRole('button', { name: /switch to year view/ }).click();
  await demo.getByRole('radio', { name: eastern(1447) }).click();
  await expect.poll(header).toContain(eastern(1447));
});

claim(
  [
    'The value is the same point in time in each calendar.',
    'To send it to a server, convert it to ISO 8601 with toISOString().',
  ],
  async () => {
    for (const [adapter, date, name] of [
      [AdapterDateFnsJalali, (text: string) => new Date(`${text}T00:00`), '9'],
      [AdapterMomentJalaali, (text: string) => jalaali(text), '9'],
      [AdapterMomentHijri, (text: string) => hijri(text), eastern(1)],
    ] as const) {
      const onChange = vi.fn<(value: Dayjs | null) => void>();
      const screen = await inProvider(
        <DateCalendar
          defaultValue={foreign(date('2025-05-21'))}
          minDate={foreign(date('2020-01-01'))}
          maxDate={foreign(date('2030-01-01'))}
          onChange={onChange}
        />,
        { dateAdapter: adapter },
      );
      await day(screen, name).click();
      expect(onChange.mock.lastCall?.[0]?.toISOString()).toBe('2025-04-29T00:00:00.000Z');
      screen.unmount();
    }
  },
);

claim(
  ["The adapters on this page don't support time zones: the timezone prop has no effect."],
  async () => {
    for (const [adapter, value, shown] of [
      [AdapterDateFnsJalali, new Date(2025, 4, 21, 15, 30), '1404/02/31 15:30'],
      [AdapterMomentJalaali, jalaali('2025-05-21T15:30'), '1404/02/31 15:30'],
    ] as const) {
      const screen = await inProvider(
        <DateTimeField
          label="Day"
          ampm={false}
          timezone="America/New_York"
          defaultValue={foreign(value)}
        />,
        { dateAdapter: adapter },
      );
      expect(text(screen)).toBe(shown);
      screen.unmount();
    }
  },
);

claim(
  [
    "The default locale is Persian (faIR of date-fns-jalali), so adapterLocale isn't needed.",
    'Fields and calendars display Latin digits.',
    'By default, five of the weekday labels are digits, such as 1 for Sunday.',
    'The clock face and the columns of MultiSectionDigitalClock display Persian digits, but DigitalClock displays Latin ones.',
  ],
  async () => {
    const value = foreign(new Date(2025, 4, 21, 15, 30));
    const screen = await inProvider(
      <>
        <DateTimeField label="Day" defaultValue={value} />
        <DateCalendar defaultValue={value} />
        <MultiSectionDigitalClock defaultValue={value} />
        <DigitalClock defaultValue={value} />
        <TimeClock defaultValue={value} />
      </>,
      { dateAdapter: AdapterDateFnsJalali },
    );
    expect(text(screen)).toMatch(/^1404\/02\/31 /);
    expect(isPersian(text(screen))).toBe(false);
    expect(header()).toBe('اردیبهشت 1404');
    await expect.element(day(screen, '31')).toBeVisible();
    expect(weekdayLabels()).toBe('ش 1 2 3 4 5 ج');
    const first = (selector: string) => document.querySelector(selector)?.textContent;
    expect(isPersian(first('.MuiMultiSectionDigitalClockSection-item'))).toBe(true);
    expect(first('.MuiDigitalClock-item')).toMatch(/^\d\d:\d\d/);
    expect(isPersian(first('.MuiClockNumber-root'))).toBe(true);
  },
);

claim(
  [
    'Call loadPersian once, before the first render.',
    'Without it, the names of the months are in English.',
    'The locale is always Persian.',
    'adapterLocale has no effect.',
    'loadPersian makes Persian the global locale of Moment.js.',
  ],
  async () => {
    jalaali.locale('en');
    jalaali.updateLocale('fa', null); // as if it had never been loaded
    while (jalaali.locales().includes('fa')) {
      jalaali.updateLocale('fa', null);
    }
    for (const [load, month] of [
      [false, 'Ordibehesht 1404'],
      [true, 'اردیبهشت 1404'],
    ] as const) {
      if (load) {
        jalaali.loadPersian({ dialect: 'persian-modern', usePersianDigits: false });
        expect(jalaali.locale()).toBe('fa');
      }
      for (const locale of [undefined, 'en']) {
        const screen = await inProvider(
          <DateCalendar defaultValue={foreign(jalaali('2025-05-21'))} />,
          { dateAdapter: AdapterMomentJalaali, ...(locale && { adapterLocale: locale }) },
        );
        expect(header()).toBe(month);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'In formats, Jalali parts have the prefix j: jYYYY, jYY, jM, jMM, jMMM, jMMMM, jD and jDD.',
    'The other tokens are those of the time: HH, hh, mm, ss and A.',
    'There is no token for the day of the week.',
  ],
  async () => {
    jalaali.loadPersian({ dialect: 'persian-modern', usePersianDigits: false });
    for (const [format, count] of [
      ['jYYYY/jM/jD', 3],
      ['jYY/jMM/jDD', 3],
      ['jMMM', 1],
      ['jMMMM', 1],
      ['HH:mm:ss', 3],
      ['hh:mm A', 3],
      ['dddd', 0],
      ['YYYY', 0],
    ] as const) {
      const screen = await inProvider(<DateTimeField label="Day" format={format} />, {
        dateAdapter: AdapterMomentJalaali,
      });
      const sections = screen.getByRole('spinbutton').elements();
      const isText = sections[0]?.getAttribute('aria-label') === 'Empty';
      expect([format, isText ? 0 : sections.length]).toEqual([format, count]);
      screen.unmount();
    }
  },
);

claim(
  [
    'By default, the accessible name of the button that opens a picker contains the Gregorian day of the month (#22965).',
    'Set fullDate in dateFormats of the provider, as in this demo.',
  ],
  async () => {
    jalaali.loadPersian({ dialect: 'persian-modern', usePersianDigits: false });
    for (const [dateFormats, shown] of [
      [undefined, /1404, اردیبهشت 21/],
      [{ fullDate: 'jD jMMMM jYYYY' }, /31 اردیبهشت 1404/],
    ] as const) {
      const screen = await inProvider(
        <DatePicker label="Day" defaultValue={foreign(jalaali('2025-05-21'))} />,
        { dateAdapter: AdapterMomentJalaali, ...(dateFormats && { dateFormats }) },
      );
      await expect.element(field(screen).getByRole('button')).toHaveAccessibleName(shown);
      screen.unmount();
    }
  },
);

claim(
  "With loadPersian({ usePersianDigits: true }), users can't type a date: no typed date is valid.",
  async () => {
    for (const usePersianDigits of [true, false]) {
      jalaali.loadPersian({ dialect: 'persian-modern', usePersianDigits });
      const onChange = vi.fn<(value: Dayjs | null) => void>();
      const screen = await inProvider(<DateField label="Day" onChange={onChange} />, {
        dateAdapter: AdapterMomentJalaali,
      });
      await enter(screen, '14040231', 'Day', 'Year');
      await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(1);
      const isAnyValid = onChange.mock.calls.some(([value]) => value?.isValid());
      expect(isAnyValid).toBe(!usePersianDigits);
      screen.unmount();
    }
    takeConsole();
  },
);

claim(
  [
    'AdapterMomentHijri supports the years 1356 to 1499, which is March 14, 1937 to November 26, 2076.',
    'By default, minDate is in 1900, so the list of years throws an error: min date must be on or after 1356-01-01 H (1937-03-14).',
  ],
  async () => {
    const value = foreign(hijri('2025-05-21'));
    await expect(
      inProvider(<DateCalendar openTo="year" defaultValue={value} />, {
        dateAdapter: AdapterMomentHijri,
      }),
    ).rejects.toThrow('min date must be on or after 1356-01-01 H (1937-03-14)');
    await expect(
      inProvider(
        <DateCalendar
          openTo="year"
          defaultValue={value}
          minDate={foreign(hijri('1937-03-14'))}
          maxDate={foreign(hijri('2076-11-27'))}
        />,
        { dateAdapter: AdapterMomentHijri },
      ),
    ).rejects.toThrow('max date must be on or before 1499-12-29 H');
    takeConsole();
    const screen = await inProvider(
      <DateCalendar
        openTo="year"
        defaultValue={value}
        minDate={foreign(hijri('1937-03-14'))}
        maxDate={foreign(hijri('2076-11-26'))}
      />,
      { dateAdapter: AdapterMomentHijri },
    );
    const years = screen.getByRole('radio').elements();
    expect([years[0]?.textContent, years.at(-1)?.textContent]).toEqual([
      eastern(1356),
      eastern(1499),
    ]);
  },
);

claim(
  [
    'AdapterMomentHijri in version 8.4.0 compares Gregorian months.',
    'Some Hijri months begin and end within one: Ramadan 1446 began on March 1, 2025, and Shawwal 1446 on March 30, 2025.',
    "Between these two, the arrow buttons of the calendar do nothing, and the user can't reach the other month.",
    'Years have the same problem: with a minDate in February 2025, the year 1446 is disabled, although part of it is allowed.',
  ],
  async () => {
    const limits = {
      minDate: foreign(hijri('1937-03-14')),
      maxDate: foreign(hijri('2076-11-26')),
      reduceAnimations: true,
    };
    for (const [start, button, month, unreachable] of [
      ['2025-03-10', 'Next month', 'رمضان', 'شوال'],
      ['2025-04-02', 'Previous month', 'شوال', 'رمضان'],
    ] as const) {
      const screen = await inProvider(
        <DateCalendar defaultValue={foreign(hijri(start))} {...limits} />,
        { dateAdapter: AdapterMomentHijri },
      );
      expect(header()).toContain(month);
      for (let turn = 0; turn < 2; turn += 1) {
        await screen.getByRole('button', { name: button }).click();
        expect(header()).toContain(month);
        expect(header()).not.toContain(unreachable);
      }
      screen.unmount();
    }
    for (const [gregorian, month] of [
      ['2025-03-01', 9],
      ['2025-03-30', 10],
    ] as const) {
      const first = hijri(gregorian);
      expect([first.iYear(), first.iMonth() + 1, first.iDate()]).toEqual([1446, month, 1]);
    }
    const screen = await inProvider(
      <DateCalendar
        openTo="year"
        defaultValue={foreign(hijri('2025-05-21'))}
        minDate={foreign(hijri('2025-02-10'))}
        maxDate={foreign(hijri('2076-11-26'))}
      />,
      { dateAdapter: AdapterMomentHijri },
    );
    await expect.element(screen.getByRole('radio', { name: eastern(1446) })).toBeDisabled();
    await expect.element(screen.getByRole('radio', { name: eastern(1447) })).toBeEnabled();
  },
);

claim(
  [
    "Users can't type the year.",
    'Digits are ignored in this section, and the arrow keys change nothing (#16165).',
  ],
  async () => {
    const screen = await inProvider(
      <DateField
        label="Day"
        defaultValue={foreign(hijri('2025-05-21'))}
        minDate={foreign(hijri('1937-03-14'))}
        maxDate={foreign(hijri('2076-11-26'))}
      />,
      { dateAdapter: AdapterMomentHijri },
    );
    const before = text(screen);
    expect(before).toContain(eastern(1446));
    await click(section(screen, 'Year'));
    await type('1447');
    expect(text(screen)).toBe(before);
    await press('ArrowUp');
    expect(text(screen)).toBe(before);
    await press('ArrowDown');
    expect(text(screen)).toBe(before);
    takeConsole();
  },
);

claim(
  [
    'The highest day of a month is taken from the Gregorian month, which has up to 31 days (#22728).',
  ],
  async () => {
    const screen = await inProvider(
      <DateField
        label="Day"
        defaultValue={foreign(hijri('2025-05-21'))}
        minDate={foreign(hijri('1937-03-14'))}
        maxDate={foreign(hijri('2076-11-26'))}
      />,
      { dateAdapter: AdapterMomentHijri },
    );
    await expect.element(section(screen, 'Day')).toHaveAttribute('aria-valuemax', '31');
  },
);
