import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(24);
const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 100 },
  { field: 'airline', headerName: 'Airline', width: 125 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 125 },
  { field: 'gate', headerName: 'Gate', width: 85 },
  {
    field: 'load',
    headerName: 'Seats taken',
    type: 'number',
    width: 130,
    sortable: false,
    valueFormatter: (share: number) => `${Math.round(share * 100)}%`,
  },
];

export default function SortReadOnlyColumn() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button size="small" onClick={() => apiRef.current?.sortColumn('load', 'desc')}>
          Fullest first
        </Button>
        <Button size="small" onClick={() => apiRef.current?.sortColumn('load', 'asc')}>
          Emptiest first
        </Button>
        <Button size="small" onClick={() => apiRef.current?.setSortModel([])}>
          By time
        </Button>
      </Stack>
      <div style={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Departures"
          columns={columns}
          rows={flights}
          hideFooter
        />
      </div>
    </Stack>
  );
}
