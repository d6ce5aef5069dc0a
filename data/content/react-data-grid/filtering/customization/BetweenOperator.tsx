import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridNumericOperators,
  useGridRootProps,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

// As typed. An empty string leaves an end open.
type Range = [from: string, to: string];

const betweenOperator: GridFilterOperator<Order, number> = {
  value: 'between',
  label: 'between',
  headerLabel: 'Between',
  // The column parses each entry of the range to a number, or to null if it's empty.
  getApplyFilterFn: ({ value: range }) => {
    if (!Array.isArray(range)) {
      return null;
    }
    const [from, to]: (number | null)[] = range;
    return (total) => total >= (from ?? -Infinity) && total <= (to ?? Infinity);
  },
  InputComponent: RangeInput,
};

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    filterOperators: [betweenOperator, ...getGridNumericOperators()],
    valueFormatter: (total: number) => euros.format(total),
  },
];

const orders = makeOrders(60);

export default function BetweenOperator() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={orders}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'total', operator: 'between', value: ['1000', '1500'] }],
            },
          },
        }}
        showToolbar
      />
    </div>
  );
}

function RangeInput({ item, applyValue, focusElementRef, disabled }: GridFilterInputValueProps) {
  const { filterDebounceMs } = useGridRootProps();
  // Holds what the user types until it's applied.
  const [draft, setDraft] = useState<Range | null>(null);
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timerRef.current), []);
  const applied = Array.isArray(item.value) ? (item.value as Range) : null;
  const [from, to] = draft ?? applied ?? ['', ''];

  function change(next: Range) {
    setDraft(next);
    clearTimeout(timerRef.current);
    timerRef.current = setTimeout(() => {
      setDraft(null);
      applyValue({ ...item, value: next.some((end) => end !== '') ? next : undefined });
    }, filterDebounceMs);
  }

  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <TextField
        type="number"
        size="small"
        label="From"
        value={from}
        disabled={disabled}
        inputRef={focusElementRef}
        onChange={(event) => change([event.target.value, to])}
      />
      <TextField
        type="number"
        size="small"
        label="To"
        value={to}
        disabled={disabled}
        onChange={(event) => change([from, event.target.value])}
      />
    </Box>
  );
}
