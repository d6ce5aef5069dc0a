import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

const initialState = {
  aggregation: { model: { total: 'sum' } },
  filter: { filterModel: { items: [{ field: 'status', operator: 'equals', value: 'Open' }] } },
};

export default function AggregationScope() {
  const [scope, setScope] = useState<'filtered' | 'all'>('all');
  return (
    <Stack spacing={1} sx={{ height: 440 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="aggregationRowsScope"
        value={scope}
        onChange={(_event, next: typeof scope | null) => next !== null && setScope(next)}
      >
        {(['filtered', 'all'] as const).map((each) => (
          <ToggleButton key={each} value={each} sx={{ textTransform: 'none' }}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          // Changing the scope alone doesn't update the aggregates.
          key={scope}
          aria-label="Open orders"
          columns={columns}
          rows={orders}
          initialState={initialState}
          aggregationRowsScope={scope}
          showToolbar
        />
      </div>
    </Stack>
  );
}
