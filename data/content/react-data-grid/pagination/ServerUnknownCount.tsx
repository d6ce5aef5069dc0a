import { useMemo, useState } from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';
import { useServerPage } from './useServerPage.ts';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 105 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110 },
  { field: 'status', headerName: 'Status', width: 105 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (total: number) => euros.format(total),
  },
];

const orders = makeOrders(23);
const noRows: Order[] = [];

export default function ServerUnknownCount() {
  const server = useRowServer({ rows: orders, count: 'unknown' });
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 5 });
  const [rowCount, setRowCount] = useState(-1);
  const question = useMemo(() => ({ paginationModel }), [paginationModel]);
  const { answer, isLoading } = useServerPage(server, question);

  return (
    <div style={{ height: 371 }}>
      <DataGrid
        aria-label="Orders on a server, number of rows unknown"
        rows={answer?.rows ?? noRows}
        columns={columns}
        loading={isLoading}
        disableColumnSorting
        disableColumnFilter
        pageSizeOptions={[5, 10]}
        paginationMode="server"
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        paginationMeta={answer?.pageInfo}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
      />
    </div>
  );
}
