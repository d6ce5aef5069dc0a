import 'dayjs/locale/de';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimeClock, timeClockClasses, type TimeClockProps } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';
import {
  act,
  claim,
  click,
  dragTo,
  expect,
  keyRow,
  press,
  setClock,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { inProvider } from '#test/proofs/pickers.tsx';

const HALF_PAST_THREE = dayjs('2025-05-21T15:30');
const RADIUS = 110;

function clock(props: TimeClockProps = {}): Promise<Screen> {
  return inProvider(<TimeClock ampm={false} {...props} />);
}

/** What users click: it covers the numbers. */
function face(within: Element = document.body): Element {
  const mask = within.querySelector('.MuiClock-squareMask');
  if (!mask) {
    throw new Error('There is no clock.');
  }
  return mask;
}

/** Where a number of twelve is on the face, of the inner ring if `isInner`. */
function place(number: number, isInner = false) {
  const angle = (number / 12) * 2 * Math.PI - Math.PI / 2;
  const length = 91 * (isInner ? 0.65 : 1);
  return { x: RADIUS + Math.cos(angle) * length, y: RADIUS + Math.sin(angle) * length };
}

async function clickHour(hour: number, within?: Element) {
  await click(face(within), { at: place(hour, hour === 0 || hour > 12) });
}

/** Clicks a number of a 12-hour face. */
async function clickNumber(hour: number, within?: Element) {
  await click(face(within), { at: place(hour) });
}

async function clickMinutes(minutes: number, within?: Element) {
  await click(face(within), { at: place(minutes / 5) });
}

function list(screen: Screen) {
  return screen.getByRole('listbox');
}

/** The view and the time, as a screen reader announces them. */
function announced(screen: Screen): string {
  return list(screen).element().getAttribute('aria-label') ?? '';
}

function group(demo: Screen, name: string): Element {
  return demo.getByRole('group', { name }).element();
}

/** Notes the calls of `onChange`. */
function noted() {
  const calls: string[] = [];
  const onChange = (value: Dayjs | null, state?: string, view?: string) => {
    calls.push(`${value?.format('HH:mm:ss')} ${state} ${view}`);
  };
  return { onChange, take: () => calls.splice(0) };
}

act('ReminderTime', async (demo) => {
  for (const [hour, minutes, half, spoken] of [
    [9, 45, 'AM', '09:45 AM'],
    [3, 30, 'PM', '03:30 PM'],
  ] as const) {
    await clickNumber(hour);
    await expect.poll(() => announced(demo)).toContain('Select minutes');
    await clickMinutes(minutes);
    await demo.getByRole('button', { name: half, exact: true }).click();
    await expect.poll(() => announced(demo)).toContain(spoken);
    await demo.getByRole('button', { name: /^Hours/ }).click();
    await expect.poll(() => announced(demo)).toContain('Select hours');
  }
  await demo.getByRole('button', { name: 'Minutes: 30' }).click();
  await expect.poll(() => announced(demo)).toContain('Select minutes');
});

act('WhoHoldsTheValue', async (demo) => {
  const status = demo.getByRole('status');
  const held = group(demo, 'End of shift (controlled)');
  for (let turn = 0; turn < 2; turn += 1) {
    await clickHour(18, held);
    await expect.element(status).toHaveTextContent('Your state: 18:00Last selection: partial');
    await clickMinutes(15, held);
    await expect.element(status).toHaveTextContent('Your state: 18:15Last selection: finish');
    await demo.getByRole('button', { name: '30 minutes later' }).click();
    await expect.element(status).toHaveTextContent('Your state: 18:45');
    await clickMinutes(0, held);
    await demo
      .getByRole('group', { name: 'End of shift (controlled)' })
      .getByRole('button', { name: 'Open previous view' })
      .click();
  }
  const kept = demo.getByRole('group', { name: 'Start of shift (uncontrolled)' });
  await clickHour(8, kept.element());
  await expect.element(kept.getByRole('listbox', { name: /08:00/ })).toBeInTheDocument();
});

act('FormStates', async (demo) => {
  const disabled = demo.getByRole('group', { name: 'Gate closes (disabled)' });
  const readOnly = demo.getByRole('group', { name: 'Departure (read-only)' });
  for (let turn = 0; turn < 2; turn += 1) {
    await clickHour(9, disabled.element());
    await clickHour(9, readOnly.element());
    await readOnly.getByRole('button', { name: 'Open next view' }).click();
    await expect.element(readOnly.getByRole('listbox', { name: /minutes/ })).toBeInTheDocument();
    await readOnly.getByRole('button', { name: 'Open previous view' }).click();
    await expect.element(readOnly.getByRole('listbox', { name: /15:30/ })).toBeInTheDocument();
    await expect.element(disabled.getByRole('listbox', { name: /14:45/ })).toBeInTheDocument();
  }
});

act('ViewSets', async (demo) => {
  const status = demo.getByRole('status');
  const views = demo.getByRole('combobox', { name: 'Views' });
  await clickHour(9);
  await clickMinutes(45);
  await clickMinutes(10);
  await expect.element(status).toHaveTextContent('Start signal: 09:45:10');
  for (const [set, selects, shown] of [
    ['hours', () => clickHour(15), '15:45:10'],
    ['minutes, seconds', () => clickMinutes(30), '15:30:10'],
    ['hours, minutes', () => clickHour(0), '00:30:10'],
  ] as const) {
    await views.selectOptions(set);
    await selects();
    await expect.element(status).toHaveTextContent(`Start signal: ${shown}`);
  }
});

act('HourCycle', async (demo) => {
  const status = demo.getByRole('status');
  const twelve = group(demo, '12-hour clock');
  const day = group(demo, '24-hour clock');
  for (let turn = 0; turn < 2; turn += 1) {
    await clickNumber(9, twelve);
    await expect.element(status).toHaveTextContent('Sunset at 9:00 PM, or 21:00');
    await demo.getByRole('button', { name: 'AM', exact: true }).click();
    await expect.element(status).toHaveTextContent('Sunset at 9:00 AM, or 09:00');
    await clickHour(20, day);
    await expect.element(status).toHaveTextContent('Sunset at 8:00 PM, or 20:00');
  }
});

act('CourierTime', async (demo) => {
  const alert = demo.getByRole('alert');
  for (let turn = 0; turn < 2; turn += 1) {
    await clickHour(8);
    await expect.element(alert).toHaveTextContent(turn === 0 ? 'Closed at 08:15' : '08:30');
    await clickMinutes(30);
    await expect.element(alert).toHaveTextContent('Collected at 08:30');
    await demo.getByRole('button', { name: 'Open previous view' }).click();
    await clickHour(12);
    await clickHour(20);
    await expect.element(alert).toHaveTextContent('Collected at 08:30');
    await clickHour(17);
    await expect.element(alert).toHaveTextContent('Collected at 17:30');
    await demo.getByRole('button', { name: 'Open previous view' }).click();
  }
});

claim('The mobile and the static Time Picker contain this clock.', async () => {
  const screen = await inProvider(<StaticTimePicker defaultValue={HALF_PAST_THREE} />);
  expect(document.querySelectorAll('.MuiTimeClock-root')).toHaveLength(1);
  screen.unmount();
  const mobile = await inProvider(
    <MobileTimePicker open label="Time" defaultValue={HALF_PAST_THREE} />,
  );
  await expect.element(list(mobile)).toBeInTheDocument();
  expect(document.querySelectorAll('.MuiTimeClock-root')).toHaveLength(1);
});

claim(
  [
    'showViewSwitcher (default false) adds arrow buttons for the previous and the next view.',
    "Without these buttons, users who have selected the hours can't go back.",
    'ampmInClock (default false) adds the AM and PM buttons to a 12-hour clock whose views contain hours.',
    "Without these buttons, users can't change between morning and afternoon: in a clock with the value 3:30 PM, all hours are PM hours.",
  ],
  async () => {
    const bare = await clock({ ampm: true, defaultValue: HALF_PAST_THREE });
    expect(bare.getByRole('button').elements()).toHaveLength(0);
    const seen = [];
    list(bare).element().focus();
    for (let turn = 0; turn < 12; turn += 1) {
      await press('ArrowUp');
      seen.push(announced(bare));
    }
    expect(new Set(seen).size).toBe(12);
    expect(seen.every((each) => each.endsWith('PM'))).toBe(true);
    await clickNumber(9);
    expect(announced(bare)).toBe('Select minutes. Selected time is 09:30 PM');
    bare.unmount();
    const minutes = await clock({ ampm: true, ampmInClock: true, views: ['minutes'] });
    expect(minutes.getByRole('button').elements()).toHaveLength(0);
    minutes.unmount();
    for (const ampm of [true, false]) {
      const screen = await clock({
        ampm,
        ampmInClock: true,
        showViewSwitcher: true,
        defaultValue: HALF_PAST_THREE,
      });
      expect(screen.getByRole('button', { name: 'AM' }).elements()).toHaveLength(ampm ? 1 : 0);
      const previous = screen.getByRole('button', { name: 'Open previous view' });
      const next = screen.getByRole('button', { name: 'Open next view' });
      await expect.element(previous).toBeDisabled();
      await next.click();
      await expect.element(next).toBeDisabled();
      expect(announced(screen)).toContain('minutes');
      await previous.click();
      expect(announced(screen)).toContain('hours');
      if (ampm) {
        await screen.getByRole('button', { name: 'AM' }).click();
        expect(announced(screen)).toContain('03:30 AM');
        await screen.getByRole('button', { name: 'PM' }).click();
        expect(announced(screen)).toContain('03:30 PM');
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'onChange(value, selectionState, view) runs many times while the user drags the hand.',
    "Drags the hand | 'shallow' | Stays",
    "Clicks the face, releases the hand or presses Enter, and another view follows | 'partial' | Next view",
    "Clicks the face, releases the hand or presses Enter in the last view | 'finish' | Stays",
    "Presses an arrow key, Home, End, Page Up or Page Down | 'partial' | Stays",
    "Clicks AM or PM | 'partial' | Stays",
  ],
  async () => {
    for (const isControlled of [false, true]) {
      const { onChange, take } = noted();
      const screen = await clock({
        ...(isControlled ? { value: HALF_PAST_THREE } : { defaultValue: HALF_PAST_THREE }),
        ampm: true,
        ampmInClock: true,
        showViewSwitcher: true,
        onChange,
      });
      list(screen).element().focus();
      await press('Enter');
      expect(take()).toEqual(['15:30:00 partial hours']);
      expect(announced(screen)).toContain('minutes');
      await screen.getByRole('button', { name: 'Open previous view' }).click();
      await dragTo(face(), face(), place(9));
      const calls = take();
      expect(calls.length).toBeGreaterThan(3);
      expect(calls.pop()).toBe('21:30:00 partial hours');
      expect(calls.every((each) => each.endsWith('shallow hours'))).toBe(true);
      expect(announced(screen)).toContain('minutes');
      await clickMinutes(15);
      expect(take()).toEqual([`${isControlled ? 15 : 21}:15:00 finish minutes`]);
      expect(announced(screen)).toContain('minutes');
      list(screen).element().focus();
      await press('ArrowUp', 'ArrowDown', 'Home', 'End', 'PageDown', 'PageUp');
      const states = take().map((each) => each.replace(/^\S+ /, ''));
      expect(new Set(states)).toEqual(new Set(['partial minutes']));
      expect(announced(screen)).toContain('minutes');
      list(screen).element().focus();
      await press('Enter');
      expect(take()[0]).toMatch(/finish minutes$/);
      await screen.getByRole('button', { name: 'AM' }).click();
      expect(take()[0]).toMatch(/partial undefined$/);
      expect(announced(screen)).toContain('minutes');
      screen.unmount();
    }
  },
);

claim(
  "There is no call with 'finish' when a user releases the mouse outside of the face or selects with arrow keys.",
  async () => {
    const { onChange, take } = noted();
    const screen = await inProvider(
      <>
        <TimeClock
          ampm={false}
          views={['minutes']}
          defaultValue={HALF_PAST_THREE}
          onChange={onChange}
        />
        <p>Outside</p>
      </>,
    );
    await dragTo(face(), screen.getByText('Outside'));
    const calls = take();
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.every((each) => each.includes('shallow'))).toBe(true);
    list(screen).element().focus();
    await press('ArrowUp', 'Tab');
    expect(take().some((each) => each.includes('finish'))).toBe(false);
    // A finger that is lifted outside of the face still ends at the face.
    const { left, top } = face().getBoundingClientRect();
    for (const [name, x] of [
      ['touchstart', 190],
      ['touchmove', 300],
      ['touchend', 400],
    ] as const) {
      const touch = new Touch({
        identifier: 1,
        target: face(),
        clientX: left + x,
        clientY: top + RADIUS,
      });
      face().dispatchEvent(
        new TouchEvent(name, { bubbles: true, cancelable: true, changedTouches: [touch] }),
      );
    }
    await expect.poll(() => take().at(-1)).toBe('15:15:00 finish minutes');
  },
);

claim(
  [
    'The value keeps its date.',
    'Without a value, the first selection has the date of referenceDate, or today.',
    "The parts that the user hasn't selected yet are those of referenceDate, or 0.",
  ],
  async () => {
    setClock('2025-05-07T12:34:56');
    for (const [props, result] of [
      [{ defaultValue: HALF_PAST_THREE }, '2025-05-21 09:30:00'],
      [{ value: HALF_PAST_THREE, referenceDate: dayjs('2024-01-01') }, '2025-05-21 09:30:00'],
      [{ referenceDate: dayjs('2024-02-03T10:11:12') }, '2024-02-03 09:11:12'],
      [{ value: null }, '2025-05-07 09:00:00'],
      [{}, '2025-05-07 09:00:00'],
    ] as const) {
      const onChange = vi.fn<(value: Dayjs | null) => void>();
      const screen = await clock({ ...props, onChange });
      await clickHour(9);
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm:ss')).toBe(result);
      screen.unmount();
    }
  },
);

claim(
  [
    'While there is no value, the face has no hand.',
    'It also has no hand while the value of the view is disabled.',
  ],
  async () => {
    for (const [props, hands] of [
      [{ defaultValue: HALF_PAST_THREE }, 1],
      [{ referenceDate: HALF_PAST_THREE }, 0],
      [{ defaultValue: HALF_PAST_THREE, disabled: true }, 1],
      [{ defaultValue: HALF_PAST_THREE, maxTime: dayjs('2025-05-21T14:00') }, 0],
      [{ defaultValue: HALF_PAST_THREE, maxTime: dayjs('2025-05-21T15:00') }, 1],
    ] as const) {
      const screen = await clock(props);
      expect(document.querySelectorAll('.MuiClockPointer-root')).toHaveLength(hands);
      screen.unmount();
    }
  },
);

claim(
  [
    'disabled and readOnly (boolean, default false) prevent changes of the value.',
    'In a read-only clock, users can still switch the view.',
    'A disabled clock still receives the focus, and its arrow buttons for the views still work.',
  ],
  async () => {
    for (const props of [{ disabled: true }, { readOnly: true }]) {
      const onChange = vi.fn();
      const screen = await clock({
        ampm: true,
        ampmInClock: true,
        showViewSwitcher: true,
        defaultValue: HALF_PAST_THREE,
        onChange,
        ...props,
      });
      await clickNumber(9);
      await dragTo(face(), face(), place(4));
      await press('Tab');
      await expect.element(list(screen)).toHaveFocus();
      await press('ArrowUp', 'PageUp', 'Home', 'Enter');
      const morning = screen.getByRole('button', { name: 'AM' });
      if (props.disabled) {
        await expect.element(morning).toBeDisabled();
      } else {
        await morning.click();
      }
      await screen.getByRole('button', { name: 'Open next view' }).click();
      expect(announced(screen)).toBe('Select minutes. Selected time is 03:30 PM');
      expect(onChange).not.toHaveBeenCalled();
      screen.unmount();
    }
  },
);

claim(
  [
    "The default is ['hours', 'minutes'].",
    'The default is the first of views.',
    'openTo is the first view that the clock displays.',
  ],
  async () => {
    for (const [props, first, second] of [
      [{}, 'hours', 'minutes'],
      [{ views: ['minutes', 'hours'] }, 'minutes', 'hours'],
      [{ views: ['minutes', 'seconds'] }, 'minutes', 'seconds'],
      [{ views: ['hours', 'minutes'], openTo: 'minutes' }, 'minutes', 'minutes'],
      [{ views: ['hours'] }, 'hours', 'hours'],
    ] as const) {
      const screen = await clock({ defaultValue: HALF_PAST_THREE, ...props });
      expect(announced(screen)).toContain(`Select ${first}`);
      await clickNumber(6);
      expect(announced(screen)).toContain(`Select ${second}`);
      screen.unmount();
    }
  },
);

claim(
  [
    'The default follows the locale of the date library: a 12-hour clock in en, a 24-hour clock in de.',
    'The face of the 24-hour clock has two rings: 1 to 12 outside, 13 to 23 and 00 inside.',
  ],
  async () => {
    for (const [adapterLocale, ampm, count] of [
      ['en', undefined, 12],
      ['de', undefined, 24],
      ['en', false, 24],
      ['de', true, 12],
    ] as const) {
      const screen = await inProvider(<TimeClock ampm={ampm} />, { adapterLocale });
      const options = screen.getByRole('option').elements();
      expect(options).toHaveLength(count);
      const middle = face().getBoundingClientRect();
      const inside = options.filter((option) => {
        const { x, y, width, height } = option.getBoundingClientRect();
        const across = x + width / 2 - middle.x - RADIUS;
        const down = y + height / 2 - middle.y - RADIUS;
        return Math.hypot(across, down) < 75;
      });
      expect(inside.map(({ textContent }) => textContent)).toEqual(
        count === 12 ? [] : ['00', ...Array.from({ length: 11 }, (_, hour) => String(hour + 13))],
      );
      screen.unmount();
    }
  },
);

claim(
  [
    "Disabled times are dimmed, and users can't select them.",
    'minutesStep (default 1) moves the hand in steps and disables the minutes between them.',
    "In version 8.4.0, minutesStep also moves the hand of the seconds in these steps, although it doesn't disable any seconds.",
    'An hour is enabled if one of its minutes is.',
    'With the value 10:15 and a minTime of 08:30, a user can select 8 as the hour, and the value becomes 08:15.',
    'No rule disables AM and PM.',
  ],
  async () => {
    const { onChange, take } = noted();
    const morning = await clock({
      ampm: true,
      ampmInClock: true,
      defaultValue: dayjs('2025-05-21T10:15'),
      maxTime: dayjs('2025-05-21T11:30'),
      shouldDisableTime: (value) => value.hour() > 11,
      onChange,
    });
    await morning.getByRole('button', { name: 'PM' }).click();
    expect(take()).toEqual(['22:15:00 partial undefined']);
    morning.unmount();
    const disabled = await clock({ ampm: true, ampmInClock: true, disabled: true });
    await expect.element(disabled.getByRole('button', { name: 'PM' })).toBeDisabled();
    disabled.unmount();
    const seconds = await clock({
      views: ['seconds'],
      minutesStep: 15,
      defaultValue: HALF_PAST_THREE,
      onChange,
    });
    const ofSeconds = seconds.getByRole('option').elements();
    expect(ofSeconds.some((each) => each.getAttribute('aria-disabled') === 'true')).toBe(false);
    await clickMinutes(10);
    await clickMinutes(25);
    expect(take()).toEqual(['15:30:15 finish seconds', '15:30:30 finish seconds']);
    seconds.unmount();
    for (const minutesStep of [undefined, 15]) {
      const screen = await clock({
        defaultValue: dayjs('2025-05-21T10:15'),
        minTime: dayjs('2025-05-21T08:30'),
        maxTime: dayjs('2025-05-21T18:00'),
        minutesStep,
        onChange,
      });
      await expect
        .element(screen.getByRole('option', { name: '7 hours' }))
        .toHaveAttribute('aria-disabled', 'true');
      await clickHour(7);
      await clickHour(19);
      expect(take()).toEqual([]);
      await clickHour(8);
      expect(take()).toEqual(['08:15:00 partial hours']);
      await clickMinutes(25);
      expect(take()).toEqual(minutesStep ? ['08:30:00 finish minutes'] : []);
      await clickMinutes(35);
      expect(take()).toEqual([`08:${minutesStep ? 30 : 35}:00 finish minutes`]);
      const disabled = screen
        .getByRole('option')
        .elements()
        .filter((option) => option.getAttribute('aria-disabled') === 'true')
        .map(({ textContent }) => textContent);
      expect(disabled.includes('40')).toBe(minutesStep === 15);
      screen.unmount();
    }
  },
);

/** Presses keys one after the other, each from the same time, and gives the times after them. */
async function after(time: string, keys: string[], props: TimeClockProps = {}) {
  const times: string[] = [];
  for (const key of keys) {
    let last = time;
    const screen = await clock({
      defaultValue: dayjs(`2025-05-21T${time}`),
      onChange: (value) => {
        last = value?.format('HH:mm') ?? '';
      },
      ...props,
    });
    list(screen).element().focus();
    await press(key);
    times.push(last);
    screen.unmount();
  }
  return times;
}

keyRow('↑, ↓', async () => {
  expect(await after('15:30', ['↑', '↓'])).toEqual(['16:30', '14:30']);
  expect(await after('23:30', ['↑'])).toEqual(['00:30']);
  expect(await after('00:30', ['↓'])).toEqual(['23:30']);
  expect(await after('15:59', ['↑'], { openTo: 'minutes' })).toEqual(['15:00']);
  expect(await after('23:30', ['↑'], { ampm: true })).toEqual(['12:30']);
});

keyRow('Page Up, Page Down', async () => {
  expect(await after('15:30', ['Page Up', 'Page Down'])).toEqual(['20:30', '10:30']);
  expect(await after('22:30', ['Page Up'])).toEqual(['23:30']);
  expect(await after('15:02', ['Page Down'], { openTo: 'minutes' })).toEqual(['15:00']);
});

keyRow('Home, End', async () => {
  expect(await after('15:30', ['Home', 'End'])).toEqual(['00:30', '23:30']);
  expect(await after('15:30', ['Home', 'End'], { openTo: 'minutes' })).toEqual(['15:00', '15:59']);
  expect(await after('15:30', ['Home', 'End'], { ampm: true })).toEqual(['12:30', '23:30']);
  expect(await after('09:30', ['Home', 'End'], { ampm: true })).toEqual(['00:30', '11:30']);
});

keyRow('Enter, Space', async () => {
  for (const key of ['Enter', 'Space']) {
    const { onChange, take } = noted();
    const screen = await clock({ defaultValue: HALF_PAST_THREE, onChange });
    list(screen).element().focus();
    await press('↑', key);
    expect(announced(screen)).toBe('Select minutes. Selected time is 16:30');
    expect(take()).toEqual(['16:30:00 partial hours', '16:30:00 partial hours']);
    await press(key);
    expect(take()).toEqual(['16:30:00 finish minutes']);
    screen.unmount();
  }
});

claim(
  [
    'The face is one tab stop.',
    'With autoFocus, it receives the focus on mount.',
    'In the minutes, ↑ and ↓ move by minutesStep.',
    'In a 12-hour clock, the keys stay in the half of the day that is selected.',
    "A key that leads to a disabled value does nothing, so the keys don't skip disabled values (#15928).",
    'With a value between the steps, such as 10:07 and minutesStep={15}, ↑ and ↓ do nothing.',
    "With a minutesStep that isn't 1 or 5, Page Up and Page Down do nothing in most cases, because the new value is between two steps.",
    'At 12 PM, Page Up moves to 11 PM and Page Down to 7 PM.',
    'The face is a listbox with a name such as "Select hours. Selected time is 03:30 PM".',
  ],
  async () => {
    const screen = await clock({ ampm: true, defaultValue: HALF_PAST_THREE });
    await press('Tab');
    await expect.element(list(screen)).toHaveFocus();
    expect(announced(screen)).toBe('Select hours. Selected time is 03:30 PM');
    await press('Tab');
    expect(screen.stage.contains(document.activeElement)).toBe(false);
    screen.unmount();
    const focused = await clock({ autoFocus: true });
    await expect.element(list(focused)).toHaveFocus();
    focused.unmount();
    const minutes = { openTo: 'minutes', minutesStep: 15 } as const;
    expect(await after('10:15', ['ArrowUp', 'ArrowDown'], minutes)).toEqual(['10:30', '10:00']);
    expect(await after('10:07', ['ArrowUp', 'ArrowDown'], minutes)).toEqual(['10:07', '10:07']);
    for (const minutesStep of [2, 10, 15, 20, 30]) {
      const still = await after('10:00', ['PageUp'], { openTo: 'minutes', minutesStep });
      expect(still).toEqual(['10:00']);
    }
    expect(await after('10:30', ['PageUp', 'PageDown'], minutes)).toEqual(['10:30', '10:30']);
    const five = { openTo: 'minutes', minutesStep: 5 } as const;
    expect(await after('10:30', ['PageUp', 'PageDown'], five)).toEqual(['10:35', '10:25']);
    for (const [time, half] of [
      ['15:30', 'PM'],
      ['12:00', 'PM'],
      ['23:00', 'PM'],
      ['00:00', 'AM'],
      ['11:00', 'AM'],
    ] as const) {
      const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
      const times = await after(time, keys, { ampm: true });
      const halves = times.map((each) => dayjs(`2025-05-21T${each}`).format('A'));
      expect(new Set(halves)).toEqual(new Set([half]));
    }
    const noon = await after('12:00', ['PageUp', 'PageDown'], { ampm: true });
    expect(noon).toEqual(['23:00', '19:00']);
    const lunch = {
      shouldDisableTime: (value: Dayjs, view: string) => view === 'hours' && value.hour() === 12,
    };
    expect(await after('11:30', ['ArrowUp', 'ArrowDown'], lunch)).toEqual(['11:30', '10:30']);
  },
);

claim(
  [
    'The buttons of showViewSwitcher cover a part of the 1 when the clock is 280 px wide.',
    'Move these buttons to the corner with timeClockClasses.arrowSwitcher.',
  ],
  async () => {
    for (const [sx, isCovered] of [
      [{ width: 320 }, false],
      [{ width: 280 }, true],
      [{ width: 280, [`& .${timeClockClasses.arrowSwitcher}`]: { top: 0, right: 0 } }, false],
    ] as const) {
      const screen = await clock({ showViewSwitcher: true, sx });
      const button = screen.getByRole('button', { name: 'Open previous view' }).element();
      const one = screen.getByRole('option', { name: '1 hours' }).element();
      const [over, under] = [button.getBoundingClientRect(), one.getBoundingClientRect()];
      // Both are circles.
      const distance = Math.hypot(
        over.left + over.width / 2 - under.left - under.width / 2,
        over.top + over.height / 2 - under.top - under.height / 2,
      );
      expect(distance < (over.width + under.width) / 2).toBe(isCovered);
      screen.unmount();
    }
  },
);

claim('The clock is 320 px wide, and its face has a fixed diameter of 220 px.', async () => {
  for (const width of [undefined, 280]) {
    const screen = await clock({ sx: { width } });
    const root = screen.stage.querySelector('.MuiTimeClock-root');
    expect(root?.getBoundingClientRect().width).toBe(width ?? 320);
    const { width: across, height } = face().getBoundingClientRect();
    expect([across, height]).toEqual([220, 220]);
    screen.unmount();
  }
});
