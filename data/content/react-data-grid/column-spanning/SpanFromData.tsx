import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Stay {
  guest: string;
  /** Days of the month, the last night included. */
  from: number;
  to: number;
}

interface Room {
  id: number;
  name: string;
  stays: Stay[];
}

const DAYS = 14;
const stayOn = (room: Room, day: number) =>
  room.stays.find(({ from, to }) => from <= day && day <= to);

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', width: 110, sortable: false, disableReorder: true },
  ...Array.from({ length: DAYS }, (_, index): GridColDef<Room> => {
    const day = index + 1;
    return {
      field: `day${day}`,
      headerName: `${day} May`,
      width: 75,
      sortable: false,
      filterable: false,
      hideable: false,
      pinnable: false,
      disableReorder: true,
      valueGetter: (_value, room) => stayOn(room, day)?.guest,
      // From this day to the last night: the covered days aren't rendered.
      colSpan: (_value, room) => (stayOn(room, day)?.to ?? day) - day + 1,
      renderCell: ({ value }) =>
        value && (
          <Box
            sx={{
              height: 'calc(100% - 8px)',
              my: '4px',
              px: 1,
              borderRadius: '6px',
              lineHeight: '42px',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            }}
          >
            {value}
          </Box>
        ),
    };
  }),
];

export default function SpanFromData() {
  return (
    <div style={{ height: 334 }}>
      <DataGridPro
        aria-label="Room bookings in May"
        columns={columns}
        rows={rooms}
        initialState={{ pinnedColumns: { left: ['name'] } }}
        disableColumnMenu
        disableRowSelectionOnClick
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
        sx={{ '& [role="gridcell"]:not([data-field="name"])': { px: '4px' } }}
      />
    </div>
  );
}

const rooms: Room[] = [
  {
    id: 1,
    name: 'Garden 1',
    stays: [
      { guest: 'Fontana family', from: 1, to: 4 },
      { guest: 'H. Larsen', from: 6, to: 7 },
      { guest: 'Choir of Porto', from: 9, to: 14 },
    ],
  },
  {
    id: 2,
    name: 'Garden 2',
    stays: [
      { guest: 'Fontana family', from: 1, to: 4 },
      { guest: 'Choir of Porto', from: 9, to: 14 },
    ],
  },
  {
    id: 3,
    name: 'Street 3',
    stays: [
      { guest: 'C. Duarte', from: 2, to: 3 },
      { guest: 'B. Gray', from: 4, to: 4 },
      { guest: 'I. Chen', from: 5, to: 11 },
    ],
  },
  { id: 4, name: 'Attic 4', stays: [{ guest: 'Fjord Bikes team', from: 7, to: 10 }] },
  {
    id: 5,
    name: 'Attic 5',
    stays: [
      { guest: 'Fjord Bikes team', from: 7, to: 10 },
      { guest: 'A. Ito', from: 12, to: 13 },
    ],
  },
];
