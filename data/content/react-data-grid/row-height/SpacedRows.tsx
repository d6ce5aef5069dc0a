import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';

interface Shipment {
  id: string;
  route: string;
  carrier: string;
  due: Date;
  progress: number;
}

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 100 },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 170 },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
  { field: 'due', headerName: 'Due', type: 'date', width: 100 },
  {
    field: 'progress',
    headerName: 'Progress',
    type: 'number',
    headerAlign: 'left',
    width: 140,
    display: 'flex',
    renderCell: ({ value, row }) => (
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={`Progress of ${row.id}`}
        sx={{ width: '100%', height: 6, borderRadius: 3 }}
      />
    ),
  },
];

export default function SpacedRows() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        aria-label="Shipments"
        columns={columns}
        rows={shipments}
        getRowSpacing={spaceAround}
        hideFooter
        sx={{
          border: 0,
          '--DataGrid-rowBorderColor': 'transparent',
          [`& .${gridClasses.row}`]: { backgroundColor: 'action.hover', borderRadius: '8px' },
        }}
      />
    </div>
  );
}

/** 8 px between two rows; nothing more at the two ends. */
function spaceAround({ isFirstVisible, isLastVisible }: GridRowSpacingParams) {
  return { top: isFirstVisible ? 0 : 4, bottom: isLastVisible ? 0 : 4 };
}

const shipments: Shipment[] = [
  {
    id: 'SH-8841',
    route: 'Valencia – Lyon',
    carrier: 'Terra Cargo',
    due: new Date(2025, 4, 14),
    progress: 80,
  },
  {
    id: 'SH-8842',
    route: 'Leeds – Cork',
    carrier: 'Blue Lane',
    due: new Date(2025, 4, 15),
    progress: 45,
  },
  {
    id: 'SH-8843',
    route: 'Uppsala – Ulm',
    carrier: 'Nordvind',
    due: new Date(2025, 4, 17),
    progress: 20,
  },
  {
    id: 'SH-8844',
    route: 'Bari – Utrecht',
    carrier: 'Terra Cargo',
    due: new Date(2025, 4, 13),
    progress: 95,
  },
  {
    id: 'SH-8845',
    route: 'Lyon – Leeds',
    carrier: 'Blue Lane',
    due: new Date(2025, 4, 19),
    progress: 5,
  },
];
