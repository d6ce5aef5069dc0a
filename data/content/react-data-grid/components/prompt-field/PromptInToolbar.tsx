import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import MicIcon from '@mui/icons-material/Mic';
import SendIcon from '@mui/icons-material/Send';
import {
  DataGridPremium,
  IS_SPEECH_RECOGNITION_SUPPORTED,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { askFlightRules } from '#data/content/shared/flightRules.ts';
import { flightStates, makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(60);

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

function PromptToolbar() {
  const apiRef = useGridApiContext();
  const [turn, setTurn] = useState(0);

  const submit = async (prompt: string) => {
    setTurn((previous) => previous + 1);
    if (prompt.trim()) {
      await apiRef.current.aiAssistant.processPrompt(prompt);
    }
  };

  return (
    <Toolbar aria-label="Prompt">
      <PromptField
        lang="en-US"
        onSubmit={submit}
        style={{ display: 'flex', alignItems: 'center', flex: 1, gap: 4 }}
      >
        {IS_SPEECH_RECOGNITION_SUPPORTED && (
          <PromptFieldRecord
            key={turn}
            render={(props, { recording }) => (
              <IconButton
                {...props}
                aria-label={recording ? 'Stop recording' : 'Record'}
                color={recording ? 'primary' : 'default'}
              >
                <MicIcon fontSize="small" />
              </IconButton>
            )}
          />
        )}
        <PromptFieldControl
          placeholder="Delayed flights to Porto"
          size="small"
          fullWidth
          slotProps={{ htmlInput: { 'aria-label': 'Prompt' } }}
        />
        <PromptFieldSend aria-label="Send">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
    </Toolbar>
  );
}

const slots = { toolbar: PromptToolbar };

export default function PromptInToolbar() {
  const [outcome, setOutcome] = useState('Try “Latest flights to Riga” or “All”.');

  const onConversations: DataGridPremiumProps['onAiAssistantConversationsChange'] = (all) => {
    const last = all.at(-1)?.prompts.at(-1);
    setOutcome(last ? `${last.value}: ${last.helperText || 'applied'}` : '');
  };

  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Departures"
          rows={flights}
          columns={columns}
          slots={slots}
          showToolbar
          hideFooter
          aiAssistant
          onPrompt={askFlightRules}
          onAiAssistantConversationsChange={onConversations}
        />
      </div>
      <Typography
        role="status"
        variant="body2"
        noWrap
        sx={{ height: 36, lineHeight: '36px', color: 'text.secondary' }}
      >
        {outcome}
      </Typography>
    </div>
  );
}
