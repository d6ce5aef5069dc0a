import {
  DataGridPro,
  type GridColDef,
  type GridPinnedRowsProp,
  type GridRowClassNameParams,
} from '@mui/x-data-grid-pro';

interface Store {
  id: string;
  city: string;
  orders: number;
  returns: number;
  /** In euros. */
  revenue: number;
}

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Store>[] = [
  { field: 'id', headerName: 'Store', width: 130 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
  { field: 'orders', headerName: 'Orders', type: 'number', width: 90 },
  {
    field: 'returnRate',
    headerName: 'Returned',
    type: 'number',
    width: 100,
    valueGetter: (_value, store) => store.returns / store.orders,
    valueFormatter: (rate: number) => `${(rate * 100).toFixed(1)}%`,
  },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 120,
    valueFormatter: (revenue: number) => euros.format(revenue),
  },
];

const stores: Store[] = [
  { id: 'Store 01', city: 'Utrecht', orders: 412, returns: 21, revenue: 38410 },
  { id: 'Store 02', city: 'Leeds', orders: 287, returns: 9, revenue: 24930 },
  { id: 'Store 03', city: 'Lyon', orders: 356, returns: 30, revenue: 33180 },
  { id: 'Store 04', city: 'Valencia', orders: 198, returns: 14, revenue: 15620 },
  { id: 'Store 05', city: 'Cork', orders: 143, returns: 4, revenue: 12075 },
  { id: 'Store 06', city: 'Ulm', orders: 301, returns: 17, revenue: 27560 },
  { id: 'Store 07', city: 'Bari', orders: 225, returns: 19, revenue: 18340 },
];

const target: Store = { id: 'Target', city: '', orders: 280, returns: 14, revenue: 25000 };

const lastYear: Store = { id: 'Last year', city: '', orders: 1764, returns: 121, revenue: 149800 };

const total: Store = {
  id: 'Total',
  city: '',
  orders: stores.reduce((sum, { orders }) => sum + orders, 0),
  returns: stores.reduce((sum, { returns }) => sum + returns, 0),
  revenue: stores.reduce((sum, { revenue }) => sum + revenue, 0),
};

const pinnedRows: GridPinnedRowsProp<Store> = { top: [target], bottom: [total, lastYear] };

const getRowClassName = ({ row }: GridRowClassNameParams<Store>) => (row === total ? 'total' : '');

export default function PinnedTopBottom() {
  return (
    <div style={{ height: 422 }}>
      <DataGridPro
        aria-label="Revenue of the stores in May"
        rows={stores}
        columns={columns}
        pinnedRows={pinnedRows}
        getRowClassName={getRowClassName}
        sx={{ '& .total': { fontWeight: 600 } }}
        hideFooter
      />
    </div>
  );
}
