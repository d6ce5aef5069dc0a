import Button from '@mui/material/Button';
import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { askFlightRules } from '#data/content/shared/flightRules.ts';
import { flightStates, makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(60, 2);

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 90 },
  { field: 'airline', headerName: 'Airline', flex: 1, minWidth: 120 },
  { field: 'destination', headerName: 'Destination', width: 115 },
  { field: 'departs', headerName: 'Departs', type: 'dateTime', width: 185 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: [...flightStates],
    width: 105,
  },
];

const suggestions = [
  { value: 'Delayed flights' },
  { value: 'Latest flights to Riga' },
  { value: 'All flights' },
];

function AssistantToolbar() {
  return (
    <Toolbar aria-label="Departures">
      <AiAssistantPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton
            {...props}
            render={
              <Button
                size="small"
                variant={open ? 'contained' : 'outlined'}
                startIcon={<AutoAwesomeIcon />}
              />
            }
          >
            Ask
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const slots = { toolbar: AssistantToolbar, aiAssistantPanel: GridAiAssistantPanel };

export default function AssistantTriggerInToolbar() {
  return (
    <div style={{ height: 480 }}>
      <DataGridPremium
        aria-label="Departures"
        rows={flights}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={askFlightRules}
      />
    </div>
  );
}
