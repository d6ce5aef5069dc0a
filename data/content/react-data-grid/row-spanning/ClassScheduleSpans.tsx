import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Period {
  id: number;
  time: string;
  monday: string;
  tuesday: string;
  wednesday: string;
  thursday: string;
  friday: string;
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const BREAK = 'Lunch break';

const columns: GridColDef<Period>[] = [
  { field: 'time', headerName: 'Time', width: 80, rowSpanValueGetter: () => null },
  ...DAYS.map((day, index): GridColDef<Period> => ({
    field: day,
    headerName: `${day.charAt(0).toUpperCase()}${day.slice(1)}`,
    flex: 1,
    minWidth: 105,
    align: 'center',
    headerAlign: 'center',
    // The break covers the whole week.
    colSpan: (value) => (value === BREAK && index === 0 ? DAYS.length : 1),
  })),
];

export default function ClassScheduleSpans() {
  return (
    <div style={{ height: 423 }}>
      <DataGrid
        aria-label="Timetable of class 7b"
        columns={columns}
        rows={periods}
        rowSpanning
        disableColumnSorting
        disableColumnFilter
        disableColumnMenu
        disableRowSelectionOnClick
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
        sx={{ '& .MuiDataGrid-row:hover': { backgroundColor: 'transparent' } }}
      />
    </div>
  );
}

const periods: Period[] = [
  {
    id: 1,
    time: '08:00',
    monday: 'Maths',
    tuesday: 'Chemistry',
    wednesday: 'English',
    thursday: 'History',
    friday: 'Sports',
  },
  {
    id: 2,
    time: '08:50',
    monday: 'Maths',
    tuesday: 'Chemistry',
    wednesday: 'French',
    thursday: 'Maths',
    friday: 'Sports',
  },
  {
    id: 3,
    time: '09:55',
    monday: 'English',
    tuesday: 'Chemistry',
    wednesday: 'French',
    thursday: 'Art',
    friday: 'Biology',
  },
  {
    id: 4,
    time: '10:45',
    monday: BREAK,
    tuesday: BREAK,
    wednesday: BREAK,
    thursday: BREAK,
    friday: BREAK,
  },
  {
    id: 5,
    time: '12:00',
    monday: 'Geography',
    tuesday: 'Music',
    wednesday: 'Maths',
    thursday: 'Art',
    friday: 'English',
  },
  {
    id: 6,
    time: '12:50',
    monday: 'Physics',
    tuesday: 'Music',
    wednesday: 'History',
    thursday: 'Art',
    friday: 'English',
  },
  {
    id: 7,
    time: '13:40',
    monday: 'Physics',
    tuesday: 'Music',
    wednesday: 'History',
    thursday: 'Choir',
    friday: 'Tutor time',
  },
];
