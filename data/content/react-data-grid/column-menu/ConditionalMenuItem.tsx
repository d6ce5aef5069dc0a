import type { MouseEvent } from 'react';
import Percent from '@mui/icons-material/Percent';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

interface Meal {
  id: number;
  meal: string;
  portions: number;
  returned: number;
  reordered: number;
}

const columns: GridColDef<Meal>[] = [
  { field: 'meal', headerName: 'Meal', flex: 1, minWidth: 140 },
  { field: 'portions', headerName: 'Portions', type: 'number', width: 100 },
  { field: 'returned', headerName: 'Returned', type: 'number', width: 110 },
  { field: 'reordered', headerName: 'Reordered', type: 'number', width: 110 },
];

const meals: Meal[] = [
  { id: 1, meal: 'Lentil curry', portions: 320, returned: 16, reordered: 48 },
  { id: 2, meal: 'Fish pie', portions: 180, returned: 27, reordered: 9 },
  { id: 3, meal: 'Mushroom risotto', portions: 240, returned: 12, reordered: 60 },
  { id: 4, meal: 'Chicken noodles', portions: 400, returned: 8, reordered: 120 },
];

const slots = { columnMenu: MealMenu };

export default function ConditionalMenuItem() {
  return (
    <DataGrid aria-label="Canteen meals" columns={columns} rows={meals} slots={slots} hideFooter />
  );
}

const percentSlots = { columnMenuPercentItem: PercentItem };
const percentSlotProps = { columnMenuPercentItem: { displayOrder: 0 } };

function MealMenu(props: GridColumnMenuProps) {
  const isShare = props.colDef.field === 'returned' || props.colDef.field === 'reordered';
  return (
    <GridColumnMenu
      {...props}
      slots={isShare ? percentSlots : undefined}
      slotProps={percentSlotProps}
    />
  );
}

function PercentItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const isPercent = colDef.valueFormatter === toPercent;

  function toggle(event: MouseEvent) {
    apiRef.current.updateColumns([{ ...colDef, valueFormatter: isPercent ? String : toPercent }]);
    onClick(event);
  }

  return (
    <MenuItem onClick={toggle}>
      <ListItemIcon>
        <Percent fontSize="small" />
      </ListItemIcon>
      <ListItemText>{isPercent ? 'Show as count' : 'Show as percentage'}</ListItemText>
    </MenuItem>
  );
}

function toPercent(count: number, meal: Meal) {
  return `${Math.round((count / meal.portions) * 100)}%`;
}
