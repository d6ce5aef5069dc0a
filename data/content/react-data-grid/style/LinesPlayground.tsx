import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(30);

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

export default function LinesPlayground(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 340 }}>
      <DataGrid aria-label="Trades" rows={trades} columns={columns} {...props} />
    </div>
  );
}
