import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';
import { askMockService } from './mockService.ts';

const orders = makeOrders(40, 5);
const prompts = ['Open orders over 1000', 'Total by country', 'Show all orders'];

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 130, examples: ['Spain', 'France'] },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 110,
    examples: [...orderStatuses],
  },
  {
    field: 'total',
    headerName: 'Total (€)',
    type: 'number',
    width: 100,
    description: 'Euros, including all order lines',
  },
];

export default function PromptInspector() {
  const apiRef = useGridApiRef();
  const [messages, setMessages] = useState('Click a prompt.');

  const onPrompt = useCallback<NonNullable<DataGridPremiumProps['onPrompt']>>(
    async (prompt, promptContext, conversationId) => {
      const response = await askMockService(prompt, promptContext, conversationId);
      const sent = { prompt, conversationId, promptContext: JSON.parse(promptContext) };
      setMessages(JSON.stringify({ sent, response }, null, 2));
      return response;
    },
    [],
  );

  return (
    <div style={{ height: 560, display: 'flex', flexDirection: 'column', gap: 8 }}>
      <Stack direction="row" spacing={1} sx={{ overflowX: 'auto', flexShrink: 0 }}>
        {prompts.map((prompt) => (
          <Chip
            key={prompt}
            variant="outlined"
            label={prompt}
            onClick={() => apiRef.current?.aiAssistant.processPrompt(prompt)}
          />
        ))}
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders with a prompt inspector"
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          aiAssistant
          onPrompt={onPrompt}
          density="compact"
          hideFooter
        />
      </div>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="Data sent, and the response"
        sx={{
          m: 0,
          p: 1.5,
          height: 200,
          boxSizing: 'border-box',
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontSize: 12,
        }}
      >
        {messages}
      </Box>
    </div>
  );
}
