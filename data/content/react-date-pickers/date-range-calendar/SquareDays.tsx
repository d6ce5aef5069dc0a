import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  dateRangePickerDayClasses,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import dayjs from 'dayjs';

const SquareDay = styled(DateRangePickerDay)<DateRangePickerDayProps>(({
  theme,
  isHighlighting,
  isStartOfHighlighting,
  isEndOfHighlighting,
  outsideCurrentMonth,
}) => {
  const start = isStartOfHighlighting ? 4 : 0;
  const end = isEndOfHighlighting ? 4 : 0;
  return {
    [`& .${dateRangePickerDayClasses.day}`]: { borderRadius: 4 },
    ...(isHighlighting &&
      !outsideCurrentMonth && {
        '&, &:first-of-type, &:last-of-type': {
          borderRadius: 0,
          borderStartStartRadius: start,
          borderEndStartRadius: start,
          borderStartEndRadius: end,
          borderEndEndRadius: end,
          color: 'inherit',
          backgroundColor: (theme.vars ?? theme).palette.action.selected,
        },
      }),
  };
});

export default function SquareDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', justifyContent: 'center' }}>
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2025-05-13'), dayjs('2025-05-22')]}
          slots={{ day: SquareDay }}
        />
      </Box>
    </LocalizationProvider>
  );
}
