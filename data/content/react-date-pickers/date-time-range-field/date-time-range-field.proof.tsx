import {
  MultiInputDateTimeRangeField,
  type MultiInputDateTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import {
  SingleInputDateTimeRangeField,
  type SingleInputDateTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import type { Locator } from 'vitest/browser';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {
  act,
  claim,
  click,
  expect,
  press,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  enter,
  field,
  inProvider,
  type Inputs,
  rangeSection,
  section,
  text,
} from '#test/proofs/pickers.tsx';

type Range = [Dayjs | null, Dayjs | null];
type Shared = Pick<
  SingleInputDateTimeRangeFieldProps,
  | 'ampm'
  | 'dateSeparator'
  | 'defaultValue'
  | 'format'
  | 'maxDateTime'
  | 'minDateTime'
  | 'minTime'
  | 'onChange'
  | 'onError'
  | 'shouldDisableDate'
  | 'shouldDisableTime'
>;

const SHIFT: Range = [dayjs('2025-05-21T22:00'), dayjs('2025-05-22T06:30')];
const bothKinds = ['one', 'two'] as const;

function one(props: SingleInputDateTimeRangeFieldProps = {}): Promise<Screen> {
  return inProvider(<SingleInputDateTimeRangeField label="Shift" sx={{ width: 480 }} {...props} />);
}

function two(props: MultiInputDateTimeRangeFieldProps<true> = {}): Promise<Screen> {
  return inProvider(
    <MultiInputDateTimeRangeField
      slotProps={{ textField: ({ position }) => ({ label: position }) }}
      {...props}
    />,
  );
}

function rangeField(kind: Inputs, props: Shared): Promise<Screen> {
  return kind === 'one' ? one(props) : two(props);
}

function part(screen: Screen, inputs: Inputs, position: 'start' | 'end', name: string): Locator {
  return rangeSection(screen, inputs, position, name, 'Shift');
}

function shown(screen: Screen, kind: 'one' | 'two', separator = '–'): string {
  return kind === 'one'
    ? text(screen, 'Shift')
    : `${text(screen, 'start')} ${separator} ${text(screen, 'end')}`;
}

act('NightShift', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('Duration: 8 h 30 min');
  for (const [label, typed, duration] of [
    ['Starts', '21', 'Duration: 9 h 30 min'],
    ['Ends', '07', 'Duration: 10 h 30 min'],
    ['Starts', '22', 'Duration: 9 h 30 min'],
  ] as const) {
    await enter(demo, typed, label, 'Hours');
    await expect.element(status).toHaveTextContent(duration);
  }
  await enter(demo, '22', 'Starts', 'Day');
  await expect.element(status).toHaveTextContent('Enter the start and a later end.');
  await enter(demo, '05', 'Starts', 'Day');
  await enter(demo, '21', 'Starts', 'Day');
  await expect.element(status).toHaveTextContent('Duration: 9 h 30 min');
  await press('Control+a', 'Delete');
  await expect.element(status).toHaveTextContent('Enter the start and a later end.');
});

act('RoadClosure', async (demo) => {
  const label = 'Road closure';
  const select = demo.getByRole('button', { name: 'Select the error' });
  const hours = section(demo, 'Hours', label);
  const days = section(demo, 'Day', label);
  await select.click();
  await expect.element(days.nth(1)).toHaveFocus();
  await click(hours.nth(1));
  await type('05');
  await expect.element(select).toBeDisabled();
  await click(hours.first());
  await type('19');
  await select.click();
  await expect.element(days.first()).toHaveFocus();
  await click(hours.first());
  await type('20');
  await expect.element(select).toBeDisabled();
});

claim(
  [
    'In version 8.4.0, clearing and retyping a section of a complete range sets the other sections of that date to those of the other date (#18039).',
    "Fields with two inputs don't have this problem.",
  ],
  async () => {
    for (const [kind, expected] of [
      ['one', '05/22/2025 21:30 – 05/22/2025 06:30'],
      ['two', '05/21/2025 21:00 – 05/22/2025 06:30'],
    ] as const) {
      const screen = await rangeField(kind, { ampm: false, defaultValue: SHIFT });
      await click(part(screen, kind, 'start', 'Hours'));
      await press('Delete');
      await type('21');
      await expect.poll(() => shown(screen, kind)).toBe(expected);
      screen.unmount();
    }
  },
);

claim(
  [
    'The default width of one input is 210 px, and longer text is cut off.',
    'Set fullWidth in a wide container, or at least 440 px in sx.',
    'Each of two inputs needs about 210 px.',
  ],
  async () => {
    const isCut = (screen: Screen, label: string) => {
      const sections = field(screen, label).element().querySelector('[contenteditable]');
      return sections && sections.scrollWidth > sections.clientWidth;
    };
    for (const value of [SHIFT, [null, null] as Range]) {
      for (const [props, width, isTooLong] of [
        [{}, 210, true],
        [{ sx: { width: 440 } }, 440, false],
      ] as const) {
        const screen = await inProvider(
          <SingleInputDateTimeRangeField label="Shift" defaultValue={value} autoFocus {...props} />,
        );
        expect(field(screen, 'Shift').element().getBoundingClientRect().width).toBe(width);
        expect(isCut(screen, 'Shift')).toBe(isTooLong);
        screen.unmount();
      }
    }
    const screen = await two({ defaultValue: SHIFT, sx: { width: 460 } });
    expect(['start', 'end'].map((label) => isCut(screen, label))).toEqual([false, false]);
  },
);

claim(
  [
    'The value is [start, end], and each moment can be null.',
    'onChange fires for each moment on its own, with null for one that has no complete day and time.',
  ],
  async () => {
    for (const kind of bothKinds) {
      const onChange = vi.fn<NonNullable<Shared['onChange']>>();
      const screen = await rangeField(kind, { ampm: false, onChange });
      const last = () =>
        onChange.mock.lastCall?.[0].map((each) => each?.format('MM-DD HH:mm') ?? null);
      await click(part(screen, kind, 'start', 'Month'));
      await type('05212025');
      expect(onChange).not.toHaveBeenCalled();
      await type('2200');
      await expect.poll(last).toEqual(['05-21 22:00', null]);
      await click(part(screen, kind, 'end', 'Month'));
      await type('052220250630');
      await expect.poll(last).toEqual(['05-21 22:00', '05-22 06:30']);
      await click(part(screen, kind, 'start', 'Minutes'));
      await press('Delete');
      await expect.poll(last).toEqual([null, '05-22 06:30']);
      screen.unmount();
    }
  },
);

claim(
  [
    'None | 05/21/2025 10:00 PM – 05/22/2025 06:30 AM',
    'ampm={false} | 05/21/2025 22:00 – 05/22/2025 06:30',
    'format="D MMM HH:mm" and dateSeparator="to" | 21 May 22:00 to 22 May 06:30',
  ],
  async () => {
    for (const kind of bothKinds) {
      for (const [props, expected] of [
        [{}, '05/21/2025 10:00 PM – 05/22/2025 06:30 AM'],
        [{ ampm: false }, '05/21/2025 22:00 – 05/22/2025 06:30'],
        [{ format: 'D MMM HH:mm', dateSeparator: 'to' }, '21 May 22:00 to 22 May 06:30'],
      ] as const) {
        const screen = await rangeField(kind, { defaultValue: SHIFT, ...props });
        expect(shown(screen, kind, 'dateSeparator' in props ? props.dateSeparator : '–')).toBe(
          expected,
        );
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'The field takes the rules of the Date Time Field for both moments, except shouldDisableMonth and shouldDisableYear.',
    "shouldDisableDate(day, position) receives 'start' or 'end'.",
    "shouldDisableTime(time, view) doesn't receive the position.",
    "If the end is before the start and neither moment breaks another rule, both codes are 'invalidRange'.",
    'Two equal moments are valid.',
  ],
  async () => {
    const none = [null, null];
    for (const kind of bothKinds) {
      const shouldDisableTime = vi.fn(() => false);
      for (const [value, rules, codes] of [
        [SHIFT, {}, none],
        [[SHIFT[0], SHIFT[0]], {}, none],
        [[SHIFT[1], SHIFT[0]], {}, ['invalidRange', 'invalidRange']],
        [[SHIFT[1], SHIFT[0]], { minTime: dayjs('2025-05-21T08:00') }, ['minTime', null]],
        [SHIFT, { minDateTime: dayjs('2025-05-21T22:30') }, ['minTime', null]],
        [SHIFT, { maxDateTime: dayjs('2025-05-22T06:00') }, [null, 'maxTime']],
        [SHIFT, { minTime: dayjs('2025-05-21T08:00') }, [null, 'minTime']],
        [
          SHIFT,
          { shouldDisableDate: (_: Dayjs, position: string) => position === 'end' },
          [null, 'shouldDisableDate'],
        ],
        [SHIFT, { shouldDisableTime }, none],
      ] as const) {
        const onError = vi.fn<NonNullable<Shared['onError']>>();
        const screen = await rangeField(kind, {
          ...rules,
          defaultValue: [value[0], value[1]],
          onError,
        });
        expect(onError.mock.lastCall?.[0] ?? none).toEqual(codes);
        screen.unmount();
      }
      const views = new Set(shouldDisableTime.mock.calls.map((call: unknown[]) => call[1]));
      expect(views).toEqual(new Set(['hours', 'minutes', 'seconds']));
    }
  },
);

claim(
  [
    'In one input, the sections of the start come first.',
    'With MM/DD/YYYY HH:mm, the start has the indexes 0 to 4, and the end 5 to 9.',
    "A type such as 'hours' selects the start.",
  ],
  async () => {
    for (const [selectedSections, name, place] of [
      [0, 'Month', 0],
      [4, 'Minutes', 0],
      [5, 'Month', 1],
      [9, 'Minutes', 1],
      ['hours', 'Hours', 0],
    ] as const) {
      const input = { current: null as HTMLInputElement | null };
      const screen = await one({
        ampm: false,
        defaultValue: SHIFT,
        selectedSections,
        inputRef: input,
      });
      input.current?.focus();
      await expect.element(section(screen, name, 'Shift').nth(place)).toHaveFocus();
      screen.unmount();
    }
  },
);

claim('Both moments must be in the same time zone, or the field throws an error.', async () => {
  dayjs.extend(utc);
  dayjs.extend(timezone);
  const value: Range = [
    dayjs.tz('2025-05-21T22:00', 'Europe/Paris'),
    dayjs.tz('2025-05-22T06:30', 'America/New_York'),
  ];
  for (const kind of bothKinds) {
    await expect(rangeField(kind, { defaultValue: value })).rejects.toThrow(
      'The timezone of the start and the end date should be the same',
    );
    takeConsole();
    const screen = await rangeField(kind, { defaultValue: [value[0], value[0]] });
    expect(shown(screen, kind)).toBe('05/21/2025 10:00 PM – 05/21/2025 10:00 PM');
    screen.unmount();
  }
});
