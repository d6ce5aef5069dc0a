import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 80 },
  { field: 'day', headerName: 'Day', type: 'date', width: 110 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'side', headerName: 'Side', width: 90 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
];

const trades = makeTrades(60);
const heights = { Small: 267, Medium: 371, Large: 475 };

export default function AutoPageSize() {
  const [size, setSize] = useState<keyof typeof heights>('Medium');

  return (
    <Box sx={{ height: 523 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of the grid"
        value={size}
        onChange={(_event, next: keyof typeof heights | null) => setSize(next ?? size)}
        sx={{ mb: 1 }}
      >
        {Object.keys(heights).map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: heights[size] }}>
        <DataGrid aria-label="Trades" rows={trades} columns={columns} autoPageSize />
      </div>
    </Box>
  );
}
