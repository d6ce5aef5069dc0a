import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import * as community from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { PickersTextField } from '@mui/x-date-pickers/PickersTextField';
import * as paid from '@mui/x-date-pickers-pro';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { unstable_useMultiInputRangeField as useMultiInputRangeField } from '@mui/x-date-pickers-pro/hooks';
import { useDateRangeManager } from '@mui/x-date-pickers-pro/managers';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';
import {
  claim,
  click,
  expect,
  press,
  setPointer,
  show,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';

const MAY_21 = dayjs('2025-05-21T10:00');

function draw(picker: ReactNode): Promise<Screen> {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{picker}</LocalizationProvider>);
}

async function open(screen: Screen): Promise<void> {
  await screen
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
}

/** The buttons of the action bar. */
function actions(): (string | null)[] {
  const buttons = document.querySelectorAll('.MuiPickersLayout-actionBar button');
  return [...buttons].map((button) => button.textContent);
}

function isOpen(screen: Screen): boolean {
  return screen.getByRole('dialog').elements().length > 0;
}

claim(
  [
    'DesktopDatePicker and DesktopDateRangePicker keep the automatic way, and so do DatePicker and DateRangePicker on a desktop.',
    'closeOnSelect | by device | false | true',
    "actions of the action bar | on desktop none, or ['accept'] in pickers with a time; on mobile ['cancel', 'accept'] | ['cancel', 'nextOrAccept'] | none",
    'nextOrAccept shows "Next" while steps are left and "OK" in the last one.',
  ],
  async () => {
    for (const [picker, pointer, expected] of [
      [<DatePicker key="a" />, 'fine', []],
      [<DatePicker key="b" />, 'coarse', ['Cancel', 'OK']],
      [<MobileDatePicker key="c" />, 'fine', ['Cancel', 'OK']],
      [<DateTimePicker key="d" />, 'fine', ['Cancel', 'OK']],
      [<DateTimePicker key="e" />, 'coarse', ['Cancel', 'Next']],
      [<DateRangePicker key="f" />, 'fine', []],
      [<DateRangePicker key="g" />, 'coarse', ['Cancel', 'OK']],
      [<DateTimeRangePicker key="h" />, 'fine', ['Cancel', 'Next']],
    ] as const) {
      setPointer(pointer);
      const screen = await draw(picker);
      await open(screen);
      await expect.poll(actions).toEqual(expected);
      screen.unmount();
    }
  },
);

claim(
  [
    'Now users confirm.',
    '"Next" leads to the next step, for example from the date to the time or from the start to the end of a date-time range, and "OK" ends the last step.',
    'DesktopDateTimePicker | closes when the date and all parts of the time are chosen | "OK" closes',
  ],
  async () => {
    const desktop = await draw(<DesktopDateTimePicker defaultValue={MAY_21} />);
    await open(desktop);
    await desktop.getByRole('gridcell', { name: '9' }).click();
    await desktop.getByRole('option', { name: '11 hours' }).click();
    await desktop.getByRole('option', { name: '30 minutes' }).click();
    await desktop.getByRole('option', { name: 'PM' }).click();
    expect(isOpen(desktop)).toBe(true);
    await desktop.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => isOpen(desktop)).toBe(false);
    desktop.unmount();
    setPointer('coarse');
    const mobile = await draw(<DateTimePicker defaultValue={MAY_21} />);
    await open(mobile);
    await mobile.getByRole('gridcell', { name: '9' }).click();
    await mobile.getByRole('button', { name: 'Next' }).click();
    await expect.element(mobile.getByRole('button', { name: 'OK' })).toBeVisible();
    expect(mobile.getByRole('gridcell').elements()).toHaveLength(0);
  },
);

claim(
  [
    'Set closeOnSelect to close a picker after the last selection again.',
    'If the picker has one step, this also removes its action bar.',
    'Between steps, "Next" remains.',
  ],
  async () => {
    const mobile = await draw(<MobileDatePicker closeOnSelect defaultValue={MAY_21} />);
    await open(mobile);
    expect(actions()).toEqual([]);
    await mobile.getByRole('gridcell', { name: '9' }).click();
    await expect.poll(() => isOpen(mobile)).toBe(false);
    mobile.unmount();
    const range = await draw(<DesktopDateTimeRangePicker closeOnSelect />);
    await open(range);
    await expect.poll(actions).toContain('Next');
  },
);

claim(
  [
    'It is now a group of sections, one for the day, one for the month and so on.',
    'Each is a spin button that screen readers announce, and a hidden input carries the value for forms.',
    'If your tests or styles look for the input, or if your own text field needs one, return to the old structure for the time being:',
    'It can now be edited, and the button at its end opens the picker.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      const screen = await draw(<DatePicker label="Day" name="day" defaultValue={MAY_21} />);
      expect(
        screen.getByRole('group', { name: 'Day' }).getByRole('spinbutton').elements(),
      ).toHaveLength(3);
      expect(screen.getByRole('textbox').elements()).toHaveLength(0);
      expect(screen.stage.querySelector('input')?.value).toBe('05/21/2025');
      await click(screen.getByRole('spinbutton', { name: 'Day' }));
      await type('22');
      expect(isOpen(screen)).toBe(false);
      await expect.poll(() => screen.stage.querySelector('input')?.value).toBe('05/22/2025');
      screen.unmount();
      const old = await draw(<DatePicker label="Day" enableAccessibleFieldDOMStructure={false} />);
      await expect.element(old.getByRole('textbox', { name: 'Day' })).toBeVisible();
      old.unmount();
    }
  },
);

claim(
  [
    'Range pickers render a field with one input instead of two.',
    'Pass the multi-input field to keep two inputs.',
    'TimeRangePicker | –, new in version 8 | SingleInputTimeRangeField',
  ],
  async () => {
    for (const [picker, count] of [
      [<DateRangePicker key="a" />, 1],
      [<DateTimeRangePicker key="b" />, 1],
      [<TimeRangePicker key="c" />, 1],
      [<DateRangePicker key="d" slots={{ field: MultiInputDateRangeField }} />, 2],
    ] as const) {
      const screen = await draw(picker);
      expect(screen.stage.querySelectorAll('[role="group"]')).toHaveLength(count);
      screen.unmount();
    }
  },
);

claim(
  [
    'Now the value is null until the date is complete, and nothing fires while it stays null.',
    'Deleting a part of a complete date calls onChange once, with null.',
    'A complete date can still be wrong: for February 31, onChange receives an invalid date, with a validationError.',
    'If the next key leaves it invalid, onChange receives null.',
    'onAccept can receive this null too.',
  ],
  async () => {
    const onAccept = vi.fn<(value: Dayjs | null) => void>();
    const onChange = vi.fn<(value: Dayjs | null, context: { validationError: unknown }) => void>();
    const empty = await draw(<DatePicker label="Day" onChange={onChange} />);
    await click(empty.getByRole('spinbutton', { name: 'Month' }));
    await type('0521');
    expect(onChange).not.toHaveBeenCalled();
    empty.unmount();
    const screen = await draw(
      <DatePicker
        label="Day"
        defaultValue={dayjs('2025-02-03')}
        onChange={onChange}
        onAccept={onAccept}
      />,
    );
    await click(screen.getByRole('spinbutton', { name: 'Day' }));
    await press('Delete');
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([null]);
    expect(onAccept.mock.calls.map(([value]) => value)).toEqual([null]);
    await type('31');
    expect(onChange.mock.lastCall?.[0]?.isValid()).toBe(false);
    expect(onChange.mock.lastCall?.[1].validationError).toBe('invalidDate');
    await type('2');
    expect(onChange.mock.lastCall?.[0]).toBeNull();
  },
);

claim(
  [
    'All can also be imported from the package root.',
    'The Pro package no longer exports LicenseInfo:',
    'usePickersTranslations | usePickerTranslations | hooks',
    'usePickersContext | usePickerContext | hooks',
  ],
  () => {
    const names = Object.keys(community);
    expect(names).toEqual(expect.arrayContaining(['usePickerTranslations', 'usePickerContext']));
    expect(names).not.toContain('usePickersTranslations');
    expect(names).not.toContain('usePickersContext');
    expect(Object.keys(paid)).not.toContain('LicenseInfo');
  },
);

claim('MobileDateRangePicker is one step: after the start, the next day is the end.', async () => {
  const screen = await draw(<MobileDateRangePicker defaultValue={[MAY_21, null]} />);
  await open(screen);
  await screen.getByRole('gridcell', { name: '5' }).first().click();
  await screen.getByRole('gridcell', { name: '9' }).first().click();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => isOpen(screen)).toBe(false);
  expect(screen.stage.querySelector('input')?.value).toMatch(/05\/05\/2025.*05\/09\/2025/);
});

/** A field as in the document; with `isRaw`, its inputs get all that the hook returns. */
function makeStayField(isRaw: boolean) {
  return function StayField(props: DateRangePickerFieldProps) {
    const picker = usePickerContext();
    const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
    const manager = useDateRangeManager();
    const { root, startTextField, endTextField } = useMultiInputRangeField({
      manager,
      internalProps: { ...internalProps, readOnly: picker.readOnly || picker.variant === 'mobile' },
      rootProps: forwardedProps,
      startTextFieldProps: {},
      endTextFieldProps: {},
    });
    const { enableAccessibleFieldDOMStructure: _start, ...start } = startTextField;
    const { enableAccessibleFieldDOMStructure: _end, ...end } = endTextField;
    return (
      <Stack direction="row" spacing={1} {...root} ref={picker.rootRef}>
        <PickersTextField
          label="Arrival"
          {...(isRaw ? startTextField : start)}
          ref={picker.triggerRef}
        />
        <PickersTextField label="Departure" {...(isRaw ? endTextField : end)} />
      </Stack>
    );
  };
}

claim(
  [
    "Don't pass enableAccessibleFieldDOMStructure on to the text fields, or React logs an error.",
    'In the mobile variant, both inputs are read-only here, as in MultiInputDateRangeField.',
  ],
  async () => {
    for (const field of [makeStayField(false), MultiInputDateRangeField]) {
      for (const Picker of [DesktopDateRangePicker, MobileDateRangePicker]) {
        const screen = await draw(
          <Picker
            defaultValue={[MAY_21, MAY_21]}
            localeText={{ start: 'Arrival', end: 'Departure' }}
            slots={{ field }}
          />,
        );
        for (const name of ['Arrival', 'Departure']) {
          await expect
            .element(screen.getByRole('group', { name }).getByRole('spinbutton', { name: 'Month' }))
            .toHaveAttribute('contenteditable', String(Picker === DesktopDateRangePicker));
        }
        screen.unmount();
      }
    }
    expect(takeConsole()).toEqual([]);
    await draw(<DesktopDateRangePicker slots={{ field: makeStayField(true) }} />);
    expect(takeConsole().join()).toContain(
      'React does not recognize the `enableAccessibleFieldDOMStructure` prop',
    );
  },
);
