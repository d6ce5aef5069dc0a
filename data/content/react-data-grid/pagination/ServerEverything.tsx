import { useMemo, useState } from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  type GridSortModel,
} from '@mui/x-data-grid';
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

const orders = makeOrders(240);
const noRows: Order[] = [];

export default function ServerEverything() {
  const server = useRowServer({ rows: orders, latency: [200, 600] });
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 5 });
  const [sortModel, setSortModel] = useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [] });
  const question = useMemo(
    () => ({ paginationModel, sortModel, filterModel }),
    [paginationModel, sortModel, filterModel],
  );
  const { answer, isLoading } = useServerPage(server, question);
  const [sorted] = sortModel;

  return (
    <div>
      <Typography variant="body2" role="status" sx={{ height: 28 }}>
        Request: page {paginationModel.page}
        {sorted && `, sorted by ${sorted.field} ${sorted.sort}`}
      </Typography>
      <div style={{ height: 424 }}>
        <DataGrid
          aria-label="Orders sorted, filtered and paginated on a server"
          rows={answer?.rows ?? noRows}
          columns={columns}
          loading={isLoading}
          showToolbar
          pageSizeOptions={[5, 10, 20]}
          paginationMode="server"
          sortingMode="server"
          filterMode="server"
          rowCount={answer?.rowCount ?? 0}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          onSortModelChange={setSortModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </div>
  );
}
