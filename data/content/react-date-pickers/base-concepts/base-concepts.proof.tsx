import { Fragment, useState, type ComponentProps, type ReactElement } from 'react';
import { fireEvent, within } from '@testing-library/react';
import * as community from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import * as pro from '@mui/x-date-pickers-pro';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
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
  setTimeZone,
  setWidth,
  show,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  AdapterDateFns,
  AdapterDateFnsJalali,
  AdapterLuxon,
  AdapterMoment,
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

const MAY_21 = dayjs('2025-05-21T15:30');
const REFERENCE = dayjs('2020-02-03T09:00');

type Change = (value: Dayjs | null) => void;
type RangeChange = (value: [Dayjs | null, Dayjs | null]) => void;

function picker(props: DatePickerProps): Promise<Screen> {
  return inProvider(<DatePicker label="Day" {...props} />);
}

function calendar(props: ComponentProps<typeof DateCalendar>): Promise<Screen> {
  return inProvider(<DateCalendar {...props} />);
}

/** For what is rendered again with other props. */
function inside(element: ReactElement): ReactElement {
  return <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>;
}

/** The last value that a callback has received, as text. */
function lastOf(onChange: { mock: { lastCall?: [Dayjs | null] | undefined } }): string {
  return onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm:ss.SSS') ?? 'null';
}

function isPopper(): boolean {
  return document.querySelector('.MuiPopper-root') !== null;
}

/** Selects an option of the finder without the mouse: the act does it some thirty times. */
function choose(demo: Screen, select: 'Value' | 'Users' | 'Device', option: string) {
  const boxes = demo.stage.querySelectorAll('[role="combobox"]');
  fireEvent.mouseDown(boxes[['Value', 'Users', 'Device'].indexOf(select)] ?? demo.stage);
  const options = [...document.querySelectorAll('[role="option"]')];
  fireEvent.click(options.find((each) => each.textContent === option) ?? demo.stage);
}

act('ComponentFinder', async (demo) => {
  const status = demo.stage.querySelector('[role="status"]');
  const says = (words: string) => expect.poll(() => status?.textContent).toContain(words);
  await says("from '@mui/x-date-pickers/DatePicker';");
  await demo.getByRole('combobox', { name: /^Device/ }).click();
  await demo.getByRole('option', { name: 'Mobile' }).click();
  await says('import { MobileDatePicker }');
  await openPicker(demo, 'A date');
  await demo.getByRole('button', { name: 'Cancel' }).click();
  await expectClosed(demo);
  for (const [value, names] of [
    ['A date', ['DateField', 'DateCalendar', 'StaticDatePicker']],
    ['A time', ['TimeField', 'DigitalClock', 'StaticTimePicker']],
    ['A date and time', ['DateTimeField', '', 'StaticDateTimePicker']],
    ['A date range', ['SingleInputDateRangeField', 'DateRangeCalendar', 'StaticDateRangePicker']],
    ['A time range', ['SingleInputTimeRangeField', '', '']],
    ['A date and time range', ['SingleInputDateTimeRangeField', '', '']],
  ] as const) {
    choose(demo, 'Value', value);
    for (const [index, way] of [
      'Type it',
      'Select it on the page',
      'Select it on the page, with buttons',
    ].entries()) {
      const name = names[index];
      const folder = /Range/.test(name ?? '') ? 'x-date-pickers-pro' : 'x-date-pickers';
      choose(demo, 'Users', way);
      await says(
        name ? `import { ${name} } from '@mui/${folder}/${name}';` : 'There is no such component.',
      );
    }
    choose(demo, 'Users', 'Type it, or select it in a popup');
    await says('import { Mobile');
    await expect.element(field(demo, value)).toBeVisible();
  }
  choose(demo, 'Device', 'All devices');
  await says('import { DateTimeRangePicker }');
});

act('ThreeStyles', async (demo) => {
  const labels = ['Departure (picker)', 'Departure (field)'];
  const all = async (shown: string, name: string) => {
    for (const label of labels) {
      await expect.poll(() => text(demo, label)).toBe(shown);
    }
    await expect.element(day(demo, name)).toHaveAttribute('aria-selected', 'true');
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await day(demo, '9').click();
    await all('05/09/2025', '9');
    await click(section(demo, 'Day', labels[1]));
    await type('23');
    await all('05/23/2025', '23');
    await openPicker(demo, labels[0]);
    await demo.getByRole('dialog').getByRole('gridcell', { name: '14' }).click();
    await expectClosed(demo);
    await all('05/14/2025', '14');
  }
});

act('SixFamilies', async (demo) => {
  for (const [label, name, key, shown] of [
    ['Invoice date', 'Month', 'ArrowUp', '06/21/2025'],
    ['Trade fair', 'Day', 'ArrowUp', '05/22/2025 – 05/23/2025'],
    ['Train leaves at', 'Hours', 'ArrowUp', '09:30 AM'],
    ['Opening hours', 'Hours', 'ArrowUp', '09:30 AM – 05:00 PM'],
    ['Delivery', 'Month', 'ArrowUp', '06/21/2025 08:30 AM'],
    ['Car rental', 'Day', 'ArrowUp', 'May 22, 08:30 AM – May 23, 05:00 PM'],
    ['Invoice date', 'Month', 'ArrowDown', '05/21/2025'],
    ['Trade fair', 'Day', 'ArrowDown', '05/21/2025 – 05/23/2025'],
  ] as const) {
    await click(section(demo, name, label).first());
    await press(key);
    await expect.poll(() => text(demo, label)).toBe(shown);
  }
});

act('DeviceVariants', async (demo) => {
  await expect.element(demo.getByText(/renders DesktopTimePicker/)).toBeVisible();
  for (const [label, isDesktop] of [
    ['TimePicker', true],
    ['DesktopTimePicker', true],
    ['MobileTimePicker', false],
    ['DesktopTimePicker', true],
  ] as const) {
    await openPicker(demo, label);
    await expect.element(demo.getByRole('dialog')).toBeVisible();
    expect(isPopper()).toBe(isDesktop);
    await press('Escape');
    await expectClosed(demo);
  }
});

act('StateAndButtons', async (demo) => {
  const state = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'First free slot' }).click();
    await expect.element(state).toHaveTextContent('State: 2025-05-21 15:30');
    await demo.getByRole('button', { name: 'One hour later' }).click();
    await expect.element(state).toHaveTextContent('State: 2025-05-21 16:30');
    expect(text(demo, 'Loading slot')).toBe('05/21/2025 04:30 PM');
    await enter(demo, '06', 'Loading slot');
    await expect.element(state).toHaveTextContent('State: 2025-06-21 16:30');
    await demo.getByRole('button', { name: 'No slot' }).click();
    await expect.element(state).toHaveTextContent('State: no slot');
    await expect.element(demo.getByRole('button', { name: 'One hour later' })).toBeDisabled();
    expect(text(demo, 'Loading slot')).toBe('MM/DD/YYYY hh:mm aa');
  }
});

act('RangeTuple', async (demo) => {
  const status = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.element(status).toHaveTextContent('[2025-05-21, 2025-05-24], nights: 3');
    await click(section(demo, 'Month', 'Check-out'));
    await press('Delete');
    await expect.element(status).toHaveTextContent('[2025-05-21, null], nights: –');
    await click(section(demo, 'Month', 'Check-in'));
    await press('Delete');
    await expect.element(status).toHaveTextContent('[null, null], nights: –');
    await enter(demo, '05', 'Check-in');
    await expect.element(status).toHaveTextContent('[2025-05-21, null], nights: –');
    await enter(demo, '05', 'Check-out');
  }
});

act('ServerStrings', async (demo) => {
  const label = 'Ada Nowak hired on';
  const status = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    for (const date of ['9', '21', '9']) {
      await openPicker(demo, label);
      await day(demo, date).click();
      await expectClosed(demo);
      await expect
        .element(status)
        .toHaveTextContent(`{"name":"Ada Nowak","hired":"2025-05-${date.padStart(2, '0')}"}`);
    }
    await click(section(demo, 'Day', label));
    await press('Delete');
    await expect.element(status).toHaveTextContent('{"name":"Ada Nowak","hired":null}');
    await type('21');
    await expect.element(status).toHaveTextContent('{"name":"Ada Nowak","hired":"2025-05-21"}');
  }
  await enter(demo, '02', label);
  await type('31');
  await expect.element(field(demo, label)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(status).toHaveTextContent('"hired":"2025-02-03"');
});

act('SwitchLibraries', async (demo) => {
  const status = demo.getByRole('status');
  for (const [library, type, code] of [
    ['date-fns', 'Date', "format(value, 'yyyy-MM-dd')"],
    ['Luxon', 'DateTime', 'value.toISODate()'],
    ['Moment.js', 'Moment', "value.format('YYYY-MM-DD')"],
    ['Day.js', 'Dayjs', "value.format('YYYY-MM-DD')"],
    ['date-fns', 'Date', "format(value, 'yyyy-MM-dd')"],
  ] as const) {
    await demo.getByRole('button', { name: library }).click();
    await expect.element(status).toHaveTextContent(`${type}: ${code} → 2025-05-21`);
    await openPicker(demo, 'Delivery day');
    await day(demo, '9').click();
    await expectClosed(demo);
    await expect.element(status).toHaveTextContent(`${type}: ${code} → 2025-05-09`);
  }
});

act('WhichMonth', async (demo) => {
  setClock('2025-05-21T12:00:00');
  const check = (name: RegExp) => demo.getByRole('checkbox', { name }).click();
  await expect.element(demo.getByText('May 2045', { exact: true })).toBeVisible();
  for (let turn = 0; turn < 2; turn += 1) {
    await check(/^defaultValue/);
    await expect.element(demo.getByText('September 2047', { exact: true })).toBeVisible();
    await check(/^referenceDate/);
    await expect.element(demo.getByText('January 2043', { exact: true })).toBeVisible();
    await check(/^minDate/);
    await expect.element(demo.getByText('May 2025', { exact: true })).toBeVisible();
    await check(/^minDate/);
    await check(/^referenceDate/);
    await check(/^defaultValue/);
    await expect.element(demo.getByText('May 2045', { exact: true })).toBeVisible();
  }
  await day(demo, '9').click();
  await expect.element(day(demo, '9')).toHaveAttribute('aria-selected', 'true');
});

act('ShiftStart', async (demo) => {
  const label = 'Start of the shift';
  const status = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await openPicker(demo, label);
    await demo.getByRole('gridcell', { name: turn === 0 ? '21' : '22' }).click();
    await demo.getByRole('button', { name: 'OK' }).click();
    await expectClosed(demo);
    await expect.element(status).toHaveTextContent(`Value: 2025-05-2${turn + 1} 06:00:00`);
  }
  await enter(demo, '06', label);
  await expect.element(status).toHaveTextContent('Value: 2025-06-22 06:00:00');
});

act('VisitTime', async (demo) => {
  const label = 'Time of the visit';
  const status = demo.getByRole('status');
  for (const [name, shown] of [
    ['Thu, May 22', '2025-05-22'],
    ['Fri, May 23', '2025-05-23'],
    ['Wed, May 21', '2025-05-21'],
  ] as const) {
    await demo.getByRole('button', { name }).click();
    await expect.element(status).toHaveTextContent('Value: null');
    await enter(demo, '0915AM', label, 'Hours');
    await expect.element(status).toHaveTextContent(`Value: ${shown} 09:15:00`);
    await click(section(demo, 'Hours', label));
    await press('ArrowUp');
    await expect.element(status).toHaveTextContent(`Value: ${shown} 10:15:00`);
  }
});

act('HiddenParts', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [label, shown] of [
      ['Subscription from', 'Value: 2025-06-01 00:00'],
      ['Payroll run', 'Value: 2025-06-25 09:00'],
    ] as const) {
      await enter(demo, '062025', label);
      await expect.element(demo.getByText(shown)).toBeVisible();
      await press('Control+a', 'Delete');
      await expect.element(demo.getByText(shown)).not.toBeInTheDocument();
    }
  }
});

act('AdornmentSlots', async (demo) => {
  for (const [name, shown] of [
    ['9', '05/09/2025'],
    ['21', '05/21/2025'],
    ['9', '05/09/2025'],
  ] as const) {
    await expect.element(demo.getByTestId('FlightTakeoffIcon')).toBeVisible();
    await openPicker(demo, 'Outbound flight');
    await day(demo, name).click();
    await expectClosed(demo);
    expect(text(demo, 'Outbound flight')).toBe(shown);
  }
  const adornment = demo.stage.querySelector('.MuiInputAdornment-root');
  expect(adornment && getComputedStyle(adornment).borderInlineEndWidth).toBe('1px');
});

claim(
  [
    'Date | DatePicker | DateField | DateCalendar, MonthCalendar, YearCalendar, StaticDatePicker | Community',
    'Time | TimePicker | TimeField | TimeClock, DigitalClock, MultiSectionDigitalClock, StaticTimePicker | Community',
    'Date and time | DateTimePicker | DateTimeField | StaticDateTimePicker | Community',
    'Date range | DateRangePicker | SingleInputDateRangeField, MultiInputDateRangeField | DateRangeCalendar, StaticDateRangePicker | Pro',
    'Time range | TimeRangePicker | SingleInputTimeRangeField, MultiInputTimeRangeField | – | Pro',
    'Date and time range | DateTimeRangePicker | SingleInputDateTimeRangeField, MultiInputDateTimeRangeField | – | Pro',
    'The other pickers follow the same pattern, such as DesktopTimeRangePicker.',
    'Time ranges and date and time ranges have no static variant.',
    'Fields and views have no variants: there is one DateField and one DateCalendar for all devices.',
    'Each picker has variants for desktop and mobile, and one that chooses between them.',
  ],
  () => {
    const own = Object.keys(community);
    const all = Object.keys(pro);
    const names = (list: string[], ending: RegExp) =>
      list.filter((name) => ending.test(name) && /^[A-Z]/.test(name) && !/^Pickers/.test(name));
    const variants = (kind: string) => ['', 'Desktop', 'Mobile'].map((each) => `${each}${kind}`);
    const single = ['Date', 'Time', 'DateTime'];
    const ranges = ['DateRange', 'TimeRange', 'DateTimeRange'];
    const pickersOf = (kinds: string[]) => kinds.flatMap((kind) => variants(`${kind}Picker`));
    const statics = single.map((kind) => `Static${kind}Picker`);
    expect(names(own, /Picker$/).sort()).toEqual([...pickersOf(single), ...statics].sort());
    expect(names(all, /Picker$/).sort()).toEqual(
      [...pickersOf([...single, ...ranges]), ...statics, 'StaticDateRangePicker'].sort(),
    );
    expect(names(own, /Field$/).sort()).toEqual(single.map((kind) => `${kind}Field`).sort());
    const rangeFields = ranges.flatMap((kind) => [
      `SingleInput${kind}Field`,
      `MultiInput${kind}Field`,
    ]);
    expect(names(all, /RangeField$/).sort()).toEqual(rangeFields.sort());
    const calendars = ['DateCalendar', 'MonthCalendar', 'YearCalendar'];
    expect(names(own, /Calendar$/).sort()).toEqual(calendars);
    expect(names(all, /Calendar$/).sort()).toEqual([...calendars, 'DateRangeCalendar'].sort());
    expect(names(all, /Clock$/).sort()).toEqual(
      ['TimeClock', 'DigitalClock', 'MultiSectionDigitalClock'].sort(),
    );
  },
);

claim(
  [
    'Responsive | DatePicker | Popper or modal dialog, depending on the device',
    'Desktop | DesktopDatePicker | Popper at the field, without a toolbar',
    'Mobile | MobileDatePicker | Modal dialog with a toolbar',
    'Static | StaticDatePicker | None: toolbar, view and buttons are part of the page, and there is no field',
    'The responsive variant renders the desktop variant when the media query desktopModeMediaQuery matches.',
    "The default, '@media (pointer: fine)', matches a mouse or a trackpad.",
    'The width of the window has no effect on the default.',
  ],
  async () => {
    for (const width of [1280, 360]) {
      await setWidth(width);
      for (const [Variant, pointer, isDesktop] of [
        [DatePicker, 'fine', true],
        [DatePicker, 'coarse', false],
        [DesktopDatePicker, 'fine', true],
        [DesktopDatePicker, 'coarse', true],
        [MobileDatePicker, 'fine', false],
        [MobileDatePicker, 'coarse', false],
      ] as const) {
        setPointer(pointer);
        const screen = await inProvider(<Variant label="Day" defaultValue={MAY_21} />);
        await openPicker(screen);
        const dialog = screen.getByRole('dialog');
        await expect.element(dialog).toBeVisible();
        expect(isPopper()).toBe(isDesktop);
        expect(dialog.getByRole('heading').elements()).toHaveLength(isDesktop ? 0 : 1);
        screen.unmount();
      }
    }
    await setWidth(1280);
    const screen = await inProvider(<StaticDatePicker defaultValue={MAY_21} />);
    expect(screen.getByRole('spinbutton').elements()).toHaveLength(0);
    expect(screen.getByRole('dialog').elements()).toHaveLength(0);
    await expect.element(screen.getByRole('heading')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'OK' })).toBeVisible();
    screen.unmount();
    for (const pointer of ['fine', 'coarse'] as const) {
      for (const query of ['@media (min-width: 800px)', '@media (min-width: 2000px)']) {
        setPointer(pointer);
        const wide = await picker({ desktopModeMediaQuery: query });
        await openPicker(wide);
        expect(isPopper()).toBe(query.includes('800'));
        wide.unmount();
      }
    }
  },
);

claim(
  [
    'With value, the component displays your state. Change the state in the picker or with the buttons:',
    'Every picker, field and view has the same three props:',
    'onChange | (value, context) => void in pickers and fields | Receives the new value',
    'onChange of views has no context.',
    "In the Date Calendar and the clocks, the second argument is the state of the selection, such as 'finish'.",
    'In range components, it is an array of two.',
  ],
  async () => {
    const onChange = vi.fn<Change>();
    const shown = (at: Dayjs | null) =>
      inside(
        <>
          <DatePicker label="Picker" value={at} onChange={onChange} />
          <DateField label="Field" value={at} onChange={onChange} />
          <DateCalendar value={at} onChange={onChange} />
        </>,
      );
    const screen = await show(shown(MAY_21));
    for (const [at, label, cell] of [
      [MAY_21.add(2, 'day'), '05/23/2025', '23'],
      [MAY_21, '05/21/2025', '21'],
    ] as const) {
      await screen.rerender(shown(at));
      await expect.poll(() => text(screen, 'Picker')).toBe(label);
      await expect.poll(() => text(screen, 'Field')).toBe(label);
      await expect.element(day(screen, cell)).toHaveAttribute('aria-selected', 'true');
    }
    await day(screen, '9').click();
    expect(lastOf(onChange)).toBe('2025-05-09 15:30:00.000');
    expect(onChange.mock.lastCall?.slice(1)).toEqual(['finish', 'day']);
    for (const label of ['Picker', 'Field']) {
      await enter(screen, '06', label);
      expect(lastOf(onChange)).toBe('2025-06-21 15:30:00.000');
      expect(onChange.mock.lastCall?.slice(1)).toEqual([{ validationError: null }]);
      await expect.poll(() => text(screen, label)).toBe('05/21/2025'); // the state is as before
    }
    screen.unmount();
    const onClock = vi.fn();
    const clock = await inProvider(<community.TimeClock onChange={onClock} />);
    clock.getByRole('listbox').element().focus();
    await press('ArrowUp');
    expect(onClock.mock.lastCall?.slice(1)).toEqual(['partial', 'hours']);
    clock.unmount();
    const onRange = vi.fn();
    const range = await inProvider(
      <SingleInputDateRangeField
        label="Day"
        defaultValue={[MAY_21, MAY_21]}
        minDate={dayjs('2025-05-21')}
        onChange={onRange}
      />,
    );
    await click(section(range, 'Year').nth(1));
    await press('ArrowUp');
    expect(onRange.mock.lastCall?.[1]).toEqual({ validationError: [null, null] });
  },
);

claim(
  "onAccept of the pickers is for final values, but in version 8.4.0, it doesn't always run: save the value in onChange.",
  async () => {
    const onChange = vi.fn<Change>();
    const onAccept = vi.fn<Change>();
    const screen = await picker({ defaultValue: MAY_21, onChange, onAccept });
    for (const [name, accepted] of [
      ['22', '2025-05-22 15:30:00.000'],
      ['21', '2025-05-22 15:30:00.000'],
    ] as const) {
      await openPicker(screen);
      await day(screen, name).click();
      await expectClosed(screen);
      expect(lastOf(onChange)).toBe(`2025-05-${name} 15:30:00.000`);
      expect(lastOf(onAccept)).toBe(accepted);
    }
    expect(onAccept).toHaveBeenCalledOnce();
  },
);

claim(
  [
    'null is an empty value.',
    'undefined makes the component uncontrolled.',
    'The component keeps the mode that it started with, and logs an error in development.',
  ],
  async () => {
    for (const Component of [DatePicker, DateField]) {
      for (const [first, second, isControlled] of [
        [undefined, MAY_21, false],
        [MAY_21, undefined, true],
      ] as const) {
        const screen = await show(
          inside(<Component label="Day" {...(first && { value: first })} />),
        );
        await screen.rerender(inside(<Component label="Day" {...(second && { value: second })} />));
        await expect.poll(() => takeConsole().join()).toMatch(/uncontrolled/);
        if (!isControlled) {
          expect(text(screen)).toBe('MM/DD/YYYY');
          await enter(screen, '06212025');
          expect(text(screen)).toBe('06/21/2025');
        }
        screen.unmount();
        takeConsole();
      }
      const screen = await show(inside(<Component label="Day" value={null} />));
      expect(text(screen)).toBe('MM/DD/YYYY');
      await screen.rerender(inside(<Component label="Day" value={MAY_21} />));
      await expect.poll(() => text(screen)).toBe('05/21/2025');
      await screen.rerender(inside(<Component label="Day" value={null} />));
      await expect.poll(() => text(screen)).toBe('MM/DD/YYYY');
      screen.unmount();
    }
  },
);

claim(
  [
    'The value of a range component is an array with a start and an end.',
    'One or both can be null.',
    'An empty range is [null, null], not null.',
    'Clear the month of the second date: only the second item of the array becomes null.',
  ],
  async () => {
    for (const range of [
      [MAY_21, null],
      [null, MAY_21],
      [null, null],
      [MAY_21, MAY_21.add(3, 'day')],
    ] as [Dayjs | null, Dayjs | null][]) {
      const onChange = vi.fn<RangeChange>();
      const screen = await inProvider(
        <SingleInputDateRangeField label="Day" defaultValue={range} onChange={onChange} />,
      );
      const shown = range.map((each) => each?.format('MM/DD/YYYY') ?? 'MM/DD/YYYY');
      expect(text(screen)).toBe(shown.join(' – '));
      if (range[0] && range[1]) {
        await click(section(screen, 'Month').nth(1));
        await press('Delete');
        const [start, end] = onChange.mock.lastCall?.[0] ?? [];
        expect([start?.format('D'), end]).toEqual(['21', null]);
      }
      screen.unmount();
    }
    const nothing = null as never;
    await expect(
      show(inside(<SingleInputDateRangeField label="Day" value={nothing} />)),
    ).rejects.toThrow();
    takeConsole();
  },
);

claim(
  [
    'In version 8.4.0, typing into one date of a field with one input can copy parts of the other date (#18039).',
    'For example, 04 in the first month of 05/21/2025 – 05/24/2025 results in 04/24/2025 – 05/24/2025.',
    "Fields with two inputs don't have this problem.",
  ],
  async () => {
    const range: [Dayjs, Dayjs] = [MAY_21, MAY_21.add(3, 'day')];
    const single = await inProvider(<SingleInputDateRangeField label="Day" defaultValue={range} />);
    await click(section(single, 'Month').first());
    await type('04');
    await expect.poll(() => text(single)).toBe('04/24/2025 – 05/24/2025');
    single.unmount();
    const double = await inProvider(
      <MultiInputDateRangeField
        defaultValue={range}
        slotProps={{ textField: ({ position }) => ({ label: position }) }}
      />,
    );
    await enter(double, '04', 'start');
    await expect.poll(() => text(double, 'start')).toBe('04/21/2025');
    expect(text(double, 'end')).toBe('05/24/2025');
  },
);

claim(
  [
    'With Day.js, value="2025-05-21" throws value.isValid is not a function.',
    'A native Date throws too.',
    'Native dates are the right type with date-fns and date-fns-jalali only.',
  ],
  async () => {
    for (const wrong of ['2025-05-21', new Date(2025, 4, 21)]) {
      for (const Component of [DatePicker, DateField, DateCalendar]) {
        await expect(show(inside(<Component value={wrong as never} />))).rejects.toThrow(
          'value.isValid is not a function',
        );
        takeConsole();
      }
    }
    for (const [dateAdapter, isRight] of [
      [AdapterDateFns, true],
      [AdapterDateFnsJalali, true],
      [AdapterLuxon, false],
      [AdapterMoment, false],
    ] as const) {
      let shown = 'nothing';
      try {
        const value = new Date(2025, 4, 21) as never;
        const screen = await inProvider(<DateField label="Day" value={value} />, { dateAdapter });
        shown = text(screen);
        screen.unmount();
      } catch {
        shown = 'an error';
      }
      takeConsole();
      expect([dateAdapter.name, /[\d\u06f0-\u06f9]/.test(shown)]).toEqual([
        dateAdapter.name,
        isRight,
      ]);
    }
  },
);

claim(
  [
    'toISOString() converts to UTC.',
    'In time zones ahead of UTC, midnight of May 21 becomes a time on May 20.',
  ],
  async () => {
    for (const [zone, written] of [
      ['Europe/Berlin', '2025-05-20T22:00:00.000Z'],
      ['Asia/Tokyo', '2025-05-20T15:00:00.000Z'],
      ['America/New_York', '2025-05-21T04:00:00.000Z'],
    ] as const) {
      await setTimeZone(zone);
      expect(dayjs('2025-05-21').toISOString()).toBe(written);
    }
  },
);

claim('All three forms import the same component:', () => {
  expect(community.DatePicker).toBe(DatePicker);
  expect(pro.DatePicker).toBe(DatePicker);
});

claim(
  [
    'This reference date is the first of these that exists:',
    'value or defaultValue, if it is a valid date',
    'Today, or the closest date that minDate and maxDate allow',
    'Callbacks such as shouldDisableDate have no effect on the reference date.',
    'Without a value and referenceDate, the calendar displays the current month.',
    'If minDate is in the future or maxDate is in the past, it displays the month of that limit.',
  ],
  async () => {
    setClock('2025-05-21T12:00:00');
    const invalid = dayjs('invalid');
    const reference = dayjs('2020-02-03');
    const cases = [
      [{ value: MAY_21.subtract(1, 'year'), referenceDate: reference }, 'May 2024'],
      [{ defaultValue: MAY_21.subtract(1, 'year'), referenceDate: reference }, 'May 2024'],
      [{ value: invalid, referenceDate: reference }, 'February 2020'],
      [{ value: null, referenceDate: reference }, 'February 2020'],
      [{ referenceDate: reference, minDate: dayjs('2030-01-10') }, 'February 2020'],
      [{ minDate: dayjs('2030-01-10') }, 'January 2030'],
      [{ minDate: dayjs('2024-01-10') }, 'May 2025'],
      [{ maxDate: dayjs('2024-01-10') }, 'January 2024'],
      [{ shouldDisableDate: () => true }, 'May 2025'],
      [{ shouldDisableMonth: (date: Dayjs) => date.month() === 4 }, 'May 2025'],
      [{ disablePast: true, disableFuture: true }, 'May 2025'],
      [{}, 'May 2025'],
    ] as const;
    for (const [props, month] of cases) {
      const screen = await calendar(props);
      await expect.element(screen.getByText(month, { exact: true })).toBeVisible();
      screen.unmount();
    }
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const [props, month] of cases.filter((_case, index) => index % 3 === 1)) {
        const popup = await picker(props);
        await openPicker(popup);
        await expect.element(popup.getByText(month, { exact: true })).toBeVisible();
        popup.unmount();
      }
    }
  },
);

claim(
  [
    'The component remains empty: referenceDate is not a default value.',
    'On mobile, clicking OK without a selection leaves the value null.',
    'To suggest a value that users can accept, set defaultValue.',
  ],
  async () => {
    const onChange = vi.fn<Change>();
    const onAccept = vi.fn<Change>();
    const screen = await inProvider(
      <MobileDatePicker
        label="Day"
        referenceDate={MAY_21}
        onChange={onChange}
        onAccept={onAccept}
      />,
    );
    expect(text(screen)).toBe('MM/DD/YYYY');
    await openPicker(screen);
    await screen.getByRole('button', { name: 'OK' }).click();
    await expectClosed(screen);
    expect(text(screen)).toBe('MM/DD/YYYY');
    expect(onChange.mock.calls.filter(([value]) => value !== null)).toEqual([]);
    expect(onAccept.mock.calls.filter(([value]) => value !== null)).toEqual([]);
    screen.unmount();
    const suggested = await inProvider(
      <MobileDatePicker
        label="Day"
        defaultValue={MAY_21}
        onChange={onChange}
        onAccept={onAccept}
      />,
    );
    await openPicker(suggested);
    await suggested.getByRole('button', { name: 'OK' }).click();
    await expectClosed(suggested);
    expect(lastOf(onChange)).toBe('2025-05-21 15:30:00.000');
    expect(lastOf(onAccept)).toBe('2025-05-21 15:30:00.000');
  },
);

claim(
  [
    'Until users select a time, a date and time picker uses the time of the reference date.',
    'Without referenceDate, the time is 00:00, even if minTime disables it.',
    'The field then has an error state until the user selects an enabled time.',
  ],
  async () => {
    setClock('2025-05-21T12:00:00');
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const [props, time, isInvalid] of [
        [{ referenceDate: dayjs('2025-05-21T06:00') }, '06:00', false],
        [{ minTime: dayjs('2025-05-21T08:00') }, '00:00', true],
        [{}, '00:00', false],
      ] as const) {
        const onChange = vi.fn<Change>();
        const screen = await inProvider(
          <DateTimePicker label="Day" onChange={onChange} {...props} />,
        );
        await openPicker(screen);
        await day(screen, '9').click();
        expect(lastOf(onChange)).toBe(`2025-05-09 ${time}:00.000`);
        await expect
          .poll(() =>
            document.querySelector('.MuiPickersInputBase-root')?.getAttribute('aria-invalid'),
          )
          .toBe(String(isInvalid));
        screen.unmount();
      }
    }
    setPointer('fine');
    const screen = await inProvider(
      <DateTimePicker label="Day" minTime={dayjs('2025-05-21T08:00')} />,
    );
    await openPicker(screen);
    await day(screen, '9').click();
    await screen.getByRole('option', { name: '9 hours' }).click();
    await screen.getByRole('button', { name: 'OK' }).click();
    await expectClosed(screen);
    await expect.element(field(screen)).toHaveAttribute('aria-invalid', 'false');
  },
);

claim(
  [
    "A time is a date object too, with a day that users don't see.",
    'Without referenceDate, that day is today.',
    'TimeField and TimePicker | Today, and 0 seconds',
    'DateField, DatePicker and DateCalendar | 00:00',
    'DateField with format="MM/YYYY" | First day of the month, 00:00',
    "DatePicker with views={['year', 'month']} | Typed: first day of the month. Selected: today's day of the month. Both at 00:00",
    'A field fills the parts that its format leaves out.',
    'Without referenceDate, parts smaller than those in the format have their lowest value.',
    'Larger parts are those of today, or of the closest date that minDate and maxDate allow.',
  ],
  async () => {
    setClock('2025-05-21T12:34:56.789');
    const onChange = vi.fn<Change>();
    for (const Component of [TimeField, TimePicker]) {
      const screen = await inProvider(<Component label="Day" onChange={onChange} />);
      await enter(screen, '0915AM', 'Day', 'Hours');
      expect(lastOf(onChange)).toBe('2025-05-21 09:15:00.000');
      screen.unmount();
    }
    const columns = await inProvider(<TimePicker label="Day" onChange={onChange} />);
    await openPicker(columns);
    await columns.getByRole('option', { name: '9 hours' }).click();
    expect(lastOf(onChange)).toBe('2025-05-21 09:00:00.000');
    columns.unmount();
    for (const Component of [DateField, DatePicker]) {
      const screen = await inProvider(<Component label="Day" onChange={onChange} />);
      await enter(screen, '06072025');
      expect(lastOf(onChange)).toBe('2025-06-07 00:00:00.000');
      screen.unmount();
      const short = await inProvider(
        <Component label="Day" format="MM/YYYY" onChange={onChange} />,
      );
      await enter(short, '062025');
      expect(lastOf(onChange)).toBe('2025-06-01 00:00:00.000');
      short.unmount();
      const noYear = await inProvider(<Component label="Day" format="MM/DD" onChange={onChange} />);
      await enter(noYear, '0607');
      expect(lastOf(onChange)).toBe('2025-06-07 00:00:00.000');
      noYear.unmount();
      const later = await inProvider(
        <Component label="Day" format="MM/DD" minDate={dayjs('2030-01-10')} onChange={onChange} />,
      );
      await enter(later, '0607');
      expect(lastOf(onChange)).toBe('2030-06-07 00:00:00.000');
      later.unmount();
    }
    for (const isTyped of [true, false]) {
      const months = await picker({ views: ['year', 'month'], openTo: 'month', onChange });
      if (isTyped) {
        await enter(months, 's2025');
      } else {
        await openPicker(months);
        await months.getByRole('radio', { name: 'September' }).click();
      }
      expect(lastOf(onChange)).toBe(`2025-09-${isTyped ? '01' : '21'} 00:00:00.000`);
      months.unmount();
    }
    const popup = await picker({ onChange });
    await openPicker(popup);
    await day(popup, '9').click();
    expect(lastOf(onChange)).toBe('2025-05-09 00:00:00.000');
    popup.unmount();
    const screen = await calendar({ onChange });
    await day(screen, '8').click();
    expect(lastOf(onChange)).toBe('2025-05-08 00:00:00.000');
  },
);

claim(
  [
    'In version 8.4.0, the field of a picker ignores referenceDate.',
    "In a typed value, the parts that users can't edit are those without referenceDate, such as 00:00.",
    'In a selected value, they are those of referenceDate.',
  ],
  async () => {
    setClock('2025-05-02T12:00:00');
    const onChange = vi.fn<Change>();
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      const props = { label: 'Day', referenceDate: dayjs('2025-05-21T06:00'), onChange };
      const typed = await picker(props);
      await enter(typed, '05092025');
      expect(lastOf(onChange)).toBe('2025-05-09 00:00:00.000');
      typed.unmount();
      const selected = await picker(props);
      await openPicker(selected);
      await day(selected, '9').click();
      expect(lastOf(onChange)).toBe('2025-05-09 06:00:00.000');
      selected.unmount();
      const time = await inProvider(<TimePicker {...props} />);
      await enter(time, '0915AM', 'Day', 'Hours');
      expect(lastOf(onChange)).toBe('2025-05-02 09:15:00.000');
      time.unmount();
    }
    setPointer('fine');
    const time = await inProvider(
      <TimePicker label="Day" referenceDate={dayjs('2025-05-21T06:00')} onChange={onChange} />,
    );
    await openPicker(time);
    await time.getByRole('option', { name: '9 hours' }).click();
    expect(lastOf(onChange)).toBe('2025-05-21 09:00:00.000');
  },
);

claim(
  [
    "A mounted field ignores a new referenceDate, and a mounted calendar doesn't change its month.",
    'To apply the new date, change the key of the component, as the demo in Set the date of a new time does.',
  ],
  async () => {
    const onChange = vi.fn<Change>();
    const shown = (referenceDate: Dayjs, key = 'same') =>
      inside(
        <Fragment key={key}>
          <TimeField label="Day" referenceDate={referenceDate} onChange={onChange} />
          <DateCalendar referenceDate={referenceDate} />
        </Fragment>,
      );
    const screen = await show(shown(dayjs('2020-02-03')));
    await screen.rerender(shown(MAY_21));
    await enter(screen, '0915AM', 'Day', 'Hours');
    expect(lastOf(onChange)).toBe('2020-02-03 09:15:00.000');
    await expect.element(screen.getByText('February 2020')).toBeVisible();
    await screen.rerender(shown(MAY_21, 'other'));
    await expect.element(screen.getByText('May 2025')).toBeVisible();
    await enter(screen, '0915AM', 'Day', 'Hours');
    expect(lastOf(onChange)).toBe('2025-05-21 09:15:00.000');
  },
);

claim(
  "After users clear a field, the parts that they can't edit come from its last valid value, and not from referenceDate.",
  async () => {
    function Controlled({ onChange }: { onChange: Change }) {
      const [value, setValue] = useState<Dayjs | null>(MAY_21);
      return (
        <DateField
          label="Day"
          value={value}
          referenceDate={REFERENCE}
          onChange={(next) => {
            setValue(next);
            onChange(next);
          }}
        />
      );
    }
    for (const isControlled of [true, false]) {
      const onChange = vi.fn<Change>();
      const screen = await inProvider(
        isControlled ? (
          <Controlled onChange={onChange} />
        ) : (
          <DateField
            label="Day"
            defaultValue={MAY_21}
            referenceDate={REFERENCE}
            onChange={onChange}
          />
        ),
      );
      await click(section(screen, 'Month'));
      await press('Control+a', 'Delete');
      expect(lastOf(onChange)).toBe('null');
      await expect.poll(() => text(screen)).toBe('MM/DD/YYYY');
      await press('Tab');
      await expect.element(section(screen, 'Month')).toBeInTheDocument();
      await enter(screen, '06072025');
      await expect.poll(() => lastOf(onChange)).toBe('2025-06-07 15:30:00.000');
      screen.unmount();
    }
  },
);

claim(
  [
    'Three slots around the button of a picker are nested: inputAdornment contains openPickerButton, which contains openPickerIcon.',
    'In version 8.4.0, a picker ignores slotProps.inputAdornment, unless the button is at the start (#19391), as in the demo.',
    'With a button at the end, style the adornment through slotProps.textField.sx and its class .MuiInputAdornment-root.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const position of ['end', 'start'] as const) {
        const screen = await picker({
          slotProps: {
            inputAdornment: { className: 'own-adornment' },
            openPickerButton: { className: 'own-button' },
            openPickerIcon: { className: 'own-icon' },
            field: { openPickerButtonPosition: position },
          },
        });
        const nested = '.MuiInputAdornment-root > .own-button > .own-icon';
        expect(screen.stage.querySelectorAll(nested)).toHaveLength(1);
        expect(screen.stage.querySelectorAll('.own-adornment')).toHaveLength(
          position === 'start' ? 1 : 0,
        );
        screen.unmount();
      }
      const screen = await picker({
        slotProps: { textField: { sx: { '& .MuiInputAdornment-root': { opacity: 0.5 } } } },
      });
      const adornment = screen.stage.querySelector('.MuiInputAdornment-root');
      expect(adornment && getComputedStyle(adornment).opacity).toBe('0.5');
      screen.unmount();
    }
  },
);

claim(
  [
    'jsdom has no window.matchMedia.',
    'Responsive variants render the desktop variant.',
    'Without a match, responsive variants render the mobile variant.',
    'In jsdom, this renders the mobile variant:',
    'In Playwright, this renders the desktop variant:',
  ],
  async () => {
    const inherited = window.matchMedia;
    const opened = async () => {
      const screen = await picker({ defaultValue: MAY_21 });
      await openPicker(screen);
      await expect.element(screen.getByRole('dialog')).toBeVisible();
      const isDesktop = isPopper();
      screen.unmount();
      return isDesktop;
    };
    try {
      for (const pointer of ['fine', 'coarse'] as const) {
        setPointer(pointer);
        Object.assign(window, { matchMedia: undefined });
        expect(await opened()).toBe(true);
        Object.assign(window, {
          matchMedia: (query: string) => ({
            matches: query === '(pointer: coarse)',
            media: query,
            addEventListener: () => {},
            removeEventListener: () => {},
            addListener: () => {},
            removeListener: () => {},
          }),
        });
        expect(await opened()).toBe(false);
        Object.assign(window, {
          matchMedia: (query: string) =>
            inherited.call(window, query.replace('(pointer: fine)', 'all')),
        });
        expect(await opened()).toBe(true);
        Object.assign(window, { matchMedia: inherited });
        expect(await opened()).toBe(pointer === 'fine');
      }
    } finally {
      window.matchMedia = inherited;
    }
  },
);

claim(
  [
    'Each field also contains a hidden input with its text.',
    'Changing this input sets the whole value:',
    "getByLabelText('Delivery day') finds two elements: the group and the hidden input.",
  ],
  async () => {
    for (const Component of [DatePicker, DateField]) {
      const onChange = vi.fn<Change>();
      const screen = await inProvider(<Component label="Delivery day" onChange={onChange} />);
      const group = within(screen.stage).getByRole('group', { name: 'Delivery day' });
      const input = within(group).getByRole('textbox', { hidden: true });
      for (const written of ['05/21/2025', '06/07/2025']) {
        fireEvent.change(input, { target: { value: written } });
        await expect.poll(() => text(screen, 'Delivery day')).toBe(written);
        expect(onChange.mock.lastCall?.[0]?.format('MM/DD/YYYY')).toBe(written);
        expect(input).toHaveValue(written);
      }
      expect(within(screen.stage).getAllByLabelText('Delivery day')).toEqual(
        expect.arrayContaining([group, input]),
      );
      expect(within(screen.stage).getAllByLabelText('Delivery day')).toHaveLength(2);
      screen.unmount();
    }
  },
);

claim('The focus moves to the next section automatically:', async () => {
  const screen = await picker({});
  await enter(screen, '05');
  await expect.element(section(screen, 'Day')).toHaveFocus();
  await type('21');
  await expect.element(section(screen, 'Year')).toHaveFocus();
  await type('2025');
  expect(text(screen)).toBe('05/21/2025');
});

claim(
  [
    'The text of a field can contain invisible characters.',
    'With enableAccessibleFieldDOMStructure={false}, shouldRespectLeadingZeros and a format such as M/D/YYYY, a one-digit section ends with U+200E.',
    'In right-to-left layout, U+2066 and U+2069 surround separators with spaces, such as the one between date and time.',
  ],
  async () => {
    const clean = (shown: string) => shown.replace(/[\u200e\u2066-\u2069]/g, '');
    const plain = await inProvider(
      <DateField
        enableAccessibleFieldDOMStructure={false}
        shouldRespectLeadingZeros
        label="Day"
        format="M/D/YYYY"
        defaultValue={dayjs('2025-05-07')}
      />,
    );
    const input = plain.getByRole('textbox').element();
    const shown = input instanceof HTMLInputElement ? input.value : '';
    expect(shown).toBe('5\u200e/7\u200e/2025');
    expect(clean(shown)).toBe('5/7/2025');
    plain.unmount();
    for (const direction of ['ltr', 'rtl'] as const) {
      setDirection(direction);
      const screen = await inProvider(<DateTimeField label="Day" defaultValue={MAY_21} />);
      const content = field(screen).element().querySelector('[contenteditable]')?.textContent ?? '';
      expect(/\u2069 \u2066/.test(content)).toBe(direction === 'rtl');
      expect(clean(content)).not.toMatch(/[\u2066\u2069]/);
      screen.unmount();
    }
  },
);

claim(
  [
    'context.validationError is the code of a failed validation rule, or null.',
    'The value can be invalid: check the value before you use it.',
    'onChange also runs while users type.',
  ],
  async () => {
    for (const Component of [DatePicker, DateField]) {
      const onChange =
        vi.fn<(value: Dayjs | null, context: { validationError: unknown }) => void>();
      const screen = await inProvider(
        <Component
          label="Day"
          defaultValue={dayjs('2025-02-21')}
          minDate={dayjs('2025-02-10')}
          onChange={onChange}
        />,
      );
      await click(section(screen, 'Day'));
      for (const [typed, date, error] of [
        ['2', 'Feb 2', 'minDate'],
        ['1', 'Feb 21', null],
        ['31', 'invalid', 'invalidDate'],
      ] as const) {
        await click(section(screen, 'Day'));
        await type(typed);
        await expect.poll(() => onChange.mock.lastCall?.[1].validationError).toBe(error);
        const value = onChange.mock.lastCall?.[0];
        expect(value?.isValid() ? value.format('MMM D') : 'invalid').toBe(date);
      }
      screen.unmount();
    }
  },
);

claim(
  'A slot is a part of a component that you can replace (slots) or pass props to (slotProps).',
  async () => {
    const Own = () => <b>icon</b>;
    for (const [props, isReplaced, hasClass] of [
      [{}, false, false],
      [{ slots: { openPickerIcon: Own } }, true, false],
      [{ slotProps: { openPickerIcon: { className: 'own-icon' } } }, false, true],
    ] as const) {
      const screen = await picker(props);
      const button = screen.getByRole('button', { name: /^Choose date/ }).element();
      expect(button.textContent).toBe(isReplaced ? 'icon' : '');
      expect(button.querySelector('svg') === null).toBe(isReplaced);
      expect(button.querySelector('svg.own-icon') !== null).toBe(hasClass);
      screen.unmount();
    }
  },
);
