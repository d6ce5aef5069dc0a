import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';

interface Room {
  id: number;
  room: string;
  [hour: string]: number | string;
}

const hour: Partial<GridColDef<Room>> = { type: 'number', width: 90, editable: true };

const columns: GridColDef<Room>[] = [
  { field: 'room', headerName: 'Cold room (°C)', flex: 1, minWidth: 140 },
  { ...hour, field: '06:00', headerName: '06:00' },
  { ...hour, field: '10:00', headerName: '10:00' },
  { ...hour, field: '14:00', headerName: '14:00' },
  { ...hour, field: '18:00', headerName: '18:00' },
  { ...hour, field: '22:00', headerName: '22:00' },
];

const rooms: Room[] = [
  { id: 1, room: 'Dairy', '06:00': 3.8, '10:00': 4.2, '14:00': 6.1, '18:00': 5.4, '22:00': 4 },
  { id: 2, room: 'Fish', '06:00': 0.4, '10:00': 1.1, '14:00': 1.9, '18:00': 1.2, '22:00': 0.8 },
  { id: 3, room: 'Flowers', '06:00': 5, '10:00': 5.6, '14:00': 7.9, '18:00': 7.2, '22:00': 5.1 },
  { id: 4, room: 'Vaccines', '06:00': 4.1, '10:00': 4, '14:00': 4.4, '18:00': 4.3, '22:00': 1.7 },
];

export default function CellsByValue() {
  return (
    <div style={{ height: 266 }}>
      <DataGrid
        aria-label="Temperatures"
        rows={rooms}
        columns={columns}
        getCellClassName={hotOrCold}
        sx={{
          '& .hot': { bgcolor: 'error.main', color: 'error.contrastText' },
          '& .cold': { bgcolor: 'info.main', color: 'info.contrastText' },
        }}
        hideFooter
      />
    </div>
  );
}

function hotOrCold({ value }: GridCellParams<Room>) {
  if (typeof value !== 'number') {
    return '';
  }
  if (value > 5) {
    return 'hot';
  }
  return value < 2 ? 'cold' : '';
}
