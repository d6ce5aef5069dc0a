import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import FilterListIcon from '@mui/icons-material/FilterList';
import {
  DataGrid,
  FilterPanelTrigger,
  gridFilteredTopLevelRowCountSelector,
  gridFilterModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { flightStates, makeFlights, type Flight } from '#data/content/shared/flights.ts';

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 90 },
  { field: 'airline', headerName: 'Airline', flex: 1, minWidth: 120 },
  { field: 'destination', headerName: 'Destination', width: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 115 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: [...flightStates],
    width: 110,
  },
];

const flights = makeFlights(90);
const initialState = {
  filter: { filterModel: { items: [{ field: 'state', operator: 'is', value: 'Delayed' }] } },
};

function FlightsToolbar() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const matches = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

  const removeFilters = () => {
    apiRef.current.setFilterModel({ ...gridFilterModelSelector(apiRef), items: [] });
  };

  return (
    <Toolbar aria-label="Departures" className="gap-2 bg-(--mui-palette-action-hover) px-4">
      <div className="min-w-0 flex-1">
        <Typography component="p" variant="subtitle2">
          Departures
        </Typography>
        <Typography component="p" variant="caption" role="status">
          {matches} of {flights.length} flights
        </Typography>
      </div>
      <FilterPanelTrigger
        render={(trigger, { open, filterCount }) => (
          <Badge
            badgeContent={filterCount || undefined}
            slotProps={{
              badge: {
                className: 'bg-(--mui-palette-text-primary) text-(--mui-palette-background-paper)',
              },
            }}
          >
            <ToolbarButton
              {...trigger}
              aria-label={filterCount > 0 ? `Filters, ${filterCount} active` : 'Filters'}
              render={
                <Button
                  size="small"
                  variant={open ? 'contained' : 'outlined'}
                  startIcon={<FilterListIcon />}
                />
              }
            />
          </Badge>
        )}
      >
        Filters
      </FilterPanelTrigger>
      <ToolbarButton
        disabled={items.length === 0}
        onClick={removeFilters}
        render={<Button size="small" />}
      >
        Remove
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: FlightsToolbar };

export default function FilterTriggerWithBadge() {
  return (
    <div className="h-[420px]">
      <DataGrid
        aria-label="Departures"
        rows={flights}
        columns={columns}
        slots={slots}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
