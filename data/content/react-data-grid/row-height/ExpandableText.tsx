import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

interface Ticket {
  id: number;
  customer: string;
  message: string;
  isExpanded?: boolean;
}

const SHORT = 90;

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 70 },
  { field: 'customer', headerName: 'Customer', width: 125 },
  {
    field: 'message',
    headerName: 'Message',
    flex: 1,
    minWidth: 210,
    renderCell: (params) => <Message {...params} />,
  },
];

export default function ExpandableText() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        aria-label="Tickets"
        columns={columns}
        rows={tickets}
        getRowHeight={fitContent}
        getEstimatedRowHeight={estimate}
        disableRowSelectionOnClick
        hideFooter
        sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
      />
    </div>
  );
}

/** Whether a message is expanded is kept in its row, because the cell is unmounted when it is scrolled far away. */
function Message({ api, row, tabIndex }: GridRenderCellParams<Ticket>) {
  const { id, message, isExpanded = false } = row;
  if (message.length <= SHORT) {
    return message;
  }
  return (
    <Box>
      {isExpanded ? message : `${message.slice(0, SHORT)}…`}{' '}
      <Link
        component="button"
        type="button"
        aria-label={`Show ${isExpanded ? 'less' : 'more'} of ticket ${id}`}
        aria-expanded={isExpanded}
        tabIndex={tabIndex}
        onClick={() => api.updateRows([{ id, isExpanded: !isExpanded }])}
        onKeyDown={(event) => event.key === ' ' && event.stopPropagation()} // or the grid moves the focus
        sx={{ fontSize: 'inherit', verticalAlign: 'baseline' }}
      >
        {isExpanded ? 'Show less' : 'Show more'}
      </Link>
    </Box>
  );
}

function fitContent() {
  return 'auto' as const;
}

/** Two lines and the padding: what most rows take. */
function estimate() {
  return 64;
}

const tickets: Ticket[] = [
  {
    id: 7301,
    customer: 'Harbour Café',
    message:
      'The card reader restarts after every tenth payment. We have changed the cable and the socket. It started on Monday with the update, and on Saturday the queue reached the door. Can we get the old version back until this is solved?',
  },
  { id: 7302, customer: 'Fjord Bikes', message: 'How do we add a second till?' },
  {
    id: 7303,
    customer: 'Studio Lumen',
    message:
      'Invoices of April show the old address, although we changed it in March. Our accountant needs corrected copies of the numbers 2025-118 to 2025-131 before the end of the month.',
  },
  {
    id: 7304,
    customer: 'Kestrel Books',
    message:
      'Gift cards bought online are not accepted in the shop in Leith. The till says “unknown series”. The shops in Perth and Oban take the same cards without trouble, so we think that the till in Leith missed an update.',
  },
  { id: 7305, customer: 'Ashwick Clinic', message: 'Please cancel the trial of the stock module.' },
  {
    id: 7306,
    customer: 'Northlight Films',
    message:
      'The export of last year stops at 10,000 lines without a warning. We need all 23,480 of them for the audit, in one file if possible.',
  },
];
