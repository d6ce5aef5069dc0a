import { useEffect, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

/** In ms. */
const debounce = 1000;

export default function DebouncedTables() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-05-21'));
  const [changes, setChanges] = useState(0);
  const [requests, setRequests] = useState<string[]>([]);
  const day = value?.isValid() ? value.format('YYYY-MM-DD') : null;

  useEffect(() => {
    if (changes === 0 || day === null) {
      return undefined;
    }
    // Your request goes here.
    const timer = setTimeout(() => setRequests((before) => [...before, day]), debounce);
    return () => clearTimeout(timer);
  }, [changes, day]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="Free tables on"
          value={value}
          onChange={(next) => {
            setValue(next);
            setChanges((count) => count + 1);
          }}
        />
        <Typography>{`Calls of onChange: ${changes}`}</Typography>
        <Typography role="status">
          {`Requests: ${requests.length}${requests.length === 0 ? '' : `, the last for ${requests.at(-1)}`}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
