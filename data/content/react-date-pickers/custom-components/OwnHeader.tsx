import KeyboardArrowLeftIcon from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import KeyboardDoubleArrowLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';

export default function OwnHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['day']}
        defaultValue={dayjs('2025-05-21')}
        minDate={dayjs('2024-09-01')}
        maxDate={dayjs('2026-08-31')}
        slots={{ calendarHeader: YearAndMonthHeader }}
        sx={{ width: '100%', maxWidth: 320, mx: 0 }}
      />
    </LocalizationProvider>
  );
}

function YearAndMonthHeader(props: PickersCalendarHeaderProps) {
  const { currentMonth, onMonthChange, minDate, maxDate, labelId, disabled } = props;
  const isRtl = useTheme().direction === 'rtl';

  const stepTo = (months: number, label: string, Icon: typeof KeyboardArrowLeftIcon) => {
    const month = currentMonth.add(months, 'month');
    const isOutside = month.isBefore(minDate, 'month') || month.isAfter(maxDate, 'month');
    return (
      <IconButton
        aria-label={label}
        disabled={disabled || isOutside}
        onClick={() => onMonthChange(month)}
      >
        <Icon sx={isRtl ? { transform: 'scaleX(-1)' } : {}} />
      </IconButton>
    );
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', px: 1, mt: 1 }}>
      {stepTo(-12, 'Previous year', KeyboardDoubleArrowLeftIcon)}
      {stepTo(-1, 'Previous month', KeyboardArrowLeftIcon)}
      <Typography id={labelId} aria-live="polite" sx={{ flex: 1, textAlign: 'center' }}>
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      {stepTo(1, 'Next month', KeyboardArrowRightIcon)}
      {stepTo(12, 'Next year', KeyboardDoubleArrowRightIcon)}
    </Box>
  );
}
