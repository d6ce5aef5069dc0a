import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const initialState = {
  rowGrouping: { model: ['country', 'customer'] },
  columns: { columnVisibilityModel: { country: false, customer: false } },
};

const groupingColDef = { headerName: 'Market', minWidth: 210, flex: 1 };

export default function GroupColumnObject() {
  return (
    <div style={{ height: 370 }}>
      <DataGridPremium
        aria-label="Orders by market"
        rows={orders}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </div>
  );
}
