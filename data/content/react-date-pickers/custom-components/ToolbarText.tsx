import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function ToolbarText() {
  const [isHidden, setIsHidden] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControlLabel
        control={<Switch checked={isHidden} onChange={(_, next) => setIsHidden(next)} />}
        label="Hide the toolbar"
      />
      <Box sx={{ minHeight: 495 }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-05-21')}
          localeText={{ toolbarTitle: 'Inspection' }}
          slotProps={{
            toolbar: {
              hidden: isHidden,
              toolbarFormat: 'ddd, D MMM',
              toolbarPlaceholder: 'No date yet',
              sx: { bgcolor: 'action.hover' },
            },
            actionBar: { actions: ['clear'] },
          }}
          sx={{
            display: 'block',
            minWidth: 0,
            maxWidth: 320,
            [`& .${dateCalendarClasses.root}`]: { width: '100%', maxWidth: 320 },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
