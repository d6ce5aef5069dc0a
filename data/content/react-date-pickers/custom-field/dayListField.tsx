import EventIcon from '@mui/icons-material/Event';
import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import {
  usePickerContext,
  usePickerTranslations,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs, { type Dayjs } from 'dayjs';

/** The days on which the clinic has free appointments. */
export const freeDays = ['2025-05-19', '2025-05-21', '2025-05-22', '2025-05-27', '2025-05-28'].map(
  (day) => dayjs(day),
);

export const isFree = (date: Dayjs) => freeDays.some((day) => day.isSame(date, 'day'));

/** A field that suggests the free days. The calendar stays behind its button. */
export function DayListField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext();
  const translations = usePickerTranslations();
  const { hasValidationError, getValidationErrorForNewValue } = useValidation({
    validator: validateDate,
    value: picker.value,
    timezone: picker.timezone,
    props: internalProps,
  });
  const value = picker.value?.isValid() ? picker.value : null;

  return (
    <Autocomplete
      {...forwardedProps}
      ref={picker.rootRef}
      className={picker.rootClassName}
      sx={picker.rootSx}
      // Autocomplete warns about a value that is not one of its options.
      options={value && !isFree(value) ? [...freeDays, value] : freeDays}
      value={value}
      onChange={(_, day) =>
        picker.setValue(day, {
          validationError: getValidationErrorForNewValue(day),
          shouldClose: false,
        })
      }
      getOptionLabel={(day) => day.format('ddd, MMM D')}
      getOptionKey={(day) => day.format('YYYY-MM-DD')}
      isOptionEqualToValue={(day, selected) => day.isSame(selected, 'day')}
      disabled={picker.disabled}
      readOnly={picker.readOnly}
      renderInput={(params) => (
        <TextField
          {...params}
          ref={picker.triggerRef} // the popup opens at this element
          label={picker.label}
          error={hasValidationError}
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <>
                  <IconButton
                    size="small"
                    aria-label={translations.openDatePickerDialogue(
                      value && value.format('MMMM D, YYYY'),
                    )}
                    disabled={picker.triggerStatus !== 'enabled'}
                    onClick={() => picker.setOpen((isOpen) => !isOpen)}
                  >
                    <EventIcon fontSize="small" />
                  </IconButton>
                  {params.InputProps.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  );
}
