import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface SalesTax {
  country: string;
  rate: number;
}

const columns: GridColDef<SalesTax>[] = [
  { field: 'country', headerName: 'Country', width: 150 },
  {
    field: 'rate',
    headerName: 'Tax rate',
    type: 'number',
    width: 120,
    // Sorting and filtering use 8.1, not 0.081.
    valueGetter: (rate: number) => Math.round(rate * 1000) / 10,
    // The cell shows 8.1%.
    valueFormatter: (percentage: number) => `${percentage}%`,
  },
];

const taxes: SalesTax[] = [
  { country: 'Hungary', rate: 0.27 },
  { country: 'Norway', rate: 0.25 },
  { country: 'Finland', rate: 0.255 },
  { country: 'Switzerland', rate: 0.081 },
];

const getRowId = (tax: SalesTax) => tax.country;

export default function FormattedValue() {
  return (
    <div style={{ height: 266 }}>
      <DataGrid
        aria-label="Sales tax by country"
        columns={columns}
        rows={taxes}
        getRowId={getRowId}
        hideFooter
      />
    </div>
  );
}
