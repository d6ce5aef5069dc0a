import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const look = 'min-w-0 [&_.MuiDateCalendar-root]:w-full [&_.MuiDateCalendar-root]:max-w-80';
const toolbarInFront = '[&_.MuiPickersLayout-toolbar]:col-1';

export default function WideLayout() {
  const hasRoom = useMediaQuery('(min-width: 600px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="flex justify-center">
        <StaticDatePicker
          orientation={hasRoom ? 'landscape' : 'portrait'}
          defaultValue={dayjs('2025-05-21')}
          className={`${look} ${hasRoom ? toolbarInFront : ''}`}
        />
      </div>
    </LocalizationProvider>
  );
}
