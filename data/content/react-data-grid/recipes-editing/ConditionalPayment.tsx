import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditSingleSelectCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Invoice {
  id: string;
  supplier: string;
  amount: number;
  due: Date;
  paid: boolean;
  method: string;
}

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 95 },
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 140, editable: true },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 110,
    editable: true,
    valueFormatter: (amount?: number | null) =>
      typeof amount === 'number' ? euros.format(amount) : '',
  },
  { field: 'due', headerName: 'Due', type: 'date', width: 125, editable: true },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 75, editable: true },
  {
    field: 'method',
    headerName: 'Method',
    type: 'singleSelect',
    width: 150,
    editable: true,
    valueOptions: [{ value: '', label: '—' }, 'Bank transfer', 'Card', 'Direct debit'],
    preProcessEditCellProps: requireMethod,
    renderEditCell: (params) => <MethodEditCell {...params} />,
  },
];

const invoices: Invoice[] = [
  {
    id: 'INV-770',
    supplier: 'Northern Timber',
    amount: 4180,
    due: new Date(2025, 4, 12),
    paid: true,
    method: 'Bank transfer',
  },
  {
    id: 'INV-774',
    supplier: 'Kestrel Paper',
    amount: 312.4,
    due: new Date(2025, 4, 20),
    paid: false,
    method: '',
  },
  {
    id: 'INV-779',
    supplier: 'Volta Energy',
    amount: 1265.9,
    due: new Date(2025, 4, 28),
    paid: true,
    method: 'Direct debit',
  },
  {
    id: 'INV-781',
    supplier: 'Tinta Verde',
    amount: 96,
    due: new Date(2025, 5, 2),
    paid: false,
    method: '',
  },
];

/** A paid invoice needs a method. */
function requireMethod({
  props,
  row,
  otherFieldsProps,
}: GridPreProcessEditCellProps<unknown, Invoice>) {
  // There are no other fields yet when the user starts editing with a letter or with Delete.
  const isPaid = otherFieldsProps?.paid ? otherFieldsProps.paid.value : row.paid;
  return { ...props, error: isPaid && !props.value ? 'Select how it was paid' : undefined };
}

function MethodEditCell({ error, ...params }: GridRenderEditCellParams<Invoice>) {
  return (
    <Tooltip describeChild disableFocusListener open={Boolean(error)} title={error ?? ''}>
      <Box sx={{ width: '100%' }}>
        {/* Delete starts editing with null, which a select refuses. */}
        <GridEditSingleSelectCell {...params} value={params.value ?? ''} error={Boolean(error)} />
      </Box>
    </Tooltip>
  );
}

export default function ConditionalPayment() {
  return (
    <DataGrid
      aria-label="Invoices"
      rows={invoices}
      columns={columns}
      editMode="row"
      hideFooter
      disableRowSelectionOnClick
    />
  );
}
