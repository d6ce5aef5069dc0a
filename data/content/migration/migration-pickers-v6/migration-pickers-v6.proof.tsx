import type { ReactNode } from 'react';
import * as community from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import * as calendar from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { renderDateViewCalendar } from '@mui/x-date-pickers/dateViewRenderers';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import * as locales from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as calendarHeader from '@mui/x-date-pickers/PickersCalendarHeader';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import * as paid from '@mui/x-date-pickers-pro';
import * as paidLocales from '@mui/x-date-pickers-pro/locales';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { claim, expect, show, vi, type Screen } from '#test/proof.tsx';

dayjs.extend(utc);

const MAY_21 = dayjs('2026-05-21T10:30');

function draw(picker: ReactNode, provider: object = {}): Promise<Screen> {
  return show(
    <LocalizationProvider dateAdapter={AdapterDayjs} {...provider}>
      {picker}
    </LocalizationProvider>,
  );
}

/** How many elements of the page have these classes. */
const count = (selector: string): number => document.querySelectorAll(selector).length;

claim(
  [
    'components, componentsProps | slots, slotProps | rename-components-to-slots',
    'The names in components began with a capital letter; those in slots do not.',
  ],
  async () => {
    const Own = () => <i>Own</i>;
    for (const [props, own] of [
      [{ components: { OpenPickerIcon: Own } }, 0],
      [{ slots: { OpenPickerIcon: Own } }, 0],
      [{ slots: { openPickerIcon: Own } }, 1],
    ] as const) {
      const screen = await draw(<DatePicker {...(props as object)} />);
      expect(count('i')).toBe(own);
      screen.unmount();
    }
  },
);

claim('Shortcuts passed as items are unaffected.', async () => {
  const onChange = vi.fn();
  const items = [{ label: 'May', getValue: () => MAY_21 }];
  const screen = await draw(
    <StaticDatePicker onChange={onChange} slotProps={{ shortcuts: { items } }} />,
  );
  await screen.getByRole('button', { name: 'May' }).click();
  expect(onChange.mock.lastCall).toMatchObject([MAY_21, { shortcut: { label: 'May' } }]);
});

claim(
  'The exports for the slot calendarHeader moved to their own folder: PickersCalendarHeader, pickersCalendarHeaderClasses, and the types PickersCalendarHeaderClassKey, PickersCalendarHeaderClasses, PickersCalendarHeaderProps, PickersCalendarHeaderSlots, PickersCalendarHeaderSlotProps and ExportedPickersCalendarHeaderProps.',
  () => {
    for (const name of ['PickersCalendarHeader', 'pickersCalendarHeaderClasses']) {
      expect(calendarHeader).toHaveProperty(name);
      expect(calendar).not.toHaveProperty(name);
    }
  },
);

claim(
  [
    'On desktop, setting any renderer used to bring back the old layout, which shows one view at a time.',
    'It no longer does.',
    'day, month, year | renderDateViewCalendar',
    'hours, minutes, seconds as a clock face | renderTimeViewClock',
  ],
  async () => {
    for (const [viewRenderers, clocks] of [
      [{ day: renderDateViewCalendar }, 0],
      [
        { day: renderDateViewCalendar, hours: renderTimeViewClock, minutes: renderTimeViewClock },
        1,
      ],
    ] as const) {
      const screen = await draw(
        <DesktopDateTimePicker open defaultValue={MAY_21} viewRenderers={viewRenderers} />,
      );
      await expect
        .poll(() => [count('.MuiDateCalendar-root'), count('.MuiTimeClock-root')])
        .toEqual([1, clocks]);
      expect(count('.MuiMultiSectionDigitalClock-root')).toBe(1 - clocks);
      screen.unmount();
    }
  },
);

claim('It receives the date object with the time in question instead of a number:', async () => {
  const hours = new Set<number>();
  const shouldDisableTime = (date: Dayjs, view: string) => {
    if (view === 'hours') {
      hours.add(date.hour());
    }
    return view === 'hours' && date.hour() < 7;
  };
  const screen = await draw(
    <TimePicker open ampm={false} value={MAY_21} shouldDisableTime={shouldDisableTime} />,
  );
  expect([...hours].sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  await expect
    .element(screen.getByRole('option', { name: '6 hours' }))
    .toHaveAttribute('aria-disabled', 'true');
});

claim(
  'It sets the month in view, and also the year, the day and the time where the value does not.',
  async () => {
    const onChange = vi.fn();
    const referenceDate = dayjs('2021-03-17T08:45');
    const screen = await draw(
      <DateCalendar referenceDate={referenceDate} views={['month', 'day']} onChange={onChange} />,
    );
    await expect.element(screen.getByText('March 2021')).toBeVisible();
    await screen.getByRole('gridcell', { name: '9' }).click();
    expect(onChange.mock.lastCall?.[0].format()).toBe(referenceDate.date(9).format());
    screen.unmount();
    const months = await draw(
      <DateCalendar
        referenceDate={referenceDate}
        views={['month']}
        openTo="month"
        onChange={onChange}
      />,
    );
    await months.getByRole('radio', { name: 'May' }).click();
    expect(onChange.mock.lastCall?.[0].format()).toBe(referenceDate.month(4).format());
    months.unmount();
    const valued = await draw(<DateCalendar referenceDate={referenceDate} value={MAY_21} />);
    await expect.element(valued.getByText('May 2026')).toBeVisible();
  },
);

claim('It receives the date only:', async () => {
  const dayOfWeekFormatter = vi.fn((date: Dayjs) => `${date.format('ddd')}!`);
  const screen = await draw(
    <DateCalendar value={MAY_21} dayOfWeekFormatter={dayOfWeekFormatter} />,
  );
  await expect.element(screen.getByText('Mon!')).toBeVisible();
  expect(
    dayOfWeekFormatter.mock.calls.every((given) => given.length === 1 && dayjs.isDayjs(given[0])),
  ).toBe(true);
});

claim("Give an index, the name of a section, or 'all'.", async () => {
  for (const [selectedSections, focused] of [
    [0, 'Month'],
    ['year', 'Year'],
    ['all', undefined],
  ] as const) {
    const screen = await draw(
      <DateField defaultValue={MAY_21} selectedSections={selectedSections} />,
    );
    const list = screen.stage.querySelector('.MuiPickersSectionList-root');
    if (focused) {
      await screen.getByRole('spinbutton', { name: 'Day' }).click();
      await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe(focused);
    }
    expect(list?.getAttribute('contenteditable')).toBe(focused ? 'false' : 'true'); // as one
    screen.unmount();
  }
});

claim(
  'dateLibInstance={dayjs.utc} on the provider | a value in UTC, or timezone="UTC" on the picker; the prop no longer works with this adapter',
  async () => {
    for (const [provider, props, isUtc] of [
      [{ dateLibInstance: dayjs.utc }, {}, false],
      [{}, { defaultValue: dayjs.utc('2026-05-21') }, true],
      [{}, { timezone: 'UTC' }, true],
    ] as const) {
      const onChange = vi.fn();
      const screen = await draw(<DateCalendar onChange={onChange} {...props} />, provider);
      await screen.getByRole('gridcell', { name: '9' }).click();
      expect(onChange.mock.lastCall?.[0].isUTC()).toBe(isUtc);
      screen.unmount();
    }
  },
);

claim(
  [
    'The format monthAndYear is removed from dateFormats.',
    'So are monthAndDate, fullDateWithWeekday, fullDateTime, fullDateTime12h and fullDateTime24h.',
    'Give the format to the calendar header:',
  ],
  async () => {
    const { formats } = new AdapterDayjs();
    for (const name of [
      'monthAndYear',
      'monthAndDate',
      'fullDateWithWeekday',
      'fullDateTime',
      'fullDateTime12h',
      'fullDateTime24h',
    ]) {
      expect(formats).not.toHaveProperty(name);
    }
    for (const [provider, slotProps, text] of [
      [{ dateFormats: { monthAndYear: 'MM/YYYY' } }, {}, 'May 2026'],
      [{}, { calendarHeader: { format: 'MM/YYYY' } }, '05/2026'],
    ] as const) {
      const screen = await draw(<DatePicker open value={MAY_21} slotProps={slotProps} />, provider);
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
      screen.unmount();
    }
  },
);

claim(
  [
    'Import those of the Pro package from @mui/x-date-pickers-pro/locales.',
    'dayPickerClasses | dayCalendarClasses | codemod rename-day-picker-classes',
  ],
  () => {
    const names = [...Object.keys(community), ...Object.keys(paid)];
    expect(names.filter((name) => /^[a-z]{2}[A-Z]{2}$|^dayPickerClasses$/.test(name))).toEqual([]);
    expect(names).toContain('dayCalendarClasses');
    expect(locales).toHaveProperty('nlNL');
    expect(paidLocales).toHaveProperty('nlNL');
  },
);

claim(
  [
    'dateWithTimezone(value, timezone) | date(value, timezone)',
    'getFormatHelperText(format) | expandFormat(format); for the old text, replace the meridiem tokens by (a|p)m and convert to lower case',
    "getMeridiemText('am'), ('pm') | format(setHours(date(), 2), 'meridiem'), or 14 for pm",
    'getMonthArray(year) | startOfYear, then addMonths eleven times',
    'getNextMonth(value), getPreviousMonth(value) | addMonths(value, 1), addMonths(value, -1)',
    "getWeekdays() | startOfWeek, then addDays with 0 to 6; format(day, 'weekdayShort') gives the name",
    'isNull(value) | value === null',
    'mergeDateAndTime(day, time) | setHours, setMinutes and setSeconds on the day',
    'getYearRange | (start, end) | ([start, end])',
    'date | anything your library parses | string, null or undefined; getInvalidDate() gives an invalid date',
    'isEqual | anything | dates of the adapter, or null',
    'isValid | anything, parsed first | a date of the adapter, or null',
  ],
  () => {
    const adapter = new AdapterDayjs();
    for (const name of [
      'dateWithTimezone',
      'getDiff',
      'getFormatHelperText',
      'getMeridiemText',
      'getMonthArray',
      'getNextMonth',
      'getPreviousMonth',
      'getWeekdays',
      'isNull',
      'mergeDateAndTime',
      'parseISO',
      'toISO',
    ]) {
      expect(adapter).not.toHaveProperty(name);
    }
    expect(adapter.date('2026-05-21T10:00', 'UTC').toISOString()).toBe('2026-05-21T10:00:00.000Z');
    expect(adapter.expandFormat('L LT')).toBe('MM/DD/YYYY h:mm A');
    const day = adapter.date('2026-05-21');
    expect(adapter.format(adapter.setHours(day, 2), 'meridiem')).toBe('AM');
    expect(adapter.format(adapter.setHours(day, 14), 'meridiem')).toBe('PM');
    expect(adapter.addMonths(adapter.startOfYear(day), 11).format('MMMM')).toBe('December');
    expect([1, -1].map((step) => adapter.addMonths(day, step).format('MMM'))).toEqual([
      'Jun',
      'Apr',
    ]);
    const saturday = adapter.addDays(adapter.startOfWeek(day), 6);
    expect(adapter.format(saturday, 'weekdayShort')).toBe('Sa');
    const noon = adapter.setSeconds(adapter.setMinutes(adapter.setHours(day, 12), 5), 7);
    expect(noon.format('YYYY-MM-DD HH:mm:ss')).toBe('2026-05-21 12:05:07');
    const years = adapter.getYearRange([day, adapter.addYears(day, 2)]);
    expect(years.map((year) => year.year())).toEqual([2026, 2027, 2028]);
    expect(adapter.date(null)).toBeNull();
    expect(adapter.isValid(adapter.date(undefined))).toBe(true);
    expect(adapter.isValid(adapter.getInvalidDate())).toBe(false);
    expect([
      adapter.isValid(null),
      adapter.isEqual(null, null),
      adapter.isEqual(day, null),
    ]).toEqual([false, true, false]);
    expect(() => adapter.isValid('2026-05-21' as never)).toThrow();
    expect(() => adapter.isEqual('2026-05-21' as never, day)).toThrow();
  },
);
