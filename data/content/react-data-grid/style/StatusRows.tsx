import type { Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef, type GridRowClassNameParams } from '@mui/x-data-grid';

interface Invoice {
  id: string;
  client: string;
  due: string;
  amount: number;
  status: 'paid' | 'due' | 'overdue';
}

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 100 },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 150 },
  { field: 'due', headerName: 'Due', width: 105 },
  { field: 'amount', headerName: 'Amount ($)', type: 'number', width: 115 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const invoices: Invoice[] = [
  { id: 'R-1041', client: 'Alder & Sons', due: '2025-05-02', amount: 1840, status: 'paid' },
  { id: 'R-1042', client: 'Brava Cocinas', due: '2025-05-06', amount: 620, status: 'overdue' },
  { id: 'R-1043', client: 'Groen Wonen', due: '2025-05-19', amount: 2275, status: 'due' },
  { id: 'R-1044', client: 'Halloran Home', due: '2025-05-21', amount: 940, status: 'due' },
  { id: 'R-1045', client: 'Fiumara Casa', due: '2025-04-30', amount: 3110, status: 'overdue' },
];

export default function StatusRows() {
  return (
    <div style={{ height: 318 }}>
      <DataGrid
        aria-label="Invoices"
        rows={invoices}
        columns={columns}
        getRowClassName={statusOf}
        sx={{
          '& .paid': shades('success'),
          '& .due': shades('warning'),
          '& .overdue': shades('error'),
        }}
        hideFooter
      />
    </div>
  );
}

function statusOf({ row }: GridRowClassNameParams<Invoice>) {
  return row.status;
}

/** The backgrounds of a row by default, on hover and when selected. */
function shades(color: 'success' | 'warning' | 'error') {
  return (theme: Theme) => {
    const { palette } = theme.vars ?? theme;
    const mix = (share: number) => ({
      backgroundColor: `color-mix(in srgb, ${palette[color].main} ${share}%, ${palette.background.default})`,
    });
    return {
      '&.MuiDataGrid-row': {
        ...mix(10),
        '&:hover': mix(18),
        '&.Mui-selected': { ...mix(26), '&:hover': mix(32) },
      },
    };
  };
}
