import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const step = 24;

function WidthItems({ colDef }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  // The menu stays open, so that users can repeat the step.
  const change = (by: number) => {
    const { computedWidth } = apiRef.current.getColumn(colDef.field);
    const { minWidth = 50, maxWidth = Infinity } = colDef;
    const width = Math.min(Math.max(computedWidth + by, minWidth), maxWidth);
    apiRef.current.setColumnWidth(colDef.field, width);
  };

  return (
    <>
      <MenuItem onClick={() => change(step)}>
        <ListItemIcon>
          <AddIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>Wider</ListItemText>
      </MenuItem>
      <MenuItem onClick={() => change(-step)}>
        <ListItemIcon>
          <RemoveIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>Narrower</ListItemText>
      </MenuItem>
    </>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', width: 120 },
  { field: 'city', headerName: 'City', width: 95 },
  { field: 'country', headerName: 'Country', width: 90 },
  { field: 'status', headerName: 'Status', width: 105 },
  { field: 'total', headerName: 'Total (EUR)', type: 'number', width: 115 },
];

const orders = makeOrders(30);
const slotProps = { columnMenu: { slots: { columnMenuWidthItems: WidthItems } } };

export default function WidthFromMenu() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={orders}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
