import { useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridColDef, type GridFilterModel } from '@mui/x-data-grid-pro';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 105,
  },
  { field: 'total', headerName: 'Total (EUR)', type: 'number', width: 115 },
];

const orders = makeOrders(90);

const ends = [
  { id: 'from', label: 'From', operator: 'onOrAfter' },
  { id: 'to', label: 'To', operator: 'onOrBefore' },
];

/** The day of a value as a date field shows it: a value is a string, or the date that the panel sets. */
function dayOf(value: unknown): string {
  const date = value instanceof Date ? value.toISOString() : value;
  return typeof date === 'string' ? date.slice(0, 10) : '';
}

export default function DateRange() {
  const [model, setModel] = useState<GridFilterModel>({
    items: [
      { id: 'from', field: 'placed', operator: 'onOrAfter', value: '2025-05-01' },
      { id: 'to', field: 'placed', operator: 'onOrBefore', value: '2025-05-31' },
    ],
  });

  const setEnd = (id: string, operator: string, day: string) =>
    setModel(({ items, ...model }) => {
      const others = items.filter((item) => item.id !== id);
      return {
        ...model,
        items: day ? [...others, { id, field: 'placed', operator, value: day }] : others,
      };
    });

  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        {ends.map(({ id, label, operator }) => {
          const item = model.items.find((each) => each.id === id);
          const isEnd = item?.field === 'placed' && item.operator === operator;
          return (
            <TextField
              key={id}
              label={label}
              type="date"
              size="small"
              value={isEnd ? dayOf(item.value) : ''}
              onChange={(event) => setEnd(id, operator, event.target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ width: 150 }}
            />
          );
        })}
      </Box>
      <div style={{ height: 400 }}>
        <DataGridPro
          aria-label="Orders"
          columns={columns}
          rows={orders}
          filterModel={model}
          onFilterModelChange={setModel}
          showToolbar
        />
      </div>
    </div>
  );
}
