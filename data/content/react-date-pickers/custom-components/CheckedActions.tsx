import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import {
  useIsValidValue,
  usePickerContext,
  usePickerTranslations,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import dayjs, { type Dayjs } from 'dayjs';

const isWednesday = (date: Dayjs) => date.day() === 3;

export default function CheckedActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Clinic visit"
        closeOnSelect={false}
        defaultValue={dayjs('2025-05-22')}
        shouldDisableDate={isWednesday}
        slots={{ actionBar: CheckedBar }}
      />
    </LocalizationProvider>
  );
}

/** Today is disabled where the rules forbid it. Cancel undoes Today and Clear. */
function CheckedBar({ className }: PickersActionBarProps) {
  const { value, setValue, cancelValueChanges, acceptValueChanges, disabled, readOnly } =
    usePickerContext<Dayjs | null>();
  const isValid = useIsValidValue<Dayjs | null>();
  const translations = usePickerTranslations();
  const isLocked = disabled || readOnly;
  const today = dayjs().startOf('day');

  return (
    <DialogActions className={className}>
      <Button
        disabled={isLocked || !isValid(today)}
        onClick={() => setValue(today, { changeImportance: 'set' })}
      >
        {translations.todayButtonLabel}
      </Button>
      <Button
        disabled={isLocked || value === null}
        onClick={() => setValue(null, { changeImportance: 'set' })}
      >
        {translations.clearButtonLabel}
      </Button>
      <Button onClick={cancelValueChanges}>{translations.cancelButtonLabel}</Button>
      <Button onClick={acceptValueChanges}>{translations.okButtonLabel}</Button>
    </DialogActions>
  );
}
