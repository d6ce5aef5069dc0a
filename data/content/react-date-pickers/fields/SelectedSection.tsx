import { useRef, useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function SelectedSection() {
  const fieldRef = useRef<FieldRef<Dayjs | null>>(null);
  const [selected, setSelected] = useState('Select a section');

  function describe(index: FieldSelectedSections) {
    const sections = fieldRef.current?.getSections() ?? [];
    const section = typeof index === 'number' ? sections[index] : undefined;
    setSelected(
      section
        ? `${section.type}: token ${section.format}, content ${section.contentType}`
        : 'Select a section',
    );
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Surgery"
        format="ddd, D MMM YYYY, HH:mm"
        defaultValue={dayjs('2025-05-21T15:30')}
        unstableFieldRef={fieldRef}
        onSelectedSectionsChange={describe}
        helperText={selected}
        sx={{ width: 320 }}
      />
    </LocalizationProvider>
  );
}
