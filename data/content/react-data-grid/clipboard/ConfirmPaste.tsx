import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

interface Request {
  data: string[][];
  accept: () => void;
  cancel: () => void;
}

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 80 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 115 },
  { field: 'desk', headerName: 'Desk', width: 100, editable: true },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100, editable: true },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 120, editable: true },
];

const trades = makeTrades(6);

export default function ConfirmPaste() {
  const server = useRowServer({ rows: trades, latency: 600 });
  const [request, setRequest] = useState<Request>();
  const [isOpen, setIsOpen] = useState(false);
  const [isSaving, setIsSaving] = useState(false);

  const confirm = ({ data }: { data: string[][] }) =>
    new Promise<void>((resolve, reject) => {
      setRequest({ data, accept: resolve, cancel: () => reject(new Error('Canceled')) });
      setIsOpen(true);
    });

  const close = (settle?: () => void) => {
    setIsOpen(false);
    settle?.();
  };

  return (
    <div style={{ height: 370 }}>
      <DataGridPremium
        aria-label="Trades"
        rows={trades}
        columns={columns}
        cellSelection
        rowSelection={false}
        loading={isSaving}
        processRowUpdate={(updatedRow) => server.updateRow({ rowId: updatedRow.id, updatedRow })}
        onBeforeClipboardPasteStart={confirm}
        onClipboardPasteStart={() => setIsSaving(true)}
        onClipboardPasteEnd={() => setIsSaving(false)}
        hideFooter
      />
      <Dialog open={isOpen} onClose={() => close(request?.cancel)}>
        <DialogTitle>Paste into the trades?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Rows: {request?.data.length}, columns: {request?.data[0]?.length}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(request?.cancel)}>Cancel</Button>
          <Button onClick={() => close(request?.accept)} autoFocus>
            Paste
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
