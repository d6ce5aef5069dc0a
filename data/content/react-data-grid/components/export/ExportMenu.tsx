import { useId, useRef, useState } from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const fileOptions = { fileName: 'trades' };

function TradesBar() {
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);

  return (
    <Toolbar>
      <Tooltip title="Export">
        <ToolbarButton
          ref={buttonRef}
          id={`${id}-button`}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-menu` : undefined}
          onClick={() => setOpen(true)}
        >
          <DownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu
        id={`${id}-menu`}
        anchorEl={() => buttonRef.current}
        open={isOpen}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        <ExportExcel render={<MenuItem />} options={fileOptions} onClick={close}>
          Excel workbook
        </ExportExcel>
        <ExportCsv render={<MenuItem />} options={fileOptions} onClick={close}>
          CSV file
        </ExportCsv>
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
      </Menu>
    </Toolbar>
  );
}

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'day', headerName: 'Trade date', type: 'date', width: 120 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'price', headerName: 'USD per tonne', type: 'number', width: 130 },
];

const trades = makeTrades(40);
const slots = { toolbar: TradesBar };

export default function ExportMenu() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        label="Trades"
        rows={trades}
        columns={columns}
        slots={slots}
        showToolbar
        disableVirtualization
      />
    </div>
  );
}
