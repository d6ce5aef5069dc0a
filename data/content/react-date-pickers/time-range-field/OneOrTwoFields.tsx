import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const surgery: [Dayjs, Dayjs] = [dayjs('2025-05-21T08:30'), dayjs('2025-05-21T12:00')];
const visits: [Dayjs, Dayjs] = [dayjs('2025-05-21T15:30'), dayjs('2025-05-21T18:00')];

export default function OneOrTwoFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 420 }}>
        <SingleInputTimeRangeField label="Surgery hours" ampm={false} defaultValue={surgery} />
        <MultiInputTimeRangeField
          ampm={false}
          defaultValue={visits}
          slotProps={{
            textField: ({ position }) => ({
              id: `visits-${position}`,
              label: position === 'start' ? 'Visits from' : 'Visits until',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
