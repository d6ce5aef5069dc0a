import { useId, useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import {
  useParsedFormat,
  usePickerContext,
  usePickerTranslations,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs, { type Dayjs } from 'dayjs';

const notations = ['M/D/YYYY', 'YYYY-MM-DD', 'D MMM YYYY'];

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter a date such as 21 May 2025.',
  minDate: 'The warehouse needs until May 12.',
  shouldDisableDate: 'No deliveries on Sundays.',
};

function QuickDateField(props: DatePickerFieldProps) {
  // 1. Validation props, and what the DOM may receive
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { id, ...other } = forwardedProps;
  const ownId = useId();
  const inputId = id ?? ownId; // a picker with a toolbar passes no ID

  // 2. The state of the picker, and its texts
  const picker = usePickerContext();
  const translations = usePickerTranslations();
  const placeholder = useParsedFormat();

  // 3. The error of the value, and a way to check the next one
  const { validationError, getValidationErrorForNewValue } = useValidation({
    validator: validateDate,
    value: picker.value,
    timezone: picker.timezone,
    props: internalProps,
  });
  const value = picker.value?.isValid() ? picker.value : null;

  // 4. What the user types stays in this state until Enter or until the focus leaves.
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) {
      return;
    }
    const text = draft.trim();
    const date: Dayjs | null = text === '' ? null : dayjs(text, notations, true);
    picker.setValue(date, {
      validationError: getValidationErrorForNewValue(date),
      shouldClose: false,
    });
    // Wrong text stays, so that the user can correct it.
    setDraft(date === null || date.isValid() ? null : text);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      commit();
    } else if (event.key === 'ArrowDown' && event.altKey && picker.triggerStatus === 'enabled') {
      picker.setOpen(true);
    }
  };
  // Another value, such as one of the calendar or a cleared one, replaces the text.
  const [lastValue, setLastValue] = useState(picker.value);
  if (picker.value !== lastValue) {
    setLastValue(picker.value);
    if (value || picker.value === null) {
      setDraft(null);
    }
  }

  const message = validationError && (messages[validationError] ?? 'This date is not available.');

  return (
    <Box ref={picker.rootRef} className={picker.rootClassName} sx={picker.rootSx}>
      {/* 5. The calendar popup takes its name from this ID. */}
      <label id={`${inputId}-label`} htmlFor={inputId} style={{ lineHeight: '24px' }}>
        {picker.label}
      </label>
      <Box ref={picker.triggerRef} sx={{ display: 'flex', gap: 1, maxWidth: 320 }}>
        <input
          {...other}
          id={inputId}
          name={picker.name}
          placeholder={placeholder}
          value={draft ?? value?.format(picker.fieldFormat) ?? ''}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={handleKey}
          disabled={picker.disabled}
          readOnly={picker.readOnly}
          aria-invalid={validationError !== null}
          aria-describedby={`${inputId}-message`}
          style={{ flex: 1, minWidth: 0, height: 40, paddingInline: 12, font: 'inherit' }}
        />
        <button
          type="button"
          disabled={picker.triggerStatus !== 'enabled'}
          onClick={() => picker.setOpen((isOpen) => !isOpen)}
          style={{ font: 'inherit', paddingInline: 12 }}
          aria-label={translations.openDatePickerDialogue(value && value.format('MMMM D, YYYY'))}
        >
          ▾
        </button>
      </Box>
      <Box id={`${inputId}-message`} role="status" sx={{ height: 24, color: 'error.main' }}>
        {message}
      </Box>
    </Box>
  );
}

export default function QuickEntry() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Deliver on"
        defaultValue={dayjs('2025-05-21')}
        minDate={dayjs('2025-05-12')}
        shouldDisableDate={(date) => date.day() === 0}
        slots={{ field: QuickDateField }}
      />
    </LocalizationProvider>
  );
}
