import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const targets = [
  { label: 'Day', sections: 'day' },
  { label: 'Month', sections: 'month' },
  { label: 'Year', sections: 2 },
  { label: 'All', sections: 'all' },
] as const;

export default function JumpToSection() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [selectedSections, setSelectedSections] = useState<FieldSelectedSections>(null);

  function select(sections: FieldSelectedSections) {
    inputRef.current?.focus();
    setSelectedSections(sections);
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DateField
          label="Date of birth"
          defaultValue={dayjs('1987-05-21')}
          inputRef={inputRef}
          selectedSections={selectedSections}
          onSelectedSectionsChange={setSelectedSections}
        />
        <Stack direction="row" spacing={0.5} useFlexGap role="group" aria-label="Select">
          {targets.map(({ label, sections }) => (
            <Button key={label} size="small" variant="outlined" onClick={() => select(sections)}>
              {label}
            </Button>
          ))}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
