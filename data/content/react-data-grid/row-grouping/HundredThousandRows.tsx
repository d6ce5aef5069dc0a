import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { flushSync } from 'react-dom';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', type: 'number', width: 90 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'commodity', headerName: 'Commodity', width: 110 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

const groupingColDef = { width: 180 };
const largeTrades = { items: [{ field: 'quantity', operator: '>', value: 300 }] };

/** Milliseconds to run a step and to render its result. */
function timeOf(step: () => void): number {
  const start = performance.now();
  flushSync(step);
  return performance.now() - start;
}

export default function HundredThousandRows() {
  const apiRef = useGridApiRef();
  const [trades] = useState(() => makeTrades(100_000));
  const [depth, setDepth] = useState(0);
  const [times, setTimes] = useState<Record<string, number>>({});

  function expandOneByOne() {
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      if (node.type === 'group' && node.depth >= 0) {
        apiRef.current?.setRowChildrenExpansion(node.id, true);
      }
    }
  }

  function measure(name: string, step: () => void) {
    const time = timeOf(step);
    setTimes((before) => ({ ...before, [name]: time }));
  }

  function reset() {
    apiRef.current?.setRowGroupingModel([]);
    apiRef.current?.setSortModel([]);
    apiRef.current?.setFilterModel({ items: [] });
    setDepth(0);
    setTimes({});
  }

  return (
    <Stack spacing={1} sx={{ height: { xs: 600, sm: 540 } }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          size="small"
          onClick={() =>
            measure('Group', () => apiRef.current?.setRowGroupingModel(['desk', 'commodity']))
          }
        >
          Group
        </Button>
        <Button
          size="small"
          onClick={() =>
            measure('Sort', () => apiRef.current?.setSortModel([{ field: 'price', sort: 'desc' }]))
          }
        >
          Sort
        </Button>
        <Button
          size="small"
          onClick={() => measure('Filter', () => apiRef.current?.setFilterModel(largeTrades))}
        >
          Filter
        </Button>
        <Button
          size="small"
          onClick={() => {
            flushSync(() => setDepth(0)); // or a second click would change nothing
            measure('Expand all', () => setDepth(-1));
          }}
        >
          Expand all
        </Button>
        <Button size="small" onClick={() => measure('Expand one by one', expandOneByOne)}>
          Expand one by one
        </Button>
        <Button size="small" onClick={reset}>
          Reset
        </Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="100,000 trades"
          apiRef={apiRef}
          rows={trades}
          columns={columns}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={depth}
        />
      </div>
      <Typography component="output" variant="body2" sx={{ minHeight: { xs: 60, sm: 20 } }}>
        {Object.entries(times)
          .map(([name, time]) => `${name} ${Math.round(time)} ms`)
          .join(', ') || 'Click a step to see its time.'}
      </Typography>
    </Stack>
  );
}
