import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Delivery {
  id: string;
  supplier: string;
  goods: string;
  pallets: number;
}

const columns: GridColDef<Delivery>[] = [
  { field: 'id', headerName: 'Dock', width: 80, resizable: false },
  { field: 'supplier', headerName: 'Supplier', width: 170, minWidth: 120, maxWidth: 240 },
  { field: 'goods', headerName: 'Goods', width: 220, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number' },
];

const deliveries: Delivery[] = [
  { id: 'D1', supplier: 'Ferro & Pietra', goods: 'Floor tiles, anthracite', pallets: 18 },
  { id: 'D2', supplier: 'Nordlys Timber', goods: 'Larch cladding', pallets: 24 },
  { id: 'D4', supplier: 'Halden Glass', goods: 'Double glazing, argon', pallets: 6 },
  { id: 'D7', supplier: 'Atelier Morin', goods: 'Door fittings', pallets: 2 },
];

export default function ResizableColumns() {
  const [resizing, setResizing] = React.useState('');
  const [changed, setChanged] = React.useState('');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Deliveries"
          columns={columns}
          rows={deliveries}
          onColumnResize={({ colDef, width }) =>
            setResizing(`${colDef.headerName} ${Math.round(width)} px`)
          }
          onColumnWidthChange={({ colDef, width }) =>
            setChanged(`${colDef.headerName} ${Math.round(width)} px`)
          }
          hideFooter
        />
      </div>
      <Typography variant="body2" sx={{ mt: 1 }}>
        onColumnResize: {resizing || 'no call yet'}
      </Typography>
      <Typography variant="body2">onColumnWidthChange: {changed || 'no call yet'}</Typography>
    </div>
  );
}
