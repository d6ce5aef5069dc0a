import { useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const columns: GridColDef<Flight>[] = [
  {
    field: 'departs',
    headerName: 'Departs',
    type: 'dateTime',
    width: 85,
    valueFormatter: (departs: Date) =>
      departs.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
  },
  { field: 'flight', headerName: 'Flight', width: 85 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 110 },
  { field: 'airline', headerName: 'Airline', width: 120 },
  { field: 'gate', headerName: 'Gate', width: 75 },
  { field: 'state', headerName: 'State', width: 110 },
];

const flights = makeFlights(30);

export default function ResponsiveColumns() {
  const screen = useMediaQuery('(max-width: 600px)') ? 'narrow' : 'wide';
  const [models, setModels] = useState<Record<'narrow' | 'wide', GridColumnVisibilityModel>>({
    narrow: { airline: false, gate: false, state: false },
    wide: {},
  });

  return (
    <div style={{ height: 370 }}>
      <DataGrid
        aria-label="Departures"
        columns={columns}
        rows={flights}
        columnVisibilityModel={models[screen]}
        onColumnVisibilityModelChange={(model) =>
          setModels((current) => ({ ...current, [screen]: model }))
        }
        showToolbar
        hideFooter
        slotProps={{ columnsManagement: { disableResetButton: true } }}
      />
    </div>
  );
}
