import { useMemo, useState, type MouseEvent } from 'react';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeOrders, type Order, type OrderStatus } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const choices: OrderStatus[] = ['Packed', 'Shipped', 'Delivered'];

interface OpenMenu {
  id: number;
  left: number;
  top: number;
}

export default function RightClickRowMenu() {
  const [rows, setRows] = useState(() => makeOrders(30));
  const [menu, setMenu] = useState<OpenMenu | null>(null);

  const slotProps = useMemo(
    () => ({
      row: {
        onContextMenu: (event: MouseEvent<HTMLElement>) => {
          event.preventDefault(); // no menu of the browser
          const id = Number(event.currentTarget.dataset.id);
          setMenu({ id, left: event.clientX, top: event.clientY });
        },
      },
    }),
    [],
  );

  function mark(status: OrderStatus) {
    setRows(rows.map((row) => (row.id === menu?.id ? { ...row, status } : row)));
    setMenu(null);
  }

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={rows}
        slotProps={slotProps}
        hideFooter
      />
      <Menu
        open={menu !== null}
        onClose={() => setMenu(null)}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
        slotProps={{ list: { 'aria-label': 'Order' } }}
      >
        {choices.map((status) => (
          <MenuItem key={status} onClick={() => mark(status)}>
            <ListItemText>Mark as {status.toLowerCase()}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
