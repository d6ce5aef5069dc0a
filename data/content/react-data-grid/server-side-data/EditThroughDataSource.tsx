import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridUpdateRowError,
  useGridApiRef,
  type DataGridProps,
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
    editable: true,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 115,
    editable: true,
    valueFormatter: (total: number) => euros.format(total),
  },
];
const initialState: DataGridProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 5 } },
  sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
};

interface Result {
  severity: 'info' | 'success' | 'error';
  text: string;
}

export default function EditThroughDataSource() {
  const apiRef = useGridApiRef();
  const server = useRowServer({ rows: orders, latency: 300 });
  const [result, setResult] = useState<Result>({
    severity: 'info',
    text: 'Double-click a status or a total',
  });
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows, rowCount } = await server.getRows(params);
        return { rows, rowCount };
      },
      updateRow: async ({ rowId, updatedRow }) => {
        if (!(updatedRow.total > 0)) {
          throw new Error('The total must be positive');
        }
        const saved = await server.updateRow({ rowId, updatedRow });
        setResult({ severity: 'success', text: `Order ${rowId} saved` });
        return saved;
      },
    }),
    [server],
  );

  const refetch = () => {
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
  };

  return (
    <div>
      <Alert
        severity={result.severity}
        action={
          <Button color="inherit" size="small" onClick={refetch}>
            Refetch rows
          </Button>
        }
        sx={{ height: { xs: 92, sm: 52 }, mb: 1 }}
      >
        {result.text}
      </Alert>
      <div style={{ height: 371 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Editable orders, highest total first"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) =>
            setResult({
              severity: 'error',
              text:
                error instanceof GridUpdateRowError
                  ? `Order ${error.params.rowId} not saved: ${error.message}`
                  : error.message,
            })
          }
          pageSizeOptions={[5, 10]}
          initialState={initialState}
        />
      </div>
    </div>
  );
}
