import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';

/** Eight sales of two products. */
export const eightSales = [
  { id: 1, product: 'Tent', size: 'Small', region: 'North', quarter: 'Q1', sales: 120, profit: 30 },
  { id: 2, product: 'Tent', size: 'Large', region: 'North', quarter: 'Q1', sales: 200, profit: 60 },
  { id: 3, product: 'Tent', size: 'Small', region: 'South', quarter: 'Q1', sales: 90, profit: 20 },
  { id: 4, product: 'Tent', size: 'Large', region: 'South', quarter: 'Q2', sales: 260, profit: 70 },
  { id: 5, product: 'Boots', size: 'Small', region: 'North', quarter: 'Q1', sales: 80, profit: 25 },
  {
    id: 6,
    product: 'Boots',
    size: 'Large',
    region: 'North',
    quarter: 'Q2',
    sales: 140,
    profit: 45,
  },
  { id: 7, product: 'Boots', size: 'Small', region: 'South', quarter: 'Q2', sales: 60, profit: 15 },
  {
    id: 8,
    product: 'Boots',
    size: 'Large',
    region: 'South',
    quarter: 'Q1',
    sales: 110,
    profit: 35,
  },
];

export const saleColumns: DataGridPremiumProps['columns'] = [
  { field: 'product', headerName: 'Product', width: 100 },
  { field: 'size', headerName: 'Size', width: 90 },
  { field: 'region', headerName: 'Region', width: 100 },
  { field: 'quarter', headerName: 'Quarter', width: 100 },
  { field: 'sales', headerName: 'Sales', type: 'number', width: 90 },
  { field: 'profit', headerName: 'Profit', type: 'number', width: 90 },
];
