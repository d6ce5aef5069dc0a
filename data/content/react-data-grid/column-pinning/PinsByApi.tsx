import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GridPinnedColumnPosition,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(20);
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function PinsByApi() {
  const apiRef = useGridApiRef();

  function toggleTotal() {
    if (apiRef.current?.isColumnPinned('total')) {
      apiRef.current.unpinColumn('total');
    } else {
      apiRef.current?.pinColumn('total', GridPinnedColumnPosition.RIGHT);
    }
  }

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" onClick={toggleTotal}>
          Pin or unpin the total
        </Button>
        <Button
          size="small"
          onClick={() => apiRef.current?.setPinnedColumns({ left: ['id', 'customer'] })}
        >
          Pin order and customer
        </Button>
        <Button size="small" onClick={() => apiRef.current?.setPinnedColumns({})}>
          Unpin all
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders"
          columns={columns}
          rows={orders}
          hideFooter
        />
      </div>
    </Stack>
  );
}
