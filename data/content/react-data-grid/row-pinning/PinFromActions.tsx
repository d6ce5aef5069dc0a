import { useMemo, useState } from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';
import { DataGridPro, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid-pro';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

type Edge = 'top' | 'bottom';

const trades = makeTrades(20);

export default function PinFromActions() {
  const [edges, setEdges] = useState<Record<number, Edge | undefined>>({ 3: 'top' });

  const rows = useMemo(() => trades.filter(({ id }) => !edges[id]), [edges]);

  const pinnedRows = useMemo(
    () => ({
      top: trades.filter(({ id }) => edges[id] === 'top'),
      bottom: trades.filter(({ id }) => edges[id] === 'bottom'),
    }),
    [edges],
  );

  const columns = useMemo<GridColDef<Trade>[]>(
    () => [
      {
        field: 'pin',
        type: 'actions',
        headerName: 'Pin',
        width: 90,
        getActions: ({ row }) => {
          const move = (edge?: Edge) => setEdges((before) => ({ ...before, [row.id]: edge }));
          return edges[row.id]
            ? [
                <GridActionsCellItem
                  key="unpin"
                  icon={<CloseIcon />}
                  label={`Unpin trade ${row.id}`}
                  onClick={() => move()}
                />,
              ]
            : [
                <GridActionsCellItem
                  key="top"
                  icon={<ArrowUpwardIcon />}
                  label={`Pin trade ${row.id} to the top`}
                  onClick={() => move('top')}
                />,
                <GridActionsCellItem
                  key="bottom"
                  icon={<ArrowDownwardIcon />}
                  label={`Pin trade ${row.id} to the bottom`}
                  onClick={() => move('bottom')}
                />,
              ];
        },
      },
      { field: 'id', headerName: 'Trade', type: 'number', width: 70 },
      { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 110 },
      { field: 'desk', headerName: 'Desk', width: 90 },
      { field: 'side', headerName: 'Side', width: 70 },
      { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 85 },
      { field: 'price', headerName: 'Price ($)', type: 'number', width: 95 },
    ],
    [edges],
  );

  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        aria-label="Trades with pinned rows"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
