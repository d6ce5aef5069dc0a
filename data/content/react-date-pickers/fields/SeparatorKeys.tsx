import { useRef, type KeyboardEvent } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';

const separators = ['/', '.', '-'];

export default function SeparatorKeys() {
  const fieldRef = useRef<FieldRef<Dayjs | null>>(null);
  /** After a full section, the field has already selected the next one: a separator must not skip it. */
  const isTyping = useRef(false);

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    if (!separators.includes(event.key)) {
      isTyping.current = event.key.length === 1;
      return;
    }
    event.preventDefault();
    const field = fieldRef.current;
    const index = field?.getActiveSectionIndex() ?? null;
    if (field && index !== null && isTyping.current && index + 1 < field.getSections().length) {
      field.setSelectedSections(index + 1);
    }
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date of purchase"
        helperText="Type 1/2/2025 or 01022025"
        unstableFieldRef={fieldRef}
        onKeyDown={handleKey}
        onSelectedSectionsChange={() => {
          isTyping.current = false;
        }}
      />
    </LocalizationProvider>
  );
}
