import { useState } from 'react';
import {
  DateTimeRangePicker,
  type DateTimeRangePickerProps,
} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import {
  act,
  claim,
  click,
  expect,
  press,
  setPointer,
  setWidth,
  takeConsole,
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

const RANGE: DateRange<Dayjs> = [dayjs('2025-05-21T09:00'), dayjs('2025-05-23T16:00')];

const AT_5_PM = dayjs('2025-05-21T17:00');

const button = (screen: Screen, name: string | RegExp) => screen.getByRole('button', { name });
const isThere = (selector: string) => document.querySelector(selector) !== null;
const picker = (props: DateTimeRangePickerProps = {}) =>
  inProvider(<DateTimeRangePicker label="Day" defaultValue={RANGE} {...props} />);
/** Marks of direction, which a range in one input has. */
const MARKS = /[\u200e\u2066-\u2069]/g;
const plain = ({ textContent }: Element) => textContent.replace(MARKS, '');
const count = (selector: string) => document.querySelectorAll(selector).length;

/** What the tabs of the mobile variant show. */
const tab = () => document.querySelector('.MuiDateTimeRangePickerTabs-tabButton')?.textContent;

/** An entry of the digital clock: `9 hours`. */
const entry = (screen: Screen, name: string) => screen.getByRole('option', { name });

/** Selects two days, one per step of the desktop variant, and accepts them. */
async function selectDays(demo: Screen, label: string, start: string, end: string) {
  await openPicker(demo, label);
  await day(demo, start).first().click();
  await button(demo, 'Next').click();
  await day(demo, end).first().click();
  await button(demo, 'OK').click();
  await expectClosed(demo);
}

/** A section of a range field: 0 to 5 for the start, 6 to 11 for the end. */
async function enterAt(screen: Screen, label: string, index: number, keys: string) {
  const sections = field(screen, label).getByRole('spinbutton').all();
  const found = sections[index];
  if (!found) throw new Error(`There is no section ${index}.`);
  await click(found);
  await type(keys);
}

act('MaintenanceWindow', async (demo) => {
  const label = 'Maintenance window';
  for (const [start, end, shown] of [
    ['14', '15', '05/14/2025 10:00 PM – 05/15/2025 04:30 AM'],
    ['13', '16', '05/13/2025 10:00 PM – 05/16/2025 04:30 AM'],
  ] as const) {
    await selectDays(demo, label, start, end);
    expect(text(demo, label)).toBe(shown);
  }
});

act('WhoHoldsTheRange', async (demo) => {
  const label = 'Crane rental (controlled)';
  for (const [hour, duration] of [
    ['2', '5 h 30 min'],
    ['8', '11 h 30 min'],
  ] as const) {
    await enterAt(demo, label, 9, hour);
    await expect.element(demo.getByText(duration)).toBeVisible();
  }
  await enterAt(demo, label, 7, '20');
  await expect.element(demo.getByText('The end must be after the start')).toBeVisible();
  await press('Delete');
  await press('Control+a', 'Delete');
  await expect.element(demo.getByText('Enter start and end')).toBeVisible();
  await selectDays(demo, 'Road closure (uncontrolled)', '14', '15');
  expect(text(demo, 'Road closure (uncontrolled)')).toBe(
    '05/14/2025 09:00 AM – 05/15/2025 01:30 PM',
  );
});

act('ThreeVariants', async (demo) => {
  await selectDays(demo, 'Always a popper', '14', '15');
  expect(text(demo, 'Always a popper')).toBe('05/14/2025 10:00 AM – 05/15/2025 05:00 PM');
  for (const [start, end, shown] of [
    ['14', '15', '05/14/2025 10:00 AM – 05/15/2025 05:00 PM'],
    ['9', '24', '05/09/2025 10:00 AM – 05/24/2025 05:00 PM'],
  ] as const) {
    await openPicker(demo, 'Always a dialog');
    if (start === '9') await button(demo, 'May 14').click(); // it reopens at the end
    await expect.poll(tab).toBe('Start date');
    await day(demo, start).click();
    await button(demo, 'Next').click();
    await expect.poll(tab).toBe('Start time');
    await button(demo, 'Next').click();
    await expect.poll(tab).toBe('End date');
    await day(demo, end).click();
    await button(demo, 'Next').click();
    await expect.poll(tab).toBe('End time');
    await button(demo, 'OK').click();
    await expectClosed(demo);
    expect(text(demo, 'Always a dialog')).toBe(shown);
  }
});

act('FormStates', async (demo) => {
  for (const [hour, shown] of [
    ['9', '05/21/2025 09:00 PM – 05/22/2025 05:00 AM'],
    ['10', '05/21/2025 10:00 PM – 05/22/2025 05:00 AM'],
  ] as const) {
    await enterAt(demo, 'Tunnel closed', 3, hour);
    await button(demo, 'Send').click();
    await expect.poll(() => plain(demo.getByRole('status').element())).toBe(`Sent: ${shown}`);
  }
});

act('MonthCount', async (demo) => {
  for (const [name, months] of [
    ['Three', 3],
    ['One', 1],
    ['Two', 2],
  ] as const) {
    await button(demo, name).click();
    await openPicker(demo, 'Exhibition');
    await expect.poll(() => count('[role="grid"]')).toBe(months);
    await press('Escape');
    await expectClosed(demo);
  }
});

act('TwoInputs', async (demo) => {
  for (const [name, shown] of [
    ['14', '05/14/2025 10:00 AM'],
    ['21', '05/21/2025 10:00 AM'],
  ] as const) {
    await click(field(demo, 'Boat leaves'), { at: { x: 60, y: 28 } });
    await day(demo, name).click();
    await expect.poll(() => text(demo, 'Boat leaves')).toBe(shown);
    await button(demo, 'Next').click();
    await button(demo, 'OK').click();
    await expect.poll(() => isThere('.MuiDateRangeCalendar-root')).toBe(false);
  }
});

act('ClockRenderers', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await openPicker(demo, 'Course, analog clock');
    await expect.poll(() => isThere('.MuiTimeClock-root')).toBe(true);
    await press('Escape');
    await expectClosed(demo);
  }
  const label = 'Course, time typed only';
  await openPicker(demo, label);
  await day(demo, '14').click();
  await expectClosed(demo);
  await expect
    .element(field(demo, label).getByRole('spinbutton', { name: 'Hours' }).first())
    .toHaveFocus();
  await type('10');
  await openPicker(demo, label);
  await button(demo, 'Next').click();
  await day(demo, '15').click();
  await expectClosed(demo);
  expect(text(demo, label)).toBe('05/14/2025 10:00 AM – 05/15/2025 04:00 PM');
});

claim(
  'With 24 or fewer options per day, such as timeSteps={{ minutes: 60 }}, the clock is a single list.',
  async () => {
    for (const [minutes, isSingle] of [
      [5, false],
      [60, true],
    ] as const) {
      for (const pointer of ['fine', 'coarse'] as const) {
        setPointer(pointer);
        const screen = await picker({ timeSteps: { minutes } });
        await openPicker(screen);
        if (pointer === 'coarse') await button(screen, 'Next').click();
        await expect.poll(() => isThere('.MuiDigitalClock-root')).toBe(isSingle);
        expect(isThere('.MuiMultiSectionDigitalClock-root')).toBe(!isSingle);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'onChange(range, context) fires on each selection and edit that changes a date, even while the other is null.',
    'context.validationError is also a pair, with a code or null for each date.',
  ],
  async () => {
    for (const Variant of [DesktopDateTimeRangePicker, MobileDateTimeRangePicker]) {
      const onChange = vi.fn<(range: DateRange<Dayjs>, context: unknown) => void>();
      const screen = await inProvider(<Variant label="Day" onChange={onChange} />);
      const last = () => onChange.mock.lastCall?.[0].map((date) => date?.format('D') ?? null);
      await openPicker(screen);
      for (const [turn, name] of ['14', '16'].entries()) {
        await day(screen, name).click();
        expect(onChange).toHaveBeenCalledTimes(turn + 1);
        await day(screen, name).click();
        expect(onChange).toHaveBeenCalledTimes(turn + 1);
        expect(last()).toEqual([name, null]);
        expect(onChange.mock.lastCall?.[1]).toMatchObject({ validationError: [null, null] });
      }
      await press('Escape');
      await expectClosed(screen);
      await enterAt(screen, 'Day', 1, '12');
      await expect.poll(last).toEqual(['12', null]);
      screen.unmount();
    }
  },
);

claim(
  [
    'onAccept(range, context) fires when the user clicks OK or an edit of the field changes the range.',
    "In version 8.4.0, it doesn't always run, for example when the user goes back to the previous range.",
    'One or both dates can be null.',
  ],
  async () => {
    for (const [Variant, steps] of [
      [DesktopDateTimeRangePicker, 2],
      [MobileDateTimeRangePicker, 4],
    ] as const) {
      const onAccept = vi.fn<(range: DateRange<Dayjs>) => void>();
      const accepted = () => onAccept.mock.lastCall?.[0].map((date) => date?.format('D') ?? null);
      const screen = await inProvider(<Variant label="Day" onAccept={onAccept} />);
      await openPicker(screen);
      await day(screen, '14').click();
      for (let step = 1; step < steps; step += 1) await button(screen, 'Next').click();
      expect(onAccept).not.toHaveBeenCalled();
      await button(screen, 'OK').click();
      await expectClosed(screen);
      expect(accepted()).toEqual(['14', null]);
      await enterAt(screen, 'Day', 1, '12');
      await expect.poll(accepted).toEqual(['12', null]);
      const calls = onAccept.mock.calls.length;
      const before = text(screen);
      await press('ArrowUp'); // the next year
      await expect.poll(() => onAccept.mock.calls.length).toBe(calls + 1);
      await press('ArrowDown');
      await expect.poll(() => text(screen)).toBe(before);
      expect(onAccept).toHaveBeenCalledTimes(calls + 1);
      await press('Control+a', 'Delete');
      await expect.poll(accepted).toEqual([null, null]);
      screen.unmount();
    }
  },
);

claim('Escape and a click outside also accept the range.', async () => {
  for (const Variant of [DesktopDateTimeRangePicker, MobileDateTimeRangePicker]) {
    const onAccept = vi.fn<(range: DateRange<Dayjs>) => void>();
    const accepted = () => onAccept.mock.calls.map(([range]) => range[0]?.format('D'));
    const screen = await inProvider(<Variant label="Day" onAccept={onAccept} />);
    await openPicker(screen);
    await day(screen, '14').click();
    await press('Escape');
    await expectClosed(screen);
    expect(accepted()).toEqual(['14']);
    await openPicker(screen);
    await day(screen, '16').click();
    await click(document.documentElement, { at: { x: 1200, y: 700 } });
    await expectClosed(screen);
    expect(accepted()).toEqual(['14', '16']);
    screen.unmount();
  }
});

claim(
  [
    'If the user selects an end on an earlier day, that date becomes the start and the end becomes empty.',
    "On the same day, the picker accepts an end before the start: validationError is then ['invalidRange', 'invalidRange'].",
  ],
  async () => {
    const onChange = vi.fn<(range: DateRange<Dayjs>, context: object) => void>();
    const last = () => onChange.mock.lastCall?.[0].map((date) => date?.format('D HH:mm') ?? null);
    const first = await inProvider(
      <DesktopDateTimeRangePicker label="Day" defaultValue={RANGE} onChange={onChange} />,
    );
    await openPicker(first);
    await button(first, 'Next').click();
    await day(first, '14').click();
    expect(last()).toEqual(['14 16:00', null]);
    first.unmount();
    const second = await inProvider(
      <DesktopDateTimeRangePicker label="Day" defaultValue={RANGE} onChange={onChange} />,
    );
    await openPicker(second);
    await button(second, 'Next').click();
    await day(second, '21').click();
    await entry(second, '8 hours').click();
    await entry(second, 'AM').click();
    expect(last()).toEqual(['21 09:00', '21 08:00']);
    expect(onChange.mock.lastCall?.[1]).toMatchObject({
      validationError: ['invalidRange', 'invalidRange'],
    });
  },
);

claim(
  [
    'Selecting a start after the end also empties the end.',
    'The next end that the user selects is at 0:00, or at the time of referenceDate.',
  ],
  async () => {
    const onChange = vi.fn<(range: DateRange<Dayjs>) => void>();
    const last = () => onChange.mock.lastCall?.[0].map((date) => date?.format('D HH:mm') ?? null);
    for (const [props, start, end] of [
      [{}, '26 09:00', '28 00:00'],
      [{ referenceDate: AT_5_PM }, '26 17:00', '28 17:00'],
    ] as const) {
      const screen = await inProvider(
        <DesktopDateTimeRangePicker
          label="Day"
          defaultValue={RANGE}
          onChange={onChange}
          {...props}
        />,
      );
      await openPicker(screen);
      await day(screen, '26').click();
      expect(last()).toEqual([start, null]);
      await button(screen, 'Next').click();
      await day(screen, '28').click();
      expect(last()).toEqual([start, end]);
      screen.unmount();
    }
  },
);

claim(
  [
    'In version 8.4.0, referenceDate also replaces existing times: when the user selects another day, the date gets the time of referenceDate.',
    'Set the prop only while the range is empty: referenceDate={start ? undefined : opening}.',
  ],
  async () => {
    for (const [isOnlyWhileEmpty, kept] of [
      [false, '17:00'],
      [true, '09:00'],
    ] as const) {
      for (const Variant of [DesktopDateTimeRangePicker, MobileDateTimeRangePicker]) {
        const onChange = vi.fn<(range: DateRange<Dayjs>) => void>();
        const last = () => onChange.mock.lastCall?.[0].map((date) => date?.format('D HH:mm'));
        const empty = await inProvider(
          <Variant label="Day" referenceDate={AT_5_PM} onChange={onChange} />,
        );
        await openPicker(empty);
        await day(empty, '14').click();
        expect(last()).toEqual(['14 17:00', undefined]);
        empty.unmount();
        const screen = await inProvider(
          <Variant
            label="Day"
            defaultValue={RANGE}
            referenceDate={isOnlyWhileEmpty ? undefined : AT_5_PM}
            onChange={onChange}
          />,
        );
        await openPicker(screen);
        await day(screen, '14').click();
        expect(last()).toEqual([`14 ${kept}`, '23 16:00']);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'In version 8.4.0, if the user closes the mobile variant with OK or Cancel in a step of the end, it reopens at the end date.',
    'Reset rangePosition in onClose:',
  ],
  async () => {
    for (const [Picker, way, first] of [
      [MobileDateTimeRangePicker, 'OK', 'End date'],
      [MobileDateTimeRangePicker, 'Cancel', 'End date'],
      [Charter, 'OK', 'Start date'],
    ] as const) {
      const screen = await inProvider(<Picker label="Day" defaultValue={RANGE} />);
      await openPicker(screen);
      for (const name of ['Start date', 'Start time', 'End date']) {
        await expect.poll(tab).toBe(name);
        await button(screen, 'Next').click();
      }
      await expect.poll(tab).toBe('End time');
      await button(screen, way).click();
      await expectClosed(screen);
      await openPicker(screen);
      await expect.poll(tab).toBe(first);
      screen.unmount();
    }
  },
);

function Charter(props: DateTimeRangePickerProps) {
  const [position, setPosition] = useState<RangePosition>('start');
  return (
    <MobileDateTimeRangePicker
      {...props}
      rangePosition={position}
      onRangePositionChange={setPosition}
      onClose={() => setPosition('start')}
    />
  );
}

claim(
  [
    'DesktopDateTimeRangePicker | Popper with calendar and clock side by side | Two: start, end',
    'MobileDateTimeRangePicker | Dialog with one view at a time | Four: start date, start time, end date, end time',
    'The Next button shows the next step, and becomes OK in the last step.',
    'The mobile variant also has tabs and a toolbar.',
    'Users go one step back or forward with the arrows of the tabs, and to any step with the toolbar.',
  ],
  async () => {
    const desktop = await inProvider(
      <DesktopDateTimeRangePicker label="Day" defaultValue={RANGE} />,
    );
    await openPicker(desktop);
    await expect.poll(() => isThere('.MuiPopper-root')).toBe(true);
    expect(isThere('.MuiDateRangeCalendar-root')).toBe(true);
    expect(isThere('.MuiMultiSectionDigitalClock-root')).toBe(true);
    expect(isThere('.MuiDateTimeRangePickerTabs-root')).toBe(false);
    await button(desktop, 'Next').click();
    await expect.element(button(desktop, 'OK')).toBeVisible();
    desktop.unmount();
    const mobile = await inProvider(<MobileDateTimeRangePicker label="Day" defaultValue={RANGE} />);
    await openPicker(mobile);
    for (const [index, name] of ['Start date', 'Start time', 'End date', 'End time'].entries()) {
      await expect.poll(tab).toBe(name);
      expect(isThere('.MuiDateRangeCalendar-root')).toBe(index % 2 === 0);
      expect(isThere('.MuiMultiSectionDigitalClock-root')).toBe(index % 2 === 1);
      if (index < 3) await button(mobile, 'Next').click();
    }
    await expect.element(button(mobile, 'OK')).toBeVisible();
    await button(mobile, 'Open previous view').click();
    await expect.poll(tab).toBe('End date');
    await button(mobile, 'Open next view').click();
    await expect.poll(tab).toBe('End time');
    await mobile.getByRole('button', { name: 'May 21' }).click();
    await expect.poll(tab).toBe('Start date');
    await mobile.getByRole('button', { name: '04' }).click();
    await expect.poll(tab).toBe('End time');
  },
);

claim(
  [
    'closeOnSelect is false by default.',
    "If it's true, the popup closes when the user selects an option in the last view of the end, unless the start is empty or after the end.",
    'Next and OK remain visible.',
  ],
  async () => {
    for (const closeOnSelect of [undefined, true]) {
      const screen = await inProvider(
        <DesktopDateTimeRangePicker
          label="Day"
          defaultValue={RANGE}
          closeOnSelect={closeOnSelect}
        />,
      );
      await openPicker(screen);
      await entry(screen, 'AM').click();
      await expect.element(button(screen, 'Next')).toBeVisible();
      await button(screen, 'Next').click();
      await expect.element(button(screen, 'OK')).toBeVisible();
      await entry(screen, 'PM').click();
      if (closeOnSelect) await expectClosed(screen);
      else await expect.element(button(screen, 'OK')).toBeVisible();
      screen.unmount();
    }
    for (const [start, isClosed] of [
      [RANGE[0], true],
      [null, false],
      [dayjs('2025-05-24'), false],
    ] as const) {
      const mobile = await inProvider(
        <MobileDateTimeRangePicker label="Day" defaultValue={[start, RANGE[1]]} closeOnSelect />,
      );
      await openPicker(mobile);
      for (const name of ['Start date', 'Start time', 'End date']) {
        await expect.poll(tab).toBe(name);
        await button(mobile, 'Next').click();
      }
      await entry(mobile, 'AM').click();
      if (isClosed) await expectClosed(mobile);
      else await expect.element(button(mobile, 'OK')).toBeVisible();
      mobile.unmount();
    }
  },
);

claim(
  "With views={['day']} and a 24-hour clock, the desktop popup already closes when the user selects the start: for the end, users reopen it and click Next.",
  async () => {
    for (const ampm of [false, true]) {
      const onAccept = vi.fn<(range: DateRange<Dayjs>) => void>();
      const accepted = () =>
        onAccept.mock.calls.map(([range]) => range.map((date) => date?.date()).join('-'));
      const props = { label: 'Day', defaultValue: RANGE, closeOnSelect: true, ampm, onAccept };
      const screen = await inProvider(<DesktopDateTimeRangePicker {...props} views={['day']} />);
      await openPicker(screen);
      await day(screen, '14').click();
      if (ampm) {
        await expect.element(button(screen, 'Next')).toBeVisible();
        expect(accepted()).toEqual([]);
      } else {
        await expectClosed(screen);
        await openPicker(screen);
        await button(screen, 'Next').click();
        await day(screen, '16').click();
        await expectClosed(screen);
        expect(accepted()).toEqual(['14-23', '14-16']);
      }
      screen.unmount();
    }
    takeConsole(); // a clock is shown, whose view isn't among the views
  },
);

claim(
  [
    "The default is ['day', 'hours', 'minutes'].",
    'There are no month and year views: users change the month with the arrows.',
  ],
  async () => {
    const screen = await picker();
    await openPicker(screen);
    expect(count('.MuiMultiSectionDigitalClockSection-root')).toBe(3);
    expect(isThere('.MuiPickersCalendarHeader-switchViewButton')).toBe(false);
    await button(screen, 'Next month').click();
    await expect.element(screen.getByText('June 2025')).toBeVisible();
  },
);

claim(
  [
    'disabled and readOnly block the field and its button.',
    'name adds the text of the field to a form, with both dates in one entry.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const state of [{ disabled: true }, { readOnly: true }]) {
        const screen = await picker(state);
        await click(field(screen), { at: { x: 60, y: 28 } });
        await type('11');
        expect(text(screen)).toBe('05/21/2025 09:00 AM – 05/23/2025 04:00 PM');
        await expect.element(button(screen, /^Choose/)).toBeDisabled();
        screen.unmount();
      }
      const screen = await inProvider(
        <form>
          <DateTimeRangePicker label="Day" name="stay" defaultValue={RANGE} />
        </form>,
      );
      const form = screen.stage.querySelector('form');
      const sent = form ? [...new FormData(form).entries()] : [];
      expect(sent).toHaveLength(1);
      expect(sent[0]?.[0]).toBe('stay');
      expect(String(sent[0]?.[1]).replace(MARKS, '')).toBe(
        '05/21/2025 09:00 AM – 05/23/2025 04:00 PM',
      );
      screen.unmount();
    }
  },
);

claim('In version 8.4.0, Ctrl+A still makes a read-only field editable.', async () => {
  for (const pointer of ['fine', 'coarse'] as const) {
    setPointer(pointer);
    const screen = await picker({ readOnly: true });
    await click(section(screen, 'Day').first());
    await press('Backspace');
    expect(text(screen)).toBe('05/21/2025 09:00 AM – 05/23/2025 04:00 PM');
    await press('Control+a', 'Backspace');
    await expect.poll(() => text(screen)).toBe('MM/DD/YYYY hh:mm aa – MM/DD/YYYY hh:mm aa');
    screen.unmount();
  }
});

claim(
  [
    'The default is 1, unlike in the Date Range Picker.',
    'The mobile variant always displays one month.',
  ],
  async () => {
    for (const [Variant, calendars, expected] of [
      [DesktopDateTimeRangePicker, undefined, 1],
      [DesktopDateTimeRangePicker, 3, 3],
      [MobileDateTimeRangePicker, 3, 1],
    ] as const) {
      const props = { label: 'Day', defaultValue: RANGE, calendars };
      const screen = await inProvider(<Variant {...props} />);
      await openPicker(screen);
      await expect.poll(() => count('[role="grid"]')).toBe(expected);
      screen.unmount();
    }
  },
);

claim(
  [
    'Three months and the clock need about 1,100 px.',
    "The popup doesn't shrink in small windows, so set calendars with a media query.",
  ],
  async () => {
    for (const width of [1280, 600]) {
      await setWidth(width);
      const screen = await inProvider(<DesktopDateTimeRangePicker label="Day" calendars={3} />);
      await openPicker(screen);
      await expect.poll(() => count('[role="grid"]')).toBe(3);
      const layout = document.querySelector('.MuiPickersLayout-root');
      expect(Math.round((layout?.clientWidth ?? 0) / 100)).toBe(11);
      screen.unmount();
    }
  },
);

claim(
  [
    'A click in an input opens the popup at that date.',
    'There is no opening button.',
    'In the desktop variant, the focus stays in the field, so users can type while the popup is open.',
    "In the mobile variant, both inputs are read-only: users can't type.",
    'The field with one input is editable in both variants.',
    'name, label, sx and className of the picker have no effect.',
  ],
  async () => {
    const slots = { field: MultiInputDateTimeRangeField };
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const [label, next] of [
        ['Start', 'Next'],
        ['End', pointer === 'fine' ? 'OK' : 'Next'],
      ] as const) {
        const screen = await picker({ slots, name: 'stay', className: 'own', sx: { order: 7 } });
        expect(screen.getByRole('group', { name: 'Day' }).elements()).toHaveLength(0);
        expect(screen.stage.querySelector('[name="stay"], .own')).toBeNull();
        for (const each of screen.stage.querySelectorAll('*')) {
          expect(getComputedStyle(each).order).not.toBe('7');
        }
        expect(screen.stage.querySelectorAll('button')).toHaveLength(0);
        const before = text(screen, label);
        await click(field(screen, label), { at: { x: 60, y: 28 } });
        await expect.element(button(screen, next)).toBeVisible();
        await type('06');
        await press('Escape');
        await expect.poll(() => isThere('.MuiDateRangeCalendar-root')).toBe(false);
        expect(text(screen, label) === before).toBe(pointer === 'coarse');
        screen.unmount();
      }
      const screen = await picker();
      await enterAt(screen, 'Day', 0, '6');
      await expect.poll(() => text(screen)).toContain('06/21/2025');
      screen.unmount();
    }
  },
);

claim('In version 8.4.0, Ctrl+A still makes them editable.', async () => {
  const screen = await inProvider(
    <MobileDateTimeRangePicker
      defaultValue={RANGE}
      slots={{ field: MultiInputDateTimeRangeField }}
    />,
  );
  await press('Tab', 'Backspace');
  expect(text(screen, 'Start')).toBe('05/21/2025 09:00 AM');
  await press('Control+a', 'Backspace');
  await expect.poll(() => text(screen, 'Start')).toBe('MM/DD/YYYY hh:mm aa');
});

claim(
  [
    'In version 8.4.0, typing into one date of the field with one input can copy parts of the other date (#18039).',
    "Two inputs don't have this problem.",
  ],
  async () => {
    const one = await picker();
    await enterAt(one, 'Day', 0, '06');
    await expect.poll(() => text(one)).toBe('06/23/2025 04:00 PM – 05/23/2025 04:00 PM');
    one.unmount();
    const two = await picker({ slots: { field: MultiInputDateTimeRangeField } });
    await click(section(two, 'Month', 'Start'));
    await type('06');
    await expect.poll(() => text(two, 'Start')).toBe('06/21/2025 09:00 AM');
  },
);

claim(
  [
    'With null for all time views, the popup displays the calendar only.',
    'In the desktop variant, the popup closes when the user selects a day, and focus moves to the hours of the start in the field.',
    'To select the day of the end, users reopen the popup and click Next first.',
  ],
  async () => {
    const viewRenderers = { hours: null, minutes: null };
    const screen = await inProvider(
      <DesktopDateTimeRangePicker label="Day" defaultValue={RANGE} viewRenderers={viewRenderers} />,
    );
    const hours = field(screen).getByRole('spinbutton', { name: 'Hours' }).first();
    for (const [name, isEnd, shown] of [
      ['14', false, '05/14/2025 09:00 AM – 05/23/2025 04:00 PM'],
      ['13', false, '05/13/2025 09:00 AM – 05/23/2025 04:00 PM'],
      ['16', true, '05/13/2025 09:00 AM – 05/16/2025 04:00 PM'],
    ] as const) {
      await openPicker(screen);
      await expect.poll(() => isThere('.MuiDateRangeCalendar-root')).toBe(true);
      expect(isThere('.MuiMultiSectionDigitalClock-root')).toBe(false);
      if (isEnd) await button(screen, 'Next').click();
      await day(screen, name).click();
      await expectClosed(screen);
      expect(text(screen)).toBe(shown);
      if (!isEnd) await expect.element(hours).toHaveFocus();
    }
  },
);

claim("shouldDisableDate(day, position) receives 'start' or 'end'.", async () => {
  const seen = new Set<string>();
  const screen = await picker({
    shouldDisableDate: (date, position) => {
      seen.add(position);
      return position === 'start' && date.date() === 14;
    },
  });
  await openPicker(screen);
  await expect.element(day(screen, '14')).toBeDisabled();
  await button(screen, 'Next').click();
  await expect.element(day(screen, '14')).toBeEnabled();
  expect([...seen].toSorted()).toEqual(['end', 'start']);
});
