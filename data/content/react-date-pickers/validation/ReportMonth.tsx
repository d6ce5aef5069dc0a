import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ReportMonth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Quarterly report"
        views={['year', 'month']}
        openTo="month"
        defaultValue={dayjs('2025-05-01')}
        shouldDisableMonth={(month) => month.month() % 3 !== 2}
        slotProps={{
          textField: {
            fullWidth: true,
            helperText: 'Reports cover March, June, September, December',
          },
        }}
      />
    </LocalizationProvider>
  );
}
