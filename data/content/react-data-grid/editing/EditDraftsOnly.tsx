import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridCellParams, type GridColDef } from '@mui/x-data-grid';

interface Purchase {
  id: string;
  supplier: string;
  item: string;
  quantity: number;
  status: 'Draft' | 'Ordered' | 'Received';
}

const columns: GridColDef<Purchase>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 130, editable: true },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100, editable: true },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Draft', 'Ordered', 'Received'],
    width: 120,
    editable: true,
  },
];

const purchases: Purchase[] = [
  { id: 'P-301', supplier: 'Dahl Interiör', item: 'Oak stool', quantity: 12, status: 'Received' },
  { id: 'P-302', supplier: 'Groen Wonen', item: 'Wool rug', quantity: 4, status: 'Ordered' },
  { id: 'P-303', supplier: 'Fiumara Casa', item: 'Wall clock', quantity: 20, status: 'Draft' },
  { id: 'P-304', supplier: 'Dahl Interiör', item: 'Steel shelf', quantity: 6, status: 'Draft' },
];

function isCellEditable({ field, row }: GridCellParams<Purchase>) {
  return field === 'status' || row.status === 'Draft';
}

export default function EditDraftsOnly() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        aria-label="Purchase orders"
        rows={purchases}
        columns={columns}
        isCellEditable={isCellEditable}
        hideFooter
        sx={{ [`& .${gridClasses['cell--editable']}`]: { bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
