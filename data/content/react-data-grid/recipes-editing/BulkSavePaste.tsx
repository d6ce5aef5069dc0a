import { alpha } from '@mui/material/styles';
import {
  DataGridPremium,
  useGridApiRef,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { UnsavedBar } from './unsavedBar.tsx';
import { useUnsavedRows, type UnsavedRow } from './useUnsavedRows.ts';

interface Budget {
  id: string;
  department: string;
  q1: number;
  q2: number;
  q3: number;
  q4: number;
}

/** Thousands of euros. */
const quarter: Partial<GridColDef<Budget>> = {
  type: 'number',
  width: 95,
  editable: true,
  // Spreadsheets copy numbers such as “1,250 €”. A value of undefined isn't pasted.
  pastedValueParser: (text) => {
    const digits = text.replace(/[^\d.-]/g, '');
    const number = Number(digits);
    return digits === '' || Number.isNaN(number) ? undefined : number;
  },
};

const columns: GridColDef<Budget>[] = [
  { field: 'department', headerName: 'Department', flex: 1, minWidth: 140 },
  { ...quarter, field: 'q1', headerName: 'Q1 (k€)' },
  { ...quarter, field: 'q2', headerName: 'Q2 (k€)' },
  { ...quarter, field: 'q3', headerName: 'Q3 (k€)' },
  { ...quarter, field: 'q4', headerName: 'Q4 (k€)' },
];

const budgets: Budget[] = [
  { id: 'ops', department: 'Operations', q1: 1250, q2: 1310, q3: 1280, q4: 1405 },
  { id: 'rnd', department: 'Research', q1: 840, q2: 865, q3: 910, q4: 930 },
  { id: 'sal', department: 'Sales', q1: 620, q2: 655, q3: 700, q4: 780 },
  { id: 'mkt', department: 'Marketing', q1: 310, q2: 340, q3: 295, q4: 420 },
  { id: 'hr', department: 'People', q1: 145, q2: 145, q3: 150, q4: 150 },
];

/** Stands for one request to your server. */
function sendChanges(_: UnsavedRow<Budget>[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 900);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function BulkSavePaste() {
  const apiRef = useGridApiRef();
  const { unsaved, isSaving, ...edits } = useUnsavedRows<Budget>(apiRef, sendChanges);

  const getCellClassName = ({ id, field, value }: GridCellParams<Budget>) => {
    const before = unsaved.get(id)?.before;
    return before && before[field as keyof Budget] !== value ? 'cell-changed' : '';
  };

  return (
    <div>
      <UnsavedBar
        count={unsaved.size}
        isSaving={isSaving}
        hasFailed={edits.hasFailed}
        onSave={edits.save}
        onDiscard={edits.discard}
      />
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Budget by quarter"
        rows={budgets}
        columns={columns}
        cellSelection
        processRowUpdate={edits.processRowUpdate}
        isCellEditable={() => !isSaving}
        disableClipboardPaste={isSaving}
        getCellClassName={getCellClassName}
        loading={isSaving}
        hideFooter
        disableRowSelectionOnClick
        sx={(theme) => ({
          '& .cell-changed': { backgroundColor: alpha(theme.palette.warning.main, 0.2) },
        })}
      />
    </div>
  );
}
