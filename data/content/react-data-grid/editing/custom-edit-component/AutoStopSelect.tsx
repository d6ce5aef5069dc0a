import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Ticket {
  id: string;
  subject: string;
  customer: string;
  priority: string;
  assignee: string;
}

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 85 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
  { field: 'customer', headerName: 'Customer', width: 130 },
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    width: 110,
    editable: true,
    valueOptions: ['Low', 'Normal', 'High', 'Urgent'],
    renderEditCell: (params) => <AutoStopSelectCell {...params} />,
  },
  {
    field: 'assignee',
    headerName: 'Assignee',
    type: 'singleSelect',
    width: 120,
    editable: true,
    valueOptions: ['Anna', 'Bruno', 'Clara', 'Diego'],
    renderEditCell: (params) => <AutoStopSelectCell {...params} />,
  },
];

const tickets: Ticket[] = [
  {
    id: 'T-8812',
    subject: 'Invoice shows the wrong VAT',
    customer: 'Lumen Foods',
    priority: 'High',
    assignee: 'Bruno',
  },
  {
    id: 'T-8815',
    subject: 'Password reset mail not sent',
    customer: 'Orca Travel',
    priority: 'Urgent',
    assignee: 'Anna',
  },
  {
    id: 'T-8819',
    subject: 'Export misses two columns',
    customer: 'Palisade',
    priority: 'Normal',
    assignee: 'Diego',
  },
  {
    id: 'T-8823',
    subject: 'Add a second delivery address',
    customer: 'Quint & Co',
    priority: 'Low',
    assignee: 'Clara',
  },
  {
    id: 'T-8827',
    subject: 'App logs out after an hour',
    customer: 'Rosen Health',
    priority: 'High',
    assignee: 'Anna',
  },
];

/** Saves the cell as soon as the user selects an option. */
function AutoStopSelectCell(props: GridRenderEditCellParams) {
  const { id, field } = props;
  const apiRef = useGridApiContext();

  const handleValueChange = async (_: unknown, value: string) => {
    const isValid = await apiRef.current.setEditCellValue({ id, field, value });
    // Enter on an option has already stopped editing.
    if (isValid && apiRef.current.getCellMode(id, field) === 'edit') {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };

  return (
    <GridEditSingleSelectCell
      {...props}
      // Delete starts editing with null, which a select refuses.
      value={props.value ?? ''}
      onValueChange={handleValueChange}
    />
  );
}

export default function AutoStopSelect() {
  return (
    <DataGrid
      aria-label="Support tickets"
      rows={tickets}
      columns={columns}
      hideFooter
      disableRowSelectionOnClick
    />
  );
}
