import type { MouseEvent } from 'react';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const orders = makeOrders(5);

export default function OpenMenuFromCode() {
  const apiRef = useGridApiRef();

  function openMenu(params: GridColumnHeaderParams, event: MouseEvent) {
    event.preventDefault();
    apiRef.current?.showColumnMenu(params.field);
  }

  return (
    <DataGrid
      aria-label="Orders"
      apiRef={apiRef}
      columns={columns}
      rows={orders}
      onColumnHeaderContextMenu={openMenu}
      hideFooter
    />
  );
}
