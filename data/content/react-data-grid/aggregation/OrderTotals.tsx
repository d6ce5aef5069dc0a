import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'id', headerName: 'Orders', type: 'number', width: 100, valueFormatter: plainNumber },
  { field: 'placed', headerName: 'Last order', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 130, valueFormatter: inEuros },
];

const initialState = {
  columns: { columnVisibilityModel: { country: false } },
  rowGrouping: { model: ['country'] },
  aggregation: { model: { id: 'size', placed: 'max', total: 'sum' } },
};

const groupingColDef = {
  headerName: 'Country',
  width: 190,
  aggregable: false,
  valueFormatter: (country: string | undefined) => country ?? 'All countries',
};

export default function OrderTotals() {
  return (
    <div style={{ height: 530 }}>
      <DataGridPremium
        aria-label="Orders by country"
        columns={columns}
        rows={orders}
        initialState={initialState}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </div>
  );
}

function plainNumber(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

function inEuros(value: number | undefined): string {
  return value === undefined
    ? ''
    : value.toLocaleString('en-US', { style: 'currency', currency: 'EUR' });
}
