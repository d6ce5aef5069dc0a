import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(120);
const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' });

const columns: GridColDef<Order>[] = [
  {
    field: 'month',
    headerName: 'Month',
    width: 140,
    valueGetter: (_value, { placed }) => placed && monthName.format(placed),
    groupingValueGetter: (_value, { placed }) => placed.getMonth() + 1,
  },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110, groupable: false },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110, groupable: false },
];

const initialState = {
  rowGrouping: { model: ['month'] },
  columns: { columnVisibilityModel: { month: false } },
  aggregation: { model: { total: 'sum' } },
};

const groupingColDef = {
  width: 190,
  valueFormatter: (value?: number | string) =>
    typeof value === 'number' ? monthName.format(new Date(2025, value - 1)) : value,
};

export default function OrderMonths() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPremium
        aria-label="Orders by month"
        rows={orders}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </div>
  );
}
