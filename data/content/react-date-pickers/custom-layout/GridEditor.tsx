import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { blockSlots, ContentBlock } from './partBlocks.tsx';

const parts = ['toolbar', 'shortcuts', 'contentWrapper', 'actionBar'] as const;
const lines = ['1', '2', '3', '1 / 3', '2 / 4', '1 / 4'];
type Place = { gridColumn: string; gridRow: string };

/** The default positions in portrait. */
const defaults: Record<(typeof parts)[number], Place> = {
  toolbar: { gridColumn: '2 / 4', gridRow: '1' },
  shortcuts: { gridColumn: '1', gridRow: '2' },
  contentWrapper: { gridColumn: '2 / 4', gridRow: '2' },
  actionBar: { gridColumn: '1 / 4', gridRow: '3' },
};

export default function GridEditor() {
  const [places, setPlaces] = useState(defaults);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ minHeight: 420 }}>
          <StaticDateTimePicker
            slots={blockSlots}
            viewRenderers={{ day: () => <ContentBlock /> }}
            sx={{
              minWidth: 0,
              gap: 0.5,
              ...Object.fromEntries(
                parts.map((part) => [`& .${pickersLayoutClasses[part]}`, places[part]]),
              ),
            }}
          />
        </Box>
        <Box>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
            {parts.flatMap((part) =>
              (['gridColumn', 'gridRow'] as const).map((axis) => (
                <TextField
                  key={part + axis}
                  select
                  size="small"
                  label={`${part}: ${axis === 'gridColumn' ? 'column' : 'row'}`}
                  value={places[part][axis]}
                  onChange={(event) =>
                    setPlaces({
                      ...places,
                      [part]: { ...places[part], [axis]: event.target.value },
                    })
                  }
                  slotProps={{ select: { native: true } }}
                >
                  {lines.map((line) => (
                    <option key={line}>{line}</option>
                  ))}
                </TextField>
              )),
            )}
          </Box>
          <Box component="pre" role="status" sx={{ my: 2, fontSize: 12, whiteSpace: 'pre-wrap' }}>
            {parts.map((part) => {
              const { gridColumn, gridRow } = places[part];
              return `.${pickersLayoutClasses[part]} {\n  grid-column: ${gridColumn};\n  grid-row: ${gridRow};\n}\n`;
            })}
          </Box>
          <Button size="small" onClick={() => setPlaces(defaults)}>
            Reset
          </Button>
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
