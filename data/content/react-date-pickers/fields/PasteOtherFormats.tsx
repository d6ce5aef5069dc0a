import { useState, type ClipboardEvent } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

const formats = ['MM/DD/YYYY', 'M/D/YYYY', 'YYYY-MM-DD', 'DD.MM.YYYY', 'D MMMM YYYY'];

export default function PasteOtherFormats() {
  const [dueDate, setDueDate] = useState<Dayjs | null>(null);

  function handlePaste(event: ClipboardEvent<HTMLDivElement>) {
    const text = event.clipboardData.getData('text').trim();
    if (/^(\d+|[a-z]+)$/i.test(text)) {
      return; // the text of one section: the field pastes it
    }
    event.preventDefault();
    event.stopPropagation();
    const date = dayjs(text, formats, true);
    if (date.isValid()) {
      setDueDate(date);
    }
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Invoice due"
        value={dueDate}
        onChange={setDueDate}
        onPasteCapture={handlePaste}
        helperText="Paste 2025-05-21, 28.05.2025 or 4 June 2025"
      />
    </LocalizationProvider>
  );
}
