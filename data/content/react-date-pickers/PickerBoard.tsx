import { useState } from 'react';
import CalendarIcon from '@mui/icons-material/CalendarMonth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { usePickerContext } from '@mui/x-date-pickers';
import { pickersSlideTransitionClasses } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangeCalendar,
  dateRangeCalendarClasses,
} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const now = dayjs('2025-05-21T15:30');
const trips: Record<string, DateRange<Dayjs>> = {
  Weekend: [dayjs('2025-05-24'), dayjs('2025-05-25')],
  'Next week': [dayjs('2025-05-26'), dayjs('2025-05-30')],
  Clear: [null, null],
};

export default function PickerBoard() {
  const [look, setLook] = useState('default');
  const [stay, setStay] = useState<DateRange<Dayjs>>([now, now.add(2, 'day')]);

  return (
    <ThemeProvider theme={look === 'default' ? keep : soften}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack spacing={2} sx={{ maxWidth: 760, marginInline: 'auto' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Theme"
            value={look}
            onChange={(_, next: string | null) => next && setLook(next)}
          >
            <ToggleButton value="default">Default theme</ToggleButton>
            <ToggleButton value="custom">Custom theme</ToggleButton>
          </ToggleButtonGroup>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
            }}
          >
            <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
              <Stack direction="row" spacing={1} sx={{ p: 2, pb: 0 }}>
                {Object.entries(trips).map(([name, range]) => (
                  <Chip key={name} label={name} onClick={() => setStay(range)} />
                ))}
              </Stack>
              <DateRangeCalendar
                calendars={1}
                value={stay}
                onChange={setStay}
                sx={{
                  // On a phone, a week of 280 px fits, but not the month's own width.
                  [`& .${dateRangeCalendarClasses.monthContainer}`]: { flex: 1, minWidth: 0 },
                  [`& .${pickersSlideTransitionClasses.root}`]: { minWidth: { xs: 0, sm: 312 } },
                }}
              />
            </Paper>
            <Paper
              variant="outlined"
              sx={{
                p: 2,
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr)',
                alignContent: 'center',
              }}
            >
              <Stack spacing={2}>
                <SingleInputDateRangeField
                  label="Flight"
                  value={stay}
                  onChange={setStay}
                  fullWidth
                />
                <DateField label="Birthday" defaultValue={dayjs('1998-11-06')} fullWidth />
                <DatePicker label="Check-in" defaultValue={now} slots={{ field: DateButton }} />
              </Stack>
            </Paper>
            <Paper variant="outlined" sx={{ display: 'grid', placeItems: 'center', py: 2 }}>
              <TimeClock defaultValue={now} sx={{ maxWidth: 280 }} />
            </Paper>
            <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
              <DigitalClock
                aria-label="Breakfast"
                defaultValue={now.hour(8).minute(0)}
                minTime={now.hour(6).minute(0)}
                maxTime={now.hour(11).minute(0)}
                timeStep={30}
                sx={{ width: '100%', height: 250, maxHeight: 'none' }}
              />
            </Paper>
          </Box>
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}

function DateButton({ id }: DatePickerFieldProps) {
  const { label, value, triggerRef, triggerStatus, setOpen } = usePickerContext<Dayjs | null>();
  return (
    <Button
      ref={triggerRef}
      variant="outlined"
      size="large"
      startIcon={<CalendarIcon />}
      disabled={triggerStatus !== 'enabled'}
      onClick={() => setOpen(true)}
    >
      <span>
        {/* The calendar popup takes its name from this ID. */}
        <span id={id && `${id}-label`}>{label}</span>: {value ? value.format('D MMMM') : 'choose'}
      </span>
    </Button>
  );
}

function keep(site: Theme): Theme {
  return site;
}

/** Green instead of the primary color, and rounder. */
function soften(site: Theme): Theme {
  return {
    ...site,
    palette: { ...site.palette, primary: site.palette.success },
    ...(site.vars && {
      vars: { ...site.vars, palette: { ...site.vars.palette, primary: site.vars.palette.success } },
    }),
    components: {
      ...site.components,
      MuiPaper: { styleOverrides: { root: { borderRadius: 24 } } },
      MuiButton: { styleOverrides: { root: { borderRadius: 24 } } },
      MuiPickersOutlinedInput: { styleOverrides: { root: { borderRadius: 24 } } },
      MuiDigitalClock: { styleOverrides: { item: { borderRadius: 24 } } },
    },
  };
}
