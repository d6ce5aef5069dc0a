import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Shift {
  id: number;
  name: string;
  age: number;
  ward: string;
  day: string;
  shift: string;
}

const columns: GridColDef<Shift>[] = [
  { field: 'name', headerName: 'Nurse', width: 140 },
  {
    field: 'age',
    headerName: 'Age',
    type: 'number',
    width: 70,
    rowSpanValueGetter: (value, row) => `${row.name}: ${value}`,
  },
  {
    field: 'ward',
    headerName: 'Ward',
    width: 130,
    rowSpanValueGetter: (value, row) => `${row.name}: ${value}`,
  },
  { field: 'day', headerName: 'Day', width: 120, rowSpanValueGetter: () => null },
  {
    field: 'shift',
    headerName: 'Shift',
    flex: 1,
    minWidth: 110,
    rowSpanValueGetter: () => null,
  },
];

export default function SpanByPerson() {
  return (
    <div style={{ height: 423 }}>
      <DataGrid
        aria-label="Shifts"
        columns={columns}
        rows={shifts}
        rowSpanning
        showCellVerticalBorder
        showColumnVerticalBorder
        disableRowSelectionOnClick
        hideFooter
        sx={{ '& .MuiDataGrid-row:hover': { backgroundColor: 'transparent' } }}
      />
    </div>
  );
}

const shifts: Shift[] = [
  { id: 1, name: 'Laura Duarte', age: 34, ward: 'Cardiology', day: 'Monday', shift: 'Early' },
  {
    id: 2,
    name: 'Laura Duarte',
    age: 34,
    ward: 'Cardiology',
    day: 'Tuesday',
    shift: 'Early',
  },
  { id: 3, name: 'Laura Duarte', age: 34, ward: 'Emergency', day: 'Friday', shift: 'Late' },
  { id: 4, name: 'Finn Baker', age: 34, ward: 'Emergency', day: 'Monday', shift: 'Night' },
  { id: 5, name: 'Finn Baker', age: 34, ward: 'Emergency', day: 'Tuesday', shift: 'Night' },
  { id: 6, name: 'Greta Ito', age: 51, ward: 'Emergency', day: 'Tuesday', shift: 'Late' },
  { id: 7, name: 'Greta Ito', age: 51, ward: 'Maternity', day: 'Thursday', shift: 'Early' },
];
