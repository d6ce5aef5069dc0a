import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { blockSlots, ContentBlock } from './partBlocks.tsx';

export default function LayoutBlocks() {
  const [orientation, setOrientation] = useState<'portrait' | 'landscape'>('portrait');
  const [variant, setVariant] = useState<'mobile' | 'desktop'>('mobile');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Orientation"
            value={orientation}
            onChange={(_, next: typeof orientation | null) => next && setOrientation(next)}
          >
            <ToggleButton value="portrait">Portrait</ToggleButton>
            <ToggleButton value="landscape">Landscape</ToggleButton>
          </ToggleButtonGroup>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Variant"
            value={variant}
            onChange={(_, next: typeof variant | null) => next && setVariant(next)}
          >
            <ToggleButton value="mobile">Mobile</ToggleButton>
            <ToggleButton value="desktop">Desktop</ToggleButton>
          </ToggleButtonGroup>
        </Box>
        <Box sx={{ minHeight: 310 }}>
          <StaticDateTimePicker
            orientation={orientation}
            displayStaticWrapperAs={variant}
            slots={blockSlots}
            viewRenderers={{ day: () => <ContentBlock /> }}
            sx={{
              minWidth: 0,
              gap: 0.5,
              [`& .${pickersLayoutClasses.contentWrapper}`]: { gap: 0.5 },
            }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
