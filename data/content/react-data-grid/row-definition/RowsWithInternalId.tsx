import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Vessel {
  /** The number that a ship keeps for life; there is no `id`. */
  imo: number;
  name: string;
  type: string;
  berth: string;
  /** In tonnes. */
  cargo: number;
}

const columns: GridColDef<Vessel>[] = [
  { field: 'imo', headerName: 'IMO number', width: 120 },
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 150 },
  { field: 'type', headerName: 'Type', width: 140 },
  { field: 'berth', headerName: 'Berth', width: 80 },
  { field: 'cargo', headerName: 'Cargo (t)', type: 'number', width: 110 },
];

const vessels: Vessel[] = [
  { imo: 9703291, name: 'Northern Star', type: 'Container ship', berth: 'C2', cargo: 68400 },
  { imo: 9461855, name: 'Boreal Trader', type: 'Bulk carrier', berth: 'B1', cargo: 41250 },
  { imo: 9580376, name: 'Golden Tide', type: 'Tanker', berth: 'T4', cargo: 79900 },
  { imo: 9322190, name: 'Island Courier', type: 'Ro-ro ship', berth: 'R1', cargo: 5300 },
];

const getRowId = (vessel: Vessel) => vessel.imo;

export default function RowsWithInternalId() {
  return (
    <div style={{ height: 266 }}>
      <DataGrid
        aria-label="Vessels in port"
        rows={vessels}
        columns={columns}
        getRowId={getRowId}
        checkboxSelection
        hideFooter
      />
    </div>
  );
}
