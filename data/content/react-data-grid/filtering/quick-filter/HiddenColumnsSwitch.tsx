import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

interface Shipment {
  id: number;
  container: string;
  from: string;
  to: string;
  carrier: string;
  weight: number;
}

const columns: GridColDef<Shipment>[] = [
  { field: 'container', headerName: 'Container', flex: 1, minWidth: 130 },
  { field: 'from', headerName: 'From', width: 120 },
  { field: 'to', headerName: 'To', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 140 },
  { field: 'weight', headerName: 'Tonnes', type: 'number', width: 100 },
];

const shipments: Shipment[] = [
  { id: 1, container: 'ATL 40118', from: 'Antwerp', to: 'Boston', carrier: 'Atlas', weight: 18 },
  { id: 2, container: 'NOR 22045', from: 'Bergen', to: 'Hull', carrier: 'Northway', weight: 11 },
  { id: 3, container: 'SEA 31977', from: 'Genoa', to: 'Tunis', carrier: 'Seaway', weight: 24 },
  { id: 4, container: 'TRI 40562', from: 'Boston', to: 'Cork', carrier: 'Atlas', weight: 9 },
  { id: 5, container: 'NOR 22413', from: 'Gdansk', to: 'Bergen', carrier: 'Northway', weight: 15 },
  { id: 6, container: 'SEA 30288', from: 'Izmir', to: 'Genoa', carrier: 'Seaway', weight: 21 },
];

export default function HiddenColumnsSwitch() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['atlas'],
  });

  return (
    <div>
      <FormControlLabel
        sx={{ mb: 1 }}
        label="Search the hidden Carrier column"
        control={
          <Switch
            checked={filterModel.quickFilterExcludeHiddenColumns === false}
            onChange={(_event, isChecked) =>
              setFilterModel((model) => ({
                ...model,
                quickFilterExcludeHiddenColumns: !isChecked,
              }))
            }
          />
        }
      />
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Shipments"
          columns={columns}
          rows={shipments}
          initialState={{ columns: { columnVisibilityModel: { carrier: false } } }}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          hideFooter
        />
      </div>
    </div>
  );
}
