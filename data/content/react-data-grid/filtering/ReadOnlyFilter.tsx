import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 75 },
  { field: 'desk', headerName: 'Desk', filterable: false, width: 115 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 110 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 120 },
];

const trades = makeTrades(60);

const ownDesk: GridFilterModel = {
  items: [{ id: 'desk', field: 'desk', operator: 'equals', value: 'Lima' }],
};

export default function ReadOnlyFilter() {
  const [model, setModel] = useState(ownDesk);
  const isOwnDesk = model.items.some(({ id }) => id === 'desk');

  return (
    <div>
      <FormControlLabel
        label="Only my desk"
        control={<Switch checked={isOwnDesk} />}
        onChange={
          (event, checked) => setModel({ ...model, items: checked ? ownDesk.items : [] }) // keeps the quick filter
        }
      />
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Trades"
          columns={columns}
          rows={trades}
          filterModel={model}
          onFilterModelChange={setModel}
          showToolbar
          hideFooter
        />
      </div>
    </div>
  );
}
