import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker, type TimePickerProps } from '@mui/x-date-pickers/TimePicker';
import {
  renderDigitalClockTimeView,
  renderMultiSectionDigitalClockTimeView,
  renderTimeViewClock,
} from '@mui/x-date-pickers/timeViewRenderers';
import dayjs, { type Dayjs } from 'dayjs';
import {
  act,
  claim,
  click,
  expect,
  press,
  setClock,
  setDirection,
  setPointer,
  setWidth,
  show,
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

const AT_1530 = dayjs('2025-05-21T15:30:45');

function picker(props: TimePickerProps): Promise<Screen> {
  return inProvider(<TimePicker label="Day" {...props} />);
}

/** The options of each column of the digital clock. */
function columns(): string[][] {
  return [...document.querySelectorAll('[role="listbox"]')].map((list) =>
    [...list.querySelectorAll('[role="option"]')].map((option) => option.textContent),
  );
}

async function choose(screen: Screen, ...names: string[]) {
  for (const name of names) {
    await screen.getByRole('dialog').getByRole('option', { name }).click();
  }
}

async function selectTimes(demo: Screen, label: string, times: [string[], string][]) {
  for (const [names, shown] of [...times, ...times]) {
    await openPicker(demo, label);
    await choose(demo, ...names);
    await demo.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => text(demo, label)).toBe(shown);
    await expectClosed(demo);
  }
}

const CLOCK_BUTTONS = '.MuiClock-amButton, .MuiClock-pmButton';

const BACK_AND_FORTH: [string[], string][] = [
  [['4 hours', '45 minutes', 'PM'], '04:45 PM'],
  [['9 hours', '10 minutes', 'AM'], '09:10 AM'],
];

function box(selector: string): DOMRect {
  return document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
}

act('CollectionTime', async (demo) => {
  await selectTimes(demo, 'Collection time', BACK_AND_FORTH);
  await enter(demo, '0330P', 'Collection time', 'Hours');
  await expect.poll(() => text(demo, 'Collection time')).toBe('03:30 PM');
});

act('AppointmentSlots', async (demo) => {
  const label = 'Appointment';
  for (const name of ['09:30 AM', '04:30 PM', '09:00 AM']) {
    await openPicker(demo, label);
    await expect.poll(() => document.activeElement?.role).toBe('option');
    const [options = [], ...others] = columns();
    expect(others).toEqual([]);
    expect([options[0], options.at(-1), options.length]).toEqual(['09:00 AM', '04:30 PM', 14]);
    expect(options).not.toContain('12:00 PM');
    await choose(demo, name);
    await expectClosed(demo);
    expect(text(demo, label)).toBe(name);
  }
  for (const [typed, isInvalid] of [
    ['0915A', true],
    ['1230P', true],
    ['0200P', false],
  ] as const) {
    await enter(demo, typed, label, 'Hours');
    await expect.element(field(demo, label)).toHaveAttribute('aria-invalid', String(isInvalid));
    expect(demo.getByText('Not an appointment time').elements()).toHaveLength(isInvalid ? 1 : 0);
  }
});

act('WhoHoldsTheTime', async (demo) => {
  const label = 'Departure (controlled)';
  const later = demo.getByRole('button', { name: '15 minutes later' });
  for (const [shown, state] of [
    ['03:45 PM', 'May 21, 15:45'],
    ['04:00 PM', 'May 21, 16:00'],
  ] as const) {
    await later.click();
    await expect.element(demo.getByText(`Your state: ${state}`)).toBeVisible();
    expect(text(demo, label)).toBe(shown);
  }
  for (let turn = 0; turn < 2; turn += 1) {
    await click(section(demo, 'Hours', label));
    await press('Delete');
    await expect.element(demo.getByText('Your state: no time')).toBeVisible();
    await expect.element(later).toBeDisabled();
    await type('04');
    await expect.element(demo.getByText('Your state: May 21, 16:00')).toBeVisible();
  }
  await selectTimes(demo, 'Check-in (uncontrolled)', BACK_AND_FORTH);
});

act('TimeVariants', async (demo) => {
  await selectTimes(demo, 'Always a popper', BACK_AND_FORTH);
  await openPicker(demo, 'Always a dialog');
  const dialog = demo.getByRole('dialog');
  await dialog.getByRole('button', { name: 'AM' }).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => text(demo, 'Always a dialog')).toBe('07:30 AM');
  await expectClosed(demo);
  await demo.getByRole('button', { name: 'AM' }).click();
  const face = demo.getByRole('listbox');
  await expect.element(face).toHaveAccessibleName(/07:30 AM/);
  await demo.getByRole('button', { name: 'PM' }).click();
  await expect.element(face).toHaveAccessibleName(/07:30 PM/);
});

act('TimeFormStates', async (demo) => {
  const status = demo.getByRole('status');
  for (const [hours, sent] of [
    ['10', '10:45 PM'],
    ['09', '09:45 PM'],
  ] as const) {
    await enter(demo, hours, 'Last order', 'Hours');
    await demo.getByRole('button', { name: 'Send' }).click();
    await expect.element(status).toHaveTextContent(`Sent: lastOrder = ${sent}`);
  }
  await enter(demo, '10', 'Doors open (read-only)', 'Hours');
  expect(text(demo, 'Doors open (read-only)')).toBe('06:00 PM');
});

act('TimeViews', async (demo) => {
  expect(
    ['Launch time', 'Opens at', 'Bus leaves at minute', 'Lap time'].map((label) =>
      text(demo, label),
    ),
  ).toEqual(['03:30:45 PM', '03 PM', '30', '30:45']);
  for (const [label, names, shown] of [
    ['Launch time', ['4 hours', '10 minutes', '20 seconds', 'AM'], '04:10:20 AM'],
    ['Opens at', ['9 hours', 'AM'], '09 AM'],
    ['Bus leaves at minute', ['5 minutes'], '05'],
    ['Lap time', ['15 minutes', '40 seconds'], '15:40'],
    ['Bus leaves at minute', ['30 minutes'], '30'],
  ] as const) {
    await openPicker(demo, label);
    await choose(demo, ...names);
    await demo.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => text(demo, label)).toBe(shown);
    await expectClosed(demo);
  }
});

act('MinutesFirst', async (demo) => {
  const face = demo.getByRole('listbox');
  await expect.element(face).toHaveAccessibleName(/^Select minutes/);
  for (const [name, shown] of [
    ['03', /^Select hours/],
    ['30', /^Select minutes/],
  ] as const) {
    await demo.getByRole('button', { name }).click();
    await expect.element(face).toHaveAccessibleName(shown);
  }
  await demo.getByRole('button', { name: 'AM' }).click();
  await expect.element(face).toHaveAccessibleName(/03:30 AM/);
});

act('LandscapeClock', async (demo) => {
  const isBeside = () => box('.MuiPickersToolbar-root').right <= box('.MuiTimeClock-root').left;
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(isBeside).toBe(true);
    await setWidth(360);
    await expect.poll(isBeside).toBe(false);
    await setWidth(1280);
    await demo.getByRole('button', { name: turn === 0 ? 'AM' : 'PM' }).click();
    await expect
      .element(demo.getByRole('listbox'))
      .toHaveAccessibleName(turn === 0 ? /03:30 AM/ : /03:30 PM/);
  }
});

act('ClockOnDesktop', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await openPicker(demo, 'Clock for both');
    await expect.poll(() => document.querySelector('.MuiTimeClock-root')).not.toBeNull();
    await demo
      .getByRole('dialog')
      .getByRole('button', { name: turn === 0 ? 'AM' : 'PM' })
      .click();
    await demo.getByRole('button', { name: 'OK' }).click();
    await expectClosed(demo);
    expect(text(demo, 'Clock for both')).toBe(turn === 0 ? '03:30 AM' : '03:30 PM');
  }
  expect(field(demo, 'Typing only').getByRole('button').elements()).toHaveLength(0);
  await enter(demo, '04', 'Typing only', 'Hours');
  await expect.poll(() => text(demo, 'Typing only')).toBe('04:30 PM');
});

claim(
  [
    'On desktop, the clock is a digital clock with a column for each unit.',
    "On touch devices, it's an analog clock face.",
    'TimePicker | Digital or analog, depending on the device | Depends on the variant | Depends on the variant',
    'DesktopTimePicker | Digital, in a popper at the field | None | Column of the digital clock',
    'MobileTimePicker | Analog, in a modal dialog | Time above the clock | In the toolbar',
    'StaticTimePicker | Analog, always visible, without a field | Time above the clock | In the toolbar',
  ],
  async () => {
    for (const [Variant, pointer, isModal] of [
      [TimePicker, 'fine', false],
      [TimePicker, 'coarse', true],
      [DesktopTimePicker, 'coarse', false],
      [MobileTimePicker, 'fine', true],
    ] as const) {
      setPointer(pointer);
      const screen = await inProvider(<Variant label="Day" defaultValue={AT_1530} />);
      await openPicker(screen);
      await expect.poll(() => document.querySelector('.MuiTimeClock-root') !== null).toBe(isModal);
      expect(document.querySelector('.MuiPopper-root') === null).toBe(isModal);
      expect(document.querySelector('.MuiPickersToolbar-root') !== null).toBe(isModal);
      if (isModal) {
        expect(
          document.querySelectorAll('.MuiPickersToolbar-root .MuiTimePickerToolbar-ampmLabel'),
        ).toHaveLength(2);
      } else {
        expect(columns().at(-1)).toEqual(['AM', 'PM']);
        expect(columns()).toHaveLength(3);
      }
      screen.unmount();
    }
    const screen = await inProvider(<StaticTimePicker defaultValue={AT_1530} />);
    expect(screen.stage.querySelector('.MuiTimeClock-root')).not.toBeNull();
    expect(screen.stage.querySelectorAll('.MuiTimePickerToolbar-ampmLabel')).toHaveLength(2);
    expect(screen.stage.querySelector('[role="spinbutton"]')).toBeNull();
  },
);

claim(
  [
    'A new time keeps the date of the current value.',
    'A time that the user selects in an empty picker has the date of referenceDate, or of today.',
    'On desktop, the first option that the user selects in an empty picker sets a complete time: after a click on hour 3, the value is 03:00 AM.',
  ],
  async () => {
    setClock('2025-06-01T17:45:00');
    for (const [props, date] of [
      [{ defaultValue: AT_1530 }, '2025-05-21'],
      [{ referenceDate: dayjs('2020-02-03') }, '2020-02-03'],
      [{ defaultValue: AT_1530, referenceDate: dayjs('2020-02-03') }, '2025-05-21'],
      [{}, '2025-06-01'],
    ] as const) {
      const onChange = vi.fn<(value: Dayjs | null) => void>();
      const screen = await picker({ onChange, ...props });
      await openPicker(screen);
      const isEmpty = !('defaultValue' in props);
      await choose(screen, isEmpty ? '3 hours' : '4 hours');
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe(date);
      await expect.poll(() => text(screen)).toBe(isEmpty ? '03:00 AM' : '04:30 PM');
      await press('Escape');
      await expectClosed(screen);
      await enter(screen, '0515P', 'Day', 'Hours');
      await expect
        .poll(() => onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm'))
        .toBe(`${date} 17:15`);
      screen.unmount();
    }
  },
);

claim(
  'In version 8.4.0, a time that the user types into an empty picker has the date of its last value, or of today if it never had one.',
  async () => {
    setClock('2025-06-01T17:45:00');
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      const screen = await picker({ onChange, referenceDate: dayjs('2020-02-03') });
      await enter(screen, '0515P', 'Day', 'Hours');
      await expect
        .poll(() => onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm:ss'))
        .toBe('2025-06-01 17:15:00');
      screen.unmount();
      const cleared = await picker({
        onChange,
        defaultValue: AT_1530,
        referenceDate: dayjs('2020-02-03'),
      });
      for (const name of ['Hours', 'Minutes', 'Meridiem']) {
        await click(section(cleared, name));
        await press('Delete');
      }
      await expect.poll(() => text(cleared)).toBe('hh:mm aa');
      expect(onChange.mock.lastCall?.[0]).toBe(null);
      await enter(cleared, '0515P', 'Day', 'Hours');
      await expect
        .poll(() => onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm'))
        .toBe('2025-05-21 17:15');
      cleared.unmount();
    }
  },
);

claim(
  [
    'closeOnSelect is false on desktop and on mobile, so users confirm the time with OK or discard it with Cancel.',
    'Set it to true to close the popup after the selection in the last view.',
    'With true, there are no buttons.',
    "With a 12-hour clock on desktop, the last view is the column of AM and PM: users must click AM or PM even if it's already correct.",
    'In a list of time slots, one click is enough.',
  ],
  async () => {
    const slots = await picker({
      defaultValue: AT_1530,
      closeOnSelect: true,
      timeSteps: { minutes: 60 },
    });
    await openPicker(slots);
    await choose(slots, '04:00 PM');
    await expectClosed(slots);
    slots.unmount();
    for (const closeOnSelect of [undefined, true]) {
      for (const ampm of [true, false]) {
        const screen = await picker({
          defaultValue: AT_1530,
          ampm,
          ...(closeOnSelect && { closeOnSelect }),
        });
        await openPicker(screen);
        expect(screen.getByRole('button', { name: 'OK' }).elements()).toHaveLength(
          closeOnSelect ? 0 : 1,
        );
        await choose(screen, ampm ? '4 hours' : '16 hours', '45 minutes');
        if (ampm || !closeOnSelect) {
          await expect.element(screen.getByRole('dialog')).toBeVisible();
        }
        if (ampm) {
          await choose(screen, 'PM');
        }
        if (!closeOnSelect) {
          await expect.element(screen.getByRole('dialog')).toBeVisible();
          await screen.getByRole('button', { name: 'Cancel' }).click();
        }
        await expectClosed(screen);
        const [before, after] = ampm ? ['03:30 PM', '04:45 PM'] : ['15:30', '16:45'];
        expect(text(screen)).toBe(closeOnSelect ? after : before);
        screen.unmount();
      }
    }
    setPointer('coarse');
    const screen = await picker({ defaultValue: AT_1530 });
    await openPicker(screen);
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
    screen.unmount();
    const quick = await picker({ defaultValue: AT_1530, closeOnSelect: true });
    await openPicker(quick);
    const face = quick.getByRole('listbox');
    for (const view of [/^Select hours/, /^Select minutes/]) {
      await expect.element(face).toHaveAccessibleName(view);
      expect(quick.getByRole('button', { name: 'OK' }).elements()).toHaveLength(0);
      face.element().focus();
      await press('Enter');
    }
    await expectClosed(quick);
    quick.unmount();
    const fixed = await inProvider(<StaticTimePicker />);
    await expect.element(fixed.getByRole('button', { name: 'OK' })).toBeVisible();
  },
);

claim(
  [
    'ampmInClock moves AM and PM from the toolbar to the analog clock.',
    'The prop defaults to false on mobile and static, and to true on desktop, where the digital clock has a column instead.',
    'A static picker with displayStaticWrapperAs="desktop" has no toolbar, and its default is true.',
  ],
  async () => {
    const plain = await inProvider(<StaticTimePicker displayStaticWrapperAs="desktop" />);
    expect(document.querySelectorAll(CLOCK_BUTTONS)).toHaveLength(2);
    expect(document.querySelector('.MuiPickersToolbar-root')).toBeNull();
    plain.unmount();
    for (const ampmInClock of [undefined, true, false]) {
      const props = ampmInClock === undefined ? {} : { ampmInClock };
      const screen = await inProvider(<StaticTimePicker {...props} />);
      const count = (selector: string) => document.querySelectorAll(selector).length;
      expect(count('.MuiTimePickerToolbar-ampmLabel')).toBe(ampmInClock ? 0 : 2);
      expect(count(CLOCK_BUTTONS)).toBe(ampmInClock ? 2 : 0);
      screen.unmount();
      const desktop = await inProvider(
        <DesktopTimePicker
          label="Day"
          viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
          {...props}
        />,
      );
      await openPicker(desktop);
      await expect.poll(() => count('.MuiTimeClock-root')).toBe(1);
      expect(count(CLOCK_BUTTONS)).toBe(ampmInClock === false ? 0 : 2);
      desktop.unmount();
    }
  },
);

claim(
  [
    'disabled and readOnly (boolean, default false) block the field and its button.',
    'name adds the time to a form.',
    'The form contains the time as the field displays it, with 12 or 24 hours depending on the locale.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const props of [{ disabled: true }, { readOnly: true }]) {
        const screen = await picker({ defaultValue: AT_1530, ...props });
        await click(field(screen), { at: { x: 20, y: 28 } });
        await type('11');
        expect(text(screen)).toBe('03:30 PM');
        await expect.element(screen.getByRole('button', { name: /^Choose/ })).toBeDisabled();
        screen.unmount();
      }
    }
    const screen = await inProvider(
      <form>
        <TimePicker name="locale" defaultValue={AT_1530} />
        <TimePicker name="fixed" format="HH:mm" ampm={false} defaultValue={AT_1530} />
        <TimePicker defaultValue={AT_1530} />
      </form>,
    );
    expect(formValues(screen)).toEqual({
      locale: '03:30 PM',
      fixed: '15:30',
    });
  },
);

claim('In version 8.4.0, Ctrl+A still makes a read-only field editable.', async () => {
  for (const pointer of ['fine', 'coarse'] as const) {
    setPointer(pointer);
    const screen = await picker({ defaultValue: AT_1530, readOnly: true });
    await click(section(screen, 'Hours'));
    await press('Backspace');
    expect(text(screen)).toBe('03:30 PM');
    await press('Control+a', 'Backspace');
    await expect.poll(() => text(screen)).toBe('hh:mm aa');
    screen.unmount();
  }
});

claim(
  [
    "The default is ['hours', 'minutes'].",
    'Unless you set format, the field has the sections of these views:',
    "['hours'] | hh A | HH",
    "['minutes'] | mm | mm",
    "['seconds'] | ss | ss",
    "['minutes', 'seconds'] | mm:ss | mm:ss",
    "['hours', 'minutes', 'seconds'] | hh:mm:ss A | HH:mm:ss",
    "['hours', 'minutes'] and other combinations | hh:mm A | HH:mm",
    "It's added when the clock has 12 hours and views contains hours.",
    "The default is 'hours', or the first of views when hours aren't among them.",
    'In the digital clock, all columns are visible, and openTo sets the focused column.',
  ],
  async () => {
    const other = await picker({ defaultValue: AT_1530, views: ['hours', 'seconds'] });
    expect(text(other)).toBe('03:30 PM');
    other.unmount();
    for (const [views, twelve, twentyFour] of [
      [['hours'], '03 PM', '15'],
      [['minutes'], '30', '30'],
      [['seconds'], '45', '45'],
      [['minutes', 'seconds'], '30:45', '30:45'],
      [['hours', 'minutes', 'seconds'], '03:30:45 PM', '15:30:45'],
      [['hours', 'minutes'], '03:30 PM', '15:30'],
      [undefined, '03:30 PM', '15:30'],
    ] as const) {
      for (const ampm of [true, false]) {
        const screen = await picker({ defaultValue: AT_1530, ampm, ...(views && { views }) });
        expect(text(screen)).toBe(ampm ? twelve : twentyFour);
        await openPicker(screen);
        const hasHours = views === undefined || (views as readonly string[]).includes('hours');
        const units = views?.length ?? 2;
        await expect.poll(() => columns().length).toBe(units + (ampm && hasHours ? 1 : 0));
        const first = hasHours ? 'hours' : views[0];
        await expect
          .poll(() =>
            document.activeElement?.closest('[role="listbox"]')?.getAttribute('aria-label'),
          )
          .toBe(`Select ${first}`);
        screen.unmount();
      }
    }
    const screen = await picker({ defaultValue: AT_1530, openTo: 'minutes' });
    await openPicker(screen);
    await expect
      .poll(() => document.activeElement?.closest('[role="listbox"]')?.getAttribute('aria-label'))
      .toBe('Select minutes');
    expect(columns()).toHaveLength(3);
    screen.unmount();
    const own = await picker({
      defaultValue: AT_1530,
      views: ['hours', 'minutes', 'seconds'],
      format: 'HH:mm',
      ampm: false,
    });
    expect(text(own)).toBe('15:30');
    await openPicker(own);
    await expect.poll(() => columns().length).toBe(3);
  },
);

claim(
  [
    'timeSteps | { hours, minutes, seconds } | { hours: 1, minutes: 5, seconds: 5 } | Options of the digital clock on desktop',
    'thresholdToRenderTimeInASingleColumn | number | 24 | Up to this number of options per day, the digital clock has one column',
    'The number of options per day is 1,440 divided by the product of hours and minutes of timeSteps.',
    'Half hours result in 48 options, so the threshold must be 48.',
    'The options in one column depend on timeSteps.minutes only.',
    'Hours and seconds are ignored, and seconds in views have no option.',
  ],
  async () => {
    for (const [props, count, second] of [
      [{}, 2, '01'],
      [{ timeSteps: { hours: 2 } }, 2, '02'],
      [{ timeSteps: { minutes: 30 } }, 2, '01'],
      [{ timeSteps: { minutes: 60 } }, 1, '01:00'],
      [{ timeSteps: { hours: 2, minutes: 30 } }, 1, '00:30'],
      [{ timeSteps: { minutes: 30 }, thresholdToRenderTimeInASingleColumn: 48 }, 1, '00:30'],
      [{ timeSteps: { minutes: 30 }, thresholdToRenderTimeInASingleColumn: 47 }, 2, '01'],
      [
        {
          timeSteps: { minutes: 60, seconds: 10 },
          views: ['hours', 'minutes', 'seconds'],
        },
        1,
        '01:00',
      ],
    ] as [TimePickerProps, number, string][]) {
      const screen = await picker({ ampm: false, ...props });
      await openPicker(screen);
      await expect.poll(() => columns().length).toBe(count);
      expect(columns()[0]?.[1]).toBe(second);
      screen.unmount();
    }
    const screen = await picker({ ampm: false, views: ['hours', 'minutes', 'seconds'] });
    await openPicker(screen);
    await expect.poll(() => columns().map((each) => each[1])).toEqual(['01', '05', '05']);
  },
);

claim(
  [
    'skipDisabled | boolean | false | Removes disabled options from the digital clock',
    'minutesStep | number | 1 | Rule: other minutes are invalid, in all variants and in the field',
    "timeSteps isn't a rule: users can type any time.",
    'To forbid other times, also set minutesStep.',
  ],
  async () => {
    for (const skipDisabled of [false, true]) {
      const screen = await picker({ minutesStep: 15, skipDisabled });
      await openPicker(screen);
      await expect.poll(() => columns()[1]?.length).toBe(skipDisabled ? 4 : 12);
      screen.unmount();
    }
    for (const [props, isInvalid] of [
      [{ timeSteps: { minutes: 15 } }, false],
      [{ timeSteps: { minutes: 15 }, minutesStep: 15 }, true],
    ] as const) {
      for (const pointer of ['fine', 'coarse'] as const) {
        setPointer(pointer);
        const screen = await picker(props);
        await enter(screen, '0307P', 'Day', 'Hours');
        await expect.element(field(screen)).toHaveAttribute('aria-invalid', String(isInvalid));
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'No rule disables AM or PM (#12159).',
    'With minTime at 2 PM, a click on AM sets an invalid time.',
    'The field then has an error state.',
  ],
  async () => {
    setClock('2025-05-21T14:00:00');
    for (const [rule, part] of [
      [{ minTime: dayjs('2025-05-21T14:00') }, 'AM'],
      [{ disablePast: true }, 'AM'],
      [{ shouldDisableTime: (time: Dayjs) => time.hour() < 12 }, 'AM'],
      [{ maxTime: dayjs('2025-05-21T11:00') }, 'PM'],
      [{ shouldDisableTime: (time: Dayjs) => time.hour() >= 12 }, 'PM'],
    ] as const) {
      for (const pointer of ['fine', 'coarse'] as const) {
        setPointer(pointer);
        const value = AT_1530.hour(part === 'AM' ? 15 : 3);
        const screen = await picker({ defaultValue: value, skipDisabled: true, ...rule });
        await openPicker(screen);
        const choice = screen
          .getByRole('dialog')
          .getByRole(pointer === 'fine' ? 'option' : 'button', { name: part });
        await expect.element(choice).toBeEnabled();
        await choice.click();
        if (pointer === 'coarse') {
          await screen.getByRole('button', { name: 'OK' }).click();
          await expectClosed(screen);
        }
        await expect.poll(() => text(screen)).toBe(`03:30 ${part}`);
        await expect.element(field(screen)).toHaveAttribute('aria-invalid', 'true');
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'The field | TimeField | slotProps.field',
    'The text field around it | PickersTextField | slotProps.textField',
    'The clock on desktop | MultiSectionDigitalClock, or DigitalClock for few options | Props of the picker',
    'The clock on mobile and static | TimeClock | Props of the picker',
    'Pass other field props, such as clearable, through slotProps.field, and props of the text field, such as helperText, through slotProps.textField.',
  ],
  async () => {
    for (const [pointer, minutes, clock] of [
      ['fine', 5, 'MultiSectionDigitalClock'],
      ['fine', 60, 'DigitalClock'],
      ['coarse', 60, 'TimeClock'],
    ] as const) {
      setPointer(pointer);
      for (const isSet of [true, false]) {
        const screen = await picker({
          defaultValue: AT_1530,
          timeSteps: { minutes },
          ampm: false,
          minTime: dayjs('2025-05-21T10:00'),
          ...(isSet && {
            slotProps: {
              field: { clearable: true },
              textField: { helperText: 'Local time', className: 'own' },
            },
          }),
        });
        const own = document.querySelector('.own.MuiPickersTextField-root');
        expect(own?.contains(field(screen).element()) ?? false).toBe(isSet);
        expect(screen.getByText('Local time').elements()).toHaveLength(isSet ? 1 : 0);
        expect(screen.getByRole('button', { name: 'Clear' }).elements()).toHaveLength(
          isSet ? 1 : 0,
        );
        await openPicker(screen);
        await expect.poll(() => document.querySelector(`.Mui${clock}-root`)).not.toBeNull();
        for (const other of ['MultiSectionDigitalClock', 'DigitalClock', 'TimeClock']) {
          expect(document.querySelector(`.Mui${other}-root`) !== null).toBe(other === clock);
        }
        expect(document.querySelectorAll('[role="option"].Mui-disabled')).toHaveLength(10);
        screen.unmount();
      }
    }
    const fixed = await inProvider(<StaticTimePicker />);
    expect(fixed.stage.querySelector('.MuiTimeClock-root')).not.toBeNull();
  },
);

claim(
  [
    'The value is an object of your date library, or null when there is no time.',
    'Set defaultValue for an uncontrolled picker.',
    'Set value and onChange to control the value.',
  ],
  async () => {
    for (const [props, before, after] of [
      [{ defaultValue: AT_1530 }, '03:30 PM', '04:30 PM'],
      [{ value: AT_1530 }, '03:30 PM', '03:30 PM'],
      [{ defaultValue: null }, 'hh:mm aa', '04:00 AM'],
      [{ value: null }, 'hh:mm aa', 'hh:mm aa'],
    ] as const) {
      const onChange = vi.fn<(value: Dayjs | null) => void>();
      const screen = await picker({ ...props, onChange });
      expect(text(screen)).toBe(before);
      await openPicker(screen);
      await choose(screen, '4 hours');
      await expect.poll(() => onChange.mock.calls.length).toBe(1);
      expect(dayjs.isDayjs(onChange.mock.lastCall?.[0])).toBe(true);
      await expect.poll(() => text(screen)).toBe(after);
      screen.unmount();
    }
  },
);

claim(
  'TimePicker renders the desktop variant when the media query of desktopModeMediaQuery matches.',
  async () => {
    for (const [width, desktopModeMediaQuery, pointer, isDesktop] of [
      [1280, '(min-width: 1000px)', 'coarse', true],
      [500, '(min-width: 1000px)', 'fine', false],
      [500, undefined, 'fine', true],
      [1280, undefined, 'coarse', false],
    ] as const) {
      setPointer(pointer);
      await setWidth(width);
      const screen = await picker({
        ...(desktopModeMediaQuery && { desktopModeMediaQuery }),
      });
      await openPicker(screen);
      await expect.element(screen.getByRole('dialog')).toBeVisible();
      expect(document.querySelector('.MuiTimeClock-root') === null).toBe(isDesktop);
      screen.unmount();
    }
  },
);

claim(
  [
    'On a clock face, only this view is visible.',
    'To control the visible view, set view and onViewChange.',
  ],
  async () => {
    const onViewChange = vi.fn<(view: string) => void>();
    const free = await inProvider(
      <StaticTimePicker defaultValue={AT_1530} openTo="minutes" onViewChange={onViewChange} />,
    );
    expect(free.getByRole('listbox').elements()).toHaveLength(1);
    await expect.element(free.getByRole('listbox')).toHaveAccessibleName(/^Select minutes/);
    await free.getByRole('button', { name: '03' }).click();
    await expect.element(free.getByRole('listbox')).toHaveAccessibleName(/^Select hours/);
    expect(free.getByRole('listbox').elements()).toHaveLength(1);
    expect(onViewChange.mock.calls).toEqual([['hours']]);
    free.unmount();
    onViewChange.mockClear();
    const element = (view: 'hours' | 'minutes') => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticTimePicker defaultValue={AT_1530} view={view} onViewChange={onViewChange} />
      </LocalizationProvider>
    );
    const screen = await show(element('minutes'));
    await screen.getByRole('button', { name: '03' }).click();
    await expect.poll(() => onViewChange.mock.calls).toEqual([['hours']]);
    await expect.element(screen.getByRole('listbox')).toHaveAccessibleName(/^Select minutes/);
    await screen.rerender(element('hours'));
    await expect.element(screen.getByRole('listbox')).toHaveAccessibleName(/^Select hours/);
  },
);

claim(
  'minTime, maxTime, disablePast, disableFuture, minutesStep and shouldDisableTime disable times.',
  async () => {
    setClock('2025-05-21T12:15:00');
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const [rule, name] of [
        [{ minTime: AT_1530.hour(9) }, '8 hours'],
        [{ maxTime: AT_1530.hour(18) }, '20 hours'],
        [{ disablePast: true }, '10 hours'],
        [{ disableFuture: true }, '20 hours'],
        [{ shouldDisableTime: (time: Dayjs) => time.hour() === 10 }, '10 hours'],
        [{ minutesStep: 15 }, '10 minutes'],
      ] as const) {
        for (const props of [rule, {}]) {
          const screen = await picker({
            defaultValue: AT_1530.hour(12),
            ampm: false,
            openTo: name.endsWith('minutes') ? 'minutes' : 'hours',
            ...props,
          });
          await openPicker(screen);
          const option = screen.getByRole('dialog').getByRole('option', { name, exact: true });
          await expect.element(option).toBeInTheDocument();
          expect(option.element().matches('.Mui-disabled')).toBe(props === rule);
          screen.unmount();
        }
      }
    }
  },
);

claim(
  [
    'viewRenderers sets the component of each view.',
    '@mui/x-date-pickers/timeViewRenderers exports renderTimeViewClock, renderDigitalClockTimeView and renderMultiSectionDigitalClockTimeView.',
    'With null, users can type the unit but not select it.',
    'When no view has a renderer, the field has no button.',
    'If you set hours, also set minutes and seconds: views that you leave out keep the renderer of the variant.',
    "MobileTimePicker also renders the digital clock, but its types don't accept this renderer.",
  ],
  async () => {
    const none = await picker({ viewRenderers: { hours: null, minutes: null } });
    expect(none.getByRole('button').elements()).toHaveLength(0);
    none.unmount();
    const half = await picker({ viewRenderers: { hours: renderTimeViewClock }, ampm: false });
    await openPicker(half);
    await expect.poll(() => document.querySelector('.MuiTimeClock-root')).not.toBeNull();
    half.unmount();
    const list = await picker({
      viewRenderers: { hours: renderDigitalClockTimeView as never, minutes: null },
    });
    await openPicker(list);
    await expect.poll(() => document.querySelector('.MuiDigitalClock-root')).not.toBeNull();
    expect(columns()).toHaveLength(1);
    list.unmount();
    setPointer('coarse');
    const viewRenderers = {
      hours: renderMultiSectionDigitalClockTimeView,
      minutes: renderMultiSectionDigitalClockTimeView,
      seconds: renderMultiSectionDigitalClockTimeView,
    };
    // @ts-expect-error the types of this variant have no view for AM and PM
    const variant = <MobileTimePicker label="Day" viewRenderers={viewRenderers} />;
    const responsive = <TimePicker label="Day" viewRenderers={viewRenderers} />;
    for (const element of [variant, responsive]) {
      const digital = await inProvider(element);
      await openPicker(digital);
      await expect.poll(() => columns().length).toBe(3);
      await choose(digital, '4 hours', '45 minutes', 'PM');
      await digital.getByRole('button', { name: 'OK' }).click();
      await expect.poll(() => text(digital)).toBe('04:45 PM');
      digital.unmount();
    }
  },
);

claim(
  [
    'In landscape, the toolbar is next to the clock face.',
    'A picker with hours, minutes and seconds is always in portrait.',
  ],
  async () => {
    for (const [views, isBeside] of [
      [['hours', 'minutes'], true],
      [['hours', 'minutes', 'seconds'], false],
    ] as const) {
      const screen = await inProvider(<StaticTimePicker orientation="landscape" views={views} />);
      expect(box('.MuiPickersToolbar-root').right <= box('.MuiTimeClock-root').left).toBe(isBeside);
      screen.unmount();
    }
  },
);

claim(
  [
    "orientation is 'portrait' or 'landscape'.",
    'Without the prop, the orientation depends on the rotation of the screen.',
    'In version 8.4.0, a rotation of 90° is landscape, and 270° counts as portrait.',
  ],
  async () => {
    const own = Object.getOwnPropertyDescriptor(window.screen, 'orientation');
    const isLandscape = () => document.querySelector('.MuiPickersLayout-landscape') !== null;
    try {
      for (const [angle, isTurned] of [
        [0, false],
        [90, true],
        [180, false],
        [270, false],
      ] as const) {
        Object.defineProperty(window.screen, 'orientation', {
          configurable: true,
          value: { angle },
        });
        for (const orientation of [undefined, 'portrait', 'landscape'] as const) {
          const screen = await inProvider(<StaticTimePicker orientation={orientation} />);
          expect(isLandscape()).toBe(orientation ? orientation === 'landscape' : isTurned);
          screen.unmount();
        }
      }
    } finally {
      if (own) Object.defineProperty(window.screen, 'orientation', own);
      else Reflect.deleteProperty(window.screen, 'orientation');
    }
  },
);

claim(
  [
    'If views has no hours and the clock has 12 hours, a selection on desktop logs a warning about the view "meridiem".',
    'The popup stays open, even with closeOnSelect.',
  ],
  async () => {
    for (const ampm of [true, false]) {
      const screen = await picker({ views: ['minutes'], ampm, closeOnSelect: true });
      await openPicker(screen);
      await choose(screen, '5 minutes');
      expect(takeConsole().join().includes('view="meridiem"')).toBe(ampm);
      if (ampm) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await expect.element(screen.getByRole('dialog')).toBeVisible();
      } else {
        await expectClosed(screen);
      }
      screen.unmount();
    }
    takeConsole();
  },
);

claim(
  'minTime and maxTime compare the clock time and ignore the date, unless you set disableIgnoringDatePartForTimeValidation.',
  async () => {
    for (const [typed, isInvalid, disableIgnoringDatePartForTimeValidation] of [
      ['0159P', true, undefined],
      ['0200P', false, undefined],
      ['0600P', false, undefined],
      ['0601P', true, undefined],
      ['0300P', true, true],
    ] as const) {
      const screen = await picker({
        defaultValue: AT_1530.second(0),
        minTime: dayjs('2030-01-01T14:00'),
        maxTime: dayjs('2020-01-01T18:00'),
        disableIgnoringDatePartForTimeValidation,
      });
      await enter(screen, typed, 'Day', 'Hours');
      await expect.element(field(screen)).toHaveAttribute('aria-invalid', String(isInvalid));
      screen.unmount();
    }
  },
);

claim(
  [
    'The clock of an empty picker starts at 12:00 AM, even if minTime is later.',
    'With a minTime in the afternoon, a 12-hour clock then has no enabled hour.',
    "On desktop, users must select PM first, and the focus doesn't move into the clock.",
    "On mobile and static, users can't select any time, because AM and PM in the toolbar do nothing while the picker is empty.",
  ],
  async () => {
    const minTime = dayjs('2025-05-21T14:00');
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const props of [{}, { referenceDate: minTime }]) {
        const isSet = 'referenceDate' in props;
        const screen = await picker({ minTime, ...props });
        await openPicker(screen);
        const list = screen.getByRole('dialog').getByRole('listbox').first();
        await expect.element(list).toBeInTheDocument();
        const enabled = () => list.element().querySelectorAll('[role="option"]:not(.Mui-disabled)');
        await expect.poll(() => enabled().length).toBe(isSet ? 10 : 0);
        if (pointer === 'fine') {
          await expect.poll(() => list.element().contains(document.activeElement)).toBe(isSet);
        }
        await screen
          .getByRole('dialog')
          .getByRole(pointer === 'fine' ? 'option' : 'button', { name: 'PM' })
          .click();
        await expect.poll(() => enabled().length).toBe(isSet || pointer === 'fine' ? 10 : 0);
        if (pointer === 'coarse') {
          await expect.element(list).toHaveAccessibleName('Select hours. No time selected');
        }
        screen.unmount();
      }
    }
    const fixed = await inProvider(<StaticTimePicker minTime={minTime} />);
    await fixed.getByRole('button', { name: 'PM' }).click();
    const options = fixed.getByRole('option').elements();
    expect(options.every((each) => each.matches('.Mui-disabled'))).toBe(true);
  },
);

claim(
  'With a right-to-left theme, the toolbar can overlap the clock: see Date Picker for the fix, which the demo contains.',
  async () => {
    for (const [direction, gridColumn, isOver] of [
      ['ltr', undefined, false],
      ['rtl', undefined, true],
      ['rtl', 1, false],
    ] as const) {
      setDirection(direction);
      const screen = await inProvider(
        <div style={{ width: 'max-content' }}>
          <StaticTimePicker
            orientation="landscape"
            defaultValue={AT_1530}
            sx={gridColumn ? { '& .MuiPickersLayout-toolbar': { gridColumn } } : {}}
          />
        </div>,
      );
      const [toolbar, clock] = [box('.MuiPickersLayout-toolbar'), box('.MuiTimeClock-root')];
      expect(toolbar.left < clock.right && clock.left < toolbar.right).toBe(isOver);
      screen.unmount();
    }
  },
);

claim(
  'The locale of the date library sets a 12-hour or 24-hour clock: see date format and localization.',
  async () => {
    for (const [adapterLocale, shown, count] of [
      ['en', '03:30 PM', 3],
      ['de', '15:30', 2],
    ] as const) {
      const screen = await inProvider(<TimePicker label="Day" defaultValue={AT_1530} />, {
        adapterLocale,
      });
      expect(text(screen)).toBe(shown);
      await click(screen.getByRole('button', { name: /^Choose time/ }));
      await expect.poll(() => columns().length).toBe(count);
      screen.unmount();
    }
  },
);
