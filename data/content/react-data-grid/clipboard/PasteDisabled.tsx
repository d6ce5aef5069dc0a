import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'SKU', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'shelf', headerName: 'Shelf', width: 110, editable: true },
  { field: 'counted', headerName: 'Counted', type: 'number', width: 110, editable: true },
];

const stock = [
  { id: 'ST-14', product: 'Oak stool', shelf: 'A-01', counted: 48 },
  { id: 'CU-22', product: 'Linen curtain', shelf: 'A-07', counted: 120 },
  { id: 'LA-05', product: 'Reading lamp', shelf: 'B-03', counted: 31 },
  { id: 'RU-09', product: 'Wool rug', shelf: 'C-11', counted: 16 },
];

export default function PasteDisabled() {
  const [canPaste, setCanPaste] = useState(false);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 312 }}>
      <FormControlLabel
        control={
          <Switch checked={canPaste} onChange={(event) => setCanPaste(event.target.checked)} />
        }
        label="Allow pasting"
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Stock"
          rows={stock}
          columns={columns}
          cellSelection
          rowSelection={false}
          disableClipboardPaste={!canPaste}
          hideFooter
        />
      </Box>
    </Box>
  );
}
