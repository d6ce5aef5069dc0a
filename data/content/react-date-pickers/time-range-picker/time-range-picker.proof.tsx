import { useState, type ReactNode } from 'react';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import {
  TimeRangePicker,
  type TimeRangePickerProps,
} from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import type { Locator } from 'vitest/browser';
import {
  act,
  claim,
  click,
  expect,
  hover,
  page,
  press,
  setClock,
  setPointer,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  expectClosed,
  field,
  formValues,
  inProvider,
  openPicker,
  section,
  text,
} from '#test/proofs/pickers.tsx';

const at = (time: string) => dayjs(`2025-05-21T${time}`);
const range = (start: string, end: string): DateRange<Dayjs> => [at(start), at(end)];

function picker(props: TimeRangePickerProps = {}): Promise<Screen> {
  return inProvider(<TimeRangePicker label="Day" ampm={false} {...props} />);
}

/** Types from a section on, key by key as users do: from that of the end if `index` is 1. */
async function enter(
  screen: Screen,
  keys: string,
  label: string | RegExp = 'Day',
  index = 0,
  first = 'Hours',
) {
  await click(section(screen, first, label).nth(index));
  for (const key of keys) {
    await type(key);
  }
}

/** An option of a column of the clock. */
function option(screen: Screen, column: string, number: string): Locator {
  const name = column === 'meridiem' ? number : `${number} ${column}`;
  return screen.getByRole('listbox', { name: `Select ${column}` }).getByRole('option', { name });
}

function button(screen: Pick<Screen, 'getByRole'>, name: string): Locator {
  return screen.getByRole('button', { name, exact: true });
}

async function expectError(screen: Screen, label: string, isInvalid: boolean) {
  await expect.element(field(screen, label)).toHaveAttribute('aria-invalid', String(isInvalid));
}

/** Selects hours and minutes of both times in the clock, and accepts them. */
async function select(
  screen: Screen,
  label: string,
  start: readonly (readonly [column: string, number: string])[],
  end: readonly (readonly [column: string, number: string])[],
  hasTabs = false,
) {
  await openPicker(screen, label);
  if (hasTabs) {
    await screen.getByRole('tab', { name: 'Start' }).click();
  }
  for (const [column, number] of start) {
    await option(screen, column, number).click();
  }
  await button(screen, 'Next').click();
  for (const [column, number] of end) {
    await option(screen, column, number).click();
  }
  await button(screen, 'OK').click();
  await expectClosed(screen);
}

act('OfficeHours', async (demo) => {
  const label = 'Office hours';
  for (const [first, last] of [
    ['8', '4'],
    ['9', '5'],
  ] as const) {
    await select(
      demo,
      label,
      [
        ['hours', first],
        ['minutes', '30'],
        ['meridiem', 'AM'],
      ],
      [
        ['hours', last],
        ['minutes', '0'],
        ['meridiem', 'PM'],
      ],
    );
    await expect.poll(() => text(demo, label)).toBe(`0${first}:30 AM – 0${last}:00 PM`);
    await enter(demo, '1000A', label);
    await expect.poll(() => text(demo, label)).toBe(`10:00 AM – 0${last}:00 PM`);
  }
});

act('WorkedTime', async (demo) => {
  const label = 'Shift (controlled)';
  for (let turn = 0; turn < 2; turn += 1) {
    await enter(demo, '5', label, 1);
    await expect.element(demo.getByText('Your state: 9.50 hours')).toBeVisible();
    await enter(demo, '4', label, 1);
    await expect.element(demo.getByText('Your state: 8.50 hours')).toBeVisible();
    await click(section(demo, 'Hours', label).nth(1));
    await press('Delete');
    await expect.element(demo.getByText('Your state: no complete range')).toBeVisible();
    await enter(demo, '430P', label, 1);
    await expect.element(demo.getByText('Your state: 8.50 hours')).toBeVisible();
    await enter(demo, '11', 'Break (uncontrolled)');
    expect(text(demo, 'Break (uncontrolled)')).toMatch(/^11:00 [AP]M – 12:45 PM$/);
  }
});

act('ThreeVariants', async (demo) => {
  for (const label of ['Follows the device', 'Always a popper', 'Always a dialog']) {
    for (const minutes of ['15', '30']) {
      const isDialog = label === 'Always a dialog';
      await select(demo, label, [['minutes', minutes]], [['minutes', minutes]], isDialog);
      await expect.poll(() => text(demo, label)).toBe(`03:${minutes} PM – 05:${minutes} PM`);
    }
  }
});

act('FormStates', async (demo) => {
  const status = demo.getByRole('status');
  for (const [hour, sent] of [
    ['9', 'Sent: 09:00 AM – 12:30 PM'],
    ['8', 'Sent: 08:00 AM – 12:30 PM'],
  ] as const) {
    await enter(demo, hour, 'Surgery hours');
    await button(demo, 'Send').click();
    await expect.element(status).toHaveTextContent(sent);
  }
  await enter(demo, '9', 'Planned (read-only)');
  expect(text(demo, 'Planned (read-only)')).toBe('08:00 AM – 12:30 PM');
});

act('ClearableSlot', async (demo) => {
  const label = 'Quiet hours';
  for (let turn = 0; turn < 2; turn += 1) {
    await hover(section(demo, 'Hours', label).first());
    await button(demo, 'Clear').click();
    await expect.element(demo.getByText('No quiet hours')).toBeVisible();
    expect(text(demo, label)).toBe('hh:mm aa to hh:mm aa');
    await enter(demo, '0100P0300P', label);
    await expect.poll(() => text(demo, label)).toBe('01:00 PM to 03:00 PM');
    await expect.element(demo.getByText('Notifications are paused')).toBeVisible();
  }
});

act('TwoFields', async (demo) => {
  for (const hours of ['9', '8']) {
    await click(section(demo, 'Hours', 'Opens'));
    await option(demo, 'hours', hours).click();
    await button(demo, 'Next').click();
    await option(demo, 'minutes', '15').click();
    await button(demo, 'OK').click();
    await expect.poll(() => text(demo, 'Opens')).toBe(`0${hours}:30 AM`);
    await expect.poll(() => text(demo, 'Closes')).toBe('06:15 PM');
    await expect.element(demo.getByRole('listbox')).not.toBeInTheDocument();
  }
});

act('DurationLabels', async (demo) => {
  const label = 'Court booking';
  const names = () =>
    demo
      .getByRole('option')
      .elements()
      .map((each) => each.textContent);
  for (const [start, first, end, shown] of [
    ['04:00 PM', '04:00 PM(0 h)', '06:00 PM(2 h)', '04:00 PM – 06:00 PM'],
    ['03:30 PM', '03:30 PM(0 h)', '05:00 PM(1.5 h)', '03:30 PM – 05:00 PM'],
  ] as const) {
    await openPicker(demo, label);
    await demo.getByRole('option', { name: start, exact: true }).click();
    await button(demo, 'Next').click();
    await expect.poll(() => names()[0]).toBe(first);
    expect(demo.stage.querySelector('.Mui-error')).toBeNull();
    const chosen = demo
      .getByRole('option')
      .elements()
      .find((each) => each.textContent === end);
    await click(chosen ?? demo.stage);
    await button(demo, 'OK').click();
    await expectClosed(demo);
    await expect.poll(() => text(demo, label)).toBe(shown);
    await expectError(demo, label, false);
  }
});

act('BookingHours', async (demo) => {
  const label = 'Meeting room';
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [keys, message] of [
      ['0730A0900A', 'The room opens at 8:00 AM.'],
      ['0800A0830P', 'The room closes at 8:00 PM.'],
      ['0800A0910A', 'Bookings start and end on a quarter of an hour.'],
      ['0900A0800A', 'The end is before the start.'],
      ['0800A0900A', '8:00 AM to 8:00 PM'],
    ] as const) {
      await enter(demo, keys, label);
      await expect.element(demo.getByText(message)).toBeVisible();
    }
  }
});

act('NightShift', async (demo) => {
  const label = 'Shift on May 21';
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [keys, shown, ends] of [
      ['14002200', '14:00 – 22:00', 'Ends on May 21'],
      ['22000600', '22:00 – 06:00', 'Ends on May 22'],
      ['06001400', '06:00 – 14:00', 'Ends on May 21'],
    ] as const) {
      await enter(demo, keys, label);
      await expect.poll(() => text(demo, label)).toBe(shown);
      await expect.element(demo.getByText(ends)).toBeVisible();
      await expectError(demo, label, false);
    }
    await click(section(demo, 'Hours', label).first());
    await press('Delete');
    await enter(demo, '22', label);
    await enter(demo, '06', label, 1);
    await expect.element(demo.getByText('Ends on May 22')).toBeVisible();
    await select(demo, label, [['hours', '23']], [['hours', '7']]);
    await expect.poll(() => text(demo, label)).toBe('23:00 – 07:00');
    await expect.element(demo.getByText('Ends on May 22')).toBeVisible();
    await expectError(demo, label, false);
  }
});

claim(
  [
    'TimeRangePicker | In a popper or a dialog, depending on the device | As in the variant that it renders',
    'DesktopTimeRangePicker | In a popper at the field | Hidden',
    'MobileTimeRangePicker | In a modal dialog | Visible',
    'There is no analog clock, not even on mobile.',
    'To show the tabs or the toolbar on desktop too, pass hidden: false:',
  ],
  async () => {
    const shown = { slotProps: { tabs: { hidden: false }, toolbar: { hidden: false } } };
    for (const [Variant, pointer, props, isModal, hasParts] of [
      [TimeRangePicker, 'fine', {}, false, false],
      [TimeRangePicker, 'coarse', {}, true, true],
      [DesktopTimeRangePicker, 'fine', {}, false, false],
      [DesktopTimeRangePicker, 'coarse', {}, false, false],
      [MobileTimeRangePicker, 'fine', {}, true, true],
      [MobileTimeRangePicker, 'coarse', {}, true, true],
      [DesktopTimeRangePicker, 'fine', shown, false, true],
      [TimeRangePicker, 'fine', shown, false, true],
    ] as const) {
      setPointer(pointer);
      const screen = await inProvider(<Variant label="Day" {...props} />);
      await openPicker(screen);
      await expect.element(screen.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
      expect(document.querySelector('.MuiPopper-root') === null).toBe(isModal);
      expect(document.querySelector('.MuiTimeClock-root')).toBeNull();
      expect(screen.getByRole('tab').elements()).toHaveLength(hasParts ? 2 : 0);
      expect(document.querySelector('.MuiPickersToolbar-root') !== null).toBe(hasParts);
      screen.unmount();
    }
  },
);

claim(
  [
    'Times are complete date objects.',
    'They keep the day of the value.',
    'Without a value, typed times are on the current day.',
    'Times selected in the clock are on the day of referenceDate, or on the current day without it.',
  ],
  async () => {
    setClock('2025-05-07T12:00:00');
    for (const [props, date] of [
      [{}, '2025-05-07'],
      [{ referenceDate: at('12:00') }, '2025-05-07'],
      [{ defaultValue: range('08:00', '16:00') }, '2025-05-21'],
    ] as const) {
      const onChange = vi.fn<(value: DateRange<Dayjs>) => void>();
      const screen = await picker({ onChange, ...props });
      await enter(screen, '09001700');
      const [start, end] = onChange.mock.lastCall?.[0] ?? [];
      expect(start?.format('YYYY-MM-DD HH:mm')).toBe(`${date} 09:00`);
      expect(end?.format('YYYY-MM-DD HH:mm')).toBe(`${date} 17:00`);
      screen.unmount();
    }
    for (const [props, date] of [
      [{}, '2025-05-07'],
      [{ referenceDate: at('12:00') }, '2025-05-21'],
    ] as const) {
      const onChange = vi.fn<(value: DateRange<Dayjs>) => void>();
      const screen = await picker({ onChange, ...props });
      await select(screen, 'Day', [['hours', '9']], [['hours', '17']]);
      for (const each of onChange.mock.lastCall?.[0] ?? []) {
        expect(each?.format('YYYY-MM-DD')).toBe(date);
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'The buttons below the clock are Cancel and Next while the user selects the start, then Cancel and OK.',
    'They are also rendered with closeOnSelect.',
    'closeOnSelect is false by default.',
    'If it is true, the picker accepts the range and closes when the user selects the last part of the end, unless the start is empty or after the end.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const closeOnSelect of [undefined, false, true]) {
        const onAccept = vi.fn();
        const screen = await picker({
          closeOnSelect,
          onAccept,
          defaultValue: range('08:00', '16:00'),
        });
        const hasButtons = async (last: string, missing: string) => {
          await expect.element(button(screen, 'Cancel')).toBeVisible();
          await expect.element(button(screen, last)).toBeVisible();
          expect(button(screen, missing).elements()).toHaveLength(0);
        };
        await openPicker(screen);
        await hasButtons('Next', 'OK');
        await option(screen, 'hours', '9').click();
        await option(screen, 'minutes', '30').click();
        await hasButtons('Next', 'OK');
        await button(screen, 'Next').click();
        await hasButtons('OK', 'Next');
        await option(screen, 'hours', '17').click();
        expect(onAccept).not.toHaveBeenCalled();
        await option(screen, 'minutes', '45').click();
        if (!closeOnSelect) {
          expect(onAccept).not.toHaveBeenCalled();
          await button(screen, 'OK').click();
        }
        await expectClosed(screen);
        expect(onAccept).toHaveBeenCalledOnce();
        await expect.poll(() => text(screen)).toBe('09:30 – 17:45');
        screen.unmount();
      }
    }
    setPointer('fine');
    for (const [start, shown] of [
      [null, 'hh:mm – 16:45'],
      [at('18:00'), '18:00 – 16:45'],
    ] as const) {
      const screen = await picker({
        closeOnSelect: true,
        defaultRangePosition: 'end',
        defaultValue: [start, at('16:00')],
      });
      await openPicker(screen);
      await option(screen, 'minutes', '45').click();
      await expect.poll(() => text(screen)).toBe(shown);
      await expect.element(button(screen, 'OK')).toBeVisible();
      screen.unmount();
    }
  },
);

claim(
  [
    "defaultRangePosition | The time that the clock edits first, 'start' by default",
    'rangePosition | The time that the clock edits, if you control it',
    'onRangePositionChange | Runs when the user clicks Next, a tab, a time in the toolbar, or one of two fields, presses Enter or Space in one, or moves to one with Tab while the clock is open',
    'When the popper closes, the position goes back to defaultRangePosition, and onRangePositionChange runs.',
    'The clock edits the time at the range position.',
  ],
  async () => {
    for (const [label, position] of [
      ['Closes', 'end'],
      ['Opens', 'start'],
    ] as const) {
      const onRangePositionChange = vi.fn();
      const two = await picker({
        onRangePositionChange,
        defaultValue: range('08:00', '16:00'),
        slots: { field: MultiInputTimeRangeField },
        localeText: { start: 'Opens', end: 'Closes' },
      });
      await click(section(two, 'Hours', label));
      await expect.element(option(two, 'hours', '10')).toBeVisible();
      await expect.poll(() => onRangePositionChange.mock.lastCall?.[0]).toBe(position);
      if (position === 'start') {
        await press('Tab');
        await expect.poll(() => onRangePositionChange.mock.lastCall?.[0]).toBe('end');
      }
      two.unmount();
    }
    for (const key of ['Enter', 'Space']) {
      for (const [tabs, position] of [
        [['Tab'], 'start'],
        [['Tab', 'Tab'], 'end'],
      ] as const) {
        const onRangePositionChange = vi.fn();
        const two = await picker({
          onRangePositionChange,
          defaultValue: range('08:00', '16:00'),
          slots: { field: MultiInputTimeRangeField },
        });
        await press(...tabs);
        expect(onRangePositionChange).not.toHaveBeenCalled();
        await press(key);
        await expect.poll(() => onRangePositionChange.mock.lastCall?.[0]).toBe(position);
        await expect.element(option(two, 'hours', '10')).toBeVisible();
        two.unmount();
      }
    }
    for (const [props, shown] of [
      [{}, '10:00 – 16:00'],
      [{ defaultRangePosition: 'end' }, '08:00 – 10:00'],
      [{ rangePosition: 'end' }, '08:00 – 10:00'],
      [{ rangePosition: 'start' }, '10:00 – 16:00'],
    ] as const) {
      const screen = await picker({ ...props, defaultValue: range('08:00', '16:00') });
      await openPicker(screen);
      await option(screen, 'hours', '10').click();
      await expect.poll(() => text(screen)).toBe(shown);
      screen.unmount();
    }
    for (const defaultRangePosition of ['start', 'end'] as const) {
      const onRangePositionChange = vi.fn();
      const take = () => onRangePositionChange.mock.calls.splice(0).map(([position]) => position);
      const screen = await picker({
        defaultRangePosition,
        onRangePositionChange,
        defaultValue: range('08:15', '16:45'),
        slotProps: { tabs: { hidden: false }, toolbar: { hidden: false } },
      });
      await openPicker(screen);
      if (defaultRangePosition === 'start') {
        await button(screen, 'Next').click();
        expect(take()).toEqual(['end']);
        await screen.getByRole('tab', { name: 'Start' }).click();
        expect(take()).toEqual(['start']);
        await button(screen, '45').click();
        expect(take()).toEqual(['end']);
      } else {
        await screen.getByRole('tab', { name: 'Start' }).click();
        expect(take()).toEqual(['start']);
      }
      await press('Escape');
      await expectClosed(screen);
      await expect.poll(() => onRangePositionChange.mock.lastCall?.[0]).toBe(defaultRangePosition);
      screen.unmount();
    }
  },
);

/** As in the document. */
function StartFirst() {
  const [rangePosition, setRangePosition] = useState<'start' | 'end'>('start');
  return (
    <TimeRangePicker
      label="Day"
      rangePosition={rangePosition}
      onRangePositionChange={setRangePosition}
      onClose={() => setRangePosition('start')}
    />
  );
}

claim(
  [
    'In version 8.4.0, the dialog goes back to defaultRangePosition only after Escape or a click outside.',
    'After OK or Cancel, it reopens at the time that the user edited last.',
    'To begin with the start each time, control the position and reset it in onClose:',
  ],
  async () => {
    setPointer('coarse');
    const props = { defaultValue: range('08:00', '16:00') };
    for (const isControlled of [false, true]) {
      for (const [close, isKept] of [
        [() => press('Escape'), false],
        [() => click(document.body, { at: { x: 1200, y: 780 } }), false],
        [() => button(page, 'OK').click(), true],
        [() => button(page, 'Cancel').click(), true],
      ] as const) {
        const screen = await (isControlled ? inProvider(<StartFirst />) : picker(props));
        await openPicker(screen);
        await button(screen, 'Next').click();
        await expect.element(button(screen, 'OK')).toBeVisible();
        await close();
        await expectClosed(screen);
        await openPicker(screen);
        const isAtEnd = isKept && !isControlled;
        await expect.element(button(screen, isAtEnd ? 'OK' : 'Next')).toBeVisible();
        screen.unmount();
      }
    }
  },
);

function formOf(element: ReactNode): ReactNode {
  return <form>{element}</form>;
}

claim('In version 8.4.0, Ctrl+A still makes a read-only field editable.', async () => {
  for (const pointer of ['fine', 'coarse'] as const) {
    setPointer(pointer);
    const screen = await picker({ defaultValue: range('08:00', '16:00'), readOnly: true });
    await click(section(screen, 'Hours').first());
    await press('Backspace');
    expect(text(screen)).toBe('08:00 – 16:00');
    await press('Control+a', 'Backspace');
    await expect.poll(() => text(screen)).toBe('hh:mm – hh:mm');
    screen.unmount();
  }
});

claim(
  [
    'disabled and readOnly block the field and its button.',
    'name adds the range to a form, as the text of the field.',
    'With two fields, the picker ignores its props name, label, inputRef, sx and className.',
  ],
  async () => {
    const props = {
      label: 'Day',
      name: 'hours',
      ampm: false,
      defaultValue: range('08:00', '16:00'),
    };
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const state of [{ disabled: true }, { readOnly: true }]) {
        const screen = await inProvider(formOf(<TimeRangePicker {...props} {...state} />));
        await click(field(screen), { at: { x: 60, y: 28 } });
        await type('11');
        expect(text(screen)).toBe('08:00 – 16:00');
        await expect.element(screen.getByRole('button', { name: /^Choose/ })).toBeDisabled();
        screen.unmount();
      }
      const one = await inProvider(formOf(<TimeRangePicker {...props} />));
      expect(formValues(one)).toEqual({ hours: '08:00 – 16:00' });
      one.unmount();
      const inputRef = vi.fn();
      const two = await inProvider(
        formOf(
          <TimeRangePicker
            {...props}
            className="own"
            inputRef={inputRef}
            slots={{ field: MultiInputTimeRangeField }}
            sx={{ order: 7 }}
          />,
        ),
      );
      expect(formValues(two)).toEqual({});
      expect(two.getByText('Day').elements()).toHaveLength(0);
      expect(inputRef).not.toHaveBeenCalled();
      expect(two.stage.querySelector('.own')).toBeNull();
      for (const each of two.stage.querySelectorAll('*')) {
        expect(getComputedStyle(each).order).not.toBe('7');
      }
      two.unmount();
    }
  },
);

claim(
  [
    'A click on a field opens the clock for the time of this field.',
    'On mobile, both fields are read-only: users select the times in the dialog.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const [label, other] of [
        ['Opens', 'Closes'],
        ['Closes', 'Opens'],
      ] as const) {
        const screen = await picker({
          slots: { field: MultiInputTimeRangeField },
          localeText: { start: 'Opens', end: 'Closes' },
          defaultValue: range('08:00', '16:00'),
        });
        const before = text(screen, other);
        await click(section(screen, 'Hours', label));
        if (pointer === 'coarse') {
          await expect.element(screen.getByRole('dialog')).toBeVisible();
        }
        await option(screen, 'hours', '11').click();
        await press('Escape');
        await expectClosed(screen);
        await expect.poll(() => text(screen, label)).toBe('11:00');
        expect(text(screen, other)).toBe(before);
        screen.unmount();
      }
      const screen = await picker({
        slots: { field: MultiInputTimeRangeField },
        localeText: { start: 'Opens', end: 'Closes' },
        defaultValue: range('08:00', '16:00'),
      });
      await click(section(screen, 'Hours', 'Opens'));
      await press('Escape');
      await expectClosed(screen);
      await click(section(screen, 'Hours', 'Opens'));
      if (pointer === 'fine') {
        await type('9');
        await expect.poll(() => text(screen, 'Opens')).toBe('09:00');
      } else {
        await expect.element(screen.getByRole('dialog')).toBeVisible();
        await press('Escape');
        await expectClosed(screen);
        await type('9');
        expect(text(screen, 'Opens')).toBe('08:00');
      }
      screen.unmount();
    }
  },
);

claim('In version 8.4.0, Ctrl+A still makes them editable.', async () => {
  const screen = await inProvider(
    <MobileTimeRangePicker
      defaultValue={range('09:00', '16:00')}
      slots={{ field: MultiInputTimeRangeField }}
      localeText={{ start: 'Opens', end: 'Closes' }}
    />,
  );
  await press('Tab', 'Backspace');
  expect(text(screen, 'Opens')).toBe('09:00 AM');
  await press('Control+a', 'Backspace');
  await expect.poll(() => text(screen, 'Opens')).toBe('hh:mm aa');
});

claim(
  [
    'The clock has a column for each view.',
    "If the number of times doesn't exceed the threshold, the clock renders them in one column, for example with timeSteps={{ minutes: 60 }}.",
    'skipDisabled removes the disabled options.',
    'With one column, the field of version 8.4.0 shows only the hours: 15:30 is displayed as 15.',
    'Set format to show the minutes too.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const [props, columns, options] of [
        [{}, 2, 24 + 12],
        [{ ampm: true }, 3, 12 + 12 + 2],
        [{ views: ['hours', 'minutes', 'seconds'] }, 3, 24 + 12 + 12],
        [{ timeSteps: { minutes: 30 } }, 2, 24 + 2],
        [{ timeSteps: { minutes: 60 } }, 1, 24],
        [{ timeSteps: { minutes: 30 }, thresholdToRenderTimeInASingleColumn: 48 }, 1, 48],
        [{ timeSteps: { minutes: 60 }, minTime: at('12:00'), skipDisabled: true }, 1, 12],
        [{ timeSteps: { minutes: 60 }, minTime: at('12:00') }, 1, 24],
      ] as const) {
        const screen = await picker({ referenceDate: at('15:00'), ...props });
        await openPicker(screen);
        await expect.element(screen.getByRole('option').first()).toBeInTheDocument();
        expect(screen.getByRole('listbox').elements()).toHaveLength(columns);
        expect(screen.getByRole('option').elements()).toHaveLength(options);
        screen.unmount();
      }
      for (const [timeSteps, format, shown] of [
        [{ minutes: 30 }, undefined, '15:30 – 17:00'],
        [{ minutes: 60 }, undefined, '15 – 17'],
        [{ minutes: 60 }, 'HH:mm', '15:30 – 17:00'],
      ] as const) {
        const screen = await picker({
          timeSteps,
          defaultValue: range('15:30', '17:00'),
          ...(format && { format }),
        });
        expect(text(screen)).toBe(shown);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'The rules apply to both times.',
    "The clock doesn't prevent an end before the start: the error is 'invalidRange'.",
    'Selecting a start after the end empties the end.',
    'If users type a range into an empty field, both times are on the same day, so 22:00 to 6:00 is invalid.',
  ],
  async () => {
    const onError = vi.fn();
    const screen = await picker({
      onError,
      minTime: at('05:00'),
      maxTime: at('23:00'),
      defaultValue: range('08:00', '16:00'),
    });
    for (const [keys, codes] of [
      ['04001600', ['minTime', null]],
      ['08002330', [null, 'maxTime']],
      ['08001600', [null, null]],
      ['22000600', ['invalidRange', 'invalidRange']],
      ['08001600', [null, null]],
    ] as const) {
      await enter(screen, keys);
      expect(onError.mock.lastCall?.[0]).toEqual(codes);
    }
    await select(screen, 'Day', [['hours', '15']], [['hours', '14']]);
    expect(text(screen)).toBe('15:00 – 14:00');
    expect(onError.mock.lastCall?.[0]).toEqual(['invalidRange', 'invalidRange']);
    screen.unmount();
    const emptied = await picker({ defaultValue: range('08:00', '16:00') });
    await openPicker(emptied);
    await option(emptied, 'hours', '17').click();
    await expect.poll(() => text(emptied)).toBe('17:00 – hh:mm');
    emptied.unmount();
    const empty = await picker();
    await enter(empty, '22000600');
    await expectError(empty, 'Day', true);
  },
);

claim(
  [
    'In the clock, ↑ and ↓ move within a column, Tab moves to the next column, and Enter selects the time and moves to the next column.',
    'Escape closes the popper and accepts the range.',
  ],
  async () => {
    const onAccept = vi.fn();
    const screen = await picker({ onAccept, defaultValue: range('08:00', '16:00') });
    await openPicker(screen);
    await expect.element(option(screen, 'hours', '8')).toHaveFocus();
    await press('ArrowDown');
    await expect.element(option(screen, 'hours', '9')).toHaveFocus();
    await press('ArrowDown', 'ArrowUp');
    await expect.element(option(screen, 'hours', '9')).toHaveFocus();
    await press('Enter');
    await expect.poll(() => text(screen)).toBe('09:00 – 16:00');
    await expect.element(option(screen, 'minutes', '0')).toHaveFocus();
    await press('Shift+Tab');
    await expect.element(option(screen, 'hours', '9')).toHaveFocus();
    await press('Tab');
    await expect.element(option(screen, 'minutes', '0')).toHaveFocus();
    await press('ArrowDown', 'Enter');
    await expect.poll(() => text(screen)).toBe('09:05 – 16:00');
    expect(onAccept).not.toHaveBeenCalled();
    await press('Escape');
    await expectClosed(screen);
    expect(onAccept).toHaveBeenCalledOnce();
    expect(text(screen)).toBe('09:05 – 16:00');
  },
);

claim(
  [
    'In version 8.4.0, a time that the user clears and types again in a single field is on the day of the other time.',
    'With the end on the next day, the start moves to that day too.',
  ],
  async () => {
    for (const [index, typed, days] of [
      [0, '22', ['22', '22']],
      [1, '06', ['21', '21']],
    ] as const) {
      const onChange = vi.fn<(value: DateRange<Dayjs>) => void>();
      const screen = await picker({
        onChange,
        defaultValue: [at('22:00'), dayjs('2025-05-22T06:00')],
      });
      await click(section(screen, 'Hours').nth(index));
      await press('Delete');
      await enter(screen, typed, 'Day', index);
      expect(onChange.mock.lastCall?.[0].map((date) => date?.format('DD'))).toEqual(days);
      screen.unmount();
    }
  },
);

claim(
  [
    'In version 8.4.0, a time that becomes incomplete or invalid in a single field takes its day from the other time.',
    'If the user types only the hours again, it takes the minutes too.',
    'With a 12-hour clock, typing 05 instead of 5 is enough: the 0 makes the time invalid for a moment.',
    "Two fields don't have this problem (#18039).",
  ],
  async () => {
    for (const [keys, shown, date] of [
      ['5', '08:00 AM – 05:30 PM', '22'],
      ['05', '08:00 AM – 05:00 PM', '21'],
      ['0530P', '08:00 AM – 05:30 PM', '21'],
    ] as const) {
      const onChange = vi.fn<(value: DateRange<Dayjs>) => void>();
      const screen = await picker({
        ampm: true,
        defaultValue: [at('08:00'), dayjs('2025-05-22T16:30')],
        onChange,
      });
      await enter(screen, keys, 'Day', 1);
      await expect.poll(() => text(screen)).toBe(shown);
      const ends = onChange.mock.calls.map(([[, end]]) => end);
      expect(ends.some((end) => end?.isValid() === false)).toBe(keys !== '5');
      expect(ends.at(-1)?.format('DD')).toBe(date);
      screen.unmount();
    }
    for (const [field, shown] of [
      [SingleInputTimeRangeField, '09:00'],
      [MultiInputTimeRangeField, '09:30'],
    ] as const) {
      const isSingle = field === SingleInputTimeRangeField;
      const label = isSingle ? 'Day' : 'Closes';
      const screen = await picker({
        defaultValue: range('08:00', '16:30'),
        localeText: { start: 'Opens', end: 'Closes' },
        slots: { field },
      });
      await click(section(screen, 'Hours', label).last());
      await press('Delete');
      await type('09');
      await expect.poll(() => text(screen, label)).toBe(isSingle ? `08:00 – ${shown}` : shown);
      screen.unmount();
    }
  },
);
