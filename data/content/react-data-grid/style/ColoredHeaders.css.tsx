import { DataGrid, type GridColDef, type GridColumnHeaderParams } from '@mui/x-data-grid';
import styles from './ColoredHeaders.module.css';

interface Budget {
  id: number;
  account: string;
  planQ1: number;
  actualQ1: number;
  planQ2: number;
  actualQ2: number;
}

const amount: Partial<GridColDef<Budget>> = {
  type: 'number',
  width: 115,
  headerAlign: 'center',
  headerClassName: planOrActual,
};

const columns: GridColDef<Budget>[] = [
  {
    field: 'account',
    headerName: 'Account',
    flex: 1,
    minWidth: 150,
    headerClassName: styles.account,
  },
  { ...amount, field: 'planQ1', headerName: 'Plan Q1' },
  { ...amount, field: 'actualQ1', headerName: 'Actual Q1' },
  { ...amount, field: 'planQ2', headerName: 'Plan Q2' },
  { ...amount, field: 'actualQ2', headerName: 'Actual Q2' },
];

const budgets: Budget[] = [
  { id: 1, account: 'Salaries', planQ1: 412, actualQ1: 408, planQ2: 420, actualQ2: 431 },
  { id: 2, account: 'Cloud hosting', planQ1: 61, actualQ1: 72, planQ2: 64, actualQ2: 70 },
  { id: 3, account: 'Travel', planQ1: 24, actualQ1: 18, planQ2: 30, actualQ2: 33 },
  { id: 4, account: 'Training', planQ1: 12, actualQ1: 9, planQ2: 12, actualQ2: 12 },
];

export default function ColoredHeaders() {
  return (
    <div className={styles.demo}>
      <DataGrid aria-label="Budget in thousands" rows={budgets} columns={columns} hideFooter />
    </div>
  );
}

function planOrActual({ field }: GridColumnHeaderParams) {
  return (field.startsWith('plan') ? styles.plan : styles.actual) ?? '';
}
