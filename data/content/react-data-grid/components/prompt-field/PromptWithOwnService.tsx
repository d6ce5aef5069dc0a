import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import SendIcon from '@mui/icons-material/Send';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { askFlightRules } from '#data/content/shared/flightRules.ts';
import { flightStates, makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(40, 3);

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 110 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'departs', headerName: 'Departs', type: 'dateTime', width: 185 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: [...flightStates],
    width: 110,
  },
];

function onKeyDownCapture(event: KeyboardEvent) {
  // A button needs Enter itself
  if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) {
    return;
  }
  // 229: Safari reports the end of a composition this way
  if (event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) {
    event.stopPropagation(); // a new line, or the end of a composition: don't send
  } else {
    event.preventDefault(); // send without adding a new line
  }
}

function PromptFooter() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const submit = async (prompt: string) => {
    input.current?.focus();
    setMessage('Processing…');
    await new Promise((resolve) => {
      timer.current = setTimeout(resolve, 600);
    });
    try {
      const { filters, sorting } = await askFlightRules(prompt);
      apiRef.current.setFilterModel({
        items: filters.map(({ column, ...item }, id) => ({ id, field: column, ...item })),
      });
      apiRef.current.setSortModel(
        sorting.map(({ column, direction }) => ({ field: column, sort: direction })),
      );
      setMessage('Done');
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
      <PromptField
        onSubmit={submit}
        onKeyDownCapture={onKeyDownCapture}
        style={{ display: 'flex', alignItems: 'center', gap: 4 }}
      >
        <PromptFieldControl
          render={({ value, onChange, onKeyDown }, { disabled }) => (
            <TextField
              inputRef={input}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              multiline
              rows={2}
              size="small"
              fullWidth
              placeholder="Latest flights to Riga"
              slotProps={{ htmlInput: { 'aria-label': 'Prompt', readOnly: disabled } }}
            />
          )}
        />
        <PromptFieldSend aria-label="Send">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
      <Box
        role="status"
        sx={{ height: 20, mt: 0.5, typography: 'caption', color: 'text.secondary' }}
      >
        {message}
      </Box>
    </Box>
  );
}

const slots = { footer: PromptFooter };

export default function PromptWithOwnService() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPremium
        aria-label="Departures with a prompt field"
        rows={flights}
        columns={columns}
        slots={slots}
      />
    </div>
  );
}
