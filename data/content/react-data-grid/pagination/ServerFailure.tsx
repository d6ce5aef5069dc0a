import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
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

const orders = makeOrders(240);
const noRows: Order[] = [];

export default function ServerFailure() {
  const server = useRowServer({ rows: orders, latency: [200, 600] });
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 5 });
  const question = useMemo(() => ({ paginationModel }), [paginationModel]);
  const { answer, problem, isLoading } = useServerPage(server, question);
  const retry = () => setPaginationModel((model) => ({ ...model }));

  return (
    <div>
      <FormControlLabel
        control={<Switch onChange={(_event, isFailing) => server.setFailing(isFailing)} />}
        label="The server fails"
      />
      <FormControlLabel
        control={<Switch onChange={(_event, isSlow) => server.setLatency(isSlow ? 3000 : 400)} />}
        label="The server is slow"
      />
      <Box sx={{ minHeight: 60 }}>
        {problem && (
          <Alert severity="error" action={<Button onClick={retry}>Retry</Button>}>
            Page {paginationModel.page + 1} couldn’t be loaded.
          </Alert>
        )}
      </Box>
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Orders on a server that can fail"
          rows={problem ? noRows : (answer?.rows ?? noRows)}
          columns={columns}
          loading={isLoading}
          disableColumnSorting
          disableColumnFilter
          pageSizeOptions={[5, 10, 20]}
          paginationMode="server"
          rowCount={answer?.rowCount ?? 0}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
        />
      </div>
    </div>
  );
}
