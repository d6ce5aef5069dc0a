import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(12);

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', width: 130 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 120 },
  { field: 'price', headerName: 'Price ($/t)', type: 'number', width: 130 },
];

const initialState = { aggregation: { model: { quantity: 'sum', price: 'avg' } } };

export default function AggregationOff() {
  const [isOff, setIsOff] = useState(true);
  return (
    <Stack spacing={1} sx={{ height: 400 }}>
      <FormControlLabel
        control={<Switch checked={isOff} onChange={(_event, checked) => setIsOff(checked)} />}
        label="disableAggregation"
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Trades"
          columns={columns}
          rows={trades}
          initialState={initialState}
          disableAggregation={isOff}
          hideFooter
        />
      </div>
    </Stack>
  );
}
