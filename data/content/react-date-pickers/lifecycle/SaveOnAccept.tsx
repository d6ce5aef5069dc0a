import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function SaveOnAccept() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-05-21T15:30'));
  const [changes, setChanges] = useState(0);
  const [saved, setSaved] = useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <MobileDateTimePicker
          label="Shift starts"
          ampm={false}
          value={value}
          onChange={(next) => {
            setValue(next);
            setChanges((count) => count + 1);
          }}
          onAccept={(next) => {
            if (next?.isValid()) {
              setSaved((before) => [...before, next.format('YYYY-MM-DD HH:mm')]);
            }
          }}
        />
        <Typography>{`Calls of onChange: ${changes}`}</Typography>
        <Typography role="status">
          {`Saved: ${saved.length}${saved.length === 0 ? '' : `, the last ${saved.at(-1)}`}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
