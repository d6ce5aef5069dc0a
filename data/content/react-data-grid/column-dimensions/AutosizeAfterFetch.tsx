import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Departure {
  id: string;
  destination: string;
  operator: string;
  platform: string;
}

const columns: GridColDef<Departure>[] = [
  { field: 'id', headerName: 'Train' },
  { field: 'destination', headerName: 'Destination' },
  { field: 'operator', headerName: 'Operator' },
  { field: 'platform', headerName: 'Platform' },
];

const departures: Departure[] = [
  {
    id: 'IC 2214',
    destination: 'Port Ellery via Mossdale',
    operator: 'Northern Lines',
    platform: '4',
  },
  { id: 'RE 731', destination: 'Fenholt Central', operator: 'Coastal Rail', platform: '2 A–C' },
  {
    id: 'IC 2218',
    destination: 'Stonebury International Airport',
    operator: 'Northern Lines',
    platform: '4',
  },
  {
    id: 'NX 90',
    destination: 'Harrow End (night service)',
    operator: 'Meridian Sleepers',
    platform: '11',
  },
];

/** Stands for your request. */
function fetchDepartures(signal: AbortSignal): Promise<Departure[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(departures), 700);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function AutosizeAfterFetch() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Departure[]>([]);
  const [isLoading, setIsLoading] = React.useState(false);

  const load = React.useCallback(
    async (signal: AbortSignal) => {
      const fetched = await fetchDepartures(signal);
      // The grid measures mounted cells: render the rows at once, and let it mount their cells.
      flushSync(() => {
        setRows(fetched);
        setIsLoading(false);
      });
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      await apiRef.current?.autosizeColumns({ includeOutliers: true });
    },
    [apiRef],
  );

  React.useEffect(() => {
    if (!isLoading) {
      return undefined;
    }
    const controller = new AbortController();
    load(controller.signal).catch(() => setIsLoading(false)); // show the error here
    return () => controller.abort();
  }, [isLoading, load]);

  return (
    <div style={{ width: '100%' }}>
      <Button
        disabled={isLoading}
        onClick={() => {
          apiRef.current?.updateColumns(columns.map((column) => ({ ...column, width: 100 })));
          setRows([]);
          setIsLoading(true);
        }}
        sx={{ mb: 1 }}
      >
        Load departures
      </Button>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Train departures"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          loading={isLoading}
          slotProps={{ loadingOverlay: { noRowsVariant: 'linear-progress' } }}
          hideFooter
        />
      </div>
    </div>
  );
}
