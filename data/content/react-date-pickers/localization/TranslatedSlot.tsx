import CloseIcon from '@mui/icons-material/Close';
import DoneIcon from '@mui/icons-material/Done';
import DialogActions from '@mui/material/DialogActions';
import IconButton from '@mui/material/IconButton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerActionsContext, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { plPL } from '@mui/x-date-pickers/locales';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import dayjs from 'dayjs';
import 'dayjs/locale/pl';

function IconActions({ className }: PickersActionBarProps) {
  const { acceptValueChanges, cancelValueChanges } = usePickerActionsContext();
  const translations = usePickerTranslations();

  return (
    <DialogActions className={className}>
      <IconButton aria-label={translations.cancelButtonLabel} onClick={cancelValueChanges}>
        <CloseIcon />
      </IconButton>
      <IconButton
        color="primary"
        aria-label={translations.okButtonLabel}
        onClick={acceptValueChanges}
      >
        <DoneIcon />
      </IconButton>
    </DialogActions>
  );
}

export default function TranslatedSlot() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="pl"
      localeText={plPL.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <MobileDatePicker
        label="Termin wizyty"
        defaultValue={dayjs('2025-05-21')}
        slots={{ actionBar: IconActions }}
      />
    </LocalizationProvider>
  );
}
