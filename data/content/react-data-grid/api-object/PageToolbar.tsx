import FirstPageIcon from '@mui/icons-material/FirstPage';
import LastPageIcon from '@mui/icons-material/LastPage';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 95 },
  { field: 'airline', headerName: 'Airline', flex: 1, minWidth: 110 },
  { field: 'destination', headerName: 'Destination', width: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
];

const flights = makeFlights(42, 8);
const pageSizeOptions = [5];
const initialState = { pagination: { paginationModel: { page: 1, pageSize: 5 } } };

function PageButtons() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Toolbar>
      <Box sx={{ flex: 1, px: 1, typography: 'body2' }}>
        Page {page + 1} of {Math.max(pageCount, 1)}
      </Box>
      <ToolbarButton
        aria-label="Go to first page"
        disabled={page === 0}
        onClick={() => apiRef.current.setPage(0)}
      >
        <FirstPageIcon fontSize="small" />
      </ToolbarButton>
      <ToolbarButton
        aria-label="Go to last page"
        disabled={page >= pageCount - 1}
        onClick={() => apiRef.current.setPage(pageCount - 1)}
      >
        <LastPageIcon fontSize="small" />
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: PageButtons };

export default function PageToolbar() {
  return (
    <div style={{ height: 430 }}>
      <DataGrid
        aria-label="Departures"
        rows={flights}
        columns={columns}
        slots={slots}
        showToolbar
        pageSizeOptions={pageSizeOptions}
        initialState={initialState}
      />
    </div>
  );
}
