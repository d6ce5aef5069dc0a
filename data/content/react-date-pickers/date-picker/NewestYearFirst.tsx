import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { yearCalendarClasses } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function NewestYearFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        openTo="year"
        yearsOrder="desc"
        yearsPerRow={3}
        maxDate={dayjs('2025-12-31')}
        defaultValue={dayjs('2023-05-21')}
        slotProps={{ actionBar: { actions: [] } }}
        sx={{
          display: 'block',
          minWidth: 0,
          maxWidth: 320,
          mx: 'auto',
          [`& .${dateCalendarClasses.root}, & .${yearCalendarClasses.root}`]: { width: '100%' },
        }}
      />
    </LocalizationProvider>
  );
}
