import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(14);

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

const initialState = {
  columns: { columnVisibilityModel: { status: false } },
  rowGrouping: { model: ['status'] },
  aggregation: { model: { total: 'sum' } },
};

const groupingColDef = { headerName: 'Status', width: 180, aggregable: false };

type Position = DataGridPremiumProps['getAggregationPosition'];
// The root of all rows has the depth -1, groups have 0 and more.
const positions: Record<string, Position> = {
  Inline: (group) => (group.depth === -1 ? 'footer' : 'inline'),
  Footers: () => 'footer',
  'Groups only': (group) => (group.depth === -1 ? null : 'footer'),
  'Total only': (group) => (group.depth === -1 ? 'footer' : null),
};

export default function AggregationPosition() {
  const [name, setName] = useState('Groups only');
  return (
    <Stack spacing={1} sx={{ height: 480 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Position of the sums"
        value={name}
        onChange={(_event, next: string | null) => next !== null && setName(next)}
      >
        {Object.keys(positions).map((each) => (
          <ToggleButton key={each} value={each} sx={{ textTransform: 'none' }}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders by status"
          columns={columns}
          rows={orders}
          initialState={initialState}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          getAggregationPosition={positions[name]}
          hideFooter
        />
      </div>
    </Stack>
  );
}
