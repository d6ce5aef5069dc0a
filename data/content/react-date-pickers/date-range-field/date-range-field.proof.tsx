import { useState } from 'react';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import type { Locator } from 'vitest/browser';
import {
  act,
  claim,
  click,
  expect,
  press,
  setClock,
  setWidth,
  takeClipboard,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  enter,
  field,
  formValues,
  inProvider,
  type Inputs,
  rangeSection,
  section,
  text,
} from '#test/proofs/pickers.tsx';

type Range = [Dayjs | null, Dayjs | null];
type Shared = Pick<
  SingleInputDateRangeFieldProps,
  | 'defaultValue'
  | 'format'
  | 'maxDate'
  | 'minDate'
  | 'onChange'
  | 'onError'
  | 'referenceDate'
  | 'shouldDisableDate'
  | 'value'
>;

const PERIOD: Range = [dayjs('2025-05-21'), dayjs('2025-06-28')];
const bothKinds = ['one', 'two'] as const;

function one(props: SingleInputDateRangeFieldProps = {}): Promise<Screen> {
  return inProvider(<SingleInputDateRangeField label="Period" sx={{ width: 320 }} {...props} />);
}

function two(props: MultiInputDateRangeFieldProps<true> = {}): Promise<Screen> {
  return inProvider(
    <MultiInputDateRangeField
      slotProps={{ textField: ({ position }) => ({ label: position }) }}
      {...props}
    />,
  );
}

function rangeField(kind: Inputs, props: Shared): Promise<Screen> {
  return kind === 'one' ? one(props) : two(props);
}

function part(screen: Screen, inputs: Inputs, position: 'start' | 'end', name: string): Locator {
  return rangeSection(screen, inputs, position, name, 'Period');
}

function shown(screen: Screen, kind: 'one' | 'two'): string {
  return kind === 'one'
    ? text(screen, 'Period')
    : `${text(screen, 'start')} – ${text(screen, 'end')}`;
}

function days(value: readonly unknown[] | undefined): string[] {
  return (value ?? []).map((each) => (dayjs.isDayjs(each) ? each.format('MM/DD/YYYY') : 'null'));
}

act('HotelStay', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('Nights: 7');
  for (const [label, typed, nights] of [
    ['Arrival', '24', 4],
    ['Departure', '30', 6],
    ['Arrival', '21', 9],
  ] as const) {
    await enter(demo, typed, label, 'Day');
    await expect.element(status).toHaveTextContent(`Nights: ${nights}`);
  }
  await enter(demo, '06012025', 'Departure');
  await expect.element(status).toHaveTextContent('Nights: 11');
  await enter(demo, '05222025', 'Arrival');
  await expect.element(status).toHaveTextContent('Nights: 10');
  await press('Control+a', 'Delete');
  await expect.element(status).toHaveTextContent('Enter arrival and departure.');
});

act('StayInOneInput', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const typed of ['24', '21']) {
      await click(section(demo, 'Day', 'Stay').first());
      await type(typed);
      await expect.poll(() => text(demo, 'Stay')).toBe(`05/${typed}/2025 – 05/28/2025`);
    }
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => text(demo, 'Stay')).toBe('MM/DD/YYYY – MM/DD/YYYY');
    await click(section(demo, 'Month', 'Stay').first());
    await type('0521202505282025');
    await expect.poll(() => text(demo, 'Stay')).toBe('05/21/2025 – 05/28/2025');
  }
});

act('CampaignPeriod', async (demo) => {
  const clear = demo.getByRole('button', { name: 'Clear both dates' });
  await clear.click();
  for (const typed of ['05212025', '05']) {
    await enter(demo, typed, 'Campaign from');
    await clear.click();
    await expect.poll(() => text(demo, 'Campaign from')).toBe('MM/DD/YYYY');
    await expect.poll(() => text(demo, 'Until')).toBe('MM/DD/YYYY');
  }
});

act('VanRental', async (demo) => {
  for (const [label, typed, hint] of [
    ['Pick-up', '25', 'No pick-up on Sundays'],
    ['Pick-up', '20', 'From May 21 on'],
    ['Pick-up', '26', 'Return is before pick-up'],
    ['Pick-up', '23', null],
    ['Return', '22', 'Return is before pick-up'],
    ['Return', '25', null],
  ] as const) {
    await enter(demo, typed, label, 'Day');
    await expect.element(field(demo, label)).toHaveAttribute('aria-invalid', String(hint !== null));
    if (hint) {
      await expect.element(demo.getByText(hint).first()).toBeVisible();
    }
  }
});

claim(
  [
    'Names of the sections | The same for both dates | The same, in two labeled groups',
    'Clear button (clearable) | Yes | No',
    'Form (name, required) | One entry with both dates | slotProps.textField sets them for each input',
    'Enter submits the form | Yes | No',
    'Error state | On the input, for both dates | On the input of the date',
    'Text between the dates | dateSeparator | dateSeparator, slotProps.separator',
  ],
  async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const minDate = dayjs('2025-06-01');
    for (const kind of bothKinds) {
      onSubmit.mockClear();
      const screen = await inProvider(
        <form onSubmit={onSubmit}>
          {kind === 'one' ? (
            <SingleInputDateRangeField
              label="Period"
              name="period"
              clearable
              dateSeparator="to"
              minDate={minDate}
              defaultValue={PERIOD}
            />
          ) : (
            <MultiInputDateRangeField
              dateSeparator="to"
              minDate={minDate}
              defaultValue={PERIOD}
              slotProps={{
                textField: ({ position }) => ({ label: position, name: `${position}Day` }),
                separator: { className: 'between' },
              }}
            />
          )}
          <button type="submit">Send</button>
        </form>,
      );
      const isOne = kind === 'one';
      const clear = screen.getByRole('button', { name: 'Clear' });
      expect(clear.elements()).toHaveLength(isOne ? 1 : 0);
      expect(screen.getByRole('spinbutton', { name: 'Month' }).elements()).toHaveLength(2);
      expect(formValues(screen)).toEqual(
        isOne
          ? { period: '05/21/2025 to 06/28/2025' }
          : { startDay: '05/21/2025', endDay: '06/28/2025' },
      );
      const groups = isOne ? ['Period'] : ['start', 'end'];
      expect(
        groups.map((label) => field(screen, label).element().getAttribute('aria-invalid')),
      ).toEqual(isOne ? ['true'] : ['true', 'false']);
      if (!isOne) {
        expect(screen.stage.querySelector('.between')?.textContent).toBe('to');
      }
      await click(part(screen, kind, 'start', 'Day'));
      await press('Enter');
      expect(onSubmit).toHaveBeenCalledTimes(isOne ? 1 : 0);
      screen.unmount();
    }
  },
);

claim(
  [
    'In version 8.4.0, this happens in SingleInputDateRangeField when both dates are complete and the user makes one of them incomplete or invalid for a moment.',
    'A cleared section, a leading zero or another year is enough.',
    'The other sections of the date take the values of the other date: in 05/21/2025 – 06/28/2025, typing 04 into the first month results in 04/28/2025 (#18039).',
    "Fields with two inputs don't have this problem.",
  ],
  async () => {
    for (const kind of bothKinds) {
      for (const [position, name, keys, typed, wrong, right] of [
        ['start', 'Month', [], '04', '04/28/2025 – 06/28/2025', '04/21/2025 – 06/28/2025'],
        ['start', 'Day', ['Delete'], '22', '06/22/2025 – 06/28/2025', '05/22/2025 – 06/28/2025'],
        ['end', 'Day', ['Backspace'], '22', '05/21/2025 – 05/22/2025', '05/21/2025 – 06/22/2025'],
        ['start', 'Year', [], '2024', '06/28/2024 – 06/28/2025', '05/21/2024 – 06/28/2025'],
        ['end', 'Year', [], '2026', '05/21/2025 – 05/21/2026', '05/21/2025 – 06/28/2026'],
        ['start', 'Day', [], '22', '05/22/2025 – 06/28/2025', '05/22/2025 – 06/28/2025'],
      ] as const) {
        const screen = await rangeField(kind, { defaultValue: PERIOD });
        await click(part(screen, kind, position, name));
        await press(...keys);
        await type(typed);
        await expect.poll(() => shown(screen, kind)).toBe(kind === 'one' ? wrong : right);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'While the user types, onChange([start, end], context) fires for each date on its own: with a complete start and an empty end, it receives [start, null].',
    "context.validationError is an array of two codes, such as [null, 'minDate'].",
  ],
  async () => {
    for (const kind of bothKinds) {
      const onChange = vi.fn<NonNullable<Shared['onChange']>>();
      const screen = await rangeField(kind, { onChange, minDate: dayjs('2025-05-01') });
      await click(part(screen, kind, 'start', 'Month'));
      await type('05212025');
      await expect.poll(() => days(onChange.mock.lastCall?.[0])).toEqual(['05/21/2025', 'null']);
      await click(part(screen, kind, 'end', 'Month'));
      await type('04212025');
      await expect
        .poll(() => days(onChange.mock.lastCall?.[0]))
        .toEqual(['05/21/2025', '04/21/2025']);
      expect(onChange.mock.lastCall?.[1].validationError).toEqual([null, 'minDate']);
      screen.unmount();
    }
  },
);

claim(
  "[null, null] doesn't clear an incomplete date, so the button of this demo also changes the key:",
  async () => {
    function Period() {
      const [value, setValue] = useState<Range>([null, null]);
      return (
        <>
          <MultiInputDateRangeField
            value={value}
            onChange={setValue}
            slotProps={{ textField: ({ position }) => ({ label: position }) }}
          />
          <button type="button" onClick={() => setValue([null, null])}>
            Clear
          </button>
        </>
      );
    }
    const screen = await inProvider(<Period />);
    for (const [typed, cleared] of [
      ['05212025', 'MM/DD/YYYY'],
      ['05', '05/DD/YYYY'],
    ] as const) {
      await enter(screen, typed, 'start');
      await screen.getByRole('button', { name: 'Clear' }).click();
      await expect.poll(() => text(screen, 'start')).toBe(cleared);
    }
  },
);

claim(
  [
    'dateSeparator is the text between the dates, an en dash by default.',
    'In one input, it has a space on both sides.',
  ],
  async () => {
    for (const [props, separator] of [
      [{}, '–'],
      [{ dateSeparator: 'to' }, 'to'],
    ] as const) {
      const screen = await one({ defaultValue: PERIOD, ...props });
      expect(text(screen, 'Period')).toBe(`05/21/2025 ${separator} 06/28/2025`);
      screen.unmount();
      const other = await two({ defaultValue: PERIOD, ...props });
      await expect.element(other.getByText(separator)).toBeVisible();
      other.unmount();
    }
  },
);

claim(
  [
    'A pasted range needs the same separator as the field.',
    'With a hyphen instead of the en dash, both dates are cleared.',
    'A single pasted date becomes the start and clears the end.',
    "In one input, don't use a separator that the format contains, such as a hyphen with YYYY-MM-DD: users can't paste any range then.",
    'The separator to has the same problem with a range in October, if the format has MMMM.',
  ],
  async () => {
    const clipboard = await takeClipboard();
    for (const [props, pasted, expected] of [
      [{}, '07/01/2025 – 07/09/2025', '07/01/2025 – 07/09/2025'],
      [{}, '07/01/2025–07/09/2025', '07/01/2025 – 07/09/2025'],
      [{}, '07/01/2025 - 07/09/2025', 'MM/DD/YYYY – MM/DD/YYYY'],
      [{}, '07/01/2025', '07/01/2025 – MM/DD/YYYY'],
      [
        { format: 'YYYY-MM-DD', dateSeparator: '-' },
        '2025-07-01 - 2025-07-09',
        'YYYY-MM-DD - YYYY-MM-DD',
      ],
      [
        { format: 'D MMMM YYYY', dateSeparator: 'to' },
        '21 October 2025 to 28 October 2025',
        'DD MMMM YYYY to DD MMMM YYYY',
      ],
      [
        { format: 'D MMMM YYYY', dateSeparator: 'to' },
        '21 May 2025 to 28 May 2025',
        '21 May 2025 to 28 May 2025',
      ],
    ] as const) {
      const screen = await one({ defaultValue: PERIOD, ...props });
      await click(section(screen, 'Month', 'Period').first());
      await press('Control+a');
      await clipboard.write(pasted);
      await press('Control+v');
      await expect.poll(() => text(screen, 'Period')).toBe(expected);
      screen.unmount();
    }
  },
);

claim(
  [
    'referenceDate sets the parts that the format leaves out, such as the time.',
    'Fields with two inputs ignore it in version 8.4.0.',
    'The first date that users type into each input is at midnight.',
  ],
  async () => {
    setClock('2025-05-21T15:30:00');
    for (const kind of bothKinds) {
      const onChange = vi.fn<NonNullable<Shared['onChange']>>();
      const screen = await rangeField(kind, {
        onChange,
        referenceDate: dayjs('2020-02-03T09:15'),
      });
      await click(part(screen, kind, 'start', 'Month'));
      await type('06072024');
      await expect
        .poll(() => onChange.mock.lastCall?.[0][0]?.format('YYYY-MM-DD HH:mm'))
        .toBe(kind === 'one' ? '2024-06-07 09:15' : '2024-06-07 00:00');
      screen.unmount();
    }
  },
);

claim(
  [
    "shouldDisableDate(day, position) receives 'start' or 'end', so each date can have its own rules.",
    'onError([startError, endError], value) fires when one of the codes changes.',
    "The code 'invalidRange' is set for both dates when the end is before the start.",
    'A range of one day is valid.',
    "'invalidRange' appears only if both dates are complete and break no other rule.",
    "The comparison includes the time, although the field doesn't display it.",
    'A range from May 21 at 15:30 to May 21 at 00:00 is invalid.',
  ],
  async () => {
    const none = [null, null];
    const invalid = ['invalidRange', 'invalidRange'];
    for (const kind of bothKinds) {
      for (const [start, end, rules, codes] of [
        ['2025-05-21', '2025-05-28', {}, none],
        ['2025-05-21', '2025-05-21', {}, none],
        ['2025-05-28', '2025-05-21', {}, invalid],
        ['2025-05-21T15:30', '2025-05-21T00:00', {}, invalid],
        ['2025-05-28', null, {}, none],
        ['2025-05-28', '2025-05-21', { minDate: dayjs('2025-05-25') }, [null, 'minDate']],
        [
          '2025-05-25',
          '2025-05-25',
          { shouldDisableDate: (_: Dayjs, position: string) => position === 'start' },
          ['shouldDisableDate', null],
        ],
        [
          '2025-05-25',
          '2025-05-25',
          { shouldDisableDate: (_: Dayjs, position: string) => position === 'end' },
          [null, 'shouldDisableDate'],
        ],
      ] as const) {
        const onError = vi.fn<NonNullable<Shared['onError']>>();
        const screen = await rangeField(kind, {
          ...rules,
          defaultValue: [dayjs(start), end === null ? null : dayjs(end)],
          onError,
        });
        expect(onError.mock.lastCall?.[0] ?? none).toEqual(codes);
        screen.unmount();
      }
    }
  },
);

claim(
  'With one input, a form sends both dates as one text, such as 05/21/2025 – 05/28/2025.',
  async () => {
    const screen = await inProvider(
      <form>
        <SingleInputDateRangeField name="period" defaultValue={PERIOD} />
      </form>,
    );
    expect(formValues(screen)).toEqual({
      period: '05/21/2025 – 06/28/2025',
    });
  },
);

claim(
  [
    'One input is 210 px wide by default, and the text of two dates is cut off.',
    'Set fullWidth, or at least 280 px in sx.',
    'Two inputs share the width of their container equally.',
    "direction={{ xs: 'column', sm: 'row' }} stacks them on phones.",
  ],
  async () => {
    for (const value of [PERIOD, [null, null] as Range]) {
      for (const [props, width, isCut] of [
        [{}, 210, true],
        [{ sx: { width: 280 } }, 280, false],
      ] as const) {
        const screen = await inProvider(
          <SingleInputDateRangeField label="Period" defaultValue={value} autoFocus {...props} />,
        );
        const group = field(screen, 'Period').element();
        const sections = group.querySelector('[contenteditable]');
        expect(group.getBoundingClientRect().width).toBe(width);
        expect(sections && sections.scrollWidth > sections.clientWidth).toBe(isCut);
        screen.unmount();
      }
    }
    for (const [width, isStacked] of [
      [1280, false],
      [360, true],
    ] as const) {
      await setWidth(width);
      const screen = await two({ direction: { xs: 'column', sm: 'row' } });
      const [start, end] = ['start', 'end'].map((label) =>
        field(screen, label).element().getBoundingClientRect(),
      );
      expect(start?.top === end?.top).toBe(!isStacked);
      expect(Math.abs((start?.width ?? 0) - (end?.width ?? -9)) < 1).toBe(true);
      screen.unmount();
    }
  },
);
