import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 130 },
  {
    field: 'desk',
    headerName: 'Desk',
    type: 'singleSelect',
    valueOptions: ['Lagos', 'Lima', 'Oslo', 'Osaka'],
    width: 130,
  },
  {
    field: 'side',
    headerName: 'Side',
    type: 'singleSelect',
    valueOptions: ['Buy', 'Sell'],
    width: 130,
  },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 110 },
  { field: 'settled', headerName: 'Settled', type: 'boolean', width: 130 },
];

const trades = makeTrades(120);
const slots = { headerFilterMenu: null };

export default function SimpleHeaderFilters() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        aria-label="Trades"
        rows={trades}
        columns={columns}
        headerFilters
        disableColumnFilter
        slots={slots}
      />
    </div>
  );
}
