import { useCallback, useState } from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';
import { askMockService, suggestions } from './mockService.ts';

const orders = makeOrders(80, 3);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 110,
  },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const slots = { aiAssistantPanel: GridAiAssistantPanel };

export default function AskWithSampling() {
  const [sampled, setSampled] = useState('');

  const onPrompt = useCallback<NonNullable<DataGridPremiumProps['onPrompt']>>(
    (prompt, promptContext, conversationId) => {
      const sent: { field: string; examples: string[] }[] = JSON.parse(promptContext);
      setSampled(sent.find(({ field }) => field === 'country')?.examples.join(', ') ?? '');
      return askMockService(prompt, promptContext, conversationId);
    },
    [],
  );

  return (
    <div style={{ height: 480, display: 'flex', flexDirection: 'column', gap: 8 }}>
      <Typography variant="body2" role="status" noWrap>
        Countries sent with the last prompt: {sampled || 'none yet'}
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders with sampled values"
          rows={orders}
          columns={columns}
          showToolbar
          aiAssistant
          allowAiAssistantDataSampling
          slots={slots}
          aiAssistantSuggestions={suggestions}
          onPrompt={onPrompt}
        />
      </div>
    </div>
  );
}
