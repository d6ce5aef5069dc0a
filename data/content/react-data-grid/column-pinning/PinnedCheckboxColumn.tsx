import { useMemo, useState } from 'react';
import DeliveredIcon from '@mui/icons-material/AssignmentTurnedIn';
import UndoIcon from '@mui/icons-material/Undo';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridActionsCellItem,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';

interface Shipment {
  id: string;
  consignee: string;
  from: string;
  to: string;
  carrier: string;
  weight: number;
  due: Date;
  delivered: boolean;
}

const initialState: GridInitialState = {
  pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_COL_DEF.field, 'id'], right: ['actions'] },
};

export default function PinnedCheckboxColumn() {
  const [shipments, setShipments] = useState(firstShipments);

  const columns = useMemo<GridColDef<Shipment>[]>(
    () => [
      { field: 'id', headerName: 'Shipment', width: 95 },
      { field: 'consignee', headerName: 'Consignee', width: 160 },
      { field: 'from', headerName: 'From', width: 120 },
      { field: 'to', headerName: 'To', width: 120 },
      { field: 'carrier', headerName: 'Carrier', width: 150 },
      { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 115 },
      { field: 'due', headerName: 'Due', type: 'date', width: 110 },
      { field: 'delivered', headerName: 'Delivered', type: 'boolean', width: 95 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 84,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="deliver"
            icon={row.delivered ? <UndoIcon /> : <DeliveredIcon />}
            label={`${row.delivered ? 'Reopen' : 'Mark as delivered'}: ${row.id}`}
            onClick={() => setShipments((current) => toggleDelivered(current, row.id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 370 }}>
      <DataGridPro
        aria-label="Shipments"
        columns={columns}
        rows={shipments}
        initialState={initialState}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}

function toggleDelivered(shipments: Shipment[], id: string): Shipment[] {
  return shipments.map((shipment) =>
    shipment.id === id ? { ...shipment, delivered: !shipment.delivered } : shipment,
  );
}

const firstShipments: Shipment[] = [
  {
    id: 'SH-718',
    consignee: 'Alder & Sons',
    from: 'Rotterdam',
    to: 'Leeds',
    carrier: 'Merel Freight',
    weight: 840,
    due: new Date(2025, 4, 14),
    delivered: true,
  },
  {
    id: 'SH-721',
    consignee: 'Brava Cocinas',
    from: 'Genoa',
    to: 'Valencia',
    carrier: 'Corriere Blu',
    weight: 312,
    due: new Date(2025, 4, 16),
    delivered: false,
  },
  {
    id: 'SH-722',
    consignee: 'Dahl Interiör',
    from: 'Hamburg',
    to: 'Uppsala',
    carrier: 'Nordlast',
    weight: 1260,
    due: new Date(2025, 4, 16),
    delivered: false,
  },
  {
    id: 'SH-726',
    consignee: 'Eberle Werkstatt',
    from: 'Antwerp',
    to: 'Ulm',
    carrier: 'Merel Freight',
    weight: 95,
    due: new Date(2025, 4, 19),
    delivered: false,
  },
  {
    id: 'SH-730',
    consignee: 'Fiumara Casa',
    from: 'Piraeus',
    to: 'Bari',
    carrier: 'Corriere Blu',
    weight: 2075,
    due: new Date(2025, 4, 21),
    delivered: false,
  },
  {
    id: 'SH-731',
    consignee: 'Halloran Home',
    from: 'Rotterdam',
    to: 'Cork',
    carrier: 'Green Isle Haulage',
    weight: 530,
    due: new Date(2025, 4, 22),
    delivered: false,
  },
];
