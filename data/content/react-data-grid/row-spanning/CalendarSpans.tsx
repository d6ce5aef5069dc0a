import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Booking {
  title: string;
  kind: 'meeting' | 'focus' | 'travel';
  /** Whole hours: 9 and 11 mean from 9 to 11 o'clock. */
  from: number;
  to: number;
}

type Day = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri';

const week: Record<Day, Booking[]> = {
  Mon: [
    { title: 'Planning', kind: 'meeting', from: 9, to: 10 },
    { title: 'Design review', kind: 'meeting', from: 11, to: 13 },
    { title: 'Writing', kind: 'focus', from: 14, to: 17 },
  ],
  Tue: [
    { title: 'Train to Graz', kind: 'travel', from: 8, to: 11 },
    { title: 'Customer visit', kind: 'meeting', from: 11, to: 15 },
    { title: 'Train home', kind: 'travel', from: 15, to: 18 },
  ],
  Wed: [
    { title: 'Writing', kind: 'focus', from: 8, to: 12 },
    { title: 'Budget', kind: 'meeting', from: 13, to: 14 },
  ],
  Thu: [
    { title: 'Interviews', kind: 'meeting', from: 9, to: 12 },
    { title: 'Code review', kind: 'focus', from: 13, to: 15 },
  ],
  Fri: [
    { title: 'Demo day', kind: 'meeting', from: 10, to: 12 },
    { title: 'Writing', kind: 'focus', from: 13, to: 16 },
  ],
};
const days = Object.keys(week) as Day[];
const rows = Array.from({ length: 10 }, (_, index) => ({ id: index, hour: 8 + index }));
type Hour = (typeof rows)[number];

const at = (day: Day, hour: number) =>
  week[day].find((booking) => booking.from <= hour && hour < booking.to);
const colors = { meeting: 'primary', focus: 'success', travel: 'warning' } as const;

const columns: GridColDef<Hour>[] = [
  {
    field: 'hour',
    headerName: 'Hour',
    width: 70,
    valueFormatter: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
    rowSpanValueGetter: () => null,
  },
  ...days.map((day): GridColDef<Hour> => ({
    field: day,
    flex: 1,
    minWidth: 105,
    // An hour without a booking has no value, and is not merged with the next.
    valueGetter: (_value, { hour }) => at(day, hour)?.title,
    // Two bookings with one title, one after the other, stay apart.
    rowSpanValueGetter: (_value, { hour }) => at(day, hour),
    renderCell: ({ row: { hour } }) => {
      const booking = at(day, hour);
      return (
        booking && (
          <Box
            sx={{
              height: 'calc(100% - 6px)',
              my: '3px',
              px: 1,
              borderRadius: '6px',
              lineHeight: '30px',
              bgcolor: `${colors[booking.kind]}.main`,
              color: `${colors[booking.kind]}.contrastText`,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            }}
          >
            {booking.title}
          </Box>
        )
      );
    },
  })),
];

export default function CalendarSpans() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Working week"
        columns={columns}
        rows={rows}
        rowSpanning
        rowHeight={36}
        disableColumnSorting
        disableColumnFilter
        disableColumnMenu
        disableRowSelectionOnClick
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
        sx={{
          '& [role="gridcell"]': { px: '4px' },
          '& .MuiDataGrid-row:hover': { backgroundColor: 'transparent' },
        }}
      />
    </div>
  );
}
