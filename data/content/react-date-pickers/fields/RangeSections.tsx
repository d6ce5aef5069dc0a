import { useRef } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const season: DateRange<Dayjs> = [dayjs('2025-05-21'), dayjs('2025-09-30')];

export default function RangeSections() {
  const fieldRef = useRef<FieldRef<DateRange<Dayjs>>>(null);
  const startRef = useRef<FieldRef<Dayjs | null>>(null);
  const endRef = useRef<FieldRef<Dayjs | null>>(null);

  function selectDay(position: 'start' | 'end') {
    const sections = fieldRef.current?.getSections() ?? [];
    const index = sections.findIndex(
      ({ dateName, type }) => dateName === position && type === 'day',
    );
    fieldRef.current?.setSelectedSections(index);
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 480 }}>
        <SingleInputDateRangeField
          label="Ferry season"
          defaultValue={season}
          unstableFieldRef={fieldRef}
        />
        <Stack direction="row" spacing={1}>
          <Button size="small" onClick={() => selectDay('start')}>
            First day
          </Button>
          <Button size="small" onClick={() => selectDay('end')}>
            Last day
          </Button>
        </Stack>
        <MultiInputDateRangeField
          defaultValue={season}
          unstableStartFieldRef={startRef}
          unstableEndFieldRef={endRef}
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            textField: ({ position }) => ({ label: position === 'start' ? 'Opens' : 'Closes' }),
            separator: { sx: { display: { xs: 'none', sm: 'block' } } },
          }}
        />
        <Stack direction="row" spacing={1}>
          <Button size="small" onClick={() => startRef.current?.setSelectedSections('day')}>
            Opening day
          </Button>
          <Button size="small" onClick={() => endRef.current?.setSelectedSections('day')}>
            Closing day
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
