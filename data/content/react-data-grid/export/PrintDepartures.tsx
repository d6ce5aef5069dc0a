import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridPrintExportOptions,
} from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(45);

const columns: GridColDef<Flight>[] = [
  {
    field: 'departs',
    headerName: 'Departs',
    type: 'dateTime',
    width: 90,
    valueFormatter: (departs: Date) =>
      departs.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
  },
  { field: 'flight', headerName: 'Flight', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'state', headerName: 'State', width: 110 },
];

const printOptions: GridPrintExportOptions = {
  fileName: 'Departures of 12 May',
  fields: ['departs', 'flight', 'destination', 'gate'],
  hideFooter: true,
  pageStyle: `
    @page { size: A4 portrait; margin: 15mm; }
    body { background: #fff; }
    .MuiDataGrid-root, .MuiDataGrid-root .MuiDataGrid-columnHeader {
      color: #000 !important;
      background: #fff !important;
    }
  `,
};

export default function PrintDepartures() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button
        size="small"
        startIcon={<PrintIcon />}
        onClick={() => apiRef.current?.exportDataAsPrint(printOptions)}
      >
        Print departures
      </Button>
      <div style={{ height: 360, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Departures"
          rows={flights}
          columns={columns}
          disableRowSelectionOnClick
          disableVirtualization
        />
      </div>
    </Stack>
  );
}
