import { DataGrid, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(200);

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 80 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  {
    field: 'side',
    headerName: 'Side',
    type: 'singleSelect',
    valueOptions: ['Buy', 'Sell'],
    width: 110,
  },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 100 },
  { field: 'day', headerName: 'Day', type: 'date', width: 110 },
];

const initialState: GridInitialState = {
  columns: { columnVisibilityModel: { id: false } },
  filter: { filterModel: { items: [{ field: 'side', operator: 'is', value: 'Buy' }] } },
  sorting: { sortModel: [{ field: 'price', sort: 'desc' }] },
  pagination: { paginationModel: { page: 1, pageSize: 10 } },
  density: 'compact',
};

export default function InitialStateMix() {
  return (
    <div style={{ height: 456 }}>
      <DataGrid
        aria-label="Purchases, most expensive first"
        rows={trades}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[10, 25, 50]}
      />
    </div>
  );
}
