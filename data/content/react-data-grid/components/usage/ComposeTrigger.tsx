import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const Bar = styled(Toolbar)(({ theme }) => ({
  gap: theme.spacing(1),
  '& .is-open': { outline: '2px solid' },
}));

function OrdersBar() {
  return (
    <Bar>
      {/* A class name that depends on the state */}
      <ColumnsPanelTrigger
        className={({ open }) => (open ? 'is-open' : '')}
        render={<ToolbarButton render={<Button />} />}
      >
        Columns
      </ColumnsPanelTrigger>

      {/* A function that receives the props and the state */}
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <ToolbarButton
            {...props}
            render={<Button variant={filterCount > 0 ? 'outlined' : 'text'} />}
          >
            {filterCount > 0 ? `Filters: ${filterCount}` : 'Filters'}
          </ToolbarButton>
        )}
      />

      {/* An element */}
      <ExportCsv render={<ToolbarButton render={<Button />} />}>Download</ExportCsv>
    </Bar>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

const orders = makeOrders(40);
const slots = { toolbar: OrdersBar };

export default function ComposeTrigger() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid label="Orders" rows={orders} columns={columns} slots={slots} showToolbar />
    </div>
  );
}
