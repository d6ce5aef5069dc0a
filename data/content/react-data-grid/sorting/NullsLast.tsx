import { DataGrid, gridDateComparator, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, order: 'PO-2207', supplier: 'Dunmore Textiles', due: new Date(2025, 5, 18) },
  { id: 2, order: 'PO-2210', supplier: 'Eastgate Glass', due: null },
  { id: 3, order: 'PO-2211', supplier: 'Brightwell Timber', due: new Date(2025, 5, 3) },
  { id: 4, order: 'PO-2214', supplier: 'Ferrum & Cie', due: new Date(2025, 6, 1) },
  { id: 5, order: 'PO-2215', supplier: 'Gullfoss Wool', due: null },
  { id: 6, order: 'PO-2219', supplier: 'Castellan Fittings', due: new Date(2025, 5, 11) },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'order', headerName: 'Order', width: 110 },
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 150 },
  {
    field: 'due',
    headerName: 'Delivery',
    type: 'date',
    width: 150,
    valueFormatter: (due: Date | null) => due?.toLocaleDateString('en-GB') ?? 'Not confirmed',
    getSortComparator: (direction) => (one, other, oneParams, otherParams) => {
      if (!one || !other) {
        return Number(!one) - Number(!other);
      }
      const order = gridDateComparator(one, other, oneParams, otherParams);
      return direction === 'desc' ? -order : order;
    },
  },
];

export default function NullsLast() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        aria-label="Purchase orders"
        columns={columns}
        rows={rows}
        initialState={{ sorting: { sortModel: [{ field: 'due', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
