import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { green, orange, purple } from '@mui/material/colors';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuSortItem,
  type GridColDef,
  type GridSlots,
  type PropsFromSlot,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

declare module '@mui/x-data-grid' {
  interface ColumnMenuPropsOverrides {
    /** Sets the color of the bars in the total column. */
    onColorChange?: (color: string) => void;
  }
}

const colors = { Green: green[500], Orange: orange[500], Purple: purple[300] };

const baseColumns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const orders = makeOrders(30);
const slots = { columnMenu: MenuOfColumn };

export default function PerColumnMenu() {
  const [color, setColor] = useState<string>(colors.Green);

  const slotProps = useMemo(() => ({ columnMenu: { onColorChange: setColor } }), []);
  const columns = useMemo<GridColDef<Order>[]>(
    () => [
      ...baseColumns,
      {
        field: 'total',
        headerName: 'Total (€)',
        type: 'number',
        width: 170,
        renderCell: ({ formattedValue }) => (
          <Box
            sx={{ borderInlineEnd: '4px solid', paddingInlineEnd: 1 }}
            style={{ borderColor: color }}
          >
            {formattedValue}
          </Box>
        ),
      },
    ],
    [color],
  );

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={orders}
        slots={slots}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}

function MenuOfColumn({ onColorChange, ...props }: PropsFromSlot<GridSlots['columnMenu']>) {
  const { colDef, hideMenu } = props;

  if (colDef.field === 'id') {
    return (
      <GridColumnMenuContainer {...props}>
        <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      </GridColumnMenuContainer>
    );
  }
  if (colDef.field === 'total') {
    return (
      <GridColumnMenuContainer {...props}>
        {Object.entries(colors).map(([name, color]) => (
          <MenuItem
            key={name}
            onClick={(event) => {
              onColorChange?.(color);
              hideMenu(event);
            }}
          >
            <ListItemIcon>
              <Box sx={{ width: 16, height: 16, borderRadius: '50%', bgcolor: color }} />
            </ListItemIcon>
            {name}
          </MenuItem>
        ))}
      </GridColumnMenuContainer>
    );
  }
  return <GridColumnMenu {...props} />;
}
