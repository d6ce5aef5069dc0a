import HotelIcon from '@mui/icons-material/Hotel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation } from '@mui/x-date-pickers/validation';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { validateDateRange } from '@mui/x-date-pickers-pro/validation';
import dayjs, { type Dayjs } from 'dayjs';

const shown = (date: Dayjs | null) => (date?.isValid() ? date.format('ddd, MMM D') : 'no date');

function ButtonDateRangeField(props: DateRangePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext<DateRange<Dayjs>>();
  const { hasValidationError } = useValidation({
    validator: validateDateRange,
    value: picker.value,
    timezone: picker.timezone,
    props: internalProps,
  });
  const [start, end] = picker.value;

  return (
    <Box ref={picker.rootRef} className={picker.rootClassName} sx={picker.rootSx}>
      <Button
        {...forwardedProps}
        ref={picker.triggerRef} // the popup opens at this element
        variant="outlined"
        color={hasValidationError ? 'error' : 'primary'}
        startIcon={<HotelIcon />}
        disabled={picker.triggerStatus !== 'enabled'}
        aria-haspopup="dialog"
        aria-expanded={picker.open}
        onClick={() => picker.setOpen((isOpen) => !isOpen)}
        sx={{ minHeight: 56 }}
      >
        {picker.label}: {shown(start)} – {shown(end)}
      </Button>
    </Box>
  );
}
// Without this line, the popup is a tooltip and does not receive the focus.
ButtonDateRangeField.fieldType = 'single-input';

export default function StayButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        defaultValue={[dayjs('2025-05-21'), dayjs('2025-05-24')]}
        slots={{ field: ButtonDateRangeField }}
        slotProps={{ popper: { 'aria-label': 'Stay' } }}
      />
    </LocalizationProvider>
  );
}
