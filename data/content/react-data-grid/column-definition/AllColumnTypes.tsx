import { useMemo, useState } from 'react';
import AdminIcon from '@mui/icons-material/AdminPanelSettings';
import CopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { makePeople, type Person } from '#data/content/shared/people.ts';

const teams = [
  { value: 'design', label: 'Design' },
  { value: 'engineering', label: 'Engineering' },
  { value: 'finance', label: 'Finance' },
  { value: 'support', label: 'Support' },
];

export default function AllColumnTypes() {
  const [people, setPeople] = useState(() => makePeople(20));

  const columns = useMemo<GridColDef<Person>[]>(
    () => [
      { field: 'name', headerName: 'Name', type: 'string', width: 150 },
      { field: 'age', headerName: 'Age', type: 'number', width: 70 },
      { field: 'birthday', headerName: 'Birthday', type: 'date', width: 110 },
      { field: 'lastLogin', headerName: 'Last login', type: 'dateTime', width: 180 },
      { field: 'isAdmin', headerName: 'Admin', type: 'boolean', width: 80 },
      {
        field: 'team',
        headerName: 'Team',
        type: 'singleSelect',
        valueOptions: teams,
        width: 120,
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.name}`}
            onClick={() => setPeople((current) => current.filter(({ id }) => id !== row.id))}
          />,
          <GridActionsCellItem
            key="admin"
            icon={<AdminIcon />}
            label={row.isAdmin ? 'Revoke admin' : 'Make admin'}
            onClick={() => setPeople((current) => toggleAdmin(current, row.id))}
            showInMenu
          />,
          <GridActionsCellItem
            key="duplicate"
            icon={<CopyIcon />}
            label="Duplicate"
            onClick={() => setPeople((current) => duplicate(current, row))}
            showInMenu
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Members" columns={columns} rows={people} />
    </div>
  );
}

function toggleAdmin(people: Person[], id: number): Person[] {
  return people.map((person) =>
    person.id === id ? { ...person, isAdmin: !person.isAdmin } : person,
  );
}

function duplicate(people: Person[], original: Person): Person[] {
  const id = 1 + Math.max(...people.map((person) => person.id));
  return people.flatMap((person) =>
    person.id === original.id ? [person, { ...person, id }] : [person],
  );
}
