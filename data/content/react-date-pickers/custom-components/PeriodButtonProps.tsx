import { useState } from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function PeriodButtonProps() {
  const [value, setValue] = useState(dayjs('2025-05-21'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <YearCalendar
          aria-label="Year of the report"
          value={value}
          onChange={setValue}
          minDate={dayjs('2020-01-01')}
          maxDate={dayjs('2028-12-31')}
          slotProps={{
            yearButton: ({ isYearSelected }) => ({
              sx: { borderRadius: 1, fontWeight: isYearSelected ? 700 : 400 },
            }),
          }}
          sx={{ width: '100%', maxWidth: 300 }}
        />
        <MonthCalendar
          aria-label="Month of the report"
          value={value}
          onChange={setValue}
          shouldDisableMonth={(month) => month.month() > 7}
          slotProps={{
            monthButton: ({ isMonthSelected, isMonthDisabled }) => ({
              sx: {
                borderRadius: 1,
                fontWeight: isMonthSelected ? 700 : 400,
                textDecoration: isMonthDisabled ? 'line-through' : 'none',
              },
            }),
          }}
          sx={{ width: '100%', maxWidth: 300 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
