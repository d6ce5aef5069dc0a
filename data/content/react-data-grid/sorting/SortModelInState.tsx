import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(30);
const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 85 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 115 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'side', headerName: 'Side', width: 85 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 105 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 125 },
  { field: 'day', headerName: 'Day', type: 'date', width: 110 },
];

const views: { label: string; model: GridSortModel }[] = [
  { label: 'Largest first', model: [{ field: 'quantity', sort: 'desc' }] },
  { label: 'Oldest first', model: [{ field: 'day', sort: 'asc' }] },
  { label: 'As booked', model: [] },
];

export default function SortModelInState() {
  const [sortModel, setSortModel] = useState<GridSortModel>([{ field: 'price', sort: 'desc' }]);

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {views.map(({ label, model }) => (
          <Button key={label} size="small" onClick={() => setSortModel(model)}>
            {label}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Trades"
          columns={columns}
          rows={trades}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
      <Typography component="output" variant="body2" sx={{ fontFamily: 'monospace' }}>
        {JSON.stringify(sortModel)}
      </Typography>
    </Stack>
  );
}
