import { useState } from 'react';
import Alert from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import Snackbar from '@mui/material/Snackbar';
import {
  DataGridPremium,
  type GridColDef,
  type GridExcelExportOptions,
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

const excelOptions: GridExcelExportOptions = {
  fileName: 'trades',
  worker: () => new Worker(new URL('./excelWorker', import.meta.url), { type: 'module' }),
};
const slotProps = { toolbar: { excelOptions, printOptions: { disableToolbarButton: true } } };

export default function ExcelWorker() {
  const [state, setState] = useState<'idle' | 'pending' | 'finished'>('idle');

  return (
    <div style={{ height: 420 }}>
      <DataGridPremium
        aria-label="Trades"
        rows={trades}
        columns={columns}
        slotProps={slotProps}
        onExcelExportStateChange={setState}
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
    </div>
  );
}
