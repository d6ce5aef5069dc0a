import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(40);

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 100 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'state', headerName: 'State', width: 110 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110 },
];

export default function CloneGridState() {
  const apiRef = useGridApiRef();
  const [copy, setCopy] = useState<GridInitialState>();
  const [copies, setCopies] = useState(0);

  function clone() {
    setCopy(apiRef.current?.exportState());
    setCopies(copies + 1);
  }

  return (
    <Stack spacing={1}>
      <div style={{ height: 240 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Departures"
          rows={flights}
          columns={columns}
          density="compact"
          hideFooter
        />
      </div>
      <Button variant="outlined" onClick={clone} sx={{ alignSelf: 'flex-start' }}>
        Clone this grid
      </Button>
      <div style={{ height: 240 }}>
        {copy && (
          <DataGridPro
            key={copies}
            aria-label={`Departures, copy ${copies}`}
            rows={flights}
            columns={columns}
            initialState={copy}
            density="compact"
            hideFooter
          />
        )}
      </div>
    </Stack>
  );
}
