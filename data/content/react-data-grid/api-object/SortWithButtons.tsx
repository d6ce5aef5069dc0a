import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Bid {
  id: number;
  supplier: string;
  price: number;
  weeks: number;
}

// The headers are plain: no sorting, no menu.
const plain = { sortable: false, disableColumnMenu: true };

const columns: GridColDef<Bid>[] = [
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 130, ...plain },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100, ...plain },
  { field: 'weeks', headerName: 'Weeks', type: 'number', width: 80, ...plain },
];

const bids: Bid[] = [
  { id: 1, supplier: 'Holm Steel', price: 48200, weeks: 9 },
  { id: 2, supplier: 'Reyes Metal', price: 44900, weeks: 14 },
  { id: 3, supplier: 'Kessler AG', price: 52750, weeks: 6 },
  { id: 4, supplier: 'Barrow Steel', price: 47100, weeks: 11 },
];

export default function SortWithButtons() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ height: { xs: 358, sm: 314 } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.sortColumn('price', 'asc')}>Cheapest first</Button>
        <Button onClick={() => apiRef.current?.sortColumn('weeks', 'asc')}>Fastest first</Button>
        <Button onClick={() => apiRef.current?.setSortModel([])}>As received</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Bids" apiRef={apiRef} rows={bids} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
