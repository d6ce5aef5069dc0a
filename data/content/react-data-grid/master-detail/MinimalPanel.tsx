import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';

interface Booking {
  id: number;
  guest: string;
  room: string;
  nights: number;
  request: string | null;
}

const columns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 125 },
  { field: 'room', headerName: 'Room', width: 70 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 80 },
];

const bookings: Booking[] = [
  {
    id: 1,
    guest: 'Rosa Lindqvist',
    room: '204',
    nights: 3,
    request: 'Arrives at 11 p.m. and needs a quiet room with a desk.',
  },
  { id: 2, guest: 'Emre Aydin', room: '311', nights: 1, request: null },
  {
    id: 3,
    guest: 'Naledi Khumalo',
    room: '108',
    nights: 5,
    request: 'Two extra beds, and breakfast in the room on Sunday.',
  },
];

function getDetailPanelContent({ row }: GridRowParams<Booking>) {
  return row.request === null ? null : <Typography sx={{ p: 2 }}>{row.request}</Typography>;
}

function getDetailPanelHeight() {
  return 80;
}

export default function MinimalPanel() {
  return (
    <div style={{ height: 300 }}>
      <DataGridPro
        aria-label="Bookings with requests"
        rows={bookings}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}
