import type { ReactNode } from 'react';
import * as community from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import * as folder from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import * as pro from '@mui/x-date-pickers-pro';
import * as licence from '@mui/x-license';
import dayjs, { type Dayjs } from 'dayjs';
import { claim, expect, setClock, show, takeConsole, vi, type Screen } from '#test/proof.tsx';

const MAY_21 = dayjs('2026-05-21T10:00');
const ADAPTERS = import.meta.glob('/node_modules/@mui/x-date-pickers{,-pro}/Adapter*/index.js', {
  query: '?url', // for their names alone
});
const MANIFESTS = import.meta.glob<{ license: string; dependencies: Record<string, string> }>(
  '/node_modules/@mui/x-date-pickers{,-pro}/package.json',
  { import: 'default' },
);

function draw(picker: ReactNode, provider: object = {}): Promise<Screen> {
  return show(
    <LocalizationProvider dateAdapter={AdapterDayjs} {...provider}>
      {picker}
    </LocalizationProvider>,
  );
}

/** The buttons of the action bar from left to right. */
function bar(): string[] {
  return [...document.querySelectorAll('.MuiDialogActions-root button')].map(
    ({ textContent }) => textContent,
  );
}

claim(
  [
    '@mui/x-date-pickers has the MIT license.',
    '@mui/x-license-pro is the name of the package in versions 5 and 6; later it is @mui/x-license.',
  ],
  async () => {
    const [mit, paid] = await Promise.all(
      ['', '-pro'].map((end) =>
        MANIFESTS[`/node_modules/@mui/x-date-pickers${end}/package.json`]?.(),
      ),
    );
    expect([mit?.license, paid?.license]).toEqual(['MIT', 'SEE LICENSE IN LICENSE']);
    expect(Object.keys(mit?.dependencies ?? {}).join()).not.toContain('license');
    expect(paid?.dependencies).toHaveProperty('@mui/x-license');
    expect(paid?.dependencies).not.toHaveProperty('@mui/x-license-pro');
    expect(licence.LicenseInfo.setLicenseKey).toBeInstanceOf(Function);
  },
);

claim(
  [
    'Default imports became named imports.',
    "import DatePicker from '@mui/lab/DatePicker' | import { DatePicker } from '@mui/x-date-pickers/DatePicker'",
    "import { … } from '@mui/lab' | import { … } from '@mui/x-date-pickers', or -pro",
    'The Pro package exports the Community components as well.',
    'The Pro package exports them too, from folders of the same names:',
  ],
  () => {
    expect(folder).not.toHaveProperty('default');
    expect(community.DatePicker).toBe(folder.DatePicker);
    const names = Object.keys(community);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !(name in pro))).toEqual([]);
    expect(pro.DatePicker).toBe(folder.DatePicker);
    for (const name of [
      'DateRangePicker',
      'DateRangePickerDay',
      'DesktopDateRangePicker',
      'MobileDateRangePicker',
      'StaticDateRangePicker',
    ]) {
      expect(pro).toHaveProperty(name);
      expect(community).not.toHaveProperty(name);
    }
    const files = Object.keys(ADAPTERS);
    const own = files.filter((file) => file.includes('-pro/'));
    expect(own).toHaveLength(9);
    for (const file of own) {
      expect(files).toContain(file.replace('-pro/', '/'));
    }
  },
);

claim('disableCloseOnSelect became closeOnSelect, which means the opposite.', async () => {
  for (const Picker of [DesktopDatePicker, MobileDatePicker]) {
    for (const closeOnSelect of [undefined, true, false]) {
      const screen = await draw(
        <Picker
          defaultValue={MAY_21}
          closeOnSelect={closeOnSelect}
          {...{ disableCloseOnSelect: closeOnSelect }}
        />,
      );
      await screen.getByRole('button', { name: /^Choose date/ }).click();
      await screen.getByRole('gridcell', { name: '12' }).click();
      const isClosing = closeOnSelect ?? Picker === DesktopDatePicker;
      await expect.poll(() => screen.getByRole('dialog').elements().length).toBe(isClosing ? 0 : 1);
      screen.unmount();
    }
  }
  takeConsole(); // of the old prop
});

claim(
  [
    'One list sets the buttons below a picker and their order.',
    'clearable | clear',
    'showTodayButton | today',
    'cancelText | cancel; its text is locale text',
    'okText | accept; its text is locale text',
  ],
  async () => {
    setClock('2026-06-02T12:00');
    const localeText = { cancelButtonLabel: 'Never mind', okButtonLabel: 'Take it' };
    for (const Picker of [DesktopDatePicker, MobileDatePicker, StaticDatePicker]) {
      const onChange = vi.fn();
      const shown = (actions: community.PickersActionBarAction[]) => (
        <Picker
          {...(Picker === StaticDatePicker ? {} : { open: true })}
          defaultValue={MAY_21}
          onChange={onChange}
          localeText={localeText}
          slotProps={{ actionBar: { actions } }}
        />
      );
      const screen = await draw(shown(['accept', 'today', 'cancel', 'clear']));
      expect(bar()).toEqual(['Take it', 'Today', 'Never mind', 'Clear']);
      await screen.rerender(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          {shown(['clear', 'cancel'])}
        </LocalizationProvider>,
      );
      expect(bar()).toEqual(['Clear', 'Never mind']);
      screen.unmount();
      for (const name of ['Today', 'Clear']) {
        const one = await draw(shown(['today', 'clear']));
        await one.getByRole('button', { name }).click();
        const day: Dayjs | null = onChange.mock.lastCall?.[0];
        expect(day?.format('YYYY-MM-DD')).toBe(name === 'Today' ? '2026-06-02' : undefined);
        one.unmount();
      }
    }
  },
);

claim('From version 6 on, it is slots.actionBar.', async () => {
  const Bar = () => <i>My bar</i>;
  for (const Picker of [DesktopDatePicker, MobileDatePicker, MobileTimePicker]) {
    for (const [props, isApplied] of [
      [{ slots: { actionBar: Bar } }, true],
      [{ components: { ActionBar: Bar } }, false],
    ] as const) {
      const screen = await draw(<Picker open {...(props as object)} />);
      expect(screen.getByText('My bar').elements()).toHaveLength(isApplied ? 1 : 0);
      screen.unmount();
    }
  }
  takeConsole(); // of the old prop
});

claim(
  [
    'Texts are in one object, localeText.',
    'Set it on the provider for the whole application or, from version 6 on, on one picker:',
  ],
  async () => {
    const provider = { localeText: { cancelButtonLabel: 'Never mind', okButtonLabel: 'Take it' } };
    const slotProps = { actionBar: { actions: ['cancel', 'accept'] as const } };
    for (const Picker of [DesktopDatePicker, MobileDatePicker, DesktopDateTimePicker]) {
      for (const [own, all, texts] of [
        [{}, provider, ['Never mind', 'Take it']],
        [{ localeText: { okButtonLabel: 'Fine' } }, provider, ['Never mind', 'Fine']],
        [provider, {}, ['Never mind', 'Take it']],
        [{ cancelText: 'Old', okText: 'Old' }, {}, ['Cancel', 'OK']],
      ] as const) {
        const screen = await draw(<Picker open slotProps={slotProps as object} {...own} />, all);
        expect(bar()).toEqual(texts);
        screen.unmount();
      }
    }
    takeConsole(); // of the old props
  },
);

claim(
  [
    'MonthPicker | onMonthChange | onChange',
    'YearPicker | onYearChange | onChange',
    'YearPicker | isDateDisabled | minDate, maxDate, shouldDisableYear, disableFuture, disablePast',
    'DayPicker | isDateDisabled | minDate, maxDate, shouldDisableDate, disableFuture, disablePast',
    'Use CalendarPicker with one view instead.',
  ],
  async () => {
    setClock('2026-05-21T12:00');
    const onChange = vi.fn();
    const former = vi.fn(() => true);
    for (const [view, name, isNew] of [
      [<MonthCalendar key="a" value={MAY_21} onChange={onChange} />, 'March', true],
      [<MonthCalendar key="b" value={MAY_21} {...{ onMonthChange: former }} />, 'March', false],
      [<YearCalendar key="c" value={MAY_21} onChange={onChange} />, '2024', true],
      [<YearCalendar key="d" value={MAY_21} {...{ onYearChange: former }} />, '2024', false],
    ] as const) {
      onChange.mockClear();
      const screen = await draw(view);
      await screen.getByRole('radio', { name }).click();
      expect(onChange).toHaveBeenCalledTimes(isNew ? 1 : 0);
      screen.unmount();
    }
    for (const [props, isBefore, isAfter] of [
      [{ minDate: MAY_21 }, true, false],
      [{ maxDate: MAY_21 }, false, true],
      [{ disablePast: true }, true, false],
      [{ disableFuture: true }, false, true],
      [{ shouldDisableYear: (day: Dayjs) => day.year() === 2027 }, false, true],
      [{ shouldDisableDate: (day: Dayjs) => day.date() === 22 }, false, true],
      [{ isDateDisabled: former }, false, false],
    ] as const) {
      const ofDays = await draw(<DateCalendar value={MAY_21} views={['day']} {...props} />);
      const ofYears = await draw(<YearCalendar value={MAY_21} {...props} />);
      /** Years outside of minDate and maxDate are not rendered at all. */
      const isDisabled = (role: 'gridcell' | 'radio', name: string) =>
        ofYears
          .getByRole(role, { name })
          .elements()
          .every((each) => (each as HTMLButtonElement).disabled);
      expect([isDisabled('gridcell', '21'), isDisabled('radio', '2026')]).toEqual([false, false]);
      if (!('shouldDisableYear' in props)) {
        expect([isDisabled('gridcell', '20'), isDisabled('gridcell', '22')]).toEqual([
          isBefore,
          isAfter,
        ]);
      }
      if (!('shouldDisableDate' in props)) {
        expect([isDisabled('radio', '2025'), isDisabled('radio', '2027')]).toEqual([
          isBefore,
          isAfter,
        ]);
      }
      expect(ofDays.getByRole('button', { name: /switch to year view/ }).elements()).toEqual([]);
      ofYears.unmount();
      ofDays.unmount();
    }
    expect(former).not.toHaveBeenCalled();
    takeConsole(); // of the old props
  },
);
