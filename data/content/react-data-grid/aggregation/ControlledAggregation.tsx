import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(20);
const functionNames = ['sum', 'avg', 'min', 'max'];

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', width: 130 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 120 },
  { field: 'price', headerName: 'Price ($/t)', type: 'number', width: 130 },
];

export default function ControlledAggregation() {
  const [model, setModel] = useState<GridAggregationModel>({ quantity: 'sum' });

  function choose(name: string | null) {
    const { quantity: _previous, ...others } = model;
    setModel(name === null ? others : { ...others, quantity: name });
  }

  return (
    <Stack spacing={1} sx={{ height: 440 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Aggregation of the tonnes"
        value={model.quantity ?? null}
        onChange={(_event, name: string | null) => choose(name)}
      >
        {functionNames.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none', minWidth: 56 }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Trades"
          columns={columns}
          rows={trades}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          hideFooter
        />
      </div>
      <Typography component="output" variant="body2" sx={{ fontFamily: 'monospace' }}>
        {JSON.stringify(model)}
      </Typography>
    </Stack>
  );
}
