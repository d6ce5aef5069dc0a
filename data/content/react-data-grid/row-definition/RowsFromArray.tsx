import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Shipment {
  id: string;
  customer: string;
  destination: string;
  pallets: number;
  pickedUp: Date;
  insured: boolean;
}

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'destination', headerName: 'Destination', width: 130 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 80 },
  { field: 'pickedUp', headerName: 'Picked up', type: 'date', width: 105 },
  { field: 'insured', headerName: 'Insured', type: 'boolean', width: 85 },
];

const rows: GridRowsProp<Shipment> = [
  {
    id: 'SH-3301',
    customer: 'Harbor Café',
    destination: 'Rotterdam',
    pallets: 6,
    pickedUp: new Date(2025, 4, 5),
    insured: true,
  },
  {
    id: 'SH-3302',
    customer: 'Fjord Bikes',
    destination: 'Bergen',
    pallets: 14,
    pickedUp: new Date(2025, 4, 6),
    insured: true,
  },
  {
    id: 'SH-3303',
    customer: 'Kestrel Books',
    destination: 'Lyon',
    pallets: 2,
    pickedUp: new Date(2025, 4, 6),
    insured: false,
  },
  {
    id: 'SH-3304',
    customer: 'Studio Lumen',
    destination: 'Milan',
    pallets: 9,
    pickedUp: new Date(2025, 4, 8),
    insured: false,
  },
];

export default function RowsFromArray() {
  return (
    <div style={{ height: 266 }}>
      <DataGrid aria-label="Shipments" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
