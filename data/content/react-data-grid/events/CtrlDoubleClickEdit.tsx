import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';

interface StockItem {
  id: string;
  product: string;
  stock: number;
  price: number;
}

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100, editable: true },
];

const items: StockItem[] = [
  { id: 'K-104', product: 'Kettle', stock: 42, price: 34.9 },
  { id: 'T-220', product: 'Toaster', stock: 17, price: 49 },
  { id: 'G-031', product: 'Coffee grinder', stock: 8, price: 79.5 },
  { id: 'S-410', product: 'Kitchen scale', stock: 63, price: 22 },
  { id: 'B-118', product: 'Blender', stock: 12, price: 89 },
];

const handleCellDoubleClick: GridEventListener<'cellDoubleClick'> = (params, event) => {
  if (!event.ctrlKey && !event.metaKey) {
    event.defaultMuiPrevented = true;
  }
};

export default function CtrlDoubleClickEdit() {
  return (
    <div style={{ height: 320 }}>
      <DataGrid
        aria-label="Stock"
        rows={items}
        columns={columns}
        onCellDoubleClick={handleCellDoubleClick}
        hideFooter
      />
    </div>
  );
}
