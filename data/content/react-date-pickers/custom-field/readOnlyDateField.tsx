import type { KeyboardEvent } from 'react';
import EventIcon from '@mui/icons-material/Event';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

/** A field without typing: a click, Enter, Space or the down arrow opens the calendar. */
export function ReadOnlyDateField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext();
  const placeholder = useParsedFormat();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value: picker.value,
    timezone: picker.timezone,
    props: internalProps,
  });

  const open = () => {
    if (picker.triggerStatus === 'enabled' && !picker.open) {
      picker.setOpen(true);
    }
  };
  const openByKey = (event: KeyboardEvent) => {
    if (['Enter', ' ', 'ArrowDown'].includes(event.key)) {
      event.preventDefault(); // Enter would submit a form
      open();
    }
  };

  return (
    <TextField
      {...forwardedProps}
      ref={picker.rootRef}
      className={picker.rootClassName}
      sx={picker.rootSx}
      name={picker.name}
      label={picker.label}
      placeholder={placeholder}
      value={picker.value?.isValid() ? picker.value.format(picker.fieldFormat) : ''}
      disabled={picker.disabled}
      error={hasValidationError}
      slotProps={{
        input: {
          ref: picker.triggerRef, // the popup opens at this element
          readOnly: true,
          onClick: open,
          onKeyDown: openByKey,
          endAdornment: (
            <InputAdornment position="end">
              <EventIcon />
            </InputAdornment>
          ),
          sx: { '&, & input': { cursor: 'pointer' } },
        },
        htmlInput: { 'aria-haspopup': 'dialog' },
      }}
    />
  );
}
