import WarningIcon from '@mui/icons-material/Warning';
import InputAdornment from '@mui/material/InputAdornment';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

/** The hotel is closed on Mondays. */
const isClosed = (date: Dayjs | null) => date?.day() === 1;

export default function WarningOnRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2025-05-19'), dayjs('2025-05-23')]}
        shouldDisableDate={isClosed}
        slots={{ field: WarningField }}
        localeText={{ start: 'Arrival', end: 'Departure' }}
      />
    </LocalizationProvider>
  );
}

function WarningField(props: DateRangePickerFieldProps) {
  const { value } = usePickerContext<DateRange<Dayjs>>();

  return (
    <MultiInputDateRangeField
      {...props}
      slotProps={{
        textField: ({ position }) => ({
          InputProps: {
            endAdornment: isClosed(value[position === 'start' ? 0 : 1]) && (
              <InputAdornment position="end">
                <WarningIcon color="error" titleAccess="Closed on Mondays" />
              </InputAdornment>
            ),
          },
        }),
      }}
    />
  );
}

// The picker opens the popup differently for a field with two inputs.
WarningField.fieldType = 'multi-input';
