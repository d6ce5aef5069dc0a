import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateRange, DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function RoadClosure() {
  const fieldRef = useRef<FieldRef<DateRange<Dayjs>>>(null);
  const [invalid, setInvalid] = useState<'start' | 'end' | null>(null);

  function saveError([start, end]: DateTimeRangeValidationError) {
    setInvalid(start ? 'start' : end && 'end');
  }

  function selectError() {
    const sections = fieldRef.current?.getSections() ?? [];
    fieldRef.current?.setSelectedSections(
      sections.findIndex(({ dateName }) => dateName === invalid),
    );
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start', maxWidth: 560 }}>
        <SingleInputDateTimeRangeField
          label="Road closure"
          format="D MMM, HH:mm"
          dateSeparator="to"
          minDateTime={dayjs('2025-05-21T20:00')}
          maxDateTime={dayjs('2025-05-25T05:00')}
          defaultValue={[dayjs('2025-05-21T22:00'), dayjs('2025-05-25T06:00')]}
          onChange={(_, context) => saveError(context.validationError)}
          onError={saveError}
          unstableFieldRef={fieldRef}
          fullWidth
          helperText="Permit: May 21, 20:00 to May 25, 05:00"
        />
        <Button size="small" disabled={!invalid} onClick={selectError}>
          Select the error
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
