import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock, timeClockClasses } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

const narrow = {
  width: '100%',
  maxWidth: 320,
  mx: 0,
  // Or the buttons cover the 1 on small phones.
  [`& .${timeClockClasses.arrowSwitcher}`]: { top: 0, right: 0 },
};

export default function WhoHoldsTheValue() {
  const [end, setEnd] = useState<Dayjs | null>(dayjs('2025-05-21T17:00'));
  const [selection, setSelection] = useState('none yet');
  const id = useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <div role="group" aria-labelledby={`${id}-start`}>
          <Typography id={`${id}-start`} variant="subtitle2" component="p">
            Start of shift (uncontrolled)
          </Typography>
          <TimeClock
            ampm={false}
            showViewSwitcher
            defaultValue={dayjs('2025-05-21T09:00')}
            sx={narrow}
          />
        </div>
        <div role="group" aria-labelledby={`${id}-end`}>
          <Typography id={`${id}-end`} variant="subtitle2" component="p">
            End of shift (controlled)
          </Typography>
          <TimeClock
            ampm={false}
            showViewSwitcher
            value={end}
            onChange={(time, selectionState) => {
              setEnd(time);
              setSelection(selectionState ?? 'none yet');
            }}
            sx={narrow}
          />
          <Typography variant="body2" role="status">
            Your state: {end?.format('HH:mm')}
            <br />
            Last selection: {selection}
          </Typography>
          <Button
            size="small"
            onClick={() => setEnd((current) => current && current.add(30, 'minutes'))}
          >
            30 minutes later
          </Button>
        </div>
      </Box>
    </LocalizationProvider>
  );
}
