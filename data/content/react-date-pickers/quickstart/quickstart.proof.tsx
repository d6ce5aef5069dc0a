import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import 'dayjs/locale/de';
import { DatePicker as DatePickerOfPro } from '@mui/x-date-pickers-pro';
import { AdapterDayjs as AdapterOfPro } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider as ProviderOfPro } from '@mui/x-date-pickers-pro/LocalizationProvider';
import {
  act,
  claim,
  click,
  expect,
  press,
  setClock,
  show,
  takeConsole,
  type,
  type Screen,
} from '#test/proof.tsx';

function text(screen: Screen, label: string): string {
  const field = screen.getByRole('group', { name: label }).element();
  return (
    field.querySelector('[contenteditable]')?.textContent.replace(/[\u2066-\u2069\u200b]/g, '') ??
    ''
  );
}

/** Types a date into an empty field, and clears it. */
async function tryField(screen: Screen, label: string): Promise<void> {
  await click(
    screen.getByRole('group', { name: label }).getByRole('spinbutton', { name: 'Month' }),
  );
  await type('05212025');
  await expect.poll(() => text(screen, label)).toBe('05/21/2025');
  await press('Control+a', 'Delete');
  await expect.poll(() => text(screen, label)).toBe('MM/DD/YYYY');
}

act('FirstPicker', async (demo) => {
  setClock('2025-05-07T12:00:00');
  for (const day of ['9', '21']) {
    await tryField(demo, 'Date of arrival');
    await demo.getByRole('button', { name: 'Choose date' }).click();
    await demo.getByRole('gridcell', { name: day }).click();
    await expect.poll(() => text(demo, 'Date of arrival')).toBe(`05/${day.padStart(2, '0')}/2025`);
    await expect.element(demo.getByRole('dialog')).not.toBeInTheDocument();
    await press('Control+a', 'Delete');
  }
});

claim(
  [
    'The Pro package contains the Community package and adds the range components.',
    "Community pickers come from the root of that package: import { DatePicker } from '@mui/x-date-pickers-pro'.",
    'Components below the provider can render pickers:',
  ],
  async () => {
    function App() {
      return <DatePickerOfPro label="Day" />;
    }
    const screen = await show(
      <ProviderOfPro dateAdapter={AdapterOfPro}>
        <App />
      </ProviderOfPro>,
    );
    await tryField(screen, 'Day');
  },
);

claim(
  [
    'Can not find the date and time pickers localization context: the picker has no LocalizationProvider above it, or the bundle contains @mui/x-date-pickers twice.',
    'Can not find the date and time pickers adapter from its localization context: the provider has no dateAdapter.',
  ],
  async () => {
    await expect(show(<DatePicker />)).rejects.toThrow(
      'Can not find the date and time pickers localization context',
    );
    const bare = (
      <LocalizationProvider>
        <DatePicker />
      </LocalizationProvider>
    );
    await expect(show(bare)).rejects.toThrow(
      'Can not find the date and time pickers adapter from its localization context',
    );
    takeConsole();
  },
);

claim(
  "Leave out the demo's provider if your application's root provider uses AdapterDayjs and the demo's provider sets only dateAdapter.",
  async () => {
    const german = { fieldDayPlaceholder: () => 'TT' };
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs} localeText={german}>
        <DatePicker label="Outer" />
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker label="Inner" />
        </LocalizationProvider>
      </LocalizationProvider>,
    );
    expect(text(screen, 'Outer')).toBe('MM/TT/YYYY');
    expect(text(screen, 'Inner')).toBe('MM/TT/YYYY');
  },
);

claim(
  'To set default props or styles in a Material UI theme, import the types of the theme keys once.',
  async () => {
    setClock('2025-05-07T12:00:00');
    const theme = createTheme({
      components: { MuiDatePicker: { defaultProps: { displayWeekNumber: true } } },
    });
    const screen = await show(
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker label="Day" />
        </LocalizationProvider>
      </ThemeProvider>,
    );
    await screen.getByRole('button', { name: 'Choose date' }).click();
    await expect.element(screen.getByRole('rowheader', { name: 'Week 19' })).toBeVisible();
  },
);

claim(
  'The provider also sets the locale of texts and formats: see date format and localization.',
  async () => {
    const { localeText } = deDE.components.MuiLocalizationProvider.defaultProps;
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={localeText}>
        <DatePicker label="Tag" />
      </LocalizationProvider>,
    );
    expect(text(screen, 'Tag')).toBe('TT.MM.JJJJ');
    await expect.element(screen.getByRole('button', { name: 'Datum auswählen' })).toBeVisible();
  },
);
