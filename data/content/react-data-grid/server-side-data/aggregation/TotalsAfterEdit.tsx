import { useMemo } from 'react';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridAggregationFunctionDataSource,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const trades = makeTrades(300);
const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 80, aggregable: false },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 120, editable: true },
  { field: 'price', headerName: 'Price ($/t)', type: 'number', width: 130 },
];
const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  sum: { label: 'sum', columnTypes: ['number'] },
};
const initialState: DataGridPremiumProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 5 } },
  aggregation: { model: { quantity: 'sum' } },
};

export default function TotalsAfterEdit() {
  const apiRef = useGridApiRef();
  const server = useRowServer({ rows: trades, latency: 300 });
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows, rowCount, aggregateRow } = await server.getRows(params);
        return { rows, rowCount, aggregateRow };
      },
      updateRow: async (params) => {
        const saved = await server.updateRow(params);
        apiRef.current?.dataSource.cache.clear();
        apiRef.current?.dataSource.fetchRows(); // For the totals: not awaited.
        return saved;
      },
      getAggregatedValue: (row, field) => row[field],
    }),
    [server, apiRef],
  );

  return (
    <div style={{ height: 424 }}>
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Editable trades with a server total"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        pagination
        pageSizeOptions={[5]}
        initialState={initialState}
      />
    </div>
  );
}
