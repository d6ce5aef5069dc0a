import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(60);

const columns: GridColDef<Trade>[] = [
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'commodity', headerName: 'Commodity', width: 110 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
];

export default function ControlledGroups() {
  const [model, setModel] = useState<GridRowGroupingModel>(['commodity']);

  return (
    <Stack spacing={1} sx={{ height: 460 }}>
      <ToggleButtonGroup
        aria-label="Group by"
        size="small"
        value={model}
        onChange={(_event, fields: string[]) => setModel(fields)}
      >
        <ToggleButton value="desk">Desk</ToggleButton>
        <ToggleButton value="commodity">Commodity</ToggleButton>
        <ToggleButton value="side">Side</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Trades"
          rows={trades}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          hideFooter
        />
      </div>
      <Typography component="output" variant="body2" sx={{ fontFamily: 'monospace' }}>
        {JSON.stringify(model)}
      </Typography>
    </Stack>
  );
}
