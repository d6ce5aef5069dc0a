import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs from 'dayjs';

export default function StyleWithTheme() {
  const site = useTheme();

  return (
    <ThemeProvider theme={addPickerStyles(site)}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Concert night" defaultValue={dayjs('2025-05-21')} />
      </LocalizationProvider>
    </ThemeProvider>
  );
}

function addPickerStyles(site: Theme): Theme {
  return {
    ...site,
    components: {
      ...site.components,
      MuiPickersTextField: { defaultProps: { size: 'small' } },
      MuiPickersCalendarHeader: {
        styleOverrides: { label: { textTransform: 'uppercase', letterSpacing: '0.08em' } },
      },
      MuiPickersDay: {
        styleOverrides: { root: { borderRadius: 4, fontWeight: site.typography.fontWeightBold } },
      },
    },
  };
}
