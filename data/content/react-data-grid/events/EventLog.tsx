import { useEffect, useState, type RefObject } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  useGridApiRef,
  type GridApi,
  type GridColDef,
  type GridEventListener,
  type GridEvents,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';
import { eventNames } from './eventNames.ts';

/** Each event with the type of its params: narrow it by its name. */
type GridEvent = {
  [Name in GridEvents]: { name: Name; params: Parameters<GridEventListener<Name>>[0] };
}[GridEvents];
type Entry = { key: string; name: GridEvents; text: string };
type Choice = keyof typeof choices;

const MOST_ENTRIES = 100;

const choices = {
  'Main events': eventNames.main,
  'All documented': [...eventNames.main, ...eventNames.frequent],
  'All, with undocumented': [
    ...eventNames.main,
    ...eventNames.frequent,
    ...eventNames.undocumented,
  ],
} satisfies Record<string, readonly GridEvents[]>;

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 95 },
  { field: 'side', headerName: 'Side', width: 65 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 85, editable: true },
  { field: 'price', headerName: 'Price', type: 'number', width: 85 },
];

const trades = makeTrades(200);

export default function EventLog() {
  const apiRef = useGridApiRef();

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 2,
        height: { xs: 760, sm: 460 },
      }}
    >
      <Box sx={{ flex: { xs: 1, sm: 3 }, minWidth: 0, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Trades"
          apiRef={apiRef}
          rows={trades}
          columns={columns}
          checkboxSelection
          pagination
          autoPageSize
        />
      </Box>
      <Log apiRef={apiRef} />
    </Box>
  );
}

function Log({ apiRef }: { apiRef: RefObject<GridApi | null> }) {
  const [choice, setChoice] = useState<Choice>('Main events');
  const [filter, setFilter] = useState('');
  const [entries, setEntries] = useState<Entry[]>([]);

  useEffect(() => {
    const api = apiRef.current;
    if (!api) {
      return undefined;
    }
    let fired: Entry[] = [];
    let frame = 0;
    let count = 0;
    const show = () => {
      const next = fired;
      fired = [];
      frame = 0;
      setEntries((former) => [...next, ...former].slice(0, MOST_ENTRIES));
    };
    const add = (event: GridEvent) => {
      count += 1;
      fired.unshift({ key: `${choice} ${count}`, name: event.name, text: describe(event) });
      frame ||= requestAnimationFrame(show); // some events fire while React renders
    };
    const unsubscribe = choices[choice].map((name) =>
      api.subscribeEvent(name, (params: unknown) => add({ name, params } as GridEvent)),
    );
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe.forEach((stop) => stop());
    };
  }, [apiRef, choice]);

  const word = filter.trim().toLowerCase();
  const shown = entries.filter(({ name }) => name.toLowerCase().includes(word));

  return (
    <Box
      sx={{
        flex: { xs: 1, sm: 2 },
        minWidth: 0,
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
      }}
    >
      <TextField
        size="small"
        label="Filter by name"
        placeholder="click, edit, model…"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          select
          size="small"
          label="Events"
          value={choice}
          onChange={(event) => {
            setChoice(event.target.value as Choice);
            setEntries([]);
          }}
          sx={{ flex: 1, minWidth: 0 }}
        >
          {Object.keys(choices).map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        <Button onClick={() => setEntries([])}>Clear</Button>
      </Box>
      <Box
        role="log"
        aria-label="Events of the grid"
        tabIndex={0}
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          px: 1.5,
          py: 1,
          fontSize: 13,
        }}
      >
        {entries.length === 0 && 'Click, sort, edit or select in the grid.'}
        {entries.length > 0 && shown.length === 0 && 'No matching events yet.'}
        {shown.map(({ key, name, text }) => (
          <Box key={key} sx={{ overflowWrap: 'anywhere', '& + &': { mt: 0.5 } }}>
            <strong>{name}</strong>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function describe(event: GridEvent): string {
  switch (event.name) {
    case 'cellClick':
    case 'cellDoubleClick':
    case 'cellMouseDown':
    case 'cellMouseUp':
    case 'cellMouseOver':
    case 'cellKeyDown':
    case 'cellKeyUp':
      return `${event.params.field} of row ${event.params.id}: ${event.params.formattedValue}`;
    case 'rowClick':
    case 'rowDoubleClick':
    case 'rowMouseEnter':
    case 'rowMouseLeave':
      return `row ${event.params.id}`;
    case 'columnHeaderClick':
    case 'columnHeaderDoubleClick':
    case 'columnHeaderKeyDown':
      return event.params.field;
    case 'cellEditStart':
    case 'cellEditStop':
      return `${event.params.field} of row ${event.params.id}: ${event.params.reason}`;
    case 'columnWidthChange':
    case 'columnResize':
      return `${event.params.colDef.field}: ${Math.round(event.params.width)} px`;
    case 'columnOrderChange':
      return `${event.params.column.field}: ${event.params.oldIndex} → ${event.params.targetIndex}`;
    case 'rowSelectionChange':
      return `${event.params.type}: ${[...event.params.ids].join(', ')}`;
    case 'menuOpen':
    case 'menuClose':
    case 'rootMount':
    case 'stateChange':
      return ''; // an element, the whole state
    default:
      return print(event.params);
  }
}

/** The params of other events, without the large objects and elements among them. */
function print(params: unknown): string {
  const large = ['api', 'row', 'rowNode', 'colDef', 'column', 'columns'];
  const text = JSON.stringify(params, (key, value: unknown) => {
    if (large.includes(key) || value instanceof Element) {
      return undefined;
    }
    return value instanceof Set ? [...value] : value;
  });
  return text ?? '';
}
