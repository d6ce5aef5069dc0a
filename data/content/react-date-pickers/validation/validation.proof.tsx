import { useState, type ComponentProps, type ReactElement } from 'react';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs, { type Dayjs } from 'dayjs';
import type { Locator } from 'vitest/browser';
import {
  act,
  claim,
  click,
  expect,
  press,
  setClock,
  setPointer,
  setWidth,
  show,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  day,
  expectClosed,
  field,
  inProvider,
  openPicker,
  section,
  text,
} from '#test/proofs/pickers.tsx';
import FutureBlocked from './FutureBlocked.tsx';
import PastBlocked from './PastBlocked.tsx';

type Watch = (error: unknown, value?: unknown) => void;

const at = (time: string) => dayjs(`2025-05-21T${time}`);

async function expectError(screen: Screen, label: string, isInvalid: boolean) {
  await expect.element(field(screen, label)).toHaveAttribute('aria-invalid', String(isInvalid));
}

/** Shows a demo anew at a time: times that users type are on the day when it was mounted. */
async function showAt(time: string, demo: Screen, element: ReactElement) {
  setClock(time);
  await demo.rerender(null);
  await demo.rerender(element);
}

/** An option of a column of the clock, such as `minutes`. */
function option(screen: Screen, column: string, name: string): Locator {
  return screen.getByRole('listbox', { name: `Select ${column}` }).getByRole('option', { name });
}

/** The error code that a component reports on mount; null if it reports none. */
async function codeOf(render: (onError: Watch) => ReactElement): Promise<unknown> {
  const onError = vi.fn<Watch>();
  const screen = await inProvider(render(onError));
  const code = onError.mock.lastCall?.[0] ?? null;
  screen.unmount();
  return code;
}

/** Tries the picker and the field of date and time. */
async function expectDateTimeCode(
  props: ComponentProps<typeof DateTimePicker> & ComponentProps<typeof DateTimeField>,
  value: string,
  code: string | null,
) {
  for (const Component of [DateTimePicker, DateTimeField]) {
    const reported = await codeOf((onError) => (
      <Component {...props} defaultValue={dayjs(value)} onError={onError} />
    ));
    expect(reported).toBe(code);
  }
}

/** Types from a section on, key by key as users do: what `onError` sets is rendered in between. */
async function enter(
  screen: Screen,
  keys: string,
  label: string | RegExp = 'Day',
  first = 'Month',
  index = 0,
) {
  await click(section(screen, first, label).nth(index));
  for (const key of keys) {
    await type(key);
  }
}

/** Types from a section of the start of a range on, or of its end if `index` is 1. */
function enterRange(screen: Screen, label: string, keys: string, index = 0, first = 'Month') {
  return enter(screen, keys, label, first, index);
}

/** Clears a range and types it: what is typed over one date takes parts of the other one in 8.4.0 (#18039). */
async function retypeRange(screen: Screen, label: string, keys: string) {
  await click(section(screen, 'Month', label).first());
  await press('Control+a', 'Delete', 'ArrowLeft');
  for (const key of keys) {
    await type(key);
  }
}

act('RuleBoard', async (demo) => {
  const codes = () => [...demo.stage.querySelectorAll('code')].map((each) => each.textContent);
  const choose = async (rule: string) => {
    await demo.getByRole('combobox', { name: /^Rule/ }).click();
    await demo.getByRole('option', { name: rule, exact: true }).click();
    await expect.poll(() => document.querySelector('.MuiPopover-root')).toBeNull();
  };
  const rules = [
    ['maxDate', 'maxDate', 'maxDate', 'null, maxDate'],
    ['disablePast', 'disablePast', 'disablePast', 'disablePast, disablePast'],
    ['disableFuture', 'disableFuture', 'disableFuture', 'null, disableFuture'],
    ['shouldDisableDate', 'shouldDisableDate', 'shouldDisableDate', 'shouldDisableDate, null'],
    ['shouldDisableMonth', 'shouldDisableMonth', 'shouldDisableMonth'],
    ['shouldDisableYear', 'shouldDisableYear', 'shouldDisableYear'],
    ['minTime', 'minTime', 'minTime', 'minTime, null'],
    ['maxTime', 'maxTime', 'maxTime', 'null, maxTime'],
    [
      'shouldDisableTime',
      'shouldDisableTime-hours',
      'shouldDisableTime-hours',
      'shouldDisableTime-hours, null',
    ],
    ['minutesStep', 'minutesStep', 'minutesStep', 'minutesStep, null'],
    ['minDateTime', 'minTime', 'minTime', 'minTime, null'],
    ['maxDateTime', 'maxDate', 'maxDate', 'null, maxDate'],
    ['No rule', 'null', 'null', 'invalidRange, invalidRange'],
    ['minDate', 'minDate', 'minDate', 'minDate, null'],
  ] as const;
  for (const tried of [rules, rules.slice(-2)]) {
    for (const [rule, ...shown] of tried) {
      await choose(rule);
      await expect.poll(codes).toEqual(shown);
    }
    await enter(demo, '05192025', 'Picker: date');
    await enter(demo, '05202025', 'Field: date');
    await retypeRange(demo, 'Range: date', '0521202505232025');
    await expect.poll(codes).toEqual(['null', 'null', 'null, null']);
    await expect.element(demo.getByText('We deliver from May 19.')).not.toBeInTheDocument();
    await enter(demo, '02202025', 'Field: date');
    await enter(demo, '31', 'Field: date', 'Day');
    await expect.poll(codes).toEqual(['null', 'invalidDate', 'null, null']);
  }
});

act('FieldAndCalendar', async (demo) => {
  const label = 'Inspection day';
  await expectError(demo, label, true);
  for (let turn = 0; turn < 2; turn += 1) {
    await enter(demo, '05182025', label); // a Sunday
    await expectError(demo, label, true);
    await expect.element(day(demo, '18')).toBeDisabled();
    await day(demo, '19').click();
    await expectError(demo, label, false);
    expect(text(demo, label)).toBe('05/19/2025');
  }
});

act('PastBlocked', async (demo) => {
  await showAt('2025-05-21T15:30:00', demo, <PastBlocked />);
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [keys, isInvalid] of [
      ['05202025', true],
      ['05212025', false],
    ] as const) {
      await enter(demo, keys, 'Delivery day');
      await expectError(demo, 'Delivery day', isInvalid);
    }
    for (const [keys, isInvalid] of [
      ['0325PM', true],
      ['0335PM', false],
    ] as const) {
      await enter(demo, keys, 'Callback today', 'Hours');
      await expectError(demo, 'Callback today', isInvalid);
    }
    for (const [keys, isInvalid] of [
      ['052120250325PM', true],
      ['052120250335PM', false],
    ] as const) {
      await enter(demo, keys, 'Table reservation');
      await expectError(demo, 'Table reservation', isInvalid);
    }
    for (const [keys, isInvalid] of [
      ['0520202505232025', true],
      ['0521202505232025', false],
    ] as const) {
      await retypeRange(demo, 'Holiday', keys);
      await expectError(demo, 'Holiday', isInvalid);
    }
  }
});

act('FutureBlocked', async (demo) => {
  await showAt('2025-05-21T15:30:00', demo, <FutureBlocked />);
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [label, first, wrong, right] of [
      ['Date of birth', 'Month', '05222025', '05212025'],
      ['Medication given today', 'Hours', '0335PM', '0325PM'],
      ['Accident reported', 'Month', '052120250335PM', '052120250325PM'],
    ] as const) {
      await enter(demo, wrong, label, first);
      await expectError(demo, label, true);
      await enter(demo, right, label, first);
      await expectError(demo, label, false);
    }
    await retypeRange(demo, 'Sick leave', '0519202505222025');
    await expectError(demo, 'Sick leave', true);
    await retypeRange(demo, 'Sick leave', '0519202505212025');
    await expectError(demo, 'Sick leave', false);
  }
});

act('DeliveryWindow', async (demo) => {
  const label = 'Delivery day';
  const first = demo.getByRole('switch', { name: /minDate/ });
  const last = demo.getByRole('switch', { name: /maxDate/ });
  await expectError(demo, label, true);
  for (let turn = 0; turn < 2; turn += 1) {
    await enter(demo, '05092025', label);
    await expectError(demo, label, true);
    await first.click();
    await expectError(demo, label, false);
    await enter(demo, '06142025', label);
    await expectError(demo, label, true);
    await last.click();
    await expectError(demo, label, false);
    await first.click();
    await last.click();
    await expectError(demo, label, true);
  }
});

act('WorkingDays', async (demo) => {
  const label = 'Payment date';
  await expectError(demo, label, true);
  for (let turn = 0; turn < 2; turn += 1) {
    await openPicker(demo, label);
    for (const name of ['24', '25', '26']) {
      await expect.element(day(demo, name)).toBeDisabled();
    }
    await day(demo, '27').click();
    await expectClosed(demo);
    await expectError(demo, label, false);
    await enter(demo, '05262025', label);
    await expectError(demo, label, true);
  }
});

act('PickupAndReturn', async (demo) => {
  const label = 'Van rental';
  for (let turn = 0; turn < 2; turn += 1) {
    await openPicker(demo, label);
    await expect.element(day(demo, '18').first()).toBeDisabled();
    await day(demo, '17').first().click();
    await expect.element(day(demo, '18').first()).toBeEnabled();
    await day(demo, '25').first().click();
    await expectClosed(demo);
    await expect.poll(() => text(demo, label)).toBe('05/17/2025 – 05/25/2025');
    await expectError(demo, label, false);
  }
});

act('BookedNights', async (demo) => {
  const label = 'Stay in the lake house';
  for (const [arrival, latest, tooLate] of [
    ['12', '14', '17'],
    ['19', '26', '28'],
    ['12', '13', '26'],
  ] as const) {
    await openPicker(demo, label);
    await expect.element(day(demo, '15').first()).toBeDisabled();
    await day(demo, arrival).first().click();
    await expect.element(day(demo, tooLate).first()).toBeDisabled();
    await day(demo, latest).first().click();
    await expectClosed(demo);
    await expect.poll(() => text(demo, label)).toBe(`05/${arrival}/2025 – 05/${latest}/2025`);
    await expectError(demo, label, false);
  }
  await enterRange(demo, label, '20', 1, 'Day');
  await expectError(demo, label, true);
  await expect.element(demo.getByText('Another guest is staying on these days.')).toBeVisible();
  await enterRange(demo, label, '14', 1, 'Day');
  await expectError(demo, label, false);
});

act('ReportMonth', async (demo) => {
  const label = 'Quarterly report';
  await expectError(demo, label, true);
  for (const [blocked, month] of [
    ['May', 'June'],
    ['July', 'March'],
  ] as const) {
    await openPicker(demo, label);
    await expect.element(demo.getByRole('radio', { name: blocked })).toBeDisabled();
    await demo.getByRole('radio', { name: month }).click();
    await expectClosed(demo);
    await expectError(demo, label, false);
    expect(text(demo, label)).toBe(`${month} 2025`);
  }
});

act('HarvestYear', async (demo) => {
  await expectError(demo, 'Vintage', true);
  for (const year of ['2015', '2023']) {
    await openPicker(demo, 'Vintage');
    await expect.element(demo.getByRole('radio', { name: '2016' })).toBeDisabled();
    await demo.getByRole('radio', { name: year }).click();
    await expectClosed(demo);
    await expectError(demo, 'Vintage', false);
    expect(text(demo, 'Vintage')).toBe(year);
  }
});

act('OpeningHours', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await expectError(demo, 'Visit', false);
    await demo.getByRole('button', { name: 'Saturdays' }).click();
    await expectError(demo, 'Visit', true);
    await expect.element(demo.getByText('Open from 10:00 AM to 1:30 PM')).toBeVisible();
    await openPicker(demo, 'Visit');
    await expect.element(option(demo, 'hours', '2 hours')).toBeDisabled();
    await press('Escape');
    await expectClosed(demo);
    await demo.getByRole('button', { name: 'Weekdays' }).click();
  }
});

act('QuarterHours', async (demo) => {
  const label = 'Start of the shift';
  await expectError(demo, label, true);
  for (const minutes of ['45', '15']) {
    await openPicker(demo, label);
    const options = demo.getByRole('listbox', { name: 'Select minutes' }).getByRole('option');
    expect(options.elements().map((each) => each.textContent)).toEqual(['00', '15', '30', '45']);
    await option(demo, 'minutes', `${minutes} minutes`).click();
    await demo.getByRole('button', { name: 'OK' }).click();
    await expectClosed(demo);
    await expectError(demo, label, false);
    expect(text(demo, label)).toBe(`03:${minutes} PM`);
  }
});

act('LunchBreak', async (demo) => {
  const label = 'Vaccination';
  await expectError(demo, label, true);
  for (const minutes of ['25', '0']) {
    await openPicker(demo, label);
    await expect.element(option(demo, 'hours', '12 hours')).toBeDisabled();
    await expect.element(option(demo, 'minutes', '30 minutes')).toBeDisabled();
    await option(demo, 'minutes', `${minutes} minutes`).click();
    await demo.getByRole('button', { name: 'OK' }).click();
    await expectClosed(demo);
    await expectError(demo, label, false);
    expect(text(demo, label)).toBe(`15:${minutes.padStart(2, '0')}`);
  }
});

act('ConferenceDays', async (demo) => {
  const label = 'Start of your talk';
  const opening = demo.getByRole('switch', { name: /minDateTime/ });
  const end = demo.getByRole('switch', { name: /maxDateTime/ });
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [keys, shown] of [
      ['051920250815AM', 'Error: minTime'],
      ['051620251000AM', 'Error: minDate'],
      ['052320250500PM', 'Error: maxTime'],
      ['052420251000AM', 'Error: maxDate'],
      ['052120250700AM', 'No error'],
    ] as const) {
      await enter(demo, keys, label);
      await expect.element(demo.getByText(shown, { exact: true })).toBeVisible();
    }
    await enter(demo, '051920250815AM', label);
    await opening.click();
    await expect.element(demo.getByText('No error')).toBeVisible();
    await enter(demo, '052420251000AM', label);
    await end.click();
    await expect.element(demo.getByText('No error')).toBeVisible();
    await opening.click();
    await end.click();
  }
});

act('MessageUnderField', async (demo) => {
  const label = 'Gallery visit';
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [keys, message] of [
      ['05262025', 'The gallery is closed on Sundays and Mondays.'],
      ['05172025', 'The exhibition opens on May 20.'],
      ['07012025', 'The exhibition closes on June 28.'],
      ['02202025', 'The exhibition opens on May 20.'],
    ] as const) {
      await enter(demo, keys, label);
      await expect.element(demo.getByText(message)).toBeVisible();
    }
    await enter(demo, '31', label, 'Day');
    await expect.element(demo.getByText('This day does not exist.')).toBeVisible();
    await enter(demo, '05212025', label);
    await expect.element(demo.getByText('Tuesday to Saturday, May 20 to June 28')).toBeVisible();
  }
});

act('StayMessages', async (demo) => {
  const messages = () =>
    [...demo.stage.querySelectorAll('.MuiFormHelperText-root')].map((each) =>
      each.textContent.replace('\u200b', '').trim(),
    );
  const wrongOrder = 'The departure is before the arrival.';
  for (let turn = 0; turn < 2; turn += 1) {
    await enter(demo, '05192025', 'Departure');
    await expect.poll(messages).toEqual([wrongOrder, wrongOrder]);
    await enter(demo, '10132025', 'Departure');
    await expect.poll(messages).toEqual(['', 'The season ends on October 12.']);
    await enter(demo, '10122025', 'Departure');
    await expect.poll(messages).toEqual(['', '']);
  }
});

act('LinkedPickers', async (demo) => {
  const last = 'Last day of leave';
  await expectError(demo, last, true);
  for (let turn = 0; turn < 2; turn += 1) {
    await enter(demo, '05192025', 'First day of leave');
    await expectError(demo, last, false);
    await openPicker(demo, last);
    await expect.element(day(demo, '18')).toBeDisabled();
    await day(demo, '30').click();
    await expectClosed(demo);
    await enter(demo, '06032025', last);
    await expectError(demo, last, true);
    await enter(demo, '05302025', last);
    await expectError(demo, last, false);
    await enter(demo, '06022025', 'First day of leave');
    await expectError(demo, last, true);
  }
});

act('ValidOnSubmit', async (demo) => {
  const label = /Surgery date/;
  const request = demo.getByRole('button', { name: 'Request' });
  const status = demo.getByRole('status');
  await request.click();
  await expect.element(demo.getByText('Enter a complete date.')).toBeVisible();
  for (let turn = 0; turn < 2; turn += 1) {
    await enter(demo, '05', label);
    await request.click();
    await expect.element(status).toHaveTextContent('');
    await enter(demo, '05092025', label);
    await request.click();
    await expect.element(status).toHaveTextContent('');
    await expect.element(field(demo, label)).toHaveAttribute('aria-invalid', 'true');
    await enter(demo, '05212025', label);
    await expect.poll(() => text(demo, label)).toBe('05/21/2025');
    await expect.element(field(demo, label)).toHaveAttribute('aria-invalid', 'false');
    await request.click();
    await expect.element(status).toHaveTextContent('Sent: 2025-05-21');
    await click(section(demo, 'Month', label));
    await press('Control+a', 'Delete');
    await request.click();
    await expect.element(demo.getByText('Enter a complete date.')).toBeVisible();
  }
});

claim(['minDate | ✓ | – | ✓ | 1900-01-01', 'maxDate | ✓ | – | ✓ | 2099-12-31'], async () => {
  for (const [value, code] of [
    ['1899-12-31', 'minDate'],
    ['1900-01-01', null],
    ['2099-12-31', null],
    ['2100-01-01', 'maxDate'],
  ] as const) {
    for (const Component of [DatePicker, DateField, DateTimePicker, DateTimeField]) {
      expect(
        await codeOf((onError) => <Component defaultValue={dayjs(value)} onError={onError} />),
      ).toBe(code);
    }
  }
});

claim(
  [
    'A value that breaks a rule | Red, with aria-invalid | Displayed, but disabled. A clock face has no hand, and lists can leave the value out',
    "Can users enter it? | Yes, they can type it | No, they can't select it",
    'A static picker has no field, but it has onError.',
  ],
  async () => {
    const minDate = dayjs('2025-05-12');
    for (const Component of [DatePicker, MobileDatePicker, DateField]) {
      for (const state of [{}, { disabled: true }, { readOnly: true }]) {
        const screen = await inProvider(
          <Component label="Day" minDate={minDate} defaultValue={dayjs('2025-05-09')} {...state} />,
        );
        await expectError(screen, 'Day', true);
        screen.unmount();
      }
      const screen = await inProvider(<Component label="Day" minDate={minDate} />);
      await enter(screen, '05092025');
      expect(text(screen)).toBe('05/09/2025');
      await expectError(screen, 'Day', true);
      await enter(screen, '05122025');
      await expectError(screen, 'Day', false);
      screen.unmount();
    }
    const onError = vi.fn<Watch>();
    const onChange = vi.fn();
    for (const element of [
      <DateCalendar
        key="0"
        minDate={minDate}
        defaultValue={dayjs('2025-05-09')}
        onChange={onChange}
      />,
      <StaticDatePicker
        key="1"
        minDate={minDate}
        defaultValue={dayjs('2025-05-09')}
        onChange={onChange}
        onError={onError}
      />,
    ]) {
      const screen = await inProvider(element);
      await expect.element(day(screen, '9')).toHaveAttribute('aria-selected', 'true');
      await expect.element(day(screen, '9')).toBeDisabled();
      await expect.element(day(screen, '8')).toBeDisabled();
      expect(onChange).not.toHaveBeenCalled();
      screen.unmount();
    }
    expect(onError.mock.lastCall?.[0]).toBe('minDate');
    for (const [minTime, hands] of [
      [at('08:00'), 1],
      [at('09:00'), 0],
    ] as const) {
      const face = await inProvider(<TimeClock defaultValue={at('08:00')} minTime={minTime} />);
      expect(document.querySelectorAll('.MuiClockPointer-root')).toHaveLength(hands);
      face.unmount();
    }
    for (const skipDisabled of [false, true]) {
      const list = await inProvider(
        <DigitalClock
          defaultValue={at('08:00')}
          minTime={at('09:00')}
          skipDisabled={skipDisabled}
        />,
      );
      await expect.element(list.getByRole('option', { name: '09:00 AM' })).toBeInTheDocument();
      expect(list.getByRole('option', { name: '08:00 AM' }).elements()).toHaveLength(
        skipDisabled ? 0 : 1,
      );
      list.unmount();
    }
  },
);

claim(
  "Rules mark a typed value as invalid, but they don't block it: onChange and onAccept run with the value.",
  async () => {
    for (const isControlled of [false, true]) {
      const onChange = vi.fn();
      const onAccept = vi.fn();
      const screen = await inProvider(
        <DatePicker
          label="Day"
          minDate={dayjs('2025-05-12')}
          {...(isControlled
            ? { value: dayjs('2025-05-21') }
            : { defaultValue: dayjs('2025-05-21') })}
          onChange={onChange}
          onAccept={onAccept}
        />,
      );
      await click(section(screen, 'Day'));
      await type('9');
      for (const callback of [onChange, onAccept]) {
        const [value, context] = callback.mock.lastCall ?? [];
        expect(value?.format('YYYY-MM-DD')).toBe('2025-05-09');
        expect(context).toEqual({ validationError: 'minDate' });
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'While a section is empty, the value is null, and null is allowed.',
    'A user can submit a form with 05/DD/2025 in the field, and no error code is reported.',
    'required adds an asterisk to the label.',
    'It adds no error code.',
  ],
  async () => {
    const onError = vi.fn<Watch>();
    const onChange = vi.fn();
    const screen = await inProvider(
      <DatePicker
        label="Day"
        disablePast
        minDate={dayjs('2025-05-12')}
        shouldDisableDate={() => true}
        onError={onError}
        onChange={onChange}
        slotProps={{ textField: { required: true } }}
      />,
    );
    const label = /Day/;
    await expect.element(screen.getByText('*').first()).toBeVisible();
    await enter(screen, '05', label);
    await click(section(screen, 'Year', label));
    await type('2025');
    await expect.poll(() => text(screen, label)).toBe('05/DD/2025');
    await expect.element(field(screen, label)).toHaveAttribute('aria-invalid', 'false');
    expect(onError).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalled();
  },
);

claim(
  [
    'The error prop of the text field overrides the result of the rules: true turns a valid field red, and false hides the error of an invalid one.',
    'In a field with two inputs, leave the prop out instead: undefined hides most errors.',
  ],
  async () => {
    for (const rule of [
      { minDate: dayjs('2025-05-12') },
      { shouldDisableDate: (date: Dayjs) => date.date() === 9 },
    ]) {
      for (const textField of [{}, { error: undefined }]) {
        const two = await inProvider(
          <DateRangePicker
            {...rule}
            defaultValue={[dayjs('2025-05-09'), dayjs('2025-05-21')]}
            slots={{ field: MultiInputDateRangeField }}
            slotProps={{ textField }}
            localeText={{ start: 'Arrival', end: 'Departure' }}
          />,
        );
        await expectError(two, 'Arrival', !('error' in textField));
        two.unmount();
      }
    }
    for (const [value, error, isInvalid] of [
      ['2025-05-21', true, true],
      ['2025-05-09', false, false],
      ['2025-05-21', undefined, false],
      ['2025-05-09', undefined, true],
    ] as const) {
      const screen = await inProvider(
        <DatePicker
          label="Day"
          minDate={dayjs('2025-05-12')}
          defaultValue={dayjs(value)}
          slotProps={{ textField: { error } }}
        />,
      );
      await expectError(screen, 'Day', isInvalid);
      screen.unmount();
    }
  },
);

claim(
  [
    "'invalidDate' | Doesn't exist, such as February 31",
    "'shouldDisableDate' | Is a day for which shouldDisableDate returns true",
    "'shouldDisableMonth' | Is in a month for which shouldDisableMonth returns true",
    "'shouldDisableYear' | Is in a year for which shouldDisableYear returns true",
    "'disablePast' | Is before now, or before today in a date component",
    "'disableFuture' | Is after now, or after today in a date component",
    "'minDate' | Is on a day before minDate, or before the day of minDateTime",
    "'maxDate' | Is on a day after maxDate, or after the day of maxDateTime",
    'Date components compare days, so today is allowed by both props.',
    'Both props compare days and ignore the time, also in DateTimePicker.',
  ],
  async () => {
    setClock('2025-05-21T15:30:00');
    const noon = { minDate: dayjs('2025-05-12T12:00'), maxDate: dayjs('2025-05-30T12:00') };
    for (const [props, value, code] of [
      [{}, 'not a date', 'invalidDate'],
      [
        { shouldDisableDate: (date: Dayjs) => date.date() === 9 },
        '2025-05-09',
        'shouldDisableDate',
      ],
      [{ shouldDisableDate: (date: Dayjs) => date.date() === 9 }, '2025-05-10', null],
      [
        { shouldDisableMonth: (date: Dayjs) => date.month() === 7 },
        '2025-08-09',
        'shouldDisableMonth',
      ],
      [{ shouldDisableMonth: (date: Dayjs) => date.month() === 7 }, '2025-07-31', null],
      [
        { shouldDisableYear: (date: Dayjs) => date.year() === 2024 },
        '2024-12-31',
        'shouldDisableYear',
      ],
      [{ shouldDisableYear: (date: Dayjs) => date.year() === 2024 }, '2025-01-01', null],
      [{ disablePast: true }, '2025-05-20T23:59', 'disablePast'],
      [{ disableFuture: true }, '2025-05-22T00:00', 'disableFuture'],
      [noon, '2025-05-11T23:00', 'minDate'],
      [noon, '2025-05-12T08:00', null],
      [noon, '2025-05-30T18:00', null],
      [noon, '2025-05-31T08:00', 'maxDate'],
    ] as const) {
      for (const Component of [
        DatePicker,
        MobileDatePicker,
        StaticDatePicker,
        DateField,
        DateTimePicker,
        DateTimeField,
      ]) {
        expect(
          await codeOf((onError) => (
            <Component {...props} defaultValue={dayjs(value)} onError={onError} />
          )),
        ).toBe(code);
      }
    }
    for (const [props, value, code] of [
      [{ disablePast: true }, '2025-05-21T08:00', null],
      [{ disableFuture: true }, '2025-05-21T23:00', null],
    ] as const) {
      for (const Component of [DatePicker, DateField]) {
        expect(
          await codeOf((onError) => (
            <Component {...props} defaultValue={dayjs(value)} onError={onError} />
          )),
        ).toBe(code);
      }
    }
    for (const [props, value, code] of [
      [{ disablePast: true }, '2025-05-21T15:29', 'disablePast'],
      [{ disablePast: true }, '2025-05-21T15:31', null],
      [{ disableFuture: true }, '2025-05-21T15:31', 'disableFuture'],
      [{ disableFuture: true }, '2025-05-21T15:29', null],
    ] as const) {
      for (const Component of [TimePicker, TimeField, DateTimePicker, DateTimeField]) {
        expect(
          await codeOf((onError) => (
            <Component {...props} defaultValue={dayjs(value)} onError={onError} />
          )),
        ).toBe(code);
      }
    }
  },
);

claim(
  [
    "'minTime' | Is at a time before minTime, or on the day of minDateTime and before its time",
    "'maxTime' | Is at a time after maxTime, or on the day of maxDateTime and after its time",
    "'shouldDisableTime-hours' | Makes shouldDisableTime return true for the view 'hours'",
    "'shouldDisableTime-minutes' | Makes shouldDisableTime return true for the view 'minutes'",
    "'shouldDisableTime-seconds' | Makes shouldDisableTime return true for the view 'seconds'",
    "'minutesStep' | Has minutes that aren't a multiple of minutesStep",
    'minTime and maxTime compare the time of day and ignore the date of the object.',
  ],
  async () => {
    const open = { minTime: dayjs('2030-01-01T09:00'), maxTime: dayjs('2020-01-01T17:00') };
    const never = (view: string) => ({
      shouldDisableTime: (_: Dayjs, tried: string) => tried === view,
    });
    for (const [props, value, code] of [
      [open, '08:59', 'minTime'],
      [open, '09:00', null],
      [open, '17:00', null],
      [open, '17:01', 'maxTime'],
      [never('hours'), '10:00', 'shouldDisableTime-hours'],
      [never('minutes'), '10:00', 'shouldDisableTime-minutes'],
      [never('seconds'), '10:00', 'shouldDisableTime-seconds'],
      [never('meridiem'), '10:00', null],
      [{ minutesStep: 15 }, '10:20', 'minutesStep'],
      [{ minutesStep: 15 }, '10:45', null],
    ] as const) {
      for (const Component of [
        DesktopTimePicker,
        MobileTimePicker,
        TimeField,
        DateTimePicker,
        DateTimeField,
      ]) {
        expect(
          await codeOf((onError) => (
            <Component {...props} defaultValue={at(value)} onError={onError} />
          )),
        ).toBe(code);
      }
    }
  },
);

claim(
  [
    "There is no code 'minDateTime' or 'maxDateTime'.",
    'The limits themselves are allowed values.',
    'minDateTime and maxDateTime limit date and time together: they limit the time only on the first and the last day.',
    'They replace the other limits: minDateTime overrides minDate and minTime, and maxDateTime overrides maxDate and maxTime.',
  ],
  async () => {
    const limits = {
      minDateTime: dayjs('2025-05-19T09:00'),
      maxDateTime: dayjs('2025-05-23T17:00'),
    };
    const others = {
      minDate: dayjs('2025-05-20'),
      maxDate: dayjs('2025-05-22'),
      minTime: at('10:00'),
      maxTime: at('16:00'),
    };
    for (const props of [limits, { ...limits, ...others }]) {
      for (const [value, code] of [
        ['2025-05-18T12:00', 'minDate'],
        ['2025-05-19T08:59', 'minTime'],
        ['2025-05-19T09:00', null],
        ['2025-05-21T03:00', null],
        ['2025-05-22T22:00', null],
        ['2025-05-23T17:00', null],
        ['2025-05-23T17:01', 'maxTime'],
        ['2025-05-24T08:00', 'maxDate'],
      ] as const) {
        await expectDateTimeCode(props, value, code);
      }
    }
  },
);

claim(
  [
    'One code is reported at a time.',
    "Date rules are checked in the order of the table, except that 'disableFuture' comes before 'disablePast'.",
    "Time rules are checked in the order 'minTime', 'maxTime', 'disableFuture', 'disablePast', 'shouldDisableTime-…', 'minutesStep'.",
    'Date time components check the time only if the date is allowed.',
  ],
  async () => {
    setClock('2025-05-21T15:30:00');
    const time = {
      minTime: at('12:00'),
      maxTime: at('10:00'),
      shouldDisableTime: () => true,
      minutesStep: 15,
    };
    const date = {
      shouldDisableDate: () => true,
      shouldDisableMonth: () => true,
      shouldDisableYear: () => true,
      disablePast: true,
      minDate: dayjs('2025-06-01'),
      maxDate: dayjs('2025-04-01'),
    };
    // Without the rules whose codes are here, the next one is reported.
    const dateOrder = [
      'shouldDisableDate',
      'shouldDisableMonth',
      'shouldDisableYear',
      'disablePast',
      'minDate',
      'maxDate',
    ] as const;
    const props: Partial<typeof date> = { ...date };
    for (const code of dateOrder) {
      expect(
        await codeOf((onError) => (
          <DateField {...props} defaultValue={dayjs('2025-05-07')} onError={onError} />
        )),
      ).toBe(code);
      expect(
        await codeOf((onError) => (
          <DateTimeField
            {...props}
            {...time}
            defaultValue={dayjs('2025-05-07T11:07')}
            onError={onError}
          />
        )),
      ).toBe(code);
      delete props[code];
    }
    expect(
      await codeOf((onError) => (
        <DateField
          disableFuture
          disablePast
          minDate={dayjs('2025-06-01')}
          defaultValue={dayjs('2025-05-22')}
          onError={onError}
        />
      )),
    ).toBe('disableFuture');
    const timeOrder = [
      [time, 'minTime'],
      [{ ...time, minTime: undefined }, 'maxTime'],
      [{ ...time, minTime: undefined, maxTime: undefined }, 'shouldDisableTime-hours'],
      [{ minutesStep: 15 }, 'minutesStep'],
    ] as const;
    for (const [rules, code] of timeOrder) {
      for (const Component of [TimeField, DateTimeField]) {
        expect(
          await codeOf((onError) => (
            <Component {...rules} defaultValue={at('11:07')} onError={onError} />
          )),
        ).toBe(code);
      }
    }
    for (const [rules, value, code] of [
      [{ ...time, disablePast: true }, '11:07', 'minTime'],
      [{ shouldDisableTime: () => true, disablePast: true }, '11:07', 'disablePast'],
      [{ shouldDisableTime: () => true, disableFuture: true }, '16:07', 'disableFuture'],
    ] as const) {
      expect(
        await codeOf((onError) => (
          <TimeField {...rules} defaultValue={at(value)} onError={onError} />
        )),
      ).toBe(code);
    }
  },
);

claim(
  [
    "'invalidRange' | Is a range whose end is before its start",
    "A range reports a pair such as ['minDate', null].",
    "It reports ['invalidRange', 'invalidRange'] only if both dates are set and break no other rule.",
    'A start without an end is allowed.',
  ],
  async () => {
    for (const [start, end, codes] of [
      ['2025-05-21', '2025-05-23', null],
      ['2025-05-23', '2025-05-21', ['invalidRange', 'invalidRange']],
      ['2025-05-09', '2025-05-23', ['minDate', null]],
      ['2025-05-23', '2025-05-09', [null, 'minDate']],
      ['2025-05-09', '2025-05-08', ['minDate', 'minDate']],
      ['2025-05-23', null, null],
      [null, '2025-05-23', null],
      [null, '2025-05-09', [null, 'minDate']],
    ] as const) {
      for (const Component of [
        DateRangePicker,
        SingleInputDateRangeField,
        MultiInputDateRangeField,
        SingleInputDateTimeRangeField,
      ]) {
        expect(
          await codeOf((onError) => (
            <Component
              minDate={dayjs('2025-05-12')}
              defaultValue={[start ? dayjs(start) : null, end ? dayjs(end) : null]}
              onError={onError}
            />
          )),
        ).toEqual(codes);
      }
    }
  },
);

claim(
  [
    'onError(error, value) runs when the error code changes, and with null when the error disappears.',
    'It also runs on mount if the first value breaks a rule.',
  ],
  async () => {
    for (const Component of [DatePicker, MobileDatePicker, DateField]) {
      const onError = vi.fn<Watch>();
      const take = () => onError.mock.calls.splice(0).map(([code]) => code);
      const limited = (defaultValue: Dayjs | null, minDate: Dayjs) => (
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Component label="Day" defaultValue={defaultValue} minDate={minDate} onError={onError} />
        </LocalizationProvider>
      );
      const first = dayjs('2025-05-09');
      const screen = await inProvider(
        <Component
          label="Day"
          defaultValue={first}
          minDate={dayjs('2025-05-12')}
          onError={onError}
        />,
      );
      expect(take()).toEqual(['minDate']);
      await click(section(screen, 'Day'));
      await press('ArrowDown');
      expect(text(screen)).toBe('05/08/2025');
      expect(take()).toEqual([]);
      await enter(screen, '21', 'Day', 'Day');
      expect(take()).toEqual([null]);
      await screen.rerender(limited(first, dayjs('2025-05-26')));
      await expect.poll(() => onError.mock.lastCall?.[0]).toBe('minDate');
      await screen.rerender(limited(first, dayjs('2025-05-12')));
      await expect.poll(() => onError.mock.lastCall?.[0]).toBeNull();
      screen.unmount();
      take();
      const other = await inProvider(limited(dayjs('2025-05-21'), dayjs('2025-05-12')));
      expect(take()).toEqual([]);
      other.unmount();
    }
  },
);

claim(
  [
    'With MultiInputDateRangeField, only the field that breaks a rule is red.',
    'A single field for both dates is red as a whole.',
  ],
  async () => {
    const defaultValue: [Dayjs, Dayjs] = [dayjs('2025-05-09'), dayjs('2025-05-23')];
    const props = { minDate: dayjs('2025-05-12'), defaultValue };
    const two = await inProvider(
      <DateRangePicker
        {...props}
        slots={{ field: MultiInputDateRangeField }}
        localeText={{ start: 'Arrival', end: 'Departure' }}
      />,
    );
    await expectError(two, 'Arrival', true);
    await expectError(two, 'Departure', false);
    two.unmount();
    const one = await inProvider(<DateRangePicker {...props} label="Day" />);
    await expectError(one, 'Day', true);
  },
);

claim(
  [
    'If a field never had a value, a typed time is on the day when the field was mounted, usually today.',
    'TimeField takes the day of referenceDate if it is set.',
    'With a value of another day, TimePicker validates the complete date.',
    'With disablePast, each time of tomorrow is allowed, although the clock disables the hours before the current time.',
    'Set disableIgnoringDatePartForTimeValidation to make the clock compare the date too.',
  ],
  async () => {
    setClock('2025-05-21T15:30:00');
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    for (const Component of [TimeField, TimePicker]) {
      for (const [referenceDate, date] of [
        [undefined, '2025-05-21'],
        [dayjs('2025-05-09'), '2025-05-09'],
      ] as const) {
        const typed = await inProvider(
          <Component
            label="Day"
            ampm={false}
            onChange={onChange}
            {...(referenceDate && { referenceDate })}
          />,
        );
        await enter(typed, '0815', 'Day', 'Hours');
        expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm')).toBe(
          `${Component === TimeField ? date : '2025-05-21'} 08:15`,
        );
        typed.unmount();
      }
    }
    for (const isExact of [false, true]) {
      const screen = await inProvider(
        <DesktopTimePicker
          label="Day"
          ampm={false}
          disablePast
          disableIgnoringDatePartForTimeValidation={isExact}
          defaultValue={dayjs('2025-05-22T08:00')}
        />,
      );
      await expectError(screen, 'Day', false);
      await openPicker(screen);
      for (const [name, isDisabled] of [
        ['8 hours', !isExact],
        ['14 hours', !isExact],
        ['16 hours', false],
      ] as const) {
        const item = expect.element(option(screen, 'hours', name));
        await (isDisabled
          ? item.toHaveAttribute('aria-disabled', 'true')
          : item.not.toHaveAttribute('aria-disabled', 'true'));
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'Rules that depend on the current time run when the component renders.',
    'Clocks and the lists of months and years use the time at which they were mounted.',
    "A field doesn't turn red by itself at midnight, but at its next render.",
    'An empty time field that was mounted the day before still uses that day: with disablePast, it rejects each typed time.',
  ],
  async () => {
    setClock('2025-05-21T23:59:59');
    const element = (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" disablePast defaultValue={dayjs('2025-05-21')} />
      </LocalizationProvider>
    );
    const screen = await inProvider(null);
    await screen.rerender(element);
    await expectError(screen, 'Day', false);
    setClock('2025-05-22T00:00:01');
    await press('Shift');
    await expectError(screen, 'Day', false);
    await click(section(screen, 'Month'));
    await expectError(screen, 'Day', true);
    screen.unmount();
    setClock('2025-05-21T23:00:00');
    const empty = await inProvider(<TimeField label="Day" ampm={false} disablePast />);
    setClock('2025-05-22T08:00:00');
    for (const keys of ['0700', '0900', '2359']) {
      await enter(empty, keys, 'Day', 'Hours');
      await expectError(empty, 'Day', true);
    }
    empty.unmount();
    const value = dayjs('2025-12-31T11:00');
    const views = (key: string) => (
      <LocalizationProvider key={key} dateAdapter={AdapterDayjs}>
        <DigitalClock disablePast defaultValue={value} ampm={false} />
        <MonthCalendar disablePast defaultValue={value} />
        <YearCalendar disablePast defaultValue={value} />
      </LocalizationProvider>
    );
    setClock('2025-12-31T10:00:00');
    const mounted = await show(views('then'));
    setClock('2026-02-01T12:00:00');
    for (const key of ['then', 'now']) {
      await mounted.rerender(views(key));
      const item = mounted.getByRole('option', { name: '10:30' }).element();
      expect(item.classList.contains('Mui-disabled')).toBe(key === 'now');
      for (const name of ['December', '2025']) {
        const radio = mounted.getByRole('radio', { name }).element();
        expect((radio as HTMLButtonElement).disabled).toBe(key === 'now');
      }
    }
  },
);

claim(
  [
    'minDate, maxDate | Disabled outside the limits | Disabled outside the limits | Not listed outside the limits',
    'disablePast, disableFuture | Disabled before or after today | Disabled before or after this month | Disabled before or after this year',
    'shouldDisableDate | Disabled if it returns true | No effect | No effect',
    'shouldDisableMonth | Disabled in these months | Disabled if it returns true | No effect',
    'shouldDisableYear | Disabled in these years | No effect | Disabled if it returns true',
    'The list has the years from minDate to maxDate.',
    'The disabled years stay visible.',
  ],
  async () => {
    setClock('2025-05-21T15:30:00');
    const all = () => true;
    for (const [props, days, months, years] of [
      [
        { minDate: dayjs('2025-05-12'), maxDate: dayjs('2025-05-30') },
        { 11: true, 12: false, 30: false, 31: true },
        { April: true, May: false, June: true },
        { 2024: undefined, 2025: false, 2026: undefined },
      ],
      [
        { disablePast: true },
        { 20: true, 21: false, 22: false },
        { April: true, May: false, June: false },
        { 2024: true, 2025: false, 2026: false },
      ],
      [
        { disableFuture: true },
        { 20: false, 21: false, 22: true },
        { April: false, May: false, June: true },
        { 2024: false, 2025: false, 2026: true },
      ],
      [{ shouldDisableDate: all }, { 12: true, 21: true }, { April: false }, { 2024: false }],
      [{ shouldDisableMonth: all }, { 12: true, 21: true }, { April: true }, { 2024: false }],
      [{ shouldDisableYear: all }, { 12: true, 21: true }, { April: false }, { 2024: true }],
    ] as const) {
      for (const [view, cells] of [
        ['day', days],
        ['month', months],
        ['year', years],
      ] as const) {
        const screen = await inProvider(
          <DateCalendar
            {...props}
            views={['year', 'month', 'day']}
            openTo={view}
            referenceDate={dayjs('2025-05-21')}
          />,
        );
        for (const [name, isDisabled] of Object.entries(cells)) {
          const cell = screen.getByRole(view === 'day' ? 'gridcell' : 'radio', { name });
          if (isDisabled === undefined) {
            expect(cell.elements()).toHaveLength(0);
          } else {
            await (isDisabled
              ? expect.element(cell).toBeDisabled()
              : expect.element(cell).toBeEnabled());
          }
        }
        screen.unmount();
      }
    }
  },
);

claim(
  'The arrows of the calendar header stop at the month of minDate and maxDate, and at the current month with disablePast and disableFuture.',
  async () => {
    setClock('2025-05-21T15:30:00');
    for (const [props, isFirst, isLast] of [
      [{}, false, false],
      [{ minDate: dayjs('2025-05-12') }, true, false],
      [{ minDate: dayjs('2025-04-30') }, false, false],
      [{ maxDate: dayjs('2025-05-30') }, false, true],
      [{ disablePast: true }, true, false],
      [{ disableFuture: true }, false, true],
    ] as const) {
      const screen = await inProvider(
        <DateCalendar {...props} defaultValue={dayjs('2025-05-21')} />,
      );
      for (const [name, isStopped] of [
        ['Previous month', isFirst],
        ['Next month', isLast],
      ] as const) {
        const arrow = screen.getByRole('button', { name });
        await (isStopped
          ? expect.element(arrow).toBeDisabled()
          : expect.element(arrow).toBeEnabled());
      }
      screen.unmount();
    }
  },
);

claim(
  'If the user changes the start, the end keeps its value and turns red when it breaks the new limits.',
  async () => {
    const picker = (minDate: string) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" minDate={dayjs(minDate)} value={dayjs('2025-05-21')} />
      </LocalizationProvider>
    );
    const screen = await inProvider(null);
    for (const [minDate, isInvalid] of [
      ['2025-05-19', false],
      ['2025-05-23', true],
      ['2025-05-19', false],
    ] as const) {
      await screen.rerender(picker(minDate));
      await expectError(screen, 'Day', isInvalid);
      expect(text(screen)).toBe('05/21/2025');
    }
  },
);

claim(
  [
    'It runs for all days of the displayed month, and again when the field renders or the user moves with the arrow keys.',
    'Define the function outside the component or with useCallback: the calendar runs a new function again for each day.',
    'The days of the calendar are at midnight, but the field validates its value with the time.',
    'day.isSame(holiday) can therefore be true in the calendar and false in the field.',
    "Compare day.format('YYYY-MM-DD'), or use day.isSame(holiday, 'day').",
    'The callback receives a day and returns true to disable it.',
  ],
  async () => {
    const runs: Dayjs[] = [];
    const rule = (date: Dayjs) => {
      runs.push(date);
      return false;
    };
    const take = () => runs.splice(0);
    const calendar = (shouldDisableDate: (date: Dayjs) => boolean) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar
          defaultValue={dayjs('2025-05-21T15:30')}
          shouldDisableDate={shouldDisableDate}
        />
      </LocalizationProvider>
    );
    const screen = await inProvider(null);
    await screen.rerender(calendar(rule));
    const isDay = (each: Dayjs) => each.format('YYYY-MM') === '2025-05';
    const first = new Set(
      take()
        .filter(isDay)
        .map((each) => each.format('D')),
    );
    expect(first.size).toBe(31);
    await screen.rerender(calendar(rule));
    expect(take()).toHaveLength(0);
    await screen.rerender(calendar((date) => rule(date)));
    const again = take().filter((each) => each.format('HH:mm') === '00:00');
    expect(new Set(again.filter(isDay).map((each) => each.format('D'))).size).toBe(31);
    await day(screen, '21').click();
    take();
    await press('ArrowRight');
    expect(take().length).toBeGreaterThan(0);
    screen.unmount();
    const value = dayjs('2025-05-21T15:30');
    await inProvider(<DateField defaultValue={value} shouldDisableDate={rule} />);
    expect(new Set(take().map((each) => each.format('HH:mm')))).toEqual(new Set(['15:30']));
    const holiday = dayjs('2025-05-21');
    for (const [isHoliday, code] of [
      [(date: Dayjs) => date.isSame(holiday), null],
      [(date: Dayjs) => date.isSame(holiday, 'day'), 'shouldDisableDate'],
      [(date: Dayjs) => date.format('YYYY-MM-DD') === '2025-05-21', 'shouldDisableDate'],
    ] as const) {
      const days = await inProvider(
        <DateCalendar referenceDate={dayjs('2025-05-01')} shouldDisableDate={isHoliday} />,
      );
      await expect.element(day(days, '21')).toBeDisabled();
      await expect.element(day(days, '22')).toBeEnabled();
      days.unmount();
      const reported = await codeOf((onError) => (
        <DateField defaultValue={value} shouldDisableDate={isHoliday} onError={onError} />
      ));
      expect(reported).toBe(code);
    }
  },
);

claim(
  [
    'A picker passes its rules to its field and to its views, so set them once, on the picker.',
    'The range components apply the rules to both dates.',
    'Callback with the error code | onError, and the context of onChange | None',
  ],
  async () => {
    setClock('2025-05-21T12:00:00');
    const minDate = dayjs('2025-05-12');
    for (const Picker of [DatePicker, MobileDatePicker]) {
      const screen = await inProvider(
        <Picker label="Day" defaultValue={dayjs('2025-05-05')} minDate={minDate} />,
      );
      await expectError(screen, 'Day', true);
      await openPicker(screen);
      await expect.element(day(screen, '11')).toBeDisabled();
      await expect.element(day(screen, '12')).toBeEnabled();
      screen.unmount();
    }
    for (const [rule, start, end, code] of [
      [{ minDate }, '2025-05-05', '2025-05-07', 'minDate'],
      [{ maxDate: minDate }, '2025-05-19', '2025-05-20', 'maxDate'],
      [{ disablePast: true }, '2025-05-14', '2025-05-16', 'disablePast'],
      [{ disableFuture: true }, '2025-05-26', '2025-05-28', 'disableFuture'],
      [{ shouldDisableDate: () => true }, '2025-05-26', '2025-05-28', 'shouldDisableDate'],
    ] as const) {
      for (const Component of [DateRangePicker, SingleInputDateRangeField]) {
        const reported = await codeOf((onError) => (
          <Component {...rule} defaultValue={[dayjs(start), dayjs(end)]} onError={onError} />
        ));
        expect(reported).toEqual([code, code]);
      }
    }
    const onError = vi.fn<Watch>();
    const onChange = vi.fn();
    const props = { minDate, defaultValue: dayjs('2025-05-05'), onError, onChange };
    const calendar = await inProvider(<DateCalendar {...props} />);
    await day(calendar, '21').click();
    expect(onChange.mock.lastCall?.[1]).toBe('finish');
    expect(onError).not.toHaveBeenCalled();
    calendar.unmount();
    const typed = await inProvider(<DateField label="Day" {...props} />);
    expect(onError.mock.lastCall?.[0]).toBe('minDate');
    await enter(typed, '9', 'Day', 'Day');
    expect(onChange.mock.lastCall?.[1]).toEqual({ validationError: 'minDate' });
  },
);

claim('Time and date time components compare the time too.', async () => {
  setClock('2025-05-21T12:00:00');
  for (const Component of [TimePicker, TimeField, DateTimePicker, DateTimeField]) {
    for (const [time, past, future] of [
      ['11:00', 'disablePast', null],
      ['13:00', null, 'disableFuture'],
    ] as const) {
      const value = at(time);
      expect(
        await codeOf((onError) => <Component defaultValue={value} disablePast onError={onError} />),
      ).toBe(past);
      expect(
        await codeOf((onError) => (
          <Component defaultValue={value} disableFuture onError={onError} />
        )),
      ).toBe(future);
    }
  }
  for (const Component of [DatePicker, DateField]) {
    for (const time of ['11:00', '13:00']) {
      const value = at(time);
      expect(
        await codeOf((onError) => (
          <Component defaultValue={value} disablePast disableFuture onError={onError} />
        )),
      ).toBeNull();
    }
  }
});

claim('onChange alone misses the error on mount and after a change of the rules.', async () => {
  const onError = vi.fn<Watch>();
  const onChange = vi.fn();
  const element = (minDate: string) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day"
        defaultValue={dayjs('2025-05-21')}
        minDate={dayjs(minDate)}
        onError={onError}
        onChange={onChange}
      />
    </LocalizationProvider>
  );
  const screen = await show(element('2025-05-26'));
  await expect.poll(() => onError.mock.lastCall?.[0]).toBe('minDate');
  await screen.rerender(element('2025-05-12'));
  await expect.poll(() => onError.mock.lastCall?.[0]).toBeNull();
  await screen.rerender(element('2025-05-26'));
  await expect.poll(() => onError.mock.lastCall?.[0]).toBe('minDate');
  expect(onChange).not.toHaveBeenCalled();
});

claim('To combine opening hours with one of these props, use shouldDisableTime:', async () => {
  setClock('2025-05-21T18:00:00');
  for (const [value, code] of [
    ['2025-05-21T17:00', 'disablePast'],
    ['2025-05-21T19:00', null],
    ['2025-05-22T10:00', 'shouldDisableTime-hours'],
    ['2025-05-22T11:00', null],
    ['2025-05-22T21:59', null],
    ['2025-05-22T22:00', 'shouldDisableTime-hours'],
  ] as const) {
    await expectDateTimeCode(
      {
        disablePast: true,
        shouldDisableTime: (time, view) =>
          view === 'hours' && (time.hour() < 11 || time.hour() >= 22),
      },
      value,
      code,
    );
  }
});

claim(
  [
    "In range components, the callback also receives position: 'start' or 'end'.",
    'The calendar calls it with the date that the user selects next.',
  ],
  async () => {
    for (const position of ['start', 'end'] as const) {
      const positions = new Set<string>();
      const screen = await inProvider(
        <DateRangeCalendar
          rangePosition={position}
          referenceDate={dayjs('2025-05-21')}
          shouldDisableDate={(_, each) => {
            positions.add(each);
            return false;
          }}
        />,
      );
      expect([...positions]).toEqual([position]);
      screen.unmount();
    }
    for (const Component of [SingleInputDateRangeField, SingleInputDateTimeRangeField]) {
      for (const [blocked, codes] of [
        ['start', ['shouldDisableDate', null]],
        ['end', [null, 'shouldDisableDate']],
      ] as const) {
        expect(
          await codeOf((onError) => (
            <Component
              defaultValue={[dayjs('2025-05-19'), dayjs('2025-05-23')]}
              shouldDisableDate={(_, position) => position === blocked}
              onError={onError}
            />
          )),
        ).toEqual(codes);
      }
    }
  },
);

claim(
  'A range can include disabled days: no error code is reported, and the calendar lets users select an end after them (#12072).',
  async () => {
    const onError = vi.fn<Watch>();
    const screen = await inProvider(
      <DateRangePicker
        label="Day"
        referenceDate={dayjs('2025-05-21')}
        shouldDisableDate={(date) => date.date() === 15}
        onError={onError}
      />,
    );
    await openPicker(screen);
    await expect.element(day(screen, '15').first()).toBeDisabled();
    await day(screen, '12').first().click();
    await day(screen, '20').first().click();
    await expectClosed(screen);
    expect(text(screen)).toBe('05/12/2025 – 05/20/2025');
    await expectError(screen, 'Day', false);
    expect(onError).not.toHaveBeenCalled();
  },
);

claim(
  [
    'The month view calls the function with the first day of the month.',
    'The day view calls it with each day, and the field with the value.',
  ],
  async () => {
    const runs = new Set<string>();
    const rule = (month: Dayjs) => {
      runs.add(month.format('D'));
      return false;
    };
    const view = await inProvider(
      <DateCalendar
        views={['month']}
        openTo="month"
        defaultValue={dayjs('2025-05-21')}
        shouldDisableMonth={rule}
      />,
    );
    expect([...runs]).toEqual(['1']);
    view.unmount();
    runs.clear();
    const days = await inProvider(
      <DateCalendar referenceDate={dayjs('2025-05-21')} shouldDisableMonth={rule} />,
    );
    expect(runs.size).toBe(31);
    days.unmount();
    runs.clear();
    await inProvider(<DateField defaultValue={dayjs('2025-05-21')} shouldDisableMonth={rule} />);
    expect([...runs]).toEqual(['21']);
  },
);

claim(
  [
    'When a user selects a year, the calendar keeps the month.',
    'It skips dates that minDate, maxDate, disablePast, disableFuture or shouldDisableDate disable, but not those of shouldDisableMonth and shouldDisableYear.',
    'The field is red until the user selects an allowed month.',
  ],
  async () => {
    setClock('2024-03-15T12:00:00');
    const isFebruary24 = (date: Dayjs) => date.format('YYYY-MM') === '2024-02';
    for (const [props, shown, isInvalid] of [
      [{ shouldDisableMonth: isFebruary24 }, 'February 2024', true],
      [{ shouldDisableDate: isFebruary24 }, 'January 2024', false],
      [{ minDate: dayjs('2024-03-01') }, 'March 2024', false],
      [{ disablePast: true }, 'March 2024', false],
      [{ maxDate: dayjs('2025-02-28'), minDate: dayjs('2024-03-01') }, 'March 2024', false],
    ] as const) {
      const screen = await inProvider(
        <DatePicker
          label="Day"
          {...props}
          views={['year', 'month']}
          openTo="year"
          defaultValue={dayjs('2025-02-10')}
        />,
      );
      await openPicker(screen);
      await screen.getByRole('radio', { name: '2024' }).click();
      await expect.poll(() => text(screen)).toBe(shown);
      await expectError(screen, 'Day', isInvalid);
      await screen.getByRole('radio', { name: 'June' }).click();
      await expectClosed(screen);
      expect(text(screen)).toBe('June 2024');
      await expectError(screen, 'Day', false);
      screen.unmount();
    }
  },
);

/** Tries which options of a column of the digital clock are disabled. */
async function expectOptions(
  screen: Screen,
  column: string,
  disabled: Readonly<Record<string, boolean>>,
) {
  for (const [number, isDisabled] of Object.entries(disabled)) {
    const item = expect.element(option(screen, column, `${number} ${column}`));
    await (isDisabled
      ? item.toHaveAttribute('aria-disabled', 'true')
      : item.not.toHaveAttribute('aria-disabled', 'true'));
  }
}

claim(
  [
    'minTime, maxTime | Disabled if no minute of the hour is allowed | Disabled outside the limits | Disabled outside the limits',
    'disablePast | Disabled before the current hour | Disabled up to the current minute | Disabled before the current second',
    'disableFuture | Disabled after the current hour | Disabled after the current minute | Disabled after the current second',
    'minutesStep | No effect | Disabled if not a multiple | No effect',
    'With a seconds view, disablePast allows the current minute.',
  ],
  async () => {
    setClock('2025-05-21T15:30:20');
    const now = at('15:30:00');
    for (const [props, views, hours, minutes, seconds] of [
      [
        { minTime: at('15:30:20') },
        ['hours', 'minutes', 'seconds'],
        { 14: true, 15: false, 16: false },
        { 25: true, 30: false, 35: false },
        { 15: true, 20: false, 25: false },
      ],
      [
        { maxTime: at('15:30:20') },
        ['hours', 'minutes', 'seconds'],
        { 14: false, 15: false, 16: true },
        { 25: false, 30: false, 35: true },
        { 15: false, 20: false, 25: true },
      ],
      [
        { disablePast: true },
        ['hours', 'minutes', 'seconds'],
        { 14: true, 15: false, 16: false },
        { 25: true, 30: false, 35: false },
        { 15: true, 20: false, 25: false },
      ],
      [
        { disablePast: true },
        ['hours', 'minutes'],
        { 14: true, 15: false, 16: false },
        { 25: true, 30: true, 35: false },
        {},
      ],
      [
        { disableFuture: true },
        ['hours', 'minutes', 'seconds'],
        { 14: false, 15: false, 16: true },
        { 25: false, 30: false, 35: true },
        { 15: false, 20: false, 25: true },
      ],
      [
        { minutesStep: 15 },
        ['hours', 'minutes', 'seconds'],
        { 14: false, 15: false },
        { 25: true, 30: false, 35: true, 45: false },
        { 5: false, 20: false },
      ],
    ] as const) {
      const screen = await inProvider(
        <MultiSectionDigitalClock {...props} views={views} ampm={false} defaultValue={now} />,
      );
      await expectOptions(screen, 'hours', hours);
      await expectOptions(screen, 'minutes', minutes);
      await expectOptions(screen, 'seconds', seconds);
      screen.unmount();
    }
  },
);

claim(
  [
    "shouldDisableTime | Runs with 'hours' | Runs with 'minutes' | Runs with 'seconds'",
    'It runs for the options of the clock.',
    "For the value of the field, it runs with 'hours', 'minutes' and 'seconds' in this order until it returns true.",
    "This includes views that the picker doesn't have.",
  ],
  async () => {
    const runs: string[] = [];
    const until = (last: string) => (_: Dayjs, view: string) => {
      runs.push(view);
      return view === last;
    };
    for (const Clock of [MultiSectionDigitalClock, TimeClock]) {
      for (const view of ['hours', 'minutes', 'seconds'] as const) {
        const screen = await inProvider(
          <Clock
            views={[view]}
            ampm={false}
            defaultValue={at('15:30')}
            shouldDisableTime={until('none')}
          />,
        );
        expect(new Set(runs.splice(0))).toEqual(new Set([view]));
        screen.unmount();
      }
    }
    for (const [last, tried] of [
      ['none', ['hours', 'minutes', 'seconds']],
      ['minutes', ['hours', 'minutes']],
      ['hours', ['hours']],
    ] as const) {
      const screen = await inProvider(
        <TimeField defaultValue={at('15:30')} shouldDisableTime={until(last)} />,
      );
      expect(runs.splice(0).slice(0, tried.length)).toEqual(tried);
      screen.unmount();
    }
    const screen = await inProvider(
      <TimeField defaultValue={at('15:30')} shouldDisableTime={until('hours')} />,
    );
    expect(new Set(runs.splice(0))).toEqual(new Set(['hours']));
    screen.unmount();
  },
);

claim(
  [
    'In version 8.4.0, users can select AM although minTime is in the afternoon.',
    'All hours are then disabled, and the field is red (#15410).',
    'A 24-hour clock (ampm={false}) avoids this problem.',
  ],
  async () => {
    const props = { label: 'Day', minTime: at('13:00'), defaultValue: at('15:30') };
    const screen = await inProvider(<DesktopTimePicker {...props} ampm />);
    await openPicker(screen);
    await expectError(screen, 'Day', false);
    await screen.getByRole('option', { name: 'AM' }).click();
    await expectError(screen, 'Day', true);
    const hours = screen.getByRole('listbox', { name: 'Select hours' }).getByRole('option');
    expect(hours.elements()).toHaveLength(12);
    for (const each of hours.elements()) {
      expect(each.getAttribute('aria-disabled')).toBe('true');
    }
    screen.unmount();
    const other = await inProvider(<DesktopTimePicker {...props} ampm={false} />);
    await openPicker(other);
    await expect.element(option(other, 'hours', '15 hours')).toBeVisible();
    expect(other.getByRole('option', { name: 'AM' }).elements()).toHaveLength(0);
  },
);

claim(
  [
    'To compare the dates as well, set disableIgnoringDatePartForTimeValidation on a time component.',
    'DateTimePicker and DateTimeField accept this prop, but they ignore it in version 8.4.0.',
  ],
  async () => {
    for (const [isExact, codes] of [
      [false, ['minTime', 'minTime', 'minTime', 'minTime']],
      [true, [null, null, 'minTime', 'minTime']],
    ] as const) {
      const found: unknown[] = [];
      for (const Component of [TimePicker, TimeField, DateTimePicker, DateTimeField]) {
        const props = { disableIgnoringDatePartForTimeValidation: isExact };
        found.push(
          await codeOf((onError) => (
            <Component
              {...props}
              minTime={dayjs('2025-05-19T09:00')}
              defaultValue={dayjs('2025-05-21T08:00')}
              onError={onError}
            />
          )),
        );
      }
      expect(found).toEqual(codes);
    }
  },
);

claim(
  [
    "For the view 'hours', the time has the minutes of the current value.",
    'Suppose a callback ignores the view and disables 9:00 to 9:29.',
    'The hour 9 is then disabled while the minutes are 00, and enabled while they are 30 (#9534).',
  ],
  async () => {
    for (const [minutes, isDisabled] of [
      ['00', true],
      ['30', false],
    ] as const) {
      const screen = await inProvider(
        <MultiSectionDigitalClock
          ampm={false}
          defaultValue={at(`15:${minutes}`)}
          shouldDisableTime={(time) => time.hour() === 9 && time.minute() < 30}
        />,
      );
      await expectOptions(screen, 'hours', { 8: false, 9: isDisabled, 10: false });
      screen.unmount();
    }
  },
);

claim(
  [
    "If the desktop clock renders one column of times, shouldDisableTime runs with 'hours' only.",
    "A time that the callback disables for 'minutes' can be selected, and the field turns red.",
    'Set thresholdToRenderTimeInASingleColumn={0} to get one column for each view.',
  ],
  async () => {
    const views = new Set<string>();
    const clock = await inProvider(
      <DigitalClock
        timeStep={30}
        shouldDisableTime={(_, view) => {
          views.add(view);
          return false;
        }}
      />,
    );
    expect([...views]).toEqual(['hours']);
    clock.unmount();
    const props = {
      label: 'Day',
      ampm: false,
      defaultValue: at('15:00'),
      timeSteps: { minutes: 30 },
      thresholdToRenderTimeInASingleColumn: 48,
      shouldDisableTime: (time: Dayjs, view: string) => view === 'minutes' && time.minute() === 30,
    };
    const screen = await inProvider(<DesktopTimePicker {...props} />);
    await openPicker(screen);
    await screen.getByRole('option', { name: '16:30' }).click();
    await expectError(screen, 'Day', true);
    expect(text(screen)).toBe('16:30');
    screen.unmount();
    const other = await inProvider(
      <DesktopTimePicker {...props} thresholdToRenderTimeInASingleColumn={0} />,
    );
    await openPicker(other);
    await expectOptions(other, 'minutes', { 0: false, 30: true });
  },
);

claim(
  [
    'minutesStep allows only multiples of the step.',
    'The digital clock lists every 5 minutes by default and disables those between the steps, so set timeSteps to the same step.',
  ],
  async () => {
    const screen = await inProvider(
      <DesktopTimePicker label="Day" ampm={false} minutesStep={15} defaultValue={at('15:30')} />,
    );
    await openPicker(screen);
    const minutes = screen.getByRole('listbox', { name: 'Select minutes' }).getByRole('option');
    expect(minutes.elements()).toHaveLength(12);
    await expectOptions(screen, 'minutes', { 0: false, 5: true, 10: true, 15: false, 55: true });
  },
);

claim(
  [
    'Date time components take the date rules and the time rules, which apply independently: with minDate and minTime, each day starts at minTime.',
    'With disablePast, disableFuture, minDateTime or maxDateTime, date time components compare minTime and maxTime with their date.',
    'A minTime of a past day then limits nothing, and a maxTime of a past day disables everything.',
  ],
  async () => {
    setClock('2025-05-21T07:00:00');
    const past = dayjs('2025-05-01T09:00');
    const early = '2025-05-23T08:00';
    const late = '2025-05-23T10:00';
    const minDate = dayjs('2025-05-12');
    for (const [props, value, code] of [
      [{ minDate, minTime: past }, '2025-05-12T08:00', 'minTime'],
      [{ minDate, minTime: past }, early, 'minTime'],
      [{ minDate, minTime: past }, late, null],
      [{ minTime: past, disablePast: true }, early, null],
      [{ minTime: past, minDateTime: dayjs('2025-05-12T06:00') }, early, null],
      [{ minTime: past, maxDateTime: dayjs('2025-06-30T20:00') }, early, null],
      [{ minTime: past, disableFuture: true }, '2025-05-20T08:00', null],
      [{ maxTime: past, disablePast: true }, early, 'maxTime'],
      [{ maxTime: past, minDateTime: dayjs('2025-05-12T06:00') }, early, 'maxTime'],
      [{ maxTime: past, disableFuture: true }, '2025-05-20T08:00', 'maxTime'],
      [{ maxTime: past, minDate }, early, null],
    ] as const) {
      await expectDateTimeCode(props, value, code);
    }
  },
);

claim(
  [
    'In the calendar, selecting a later start removes the end, and selecting an earlier end changes the start instead.',
    'Users can still type such a range, select it in a clock, or select both dates on one day in a calendar if the start has a later time.',
  ],
  async () => {
    const value: [Dayjs, Dayjs] = [dayjs('2025-05-19'), dayjs('2025-05-21')];
    for (const [position, name, expected] of [
      ['start', '23', '05/23/2025 – MM/DD/YYYY'],
      ['end', '12', '05/12/2025 – MM/DD/YYYY'],
    ] as const) {
      const screen = await inProvider(
        <DateRangePicker label="Day" defaultValue={value} defaultRangePosition={position} />,
      );
      await openPicker(screen);
      await day(screen, name).first().click();
      await expect.poll(() => text(screen)).toBe(expected);
      await expectError(screen, 'Day', false);
      screen.unmount();
    }
    const typed = await inProvider(<DateRangePicker label="Day" />);
    await enterRange(typed, 'Day', '0523202505192025');
    await expectError(typed, 'Day', true);
    typed.unmount();
    const screen = await inProvider(
      <TimeRangePicker
        label="Day"
        ampm={false}
        views={['hours']}
        defaultRangePosition="end"
        defaultValue={[at('15:00'), at('17:00')]}
      />,
    );
    await openPicker(screen);
    await option(screen, 'hours', '14 hours').click();
    await expect.poll(() => text(screen)).toBe('15 – 14');
    await expectError(screen, 'Day', true);
    screen.unmount();
    const both = await inProvider(
      <DateTimeRangePicker
        label="Day"
        ampm={false}
        defaultRangePosition="end"
        defaultValue={[at('15:00'), at('17:00')]}
      />,
    );
    await openPicker(both);
    await option(both, 'hours', '14 hours').click();
    await expect.poll(() => text(both)).toBe('05/21/2025 15:00 – 05/21/2025 14:00');
    await expectError(both, 'Day', true);
    both.unmount();
    for (const [start, isInvalid] of [
      ['15:30', true],
      ['00:00', false],
    ] as const) {
      const days = await inProvider(
        <DateRangePicker label="Day" defaultRangePosition="end" defaultValue={[at(start), null]} />,
      );
      await openPicker(days);
      await day(days, '21').first().click();
      await expect.poll(() => text(days)).toBe('05/21/2025 – 05/21/2025');
      await expectError(days, 'Day', isInvalid);
      days.unmount();
    }
  },
);

claim(
  [
    'Date ranges compare the time of the two objects too.',
    "[dayjs('2025-05-21T15:30'), dayjs('2025-05-21')] is reported as 'invalidRange', although the field displays the same day twice.",
    'Set both to the start of the day.',
  ],
  async () => {
    for (const [start, end, isInvalid] of [
      ['15:30', '00:00', true],
      ['15:30', '15:30', false],
      ['00:00', '00:00', false],
    ] as const) {
      const screen = await inProvider(
        <DateRangePicker label="Day" defaultValue={[at(start), at(end)]} />,
      );
      expect(text(screen)).toBe('05/21/2025 – 05/21/2025');
      await expectError(screen, 'Day', isInvalid);
      screen.unmount();
    }
  },
);

claim(
  [
    'A night shift from 22:00 to 6:00 is an invalid time range, because both times belong to the same day.',
    'Give the end the date of the next day, as in overnight ranges, or use DateTimeRangePicker.',
  ],
  async () => {
    const typed = await inProvider(<SingleInputTimeRangeField label="Day" ampm={false} />);
    await enterRange(typed, 'Day', '22000600', 0, 'Hours');
    expect(text(typed)).toBe('22:00 – 06:00');
    await expectError(typed, 'Day', true);
    typed.unmount();
    const screen = await inProvider(
      <SingleInputTimeRangeField
        label="Day"
        ampm={false}
        defaultValue={[at('22:00'), dayjs('2025-05-22T06:00')]}
      />,
    );
    await expectError(screen, 'Day', false);
  },
);

claim(
  'Calendars and clocks disable the other values, and fields report an error code when a user types one.',
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      await setWidth(pointer === 'fine' ? 1280 : 400);
      const onError = vi.fn<Watch>();
      const screen = await inProvider(
        <DatePicker
          label="Day"
          maxDate={dayjs('2025-05-30')}
          referenceDate={dayjs('2025-05-21')}
          onError={onError}
        />,
      );
      await enter(screen, '05312025');
      expect(onError.mock.lastCall?.[0]).toBe('maxDate');
      await openPicker(screen);
      await expect.element(day(screen, '31')).toBeDisabled();
      screen.unmount();
    }
  },
);

claim(
  [
    "An impossible date is reported as 'invalidDate' after one key, and as null after the next.",
    'A user who types 02/31/2025 into an empty field ends with the value null, no error code and no red field.',
  ],
  async () => {
    for (const Component of [DatePicker, DateField]) {
      const onError = vi.fn<Watch>();
      const onChange = vi.fn<(value: Dayjs | null) => void>();
      const screen = await inProvider(
        <Component label="Day" onChange={onChange} onError={onError} />,
      );
      await enter(screen, '02312025');
      expect(text(screen)).toBe('02/31/2025');
      expect(onError.mock.calls.map(([code]) => code)).toEqual([
        'invalidDate',
        null,
        'invalidDate',
        null,
      ]);
      expect(onChange.mock.lastCall?.[0]).toBeNull();
      await expectError(screen, 'Day', false);
      screen.unmount();
    }
  },
);

claim(
  [
    "Pass a function to slotProps.textField: it receives position, which is 'start' or 'end'.",
    'Each column applies to the pickers in all variants, to the fields, and to DateCalendar or the clocks.',
  ],
  async () => {
    const positions = new Set<unknown>();
    const screen = await inProvider(
      <DateRangePicker
        slots={{ field: MultiInputDateRangeField }}
        slotProps={{
          textField: (ownerState) => {
            positions.add('position' in ownerState ? ownerState.position : undefined);
            return {};
          },
        }}
      />,
    );
    expect(positions).toEqual(new Set(['start', 'end']));
    screen.unmount();
    const date = {
      disablePast: false,
      minDate: dayjs('2025-05-12'),
      shouldDisableDate: (each: Dayjs) => each.date() === 15,
    };
    for (const Component of [
      DatePicker,
      MobileDatePicker,
      StaticDatePicker,
      DateTimePicker,
      DateField,
      DateTimeField,
    ]) {
      for (const [value, code] of [
        ['2025-05-09', 'minDate'],
        ['2025-05-15', 'shouldDisableDate'],
        ['2025-05-16', null],
      ] as const) {
        expect(
          await codeOf((onError) => (
            <Component {...date} defaultValue={dayjs(value)} onError={onError} />
          )),
        ).toBe(code);
      }
    }
    const calendar = await inProvider(
      <DateCalendar {...date} defaultValue={dayjs('2025-05-16')} />,
    );
    await expect.element(day(calendar, '9')).toBeDisabled();
    await expect.element(day(calendar, '15')).toBeDisabled();
    await expect.element(day(calendar, '16')).toBeEnabled();
  },
);

function keepBusy(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    // Nothing else runs meanwhile.
  }
}

/** Renders slowly, so that typed keys wait in line. */
function SlowPicker({ hasContext }: { hasContext: boolean }) {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-05-09'));
  const [error, setError] = useState<string | null>(null);
  keepBusy(40);
  return (
    <DatePicker
      label="Day"
      value={value}
      minDate={dayjs('2025-05-12')}
      onChange={(date, context) => {
        setValue(date);
        if (hasContext) {
          setError(context.validationError);
        }
      }}
      onError={setError}
      slotProps={{ textField: { helperText: `Error: ${error}` } }}
    />
  );
}

claim(
  [
    'If users type faster than your app renders, the field can lose sections: with Day.js, typing 05212025 over a rejected date then ends with MM/DD/2025.',
    'Set the state in onChange too, from context.validationError.',
    'onError then sets the same code, so React skips the update.',
  ],
  async () => {
    const typeOver = async (hasContext: boolean) => {
      const screen = await inProvider(<SlowPicker hasContext={hasContext} />);
      await expect.element(screen.getByText('Error: minDate')).toBeVisible();
      await click(section(screen, 'Month'));
      await type('05212025');
      await expect.poll(() => text(screen)).toMatch(/^(05\/21|MM\/DD)\/2025$/);
      const shown = text(screen);
      screen.unmount();
      return shown;
    };
    const lost = new Set<string>();
    for (let turn = 0; turn < 12 && !lost.has('MM/DD/2025'); turn += 1) {
      lost.add(await typeOver(false));
    }
    expect(lost).toContain('MM/DD/2025');
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await typeOver(true)).toBe('05/21/2025');
    }
  },
);
