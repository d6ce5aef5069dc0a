import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { eightSales, saleColumns } from './eightSales.ts';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'product' }, { field: 'size' }],
      columns: [{ field: 'region' }, { field: 'quarter', sort: 'asc' }],
      values: [
        { field: 'sales', aggFunc: 'sum' },
        { field: 'profit', aggFunc: 'sum' },
      ],
    },
  },
};

const rightAligned = { align: 'right', headerAlign: 'right' } as const;

export default function PivotAll() {
  return (
    <div style={{ height: 590 }}>
      <DataGridPremium
        aria-label="Sales and profit"
        rows={eightSales}
        columns={saleColumns}
        initialState={initialState}
        pivotingColDef={rightAligned}
        defaultGroupingExpansionDepth={1}
        showToolbar
        hideFooter
      />
    </div>
  );
}
