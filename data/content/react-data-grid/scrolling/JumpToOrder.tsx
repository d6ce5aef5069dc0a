import { useState, type SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPageSizeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(400);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 115 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function JumpToOrder() {
  const apiRef = useGridApiRef();
  const [text, setText] = useState('47777');
  const [error, setError] = useState('');

  const jump = (event: SyntheticEvent) => {
    event.preventDefault();
    const id = Number(text);
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    if (rowIndex === -1) {
      setError('No such order');
      return;
    }
    setError('');
    apiRef.current?.setPage(Math.floor(rowIndex / gridPageSizeSelector(apiRef)));
    requestAnimationFrame(() => {
      apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });
      apiRef.current?.setCellFocus(id, 'id');
    });
  };

  return (
    <Stack spacing={1}>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        onSubmit={jump}
        sx={{ alignItems: 'start' }}
      >
        <TextField
          label="Order number"
          size="small"
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={error !== ''}
          helperText={error || ' '}
          sx={{ width: 180 }}
        />
        <Button type="submit" sx={{ height: 40 }}>
          Go to order
        </Button>
      </Stack>
      <div style={{ height: 370 }}>
        <DataGrid apiRef={apiRef} aria-label="Orders" rows={orders} columns={columns} />
      </div>
    </Stack>
  );
}
