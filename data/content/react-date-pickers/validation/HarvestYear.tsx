import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const SOLD_OUT = [2014, 2016, 2019];

export default function HarvestYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Vintage"
        views={['year']}
        defaultValue={dayjs('2016-01-01')}
        minDate={dayjs('2012-01-01')}
        maxDate={dayjs('2023-12-31')}
        shouldDisableYear={(year) => SOLD_OUT.includes(year.year())}
        slotProps={{
          textField: { fullWidth: true, helperText: 'Sold out: 2014, 2016 and 2019' },
        }}
      />
    </LocalizationProvider>
  );
}
