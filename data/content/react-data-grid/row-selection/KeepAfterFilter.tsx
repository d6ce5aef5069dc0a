import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 95 },
  { field: 'airline', headerName: 'Airline', width: 125 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'state', headerName: 'State', width: 110 },
];

const flights = makeFlights(20);

export default function KeepAfterFilter() {
  const [isKept, setIsKept] = useState(true);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={isKept} onChange={(event) => setIsKept(event.target.checked)} />}
        label="Keep rows selected that don’t match the filter"
        sx={{ mb: 1 }}
      />
      <div style={{ height: 420 }}>
        <DataGrid
          aria-label="Departures"
          rows={flights}
          columns={columns}
          checkboxSelection
          keepNonExistentRowsSelected={isKept}
          showToolbar
        />
      </div>
    </div>
  );
}
