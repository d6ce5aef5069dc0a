import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridRowsLookupSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { seededRandom } from '#data/content/shared/seededRandom.ts';

interface Bond {
  id: number;
  bond: string;
  bid: number;
  ask: number;
  /** Of the bid, since the market opened. */
  change: number;
  updates: number;
}

/** What was measured in one second. */
interface Figures {
  updates: number;
  renders: number;
  /** In ms. */
  longestFrame: number;
}

const UPDATES_PER_MS = 10;
/** Between two messages of the feed, in ms. */
const PAUSE = 10;
const STOPS_AFTER = 8000;
const THROTTLES = [0, 100, 500, 2000];

const ISSUERS = [
  'Alpine Rail',
  'Baltic Ports',
  'Canal Water',
  'Delta Foods',
  'Eastern Gas',
  'Fjord Power',
  'Gulf Telecom',
  'Harbor Media',
  'Inland Cement',
  'Jade Motors',
];

const bonds: Bond[] = Array.from({ length: 400 }, (_, id) => {
  const issuer = ISSUERS[id % ISSUERS.length] ?? '';
  const bid = 88 + ((id * 37) % 240) / 10;
  return {
    id,
    bond: `${issuer} ${(1 + (id % 13) * 0.25).toFixed(2)}% ${2027 + Math.floor(id / 10)}`,
    bid,
    ask: bid + 0.1,
    change: 0,
    updates: 0,
  };
});

const columns: GridColDef<Bond>[] = [
  { field: 'bond', headerName: 'Bond', flex: 1, minWidth: 190 },
  { field: 'bid', headerName: 'Bid', type: 'number', width: 85, valueFormatter: inCents },
  { field: 'ask', headerName: 'Ask', type: 'number', width: 85, valueFormatter: inCents },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 90,
    valueFormatter: inCents,
    cellClassName: ({ row }) => risingOrFalling(row.change),
  },
  { field: 'updates', headerName: 'Updates', type: 'number', width: 90 },
];

const colors = {
  '& .rising': { color: 'success.main' },
  '& .falling': { color: 'error.main' },
};

export default function TenThousandUpdates() {
  const apiRef = useGridApiRef();
  const [throttleRowsMs, setThrottleRowsMs] = useState(500);
  const [isRunning, setIsRunning] = useState(false);
  const [figures, setFigures] = useState<Figures | null>(null);

  useEffect(() => {
    const api = apiRef.current;
    if (!isRunning || !api) {
      return undefined;
    }

    // The feed: what came since the last message, all in one call
    const random = seededRandom(11);
    const latest = [...api.getRowModels().values()] as Bond[];
    const start = performance.now();
    let sent = 0;
    const feed = setInterval(() => {
      const due = Math.floor((performance.now() - start) * UPDATES_PER_MS) - sent;
      sent += due;
      apiRef.current?.updateRows(Array.from({ length: due }, () => trade(latest, random)));
    }, PAUSE);
    const end = setTimeout(() => setIsRunning(false), STOPS_AFTER);

    // The meter: looks once a frame whether the grid has other rows
    let second = { from: start, sent: 0, renders: 0, longestFrame: 0 };
    let previous = { frame: start, rows: gridRowsLookupSelector(apiRef) };
    const measure = () => {
      const now = performance.now();
      const rows = gridRowsLookupSelector(apiRef);
      second.renders += rows === previous.rows ? 0 : 1;
      second.longestFrame = Math.max(second.longestFrame, now - previous.frame);
      previous = { frame: now, rows };
      if (now - second.from >= 1000) {
        const seconds = (now - second.from) / 1000;
        setFigures({
          updates: Math.round((sent - second.sent) / seconds),
          renders: Math.round(second.renders / seconds),
          longestFrame: Math.round(second.longestFrame),
        });
        second = { from: now, sent, renders: 0, longestFrame: 0 };
      }
      frame = requestAnimationFrame(measure);
    };
    let frame = requestAnimationFrame(measure);

    return () => {
      clearInterval(feed);
      clearTimeout(end);
      cancelAnimationFrame(frame);
    };
  }, [apiRef, isRunning]);

  return (
    <Stack spacing={1}>
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button variant="contained" onClick={() => setIsRunning(!isRunning)} sx={{ minWidth: 80 }}>
          {isRunning ? 'Stop' : 'Start'}
        </Button>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="throttleRowsMs"
          value={throttleRowsMs}
          onChange={(_event, value: number | null) => value !== null && setThrottleRowsMs(value)}
        >
          {THROTTLES.map((each) => (
            <ToggleButton key={each} value={each} sx={{ textTransform: 'none' }}>
              {each} ms
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <Box component="dl" sx={{ display: 'flex', gap: 3, m: 0 }}>
        <Figure name="Updates/s" value={figures?.updates} />
        <Figure name="Renders/s" value={figures?.renders} />
        <Figure name="Longest frame" value={figures?.longestFrame} unit=" ms" />
      </Box>
      <div style={{ height: 370 }}>
        <DataGridPro
          aria-label="Bond prices"
          apiRef={apiRef}
          rows={bonds}
          columns={columns}
          throttleRowsMs={throttleRowsMs}
          rowHeight={36}
          sx={colors}
          hideFooter
        />
      </div>
    </Stack>
  );
}

function Figure({ name, value, unit = '' }: { name: string; value?: number; unit?: string }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="text.secondary">
        {name}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', minWidth: 64 }}
      >
        {value === undefined ? '–' : `${value.toLocaleString('en-US')}${unit}`}
      </Typography>
    </div>
  );
}

/** One bond is traded: its new price, as an update of its row. */
function trade(latest: Bond[], random: () => number): Bond {
  const index = Math.floor(random() * latest.length);
  const before = latest[index];
  if (!before) {
    throw new Error('There are no bonds to trade.');
  }
  const step = random() < 0.5 ? -0.01 : 0.01;
  const after: Bond = {
    ...before,
    bid: before.bid + step,
    ask: before.ask + step,
    change: Math.round((before.change + step) * 100) / 100, // not -0.00 after ups and downs
    updates: before.updates + 1,
  };
  latest[index] = after;
  return after;
}

function inCents(price: number): string {
  return price.toFixed(2);
}

function risingOrFalling(change: number): string {
  if (change === 0) {
    return '';
  }
  return change < 0 ? 'falling' : 'rising';
}
