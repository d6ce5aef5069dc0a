import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridColDef, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(20);
const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', width: 130 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'day', headerName: 'Day', type: 'date', width: 110 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 110 },
  { field: 'price', headerName: 'Price ($/t)', type: 'number', width: 120 },
  {
    field: 'value',
    headerName: 'Value ($)',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => row.quantity * row.price,
  },
];

const wide: GridPinnedColumnFields = { left: ['commodity', 'desk'], right: ['value'] };
const narrow: GridPinnedColumnFields = { left: ['commodity'] };

export default function ResponsivePins() {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('sm'));
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        aria-label="Trades"
        columns={columns}
        rows={trades}
        pinnedColumns={isWide ? wide : narrow}
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
