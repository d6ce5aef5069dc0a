import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function StyleWithSx() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Gallery visit"
        defaultValue={dayjs('2025-05-21')}
        className="[&_.MuiPickersOutlinedInput-root]:rounded-[28px] [&_.MuiPickersOutlinedInput-root]:bg-(--mui-palette-action-hover)"
        slotProps={{
          layout: {
            className:
              '[&_.MuiPickersCalendarHeader-label]:text-(--mui-palette-primary-main) [&_.MuiPickersDay-root]:rounded-[8px]',
          },
        }}
      />
    </LocalizationProvider>
  );
}
