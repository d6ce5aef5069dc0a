import {
  DataGridPremium,
  type GridColDef,
  type GridGroupingColDefOverride,
  type GridGroupingColDefOverrideParams,
} from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const initialState = { rowGrouping: { model: ['country', 'status'] } };

function groupingColDef({
  fields,
}: GridGroupingColDefOverrideParams): GridGroupingColDefOverride<Order> {
  return {
    headerName: fields.length > 1 ? `${fields.length} levels` : 'One level',
    width: 200,
  };
}

export default function GroupColumnCallback() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPremium
        aria-label="Orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </div>
  );
}
