import type { RefObject } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SendIcon from '@mui/icons-material/Send';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  useGridApiContext,
  useGridSelector,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { askFlightRules } from '#data/content/shared/flightRules.ts';
import { flightStates, makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(60, 4);
const suggestions = ['Delayed flights', 'Latest flights', 'All flights'];

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

function lastPrompt(apiRef: RefObject<GridApi>) {
  const { conversations, activeConversationIndex } = apiRef.current.state.aiAssistant;
  return conversations[activeConversationIndex]?.prompts.at(-1);
}

function CompactPanel() {
  const apiRef = useGridApiContext();
  const last = useGridSelector(apiRef, lastPrompt);
  const ask = (prompt: string) => apiRef.current.aiAssistant.processPrompt(prompt);

  return (
    <Box sx={{ width: 320, maxWidth: '100%', p: 1.5, boxSizing: 'border-box' }}>
      <PromptField onSubmit={ask} style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <PromptFieldControl
          size="small"
          fullWidth
          autoFocus
          placeholder="Delayed flights to Porto"
          slotProps={{ htmlInput: { 'aria-label': 'Prompt' } }}
        />
        <PromptFieldSend aria-label="Send">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
      <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', my: 1 }}>
        {suggestions.map((prompt) => (
          <Chip
            key={prompt}
            size="small"
            variant="outlined"
            label={prompt}
            onClick={() => void ask(prompt)}
          />
        ))}
      </Stack>
      <Typography role="status" variant="body2" sx={{ minHeight: 40, color: 'text.secondary' }}>
        {last ? `${last.value}: ${last.helperText || 'applied'}` : 'No prompt yet'}
      </Typography>
    </Box>
  );
}

const slots = { aiAssistantPanel: CompactPanel };

export default function OwnAssistantPanel() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPremium
        aria-label="Departures with a compact panel"
        rows={flights}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        aiAssistant
        onPrompt={askFlightRules}
      />
    </div>
  );
}
