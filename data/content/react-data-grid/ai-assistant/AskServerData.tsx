import { useMemo } from 'react';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';
import { askMockService, suggestions } from './mockService.ts';

const orders = makeOrders(400, 2);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 150, examples: ['Alder & Sons'] },
  { field: 'country', headerName: 'Country', width: 140, examples: ['Spain', 'France'] },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 110,
    examples: [...orderStatuses],
  },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const slots = { aiAssistantPanel: GridAiAssistantPanel };

// Users can't group rows here, nor select rows before they are loaded
const offered = suggestions.filter(({ value }) => !/^select|\b(by|per)\b/i.test(value));

export default function AskServerData() {
  const server = useRowServer({ rows: orders, latency: 200 });
  const dataSource = useMemo<GridDataSource>(() => ({ getRows: server.getRows }), [server]);

  return (
    <div style={{ height: 480 }}>
      <DataGridPremium
        aria-label="Orders from a server with an assistant"
        columns={columns}
        dataSource={dataSource}
        pagination
        disablePivoting
        disableRowGrouping
        disableAggregation
        showToolbar
        aiAssistant
        slots={slots}
        aiAssistantSuggestions={offered}
        onPrompt={askMockService}
      />
    </div>
  );
}
