import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'line', headerName: 'Line', width: 80 },
  { field: 'arrives', headerName: 'Arrives', width: 90 },
  { field: 'departs', headerName: 'Departs', width: 90 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 90 },
];

const stops = [
  { id: 1, station: 'Alvorada', line: 'R4', arrives: '–', departs: '07:10', platform: 3 },
  { id: 2, station: 'Ponte Velha', line: 'R4', arrives: '07:24', departs: '07:26', platform: 1 },
  { id: 3, station: 'Moinhos', line: 'R4', arrives: '07:41', departs: '07:42', platform: 2 },
  { id: 4, station: 'Quinta do Lago', line: 'R4', arrives: '07:58', departs: '08:03', platform: 2 },
  { id: 5, station: 'Serra', line: 'R4', arrives: '08:30', departs: '–', platform: 7 },
];

export default function FilteringOff() {
  return (
    <DataGrid
      aria-label="Stops of a train"
      columns={columns}
      rows={stops}
      disableColumnFilter
      showToolbar
      hideFooter
    />
  );
}
