import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

const zone = 'Europe/Berlin';

export default function RepeatedHourLuxon() {
  const [value, setValue] = useState<DateTime | null>(
    DateTime.fromISO('2025-10-26T00:30:00Z', { zone }),
  );
  // One date, or two where the clocks are set back.
  const choices = value?.isValid ? value.getPossibleOffsets() : [];

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker
          label="Night shift ends, Berlin"
          ampm={false}
          timezone={zone}
          value={value}
          onChange={setValue}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Which of the two hours"
          disabled={choices.length < 2}
          value={value?.offset}
          onChange={(_, offset: number | null) => {
            const choice = choices.find((each) => each.offset === offset);
            if (choice) {
              setValue(choice);
            }
          }}
        >
          <ToggleButton value={120}>Summer time</ToggleButton>
          <ToggleButton value={60}>Standard time</ToggleButton>
        </ToggleButtonGroup>
        <Typography role="status">
          {value?.isValid
            ? `UTC: ${value.toUTC().toISO({ suppressMilliseconds: true })}`
            : 'No value'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
