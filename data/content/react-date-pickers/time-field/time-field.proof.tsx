import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimeField, type TimeFieldProps } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { act, claim, click, expect, press, setClock, type, vi, type Screen } from '#test/proof.tsx';
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

type OnChange = NonNullable<TimeFieldProps['onChange']>;

function timeField(props: TimeFieldProps = {}, locale = 'en'): Promise<Screen> {
  return inProvider(<TimeField label="Time" {...props} />, { adapterLocale: locale });
}

async function expectText(screen: Screen, shown: string, label = 'Time') {
  await expect.poll(() => text(screen, label)).toBe(shown);
}

async function expectError(screen: Screen, isError: boolean, label = 'Time') {
  await expect.element(field(screen, label)).toHaveAttribute('aria-invalid', String(isError));
}

act('OpeningHours', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('Open for 9 h 30 min');
  for (const [typed, shown] of [
    ['08', 'Enter both times, the later one second.'],
    ['06', 'Open for 9 h 30 min'],
  ] as const) {
    await enter(demo, typed, 'Closes', 'Hours');
    await press('ArrowRight', typed === '08' ? 'a' : 'p');
    await expect.element(status).toHaveTextContent(shown);
    await expectError(demo, typed === '08', 'Closes');
  }
  await click(section(demo, 'Minutes', 'Opens'));
  await press('Delete');
  await expect.element(status).toHaveTextContent('Enter both times');
});

act('HourCycles', async (demo) => {
  for (const [typed, shown] of [
    ['09', ['09:30 AM', '09:30', '09:30:00']],
    ['15', ['03:30 PM', '15:30', '15:30:00']],
  ] as const) {
    await enter(demo, typed, 'Departure board', 'Hours');
    for (const [index, label] of ['Ticket', 'Departure board', 'Control room'].entries()) {
      await expectText(demo, shown[index] ?? '', label);
    }
  }
});

act('VisitSlot', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('Enter both.');
  for (const [typed, shown] of [
    ['0915', '21 May 2025 at 09:15'],
    ['1530', '21 May 2025 at 15:30'],
  ] as const) {
    await enter(demo, typed, 'Arrival', 'Hours');
    await expect.element(status).toHaveTextContent(`The nurse arrives on ${shown}.`);
  }
  await enter(demo, '06', 'Home visit');
  await expect.element(status).toHaveTextContent('21 June 2025 at 15:30');
});

act('SlotRules', async (demo) => {
  for (const [label, typed, isError] of [
    ['Appointment', '0745', true],
    ['Appointment', '0810', true],
    ['Appointment', '0815', false],
    ['Night delivery', '1200', true],
    ['Night delivery', '0200', false],
  ] as const) {
    await enter(demo, typed, label, 'Hours');
    await expectError(demo, isError, label);
  }
  await click(section(demo, 'Minutes', 'Appointment'));
  await press('ArrowUp');
  await expectText(demo, '08:30', 'Appointment');
});

claim(
  'The Time Picker contains this field, except in its static variant, and adds a clock.',
  async () => {
    const screen = await inProvider(<TimePicker label="Time" defaultValue={AT_15_30} />);
    await expectText(screen, '03:30 PM');
    await openPicker(screen, 'Time');
    await expect.element(screen.getByRole('listbox').first()).toBeVisible();
    screen.unmount();
    const fixed = await inProvider(<StaticTimePicker defaultValue={AT_15_30} />);
    await expect.element(fixed.getByRole('listbox').first()).toBeInTheDocument();
    await expect.element(fixed.getByRole('spinbutton')).not.toBeInTheDocument();
  },
);

claim(
  [
    'ampm | hh:mm A | 03:30 PM',
    'ampm={false} | HH:mm | 15:30',
    'The default depends on the locale.',
    'With ampm, 12:00 AM is midnight and 12:00 PM is noon.',
  ],
  async () => {
    for (const [props, locale, shown] of [
      [{}, 'en', '03:30 PM'],
      [{}, 'de', '15:30'],
      [{ ampm: true }, 'de', '03:30 PM'],
      [{ ampm: false }, 'en', '15:30'],
    ] as const) {
      const screen = await timeField({ defaultValue: AT_15_30, ...props }, locale);
      expect(text(screen, 'Time')).toBe(shown);
      screen.unmount();
    }
    for (const [typed, hours] of [
      ['1200a', 0],
      ['1200p', 12],
    ] as const) {
      const onChange = vi.fn<OnChange>();
      const screen = await timeField({ onChange });
      await enter(screen, typed, 'Time', 'Hours');
      await expect.poll(() => onChange.mock.lastCall?.[0]?.hour()).toBe(hours);
      screen.unmount();
    }
  },
);

claim(
  [
    'In an empty field, 1530 results in 05:30, because the section of the hours accepts 1 to 12.',
    'AM or PM then stays empty, so the value stays null.',
    'In a filled field, AM or PM stays as it was.',
  ],
  async () => {
    const onChange = vi.fn<OnChange>();
    const screen = await timeField({ onChange });
    const hours = section(screen, 'Hours', 'Time');
    await expect.element(hours).toHaveAttribute('aria-valuemin', '1');
    await expect.element(hours).toHaveAttribute('aria-valuemax', '12');
    await enter(screen, '1530', 'Time', 'Hours');
    await expectText(screen, '05:30 aa');
    expect(onChange).not.toHaveBeenCalled();
    screen.unmount();
    for (const [time, shown] of [
      [AT_15_30, '05:30 PM'],
      [dayjs('2025-05-21T09:15'), '05:30 AM'],
    ] as const) {
      const filled = await timeField({ defaultValue: time });
      await enter(filled, '1530', 'Time', 'Hours');
      await expectText(filled, shown);
      filled.unmount();
    }
  },
);

claim(
  [
    'HH:mm:ss | 15:30:00',
    'h A | 03 PM',
    'mm:ss | 30:00',
    'HH[h]mm | 15h30',
    'format takes the tokens of your date library and overrides ampm.',
    "The field is for times of a day and not for durations: users can't type 24 or more hours.",
  ],
  async () => {
    for (const [format, shown] of [
      ['HH:mm:ss', '15:30:00'],
      ['h A', '03 PM'],
      ['mm:ss', '30:00'],
      ['HH[h]mm', '15h30'],
    ] as const) {
      for (const props of [{}, { ampm: true }, { ampm: false }]) {
        const screen = await timeField({ format, defaultValue: AT_15_30, ...props });
        expect(text(screen, 'Time')).toBe(shown);
        screen.unmount();
      }
    }
    for (const typed of ['24', '36']) {
      const screen = await timeField({ ampm: false });
      await enter(screen, typed, 'Time', 'Hours');
      expect(text(screen, 'Time')).not.toMatch(new RegExp(`^${typed}`));
      screen.unmount();
    }
  },
);

claim(
  "onChange(value, context) receives null when a complete time becomes incomplete, and context.validationError is a code such as 'minTime', or null.",
  async () => {
    const onChange = vi.fn<OnChange>();
    const screen = await timeField({
      ampm: false,
      defaultValue: AT_15_30,
      minTime: dayjs('2025-05-21T12:00'),
      onChange,
    });
    const last = () => {
      const [value, context] = onChange.mock.lastCall ?? [];
      return [value?.format('HH:mm') ?? null, context?.validationError];
    };
    await enter(screen, '11', 'Time', 'Hours');
    await expect.poll(last).toEqual(['11:30', 'minTime']);
    await enter(screen, '12', 'Time', 'Hours');
    await expect.poll(last).toEqual(['12:30', null]);
    await press('Delete');
    await expect.poll(last).toEqual([null, null]);
  },
);

claim(
  [
    'A value keeps its day when the user edits the time, and also when the user clears the field and types another time.',
    'The first value of an empty field gets the day of referenceDate, or today without it.',
    'Seconds that the format leaves out are those of referenceDate, or 0.',
  ],
  async () => {
    setClock('2025-05-21T15:30:45');
    for (const [props, value] of [
      [{}, '2025-05-21 09:15:00'],
      [{ referenceDate: dayjs('2020-02-03T04:05:06') }, '2020-02-03 09:15:06'],
      [{ defaultValue: dayjs('2024-07-08T01:02:03') }, '2024-07-08 09:15:03'],
      [
        {
          defaultValue: dayjs('2024-07-08T01:02:03'),
          referenceDate: dayjs('2020-02-03T04:05:06'),
        },
        '2024-07-08 09:15:03',
      ],
    ] as const) {
      const onChange = vi.fn<OnChange>();
      const screen = await timeField({ ampm: false, onChange, ...props });
      await enter(screen, '0915', 'Time', 'Hours');
      await expect
        .poll(() => onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm:ss'))
        .toBe(value);
      await press('Control+a', 'Delete');
      await expect.poll(() => onChange.mock.lastCall?.[0]).toBeNull();
      await press('ArrowLeft');
      await enter(screen, '1000', 'Time', 'Hours');
      await expect
        .poll(() => onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm'))
        .toBe(`${value.slice(0, 10)} 10:00`);
      screen.unmount();
    }
  },
);

claim(
  [
    'minTime, maxTime | Times before and after, whatever their day',
    "minutesStep | Minutes that aren't a multiple of the step. ↑ and ↓ skip them if the step divides 60",
    "shouldDisableTime(time, view) | Times for which it returns true. It runs with the views 'hours', 'minutes' and 'seconds'",
    'disablePast, disableFuture | Times before and after now, including the day of the value',
    'Users can type disabled times.',
    'The field then has an error state.',
    'With disableIgnoringDatePartForTimeValidation, minTime and maxTime compare the day too.',
    'For a range over midnight, use shouldDisableTime. If minTime is later than maxTime, every time is an error.',
    'A referenceDate of yesterday makes all times an error.',
  ],
  async () => {
    setClock('2025-05-21T15:30:00');
    const time = (of: string) => dayjs(`2025-05-21T${of}`);
    const other = (of: string) => dayjs(`2020-02-03T${of}`);
    const withDay = {
      disableIgnoringDatePartForTimeValidation: true,
      referenceDate: time('00:00'),
    };
    const night = { minTime: time('22:00'), maxTime: time('06:00') };
    for (const [props, typed, isError] of [
      [{ minTime: time('08:00') }, '0759', true],
      [{ minTime: time('08:00') }, '0800', false],
      [{ minTime: other('08:00') }, '0759', true],
      [{ minTime: other('08:00') }, '0800', false],
      [{ maxTime: other('08:00') }, '0801', true],
      [{ maxTime: other('08:00') }, '0800', false],
      [{ maxTime: other('08:00'), ...withDay }, '0700', true],
      [{ minTime: other('08:00'), ...withDay }, '0700', false],
      [{ minutesStep: 15 }, '0810', true],
      [{ minutesStep: 15 }, '0845', false],
      [{ disablePast: true }, '1529', true],
      [{ disablePast: true }, '1531', false],
      [{ disableFuture: true }, '1531', true],
      [{ disableFuture: true }, '1529', false],
      [{ disablePast: true, referenceDate: dayjs('2025-05-20') }, '2359', true],
      [{ disablePast: true, referenceDate: dayjs('2025-05-22') }, '0001', false],
      [night, '2300', true],
      [night, '0300', true],
      [night, '1200', true],
    ] as const) {
      const screen = await timeField({ ampm: false, ...props });
      await enter(screen, typed, 'Time', 'Hours');
      await expectText(screen, `${typed.slice(0, 2)}:${typed.slice(2)}`);
      await expectError(screen, isError);
      screen.unmount();
    }
    for (const [minutesStep, from, key, shown] of [
      [15, '15:37', '↑', '15:45'],
      [15, '15:37', '↓', '15:30'],
      [15, '15:45', '↑', '15:00'],
      [7, '15:56', '↑', '15:03'],
    ] as const) {
      const screen = await timeField({ ampm: false, minutesStep, defaultValue: time(from) });
      await click(section(screen, 'Minutes', 'Time'));
      await press(key);
      await expectText(screen, shown);
      screen.unmount();
    }
    for (const disabled of ['hours', 'minutes', 'seconds']) {
      const shouldDisableTime = vi.fn((_: Dayjs, view: string) => view === disabled);
      const screen = await timeField({ defaultValue: AT_15_30, shouldDisableTime });
      await expectError(screen, true);
      expect(shouldDisableTime.mock.calls.some(([, view]) => view === disabled)).toBe(true);
      screen.unmount();
    }
  },
);

claim('With name, a form sends the text of the field, such as 03:30 PM.', async () => {
  const screen = await inProvider(
    <form>
      <TimeField label="Time" name="time" defaultValue={AT_15_30} />
    </form>,
  );
  expect(formValues(screen)).toEqual({ time: '03:30 PM' });
  await click(section(screen, 'Hours', 'Time'));
  await type('9');
  expect(formValues(screen)).toEqual({ time: '09:30 PM' });
});
