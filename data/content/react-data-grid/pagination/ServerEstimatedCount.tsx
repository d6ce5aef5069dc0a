import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';
import { useServerPage } from './useServerPage.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 80 },
  { field: 'day', headerName: 'Day', type: 'date', width: 110 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 120 },
];

const trades = makeTrades(43);
const noRows: Trade[] = [];
const ESTIMATE = 20;

export default function ServerEstimatedCount() {
  const server = useRowServer({ rows: trades, count: 'unknown' });
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 5 });
  const [rowCount, setRowCount] = useState(-1);
  const question = useMemo(() => ({ paginationModel }), [paginationModel]);
  const { answer, isLoading } = useServerPage(server, question);

  return (
    <div>
      <Button
        size="small"
        variant="outlined"
        disabled={answer?.pageInfo.hasNextPage === false}
        onClick={() => setRowCount(rowCount === -1 ? trades.length : -1)}
        sx={{ mb: 1 }}
      >
        {rowCount === -1 ? 'Use the exact count' : 'Use the estimate'}
      </Button>
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Trades on a server, number of rows estimated"
          rows={answer?.rows ?? noRows}
          columns={columns}
          loading={isLoading}
          disableColumnSorting
          disableColumnFilter
          pageSizeOptions={[5, 10]}
          paginationMode="server"
          rowCount={rowCount}
          onRowCountChange={setRowCount}
          estimatedRowCount={ESTIMATE}
          paginationMeta={answer?.pageInfo}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
        />
      </div>
    </div>
  );
}
