import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function WhoHoldsTheValue() {
  const [dueDate, setDueDate] = useState<Dayjs | null>(dayjs('2025-05-21'));
  const [selection, setSelection] = useState('none yet');
  const id = useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <div role="group" aria-labelledby={`${id}-kept`}>
          <Typography id={`${id}-kept`} variant="subtitle2" component="p">
            Invoice date (uncontrolled)
          </Typography>
          <DateCalendar
            defaultValue={dayjs('2025-05-07')}
            sx={{ width: '100%', maxWidth: 320, mx: 0 }}
          />
        </div>
        <div role="group" aria-labelledby={`${id}-state`}>
          <Typography id={`${id}-state`} variant="subtitle2" component="p">
            Due date (controlled)
          </Typography>
          <DateCalendar
            value={dueDate}
            referenceDate={dayjs('2025-05-21')}
            onChange={(date, selectionState) => {
              setDueDate(date);
              setSelection(selectionState ?? 'none yet');
            }}
            sx={{ width: '100%', maxWidth: 320, mx: 0 }}
          />
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button
              size="small"
              disabled={!dueDate}
              onClick={() => setDueDate((current) => current && current.add(1, 'week'))}
            >
              One week later
            </Button>
            <Button size="small" disabled={!dueDate} onClick={() => setDueDate(null)}>
              Clear
            </Button>
          </Stack>
          <Typography variant="body2" role="status">
            Your state: {dueDate ? dueDate.format('D MMMM YYYY') : 'no date'}
            <br />
            Last selection: {selection}
          </Typography>
        </div>
      </Box>
    </LocalizationProvider>
  );
}
