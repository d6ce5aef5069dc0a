import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const may21 = dayjs('2025-05-21');

export default function ViewSets() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <DatePicker label="Model year" views={['year']} defaultValue={may21} />
        <DatePicker label="Card expires" views={['year', 'month']} defaultValue={may21} />
        <DatePicker label="Name day" views={['month', 'day']} defaultValue={may21} />
        <DatePicker label="Hired on" views={['year', 'month', 'day']} defaultValue={may21} />
      </Box>
    </LocalizationProvider>
  );
}
