import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, bin: 'A10', part: 'M8 × 40', product: 'Hex bolt, zinc', stock: 2400 },
  { id: 2, bin: 'A2', part: 'M8 × 120', product: 'Hex bolt, zinc', stock: 310 },
  { id: 3, bin: 'B1', part: 'M10 × 40', product: 'Hex bolt, steel', stock: 890 },
  { id: 4, bin: 'A1', part: 'M6 × 16', product: 'Socket screw', stock: 5200 },
  { id: 5, bin: 'B12', part: 'M6 × 8', product: 'Socket screw', stock: 4100 },
  { id: 6, bin: 'B3', part: 'M10 × 8', product: 'Set screw', stock: 760 },
];

// Built once: a new collator for each comparison is slow.
const { compare } = new Intl.Collator(undefined, { numeric: true });

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'bin', headerName: 'Bin', width: 90, sortComparator: compare },
  { field: 'part', headerName: 'Part', width: 120, sortComparator: compare },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

export default function NaturalOrder() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        aria-label="Parts in the warehouse"
        columns={columns}
        rows={rows}
        initialState={{ sorting: { sortModel: [{ field: 'bin', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
