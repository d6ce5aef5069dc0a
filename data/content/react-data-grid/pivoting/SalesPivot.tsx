import { useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { makeSales, type Sale } from '#data/content/shared/sales.ts';

const sales = makeSales(600);

const columns: DataGridPremiumProps<Sale>['columns'] = [
  { field: 'id', headerName: 'Invoice', width: 90, pivotable: false },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'category', headerName: 'Category', width: 110 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'channel', headerName: 'Channel', width: 110 },
  { field: 'soldOn', headerName: 'Sold on', type: 'date', width: 110 },
  { field: 'units', headerName: 'Units', type: 'number', width: 100 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120 },
  { field: 'profit', headerName: 'Profit (€)', type: 'number', width: 110 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'region' }, { field: 'country' }],
      columns: [{ field: 'soldOn-year', sort: 'desc' }],
      values: [
        { field: 'revenue', aggFunc: 'sum' },
        { field: 'profit', aggFunc: 'sum' },
      ],
    },
  },
};

const rightAligned = { align: 'right', headerAlign: 'right' } as const;

export default function SalesPivot() {
  const isWide = useMediaQuery('(min-width: 600px)', { noSsr: true });
  const [isPanelOpen, setIsPanelOpen] = useState(isWide);

  return (
    <div style={{ height: 560 }}>
      <DataGridPremium
        aria-label="Sales"
        rows={sales}
        columns={columns}
        initialState={initialState}
        pivotPanelOpen={isPanelOpen}
        onPivotPanelOpenChange={setIsPanelOpen}
        pivotingColDef={rightAligned}
        showToolbar
        hideFooter
      />
    </div>
  );
}
