import type { ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as locales from '@mui/x-date-pickers/locales';
import { deDE, enUS, frFR, jaJP, plPL } from '@mui/x-date-pickers/locales';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import * as proLocales from '@mui/x-date-pickers-pro/locales';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { act, claim, expect, setPointer, show, takeConsole, type Screen } from '#test/proof.tsx';
import { expectClosed, field, inProvider, openPicker, text } from '#test/proofs/pickers.tsx';

const MAY_21 = dayjs('2025-05-21T15:30');

const textOf = ({ components }: typeof enUS) =>
  components.MuiLocalizationProvider.defaultProps.localeText;

const GERMAN = textOf(deDE);
const FRENCH = textOf(frFR);
const POLISH = textOf(plPL);

/** A picker whose buttons are on the page. */
function buttons(screen: Screen): string[] {
  return screen
    .getByRole('button')
    .elements()
    .filter((each) => each.closest('.MuiDialogActions-root'))
    .map((each) => each.textContent);
}

function within({ theme, children }: { theme: object[]; children: ReactNode }): ReactNode {
  return <ThemeProvider theme={createTheme({}, ...theme)}>{children}</ThemeProvider>;
}

async function opened(screen: Screen, name: RegExp): Promise<void> {
  await screen.getByRole('button', { name }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
}

act('TextsAndFormats', async (demo) => {
  const group = (name: string) => demo.getByRole('group', { name });
  const choose = (prop: string, name: string) => group(prop).getByRole('button', { name }).click();
  for (const [texts, dates, title, placeholder, month] of [
    ['English', 'Deutsch', 'Select date', 'DD.MM.YYYY', 'Mai 2025'],
    ['Deutsch', 'English', 'Datum auswählen', 'MM/TT/JJJJ', 'May 2025'],
    ['日本語', '日本語', '日付を選択', 'YYYY/MM/DD', '5月 2025'],
    ['English', 'English', 'Select date', 'MM/DD/YYYY', 'May 2025'],
    ['Deutsch', 'Deutsch', 'Datum auswählen', 'TT.MM.JJJJ', 'Mai 2025'],
  ] as const) {
    await choose('localeText', texts);
    await choose('adapterLocale', dates);
    await expect.element(demo.getByText(title)).toBeVisible();
    await expect.element(demo.getByText(month, { exact: true })).toBeVisible();
    await expect.poll(() => text(demo, 'Date')).toBe(placeholder);
  }
  await demo.getByRole('gridcell', { name: '9' }).click();
  await expect
    .element(demo.getByRole('gridcell', { name: '9' }))
    .toHaveAttribute('aria-selected', 'true');
});

act('ProviderOrProp', async (demo) => {
  for (const [label, title, names] of [
    ['Facture', 'Choisir une date', ['Annuler', 'OK']],
    ['Arrivée', "Choisir le jour d'arrivée", ['Annuler', 'Réserver']],
    ['Facture', 'Choisir une date', ['Annuler', 'OK']],
  ] as const) {
    await field(demo, label).getByRole('button').click();
    await expect.element(demo.getByRole('dialog', { name: title })).toBeVisible();
    expect(buttons(demo)).toEqual(names);
    await demo.getByRole('gridcell', { name: '9' }).click();
    await demo.getByRole('button', { name: names[1] }).click();
    await expectClosed(demo);
    await expect.poll(() => text(demo, label)).toBe('09/05/2025');
  }
});

act('TranslatedSlot', async (demo) => {
  const label = 'Termin wizyty';
  for (const [name, button, shown] of [
    ['9', 'Zatwierdź', '09.05.2025'],
    ['22', 'Anuluj', '09.05.2025'],
    ['21', 'Zatwierdź', '21.05.2025'],
  ] as const) {
    await field(demo, label).getByRole('button').click();
    await demo.getByRole('gridcell', { name }).click();
    await demo.getByRole('button', { name: button }).click();
    await expectClosed(demo);
    await expect.poll(() => text(demo, label)).toBe(shown);
  }
});

claim(
  [
    'Without a locale, the texts are in American English.',
    'Buttons, titles of toolbars, placeholders of sections, names for screen readers | localeText: this page',
    'Names of months and weekdays, format of dates, first day of the week, AM and PM | adapterLocale: date format and localization',
  ],
  async () => {
    for (const [provider, title, next, shown, month, first, meridiem] of [
      [{}, 'Select date', 'Next month', 'MM/DD/YYYY', 'May 2025', 'Sunday', '03:30 PM'],
      [
        { localeText: GERMAN },
        'Datum auswählen',
        'Nächster Monat',
        'MM/TT/JJJJ',
        'May 2025',
        'Sunday',
        '03:30 PM',
      ],
      [
        { adapterLocale: 'de' },
        'Select date',
        'Next month',
        'DD.MM.YYYY',
        'Mai 2025',
        'Montag',
        '15:30',
      ],
    ] as const) {
      const screen = await inProvider(
        <>
          <StaticDatePicker defaultValue={MAY_21} />
          <DateField label="Day" />
          <TimeField label="Time" defaultValue={MAY_21} />
        </>,
        provider,
      );
      await expect.element(screen.getByText(title)).toBeVisible();
      await expect.element(screen.getByRole('button', { name: next })).toBeVisible();
      await expect.element(screen.getByText(month, { exact: true })).toBeVisible();
      await expect
        .element(screen.getByRole('columnheader').first())
        .toHaveAttribute('aria-label', first);
      expect(text(screen)).toBe(shown);
      expect(text(screen, 'Time')).toBe(meridiem);
      screen.unmount();
    }
  },
);

claim('@mui/x-date-pickers-pro/locales contains the same locales.', () => {
  expect(Object.keys(proLocales).sort()).toEqual(Object.keys(locales).sort());
  expect(proLocales.deDE).toBe(deDE);
});

claim(
  [
    'The provider reads the texts of the theme, so it must be below the ThemeProvider:',
    'With LocalizationProvider above ThemeProvider, the pickers are translated, but fields, calendars and clocks without a picker remain in English.',
  ],
  async () => {
    const all = (
      <>
        <DatePicker label="Picker" />
        <DateField label="Field" />
        <DateCalendar />
      </>
    );
    const below = await show(
      within({
        theme: [deDE],
        children: <LocalizationProvider dateAdapter={AdapterDayjs}>{all}</LocalizationProvider>,
      }),
    );
    expect(text(below, 'Picker')).toBe('MM/TT/JJJJ');
    expect(text(below, 'Field')).toBe('MM/TT/JJJJ');
    await expect.element(below.getByRole('button', { name: 'Nächster Monat' })).toBeVisible();
    below.unmount();
    const above = await inProvider(within({ theme: [deDE], children: all }));
    expect(text(above, 'Picker')).toBe('MM/TT/JJJJ');
    expect(text(above, 'Field')).toBe('MM/DD/YYYY');
    await expect.element(above.getByRole('button', { name: 'Next month' })).toBeVisible();
  },
);

claim(
  [
    'A later argument of createTheme wins.',
    'Texts in the first argument have no effect on keys that the locale contains.',
    'Pass your own texts after the locale.',
  ],
  async () => {
    const own = {
      components: {
        MuiLocalizationProvider: { defaultProps: { localeText: { cancelButtonLabel: 'Zurück' } } },
      },
    };
    for (const [theme, first] of [
      [createTheme(own, deDE), 'Abbrechen'],
      [createTheme({}, own, deDE), 'Abbrechen'],
      [createTheme({}, deDE, own), 'Zurück'],
    ] as const) {
      const screen = await show(
        <ThemeProvider theme={theme}>
          <LocalizationProvider dateAdapter={AdapterDayjs}>
            <StaticDatePicker />
          </LocalizationProvider>
        </ThemeProvider>,
      );
      expect(buttons(screen)).toEqual([first, 'OK']);
      screen.unmount();
    }
  },
);

claim(
  [
    'Every picker has the prop localeText.',
    'The prop overrides the texts that it contains.',
    'The others remain those of the provider.',
    'toolbarTitle sets the title of this picker.',
    'The toolbar of a DateTimeRangePicker has the two titles start and end.',
  ],
  async () => {
    const range = await inProvider(
      <MobileDateTimeRangePicker
        label="Day"
        localeText={{ toolbarTitle: 'Fahrt', start: 'Abfahrt', end: 'Ankunft' }}
      />,
    );
    await opened(range, /^Choose/);
    await expect.element(range.getByRole('dialog', { name: 'Abfahrt Ankunft' })).toBeVisible();
    range.unmount();
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const Picker of [DatePicker, DateTimePicker, MobileDatePicker, DesktopDatePicker]) {
        const screen = await inProvider(
          <Picker
            label="Day"
            localeText={{ toolbarTitle: 'Liefertag', okButtonLabel: 'Buchen' }}
            slotProps={{
              toolbar: { hidden: false },
              actionBar: { actions: ['cancel', 'accept'] },
            }}
          />,
          { localeText: GERMAN },
        );
        await opened(screen, /^Datum auswählen/);
        await expect.element(screen.getByRole('dialog', { name: 'Liefertag' })).toBeVisible();
        expect(buttons(screen)).toEqual(['Abbrechen', 'Buchen']);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'When only localeText changes, fields that are already mounted keep their placeholders until their value changes.',
    'Give them a key that contains the language, as the demo above does.',
  ],
  async () => {
    const shown = (localeText: typeof GERMAN, name: string) => (
      <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
        <DateField label="Kept" />
        <DatePicker label="Kept too" />
        <DateField key={name} label="New" />
      </LocalizationProvider>
    );
    const screen = await show(shown(textOf(enUS), 'en'));
    for (const [localeText, name, placeholders] of [
      [GERMAN, 'de', 'MM/TT/JJJJ'],
      [textOf(enUS), 'en', 'MM/DD/YYYY'],
    ] as const) {
      await screen.rerender(shown(localeText, name));
      await expect.poll(() => text(screen, 'New')).toBe(placeholders);
      expect(text(screen, 'Kept')).toBe('MM/DD/YYYY');
      expect(text(screen, 'Kept too')).toBe('MM/DD/YYYY');
    }
    screen.unmount();
    const changed = (localeText: typeof GERMAN, value: typeof MAY_21 | null) => (
      <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
        <DateField label="Day" value={value} />
      </LocalizationProvider>
    );
    const later = await show(changed(textOf(enUS), null));
    for (const [value, placeholders] of [
      [null, 'MM/DD/YYYY'],
      [MAY_21, '05/21/2025'],
      [null, 'MM/TT/JJJJ'],
    ] as const) {
      await later.rerender(changed(GERMAN, value));
      await expect.poll(() => text(later)).toBe(placeholders);
    }
  },
);

claim(
  [
    'Fields, calendars and clocks have no localeText.',
    'The inner provider inherits the dateAdapter of the outer one:',
  ],
  async () => {
    const screen = await inProvider(
      <>
        <DateField label="Outer" {...({ localeText: GERMAN } as object)} />
        <LocalizationProvider localeText={{ fieldDayPlaceholder: () => 'dd' }}>
          <DateField label="Inner" />
        </LocalizationProvider>
      </>,
      { adapterLocale: 'de' },
    );
    expect(takeConsole().join()).toContain('does not recognize the `localeText` prop');
    expect(text(screen, 'Outer')).toBe('DD.MM.YYYY');
    expect(text(screen, 'Inner')).toBe('dd.MM.YYYY');
  },
);

claim(
  [
    "To change a text of every DatePicker, set the default prop in the theme: MuiDatePicker: { defaultProps: { localeText: { okButtonLabel: 'Book' } } }.",
    'Each variant has a separate key, such as MuiMobileDatePicker.',
  ],
  async () => {
    const theme = createTheme({
      components: { MuiDatePicker: { defaultProps: { localeText: { okButtonLabel: 'Book' } } } },
    });
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      const screen = await inProvider(
        <ThemeProvider theme={theme}>
          <DatePicker label="Day" closeOnSelect={false} />
        </ThemeProvider>,
      );
      await openPicker(screen);
      await expect.poll(() => buttons(screen)).toEqual(['Cancel', 'Book']);
      screen.unmount();
    }
    for (const [key, second] of [
      ['MuiDatePicker', 'OK'],
      ['MuiMobileDatePicker', 'Book'],
    ] as const) {
      const screen = await inProvider(
        <ThemeProvider
          theme={createTheme({
            components: { [key]: { defaultProps: { localeText: { okButtonLabel: 'Book' } } } },
          })}
        >
          <MobileDatePicker label="Day" />
        </ThemeProvider>,
      );
      await openPicker(screen);
      await expect.poll(() => buttons(screen)).toEqual(['Cancel', second]);
      screen.unmount();
    }
  },
);

claim(
  [
    'localeText of the picker',
    'localeText of the nearest provider',
    'localeText of the providers around it',
    'Locale of the theme',
    'An outer provider takes precedence over a theme below it.',
    "A nested ThemeProvider alone isn't enough: the texts of the outer providers and the outer theme take precedence.",
  ],
  async () => {
    const layers = ['picker', 'inner', 'outer', 'theme', 'English'] as const;
    for (let top = 0; top < layers.length; top += 1) {
      const has = (layer: (typeof layers)[number]) => layers.indexOf(layer) >= top;
      const label = (layer: (typeof layers)[number]) =>
        has(layer) ? { localeText: { okButtonLabel: layer } } : {};
      const screen = await show(
        within({
          theme: has('theme')
            ? [{ components: { MuiLocalizationProvider: { defaultProps: label('theme') } } }]
            : [],
          children: (
            <LocalizationProvider dateAdapter={AdapterDayjs} {...label('outer')}>
              <LocalizationProvider {...label('inner')}>
                <StaticDatePicker {...label('picker')} />
              </LocalizationProvider>
            </LocalizationProvider>
          ),
        }),
      );
      const expected = layers[top] === 'English' ? 'OK' : layers[top];
      expect(buttons(screen)).toEqual(['Cancel', expected]);
      screen.unmount();
    }
    const nested = await inProvider(within({ theme: [deDE], children: <StaticDatePicker /> }), {
      localeText: FRENCH,
    });
    expect(buttons(nested)).toEqual(['Annuler', 'OK']);
    nested.unmount();
    const again = await inProvider(
      within({
        theme: [deDE],
        children: (
          <LocalizationProvider>
            <StaticDatePicker />
          </LocalizationProvider>
        ),
      }),
      { localeText: FRENCH },
    );
    expect(buttons(again)).toEqual(['Annuler', 'OK']);
    again.unmount();
    const outside = await show(
      within({
        theme: [frFR],
        children: (
          <LocalizationProvider dateAdapter={AdapterDayjs}>
            {within({ theme: [deDE], children: <StaticDatePicker /> })}
          </LocalizationProvider>
        ),
      }),
    );
    expect(buttons(outside)).toEqual(['Annuler', 'OK']);
    outside.unmount();
    const translated = await inProvider(
      <LocalizationProvider localeText={POLISH}>
        <StaticDatePicker />
      </LocalizationProvider>,
      { localeText: FRENCH },
    );
    expect(buttons(translated)).toEqual(['Anuluj', 'Zatwierdź']);
  },
);

claim("Texts that a locale doesn't contain are in English.", async () => {
  for (const [localeText, title] of [
    [FRENCH, 'Select time range'],
    [
      { ...FRENCH, timeRangePickerToolbarTitle: 'Choisir une plage horaire' },
      'Choisir une plage horaire',
    ],
    [GERMAN, 'Zeitspanne auswählen'],
    [textOf(jaJP), 'Select time range'],
  ] as const) {
    const screen = await inProvider(<MobileTimeRangePicker label="Day" />, { localeText });
    await field(screen).getByRole('button').click();
    await expect.element(screen.getByRole('dialog', { name: title })).toBeVisible();
    screen.unmount();
  }
});

claim(
  [
    'usePickerTranslations returns all texts, with the precedence above.',
    'The hook also works outside a picker, below a LocalizationProvider.',
    "There, it doesn't return the localeText of a picker.",
  ],
  async () => {
    function CancelLabel() {
      const { cancelButtonLabel, okButtonLabel } = usePickerTranslations();
      return <p>{`${cancelButtonLabel} / ${okButtonLabel}`}</p>;
    }
    const screen = await inProvider(
      <>
        <CancelLabel />
        <StaticDatePicker
          localeText={{ okButtonLabel: 'Buchen' }}
          slots={{ actionBar: CancelLabel }}
        />
      </>,
      { localeText: GERMAN },
    );
    await expect.element(screen.getByText('Abbrechen / OK')).toBeVisible();
    await expect.element(screen.getByText('Abbrechen / Buchen')).toBeVisible();
    screen.unmount();
    await expect(show(<CancelLabel />)).rejects.toThrow('localization context');
    takeConsole();
  },
);
