import { DateTimeField, type DateTimeFieldProps } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import {
  act,
  claim,
  click,
  expect,
  press,
  setClock,
  setDirection,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  enter,
  field,
  formValues,
  inProvider,
  openPicker,
  section,
  text,
} from '#test/proofs/pickers.tsx';
import 'dayjs/locale/de';

const AT_15_30 = dayjs('2025-05-21T15:30');

type OnChange = NonNullable<DateTimeFieldProps['onChange']>;
type OnError = NonNullable<DateTimeFieldProps['onError']>;

function dateTimeField(props: DateTimeFieldProps = {}, locale = 'en'): Promise<Screen> {
  return inProvider(<DateTimeField label="Day" {...props} />, { adapterLocale: locale });
}

async function expectText(screen: Screen, shown: string, label: string | RegExp = 'Day') {
  await expect.poll(() => text(screen, label)).toBe(shown);
}

act('FlightDeparture', async (demo) => {
  for (const [typed, shown] of [
    ['22', 'Check-in opens Wed, May 21, 3:30 AM'],
    ['21', 'Check-in opens Tue, May 20, 3:30 AM'],
  ] as const) {
    await enter(demo, typed, 'Departure', 'Day');
    await expect.element(demo.getByText(shown)).toBeVisible();
  }
  await click(section(demo, 'Minutes', 'Departure'));
  await press('Delete');
  await expect.element(demo.getByText('Local time')).toBeVisible();
  await type('30');
  await expect.element(demo.getByText('Check-in opens Tue, May 20, 3:30 AM')).toBeVisible();
});

act('MeetingShift', async (demo) => {
  const label = 'Handover (controlled)';
  const later = demo.getByRole('button', { name: 'One hour later' });
  for (const shown of ['05/22/2025 12:30 AM', '05/22/2025 01:30 AM']) {
    await later.click();
    await expectText(demo, shown, label);
  }
  await click(section(demo, 'Hours', label));
  await press('Delete');
  await expect.element(later).toBeDisabled();
  await enter(demo, '22', 'Reminder (uncontrolled)', 'Day');
  await expectText(demo, '05/22/2025 09:00 AM', 'Reminder (uncontrolled)');
});

act('DateTimeFormats', async (demo) => {
  for (const [label, first, typed, shown] of [
    ['Log entry', 'Seconds', '45', '2025-05-21 15:30:45'],
    ['Surgery', 'Month', 'june', '21 Jun 2025, 15:30'],
    ['Concert', 'Meridiem', 'a', 'Wed, May 21, 2025, 03 AM'],
    ['Shift starts', 'Hours', '0600', '06:00 on 21.05.'],
  ] as const) {
    await enter(demo, typed, label, first);
    await expectText(demo, shown, label);
  }
});

act('MaintenanceWindow', async (demo) => {
  const label = 'Restart of the server';
  for (const [typed, shown] of [
    ['05', 'Not in the window: maxTime'],
    ['04', 'May 21, 22:00 to May 22, 04:30'],
  ] as const) {
    await enter(demo, typed, label, 'Hours');
    await expect.element(demo.getByText(shown)).toBeVisible();
  }
  for (const [typed, shown] of [
    ['20', 'Not in the window: minDate'],
    ['21', 'Not in the window: minTime'],
    ['22', 'May 21, 22:00 to May 22, 04:30'],
  ] as const) {
    await enter(demo, typed, label, 'Day');
    await expect.element(demo.getByText(shown)).toBeVisible();
  }
});

act('IncidentForm', async (demo) => {
  const label = /^Incident/;
  const status = demo.getByRole('status');
  const send = demo.getByRole('button', { name: 'Send' });
  await send.click();
  await expect.element(status).toHaveTextContent('Sent: 2025-05-21T15:30:00.000Z');
  const hours = field(demo, label).getByRole('spinbutton', { name: 'Hours' });
  await click(hours);
  await press('Delete', 'Enter');
  await expect.element(status).toHaveTextContent('Complete the date and the time.');
  await type('4');
  await send.click();
  await expect.element(status).toHaveTextContent('Sent: 2025-05-21T16:30:00.000Z');
});

claim(
  'The Date Time Picker contains this field, except in its static variant, and adds a calendar and a clock.',
  async () => {
    const screen = await inProvider(<DateTimePicker label="Day" defaultValue={AT_15_30} />);
    await expectText(screen, '05/21/2025 03:30 PM');
    await openPicker(screen, 'Day');
    await expect.element(screen.getByRole('grid').first()).toBeVisible();
    await expect.element(screen.getByRole('listbox').first()).toBeVisible();
    screen.unmount();
    const fixed = await inProvider(<StaticDateTimePicker defaultValue={AT_15_30} />);
    await expect.element(fixed.getByRole('grid').first()).toBeVisible();
    await expect.element(fixed.getByRole('spinbutton')).not.toBeInTheDocument();
  },
);

claim(
  'In a right-to-left theme, the time is to the left of the date, and Tab selects AM or PM first, or the hours on a 24-hour clock: see right to left.',
  async () => {
    setDirection('rtl');
    for (const [ampm, shown, first] of [
      [true, 'PM 03:30 05/21/2025', 'Meridiem'],
      [false, '15:30 05/21/2025', 'Hours'],
    ] as const) {
      const screen = await inProvider(
        <>
          <button type="button">Before</button>
          <DateTimeField label="Day" ampm={ampm} defaultValue={AT_15_30} />
        </>,
      );
      await expectText(screen, shown);
      await screen.getByRole('button', { name: 'Before' }).click();
      await press('Tab');
      await expect.element(section(screen, first)).toHaveFocus();
      const [hours, year] = ['Hours', 'Year'].map(
        (name) => section(screen, name).element().getBoundingClientRect().left,
      );
      expect(hours).toBeLessThan(year ?? 0);
      screen.unmount();
    }
  },
);

claim(
  [
    'onChange(value, context) first runs when both the day and the time are complete.',
    'It receives null when one of them becomes incomplete.',
    "context.validationError is a code such as 'minDate' or 'minTime', or null.",
  ],
  async () => {
    const onChange = vi.fn<OnChange>();
    const screen = await dateTimeField({
      ampm: false,
      defaultValue: AT_15_30,
      minDate: dayjs('2025-05-20'),
      minTime: dayjs('2025-05-20T08:00'),
      onChange,
    });
    const last = () => {
      const [value, context] = onChange.mock.lastCall ?? [];
      return [value?.format('D HH:mm') ?? null, context?.validationError];
    };
    for (const [name, typed, expected] of [
      ['Day', '19', ['19 15:30', 'minDate']],
      ['Day', '20', ['20 15:30', null]],
      ['Hours', '07', ['20 07:30', 'minTime']],
      ['Hours', '08', ['20 08:30', null]],
    ] as const) {
      await enter(screen, typed, 'Day', name);
      await expect.poll(last).toEqual(expected);
    }
    for (const name of ['Day', 'Minutes']) {
      await click(section(screen, name));
      await press('Delete');
      await expect.poll(last).toEqual([null, null]);
      await type(name === 'Day' ? '20' : '30');
      await expect.poll(last).toEqual(['20 08:30', null]);
    }
    screen.unmount();
    onChange.mockClear();
    const empty = await dateTimeField({ ampm: false, onChange });
    await enter(empty, '05212025153');
    expect(onChange.mock.calls.every(([value]) => value !== null)).toBe(true);
    await type('0');
    await expect.poll(last).toEqual(['21 15:30', null]);
  },
);

claim(
  [
    'None | MM/DD/YYYY hh:mm A | 05/21/2025 03:30 PM',
    'ampm={false} | MM/DD/YYYY HH:mm | 05/21/2025 15:30',
    'Without format, the field displays the short date and the 12-hour or 24-hour clock of the locale.',
    'format takes the tokens of your date library in any order, and overrides ampm.',
    'YYYY-MM-DD HH:mm:ss | 2025-05-21 15:30:00',
    'D MMM YYYY, HH:mm | 21 May 2025, 15:30',
    'ddd, MMM D, YYYY, h A | Wed, May 21, 2025, 03 PM',
    'HH:mm [on] DD.MM. | 15:30 on 21.05.',
  ],
  async () => {
    for (const [props, locale, shown] of [
      [{}, 'en', '05/21/2025 03:30 PM'],
      [{ ampm: false }, 'en', '05/21/2025 15:30'],
      [{}, 'de', '21.05.2025 15:30'],
      [{ ampm: true }, 'de', '21.05.2025 03:30 PM'],
      [{ format: 'YYYY-MM-DD HH:mm:ss' }, 'en', '2025-05-21 15:30:00'],
      [{ format: 'YYYY-MM-DD HH:mm:ss', ampm: true }, 'en', '2025-05-21 15:30:00'],
      [{ format: 'D MMM YYYY, HH:mm' }, 'en', '21 May 2025, 15:30'],
      [{ format: 'ddd, MMM D, YYYY, h A' }, 'en', 'Wed, May 21, 2025, 03 PM'],
      [{ format: 'ddd, MMM D, YYYY, h A', ampm: false }, 'en', 'Wed, May 21, 2025, 03 PM'],
      [{ format: 'HH:mm [on] DD.MM.' }, 'en', '15:30 on 21.05.'],
    ] as const) {
      const screen = await dateTimeField({ defaultValue: AT_15_30, ...props }, locale);
      expect(text(screen)).toBe(shown);
      screen.unmount();
    }
  },
);

claim(
  [
    'DD/MM/YYYY HH:MM displays a field with two months and no minutes (#9096).',
    'As soon as the user changes one of them, the date is invalid.',
  ],
  async () => {
    const screen = await dateTimeField({ format: 'DD/MM/YYYY HH:MM', defaultValue: AT_15_30 });
    expect(text(screen)).toBe('21/05/2025 15:05');
    const months = section(screen, 'Month');
    expect(months.elements()).toHaveLength(2);
    expect(section(screen, 'Minutes').elements()).toHaveLength(0);
    await expect.element(field(screen)).toHaveAttribute('aria-invalid', 'false');
    await click(months.first());
    await press('ArrowUp');
    await expect.element(field(screen)).toHaveAttribute('aria-invalid', 'true');
  },
);

claim(
  [
    'A new value takes the year, the seconds or other parts without a section from referenceDate.',
    'Without referenceDate, it takes them from now, and parts smaller than the smallest section are 0.',
    'If minDateTime is in the future or maxDateTime in the past, the value takes the parts from this limit.',
  ],
  async () => {
    setClock('2025-05-21T15:30:45');
    const reference = dayjs('2020-02-03T04:05:06');
    for (const [props, typed, value] of [
      [{ format: 'MM/DD HH:mm' }, '06070915', '2025-06-07 09:15:00'],
      [{ format: 'MM/DD/YYYY HH' }, '0607202409', '2024-06-07 09:00:00'],
      [{ format: 'MM/DD HH:mm', referenceDate: reference }, '06070915', '2020-06-07 09:15:06'],
      [{ format: 'MM/DD/YYYY HH', referenceDate: reference }, '0607202409', '2024-06-07 09:05:06'],
      [
        { format: 'MM/DD HH:mm', minDateTime: dayjs('2027-01-02T03:04:05') },
        '06070915',
        '2027-06-07 09:15:00',
      ],
      [
        { format: 'MM/DD HH:mm', maxDateTime: dayjs('2023-08-02T03:04:05') },
        '06070915',
        '2023-06-07 09:15:00',
      ],
    ] as const) {
      const onChange = vi.fn<OnChange>();
      const screen = await dateTimeField({ ...props, onChange });
      await enter(screen, typed);
      await expect
        .poll(() => onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm:ss'))
        .toBe(value);
      screen.unmount();
    }
  },
);

claim(
  [
    'minDateTime, maxDateTime | The moment',
    'minDate, maxDate, shouldDisableDate, shouldDisableMonth, shouldDisableYear | The day',
    'minTime, maxTime, minutesStep, shouldDisableTime | The time of every day',
    'disablePast, disableFuture | The moment, compared with now',
    'There is no error code for minDateTime.',
    "The code is 'minDate' on an earlier day, and 'minTime' at an earlier time of the same day.",
    'minDateTime replaces minDate and minTime, and maxDateTime replaces maxDate and maxTime.',
    'With minDateTime, maxDateTime, disablePast or disableFuture, minTime and maxTime no longer apply to each day: they are moments too.',
  ],
  async () => {
    setClock('2025-05-21T15:30:00');
    const limit = dayjs('2025-05-21T12:00');
    const at = (time: string) => dayjs(`2025-05-21T${time}`);
    for (const [rule, value, code] of [
      [{ minDateTime: limit }, '2025-05-20T13:00', 'minDate'],
      [{ minDateTime: limit }, '2025-05-21T11:59', 'minTime'],
      [{ minDateTime: limit }, '2025-05-22T11:59', null],
      [{ maxDateTime: limit }, '2025-05-22T11:00', 'maxDate'],
      [{ maxDateTime: limit }, '2025-05-21T12:01', 'maxTime'],
      [{ maxDateTime: limit }, '2025-05-20T12:01', null],
      [{ minDate: limit }, '2025-05-21T11:00', null],
      [{ maxDate: limit }, '2025-05-21T13:00', null],
      [{ minDate: limit }, '2025-05-20T13:00', 'minDate'],
      [{ minTime: limit }, '2025-05-30T11:00', 'minTime'],
      [{ maxTime: limit }, '2025-05-01T13:00', 'maxTime'],
      [{ minutesStep: 15 }, '2025-05-01T13:10', 'minutesStep'],
      [
        { shouldDisableTime: (time: Dayjs) => time.hour() === 13 },
        '2025-05-01T13:10',
        'shouldDisableTime-hours',
      ],
      [
        { shouldDisableDate: (day: Dayjs) => day.date() === 1 },
        '2025-05-01T13:10',
        'shouldDisableDate',
      ],
      [{ disablePast: true }, '2025-05-21T15:29', 'disablePast'],
      [{ disablePast: true }, '2025-05-21T15:31', null],
      [{ disableFuture: true }, '2025-05-21T15:31', 'disableFuture'],
      [{ disableFuture: true }, '2025-05-21T15:29', null],
      [
        { minDateTime: limit, minDate: dayjs('2025-06-01'), minTime: at('14:00') },
        '2025-05-22T13:00',
        null,
      ],
      [
        { maxDateTime: limit, maxDate: dayjs('2025-04-01'), maxTime: at('08:00') },
        '2025-05-20T13:00',
        null,
      ],
      [{ minTime: at('08:00') }, '2025-05-30T07:00', 'minTime'],
      [{ minTime: at('08:00'), disablePast: true }, '2025-05-30T07:00', null],
      [{ maxTime: at('18:00'), disablePast: true }, '2025-05-30T17:00', 'maxTime'],
      [{ maxTime: at('18:00'), disableFuture: true }, '2025-05-20T19:00', null],
      [{ minTime: at('08:00'), maxDateTime: dayjs('2025-06-01') }, '2025-05-30T07:00', null],
      [{ maxTime: at('18:00'), minDateTime: dayjs('2025-05-01') }, '2025-05-30T17:00', 'maxTime'],
    ] as const) {
      const onError = vi.fn<OnError>();
      const screen = await dateTimeField({ ...rule, defaultValue: dayjs(value), onError });
      await expect.element(field(screen)).toHaveAttribute('aria-invalid', String(code !== null));
      expect(onError.mock.lastCall?.[0] ?? null).toBe(code);
      screen.unmount();
    }
  },
);

claim('With name, a form sends the text of the field, without a time zone.', async () => {
  const screen = await inProvider(
    <form>
      <DateTimeField label="Day" name="at" defaultValue={AT_15_30} />
    </form>,
  );
  expect(formValues(screen)).toEqual({ at: '05/21/2025 03:30 PM' });
  await enter(screen, '06');
  await expect.poll(() => formValues(screen)).toEqual({ at: '06/21/2025 03:30 PM' });
});

claim(
  [
    'The outlined field is 210 px wide.',
    'Set fullWidth, or a width in sx as in the demos, if the format is longer than the default.',
    'Longer text is cut off.',
    'A clear button needs 32 px more, and widens a field without a width.',
  ],
  async () => {
    for (const [props, width, isCut] of [
      [{}, 210, false],
      [{ clearable: true }, 242, false],
      [{ defaultValue: null, autoFocus: true }, 210, false],
      [{ format: 'dddd, MMMM D, YYYY HH:mm' }, 210, true],
      [{ format: 'dddd, MMMM D, YYYY HH:mm', sx: { width: 360 } }, 360, false],
    ] as const) {
      const screen = await dateTimeField({ defaultValue: AT_15_30, ...props });
      const group = field(screen).element();
      const sections = group.querySelector('[contenteditable]');
      expect(group.getBoundingClientRect().width).toBe(width);
      expect(sections && sections.scrollWidth > sections.clientWidth).toBe(isCut);
      screen.unmount();
    }
  },
);
