import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridCsvExportOptions,
  type GridPrintExportOptions,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const csvOptions: GridCsvExportOptions = { fileName: 'orders', utf8WithBom: true };
const printOptions: GridPrintExportOptions = {
  hideFooter: true,
  pageStyle: '.MuiDataGrid-toolbar { display: none !important; }',
};

function OrdersBar() {
  return (
    <Toolbar aria-label="Export orders">
      <ExportCsv
        options={csvOptions}
        render={<ToolbarButton render={<Button startIcon={<DownloadIcon />} />} />}
      >
        Download
      </ExportCsv>
      <ExportPrint
        options={printOptions}
        render={<ToolbarButton render={<Button startIcon={<PrintIcon />} />} />}
      >
        Print
      </ExportPrint>
    </Toolbar>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 115 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

const orders = makeOrders(40);
const slots = { toolbar: OrdersBar };

export default function ExportButtons() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        slots={slots}
        showToolbar
        disableVirtualization // Otherwise, rows that aren't rendered are missing from the printout.
      />
    </div>
  );
}
