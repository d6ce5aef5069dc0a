import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import styles from './StyledCells.module.css';

interface Account {
  id: number;
  client: string;
  balance: number;
  change: number;
}

const columns: GridColDef<Account>[] = [
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 130 },
  {
    field: 'balance',
    headerName: 'Balance ($)',
    type: 'number',
    width: 120,
    cellClassName: styles.balance,
  },
  {
    field: 'change',
    headerName: 'Today ($)',
    type: 'number',
    width: 110,
    cellClassName: gainOrLoss,
  },
];

const accounts: Account[] = [
  { id: 1, client: 'Meridian Pension', balance: 48_200, change: 310 },
  { id: 2, client: 'Copperfield Trust', balance: 12_750, change: -420 },
  { id: 3, client: 'Bluewater Fund', balance: 96_410, change: 0 },
  { id: 4, client: 'Stonebury Bank', balance: 31_080, change: -95 },
];

export default function StyledCells() {
  return (
    <div className={styles.accounts}>
      <DataGrid aria-label="Client accounts" columns={columns} rows={accounts} hideFooter />
    </div>
  );
}

function gainOrLoss({ value }: GridCellParams<Account, number>) {
  if (!value) {
    return '';
  }
  return (value < 0 ? styles.loss : styles.gain) ?? '';
}
