import { memo, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  GridCell,
  useGridApiRef,
  type GridApi,
  type GridCellProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const SIZES = [1000, 10_000, 100_000];
/** Rows of a first run whose times aren't shown: it loads styles and warms up the code. */
const WARM_UP = 100;
const REPEATS = 5;
const STEPS = [
  'Mount',
  'Scroll one screen',
  'Scroll, Chip in each cell',
  'Scroll, auto row height',
  'updateRows() with one row',
  'New rows, one row changed',
  'Parent, stable props',
  'Parent, new columns',
  'Parent, new rows',
  'Parent, new slots.cell',
] as const;

type Step = (typeof STEPS)[number];
/** What the grid is rendered with; a new object renders its parent again. */
interface Settings {
  rows: Trade[];
  /** The prop that is new in each render. */
  unstable?: 'columns' | 'rows' | 'slots';
  costly?: 'chips' | 'auto height';
}
/** Milliseconds by number of rows and step. */
type Results = Record<number, Partial<Record<Step, number>>>;

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 90 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 110 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 100 },
];
const chipColumns = columns.map((column) => ({
  ...column,
  renderCell: ({ value }: GridRenderCellParams<Trade>) => <Chip size="small" label={value} />,
}));
const stableSlots = {};
const autoHeight = () => 'auto' as const;

export default function GridBenchmark() {
  const apiRef = useGridApiRef();
  const [settings, setSettings] = useState<Settings | null>(null);
  const [results, setResults] = useState<Results>({});
  const [most, setMost] = useState(100_000);
  const [run, setRun] = useState<AbortController | null>(null);

  useEffect(() => () => run?.abort(), [run]);

  async function start() {
    const controller = new AbortController();
    const { signal } = controller;
    setRun(controller);
    setResults({});
    for (const size of [WARM_UP, ...SIZES.filter((each) => each <= most)]) {
      if (signal.aborted) {
        break;
      }
      for await (const [step, time] of measure(size, setSettings, apiRef, signal)) {
        if (signal.aborted || (size === WARM_UP && step === 'Scroll, Chip in each cell')) {
          break;
        }
        setResults((before) => ({ ...before, [size]: { ...before[size], [step]: time } }));
        await nextFrame();
      }
    }
    setSettings(null);
    setRun(null);
  }

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="contained"
          onClick={run ? () => run.abort() : start}
          sx={{ minWidth: 80, flexShrink: 0 }}
        >
          {run ? 'Stop' : 'Run'}
        </Button>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Largest number of rows"
          disabled={run !== null}
          value={most}
          onChange={(_event, value: number | null) => value && setMost(value)}
        >
          {SIZES.map((size) => (
            <ToggleButton key={size} value={size} sx={{ height: 36 }}>
              {size.toLocaleString('en-US')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <ResultTable results={results} />
      <div style={{ height: 240 }}>
        {settings && (
          <Subject
            key={`${settings.rows.length} ${settings.costly}`}
            settings={settings}
            apiRef={apiRef}
          />
        )}
      </div>
    </Stack>
  );
}

function Subject({ settings, apiRef }: { settings: Settings; apiRef: RefObject<GridApi | null> }) {
  const { rows, unstable, costly } = settings;
  const ownColumns = costly === 'chips' ? chipColumns : columns;
  return (
    <DataGridPro
      aria-label="Trades to measure"
      apiRef={apiRef}
      rows={unstable === 'rows' ? [...rows] : rows}
      columns={unstable === 'columns' ? [...ownColumns] : ownColumns}
      getRowHeight={costly === 'auto height' ? autoHeight : undefined}
      slots={
        unstable === 'slots'
          ? { cell: (props: GridCellProps) => <GridCell {...props} /> }
          : stableSlots
      }
      hideFooter
    />
  );
}

const ResultTable = memo(function ResultTable({ results }: { results: Results }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Results" sx={{ height: 400 }}>
      <Table size="small" sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>Step (ms)</TableCell>
            {SIZES.map((size) => (
              <TableCell key={size} align="right">
                {size.toLocaleString('en-US')} rows
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {STEPS.map((step) => (
            <TableRow key={step}>
              <TableCell component="th" scope="row">
                {step}
              </TableCell>
              {SIZES.map((size) => (
                <TableCell key={size} align="right">
                  {results[size]?.[step]?.toFixed(1) ?? '–'}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
});

/** Runs all steps with a grid of this size, and gives the median time of each. */
async function* measure(
  size: number,
  show: (settings: Settings) => void,
  apiRef: RefObject<GridApi | null>,
  signal: AbortSignal,
): AsyncGenerator<[Step, number]> {
  const rows = makeTrades(size);
  const changed = (turn: number) => ({ ...(rows[0] as Trade), price: turn });
  const showNow = (settings: Settings) => flushSync(() => show(settings));

  const scroll = async () => {
    const scroller = apiRef.current?.rootElementRef?.current?.querySelector(
      '.MuiDataGrid-virtualScroller',
    );
    return median((turn) => {
      scroller?.scrollTo({ top: (turn + 1) * 900 });
      scroller?.dispatchEvent(new Event('scroll'));
    });
  };

  const start = performance.now();
  showNow({ rows });
  await firstCell(apiRef, signal);
  yield ['Mount', performance.now() - start];
  yield ['Scroll one screen', await scroll()];

  showNow({ rows, costly: 'chips' });
  await firstCell(apiRef, signal);
  yield ['Scroll, Chip in each cell', await scroll()];

  showNow({ rows, costly: 'auto height' });
  await firstCell(apiRef, signal);
  yield ['Scroll, auto row height', await scroll()];

  showNow({ rows });
  await firstCell(apiRef, signal);
  yield [
    'updateRows() with one row',
    await median((turn) => apiRef.current?.updateRows([changed(turn)])),
  ];
  yield [
    'New rows, one row changed',
    await median((turn) => showNow({ rows: [changed(turn), ...rows.slice(1)] })),
  ];

  showNow({ rows });
  yield ['Parent, stable props', await median(() => showNow({ rows }))];
  yield ['Parent, new columns', await median(() => showNow({ rows, unstable: 'columns' }))];
  yield ['Parent, new rows', await median(() => showNow({ rows, unstable: 'rows' }))];
  yield ['Parent, new slots.cell', await median(() => showNow({ rows, unstable: 'slots' }))];
}

async function firstCell(apiRef: RefObject<GridApi | null>, signal: AbortSignal) {
  while (
    !signal.aborted &&
    !apiRef.current?.rootElementRef?.current?.querySelector('[role="gridcell"]')
  ) {
    await nextFrame();
  }
}

/** The median time of a task with the renders that follow from it, in ms. */
async function median(task: (turn: number) => void): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < REPEATS; turn += 1) {
    await nextFrame();
    const start = performance.now();
    task(turn);
    await nextTask();
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[Math.floor(REPEATS / 2)] ?? 0;
}

function nextFrame() {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** After what the task has put off, such as a render of the grid by one of its effects. */
function nextTask() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });
}
