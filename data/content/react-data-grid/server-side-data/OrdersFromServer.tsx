import { useMemo, useSyncExternalStore } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
  type GridFilterModel,
  type GridGetRowsParams,
} from '@mui/x-data-grid';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const orders = makeOrders(240);
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 75 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 135 },
  { field: 'city', headerName: 'City', width: 100 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 115,
  },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 115 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 115,
    valueFormatter: (total: number) => euros.format(total),
  },
];
const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

export default function OrdersFromServer() {
  const server = useRowServer({ rows: orders, latency: [200, 600] });
  const log = useSyncExternalStore(server.subscribe, server.getLog, server.getLog);
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows, rowCount } = await server.getRows({
          ...params,
          filterModel: withDays(params.filterModel),
        });
        return { rows, rowCount };
      },
    }),
    [server],
  );

  return (
    <div>
      <div style={{ height: 424 }}>
        <DataGrid
          aria-label="Orders from a data source"
          columns={columns}
          dataSource={dataSource}
          pageSizeOptions={[5, 10, 20]}
          initialState={initialState}
          showToolbar
        />
      </div>
      <Box component="output" sx={{ display: 'block', height: 80, pt: 1 }}>
        {log.slice(-3).map(({ number, question, state }) => (
          <Typography key={number} noWrap component="div" variant="body2">
            {number}. {state}: {nameOf(question as GridGetRowsParams)}
          </Typography>
        ))}
      </Box>
    </div>
  );
}

/** The filter model with the days that the user selected, in any time zone. */
function withDays(model: GridFilterModel): GridFilterModel {
  const items = model.items.map((item) => ({
    ...item,
    value: item.value instanceof Date ? item.value.toISOString().slice(0, 10) : item.value,
  }));
  return { ...model, items };
}

function nameOf({ start, end, sortModel, filterModel }: GridGetRowsParams): string {
  const { items, quickFilterValues = [] } = filterModel;
  const parts = [
    ...sortModel.map(({ field, sort }) => `${field} ${sort}`),
    ...items.map(({ field, operator, value }) => [field, operator, value].join(' ')),
    ...quickFilterValues,
  ];
  return [`rows ${start} to ${end}`, ...parts].join(', ');
}
