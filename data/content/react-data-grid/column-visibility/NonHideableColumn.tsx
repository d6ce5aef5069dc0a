import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'username', headerName: 'Username', width: 130, hideable: false },
  { field: 'email', headerName: 'Email', flex: 1, minWidth: 200 },
  { field: 'role', headerName: 'Role', width: 120 },
  { field: 'lastLogin', headerName: 'Last login', type: 'date', width: 120 },
];

const accounts = [
  {
    id: 1,
    username: 'miriam',
    email: 'miriam.kaufman@tidewater.example',
    role: 'Owner',
    lastLogin: new Date(2025, 4, 19),
  },
  {
    id: 2,
    username: 'duarte',
    email: 'duarte.silva@tidewater.example',
    role: 'Editor',
    lastLogin: new Date(2025, 4, 20),
  },
  {
    id: 3,
    username: 'grace',
    email: 'grace.okafor@tidewater.example',
    role: 'Editor',
    lastLogin: new Date(2025, 3, 2),
  },
  {
    id: 4,
    username: 'petra',
    email: 'petra.lind@tidewater.example',
    role: 'Viewer',
    lastLogin: new Date(2025, 4, 12),
  },
];

export default function NonHideableColumn() {
  return (
    <DataGrid aria-label="Accounts" columns={columns} rows={accounts} showToolbar hideFooter />
  );
}
