import { useState } from 'react';
import {
  DateRangeCalendar,
  type DateRangeCalendarProps,
} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import {
  act,
  claim,
  dragTo,
  expect,
  hover,
  setClock,
  setMotion,
  setPointer,
  settled,
  setWidth,
  show,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { day, inProvider } from '#test/proofs/pickers.tsx';

type Range = [Dayjs | null, Dayjs | null];
type Change = (range: Range, state?: string) => void;

const MAY_21 = dayjs('2025-05-21T10:00');
const MAY_24 = dayjs('2025-05-24T18:00');

function inside(props: DateRangeCalendarProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar {...props} />
    </LocalizationProvider>
  );
}

/** A calendar of May 2025 with what it calls. */
async function calendar(props: DateRangeCalendarProps = {}) {
  const onChange = vi.fn<Change>();
  const screen = await inProvider(
    <DateRangeCalendar
      calendars={1}
      defaultValue={[MAY_21, MAY_24]}
      onChange={onChange}
      {...props}
    />,
  );
  const last = () => {
    const [range, state] = onChange.mock.lastCall ?? [];
    return [...(range ?? []).map((each) => each?.format('MM-DD HH:mm') ?? null), state];
  };
  return { screen, onChange, last };
}

/** The months that are shown. */
function months(screen: Screen): (string | undefined)[] {
  return screen
    .getByRole('grid')
    .elements()
    .map(
      (grid) => document.getElementById(grid.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
}

function selected(screen: Screen): string[] {
  return [...screen.stage.querySelectorAll('[aria-selected="true"]')].map(
    (each) => each.textContent,
  );
}

async function drag(screen: Screen, from: string, to: string) {
  await dragTo(day(screen, from).first(), day(screen, to).first());
}

act('HotelStay', async (demo) => {
  const status = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await day(demo, '19').first().click();
    await day(demo, '23').first().click();
    await expect.element(status).toHaveTextContent('4 nights, € 512');
    await drag(demo, '23', '28');
    await expect.element(status).toHaveTextContent('9 nights, € 1152');
    await day(demo, '30').first().click();
    await expect.element(status).toHaveTextContent('Select the day of departure');
    await day(demo, '31').first().click();
    await expect.element(status).toHaveTextContent('1 night, € 128');
  }
});

act('WeekButtons', async (demo) => {
  const choose = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  for (let turn = 0; turn < 2; turn += 1) {
    await choose('June 2 – 6');
    await expect.poll(() => months(demo)).toEqual(['June 2025']);
    await expect.poll(() => selected(demo)).toEqual(['2', '6']);
    await choose('No leave');
    await expect.poll(() => selected(demo)).toEqual([]);
    await choose('May 26 – 30');
    await expect.poll(() => months(demo)).toEqual(['May 2025']);
    await expect.poll(() => selected(demo)).toEqual(['26', '30']);
    await day(demo, '27').click();
    await expect.poll(() => selected(demo)).toEqual(['27', '30']);
    await day(demo, '28').click();
    await expect.poll(() => selected(demo)).toEqual(['27', '28']);
  }
});

act('LockedRanges', async (demo) => {
  for (const name of ['disabled', 'readOnly']) {
    const group = demo.getByRole('group', { name });
    const cell = group.getByRole('gridcell', { name: '14', exact: true });
    await cell.click({ force: true });
    expect(selected(demo)).toEqual(['12', '16', '12', '16']);
  }
});

act('MonthCount', async (demo) => {
  for (const [name, shown] of [
    ['2', ['May 2025', 'June 2025']],
    ['3', ['May 2025', 'June 2025', 'July 2025']],
    ['1', ['May 2025']],
    ['2', ['May 2025', 'June 2025']],
  ] as const) {
    await demo.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => months(demo)).toEqual(shown);
  }
});

act('ReportPeriod', async (demo) => {
  const status = demo.getByRole('status');
  expect(months(demo)).toEqual(['April 2025', 'May 2025']);
  for (let turn = 0; turn < 2; turn += 1) {
    await day(demo, '14').first().click();
    await day(demo, '16').nth(1).click();
    await expect.element(status).toHaveTextContent('Sales from Apr 14 to May 16');
    await expect.poll(() => months(demo)).toEqual(['April 2025', 'May 2025']);
    await day(demo, '2').nth(1).click();
    await day(demo, '20').nth(1).click();
    await expect.element(status).toHaveTextContent('Sales from May 2 to May 20');
  }
  await expect.element(day(demo, '22').nth(1)).toBeDisabled();
});

act('EditOneEnd', async (demo) => {
  const button = (name: string) => demo.getByRole('button', { name });
  for (let turn = 0; turn < 2; turn += 1) {
    await day(demo, '29').click();
    await expect.element(button('Return: May 29')).toBeVisible();
    await expect.element(button('Pick-up: May 21')).toHaveAttribute('aria-pressed', 'true');
    await day(demo, '20').click();
    await expect.element(button('Pick-up: May 20')).toBeVisible();
    await expect.element(button('Return: May 29')).toHaveAttribute('aria-pressed', 'true');
    await button('Pick-up: May 20').click();
    await day(demo, '21').click();
    await expect.element(button('Pick-up: May 21')).toBeVisible();
  }
});

act('SquareDays', async (demo) => {
  const radius = (name: string) => {
    const cell = day(demo, name).element().closest('.MuiDateRangePickerDay-root');
    return cell ? getComputedStyle(cell).borderStartStartRadius : '';
  };
  for (const [start, end] of [
    ['9', '15'],
    ['13', '22'],
  ] as const) {
    await day(demo, start).click();
    await day(demo, end).click();
    await expect.poll(() => selected(demo)).toEqual([start, end]);
    await expect.poll(() => radius(start)).toBe('4px');
    await expect.poll(() => radius('14')).toBe('0px');
  }
});

claim(
  [
    'Start | Up to the end | New start, same end | End',
    'Start | After the end | New start, no end | End',
    'End | From the start on | Same start, new end | Start',
    'End | Before the start | New start, no end | End',
    'The first click in a complete range changes the start, and keeps the end unless the new start is after it.',
    'After a drag, the next click can change the end: for example, after users drag the start to an earlier day.',
    'Times count too: with a start at 3:00 PM and an end at 11:00 AM, a click on the day of the end removes the end.',
  ],
  async () => {
    for (const [position, clicked, start, end, next] of [
      ['start', '19', '19', '24', 'end'],
      ['start', '24', '24', '24', 'end'],
      ['start', '26', '26', undefined, 'end'],
      ['end', '26', '21', '26', 'start'],
      ['end', '21', '21', '21', 'start'],
      ['end', '19', '19', undefined, 'end'],
    ] as const) {
      for (const isControlled of [true, false]) {
        const onRangePositionChange = vi.fn<(position: string) => void>();
        const { onChange, screen } = await calendar({
          defaultValue: [dayjs('2025-05-21'), dayjs('2025-05-24')],
          ...(isControlled ? { rangePosition: position } : { defaultRangePosition: position }),
          onRangePositionChange,
        });
        await day(screen, clicked).click();
        const range = onChange.mock.lastCall?.[0] ?? [];
        expect(range.map((each) => each?.format('D'))).toEqual([start, end]);
        expect(onRangePositionChange.mock.lastCall).toEqual([next]);
        screen.unmount();
      }
    }
    const { onChange, screen } = await calendar();
    await day(screen, '19').click();
    expect(onChange.mock.lastCall?.[0].map((each) => each?.format('D'))).toEqual(['19', '24']);
    screen.unmount();
    const stay = await calendar({
      defaultValue: [dayjs('2025-05-21T15:00'), dayjs('2025-05-24T11:00')],
    });
    await day(stay.screen, '24').click();
    expect(stay.last()).toEqual(['05-24 15:00', null, 'partial']);
    stay.screen.unmount();
    const dragged = await calendar();
    await drag(dragged.screen, '21', '20');
    await expect.poll(dragged.last).toEqual(['05-20 10:00', '05-24 18:00', 'partial']);
    await day(dragged.screen, '26').click();
    await expect.poll(dragged.last).toEqual(['05-20 10:00', '05-26 18:00', 'finish']);
  },
);

claim(
  [
    "availableRangePositions (default ['start', 'end']) limits the dates that a click can switch to.",
    "With ['start'] and without dragging, each click changes the start, and selectionState is 'finish'.",
  ],
  async () => {
    const { screen, last } = await calendar({ availableRangePositions: ['start'] });
    for (const date of ['19', '14', '22']) {
      await day(screen, date).click();
      await expect.poll(last).toEqual([`05-${date} 10:00`, '05-24 18:00', 'finish']);
    }
    screen.unmount();
    const usual = await calendar();
    await day(usual.screen, '19').click();
    await expect.poll(usual.last).toEqual(['05-19 10:00', '05-24 18:00', 'partial']);
    await day(usual.screen, '26').click();
    await expect.poll(usual.last).toEqual(['05-19 10:00', '05-26 18:00', 'finish']);
  },
);

claim(
  [
    "selectionState is 'finish' when the user has selected an end that isn't before the start, and 'partial' otherwise.",
    "Dragging the start also gives 'partial', although both dates are set.",
    'If the next date to change is the end, a click before the start sets a new start with the time of the end, or at 00:00 without an end.',
    'A date keeps its time when users select another day for it.',
    'A date that was null gets 00:00.',
    'With referenceDate, each date that users select gets the time of referenceDate, even if the date had another time.',
  ],
  async () => {
    const { screen, last } = await calendar();
    await day(screen, '19').click();
    expect(last()).toEqual(['05-19 10:00', '05-24 18:00', 'partial']);
    await day(screen, '26').click();
    expect(last()).toEqual(['05-19 10:00', '05-26 18:00', 'finish']);
    await day(screen, '28').click();
    expect(last()).toEqual(['05-28 10:00', null, 'partial']);
    await day(screen, '27').click();
    expect(last()).toEqual(['05-27 00:00', null, 'partial']);
    await day(screen, '30').click();
    expect(last()).toEqual(['05-27 00:00', '05-30 00:00', 'finish']);
    screen.unmount();
    const other = await calendar({ referenceDate: dayjs('2025-05-01T06:00') });
    await day(other.screen, '19').click();
    expect(other.last()).toEqual(['05-19 06:00', '05-24 18:00', 'partial']);
    await day(other.screen, '26').click();
    expect(other.last()).toEqual(['05-19 06:00', '05-26 06:00', 'finish']);
    other.screen.unmount();
    const replaced = await calendar();
    await day(replaced.screen, '19').click();
    await day(replaced.screen, '14').click();
    expect(replaced.last()).toEqual(['05-14 18:00', null, 'partial']);
    await day(replaced.screen, '14').click();
    expect(replaced.last()).toEqual(['05-14 18:00', '05-14 00:00', 'partial']); // the end is before the start
    replaced.screen.unmount();
    const sameDay = await calendar({ defaultValue: [dayjs('2025-05-21'), null] });
    await day(sameDay.screen, '21').click();
    await day(sameDay.screen, '21').click();
    expect(sameDay.last()).toEqual(['05-21 00:00', '05-21 00:00', 'finish']);
    sameDay.screen.unmount();
    const dragged = await calendar();
    await drag(dragged.screen, '21', '20');
    await expect.poll(dragged.last).toEqual(['05-20 10:00', '05-24 18:00', 'partial']);
  },
);

claim(
  [
    "If a new value isn't visible, the calendar moves to its start, or to its end if the next click changes the end.",
    'The first displayed month is the month of the start.',
    'Without a value, it is the month of referenceDate, or the current month.',
    'With currentMonthCalendarPosition={2}, this month is the second one.',
    'With defaultRangePosition="end", the calendar opens with the end visible.',
  ],
  async () => {
    setClock('2025-05-21T12:00:00');
    const cases: [DateRangeCalendarProps, string[]][] = [
      [{ defaultValue: [dayjs('2024-03-05'), dayjs('2024-06-05')] }, ['March 2024', 'April 2024']],
      [
        {
          defaultValue: [dayjs('2024-03-05'), dayjs('2024-06-05')],
          defaultRangePosition: 'end',
        },
        ['May 2024', 'June 2024'],
      ],
      [{ referenceDate: dayjs('2024-03-05') }, ['March 2024', 'April 2024']],
      [{}, ['May 2025', 'June 2025']],
      [{ currentMonthCalendarPosition: 2 }, ['April 2025', 'May 2025']],
      [
        {
          defaultValue: [dayjs('2024-03-05'), dayjs('2024-03-08')],
          currentMonthCalendarPosition: 2,
        },
        ['February 2024', 'March 2024'],
      ],
    ];
    for (const [props, shown] of cases) {
      const screen = await show(inside(props));
      expect(months(screen)).toEqual(shown);
      screen.unmount();
    }
    for (const [rangePosition, to, shown] of [
      ['start', '2025-11-05', ['September 2025', 'October 2025']],
      ['end', '2025-11-05', ['October 2025', 'November 2025']],
    ] as const) {
      const screen = await show(inside({ value: [MAY_21, MAY_24], rangePosition }));
      await screen.rerender(
        inside({ value: [dayjs('2025-06-02'), dayjs('2025-06-05')], rangePosition }),
      );
      await settled();
      expect(months(screen)).toEqual(['May 2025', 'June 2025']);
      await screen.rerender(inside({ value: [dayjs('2025-09-01'), dayjs(to)], rangePosition }));
      await expect.poll(() => months(screen)).toEqual(shown);
      screen.unmount();
    }
  },
);

claim(
  [
    'With a mouse or a finger, users drag the first or the last day of a complete range.',
    'If they drag one past the other, start and end are swapped.',
    'onChange runs on drop.',
    'disableDragEditing (default false) turns dragging off.',
  ],
  async () => {
    const { screen, last, onChange } = await calendar();
    await drag(screen, '24', '28');
    await expect.poll(last).toEqual(['05-21 10:00', '05-28 18:00', 'finish']);
    expect(onChange).toHaveBeenCalledOnce();
    await drag(screen, '21', '14');
    await expect.poll(() => selected(screen)).toEqual(['14', '28']);
    await drag(screen, '28', '9');
    await expect.poll(() => selected(screen)).toEqual(['9', '14']);
    screen.unmount();
    const locked: DateRangeCalendarProps[] = [
      { disableDragEditing: true },
      { readOnly: true },
      { defaultValue: [MAY_21, null] },
    ];
    for (const props of locked) {
      const other = await calendar(props);
      const draggable = other.screen.stage.querySelectorAll('[draggable="true"]');
      expect(draggable).toHaveLength(0);
      other.screen.unmount();
    }
  },
);

claim(
  [
    'With a mouse, an outline previews the days that a click on the hovered day adds to the range.',
    'Without a mouse, there is no preview.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      const { screen } = await calendar({ rangePosition: 'end' });
      await hover(day(screen, '28'));
      const preview = () =>
        [...screen.stage.querySelectorAll('.MuiDateRangePickerDay-rangeIntervalDayPreview')].map(
          ({ textContent }) => textContent,
        );
      await expect.poll(preview).toEqual(pointer === 'fine' ? ['25', '26', '27', '28'] : []);
      screen.unmount();
    }
  },
);

claim(
  [
    'disabled disables the days.',
    "With readOnly, users can focus days, but can't select or drag them.",
    'The preview still appears.',
    'In both cases, the arrow buttons still change the month.',
  ],
  async () => {
    for (const calendars of [1, 2] as const) {
      for (const props of [{ disabled: true }, { readOnly: true }]) {
        const { screen, onChange } = await calendar({ calendars, ...props });
        const cell = day(screen, '14').first();
        if ('disabled' in props) {
          await expect.element(cell).toBeDisabled();
        } else {
          await cell.click();
          await expect.element(cell).toHaveFocus();
          await hover(day(screen, '19').first());
          await expect
            .poll(() =>
              screen.stage.querySelector('.MuiDateRangePickerDay-rangeIntervalDayPreview'),
            )
            .not.toBeNull();
        }
        expect(onChange).not.toHaveBeenCalled();
        await screen.getByRole('button', { name: 'Next month' }).click();
        await expect.poll(() => months(screen)[0]).toBe('June 2025');
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'calendars is 1, 2 or 3.',
    'The default is 2.',
    "The number doesn't adapt to the width of the page, and a month is at least 312 px wide.",
    'The calendar has no view for months or years.',
  ],
  async () => {
    for (const width of [1280, 360]) {
      await setWidth(width);
      const screen = await inProvider(<DateRangeCalendar defaultValue={[MAY_21, MAY_24]} />);
      const grids = screen.getByRole('grid').elements();
      expect(grids).toHaveLength(2);
      for (const grid of grids) {
        expect(grid.parentElement?.getBoundingClientRect().width).toBeGreaterThanOrEqual(312);
      }
      expect(screen.getByRole('button', { name: /year view/ }).elements()).toHaveLength(0);
      screen.unmount();
    }
    const { screen } = await calendar();
    expect(screen.getByRole('button', { name: /year view/ }).elements()).toHaveLength(0);
  },
);

claim(
  [
    'With currentMonthCalendarPosition and animations, the calendar moves to the month of the start when the user selects the end, so the end can be hidden (#10393).',
    'disableAutoMonthSwitching prevents this, except after an empty value and after a new start that removed the end.',
    'At the default position with animations, the calendar also moves to the month of the start if the start is in January and December is displayed before it.',
  ],
  async () => {
    const start: Range = [dayjs('2025-05-05'), dayjs('2025-05-08')];
    const cases: [boolean, boolean, Range, string[]][] = [
      [false, false, start, ['April 2025', 'May 2025']], // the focused day holds the month
      [true, false, start, ['March 2025', 'April 2025']],
      [true, true, start, ['April 2025', 'May 2025']],
      [true, true, [null, null], ['March 2025', 'April 2025']],
    ];
    for (const [isAnimated, disableAutoMonthSwitching, defaultValue, shown] of cases) {
      await setMotion(isAnimated);
      const { screen, last } = await calendar({
        calendars: 2,
        currentMonthCalendarPosition: 2,
        disableAutoMonthSwitching,
        defaultValue,
        referenceDate: dayjs('2025-05-01'),
      });
      expect(months(screen)).toEqual(['April 2025', 'May 2025']);
      await day(screen, '14').first().click();
      await day(screen, '16').nth(1).click();
      await expect.poll(() => last().at(-1)).toBe('finish');
      await settled();
      await expect.poll(() => months(screen)).toEqual(shown);
      screen.unmount();
    }
    const removed = await calendar({
      calendars: 2,
      currentMonthCalendarPosition: 2,
      disableAutoMonthSwitching: true,
      defaultValue: [dayjs('2025-04-05'), dayjs('2025-04-08')],
    });
    await removed.screen.getByRole('button', { name: 'Next month' }).click();
    await expect.poll(() => months(removed.screen)).toEqual(['April 2025', 'May 2025']);
    await day(removed.screen, '14').first().click();
    await day(removed.screen, '16').nth(1).click();
    await expect.poll(() => months(removed.screen)).toEqual(['March 2025', 'April 2025']);
    removed.screen.unmount();
    const winter = await calendar({
      calendars: 2,
      defaultValue: [null, null],
      referenceDate: dayjs('2025-12-01'),
    });
    expect(months(winter.screen)).toEqual(['December 2025', 'January 2026']);
    await day(winter.screen, '5').nth(1).click();
    await day(winter.screen, '8').nth(1).click();
    await expect.poll(() => months(winter.screen)).toEqual(['January 2026', 'February 2026']);
  },
);

claim(
  'onMonthChange receives the first day of the month at currentMonthCalendarPosition.',
  async () => {
    for (const [position, month] of [
      [1, '2025-06-01'],
      [2, '2025-06-01'],
    ] as const) {
      const onMonthChange = vi.fn<(month: Dayjs) => void>();
      const { screen } = await calendar({
        calendars: 2,
        currentMonthCalendarPosition: position,
        onMonthChange,
      });
      await screen.getByRole('button', { name: 'Next month' }).click();
      expect(onMonthChange.mock.lastCall?.[0].format('YYYY-MM-DD')).toBe(month);
      await expect.poll(() => months(screen)[position - 1]).toBe('June 2025');
      screen.unmount();
    }
  },
);

claim(
  [
    'isHighlighting | In the range, including its start and end',
    'isStartOfHighlighting, isEndOfHighlighting | The start or the end',
    'selected | The start or the end of the value',
    'The highlighting props are false while the start or the end is missing.',
  ],
  async () => {
    const flags = new Map<string, string>();
    function Day(props: DateRangePickerDayProps) {
      const { day: date, isHighlighting, isStartOfHighlighting, isEndOfHighlighting } = props;
      if (!props.outsideCurrentMonth) {
        flags.set(
          date.format('D'),
          [
            isHighlighting && 'in',
            isStartOfHighlighting && 'start',
            isEndOfHighlighting && 'end',
            props.selected && 'selected',
          ]
            .filter(Boolean)
            .join(' '),
        );
      }
      return <DateRangePickerDay {...props} />;
    }
    const cases: [Range, string[]][] = [
      [
        [MAY_21, MAY_24],
        ['', 'in start selected', 'in', 'in', 'in end selected', ''],
      ],
      [
        [MAY_21, null],
        ['', 'selected', '', '', '', ''],
      ],
    ];
    for (const [value, expected] of cases) {
      const { screen } = await calendar({
        defaultValue: value,
        slots: { day: Day },
      });
      expect(['20', '21', '22', '23', '24', '25'].map((each) => flags.get(each))).toEqual(expected);
      screen.unmount();
    }
  },
);

claim('showDaysOutsideCurrentMonth has no effect with two or three months.', async () => {
  for (const calendars of [1, 2, 3] as const) {
    const { screen } = await calendar({ calendars, showDaysOutsideCurrentMonth: true });
    const outside = screen.stage.querySelectorAll('.MuiPickersDay-dayOutsideMonth:not(:empty)');
    const shown = [...outside].filter((each) => getComputedStyle(each).opacity !== '0');
    expect(shown.length > 0).toBe(calendars === 1);
    screen.unmount();
  }
});

/** Starts on a workday and ends on any day. */
function Rental() {
  const [range, setRange] = useState<Range>([null, null]);
  const [start] = range;
  return (
    <DateRangeCalendar
      calendars={1}
      referenceDate={dayjs('2025-05-01')}
      value={range}
      onChange={setRange}
      shouldDisableDate={(date, position) =>
        date.day() % 6 === 0 && (position === 'start' || date.isBefore(start, 'day'))
      }
    />
  );
}

claim(
  [
    "shouldDisableDate(day, position) receives 'start' or 'end': the date that the next click changes, or that the dragged day becomes.",
    "A click before the start sets a new start, although the calendar tested that day as 'end'.",
    'To let rentals start on workdays and end on any day, also test the days before the start:',
    "A range can contain disabled days between its start and its end: the calendar doesn't check them.",
  ],
  async () => {
    const { screen, last } = await calendar({
      shouldDisableDate: (date: Dayjs, position: string) =>
        position === 'start' ? date.day() % 6 === 0 : date.date() === 22,
    });
    await expect.element(day(screen, '17')).toBeDisabled();
    await expect.element(day(screen, '22')).not.toBeDisabled();
    await day(screen, '20').click();
    await expect.element(day(screen, '17')).not.toBeDisabled();
    await expect.element(day(screen, '22')).toBeDisabled();
    await day(screen, '31').click();
    expect(last()).toEqual(['05-20 10:00', '05-31 18:00', 'finish']);
    await day(screen, '20').click();
    await day(screen, '17').click(); // a Saturday
    expect(last()[1]).toBeNull();
    expect(last()[0]).toMatch(/^05-17/);
    screen.unmount();
    const rental = await inProvider(<Rental />);
    await expect.element(day(rental, '17')).toBeDisabled();
    await day(rental, '20').click();
    await expect.element(day(rental, '17')).toBeDisabled();
    await day(rental, '24').click();
    await expect.poll(() => selected(rental)).toEqual(['20', '24']);
  },
);
