import { useMemo, useState } from 'react';
import NotificationsIcon from '@mui/icons-material/Notifications';
import NotificationsOffIcon from '@mui/icons-material/NotificationsOff';
import PersonRemoveIcon from '@mui/icons-material/PersonRemove';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

interface Member {
  id: number;
  name: string;
  isMuted: boolean;
}

export default function ActionsKeepMenuOpen() {
  const [members, setMembers] = useState(team);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const columns = useMemo<GridColDef<Member>[]>(
    () => [
      { field: 'name', headerName: 'Member', flex: 1 },
      {
        field: 'isMuted',
        headerName: 'Notifications',
        width: 120,
        valueFormatter: (isMuted: boolean) => (isMuted ? 'Off' : 'On'),
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="notifications"
            icon={row.isMuted ? <NotificationsIcon /> : <NotificationsOffIcon />}
            label={row.isMuted ? 'Turn on notifications' : 'Turn off notifications'}
            showInMenu
            closeMenuOnClick={false}
            onClick={() => setMembers((current) => toggleMuted(current, row.id))}
          />,
          <GridActionsCellItem
            key="remove"
            icon={<PersonRemoveIcon />}
            label="Remove…"
            showInMenu
            onClick={() => {
              setLeaving(row);
              setIsAsking(true);
            }}
          />,
        ],
      },
    ],
    [],
  );

  function removeMember() {
    setMembers((current) => current.filter(({ id }) => id !== leaving?.id));
    setIsAsking(false);
  }

  return (
    <>
      <div style={{ height: 318 }}>
        <DataGrid aria-label="Team members" columns={columns} rows={members} hideFooter />
      </div>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)}>
        <DialogTitle>Remove {leaving?.name} from the team?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setIsAsking(false)}>Cancel</Button>
          <Button color="error" onClick={removeMember}>
            Remove
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function toggleMuted(members: Member[], id: number): Member[] {
  return members.map((member) =>
    member.id === id ? { ...member, isMuted: !member.isMuted } : member,
  );
}

const team: Member[] = [
  { id: 1, name: 'Priya Endo', isMuted: false },
  { id: 2, name: 'Diego Haddad', isMuted: true },
  { id: 3, name: 'Ingrid Kaya', isMuted: false },
  { id: 4, name: 'Noor Adeyemi', isMuted: false },
  { id: 5, name: 'Chiara Dahl', isMuted: true },
];
