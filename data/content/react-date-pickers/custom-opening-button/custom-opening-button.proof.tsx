import { useState } from 'react';
import type { IconButtonProps } from '@mui/material/IconButton';
import InputAdornment, { type InputAdornmentProps } from '@mui/material/InputAdornment';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';
import {
  act,
  claim,
  click,
  expect,
  press,
  setPointer,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  day,
  enter,
  expectClosed,
  field,
  inProvider,
  openPicker,
  section,
  text,
} from '#test/proofs/pickers.tsx';

const MAY_21 = dayjs('2025-05-21');

const button = (screen: Screen, name: string | RegExp) => screen.getByRole('button', { name });
const picker = (props: DatePickerProps) =>
  inProvider(<DatePicker label="Day" defaultValue={MAY_21} {...props} />);
const isThere = (selector: string) => document.querySelector(selector) !== null;

/** The text of the field as a user clicks it. */
const clickField = (screen: Screen, label = 'Day') =>
  click(field(screen, label), { at: { x: 60, y: 28 } });

async function selectAndBack(demo: Screen, label: string) {
  for (const [name, shown] of [
    ['9', '05/09/2025'],
    ['21', '05/21/2025'],
  ] as const) {
    await openPicker(demo, label);
    await day(demo, name).click();
    await expectClosed(demo);
    expect(text(demo, label)).toBe(shown);
  }
}

act('OtherIcon', async (demo) => {
  await selectAndBack(demo, 'Travel day');
  expect(isThere('[data-testid="FlightTakeoffIcon"]')).toBe(true);
  await openPicker(demo, 'Take-off');
  await expect.element(demo.getByRole('dialog')).toBeVisible();
  await press('Escape');
  await expectClosed(demo);
});

act('IconByState', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    expect(isThere('[data-testid="ExpandMoreIcon"]')).toBe(true);
    await openPicker(demo, 'Shift');
    await expect.poll(() => isThere('[data-testid="ExpandLessIcon"]')).toBe(true);
    await press('Escape');
    await expectClosed(demo);
    await expect.poll(() => isThere('[data-testid="ExpandLessIcon"]')).toBe(false);
  }
});

act('ButtonProps', async (demo) => {
  const own = field(demo, 'Invoice date').getByRole('button');
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.element(own).toHaveClass(/MuiIconButton-colorPrimary/);
    await openPicker(demo, 'Invoice date');
    await expect.poll(() => isThere('.MuiIconButton-colorSecondary')).toBe(true);
    await press('Escape');
    await expectClosed(demo);
  }
});

act('OwnButton', async (demo) => {
  for (const [name, shown] of [
    ['9', '05/09/2025'],
    ['21', '05/21/2025'],
  ] as const) {
    await button(demo, /^Calendar: Choose date/).click();
    await day(demo, name).click();
    await expectClosed(demo);
    expect(text(demo, 'Pickup')).toBe(shown);
  }
});

act('ButtonFirst', async (demo) => {
  const isBefore = () => {
    const sections = section(demo, 'Month', 'Valid until').element().getBoundingClientRect();
    const own = field(demo, 'Valid until').getByRole('button', { name: /^Choose/ });
    return own.element().getBoundingClientRect().right <= sections.left;
  };
  for (let turn = 0; turn < 2; turn += 1) {
    expect(isBefore()).toBe(true);
    await button(demo, 'End').click();
    await expect.poll(isBefore).toBe(false);
    await button(demo, 'Start').click();
    await expect.poll(isBefore).toBe(true);
  }
  await selectAndBack(demo, 'Valid until');
});

act('WarningIconBeside', async (demo) => {
  const warning = demo.getByRole('img', { name: 'No delivery on this day' });
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.element(warning).toBeInTheDocument();
    await enter(demo, '05272025', 'Delivery');
    await expect.element(warning).not.toBeInTheDocument();
    await enter(demo, '05212025', 'Delivery');
  }
  await openPicker(demo, 'Delivery');
  await expect.element(demo.getByRole('dialog')).toBeVisible();
});

act('WarningOnRange', async (demo) => {
  const warnings = () => document.querySelectorAll('[data-testid="WarningIcon"]').length;
  expect(warnings()).toBe(1);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(section(demo, 'Day', 'Arrival'));
    await type('20');
    await expect.poll(warnings).toBe(0);
    await press('Escape');
    await click(section(demo, 'Day', 'Departure'));
    await type('26');
    await expect.poll(warnings).toBe(1);
    await click(section(demo, 'Day', 'Departure'));
    await type('23');
    await expect.poll(warnings).toBe(0);
    await press('Escape');
  }
});

act('OpenOnClick', async (demo) => {
  for (const [name, shown] of [
    ['9', '05/09/2025'],
    ['21', '05/21/2025'],
  ] as const) {
    await clickField(demo, 'Vaccination');
    await day(demo, name).click();
    await expectClosed(demo);
    expect(text(demo, 'Vaccination')).toBe(shown);
  }
  await selectAndBack(demo, 'Vaccination');
});

act('OpenFromElsewhere', async (demo) => {
  const own = button(demo, 'Reschedule');
  for (const [name, date] of [
    ['9', 'Friday, May 9'],
    ['21', 'Wednesday, May 21'],
    ['9', 'Friday, May 9'],
  ] as const) {
    await own.click();
    await day(demo, name).click();
    await expectClosed(demo);
    await expect.element(demo.getByRole('status')).toHaveTextContent(`Appointment on ${date}`);
    await expect.element(own).toHaveFocus();
  }
});

claim(
  [
    'The button keeps its accessible name and behavior.',
    'The desktop and the mobile variant have the same button in their fields.',
    'Static pickers have none.',
    'disabled and readOnly on the picker disable the button.',
  ],
  async () => {
    const slots = { openPickerIcon: () => <i>icon</i> };
    const name = 'Choose date, selected date is May 21, 2025';
    for (const Variant of [DesktopDatePicker, MobileDatePicker]) {
      for (const state of [{}, { disabled: true }, { readOnly: true }]) {
        const screen = await inProvider(
          <Variant label="Day" defaultValue={MAY_21} slots={slots} {...state} />,
        );
        const own = button(screen, name);
        await expect.element(own).toHaveTextContent('icon');
        if ('disabled' in state || 'readOnly' in state) {
          await expect.element(own).toBeDisabled();
        } else {
          await own.click();
          await expect.element(day(screen, '9')).toBeVisible();
        }
        screen.unmount();
      }
    }
    const screen = await inProvider(<StaticDatePicker />);
    expect(screen.getByRole('button', { name: /^Choose/ }).elements()).toHaveLength(0);
  },
);

claim('Your component also receives ownerState with isPickerOpen.', async () => {
  const seen = vi.fn();
  const Icon = ({ ownerState }: { ownerState?: { isPickerOpen: boolean } }) => {
    seen(ownerState?.isPickerOpen);
    return <i>icon</i>;
  };
  const screen = await picker({ slots: { openPickerIcon: Icon } });
  expect(seen).toHaveBeenLastCalledWith(false);
  await openPicker(screen);
  await expect.poll(() => seen.mock.lastCall).toEqual([true]);
});

claim(
  [
    'Version 8.4.0 ignores slotProps.inputAdornment of a picker while the button is at the end (issue 19391).',
    'At the start, it works.',
    'Pass a component to slots.inputAdornment, as the demo does.',
  ],
  async () => {
    const Own = (props: InputAdornmentProps) => <InputAdornment {...props} className="own" />;
    for (const Variant of [DesktopDatePicker, MobileDatePicker]) {
      for (const [position, isPassed] of [
        ['end', false],
        ['start', true],
      ] as const) {
        for (const [props, expected] of [
          [{ slotProps: { inputAdornment: { className: 'own' } } }, isPassed],
          [{ slots: { inputAdornment: Own } }, true],
        ] as const) {
          const { slotProps, ...rest }: DatePickerProps = props;
          const screen = await inProvider(
            <Variant
              label="Day"
              {...rest}
              slotProps={{ ...slotProps, field: { openPickerButtonPosition: position } }}
            />,
          );
          expect(isThere('.MuiInputAdornment-root.own')).toBe(expected);
          screen.unmount();
        }
      }
    }
  },
);

claim(
  [
    'slotProps.openPickerButton.onClick replaces the handler that opens the picker.',
    'To run code when the picker opens or closes, use onOpen and onClose of the picker:',
  ],
  async () => {
    for (const Variant of [DesktopDatePicker, MobileDatePicker]) {
      const onClick = vi.fn();
      const first = await inProvider(
        <Variant label="Day" slotProps={{ openPickerButton: { onClick } }} />,
      );
      await openPicker(first);
      expect(onClick).toHaveBeenCalledOnce();
      expect(first.getByRole('dialog').elements()).toHaveLength(0);
      first.unmount();
      const onOpen = vi.fn();
      const onClose = vi.fn();
      const second = await inProvider(<Variant label="Day" onOpen={onOpen} onClose={onClose} />);
      await openPicker(second);
      await expect.element(second.getByRole('dialog')).toBeVisible();
      expect([onOpen, onClose].map((each) => each.mock.calls.length)).toEqual([1, 0]);
      await press('Escape');
      await expectClosed(second);
      expect(onOpen).toHaveBeenCalledOnce();
      expect(onClose).toHaveBeenCalled();
      second.unmount();
    }
  },
);

claim(
  'slots.openPickerButton receives onClick, disabled, edge, the icon as children, and an aria-label such as "Choose date, selected date is May 21, 2025".',
  async () => {
    const seen = vi.fn<(props: object) => void>();
    const Own = (props: IconButtonProps) => {
      seen(props);
      return null;
    };
    await picker({ slots: { openPickerButton: Own } });
    const props = seen.mock.lastCall?.[0];
    expect(props).toMatchObject({
      disabled: false,
      edge: 'end',
      'aria-label': 'Choose date, selected date is May 21, 2025',
    });
    expect(
      Object.keys(props ?? {})
        .filter((name) => name !== 'ref')
        .toSorted(),
    ).toEqual(['aria-label', 'children', 'disabled', 'edge', 'onClick']);
  },
);

claim(
  [
    "slotProps.field.openPickerButtonPosition is 'start' or 'end'.",
    "The default is 'end'.",
    'If both buttons are on the same side, the opening button is the outer one.',
  ],
  async () => {
    const left = (screen: Screen, name: RegExp) =>
      button(screen, name).element().getBoundingClientRect().left;
    for (const position of [undefined, 'start', 'end'] as const) {
      const screen = await picker({
        slotProps: {
          field: {
            clearable: true,
            openPickerButtonPosition: position,
            clearButtonPosition: position,
          },
        },
      });
      const sections = section(screen, 'Month').element().getBoundingClientRect().left;
      const open = left(screen, /^Choose/);
      const clear = left(screen, /^Clear/);
      if (position === 'start') expect(open < clear && clear < sections).toBe(true);
      else expect(sections < clear && clear < open).toBe(true);
      screen.unmount();
    }
  },
);

claim(
  [
    'An endAdornment in slotProps.textField.InputProps replaces the opening button, and the clear button too.',
    'The same is true for a startAdornment when the button is at the start.',
  ],
  async () => {
    for (const position of ['start', 'end'] as const) {
      for (const [InputProps, isReplaced] of [
        [{ endAdornment: <b>own</b> }, position === 'end'],
        [{ startAdornment: <b>own</b> }, position === 'start'],
      ] as const) {
        const screen = await picker({
          slotProps: {
            field: {
              clearable: true,
              openPickerButtonPosition: position,
              clearButtonPosition: position,
            },
            textField: { InputProps },
          },
        });
        await expect.element(screen.getByText('own')).toBeVisible();
        expect(field(screen).getByRole('button').elements()).toHaveLength(isReplaced ? 0 : 2);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'A field with two inputs has no opening button: a click in one of them opens the picker.',
    'Set endAdornment per input: as a function, slotProps.textField receives position.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const label of ['Start', 'End']) {
        const positions = new Set<string>();
        const screen = await inProvider(
          <DateRangePicker
            slots={{ field: MultiInputDateRangeField }}
            slotProps={{
              textField: (state) => {
                if ('position' in state) positions.add(String(state.position));
                return {};
              },
            }}
          />,
        );
        expect([...positions]).toEqual(['start', 'end']);
        expect(screen.stage.querySelectorAll('button')).toHaveLength(0);
        await clickField(screen, label);
        await expect.poll(() => isThere('.MuiDateRangeCalendar-root')).toBe(true);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'readOnly on the field blocks typing.',
    'Keep the opening button: it still opens the picker, also by keyboard.',
    "A click on the button doesn't reach onClick of the field.",
    'onClick of the field runs for a disabled picker too.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      const onClick = vi.fn();
      const first = await picker({ slotProps: { field: { readOnly: true, onClick } } });
      await clickField(first);
      expect(onClick).toHaveBeenCalledOnce();
      await type('11');
      expect(text(first)).toBe('05/21/2025');
      await openPicker(first);
      await expect.element(day(first, '9')).toBeVisible();
      expect(onClick).toHaveBeenCalledOnce();
      await press('Escape');
      await expectClosed(first);
      const own = button(first, /^Choose/).element();
      if (own instanceof HTMLElement) own.focus();
      await press('Enter');
      await expect.element(day(first, '9')).toBeVisible();
      first.unmount();
      const second = await picker({ disabled: true, slotProps: { field: { onClick } } });
      await clickField(second);
      expect(onClick).toHaveBeenCalledTimes(2);
      second.unmount();
    }
  },
);

claim('In version 8.4.0, Ctrl+A still makes a read-only field editable.', async () => {
  for (const pointer of ['fine', 'coarse'] as const) {
    setPointer(pointer);
    const screen = await picker({ slotProps: { field: { readOnly: true } } });
    await click(section(screen, 'Day'));
    await press('Backspace');
    expect(text(screen)).toBe('05/21/2025');
    await press('Control+a', 'Backspace');
    await expect.poll(() => text(screen)).toBe('MM/DD/YYYY');
    screen.unmount();
  }
});

claim('With open, the picker never closes by itself: set open to false in onClose.', async () => {
  for (const Variant of [DesktopDatePicker, MobileDatePicker]) {
    const onClose = vi.fn();
    const screen = await inProvider(<Stuck Variant={Variant} onClose={onClose} />);
    await openPicker(screen);
    await day(screen, '9').click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    await press('Escape');
    await expect.poll(() => onClose.mock.calls.length).toBe(2);
    await expect.element(day(screen, '9')).toBeVisible();
    screen.unmount();
  }
});

type StuckProps = {
  Variant: typeof DesktopDatePicker | typeof MobileDatePicker;
  onClose: () => void;
};

/** A picker whose state never gets back to closed. */
function Stuck({ Variant, onClose }: StuckProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Variant
      label="Day"
      closeOnSelect
      defaultValue={MAY_21}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={onClose}
    />
  );
}
