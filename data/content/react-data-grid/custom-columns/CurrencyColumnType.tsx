import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';

interface Quote {
  id: string;
  part: string;
  supplier: string;
  quantity: number;
  unitPrice: number;
  shipping: number | null;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const price: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 120,
  valueFormatter: (amount: number | null) =>
    typeof amount === 'number' ? dollars.format(amount) : '',
  cellClassName: 'tabular',
};

const columns: GridColDef<Quote>[] = [
  { field: 'id', headerName: 'Quote', width: 90 },
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 140 },
  { field: 'supplier', headerName: 'Supplier', width: 150 },
  { field: 'quantity', headerName: 'Qty', type: 'number', width: 70 },
  { ...price, field: 'unitPrice', headerName: 'Unit price', editable: true },
  { ...price, field: 'shipping', headerName: 'Shipping', editable: true, width: 110 },
];

const quotes: Quote[] = [
  {
    id: 'Q-118',
    part: 'Stepper motor',
    supplier: 'Merel Drives',
    quantity: 40,
    unitPrice: 31.9,
    shipping: 48,
  },
  {
    id: 'Q-119',
    part: 'Linear rail, 1 m',
    supplier: 'Kestrel Motion',
    quantity: 12,
    unitPrice: 118.25,
    shipping: 96.5,
  },
  {
    id: 'Q-120',
    part: 'Control board',
    supplier: 'Fjord Circuits',
    quantity: 10,
    unitPrice: 1204,
    shipping: null,
  },
  {
    id: 'Q-121',
    part: 'Timing belt',
    supplier: 'Merel Drives',
    quantity: 150,
    unitPrice: 4.35,
    shipping: 18,
  },
  {
    id: 'Q-122',
    part: 'Aluminum plate',
    supplier: 'Stonebury Metals',
    quantity: 6,
    unitPrice: 86,
    shipping: 132.4,
  },
];

export default function CurrencyColumnType() {
  return (
    <Box sx={{ height: 318, '& .tabular': { fontVariantNumeric: 'tabular-nums' } }}>
      <DataGrid aria-label="Quotes" columns={columns} rows={quotes} hideFooter />
    </Box>
  );
}
