import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { makePeople, type Person } from '#data/content/shared/people.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'lastLogin', headerName: 'Last login', type: 'dateTime', width: 180 },
  { field: 'isAdmin', headerName: 'Admin', type: 'boolean', width: 90 },
];

function PersonItem({ person }: { person: Person }) {
  const initials = person.name.replace(/(\p{L})\S*\s*/gu, '$1');

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: '100%', minWidth: 0 }}>
      <Avatar
        sx={{
          width: 40,
          height: 40,
          fontSize: 16,
          color: 'text.primary',
          bgcolor: 'action.selected',
        }}
        aria-hidden
      >
        {initials}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap>{person.name}</Typography>
        <Typography noWrap variant="body2" color="text.secondary">
          {person.team}, {day.format(person.lastLogin)}
        </Typography>
      </Box>
      {person.isAdmin && <Chip label="Admin" size="small" variant="outlined" />}
    </Box>
  );
}

const listViewColumn: GridListViewColDef<Person> = {
  field: 'name',
  display: 'flex',
  renderCell: ({ row }) => <PersonItem person={row} />,
};

const people = makePeople(40);

export default function PeopleList() {
  const [view, setView] = useState('list');
  const isList = view === 'list';

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        height: 460,
        maxWidth: isList ? 400 : 'none',
      }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_, next: string | null) => setView(next ?? view)}
      >
        <ToggleButton value="list">List</ToggleButton>
        <ToggleButton value="grid">Grid</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Users"
          rows={people}
          columns={columns}
          listView={isList}
          listViewColumn={listViewColumn}
          rowHeight={isList ? 72 : 52}
        />
      </Box>
    </Box>
  );
}
