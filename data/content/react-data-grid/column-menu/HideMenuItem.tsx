import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 110 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'price', headerName: 'US$ / t', type: 'number', width: 110 },
];

const trades = makeTrades(5);

const slotProps = {
  columnMenu: {
    slots: { columnMenuColumnsItem: null },
  },
};

export default function HideMenuItem() {
  return (
    <DataGrid
      aria-label="Trades"
      columns={columns}
      rows={trades}
      slotProps={slotProps}
      hideFooter
    />
  );
}
