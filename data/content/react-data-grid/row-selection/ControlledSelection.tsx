import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 140 },
  { field: 'bin', headerName: 'Bin', width: 80 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 95 },
  { field: 'minimum', headerName: 'Minimum', type: 'number', width: 100 },
];

const parts = [
  { id: 'BR-10', part: 'Brake pad', bin: 'A1', stock: 14, minimum: 20 },
  { id: 'CH-04', part: 'Chain, 114 links', bin: 'A4', stock: 32, minimum: 15 },
  { id: 'CR-02', part: 'Crank arm', bin: 'B2', stock: 6, minimum: 6 },
  { id: 'HB-07', part: 'Handlebar tape', bin: 'C1', stock: 3, minimum: 12 },
  { id: 'SP-32', part: 'Spoke, 262 mm', bin: 'D3', stock: 410, minimum: 200 },
  { id: 'TU-28', part: 'Tube, 28 mm', bin: 'D1', stock: 19, minimum: 40 },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };
const lowStock: GridRowSelectionModel = {
  type: 'include',
  ids: new Set(parts.filter(({ stock, minimum }) => stock < minimum).map(({ id }) => id)),
};

export default function ControlledSelection() {
  const [model, setModel] = useState(nothing);

  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button size="small" variant="outlined" onClick={() => setModel(lowStock)}>
          Select low stock
        </Button>
        <Button size="small" onClick={() => setModel(nothing)}>
          Clear
        </Button>
      </Box>
      <DataGrid
        aria-label="Spare parts"
        rows={parts}
        columns={columns}
        checkboxSelection
        rowSelectionModel={model}
        onRowSelectionModelChange={setModel}
        hideFooter
      />
      <Typography variant="body2" role="status" sx={{ mt: 1, minHeight: 40 }}>
        {model.ids.size === 0
          ? 'Nothing selected'
          : `${model.ids.size} selected: ${[...model.ids].join(', ')}`}
      </Typography>
    </div>
  );
}
