import { DataGrid, type GridColDef, type GridComparatorFn } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Alma Grau', team: 'Purchasing', born: new Date(1984, 10, 2) },
  { id: 2, name: 'Boris Ito', team: 'Warehouse', born: new Date(1991, 2, 27) },
  { id: 3, name: 'Cleo Acker', team: 'Accounting', born: new Date(1976, 6, 14) },
  { id: 4, name: 'Dario Chen', team: 'Warehouse', born: new Date(1999, 0, 30) },
  { id: 5, name: 'Esra Duarte', team: 'Support', born: new Date(1988, 6, 3) },
  { id: 6, name: 'Gita Bello', team: 'Purchasing', born: new Date(1995, 2, 8) },
];

const compareDayOfYear: GridComparatorFn<Date> = (one, other) =>
  one.getMonth() - other.getMonth() || one.getDate() - other.getDate();

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'team', headerName: 'Team', width: 120 },
  {
    field: 'born',
    headerName: 'Birthday',
    type: 'date',
    width: 170,
    valueFormatter: (born: Date) =>
      born.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    sortComparator: compareDayOfYear,
  },
];

export default function BirthdayComparator() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        aria-label="Birthdays of the staff"
        columns={columns}
        rows={rows}
        initialState={{ sorting: { sortModel: [{ field: 'born', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
