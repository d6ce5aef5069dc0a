import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

function VoyageField(props: DateRangePickerFieldProps) {
  return (
    <MultiInputDateRangeField
      {...props}
      dateSeparator="→"
      spacing={{ xs: 1, sm: 2 }}
      slotProps={{
        separator: {
          'aria-hidden': true,
          sx: {
            color: 'primary.main',
            fontWeight: 700,
            '[dir="rtl"] &': { transform: 'scaleX(-1)' },
          },
        },
      }}
    />
  );
}
VoyageField.fieldType = 'multi-input';

export default function SeparatorStyle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2025-05-21'), dayjs('2025-05-24')]}
        localeText={{ start: 'Leaves port', end: 'Arrives' }}
        slots={{ field: VoyageField }}
      />
    </LocalizationProvider>
  );
}
