import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 80 },
  { field: 'day', headerName: 'Day', type: 'date', width: 105 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 110 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 95 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 115 },
  { field: 'settled', headerName: 'Settled', type: 'boolean', width: 90 },
];

const trades = makeTrades(30);

export default function ControlledVisibility() {
  const [model, setModel] = useState<GridColumnVisibilityModel>({
    desk: false,
    settled: false,
  });
  const hidden = columns.filter(({ field }) => model[field] === false);
  const show = (field: string) => setModel((current) => ({ ...current, [field]: true }));

  return (
    <div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          minHeight: 72,
          pb: 1,
          boxSizing: 'border-box',
        }}
      >
        <Typography variant="body2">
          {hidden.length === 0 ? 'All columns are visible' : 'Hidden columns:'}
        </Typography>
        {hidden.map(({ field, headerName }) => (
          <Chip
            key={field}
            size="small"
            icon={<AddIcon />}
            label={headerName}
            aria-label={`Show ${headerName}`}
            onClick={() => show(field)}
          />
        ))}
      </Box>
      <div style={{ height: 348 }}>
        <DataGrid
          aria-label="Trades"
          columns={columns}
          rows={trades}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          showToolbar
          hideFooter
        />
      </div>
    </div>
  );
}
