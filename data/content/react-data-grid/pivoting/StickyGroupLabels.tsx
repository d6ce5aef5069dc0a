import { DataGridPremium, gridClasses, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { makeSales, type Sale } from '#data/content/shared/sales.ts';

const sales = makeSales(400);

const columns: DataGridPremiumProps<Sale>['columns'] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'soldOn', headerName: 'Sold on', type: 'date', width: 120, pivotable: false },
  { field: 'units', headerName: 'Units', type: 'number', width: 100 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 130 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'category' }],
      columns: [
        { field: 'soldOn-year', sort: 'asc' },
        { field: 'soldOn-quarter', sort: 'asc' },
      ],
      values: [
        { field: 'units', aggFunc: 'sum' },
        { field: 'revenue', aggFunc: 'sum' },
      ],
    },
  },
};

const stickyLabels = {
  [`& .${gridClasses['columnHeader--filledGroup']}`]: {
    overflow: 'visible',
    [`& .${gridClasses.columnHeaderTitleContainer}`]: { overflow: 'visible' },
    [`& .${gridClasses.columnHeaderTitleContainerContent}`]: {
      position: 'sticky',
      insetInlineStart: 10,
      overflow: 'visible',
    },
  },
};

export default function StickyGroupLabels() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPremium
        aria-label="Sales per category and quarter"
        rows={sales}
        columns={columns}
        initialState={initialState}
        sx={stickyLabels}
        hideFooter
      />
    </div>
  );
}
