import { DataGrid, type GridColDef, type GridSortDirection } from '@mui/x-data-grid';

const rows = [
  { id: 1, branch: 'Bergen', revenue: 412_300, margin: 0.21, returns: 38 },
  { id: 2, branch: 'Cork', revenue: 388_900, margin: 0.27, returns: 12 },
  { id: 3, branch: 'Lyon', revenue: 640_150, margin: 0.18, returns: 71 },
  { id: 4, branch: 'Porto', revenue: 295_400, margin: 0.31, returns: 9 },
  { id: 5, branch: 'Ulm', revenue: 521_700, margin: 0.24, returns: 44 },
  { id: 6, branch: 'Utrecht', revenue: 468_000, margin: 0.22, returns: 27 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'branch', headerName: 'Branch', flex: 1, minWidth: 110 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 130 },
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 105,
    valueFormatter: (share: number) => `${Math.round(share * 100)}%`,
  },
  { field: 'returns', headerName: 'Returns', type: 'number', width: 105 },
];

const sortingOrder: GridSortDirection[] = ['desc', 'asc'];

export default function OrderWithoutReset() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        aria-label="Branches in 2025"
        columns={columns}
        rows={rows}
        sortingOrder={sortingOrder}
        initialState={{ sorting: { sortModel: [{ field: 'revenue', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
