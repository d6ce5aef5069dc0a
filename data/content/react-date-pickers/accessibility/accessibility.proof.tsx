import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock, type TimeClockProps } from '@mui/x-date-pickers/TimeClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePicker,
  type DateRangePickerProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import { DateTime } from 'luxon';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  setClock,
  setDirection,
  setPointer,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  AdapterLuxon,
  AdapterMomentHijri,
  AdapterMomentJalaali,
} from '#test/proofs/dateAdapters.js';
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

const MAY_21 = dayjs('2025-05-21T15:30'); // a Wednesday
const MAY_24 = dayjs('2025-05-24T15:30');

function focused(): string {
  return document.activeElement?.textContent ?? '';
}

function attribute(name: string): string | null {
  return document.activeElement?.getAttribute(name) ?? null;
}

async function calendar(props: Partial<DateCalendarProps> = {}): Promise<Screen> {
  const screen = await inProvider(<DateCalendar defaultValue={MAY_21} {...props} />);
  day(screen, '21').element().focus();
  return screen;
}

/** Presses a key on May 21, and says which day has the focus then. */
async function moves(key: string, to: string, props: Partial<DateCalendarProps> = {}) {
  const screen = await calendar(props);
  await press(key);
  await expect.poll(focused).toBe(to);
  screen.unmount();
}

/** Presses keys in one section after the other: the date they give. */
async function edits(name: string, keys: [key: string, shown: string][]) {
  const screen = await inProvider(<DateField label="Day" defaultValue={MAY_21} />);
  await click(section(screen, name));
  for (const [key, shown] of keys) {
    await press(key);
    await expect.poll(() => text(screen)).toBe(shown);
  }
  screen.unmount();
}

async function clock(props: TimeClockProps = {}) {
  const onChange = vi.fn<(value: Dayjs | null) => void>();
  const screen = await inProvider(
    <TimeClock defaultValue={MAY_21} onChange={onChange} {...props} />,
  );
  screen.getByRole('listbox').element().focus();
  const time = () => onChange.mock.lastCall?.[0]?.format('HH:mm') ?? 'no call';
  return { screen, time };
}

async function options(element: 'one list' | 'columns' = 'one list') {
  const screen = await inProvider(
    element === 'columns' ? (
      <MultiSectionDigitalClock defaultValue={MAY_21} />
    ) : (
      <DigitalClock defaultValue={MAY_21} />
    ),
  );
  const [selected] = screen.stage.querySelectorAll<HTMLElement>('[aria-selected="true"]');
  selected?.focus();
  return screen;
}

function twoInputs(props: DateRangePickerProps = {}) {
  return inProvider(
    <DateRangePicker
      slots={{ field: MultiInputDateRangeField }}
      defaultValue={[MAY_21, MAY_24]}
      {...props}
    />,
  );
}

act('FocusReader', async (demo) => {
  const shown = () => [...demo.stage.querySelectorAll('dd')].map((each) => each.textContent);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(section(demo, 'Month', 'Day of the visit'));
    await expect.poll(shown).toEqual(['Month', 'spinbutton', 'May', '–', 'Day of the visit']);
    await press('ArrowUp');
    await expect.poll(shown).toEqual(['Month', 'spinbutton', 'June', '–', 'Day of the visit']);
    await press('ArrowDown', 'ArrowRight');
    await expect.poll(shown).toEqual(['Day', 'spinbutton', '21st', '–', 'Day of the visit']);
    await openPicker(demo, 'Day of the visit');
    await expect.poll(shown).toEqual(['21', 'gridcell', '–', 'selected', 'May 2025']);
    await press('ArrowRight');
    await expect.poll(shown).toEqual(['22', 'gridcell', '–', '–', 'May 2025']);
    await press('Escape');
    await expectClosed(demo);
    await expect.poll(() => shown()[0]).toBe('Choose date, selected date is May 21, 2025');
    await openPicker(demo, 'Time of the visit');
    await expect.poll(shown).toEqual(['3 hours', 'option', '–', 'selected', 'Select hours']);
    await press('Escape');
    await expectClosed(demo);
  }
});

act('DescribedField', async (demo) => {
  const label = /^Day of the visit/;
  const group = () => field(demo, label).element();
  const description = () =>
    document.getElementById(group().getAttribute('aria-describedby') ?? '')?.textContent;
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [month, said, isInvalid] of [
      ['01', 'The clinic opens on June 2.', true],
      ['12', 'You can book until August 29.', true],
      ['06', 'Month, day, year', false],
    ] as const) {
      await enter(demo, month, label);
      await expect.poll(description).toBe(said);
      expect(group().getAttribute('aria-invalid')).toBe(String(isInvalid));
    }
  }
});

claim(
  [
    'label names the field.',
    'On desktop, it also names the dialog of a picker with one date.',
    'helperText describes the field.',
    "The text isn't a live region: to announce its changes, pass 'aria-live': 'polite' in FormHelperTextProps.",
    'An invalid value sets aria-invalid on the field.',
    'Field | group | label | aria-invalid, aria-describedby with helperText',
    'Opening button | button | Choose date, selected date is May 21, 2025 | –',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const helperText of ['Month, day, year', undefined]) {
        const screen = await inProvider(
          <DatePicker
            label="Day"
            defaultValue={MAY_21}
            minDate={dayjs('2025-02-01')}
            slotProps={{ textField: { helperText } }}
          />,
        );
        const group = field(screen).element();
        const id = group.getAttribute('aria-describedby');
        expect(id === null ? undefined : document.getElementById(id)?.textContent).toBe(helperText);
        expect(group.getAttribute('aria-live')).toBe(helperText ? 'polite' : null);
        expect(group.getAttribute('aria-invalid')).toBe('false');
        await screen
          .getByRole('button', { name: 'Choose date, selected date is May 21, 2025' })
          .click();
        if (pointer === 'fine') {
          await expect.element(screen.getByRole('dialog', { name: 'Day' })).toBeVisible();
        }
        await press('Escape');
        await expectClosed(screen);
        await enter(screen, '01');
        await expect.poll(() => group.getAttribute('aria-invalid')).toBe('true');
        screen.unmount();
      }
    }
    setPointer('fine');
    const range = await inProvider(<DateRangePicker label="Day" />);
    await openPicker(range);
    await expect.element(range.getByRole('dialog')).toHaveAccessibleName('');
    range.unmount();
    for (const live of ['polite', undefined] as const) {
      const screen = await inProvider(
        <DateField
          label="Day"
          helperText="Month first"
          FormHelperTextProps={live && { 'aria-live': live }}
        />,
      );
      const helper = screen.getByText('Month first').element();
      expect(helper.closest('[aria-live]')?.getAttribute('aria-live')).toBe(live);
      screen.unmount();
    }
  },
);

claim('Without a visible label, pass aria-label:', async () => {
  const screen = await inProvider(
    <DatePicker
      slotProps={{
        textField: { InputProps: { 'aria-label': 'Delivery day' } },
        popper: { 'aria-label': 'Delivery day' },
      }}
    />,
  );
  await openPicker(screen, 'Delivery day');
  await expect.element(screen.getByRole('dialog', { name: 'Delivery day' })).toBeVisible();
});

claim(['The name of a day is its number.', 'To announce the whole date of each day:'], async () => {
  for (const Component of [DateCalendar, DateRangeCalendar]) {
    const screen = await inProvider(<Component referenceDate={MAY_21} />);
    await expect.element(day(screen, '21').first()).toBeVisible();
    screen.unmount();
  }
  const screen = await inProvider(
    <DateCalendar
      referenceDate={MAY_21}
      slotProps={{
        day: ({ day: date }) => ({ 'aria-label': date.format('dddd, MMMM D, YYYY') }),
      }}
    />,
  );
  await expect.element(day(screen, 'Wednesday, May 21, 2025')).toBeVisible();
});

claim(
  [
    'Section | spinbutton | Year, Month, Day, Hours, Minutes, Seconds, Meridiem or Week day | aria-valuenow, aria-valuemin, aria-valuemax, aria-valuetext',
    'The aria-valuetext of a month is its name, such as "May".',
    'That of a day is its ordinal, such as "21st", or with Luxon, AdapterMomentHijri and AdapterMomentJalaali its number.',
    'That of an empty section is "Empty".',
    'The hidden input with the text of the field has aria-hidden, so a screen reader ignores it.',
  ],
  async () => {
    const format = 'ddd YYYY MM DD hh:mm:ss a';
    const screen = await inProvider(
      <DateTimeField label="Day" defaultValue={MAY_21} format={format} />,
    );
    for (const [name, now, shown] of [
      ['Year', '2025', null],
      ['Month', '5', 'May'],
      ['Day', '21', '21st'],
      ['Hours', '3', null],
      ['Minutes', '30', null],
      ['Seconds', '0', null],
      ['Meridiem', '1', null],
      ['Week day', null, null],
    ] as const) {
      const element = section(screen, name).element();
      expect([name, element.getAttribute('aria-valuenow')]).toEqual([name, now]);
      expect([name, element.getAttribute('aria-valuetext')]).toEqual([name, shown]);
      expect(element.hasAttribute('aria-valuemin')).toBe(true);
      expect(element.hasAttribute('aria-valuemax')).toBe(true);
    }
    const input = field(screen).element().querySelector('input');
    expect(input?.getAttribute('aria-hidden')).toBe('true');
    screen.unmount();
    const luxon = await inProvider(
      <DateField label="Day" defaultValue={DateTime.local(2025, 5, 21) as never} />,
      { dateAdapter: AdapterLuxon },
    );
    expect(section(luxon, 'Day').element().getAttribute('aria-valuetext')).toBe('21');
    expect(section(luxon, 'Month').element().getAttribute('aria-valuetext')).toBe('May');
    luxon.unmount();
    for (const [dateAdapter, shown] of [
      [AdapterDayjs, /^1st$/],
      [AdapterMomentHijri, /^\p{Nd}$/u],
      [AdapterMomentJalaali, /^\p{Nd}$/u],
    ] as const) {
      const other = await inProvider(<DateField label="Day" />, { dateAdapter });
      await click(section(other, 'Day'));
      await press('↑');
      await expect
        .poll(() => section(other, 'Day').element().getAttribute('aria-valuetext'))
        .toMatch(shown);
      other.unmount();
    }
    const empty = await inProvider(<DateTimeField label="Day" format={format} />);
    for (const element of empty.getByRole('spinbutton').elements()) {
      expect(element.getAttribute('aria-valuetext')).toBe('Empty');
      expect(element.getAttribute('aria-valuenow')).toBeNull();
    }
  },
);

claim('Clear button | button | Clear | Not in the Tab order', async () => {
  const screen = await inProvider(<DateField label="Day" clearable defaultValue={MAY_21} />);
  const button = screen.getByRole('button', { name: 'Clear' }).element();
  expect(button.tabIndex).toBe(-1);
});

claim(
  [
    'In version 8.4.0, the sections of both dates have the same IDs and the same names (#19274).',
    'In a picker, a field with two inputs names them Start and End.',
    'Outside of a picker, give each input a label through slotProps.textField.',
  ],
  async () => {
    const range: [Dayjs, Dayjs] = [MAY_21, MAY_24];
    const single = await inProvider(
      <SingleInputDateRangeField label="Stay" defaultValue={range} />,
    );
    const ids = (screen: Screen) =>
      screen
        .getByRole('spinbutton')
        .elements()
        .map(({ id }) => id);
    const names = (screen: Screen) =>
      screen
        .getByRole('spinbutton')
        .elements()
        .map((each) => each.getAttribute('aria-label'));
    expect(ids(single).slice(0, 3)).toEqual(ids(single).slice(3));
    expect(names(single)).toEqual(['Month', 'Day', 'Year', 'Month', 'Day', 'Year']);
    single.unmount();
    const multi = await twoInputs();
    expect(new Set(ids(multi)).size).toBe(6);
    await expect.element(field(multi, 'Start')).toBeVisible();
    await expect.element(field(multi, 'End')).toBeVisible();
    multi.unmount();
    const alone = await inProvider(
      <MultiInputDateRangeField
        slotProps={{
          textField: ({ position }) => ({ label: position === 'start' ? 'Arrival' : 'Departure' }),
        }}
      />,
    );
    await expect.element(field(alone, 'Arrival')).toBeVisible();
    await expect.element(field(alone, 'Departure')).toBeVisible();
  },
);

claim(
  [
    'Days of a month | grid | Month and year | –',
    'Weekday | columnheader | Full name, such as Sunday | –',
    'Week number | rowheader | Week 21 | –',
    'Day | gridcell | Number | aria-selected, aria-current="date" for today',
    'Years, months | radiogroup | Month and year | –',
    'Year, month | radio | Year, or full name of the month | aria-checked, aria-current="date" for today',
    'When it changes, the new month is announced.',
    "YearCalendar, MonthCalendar and a DateCalendar with views={['year']} don't display a month, so their radiogroup has no name.",
    'The current month has aria-current in every year.',
  ],
  async () => {
    setClock('2025-05-14T12:00:00');
    const screen = await calendar({ displayWeekNumber: true });
    await expect.element(screen.getByRole('grid', { name: 'May 2025' })).toBeVisible();
    await expect.element(screen.getByRole('columnheader', { name: 'Sunday' })).toBeVisible();
    await expect.element(screen.getByRole('rowheader', { name: 'Week 21' })).toBeVisible();
    const cell = (name: string) => day(screen, name).element();
    expect(cell('21').getAttribute('aria-selected')).toBe('true');
    expect(cell('14').getAttribute('aria-selected')).toBe('false');
    expect(cell('14').getAttribute('aria-current')).toBe('date');
    expect(cell('21').hasAttribute('aria-current')).toBe(false);
    const live = screen.stage.querySelector('[aria-live="polite"]');
    await press('Page Up');
    await expect.poll(() => live?.textContent).toContain('June 2025');
    screen.unmount();
    for (const [view, name] of [
      ['year', '2025'],
      ['month', 'May'],
    ] as const) {
      const other = await inProvider(
        <DateCalendar defaultValue={MAY_21} views={['year', 'month']} openTo={view} />,
      );
      await expect.element(other.getByRole('radiogroup', { name: 'May 2025' })).toBeVisible();
      const radio = other.getByRole('radio', { name }).element();
      expect(radio.getAttribute('aria-checked')).toBe('true');
      expect(radio.getAttribute('aria-current')).toBe('date');
      other.unmount();
    }
    for (const [element, current] of [
      [() => <YearCalendar defaultValue={MAY_21} />, '2025'],
      [() => <MonthCalendar defaultValue={MAY_21.subtract(1, 'year')} />, 'May'],
      [() => <DateCalendar views={['year']} openTo="year" defaultValue={MAY_21} />, '2025'],
    ] as const) {
      const nameless = await inProvider(element());
      await expect.element(nameless.getByRole('radiogroup')).toHaveAccessibleName('');
      const marked = [...nameless.stage.querySelectorAll('[aria-current="date"]')];
      expect(marked.map((each) => each.textContent)).toEqual([current]);
      nameless.unmount();
    }
  },
);

claim(
  [
    'In a range calendar, only the start and the end have aria-selected="true", not the days between them.',
    "In a range calendar with two or three months, the headers aren't live regions.",
  ],
  async () => {
    for (const calendars of [1, 2, 3] as const) {
      const screen = await inProvider(
        <DateRangeCalendar calendars={calendars} defaultValue={[MAY_21, MAY_24]} />,
      );
      const selected = [...screen.stage.querySelectorAll('[aria-selected="true"]')];
      expect(selected.map((each) => each.textContent)).toEqual(['21', '24']);
      expect(screen.stage.querySelectorAll('[aria-live]')).toHaveLength(calendars === 1 ? 1 : 0);
      screen.unmount();
    }
  },
);

claim(
  [
    'TimeClock | listbox | Select hours. Selected time is 03:30 PM | 3 hours',
    'DigitalClock | listbox | Select time | 03:30 PM',
    'MultiSectionDigitalClock | A listbox for each column | Select hours, Select minutes, Select meridiem | 3 hours, 30 minutes, PM',
  ],
  async () => {
    for (const [element, lists, names] of [
      [
        () => <TimeClock defaultValue={MAY_21} />,
        ['Select hours. Selected time is 03:30 PM'],
        ['3 hours'],
      ],
      [() => <DigitalClock defaultValue={MAY_21} />, ['Select time'], ['03:30 PM']],
      [
        () => <MultiSectionDigitalClock defaultValue={MAY_21} />,
        ['Select hours', 'Select minutes', 'Select meridiem'],
        ['3 hours', '30 minutes', 'PM'],
      ],
    ] as const) {
      const screen = await inProvider(element());
      expect(
        screen
          .getByRole('listbox')
          .elements()
          .map((each) => each.getAttribute('aria-label')),
      ).toEqual(lists);
      for (const name of names) {
        await expect
          .element(screen.getByRole('option', { name, exact: true }))
          .toHaveAttribute('aria-selected', 'true');
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'Mobile | dialog, modal | Title of the toolbar, such as Select date',
    'Mobile, hidden toolbar | dialog, modal | Label of the field',
    'Desktop | dialog | Label of the field',
    'Desktop, visible toolbar | dialog | Title of the toolbar',
    'With neither a label nor a toolbar, the dialog has no name.',
    'Pass aria-label to slotProps.popper, and for the mobile variant to slotProps.mobilePaper.',
  ],
  async () => {
    for (const [Variant, isHidden, label, name] of [
      [MobileDatePicker, false, 'Day', 'Select date'],
      [MobileDatePicker, true, 'Day', 'Day'],
      [DesktopDatePicker, true, 'Day', 'Day'],
      [DesktopDatePicker, undefined, 'Day', 'Day'],
      [DesktopDatePicker, false, 'Day', 'Select date'],
      [DesktopDatePicker, undefined, undefined, ''],
      [MobileDatePicker, true, undefined, ''],
    ] as const) {
      for (const own of [undefined, 'Delivery day']) {
        const slotProps = {
          ...(isHidden !== undefined && { toolbar: { hidden: isHidden } }),
          ...(own && { popper: { 'aria-label': own }, mobilePaper: { 'aria-label': own } }),
        };
        const screen = await inProvider(
          <Variant {...(label && { label })} defaultValue={MAY_21} slotProps={slotProps} />,
        );
        await screen.getByRole('button', { name: /^Choose/ }).click();
        const dialog = screen.getByRole('dialog');
        await expect.element(dialog).toBeVisible();
        await expect.element(dialog).toHaveAccessibleName(name || (own ?? ''));
        expect(dialog.element().getAttribute('aria-modal')).toBe(
          Variant === MobileDatePicker ? 'true' : null,
        );
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'Desktop, range, one input | dialog | None',
    'Desktop, range, two inputs | tooltip | None',
    'In version 8.4.0, the dialog of a desktop range picker has no name, even with a label or a toolbar.',
    'Pass one:',
    'When a tooltip opens, the focus remains in the input.',
    'The range in the calendar changes as the user types.',
  ],
  async () => {
    for (const [own, hidden] of [
      [undefined, true],
      [undefined, false],
      ['Stay', true],
    ] as const) {
      const screen = await inProvider(
        <DateRangePicker
          label="Stay"
          defaultValue={[MAY_21, MAY_24]}
          slotProps={{ toolbar: { hidden }, ...(own && { popper: { 'aria-label': own } }) }}
        />,
      );
      await openPicker(screen, 'Stay');
      await expect.element(screen.getByRole('dialog')).toBeVisible();
      await expect.element(screen.getByRole('dialog')).toHaveAccessibleName(own ?? '');
      screen.unmount();
    }
    const screen = await twoInputs();
    await click(section(screen, 'Day', 'Start'));
    const popup = screen.getByRole('tooltip');
    await expect.element(popup).toBeVisible();
    for (const name of ['aria-label', 'aria-labelledby']) {
      expect(popup.element().hasAttribute(name)).toBe(false);
    }
    await expect.element(section(screen, 'Day', 'Start')).toHaveFocus();
    await type('09');
    const selected = () =>
      [...document.querySelectorAll('[role="tooltip"] [aria-selected="true"]')].map(
        (each) => each.textContent,
      );
    await expect.poll(selected).toEqual(['9', '24']);
    expect(document.activeElement?.getAttribute('role')).toBe('spinbutton');
  },
);

claim(
  [
    'When a dialog opens, the focus moves to the selected day, or without a value to the day of the reference date.',
    'In a Time Picker, the focus moves to the first column, or on mobile to the face of the clock.',
    'Tab keeps the focus inside the dialog.',
    'Escape closes the dialog and returns the focus to the opening button.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const Picker of [DatePicker, TimePicker]) {
        const screen = await inProvider(<Picker label="Day" defaultValue={MAY_21} />);
        await openPicker(screen);
        const dialog = screen.getByRole('dialog').element();
        const trap = dialog.closest('.MuiDialog-root') ?? dialog;
        await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
        if (Picker === DatePicker) {
          await expect.poll(focused).toBe('21');
        } else if (pointer === 'fine') {
          await expect.poll(() => attribute('aria-label')).toBe('3 hours');
        } else {
          await expect.poll(() => attribute('role')).toBe('listbox');
        }
        for (let turn = 0; turn < 8; turn += 1) {
          await press('Tab');
          expect(trap.contains(document.activeElement)).toBe(true);
        }
        await press('Escape');
        await expectClosed(screen);
        await expect.poll(() => attribute('aria-label')).toMatch(/^Choose/);
        screen.unmount();
      }
      const empty = await inProvider(<DatePicker label="Day" referenceDate={MAY_24} />);
      await openPicker(empty);
      await expect.poll(focused).toBe('24');
      empty.unmount();
    }
  },
);

keyRow('Tab, Shift+Tab', 'Fields', async () => {
  for (const name of ['Month', 'Day', 'Year']) {
    const screen = await inProvider(<DatePicker label="Day" defaultValue={MAY_21} />);
    await click(section(screen, name));
    await press('Tab');
    await expect.element(screen.getByRole('button')).toHaveFocus();
    await press('Shift+Tab');
    await expect.element(section(screen, 'Month')).toHaveFocus();
    screen.unmount();
  }
});

keyRow('←, →', 'Fields', async () => {
  const screen = await inProvider(<DateField label="Day" defaultValue={MAY_21} />);
  await click(section(screen, 'Month'));
  for (const [key, name] of [
    ['→', 'Day'],
    ['→', 'Year'],
    ['→', 'Year'],
    ['←', 'Day'],
  ] as const) {
    await press(key);
    await expect.element(section(screen, name)).toHaveFocus();
  }
});

keyRow('↑, ↓', 'Fields', () =>
  edits('Month', [
    ['↑', '06/21/2025'],
    ['↓', '05/21/2025'],
    ['↓', '04/21/2025'],
  ]),
);

keyRow('Page Up, Page Down', 'Fields', async () => {
  await edits('Month', [
    ['Page Up', '10/21/2025'],
    ['Page Down', '05/21/2025'],
  ]);
  await edits('Day', [['Page Down', '05/16/2025']]);
});

keyRow('Home, End', 'Fields', () =>
  edits('Month', [
    ['End', '12/21/2025'],
    ['Home', '01/21/2025'],
  ]),
);

keyRow('Backspace, Delete', async () => {
  await edits('Month', [['Backspace', 'MM/21/2025']]);
  await edits('Day', [['Delete', '05/DD/2025']]);
});

keyRow('Ctrl+A', async () => {
  await edits('Day', [
    ['Ctrl+A', '05/21/2025'],
    ['Delete', 'MM/DD/YYYY'],
  ]);
});

claim(
  [
    'Letters and digits set the value of the section.',
    'After the highest value comes the lowest one.',
    'With a minutesStep that divides 60, ↑ and ↓ move to the next multiple of the step, and the Page keys move by five steps.',
    'In fields with two inputs, these keys ignore minutesStep in version 8.4.0.',
  ],
  async () => {
    const letters = await inProvider(
      <DateField label="Day" format="MMMM DD" defaultValue={MAY_21} />,
    );
    await click(section(letters, 'Month'));
    await type('d17');
    await expect.poll(() => text(letters)).toBe('December 17');
    letters.unmount();
    await edits('Month', [
      ['End', '12/21/2025'],
      ['↑', '01/21/2025'],
      ['↓', '12/21/2025'],
    ]);
    await edits('Day', [
      ['End', '05/31/2025'],
      ['↑', '05/01/2025'],
    ]);
    const times = await inProvider(
      <TimeField label="Day" minutesStep={15} defaultValue={MAY_21} />,
    );
    await click(section(times, 'Minutes'));
    await press('↑');
    await expect.poll(() => text(times)).toBe('03:45 PM');
    await press('↑');
    await expect.poll(() => text(times)).toBe('03:00 PM');
    await press('Page Up');
    await expect.poll(() => text(times)).toBe('03:15 PM');
    times.unmount();
    const two = await inProvider(
      <MultiInputTimeRangeField
        minutesStep={15}
        defaultValue={[MAY_21, null]}
        slotProps={{ textField: ({ position }) => ({ label: position }) }}
      />,
    );
    await click(section(two, 'Minutes', 'start'));
    await press('↑');
    await expect.poll(() => text(two, 'start')).toBe('03:31 PM');
    two.unmount();
    for (const [key, shown] of [
      ['↑', '03:45 PM'],
      ['↓', '03:30 PM'],
    ] as const) {
      const between = await inProvider(
        <TimeField label="Day" minutesStep={15} defaultValue={dayjs('2025-05-21T15:37')} />,
      );
      await click(section(between, 'Minutes'));
      await press(key);
      await expect.poll(() => text(between)).toBe(shown);
      between.unmount();
    }
    const sevens = await inProvider(
      <TimeField label="Day" minutesStep={7} defaultValue={dayjs('2025-05-21T15:56')} />,
    );
    await click(section(sevens, 'Minutes'));
    await press('↑');
    await expect.poll(() => text(sevens)).toBe('03:03 PM');
  },
);

claim(
  [
    'In an empty section, ↑ and Page Up set the lowest value, ↓ and Page Down the highest one.',
    'In an empty year, all four set the current year.',
    'In empty minutes with minutesStep={15}, all four set 00.',
  ],
  async () => {
    setClock('2025-05-21T12:00:00');
    for (const [key, month, dayOfMonth] of [
      ['↑', '01', '01'],
      ['Page Up', '01', '01'],
      ['↓', '12', '31'],
      ['Page Down', '12', '31'],
    ] as const) {
      const screen = await inProvider(<DateField label="Day" />);
      await click(section(screen, 'Year'));
      await press(key);
      await expect.poll(() => text(screen)).toBe('MM/DD/2025');
      await click(section(screen, 'Day'));
      await press(key);
      await expect.poll(() => text(screen)).toBe(`MM/${dayOfMonth}/2025`);
      await click(section(screen, 'Month'));
      await press(key);
      await expect.poll(() => text(screen)).toBe(`${month}/${dayOfMonth}/2025`);
      screen.unmount();
      const minutes = await inProvider(<TimeField label="Day" minutesStep={15} />);
      await click(section(minutes, 'Minutes'));
      await press(key);
      await expect.poll(() => text(minutes)).toBe('hh:00 aa');
      minutes.unmount();
    }
  },
);

keyRow('←, →', 'Day view (DateCalendar)', async () => {
  await moves('←', '20');
  await moves('→', '22');
  setDirection('rtl');
  await moves('←', '22');
  await moves('→', '20');
});

keyRow('↑, ↓', 'Day view (DateCalendar)', async () => {
  await moves('↑', '14');
  await moves('↓', '28');
});

keyRow('Home, End', 'Day view (DateCalendar)', async () => {
  await moves('Home', '18');
  await moves('End', '24');
});

keyRow('Page Up', async () => {
  const screen = await calendar();
  await press('Page Up');
  await expect.element(screen.getByText('June 2025')).toBeVisible();
  await expect.poll(focused).toBe('21');
});

keyRow('Page Down', async () => {
  const screen = await calendar();
  await press('Page Down');
  await expect.element(screen.getByText('April 2025')).toBeVisible();
  await expect.poll(focused).toBe('21');
});

keyRow('Enter, Space', 'Day view (DateCalendar)', async () => {
  for (const key of ['Enter', 'Space']) {
    const screen = await calendar();
    await press('→', key);
    await expect.element(day(screen, '22')).toHaveAttribute('aria-selected', 'true');
    screen.unmount();
  }
});

claim(
  [
    'If the month has no such day, Page Up and Page Down move to its last day.',
    '← and → skip disabled days, up to the start of the previous or the end of the next month.',
    'The other keys do nothing if they lead to a disabled day.',
    'Shift+Page Up does the same as Page Up: there is no key to change the year.',
  ],
  async () => {
    const screen = await inProvider(<DateCalendar defaultValue={dayjs('2025-03-31')} />);
    day(screen, '31').element().focus();
    await press('Page Up');
    await expect.element(screen.getByText('April 2025')).toBeVisible();
    await expect.poll(focused).toBe('30');
    screen.unmount();
    const back = await inProvider(<DateCalendar defaultValue={dayjs('2025-03-31')} />);
    day(back, '31').element().focus();
    await press('Page Down');
    await expect.element(back.getByText('February 2025')).toBeVisible();
    await expect.poll(focused).toBe('28');
    back.unmount();
    for (const [key, to, disabled] of [
      ['←', '19', '2025-05-20'],
      ['→', '23', '2025-05-22'],
      ['↑', '21', '2025-05-14'],
      ['↓', '21', '2025-05-28'],
      ['Home', '21', '2025-05-18'],
      ['End', '21', '2025-05-24'],
      ['Page Up', '21', '2025-06-21'],
      ['Page Down', '21', '2025-04-21'],
    ] as const) {
      await moves(key, to, { shouldDisableDate: (date) => date.isSame(disabled, 'day') });
    }
    for (const [key, until, to] of [
      ['←', '2025-04-01', '1'],
      ['←', '2025-03-31', '21'],
      ['→', '2025-06-30', '30'],
      ['→', '2025-07-01', '21'],
    ] as const) {
      await moves(key, to, {
        shouldDisableDate: (date) => !date.isSame(MAY_21, 'day') && !date.isSame(until, 'day'),
      });
    }
    const shifted = await calendar();
    await press('Shift+Page Up');
    await expect.element(shifted.getByText('June 2025')).toBeVisible();
  },
);

keyRow('←, →', 'Month and year views', async () => {
  for (const [element, name, left, right] of [
    [() => <MonthCalendar defaultValue={MAY_21} />, 'May', 'Apr', 'May'],
    [() => <YearCalendar defaultValue={MAY_21} />, '2025', '2024', '2025'],
  ] as const) {
    const screen = await inProvider(element());
    screen.getByRole('radio', { name }).element().focus();
    await press('←');
    await expect.poll(focused).toBe(left);
    await press('→');
    await expect.poll(focused).toBe(right);
    screen.unmount();
  }
});

keyRow('↑, ↓', 'Month and year views', async () => {
  for (const [element, name, up, down] of [
    [() => <MonthCalendar defaultValue={MAY_21} />, 'May', 'Feb', 'May'],
    [() => <YearCalendar defaultValue={MAY_21} />, '2025', '2022', '2025'],
    [() => <YearCalendar defaultValue={MAY_21} yearsPerRow={4} />, '2025', '2021', '2025'],
  ] as const) {
    const screen = await inProvider(element());
    screen.getByRole('radio', { name }).element().focus();
    await press('↑');
    await expect.poll(focused).toBe(up);
    await press('↓');
    await expect.poll(focused).toBe(down);
    screen.unmount();
  }
});

keyRow('Enter, Space', 'Month and year views', async () => {
  for (const key of ['Enter', 'Space']) {
    const screen = await inProvider(
      <DateCalendar
        defaultValue={MAY_21}
        views={['year', 'month', 'day']}
        openTo="year"
        reduceAnimations
      />,
    );
    screen.getByRole('radio', { name: '2025' }).element().focus();
    await press('←', key);
    await expect.element(screen.getByRole('radio', { name: 'May' })).toBeVisible();
    screen.getByRole('radio', { name: 'May' }).element().focus();
    await press('→', key);
    await expect.element(day(screen, '21')).toBeVisible();
    await expect.element(screen.getByText('June 2024')).toBeVisible();
    screen.unmount();
  }
});

claim(
  [
    'After December, the focus moves to January of the same year.',
    'In the year view, the focus stops at the first and the last year.',
    "Disabled months and years can't be focused, and the keys don't skip them.",
    'With monthsPerRow={4}, ↑ and ↓ still move by three months, so the focus moves diagonally.',
  ],
  async () => {
    const march = dayjs('2025-03-15');
    for (const [element, name, key, to] of [
      [() => <MonthCalendar defaultValue={dayjs('2025-12-15')} />, 'December', '→', 'Jan'],
      [() => <MonthCalendar defaultValue={dayjs('2025-01-15')} />, 'January', '←', 'Dec'],
      [() => <MonthCalendar defaultValue={dayjs('2025-01-15')} />, 'January', '↑', 'Oct'],
      [() => <MonthCalendar defaultValue={march} minDate={march} />, 'March', '←', 'Mar'],
      [
        () => (
          <MonthCalendar defaultValue={march} shouldDisableMonth={(month) => month.month() === 3} />
        ),
        'March',
        '→',
        'Mar',
      ],
      [() => <MonthCalendar defaultValue={march} monthsPerRow={4} />, 'March', '↓', 'Jun'],
      [() => <MonthCalendar defaultValue={march} monthsPerRow={4} />, 'March', '↑', 'Dec'],
      [() => <YearCalendar defaultValue={dayjs('2099-01-15')} />, '2099', '→', '2099'],
      [() => <YearCalendar defaultValue={dayjs('1900-01-15')} />, '1900', '←', '1900'],
      [
        () => (
          <YearCalendar defaultValue={march} shouldDisableYear={(year) => year.year() === 2026} />
        ),
        '2025',
        '→',
        '2025',
      ],
    ] as const) {
      const screen = await inProvider(element());
      screen.getByRole('radio', { name }).element().focus();
      await press(key);
      await expect.poll(focused).toBe(to);
      screen.unmount();
    }
  },
);

keyRow('↑, ↓', 'Clock (TimeClock)', async () => {
  for (const [view, up, down] of [
    ['hours', '16:30', '15:30'],
    ['minutes', '15:31', '15:30'],
  ] as const) {
    const { screen, time } = await clock({ openTo: view });
    await press('↑');
    await expect.poll(time).toBe(up);
    await press('↓');
    await expect.poll(time).toBe(down);
    screen.unmount();
  }
});

keyRow('Page Up, Page Down', 'Clock (TimeClock)', async () => {
  for (const [view, up, end, back] of [
    ['hours', '20:30', '23:30', '18:30'],
    ['minutes', '15:35', '15:40', '15:35'],
  ] as const) {
    const { screen, time } = await clock({ openTo: view });
    await press('Page Up');
    await expect.poll(time).toBe(up);
    await press('Page Up');
    await expect.poll(time).toBe(end);
    await press('Page Down');
    await expect.poll(time).toBe(back);
    screen.unmount();
  }
});

keyRow('Home, End', 'Clock (TimeClock)', async () => {
  for (const [ampm, view, first, last] of [
    [true, 'hours', '12:30', '23:30'],
    [false, 'hours', '00:30', '23:30'],
    [true, 'minutes', '15:00', '15:59'],
  ] as const) {
    const { screen, time } = await clock({ openTo: view, ampm });
    await press('Home');
    await expect.poll(time).toBe(first);
    await press('End');
    await expect.poll(time).toBe(last);
    screen.unmount();
  }
});

keyRow('Enter, Space', 'Clock (TimeClock)', async () => {
  for (const key of ['Enter', 'Space']) {
    const { screen } = await clock();
    await press(key);
    await expect
      .element(screen.getByRole('listbox', { name: /^Select minutes/ }))
      .toBeInTheDocument();
    screen.unmount();
  }
});

claim(
  [
    'Each key changes the value at once.',
    'In a 12-hour clock, the hours stay in their half of the day, and at 12 PM, Page Up moves to 11 PM and Page Down to 7 PM.',
    'With minutesStep, ↑ and ↓ move by this step.',
    'The minutes between two steps are disabled too: see Time Clock.',
    "A key that leads to a disabled time does nothing, so the keys don't skip disabled times (#15928).",
  ],
  async () => {
    for (const [start, keys, end] of [
      ['2025-05-21T15:30', ['Home', '↓'], '23:30'],
      ['2025-05-21T23:30', ['↑'], '12:30'],
      ['2025-05-21T11:30', ['↑'], '00:30'],
      ['2025-05-21T00:30', ['↓'], '11:30'],
      ['2025-05-21T12:30', ['Page Up'], '23:30'],
      ['2025-05-21T12:30', ['Page Down'], '19:30'],
      ['2025-05-21T12:30', ['↑'], '13:30'],
    ] as const) {
      const { screen, time } = await clock({ defaultValue: dayjs(start), ampm: true });
      await press(...keys);
      await expect.poll(time).toBe(end);
      screen.unmount();
    }
    for (const [keys, end] of [
      [['↑'], '15:45'],
      [['↓'], '15:15'],
      [['Page Up'], 'no call'],
      [['End'], 'no call'],
    ] as const) {
      const { screen, time } = await clock({ openTo: 'minutes', minutesStep: 15 });
      await press(...keys);
      await expect.poll(time).toBe(end);
      screen.unmount();
    }
    const { time } = await clock({ shouldDisableTime: (each) => each.hour() === 16 });
    await press('↑', '↑');
    expect(time()).toBe('no call');
  },
);

keyRow('↑, ↓', 'Digital clocks (DigitalClock, MultiSectionDigitalClock)', async () => {
  const screen = await options();
  await press('↑');
  await expect.poll(focused).toBe('03:00 PM');
  await press('↓', '↓');
  await expect.poll(focused).toBe('04:00 PM');
  screen.unmount();
  await options('columns');
  await press('↓');
  await expect.poll(() => attribute('aria-label')).toBe('4 hours');
});

keyRow(
  'Page Up, Page Down',
  'Digital clocks (DigitalClock, MultiSectionDigitalClock)',
  async () => {
    const screen = await options();
    await press('Page Up');
    await expect.poll(focused).toBe('01:00 PM');
    await press('Page Down');
    await expect.poll(focused).toBe('03:30 PM');
    screen.unmount();
    await options('columns');
    await press('Page Down');
    await expect.poll(() => attribute('aria-label')).toBe('8 hours');
  },
);

keyRow('Home, End', 'Digital clocks (DigitalClock, MultiSectionDigitalClock)', async () => {
  const screen = await options();
  await press('End');
  await expect.poll(focused).toBe('11:30 PM');
  await press('Home');
  await expect.poll(focused).toBe('12:00 AM');
  screen.unmount();
  await options('columns');
  await press('End');
  await expect.poll(() => attribute('aria-label')).toBe('11 hours');
});

keyRow('Enter, Space', 'Digital clocks (DigitalClock, MultiSectionDigitalClock)', async () => {
  for (const key of ['Enter', 'Space']) {
    const screen = await options();
    await press('↓', key);
    await expect
      .element(screen.getByRole('option', { name: '04:00 PM' }))
      .toHaveAttribute('aria-selected', 'true');
    screen.unmount();
  }
});

keyRow('Tab, Shift+Tab', 'Digital clocks (DigitalClock, MultiSectionDigitalClock)', async () => {
  await options('columns');
  await press('Tab');
  await expect.poll(() => attribute('aria-label')).toBe('30 minutes');
  await press('Tab');
  await expect.poll(() => attribute('aria-label')).toBe('PM');
  await press('Shift+Tab');
  await expect.poll(() => attribute('aria-label')).toBe('30 minutes');
});

claim(
  [
    '↑ and ↓ continue at the other end of the list.',
    'In MultiSectionDigitalClock, they skip disabled options, and so do Home and End.',
    "Page Up and Page Down can move to a disabled option, which Enter doesn't select.",
    'Letters and digits move to an option that begins with them, such as 0 9 for 09:00 AM.',
  ],
  async () => {
    const screen = await options();
    await press('Home', '↑');
    await expect.poll(focused).toBe('11:30 PM');
    await press('↓');
    await expect.poll(focused).toBe('12:00 AM');
    await type('09');
    await expect.poll(focused).toBe('09:00 AM');
    screen.unmount();
    const onChange = vi.fn();
    const columns = await inProvider(
      <MultiSectionDigitalClock
        defaultValue={MAY_21}
        onChange={onChange}
        shouldDisableTime={(time, view) =>
          view === 'hours' && (time.hour() === 16 || time.hour() === 20)
        }
      />,
    );
    columns.getByRole('option', { name: '3 hours', exact: true }).element().focus();
    await press('↓');
    await expect.poll(() => attribute('aria-label')).toBe('5 hours');
    await press('↑');
    await expect.poll(() => attribute('aria-label')).toBe('3 hours');
    await press('Page Down');
    await expect.poll(() => attribute('aria-label')).toBe('8 hours');
    await press('Enter');
    expect(onChange).not.toHaveBeenCalled();
    columns.unmount();
    const ends = await inProvider(
      <MultiSectionDigitalClock
        ampm={false}
        defaultValue={MAY_21}
        shouldDisableTime={(time, view) => view === 'hours' && [0, 23].includes(time.hour())}
      />,
    );
    ends.getByRole('option', { name: '15 hours', exact: true }).element().focus();
    await press('Home');
    await expect.poll(() => attribute('aria-label')).toBe('1 hours');
    await press('End');
    await expect.poll(() => attribute('aria-label')).toBe('22 hours');
  },
);

claim(
  [
    "In version 8.4.0, the disabled options of DigitalClock don't have aria-disabled.",
    "A screen reader announces them as enabled, and ↑ and ↓ don't skip them.",
    'To hide these options, set skipDisabled.',
  ],
  async () => {
    for (const skipDisabled of [false, true]) {
      const onChange = vi.fn();
      const screen = await inProvider(
        <DigitalClock
          defaultValue={MAY_21}
          onChange={onChange}
          skipDisabled={skipDisabled}
          shouldDisableTime={(time) => time.hour() === 16}
        />,
      );
      screen.getByRole('option', { name: '03:30 PM' }).element().focus();
      await press('↓');
      await expect.poll(focused).toBe(skipDisabled ? '05:00 PM' : '04:00 PM');
      expect(attribute('aria-disabled')).toBeNull();
      await press('Enter');
      expect(onChange).toHaveBeenCalledTimes(skipDisabled ? 1 : 0);
      screen.unmount();
    }
  },
);

claim(
  [
    "Page Up and Page Down move by a month here too, and don't stop at the ends of the month.",
    'With two months, the focus moves from one to the other.',
    'Enter or Space selects the start, then the end.',
  ],
  async () => {
    for (const calendars of [1, 2] as const) {
      const screen = await inProvider(
        <DateRangeCalendar calendars={calendars} defaultValue={[MAY_21, MAY_24]} />,
      );
      const month = () => {
        const grid = document.activeElement?.closest('[role="grid"]');
        return document.getElementById(grid?.getAttribute('aria-labelledby') ?? '')?.textContent;
      };
      day(screen, '21').first().element().focus();
      for (const [key, name] of [
        ['Page Up', 'June 2025'],
        ['Page Up', 'July 2025'],
        ['Page Down', 'June 2025'],
        ['Page Down', 'May 2025'],
        ['Page Down', 'April 2025'],
      ] as const) {
        await press(key);
        await expect.poll(month).toBe(name);
        expect(focused()).toBe('21');
      }
      screen.unmount();
    }
    for (const key of ['Enter', 'Space']) {
      const screen = await inProvider(<DateRangeCalendar referenceDate={MAY_21} calendars={1} />);
      day(screen, '21').element().focus();
      await press(key, '→', '→', key);
      await expect
        .poll(() =>
          [...screen.stage.querySelectorAll('[aria-selected="true"]')].map(
            (each) => each.textContent,
          ),
        )
        .toEqual(['21', '23']);
      screen.unmount();
    }
  },
);

keyRow('Enter, Space on the opening button', async () => {
  for (const pointer of ['fine', 'coarse'] as const) {
    setPointer(pointer);
    for (const key of ['Enter', 'Space']) {
      const screen = await inProvider(<DatePicker label="Day" defaultValue={MAY_21} />);
      screen.getByRole('button').element().focus();
      await press(key);
      await expect.element(screen.getByRole('dialog')).toBeVisible();
      await expect.poll(focused).toBe('21');
      screen.unmount();
    }
  }
});

keyRow('Escape', async () => {
  for (const pointer of ['fine', 'coarse'] as const) {
    setPointer(pointer);
    const screen = await inProvider(<DatePicker label="Day" defaultValue={MAY_21} />);
    await openPicker(screen);
    await expect.poll(focused).toBe('21');
    await press('Escape');
    await expectClosed(screen);
    await expect.poll(() => attribute('aria-label')).toMatch(/^Choose/);
    screen.unmount();
  }
});

keyRow('Enter, Space in a section', async () => {
  for (const key of ['Enter', 'Space']) {
    const screen = await twoInputs();
    section(screen, 'Month', 'Start').element().focus();
    await press(key);
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    await expect.element(section(screen, 'Month', 'Start')).toHaveFocus();
    screen.unmount();
    setPointer('coarse');
    const mobile = await twoInputs();
    section(mobile, 'Month', 'Start').element().focus();
    await press(key);
    await expect.element(mobile.getByRole('dialog')).toBeVisible();
    mobile.unmount();
    setPointer('fine');
  }
});

claim(
  [
    'With two inputs, there is no opening button, and these keys open the calendar:',
    'On desktop, the user then types both dates.',
    "The arrow keys stay in the field and don't move through the calendar.",
  ],
  async () => {
    setPointer('coarse');
    const mobile = await twoInputs();
    expect(mobile.getByRole('button').elements()).toHaveLength(0);
    mobile.unmount();
    setPointer('fine');
    const screen = await twoInputs();
    expect(screen.getByRole('button').elements()).toHaveLength(0);
    section(screen, 'Month', 'Start').element().focus();
    await press('Enter');
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    await press('→', '↓');
    await expect.element(section(screen, 'Day', 'Start')).toHaveFocus();
    expect(text(screen, 'Start')).toBe('05/20/2025');
    await type('22');
    await enter(screen, '0523', 'End');
    expect([text(screen, 'Start'), text(screen, 'End')]).toEqual(['05/22/2025', '05/23/2025']);
  },
);
