import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Fire station', flex: 1, minWidth: 120 },
  {
    field: 'calls',
    headerName: 'Emergency calls in the first quarter',
    type: 'number',
    width: 135,
  },
  { field: 'response', headerName: 'Median response time (minutes)', type: 'number', width: 135 },
  { field: 'crew', headerName: 'Firefighters on duty per shift', type: 'number', width: 130 },
  { field: 'checked', headerName: 'Last inspection of all vehicles', type: 'date', width: 130 },
];

const stations = [
  {
    id: 1,
    station: 'Old Port',
    calls: 412,
    response: 5.2,
    crew: 14,
    checked: new Date(2025, 2, 4),
  },
  {
    id: 2,
    station: 'Mill Road',
    calls: 286,
    response: 6.8,
    crew: 9,
    checked: new Date(2025, 1, 18),
  },
  { id: 3, station: 'Airfield', calls: 73, response: 3.1, crew: 22, checked: new Date(2025, 3, 1) },
  {
    id: 4,
    station: 'Eastgate',
    calls: 351,
    response: 6.1,
    crew: 11,
    checked: new Date(2025, 2, 27),
  },
];

export default function TallHeader() {
  return (
    <DataGrid
      aria-label="Fire stations"
      columns={columns}
      rows={stations}
      columnHeaderHeight={84}
      sx={{
        [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
        [`& .${gridClasses['columnHeader--alignRight']}`]: { textAlign: 'end' },
      }}
      hideFooter
    />
  );
}
