import { memo, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridCell,
  useGridApiRef,
  type GridApi,
  type GridCellProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const KINDS = ['stable', 'new columns', 'new rows', 'new slots.cell'] as const;
type Kind = (typeof KINDS)[number];

const flights = makeFlights(6);
const noSlots = {};
/** Since the last click. */
const tally = { renders: 0, mounts: 0 };

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 100, renderCell },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 110, renderCell },
  { field: 'gate', headerName: 'Gate', width: 80, renderCell },
  { field: 'state', headerName: 'State', width: 110, renderCell },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110, renderCell },
];

function renderCell(params: GridRenderCellParams<Flight>) {
  return <Traced value={String(params.formattedValue)} />;
}

/** Counts and flashes each time its cell renders. */
function Traced({ value }: { value: string }) {
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    tally.mounts += 1;
  }, []);

  useEffect(() => {
    tally.renders += 1;
    ref.current
      ?.closest('[role="gridcell"]')
      ?.animate([{ backgroundColor: 'rgb(255 152 0 / 0.6)' }, {}], 1200);
  });

  return <span ref={ref}>{value}</span>;
}

/** The parent under test. It's memoized, so that the count can be shown without rendering it. */
const Departures = memo(function Departures({
  kind,
  apiRef,
}: {
  kind: Kind;
  /** Renders the parent when it changes. */
  turn: number;
  apiRef: RefObject<GridApi | null>;
}) {
  return (
    <DataGridPro
      apiRef={apiRef}
      aria-label="Departures"
      rows={kind === 'new rows' ? [...flights] : flights}
      columns={kind === 'new columns' ? [...columns] : columns}
      slots={
        kind === 'new slots.cell'
          ? { cell: (props: GridCellProps) => <GridCell {...props} /> }
          : noSlots
      }
      hideFooter
    />
  );
});

export default function RenderHeatmap() {
  const apiRef = useGridApiRef();
  const [kind, setKind] = useState<Kind>('stable');
  const [turn, setTurn] = useState(0);
  const [report, setReport] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const count = useCallback((action: () => void) => {
    tally.renders = 0;
    tally.mounts = 0;
    action();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setReport(`${tally.renders} cell renders, ${tally.mounts} mounts`);
    }, 300);
  }, []);

  const delay = () => {
    const row = apiRef.current?.getRow<Flight>(2);
    if (row) {
      apiRef.current?.updateRows([{ id: 2, delay: row.delay + 5 }]);
    }
  };

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Props of each render"
        value={kind}
        onChange={(_event, value: Kind | null) => value && setKind(value)}
        sx={{ overflowX: 'auto', height: 36 }}
      >
        {KINDS.map((each) => (
          <ToggleButton key={each} value={each} sx={{ textTransform: 'none', flexShrink: 0 }}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" size="small" onClick={() => count(() => setTurn(turn + 1))}>
          Render parent
        </Button>
        <Button variant="outlined" size="small" onClick={() => count(delay)}>
          Update one row
        </Button>
        <Typography variant="body2" role="status" sx={{ width: 200 }}>
          {report || 'Nothing rendered yet'}
        </Typography>
      </Stack>
      <div style={{ height: 370 }}>
        <Departures kind={kind} turn={turn} apiRef={apiRef} />
      </div>
    </Stack>
  );
}
