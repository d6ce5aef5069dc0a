import { useState } from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const texts = {
  name: 'Name',
  role: 'Role',
  value: 'Value',
  state: 'State',
  group: 'Inside of',
};
type Announcement = Record<keyof typeof texts, string>;

function nameOf(element: Element): string {
  const labels = (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .map((label) => label?.getAttribute('aria-label') ?? label?.textContent ?? '');
  return element.getAttribute('aria-label') ?? labels.join(' ').trim();
}

/** What an element exposes to a screen reader. */
function read(element: Element): Announcement {
  const value = (name: string) => element.getAttribute(name);
  const parent = element.parentElement?.closest('[role="group"], [role="grid"], [role="listbox"]');
  const states = [
    value('aria-selected') === 'true' && 'selected',
    value('aria-checked') === 'true' && 'checked',
    value('aria-current') === 'date' && 'current date',
    value('aria-readonly') === 'true' && 'read-only',
  ];
  return {
    name: nameOf(element) || element.textContent,
    role: value('role') ?? element.tagName.toLowerCase(),
    value: value('aria-valuetext') ?? value('aria-valuenow') ?? '',
    state: states.filter(Boolean).join(', '),
    group: parent ? nameOf(parent) : '',
  };
}

export default function FocusReader() {
  const [announced, setAnnounced] = useState<Announcement>();

  const update = () => {
    const focused = document.activeElement;
    if (focused && focused !== document.body) {
      setAnnounced(read(focused));
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        onFocus={update}
        onKeyUp={update}
        onClick={update}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
        }}
      >
        <DatePicker label="Day of the visit" defaultValue={dayjs('2025-05-21')} />
        <TimePicker label="Time of the visit" defaultValue={dayjs('2025-05-21T15:30')} />
        <Box
          component="dl"
          sx={{
            m: 0,
            gridColumn: '1 / -1',
            display: 'grid',
            gridTemplateColumns: '96px minmax(0, 1fr)',
            typography: 'body2',
          }}
        >
          {Object.entries(texts).map(([id, text]) => (
            <Box key={id} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ py: 0.5, color: 'text.secondary' }}>
                {text}
              </Box>
              <Box component="dd" sx={{ m: 0, py: 0.5, minHeight: 28 }}>
                {announced?.[id as keyof Announcement] || '–'}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
