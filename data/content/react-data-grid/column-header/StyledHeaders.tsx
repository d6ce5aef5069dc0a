import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130 },
  { field: 'berth', headerName: 'Berth', width: 90, align: 'center', headerAlign: 'center' },
  { field: 'planned', headerName: 'Planned', width: 100, headerClassName: 'plan' },
  { field: 'arrived', headerName: 'Arrived', width: 100, headerClassName: 'fact' },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 120,
    headerClassName: 'fact',
  },
];

const calls = [
  {
    id: 1,
    vessel: 'Aurora Bay',
    berth: 'N2',
    planned: '06:00',
    arrived: '06:25',
    containers: 1240,
  },
  {
    id: 2,
    vessel: 'Cape Flora',
    berth: 'S1',
    planned: '08:30',
    arrived: '08:10',
    containers: 618,
  },
  { id: 3, vessel: 'Halland', berth: 'N4', planned: '11:15', arrived: '13:40', containers: 2065 },
  { id: 4, vessel: 'Rio Verde', berth: 'S3', planned: '14:00', arrived: '14:05', containers: 930 },
];

export default function StyledHeaders() {
  return (
    <DataGrid
      aria-label="Port calls"
      columns={columns}
      rows={calls}
      sx={{
        '& .plan': { color: 'info.main' },
        '& .fact': { color: 'success.main' },
      }}
      hideFooter
    />
  );
}
