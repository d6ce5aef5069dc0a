import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  dateCalendarClasses,
  pickersSlideTransitionClasses,
} from '@mui/x-date-pickers/DateCalendar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { dateRangeCalendarClasses } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs from 'dayjs';

/** On a phone, both are narrower than their own 320 px. */
const narrow = {
  minWidth: 0,
  gridTemplateColumns: '0 minmax(0, 1fr) 0',
  [`& .${dateCalendarClasses.root}`]: { width: '100%' },
  [`& .${dateRangeCalendarClasses.monthContainer}`]: { flex: 1, minWidth: 0 },
  [`& .${pickersSlideTransitionClasses.root}`]: { minWidth: 0 },
};

const looks: Record<string, (site: Theme) => Theme> = {
  Material: (site) => site,
  Meadow: (site) => ({
    ...site,
    palette: { ...site.palette, primary: site.palette.success },
    ...(site.vars && {
      vars: { ...site.vars, palette: { ...site.vars.palette, primary: site.vars.palette.success } },
    }),
    components: {
      ...site.components,
      MuiPickersLayout: {
        styleOverrides: {
          root: { borderRadius: 24, '&&': { backgroundColor: colors(site).action.hover } },
        },
      },
    },
  }),
  Print: (site) => ({
    ...site,
    components: {
      ...site.components,
      MuiPickersToolbar: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
      MuiPickersCalendarHeader: {
        styleOverrides: { label: { textTransform: 'uppercase', letterSpacing: '0.1em' } },
      },
      MuiPickersDay: {
        styleOverrides: {
          root: {
            borderRadius: 0,
            '&&.Mui-selected': {
              backgroundColor: colors(site).text.primary,
              color: colors(site).background.paper,
            },
          },
        },
      },
      MuiButton: { styleOverrides: { root: { borderRadius: 0, color: 'inherit' } } },
    },
  }),
};

export default function ThreeLooks() {
  const [look, setLook] = useState('Material');

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Look"
        value={look}
        onChange={(_, next: string | null) => next && setLook(next)}
      >
        {Object.keys(looks).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider theme={looks[look] ?? {}}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              justifyContent: 'center',
              gridTemplateColumns: { xs: 'minmax(0, 320px)', sm: '320px 320px' },
            }}
          >
            <StaticDatePicker defaultValue={dayjs('2025-05-21')} sx={narrow} />
            <StaticDateRangePicker
              defaultValue={[dayjs('2025-05-13'), dayjs('2025-05-16')]}
              sx={narrow}
            />
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </Stack>
  );
}

function colors(theme: Theme) {
  return (theme.vars ?? theme).palette;
}
