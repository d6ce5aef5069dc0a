import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  {
    id: 4127,
    subject: 'Scanner loses Wi-Fi',
    owner: 'Esra',
    opened: new Date(2025, 4, 6),
    note: 'Firmware 3.2 ordered',
  },
  {
    id: 4129,
    subject: 'Label printer skips lines',
    owner: 'Finn',
    opened: new Date(2025, 4, 7),
    note: 'Roller cleaned, watch it',
  },
  {
    id: 4133,
    subject: 'Invoice without VAT ID',
    owner: 'Alma',
    opened: new Date(2025, 4, 7),
    note: 'Waits for accounting',
  },
  {
    id: 4138,
    subject: 'Door badge rejected',
    owner: 'Esra',
    opened: new Date(2025, 4, 9),
    note: 'New badge handed out',
  },
  {
    id: 4140,
    subject: 'Stock count differs',
    owner: 'Hugo',
    opened: new Date(2025, 4, 12),
    note: 'Recount on Friday',
  },
  {
    id: 4141,
    subject: 'Monitor flickers',
    owner: 'Finn',
    opened: new Date(2025, 4, 12),
    note: 'Cable replaced',
  },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 200 },
  { field: 'owner', headerName: 'Owner', width: 95 },
  { field: 'opened', headerName: 'Opened', type: 'date', width: 110 },
  { field: 'note', headerName: 'Note', width: 190, sortable: false },
];

export default function SortingOffOneColumn() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid aria-label="Support tickets" columns={columns} rows={rows} hideFooter />
    </div>
  );
}
