import { DataGrid, GridLogicOperator, type GridColDef } from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'country', headerName: 'Country', width: 140 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: (total: number) => euros.format(total),
  },
];

const orders = makeOrders(80);

const quickFilterProps = {
  quickFilterParser: (text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  quickFilterFormatter: (values: string[]) => values.join(', '),
  debounceMs: 200,
};

export default function CommaSeparatedParser() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={orders}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['united kingdom', 'cork'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
        showToolbar
        slotProps={{ toolbar: { quickFilterProps } }}
      />
    </div>
  );
}
