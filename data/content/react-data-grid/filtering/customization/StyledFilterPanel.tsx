import { DataGridPro, gridClasses, GridLogicOperator, type GridColDef } from '@mui/x-data-grid-pro';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 105 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 105 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 105,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (total: number) => euros.format(total),
  },
];

const inputs = [
  gridClasses.filterFormColumnInput,
  gridClasses.filterFormOperatorInput,
  gridClasses.filterFormValueInput,
]
  .map((name) => `& .${name}`)
  .join(', ');

const orders = makeOrders(60);

export default function StyledFilterPanel() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        aria-label="Orders"
        columns={columns}
        rows={orders}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'city', operator: 'contains', value: 'l' },
                { id: 2, field: 'total', operator: '>', value: 500 },
              ],
            },
          },
        }}
        showToolbar
        slotProps={{
          filterPanel: {
            logicOperators: [GridLogicOperator.And],
            columnsSort: 'asc',
            filterFormProps: {
              // The last part of the form instead of the first.
              deleteIconProps: { sx: { order: 1, '& svg': { color: 'error.main' } } },
              valueInputProps: { sx: { flexGrow: 1 } },
            },
            sx: {
              maxWidth: '100%',
              [`& .${gridClasses.filterForm}`]: {
                // One field below the other on phones.
                flexDirection: { xs: 'column', sm: 'row' },
                alignItems: { xs: 'stretch', sm: 'center' },
                p: 1.5,
                borderInlineStart: '4px solid',
                borderColor: 'primary.main',
              },
              [inputs]: { width: { xs: '100%', sm: 150 } },
            },
          },
        }}
      />
    </div>
  );
}
