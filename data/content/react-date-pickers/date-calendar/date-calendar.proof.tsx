import 'dayjs/locale/en-gb';
import { useState, type ReactNode } from 'react';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs, { type Dayjs } from 'dayjs';
import type { Locator } from 'vitest/browser';
import {
  act,
  claim,
  expect,
  hover,
  press,
  setClock,
  setMotion,
  setPointer,
  setWidth,
  settled,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { AdapterDateFns, AdapterLuxon, AdapterMoment } from '#test/proofs/dateAdapters.js';
import { day, formValues, inProvider, openPicker } from '#test/proofs/pickers.tsx';

const MAY_21 = dayjs('2025-05-21');

function calendar(props: DateCalendarProps): Promise<Screen> {
  return inProvider(<DateCalendar {...props} />);
}

function year(screen: Screen, name: string) {
  return screen.getByRole('radio', { name });
}

function header(): string {
  return document.querySelector('.MuiPickersCalendarHeader-label')?.textContent ?? '';
}

function focused(): string {
  return document.activeElement?.textContent ?? '';
}

/** The names of the selected days. */
function selected(): string[] {
  return [...document.querySelectorAll('[role="gridcell"][aria-selected="true"]')].map(
    ({ textContent }) => textContent,
  );
}

function selectedRadio(): string[] {
  return [...document.querySelectorAll('[role="radio"][aria-checked="true"]')].map(
    ({ textContent }) => textContent,
  );
}

/** Without the checks of a real click, which take their time. */
function clickAtOnce(target: Locator) {
  const element = target.element();
  if (element instanceof HTMLElement) {
    element.click();
  }
}

async function switchView(screen: Screen) {
  await screen.getByRole('button', { name: /switch to/ }).click();
}

async function turn(screen: Screen, name: 'Next month' | 'Previous month') {
  await screen.getByRole('button', { name }).click();
}

/** Renders its next step with each click. */
function Steps({ draw }: { draw: (step: number) => ReactNode }) {
  const [step, setStep] = useState(0);
  return (
    <>
      {draw(step)}
      <button type="button" onClick={() => setStep(step + 1)}>
        Next step
      </button>
    </>
  );
}

async function nextStep(screen: Screen) {
  await screen.getByRole('button', { name: 'Next step' }).click();
}

act('ClinicDay', async (demo) => {
  for (const [name, shown] of [
    ['20', '8:30 AM: Amara Okafor'],
    ['22', 'No appointments'],
    ['21', '9:00 AM: Mei Tanaka'],
    ['20', '10:00 AM: Jonas Weber'],
  ] as const) {
    await day(demo, name).click();
    await expect.element(demo.getByText(shown)).toBeVisible();
  }
});

act('WhoHoldsTheValue', async (demo) => {
  const kept = demo.getByRole('group', { name: 'Invoice date (uncontrolled)' });
  const held = demo.getByRole('group', { name: 'Due date (controlled)' });
  const status = demo.getByRole('status');
  for (let turnOf = 0; turnOf < 2; turnOf += 1) {
    await held.getByRole('gridcell', { name: '9', exact: true }).click();
    await expect.element(status).toHaveTextContent('Your state: 9 May 2025Last selection: finish');
    await demo.getByRole('button', { name: 'One week later' }).click();
    await expect.element(status).toHaveTextContent('Your state: 16 May 2025');
    await held.getByRole('button', { name: /switch to year view/ }).click();
    await held.getByRole('radio', { name: '2024' }).click();
    await expect.element(status).toHaveTextContent('16 May 2024Last selection: partial');
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect.element(status).toHaveTextContent('no date');
    await held.getByRole('button', { name: /switch to year view/ }).click();
    await held.getByRole('radio', { name: '2025' }).click();
    await kept.getByRole('gridcell', { name: turnOf === 0 ? '14' : '7', exact: true }).click();
    await expect
      .element(kept.getByRole('gridcell', { name: turnOf === 0 ? '14' : '7', exact: true }))
      .toHaveAttribute('aria-selected', 'true');
  }
});

act('FormStates', async (demo) => {
  const disabled = demo.getByRole('group', { name: 'Booked on (disabled)' });
  const readOnly = demo.getByRole('group', { name: 'Arrival (read-only)' });
  await expect.element(disabled.getByRole('gridcell', { name: '9', exact: true })).toBeDisabled();
  for (let turnOf = 0; turnOf < 2; turnOf += 1) {
    await readOnly.getByRole('gridcell', { name: '9', exact: true }).click();
    await readOnly.getByRole('button', { name: 'Next month' }).click();
    await expect.element(readOnly.getByText('June 2025')).toBeVisible();
    await readOnly.getByRole('button', { name: 'Previous month' }).click();
    await expect.element(readOnly.getByText('May 2025')).toBeVisible();
  }
  expect(selected()).toEqual(['7', '21']);
});

act('ViewSets', async (demo) => {
  const views = demo.getByRole('combobox', { name: 'Views' });
  const status = demo.getByRole('status');
  for (const [set, choices, shown] of [
    ['year, month', ['March'], '21 March 2025'],
    ['month', ['July'], '21 July 2025'],
    ['day', ['9'], '9 July 2025'],
    ['year, month, day', ['21'], '21 July 2025'],
    ['year, day', ['9'], '9 July 2025'],
  ] as const) {
    await views.selectOptions(set);
    for (const name of choices) {
      await demo.getByRole(/\d/.test(name) ? 'gridcell' : 'radio', { name, exact: true }).click();
    }
    await expect.element(status).toHaveTextContent(`Selected: ${shown}`);
  }
});

act('StartElsewhere', async (demo) => {
  const camp = demo.getByRole('group', { name: 'First day of summer camp' });
  const birth = demo.getByRole('group', { name: 'Date of birth' });
  await expect.element(camp.getByText('July 2025')).toBeVisible();
  for (const name of ['14', '21']) {
    await camp.getByRole('gridcell', { name, exact: true }).click();
    expect(selected()).toContain(name);
  }
  await birth.getByRole('radio', { name: '2016' }).click();
  await birth.getByRole('radio', { name: 'March' }).click();
  await birth.getByRole('gridcell', { name: '9', exact: true }).click();
  await expect.element(birth.getByText('March 2016')).toBeVisible();
  expect(selected()).toContain('9');
});

act('ReportMonth', async (demo) => {
  const status = demo.getByRole('status');
  for (const [name, shown] of [
    ['2020', 'May 2020'],
    ['November', 'November 2020'],
    ['2019', 'November 2019'],
    ['2020', 'November 2020'],
    ['January', 'January 2020'],
    ['2019', 'April 2019'],
    ['December', 'December 2019'],
    ['2025', 'May 2025'],
  ]) {
    await demo.getByRole('radio', { name: name ?? '', exact: true }).click();
    await expect.element(status).toHaveTextContent(`Energy report of ${shown}`);
  }
});

act('NewestYearFirst', async (demo) => {
  const years = demo
    .getByRole('radio')
    .elements()
    .map(({ textContent }) => textContent);
  expect([years[0], years.at(-1)]).toEqual(['2026', '1990']);
  for (const name of ['2026', '2022']) {
    await year(demo, name).click();
    await expect.element(demo.getByRole('status')).toHaveTextContent(`Model year ${name}`);
  }
});

act('SixWeeks', async (demo) => {
  const rows = () => demo.getByRole('row').elements().length - 1;
  for (let turnOf = 0; turnOf < 2; turnOf += 1) {
    expect(rows()).toBe(6);
    await expect.element(day(demo, '1').first()).toBeVisible();
    expect(demo.getByRole('gridcell', { name: '1', exact: true }).elements()).toHaveLength(2);
    await demo.getByRole('switch', { name: 'showDaysOutsideCurrentMonth' }).click();
    expect(demo.getByRole('gridcell', { name: '1', exact: true }).elements()).toHaveLength(1);
    await demo.getByRole('switch', { name: 'fixedWeekNumber={6}' }).click();
    expect(rows()).toBe(5);
    await demo.getByRole('switch', { name: 'fixedWeekNumber={6}' }).click();
    await demo.getByRole('switch', { name: 'showDaysOutsideCurrentMonth' }).click();
  }
});

act('WeekNumbers', async (demo) => {
  for (const [label, first] of [
    [/New York/, 'Week 1'],
    [/London/, 'Week 53'],
    [/New York/, 'Week 1'],
  ] as const) {
    await demo.getByRole('radio', { name: label }).click();
    expect(demo.getByRole('rowheader').first().element().getAttribute('aria-label')).toBe(first);
  }
  await day(demo, '9').click();
  expect(selected()).toEqual(['9']);
});

act('WeekSelection', async (demo) => {
  for (const [name, shown, days] of [
    ['9', 'May 5 to May 11', ['5', '6', '7', '8', '9', '10', '11']],
    ['21', 'May 19 to May 25', ['19', '20', '21', '22', '23', '24', '25']],
    ['25', 'May 19 to May 25', ['19', '20', '21', '22', '23', '24', '25']],
  ] as const) {
    await day(demo, name).click();
    await expect.element(demo.getByRole('status')).toHaveTextContent(`Timesheet of ${shown}`);
    expect(selected()).toEqual(days);
  }
  await hover(day(demo, '14'));
  const background = (name: string) => getComputedStyle(day(demo, name).element()).backgroundColor;
  await expect.poll(() => background('16')).not.toBe(background('8'));
});

act('SwapDays', async (demo) => {
  const status = demo.getByRole('status');
  await day(demo, '6').click();
  await expect.element(status).toHaveTextContent('May 14, May 15');
  await day(demo, '2').click();
  await expect.element(status).toHaveTextContent('May 2, May 14, May 15');
  expect(selected()).toEqual(['2', '14', '15']);
  for (let turnOf = 0; turnOf < 2; turnOf += 1) {
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect.element(status).toHaveTextContent('None');
    expect(selected()).toEqual([]);
    await day(demo, '21').click();
    await expect.element(status).toHaveTextContent('May 21');
  }
});

act('FreeAppointments', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('May is loaded');
  await expect.element(status).toHaveTextContent('Free appointments: 2');
  await demo.getByRole('gridcell', { name: 'May 6, 2 free' }).click();
  await expect.element(status).toHaveTextContent('Tuesday, May 6');
  for (const [name, month, aborted] of [
    ['Next month', 'July', 1],
    ['Previous month', 'May', 2],
  ] as const) {
    const button = demo.getByRole('button', { name });
    for (let clicks = 0; clicks < 2; clicks += 1) {
      clickAtOnce(button);
      await settled(); // much less than what the server takes
    }
    await expect.element(status).toHaveTextContent(`Loading ${month}`);
    expect(document.querySelector('.MuiDayCalendarSkeleton-root')).not.toBeNull();
    await expect.element(status).toHaveTextContent(`Requests aborted: ${aborted}`);
    await expect.element(status).toHaveTextContent(`${month} is loaded`);
  }
  await expect.element(demo.getByRole('gridcell', { name: 'May 10, no free' })).toBeVisible();
});

act('PickupDay', async (demo) => {
  const status = demo.getByRole('status');
  for (const name of ['11', '18', '26']) {
    await expect.element(day(demo, name)).toBeDisabled();
  }
  await expect.element(demo.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  for (const [month, dayName, shown] of [
    ['June', '9', 'Monday, June 9'],
    ['May', '14', 'Wednesday, May 14'],
  ] as const) {
    await demo.getByRole('button', { name: 'Switch between months and days' }).click();
    await demo.getByRole('radio', { name: month }).click();
    await day(demo, dayName).click();
    await expect.element(status).toHaveTextContent(`Pickup on ${shown}`);
  }
});

act('KioskCalendar', async (demo) => {
  for (const name of ['9', '21', '31']) {
    await day(demo, name).click();
    expect(selected()).toEqual([name]);
  }
  const root = demo.stage.querySelector('.MuiDateCalendar-root');
  expect(root?.scrollHeight).toBe(root?.clientHeight);
  expect(day(demo, '9').element().getBoundingClientRect().width).toBe(56);
});

claim(
  [
    'onChange(value, selectionState, view) runs on each selection, even if the user clicks the selected day again.',
    "view is 'day' for a day, and undefined for a year or a month.",
    "A day | That day | 'finish'",
    "A year or a month, and another view follows | The same day in that year or month | 'partial'",
    "A year or a month in the last view | The same day in that year or month | 'finish'",
    'The calendar then changes the value before the user selects a day.',
  ],
  async () => {
    for (const isControlled of [false, true]) {
      const calls: string[] = [];
      const note = (value: Dayjs | null, state?: string, view?: string) =>
        calls.push(`${value?.format('YYYY-MM-DD') ?? 'null'} ${state} ${view}`);
      const value = isControlled ? { value: MAY_21 } : { defaultValue: MAY_21 };
      const screen = await calendar({ ...value, onChange: note });
      await day(screen, '21').click();
      await day(screen, '9').click();
      await day(screen, '9').click();
      expect(calls.splice(0)).toEqual([
        '2025-05-21 finish day',
        '2025-05-09 finish day',
        '2025-05-09 finish day',
      ]);
      await switchView(screen);
      await year(screen, '2024').click();
      expect(calls.splice(0)).toEqual([`2024-05-${isControlled ? '21' : '09'} partial undefined`]);
      screen.unmount();
      const months = await calendar({
        ...value,
        views: ['year', 'month'],
        openTo: 'year',
        onChange: note,
      });
      await year(months, '2023').click();
      await months.getByRole('radio', { name: 'March' }).click();
      expect(calls.splice(0)).toEqual([
        '2023-05-21 partial undefined',
        `${isControlled ? 2025 : 2023}-03-21 finish undefined`,
      ]);
      months.unmount();
    }
  },
);

claim(
  [
    'If minDate, maxDate, disablePast, disableFuture or shouldDisableDate disables the same day in the new year or month, the value becomes the closest enabled day there.',
    "If all days there are disabled, the value doesn't change and onChange doesn't run.",
    "A month that shouldDisableMonth disables isn't skipped: see validation.",
  ],
  async () => {
    setClock('2024-06-10T12:00:00');
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    const screen = await calendar({
      views: ['year', 'month', 'day'],
      openTo: 'year',
      defaultValue: MAY_21,
      onChange,
      shouldDisableDate: (date) =>
        date.year() === 2023 || date.format('MM-DD') === '05-21' || date.month() === 7,
    });
    await year(screen, '2024').click();
    expect(onChange.mock.lastCall?.[0]?.format('MM-DD')).toMatch(/^05-2[02]$/);
    onChange.mockClear();
    await screen.getByRole('radio', { name: 'August' }).click();
    expect(onChange).not.toHaveBeenCalled();
    await switchView(screen);
    expect(selectedRadio()).toEqual(['2024']);
    await year(screen, '2023').click();
    expect(onChange).not.toHaveBeenCalled();
    screen.unmount();
    for (const [rule, result] of [
      [{ minDate: dayjs('2024-08-10') }, '2024-08-10'],
      [{ maxDate: dayjs('2024-02-10') }, '2024-02-10'],
      [{ disablePast: true }, '2024-06-10'],
      [{ disableFuture: true, defaultValue: dayjs('2025-08-21') }, '2024-06-10'],
      [{ shouldDisableMonth: (date: Dayjs) => date.month() === 4 }, '2024-05-21'],
    ] as const) {
      const limited = await calendar({ openTo: 'year', defaultValue: MAY_21, onChange, ...rule });
      await year(limited, '2024').click();
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe(result);
      limited.unmount();
    }
  },
);

claim(
  [
    'A selected day keeps the time of the value.',
    "Without a value, it gets the time of referenceDate, or midnight if referenceDate isn't set.",
  ],
  async () => {
    setClock('2025-05-07T12:34:00');
    for (const [props, time] of [
      [{ defaultValue: dayjs('2025-05-21T15:30') }, '15:30'],
      [{ value: dayjs('2025-05-21T15:30') }, '15:30'],
      [
        { defaultValue: dayjs('2025-05-21T15:30'), referenceDate: dayjs('2025-05-21T09:00') },
        '15:30',
      ],
      [{ referenceDate: dayjs('2025-05-21T09:00') }, '09:00'],
      [{ value: null, referenceDate: dayjs('2025-05-21T09:00') }, '09:00'],
      [{}, '00:00'],
      [{ minDate: dayjs('2025-05-07T08:00') }, '00:00'],
    ] as const) {
      const onChange = vi.fn<(value: Dayjs | null) => void>();
      const screen = await calendar({ ...props, onChange });
      await day(screen, '9').click();
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm')).toBe(`2025-05-09 ${time}`);
      screen.unmount();
    }
  },
);

claim(
  [
    'The calendar then still displays the same month.',
    "If the user then selects a year or a month, the rest of the date comes from referenceDate, or from today if referenceDate isn't set.",
    'After you set null, version 8.4.0 can still use an earlier value instead of today or referenceDate.',
    'This happens with the date-fns adapters, with timezone, with an unchanged referenceDate object, or while the year or month view is visible.',
    'The next selection then gets the time of the earlier value, and in these two views also its day.',
    "To prevent this, change the calendar's key when you clear it.",
  ],
  async () => {
    setClock('2025-11-23T12:00:00');
    const first = dayjs('2025-05-21T15:30');
    const reference = dayjs('2025-07-14T09:00');
    const ofFirst = ['09 15:30', '05-21 15:30'] as const;
    const ofToday = ['09 00:00', '11-23 00:00'] as const;
    const ofReference = ['09 09:00', '07-14 09:00'] as const;
    for (const [props, expected, isVisible, hasNewKey] of [
      [() => ({}), ofToday, false, false],
      [() => ({}), ofFirst, true, false],
      [() => ({}), ofToday, true, true],
      [() => ({ timezone: 'system' }), ofFirst, false, false],
      [() => ({ timezone: 'system' }), ofToday, false, true],
      [() => ({ referenceDate: reference.clone() }), ofReference, false, false],
      [() => ({ referenceDate: reference.clone() }), ofFirst, true, false],
      [() => ({ referenceDate: reference }), ofFirst, false, false],
      [() => ({ referenceDate: reference }), ofReference, false, true],
    ] as const) {
      for (const view of isVisible ? (['year', 'month'] as const) : (['day', 'year'] as const)) {
        const onChange = vi.fn<(value: Dayjs | null) => void>();
        const last = () => onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm');
        const screen = await inProvider(
          <Steps
            draw={(step) => (
              <DateCalendar
                key={hasNewKey ? step : 0}
                views={isVisible ? [view, 'day'] : ['year', 'day']}
                openTo={isVisible ? view : 'day'}
                value={step === 0 ? first : null}
                onChange={onChange}
                {...props()}
              />
            )}
          />,
        );
        const take = async (target: Locator) => {
          clickAtOnce(target);
          await settled();
        };
        await take(screen.getByRole('button', { name: 'Next step' }));
        if (!hasNewKey) {
          expect(header()).toBe('May 2025');
        }
        if (view === 'day') {
          await take(day(screen, '9'));
          expect(last()).toMatch(new RegExp(`-${expected[0]}$`));
        } else if (view === 'year') {
          if (!isVisible) {
            await take(screen.getByRole('button', { name: /switch to/ }));
          }
          await take(year(screen, '2024'));
          expect(last()).toBe(`2024-${expected[1]}`);
        } else {
          await take(screen.getByRole('radio', { name: 'December' }));
          expect(last()).toBe(`2025-12-${expected[1].slice(3)}`);
        }
        screen.unmount();
      }
    }
    for (const [Adapter, time] of [
      [AdapterDateFns, '15:30'],
      [AdapterLuxon, '00:00'],
      [AdapterMoment, '00:00'],
    ] as const) {
      const adapter = new Adapter();
      const first = adapter.date('2025-05-21T15:30');
      let last = '';
      const screen = await inProvider(
        <Steps
          draw={(step) => (
            <DateCalendar
              value={step === 0 ? first : null}
              onChange={(value) => {
                last = value ? adapter.formatByString(value, 'HH:mm') : '';
              }}
            />
          )}
        />,
        { dateAdapter: Adapter },
      );
      await nextStep(screen);
      await day(screen, '9').click();
      expect(last).toBe(time);
      screen.unmount();
    }
  },
);

claim(
  [
    'disabled and readOnly (boolean, default false) prevent selections.',
    'A disabled calendar stays at the month of its value and has no button for other views.',
    'In a read-only calendar, users can still display other months and years.',
    'Without a value, the arrow buttons of a disabled calendar still change the month.',
  ],
  async () => {
    setClock('2025-05-07T12:00:00');
    for (const value of [MAY_21, null]) {
      const onChange = vi.fn();
      const screen = await calendar({ disabled: true, defaultValue: value, onChange });
      await expect.element(day(screen, '9')).toBeDisabled();
      expect(screen.getByRole('button', { name: /switch to/ }).elements()).toHaveLength(0);
      const next = screen.getByRole('button', { name: 'Next month' });
      const previous = screen.getByRole('button', { name: 'Previous month' });
      if (value) {
        await expect.element(next).toBeDisabled();
        await expect.element(previous).toBeDisabled();
      } else {
        await next.click();
        await expect.element(screen.getByText('June 2025')).toBeVisible();
        await previous.click();
        await previous.click();
        await expect.element(screen.getByText('April 2025')).toBeVisible();
      }
      expect(onChange).not.toHaveBeenCalled();
      screen.unmount();
    }
    const onChange = vi.fn();
    const screen = await calendar({ readOnly: true, defaultValue: MAY_21, onChange });
    await day(screen, '9').click();
    await press('ArrowRight', 'Enter');
    await turn(screen, 'Next month');
    await day(screen, '9').click();
    await switchView(screen);
    await year(screen, '2024').click();
    await expect.element(year(screen, '2025')).toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
  },
);

claim(
  [
    "The default is ['year', 'day']: add 'month' if users should select the month in a list.",
    'One | None',
    'Two | Switches between the two',
    'Three | Switches to the first view, and from there to the second',
    "With views={['year']}, the calendar has no header.",
    'After the user selects a year or a month, the calendar displays the next view of the list.',
    "Selecting a day doesn't change the view.",
  ],
  async () => {
    const view = () => {
      if (document.querySelector('.MuiYearCalendar-root')) {
        return 'year';
      }
      return document.querySelector('.MuiMonthCalendar-root') ? 'month' : 'day';
    };
    const button = (screen: Screen) => screen.getByRole('button', { name: /switch to/ });
    for (const [views, openTo, after] of [
      [undefined, undefined, ['year', 'day', 'year']],
      [['day', 'month'], 'day', ['month', 'day', 'month']],
      [['year', 'month'], 'month', ['year', 'month', 'year']],
      [['year', 'month', 'day'], 'day', ['year', 'month', 'year']],
      [['year', 'month', 'day'], 'month', ['year', 'month', 'year']],
      [['month', 'year', 'day'], 'day', ['month', 'year', 'month']],
    ] as const) {
      const screen = await calendar({ views, openTo, defaultValue: MAY_21 });
      for (const next of after) {
        await button(screen).click();
        expect(view()).toBe(next);
      }
      screen.unmount();
    }
    for (const only of ['day', 'month', 'year'] as const) {
      const screen = await calendar({ views: [only], openTo: only, defaultValue: MAY_21 });
      expect(view()).toBe(only);
      expect(button(screen).elements()).toHaveLength(0);
      expect(header()).toBe(only === 'year' ? '' : 'May 2025');
      screen.unmount();
    }
    const screen = await calendar({ views: ['year', 'month', 'day'], openTo: 'year' });
    await year(screen, '2024').click();
    expect(view()).toBe('month');
    await screen.getByRole('radio', { name: 'March' }).click();
    expect(view()).toBe('day');
    screen.unmount();
    const daysFirst = await calendar({ views: ['day', 'month', 'year'], defaultValue: MAY_21 });
    await day(daysFirst, '9').click();
    expect(selected()).toEqual(['9']);
    expect(view()).toBe('day');
  },
);

claim(
  [
    "The default is 'day'.",
    "If views has no 'day', set openTo: otherwise the calendar displays the first view and logs a warning in development.",
    'In the day and month views, the accessible name of the button contains "switch to year view", even if views has no \'year\'.',
  ],
  async () => {
    const screen = await calendar({ views: ['month', 'year'] });
    expect(takeConsole().join()).toContain('`openTo="day"` is not a valid prop');
    expect(document.querySelector('.MuiMonthCalendar-root')).not.toBeNull();
    screen.unmount();
    const days = await calendar({ views: ['month', 'day'] });
    expect(document.querySelector('[role="grid"]')).not.toBeNull();
    await expect.element(days.getByRole('button', { name: /switch to year view/ })).toBeVisible();
    await switchView(days);
    await expect.element(days.getByRole('button', { name: /switch to year view/ })).toBeVisible();
    days.unmount();
    const named = await calendar({
      views: ['month', 'day'],
      slotProps: { switchViewButton: { 'aria-label': 'Months' } },
    });
    await expect.element(named.getByRole('button', { name: 'Months' })).toBeVisible();
  },
);

claim(
  [
    'The month view selects a month in the year of the value, or of referenceDate while there is no value.',
    "That isn't always the year that the header displays.",
    'After the user moves from December 2025 to January 2026 with the arrow button, the month view still selects months of 2025 (issue 13119).',
    'The same happens after the user selects a year in which all days are disabled (issue 15428).',
  ],
  async () => {
    const december = dayjs('2025-12-10');
    for (const props of [
      { defaultValue: december },
      { value: december },
      { referenceDate: december },
    ]) {
      const onChange = vi.fn<(value: Dayjs | null) => void>();
      const screen = await calendar({ views: ['month', 'day'], onChange, ...props });
      await turn(screen, 'Next month');
      await switchView(screen);
      expect(header()).toBe('January 2026');
      await screen.getByRole('radio', { name: 'March' }).click();
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2025-03-10');
      screen.unmount();
    }
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    const screen = await calendar({
      views: ['year', 'month', 'day'],
      openTo: 'year',
      defaultValue: december,
      shouldDisableDate: (date) => date.year() === 2026,
      onChange,
    });
    await year(screen, '2026').click();
    expect(header()).toBe('January 2026');
    await screen.getByRole('radio', { name: 'March' }).click();
    expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2025-03-10');
    screen.unmount();
    const whole = await calendar({
      views: ['year', 'month', 'day'],
      openTo: 'year',
      defaultValue: december,
      shouldDisableYear: (date) => date.year() === 2026,
    });
    await expect.element(year(whole, '2026')).toBeDisabled();
  },
);

claim(
  [
    'The calendar opens at the month of the value.',
    'Without a value, it opens at the month of referenceDate.',
    'With neither, it opens at today, or at the closest date that minDate and maxDate allow.',
    'The calendar then displays the month of the new value.',
    "A new referenceDate doesn't move the calendar (issue 16108): also change the calendar's key, so that it remounts.",
  ],
  async () => {
    setClock('2025-05-07T12:00:00');
    const march = dayjs('2024-03-10');
    for (const [props, month] of [
      [{ value: MAY_21, referenceDate: march }, 'May 2025'],
      [{ defaultValue: MAY_21 }, 'May 2025'],
      [{ referenceDate: march }, 'March 2024'],
      [{ value: null, referenceDate: march }, 'March 2024'],
      [{}, 'May 2025'],
      [{ minDate: dayjs('2025-08-01') }, 'August 2025'],
      [{ maxDate: dayjs('2025-02-01') }, 'February 2025'],
    ] as const) {
      const screen = await calendar(props);
      expect(header()).toBe(month);
      screen.unmount();
    }
    const set = await inProvider(
      <Steps draw={(step) => <DateCalendar value={step === 0 ? MAY_21 : dayjs('2026-12-24')} />} />,
    );
    await nextStep(set);
    await expect.poll(header).toBe('December 2026');
    set.unmount();
    for (const isNew of [false, true]) {
      const moved = await inProvider(
        <Steps
          draw={(step) => (
            <DateCalendar
              key={isNew ? step : 0}
              value={null}
              referenceDate={step === 0 ? march : MAY_21}
            />
          )}
        />,
      );
      expect(header()).toBe('March 2024');
      await nextStep(moved);
      await expect.poll(header).toBe(isNew ? 'May 2025' : 'March 2024');
      moved.unmount();
    }
  },
);

claim(
  [
    'Their onChange has one argument, the new value.',
    'The value keeps its day, or gets the last day of a shorter month: May 31 becomes February 28.',
    'MonthCalendar shows the months of one year: the year of its value, of referenceDate, or the current year within minDate and maxDate.',
    'Both render a radio group.',
  ],
  async () => {
    setClock('2023-05-07T12:00:00');
    for (const [props, result] of [
      [{ defaultValue: dayjs('2025-05-31T15:30') }, '2025-02-28 15:30'],
      [{ value: dayjs('2025-05-31T15:30') }, '2025-02-28 15:30'],
      [{ referenceDate: dayjs('2024-05-31T15:30') }, '2024-02-29 15:30'],
      [{}, '2023-02-01 00:00'],
      [{ maxDate: dayjs('2022-12-31') }, '2022-02-01 00:00'],
    ] as const) {
      const onChange = vi.fn<(value: Dayjs) => void>();
      const screen = await inProvider(
        <MonthCalendar aria-label="Month" onChange={onChange} {...props} />,
      );
      await expect.element(screen.getByRole('radiogroup', { name: 'Month' })).toBeVisible();
      await screen.getByRole('radio', { name: 'February' }).click();
      expect(onChange.mock.lastCall).toHaveLength(1);
      expect(onChange.mock.lastCall?.[0].format('YYYY-MM-DD HH:mm')).toBe(result);
      screen.unmount();
    }
    const onChange = vi.fn<(value: Dayjs) => void>();
    const screen = await inProvider(
      <YearCalendar
        aria-label="Year"
        onChange={onChange}
        defaultValue={dayjs('2024-02-29')}
        minDate={dayjs('2020-01-01')}
        maxDate={dayjs('2026-01-01')}
      />,
    );
    await expect.element(screen.getByRole('radiogroup', { name: 'Year' })).toBeVisible();
    await year(screen, '2025').click();
    expect(onChange.mock.lastCall).toHaveLength(1);
    expect(onChange.mock.lastCall?.[0].format('YYYY-MM-DD')).toBe('2025-02-28');
  },
);

claim(
  "YearCalendar doesn't check the month: selecting a year can move the value before minDate or after maxDate.",
  async () => {
    const onChange = vi.fn<(value: Dayjs) => void>();
    for (const [start, name, result] of [
      ['2025-02-01', '2019', '2019-02'],
      ['2024-12-01', '2025', '2025-12'],
    ] as const) {
      const screen = await inProvider(
        <YearCalendar
          defaultValue={dayjs(start)}
          minDate={dayjs('2019-04-01')}
          maxDate={dayjs('2025-05-31')}
          onChange={onChange}
        />,
      );
      await year(screen, name).click();
      expect(onChange.mock.lastCall?.[0].format('YYYY-MM')).toBe(result);
      screen.unmount();
    }
  },
);

claim(
  [
    'The arrow keys move the focus, and Enter or Space selects.',
    '← and → move by one month or year, and ↑ and ↓ by one row.',
    'In the list of months, the focus wraps around at both ends.',
    "The arrow keys don't skip disabled months and years: the focus stays where it is.",
    'With monthsPerRow={4}, ↑ and ↓ still move by three months, so the focus leaves its column.',
  ],
  async () => {
    const onChange = vi.fn<(value: Dayjs) => void>();
    const months = await inProvider(
      <MonthCalendar defaultValue={MAY_21} onChange={onChange} monthsPerRow={3} />,
    );
    months.getByRole('radio', { name: 'May' }).element().focus();
    for (const [key, name] of [
      ['ArrowRight', 'Jun'],
      ['ArrowLeft', 'May'],
      ['ArrowDown', 'Aug'],
      ['ArrowUp', 'May'],
      ['ArrowUp', 'Feb'],
      ['ArrowLeft', 'Jan'],
      ['ArrowLeft', 'Dec'],
      ['ArrowRight', 'Jan'],
    ] as const) {
      await press(key);
      await expect.poll(focused).toBe(name);
    }
    expect(onChange).not.toHaveBeenCalled();
    await press('Enter');
    expect(onChange.mock.lastCall?.[0].month()).toBe(0);
    await press('ArrowRight', 'Space');
    expect(onChange.mock.lastCall?.[0].month()).toBe(1);
    months.unmount();

    const years = await inProvider(
      <YearCalendar
        defaultValue={MAY_21}
        minDate={dayjs('2015-01-01')}
        maxDate={dayjs('2030-12-31')}
        shouldDisableYear={(date) => date.year() === 2027}
      />,
    );
    year(years, '2025').element().focus();
    for (const [key, name] of [
      ['ArrowRight', '2026'],
      ['ArrowRight', '2026'],
      ['ArrowUp', '2023'],
      ['ArrowDown', '2026'],
      ['ArrowLeft', '2025'],
    ] as const) {
      await press(key);
      await expect.poll(focused).toBe(name);
    }
    years.unmount();

    const four = await inProvider(
      <MonthCalendar
        defaultValue={MAY_21}
        monthsPerRow={4}
        shouldDisableMonth={(date) => date.month() === 8}
      />,
    );
    const left = (name: string) =>
      four.getByRole('radio', { name }).element().getBoundingClientRect().left;
    expect(left('May')).toBe(left('September'));
    four.getByRole('radio', { name: 'May' }).element().focus();
    await press('ArrowDown');
    await expect.poll(focused).toBe('Aug');
    expect(left('August')).not.toBe(left('May'));
    await press('ArrowRight');
    await expect.poll(focused).toBe('Aug');
  },
);

claim(
  [
    "yearsOrder is 'asc' (default) or 'desc'.",
    'yearsPerRow and monthsPerRow are 3 (default) or 4.',
    'DateCalendar takes these props too.',
    'In a Date Picker, yearsPerRow has a different default.',
    'The list contains all years from minDate to maxDate, so set both to keep it short.',
  ],
  async () => {
    const radios = (screen: Screen) => screen.getByRole('radio').elements();
    const inFirstRow = (screen: Screen) => {
      const tops = radios(screen).map((each) => each.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    };
    for (const perRow of [undefined, 3, 4] as const) {
      for (const order of [undefined, 'asc', 'desc'] as const) {
        for (const isWhole of [false, true]) {
          const limits = { minDate: dayjs('2020-06-01'), maxDate: dayjs('2026-02-01') };
          const screen = await inProvider(
            isWhole ? (
              <DateCalendar openTo="year" yearsOrder={order} yearsPerRow={perRow} {...limits} />
            ) : (
              <YearCalendar yearsOrder={order} yearsPerRow={perRow} {...limits} />
            ),
          );
          const names = radios(screen).map(({ textContent }) => textContent);
          expect(names).toHaveLength(7);
          expect(names[0]).toBe(order === 'desc' ? '2026' : '2020');
          expect(inFirstRow(screen)).toBe(perRow ?? 3);
          screen.unmount();
        }
      }
      for (const element of [
        <MonthCalendar key="a" monthsPerRow={perRow} />,
        <DateCalendar key="b" views={['month']} openTo="month" monthsPerRow={perRow} />,
      ]) {
        const months = await inProvider(element);
        expect(inFirstRow(months)).toBe(perRow ?? 3);
        months.unmount();
      }
    }
    const picker = await inProvider(<DatePicker label="Day" openTo="year" />);
    await openPicker(picker);
    await expect.element(year(picker, '2024')).toBeInTheDocument();
    expect(inFirstRow(picker)).toBe(4);
  },
);

claim(
  [
    'With showDaysOutsideCurrentMonth (default false), the first and the last week also show the days of the previous and the next month.',
    'Selecting one of them displays its month.',
    'With showDaysOutsideCurrentMonth, the weeks at the start and at the end of a month are complete.',
    'fixedWeekNumber adds rows after the month until the calendar has that many weeks.',
    'The added rows have no days unless you also set showDaysOutsideCurrentMonth.',
    "fixedWeekNumber doesn't change the height of the calendar, which has room for six weeks.",
  ],
  async () => {
    for (const showDaysOutsideCurrentMonth of [undefined, true]) {
      for (const fixedWeekNumber of [undefined, 6]) {
        const screen = await calendar({
          defaultValue: MAY_21,
          showDaysOutsideCurrentMonth,
          fixedWeekNumber,
        });
        const rows = screen.getByRole('row').elements().slice(1);
        const texts = rows.map(({ textContent }) => textContent);
        expect(rows).toHaveLength(fixedWeekNumber ?? 5);
        expect(texts[0]).toBe(showDaysOutsideCurrentMonth ? '27282930123' : '123');
        if (fixedWeekNumber) {
          expect(texts[5]).toBe(showDaysOutsideCurrentMonth ? '1234567' : '');
        }
        const root = screen.stage.querySelector('.MuiDateCalendar-root');
        expect(root?.getBoundingClientRect().height).toBe(336);
        if (showDaysOutsideCurrentMonth) {
          await screen.getByRole('gridcell', { name: '29', exact: true }).first().click();
          await expect.poll(header).toBe('April 2025');
          expect(selected()).toEqual(['29']);
        }
        screen.unmount();
      }
      const june = await calendar({
        defaultValue: dayjs('2025-06-10'),
        showDaysOutsideCurrentMonth,
      });
      const last = june.getByRole('row').elements().at(-1)?.textContent;
      expect(last).toBe(showDaysOutsideCurrentMonth ? '293012345' : '2930');
      june.unmount();
    }
  },
);

claim(
  [
    'displayWeekNumber (default false) adds a column with the number of each week.',
    'In Day.js, en counts the week of January 1 as week 1 and starts weeks on Sunday.',
    'en-gb follows ISO 8601: weeks start on Monday, and January 1, 2027 is in week 53.',
    'The texts of the column are calendarWeekNumberHeaderText (default #) and calendarWeekNumberText in localeText.',
    'With the days, there are eight columns of 40 px, which is exactly the width of the calendar.',
  ],
  async () => {
    for (const [adapterLocale, first, weekday] of [
      ['en', '1', 'Sunday'],
      ['en-gb', '53', 'Monday'],
    ] as const) {
      for (const isOn of [true, false]) {
        const screen = await inProvider(
          <DateCalendar displayWeekNumber={isOn || undefined} defaultValue={dayjs('2027-01-01')} />,
          { adapterLocale },
        );
        const headers = screen.getByRole('columnheader').elements();
        expect(headers).toHaveLength(isOn ? 8 : 7);
        expect(headers.at(-7)?.getAttribute('aria-label')).toBe(weekday);
        const numbers = screen.getByRole('rowheader').elements();
        expect(numbers[0]?.textContent).toBe(isOn ? first : undefined);
        if (isOn) {
          expect(headers[0]?.textContent).toBe('#');
          const cells = screen.getByRole('row').last().element().children;
          const [left, right] = [cells[0], cells[7]].map((cell) => cell?.getBoundingClientRect());
          expect((right?.right ?? 0) - (left?.left ?? 0)).toBe(8 * 40 - 4);
          const root = screen.stage.querySelector('.MuiDateCalendar-root');
          expect(root?.getBoundingClientRect().width).toBe(8 * 40);
        }
        screen.unmount();
      }
    }
    const screen = await inProvider(
      <DateCalendar displayWeekNumber defaultValue={dayjs('2027-01-01')} />,
      {
        localeText: {
          calendarWeekNumberHeaderText: 'CW',
          calendarWeekNumberText: (week) => `${week}.`,
        },
      },
    );
    expect(screen.getByRole('columnheader').first().element().textContent).toBe('CW');
    expect(screen.getByRole('rowheader').first().element().textContent).toBe('1.');
  },
);

const seen: PickersDayProps[] = [];
function NotedDay(props: PickersDayProps) {
  seen.push(props);
  return <PickersDay {...props} />;
}

claim(
  [
    'The calendar also renders the empty cells before and after the days of the month with this component.',
    'These have outsideCurrentMonth too.',
    "The function can't change selected, disabled or today.",
  ],
  async () => {
    seen.length = 0;
    const screen = await calendar({ defaultValue: MAY_21, slots: { day: NotedDay } });
    const outside = new Set(
      seen
        .filter(({ outsideCurrentMonth }) => outsideCurrentMonth)
        .map((props) => props.day.format('MM-DD')),
    );
    expect([...outside].sort()).toEqual(['04-27', '04-28', '04-29', '04-30']);
    screen.unmount();
    setClock('2025-05-07T12:00:00');
    const other = await calendar({
      defaultValue: MAY_21,
      slotProps: {
        day: ({ day: date }) => ({
          selected: true,
          disabled: true,
          today: true,
          sx: { opacity: date.date() === 9 ? 0.5 : 1 },
        }),
      },
    });
    expect(selected()).toEqual(['21']);
    await expect.element(day(other, '9')).toBeEnabled();
    expect(getComputedStyle(day(other, '9').element()).opacity).toBe('0.5');
    expect(document.querySelectorAll('.MuiPickersDay-today')).toHaveLength(1);
  },
);

claim(
  [
    'The value of a Date Calendar is one day.',
    'To let users select multiple days, keep the list in your state and set value={null}: onChange still runs with each day that the user clicks.',
  ],
  async () => {
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    const screen = await calendar({
      value: null,
      onChange,
      referenceDate: dayjs('2025-05-01'),
    });
    await day(screen, '9').click();
    await day(screen, '9').click();
    await day(screen, '14').click();
    expect(onChange.mock.calls.map(([value]) => value?.date())).toEqual([9, 9, 14]);
    expect(selected()).toEqual([]);
    screen.unmount();
    const single = await calendar({ defaultValue: MAY_21 });
    for (const name of ['9', '14']) {
      await day(single, name).click();
      expect(selected()).toEqual([name]);
    }
  },
);

claim(
  [
    'The calendar is 320 px wide and 336 px high, and hides overflowing content.',
    'MonthCalendar and YearCalendar are also 320 px wide, even inside a Date Calendar.',
    'In the month view, version 8.4.0 sets your className twice: on the calendar and on the MonthCalendar inside.',
    'A border or a padding then appears twice.',
    "Use sx or classes={{ root: '…' }}, which apply to the calendar only.",
  ],
  async () => {
    for (const openTo of ['year', 'month', 'day'] as const) {
      const screen = await calendar({
        views: ['year', 'month', 'day'],
        openTo,
        className: 'own',
        classes: { root: 'once' },
        sx: { width: 280, borderTop: '3px solid' },
      });
      const own = screen.stage.querySelectorAll('.own');
      expect(own).toHaveLength(openTo === 'month' ? 2 : 1);
      expect(screen.stage.querySelectorAll('.once')).toHaveLength(1);
      const bordered = [...screen.stage.querySelectorAll('*')].filter(
        (each) => getComputedStyle(each).borderTopWidth === '3px',
      );
      expect(bordered).toHaveLength(1);
      const style = document.createElement('style');
      style.textContent = '.own { outline: 5px solid }';
      document.head.append(style);
      const outlined = [...screen.stage.querySelectorAll('*')].filter(
        (each) => getComputedStyle(each).outlineWidth === '5px',
      );
      style.remove();
      expect(outlined).toHaveLength(openTo === 'month' ? 2 : 1);
      const list = screen.stage.querySelector('[role="radiogroup"]');
      expect(list?.getBoundingClientRect().width).toBe(openTo === 'day' ? undefined : 320);
      screen.unmount();
      const plain = await calendar({ views: ['year', 'month', 'day'], openTo });
      const root = plain.stage.querySelector('.MuiDateCalendar-root');
      const box = root?.getBoundingClientRect();
      expect([box?.width, box?.height]).toEqual([320, 336]);
      expect(root && getComputedStyle(root).overflow).toBe('hidden');
      plain.unmount();
    }
    const month = await inProvider(<MonthCalendar />);
    const list = month.getByRole('radiogroup').element();
    expect(list.getBoundingClientRect().width).toBe(320);
  },
);

claim(
  [
    'onMonthChange runs with the first day of the new month whenever the calendar displays another month.',
    'onMonthChange runs for the arrow buttons, for the keyboard, for a year or month that the user selects, and for a value that you set.',
    "It doesn't run for the first month, so load that one yourself.",
    'onMonthChange can run twice with the same month, for example when the focus moves to another month with the keyboard.',
    'In version 8.4.0, DateCalendar and the pickers accept onYearChange but never call it.',
    'Use onMonthChange, which also runs when the year changes, and compare the years.',
  ],
  async () => {
    const onMonthChange = vi.fn<(month: Dayjs) => void>();
    const onYearChange = vi.fn();
    const months = () =>
      onMonthChange.mock.calls.splice(0).map(([month]) => month.format('YYYY-MM-DD'));
    for (const isControlled of [false, true]) {
      const screen = await calendar({
        ...(isControlled ? { value: MAY_21 } : { defaultValue: MAY_21 }),
        views: ['year', 'month', 'day'],
        onMonthChange,
        onYearChange,
      });
      expect(months()).toEqual([]);
      await turn(screen, 'Next month');
      expect(months()).toEqual(['2025-06-01']);
      await turn(screen, 'Previous month');
      expect(months()).toEqual(['2025-05-01']);
      await day(screen, '21').click();
      expect(months()).toEqual([]);
      for (const [key, month] of [
        ['PageUp', '2025-06-01'],
        ['PageDown', '2025-05-01'],
        ['PageDown', '2025-04-01'],
        ['PageUp', '2025-05-01'],
      ] as const) {
        await press(key);
        await settled();
        expect(months()).toEqual([month, month]);
      }
      await switchView(screen);
      await year(screen, '2024').click();
      expect(months()).toContain('2024-05-01');
      await screen.getByRole('radio', { name: 'March' }).click();
      expect(months().length).toBeGreaterThan(0);
      screen.unmount();
    }
    onMonthChange.mockClear();
    const set = await inProvider(
      <Steps
        draw={(step) => (
          <DateCalendar
            value={step === 0 ? MAY_21 : dayjs('2026-12-24')}
            onMonthChange={onMonthChange}
            onYearChange={onYearChange}
          />
        )}
      />,
    );
    await nextStep(set);
    await expect.poll(header).toBe('December 2026');
    expect(months()).toEqual(['2026-12-01']);
    set.unmount();
    const picker = await inProvider(
      <DatePicker label="Day" defaultValue={MAY_21} openTo="year" onYearChange={onYearChange} />,
    );
    await openPicker(picker);
    await year(picker, '2024').click();
    picker.unmount();
    const fixed = await inProvider(
      <StaticDatePicker defaultValue={MAY_21} openTo="year" onYearChange={onYearChange} />,
    );
    await year(fixed, '2024').click();
    await expect.poll(header).toBe('May 2024');
    expect(onYearChange).not.toHaveBeenCalled();
  },
);

/** Each month takes 300 ms to load. */
function LoadingMonth() {
  const [isLoading, setLoading] = useState(false);
  return (
    <DateCalendar
      defaultValue={MAY_21}
      loading={isLoading}
      onMonthChange={() => {
        setLoading(true);
        setTimeout(() => setLoading(false), 300);
      }}
    />
  );
}

claim(
  [
    'loading (default false) replaces the days with renderLoading(), which is ... by default.',
    'The header stays, so users can change the month before the data arrives.',
    "While loading is set, the focused day isn't rendered.",
    'When the days are back, the focus returns to it.',
  ],
  async () => {
    for (const renderLoading of [undefined, () => <i>Loading</i>]) {
      const screen = await calendar({ loading: true, defaultValue: MAY_21, renderLoading });
      const text = screen.stage.querySelector('.MuiDayCalendar-loadingContainer')?.textContent;
      expect(text).toBe(renderLoading ? 'Loading' : '...');
      expect(screen.getByRole('gridcell').elements()).toHaveLength(0);
      await turn(screen, 'Next month');
      await expect.poll(header).toBe('June 2025');
      screen.unmount();
    }
    const screen = await inProvider(<LoadingMonth />);
    await day(screen, '21').click();
    for (const [key, month] of [
      ['PageUp', 'June 2025'],
      ['PageDown', 'May 2025'],
    ] as const) {
      await press(key);
      await expect.poll(header).toBe(month);
      await expect.poll(() => document.querySelector('[role="gridcell"]')).toBeNull();
      await expect.poll(focused).toBe('21');
    }
  },
);

claim(
  [
    "Users can't select a disabled day, month or year.",
    'The arrow buttons stop at minDate and maxDate.',
    'A value that breaks a rule is still displayed as selected.',
    'The calendar disables dates with minDate, maxDate, disablePast, disableFuture, shouldDisableDate, shouldDisableMonth and shouldDisableYear: see validation.',
    'The calendar has no error state and no onError.',
  ],
  async () => {
    setClock('2025-05-21T12:00:00');
    const isNinth = (date: Dayjs) => date.date() === 9;
    for (const rule of [
      { minDate: dayjs('2025-05-10') },
      { maxDate: dayjs('2025-05-08') },
      { disablePast: true },
      { disableFuture: true, maxDate: dayjs('2025-05-08') },
      { shouldDisableDate: isNinth },
      { shouldDisableMonth: (date: Dayjs) => date.month() === 4 },
      { shouldDisableYear: (date: Dayjs) => date.year() === 2025 },
    ]) {
      const onError = vi.fn();
      const unknown: object = { onError };
      const screen = await calendar({ defaultValue: dayjs('2025-05-09'), ...rule, ...unknown });
      await expect.element(day(screen, '9')).toBeDisabled();
      expect(selected()).toEqual(['9']);
      expect(screen.stage.querySelector('[aria-invalid="true"], .Mui-error')).toBeNull();
      expect(onError).not.toHaveBeenCalled();
      screen.unmount();
    }
    const screen = await calendar({
      defaultValue: MAY_21,
      minDate: dayjs('2025-04-30'),
      maxDate: dayjs('2025-06-01'),
    });
    for (const [name, month] of [
      ['Previous month', 'April 2025'],
      ['Next month', 'May 2025'],
      ['Next month', 'June 2025'],
    ] as const) {
      await turn(screen, name);
      await expect.poll(header).toBe(month);
    }
    await expect.element(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
    screen.unmount();
    const lists = await calendar({
      views: ['year', 'month', 'day'],
      openTo: 'month',
      defaultValue: MAY_21,
      shouldDisableMonth: (date) => date.month() === 7,
      shouldDisableYear: (date) => date.year() === 2024,
    });
    await expect.element(lists.getByRole('radio', { name: 'August' })).toBeDisabled();
    await switchView(lists);
    await expect.element(year(lists, '2024')).toBeDisabled();
  },
);

claim(
  "Otherwise users can't leave the month with the keyboard while a day is focused: ←, →, Page Up and Page Down don't move the focus to a disabled day.",
  async () => {
    for (const isTrap of [true, false]) {
      const screen = await calendar({
        defaultValue: dayjs('2025-05-31'),
        shouldDisableDate: (date) => isTrap && date.month() !== 4,
      });
      day(screen, '31').element().focus();
      for (const key of ['ArrowRight', 'PageUp', 'ArrowDown', 'PageDown']) {
        await press(key);
        await settled();
        if (isTrap) {
          expect([header(), focused()]).toEqual(['May 2025', '31']);
        }
      }
      expect(header() === 'May 2025').toBe(isTrap);
      screen.unmount();
    }
  },
);

claim(
  [
    'A circle marks today.',
    'disableHighlightToday (default false) removes it.',
    'Each weekday is the first letter of its short name.',
    "dayOfWeekFormatter replaces it: dayOfWeekFormatter={(date) => date.format('dd')} shows two letters with Day.js.",
    'reduceAnimations turns the animations off.',
    'By default, they are off for users who set reduced motion in the operating system.',
  ],
  async () => {
    setClock('2025-05-07T12:00:00');
    for (const isPlain of [undefined, true]) {
      const screen = await calendar({
        defaultValue: MAY_21,
        disableHighlightToday: isPlain,
        dayOfWeekFormatter: isPlain ? (date) => date.format('dd') : undefined,
      });
      const border = getComputedStyle(day(screen, '7').element()).borderTopWidth;
      expect(border).toBe(isPlain ? '0px' : '1px');
      const names = screen
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent);
      expect(names.join()).toBe(isPlain ? 'Su,Mo,Tu,We,Th,Fr,Sa' : 'S,M,T,W,T,F,S');
      screen.unmount();
    }
    for (const [reduceAnimations, hasMotion, isMoving] of [
      [undefined, true, true],
      [undefined, false, false],
      [false, true, true],
      [false, false, true],
      [true, true, false],
    ] as const) {
      await setMotion(hasMotion);
      const screen = await calendar({ defaultValue: MAY_21, reduceAnimations });
      const group = screen.stage.querySelector('.MuiPickersSlideTransition-root');
      expect(group?.getAttribute('role')).toBe(isMoving ? 'presentation' : null);
      screen.unmount();
    }
  },
);

claim(
  [
    'It looks the same on every device.',
    'To add a toolbar or buttons such as OK and Cancel, use the static Date Picker, which contains this calendar.',
  ],
  async () => {
    const looks = new Set<string>();
    for (const width of [1280, 400]) {
      await setWidth(width);
      for (const pointer of ['fine', 'coarse'] as const) {
        setPointer(pointer);
        const screen = await calendar({ defaultValue: MAY_21 });
        const parts = screen.stage.querySelectorAll(
          '.MuiDateCalendar-root, .MuiDateCalendar-root *',
        );
        const boxes = [...parts].map((each) => {
          const box = each.getBoundingClientRect();
          return `${each.tagName} ${Math.round(box.width)} ${Math.round(box.height)} ${getComputedStyle(each).color}`;
        });
        looks.add(boxes.join('\n'));
        screen.unmount();
      }
    }
    expect([...looks]).toHaveLength(1);
    const plain = await calendar({ defaultValue: MAY_21 });
    expect(plain.getByRole('button', { name: 'OK' }).elements()).toHaveLength(0);
    plain.unmount();
    const fixed = await inProvider(<StaticDatePicker defaultValue={MAY_21} />);
    await expect.element(fixed.getByRole('button', { name: 'OK' })).toBeVisible();
    await expect.element(fixed.getByRole('heading', { name: 'Wed, May 21' })).toBeVisible();
    expect(fixed.stage.querySelectorAll('.MuiDateCalendar-root')).toHaveLength(1);
  },
);

claim("Users can't clear the value in the calendar.", async () => {
  const onChange = vi.fn<(value: Dayjs | null) => void>();
  const screen = await calendar({ defaultValue: MAY_21, onChange });
  await day(screen, '21').click();
  await press('Delete', 'Backspace', 'Escape', 'Enter', 'Space');
  expect(onChange.mock.calls.map(([value]) => value?.date())).toEqual([21, 21, 21]);
  expect(selected()).toEqual(['21']);
});

claim(
  [
    'The calendar has no label and no accessible name.',
    'Put it in a group with a name, such as the fieldset and legend of the demo.',
    "The calendar isn't part of a form: it has no name.",
    'Add an <input type="hidden"> with the date in the format that your server expects.',
  ],
  async () => {
    for (const isNamed of [false, true]) {
      const screen = await inProvider(
        <form>
          <fieldset>
            {isNamed && <legend>Due date</legend>}
            <DateCalendar defaultValue={MAY_21} />
            {isNamed && <input type="hidden" name="due" value="2025-05-21" />}
          </fieldset>
        </form>,
      );
      const root = screen.stage.querySelector('.MuiDateCalendar-root');
      for (const name of ['role', 'aria-label', 'aria-labelledby', 'name']) {
        expect(root?.getAttribute(name)).toBeNull();
      }
      const group = screen.getByRole('group', { name: 'Due date' });
      expect(group.elements()).toHaveLength(isNamed ? 1 : 0);
      expect(formValues(screen)).toEqual(isNamed ? { due: '2025-05-21' } : {});
      screen.unmount();
    }
  },
);

claim(
  [
    'openTo is the first view that the calendar displays.',
    'To control the visible view, set view and onViewChange.',
    'MonthCalendar and YearCalendar are the month view and the year view as separate components.',
  ],
  async () => {
    const parts = {
      year: '.MuiYearCalendar-root',
      month: '.MuiMonthCalendar-root',
      day: '[role="grid"]',
    };
    const expectView = (view: keyof typeof parts) => {
      for (const [name, selector] of Object.entries(parts)) {
        expect(document.querySelector(selector) !== null).toBe(name === view);
      }
    };
    const views = ['year', 'month', 'day'] as const;
    for (const view of views) {
      const onViewChange = vi.fn();
      const first = await calendar({ views, openTo: view, onViewChange, defaultValue: MAY_21 });
      expectView(view);
      await switchView(first);
      expectView(view === 'year' ? 'month' : 'year');
      expect(onViewChange).toHaveBeenCalledOnce();
      first.unmount();
      const held = await calendar({ views, view, onViewChange, defaultValue: MAY_21 });
      await switchView(held);
      expect(onViewChange).toHaveBeenLastCalledWith(view === 'year' ? 'month' : 'year');
      await settled();
      expectView(view);
      held.unmount();
    }
    const month = await inProvider(<MonthCalendar />);
    expectView('month');
    month.unmount();
    await inProvider(<YearCalendar />);
    expectView('year');
  },
);

claim("Users can't change the year in it (issue 8852), so combine both components.", async () => {
  const onChange = vi.fn<(value: Dayjs) => void>();
  const screen = await inProvider(
    <MonthCalendar defaultValue={dayjs('2025-01-21')} onChange={onChange} />,
  );
  expect(screen.getByRole('button').elements()).toHaveLength(0);
  await screen.getByRole('radio', { name: 'January' }).click();
  for (const key of ['ArrowLeft', 'PageUp', 'PageDown', 'ArrowRight', 'ArrowUp', 'End', 'Home']) {
    await press(key, 'Enter');
  }
  expect(onChange).toHaveBeenCalled();
  expect(new Set(onChange.mock.calls.map(([value]) => value.year()))).toEqual(new Set([2025]));
});

claim(
  [
    'It receives the props of PickersDay: day is the date, and selected, disabled, today and outsideCurrentMonth are its state.',
    'They include the event handlers, the role and the tab order.',
    'aria-selected is among the received props and has the state of a single day.',
  ],
  async () => {
    setClock('2025-05-07T12:00:00');
    seen.length = 0;
    await calendar({
      defaultValue: MAY_21,
      shouldDisableDate: (date) => date.date() === 9,
      slots: { day: NotedDay },
    });
    for (const [date, selectedDate, disabled, today, outsideCurrentMonth] of [
      ['05-21', true, false, false, false],
      ['05-09', false, true, false, false],
      ['05-07', false, false, true, false],
      ['05-08', false, false, false, false],
      ['04-28', false, false, false, true],
    ] as const) {
      const props = seen.findLast((each) => each.day.format('MM-DD') === date);
      expect(props).toMatchObject({
        selected: selectedDate,
        disabled,
        today,
        outsideCurrentMonth,
        'aria-selected': selectedDate,
        role: 'gridcell',
        tabIndex: selectedDate ? 0 : -1,
      });
      for (const handler of ['onDaySelect', 'onKeyDown', 'onFocus', 'onBlur'] as const) {
        expect(props?.[handler]).toBeTypeOf('function');
      }
    }
  },
);

claim(
  "To make it larger, set height: 'auto' and maxHeight: 'none', and then the size of the days and of the area for the weeks:",
  async () => {
    const weeks = { '& .MuiDayCalendar-slideTransition': { minHeight: 400 } };
    for (const [sx, isLarger] of [
      [{}, false],
      [weeks, false],
      [{ height: 'auto', ...weeks }, false],
      [{ maxHeight: 'none', ...weeks }, false],
      [{ height: 'auto', maxHeight: 'none', ...weeks }, true],
    ] as const) {
      const screen = await calendar({ defaultValue: MAY_21, sx });
      const root = screen.stage.querySelector('.MuiDateCalendar-root');
      const { height = 0 } = root?.getBoundingClientRect() ?? {};
      expect(height > 400).toBe(isLarger);
      expect(height >= 336).toBe(true);
      screen.unmount();
    }
  },
);
