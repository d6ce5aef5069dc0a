import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridClasses,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(20);

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 120 },
  { field: 'airline', headerName: 'Airline', width: 200 },
  { field: 'destination', headerName: 'Destination', width: 200 },
  { field: 'departs', headerName: 'Departs', type: 'dateTime', width: 220 },
  { field: 'gate', headerName: 'Gate', width: 140 },
  { field: 'state', headerName: 'State', width: 180 },
  { field: 'delay', headerName: 'Delay in minutes', type: 'number', width: 180 },
];

const initialState: DataGridProProps['initialState'] = {
  pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD] },
  detailPanel: { expandedRowIds: new Set([1]) },
};

function getDetailPanelContent({ row }: GridRowParams<Flight>) {
  return <Seats flight={row} />;
}

function getDetailPanelHeight() {
  return 92;
}

export default function FullWidthPanel() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        aria-label="Departures"
        rows={flights}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        hideFooter
        // Sticky content needs a parent that doesn't scroll.
        sx={{ [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' } }}
      />
    </div>
  );
}

function Seats({ flight }: { flight: Flight }) {
  const apiRef = useGridApiContext();
  const { viewportInnerSize } = useGridSelector(apiRef, gridDimensionsSelector);
  const percent = Math.round(flight.load * 100);

  return (
    <Box
      sx={{
        position: 'sticky',
        insetInlineStart: 0,
        width: viewportInnerSize.width,
        boxSizing: 'border-box',
        p: 2,
      }}
    >
      <Typography id={`seats-${flight.id}`} gutterBottom>
        {percent}% of the seats of {flight.flight} are taken
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby={`seats-${flight.id}`}
      />
    </Box>
  );
}
