import { useRef, useState } from 'react';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import CheckIcon from '@mui/icons-material/Check';
import DensityMediumIcon from '@mui/icons-material/DensityMedium';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const densities: [density: GridDensity, label: string][] = [
  ['compact', 'Compact'],
  ['standard', 'Standard'],
  ['comfortable', 'Comfortable'],
];

function DensityToolbar() {
  const apiRef = useGridApiContext();
  const current = useGridSelector(apiRef, gridDensitySelector);
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const choose = (density: GridDensity) => {
    apiRef.current.setDensity(density);
    setOpen(false);
  };

  return (
    <Toolbar aria-label="Orders">
      <Tooltip title="Density">
        <ToolbarButton
          ref={buttonRef}
          aria-label="Density"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <DensityMediumIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu
        anchorEl={() => buttonRef.current}
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-label': 'Density' } }}
      >
        {densities.map(([density, label]) => (
          <MenuItem
            key={density}
            role="menuitemradio"
            aria-checked={density === current}
            onClick={() => choose(density)}
          >
            <ListItemIcon>{density === current && <CheckIcon fontSize="small" />}</ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 100 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110 },
  { field: 'status', headerName: 'Status', width: 105 },
  { field: 'total', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

const orders = makeOrders(40);
const slots = { toolbar: DensityToolbar };

export default function DensityInToolbar() {
  const [density, setDensity] = useState<GridDensity>('compact');

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={orders}
        density={density}
        onDensityChange={setDensity}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
