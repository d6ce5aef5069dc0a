import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(120);

const columns: DataGridPremiumProps<Order>['columns'] = [
  { field: 'id', headerName: 'Order', width: 90, pivotable: false },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'country' }],
      columns: [{ field: 'status' }],
      values: [{ field: 'total', aggFunc: 'sum' }],
    },
  },
};

export default function PivotByApi() {
  const apiRef = useGridApiRef();

  function swap() {
    apiRef.current?.setPivotModel(({ rows, columns: across, values }) => ({
      rows: across.map(({ field, hidden }) => ({ field, hidden })),
      columns: rows,
      values,
    }));
  }

  return (
    <Stack spacing={1} sx={{ height: 520 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" onClick={swap}>
          Swap rows and columns
        </Button>
        <Button size="small" onClick={() => apiRef.current?.setPivotActive((isOn) => !isOn)}>
          Toggle pivot
        </Button>
        <Button size="small" onClick={() => apiRef.current?.setPivotPanelOpen((isOpen) => !isOpen)}>
          Toggle panel
        </Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders"
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          initialState={initialState}
          hideFooter
        />
      </div>
    </Stack>
  );
}
