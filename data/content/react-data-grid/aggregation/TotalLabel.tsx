import {
  DataGridPremium,
  GRID_AGGREGATION_ROOT_FOOTER_ROW_ID,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Position {
  id: number;
  item: string;
  quantity: number;
  amount: number;
}

const columns: GridColDef<Position>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 140,
    sortable: false,
    aggregable: false,
    // The cell of the footer has no value.
    valueFormatter: (item: string | undefined) => item ?? 'Total',
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 130,
    valueFormatter: (amount?: number) => (amount === undefined ? '' : `€${amount.toFixed(2)}`),
  },
];

const initialState = { aggregation: { model: { quantity: 'sum', amount: 'sum' } } };

const invoice: Position[] = [
  { id: 1, item: 'Oak stool', quantity: 4, amount: 256 },
  { id: 2, item: 'Reading lamp', quantity: 6, amount: 437.4 },
  { id: 3, item: 'Wool rug', quantity: 1, amount: 245 },
  { id: 4, item: 'Wall clock', quantity: 3, amount: 141 },
];

const emphasized = {
  [`& [data-id="${GRID_AGGREGATION_ROOT_FOOTER_ROW_ID}"]`]: {
    fontWeight: 600,
    bgcolor: 'action.hover',
    '& .MuiDataGrid-footerCell': { color: 'inherit', fontWeight: 'inherit' },
  },
};

export default function TotalLabel() {
  return (
    <div style={{ height: 320 }}>
      <DataGridPremium
        aria-label="Invoice"
        columns={columns}
        rows={invoice}
        initialState={initialState}
        sx={emphasized}
        hideFooter
      />
    </div>
  );
}
