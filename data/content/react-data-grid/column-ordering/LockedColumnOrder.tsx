import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'rider', headerName: 'Rider', width: 160, disableReorder: true },
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 130 },
  { field: 'time', headerName: 'Time', width: 100 },
  { field: 'climb', headerName: 'Climb (m)', type: 'number', width: 110 },
  { field: 'power', headerName: 'Power (W)', type: 'number', width: 110 },
];

const results = [
  {
    id: 1,
    rider: 'Ines Carvalho',
    team: 'Atlantic Wheel',
    time: '4:12:08',
    climb: 2810,
    power: 268,
  },
  { id: 2, rider: 'Hanna Vos', team: 'Polder Racing', time: '4:12:31', climb: 2810, power: 259 },
  { id: 3, rider: 'Lucie Perrin', team: 'Velo Jura', time: '4:13:02', climb: 2810, power: 271 },
  { id: 4, rider: 'Naomi Sakai', team: 'Atlantic Wheel', time: '4:15:47', climb: 2810, power: 244 },
];

export default function LockedColumnOrder() {
  return <DataGridPro aria-label="Stage results" columns={columns} rows={results} hideFooter />;
}
