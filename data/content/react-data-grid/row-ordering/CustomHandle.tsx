import SwapVertIcon from '@mui/icons-material/SwapVert';
import { DataGridPro, GRID_REORDER_COL_DEF, type GridColDef } from '@mui/x-data-grid-pro';

interface Stop {
  id: number;
  /** What the browser shows below the pointer while a row is dragged. */
  __reorder__: string;
  customer: string;
  street: string;
  parcels: number;
}

const columns: GridColDef<Stop>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 130 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 90 },
  { ...GRID_REORDER_COL_DEF, width: 64 },
];

const stops: Stop[] = [
  { id: 1, customer: 'Harbor Café', street: 'Quay Street 4', parcels: 3 },
  { id: 2, customer: 'Kestrel Books', street: 'Abbey Lane 19', parcels: 11 },
  { id: 3, customer: 'Ashwick Clinic', street: 'Mill Road 2', parcels: 1 },
  { id: 4, customer: 'Studio Lumen', street: 'Bridge Street 30', parcels: 6 },
].map((stop) => ({ ...stop, __reorder__: `${stop.customer}, ${stop.street}` }));

const slots = { rowReorderIcon: HandleIcon };

export default function CustomHandle() {
  return (
    <div style={{ height: 266 }}>
      <DataGridPro
        aria-label="Stops of a delivery route"
        rows={stops}
        columns={columns}
        slots={slots}
        rowReordering
        hideFooter
      />
    </div>
  );
}

function HandleIcon() {
  return <SwapVertIcon fontSize="small" color="action" />;
}
