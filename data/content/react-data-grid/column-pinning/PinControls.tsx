import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

type Side = keyof GridPinnedColumnFields;

const flights = makeFlights(20);
const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 90 },
  { field: 'airline', headerName: 'Airline', width: 130 },
  { field: 'destination', headerName: 'Destination', width: 130 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'departs', headerName: 'Departs', type: 'dateTime', width: 190 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120 },
  { field: 'state', headerName: 'State', width: 110 },
];

export default function PinControls() {
  const [pins, setPins] = useState<GridPinnedColumnFields>({ left: ['flight'], right: ['state'] });

  function choose(side: Side, fields: string[]) {
    const other = side === 'left' ? 'right' : 'left';
    setPins({
      [side]: fields,
      // A column has one side.
      [other]: pins[other]?.filter((field) => !fields.includes(field)),
    });
  }

  return (
    <Stack spacing={2}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <PinSelect label="Pinned left" side="left" pins={pins} onChange={choose} />
        <PinSelect label="Pinned right" side="right" pins={pins} onChange={choose} />
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro
          aria-label="Departures"
          columns={columns}
          rows={flights}
          pinnedColumns={pins}
          onPinnedColumnsChange={setPins}
          hideFooter
        />
      </div>
      <Typography component="output" variant="body2" sx={{ fontFamily: 'monospace' }}>
        {JSON.stringify(pins)}
      </Typography>
    </Stack>
  );
}

interface PinSelectProps {
  label: string;
  side: Side;
  pins: GridPinnedColumnFields;
  onChange: (side: Side, fields: string[]) => void;
}

function PinSelect({ label, side, pins, onChange }: PinSelectProps) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={pins[side] ?? []}
      // The select gives the fields in the order in which the user chose them.
      onChange={({ target }) => onChange(side, [target.value].flat())}
      slotProps={{ select: { multiple: true } }}
    >
      {columns.map(({ field, headerName }) => (
        <MenuItem key={field} value={field}>
          {headerName}
        </MenuItem>
      ))}
    </TextField>
  );
}
