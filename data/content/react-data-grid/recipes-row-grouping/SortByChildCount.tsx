import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
  type GridSortCellParams,
} from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'placed', headerName: 'Placed on', type: 'date', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const orders = makeOrders(60);

/** The rows or groups directly below a group; 0 for other rows, which keep their order. */
function childCount({ rowNode }: GridSortCellParams): number {
  return rowNode.type === 'group' ? rowNode.children.length : 0;
}

const groupingColDef: DataGridPremiumProps<Order>['groupingColDef'] = {
  headerName: 'Customer',
  width: 200,
  sortComparator: (_value1, _value2, params1, params2) => childCount(params1) - childCount(params2),
};

const initialState = {
  rowGrouping: { model: ['customer'] },
  columns: { columnVisibilityModel: { customer: false } },
  sorting: {
    sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' as const }],
  },
};

export default function SortByChildCount() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPremium
        aria-label="Orders by customer"
        rows={orders}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
