import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** The variants of one picker below each other, in a room that stays while their layout changes. */
export function LayoutStage({ height, children }: { height: number; children: ReactNode }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height, overflow: 'auto' }}>
        <Stack spacing={2} sx={{ pt: 1, alignItems: 'flex-start' }}>
          {children}
        </Stack>
      </Box>
    </LocalizationProvider>
  );
}
