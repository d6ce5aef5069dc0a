import { DataGridPro, type GridColDef, type GridInitialState } from '@mui/x-data-grid-pro';

interface ProductLine {
  id: number;
  line: string;
  /** Thousands of euros, January to December. */
  sales: number[];
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const columns: GridColDef<ProductLine>[] = [
  { field: 'line', headerName: 'Product line', width: 130 },
  ...months.map((month, index): GridColDef<ProductLine> => ({
    field: month,
    type: 'number',
    width: 80,
    valueGetter: (_value, row) => row.sales[index],
  })),
  {
    field: 'total',
    headerName: 'Total (k€)',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => row.sales.reduce((sum, amount) => sum + amount, 0),
  },
];

const initialState: GridInitialState = {
  pinnedColumns: { left: ['line'], right: ['total'] },
};

const productLines: ProductLine[] = [
  { id: 1, line: 'Road bikes', sales: [84, 96, 187, 243, 268, 251, 236, 198, 142, 97, 88, 121] },
  {
    id: 2,
    line: 'City bikes',
    sales: [112, 118, 164, 205, 221, 214, 190, 183, 177, 139, 108, 146],
  },
  { id: 3, line: 'E-bikes', sales: [203, 231, 318, 402, 455, 461, 437, 390, 341, 276, 219, 288] },
  { id: 4, line: 'Cargo bikes', sales: [58, 61, 87, 103, 112, 98, 92, 96, 89, 74, 63, 79] },
  { id: 5, line: 'Kids’ bikes', sales: [31, 38, 72, 94, 101, 83, 66, 59, 47, 42, 68, 117] },
  { id: 6, line: 'Helmets', sales: [22, 24, 41, 53, 57, 49, 43, 39, 34, 27, 21, 30] },
  { id: 7, line: 'Lights', sales: [36, 29, 24, 18, 14, 12, 13, 21, 38, 52, 57, 61] },
  { id: 8, line: 'Workshop', sales: [71, 78, 124, 151, 149, 138, 127, 119, 108, 92, 76, 64] },
];

export default function InitialPins() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        aria-label="Sales by product line and month"
        columns={columns}
        rows={productLines}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
