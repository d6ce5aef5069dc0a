import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment';
import 'moment/locale/hi';

moment.locale('en'); // the import of a locale makes it the one of the whole page

const departure = moment('2025-05-21');

export default function MomentDigits() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="hi">
      <DateField
        label="प्रस्थान (departure)"
        format="DD/MM/YYYY"
        defaultValue={departure}
        helperText="Type 28052025 or press ↑"
      />
    </LocalizationProvider>
  );
}
