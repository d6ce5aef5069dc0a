import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, supplier: 'Brightwell Timber', city: 'Riga', onTime: 0.97, rating: 4.4 },
  { id: 2, supplier: 'Castellan Fittings', city: 'Turin', onTime: 0.88, rating: 3.9 },
  { id: 3, supplier: 'Dunmore Textiles', city: 'Belfast', onTime: 0.99, rating: 4.8 },
  { id: 4, supplier: 'Eastgate Glass', city: 'Brno', onTime: 0.91, rating: 3.2 },
  { id: 5, supplier: 'Ferrum & Cie', city: 'Liège', onTime: 0.94, rating: 4.6 },
  { id: 6, supplier: 'Gullfoss Wool', city: 'Akureyri', onTime: 0.85, rating: 4.1 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 110 },
  {
    field: 'onTime',
    headerName: 'On time',
    type: 'number',
    width: 110,
    valueFormatter: (share: number) => `${Math.round(share * 100)}%`,
  },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

export default function RatingSortedAtStart() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        aria-label="Suppliers"
        columns={columns}
        rows={rows}
        initialState={{
          sorting: { sortModel: [{ field: 'rating', sort: 'desc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
