import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(24);
const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 90 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 95 },
  // The newest and the largest trades matter most.
  {
    field: 'day',
    headerName: 'Day',
    type: 'date',
    width: 115,
    sortingOrder: ['desc', 'asc', null],
  },
  {
    field: 'quantity',
    headerName: 'Tonnes',
    type: 'number',
    width: 110,
    sortingOrder: ['desc', 'asc', null],
  },
];

export default function OrderPerColumn() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid aria-label="Trades" columns={columns} rows={trades} hideFooter />
    </div>
  );
}
