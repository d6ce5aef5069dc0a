import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import Snackbar from '@mui/material/Snackbar';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';
import type {} from './excelWorker.ts';

const trades = makeTrades(50_000);

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 90 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 110 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 100 },
  { field: 'day', headerName: 'Trade date', type: 'date', width: 110 },
];

export default function ExcelWorker() {
  const [state, setState] = useState<'idle' | 'pending' | 'finished' | 'failed'>('idle');

  const slotProps = useMemo<DataGridPremiumProps['slotProps']>(
    () => ({
      toolbar: {
        excelOptions: {
          fileName: 'trades',
          worker: () => {
            const worker = new Worker(new URL('./excelWorker', import.meta.url), {
              type: 'module',
            });
            worker.addEventListener('error', () => setState('failed'));
            return worker;
          },
        },
        printOptions: { disableToolbarButton: true },
      },
    }),
    [],
  );

  return (
    <div style={{ height: 420 }}>
      <DataGridPremium
        aria-label="Trades"
        rows={trades}
        columns={columns}
        slotProps={slotProps}
        onExcelExportStateChange={setState}
        disableRowSelectionOnClick
        showToolbar
      />
      <Snackbar open={state === 'pending'}>
        <Alert severity="info" icon={<CircularProgress size={20} aria-label="Exporting" />}>
          Exporting trades…
        </Alert>
      </Snackbar>
      <Snackbar
        open={state === 'finished'}
        autoHideDuration={4000}
        onClose={() => setState('idle')}
      >
        <Alert severity="success">Export finished</Alert>
      </Snackbar>
      <Snackbar open={state === 'failed'} autoHideDuration={4000} onClose={() => setState('idle')}>
        <Alert severity="error">Export failed</Alert>
      </Snackbar>
    </div>
  );
}
