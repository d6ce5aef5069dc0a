import Box from '@mui/material/Box';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { makeSales, type Sale } from '#data/content/shared/sales.ts';

const sales = makeSales(400);

const columns: DataGridPremiumProps<Sale>['columns'] = [
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'channel', headerName: 'Channel', width: 110 },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 130 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'product' }],
      columns: [{ field: 'channel', sort: 'asc' }],
      values: [
        { field: 'units', aggFunc: 'sum' },
        { field: 'revenue', aggFunc: 'sum' },
      ],
    },
  },
};

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  align: 'right',
  headerAlign: 'right',
  minWidth: 110,
  flex: 1,
  headerName: field === 'units' ? 'Units' : '€',
  cellClassName: path[0] === 'Online' ? 'online' : undefined,
});

export default function GeneratedColumns() {
  return (
    <Box sx={{ height: 560, '& .online': { fontWeight: 600 } }}>
      <DataGridPremium
        aria-label="Sales per product and channel"
        rows={sales}
        columns={columns}
        initialState={initialState}
        pivotingColDef={pivotingColDef}
        hideFooter
      />
    </Box>
  );
}
