import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import {
  SingleInputTimeRangeField,
  type SingleInputTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/fr';
import {
  act,
  claim,
  click,
  expect,
  press,
  setClock,
  show,
  type,
  type Screen,
} from '#test/proof.tsx';
import { field, inProvider, section, text } from '#test/proofs/pickers.tsx';

type Position = 'start' | 'end';

const at = (time: string, day = '21') => dayjs(`2025-05-${day}T${time}`);
const MORNING: [Dayjs, Dayjs] = [at('09:00'), at('11:30')];
const NIGHT: [Dayjs, Dayjs] = [at('22:10'), at('06:40', '22')];

/** A section of one of the two times in a field. */
function part(screen: Screen, name: string, position: Position, label = 'Day') {
  return field(screen, label)
    .getByRole('spinbutton', { name })
    .nth(position === 'start' ? 0 : 1);
}

function shown(value: DateRange<Dayjs> | undefined) {
  return value?.map((date) => date?.format('D HH:mm') ?? null);
}

const labels = {
  textField: ({ position }: { position: Position }) => ({
    id: `proof-${position}`,
    label: position === 'start' ? 'From' : 'Until',
  }),
};

/** What the callbacks received last. */
function makeLog() {
  const last: { value?: DateRange<Dayjs>; error?: readonly unknown[] } = {};
  const onChange = (value: DateRange<Dayjs>, context: { validationError: readonly unknown[] }) => {
    last.value = value;
    last.error = context.validationError;
  };
  return { last, onChange };
}

function single(props: SingleInputTimeRangeFieldProps): Promise<Screen> {
  return inProvider(<SingleInputTimeRangeField label="Day" ampm={false} {...props} />);
}

act('OneOrTwoFields', async (demo) => {
  for (const hours of ['09', '08']) {
    await click(part(demo, 'Hours', 'start', 'Surgery hours'));
    await type(hours);
    await expect.poll(() => text(demo, 'Surgery hours')).toBe(`${hours}:30 – 12:00`);
    await click(section(demo, 'Hours', 'Visits until'));
    await type(hours);
    await expect.poll(() => text(demo, 'Visits until')).toBe(`${hours}:00`);
    expect(text(demo, 'Visits from')).toBe('15:30');
  }
});

act('WhoHoldsTheRange', async (demo) => {
  for (const [hours, length] of [
    ['10', '90 minutes'],
    ['09', '150 minutes'],
  ] as const) {
    await click(part(demo, 'Hours', 'start', 'Room B (controlled)'));
    await type(hours);
    await expect.element(demo.getByText(`Your state: ${length}`)).toBeVisible();
    await click(part(demo, 'Hours', 'start', 'Room A (uncontrolled)'));
    await type(hours);
    await expect.poll(() => text(demo, 'Room A (uncontrolled)')).toBe(`${hours}:00 – 11:30`);
  }
  await click(part(demo, 'Hours', 'end', 'Room B (controlled)'));
  await press('Delete');
  await expect.element(demo.getByText('Your state: no length')).toBeVisible();
});

act('NightShift', async (demo) => {
  const label = 'Shift on May 21';
  const group = field(demo, label);
  const expectEnd = async (words: string) => {
    await expect.element(demo.getByText(`Ends on ${words}`)).toBeVisible();
    await expect.element(group).toHaveAttribute('aria-invalid', 'false');
  };
  await expectEnd('May 22 after 8 h');
  for (const [hours, words] of [
    ['05', 'May 22 after 7 h'],
    ['23', 'May 21 after 1 h'],
    ['06', 'May 22 after 8 h'],
  ] as const) {
    await click(part(demo, 'Hours', 'end', label));
    await type(hours);
    await expectEnd(words);
  }
  for (const [position, hours, words] of [
    ['end', '05', 'May 22 after 7 h'],
    ['start', '21', 'May 22 after 8 h'],
    ['start', '04', 'May 21 after 1 h'],
    ['start', '22', 'May 22 after 7 h'],
    ['end', '06', 'May 22 after 8 h'],
  ] as const) {
    await click(part(demo, 'Hours', position, label));
    await press('Delete');
    await expect.element(demo.getByText('Enter both times')).toBeVisible();
    await type(hours);
    await expectEnd(words);
  }
});

act('HourCycles', async (demo) => {
  for (const [minutes, twelve, twentyFour, seconds] of [
    ['15', '01:15 PM – 03:40 PM', '13:15 – 15:40', '13:15:30 – 15:40:10'],
    ['05', '01:05 PM – 03:40 PM', '13:05 – 15:40', '13:05:30 – 15:40:10'],
  ] as const) {
    await click(part(demo, 'Minutes', 'start', 'Boarding, 12 hours'));
    await type(minutes);
    await expect.poll(() => text(demo, 'Boarding, 12 hours')).toBe(twelve);
    await expect.poll(() => text(demo, 'Boarding, 24 hours')).toBe(twentyFour);
    await expect.poll(() => text(demo, 'Gate log, seconds')).toBe(seconds);
  }
});

claim(
  [
    'onChange([start, end], context) fires as soon as one of the times is complete: the other one is null until the user types it.',
    "context.validationError is an array of two codes, such as ['minTime', null].",
    'Clearing a section of a complete time sets that time to null and keeps the other one.',
  ],
  async () => {
    setClock('2025-05-07T12:00:00');
    const { last, onChange } = makeLog();
    const rules = { minTime: at('08:00'), onChange };
    const screen = await single(rules);
    await click(part(screen, 'Hours', 'start'));
    await type('07');
    expect(last.value).toBeUndefined();
    await type('00');
    await expect.poll(() => shown(last.value)).toEqual(['7 07:00', null]);
    expect(last.error).toEqual(['minTime', null]);
    await type('1000');
    await expect.poll(() => shown(last.value)).toEqual(['7 07:00', '7 10:00']);
    await click(part(screen, 'Minutes', 'start'));
    await press('Delete');
    await expect.poll(() => shown(last.value)).toEqual([null, '7 10:00']);
    screen.unmount();

    const other = makeLog();
    const fields = await inProvider(
      <MultiInputTimeRangeField
        ampm={false}
        minTime={rules.minTime}
        onChange={other.onChange}
        slotProps={labels}
      />,
    );
    await click(section(fields, 'Hours', 'Until'));
    await type('0700');
    await expect.poll(() => shown(other.last.value)).toEqual([null, '7 07:00']);
    expect(other.last.error).toEqual([null, 'minTime']);
    await click(section(fields, 'Hours', 'From'));
    await type('0900');
    await expect.poll(() => shown(other.last.value)).toEqual(['7 09:00', '7 07:00']);
    await click(section(fields, 'Hours', 'Until'));
    await press('Delete');
    await expect.poll(() => shown(other.last.value)).toEqual(['7 09:00', null]);
  },
);

claim(
  [
    'referenceDate | The day of a new value | No effect in version 8.4.0',
    "A time that users type into an empty MultiInputTimeRangeField gets today's date, whatever referenceDate is.",
  ],
  async () => {
    setClock('2025-05-07T12:00:00');
    const one = makeLog();
    const screen = await single({ referenceDate: at('00:00'), onChange: one.onChange });
    await click(part(screen, 'Hours', 'start'));
    await type('0900');
    await expect.poll(() => shown(one.last.value)).toEqual(['21 09:00', null]);
    screen.unmount();
    const two = makeLog();
    const fields = await inProvider(
      <MultiInputTimeRangeField
        ampm={false}
        referenceDate={at('00:00')}
        onChange={two.onChange}
        slotProps={labels}
      />,
    );
    await click(section(fields, 'Hours', 'From'));
    await type('0900');
    await expect.poll(() => shown(two.last.value)).toEqual(['7 09:00', null]);
  },
);

claim('↑ and ↓ with minutesStep | In steps | By one minute in version 8.4.0', async () => {
  const screen = await single({ minutesStep: 15, defaultValue: MORNING });
  await click(part(screen, 'Minutes', 'start'));
  await press('ArrowUp');
  await expect.poll(() => text(screen)).toBe('09:15 – 11:30');
  await press('ArrowDown');
  await expect.poll(() => text(screen)).toBe('09:00 – 11:30');
  screen.unmount();
  const fields = await inProvider(
    <MultiInputTimeRangeField
      ampm={false}
      minutesStep={15}
      defaultValue={MORNING}
      slotProps={labels}
    />,
  );
  await click(section(fields, 'Minutes', 'From'));
  await press('ArrowUp');
  await expect.poll(() => text(fields, 'From')).toBe('09:01');
  await expect.element(field(fields, 'From')).toHaveAttribute('aria-invalid', 'true');
});

claim(
  [
    'Label | label | slotProps.textField with position',
    'Name in a form | name | slotProps.textField with position',
    'Clear button (clearable) | Yes | No',
    'Separator | dateSeparator | dateSeparator, slotProps.separator',
  ],
  async () => {
    const screen = await inProvider(
      <form>
        <SingleInputTimeRangeField
          label="Day"
          name="open"
          ampm={false}
          clearable
          dateSeparator="till"
          defaultValue={MORNING}
        />
        <MultiInputTimeRangeField
          ampm={false}
          dateSeparator="to"
          defaultValue={MORNING}
          slotProps={{
            separator: { title: 'separator' },
            textField: ({ position }) => ({
              id: `proof-${position}`,
              label: position === 'start' ? 'From' : 'Until',
              name: position,
            }),
          }}
        />
      </form>,
    );
    expect(text(screen)).toBe('09:00 till 11:30');
    expect(text(screen, 'From')).toBe('09:00');
    await expect.element(screen.getByTitle('separator')).toHaveTextContent('to');
    const form = screen.stage.querySelector('form');
    const data = new FormData(form ?? undefined);
    expect(data.get('start')).toBe('09:00');
    expect(data.get('end')).toBe('11:30');
    expect(data.get('open')).toContain('09:00');
    await click(part(screen, 'Hours', 'start'));
    const clear = screen.getByRole('button', { name: 'Clear' });
    expect(clear.elements()).toHaveLength(1);
    await clear.click();
    await expect.poll(() => text(screen)).toBe('hh:mm till hh:mm');
  },
);

claim(
  [
    'In an empty field both times get the same day, so 22:00 to 06:00 is an error: the end is before the start.',
    "A range has one more code: 'invalidRange' for both times if the end is before the start.",
    'Equal times are valid.',
    'The field checks the order only when both times are complete and neither has another error.',
  ],
  async () => {
    setClock('2025-05-07T12:00:00');
    for (const [typed, expected, rules] of [
      ['22000600', ['invalidRange', 'invalidRange'], {}],
      ['06000600', [null, null], {}],
      ['2200', [null, null], {}],
      ['22000600', [null, 'minTime'], { minTime: at('07:00') }],
      ['22000600', ['maxTime', null], { maxTime: at('21:00') }],
    ] as const) {
      const { last, onChange } = makeLog();
      const screen = await single({ ...rules, onChange });
      await click(part(screen, 'Hours', 'start'));
      await type(typed);
      await expect.poll(() => last.error).toEqual(expected);
      await expect
        .element(field(screen))
        .toHaveAttribute('aria-invalid', String(expected.some((error) => error !== null)));
      screen.unmount();
    }
  },
);

claim(
  'The field validates the value that you pass to it, so the corrected value has no error.',
  async () => {
    for (const [value, isInvalid] of [
      [NIGHT, 'false'],
      [[at('22:10'), at('06:40')], 'true'],
    ] as const) {
      const screen = await single({ value: [value[0], value[1]] });
      expect(text(screen)).toBe('22:10 – 06:40');
      await expect.element(field(screen)).toHaveAttribute('aria-invalid', isInvalid);
      screen.unmount();
    }
  },
);

claim(
  [
    'In version 8.4.0, a time that becomes incomplete or invalid takes its day and its other sections from the other time (#18039).',
    'This happens when the user clears a section, or types 09 over the hours of a 12-hour clock.',
    'With two inputs, each time keeps its parts.',
    'The function overMidnight of the night shift demo sets the day of both times.',
  ],
  async () => {
    for (const [position, hours, expected] of [
      ['end', '05', ['21 22:10', '21 05:10']],
      ['start', '23', ['22 23:40', '22 06:40']],
    ] as const) {
      const { last, onChange } = makeLog();
      const screen = await single({ defaultValue: NIGHT, onChange });
      await click(part(screen, 'Hours', position));
      await press('Delete');
      await type(hours);
      await expect.poll(() => shown(last.value)).toEqual(expected);
      expect(last.error).toEqual(['invalidRange', 'invalidRange']);
      screen.unmount();
    }
    const twelve = makeLog();
    const screen = await single({
      ampm: true,
      defaultValue: [at('08:30'), at('12:00')],
      onChange: twelve.onChange,
    });
    await click(part(screen, 'Hours', 'start'));
    await type('09');
    await expect.poll(() => text(screen)).toBe('09:00 AM – 12:00 PM');
    screen.unmount();

    const { last, onChange } = makeLog();
    const fields = await inProvider(
      <MultiInputTimeRangeField
        ampm={false}
        defaultValue={NIGHT}
        onChange={onChange}
        slotProps={labels}
      />,
    );
    await click(section(fields, 'Hours', 'Until'));
    await press('Delete');
    await type('05');
    await expect.poll(() => shown(last.value)).toEqual(['21 22:10', '22 05:40']);
    fields.unmount();

    const { default: NightShift } = await import('./NightShift.tsx');
    const demo = await show(<NightShift />);
    for (const [position, hours, words] of [
      ['end', '05', 'Ends on May 22 after 7 h'],
      ['start', '23', 'Ends on May 22 after 6 h'],
    ] as const) {
      await click(part(demo, 'Hours', position, 'Shift on May 21'));
      await press('Delete');
      await type(hours);
      await expect.element(demo.getByText(words)).toBeVisible();
    }
    await expect.element(field(demo, 'Shift on May 21')).toHaveAttribute('aria-invalid', 'false');
  },
);

claim(
  [
    'ampm defaults to the hour cycle of the locale.',
    'format takes the tokens of your date library and overrides ampm.',
    'The format applies to both times.',
  ],
  async () => {
    for (const [props, expected] of [
      [{}, '01:05 PM – 03:40 PM'],
      [{ ampm: true }, '01:05 PM – 03:40 PM'],
      [{ ampm: false }, '13:05 – 15:40'],
      [{ ampm: true, format: 'HH.mm' }, '13.05 – 15.40'],
    ] as const) {
      const value: [Dayjs, Dayjs] = [at('13:05'), at('15:40')];
      const screen = await inProvider(
        <>
          <SingleInputTimeRangeField label="Day" value={value} {...props} />
          <MultiInputTimeRangeField value={value} slotProps={labels} {...props} />
        </>,
      );
      expect(text(screen)).toBe(expected);
      expect(`${text(screen, 'From')} – ${text(screen, 'Until')}`).toBe(expected);
      screen.unmount();
    }
    const french = await inProvider(
      <SingleInputTimeRangeField label="Day" value={[at('13:05'), at('15:40')]} />,
      { adapterLocale: 'fr' },
    );
    expect(text(french)).toBe('13:05 – 15:40');
  },
);

claim(
  [
    'With two inputs, the error state is on the input that has the error.',
    "shouldDisableTime(time, view) doesn't receive a position.",
  ],
  async () => {
    const received = new Set<number>();
    const screen = await inProvider(
      <MultiInputTimeRangeField
        ampm={false}
        value={MORNING}
        shouldDisableTime={(...all) => {
          received.add(all.length);
          return all[0].hour() === 11;
        }}
        slotProps={labels}
      />,
    );
    await expect.element(field(screen, 'From')).toHaveAttribute('aria-invalid', 'false');
    await expect.element(field(screen, 'Until')).toHaveAttribute('aria-invalid', 'true');
    expect([...received]).toEqual([2]);
  },
);
