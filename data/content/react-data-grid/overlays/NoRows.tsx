import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const delayed = makeFlights(40).filter(({ state }) => state === 'Delayed');
const noFlights: Flight[] = [];

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 95 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120 },
];

const localeText: DataGridProps['localeText'] = {
  noRowsLabel: 'All flights are on time',
};

export default function NoRows() {
  const [isStormy, setIsStormy] = useState(false);

  return (
    <div>
      <FormControlLabel
        label="Storm"
        control={<Switch checked={isStormy} onChange={(_event, isOn) => setIsStormy(isOn)} />}
      />
      <div style={{ height: 318 }}>
        <DataGrid
          aria-label="Delayed flights"
          rows={isStormy ? delayed : noFlights}
          columns={columns}
          localeText={localeText}
          hideFooter
        />
      </div>
    </div>
  );
}
