import { DataGrid, useGridApiRef, type GridColDef, type GridEventListener } from '@mui/x-data-grid';

interface StockItem {
  id: string;
  item: string;
  counted: number | null;
  shelf: string;
  checked: Date | null;
  damaged: boolean;
}

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  { field: 'counted', headerName: 'Counted', type: 'number', width: 95, editable: true },
  {
    field: 'shelf',
    headerName: 'Shelf',
    type: 'singleSelect',
    width: 95,
    editable: true,
    valueOptions: ['A1', 'A2', 'B1', 'B2'],
  },
  { field: 'checked', headerName: 'Checked', type: 'date', width: 135, editable: true },
  { field: 'damaged', headerName: 'Damaged', type: 'boolean', width: 95, editable: true },
];

const stock: StockItem[] = [
  {
    id: 'P-204',
    item: 'Hex bolt M8',
    counted: 412,
    shelf: 'A1',
    checked: new Date(2025, 4, 6),
    damaged: false,
  },
  {
    id: 'P-207',
    item: 'Lock washer M8',
    counted: 980,
    shelf: 'A1',
    checked: new Date(2025, 4, 6),
    damaged: false,
  },
  {
    id: 'P-219',
    item: 'Threaded rod, 1 m',
    counted: 37,
    shelf: 'B2',
    checked: new Date(2025, 4, 7),
    damaged: true,
  },
  {
    id: 'P-233',
    item: 'Wall plug, 10 mm',
    counted: null,
    shelf: 'A2',
    checked: null,
    damaged: false,
  },
  {
    id: 'P-240',
    item: 'Cable tie, black',
    counted: null,
    shelf: 'B1',
    checked: null,
    damaged: false,
  },
];

export default function SingleClickEdit() {
  const apiRef = useGridApiRef();

  const handleCellClick: GridEventListener<'cellClick'> = ({ id, field, isEditable }, event) => {
    // A click in the menu of a select reaches the grid through React.
    const isInCell = event.currentTarget.contains(event.target as Element);
    if (isEditable && isInCell && apiRef.current?.getCellMode(id, field) === 'view') {
      apiRef.current.startCellEditMode({ id, field });
    }
  };

  return (
    <DataGrid
      apiRef={apiRef}
      aria-label="Stock count"
      rows={stock}
      columns={columns}
      onCellClick={handleCellClick}
      hideFooter
      disableRowSelectionOnClick
    />
  );
}
