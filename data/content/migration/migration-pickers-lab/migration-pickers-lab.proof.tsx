import type { ReactNode } from 'react';
import * as community from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import * as folder from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import * as pro from '@mui/x-date-pickers-pro';
import * as licence from '@mui/x-license';
import dayjs from 'dayjs';
import { claim, expect, show, takeConsole, type Screen } from '#test/proof.tsx';

const MAY_21 = dayjs('2026-05-21T10:00');
const ADAPTERS = import.meta.glob('/node_modules/@mui/x-date-pickers{,-pro}/Adapter*/index.js');
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

claim('disableCloseOnSelect became closeOnSelect, which means the contrary.', async () => {
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
    'You can set it on one picker, or on the provider for the whole application:',
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
