import { useCallback, useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';

interface Parcel {
  id: string;
  recipient: string;
  city: string;
}

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 120 },
  { field: 'city', headerName: 'City', width: 100 },
];

const parcels: Parcel[] = [
  { id: 'PK-50318', recipient: 'Zofia Nowak', city: 'Gdynia' },
  { id: 'PK-50322', recipient: 'Mateo Ruiz', city: 'Bilbao' },
  { id: 'PK-50347', recipient: 'Liv Hansen', city: 'Aarhus' },
];

const stops: Record<string, string[]> = {
  'PK-50318': ['Mon 16:20 · Handed in, Ulm', 'Tue 4:05 · Sorted, Berlin'],
  'PK-50322': ['Tue 10:40 · Handed in, Nantes', 'Wed 2:15 · Sorted, Bordeaux'],
  'PK-50347': ['Mon 9:05 · Handed in, Malmö', 'Tue 11:30 · Delivered'],
};

/** Stands for a request to your server. */
function fetchStops(id: string, signal: AbortSignal): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(stops[id] ?? []), 800);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Collapsed before the answer.', 'AbortError'));
    });
  });
}

/** Keeps each answer, because a panel loses its state when it's collapsed. */
function createTracking() {
  const cache = new Map<string, string[]>();
  return {
    known: (id: string) => cache.get(id),
    load: async (id: string, signal: AbortSignal) => {
      const answer = await fetchStops(id, signal);
      cache.set(id, answer);
      return answer;
    },
  };
}

type Tracking = ReturnType<typeof createTracking>;

function getDetailPanelHeight() {
  return 88;
}

export default function LazyPanelContent() {
  const [tracking] = useState(createTracking);
  const getDetailPanelContent = useCallback(
    ({ row }: GridRowParams<Parcel>) => <Stops id={row.id} tracking={tracking} />,
    [tracking],
  );

  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        aria-label="Parcels"
        rows={parcels}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}

function Stops({ id, tracking }: { id: string; tracking: Tracking }) {
  const [list, setList] = useState(() => tracking.known(id));
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (tracking.known(id)) {
      return undefined;
    }
    const controller = new AbortController();
    tracking.load(id, controller.signal).then(setList, () => {
      if (!controller.signal.aborted) {
        setHasFailed(true);
      }
    });
    return () => controller.abort();
  }, [id, tracking]);

  if (hasFailed) {
    return <Typography sx={{ p: 2 }}>The stops could not be loaded.</Typography>;
  }
  return (
    <Box aria-busy={!list} sx={{ p: 2 }}>
      {list?.map((stop) => <Typography key={stop}>{stop}</Typography>) ?? (
        <>
          <Skeleton width={220} />
          <Skeleton width={180} />
        </>
      )}
    </Box>
  );
}
