import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

const hints: Record<string, string> = {
  minDate: 'From May 21 on',
  shouldDisableDate: 'No pick-up on Sundays',
  invalidRange: 'Return is before pick-up',
  invalidDate: 'Not a date',
};

export default function VanRental() {
  const [codes, setCodes] = useState('');
  const saveCodes = (errors: DateRangeValidationError) => setCodes(errors.join());

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2025-05-23'), dayjs('2025-05-25')]}
        minDate={dayjs('2025-05-21')}
        shouldDisableDate={(day, position) => position === 'start' && day.day() === 0}
        onChange={(_, context) => saveCodes(context.validationError)}
        onError={saveCodes}
        direction={{ xs: 'column', sm: 'row' }}
        slotProps={{
          textField: ({ position }) => {
            const code = codes.split(',')[position === 'start' ? 0 : 1];
            return {
              label: position === 'start' ? 'Pick-up' : 'Return',
              helperText: code ? (hints[code] ?? 'Not available') : ' ',
            };
          },
          separator: { sx: { display: { xs: 'none', sm: 'block' } } },
        }}
      />
    </LocalizationProvider>
  );
}
