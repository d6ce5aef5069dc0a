import { styled } from '@mui/material/styles';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: 8,
  borderBottom: '1px solid',
});

const control = {
  padding: '6px 12px',
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  border: '1px solid',
  borderRadius: 6,
};

const PlainButton = styled('button')({
  ...control,
  cursor: 'pointer',
  '&[aria-expanded="true"]': { textDecoration: 'underline' },
});

const PlainInput = styled('input')({ ...control, flex: 1, minWidth: 100 });

function OrdersBar() {
  return (
    <Toolbar render={<Bar />}>
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <ToolbarButton {...props} render={<PlainButton type="button" />}>
            {filterCount > 0 ? `Filter (${filterCount})` : 'Filter'}
          </ToolbarButton>
        )}
      />
      <ColumnsPanelTrigger render={<ToolbarButton render={<PlainButton type="button" />} />}>
        Columns
      </ColumnsPanelTrigger>
      <ExportCsv render={<ToolbarButton render={<PlainButton type="button" />} />}>
        Download
      </ExportCsv>
      <QuickFilter expanded style={{ display: 'flex', flex: 1 }}>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown }) => (
            <PlainInput
              ref={ref}
              type="search"
              aria-label="Search orders"
              placeholder="Search"
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

const orders = makeOrders(40);
const slots = { toolbar: OrdersBar };

export default function OwnElements() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid label="Orders" rows={orders} columns={columns} slots={slots} showToolbar />
    </div>
  );
}
