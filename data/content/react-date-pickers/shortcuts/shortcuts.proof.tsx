import { useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import {
  useIsValidValue,
  usePickerActionsContext,
  usePickerContext,
} from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';
import type { Locator } from 'vitest/browser';
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

const MAY_21 = dayjs('2025-05-21');
const JULY_4 = { label: 'Independence Day', getValue: () => dayjs('2025-07-04') };
const MAY_9 = { label: 'Early', getValue: () => dayjs('2025-05-09') };

function chip(screen: Screen, name: string): Locator {
  return screen.getByRole('button', { name, exact: true });
}

async function expectEnabled(locator: Locator, isEnabled: boolean) {
  const attribute = expect.element(locator);
  await (isEnabled
    ? attribute.not.toHaveAttribute('aria-disabled', 'true')
    : attribute.toHaveAttribute('aria-disabled', 'true'));
}

function place(selector: string): DOMRect {
  return document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
}

/** The days of the calendar that are selected. */
function selected(screen: Screen): string[] {
  return screen
    .getByRole('gridcell', { selected: true })
    .elements()
    .map((each) => each.textContent ?? '');
}

act('HolidayList', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [name, shownDay, shownMonth] of [
      ['Independence Day', '4', 'July 2025'],
      ['Thanksgiving', '27', 'November 2025'],
      ['New Year’s Day', '1', 'January 2025'],
    ] as const) {
      await chip(demo, name).click();
      await expect.element(demo.getByText(shownMonth)).toBeVisible();
      await expect.poll(() => selected(demo)).toEqual([shownDay]);
    }
  }
  await setWidth(360);
  const calendar = () => place('.MuiDateCalendar-root');
  await expect.poll(() => place('.MuiPickersLayout-shortcuts').bottom <= calendar().top).toBe(true);
  expect(Math.abs(place('.MuiPickersLayout-shortcuts').left - calendar().left)).toBeLessThan(8);
});

act('ReminderTimes', async (demo) => {
  for (const [name, shown] of [
    ['Tomorrow morning', '05/22/2025 08:30 AM'],
    ['No reminder', 'MM/DD/YYYY hh:mm aa'],
    ['Monday 9 AM', '05/26/2025 09:00 AM'],
    ['This evening', '05/21/2025 07:00 PM'],
  ] as const) {
    await openPicker(demo, 'Call back');
    await chip(demo, name).click();
    await expectClosed(demo);
    await expect.poll(() => text(demo, 'Call back')).toBe(shown);
  }
});

act('BlockedByMinDate', async (demo) => {
  const label = 'Dispatch';
  for (const [name, shown, isEnabled] of [
    ['Saturday', '05/24/2025', false],
    ['Same day', '05/21/2025', true],
    ['In a week', '05/28/2025', false],
    ['Next day', '05/22/2025', true],
  ] as const) {
    await openPicker(demo, label);
    await expectEnabled(chip(demo, 'Same day'), isEnabled);
    await expectEnabled(chip(demo, 'Next day'), isEnabled);
    await chip(demo, name).click();
    await expectClosed(demo);
    await expect.poll(() => text(demo, label)).toBe(shown);
    await demo.getByRole('switch', { name: 'All items in stock' }).click();
  }
});

act('RangePresets', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [name, days, shownMonth] of [
      ['This week', ['18', '24'], 'May 2025'],
      ['Last week', ['11', '17'], 'May 2025'],
      ['Last 7 days', ['15', '21'], 'May 2025'],
      ['Last month', ['1', '30'], 'April 2025'],
      ['Reset', [], 'April 2025'],
      ['Month to date', ['1', '21'], 'May 2025'],
    ] as const) {
      await chip(demo, name).click();
      await expect.element(demo.getByText(shownMonth)).toBeVisible();
      await expect.poll(() => selected(demo)).toEqual(days);
    }
    await chip(demo, 'Year to date').click();
    await expect.element(demo.getByText('January 2025')).toBeVisible();
  }
});

act('NextFreeWeek', async (demo) => {
  const label = 'Training room';
  for (let turn = 0; turn < 2; turn += 1) {
    await openPicker(demo, label);
    await chip(demo, 'Next free week').click();
    await expectClosed(demo);
    await expect.poll(() => text(demo, label)).toBe('06/09/2025 – 06/13/2025');
    await click(section(demo, 'Month', label).first());
    await press('Control+a', 'Delete');
    await expect.poll(() => text(demo, label)).toBe('MM/DD/YYYY – MM/DD/YYYY');
  }
});

act('WhichShortcut', async (demo) => {
  const label = 'Due date';
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [name, shown, term] of [
      ['14 days', '05/21/2025', '14 days (net-14)'],
      ['30 days', '06/06/2025', '30 days (net-30)'],
      ['End of month', '05/31/2025', 'End of month (eom)'],
    ] as const) {
      await openPicker(demo, label);
      await chip(demo, name).click();
      await expectClosed(demo);
      expect(text(demo, label)).toBe(shown);
      await expect.element(demo.getByText(`Payment term: ${term}`)).toBeVisible();
    }
    await openPicker(demo, label);
    await day(demo, '9').click();
    await expectClosed(demo);
    await expect.element(demo.getByText('Payment term: own date')).toBeVisible();
  }
});

act('SetOrAccept', async (demo) => {
  const label = 'Contract review';
  const status = demo.getByRole('status');
  for (const [name, other] of [
    ['In a month', 'In a quarter'],
    ['In half a year', 'In a month'],
  ] as const) {
    await demo.getByRole('button', { name: 'accept', exact: true }).click();
    await openPicker(demo, label);
    await chip(demo, name).click();
    await expectClosed(demo);
    await expect.element(status).toHaveTextContent('onOpen → onChange → onAccept → onClose');
    await demo.getByRole('button', { name: 'set', exact: true }).click();
    await openPicker(demo, label);
    await chip(demo, other).click();
    await expect.element(status).toHaveTextContent('onOpen → onChange');
    await expect.element(demo.getByRole('dialog')).toBeVisible();
    await press('Escape');
    await expectClosed(demo);
    await expect.element(status).toHaveTextContent('onOpen → onChange → onAccept → onClose');
  }
});

act('HorizontalRow', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [name, days] of [
      ['This weekend', ['23', '25']],
      ['Memorial Day weekend', ['24', '27']],
      ['Tonight', ['21', '22']],
    ] as const) {
      await chip(demo, name).click();
      await expect.poll(() => selected(demo)).toEqual(days);
    }
  }
  const calendar = place('.MuiDateRangeCalendar-root');
  expect(place('.MuiPickersLayout-shortcuts').left).toBeCloseTo(calendar.left, 0);
  expect(place('.MuiPickersLayout-root').width).toBeCloseTo(calendar.width, 0);
  const tops = demo
    .getByRole('listitem')
    .elements()
    .map((each) => each.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});

act('SelectedShortcut', async (demo) => {
  const pressed = () =>
    demo
      .getByRole('button', { pressed: true })
      .elements()
      .map((each) => each.textContent);
  expect(pressed()).toEqual(['+3 days']);
  const calendar = place('.MuiDateCalendar-root');
  expect(place('.MuiPickersLayout-root').width).toBeCloseTo(calendar.width, 0);
  await expect.element(chip(demo, '+1 month')).toBeDisabled();
  for (let turn = 0; turn < 2; turn += 1) {
    await chip(demo, '+1 week').click();
    await expect.poll(pressed).toEqual(['+1 week']);
    await day(demo, '30').click();
    await expect.poll(pressed).toEqual([]);
    await day(demo, '22').click();
    await expect.poll(pressed).toEqual(['+1 day']);
  }
});

claim(
  ['Without items, nothing is rendered.', 'It also takes the props of the Material UI List.'],
  async () => {
    for (const [shortcuts, count] of [
      [undefined, 0],
      [{ items: [] }, 0],
      [{ items: [JULY_4] }, 1],
      [{ items: [JULY_4], 'aria-label': 'Holidays', disablePadding: true }, 1],
    ] as const) {
      const screen = await inProvider(
        <StaticDatePicker
          slotProps={{ shortcuts: shortcuts && { ...shortcuts, items: [...shortcuts.items] } }}
        />,
      );
      expect(screen.getByRole('list').elements()).toHaveLength(count);
      screen.unmount();
    }
    const screen = await inProvider(
      <StaticDatePicker slotProps={{ shortcuts: { items: [JULY_4], 'aria-label': 'Holidays' } }} />,
    );
    await expect.element(screen.getByRole('list', { name: 'Holidays' })).toBeVisible();
  },
);

claim(
  ['A date time picker and a time picker take shortcuts too.', 'null clears the value:'],
  async () => {
    for (const [Picker, empty] of [
      [DatePicker, 'MM/DD/YYYY'],
      [DateTimePicker, 'MM/DD/YYYY hh:mm aa'],
      [TimePicker, 'hh:mm aa'],
    ] as const) {
      for (const pointer of ['fine', 'coarse'] as const) {
        setPointer(pointer);
        const screen = await inProvider(
          <Picker
            label="Day"
            defaultValue={dayjs('2025-05-21T15:30')}
            slotProps={{ shortcuts: { items: [{ label: 'None', getValue: () => null }] } }}
          />,
        );
        await openPicker(screen);
        await chip(screen, 'None').click();
        await expectClosed(screen);
        await expect.poll(() => text(screen)).toBe(empty);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'The chips call getValue on each render, not on click.',
    'A shortcut such as Now sets the time of the last render, which can be minutes ago.',
  ],
  async () => {
    setClock('2025-05-21T15:30:00');
    const getValue = vi.fn(() => dayjs());
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    const screen = await inProvider(
      <StaticDatePicker
        onChange={onChange}
        slotProps={{ shortcuts: { items: [{ label: 'Now', getValue }] } }}
      />,
    );
    expect(getValue).toHaveBeenCalled();
    setClock('2025-05-21T15:34:00');
    await chip(screen, 'Now').click();
    expect(onChange.mock.lastCall?.[0]?.format('HH:mm')).toBe('15:30');
  },
);

claim(
  [
    'id | string | Needed if two items have the same label',
    'The chip receives all keys of the item except getValue, so id becomes its id attribute in the document.',
  ],
  async () => {
    const screen = await inProvider(
      <StaticDatePicker
        slotProps={{
          shortcuts: {
            items: [
              { ...JULY_4, label: 'Holiday', id: 'first' },
              { ...MAY_9, label: 'Holiday', id: 'second' },
            ],
          },
        }}
      />,
    );
    expect(
      chip(screen, 'Holiday')
        .elements()
        .map(({ id }) => id),
    ).toEqual(['first', 'second']);
  },
);

claim('A shortcut is disabled if its value breaks a rule of the picker.', async () => {
  setClock('2025-05-21T15:30:00');
  for (const [rule, isEnabled] of [
    [{}, true],
    [{ minDate: dayjs('2025-05-10') }, false],
    [{ minDate: dayjs('2025-05-09') }, true],
    [{ maxDate: dayjs('2025-05-08') }, false],
    [{ disablePast: true }, false],
    [{ disableFuture: true }, true],
    [{ shouldDisableDate: (date: Dayjs) => date.date() === 9 }, false],
    [{ shouldDisableMonth: (date: Dayjs) => date.month() === 4 }, false],
    [{ shouldDisableYear: (date: Dayjs) => date.year() === 2025 }, false],
  ] as const) {
    for (const Picker of [DatePicker, MobileDatePicker]) {
      const screen = await inProvider(
        <Picker label="Day" {...rule} slotProps={{ shortcuts: { items: [MAY_9] } }} />,
      );
      await openPicker(screen);
      await expectEnabled(chip(screen, 'Early'), isEnabled);
      screen.unmount();
    }
    const screen = await inProvider(
      <StaticDatePicker {...rule} slotProps={{ shortcuts: { items: [MAY_9] } }} />,
    );
    await expectEnabled(chip(screen, 'Early'), isEnabled);
    screen.unmount();
  }
});

claim(
  'In version 8.4.0, shortcuts ignore both props: on a static picker that is disabled or read-only, a click on a shortcut changes the value.',
  async () => {
    for (const state of [{ disabled: true }, { readOnly: true }]) {
      const onChange = vi.fn<(value: Dayjs | null) => void>();
      const screen = await inProvider(
        <StaticDatePicker
          {...state}
          defaultValue={MAY_21}
          onChange={onChange}
          slotProps={{ shortcuts: { items: [MAY_9] } }}
        />,
      );
      await chip(screen, 'Early').click();
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2025-05-09');
      await expect.poll(() => selected(screen)).toEqual(['9']);
      screen.unmount();
    }
  },
);

claim(
  [
    'In a range picker, getValue returns [start, end].',
    '[null, null] clears the range, and [start, null] leaves the end empty.',
    "A shortcut doesn't change which date the next click in the calendar sets: by default, the start.",
    "endOf('week') returns the last millisecond of the day.",
  ],
  async () => {
    const screen = await inProvider(
      <DateRangePicker
        label="Day"
        defaultValue={[MAY_21, MAY_21.add(2, 'day')]}
        slotProps={{
          shortcuts: {
            items: [
              { label: 'Reset', getValue: () => [null, null] },
              { label: 'From May 9', getValue: () => [dayjs('2025-05-09'), null] },
            ],
          },
        }}
      />,
    );
    for (const [name, shown] of [
      ['Reset', 'MM/DD/YYYY – MM/DD/YYYY'],
      ['From May 9', '05/09/2025 – MM/DD/YYYY'],
    ] as const) {
      await openPicker(screen);
      await chip(screen, name).click();
      await expectClosed(screen);
      await expect.poll(() => text(screen)).toBe(shown);
    }
    await openPicker(screen);
    await day(screen, '14').first().click();
    await expect.poll(() => text(screen)).toBe('05/14/2025 – MM/DD/YYYY');
    screen.unmount();
    const fixed = await inProvider(
      <StaticDateRangePicker
        slotProps={{
          shortcuts: {
            items: [{ label: 'From May 9', getValue: () => [dayjs('2025-05-09'), null] }],
          },
        }}
      />,
    );
    await chip(fixed, 'From May 9').click();
    await expect.poll(() => selected(fixed)).toEqual(['9']);
    await day(fixed, '14').first().click();
    await expect.poll(() => selected(fixed)).toEqual(['14']);
    await chip(fixed, 'From May 9').click(); // while the end is next
    await expect.poll(() => selected(fixed)).toEqual(['9']);
    await day(fixed, '14').first().click();
    await expect.poll(() => selected(fixed)).toEqual(['9', '14']);
    expect(MAY_21.endOf('week').format('ddd HH:mm:ss.SSS')).toBe('Sat 23:59:59.999');
  },
);

claim(
  [
    'A shortcut is disabled if its start or its end breaks a rule, or if its end is before its start.',
    "A disabled day between the two doesn't matter.",
    'getValue receives isValid, which checks a value against the rules of the picker.',
  ],
  async () => {
    const checked: boolean[] = [];
    for (const [start, end, isEnabled] of [
      ['2025-05-12', '2025-05-14', true],
      ['2025-05-09', '2025-05-14', false],
      ['2025-05-12', '2025-05-15', false],
      ['2025-05-12', '2025-05-16', true],
      ['2025-05-14', '2025-05-12', false],
    ] as const) {
      const range: [Dayjs, Dayjs] = [dayjs(start), dayjs(end)];
      const screen = await inProvider(
        <StaticDateRangePicker
          minDate={dayjs('2025-05-12')}
          shouldDisableDate={(date) => date.date() === 15}
          slotProps={{
            shortcuts: {
              items: [
                {
                  label: 'Stay',
                  getValue: ({ isValid }) => {
                    checked.push(isValid(range));
                    return range;
                  },
                },
              ],
            },
          }}
        />,
      );
      await expectEnabled(chip(screen, 'Stay'), isEnabled);
      expect(new Set(checked.splice(0))).toEqual(new Set([isEnabled]));
      screen.unmount();
    }
  },
);

claim(
  [
    'isValid works in all pickers.',
    'If nothing fits, return null or [null, null]: the chip is enabled then and clears the value.',
  ],
  async () => {
    for (const Picker of [DatePicker, DateTimePicker, MobileDatePicker]) {
      const results: boolean[] = [];
      const screen = await inProvider(
        <Picker
          label="Day"
          defaultValue={MAY_21}
          minDate={dayjs('2025-05-12')}
          slotProps={{
            shortcuts: {
              items: [
                {
                  label: 'First',
                  getValue: ({ isValid }) => {
                    const early = dayjs('2025-05-09');
                    results.push(isValid(early), isValid(MAY_21));
                    return isValid(early) ? early : null;
                  },
                },
              ],
            },
          }}
        />,
      );
      await openPicker(screen);
      await expectEnabled(chip(screen, 'First'), true);
      expect(results.slice(0, 2)).toEqual([false, true]);
      await chip(screen, 'First').click();
      await expectClosed(screen);
      await expect.poll(() => text(screen)).toMatch(/^MM\/DD\/YYYY/);
      screen.unmount();
    }
  },
);

claim(
  [
    'context, the second argument of onChange and onAccept, has the item without getValue as shortcut.',
    'With changeImportance="set", only onChange receives it.',
    'shortcut is also missing if the user selects or types a day.',
  ],
  async () => {
    const onChange = vi.fn();
    const onAccept = vi.fn();
    for (const end of ['Escape', 'OK']) {
      const refined = await inProvider(
        <MobileDatePicker
          label="Day"
          onChange={onChange}
          onAccept={onAccept}
          slotProps={{ shortcuts: { items: [JULY_4], changeImportance: 'set' } }}
        />,
      );
      await openPicker(refined);
      await chip(refined, 'Independence Day').click();
      expect(onChange.mock.lastCall?.[1]).toHaveProperty('shortcut');
      await (end === 'OK' ? chip(refined, 'OK').click() : press('Escape'));
      await expectClosed(refined);
      expect(onAccept.mock.lastCall?.[1]).toEqual({ validationError: null });
      refined.unmount();
    }
    const screen = await inProvider(
      <DatePicker
        label="Day"
        defaultValue={MAY_21}
        onChange={onChange}
        onAccept={onAccept}
        slotProps={{ shortcuts: { items: [{ ...JULY_4, id: 'july' }] } }}
      />,
    );
    const contexts = () => [onChange, onAccept].map((each) => each.mock.lastCall?.[1]);
    await openPicker(screen);
    await chip(screen, 'Independence Day').click();
    await expectClosed(screen);
    for (const context of contexts()) {
      expect(context).toEqual({
        validationError: null,
        shortcut: { label: 'Independence Day', id: 'july' },
      });
    }
    await openPicker(screen);
    await day(screen, '9').click();
    await expectClosed(screen);
    for (const context of contexts()) {
      expect(context).toEqual({ validationError: null });
    }
    await click(section(screen, 'Day'));
    await type('12');
    for (const context of contexts()) {
      expect(context).toEqual({ validationError: null });
    }
  },
);

function Controlled({ onChange, ...props }: DatePickerProps) {
  const [value, setValue] = useState<Dayjs | null>(MAY_21);
  return (
    <DatePicker
      label="Day"
      {...props}
      value={value}
      onChange={(newValue, context) => {
        setValue(newValue);
        onChange?.(newValue, context);
      }}
    />
  );
}

claim(
  [
    "onChange doesn't run if the value of the shortcut is already the value of the picker.",
    'An uncontrolled picker still runs onChange for the first click, unless the user has closed the popup or changed the value before.',
    "Closing it with the button that opened it doesn't count.",
  ],
  async () => {
    const items = [{ label: 'Same', getValue: () => dayjs('2025-05-21') }];
    for (const [isControlled, counts] of [
      [true, [0, 0]],
      [false, [1, 1]],
    ] as const) {
      const onChange = vi.fn();
      const props = { onChange, slotProps: { shortcuts: { items } } };
      const screen = await inProvider(
        isControlled ? (
          <Controlled {...props} />
        ) : (
          <DatePicker label="Day" defaultValue={MAY_21} {...props} />
        ),
      );
      for (const count of counts) {
        await openPicker(screen);
        await chip(screen, 'Same').click();
        await expectClosed(screen);
        expect(onChange).toHaveBeenCalledTimes(count);
      }
      screen.unmount();
    }
    const onChange = vi.fn();
    const closed = await inProvider(
      <DatePicker
        label="Day"
        defaultValue={MAY_21}
        onChange={onChange}
        slotProps={{ shortcuts: { items } }}
      />,
    );
    await openPicker(closed);
    await press('Escape');
    await expectClosed(closed);
    await openPicker(closed);
    await chip(closed, 'Same').click();
    await expectClosed(closed);
    expect(onChange).not.toHaveBeenCalled();
    closed.unmount();
    const toggled = await inProvider(
      <DatePicker
        label="Day"
        defaultValue={MAY_21}
        onChange={onChange}
        slotProps={{ shortcuts: { items } }}
      />,
    );
    await openPicker(toggled);
    await expect.element(chip(toggled, 'Same')).toBeVisible();
    await openPicker(toggled); // the same button closes it
    await expectClosed(toggled);
    await openPicker(toggled);
    await chip(toggled, 'Same').click();
    await expectClosed(toggled);
    expect(onChange).toHaveBeenCalledOnce();
  },
);

claim(
  [
    "'accept' | Runs | Runs | Closes",
    "'set' | Runs | Runs when the popup closes, unless the user clicks Cancel or the button that opened it | Stays open",
  ],
  async () => {
    for (const isControlled of [false, true]) {
      for (const pointer of ['fine', 'coarse'] as const) {
        setPointer(pointer);
        for (const [changeImportance, end] of [
          ['accept', 'nothing'],
          ['set', 'Escape'],
          ['set', 'Cancel'],
          ['set', 'the button'],
        ] as const) {
          if (end === 'the button' && pointer === 'coarse') {
            continue; // the dialog of the mobile variant covers the button
          }
          const onChange = vi.fn();
          const onAccept = vi.fn();
          const props: DatePickerProps = {
            onChange,
            onAccept,
            closeOnSelect: false,
            slotProps: { shortcuts: { items: [MAY_9], changeImportance } },
          };
          const screen = await inProvider(
            isControlled ? (
              <Controlled {...props} />
            ) : (
              <DatePicker label="Day" defaultValue={MAY_21} {...props} />
            ),
          );
          await openPicker(screen);
          await chip(screen, 'Early').click();
          expect(onChange).toHaveBeenCalledOnce();
          if (changeImportance === 'accept') {
            expect(onAccept).toHaveBeenCalledOnce();
          } else {
            expect(onAccept).not.toHaveBeenCalled();
            await expect.element(screen.getByRole('dialog')).toBeVisible();
            if (end === 'Escape') {
              await press('Escape');
            } else if (end === 'Cancel') {
              await screen.getByRole('button', { name: 'Cancel' }).click();
            } else {
              await openPicker(screen); // the same button closes it
            }
          }
          await expectClosed(screen);
          expect(onAccept).toHaveBeenCalledTimes(end === 'Cancel' || end === 'the button' ? 0 : 1);
          screen.unmount();
        }
      }
    }
  },
);

claim("On a static picker, 'accept' runs onAccept without OK.", async () => {
  const onAccept = vi.fn();
  const screen = await inProvider(
    <StaticDatePicker onAccept={onAccept} slotProps={{ shortcuts: { items: [MAY_9] } }} />,
  );
  await chip(screen, 'Early').click();
  expect(onAccept).toHaveBeenCalledOnce();
});

claim(
  [
    'In version 8.4.0, Cancel can restore the value from before the shortcut.',
    'Click a shortcut in a dialog, open the dialog again and click Cancel: the picker goes back to the value that it had before the shortcut (#18491).',
    'This doesn\'t happen if the user confirms with OK, so set changeImportance="set" in pickers with Cancel and OK.',
    "With 'accept', a shortcut that restores the previous value doesn't run onAccept: see lifecycle.",
  ],
  async () => {
    const items = [MAY_9, { label: 'Back', getValue: () => dayjs('2025-05-21') }];
    for (const isControlled of [true, false]) {
      const onAccept = vi.fn();
      const props = { onAccept, slotProps: { shortcuts: { items } } };
      const screen = await inProvider(
        isControlled ? (
          <Controlled {...props} />
        ) : (
          <DatePicker label="Day" defaultValue={MAY_21} {...props} />
        ),
      );
      for (const name of ['Early', 'Back']) {
        await openPicker(screen);
        await chip(screen, name).click();
        await expectClosed(screen);
        expect(onAccept).toHaveBeenCalledOnce();
      }
      expect(text(screen)).toBe('05/21/2025');
      screen.unmount();
    }
    for (const [changeImportance, shown] of [
      ['accept', '05/21/2025'],
      ['set', '05/09/2025'],
    ] as const) {
      const screen = await inProvider(
        <MobileDatePicker
          label="Day"
          defaultValue={MAY_21}
          slotProps={{ shortcuts: { items: [MAY_9], changeImportance } }}
        />,
      );
      await openPicker(screen);
      await chip(screen, 'Early').click();
      if (changeImportance === 'set') {
        await screen.getByRole('button', { name: 'OK' }).click();
      }
      await expectClosed(screen);
      expect(text(screen)).toBe('05/09/2025');
      await openPicker(screen);
      await screen.getByRole('button', { name: 'Cancel' }).click();
      await expectClosed(screen);
      await expect.poll(() => text(screen)).toBe(shown);
      screen.unmount();
    }
  },
);

claim(
  [
    "'portrait' | In a column before the calendar | After the toolbar, before the calendar",
    "'landscape' | In a list above the calendar | Before the toolbar and the calendar",
    'The list is at most 200 px wide and 336 px high, and scrolls.',
  ],
  async () => {
    const items = Array.from({ length: 20 }, (_, index) => ({
      label: `Delivery window number ${index} in May`,
      getValue: () => dayjs('2025-05-09'),
    }));
    for (const orientation of ['portrait', 'landscape'] as const) {
      const screen = await inProvider(
        <StaticDatePicker orientation={orientation} slotProps={{ shortcuts: { items } }} />,
      );
      const list = place('.MuiPickersLayout-shortcuts');
      const calendar = place('.MuiDateCalendar-root');
      expect(list.width).toBe(200);
      expect(list.height).toBe(336);
      const element = screen.getByRole('list').element();
      expect(element.scrollHeight).toBeGreaterThan(element.clientHeight);
      expect(getComputedStyle(element).overflowY).toBe('auto');
      if (orientation === 'portrait') {
        expect(list.right).toBeLessThanOrEqual(calendar.left);
      } else {
        expect(list.bottom).toBeLessThanOrEqual(calendar.top);
      }
      const order = [
        ...document.querySelectorAll(
          '.MuiPickersLayout-shortcuts, .MuiPickersLayout-toolbar, .MuiDateCalendar-root',
        ),
      ].map((each) =>
        each.matches('ul')
          ? 'shortcuts'
          : each.matches('.MuiDateCalendar-root')
            ? 'calendar'
            : 'toolbar',
      );
      expect(order).toEqual(
        orientation === 'portrait'
          ? ['toolbar', 'shortcuts', 'calendar']
          : ['shortcuts', 'toolbar', 'calendar'],
      );
      screen.unmount();
    }
  },
);

claim(
  "With a calendar of 320 px, it doesn't fit on a phone: the dialog scrolls sideways.",
  async () => {
    await setWidth(360);
    const screen = await inProvider(
      <MobileDatePicker label="Day" slotProps={{ shortcuts: { items: [JULY_4] } }} />,
    );
    await openPicker(screen);
    await expect.element(chip(screen, 'Independence Day')).toBeVisible();
    const content = document.querySelector('.MuiDialogContent-root');
    expect(content?.scrollWidth).toBeGreaterThan(content?.clientWidth ?? Infinity);
  },
);

claim(
  'slotProps.shortcuts.sx replaces the maximum size and the scrolling of the list, instead of adding to them.',
  async () => {
    for (const [sx, maxWidth, overflow] of [
      [undefined, '200px', 'auto'],
      [{ color: 'text.secondary' }, 'none', 'visible'],
    ] as const) {
      const screen = await inProvider(
        <StaticDatePicker slotProps={{ shortcuts: { items: [JULY_4], ...(sx && { sx }) } }} />,
      );
      const style = getComputedStyle(screen.getByRole('list').element());
      expect(style.maxWidth).toBe(maxWidth);
      expect(style.overflowY).toBe(overflow);
      screen.unmount();
    }
  },
);

claim(
  [
    'With a right-to-left theme, the list overlaps the calendar in version 8.4.0 (#17651).',
    'Set its grid column to 1, as the demos on this page do.',
  ],
  async () => {
    for (const [direction, isFixed, isOver] of [
      ['ltr', false, false],
      ['rtl', false, true],
      ['rtl', true, false],
    ] as const) {
      setDirection(direction);
      const screen = await inProvider(
        <div style={{ width: 'max-content' }}>
          <StaticDatePicker
            slotProps={{ shortcuts: { items: [JULY_4] } }}
            sx={isFixed ? { '& .MuiPickersLayout-shortcuts': { gridColumn: 1 } } : {}}
          />
        </div>,
      );
      const list = place('.MuiPickersLayout-shortcuts');
      const calendar = place('.MuiDateCalendar-root');
      expect(list.left < calendar.right && calendar.left < list.right).toBe(isOver);
      screen.unmount();
    }
  },
);

function OwnShortcuts({
  items = [],
  className,
  changeImportance,
}: PickersShortcutsProps<Dayjs | null>) {
  const isValid = useIsValidValue<Dayjs | null>();
  const { setValue } = usePickerActionsContext<Dayjs | null>();
  const { value, disabled, readOnly } = usePickerContext<Dayjs | null>();
  return (
    <div className={className} data-testid="own">
      {items.map(({ getValue, ...shortcut }) => (
        <Button
          key={shortcut.label}
          disabled={disabled || readOnly || !isValid(getValue({ isValid }))}
          onClick={() => setValue(getValue({ isValid }), { changeImportance, shortcut })}
        >
          {shortcut.label} after {value?.format('D') ?? 'nothing'}
        </Button>
      ))}
    </div>
  );
}

claim(
  [
    'A component in slots.shortcuts replaces the list.',
    'It receives items, changeImportance and className.',
    'usePickerActionsContext | setValue(value, { changeImportance, shortcut }) does what a chip does',
    'useIsValidValue | Returns the function isValid',
    'usePickerContext | The current value, disabled, readOnly and more',
  ],
  async () => {
    const onChange = vi.fn();
    const onAccept = vi.fn();
    const shown = (props: object): ReactElement => (
      <StaticDatePicker
        defaultValue={MAY_21}
        onChange={onChange}
        onAccept={onAccept}
        slots={{ shortcuts: OwnShortcuts }}
        slotProps={{ shortcuts: { items: [MAY_9], changeImportance: 'set' } }}
        {...props}
      />
    );
    for (const state of [
      { disabled: true },
      { readOnly: true },
      { minDate: dayjs('2025-05-12') },
    ]) {
      const screen = await inProvider(shown(state));
      await expect.element(chip(screen, 'Early after 21')).toBeDisabled();
      screen.unmount();
    }
    const screen = await inProvider(shown({}));
    expect(screen.getByRole('list').elements()).toHaveLength(0);
    await expect.element(screen.getByTestId('own')).toHaveClass('MuiPickersLayout-shortcuts');
    await chip(screen, 'Early after 21').click();
    await expect.element(chip(screen, 'Early after 9')).toBeVisible();
    expect(onChange.mock.lastCall?.[1]).toEqual({
      validationError: null,
      shortcut: { label: 'Early' },
    });
    expect(onAccept).not.toHaveBeenCalled();
  },
);

claim(
  [
    'The chips are buttons in a list.',
    'Each enabled chip is a tab stop, before the calendar, and Enter or Space clicks it.',
    'When a desktop picker opens, the focus is in the calendar or clock, so users reach the shortcuts with Shift+Tab.',
    'With two inputs for a range , the focus stays in the input.',
    "The list has no accessible name: set 'aria-label' in slotProps.shortcuts.",
  ],
  async () => {
    for (const key of ['Enter', 'Space']) {
      const screen = await inProvider(
        <DatePicker
          label="Day"
          defaultValue={MAY_21}
          minDate={dayjs('2025-05-08')}
          slotProps={{
            shortcuts: {
              items: [MAY_9, { label: 'Too early', getValue: () => dayjs('2025-05-01') }, JULY_4],
            },
          }}
        />,
      );
      await openPicker(screen);
      await expect.element(day(screen, '21')).toHaveFocus();
      const list = screen.getByRole('list').element();
      expect(list.hasAttribute('aria-label')).toBe(false);
      expect(screen.getByRole('listitem').elements()).toHaveLength(3);
      const visited: string[] = [];
      for (let step = 0; step < 8 && !visited.includes('Early'); step += 1) {
        await press('Shift+Tab');
        visited.push(document.activeElement?.textContent ?? '');
      }
      expect(visited.slice(-2)).toEqual(['Independence Day', 'Early']);
      await press(key);
      await expectClosed(screen);
      await expect.poll(() => text(screen)).toBe('05/09/2025');
      await expect.element(field(screen)).toBeVisible();
      screen.unmount();
    }
    const time = await inProvider(
      <TimePicker
        label="Day"
        defaultValue={dayjs('2025-05-21T15:30')}
        slotProps={{
          shortcuts: { items: [{ label: 'Noon', getValue: () => dayjs('2025-05-21T12:00') }] },
        }}
      />,
    );
    await openPicker(time);
    await expect.element(time.getByRole('option', { name: '3 hours' })).toHaveFocus();
    for (let step = 0; step < 4 && document.activeElement?.textContent !== 'Noon'; step += 1) {
      await press('Shift+Tab');
    }
    await expect.element(chip(time, 'Noon')).toHaveFocus();
    time.unmount();
    const two = await inProvider(
      <DateRangePicker
        defaultValue={[MAY_21, MAY_21]}
        slots={{ field: MultiInputDateRangeField }}
        slotProps={{
          shortcuts: { items: [{ label: 'One day', getValue: () => [MAY_21, MAY_21] }] },
        }}
      />,
    );
    await click(section(two, 'Month', 'Start'));
    await expect.element(chip(two, 'One day')).toBeVisible();
    await expect.element(section(two, 'Month', 'Start')).toHaveFocus();
  },
);
