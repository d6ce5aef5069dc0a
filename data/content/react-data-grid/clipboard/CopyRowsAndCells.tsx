import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const orders = makeOrders(20);

export default function CopyRowsAndCells() {
  const [unit, setUnit] = useState('rows');
  const [copied, setCopied] = useState('');
  const isRows = unit === 'rows';

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 440 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Select"
        value={unit}
        onChange={(_, next: string | null) => setUnit(next ?? unit)}
      >
        <ToggleButton value="rows">Rows</ToggleButton>
        <ToggleButton value="cells">Cells</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          key={unit}
          aria-label="Orders"
          rows={orders}
          columns={columns}
          rowSelection={isRows}
          cellSelection={!isRows}
          onClipboardCopy={setCopied}
          hideFooter
        />
      </Box>
      <Box
        component="pre"
        role="region"
        aria-label="Copied text"
        tabIndex={0}
        sx={{
          m: 0,
          p: 1,
          height: 88,
          boxSizing: 'border-box',
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontSize: 13,
        }}
      >
        {copied ? copied.replaceAll('\t', ' → ') : 'Select, then press Ctrl+C or ⌘+C.'}
      </Box>
    </Box>
  );
}
