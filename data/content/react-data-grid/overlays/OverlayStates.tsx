import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const departures = makeFlights(20);

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 95 },
  { field: 'airline', headerName: 'Airline', width: 120 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'state', headerName: 'State', width: 110 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120 },
];

const noFlightToOslo: DataGridProps['initialState'] = {
  filter: {
    filterModel: { items: [{ field: 'destination', operator: 'equals', value: 'Oslo' }] },
  },
};
const allHidden: DataGridProps['initialState'] = {
  columns: {
    columnVisibilityModel: Object.fromEntries(columns.map(({ field }) => [field, false])),
  },
};

const states: Record<string, Partial<DataGridProps<Flight>>> = {
  'First load': { rows: [], loading: true },
  Refresh: { loading: true },
  Rows: {},
  'No rows': { rows: [] },
  'No results': { initialState: noFlightToOslo },
  'No columns': { initialState: allHidden },
};

export default function OverlayStates() {
  const [state, setState] = useState('First load');

  return (
    <Stack spacing={2} sx={{ height: 464, pt: 1 }}>
      <TextField
        select
        size="small"
        label="State of the grid"
        value={state}
        onChange={(event) => setState(event.target.value)}
        sx={{ width: 200 }}
      >
        {Object.keys(states).map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 400 }}>
        <DataGrid
          key={state}
          aria-label="Departures"
          rows={departures}
          columns={columns}
          hideFooter
          {...states[state]}
        />
      </div>
    </Stack>
  );
}
