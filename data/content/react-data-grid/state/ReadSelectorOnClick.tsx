import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  gridPaginationModelSelector,
  gridSortModelSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(60);

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 100 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'departs', headerName: 'Departs', type: 'dateTime', width: 180 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110 },
];

const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

export default function ReadSelectorOnClick() {
  const apiRef = useGridApiRef();
  const [summary, setSummary] = useState('Not read yet');

  function read() {
    if (!apiRef.current) {
      return;
    }
    const { page, pageSize } = gridPaginationModelSelector(apiRef);
    const [order] = gridSortModelSelector(apiRef);
    const found = gridFilteredTopLevelRowCountSelector(apiRef);
    const sorted = order ? `sorted by ${order.field} ${order.sort}` : 'not sorted';
    setSummary(`Page ${page + 1}, ${pageSize} per page, ${found} flights, ${sorted}`);
  }

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', height: 60 }}>
        <Button variant="outlined" onClick={read} sx={{ flexShrink: 0 }}>
          Read state
        </Button>
        <Typography variant="body2" role="status">
          {summary}
        </Typography>
      </Stack>
      <div style={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Departures"
          rows={flights}
          columns={columns}
          initialState={initialState}
          pageSizeOptions={[5, 10, 25]}
        />
      </div>
    </Stack>
  );
}
