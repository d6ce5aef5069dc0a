import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersCalendarHeader } from '@mui/x-date-pickers/PickersCalendarHeader';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import { PickersTextField } from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';

export default function StyleWithStyled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Tasting evening"
        defaultValue={dayjs('2025-05-21')}
        slots={{ textField: BoldField, calendarHeader: RuledHeader, day: SquareDay }}
      />
    </LocalizationProvider>
  );
}

const BoldField = styled(PickersTextField)(({ theme }) => ({
  '& fieldset': { borderWidth: 2, borderColor: (theme.vars ?? theme).palette.success.main },
}));

const RuledHeader = styled(PickersCalendarHeader)(({ theme }) => ({
  borderBottom: `2px solid ${(theme.vars ?? theme).palette.success.main}`,
}));

const SquareDay = styled(PickersDay)(({ theme }) => ({
  borderRadius: theme.spacing(0.5),
}));
