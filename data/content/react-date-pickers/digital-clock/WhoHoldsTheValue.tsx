import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function WhoHoldsTheValue() {
  const [end, setEnd] = useState<Dayjs | null>(dayjs('2025-05-21T17:00'));
  const [selection, setSelection] = useState('none yet');
  const id = useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <div role="group" aria-labelledby={`${id}-start`}>
          <Typography id={`${id}-start`} variant="subtitle2" component="p">
            Start of shift (uncontrolled)
          </Typography>
          <DigitalClock
            ampm={false}
            defaultValue={dayjs('2025-05-21T09:00')}
            sx={{ mx: 0, maxWidth: 240 }}
          />
        </div>
        <div role="group" aria-labelledby={`${id}-end`}>
          <Typography id={`${id}-end`} variant="subtitle2" component="p">
            End of shift (controlled)
          </Typography>
          <MultiSectionDigitalClock
            ampm={false}
            value={end}
            onChange={(time, selectionState) => {
              setEnd(time);
              setSelection(selectionState ?? 'none yet');
            }}
            sx={{ mx: 0, width: 'max-content' }}
          />
          <Typography variant="body2" role="status">
            Your state: {end ? end.format('HH:mm') : 'no time'}
            <br />
            Last selection: {selection}
          </Typography>
          <Button
            size="small"
            disabled={!end}
            onClick={() => setEnd((current) => current && current.add(30, 'minutes'))}
          >
            30 minutes later
          </Button>
          <Button size="small" disabled={!end} onClick={() => setEnd(null)}>
            Clear
          </Button>
        </div>
      </Box>
    </LocalizationProvider>
  );
}
