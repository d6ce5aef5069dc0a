import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const columns: GridColDef[] = [
  { field: 'tariff', headerName: 'Tariff', flex: 1, minWidth: 120 },
  { field: 'customers', headerName: 'Customers', type: 'number', width: 115 },
  {
    field: 'arpu',
    headerName: 'ARPU',
    description: 'Average revenue per user and month, in euros, without tax',
    type: 'number',
    width: 100,
    valueFormatter: (euros: number) => `€${euros.toFixed(2)}`,
  },
  {
    field: 'churn',
    headerName: 'Churn',
    description: 'Share of customers who left in the last 30 days',
    type: 'number',
    width: 100,
    valueFormatter: percent,
  },
  {
    field: 'nps',
    headerName: 'NPS',
    description: 'Net promoter score of the last survey, from −100 to 100',
    type: 'number',
    width: 90,
  },
];

const tariffs = [
  { id: 1, tariff: 'Pocket 5 GB', customers: 48210, arpu: 8.4, churn: 0.031, nps: 12 },
  { id: 2, tariff: 'Family 40 GB', customers: 31875, arpu: 27.9, churn: 0.012, nps: 41 },
  { id: 3, tariff: 'Traveller', customers: 9640, arpu: 34.15, churn: 0.024, nps: 28 },
  { id: 4, tariff: 'Business flat', customers: 15302, arpu: 42.6, churn: 0.009, nps: 36 },
  { id: 5, tariff: 'Prepaid classic', customers: 22018, arpu: 5.1, churn: 0.058, nps: -7 },
];

export default function HeaderTextAndTooltip() {
  return <DataGrid aria-label="Tariffs" columns={columns} rows={tariffs} hideFooter />;
}
