import { useCallback, useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'commodity', headerName: 'Commodity', width: 120 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
];

const initialState = { rowGrouping: { model: ['desk', 'commodity'] } };

export default function KeepExpandedGroups() {
  const apiRef = useGridApiRef();
  const [count, setCount] = useState(40);
  const [rows, setRows] = useState(() => makeTrades(count));
  const expanded = useRef(new Map<GridRowId, boolean>());

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', ({ id, childrenExpanded }) => {
        expanded.current.set(id, Boolean(childrenExpanded));
      }),
    [apiRef],
  );

  // A stable function: a new one would rebuild the groups with each render.
  const isGroupExpandedByDefault = useCallback(
    ({ id }: GridGroupNode) => expanded.current.get(id) ?? false,
    [],
  );

  function refetch() {
    setCount(count + 40);
    setRows(makeTrades(count + 40));
  }

  return (
    <Stack spacing={1} sx={{ height: 460 }}>
      <Button size="small" onClick={refetch} sx={{ alignSelf: 'start' }}>
        Load new rows
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Trades by desk and commodity"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
          hideFooter
        />
      </div>
    </Stack>
  );
}
