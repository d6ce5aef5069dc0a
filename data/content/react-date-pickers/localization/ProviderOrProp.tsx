import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';

const french = frFR.components.MuiLocalizationProvider.defaultProps.localeText;
const forBooking = { toolbarTitle: "Choisir le jour d'arrivée", okButtonLabel: 'Réserver' };

export default function ProviderOrProp() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr" localeText={french}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <MobileDatePicker label="Facture" defaultValue={dayjs('2025-05-21')} />
        <MobileDatePicker
          label="Arrivée"
          defaultValue={dayjs('2025-05-21')}
          localeText={forBooking}
        />
      </Stack>
    </LocalizationProvider>
  );
}
