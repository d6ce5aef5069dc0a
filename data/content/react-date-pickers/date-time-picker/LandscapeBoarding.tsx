import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { multiSectionDigitalClockClasses } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

export default function LandscapeBoarding() {
  const hasRoom = useMediaQuery('(min-width: 600px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <StaticDateTimePicker
          orientation={hasRoom ? 'landscape' : 'portrait'}
          defaultValue={dayjs('2025-05-21T15:30')}
          sx={{
            minWidth: 0,
            gridTemplateColumns: hasRoom ? 'none' : '0 minmax(0, 1fr) 0',
            [`& .${dateCalendarClasses.root}, & .${multiSectionDigitalClockClasses.root}`]: {
              width: '100%',
              maxWidth: 320,
            },
            [`& .${pickersLayoutClasses.toolbar}`]: hasRoom
              ? { gridColumn: 1 }
              : {
                  '& .MuiTypography-h3, & .MuiTypography-h4': { fontSize: 28, alignSelf: 'center' },
                },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
