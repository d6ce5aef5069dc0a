import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import {
  usePickerContext,
  usePickerTranslations,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';
import { OpenButton } from './sectionBox.tsx';

const iso = 'YYYY-MM-DD'; // what the browser reads and writes

function NativeDateField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { id, ...other } = forwardedProps;
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
    <Box
      ref={picker.rootRef}
      className={picker.rootClassName}
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        '& input::-webkit-calendar-picker-indicator': { display: 'none' },
      }}
    >
      <label style={{ display: 'grid' }}>
        {/* The calendar popup takes its name from this ID. */}
        <span id={id && `${id}-label`}>{picker.label}</span>
        <input
          {...other}
          ref={picker.triggerRef} // the popup opens at this element
          type="date"
          name={picker.name}
          min={internalProps.minDate.format(iso)}
          max={internalProps.maxDate.format(iso)}
          value={value?.format(iso) ?? ''}
          disabled={picker.disabled}
          readOnly={picker.readOnly}
          aria-invalid={hasValidationError}
          onChange={(event) => {
            const text = event.target.value;
            // Day.js reads the year 0002, of a user who types 2026, as 1902.
            const date = text === '' ? null : dayjs(text).year(Number.parseInt(text, 10));
            picker.setValue(date, {
              validationError: getValidationErrorForNewValue(date),
              shouldClose: false,
            });
          }}
          style={{ boxSizing: 'border-box', height: 40, paddingInline: 12, font: 'inherit' }}
        />
      </label>
      <OpenButton
        label={translations.openDatePickerDialogue(value && value.format('MMMM D, YYYY'))}
        isDisabled={picker.triggerStatus !== 'enabled'}
        onOpen={() => picker.setOpen((isOpen) => !isOpen)}
      />
    </Box>
  );
}

export default function NativeDateInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Collection day"
        defaultValue={dayjs('2025-05-21')}
        minDate={dayjs('2025-05-05')}
        slots={{ field: NativeDateField }}
      />
    </LocalizationProvider>
  );
}
