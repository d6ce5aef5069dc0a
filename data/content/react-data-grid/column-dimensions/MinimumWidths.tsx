import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Ticket {
  id: number;
  subject: string;
  customer: string;
  waiting: number;
}

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 80 },
  { field: 'subject', headerName: 'Subject', width: 260, minWidth: 180, maxWidth: 320 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'waiting', headerName: 'Hours waiting', type: 'number', width: 120 },
];

const tickets: Ticket[] = [
  { id: 8812, subject: 'Invoice shows the wrong address', customer: 'Fjord Bikes', waiting: 3 },
  { id: 8815, subject: 'Card reader restarts by itself', customer: 'Harbour Café', waiting: 5 },
  { id: 8816, subject: 'Second login for the night shift', customer: 'Ashwick Clinic', waiting: 8 },
  { id: 8821, subject: 'Export misses last week', customer: 'Kestrel Books', waiting: 1 },
];

export default function MinimumWidths() {
  return (
    <div style={{ height: 266 }}>
      <DataGrid aria-label="Support tickets" columns={columns} rows={tickets} hideFooter />
    </div>
  );
}
