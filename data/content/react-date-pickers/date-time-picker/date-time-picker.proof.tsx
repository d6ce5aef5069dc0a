import { DateTimePicker, type DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import dayjs, { type Dayjs } from 'dayjs';
import {
  act,
  claim,
  click,
  expect,
  press,
  setClock,
  setPointer,
  setWidth,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  day,
  enter,
  expectClosed,
  field,
  formValues,
  inProvider,
  openPicker,
  section,
  text,
} from '#test/proofs/pickers.tsx';

const MAY_21 = dayjs('2025-05-21T15:30');

function picker(props: DateTimePickerProps): Promise<Screen> {
  return inProvider(<DateTimePicker label="Day" {...props} />);
}

function option(screen: Screen, name: string) {
  return screen.getByRole('option', { name, exact: true });
}

function button(screen: Screen, name: string) {
  return screen.getByRole('button', { name, exact: true });
}

/** The buttons of the action bar. */
function actions(): string[] {
  return [...document.querySelectorAll('.MuiDialogActions-root button')].map(
    (each) => each.textContent,
  );
}

function has(name: string): boolean {
  return document.querySelector(`.${name}`) !== null;
}

act('FerryDeparture', async (demo) => {
  const label = 'Ferry departs';
  setClock('2025-05-07T12:00:00');
  for (const [name, hours, shown] of [
    ['21', '4 hours', '05/21/2025 04:45 AM'],
    ['9', '5 hours', '05/09/2025 05:45 AM'],
  ] as const) {
    await openPicker(demo, label);
    await day(demo, name).click();
    await option(demo, hours).click();
    await option(demo, '45 minutes').click();
    await button(demo, 'OK').click();
    await expectClosed(demo);
    expect(text(demo, label)).toBe(shown);
  }
});

act('ShiftHandover', async (demo) => {
  const later = button(demo, 'One hour later');
  for (const hours of ['16', '17']) {
    await later.click();
    await expect.element(demo.getByText(`Your state: 21 May 2025, ${hours}:30`)).toBeVisible();
  }
  const label = 'Shift ends (controlled)';
  for (let turn = 0; turn < 2; turn += 1) {
    await click(section(demo, 'Day', label));
    await press('Delete');
    await expect.element(demo.getByText('Your state: no date')).toBeVisible();
    await expect.element(later).toBeDisabled();
    await type('21');
    await expect.element(demo.getByText('Your state: 21 May 2025, 17:30')).toBeVisible();
  }
});

act('TimeOfAnEmptyPicker', async (demo) => {
  setClock('2025-05-07T12:00:00');
  for (const [label, time] of [
    ['Check-in (midnight)', '12:00 AM'],
    ['Check-in (3 PM)', '03:00 PM'],
  ] as const) {
    for (const [name, shown] of [
      ['21', '05/21/2025'],
      ['9', '05/09/2025'],
    ] as const) {
      await openPicker(demo, label);
      await day(demo, name).click();
      await button(demo, 'OK').click();
      await expectClosed(demo);
      expect(text(demo, label)).toBe(`${shown} ${time}`);
    }
  }
});

act('DateTimeVariants', async (demo) => {
  for (const label of ['Always a popper', 'Always a dialog']) {
    for (const [name, hours, shown] of [
      ['9', '4 hours', '05/09/2025 04:30 PM'],
      ['21', '3 hours', '05/21/2025 03:30 PM'],
    ] as const) {
      await openPicker(demo, label);
      const popup = demo.getByRole('dialog');
      await popup.getByRole('gridcell', { name, exact: true }).click();
      if (label === 'Always a dialog') {
        await popup.getByRole('button', { name: 'Next' }).click();
      }
      await popup.getByRole('option', { name: hours, exact: true }).click();
      await popup.getByRole('button', { name: 'OK' }).click();
      await expectClosed(demo);
      expect(text(demo, label)).toBe(shown);
    }
  }
  await day(demo, '9').click();
  await button(demo, 'Next').click();
  await expect.element(option(demo, '3 hours')).toHaveAttribute('aria-selected', 'true');
  await demo.getByRole('tab', { name: /date/i }).click();
  await expect.element(day(demo, '9')).toHaveAttribute('aria-selected', 'true');
});

act('CarService', async (demo) => {
  const status = demo.getByRole('status');
  for (const [hours, sent] of [
    ['16', '2025-05-21 16:30'],
    ['15', '2025-05-21 15:30'],
  ] as const) {
    await click(section(demo, 'Hours', 'Collect'));
    await type(hours);
    await button(demo, 'Send').click();
    await expect.element(status).toHaveTextContent(`Sent: collect = ${sent}`);
  }
  await enter(demo, '06', 'Brought in (read-only)');
  expect(text(demo, 'Brought in (read-only)')).toBe('05/21/2025 08:15');
});

act('TimeViewSets', async (demo) => {
  for (const [label, shown, later] of [
    ['Parking until', '21 03:30 PM', '21 04:30 PM'],
    ['Tide', 'May 21 03:30 PM', 'May 21 04:30 PM'],
    ['Truck arrives', '05/21/2025 03 PM', '05/21/2025 04 PM'],
    ['Measured at', '05/21/2025 03:30:45 PM', '05/21/2025 04:30:45 PM'],
  ] as const) {
    expect(text(demo, label)).toBe(shown);
    for (const [hours, expected] of [
      ['4 hours', later],
      ['3 hours', shown],
    ] as const) {
      await openPicker(demo, label);
      await option(demo, hours).click();
      await button(demo, 'OK').click();
      await expectClosed(demo);
      expect(text(demo, label)).toBe(expected);
    }
  }
});

act('FirstView', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await openPicker(demo, "Move today's delivery");
    await option(demo, turn === 0 ? '4 hours' : '3 hours').click();
    await button(demo, 'OK').click();
    await expectClosed(demo);
    expect(text(demo, "Move today's delivery")).toBe(
      `05/21/2025 ${turn === 0 ? '04' : '03'}:30 PM`,
    );
  }
  await openPicker(demo, 'Born');
  await demo.getByRole('radio', { name: '1991' }).click();
  await day(demo, '9').click();
  await button(demo, 'OK').click();
  await expectClosed(demo);
  expect(text(demo, 'Born')).toBe('01/09/1991 12:00 PM');
});

act('ClinicSlots', async (demo) => {
  const label = 'Appointment';
  const closed = demo.getByText('Only weekdays, 9 AM to 4:45 PM, every 15 minutes');
  for (const [name, hours, shown] of [
    ['21', '10 hours', '05/21/2025 10:00 AM'],
    ['9', '11 hours', '05/09/2025 11:00 AM'],
  ] as const) {
    await openPicker(demo, label);
    await day(demo, name).click();
    await option(demo, hours).click();
    await button(demo, 'OK').click();
    await expectClosed(demo);
    expect(text(demo, label)).toBe(shown);
  }
  for (const [minutes, isClosed] of [
    ['20', true],
    ['15', false],
  ] as const) {
    await click(section(demo, 'Minutes', label));
    await type(minutes);
    await (isClosed
      ? expect.element(closed).toBeVisible()
      : expect.element(closed).not.toBeInTheDocument());
  }
});

act('ClockKinds', async (demo) => {
  await openPicker(demo, 'One list');
  await option(demo, '04:30 PM').click();
  await button(demo, 'OK').click();
  await expectClosed(demo);
  expect(text(demo, 'One list')).toBe('05/21/2025 04:30 PM');
  await openPicker(demo, 'Columns (default)');
  await option(demo, '4 hours').click();
  await button(demo, 'OK').click();
  await expectClosed(demo);
  expect(text(demo, 'Columns (default)')).toBe('05/21/2025 04:30 PM');
  for (const name of ['9', '22']) {
    await openPicker(demo, 'Analog clock');
    expect(has('MuiClock-root')).toBe(true);
    await day(demo, name).click();
    await button(demo, 'OK').click();
    await expectClosed(demo);
    await openPicker(demo, 'Time by keyboard');
    await day(demo, name).click();
    await expectClosed(demo);
    expect(text(demo, 'Time by keyboard')).toContain(`${name.padStart(2, '0')}/2025 03:30 PM`);
  }
});

act('LandscapeBoarding', async (demo) => {
  const box = (name: string) =>
    document.querySelector(`.${name}`)?.getBoundingClientRect() ?? new DOMRect();
  const isBeside = () => box('MuiPickersToolbar-root').right <= box('MuiDateCalendar-root').left;
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(isBeside).toBe(true);
    await setWidth(360);
    await expect.poll(isBeside).toBe(false);
    await setWidth(1280);
    await day(demo, turn === 0 ? '9' : '21').click();
  }
  await button(demo, 'Next').click();
  await expect.element(option(demo, '3 hours')).toBeVisible();
});

claim(
  [
    'When the user selects a day in an empty picker, the time is midnight.',
    'When the user selects an hour first, the day is today, or the day of minDateTime if it is later, or of maxDateTime if it is earlier.',
    'With minTime, midnight is invalid.',
  ],
  async () => {
    setClock('2025-05-07T12:34:00');
    for (const [props, shown, isInvalid] of [
      [{}, '05/21/2025 12:00 AM', false],
      [{ referenceDate: dayjs('2025-05-01T15:00') }, '05/21/2025 03:00 PM', false],
      [{ minTime: dayjs('2025-05-21T09:00') }, '05/21/2025 12:00 AM', true],
      [
        { minTime: dayjs('2025-05-21T09:00'), referenceDate: dayjs('2025-05-21T09:00') },
        '05/21/2025 09:00 AM',
        false,
      ],
    ] as const) {
      for (const Picker of [DesktopDateTimePicker, MobileDateTimePicker]) {
        const screen = await inProvider(<Picker label="Day" {...props} />);
        await openPicker(screen);
        await day(screen, '21').click();
        await press('Escape');
        await expectClosed(screen);
        expect(text(screen)).toBe(shown);
        await expect.element(field(screen)).toHaveAttribute('aria-invalid', String(isInvalid));
        screen.unmount();
      }
    }
    for (const [props, shown] of [
      [{}, '05/07/2025 04:00 AM'],
      [{ minDateTime: dayjs('2025-05-20T03:00') }, '05/20/2025 04:00 AM'],
      [{ maxDateTime: dayjs('2025-05-04T20:00') }, '05/04/2025 04:00 AM'],
    ] as const) {
      const screen = await inProvider(<DesktopDateTimePicker label="Day" {...props} />);
      await openPicker(screen);
      await option(screen, '4 hours').click();
      expect(text(screen)).toBe(shown);
      screen.unmount();
    }
  },
);

claim(
  [
    'onChange fires on each selection and edit that changes the value.',
    'onAccept fires when the user clicks OK, closes the popup with Escape or a click outside, or changes the value in the field.',
  ],
  async () => {
    for (const Picker of [DesktopDateTimePicker, MobileDateTimePicker]) {
      const onChange = vi.fn();
      const onAccept = vi.fn();
      const isMobile = Picker === MobileDateTimePicker;
      const screen = await inProvider(
        <Picker label="Day" defaultValue={MAY_21} onChange={onChange} onAccept={onAccept} />,
      );
      const calls = () => [onChange.mock.calls.length, onAccept.mock.calls.length];
      for (const [turn, way] of ['OK', 'Escape', 'outside'].entries()) {
        await openPicker(screen);
        if (turn > 0 && isMobile) await screen.getByRole('tab', { name: /date/i }).click();
        await day(screen, String(9 + turn)).click();
        await expect.poll(calls).toEqual([turn + 1, turn]);
        await day(screen, String(9 + turn)).click();
        expect(calls()).toEqual([turn + 1, turn]);
        if (way === 'OK') {
          if (isMobile) await button(screen, 'Next').click();
          await button(screen, 'OK').click();
        } else if (way === 'Escape') {
          await press('Escape');
        } else {
          await click(document.documentElement, { at: { x: 1200, y: 700 } });
        }
        await expectClosed(screen);
        expect(calls()).toEqual([turn + 1, turn + 1]);
      }
      await click(section(screen, 'Minutes'));
      await type('45');
      await expect.poll(calls).toEqual([5, 5]);
      screen.unmount();
    }
  },
);

claim('A clock with one list sets them to 0.', async () => {
  const onChange = vi.fn<(value: Dayjs | null) => void>();
  const screen = await picker({
    defaultValue: dayjs('2025-05-21T15:30:45.678'),
    timeSteps: { minutes: 60 },
    onChange,
  });
  await openPicker(screen);
  await day(screen, '9').click();
  expect(onChange.mock.lastCall?.[0]?.format('DD HH:mm:ss.SSS')).toBe('09 15:30:45.678');
  await option(screen, '04:00 PM').click();
  expect(onChange.mock.lastCall?.[0]?.format('DD HH:mm:ss.SSS')).toBe('09 16:00:00.000');
});

claim("Seconds and milliseconds that the field doesn't display keep their value.", async () => {
  const onChange = vi.fn<(value: Dayjs | null) => void>();
  const screen = await picker({ defaultValue: dayjs('2025-05-21T15:30:45.678'), onChange });
  const last = () => onChange.mock.lastCall?.[0]?.format('DD HH:mm:ss.SSS');
  await click(section(screen, 'Minutes'));
  await type('20');
  expect(last()).toBe('21 15:20:45.678');
  await openPicker(screen);
  await option(screen, '4 hours').click();
  expect(last()).toBe('21 16:20:45.678');
  await day(screen, '9').click();
  expect(last()).toBe('09 16:20:45.678');
});

claim(
  [
    'DesktopDateTimePicker | Side by side, in a popper at the field | Cancel, OK',
    'MobileDateTimePicker | On two tabs, in a modal dialog with a toolbar | Cancel, Next, then Cancel, OK',
    'StaticDateTimePicker | On two tabs with a toolbar, always visible, without a field | Cancel, Next, then Cancel, OK',
    'The field is keyboard-editable in all variants that have one.',
  ],
  async () => {
    for (const [Picker, isDesktop] of [
      [DesktopDateTimePicker, true],
      [MobileDateTimePicker, false],
      [DateTimePicker, true],
      [DateTimePicker, false],
    ] as const) {
      setPointer(isDesktop ? 'fine' : 'coarse');
      const screen = await inProvider(<Picker label="Day" defaultValue={MAY_21} />);
      await click(section(screen, 'Day'));
      await type('22');
      expect(text(screen)).toBe('05/22/2025 03:30 PM');
      await openPicker(screen);
      await expect.element(day(screen, '22')).toBeVisible();
      expect(has('MuiPopper-root')).toBe(isDesktop);
      expect(has('MuiMultiSectionDigitalClock-root')).toBe(isDesktop);
      expect(has('MuiPickersToolbar-root')).toBe(!isDesktop);
      expect(screen.getByRole('tab').elements()).toHaveLength(isDesktop ? 0 : 2);
      expect(actions()).toEqual(['Cancel', isDesktop ? 'OK' : 'Next']);
      if (!isDesktop) {
        await button(screen, 'Next').click();
        await expect.element(option(screen, '3 hours')).toBeVisible();
        expect(actions()).toEqual(['Cancel', 'OK']);
      }
      screen.unmount();
    }
    const screen = await inProvider(<StaticDateTimePicker defaultValue={MAY_21} />);
    expect(screen.getByRole('tab').elements()).toHaveLength(2);
    expect(has('MuiPickersToolbar-root')).toBe(true);
    expect(screen.stage.querySelector('input')).toBeNull();
    expect(actions()).toEqual(['Cancel', 'Next']);
    await button(screen, 'Next').click();
    await expect.element(option(screen, '3 hours')).toBeVisible();
    expect(actions()).toEqual(['Cancel', 'OK']);
  },
);

claim(
  'With displayStaticWrapperAs="desktop", the static picker has neither tabs nor a toolbar.',
  async () => {
    const screen = await inProvider(<StaticDateTimePicker displayStaticWrapperAs="desktop" />);
    expect(has('MuiDateCalendar-root')).toBe(true);
    expect(screen.getByRole('tab').elements()).toHaveLength(0);
    expect(has('MuiPickersToolbar-root')).toBe(false);
  },
);

claim(
  [
    'closeOnSelect is false by default in every variant.',
    'If you set it, the desktop variant closes when the user selects an option of the last column.',
    'That column is AM or PM on the 12-hour clock, and minutes on the 24-hour clock.',
    'The desktop variant then has no Cancel and OK buttons.',
    'The mobile variant also closes after the last column, but keeps its buttons.',
  ],
  async () => {
    for (const Picker of [DesktopDateTimePicker, MobileDateTimePicker]) {
      for (const [ampm, closeOnSelect] of [
        [true, undefined],
        [true, true],
        [false, true],
      ] as const) {
        const screen = await inProvider(
          <Picker
            label="Day"
            ampm={ampm}
            defaultValue={MAY_21}
            {...(closeOnSelect && { closeOnSelect })}
          />,
        );
        await openPicker(screen);
        const isMobile = Picker === MobileDateTimePicker;
        expect(actions()).toHaveLength(closeOnSelect && !isMobile ? 0 : 2);
        await day(screen, '9').click();
        if (isMobile) {
          await button(screen, 'Next').click();
        }
        await option(screen, ampm ? '4 hours' : '16 hours').click();
        const last = option(screen, ampm ? 'AM' : '45 minutes');
        if (ampm) {
          await option(screen, '45 minutes').click();
          await expect.element(last).toBeVisible();
        }
        await last.click();
        if (closeOnSelect) {
          await expectClosed(screen);
        } else {
          await button(screen, 'OK').click();
          await expectClosed(screen);
        }
        expect(text(screen)).toBe(ampm ? '05/09/2025 04:45 AM' : '05/09/2025 16:45');
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'disabled and readOnly block the field and its button.',
    'name adds the displayed text to a form.',
    'The text has no time zone.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const state of [{ disabled: true }, { readOnly: true }]) {
        const screen = await picker({ defaultValue: MAY_21, ...state });
        await click(field(screen), { at: { x: 60, y: 28 } });
        await type('11');
        expect(text(screen)).toBe('05/21/2025 03:30 PM');
        await expect.element(screen.getByRole('button', { name: /^Choose/ })).toBeDisabled();
        screen.unmount();
      }
    }
    const screen = await inProvider(
      <form>
        <DateTimePicker name="locale" defaultValue={MAY_21} />
        <DateTimePicker name="fixed" format="YYYY-MM-DD HH:mm" defaultValue={MAY_21} />
      </form>,
    );
    expect(formValues(screen)).toEqual({
      locale: '05/21/2025 03:30 PM',
      fixed: '2025-05-21 15:30',
    });
  },
);

claim('In version 8.4.0, Ctrl+A still makes a read-only field editable.', async () => {
  for (const pointer of ['fine', 'coarse'] as const) {
    setPointer(pointer);
    const screen = await picker({ defaultValue: MAY_21, readOnly: true });
    await click(section(screen, 'Day'));
    await press('Backspace');
    expect(text(screen)).toBe('05/21/2025 03:30 PM');
    await press('Control+a', 'Backspace');
    await expect.poll(() => text(screen)).toBe('MM/DD/YYYY hh:mm aa');
    screen.unmount();
  }
});

claim(
  [
    "The default is ['year', 'day', 'hours', 'minutes'].",
    "['year', 'day', 'hours', 'minutes'] | MM/DD/YYYY hh:mm A",
    "['year', 'day', 'hours'] | MM/DD/YYYY hh A",
    "['month', 'day', 'hours', 'minutes'] | MMMM D hh:mm A",
    "['day', 'hours', 'minutes'] | D hh:mm A",
    "The default with 'seconds' | MM/DD/YYYY hh:mm:ss A",
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const [views, shown] of [
        [undefined, '05/21/2025 03:30 PM'],
        [['year', 'day', 'hours', 'minutes'], '05/21/2025 03:30 PM'],
        [['year', 'day', 'hours'], '05/21/2025 03 PM'],
        [['month', 'day', 'hours', 'minutes'], 'May 21 03:30 PM'],
        [['day', 'hours', 'minutes'], '21 03:30 PM'],
        [['year', 'day', 'hours', 'minutes', 'seconds'], '05/21/2025 03:30:00 PM'],
      ] as const) {
        const screen = await picker({ defaultValue: MAY_21, ...(views && { views }) });
        expect(text(screen)).toBe(shown);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    "The default is 'day', or the first of views when 'day' is not among them.",
    'On desktop, the clock is visible from the start.',
    'On mobile, openTo="hours" opens the time tab.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const openTo of [undefined, 'hours'] as const) {
        const screen = await picker({ defaultValue: MAY_21, ...(openTo && { openTo }) });
        await openPicker(screen);
        const isDesktop = pointer === 'fine';
        const hasClock = isDesktop || openTo === 'hours';
        await expect.poll(() => has('MuiMultiSectionDigitalClock-root')).toBe(hasClock);
        expect(has('MuiDayCalendar-root')).toBe(isDesktop || openTo !== 'hours');
        if (!isDesktop) {
          await expect
            .element(screen.getByRole('tab', { name: openTo ? /time/i : /date/i }))
            .toHaveAttribute('aria-selected', 'true');
        }
        screen.unmount();
      }
    }
    const screen = await picker({ defaultValue: MAY_21, views: ['month', 'year', 'hours'] });
    await openPicker(screen);
    await expect.poll(() => has('MuiMonthCalendar-root')).toBe(true);
  },
);

claim(
  [
    'timeSteps | Intervals between the options of the clock. Users can still type other times | { hours: 1, minutes: 5, seconds: 5 }',
    'minutesStep | Disables the minutes between the steps, which are errors when typed | 1',
    'skipDisabled | Hides disabled options of the clock | false',
  ],
  async () => {
    const minutes = (screen: Screen) =>
      screen.getByRole('option', { name: /minutes$/ }).elements().length;
    for (const [props, count, isInvalid] of [
      [{}, 12, false],
      [{ timeSteps: { minutes: 15 } }, 4, false],
      [{ minutesStep: 15 }, 12, true],
      [{ minutesStep: 15, skipDisabled: true }, 4, true],
    ] as const) {
      const screen = await picker({ defaultValue: MAY_21, ...props });
      await openPicker(screen);
      expect(minutes(screen)).toBe(count);
      if ('minutesStep' in props && count === 12) {
        await expect.element(option(screen, '20 minutes')).toHaveAttribute('aria-disabled', 'true');
      }
      await press('Escape');
      await expectClosed(screen);
      await click(section(screen, 'Minutes'));
      await type('20');
      await expect.element(field(screen)).toHaveAttribute('aria-invalid', String(isInvalid));
      screen.unmount();
    }
  },
);

claim(
  [
    'thresholdToRenderTimeInASingleColumn | Renders one list up to this number of options per day | 24',
    'ampm | 12-hour clock and field | Depends on the locale',
  ],
  async () => {
    for (const [step, threshold, isList] of [
      [60, undefined, true],
      [30, undefined, false],
      [30, 48, true],
      [30, 47, false],
    ] as const) {
      for (const pointer of ['fine', 'coarse'] as const) {
        setPointer(pointer);
        const screen = await picker({
          openTo: 'hours',
          defaultValue: MAY_21,
          timeSteps: { minutes: step },
          ...(threshold && { thresholdToRenderTimeInASingleColumn: threshold }),
        });
        await openPicker(screen);
        await expect.poll(() => has('MuiDigitalClock-root')).toBe(isList);
        expect(has('MuiMultiSectionDigitalClock-root')).toBe(!isList);
        screen.unmount();
      }
    }
    setPointer('fine');
    for (const [ampm, shown, halves] of [
      [undefined, '05/21/2025 03:30 PM', 1],
      [true, '05/21/2025 03:30 PM', 1],
      [false, '05/21/2025 15:30', 0],
    ] as const) {
      const screen = await picker({ defaultValue: MAY_21, ...(ampm !== undefined && { ampm }) });
      expect(text(screen)).toBe(shown);
      await openPicker(screen);
      expect(screen.getByRole('option', { name: 'PM' }).elements()).toHaveLength(halves);
      screen.unmount();
    }
  },
);

claim(
  [
    'minTime and maxTime apply to every day, unless disablePast, disableFuture, minDateTime or maxDateTime is also set.',
    'Use minDateTime and maxDateTime for a limit on one day.',
  ],
  async () => {
    const limit = dayjs('2025-05-21T09:00');
    for (const [props, typed, isInvalid] of [
      [{ minTime: limit }, '08', true],
      [{ minDateTime: limit }, '08', false],
      [{ maxTime: limit }, '10', true],
      [{ maxDateTime: limit }, '10', true],
    ] as const) {
      const screen = await picker({
        ampm: false,
        defaultValue: dayjs('2025-05-22T09:00'),
        ...props,
      });
      await click(section(screen, 'Hours'));
      await type(typed);
      await expect.element(field(screen)).toHaveAttribute('aria-invalid', String(isInvalid));
      screen.unmount();
    }
    // The limit is on the day before the value.
    for (const [now, props, isInvalid] of [
      ['2025-05-20T12:00', { minTime: limit, disablePast: true }, false],
      ['2025-05-23T12:00', { minTime: limit, disableFuture: true }, false],
      ['2025-05-20T12:00', { minTime: limit, maxDateTime: dayjs('2025-05-23') }, false],
      ['2025-05-20T12:00', { maxTime: limit, minDateTime: dayjs('2025-05-01') }, true],
    ] as const) {
      setClock(now);
      const screen = await picker({
        ampm: false,
        defaultValue: dayjs('2025-05-22T09:00'),
        ...props,
      });
      await click(section(screen, 'Hours'));
      await type('08');
      await expect.poll(() => text(screen)).toBe('05/22/2025 08:00');
      await expect.element(field(screen)).toHaveAttribute('aria-invalid', String(isInvalid));
      screen.unmount();
    }
  },
);

claim(
  [
    'Also set format: with one list, the field has no minutes by default.',
    'With null for all time views, users can edit the time by keyboard only.',
    'On desktop, the analog clock is next to the calendar.',
    "Without time renderers, the popper closes when the user selects a day, and onAccept doesn't run.",
  ],
  async () => {
    const list = await picker({ defaultValue: MAY_21, timeSteps: { minutes: 60 } });
    expect(text(list)).toBe('05/21/2025 03 PM');
    list.unmount();
    const onAccept = vi.fn();
    const screen = await inProvider(
      <DesktopDateTimePicker
        label="Day"
        defaultValue={MAY_21}
        onAccept={onAccept}
        viewRenderers={{ hours: null, minutes: null, seconds: null }}
      />,
    );
    for (const name of ['9', '22']) {
      await openPicker(screen);
      expect(has('MuiMultiSectionDigitalClock-root')).toBe(false);
      await day(screen, name).click();
      await expectClosed(screen);
      expect(onAccept).not.toHaveBeenCalled();
    }
    await click(section(screen, 'Hours'));
    await type('04');
    expect(text(screen)).toBe('05/22/2025 04:30 PM');
    screen.unmount();
    const clock = await inProvider(
      <DesktopDateTimePicker
        label="Day"
        defaultValue={MAY_21}
        viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
      />,
    );
    await openPicker(clock);
    expect(has('MuiDateCalendar-root') && has('MuiTimeClock-root')).toBe(true);
  },
);

claim(
  [
    "orientation is 'portrait' unless you set it, even on a rotated phone.",
    'With hours, minutes and seconds in views, the orientation is always portrait.',
    'In landscape, the toolbar is next to the calendar.',
  ],
  async () => {
    const angle = vi.spyOn(window.screen.orientation, 'angle', 'get').mockReturnValue(90);
    for (const [props, isBeside] of [
      [{}, false],
      [{ orientation: 'landscape' }, true],
      [{ orientation: 'landscape', views: ['day', 'hours', 'minutes', 'seconds'] }, false],
    ] as const) {
      const screen = await inProvider(<StaticDateTimePicker defaultValue={MAY_21} {...props} />);
      const box = (name: string) =>
        document.querySelector(`.${name}`)?.getBoundingClientRect() ?? new DOMRect();
      expect(box('MuiPickersToolbar-root').right <= box('MuiDateCalendar-root').left).toBe(
        isBeside,
      );
      screen.unmount();
    }
    angle.mockRestore();
  },
);
