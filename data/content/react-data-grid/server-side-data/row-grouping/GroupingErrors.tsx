import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GridGetRowsError,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const trades = makeTrades(200);
const columns: GridColDef<Trade>[] = [
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'commodity', headerName: 'Commodity', width: 120 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'price', headerName: 'USD per tonne', type: 'number', width: 130 },
];

export default function GroupingErrors() {
  const server = useRowServer({ rows: trades, latency: 400 });
  const [failed, setFailed] = useState('');
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const response = await server.getRows(params);
        setFailed('');
        return response;
      },
      getGroupKey: (row) => String(row.groupKey || row.id),
      getChildrenCount: (row) => Number(row.childrenCount ?? 0),
    }),
    [server],
  );

  return (
    <Stack spacing={1} sx={{ height: 480 }}>
      <FormControlLabel
        label="Server fails"
        control={<Switch onChange={(_, isFailing) => server.setFailing(isFailing)} />}
      />
      <div role="status" style={{ height: 56 }}>
        {failed ? (
          <Alert severity="error">Couldn’t load {failed}</Alert>
        ) : (
          <Alert severity="info">The last request succeeded</Alert>
        )}
      </div>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Groups from a server that can fail"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              setFailed(error.params.groupKeys?.join(' › ') || 'the desks');
            }
          }}
          initialState={{ rowGrouping: { model: ['desk', 'commodity'] } }}
        />
      </div>
    </Stack>
  );
}
