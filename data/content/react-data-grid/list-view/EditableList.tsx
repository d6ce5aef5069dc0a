import { useMemo, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';

interface Meter {
  id: string;
  place: string;
  reading: number;
}

const columns: GridColDef<Meter>[] = [
  { field: 'place', headerName: 'Place', flex: 1 },
  { field: 'reading', headerName: 'Reading (m³)', type: 'number', width: 130 },
];

const meters: Meter[] = [
  { id: 'W-2041', place: 'Boiler room', reading: 1204 },
  { id: 'W-2042', place: 'Kitchen', reading: 873 },
  { id: 'W-2043', place: 'Laundry', reading: 2310 },
  { id: 'W-2044', place: 'Garden tap', reading: 96 },
];

export default function EditableList() {
  const apiRef = useGridApiRef();
  const [meter, setMeter] = useState(meters[0]);
  const [isOpen, setIsOpen] = useState(false);

  const listViewColumn = useMemo((): GridListViewColDef<Meter> => {
    const edit = (row: Meter) => {
      setMeter(row);
      setIsOpen(true);
    };
    return {
      field: 'place',
      display: 'flex',
      renderCell: ({ row }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', width: '100%', minWidth: 0 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography noWrap>{row.place}</Typography>
            <Typography noWrap variant="body2" color="text.secondary">
              {row.id}, {row.reading.toLocaleString('en')} m³
            </Typography>
          </Box>
          <IconButton
            aria-label={`Edit ${row.place}`}
            onKeyDown={keepSpaceForTheButton}
            onClick={() => edit(row)}
          >
            <EditIcon />
          </IconButton>
        </Box>
      ),
    };
  }, []);

  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    apiRef.current?.updateRows([
      { id: meter?.id, place: data.get('place'), reading: Number(data.get('reading')) },
    ]);
    setIsOpen(false);
  };

  return (
    <Box sx={{ height: 290, maxWidth: 400 }}>
      <DataGridPro
        aria-label="Water meters"
        apiRef={apiRef}
        rows={meters}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={72}
        disableRowSelectionOnClick
        hideFooter
      />
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} fullWidth maxWidth="xs">
        <form onSubmit={save}>
          <DialogTitle>Edit {meter?.id}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <TextField
              margin="dense"
              label="Place"
              name="place"
              required
              defaultValue={meter?.place}
            />
            <TextField
              label="Reading (m³)"
              name="reading"
              type="number"
              required
              defaultValue={meter?.reading}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button type="submit">Save</Button>
          </DialogActions>
        </form>
      </Dialog>
    </Box>
  );
}

/** Otherwise, the grid moves focus by one page. */
function keepSpaceForTheButton(event: KeyboardEvent) {
  if (event.key === ' ') {
    event.stopPropagation();
  }
}
