import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';
import { ReadOnlyDateField } from './readOnlyDateField.tsx';

function TouchFriendlyField(props: DatePickerFieldProps) {
  const { variant } = usePickerContext();
  return variant === 'mobile' ? <ReadOnlyDateField {...props} /> : <DateField {...props} />;
}

export default function ReadOnlyOnMobile() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <MobileDatePicker
          label="On touch screens"
          defaultValue={dayjs('2025-05-21')}
          slots={{ field: TouchFriendlyField }}
        />
        <DesktopDatePicker
          label="With a mouse"
          defaultValue={dayjs('2025-05-21')}
          slots={{ field: TouchFriendlyField }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
