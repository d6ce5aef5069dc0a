import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const leave: [Dayjs, Dayjs] = [dayjs('2025-05-19'), dayjs('2025-05-23')];

function IsoRangeField(props: DateRangePickerFieldProps) {
  return <SingleInputDateRangeField {...props} format="YYYY-MM-DD" dateSeparator="/" />;
}
IsoRangeField.fieldType = 'single-input'; // the popup takes the focus and is a dialog

const NoSeparator = () => null;

function StackedRangeField(props: DateRangePickerFieldProps) {
  return (
    <MultiInputDateRangeField
      {...props}
      direction={{ xs: 'column', sm: 'row' }}
      slots={{ separator: NoSeparator }}
      slotProps={{ textField: { size: 'small' } }}
    />
  );
}
StackedRangeField.fieldType = 'multi-input'; // the focus stays in the two fields

export default function WrappedRangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DateRangePicker
          label="Annual leave"
          defaultValue={leave}
          slots={{ field: IsoRangeField }}
        />
        <DateRangePicker
          defaultValue={leave}
          localeText={{ start: 'First day off', end: 'Last day off' }}
          slots={{ field: StackedRangeField }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
