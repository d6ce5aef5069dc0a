import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { makeSales, type Sale } from '#data/content/shared/sales.ts';

const sales = makeSales(400);

const columns: DataGridPremiumProps<Sale>['columns'] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'soldOn', headerName: 'Sold on', type: 'date', width: 120, pivotable: false },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 130 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'category' }],
      columns: [
        { field: 'soldOn-year', sort: 'desc' },
        { field: 'soldOn-quarter', sort: 'asc' },
      ],
      values: [{ field: 'units', aggFunc: 'sum' }],
    },
  },
};

export default function YearAndQuarter() {
  return (
    <div style={{ height: 480 }}>
      <DataGridPremium
        aria-label="Units per year and quarter"
        rows={sales}
        columns={columns}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
