import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const orders = makeOrders(240);
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 115,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 115,
    valueFormatter: (total: number) => euros.format(total),
  },
];
const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

export default function FailingServer() {
  const apiRef = useGridApiRef();
  const server = useRowServer({ rows: orders, latency: 300 });
  const [problem, setProblem] = useState<GridGetRowsError>();
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows, rowCount } = await server.getRows(params);
        setProblem(undefined);
        return { rows, rowCount };
      },
    }),
    [server],
  );

  return (
    <div>
      <FormControlLabel
        label="The server fails"
        control={<Switch onChange={(_event, isFailing) => server.setFailing(isFailing)} />}
      />
      <Box sx={{ height: { xs: 80, sm: 60 } }}>
        {problem && (
          <Alert
            severity="error"
            action={
              <Button
                color="inherit"
                size="small"
                onClick={() => apiRef.current?.dataSource.fetchRows()}
              >
                Retry
              </Button>
            }
          >
            Rows {problem.params.start} to {problem.params.end} couldn’t be loaded.
          </Alert>
        )}
      </Box>
      <div style={{ height: 371 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders from a server that can fail"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              setProblem(error);
            }
          }}
          pageSizeOptions={[5, 10]}
          initialState={initialState}
        />
      </div>
    </div>
  );
}
