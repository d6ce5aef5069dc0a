import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Passenger {
  id: number;
  seat: string;
  firstName: string;
  lastName: string;
}

/** `ada lovelace` becomes `Ada Lovelace`. */
function capitalize(value: string) {
  return value.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

const columns: GridColDef<Passenger>[] = [
  { field: 'seat', headerName: 'Seat', width: 80 },
  {
    field: 'name',
    headerName: 'Full name',
    flex: 1,
    minWidth: 160,
    editable: true,
    // The row has no `name`: the value is made of two keys.
    valueGetter: (_value, row) => `${row.firstName} ${row.lastName}`,
    // Runs while the user types.
    valueParser: (value: string) => capitalize(value),
    // Runs on commit: the value goes back into the two keys.
    valueSetter: (value: string, row) => {
      const [firstName = '', ...others] = value.trim().split(/\s+/);
      return { ...row, firstName, lastName: others.join(' ') };
    },
  },
  { field: 'firstName', headerName: 'First name', width: 130 },
  { field: 'lastName', headerName: 'Last name', width: 150 },
];

const passengers: Passenger[] = [
  { id: 1, seat: '4A', firstName: 'Maria', lastName: 'Okafor' },
  { id: 2, seat: '4C', firstName: 'Jonas', lastName: 'Weiss' },
  { id: 3, seat: '5F', firstName: 'Sofia', lastName: 'de la Cruz' },
  { id: 4, seat: '9B', firstName: 'Ren', lastName: 'Takahashi' },
];

export default function ParserAndSetter() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid aria-label="Passengers" rows={passengers} columns={columns} hideFooter />
    </Box>
  );
}
