import {
  DataGridPremium,
  gridFocusCellSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Guest', flex: 1, minWidth: 130, editable: true },
  { field: 'company', headerName: 'Company', flex: 1, minWidth: 130, editable: true },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90, editable: true },
];

const guests = [
  { id: 1, name: 'Anna Dahl', company: 'Dahl Interiör', seats: 2 },
  { id: 2, name: 'Bruno Lind', company: 'Groen Wonen', seats: 1 },
  { id: 3, name: '', company: '', seats: null },
];

export default function PasteAppendsRows() {
  const apiRef = useGridApiRef();

  /** Adds the rows that are missing below the focused cell, so that the pasted text fits. */
  const addMissingRows = async ({ data }: { data: string[][] }) => {
    const api = apiRef.current;
    const cell = gridFocusCellSelector(apiRef);
    if (!api || !cell) {
      return;
    }
    const count = api.getRowsCount();
    const below = count - api.getRowIndexRelativeToVisibleRows(cell.id);
    const missing = Math.max(0, data.length - below);
    api.updateRows(
      Array.from({ length: missing }, (_, index) => ({
        id: count + index + 1,
        name: '',
        company: '',
        seats: null,
      })),
    );
  };

  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        aria-label="Guests"
        apiRef={apiRef}
        rows={guests}
        columns={columns}
        rowSelection={false}
        // A sorted or filtered grid would move or hide the new, empty rows.
        disableColumnSorting
        disableColumnFilter
        onBeforeClipboardPasteStart={addMissingRows}
      />
    </div>
  );
}
