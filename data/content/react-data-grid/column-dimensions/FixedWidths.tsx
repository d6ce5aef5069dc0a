import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Shipment {
  id: string;
  vessel: string;
  route: string;
  arrives: Date;
  weight: number;
  status: 'At sea' | 'In port' | 'Cleared';
}

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Container', width: 115 },
  { field: 'vessel', headerName: 'Vessel', width: 115 },
  { field: 'route', headerName: 'Route', width: 165 },
  { field: 'arrives', headerName: 'Arrives', type: 'date', width: 88 },
  {
    field: 'weight',
    headerName: 'Gross weight',
    type: 'number',
    width: 105,
    valueFormatter: (weight: number) => `${weight.toFixed(1)} t`,
  },
  { field: 'status', headerName: 'Status', width: 75 },
];

const shipments: Shipment[] = [
  {
    id: 'NVDU 204118',
    vessel: 'Sea Heron',
    route: 'Santos to Rotterdam',
    arrives: new Date(2025, 4, 14),
    weight: 21.4,
    status: 'At sea',
  },
  {
    id: 'NVDU 204163',
    vessel: 'Sea Heron',
    route: 'Santos to Rotterdam',
    arrives: new Date(2025, 4, 14),
    weight: 18.9,
    status: 'At sea',
  },
  {
    id: 'TMRU 771905',
    vessel: 'Baltic Comet',
    route: 'Gdynia to Bilbao',
    arrives: new Date(2025, 4, 9),
    weight: 26.2,
    status: 'In port',
  },
  {
    id: 'TMRU 772014',
    vessel: 'Baltic Comet',
    route: 'Gdynia to Bilbao',
    arrives: new Date(2025, 4, 9),
    weight: 7.5,
    status: 'Cleared',
  },
  {
    id: 'HLXU 530877',
    vessel: 'Monsoon Pearl',
    route: 'Colombo to Felixstowe',
    arrives: new Date(2025, 5, 2),
    weight: 24,
    status: 'At sea',
  },
];

export default function FixedWidths() {
  return (
    <div style={{ height: 318 }}>
      <DataGrid aria-label="Shipments" columns={columns} rows={shipments} hideFooter />
    </div>
  );
}
