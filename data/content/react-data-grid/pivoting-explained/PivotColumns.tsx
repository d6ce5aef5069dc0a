import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { eightSales, saleColumns } from './eightSales.ts';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'product' }],
      columns: [{ field: 'region' }, { field: 'quarter', hidden: true }],
      values: [{ field: 'sales', aggFunc: 'sum' }],
    },
  },
};

const rightAligned = { align: 'right', headerAlign: 'right' } as const;

export default function PivotColumns() {
  return (
    <div style={{ height: 380 }}>
      <DataGridPremium
        aria-label="Sales of each product and region"
        rows={eightSales}
        columns={saleColumns}
        initialState={initialState}
        pivotingColDef={rightAligned}
        showToolbar
        hideFooter
      />
    </div>
  );
}
