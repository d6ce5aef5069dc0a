import type { RefObject } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  gridRowTreeSelector,
  useGridApiContext,
  useGridSelector,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const orders = makeOrders(60);

/** Counts the rows that pass the filter, without the rows of groups. */
function leafCountSelector(apiRef: RefObject<GridApi>): number {
  const tree = gridRowTreeSelector(apiRef);
  return gridFilteredSortedRowIdsSelector(apiRef).filter((id) => tree[id]?.type === 'leaf').length;
}

function OrderCount() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, leafCountSelector);

  return (
    <Box role="status" sx={{ mx: 2 }}>
      Orders: {count}
    </Box>
  );
}

const slots = { footerRowCount: OrderCount };

const initialState = {
  rowGrouping: { model: ['country', 'status'] },
  columns: { columnVisibilityModel: { country: false, status: false } },
};

export default function FooterChildCount() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPremium
        aria-label="Orders by country and status"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
