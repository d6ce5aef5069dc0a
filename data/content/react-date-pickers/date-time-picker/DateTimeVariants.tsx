import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { multiSectionDigitalClockClasses } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

const boarding = dayjs('2025-05-21T15:30');

export default function DateTimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Stack spacing={3}>
          <DateTimePicker label="Follows the device" defaultValue={boarding} />
          <DesktopDateTimePicker label="Always a popper" defaultValue={boarding} />
          <MobileDateTimePicker label="Always a dialog" defaultValue={boarding} />
        </Stack>
        <StaticDateTimePicker
          defaultValue={boarding}
          sx={{
            minWidth: 0,
            gridTemplateColumns: '0 minmax(0, 1fr) 0',
            [`& .${pickersLayoutClasses.toolbar}`]: {
              '& .MuiTypography-h3, & .MuiTypography-h4': { fontSize: 28, alignSelf: 'center' },
            },
            [`& .${dateCalendarClasses.root}, & .${multiSectionDigitalClockClasses.root}`]: {
              width: '100%',
              maxWidth: 320,
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
