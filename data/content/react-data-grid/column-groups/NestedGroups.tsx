import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

interface Shipment {
  id: string;
  sender: string;
  from: string;
  leaves: string;
  to: string;
  arrives: string;
  weight: number;
}

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 100 },
  { field: 'from', headerName: 'Port', width: 110 },
  { field: 'leaves', headerName: 'Leaves', width: 90 },
  { field: 'to', headerName: 'Port', width: 110 },
  { field: 'arrives', headerName: 'Arrives', width: 90 },
  { field: 'sender', headerName: 'Sender', width: 150 },
  { field: 'weight', headerName: 'Tonnes', type: 'number', width: 90 },
];

const shipments: Shipment[] = [
  {
    id: 'S-2207',
    sender: 'Dahl Interiör',
    from: 'Gothenburg',
    leaves: '3 Mar',
    to: 'Leixões',
    arrives: '9 Mar',
    weight: 18,
  },
  {
    id: 'S-2211',
    sender: 'Brava Cocinas',
    from: 'Valencia',
    leaves: '4 Mar',
    to: 'Trieste',
    arrives: '10 Mar',
    weight: 7.4,
  },
  {
    id: 'S-2214',
    sender: 'Groen Wonen',
    from: 'Rotterdam',
    leaves: '4 Mar',
    to: 'Cork',
    arrives: '7 Mar',
    weight: 22.1,
  },
  {
    id: 'S-2219',
    sender: 'Fiumara Casa',
    from: 'Bari',
    leaves: '6 Mar',
    to: 'Piraeus',
    arrives: '8 Mar',
    weight: 11.8,
  },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Route',
    children: [
      { groupId: 'Departure', children: [{ field: 'from' }, { field: 'leaves' }] },
      { groupId: 'Arrival', children: [{ field: 'to' }, { field: 'arrives' }] },
    ],
  },
  { groupId: 'Cargo', children: [{ field: 'sender' }, { field: 'weight' }] },
];

export default function NestedGroups() {
  return (
    <DataGrid
      aria-label="Shipments"
      columns={columns}
      rows={shipments}
      columnGroupingModel={columnGroupingModel}
      hideFooter
    />
  );
}
