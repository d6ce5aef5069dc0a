import { useMemo, useState } from 'react';
import AdminIcon from '@mui/icons-material/AdminPanelSettings';
import CopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

interface Member {
  id: number;
  name: string;
  age: number;
  joined: Date;
  lastLogin: Date;
  isAdmin: boolean;
  team: string;
}

const teams = [
  { value: 'design', label: 'Design' },
  { value: 'engineering', label: 'Engineering' },
  { value: 'finance', label: 'Finance' },
  { value: 'support', label: 'Support' },
];

export default function AllColumnTypes() {
  const [members, setMembers] = useState(staff);

  const columns = useMemo<GridColDef<Member>[]>(
    () => [
      { field: 'name', headerName: 'Name', type: 'string', width: 120 },
      { field: 'age', headerName: 'Age', type: 'number', width: 50 },
      { field: 'joined', headerName: 'Joined', type: 'date', width: 92 },
      { field: 'lastLogin', headerName: 'Last login', type: 'dateTime', width: 166 },
      { field: 'isAdmin', headerName: 'Admin', type: 'boolean', width: 68 },
      {
        field: 'team',
        headerName: 'Team',
        type: 'singleSelect',
        valueOptions: teams,
        width: 105,
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 76,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.name}`}
            onClick={() => setMembers((current) => current.filter(({ id }) => id !== row.id))}
          />,
          <GridActionsCellItem
            key="admin"
            icon={<AdminIcon />}
            label={row.isAdmin ? 'Revoke admin' : 'Make admin'}
            onClick={() => setMembers((current) => toggleAdmin(current, row.id))}
            showInMenu
          />,
          <GridActionsCellItem
            key="duplicate"
            icon={<CopyIcon />}
            label="Duplicate"
            onClick={() => setMembers((current) => duplicate(current, row))}
            showInMenu
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 370 }}>
      <DataGrid aria-label="Members" columns={columns} rows={members} hideFooter />
    </div>
  );
}

function toggleAdmin(members: Member[], id: number): Member[] {
  return members.map((member) =>
    member.id === id ? { ...member, isAdmin: !member.isAdmin } : member,
  );
}

function duplicate(members: Member[], original: Member): Member[] {
  const id = 1 + Math.max(...members.map((member) => member.id));
  return members.flatMap((member) =>
    member.id === original.id ? [member, { ...member, id }] : [member],
  );
}

const staff: Member[] = [
  {
    id: 1,
    name: 'Amina Castro',
    age: 34,
    joined: new Date(2019, 8, 2),
    lastLogin: new Date(2025, 4, 20, 8, 41),
    isAdmin: true,
    team: 'engineering',
  },
  {
    id: 2,
    name: 'Hiro Dahl',
    age: 51,
    joined: new Date(2012, 0, 16),
    lastLogin: new Date(2025, 4, 19, 17, 5),
    isAdmin: false,
    team: 'finance',
  },
  {
    id: 3,
    name: 'Leila Gupta',
    age: 27,
    joined: new Date(2024, 2, 4),
    lastLogin: new Date(2025, 4, 20, 9, 12),
    isAdmin: false,
    team: 'design',
  },
  {
    id: 4,
    name: 'Oskar Ivanova',
    age: 45,
    joined: new Date(2016, 5, 1),
    lastLogin: new Date(2025, 3, 28, 11, 30),
    isAdmin: true,
    team: 'support',
  },
  {
    id: 5,
    name: 'Kofi Jansen',
    age: 38,
    joined: new Date(2021, 10, 8),
    lastLogin: new Date(2025, 4, 16, 14, 54),
    isAdmin: false,
    team: 'engineering',
  },
  {
    id: 6,
    name: 'Ingrid Moreau',
    age: 62,
    joined: new Date(2009, 3, 20),
    lastLogin: new Date(2025, 4, 18, 7, 23),
    isAdmin: false,
    team: 'support',
  },
];
