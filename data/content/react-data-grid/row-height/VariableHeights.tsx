import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridDensity,
  type GridRowHeightParams,
} from '@mui/x-data-grid';

interface Departure {
  id: string;
  time: string;
  destination: string;
  gate: string;
  notice?: string;
}

const columns: GridColDef<Departure>[] = [
  { field: 'time', headerName: 'Departs', width: 75 },
  { field: 'id', headerName: 'Flight', width: 80 },
  { field: 'gate', headerName: 'Gate', width: 70 },
  {
    field: 'destination',
    headerName: 'Destination',
    flex: 1,
    minWidth: 210,
    display: 'flex',
    renderCell: ({ row }) => (
      <Stack>
        {row.destination}
        {row.notice && (
          <Typography variant="caption" color="text.secondary">
            {row.notice}
          </Typography>
        )}
      </Stack>
    ),
  },
];

export default function VariableHeights() {
  const [density, setDensity] = useState<GridDensity>('standard');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        aria-label="Density"
        size="small"
        exclusive
        value={density}
        onChange={(_event, chosen: GridDensity | null) => setDensity(chosen ?? density)}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGrid
          aria-label="Departures"
          columns={columns}
          rows={departures}
          density={density}
          getRowHeight={heightOf}
          hideFooter
        />
      </div>
    </Stack>
  );
}

/** A departure with a notice needs room for two lines at every density. */
function heightOf({ model, densityFactor }: GridRowHeightParams) {
  return (model as Departure).notice ? 76 * densityFactor : null;
}

const departures: Departure[] = [
  { id: 'NV 214', time: '05:40', destination: 'Bergen', gate: 'A4' },
  {
    id: 'CZ 731',
    time: '06:05',
    destination: 'Faro',
    gate: 'B11',
    notice: 'Delayed to 07:20, crew rest',
  },
  { id: 'HL 118', time: '06:15', destination: 'Dublin', gate: 'A9' },
  { id: 'TM 560', time: '06:30', destination: 'Athens', gate: 'C2' },
  {
    id: 'NV 342',
    time: '06:45',
    destination: 'Riga',
    gate: 'A17',
    notice: 'Gate changed from A6',
  },
  { id: 'HL 905', time: '07:00', destination: 'Geneva', gate: 'B3' },
  { id: 'CZ 288', time: '07:10', destination: 'Porto', gate: 'B14' },
];
