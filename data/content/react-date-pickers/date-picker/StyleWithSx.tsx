import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersCalendarHeaderClasses } from '@mui/x-date-pickers/PickersCalendarHeader';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';
import { pickersOutlinedInputClasses } from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';

export default function StyleWithSx() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Gallery visit"
        defaultValue={dayjs('2025-05-21')}
        sx={{
          [`& .${pickersOutlinedInputClasses.root}`]: {
            borderRadius: '28px',
            bgcolor: 'action.hover',
          },
        }}
        slotProps={{
          layout: {
            sx: {
              [`& .${pickersCalendarHeaderClasses.label}`]: { color: 'primary.main' },
              [`& .${pickersDayClasses.root}`]: { borderRadius: '8px' },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
