import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import EventIcon from '@mui/icons-material/Event';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import {
  useParsedFormat,
  usePickerContext,
  usePickerTranslations,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs, { type Dayjs } from 'dayjs';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Digits in place of the letters of a format: `05212` and `MM/DD/YYYY` make `05/21/2`. */
function mask(text: string, format: string): string {
  const digits = digitsOf(text);
  let masked = '';
  let used = 0;
  for (const letter of format) {
    if (used === digits.length) {
      break;
    }
    if (/\p{L}/u.test(letter)) {
      masked += digits[used];
      used += 1;
    } else {
      masked += letter;
    }
  }
  return masked;
}

/** The place behind a number of digits. */
function placeAfter(text: string, count: number): number {
  let place = 0;
  for (let left = count; left > 0 && place < text.length; place += 1) {
    if (/\d/.test(text[place] ?? '')) {
      left -= 1;
    }
  }
  return place;
}

const isSameDay = (a: Dayjs | null, b: Dayjs | null) =>
  a === null || b === null ? a === b : a.isSame(b, 'day');

/** One plain input that sets the separators while the user types. For formats of digits, such as MM/DD/YYYY. */
export function MaskedDateField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext();
  const translations = usePickerTranslations();
  const placeholder = useParsedFormat(); // such as MM/DD/YYYY; `fieldFormat` can be `L`, which has no sections
  const { hasValidationError, getValidationErrorForNewValue } = useValidation({
    validator: validateDate,
    value: picker.value,
    timezone: picker.timezone,
    props: internalProps,
  });
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  const parse = (text: string) => {
    const date = dayjs(text, picker.fieldFormat, true);
    return date.isValid() ? date : null;
  };
  const value = picker.value?.isValid() ? picker.value : null;
  // What the user types is displayed until the value comes from elsewhere, such as the calendar.
  const shown = isSameDay(parse(draft), value) ? draft : (value?.format(picker.fieldFormat) ?? '');

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const place = event.target.selectionStart ?? typed.length;
    const next = mask(typed, placeholder);
    caret.current = placeAfter(next, digitsOf(typed.slice(0, place)).length);
    setDraft(next);
    const date = parse(next);
    if (!isSameDay(date, value)) {
      picker.setValue(date, {
        validationError: getValidationErrorForNewValue(date),
        shouldClose: false, // or each key calls `onClose`
      });
    }
  };
  useLayoutEffect(() => {
    if (caret.current !== null) {
      input.current?.setSelectionRange(caret.current, caret.current);
      caret.current = null;
    }
  }, [draft, shown]);

  return (
    <TextField
      {...forwardedProps}
      ref={picker.rootRef}
      className={picker.rootClassName}
      sx={picker.rootSx}
      name={picker.name}
      label={picker.label}
      placeholder={placeholder}
      value={shown}
      onChange={handleChange}
      disabled={picker.disabled}
      error={hasValidationError || (shown !== '' && value === null)}
      slotProps={{
        input: {
          ref: picker.triggerRef, // the popup opens at this element
          readOnly: picker.readOnly,
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={translations.openDatePickerDialogue(
                  value && value.format('MMMM D, YYYY'),
                )}
                disabled={picker.triggerStatus !== 'enabled'}
                onClick={() => picker.setOpen((isOpen) => !isOpen)}
              >
                <EventIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
        htmlInput: { ref: input, inputMode: 'numeric', autoComplete: 'off' },
      }}
    />
  );
}
