import { useId, useMemo, useState } from 'react';
import PersonRemoveIcon from '@mui/icons-material/PersonRemove';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import {
  DataGrid,
  GridActionsCellItem,
  type GridActionsCellItemProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { makePeople, type Person } from '#data/content/shared/people.ts';

export default function ActionsKeepMenuOpen() {
  const [members, setMembers] = useState(() => makePeople(5, 3));

  const columns = useMemo<GridColDef<Person>[]>(
    () => [
      { field: 'name', headerName: 'Member', width: 180 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        getActions: ({ row }) => [
          <RemoveItem
            key="remove"
            icon={<PersonRemoveIcon />}
            label="Remove…"
            showInMenu
            closeMenuOnClick={false}
            question={`Remove ${row.name} from the team?`}
            onConfirm={() => setMembers((all) => all.filter((member) => member.id !== row.id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Team members" columns={columns} rows={members} hideFooter />
    </div>
  );
}

type RemoveItemProps = GridActionsCellItemProps & { question: string; onConfirm: () => void };

function RemoveItem({ question, onConfirm, ...itemProps }: RemoveItemProps) {
  const [isAsking, setIsAsking] = useState(false);
  const titleId = useId();

  return (
    <>
      <GridActionsCellItem {...itemProps} onClick={() => setIsAsking(true)} />
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        // The menu below would close on Tab.
        onKeyDown={(event) => event.stopPropagation()}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId}>{question}</DialogTitle>
        <DialogActions>
          <Button onClick={() => setIsAsking(false)}>Cancel</Button>
          <Button color="error" onClick={onConfirm}>
            Remove
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
