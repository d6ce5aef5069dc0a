import type { ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/nl';
import {
  claim,
  expect,
  press,
  show,
  takeConsole,
  type,
  vi,
  type Look,
  type Screen,
} from '#test/proof.tsx';

const MAY_21 = dayjs('2026-05-21T10:00');
const CLOCKS = {
  viewRenderers: {
    hours: renderTimeViewClock,
    minutes: renderTimeViewClock,
    seconds: renderTimeViewClock,
  },
};

function draw(picker: ReactNode, provider: object = {}, look: Look = {}): Promise<Screen> {
  return show(
    <LocalizationProvider dateAdapter={AdapterDayjs} {...provider}>
      {picker}
    </LocalizationProvider>,
    look,
  );
}

/** How many elements of the page have these classes. */
const count = (selector: string): number => document.querySelectorAll(selector).length;

claim('They now accept date objects of the adapter only:', async () => {
  await expect(draw(<DatePicker value={'2026-04-17' as never} />)).rejects.toThrow();
  takeConsole();
  const screen = await draw(<DatePicker name="day" value={dayjs('2026-04-17')} />);
  expect(screen.stage.querySelector('input')?.value).toBe('04/17/2026');
});

claim(
  'A field has a valid value nearly always, so onChange fires on almost every key.',
  async () => {
    const onChange = vi.fn();
    const screen = await draw(<DatePicker defaultValue={MAY_21} onChange={onChange} />);
    await screen.getByRole('spinbutton', { name: 'Month' }).click();
    await type('11122027');
    await press('ArrowUp');
    expect(onChange.mock.calls.length).toBeGreaterThan(6);
    expect(onChange.mock.lastCall?.[0].year()).toBe(2028);
  },
);

claim(
  [
    'TimePicker and DateTimePicker on a desktop show lists of digits (MultiSectionDigitalClock) since 6.3.0, where they showed a TimeClock.',
    'MobileTimePicker and StaticTimePicker still have the clock.',
    'To bring it back:',
    'For the whole application, give the same viewRenderers as default props of MuiDesktopTimePicker and MuiDesktopDateTimePicker in the theme.',
  ],
  async () => {
    const theme = createTheme({
      components: {
        MuiDesktopTimePicker: { defaultProps: CLOCKS },
        MuiDesktopDateTimePicker: { defaultProps: CLOCKS },
      } as object,
    });
    const themed = (picker: ReactNode) => <ThemeProvider theme={theme}>{picker}</ThemeProvider>;
    const inTime = { defaultValue: MAY_21, openTo: 'hours' } as const;
    for (const [picker, clocks, lists] of [
      [<TimePicker key="a" {...inTime} open />, 0, 1],
      [<DateTimePicker key="b" {...inTime} open />, 0, 1],
      [<MobileTimePicker key="c" {...inTime} open />, 1, 0],
      [<StaticTimePicker key="e" {...inTime} />, 1, 0],
      [<StaticTimePicker key="f" {...inTime} displayStaticWrapperAs="desktop" />, 1, 0],
      [<TimePicker key="g" {...inTime} {...CLOCKS} open />, 1, 0],
      [themed(<TimePicker {...inTime} open />), 1, 0],
      [themed(<DateTimePicker {...inTime} open />), 1, 0],
    ] as const) {
      const screen = await draw(picker);
      expect([count('.MuiTimeClock-root'), count('.MuiMultiSectionDigitalClock-root')]).toEqual([
        clocks,
        lists,
      ]);
      screen.unmount();
    }
  },
);

claim(['Mobile pickers had a view to type in.', 'It is removed.'], async () => {
  for (const Picker of [MobileDatePicker, MobileTimePicker, MobileDateTimePicker]) {
    const screen = await draw(<Picker defaultValue={MAY_21} open />);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(count('[role="dialog"] input, [role="dialog"] [contenteditable]')).toBe(0);
    screen.unmount();
  }
});

claim(
  [
    'It now receives a date object.',
    'shouldDisableTime(number, view) | shouldDisableTime(date, view)',
  ],
  async () => {
    const given: unknown[][] = [];
    const shouldDisableTime = (date: Dayjs, view: string) => {
      given.push([dayjs.isDayjs(date), view]);
      return view === 'hours' && date.hour() < 7;
    };
    const screen = await draw(
      <TimePicker open ampm={false} value={MAY_21} shouldDisableTime={shouldDisableTime} />,
    );
    await expect
      .element(screen.getByRole('option', { name: '6 hours' }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(screen.getByRole('option', { name: '7 hours' }))
      .not.toHaveAttribute('aria-disabled', 'true');
    expect(given).toContainEqual([true, 'minutes']);
    expect(given.every(([isDate]) => isDate)).toBe(true);
  },
);

claim(
  'The text of a field can contain invisible marks for the direction of text (U+2066 to U+2069) and spaces around slashes.',
  async () => {
    const screen = await draw(
      <DatePicker
        value={MAY_21}
        enableAccessibleFieldDOMStructure={false}
        formatDensity="spacious"
      />,
      {},
      { direction: 'rtl' },
    );
    const { value } = screen.getByRole('textbox').element() as HTMLInputElement;
    expect(value).toMatch(/[\u2066-\u2069]/);
    expect(value.replace(/[\u2066-\u2069]/g, '')).toBe('05 / 21 / 2026');
    expect(value.replace(/[\u2066-\u2069]/g, '').replaceAll(' / ', '/')).toBe('05/21/2026');
  },
);

claim(
  [
    'CalendarPicker | DateCalendar | MuiCalendarPicker | MuiDateCalendar',
    'DayPicker | DayCalendar | MuiDayPicker | MuiDayCalendar',
    'CalendarPickerSkeleton | DayCalendarSkeleton | MuiCalendarPickerSkeleton | MuiDayCalendarSkeleton',
    'MonthPicker | MonthCalendar | MuiMonthPicker | MuiMonthCalendar',
    'YearPicker | YearCalendar | MuiYearPicker | MuiYearCalendar',
    'ClockPicker | TimeClock | MuiClockPicker | MuiTimeClock',
    'The prop date of the month, year, date and clock views is value (view-components-rename-value-prop):',
  ],
  async () => {
    const marked = (name: string) => ({ styleOverrides: { root: { '--mark': name } } });
    const names = [
      'MuiDateCalendar',
      'MuiDayCalendar',
      'MuiDayCalendarSkeleton',
      'MuiMonthCalendar',
      'MuiYearCalendar',
      'MuiTimeClock',
    ];
    const old = [
      'MuiCalendarPicker',
      'MuiDayPicker',
      'MuiCalendarPickerSkeleton',
      'MuiMonthPicker',
      'MuiYearPicker',
      'MuiClockPicker',
    ];
    const components = Object.fromEntries([...names, ...old].map((name) => [name, marked(name)]));
    const screen = await draw(
      <ThemeProvider theme={createTheme({ components })}>
        <DateCalendar value={MAY_21} />
        <DayCalendarSkeleton />
        <MonthCalendar value={MAY_21} />
        <YearCalendar value={MAY_21} />
        <TimeClock value={MAY_21} />
      </ThemeProvider>,
    );
    const all = [...screen.stage.querySelectorAll('[class]')];
    const marks = new Set(all.map((each) => getComputedStyle(each).getPropertyValue('--mark')));
    for (const name of names) {
      expect(marks).toContain(name);
    }
    for (const name of old) {
      expect(marks).not.toContain(name);
    }
    expect(count('.MuiMonthCalendar-root [aria-checked="true"]')).toBe(1);
    expect(count('.MuiYearCalendar-root [aria-checked="true"]')).toBe(1);
    expect(count('.MuiDateCalendar-root [aria-selected="true"]')).toBe(1);
    expect(count('.MuiTimeClock-root [aria-selected="true"]')).toBe(1);
  },
);

claim(
  'ampm of TimeClock | false by default | by default what utils.is12HourCycleInCurrentLocale() says; set ampm={false} for the 24 hour clock',
  async () => {
    for (const [clock, provider, numbers] of [
      [<TimeClock key="a" />, {}, 12],
      [<TimeClock key="b" />, { adapterLocale: 'nl' }, 24],
      [<TimeClock key="c" ampm={false} />, {}, 24],
    ] as const) {
      const screen = await draw(clock, provider);
      expect(screen.getByRole('option').elements()).toHaveLength(numbers);
      screen.unmount();
    }
  },
);

claim(
  [
    'Texts moved from props into localeText, of the picker or of the provider.',
    'getClockLabelText | clockLabelText | the same',
    'getHoursClockNumberText | hoursClockNumberText | the same',
    'getViewSwitchingButtonText | calendarViewSwitchingButtonAriaLabel | the same',
    'leftArrowButtonText | openPreviousView, or previousMonth | the same',
    'rightArrowButtonText | openNextView, or nextMonth | the same',
    'getOpenDialogAriaText | openDatePickerDialogue, openTimePickerDialogue | no',
    'cancelText, okText, todayText, clearText, in pre-releases of 5 | cancelButtonLabel, okButtonLabel, todayButtonLabel, clearButtonLabel | text-props-to-localeText',
    'toolbarTitle | toolbarTitle | replace-toolbar-props-by-slot',
    'datePickerDefaultToolbarTitle | datePickerToolbarTitle | rename-default-toolbar-title-localeText',
    "The provider's locale is adapterLocale (localization-provider-rename-locale):",
  ],
  async () => {
    const localeText = {
      previousMonth: 'Month before',
      nextMonth: 'Month after',
      calendarViewSwitchingButtonAriaLabel: () => 'Other view',
      openDatePickerDialogue: () => 'Open days',
      openTimePickerDialogue: () => 'Open times',
      cancelButtonLabel: 'Never mind',
      okButtonLabel: 'Fine',
      todayButtonLabel: 'Now',
      clearButtonLabel: 'Empty',
      datePickerToolbarTitle: 'Choose the day',
    };
    const actionBar = { actions: ['cancel', 'accept', 'today', 'clear'] as never };
    const slotProps = { actionBar, toolbar: { hidden: false } };
    for (const isOfProvider of [true, false]) {
      const own = isOfProvider ? {} : { localeText };
      const screen = await draw(
        <DatePicker {...own} open slotProps={slotProps} />,
        isOfProvider ? { localeText } : {},
      );
      for (const name of [
        'Month before',
        'Month after',
        'Other view',
        'Never mind',
        'Fine',
        'Now',
        'Empty',
      ]) {
        await expect.element(screen.getByRole('button', { name })).toBeVisible();
      }
      expect(count('[aria-label="Open days"]')).toBe(1);
      await expect.element(screen.getByText('Choose the day')).toBeVisible();
      screen.unmount();
      const time = await draw(<TimePicker {...own} />, isOfProvider ? { localeText } : {});
      await expect.element(time.getByRole('button', { name: 'Open times' })).toBeVisible();
      time.unmount();
    }
    const titled = await draw(
      <DatePicker open localeText={{ toolbarTitle: 'My title' } as object} slotProps={slotProps} />,
    );
    await expect.element(titled.getByText('My title')).toBeVisible();
    titled.unmount();
    const ofClock = {
      clockLabelText: () => 'My clock',
      hoursClockNumberText: (hours: string) => `hour ${hours}`,
      openPreviousView: 'View before',
      openNextView: 'View after',
    };
    const clock = await draw(<TimeClock showViewSwitcher />, { localeText: ofClock });
    expect([count('[aria-label="My clock"]'), count('[aria-label="hour 7"]')]).toEqual([1, 1]);
    for (const name of ['View before', 'View after']) {
      expect(clock.getByRole('button', { name }).elements()).toHaveLength(1);
    }
    clock.unmount();
    const dutch = await draw(<DateCalendar value={MAY_21} />, { adapterLocale: 'nl' });
    await expect.element(dutch.getByText('mei 2026')).toBeVisible();
  },
);

claim(
  [
    'It is removed: a picker includes its field.',
    'Give props to the text field in slotProps.textField, or your own text field in slots.textField.',
  ],
  async () => {
    const helped = await draw(
      <DatePicker slotProps={{ textField: { helperText: 'Monday to Friday' } }} />,
    );
    await expect.element(helped.getByText('Monday to Friday')).toBeVisible();
    helped.unmount();
    const own = await draw(
      <DatePicker
        enableAccessibleFieldDOMStructure={false}
        slots={{ textField: () => <i>My text field</i> }}
      />,
    );
    await expect.element(own.getByText('My text field')).toBeVisible();
  },
);

claim(
  [
    'ToolbarComponent | slots.toolbar | replace-toolbar-props-by-slot',
    'toolbarPlaceholder | slotProps.toolbar.toolbarPlaceholder | the same',
    'toolbarFormat | slotProps.toolbar.toolbarFormat | the same',
    'showToolbar | slotProps.toolbar.hidden, which means the opposite | the same',
    'hideTabs | slotProps.tabs.hidden | replace-tabs-props',
    'timeIcon | slotProps.tabs.timeIcon | the same',
    'dateRangeIcon | slotProps.tabs.dateIcon | the same',
    'actionBar.actions as a function | the props of actionBar as a function | no',
  ],
  async () => {
    const own = await draw(<StaticDatePicker slots={{ toolbar: () => <i>My toolbar</i> }} />);
    await expect.element(own.getByText('My toolbar')).toBeVisible();
    own.unmount();
    for (const [value, text] of [
      [null, 'No day'],
      [MAY_21, '21.05.'],
    ] as const) {
      const toolbar = { hidden: false, toolbarPlaceholder: 'No day', toolbarFormat: 'DD.MM.' };
      const screen = await draw(<DatePicker open value={value} slotProps={{ toolbar }} />);
      await expect.element(screen.getByText(text)).toBeVisible();
      screen.unmount();
      const without = await draw(
        <DatePicker open value={value} slotProps={{ toolbar: { ...toolbar, hidden: true } }} />,
      );
      expect(without.getByText(text).elements()).toHaveLength(0);
      without.unmount();
    }
    for (const hidden of [true, false]) {
      const tabs = { hidden, timeIcon: <b>T</b>, dateIcon: <b>D</b> };
      const actionBar = vi.fn(() => ({ actions: ['clear' as const] }));
      const screen = await draw(<MobileDateTimePicker open slotProps={{ tabs, actionBar }} />);
      expect(count('[role="tab"] b')).toBe(hidden ? 0 : 2);
      await expect.element(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
      expect(actionBar).toHaveBeenCalled();
      screen.unmount();
    }
  },
);

claim(
  [
    'renderDay became slots.day.',
    'The day no longer receives selectedDays.',
    'Pass the props it needs in slotProps.day:',
  ],
  async () => {
    const seen: object[] = [];
    const slots = {
      day: (props: object) => {
        seen.push(props);
        return null;
      },
    };
    await draw(
      <DateCalendar value={MAY_21} slots={slots} slotProps={{ day: { busy: [1] } as object }} />,
    );
    expect(seen[0]).toMatchObject({ busy: [1], day: expect.anything() });
    expect(seen[0]).not.toHaveProperty('selectedDays');
  },
);

claim(
  [
    'PopperProps | slotProps.popper',
    'DialogProps | slotProps.dialog',
    'PaperProps | slotProps.desktopPaper',
    'InputProps | slotProps.textField.InputProps',
    'OpenPickerButtonProps | slotProps.openPickerButton',
    'slot LeftArrowButton | slot previousIconButton',
    'slot RightArrowButton | slot nextIconButton',
    'In version 8.4.0, pickers ignore the component in slots.desktopTransition.',
    'They apply slotProps.inputAdornment only to an adornment at the start of the field.',
  ],
  async () => {
    const Arrow = ({ title = '' }) => <button>{title} arrow</button>;
    const screen = await draw(
      <DatePicker
        open
        reduceAnimations={false}
        slots={{
          desktopTransition: ({ children }: { children?: ReactNode }) => (
            <div className="own-transition">{children}</div>
          ),
          previousIconButton: Arrow,
          nextIconButton: Arrow,
        }}
        slotProps={{
          popper: { className: 'own-popper' },
          desktopPaper: { className: 'own-paper' },
          openPickerButton: { className: 'own-button' },
        }}
      />,
    );
    for (const name of ['popper', 'paper', 'button']) {
      expect(count(`.own-${name}`), name).toBe(1);
    }
    expect(count('.own-transition')).toBe(0);
    for (const name of ['Previous month arrow', 'Next month arrow']) {
      await expect.element(screen.getByRole('button', { name })).toBeVisible();
    }
    screen.unmount();
    for (const openPickerButtonPosition of ['start', 'end'] as const) {
      const inputAdornment = { className: 'own-adornment' };
      const placed = await draw(
        <DatePicker slotProps={{ inputAdornment, field: { openPickerButtonPosition } }} />,
      );
      expect(count('.own-adornment')).toBe(openPickerButtonPosition === 'start' ? 1 : 0);
      placed.unmount();
    }
    const input = await draw(
      <DatePicker slotProps={{ textField: { InputProps: { className: 'own-input' } } }} />,
    );
    expect([count('.own-input'), count('[aria-label^="Choose"]')]).toEqual([1, 1]);
    input.unmount();
    await draw(<MobileDatePicker open slotProps={{ dialog: { className: 'own-dialog' } }} />);
    expect(count('.own-dialog')).toBe(1);
  },
);

claim(
  [
    'The slot PaperContent became the slot layout.',
    'It wraps toolbar, views and action bar.',
    'usePickerLayout gives you the parts toolbar, tabs, content and actionBar, which you arrange inside PickersLayoutRoot:',
    'Version 7 takes only the second pair, whose names begin with a small letter.',
  ],
  async () => {
    function Side(props: PickersLayoutProps<Dayjs | null>) {
      const { toolbar, tabs, content, actionBar, ownerState } = usePickerLayout(props);
      return (
        <PickersLayoutRoot className="own-layout" ownerState={ownerState}>
          {actionBar}
          {toolbar}
          <PickersLayoutContentWrapper ownerState={ownerState}>
            {tabs}
            {content}
          </PickersLayoutContentWrapper>
        </PickersLayoutRoot>
      );
    }
    const screen = await draw(<StaticDatePicker slots={{ layout: Side as never }} />);
    const layout = '.own-layout';
    expect(
      count(`${layout} .MuiPickersLayout-toolbar, ${layout} .MuiPickersToolbar-root`),
    ).toBeGreaterThan(0);
    expect(count(`${layout} .MuiDateCalendar-root`)).toBe(1);
    expect(count(`${layout} .MuiDialogActions-root`)).toBe(1);
    screen.unmount();
    for (const props of [{ components: { Layout: Side } }, { slots: { Layout: Side } }]) {
      const plain = await draw(<StaticDatePicker {...(props as object)} />);
      expect(count(layout)).toBe(0);
      plain.unmount();
    }
    takeConsole();
  },
);

claim(
  [
    'MuiCalendarOrClockPicker, slot root | MuiPickersLayout, slot contentWrapper | the element no longer contains the toolbar',
  ],
  async () => {
    const theme = createTheme({
      components: {
        MuiPickersLayout: { styleOverrides: { contentWrapper: { minWidth: 777 } } },
        MuiPickerStaticWrapper: { styleOverrides: { content: { maxWidth: 888 } } },
      } as object,
    });
    const screen = await draw(
      <ThemeProvider theme={theme}>
        <StaticDatePicker />
      </ThemeProvider>,
    );
    const all = [...screen.stage.querySelectorAll('[class]')];
    const wide = all.filter((each) => getComputedStyle(each).minWidth === '777px');
    expect(wide).toHaveLength(1);
    expect(wide[0]?.querySelector('.MuiDateCalendar-root')).not.toBeNull();
    expect(wide[0]?.querySelector('.MuiPickersToolbar-root')).toBeNull();
    expect(count('.MuiPickersToolbar-root')).toBe(1);
    expect(all.some((each) => getComputedStyle(each).maxWidth === '888px')).toBe(false);
  },
);
