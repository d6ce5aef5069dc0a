import { useMemo } from 'react';
import { alpha } from '@mui/material/styles';
import DeleteIcon from '@mui/icons-material/Delete';
import RestoreFromTrashIcon from '@mui/icons-material/RestoreFromTrash';
import {
  DataGrid,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
  type GridRowClassNameParams,
} from '@mui/x-data-grid';
import { UnsavedBar } from './unsavedBar.tsx';
import { useUnsavedRows, type UnsavedRow } from './useUnsavedRows.ts';

interface Dish {
  id: number;
  dish: string;
  course: string;
  price: number;
  portions: number;
}

const dataColumns: GridColDef<Dish>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 150, editable: true },
  {
    field: 'course',
    headerName: 'Course',
    type: 'singleSelect',
    width: 110,
    editable: true,
    valueOptions: ['Starter', 'Main', 'Dessert'],
  },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 95, editable: true },
  { field: 'portions', headerName: 'Portions', type: 'number', width: 95, editable: true },
];

const menu: Dish[] = [
  { id: 1, dish: 'Leek and potato soup', course: 'Starter', price: 7.5, portions: 40 },
  { id: 2, dish: 'Smoked trout, rye bread', course: 'Starter', price: 11, portions: 18 },
  { id: 3, dish: 'Braised lamb shank', course: 'Main', price: 24.5, portions: 22 },
  { id: 4, dish: 'Mushroom risotto', course: 'Main', price: 17, portions: 30 },
  { id: 5, dish: 'Lemon tart', course: 'Dessert', price: 8, portions: 26 },
];

/** Stands for one request to your server. */
function sendChanges(_: UnsavedRow<Dish>[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 900);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function BulkSaveDiscard() {
  const apiRef = useGridApiRef();
  const { unsaved, isSaving, setDeleted, ...edits } = useUnsavedRows<Dish>(apiRef, sendChanges);

  const columns: GridColDef<Dish>[] = useMemo(
    () => [
      ...dataColumns,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Delete',
        width: 80,
        getActions: ({ id, row }) => [
          unsaved.get(id)?.isDeleted ? (
            <GridActionsCellItem
              key="keep"
              icon={<RestoreFromTrashIcon />}
              label={`Keep ${row.dish}`}
              disabled={isSaving}
              onClick={() => setDeleted(row, false)}
            />
          ) : (
            <GridActionsCellItem
              key="delete"
              icon={<DeleteIcon />}
              label={`Delete ${row.dish}`}
              disabled={isSaving}
              onClick={() => setDeleted(row, true)}
            />
          ),
        ],
      },
    ],
    [unsaved, isSaving, setDeleted],
  );
  const getRowClassName = ({ id }: GridRowClassNameParams<Dish>) => {
    const row = unsaved.get(id);
    return row ? (row.isDeleted ? 'row-deleted' : 'row-changed') : '';
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
      <DataGrid
        apiRef={apiRef}
        aria-label="Menu"
        rows={menu}
        columns={columns}
        processRowUpdate={edits.processRowUpdate}
        isCellEditable={({ id }) => !isSaving && !unsaved.get(id)?.isDeleted}
        getRowClassName={getRowClassName}
        loading={isSaving}
        hideFooter
        disableRowSelectionOnClick
        sx={(theme) => ({
          '& .row-changed': { backgroundColor: alpha(theme.palette.warning.main, 0.15) },
          '& .row-deleted': {
            backgroundColor: alpha(theme.palette.error.main, 0.15),
            textDecoration: 'line-through',
          },
        })}
      />
    </div>
  );
}
