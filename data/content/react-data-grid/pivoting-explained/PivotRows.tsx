import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { eightSales, saleColumns } from './eightSales.ts';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: { rows: [{ field: 'product' }], columns: [], values: [] },
  },
};

const rightAligned = { align: 'right', headerAlign: 'right' } as const;

export default function PivotRows() {
  return (
    <div style={{ height: 320 }}>
      <DataGridPremium
        aria-label="Products"
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
