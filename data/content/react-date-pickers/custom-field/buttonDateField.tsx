import EventIcon from '@mui/icons-material/Event';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

/** A field that is a button: it displays the date and opens the calendar. */
export function ButtonDateField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { id, ...other } = forwardedProps;
  const picker = usePickerContext();
  const placeholder = useParsedFormat();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value: picker.value,
    timezone: picker.timezone,
    props: internalProps,
  });

  return (
    <Box ref={picker.rootRef} className={picker.rootClassName} sx={picker.rootSx}>
      <Button
        {...other}
        ref={picker.triggerRef} // the popup opens at this element
        variant="outlined"
        color={hasValidationError ? 'error' : 'primary'}
        startIcon={<EventIcon />}
        disabled={picker.triggerStatus !== 'enabled'}
        aria-haspopup="dialog"
        aria-expanded={picker.open}
        onClick={() => picker.setOpen((isOpen) => !isOpen)}
        sx={{ minHeight: 56 }}
      >
        <span>
          {/* The calendar popup takes its name from this ID. */}
          <span id={id && `${id}-label`}>{picker.label}</span>:{' '}
          {picker.value?.isValid() ? picker.value.format('ddd, MMM D') : placeholder}
        </span>
      </Button>
    </Box>
  );
}
