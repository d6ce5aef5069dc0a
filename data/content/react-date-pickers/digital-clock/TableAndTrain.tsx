import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';

const frame = { border: 1, borderColor: 'divider', borderRadius: 1, mx: 0, mt: 1 };

export default function TableAndTrain() {
  const [table, setTable] = useState<Dayjs | null>(dayjs('2025-05-21T19:00'));
  const [train, setTrain] = useState<Dayjs | null>(dayjs('2025-05-21T15:35'));
  const id = useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <div role="group" aria-labelledby={`${id}-table`}>
          <Typography id={`${id}-table`} variant="subtitle2" component="p">
            DigitalClock: table at {table?.format('h:mm A')}
          </Typography>
          <DigitalClock value={table} onChange={setTable} sx={{ ...frame, maxWidth: 240 }} />
        </div>
        <div role="group" aria-labelledby={`${id}-train`}>
          <Typography id={`${id}-train`} variant="subtitle2" component="p">
            MultiSectionDigitalClock: train at {train?.format('h:mm A')}
          </Typography>
          <MultiSectionDigitalClock
            value={train}
            onChange={setTrain}
            sx={{ ...frame, width: 'max-content' }}
          />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
