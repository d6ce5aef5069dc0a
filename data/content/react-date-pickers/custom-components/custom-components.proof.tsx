import { useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker, type DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import {
  useIsValidValue,
  usePickerActionsContext,
  usePickerContext,
  usePickerTranslations,
} from '@mui/x-date-pickers/hooks';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import type {
  PickersActionBarAction,
  PickersActionBarProps,
} from '@mui/x-date-pickers/PickersActionBar';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';
import {
  act,
  claim,
  click,
  expect,
  hover,
  press,
  setClock,
  setDirection,
  setPointer,
  setWidth,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { day, expectClosed, field, inProvider, openPicker, text } from '#test/proofs/pickers.tsx';

const MAY_21 = dayjs('2025-05-21T15:30');
const NOON_OF_MAY_7 = '2025-05-07T12:00:00';

const button = (screen: Screen, name: string | RegExp) => screen.getByRole('button', { name });

/** The texts of the buttons of the action bar. */
function actions(): string[] {
  const found = document.querySelectorAll('.MuiPickersLayout-actionBar button');
  return [...found].map((each) => each.textContent);
}

function one(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

const isThere = (selector: string) => document.querySelector(selector) !== null;

act('PartsMap', async (demo) => {
  const status = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await button(demo, 'yearButton').click();
    await expect.element(status).toHaveTextContent(/^yearButton.*YearCalendarButton/);
    await expect.poll(() => isThere('.MuiYearCalendar-root')).toBe(true);
    expect(getComputedStyle(one('.MuiYearCalendar-button')).outlineStyle).toBe('dashed');
    await button(demo, 'day').click();
    await expect.element(status).toHaveTextContent(/^day.*PickersDay/);
    await expect.element(day(demo, '9')).toBeVisible();
    for (const [selector, slot] of [
      ['.MuiPickersLayout-actionBar', 'actionBar'],
      ['.MuiDateTimePickerTabs-root', 'tabs'],
      ['.MuiPickersCalendarHeader-label', 'calendarHeader'],
      ['.MuiInputAdornment-root svg', 'openPickerIcon'],
      ['.MuiPickersLayout-shortcuts .MuiChip-label', 'shortcuts'],
      ['.MuiPickersArrowSwitcher-nextIconButton svg', 'rightArrowIcon'],
    ] as const) {
      await hover(one(selector));
      await expect.element(status).toHaveTextContent(new RegExp(`^${slot}`));
    }
    await hover(day(demo, '14'));
    await expect.element(status).toHaveTextContent(/^day/);
  }
  await button(demo, 'Dock opens').click();
  await expect.poll(() => text(demo, 'Truck arrives')).toBe('05/22/2025 06:00 AM');
});

act('ActionChoice', async (demo) => {
  setClock(NOON_OF_MAY_7);
  const status = demo.getByRole('status');
  await button(demo, 'Today').click();
  await expect.element(status).toHaveTextContent('onAccept: 7 May 2025, 12:00 PM');
  for (let turn = 0; turn < 2; turn += 1) {
    for (const name of ['clear', 'accept', 'nextOrAccept']) await button(demo, name).click();
    await expect.poll(actions).toEqual(['Today', 'Clear', 'OK', 'Next']);
    await button(demo, 'Next').click();
    await expect.poll(() => isThere('.MuiMultiSectionDigitalClock-root')).toBe(true);
    await expect.poll(actions).toEqual(['Today', 'Clear', 'OK', 'OK']);
    await button(demo, 'Clear').click();
    await expect.element(status).toHaveTextContent(/: null$/);
    for (const name of ['nextOrAccept', 'accept', 'clear']) await button(demo, name).click();
    await expect.poll(actions).toEqual(['Today']);
    await demo.getByRole('tab', { name: 'pick date' }).click();
  }
});

act('ActionMenu', async (demo) => {
  setClock(NOON_OF_MAY_7);
  const selected = () => one('[role="gridcell"][aria-selected="true"]').textContent;
  for (let turn = 0; turn < 2; turn += 1) {
    await button(demo, 'Actions').click();
    await demo.getByRole('menuitem', { name: 'Today' }).click();
    await expect.poll(selected).toBe('7');
    await button(demo, 'Actions').click();
    await demo.getByRole('menuitem', { name: 'Clear' }).click();
    await expect.poll(() => isThere('[role="gridcell"][aria-selected="true"]')).toBe(false);
  }
  await button(demo, 'Actions').click();
  await press('Escape');
  await expect.element(demo.getByRole('menu')).not.toBeInTheDocument();
});

act('CheckedActions', async (demo) => {
  const label = 'Clinic visit';
  setClock('2025-05-21T12:00:00');
  await openPicker(demo, label);
  await expect.element(button(demo, 'Today')).toBeDisabled();
  await button(demo, 'Cancel').click();
  await expectClosed(demo);
  setClock('2025-05-20T12:00:00');
  await openPicker(demo, label);
  await button(demo, 'Today').click();
  await expect.poll(() => text(demo, label)).toBe('05/20/2025');
  await button(demo, 'Clear').click();
  await expect.poll(() => text(demo, label)).toBe('MM/DD/YYYY');
  await expect.element(button(demo, 'Clear')).toBeDisabled();
  await button(demo, 'Cancel').click();
  await expectClosed(demo);
  expect(text(demo, label)).toBe('05/22/2025');
  for (const [name, shown] of [
    ['Clear', 'MM/DD/YYYY'],
    ['Today', '05/20/2025'],
  ] as const) {
    await openPicker(demo, label);
    await button(demo, name).click();
    await button(demo, 'OK').click();
    await expectClosed(demo);
    expect(text(demo, label)).toBe(shown);
    await openPicker(demo, label);
    await button(demo, 'Cancel').click();
    await expectClosed(demo);
    expect(text(demo, label)).toBe(shown);
  }
});

act('TabIcons', async (demo) => {
  const [first, second] = demo.getByRole('tab').all();
  for (let turn = 0; turn < 2; turn += 1) {
    await second?.click();
    await expect.poll(() => isThere('.MuiMultiSectionDigitalClock-root')).toBe(true);
    await first?.click();
    await expect.element(day(demo, '9')).toBeVisible();
  }
  expect(isThere('[data-testid="LocalShippingIcon"]')).toBe(true);
});

act('OwnTabs', async (demo) => {
  for (const [name, weekday] of [
    ['9', 'Fri, May 9'],
    ['21', 'Wed, May 21'],
  ] as const) {
    await day(demo, name).click();
    await expect.element(demo.getByRole('tab', { name: weekday })).toBeVisible();
    await demo.getByRole('tab', { name: '3:30 PM' }).click();
    await expect.poll(() => isThere('.MuiMultiSectionDigitalClock-root')).toBe(true);
    await demo.getByRole('tab', { name: weekday }).click();
    await expect.element(day(demo, '9')).toBeVisible();
  }
});

act('ToolbarText', async (demo) => {
  await expect.element(demo.getByText('Inspection')).toBeVisible();
  await expect.element(demo.getByText('Wed, 21 May')).toBeVisible();
  for (let turn = 0; turn < 2; turn += 1) {
    await button(demo, 'Clear').click();
    await expect.element(demo.getByText('No date yet')).toBeVisible();
    await demo.getByRole('switch', { name: 'Hide the toolbar' }).click();
    await expect.poll(() => isThere('.MuiPickersToolbar-root')).toBe(false);
    await demo.getByRole('switch', { name: 'Hide the toolbar' }).click();
    await day(demo, '9').click();
    await expect.element(demo.getByText('Fri, 9 May')).toBeVisible();
  }
});

act('OwnToolbar', async (demo) => {
  await day(demo, '23').click();
  await expect.element(demo.getByText('7 days after the order')).toBeVisible();
  for (let turn = 0; turn < 2; turn += 1) {
    await button(demo, 'Years').click();
    await expect.poll(() => isThere('.MuiYearCalendar-root')).toBe(true);
    await button(demo, 'Days').click();
    await expect.element(day(demo, '23')).toBeVisible();
  }
});

act('HeaderFormat', async (demo) => {
  await expect.element(demo.getByText('05 / 2025')).toBeVisible();
  for (let turn = 0; turn < 2; turn += 1) {
    await button(demo, /switch to year view/).click();
    await expect.poll(() => isThere('.MuiYearCalendar-root')).toBe(true);
    await button(demo, /switch to calendar view/).click();
    await expect.element(day(demo, '9')).toBeVisible();
  }
});

act('OwnHeader', async (demo) => {
  for (const [name, month] of [
    ['Next year', 'May 2026'],
    ['Previous month', 'April 2026'],
    ['Previous year', 'April 2025'],
    ['Next month', 'May 2025'],
  ] as const) {
    await button(demo, name).click();
    await expect.element(demo.getByText(month)).toBeVisible();
  }
  await button(demo, 'Next year').click();
  await expect.element(button(demo, 'Next year')).toBeDisabled();
  await button(demo, 'Previous year').click();
  await expect.element(demo.getByText('May 2025')).toBeVisible();
  await expect.element(button(demo, 'Previous year')).toBeDisabled();
});

act('TwoMonthsHeader', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await button(demo, 'July').click();
    await expect.element(demo.getByText('July 2025')).toBeVisible();
    await button(demo, 'May').click();
    await expect.element(demo.getByText('May 2025')).toBeVisible();
  }
  await setWidth(360);
  await button(demo, 'June').click();
  await expect.element(demo.getByText('June 2025')).toBeVisible();
});

act('PeriodButtonProps', async (demo) => {
  const radio = (name: string) => demo.getByRole('radio', { name });
  for (const [year, month] of [
    ['2024', 'March'],
    ['2025', 'May'],
  ] as const) {
    await radio(year).click();
    await radio(month).click();
    await expect.element(radio(year)).toBeChecked();
    expect(getComputedStyle(radio(month).element()).fontWeight).toBe('700');
  }
  await expect.element(radio('September')).toBeDisabled();
});

act('OwnPeriodButton', async (demo) => {
  const radio = (name: string) => demo.getByRole('radio', { name });
  await radio('June, 9 free').click();
  await expect.element(radio('June, 9 free')).toBeChecked();
  await press('ArrowLeft');
  await expect.element(radio('May, 3 free')).toHaveFocus();
  await press('Enter');
  await expect.element(radio('May, 3 free')).toBeChecked();
  for (const [year, count] of [
    ['2026', 112],
    ['2025', 64],
  ] as const) {
    await button(demo, /switch to year view/).click();
    await radio(`${year}, ${count} free`).click();
    await expect.element(demo.getByText(`May ${year}`)).toBeVisible();
  }
});

act('ArrowProps', async (demo) => {
  for (const [name, next, previous] of [
    ['Date', 'Next month', 'Previous month'],
    ['Time', 'Open next view', 'Open previous view'],
    ['Range', 'Next month', 'Previous month'],
  ] as const) {
    await button(demo, name).click();
    expect(getComputedStyle(one('.MuiPickersArrowSwitcher-button')).color).toBe(
      getComputedStyle(one('.MuiIconButton-colorPrimary')).color,
    );
    await button(demo, next).click();
    await button(demo, previous).click();
  }
});

act('OwnArrows', async (demo) => {
  const shown = () =>
    demo
      .getByRole('button', { name: /^(Earlier|Later)/ })
      .elements()
      .map((each) => each.textContent);
  expect(shown()).toEqual(['Earlier', 'Later']);
  for (let turn = 0; turn < 2; turn += 1) {
    await button(demo, 'Later: Next month').click();
    await expect.element(demo.getByText('July 2025')).toBeVisible();
    await button(demo, 'Earlier: Previous month').click();
    await expect.element(demo.getByText('May 2025')).toBeVisible();
  }
});

claim(
  [
    'Version 8.4.0 ignores the component in slots.desktopTransition and renders Fade instead.',
    'slotProps.desktopTransition works, for example with timeout.',
  ],
  async () => {
    const Own = vi.fn(() => null);
    const onEntered = vi.fn();
    const transforms: boolean[] = [];
    for (const slots of [{}, { desktopTransition: Own }]) {
      const screen = await inProvider(
        <DesktopDatePicker
          label="Day"
          defaultValue={MAY_21}
          reduceAnimations={false}
          slots={slots}
          slotProps={{ desktopTransition: { timeout: 0, onEntered } }}
        />,
      );
      await openPicker(screen);
      await expect.element(day(screen, '9')).toBeVisible();
      const paper = one('[role="dialog"] .MuiPaper-root');
      transforms.push(paper instanceof HTMLElement && paper.style.transform !== '');
      screen.unmount();
    }
    expect(transforms).toEqual([true, false]);
    expect(Own).not.toHaveBeenCalled();
    expect(onEntered).toHaveBeenCalledTimes(2);
  },
);

claim(
  [
    'It receives an object with the state of the picker and returns the props.',
    'slotProps.toolbar, slotProps.tabs and slotProps.layout take an object only.',
    'A function has no effect there.',
  ],
  async () => {
    for (const [Variant, variant] of [
      [DesktopDatePicker, 'desktop'],
      [MobileDatePicker, 'mobile'],
    ] as const) {
      const states: unknown[] = [];
      const screen = await inProvider(
        <Variant
          label="Day"
          defaultValue={MAY_21}
          orientation="portrait"
          slotProps={{
            actionBar: (state) => {
              states.push(state);
              return { actions: ['today'] };
            },
          }}
        />,
      );
      await openPicker(screen);
      await expect.poll(actions).toEqual(['Today']);
      expect(states.at(-1)).toMatchObject({
        pickerVariant: variant,
        pickerOrientation: 'portrait',
        isPickerOpen: true,
        isPickerDisabled: false,
        isPickerReadOnly: false,
        isPickerValueEmpty: false,
      });
      screen.unmount();
    }
    const hide = (() => ({ hidden: true, className: 'own' })) as never;
    await inProvider(
      <StaticDateTimePicker slotProps={{ toolbar: hide, tabs: hide, layout: hide }} />,
    );
    expect(isThere('.MuiPickersToolbar-root')).toBe(true);
    expect(isThere('.MuiDateTimePickerTabs-root')).toBe(true);
    expect(isThere('.own')).toBe(false);
  },
);

claim(
  "setValue(value, { changeImportance: 'set' }) changes the value without accepting it, and keeps the popup open.",
  async () => {
    for (const Variant of [DesktopDatePicker, MobileDatePicker]) {
      const onChange = vi.fn<(value: Dayjs | null) => void>();
      const onAccept = vi.fn();
      const screen = await inProvider(
        <Variant
          label="Day"
          defaultValue={MAY_21}
          onChange={onChange}
          onAccept={onAccept}
          slots={{ actionBar: SetBar }}
        />,
      );
      await openPicker(screen);
      await button(screen, 'Set').click();
      expect(onChange).toHaveBeenCalledOnce();
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2025-05-09');
      expect(onAccept).not.toHaveBeenCalled();
      expect(isThere('.MuiDateCalendar-root')).toBe(true);
      screen.unmount();
    }
  },
);

function SetBar() {
  const { setValue } = usePickerContext<Dayjs | null>();
  return (
    <button
      type="button"
      onClick={() => setValue(dayjs('2025-05-09'), { changeImportance: 'set' })}
    >
      Set
    </button>
  );
}

claim('usePickerContext throws an error in a calendar without a picker.', async () => {
  await expect(inProvider(<DateCalendar slots={{ calendarHeader: SetBar }} />)).rejects.toThrow(
    'can only be called inside the context of a Picker',
  );
  await inProvider(<StaticDatePicker slots={{ calendarHeader: SetBar }} />);
  expect(isThere('.MuiDateCalendar-root button')).toBe(true);
});

claim(
  [
    'today | Today | Sets the current date, accepts it and closes the popup',
    'clear | Clear | Sets null, or [null, null] in range pickers, accepts it and closes the popup',
    'cancel | Cancel | Restores the last accepted value, in version 8.4.0 sometimes an older one, and closes the popup',
    'accept | OK | Accepts the value and closes the popup',
    'slotProps.actionBar.actions lists the buttons in their order.',
    'An empty array removes the action bar.',
  ],
  async () => {
    setClock(NOON_OF_MAY_7);
    for (const Variant of [DesktopDatePicker, MobileDatePicker]) {
      for (const [action, name, shown] of [
        ['today', 'Today', '05/07/2025'],
        ['clear', 'Clear', 'MM/DD/YYYY'],
        ['cancel', 'Cancel', '05/21/2025'],
        ['accept', 'OK', '05/09/2025'],
      ] as [PickersActionBarAction, string, string][]) {
        const onAccept = vi.fn<(value: Dayjs | null) => void>();
        const screen = await inProvider(
          <Variant
            label="Day"
            closeOnSelect={false}
            defaultValue={MAY_21}
            onAccept={onAccept}
            slotProps={{ actionBar: { actions: [action] } }}
          />,
        );
        await openPicker(screen);
        await day(screen, '9').click();
        await button(screen, name).click();
        await expectClosed(screen);
        expect(text(screen)).toBe(shown);
        expect(onAccept).toHaveBeenCalledTimes(action === 'cancel' ? 0 : 1);
        screen.unmount();
      }
    }
    const onChange = vi.fn<(value: unknown) => void>();
    const screen = await inProvider(
      <StaticDateRangePicker
        defaultValue={[MAY_21, MAY_21]}
        onChange={onChange}
        slotProps={{ actionBar: { actions: ['clear'] } }}
      />,
    );
    await button(screen, 'Clear').click();
    expect(onChange.mock.lastCall?.[0]).toEqual([null, null]);
    screen.unmount();
    const order: PickersActionBarAction[] = ['accept', 'clear', 'today', 'cancel'];
    const ordered = await inProvider(
      <StaticDatePicker slotProps={{ actionBar: { actions: order } }} />,
    );
    expect(actions()).toEqual(['OK', 'Clear', 'Today', 'Cancel']);
    ordered.unmount();
    await inProvider(<StaticDatePicker slotProps={{ actionBar: { actions: [] } }} />);
    expect(isThere('.MuiPickersLayout-actionBar')).toBe(false);
  },
);

claim(
  [
    'The today action sets the time to 0:00 in date pickers, and to the current time in the others.',
    'In range pickers, both dates are today.',
  ],
  async () => {
    setClock(NOON_OF_MAY_7);
    const today = { actionBar: { actions: ['today' as const] } };
    const onChange = vi.fn<(value: unknown) => void>();
    const last = () => {
      const value = onChange.mock.lastCall?.[0];
      return [value].flat().map((each) => dayjs(each as Dayjs).format('YYYY-MM-DD HH:mm'));
    };
    for (const [element, expected] of [
      [<StaticDatePicker key="a" onChange={onChange} slotProps={today} />, ['2025-05-07 00:00']],
      [<StaticTimePicker key="a" onChange={onChange} slotProps={today} />, ['2025-05-07 12:00']],
      [
        <StaticDateTimePicker key="a" onChange={onChange} slotProps={today} />,
        ['2025-05-07 12:00'],
      ],
      [
        <StaticDateRangePicker key="a" onChange={onChange} slotProps={today} />,
        ['2025-05-07 00:00', '2025-05-07 00:00'],
      ],
      [
        <DesktopDateTimeRangePicker key="a" open onChange={onChange} slotProps={today} />,
        ['2025-05-07 12:00', '2025-05-07 12:00'],
      ],
      [
        <DesktopTimeRangePicker key="a" open onChange={onChange} slotProps={today} />,
        ['2025-05-07 12:00', '2025-05-07 12:00'],
      ],
    ] as const) {
      const screen = await inProvider(element);
      await button(screen, 'Today').click();
      expect(last()).toEqual(expected);
      screen.unmount();
    }
  },
);

type Any = ComponentType<{
  open?: boolean;
  closeOnSelect?: boolean;
  slotProps?: { actionBar?: { actions?: PickersActionBarAction[] } };
}>;

const SINGLE_STEP: [name: string, component: Any][] = [
  ['DesktopDatePicker', DesktopDatePicker],
  ['MobileDatePicker', MobileDatePicker],
  ['StaticDatePicker', StaticDatePicker],
  ['DesktopDateRangePicker', DesktopDateRangePicker],
  ['MobileDateRangePicker', MobileDateRangePicker],
  ['StaticDateRangePicker', StaticDateRangePicker],
  ['DesktopTimePicker', DesktopTimePicker],
  ['MobileTimePicker', MobileTimePicker],
  ['StaticTimePicker', StaticTimePicker],
  ['DesktopDateTimePicker', DesktopDateTimePicker],
];
const SEVERAL_STEPS: [name: string, component: Any][] = [
  ['MobileDateTimePicker', MobileDateTimePicker],
  ['StaticDateTimePicker', StaticDateTimePicker],
  ['DesktopTimeRangePicker', DesktopTimeRangePicker],
  ['MobileTimeRangePicker', MobileTimeRangePicker],
  ['DesktopDateTimeRangePicker', DesktopDateTimeRangePicker],
  ['MobileDateTimeRangePicker', MobileDateTimeRangePicker],
];

/** What the action bar of an open picker has, without and with `closeOnSelect`. */
async function barOf(Picker: Any, closeOnSelect?: boolean): Promise<string[]> {
  const screen = await inProvider(<Picker open closeOnSelect={closeOnSelect} />);
  await expect.poll(() => isThere('.MuiPickersLayout-root')).toBe(true);
  const found = actions();
  screen.unmount();
  return found;
}

claim(
  [
    'Date, Date Range | None | cancel, nextOrAccept',
    'Time, Date Time | cancel, nextOrAccept | cancel, nextOrAccept',
    'Time Range, Date Time Range | cancel, nextOrAccept | cancel, nextOrAccept',
    'With closeOnSelect={false}, the desktop Date Picker has Cancel and OK too.',
    'With closeOnSelect, pickers without steps have no action bar.',
  ],
  async () => {
    for (const [name, Picker] of SINGLE_STEP) {
      const isEmpty = /^DesktopDate(Range)?Picker$/.test(name);
      expect([name, await barOf(Picker)]).toEqual([name, isEmpty ? [] : ['Cancel', 'OK']]);
      expect([name, await barOf(Picker, true)]).toEqual([name, []]);
      expect([name, await barOf(Picker, false)]).toEqual([name, ['Cancel', 'OK']]);
    }
    for (const [name, Picker] of SEVERAL_STEPS) {
      for (const closeOnSelect of [undefined, true, false]) {
        expect([name, await barOf(Picker, closeOnSelect)]).toEqual([name, ['Cancel', 'Next']]);
      }
    }
  },
);

claim(
  'Date Pickers, Time Pickers, Date Range Pickers and the desktop Date Time Picker have no steps, so Next does nothing.',
  async () => {
    const next = { actionBar: { actions: ['next' as const] } };
    for (const [name, Picker] of SINGLE_STEP) {
      const screen = await inProvider(<Picker open slotProps={next} />);
      await expect.poll(actions).toEqual(['Next']);
      const before = one('.MuiPickersLayout-contentWrapper').textContent;
      await button(screen, 'Next').click();
      expect([name, one('.MuiPickersLayout-contentWrapper').textContent]).toEqual([name, before]);
      screen.unmount();
    }
  },
);

claim(
  [
    'next | Next | Shows the next step',
    'nextOrAccept | Next or OK | next before the last step, then accept',
    'The mobile and static Date Time Picker has two steps: date and time.',
    'The steps of the Time Range Picker and the Date Time Range Picker are start and end.',
    'The mobile Date Time Range Picker has a date step and a time step for each of them.',
  ],
  async () => {
    const expectTime = async (screen: Screen) => {
      expect(isThere('.MuiDateCalendar-root')).toBe(true);
      await button(screen, 'Next').click();
      await expect.poll(() => isThere('.MuiMultiSectionDigitalClock-root')).toBe(true);
    };
    for (const slotProps of [{}, { actionBar: { actions: ['next' as const] } }]) {
      const screen = await inProvider(<StaticDateTimePicker slotProps={slotProps} />);
      await expectTime(screen);
      expect(actions()).toEqual('actionBar' in slotProps ? ['Next'] : ['Cancel', 'OK']);
      screen.unmount();
    }
    const mobile = await inProvider(<MobileDateTimePicker label="Day" />);
    await openPicker(mobile);
    await expectTime(mobile);
    expect(actions()).toEqual(['Cancel', 'OK']);
    mobile.unmount();
    for (const [Picker, steps] of [
      [DesktopTimeRangePicker, 2],
      [MobileTimeRangePicker, 2],
      [DesktopDateTimeRangePicker, 2],
      [MobileDateTimeRangePicker, 4],
    ] as const) {
      const screen = await inProvider(<Picker label="Day" />);
      await openPicker(screen);
      for (let step = 1; step < steps; step += 1) {
        await expect.poll(actions).toEqual(['Cancel', 'Next']);
        await button(screen, 'Next').click();
      }
      await expect.poll(actions).toEqual(['Cancel', 'OK']);
      screen.unmount();
    }
  },
);

claim(
  [
    'Today also sets a date that minDate or shouldDisableDate disables.',
    'The field then has an error.',
  ],
  async () => {
    setClock(NOON_OF_MAY_7);
    for (const rule of [
      { minDate: dayjs('2025-05-20') },
      { shouldDisableDate: (date: Dayjs) => date.date() === 7 },
    ]) {
      const screen = await inProvider(
        <DatePicker
          label="Day"
          defaultValue={MAY_21}
          slotProps={{ actionBar: { actions: ['today'] } }}
          {...rule}
        />,
      );
      await openPicker(screen);
      await button(screen, 'Today').click();
      await expectClosed(screen);
      expect(text(screen)).toBe('05/07/2025');
      await expect.element(field(screen)).toHaveAttribute('aria-invalid', 'true');
      screen.unmount();
    }
  },
);

claim(
  "disabled and readOnly don't disable the buttons of a static picker: Today and Clear still change the value.",
  async () => {
    setClock(NOON_OF_MAY_7);
    for (const state of [{ disabled: true }, { readOnly: true }]) {
      const onChange = vi.fn<(value: Dayjs | null) => void>();
      const screen = await inProvider(
        <StaticDatePicker
          defaultValue={MAY_21}
          onChange={onChange}
          slotProps={{ actionBar: { actions: ['today', 'clear'] } }}
          {...state}
        />,
      );
      await button(screen, 'Today').click();
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2025-05-07');
      await button(screen, 'Clear').click();
      expect(onChange.mock.lastCall?.[0]).toBeNull();
      screen.unmount();
    }
  },
);

claim(
  'In version 8.4.0, Cancel in the reopened popup still undoes Today and Clear (issue 18491).',
  async () => {
    setClock(NOON_OF_MAY_7);
    for (const [name, shown] of [
      ['Today', '05/07/2025'],
      ['Clear', 'MM/DD/YYYY'],
    ] as const) {
      for (const Variant of [DesktopDatePicker, MobileDatePicker]) {
        const screen = await inProvider(
          <Variant
            label="Day"
            defaultValue={MAY_21}
            slotProps={{ actionBar: { actions: ['today', 'clear', 'cancel'] } }}
          />,
        );
        await openPicker(screen);
        await button(screen, name).click();
        await expectClosed(screen);
        expect(text(screen)).toBe(shown);
        await openPicker(screen);
        await button(screen, 'Cancel').click();
        await expectClosed(screen);
        expect(text(screen)).toBe('05/21/2025');
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'A mobile or static Date Time Picker without time views still has the Next button.',
    'The first click only replaces Next with OK.',
  ],
  async () => {
    for (const Picker of [MobileDateTimePicker, StaticDateTimePicker]) {
      const screen = await inProvider(
        <Picker {...(Picker === MobileDateTimePicker && { open: true })} views={['day']} />,
      );
      await expect.poll(actions).toEqual(['Cancel', 'Next']);
      await button(screen, 'Next').click();
      await expect.poll(actions).toEqual(['Cancel', 'OK']);
      expect(isThere('.MuiDateCalendar-root')).toBe(true);
      takeConsole();
      screen.unmount();
    }
  },
);

claim(
  [
    'They are visible in the mobile variant and hidden in the desktop variant.',
    'hidden | boolean | true in the desktop variant, false in the mobile variant',
    'slotProps={{ tabs: { hidden: false } }} shows the tabs in the desktop variant, below the calendar.',
  ],
  async () => {
    for (const height of [500, 800]) {
      await setWidth(1280, height);
      for (const [Picker, isVisible] of [
        [DesktopDateTimePicker, false],
        [MobileDateTimePicker, true],
      ] as const) {
        const screen = await inProvider(<Picker open />);
        await expect.poll(() => isThere('.MuiDateCalendar-root')).toBe(true);
        expect(isThere('.MuiDateTimePickerTabs-root')).toBe(isVisible);
        screen.unmount();
      }
    }
    await inProvider(<DesktopDateTimePicker open slotProps={{ tabs: { hidden: false } }} />);
    await expect.poll(() => isThere('.MuiDateTimePickerTabs-root')).toBe(true);
    expect(one('.MuiDateTimePickerTabs-root').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      one('.MuiDateCalendar-root').getBoundingClientRect().bottom,
    );
  },
);

claim(
  [
    'The date tab opens the view day, and the time tab hours.',
    "With views={['month', 'hours']}, the date tab does nothing.",
  ],
  async () => {
    const screen = await inProvider(<StaticDateTimePicker views={['month', 'hours']} />);
    expect(isThere('.MuiMonthCalendar-root')).toBe(true);
    await screen.getByRole('tab', { name: 'pick time' }).click();
    await expect.poll(() => isThere('.MuiMonthCalendar-root')).toBe(false);
    const clock = '.MuiMultiSectionDigitalClock-root, .MuiDigitalClock-root';
    expect(isThere(clock)).toBe(true);
    await screen.getByRole('tab', { name: 'pick date' }).click();
    expect(isThere(clock)).toBe(true);
    expect(isThere('.MuiDateCalendar-root')).toBe(false);
    takeConsole();
  },
);

claim(
  [
    'It is visible in the mobile variant and hidden in the desktop variant.',
    'Static pickers follow displayStaticWrapperAs.',
    'toolbarFormat | Format of the date | ddd, MMM D in the Date Picker, MMM D in others (Day.js, English)',
    'toolbarPlaceholder | Text without a value | ––, in the Time Range Picker --',
    'hidden | Hides the toolbar | true in the desktop variant, false in the mobile variant',
    'The Time Picker ignores format and placeholder.',
    'The Date Range Picker ignores the placeholder: it shows Start and End.',
    'React logs an error for an ignored prop, because the toolbar sets it as an attribute.',
  ],
  async () => {
    const toolbar = () => {
      const found = document.querySelector('.MuiPickersToolbar-root')?.textContent ?? '';
      return found.replaceAll('\u00a0', ' ');
    };
    for (const [element, shown] of [
      [<DesktopDatePicker key="a" open defaultValue={MAY_21} />, ''],
      [<MobileDatePicker key="a" open defaultValue={MAY_21} />, 'Wed, May 21'],
      [<MobileDatePicker key="a" open />, '––'],
      [<MobileDatePicker key="a" open slotProps={{ toolbar: { hidden: true } }} />, ''],
      [
        <DesktopDatePicker
          key="a"
          open
          defaultValue={MAY_21}
          slotProps={{ toolbar: { hidden: false } }}
        />,
        'Wed, May 21',
      ],
      [<StaticDatePicker key="a" defaultValue={MAY_21} />, 'Wed, May 21'],
      [<StaticDatePicker key="a" displayStaticWrapperAs="desktop" />, ''],
      [<StaticDateTimePicker key="a" defaultValue={MAY_21} />, '2025May 21'],
      [<StaticDateTimePicker key="a" displayStaticWrapperAs="desktop" />, ''],
      [<StaticDateRangePicker key="a" defaultValue={[MAY_21, MAY_21]} />, 'May 21 – May 21'],
      [
        <StaticTimePicker
          key="a"
          slotProps={{ toolbar: { toolbarFormat: 'YYYY', toolbarPlaceholder: 'none' } }}
        />,
        '--:--',
      ],
    ] as const) {
      const screen = await inProvider(element);
      await expect.poll(() => isThere('.MuiPickersLayout-root')).toBe(true);
      if (shown === '') expect(toolbar()).toBe('');
      else expect(toolbar()).toContain(shown);
      screen.unmount();
    }
    const errors = takeConsole().join(' ');
    expect(errors).toContain('React does not recognize the `toolbarFormat` prop');
    expect(errors).toContain('React does not recognize the `toolbarPlaceholder` prop');
    const range = await inProvider(
      <StaticDateRangePicker slotProps={{ toolbar: { toolbarPlaceholder: 'none' } }} />,
    );
    expect(toolbar()).toMatch(/Start.*End/);
    expect(toolbar()).not.toContain('none');
    expect(one('.MuiPickersToolbar-root').getAttribute('toolbarPlaceholder')).toBe('none');
    range.unmount();
    await inProvider(<MobileTimeRangePicker open />);
    await expect.poll(toolbar).toContain('--');
    expect(toolbar()).not.toContain('––');
  },
);

claim(
  [
    'Set the titleId prop as the id of your title.',
    'The popup takes its accessible name from that element.',
    "Desktop range pickers and Date Time Range Pickers don't do this: name their dialog yourself.",
    'Return null when hidden is true: the picker always renders your component.',
  ],
  async () => {
    const seen = vi.fn();
    const Own = ({ titleId, hidden }: DatePickerToolbarProps) => {
      seen(hidden);
      return hidden ? null : <h2 id={titleId}>Own title</h2>;
    };
    const slots = { toolbar: Own };
    const mobile = await inProvider(<MobileDatePicker label="Day" slots={slots} />);
    await openPicker(mobile);
    await expect.element(mobile.getByRole('dialog', { name: 'Own title' })).toBeVisible();
    expect(seen).toHaveBeenLastCalledWith(false);
    mobile.unmount();
    const desktop = await inProvider(<DesktopDatePicker label="Day" slots={slots} />);
    await openPicker(desktop);
    await expect.element(desktop.getByRole('dialog', { name: 'Day' })).toBeVisible();
    expect(seen).toHaveBeenLastCalledWith(true);
    desktop.unmount();
    const OfRange = ({ titleId }: { titleId?: string }) => <h2 id={titleId}>Own title</h2>;
    const shared = {
      label: 'Day',
      slots: { toolbar: OfRange } as object, // the types of Time Range Pickers have no toolbar
      slotProps: { toolbar: { hidden: false } },
    };
    for (const [picker, hasName] of [
      [<DesktopDateRangePicker key="a" {...shared} />, false],
      [<DesktopTimeRangePicker key="b" {...shared} />, false],
      [<DesktopDateTimeRangePicker key="c" {...shared} />, false],
      [<MobileDateRangePicker key="d" {...shared} />, true],
      [<MobileTimeRangePicker key="e" {...shared} />, true],
      [<MobileDateTimeRangePicker key="f" {...shared} />, false],
    ] as const) {
      const range = await inProvider(picker);
      await openPicker(range);
      await expect.element(range.getByText('Own title')).toBeVisible();
      expect(range.getByRole('dialog').elements()).toHaveLength(1);
      expect(range.getByRole('dialog', { name: /./ }).elements()).toHaveLength(hasName ? 1 : 0);
      expect(range.getByRole('dialog', { name: 'Own title' }).elements()).toHaveLength(
        hasName ? 1 : 0,
      );
      range.unmount();
    }
  },
);

claim(
  [
    "minDate, maxDate, disablePast, disableFuture, disabled | To disable your buttons. onMonthChange doesn't check them",
    'labelId | id for the text of the month. It names the grid of days for screen readers',
    'If your header has no element with labelId, the grid has no accessible name.',
  ],
  async () => {
    const first = await inProvider(
      <DateCalendar defaultValue={MAY_21} minDate={MAY_21} slots={{ calendarHeader: Named }} />,
    );
    await expect.element(first.getByRole('grid', { name: 'May 2025' })).toBeVisible();
    await button(first, 'Back').click();
    await expect.element(first.getByRole('grid', { name: 'April 2025' })).toBeVisible();
    first.unmount();
    const second = await inProvider(
      <DateCalendar defaultValue={MAY_21} slots={{ calendarHeader: Nameless }} />,
    );
    expect(second.getByRole('grid', { name: /./ }).elements()).toHaveLength(0);
    expect(second.getByRole('grid').elements()).toHaveLength(1);
  },
);

function Named({ labelId, currentMonth, onMonthChange }: PickersCalendarHeaderProps) {
  return (
    <div>
      <span id={labelId}>{currentMonth.format('MMMM YYYY')}</span>
      <button type="button" onClick={() => onMonthChange(currentMonth.subtract(1, 'month'))}>
        Back
      </button>
    </div>
  );
}

function Nameless({ currentMonth }: PickersCalendarHeaderProps) {
  return <p>{currentMonth.format('MMMM YYYY')}</p>;
}

claim(
  [
    'A range calendar renders the header once per month.',
    'month is the month below the header, monthIndex is its position from 0, and calendars is the number of months.',
    'With one calendar, the default header is that of the Date Calendar.',
    'Range calendars have no view button.',
  ],
  async () => {
    for (const calendars of [1, 2, 3] as const) {
      const Own = vi.fn((props: { month: Dayjs; monthIndex: number; calendars: number }) => (
        <p>{`${props.monthIndex} of ${props.calendars}: ${props.month.format('MMMM')}`}</p>
      ));
      const own = await inProvider(
        <DateRangeCalendar
          calendars={calendars}
          defaultValue={[MAY_21, MAY_21]}
          slots={{ calendarHeader: Own }}
        />,
      );
      for (const [index, month] of ['May', 'June', 'July'].entries()) {
        const found = own.getByText(`${index} of ${calendars}: ${month}`).elements();
        expect(found).toHaveLength(index < calendars ? 1 : 0);
      }
      own.unmount();
      const screen = await inProvider(<DateRangeCalendar calendars={calendars} />);
      expect(isThere('.MuiPickersCalendarHeader-root')).toBe(calendars === 1);
      expect(isThere('.MuiPickersCalendarHeader-switchViewButton')).toBe(false);
      screen.unmount();
    }
  },
);

claim(
  [
    'The props contain the role radio, aria-checked, tabIndex, and the handlers for clicks, focus and arrow keys.',
    "Without the ref, the arrow keys don't move the focus.",
    'A month button has an aria-label with the full name of the month, which hides your text from screen readers.',
  ],
  async () => {
    for (const [slot, focused] of [
      [WithRef, 'June'],
      [WithoutRef, 'May'],
    ] as const) {
      const screen = await inProvider(
        <MonthCalendar defaultValue={MAY_21} slots={{ monthButton: slot }} />,
      );
      const may = screen.getByRole('radio', { name: 'May' });
      await expect.element(may).toBeChecked();
      await expect.element(may).toHaveAttribute('tabindex', '0');
      await click(may);
      await press('ArrowRight');
      await expect.element(screen.getByRole('radio', { name: focused })).toHaveFocus();
      screen.unmount();
    }
  },
);

type OwnButtonProps = ComponentProps<'button'> & { ownerState?: unknown };

function WithRef({ ownerState: _, ...props }: OwnButtonProps) {
  return <button {...props} />;
}

function WithoutRef({ ownerState: _, ref: _ref, ...props }: OwnButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  return <button {...props} ref={own} />;
}

claim(
  [
    'Calendars and the Time Clock have the same arrows.',
    'In right-to-left layout, the previous button contains rightArrowIcon.',
  ],
  async () => {
    const Left = () => <span>left</span>;
    const Right = () => <span>right</span>;
    for (const direction of ['ltr', 'rtl'] as const) {
      setDirection(direction);
      const slots = { leftArrowIcon: Left, rightArrowIcon: Right };
      for (const element of [
        <DateCalendar key="a" slots={slots} />,
        <TimeClock key="a" showViewSwitcher slots={slots} />,
        <DateRangeCalendar key="a" calendars={1} slots={slots} />,
      ]) {
        const screen = await inProvider(element);
        const icon = direction === 'ltr' ? 'left' : 'right';
        expect(one('.MuiPickersArrowSwitcher-previousIconButton').textContent).toBe(icon);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'With two calendars, each month has both buttons, one of which is hidden.',
    'Your button stays visible unless you hide it with ownerState.isButtonHidden, as the demo does.',
  ],
  async () => {
    const Own = ({ 'aria-label': label }: { 'aria-label'?: string }) => <b>{label}</b>;
    const screen = await inProvider(
      <DateRangeCalendar calendars={2} slots={{ previousIconButton: Own }} />,
    );
    expect(screen.getByText('Previous month').elements()).toHaveLength(2);
    const next = [...document.querySelectorAll('.MuiPickersArrowSwitcher-nextIconButton')];
    expect(next.map((each) => getComputedStyle(each).visibility)).toEqual(['hidden', 'visible']);
  },
);

claim(
  [
    'A picker passes slots and slotProps to all its parts.',
    'You set calendarHeader on the Date Picker, not on the Date Calendar inside it.',
    'slotProps.calendarHeader sets the format of the month:',
    'format takes the tokens of your date library.',
    'The default is MMMM YYYY with Day.js.',
  ],
  async () => {
    const OwnDay = () => <i>own day</i>;
    for (const Variant of [DesktopDatePicker, MobileDatePicker]) {
      for (const isOwn of [false, true]) {
        const screen = await inProvider(
          <Variant
            label="Day"
            defaultValue={MAY_21}
            {...(isOwn && {
              slots: { day: OwnDay },
              slotProps: {
                actionBar: { actions: ['today' as const] },
                calendarHeader: { format: 'MM / YYYY' },
                openPickerIcon: { className: 'own-icon' },
                nextIconButton: { className: 'own-next' },
              },
            })}
          />,
        );
        await openPicker(screen);
        const month = () => one('.MuiPickersCalendarHeader-label').textContent;
        await expect.poll(month).toBe(isOwn ? '05 / 2025' : 'May 2025');
        expect(screen.getByText('own day').elements().length > 27).toBe(isOwn);
        expect(isThere('.own-icon')).toBe(isOwn);
        expect(isThere('.own-next')).toBe(isOwn);
        if (isOwn) expect(actions()).toEqual(['Today']);
        screen.unmount();
      }
    }
  },
);

/** What the layout of each picker can contain. */
type Parts = {
  actionBar: { actions: PickersActionBarAction[] };
  shortcuts: { items: { label: string; getValue: () => never }[] };
  tabs: { hidden: boolean };
  toolbar: { hidden: boolean };
};

claim(
  [
    'layout | PickersLayout | All pickers',
    'toolbar | DatePickerToolbar, and one for each other picker | All pickers',
    'shortcuts | PickersShortcuts | All pickers, if items are set',
    'tabs | DateTimePickerTabs, and one for each other picker | Date Time, Date Time Range and Time Range Pickers',
    "actionBar | PickersActionBar | All pickers, if actions isn't empty",
    'The Time Range Picker and the Date Time Range Picker have their own tabs.',
  ],
  async () => {
    const hasPart = (name: string) => isThere(`.MuiPickersLayout-${name}`);
    for (const [name, Picker] of [...SINGLE_STEP, ...SEVERAL_STEPS]) {
      const value = (name.includes('Range') ? [null, null] : null) as never;
      const kind = name.replace(/^(Desktop|Mobile|Static)/, '');
      for (const isOn of [true, false]) {
        const parts: Parts = {
          actionBar: { actions: isOn ? ['today'] : [] },
          shortcuts: { items: isOn ? [{ label: 'None', getValue: () => value }] : [] },
          tabs: { hidden: false },
          toolbar: { hidden: false },
        };
        const screen = await inProvider(<Picker open slotProps={parts} />);
        await expect.poll(() => hasPart('root')).toBe(true);
        expect([name, hasPart('actionBar'), hasPart('shortcuts')]).toEqual([name, isOn, isOn]);
        expect([name, isThere(`.Mui${kind}Toolbar-root`)]).toEqual([name, true]);
        const hasTabs = /DateTime|TimeRange/.test(name);
        expect([name, hasPart('tabs'), isThere(`.Mui${kind}Tabs-root`)]).toEqual([
          name,
          hasTabs,
          hasTabs,
        ]);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'popper, desktopPaper, desktopTransition, desktopTrapFocus | Popper, Paper, Grow, a focus trap | Desktop variant',
    'dialog, mobilePaper, mobileTransition | Dialog, Paper, Fade | Mobile variant',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      const screen = await inProvider(
        <DatePicker
          label="Day"
          slotProps={{
            popper: { className: 'own-popper' },
            desktopPaper: { className: 'own-desktop-paper' },
            dialog: { className: 'own-dialog' },
            mobilePaper: { className: 'own-mobile-paper' },
          }}
        />,
      );
      await openPicker(screen);
      await expect.poll(() => isThere('.MuiDateCalendar-root')).toBe(true);
      const isDesktop = pointer === 'fine';
      expect(isThere('.MuiPopper-root.own-popper')).toBe(isDesktop);
      expect(isThere('.own-popper .MuiPaper-root.own-desktop-paper')).toBe(isDesktop);
      expect(isThere('.MuiDialog-root.own-dialog')).toBe(!isDesktop);
      expect(isThere('.own-dialog .MuiPaper-root.own-mobile-paper')).toBe(!isDesktop);
      screen.unmount();
    }
  },
);

claim('Calendars and clocks without a picker take these slots too.', async () => {
  const Own = () => <i>own</i>;
  for (const element of [
    <DateCalendar key="a" slots={{ day: Own }} />,
    <DateCalendar key="b" slots={{ calendarHeader: Own }} />,
    <DateCalendar key="c" slots={{ switchViewIcon: Own }} />,
    <DateRangeCalendar key="d" slots={{ day: Own }} />,
    <MonthCalendar key="e" slots={{ monthButton: Own }} />,
    <YearCalendar key="f" slots={{ yearButton: Own }} />,
    <DigitalClock key="g" slots={{ digitalClockItem: Own }} />,
    <TimeClock key="h" showViewSwitcher slots={{ leftArrowIcon: Own }} />,
  ]) {
    const screen = await inProvider(element);
    expect(screen.getByText('own', { exact: true }).elements().length).toBeGreaterThan(0);
    screen.unmount();
  }
});

claim(
  [
    "pickerVariant | 'desktop' | 'mobile'",
    "pickerOrientation | 'portrait' | 'landscape'",
    'isPickerOpen, isPickerDisabled, isPickerReadOnly, isPickerValueEmpty | boolean',
  ],
  async () => {
    const states: unknown[] = [];
    const slotProps = {
      actionBar: (state: object) => {
        states.push(state);
        return {};
      },
    };
    const calm = {
      pickerVariant: 'mobile',
      pickerOrientation: 'portrait',
      isPickerOpen: false,
      isPickerDisabled: false,
      isPickerReadOnly: false,
      isPickerValueEmpty: false,
    };
    for (const [props, expected] of [
      [{}, calm],
      [{ displayStaticWrapperAs: 'desktop' }, { ...calm, pickerVariant: 'desktop' }],
      [{ orientation: 'landscape' }, { ...calm, pickerOrientation: 'landscape' }],
      [{ disabled: true }, { ...calm, isPickerDisabled: true }],
      [{ readOnly: true }, { ...calm, isPickerReadOnly: true }],
      [{ defaultValue: null }, { ...calm, isPickerValueEmpty: true }],
    ] as const) {
      const screen = await inProvider(
        <StaticDatePicker defaultValue={MAY_21} {...props} slotProps={slotProps} />,
      );
      expect(states.at(-1)).toMatchObject(expected);
      screen.unmount();
    }
    await inProvider(<DesktopDatePicker open slotProps={slotProps} />);
    await expect.poll(() => states.at(-1)).toMatchObject({ isPickerOpen: true });
  },
);

claim(
  [
    'The calendar buttons add their own state, such as isYearSelected.',
    'monthButton, yearButton | A button element | Year and month buttons',
    'As a function, slotProps.yearButton receives isYearSelected and isYearDisabled.',
    'slotProps.monthButton receives isMonthSelected and isMonthDisabled.',
  ],
  async () => {
    const screen = await inProvider(
      <>
        <YearCalendar
          defaultValue={MAY_21}
          shouldDisableYear={(date) => date.year() === 2024}
          slotProps={{
            yearButton: ({ isYearSelected, isYearDisabled }) => ({
              title: `selected ${isYearSelected}, disabled ${isYearDisabled}`,
            }),
          }}
        />
        <MonthCalendar
          defaultValue={MAY_21}
          shouldDisableMonth={(date) => date.month() === 3}
          slotProps={{
            monthButton: ({ isMonthSelected, isMonthDisabled }) => ({
              title: `selected ${isMonthSelected}, disabled ${isMonthDisabled}`,
            }),
          }}
        />
      </>,
    );
    for (const [name, title] of [
      ['2025', 'selected true, disabled false'],
      ['2024', 'selected false, disabled true'],
      ['2023', 'selected false, disabled false'],
      ['May', 'selected true, disabled false'],
      ['April', 'selected false, disabled true'],
      ['March', 'selected false, disabled false'],
    ] as const) {
      const radio = screen.getByRole('radio', { name, exact: true });
      await expect.element(radio).toHaveAttribute('title', title);
      expect(radio.element().tagName).toBe('BUTTON');
    }
  },
);

const probed = vi.fn<(context: object, methods: object) => void>();

/** Shows what each hook returns. */
function Probe() {
  const picker = usePickerContext();
  probed(picker, usePickerActionsContext());
  const isValid = useIsValidValue<Dayjs | null>();
  const { okButtonLabel } = usePickerTranslations();
  const days = [dayjs('2025-05-09'), dayjs('2025-05-11')].map(isValid);
  const { view, variant, disabled, readOnly } = picker;
  return <p>{[view, variant, disabled, readOnly, ...days, okButtonLabel].join(' ')}</p>;
}

claim(
  [
    'A component in a slot reads and changes the picker with hooks from @mui/x-date-pickers/hooks:',
    'usePickerContext() | The value, the view, the variant, disabled, readOnly and all methods of the picker',
    'usePickerActionsContext() | The methods only',
    'useIsValidValue() | A function that checks a value against the rules of the picker, such as minDate',
    'usePickerTranslations() | The texts of the locale, such as okButtonLabel',
  ],
  async () => {
    for (const [props, shown] of [
      [{}, 'day mobile false false true true OK'],
      [{ minDate: dayjs('2025-05-10') }, 'day mobile false false false true OK'],
      [{ disabled: true, openTo: 'year' }, 'year mobile true false true true OK'],
      [
        { readOnly: true, localeText: { okButtonLabel: 'Fine' } },
        'day mobile false true true true Fine',
      ],
      [{ displayStaticWrapperAs: 'desktop' }, 'day desktop false false true true OK'],
    ] as const) {
      const screen = await inProvider(
        <StaticDatePicker defaultValue={MAY_21} {...props} slots={{ actionBar: Probe }} />,
      );
      await expect.element(screen.getByText(shown, { exact: true })).toBeVisible();
      const [context = {}, methods = {}] = probed.mock.lastCall ?? [];
      expect(context).toMatchObject(methods);
      expect(Object.keys(context)).toContain('value');
      expect(Object.keys(methods)).toEqual(
        expect.arrayContaining(['setValue', 'setView', 'setOpen', 'clearValue', 'goToNextStep']),
      );
      expect(Object.values(methods).every((each) => typeof each === 'function')).toBe(true);
      screen.unmount();
    }
  },
);

function CountingBar() {
  const { setValue } = usePickerContext<Dayjs | null>();
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      onClick={() => {
        setCount(count + 1);
        setValue(dayjs('2025-05-09'), { changeImportance: 'set' });
      }}
    >
      Count {count}
    </button>
  );
}

function CountingPicker({ isInside }: { isInside: boolean }) {
  const [value, setValue] = useState<Dayjs | null>(MAY_21);
  const Inside = () => <CountingBar />;
  return (
    <StaticDatePicker
      value={value}
      onChange={setValue}
      slots={{ actionBar: isInside ? Inside : CountingBar }}
    />
  );
}

claim('A component that is created on each render loses focus and state.', async () => {
  for (const isInside of [false, true]) {
    const screen = await inProvider(<CountingPicker isInside={isInside} />);
    const counter = button(screen, /^Count/);
    await counter.click();
    await expect.element(day(screen, '9')).toHaveAttribute('aria-selected', 'true');
    await expect.element(counter).toHaveTextContent(isInside ? 'Count 0' : 'Count 1');
    expect(document.activeElement === counter.element()).toBe(!isInside);
    screen.unmount();
  }
});

claim(
  [
    'Many slots pass ownerState to your component, such as toolbar, calendarHeader and yearButton.',
    'Remove it from the props before you spread them on an element, or React logs an error.',
  ],
  async () => {
    const found: string[] = [];
    const notes = (name: string) => (props: object) => {
      if ('ownerState' in props) found.push(name);
      return null;
    };
    const slots: object = Object.fromEntries(
      ['toolbar', 'tabs', 'actionBar', 'calendarHeader', 'day', 'yearButton'].map((name) => [
        name,
        notes(name),
      ]),
    );
    for (const openTo of ['day', 'year'] as const) {
      const screen = await inProvider(
        <StaticDateTimePicker openTo={openTo} views={['year', 'day', 'hours']} slots={slots} />,
      );
      screen.unmount();
    }
    expect([...new Set(found)].sort()).toEqual(['calendarHeader', 'toolbar', 'yearButton']);
    const Careless = (props: OwnButtonProps) => <button {...props} />;
    for (const [slot, hasError] of [
      [WithRef, false],
      [Careless, true],
    ] as const) {
      const screen = await inProvider(<YearCalendar slots={{ yearButton: slot }} />);
      expect(takeConsole().some((each) => each.includes('`ownerState` prop'))).toBe(hasError);
      screen.unmount();
    }
  },
);

claim(
  [
    'There, your header uses its props.',
    'usePickerTranslations also works, and the function of useIsValidValue always returns true.',
  ],
  async () => {
    const Header = ({ currentMonth }: PickersCalendarHeaderProps) => {
      const { nextMonth } = usePickerTranslations();
      const isValid = useIsValidValue<Dayjs | null>();
      return <p>{`${currentMonth.format('MMMM')}, ${nextMonth}, ${isValid(MAY_21)}`}</p>;
    };
    const props = {
      defaultValue: MAY_21,
      minDate: dayjs('2025-05-25'),
      slots: { calendarHeader: Header },
    };
    for (const [element, shown] of [
      [<DateCalendar key="a" {...props} />, 'May, Next month, true'],
      [<StaticDatePicker key="a" {...props} />, 'May, Next month, false'],
    ] as const) {
      const screen = await inProvider(element);
      await expect.element(screen.getByText(shown)).toBeVisible();
      screen.unmount();
    }
  },
);

claim(
  [
    'slots.actionBar receives actions and className.',
    'Set className on your element: it positions the action bar in the layout.',
  ],
  async () => {
    const Placed = ({ actions: names = [], className }: PickersActionBarProps) => (
      <p className={className}>{names.join()}</p>
    );
    const Loose = ({ actions: names = [] }: PickersActionBarProps) => <p>{names.join()}</p>;
    for (const [slot, row] of [
      [Placed, '3'],
      [Loose, 'auto'],
    ] as const) {
      const screen = await inProvider(<StaticDatePicker slots={{ actionBar: slot }} />);
      const bar = screen.getByText('cancel,nextOrAccept');
      await expect.element(bar).toBeVisible();
      expect(getComputedStyle(bar.element()).gridRowStart).toBe(row);
      screen.unmount();
    }
  },
);

function MethodBar() {
  const methods = usePickerActionsContext();
  return (
    <>
      {(
        [
          ['Today', methods.setValueToToday],
          ['Clear', methods.clearValue],
          ['Cancel', methods.cancelValueChanges],
          ['OK', methods.acceptValueChanges],
          ['Next', methods.goToNextStep],
        ] as const
      ).map(([name, run]) => (
        <button key={name} type="button" onClick={() => run()}>
          {name}
        </button>
      ))}
    </>
  );
}

claim(
  [
    'The hook usePickerActionsContext returns one method per button.',
    'Today | setValueToToday()',
    'Clear | clearValue()',
    'Cancel | cancelValueChanges()',
    'OK | acceptValueChanges()',
    'Next | goToNextStep()',
  ],
  async () => {
    setClock(NOON_OF_MAY_7);
    const slots = { actionBar: MethodBar };
    for (const Variant of [DesktopDatePicker, MobileDatePicker]) {
      for (const [name, shown] of [
        ['Today', '05/07/2025'],
        ['Clear', 'MM/DD/YYYY'],
        ['Cancel', '05/21/2025'],
        ['OK', '05/09/2025'],
      ] as const) {
        const screen = await inProvider(
          <Variant label="Day" closeOnSelect={false} defaultValue={MAY_21} slots={slots} />,
        );
        await openPicker(screen);
        await day(screen, '9').click();
        await screen.getByRole('button', { name, exact: true }).click();
        await expectClosed(screen);
        expect(text(screen)).toBe(shown);
        screen.unmount();
      }
    }
    const screen = await inProvider(<StaticDateTimePicker slots={slots} />);
    await screen.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(() => isThere('.MuiMultiSectionDigitalClock-root')).toBe(true);
  },
);

claim(
  [
    'slotProps.tabs sets the icons and styles of the tabs:',
    'dateIcon | ReactNode | A calendar icon',
    'timeIcon | ReactNode | A clock icon',
  ],
  async () => {
    for (const [tabs, icons, color] of [
      [{}, ['svg', 'svg'], undefined],
      [{ dateIcon: <i>D</i> }, ['D', 'svg'], undefined],
      [{ timeIcon: <i>T</i>, sx: { color: 'rgb(1, 2, 3)' } }, ['svg', 'T'], 'rgb(1, 2, 3)'],
    ] as const) {
      const screen = await inProvider(<StaticDateTimePicker slotProps={{ tabs }} />);
      const found = screen.getByRole('tab').elements();
      expect(found.map((tab) => (tab.querySelector('svg') ? 'svg' : tab.textContent))).toEqual(
        icons,
      );
      if (color) expect(getComputedStyle(one('.MuiDateTimePickerTabs-root')).color).toBe(color);
      screen.unmount();
    }
  },
);

claim(
  [
    'currentMonth | The visible month',
    'onMonthChange(month) | Shows another month',
    'view, views, onViewChange(view) | The visible view, all views, and the method to change the view',
    'reduceAnimations, timezone | Settings of the calendar',
    'slots, slotProps | Those of the calendar',
  ],
  async () => {
    const seen = vi.fn<(props: object) => void>();
    const Own = (props: PickersCalendarHeaderProps) => {
      seen(props);
      const { currentMonth, view, views, onMonthChange, onViewChange } = props;
      return (
        <div>
          <p>{`${currentMonth.format('MMMM')}: ${view} of ${views.join()}`}</p>
          <button type="button" onClick={() => onMonthChange(currentMonth.add(3, 'month'))}>
            Later
          </button>
          <button type="button" onClick={() => onViewChange?.('year')}>
            Years
          </button>
        </div>
      );
    };
    const parts = { slots: { calendarHeader: Own }, slotProps: { day: { title: 'A day' } } };
    const screen = await inProvider(
      <DateCalendar defaultValue={MAY_21} reduceAnimations timezone="system" {...parts} />,
    );
    await expect.element(screen.getByText('May: day of year,day')).toBeVisible();
    expect(seen.mock.lastCall?.[0]).toMatchObject({
      ...parts,
      reduceAnimations: true,
      timezone: 'system',
    });
    await button(screen, 'Later').click();
    await expect.element(screen.getByText('August: day of year,day')).toBeVisible();
    await expect.element(day(screen, '31')).toBeVisible();
    await button(screen, 'Years').click();
    await expect.element(screen.getByText('August: year of year,day')).toBeVisible();
    expect(isThere('.MuiYearCalendar-root')).toBe(true);
  },
);

claim(
  'currentMonth is the first visible month, unless you set currentMonthCalendarPosition.',
  async () => {
    const Own = (props: { month: Dayjs; currentMonth: Dayjs }) => (
      <p>{`${props.month.format('MMMM')} of ${props.currentMonth.format('MMMM')}`}</p>
    );
    for (const [position, first, last] of [
      [undefined, 'May of May', 'July of May'],
      [2, 'April of May', 'June of May'],
      [3, 'March of May', 'May of May'],
    ] as const) {
      const screen = await inProvider(
        <DateRangeCalendar
          calendars={3}
          currentMonthCalendarPosition={position}
          defaultValue={[MAY_21, MAY_21]}
          slots={{ calendarHeader: Own }}
        />,
      );
      const headers = screen.getByText(/ of /).elements();
      expect(headers).toHaveLength(3);
      expect([headers[0]?.textContent, headers[2]?.textContent]).toEqual([first, last]);
      screen.unmount();
    }
  },
);

claim(
  'previousIconButton is the button that goes back, and leftArrowIcon is the icon that points left.',
  async () => {
    const left = (selector: string) => one(selector).getBoundingClientRect().left;
    for (const direction of ['ltr', 'rtl'] as const) {
      setDirection(direction);
      const screen = await inProvider(
        <DateCalendar
          defaultValue={MAY_21}
          slotProps={{
            leftArrowIcon: { className: 'own-left' },
            rightArrowIcon: { className: 'own-right' },
          }}
        />,
      );
      expect(left('.own-left')).toBeLessThan(left('.own-right'));
      expect(isThere('.own-left[data-testid="ArrowLeftIcon"]')).toBe(true);
      await click(one('.MuiPickersArrowSwitcher-previousIconButton'));
      await expect.element(screen.getByText('April 2025')).toBeVisible();
      screen.unmount();
    }
  },
);

claim(
  'In version 8.4.0, a function in slotProps.digitalClockSectionItem has no effect, although its type allows one.',
  async () => {
    const own = { className: 'own' };
    for (const [digitalClockSectionItem, hasEffect] of [
      [own, true],
      [() => own, false],
    ] as const) {
      const screen = await inProvider(
        <MultiSectionDigitalClock slotProps={{ digitalClockSectionItem }} />,
      );
      await expect.element(screen.getByRole('option').first()).toBeInTheDocument();
      expect(isThere('.own')).toBe(hasEffect);
      screen.unmount();
    }
    await inProvider(<DigitalClock slotProps={{ digitalClockItem: () => own }} />);
    expect(isThere('.own')).toBe(true);
  },
);
