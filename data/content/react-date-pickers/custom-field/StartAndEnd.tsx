import FlightLandIcon from '@mui/icons-material/FlightLand';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

const NoSeparator = () => null;

function FlightDatesField(props: DateRangePickerFieldProps) {
  return (
    <MultiInputDateRangeField
      {...props}
      direction={{ xs: 'column', sm: 'row' }}
      slots={{ separator: NoSeparator }}
      slotProps={{
        textField: ({ position }) =>
          position === 'start'
            ? {
                label: 'Outbound',
                helperText: 'From Lisbon',
                InputProps: { endAdornment: <FlightTakeoffIcon /> },
              }
            : {
                label: 'Return',
                helperText: 'From Oslo',
                InputProps: { endAdornment: <FlightLandIcon /> },
              },
      }}
    />
  );
}
FlightDatesField.fieldType = 'multi-input';

export default function StartAndEnd() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2025-05-21'), dayjs('2025-05-28')]}
        slots={{ field: FlightDatesField }}
      />
    </LocalizationProvider>
  );
}
