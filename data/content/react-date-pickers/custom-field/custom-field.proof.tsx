import { useState, type ComponentProps, type ComponentType, type ReactNode, type Ref } from 'react';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { unstable_useDateTimeField as useDateTimeField } from '@mui/x-date-pickers/DateTimeField';
import {
  useParsedFormat,
  usePickerActionsContext,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { frFR } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { unstable_useTimeField as useTimeField } from '@mui/x-date-pickers/TimeField';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { unstable_useMultiInputRangeField as useMultiInputRangeField } from '@mui/x-date-pickers-pro/hooks';
import {
  useDateRangeManager,
  useDateTimeRangeManager,
  useTimeRangeManager,
} from '@mui/x-date-pickers-pro/managers';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {
  SingleInputDateRangeField,
  unstable_useSingleInputDateRangeField as useSingleInputDateRangeField,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { unstable_useSingleInputDateTimeRangeField as useSingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { unstable_useSingleInputTimeRangeField as useSingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/fr';
import {
  act,
  claim,
  click,
  expect,
  press,
  setClock,
  setPointer,
  settled,
  show,
  takeClipboard,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  enter,
  expectClosed,
  field,
  formValues,
  inProvider,
  openPicker,
  section,
  text,
} from '#test/proofs/pickers.tsx';
import { CompanyTextField } from './companyTextField.tsx';
import { MaskedDateField } from './maskedDateField.tsx';
import { SectionBox } from './sectionBox.tsx';

type HeadlessProps = {
  id?: string;
  value?: Dayjs | null;
  defaultValue?: Dayjs;
  onChange?: (value: Dayjs | null) => void;
};

const MAY_21 = dayjs('2025-05-21');
const STAY: [Dayjs, Dayjs] = [MAY_21, dayjs('2025-05-24')];

/** Selects days of the calendar that is open, of the first month that has them. */
async function select(screen: Screen, ...days: string[]) {
  for (const name of days) {
    await screen.getByRole('gridcell', { name }).first().click();
  }
}

async function expectNoPopup() {
  await expect.poll(() => document.querySelector('.MuiPickersLayout-root')).toBeNull();
}

/** The first section of a name in a field that has two dates. */
function firstSection(screen: Screen, name: string, label: string) {
  return field(screen, label).getByRole('spinbutton', { name }).first();
}

/** Types another day into one of two fields, and closes the popup that opens with it. */
async function enterDay(screen: Screen, label: string, digits: string) {
  await click(section(screen, 'Day', label));
  await expect.poll(() => document.querySelector('.MuiPickersLayout-root')).not.toBeNull();
  await type(digits);
  await expect.poll(() => text(screen, label)).toBe(`05/${digits}/2025`);
  await press('Escape');
  await expectNoPopup();
}

act('FourFields', async (demo) => {
  const button = (date: string) => demo.getByRole('button', { name: `Button: ${date}` });
  const list = demo.getByRole('combobox', { name: 'List of free days' });
  const masked = demo.getByRole('textbox', { name: 'Masked input' });
  const expectAll = async (digits: string, words: string) => {
    await expect.poll(() => text(demo, 'Default field')).toBe(digits);
    await expect.element(masked).toHaveValue(digits);
    await expect.element(list).toHaveValue(words);
    await expect.element(button(words)).toBeVisible();
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await button('Wed, May 21').click();
    await expect.element(demo.getByRole('dialog', { name: 'Button' })).toBeVisible();
    await select(demo, '28');
    await expectClosed(demo);
    await expectAll('05/28/2025', 'Wed, May 28');
    await list.click();
    await demo.getByRole('option', { name: 'Thu, May 22' }).click();
    await expectAll('05/22/2025', 'Thu, May 22');
    await enter(demo, '06', 'Default field');
    await expectAll('06/22/2025', 'Sun, Jun 22');
    await masked.click();
    await press('Control+a');
    await type('05212025');
    await expectAll('05/21/2025', 'Wed, May 21');
  }
});

act('HelperAndIcon', async (demo) => {
  for (const [day, shown] of [
    ['9', '05/09/2025'],
    ['21', '05/21/2025'],
  ] as const) {
    await openPicker(demo, /^Delivery day/);
    await select(demo, day);
    await expect.poll(() => text(demo, /^Delivery day/)).toBe(shown);
    await expectClosed(demo);
  }
});

act('FormatDensity', async (demo) => {
  for (const month of ['06', '05']) {
    await enter(demo, month, 'Passport issued');
    await expect.poll(() => text(demo, 'Passport issued')).toBe(`${month}/21/2025`);
    await enter(demo, month, 'Passport valid until');
    await expect.poll(() => text(demo, 'Passport valid until')).toBe(`${month} / 21 / 2031`);
  }
});

act('SeparatorText', async (demo) => {
  for (const [key, month] of [
    ['ArrowDown', '04'],
    ['ArrowUp', '05'],
  ] as const) {
    await click(firstSection(demo, 'Month', 'Stay'));
    await press(key);
    await expect.poll(() => text(demo, 'Stay')).toBe(`${month}/21/2025 to 05/24/2025`);
  }
  for (const [key, hours] of [
    ['ArrowUp', '09'],
    ['ArrowDown', '08'],
  ] as const) {
    await click(firstSection(demo, 'Hours', 'Opening hours'));
    await press(key);
    await expect.poll(() => text(demo, 'Opening hours')).toBe(`${hours}:30 AM until 05:00 PM`);
  }
});

act('TwoFields', async (demo) => {
  for (const [from, to] of [
    ['20', '26'],
    ['21', '27'],
  ] as const) {
    await click(section(demo, 'Month', 'Check-in'));
    await expect.element(demo.getByRole('tooltip')).toBeVisible();
    await select(demo, from, to);
    await expectNoPopup();
    expect(text(demo, 'Check-in')).toBe(`05/${from}/2025`);
    expect(text(demo, 'Check-out')).toBe(`05/${to}/2025`);
  }
});

act('WrappedRangeFields', async (demo) => {
  expect(text(demo, 'Annual leave')).toBe('2025-05-19 / 2025-05-23');
  for (const [from, to] of [
    ['20', '22'],
    ['21', '27'],
  ] as const) {
    await openPicker(demo, 'Annual leave');
    await select(demo, from, to);
    await expectClosed(demo);
    expect(text(demo, 'Annual leave')).toBe(`2025-05-${from} / 2025-05-${to}`);
  }
  for (const digits of ['20', '19']) {
    await enterDay(demo, 'First day off', digits);
  }
  await enterDay(demo, 'Last day off', '30');
});

act('StartAndEnd', async (demo) => {
  await expect.element(demo.getByText('From Lisbon')).toBeVisible();
  await expect.element(demo.getByText('From Oslo')).toBeVisible();
  for (const digits of ['20', '21']) {
    await enterDay(demo, 'Outbound', digits);
    await enterDay(demo, 'Return', `${Number(digits) + 7}`);
  }
});

act('SeparatorStyle', async (demo) => {
  await expect.element(demo.getByText('→')).toBeVisible();
  for (const digits of ['25', '26']) {
    await enterDay(demo, 'Arrives', digits);
  }
});

act('WrappedTextField', async (demo) => {
  const errors = () => demo.getByText('The shop is closed then.').elements().length;
  for (let turn = 0; turn < 2; turn += 1) {
    await enter(demo, '19', 'Pickup day', 'Day');
    await expect.poll(errors).toBe(1);
    await enter(demo, '08', 'Pickup time', 'Hours');
    await expect.poll(errors).toBe(2);
    await enter(demo, '21', 'Pickup day', 'Day');
    await expect.poll(errors).toBe(1);
    await enter(demo, '03', 'Pickup time', 'Hours');
    await expect.poll(errors).toBe(0);
  }
});

act('MaterialTextField', async (demo) => {
  const input = demo.getByRole('textbox', { name: 'Booking date' });
  for (const [typed, day, shown] of [
    ['04/21/2025', '9', '04/09/2025'],
    ['05/28/2025', '21', '05/21/2025'],
  ] as const) {
    await input.fill(typed);
    await expect.element(input).toHaveValue(typed);
    await demo.getByRole('button', { name: /^Choose date/ }).click();
    await select(demo, day);
    await expectClosed(demo);
    await expect.element(input).toHaveValue(shown);
  }
});

act('OwnTextField', async (demo) => {
  setClock('2025-05-07T12:00:00');
  for (let turn = 0; turn < 2; turn += 1) {
    await enter(demo, '07', 'Hired on');
    await expect.element(field(demo, 'Hired on')).toHaveAttribute('aria-invalid', 'true');
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => text(demo, 'Hired on')).toBe('MM/DD/YYYY');
    await openPicker(demo, 'Hired on');
    await expect.element(demo.getByRole('dialog', { name: 'Hired on' })).toBeVisible();
    await select(demo, '21');
    await expect.poll(() => text(demo, 'Hired on')).toBe('05/21/2025');
    await expectClosed(demo);
  }
});

act('OwnTextFieldRange', async (demo) => {
  for (const [key, month] of [
    ['ArrowDown', '04'],
    ['ArrowUp', '05'],
  ] as const) {
    await click(firstSection(demo, 'Month', 'Probation'));
    await press(key);
    await expect.poll(() => text(demo, 'Probation')).toBe(`${month}/21/2025 – 11/20/2025`);
    await openPicker(demo, 'Probation');
    await expect.element(demo.getByRole('dialog')).toBeVisible();
    await press('Escape');
    await expectClosed(demo);
  }
});

act('OwnTextFieldTwice', async (demo) => {
  const middleOf = (element?: Element | null) => {
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return (top + bottom) / 2;
  };
  const separator = demo.stage.querySelector('.MuiMultiInputDateRangeField-separator');
  const dates = field(demo, 'Training starts').element();
  expect(Math.abs(middleOf(separator) - middleOf(dates))).toBeLessThan(4);
  for (const digits of ['20', '21']) {
    await enterDay(demo, 'Training starts', digits);
    await enterDay(demo, 'Training ends', `${Number(digits) + 5}`);
  }
});

act('PlainField', async (demo) => {
  const sent = () => demo.stage.querySelector<HTMLInputElement>('input[name="inspection"]')?.value;
  for (const [month, day] of [
    ['06', '19'],
    ['05', '21'],
  ] as const) {
    await enter(demo, month, 'Inspection');
    await openPicker(demo, 'Inspection');
    await expect.element(demo.getByRole('dialog', { name: 'Inspection' })).toBeVisible();
    await select(demo, day);
    await expectClosed(demo);
    await expect.poll(() => text(demo, 'Inspection')).toBe(`${month}/${day}/2025`);
    expect(sent()).toBe(`${month}/${day}/2025`);
  }
  await enter(demo, '04', 'Inspection');
  await expect.element(field(demo, 'Inspection')).toHaveAttribute('aria-invalid', 'true');
});

act('PlainRangeField', async (demo) => {
  for (const [from, to] of [
    ['20', '22'],
    ['21', '27'],
  ] as const) {
    await openPicker(demo, 'Road closed');
    await select(demo, from, to);
    await expectClosed(demo);
    expect(text(demo, 'Road closed')).toBe(`05/${from}/2025 – 05/${to}/2025`);
  }
});

act('PlainTwoFields', async (demo) => {
  for (const [from, to] of [
    ['20', '26'],
    ['21', '27'],
  ] as const) {
    await click(section(demo, 'Day', 'Closed from'));
    await expect.element(demo.getByRole('tooltip')).toBeVisible();
    await type(from);
    await expect.poll(() => text(demo, 'Closed from')).toBe(`05/${from}/2025`);
    await click(section(demo, 'Day', 'Open again'));
    await type(to);
    await expect.poll(() => text(demo, 'Open again')).toBe(`05/${to}/2025`);
    await expect.element(demo.getByRole('tooltip')).toBeVisible();
    await press('Escape');
    await expectNoPopup();
  }
});

act('NativeDateInput', async (demo) => {
  const input = demo.getByLabelText('Collection day');
  for (const [typed, day] of [
    ['2025-05-28', '20'],
    ['2025-05-27', '21'],
  ] as const) {
    await input.fill(typed);
    await demo
      .getByRole('button', {
        name: `Choose date, selected date is ${dayjs(typed).format('MMMM D, YYYY')}`,
      })
      .click();
    await expect.element(demo.getByRole('dialog', { name: 'Collection day' })).toBeVisible();
    await select(demo, day);
    await expectClosed(demo);
    await expect.element(input).toHaveValue(`2025-05-${day}`);
  }
});

act('FreeAppointments', async (demo) => {
  const input = demo.getByRole('combobox', { name: 'Appointment' });
  for (let turn = 0; turn < 2; turn += 1) {
    await input.click();
    await demo.getByRole('option', { name: 'Thu, May 22' }).click();
    await expect.element(input).toHaveValue('Thu, May 22');
    await demo.getByRole('button', { name: /^Choose date/ }).click();
    await expect.element(demo.getByRole('gridcell', { name: '20' })).toBeDisabled();
    await select(demo, '28');
    await expectClosed(demo);
    await expect.element(input).toHaveValue('Wed, May 28');
  }
});

act('MaskedField', async (demo) => {
  const input = demo.getByRole('textbox', { name: 'Date of birth' });
  for (let turn = 0; turn < 2; turn += 1) {
    await input.click();
    await press('Control+a');
    await type('21051990');
    await expect.element(input).toHaveValue('21.05.1990');
    await press('End', 'Backspace', 'Backspace', 'Backspace', 'Backspace');
    await expect.element(input).toHaveValue('21.05');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await type('1991');
    await expect.element(input).toHaveValue('21.05.1991');
    await expect.element(input).toHaveAttribute('aria-invalid', 'false');
    await press('Home', 'Delete');
    await expect.element(input).toHaveValue('10.51.991');
    await type('2');
    await expect.element(input).toHaveValue('21.05.1991');
    await demo.getByRole('button', { name: /^Choose date/ }).click();
    await select(demo, '9');
    await expectClosed(demo);
    await expect.element(input).toHaveValue('09.05.1991');
  }
});

act('ReadOnlyField', async (demo) => {
  const own = demo.getByRole('textbox', { name: 'Due date (own field)' });
  const dialog = demo.getByRole('dialog');
  await own.click();
  await expect.element(demo.getByRole('dialog', { name: 'Due date (own field)' })).toBeVisible();
  await select(demo, '9');
  await expectClosed(demo);
  await expect.element(own).toHaveValue('05/09/2025');
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await expect.element(own).toHaveFocus();
    await type('1');
    await press(key);
    await expect.element(dialog).toBeVisible();
    await press('Escape');
    await expectClosed(demo);
    await expect.element(own).toHaveValue('05/09/2025');
  }
  const label = 'Due date (default field)';
  for (const [day, shown] of [
    ['9', '05/09/2025'],
    ['21', '05/21/2025'],
  ] as const) {
    await click(section(demo, 'Year', label));
    await select(demo, day);
    await expectClosed(demo);
    await expect.poll(() => text(demo, label)).toBe(shown);
  }
});

act('ReadOnlyOnMobile', async (demo) => {
  const input = demo.getByRole('textbox', { name: 'On touch screens' });
  for (const [day, month] of [
    ['19', '06'],
    ['21', '05'],
  ] as const) {
    await input.click();
    await select(demo, day);
    await demo.getByRole('button', { name: 'OK' }).click();
    await expectClosed(demo);
    await expect.element(input).toHaveValue(`05/${day}/2025`);
    await enter(demo, month, 'With a mouse');
    await expect.poll(() => text(demo, 'With a mouse')).toBe(`${month}/21/2025`);
  }
});

act('DepartureButton', async (demo) => {
  const button = demo.getByRole('button', { name: /^Departure: / });
  await expect.element(demo.getByRole('button', { name: 'Sold out: Wed, May 28' })).toBeDisabled();
  for (const [day, shown] of [
    ['28', 'Departure: Wed, May 28'],
    ['21', 'Departure: Wed, May 21'],
  ] as const) {
    await button.click();
    await expect.element(demo.getByRole('dialog', { name: 'Departure' })).toBeVisible();
    await select(demo, day);
    await expectClosed(demo);
    await expect.element(demo.getByRole('button', { name: shown })).toHaveFocus();
    await press('Enter');
    await expect.element(demo.getByRole('dialog', { name: 'Departure' })).toBeVisible();
    await press('Escape');
    await expectClosed(demo);
  }
});

act('StayButton', async (demo) => {
  const button = demo.getByRole('button', { name: /^Stay: / });
  for (const [from, to, shown] of [
    ['20', '22', 'Stay: Tue, May 20 – Thu, May 22'],
    ['21', '27', 'Stay: Wed, May 21 – Tue, May 27'],
  ] as const) {
    await button.click();
    await expect.element(demo.getByRole('dialog', { name: 'Stay' })).toBeVisible();
    await select(demo, from, to);
    await expectClosed(demo);
    await expect.element(demo.getByRole('button', { name: shown })).toBeVisible();
  }
});

act('QuickEntry', async (demo) => {
  setClock('2025-05-07T12:00:00');
  const input = demo.getByRole('textbox', { name: 'Deliver on' });
  const status = demo.getByRole('status');
  const write = async (words: string) => {
    await input.click();
    await press('Control+a');
    await type(words);
    await press('Enter');
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await write('2025-05-18');
    await expect.element(input).toHaveValue('05/18/2025');
    await expect.element(status).toHaveTextContent('No deliveries on Sundays.');
    await write('soon');
    await expect.element(status).toHaveTextContent('Enter a date such as 21 May 2025.');
    await expect.element(input).toHaveValue('soon');
    await press('Alt+ArrowDown');
    await expect.element(demo.getByRole('dialog', { name: 'Deliver on' })).toBeVisible();
    await select(demo, '28');
    await expectClosed(demo);
    await expect.element(input).toHaveValue('05/28/2025');
    await expect.poll(() => status.element().textContent).toBe('');
  }
});

claim(
  [
    'This field accepts 5/21/2025, 2025-05-21 and 21 May 2025, and sets the value on Enter or when the focus leaves it.',
    'Alt+↓ opens the calendar.',
  ],
  async () => {
    const { default: QuickEntry } = await import('./QuickEntry.tsx');
    const screen = await show(<QuickEntry />);
    const input = screen.getByRole('textbox', { name: 'Deliver on' });
    for (const [words, key, shown] of [
      ['5/28/2025', 'Enter', '05/28/2025'],
      ['2025-05-21', 'Tab', '05/21/2025'],
      ['28 May 2025', 'Tab', '05/28/2025'],
      ['5/21/2025', 'Tab', '05/21/2025'],
      ['21 May 2025', 'Enter', '05/21/2025'],
      ['2025-05-28', 'Enter', '05/28/2025'],
    ] as const) {
      await input.click();
      await press('Control+a');
      await type(words);
      await expect.element(input).toHaveValue(words);
      await press(key);
      await expect.element(input).toHaveValue(shown);
    }
    await input.click();
    await press('Alt+ArrowDown');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  },
);

claim(
  [
    'A component that you define inside another component is a new component on each render.',
    'The field then remounts and loses focus, for example when the user presses ↑.',
  ],
  async () => {
    function Outside(props: PickersTextFieldProps) {
      return <PickersTextField {...props} />;
    }
    function Page({ isInside }: { isInside: boolean }) {
      const [value, setValue] = useState<Dayjs | null>(MAY_21);
      const inside = (props: PickersTextFieldProps) => <PickersTextField {...props} />;
      return (
        <DatePicker
          label="Day"
          value={value}
          onChange={setValue}
          slots={{ textField: isInside ? inside : Outside }}
        />
      );
    }
    for (const isInside of [false, true]) {
      const screen = await inProvider(<Page isInside={isInside} />);
      await click(section(screen, 'Month'));
      await press('↑');
      await expect.poll(() => text(screen)).toBe('06/21/2025');
      const hasFocus = () => field(screen).element().contains(document.activeElement);
      await expect.poll(hasFocus).toBe(!isInside);
      screen.unmount();
    }
  },
);

claim(
  "slotProps and slots of Material UI's TextField pass the type check. The default text field writes them to the DOM, and React logs an error (#18871).",
  async () => {
    await inProvider(
      <DatePicker label="Day" slotProps={{ textField: { slots: {}, slotProps: {} } }} />,
    );
    const errors = takeConsole();
    expect(errors.some((error) => error.includes('`slotProps` prop on a DOM element'))).toBe(true);
    const screen = await inProvider(
      <DatePicker
        label="Date"
        slotProps={{
          textField: {
            helperText: 'Help',
            InputProps: { className: 'a' },
            InputLabelProps: { className: 'b' },
            FormHelperTextProps: { className: 'c' },
            inputProps: { 'aria-label': 'd' },
          },
        }}
      />,
    );
    for (const selector of ['.a[role="group"]', 'label.b', 'p.c', 'input[aria-label="d"]']) {
      expect(screen.stage.querySelector(selector)).not.toBeNull();
    }
  },
);

claim(
  [
    'formatDensity="spacious" adds a space before and after each separator of a single character: /, . or -.',
    "The default is 'dense'.",
  ],
  async () => {
    for (const [format, dense, spacious] of [
      ['MM/DD/YYYY', '05/21/2025', '05 / 21 / 2025'],
      ['YYYY-MM-DD', '2025-05-21', '2025 - 05 - 21'],
      ['DD.MM.YYYY', '21.05.2025', '21 . 05 . 2025'],
      ['D MMMM YYYY', '21 May 2025', '21 May 2025'],
      ['DD. MM. YYYY', '21. 05. 2025', '21. 05. 2025'],
    ] as const) {
      const screen = await inProvider(
        <>
          <DatePicker label="Day" format={format} defaultValue={MAY_21} />
          <DatePicker label="Wide" format={format} formatDensity="spacious" defaultValue={MAY_21} />
        </>,
      );
      expect(text(screen)).toBe(dense);
      expect(text(screen, 'Wide')).toBe(spacious);
      screen.unmount();
    }
  },
);

claim(
  [
    'dateSeparator is the text between the start and the end.',
    'The default is an en dash.',
    'Pass it through slotProps.field of a range picker, or as a prop of a range field.',
    "In one input, the separator also splits pasted text, so use a text that the format doesn't contain.",
  ],
  async () => {
    const clipboard = await takeClipboard();
    const screen = await inProvider(
      <>
        <SingleInputDateRangeField label="Day" defaultValue={STAY} dateSeparator="to" />
        <SingleInputDateRangeField label="Plain" defaultValue={STAY} />
        <DateRangePicker
          label="Picker"
          defaultValue={STAY}
          slotProps={{ field: { dateSeparator: 'bis' } }}
        />
        <MultiInputDateRangeField defaultValue={STAY} dateSeparator="till" />
        <MultiInputDateRangeField defaultValue={STAY} />
      </>,
    );
    expect(text(screen)).toBe('05/21/2025 to 05/24/2025');
    expect(text(screen, 'Plain')).toBe('05/21/2025 – 05/24/2025');
    expect(text(screen, 'Picker')).toBe('05/21/2025 bis 05/24/2025');
    const separators = screen.stage.querySelectorAll('.MuiMultiInputDateRangeField-separator');
    expect([...separators].map((each) => each.textContent)).toEqual(['till', '–']);
    await clipboard.write('06/01/2025 to 06/03/2025');
    await click(firstSection(screen, 'Month', 'Day'));
    await press('Control+a', 'Control+v');
    await expect.poll(() => text(screen)).toBe('06/01/2025 to 06/03/2025');
  },
);

claim(
  [
    'Range pickers have one input for both dates by default.',
    'Label | label of the picker | start and end of localeText',
    'Opens with | The button in the input | A click on an input, Enter or Space',
    'Focus after opening on desktop | In the calendar | In the input',
    'Role of the popup on desktop | dialog | tooltip',
    'Typing in the mobile variant | Possible | Not possible',
    'name, sx and className of the picker | Supported | No effect',
  ],
  async () => {
    const shared = {
      label: 'Day',
      name: 'stay',
      className: 'own',
      sx: { order: 7 },
      defaultValue: STAY,
      localeText: { start: 'From', end: 'Until' },
    };
    const styled = (screen: Screen) => [
      ...screen.stage.querySelectorAll('.own'),
      ...[...screen.stage.querySelectorAll('*')].filter(
        (each) => getComputedStyle(each).order === '7',
      ),
    ];
    const inCalendar = () =>
      document.querySelector('.MuiPickersLayout-root')?.contains(document.activeElement) ?? false;
    const named = (screen: Screen) => screen.stage.querySelector('input[name="stay"]');

    const single = await inProvider(<DesktopDateRangePicker {...shared} />);
    expect(text(single)).toBe('05/21/2025 – 05/24/2025');
    expect(named(single)).not.toBeNull();
    expect(styled(single)).toHaveLength(2);
    await click(firstSection(single, 'Month', 'Day'));
    await press('Enter', 'Space');
    await expectNoPopup();
    await openPicker(single);
    await expect.element(single.getByRole('dialog')).toBeVisible();
    await expect.poll(inCalendar).toBe(true);
    single.unmount();

    for (const way of ['click', 'Enter', 'Space']) {
      const multi = await inProvider(
        <DesktopDateRangePicker {...shared} slots={{ field: MultiInputDateRangeField }} />,
      );
      expect(multi.getByText('Day').elements()).toHaveLength(0);
      expect(named(multi)).toBeNull();
      expect(styled(multi)).toHaveLength(0);
      if (way === 'click') {
        await click(section(multi, 'Month', 'Until'));
      } else {
        await press('Tab', way);
      }
      await expect.element(multi.getByRole('tooltip')).toBeVisible();
      const label = way === 'click' ? 'Until' : 'From';
      await expect
        .poll(() => field(multi, label).element().contains(document.activeElement))
        .toBe(true);
      expect(inCalendar()).toBe(false);
      multi.unmount();
    }

    setPointer('coarse');
    const phone = await inProvider(<MobileDateRangePicker {...shared} />);
    await click(firstSection(phone, 'Month', 'Day'));
    await type('4');
    await expect.poll(() => text(phone)).toBe('04/21/2025 – 05/24/2025');
    phone.unmount();
    const phones = await inProvider(
      <MobileDateRangePicker {...shared} slots={{ field: MultiInputDateRangeField }} />,
    );
    await press('Tab');
    await type('04');
    await press('ArrowUp');
    expect(text(phones, 'From')).toBe('05/21/2025');
    await press('Enter');
    await expect.element(phones.getByRole('dialog')).toBeVisible();
    phones.unmount();

    setPointer('fine');
    for (const picker of [
      <DesktopTimeRangePicker key="time" {...shared} slots={{ field: MultiInputTimeRangeField }} />,
      <DesktopDateTimeRangePicker
        key="date-time"
        {...shared}
        slots={{ field: MultiInputDateTimeRangeField }}
      />,
    ]) {
      for (const key of ['Enter', 'Space']) {
        const others = await inProvider(picker);
        expect(named(others)).toBeNull();
        expect(styled(others)).toHaveLength(0);
        await press('Tab', key);
        await expect.element(others.getByRole('tooltip')).toBeVisible();
        await expect
          .poll(() => field(others, 'From').element().contains(document.activeElement))
          .toBe(true);
        expect(inCalendar()).toBe(false);
        others.unmount();
      }
    }
  },
);

claim('In version 8.4.0, Ctrl+A makes the two inputs of the mobile variant editable.', async () => {
  const shared = { defaultValue: STAY, localeText: { start: 'From', end: 'Until' } };
  for (const draw of [
    () => <MobileDateRangePicker {...shared} slots={{ field: MultiInputDateRangeField }} />,
    () => <MobileTimeRangePicker {...shared} slots={{ field: MultiInputTimeRangeField }} />,
    () => <MobileDateTimeRangePicker {...shared} slots={{ field: MultiInputDateTimeRangeField }} />,
  ]) {
    const screen = await inProvider(draw());
    const before = text(screen, 'From');
    await press('Tab', 'Backspace');
    expect(text(screen, 'From')).toBe(before);
    await press('Control+a', 'Backspace');
    await expect.poll(() => text(screen, 'From')).toMatch(/^(MM|hh)/);
    screen.unmount();
  }
});

claim(
  [
    'A mounted field ignores a new formatDensity until its value, format or locale changes.',
    'To switch the density at run time, control the value and also pass the density as the key of the picker.',
  ],
  async () => {
    function Controlled({ formatDensity }: { formatDensity: 'dense' | 'spacious' }) {
      const [value, setValue] = useState<Dayjs | null>(MAY_21);
      return (
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker
            key={formatDensity}
            label="Day"
            value={value}
            onChange={setValue}
            formatDensity={formatDensity}
          />
        </LocalizationProvider>
      );
    }
    const picker = (
      formatDensity: 'dense' | 'spacious',
      isKeyed: boolean,
      format?: string,
      adapterLocale?: string,
    ) => (
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={adapterLocale}>
        <DatePicker
          key={isKeyed ? formatDensity : 'same'}
          label="Day"
          format={format}
          defaultValue={MAY_21}
          formatDensity={formatDensity}
        />
      </LocalizationProvider>
    );
    const screen = await show(picker('dense', false));
    await screen.rerender(picker('spacious', false));
    expect(text(screen)).toBe('05/21/2025');
    await enter(screen, '06');
    await expect.poll(() => text(screen)).toBe('06 / 21 / 2025');
    screen.unmount();
    for (const [format, locale, shown] of [
      ['DD.MM.YYYY', undefined, '21 . 05 . 2025'],
      [undefined, 'fr', '21 / 05 / 2025'],
    ] as const) {
      const other = await show(picker('dense', false));
      await other.rerender(picker('spacious', false, format, locale));
      await expect.poll(() => text(other)).toBe(shown);
      other.unmount();
    }
    const keyed = await show(picker('dense', true));
    await enter(keyed, '06');
    await keyed.rerender(picker('spacious', true));
    await expect.poll(() => text(keyed)).toBe('05 / 21 / 2025');
    keyed.unmount();
    const controlled = await show(<Controlled formatDensity="dense" />);
    await enter(controlled, '06');
    await controlled.rerender(<Controlled formatDensity="spacious" />);
    await expect.poll(() => text(controlled)).toBe('06 / 21 / 2025');
  },
);

claim(
  [
    'In version 8.4.0, a date that becomes incomplete or invalid takes its other parts from the other date.',
    'Users who type 04 over the month of the start get the day of the end (#18039).',
    'Use two inputs if users type ranges.',
  ],
  async () => {
    const single = await inProvider(<DateRangePicker label="Day" defaultValue={STAY} />);
    await click(firstSection(single, 'Month', 'Day'));
    await type('04');
    await expect.poll(() => text(single)).toBe('04/24/2025 – 05/24/2025');
    single.unmount();
    const both = await inProvider(
      <DateRangePicker defaultValue={STAY} slots={{ field: MultiInputDateRangeField }} />,
    );
    await click(section(both, 'Month', 'Start'));
    await type('04');
    await expect.poll(() => text(both, 'Start')).toBe('04/21/2025');
    expect(text(both, 'End')).toBe('05/24/2025');
  },
);

claim(
  "In version 8.4.0, two multi-input fields that aren't part of a picker have the same IDs, so both take the label of the first one for screen readers.",
  async () => {
    const labels = (name: string) => ({
      textField: ({ position }: { position: string }) => ({ label: `${name} ${position}` }),
    });
    const screen = await inProvider(
      <>
        <MultiInputDateRangeField slotProps={labels('Stay')} />
        <MultiInputDateRangeField slotProps={labels('Tour')} />
        <MultiInputDateRangeField
          slotProps={{
            textField: ({ position }) => ({ label: `Trip ${position}`, id: `trip-${position}` }),
          }}
        />
      </>,
    );
    expect(field(screen, 'Stay start').elements()).toHaveLength(2);
    expect(field(screen, 'Stay end').elements()).toHaveLength(2);
    expect(field(screen, 'Tour start').elements()).toHaveLength(0);
    expect(field(screen, 'Trip start').elements()).toHaveLength(1);
    expect(field(screen, 'Trip end').elements()).toHaveLength(1);
  },
);

/** One button, as a field of a range, with or without the mark of its kind. */
function makeRangeButton(fieldType?: 'single-input' | 'multi-input') {
  function RangeButton() {
    const { setOpen, triggerRef, rootRef } = usePickerContext();
    return (
      <div ref={rootRef}>
        <button type="button" ref={triggerRef} onClick={() => setOpen(true)}>
          Open
        </button>
      </div>
    );
  }
  return fieldType ? Object.assign(RangeButton, { fieldType }) : RangeButton;
}

claim(
  [
    'Without fieldType, a range picker treats a component as a multi-input field.',
    "If yours has one input or a button, its popup on desktop has the role tooltip and doesn't receive focus.",
  ],
  async () => {
    for (const [fieldType, role] of [
      ['single-input', 'dialog'],
      ['multi-input', 'tooltip'],
      [undefined, 'tooltip'],
    ] as const) {
      const screen = await inProvider(
        <DesktopDateRangePicker slots={{ field: makeRangeButton(fieldType) }} />,
      );
      await press('Tab', 'Enter');
      await expect.element(screen.getByRole(role)).toBeVisible();
      const calendar = document.querySelector('.MuiPickersLayout-root');
      const isInside = () => calendar?.contains(document.activeElement);
      await expect.poll(isInside).toBe(role === 'dialog');
      await expect
        .poll(() => document.activeElement?.textContent === 'Open')
        .toBe(role === 'tooltip');
      screen.unmount();
    }
    const phone = await inProvider(<MobileDateRangePicker slots={{ field: makeRangeButton() }} />);
    await press('Tab', 'Enter');
    await expect.element(phone.getByRole('dialog')).toBeVisible();
  },
);

claim(
  'The first wrapper of the demo also sets the format: in version 8.4.0, DateRangePicker ignores its format prop (#17898).',
  async () => {
    for (const Variant of [DateRangePicker, DesktopDateRangePicker, MobileDateRangePicker]) {
      const screen = await inProvider(
        <Variant label="Day" format="DD.MM.YYYY" defaultValue={STAY} />,
      );
      expect(text(screen)).toBe('05/21/2025 – 05/24/2025');
      screen.unmount();
    }
  },
);

claim(
  [
    "As a function, slotProps.textField of a multi-input field receives position, which is 'start' or 'end'.",
    "On the picker itself, slotProps.textField also receives position, but its type doesn't contain it.",
    'disabled and readOnly apply to both inputs.',
    'Setting one of them for a single position has no effect (#18888).',
    'inputProps: { disabled: true } disables a single <input>, but only with enableAccessibleFieldDOMStructure={false}.',
  ],
  async () => {
    const atStart = (state: object) => 'position' in state && state.position === 'start';
    const forms = () =>
      ['First', 'Second'].map((label) => {
        const group = document.querySelector(`[aria-labelledby="${idOf(label)}"]`);
        return group?.querySelector('[contenteditable="true"]') !== null;
      });
    const idOf = (label: string) =>
      [...document.querySelectorAll('label')].find((each) => each.textContent === label)?.id ?? '';

    const inPicker = await inProvider(
      <DateRangePicker
        slots={{ field: MultiInputDateRangeField }}
        slotProps={{
          textField: (state) => ({
            label: atStart(state) ? 'First' : 'Second',
            disabled: atStart(state),
          }),
        }}
      />,
    );
    expect(forms()).toEqual([true, true]);
    inPicker.unmount();
    for (const name of ['disabled', 'readOnly'] as const) {
      const label = ({ position }: { position: string }) => ({
        label: position === 'start' ? 'First' : 'Second',
      });
      const one = await inProvider(
        <MultiInputDateRangeField
          slotProps={{
            textField: (state) => ({
              ...label(state),
              ...(name === 'disabled'
                ? { disabled: atStart(state) }
                : { InputProps: { readOnly: atStart(state) } }),
            }),
          }}
        />,
      );
      expect(forms()).toEqual([true, true]);
      one.unmount();
      const both = await inProvider(
        <MultiInputDateRangeField {...{ [name]: true }} slotProps={{ textField: label }} />,
      );
      expect(forms()).toEqual([false, false]);
      both.unmount();
    }
    for (const [props, expected] of [
      [{ disabled: true }, [false, false]],
      [{ inputProps: { disabled: true } }, [true, false]],
    ] as const) {
      const inputs = await inProvider(
        <MultiInputDateRangeField
          enableAccessibleFieldDOMStructure={false}
          slotProps={{ textField: (state) => (atStart(state) ? props : {}) }}
        />,
      );
      const states = [...inputs.stage.querySelectorAll('input')].map((each) => each.disabled);
      expect(states).toEqual(expected);
      inputs.unmount();
    }
  },
);

claim(
  "slotProps.field of a picker also accepts a nested slotProps, such as { field: { slotProps: { separator } } }, but its type doesn't contain it.",
  async () => {
    const nested: object = { slotProps: { separator: { children: 'then' } } };
    const screen = await inProvider(
      <DateRangePicker slots={{ field: MultiInputDateRangeField }} slotProps={{ field: nested }} />,
    );
    await expect.element(screen.getByText('then')).toBeVisible();
  },
);

claim(
  [
    "With enableAccessibleFieldDOMStructure={false}, the field has one <input> instead of an element per section, and the default text field is Material UI's TextField.",
    'Its sections are only text selections, without the roles and names of the default structure.',
  ],
  async () => {
    const screen = await inProvider(
      <DatePicker enableAccessibleFieldDOMStructure={false} label="Day" defaultValue={MAY_21} />,
    );
    expect(screen.stage.querySelector('.MuiTextField-root')).not.toBeNull();
    expect(screen.stage.querySelector('.MuiPickersTextField-root')).toBeNull();
    const input = screen.getByRole('textbox', { name: 'Day' });
    await expect.element(input).toHaveValue('05/21/2025');
    expect(screen.getByRole('spinbutton').elements()).toHaveLength(0);
    await press('Tab', 'ArrowRight');
    const selected = () => {
      const { value, selectionStart, selectionEnd } = input.element() as HTMLInputElement;
      return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
    };
    await expect.poll(selected).not.toBe('05/21/2025');
    await expect.poll(() => ['05', '21', '2025'].includes(selected())).toBe(true);
  },
);

claim(
  [
    'In slotProps.textField, slotProps.htmlInput replaces the keyboard handlers of the field, and slotProps.input replaces its opening button.',
    'Use inputProps and InputProps, which are merged.',
  ],
  async () => {
    for (const [props, hasKeys, hasButton] of [
      [{}, true, true],
      [{ inputProps: { title: 'a' }, InputProps: { title: 'b' } }, true, true],
      [{ slotProps: { htmlInput: { title: 'a' } } }, false, true],
      [{ slotProps: { input: { title: 'b' } } }, true, false],
    ] as const) {
      const screen = await inProvider(
        <DatePicker
          enableAccessibleFieldDOMStructure={false}
          label="Day"
          defaultValue={MAY_21}
          slotProps={{ textField: props }}
        />,
      );
      expect(screen.getByRole('button', { name: /^Choose/ }).elements()).toHaveLength(
        hasButton ? 1 : 0,
      );
      await press('Tab');
      await settled(); // the field selects its first section a moment later
      await press('ArrowRight', 'ArrowUp');
      await expect
        .element(screen.getByRole('textbox', { name: 'Day' }))
        .toHaveValue(hasKeys ? '05/21/2026' : '05/21/2025');
      screen.unmount();
    }
  },
);

claim(
  'Without the prop, a text field that renders an <input> throws “The sectionListRef prop has not been initialized by PickersSectionList”.',
  async () => {
    await expect(
      inProvider(<DatePicker label="Day" slots={{ textField: TextField }} />),
    ).rejects.toThrow('The `sectionListRef` prop has not been initialized by `PickersSectionList`');
    takeConsole();
  },
);

claim(
  [
    'The props are the validation props, such as minDate, and id.',
    'At run time they also contain what you pass to slotProps.field, and in an open desktop range picker data-active-range-position.',
    "The value, the label and the format aren't props: they are in the context.",
  ],
  async () => {
    const received = vi.fn<(names: string[]) => void>();
    const namesOf = (props: object) =>
      Object.entries(props)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name]) => name);
    function Spy(props: DatePickerFieldProps) {
      received(namesOf(props));
      const { value, label, fieldFormat, rootClassName } = usePickerContext();
      return (
        <p>
          {label} {value?.format(fieldFormat)} {rootClassName}
        </p>
      );
    }
    for (const [Variant, hasId] of [
      [DesktopDatePicker, true],
      [MobileDatePicker, false],
    ] as const) {
      const screen = await inProvider(
        <Variant
          label="Day"
          defaultValue={MAY_21}
          format="D.M."
          className="mine"
          slots={{ field: Spy }}
          slotProps={{ field: { clearable: true } }}
        />,
      );
      await expect.element(screen.getByText('Day 21.5. mine')).toBeVisible();
      expect(received.mock.lastCall?.[0].toSorted()).toEqual(
        [
          'clearable',
          'disableFuture',
          'disablePast',
          ...(hasId ? ['id'] : []),
          'maxDate',
          'minDate',
        ].toSorted(),
      );
      screen.unmount();
    }
    function RangeSpy(props: DateRangePickerFieldProps) {
      received(namesOf(props));
      const { rootRef, setOpen, triggerRef } = usePickerContext();
      return (
        <div ref={rootRef}>
          <button type="button" ref={triggerRef} onClick={() => setOpen(true)}>
            Open
          </button>
        </div>
      );
    }
    const range = await inProvider(
      <DesktopDateRangePicker
        defaultValue={STAY}
        slots={{ field: RangeSpy }}
        slotProps={{ field: { clearable: true } }}
      />,
    );
    const closed = received.mock.lastCall?.[0];
    expect(closed).toContain('clearable');
    expect(closed).not.toContain('data-active-range-position');
    await range.getByRole('button', { name: 'Open' }).click();
    await expect
      .poll(() => received.mock.lastCall?.[0])
      .toEqual(expect.arrayContaining(['clearable', 'data-active-range-position']));
  },
);

/** A field whose button sets the 9th of May, with these options. */
function makeSetter(options?: { changeImportance?: 'accept' | 'set'; shouldClose?: boolean }) {
  return function Setter() {
    const { setValue, setOpen, rootRef } = usePickerContext();
    return (
      <div ref={rootRef}>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <button type="button" onFocus={() => setValue(dayjs('2025-05-09'), options)}>
          Set
        </button>
      </div>
    );
  };
}

claim(
  [
    'By default, setValue calls onChange and onAccept if the value has changed, and closes the popup.',
    "It also calls onClose if the popup isn't open.",
    'With shouldClose: false, the popup stays open.',
    "With changeImportance: 'set', it calls only onChange.",
    'Respect disabled, readOnly and triggerStatus: setValue and setOpen also work in a disabled picker.',
  ],
  async () => {
    for (const Variant of [DesktopDatePicker, MobileDatePicker]) {
      for (const isDisabled of [false, true]) {
        for (const [options, expected] of [
          [undefined, ['change', 'accept', 'close']],
          [{ shouldClose: false }, ['change', 'accept']],
          [{ changeImportance: 'set' }, ['change']],
        ] as const) {
          const calls: string[] = [];
          const screen = await inProvider(
            <Variant
              disabled={isDisabled}
              defaultValue={MAY_21}
              slots={{ field: makeSetter(options) }}
              onChange={() => calls.push('change')}
              onAccept={() => calls.push('accept')}
              onClose={() => calls.push('close')}
            />,
          );
          await screen.getByRole('button', { name: 'Open' }).click();
          await expect.element(screen.getByRole('dialog')).toBeVisible();
          const [set] = [...screen.stage.querySelectorAll('button')].slice(1);
          set?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
          await expect.poll(() => calls).toEqual(expected);
          if (expected.length === 3) {
            await expectClosed(screen);
          } else {
            await expect.element(screen.getByRole('dialog')).toBeVisible();
          }
          screen.unmount();
        }
      }
      const calls: string[] = [];
      const screen = await inProvider(
        <Variant slots={{ field: makeSetter() }} onClose={() => calls.push('close')} />,
      );
      await expectClosed(screen);
      const [set] = [...screen.stage.querySelectorAll('button')].slice(1);
      set?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      await expect.poll(() => calls).toEqual(['close']);
      screen.unmount();

      const same: string[] = [];
      const equal = await inProvider(
        <Variant
          value={dayjs('2025-05-09')}
          slots={{ field: makeSetter() }}
          onChange={() => same.push('change')}
          onAccept={() => same.push('accept')}
          onClose={() => same.push('close')}
        />,
      );
      const [setEqual] = [...equal.stage.querySelectorAll('button')].slice(1);
      setEqual?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      await expect.poll(() => same).toEqual(['close']);
      equal.unmount();
    }
  },
);

/** What a hook makes of a picker, or of its own props. */
function HeadlessField(props: HeadlessProps) {
  const own = useDateField<true, HeadlessProps>(props);
  return <SectionBox label="Day" id={props.id} field={own} />;
}

claim(
  [
    'Inside a picker, a hook reads the value, the format, disabled and readOnly from the picker.',
    'Outside a picker, pass value and onChange, or defaultValue, to the hook.',
  ],
  async () => {
    const isEditable = () =>
      document.querySelector('[role="spinbutton"][contenteditable="true"]') !== null;
    for (const Variant of [DesktopDatePicker, MobileDatePicker]) {
      for (const [state, expected] of [
        [{}, true],
        [{ disabled: true }, false],
        [{ readOnly: true }, false],
      ] as const) {
        const screen = await inProvider(
          <Variant
            defaultValue={MAY_21}
            format="D.M.YY"
            slots={{ field: HeadlessField }}
            {...state}
          />,
        );
        expect(text(screen)).toBe('21.05.25');
        expect(isEditable()).toBe(expected);
        screen.unmount();
      }
    }
    const values: (string | undefined)[] = [];
    function Alone() {
      const [value, setValue] = useState<Dayjs | null>(MAY_21);
      return (
        <HeadlessField
          value={value}
          onChange={(next) => {
            values.push(next?.format('YYYY-MM-DD'));
            setValue(next);
          }}
        />
      );
    }
    const screen = await inProvider(<Alone />);
    expect(text(screen)).toBe('05/21/2025');
    await click(section(screen, 'Month'));
    await press('ArrowUp');
    await expect.poll(() => text(screen)).toBe('06/21/2025');
    expect(values).toEqual(['2025-06-21']);
    screen.unmount();
    const uncontrolled = await inProvider(<HeadlessField defaultValue={MAY_21} />);
    await click(section(uncontrolled, 'Month'));
    await press('ArrowUp');
    await expect.poll(() => text(uncontrolled)).toBe('06/21/2025');
  },
);

claim(
  "In the mobile variant, this field works like MultiInputDateRangeField: a tap opens the dialog, and typing isn't possible.",
  async () => {
    setPointer('coarse');
    const { default: PlainTwoFields } = await import('./PlainTwoFields.tsx');
    const screen = await show(<PlainTwoFields />);
    await press('Tab');
    await type('04');
    await press('ArrowUp');
    expect(text(screen, 'Closed from')).toBe('05/21/2025');
    await click(section(screen, 'Month', 'Open again'));
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
);

claim(
  [
    "It doesn't work outside a picker, where usePickerContext throws.",
    "Don't spread the props on an element: React logs an error about props such as disableFuture.",
    'useSplitFieldProps separates them:',
  ],
  async () => {
    function Spread(props: DatePickerFieldProps) {
      return <div {...(props as object)}>{usePickerContext().label}</div>;
    }
    function Split(props: DatePickerFieldProps) {
      const { forwardedProps } = useSplitFieldProps(props, 'date');
      return <div {...forwardedProps}>{usePickerContext().label}</div>;
    }
    const shown = (slot: ComponentType<DatePickerFieldProps>): ReactNode => (
      <DatePicker label="Day" slots={{ field: slot }} />
    );
    await inProvider(shown(Split));
    expect(takeConsole()).toEqual([]);
    await inProvider(shown(Spread));
    expect(takeConsole().some((error) => error.includes('`disableFuture` prop'))).toBe(true);
    const bare = {} as ComponentProps<typeof Split>;
    await expect(inProvider(<Split {...bare} />)).rejects.toThrow(
      'can only be called inside the context of a Picker',
    );
    takeConsole();
  },
);

claim(
  'useValidation returns the error of the value, and a function that checks another value before you set it:',
  async () => {
    function Errors(props: DatePickerFieldProps) {
      const { internalProps } = useSplitFieldProps(props, 'date');
      const { value, timezone } = usePickerContext();
      const { validationError, hasValidationError, getValidationErrorForNewValue } = useValidation({
        validator: validateDate,
        value,
        timezone,
        props: internalProps,
      });
      const later = getValidationErrorForNewValue(dayjs('2026-01-01'));
      return <p>{`${validationError} ${hasValidationError} ${later}`}</p>;
    }
    for (const Variant of [DesktopDatePicker, MobileDatePicker]) {
      for (const [value, shown] of [
        [MAY_21, 'null false maxDate'],
        [dayjs('2025-05-04'), 'minDate true maxDate'],
        [dayjs('nothing'), 'invalidDate true maxDate'],
        [null, 'null false maxDate'],
      ] as const) {
        const screen = await inProvider(
          <Variant
            value={value}
            minDate={dayjs('2025-05-05')}
            maxDate={dayjs('2025-12-31')}
            slots={{ field: Errors }}
          />,
        );
        await expect.element(screen.getByText(shown)).toBeVisible();
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'A mask inserts the separators while the user types digits into one <input>.',
    'It reads the letters of useParsedFormat, so it follows the format of the picker.',
    'Each part of the format needs digits with leading zeros, such as DD.MM.YYYY.',
    'While the date is incomplete, the value is null.',
    "The field passes shouldClose: false to setValue, so that a key doesn't call onClose.",
    'The field parses with the global locale of Day.js.',
    'If you set only adapterLocale, also set a numeric format: without it, 05/11/2025 in a French picker is May 11.',
  ],
  async () => {
    const french = {
      adapterLocale: 'fr',
      localeText: frFR.components.MuiLocalizationProvider.defaultProps.localeText,
    };
    for (const [provider, format, shown, date] of [
      [{}, undefined, '05/11/2025', '2025-05-11'],
      [{}, 'DD.MM.YYYY', '05.11.2025', '2025-11-05'],
      [french, 'DD.MM.YYYY', '05.11.2025', '2025-11-05'],
      [french, undefined, '05/11/2025', '2025-05-11'],
    ] as const) {
      const values: (string | null)[] = [];
      let closed = 0;
      const screen = await inProvider(
        <DatePicker
          label="Day"
          format={format}
          onChange={(value) => values.push(value && value.format('YYYY-MM-DD'))}
          onClose={() => {
            closed += 1;
          }}
          slots={{ field: MaskedDateField }}
        />,
        provider,
      );
      const input = screen.getByRole('textbox', { name: 'Day' });
      await input.click();
      await type('05112025');
      await expect.element(input).toHaveValue(shown);
      expect(values).toEqual([date]);
      await press('Backspace');
      await expect.element(input).toHaveValue(shown.slice(0, -1));
      expect(values).toEqual([date, null]);
      expect(closed).toBe(0);
      screen.unmount();
    }
    for (const format of ['D.M.YYYY', 'DD MMM YYYY']) {
      const values: (Dayjs | null)[] = [];
      const screen = await inProvider(
        <DatePicker
          label="Day"
          format={format}
          onChange={(value) => values.push(value)}
          slots={{ field: MaskedDateField }}
        />,
      );
      await screen.getByRole('textbox', { name: 'Day' }).click();
      await type('05112025');
      expect(values).toEqual([]);
      screen.unmount();
    }
  },
);

claim(
  [
    "Users select the date in the calendar and can't type it.",
    'In the second picker, keyboard users open the calendar with the button.',
  ],
  async () => {
    const { default: ReadOnlyField } = await import('./ReadOnlyField.tsx');
    const screen = await show(<ReadOnlyField />);
    const own = screen.getByRole('textbox', { name: 'Due date (own field)' });
    const label = 'Due date (default field)';
    const button = field(screen, label).getByRole('button');
    for (let tabs = 0; tabs < 8 && document.activeElement !== button.element(); tabs += 1) {
      await press('Tab');
      await type('04');
    }
    await expect.element(own).toHaveValue('05/21/2025');
    expect(text(screen, label)).toBe('05/21/2025');
    await expect.element(button).toHaveFocus();
    await expectClosed(screen);
    await press('Enter');
    await expect.element(screen.getByRole('dialog', { name: label })).toBeVisible();
  },
);

claim('In version 8.4.0, Ctrl+A still makes its field editable.', async () => {
  const { default: ReadOnlyField } = await import('./ReadOnlyField.tsx');
  const screen = await show(<ReadOnlyField />);
  const label = 'Due date (default field)';
  const group = field(screen, label).element();
  for (let tabs = 0; tabs < 4 && !group.contains(document.activeElement); tabs += 1) {
    await press('Tab');
  }
  await expect.element(section(screen, 'Month', label)).toHaveFocus();
  await press('Backspace');
  expect(text(screen, label)).toBe('05/21/2025');
  await press('Control+a', 'Backspace');
  await expect.poll(() => text(screen, label)).toBe('MM/DD/YYYY');
  await expectClosed(screen);
});

claim(
  [
    'useParsedFormat() returns the format of the picker as users read it, such as MM/DD/YYYY, or JJ/MM/AAAA in French.',
    "Don't parse dates with it: Day.js doesn't support the letters of other languages.",
    'fieldFormat is for parsing and formatting: in a Date Picker with Day.js, it is the token L by default.',
    'For another format, pass useParsedFormat({ format }).',
  ],
  async () => {
    function Formats() {
      const own = useParsedFormat();
      const other = useParsedFormat({ format: 'DD MMMM' });
      const { fieldFormat } = usePickerContext();
      const isParsed = dayjs(MAY_21.format(fieldFormat), own, true).isValid();
      return <p>{`${own} | ${other} | ${isParsed} | ${fieldFormat}`}</p>;
    }
    const picker = <DatePicker slots={{ field: Formats }} />;
    const english = await inProvider(picker);
    await expect.element(english.getByText('MM/DD/YYYY | DD MMMM | true | L')).toBeVisible();
    english.unmount();
    const french = await inProvider(picker, {
      adapterLocale: 'fr',
      localeText: frFR.components.MuiLocalizationProvider.defaultProps.localeText,
    });
    await expect.element(french.getByText('JJ/MM/AAAA | JJ MMMM | false | L')).toBeVisible();
  },
);

claim(
  [
    'Render an element with the ID `${id}-label` when the field receives an id.',
    'The popup of a desktop picker with a label takes its name from that element.',
    'A desktop range picker passes no id.',
    'After the popup closes, the focus returns to the element that had it before.',
  ],
  async () => {
    function Opener({ id, isNamed }: { id?: string; isNamed: boolean }) {
      const { setOpen, label, rootRef } = usePickerContext();
      return (
        <div ref={rootRef}>
          <span id={isNamed && id ? `${id}-label` : undefined}>{label}</span>
          <button type="button" data-id={id} onClick={() => setOpen(true)}>
            Open
          </button>
        </div>
      );
    }
    const Named = (props: DatePickerFieldProps) => <Opener {...props} isNamed />;
    const NamedDay = ({ id }: DatePickerFieldProps) => (
      <>
        <span id={`${id}-label`}>Day</span>
        <Opener isNamed={false} />
      </>
    );
    const Nameless = (props: DatePickerFieldProps) => <Opener {...props} isNamed={false} />;
    for (const [slot, label, dialogs] of [
      [Named, 'Day', 1],
      [Nameless, 'Day', 0],
      [NamedDay, undefined, 0],
    ] as const) {
      const screen = await inProvider(<DesktopDatePicker label={label} slots={{ field: slot }} />);
      const button = screen.getByRole('button', { name: 'Open' });
      await button.click();
      await expect.element(screen.getByRole('dialog')).toBeVisible();
      expect(screen.getByRole('dialog', { name: 'Day' }).elements()).toHaveLength(dialogs);
      await press('Escape');
      await expectClosed(screen);
      await expect.element(button).toHaveFocus();
      screen.unmount();
    }
    const RangeOpener = Object.assign(Named, { fieldType: 'single-input' });
    const range = await inProvider(
      <DesktopDateRangePicker
        label="Day"
        slots={{ field: RangeOpener }}
        slotProps={{ popper: { 'aria-label': 'Stay' } }}
      />,
    );
    const button = range.getByRole('button', { name: 'Open' });
    await expect.element(button).not.toHaveAttribute('data-id');
    await button.click();
    await expect.element(range.getByRole('dialog', { name: 'Stay' })).toBeVisible();
  },
);

claim(
  [
    'All of this applies to the responsive, desktop and mobile variants.',
    'A static picker has no field.',
  ],
  async () => {
    const OwnField = () => <p>Own field</p>;
    const OwnText = (props: PickersTextFieldProps) => (
      <PickersTextField {...props} helperText="Own text" />
    );
    for (const Variant of [DatePicker, DesktopDatePicker, MobileDatePicker]) {
      const screen = await inProvider(
        <>
          <Variant slots={{ field: OwnField }} />
          <Variant slots={{ textField: OwnText }} />
          <Variant slotProps={{ textField: { helperText: 'Own help' } }} />
        </>,
      );
      for (const shown of ['Own field', 'Own text', 'Own help']) {
        await expect.element(screen.getByText(shown)).toBeVisible();
      }
      screen.unmount();
    }
    const slots: object = { field: OwnField, textField: OwnText };
    const screen = await inProvider(<StaticDatePicker slots={slots} />);
    await expect.element(screen.getByRole('grid')).toBeVisible();
    expect(screen.getByText(/^Own/).elements()).toHaveLength(0);
    expect(screen.getByRole('spinbutton').elements()).toHaveLength(0);
  },
);

claim(
  [
    'slotProps.textField takes the props of PickersTextField, such as size, color, variant, required, fullWidth and helperText.',
    'label and name are props of the picker.',
  ],
  async () => {
    const marks = [
      '.MuiInputLabel-sizeSmall',
      '.MuiFormLabel-colorSecondary',
      '.MuiInputLabel-standard',
      '.MuiFormLabel-asterisk',
      '.MuiFormControl-fullWidth',
      '.MuiFormHelperText-root',
    ];
    for (const Variant of [DesktopDatePicker, MobileDatePicker]) {
      for (const textField of [
        {},
        {
          size: 'small',
          color: 'secondary',
          variant: 'standard',
          required: true,
          fullWidth: true,
          helperText: 'Help',
        },
      ] as const) {
        const screen = await inProvider(
          <Variant label="Day" name="due" slotProps={{ textField }} />,
        );
        const found = marks.filter((mark) => screen.stage.querySelector(mark) !== null);
        expect(found).toEqual('size' in textField ? marks : []);
        expect(screen.stage.querySelector('label')?.textContent).toContain('Day');
        expect(screen.stage.querySelector('input[name="due"]')).not.toBeNull();
        screen.unmount();
      }
    }
  },
);

claim(
  'slotProps.separator of a multi-input field takes the props of a Typography, and slots.separator replaces it.',
  async () => {
    const Own = () => <b>until</b>;
    for (const [props, shown, variant] of [
      [{}, '–', 'body1'],
      [{ slotProps: { separator: { variant: 'h6', children: 'to' } } }, 'to', 'h6'],
      [{ slots: { separator: Own } }, 'until', undefined],
    ] as const) {
      const screen = await inProvider(<MultiInputDateRangeField {...props} />);
      await expect.element(screen.getByText(shown, { exact: true })).toBeVisible();
      const separator = screen.stage.querySelector('.MuiMultiInputDateRangeField-separator');
      expect(separator?.classList.contains(`MuiTypography-${variant}`)).toBe(
        variant === undefined ? undefined : true,
      );
      screen.unmount();
    }
  },
);

claim(
  [
    'slots.textField replaces the element around the sections.',
    'The field still provides the sections, the keyboard and the buttons, and passes them as props.',
    'It receives error, so it can choose the helper text:',
    "This text field contains no part of Material UI's text field:",
    'InputProps.endAdornment contains the buttons in their default position.',
    '`${id}-label` must be the ID of the label: the popup of a desktop picker for a single value takes its name from it.',
    'value is the text for a hidden input, if a form must send the date.',
  ],
  async () => {
    const screen = await inProvider(
      <form>
        <DesktopDatePicker
          label="Day"
          name="due"
          defaultValue={MAY_21}
          minDate={dayjs('2025-05-10')}
          slots={{ textField: CompanyTextField }}
          slotProps={{ field: { clearable: true } }}
        />
      </form>,
    );
    for (const part of ['.MuiPickersTextField-root', '.MuiPickersInputBase-root', 'label']) {
      expect(screen.stage.querySelector(part)).toBeNull();
    }
    expect(formValues(screen)).toEqual({ due: '05/21/2025' });
    expect(field(screen).getByRole('button').elements()).toHaveLength(2);
    await click(section(screen, 'Day'));
    await press('↓');
    await expect.poll(() => text(screen)).toBe('05/20/2025');
    await expect.element(field(screen)).toHaveAttribute('aria-invalid', 'false');
    await type('09');
    await expect.element(field(screen)).toHaveAttribute('aria-invalid', 'true');
    expect(formValues(screen)).toEqual({ due: '05/09/2025' });
    await openPicker(screen);
    await expect.element(screen.getByRole('dialog', { name: 'Day' })).toBeVisible();
  },
);

/** A text field that marks another element as the place of the popup. */
function ShiftedTextField({ InputProps, ...props }: PickersTextFieldProps<'outlined'>) {
  return (
    <div style={{ display: 'flex' }}>
      <PickersTextField {...props} InputProps={{ ...InputProps, ref: undefined }} />
      <div ref={InputProps?.ref as Ref<HTMLDivElement>} style={{ marginLeft: 200 }}>
        Here
      </div>
    </div>
  );
}

claim('InputProps.ref marks the element at which the popup opens.', async () => {
  const left = (element?: Element | null) => element?.getBoundingClientRect().left ?? Number.NaN;
  for (const [slots, isShifted] of [
    [{}, false],
    [{ textField: ShiftedTextField }, true],
  ] as const) {
    const screen = await inProvider(<DesktopDatePicker label="Day" slots={slots} />);
    await openPicker(screen);
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    const place = isShifted ? screen.getByText('Here').element() : field(screen).element();
    await expect.poll(() => Math.abs(left(dialog.element()) - left(place))).toBeLessThan(2);
    screen.unmount();
  }
});

function HelpfulTheme({ children }: { children: ReactNode }) {
  const site = useTheme();
  const MuiPickersTextField = { defaultProps: { helperText: 'Of the theme' } };
  return (
    <ThemeProvider
      theme={{ ...site, components: { ...site.components, MuiPickersTextField } as object }}
    >
      {children}
    </ThemeProvider>
  );
}

claim(
  'To set the same props without a wrapper, use the defaultProps of MuiPickersTextField in the theme.',
  async () => {
    const screen = await inProvider(
      <>
        <HelpfulTheme>
          <DesktopDatePicker label="Day" />
          <MobileDatePicker label="Date" />
          <DateRangePicker label="Stay" />
          <DatePicker label="Own" slotProps={{ textField: { helperText: 'Of the picker' } }} />
        </HelpfulTheme>
        <DatePicker label="Other" />
      </>,
    );
    expect(screen.getByText('Of the theme').elements()).toHaveLength(3);
    expect(screen.getByText('Of the picker').elements()).toHaveLength(1);
  },
);

type FieldHook = (props: object) => ComponentProps<typeof SectionBox>['field'];

/** Each hook, a value of it, and the number of its sections. */
const FIELD_HOOKS: [useOwnField: FieldHook, value: unknown, sections: number][] = [
  [useDateField as never, MAY_21, 3],
  [useTimeField as never, MAY_21, 3],
  [useDateTimeField as never, MAY_21, 6],
  [useSingleInputDateRangeField as never, STAY, 6],
  [useSingleInputTimeRangeField as never, STAY, 6],
  [useSingleInputDateTimeRangeField as never, STAY, 12],
];

function FieldOfHook({ useOwnField, value }: { useOwnField: FieldHook; value: unknown }) {
  return <SectionBox label="Day" field={useOwnField({ defaultValue: value })} />;
}

claim(
  [
    'The hooks of the fields return the props of the sections, without any element.',
    'Date | unstable_useDateField | @mui/x-date-pickers/DateField',
    'Time | unstable_useTimeField | @mui/x-date-pickers/TimeField',
    'Date and time | unstable_useDateTimeField | @mui/x-date-pickers/DateTimeField',
    'Date range in one input | unstable_useSingleInputDateRangeField | @mui/x-date-pickers-pro/SingleInputDateRangeField',
    'Time range in one input | unstable_useSingleInputTimeRangeField | @mui/x-date-pickers-pro/SingleInputTimeRangeField',
    'Date and time range in one input | unstable_useSingleInputDateTimeRangeField | @mui/x-date-pickers-pro/SingleInputDateTimeRangeField',
  ],
  async () => {
    for (const [useOwnField, value, sections] of FIELD_HOOKS) {
      const screen = await inProvider(<FieldOfHook useOwnField={useOwnField} value={value} />);
      expect(field(screen).getByRole('spinbutton').elements()).toHaveLength(sections);
      const before = text(screen);
      await click(field(screen).getByRole('spinbutton').first());
      await press('↑');
      await expect.poll(() => text(screen)).not.toBe(before);
      expect(
        screen.stage.querySelector('[class*="TextField"], .MuiPickersInputBase-root'),
      ).toBeNull();
      screen.unmount();
    }
  },
);

type RangeManager = typeof useDateRangeManager;

function TwoFieldsOf({ useManager }: { useManager: RangeManager }) {
  const manager = useManager();
  const { startTextField, endTextField } = useMultiInputRangeField({
    manager,
    internalProps: { defaultValue: STAY },
    rootProps: {},
    startTextFieldProps: {},
    endTextFieldProps: {},
  });
  return (
    <>
      <SectionBox label="From" field={startTextField} />
      <SectionBox label="Until" field={endTextField} />
    </>
  );
}

claim(
  [
    'unstable_useMultiInputRangeField takes a manager from useDateRangeManager, useTimeRangeManager or useDateTimeRangeManager of @mui/x-date-pickers-pro/managers.',
    'The hook returns the props of both inputs.',
    'Any range in two inputs | unstable_useMultiInputRangeField | @mui/x-date-pickers-pro/hooks',
  ],
  async () => {
    for (const [useManager, start, end] of [
      [useDateRangeManager, '05/21/2025', '05/24/2025'],
      [useTimeRangeManager as never, '12:00 AM', '12:00 AM'],
      [useDateTimeRangeManager as never, '05/21/2025 12:00 AM', '05/24/2025 12:00 AM'],
    ] as [RangeManager, string, string][]) {
      const screen = await inProvider(<TwoFieldsOf useManager={useManager} />);
      expect(text(screen, 'From')).toBe(start);
      expect(text(screen, 'Until')).toBe(end);
      screen.unmount();
    }
  },
);

claim(
  [
    'usePickerContext returns the state and the actions of the picker:',
    'usePickerActionsContext returns only the actions, such as setValue and setOpen.',
    "variant of usePickerContext is 'mobile' or 'desktop'.",
  ],
  async () => {
    const noted = vi.fn<(context: object, methods: object) => void>();
    function Noted() {
      const picker = usePickerContext();
      noted(picker, usePickerActionsContext());
      return <p>{`${picker.variant}, ${picker.triggerStatus}`}</p>;
    }
    const slots = { field: Noted };
    for (const [Variant, pointer, props, shown] of [
      [DatePicker, 'fine', {}, 'desktop, enabled'],
      [DatePicker, 'coarse', {}, 'mobile, enabled'],
      [DesktopDatePicker, 'coarse', {}, 'desktop, enabled'],
      [MobileDatePicker, 'fine', {}, 'mobile, enabled'],
      [DesktopDatePicker, 'fine', { disabled: true }, 'desktop, disabled'],
      [MobileDatePicker, 'fine', { readOnly: true }, 'mobile, disabled'],
      [DesktopDatePicker, 'fine', { disableOpenPicker: true }, 'desktop, hidden'],
    ] as const) {
      setPointer(pointer);
      const screen = await inProvider(<Variant {...props} slots={slots} />);
      await expect.element(screen.getByText(shown)).toBeVisible();
      const [context = {}, methods = {}] = noted.mock.lastCall ?? [];
      expect(Object.keys(methods)).toEqual(expect.arrayContaining(['setValue', 'setOpen']));
      expect(Object.values(methods).every((each) => typeof each === 'function')).toBe(true);
      expect(context).toMatchObject(methods);
      expect(Object.keys(context)).toEqual(expect.arrayContaining(['value', 'open', 'label']));
      screen.unmount();
    }
  },
);
