import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridActionsCellItem,
  GridOverlay,
  type DataGridProps,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';
import CloseIcon from '@mui/icons-material/Close';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onPlaceOrder?: () => void;
  }
}

interface LimitOrder {
  id: number;
  side: 'Buy' | 'Sell';
  commodity: string;
  tonnes: number;
  limit: number;
}

const ideas: Omit<LimitOrder, 'id'>[] = [
  { side: 'Buy', commodity: 'Copper', tonnes: 50, limit: 9240 },
  { side: 'Sell', commodity: 'Cocoa', tonnes: 15, limit: 7910 },
  { side: 'Buy', commodity: 'Oats', tonnes: 200, limit: 238 },
];

const slots: DataGridProps['slots'] = { noRowsOverlay: EmptyOrderBook };

export default function NoRowsIllustrated() {
  const [orders, setOrders] = useState<LimitOrder[]>([]);

  const columns = useMemo<GridColDef<LimitOrder>[]>(
    () => [
      { field: 'side', headerName: 'Side', width: 80 },
      { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 110 },
      { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 90 },
      { field: 'limit', headerName: 'Limit (US$)', type: 'number', width: 110 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Cancel',
        width: 80,
        getActions: ({ id }) => [
          <GridActionsCellItem
            key="cancel"
            icon={<CloseIcon />}
            label="Cancel order"
            onClick={() => setOrders((before) => before.filter((order) => order.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  const slotProps = useMemo<DataGridProps['slotProps']>(
    () => ({
      noRowsOverlay: {
        onPlaceOrder: () => setOrders(ideas.map((idea, index) => ({ id: index + 1, ...idea }))),
      },
    }),
    [],
  );

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        aria-label="Open orders"
        rows={orders}
        columns={columns}
        slots={slots}
        slotProps={slotProps}
        hideFooter
        disableRowSelectionOnClick
      />
    </div>
  );
}

function EmptyOrderBook({ onPlaceOrder }: GridSlotProps['noRowsOverlay']) {
  return (
    <GridOverlay>
      <Illustration viewBox="0 0 180 120" aria-hidden>
        <path className="shadow" d="M30 108h120" />
        <path className="page" d="M90 26C76 16 52 15 22 19v78c30-4 54-3 68 7z" />
        <path className="page" d="M90 26c14-10 38-11 68-7v78c-30-4-54-3-68 7z" />
        <path className="fold" d="M90 27v76" />
        <path className="buy" d="M34 38c14-1 26 0 40 4M40 54c12-1 22 0 34 3M52 70c8 0 14 1 22 3" />
        <path
          className="sell"
          d="M146 38c-14-1-26 0-40 4M140 54c-12-1-22 0-34 3M128 70c-8 0-14 1-22 3"
        />
        <path className="ribbon" d="M128 17v14l5-4 5 4V17z" />
      </Illustration>
      <Typography variant="subtitle1" component="p">
        Your order book is empty
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ px: 2 }}>
        Orders stay here until they are filled or canceled.
      </Typography>
      <Button variant="contained" size="small" onClick={onPlaceOrder}>
        Place sample orders
      </Button>
    </GridOverlay>
  );
}

const Illustration = styled('svg')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: 180,
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    strokeWidth: 2.5,
    '& .shadow': { stroke: palette.divider, strokeWidth: 5 },
    '& .page': { fill: palette.background.paper, stroke: palette.text.secondary },
    '& .fold': { stroke: palette.text.secondary },
    '& .buy': { stroke: palette.success.main, strokeWidth: 4, strokeDasharray: '1 8' },
    '& .sell': { stroke: palette.error.main, strokeWidth: 4, strokeDasharray: '1 8' },
    '& .ribbon': { fill: palette.primary.main, stroke: palette.primary.main, strokeWidth: 1 },
  };
});
