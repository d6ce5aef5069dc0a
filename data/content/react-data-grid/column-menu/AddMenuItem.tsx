import type { MouseEvent } from 'react';
import FitScreen from '@mui/icons-material/FitScreen';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 100 },
  { field: 'city', headerName: 'City', width: 80 },
  { field: 'country', headerName: 'Country', width: 90 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const orders = makeOrders(30);

const slotProps = {
  columnMenu: {
    slots: { columnMenuFitItem: FitItem },
    slotProps: {
      columnMenuFitItem: {
        displayOrder: 15, // between sort (10) and filter (20)
        label: 'Fit to content',
      },
    },
  },
};

export default function AddMenuItem() {
  return (
    <div style={{ height: 400 }}>
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

interface FitItemProps extends GridColumnMenuItemProps {
  label: string;
}

function FitItem({ colDef, onClick, label }: FitItemProps) {
  const apiRef = useGridApiContext();

  function fit(event: MouseEvent) {
    void apiRef.current.autosizeColumns({ columns: [colDef.field], includeOutliers: true });
    onClick(event);
  }

  return (
    <MenuItem onClick={fit}>
      <ListItemIcon>
        <FitScreen fontSize="small" />
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}
