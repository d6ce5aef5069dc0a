import { useLayoutEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';
import { pack, unpack } from './gridState.ts';

const KEY = 'demo-grid-state';
/** Saved before the column `tons` became `quantity`. */
const OLD_STATE =
  '{"version":1,"state":{"sorting":{"sortModel":[{"field":"tons","sort":"desc"}]},"columns":{"columnVisibilityModel":{"desk":false}}}}';

const trades = makeTrades(80);

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 80 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 100 },
];

/** `null` if nothing is stored, or if the browser blocks the storage. */
function load() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(text: string) {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // The storage is blocked or full, so the state isn't saved.
  }
}

function clear() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // The storage is blocked, so nothing is stored.
  }
}

function Trades() {
  const apiRef = useGridApiRef();
  const [initialState] = useState(() => unpack(load()));

  useLayoutEffect(() => {
    const save = () => {
      if (apiRef.current) {
        store(pack(apiRef.current.exportState()));
      }
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [apiRef]);

  return (
    <DataGridPremium
      apiRef={apiRef}
      aria-label="Trades"
      rows={trades}
      columns={columns}
      initialState={initialState}
      density="compact"
      hideFooter
    />
  );
}

export default function StateInLocalStorage() {
  const [isShown, setIsShown] = useState(true);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" size="small" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Unmount grid' : 'Mount grid'}
        </Button>
        <Button size="small" disabled={isShown} onClick={() => store(OLD_STATE)}>
          Store version 1
        </Button>
        <Button size="small" disabled={isShown} onClick={() => store('{"version":99}')}>
          Store version 99
        </Button>
        <Button size="small" disabled={isShown} onClick={clear}>
          Clear storage
        </Button>
      </Stack>
      <div style={{ height: 400 }}>{isShown && <Trades />}</div>
    </Stack>
  );
}
