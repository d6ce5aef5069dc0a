import { useRef, useState, type SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';

export default function FirstEmptySection() {
  const fieldRef = useRef<FieldRef<Dayjs | null>>(null);
  const [donation, setDonation] = useState<Dayjs | null>(null);
  const [message, setMessage] = useState('Month, day and year');

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const sections = fieldRef.current?.getSections() ?? [];
    const index = sections.findIndex(({ value }) => value === '');
    const empty = sections[index];
    if (empty) {
      fieldRef.current?.setSelectedSections(index);
      setMessage(`Enter the ${empty.type}`);
    } else {
      setMessage(donation?.isValid() ? `Saved: ${donation.format('D MMMM YYYY')}` : 'No such day');
    }
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form onSubmit={submit} noValidate aria-label="Blood donation">
        <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
          <DateField
            label="Last donation"
            value={donation}
            onChange={setDonation}
            unstableFieldRef={fieldRef}
            helperText={message}
            FormHelperTextProps={{ 'aria-live': 'polite' }}
          />
          <Button type="submit" variant="outlined" sx={{ height: 56 }}>
            Save
          </Button>
        </Stack>
      </form>
    </LocalizationProvider>
  );
}
