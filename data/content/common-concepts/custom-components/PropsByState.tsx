import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PropsByState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Return by"
        slotProps={{
          field: { clearable: true },
          textField: ({ isPickerValueEmpty }) => ({
            helperText: isPickerValueEmpty ? 'Pick a day to reserve' : 'Reserved until this day',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
