import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridSlots,
  type PropsFromSlot,
} from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    status?: 'Live' | 'Paused';
  }
}

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 90 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 130 },
  { field: 'desk', headerName: 'Desk', width: 110 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 110 },
  { field: 'price', headerName: 'US$ / t', type: 'number', width: 110 },
];

const trades = makeTrades(50);
const slots = { footer: TradesFooter };

export default function StatusFooter() {
  const [status, setStatus] = useState<'Live' | 'Paused'>('Live');

  return (
    <Box sx={{ height: 440, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setStatus(status === 'Live' ? 'Paused' : 'Live')}
        sx={{ alignSelf: 'flex-start' }}
      >
        {status === 'Live' ? 'Pause' : 'Resume'}
      </Button>
      <DataGrid
        aria-label="Trades"
        columns={columns}
        rows={trades}
        slots={slots}
        slotProps={{ footer: { status } }}
        checkboxSelection
        sx={{ minHeight: 0 }}
      />
    </Box>
  );
}

function TradesFooter({ status, ...props }: PropsFromSlot<GridSlots['footer']>) {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <GridFooterContainer {...props} sx={{ px: 2 }}>
      <Chip
        size="small"
        variant="outlined"
        color={status === 'Live' ? 'success' : 'default'}
        label={status}
      />
      <Typography variant="body2">
        {selected} of {trades.length} trades selected
      </Typography>
    </GridFooterContainer>
  );
}
