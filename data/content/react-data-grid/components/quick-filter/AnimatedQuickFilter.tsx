import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 90 },
  { field: 'airline', headerName: 'Airline', flex: 1, minWidth: 120 },
  { field: 'destination', headerName: 'Destination', width: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'state', headerName: 'State', width: 110 },
];

const flights = makeFlights(80);

/** Trigger and field share one place: the field grows out of the button. */
const Search = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'end',
  '& > *': { gridArea: '1 / 1' },
  '& .field': {
    width: 'var(--trigger-width)',
    opacity: 0,
    visibility: 'hidden',
    transition: theme.transitions.create(['width', 'opacity']),
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  '&.expanded .field': { width: 190, opacity: 1, visibility: 'visible' },
  '&.expanded .trigger': { visibility: 'hidden' },
}));

function FlightsToolbar() {
  return (
    <Toolbar aria-label="Departures">
      <Typography sx={{ fontWeight: 'medium', marginInline: 1, marginInlineEnd: 'auto' }}>
        Departures
      </Typography>
      <QuickFilter
        render={<Search />}
        className={({ expanded }) => (expanded ? 'expanded' : 'collapsed')}
      >
        <QuickFilterTrigger
          className="trigger"
          render={(trigger, { expanded }) => (
            <Tooltip title="Search flights">
              <ToolbarButton {...trigger} aria-disabled={expanded} />
            </Tooltip>
          )}
        >
          <SearchIcon fontSize="small" />
        </QuickFilterTrigger>
        <QuickFilterControl
          className="field"
          placeholder="Flight, gate, state…"
          render={({ ref, slotProps, ...control }, { value }) => (
            <TextField
              {...control}
              inputRef={ref}
              size="small"
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search flights' },
                input: {
                  startAdornment: <SearchIcon fontSize="small" sx={{ marginInlineEnd: 1 }} />,
                  endAdornment: value !== '' && <ClearButton />,
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

function ClearButton() {
  return (
    <QuickFilterClear render={<IconButton size="small" edge="end" aria-label="Clear search" />}>
      <CloseIcon fontSize="small" />
    </QuickFilterClear>
  );
}

const slots = { toolbar: FlightsToolbar };

export default function AnimatedQuickFilter() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Departures"
        rows={flights}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
