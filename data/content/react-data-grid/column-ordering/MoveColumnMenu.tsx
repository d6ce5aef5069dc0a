import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import FirstPageIcon from '@mui/icons-material/FirstPage';
import LastPageIcon from '@mui/icons-material/LastPage';
import type { MouseEvent } from 'react';
import {
  DataGridPro,
  GridColumnMenu,
  gridPinnedColumnsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-pro';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

function MoveItems({ colDef: { field }, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const mirrored = useTheme().direction === 'rtl' ? { transform: 'scaleX(-1)' } : {};
  const visible = useGridSelector(apiRef, gridVisibleColumnFieldsSelector);
  const { left = [], right = [] } = useGridSelector(apiRef, gridPinnedColumnsSelector);
  const movable = visible.filter((each) => !left.includes(each) && !right.includes(each));
  const place = movable.indexOf(field); // -1 for a pinned column
  const previous = place > 0 ? movable[place - 1] : undefined;
  const next = place >= 0 ? movable[place + 1] : undefined;

  /** Moves the column past its visible neighbor; the index counts hidden columns too. */
  const move = (event: MouseEvent<HTMLElement>, neighbor: string | undefined) => {
    if (neighbor !== undefined) {
      apiRef.current.setColumnIndex(field, apiRef.current.getColumnIndex(neighbor, false));
    }
    onClick(event);
  };

  return (
    <>
      <MenuItem disabled={previous === undefined} onClick={(event) => move(event, previous)}>
        <ListItemIcon>
          <FirstPageIcon fontSize="small" sx={mirrored} />
        </ListItemIcon>
        <ListItemText>Move toward start</ListItemText>
      </MenuItem>
      <MenuItem disabled={next === undefined} onClick={(event) => move(event, next)}>
        <ListItemIcon>
          <LastPageIcon fontSize="small" sx={mirrored} />
        </ListItemIcon>
        <ListItemText>Move toward end</ListItemText>
      </MenuItem>
    </>
  );
}

function ColumnMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{ columnMenuMoveItems: MoveItems }} />;
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 95 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'total', headerName: 'Total (EUR)', type: 'number', width: 115 },
];

const orders = makeOrders(30);
const slots = { columnMenu: ColumnMenu };

export default function MoveColumnMenu() {
  return (
    <div style={{ height: 370 }}>
      <DataGridPro aria-label="Orders" columns={columns} rows={orders} slots={slots} hideFooter />
    </div>
  );
}
