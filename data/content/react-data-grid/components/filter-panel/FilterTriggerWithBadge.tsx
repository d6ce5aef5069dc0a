import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
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

const TitleBar = styled(Toolbar)(({ theme }) => ({
  gap: 8,
  paddingInline: 16,
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
}));

const Title = styled('div')({ flex: 1, minWidth: 0 });

function FlightsToolbar() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const matches = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

  const removeFilters = () => {
    apiRef.current.setFilterModel({ ...gridFilterModelSelector(apiRef), items: [] });
  };

  return (
    <TitleBar aria-label="Departures">
      <Title>
        <Typography component="p" variant="subtitle2">
          Departures
        </Typography>
        <Typography component="p" variant="caption" role="status">
          {matches} of {flights.length} flights
        </Typography>
      </Title>
      <FilterPanelTrigger
        render={(trigger, { open, filterCount }) => (
          <Badge
            badgeContent={filterCount || undefined}
            slotProps={{
              badge: {
                sx: { bgcolor: 'text.primary', color: 'background.paper' },
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
    </TitleBar>
  );
}

const slots = { toolbar: FlightsToolbar };

export default function FilterTriggerWithBadge() {
  return (
    <div style={{ height: 420 }}>
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
