import { useState } from 'react';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import {
  act,
  claim,
  click,
  expect,
  press,
  setClock,
  takeConsole,
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

const MAY_21 = dayjs('2025-05-21T15:30');

type OnChange = NonNullable<DateFieldProps['onChange']>;

function dateField(props: DateFieldProps = {}): Promise<Screen> {
  return inProvider(<DateField label="Day" {...props} />);
}

async function expectText(screen: Screen, shown: string, label = 'Day') {
  await expect.poll(() => text(screen, label)).toBe(shown);
}

act('EnrollmentAge', async (demo) => {
  const label = 'Date of birth';
  for (const [year, shown] of [
    ['2020', 'Age on September 1: 5'],
    ['2026', 'Month, day and year'],
    ['2019', 'Age on September 1: 6'],
  ] as const) {
    await enter(demo, year, label, 'Year');
    await expect.element(demo.getByText(shown)).toBeVisible();
    await expect
      .element(field(demo, label))
      .toHaveAttribute('aria-invalid', String(year === '2026'));
  }
  await press('Delete');
  await expect.element(demo.getByText('Month, day and year')).toBeVisible();
});

act('LeaseTerm', async (demo) => {
  const start = 'Lease starts (controlled)';
  for (const [month, end] of [
    ['07', '06/30/2026'],
    ['06', '05/31/2026'],
  ] as const) {
    await enter(demo, month, start);
    await expectText(demo, end, 'Lease ends');
  }
  await press('Delete');
  await expectText(demo, 'MM/DD/YYYY', 'Lease ends');
  await enter(demo, '06', 'Signed on (uncontrolled)');
  await expectText(demo, '06/21/2025', 'Signed on (uncontrolled)');
});

act('DateFormats', async (demo) => {
  for (const [label, first, typed, shown] of [
    ['Passport issued', 'Day', '28', '28.05.2025'],
    ['Wedding', 'Month', 'june', '21 June 2025'],
    ['Collection day', 'Day', '28', 'Wed, 28 May 2025'],
    ['Card valid until', 'Year', '27', '05/27'],
    ['Harvest', 'Day', '28', 'Week of 28 May'],
    ['Release', 'Year', '2026', '2026-05-21'],
  ] as const) {
    await enter(demo, typed, label, first);
    await expectText(demo, shown, label);
  }
});

act('CardExpiry', async (demo) => {
  const label = 'Card valid until';
  for (const [typed, shown, isInvalid] of [
    ['0628', 'Last day: 30 June 2028', false],
    ['0425', 'Last day: 30 April 2025', true],
    ['0228', 'Last day: 29 February 2028', false],
  ] as const) {
    await enter(demo, typed, label);
    await expect.element(demo.getByText(shown)).toBeVisible();
    await expect.element(field(demo, label)).toHaveAttribute('aria-invalid', String(isInvalid));
  }
});

act('CourseForm', async (demo) => {
  const label = /^Course starts/;
  const status = demo.getByRole('status');
  const send = demo.getByRole('button', { name: 'Send' });
  await send.click();
  await expect.element(status).toHaveTextContent('Courses start from May 21, 2025.');
  for (const [typed, shown] of [
    ['05', 'Enter a complete date from May 21, 2025.'],
    ['05202025', 'Enter a complete date from May 21, 2025.'],
    ['05212025', 'Sent: start=2025-05-21'],
    ['06022025', 'Sent: start=2025-06-02'],
  ] as const) {
    // The label of the field that the browser has focused may still move: this click waits for it.
    await field(demo, label).getByRole('spinbutton', { name: 'Month' }).click();
    await type(typed);
    await send.click();
    await expect.element(status).toHaveTextContent(shown);
  }
});

claim(
  [
    "onChange(value, context) can receive a date that doesn't exist or that breaks a rule.",
    "context.validationError is then a code such as 'invalidDate' or 'minDate', and null otherwise.",
    'While the date is incomplete, the value is null.',
  ],
  async () => {
    const onChange = vi.fn<OnChange>();
    const screen = await dateField({
      defaultValue: dayjs('2025-02-03'),
      minDate: dayjs('2025-02-15'),
      onChange,
    });
    const last = () => {
      const [value, context] = onChange.mock.lastCall ?? [];
      return [value?.isValid() ?? null, context?.validationError];
    };
    for (const [typed, expected] of [
      ['31', [false, 'invalidDate']],
      ['14', [true, 'minDate']],
      ['15', [true, null]],
    ] as const) {
      await enter(screen, typed, 'Day', 'Day');
      await expect.poll(last).toEqual(expected);
    }
    await click(section(screen, 'Day'));
    await press('Delete');
    await expect.poll(last).toEqual([null, null]);
  },
);

claim(
  [
    'DD.MM.YYYY | 21.05.2025',
    'YYYY-MM-DD | 2025-05-21',
    'D MMMM YYYY | 21 May 2025',
    'ddd, D MMM YYYY | Wed, 21 May 2025',
    'MM/YY | 05/25',
    '[Week of] D MMM | Week of 21 May',
    'Each token is a section that users can edit.',
  ],
  async () => {
    for (const [format, shown, count] of [
      ['DD.MM.YYYY', '21.05.2025', 3],
      ['YYYY-MM-DD', '2025-05-21', 3],
      ['D MMMM YYYY', '21 May 2025', 3],
      ['ddd, D MMM YYYY', 'Wed, 21 May 2025', 4],
      ['MM/YY', '05/25', 2],
      ['[Week of] D MMM', 'Week of 21 May', 2],
    ] as const) {
      const screen = await dateField({ format, defaultValue: MAY_21 });
      expect(text(screen)).toBe(shown);
      const sections = field(screen).getByRole('spinbutton');
      expect(sections.elements()).toHaveLength(count);
      for (let index = 0; index < count; index += 1) {
        const before = text(screen);
        await click(sections.nth(index));
        await press('ArrowUp');
        await expect.poll(() => text(screen)).not.toBe(before);
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'If the user changes the weekday of a complete date, the day changes with it: Thursday instead of Wednesday results in May 22.',
    'Editing the weekday also sets the time of the value to midnight. In a format without a year, it sets the year to the current one.',
  ],
  async () => {
    setClock('2026-05-21T12:00:00');
    for (const [format, value] of [
      ['ddd, D MMM YYYY', '2025-05-22 00:00'],
      ['ddd, D MMM', '2026-05-21 00:00'],
    ] as const) {
      const onChange = vi.fn<OnChange>();
      const screen = await dateField({ format, defaultValue: MAY_21, onChange });
      await click(section(screen, 'Week day'));
      await type('th');
      await expect.poll(() => onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm')).toBe(value);
      screen.unmount();
    }
    for (const keys of ['ArrowUp', 'thursday']) {
      const screen = await dateField({
        format: 'dddd, D MMMM YYYY',
        defaultValue: MAY_21,
        sx: { width: 400 },
      });
      await click(section(screen, 'Week day'));
      await (keys === 'ArrowUp' ? press(keys) : type(keys));
      await expectText(screen, 'Thursday, 22 May 2025');
      screen.unmount();
    }
  },
);

claim(
  'The Date Picker contains this field, except in its static variant, and adds a calendar.',
  async () => {
    const screen = await inProvider(<DatePicker label="Day" defaultValue={MAY_21} />);
    await expectText(screen, '05/21/2025');
    await openPicker(screen, 'Day');
    await expect.element(screen.getByRole('grid').first()).toBeVisible();
    screen.unmount();
    const fixed = await inProvider(<StaticDatePicker defaultValue={MAY_21} />);
    await expect.element(fixed.getByRole('grid').first()).toBeVisible();
    await expect.element(fixed.getByRole('spinbutton')).not.toBeInTheDocument();
  },
);

claim('Time tokens such as HH cause a warning in the console.', async () => {
  await dateField({ format: 'DD/MM/YYYY HH:mm' });
  expect(takeConsole().join('')).toContain('is not compatible with the "hours" date section');
});

claim(
  [
    'The value is always a complete date with a time.',
    "A new value takes the parts that users can't type from referenceDate.",
    'Without referenceDate, the field takes these parts from today, or from the closest date that minDate and maxDate allow.',
    'Parts smaller than the smallest section start at their beginning: the first day of the month, or midnight.',
  ],
  async () => {
    setClock('2025-05-21T15:30:00');
    const reference = dayjs('2020-02-03T09:15');
    for (const [props, typed, value] of [
      [{}, '06072024', '2024-06-07T00:00'],
      [{ format: 'MM/YYYY' }, '062024', '2024-06-01T00:00'],
      [{ format: 'YYYY' }, '2024', '2024-01-01T00:00'],
      [{ format: 'MM/DD' }, '0607', '2025-06-07T00:00'],
      [{ referenceDate: reference }, '06072024', '2024-06-07T09:15'],
      [{ referenceDate: reference, format: 'MM/YYYY' }, '062024', '2024-06-03T09:15'],
      [{ referenceDate: reference, format: 'MM/DD' }, '0607', '2020-06-07T09:15'],
      [{ format: 'MM/DD', minDate: dayjs('2027-03-04T05:00') }, '0607', '2027-06-07T00:00'],
      [{ format: 'MM/DD', maxDate: dayjs('2023-03-04T05:00') }, '0207', '2023-02-07T00:00'],
    ] as const) {
      const onChange = vi.fn<OnChange>();
      const screen = await dateField({ ...props, onChange });
      await click(field(screen).getByRole('spinbutton').first());
      await type(typed);
      await expect.poll(() => onChange.mock.lastCall?.[0]?.format('YYYY-MM-DDTHH:mm')).toBe(value);
      screen.unmount();
    }
  },
);

claim(
  [
    'A value keeps its own parts.',
    'A date at 15:30 is still at 15:30 after the user edits the day, and also after the user clears the field and types another date.',
  ],
  async () => {
    const onChange = vi.fn<OnChange>();
    const screen = await dateField({
      defaultValue: MAY_21,
      referenceDate: dayjs('2020-02-03T09:15'),
      clearable: true,
      onChange,
    });
    const value = () => onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm') ?? 'none';
    await enter(screen, '22', 'Day', 'Day');
    await expect.poll(value).toBe('2025-05-22 15:30');
    await screen.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(value).toBe('none');
    await enter(screen, '06072024');
    await expect.poll(value).toBe('2024-06-07 15:30');
  },
);

claim(
  [
    'Day.js checks the day in the current year, not in the year of referenceDate.',
    "In 2025, users can't enter February 29 into D MMMM: the date is invalid.",
  ],
  async () => {
    for (const [now, referenceDate, isInvalid] of [
      ['2025-05-21T12:00:00', dayjs('2024-01-01'), true],
      ['2024-05-21T12:00:00', dayjs('2024-01-01'), false],
    ] as const) {
      setClock(now);
      const screen = await dateField({ format: 'D MMMM', referenceDate });
      await enter(screen, '29f', 'Day', 'Day');
      await expectText(screen, '29 February');
      await expect.element(field(screen)).toHaveAttribute('aria-invalid', String(isInvalid));
      screen.unmount();
    }
  },
);

claim(
  [
    "Rules don't stop users from typing.",
    'A date that breaks a rule sets the error state and still calls onChange.',
  ],
  async () => {
    setClock('2025-05-21T12:00:00');
    const is = (date: Dayjs) => date.format('M-D') === '6-7';
    for (const [rule, typed] of [
      [{ minDate: dayjs('2025-05-21') }, '05202025'],
      [{ maxDate: dayjs('2025-05-21') }, '05222025'],
      [{ disablePast: true }, '05202025'],
      [{ disableFuture: true }, '05222025'],
      [{ shouldDisableDate: is }, '06072025'],
      [{ shouldDisableMonth: is }, '06072025'],
      [{ shouldDisableYear: (date: Dayjs) => date.year() === 2024 }, '06072024'],
    ] as const) {
      const onChange = vi.fn<OnChange>();
      const screen = await dateField({ ...rule, onChange });
      await enter(screen, typed);
      await expect.poll(() => onChange.mock.lastCall?.[0]?.format('MMDDYYYY')).toBe(typed);
      await expect.element(field(screen)).toHaveAttribute('aria-invalid', 'true');
      screen.unmount();
    }
  },
);

claim(
  [
    'With name, a form sends the text of the field.',
    'required stops the form only if the field is empty.',
    'With name, an incomplete date is sent with its placeholders, such as 05/DD/YYYY, and an invalid date is sent as typed.',
    "A reset button doesn't clear the field, and setting value to null doesn't clear an incomplete date.",
    'Change the key of the field to clear both.',
  ],
  async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const screen = await inProvider(
      <form onSubmit={onSubmit}>
        <DateField label="Day" name="day" required />
        <button type="submit">Send</button>
        <button type="reset">Reset</button>
      </form>,
    );
    const label = /^Day/;
    const send = screen.getByRole('button', { name: 'Send' });
    await send.click();
    expect(onSubmit).not.toHaveBeenCalled();
    for (const [typed, value] of [
      ['05', '05/DD/YYYY'],
      ['02312025', '02/31/2025'],
      ['05212025', '05/21/2025'],
    ] as const) {
      onSubmit.mockClear();
      await field(screen, label).getByRole('spinbutton', { name: 'Month' }).click();
      await type(typed);
      await send.click();
      expect(onSubmit).toHaveBeenCalledOnce();
      expect(formValues(screen)).toEqual({ day: value });
    }
    await screen.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => text(screen, label)).toBe('05/21/2025');
    screen.unmount();
    function Controlled() {
      const [value, setValue] = useState<Dayjs | null>(null);
      const [turn, setTurn] = useState(0);
      return (
        <>
          <DateField key={turn} label="Day" value={value} onChange={setValue} />
          <button type="button" onClick={() => setValue(null)}>
            Set null
          </button>
          <button type="button" onClick={() => setTurn(turn + 1)}>
            Change key
          </button>
        </>
      );
    }
    const other = await inProvider(<Controlled />);
    for (const [typed, button, left] of [
      ['05212025', 'Set null', 'MM/DD/YYYY'],
      ['05', 'Set null', '05/DD/YYYY'],
      ['06', 'Change key', 'MM/DD/YYYY'],
    ] as const) {
      await enter(other, typed);
      await other.getByRole('button', { name: button }).click();
      await expectText(other, left);
    }
  },
);

claim(
  [
    'The outlined field is 210 px wide, whatever its format.',
    'Longer text is cut off.',
    'A longer helper text, the clear button or an adornment widens the field.',
  ],
  async () => {
    const sizes = async (props: DateFieldProps) => {
      const screen = await dateField({ defaultValue: MAY_21, ...props });
      const sections = field(screen).element().querySelector('[contenteditable]');
      const { width } = field(screen).element().getBoundingClientRect();
      const isCut = sections ? sections.scrollWidth > sections.clientWidth : null;
      screen.unmount();
      return [width, isCut];
    };
    const long = 'dddd, D MMMM YYYY';
    expect(await sizes({})).toEqual([210, false]);
    expect(await sizes({ format: 'YYYY' })).toEqual([210, false]);
    for (const props of [{ clearable: true }, { InputProps: { endAdornment: <span>Due</span> } }]) {
      const [adorned] = await sizes(props);
      expect(Number(adorned) > 220).toBe(true);
    }
    expect(await sizes({ format: long })).toEqual([210, true]);
    expect(await sizes({ format: long, sx: { width: 320 } })).toEqual([320, false]);
    const [wider] = await sizes({ helperText: 'The day on which your order is delivered' });
    expect(Number(wider) > 220).toBe(true);
    const [width, isCut] = await sizes({ format: long, fullWidth: true });
    expect(Number(width) > 400).toBe(true);
    expect(isCut).toBe(false);
  },
);

claim(
  'autoFocus focuses the first section on mount, and inputRef.current.focus() does it later.',
  async () => {
    const input = { current: null as HTMLInputElement | null };
    const screen = await dateField({ autoFocus: true, inputRef: input });
    await expect.element(section(screen, 'Month')).toHaveFocus();
    await click(document.body, { at: { x: 900, y: 600 } });
    await expect.element(section(screen, 'Month')).not.toHaveFocus();
    input.current?.focus();
    await expect.element(section(screen, 'Month')).toHaveFocus();
  },
);
