import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import {
  act,
  claim,
  click,
  dragTo,
  expect,
  page,
  press,
  setClock,
  setPointer,
  settled,
  takeClipboard,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { AdapterDateFns, AdapterLuxon, AdapterMoment } from '#test/proofs/dateAdapters.js';
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
/** A place beside what is shown. */
const OUTSIDE = { at: { x: 1200, y: 780 } };

/** Callbacks that write down their names, and what they were given. */
function recorder() {
  let log: string[] = [];
  const values: string[] = [];
  const note =
    (name: string) =>
    (value: Dayjs | null = null) => {
      log.push(name);
      values.push(`${name} ${value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : String(value)}`);
    };
  return {
    values,
    props: {
      onOpen: () => log.push('onOpen'),
      onClose: () => log.push('onClose'),
      onViewChange: () => log.push('onViewChange'),
      onError: () => log.push('onError'),
      onChange: note('onChange'),
      onAccept: note('onAccept'),
    },
    /** What ran since the last time. */
    take: () => {
      const taken = log.join(' ');
      log = [];
      return taken;
    },
  };
}

/** Where the 3 is on the face of a clock. */
const THREE = { x: 190, y: 110 };

/** The face of the clock that is shown. */
function face(screen: Screen): Element {
  const mask = screen.stage.querySelector('.MuiClock-squareMask');
  if (!mask) {
    throw new Error('There is no clock.');
  }
  return mask;
}

/** Touches a place on an element. */
async function touch(target: Element, { x, y }: { x: number; y: number }) {
  const { left, top } = target.getBoundingClientRect();
  const finger = new Touch({ identifier: 1, target, clientX: left + x, clientY: top + y });
  for (const name of ['touchstart', 'touchend']) {
    target.dispatchEvent(
      new TouchEvent(name, { bubbles: true, cancelable: true, changedTouches: [finger] }),
    );
    await settled();
  }
}

/** Controlled: the state follows onChange. */
function Controlled({
  isMobile = false,
  onChange,
  start = MAY_21,
  ...props
}: DatePickerProps & { isMobile?: boolean; start?: Dayjs | null }) {
  const [value, setValue] = useState<Dayjs | null>(start);
  const Picker = isMobile ? MobileDatePicker : DesktopDatePicker;
  return (
    <Picker
      label="Day"
      {...props}
      value={value}
      onChange={(next, context) => {
        setValue(next);
        onChange?.(next, context);
      }}
    />
  );
}

/** A picker of each way to hold the value. */
async function eachWay(
  isMobile: boolean,
  props: DatePickerProps,
  script: (screen: Screen, isControlled: boolean) => Promise<void>,
) {
  const Picker = isMobile ? MobileDatePicker : DesktopDatePicker;
  for (const isControlled of [false, true]) {
    const screen = await inProvider(
      isControlled ? (
        <Controlled isMobile={isMobile} {...props} />
      ) : (
        <Picker label="Day" defaultValue={MAY_21} {...props} />
      ),
    );
    await script(screen, isControlled);
    screen.unmount();
  }
}

function button(screen: Screen, name: string) {
  return screen.getByRole('button', { name, exact: true });
}

act('EventTimeline', async (demo) => {
  const label = 'Delivery day';
  const log = demo.getByRole('log');
  const chips = () =>
    log
      .element()
      .textContent.split(/(?=on[A-Z])/)
      .filter((each) => each.startsWith('on'));
  await openPicker(demo, label);
  await demo.getByRole('radio', { name: 'June' }).click();
  await day(demo, '9').click();
  await expectClosed(demo);
  expect(chips()).toEqual([
    'onOpen',
    'onChange 06/21/2025',
    'onViewChange day',
    'onChange 06/09/2025',
    'onAccept 06/09/2025',
    'onClose',
  ]);
  await button(demo, 'Clear').click();
  expect(chips()).toEqual([]);
  await enter(demo, '03', label);
  await expect.poll(chips).toContain('onError minDate');
  await button(demo, 'Mobile').click();
  expect(chips()).toEqual([]);
  for (let turn = 0; turn < 2; turn += 1) {
    await openPicker(demo, label);
    await demo.getByRole('radio', { name: turn === 0 ? 'June' : 'May' }).click();
    await button(demo, 'OK').click();
    await expectClosed(demo);
    await expect.poll(() => chips().at(-1)).toBe('onClose');
    expect(chips().at(-2)).toBe(`onAccept 0${6 - turn}/21/2025`);
  }
  await button(demo, 'Desktop').click();
  expect(chips()).toEqual([]);
});

act('FieldChanges', async (demo) => {
  const status = demo.getByRole('status');
  await enter(demo, '0521', 'Inspection day');
  await expect.element(status).toHaveTextContent('No call of onChange yet');
  await type('2');
  await expect.element(status).toHaveTextContent('Call 1 of onChange: invalid date');
  await type('025');
  await expect.element(status).toHaveTextContent('Call 4 of onChange: 2025-05-21');
  for (const call of [5, 6]) {
    if (call === 5) {
      await click(section(demo, 'Day', 'Inspection day'));
      await press('Delete');
      await expect.element(status).toHaveTextContent('Call 5 of onChange: null');
    } else {
      await type('9');
      await expect.element(status).toHaveTextContent('Call 6 of onChange: 2025-05-09');
    }
  }
});

act('RangeChanges', async (demo) => {
  const status = demo.getByRole('status');
  await click(demo.getByRole('spinbutton', { name: 'Month' }).first());
  await type('05212025');
  await expect.element(status).toHaveTextContent('2025-05-21 to null');
  await type('05232025');
  await expect.element(status).toHaveTextContent('2025-05-21 to 2025-05-23');
  await press('Control+a', 'Delete');
  await expect.element(status).toHaveTextContent('null to null');
});

act('ValidBudgetDay', async (demo) => {
  const label = 'Booking day in 2025';
  const status = demo.getByRole('status');
  for (const [month, booked] of [
    ['06', 'June 21, 2025'],
    ['05', 'May 21, 2025'],
  ] as const) {
    await enter(demo, month, label);
    await expect.element(status).toHaveTextContent(`Booked on ${booked}`);
    await click(section(demo, 'Year', label));
    await type('2026');
    await expect.poll(() => text(demo, label)).toContain('2026');
    await expect.element(field(demo, label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(status).toHaveTextContent(`Booked on ${booked}`);
    await click(section(demo, 'Year', label));
    await type('2025');
  }
});

act('DebouncedTables', async (demo) => {
  const label = 'Free tables on';
  const status = demo.getByRole('status');
  for (const [year, count] of [
    ['2026', 1],
    ['2027', 2],
  ] as const) {
    await click(section(demo, 'Year', label));
    await type(year);
    await expect.element(demo.getByText(`Calls of onChange: ${4 * count}`)).toBeVisible();
    await expect
      .element(status, { timeout: 4000 })
      .toHaveTextContent(`Requests: ${count}, the last for ${year}-05-21`);
  }
});

act('SaveOnAccept', async (demo) => {
  const label = 'Shift starts';
  const status = demo.getByRole('status');
  for (const [name, count] of [
    ['9', 1],
    ['22', 2],
  ] as const) {
    await openPicker(demo, label);
    await day(demo, name).click();
    await button(demo, 'Next').click();
    await demo.getByRole('option', { name: count === 1 ? '4 hours' : '5 hours' }).click();
    expect(demo.stage.textContent).toContain(`Saved: ${count - 1}`);
    await button(demo, 'OK').click();
    await expectClosed(demo);
    await expect.element(status).toHaveTextContent(`Saved: ${count}, the last 2025-05-`);
  }
  await expect.element(demo.getByText('Calls of onChange: 4')).toBeVisible();
});

claim(
  [
    'onChange runs when the value changes, onAccept when it is final, and onClose when the popup closes, in this order.',
    'onChange',
    'onAccept',
    'onClose',
    'onError, after the render with the new value',
    'onViewChange runs after the onChange of a selection that moves to the next view.',
    'clicks day 22 | onChange, onAccept, onClose',
    'types the day 23 | onChange, onAccept, for each digit',
  ],
  async () => {
    const { props, take } = recorder();
    await eachWay(false, props, async (screen) => {
      await openPicker(screen);
      expect(take()).toBe('onOpen');
      await day(screen, '22').click();
      await expectClosed(screen);
      expect(take()).toBe('onChange onAccept onClose');
      await click(section(screen, 'Day'));
      await type('23');
      await expect.poll(() => text(screen)).toBe('05/23/2025');
      expect(take()).toBe('onChange onAccept onChange onAccept');
    });
    const limited = { ...props, maxDate: dayjs('2025-05-31') };
    await eachWay(false, limited, async (screen) => {
      await click(section(screen, 'Month'));
      await press('ArrowUp');
      await expect.poll(() => text(screen)).toBe('06/21/2025');
      await expect.poll(take).toBe('onChange onAccept onError');
    });
  },
);

claim(
  [
    'The field and the button of a disabled or readOnly picker run none of these callbacks, with three exceptions.',
    'onError still runs if the value breaks a rule.',
    'Ctrl+A makes a read-only field editable.',
    'On desktop, two range fields still run onClose when the focus leaves them.',
    'The action bar of a static picker still runs them: its buttons stay enabled.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const state of [{ disabled: true }, { readOnly: true }]) {
        const { props, take } = recorder();
        const screen = await inProvider(
          <DatePicker label="Day" defaultValue={MAY_21} {...state} {...props} />,
        );
        await click(field(screen), { at: { x: 60, y: 28 } });
        await type('11');
        await press('ArrowUp', 'Delete');
        const opening = screen.getByRole('button', { name: /^Choose/ });
        await expect.element(opening).toBeDisabled();
        expect(text(screen)).toBe('05/21/2025');
        expect(take()).toBe('');
        if ('readOnly' in state) {
          await press('Control+a', 'Backspace');
          expect(take()).toBe('onChange onAccept');
        }
        screen.unmount();
        const fixed = await inProvider(
          <StaticDatePicker defaultValue={MAY_21} {...state} onChange={props.onChange} />,
        );
        await click(day(fixed, '21'));
        expect(take()).toBe('');
        fixed.unmount();
        const bar = await inProvider(
          <StaticDatePicker
            defaultValue={MAY_21}
            {...state}
            onChange={props.onChange}
            onAccept={props.onAccept}
            onClose={props.onClose}
            slotProps={{ actionBar: { actions: ['clear', 'today', 'cancel', 'accept'] } }}
          />,
        );
        await button(bar, 'OK').click();
        expect(take()).toBe('onChange onAccept onClose');
        await button(bar, 'Today').click();
        expect(take()).toBe('onChange onAccept onClose');
        await button(bar, 'Clear').click();
        expect(take()).toBe('onChange onAccept onClose');
        bar.unmount();
      }
    }
    for (const state of [{ disabled: true }, { readOnly: true }]) {
      const { props, take } = recorder();
      const wrong = await inProvider(
        <DesktopDatePicker
          label="Day"
          defaultValue={MAY_21}
          maxDate={dayjs('2025-05-01')}
          {...state}
          {...props}
        />,
      );
      expect(take()).toBe('onError');
      wrong.unmount();
      for (const Picker of [DesktopDateRangePicker, MobileDateRangePicker]) {
        const onOpen = vi.fn();
        const onClose = vi.fn();
        const two = await inProvider(
          <>
            <button>Before</button>
            <Picker
              {...state}
              {...{ onOpen, onClose }}
              defaultValue={[MAY_21, MAY_21]}
              slots={{ field: MultiInputDateRangeField }}
              localeText={{ start: 'Arrival', end: 'Departure' }}
            />
          </>,
        );
        button(two, 'Before').element().focus();
        await press('Tab');
        await settled();
        expect(onClose).not.toHaveBeenCalled();
        await press('Shift+Tab');
        await settled();
        const isDesktop = Picker === DesktopDateRangePicker;
        await expect.poll(() => onClose.mock.calls.length > 0).toBe(isDesktop);
        expect(onOpen).not.toHaveBeenCalled();
        two.unmount();
      }
    }
  },
);

claim(
  [
    'The last empty section gets a value.',
    "If the format has a day, an empty weekday doesn't count.",
    'The user edits a section of a complete date.',
    'The user clears a complete date or one of its sections.',
    'The value is null.',
    'The user pastes text that replaces or clears the value.',
    "A key in an incomplete date doesn't run onChange, except the one that completes it.",
    "For a complete date that doesn't exist, onChange receives an invalid date object, or null if the previous value was already invalid.",
    'While a user types the year 2026 over 2025, onChange runs four times.',
    'With Day.js, the values are an invalid date, null, the year 202 and 2026.',
  ],
  async () => {
    const shown: string[] = [];
    const onChange: DateFieldProps['onChange'] = (value) =>
      shown.push(value?.isValid() ? value.format('YYYY-MM-DD') : String(value));
    const take = () => shown.splice(0);
    const screen = await inProvider(<DateField label="Day" onChange={onChange} />);
    await click(section(screen, 'Year'));
    await type('2025');
    await click(section(screen, 'Month'));
    await type('06');
    await press('ArrowLeft', 'Delete');
    await type('06');
    expect(take()).toEqual([]);
    await type('3');
    await type('0');
    expect(take()).toEqual(['2025-06-03', '2025-06-30']);
    await click(section(screen, 'Day'));
    await type('31');
    expect(take()).toEqual(['2025-06-03', 'Invalid Date']);
    await click(section(screen, 'Day'));
    await press('Delete');
    expect(take()).toEqual(['null']);
    await press('Delete');
    await click(section(screen, 'Month'));
    await press('ArrowUp');
    expect(take()).toEqual([]);
    screen.unmount();

    const year = await inProvider(
      <DateField label="Day" defaultValue={MAY_21} onChange={onChange} />,
    );
    await click(section(year, 'Year'));
    await type('2026');
    expect(take()).toEqual(['Invalid Date', 'null', '0202-05-21', '2026-05-21']);
    const clipboard = await takeClipboard();
    for (const [pasted, value] of [
      ['05/09/2025', '2025-05-09'],
      ['someday', 'null'],
    ] as const) {
      await clipboard.write(pasted);
      await press('Control+a', 'Control+v');
      await expect.poll(take).toEqual([value]);
    }
    year.unmount();
    for (const clear of [
      (whole: Screen) => button(whole, 'Clear').click(),
      () => press('Control+a', 'Delete'),
    ]) {
      const whole = await inProvider(
        <DateField label="Day" clearable defaultValue={MAY_21} onChange={onChange} />,
      );
      await click(section(whole, 'Day'));
      await clear(whole);
      await expect.poll(() => text(whole)).toBe('MM/DD/YYYY');
      expect(take()).toEqual(['null']);
      whole.unmount();
    }

    const weekday = await inProvider(
      <DateField label="Day" format="ddd, D MMM YYYY" onChange={onChange} />,
    );
    await click(section(weekday, 'Year'));
    await type('2025');
    await click(section(weekday, 'Month'));
    await type('may');
    expect(take()).toEqual([]);
    await click(section(weekday, 'Day').last()); // the first one is the weekday
    await type('21');
    expect(take()).toEqual(['2025-05-02', '2025-05-21']);
    await expect.poll(() => text(weekday)).toBe('Wed, 21 May 2025');
  },
);

claim(['onChange runs as soon as one date is complete, with null for the other one.'], async () => {
  for (const isEndFirst of [false, true]) {
    const onChange = vi.fn<(value: [Dayjs | null, Dayjs | null]) => void>();
    const screen = await inProvider(<SingleInputDateRangeField onChange={onChange} />);
    const months = screen.getByRole('spinbutton', { name: 'Month' });
    await click(isEndFirst ? months.last() : months.first());
    await type('0521');
    expect(onChange).not.toHaveBeenCalled();
    await type('2025');
    const [start, end] = onChange.mock.lastCall?.[0] ?? [];
    expect((isEndFirst ? end : start)?.format('YYYY-MM-DD')).toBe('2025-05-21');
    expect(isEndFirst ? start : end).toBeNull();
    screen.unmount();
  }
});

claim(
  [
    'onChange runs when the new value differs from the current one.',
    'The exception for uncontrolled pickers applies here too.',
    'Uncontrolled pickers have one exception: the first selection runs onChange even with the same value, but not by touch or drag on a clock face.',
    'So does the first edit of the field, and the first click on OK, Clear, Today or a shortcut.',
    'OK | None, except for the first click in an uncontrolled picker',
  ],
  async () => {
    const { props, take } = recorder();
    await eachWay(false, props, async (screen, isControlled) => {
      for (const isFirst of [true, false]) {
        await openPicker(screen);
        await day(screen, '21').click();
        await expectClosed(screen);
        expect(take()).toBe(
          isFirst && !isControlled ? 'onOpen onChange onAccept onClose' : 'onOpen onClose',
        );
      }
    });
    await eachWay(false, props, async (screen, isControlled) => {
      for (const isFirst of [true, false]) {
        await click(section(screen, 'Month'));
        await type('5');
        expect(take()).toBe(isFirst && !isControlled ? 'onChange onAccept' : '');
      }
    });
    setClock('2025-05-21T12:34:00');
    for (const name of ['Today', 'May 21', 'Clear'] as const) {
      const screen = await inProvider(
        <DesktopDatePicker
          label="Day"
          {...(name !== 'Clear' && { defaultValue: MAY_21 })}
          {...props}
          slotProps={{
            actionBar: { actions: ['clear', 'today'] },
            shortcuts: { items: [{ label: 'May 21', getValue: () => MAY_21 }] },
          }}
        />,
      );
      for (const expected of ['onOpen onChange onAccept onClose', 'onOpen onClose']) {
        await openPicker(screen);
        await button(screen, name).click();
        await expectClosed(screen);
        expect(take()).toBe(expected);
      }
      screen.unmount();
    }
    await eachWay(true, props, async (screen, isControlled) => {
      for (const isFirst of [true, false]) {
        await openPicker(screen);
        await button(screen, 'OK').click();
        await expectClosed(screen);
        expect(take()).toBe(
          isFirst && !isControlled ? 'onOpen onChange onAccept onClose' : 'onOpen onClose',
        );
      }
    });
    const gestures: [(clock: Element) => Promise<void>, string][] = [
      [(clock) => click(clock, { at: THREE }), 'onChange'],
      [(clock) => touch(clock, THREE), ''],
      [(clock) => dragTo(clock, clock, THREE), ''],
    ];
    for (const [select, expected] of gestures) {
      const screen = await inProvider(
        <StaticTimePicker
          defaultValue={dayjs('2025-05-21T15:30')}
          onChange={props.onChange}
          onAccept={props.onAccept}
        />,
      );
      await select(face(screen));
      expect(take()).toBe(expected);
      // Each of them selected the hour.
      await expect
        .element(screen.getByRole('listbox', { name: /^Select minutes/ }))
        .toBeInTheDocument();
      screen.unmount();
    }
  },
);

claim(
  'After an edit of the field, Cancel, Escape or a click outside, the exception no longer applies.',
  async () => {
    const { props, take } = recorder();
    for (const change of [
      () => press('ArrowUp', 'ArrowDown'),
      (screen: Screen) => openPicker(screen).then(() => button(screen, 'Cancel').click()),
      (screen: Screen) => openPicker(screen).then(() => press('Escape')),
      (screen: Screen) => openPicker(screen).then(() => click(document.body, OUTSIDE)),
    ]) {
      const screen = await inProvider(
        <MobileDatePicker label="Day" defaultValue={MAY_21} {...props} />,
      );
      await click(section(screen, 'Day'));
      await change(screen);
      await expectClosed(screen);
      take();
      await openPicker(screen);
      await button(screen, 'OK').click();
      await expectClosed(screen);
      expect(take()).toBe('onOpen onClose');
      screen.unmount();
    }
  },
);

claim(
  [
    'The picker runs onChange for each onChange of its field that changes the value.',
    "The popup doesn't open or close.",
    'The user edits the field | On each edit',
  ],
  async () => {
    for (const isMobile of [false, true]) {
      const { props, take, values } = recorder();
      await eachWay(isMobile, props, async (screen) => {
        values.length = 0;
        await click(section(screen, 'Day'));
        await type('22');
        expect(take()).toBe('onChange onAccept onChange onAccept');
        expect(values.filter((each) => each.startsWith('onAccept'))).toEqual([
          'onAccept 2025-05-02 00:00',
          'onAccept 2025-05-22 00:00',
        ]);
        await click(section(screen, 'Day'));
        await press('Delete');
        expect(take()).toBe('onChange onAccept');
        expect(values.at(-1)).toBe('onAccept null');
      });
      const { onChange } = props;
      const same = await inProvider(
        <Controlled isMobile={isMobile} start={dayjs('2025-05-05')} onChange={onChange} />,
      );
      await click(section(same, 'Day'));
      await type('5');
      expect(take()).toBe('');
      same.unmount();
    }
  },
);

claim(
  [
    'Each selection of a year, month, day, hour or minute runs onChange.',
    'A drag on the clock of a picker runs it once, at the end, but not if the mouse is released outside of the face.',
  ],
  async () => {
    const { props, take } = recorder();
    const dates = await inProvider(
      <StaticDatePicker
        defaultValue={MAY_21}
        views={['year', 'month', 'day']}
        openTo="year"
        onChange={props.onChange}
        onAccept={props.onAccept}
      />,
    );
    await dates.getByRole('radio', { name: '2024' }).click();
    await dates.getByRole('radio', { name: 'March' }).click();
    await day(dates, '9').click();
    expect(take()).toBe('onChange onChange onChange');
    dates.unmount();
    const screen = await inProvider(
      <StaticTimePicker
        defaultValue={dayjs('2025-05-21T15:30')}
        onChange={props.onChange}
        onAccept={props.onAccept}
      />,
    );
    await dragTo(face(screen), face(screen), { x: 110, y: 200 });
    await expect.poll(take).toBe('onChange');
    screen.unmount();
    const outside = await inProvider(
      <>
        <StaticTimePicker
          defaultValue={dayjs('2025-05-21T12:30')}
          onChange={props.onChange}
          onAccept={props.onAccept}
        />
        <p>Outside</p>
      </>,
    );
    const hand = () => document.querySelector('.MuiClockPointer-root')?.getAttribute('style');
    const atTwelve = hand();
    await dragTo(face(outside), outside.getByText('Outside'));
    await expect.poll(hand).not.toBe(atTwelve);
    expect(take()).toBe('');
    outside.unmount();
    const times = await inProvider(
      <DesktopTimePicker label="Day" defaultValue={dayjs('2025-05-21T15:30')} {...props} />,
    );
    await openPicker(times);
    take();
    await times.getByRole('option', { name: '4 hours' }).click();
    await times.getByRole('option', { name: '45 minutes' }).click();
    expect(take().match(/onChange/g)).toHaveLength(2);
  },
);

/** Selects day 22 and clicks a button of the action bar. */
async function clickAction(
  isMobile: boolean,
  name: 'Clear' | 'Today' | 'OK' | 'Cancel',
  expected: string[],
) {
  const { props, take, values } = recorder();
  await eachWay(
    isMobile,
    {
      ...props,
      closeOnSelect: false,
      slotProps: { actionBar: { actions: ['clear', 'today', 'cancel', 'accept'] } },
    },
    async (screen) => {
      await openPicker(screen);
      await day(screen, '22').click();
      expect(take()).toBe('onOpen onChange');
      values.length = 0;
      await button(screen, name).click();
      await expectClosed(screen);
      expect(values).toEqual(expected);
      expect(take().endsWith('onClose')).toBe(true);
      // Nothing was selected: Cancel has nothing to restore.
      if (name === 'Cancel') {
        await openPicker(screen);
        await button(screen, name).click();
        await expectClosed(screen);
        expect(take()).toBe('onOpen onClose');
      }
    },
  );
}

claim('Cancel | The last accepted value, if it differs', async () => {
  for (const isMobile of [false, true]) {
    await clickAction(isMobile, 'Cancel', ['onChange 2025-05-21 00:00']);
  }
});

// The other three buttons are in the claims around this one.
claim('OK, Clear, Today and Cancel close the picker.', async () => {
  for (const isMobile of [false, true]) {
    await clickAction(isMobile, 'OK', ['onAccept 2025-05-22 00:00']);
  }
});

claim(
  [
    'Clear | null, or [null, null] for a range',
    'Today | The current date, or date and time, twice for a range',
    'The user clicks OK, Clear or Today | Also in static pickers',
  ],
  async () => {
    setClock('2025-05-07T12:34:00');
    for (const isMobile of [false, true]) {
      await clickAction(isMobile, 'Clear', ['onChange null', 'onAccept null']);
      await clickAction(isMobile, 'Today', [
        'onChange 2025-05-07 00:00',
        'onAccept 2025-05-07 00:00',
      ]);
    }
    const { props, values } = recorder();
    const screen = await inProvider(
      <MobileDateTimePicker
        label="Day"
        defaultValue={dayjs('2025-05-21T15:30')}
        slotProps={{ actionBar: { actions: ['today'] } }}
        {...props}
      />,
    );
    await openPicker(screen);
    await button(screen, 'Today').click();
    expect(values).toEqual(['onChange 2025-05-07 12:34', 'onAccept 2025-05-07 12:34']);
    screen.unmount();
    for (const Picker of [DesktopDateRangePicker, MobileDateRangePicker]) {
      const onChange = vi.fn<(range: DateRange<Dayjs>) => void>();
      const range = await inProvider(
        <Picker
          label="Day"
          defaultValue={[MAY_21, MAY_21]}
          onChange={onChange}
          slotProps={{ actionBar: { actions: ['clear', 'today'] } }}
        />,
      );
      const last = () =>
        onChange.mock.lastCall?.[0].map((date) => date?.format('MM-DD HH:mm') ?? null);
      for (const [name, expected] of [
        ['Clear', [null, null]],
        ['Today', ['05-07 00:00', '05-07 00:00']],
      ] as const) {
        await openPicker(range);
        await button(range, name).click();
        await expect.poll(last).toEqual(expected);
        await expectClosed(range);
      }
      range.unmount();
    }
  },
);

claim('The focus leaves two range fields and their popup on desktop | As with Escape', async () => {
  const onAccept = vi.fn<(range: DateRange<Dayjs>) => void>();
  const screen = await inProvider(
    <>
      <button>Before</button>
      <DesktopDateRangePicker
        defaultValue={[MAY_21, dayjs('2025-05-24')]}
        onAccept={onAccept}
        slots={{ field: MultiInputDateRangeField }}
        localeText={{ start: 'Arrival', end: 'Departure' }}
      />
    </>,
  );
  await click(section(screen, 'Month', 'Arrival'));
  await day(screen, '20').first().click();
  await expect.poll(() => text(screen, 'Arrival')).toBe('05/20/2025');
  await click(section(screen, 'Month', 'Departure'));
  await expect.element(section(screen, 'Month', 'Departure')).toHaveFocus();
  expect(onAccept).not.toHaveBeenCalled();
  button(screen, 'Before').element().focus();
  await expect
    .poll(() => onAccept.mock.lastCall?.[0].map((date) => date?.format('D')))
    .toEqual(['20', '24']);
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
});

claim(
  [
    'onChange and onAccept receive (value, context).',
    'context.validationError is the error code of value, or null.',
    'For a range , it is a pair, such as [null, null].',
  ],
  async () => {
    const minDate = dayjs('2025-05-12');
    const onChange = vi.fn();
    const onAccept = vi.fn();
    const single = await inProvider(
      <DesktopDatePicker
        label="Day"
        minDate={minDate}
        defaultValue={MAY_21}
        onChange={onChange}
        onAccept={onAccept}
      />,
    );
    for (const [typed, validationError] of [
      ['9', 'minDate'],
      ['22', null],
    ] as const) {
      await click(section(single, 'Day'));
      await type(typed);
      for (const callback of [onChange, onAccept]) {
        const [value, context, ...others] = callback.mock.lastCall ?? [];
        expect(value.format('D')).toBe(typed);
        expect(context).toEqual({ validationError });
        expect(others).toEqual([]);
      }
    }
    single.unmount();
    const range = await inProvider(
      <DesktopDateRangePicker
        label="Day"
        minDate={minDate}
        defaultValue={[MAY_21, dayjs('2025-05-24')]}
        onChange={onChange}
        onAccept={onAccept}
        slots={{ field: SingleInputDateRangeField }}
      />,
    );
    for (const [typed, validationError] of [
      ['9', ['minDate', null]],
      ['22', [null, null]],
    ] as const) {
      await click(section(range, 'Day').first());
      await type(typed);
      for (const callback of [onChange, onAccept]) {
        expect(callback.mock.lastCall?.[1]).toEqual({ validationError });
      }
    }
  },
);

claim(
  [
    'Shortcut | Its value',
    'After a click on a shortcut, context.shortcut is the item without getValue.',
    "The user clicks a shortcut | Unless changeImportance is 'set'",
    "A shortcut with changeImportance: 'set' changes the value and leaves it open.",
    "The user clicks a shortcut, unless changeImportance is 'set'.",
  ],
  async () => {
    for (const changeImportance of ['accept', 'set'] as const) {
      for (const isMobile of [false, true]) {
        const { props, take } = recorder();
        const labels: unknown[] = [];
        const keys: string[] = [];
        await eachWay(
          isMobile,
          {
            ...props,
            onChange: (value, context) => {
              labels.push(context.shortcut?.label);
              keys.push(...Object.keys(context.shortcut ?? {}));
              props.onChange(value);
            },
            slotProps: {
              shortcuts: {
                changeImportance,
                items: [{ label: 'Quarter end', getValue: () => dayjs('2025-06-30') }],
              },
            },
          },
          async (screen) => {
            await openPicker(screen);
            await button(screen, 'Quarter end').click();
            if (changeImportance === 'accept') {
              await expectClosed(screen);
              expect(take()).toBe('onOpen onChange onAccept onClose');
            } else {
              await expect.element(screen.getByText('June 2025')).toBeVisible();
              expect(take()).toBe('onOpen onChange');
              await press('Escape'); // the dialog hides the field
              await expectClosed(screen);
              take();
            }
            expect(labels.at(-1)).toBe('Quarter end');
            expect(keys).not.toContain('getValue');
            expect(text(screen)).toBe('06/30/2025');
          },
        );
      }
    }
  },
);

claim(
  [
    'The user completes the last view | With closeOnSelect only',
    'closeOnSelect is true in DesktopDatePicker and DesktopDateRangePicker , and false in all other pickers.',
    'Without it, the picker has the buttons Cancel and OK, or Cancel and Next before the last step.',
  ],
  async () => {
    for (const [Picker, isClosing] of [
      [DesktopDatePicker, true],
      [MobileDatePicker, false],
    ] as const) {
      for (const closeOnSelect of [undefined, true, false]) {
        const { props, take } = recorder();
        const screen = await inProvider(
          <Picker
            label="Day"
            defaultValue={MAY_21}
            {...(closeOnSelect !== undefined && { closeOnSelect })}
            {...props}
          />,
        );
        await openPicker(screen);
        const isExpected = closeOnSelect ?? isClosing;
        expect(screen.getByRole('button', { name: 'OK' }).elements()).toHaveLength(
          isExpected ? 0 : 1,
        );
        await day(screen, '22').click();
        expect(take()).toBe(isExpected ? 'onOpen onChange onAccept onClose' : 'onOpen onChange');
        screen.unmount();
      }
    }
    for (const [Picker, isClosing] of [
      [DesktopDateRangePicker, true],
      [MobileDateRangePicker, false],
    ] as const) {
      const onClose = vi.fn();
      const screen = await inProvider(<Picker defaultValue={[MAY_21, MAY_21]} onClose={onClose} />);
      await openPicker(screen, /.*/);
      expect(screen.getByRole('button', { name: 'OK' }).elements()).toHaveLength(isClosing ? 0 : 1);
      await day(screen, '22').first().click();
      await day(screen, '23').first().click();
      expect(onClose).toHaveBeenCalledTimes(isClosing ? 1 : 0);
      screen.unmount();
    }
    for (const Picker of [
      DesktopTimePicker,
      MobileTimePicker,
      DesktopDateTimePicker,
      MobileDateTimePicker,
    ]) {
      const screen = await inProvider(<Picker label="Day" defaultValue={MAY_21} />);
      await openPicker(screen);
      const names = [...document.querySelectorAll('.MuiDialogActions-root button')].map(
        ({ textContent }) => textContent,
      );
      expect(names).toEqual(['Cancel', Picker === MobileDateTimePicker ? 'Next' : 'OK']);
      screen.unmount();
    }
  },
);

/** Selects day 22, closes the picker in some way, and says what ran then. */
async function closeAfterSelection(
  isMobile: boolean,
  close: (screen: Screen) => Promise<unknown>,
  shown: string,
  callbacks: string,
) {
  const { props, take } = recorder();
  await eachWay(isMobile, { ...props, closeOnSelect: false }, async (screen) => {
    await openPicker(screen);
    await day(screen, '22').click();
    expect(take()).toBe('onOpen onChange');
    await close(screen);
    await expectClosed(screen);
    expect(text(screen)).toBe(shown);
    expect(take()).toBe(callbacks);
  });
}

claim(
  [
    'The user presses Escape or clicks outside | The current value is accepted, not discarded',
    'Escape and a click outside accept the selection, even when Cancel and OK are visible.',
  ],
  async () => {
    for (const isMobile of [false, true]) {
      for (const close of [() => press('Escape'), () => click(document.body, OUTSIDE)]) {
        await closeAfterSelection(isMobile, close, '05/22/2025', 'onAccept onClose');
      }
    }
  },
);

claim(
  [
    'Only Cancel restores the last accepted value.',
    'A click on the button that opened the picker closes it without onAccept.',
    'The user presses Escape, clicks outside, or clicks the button again.',
  ],
  async () => {
    for (const isMobile of [false, true]) {
      await closeAfterSelection(
        isMobile,
        (screen) => button(screen, 'Cancel').click(),
        '05/21/2025',
        'onChange onClose',
      );
    }
    // The dialog of the mobile variant covers the button.
    await closeAfterSelection(
      false,
      (screen) => screen.getByRole('button', { name: /^Choose/ }).click(),
      '05/22/2025',
      'onClose',
    );
  },
);

claim(
  [
    'When a selection or an edit is accepted at once, version 8.4.0 stores the previous value as the last accepted one (#18491).',
    "Select another day, then the first one again: onAccept doesn't run | DesktopDatePicker",
    'Select a day, reopen, press Escape: onAccept runs again with the same value | DesktopDatePicker',
    'Type 22 over 21, open the dialog, click Cancel: the field shows day 2 | MobileDatePicker',
    'Click Clear, reopen, click Cancel: the cleared date is back | MobileDatePicker',
  ],
  async () => {
    const { props, take, values } = recorder();
    await eachWay(false, props, async (screen) => {
      await openPicker(screen);
      await day(screen, '22').click();
      await expectClosed(screen);
      expect(take()).toBe('onOpen onChange onAccept onClose');
      await openPicker(screen);
      await day(screen, '21').click();
      await expectClosed(screen);
      expect(take()).toBe('onOpen onChange onClose');
    });
    await eachWay(false, props, async (screen) => {
      await openPicker(screen);
      await day(screen, '22').click();
      await expectClosed(screen);
      await openPicker(screen);
      take();
      await press('Escape');
      await expectClosed(screen);
      expect(take()).toBe('onAccept onClose');
      expect(values.at(-1)).toBe('onAccept 2025-05-22 00:00');
    });
    await eachWay(true, props, async (screen) => {
      await click(section(screen, 'Day'));
      await type('22');
      expect(text(screen)).toBe('05/22/2025');
      await openPicker(screen);
      await button(screen, 'Cancel').click();
      await expectClosed(screen);
      expect(text(screen)).toBe('05/02/2025');
    });
    await eachWay(
      true,
      { ...props, slotProps: { actionBar: { actions: ['clear', 'cancel', 'accept'] } } },
      async (screen) => {
        await openPicker(screen);
        await button(screen, 'Clear').click();
        await expectClosed(screen);
        expect(text(screen)).toBe('MM/DD/YYYY');
        await openPicker(screen);
        await button(screen, 'Cancel').click();
        await expectClosed(screen);
        expect(text(screen)).toBe('05/21/2025');
      },
    );
  },
);

claim(
  [
    'Change value from outside, open, click Cancel: the previous value is back | MobileDatePicker',
    "A value that you change from outside doesn't become the last accepted one (#19829).",
  ],
  async () => {
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    const draw = (value: Dayjs) => (
      <MobileDatePicker label="Day" value={value} onChange={onChange} />
    );
    function Switching() {
      const [value, setValue] = useState<Dayjs | null>(MAY_21);
      return (
        <>
          <button type="button" onClick={() => setValue(dayjs('2025-05-09'))}>
            From outside
          </button>
          {value && draw(value)}
        </>
      );
    }
    const screen = await inProvider(<Switching />);
    await button(screen, 'From outside').click();
    await expect.poll(() => text(screen)).toBe('05/09/2025');
    await openPicker(screen);
    await button(screen, 'Cancel').click();
    await expectClosed(screen);
    expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2025-05-21');
  },
);

claim(
  [
    'A controlled picker displays value.',
    'If you update it only in onAccept, a selection that needs OK is lost.',
    'Update value in onChange (#17663).',
  ],
  async () => {
    function OnAcceptOnly() {
      const [value, setValue] = useState<Dayjs | null>(MAY_21);
      return <MobileDatePicker label="Day" value={value} onAccept={setValue} />;
    }
    const screen = await inProvider(<OnAcceptOnly />);
    await openPicker(screen);
    await day(screen, '22').click();
    await button(screen, 'OK').click();
    await expectClosed(screen);
    expect(text(screen)).toBe('05/21/2025');
    screen.unmount();
    const kept = await inProvider(<Controlled isMobile />);
    await openPicker(kept);
    await day(kept, '22').click();
    await button(kept, 'OK').click();
    await expectClosed(kept);
    expect(text(kept)).toBe('05/22/2025');
  },
);

claim(
  "In version 8.4.0, save in onChange with a debounce instead of onAccept, and remove Cancel from the action bar: slotProps={{ actionBar: { actions: ['nextOrAccept'] } }}.",
  async () => {
    for (const isReduced of [false, true]) {
      const slotProps = isReduced ? { actionBar: { actions: ['nextOrAccept' as const] } } : {};
      const { props, take } = recorder();
      const screen = await inProvider(
        <MobileDateTimePicker label="Day" defaultValue={MAY_21} slotProps={slotProps} {...props} />,
      );
      await openPicker(screen);
      await expect.element(button(screen, 'Next')).toBeVisible();
      expect(button(screen, 'Cancel').elements()).toHaveLength(isReduced ? 0 : 1);
      await button(screen, 'Next').click();
      await expect.element(button(screen, 'OK')).toBeVisible();
      expect(button(screen, 'Cancel').elements()).toHaveLength(isReduced ? 0 : 1);
      take();
      await button(screen, 'OK').click();
      await expectClosed(screen);
      expect(take()).toContain('onClose');
      screen.unmount();
    }
  },
);

claim('Load data for the visible month | onMonthChange', async () => {
  for (const isMobile of [false, true]) {
    const onMonthChange = vi.fn<(month: Dayjs) => void>();
    await eachWay(isMobile, { onMonthChange }, async (screen) => {
      await openPicker(screen);
      await expect.element(day(screen, '22')).toBeVisible();
      expect(onMonthChange).not.toHaveBeenCalled();
      await button(screen, 'Next month').click();
      await expect
        .poll(() => onMonthChange.mock.calls.map(([month]) => month.format('YYYY-MM')))
        .toEqual(['2025-06']);
      onMonthChange.mockClear();
    });
  }
});

claim('onAccept runs when the value is final and differs from the last accepted one.', async () => {
  const { props, take } = recorder();
  const screen = await inProvider(<Controlled isMobile {...props} />);
  for (const [name, after] of [
    ['22', 'onAccept onClose'],
    ['22', 'onClose'],
    ['23', 'onAccept onClose'],
  ] as const) {
    await openPicker(screen);
    await day(screen, name).click();
    expect(take()).not.toContain('onAccept');
    await button(screen, 'OK').click();
    await expectClosed(screen);
    expect(take()).toBe(after);
  }
});

claim('Other date libraries accept the years 2 and 20.', async () => {
  for (const [dateAdapter, years] of [
    [AdapterDayjs, [202, 2026]],
    [AdapterDateFns, [2, 20, 202, 2026]],
    [AdapterLuxon, [2, 20, 202, 2026]],
    [AdapterMoment, [2, 20, 202, 2026]],
  ] as const) {
    const found: number[] = [];
    const screen = await inProvider(
      <DateField
        label="Day"
        defaultValue={new dateAdapter({}).date('2025-05-21') as Dayjs}
        onChange={(value) => {
          const time = value?.valueOf() ?? Number.NaN;
          if (!Number.isNaN(time)) {
            found.push(new Date(time).getUTCFullYear());
          }
        }}
      />,
      { dateAdapter },
    );
    await click(section(screen, 'Year'));
    await type('2026');
    expect(found).toEqual(years);
    screen.unmount();
  }
});

claim(
  [
    "With open, the picker doesn't open or close by itself.",
    'It only runs onOpen and onClose:',
    'onOpen runs when the user clicks the button that opens the picker, or opens the popup from one of two range fields .',
    'The user completes the last view with closeOnSelect.',
    'The user clicks a button of the action bar, except Next.',
  ],
  async () => {
    for (const isMobile of [false, true]) {
      const { props, take } = recorder();
      const Picker = isMobile ? MobileDatePicker : DesktopDatePicker;
      const closed = await inProvider(<Picker label="Day" open={false} {...props} />);
      await openPicker(closed);
      expect(take()).toBe('onOpen');
      await expectClosed(closed);
      closed.unmount();
      const opened = await inProvider(
        <Picker label="Day" open closeOnSelect defaultValue={MAY_21} {...props} />,
      );
      await day(opened, '22').click();
      expect(take()).toBe('onChange onAccept onClose');
      const dialog = page.getByRole('dialog');
      await expect.element(dialog).toBeVisible();
      await press('Escape');
      expect(take()).toContain('onClose');
      await expect.element(dialog).toBeVisible();
      opened.unmount();
    }
    for (const Picker of [DesktopDateRangePicker, MobileDateRangePicker]) {
      const onOpen = vi.fn();
      const two = await inProvider(
        <Picker
          onOpen={onOpen}
          defaultValue={[MAY_21, MAY_21]}
          slots={{ field: MultiInputDateRangeField }}
          localeText={{ start: 'Arrival', end: 'Departure' }}
        />,
      );
      await click(section(two, 'Month', 'Departure'));
      await expect.poll(() => onOpen.mock.calls.length).toBe(1);
      two.unmount();
    }
    const { props, take } = recorder();
    const screen = await inProvider(
      <MobileDateTimePicker label="Day" defaultValue={MAY_21} {...props} />,
    );
    await openPicker(screen);
    await button(screen, 'Next').click();
    await expect.element(button(screen, 'OK')).toBeVisible();
    expect(take()).not.toContain('onClose');
    await button(screen, 'OK').click();
    expect(take()).toContain('onClose');
  },
);

claim(
  [
    'A selection or Next leads to a view whose renderer in viewRenderers is null.',
    "onAccept doesn't run then.",
  ],
  async () => {
    const viewRenderers = { hours: null, minutes: null, meridiem: null };
    for (const Picker of [DesktopDateTimePicker, MobileDateTimePicker]) {
      const { props, take } = recorder();
      const screen = await inProvider(
        <Picker label="Day" defaultValue={MAY_21} viewRenderers={viewRenderers} {...props} />,
      );
      await openPicker(screen);
      expect(take()).toBe('onOpen');
      await day(screen, '22').click();
      if (Picker === MobileDateTimePicker) {
        expect(take()).toBe('onChange');
        await button(screen, 'Next').click();
      }
      await expectClosed(screen);
      expect(take()).toBe(
        Picker === MobileDateTimePicker ? 'onClose' : 'onChange onViewChange onClose',
      );
      screen.unmount();
    }
  },
);

claim(
  [
    'Each further click on one of these fields runs it again.',
    "The focus leaves two range fields and their popup on desktop, even if the popup isn't open.",
  ],
  async () => {
    for (const Picker of [DesktopDateRangePicker, MobileDateRangePicker]) {
      const onOpen = vi.fn();
      const onClose = vi.fn();
      const calls = () => [onOpen, onClose].map(({ mock }) => mock.calls.length);
      const screen = await inProvider(
        <>
          <button>Before</button>
          <Picker
            {...{ onOpen, onClose }}
            defaultValue={[MAY_21, MAY_21]}
            slots={{ field: MultiInputDateRangeField }}
            localeText={{ start: 'Arrival', end: 'Departure' }}
          />
        </>,
      );
      const isDesktop = Picker === DesktopDateRangePicker;
      button(screen, 'Before').element().focus();
      await press('Tab');
      await expect.element(section(screen, 'Month', 'Arrival')).toHaveFocus();
      await press('Shift+Tab');
      await settled();
      await expect.poll(calls).toEqual([0, isDesktop ? 1 : 0]);
      await click(section(screen, 'Month', 'Arrival'));
      await expect.poll(calls).toEqual([1, isDesktop ? 1 : 0]);
      if (isDesktop) {
        await click(section(screen, 'Day', 'Arrival'));
        await click(section(screen, 'Day', 'Departure'));
        await expect.poll(calls).toEqual([3, 1]);
        await expect.element(screen.getByRole('tooltip')).toBeVisible();
        await button(screen, 'Before').click(); // outside, which the focus leaves for
        await expect.poll(calls).toEqual([3, 3]);
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'onViewChange(view) runs when another view becomes active: after a selection, or a click on the calendar title, a tab, the toolbar or an arrow of the clock.',
    "It also runs on opening if the last visible view isn't that of openTo.",
    'When the focus moves to the other of two range fields and the popup returns to the view of openTo, it runs too.',
    "A click on Next doesn't run it in version 8.4.0.",
    'onError(error, value) runs when the error code of the value changes, and once on mount if the initial value has an error.',
    'When the error disappears, it runs with null, or for a range with [null, null].',
  ],
  async () => {
    const onViewChange = vi.fn();
    const screen = await inProvider(
      <DesktopDatePicker label="Day" defaultValue={MAY_21} onViewChange={onViewChange} />,
    );
    await openPicker(screen);
    expect(onViewChange).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: /switch to year view/ }).click();
    expect(onViewChange).toHaveBeenLastCalledWith('year');
    await press('Escape');
    await expectClosed(screen);
    await openPicker(screen);
    await expect.poll(() => onViewChange.mock.calls.length).toBe(2);
    expect(onViewChange).toHaveBeenLastCalledWith('day');
    screen.unmount();

    const onTab = vi.fn();
    const mobile = await inProvider(
      <MobileDateTimePicker label="Day" defaultValue={MAY_21} onViewChange={onTab} />,
    );
    await openPicker(mobile);
    await mobile.getByRole('tab', { name: /time/i }).click();
    expect(onTab).toHaveBeenLastCalledWith('hours');
    await mobile.getByRole('tab', { name: /date/i }).click();
    expect(onTab).toHaveBeenLastCalledWith('day');
    onTab.mockClear();
    await button(mobile, 'Next').click();
    await expect.element(mobile.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
    expect(onTab).not.toHaveBeenCalled();
    const [minutes] = document.querySelectorAll(
      '.MuiDateTimePickerToolbar-timeDigitsContainer button:last-of-type',
    );
    if (!minutes) {
      throw new Error('There is no toolbar.');
    }
    await click(minutes);
    expect(onTab).toHaveBeenLastCalledWith('minutes');
    mobile.unmount();

    const onArrow = vi.fn();
    const clock = await inProvider(
      <StaticTimePicker defaultValue={MAY_21} onViewChange={onArrow} />,
    );
    await button(clock, 'Open next view').click();
    expect(onArrow).toHaveBeenLastCalledWith('minutes');
    clock.unmount();

    const onFocus = vi.fn();
    const two = await inProvider(
      <DesktopDateTimeRangePicker
        defaultValue={[MAY_21, dayjs('2025-05-24')]}
        onViewChange={onFocus}
        slots={{ field: MultiInputDateTimeRangeField }}
        localeText={{ start: 'Arrival', end: 'Departure' }}
      />,
    );
    await click(section(two, 'Month', 'Arrival'));
    await day(two, '20').click();
    await expect.poll(() => onFocus.mock.lastCall?.[0]).toBe('hours');
    await click(section(two, 'Month', 'Departure'));
    await expect.poll(() => onFocus.mock.lastCall?.[0]).toBe('day');
    two.unmount();

    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      const onError = vi.fn<(error: string | null) => void>();
      const errors = await inProvider(
        <DatePicker
          label="Day"
          defaultValue={MAY_21}
          maxDate={dayjs('2025-05-20')}
          onError={onError}
        />,
      );
      await expect.poll(() => onError.mock.calls.map(([error]) => error)).toEqual(['maxDate']);
      await click(section(errors, 'Day'));
      await press('ArrowUp', 'ArrowDown');
      expect(onError).toHaveBeenCalledOnce();
      await press('ArrowDown');
      await expect
        .poll(() => onError.mock.calls.map(([error]) => error))
        .toEqual(['maxDate', null]);
      errors.unmount();

      const onRangeError = vi.fn();
      const range = await inProvider(
        <SingleInputDateRangeField
          label="Day"
          defaultValue={[MAY_21, dayjs('2025-05-24')]}
          minDate={dayjs('2025-05-22')}
          onError={onRangeError}
        />,
      );
      await expect.poll(() => onRangeError.mock.lastCall?.[0]).toEqual(['minDate', null]);
      await click(section(range, 'Day').first());
      await press('ArrowUp');
      await expect.poll(() => onRangeError.mock.lastCall?.[0]).toEqual([null, null]);
      range.unmount();
    }
  },
);

claim(
  [
    'clicks 2024 | onChange, onViewChange',
    'clicks March | onChange, onViewChange',
    'clicks day 9 | onChange, onAccept, onClose',
    'clicks the button again | onOpen, onViewChange',
  ],
  async () => {
    const { props, take } = recorder();
    await eachWay(
      false,
      { ...props, views: ['year', 'month', 'day'], openTo: 'year' },
      async (screen) => {
        await openPicker(screen);
        expect(take()).toBe('onOpen');
        await screen.getByRole('radio', { name: '2024' }).click();
        expect(take()).toBe('onChange onViewChange');
        await screen.getByRole('radio', { name: 'March' }).click();
        expect(take()).toBe('onChange onViewChange');
        await day(screen, '9').click();
        await expectClosed(screen);
        expect(take()).toBe('onChange onAccept onClose');
        await openPicker(screen);
        await expect.poll(take).toBe('onOpen onViewChange');
      },
    );
  },
);

claim(
  [
    'clicks day 22 | onChange',
    'clicks OK | onAccept, onClose',
    'opens it, clicks day 23 | onOpen, onChange',
    'clicks Cancel | onChange, onClose',
  ],
  async () => {
    const { props, take } = recorder();
    await eachWay(true, props, async (screen) => {
      await openPicker(screen);
      expect(take()).toBe('onOpen');
      await day(screen, '22').click();
      expect(take()).toBe('onChange');
      await button(screen, 'OK').click();
      await expectClosed(screen);
      expect(take()).toBe('onAccept onClose');
      await openPicker(screen);
      await day(screen, '23').click();
      expect(take()).toBe('onOpen onChange');
      await button(screen, 'Cancel').click();
      await expectClosed(screen);
      expect(take()).toBe('onChange onClose');
      expect(text(screen)).toBe('05/22/2025');
    });
  },
);

claim(
  [
    'clicks day 22 | onChange, onViewChange',
    'clicks hour 4 | onChange, onViewChange',
    'clicks minute 45 | onChange, onViewChange',
  ],
  async () => {
    const { props, take } = recorder();
    const screen = await inProvider(
      <DesktopDateTimePicker label="Day" defaultValue={dayjs('2025-05-21T15:30')} {...props} />,
    );
    await openPicker(screen);
    expect(take()).toBe('onOpen');
    for (const cell of [
      day(screen, '22'),
      screen.getByRole('option', { name: '4 hours' }),
      screen.getByRole('option', { name: '45 minutes' }),
    ]) {
      await cell.click();
      expect(take()).toBe('onChange onViewChange');
    }
    await button(screen, 'OK').click();
    await expectClosed(screen);
    expect(take()).toBe('onAccept onClose');
  },
);

claim(
  "If you ignore invalid values in value itself, the field doesn't show what the user types until the date is valid.",
  async () => {
    function Ignoring() {
      const [value, setValue] = useState<Dayjs | null>(MAY_21);
      return (
        <DatePicker
          label="Day"
          value={value}
          onChange={(next, context) => {
            if (context.validationError === null) {
              setValue(next);
            }
          }}
        />
      );
    }
    const screen = await inProvider(<Ignoring />);
    await click(section(screen, 'Year'));
    await type('202');
    expect(text(screen)).toBe('05/21/2025');
    await type('6');
    await expect.poll(() => text(screen)).toBe('05/21/2026');
  },
);

claim(
  [
    'StaticDatePicker and the other static pickers run onChange and onAccept like the mobile variant.',
    'They are always visible and have no onOpen.',
    'OK and Cancel still run onClose, which is deprecated there.',
    'In a picker with OK, onAccept runs once for several selections.',
    'Edits of the field still run it each time.',
  ],
  async () => {
    const { props, take } = recorder();
    const { onChange, onAccept, onClose } = props;
    const events = { onChange, onAccept, onClose };
    const screen = await inProvider(<StaticDatePicker defaultValue={MAY_21} {...events} />);
    for (const name of ['22', '23', '24']) {
      await day(screen, name).click();
      expect(take()).toBe('onChange');
    }
    await button(screen, 'OK').click();
    expect(take()).toBe('onAccept onClose');
    await day(screen, '22').click();
    await button(screen, 'Cancel').click();
    expect(take()).toBe('onChange onChange onClose');
    await expect.element(screen.getByRole('heading', { name: 'Sat, May 24' })).toBeVisible();
    screen.unmount();
    const times = await inProvider(
      <StaticTimePicker defaultValue={dayjs('2025-05-21T15:30')} {...events} />,
    );
    await button(times, 'OK').click();
    expect(take()).toBe('onChange onAccept onClose');
    await expect.element(button(times, 'OK')).toBeVisible();
    times.unmount();
    for (const Picker of [MobileDatePicker, MobileDateTimePicker]) {
      const typed = await inProvider(<Picker label="Day" defaultValue={MAY_21} {...events} />);
      await click(section(typed, 'Day'));
      await type('22');
      expect(take()).toBe('onChange onAccept onChange onAccept');
      typed.unmount();
    }
  },
);
