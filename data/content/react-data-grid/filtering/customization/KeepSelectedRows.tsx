import {
  DataGrid,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Supplier {
  id: number;
  supplier: string;
  country: string;
  leadTime: number;
  price: number;
  certificate: string;
}

function keepSelected(operators: GridFilterOperator<Supplier>[]): GridFilterOperator<Supplier>[] {
  return operators.map((operator) => ({
    ...operator,
    getApplyFilterFn: (item, column) => {
      const isMatch = operator.getApplyFilterFn(item, column);
      if (!isMatch) {
        return null; // The built-in operator skips this item.
      }
      return (value, row, col, apiRef) =>
        apiRef.current.isRowSelected(row.id) || isMatch(value, row, col, apiRef);
    },
  }));
}

const columns: GridColDef<Supplier>[] = [
  {
    field: 'supplier',
    headerName: 'Supplier',
    flex: 1,
    minWidth: 150,
    filterOperators: keepSelected(getGridStringOperators()),
  },
  {
    field: 'country',
    headerName: 'Country',
    width: 120,
    filterOperators: keepSelected(getGridStringOperators()),
  },
  {
    field: 'leadTime',
    headerName: 'Lead time (days)',
    type: 'number',
    width: 140,
    filterOperators: keepSelected(getGridNumericOperators()),
  },
  {
    field: 'price',
    headerName: '€ per kg',
    type: 'number',
    width: 100,
    filterOperators: keepSelected(getGridNumericOperators()),
  },
  {
    field: 'certificate',
    headerName: 'Certificate',
    type: 'singleSelect',
    valueOptions: ['ISO 9001', 'ISO 14001', 'None'],
    width: 120,
    filterOperators: keepSelected(getGridSingleSelectOperators()),
  },
];

const suppliers: Supplier[] = [
  {
    id: 1,
    supplier: 'Alder Metals',
    country: 'Germany',
    leadTime: 9,
    price: 4.1,
    certificate: 'ISO 9001',
  },
  {
    id: 2,
    supplier: 'Bora Castings',
    country: 'Italy',
    leadTime: 14,
    price: 3.6,
    certificate: 'ISO 14001',
  },
  {
    id: 3,
    supplier: 'Calder Alloys',
    country: 'Ireland',
    leadTime: 21,
    price: 3.2,
    certificate: 'None',
  },
  {
    id: 4,
    supplier: 'Duna Steel',
    country: 'Hungary',
    leadTime: 12,
    price: 3.4,
    certificate: 'ISO 9001',
  },
  {
    id: 5,
    supplier: 'Nordic Plate',
    country: 'Sweden',
    leadTime: 7,
    price: 4.8,
    certificate: 'ISO 14001',
  },
  {
    id: 6,
    supplier: 'Ostrava Forge',
    country: 'Czechia',
    leadTime: 16,
    price: 3.0,
    certificate: 'ISO 9001',
  },
  {
    id: 7,
    supplier: 'Sierra Metal',
    country: 'Spain',
    leadTime: 18,
    price: 2.9,
    certificate: 'None',
  },
];

export default function KeepSelectedRows() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Suppliers"
        columns={columns}
        rows={suppliers}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </div>
  );
}
