import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { makeSales, type Sale } from '#data/content/shared/sales.ts';

const sales = makeSales(200);

const columns: DataGridPremiumProps<Sale>['columns'] = [
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'channel', headerName: 'Channel', width: 110 },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 130 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: { rows: [], columns: [], values: [] },
  },
};

export default function EmptyPivot() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPremium
        aria-label="Pivot table of sales"
        rows={sales}
        columns={columns}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
