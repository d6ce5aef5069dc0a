import { DataGridPremium, GridAiAssistantPanel, type GridColDef } from '@mui/x-data-grid-premium';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';
import { askMockService, suggestions } from './mockService.ts';

const orders = makeOrders(80);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80, description: 'Order number' },
  { field: 'customer', headerName: 'Customer', width: 125, examples: ['Alder & Sons'] },
  { field: 'country', headerName: 'Country', width: 125, examples: ['Spain', 'France'] },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 110,
    examples: [...orderStatuses],
  },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 100 },
  {
    field: 'total',
    headerName: 'Total (€)',
    type: 'number',
    width: 110,
    description: 'Euros, including all order lines',
    examples: [128.5, 1940],
  },
];

const slots = { aiAssistantPanel: GridAiAssistantPanel };

export default function AskWithExamples() {
  return (
    <div style={{ height: 480 }}>
      <DataGridPremium
        aria-label="Orders with an assistant"
        rows={orders}
        columns={columns}
        showToolbar
        aiAssistant
        slots={slots}
        aiAssistantSuggestions={suggestions}
        onPrompt={askMockService}
      />
    </div>
  );
}
