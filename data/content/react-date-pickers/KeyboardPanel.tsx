import { useState } from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const keys = [
  { key: 'ArrowLeft', cap: '←', text: 'one day left' },
  { key: 'ArrowRight', cap: '→', text: 'one day right' },
  { key: 'ArrowUp', cap: '↑', text: 'one week up' },
  { key: 'ArrowDown', cap: '↓', text: 'one week down' },
  { key: 'Home', cap: 'Home', text: 'start of the week' },
  { key: 'End', cap: 'End', text: 'end of the week' },
  { key: 'PageUp', cap: 'Page up', text: 'next month' },
  { key: 'PageDown', cap: 'Page down', text: 'previous month' },
  { key: 'Enter', cap: 'Enter', text: 'select the day' },
  { key: ' ', cap: 'Space', text: 'select the day' },
];

export default function KeyboardPanel() {
  const [pressed, setPressed] = useState<string>();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        onKeyDownCapture={(event) => setPressed(event.key)}
        onKeyUpCapture={() => setPressed(undefined)}
        onBlur={({ currentTarget, relatedTarget }) => {
          // A key that moves the focus to another day stays marked.
          if (!currentTarget.contains(relatedTarget)) setPressed(undefined);
        }}
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'center',
          minHeight: 356,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 320px) 1fr' },
        }}
      >
        <DateCalendar defaultValue={dayjs('2025-05-21')} sx={{ width: '100%', maxWidth: 320 }} />
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gap: 0.5,
            gridTemplateColumns: '96px 1fr',
            typography: 'body2',
          }}
        >
          {keys.map(({ key, cap, text }) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box
                component="dt"
                sx={{
                  height: 32,
                  display: 'grid',
                  placeItems: 'center',
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                  ...(key === pressed && {
                    bgcolor: 'primary.main',
                    color: 'primary.contrastText',
                  }),
                }}
              >
                {cap}
              </Box>
              <Box component="dd" sx={{ m: 0, px: 1, alignSelf: 'center' }}>
                {text}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
