import { useState, type SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';

interface View {
  name: string;
  state: GridInitialState;
}

const orders = makeOrders(120);
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 100 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 100,
  },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (total: number) => euros.format(total),
  },
];

/** Each view names every part that it resets. */
const allOrders: GridInitialState = {
  filter: { filterModel: { items: [] } },
  sorting: { sortModel: [] },
  density: 'standard',
  pinnedColumns: {},
  columns: {
    columnVisibilityModel: {},
    orderedFields: columns.map(({ field }) => field),
  },
};

const firstViews: View[] = [
  { name: 'All orders', state: allOrders },
  {
    name: 'To pack, largest first',
    state: {
      ...allOrders,
      filter: { filterModel: { items: [{ field: 'status', operator: 'is', value: 'Open' }] } },
      sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
      pinnedColumns: { left: ['id'] },
      density: 'compact',
    },
  },
];

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = useState(firstViews);
  const [name, setName] = useState('');

  function save(event: SyntheticEvent) {
    event.preventDefault();
    const title = name.trim();
    const state = apiRef.current?.exportState();
    if (title && state) {
      setViews([...views.filter((view) => view.name !== title), { name: title, state }]);
      setName('');
    }
  }

  return (
    <Stack spacing={1}>
      <Stack
        component="form"
        onSubmit={save}
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center' }}
      >
        <TextField
          required
          size="small"
          label="View name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="outlined" sx={{ flexShrink: 0 }}>
          Save view
        </Button>
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ overflowX: 'auto', height: 36 }}>
        {views.map((view) => (
          <Chip
            key={view.name}
            variant="outlined"
            label={view.name}
            onClick={() => apiRef.current?.restoreState(view.state)}
            onDelete={() => setViews(views.filter((each) => each !== view))}
          />
        ))}
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro apiRef={apiRef} aria-label="Orders" rows={orders} columns={columns} />
      </div>
    </Stack>
  );
}
