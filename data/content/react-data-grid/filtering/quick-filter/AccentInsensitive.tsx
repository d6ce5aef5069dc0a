import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Depot {
  id: number;
  depot: string;
  city: string;
  country: string;
  pallets: number;
}

const columns: GridColDef<Depot>[] = [
  { field: 'depot', headerName: 'Depot', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 100 },
];

const depots: Depot[] = [
  { id: 1, depot: 'M1', city: 'Málaga', country: 'Spain', pallets: 840 },
  { id: 2, depot: 'M2', city: 'Malmö', country: 'Sweden', pallets: 1200 },
  { id: 3, depot: 'M3', city: 'Malaga', country: 'United States', pallets: 310 },
  { id: 4, depot: 'O1', city: 'Odense', country: 'Denmark', pallets: 560 },
  { id: 5, depot: 'O2', city: 'Östersund', country: 'Sweden', pallets: 275 },
  { id: 6, depot: 'O3', city: 'Ølstykke', country: 'Denmark', pallets: 190 },
];

export default function AccentInsensitive() {
  const [ignoresDiacritics, setIgnoresDiacritics] = useState(true);

  return (
    <div>
      <FormControlLabel
        sx={{ mb: 1 }}
        label="ignoreDiacritics"
        control={
          <Switch
            checked={ignoresDiacritics}
            onChange={(_event, isChecked) => setIgnoresDiacritics(isChecked)}
          />
        }
      />
      <div style={{ height: 370 }}>
        <DataGrid
          key={String(ignoresDiacritics)}
          aria-label="Depots"
          columns={columns}
          rows={depots}
          ignoreDiacritics={ignoresDiacritics}
          initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['mala'] } } }}
          showToolbar
          hideFooter
        />
      </div>
    </div>
  );
}
