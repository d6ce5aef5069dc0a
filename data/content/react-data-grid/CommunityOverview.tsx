import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Employee {
  id: number;
  first: string;
  last: string;
  team: string;
  started: Date;
  salary: number;
  /** Percentage of the working hours that are booked. */
  booked: number;
  remote: boolean;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Employee>[] = [
  {
    field: 'fullName',
    headerName: 'Name',
    flex: 1,
    minWidth: 165,
    display: 'flex',
    valueGetter: (_value, { first, last }) => `${first} ${last}`,
    renderCell: ({ row, value }) => <Name {...row} fullName={value} />,
  },
  {
    field: 'team',
    headerName: 'Team',
    type: 'singleSelect',
    valueOptions: ['Design', 'Engineering', 'Finance', 'Support'],
    width: 105,
    editable: true,
  },
  { field: 'started', headerName: 'Started', type: 'date', width: 95 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 90,
    editable: true,
    // A user can clear the salary.
    valueFormatter: (salary?: number | null) =>
      typeof salary === 'number' ? dollars.format(salary) : '',
  },
  {
    field: 'booked',
    headerName: 'Booked',
    type: 'number',
    width: 110,
    display: 'flex',
    renderCell: ({ value }) => <Booked percentage={value} />,
  },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 75 },
];

export default function CommunityOverview() {
  return (
    <Box sx={{ height: 425 }}>
      <DataGrid
        aria-label="Employees"
        rows={employees}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
      />
    </Box>
  );
}

function Name({ first, last, fullName }: { first: string; last: string; fullName: string }) {
  return (
    <>
      <Avatar
        aria-hidden
        sx={{
          width: 28,
          height: 28,
          marginInlineEnd: 1,
          fontSize: 12,
          color: 'text.primary',
          bgcolor: 'action.selected',
        }}
      >
        {first[0]}
        {last[0]}
      </Avatar>
      {fullName}
    </>
  );
}

function Booked({ percentage }: { percentage: number }) {
  return (
    <Box sx={{ display: 'flex', flex: 1, alignItems: 'center', gap: 1 }}>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={percentage}
        color={percentage > 90 ? 'warning' : 'primary'}
        sx={{ flex: 1, height: 6, borderRadius: 3 }}
      />
      {percentage}%
    </Box>
  );
}

const employees: Employee[] = [
  {
    id: 1,
    first: 'Amina',
    last: 'Castro',
    team: 'Engineering',
    started: new Date(2019, 8, 2),
    salary: 124000,
    booked: 80,
    remote: false,
  },
  {
    id: 2,
    first: 'Bruno',
    last: 'Endo',
    team: 'Support',
    started: new Date(2023, 1, 13),
    salary: 68000,
    booked: 95,
    remote: true,
  },
  {
    id: 3,
    first: 'Elif',
    last: 'Haddad',
    team: 'Design',
    started: new Date(2021, 4, 3),
    salary: 97000,
    booked: 60,
    remote: true,
  },
  {
    id: 4,
    first: 'Greta',
    last: 'Kaya',
    team: 'Finance',
    started: new Date(2014, 10, 17),
    salary: 112000,
    booked: 75,
    remote: false,
  },
  {
    id: 5,
    first: 'Hiro',
    last: 'Dahl',
    team: 'Engineering',
    started: new Date(2022, 6, 4),
    salary: 131000,
    booked: 100,
    remote: true,
  },
  {
    id: 6,
    first: 'Ingrid',
    last: 'Moreau',
    team: 'Finance',
    started: new Date(2009, 3, 20),
    salary: 148000,
    booked: 40,
    remote: false,
  },
  {
    id: 7,
    first: 'Kofi',
    last: 'Jansen',
    team: 'Support',
    started: new Date(2024, 0, 8),
    salary: 61000,
    booked: 85,
    remote: true,
  },
  {
    id: 8,
    first: 'Leila',
    last: 'Gupta',
    team: 'Design',
    started: new Date(2018, 9, 1),
    salary: 104000,
    booked: 90,
    remote: false,
  },
  {
    id: 9,
    first: 'Oskar',
    last: 'Ivanova',
    team: 'Engineering',
    started: new Date(2020, 2, 16),
    salary: 119000,
    booked: 70,
    remote: true,
  },
  {
    id: 10,
    first: 'Priya',
    last: 'Lindqvist',
    team: 'Engineering',
    started: new Date(2016, 5, 6),
    salary: 142000,
    booked: 55,
    remote: false,
  },
  {
    id: 11,
    first: 'Noor',
    last: 'Adeyemi',
    team: 'Support',
    started: new Date(2025, 1, 3),
    salary: 58000,
    booked: 95,
    remote: true,
  },
  {
    id: 12,
    first: 'Diego',
    last: 'Ferrari',
    team: 'Design',
    started: new Date(2017, 7, 21),
    salary: 108000,
    booked: 65,
    remote: false,
  },
];
