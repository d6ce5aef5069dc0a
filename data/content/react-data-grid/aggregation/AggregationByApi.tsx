import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(30);

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 100 },
  { field: 'destination', headerName: 'Destination', width: 130 },
  { field: 'departs', headerName: 'Departs', type: 'dateTime', width: 200 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 130 },
];

export default function AggregationByApi() {
  const apiRef = useGridApiRef();
  return (
    <Stack spacing={1} sx={{ height: 440 }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => apiRef.current?.setAggregationModel({ delay: 'avg' })}>
          Average
        </Button>
        <Button
          size="small"
          onClick={() => apiRef.current?.setAggregationModel({ delay: 'max', departs: 'max' })}
        >
          Latest
        </Button>
        <Button size="small" onClick={() => apiRef.current?.setAggregationModel({})}>
          Clear
        </Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
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
