import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const trades = makeTrades(400);
const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 80 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 110 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'price', headerName: 'USD per tonne', type: 'number', width: 130 },
];

export default function LazyErrors() {
  const apiRef = useGridApiRef();
  const server = useRowServer({ rows: trades, latency: 400 });
  const [failed, setFailed] = useState<GridGetRowsError['params']>();
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows, rowCount } = await server.getRows(params);
        setFailed(undefined);
        return { rows, rowCount };
      },
    }),
    [server],
  );
  // The parameters of a failed request don't fit another sort order or filter.
  const forget = () => setFailed(undefined);

  return (
    <Stack spacing={1} sx={{ height: 480 }}>
      <FormControlLabel
        label="Server fails"
        control={<Switch onChange={(_, isFailing) => server.setFailing(isFailing)} />}
      />
      <div role="status" style={{ height: 56 }}>
        {failed ? (
          <Alert
            severity="error"
            action={
              <Button
                color="inherit"
                size="small"
                onClick={() => apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, failed)}
              >
                Retry
              </Button>
            }
          >
            Rows {failed.start} to {failed.end} failed
          </Alert>
        ) : (
          <Alert severity="info">The last request succeeded</Alert>
        )}
      </div>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Trades from a server that can fail"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          onSortModelChange={forget}
          onFilterModelChange={forget}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              setFailed(error.params);
            }
          }}
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
      </div>
    </Stack>
  );
}
