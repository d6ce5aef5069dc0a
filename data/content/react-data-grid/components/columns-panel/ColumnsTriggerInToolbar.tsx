import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  gridColumnFieldsSelector,
  gridVisibleColumnFieldsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80, hideable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 90 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 105 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'total', headerName: 'Total (EUR)', type: 'number', width: 110 },
];

const orders = makeOrders(60);
const initialState = {
  columns: { columnVisibilityModel: { country: false, placed: false } },
};

const TitleBar = styled(Toolbar)(({ theme }) => ({
  gap: 8,
  paddingInline: 16,
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
}));

const Title = styled('div')({ flex: 1, minWidth: 0 });

function OrdersToolbar() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnFieldsSelector).length;
  const visible = useGridSelector(apiRef, gridVisibleColumnFieldsSelector).length;

  return (
    <TitleBar aria-label="Orders">
      <Title>
        <Typography component="p" variant="subtitle2">
          Orders
        </Typography>
        <Typography component="p" variant="caption" role="status">
          {visible} of {all} columns
        </Typography>
      </Title>
      <ColumnsPanelTrigger
        render={(trigger, { open }) => (
          <ToolbarButton
            {...trigger}
            render={
              <Button
                size="small"
                variant={open ? 'contained' : 'outlined'}
                startIcon={<ViewColumnIcon />}
              />
            }
          />
        )}
      >
        Columns
      </ColumnsPanelTrigger>
      <ToolbarButton
        onClick={() => apiRef.current.setColumnVisibilityModel({})}
        render={<Button size="small" />}
      >
        Show all
      </ToolbarButton>
    </TitleBar>
  );
}

const slots = { toolbar: OrdersToolbar };

export default function ColumnsTriggerInToolbar() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        slots={slots}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
