import { useState } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', width: 130 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 130 },
  { field: 'price', headerName: 'Price ($/t)', type: 'number', width: 130 },
  { field: 'day', headerName: 'Day', type: 'date', width: 120 },
  { field: 'side', headerName: 'Side', width: 80 },
];

const initialState = {
  columns: { columnVisibilityModel: { commodity: false, desk: false } },
  rowGrouping: { model: ['commodity', 'desk'] },
  aggregation: { model: { quantity: 'sum', price: 'avg', day: 'max' } },
};
const groupingColDef = { headerName: 'Commodity and desk', width: 220, aggregable: false };
const firstTrades = makeTrades(1000);
const stepNames = ['Load', 'Group', 'Aggregate', 'Filter', 'Clear filter', 'Update a row'];

export default function HundredThousandRows() {
  const apiRef = useGridApiRef();
  const [times, setTimes] = useState<number[]>([]);
  const [isRunning, setIsRunning] = useState(false);

  async function run() {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    setIsRunning(true);
    setTimes([]);
    api.setFilterModel({ items: [] });
    api.setAggregationModel({});
    api.setRowGroupingModel([]);
    const trades = makeTrades(100_000);
    const steps = [
      () => api.setRows(trades),
      () => api.setRowGroupingModel(initialState.rowGrouping.model),
      () => api.setAggregationModel(initialState.aggregation.model),
      () => api.setFilterModel({ items: [{ field: 'side', operator: 'equals', value: 'Sell' }] }),
      () => api.setFilterModel({ items: [] }),
      () => api.updateRows([{ id: 1, quantity: 1_000_000 }]),
    ];
    for (const step of steps) {
      await nextFrame(); // shows the time of the step before
      if (!apiRef.current) {
        return; // The grid is unmounted.
      }
      const start = performance.now();
      flushSync(step); // with the rendering of the rows
      const time = performance.now() - start;
      setTimes((before) => [...before, time]);
    }
    setIsRunning(false);
  }

  return (
    <Stack spacing={1} sx={{ height: 520 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button variant="contained" disabled={isRunning} onClick={run}>
          Aggregate 100,000 rows
        </Button>
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, m: 0 }}>
          {stepNames.map((name, index) => (
            <Box key={name} sx={{ minWidth: 64 }}>
              <Typography component="dt" variant="caption" color="text.secondary">
                {name}
              </Typography>
              <Typography
                component="dd"
                sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
              >
                {inMs(times[index])}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Trades"
          columns={columns}
          rows={firstTrades}
          initialState={initialState}
          groupingColDef={groupingColDef}
          disableRowSelectionOnClick
        />
      </div>
    </Stack>
  );
}

function inMs(time: number | undefined): string {
  return time === undefined ? '–' : `${Math.round(time).toLocaleString('en-US')} ms`;
}

/** Resolves when the browser has painted. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
