import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const shortTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const columns: GridColDef[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 190 },
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    valueOptions: ['Low', 'Normal', 'High', 'Urgent'],
    width: 85,
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
  { field: 'due', headerName: 'Due', type: 'date', width: 95 },
  {
    field: 'reply',
    headerName: 'Last reply',
    type: 'dateTime',
    width: 120,
    valueFormatter: (reply: Date | null) => (reply ? shortTime.format(reply) : ''),
  },
  { field: 'escalated', headerName: 'Escalated', type: 'boolean', width: 95 },
];

const tickets = [
  ['Invoice shows the wrong VAT rate', 'High', 3.5, '06-12', '06-10T09:14', true],
  ['Reset of the second factor', 'Normal', 0.5, '06-11', '06-10T08:52', false],
  ['CSV import stops at row 40,000', 'Urgent', 11, '06-10', '06-10T10:03', true],
  ['Dark logo on dark background', 'Low', null, null, '06-03T16:40', false],
  ['Webhook is sent twice', 'High', 6, '06-13', '06-09T17:21', false],
  ['Login page is slow in the morning', 'High', 8.5, '06-11', '06-10T07:45', true],
  ['Please add Norwegian', 'Low', null, null, null, false],
  ['Wrong currency in the monthly report', 'Normal', 2, '06-16', '06-06T11:30', false],
  ['Payment fails with a corporate card', 'Urgent', 4.5, '06-10', '06-10T09:58', false],
  ['Duplicate invoice numbers', 'High', 7, '06-12', '06-09T13:05', true],
  ['Export without archived projects', 'Normal', 1.5, '06-18', '06-05T15:12', false],
  ['User name with an apostrophe', 'Low', 0.5, '06-20', '06-04T10:27', false],
].map(([subject, priority, hours, due, reply, escalated], index) => ({
  id: index + 1,
  subject,
  priority,
  hours,
  due: due ? new Date(`2025-${due}T00:00`) : null,
  reply: reply ? new Date(`2025-${reply}`) : null,
  escalated,
}));

export default function AllOperators() {
  return (
    <div style={{ height: 460 }}>
      <DataGrid
        aria-label="Support tickets"
        columns={columns}
        rows={tickets}
        showToolbar
        density="compact"
        hideFooter
      />
    </div>
  );
}
